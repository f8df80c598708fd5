"""Choosing in a real Chromium: pickers, keys, a bar that keeps its size, a focus that stays."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.browser import Person, enter
from tests.server.client import Player, people
from tests.server.server import Server

pytestmark = pytest.mark.browser

HIDDEN = """() => {
  const bar = document.querySelector('#moves .deeds:not([hidden]) .group')?.parentElement;
  if (bar) return [...bar.querySelectorAll('button.move')].filter((b) => {
    const sign = b.closest('.group').querySelector('.rest:not([hidden]), .tab');
    return !b.checkVisibility() && !sign.checkVisibility();
  }).length;
  const low = document.querySelector('#moves').getBoundingClientRect().bottom;
  const list = document.querySelector('#moves .buttons').getBoundingClientRect().bottom + 6;
  return [...document.querySelectorAll('#moves button.move')].filter((b) => {
    const { bottom } = b.getBoundingClientRect();
    return bottom > low || (b.closest('.buttons') && bottom > list);
  }).length;
}"""
"""How many legal moves cannot be seen in the bar."""


def sized(me: Person) -> dict[str, int]:
    box = me.page.locator("#board").bounding_box()
    assert box is not None
    return {"width": round(box["width"]), "height": round(box["height"])}


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_the_three_resources_of_undead_are_picked_part_by_part(
    server: Server, person: Any, size: tuple[int, int]
) -> None:
    players = people(server.url, 2, game="undead")
    me = person(server, viewport={"width": size[0], "height": size[1]})
    enter(me, players[0].table, players[0].token)
    page = me.page
    assert page.locator("#moves button.move:visible").count() == 1
    go = page.locator("#pick-go")
    expect(go).to_be_disabled()
    if size[0] < 1000:
        page.locator("#more").click()
    page.keyboard.press("m")  # into the bar of moves: the button has nothing to send yet
    expect(page.locator("#picker input").first).to_be_focused()
    page.get_by_role("group", name="Coins").get_by_label("2").check()
    page.get_by_role("group", name="Bullets in slots").get_by_label("5").check()
    expect(page.get_by_role("group", name="Coins").get_by_label("3")).to_be_disabled()
    expect(page.get_by_role("group", name="Notoriety").get_by_label("1")).to_be_disabled()
    expect(go).to_be_enabled()
    expect(go).to_contain_text("2 Coins")
    go.click()
    expect(page.locator(".prompt")).to_contain_text("You may still change it")
    assert players[0].look()["view"]["asks"][0]["answer"] == "start:2:0:5"
    page.reload()
    if size[0] < 1000:
        page.locator("#more").click()
    expect(page.get_by_role("group", name="Coins").get_by_label("2")).to_be_checked()


def turns(players: list[Player], count: int, middle: bool = False) -> int:
    """Some moves, always the first that is legal, or one in the middle; who is asked then."""
    for _ in range(count):
        view = players[0].look()["view"]
        waiting = [a["seat"] for a in view["asks"] if a["seat"] not in view["committed"]]
        who = players[waiting[0]]
        moves = who.moves()
        move = moves[len(moves) // 2 if middle else 0]
        assert who.play(move, who.look()["number"]).status_code == 200
    return int(players[0].look()["view"]["asks"][0]["seat"])


@pytest.mark.parametrize("game", ["pioneers", "bantam"])
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_the_board_keeps_its_size_and_nothing_is_hidden_without_a_sign(
    server: Server, person: Any, game: str, size: tuple[int, int]
) -> None:
    players = people(server.url, 2, game=game)
    me = person(server, viewport={"width": size[0], "height": size[1]})
    enter(me, players[0].table, players[turns(players, 6)].token)
    page = me.page
    page.locator("#board").wait_for()
    before = sized(me)
    seen = set()
    for _ in range(12):
        if page.locator("#question[data-turn='1']").count():
            hidden = page.evaluate(HIDDEN)
            more = page.locator("#more")
            asked = page.locator(".prompt").inner_text()
            assert more.is_visible() == (hidden > 0), asked
            seen.add(hidden > 0)
            if hidden:
                more.click()
                assert page.evaluate(HIDDEN) == 0 or game == "pioneers"
                expect(more).to_have_attribute("aria-expanded", "true")
            assert abs(sized(me)["height"] - before["height"]) <= 3
            number = me.number()
            page.locator("#moves button.move").first.click()
            me.wait_past(number)
        else:
            number = me.number()
            turns(players, 1)
            me.wait_past(number)
        assert abs(sized(me)["height"] - before["height"]) <= 3


def test_a_hint_takes_no_room_from_the_board(server: Server, person: Any) -> None:
    players = people(server.url, 2)
    me = person(server)
    enter(me, players[0].table, players[turns(players, 0)].token)
    before = sized(me)
    me.page.locator("#hint").click()
    expect(me.page.locator("#advice")).to_be_visible()
    assert sized(me) == before


def test_the_focus_stays_where_the_player_is(server: Server, person: Any) -> None:
    players = people(server.url, 2)
    both = [person(server), person(server)]
    for someone, player in zip(both, players, strict=True):
        enter(someone, player.table, player.token)
    where = ("board", "moves")
    for number in range(6):
        seat = players[0].look()["view"]["asks"][0]["seat"]
        me = both[seat]
        me.wait_for_number(number)
        me.page.keyboard.press("b" if where[seat] == "board" else "m")
        if where[seat] == "board":
            me.page.locator("#board .lit").first.focus()
        me.page.keyboard.press("Enter")
        for someone in both:
            someone.wait_for_number(number + 1)
        focus = (
            "document.activeElement.closest('#board, #moves')?.id ?? document.activeElement.tagName"
        )
        assert me.page.evaluate(focus) in ("board", "moves")


def test_a_key_on_the_board_never_contradicts_a_number_of_the_game(
    server: Server, person: Any
) -> None:
    players = people(server.url, 2, game="undead")
    seat = turns(players, 4)
    me = person(server)
    enter(me, players[0].table, players[seat].token)
    me.wait_for_turn()
    for _ in range(8):
        keys = me.page.evaluate(
            "[...document.querySelectorAll('#board .lit')].map((l) => [l.dataset.key, l.ariaLabel])"
        )
        for key, label in keys:
            assert not key.isdecimal() or key in label, (key, label)
        number = me.number()
        turns(players, 1)
        me.wait_past(number)


@pytest.mark.browser
def test_what_others_do_does_not_fold_up_an_open_choice(server: Server, person: Any) -> None:
    """In a secret round others answer while one still chooses."""
    players = people(server.url, 2, game="undead")
    me = person(server, viewport={"width": 390, "height": 844}, has_touch=True)
    enter(me, players[0].table, players[0].token)
    page = me.page
    number = me.number()
    page.locator("#more").click()
    expect(page.locator("#picker .part input").first).to_be_visible()
    assert players[1].play(players[1].moves()[0], number).status_code == 200
    me.wait_past(number)
    expect(page.locator("#picker .part input").first).to_be_visible()
    expect(page.locator("#more")).to_have_attribute("aria-expanded", "true")
    page.locator("#board").click(position={"x": 5, "y": 5})
    expect(page.locator("#more")).to_have_attribute("aria-expanded", "false")
