"""How the board of `wanted` looks: colours and shapes are the gangs', players are plates."""

from __future__ import annotations

import re

import pytest

import saloon
from saloon import drawing as d
from saloon.games.wanted.content import DECKS, GANGS
from saloon.games.wanted.scene import GANG_LOOKS, scene, small
from saloon.words import teller


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_no_player_looks_like_a_gang(seats: int) -> None:
    match = saloon.Match(saloon.game("wanted"), seats, "plates")
    tell = teller(match.game, "en", me=0)
    view = match.view(0)
    for board in (scene(view, tell), scene(view, tell, wide=False), small(view, tell)):
        for seat in range(seats):
            colour, letter, _ = d.PLAYERS[seat]
            assert f'fill="{colour}" stroke="{d.PAPER}" stroke-width="1.4"' not in board
            assert f">{letter}</text>" in board
        assert board.count(f'fill="{d.BRASS}"') >= seats


def test_a_town_stands_on_the_colour_of_its_gang() -> None:
    """WAN-SETUP-12: Tombstone and the Wild Bunch red, Cripple Creek and the Daltons green, ..."""
    match = saloon.Match(saloon.game("wanted"), 3, "towns")
    tell = teller(match.game, "en", me=0)
    board = scene(match.view(0), tell)
    for town, gang in zip(DECKS[:4], range(len(GANGS)), strict=True):
        name = tell.words(f"deck-{town}")
        ribbon = re.search(rf'<rect[^>]*fill="([^"]+)"[^>]*/><text[^>]*>{name}</text>', board)
        assert ribbon is not None, town
        assert ribbon[1] == GANG_LOOKS[gang][0]
