"""What a seat may believe of a match in play, made without looking at anybody's hand.

A world that is handed out must be copied and imagined again, so it needs a start and a trail like
any match. The true ones would give the truth away. Instead the beat is redealt, but with
whatever has come to light since where it was; dice that all have seen lie on a tape; and where
others answered secretly, anything legal is answered. So the same open moves bring the flow to where
it stands, and there the table as the seat may believe it now takes the place of the one they were
played on. The flow of such a world has never met the true table.
"""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import NOT_GIVEN, TOGETHER, Ask
from saloon.engine.errors import Broken, SaloonError
from saloon.engine.game import Game
from saloon.engine.match import OPEN, Match
from saloon.engine.rng import Rng
from saloon.engine.state import State
from saloon.engine.tape import Dealt, Recorder, Tape, settle, show
from saloon.engine.trail import (
    NO_SEAT,
    Patch,
    Trail,
    entry_of,
    masked,
    move_of,
    opened,
    seat_of,
)

TRIES: Final = 12
"""How often a start is dealt before a world is handed out that cannot be copied."""

MOST_GUESSES: Final = 200
"""More secret answers than this on end are a question without an end."""


def believe(match: Match, who: int, rng: Rng, keep: bool) -> Match:
    """The world as a seat may believe it; see `Match.imagine`."""
    trail = match._advance()
    trail.copied = True
    if match._stands_at_beat():
        return believe_beat(match, trail, who, rng, keep)
    table = match.state.copy()
    match._redeal(table, who, rng)
    memory = Memory(match, trail, who)
    chance = rng.copy()
    for _ in range(TRIES):
        world = memory.retrace(chance.split(), table)
        if world is not None:
            break
    else:
        world = lonely(match, who, table)
    world._guess_commitments(who)
    world.options = match.options.copy()
    world.seed = []
    believed = world.trail
    if keep and believed is not None:
        world.keep = True
        world.past = memory.past()
        believed.patch(Patch(len(world.history), world.state.copy()))
    else:
        world.trail = None
        world.history = []
    return world


def believe_beat(match: Match, trail: Trail, who: int, rng: Rng, keep: bool) -> Match:
    """The world between two beats: there the state alone says everything."""
    if keep:
        rng.split()
    table = trail.start.copy()
    match._redeal(table, who, rng)
    start = table.copy() if keep else None
    world = Match(match.game, keep=False, events=False, table=table, beat=trail.beat)
    world.options = match.options.copy()
    world.seed = []
    own_menus(world)
    if start is not None:
        world.keep = True
        world.trail = Trail(start, 0, trail.beat)
        world.history = []
        world.past = known(match, who, match.history)
    return world


def lonely(match: Match, who: int, table: State) -> Match:
    """A world whose flow came here by the true moves: it plays on, but it cannot be copied."""
    world = match._replica(False)
    world.state.become(table)
    world._renew_menus(who)
    own_menus(world)
    return world


def own_menus(world: Match) -> None:
    """Let the open question share no list with anything else."""
    ask = world.ask
    if ask is not None:
        ask.moves = ask.moves[:]
        for part in ask.parts:
            part.moves = part.moves[:]


class Step:
    """A question of the trail and its answers, or a table that was redealt."""

    def __init__(self, ask: Ask, answers: list[int], covered: list[bool], stretch: int) -> None:
        self.seat = ask.seat
        self.prompt = ask.prompt
        self.seats = [part.seat for part in ask.parts]
        self.answers = answers
        self.covered = covered  # the answers that lie face down for this seat
        self.stretch = stretch  # which table to go on with, or 0

    def asks(self, ask: Ask) -> bool:
        """Whether a question is this one."""
        if self.seat != ask.seat or self.prompt != ask.prompt:
            return False
        return ask.seat != TOGETHER or self.seats == [part.seat for part in ask.parts]


