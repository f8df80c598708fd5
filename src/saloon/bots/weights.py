"""What a game's bots have learned: one small file beside its game.py, `weights.bin`.

A line that says what it is, a line of JSON about it, then the numbers, compressed. The JSON names
the game, the version of its rules, the options that were played, and for each number of seats the
digest of the layout that the network reads: whatever does not fit the game as it is now is not
used. Where a file is missing, damaged or does not fit, bots judge by the game's own `sense`.
"""

from __future__ import annotations

import json
import logging
import zlib
from array import array
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from sys import byteorder
from typing import Any, Final

from saloon.bots.net import HALF, NO_SENSES, TOP, UNITS, Head, Layer, Net
from saloon.engine.errors import BadSetup
from saloon.engine.game import Game, Value
from saloon.engine.match import Match
from saloon.engine.observation import layout, observation, size

FILE: Final = "weights.bin"
MAGIC: Final = b"saloon weights 1\n"
MOST_BYTES: Final = 2_000_000
"""A file is no greater than this."""
MOST_WEIGHT: Final = 32767
MOST_SHIFT: Final = 30
MOST_UNPACKED: Final = 64_000_000
"""No honest file unpacks to more."""


def layout_digest(game: Game, seats: int) -> str:
    """What stands for the meaning of every input and every move of a network."""
    fields = [[field.name, field.size, field.high] for field in layout(game, seats)]
    told = json.dumps([fields, list(game.prompts), list(game.moves)])
    return sha256(told.encode()).hexdigest()[:16]


class Sheet:
    """The numbers of one layer or head: a row an input (of a head a row an output), and biases."""

    def __init__(
        self, rows: list[list[int]], biases: list[int], shift: int = 0, scale: float = 0.0
    ) -> None:
        self.rows = rows
        self.biases = biases
        self.shift = shift
        self.scale = scale


class Draft:
    """The numbers of one network, as they are written down."""

    def __init__(
        self,
        seats: int,
        digest: str,
        layers: list[Sheet],
        chances: Sheet,
        moves: Sheet | None,
        above_sense: bool = False,
    ) -> None:
        self.seats = seats
        self.digest = digest
        self.layers = layers
        self.chances = chances
        self.moves = moves
        self.above_sense = above_sense

    def net(self) -> Net:
        """The network itself; raises ValueError where a sum could outgrow its half of a word."""
        made: list[Layer] = []
        high = TOP
        units = 0
        for sheet in self.layers:
            inputs = len(sheet.rows)
            units = len(sheet.biases)
            if units % UNITS or not 0 <= sheet.shift <= MOST_SHIFT:
                raise ValueError("a layer has another shape")
            sums = [abs(bias) + (1 << sheet.shift) for bias in sheet.biases]
            for row in sheet.rows:
                for unit in range(units):
                    sums[unit] += high * abs(row[unit])
            if max(sums) >= HALF:
                raise ValueError("a sum can outgrow 32 bits")
            made.append(Layer(inputs, units, sheet.rows, sheet.biases, sheet.shift))
        moves = None if self.moves is None else head(self.moves, units)
        return Net(self.seats, made, head(self.chances, units), moves, self.above_sense)


def head(sheet: Sheet, inputs: int) -> Head:
    """A head by its numbers."""
    return Head(inputs, sheet.rows, sheet.biases, sheet.scale)


