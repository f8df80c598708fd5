"""Strangers: half requests, too many of them, wrong names, and answers that are always guarded."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from saloon.server.connections import Connection, limited, networks
from saloon.server.guard import LIMITS, Guard
from saloon.server.limits import KEPT, Buckets
from tests.server.client import new_table, people
from tests.server.server import Server

# -- limits ---------------------------------------------------------------------------


def test_a_bucket_empties_and_fills_again() -> None:
    now = 0.0
    buckets = Buckets(3, 0.5, clock=lambda: now)
    assert [buckets.take("a") for _ in range(4)] == [0.0, 0.0, 0.0, 2.0]
    assert buckets.take("b") == 0.0
    now = 2.0
    assert buckets.take("a") == 0.0
    assert buckets.take("a") > 0


def test_addresses_without_end_cost_no_memory_without_end() -> None:
    buckets = Buckets(3, 0.5)
    for n in range(KEPT + 500):
        buckets.take(str(n))
    assert len(buckets) == KEPT


class Asked:
    """A guard, and what it answers to requests from an address."""

    def __init__(self, **more: Any) -> None:
        self.seen: list[str] = []
        self.guard = Guard(self.app, **more)
        for buckets in self.guard.allowed.limits.values():
            buckets.clock = lambda: 0.0  # time stands still, however slow the machine is

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["path"] == "/broken":
            raise RuntimeError("broken on purpose")
        await send({"type": "http.response.start", "status": 200, "headers": self.headers})
        await send({"type": "http.response.body", "body": b""})

    headers = ((b"set-cookie", b"seat=x; Path=/"), (b"set-cookie", b"a=b; Secure"))

    def ask(
        self,
        method: str,
        path: str,
        client: str = "203.0.113.7",
        **headers: str,
    ) -> tuple[int, dict[str, str], str]:
        told: list[Any] = []

        async def receive() -> Any:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Any) -> None:
            told.append(message)

        scope = {
            "type": "http", "method": method, "path": path, "client": (client, 1),
            "query_string": b"", "scheme": "http", "server": ("x", 80),
            "headers": [
                (name.replace("_", "-").encode(), value.encode("latin-1"))
                for name, value in headers.items()
            ],
        }  # fmt: skip
        asyncio.run(self.guard(scope, receive, send))
        found: dict[str, str] = {}
        for name, value in told[0]["headers"]:
            key = name.decode()
            found[key] = f"{found[key]} | {value.decode()}" if key in found else value.decode()
        body = b"".join(message.get("body", b"") for message in told[1:]).decode()
        return told[0]["status"], found, body


@pytest.mark.parametrize(
    ("method", "path", "kind"),
    [
        ("POST", "/t/abc/play", "change"),
        ("GET", "/t/abc", "read"),
        ("POST", "/api/tables", "table"),
        ("POST", "/new/wanted", "table"),
        ("POST", "/records", "upload"),
        ("POST", "/t/abc/say", "talk"),
        ("POST", "/t/abc/hint", "hint"),
        ("POST", "/t/abc/look", "look"),
    ],
)
def test_each_kind_of_request_has_its_limit(method: str, path: str, kind: str) -> None:
    asked = Asked()
    burst = LIMITS[kind][0]
    answers = Counter(asked.ask(method, path)[0] for _ in range(burst + 5))
    assert answers == {200: burst, 429: 5}
    status, headers, _ = asked.ask(method, path)
    assert status == 429
    assert int(headers["retry-after"]) > 0
    assert asked.ask(method, path, client="203.0.113.8")[0] == 200
    assert asked.ask("GET", "/static/saloon.css")[0] == 200


def test_one_home_has_one_bucket_in_ipv6() -> None:
    asked = Asked()
    for n in range(LIMITS["upload"][0]):
        assert asked.ask("POST", "/records", client=f"2001:db8::{n:x}")[0] == 200
    assert asked.ask("POST", "/records", client="2001:db8::ffff")[0] == 429
    assert asked.ask("POST", "/records", client="2001:db8:0:1::1")[0] == 200


def test_under_a_public_address_cookies_are_secure_and_other_names_refused() -> None:
    asked = Asked(public_url="https://saloon.example")
    status, headers, _ = asked.ask("GET", "/", host="saloon.example")
    assert status == 200
    assert headers["set-cookie"] == "seat=x; Path=/; Secure | a=b; Secure"
    assert "strict-transport-security" in headers
    assert asked.ask("GET", "/", host="evil.example")[0] == 421
    assert asked.ask("GET", "/", host="127.0.0.1:8000")[0] == 200
    assert asked.ask("GET", "/health", host="10.0.0.7")[0] == 200
    plain = Asked().ask("GET", "/", host="anything")
    assert plain[0] == 200
    assert "Secure |" not in plain[1]["set-cookie"]


def test_a_broken_page_is_guarded_too() -> None:
    status, headers, body = Asked().ask("GET", "/broken", accept_language="fr")
    assert status == 500
    assert headers["content-security-policy"].startswith("default-src 'none'")
    assert headers["x-request-id"]
    assert "La table est sauve" in body
    assert "on purpose" not in body
    status, _, body = Asked().ask("GET", "/broken")
    assert "The table is safe" in body


def test_a_length_in_strange_digits_is_refused() -> None:
    assert Asked().ask("POST", "/t/abc/play", content_length="\u00b2")[0] == 413


# -- sockets --------------------------------------------------------------------------


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the usual limits and little patience."""
    path = tmp_path_factory.mktemp("strict") / "tables.db"
    hurry = "from saloon.server import connections, run\n"
    hurry += "connections.Connection.head_seconds = 1.0\n"
    hurry += "connections.Connection.body_seconds = 1.0\n"
    running = Server(f"sqlite:///{path}", prelude=hurry, requests=15.0)
    yield running
    running.kill()


