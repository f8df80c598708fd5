"""Every byte that leaves the server during games, held against what its reader may know.

Each seat and a spectator listens on sockets of its own: the page's stream, the NDJSON stream, now
and then the page itself. The test knows the seed, and with it the truth; at every single position a
world is imagined in which everything the reader cannot know is dealt anew, and what was sent must
be, byte for byte, what would have been sent in that world.
"""

from __future__ import annotations

import json
import re
import socket
import threading
import time
from typing import Any

import httptools
import pytest

import saloon
from saloon.engine.event import Log
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.server.api import position
from saloon.server.house import Live
from saloon.server.pages import Reader, partial, parts, shown
from saloon.server.store import Action, Seat
from tests.server.client import Player, client
from tests.server.server import Server
from tests.server.stored import NAMES, keep_table

NUMBER = re.compile(rb'data-number="(\d+)"')
PART = re.compile(r'<hx-partial hx-target="#(\w+)"')


class Ear(threading.Thread):
    """Listens to one stream on a plain socket and keeps every byte of it."""

    def __init__(self, port: int, path: str, headers: str) -> None:
        super().__init__(daemon=True)
        self.heard = b""
        self.socket = socket.create_connection(("127.0.0.1", port))
        self.socket.sendall(f"GET {path} HTTP/1.1\r\nhost: x\r\n{headers}\r\n\r\n".encode())
        self.start()

    def run(self) -> None:
        parser = httptools.HttpResponseParser(self)
        while True:
            data = self.socket.recv(1 << 16)
            if not data:
                return
            parser.feed_data(data)

    def on_body(self, body: bytes) -> None:
        self.heard += body

    def stop(self) -> None:
        self.socket.shutdown(socket.SHUT_RDWR)
        self.join()
        self.socket.close()

    def wait_for(self, sign: bytes) -> None:
        until = time.monotonic() + 30
        while sign not in self.heard:
            assert time.monotonic() < until, sign
            time.sleep(0.002)


class Listener:
    """One reader of a table: a seat or a spectator, with a page stream and an NDJSON stream."""

    def __init__(self, server: Server, table: str, reader: Reader, player: Player | None) -> None:
        self.reader = reader
        self.wide = "1" if reader.wide else "0"
        query = f"?wide={self.wide}" + (f"&watch={reader.watch}" if reader.watch else "")
        cookies = f"seat={player.token}" if player is not None else ""
        self.page_path = f"/t/{table}{query}"
        self.http = client(server.url, headers={"cookie": cookies})
        self.page = Ear(server.port, f"/t/{table}/live{query}", f"cookie: {cookies}")
        token = player.token if player is not None else "-"
        path = f"/api/tables/{table}/stream{query}"
        self.json = Ear(server.port, path, f"authorization: Bearer {token}")
        self.pages: dict[int, str] = {}

    def wait_for(self, number: int) -> None:
        self.page.wait_for(b'data-number="%d"' % number)
        self.json.wait_for(b'"number":%d,"seats"' % number)

    def messages(self) -> dict[int, str]:
        """What the page's stream said, by the number of the position."""
        found: dict[int, str] = {}
        for message in self.page.heard.split(b"\n\n"):
            number = NUMBER.search(message)
            if number is not None:
                lines = [line.removeprefix("data: ") for line in message.decode().split("\n")]
                found[int(number[1])] = "\n".join(lines)
        return found

    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.json.heard.decode().split("\n") if line]


def believed(live: Live, seat: int | None, rng: Rng) -> Match:
    """A world this reader may believe in, with the past that everybody knows of."""
    world = live.match.imagine(seat, rng)
    world.history = live.match.history
    world.origin = live.match.origin
    log = Log()
    log.events = live.match.events_for(seat)
    world.listen(log)
    return world


def played_out(players: list[Player], ears: list[Listener], seed: str, most: int) -> list[Action]:
    """A game of random moves, whole or its beginning; every stream hears every position."""
    rng = Rng.seeded(seed)
    actions: list[Action] = []
    while True:
        at = players[0].look()
        number: int = at["number"]
        for ear in ears:
            ear.wait_for(number)
            if number % 12 == 0:
                ear.pages[number] = ear.http.get(ear.page_path).text
        if at["view"]["over"] or len(actions) == most:
            return actions
        open_to = [
            a["seat"] for a in at["view"]["asks"] if a["seat"] not in at["view"]["committed"]
        ]
        seat = open_to[rng.below(len(open_to))]
        moves = players[seat].moves()
        move = moves[rng.below(len(moves))]
        assert players[seat].play(move, number).status_code == 200
        actions.append(Action(number + 1, seat, number, move, 1.0))


WHOLE = 100_000


@pytest.mark.parametrize(
    ("game", "seats", "options", "most"),
    [
        (
            "wanted",
            3,
            {"dollars": True, "cavalry": True, "duel": True, "consent": True, "quick": True},
            WHOLE,
        ),
        ("undead", 2, {}, WHOLE),
        # Long games with large pictures: here their first moves, all of them in the conformance.
        ("pioneers", 2, {}, 40),
        ("bantam", 2, {"mode": "governors"}, 40),
    ],
)
def test_every_byte_sent_in_a_game_could_have_been_sent_in_a_world_its_reader_believes_in(
    server: Server, game: str, seats: int, options: dict[str, Any], most: int
) -> None:
    match = saloon.Match(saloon.game(game), seats, f"wire {game}", options)
    row = keep_table(server, match, range(seats))
    players = [Player(server.url, row.id, f"{row.id}-{seat}", seat) for seat in range(seats)]
    ears = [Listener(server, row.id, Reader(p.seat, "en", p.seat != 1), p) for p in players]
    ears.append(Listener(server, row.id, Reader(None, "en", True, row.watch), None))
    try:
        actions = played_out(players, ears, f"wire-{game}", most)
    finally:
        for ear in ears:
            ear.page.stop()
            ear.json.stop()

    sitting = [Seat(p.seat or 0, "human", True, NAMES[p.seat or 0], "", p.token) for p in players]
    live = Live(row, sitting)
    rng = Rng.seeded("believed")
    heard = [(ear, ear.messages(), ear.lines()) for ear in ears]
    told = [0] * len(ears)
    held = dict.fromkeys(("parts", "lines", "pages"), 0)
    for number in range(len(actions) + 1):
        if number:
            live.apply(actions[number - 1])
        if live.match.over:
            break
        truth = live.match
        for place, (ear, messages, lines) in enumerate(heard):
            live.match, live.memo = believed(live, ear.reader.seat, rng), {}
            made = parts(shown(live, ear.reader))
            expected = json.loads(json.dumps(position(live, ear.reader, told[place])))
            live.match = truth
            assert lines[number] == expected
            told[place] += len(expected["events"])
            message = messages[number]
            sent = PART.findall(message)
            assert "".join(partial(name, made[name]) for name in sent) == message.rstrip("\n")
            held["parts"] += len(sent)
            held["lines"] += 1
            if number in ear.pages:
                held["pages"] += 1
                for name in made:
                    assert made[name] in ear.pages[number], name
    assert live.match.over == (most == WHOLE)
    assert held["lines"] == (len(actions) + (not live.match.over)) * len(ears)
    assert held["parts"] > 3 * held["lines"]
    assert held["pages"] >= len(ears)
    secrets = [match.seed[0], *[player.token for player in players]]
    for ear in ears:
        everything = ear.page.heard + ear.json.heard + "".join(ear.pages.values()).encode()
        own = players[ear.reader.seat].token if ear.reader.seat is not None else ""
        for secret in secrets:
            assert secret == own or secret.encode() not in everything
