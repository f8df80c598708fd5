"""The tables of a running server: each is its match, brought up to date from the store.

Any server can serve any table: what it holds in memory is only a replay of the stored actions, and
before a move counts it must win its row in the store. What nobody asks for (bots, clocks, standing
orders) is seen to by one server at a time, the one that holds the table's lease.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from sqlalchemy.exc import IntegrityError

import saloon
from saloon import catalog
from saloon.bots.hints import kept
from saloon.bots.judge import as_asked, seen_before
from saloon.engine.ask import TOGETHER, Ask, Contest
from saloon.engine.errors import BadSetup, CannotUndo, IllegalMove, SaloonError, other_rules
from saloon.engine.event import EVERYBODY, Event
from saloon.engine.game import Game
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.journeys import in_advance, is_one_piece, rest_of, unasked, waits
from saloon.lessons.coach import Coach, is_answer
from saloon.lessons.lesson import NoLesson, lesson
from saloon.server import PACE
from saloon.server.bot_pool import MOST_LOOKS, BotFailed, BotPool, Busy, Thought
from saloon.server.clock import Clock, Time
from saloon.server.course import Course
from saloon.server.duel import Duel, DuelElsewhere
from saloon.server.limits import Buckets
from saloon.server.people_store import CLOSED, HAPPENED, Order, People, Profile, Wish
from saloon.server.ratings import forfeit, rate
from saloon.server.referee import settle, told_of
from saloon.server.store import (
    ID_LENGTH,
    UNDO,
    Action,
    Said,
    Seat,
    Store,
    StoreDown,
    TableRow,
    Taken,
    is_word,
)
from saloon.server.telegraph import Telegraph

log = logging.getLogger("saloon.server")

NAMES: Final = ("Ada", "Belle", "Cole", "Dora", "Earl", "Flora")
WAITING: Final = "waiting"
"""The stage of a table whose game has not begun."""

POLL: Final = 0.3
"""Seconds between two looks at what other servers have written."""

POLL_LISTENING: Final = 5.0
"""The same where PostgreSQL tells by itself: in case that something got lost."""

HESITATE: Final = 0.3
"""Seconds that a server without a page of a table leaves its bots to those that have one."""

CLAIM_AGAIN: Final = 2.0
"""Seconds between two tries to see to a table that another server sees to."""

LET_FINISH: Final = 15.0
"""Seconds that a server whose table was taken over may still think about its last move."""

POST: Final = "post"
TIDY: Final = "tidy"
"""What one server does for the whole house."""

QUIET: Final = 1800.0
"""Seconds after which a table that nobody looks at is let go from memory."""

UNWATCHED: Final = 60.0
"""Seconds that bots play on when nobody looks at their table any more."""

LOOK_AFTER: Final = 3.0
"""Seconds between two looks whether bots that are due still think."""

FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 8.0
"""Seconds before bots that were stopped by an error try again: twice as long each time."""

TIDY_EVERY: Final = 3600.0
TIDY_PAUSE: Final = 1.0
"""Seconds between two looks for old tables, and between two handfuls of them."""

HINTS_AT_ONCE: Final = 6
HINTS_A_SECOND: Final = 0.1
"""How many hints a seat may ask for."""

SHORT_MATCH: Final = 100
"""A match of up to this many moves is replayed at once when one is taken back."""

AT_ONCE: Final = 25
"""How many moves of a longer match are replayed before other work gets a turn."""

READ_AT_ONCE: Final = 200
"""How many rows of a long history are read before other work gets a turn."""

BREATH: Final = 0.01
"""Seconds that moves are played again before the loop may see to others."""

LESSON: Final = "lesson "
"""Before the name of a lesson in the source of the table it is taken at."""

AT_LEISURE: Final = 6
"""How many things bots do in a row are shown at leisure; the longer it goes on, the quicker: all
together take no longer than twice as many."""

LONGEST_DEED: Final = 30
LONGEST_SILENCE: Final = 2.0
"""At most this many moves, and seconds, of a bot are shown as one thing."""

TALK_KEPT: Final = 100
TICK: Final = 1.0
"""Seconds between two looks at the clocks."""

STAND_IN: Final = "deputy"
"""The bot that plays for somebody whose time is over."""

GONE: Final = 5.0
"""Seconds after which somebody whose page is closed counts as gone: a reload is not leaving."""
HINT_THOUGHTS: Final = 400
"""Thoughts behind a hint; the look back spends as many on a question for which it was asked."""

LOOK_THOUGHTS: Final = 100
"""How often a bot thinks every choice of a finished game over."""


MOST_UNASKED: Final = 600
"""How long a game may be that a bot looks back on at its end without being asked to."""

NO_TABLE: Final = "there is no such table; it may have had another address"


class Unknown(SaloonError):
    """There is no such table, seat or link."""


class OtherRules(SaloonError):
    """A stored table, or a record, of another version of a game's rules."""

    def __init__(self, what: str, made: str, here: str) -> None:
        super().__init__(other_rules(what, made, here))
        self.made = made
        self.here = here


class Stale(SaloonError):
    """The table has moved on since this page was made."""