class Stretch:
    """A table as it stood at a beat, and what has come to light since."""

    def __init__(self, game: Game, who: int, table: State) -> None:
        self.game = game
        self.who = who
        self.table = table
        self.notes = Recorder(table.rng.copy())
        self.laid = [Dealt(kind, things, 0) for kind, things in things_of(game, table, who).items()]
        self.met = 0  # how many deals have been looked at
        self.look(table)

    def look(self, state: State) -> None:
        """A question is open: all that does not lie face down now has been seen."""
        dealt = self.notes.dealt
        while self.met < len(dealt):
            again = dealt[self.met]
            for before in [*self.laid, *dealt[: self.met]]:
                if before.kind == again.kind:
                    # Dice that are thrown again were all taken up before.
                    before.mix_again(list(before.unseen) if again.thrown else again.things)
            self.met += 1
        zones = self.game.zones(state, self.who)
        hidden: dict[str, dict[int, int]] = {}
        for zone in zones:
            counts = hidden.setdefault(zone.kind, {})
            for thing in zone.things:
                counts[thing] = counts.get(thing, 0) + 1
        for one in [*self.laid, *dealt]:
            one.look(hidden.get(one.kind, {}))
            for zone in zones:
                if zone.kind == one.kind and not zone.ordered:
                    one.heap(zone.things)

    def redealt(self, rng: Rng) -> State:
        """The same table with what has not come to light redealt; raises where it cannot be."""
        table = self.table.copy()
        table.rng = rng
        self.game.hide(table, self.who, rng)
        zones = self.game.zones(table, self.who)
        for laid in self.laid:
            alike = [zone for zone in zones if zone.kind == laid.kind]
            things = [thing for zone in alike for thing in zone.things]
            if alike and alike[0].faces:
                show(things, laid.known())
                things.sort()
            else:
                settle(things, laid.known())
            for zone in alike:
                zone.things = things[: len(zone.things)]
                del things[: len(zone.things)]
        self.game.lay(table, zones)
        tape = Tape(self.script())
        tape.a, tape.b, tape.c, tape.d = rng.split().words()
        table.rng = tape
        return table

    def script(self) -> list[int]:
        """All numbers that came to light, with those of each deal in their place."""
        script: list[int] = []
        i = 0
        for one in self.notes.dealt:
            script.extend(self.notes.script[i : one.at])
            script.extend(one.known())
            i = one.at
        script.extend(self.notes.script[i:])
        return script


def things_of(game: Game, state: State, who: int) -> dict[str, list[int]]:
    """What lies hidden from a seat, by kind."""
    found: dict[str, list[int]] = {}
    for zone in game.zones(state, who):
        found[zone.kind] = [*found.get(zone.kind, []), *zone.things]
    return found


def known(match: Match, who: int, entries: list[int]) -> list[int]:
    """Answers as a seat knows them."""
    veiled = match.game.veiled(match.state, who)
    return masked([e if veiled and seat_of(e) != who else opened(e) for e in entries])


