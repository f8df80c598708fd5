"""How the board of `wanted` looks: colours and shapes are the gangs', players are plates."""

from __future__ import annotations

import re

import pytest

import saloon
from saloon import drawing as d
from saloon.games.wanted.content import DECKS, GANGS, OUTLAWS
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


def test_if_the_round_ended_now_every_token_has_its_taker_and_a_reason() -> None:
    """More cards, or the leader where there are as many."""
    match = saloon.Match(saloon.game("wanted"), 3, "plates")
    tell = teller(match.game, "en", ("Ada", "Belle", "Cole"), me=0)
    view = match.view(0)
    leaders = [next(o for o in OUTLAWS if o.leader and o.gang == g).id for g in range(4)]
    plain = [[o.id for o in OUTLAWS if not o.leader and o.gang == g] for g in range(4)]
    ada, belle, cole = view["table"]["players"]
    ada["stacks"] = [plain[0][:2], [leaders[1]], [], plain[3][:1]]
    belle["stacks"] = [plain[0][2:3], plain[1][:1], [], plain[3][1:2]]
    cole["stacks"] = [[], [], plain[2][:1], []]
    for player, points in ((ada, 7), (belle, 6), (cole, 2)):
        player["points"] = points
    for board in (scene(view, tell), small(view, tell)):
        told = re.search(r'aria-label="If the round ended now\. ([^"]*)"', board)
        assert told is not None
        assert told[1].split(". ") == [
            "Wild Bunch: You 2 to 1",
            "Daltons: You 1 to 1 ★",
            "Loners: Cole 1 to 0",
            "James-Younger: nobody 1 to 1",
            "One token: You 7, Belle 6, Cole 2.",
        ]


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_card_of_the_round_covers_no_place_of_a_player(seats: int) -> None:
    match = saloon.Match(saloon.game("wanted"), seats, "places")
    tell = teller(match.game, "en", me=0)
    view = match.view(0)
    for board in (scene(view, tell), small(view, tell)):
        card = re.search(
            r'id="standing"[^>]*translate\((\S+) (\S+)\)"'
            r'.*?<rect[^>]*?width="(\S+)" height="(\S+)"',
            board,
        )
        assert card is not None
        left, top, width, height = map(float, card.groups())
        panels = re.findall(
            r'<rect x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)"[^>]*data-seat', board
        )
        assert len(panels) == seats
        for x, y, w, h in [[float(number) for number in panel] for panel in panels]:
            aside = left + width <= x or x + w <= left
            assert aside or top + height <= y or y + h <= top, (left, top, x, y)
