"""A real server in a process of its own, and a real browser, for the tests of the web table."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.browser import PATIENCE, Person
from tests.server.client import OPEN
from tests.server.postgres import PG, Postgres
from tests.server.server import CHROMIUM, Server

LOST = ("ERR_CONNECTION", "ERR_INCOMPLETE", "ERR_INTERNET", "htmx:sse:error", "htmx:error")
"""What a browser says of a line that was lost."""

CUT_SHORT = ("ERR_CONTENT_LENGTH_MISMATCH", "ERR_EMPTY_RESPONSE")
"""What it says of a server that a test killed in the middle of an answer, and of no other."""

for ask in (httpx.get, httpx.post, inspect.unwrap(httpx.stream)):
    # httpx gives up after five seconds, which an answer may take on a busy machine.
    assert ask.__kwdefaults__ is not None
    ask.__kwdefaults__["timeout"] = PATIENCE


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "browser: plays in a real Chromium")


@pytest.fixture(autouse=True)
def _close_clients() -> Iterator[None]:
    yield
    while OPEN:
        OPEN.pop().close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path = tmp_path_factory.mktemp("web") / "tables.db"
    running = Server(f"sqlite:///{path}")
    yield running
    running.kill()


@pytest.fixture
def fresh_server(tmp_path: Path) -> Iterator[Server]:
    """A server of its own, for tests that kill it."""
    running = Server(f"sqlite:///{tmp_path / 'tables.db'}")
    yield running
    running.kill()


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    if PG is None:
        sys.stderr.write("\n*** PostgreSQL is not installed: only SQLite is tested ***\n")
        pytest.skip("PostgreSQL is not installed")
    running = Postgres()
    yield running
    running.remove()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    if not CHROMIUM.exists():
        sys.stderr.write("\n*** no Chromium here: the web table is NOT tested in a browser ***\n")
        pytest.skip("no Chromium")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(
            executable_path=str(CHROMIUM), args=["--no-sandbox", "--disable-gpu"]
        )
        yield running
        running.close()


@pytest.fixture
def person(chromium: Browser) -> Iterator[Any]:
    met: list[Person] = []

    def meet(server: Server, **more: Any) -> Person:
        someone = Person(chromium, server, **more)
        met.append(someone)
        return someone

    yield meet
    for someone in met:
        someone.context.close()
        known = LOST + CUT_SHORT if someone.server.killed else LOST
        bad = [text for text in someone.complaints if not any(word in text for word in known)]
        assert bad == []
