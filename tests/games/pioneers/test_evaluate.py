"""The evaluation: more is better, hunger is worse, and nobody gives away for nothing."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.bots.bot import Bot, Budget
from saloon.bots.greedy import GreedyBot
from saloon.bots.levels import bot
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.games.pioneers.bot.evaluate import Plan, senses, strength
from saloon.games.pioneers.bot.move_weights import prior
from saloon.games.pioneers.bot.trades import NOTHING, best_bargain, best_lot
from saloon.games.pioneers.bot.values import Means, deal_worth
from saloon.games.pioneers.play.deal import count_of, line_of, thing_of
from saloon.games.pioneers.state import MONEY, Table

from .tables import GAME, THING, Frontier, frontier, table

FARM: dict[str, Any] = {"land": {(2, 0): "field"}, "works": {(2, 0): (0, "farm")}}


def bots() -> list[Bot]:
    """A bot that looks one step ahead, and one that searches."""
    return [GreedyBot(Rng.seeded("a"), worlds=4), bot("deputy", "a", Budget(iterations=40))]


def choice(s: Frontier, who: Bot, seat: int) -> str:
    """What a bot answers."""
    return GAME.text(who.choose(s.match.imagine(seat, Rng.seeded("world")), seat))


@pytest.mark.silent("PIO-WIN-04")
def test_senses_are_shares() -> None:
    """PIO-WIN-04: all shares together are one, and the winner has it all."""
    t = table(4)
    assert sum(senses(t)) == pytest.approx(1.0)
    assert GAME.sense(t, 0) == pytest.approx(senses(t)[0])
    t.over, t.winners = True, [2]
    assert senses(t) == [0.0, 0.0, 1.0, 0.0]


def test_more_is_better() -> None:
    """Goods, points, tools where tokens wait, and room for a child; jail and hunger are worse."""
    plain = strength(table(), 0)
    more: list[dict[str, Any]] = [
        {"cash": {0: 25}},
        {"food": {0: 8}},
        {"goods": {0: {"ore": 1}}},
        {"diplomas": {"mining": (0, 1)}},
        {"cards": {0: 1}},
        {**FARM},
    ]
    for better in more:
        assert strength(table(**better), 0) > plain, better
    for worse in ({"jailed": [(0, 1)]}, {"food": {0: 0}}, {"food": {0: 1}, "unfed": [(0, 1)]}):
        assert strength(table(**worse), 0) < plain, worse
    farm: dict[str, Any] = {**FARM, "tokens": {(2, 0): 4}}
    without = strength(table(**farm), 0)
    assert strength(table(**farm, tools={0: ["scythe"]}), 0) > without + 0.5


@pytest.mark.silent("PIO-TRADE-10")
def test_what_a_deal_is_worth() -> None:
    """PIO-TRADE-10: the same thing is worth more to who needs it."""
    t = table(tools={1: ["scythe"]}, tokens={(2, 0): 4}, **FARM)
    scythe, dollars = (line_of(THING["scythe"], 0, 1),), (line_of(MONEY, 0, 3),)
    assert deal_worth(t, 0, scythe, dollars) > 0
    assert deal_worth(t, 1, dollars, scythe) > 0
    assert deal_worth(t, 0, (), dollars) < 0


@pytest.mark.parametrize("who", bots(), ids=lambda who: who.name)
def test_nobody_gives_away_for_nothing(who: Bot) -> None:
    """PIO-TRADE-03: an offer that wants and gives nothing is refused; a present is accepted."""
    s = frontier(family={0: {1: "church", 2: "school"}})
    s.act(0, 1, "act:trade", "seat:1", "line:get:money:9", "send")
    assert choice(s, who, 1) != "accept"
    s = frontier(family={0: {1: "church", 2: "school"}})
    s.act(0, 1, "act:trade", "seat:1", "line:give:money:9", "send")
    assert choice(s, who, 1) == "accept"


def test_nobody_sends_a_present() -> None:
    """PIO-TRADE-03: in any draft that random players make, a bot sends only what serves it."""
    greedy = GreedyBot(Rng.seeded("b"), worlds=2)
    rng = Rng.seeded("drafts")
    drafts = 0
    for number in range(4):
        match = Match(GAME, 3, f"drafts {number}", {"respawn": "auto", "round_cap": 30})
        while match.asks and drafts < 60:
            ask = match.asks[0]
            state = match.state
            assert isinstance(state, Table)
            if ask.prompt == "offer" and state.picks < 20 and state.gives and not state.wants:
                drafts += 1
                move = greedy.choose(match.imagine(ask.seat, rng), ask.seat)
                giver = ask.seat == state.proposer
                assert GAME.text(move) != "send" or not giver
            match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    assert drafts > 10


def test_nobody_overbids() -> None:
    """PIO-AUC-02: one Food is not worth the whole purse."""
    for who in bots():
        s = frontier(seats=3, food={0: 9, 1: 9, 2: 9})
        s.act(0, 1, "act:auction", "line:give:food:1", "n:0")
        answer = choice(s, who, 1)
        assert answer == "pass" or int(answer.split(":")[1]) <= 6


def test_what_looks_promising() -> None:
    """PIO-ACT-01: a weight for every move, and building before gambling."""
    match = Match(GAME, 3, "prior 2", {"orders": True, "round_cap": 30})
    rng = Rng.seeded("prior")
    seen = set()
    while match.asks:
        ask = match.asks[0]
        state = match.state
        assert isinstance(state, Table)
        weights = prior(state, ask)
        if weights is not None:
            seen.add(ask.prompt)
            assert len(weights) == len(ask.moves)
            assert min(weights) >= 0
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    assert {"action", "work", "offer"} <= seen
    s = frontier(land={(2, 0): "field"}, works={(2, 0): (0, "claim")}, family={0: {1: (2, 0)}})
    s.act(0, 1)
    weights = prior(s.state, s.match.asks[0])
    assert weights is not None
    best = max(range(len(s.legal)), key=lambda i: weights[i])
    assert s.legal[best] == "act:build"


HUNGRY: dict[str, Any] = {"food": {0: 0, 1: 14}, "cash": {0: 12, 1: 3}}
"""One has money and nothing to eat, the other Food and hardly a dollar."""


@pytest.mark.silent("PIO-TRADE-04", "PIO-TRADE-10")
def test_bargain_serves_both_at_a_price_people_would_pay() -> None:
    """PIO-TRADE-04, PIO-TRADE-10: Food for money, never dearer than thrice the price in town."""
    t = table(**HUNGRY)
    found = best_bargain(t, 0, 1)
    assert found.seller == 1
    assert thing_of(found.line) == THING["food"]
    assert 1 <= found.price <= 3 * count_of(found.line)
    assert deal_worth(t, 0, (found.line,), (found.money,)) > 0
    assert deal_worth(t, 1, (found.money,), (found.line,)) > 0
    assert best_bargain(t, 1, 0).line == found.line


@pytest.mark.silent("PIO-BUY-06")
def test_a_point_is_not_for_sale() -> None:
    """PIO-BUY-06: whoever is in need would let a card go for a quarter of its price."""
    t = table(food={0: 0, 1: 0}, cash={0: 30, 1: 0}, cards={1: 2})
    assert thing_of(best_bargain(t, 0, 1).line) != THING["point-card"]


@pytest.mark.silent("PIO-TRADE-03")
def test_bargain_with_nobody_in_need() -> None:
    """PIO-TRADE-03: where neither gains there is no bargain, and nobody begins to trade."""
    t = table(food={0: 20, 1: 20}, cash={0: 0, 1: 0})
    assert best_bargain(t, 0, 1).gain == 0


FAR: dict[str, Any] = {
    "seats": 3,
    "family": {0: {1: (3, 0), 2: (3, 0)}},
    "land": {(2, 0): "field", (3, 0): "field"},
}
"""Too far from town to go and buy."""
STARVING: dict[str, Any] = {"food": {0: 0, 1: 14}, "cash": {0: 30, 1: 3}, "unfed": [(0, 1), (0, 2)]}


@pytest.mark.silent("PIO-TRADE-10")
def test_nobody_is_bled_white() -> None:
    """PIO-TRADE-10: even who would pay anything pays no more than thrice the price in town."""
    found = best_bargain(table(**STARVING, **FAR), 0, 1)
    assert found.price == 3 * count_of(found.line)


def test_bots_trade() -> None:
    """PIO-TRADE-09: one of three players builds an offer that serves both, and it is accepted."""
    s = frontier(**HUNGRY, **FAR)
    greedy = GreedyBot(Rng.seeded("a"), worlds=2)
    s.act(0, 1, "act:trade", "seat:1")
    offer(s, greedy)
    assert choice(s, greedy, 1) == "accept"
    before = s.state.food[0]
    s.play("1 accept")
    assert s.state.food[0] > before
    assert s.state.cash[1] > 3


@pytest.mark.silent("PIO-TRADE-05")
def test_nobody_is_nagged() -> None:
    """PIO-TRADE-05: beginning to trade is full of hope, but not twice in a turn."""
    s = frontier(**STARVING, **FAR)
    s.act(0, 1)
    before = GAME.sense(s.state, 0)
    s.play("0 act:trade")
    assert GAME.sense(s.state, 0) > before
    s.state.proposals = 1
    assert GAME.sense(s.state, 0) < before


CROWD: dict[str, Any] = {
    "seats": 3,
    "food": {0: 16, 1: 0, 2: 0},
    "cash": {0: 1, 1: 14, 2: 14},
    "family": {seat: {1: (3, 0), 2: (3, 0)} for seat in range(3)},
    "land": {(2, 0): "field", (3, 0): "field"},
}
"""One has Food to spare, two have money and nothing to eat."""


@pytest.mark.silent("PIO-AUC-01", "PIO-AUC-06")
def test_lot_is_what_two_would_pay_for() -> None:
    """PIO-AUC-01, PIO-AUC-06: two who are hungry make an auction; one of them alone does not."""
    t = table(**CROWD)
    lot = best_lot(t, 0)
    assert thing_of(lot.line) == THING["food"]
    assert lot.gain > 0
    assert best_lot(t, 1).line == NOTHING
    t = table(**{**CROWD, "cash": {0: 1, 1: 14, 2: 0}})
    assert best_lot(t, 0).line == NOTHING


@pytest.mark.silent("PIO-AUC-04")
def test_nothing_is_auctioned_off_for_less_than_it_is_worth() -> None:
    """PIO-AUC-04: what is bid for must go, so the least price leaves its owner better off."""
    t = table(**CROWD)
    lot = best_lot(t, 0)
    assert lot.reserve >= 1
    assert deal_worth(t, 0, (line_of(MONEY, 0, lot.reserve),), (lot.line,)) > 0


def test_bots_hold_auctions() -> None:
    """PIO-AUC-02: a bot opens one where two would pay, not twice a turn; who is hungry bids."""
    s = frontier(**CROWD)
    greedy = GreedyBot(Rng.seeded("b"), worlds=2)
    s.act(0, 1)
    before = GAME.sense(s.state, 0)
    s.play("0 act:auction")
    assert GAME.sense(s.state, 0) > before
    while s.match.asks[0].seat == 0:
        s.play(f"0 {choice(s, greedy, 0)}")
    assert s.state.seller == 0
    assert s.match.asks[0].prompt == "bid"
    assert deal_worth(s.state, 0, (line_of(MONEY, 0, s.state.reserve),), (s.state.lot,)) > 0
    for seat in (1, 2):
        s.play(f"{seat} {choice(s, greedy, seat)}")
    assert s.state.food[0] < 16, "nobody bid"
    assert s.state.cash[0] > 1
    s = frontier(**CROWD)
    s.act(0, 1)
    s.state.auctions = 1
    before = GAME.sense(s.state, 0)
    s.play("0 act:auction")
    assert GAME.sense(s.state, 0) < before


def test_bids_end_where_the_worth_ends() -> None:
    """PIO-AUC-02: who is hungry bids for Food, and passes when it would cost all there is."""
    greedy = GreedyBot(Rng.seeded("a"), worlds=8)
    s = frontier(**CROWD)
    s.act(0, 1, "act:auction", "line:give:food:4", "n:1")
    assert choice(s, greedy, 1) != "pass"
    s = frontier(**{**CROWD, "food": {0: 16, 1: 9, 2: 9}})
    s.act(0, 1, "act:auction", "line:give:food:1", "n:12")
    assert choice(s, greedy, 1) == "pass"


def weight(s: Frontier, move: str) -> float:
    """What a move of the open question weighs at a glance."""
    weights = prior(s.state, s.match.asks[0])
    assert weights is not None
    return weights[s.legal.index(move)]


@pytest.mark.silent("PIO-AUC-01", "PIO-TRADE-05")
def test_a_search_does_not_even_try_to_nag() -> None:
    """PIO-TRADE-05, PIO-AUC-01: to trade weighs nothing where nobody gains, nor twice in a turn."""
    s = frontier(**STARVING, **FAR)
    s.act(0, 1)
    assert weight(s, "act:trade") > 0
    s.state.proposals = 1
    assert weight(s, "act:trade") == 0
    s.state.proposals = 0
    s.state.cash[0] = s.state.cash[1] = s.state.cash[2] = 0
    assert weight(s, "act:trade") == 0
    assert weight(s, "act:auction") == 0


def test_no_way_leads_past_the_bargain() -> None:
    """PIO-TRADE-09: of an offer only the next line of the bargain is thought of."""
    s = frontier(**HUNGRY, **FAR)
    s.act(0, 1, "act:trade", "seat:1")
    weights = prior(s.state, s.match.asks[0])
    assert weights is not None
    assert [w for w in weights if w > 0] == [max(weights)]


def offer(s: Frontier, who: Bot) -> None:
    """Seat 0 puts an offer together, pick by pick, and sends it."""
    picks = 0
    while s.match.asks[0].prompt.startswith("offer"):
        picks += 1
        assert picks < 20
        s.play(f"0 {choice(s, who, 0)}")
    assert s.match.asks[0].prompt == "answer"


@pytest.mark.silent("PIO-FAM-02")
def test_two_go_home_for_a_child() -> None:
    """PIO-FAM-02: two at an own Homestead expand the family before anything else."""
    land = {(2, 0): "field", (3, 0): "field"}
    s = frontier(
        land=land,
        works={(2, 0): (0, "homestead")},
        family={0: {1: (2, 0), 2: (2, 0)}},
        food={0: 12},
    )
    s.act(0, 1)
    assert choice(s, GreedyBot(Rng.seeded("a"), worlds=2), 0) == "act:family"


@pytest.mark.silent("PIO-SELL-03")
def test_nobody_sells_points_for_small_change() -> None:
    """PIO-SELL-03: who needs money sells what was harvested, not the Ranch."""
    s = frontier(
        land={(2, 0): "pasture", (3, 0): "pasture"},
        works={(2, 0): (0, "ranch"), (3, 0): (0, "ranch")},
        goods={0: {"cattle": 2}},
        food={0: 0},
        cash={0: 0},
    )
    s.act(0, 1, "act:sell")
    assert choice(s, GreedyBot(Rng.seeded("a"), worlds=2), 0) == "line:give:cattle:2"


def test_a_counter_offer_differs() -> None:
    """PIO-TRADE-10: who would say the same again does not begin a counter-offer."""
    s = frontier(**HUNGRY, **FAR)
    found = best_bargain(s.state, 0, 1)
    s.act(0, 1, "act:trade", "seat:1", f"line:give:money:{found.price}")
    s.play(f"0 line:get:food:{count_of(found.line)}", "0 send")
    assert choice(s, GreedyBot(Rng.seeded("a"), worlds=2), 1) == "accept"
    s.play("1 counter")
    assert found.is_offered(s.state)


def cost_of_no_bullet(**kwargs: Any) -> float:
    """What the last Bullet is worth to seat 0."""
    return strength(table(bullets={0: 1}, **kwargs), 0) - strength(
        table(bullets={0: 0}, **kwargs), 0
    )


@pytest.mark.silent("PIO-HIREB-14")
def test_a_bullet_saves_a_life_where_there_is_one_rival() -> None:
    """PIO-HIREB-14: who has $3 and one rival has an unarmed Pioneer killed."""
    rich = cost_of_no_bullet(bandit="saloon", cash={1: 3})
    assert rich > cost_of_no_bullet(bandit="saloon", cash={1: 2})
    assert rich > cost_of_no_bullet(square=20, cash={1: 3})
    assert rich > 2 * cost_of_no_bullet(seats=3, bandit="saloon", cash={1: 3})
    # PIO-SHOOT-01: a Shootout takes one, and he can be hired again at once.
    held = [strength(table(bullets={0: n}, bandit="saloon"), 0) for n in range(4)]
    assert held[1] - held[0] > held[2] - held[1] > held[3] - held[2] > 0.5


@pytest.mark.parametrize(
    ("seats", "bullets", "killed"), [(2, 0, True), (2, 1, False), (3, 0, False)]
)
@pytest.mark.silent("PIO-HIREB-14")
def test_the_only_rival_has_the_unarmed_killed(seats: int, bullets: int, killed: bool) -> None:
    """PIO-HIREB-14: with more at the table the others would gain by it and pay nothing."""
    s = frontier(
        seats=seats,
        bandit="saloon",
        bullets={1: bullets},
        cash={0: 12},
        food={0: 12},
        family={0: {1: "saloon", 2: "saloon"}},
    )
    s.act(0, 1)
    chosen = choice(s, GreedyBot(Rng.seeded("a"), worlds=4), 0)
    assert (chosen == "act:bandit") == killed


AHEAD: dict[str, Any] = {
    "seats": 3,
    "cards": {0: 5},
    "diplomas": {"mining": (0, 1), "theology": (0, 2)},
    "cash": {0: 33, 1: 0, 2: 0},
    "unfed": [(0, 1), (0, 2)],
    "family": {0: {1: "store", 2: "church"}, 1: {1: "saloon"}, 2: {1: "saloon"}},
}
"""Nobody else has anything, but the family will starve if it buys no Food."""


@pytest.mark.silent("PIO-FEED-05")
def test_who_is_far_ahead_still_minds_a_meal() -> None:
    """PIO-FEED-05: to feed a family must show in a chance, however great it is."""
    fed = senses(table(food={0: 4, 1: 2, 2: 2}, **AHEAD))[0]
    assert fed > 0.9
    assert fed - senses(table(food={0: 0, 1: 2, 2: 2}, **AHEAD))[0] > 0.005


@pytest.mark.parametrize("who", bots(), ids=lambda who: who.name)
@pytest.mark.silent("PIO-FEED-05")
def test_who_starves_at_the_store_buys(who: Bot) -> None:
    """PIO-FEED-05: who would die next turn and can buy Food does."""
    s = frontier(food={0: 0, 1: 2, 2: 2}, **AHEAD)
    s.act(0, 1)
    assert choice(s, who, 0) == "act:buy"


SHORT_ONCE: dict[str, Any] = {
    "seats": 3,
    "land": {(2, 0): "field"},
    "works": {(2, 0): (0, "claim")},
    "food": {0: 0},
    "cash": {0: 12},
    "unfed": [(0, 2)],
}
"""One has gone short and must eat; the other stands on a Claim that could be built on."""


@pytest.mark.silent("PIO-FEED-09")
def test_food_must_come_in_time() -> None:
    """PIO-FEED-09: who could still reach the store is better off than who cannot any more."""
    near = strength(table(family={0: {1: "store", 2: (2, 0)}}, **SHORT_ONCE), 0)
    far = strength(table(family={0: {1: (2, 0), 2: (2, 0)}}, **SHORT_ONCE), 0)
    assert near - far > 4.0
    s = frontier(family={0: {1: (2, 0), 2: (2, 0)}}, **SHORT_ONCE)
    s.act(0, 1)
    assert choice(s, GreedyBot(Rng.seeded("a"), worlds=8), 0) == "act:move"


@pytest.mark.parametrize(("cattle", "kept"), [(0, 4), (1, 3)])
@pytest.mark.silent("PIO-FEED-01")
def test_money_for_an_urgent_meal_is_kept(cattle: int, kept: int) -> None:
    """PIO-FEED-01: what cattle does not pay of the Food to buy is not for a Building."""
    t = table(food={0: 0}, cash={0: 4}, goods={0: {"cattle": cattle}}, unfed=[(0, 1)])
    plan = Plan(t, Means(t, 0), 0)
    plan.survey()
    assert plan.costs[plan.store] == kept
