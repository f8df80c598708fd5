"""Everything at once, for as long as asked: does the house stand?

Two houses, one on PostgreSQL with two servers, one on SQLite with two workers. Programs play many
games at them while servers are killed and stopped, databases locked, restarted and without room,
and strangers send half requests and read nothing; then schemathesis tries every address of the API.
Every acknowledged move is held against the rows, and every finished game against its record.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import resource
import secrets
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import httpx
from tests.server.postgres import PG, Postgres
from tests.server.server import Server

import saloon
from saloon.engine.rng import Rng
from saloon.server.store import UNDO, Store

GAMES = tuple(game.id for game in saloon.list_games())
LIMITS = httpx.Limits(max_connections=None, max_keepalive_connections=20)
HUNGRY = "import signal; signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
"""A server on a disk without room: a write that does not fit is an error, not the end."""


def tell(text: str) -> None:
    """One line of what goes on."""
    sys.stdout.write(f"{time.strftime('%H:%M:%S')}  {text}\n")
    sys.stdout.flush()


@dataclass
class House:
    """Servers on one database, and the games that are played at them."""

    name: str
    database: str
    servers: list[Server]
    games: list[Game] = field(default_factory=list)
    answers: Counter[int] = field(default_factory=Counter)

    def anywhere(self, rng: Rng) -> str:
        """The address of one of the servers."""
        return self.servers[rng.below(len(self.servers))].url


@dataclass
class Game:
    """One table, and what its players were told."""

    id: str
    game: str
    tokens: dict[int, str]
    kept: dict[tuple[int, int], str] = field(default_factory=dict)  # number and seat: move
    over: bool = False


# -- players -----------------------------------------------------------------------------------


async def play(house: House, number: int, until: float) -> None:
    """Game after game, moves at any server, again after every kind of trouble."""
    rng = Rng.seeded(f"{house.name} {number}")
    async with httpx.AsyncClient(timeout=60, limits=LIMITS) as http:
        while time.monotonic() < until:
            game = await set_up(house, http, rng, GAMES[number % len(GAMES)], until)
            if game is None:
                return
            house.games.append(game)
            while not game.over and time.monotonic() < until:
                try:
                    await one_move(house, http, rng, game)
                except httpx.TransportError:  # its server was killed, or is being started
                    await asyncio.sleep(0.2)


async def set_up(
    house: House, http: httpx.AsyncClient, rng: Rng, game: str, until: float
) -> Game | None:
    """A table for two people and, at times, a bot."""
    players = [{"kind": "me"}, {"kind": "open"}]
    if rng.below(3) == 0:
        players.append({"kind": "bot", "level": "greenhorn"})
    while time.monotonic() < until:
        with contextlib.suppress(httpx.TransportError):
            body = {"game": game, "players": players, "listed": True}
            answer = await http.post(f"{house.anywhere(rng)}/api/tables", json=body)
            house.answers[answer.status_code] += 1
            if answer.status_code == 201:
                made = answer.json()
                tokens = {0: made["token"]}
                await sit(house, http, rng, made["open"][0], tokens, until)
                return Game(made["id"], game, tokens)
        await asyncio.sleep(0.2)
    return None


async def sit(
    house: House,
    http: httpx.AsyncClient,
    rng: Rng,
    link: dict[str, Any],
    tokens: dict[int, str],
    until: float,
) -> None:
    """Take the open seat; an answer that was lost may mean that it is taken."""
    while time.monotonic() < until:
        with contextlib.suppress(httpx.TransportError):
            address = f"{house.anywhere(rng)}/api/seats/{link['secret']}"
            answer = await http.post(address, json={"name": "x"})
            house.answers[answer.status_code] += 1
            if answer.status_code == 200:
                tokens[link["seat"]] = answer.json()["token"]
            if answer.status_code in (200, 404, 409):
                return
        await asyncio.sleep(0.2)


async def one_move(house: House, http: httpx.AsyncClient, rng: Rng, game: Game) -> None:
    """Look, and play when it is somebody's turn; now and then take it back."""
    for seat, token in game.tokens.items():
        head = {"authorization": f"Bearer {token}"}
        where = f"{house.anywhere(rng)}/api/tables/{game.id}"
        found = await http.get(where, headers=head)
        house.answers[found.status_code] += 1
        if found.status_code != 200:
            await asyncio.sleep(0.2)
            return
        at = found.json()
        game.over = at["view"]["over"]
        mine = [ask["moves"] for ask in at["view"]["asks"] if ask["seat"] == seat]
        if not mine or seat in at["view"]["committed"]:
            continue
        move = mine[0][rng.below(len(mine[0]))]
        undo = rng.below(40) == 0
        body = {"number": at["number"]} | ({} if undo else {"move": move})
        where = f"{house.anywhere(rng)}/api/tables/{game.id}"
        answer = await http.post(f"{where}/{'undo' if undo else 'moves'}", json=body, headers=head)
        house.answers[answer.status_code] += 1
        if answer.status_code == 200:
            game.kept[at["number"], seat] = UNDO if undo else move
        elif answer.status_code >= 500 and answer.status_code != 503:
            raise AssertionError(f"{answer.status_code} {answer.text}")
    await asyncio.sleep(0.05)


