"""Every byte that leaves the server during a game, held against what its reader may know.

The tests play small games whole, and stretches of large ones; a large game is played whole by
`python -m tests.server.wire bantam`.

Each seat and a spectator listens on sockets of its own: the page's stream, the NDJSON stream, now
and then the page itself. The test knows the seed, and with it the truth; at every single position a
world is imagined in which everything the reader cannot know is redealt, and what was sent must
be, byte for byte, what would have been sent in that world.
"""

from __future__ import annotations

import json
import re
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from typing import Any

import httptools

import saloon
from saloon.engine.event import EVERYBODY, Event, Log
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.server.api import position
from saloon.server.delta import Element, shorter
from saloon.server.live import Live
from saloon.server.pages import Reader, partial, parts, shown
from saloon.server.store import Action, Seat
from tests.server.browser import PATIENCE
from tests.server.client import Player, client
from tests.server.server import Server
from tests.server.stored import NAMES, keep_table

WHOLE = 100_000
Chooser = Callable[[int, int, list[str]], str]
"""Chooses a move: the number of the position, the seat, the legal moves."""

NUMBER = re.compile(rb'data-number="(\d+)"')
PART = re.compile(r'<hx-partial hx-target="#(\w+)"')


class Ear(threading.Thread):
    """Listens to one stream on a plain socket and keeps every byte of it."""

    def __init__(self, port: int, path: str, headers: str) -> None:
        super().__init__(daemon=True)
        self.heard = bytearray()
        self.seen = 0  # up to here nothing is waited for any more
        self.news = threading.Condition()
        self.socket = socket.create_connection(("127.0.0.1", port))
        self.socket.sendall(f"GET {path} HTTP/1.1\r\nhost: x\r\n{headers}\r\n\r\n".encode())
        self.start()

    def run(self) -> None:
        parser = httptools.HttpResponseParser(self)
        while True:
            data = self.socket.recv(1 << 20)
            if not data:
                return
            with self.news:
                parser.feed_data(data)
                self.news.notify_all()

    def on_body(self, body: bytes) -> None:
        self.heard += body

    def stop(self) -> None:
        self.socket.shutdown(socket.SHUT_RDWR)
        self.join()
        self.socket.close()

    def wait_for(self, sign: bytes) -> None:
        """Until this has been heard; a message is whole where an empty line ends it."""
        with self.news:
            heard = self.news.wait_for(lambda: self.find(sign), PATIENCE)
        assert heard, sign

    def line_with(self, sign: bytes) -> bytes:
        """The whole line that this stands in, once it has been heard."""
        self.wait_for(sign)
        with self.news:
            assert self.news.wait_for(lambda: self.heard.find(b"\n", self.seen) >= 0, PATIENCE), (
                sign
            )
            start = self.heard.rfind(b"\n", 0, self.seen) + 1
            return bytes(self.heard[start : self.heard.find(b"\n", self.seen)])

    def find(self, sign: bytes) -> bool:
        place = self.heard.find(sign, self.seen)
        if place < 0:
            self.seen = max(self.seen, len(self.heard) - len(sign))
            return False
        self.seen = place
        return True


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

    def wait_for(self, number: int) -> dict[str, Any]:
        """The position with this number as the stream tells it; the page has been told too."""
        self.page.wait_for(b'data-number="%d"' % number)
        position: dict[str, Any] = json.loads(self.json.line_with(b'"number":%d,"seats"' % number))
        return position

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


def quiet(text: str) -> str:
    """A page without who is here just now: that is no part of the game."""
    return re.sub(r'<span class="dot[^>]*></span>| data-here="[^"]*"', "", text)


def believed(live: Live, seat: int | None, rng: Rng) -> Match:
    """A world this reader may believe in, with the past that everybody knows of."""
    world = live.match.imagine(seat, rng)
    # Pages look ahead from here in worlds of their own, which need the past of this one.
    vars(world)["imagine"] = world.clone().imagine
    world.history = live.match.history
    world.origin = live.match.origin
    log = Log()
    log.events.extend(live.match.events_for(seat))
    world.listen(log)
    return world


def heard_by(seat: int | None, event: Event) -> bool:
    """Whether a seat (or a spectator) was told of something."""
    return event.to == EVERYBODY or event.to == seat


def random_moves(seed: str) -> Chooser:
    """Somebody who takes any legal move."""
    rng = Rng.seeded(seed)
    return lambda _number, _seat, moves: moves[rng.below(len(moves))]


