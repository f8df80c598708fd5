"""How one server process holds up: many tables, every seat with an open stream, moves by POST.

    python bench/load.py --tables 300 --seats 4 --every 3 --seconds 60 [--streams page]

Starts `saloon serve` on a fresh SQLite file, sits down at all tables through the JSON API with one
stream a seat, plays legal moves at a fixed pace and measures, for each move, the time from sending
the POST until the last seat's stream has shown it. A seat that never shows a move is a lost update.
The streams are those of programs (`json`) or those of open pages (`page`): the board as a picture,
the question, the log and all, made anew for every seat after every move.
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
from pathlib import Path
from typing import Any

import httptools

SERVE = """
from saloon.server.run import serve
serve(port={port}, database={database!r}, browser=False, requests=1e9, bots=1)
"""


NUMBER = re.compile(rb'data-number="(\d+)"')
MOVE = re.compile(rb'name="move" value="([^"]+)"')


class Stream:
    """One seat: an open stream over a plain socket, parsed as little as possible."""

    def __init__(self, table: Table, seat: int, token: str) -> None:
        self.table = table
        self.seat = seat
        self.token = token
        self.number = -1
        self.moves: list[str] = []
        self.pieces: list[bytes] = []
        self.page = False
        self.bytes = 0

    async def open(self, port: int, kind: str) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 22)
        self.page = kind == "page"
        if self.page:
            path, key = f"/t/{self.table.id}/live?wide=1", f"cookie: seat={self.token}"
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
        self.moves = [move.decode() for move in MOVE.findall(message)]
        self.table.over = b'id="end"' in message
        self.table.seen(self.number)

    def _shown(self, position: dict[str, Any]) -> None:
        self.number = position["number"]
        self.table.over = position["view"]["over"]
        self.moves = []
        for ask in position["view"]["asks"]:
            if ask["seat"] == self.seat:
                self.moves = ask["moves"]
        self.table.seen(self.number)


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

    def seen(self, number: int) -> None:
        at = self.sent.get(number)
        if at is not None and all(stream.number >= number for stream in self.streams):
            self.took.append(time.perf_counter() - at)
            self.when.append((at, self.took[-1]))
            del self.sent[number]


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


async def set_up(client: Client, seats: int) -> Table:
    """A table of people, every seat taken."""
    players = [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1)
    status, made = await client.post("/api/tables", {"game": "wanted", "players": players})
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
        assert status == 200, status


def usage(pid: int) -> tuple[float, int]:
    """CPU seconds and resident bytes of a process."""
    ticks = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    cpu = (int(ticks[11]) + int(ticks[12])) / os.sysconf("SC_CLK_TCK")
    return cpu, int(ticks[21]) * os.sysconf("SC_PAGE_SIZE")


def percentile(values: list[float], share: float) -> float:
    """In milliseconds."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1000


async def measure(port: int, pid: int, args: argparse.Namespace) -> None:
    """Sit down everywhere, play, and say how it went."""
    client = Client(port)
    empty = usage(pid)[1]
    tables = [await set_up(client, args.seats) for _ in range(args.tables)]
    streams = [
        asyncio.create_task(s.open(port, args.streams)) for table in tables for s in table.streams
    ]
    while any(stream.number < 0 for table in tables for stream in table.streams):
        await asyncio.sleep(0.1)
    full = usage(pid)[1]
    began, cpu = time.perf_counter() + 0.5, usage(pid)[0]
    end = began + args.seconds
    gaps = [args.every * n / len(tables) for n in range(len(tables))]
    await asyncio.gather(
        *[
            play(client, t, args.every, began + gap, end)
            for t, gap in zip(tables, gaps, strict=True)
        ]
    )
    await asyncio.sleep(2)
    busy = (usage(pid)[0] - cpu) / (time.perf_counter() - began)
    took = [value for table in tables for value in table.took]
    posted = [value for table in tables for value in table.posted]
    lost = sum(len(table.sent) for table in tables)
    later = usage(pid)[1]
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
    print(f"server CPU     {busy * 100:.0f} % of one core")
    sent = sum(stream.bytes for table in tables for stream in table.streams)
    print(f"an update      {sent / max(1, len(took) * args.seats) / 1024:.1f} KB ({args.streams})")
    print(
        f"memory         {(full - empty) / len(tables) / 1024:.0f} KB a table at the start, "
        f"{(later - empty) / len(tables) / 1024:.0f} KB at the end"
    )
    for stream in streams:
        stream.cancel()


def main() -> None:
    """Serve, measure, say."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--every", type=float, default=3.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--streams", choices=("json", "page"), default="json")
    args = parser.parse_args()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        code = SERVE.format(port=port, database=f"sqlite:///{folder}/load.db")
        server = subprocess.Popen([sys.executable, "-c", code], start_new_session=True)
        try:
            for _ in range(200):
                with socket.socket() as probe:
                    if probe.connect_ex(("127.0.0.1", port)) == 0:
                        break
                time.sleep(0.1)
            time.sleep(2)
            asyncio.run(measure(port, server.pid, args))
        finally:
            os.killpg(server.pid, signal.SIGKILL)


if __name__ == "__main__":
    main()
