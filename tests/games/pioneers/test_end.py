"""Going out, respawn, late entry, winning, menus, standing orders and passive answers."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.engine.errors import BadSetup
from saloon.engine.event import Log
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.games.pioneers.play.asking import choose, numbers
from saloon.games.pioneers.play.death import crown
from saloon.games.pioneers.state import Table
from saloon.games.pioneers.written import FEEDING, IN, OUT, TURN_END

from .tables import GAME, Frontier, at, cell, frontier, table


@pytest.mark.silent("PIO-OUT-04")
def test_the_estate_of_the_dead() -> None:
    """PIO-OUT-01..05, PIO-WIN-04: the last survivor wins at once."""
    setting = {
        "land": {(2, 0): "field"},
        "works": {(2, 0): (1, "farm")},
        "tokens": {(2, 0): 2},
        "family": {0: {1: "church"}, 1: {1: "bank"}},
        "bandit": (2, 0),
        "job": 0,
        "limbo": 1,
        "unarmed": [1],
        "laborers": {"corn": (2, 0)},
    }
    s = frontier(seats=3, **setting)
    s.act(0, 1, "act:bandit", "task:kill", "seat:1", "pioneer:1:1")
    assert s.state.goods[0] == 1
    assert s.state.status[1] == OUT
    assert s.state.hideout == 23
    assert s.state.laborer[0] == -1
    assert s.state.points(1) == 0
    assert s.state.owner_at(cell((2, 0))) == 1
    assert not s.match.over
    s = frontier(**setting)
    s.act(0, 1, "act:bandit", "task:kill", "seat:1", "pioneer:1:1")
    assert s.match.winners == [0]


def test_a_job_ends_with_its_hirer() -> None:
    """PIO-OUT-04: limbo goes to the victim; the Bandit stays on the tile."""
    s = frontier(
        seats=3,
        step=FEEDING,
        land={(2, 0): "field"},
        works={(2, 0): (1, "farm")},
        tokens={(2, 0): 2},
        family={0: {1: "church"}},
        unfed=[(0, 1)],
        food={0: 0},
        bandit=(2, 0),
        job=0,
        limbo=2,
    )
    assert s.told("out") == [(0,)]
    assert s.state.goods[4] == 2
    assert (s.state.hirer, s.state.bandit) == (-1, cell((2, 0)))


def test_loot_comes_before_out() -> None:
    """PIO-OUT-06, PIO-SHOOT-08."""
    s = frontier(
        [0, 40, 5],
        seats=3,
        land={(2, 0): "field"},
        works={(2, 0): (1, "claim")},
        family={0: {1: (2, 0)}, 1: {1: "church"}},
    )
    s.act(0, 1, "act:dispute", "n:0")
    s.play("1 shoot", "0 roll")
    assert s.state.cash[0] == 25
    assert s.state.hideout == 15
    assert s.fired("PIO-OUT-06")
    assert s.state.owner_at(cell((2, 0))) == 0


def starving(**settings: Any) -> Frontier:
    """P0's last Pioneer dies at the feeding."""
    return frontier(
        step=FEEDING,
        seats=3,
        land={(2, 0): "field", (1, 1): "desert"},
        works={(2, 0): (0, "farm"), (1, 1): (0, "claim")},
        tokens={(2, 0): 2},
        family={0: {1: "church"}},
        unfed=[(0, 1)],
        food={0: 0},
        used_up=[(0, "mine")],
        **settings,
    )


def test_respawn() -> None:
    """PIO-RESP-01..04: pieces leave the field, and the player starts again."""
    s = starving(options={"respawn": "auto"})
    t = s.state
    assert t.status[0] == IN
    assert (t.cash[0], t.food[0], t.revolver[0], t.family[0]) == (20, 6, 1, 2)
    assert t.works[cell((2, 0))] == t.works[cell((1, 1))] == 0
    assert t.stock[:5] == [3] * 5
    assert t.bank_goods[0] == 70
    assert t.points(0) == 2
    assert t.active == 1, "the next turn comes at the seat's place"
    s.until("work", 0)


