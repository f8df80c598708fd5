"""Two people turn cards as fast as they can: who was first, as far as anybody can know.

Each browser reads its own clock. Probes between it and the server tell how the two clocks stand to
each other, never more exactly than half the quickest way there and back. So a Hit is no moment but
a span of time that it must lie in, and one was first only where the two spans do not touch. A
message that comes later than its sender says makes the span longer: who reports a wrong time can
make it too close to call, and never win by it. That is worth one replay; from then on the words of
that side count from when they come.

Nothing here waits or asks what time it is: all of it follows from moments that are handed in, in
seconds of the server's clock.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

PROBES: Final = 5
"""How many probes a line needs before the countdown."""

KEPT_PROBES: Final = 50
SLOWEST: Final = 0.8
"""Seconds there and back above which nobody is timed."""

HAND: Final = 0.12
"""Seconds until a hand is back on the deck: a press that comes sooner is none."""

MOST_PRESSES: Final = 100
GUESS: Final = 0.1
"""Nobody reacts in fewer seconds: who turns a card then has guessed, a false start too."""

LATE: Final = 0.05
"""Seconds above which a word came later than its line explains: any line hesitates a little."""

FIRST: Final = 0
SECOND: Final = 1
AGAIN: Final = 2
"""Verdicts: which side was first, or that nobody can say."""


@dataclass(frozen=True)
class Times:
    """How long everything takes, in seconds."""

    show_up: float = 3.0  # until somebody must have the page open
    gather: float = 20.0  # until both must be ready
    steady: float = 0.7  # from both being ready to "three"
    count: float = 1.0  # each of three, two, one
    wait: tuple[float, float] = (1.0, 4.0)  # from the end of "one" to DRAW
    lead: float = 0.6  # a page learns so much earlier when DRAW will be, and the line's delay more
    idle: float = 3.0  # a hand that rests for so long is helped
    help: float = 0.6  # between two cards that are turned for it
    grace: float = 0.25  # how much later than usual a message may come


TIMES = Times()

REACTION: Final = {
    "greenhorn": (0.55, 0.42),
    "deputy": (0.40, 0.32),
    "marshal": (0.31, 0.26),
    "legend": (0.25, 0.21),
}
"""How long bots take to the first card, and from one to the next: people of these levels would."""

USUAL_LEVEL: Final = "deputy"
SPREAD: Final = 0.18
"""How much every single time varies, as a share of it."""


class Line:
    """What is known of the way between a browser's clock and the server's."""

    def __init__(self) -> None:
        self.open: dict[int, tuple[float, float, float]] = {}  # sent, received, answered
        self.count = 0
        self.trip = 0.0  # the quickest way there and back
        self.offset = 0.0  # what to add to the browser's clock
        self.fixed = False  # from the countdown on the clock stays as it is
        self._next = 0

    def answer(self, sent: float, received: float, answered: float) -> int:
        """A probe has come and is answered; returns its number."""
        self._next += 1
        self.open[self._next] = (sent, received, answered)
        if len(self.open) > KEPT_PROBES:
            del self.open[min(self.open)]
        return self._next

    def back(self, number: int, heard: float) -> None:
        """The browser has heard the answer to a probe at a time of its own clock."""
        found = self.open.pop(number, None)
        if found is None or self.fixed:
            return
        sent, received, answered = found
        trip = heard - sent - (answered - received)
        if trip < 0:  # a clock that was set back, or a story
            return
        self.count += 1
        if self.count == 1 or trip < self.trip:
            self.trip = trip
            self.offset = ((received - sent) + (answered - heard)) / 2

    @property
    def known(self) -> bool:
        """Whether enough probes have been there and back."""
        return self.count >= PROBES

    @property
    def error(self) -> float:
        """How wrong the clock may be."""
        return self.trip / 2


@dataclass(frozen=True)
class Turn:
    """A press: when the browser says it was, by the server's clock, and when the server heard."""

    said: float
    heard: float


@dataclass(frozen=True)
class Hand:
    """What is known of one side: a false start, or the span of time its first Hit lies in."""

    turned: int = 0  # how many cards are face up
    false: float | None = None
    hit: tuple[float, float] | None = None
    delay: float = 0.0  # so much later something may still be heard of


