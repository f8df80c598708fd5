"""The tables of a running server: each is its match, brought up to date from the store.

Any worker can serve any table: what it holds in memory is only a replay of the stored actions, and
before a move counts it must win its row in the store.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import saloon
from saloon.engine.ask import TOGETHER
from saloon.engine.errors import BadSetup, CannotUndo, IllegalMove, SaloonError
from saloon.engine.event import Event
from saloon.engine.game import Game
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.server import PACE
from saloon.server.store import UNDO, Action, Said, Seat, Store, TableRow, Taken
from saloon.server.thinkers import SIMPLE, Thinkers

log = logging.getLogger("saloon.server")

NAMES: Final = ("Ada", "Belle", "Cole", "Dora", "Earl", "Flora")
POLL: Final = 0.3
"""Seconds between two looks at what other workers have written."""

QUIET: Final = 1800.0
"""Seconds after which a table that nobody looks at is let go from memory."""

SHORT_MATCH: Final = 100
"""So many moves are played again at once when one is taken back."""

AT_ONCE: Final = 25
"""Of a longer match, so many are played again before the loop may see to others."""

READ_AT_ONCE: Final = 200
"""Of a long history, so many rows are read before the loop may see to others."""

BREATH: Final = 0.01
"""Seconds that moves are played again before the loop may see to others."""

TALK_KEPT: Final = 100
LOOK_THOUGHTS: Final = 100
"""How often a bot thinks every choice of a finished game over."""


class Unknown(SaloonError):
    """There is no such table, seat or link."""


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
        self.match = Match(self.game, row.seats, row.seed, row.options)
        self.applied = 0
        self.asked_at = 0  # the number of actions when the open question was put
        self.asked_since = row.created
        self.deal: dict[str, Any] = json.loads(row.dealt) if row.dealt else {}
        self.answered: dict[tuple[int, int], str] = {}
        self.told = 0  # how many events there were before the last action
        self.acted: dict[int, int] = {}  # seat: how many events there were when it last moved
        self.scores = [tuple(self.match.scores)]  # after every move
        self.talk: list[Said] = []
        self.version = row.version
        self.changes = 0  # counts whatever a page could show differently
        self.watchers: set[asyncio.Event] = set()
        self.readers: Counter[Any] = Counter()  # how many look at the same page
        self.lock = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None
        self.look: Look | None = None
        self.used = time.monotonic()
        self.memo: dict[Any, Any] = {}  # what pages were made of, by those who make pages
        self._deal_anew()

    @property
    def id(self) -> str:
        """The table's address."""
        return self.row.id

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return [seat.name for seat in self.seats]

    def apply(self, action: Action, before_it: Match | None = None) -> None:
        """Play a stored action; they come in order and were legal when they were stored.

        A long match is long played again when a move is taken back: who has done so bit by bit
        brings the match as it stood `before_it`.
        """
        before = self.match.ask
        self.told = len(self.match.events)
        if before_it is not None:
            self.match = before_it
        elif action.move == UNDO:
            self.match.undo(action.seat)
        else:
            self.match.play(action.seat, action.move)
        self.applied = action.number
        self.answered[action.seat, action.asked] = action.move
        self.acted[action.seat] = len(self.match.events)
        if self.match.ask is not before:
            self.asked_at = self.applied
            self.asked_since = action.at or time.time()
        self._deal_anew()
        self._count()
        self.touch()

    def _count(self) -> None:
        """Keep the scores after every move, for the chart at the end."""
        moves = len(self.match.history)
        del self.scores[moves + 1 :]
        if len(self.scores) <= moves:
            self.scores += [tuple(self.match.scores)] * (moves + 1 - len(self.scores))

    def _deal_anew(self) -> None:
        """Where this table leaves the game it plays on, hidden things are dealt anew."""
        if self.deal and self.applied == self.deal["at"] and not self.match.deals:
            self.match.deal_anew(self.deal["seat"], Rng.seeded(self.deal["seed"]))

    def must_be_away(self, seat: int) -> None:
        """Raise NotYet unless this seat is waited for and has not answered for too long."""
        if not self.row.clock:
            raise NotYet("no-clock", "this table has no clock")
        if seat not in [ask.seat for ask in self.match.asks] or self.seats[seat].kind == "bot":
            raise NotYet("nobody", "nobody waits for this seat")
        if time.time() < self.asked_since + self.row.clock:
            raise NotYet("early", "there is still time to answer")

    def touch(self) -> None:
        """Something changed: wake everybody who looks at this table."""
        self.changes += 1
        for watcher in self.watchers:
            watcher.set()

    def refuse(self, seat: int, move: str) -> None:
        """Raise the engine's own words when an action is not allowed now; changes nothing."""
        if move == UNDO:
            verdict = self.match.can_undo(seat)
            if not verdict:
                raise CannotUndo(verdict.reason)
            return
        ask = self.match.ask_for(seat)
        if ask is not None and self.game.codes.get(move) in ask.moves:
            return
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

    def bots_to_move(self) -> list[Seat]:
        """Bots that the table waits for."""
        return [self.seats[a.seat] for a in self.match.asks if self.seats[a.seat].kind == "bot"]

    def seat_of(self, token: str) -> Seat | None:
        """The seat that a token holds at this table."""
        given = token.encode()
        for seat in self.seats:
            if seat.held and secrets.compare_digest(seat.token.encode(), given):
                return seat
        return None

    def events(self, seat: int | None) -> list[Event]:
        """What this seat may know of what happened."""
        return self.match.events_for(seat)

    @contextlib.contextmanager
    def watching(self, reader: Any = None) -> Any:
        """An event that is set whenever this table changes."""
        watcher = asyncio.Event()
        self.watchers.add(watcher)
        self.readers[reader] += 1
        try:
            yield watcher
        finally:
            self.watchers.discard(watcher)
            self.readers[reader] -= 1
            self.memo.pop(("parts", reader), None)


