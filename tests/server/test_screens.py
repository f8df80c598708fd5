"""Every game on every screen: the board is drawn for it, and in view together with the question."""

from __future__ import annotations

import re
from collections import Counter
from importlib import import_module
from typing import Any
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page, expect

import saloon
from saloon.engine.rng import Rng
from saloon.words import teller
from tests.server.browser import enter
from tests.server.server import Server
from tests.server.stored import asked, keep_table
from tests.server.test_browser import check_axe

SVG = "{http://www.w3.org/2000/svg}"
GAMES = ("wanted", "undead", "pioneers", "bantam")
SMALL_SCREEN = 712.0
PHONE_ROOM = 560
"""On a phone of 360 by 740 there is so much between a question of two lines and the moves."""

RIM = 12
"""So much of a board's lower edge is its frame, which a bar may cover."""


def phone_height(picture: str) -> float:
    """How high a picture is on a phone, where it is 350 wide."""
    _, _, wide, high = ElementTree.fromstring(picture).get("viewBox", "").split()
    return float(high) * 350 / float(wide)


@pytest.mark.parametrize(
    ("game", "options"), [*[(game, {}) for game in GAMES], ("bantam", {"mode": "governors"})]
)
def test_a_small_screen_has_a_board_of_its_own_with_every_legal_thing_of_the_large_one(
    game: str, options: dict[str, Any]
) -> None:
    scene = import_module(f"saloon.games.{game}.scene")
    match = saloon.Match(saloon.game(game), 4, "small screen", options)
    rng = Rng.seeded("small screen")
    told = {seat: teller(match.game, "en", list("ABCD"), seat) for seat in range(4)}
    seen: Counter[str] = Counter()
    for _ in range(400):
        if match.over:
            break
        ask = match.asks[0]
        seen[ask.prompt] += 1
        if seen[ask.prompt] % 7 == 1:
            view = match.view(ask.seat)
            assert phone_height(scene.scene(view, told[ask.seat], False)) < PHONE_ROOM, ask.prompt
        if seen[ask.prompt] == 1:
            picture = scene.small(view, told[ask.seat])
            root = ElementTree.fromstring(picture)
            ids = Counter(e.get("id") for e in root.iter() if e.get("id"))
            assert [id for id, count in ids.items() if count > 1] == []
            assert float(str(root.get("width"))) == SMALL_SCREEN
            large = scene.scene(view, told[ask.seat], True)
            lit = set(re.findall(r'data-move="([^"]+)"', picture))
            assert set(re.findall(r'data-move="([^"]+)"', large)) <= lit, ask.prompt
            for thing in set(re.findall(r'data-open="([^"]+)"', picture)):
                ElementTree.fromstring(scene.closeup(view, told[ask.seat], thing))
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    assert seen


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


@pytest.mark.browser
def test_question_board_and_moves_are_in_view_together(server: Server, person: Any) -> None:
    screens = (("0", 360, 740, "en-GB"), ("0", 360, 740, "fr-FR"), ("s", 1024, 768, "en-GB"))
    people = [
        person(server, viewport={"width": w, "height": h}, has_touch=w < 1000, locale=lang)
        for _, w, h, lang in screens
    ]
    for game in GAMES:
        for moves in (0, 20):
            match = after(game, moves)
            row = keep_table(server, match, range(4))
            for me, (screen, width, height, lang) in zip(people, screens, strict=True):
                enter(me, row.id, f"{row.id}-{match.asks[0].seat}")
                expect(me.page.locator("body")).to_have_attribute("data-wide", screen)
                assert me.page.evaluate("document.documentElement.scrollWidth") <= width
                assert in_view(me.page, height) == {}, (game, moves, lang)


@pytest.mark.browser
@pytest.mark.parametrize(
    ("game", "prompts", "options"),
    [
        ("undead", {"pay", "buy"}, {}),
        ("pioneers", {"lot", "offer", "give"}, {}),
        ("bantam", {"card"}, {}),
        ("bantam", {"event"}, {"mode": "governors"}),
    ],
)
def test_axe_finds_nothing_in_the_middle_of_things(
    server: Server, person: Any, game: str, prompts: set[str], options: dict[str, Any]
) -> None:
    match = asked(game, prompts, **options)
    seat = match.asks[0].seat
    row = keep_table(server, match, range(match.seats))
    for width, lang in ((1440, "en-GB"), (1024, "fr-FR"), (360, "en-GB")):
        size = {"width": width, "height": 768}
        me = person(server, viewport=size, bypass_csp=True, locale=lang)
        enter(me, row.id, f"{row.id}-{seat}")
        expect(me.page.locator("#moves button.move").first).to_be_visible()
        check_axe(me.page, f"{game} at {width}")
