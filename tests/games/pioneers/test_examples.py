"""The worked examples of the specification. P0, P1, ... are seats 0, 1, ...; P0 is active."""

from __future__ import annotations

import pytest

from saloon.games.pioneers.board import NO_CELL
from saloon.games.pioneers.state import JAIL_CELL, JAILED, NEWBORN, Table
from saloon.games.pioneers.written import BANDITS, FEEDING, ROLLING, WORKING

from .tables import (
    EVENT,
    GAME,
    KIND,
    PLACE,
    Frontier,
    at,
    cell,
    draws,
    frontier,
    hits,
    pioneer,
    table,
)

FARM = {(2, 0): "field"}
HOME = {(2, 0): "desert"}


def test_PIO_EX_01_short_of_food() -> None:
    """PIO-FEED-01..05, PIO-FEED-08, PIO-RULING-14."""

    def hungry() -> Frontier:
        return frontier(
            [1],
            step=FEEDING,
            land=HOME,
            works={(2, 0): (0, "homestead")},
            family={0: {1: "store", 2: "store", 3: "store"}, 1: {1: "store", 2: "store"}},
            unfed=[(0, 3)],
            horses=[0],
            food={0: 2},
        )

    s = hungry()
    assert s.legal == ["pioneer:0:1", "pioneer:0:2", "pioneer:0:3", "horse"]
    s.play("0 pioneer:0:1", "0 horse")
    assert s.state.food[0] == 0
    assert s.state.family[0] == 2
    assert s.where(0, 3) == -1
    s.until("extra")
    assert [s.state.actions_left(pioneer(0, n)) for n in (1, 2)] == [2, 1]
    assert s.state.horse[0] == 1

    s = hungry()
    s.play("0 pioneer:0:1", "0 pioneer:0:2")
    assert s.state.horse[0] == 0
    assert s.where(0, 3) == -1


def test_PIO_EX_02_newborn() -> None:
    """PIO-FAM-02, PIO-FAM-04, PIO-FEED-06, PIO-INV-16, PIO-TURN-03, PIO-RULING-14."""
    s = frontier(
        land=HOME,
        works={(2, 0): (0, "homestead")},
        family={0: {1: (2, 0), 2: (2, 0)}},
        food={0: 0},
    )
    assert s.state.points(0) == 4
    s.act(0, 1, "act:family")
    child = pioneer(0, 3)
    assert s.state.points(0) == 5
    assert s.state.flags[child] == NEWBORN
    assert s.state.actions_left(child) == 0
    assert "act:family" not in s.legal
    t = s.state.copy()
    assert isinstance(t, Table)
    t.step, t.acting, t.begun = FEEDING, -1, False
    for missed in (1, 2):
        t.food[0], t.bank_food = 2, t.bank_food + t.food[0] - 2
        s = Frontier(GAME, t, [1])
        s.play("0 pioneer:0:1", "0 pioneer:0:2")
        if missed == 1:
            s.until("extra")
            assert s.state.actions_left(child) == 0
            t = s.state.copy()
            assert isinstance(t, Table)
            t.step = FEEDING
    assert s.where(0, 3) == -1
    assert s.state.points(0) == 4


def test_PIO_EX_03_leaving_town() -> None:
    """PIO-MOVE-01..04, PIO-MOVE-08, PIO-EXPL-04, PIO-RULING-06."""
    pasture = draws(table(), "pasture")
    s = frontier([5, *pasture])
    s.act(0, 1, "act:move", at("bank"), at((2, 0)))
    assert s.where(0, 1) == cell((2, 0))
    assert s.state.land[cell((2, 0))] == KIND["pasture"]
    assert s.asked == [(0, "action")], "the Move is over, 2 points are lost"

    s = frontier([2])
    s.act(0, 1, "act:move", at("bank"))
    assert at((2, 0)) not in s.legal
    s.play("0 stop")
    assert s.asked == [(0, "action")]
    assert s.state.actions_left(pioneer(0, 1)) == 1, "the point left is lost with its Action"
    s = frontier([2, *pasture], horses=[0])
    s.act(0, 1, "act:move", at("bank"), at((2, 0)))
    assert s.where(0, 1) == cell((2, 0))