class House:
    """All tables this worker has open."""

    def __init__(self, store: Store, thinkers: Thinkers, pace: float = PACE) -> None:
        self.store = store
        self.thinkers = thinkers
        self.pace = pace
        self.open: dict[str, Live] = {}
        self.easel = asyncio.Lock()  # one picture at a time: who asks for little comes in between
        self._loading: dict[str, asyncio.Lock] = {}
        self._poller: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        """Listen to other workers, and let waiting bots go on where a restart left them."""
        self._poller = asyncio.create_task(self._poll())
        self._keep(asyncio.create_task(self._resume()))

    async def stop(self) -> None:
        """Let go of everything."""
        waiting = [t for t in (self._poller, *self._tasks) if t is not None]
        waiting += [t.thinking for t in self.open.values() if t.thinking is not None]
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        self.thinkers.close()
        await self.store.close()

    def _keep(self, task: asyncio.Task[Any]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _resume(self) -> None:
        await self.thinkers.warm()
        for id in await self.store.unfinished():
            with contextlib.suppress(SaloonError):
                live = await self.table(id)
                self.wake(live)
            await asyncio.sleep(0)

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
    ) -> Live:
        """A new table: `players` have kind (human, bot, open), name, level; `first` are moves.

        After them hidden things are dealt anew as a seat (`deal_for`) may believe them.
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
            id=secrets.token_hex(5),
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
        )
        sitting = [
            Seat(
                number,
                player["kind"],
                player["kind"] == "human",
                player.get("name") or NAMES[number],
                player.get("level", ""),
                secrets.token_urlsafe(24),
            )
            for number, player in enumerate(players)
        ]
        live = Live(row, sitting)
        actions = [Action(n, seat, n - 1, move) for n, (seat, move) in enumerate(first, 1)]
        await self._apply(live, actions)
        await self.store.add_table(row, sitting, actions)
        self.open[row.id] = live
        self.wake(live)
        return live

    async def table(self, id: str) -> Live:
        """A table by its id, from memory or from the store; raises Unknown."""
        live = self.open.get(id)
        if live is None:
            async with self._loading.setdefault(id, asyncio.Lock()):
                live = self.open.get(id) or await self._load(id)
            self._loading.pop(id, None)
        elif not live.watchers:  # nobody looks, so nobody has told us what other workers did
            await self.refresh(live)
        live.used = time.monotonic()
        return live

    async def refresh(self, live: Live) -> None:
        """Take over what other workers have written, if anything."""
        versions = await self.store.versions([live.id])
        if versions.get(live.id, live.version) != live.version:
            async with live.lock:
                await self._catch_up(live)
            self.wake(live)

    async def _load(self, id: str) -> Live:
        row = await self.store.table(id)
        if row is None:
            raise Unknown("there is no such table; it may have had another address")
        game = saloon.game(row.game)
        if row.rules != game.rules:
            raise Unknown(f"this table was played by older rules ({row.rules})")
        live = Live(row, await self.store.seats_of(id))
        await self._catch_up(live)
        self.open[id] = live
        return live

    async def _catch_up(self, live: Live) -> None:
        """Replay what other workers, or an earlier run of this one, have stored."""
        version = (await self.store.versions([live.id]))[live.id]
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
        await self._hear(live)
        live.version = version

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

    async def _poll(self) -> None:
        """Every now and then: what have other workers written, and which tables sleep?"""
        while True:
            await asyncio.sleep(POLL)
            try:
                await self._look_around()
            except Exception:
                log.exception("cannot look at the store")

    async def _look_around(self) -> None:
        watched = [live for live in self.open.values() if live.watchers]
        if watched:
            versions = await self.store.versions([live.id for live in watched])
            for live in watched:
                if versions.get(live.id, live.version) != live.version:
                    await self.refresh(live)
        now = time.monotonic()
        for live in list(self.open.values()):
            if not live.watchers and live.thinking is None and now - live.used > QUIET:
                del self.open[live.id]

    # -- playing ----------------------------------------------------------------------

    async def act(self, live: Live, seat: int, asked: int, move: str) -> None:
        """A move (or undo) made on page number `asked`; the same one twice counts once.

        Raises Stale when the table has moved on, and IllegalMove or CannotUndo with the reason.
        """
        async with live.lock:
            while True:
                earlier = live.answered.get((seat, asked))
                if earlier == move:
                    return
                if earlier is not None or not live.asked_at <= asked <= live.applied:
                    if asked > live.applied and await self._behind(live):
                        continue
                    raise Stale("the table has moved on; this is how it stands now")
                live.refuse(seat, move)
                try:
                    await self._store(live, Action(live.applied + 1, seat, asked, move))
                    break
                except Taken:
                    await self._catch_up(live)
        self.wake(live)

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
        await self._apply(live, [action])
        live.version += 1
        if live.match.over and not live.row.over:
            live.row = replace(live.row, over=True)
            await self.store.close_table(live.id)

    # -- bots -------------------------------------------------------------------------

    def wake(self, live: Live) -> None:
        """Let the bots think when it is their turn."""
        if live.thinking is None and live.bots_to_move():
            live.thinking = asyncio.create_task(self._let_bots_play(live))

    async def _let_bots_play(self, live: Live) -> None:
        try:
            while True:
                waiting = live.bots_to_move()
                if not waiting:
                    return
                began = time.monotonic()
                await self._bot_move(live, waiting[0])
                if live.watchers:
                    await asyncio.sleep(max(0.0, self.pace - (time.monotonic() - began)))
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("bots stopped at table %s", live.id)
        finally:
            live.thinking = None

    async def _bot_move(self, live: Live, seat: Seat) -> None:
        asked = live.applied
        move = await self.thinkers.choose(seat.level, live.match, seat.seat)
        if move is None:
            move = self._any_move(live, seat.seat)
            with contextlib.suppress(Taken):
                await self.set_seat(live, seat, level=SIMPLE)
        if move is None or live.seats[seat.seat].kind != "bot":
            return
        with contextlib.suppress(Stale, IllegalMove):
            await self.act(live, seat.seat, asked, move)

    def _any_move(self, live: Live, seat: int) -> str | None:
        ask = live.match.ask_for(seat)
        if ask is None:
            return None
        rng = Rng.seeded(secrets.token_hex(8))
        return live.game.text(ask.moves[rng.below(len(ask.moves))])

    async def advise(self, live: Live, seat: int) -> tuple[str, float] | None:
        """What a good bot would do in this seat's place, knowing what it knows, and its value."""
        return await self.thinkers.advise(live.match.imagine(seat), seat)

    def look_back(self, live: Live) -> None:
        """Begin to look back on a finished game, once."""
        if live.match.over and (live.look is None or live.look.failed):
            live.look = Look(len(live.match.history))
            self._keep(asyncio.create_task(self._look_back(live, live.look)))

    async def _look_back(self, live: Live, look: Look) -> None:
        try:
            match = live.match.clone()
            look.report = await self.thinkers.look_back(match, LOOK_THOUGHTS, str(look.progress))
        except Exception:
            look.failed = True
            log.exception("cannot look back on table %s", live.id)
        finally:
            look.folder.cleanup()

    # -- seats ------------------------------------------------------------------------

    async def set_seat(self, live: Live, seat: Seat, **changes: object) -> Seat:
        """Change who sits there; raises Taken when somebody was quicker."""
        try:
            await self.store.change_seat(live.id, seat.seat, seat, **changes)
        finally:
            async with live.lock:
                await self._catch_up(live)
        self.wake(live)
        return live.seats[seat.seat]

    async def sit(self, live: Live, seat: Seat, name: str) -> Seat:
        """Take an open seat, or a bot's that nobody owns; the old link is spent."""
        if seat.held:
            raise Taken(f"this seat is {seat.name}'s")
        token = secrets.token_urlsafe(24)
        return await self.set_seat(
            live, seat, kind="human", held=True, name=name or seat.name, token=token
        )

    async def give_to_bot(self, live: Live, seat: Seat, level: str) -> Seat:
        """A bot plays for this seat until its owner takes it back."""
        return await self.set_seat(live, seat, kind="bot", level=level)

    async def take_back(self, live: Live, seat: Seat) -> Seat:
        """The owner plays again."""
        return await self.set_seat(live, seat, kind="human")

    async def say(self, live: Live, seat: int, name: str, text: str) -> None:
        """One line of talk for everybody at the table."""
        await self.store.say(live.id, seat, name, text)
        live.version += 1
        async with live.lock:
            await self._hear(live)


async def earlier(match: Match, moves: int) -> Match:
    """The match as it stood after so many moves, played again a few at a time.

    In a thread, compiled rules would hold everything else up until they are through.
    """
    position = match.at(0)
    for start in range(0, moves, AT_ONCE):
        position.replay(match.history[start : min(moves, start + AT_ONCE)], match.deals)
        await asyncio.sleep(0)
    return position


def is_secret(match: Match) -> bool:
    """Whether the open question is put to several seats at once."""
    return match.ask is not None and match.ask.seat == TOGETHER


def kinds(sitting: Iterable[Seat]) -> list[str]:
    """Who is behind each seat, as a record says it."""
    return [seat.level if seat.kind == "bot" else "human" for seat in sitting]
