"""The quick game (WAN-QUICK) and what it takes out (WAN-RND-02)."""

from __future__ import annotations

from collections import Counter

import pytest

from saloon.engine.errors import BadSetup
from saloon.engine.match import Match
from saloon.games.wanted.content import OUTLAWS, SALOON, gang_of, is_leader, town_of
from saloon.games.wanted.game import GAME
from tests.games.wanted.setting import Setting, final, fresh

CHOICES = [2 if town == gang else 3 for town in range(4) for gang in range(4)]
"""How many outlaws may go, town by town and gang by gang: never a leader (WAN-QUICK-03)."""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_WAN_QUICK_01_two_to_four_players(seats: int) -> None:
    assert Match(GAME, seats, "quick", {"quick": True}).view()["table"]["options"]["quick"]


@pytest.mark.parametrize("seats", [5, 6])
@pytest.mark.silent("WAN-QUICK-01")
def test_WAN_QUICK_01_refused_with_more(seats: int) -> None:
    with pytest.raises(BadSetup, match="2 to 4 seats"):
        Match(GAME, seats, "quick", {"quick": True})


def test_WAN_QUICK_02_eight_cards_a_town_two_of_each_gang() -> None:
    t = fresh(4, quick=True)
    for town in range(4):
        cards = t.table.decks[town]
        assert len(cards) == 8
        assert Counter([gang_of(card) for card in cards]) == {0: 2, 1: 2, 2: 2, 3: 2}
    out = [(town_of(card), gang_of(card)) for card in t.table.out]
    assert sorted(out) == [(town, gang) for town in range(4) for gang in range(4)]


@pytest.mark.parametrize("choice", [0, 1, 2])
def test_WAN_QUICK_03_WAN_RND_02_any_but_the_leaders(choice: int) -> None:
    """WAN-RULING-34: for each town and gang one fair draw among its non-leaders."""
    t = fresh(2, dice=[*[min(choice, n - 1) for n in CHOICES], 0], quick=True)
    assert t.left() == 0
    expected = []
    for number, n in enumerate(CHOICES):
        town, gang = number // 4, number % 4
        may_go = [card for card in range(48) if (town_of(card), gang_of(card)) == (town, gang)]
        may_go = [card for card in may_go if not is_leader(card)]
        assert len(may_go) == n
        expected.append(may_go[min(choice, n - 1)])
    assert list(t.table.out) == expected
    assert t.match.view()["table"]["out"] == [OUTLAWS[card].id for card in expected]


@pytest.mark.parametrize("number", range(16))
@pytest.mark.silent("WAN-QUICK-03")
def test_WAN_QUICK_03_WAN_RND_02_no_more_than_those(number: int) -> None:
    dice = [0] * 16
    dice[number] = CHOICES[number]
    with pytest.raises(ValueError, match=f"0 to {CHOICES[number] - 1} was asked"):
        fresh(2, dice=dice, quick=True)


def test_WAN_QUICK_04_three_saloon_cards_of_each_kind() -> None:
    t = fresh(4, quick=True)
    assert Counter(t.table.decks[SALOON]) == {0: 3, 1: 3, 2: 3}


def rounds(t: Setting) -> list[list[frozenset[int]]]:
    """Which cards each round was played with, deck by deck, in a game of the first moves."""
    found: list[list[frozenset[int]]] = []
    while t.match.asks:
        if len(found) < t.table.round:
            found.append([frozenset(t.table.decks[town]) for town in range(4)])
        ask = t.match.asks[0]
        t.match.play(ask.seat, ask.moves[len(t.match.moves) % len(ask.moves)])
    return found


def test_WAN_QUICK_05_what_is_out_stays_out() -> None:
    t = fresh(4, seed="out for good", quick=True)
    out = t.table.out
    played = rounds(t)
    assert len(played) > 2
    assert all([decks == played[0] for decks in played])
    assert t.table.out == out
    assert set().union(*played[0]).isdisjoint(out)


def test_WAN_QUICK_06_nothing_else_changes() -> None:
    stacks = ("WB4 DA1", "WB3 LO3*", "JY5")
    quick, full = final(*stacks, quick=True), final(*stacks)
    assert quick.points() == full.points() == [10, 10, 12]
    for kind in ("wanted", "one", "empty-deck", "round"):
        assert quick.told(kind) == full.told(kind) != []
    t = fresh(4, quick=True, dollars=True, supremacy=True)
    assert t.table.tiles == [2, 2, 2, 2]
    assert t.table.supreme in range(4)
    assert t.asked[0][1] == "dollars"
