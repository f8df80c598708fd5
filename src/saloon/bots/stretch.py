"""What a seat has done and seen since anybody else last decided something: its stretch.

Whoever has just put a thing down does not pick it up again, walks in no circles and calls off no
proposal for want of a better idea. What undoes what, and what calls something off, a game declares
in a watch.py beside its game.py: `UNDONE`, pairs of beginnings of moves (`buy:torch`, `sell:torch`
where ("buy", "sell") is one), and `CALLED_OFF`, moves. All of it is the seat's own: what it saw,
and what it answered.
"""

from __future__ import annotations

import marshal
from hashlib import blake2b
from typing import Final

from saloon.engine.ask import TOGETHER
from saloon.engine.game import Game
from saloon.engine.match import Match
from saloon.engine.trail import move_of, seat_of
from saloon.words import has_module, module_of

NO_SEAT: Final = -1


LANDMARK_BITS: Final = 12
LANDMARKS: Final = (1 << LANDMARK_BITS) - 1


def sight(match: Match, seat: int) -> int:
    """What a seat sees now, as far as it tells this moment from others (`Game.moment`).

    Its lowest bits are the landmark.
    """
    # The second form of marshal has no references: what is equal is written alike, and quickly.
    seen = marshal.dumps(match.game.moment(match.view(seat)), 2)
    digest = int.from_bytes(blake2b(seen, digest_size=6).digest(), "big")
    return digest << LANDMARK_BITS | landmark(match, seat)


def landmark(match: Match, seat: int) -> int:
    """A small number that is found at once: where it differs, what a seat sees does too."""
    ask = match.ask_for(seat)
    asked = 0 if ask is None else declared(match.game).prompts.get(ask.prompt, 0)
    return (match.game.landmark(match.state, seat) * 61 + asked) & LANDMARKS


def landmark_of(sight: int) -> int:
    """The landmark of something seen."""
    return sight & LANDMARKS


class Declared:
    """What a game calls undoing and calling off, by the numbers of moves."""

    def __init__(self, game: Game) -> None:
        watch = module_of(game, "watch") if has_module(game, "watch") else None
        pairs: tuple[tuple[str, str], ...] = getattr(watch, "UNDONE", ())
        called_off: tuple[str, ...] = getattr(watch, "CALLED_OFF", ())
        self.undone_by: dict[int, list[int]] = {}
        self.called_off: set[int] = set()
        self.prompts: dict[str, int] = {prompt: 1 + i for i, prompt in enumerate(game.prompts)}
        for move, text in enumerate(game.moves):
            if text in called_off:
                self.called_off.add(move)
            kind, _, what = text.partition(":")
            for first, second in pairs:
                if kind == first and f"{second}:{what}" in game.codes:
                    undoing = self.undone_by.setdefault(move, [])
                    undoing.append(game.codes[f"{second}:{what}"])

    def is_silly(self, move: int, before: list[int]) -> bool:
        """Whether a move calls something off, or undoes one of those before it."""
        if move in self.called_off:
            return True
        for made in before:
            undoing = self.undone_by.get(made)
            if undoing is not None and move in undoing:
                return True
        return False


DECLARED: Final[dict[str, Declared]] = {}


def declared(game: Game) -> Declared:
    """What a game declares; read once."""
    found = DECLARED.get(game.id)
    if found is None:
        found = Declared(game)
        DECLARED[game.id] = found
    return found


class Stretch:
    """What a seat has done since anybody else last decided, and the tables it has seen meanwhile.

    Once something hidden has come to light, or dice have been rolled, it is no step back to stand
    where one stood before: what was seen until then no longer counts.
    """

    def __init__(self) -> None:
        self.seat = NO_SEAT
        self.first = 0  # how many answers there were before it
        self.answers = 0
        self.reveals = 0
        self.seen: list[int] = []
        self.moves: list[int] = []

    def note(self, world: Match, seat: int) -> None:
        """A seat is asked: remember what it sees."""
        answers = world.answers()
        first = len(answers)
        while first > 0 and seat_of(answers[first - 1]) == seat:
            first -= 1
        count = len(answers)
        ask = world.ask
        alone = ask is not None and ask.seat != TOGETHER
        goes_on = seat == self.seat and first == self.first and count >= self.answers
        if not alone or not goes_on or world.state.reveals != self.reveals:
            self.seen = []
        elif count == self.answers:  # asked the same once more
            return
        self.seat = seat
        self.first = first
        self.answers = count
        self.reveals = world.state.reveals
        self.moves = [move_of(answer) for answer in answers[first:]]
        if alone:
            self.seen.append(sight(world, seat))

    def go_on(self, world: Match, seat: int, seen: list[int]) -> None:
        """Take over what was remembered elsewhere."""
        self.note(world, seat)
        self.seen = seen


def leads_back(world: Match, seat: int, move: int, seen: list[int]) -> bool:
    """Whether a move only brings back a table that this seat has seen in the same stretch.

    Putting a thing down and picking it up again leads nowhere: nobody should do so.
    """
    if len(world.asks) != 1 or not seen:
        return False
    trial = world.clone(keep=False)
    trial.play(seat, move)
    if trial.state.reveals != world.state.reveals or trial.ask_for(seat) is None:
        return False
    here = landmark(trial, seat)
    return any([landmark_of(one) == here for one in seen]) and sight(trial, seat) in seen