def test_PIO_EX_04_canyon_underfoot() -> None:
    """PIO-MOVE-05, PIO-MOVE-09, PIO-LAND-04."""
    s = frontier([5, *draws(table(), "canyon"), 1])
    s.act(0, 1, "act:move", at("bank"), at((2, 0)))
    assert s.where(0, 1) == cell((2, 0))
    assert not {"act:hunt", "act:stake"} & set(s.legal)
    assert "act:explore" in s.legal
    s.play("0 act:move")
    assert set(s.legal) == {at("bank"), at("school"), "stop"} & set(s.legal)
    assert at("bank") in s.legal
    assert at((3, 0)) not in s.legal
    s.play(f"0 {at('bank')}")
    assert at((2, 0)) not in s.legal
    s = frontier([6], land={(2, 0): "canyon"}, family={0: {1: "bank"}})
    s.act(0, 1, "act:move")
    assert at((2, 0)) not in s.legal, "with all the points in the world"


def test_PIO_EX_05_potshot() -> None:
    """PIO-POT-01, PIO-POT-03..06, PIO-ASK-05, PIO-RULING-16, PIO-RULING-18."""
    s = frontier(
        [6, 5, 6],
        land={(2, 0): "field", (3, 0): "desert"},
        works={(2, 0): (1, "farm")},
        family={0: {1: "bank"}, 1: {2: (2, 0)}},
    )
    s.act(0, 1, "act:move", at((2, 0)))
    assert s.asked == [(1, "potshot")]
    s.play("1 shoot")
    assert s.state.bullets[1] == 0
    assert s.asked == [(0, "step")], "a Miss: the Pioneer walks on"
    s.play(f"0 {at((3, 0))}", "0 stop", "0 act:move", f"0 {at((2, 0))}")
    assert s.asked == [(0, "step")], "no Bullet, no question"

    s = frontier(
        [6],
        land={(2, 0): "field"},
        works={(2, 0): (1, "farm")},
        family={0: {1: "bank"}, 1: {2: "store"}},
    )
    s.act(0, 1, "act:move", at((2, 0)))
    assert s.asked == [(0, "step")], "nobody of the owner is there"


def test_PIO_EX_06_business() -> None:
    """PIO-BUY-03, PIO-BUY-04, PIO-BUY-10, PIO-DIP-09."""

    def shop(cash: int) -> Frontier:
        return frontier(active=1, diplomas={"business": (0, 1)}, cash={0: 0, 1: cash})

    s = shop(5)
    s.act(1, 1, "act:buy")
    assert s.legal[:5] == [*[f"line:get:food:{n}" for n in (1, 2, 3, 4)], "line:get:bullet:1"]
    s.play("1 line:get:food:4")
    assert (s.state.cash[1], s.state.cash[0], s.state.food[1]) == (0, 1, 10)
    s = shop(4)
    s.act(1, 1, "act:buy")
    assert "line:get:food:3" in s.legal
    assert "line:get:food:4" not in s.legal, "a dollar is for the holder"
    s = shop(1)
    s.act(1, 1)
    assert "act:buy" not in s.legal
    s = shop(6)
    s.act(1, 1, "act:buy", "line:get:food:2", "line:get:bullet:1")
    assert (s.state.cash[1], s.state.cash[0]) == (2, 1), "the dollar is paid once"

    s = frontier(
        diplomas={"business": (0, 1)},
        family={
            0: {
                1: "church",
                2: "store",
            }
        },
    )
    s.act(0, 2, "act:buy", "line:get:food:2", "done")
    assert s.state.cash[0] == 18
    s = frontier(diplomas={"business": (0, 1)}, family={0: {1: "church", 2: "school"}})
    s.act(0, 2)
    assert "act:buy" not in s.legal
    s.play("0 back")
    s.act(0, 1, "act:buy", "line:get:food:2", "done")
    assert s.state.food[0] == 8


