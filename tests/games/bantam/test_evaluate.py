"""What the estimate of a table knows."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.bots.greedy import GreedyBot
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.games.bantam.board import ACRES, RELEASE_DOC, SALOON_ACRE, acre
from saloon.games.bantam.bot.combat_odds import hunt_odds
from saloon.games.bantam.bot.costs import FAR_OFF, STEPS_TO, best_mastery, goods_of
from saloon.games.bantam.bot.evaluate import (
    IDLE_COST,
    LAST_COST,
    VIG_WORK,
    grit_gone,
    hunting,
    need_of,
    side_b,
    too_late,
)
from saloon.games.bantam.bot.points import (
    ANY_WALL,
    DARE,
    ERRAND_WAY,
    Purse,
    best_prey,
    cheapest,
    governors,
    item_worth,
    legends,
    page_task,
    saved_by,
    way_to_foe,
    way_to_hunt,
)
from saloon.games.bantam.content import (
    ENEMY,
    HAVE_CABIN,
    LOGGING,
    MOUNT,
    P_HAVE,
    POSTER,
    Task,
)
from saloon.games.bantam.effects import ANY, LUMBER
from saloon.games.bantam.events import HEAD_MOUNTS
from saloon.games.bantam.game import GAME
from saloon.games.bantam.moves import MOVES
from saloon.games.bantam.state import MOUNTED, NO_HEAD, NOBODY, Table
from saloon.games.bantam.written import PASS, RESTORE, TURN, WEATHER
from tests.games.bantam.tables import CARD_NO, ITEM_NO, MOUNT_NO, table, west

GOVERNORS = {"mode": "governors"}


def evaluation(**settings: Any) -> float:
    return GAME.sense(table(**settings), 0)


BETTER: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("a task done", {"tasks": {0: [0]}}, {}),
    ("lumber for the Cabin", {"goods": {0: {"lumber": 2}}}, {}),
    ("lumber on the card", {"dedicated": {0: {"foraging": 2}}}, {}),
    ("cash for the horse", {"cash": {0: 7}}, {}),
    ("all Vigor", {}, {"vig": {0: 1}}),
    ("Will Power", {"wil": {0: 3}}, {}),
    ("Grit to spend", {}, {"grit": {0: 1}}),
    ("nearer to work", {"at": {0: "w_gate"}}, {"at": {0: "town_square"}}),
    ("not in Jail", {}, {"at": {0: "jail"}}),
    ("on his feet", {}, {"at": {0: "doc"}, "vig": {0: 0}}),
    ("others in trouble", {"vig": {1: 1}}, {}),
]


@pytest.mark.parametrize(("name", "good", "bad"), BETTER, ids=[row[0] for row in BETTER])
def test_what_feels_better(name: str, good: dict[str, Any], bad: dict[str, Any]) -> None:
    assert name
    assert evaluation(**good) > evaluation(**bad)


@pytest.mark.parametrize("mode", ["welcome_a", "welcome_b", "governors"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_chances_are_chances(mode: str, seats: int) -> None:
    match = Match(GAME, seats, "chances", {"mode": mode})
    rng = Rng.seeded("chances")
    for _ in range(150):
        values = match.game.senses(match.state)
        assert all(0 <= value <= 1 for value in values)
        if seats > 1:
            assert abs(sum(values) - 1) < 1e-6
        assert values[0] == match.game.sense(match.state, 0)
        if not match.asks:
            break
        ask = match.asks[0]
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])


def test_the_end_is_certain() -> None:
    match = Match(GAME, 2, "end")
    rng = Rng.seeded("end")
    while match.asks:
        ask = match.asks[0]
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    assert sorted(match.game.senses(match.state)) == [0.0, 1.0]


def test_the_grit_of_a_day_is_counted_once() -> None:
    """From the moment it is given, late at night, and not again when the day begins."""
    evening, night, day = (
        grit_gone(table(more={"step": step, "round": round}))
        for step, round in ((WEATHER, 3), (RESTORE, 3), (TURN, 4))
    )
    assert evening < night == day


def test_grit_is_worth_nothing_at_night() -> None:
    """Or who moves last would pass with all of it: the next question comes in the Night."""
    night = {"step": WEATHER, "active": NOBODY}
    assert evaluation(more=night, grit={0: 4}) == evaluation(more=night, grit={0: 0})


@pytest.mark.silent("BAN-HED-02")
def test_a_head_is_wanted_while_there_is_a_place_for_it() -> None:
    """BAN-HED-02: with the wall full it is worth its price at most."""
    wall = table(options=GOVERNORS, at={0: "saloon"}, heads={0: ["wolf_1"]})
    alone = governors(wall, 0)
    free = [n for n, head in enumerate(wall.head) if head == NO_HEAD and not ENEMY[n].surface]
    for token in free[:HEAD_MOUNTS]:
        wall.head[token] = MOUNTED
    assert alone + 2 < governors(wall, 0)


SG = {"options": {"mode": "governors"}}
BEGINS: list[tuple[str, dict[str, Any], str]] = [
    (
        "four Hides in the Saloon, all of them wanted by the Trapper's page too",
        {**SG, "at": {0: "saloon"}, "goods": {0: {"hide": 4}}, "more": {"pages": [2, 0, 1, 1]}},
        "recruit:",
    ),
    (
        "$14 in the Bank, and an Honor for them in Town Hall",
        {**SG, "at": {0: "bank"}, "cash": {0: 14},
         "more": {"pages": [0, 2, 1, 1], "honors": (1, 2, 3, 4, 6, 7)}},
        "go:release_doc",
    ),
    (
        "$6 in the Bank, two short of what the Banker's page asks for",
        {**SG, "at": {0: "bank"}, "cash": {0: 6}, "vig": {0: 3},
         "more": {"pages": [1, 1, 3, 5], "np": [3, 3]}},
        "deposit:",
    ),
    (
        "$10 in the stables, with only the horse to do",
        {"at": {0: "stables"}, "cash": {0: 10}, "tasks": {0: [1, 2, 3]},
         "mount_deck": ["bay", "painted"], "more": {"np": [3, 0]}},
        "draw-mounts",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("name", "settings", "begins"), BEGINS, ids=[row[0] for row in BEGINS])
def test_bots_do_not_pace_where_they_stand(
    name: str, settings: dict[str, Any], begins: str
) -> None:
    """What is within reach is done, not admired."""
    assert name
    w = west([], **settings)
    bot = GreedyBot(Rng.seeded("bot"), worlds=3)
    move = bot.choose(w.match.imagine(0, Rng.seeded("world")), 0)
    assert MOVES[move].startswith(begins)


def test_the_last_lumber_is_worth_the_grit_it_takes() -> None:
    """For the Cabin of a Carpenter, who seldom needs two."""
    one, two = (
        governors(
            table(
                options=GOVERNORS,
                at={0: "w_mill"},
                goods={0: {"lumber": lumber}},
                cabins={"w_mill": 0},
                levels={0: {"logging": "master"}},
                more={"pages": [2, 2, 1, 1], "np": [9, 9]},
            ),
            0,
        )
        for lumber in (1, 2)
    )
    assert one - two > 1.2


@pytest.mark.silent("BAN-FNT-10")
def test_a_hunt_is_nearer_after_the_cure() -> None:
    """BAN-FNT-10: or who is hurt would stay beside Doc Barber's and never be cured."""
    hurt, cured = (table(foes={"w_grove": "bandit_1"}, vig={0: vig}) for vig in (1, 4))
    here = RELEASE_DOC * ACRES
    prey = best_prey(hurt, 0, here, ANY, DARE, ANY_WALL)
    assert hunt_odds(hurt, 0, prey) < DARE <= hunt_odds(cured, 0, prey)
    near, far = (way_to_hunt(t, 0, here, prey) for t in (cured, hurt))
    assert near < far
    near, far = (hunting(t, 0, here)[1] for t in (cured, hurt))
    assert near < far


