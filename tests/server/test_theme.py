"""The light of the room: as the device has it, or as its reader chose."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.browser import enter
from tests.server.client import client
from tests.server.server import Server
from tests.server.stored import asked, keep_table
from tests.server.test_browser import check_axe


def test_a_theme_is_chosen_and_leads_nowhere_else(server: Server) -> None:
    http = client(server.url)
    assert '<html lang="en" data-theme="auto">' in http.get("/about").text
    answer = http.get("/theme/dark?to=//evil.example")
    assert (answer.status_code, answer.headers["location"]) == (303, "/")
    assert '<html lang="en" data-theme="dark">' in http.get("/about").text
    wrong = http.get("/theme/pink")
    assert wrong.status_code == 404
    assert "auto, light, dark" in wrong.text
    assert 'data-theme="dark"' in http.get("/about").text
    http.cookies.set("theme", "<b>")
    assert 'data-theme="auto"' in http.get("/about").text


def lightness(page: Page, selector: str) -> int:
    """How light the ground of something is, from 0 to 255."""
    ground = "(e) => getComputedStyle(e).backgroundColor.match(/\\d+/g).slice(0, 3).map(Number)"
    shades: list[int] = page.locator(selector).evaluate(ground)
    return sum(shades) // 3


@pytest.mark.browser
@pytest.mark.parametrize("width", [390, 1440])
def test_day_and_lamplight_are_both_readable(server: Server, person: Any, width: int) -> None:
    size = {"width": width, "height": 844}
    me = person(server, viewport=size, bypass_csp=True, color_scheme="dark", locale="fr-FR")
    page = me.page
    page.goto("/me")
    assert lightness(page, "html") < 60
    page.emulate_media(color_scheme="light")
    assert lightness(page, "html") > 180  # as the device, at once
    page.locator("#theme a", has_text="la lampe").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("#theme [aria-current]")).to_have_text("À la lampe")
    assert lightness(page, "html") < 60  # the choice counts more than the device
    page.locator("#theme a", has_text="plein jour").click()
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert lightness(page, "html") > 180
    paths = [
        "/",
        "/me",
        "/about",
        "/rules/wanted",
        "/new/undead",
        "/learn/wanted",
        "/puzzles/wanted",
    ]
    for path in paths:
        page.goto(path)
        assert lightness(page, "html") > 180
        check_axe(page, f"{path} by day")
    # The moves, with a choice of several parts, opened.
    match = asked("undead", {"start"})
    row = keep_table(server, match, range(4))
    enter(me, row.id, f"{row.id}-{match.asks[0].seat}")
    if width < 1000:
        page.locator("#more").click()
    check_axe(page, f"a choice of parts by day, {width}")
    shelf = keep_table(server, asked("pioneers", {"lot", "offer", "give"}), range(4))
    enter(me, shelf.id, f"{shelf.id}-0")
    check_axe(page, f"a table by day, {width}")


@pytest.mark.browser
def test_in_the_menu_of_a_map_the_light_is_said_in_words(server: Server, person: Any) -> None:
    me = person(server, viewport={"width": 1440, "height": 900})
    shelf = keep_table(server, asked("pioneers", {"lot", "offer", "give"}), range(4))
    enter(me, shelf.id, f"{shelf.id}-0")
    me.page.locator("#menu").click()
    expect(me.page.locator(".top nav .theme .word")).to_be_visible()
    me.page.goto("/")
    expect(me.page.locator(".top nav .theme .word")).to_be_hidden()