def test_PIO_EX_07_finance() -> None:
    """PIO-BUY-06, PIO-BUY-07, PIO-BUY-11, PIO-RULING-10."""
    s = frontier(active=1, diplomas={"finance": (0, 1)}, family={1: {1: "bank"}}, cash={1: 53})
    bank = s.state.bank
    s.act(1, 1, "act:buy")
    s.play("1 line:get:point-card:1")
    assert (s.state.cash[1], s.state.cash[0], s.state.bank) == (3, 24, bank + 46)
    assert s.state.cards[1] == 1

    def banker(corn: int) -> Frontier:
        return frontier(
            land={(2, 0): "forest"},
            diplomas={"finance": (0, 1)},
            family={0: {1: (2, 0), 2: "bank"}},
            cash={0: 5},
            goods={0: {"corn": corn, "ore": 5}},
        )

    s = banker(3)
    s.act(0, 1, "act:buy")
    assert s.legal == ["use", "back"]
    s.play("0 use")
    assert s.state.cards[0] == 1
    assert s.state.resources(0) == 0
    s = banker(2)
    s.play("0 pioneer:0:1")
    assert "act:buy" not in s.legal

    s = frontier(diplomas={"finance": (0, 1)}, family={0: {1: "store", 2: "bank"}}, cash={0: 52})
    bank = s.state.bank
    s.act(0, 2, "act:buy", "line:get:point-card:1")
    assert (s.state.cash[0], s.state.bank) == (2, bank + 50)


@pytest.mark.silent("PIO-BUILD-07")
def test_PIO_EX_08_triple() -> None:
    """PIO-PROC-02, PIO-PROC-03, PIO-LAB-04, PIO-DIP-07, PIO-BUILD-07."""
    s = frontier(
        land={(2, 0): "mountain"},
        works={(2, 0): (0, "mine")},
        tokens={(2, 0): 2},
        family={0: {1: (2, 0)}},
        diplomas={"mining": (0, 1)},
        tools={0: ["pickaxe"]},
        laborers={"ore": (2, 0)},
        stockpile={"ore": 3},
    )
    points = s.state.points(0)
    s.act(0, 1, "act:process", "use")
    assert s.state.goods[3] == 3
    assert s.state.bank_goods[3] == 1
    s.play("0 act:process", "0 use")
    assert s.state.goods[3] == 5
    assert s.state.laborer[3] == NO_CELL
    assert s.state.points(0) == points


def test_PIO_EX_09_laborer_alone() -> None:
    """PIO-PROC-04, PIO-PROC-06, PIO-LAB-01..03."""
    setting = {
        "land": {(2, 0): "field", (2, -1): "field"},
        "works": {(2, 0): (0, "farm"), (2, -1): (1, "farm")},
        "tokens": {(2, 0): 3, (2, -1): 2},
        "family": {0: {2: "church"}, 1: {1: (2, 0), 2: (2, -1)}},
        "tools": {1: ["scythe"]},
        "laborers": {"corn": (2, 0)},
    }
    s = frontier(**setting)
    s.act(0, 2, "act:process")
    assert s.state.goods[0] == 1
    assert s.state.tokens[cell((2, 0))] == 2
    s = frontier(active=1, **setting)
    s.play("1 pioneer:1:1")
    assert "act:process" not in s.legal
    s.play("1 back")
    s.act(1, 2, "act:laborer", "stop")
    assert s.state.cash[1] == 17
    s.act(1, 1, "act:process", "use")
    assert s.state.goods[4] == 1
    assert s.state.tokens[cell((2, 0))] == 2