class NotYet(SaloonError):
    """Somebody is not away: early, nobody waits for them, or the table has no clock."""

    def __init__(self, why: str, message: str) -> None:
        super().__init__(message)
        self.why = why


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
        self.hurried = False  # bots think shorter than usual, since many tables wait
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


class House:
    """All tables this server has open."""

    def __init__(
        self, store: Store, bots: BotPool, pace: float = PACE, archive_after: float = 0
    ) -> None:
        self.store = store
        self.store.on_trouble = self._tell_all
        self.telegraph = Telegraph(store)
        self.telegraph.on_table = self._heard
        self.telegraph.on_gap = self._look_soon
        self.telegraph.on_ring = self._rung
        self.store.on_moves = self.telegraph.ring
        self.people = People(store)
        self.bots = bots
        self.pace = pace
        self.archive_after = archive_after  # seconds; 0: never
        self.hints = Buckets(HINTS_AT_ONCE, HINTS_A_SECOND)
        self.moves = 0  # actions written by this server
        self.seen: dict[str, float] = {}  # profile: when its browser last asked for something
        self.ears: dict[str, int] = {}  # profile: how often it has muted somebody, or ended that
        self.open: dict[str, Live] = {}
        self.on_open: Callable[[Live], None] = lambda _: None
        self.render_lock = asyncio.Lock()  # one picture at a time, others in between
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._poller: asyncio.Task[None] | None = None
        self._looked_after = 0.0
        self._soon = asyncio.Event()  # look at the store now
        self._told_of: set[str] = set()  # tables where another server made a move
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        """Listen to other servers; bots go on where a restart left them once somebody looks."""
        await self.telegraph.start()
        self._poller = asyncio.create_task(self._poll())
        self._keep(asyncio.create_task(self._warm()))
        self._keep(asyncio.create_task(self._tidy()))
        self._keep(asyncio.create_task(self._tick()))

    async def stop(self) -> None:
        """Let go of everything."""
        waiting = [t for t in (self._poller, *self._tasks) if t is not None]
        waiting += [t.thinking for t in self.open.values() if t.thinking is not None]
        waiting += [t.obeying for t in self.open.values() if t.obeying is not None]
        waiting += [t.timing for t in self.open.values() if t.timing is not None]
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        await self.telegraph.stop()
        self.bots.close()
        await self.store.close()

    def _keep(self, task: asyncio.Task[Any]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _warm(self) -> None:
        try:
            await self.bots.warm()
        except Exception:
            log.exception("cannot start the processes that think for bots")

    def _tell_all(self) -> None:
        """Every open page says what is going on."""
        for live in self.open.values():
            live.trouble = bool(self.store.trouble)
            live.touch()

    # -- opening tables ---------------------------------------------------------------

    async def create(
        self,
        game: str,
        players: Sequence[Mapping[str, str]],
        options: Mapping[str, object],
        listed: bool = False,
        seed: Sequence[str] = (),
        first: Sequence[tuple[int, str]] = (),
        source: str = "",
        clock: int = 0,
        deal_for: int | None = None,
        waiting: bool = False,
        time_control: Time | None = None,
        id: str = "",
        nonce: str | None = None,
        rated: bool = False,
    ) -> Live:
        """A new table: `players` have kind (human, bot, open), name, level, profile.

        `first` are moves; after them hidden things are redealt as a seat (`deal_for`) may
        believe them. A table that is `waiting` begins when those who sit there say so.
        """
        chosen = saloon.game(game)
        if len(players) not in chosen.seats:
            allowed = f"{chosen.seats[0]} to {chosen.seats[-1]}"
            raise BadSetup(f"{game} is for {allowed} seats, not {len(players)}")
        settled = chosen.settle_options(len(players), options)
        dealt = ""
        if deal_for is not None:
            deal = {"at": len(first), "seat": deal_for, "seed": secrets.token_hex(16)}
            dealt = json.dumps(deal)
        row = TableRow(
            id=id or secrets.token_hex(5),
            game=game,
            rules=chosen.rules,
            options=settled,
            seed=list(seed) or [secrets.token_hex(16)],
            seats=len(players),
            listed=listed,
            watch=secrets.token_urlsafe(18),
            source=source,
            created=time.time(),
            clock=clock,
            dealt=dealt,
            stage=WAITING if waiting else "on",
            started=0.0 if waiting else time.time(),
            nonce=nonce,
            time=time_control.dumps() if time_control is not None else "",
            rated=rated,
        )
        names = called(players)
        sitting = [
            Seat(
                number,
                player["kind"],
                player["kind"] == "human",
                names[number],
                player.get("level", ""),
                secrets.token_urlsafe(24),
                profile=player.get("profile", ""),
                ready=bool(player.get("ready")),
            )
            for number, player in enumerate(players)
        ]
        live = Live(row, sitting)
        actions = [Action(n, seat, n - 1, move) for n, (seat, move) in enumerate(first, 1)]
        await self._apply(live, actions)
        live.row = row = replace(row, over=live.match.over)
        await self.store.add_table(row, sitting, actions)
        self.open[row.id] = live
        self.on_open(live)
        self.wake(live)
        return live

    async def open_tables(self) -> list[TableRow]:
        """Listed tables that are on and can be played here: of a game and rules that are here."""
        rules = {game.id: game.rules for game in catalog.games()}
        return [row for row in await self.store.open_tables() if rules.get(row.game) == row.rules]

    async def table(self, id: str) -> Live:
        """A table by its id, from memory or from the store; raises Unknown."""
        live = self.open.get(id)
        if live is None:
            live = await self._load_once(id)
        elif not live.watchers:  # nobody looks, so nobody has told us what other servers did
            await self.refresh(live)
        live.used = time.monotonic()
        self.wake(live)
        return live

    async def peek(self, id: str) -> Live | None:
        """A table that this server has, or could have: to look at it does not wake its bots."""
        live = self.open.get(id)
        if live is None and not self.telegraph.alone:
            with contextlib.suppress(SaloonError):
                live = await self._load_once(id)
        return live

    async def _load_once(self, id: str) -> Live:
        """Load a table that several may ask for at the same time; nothing of it stays behind."""
        if not is_word(id, ID_LENGTH):
            raise Unknown(NO_TABLE)
        loading = self._loading.get(id)
        if loading is None:
            loading = asyncio.create_task(self._load(id))
            self._loading[id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def refresh(self, live: Live) -> None:
        """Take over what other servers have written, if anything."""
        await self._take_over(live, await self.store.versions([live.id]))

    async def look_again(self, ids: Sequence[str]) -> None:
        """The same for some tables at once, of which not all are open here."""
        for live in [self.open[id] for id in ids if id in self.open]:
            await self.refresh(live)

    async def _take_over(self, live: Live, versions: Mapping[str, int]) -> None:
        """Read what is new in the store, unless it is a move that this server is just making."""
        if versions.get(live.id, live.version) == live.version:
            return
        async with live.lock:  # whoever makes a move holds it until the move is on the table
            behind = versions.get(live.id, live.version) - live.version
            if behind <= 0:
                return
            moves = await self.store.actions_after(live.id, live.applied, behind + 1)
            if len(moves) == behind and not live.match.over:  # then nothing else has changed
                await self._apply(live, moves)
                live.version += behind
                if live.match.over and not live.row.over:
                    live.row, live.ended = replace(live.row, over=True), time.time()
            else:
                await self._catch_up(live)
        self.wake(live)

    async def _load(self, id: str) -> Live:
        row = await self.store.table(id)
        if row is None:
            raise Unknown(NO_TABLE)
        game = saloon.game(row.game)
        if row.rules != game.rules:
            raise OtherRules("this table", row.rules, game.rules)
        live = Live(row, await self.store.seats_of(id))
        await self._catch_up(live)
        if row.over and not live.applied:
            await self._recall(live)
        if live.match.over and not row.over:  # the last move was stored, closing the table was not
            live.row = replace(row, over=True)
            self._keep(asyncio.create_task(self._close_late(live)))
        self.open[id] = live
        self.on_open(live)
        return live

    async def _recall(self, live: Live) -> None:
        """Play an archived table again from its record."""
        text = await self.store.archived(live.id)
        if text is not None:
            moves = [line for line in saloon.Record.loads(text).body if line.seat >= 0]
            await self._apply(
                live,
                [
                    Action(n, line.seat, n - 1, line.text, live.row.created)
                    for n, line in enumerate(moves, 1)
                ],
            )

    async def archive_old(self, before: float) -> int:
        """Archive finished tables that were last changed before then; how many."""
        rules = [game.rules for game in catalog.games()]
        count = 0
        for id in await self.store.ready_for_archive(before, rules):
            try:
                live = self.open.get(id) or await self._load_once(id)
                record = await asyncio.to_thread(record_of, live)
                await self.store.archive_table(id, record)
                count += 1
            except (SaloonError, IntegrityError):  # another server may have been quicker
                log.exception("cannot archive table %s", id)
            self._let_go(id)
        return count

    def _let_go(self, id: str) -> None:
        live = self.open.get(id)
        if live is not None and not live.watchers:
            del self.open[id]

    async def _tidy(self) -> None:
        """Now and then: archive what is old, a few tables at a time."""
        while self.archive_after:
            try:
                while await self.telegraph.claim(TIDY) and await self.archive_old(
                    time.time() - self.archive_after
                ):
                    await asyncio.sleep(TIDY_PAUSE)
            except Exception:
                log.exception("cannot archive old tables")
            await asyncio.sleep(TIDY_EVERY)

    async def _catch_up(self, live: Live) -> None:
        """Replay what other servers, or an earlier run of this one, have stored."""
        row = await self.store.table(live.id)
        assert row is not None
        if live.waiting and row.stage == "on":
            live.begin(row)
        elif (row.rematch, row.stage) != (live.row.rematch, live.row.stage):
            live.row = replace(live.row, rematch=row.rematch, stage=row.stage)
            live.touch()
        while True:
            some = await self.store.actions_after(live.id, live.applied, READ_AT_ONCE)
            await self._apply(live, some)
            if len(some) < READ_AT_ONCE:
                break
        sitting = await self.store.seats_of(live.id)
        if sitting != live.seats:
            live.seats = sitting
            live.memo.clear()
            live.touch()
        if live.clock.time.pauses:
            live.clock.paused = await self.people.pauses(live.id)
        orders = await self.people.orders(live.id)
        if orders != live.orders:
            live.orders = orders
            live.touch()
        wishes = await self.people.wishes(live.id)
        if wishes != live.wishes:
            live.wishes = wishes
            live.touch()
        said = (await self.store.said_after(live.id, 0))[-TALK_KEPT:]
        if said != live.talk:  # somebody may have been forgotten, with all they said
            live.talk = said
            live.touch()
        live.version = row.version

    async def _apply(self, live: Live, actions: Sequence[Action]) -> None:
        """Play stored actions; the loop sees to others in between. Whoever calls holds the lock."""
        began = time.perf_counter()
        for action in actions:
            match = live.match
            moves = len(match.history)
            back = action.move == UNDO and match.ask is not None and not match.committed
            if back and moves > SHORT_MATCH:
                live.apply(action, await earlier(match, moves - 1))
            else:
                live.apply(action)
            if time.perf_counter() - began > BREATH:
                await asyncio.sleep(0)
                began = time.perf_counter()

    async def _hear(self, live: Live) -> None:
        last = live.talk[-1].id if live.talk else 0
        said = await self.store.said_after(live.id, last)
        if said:
            live.talk = [*live.talk, *said][-TALK_KEPT:]
            live.touch()

    def _rung(self, ids: Sequence[str]) -> None:
        """Another server has written moves; who looks at these tables here sees them at once."""
        idle = not self._told_of
        self._told_of |= {id for id in ids if id in self.open and self.open[id].watchers}
        if idle and self._told_of:
            self._keep(asyncio.create_task(self._look_there()))

    async def _look_there(self) -> None:
        with contextlib.suppress(StoreDown):
            while self._told_of:
                ids = sorted(self._told_of)
                versions = await self.store.versions(ids)
                for id in ids:
                    if id in self.open:
                        await self._take_over(self.open[id], versions)
                self._told_of -= set(ids)

    def _look_soon(self) -> None:
        self._soon.set()

    async def _poll(self) -> None:
        """Every now and then: what have other servers written, and which tables sleep?"""
        looked = 0.0
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._soon.wait(), POLL)
            missed = self._soon.is_set()
            self._soon.clear()
            try:
                if self.store.trouble:
                    await self.store.probe()
                await self.telegraph.read_telegrams()
                now = time.monotonic()
                if missed or not self.telegraph.listening or now - looked > POLL_LISTENING:
                    looked = now
                    await self._look_around()
            except StoreDown:  # which the store itself has logged
                continue
            except Exception:
                log.exception("cannot look at the store")

    def _heard(self, id: str, version: int, last: Action | None) -> None:
        """Somebody has changed a table, perhaps this server itself."""
        live = self.open.get(id)
        if live is not None and version > live.version:
            self._keep(asyncio.create_task(self._keep_up(live, version, last)))

    async def _keep_up(self, live: Live, version: int, last: Action | None) -> None:
        """Take over a change that was told; a move that comes next need not be asked for."""
        with contextlib.suppress(StoreDown):
            async with live.lock:
                if version <= live.version:
                    return
                follows = last is not None and last.number == live.applied + 1
                if last is not None and follows and version == live.version + 1:
                    await self._apply(live, [last])
                    live.version = version
                    if live.match.over and not live.row.over:
                        live.row, live.ended = replace(live.row, over=True), time.time()
                else:
                    await self._catch_up(live)
            self.wake(live)

    async def _look_around(self) -> None:
        watched = [live for live in self.open.values() if live.watchers]
        if watched:
            versions = await self.store.versions([live.id for live in watched])
            for live in watched:
                await self._take_over(live, versions)
        now = time.monotonic()
        if now - self._looked_after < LOOK_AFTER:
            return
        self._looked_after = now
        for live in list(self.open.values()):
            if live.watchers:  # whatever has stopped its bots, they go on
                self.wake(live)
            elif live.clock.time.by_itself and not live.match.over:
                continue  # its time runs whether somebody looks or not
            elif live.thinking is None and now - live.used > QUIET:
                del self.open[live.id]

    # -- playing ----------------------------------------------------------------------

    async def act(
        self, live: Live, seat: int, asked: int, move: str, referee: bool = False
    ) -> None:
        """A move (or undo) made on page number `asked`; the same one twice counts once.

        Raises Stale when the table has moved on, and IllegalMove or CannotUndo with the reason.
        """
        if live.closed:
            raise NotYet("closed", "the operator has closed this table")
        if live.waiting:
            raise NotYet("waiting", "the game has not begun; its people are in the waiting room")
        async with live.lock:
            while True:
                earlier = live.answered.get((seat, asked))
                if earlier == move:
                    return
                if earlier is not None or not live.asked_at <= asked <= live.applied:
                    if asked > live.applied and await self._behind(live):
                        continue
                    raise Stale("the table has moved on; this is how it stands now")
                live.refuse(seat, move, referee)
                if move == UNDO:  # what was ordered would be done at once again
                    mine = [order for order in live.orders if order.seat == seat]
                    if mine:
                        await self.people.drop_orders(live.id, mine)
                        await self._catch_up(live)
                try:
                    await self._store(live, Action(live.applied + 1, seat, asked, move))
                    break
                except Taken:
                    await self._catch_up(live)
        self.wake(live)

    async def travel(
        self,
        live: Live,
        seat: int,
        asked: int,
        moves: Sequence[str],
        wish: str = "",
        by_itself: bool = False,
    ) -> None:
        """A row of a seat's own moves, made by one press; pages see it as one motion.

        It ends where something else is asked, somebody else has to answer, or the dice fall short;
        a question that the `wish` answers in advance does not end it, and where it only waits for
        an answer (`saloon.journeys.waits`) it goes on with that. `by_itself`: a question without
        anything to decide is answered, too. The first move must be legal; raises what `act` raises.
        """
        halted = live.halted.pop(seat, None)
        with live.at_once(seat):
            await self.act(live, seat, asked, moves[0])
            last, rest = moves[0], moves[1:]
            if not rest and halted is not None and halted[0] == asked == live.applied - 1:
                last, rest = halted[1:]
            while (rest or wish or by_itself) and live.match.ask_for(seat) is not None:
                view = live.match.view(seat)
                move = in_advance(live.game, view, wish)
                if not move:
                    if rest and waits(live.game, view):
                        live.halted[seat] = live.applied, last, rest
                        return
                    rest = rest_of(live.game, view, rest, last)
                    move = rest[0] if rest else unasked(live.game, view) if by_itself else ""
                    if not move:
                        return
                    last, rest = move, rest[1:]
                try:
                    await self.act(live, seat, live.applied, move)
                except Stale:  # another page of the same seat was quicker
                    return

    async def answer_for(self, live: Live, seat: int, asked: int) -> None:
        """What the rules answer for somebody who is away; raises NotYet."""
        live.must_be_away(seat)
        ask = live.match.ask_for(seat)
        assert ask is not None
        move = live.game.text(live.game.absent(live.match.state, ask))
        await self.act(live, seat, asked, move)

    async def bot_for(self, live: Live, seat: int, level: str) -> None:
        """A bot plays for somebody who is away, until they take their seat back; raises NotYet."""
        live.must_be_away(seat)
        await self.give_to_bot(live, live.seats[seat], level)

    async def _behind(self, live: Live) -> bool:
        before = live.applied
        await self._catch_up(live)
        return live.applied > before

    async def _store(self, live: Live, action: Action) -> None:
        await self.store.add_action(live.id, action)
        self.moves += 1
        await self._apply(live, [action])
        live.version += 1
        if live.match.over and not live.row.over:
            live.row = replace(live.row, over=True)
            live.ended = time.time()
            # The move counts, whatever becomes of this; loading the table makes up for it.
            self._keep(asyncio.create_task(self._close_table(live)))
            if live.watchers and len(live.match.history) <= MOST_UNASKED and not self.bots.looking:
                self.look_back(live)

    async def _close_late(self, live: Live) -> None:
        """Close a table whose server died over its last move, once in the whole house."""
        with contextlib.suppress(StoreDown):
            if await self.telegraph.claim(live.id):
                row = await self.store.table(live.id)
                if row is not None and not row.over:
                    await self._close_table(live)
                await self._let_others(live)

    async def _close_table(self, live: Live) -> None:
        try:
            await self.store.close_table(live.id)
            await self.people.finish(live.id, live.match.winners, live.match.scores)
            if not live.deal:  # who plays a position on has seen it before
                await rate(self.people, live.row, live.seats, live.match)
        except StoreDown:
            log.warning("table %s is over but still listed", live.id)

    # -- time -------------------------------------------------------------------------

    async def _tick(self) -> None:
        """Once a second: whose time is over? A restart forgets none of the tables."""
        company: asyncio.Event | None = None
        while True:
            await asyncio.sleep(TICK)
            with contextlib.suppress(StoreDown):
                if company is not self.telegraph.changed:  # another server came, or died
                    now = self.telegraph.changed
                    for id in self.telegraph.my_share(await self.people.timed_tables()):
                        if id not in self.open:
                            with contextlib.suppress(SaloonError):
                                await self.table(id)
                    company = now
            for live in list(self.open.values()):
                if live.clock.time.by_itself:
                    try:
                        await self.end_time(live)
                    except Exception:
                        log.exception("the clock of table %s", live.id)

    async def end_time(self, live: Live) -> None:
        """What was chosen at the table for somebody whose time is over."""
        for seat in live.waited_for():
            if live.waiting or live.seats[seat].kind != "human" or not live.clock.over(seat):
                continue
            name = live.seats[seat].name
            if not await self.telegraph.claim(live.id):
                return
            try:
                await self.refresh(live)  # another server may just have seen to it
                with contextlib.suppress(Stale, NotYet, Taken):
                    if live.clock.time.then == "bot":
                        await self.bot_for(live, seat, STAND_IN)
                    else:
                        await self.answer_for(live, seat, live.applied)
                    who = [live.seats[seat].profile]
                    await self.happened(live, f"time-{live.clock.time.then}", who, name=name)
            finally:
                await self._let_others(live)

    async def pause(self, live: Live, seat: int) -> None:
        """Somebody takes a pause; raises NotYet when there is none left or nothing to pause."""
        left = live.clock.pauses_left(seat)
        if left <= 0 or live.clock.due(seat) is None:
            raise NotYet("no-pause", "there is no pause left to take, or nobody waits for you")
        await self.people.pause(live.id, seat, live.clock.time.pauses - left)
        mine = live.seats[seat]
        await self.happened(live, "pause", [mine.profile], name=mine.name)
        async with live.lock:
            await self._catch_up(live)
        live.touch()

    # -- bots -------------------------------------------------------------------------

    def wake(self, live: Live) -> None:
        """Let bots think when it is their turn and somebody looks; carry out standing orders."""
        if live.orders and live.obeying is None and not live.closed and not live.waiting:
            live.obeying = asyncio.create_task(self._obey(live))
        if live.thinking is None and live.attended() and live.bots_to_move():
            live.thinking = asyncio.create_task(self._let_bots_play(live))
        if live.timing is None and live.attended() and live.contest is not None:
            live.timing = asyncio.create_task(self._time(live))

    async def _time(self, live: Live) -> None:
        """Be the referee for as long as two players face each other."""
        pause = FIRST_PAUSE
        try:
            while live.attended() and (ask := live.match.ask) is not None and live.contest:
                try:
                    if not await self._see_to(live):
                        continue
                    asked = live.applied
                    move = await settle(live, ask)
                    if move is None or live.match.ask is not ask:
                        continue
                    with contextlib.suppress(Stale, IllegalMove):
                        text = live.game.text(move)
                        await self.act(live, ask.seat, asked, text, referee=True)
                    if live.duel is not None and live.duel.number == asked:
                        for what, seat in told_of(live.duel):
                            who = live.seats[seat]
                            await self.happened(live, what, [who.profile], name=who.name)
                except Exception:
                    log.exception("the referee waits at table %s", live.id)
                    await asyncio.sleep(pause)
                    pause = min(LONGEST_PAUSE, pause * 2)
        finally:
            live.timing = None
            await self._let_others(live)
        self.wake(live)

    async def _obey(self, live: Live) -> None:
        """Carry out standing orders for as long as they fit the open question."""
        try:
            while (found := self.next_order(live)) is not None:
                if not await self._see_to(live):
                    continue
                order, why = found
                if why:
                    rest = [o for o in live.orders if o.seat == order.seat and o.plan]
                    await self.people.stop_orders(live.id, rest, why)
                else:
                    with contextlib.suppress(Stale, IllegalMove):
                        await self.act(live, order.seat, live.applied, order.move)
                    if order.plan:
                        await self.people.drop_orders(live.id, [order])
                async with live.lock:
                    await self._catch_up(live)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("standing orders at table %s", live.id)
        finally:
            live.obeying = None
            await self._let_others(live)
        if live.thinking is None and live.bots_to_move():
            self.wake(live)

    def next_order(self, live: Live) -> tuple[Order, str] | None:
        """The order that concerns an open question, and why it is not obeyed any more, if so.

        A plan ends when something hidden has come to its owner's light, or its move cannot be made.
        """
        for seat in live.waited_for():
            ask = live.match.ask_for(seat)
            if ask is None or live.seats[seat].kind != "human":
                continue
            legal = [live.game.text(move) for move in ask.moves]
            for order in live.orders:
                if order.seat != seat or order.stopped:
                    continue
                if order.plan:
                    calm = live.surprised.get(seat, 0) <= order.since
                    return order, "light" if not calm else "" if order.move in legal else "move"
                if order.prompt == ask.prompt and order.move in legal:
                    return order, ""
        return None

    async def _see_to(self, live: Live) -> bool:
        """Whether this server sees to a table; where another does, some time has passed."""
        changed = self.telegraph.changed
        if await self.telegraph.claim(live.id, bool(live.watchers)):
            await self._let_finish(live)
            return True
        with contextlib.suppress(TimeoutError):  # until that one dies, or is late
            await asyncio.wait_for(changed.wait(), CLAIM_AGAIN)
        return False

    async def _let_finish(self, live: Live) -> None:
        """Wait for the move another server was thinking about when its table was taken over."""
        if await self.telegraph.let_finish(live.id, LET_FINISH):
            await self.refresh(live)

    async def _let_others(self, live: Live) -> None:
        """Give a table's lease back when nothing is left to see to."""
        if live.thinking is None and live.obeying is None and live.timing is None:
            await self.telegraph.release(live.id)

    async def _let_bots_play(self, live: Live) -> None:
        """Until no bot is due, or nobody looks any more; an error only makes it wait."""
        pause = FIRST_PAUSE
        try:
            if not live.watchers and not self.telegraph.alone:
                await asyncio.sleep(HESITATE)
            while live.attended():
                waiting = live.bots_to_move()
                if not waiting:
                    return
                began = time.monotonic()
                try:
                    if not await self._see_to(live):
                        continue
                    await self._bot_deed(live, waiting[0])
                except StoreDown:  # which the store itself has logged
                    await asyncio.sleep(pause)
                    pause = min(LONGEST_PAUSE, pause * 2)
                    continue
                except Exception:
                    log.exception("bots wait at table %s", live.id)
                    await asyncio.sleep(pause)
                    pause = min(LONGEST_PAUSE, pause * 2)
                    continue
                pause = FIRST_PAUSE
                if live.watchers:
                    live.watched += 1
                    pace = self.pace * live.speed()
                    pace *= min(1.0, (AT_LEISURE / live.watched) ** 2)
                    await asyncio.sleep(max(0.0, pace - (time.monotonic() - began)))
        finally:
            live.thinking = None
            await self._let_others(live)

    async def _bot_deed(self, live: Live, seat: Seat) -> None:
        """All the moves of one thing a bot does, such as the steps of a walk.

        A fight of bots is one thing, too, whoever of them moves.
        """
        deeds = live.course.tell.DEEDS
        if not deeds:
            await self._bot_move(live, seat)
            return
        began = time.monotonic()
        shown = len(live.match.events)
        with contextlib.ExitStack() as held:
            held.enter_context(live.at_once(seat.seat))
            for _ in range(LONGEST_DEED):
                before = live.applied
                await self._bot_move(live, seat)
                if live.applied == before:
                    return
                waiting = live.bots_to_move()
                if seat not in waiting and self._fight_on(live, waiting):
                    seat = waiting[0]
                    if seat.seat not in live.held:
                        held.enter_context(live.at_once(seat.seat))
                ask = live.match.ask_for(seat.seat)
                if ask is None or seat not in waiting:
                    return
                if ask.prompt in deeds and len(live.match.events) > shown:
                    return
                if not await self.telegraph.claim(live.id, bool(live.watchers)):
                    return  # another server sees to this table now
                if time.monotonic() - began > LONGEST_SILENCE:
                    return

    def _fight_on(self, live: Live, waiting: Sequence[Seat]) -> bool:
        """Whether bots alone are asked in the middle of what is shown as its result."""
        asked = {ask.seat for ask in live.match.asks}
        if not waiting or asked != {seat.seat for seat in waiting}:
            return False
        return is_one_piece(live.game, live.match.view(None))

    async def _bot_move(self, live: Live, seat: Seat) -> None:
        asked = live.applied

        def look() -> Match | None:
            nonlocal asked
            asked = live.applied
            return live.match if seat in live.bots_to_move() else None

        coach = live.coach
        if coach is not None and coach.alone:
            coach = None
        thought: Thought | None
        try:
            if coach is not None and (line := coach.scripted(live.match, seat.seat)):
                thought = Thought(line, live.hurried)
            else:
                seed = "" if coach is None else coach.seed(live.match, seat.seat)
                thought = await self.bots.choose(live.id, seat.level, seat.seat, look, seed)
        except BotFailed as error:
            log.error("%s failed at table %s, any move is made: %s", seat.level, live.id, error)
            move = self._any_move(live, seat.seat)
            thought = None if move is None else Thought(move, live.hurried)
        if thought is None or live.seats[seat.seat].kind != "bot":
            return
        if thought.hurried != live.hurried:
            live.hurried = thought.hurried
            live.touch()
        with contextlib.suppress(Stale, IllegalMove):
            await self.act(live, seat.seat, asked, thought.move)

    def _any_move(self, live: Live, seat: int) -> str | None:
        ask = live.match.ask_for(seat)
        if ask is None:
            return None
        rng = Rng.seeded(secrets.token_hex(8))
        return live.game.text(ask.moves[rng.below(len(ask.moves))])

    async def advise(self, live: Live, seat: int) -> dict[str, Any] | None:
        """What the judge would do in this seat's place, knowing what it knows.

        Raises Busy when this seat asks too often, or again before it has been answered.
        """
        if seat in live.hinting:
            raise Busy("hint-coming", "a hint is on its way", 2)
        wait = self.hints.take(f"{live.id} {seat}")
        if wait:
            raise Busy("hints", "that was a lot of hints", wait)
        live.hinting.add(seat)
        try:
            match, number = live.match, len(live.match.history)
            seen = await asyncio.to_thread(seen_before, match.clone(), seat)
            world = as_asked(match).imagine(seat)
            advice = await self.bots.advise(live.id, seat, world, number, seen, HINT_THOUGHTS)
        except BotFailed as error:
            log.error("no hint at table %s: %s", live.id, error)
            return None
        finally:
            live.hinting.discard(seat)
        with contextlib.suppress(StoreDown):  # then the look back knows nothing of it
            await self.store.keep_hint(live.id, kept(match, advice))
        return advice

    def look_back(self, live: Live) -> None:
        """Begin to look back on a finished game, once; raises Busy when many wait."""
        if live.match.over and (live.look is None or live.look.failed):
            if self.bots.looks.waiting >= MOST_LOOKS:
                raise Busy("looks", "many games are being looked back on", 60)
            live.look = Look(len(live.match.history))
            self._keep(asyncio.create_task(self._look_back(live, live.look)))

    async def _look_back(self, live: Live, look: Look) -> None:
        try:
            match = live.match.clone()
            hints = await self.store.hints_of(live.id)
            progress = str(look.progress)
            look.report = await self.bots.look_back(live.id, match, LOOK_THOUGHTS, progress, hints)
            live.touch()  # its end says what decided it
        except Exception:
            look.failed = True
            log.exception("cannot look back on table %s", live.id)
        finally:
            look.folder.cleanup()

    # -- seats ------------------------------------------------------------------------

    async def set_seat(self, live: Live, seat: Seat, **changes: Any) -> Seat:
        """Change who sits there; raises Taken when somebody was quicker."""
        try:
            await self.store.change_seat(live.id, seat.seat, seat, **changes)
        finally:
            await self._follow(live)
        self.wake(live)
        return replace(seat, **changes)

    async def _follow(self, live: Live) -> None:
        """Take over what was just written; where that fails, the next look at the store does."""
        with contextlib.suppress(StoreDown):
            async with live.lock:
                await self._catch_up(live)

    async def sit(
        self, live: Live, seat: Seat, name: str, profile: str = "", agreed: bool = False
    ) -> Seat:
        """Take an open seat, or a bot's where those who sit here have `agreed`.

        The link that led here goes on leading here.
        """
        if seat.held or (seat.kind != "open" and not agreed):
            raise Taken(f"this seat is {seat.name}'s")
        await self.people.keep_link(seat.token, live.id, seat.seat)
        mine = await self.set_seat(
            live,
            seat,
            kind="human",
            held=True,
            name=name or seat.name,
            token=secrets.token_urlsafe(24),
            profile=profile,
            ready=False,
            part="",
            linked=True,
        )
        await self.happened(live, "sat", [profile], name=mine.name)
        return mine

    async def leave(self, live: Live, seat: Seat, level: str) -> None:
        """Give a seat up for good: whatever held it holds it no longer."""
        gone = {"held": False, "profile": "", "token": secrets.token_urlsafe(24), "ready": False}
        if live.waiting:
            gone |= {"kind": "open", "name": NAMES[seat.seat], "part": ""}
        else:
            gone |= {"kind": "bot", "level": level, "name": stand_in(live, seat)}
        sitting, on = live.seats, not (live.waiting or live.closed or live.deal)
        await self.set_seat(live, seat, **gone)
        if on:
            await forfeit(self.people, live.row, sitting, seat)
        await self.happened(live, "left", [seat.profile], name=seat.name)

    async def happened(self, live: Live, what: str, of: Sequence[str] = (), **told: object) -> None:
        """A line in the talk that nobody said, told to everybody in their own language.

        `of` are the profiles of those whom it names: when one is forgotten, so is the line.
        """
        known = [profile for profile in of if profile]
        await self.say(live, HAPPENED, what, json.dumps({**told, "of": known} if known else told))

    async def give_to_bot(self, live: Live, seat: Seat, level: str) -> Seat:
        """A bot plays for this seat until its owner takes it back."""
        return await self.set_seat(live, seat, kind="bot", level=level)

    async def take_back(self, live: Live, seat: Seat) -> Seat:
        """The owner plays again."""
        return await self.set_seat(live, seat, kind="human")

    async def say(self, live: Live, seat: int, name: str, text: str, profile: str = "") -> None:
        """One line of talk for everybody at the table."""
        await self.store.say(live.id, seat, name, text, profile)
        await self._follow(live)


def coach_of(game: Game, source: str) -> Coach | None:
    """The coach of a table where a lesson is taken; none where there is no such lesson any more."""
    if not source.startswith(LESSON):
        return None
    try:
        return Coach(lesson(game, source.removeprefix(LESSON)))
    except NoLesson:
        return None


def stand_in(live: Live, gone: Seat) -> str:
    """What the bot is called that plays on for somebody who has left: nothing names a person."""
    if not gone.profile:
        return gone.name
    taken = {seat.name for seat in live.seats}
    free = [name for name in (NAMES[gone.seat], *NAMES) if name not in taken]
    return free[0] if free else NAMES[gone.seat]


def called(players: Sequence[Mapping[str, str]]) -> list[str]:
    """A name for everybody: those who have none get one that nobody else has.

    >>> called([{"name": "Belle"}, {}, {}])
    ['Belle', 'Ada', 'Cole']
    """
    taken = {player.get("name", "") for player in players}
    found = []
    for number, player in enumerate(players):
        free = [name for name in (NAMES[number], *NAMES) if name not in taken]
        name = player.get("name") or (free[0] if free else NAMES[number])
        taken.add(name)
        found.append(name)
    return found


async def earlier(match: Match, moves: int) -> Match:
    """The match as it stood after some of its moves, replayed a few at a time.

    In a thread, compiled rules would hold everything else up until they are through.
    """
    position = match.at(0)
    for start in range(0, moves, AT_ONCE):
        position.replay(match.history[start : min(moves, start + AT_ONCE)], match.deals)
        await asyncio.sleep(0)
    return position


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
