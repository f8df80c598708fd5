"""Other truths behind what a seat sees, made without the game's own `hide`.

From what the game declares (`Game.zones`, `Game.secrets`) hidden things of the true
table are changed directly, now or some moves earlier with the same open moves played again. Where
the seat then sees and was told the same, it cannot know which of the two is true.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

from saloon.engine.data import to_data
from saloon.engine.errors import Broken, SaloonError
from saloon.engine.event import EVERYBODY
from saloon.engine.game import SPECTATOR, Game
from saloon.engine.match import OPEN, Match
from saloon.engine.rng import Rng
from saloon.engine.state import State
from saloon.engine.trail import Patch, is_secret, move_of, seat_of

Change = Callable[[State], None]

BACK = 6
"""How many moves earlier, at most, a hidden thing is changed."""
KINDS = 3
"""How many kinds of things change places at a moment, each by itself."""
MOST_GUESSES = 60
"""This many secret answers in a row count as a question without an end."""


class Truths:
    """Two matches that one seat cannot tell apart, and what is different in the second."""

    def __init__(self, one: Match, two: Match, what: str) -> None:
        self.one = one
        self.two = two
        self.what = what


class Moment:
    """A match now and some moves ago, from where it is played again with something changed."""

    def __init__(self, match: Match, rng: Rng) -> None:
        self.match = match
        back = max(0, len(match.history) - 1 - rng.below(BACK))
        self.moments = [match, match.at(back)] if match.history else [match]
        secret = [i for i, entry in enumerate(match.history) if is_secret(entry)]
        first = secret[-1 - rng.below(min(len(secret), BACK))] if secret else -1
        self.before_secret = match.at(first) if secret else None

    def other_truths(self, seat: int | None, rng: Rng) -> Iterator[Truths]:
        """Truths that this seat may just as well believe in, beside the one of the match."""
        who = SPECTATOR if seat is None else seat
        yield from self.alike(self.match, seat, new_dice, "the dice to come", rng)
        for before in self.moments:
            for change, what in changes(self.match.game, before, who, rng):
                yield from self.alike(before, seat, change, what, rng)
        yield from self.other_open_answers(seat, rng)
        yield from self.other_secret_answers(seat, rng)

    def alike(
        self, before: Match, seat: int | None, change: Change, what: str, rng: Rng
    ) -> Iterator[Truths]:
        """The pair where a change, some moves ago, shows nowhere; nothing where it shows."""
        told = len(before.events)
        later = self.match.history[len(before.history) :]
        try:
            one = retouched(before, leave)
            two = retouched(before, change)
            if to_data(one.state) == to_data(two.state):
                return
            two.game.check(two.state)
            if sight(one, seat, told) != sight(two, seat, told):
                return
            for truth in (one, two):
                go_along(truth, later, seat, rng.copy())
            two.game.check(two.state)
        except (ArithmeticError, Broken, LookupError, SaloonError, TypeError, ValueError):
            return
        if sight(one, seat, told) == sight(two, seat, told):
            yield Truths(one, two, what)

    def other_open_answers(self, seat: int | None, rng: Rng) -> Iterator[Truths]:
        """What others have answered to a secret question that is still open."""
        match = self.match
        one, two = match.clone(), match.clone()
        for i, part in enumerate(match._open_parts()):
            if part.seat != seat and match.pending[i] != OPEN:
                two.pending[i] = part.moves[rng.below(len(part.moves))]
        if one.pending != two.pending:
            yield Truths(one, two, "what others have answered so far")

    def other_secret_answers(self, seat: int | None, rng: Rng) -> Iterator[Truths]:
        """What others have answered to a secret question before."""
        before, match = self.before_secret, self.match
        if before is None or not match.game.veiled(match.state, -1 if seat is None else seat):
            return
        told = len(before.events)
        later = match.history[len(before.history) :]
        one, two = before.clone(), before.clone()
        try:
            for truth in (one, two):
                go_along(truth, later, seat, rng.split(), covered=True)
        except (LookupError, SaloonError, ValueError):
            return
        if one.history != two.history and sight(one, seat, told) == sight(two, seat, told):
            yield Truths(one, two, "what others have secretly answered")


def new_dice(state: State) -> None:
    """Other chance from here on."""
    state.rng = state.rng.copy().split()


def changes(game: Game, match: Match, who: int, rng: Rng) -> Iterator[tuple[Change, str]]:
    """Ways to change what lies hidden from a seat."""
    kinds = sorted({zone.kind for zone in game.zones(match.state, who) if zone.things})
    rng.shuffle(kinds)
    for kind in kinds[:KINDS]:
        names = [zone.name for zone in game.zones(match.state, who) if zone.kind == kind]
        what = f"what lies in {', '.join(names)}"
        if rng.below(2):
            yield swapping(game, who, kind, rng.split()), what
        else:
            yield mixing(game, who, kind, rng.split()), what


def mixing(game: Game, who: int, kind: str, rng: Rng) -> Change:
    """All things of a kind change places; dice are thrown again."""

    def change(state: State) -> None:
        chance = rng.copy()
        zones = game.zones(state, who)
        things = [thing for zone in zones if zone.kind == kind for thing in zone.things]
        chance.shuffle(things)
        for zone in zones:
            if zone.kind == kind and zone.faces:
                zone.things = chance.throw(zone.faces, len(zone.things), kind)
            elif zone.kind == kind:
                zone.things = [things.pop() for _ in zone.things]
        game.lay(state, zones)

    return change


def swapping(game: Game, who: int, kind: str, rng: Rng) -> Change:
    """Two things of a kind change places; a die is turned."""

    def change(state: State) -> None:
        chance = rng.copy()
        zones = game.zones(state, who)
        places = [(zone, i) for zone in zones if zone.kind == kind for i in range(len(zone.things))]
        if not places:
            return
        (one, i), (two, j) = (places[chance.below(len(places))] for _ in range(2))
        if one.faces:
            one.things[i] = one.faces[chance.below(len(one.faces))]
        else:
            one.things[i], two.things[j] = two.things[j], one.things[i]
        game.lay(state, zones)

    return change


def retouched(match: Match, change: Change) -> Match:
    """The same match with something changed on its table, as if it had always been so."""
    other = match.clone()
    trail = other._advance()
    change(other.state)
    other._renew_menus(SPECTATOR)
    deal = Patch(len(other.history), other.state.copy())
    other.deals = [*other.deals, deal]
    trail.patch(deal)
    return other


def leave(state: State) -> None:
    """Change nothing."""


def go_along(
    match: Match, entries: list[int], seat: int | None, rng: Rng, covered: bool = False
) -> None:
    """Play history entries again; with `covered` what others answer secretly is any answer."""
    left = [entry for entry in entries if not (covered and is_covered(entry, seat))]
    guesses = 0
    while left or covered:
        ask = match.asks[0] if match.asks else None
        if ask is None:
            return
        if covered and ask.prompt in match.game.secrets and ask.seat != seat:
            guesses += 1
            if guesses > MOST_GUESSES:
                raise ValueError("a question without an end")
            match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
            continue
        if not left:
            return
        entry = left.pop(0)
        match.play(seat_of(entry), move_of(entry))


def is_covered(entry: int, seat: int | None) -> bool:
    """Whether an entry was another seat's answer to a secret question."""
    return is_secret(entry) and seat_of(entry) != seat


def sight(match: Match, seat: int | None, told: int) -> str:
    """All that a seat sees now, its menu included, and was told from an event on, as text."""
    heard = [event.data() for event in match.events[told:] if event.to in (EVERYBODY, seat)]
    asked = None if seat is None else match.ask_for(seat)
    return json.dumps([match.view(seat), heard, asked and list(asked.moves)])
