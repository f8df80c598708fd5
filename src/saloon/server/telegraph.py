"""Several servers, one house: who is there, who sees to which table, and what they tell each other.

A lease says which server thinks for the bots of a table, runs its clock and carries out standing
orders, so that this is done once in the whole house. It is no lock: who plays what is decided by
the rows of the store alone. A lease of a server that has died is free.

PostgreSQL carries news by itself (LISTEN/NOTIFY, and a lock that a server holds while it lives). A
SQLite file, which is on one machine, is asked now and then, and whoever has written a move rings a
bell at the others. Anybody on the machine could ring it: it says where to look, not what is there.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import socket
import sys
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Final
from zlib import crc32

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from saloon.server.store import Action, Store, StoreDown

CHANNEL: Final = "saloon"
PRESENCE: Final = 0x5A100
"""The class of the locks by which PostgreSQL knows which servers are there."""

BEAT: Final = 1.0
"""Seconds between two looks at who is there."""

DEAD: Final = 4.0
"""Seconds after which a silent server counts as dead, where nothing else tells."""

HUNG: Final = 15.0
"""The same where PostgreSQL holds its lock: it may only be very busy."""

FORGOTTEN: Final = 60.0
"""Seconds after which what a server left behind is swept away."""

MOST_RUNG: Final = 200
"""Tables in one ring of the bell."""

LONGEST: Final = 7000
"""Characters of a telegram; PostgreSQL takes 8000 bytes."""

HEAR: Final = "*"
"""What the bell says where a telegram is waiting; no table is called that."""

LET_GO: Final = "let-go"
"""The word of a server whose lease was taken over and that has finished its last step."""

DUEL_WORD: Final = "duel-word"
DUEL_TOLD: Final = "duel-told"
"""What a page sends to the referee of a live shootout at another server, and what it is told."""

PRESSING: Final = frozenset((DUEL_WORD, DUEL_TOLD))
"""Words for which somebody waits."""

log = logging.getLogger("saloon.server")

passing = sa.MetaData()
"""What is true only while servers run: no backup keeps it."""

servers = sa.Table(
    "servers",
    passing,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("beat", sa.Float, nullable=False),
)

leases = sa.Table(
    "leases",
    passing,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("server", sa.Integer, nullable=False),
    sa.Column("keen", sa.Boolean, nullable=False),
)

telegrams = sa.Table(
    "telegrams",
    passing,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("server", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

HERE_NOW: Final = """
WITH clock AS (SELECT extract(epoch FROM clock_timestamp()) AS now), mine AS (
    INSERT INTO servers (id, beat) SELECT $1, now FROM clock
    ON CONFLICT (id) DO UPDATE SET beat = excluded.beat
)
SELECT servers.id FROM servers, clock
WHERE servers.id <> $1 AND servers.beat > clock.now - $3 AND servers.id::oid IN (
    SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND classid = $2::int::oid AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
)
"""


class TakenOver:
    """Who held a lease before, and whether that server has finished what it was doing."""

    def __init__(self, server: int) -> None:
        self.server = server
        self.gone = asyncio.Event()


class Telegraph:
    """One server's line to the others.

    `others` are those that are alive now. `changed` is set when somebody came or died, and then
    replaced by a fresh event. Alone, nothing is written.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.me = secrets.randbelow(2**31 - 2) + 1
        self.others: frozenset[int] = frozenset()
        self.changed = asyncio.Event()
        self.listening = False  # news of tables come by themselves
        self.on_table: Callable[[str, int, Action | None], None] = lambda *_: None
        self.on_gap: Callable[[], None] = lambda: None
        self.on_gone: list[Callable[[int], None]] = []
        self.on_word: dict[str, Callable[[int, Any], None]] = {LET_GO: self._let_go}
        self._postgres = not store.url.startswith("sqlite")
        self._line: Any = None  # a connection of asyncpg, where PostgreSQL carries news
        self._busy = asyncio.Lock()
        self._taken_over: dict[str, TakenOver] = {}  # leases whose last holder may still be busy
        self._held: dict[str, bool] = {}  # my leases, and whether I was keen on them
        self._leaving: dict[str, asyncio.Event] = {}  # leases that are being given back
        self._seen: dict[int, float] = {}  # SQLite: since when somebody has been silent
        self._beats: dict[int, float] = {}
        self._heard = 0  # SQLite: the last telegram
        self._hearing = asyncio.Lock()  # SQLite: none is heard twice
        self._out: list[tuple[str, Any]] = []
        self.on_ring: Callable[[list[str]], None] = lambda _: None
        self._bell: socket.socket | None = None
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def alone(self) -> bool:
        """Whether this is the only server."""
        return not self.others

    async def start(self) -> None:
        """Be there, and hear of the others before anything else is done."""
        if self._postgres:
            began = asyncio.Event()
            self._tasks.append(asyncio.create_task(self._stay_connected(began)))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(began.wait(), DEAD)
            return
        self._hang_bell()
        with contextlib.suppress(StoreDown):
            await self._look_sqlite()
        self._tasks.append(asyncio.create_task(self._ask_sqlite()))

    async def stop(self) -> None:
        """Leave: whatever this server held is free at once."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.take_bell_down()
        if self._tasks:  # or the next one to start here would take this one for alive
            with contextlib.suppress(Exception):
                await self.store._run(
                    [
                        leases.delete().where(leases.c.server == self.me),
                        servers.delete().where(servers.c.id == self.me),
                    ]
                )

    # -- leases -------------------------------------------------------------------------

    async def claim(self, name: str, keen: bool = True) -> bool:
        """Whether this server may see to something; a keen one takes it from one that is not.

        Raises StoreDown. Who has it must ask again before every step, unless it was keen.
        """
        if self.alone:
            return True
        while name in self._leaving:
            await self._leaving[name].wait()
        if keen and self._held.get(name):
            return True
        mine = leases.c.server == self.me
        insert: Any = postgresql.insert if self._postgres else sqlite.insert
        new = {"server": self.me, "keen": keen}
        taking = insert(leases).values(name=name, **new)
        taking = taking.on_conflict_do_update(index_elements=["name"], set_=new, where=mine)
        taken = await self._wrote(taking)
        taken = taken or (keen and await self._take_over(name))
        taken = taken or await self._inherit(name, keen)
        if taken:
            self._held[name] = keen
        elif self._held.pop(name, None) is not None:
            self.tell(LET_GO, name)
        return taken

    async def _take_over(self, name: str) -> bool:
        """Take what a server holds that is not keen on it; it may be in the middle of a step."""
        idle = (leases.c.name == name) & ~leases.c.keen
        holders = await self.store._read(sa.select(leases.c.server).where(idle))
        if not holders:
            return False
        holder = holders[0].server
        # Noted before it is written: the holder may answer sooner than the store.
        self._taken_over[name] = TakenOver(holder)
        here = idle & (leases.c.server == holder)
        taken = await self._wrote(leases.update().where(here).values(server=self.me, keen=True))
        if not taken:
            del self._taken_over[name]
        return taken

    async def let_finish(self, name: str, seconds: float) -> bool:
        """Wait until whoever held a lease that was taken over has finished its last step.

        False where there was nobody to wait for. Its word may get lost: then the time decides.
        """
        former = self._taken_over.get(name)
        if former is None:
            return False
        end = time.monotonic() + seconds
        while former.server in self.others and (left := end - time.monotonic()) > 0:
            changed = self.changed
            waits = [asyncio.create_task(one.wait()) for one in (former.gone, changed)]
            await asyncio.wait(waits, timeout=left, return_when=asyncio.FIRST_COMPLETED)
            for wait in waits:
                wait.cancel()
            if former.gone.is_set():
                break
        self._taken_over.pop(name, None)
        return True

    def _let_go(self, server: int, name: str) -> None:
        former = self._taken_over.get(name)
        if former is not None and former.server == server:
            former.gone.set()

    async def _inherit(self, name: str, keen: bool) -> bool:
        """Take what a dead server held."""
        rows = await self.store._read(sa.select(leases.c.server).where(leases.c.name == name))
        if not rows or rows[0].server in self.others:
            return False
        await self.look()  # it may have come a moment ago
        if rows[0].server in self.others:
            return False
        here = (leases.c.name == name) & (leases.c.server == rows[0].server)
        return await self._wrote(leases.update().where(here).values(server=self.me, keen=keen))

    async def _wrote(self, statement: Any) -> bool:
        return await self.store._write(statement) == [1]

    async def release(self, name: str) -> None:
        """Somebody else may see to it now."""
        if self._held.pop(name, None) is None:
            return
        gone = self._leaving[name] = asyncio.Event()
        mine = (leases.c.name == name) & (leases.c.server == self.me)
        try:
            if not await self._wrote(leases.delete().where(mine)):
                self.tell(LET_GO, name)
        except StoreDown:  # whoever wants it then takes it from us when we are not keen, or dead
            log.warning("the lease %s could not be given back", name)
        finally:
            del self._leaving[name]
            gone.set()

    def my_share(self, names: Iterable[str]) -> list[str]:
        """Those of many things that fall to this server, when all that are there divide them."""
        everybody = (self.me, *self.others)
        return [
            name
            for name in names
            if max(everybody, key=lambda one: (crc32(f"{one} {name}".encode()), one)) == self.me
        ]

    # -- words --------------------------------------------------------------------------

    def tell(self, kind: str, what: Any) -> None:
        """Tell the other servers something that may get lost."""
        if self.others:
            self._out.append((kind, what))
            if len(self._out) == 1:
                self._start(self._send())

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks = [task for task in self._tasks if not task.done()]
        self._tasks.append(asyncio.create_task(work))

    async def _send(self) -> None:
        while self._out:
            kind, what = self._out.pop(0)
            text = json.dumps({"word": kind, "from": self.me, "what": what})
            if len(text) > LONGEST:
                log.error("a telegram of %s is too long", kind)
                continue
            try:
                if not self._postgres:
                    row = {"server": self.me, "text": text, "at": time.time()}
                    await self.store._write(telegrams.insert().values(row))
                    if kind in PRESSING:
                        self.ring([HEAR])
                elif self._line is not None:
                    async with self._busy:
                        await self._line.execute("SELECT pg_notify($1, $2)", CHANNEL, text)
            except Exception as error:
                log.debug("a telegram was lost: %s", error)

    def _hear(self, text: str) -> None:
        """A telegram, or news of a table."""
        told = json.loads(text)
        if "table" in told:
            number = told["number"]
            last = (
                None
                if number is None
                else Action(number, told["seat"], told["asked"], told["move"], told["at"])
            )
            self.on_table(told["table"], told["version"], last)
        elif told["from"] != self.me and told["word"] in self.on_word:
            self.on_word[told["word"]](told["from"], told["what"])

    def _meet(self, there: frozenset[int]) -> None:
        """Who is there now."""
        gone = self.others - there
        if there == self.others:
            return
        self.others = there
        for server in gone:
            log.warning("another server of this house is gone; its tables move")
            for follow in self.on_gone:
                follow(server)
        self.changed.set()
        self.changed = asyncio.Event()

    async def look(self) -> None:
        """Who is there, asked now."""
        if self._postgres:
            if self._line is not None:
                await self._look_postgres()
        else:
            await self._look_sqlite()

    # -- PostgreSQL ---------------------------------------------------------------------

    async def _stay_connected(self, began: asyncio.Event) -> None:
        """A line of its own, opened again whenever it breaks."""
        import asyncpg  # type: ignore[import-untyped]

        url = sa.make_url(self.store.url).set(drivername="postgresql")
        settings = {
            "application_name": "saloon",
            # A machine that is gone without a word is noticed as well.
            "tcp_keepalives_idle": "2",
            "tcp_keepalives_interval": "1",
            "tcp_keepalives_count": "2",
        }
        while True:
            line = None
            try:
                line = await asyncpg.connect(
                    url.render_as_string(hide_password=False),
                    timeout=5,
                    command_timeout=10,
                    server_settings=settings,
                )
                lost = asyncio.Event()
                line.add_termination_listener(lambda *_, lost=lost: lost.set())
                await line.execute("SELECT pg_advisory_lock($1, $2)", PRESENCE, self.me)
                await line.add_listener(CHANNEL, lambda *told: self._hear(told[-1]))
                self._line = line
                self._held.clear()
                await self._look_postgres()
                self.listening = True
                self.on_gap()
                began.set()
                while not lost.is_set():
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(lost.wait(), BEAT)
                    if not lost.is_set():
                        await self._look_postgres()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.debug("the line to PostgreSQL broke: %s", error)
            finally:
                self.listening = False
                self._line = None
                if line is not None:
                    line.terminate()
            await asyncio.sleep(BEAT)

    async def _look_postgres(self) -> None:
        async with self._busy:
            rows = await self._line.fetch(HERE_NOW, self.me, PRESENCE, HUNG)
        self._meet(frozenset(row["id"] for row in rows))

    # -- SQLite -------------------------------------------------------------------------

    def _hang_bell(self) -> None:
        """Be reachable for other servers on this machine; without a bell they are asked in time."""
        if sys.platform != "linux":  # whose sockets have names that need no file
            return
        try:
            self._bell = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
            self._bell.setblocking(False)
            self._bell.bind(_bell_of(self.me))
            asyncio.get_running_loop().add_reader(self._bell, self._rung)
        except OSError as error:
            log.debug("no bell: %s", error)
            self._bell = None

    def take_bell_down(self) -> None:
        """Nobody rings here any more."""
        if self._bell is not None:
            asyncio.get_running_loop().remove_reader(self._bell)
            self._bell.close()
            self._bell = None

    def ring(self, ids: Iterable[str]) -> None:
        """Tell the others which tables have a new move."""
        if self._bell is None or not self.others:
            return
        names = list(ids)
        for start in range(0, len(names), MOST_RUNG):
            told = " ".join(names[start : start + MOST_RUNG]).encode()
            for server in self.others:
                with contextlib.suppress(OSError):  # dead, or it has not listened for a while
                    self._bell.sendto(told, _bell_of(server))

    def _rung(self) -> None:
        if self._bell is None:
            return
        with contextlib.suppress(OSError):
            told = self._bell.recv(LONGEST).decode("ascii", "ignore").split()
            if HEAR in told:
                self._start(self._hear_now())
            self.on_ring(told)

    async def _hear_now(self) -> None:
        with contextlib.suppress(StoreDown):  # it is heard when the store is looked at again
            await self.read_telegrams()

    async def _ask_sqlite(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._look_sqlite()
            except StoreDown:
                continue
            except Exception:
                log.exception("cannot look for other servers")

    async def _look_sqlite(self) -> None:
        """Who is there; this server says so itself only where there is somebody to hear it."""
        rows = {row.id: row.beat for row in await self.store._read(sa.select(servers))}
        now = time.time()
        mine = rows.pop(self.me, None)
        if mine is None:
            await self.store._write(servers.insert().values(id=self.me, beat=now))
        for server, beat in rows.items():
            if self._beats.get(server) != beat:
                self._beats[server], self._seen[server] = beat, time.monotonic()
        silent = {one: time.monotonic() - self._seen[one] for one in rows}
        swept = [one for one in rows if silent[one] > FORGOTTEN]
        if rows and mine is not None:
            statements: list[Any] = [
                servers.update().where(servers.c.id == self.me).values(beat=now),
                telegrams.delete().where(telegrams.c.at < now - FORGOTTEN),
            ]
            if swept:
                statements.append(servers.delete().where(servers.c.id.in_(swept)))
                statements.append(leases.delete().where(leases.c.server.in_(swept)))
            await self.store._write(*statements)
        self._meet(frozenset(one for one in rows if silent[one] < DEAD))

    async def read_telegrams(self) -> None:
        """SQLite: what others have written since."""
        if self._postgres or not self.others:
            return
        async with self._hearing:
            later = telegrams.c.id > self._heard
            chosen = sa.select(telegrams).where(later).order_by(telegrams.c.id)
            for row in await self.store._read(chosen):
                self._heard = row.id
                if row.server != self.me and time.time() - row.at < DEAD:
                    self._hear(row.text)


def _bell_of(server: int) -> bytes:
    return b"\0saloon-bell-%d" % server
