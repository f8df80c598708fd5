"""The board of `bantam` as a picture: well formed, readable, and lit where a move is legal."""

from __future__ import annotations

import json
import re
from collections import Counter
from xml.etree import ElementTree

import pytest

import saloon
from saloon.games.bantam import art
from saloon.games.bantam.board import ACRE, TILE
from saloon.games.bantam.cards import CARD
from saloon.games.bantam.content import CHARACTER, CRAFT, DRINK, FRONTS, ITEM, MOUNT
from saloon.games.bantam.events import HEAD_MOUNTS
from saloon.games.bantam.game import GAME
from saloon.games.bantam.scene import picture as lobby_picture
from saloon.games.bantam.scene import results, scene
from saloon.words import LANGS
from tests.games.bantam.tables import west
from tests.games.bantam.test_event_cards import ride
from tests.games.bantam.test_text import MODES, at_table, random_game

SVG = "{http://www.w3.org/2000/svg}"
LIT = ("go", "buy", "order", "play", "truce", "fight", "ambush", "character", "draw-items")
"""Moves that stand for something on the table and must shine there."""


def pictures(
    seats: int, options: dict[str, bool | int | str], lang: str, wide: bool
) -> list[tuple[str, saloon.Ask]]:
    """Boards of a random game with what was asked: each question once, and every 90th move."""
    told = {seat: at_table(lang, seats, seat) for seat in range(seats)}
    seen: Counter[str] = Counter()
    found = []
    for number, (match, ask) in enumerate(random_game(seats, options, f"seen {seats}")):
        if not ask.prompt:
            break
        seen[ask.prompt] += 1
        if seen[ask.prompt] == 1 or number % 90 == 0:
            found.append((scene(match.view(ask.seat), told[ask.seat], wide), ask))
    return found


@pytest.mark.parametrize("wide", [True, False])
@pytest.mark.parametrize(("seats", "options"), MODES)
def test_every_picture_is_well_formed_and_lit_where_a_move_is_legal(
    seats: int, options: dict[str, bool | int | str], wide: bool
) -> None:
    lang = LANGS[seats % 2]
    for picture, ask in pictures(seats, options, lang, wide):
        root = ElementTree.fromstring(picture)
        ids = Counter(e.get("id") for e in root.iter() if e.get("id"))
        assert [id for id, count in ids.items() if count > 1] == []
        assert "style=" not in picture
        assert float(str(root.get("width"))) == (1440 if wide else 360)
        for piece in root.iter(f"{SVG}g"):
            if piece.get("class") in ("piece", "lit", "lit chosen"):
                assert piece.get("aria-label")
                assert "{" not in piece.attrib["aria-label"]
                assert piece.find(f"{SVG}title") is None  # shown beside the tip
        lit = dict(re.findall(r'data-move="([^"]+)" data-key="(\w*)"', picture))
        legal = [GAME.text(code) for code in ask.moves]
        assert set(lit) <= set(legal)
        dark = [move for move in legal if move not in lit and move.split(":")[0] in LIT]
        assert dark == [], ask.prompt


@pytest.mark.parametrize("lang", LANGS)
def test_no_letter_is_smaller_than_thirteen_on_a_wide_screen(lang: str) -> None:
    for picture, _ in pictures(4, {}, lang, wide=True)[:6]:
        sizes = [float(size) for size in re.findall(r'font-size="([\d.]+)"', picture)]
        assert [size for size in sizes if size < 13] == []


def test_the_map_is_a_window_that_starts_at_the_readers_tile() -> None:
    match = saloon.Match(GAME, seats=3, seed="window")
    asked = match.asks[0].seat
    root = ElementTree.fromstring(scene(match.view(asked), at_table("en", 3, asked)))
    window = next(e for e in root.iter(f"{SVG}svg") if e.get("id") == "map-window")
    panned = window[0]
    assert panned.get("id") == "country-map"
    assert panned.get("data-pan") == "town"
    x, y, scale = (float(n) for n in str(panned.get("data-start")).split())
    assert scale == pytest.approx(2.355)
    assert panned.get("transform") == f"translate({x:g} {y:g}) scale(2.355)"
    assert x <= 0
    assert y <= 0


@pytest.mark.parametrize("wide", [True, False])
@pytest.mark.silent("BAN-HED-01")
def test_the_wall_has_as_many_spaces_as_the_rules(wide: bool) -> None:
    """BAN-HED-01: no space is drawn on which no Head can ever hang."""
    inside = west(options={"mode": "governors"}, at={0: "saloon"}).match
    drawn = scene(inside.view(0), at_table("en", inside.seats, 0), wide)
    for kind in ("plaque", "poster"):
        found = re.findall(rf'id="wall-{kind}-(\d+)"', drawn)
        assert sorted(found) == [str(n) for n in range(HEAD_MOUNTS)]


