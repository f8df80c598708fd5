"""How one server process holds up: many tables, every seat with an open stream, moves by POST.

    python bench/load.py --tables 300 --seats 4 --every 3 --seconds 60 [--streams page]
    python bench/load.py --aims [--database postgresql://…]

Starts `saloon serve` on a fresh SQLite file, sits down at all tables through the JSON API with one
stream a seat, plays legal moves at a fixed pace and measures, for each move, the time from sending
the POST until the last seat's stream has shown it. A seat that never shows a move is a lost update.
The streams are those of programs (`json`) or those of open pages (`page`): the board as a picture,
the question, the log and all, made again for every seat after every move. `--aims` looks for how
many tables a house bears, with each kind of stream, with one worker and with two, up to what it
shall bear, and prints one table: it wants two quiet cores for up to ten minutes. Both take what is
installed: `saloon` says at the top whether the engine is compiled.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import platform
import re
import resource
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import zlib
from pathlib import Path
from typing import Any

import httptools

import saloon

SERVE = """
from saloon.server.run import serve
serve(
    port={port}, database={database!r}, browser=False, requests=1e9, bots=1, workers={workers}
)
"""


AIMS = (("json", 1000), ("page", 500))
"""Streams and tables of four with a move every 3 s; each shall show 99 of 100 within 150 ms."""
SHOWN_WITHIN = 150.0
LATE = 20.0
"""Seconds after which a move that a page has not shown counts as lost."""
NEXT = {4: (2, 8), 8: (6, 0), 2: (1, 3)}
"""Eighths of an aim: which to try next where this many were too much, or were borne."""
AIMS_LIMIT = 540.0
"""Seconds after which no other number is tried."""

NUMBER = re.compile(rb'data-number="(\d+)"')
MOVE = re.compile(rb'<button (?:data-same|id)="(move-[^"]+)"(?:[^>]* name="move" value="([^"]+)")?')


class Stream:
    """One seat: an open stream over a plain socket, parsed as little as possible."""

    def __init__(self, table: Table, seat: int, token: str) -> None:
        self.table = table
        self.seat = seat
        self.token = token
        self.number = -1
        self.moves: list[str] = []
        self.known: dict[bytes, bytes] = {}
        self.pieces: list[bytes] = []
        self.page = False
        self.unzip = zlib.decompressobj(31)
        self.bytes = 0
        self.first = 0

    async def open(self, port: int, kind: str) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 22)
        self.page = kind == "page"
        if self.page:
            path, key = (
                f"/t/{self.table.id}/live?wide=1",
                f"accept-encoding: gzip\r\ncookie: seat={self.token}",
            )
        else:
            path, key = f"/api/tables/{self.table.id}/stream", f"authorization: Bearer {self.token}"
        writer.write(f"GET {path} HTTP/1.1\r\nhost: x\r\n{key}\r\n\r\n".encode())
        parser = httptools.HttpResponseParser(self)
        while True:
            data = await reader.read(1 << 16)
            if not data:
                return
            parser.feed_data(data)

    def on_body(self, body: bytes) -> None:
        self.bytes += len(body)
        body = self.unzip.decompress(body) if self.page else body
        self.pieces.append(body)
        end = b"\n\n" if self.page else b"\n"
        if not body.endswith(end):
            return
        messages = b"".join(self.pieces).split(end)
        self.pieces = []
        for message in messages:
            if self.page and message.startswith(b"data: <"):
                self._drawn(message)
            elif not self.page and message:
                self._shown(json.loads(message))

    def _drawn(self, message: bytes) -> None:
        number = NUMBER.search(message)
        if number is None:
            return
        self.number = int(number[1])
        self.moves = []
        for id, move in MOVE.findall(message):  # a button that stays the same is only named
            self.known[id] = move or self.known[id]
            self.moves.append(self.known[id].decode())
        self.table.over = b'id="end"' in message
        self.table.seen()

    def _shown(self, position: dict[str, Any]) -> None:
        self.number = position["number"]
        self.table.over = position["view"]["over"]
        self.moves = []
        for ask in position["view"]["asks"]:
            if ask["seat"] == self.seat:
                self.moves = ask["moves"]
        self.table.seen()


class Table:
    """One table and its seats."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.streams: list[Stream] = []
        self.over = False
        self.sent: dict[int, float] = {}
        self.took: list[float] = []
        self.when: list[tuple[float, float]] = []
        self.posted: list[float] = []
        self.lost = 0

    def seen(self) -> None:
        """A stream has moved on: a move is seen when every seat shows it, or a later one.

        A page that waited long for its turn shows several moves in one update.
        """
        shown = min(stream.number for stream in self.streams)
        for number in [number for number in self.sent if number <= shown]:
            at = self.sent.pop(number)
            self.took.append(time.perf_counter() - at)
            self.when.append((at, self.took[-1]))


