"""What guides a player on the web: the goal on the table, the drawer, how to play."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import saloon
from saloon.puzzles import puzzle
from tests.server.browser import enter
from tests.server.client import client, people
from tests.server.server import Server
from tests.server.stored import keep_table

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}


@pytest.mark.parametrize("game", [game.id for game in saloon.catalog.games()])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_how_to_play_stands_alone_and_comes_as_a_fragment(
    server: Server, game: str, lang: str
) -> None:
    visitor = client(server.url, headers={"accept-language": lang})
    whole = visitor.get(f"/howto/{game}")
    assert whole.status_code == 200
    assert "<html" in whole.text
    fragment = visitor.get(f"/howto/{game}", headers={"x-drawer": "1"})
    assert fragment.status_code == 200
    assert "<html" not in fragment.text
    assert 'class="howto"' in fragment.text


def test_how_to_play_an_unknown_game_is_not_found(server: Server) -> None:
    assert client(server.url).get("/howto/chess").status_code == 404


@pytest.mark.browser
@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_how_to_play_opens_over_the_table_and_the_game_stays(
    server: Server, person: Any, screen: dict[str, Any]
) -> None:
    players = people(server.url, 2)
    seat = players[0].look()["view"]["asks"][0]["seat"]
    me = person(server, **screen)
    enter(me, players[0].table, players[seat].token)
    loads = me.loads
    how = me.page.locator("#goal .how")
    how.click()
    drawer = me.page.locator("#drawer")
    expect(drawer.locator(".title")).to_have_text("How to play Public Enemy Number One")
    drawer.locator(".contents a").nth(2).click()
    expect(drawer.locator("#part-3")).to_be_in_viewport()
    drawer.locator(".chip", has_text="WAN-PTS-01").click()
    expect(drawer.locator(".title")).to_have_text("WAN-PTS-01")
    drawer.locator(".back").click()
    expect(drawer.locator(".title")).to_have_text("How to play Public Enemy Number One")
    me.page.keyboard.press("1")  # somebody who reads does not play
    me.page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    expect(how).to_be_focused()
    assert me.number() == 0
    assert me.loads == loads


@pytest.mark.browser
@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_the_goal_is_on_the_table(server: Server, person: Any, screen: dict[str, Any]) -> None:
    players = people(server.url, 2)
    seat = players[0].look()["view"]["asks"][0]["seat"]
    me = person(server, **screen)
    enter(me, players[0].table, players[seat].token)
    goal = me.page.locator("#goal")
    expect(goal.locator(".wins")).to_have_text("To win, hold all five")
    expect(goal.locator(".aims li")).to_have_count(5)
    box = goal.bounding_box()
    assert box is not None
    if screen is DESK:
        assert 42 <= box["height"] <= 58
    assert box["x"] + box["width"] <= screen["viewport"]["width"]
    assert me.page.evaluate("document.documentElement.scrollWidth") <= box["x"] + box["width"] + 14


SEEN = """(parts) => parts.flatMap((selector) => [...document.querySelectorAll(selector)])
  .filter((part) => {
    const box = part.getBoundingClientRect();
    const top = document.elementFromPoint(box.right - 2, (box.top + box.bottom) / 2);
    return !top || !(part.contains(top) || top.contains(part));
  }).map((part) => part.textContent)"""
"""What of some parts nobody sees: beyond an edge, or under something else."""


@pytest.mark.browser
@pytest.mark.parametrize("game", ["wanted", "undead"])
def test_how_far_everybody_is_fits_every_screen(server: Server, person: Any, game: str) -> None:
    match = saloon.Match(saloon.game(game), 4, "goal")
    row = keep_table(server, match, range(4))
    for width, height in ((360, 740), (768, 1024), (1024, 768)):
        size = {"width": width, "height": height}
        me = person(server, viewport=size, locale="fr-FR")
        enter(me, row.id, f"{row.id}-{match.asks[0].seat}")
        parts = ["#goal .wins", "#goal-seats li"] + (["#goal-aims li"] if width > 599 else [])
        assert me.page.evaluate(SEEN, parts) == [], width
        me.context.close()


@pytest.mark.browser
@pytest.mark.parametrize("game", ["wanted", "undead"])
def test_what_wins_is_said_in_two_lines_at_most(server: Server, person: Any, game: str) -> None:
    match = saloon.Match(saloon.game(game), 4, "goal")
    row = keep_table(server, match, range(4))
    me = person(server, viewport={"width": 1024, "height": 768})
    enter(me, row.id, f"{row.id}-{match.asks[0].seat}")
    lines = me.page.locator("#goal .wins").evaluate(
        "(wins) => wins.offsetHeight / Number.parseFloat(getComputedStyle(wins).lineHeight)"
    )
    assert round(lines) <= 2
    strip = me.page.locator("#goal .aims")
    assert strip.evaluate("(strip) => strip.scrollWidth - strip.clientWidth") <= 1


LONG_PRESS = """async (selector) => {
  const thing = document.querySelector(selector);
  const box = thing.getBoundingClientRect();
  const at = { bubbles: true, cancelable: true, isPrimary: true, pointerType: "touch", pointerId: 1,
    clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
  thing.dispatchEvent(new PointerEvent("pointerdown", at));
  while (document.querySelector("#tip").hidden) await new Promise((go) => setTimeout(go, 50));
  thing.dispatchEvent(new PointerEvent("pointerup", at));
  thing.dispatchEvent(new MouseEvent("click", { ...at, detail: 1 }));
}"""


@pytest.mark.browser
def test_a_long_press_explains_and_does_not_play(server: Server, person: Any) -> None:
    players = people(server.url, 2)
    seat = players[0].look()["view"]["asks"][0]["seat"]
    me = person(server, **PHONE)
    enter(me, players[0].table, players[seat].token)
    thing = '#board .lit[data-move="draw:saloon"]'
    about = me.page.locator(thing).get_attribute("aria-label")
    me.page.evaluate(LONG_PRESS, thing)
    expect(me.page.locator("#tip")).to_have_text(about)
    assert me.number() == 0
    me.page.locator(thing).click()
    me.wait_past(0)


def test_an_illegal_try_is_refused_with_what_was_allowed(server: Server) -> None:
    answer = client(server.url).post("/puzzle/wanted-01", data={"move": "dance"})
    assert answer.status_code == 422
    assert "the moves are:" in answer.text
    assert client(server.url).get("/puzzle/wanted-99").status_code == 404
    assert client(server.url).get("/puzzle/chess-01").status_code == 404


@pytest.mark.parametrize("game", [game.id for game in saloon.catalog.games()])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_puzzles_have_pages(server: Server, game: str, lang: str) -> None:
    visitor = client(server.url, headers={"accept-language": lang})
    shelf = visitor.get(f"/puzzles/{game}")
    assert shelf.status_code == 200
    assert shelf.text.count("data-puzzle=") == 40
    page = visitor.get(f"/puzzle/{game}-01")
    assert page.status_code == 200
    assert 'id="board"' in page.text
    assert 'id="goal"' in page.text


def test_the_lobby_has_a_puzzle_of_the_day(server: Server) -> None:
    text = client(server.url).get("/").text
    assert "Puzzle of the day" in text
    assert "data-day=" in text


@pytest.mark.browser
@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_a_puzzle_is_tried_and_solved_and_remembered(
    server: Server, person: Any, screen: dict[str, Any]
) -> None:
    one = puzzle(saloon.game("wanted"), "wanted-01")
    me = person(server, **screen)
    me.page.goto(f"/puzzle/{one.id}")
    buttons = me.page.locator("button.move")
    wrong = next(
        n for n in range(buttons.count()) if buttons.nth(n).get_attribute("value") != one.best
    )
    buttons.nth(wrong).click()
    expect(me.page.locator(".verdict.wrong, .verdict.close")).to_be_visible(timeout=30_000)
    me.page.locator(f'#board .lit[data-move="{one.best}"]').first.click()
    expect(me.page.locator(".verdict.right")).to_be_visible(timeout=30_000)
    expect(me.page.locator(".streak")).to_have_text("Days in a row: 1")
    me.page.goto("/puzzles/wanted")
    done = me.page.locator(f'[data-puzzle="{one.id}"] .done')
    expect(done).to_be_visible()
    me.page.goto(f"/puzzle/{one.id}")
    me.page.locator("form[action$='/play'] button").click()
    expect(me.page.locator("#goal")).to_be_visible()
    assert "/t/" in me.page.url


def hold(page: Any, address: str) -> list[Any]:
    """Requests to this address, which wait until a test lets them go."""
    held: list[Any] = []

    def keep(route: Any) -> None:
        held.append(route)

    page.route(address, keep)
    return held


@pytest.mark.browser
def test_a_puzzle_says_that_it_is_weighed_and_when_no_answer_came(
    server: Server, person: Any
) -> None:
    me = person(server, **PHONE)
    page = me.page
    page.goto("/puzzle/wanted-01")
    held = hold(page, "**/puzzle/wanted-01")
    first = page.locator("#choose button.move").first
    first.click()
    expect(page.locator("#verdict")).to_have_text("A search weighs it …")
    expect(page.locator("#verdict")).to_be_in_viewport()
    held.pop().abort("connectionreset")
    expect(page.locator("#verdict")).to_have_text("The answer did not arrive. Try again.")
    first.click()
    expect(page.locator("#verdict")).to_have_text("A search weighs it …")
    held.pop().continue_()
    expect(page.locator(".verdict:is(.right, .wrong, .close)")).to_be_visible()


def test_puzzles_stand_from_light_games_to_heavy_ones(server: Server) -> None:
    text = client(server.url).get("/puzzles/bantam").text
    shelves = text[text.index("shelves") : text.index("</nav>", text.index("shelves"))]
    named = re.findall(r'href="/puzzles/(\w+)"', shelves)
    assert named == [g.id for g in sorted(saloon.catalog.games(), key=lambda game: game.weight)]


@pytest.mark.browser
def test_a_streak_goes_on_day_by_day_and_breaks_when_one_is_missed(
    server: Server, person: Any
) -> None:
    """The page's own clock is set: Monday, Tuesday, a day without a try, Thursday. By keys."""
    me = person(server, **DESK)
    page = me.page
    solve = (("12", "wanted-01", "1"), ("13", "wanted-02", "2"), ("15", "wanted-03", "1"))
    for day, id, streak in solve:
        one = puzzle(saloon.game("wanted"), id)
        page.clock.set_fixed_time(f"2026-01-{day}T09:00:00Z")
        page.goto(f"/puzzle/{id}")
        legal = page.eval_on_selector_all(
            "#choose button.move", "(buttons) => buttons.map((button) => button.value)"
        )
        page.keyboard.press(str(legal.index(one.best) + 1))
        expect(page.locator(".verdict.right")).to_be_visible(timeout=30_000)
        expect(page.locator(".streak")).to_have_text(f"Days in a row: {streak}")
        expect(page.locator("#show")).to_be_hidden()  # it is known now
    page.clock.set_fixed_time("2026-01-16T23:00:00Z")  # not yet today: the row is not yet broken
    page.goto("/puzzles/wanted")
    expect(page.locator(".streak")).to_have_text("Days in a row: 1")
    page.clock.set_fixed_time("2026-01-17T01:00:00Z")
    page.reload()
    expect(page.locator(".streak")).to_be_hidden()


@pytest.mark.browser
def test_on_a_phone_a_puzzle_has_one_name_for_each_move(server: Server, person: Any) -> None:
    me = person(server, **PHONE, locale="fr-FR")
    me.page.goto("/puzzle/wanted-01")
    expect(me.page.locator("#board .key").first).to_be_hidden()
    tall = me.page.locator(".top").bounding_box()["height"]
    assert tall < 60, "the top of the page has one line"
    me.page.locator(".after a", has_text="Toutes les énigmes").click()
    expect(me.page.locator("[data-puzzle]")).to_have_count(40)


@pytest.mark.browser
def test_a_hint_shows_that_it_is_sought_and_goes_where_no_button_is(
    server: Server, person: Any
) -> None:
    """A place on the map of bantam is pressed there: the bar has no button for it."""
    me = person(server, **DESK)
    page = me.page
    page.goto("/")
    page.locator("form[action='/play/bantam'] button").first.click()
    page.locator("#board .lit[data-move='go:street_sw']").first.wait_for()
    assert page.locator("button.move[value='go:street_sw']").count() == 0
    held = hold(page, "**/hint")
    page.locator("#hint").click()
    page.wait_for_function(
        """() => getComputedStyle(document.querySelector('#hint'), '::after').content === '"…"'"""
    )
    answer = held[0].fetch()
    said = re.sub(r'data-move="[^"]*"', 'data-move="go:street_sw"', answer.text())
    held[0].fulfill(response=answer, body=said)
    page.locator("#advice .do").wait_for()
    assert page.locator("#board .lit.hinted").get_attribute("data-move") == "go:street_sw"
    number = me.number()
    page.locator("#advice .do").click()
    me.wait_past(number)
    expect(page.locator("#advice")).to_be_hidden()


@pytest.mark.browser
def test_a_hint_lights_the_deed_beside_the_figure_and_opens_its_group(
    server: Server, person: Any
) -> None:
    me = person(server, **PHONE)
    page = me.page
    row = keep_table(server, saloon.Match(saloon.game("bantam"), 2, "hint"), [0])
    enter(me, row.id, f"{row.id}-0")
    deed = "fight:1"
    other = page.locator(".deeds .group:not(.active) .move")
    other.and_(page.locator(f"[value='{deed}']")).wait_for(state="attached")
    held = hold(page, "**/hint")
    page.locator("#hint").click()
    page.wait_for_function("() => document.querySelector('.htmx-request > #hint')")
    answer = held[0].fetch()
    said = re.sub(r'data-move="[^"]*"', f'data-move="{deed}"', answer.text())
    held[0].fulfill(response=answer, body=said)
    page.locator("#advice .do").wait_for()
    expect(page.locator(f".deeds .group.active .move.hinted[value='{deed}']")).to_have_count(1)
    expect(page.locator("#board .around.hinted")).to_have_count(1)


SHORT = "import saloon.server.tables as t; t.HINT_THOUGHTS = 40; t.LOOK_THOUGHTS = 8\n"
"""A judge that is quicker than in earnest."""


def test_the_look_back_comes_back_to_the_hints_of_its_reader(tmp_path: Path) -> None:
    """Also where the server was killed between the hint and the end of the game."""
    house = Server(f"sqlite:///{tmp_path / 'tables.db'}", prelude=SHORT, thinking=600.0)
    try:
        players = people(house.url, 2, options={"quick": True})
        visitors = []
        for player in players:
            visitors.append(client(house.url, follow_redirects=True))
            visitors[-1].get(f"/s/{player.token}")
        table = f"/t/{players[0].table}"
        hinted = -1
        while not (position := players[0].look())["view"]["over"]:
            seat = position["view"]["asks"][0]["seat"]
            if hinted < 0:
                hinted = seat
                told = visitors[seat].post(f"{table}/hint").text
                assert "chance to win about" in told
            moves = players[seat].moves()
            assert players[seat].play(moves[-1], position["number"]).status_code < 300
            if position["number"] == 3:
                house.restart()
        visitors[hinted].post(f"{table}/look")
        while "Looking back:" in (page := visitors[hinted].get(f"{table}/look").text):
            pass
        assert "What the hints said" in page
        assert "The look back says the same." in page
        assert "What the hints said" not in visitors[1 - hinted].get(f"{table}/look").text
    finally:
        house.kill()


@pytest.mark.browser
def test_a_hint_of_several_parts_lights_them_and_stands_beside_them(
    server: Server, person: Any
) -> None:
    """The first question of `undead` has no button for each of its answers."""
    me = person(server, **DESK)
    players = people(server.url, 2, game="undead")
    enter(me, players[0].table, players[0].token)
    me.page.locator("#hint").click()
    bubble = me.page.locator("#advice")
    expect(bubble).to_be_visible()
    expect(me.page.locator("#picker label.hinted").first).to_be_visible()
    move = bubble.get_attribute("data-move").split(":")
    lit = me.page.eval_on_selector_all(
        "#picker label.hinted input", "(inputs) => inputs.map((input) => input.value)"
    )
    assert lit == [*move[1:3], *move[3].replace("-", "")]
    own, parts = bubble.bounding_box(), me.page.locator("#picker").bounding_box()
    assert own["width"] <= 330
    assert own["y"] + own["height"] <= parts["y"]
