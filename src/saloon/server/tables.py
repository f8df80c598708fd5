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
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from sqlalchemy.exc import IntegrityError

import saloon
from saloon import catalog
from saloon.bots.hints import kept
from saloon.bots.judge import as_asked, seen_before
from saloon.engine.errors import BadSetup, IllegalMove, SaloonError
from saloon.journeys import goes_on, in_advance, rest_of, unasked, waits
from saloon.server import PACE
from saloon.server.bot_pool import MOST_LOOKS, BotFailed, BotPool, Busy
from saloon.server.bot_turns import FIRST_PAUSE, LONGEST_PAUSE, BotTurns
from saloon.server.clock import Time
from saloon.server.follower import Follower
from saloon.server.limits import Buckets
from saloon.server.live import WAITING, Live, Look, record_of
from saloon.server.people_store import GIVEN, HAPPENED, Order, People
from saloon.server.ratings import forfeit, rate
from saloon.server.referee import settle, told_of
from saloon.server.refusals import NO_TABLE, NotYet, OtherRules, Stale, Unknown
from saloon.server.store import (
    ID_LENGTH,
    UNDO,
    Action,
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

CLAIM_AGAIN: Final = 2.0
"""Seconds between two tries to see to a table that another server sees to."""

LET_FINISH: Final = 15.0
"""Seconds that a server whose table was taken over may still think about its last move."""

POST: Final = "post"
TIDY: Final = "tidy"
"""What one server does for the whole house."""

TIDY_EVERY: Final = 3600.0
TIDY_PAUSE: Final = 1.0
"""Seconds between two looks for old tables, and between two handfuls of them."""

HINTS_AT_ONCE: Final = 6
HINTS_A_SECOND: Final = 0.1
"""How many hints a seat may ask for."""

TICK: Final = 1.0
"""Seconds between two looks at the clocks."""

STAND_IN: Final = "deputy"
"""The bot that plays for somebody whose time is over."""

HINT_THOUGHTS: Final = 400
"""Thoughts behind a hint; the look back spends as many on a question for which it was asked."""

LOOK_THOUGHTS: Final = 100
"""How often a bot thinks over every choice of a finished game."""

MOST_UNASKED: Final = 600
"""How long a game may be that a bot looks back on at its end without being asked to."""


class House:
    """All tables this server has open."""

    def __init__(
        self, store: Store, bots: BotPool, pace: float = PACE, archive_after: float = 0
    ) -> None:
        self.store = store
        self.store.on_trouble = self._tell_all
        self.telegraph = Telegraph(store)
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
        self._tasks: set[asyncio.Task[Any]] = set()
        self.follower = Follower(self)
        self.bot_turns = BotTurns(self)

    async def start(self) -> None:
        """Listen to other servers; bots go on where a restart left them once somebody looks."""
        await self.telegraph.start()
        self._poller = asyncio.create_task(self.follower.run())
        self.keep(asyncio.create_task(self._warm()))
        self.keep(asyncio.create_task(self._tidy()))
        self.keep(asyncio.create_task(self._tick()))

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

    def keep(self, task: asyncio.Task[Any]) -> None:
        """Hold on to something that goes on by itself, until it is done or the server stops."""
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
        await self.follower.apply(live, actions)
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
        await self.follower.take_over(live, await self.store.versions([live.id]))

    async def look_again(self, ids: Sequence[str]) -> None:
        """The same for some tables at once, of which not all are open here."""
        for live in [self.open[id] for id in ids if id in self.open]:
            await self.refresh(live)

    async def _load(self, id: str) -> Live:
        row = await self.store.table(id)
        if row is None:
            raise Unknown(NO_TABLE)
        game = saloon.game(row.game)
        if row.rules != game.rules:
            raise OtherRules("this table", row.rules, game.rules)
        live = Live(row, await self.store.seats_of(id))
        await self.follower.catch_up(live)
        if row.over and not live.applied:
            await self._recall(live)
        if live.match.over and not row.over:  # the last move was stored, closing the table was not
            live.row = replace(row, over=True)
            self.keep(asyncio.create_task(self._close_late(live)))
        self.open[id] = live
        self.on_open(live)
        return live

    async def _recall(self, live: Live) -> None:
        """Play an archived table again from its record."""
        text = await self.store.archived(live.id)
        if text is not None:
            moves = [line for line in saloon.Record.loads(text).body if line.seat >= 0]
            await self.follower.apply(
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
                    if asked > live.applied and await self.follower.falls_behind(live):
                        continue
                    raise Stale("the table has moved on; this is how it stands now")
                live.refuse(seat, move, referee)
                if move == UNDO:  # what was ordered would be done at once again
                    mine = [order for order in live.orders if order.seat == seat]
                    if mine:
                        await self.people.drop_orders(live.id, mine)
                        await self.follower.catch_up(live)
                try:
                    await self._store(live, Action(live.applied + 1, seat, asked, move))
                    break
                except Taken:
                    await self.follower.catch_up(live)
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
        a question that the `wish` answers in advance does not end it, unless the row answers it
        itself, and where it only waits for an answer (`saloon.journeys.waits`) it goes on with
        that. `by_itself`: a question without
        anything to decide is answered, too. The first move must be legal; raises what `act` raises.
        """
        halted = live.halted.pop(seat, None)
        with live.at_once(seat):
            await self.act(live, seat, asked, moves[0])
            last, rest = moves[0], moves[1:]
            if halted is not None and halted[0] == asked == live.applied - 1:
                # A row that only answers, once for each die, is followed by what waited for it.
                if not rest:
                    last, rest = halted[1:]
                elif set(rest) == {last}:
                    rest = (*rest, *halted[2])
            while (rest or wish or by_itself) and live.match.ask_for(seat) is not None:
                view = live.match.view(seat)
                meant = goes_on(live.game, view, rest, last)
                move = "" if meant else in_advance(live.game, view, wish)
                if not move:
                    if rest and not meant and waits(live.game, view):
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
        away = live.seats[seat]
        await self.happened(live, "time-rules", [away.profile], name=away.name)

    async def bot_for(self, live: Live, seat: int, level: str) -> None:
        """A bot plays for somebody who is away, until they take their seat back; raises NotYet."""
        live.must_be_away(seat)
        await self.give_to_bot(live, live.seats[seat], level, "time-bot")

    async def _store(self, live: Live, action: Action) -> None:
        await self.store.add_action(live.id, action)
        self.moves += 1
        await self.follower.apply(live, [action])
        live.version += 1
        if live.match.over and not live.row.over:
            live.row = replace(live.row, over=True)
            live.ended = time.time()
            # The move counts, whatever becomes of this; loading the table makes up for it.
            self.keep(asyncio.create_task(self._close_table(live)))
            if live.watchers and len(live.match.history) <= MOST_UNASKED and not self.bots.looking:
                self.look_back(live)

    async def _close_late(self, live: Live) -> None:
        """Close a table whose server died over its last move, once in the whole house."""
        with contextlib.suppress(StoreDown):
            if await self.telegraph.claim(live.id):
                row = await self.store.table(live.id)
                if row is not None and not row.over:
                    await self._close_table(live)
                await self.let_others(live)

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
            if not await self.telegraph.claim(live.id):
                return
            try:
                await self.refresh(live)  # another server may just have seen to it
                with contextlib.suppress(Stale, NotYet, Taken):
                    if live.clock.time.then == "bot":
                        await self.bot_for(live, seat, STAND_IN)
                    else:
                        await self.answer_for(live, seat, live.applied)
            finally:
                await self.let_others(live)

    async def pause(self, live: Live, seat: int) -> None:
        """Somebody takes a pause; raises NotYet when there is none left or nothing to pause."""
        left = live.clock.pauses_left(seat)
        if left <= 0 or live.clock.due(seat) is None:
            raise NotYet("no-pause", "there is no pause left to take, or nobody waits for you")
        await self.people.pause(live.id, seat, live.clock.time.pauses - left)
        mine = live.seats[seat]
        await self.happened(live, "pause", [mine.profile], name=mine.name)
        async with live.lock:
            await self.follower.catch_up(live)
        live.touch()

    # -- bots -------------------------------------------------------------------------

    def wake(self, live: Live) -> None:
        """Let bots think when it is their turn and somebody looks; carry out standing orders."""
        if live.orders and live.obeying is None and not live.closed and not live.waiting:
            live.obeying = asyncio.create_task(self._obey(live))
        if live.thinking is None and live.attended() and live.bots_to_move():
            live.thinking = asyncio.create_task(self.bot_turns.play(live))
        if live.timing is None and live.attended() and live.contest is not None:
            live.timing = asyncio.create_task(self._time(live))

    async def _time(self, live: Live) -> None:
        """Be the referee for as long as two players face each other."""
        pause = FIRST_PAUSE
        try:
            while live.attended() and (ask := live.match.ask) is not None and live.contest:
                try:
                    if not await self.see_to(live):
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
            await self.let_others(live)
        self.wake(live)

    async def _obey(self, live: Live) -> None:
        """Carry out standing orders for as long as they fit the open question."""
        try:
            while (found := self.next_order(live)) is not None:
                if not await self.see_to(live):
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
                    await self.follower.catch_up(live)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("standing orders at table %s", live.id)
        finally:
            live.obeying = None
            await self.let_others(live)
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

    async def see_to(self, live: Live) -> bool:
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

    async def let_others(self, live: Live) -> None:
        """Give a table's lease back when nothing is left to see to."""
        if live.thinking is None and live.obeying is None and live.timing is None:
            await self.telegraph.release(live.id)

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
            self.keep(asyncio.create_task(self._look_back(live, live.look)))

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
                await self.follower.catch_up(live)

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
        if live.waiting:
            gone = opened(seat)
        else:
            gone = released() | {"kind": "bot", "level": level, "name": stand_in(live, seat)}
        sitting, on = live.seats, not (live.waiting or live.closed or live.deal)
        await self.set_seat(live, seat, **gone)
        if on:
            await forfeit(self.people, live.row, sitting, seat)
        await self.happened(live, "left", [seat.profile], name=seat.name)

    async def free(self, live: Live, seat: Seat, by: Seat) -> None:
        """In the waiting room, the seat of somebody who does not come is open again."""
        await self.set_seat(live, seat, **opened(seat))
        both = [seat.profile, by.profile]
        await self.happened(live, "freed", both, name=by.name, gone=seat.name)

    async def happened(self, live: Live, what: str, of: Sequence[str] = (), **told: object) -> None:
        """A line in the talk that nobody said, told to everybody in their own language.

        `of` are the profiles of those whom it names: when one is forgotten, so is the line.
        """
        known = [profile for profile in of if profile]
        await self.say(live, HAPPENED, what, json.dumps({**told, "of": known} if known else told))

    async def give_to_bot(self, live: Live, seat: Seat, level: str, why: str = GIVEN) -> Seat:
        """A bot plays for this seat until its owner takes it back; everybody is told."""
        new = await self.set_seat(live, seat, kind="bot", level=level)
        if seat.kind != "bot":
            await self.happened(live, why, [seat.profile], name=seat.name)
        return new

    async def take_back(self, live: Live, seat: Seat) -> Seat:
        """The owner plays again."""
        new = await self.set_seat(live, seat, kind="human")
        if seat.kind == "bot":
            await self.happened(live, "back", [seat.profile], name=seat.name)
        return new

    async def say(self, live: Live, seat: int, name: str, text: str, profile: str = "") -> None:
        """One line of talk for everybody at the table."""
        await self.store.say(live.id, seat, name, text, profile)
        await self._follow(live)


def released() -> dict[str, Any]:
    """A seat that nobody holds any more: whatever held it does so no longer."""
    return {"held": False, "profile": "", "token": secrets.token_urlsafe(24), "ready": False}


def opened(seat: Seat) -> dict[str, Any]:
    """A seat of a waiting room that anybody may take."""
    return released() | {"kind": "open", "name": NAMES[seat.seat], "part": ""}


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