def list_b(**settings: Any) -> Table:
    return table(options={"mode": "welcome_b"}, **settings)


PREY = {
    "w_grove": "wolf_7",
    "p_herd": "wolf_1",
    "p_mill": "bandit_2",
    "k_shack": "bandit_3",
    "m_claim": "grizzly_2",
}


def test_no_gate_is_a_place_to_wait_for_another_prey() -> None:
    """Of several the one that is soonest sold: the nearest may lie beyond the next gate."""
    before = side_b(list_b(at={0: "gate_wild"}, foes=PREY), 0)
    after = [side_b(list_b(at={0: name}, foes=PREY), 0) for name in ("street_nw", "w_gate")]
    assert min(after) < before


def test_hopeless_prey_is_hunted_when_there_is_no_other() -> None:
    """Nobody waits for one that is easily killed."""
    near, far = (
        side_b(list_b(at={0: at}, foes={"k_shack": "bandit_9"}, tasks={0: [1, 2, 3]}), 0)
        for at in ("k_reeds", "town_square")
    )
    assert near < far


def test_a_load_is_sold_before_the_hunt() -> None:
    """Or who finds no prey would carry four Silver about the Town for ever."""
    near, far = (
        side_b(list_b(at={0: at}, goods={0: {"silver": 4}}, tasks={0: [2]}), 0)
        for at in ("street_sw", "street_nw")
    )
    assert near < far


