"""The Event cards: every one of the 70 is drawn here at least once."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.games.pioneers.content import EVENTS
from saloon.games.pioneers.play.events import ASKING, AT_ONCE
from saloon.games.pioneers.state import JAIL_CELL, JAILED, Table
from saloon.games.pioneers.written import ROLLING

from .tables import (
    EVENT,
    GAME,
    PLACE,
    SALOON,
    STORE,
    Frontier,
    at,
    cell,
    draws,
    frontier,
    pioneer,
    table,
)

FARM = {"land": {(2, 0): "field"}, "works": {(2, 0): (0, "farm")}}


def drawn(card: str, /, *dice: int, **settings: Any) -> Frontier:
    """P0 rolls an E and draws a card."""
    script = [5, EVENT[card], *dice]
    return frontier(script, step=ROLLING, **settings)


@pytest.mark.silent("PIO-DIE-04")
def test_every_card_is_played_by_a_function() -> None:
    """PIO-DIE-04: 70 cards, each in one of the two tables."""
    assert sorted([*AT_ONCE, *ASKING]) == list(range(len(EVENTS)))


@pytest.mark.parametrize("card", [event.id for event in EVENTS])
def test_every_card_can_be_drawn(card: str) -> None:
    """PIO-DIE-05, PIO-DIE-06: at the start of the game, where many can do nothing."""
    s = drawn(card)
    assert s.told("event") == [(0, EVENT[card])]
    for _ in range(40):
        if not s.match.asks or s.match.asks[0].prompt == "work":
            break
        ask = s.match.asks[0]
        s.match.play(ask.seat, ask.moves[0])
        GAME.check(s.state)
    assert s.state.card == -1


def test_gains() -> None:
    """PIO-DIE-08."""
    assert drawn("letter-east").state.cash == [25, 20]
    assert drawn("wagon-train").state.food == [10, 6]
    assert drawn("church-supper").state.food == [8, 8]
    t = drawn("basket").state
    assert (t.food[0], t.bullets[0]) == (9, 2)
    assert drawn("cartridges").state.bullets[0] == 4
    t = drawn("seed-corn").state
    assert (t.goods[0], t.food[0]) == (1, 7)
    assert [
        drawn(id).state.goods[:4].index(1) for id in ("stray-steer", "driftwood", "nugget")
    ] == [1, 2, 3]
    assert drawn("mustang").state.horse[0] == 1
    assert drawn("mustang", horses=[0]).state.cash[0] == 22
    assert drawn("old-iron", unarmed=[0]).state.revolver[0] == 1
    assert drawn("old-iron").state.bullets[0] == 3
    s = drawn("sample-tool")
    s.play("0 thing:ax")
    assert s.state.tools[0] == 4


def test_losses() -> None:
    """PIO-DIE-06, PIO-DIE-08, PIO-RULING-43."""
    s = drawn("pickpocket", cash={0: 2})
    assert (s.state.cash[0], s.state.hideout) == (0, 2)
    assert drawn("rats").state.food[0] == 3
    assert drawn("spoiled-meat", food={0: 5, 1: 7}).state.food == [5, 4]
    assert drawn("horse-thief", horses=[0]).state.horse[0] == 0
    tools = {
        "snapped-scythe": "scythe",
        "bent-pickaxe": "pickaxe",
        "split-ax": "ax",
        "cracked-cleaver": "cleaver",
    }
    for card, tool in tools.items():
        assert drawn(card, tools={0: [tool]}).state.tools[0] == 0
        assert drawn(card).told("no-effect") == [(0, EVENT[card])]


def test_disasters() -> None:
    """PIO-DIE-07, PIO-LAB-04: all tokens on all Buildings; inventories stay."""
    kinds = {
        "flood": ("field", "farm", "corn"),
        "blizzard": ("pasture", "ranch", "cattle"),
        "forest-fire": ("forest", "sawmill", "lumber"),
        "cave-in": ("mountain", "mine", "ore"),
    }
    for card, (land, work, good) in kinds.items():
        s = drawn(
            card,
            land={(2, 0): land, (1, 1): land},
            tokens={(2, 0): 3, (1, 1): 2},
            works={(2, 0): (0, work), (1, 1): (1, work)},
            goods={0: {good: 2}},
            laborers={good: (2, 0)},
        )
        assert not any(s.state.tokens)
        assert sum(s.state.goods) == 2
        assert s.state.laborer == [-1] * 4


def test_growth() -> None:
    """PIO-BUILD-07: also on an emptied Building."""
    s = drawn("bumper-crop", **FARM)
    assert s.state.tokens[cell((2, 0))] == 2
    s = drawn(
        "gentle-rain",
        land={(2, 0): "field", (1, 1): "pasture"},
        works={(2, 0): (0, "farm"), (1, 1): (1, "ranch")},
    )
    assert [s.state.tokens[cell(spot)] for spot in ((2, 0), (1, 1))] == [1, 1]
    assert drawn("rich-vein", **FARM).told("no-effect")


@pytest.mark.silent("PIO-LAB-03")
def test_laborers_by_card() -> None:
    """PIO-LAB-03."""
    s = drawn("drifter", tokens={(2, 0): 2}, **FARM)
    assert s.state.laborer[0] == cell((2, 0))
    assert s.state.cash[0] == 20
    s = drawn("walkout", tokens={(2, 0): 2}, laborers={"corn": (2, 0)}, **FARM)
    assert s.state.laborer[0] == -1


def test_surveys() -> None:
    """PIO-LAND-06: each player draws and places, one after the other."""
    s = drawn("rail-survey", *draws(table(), "lake", "river"))
    assert s.asked == [(0, "place")]
    s.play(f"0 {at((2, 0))}")
    assert s.asked == [(1, "place")]
    s.play(f"1 {at((2, -1))}")
    assert len(s.state.field) == 9


def test_more_actions() -> None:
    """PIO-TURN-11."""
    s = drawn("second-wind")
    s.play("0 pioneer:0:1")
    assert [s.state.actions_left(pioneer(0, n)) for n in (1, 2)] == [3, 3]
    s = drawn("before-dawn")
    s.play("0 pioneer:0:2")
    assert s.state.actions_left(pioneer(0, 2)) == 4
    s = drawn("rattlesnake")
    s.play("0 give-up", "0 pioneer:0:1")
    assert s.state.actions_left(pioneer(0, 1)) == 1
    s = drawn("rattlesnake")
    s.play("0 pay")
    assert s.state.cash[0] == 18


def test_journeys() -> None:
    """PIO-POT-08: cards move Pioneers without a shot."""
    s = drawn("stagecoach", **FARM)
    s.play("0 pioneer:0:1")
    assert at("jail") not in s.legal
    assert at((2, 0)) in s.legal
    s.play(f"0 {at((2, 0))}", "0 pioneer:0:2", f"0 {at('bank')}")
    assert [s.where(0, n) for n in (1, 2)] == [cell((2, 0)), PLACE["bank"]]
    s = drawn("crossed-trails", family={0: {1: "store"}, 1: {1: "bank"}})
    s.play("0 yes")
    assert (s.where(0, 1), s.where(1, 1)) == (PLACE["bank"], STORE)
    assert s.state.food[1] == 8


def test_jail_cards() -> None:
    """PIO-JAIL-01, PIO-JAIL-02, PIO-JAIL-07."""
    s = drawn("circuit-judge", jailed=[(0, 2)])
    assert s.where(0, 2) == STORE
    assert s.state.actions_left(pioneer(0, 2)) == 2
    s = drawn("jail-riot", jailed=[(0, 2), (1, 1)], bandit="jail", bandit_jailed=True)
    assert not any(flags & JAILED for flags in s.state.flags)
    assert s.state.bandit == SALOON
    s = drawn("mistaken")
    s.play("0 pioneer:0:2")
    assert s.state.flags[pioneer(0, 2)] & JAILED
    assert s.where(0, 2) == PLACE["jail"]
    assert s.state.actions_left(pioneer(0, 2)) == 0, "a prisoner takes no Action"
    assert s.state.points(0) == 2, "and still counts"
    assert drawn("mistaken", diplomas={"law-enforcement": (0, 1)}).told("no-effect")


def test_weather_lasts() -> None:
    """PIO-DIE-15: until the start of the drawer's next turn."""
    s = drawn("boom-town", goods={0: {"ore": 1}})
    s.act(0, 1, "act:sell", "line:give:ore:1", "done", "stop")
    assert s.state.cash[0] == 27
    s.until("work", 1)
    assert s.state.boom == 0
    s.play("1 end")
    s.until("work", 0)
    assert s.state.boom == -1
    s = drawn("dust-storm", 5)
    s.act(0, 1, "act:move")
    assert s.told("move-roll") == [(pioneer(0, 1), 5, 3)]


