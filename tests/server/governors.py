"""Shadow Governors in real browsers, two people and two bots: `python -m tests.server.governors`.

Somebody who plays chooses: the hint names a move, and that move is pressed, on the board where it
is to be seen there, else its button. The whole game takes some 1,500 presses, too many for every
run of the tests; those play its first days (test_governors.py) with the same people.
"""

from __future__ import annotations

import re
import sys
import tempfile
import time
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect, sync_playwright

from saloon.server.store import migrate
from tests.server.browser import Person, enter
from tests.server.client import new_table
from tests.server.server import CHROMIUM, Server

ADVICE = re.compile(r"A good bot would choose: (.*) \(chance to win about \d+ %\)")
BOT = {"kind": "bot", "level": "greenhorn"}
GOVERNORS = {"mode": "governors"}


@dataclass
class Played:
    """What two people did at a table."""

    presses: int = 0
    on_board: int = 0
    advised: int = 0
    asked: set[str] = field(default_factory=set)


def choose(someone: Person, played: Played) -> None:
    """One choice: what the hint names, or, where no bot has advice, any of the moves."""
    page = someone.page
    number = someone.number()
    played.asked.add(page.locator("#question .chip").first.inner_text())
    page.locator("#hint").click()
    expect(page.locator("#notice")).not_to_be_empty(timeout=30_000)
    advice = ADVICE.search(page.locator("#notice").inner_text())
    moves = page.locator("#moves button.move")
    texts = [text.split(" ", 1)[1].strip() for text in moves.all_inner_texts()]
    if someone.number() != number:
        return  # the table went on while the bot was thinking: another question stands there
    place = texts.index(advice[1]) if advice is not None else played.presses % len(texts)
    move = moves.nth(place).get_attribute("value")
    lit = page.locator(f'#board .lit[data-move="{move}"]')
    on_board = lit.count() > 0 and played.presses % 2 == 1
    try:
        if on_board:
            lit.first.dispatch_event("click", timeout=5_000)
        else:
            page.locator(f'#moves button.move[value="{move}"]').click(timeout=5_000)
    except TooLate:
        assert someone.number() != number, f"{move} cannot be pressed"
        return
    someone.wait_past(number)
    played.advised += advice is not None
    played.on_board += on_board
    played.presses += 1


def play(people: tuple[Person, Person], presses: int, seconds: float) -> Played:
    """Until the end, or for so many presses."""
    played = Played()
    until = time.monotonic() + seconds
    while played.presses < presses and not people[0].page.locator("#end").count():
        assert time.monotonic() < until, f"too slow: {played.presses} presses"
        for someone in people:
            if someone.page.locator("#question[data-turn='1']").count() and someone.moves():
                choose(someone, played)
    return played


def new_game(server: Server, people: tuple[Person, Person], options: dict[str, Any]) -> str:
    """A table of two people and two bots from the beginning."""
    seats = [{"kind": "me", "name": "Ada"}, BOT, {"kind": "open"}, BOT]
    made = new_table(server.url, seats, game="bantam", options=options)
    enter(people[0], made["id"], made["token"])
    people[1].page.goto(f"/s/{made['open'][0]['secret']}")
    people[1].page.get_by_label("Your name").fill("Cole")
    people[1].page.get_by_role("button", name="Sit down").click()
    people[1].page.locator("#board").wait_for()
    table: str = made["id"]
    return table


def main() -> None:
    """A whole game from the first day to the last, with what it took."""
    options = GOVERNORS if len(sys.argv) < 2 else {"mode": sys.argv[1]}
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        database = f"sqlite:///{name}/tables.db"
        migrate(database)
        server = Server(database, thinking=0.1)
        browser = playwright.chromium.launch(
            executable_path=str(CHROMIUM), args=["--no-sandbox", "--disable-gpu"]
        )
        people = (Person(browser, server), Person(browser, server))
        try:
            began = time.monotonic()
            new_game(server, people, options)
            played = play(people, 10_000, 7200)
            took = time.monotonic() - began
            print(f"{played.presses} presses, {played.on_board} on the board, {took:.0f} s")
            print(f"{people[0].number()} moves in all, {len(played.asked)} kinds of questions")
            print(people[0].page.locator("#end table").inner_text())
            print("complaints:", [someone.complaints for someone in people])
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()
