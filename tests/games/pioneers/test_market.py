"""Buying, selling, trading, auctions, claims, Buildings, Resources and Laborers."""

from __future__ import annotations

import pytest

from saloon.games.pioneers.content import TOOLS
from saloon.games.pioneers.play.deal import line_of
from saloon.games.pioneers.state import LEFT, MONEY
from saloon.games.pioneers.written import IN

from .tables import THING, Frontier, at, cell, frontier, pioneer, table


def test_buy() -> None:
    """PIO-BUY-01, PIO-BUY-02, PIO-BUY-09, PIO-BUY-10."""
    s = frontier(family={0: {1: "store", 2: "blacksmith"}})
    s.act(0, 1, "act:buy")
    foods = [f"line:get:food:{n}" for n in range(1, 21)]
    bullets = [f"line:get:bullet:{n}" for n in range(1, 21)]
    assert s.legal == [*foods, *bullets, "line:get:horse:1", "back"]
    s.play("0 line:get:horse:1")
    assert s.state.cash[0] == 16
    assert s.legal == [*foods[:16], *bullets[:16], "done"], "what can be paid in full"
    s.play("0 done", "0 stop")
    s.act(0, 2, "act:buy")
    assert s.legal[:4] == [f"line:get:{tool}:1" for tool in TOOLS]
    s.play("0 line:get:ax:1")
    assert s.state.bank_tools[2] == 0
    s = frontier(active=1, tools={0: ["ax"]}, family={1: {1: "blacksmith"}})
    s.act(1, 1, "act:buy")
    assert "line:get:ax:1" not in s.legal, "the only one is sold"


def test_fees_go_to_the_holder() -> None:
    """PIO-ACT-03, PIO-BUY-05, PIO-RULING-49: to another player, else to the Stockpile."""
    for holder, cash in ((0, [17, 20]), (1, [17, 23])):
        s = frontier(
            family={0: {1: "blacksmith", 2: "store"}}, diplomas={"metallurgy": (holder, 2)}
        )
        s.act(0, 1, "act:buy", "line:get:scythe:1", "done")
        assert s.state.cash == cash


@pytest.mark.silent("PIO-DIP-09")
def test_privileges_serve_the_holder_only() -> None:
    """PIO-ACT-04, PIO-BUY-04, PIO-DIP-09, PIO-RULING-53."""
    s = frontier(
        family={0: {1: "church", 2: "church"}}, diplomas={"business": (0, 1)}, goods={0: {"ore": 1}}
    )
    s.act(0, 2)
    assert not {"act:buy", "act:sell"} & set(s.legal)
    s.play("0 back")
    s.act(0, 1)
    assert {"act:buy", "act:sell"} <= set(s.legal)
    s.play("0 act:buy", "0 line:get:food:1", "0 done")
    assert s.fired("PIO-ACT-04")


def test_point_cards() -> None:
    """PIO-BUY-08, PIO-WIN-01: five in all, one point each."""
    s = frontier(family={0: {1: "bank"}}, cash={0: 110}, cards={1: 4})
    points = s.state.points(0)
    s.act(0, 1, "act:buy", "line:get:point-card:1")
    assert s.state.points(0) == points + 1
    assert s.state.bank_cards == 0
    assert s.state.cash[0] == 60
    assert "act:buy" not in s.legal


def test_two_shops_at_once() -> None:
    """PIO-BUY-10, PIO-SELL-08: the place is picked first; back is there until something is paid."""
    s = frontier(
        family={0: {1: "blacksmith"}},
        diplomas={"business": (0, 1)},
        tools={0: ["ax"]},
        goods={0: {"corn": 1}},
    )
    s.act(0, 1, "act:buy")
    assert s.legal == ["place:store", "place:blacksmith", "back"]
    s.play("0 back", "0 act:sell")
    assert s.legal == ["place:store", "place:blacksmith", "back"]
    s.play("0 place:blacksmith", "0 line:give:ax:1")
    assert s.state.cash[0] == 21
    assert s.state.bank_tools[2] == 1