def test_waived_fees() -> None:
    """PIO-DIE-15: nobody is paid; a counted waiver is used up by the first such Action."""
    s = drawn(
        "school-grant", family={0: {1: "school", 2: "school"}}, diplomas={"education": (1, 1)}
    )
    s.act(0, 1, "act:diploma", "diploma:mining", "stop")
    assert s.state.cash == [20, 20]
    s.act(0, 2, "act:diploma", "diploma:forestry")
    assert s.state.cash == [16, 24]
    s = drawn("land-holiday", land={(2, 0): "field"}, family={0: {1: (2, 0)}})
    s.act(0, 1, "act:stake")
    assert s.state.cash[0] == 20
    s = drawn(
        "barn-raising",
        land={(2, 0): "field"},
        works={(2, 0): (0, "claim")},
        family={0: {1: (2, 0)}},
    )
    s.act(0, 1, "act:build", "build:farm")
    assert s.state.cash[0] == 20


def test_sunday_service() -> None:
    """PIO-PRAY-07: the praying Pioneer is chosen among the active ones."""
    s = drawn("sunday-service", 5)
    s.play("0 pioneer:0:2")
    assert s.state.actions_left(pioneer(0, 2)) == 4


def test_fees() -> None:
    """PIO-DIE-09, PIO-DIE-10, PIO-DIE-13, PIO-RULING-38."""
    assert drawn("tax-collector").state.cash[0] == 17
    assert drawn("property-tax", **FARM).state.cash[0] == 19
    assert drawn("saloon-damage", diplomas={"bartending": (1, 1)}).state.cash == [17, 23]
    assert drawn("poll-tax").state.cash == [18, 18]
    s = drawn("lawsuit", 2, 5)
    assert s.state.cash == [17, 23]
    s = drawn("poll-tax", cash={0: 0, 1: 1}, food={0: 0}, bullets={0: 0}, unarmed=[0])
    assert s.asked == [(0, "jail-whom")]
    s.play("0 pioneer:0:1")
    assert s.asked == [(1, "raise")], "each debt is settled before the next is asked"
    s.play("1 auction")
    assert s.asked == [(1, "lot")]
    s = drawn("tax-collector", cash={0: 1}, jailed=[(0, 1), (0, 2)])
    s.play("0 stop")
    assert s.state.cash[0] == 0, "all are jailed: all cash instead"


