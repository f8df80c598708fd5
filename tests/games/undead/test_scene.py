"""The board of `undead` as a picture: well formed, readable, and lit where a move is legal."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest
import typer
from typer.testing import CliRunner

import saloon
from saloon import drawing as d
from saloon.choices import keys_of
from saloon.games.undead import art
from saloon.games.undead.content import BUILDINGS, UNDEAD
from saloon.games.undead.scene import TILE, results, scene, small
from saloon.games.undead.scene import picture as lobby_picture
from saloon.terminal.draw_command import draw
from saloon.words import LANGS
from tests.games.undead.test_text import GAME, MODES, at_table, random_game

SVG = "{http://www.w3.org/2000/svg}"
PLAIN = frozenset(
    {
        "go:sit",
        "done",
        "skip",
        "pay-up",
        "walk-out",
        "shoot",
        "hold-fire",
        "stop",
        "no-critical",
        "backfire",
        "more",
        "enough",
        "vacate",
        "stand",
        "leave:-",
    }
)
"""Moves about nothing that lies on the table: they only stand among the buttons."""


def pictures(seats: int, options: dict[str, bool], lang: str, wide: bool) -> list[tuple[str, str]]:
    """Boards of a random game with what was asked: each question once, and every 60th move."""
    told = {seat: at_table(lang, seats, seat) for seat in range(seats)}
    seen: Counter[str] = Counter()
    found = []
    for number, (match, ask) in enumerate(random_game(seats, options, f"seen {seats}")):
        seen[ask.prompt] += 1
        if seen[ask.prompt] == 1 or number % 60 == 0:
            view = match.view(ask.seat)
            found.append((scene(view, told[ask.seat], wide), ask.prompt))
    return found


@pytest.mark.parametrize("wide", [True, False])
@pytest.mark.parametrize(("seats", "options"), MODES)
def test_every_picture_is_well_formed(seats: int, options: dict[str, bool], wide: bool) -> None:
    for lang in LANGS:
        for picture, _ in pictures(seats, options, lang, wide):
            root = ElementTree.fromstring(picture)
            ids = Counter(e.get("id") for e in root.iter() if e.get("id"))
            assert [id for id, count in ids.items() if count > 1] == []
            assert "style=" not in picture
            width = float(str(root.get("width")))
            assert width in ((1180, 1300, 1446) if wide else (360,))
            for piece in root.iter(f"{SVG}g"):
                if piece.get("class") in ("piece", "lit", "lit chosen"):
                    assert piece.get("aria-label")
                    assert "{" not in piece.attrib["aria-label"]
                    assert (
                        piece.find(f"{SVG}title") is None
                    )  # a browser would show it beside the tip


@pytest.mark.parametrize(("seats", "options"), MODES)
@pytest.mark.parametrize("wide", [True, False])
def test_what_may_be_done_is_lit(seats: int, options: dict[str, bool], wide: bool) -> None:
    told = {seat: at_table("en", seats, seat) for seat in range(seats)}
    seen: Counter[str] = Counter()
    for match, ask in random_game(seats, options, f"lit {seats}"):
        seen[ask.prompt] += 1
        if seen[ask.prompt] > 3 and seen[ask.prompt] % 30:
            continue
        view = match.view(ask.seat)
        picture = scene(view, told[ask.seat], wide)
        lit = re.findall(r'data-move="([^"]+)" data-key="(\w*)"', picture)
        legal = keys_of(told[ask.seat], view)
        assert dict(lit).items() <= legal.items()
        if ask.prompt in told[ask.seat].PICKERS:
            continue  # chosen part by part, beside the board
        several = {move for move in legal if re.fullmatch(r"leave:\d\d+", move)}
        assert set(legal) - {move for move, _ in lit} - several <= PLAIN, ask.prompt


def test_no_letter_is_smaller_than_thirteen_on_a_wide_screen() -> None:
    for lang in LANGS:
        for picture, _ in pictures(6, {}, lang, wide=True):
            small = [
                size for size in re.findall(r'font-size="([\d.]+)"', picture) if float(size) < 13
            ]
            assert small == []


def test_abilities_fit_their_sheets() -> None:
    for lang in LANGS:
        words = at_table(lang).words
        for building in BUILDINGS:
            text = words(f"building-{building.id}-does")
            for width, most in ((164 - 10, int((TILE - 112 - 2) // 14.6)), (146 - 10, 4)):
                lines = d.wrapped(text, width, 13, most)
                assert not any(line.endswith("…") for line in lines), (lang, text, lines)


def test_a_picture_is_made_from_the_view_alone() -> None:
    match = saloon.Match(GAME, seats=4, seed="alone")
    view = match.view(2)
    sent = json.loads(json.dumps(view))
    assert scene(sent, at_table("fr", 4, 2)) == scene(view, at_table("fr", 4, 2))


def test_every_building_and_every_undead_looks_different() -> None:
    assert len({art.facade(building.id, "") for building in BUILDINGS}) == len(BUILDINGS)
    assert len({art.ghoul(undead.id, 60) for undead in UNDEAD}) == len(UNDEAD)


def test_an_onlooker_sees_the_board_and_nothing_is_lit() -> None:
    match = saloon.Match(GAME, seats=5, seed="onlooker")
    for wide in (True, False):
        assert "data-move" not in scene(match.view(None), at_table("en", 5), wide)


@pytest.mark.parametrize(("seats", "options"), [mode for mode in MODES if mode[0] > 1])
def test_results_add_up(seats: int, options: dict[str, bool]) -> None:
    *_, (match, _) = random_game(seats, options, "results")
    rows = results(match.view(None), at_table("en", seats))
    tokens, undead, houses, total, _ = [[int(cell) for cell in row] for _, row in rows]
    assert total == match.scores
    assert [a + b + c for a, b, c in zip(tokens, undead, houses, strict=True)] == total


def test_saloon_draw_writes_the_same_picture_for_the_same_seed(tmp_path: Path) -> None:
    app = typer.Typer()
    app.command()(draw)
    files = [tmp_path / "one.svg", tmp_path / "two.svg"]
    for file in files:
        asked = [
            "undead",
            "--seed",
            "x",
            "--moves",
            "70",
            "--lang",
            "fr",
            "--narrow",
            "-o",
            str(file),
        ]
        assert CliRunner().invoke(app, asked).exit_code == 0
    assert files[0].read_text(encoding="utf-8") == files[1].read_text(encoding="utf-8")
    root = ElementTree.fromstring(files[0].read_text(encoding="utf-8"))
    assert root.get("aria-label") == "La ville de West Fort"
    wrong = CliRunner().invoke(app, ["undead", "--seat", "9"])
    assert isinstance(wrong.exception, saloon.BadSetup)
    assert "the seats are 0 to 3" in str(wrong.exception)


def test_the_lobby_shows_main_street() -> None:
    root = ElementTree.fromstring(lobby_picture())
    assert root.get("viewBox") == "0 0 320 180"
    assert root.get("aria-hidden") == "true"


def boxes(picture: str) -> dict[str, tuple[float, float, float, float]]:
    """What can be pointed at in a picture, and where."""
    found = {}
    for piece in ElementTree.fromstring(picture).iter(f"{SVG}g"):
        area = piece.find(f"{SVG}rect")
        place = re.fullmatch(r"translate\(([-\d.]+) ([-\d.]+)\)", piece.get("transform") or "")
        if piece.get("id") and place and area is not None:
            x, y = map(float, place.groups())
            found[str(piece.get("id"))] = (
                x,
                y,
                float(area.get("width", 0)),
                float(area.get("height", 0)),
            )
    return found


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_few_bands_leave_no_half_of_a_small_screen_empty(seats: int) -> None:
    match = saloon.Match(GAME, seats, "small")
    picture = small(match.view(0), at_table("en", seats))
    width, height = (
        float(ElementTree.fromstring(picture).get(side, 0)) for side in ("width", "height")
    )
    for half in (0, width / 2):
        low = [y + h for x, y, w, h in boxes(picture).values() if half <= x < half + width / 2]
        assert max(low) > height - 30, (seats, half)


def test_no_key_covers_a_price_or_a_value_on_a_small_screen() -> None:
    met: set[str] = set()
    for seats in (1, 3):
        told = at_table("en", seats)
        for match, _ in random_game(seats, {}, "keys"):
            picture = small(match.view(0), told)
            met |= set(re.findall(r'data-move="(\w+):', picture))
            keys = [
                [float(cap.get(name, 0)) for name in ("x", "y", "width", "height")]
                for badge in ElementTree.fromstring(picture).iter(f"{SVG}g")
                if badge.get("class") == "key"
                for cap in badge.findall(f"{SVG}rect")
            ]
            for id, (x, y, w, _) in boxes(picture).items():
                for middle in (x + 11, x + w - 11) if id.startswith("building-") else ():
                    for left, top, wide, tall in keys:
                        across = max(left - middle, middle - left - wide)
                        assert max(across, top - y - 12, y + 12 - top - tall) > 6, (seats, id)
    assert met >= {"shoot", "use"}
