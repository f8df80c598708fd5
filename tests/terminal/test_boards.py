"""Boards in a terminal: whole names, a legend for what is short, an overview of a large map."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import saloon
from saloon.bots.random import play_out
from saloon.engine.match import Match
from saloon.games.pioneers.text import PioneersTeller
from saloon.terminal.app import Fitted
from saloon.words import teller


def drawn(match: Match, lang: str, width: int, height: int = 40) -> str:
    seat = match.asks[0].seat
    console = Console(file=io.StringIO(), width=width, height=height, color_system=None)
    board = teller(match.game, lang, me=seat).board(match.view(seat))
    with console.capture() as out:
        console.print(Fitted(board, height))
    return out.get()


def after(game: str, moves: int) -> Match:
    match = Match(saloon.game(game), seats=0, seed="boards")
    play_out(match, saloon.Rng.seeded("boards"), moves)
    return match


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_pioneers_shows_whole_names_and_a_legend(lang: str) -> None:
    match = after("pioneers", 40)
    told = teller(match.game, lang)
    assert isinstance(told, PioneersTeller)
    kinds = {tile["kind"]: tile for tile in match.view(None)["table"]["field"]}
    wide = drawn(match, lang, 120)
    narrow = drawn(match, lang, 40)
    for kind in kinds:
        assert told.kind(kind) in wide
        assert told.kind(kind) in " ".join(narrow.split()), "drawn, or in the legend"
    assert told.words("board-signs").split()[0] in wide
    assert "…" not in wide.splitlines()[0]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("height", [20, 40])
def test_bantam_has_an_overview_and_the_tile_around_the_piece(lang: str, height: int) -> None:
    match = after("bantam", 12)
    told = teller(match.game, lang)
    lines = drawn(match, lang, 120, height).splitlines()
    names = [told.words(f"tile-{id}-short") for id in ("wild", "plains", "wet", "mtn", "town")]
    (overview,) = [line for line in lines if all(name in line for name in names)]
    for letter in "ABC":
        assert f" {letter}" in overview
    titles = [told.words(f"tile-{id}-title") for id in ("wild", "plains", "wet", "mtn", "town")]
    assert any(line.strip() in titles for line in lines) == (height >= 30)