def test_PIO_EX_10_out_of_the_countdown() -> None:
    """PIO-BANDIT-03, PIO-BANDIT-04, PIO-BANDIT-08, PIO-BANDIT-11."""
    s = frontier(
        [2, 5],
        seats=3,
        step=BANDITS,
        square=3,
        hideout=2,
        family={0: {1: "store"}, 1: {1: "store", 2: "church"}, 2: {1: "store"}},
    )
    assert s.state.bandit == PLACE["store"]
    assert s.asked == [(1, "holdup")]
    assert s.state.hideout == 2, "passing through the Saloon is no drink"
    s.play("1 robbed")
    assert s.asked == [(0, "holdup")]
    s.play("0 robbed")
    assert s.asked == [(2, "holdup")]


def test_PIO_EX_11_series() -> None:
    """PIO-BANDIT-14, PIO-HOLD-02, PIO-HOLD-04, PIO-SHOOT-09."""
    s = frontier(
        [2, 1, 5, *hits(3, 7)],
        seats=3,
        step=BANDITS,
        bandit="bank",
        family={0: {1: "school", 2: "jail"}, 1: {1: "school"}, 2: {1: "school"}},
        cash={1: 2},
    )
    assert s.asked == [(1, "holdup")]
    s.play("1 robbed")
    assert s.state.cash[1] == 0
    s.play("0 pioneer:0:1")
    assert s.where(0, 1) == -1
    assert s.state.bandit == PLACE["saloon"]
    assert s.state.bullets[0] == 0
    assert s.state.hideout == 2
    assert s.state.cash[2] == 20
    assert not s.told("drinks")
    assert not s.told("retreat")


@pytest.mark.parametrize("unarmed", [(), (1,)])
def test_only_the_armed_answer_with_a_shootout(unarmed: tuple[int, ...]) -> None:
    """PIO-DISP-03: without a Revolver the owner gives in."""
    s = frontier(
        land=HOME,
        works={(2, 0): (1, "claim")},
        family={0: {1: (2, 0), 2: "store"}, 1: {1: "church"}},
        unarmed=unarmed,
        cash={0: 4, 1: 0},
    )
    s.act(0, 1, "act:dispute", "n:1")
    assert s.asked == [(1, "dispute-answer")]
    assert ("shoot" in s.legal) == (not unarmed)


def test_PIO_EX_12_too_close() -> None:
    """PIO-DISP-01, PIO-DISP-02, PIO-DISP-04, PIO-DISP-05.

    PIO-SHOOT-05, PIO-SHOOT-06, PIO-SHOOT-08.
    """
    s = frontier(
        [*hits(4, 4), *hits(6, 2), 6],
        land=HOME,
        works={(2, 0): (1, "claim")},
        family={0: {1: (2, 0), 2: "store"}, 1: {1: "church"}},
        cash={0: 4, 1: 0},
    )
    s.act(0, 1, "act:dispute", "n:1")
    s.play("1 shoot")
    assert s.asked == [(1, "loot")]
    s.play("1 roll")
    assert s.where(0, 1) == -1
    assert s.state.owner_at(cell((2, 0))) == 1
    assert s.state.bullets == [0, 0]
    assert s.state.cash == [0, 4]
    assert len(s.told("shootout")) == 2


def test_PIO_EX_13_resisting_the_sheriff() -> None:
    """PIO-SHER-05, PIO-SHER-06, PIO-SHER-09, PIO-SHOOT-11, PIO-SHOOT-12.

    PIO-RULING-24, PIO-RULING-56.
    """

    def arrest(dice: list[int]) -> Frontier:
        s = frontier(
            dice,
            land={(2, 0): "pasture"},
            works={(2, 0): (0, "ranch")},
            tokens={(2, 0): 2},
            family={0: {1: "store"}, 1: {1: (2, 0), 2: "store"}},
            goods={1: {"cattle": 1}},
            cash={1: 3},
            stolen={(1, 1): 2},
        )
        s.act(0, 1, "act:sheriff", "task:arrest", "pioneer:1:1")
        assert s.asked == [(1, "arrested")]
        return s

    s = arrest(hits(9, 1))
    s.play("1 shoot")
    assert s.state.flags[pioneer(1, 1)] & JAILED
    assert s.state.cash == [20, 0]
    assert s.state.goods[1] == 1
    assert s.state.sheriff == cell((2, 0))
    s = arrest([])
    s.play("1 surrender")
    assert s.state.flags[pioneer(1, 1)] & JAILED
    assert s.state.cash == [17, 3]
    assert s.state.goods[5] == 1
    assert s.state.sheriff == JAIL_CELL
    s = arrest(hits(1, 2))
    s.play("1 shoot")
    assert s.state.sheriff == JAIL_CELL
    assert "act:sheriff" not in s.legal
    assert s.where(1, 1) == cell((2, 0))