def test_sell() -> None:
    """PIO-SELL-01, PIO-SELL-06, PIO-SELL-08."""
    s = frontier(
        land={(2, 0): "field", (1, 1): "desert"},
        works={(2, 0): (0, "farm"), (1, 1): (0, "homestead")},
        goods={0: {"corn": 2, "ore": 3}},
        cards={0: 1},
        tools={0: ["ax"]},
    )
    s.act(0, 1, "act:sell")
    corn = [f"line:give:corn:{n}" for n in (1, 2)]
    ore = [f"line:give:ore:{n}" for n in (1, 2, 3)]
    assert s.legal == [at((2, 0)), "line:give:revolver:1", *corn, *ore, "back"]
    s.play("0 line:give:ore:2", "0 line:give:corn:2", "0 done")
    assert s.state.cash[0] == 20 + 12 + 8


def test_only_a_building_is_sold_not_a_home() -> None:
    """PIO-SELL-05, PIO-SELL-03: the farm goes, the Homestead is not even offered."""
    s = frontier(
        land={(2, 0): "field", (1, 1): "desert"},
        works={(2, 0): (0, "farm"), (1, 1): (0, "homestead")},
    )
    s.act(0, 1, "act:sell")
    assert at((1, 1)) not in s.legal
    s.play(f"0 {at((2, 0))}")
    assert s.state.owner_at(cell((2, 0))) == -1
    assert s.state.owner_at(cell((1, 1))) == 0


def test_tools_are_sold_to_the_blacksmith() -> None:
    """PIO-SELL-02: $1 each; nobody else takes them."""
    s = frontier(family={0: {1: "blacksmith", 2: "store"}}, tools={0: ["ax"]})
    s.act(0, 2, "act:sell")
    assert s.legal == ["line:give:revolver:1", "back"]
    s.play("0 back", "0 back")
    s.act(0, 1, "act:sell", "line:give:ax:1")
    s.until("action") if s.asked != [(0, "sell")] else s.play("0 done")
    assert (s.state.cash[0], s.state.tools[0]) == (21, 0)


def test_a_sold_building_is_dead() -> None:
    """PIO-SELL-03, PIO-SELL-04, PIO-SELL-07, PIO-LAND-08, PIO-RULING-58."""
    s = frontier(
        land={(2, 0): "field"},
        works={(2, 0): (0, "farm")},
        tokens={(2, 0): 3},
        laborers={"corn": (2, 0)},
        family={0: {1: "store", 2: (2, 0)}},
        tools={0: ["scythe"]},
    )
    s.act(0, 1, "act:sell", at((2, 0)), "done", "stop")
    tile = cell((2, 0))
    assert s.state.owner_at(tile) == -1
    assert s.state.developed(tile)
    assert s.state.laborer[0] == -1
    assert s.state.bank_goods[0] == 70
    s.act(0, 2)
    assert not {"act:process", "act:stake", "act:dispute", "act:build"} & set(s.legal)
    assert "act:hunt" in s.legal, "a built tile is still huntable"
    s.play("0 act:hunt")
    assert len(s.told("animal")) == 1


def test_trade() -> None:
    """PIO-TRADE-01..03, PIO-TRADE-05, PIO-TRADE-10: offer, counter-offer, deal."""
    s = frontier(goods={0: {"corn": 2}}, food={1: 9}, family={0: {1: "church", 2: "school"}})
    s.act(0, 1, "act:trade", "seat:1", "line:give:corn:1")
    s.play("0 line:get:money:6", "0 send")
    assert s.asked == [(1, "answer")]
    s.play("1 counter")
    assert "send" not in s.legal, "it must differ"
    s.play("1 strike:1", "1 line:give:food:3", "1 send")
    assert s.asked == [(0, "counter-answer")]
    s.play("0 accept")
    assert (s.state.goods[0], s.state.goods[4]) == (1, 1)
    assert s.state.food == [9, 6]
    assert s.state.actions_left(pioneer(0, 1)) == 1