def test_five_silver_are_for_sale_as_soon_as_they_are_there() -> None:
    """Nobody ends a day with four Grit to have the task checked."""
    there: dict[str, Any] = {
        "at": {0: "m_dig"},
        "cabins": {"m_dig": 0},
        "stored": {"m_dig": ["silver"] * 3},
        "goods": {0: {"silver": 2}},
    }
    unchecked, checked = (side_b(list_b(tasks={0: n}, **there), 0) for n in ([], [2]))
    assert abs(unchecked - checked) < 0.1


@pytest.mark.silent("BAN-CAB-14")
def test_a_merchant_sells_at_home() -> None:
    """BAN-CAB-14: what he has stored at the diggings is as good as cash, to nobody else."""

    def need(who: str, silver: int) -> float:
        home = list_b(
            characters=(who, "hannah"),
            at={0: "m_dig"},
            cabins={"m_dig": 0},
            stored={"m_dig": ["silver"] * silver},
            tasks={0: [0, 2]},
        )
        return side_b(home, 0)

    assert need("levi", 3) == need("levi", 0)
    assert need("jericho", 3) + 3 < need("jericho", 0)


@pytest.mark.silent("BAN-FNT-04")
def test_nothing_is_thrown_away_to_win_time() -> None:
    """BAN-FNT-04: a rival who has fainted stands up in the morning, for one Grit."""
    fainted, up = (list_b(at={1: at}, vig={1: vig}) for at, vig in (("doc", 0), ("release_doc", 4)))
    assert need_of(fainted, 1) - need_of(up, 1) < 4
    choosing, done = (list_b(more={"unloading": choosing}) for choosing in (True, False))
    assert need_of(choosing, 0) - need_of(done, 0) > 4


@pytest.mark.silent("BAN-ATT-03")
def test_an_aggressive_foe_is_avoided_but_not_for_ever() -> None:
    """BAN-ATT-03: it attacks at once; no more is feared than a step is worth."""
    wolf = {"w_grove": "wolf_7"}
    met, fought = (
        need_of(list_b(at={0: "w_firs"}, foes=wolf, tasks={0: [0]}, more={"fought": slots}), 0)
        for slots in (0, 0xFFFF)
    )
    assert fought < met < fought + 0.4


def test_a_grey_wolf_is_easy_prey() -> None:
    """Nine fights in ten against one were won in good health, six against a rustler."""
    wolf, rustler = (list_b(foes={"p_herd": token}) for token in ("wolf_1", "bandit_1"))
    slot = best_prey(wolf, 0, RELEASE_DOC * ACRES, ANY, 0.0, ANY_WALL)
    other = best_prey(rustler, 0, RELEASE_DOC * ACRES, ANY, 0.0, ANY_WALL)
    assert hunt_odds(wolf, 0, slot) > 0.85 > hunt_odds(rustler, 0, other) > 0.55


def test_the_way_home_with_a_head_is_the_same_from_everywhere() -> None:
    """Or who comes nearer to another prey would be sorry."""
    foes = {"w_grove": "bandit_1", "w_gate": "bandit_2"}
    near, far = (
        Purse(table(options=GOVERNORS, foes=foes, at={0: at}), 0)
        for at in ("w_grove", "town_square")
    )
    assert near.carry == far.carry
    assert near.hunts[POSTER] < far.hunts[POSTER]
    # What the way home is longer from this prey than from the other goes with the hunt.
    grove, gate = (acre(at) * ACRES for at in ("w_grove", "w_gate"))
    there = way_to_foe(near.t, grove, near.t.foe_at.index(acre("w_grove")))
    longer = STEPS_TO[grove + SALOON_ACRE] - STEPS_TO[gate + SALOON_ACRE]
    assert near.hunts[POSTER] == there + longer


@pytest.mark.silent("BAN-NOT-08")
def test_what_the_end_of_a_turn_will_see_counts_already() -> None:
    """BAN-NOT-08: or who builds the Cabin that a page asks for would be sorry."""
    cabins = {"w_mill": 0, "w_ridge": 0}
    master = {0: {"logging": "master"}}
    both = table(options=GOVERNORS, cabins=cabins, levels=master)
    purse = Purse(both, 0)
    page_task(purse, Task("have-cabin-2", P_HAVE, HAVE_CABIN, 2))
    page_task(purse, Task("have-cabin-3", P_HAVE, HAVE_CABIN, 3))
    assert (purse.work, purse.first) == ([0.0], [0.0])