def test_PIO_EX_14_the_victims_trap() -> None:
    """PIO-HIREB-03..07, PIO-SHER-03, PIO-SHER-04, PIO-RULING-56."""
    s = frontier(
        [1],
        land={(2, 0): "mountain"},
        works={(2, 0): (1, "mine")},
        tokens={(2, 0): 3},
        family={0: {1: "church", 2: "school"}, 1: {1: (2, 0), 2: "blacksmith"}},
        tools={1: ["pickaxe"]},
        bandit="saloon",
    )
    s.act(0, 1, "act:bandit", "task:steal", at((2, 0)), "act:steal")
    s.act(0, 2, "act:steal", "stop")
    assert (s.state.limbo, s.state.tokens[cell((2, 0))]) == (2, 1)
    assert s.told("no-phase") == [(0,)]
    s.until("work", 1)
    saved = s.state.copy()
    assert isinstance(saved, Table)
    s.act(1, 1, "act:process")
    assert s.state.hirer == -1
    assert s.state.goods[3] == 2
    s.until("work", 0)
    assert s.told("bandit-roll"), "this turn's Bandit phase takes place"

    s = Frontier(GAME, saved)
    s.act(1, 1, "act:sheriff", "task:arrest-bandit")
    assert s.state.goods[7] == 2
    assert s.state.bandit_jailed
    assert s.state.tokens[cell((2, 0))] == 1
    assert s.state.sheriff == cell((2, 0))


def test_PIO_EX_15_targeted() -> None:
    """PIO-TARG-01..03."""
    land = {(2, r): "field" for r in range(-2, 1)} | {(3, r): "desert" for r in range(-3, 1)}
    works = dict.fromkeys(list(land)[:3], (0, "farm"))
    works |= dict.fromkeys(list(land)[3:5], (0, "homestead"))
    t = table(
        3,
        step=BANDITS,
        active=1,
        land=land | {(1, 1): "field"},
        works=works | {(1, 1): (1, "claim")},
        cards={1: 2},
        family={0: {1: "store", 2: "store"}, 1: {1: (1, 1), 2: (1, 1)}, 2: {1: "church"}},
        diplomas={"law-enforcement": (1, 1), "business": (1, 2)},
    )
    assert [t.points(seat) for seat in range(3)] == [12, 6, 1]
    t.cards[1], t.bank_cards = 3, 2
    assert [t.points(seat) for seat in range(2)] == [12, 7]
    assert t.targeted() == 0
    s = Frontier(GAME, t.copy(), [3])
    assert s.told("targeted") == [(0,)]
    assert not s.told("bandit-face")

    t.step = WORKING
    s = Frontier(GAME, t.copy(), [3])
    s.act(1, 1, "act:build", "build:farm")
    assert s.state.points(1) == 9
    assert s.state.targeted() == -1
    t.built[2] = 5
    t.family[2] = 2
    assert t.points(2) == 12
    assert t.targeted() == -1