class Memory:
    """What a seat has seen since the latest beat of a match."""

    def __init__(self, match: Match, trail: Trail, who: int) -> None:
        self.match = match
        self.trail = trail
        self.who = who
        self.veiled = match.game.veiled(match.state, who)
        self.steps: list[Step] = []
        self.stretches = [Stretch(match.game, who, trail.start)]
        table = trail.start.copy()
        table.rng = self.stretches[0].notes
        scratch = Match(match.game, keep=False, events=False, table=table, beat=trail.beat)
        self.stretches[0].look(scratch.state)
        i = trail.at
        for patch in trail.patches:
            self.walk(scratch, i, patch.at)
            i = patch.at
            stretch = Stretch(match.game, who, patch.table)
            self.stretches.append(stretch)
            scratch.state.become(patch.table)
            scratch.state.rng = stretch.notes
            scratch._renew_menus(NO_SEAT)
            assert scratch.ask is not None
            self.steps.append(Step(scratch.ask, [], [], len(self.stretches) - 1))
        self.walk(scratch, i, len(match.history))
        # What others answered alone and in secret has not been seen at all.
        self.steps = [
            step for step in self.steps if step.seat == TOGETHER or True not in step.covered
        ]

    def walk(self, scratch: Match, i: int, stop: int) -> None:
        """Go along the true trail and note what is open to the seat."""
        history = self.match.history
        stretch = self.stretches[-1]
        while i < stop:
            ask = scratch.ask
            assert ask is not None
            answers: list[int] = []
            covered: list[bool] = []
            j = i
            for part in ask.parts if ask.seat == TOGETHER else [ask]:
                covered.append(self.is_covered(part))
                if part.given == NOT_GIVEN:
                    answers.append(move_of(history[j]))
                    j += 1
                else:
                    answers.append(part.given)
            self.steps.append(Step(ask, answers, covered, 0))
            i = scratch._send(history, i, j, False)
            stretch.look(scratch.state)
            if not self.match.game.veiled(scratch.state, self.who):
                for step in self.steps:
                    step.covered = [False] * len(step.covered)

    def is_covered(self, ask: Ask) -> bool:
        """Whether this seat does not get to know what is answered to a question."""
        return self.veiled and ask.seat != self.who and ask.prompt in self.match.game.secrets

    def past(self) -> list[int]:
        """The answers before the trail, as far as the seat knows them."""
        match = self.match
        return known(match, self.who, match.history[: self.trail.at])

    def retrace(self, rng: Rng, table: State) -> Match | None:
        """A world with a start of its own, brought to the open question; None where it is not."""
        match = self.match
        try:
            tables = [stretch.redealt(rng.split()) for stretch in self.stretches]
            world = Match(
                match.game,
                keep=False,
                events=False,
                table=tables[0].copy(),
                beat=self.trail.beat,
            )
            trail = Trail(tables[0], 0, self.trail.beat)
            world.trail = trail
            world.history = []
            if not self.follow(world, trail, tables, rng):
                return None
            world.state.become(table)
            world._renew_menus(NO_SEAT)
        except (
            ArithmeticError,
            AssertionError,
            AttributeError,
            Broken,
            LookupError,
            SaloonError,
            StopIteration,
            TypeError,
            ValueError,
        ):
            return None
        own_menus(world)
        return world if self.stands_alike(world) else None

    def follow(self, world: Match, trail: Trail, tables: list[State], rng: Rng) -> bool:
        """Play what the seat saw, and anything in the place of what it did not."""
        i = 0
        guesses = 0
        steps = self.steps
        while guesses < MOST_GUESSES:
            ask = world.ask
            step = steps[i] if i < len(steps) else None
            if step is not None and step.stretch:
                world.state.become(tables[step.stretch])
                world._renew_menus(NO_SEAT)
                trail.patch(Patch(len(world.history), tables[step.stretch]))
                i += 1
            elif ask is None or self.is_reached(ask, step):
                return step is None
            elif step is not None and step.asks(ask):
                self.answer(world, ask, step, rng)
                i += 1
            elif i + 1 < len(steps) and ask.seat != self.who and steps[i + 1].asks(ask):
                i += 1  # a question with one answer in this world
            elif ask.seat == self.who or ask.seat == TOGETHER:
                return False
            else:
                guesses += 1
                self.answer(world, ask, None, rng)
        return False

    def is_reached(self, ask: Ask, step: Step | None) -> bool:
        """Whether this is where the match stands: the open question, or one that covers it."""
        if step is not None:
            return False
        true = self.match.ask
        if true is None or not self.is_covered(ask):
            return True
        return self.is_covered(true) and true.seat == ask.seat

    def answer(self, world: Match, ask: Ask, step: Step | None, rng: Rng) -> None:
        """Send what was answered; without it, or where it is covered, anything legal."""
        flow = world.flow
        assert flow is not None
        before = world.state.reveals
        given: list[int] = []
        parts = ask.parts if ask.seat == TOGETHER else [ask]
        for i, part in enumerate(parts):
            if step is not None and not step.covered[i]:
                move = step.answers[i]
                secret = False
            else:
                move = part.moves[rng.below(len(part.moves))]
                secret = self.is_covered(part)
            given.append(move)
            if part.given != NOT_GIVEN:
                continue
            world.history.append(entry_of(before, secret, part.seat, move))
        if ask.seat == TOGETHER:
            world._close(ask, given)
        else:
            world._settle(flow.send(given[0]))

    def stands_alike(self, world: Match) -> bool:
        """Whether the world asks what the match asks; and takes over who has answered already."""
        match = self.match
        true, ask = match.ask, world.ask
        if world.beat != match.beat:
            return False
        if true is None or ask is None:
            return true is ask
        if true.seat != TOGETHER:
            if self.is_covered(true):
                return self.is_covered(ask) and true.seat == ask.seat
            return self.is_alike(true, ask)
        if ask.seat != TOGETHER or len(true.parts) != len(ask.parts):
            return False
        for i, part in enumerate(true.parts):
            if not self.is_alike(part, ask.parts[i]):
                return False
        world.pending = [
            answer if answer == OPEN or true.parts[i].seat == self.who else 0
            for i, answer in enumerate(match.pending)
        ]
        return True

    def is_alike(self, true: Ask, ask: Ask) -> bool:
        """Whether a question is the same to this seat."""
        if true.seat != ask.seat or true.prompt != ask.prompt:
            return False
        if true.args != ask.args or true.clause != ask.clause:
            return False
        # A menu that the game does not make again for every deal holds nothing hidden.
        match = self.match
        if true.seat == self.who or match.game.menu(match.state, true) is true.moves:
            return true.moves == ask.moves
        return True
