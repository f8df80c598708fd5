"""Games in a real Chromium: two people press every choice of theirs, bots play along."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import Error, expect

import saloon
from saloon.engine.rng import Rng
from tests.server.browser import Person, enter
from tests.server.client import new_table, people
from tests.server.server import Server
from tests.server.stored import keep_table, last_written

pytestmark = pytest.mark.browser

BOT = {"kind": "bot", "level": "greenhorn"}

UNREACHED = """() => [...document.querySelectorAll('#board .lit')].filter((lit) => {
  const box = lit.querySelector('.area').getBoundingClientRect();
  const under = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return under.map((e) => e.closest('.lit')).find(Boolean) !== lit;
}).map((lit) => lit.dataset.move)"""
"""The legal things on the board that a press in their middle would not reach."""


MOST_PRESSES = 3000
"""Far more than any of these games takes."""

ADA_AND_COLE = (0, 2)
"""Where the two people sit."""

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}


class Table:
    """A table of Ada, Cole and bots, and what happened at it so far."""

    def __init__(self, server: Server, id: str, ada: Person, cole: Person) -> None:
        self.server = server
        self.id = id
        self.ada = ada
        self.cole = cole
        self.before = self.written()
        self.presses = 0
        self.on_board = 0
        self.dice = 0

    @classmethod
    def new(
        cls,
        server: Server,
        person: Any,
        game: str,
        options: dict[str, Any],
        bots: int,
        **of_cole: Any,
    ) -> Table:
        """A new table: Cole takes its open seat by an invitation."""
        seats = [{"kind": "me", "name": "Ada"}, BOT, {"kind": "open"}, BOT][: bots + 2]
        made = new_table(server.url, seats, game=game, options=options)
        ada, cole = person(server), person(server, **of_cole)
        enter(ada, made["id"], made["token"])
        cole.page.goto(f"/s/{made['open'][0]['secret']}")
        cole.page.get_by_label("Your name").fill("Cole <b>")
        cole.page.get_by_role("button", name="Sit down").click()
        expect(ada.page.locator("#players")).to_contain_text("Cole <b>")
        cole.page.locator("#board").wait_for()
        return cls(server, made["id"], ada, cole)

    @classmethod
    def late(cls, server: Server, person: Any, match: saloon.Match, **of_cole: Any) -> Table:
        """A game that others have played up to here."""
        id = keep_table(server, match, ADA_AND_COLE).id
        ada, cole = person(server), person(server, **of_cole)
        for someone, seat in zip((ada, cole), ADA_AND_COLE, strict=True):
            enter(someone, id, f"{id}-{seat}")
        return cls(server, id, ada, cole)

    def written(self) -> int:
        """How often Ada and Cole have chosen, as the server has written it down."""
        with closing(sqlite3.connect(self.server.database.removeprefix("sqlite:///"))) as store:
            query = "SELECT COUNT(*) FROM actions WHERE table_id = ? AND seat IN (?, ?)"
            count: int = store.execute(query, (self.id, *ADA_AND_COLE)).fetchone()[0]
        return count

    def choose(self, someone: Person) -> None:
        """A choice in its turn: on the board where it is to be seen there, else its button."""
        page = someone.page
        # The board shrinks to the room that a question leaves a moment after the question is there.
        while unreached := page.evaluate(UNREACHED):
            try:
                page.wait_for_function(f"() => ({UNREACHED})().length === 0", timeout=60_000)
            except Error:
                raise AssertionError(f"out of reach on the board: {unreached}") from None
        lit = page.locator("#board .lit")
        count = lit.count()
        with page.expect_response("**/play") as answer:
            if count:
                lit.nth(self.presses % count).click(force=True)
                self.on_board += 1
            elif page.locator("#picker").count():
                go = page.locator("#pick-go")
                if page.locator("#more").is_visible():  # on a phone the parts open upwards
                    page.locator("#more").click()
                for part in page.locator("#picker .part").all():
                    free = part.locator("input:enabled:not(:checked)")
                    chosen = part.locator("input[type=radio]:checked")
                    while go.is_disabled() and free.count() and not chosen.count():
                        free.nth(self.presses % free.count()).check()
                go.click()
            else:
                moves = page.locator("#moves button.move")
                moves.nth(self.presses % moves.count()).click()
        assert answer.value.status == 204
        # In a secret round others move the table on, too: this press must be seen on the page.
        seat = 0 if someone is self.ada else 2
        someone.wait_for_number(last_written(self.server, self.id, seat))
        self.presses += 1
        self.dice += page.locator("#rolls li").count()

    def choices(self) -> int:
        """How often they chose since they came."""
        return self.written() - self.before

    def play(self, most: int = MOST_PRESSES) -> None:
        """Everybody answers whatever they are asked, to the end or for that many presses."""
        while not self.ada.page.locator("#end").count() and self.presses < most:
            for someone in (self.ada, self.cole):
                if someone.page.locator("#question[data-turn='1']").count():
                    self.choose(someone)
                    if self.presses == 6:
                        self.ada.page.reload()

    def play_to_the_end(self) -> None:
        """And everybody sees who won."""
        self.play()
        assert self.presses < MOST_PRESSES, "the game does not end"
        for someone in (self.ada, self.cole):
            expect(someone.page.locator("#end")).to_contain_text("winner")
            expect(someone.page.locator(".chart")).to_be_visible()
            expect(someone.page.locator("#question .prompt")).to_contain_text(re.compile("win"))


def test_wanted_to_the_end(server: Server, person: Any) -> None:
    table = Table.new(server, person, "wanted", {"quick": True}, 2)
    table.ada.page.get_by_placeholder("Say something").fill("Howdy & welcome <i>")
    table.ada.page.get_by_role("button", name="Send").click()
    expect(table.cole.page.locator("#talk")).to_contain_text("Howdy & welcome <i>")
    table.play_to_the_end()
    assert table.presses == table.choices() > 5
    assert table.on_board == table.presses
    table.ada.page.get_by_role("button", name="Play again").click()
    expect(table.ada.page.get_by_role("heading", level=1)).to_contain_text("the waiting room")
    assert table.id not in table.ada.page.url


def test_undead_from_the_first_choice(server: Server, person: Any) -> None:
    table = Table.new(server, person, "undead", {}, 1, **PHONE)
    table.play(30)
    # A game may be over sooner, by its dice: what counts is that every choice was a press.
    assert table.presses == table.choices() > 20
    assert table.on_board > table.presses / 2
    assert table.dice > 0


def test_undead_to_the_end(server: Server, person: Any) -> None:
    """A whole game takes hundreds of presses, its last stretch some dozens."""
    match = saloon.Match(saloon.game("undead"), 3, "late")
    rng = Rng.seeded("late")
    while len(match.history) < 324:  # of 348
        ask = match.asks[0]
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    table = Table.late(server, person, match, **PHONE)
    table.play_to_the_end()
    record = table.ada.page.request.get(f"/t/{table.id}/record").text()
    assert len(re.findall(r"^\d+\. [02] ", record, re.MULTILINE)) == table.written()
    assert table.presses == table.choices() > 5


def test_a_whole_game_by_the_keyboard_alone(server: Server, person: Any) -> None:
    players = people(server.url, 2, options={"quick": True})
    both = (person(server), person(server))
    for someone, player in zip(both, players, strict=True):
        enter(someone, player.table, player.token)
    pressed = 0
    while True:
        position = players[0].look()
        if position["view"]["over"]:
            break
        someone = both[position["view"]["asks"][0]["seat"]]
        keys = someone.page.keyboard
        someone.wait_for_turn()
        expect(someone.page.locator("#question")).to_have_attribute(
            "data-number", str(position["number"])
        )
        moves = someone.moves()
        if pressed % 3 == 0:  # by its letter
            button = someone.page.locator("#moves button.move").nth(pressed % moves)
            keys.press(str(button.get_attribute("data-key")))
        elif pressed % 3 == 1:  # through the list of moves
            keys.press("m")
            for _ in range(pressed % moves):
                keys.press("Tab")
            keys.press("Enter")
        else:  # on the board itself
            keys.press("b")
            while not someone.page.locator("#board .lit:focus").count():
                keys.press("Tab")
            keys.press("Enter")
        someone.wait_past(position["number"])
        pressed += 1
    assert pressed > 10
    page = both[0].page
    expect(page.locator("#end")).to_contain_text("winner")
    expect(page.locator("#announce")).not_to_be_empty()
    page.keyboard.press("?")
    expect(page.locator("#help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#help")).to_be_hidden()
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile(r"at=\d+$"))
    page.keyboard.press("b")
    page.wait_for_function(  # the address is there before the board of that move
        """() => {
          const label = document.activeElement.getAttribute('aria-label');
          return label && document.querySelector('#tip').textContent.includes(label);
        }"""
    )