def test_PIO_EX_16_win_on_anothers_turn() -> None:
    """PIO-AUC-01..05, PIO-WIN-02, PIO-RULING-40."""

    def sale(used_up: list[tuple[int, str]]) -> Frontier:
        homes = {(2, 0): "desert", (2, -1): "lake", (3, -1): "river"}
        mines = {(1, 1): "mountain", (0, 2): "mountain", (-1, 2): "field", (1, -2): "pasture"}
        works = dict.fromkeys(homes, (1, "homestead"))
        works |= {(1, 1): (1, "mine"), (0, 2): (1, "mine"), (1, -2): (1, "ranch")}
        return frontier(
            seats=3,
            land={**homes, **mines},
            works={**works, (-1, 2): (0, "farm")},
            family={0: {1: "store"}, 1: dict.fromkeys(range(1, 5), "store"), 2: {1: "store"}},
            cards={1: 2},
            used_up=used_up,
        )

    s = sale([])
    assert s.state.points(1) == 18
    s.act(0, 1, "act:auction", at((-1, 2)), "n:3")
    s.play("1 n:7", "2 n:7")
    assert s.told("tie") == [(7,)]
    s.play("1 n:8", "2 n:7")
    assert s.state.cash == [28, 12, 20]
    assert s.match.over
    assert s.match.winners == [1]
    assert s.state.active == 0
    s = sale([(1, "farm")] * 3)
    s.act(0, 1, "act:auction", at((-1, 2)), "n:3")
    assert [ask.seat for ask in s.match.asks] == [2]


def test_PIO_EX_17_takeover() -> None:
    """PIO-OUT-01..03, PIO-DISP-08, PIO-PROC-05."""
    setting = {
        "land": {(2, 0): "field", (1, 1): "desert"},
        "works": {(2, 0): (2, "farm"), (1, 1): (2, "claim")},
        "tokens": {(2, 0): 2},
        "family": {0: {1: (2, 0), 2: "store"}, 1: {1: "store"}, 2: {1: "bank"}},
        "tools": {2: ["scythe"]},
        "cash": {2: 13},
        "food": {2: 4},
        "bandit": "saloon",
        "unarmed": [2],
    }
    s = frontier(seats=3, **setting)
    bank_food = s.state.bank_food
    s.act(0, 2, "act:bandit", "task:kill", "seat:2", "pioneer:2:1", "stop")
    assert s.told("out") == [(2,)]
    assert s.state.hideout == 16
    assert s.state.bank_food == bank_food + 4
    assert s.state.bank_tools[0] == 1
    s.state.tools[0], s.state.bank_tools[0] = 1, 0
    s.play("0 pioneer:0:1")
    assert "act:process" not in s.legal
    points = s.state.points(0)
    s.play("0 act:dispute")
    assert s.state.points(0) == points + 2
    assert s.state.tokens[cell((2, 0))] == 2
    assert s.state.cash[0] == 17
    setting["used_up"] = [(0, "farm")] * 3
    setting |= {"out": [2], "family": {0: {1: (2, 0)}, 1: {1: "store"}}, "tools": {}}
    s = frontier(seats=3, **setting)
    s.play("0 pioneer:0:1")
    assert "act:dispute" not in s.legal


def test_PIO_EX_18_lose_a_homestead() -> None:
    """PIO-DIE-11, PIO-FAM-03, PIO-RULING-37."""

    def fire(members: int) -> Frontier:
        homes = {(2, 0): "desert", (2, -1): "lake", (3, -1): "river"}
        s = frontier(
            [5, EVENT["grass-fire"]],
            step=ROLLING,
            land=homes,
            works=dict.fromkeys(homes, (0, "homestead")),
            family={0: dict.fromkeys(range(1, members + 1), "store")},
            diplomas={"business": (0, 6)} if members == 6 else {},
        )
        s.play("0 give-up", f"0 {at((2, 0))}")
        return s

    s = fire(6)
    before = s.state.points(0) + 2
    assert s.asked == [(0, "lose-pioneer")]
    s.play("0 pioneer:0:6")
    assert s.state.points(0) == before - 4
    s = fire(4)
    assert s.asked == [(0, "work")]
    assert s.state.points(0) == 4 + 4


