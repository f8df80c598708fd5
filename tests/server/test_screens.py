"""Every game on every screen: the board is in view together with the question and the moves."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import saloon
from saloon.bots.random import play_out
from saloon.engine.rng import Rng
from saloon.server.clock import DAY, Time
from saloon.server.pages import words
from tests.server.browser import enter
from tests.server.server import Server
from tests.server.stored import asked, keep_table
from tests.server.test_browser import check_axe

GAMES = [game.id for game in saloon.list_games()]
RIM = 12
"""So much of a board's lower edge is its frame, which a bar may cover."""


def in_view(page: Page, height: int) -> dict[str, Any]:
    """What of the question, the board and the moves is not on the screen, or under another."""
    found: dict[str, Any] = {}
    boxes: list[Any] = []
    for part in ("#question", "#board", "#moves"):
        box = page.locator(part).bounding_box()
        assert box is not None
        if box["y"] < 0 or box["y"] + box["height"] > height + 1:
            found[part] = box
        boxes.append(box)
    question, board, moves = boxes
    for name, above, below in (("board", question, board), ("moves", board, moves)):
        aside = above["x"] + above["width"] <= below["x"]
        if not aside and above["y"] + above["height"] > below["y"] + RIM:
            found[f"under {name}"] = (above, below)
    return found


def after(game: str, moves: int) -> saloon.Match:
    """A match after some moves at random, where somebody has something to choose."""
    match = saloon.Match(saloon.game(game), 4, f"screens {game}")
    rng = Rng.seeded("screens")
    while len(match.history) < moves:
        ask = match.asks[0]
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    return match


SCREENS = (
    (("0", 360, 740), ("0", 768, 1024)),
    (("s", 1024, 768),),
    (("1", 1440, 900), ("1", 2560, 1440)),
)
"""Widths that are drawn alike need not be loaded twice."""

STATES: list[tuple[str, set[str], dict[str, Any]]] = [
    ("wanted", {"draw"}, {"cavalry": True, "dollars": True}),
    ("undead", {"pay", "buy"}, {}),
    ("pioneers", {"lot", "offer", "give"}, {}),
    ("bantam", {"event"}, {"mode": "governors"}),
]

BEYOND = """() => [...document.querySelectorAll('main *, header *')].filter((part) => {
  const box = part.getBoundingClientRect();
  if (!box.width || part.closest('svg')?.parentElement.closest('svg')) return false;
  if (part.closest('.unseen, .skip, [hidden], dialog:not([open])')) return false;
  for (let frame = part.parentElement; frame; frame = frame.parentElement) {
    if (!['visible', 'clip'].includes(getComputedStyle(frame).overflowX)) return false;
  }
  return box.right > innerWidth + 1 || box.left < -1;
}).map((part) => part.outerHTML.slice(0, 120))"""
"""What stands out of the window and cannot be scrolled to within a frame of its own."""


@pytest.mark.browser
@pytest.mark.parametrize(("game", "prompts", "options"), STATES, ids=[s[0] for s in STATES])
def test_every_width_in_both_languages_by_day_and_by_lamplight(
    server: Server, person: Any, game: str, prompts: set[str], options: dict[str, Any]
) -> None:
    middle = asked(game, prompts, **options)
    early = asked("bantam", {"card"}) if game == "bantam" else after(game, 0)  # a fight
    tables = [(keep_table(server, match, range(4)), match) for match in (early, middle)]
    for lang in ("en-GB", "fr-FR"):
        for alike in SCREENS:
            size = {"width": alike[0][1], "height": alike[0][2]}
            touch = alike[0][0] == "0"
            me = person(server, viewport=size, has_touch=touch, locale=lang, bypass_csp=True)
            for row, match in tables if lang == "fr-FR" else tables[1:]:
                enter(me, row.id, f"{row.id}-{match.asks[0].seat}")
                expect(me.page.locator("#moves button.move").first).to_be_attached()
                for screen, width, height in alike:
                    where = (game, lang, width, len(match.history))
                    me.page.set_viewport_size({"width": width, "height": height})
                    expect(me.page.locator("body")).to_have_attribute("data-wide", screen)
                    assert me.page.evaluate(BEYOND) == [], where
                    assert me.page.evaluate("document.documentElement.scrollWidth") <= width, where
                    assert in_view(me.page, height) == {}, where
            if (lang == "fr-FR") == touch:  # each way to draw a page once, and in both languages
                check_axe(me.page, f"{game} in {lang} at {alike[-1][1]}")
            me.context.close()