@pytest.mark.silent("PIO-ASK-04")
def test_respawn_by_vote() -> None:
    """PIO-RESP-01, PIO-RESP-07, PIO-ASK-04."""
    for answers, status in ((("yes", "yes"), IN), (("yes", "no"), OUT)):
        s = starving(options={"respawn": "vote"})
        assert [ask.seat for ask in s.match.asks] == [1, 2]
        s.play(f"1 {answers[0]}", f"2 {answers[1]}")
        assert s.state.status[0] == status
    s = frontier(
        step=FEEDING,
        family={0: {1: "church"}},
        unfed=[(0, 1)],
        food={0: 0},
        options={"respawn": "vote"},
    )
    s.match.play(1, "no")
    assert s.match.over
    assert s.match.winners == [1]
    assert s.fired("PIO-RESP-07")


def test_late_entry() -> None:
    """PIO-RESP-05, PIO-INV-05, PIO-RULING-63: the empty seat comes in."""
    with pytest.raises(BadSetup, match="late entry needs"):
        GAME.settle_options(2, {"late_entry": True})
    t = GAME.new(4, GAME.settle_options(4, {"late_entry": True}), Rng.seeded("a"))
    assert isinstance(t, Table)
    assert (t.stakes, t.sets, t.around(0)) == (5, 1, [0, 1, 2])
    s = Frontier(GAME, t)
    s.play("0 face:bottle", "1 face:bag", "2 face:hat")
    s.until("enter")
    assert s.legal == ["face:boot", "no"]
    s.play("3 face:boot", "0 yes", "1 yes", "2 yes")
    assert s.state.status[3] == IN
    assert (s.state.stakes, s.state.sets) == (6, 2)
    assert s.state.points(3) == 2


def on_nineteen() -> Frontier:
    """Eight Buildings, a diploma and a pair of Pioneers, one of them at School."""
    land = {(2, -1): "field", (2, 0): "field", (1, 1): "field", (0, 2): "pasture"}
    land |= {(-1, 2): "pasture", (-2, 2): "pasture", (-2, 1): "mountain", (-2, 0): "mountain"}
    works = {
        spot: (0, {"field": "farm", "pasture": "ranch", "mountain": "mine"}[kind])
        for spot, kind in land.items()
    }
    s = frontier(
        land=land,
        works=works,
        family={0: {1: "school", 2: "store"}},
        diplomas={"business": (0, 2)},
    )
    assert s.state.points(0) == 19
    return s


def test_the_first_with_twenty_wins() -> None:
    """PIO-WIN-02: at once, with the twentieth point."""
    s = on_nineteen()
    s.act(0, 1, "act:diploma", "diploma:mining")
    assert s.match.winners == [0]
    assert s.told("wins") == [(0, 20)]


@pytest.mark.parametrize(
    ("cards", "active", "winner"),
    [
        ({0: 20, 1: 21}, 0, 1),
        ({0: 21, 1: 20}, 1, 0),
        ({0: 20, 1: 20}, 1, 1),
        ({0: 20, 1: 20}, 0, 0),
    ],
)
def test_several_with_twenty_at_once(cards: dict[int, int], active: int, winner: int) -> None:
    """PIO-WIN-03: the most points win, then the active player."""
    t = table()
    t.log = Log()
    t.active = active
    for seat, n in cards.items():
        t.cards[seat] = n
    crown(t)
    assert t.winners == [winner]
    assert "PIO-WIN-03" in t.log.fired


def test_points_that_were_there_and_are_lost_win_nothing() -> None:
    """PIO-WIN-07: a Building sold on 19 is not made up for by a diploma."""
    s = on_nineteen()
    s.act(0, 2, "act:sell", at((2, 0)), "done", "stop")
    assert s.state.points(0) == 17
    s.act(0, 1, "act:diploma", "diploma:mining")
    assert (s.state.points(0), s.match.over) == (18, False)


def test_the_last_round() -> None:
    """PIO-WIN-06, PIO-RULING-42: most points, then cash, then Resources, then shared."""
    for cash, goods, winners in (
        ({0: 20, 1: 20}, {}, [0, 1]),
        ({0: 21, 1: 20}, {}, [0]),
        ({0: 20, 1: 20}, {1: {"ore": 1}}, [1]),
    ):
        s = frontier(step=TURN_END, active=1, round=60, cash=cash, goods=goods)
        assert s.match.over
        assert s.match.winners == winners
    s = frontier(step=TURN_END, active=0, round=60)
    assert not s.match.over, "the round goes on"


