"""`saloon serve` in a process of its own, for the tests of the web table."""

from __future__ import annotations

import socket
import time
from pathlib import Path

import httpx

from tests.server.ready import Ready

BROWSERS = [Path("/usr/bin", name) for name in ("chromium-headless-shell", "chromium")]
CHROMIUM = next((path for path in BROWSERS if path.exists()), BROWSERS[-1])
"""The same engine in both; the first opens no windows and takes less of the CPU."""

START = """
from saloon.server.run import serve
serve(
    port={port}, database={database!r}, browser=False, pace={pace}, bots=1,
    thinking={thinking}, seed={seed!r}, **{more!r},
)
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """`saloon serve` in a process of its own."""

    def __init__(
        self,
        database: str,
        pace: float = 0.0,
        prelude: str = "",
        thinking: float = 0.2,
        seed: str = "",
        **more: object,
    ) -> None:
        self.database = database
        self.prelude = prelude
        self.pace = pace
        self.thinking = thinking
        self.seed = seed
        self.more = {"requests": 1e9} | more
        self.port = free_port()
        self.killed = False  # at least once
        self.process: Ready | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        code = START.format(
            port=self.port,
            database=self.database,
            pace=self.pace,
            thinking=self.thinking,
            seed=self.seed,
            more=self.more,
        )
        self.process = Ready(self.prelude + code)
        self.process.start()
        for _ in range(3600):
            try:
                httpx.get(self.url + "/about")
                return
            except httpx.TransportError:
                assert self.process.is_alive(), "the server did not start"
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """kill -9, bots included: nothing gets a chance to tidy up."""
        assert self.process is not None
        self.killed = True
        self.process.kill_all()

    def kill_if_alive(self) -> None:
        """For a test that may have ended it in good order."""
        assert self.process is not None
        if self.process.is_alive():
            self.kill()

    def restart(self) -> None:
        self.kill()
        self.start()
