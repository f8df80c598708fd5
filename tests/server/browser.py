"""Somebody with a browser of their own."""

from __future__ import annotations

import re
import time
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

from tests.server.server import Server

expect.set_options(timeout=60_000)

HEALED = """document.addEventListener("healed", () => console.error("a board was broken"))"""
"""A picture that morphing broke is mended, but it should not have been."""


HURRIES = """setInterval(
  () => document.querySelector('#scene-end[open] [data-continue]')?.click(), 30)"""
"""Somebody who looks at no end of a round, and goes on at once."""

PATIENCE = 180.0
"""Seconds that a page may take to show what has happened, on a machine with much else to do."""

SHOWN = """([number, patience]) => new Promise((done) => {
  const shown = () => Number(document.querySelector('#question').dataset.number);
  const changes = ['htmx:sse:after:message', 'htmx:after:swap', 'healed'];
  const stop = () => {
    for (const name of changes) document.removeEventListener(name, look);
    clearTimeout(late);
    done(shown());
  };
  const look = () => { if (shown() >= number) stop(); };
  const late = setTimeout(stop, patience);
  for (const name of changes) document.addEventListener(name, look);
  look();
})"""
"""The number of the position a page shows, once it is this one or a later one, or time is up."""


def screen_of(width: int, height: int) -> str:
    """How a page tells the server what its screen has room for."""
    if width < 1000:
        return "0"
    return "1" if width >= 1280 and height >= 700 else "s"


class Person:
    """Somebody with a browser of their own; whatever its console complains about is an error.

    So is every answer that refuses something, but those of a status that a test `expects`.
    """

    def __init__(
        self,
        browser: Browser,
        server: Server,
        asks_first: bool = False,
        known: bool = True,
        looks: bool = False,
        **more: Any,
    ) -> None:
        size = more.setdefault("viewport", {"width": 1440, "height": 900})
        more.setdefault("locale", "en-GB")
        more.setdefault("reduced_motion", "reduce")
        self.context: BrowserContext = browser.new_context(base_url=server.url, **more)
        if not asks_first:
            self.context.add_cookies([{"name": "ask", "value": "0", "url": server.url}])
        if known:  # has been here before: the page need not find out how large the screen is
            screen = screen_of(size["width"], size["height"])
            self.context.add_cookies([{"name": "wide", "value": screen, "url": server.url}])
        self.context.set_default_timeout(PATIENCE * 1000)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(error.stack or str(error)))
        self.page.on("console", self._hear)
        self.page.on("request", self._check_host)
        self.page.on("response", self._check_status)
        self.loads = 0
        self.page.on("domcontentloaded", lambda _page: self._count())
        self.expects: set[int] = set()
        self.page.add_init_script(HEALED)
        if not looks:
            self.page.add_init_script(HURRIES)
        self.server = server

    def _count(self) -> None:
        self.loads += 1

    def _hear(self, message: Any) -> None:
        # What was refused is heard of by its status.
        if message.type == "error" and "the server responded with a status of" not in message.text:
            self.complaints.append(message.text)

    def _check_status(self, response: Any) -> None:
        if response.status >= 400 and response.status not in self.expects:
            asked = response.request
            self.complaints.append(f"{response.status}: {asked.method} {asked.url}")

    def _check_host(self, request: Any) -> None:
        if not request.url.startswith((self.server.url, "data:")):
            self.complaints.append(f"a request to {request.url}")

    def moves(self) -> int:
        return self.page.locator("#moves button.move").count()

    def number(self) -> int:
        return int(self.page.locator("#question").get_attribute("data-number") or 0)

    def wait_past(self, number: int) -> None:
        """Wait until the page shows a later position."""
        self.wait_for_number(number + 1)

    def wait_for_number(self, number: int) -> None:
        """Wait until the page shows this position or a later one; it says so itself, at once."""
        until = time.monotonic() + PATIENCE
        shown = -1
        while shown < number:
            assert time.monotonic() < until, f"the page shows position {shown}, not yet {number}"
            try:
                shown = self.page.evaluate(SHOWN, [number, 1000])
            except Error as error:  # the browser may lose sight of a promise: ask again
                if "garbage collected" not in error.message:
                    raise

    def wait_until(self, condition: str) -> None:
        """Wait until a condition of the page's script holds, looked at frame by frame."""
        # A bare expression is evaluated again in each frame, which the page's policy forbids.
        self.page.wait_for_function(f"() => {condition}")

    def wait_for_turn(self) -> None:
        self.page.locator("#moves button.move").first.wait_for()


def enter(someone: Person, table: str, token: str) -> None:
    """Pick up a seat that was taken by a program: a phone does the same with the seat's link."""
    someone.page.goto(f"/s/{token}")
    expect(someone.page).to_have_url(re.compile(f"/t/{table}"))
    someone.page.locator("#board").wait_for()