@dataclass
class Side:
    """One of the two: a seat, its deck, its line and what it has turned."""

    seat: int
    hits: tuple[bool, ...]
    salt: str = field(default_factory=lambda: secrets.token_hex(16))
    cut: int = 0
    ready: bool = False
    bot: bool = False
    line: Line = field(default_factory=Line)
    turns: list[Turn] = field(default_factory=list)
    told: float | None = None  # when its page was told when DRAW will be
    counted: set[int] = field(default_factory=set)  # the numbers of presses that have come
    strict: bool = False  # has had its replay for a late word: they count from when they come

    @property
    def commitment(self) -> str:
        """The hash of the order as it was shuffled, shown before the deck is cut."""
        return hashlib.sha256(self.opened.encode()).hexdigest()

    @property
    def opened(self) -> str:
        """What the hash is of: one letter a card, H for a Hit, and the salt."""
        return "".join("H" if hit else "-" for hit in self.hits) + " " + self.salt

    @property
    def deck(self) -> tuple[bool, ...]:
        """The order after the cut."""
        return self.hits[self.cut :] + self.hits[: self.cut]

    def press(self, number: int, said: float, heard: float) -> None:
        """A press by the browser's clock, which may be told twice; none comes before it was."""
        if number in self.counted or len(self.counted) >= MOST_PRESSES:
            return
        self.counted.add(number)
        self.turns.append(Turn(min(said + self.line.offset, heard), heard))


def shuffled(cards: int, hits: int) -> tuple[bool, ...]:
    """A deck in an order that nobody can guess."""
    places = secrets.SystemRandom().sample(range(cards), hits)
    return tuple(place in places for place in range(cards))


def hand_of(side: Side, draw: float, now: float, times: Times) -> Hand:
    """What is known of a side at a moment."""
    delay = 0.0 if side.bot else side.line.trip + times.grace
    presses = sorted((turn for turn in side.turns if turn.heard <= now), key=lambda t: t.said)
    early = [turn.said for turn in presses if turn.said < draw + GUESS]
    if early and not side.bot:
        return Hand(false=early[0], delay=delay)
    deck = side.deck
    turned, last = 0, draw
    for turn in presses:
        if turned and turn.said < last + HAND:
            continue
        last = turn.said
        turned += 1
        if deck[turned - 1]:
            return Hand(turned, hit=span(side, turn), delay=delay)
    # A hand that rests, or a line that is gone: cards are turned for it, slowly.
    at = last + times.idle
    while now >= at + delay and turned < len(deck):
        turned += 1
        if deck[turned - 1]:
            return Hand(turned, hit=(at, at), delay=delay)
        at += times.help
    return Hand(turned, delay=delay)


def span(side: Side, turn: Turn) -> tuple[float, float]:
    """The time that a press must lie in: a clock may be wrong, and a word come late."""
    error = side.line.error
    latest = max(turn.said, turn.heard - error)
    return (latest if side.strict else turn.said) - error, latest + error


def verdict(a: Hand, b: Hand, now: float) -> int | None:
    """Who was first, AGAIN where nobody can say, or None while it is too early to say."""
    if a.false is not None and b.false is not None:
        return AGAIN
    for loser, other, wins in ((a, b, SECOND), (b, a, FIRST)):
        if loser.false is not None:  # the other may have been too early as well
            return wins if now >= loser.false + other.delay else None
    if a.hit is not None and b.hit is not None:
        if a.hit[1] < b.hit[0]:
            return FIRST
        return SECOND if b.hit[1] < a.hit[0] else AGAIN
    for quick, other, wins in ((a, b, FIRST), (b, a, SECOND)):
        if quick.hit is not None:  # whatever the other did until then would be known
            return wins if now > quick.hit[1] + other.delay else None
    return None


def reactions(level: str, cards: int) -> list[float]:
    """When a bot turns its cards, in seconds after DRAW: as somebody of its level might."""
    first, next_one = REACTION.get(level, REACTION[USUAL_LEVEL])
    chance = secrets.SystemRandom()

    def about(seconds: float) -> float:
        return max(seconds / 2, GUESS, chance.gauss(seconds, seconds * SPREAD))

    found = [about(first)]
    while len(found) < cards:
        found.append(found[-1] + max(1.1 * HAND, about(next_one)))
    return found


@dataclass(frozen=True)
class DuelElsewhere:
    """A shootout that another server referees."""

    server: int
    id: str
    on: bool  # else it was the last one