def test_PIO_EX_19_gamble() -> None:
    """PIO-GAMB-02, PIO-GAMB-03, PIO-RULING-05."""
    for face, die, cash in (("hat", 3, 30), ("hat", 5, 6), ("bandit", 6, 18)):
        s = frontier([die], family={0: {1: "saloon"}}, cash={0: 10})
        s.act(0, 1, "act:gamble", "money", "n:4", f"face:{face}")
        assert s.state.cash[0] == cash


def test_PIO_EX_20_fee() -> None:
    """PIO-DIE-09, PIO-DIE-10, PIO-DIE-12, PIO-JAIL-02, PIO-RULING-38."""

    def taxed() -> Frontier:
        return frontier(
            [5, EVENT["tax-collector"]],
            step=ROLLING,
            cash={0: 2},
            goods={0: {"ore": 1}},
            diplomas={"law-enforcement": (0, 1)},
        )

    s = taxed()
    s.play("0 sell", "0 line:give:ore:1")
    assert (s.state.cash[0], s.state.goods[3]) == (5, 0)
    s = taxed()
    s.play("0 stop", "0 pioneer:0:1")
    assert (s.state.cash[0], s.state.goods[3]) == (2, 1)
    assert s.state.flags[pioneer(0, 1)] & JAILED
    assert s.state.holder[9] == -1


def test_PIO_EX_21_theology() -> None:
    """PIO-DIP-15, PIO-DEATH-01, PIO-RULING-36."""

    def killing(number: int) -> Frontier:
        s = frontier(
            active=1,
            diplomas={"theology": (0, 1)},
            family={0: {1: "church", 2: "school"}, 1: {1: "store", 2: "store"}},
            bandit="saloon",
            bullets={0: 0},
        )
        s.act(1, 1, "act:bandit", "task:kill", "seat:0", f"pioneer:0:{number}")
        return s

    s = killing(2)
    assert s.state.family[0] == 2
    assert s.where(0, 2) == PLACE["church"]
    assert not s.state.flags[pioneer(0, 2)]
    s = killing(1)
    assert s.state.family[0] == 1
    assert s.state.holder[11] == -1


@pytest.mark.silent("PIO-BANDIT-09")
def test_PIO_EX_22_barred_way() -> None:
    """PIO-BANDIT-04, PIO-BANDIT-09, PIO-BANDIT-13."""
    s = frontier(
        [2, 1],
        seats=3,
        step=BANDITS,
        bandit="saloon",
        family={0: {1: "store"}, 1: {1: "blacksmith"}, 2: {1: "store"}},
    )
    assert s.state.bandit == PLACE["store"]
    assert s.asked == [(0, "holdup")]
    s.play("0 robbed")
    assert [event[0] for event in s.told("holdup")] == [0]


def test_PIO_EX_23_bartender_stakes() -> None:
    """PIO-DIP-08, PIO-BANDIT-07, PIO-RULING-32."""

    def drink(die: int) -> Frontier:
        return frontier(
            [6, 1, die],
            step=BANDITS,
            active=1,
            bandit="saloon",
            hideout=1,
            diplomas={"bartending": (0, 1)},
            cash={0: 0},
        )

    s = drink(1)
    s.play("0 take")
    assert (s.state.cash[0], s.state.hideout) == (1, 0)
    s = drink(3)
    s.play("0 odd")
    assert (s.state.cash[0], s.state.hideout) == (2, 0)
    s = drink(4)
    s.play("0 odd")
    assert (s.state.cash[0], s.state.hideout) == (0, 1)


def test_PIO_EX_24_unarmed() -> None:
    """PIO-HIREB-14, PIO-RULING-15."""
    s = frontier(bullets={1: 0}, bandit="bank")
    s.act(0, 1, "act:bandit", "task:kill", "seat:1", "pioneer:1:1")
    assert s.where(1, 1) == -1
    assert s.state.bandit == PLACE["saloon"]
    assert s.state.hideout == 3
    assert "act:bandit" in s.legal