def test_three_proposals_a_turn() -> None:
    """PIO-TRADE-05, PIO-RULING-22, PIO-RULING-42.

    A cancelled or refused one counts, and costs no Action.
    """
    s = frontier()
    for answer in ("0 cancel", "refused", "0 cancel"):
        s.act(0, 1, "act:trade", "seat:1")
        if answer == "refused":
            s.play("0 line:give:money:1", "0 send", "1 refuse")
        else:
            s.play(answer)
    assert "act:trade" not in s.legal
    assert s.state.actions_left(pioneer(0, 1)) == 2


def test_an_offer_ends_after_twenty_picks() -> None:
    """PIO-TRADE-09, PIO-INV-23: then only send and cancel are listed."""
    s = frontier()
    s.act(0, 1, "act:trade", "seat:1")
    for _ in range(20):
        assert f"line:give:money:{20 - sum(line & 255 for line in s.state.gives)}" in s.legal
        s.play("0 line:give:money:1")
    assert s.legal == ["send", "cancel"]
    assert s.state.gives == (line_of(MONEY, 0, 20),), "a thing picked again adds to its line"


def test_a_pioneer_changes_hands() -> None:
    """PIO-TRADE-06: the buyer's lowest number stands there, fed, without an Action."""
    s = frontier(
        land={(2, 0): "desert"},
        works={(2, 0): (0, "homestead")},
        family={0: {1: "store", 2: "store"}, 1: {1: "church", 2: "bank"}},
        diplomas={"business": (1, 2)},
    )
    s.act(0, 1, "act:trade", "seat:1", "pioneer:1:2")
    s.play("0 line:give:money:9", "0 send", "1 accept")
    assert s.state.family == [3, 1]
    assert s.where(0, 3) == cell("bank")
    assert s.state.flags[pioneer(0, 3)] == LEFT
    assert s.state.holder[5] == -1
    s = frontier(family={1: {1: "church"}})
    s.act(0, 1, "act:trade", "seat:1", "pioneer:1:1")
    assert "send" not in s.legal, "no room, and the seller keeps one"


def test_buildings_and_claims_change_hands() -> None:
    """PIO-TRADE-04, PIO-TRADE-07, PIO-TRADE-08, PIO-INV-07."""
    s = frontier(
        land={(2, 0): "field", (1, 1): "desert"},
        works={(2, 0): (0, "farm"), (1, 1): (0, "claim")},
        tokens={(2, 0): 2},
        laborers={"corn": (2, 0)},
    )
    s.act(0, 1, "act:trade", "seat:1", at((2, 0)))
    s.play(f"0 {at((1, 1))}", "0 send", "1 accept")
    assert s.state.owner_at(cell((2, 0))) == s.state.owner_at(cell((1, 1))) == 1
    assert s.state.tokens[cell((2, 0))] == 2
    assert s.state.laborer[0] == -1
    assert (s.state.covered[0], s.state.stock[5]) == (1, 2)
    assert [s.state.points(seat) for seat in (0, 1)] == [2, 4]


def test_auction_without_a_bid() -> None:
    """PIO-AUC-01, PIO-AUC-02, PIO-AUC-04, PIO-AUC-06, PIO-RULING-22.

    The Action is spent all the same.
    """
    s = frontier(seats=3, cash={1: 5, 2: 3}, goods={0: {"ore": 2}})
    s.act(0, 1, "act:auction", "line:give:ore:2")
    assert s.legal == [*[f"n:{n}" for n in range(6)], "back"]
    s.play("0 n:4")
    assert [ask.seat for ask in s.match.asks] == [1], "the other has not so much"
    assert s.legal == ["pass", "n:4", "n:5"]
    s.play("1 pass")
    assert s.told("no-bid") == [(0,)]
    assert s.state.goods[3] == 2
    assert s.state.actions_left(pioneer(0, 1)) == 1


def test_auction_tie_goes_to_the_next_in_turn() -> None:
    """PIO-AUC-03, PIO-AUC-05, PIO-ASK-04."""
    s = frontier(seats=4, active=1, goods={1: {"ore": 1}})
    s.act(1, 1, "act:auction", "line:give:ore:1")
    s.play("1 n:0")
    s.play("2 n:7", "3 n:5", "0 n:7")
    assert sorted(ask.seat for ask in s.match.asks) == [0, 2]
    s.play("0 pass", "2 pass")
    assert s.told("sold") == [(1, 2, 7, THING["ore"])]