class Weights:
    """All networks of a file, by the number of seats, and what they were made for."""

    def __init__(self, where: str, head: dict[str, Any], drafts: list[Draft]) -> None:
        self.where = where
        self.head = head
        self.drafts = drafts
        self.nets: dict[int, Net] = {}

    def misfit(self, game: Game) -> str:
        """Why this is not for a game as it is now, in one sentence, or ''."""
        if self.head["game"] != game.id:
            return f"{self.where} holds weights for {self.head['game']}, not for {game.id}"
        if self.head["rules"] != game.rules:
            return (
                f"{self.where} was learned by the rules {self.head['rules']}; "
                f"these are {game.rules}"
            )
        for draft in self.drafts:
            if draft.seats not in game.seats or draft.digest != layout_digest(game, draft.seats):
                return (
                    f"{self.where} was learned from another layout of what a seat observes "
                    f"in {game.id}"
                )
        return ""

    def seats(self) -> list[int]:
        """The numbers of seats there is a network for."""
        return [draft.seats for draft in self.drafts]

    def net(self, seats: int) -> Net | None:
        """The network for this number of seats, if there is one."""
        found = self.nets.get(seats)
        if found is None:
            for draft in self.drafts:
                if draft.seats == seats:
                    found = draft.net()
                    self.nets[seats] = found
        return found

    def net_for(self, match: Match) -> Net | None:
        """The network for a table, if one was learned with its seats and options."""
        options: dict[str, Value] = self.head["options"]
        return self.net(match.seats) if match.options == options else None


# -- the file --------------------------------------------------------------------------------------


def write_weights(
    game: Game, options: dict[str, Value], drafts: list[Draft], about: dict[str, Any]
) -> bytes:
    """A file that holds these networks; `about` says how they were learned."""
    body = b"".join([_numbers(draft) for draft in drafts])
    packed = zlib.compress(body, 9)
    head = {
        "game": game.id,
        "rules": game.rules,
        "options": options,
        "digest": sha256(packed).hexdigest(),
        "nets": [_shape(draft) for draft in drafts],
        "about": about,
    }
    whole = MAGIC + json.dumps(head).encode() + b"\n" + packed
    if len(whole) > MOST_BYTES:
        raise BadSetup(
            f"the weights of {game.id} take {len(whole):,} bytes; {MOST_BYTES:,} is the most"
        )
    return whole


def _shape(draft: Draft) -> dict[str, Any]:
    moves = draft.moves
    return {
        "seats": draft.seats,
        "layout": draft.digest,
        "inputs": len(draft.layers[0].rows),
        "layers": [[len(sheet.biases), sheet.shift] for sheet in draft.layers],
        "chances": draft.chances.scale,
        "moves": None if moves is None else [len(moves.rows), moves.scale],
        "above_sense": draft.above_sense,
    }


def _numbers(draft: Draft) -> bytes:
    sheets = [*draft.layers, draft.chances]
    if draft.moves is not None:
        sheets.append(draft.moves)
    parts: list[bytes] = []
    for sheet in sheets:
        flat = [weight for row in sheet.rows for weight in row]
        parts.append(_little("h", flat))
        parts.append(_little("i", sheet.biases))
    return b"".join(parts)


def _little(code: str, numbers: list[int]) -> bytes:
    held = array(code, numbers)
    if byteorder == "big":
        held.byteswap()
    return held.tobytes()


class Reader:
    """Takes numbers off the front of some bytes."""

    def __init__(self, held: bytes) -> None:
        self.held = held
        self.at = 0

    def take(self, code: str, count: int) -> list[int]:
        """The next numbers; raises ValueError where there are too few."""
        numbers = array(code)
        stop = self.at + count * numbers.itemsize
        if count < 0 or stop > len(self.held):
            raise ValueError("too short")
        numbers.frombytes(self.held[self.at : stop])
        if byteorder == "big":
            numbers.byteswap()
        self.at = stop
        return [int(number) for number in numbers]

    def sheet(self, rows: int, columns: int, biases: int, shift: int, scale: float) -> Sheet:
        """The next layer or head."""
        flat = self.take("h", rows * columns)
        held = [flat[row * columns : (row + 1) * columns] for row in range(rows)]
        return Sheet(held, self.take("i", biases), shift, scale)