@pytest.mark.browser
def test_a_notice_of_the_house_covers_nothing_of_the_game(server: Server, person: Any) -> None:
    match = after("wanted", 0)
    row = keep_table(server, match, range(4))
    for width, lang in ((360, "fr"), (390, "en"), (1440, "fr")):
        me = person(server, viewport={"width": width, "height": 844}, locale=lang)
        enter(me, row.id, f"{row.id}-0")
        told = [words(lang)(notice) for notice in ("house-trouble", "house-hurried")]
        low = me.page.locator("#house").evaluate(
            """(house, told) => {
              house.replaceChildren(...told.map((text) => {
                const line = document.createElement("p");
                line.textContent = text;
                return line;
              }));
              const seen = [...house.children].map((line) => line.getBoundingClientRect().bottom);
              return Math.max(...seen);
            }""",
            told[: 2 if width < 1000 else 1],
        )
        question = me.page.locator("#question").bounding_box()
        assert 0 < low <= question["y"] + 2, (width, low, question)


TYPE = """(least) => [...document.querySelectorAll('#board text')].map((text) => {
  const to = text.getScreenCTM();
  const size = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(to.a, to.b);
  return [text.textContent, text.getBoundingClientRect().width ? size : 99];
}).filter(([words, size]) => size < least && /[a-z]{3}/i.test(words))"""
"""Words on the board below a size in px; letters and figures within a sign are drawn."""


@pytest.mark.browser
def test_words_on_a_board_can_be_read_on_a_phone(server: Server, person: Any) -> None:
    me = person(server, viewport={"width": 390, "height": 844}, has_touch=True)
    for game in ("wanted", "undead", "bantam"):  # pioneers has a map to zoom into
        for moves in (0, 20):
            match = after(game, moves)
            row = keep_table(server, match, range(4))
            enter(me, row.id, f"{row.id}-{match.asks[0].seat}")
            expect(me.page.locator("body")).to_have_attribute("data-wide", "0")
            assert me.page.evaluate(TYPE, 12.9) == [], (game, moves)


def rolling(seats: int) -> saloon.Match:
    """A match of `undead` where somebody has rolled at one of the dead and may roll again."""
    match = saloon.Match(saloon.game("undead"), seats, "rolling")
    rng = Rng.seeded("rolling")
    while match.asks[0].prompt != "again":
        ask = match.asks[0]
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    return match


@pytest.mark.browser
@pytest.mark.parametrize("seats", [1, 6])
def test_a_crowded_town_is_as_wide_as_a_desk(server: Server, person: Any, seats: int) -> None:
    match = rolling(seats)
    row = keep_table(server, match, range(seats))
    me = person(server)
    enter(me, row.id, f"{row.id}-{match.asks[0].seat}")
    assert me.page.evaluate(TYPE, 9.3) == []


@pytest.mark.browser
@pytest.mark.parametrize("seats", [1, 4, 6])
def test_dice_lie_in_the_street(server: Server, person: Any, seats: int) -> None:
    """Wherever the street lies on this screen, and never on what a building or a space says."""
    match = rolling(seats)
    row = keep_table(server, match, range(seats))
    seat = match.asks[0].seat
    for size in ((1440, 900), (1024, 768), (390, 844)):
        me = person(server, viewport={"width": size[0], "height": size[1]})
        enter(me, row.id, f"{row.id}-{seat}")
        die = me.page.locator("#rolls .die svg").last.bounding_box()
        street = me.page.locator("#board [data-dice]").bounding_box()
        assert die is not None
        assert street is not None
        assert street["x"] <= die["x"], size
        assert die["x"] + die["width"] <= street["x"] + street["width"], size
        assert street["y"] <= die["y"] + 2, size
        assert die["y"] + die["height"] <= street["y"] + street["height"] + 2, size