FORM = "host: x\r\ncontent-type: application/x-www-form-urlencoded\r\n"


def call(server: Server, text: str) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), timeout=60)
    line.sendall(text.encode())
    return line


def heard(line: socket.socket) -> str:
    """Everything until the server closes."""
    found = b""
    while True:
        more = line.recv(65536)
        if not more:
            line.close()
            return found.decode()
        found += more


def test_half_a_head_and_half_a_body_are_closed(strict: Server) -> None:
    lines = [
        call(strict, "GET /about HTTP/1.1\r\nhost: x\r\n"),
        call(strict, ""),
        call(strict, f"POST /new/wanted HTTP/1.1\r\n{FORM}content-length: 9\r\n\r\nna"),
        call(strict, f"POST /new/wanted HTTP/1.1\r\n{FORM}content-length: 3\r\n"),
    ]
    for line in lines:
        assert heard(line).startswith("HTTP/1.1 408")
    # Who is answered before the body is there is not answered twice.
    line = call(strict, "POST /t/none/play HTTP/1.1\r\nhost: x\r\ncontent-length: 99999\r\n\r\n")
    text = heard(line)
    assert text.startswith("HTTP/1.1 413")
    assert "408" not in text
    # After a whole request, half of another one.
    line = call(strict, "GET /about HTTP/1.1\r\nhost: x\r\n\r\n")
    assert line.recv(12) == b"HTTP/1.1 200"
    line.sendall(b"GET /about HT")
    assert heard(line).count("HTTP/1.1 408") == 1


def test_what_is_no_http_is_answered_with_headers_too(strict: Server) -> None:
    text = heard(call(strict, "HOWDY\r\n\r\n"))
    assert text.startswith("HTTP/1.1 400")
    assert "content-security-policy: default-src 'none'" in text
    assert text.endswith("this is no HTTP request")
    late = heard(call(strict, "GET /about HTTP/1.1\r\n"))
    assert "content-security-policy: default-src 'none'" in late


def test_limits_count_people_as_well_as_addresses() -> None:
    asked = Asked()
    burst = LIMITS["upload"][0]
    for n in range(burst):
        path = ("POST", "/records")
        assert asked.ask(*path, client=f"203.0.113.{n}", cookie=f"self={'a' * 32}")[0] == 200
    assert asked.ask("POST", "/records", client="203.0.113.99", cookie=f"self={'a' * 32}")[0] == 429
    assert asked.ask("POST", "/records", client="203.0.113.99", cookie=f"self={'b' * 32}")[0] == 200
    for n in range(burst):
        told = {"client": f"198.51.100.{n}", "authorization": f"Bearer {'t' * 32}"}
        assert asked.ask("POST", "/records", **told)[0] == 200
    assert asked.ask("POST", "/records", authorization=f"Bearer {'t' * 32}")[0] == 429


def test_a_head_that_trickles_in_is_closed(strict: Server) -> None:
    line = call(strict, "GET /about HTTP/1.1\r\n")

    def trickle() -> None:
        for n in range(600):
            line.sendall(f"x-{n}: y\r\n".encode())
            time.sleep(0.1)

    with pytest.raises(ConnectionError):
        trickle()
    line.close()


def test_many_half_heads_do_not_keep_others_out(strict: Server) -> None:
    lines = [call(strict, "GET / HTTP/1.1\r\n") for _ in range(150)]
    assert httpx.get(strict.url + "/about", timeout=60).status_code == 200
    for line in lines:
        line.close()


