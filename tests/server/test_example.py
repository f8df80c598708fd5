"""The example of a house with two servers, started as it stands: PostgreSQL, nginx, a browser."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import httpx
import pytest

from tests.server.browser import Person
from tests.server.postgres import Postgres
from tests.server.server import free_port
from tests.server.test_trouble import later

EXAMPLE = Path(__file__).parents[2] / "examples" / "house"
SALOON = f"""#!/bin/sh
exec {sys.executable} -c "from saloon.terminal.main import main; main()" "$@"
"""


class Example:
    """The processes of the Procfile, on free ports."""

    def __init__(self, database: str) -> None:
        self.folder = Path(mkdtemp(prefix="saloon-example-"))
        self.folder.chmod(0o755)  # nginx gives its temporary folders to a user of its own
        self.ports = {port: free_port() for port in (8001, 8002, 8080)}
        for name in ("Procfile", "nginx.conf"):
            text = (EXAMPLE / name).read_text()
            for port, free in self.ports.items():
                text = text.replace(str(port), str(free))
            (self.folder / name).write_text(text)
        shim = self.folder / "bin" / "saloon"
        shim.parent.mkdir()
        shim.write_text(SALOON)
        shim.chmod(0o755)
        self.url = f"http://127.0.0.1:{self.ports[8080]}"
        self.env = {
            **os.environ,
            "PATH": f"{shim.parent}:/usr/sbin:{os.environ['PATH']}",
            "PYTHONPATH": str(Path("src").resolve()),
            "DATABASE": database,
            "PUBLIC_URL": self.url,
        }
        self.lines = dict(
            re.findall(r"^(\w+): (.*)$", (self.folder / "Procfile").read_text(), re.M)
        )
        self.running: dict[str, subprocess.Popen[bytes]] = {}
        for name in self.lines:
            self.start(name)
        later(self.answers, 180)

    def start(self, name: str) -> None:
        self.running[name] = subprocess.Popen(
            ["sh", "-c", self.lines[name]],
            cwd=self.folder,
            env=self.env,
            start_new_session=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def answers(self) -> bool:
        """Whether both servers and nginx are there."""
        try:
            return all(
                httpx.get(f"http://127.0.0.1:{port}/ready", timeout=60).status_code == 200
                for port in self.ports.values()
            )
        except httpx.TransportError:
            return False

    def kill(self, name: str) -> None:
        """kill -9, with all it has started."""
        os.killpg(self.running[name].pid, signal.SIGKILL)
        self.running.pop(name).wait()

    def remove(self) -> None:
        for name in list(self.running):
            self.kill(name)
        shutil.rmtree(self.folder)


@pytest.fixture
def example(postgres: Postgres) -> Iterator[Example]:
    if shutil.which("nginx", path=f"/usr/sbin:{os.environ['PATH']}") is None:
        sys.stderr.write("\n*** no nginx here: the example with two servers is NOT tested ***\n")
        pytest.skip("nginx is not installed")
    running = Example(postgres.fresh())
    yield running
    running.remove()


def streams(port: int) -> int:
    """How many streams a server has open."""
    text = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=60).text
    found = re.search(r"^saloon_streams ([\d.]+)", text, re.M)
    assert found is not None
    return int(float(found[1]))


@pytest.mark.browser
def test_a_browser_does_not_notice_that_a_server_is_killed(example: Example, person: Any) -> None:
    class Address:
        url = example.url
        killed = False  # as far as a browser can tell

    ada: Person = person(Address, known=True)
    ada.page.goto("/")
    ada.page.evaluate("document.documentElement.dataset.kept = 'yes'")
    made = httpx.post(
        f"{example.url}/api/tables",
        json={
            "game": "bantam",
            "players": [{"kind": "me"}, {"kind": "bot", "level": "greenhorn"}],
        },
        timeout=60,
    )
    assert made.status_code == 201, made.text
    table = made.json()
    path = f"/t/{table['id']}"
    ada.context.add_cookies(
        [{"name": "seat", "value": table["token"], "domain": "127.0.0.1", "path": path}]
    )
    ada.page.goto(path)
    ada.page.evaluate("document.documentElement.dataset.kept = 'yes'")
    names = {"one": example.ports[8001], "two": example.ports[8002]}
    holder = later(lambda: next((name for name, port in names.items() if streams(port)), ""))
    other = next(name for name in names if name != holder)
    seat = {"authorization": f"Bearer {table['token']}"}

    def shown() -> int:
        return int(ada.page.evaluate("Number(document.querySelector('#question').dataset.number)"))

    def shows_more_than(number: int) -> bool:
        return shown() > number

    def play(count: int) -> None:
        """Move after move through nginx; the page follows by its stream."""
        for _ in range(count):
            address = f"{example.url}/api/tables/{table['id']}"

            def my_turn(address: str = address) -> Any:
                at = httpx.get(address, headers=seat, timeout=60).json()
                mine = [a["moves"] for a in at["view"]["asks"] if a["seat"] == 0]
                return (at["number"], mine[0][0]) if mine else None

            number, move = later(my_turn, 180)
            body = {"number": number, "move": move}
            answer = httpx.post(f"{address}/moves", json=body, headers=seat, timeout=60)
            assert answer.status_code in (200, 409), answer.text
            later(partial(shows_more_than, number), 180)

    play(2)
    example.kill(holder)
    play(3)  # the page follows again, by a stream of the other server
    later(lambda: streams(names[other]) > 0)
    assert ada.page.evaluate("document.documentElement.dataset.kept") == "yes"  # never loaded again
    example.start(holder)
    later(example.answers, 180)
    play(1)
    assert ada.page.evaluate("document.documentElement.dataset.kept") == "yes"