@pytest.mark.browser
@pytest.mark.parametrize("seats", [4, 6])
def test_a_goal_that_many_have_reached_is_not_cut_off(
    server: Server, person: Any, seats: int
) -> None:
    match = saloon.Match(saloon.game("wanted"), seats, "goals")
    rng = Rng.seeded("goals")
    while match.asks and not all(
        len(seat["wanted"]) > 2 or seats == 6 for seat in match.view(0)["table"]["players"]
    ):
        ask = match.asks[0]
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    row = keep_table(server, match, range(seats))
    me = person(server)
    enter(me, row.id, f"{row.id}-0")
    strip = me.page.locator("#goal .aims")
    assert strip.locator("li").count() == 5
    for width in (1440, 1280, 2560):
        me.page.set_viewport_size({"width": width, "height": 900})
        assert strip.evaluate("(strip) => strip.scrollWidth - strip.clientWidth") <= 1, width
        for part in strip.locator("b, .state").all():  # who has it is shown whole
            assert part.evaluate("(part) => part.scrollWidth - part.clientWidth") <= 0, width


@pytest.mark.browser
@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_the_next_ways_to_score_are_all_in_sight_at_a_desk(
    server: Server, person: Any, lang: str
) -> None:
    match = asked("pioneers", {"lot", "offer", "give"})
    row = keep_table(server, match, range(4))
    me = person(server, locale=lang)
    enter(me, row.id, f"{row.id}-{match.asks[0].seat}")
    strip, prompt = me.page.locator("#goal .aims"), me.page.locator("#question .prompt")
    assert strip.locator("li").count() > 1
    for width in (1440, 1024, 2560):
        me.page.set_viewport_size({"width": width, "height": 900})
        assert strip.evaluate("(strip) => strip.scrollWidth - strip.clientWidth") <= 1, width
        for what in strip.locator("b").all():  # what a way brings is whole, its price may be cut
            assert what.evaluate("(what) => what.scrollWidth - what.clientWidth") <= 0, width
        box, room = prompt.bounding_box(), me.page.locator("#question").bounding_box()
        assert box is not None
        assert room is not None
        assert room["y"] <= box["y"], (width, box)
        assert box["y"] + box["height"] <= room["y"] + room["height"], (width, box)


def overlaps(page: Page, one: str, others: tuple[str, ...]) -> list[str]:
    """Which of these parts stand where a part does."""
    box = page.locator(one).bounding_box()
    assert box is not None
    found = []
    for other in others:
        beside = page.locator(other).bounding_box()
        assert beside is not None
        across = beside["x"] < box["x"] + box["width"] and box["x"] < beside["x"] + beside["width"]
        below = beside["y"] < box["y"] + box["height"] and box["y"] < beside["y"] + beside["height"]
        if across and below:
            found.append(other)
    return found


@pytest.mark.browser
@pytest.mark.parametrize(("game", "seats"), [("wanted", 6), ("pioneers", 4)])
def test_clocks_have_a_row_of_their_own(server: Server, person: Any, game: str, seats: int) -> None:
    match = saloon.Match(saloon.game(game), seats, "clocks")
    days = Time(each=3 * DAY, pauses=2)
    row = keep_table(
        server, match, range(seats), time=(days if seats == 4 else Time(bank=300)).dumps()
    )
    me = person(server)
    enter(me, row.id, f"{row.id}-{match.asks[0].seat}")
    assert me.page.locator("#clocks li").count() >= (2 if seats == 4 else 6)
    for width, height in ((1440, 900), (1280, 720)):
        me.page.set_viewport_size({"width": width, "height": height})
        assert overlaps(me.page, "#clocks", ("header nav", "#question", "#goal", "#table")) == []
        assert in_view(me.page, height) == {}