def test_a_stream_outlives_the_clock_of_requests(strict: Server) -> None:
    made = new_table(strict.url, [{"kind": "me"}, {"kind": "open"}], listed=True)
    with httpx.stream("GET", f"{strict.url}/api/tables/{made['id']}/stream", timeout=60) as stream:
        lines = (line for line in stream.iter_lines() if line)
        assert json.loads(next(lines))["number"] == 0
        time.sleep(3)  # three times as long as a head or a body may take
        seat = httpx.post(f"{strict.url}/api/seats/{made['open'][0]['secret']}", json={"name": "x"})
        assert seat.status_code == 200
        assert json.loads(next(lines))["number"] == 0


def test_a_slow_answer_is_no_late_request(strict: Server) -> None:
    held = call(strict, "GET /t/none/look HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
    assert heard(held).startswith("HTTP/1.1 404")


class Transport:
    """As much of a transport as a refusal needs."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.wrote = b""
        self.closed = False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return {"peername": (self.address, 1), "sockname": ("127.0.0.1", 80)}.get(name, default)

    def write(self, data: bytes) -> None:
        self.wrote += data

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True


def test_one_address_has_so_many_connections_but_a_trusted_proxy_speaks_for_many() -> None:
    import uvicorn
    from uvicorn.server import ServerState

    async def scenario() -> None:
        kind = limited(1000, 3, networks("10.0.0.0/8"))
        config = uvicorn.Config(lambda: None, http=kind, log_config=None)
        config.load()
        state = ServerState()

        def connect(address: str) -> tuple[Connection, Transport]:
            transport = Transport(address)
            line = kind(config, state, {}, asyncio.get_running_loop())
            line.connection_made(transport)  # type: ignore[arg-type]
            return line, transport

        lines = [connect("203.0.113.7") for _ in range(4)]
        assert [transport.closed for _, transport in lines] == [False, False, False, True]
        assert lines[3][1].wrote.startswith(b"HTTP/1.1 503")
        assert not any(connect("10.0.0.5")[1].closed for _ in range(9))
        for line, _ in lines:
            line.connection_lost(None)
        assert not connect("203.0.113.7")[1].closed
        for open_line in list(state.connections):
            open_line.connection_lost(None)
        assert not kind.each

    asyncio.run(scenario())


def test_streams_of_one_address_are_counted() -> None:
    async def scenario() -> None:
        hold = asyncio.Event()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await hold.wait()
            await send({"type": "http.response.body", "body": b""})

        guard = Guard(app)
        guard.allowed.streams.most_each = 2
        started: list[int] = []

        async def watch(client: str) -> None:
            async def send(message: Any) -> None:
                if message["type"] == "http.response.start":
                    started.append(message["status"])

            async def receive() -> Any:
                return {"type": "http.disconnect"}

            scope: dict[str, Any] = {"type": "http", "method": "GET", "path": "/t/abc/live"}
            scope["headers"] = []
            scope |= {"client": (client, 1), "query_string": b""}
            await guard(scope, receive, send)

        tasks = [asyncio.create_task(watch("203.0.113.7")) for _ in range(3)]
        tasks.append(asyncio.create_task(watch("203.0.113.8")))
        while len(started) < 4:
            await asyncio.sleep(0)
        assert sorted(started) == [200, 200, 200, 429]
        hold.set()
        await asyncio.gather(*tasks)
        assert not guard.allowed.streams.open

    asyncio.run(scenario())


# -- a whole server ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        "/t/{id}?at=%C2%B2",
        "/t/{id}?at=-1",
        "/t/a%00b",
        "/s/a%00b",
        "/w/a%00b",
        "/api/tables/a%00b",
        "/t/{id}/near/x?at=%C2%B2",
        "/rules/wanted/a%00b",
    ],
)
def test_odd_characters_are_the_senders_fault(server: Server, path: str) -> None:
    made = new_table(server.url, [{"kind": "me"}, {"kind": "open"}], listed=True)
    answer = httpx.get(server.url + path.format(id=made["id"]))
    assert 400 <= answer.status_code < 500
    assert "content-security-policy" in answer.headers


def test_odd_secrets_are_refused(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/seats/a%00b", json={"name": "x"})
    assert answer.status_code == 404
    player = people(server.url, 2)[0]
    odd = {b"authorization": b"Bearer a\xff\xb2"}
    answer = httpx.get(f"{server.url}/api/tables/{player.table}", headers=odd)
    assert answer.status_code == 403


def test_behind_a_trusted_proxy_everybody_has_their_own_limit(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", requests=0.5)
    try:

        def upload(address: str) -> int:
            sent = {"x-forwarded-for": address}
            return httpx.post(f"{server.url}/records", headers=sent).status_code

        assert upload("203.0.113.7") == 422
        assert upload("203.0.113.7") == 429
        assert upload("203.0.113.8") == 422
    finally:
        server.kill()