def test_an_auction_taken_back_was_not_begun() -> None:
    """PIO-DIE-12, PIO-ASK-02: after three changes of mind it is still on the menu."""
    s = drawn("tax-collector", cash={0: 1})
    for _ in range(3):
        s.play("0 auction", "0 back")
    assert "auction" in s.legal


def test_raising_money() -> None:
    """PIO-DIE-12: what was sold stays sold if the debtor stops short."""
    s = drawn("tax-collector", cash={0: 0}, tools={0: ["ax"]})
    s.play("0 sell", "0 line:give:ax:1")
    assert s.state.cash[0] == 1
    s.play("0 stop", "0 pioneer:0:1")
    assert (s.state.cash[0], s.state.tools[0]) == (1, 0)


def test_homes_in_danger() -> None:
    """PIO-DIE-11, PIO-RULING-58."""
    home = {
        "land": {(2, 0): "field", (1, 1): "lake"},
        "works": {(2, 0): (0, "farm"), (1, 1): (0, "homestead")},
        "tokens": {(2, 0): 2},
    }
    s = drawn("twister", 2, **home)
    s.play("0 pay")
    assert s.state.works[cell((2, 0))] == 0
    assert s.state.stock[0] == 3
    s = drawn("twister", 3, **home)
    assert s.state.built[0] == 2
    s = drawn("grass-fire", cash={0: 4}, goods={0: {"ore": 1}}, **home)
    s.play("0 pay", "0 sell", "0 line:give:ore:1")
    assert s.state.cash[0] == 5
    s = drawn("grass-fire", cash={0: 4}, **home)
    s.play("0 pay", "0 stop")
    assert s.state.homes == ()


