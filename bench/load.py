"""How one server process holds up: many tables, every seat with an open stream, moves by POST.

    python bench/load.py --tables 300 --seats 4 --every 3 --seconds 60 [--streams page]
    python bench/load.py --aims [--database postgresql://…]

Starts `saloon serve` on a fresh SQLite file, sits down at all tables through the JSON API with one
stream a seat, plays legal moves at a fixed pace and measures, for each move, the time from sending
the POST until the last seat's stream has shown it. A seat that never shows a move is a lost update.
The streams are those of programs (`json`) or those of open pages (`page`): the board as a picture,
the question, the log and all, made again for every seat after every move. `--aims` measures one
after the other what a house shall bear, with one worker and with two, and prints a line of JSON
for each: it wants two quiet cores.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import platform
import re
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

SERVE = """
from saloon.server.run import serve
serve(
    port={port}, database={database!r}, browser=False, requests=1e9, bots=1, workers={workers}
)
"""


AIMS = (("json", 1000), ("page", 500))
"""Streams and tables of four with a move every 3 s; each shall show 99 of 100 within 150 ms."""

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


async def measure(port: int, pid: int, args: argparse.Namespace) -> None:
    """Sit down everywhere, play, and say how it went."""
    client = Client(port)
    empty = usage(pid, args.workers)[1]
    tables = [await set_up(client, args.seats, args.game) for _ in range(args.tables)]
    streams = [
        asyncio.create_task(s.open(port, args.streams)) for table in tables for s in table.streams
    ]
    while any(stream.number < 0 for table in tables for stream in table.streams):
        await asyncio.sleep(0.1)
    full = usage(pid, args.workers)[1]
    for seat in (seat for table in tables for seat in table.streams):
        seat.first = seat.bytes  # the whole page came first: no update
    began, cpu = time.perf_counter() + 0.5, usage(pid, args.workers)[0]
    end = began + args.seconds
    gaps = [args.every * n / len(tables) for n in range(len(tables))]
    await asyncio.gather(
        *[
            play(client, t, args.every, began + gap, end)
            for t, gap in zip(tables, gaps, strict=True)
        ]
    )
    await asyncio.sleep(2)
    spent = usage(pid, args.workers)[0] - cpu
    busy = spent / (time.perf_counter() - began)
    took = [value for table in tables for value in table.took]
    posted = [value for table in tables for value in table.posted]
    lost = sum(len(table.sent) for table in tables)
    later = usage(pid, args.workers)[1]
    sent = sum(stream.bytes - stream.first for table in tables for stream in table.streams)
    if args.json:
        figures = {
            "p50_ms": round(percentile(took, 0.5), 1),
            "p99_ms": round(percentile(took, 0.99), 1),
            "lost": lost,
            "kb_per_update": round(sent / max(1, len(took) * args.seats) / 1024, 2),
            "rss_kb_per_table": round((later - empty) / len(tables) / 1024),
            "cpu_ms_per_move": round(spent / max(1, len(posted)) * 1000, 2),
        }
        print(json.dumps(figures), flush=True)
        for reading in streams:
            reading.cancel()
        return
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
    for reading in streams:
        reading.cancel()


def main() -> None:
    """Serve, measure, say."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--every", type=float, default=3.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--streams", choices=("json", "page"), default="json")
    parser.add_argument("--game", default="wanted")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--database", default="", help="postgresql://…; a new SQLite file if none")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON only")
    parser.add_argument("--aims", action="store_true", help="measure what a house shall bear")
    args = parser.parse_args()
    if not args.aims:
        one_house(args)
        return
    args.json = True
    for streams, tables in AIMS:
        for workers in (1, 2):
            args.streams, args.tables, args.workers = streams, tables, workers
            asked = {"streams": streams, "tables": tables, "workers": workers}
            print(json.dumps({**asked, "load": round(os.getloadavg()[0], 1)}), flush=True)
            one_house(args)


def one_house(args: argparse.Namespace) -> None:
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
            asyncio.run(measure(port, server.pid, args))
        finally:
            os.killpg(server.pid, signal.SIGKILL)


if __name__ == "__main__":
    main()