def test_a_price_that_can_be_made_of_the_load_is_fetched() -> None:
    """Nobody works for a full load who carries what is missing."""
    t = table(options=GOVERNORS, at={0: "p_herd"}, cash={0: 2},
              goods={0: {"hide": 3}}, levels={0: {"hunting": "master"}})  # fmt: skip
    purse = Purse(t, 0)
    purse.buy(5, SALOON_ACRE)
    purse.buy(5, SALOON_ACRE)
    assert purse.first == [purse.post, purse.earn()]
    assert purse.post != purse.earn()


@pytest.mark.silent("BAN-MOV-08")
def test_a_mount_shortens_all_ways_to_come() -> None:
    """BAN-MOV-08: more where much is left to do."""

    def saved(points: int) -> float:
        plain, mounted = (
            table(options=GOVERNORS, mounts=mounts, more={"np": [points] * 2})
            for mounts in ({}, {0: "bay"})
        )
        return governors(plain, 0) - governors(mounted, 0)

    faster = 3 + MOUNT[MOUNT_NO["bay"]].spd
    assert saved(0) - saved(8) > 8 * ERRAND_WAY * (1 / 3 - 1 / faster) - 0.01
    assert saved(8) > 0


@pytest.mark.silent("BAN-SHP-05")
def test_two_mounts_are_seen_for_no_less_than_was_hoped() -> None:
    """BAN-SHP-05: who stands in the stables with $6 must not wait there for a better chance."""
    for cash in (5, 6, 7, 10):
        t = table(options=GOVERNORS, at={0: "stables"}, cash={0: cash})
        hoped = governors(t, 0)
        t.drawn_mounts = True
        seen: list[float] = []
        for second in range(len(MOUNT)):
            for first in range(second):
                t.drawn = (first, second)
                seen.append(governors(t, 0))
        assert min(seen) < sum(seen) / len(seen) <= hoped


@pytest.mark.silent("BAN-SHP-04")
def test_only_a_mount_that_can_be_paid_is_hoped_for() -> None:
    """BAN-SHP-04: the Midland Racer for $8."""
    racer = MOUNT_NO["racer"]
    saved = [
        saved_by(Purse(table(options=GOVERNORS, cash={0: cash}), 0), 10, 4.0, racer)
        for cash in (MOUNT[racer].price - 1, MOUNT[racer].price)
    ]
    assert saved[0] == 0.0 < saved[1]


@pytest.mark.silent("BAN-BNK-04")
def test_a_point_is_worth_more_than_the_way_to_the_next() -> None:
    """BAN-BNK-04: a coin that can be made is made, though the rest is 16 acres away."""
    t = table(options=GOVERNORS, at={0: "bank"}, cash={0: 0}, more={"spd": [2, 2]})
    kept, made = Purse(t, 0), Purse(t, 0)
    kept.work, kept.first = [0.0, 4.0], [0.0, 16.0]
    made.work, made.first = [4.0], [16.0]
    assert cheapest(made, 1) < cheapest(kept, 2)


@pytest.mark.parametrize(("weapon", "points"), [("torch", 0), ("judgment", 1)])
@pytest.mark.silent("BAN-NOT-11")
def test_a_legendary_weapon_in_stock_is_a_point(weapon: str, points: int) -> None:
    """BAN-NOT-11."""
    t = table(options=GOVERNORS, cash={0: 9})
    t.stock = ((CARD_NO[weapon],),)
    purse = Purse(t, 0)
    legends(purse)
    assert purse.work == [0.0] * points


@pytest.mark.silent("BAN-ITM-01")
def test_an_item_is_worth_what_it_restores() -> None:
    """BAN-ITM-01: a bandage more to who is hurt, but less than the Vigor itself."""
    worth = [item_worth(table(vig={0: vig}), 0, ITEM_NO["bandage"]) for vig in (4, 3, 2)]
    assert worth == sorted(worth)
    assert worth[0] < worth[2] < 2 * VIG_WORK


@pytest.mark.silent("BAN-END-08")
def test_nobody_works_where_the_supply_is_empty() -> None:
    """BAN-END-08: the dice would earn nothing."""
    some, none = (
        table(options=GOVERNORS, at={0: "w_mill"}, supply={"lumber": left}) for left in (1, 0)
    )
    for t in (some, none):
        t.due = 2
    assert goods_of(some, 0)[LUMBER] == 1
    assert goods_of(none, 0)[LUMBER] == 0
    assert Purse(some, 0).to_work(LUMBER) == 0
    assert Purse(none, 0).to_work(LUMBER) == FAR_OFF


