"""A match as a readable text file, verified by replay.

    [Saloon "record 1"]
    [Game "wanted"]
    [Rules "wanted/2"]
    [Options "duel=on"]
    [Seat 0 "Belle" "human"]
    [Seat 1 "Deputy" "greedy"]
    [Date "2026-11-15"]
    [Commitment "sha256 of the table's part of the seed"]
    [Result "1"]
    [Seed "the table's part"]
    [Seed "a player's part"]

    = 0 2a5d8c0e61f3b794
    1. 0 draw:saloon
    2. 1 draw:deadwood ; a comment
    = 3 77b1...
    end 2 9d02c4...
    signed <key> <signature>

A line that begins with `=` is a beat: its number and the digest of the table there. The last line
counts the moves and seals the text above it. Below that a server may sign everything above with
an Ed25519 key; key and signature are in hexadecimal (`saloon.server.signing` checks them). The seed
stays out of the record until the match is over; its commitment is there from the start.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from typing import Final

from saloon.engine.errors import BadRecord, BadSetup, IllegalMove, other_rules
from saloon.engine.game import Game, Value, find
from saloon.engine.match import Match

FORMAT: Final = "record 1"
HEADER: Final = re.compile(r'\[(\w+)(?: (\d{1,3}))? ("(?:[^"\\]|\\.)*")(?: ("(?:[^"\\]|\\.)*"))?\]')
BEAT_LINE: Final = re.compile(r"= (\d{1,7}) ([0-9a-f]{16})")
MOVE_LINE: Final = re.compile(r"(\d{1,7})\. (\d{1,3}) ([^\s;]+)(?: ; (.*))?")
END_LINE: Final = re.compile(r"end (\d{1,7}) ([0-9a-f]{16})")
SIGNED_LINE: Final = re.compile(r"signed ([0-9a-f]{64}) ([0-9a-f]{128})")
ONCE: Final = ("Saloon", "Game", "Rules", "Options", "Date", "Commitment", "Result")
UNDECIDED: Final = "*"


class Line:
    """One line of the body: a beat with its digest, or a move with its seat."""

    def __init__(self, number: int, seat: int, text: str, comment: str = "", line: int = 0) -> None:
        self.number = number
        self.seat = seat  # -1 for a beat, whose text is its digest
        self.text = text
        self.comment = comment
        self.line = line

    def dumps(self) -> str:
        """The line as it stands in the file."""
        if self.seat < 0:
            return f"= {self.number} {self.text}"
        words = " ".join(self.comment.split())
        comment = f" ; {words}" if words else ""
        return f"{self.number}. {self.seat} {self.text}{comment}"


class Record:
    """One match written down: header, numbered moves, a digest a beat.

    >>> import saloon
    >>> match = saloon.Match(saloon.game("wanted"), seats=2, seed="tombstone-7")
    >>> match.play(match.asks[0].seat, "draw:deadwood")
    >>> text = match.record(names=["Belle", "Deputy"], reveal=True).dumps()
    >>> saloon.Record.loads(text).replay().moves == match.moves
    True
    """

    def __init__(self) -> None:
        self.game = ""
        self.rules = ""
        self.options: dict[str, str] = {}
        self.names: list[str] = []
        self.kinds: list[str] = []
        self.date = ""
        self.commitment = ""
        self.result = UNDECIDED
        self.seed: list[str] = []
        self.body: list[Line] = []
        self.lines: dict[str, int] = {}  # where each header stands, for messages
        self.sealed = True
        self.signed_by = ""  # a public key, and what it signed
        self.signature = ""
        self.signed_text = ""

    # -- writing --------------------------------------------------------------------------------

    @staticmethod
    def of(
        match: Match,
        names: Sequence[str],
        kinds: Sequence[str],
        date: str,
        comments: Mapping[int, str],
        reveal: bool,
    ) -> Record:
        """The record of a match, with the digest of every beat, found by replaying it."""
        if not match.seed:
            raise BadRecord("a match that was set up by hand has no record")
        record = Record()
        record.game = match.game.id
        record.rules = match.game.rules
        record.options = {name: shown(value) for name, value in match.options.items()}
        record.names = [names[s] if s < len(names) else f"seat {s}" for s in range(match.seats)]
        record.kinds = [kinds[s] if s < len(kinds) else "?" for s in range(match.seats)]
        record.date = date
        record.commitment = commit(match.seed[0])
        record.result = result_of(match)
        if reveal:
            record.seed = list(match.seed)
        again = Replay(match.game, match.seats, match.seed, match.options)
        record.body.extend(again.new_beats())
        for number, (seat, text) in enumerate(match.moves, 1):
            record.body.append(Line(number, seat, text, comments.get(number, "")))
            again.match.play(seat, text)
            record.body.extend(again.new_beats())
        return record

    def dumps(self) -> str:
        """The text of the file."""
        text = "\n".join([*self._head(), "", *[line.dumps() for line in self.body], ""])
        return f"{text}end {self.move_count()} {seal(text)}\n"

    def _head(self) -> list[str]:
        options = " ".join([f"{name}={value}" for name, value in self.options.items()])
        head = [
            f"[Saloon {_quote(FORMAT)}]",
            f"[Game {_quote(self.game)}]",
            f"[Rules {_quote(self.rules)}]",
            f"[Options {_quote(options)}]",
        ]
        for seat, name in enumerate(self.names):
            head.append(f"[Seat {seat} {_quote(name)} {_quote(self.kinds[seat])}]")
        head.append(f"[Date {_quote(self.date)}]")
        head.append(f"[Commitment {_quote(self.commitment)}]")
        head.append(f"[Result {_quote(self.result)}]")
        head.extend([f"[Seed {_quote(part)}]" for part in self.seed])
        return head

    def move_count(self) -> int:
        """How many moves it holds."""
        return len([line for line in self.body if line.seat >= 0])

    # -- reading --------------------------------------------------------------------------------

    @staticmethod
    def loads(text: str) -> Record:
        """Read a file; raises BadRecord with the line number where it cannot be one of ours."""
        record = Record()
        lines = text.replace("\r\n", "\n").split("\n")
        ended = False
        moves = 0
        for number, raw in enumerate(lines, 1):
            line = raw.strip()
            if not line:
                continue
            signed = SIGNED_LINE.fullmatch(line)
            if ended and signed is not None and not record.signature:
                record.signed_by = signed[1]
                record.signature = signed[2]
                record.signed_text = "\n".join([*lines[: number - 1], ""])
                continue
            if ended:
                raise BadRecord(f"line {number}: nothing may follow the end line but one signature")
            if number == 1 or line.startswith("["):
                record._read_header(number, line)
            elif line.startswith("end"):
                above = "\n".join([*lines[: number - 1], ""])
                record._read_end(number, line, moves, above)
                ended = True
            else:
                moves = record._read_body(number, line, moves)
        if not ended:
            raise BadRecord(f"line {len(lines)}: the record is cut short; its end line is missing")
        for name in (*ONCE, "Seat"):
            if name not in record.lines:
                raise BadRecord(f"line 1: the header [{name} ...] is missing")
        return record

    def _read_header(self, number: int, line: str) -> None:
        match = HEADER.fullmatch(line)
        if number == 1 and (match is None or match[1] != "Saloon"):
            raise BadRecord(
                f'line 1: this is not a Saloon record; it should begin [Saloon "{FORMAT}"]'
            )
        if match is None:
            raise BadRecord(f'line {number}: a header should look like [Name "value"]')
        if self.body:
            raise BadRecord(f"line {number}: a header may not stand among the moves")
        name = match[1]
        value = _unquote(number, match[3])
        if name in self.lines and name in ONCE:
            raise BadRecord(f"line {number}: the header [{name} ...] stands here a second time")
        self.lines.setdefault(name, number)
        if name == "Saloon":
            if value != FORMAT:
                raise BadRecord(f"line {number}: this version reads {FORMAT!r}, not {value!r}")
        elif name == "Game":
            self.game = value
        elif name == "Rules":
            self.rules = value
        elif name == "Options":
            for word in value.split():
                option, _, setting = word.partition("=")
                self.options[option] = setting
        elif name == "Seat":
            if match[2] is None or int(match[2]) != len(self.names) or match[4] is None:
                raise BadRecord(
                    f"line {number}: seats are numbered from 0 and have a name and a kind"
                )
            self.names.append(value)
            self.kinds.append(_unquote(number, match[4]))
        elif name == "Date":
            self.date = value
        elif name == "Commitment":
            self.commitment = value
        elif name == "Result":
            self.result = value
        elif name == "Seed":
            self.seed.append(value)
        else:
            raise BadRecord(f"line {number}: there is no header [{name} ...]")

    def _read_body(self, number: int, line: str, moves: int) -> int:
        beat = BEAT_LINE.fullmatch(line)
        if beat is not None:
            self.body.append(Line(int(beat[1]), -1, beat[2], line=number))
            return moves
        move = MOVE_LINE.fullmatch(line)
        if move is None:
            raise BadRecord(
                f"line {number}: a move looks like '1. 0 draw:saloon', a beat like '= 0 <digest>'"
            )
        moves += 1
        if int(move[1]) != moves:
            raise BadRecord(f"line {number}: this is move {moves}, but it is numbered {move[1]}")
        self.body.append(Line(moves, int(move[2]), move[3], move[4] or "", number))
        return moves

    def _read_end(self, number: int, line: str, moves: int, above: str) -> None:
        end = END_LINE.fullmatch(line)
        if end is None or int(end[1]) != moves:
            raise BadRecord(
                f"line {number}: the record holds {moves} moves, but ends with {line!r}"
            )
        self.sealed = end[2] == seal(above)
        self.lines["end"] = number

    # -- proving --------------------------------------------------------------------------------

    def replay(self, game: Game | None = None) -> Match:
        """Play the match again, comparing digests; raises BadRecord at the first difference.

        The game is found by its id; one that is in no catalog can be given.
        """
        again = self._set_up(game)
        self._compare_beats(again, 0)
        for i, line in enumerate(self.body):
            if line.seat < 0:
                continue
            try:
                again.match.play(line.seat, line.text)
            except IllegalMove as error:
                raise BadRecord(f"line {line.line}: {error}") from None
            self._compare_beats(again, i + 1)
        if len(again.match.history) != self.move_count():
            raise BadRecord(
                f"line {self.lines['end']}: a secret question above is answered by one seat twice, "
                "or not by all"
            )
        result = result_of(again.match)
        if result != self.result:
            raise BadRecord(
                f"line {self.lines['Result']}: the result is {result!r}, not {self.result!r}"
            )
        if not self.sealed:
            raise BadRecord(
                f"line {self.lines['end']}: the text above was edited since it was sealed here"
            )
        return again.match

    def _set_up(self, game: Game | None) -> Replay:
        try:
            game = find(self.game) if game is None else game
        except BadSetup as error:
            raise BadRecord(f"line {self.lines['Game']}: {error}") from None
        if self.rules != game.rules:
            said = other_rules("this record", self.rules, game.rules)
            raise BadRecord(f"line {self.lines['Rules']}: {said}")
        if not self.seed:
            raise BadRecord(
                f"line {self.lines['Commitment']}: the seed is not revealed before the match ends, "
                "so this record cannot be replayed yet"
            )
        if commit(self.seed[0]) != self.commitment:
            raise BadRecord(
                f"line {self.lines['Commitment']}: the revealed seed is not the one committed to"
            )
        try:
            return Replay(game, len(self.names), self.seed, self.options)
        except BadSetup as error:
            raise BadRecord(f"line {self.lines['Options']}: {error}") from None

    def _compare_beats(self, again: Replay, i: int) -> None:
        """The beats that the replay reached stand next in the record, and agree."""
        for beat in again.new_beats():
            line = self.body[i] if i < len(self.body) else None
            if line is None or line.seat >= 0:
                where = line.line if line is not None else self.lines["end"]
                raise BadRecord(f"line {where}: the digest of beat {beat.number} is missing here")
            if line.number != beat.number or line.text != beat.text:
                raise BadRecord(
                    f"line {line.line}: the table of beat {beat.number} is not the one recorded; "
                    "the record was edited or the rules have changed"
                )
            i += 1
        if i < len(self.body) and self.body[i].seat < 0:
            raise BadRecord(f"line {self.body[i].line}: there is no beat here")

    def _outcome(self, match: Match) -> str:
        """Who won, by name: a person checks the record of a game they saw."""
        if not match.over:
            return "The match is not over."
        names = [self.names[seat] or f"seat {seat}" for seat in match.winners]
        if not names:
            return "Nobody wins, as recorded."
        if len(names) == 1:
            return f"The winner is {names[0]}, as recorded."
        return f"The winners are {', '.join(names[:-1])} and {names[-1]}, as recorded."

    def verify(self) -> list[str]:
        """What was proved, one sentence each; raises BadRecord at the first thing that is wrong."""
        match = self.replay()
        beats = len(self.body) - self.move_count()
        parts = len(self.seed)
        said = [
            f"The seed of the table is the one committed to ({self.commitment[:16]}...).",
            f"All {self.move_count()} moves are legal by {self.rules}.",
            f"All {beats} beats have the digest recorded.",
            self._outcome(match),
        ]
        if parts > 1:
            who = "One player" if parts == 2 else f"{parts - 1} players"
            whose = "a part of their own" if parts == 2 else "their own parts"
            said.insert(1, f"{who} mixed {whose} into the seed.")
        return said


class Replay:
    """A match played again with the digest of every beat."""

    def __init__(
        self, game: Game, seats: int, seed: list[str], options: Mapping[str, object]
    ) -> None:
        self.match = Match(game, seats, seed, options)
        self.match.watch_beats()
        self.seen = 0

    def new_beats(self) -> list[Line]:
        """The beats reached since the last look, with their digests."""
        digests = self.match.digests or []
        first = self.seen
        self.seen = len(digests)
        return [Line(first + i, -1, text) for i, text in enumerate(digests[first:])]


def commit(part: str) -> str:
    """The commitment to the table's part of a seed."""
    return hashlib.sha256(part.encode()).hexdigest()


def result_of(match: Match) -> str:
    """The winners' seats, or * while the match goes on."""
    if not match.over:
        return UNDECIDED
    return "+".join([str(seat) for seat in match.winners])


def shown(value: Value) -> str:
    """An option's value as the record writes it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def seal(text: str) -> str:
    """What the last line says of everything above it."""
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def _quote(text: str) -> str:
    return json.dumps(text, ensure_ascii=not text.isprintable())


def _unquote(number: int, quoted: str) -> str:
    try:
        text = str(json.loads(quoted))
        text.encode()
    except ValueError:
        raise BadRecord(f"line {number}: {quoted} is not a text that can be read") from None
    return text
