"""A declared game of another package at the web table: its board, picker and plain moves."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.examples.installed import LIARS_DICE, install
from tests.server.server import Server


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """A server where liar's dice is installed."""
    install(LIARS_DICE, tmp_path / "installed")
    found = f"import sys; sys.path.append({str(tmp_path / 'installed')!r})\n"
    # The process has looked for games already when it begins.
    found += "from saloon import catalog; catalog._outside.cache_clear()\n"
    found += "catalog._catalog.cache_clear()\n"
    running = Server(f"sqlite:///{tmp_path / 'tables.db'}", prelude=found)
    yield running
    running.kill()


@pytest.mark.browser
def test_it_is_played_by_parts_and_by_plain_moves(house: Server, person: Any) -> None:
    desk = person(house)
    desk.page.goto("/")
    expect(desk.page.locator('[id="picture-liars_dice-board"]')).to_have_count(1)
    expect(desk.page.locator('a[href="/learn/liars_dice"]')).to_have_count(0)
    expect(desk.page.locator('a[href="/learn/wanted"]').first).to_be_visible()
    phone = person(house, viewport={"width": 390, "height": 844}, has_touch=True, locale="fr-FR")
    for me in (desk, phone):
        me.page.goto("/")
        me.page.locator('form[action="/play/liars_dice"] button').click()
        me.page.locator("#board").wait_for()
        for _ in range(2):
            me.wait_for_turn()
            number = me.number()
            said = me.page.locator("ol.leaving button.move")
            if said.count():
                assert said.count() == 2
                said.first.click()
            else:
                if me is phone:  # where the parts are folded away until asked for
                    me.page.locator("#more").click()
                for part in me.page.locator("#picker fieldset").all():
                    part.locator("label:has(input:not(:disabled))").first.click()
                me.page.locator("#pick-go:not([disabled])").click()
            me.wait_past(number)
        assert me.page.evaluate("document.documentElement.scrollWidth") <= 1440
    expect(desk.page.locator("#field-wild")).to_have_count(1)
    assert desk.page.locator('[id^="cups-"]').count() == 4


def test_how_to_play_is_its_rules_where_there_is_no_page(house: Server) -> None:
    page = httpx.get(f"{house.url}/howto/liars_dice")
    assert page.status_code == 200
    assert "LIA-WILD-02" in page.text
