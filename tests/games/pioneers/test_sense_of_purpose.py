"""Bots go where they mean to go, buy what is of use, and buy it at once."""

from __future__ import annotations

from typing import Any

from saloon.bots.stretch import leads_back, sight
from saloon.engine.rng import Rng
from saloon.games.pioneers.board import NO_CELL
from saloon.games.pioneers.bot.distances import ways_from
from saloon.games.pioneers.bot.evaluate import goal_of
from saloon.games.pioneers.bot.move_weights import prior
from saloon.games.pioneers.bot.purchases import (
    bought,
    gambling_pays,
    is_worth_selling,
    pays_off,
    sold,
)
from saloon.games.pioneers.bot.values import Means
from saloon.games.pioneers.content import BULLET, FOOD, HORSE, REVOLVER
from saloon.games.pioneers.written import AT

from .tables import GAME, THING, Frontier, at, frontier, pioneer, table


def likely(s: Frontier) -> list[str]:
    """What is not out of the question where somebody is asked."""
    ask = s.match.asks[0]
    weights = prior(s.state, ask)
    assert weights is not None
    return [GAME.text(ask.moves[i]) for i, weight in enumerate(weights) if weight > 0.0]


CLAIMED = {
    "land": {(2, 0): "field", (3, 0): "field"},
    "works": {(3, 0): (0, "claim")},
    "family": {0: {1: "store"}},
}


def test_a_move_goes_the_shortest_way_to_where_there_is_something_to_do() -> None:
    s = frontier([6], **CLAIMED)
    goal = goal_of(s.state, pioneer(0, 1))
    assert goal not in (NO_CELL, s.where(0, 1))
    s.act(0, 1, "act:move")
    walked = 0
    while s.match.asks[0].prompt == "step":
        goal = goal_of(s.state, pioneer(0, 1))
        if goal == NO_CELL:
            assert likely(s) == ["stop"]
            break
        before = ways_from(s.state, s.where(0, 1))[goal]
        s.play(f"0 {next(move for move in likely(s) if move != 'stop')}")
        assert ways_from(s.state, s.where(0, 1))[goal] < before
        walked += 1
    assert walked > 0


def test_who_has_arrived_stays() -> None:
    """With Movement Points left a Pioneer stops where its work is."""
    s = frontier([6], **{**CLAIMED, "family": {0: {1: (2, 0)}}})
    s.act(0, 1, "act:move", at((3, 0)))
    assert s.match.asks[0].prompt == "step"
    assert goal_of(s.state, pioneer(0, 1)) == NO_CELL
    assert likely(s) == ["stop"]
    t = frontier(**{**CLAIMED, "family": {0: {1: (3, 0)}}})
    t.act(0, 1)
    assert "act:move" not in likely(t)
    assert "act:build" in likely(t)


def test_who_walks_in_a_circle_stands_where_they_stood() -> None:
    """Movement Points left are merely spent, and tell no two moments apart."""
    s = frontier([6], **CLAIMED)
    s.act(0, 1, "act:move")
    here = s.state.where[pioneer(0, 1)]
    seen = [sight(s.match, 0)]
    step = next(move for move in s.menu(0) if move.startswith("at:"))
    s.play(f"0 {step}")
    seen.append(sight(s.match, 0))
    assert seen[0] != seen[1]
    world = s.match.imagine(0, Rng.seeded("circle"))
    back = AT + here
    assert back in world.asks[0].moves
    assert leads_back(world, 0, back, seen)
    assert not leads_back(world, 0, GAME.code("stop"), seen)


def test_what_is_bought_is_of_use_and_bought_at_once() -> None:
    """One number is right; after it there is no more of that to buy."""
    s = frontier(food={0: 1}, cash={0: 20})
    s.act(0, 1, "act:buy")
    foods = [move for move in likely(s) if move.startswith("line:get:food:")]
    assert "back" in s.menu(0)
    numbers = [int(move.rpartition(":")[2]) for move in foods]
    m = Means(s.state, 0)
    gains = [bought(s.state, m, FOOD, n) for n in range(1, 21)]
    assert numbers
    assert all(gains[n - 1] >= max(gains) - 0.03 for n in numbers)
    assert 1 not in numbers
    s.play(f"0 {foods[-1]}")
    assert not [move for move in likely(s) if move.startswith("line:get:food:")]
    assert "done" in likely(s)


def pays(thing: int, **given: Any) -> bool:
    """Whether the first player had better buy one."""
    t = table(**given)
    return pays_off(t, Means(t, 0), thing)


def test_nobody_buys_what_costs_more_than_it_brings() -> None:
    """A Horse is for who is rich; a second Bullet is for who has to fear somebody."""
    assert not pays(HORSE, cash={0: 6})
    assert pays(HORSE, cash={0: 90})
    assert not pays(BULLET, unarmed=[0])
    assert pays(BULLET, bullets={0: 0})
    assert pays(REVOLVER, unarmed=[0], seats=2)
    assert not pays(BULLET, bullets={0: 9}, cash={0: 3})


def test_what_is_sold_is_worth_less_than_its_price() -> None:
    """What was dug out is sold; a Horse only by who has nothing left."""
    rich = table(goods={0: {"ore": 2}}, horses=[0])
    assert is_worth_selling(rich, 0, THING["ore"])
    assert not is_worth_selling(rich, 0, HORSE)
    m = Means(rich, 0)
    assert sold(rich, m, THING["ore"], 2) > sold(rich, m, THING["ore"], 1)
    s = frontier(goods={0: {}}, cash={0: 20}, horses=[0])
    s.act(0, 1)
    assert "act:sell" in s.menu(0)
    assert "act:sell" not in likely(s)


def test_nobody_gambles_where_it_does_not_pay() -> None:
    """A symbol pays six for one in six; only with the wager on top it pays."""
    assert not gambling_pays(table())
    assert gambling_pays(table(options={"gamble_odds": "to_one"}))
    s = frontier(family={0: {1: "saloon"}})
    s.act(0, 1)
    assert "act:gamble" in s.menu(0)
    assert "act:gamble" not in likely(s)