def parse(held: bytes, where: str) -> Weights:
    """The networks that a file holds; raises BadSetup where it is not one, or is damaged."""
    if not held.startswith(MAGIC):
        raise BadSetup(f"{where} is not a file of weights")
    if len(held) > MOST_BYTES:
        raise BadSetup(f"{where} takes {len(held):,} bytes; {MOST_BYTES:,} is the most")
    line, _, packed = held[len(MAGIC) :].partition(b"\n")
    try:
        head: dict[str, Any] = json.loads(line)
        if sha256(packed).hexdigest() != head["digest"]:
            raise ValueError("the digest is another")
        body = zlib.decompressobj().decompress(packed, MOST_UNPACKED)
        reader = Reader(body)
        drafts = [_draft(reader, shape) for shape in head["nets"]]
        if reader.at != len(body) or not drafts:
            raise ValueError("the length is another")
        for key in ("game", "rules", "options"):
            head[key]
    except (ValueError, KeyError, TypeError, zlib.error):
        raise BadSetup(f"{where} is damaged") from None
    return Weights(where, head, drafts)


def _draft(reader: Reader, shape: dict[str, Any]) -> Draft:
    seats = int(shape["seats"])
    before = int(shape["inputs"])
    layers: list[Sheet] = []
    for units, shift in shape["layers"]:
        layers.append(reader.sheet(before, int(units), int(units), int(shift), 0.0))
        before = int(units)
    outs = max(2, seats)
    chances = reader.sheet(outs, before, outs, 0, float(shape["chances"]))
    moves: Sheet | None = None
    if shape["moves"] is not None:
        count = int(shape["moves"][0])
        moves = reader.sheet(count, before, count, 0, float(shape["moves"][1]))
    above_sense = bool(shape.get("above_sense", False))
    return Draft(seats, str(shape["layout"]), layers, chances, moves, above_sense)


# -- where bots find it ----------------------------------------------------------------------------


def read_weights(file: str, game: Game) -> Weights:
    """The weights in a file, for a game; raises BadSetup where they cannot be used for it."""
    try:
        held = Path(file).read_bytes()
    except OSError as error:
        raise BadSetup(f"{file} cannot be read: {error.strerror}") from None
    found = parse(held, file)
    misfit = found.misfit(game)
    if misfit:
        raise BadSetup(misfit)
    for draft in found.drafts:
        try:
            if len(draft.layers[0].rows) != size(game, draft.seats):
                raise ValueError("another size")
            if draft.moves is not None and len(draft.moves.rows) != len(game.moves):
                raise ValueError("other moves")
            draft.net()
        except (ValueError, IndexError):
            raise BadSetup(f"{file} is damaged") from None
    return found


class Shelf:
    """The weights that came with a game, read once a process; None where there are none."""

    def __init__(self, weights: Weights | None) -> None:
        self.weights = weights


SHELVES: Final[dict[str, Shelf]] = {}


def shipped(game: Game) -> Weights | None:
    """The weights that lie beside a game's game.py; said once in the log where they do not fit."""
    module = type(game).__module__
    key = f"{module} {game.id} {game.rules}"
    shelf = SHELVES.get(key)
    if shelf is None:
        shelf = Shelf(None)
        SHELVES[key] = shelf
        path = getattr(import_module(module), "__file__", None)
        file = None if path is None else Path(path).parent / FILE
        if file is not None and file.exists():
            try:
                shelf.weights = read_weights(str(file), game)
            except BadSetup as error:
                logging.getLogger("saloon.bots").warning(
                    "%s; bots judge %s by its own sense", error, game.id
                )
    return shelf.weights


def foresee(net: Net, world: Match, seat: int) -> list[float]:
    """Every seat's chance to win, by a network, through the eyes of one seat."""
    senses = world.game.senses(world.state) if net.above_sense else NO_SENSES
    return net.chances(observation(world, seat), seat, senses)


def learned(match: Match) -> Net | None:
    """The network that came with the game of a table, if it fits the table."""
    weights = shipped(match.game)
    return None if weights is None else weights.net_for(match)