class Duel:
    """One shootout from the shuffling to the verdict."""

    def __init__(
        self,
        sides: Sequence[Side],
        opened: float,
        number: int = 0,
        attempt: int = 1,
        times: Times | None = None,
    ) -> None:
        self.id = secrets.token_hex(4)
        self.sides = tuple(sides)
        self.opened = opened
        self.number = number  # how many actions the table had seen
        self.attempt = attempt
        self.times = times or TIMES
        self.count_at: float | None = None  # when "three" is said
        self.draw_at: float | None = None
        self.given_up = ""  # why chance decides instead: absent, declined, far
        self.verdict: int | None = None
        self.hands: tuple[Hand, ...] = ()
        self.late: tuple[Side, ...] = ()  # whose late words alone are why it is replayed
        self.why = ""  # why it is fought once more, by the shootout before

    def side(self, seat: int | None) -> Side | None:
        """The side of a seat."""
        return next((side for side in self.sides if side.seat == seat and not side.bot), None)

    @property
    def why_again(self) -> str:
        """What a replay of this one is for."""
        if self.hands and all(hand.false is not None for hand in self.hands):
            return "bothfalse"
        return "late" if self.late else "again"

    @property
    def stage(self) -> str:
        """gather, count, or over."""
        if self.verdict is not None or self.given_up:
            return "over"
        return "gather" if self.count_at is None else "count"

    @property
    def all_ready(self) -> bool:
        """Whether both have said so, and their lines are known."""
        return all(side.bot or (side.ready and side.line.known) for side in self.sides)

    @property
    def lead(self) -> float:
        """How long before DRAW the pages are told when it will be."""
        return self.times.lead + 1.5 * max(side.line.trip for side in self.sides)

    def press(self, side: Side, number: int, said: float, heard: float) -> None:
        """A press counts from "three" on, until there is a verdict."""
        started = self.count_at
        if self.stage == "count" and started is not None and said + side.line.offset >= started:
            side.press(number, said, heard)

    def tells(self, now: float) -> bool:
        """Whether pages may know when DRAW will be."""
        return self.draw_at is not None and now >= self.draw_at - self.lead

    def begin(self, now: float, levels: Sequence[str]) -> bool:
        """Start the countdown if everybody is ready; whether it has begun."""
        if self.stage != "gather" or not self.all_ready:
            return False
        times = self.times
        self.count_at = now + times.steady
        wait = secrets.SystemRandom().uniform(*times.wait)
        self.draw_at = self.count_at + 3 * times.count + wait
        for side, level in zip(self.sides, levels, strict=True):
            side.line.fixed = True
            if side.bot:
                at = [self.draw_at + later for later in reactions(level, len(side.hits))]
                side.turns = [Turn(moment, moment) for moment in at]
                side.told = now
        return True

    def give_up(self, now: float) -> bool:
        """Whether nobody can be timed: somebody does not come, declines, or is too far away."""
        if self.stage == "gather":
            if self.all_ready and any(side.line.trip > SLOWEST for side in self.sides):
                self.given_up = "far"
            elif now > self.opened + self.times.gather:
                self.given_up = "absent"
        return bool(self.given_up)

    def decide(self, now: float) -> int | None:
        """The verdict, once there is one."""
        if self.draw_at is None or self.verdict is not None:
            return self.verdict
        self.hands = tuple(hand_of(side, self.draw_at, now, self.times) for side in self.sides)
        found = verdict(self.hands[0], self.hands[1], now)
        if found is not None and all(hand.false is None for hand in self.hands):
            blind = [side for side in self.sides if not side.strict and not self.saw(side)]
            if blind:  # a page that heard of DRAW too late had no chance
                found, self.late = AGAIN, tuple(blind)
            elif found == AGAIN:
                self.late = tuple(side for side in self.sides if self.blurs(side))
        self.verdict = found
        return found

    def blurs(self, side: Side) -> bool:
        """Whether it is clear who was first but for the late word of a side."""
        if side.bot or side.strict:
            return False
        hit, error = self.hands[self.sides.index(side)].hit, side.line.error
        other = self.hands[1 - self.sides.index(side)].hit
        if hit is None or other is None or hit[1] - hit[0] - 2 * error < LATE:
            return False
        return hit[1] - 2 * error > other[1]  # as its arrival has it, the other was first

    def saw(self, side: Side) -> bool:
        """Whether a page could show DRAW in time."""
        assert self.draw_at is not None
        return side.told is not None and side.told + side.line.trip / 2 <= self.draw_at
