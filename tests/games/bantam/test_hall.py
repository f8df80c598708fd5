"""Town Hall, the year, Honors and abandoned cabins (BAN-CAL, BAN-HON, BAN-ABA)."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.engine.match import Match
from saloon.games.bantam.content import BUY_PRICE, SELL_PRICE, STOCK_SLOTS
from saloon.games.bantam.effects import KINDS
from saloon.games.bantam.events import CHEST, HONOR, MONTH, NO_SEASON
from saloon.games.bantam.game import GAME
from saloon.games.bantam.play.town.trade import worth_of
from saloon.games.bantam.state import Table
from tests.games.bantam.tables import West, west

GOVERNORS = {"mode": "governors"}
NO_TASKS = [1, 1, 1, 1]


def table(place: str, **settings: Any) -> West:
    """Player 0 stands somewhere; the pages ask for nothing of what is done here."""
    more = {"pages": NO_TASKS, **settings.pop("more", {})}
    places = {0: place, 1: "town_square", **settings.pop("others", {})}
    return west(options=GOVERNORS, at=places, more=more, **settings)


def night(w: West) -> None:
    """Everybody passes; the next day begins."""
    day = w.state.round
    while w.state.round == day:
        seat = w.match.asks[0].seat
        w.play(f"{seat} {'pass' if 'pass' in w.menu(seat) else w.menu(seat)[0]}")


# -- the year ---------------


def test_BAN_CAL_01_a_night_is_a_month() -> None:
    w = table("town_square", month="january")
    night(w)
    assert (MONTH[w.state.month].id, w.state.year) == ("february", 276)
    night(w)
    assert (MONTH[w.state.month].id, w.state.year) == ("march", 277)
    w.cited("BAN-CAL-01", "BAN-NIG-17")


@pytest.mark.parametrize("month", range(12))
def test_BAN_CAL_02_what_is_in_season_is_a_dollar_dearer(month: int) -> None:
    w = table("trading_post", month=MONTH[month].id, cash={0: 9}, goods={0: {"herb": 1}})
    season = MONTH[month].season
    dearer = int(season == 2)
    w.play("0 sell:herb")
    assert w.state.cash[0] == 9 + SELL_PRICE[2] + dearer
    w.play("0 buy:herb")
    assert w.state.cash[0] == 9 + SELL_PRICE[2] - BUY_PRICE[2]
    if season != NO_SEASON:
        assert season in range(len(KINDS) - 1)
    if dearer:
        w.cited("BAN-CAL-02")


def test_BAN_CAL_04_the_first_month_has_no_landing() -> None:
    """The starting month is that of the first player; where it is one of Restock, none is made."""
    restocked = 0
    for n in range(12):
        match = Match(GAME, 4, f"first month {n}", GOVERNORS)
        state = match.state
        assert isinstance(state, Table)
        assert [len(stack) for stack in state.stock] == [1] * STOCK_SLOTS
        assert state.restocks == 0
        assert match.view(None)["table"]["governors"]["month"] == MONTH[state.month].id
        season = MONTH[state.month].season
        assert season == NO_SEASON or worth_of(state, 0, season) > SELL_PRICE[season]
        restocked += MONTH[state.month].restock
    assert restocked > 0, "no game began in a month of Restock"


# -- Honors ---------------


MET: dict[str, dict[str, Any]] = {
    "honor_posse": {
        "levels": {0: {"hunting": "master"}},
        "more": {
            "rider_of": [0, 0, 0, *[-1] * 9],
            "riders": ((3,), (4, 5, 6, 7), (8, 9, 10, 11)),
        },
    },
    "honor_land": {
        "cabins": {"w_mill": 0, "w_grove": 0, "w_ridge": 0},
        "levels": {0: {"logging": "master"}},
    },
    "honor_arms": {"weapons": {0: ["torch", "lasso", "crowbar"]}},
    "honor_purse": {"cash": {0: 14}},
    "honor_hunter": {"heads": {0: ["wolf_1", "wolf_2", "bandit_1"]}},
    "honor_sage": {"skills": {0: {"wis": 3}}},
    "honor_jewel": {"goods": {0: {"gem": 2}}},
    "honor_mine": {"goods": {0: {"silver": 5}}, "mounts": {0: "painted"}},
}


@pytest.mark.parametrize("number", range(len(HONOR)))
def test_BAN_HON_01_every_honor_can_be_earned_and_missed(number: int) -> None:
    honor = HONOR[number]
    left = tuple(n for n in range(len(HONOR)) if n != number)[:5]
    settings = {**MET[honor.id]}
    more = {"honors": (number, *left), **settings.pop("more", {})}
    w = table("street_nw", more=more, **settings)
    before = w.state.np[0]
    w.play("0 go:town_hall")
    assert (0, number) in w.told("honor")
    assert w.state.honored[0] >> number & 1
    assert number not in w.state.honors
    assert w.state.np[0] == before + len(w.told("honor"))
    w.cited("BAN-HON-01", "BAN-NOT-11")
    w = table("street_nw", more={"honors": (number, *left)})
    w.play("0 go:town_hall")
    assert w.told("honor") == []


def test_BAN_HON_02_only_entering_counts() -> None:
    w = table("town_hall", cash={0: 14}, more={"honors": (3, 0, 1, 2, 4, 5)})
    assert w.told("honor") == []
    w.play("0 go:street_nw", "0 go:town_hall")
    assert w.told("honor") == [(0, 3)]
    w.cited("BAN-HON-02")


# -- abandoned cabins ---------------


@pytest.mark.parametrize("chest", range(len(CHEST)))
def test_BAN_ABA_02_every_chest_holds_what_is_printed(chest: int) -> None:
    others = [n for n in range(len(CHEST)) if n != chest][:2]
    w = table("w_cabin", cash={0: 0}, wil={0: 1}, more={"chest": (chest, *others)})
    w.play("0 enter", "0 open-chest")
    cards = len(w.state.cards[0])
    for answer in ("name:lumber", "name:lumber", "skill:wis"):
        if answer in w.menu(0):
            w.play(f"0 {answer}")
    t = w.state
    gained = {
        0: t.cash[0] == 5,
        1: t.cash[0] == 2 and t.item[0] >= 0,
        2: cards == 10,
        3: w.goods(0) == {"gem": 1},
        4: w.goods(0) == {"lumber": 2} and t.wil[0] == 3,
        5: t.skills[5] == 1,
    }
    assert gained[chest]
    assert t.chest[0] < 0
    assert "open-chest" not in w.menu(0)
    w.cited("BAN-ABA-02")