def test_PIO_EX_25_drink_then_holdup() -> None:
    """PIO-BANDIT-07, PIO-BANDIT-15, PIO-SHOOT-10, PIO-RULING-55."""
    s = frontier(
        [2, 1, *hits(5, 2)],
        step=BANDITS,
        bandit="bank",
        hideout=3,
        family={0: {1: "church"}, 1: {1: "saloon"}},
    )
    assert s.state.hideout == 1
    s.play("1 pioneer:1:1")
    assert s.state.cash[1] == 21
    assert s.state.square == 21
    s = frontier(
        [2, 1, *hits(5, 2)],
        step=BANDITS,
        bandit="saloon",
        hideout=3,
        family={0: {1: "church"}, 1: {1: "saloon"}},
    )
    s.play("1 pioneer:1:1")
    assert s.state.cash[1] == 23


def test_PIO_EX_26_bids_by_order() -> None:
    """PIO-ORD-01, PIO-AUC-03."""
    s = frontier(
        seats=3,
        options={"orders": True},
        goods={0: {"corn": 3}},
        cash={1: 8},
        orders={(1, "bid"): ("bid-limit", 0)},
        limits={(1, "corn"): 3},
    )
    s.act(0, 1, "act:auction", "line:give:corn:3", "n:6")
    assert [ask.seat for ask in s.match.asks] == [2]
    s.play("2 n:8")
    assert s.told("bid") == [(1, 8), (2, 8)]
    assert s.legal == ["pass", *[f"n:{n}" for n in range(8, 21)]]
    s.play("2 n:9")
    assert s.state.goods[8] == 3
    assert s.state.cash == [29, 8, 11]


@pytest.mark.silent("PIO-TRADE-04")
def test_PIO_EX_27_an_offer_in_lines() -> None:
    """PIO-TRADE-04, PIO-TRADE-05, PIO-TRADE-09."""
    s = frontier(
        land={(2, 0): "desert", (3, -1): "mountain"},
        works={(3, -1): (1, "mine")},
        goods={0: {"lumber": 1}},
        used_up=[(0, "mine")] * 3,
    )
    s.act(0, 1, "act:trade", "seat:1", "line:give:money:6")
    assert "send" in s.legal
    s.play("0 line:give:lumber:1", f"0 {at((3, -1))}")
    offer = s.match.view(0)["table"]["offer"]
    assert [line["thing"] for line in offer["gives"]] == ["lumber", "money"]
    assert offer["wants"] == [{"thing": "mine", "count": 1, "q": 3, "r": -1}]
    assert "send" not in s.legal
    s.play("0 cancel")
    assert s.state.proposals == 1
    assert s.state.actions_left(pioneer(0, 1)) == 2


def test_PIO_EX_28_job_and_sale() -> None:
    """PIO-HIREB-07, PIO-HIREB-16, PIO-SELL-03, PIO-TRADE-11, PIO-RULING-57."""

    def job() -> Frontier:
        return frontier(
            seats=3,
            active=1,
            land=FARM,
            works={(2, 0): (1, "farm")},
            tokens={(2, 0): 2},
            bandit=(2, 0),
            job=0,
            limbo=1,
        )

    s = job()
    points = s.state.points(1)
    s.act(1, 1, "act:sell", at((2, 0)))
    assert s.state.cash[1] == 23
    assert s.state.points(1) == points - 2
    assert s.state.goods[0] == 1
    assert s.state.hirer == -1
    assert s.state.bandit == cell((2, 0))
    s = job()
    s.act(1, 1, "act:trade", "seat:2", at((2, 0)), "send")
    s.play("2 accept")
    assert s.state.hirer == 0
    assert s.state.victim() == 2
    s = job()
    s.act(1, 1, "act:trade", "seat:0", at((2, 0)), "send")
    s.play("0 accept")
    assert s.state.hirer == -1
    assert s.state.goods[0] == 1