def test_long_lists_of_bids_rise_in_steps() -> None:
    """PIO-AUC-02, PIO-ASK-01, PIO-RULING-67: never more than 30 entries."""
    s = frontier(cash={1: 200}, goods={0: {"ore": 1}})
    s.act(0, 1, "act:auction", "line:give:ore:1")
    s.play("0 page:1", "0 n:0")
    assert len(s.legal) <= 31
    assert s.legal[-1] == "n:200"


def test_stake_a_claim() -> None:
    """PIO-CLAIM-01..03, PIO-DIP-11."""
    spots = {(2, 0): "field"}
    s = frontier(land=spots, family={0: {1: (2, 0)}}, diplomas={"land-management": (1, 1)})
    s.act(0, 1, "act:stake")
    assert s.state.cash == [18, 22]
    assert s.state.owner_at(cell((2, 0))) == 0
    assert s.state.bank_stakes == 3
    assert "act:stake" not in s.legal
    s = frontier(land=spots, family={0: {1: (2, 0)}}, diplomas={"land-management": (0, 1)})
    s.act(0, 1, "act:stake")
    assert s.state.cash[0] == 20


@pytest.mark.silent("PIO-LAND-02")
def test_build() -> None:
    """PIO-BUILD-01..03, PIO-BUILD-06, PIO-CLAIM-04, PIO-LAND-02."""
    s = frontier([6], land={(2, 0): "field"}, family={0: {1: (2, 0)}})
    s.act(0, 1, "act:stake", "act:build")
    assert s.legal == ["build:farm", "build:homestead", "back"]
    s.play("0 build:farm")
    assert s.state.tokens[cell((2, 0))] == 6
    assert s.state.bank_stakes == 4
    assert s.state.cash[0] == 15
    assert s.state.points(0) == 3


def test_homesteads_lie_together() -> None:
    """PIO-BUILD-04, PIO-BUILD-05, PIO-BUILD-08."""
    land = {(2, 0): "desert", (2, -1): "lake", (1, 1): "river", (0, 2): "river"}
    works = {(2, 0): (0, "homestead"), (2, -1): (0, "claim"), (0, 2): (0, "claim")}
    family = {0: {1: (2, -1), 2: (0, 2)}}
    s = frontier(land=land, works=works, family=family)
    s.act(0, 2)
    assert "act:build" not in s.legal, "too far from the first"
    s.play("0 back")
    s.act(0, 1, "act:build", "build:homestead")
    assert s.state.limit(0) == 5
    works[(2, 0)] = (1, "homestead")
    s = frontier(land=land, works=works, family=family)
    s.act(0, 2)
    assert "act:build" in s.legal, "without one the next is a first one"
    s = frontier(land=land, works={(2, 0): (0, "homestead"), (1, 1): (1, "homestead")})
    s.act(0, 1, "act:trade", "seat:1", at((1, 1)), "send")
    s.play("1 accept")
    assert s.state.homes == (cell((2, 0)), cell((1, 1))), "age counts from the deal"


def test_dispute_by_money() -> None:
    """PIO-DISP-01, PIO-DISP-02, PIO-DISP-09."""

    def disputed(unarmed: tuple[int, ...] = ()) -> Frontier:
        s = frontier(
            land={(2, 0): "field"},
            works={(2, 0): (1, "claim")},
            family={0: {1: (2, 0)}},
            cash={0: 8},
            unarmed=unarmed,
        )
        s.act(0, 1, "act:dispute", "n:2")
        return s

    s = disputed()
    assert s.legal == ["relinquish", "shoot", "counter"]
    s.play("1 counter", "1 n:5", "0 accept")
    assert s.state.cash == [3, 25]
    assert s.state.owner_at(cell((2, 0))) == 0
    s = disputed()
    s.play("1 counter", "1 n:5", "0 decline")
    assert s.legal == ["relinquish", "shoot"]
    s.play("1 relinquish")
    assert s.state.cash == [6, 22]
    s = disputed((1,))
    assert "shoot" not in s.legal, "PIO-DISP-03"
    assert s.state.actions_left(pioneer(0, 1)) == 1


