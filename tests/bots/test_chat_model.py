"""The example seat for chat models, against a local server that answers badly on purpose."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from runpy import run_path
from threading import Thread
from typing import Any
from urllib.error import HTTPError

import pytest

import saloon
from saloon.bots.bot import Budget
from saloon.bots.external import OwnBot, own_bot
from saloon.engine.match import Match
from saloon.engine.rng import Rng

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "chat_model.py"
TIME = Budget(seconds=120)


class Stub:
    """A chat server that answers from a list, the last answer again and again."""

    def __init__(self, *answers: str | int) -> None:
        self.answers = answers
        self.heard: list[dict[str, Any]] = []
        self.keys: list[str | None] = []
        stub = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                stub.heard.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
                stub.keys.append(self.headers["Authorization"])
                answer = stub.answers[min(len(stub.heard), len(stub.answers)) - 1]
                self.send_response(answer if isinstance(answer, int) else 200)
                self.end_headers()
                said = {"choices": [{"message": {"content": answer}}], "usage": {"total_tokens": 9}}
                self.wfile.write(
                    b"<html>" if isinstance(answer, int) else json.dumps(said).encode()
                )

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}/v1"

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def guest() -> Iterator[OwnBot]:
    one = own_bot(f"run:{sys.executable} {EXAMPLE}", "seed")
    yield one
    one.close()


def ask(guest: OwnBot) -> str:
    match = Match(saloon.game("wanted"), 2, "own")
    seat = match.asks[0].seat
    world = match.imagine(seat, Rng.seeded("world"))
    return match.game.text(guest.choose(world, seat, TIME))


def test_bad_answers_are_sent_back_until_a_legal_move_comes(
    guest: OwnBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    stub = Stub(500, "I would rather dance.", "draw:moon", "I choose **`draw:saloon`**.")
    monkeypatch.setenv("OPENAI_BASE_URL", stub.url)
    monkeypatch.setenv("OPENAI_API_KEY", "not-a-real-key")
    monkeypatch.setenv("CHAT_TRIES", "4")
    monkeypatch.setenv("CHAT_WAIT", "0")
    try:
        assert ask(guest) == "draw:saloon"
    finally:
        stub.close()
    assert guest.faults == []
    assert len(stub.heard) == 4
    assert stub.keys[0] == "Bearer not-a-real-key"
    first, last = stub.heard[0]["messages"], stub.heard[3]["messages"]
    assert "draw:saloon = " in first[1]["content"]
    assert len(first[1]["content"]) <= 4000
    assert "no legal move" in last[-1]["content"]
    assert "draw:moon" in last[-2]["content"]


def test_a_model_that_never_answers_well_is_named_and_played_at_random(
    guest: OwnBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    stub = Stub("I would rather dance.")
    monkeypatch.setenv("OPENAI_BASE_URL", stub.url)
    try:
        assert ask(guest).startswith("draw:")
    finally:
        stub.close()
    assert len(stub.heard) == 3
    assert [fault.what for fault in guest.faults] == ["illegal"]
    assert "rather dance" in guest.faults[0].how


def test_what_it_may_cost_is_kept(guest: OwnBot, monkeypatch: pytest.MonkeyPatch) -> None:
    stub = Stub("draw:saloon")
    monkeypatch.setenv("OPENAI_BASE_URL", stub.url)
    monkeypatch.setenv("CHAT_TOKENS", "10")
    try:
        for _ in range(4):
            assert ask(guest).startswith("draw:")
    finally:
        stub.close()
    assert len(stub.heard) == 2, "nine tokens an answer"
    assert guest.faults == []


def test_a_busy_server_is_asked_again_when_it_said(monkeypatch: pytest.MonkeyPatch) -> None:
    example = run_path(str(EXAMPLE))
    waited: list[float] = []
    failures: list[OSError] = [busy("7"), busy("soon"), OSError("gone")]

    def say(_model: Any, _messages: Any, _seconds: float) -> str:
        if failures:
            raise failures.pop(0)
        return "draw:saloon"

    monkeypatch.setenv("OPENAI_BASE_URL", "http://127.0.0.1:9/v1")
    monkeypatch.setenv("CHAT_TRIES", "4")
    monkeypatch.setattr("time.sleep", waited.append)
    monkeypatch.setattr(example["Model"], "say", say)
    asked = {"moves": ["draw:saloon"], "words": "", "milliseconds": 600_000}
    assert example["Model"]().choose(asked) == "draw:saloon"
    assert waited == [7, 2, 4]


def busy(when: str) -> HTTPError:
    head = Message()
    head["Retry-After"] = when
    return HTTPError("http://127.0.0.1:9/v1", 429, "Too Many Requests", head, None)