@pytest.mark.silent("PIO-ASK-01")
def test_long_lists_come_in_pages() -> None:
    """PIO-ASK-01, PIO-INV-24: 24 to a page; a command leaves the list."""
    t = frontier().state
    flow = choose(t, t.ask_stake(0, numbers(0, 59), "PIO-GAMB-02", thing=13), [717])
    ask = next(flow)
    assert ask.prompt == "page-number"
    assert ask.moves == [511, 512, 513, 717]
    assert ask.args == (271, 294, 295, 318, 319, 330)
    ask = flow.send(513)
    assert ask.moves == [*range(319, 331), 717]
    with pytest.raises(StopIteration) as end:
        flow.send(320)
    assert end.value.value == 320


def test_orders_are_set_and_hidden() -> None:
    """PIO-ORD-01..04, PIO-INV-22, PIO-INV-25, PIO-RULING-61."""
    s = frontier(options={"orders": True})
    s.play("0 orders", "0 order:potshot", "0 rule:potshot-shoot-while", "0 n:2")
    assert s.match.view(0)["table"]["orders"]["potshot"] == ["potshot-shoot-while", 2]
    assert s.match.view(1)["table"]["orders"] == {"limits": {}}
    assert s.match.view(None)["table"]["orders"] == {}
    assert [event.kind for event in s.match.events_for(1)] == []
    world = s.match.imagine(1).state
    assert isinstance(world, Table)
    assert not any(world.orders)
    s.play("0 orders", "0 order:trade", "0 rule:trade-refuse-some")
    assert s.match.view(0)["table"]["orders"]["trade"] == ["trade-refuse-some", 2]
    s.play("0 orders", "0 order:bid", "0 rule:bid-limit", "0 thing:corn", "0 n:3")
    assert s.match.view(0)["table"]["orders"]["limits"] == {"corn": 3}
    assert "orders" not in s.legal, "three a turn"


def test_orders_answer() -> None:
    """PIO-ORD-01: and an answer that is not on the list is not given."""
    setting = {
        "options": {"orders": True},
        "land": {(2, 0): "field"},
        "works": {(2, 0): (1, "claim")},
        "family": {0: {1: (2, 0)}, 1: {1: "church", 2: "bank"}},
        "diplomas": {"business": (1, 1)},
    }
    orders = {(1, "dispute"): ("dispute-price", 5), (1, "champion"): ("champion-plain", 0)}
    s = frontier(orders=orders, **setting)
    s.act(0, 1, "act:dispute", "n:5")
    assert s.state.owner_at(cell((2, 0))) == 0
    s = frontier([0, 40], orders=orders, **setting)
    s.act(0, 1, "act:dispute", "n:4")
    assert s.where(1, 2) == -1, "the champion is the one without a diploma"
    s = frontier(orders=orders, unarmed=[1], **setting)
    s.act(0, 1, "act:dispute", "n:4")
    assert s.asked == [(1, "dispute-answer")], "it cannot shoot, so it is asked"


@pytest.mark.silent("PIO-ASK-03", "PIO-ASK-05")
def test_passive_answers() -> None:
    """PIO-ASK-03, PIO-ASK-05, PIO-INV-19, PIO-RULING-62.

    Always legal, and a game of absent players ends.
    """
    match = Match(GAME, 3, "nobody", {"round_cap": 30})
    prompts = set()
    while match.asks:
        ask = match.asks[0]
        prompts.add(ask.prompt)
        move = GAME.absent(match.state, ask)
        assert move in ask.moves
        match.play(ask.seat, move)
    assert {"symbol", "work"} <= prompts
    s = frontier(jailed=[(0, 1)], family={0: {1: "store", 2: "store"}})
    assert GAME.text(GAME.absent(s.state, s.match.asks[0])) == "jail-roll"
    s = frontier(land={(2, 0): "field"}, works={(2, 0): (1, "claim")}, family={0: {1: (2, 0)}})
    s.act(0, 1, "act:dispute", "n:0")
    assert GAME.text(GAME.absent(s.state, s.match.asks[0])) == "shoot"