def test_what_cannot_be_disputed() -> None:
    """PIO-DISP-06, PIO-DISP-07: a Building of somebody in the game; anything of who is out."""
    land = {(2, 0): "field", (1, 1): "desert"}
    s = frontier(land=land, works={(2, 0): (1, "farm")}, family={0: {1: (2, 0)}})
    s.act(0, 1)
    assert "act:dispute" not in s.legal
    s = frontier(
        seats=3,
        land=land,
        works={(1, 1): (1, "claim")},
        out=[1],
        unarmed=[0],
        family={0: {1: (1, 1)}, 2: {1: "store"}},
    )
    s.act(0, 1, "act:dispute")
    assert s.state.owner_at(cell((1, 1))) == 0
    assert s.state.status[2] == IN


def test_process() -> None:
    """PIO-PROC-01, PIO-PROC-07..09, PIO-DIP-10: a Tool, or Metallurgy; a diploma is no Tool."""
    setting = {
        "land": {(2, 0): "field"},
        "works": {(2, 0): (0, "farm")},
        "tokens": {(2, 0): 3},
        "family": {0: {1: (2, 0)}},
    }
    s = frontier(**setting, diplomas={"agriculture": (0, 1)})
    s.act(0, 1)
    assert "act:process" not in s.legal
    s = frontier(**setting, diplomas={"agriculture": (0, 1)}, tools={0: ["scythe"]})
    s.act(0, 1, "act:process")
    assert s.state.goods[0] == 2, "with a Tool the diploma brings its bonus"
    s = frontier(**setting, diplomas={"metallurgy": (0, 1)})
    s.act(0, 1, "act:process")
    assert s.state.goods[0] == 1
    s = frontier(**setting, laborers={"corn": (2, 0)})
    s.act(0, 1, "act:process")
    assert s.state.goods[0] == 1, "the Laborer alone: no bonus"


@pytest.mark.silent("PIO-MOVE-10")
def test_processing_a_rivals_building() -> None:
    """PIO-PROC-04, PIO-MOVE-10: only while it is unattended, and the stay is remembered."""
    setting = {
        "land": {(2, 0): "field"},
        "works": {(2, 0): (1, "farm")},
        "tokens": {(2, 0): 3},
        "tools": {0: ["scythe"]},
    }
    s = frontier(**setting, family={0: {1: (2, 0)}})
    s.act(0, 1, "act:process")
    assert s.state.stolen[pioneer(0, 1)] == 1
    s = frontier(**setting, family={0: {1: (2, 0)}, 1: {1: (2, 0)}})
    s.act(0, 1)
    assert "act:process" not in s.legal


@pytest.mark.silent("PIO-LAB-03", "PIO-LAB-04")
def test_hire_a_laborer() -> None:
    """PIO-LAB-01..05, PIO-DIP-07."""
    for holder, cash in ((None, [17, 20]), ((1, 1), [17, 23]), ((0, 1), [20, 20])):
        s = frontier(
            land={(2, 0): "field"},
            works={(2, 0): (0, "farm")},
            tokens={(2, 0): 3},
            family={0: {1: (2, 0)}},
            diplomas={} if holder is None else {"agriculture": holder},
        )
        s.act(0, 1, "act:laborer")
        assert s.state.cash == cash
        assert s.state.laborer[0] == cell((2, 0))
        assert "act:laborer" not in s.legal


@pytest.mark.silent("PIO-WIN-01", "PIO-WIN-07")
def test_points_add_up() -> None:
    """PIO-WIN-01, PIO-WIN-07, PIO-INV-18."""
    t = table(
        land={(2, 0): "field", (1, 1): "desert", (0, 2): "field"},
        works={(2, 0): (0, "farm"), (1, 1): (0, "homestead"), (0, 2): (0, "claim")},
        family={0: {1: "store", 2: "store", 3: "store"}},
        newborn=[(0, 3)],
        jailed=[(0, 2)],
        diplomas={"business": (0, 2)},
        cards={0: 2},
    )
    assert t.points(0) == 3 + 4 + 1 + 2