class Client:
    """Keep-alive requests over one socket."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.free: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    async def post(self, path: str, body: object, token: str = "") -> tuple[int, Any]:
        while self.free:  # the server closes a socket that was idle; moves are safe to repeat
            with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
                return await self._ask(self.free.pop(), path, body, token)
        pair = await asyncio.open_connection("127.0.0.1", self.port)
        return await self._ask(pair, path, body, token)

    async def _ask(
        self,
        pair: tuple[asyncio.StreamReader, asyncio.StreamWriter],
        path: str,
        body: object,
        token: str,
    ) -> tuple[int, Any]:
        reader, writer = pair
        data = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
        head += f"content-length: {len(data)}\r\nauthorization: Bearer {token}\r\n\r\n"
        writer.write(head.encode() + data)
        top = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(top.split("content-length:")[1].split("\r\n")[0])
        answer = json.loads(await reader.readexactly(length)) if length else None
        self.free.append(pair)
        return int(top.split()[1]), answer


async def set_up(client: Client, seats: int, game: str) -> Table:
    """A table of people, every seat taken."""
    players = [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1)
    status, made = await client.post("/api/tables", {"game": game, "players": players})
    assert status == 201, made
    table = Table(made["id"])
    table.streams.append(Stream(table, 0, made["token"]))
    for link in made["open"]:
        _, joined = await client.post(f"/api/seats/{link['secret']}", {"name": "x"})
        table.streams.append(Stream(table, joined["seat"], joined["token"]))
    return table


async def play(client: Client, table: Table, every: float, start: float, until: float) -> None:
    """A move each `every` seconds; the next one waits for its time, not for the last."""
    at = start
    while at < until and not table.over:
        await asyncio.sleep(max(0.0, at - time.perf_counter()))
        at += every
        mover = next((stream for stream in table.streams if stream.moves), None)
        if mover is None:
            continue
        number = mover.number
        move = mover.moves[hash((table.id, number)) % len(mover.moves)]
        mover.moves = []
        sent = time.perf_counter()
        table.sent[number + 1] = sent
        path = f"/api/tables/{table.id}/moves"
        status, _ = await client.post(path, {"number": number, "move": move}, mover.token)
        table.posted.append(time.perf_counter() - sent)
        if status == 409:  # on a busy machine a stream may lag behind: nothing was sent
            table.sent.pop(number + 1, None)
            continue
        assert status == 200, status


def usage(pid: int, workers: int = 1) -> tuple[float, int]:
    """CPU seconds and resident bytes of the processes that serve, without those of bots."""
    pids = [pid]
    if workers > 1:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        pids = [one for one in map(int, children) if "spawn_main" in command_of(one)]
    cpu, resident = 0.0, 0
    for one in pids:
        ticks = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        cpu += (int(ticks[11]) + int(ticks[12])) / os.sysconf("SC_CLK_TCK")
        resident += int(ticks[21]) * os.sysconf("SC_PAGE_SIZE")
    return cpu, resident


def command_of(pid: int) -> str:
    """How a process was started."""
    return Path(f"/proc/{pid}/cmdline").read_text()


def percentile(values: list[float], share: float) -> float:
    """In milliseconds."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1000


