"""Nobody is told, and no bot is handed, what its seat cannot know; proved without the game's help.

The pairs of truths come from `saloon.testing.truths`. Whatever can be reached from the world that a
seat is handed must be the same for both, attribute by attribute and frame by frame, and so must
every choice that a bot makes in it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from functools import lru_cache

from saloon.bots.bot import Bot, Budget
from saloon.bots.levels import bot, names
from saloon.bots.search import SearchBot
from saloon.bots.weights import Weights
from saloon.engine.data import fields, to_data
from saloon.engine.errors import BadGame, Broken, SaloonError
from saloon.engine.game import SPECTATOR, Game, Value
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.engine.state import State
from saloon.lab.coverage import settings
from saloon.testing.madeup import made_up
from saloon.testing.reach import mutable, picture, reach
from saloon.testing.truths import Moment, Truths

Setting = tuple[int, dict[str, Value]]

FAR = 240
"""Positions lie within this many moves from the beginning."""
STEPS = 8
"""How many moves are played on in two worlds that must be the same."""
BOT_EVERY = 9
"""Bots choose in one of this many pairs."""
THOUGHTS = 12
"""Iterations of a search in these checks."""
BY_WEIGHTS = "legend with made-up weights"
"""A bot that judges by a network, whatever game it is."""
NOT_FIELDS = frozenset({"rng", "seats", "over", "winners", "reveals"})
"""What every table has: dice are changed by themselves, the others are in every view."""


def check_honesty(game: Game, positions: int = 60, seed: str = "honesty") -> int:
    """Raise AssertionError where hidden things can be known; returns how many pairs were compared.

    Positions are spread over all seat counts and options of the game.
    """
    rng = Rng.seeded(f"{seed} {game.id}")
    compared = 0
    probe = Probe(game)
    fixed = constants()
    for match in spread(game, positions, rng):
        probe.look(match, rng)
        moment = Moment(match, rng)
        seats: list[int | None] = [None, *range(match.seats)]
        for seat in seats:
            check_world(match, seat, rng, fixed)
            for pair in moment.other_truths(seat, rng):
                compared += 1
                check_pair(pair, seat, rng, compared % BOT_EVERY == 0)
    probe.tell()
    return compared


def spread(game: Game, positions: int, rng: Rng) -> Iterator[Match]:
    """Matches at a place each, with every setting in turn.

    One half stand anywhere, the others where something is asked that was not asked before.
    """
    found = settings(game)
    rng.shuffle(found)
    met: set[str] = set()
    for number in range(positions):
        seats, options = found[number % len(found)]
        match = Match(game, seats, f"{number} {rng.bits()}", options)
        while match.asks and len(match.history) < FAR:
            if number % 2 and match.asks[0].prompt not in met:
                break
            step(match, rng)
        if number % 2 == 0 or not match.asks:
            match = match.at(rng.below(len(match.history)))
        met.add(match.asks[0].prompt)
        yield match


def step(match: Match, rng: Rng) -> None:
    """One random answer of any seat that is asked."""
    ask = match.asks[rng.below(len(match.asks))]
    match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])


# -- one world ------------------------------------------------------------------------------------


def check_world(match: Match, seat: int | None, rng: Rng, fixed: set[int]) -> None:
    """A world is legal, looks right, can be copied, and shares nothing with the match."""
    world = handed(match, seat, rng)
    again = world.imagine(seat, rng, keep=False)
    for played in range(STEPS):
        try:
            match.game.check(world.state)
            match.game.check(again.state)
        except Broken as broken:
            raise AssertionError(
                f"the world that seat {seat} is handed is broken, {played} moves on: {broken}"
            ) from broken
        if again.asks:
            step(again, rng)
    assert sight_of(world, seat) == sight_of(match, seat), f"seat {seat} sees another table"
    ours = {id(one) for one in reach(match) if mutable(one)} - fixed
    shared = [one for one in reach(world) if id(one) in ours and mutable(one)]
    assert not shared, f"seat {seat} can write into the match through {shared[0]!r}"


def handed(match: Match, seat: int | None, rng: Rng) -> Match:
    """The world that a seat is handed, which must be one that can be copied."""
    world = match.imagine(seat, rng)
    assert world.trail is not None, (
        f"no start could be dealt for seat {seat} at {match.ask}: a flow needs something hidden "
        "that no zone declares, or keeps it in a local"
    )
    return world


def sight_of(match: Match, seat: int | None) -> str:
    """What a seat sees, as text."""
    return json.dumps(match.view(seat))


SERVER = ("saloon.server", "tests.server")


def constants() -> set[int]:
    """What modules hold: content, empty lists for whoever has none. No match owns it.

    The server is left out: no match can hold anything of it.
    """
    held: list[object] = []
    for name, module in list(sys.modules.items()):
        if name.startswith(("saloon", "tests")) and not name.startswith(SERVER):
            held.extend(one for key, one in vars(module).items() if not key.startswith("__"))
    return {id(one) for one in reach(held)}


# -- two truths -----------------------------------------------------------------------------------


def check_pair(pair: Truths, seat: int | None, rng: Rng, bots: bool) -> None:
    """A seat that cannot tell two truths apart is handed the same, whichever is true."""
    one, two, what = pair.one, pair.two, pair.what
    game = one.game
    if seat is not None and game.prompts:
        seen = [game.observe(match.state, seat) for match in (one, two)]
        assert seen[0] == seen[1], f"seat {seat} observes {what}"
    deal = rng.split()
    worlds = [handed(match, seat, deal.copy()) for match in (one, two)]
    same_picture(worlds[0], worlds[1], seat, what)
    plays_alike(worlds[0], worlds[1], seat, what, rng)
    if bots and seat is not None and one.ask_for(seat) is not None:
        choose_alike(pair, seat, rng)


def same_picture(one: Match, two: Match, seat: int | None, what: str) -> None:
    """Everything that can be reached from two worlds is the same."""
    ours, theirs = picture(one), picture(two)
    if ours == theirs:
        return
    place = next(
        (mine[0] for mine, other in zip(ours, theirs, strict=False) if mine != other), "its size"
    )
    raise AssertionError(f"the world that seat {seat} is handed tells {what}, in {place}")


def plays_alike(one: Match, two: Match, seat: int | None, what: str, rng: Rng) -> None:
    """The same moves lead to the same table, also in a copy; so no local holds what is hidden."""
    copy = two.clone()
    for _ in range(STEPS):
        if not one.asks:
            return
        ask = one.asks[rng.below(len(one.asks))]
        move = ask.moves[rng.below(len(ask.moves))]
        for world in (one, two, copy):
            try:
                world.play(ask.seat, move)
            except SaloonError as error:
                raise AssertionError(f"seat {seat} finds out {what}: {error}") from error
        tables = [to_data(world.state) for world in (one, two, copy)]
        assert tables[0] == tables[1], f"seat {seat} finds out {what} {_moves(one)}"
        assert tables[1] == tables[2], f"a copy of the world of seat {seat} plays on differently"


def _moves(match: Match) -> str:
    return f"by the next moves, the last of them {match.moves[-1] if match.moves else '-'}"


def choose_alike(pair: Truths, seat: int, rng: Rng) -> None:
    """Every kind of bot chooses the same, also one that has thought before or reads weights."""
    deal = rng.split()
    weights = some_weights(pair.one)
    for name in [*names(), *([BY_WEIGHTS] if weights is not None else [])]:
        chosen = []
        for match in (pair.one, pair.two):
            player = seated(name, weights)
            chance = deal.copy()
            earlier = last_asked(match, seat)
            if earlier is not None:
                player.choose(earlier.imagine(seat, chance), seat)
            chosen.append(player.choose(match.imagine(seat, chance), seat))
        assert chosen[0] == chosen[1], f"{name} chooses by {pair.what}"


def seated(name: str, weights: Weights | None) -> Bot:
    """A bot by its name, with few thoughts; one of them judges by weights that were made up."""
    thoughts = Budget(iterations=THOUGHTS)
    if name != BY_WEIGHTS:
        return bot(name, "same", thoughts)
    player = SearchBot(Rng.seeded("same"), thoughts, name, weights=name)
    player.file = weights
    return player


def some_weights(match: Match) -> Weights | None:
    """Weights by chance for a table, always the same; None where a game shows learners nothing."""
    return _weights(match.game, match.seats, tuple(match.options.items()))


@lru_cache(maxsize=64)
def _weights(game: Game, seats: int, options: tuple[tuple[str, Value], ...]) -> Weights | None:
    try:
        return made_up(game, seats, dict(options), Rng.seeded(f"weights {game.id}"))
    except BadGame:
        return None


def last_asked(match: Match, seat: int) -> Match | None:
    """The match where this seat was last asked before, if that is not long ago."""
    for back in range(1, 5):
        if back > len(match.history):
            return None
        earlier = match.at(len(match.history) - back)
        if earlier.ask_for(seat) is not None:
            return earlier
    return None


# -- the declaration ------------------------------------------------------------------------------


class Probe:
    """Looks for fields of the table that are never shown to all and that nothing declares."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.shown: set[str] = set(NOT_FIELDS)
        self.hidden: set[str] = set()
        self.declared = {*game.covered, *game.unshown}

    def look(self, match: Match, rng: Rng) -> None:
        """Change each field a little, and see whether a spectator sees it."""
        state = match.state
        for seat in (SPECTATOR, *range(match.seats)):
            zones = self.game.zones(state, seat)
            self.declared.update([zone.name.split()[0] for zone in zones])
        for field in fields(state):
            if field in self.shown:
                continue
            other = state.copy()
            if not nudge(other, field, rng):
                continue
            if hides_in(self.game, state, other):
                self.hidden.add(field)
            else:
                self.shown.add(field)

    def tell(self) -> None:
        """Name what was found."""
        found = sorted(self.hidden - self.shown - self.declared)
        assert not found, (
            "no view of a spectator shows these fields, and neither `zones` nor `covered` nor "
            f"`unshown` declares them: {', '.join(found)}"
        )


def nudge(state: State, field: str, rng: Rng) -> bool:
    """Change a field: a flag, a number, or two different numbers of a row change places."""
    held = getattr(state, field)
    if isinstance(held, bool):
        setattr(state, field, not held)
        return True
    if isinstance(held, int):
        setattr(state, field, held + 1)
        return True
    if not isinstance(held, (list, tuple)) or len(held) < 2:
        return False
    i, j = rng.below(len(held)), rng.below(len(held))
    if held[i] == held[j]:
        return False
    row = list(held)
    row[i], row[j] = row[j], row[i]
    setattr(state, field, tuple(row) if isinstance(held, tuple) else row)
    return True


def hides_in(game: Game, state: State, other: State) -> bool:
    """Whether somebody who looks on sees the same on two tables, legal or not."""
    try:
        return game.view(state, SPECTATOR) == game.view(other, SPECTATOR)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        return False
