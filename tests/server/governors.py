"""Shadow Governors in real browsers, two people and two bots, from the first day to the last.

The people choose as players do: each has the mind of a Deputy, which knows what its seat may know
and looks a few steps ahead. What it chooses is pressed on the page, on the board where it is to be
seen there, else its button, and held against what the server has written down.
`python -m tests.server.governors` plays one game and says what it took.
"""

from __future__ import annotations

import sqlite3
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import sync_playwright

import saloon
from saloon.bots.bot import Bot
from saloon.bots.levels import bot
from saloon.engine.rng import Rng
from saloon.server.store import migrate
from tests.server.browser import PATIENCE, Person, enter
from tests.server.server import CHROMIUM, Server
from tests.server.stored import keep_table

GOVERNORS = {"mode": "governors"}
PEOPLE = (0, 2)
STEADY = "governors"
"""From this the bots of the server decide the same again; so do the people, and the game ends."""
USUAL_GAME = "317"
PATIENT = 20.0
"""Seconds that a bot may think: enough for all its thoughts on any machine."""
SCREENS: tuple[dict[str, Any], ...] = (
    {"viewport": {"width": 1024, "height": 768}},
    {"viewport": {"width": 390, "height": 844}, "has_touch": True},
)
"""Ada sits at a small desk, Cole plays on a phone."""


REACHED = """(move) => {
  const lit = document.querySelector(`#board .lit[data-move="${CSS.escape(move)}"]`);
  if (!lit) return null;
  const box = lit.querySelector('.area').getBoundingClientRect();
  const x = box.left + box.width / 2, y = box.top + box.height / 2;
  const under = document.elementsFromPoint(x, y).map((e) => e.closest('.lit')).find(Boolean);
  return under === lit ? [x, y] : null;
}"""
"""Where on the screen a move can be pressed on the board; null where something covers it."""


@dataclass
class Played:
    """What two people did at a table."""

    presses: int = 0
    on_board: int = 0
    asked: Counter[str] = field(default_factory=Counter)
    seconds: dict[str, float] = field(default_factory=lambda: defaultdict(float))


def chosen(match: saloon.Match, mind: Bot, seat: int) -> str:
    """What somebody does who knows what their seat may know; the same in the same place."""
    world = match.imagine(seat, Rng.seeded(f"{match.seed[0]} {len(match.history)}"))
    return match.game.text(mind.choose(world, seat))


class Game:
    """A table of Ada, Cole and two bots, followed move by move in the server's own store."""

    def __init__(self, server: Server, people: Sequence[Person], seed: str) -> None:
        self.match = saloon.Match(saloon.game("bantam"), 4, seed, GOVERNORS)
        self.row = keep_table(server, self.match, PEOPLE)
        self.store = sqlite3.connect(server.database.removeprefix("sqlite:///"))
        self.people = dict(zip(PEOPLE, people, strict=True))
        self.minds: dict[int, Bot] = {seat: bot("deputy", seed=f"{seed} {seat}") for seat in PEOPLE}
        self.played = Played()
        self.written = 0
        for seat, someone in self.people.items():
            enter(someone, self.row.id, f"{self.row.id}-{seat}")

    def follow(self) -> list[tuple[int, str]]:
        """What has been written down since the last time, played here too."""
        query = "SELECT seat, move FROM actions WHERE table_id = ? AND number > ? ORDER BY number"
        found: list[tuple[int, str]] = self.store.execute(
            query, (self.row.id, self.written)
        ).fetchall()
        for seat, move in found:
            self.match.play(seat, move)
        self.written += len(found)
        return found

    def wait_for(self, seat: int) -> list[tuple[int, str]]:
        """Until the server has written down something; a bot thinks, or a press is under way."""
        until = time.monotonic() + PATIENCE
        while True:
            found = self.follow()
            if found:
                return found
            assert time.monotonic() < until, f"seat {seat} does not move: {self.stands()}"
            time.sleep(0.005)

    def stands(self) -> list[str]:
        """What the pages of the people say, for when something is wrong."""
        return [one.page.locator("#question").inner_text() for one in self.people.values()]

    def turn(self) -> None:
        """The next choice, of a person or of a bot."""
        played, asks = self.played, self.match.asks
        ask = next((ask for ask in asks if ask.seat in self.people), None)
        began = time.perf_counter()
        if ask is None:
            self.wait_for(asks[0].seat)
            played.seconds["bots"] += time.perf_counter() - began
            return
        someone = self.people[ask.seat]
        mind = self.minds[ask.seat]
        move = chosen(self.match, mind, ask.seat)
        thought = time.perf_counter()
        someone.wait_for_number(self.written)
        shown = time.perf_counter()
        self.press(someone, move)
        # What is written down next is this choice; only who was asked too may have been quicker.
        others = {other.seat for other in asks} - set(self.people)
        while True:
            wrote = [one for one in self.wait_for(ask.seat) if one[0] not in others]
            if wrote:
                assert wrote[0] == (ask.seat, move), (move, wrote)
                break
        played.presses += 1
        played.asked[ask.prompt] += 1
        played.seconds["thinking"] += thought - began
        played.seconds["page"] += shown - thought
        played.seconds["press"] += time.perf_counter() - shown

    def press(self, someone: Person, move: str) -> None:
        """On the board where the move is to be seen there, and by its button in between."""
        place = someone.page.evaluate(REACHED, move) if self.played.presses % 2 else None
        if place is not None:
            someone.page.mouse.click(*place)
            self.played.on_board += 1
            return
        someone.page.locator(f'#moves button.move[value="{move}"]').click(force=True)

    def play(self, presses: int = 100_000) -> Played:
        """Until the end, or up to a number of presses."""
        while not self.match.over and self.played.presses < presses:
            self.turn()
        return self.played


def main() -> None:
    """A whole game, with what it took."""
    with tempfile.TemporaryDirectory() as name:
        database = f"sqlite:///{name}/tables.db"
        migrate(database)
        server = Server(database, thinking=PATIENT, seed=STEADY)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=str(CHROMIUM), args=["--no-sandbox", "--disable-gpu"]
            )
            people = tuple(Person(browser, server, **screen) for screen in SCREENS)
            try:
                began = time.monotonic()
                game = Game(server, people, sys.argv[1] if len(sys.argv) > 1 else USUAL_GAME)
                played = game.play(int(sys.argv[2]) if len(sys.argv) > 2 else 100_000)
                took = time.monotonic() - began
                print(f"{played.presses} presses, {played.on_board} on the board, {took:.0f} s")
                print(f"{game.written} moves in all, {len(played.asked)} kinds of questions")
                print({what: round(spent, 1) for what, spent in played.seconds.items()})
                print(*people[0].page.locator("#end table").all_inner_texts())
                print("complaints:", [someone.complaints for someone in people])
            finally:
                browser.close()
                server.kill()


if __name__ == "__main__":
    main()
