"""The board of `pioneers` as a picture: well formed, readable, and lit where a move is legal."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from html import escape
from itertools import islice
from xml.etree import ElementTree

import pytest

import saloon
from saloon.choices import keys_of
from saloon.games.pioneers import art
from saloon.games.pioneers.content import BUILDINGS, GOODS, LABORERS, LANDS, PLACES, SYMBOLS
from saloon.games.pioneers.scene import closeup, results, scene
from saloon.games.pioneers.scene import picture as lobby_picture
from saloon.words import LANGS
from tests.games.pioneers.settled import GAME, at_table, middle_games, settled
from tests.server.stored import asked

SVG = "{http://www.w3.org/2000/svg}"
BUTTONS = frozenset({"act", "n", "line", "task", "order", "rule", "page"})
"""Moves about nothing that lies on the table: they only stand among the buttons."""


def boards(games: int) -> Iterator[tuple[saloon.Match, saloon.Ask]]:
    """Decisions of settled games: each question once."""
    seen: set[str] = set()
    for match, ask in middle_games(games):
        if ask.prompt not in seen:
            seen.add(ask.prompt)
            yield match, ask


@pytest.mark.parametrize(("wide", "lang"), [(True, "en"), (False, "fr")])
def test_every_picture_is_well_formed(wide: bool, lang: str) -> None:
    for match, ask in islice(boards(8), int(wide), None, 3):
        picture = scene(match.view(ask.seat), at_table(lang, match.seats, ask.seat), wide)
        root = ElementTree.fromstring(picture)
        ids = Counter(e.get("id") for e in root.iter() if e.get("id"))
        assert [id for id, count in ids.items() if count > 1] == []
        assert "style=" not in picture
        assert float(str(root.get("width"))) == (1440 if wide else 390)
        for piece in root.iter(f"{SVG}g"):
            if piece.get("class") in ("piece", "lit", "lit chosen"):
                assert piece.get("aria-label")
                assert "{" not in piece.attrib["aria-label"]
                assert piece.find(f"{SVG}title") is None  # shown beside the tip


@pytest.mark.parametrize("wide", [True, False])
def test_what_may_be_done_is_lit(wide: bool) -> None:
    for match, ask in islice(boards(16), int(not wide), None, 2):
        view = match.view(ask.seat)
        picture = scene(view, at_table("en", match.seats, ask.seat), wide)
        lit = dict(re.findall(r'data-move="([^"]+)" data-key="(\w*)"', picture))
        legal = keys_of(at_table("en", match.seats, ask.seat), view)
        assert lit.items() <= legal.items()
        missing = [
            move
            for move in legal
            if move not in lit and ":" in move and move.partition(":")[0] not in BUTTONS
        ]
        assert missing == [], ask.prompt


def test_no_letter_on_a_wide_screen_is_smaller_than_thirteen_but_on_a_piece() -> None:
    """Letters of the map grow as it shrinks; those on pieces and pictures may not."""
    for tiles in (7, 30, 60):
        match = saloon.Match(GAME, table=settled(4, "letters", tiles))
        root = ElementTree.fromstring(scene(match.view(0), at_table("fr", 4, 0)))
        window = next(e for e in root.iter(f"{SVG}svg") if e.get("id") == "frontier-map-window")
        scale = float(str(window.get("width"))) / float(str(window.get("viewBox")).split()[2])
        for below in root.iter(f"{SVG}g"):
            if below.get("id") == "map-below":
                for tile in below:
                    for text in tile.findall(f"{SVG}text"):
                        assert float(str(text.get("font-size"))) * scale >= 12.9 or scale < 0.6
        # What lies beside the map is drawn as large as it is seen.
        names = [text for text in root.iter(f"{SVG}text") if text.get("anchor") == "start"]
        assert all(float(str(text.get("font-size"))) >= 13 for text in names)


def test_the_map_holds_all_its_tiles_in_its_window() -> None:
    for tiles in (7, 40, 77):
        match = saloon.Match(GAME, table=settled(3, "window", tiles))
        root = ElementTree.fromstring(scene(match.view(0), at_table("en", 3, 0)))
        window = next(e for e in root.iter(f"{SVG}svg") if e.get("id") == "frontier-map-window")
        left, top, wide, tall = (float(n) for n in str(window.get("viewBox")).split())
        group = next(e for e in window.iter(f"{SVG}g") if e.get("id") == "frontier-map")
        assert group.get("data-pan") == "map"
        spots = [e for e in group.iter(f"{SVG}g") if str(e.get("id")).startswith("tile-")]
        assert len(spots) == tiles
        for spot in spots:
            x, y = (float(n) for n in re.findall(r"-?[\d.]+", str(spot.get("transform"))))
            assert left + art.SIZE <= x <= left + wide - art.SIZE
            assert top + art.TALL <= y <= top + tall - art.TALL


def test_nobody_is_known_by_colour_alone() -> None:
    colour = re.compile(r"#[0-9a-f]{6}")
    for number in (1, 8):
        pieces = {colour.sub("", art.pioneer(seat, number)) for seat in range(4)}
        assert len(pieces) == 4
    for kind in art.WORK:
        assert len({colour.sub("", art.work(kind, seat)) for seat in (0, 1, 2, 3, None)}) == 5
    assert len({colour.sub("", art.WORK[kind]("#000000")) for kind in art.WORK}) == 6


def test_everything_looks_different() -> None:
    kinds = [*(land.id for land in LANDS), "collapsed-mine"]
    lands = {art.land(kind, variant) for kind in kinds for variant in range(art.VARIANTS)}
    assert len(lands) == len(kinds) * art.VARIANTS
    assert len({art.place(place.id) for place in PLACES}) == len(PLACES)
    assert len({art.good(good.id) for good in GOODS}) == len(GOODS)
    assert len({art.laborer(kind) for kind in LABORERS}) == len(LABORERS)
    assert len({art.symbol(id) for id in (*SYMBOLS, "bandit")}) == 5
    assert set(art.WORK) == {*BUILDINGS, "claim"}


def test_a_picture_is_made_from_the_view_alone() -> None:
    match = saloon.Match(GAME, table=settled(4, "alone"))
    view = match.view(2)
    sent = json.loads(json.dumps(view))
    assert scene(sent, at_table("fr", 4, 2)) == scene(view, at_table("fr", 4, 2))


def test_an_onlooker_sees_the_board_and_nothing_is_lit() -> None:
    match = saloon.Match(GAME, table=settled(4, "onlooker"))
    for wide in (True, False):
        assert "data-move" not in scene(match.view(None), at_table("en", 4), wide)


def test_an_open_trade_and_an_open_auction_are_in_view() -> None:
    seen = set()
    for match, ask in middle_games(12):
        table = match.view(ask.seat)["table"]
        for what in ("offer", "lot"):
            if table[what] is not None and what not in seen:
                seen.add(what)
                told = at_table("en", match.seats, ask.seat)
                for wide in (True, False):
                    picture = scene(match.view(ask.seat), told, wide)
                    title = told.words("scene-offer" if what == "offer" else "scene-auction")
                    assert title in picture or told.words("scene-counter") in picture
        if len(seen) == 2:
            return
    raise AssertionError(f"no trade or no auction in these games: {seen}")


def test_results_add_up() -> None:
    match = saloon.Match(GAME, table=settled(4, "results"))
    rows = results(match.view(None), at_table("en", 4))
    pioneers, buildings, diplomas, cards, total, _ = [
        [int(cell) for cell in row] for _, row in rows
    ]
    assert total == match.scores
    sums = zip(pioneers, buildings, diplomas, cards, strict=True)
    assert [sum(column) for column in sums] == total
    assert all(points % 2 == 0 for points in buildings)


def test_the_price_list_is_at_hand_in_both_languages() -> None:
    match = saloon.Match(GAME, table=settled(2, "prices"))
    for lang in LANGS:
        told = at_table(lang, 2, 0)
        near = closeup(match.view(0), told, "prices")
        assert near is not None
        assert 'data-open="prices"' in scene(match.view(0), told)
        for good in GOODS:
            assert escape(told.words(f"good-{good.id}"), quote=False) in near


def test_a_press_on_a_phone_opens_families_and_lists() -> None:
    match = saloon.Match(GAME, table=settled(4, "press"))
    told = at_table("en", 4, 1)
    picture = scene(match.view(1), told, wide=False)
    things = re.findall(r'data-open="([^"]+)"', picture)
    assert things == ["seat-1", "seat-2", "seat-3", "seat-0", "prices", "diplomas"]
    for thing in things:
        near = closeup(match.view(1), told, thing)
        assert near is not None
        ElementTree.fromstring(near)
    assert closeup(match.view(1), told, "seat-9") is None
    root = ElementTree.fromstring(picture)
    assert float(str(root.get("height"))) <= 640


def test_the_lobby_has_a_picture() -> None:
    root = ElementTree.fromstring(lobby_picture().replace("<svg ", f'<svg xmlns="{SVG[1:-1]}" ', 1))
    assert root.get("viewBox") == "0 0 320 180"


def test_an_auction_says_who_is_still_in() -> None:
    match = asked("pioneers", {"bid"})
    first, *others = [ask.seat for ask in match.asks]
    match.play(first, match.ask_for(first).moves[-1])  # type: ignore[union-attr]
    seller = match.view(None)["table"]["lot"]["seller"]
    tell = at_table("en", match.seats, seller)
    picture = scene(match.view(seller), tell)
    assert f"{tell.name(first)}: decided" in picture
    cash = {one["seat"]: one["cash"] for one in match.view(seller)["table"]["players"]}
    for seat in others:
        assert f"{tell.name(seat)}: still choosing, up to ${cash[seat]}" in picture
    for seat in set(range(match.seats)) - {seller, first, *others}:
        assert f"{tell.name(seat)}: out of this auction" in picture


def test_on_a_phone_the_map_stays_in_sight_below_a_trade() -> None:
    match = asked("pioneers", {"answer"})
    seat = match.asks[0].seat
    drawn = scene(match.view(seat), at_table("en", match.seats, seat), False)
    assert at_table("en", match.seats, seat).words("scene-offer") in drawn
    assert 'id="frontier-map-window"' in drawn


def test_on_a_phone_nothing_is_left_empty_below_a_list_to_choose_from() -> None:
    """A short list leaves the map in sight, and a long one takes all the room there is."""
    kinds = set()
    for match, ask in boards(24):
        drawn = scene(match.view(ask.seat), at_table("fr", match.seats, ask.seat), False)
        tops = [float(top) for top in re.findall(r'id="price-[^>]*translate\(\S+ (\S+?)\)', drawn)]
        if not tops:
            continue
        mapped = 'id="frontier-map-window"' in drawn
        kinds.add(mapped)
        if not mapped:
            assert max(tops) + (max(tops) - min(tops)) / (len(tops) - 1) > 385, ask.prompt
        if len(kinds) > 1:
            break
    assert kinds == {True, False}


def test_sums_of_money_are_written_as_the_language_does() -> None:
    """On every screen: "$9" in English, "9 $" in French."""
    match = settled(3, "money")
    for wide in (True, False):
        view = saloon.Match(GAME, table=match).view(0)
        assert not re.search(r"\$\d", words_of(scene(view, at_table("fr", 3, 0), wide)))
        assert re.search(r"\$\d", words_of(scene(view, at_table("en", 3, 0), wide)))


def words_of(drawn: str) -> str:
    """All that is written on a board."""
    return " ".join(text.strip() for text in ElementTree.fromstring(drawn).itertext())