async def measure(port: int, pid: int, args: argparse.Namespace) -> dict[str, float]:
    """Sit down everywhere, play, and say how it went."""
    client = Client(port)
    empty = usage(pid, args.workers)[1]
    tables: list[Table] = []
    streams: list[asyncio.Task[None]] = []
    for _ in range(args.tables):
        table = await set_up(client, args.seats, args.game)
        tables.append(table)
        streams += [asyncio.create_task(s.open(port, args.streams)) for s in table.streams]
    while any(stream.number < 0 for table in tables for stream in table.streams):
        await asyncio.sleep(0.1)
    full = usage(pid, args.workers)[1]
    for seat in (seat for table in tables for seat in table.streams):
        seat.first = seat.bytes  # the whole page came first: no update
    began, cpu = time.perf_counter() + 0.5, usage(pid, args.workers)[0]
    own = time.process_time()
    end = began + args.seconds
    gaps = [args.every * n / len(tables) for n in range(len(tables))]
    await asyncio.gather(
        *[
            play(client, t, args.every, began + gap, end)
            for t, gap in zip(tables, gaps, strict=True)
        ]
    )
    late = time.perf_counter() + LATE
    while any(table.sent for table in tables) and time.perf_counter() < late:
        await asyncio.sleep(0.1)
    spent = usage(pid, args.workers)[0] - cpu
    busy = spent / (time.perf_counter() - began)
    took = [value for table in tables for value in table.took]
    posted = [value for table in tables for value in table.posted]
    lost = sum(len(table.sent) for table in tables)
    later = usage(pid, args.workers)[1]
    sent = sum(stream.bytes - stream.first for table in tables for stream in table.streams)
    figures = {
        "p50_ms": round(percentile(took, 0.5), 1),
        "p99_ms": round(percentile(took, 0.99), 1),
        "lost": lost,
        "kb_per_update": round(sent / max(1, len(took) * args.seats) / 1024, 2),
        "rss_kb_per_table": round((later - empty) / len(tables) / 1024),
        "cpu_ms_per_move": round(spent / max(1, len(posted)) * 1000, 2),
        "client_ms_per_move": round((time.process_time() - own) / max(1, len(posted)) * 1000, 2),
    }
    for reading in streams:
        reading.cancel()
    if args.json:
        print(json.dumps(figures), flush=True)
    if args.json or args.aims:
        return figures
    load = os.getloadavg()[0]
    print(f"machine        {platform.machine()}, {os.cpu_count()} cores, load {load:.1f}")
    print(
        f"tables         {len(tables)} with {args.seats} seats, a move every {args.every:g} s each"
    )
    print(f"moves          {len(posted)}, updates {len(took) * args.seats}, lost {lost}")
    half, most = percentile(posted, 0.5), percentile(posted, 0.99)
    print(f"POST           p50 {half:.1f} ms, p99 {most:.1f} ms")
    print(
        f"to every seat  p50 {percentile(took, 0.5):.1f} ms, p99 {percentile(took, 0.99):.1f} ms, "
        f"mean {statistics.mean(took) * 1000:.1f} ms"
    )
    slow = sorted(
        (round(at - began, 1), round(value * 1000))
        for table in tables
        for at, value in table.when
        if value > 0.15
    )
    stalls: dict[float, int] = {}
    for at, value in slow:
        stalls[at // 1] = max(value, stalls.get(at // 1, 0))
    if stalls:
        shown = ", ".join(f"at {second:.0f} s {value} ms" for second, value in stalls.items())
        print(f"slow moments   {shown}")
    print(
        f"server CPU     {busy * 100:.0f} % of one core, "
        f"{spent / max(1, len(posted)) * 1000:.1f} ms a move with its updates"
    )
    print(f"an update      {sent / max(1, len(took) * args.seats) / 1024:.1f} KB ({args.streams})")
    print(
        f"memory         {(full - empty) / len(tables) / 1024:.0f} KB a table at the start, "
        f"{(later - empty) / len(tables) / 1024:.0f} KB at the end"
    )
    return figures


def main() -> None:
    """Serve, measure, say."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, help="300; with --aims: instead of 1,000")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--every", type=float, default=3.0)
    parser.add_argument("--seconds", type=float, help="60; with --aims: 20")
    parser.add_argument("--streams", choices=("json", "page"), default="json")
    parser.add_argument("--game", default="wanted")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--database", default="", help="postgresql://…; a new SQLite file if none")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON only")
    parser.add_argument("--aims", action="store_true", help="measure what a house shall bear")
    args = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    args.seconds = args.seconds or (20.0 if args.aims else 60.0)
    if args.aims:
        reach(args)
    else:
        args.tables = args.tables or 300
        one_house(args)


def reach(args: argparse.Namespace) -> None:
    """Look for the number of tables that a house bears, and print a table of what was reached."""
    began, scale = time.perf_counter(), (args.tables or AIMS[0][1]) / AIMS[0][1]
    load, rows = os.getloadavg()[0], []
    for streams, aimed in AIMS:
        for workers in (1, 2):
            aim, eighths, borne = max(8, round(aimed * scale)), 4, None
            tried: list[str] = []
            while eighths and time.perf_counter() - began < AIMS_LIMIT:
                args.streams, args.workers, args.tables = streams, workers, aim * eighths // 8
                figures = one_house(args)
                bears = figures["p99_ms"] < SHOWN_WITHIN and not figures["lost"]
                tried.append(f"{args.tables}: {figures['p99_ms']:.0f} ms")
                print(f"{streams}, {workers}, {tried[-1]}", file=sys.stderr, flush=True)
                if bears or borne is None:
                    last, borne = (args.tables, figures), args.tables if bears else borne
                eighths = NEXT.get(eighths, (0, 0))[bears]
            if tried:
                rows.append(row_of(streams, workers, aim, borne, last, tried))
    print(f"\n{platform.machine()}, {os.cpu_count()} cores, load before {load:.1f}, ", end="")
    print(
        f"engine {saloon.build()}, {args.game}, {args.seats} seats, a move every {args.every:g} s"
    )
    print(f"database: {args.database.partition(':')[0] or 'sqlite'}; the client runs beside it.")
    print(f"Borne: nothing lost and 99 of 100 moves on all pages within {SHOWN_WITHIN:.0f} ms.\n")
    print("| streams | workers | aim | borne | p50 ms | p99 ms | lost ", end="")
    print("| CPU ms a move: server | client | KB an update | KB a table | tried: p99 |")
    print("|---|---|---|---|---|---|---|---|---|---|---|---|")
    print("\n".join(rows))


def row_of(
    streams: str,
    workers: int,
    aim: int,
    borne: int | None,
    last: tuple[int, dict[str, float]],
    tried: list[str],
) -> str:
    """A line of the table: the largest number that was borne, else the smallest that was not."""
    tables, got = last
    cells = [streams, workers, aim, borne or f"less than {tables}", got["p50_ms"], got["p99_ms"]]
    cells += [got["lost"], got["cpu_ms_per_move"], got["client_ms_per_move"]]
    cells += [got["kb_per_update"], got["rss_kb_per_table"], ", ".join(tried)]
    return f"| {' | '.join(map(str, cells))} |"


def one_house(args: argparse.Namespace) -> dict[str, float]:
    """Serve one house from a fresh database, and measure it."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        database = args.database or f"sqlite:///{folder}/load.db"
        code = SERVE.format(port=port, database=database, workers=args.workers)
        server = subprocess.Popen(
            [sys.executable, "-u", "-c", code],
            start_new_session=True,
            stdout=subprocess.PIPE,
        )
        try:
            assert server.stdout is not None
            assert b"Saloon is open" in server.stdout.readline()
            return asyncio.run(measure(port, server.pid, args))
        finally:
            os.killpg(server.pid, signal.SIGKILL)


if __name__ == "__main__":
    main()