@pytest.mark.browser
def test_the_end_of_a_game_fits_a_low_screen_and_a_phone(server: Server, person: Any) -> None:
    match = saloon.Match(saloon.game("wanted"), 4, "ends 5")
    play_out(match, Rng.seeded("ends"))
    row = keep_table(server, match, range(4))
    me = person(server, viewport={"width": 1024, "height": 768}, locale="fr-FR", looks=True)
    enter(me, row.id, f"{row.id}-0")
    scene = me.page.locator("#scene-end")
    expect(scene.locator(".beat")).to_have_count(5)  # all above what the count comes to
    assert (
        overlaps(
            me.page,
            "#scene-end .after",
            tuple(f"#scene-end .beat:nth-child({number})" for number in range(1, 6)),
        )
        == []
    )
    scene.locator("[data-continue]").click()
    assert me.page.evaluate(BEYOND) == []
    assert me.page.evaluate("document.documentElement.scrollWidth") <= 1024
    me.page.set_viewport_size({"width": 360, "height": 740})
    expect(me.page.locator("body")).to_have_attribute("data-wide", "0")
    word = me.page.locator(".crown .won span").bounding_box()
    assert word is not None
    assert word["width"] > 20  # the star alone would not say what it means
    me.page.evaluate("sessionStorage.clear()")
    me.page.reload()
    lines = scene.locator(".standing li")
    expect(lines).to_have_count(4)
    assert max(line.bounding_box()["height"] for line in lines.all()) < 100


@pytest.mark.browser
def test_the_side_of_a_table_scrolls_as_one(server: Server, person: Any) -> None:
    """A frame within a frame cut the last line of what it held, without a sign."""
    row = keep_table(server, after("wanted", 0), range(4))
    me = person(server, locale="fr-FR")
    enter(me, row.id, f"{row.id}-0")
    for width, height in ((1440, 900), (1024, 768)):
        me.page.set_viewport_size({"width": width, "height": height})
        expect(me.page.locator("body")).to_have_attribute("data-wide", "1" if width > 1024 else "s")
        if me.page.locator("#players[open]").count() == 0:
            me.page.locator("#players > summary").click()
        inner = "(part) => part.scrollHeight - part.clientHeight"
        assert me.page.locator("#players").evaluate(inner) <= 1
        me.page.locator("#text").scroll_into_view_if_needed()
        log = me.page.locator("#log .scroll").bounding_box()
        assert log is not None
        assert log["height"] > 60
        if width == 1024:  # what plays others' moves is one row
            play = me.page.locator("#steps .playing").bounding_box()
            assert play is not None
            assert play["height"] < 60


@pytest.mark.browser
def test_no_deed_is_cut_in_half_on_a_short_phone(server: Server, person: Any) -> None:
    match = after("bantam", 0)
    while not match.view(match.asks[0].seat)["table"]["players"][0]["character"]:
        match.play(match.asks[0].seat, match.asks[0].moves[0])
    row = keep_table(server, match, range(4))
    me = person(server, viewport={"width": 360, "height": 740}, has_touch=True, locale="fr-FR")
    enter(me, row.id, f"{row.id}-{match.asks[0].seat}")
    expect(me.page.locator("#choose > .wish")).to_be_visible()
    shelf = me.page.locator(".deeds:not([hidden]) .group.active .buttons").bounding_box()
    first = me.page.locator(".deeds:not([hidden]) .group.active .move").first.bounding_box()
    assert shelf is not None
    assert first is not None
    assert first["y"] + first["height"] <= shelf["y"] + shelf["height"]
    assert in_view(me.page, 740) == {}


@pytest.mark.browser
def test_a_long_word_on_the_goal_stays_in_its_strip(server: Server, person: Any) -> None:
    row = keep_table(server, after("undead", 0), range(4))
    me = person(server, viewport={"width": 1024, "height": 768}, locale="fr-FR")
    enter(me, row.id, f"{row.id}-0")
    first = me.page.locator("#goal .aims li").first
    first.locator(".state").evaluate("(e) => { e.textContent = 'Midi tapant : dernière Manche'; }")
    strip, chip = me.page.locator("#goal").bounding_box(), first.bounding_box()
    assert strip is not None
    assert chip is not None
    assert strip["y"] <= chip["y"]
    assert chip["y"] + chip["height"] <= strip["y"] + strip["height"]
