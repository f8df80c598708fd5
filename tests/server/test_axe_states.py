"""axe-core in states of a table that other tests do not open: one page a screen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

import saloon
from saloon.puzzles import puzzles
from tests.server.browser import enter
from tests.server.client import new_table
from tests.server.server import Server
from tests.server.stored import asked, keep_table
from tests.server.test_browser import check_axe

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("width", "lang"), [(1440, "fr-FR"), (390, "en-GB")])
def test_axe_finds_nothing_while_others_move_or_a_drawer_is_open(
    server: Server, person: Any, width: int, lang: str
) -> None:
    size = {"width": width, "height": 844}
    me = person(server, viewport=size, locale=lang, bypass_csp=True)
    page = me.page
    for game, prompts in (("wanted", {"draw"}), ("undead", {"ability"})):
        match = asked(game, prompts)
        row = keep_table(server, match, range(4))
        seat = match.asks[0].seat
        enter(me, row.id, f"{row.id}-{(seat + 1) % 4}")
        check_axe(page, f"somebody else's turn in {game}")
        enter(me, row.id, f"{row.id}-{seat}")
        page.locator("#goal .how").click()
        expect(page.locator("#drawer")).to_be_visible()
        check_axe(page, f"how to play {game} over the table")
        page.keyboard.press("Escape")
        page.locator("#hint").click()
        expect(page.locator("#advice")).to_be_visible()
        check_axe(page, f"a hint in {game}")
        page.goto(f"/t/{row.id}?at=1")
        check_axe(page, f"the past of {game}")
    page.goto(f"/puzzle/{puzzles(saloon.game('wanted'))[0].id}")
    page.locator("#board").wait_for()
    check_axe(page, "a puzzle")
    made = new_table(server.url, [{"kind": "open"}, {"kind": "open"}])
    page.goto(f"/s/{made['open'][0]['secret']}")
    check_axe(page, "a seat that is free")