def played_out(
    players: list[Player], ears: list[Listener], choose: Chooser, most: int
) -> list[Action]:
    """A game, whole or a stretch of it; every stream hears every position."""
    actions: list[Action] = []
    number: int = players[0].look()["number"]
    while True:
        views: list[dict[str, Any]] = []
        for ear in ears:
            views.append(ear.wait_for(number)["view"])
            if number % 12 == 0:
                ear.pages[number] = ear.http.get(ear.page_path).text
        if views[0]["over"] or len(actions) == most:
            return actions
        open_to = [
            ask["seat"] for ask in views[0]["asks"] if ask["seat"] not in views[0]["committed"]
        ]
        seat = open_to[len(actions) % len(open_to)]
        asked = next(ask for ask in views[seat]["asks"] if ask["seat"] == seat)
        move = choose(number, seat, asked["moves"])
        assert players[seat].play(move, number).status_code == 200
        number += 1
        actions.append(Action(number, seat, number - 1, move, 1.0))


def hold(server: Server, match: saloon.Match, choose: Chooser, most: int = WHOLE) -> int:
    """Play on from a position and hold every byte sent against what its reader may know."""
    seats = match.seats
    row = keep_table(server, match, range(seats))
    players = [Player(server.url, row.id, f"{row.id}-{seat}", seat) for seat in range(seats)]
    ears = [Listener(server, row.id, Reader(p.seat, "en", p.seat != 1), p) for p in players]
    ears.append(Listener(server, row.id, Reader(None, "en", True, row.watch), None))
    try:
        actions = played_out(players, ears, choose, most)
    finally:
        for ear in ears:
            ear.page.stop()
            ear.json.stop()

    sitting = [Seat(p.seat or 0, "human", True, NAMES[p.seat or 0], "", p.token) for p in players]
    live = Live(row, sitting)
    for number, (seat, move) in enumerate(match.moves, 1):
        live.apply(Action(number, seat, number - 1, move, 1.0))
    first = live.applied
    rng = Rng.seeded("believed")
    heard = [(ear, ear.messages(), ear.lines()) for ear in ears]
    told = [0] * len(ears)
    known: list[dict[str, dict[str, Element]]] = [{} for _ in ears]
    held = dict.fromkeys(("parts", "lines", "pages"), 0)
    for number in range(first, first + len(actions) + 1):
        if number > first:
            live.apply(actions[number - first - 1])
        if live.match.over:
            break
        truth = live.match
        for place, (ear, messages, lines) in enumerate(heard):
            before = live.told
            # What a seat was asked before it knows for good: it may answer that in advance.
            asked = {key: value for key, value in live.memo.items() if key[0] == "asked"}
            live.match, live.memo = believed(live, ear.reader.seat, rng), asked
            # What was whispered to others never happened there.
            live.told = sum(heard_by(ear.reader.seat, event) for event in truth.events[:before])
            made = {name: quiet(part) for name, part in parts(shown(live, ear.reader)).items()}
            expected = json.loads(json.dumps(position(live, ear.reader, told[place])))
            live.match, live.told = truth, before
            assert lines[number - first] == expected
            told[place] += len(expected["events"])
            message = quiet(messages[number])
            sent = PART.findall(message)
            if number in ear.pages:
                held["pages"] += 1
                for name, part in made.items():
                    assert part in quiet(ear.pages[number]), name
            for name in sent:  # without what the page has had already
                before_it = known[place].get(name, {})
                made[name], known[place][name] = shorter(made[name], before_it)
            assert "".join(partial(name, made[name]) for name in sent) == message.rstrip("\n")
            held["parts"] += len(sent)
            held["lines"] += 1
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
    return held["lines"]


def main() -> None:
    """Whole games of random moves, the large ones too; says how much was held."""
    for game in sys.argv[1:]:
        options = {"mode": "governors"} if game == "bantam" else {}
        match = saloon.Match(saloon.game(game), 2, f"wire {game}", options)
        with tempfile.TemporaryDirectory() as name:
            server = Server(f"sqlite:///{name}/tables.db")
            try:
                began = time.monotonic()
                count = hold(server, match, random_moves(f"wire-{game}"))
                took = time.monotonic() - began
                print(f"{game}: {count} positions held for {match.seats + 1} readers, {took:.0f} s")
            finally:
                server.kill()


if __name__ == "__main__":
    main()
