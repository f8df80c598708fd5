"""Setup and supply (UND-SETUP, UND-SUP)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from saloon.engine.errors import BadSetup
from saloon.engine.match import Match
from saloon.games.undead.content import (
    ALL_SLOTS,
    BITS,
    BUILDINGS,
    CARDS,
    COIN,
    HORSEMEN,
    SLOT_ICON,
    WEAK,
    WORTH,
)
from saloon.games.undead.play.supply import gain
from saloon.games.undead.state import Table

from .tables import GAME, slots, town


def fresh(seats: int, **options: bool) -> tuple[Match, Table]:
    match = Match(GAME, seats, "setup", options)
    assert isinstance(match.state, Table)
    return match, match.state


@pytest.mark.parametrize(
    ("seats", "in_use", "boot_hill", "bonuses"),
    [(2, 6, 3, (3, 1, 2)), (3, 7, 5, (3, 1, 3)), (4, 8, 7, (3, 2, 3)), (5, 10, 9, (4, 3, 3))]
    + [(6, 12, 11, (5, 3, 4))],
)
def test_UND_SETUP_the_board_by_players(
    seats: int, in_use: int, boot_hill: int, bonuses: tuple[int, int, int]
) -> None:
    """UND-SETUP-01..07: slots, 4+ buildings, Boot Hill, undead in Town, bonuses."""
    _, t = fresh(seats)
    dealt = [building for building in t.building if building >= 0]
    assert len(dealt) == in_use
    if seats < 4:
        assert not any(BUILDINGS[building].four_plus for building in dealt)
    assert len(t.boot_hill) == boot_hill
    assert sum(1 for cards in t.town if cards) == seats + 1
    assert t.town[12]
    icons = [SLOT_ICON[slot] for slot in range(12) if t.bonus >> slot & 1]
    assert tuple(icons.count(kind) for kind in range(3)) == bonuses
    haunted = [BUILDINGS[t.building[slot]].value for slot in range(12) if t.town[slot]]
    quiet = [BUILDINGS[b].value for slot, b in enumerate(t.building) if b >= 0 and not t.town[slot]]
    assert min(haunted) >= max(quiet)


def test_UND_SETUP_what_a_band_starts_with() -> None:
    """UND-SETUP-08..10, UND-SETUP-13, UND-SETUP-14."""
    match, t = fresh(3)
    assert (t.stash, t.reserve, t.graveyard) == ([4, 4, 4], [2, 2, 2], [0, 0, 0])
    assert t.bullets == [0, 0, 0]
    assert t.skulls == 0b111
    assert match.view(1)["table"] == match.view(None)["table"]
    assert match.view(None)["table"]["law"] == t.law


def test_UND_SETUP_01_two_to_six_in_a_circle() -> None:
    for seats in range(2, 7):
        _, t = fresh(seats)
        t.law = seats - 1
        assert t.order() == [seats - 1, *range(seats - 1)]
    with pytest.raises(BadSetup, match="1 to 6 seats"):
        Match(GAME, 7)


def test_UND_SETUP_02_the_five_4_plus_buildings_need_four() -> None:
    """UND-SETUP-03: over many deals every building comes up that may."""
    assert sum(building.four_plus for building in BUILDINGS) == 5

    def dealt(seats: int, options: dict[str, bool]) -> set[int]:
        found: set[int] = set()
        for seed in range(40):
            state = Match(GAME, seats, f"deal {seed}", options).state
            assert isinstance(state, Table)
            found |= {building for building in state.building if building >= 0}
        return found

    small = {number for number, building in enumerate(BUILDINGS) if not building.four_plus}
    for seats in (1, 2, 3):
        assert dealt(seats, {}) == small
    for seats in (4, 5, 6):
        assert dealt(seats, {}) == set(range(20))
    assert dealt(2, {"two_bands": True}) == set(range(20))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_UND_SETUP_08_four_outlaws_and_two_in_reserve(seats: int) -> None:
    _, t = fresh(seats)
    assert t.stash == [4] * seats
    assert t.reserve == [2] * seats
    assert t.graveyard == t.standing == t.lying == [0] * seats


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_UND_SETUP_09_six_casings(seats: int) -> None:
    match, t = fresh(seats)
    assert t.bullets == [0] * seats
    for seat in range(seats):
        match.play(seat, "start:3:0:-")
    assert t.bullets == [0] * seats, "nothing loads them but the starting resources"


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_UND_SETUP_10_the_skull_is_up(seats: int) -> None:
    """UND-RULING-01."""
    match, _ = fresh(seats)
    assert all(band["skull"] for band in match.view()["table"]["bands"])


def test_UND_SETUP_11_three_resources_chosen_in_secret() -> None:
    """UND-SETUP-12: and a random LAW."""
    match, t = fresh(2)
    assert len(match.asks[0].moves) == 72
    before = match.view(0)["table"]
    match.play(1, "start:1:0:67")
    assert match.view(0)["table"] == before
    assert [ask.get("answer") for ask in match.view(0)["asks"]] == [None, None]
    match.play(0, "start:0:3:-")
    assert (t.coins, t.notoriety) == ([0, 1], [3, 0])
    assert t.bullets == [0, slots(6, 7)]
    laws = set()
    for seed in range(20):
        state = Match(GAME, 4, f"law {seed}").state
        assert isinstance(state, Table)
        laws.add(state.law)
    assert laws == {0, 1, 2, 3}


@pytest.mark.silent("UND-HORDE-01", "UND-HORDE-02", "UND-HORDE-03", "UND-HORDE-04", "UND-TWO-01")
def test_options_go_with_their_seats() -> None:
    """UND-TWO-01, UND-HORDE-01..04."""
    with pytest.raises(BadSetup, match="UND-TWO-01"):
        Match(GAME, 3, options={"two_bands": True})
    with pytest.raises(BadSetup, match="Dead Ranger"):
        Match(GAME, 2, options={"fast": True})


def test_UND_SUP_01_the_gainer_picks_the_slot() -> None:
    """UND-SUP-02, UND-SUP-06: with six Bullets a further one is lost."""
    s = town(seats=3, bullets={0: slots(2, 3, 4, 5, 6)})
    s.choose("5", "3", "2")
    s.until("buy", 1)
    assert s.state.bullets[0] == ALL_SLOTS
    assert s.told("bullet-lost") == [(0,)]


def test_UND_SUP_01_there_is_nothing_to_pick_where_every_casing_turns() -> None:
    """UND-SUP-06: two Bullets for two Casings; for three one picks."""
    s = town(seats=3, bullets={0: slots(2, 3, 4, 5)})
    s.choose("5", "3", "2")
    s.until("buy", 1)
    assert s.state.bullets[0] == ALL_SLOTS
    assert s.told("load") == [(0, 6), (0, 7)]
    assert not [move for _, move in s.match.moves if move.startswith("load:")], "nobody was asked"
    s = town(seats=3, bullets={0: slots(2, 3, 4)})
    s.choose("5", "3", "2")
    s.until("load", 0)
    assert s.menu(0) == ["load:5", "load:6", "load:7"]
    s.play("0 load:6")
    assert s.menu(0) == ["load:5", "load:7"]


def test_UND_SUP_03_what_the_supply_lacks_is_told() -> None:
    """Three Coins for Loot, and one is left."""
    s = town(seats=3)
    s.state.supply_coins = 1
    assert gain(s.state, 0, COIN, 3, "UND-ACT-02") == 1
    assert s.told("short") == [(0, COIN, 2)]


def test_UND_SUP_04_spent_tokens_return_to_the_supply() -> None:
    """UND-SUP-05: single Notoriety, changed as needed."""
    s = town(seats=3, notoriety={0: 5})
    s.choose("hire", "7", "7")
    s.play("0 load:2")
    assert (s.state.notoriety[0], s.state.supply_notoriety) == (4, 76)


def test_the_easier_prey_is_worth_less() -> None:
    """UND-RULING-76: three of value 6, nine of 5, six of 4, with more and more weak points."""
    assert list(WORTH) == [6] * HORSEMEN + [5] * 9 + [4] * 6
    by_worth: dict[int, set[int]] = {}
    for card in range(CARDS):
        by_worth.setdefault(WORTH[card], set()).add(BITS[WEAK[card]])
    assert by_worth == {6: {2}, 5: {3, 4}, 4: {5}}
    assert len(set(WEAK)) == CARDS, "no two are alike"


def test_the_balance_page_gives_the_values_that_are_played() -> None:
    """UND-RULING-76: the row of the decision follows the cards."""
    page = Path(__file__).parents[3] / "docs" / "balance" / "undead.md"
    decisions = page.read_text(encoding="utf-8").partition("## Decisions")[2]
    (row,) = [line for line in decisions.splitlines() if line.startswith("| ") and "-76)" in line]
    number = {"six": 6, "nine": 9}
    told = re.findall(r"(\w+) (?:Undead )?are worth (\d) with", row)
    assert [(number[count], int(worth)) for count, worth in told] == [
        (WORTH.count(5), 5),
        (WORTH.count(4), 4),
    ]