@pytest.mark.silent("PIO-ASK-04")
def test_everybody_together() -> None:
    """PIO-DIE-05, PIO-ASK-04: one after the other, the drawer first."""
    s = drawn("raffle", 3, 3, 2, 6)
    assert s.state.cash == [20, 25]
    s = drawn("poker-night", 1, 6)
    s.play("0 yes", "1 yes")
    assert s.state.cash == [18, 22]
    s = drawn("poker-night")
    s.play("0 yes", "1 no")
    assert s.state.cash == [20, 20], "fewer than two: money back"
    s = drawn("the-hat", cash={0: 9, 1: 30})
    assert s.state.cash == [12, 27]
    s = drawn("swap-meet", goods={0: {"corn": 1}, 1: {"ore": 1, "lumber": 1}})
    s.play("1 thing:ore")
    assert (s.state.goods[3], s.state.goods[4], s.state.cash) == (1, 1, [21, 21])
    s = drawn("buffalo-herd", 0, 6, land={(2, 0): "desert"}, family={0: {1: (2, 0)}})
    s.play("0 yes", "0 shoot")
    assert s.state.food[0] == 7


def test_small_trade() -> None:
    """PIO-DIE-05: a may is asked."""
    s = drawn("salesman")
    s.play("0 thing:food")
    assert (s.state.cash[0], s.state.food[0]) == (17, 11)
    s = drawn("salesman")
    s.play("0 no")
    assert s.state.cash[0] == 20
    s = drawn("market-day", goods={0: {"ore": 5}})
    s.play("0 line:give:ore:3")
    assert s.state.cash[0] == 20 + 3 * 7


@pytest.mark.silent("PIO-BANDIT-13")
def test_the_bandit_by_card() -> None:
    """PIO-DIE-14, PIO-BANDIT-03, PIO-BANDIT-13: towards the drawer, and step 4 still comes."""
    s = drawn("ambush", square=5, family={0: {1: "store"}, 1: {1: "church"}}, unarmed=[0, 1])
    assert s.state.bandit == STORE
    assert s.told("holdup")
    s = drawn("ambush", bandit="jail", bandit_jailed=True)
    assert s.told("no-effect")
    s = drawn("gang-payday", bandit="church", hideout=1)
    assert (s.state.bandit, s.state.hideout) == (SALOON, 7)
    s = drawn("posse", bandit="church")
    assert s.state.bandit_jailed
    assert s.state.cash == [19, 19]
    s = drawn("posse", square=18)
    assert s.state.square == 21
    s = drawn("lies-low", bandit="church", hideout=2)
    assert (s.state.square, s.state.cash[0]) == (8, 22)
    s = drawn("rustled", land={(2, 0): "field"}, works={(2, 0): (1, "farm")}, tokens={(2, 0): 2})
    assert s.state.goods[0] == 1
    assert s.state.square == 18


def test_the_sheriff_by_card() -> None:
    """PIO-SHER-10: put there at no fee, no arrest."""
    s = drawn("patrol", bandit="church")
    assert at("church") not in s.legal
    s.play(f"0 {at('store')}")
    assert s.state.sheriff == STORE
    assert s.state.cash[0] == 22, "the Bandit is next to him"
    s = drawn("fishing", land={(2, 0): "lake"})
    assert s.state.sheriff == cell((2, 0))
    assert s.state.food[0] == 8
    s = drawn("fishing", sheriff="church")
    assert s.state.sheriff == JAIL_CELL
    assert isinstance(s.state, Table)
