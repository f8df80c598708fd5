"""One table in memory: its match as far as it is stored, who sits there and who looks."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import saloon
from saloon.engine.ask import TOGETHER, Ask, Contest
from saloon.engine.errors import CannotUndo, IllegalMove
from saloon.engine.event import EVERYBODY, Event
from saloon.engine.game import Game
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.lessons.coach import Coach, is_answer
from saloon.lessons.lesson import NoLesson, lesson
from saloon.server.clock import Clock
from saloon.server.course import Course
from saloon.server.duel import Duel, DuelElsewhere
from saloon.server.people_store import CLOSED, Order, Profile, Wish
from saloon.server.refusals import NotYet
from saloon.server.store import UNDO, Action, Said, Seat, TableRow

WAITING: Final = "waiting"
"""The stage of a table whose game has not begun."""

UNWATCHED: Final = 60.0
"""Seconds that bots play on when nobody looks at their table any more."""

LESSON: Final = "lesson "
"""Before the name of a lesson in the source of the table it is taken at."""

GONE: Final = 5.0
"""Seconds after which somebody whose page is closed counts as gone: a reload is not leaving."""


class Look:
    """A finished game being looked back on."""

    def __init__(self, moves: int) -> None:
        self.moves = moves
        self.folder = TemporaryDirectory(prefix="saloon-look-")
        self.report: dict[str, Any] | None = None
        self.failed = False

    @property
    def progress(self) -> Path:
        """The file that says how far it has come."""
        return Path(self.folder.name) / "progress"

    @property
    def done(self) -> int:
        """How many moves have been judged."""
        try:
            return int(self.progress.read_text(encoding="ascii") or 0)
        except (OSError, ValueError):
            return 0


class Live:
    """One table in memory."""

    def __init__(self, row: TableRow, sitting: list[Seat]) -> None:
        self.row = row
        self.game: Game = saloon.game(row.game)
        self.seats = sitting
        # Before the game begins nothing of its deal exists: players' parts are still to come.
        seed = ["waiting"] if row.stage == WAITING else row.seed
        self.match = Match(self.game, row.seats, seed, row.options)
        self.coach = coach_of(self.game, row.source)
        self.applied = 0
        self.asked_at = 0  # the number of actions when the open question was put
        self.asked_since = row.started or row.created
        self.deal: dict[str, Any] = json.loads(row.dealt) if row.dealt else {}
        self.answered: dict[tuple[int, int], str] = {}
        self.told = 0  # how many events there were before the last action
        self.acted: dict[int, int] = {}  # seat: how many moves there were when it had last moved
        self.scores = [tuple(self.match.scores)]  # after every move
        self.course = Course(self.match)
        self.speeds: dict[int | None, float] = {}  # who likes bots how slow
        self.talk: list[Said] = []
        self.version = row.version
        self.changes = 0  # counts whatever a page could show differently
        self.held: set[int] = set()  # seats whose row of moves is shown when all of it is done
        # seat: after how many actions its row of moves waits for an answer, the last and the rest
        self.halted: dict[int, tuple[int, str, Sequence[str]]] = {}
        self.watched = 0  # what bots did one after the other since a person's last move
        self.watchers: set[asyncio.Event] = set()
        self.readers: Counter[Any] = Counter()  # how many look at the same page
        self.left: dict[int, float] = {}  # seat: when its last page was closed
        self.elsewhere: dict[int, set[int]] = {}  # server: seats that have a page there
        self.tell_here: Callable[[int, bool], None] = lambda *_: None
        self.tell_speed: Callable[[int | None, float], None] = lambda *_: None
        self.wishes: list[Wish] = []
        self.orders: list[Order] = []
        self.obeying: asyncio.Task[None] | None = None
        self.questions: dict[int, dict[str, Ask]] = {}  # what each seat was asked, the last last
        self.surprised: dict[int, int] = {}  # seat: when something hidden last came to its light
        self.ended = 0.0  # when the game ended, if this server saw it
        self.asked_people: set[str] = set()  # who was invited by name
        self.clock = Clock(row)
        if not self.waiting:
            self.clock.asked(self.waited_for(), self.asked_since)
        self.lock = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None
        self.duel: Duel | None = None  # the one that is on, or the last one
        self.duel_elsewhere: DuelElsewhere | None = None
        self.tell_duel: Callable[[Duel], None] = lambda _: None
        self.timing: asyncio.Task[None] | None = None  # the referee at work
        self.trouble = False  # the store does not answer
        self.hurried = False  # bots think for less time, since many tables wait
        self.hinting: set[int] = set()  # seats that wait for a hint
        self.look: Look | None = None
        self.used = time.monotonic()
        self.memo: dict[Any, Any] = {}  # what pages were made of, by those who make pages
        self._redeal()
        self._note_questions()

    @property
    def id(self) -> str:
        """The table's address."""
        return self.row.id

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return [seat.name for seat in self.seats]

    @property
    def waiting(self) -> bool:
        """Whether the game has not begun."""
        return self.row.stage == WAITING

    @property
    def closed(self) -> bool:
        """Whether the operator has ended the table."""
        return self.row.stage == CLOSED

    @property
    def contest(self) -> Contest | None:
        """What two players settle with quick hands now, if anything."""
        ask = self.match.ask
        return None if ask is None or self.waiting or self.closed else ask.contest

    @property
    def duel_on(self) -> str:
        """The name of the shootout that is on, here or at another server."""
        if self.duel is not None and self.duel.stage != "over":
            return self.duel.id
        there = self.duel_elsewhere
        return there.id if there is not None and there.on else ""

    def begin(self, row: TableRow) -> None:
        """The game begins, dealt from the seed of all parts."""
        self.row = row
        self.match = Match(self.game, row.seats, row.seed, row.options)
        self.asked_since = row.started
        self.scores = [tuple(self.match.scores)]
        self.course = Course(self.match)
        self.clock = Clock(row)
        self.clock.asked(self.waited_for(), row.started)
        self.memo.clear()
        self._note_questions()
        self.touch()

    def here(self, seat: int) -> bool:
        """Whether somebody has this seat's page open, or had it a moment ago."""
        if seat in self.seats_here() or any(seat in seats for seats in self.elsewhere.values()):
            return True
        return time.monotonic() - self.left.get(seat, -GONE) < GONE

    def seats_here(self) -> set[int]:
        """The seats that have a page open at this server."""
        return {seat for reader in self.readers if (seat := _seat_of(reader)) is not None}

    def is_elsewhere(self, server: int, seat: int, here: bool) -> None:
        """A page of this seat was opened or closed at another server."""
        before = self.here(seat)
        seats = self.elsewhere.setdefault(server, set())
        (seats.add if here else seats.discard)(seat)
        if not here:
            self.left[seat] = time.monotonic()
            asyncio.get_running_loop().call_later(GONE + 0.1, self.touch)
        if self.here(seat) != before:
            self.touch()

    def apply(self, action: Action, before_it: Match | None = None) -> None:
        """Play a stored action; they come in order and were legal when they were stored.

        A long match is long played again when a move is taken back: who has done so bit by bit
        brings the match as it stood `before_it`.
        """
        before = self.match.ask
        self.told = len(self.match.events)
        shown = self.match.state.reveals
        if before_it is not None:
            self.match = before_it
        elif action.move == UNDO:
            self.match.undo(action.seat)
        elif self.coach is not None and is_answer(action.move):
            self.match = self.coach.hear(self.match, action.move)
            self.told = len(self.match.events)
        else:
            self.match.play(action.seat, action.move)
        if self.coach is not None and not is_answer(action.move):
            self.coach.follow(self.match, action.seat, action.move, self.told)
        if self.match.state.reveals != shown:
            for seat in range(self.row.seats):
                if any(event.to in (EVERYBODY, seat) for event in self.match.events[self.told :]):
                    self.surprised[seat] = action.number
        at = action.at or time.time()
        if action.move != UNDO:
            self.clock.answered(action.seat, at)
        self.clock.asked(self.waited_for(), at)
        self.applied = action.number
        if self.seats[action.seat].kind != "bot":
            self.watched = 0
        self.answered[action.seat, action.asked] = action.move
        self.acted[action.seat] = len(self.match.history)
        if self.match.ask is not before:
            self.asked_at = self.applied
            self.asked_since = at
        self._redeal()
        self._note_questions()
        self._count()
        self.touch(quietly=action.seat in self.held)

    def _note_questions(self) -> None:
        """Keep what each seat is asked, so that it can be answered in advance the next time."""
        if self.waiting:
            return
        for ask in self.match.asks:
            known = self.questions.setdefault(ask.seat, {})
            known.pop(ask.prompt, None)
            known[ask.prompt] = ask

    def _count(self) -> None:
        """Keep the scores after every move, for the chart at the end."""
        moves = len(self.match.history)
        self.course.follow(self.match)
        del self.scores[moves + 1 :]
        if len(self.scores) <= moves:
            self.scores += [tuple(self.match.scores)] * (moves + 1 - len(self.scores))

    def _redeal(self) -> None:
        """Where this table leaves the game it plays on, hidden things are redealt."""
        if self.deal and self.applied == self.deal["at"] and not self.match.deals:
            self.match.redeal(self.deal["seat"], Rng.seeded(self.deal["seed"]))

    def must_be_away(self, seat: int) -> None:
        """Raise NotYet unless this seat is waited for and has not answered for too long."""
        if not self.clock.time.runs:
            raise NotYet("no-clock", "this table has no clock")
        if seat not in [ask.seat for ask in self.match.asks] or self.seats[seat].kind == "bot":
            raise NotYet("nobody", "nobody waits for this seat")
        if not self.clock.over(seat):
            raise NotYet("early", "there is still time to answer")

    def touch(self, quietly: bool = False) -> None:
        """Something changed: wake everybody who looks at this table."""
        self.changes += 1
        if not quietly:
            for watcher in self.watchers:
                watcher.set()

    @contextlib.contextmanager
    def at_once(self, seat: int) -> Iterator[None]:
        """Several moves of a seat that pages show as one: with all their dice, in one motion."""
        first = len(self.match.events)
        self.held.add(seat)
        try:
            yield
        finally:
            self.held.discard(seat)
            self.told = min(first, self.told)
            self.touch()

    def refuse(self, seat: int, move: str, referee: bool = False) -> None:
        """Raise the engine's own words when an action is not allowed now; changes nothing.

        Who was first in a contest is for the referee to say, who says nothing else.
        """
        if move == UNDO:
            verdict = self.match.can_undo(seat)
            if not verdict:
                raise CannotUndo(verdict.reason)
            return
        if self.coach is not None and is_answer(move):
            self.coach.refuse(self.match, move)
            return
        ask = self.match.ask_for(seat)
        code = self.game.codes.get(move)
        if ask is not None and (code in ask.moves or code == ask.leave):
            return
        if ask is not None and ask.contest is not None and code is not None:
            if referee and code in (*ask.contest.first, ask.contest.again):
                return
            raise IllegalMove(f"{move!r} is not for a player to say ({ask.clause})")
        self.match.play(seat, move if move in self.game.codes else "?")
        raise IllegalMove(f"{move!r} is not allowed now")  # the line above raises

    def is_final(self, seat: int, move: str) -> bool:
        """Whether a move could not be taken back: it may show something hidden, or end the round.

        It is tried in a world that this seat may believe in, so that the answer tells nothing.
        """
        world = self.match.imagine(seat, keep=False)
        shown = world.state.reveals
        world.play(seat, move)
        return world.over or world.state.reveals != shown

    def attended(self) -> bool:
        """Whether somebody looks at this table, or did a moment ago."""
        return bool(self.watchers) or time.monotonic() - self.used < UNWATCHED

    def speed(self) -> float:
        """How long bots' moves are shown: as the quickest likes it of those who look.

        Who only watches decides where nobody plays; who has left does not.
        """
        here = {_seat_of(reader) for reader in self.readers}
        players = here - {None}
        return min((self.speeds.get(seat, 1.0) for seat in players or here), default=1.0)

    def bots_to_move(self) -> list[Seat]:
        """Bots that the table waits for; in a lesson they wait while a move may be taken back."""
        if self.waiting or self.closed or (self.coach is not None and self.coach.waits):
            return []
        if self.contest is not None:  # the referee times bots too
            return []
        return [self.seats[a.seat] for a in self.match.asks if self.seats[a.seat].kind == "bot"]

    def waited_for(self) -> list[int]:
        """The seats that the table waits for."""
        done = self.match.committed
        return [ask.seat for ask in self.match.asks if ask.seat not in done]

    def must_answer(self, seat: int) -> bool:
        """Whether the table waits for this seat."""
        return not self.waiting and seat in self.waited_for()

    def seat_of(self, token: str) -> Seat | None:
        """The seat that a token holds at this table."""
        given = token.encode()
        for seat in self.seats:
            if seat.held and secrets.compare_digest(seat.token.encode(), given):
                return seat
        return None

    def holder(self, seat: int | None, who: Profile | None = None) -> str:
        """What a stream goes by: it ends when its seat changes hands, or a spectator sits down."""
        if seat is None:
            return "seated" if self.owned_by(who) is not None else ""
        return self.seats[seat].token

    def owned_by(self, who: Profile | None) -> Seat | None:
        """The seat that belongs to somebody's profile."""
        return next((s for s in self.seats if s.held and who and s.profile == who.id), None)

    def seats_any(self, profiles: Collection[str]) -> bool:
        """Whether one of some people sits here."""
        return any(s.held and s.profile in profiles for s in self.seats)

    def events(self, seat: int | None) -> list[Event]:
        """What this seat may know of what happened."""
        return self.match.events_for(seat)

    @contextlib.contextmanager
    def watching(self, reader: Any = None) -> Any:
        """An event that is set whenever this table changes."""
        watcher = asyncio.Event()
        seat = _seat_of(reader)
        came = seat is not None and not self.here(seat)
        first = seat is not None and seat not in self.seats_here()
        self.watchers.add(watcher)
        self.readers[reader] += 1
        if came:
            self.touch()
        if seat is not None and first:
            self.tell_here(seat, True)
        try:
            yield watcher
        finally:
            self.watchers.discard(watcher)
            self.readers[reader] -= 1
            if not self.readers[reader]:
                del self.readers[reader]
                self.memo.pop(("kept", reader), None)
            self.memo.pop(("parts", reader), None)
            if seat is not None and seat not in self.seats_here():
                self.tell_here(seat, False)
            if seat is not None:
                self.left[seat] = time.monotonic()
                asyncio.get_running_loop().call_later(GONE + 0.1, self.touch)


def _seat_of(reader: Any) -> int | None:
    seat: int | None = getattr(reader, "seat", None)
    return seat


def coach_of(game: Game, source: str) -> Coach | None:
    """The coach of a table where a lesson is taken; none where there is no such lesson any more."""
    if not source.startswith(LESSON):
        return None
    try:
        return Coach(lesson(game, source.removeprefix(LESSON)))
    except NoLesson:
        return None


def record_of(live: Live) -> str:
    """A finished game as the text of a record."""
    day = datetime.fromtimestamp(live.row.created, UTC).date().isoformat()
    return live.match.record(live.names, kinds(live.seats), day).dumps()


def is_secret(match: Match) -> bool:
    """Whether the open question is put to several seats at once."""
    return match.ask is not None and match.ask.seat == TOGETHER


def kinds(sitting: Iterable[Seat]) -> list[str]:
    """Who is behind each seat, as a record says it."""
    return [seat.level if seat.kind == "bot" else "human" for seat in sitting]
