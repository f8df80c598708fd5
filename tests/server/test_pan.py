"""A large map on the board: moved and enlarged by wheel, drag, keys and buttons, and kept so."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from saloon import drawing as d
from tests.server.browser import PATIENCE, enter
from tests.server.client import people
from tests.server.server import Server

pytestmark = pytest.mark.browser

MAP = d.pannable(
    "map",
    (100, 100, 400, 300),
    800,
    600,
    d.rect(0, 0, 800, 600, fill="#ccbb99"),
    d.piece("far-tile", 700, 500, "A far tile", d.hit_area(60, 60)),
)
PRELUDE = f"""
from importlib import import_module
scenery = import_module("saloon.games.wanted.scene")
plain = scenery.scene
def scene(view, tell, wide=True):
    return plain(view, tell, wide).removesuffix("</svg>") + {MAP!r} + "</svg>"
scenery.scene = scene
"""


MIDDLE = """(id) => {
  const view = document.getElementById(id).ownerSVGElement;
  const { a, d, e, f } = view.parentElement.getScreenCTM();
  const half = (place, size) => place.baseVal.value + size.baseVal.value / 2;
  return [a * half(view.x, view.width) + e, d * half(view.y, view.height) + f];
}"""
"""The middle of a map's window on the screen; what is cut off outside it does not count."""


@pytest.fixture
def mapped(tmp_path: Path) -> Iterator[Server]:
    """A server whose `wanted` has a large map in the middle of the table."""
    running = Server(f"sqlite:///{tmp_path / 'tables.db'}", prelude=PRELUDE)
    yield running
    running.kill()


AT_REST = """() => Promise.all(document.getAnimations()
  .filter((moving) => moving.effect.getComputedTiming().endTime !== Infinity)
  .map((moving) => moving.finished.catch(() => null))).then(() => null)"""


def scale(page: Page, id: str = "map") -> float:
    """How much the map is enlarged, when it has come to rest."""
    page.evaluate(AT_REST)
    found = page.evaluate(
        f"new DOMMatrix(getComputedStyle(document.querySelector('#{id}')).transform).a"
    )
    return float(found)


def left(page: Page) -> float:
    """Where the far tile comes to rest on the board, as a share of its width."""
    page.evaluate(AT_REST)
    box = page.locator("#far-tile").bounding_box()
    frame = page.locator("#board").bounding_box()
    assert box is not None
    assert frame is not None
    return round((box["x"] - frame["x"]) / frame["width"], 3)


def until(holds: Callable[[], bool]) -> None:
    """Wait for what a wheel, a finger or a key brings about: it may take a while to arrive."""
    late = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < late, "the map did not follow"


def middle(thing: Any) -> tuple[float, float]:
    """Where the middle of something is on the screen."""
    box = thing.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_wheel_drag_keys_and_buttons(mapped: Server, person: Any) -> None:
    players = people(mapped.url, 2)
    seat = players[0].look()["view"]["asks"][0]["seat"]
    me = person(mapped)
    enter(me, players[0].table, players[seat].token)
    page = me.page
    assert scale(page) == 1
    box = page.locator("#map-window").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] * 0.9, box["y"] + box["height"] * 0.9)
    page.mouse.wheel(0, -400)
    until(lambda: scale(page) > 2)
    grown = scale(page)
    before = left(page)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.7, box["y"] + box["height"] * 0.6, steps=4)
    page.mouse.up()
    until(lambda: left(page) < before)
    assert scale(page) == grown
    # Words on the board are not marked by a drag, wherever it begins: they cannot be.
    styles = "(board) => getComputedStyle(board).userSelect"
    assert page.locator("#board").evaluate(styles) == "none"
    page.mouse.move(*middle(page.locator("#board text").first))
    page.mouse.down()
    page.mouse.move(*middle(page.locator("#deck-deadwood")), steps=4)
    page.mouse.up()
    assert page.evaluate("getSelection().toString()") == ""
    assert players[seat].look()["number"] == 0  # and where it ends nothing is played
    # A move elsewhere on the table is morphed in; the map stays as it was.
    before = left(page)
    assert players[seat].play("draw:tombstone", 0).status_code == 200
    me.wait_past(0)
    assert scale(page) == grown
    assert left(page) == before
    page.keyboard.press("-")
    until(lambda: scale(page) < grown)
    page.get_by_role("button", name="The whole map").click()
    until(lambda: scale(page) == 1)
    page.get_by_role("button", name="Larger").click()
    until(lambda: scale(page) == 1.5)
    before = left(page)
    page.keyboard.press("Shift+ArrowRight")
    until(lambda: left(page) < before)
    for _ in range(9):
        page.keyboard.press("Shift+ArrowLeft")
    until(lambda: left(page) > before)
    away = left(page)
    page.locator("#far-tile").focus()
    until(lambda: left(page) < away)
    page.reload()
    page.locator("#map").wait_for()
    until(lambda: scale(page) == 1.5)


@pytest.mark.parametrize(("game", "id"), [("bantam", "country-map"), ("pioneers", "frontier-map")])
def test_the_whole_map_whatever_it_starts_with(
    server: Server, person: Any, game: str, id: str
) -> None:
    """A picture may start closer by an attribute of its own: the whole map is the whole map."""
    players = people(server.url, 2, game=game)
    me = person(server)
    enter(me, players[0].table, players[0].token)
    page = me.page
    start = page.locator(f"#{id}").get_attribute("data-start")
    first = float(start.split()[2]) if start else 1.0
    assert (first > 1) == (game == "bantam")
    assert scale(page, id) == pytest.approx(first, abs=0.01)
    whole = page.get_by_role("button", name="The whole map")
    whole.click()
    until(lambda: scale(page, id) == 1)
    page.mouse.move(*page.evaluate(MIDDLE, id))
    page.mouse.wheel(0, -400)
    until(lambda: scale(page, id) > 2)
    page.reload()
    page.locator(f"#{id}").wait_for()
    until(lambda: scale(page, id) > 2)
    whole.click()
    until(lambda: scale(page, id) == 1)
    page.reload()
    page.locator(f"#{id}").wait_for()
    until(lambda: scale(page, id) == 1)


def test_two_fingers(mapped: Server, person: Any) -> None:
    players = people(mapped.url, 2)
    me = person(mapped, viewport={"width": 390, "height": 800}, has_touch=True)
    enter(me, players[0].table, players[0].token)
    page = me.page
    box = page.locator("#map-window").bounding_box()
    assert box is not None
    x, y = box["x"] + 60, box["y"] + 60
    fingers = me.context.new_cdp_session(page)
    for kind, gap in (("touchStart", 20), ("touchMove", 40), ("touchMove", 80)):
        points = [{"x": x - gap / 2, "y": y, "id": 0}, {"x": x + gap / 2, "y": y, "id": 1}]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    until(lambda: scale(page) > 2)
    expect(page.locator("#map-window")).to_have_class(re.compile("closer"))