# -- weather -----------------------------------------------------------------------------------


def kill_one(house: House, rng: Rng) -> None:
    """A server is killed and started again."""
    server = house.servers[rng.below(len(house.servers))]
    server.restart()


def stop_one(house: House, rng: Rng) -> None:
    """A server that hangs for a while."""
    server = house.servers[rng.below(len(house.servers))]
    assert server.process is not None
    os.killpg(server.process.pid, signal.SIGSTOP)
    time.sleep(3)
    os.killpg(server.process.pid, signal.SIGCONT)


def slow_clients(house: House, rng: Rng) -> None:
    """Half requests, and streams that nobody reads."""
    import socket

    open_lines = []
    server = house.servers[rng.below(len(house.servers))]
    table = house.games[rng.below(len(house.games))].id if house.games else "none"
    for number in range(40):
        with contextlib.suppress(OSError):
            line = socket.create_connection(("127.0.0.1", server.port), timeout=5)
            text = f"GET /t/{table}/live?wide=1 HTTP/1.1\r\nhost: x\r\n"
            line.sendall((text + ("\r\n" if number % 2 else "")).encode())
            open_lines.append(line)
    time.sleep(3)
    for line in open_lines:
        line.close()


def lock_sqlite(house: House, _rng: Rng) -> None:
    """Somebody else writes for long."""
    path = house.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(path, isolation_level=None, timeout=60)) as other:
        other.execute("BEGIN IMMEDIATE")
        time.sleep(4)
        other.execute("ROLLBACK")