@pytest.mark.parametrize("wide", [True, False])
def test_a_drink_that_an_event_stands_is_chosen_at_the_bar(wide: bool) -> None:
    """BAN-EVT-05, BAN-RULING-92: all four can be pressed, and none costs a dollar."""
    w = ride(at={0: "p_gate"}, events=[36], cash={0: 5}, wil={0: 2})
    w.play("0 go:gate_plains", "0 go:release_jail", "0 go:saloon", "0 choose:3")
    drawn = scene(w.match.view(0), at_table("en", w.match.seats, 0), wide)
    assert len(re.findall(r'data-move="order:', drawn)) == len(DRINK)
    assert drawn.count(">$0<") == len(DRINK)


def test_a_picture_is_made_from_the_view_alone() -> None:
    match = saloon.Match(GAME, seats=4, seed="alone")
    view = match.view(2)
    sent = json.loads(json.dumps(view))
    assert scene(sent, at_table("fr", 4, 2)) == scene(view, at_table("fr", 4, 2))


def test_an_onlooker_sees_the_board_and_nothing_is_lit() -> None:
    match = saloon.Match(GAME, seats=4, seed="onlooker")
    for wide in (True, False):
        assert "data-move" not in scene(match.view(None), at_table("en", 4), wide)


def test_everything_looks_different() -> None:
    assert len({art.foe(front, 30) for front in FRONTS}) == len(FRONTS)
    assert len({art.portrait(character.id, 60) for character in CHARACTER}) == 4
    assert len({art.mount(mount.id, 60) for mount in MOUNT}) == len(MOUNT)
    things = [*(item.id for item in ITEM), *(token.id for token in CRAFT)]
    assert len({art.item(id, 20) for id in things}) == len(things)
    assert len({art.tile(number) for number in range(len(TILE))}) == 5
    coins = {art.coin(number) for number, row in enumerate(ACRE) if row.store < 0}
    assert len(coins) > 40


def test_the_icons_of_cards_are_kept_once() -> None:
    kept = art.symbols()
    for card in CARD:
        assert f'id="art-icon-{card.icon}"' in kept


@pytest.mark.parametrize(("seats", "options"), MODES[:2])
def test_results_add_up(seats: int, options: dict[str, bool | int | str]) -> None:
    *_, (match, _) = random_game(seats, options, "results")
    rows = results(match.view(None), at_table("en", seats))
    *tasks, total = [[int(cell) for cell in row] for _, row in rows]
    assert total == match.scores
    assert [sum(column) for column in zip(*tasks, strict=True)] == total


def test_the_lobby_shows_a_piece_of_the_country() -> None:
    root = ElementTree.fromstring(lobby_picture())
    assert root.get("viewBox") == "0 0 320 180"
    assert root.get("aria-hidden") == "true"


@pytest.mark.parametrize("lang", LANGS)
def test_a_fight_shows_what_is_public_of_both_hands(lang: str) -> None:
    """How many cards the other holds and which were played, and no card that is hidden."""
    shown = 0
    for match, ask in random_game(2, {"mode": "welcome_a"}, "hands"):
        view = match.view(ask.seat) if ask.prompt == "card" else None
        if view is None or view["table"]["fight"] is None:
            continue
        drawn = scene(view, at_table(lang, 2, ask.seat), True)
        fight = view["table"]["fight"]
        for place, side in enumerate(fight["sides"]):
            [said] = re.findall(rf'id="holding-{place}"[^>]*aria-label="([^"]*)"', drawn)
            assert str(side["deck"]) in said
            who = (fight["attacker"], fight["defender"])[place]
            if who.isdigit() and who != str(ask.seat):
                assert str(side["hand"]) in said
                shown += 1
        if shown > 3:
            return
    assert shown


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_star_covers_the_mark_of_a_rival(seats: int) -> None:
    match = next(iter(random_game(seats, {}, "rivals")))[0]
    while not match.view(0)["table"]["players"][0]["character"]:
        ask = next(a for a in match.asks if a.seat not in match.committed)
        match.play(ask.seat, ask.moves[0])
    picture = scene(match.view(0), at_table("en", seats, 0), True)
    star = re.escape(art.notoriety(16, "0").split(" fill")[0])  # its outline
    stars = re.findall(rf'<g transform="translate\(([\d.]+) [\d.]+\)">{star}', picture)
    assert len(stars) == (2 if seats == 2 else 1)  # the own one stands on the board
    rivals = re.findall(r'id="player-[1-9]"[^>]*transform="translate\(([\d.]+) [\d.]+\)"', picture)
    assert len(rivals) == seats - 1
    for left in map(float, rivals):  # the mark reaches 34 to the right, the star 20 to the left
        assert all(not left < float(middle) < left + 54 for middle in stars), (rivals, stars)