@pytest.mark.silent("BAN-END-08")
def test_another_endeavor_is_mastered_where_the_supply_is_empty() -> None:
    """BAN-END-08: all Lumber lies on cards that nobody can fill."""
    settings: dict[str, Any] = {
        "at": {0: "w_mill"},
        "levels": {0: {"logging": "journeyman"}},
        "dedicated": {0: {"logging": 4}},
    }
    for lumber, chosen in ((1, True), (0, False)):
        t = table(**settings, supply={"lumber": lumber})
        assert (best_mastery(t, 0, goods_of(t, 0), acre("w_mill") * ACRES) == LOGGING) == chosen
    t = table(**settings, supply={"lumber": 0}, goods={0: {"lumber": 1}})
    assert best_mastery(t, 0, goods_of(t, 0), acre("w_mill") * ACRES) == LOGGING


LATE = [
    (10, 9, 0, True), (10, 9, 1, False), (10, 10, 0, False), (9, 9, 0, False),
]  # fmt: skip


@pytest.mark.parametrize(("rival", "own", "grit", "late"), LATE)
@pytest.mark.silent("BAN-WIN-03")
def test_who_can_win_no_more_does_not_keep_the_others_waiting(
    rival: int, own: int, grit: int, late: bool
) -> None:
    """BAN-WIN-03: the last seat, its Grit spent, below a winning score that a rival has."""
    w = west(
        options=GOVERNORS, active=1, at={1: "w_mill"}, grit={1: grit},
        goods={1: {"lumber": 2}}, more={"np": [rival, own]},
    )  # fmt: skip
    assert (GAME.sense(w.state, 1) == 0.0) == late
    ask = w.match.ask_for(1)
    assert ask is not None
    weights = GAME.prior(w.state, ask) or [1.0] * len(ask.moves)
    assert (weights[ask.moves.index(PASS)] > 2 * sum(weights) / len(weights)) == late
    if late:
        assert GreedyBot(Rng.seeded("late"), worlds=2).choose(w.match, 1) == PASS
        # A fight that is on may still bring the point.
        w.state.fighting = True
        assert not too_late(w.state, 1)


@pytest.mark.silent("BAN-TUR-04")
def test_the_last_seat_does_not_put_off_the_night() -> None:
    """BAN-TUR-04: what is free costs most where a few bad worlds would make a bot play for time."""
    for active, cost in ((0, IDLE_COST), (1, LAST_COST)):
        needs = [need_of(table(active=active, grit={active: 0}, more={"free": n}), active)
                 for n in (0, 1)]  # fmt: skip
        assert needs[1] - needs[0] == pytest.approx(cost)


@pytest.mark.silent("BAN-STO-04")
@pytest.mark.parametrize("grit", [0, 4])
def test_nobody_puts_things_down_to_pick_them_up_again(grit: int) -> None:
    """BAN-STO-04: where room is needed it is asked for; a bot has no other use for it."""
    w = west(at={0: "w_mill"}, grit={0: grit}, goods={0: {"lumber": 1}}, cash={0: 3})
    ask = w.match.ask_for(0)
    assert ask is not None
    weights = GAME.prior(w.state, ask)
    assert weights is not None
    assert [GAME.text(m) for m, n in zip(ask.moves, weights, strict=True) if not n] == ["unload"]


@pytest.mark.silent("BAN-WIN-01")
def test_points_beyond_the_last_pay_for_nothing() -> None:
    """BAN-WIN-01: an act that brings two points costs a whole act where one is missing."""
    purse = Purse(table(options=GOVERNORS, more={"np": [9, 0]}), 0)
    before = len(purse.work)
    purse.add(6.0, 0.0, 2)
    assert purse.work[before:] == [6.0]


@pytest.mark.parametrize("mode", ["welcome_a", "welcome_b", "governors"])
def test_bots_come_to_an_end_by_the_list(mode: str) -> None:
    """They look one step ahead, in a single world; nobody stalls between two errands."""
    match = Match(GAME, 2, "by the list", {"mode": mode})
    bots = [GreedyBot(Rng.seeded(f"bot {seat}"), worlds=1) for seat in range(2)]
    while match.asks:
        seat = match.asks[0].seat
        match.play(seat, bots[seat].choose(match.imagine(seat, Rng.seeded("world")), seat))
    assert any(event.kind == "score-reached" for event in match.events)
    assert match.view()["table"]["round"] <= 24