def no_room(house: House, _rng: Rng) -> None:
    """The disk is full: no file of the servers may grow."""
    size = Path(house.database.removeprefix("sqlite:///")).stat().st_size
    pids = [pid for server in house.servers if server.process for pid in family(server.process.pid)]
    before = {}
    for pid in pids:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            before[pid] = resource.prlimit(pid, resource.RLIMIT_FSIZE)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (size // 2, before[pid][1]))
    time.sleep(4)
    for pid, limit in before.items():
        with contextlib.suppress(ProcessLookupError):
            resource.prlimit(pid, resource.RLIMIT_FSIZE, limit)


def family(pid: int) -> list[int]:
    """A process and those it has started."""
    with contextlib.suppress(OSError):
        text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
        return [pid, *[one for child in text.split() for one in family(int(child))]]
    return []


def kill_worker(house: House, rng: Rng) -> None:
    """A worker is killed: the others go on, and it is started again."""
    process = house.servers[0].process
    assert process is not None
    children = family(process.pid)[1:]
    workers = [pid for pid in children if "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text()]
    if workers:
        with contextlib.suppress(ProcessLookupError):
            os.kill(workers[rng.below(len(workers))], signal.SIGKILL)


def lock_postgres(house: House, _rng: Rng) -> None:
    """Somebody holds the table of moves."""
    statement = "BEGIN; LOCK actions IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep(4); ROLLBACK"
    command = [f"{PG}/psql", "-q", "-o", "/dev/null", house.database, "-c", statement]
    subprocess.run(command, check=False)


def restart_postgres(postgres: Postgres) -> Callable[[House, Rng], None]:
    """The trouble of a database that is stopped at once and comes back."""

    def restart(_house: House, _rng: Rng) -> None:
        """PostgreSQL is stopped at once, and away for a moment."""
        postgres.stop()
        time.sleep(2)
        postgres.start()

    return restart


def weather(house: House, kinds: list[Callable[[House, Rng], None]], until: float) -> None:
    """One trouble after the other, each with a pause to come back from it."""
    rng = Rng.seeded(f"weather {house.name} {secrets.token_hex(4)}")
    turn = 0
    while time.monotonic() < until:
        kind = kinds[turn % len(kinds)]
        turn += 1
        tell(f"{house.name}: {(kind.__doc__ or kind.__name__).splitlines()[0]}")
        try:
            kind(house, rng)
        except OSError as error:
            tell(f"{house.name}: {error}")
        time.sleep(min(3.0, max(0.0, until - time.monotonic())))


# -- the reckoning -----------------------------------------------------------------------------


async def reckon(house: House) -> list[str]:
    """What is wrong: moves that were acknowledged and are not there, games that do not verify."""
    store = Store(house.database)
    wrong: list[str] = []
    moves = finished = 0
    for game in house.games:
        rows = await store.actions_after(game.id, 0)
        if [row.number for row in rows] != list(range(1, len(rows) + 1)):
            wrong.append(f"table {game.id}: rows {[row.number for row in rows]}")
        there = {(row.asked, row.seat): row.move for row in rows}
        if len(there) != len(rows):
            wrong.append(f"table {game.id}: an answer is there twice")
        for key, move in game.kept.items():
            moves += 1
            if there.get(key) != move:
                wrong.append(f"table {game.id}: {key} {move} was acknowledged and is not there")
        row = await store.table(game.id)
        assert row is not None
        match = saloon.Match(saloon.game(row.game), row.seats, row.seed, row.options)
        for action in rows:
            match.undo(action.seat) if action.move == UNDO else match.play(action.seat, action.move)
        if match.over:
            finished += 1
            answer = httpx.get(f"{house.servers[0].url}/api/tables/{game.id}/record", timeout=60)
            record = saloon.Record.loads(answer.text)
            if not record.replay().over or record.replay().moves != match.moves:
                wrong.append(f"table {game.id}: its record tells another game")
    await store.close()
    tell(
        f"{house.name}: {len(house.games)} games, {finished} finished, {moves} acknowledged moves, "
        f"answers {dict(sorted(house.answers.items()))}, {len(wrong)} wrong"
    )
    return wrong


def well(house: House) -> None:
    """Every server of a house is ready again, without help."""
    end = time.monotonic() + 120
    for server in house.servers:
        while True:
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{server.url}/ready", timeout=60).status_code == 200:
                    break
            if time.monotonic() > end:
                raise SystemExit(f"storm: {house.name} does not come back by itself")
            time.sleep(0.2)


def strangers(house: House, seconds: float) -> int:
    """Schemathesis tries every address of the API; its exit code."""
    tell(f"{house.name}: schemathesis")
    command = [
        sys.executable, "-m", "schemathesis.cli",
        "--config-file", str(Path(__file__).with_name("schemathesis.toml")),
        "run", f"{house.servers[0].url}/api/openapi.json", "--checks", "all",
        "--max-examples", str(max(10, int(seconds / 4))),
        "--max-time", str(max(20, int(seconds / 2))),
        "--request-timeout", "60", "--suppress-health-check", "all",
        "--seed", str(int(seconds)),  # the minute that runs in CI tries the same every time
        "--exclude-path", "/api/tables/{id}/stream",  # which does not end
    ]  # fmt: skip
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode:
        sys.stdout.write(done.stdout[-6000:] + done.stderr[-2000:])
    return done.returncode


# -- all of it ---------------------------------------------------------------------------------


@contextmanager
def houses(folder: str) -> Iterator[tuple[list[House], Postgres | None]]:
    """SQLite with two workers, and PostgreSQL with two servers where it is installed."""
    small = f"sqlite:///{folder}/storm.db"
    quick = {"thinking": 0.05, "pace": 0.0}
    found = [House("SQLite", small, [Server(small, prelude=HUNGRY, workers=2, **quick)])]
    postgres = Postgres() if PG is not None else None
    try:
        if postgres is None:
            tell("*** PostgreSQL is not installed: only SQLite is tried ***")
        else:
            large = postgres.fresh()
            found.append(House("PostgreSQL", large, [Server(large, **quick) for _ in range(2)]))
        yield found, postgres
    finally:
        for house in found:
            for server in house.servers:
                server.kill_if_alive()
        if postgres is not None:
            postgres.remove()


@asynccontextmanager
async def beside(*work: Callable[[], None]) -> AsyncIterator[None]:
    """Work in threads of its own while something else goes on."""
    with ThreadPoolExecutor(len(work)) as threads:
        running = [asyncio.get_running_loop().run_in_executor(threads, one) for one in work]
        yield
        await asyncio.gather(*running)


async def storm(found: list[House], postgres: Postgres | None, seconds: float, games: int) -> None:
    """Play in bad weather until time is up."""
    until = time.monotonic() + seconds
    troubles: dict[str, list[Callable[[House, Rng], None]]] = {
        "SQLite": [lock_sqlite, kill_worker, no_room, slow_clients, kill_one]
    }
    if postgres is not None:
        kinds = [kill_one, lock_postgres, restart_postgres(postgres)]
        troubles["PostgreSQL"] = [*kinds, stop_one, slow_clients]
    jobs = [lambda house=house: weather(house, troubles[house.name], until) for house in found]
    async with beside(*jobs):
        await asyncio.gather(*[play(house, n, until) for house in found for n in range(games)])


def main() -> int:
    """The storm, then the reckoning; 1 when anything is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--games", type=int, default=6, help="games at a time in each house")
    args = parser.parse_args()
    threading.excepthook = lambda told: tell(f"a thread broke: {told.exc_value}")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that nothing stays behind
    wrong: list[str] = []
    with (
        tempfile.TemporaryDirectory(prefix="saloon-storm-") as folder,
        houses(folder) as (found, postgres),
    ):
        asyncio.run(storm(found, postgres, args.seconds, args.games))
        for house in found:
            well(house)
            wrong += asyncio.run(reckon(house))
        broken = strangers(found[-1], args.seconds)
    for text in wrong:
        tell(text)
    tell("the house stands" if not wrong and not broken else "the house does not stand")
    return 1 if wrong or broken else 0


if __name__ == "__main__":
    sys.exit(main())
