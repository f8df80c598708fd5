"""What the rulebook leaves open and rules.md decides (PIO-RULING), where no other test plays it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from saloon.engine.ask import NO_LEAVE
from saloon.engine.errors import IllegalMove
from saloon.engine.match import Match
from saloon.engine.record import Record
from saloon.engine.rng import Rng
from saloon.games.pioneers.board import CELLS
from saloon.games.pioneers.content import BULLETS_IN_BOX, FOOD_IN_BOX, UNITS
from saloon.games.pioneers.moves import MOST
from saloon.games.pioneers.state import MONEY, NOBODY, Table
from saloon.games.pioneers.written import BANDITS, FEEDING, IN, OUT, QUIT, N
from saloon.rulebook import rulebook
from saloon.words import folder_of
from tests.games.rulings import unnamed_rulings

from .tables import (
    DIPLOMA,
    GAME,
    PLACE,
    SALOON,
    Frontier,
    at,
    cell,
    draws,
    frontier,
    hits,
    pioneer,
    table,
)
from .test_end import starving
from .test_events import drawn

FIELD = {(2, 0): "field"}
QUITTERS = {0: {1: "church"}, 1: {1: "bank"}, 2: {1: "school"}}


# -- money and goods ---


def test_ruling_02_the_bank_never_runs_dry() -> None:
    """PIO-RULING-02: 115 Bills are in the box, and 120 dollars are paid out at once."""
    s = frontier([1], family={0: {1: "saloon"}})
    s.act(0, 1, "act:gamble", "money", "n:20", "face:bottle")
    assert s.state.cash[0] == 120


def test_ruling_03_goods_run_out_in_turn_order() -> None:
    """PIO-RULING-03: three Food are left for two who gain two; the active player comes first."""
    left = FOOD_IN_BOX - 3
    s = drawn("church-supper", active=1, food={0: left - 30, 1: 30})
    assert s.state.food == [left - 30 + 1, 30 + 2]
    assert s.state.bank_food == 0


def test_ruling_04_what_the_box_holds() -> None:
    """PIO-RULING-04: corn like the three others; Food, Bullets and Tools in numbers of our own."""
    t = GAME.new(4, GAME.settle_options(4, {}), Rng.seeded("box"))
    assert isinstance(t, Table)
    assert t.bank_goods == [UNITS] * 4 == [70] * 4
    assert (FOOD_IN_BOX, BULLETS_IN_BOX, t.bank_tools) == (80, 40, [2] * 4)


def test_ruling_11_tools_only_at_the_blacksmith() -> None:
    """PIO-RULING-11: who holds Business reaches neither the Blacksmith nor the Bank."""
    s = frontier(
        family={0: {1: "church"}}, diplomas={"business": (0, 1)}, tools={0: ["ax"]}, cash={0: 90}
    )
    s.act(0, 1, "act:sell")
    assert s.legal == ["line:give:revolver:1", "back"]
    s.play("0 back", "0 act:buy")
    offered = {move.split(":")[2] for move in s.legal[:-1]}
    assert offered == {"food", "bullet", "horse"}


def test_ruling_12_a_claim_is_paid_on_its_tile() -> None:
    """PIO-RULING-12: no shop has it; only who stands there can pay for it."""
    s = frontier(land=FIELD, family={0: {1: "store", 2: (2, 0)}})
    s.act(0, 1)
    assert "act:stake" not in s.legal
    s.play("0 back")
    s.act(0, 2, "act:stake")
    assert (s.state.cash[0], s.state.owner_at(cell((2, 0)))) == (18, 0)


def test_ruling_60_no_pick_above_239() -> None:
    """PIO-RULING-60: however much there is to wager, 239 is the last entry."""
    s = frontier(family={0: {1: "saloon"}}, cash={0: 500})
    s.act(0, 1, "act:gamble", "money")
    assert MOST == 239
    assert s.match.asks[0].args[-1] == N + 239


# -- land ---


def test_ruling_07_an_explorer_sees_the_tile_first() -> None:
    """PIO-RULING-07: everybody sees what was drawn while its space is chosen."""
    s = frontier(draws(table(), "river"), family={0: {1: "bank"}})
    s.act(0, 1, "act:explore")
    assert s.asked == [(0, "place")]
    assert [s.match.view(seat)["table"]["drawn"] for seat in (None, 0, 1)] == ["river"] * 3


@pytest.mark.parametrize(
    "setting", [{"horses": [0]}, {"diplomas": {"land-management": (0, 1)}}], ids=str
)
def test_ruling_51_walking_out_finds_one_tile(setting: dict[str, Any]) -> None:
    """PIO-RULING-51: neither Horse nor Land Management brings a second one, and the Move ends."""
    s = frontier([6, *draws(table(), "field")], family={0: {1: "bank"}}, **setting)
    s.act(0, 1, "act:move", at((2, 0)))
    assert s.asked == [(0, "action")]
    assert len(s.state.field) == 8


def test_ruling_59_the_land_ends_nine_steps_out() -> None:
    """PIO-RULING-59: 271 hexes; from the last one there is no way on."""
    assert CELLS == 271
    road = dict.fromkeys([(q, 0) for q in range(2, 9)], "field")
    s = frontier(draws(table(), "lake"), land={**road, (9, 0): "desert"}, family={0: {1: (9, 0)}})
    s.act(0, 1, "act:explore")
    assert s.legal == [at((8, 1)), at((9, -1))], "beyond there is nothing"


def test_ruling_50_disputes_go_on_when_no_stake_is_left() -> None:
    """PIO-RULING-50: a free tile waits, but a Claim of somebody else can still be had."""
    spots = ((2, 0), (2, -1), (1, 1), (0, 2))
    s = frontier(
        land={**dict.fromkeys(spots, "field"), (-1, 2): "desert"},
        works=dict.fromkeys(spots, (1, "claim")),
        family={0: {1: (-1, 2), 2: (2, 0)}},
    )
    assert s.state.bank_stakes == 0
    s.act(0, 1)
    assert "act:stake" not in s.legal
    s.play("0 back")
    s.act(0, 2)
    assert "act:dispute" in s.legal


# -- Homesteads ---


def home(*dice: int, **settings: Any) -> Frontier:
    """P0 has a Homestead on a field."""
    return frontier(dice, land=FIELD, works={(2, 0): (0, "homestead")}, **settings)


def test_ruling_13_a_homestead_is_a_building() -> None:
    """PIO-RULING-13: for points, roads, one a tile, Potshots, arrests and takeovers."""
    s = home(family={0: {1: "church", 2: (2, 0)}, 1: {1: (2, 0)}})
    t = s.state
    assert (t.points(0), t.developed(cell((2, 0)))) == (2 + 2, True)
    s.act(0, 1, "act:sheriff")
    assert "task:arrest" in s.legal
    s.play("0 back", "0 back")
    s.act(0, 2)
    assert not {"act:build", "act:stake"} & set(s.legal)
    s = home(6, active=1, family={0: {1: (2, 0)}, 1: {1: "bank"}})
    s.act(1, 1, "act:move", at((2, 0)))
    assert s.asked == [(0, "potshot")]
    s = home(seats=3, active=1, out=[0], family={1: {1: (2, 0)}, 2: {1: "store"}})
    s.act(1, 1, "act:dispute")
    assert s.state.owner_at(cell((2, 0))) == 1


def test_ruling_13_but_nothing_grows_there() -> None:
    """PIO-RULING-13: $4, no Resource die, no Laborer, and the store does not buy it."""
    s = frontier(land=FIELD, works={(2, 0): (0, "claim")}, family={0: {1: (2, 0), 2: "store"}})
    s.act(0, 1, "act:build", "build:homestead")
    assert s.state.cash[0] == 16
    assert s.state.tokens[cell((2, 0))] == 0
    assert not {"act:laborer", "act:process"} & set(s.legal)
    s.play("0 stop")
    s.act(0, 2, "act:sell")
    assert at((2, 0)) not in s.legal


# -- Potshots and disputes ---


def trespass() -> Frontier:
    """P0.1 walks onto P1's Farm, where P1.1 is."""
    family = {0: {1: "bank", 2: "store"}, 1: {1: (2, 0)}}
    s = frontier([6, 5], family=family, land=FIELD, works={(2, 0): (1, "farm")})
    s.act(0, 1, "act:move", at((2, 0)))
    return s


def test_ruling_17_a_potshot_is_offered_once() -> None:
    """PIO-RULING-17: at the moment of entry and not again, whatever the trespasser does there."""
    s = trespass()
    assert s.asked == [(1, "potshot")]
    s.play("1 hold", "0 stop", "0 act:hunt", "0 run")
    assert s.asked == [(0, "work")]
    assert s.told("potshot") == []


def test_ruling_16_town_tiles_are_nobodys() -> None:
    """PIO-RULING-16: also where a Pioneer alone would do for a Potshot."""
    s = frontier([3], options={"potshot_trigger": "loose"}, family={1: {1: "bank"}})
    s.act(0, 1, "act:move", at("bank"))
    assert s.asked == [(0, "step")]


def claim(**settings: Any) -> Frontier:
    """P0.1 disputes P1's Claim with an offer of nothing."""
    s = frontier(hits(5, 2), land=FIELD, works={(2, 0): (1, "claim")}, **settings)
    s.act(0, 1, "act:dispute", "n:0")
    return s


def test_ruling_19_who_fights_for_a_claim() -> None:
    """PIO-RULING-19: the owner's Pioneer on the tile, else any of them, as far as it may be."""
    there = claim(family={0: {1: (2, 0), 2: "store"}, 1: {1: "church", 2: (2, 0)}})
    there.play("1 shoot")
    assert there.told("shootout")[0][:2] == (pioneer(0, 1), pioneer(1, 2))
    away = claim(family={0: {1: (2, 0), 2: "store"}, 1: {1: "church", 2: "jail"}})
    away.play("1 shoot")
    assert away.asked == [(1, "champion")]
    assert away.legal == ["pioneer:1:1", "pioneer:1:2"]


@pytest.mark.parametrize("lacking", [{}, {"unarmed": [0]}, {"bullets": {0: 0}}])
@pytest.mark.silent("PIO-DISP-01")
def test_only_the_armed_dispute_a_claim(lacking: dict[str, Any]) -> None:
    """PIO-DISP-01, PIO-TURN-06: the owner may shoot, so both a Revolver and a Bullet are needed."""
    s = frontier(
        land=FIELD,
        works={(2, 0): (1, "claim")},
        family={0: {1: (2, 0)}, 1: {1: "church"}},
        **lacking,
    )
    s.play("0 pioneer:0:1")
    assert ("act:dispute" in s.legal) == (not lacking)


@pytest.mark.parametrize(("unarmed", "answer"), [((), "shoot"), ((1,), "relinquish")])
def test_ruling_20_nobody_there_to_answer(unarmed: tuple[int, ...], answer: str) -> None:
    """PIO-RULING-20: an absent owner fights when armed and else gives way."""
    s = claim(family={0: {1: (2, 0)}}, unarmed=unarmed)
    assert GAME.text(GAME.absent(s.state, s.match.asks[0])) == answer


# -- deals ---


def test_ruling_21_one_counter_offer_and_sealed_bids() -> None:
    """PIO-RULING-21: a counter-offer is taken or left; a bid is seen when all are in."""
    s = frontier()
    s.act(0, 1, "act:trade", "seat:1", "line:give:money:1", "send")
    assert s.legal == ["accept", "refuse", "counter"]
    s.play("1 counter", "1 line:give:money:2", "1 send")
    assert s.asked == [(0, "counter-answer")]
    assert s.legal == ["accept", "refuse"]
    s = frontier(seats=3, goods={0: {"ore": 1}})
    s.act(0, 1, "act:auction", "line:give:ore:1", "n:0")
    before = s.match.view(2)
    s.play("1 n:7")
    assert s.match.view(2) == {**before, "committed": [1]}, "who has bid, not what"
    assert s.told("bid") == []


# -- the law ---


def test_ruling_23_the_bandit_is_arrested_on_own_property() -> None:
    """PIO-RULING-23: a Claim will do; killing him needs none."""
    s = frontier(bandit="bank")
    s.act(0, 1, "act:sheriff")
    assert s.legal == ["task:kill-bandit", "back"]
    s = frontier(land=FIELD, works={(2, 0): (0, "claim")}, bandit=(2, 0))
    s.act(0, 1, "act:sheriff")
    assert s.legal == ["task:arrest-bandit", "task:kill-bandit", "back"]


def test_ruling_24_what_was_stolen_is_of_the_present_stay() -> None:
    """PIO-RULING-24: who left and came back hands over only what was processed since."""
    s = frontier(
        [6],
        land=FIELD,
        works={(2, 0): (1, "farm")},
        tokens={(2, 0): 4},
        family={0: {1: (2, 0), 2: "store"}},
        tools={0: ["scythe"]},
    )
    s.act(0, 1, "act:process")
    assert s.state.stolen[pioneer(0, 1)] == 1
    s.play("0 act:move", f"0 {at('bank')}", f"0 {at((2, 0))}", "0 stop")
    assert s.state.stolen[pioneer(0, 1)] == 0
    assert s.state.goods[0] == 1


def test_ruling_35_the_bandit_beside_the_deputy() -> None:
    """PIO-RULING-35: he stays, does nothing there, and leaves with his next move."""
    setting = {
        "step": BANDITS,
        "bandit": "school",
        "diplomas": {"law-enforcement": (0, 1)},
        "family": {0: {1: "school"}, 1: {1: "church"}},
    }
    s = frontier([1, 6], **setting)
    assert s.told("holdup") == s.told("no-cash") == []
    assert s.state.bandit == PLACE["school"]
    assert s.state.active == 1
    s = frontier([2, 1], **setting)
    assert s.state.bandit == PLACE["church"]
    t = table(bandit="school", family={0: {1: "school", 2: "store"}})
    s = Frontier(GAME, t)
    s.act(0, 1, "act:diploma", "diploma:law-enforcement")
    assert s.state.bandit == PLACE["school"], "a diploma obtained beside him does not move him"


# -- the Bandit ---


@pytest.mark.parametrize(("seats", "played"), [(2, {1, 2, 5, 6}), (3, {1, 2, 3, 5, 6})])
def test_ruling_30_unplayed_symbols_are_rolled_again(seats: int, played: set[int]) -> None:
    """PIO-RULING-30: so the Bandit comes up 2 times in 4, or in 5."""
    family = {0: {1: "church"}, 1: {1: "church"}, 2: {1: "church"}}
    for die in range(1, 7):
        s = frontier(
            [die, 1, 5] if die not in played else [die, 1],
            seats=seats,
            step=BANDITS,
            bandit="saloon",
            sheriff="blacksmith",
            family={seat: family[seat] for seat in range(seats)},
        )
        assert len(s.told("bandit-face")) == (1 if die in played else 2)


def test_ruling_33_all_holdups_then_one_retreat() -> None:
    """PIO-RULING-33: the last who lost money moves him off."""
    s = frontier(
        [2, 1, 3, 2, 4, 1],
        seats=3,
        step=BANDITS,
        bandit="bank",
        family={seat: {1: "school"} for seat in range(3)},
        cash={2: 5},
        unarmed=[0, 1, 2],
    )
    assert s.told("holdup") == [(1, 3), (0, 2), (2, 4)]
    assert s.asked == [(2, "retreat")]
    s.play(f"2 {at('bank')}")
    assert len(s.told("retreat")) == 1


def test_ruling_68_the_bandit_heads_for_a_barred_saloon() -> None:
    """PIO-RULING-68: he goes for the open tile nearest to it; the active player breaks a tie."""
    s = frontier(
        [5, 6],
        step=BANDITS,
        bandit="church",
        sheriff="saloon",
        hideout=5,
        family={0: {1: "bank"}, 1: {1: "bank"}},
    )
    assert s.asked == [(0, "bandit-goal")]
    assert set(s.legal) == {at("store"), at("bank"), at("jail")}
    s.play(f"0 {at('store')}")
    assert s.state.bandit == PLACE["store"] != SALOON
    assert s.state.hideout == 5, "no drink without the Saloon"


# -- people ---


def test_ruling_39_a_family_comes_back_with_eight_pieces() -> None:
    """PIO-RULING-39: 1 and 2 on the General Store, 3 to 8 in stock."""
    s = starving(options={"respawn": "auto"})
    assert [s.where(0, number) for number in (1, 2)] == [PLACE["store"]] * 2
    assert [s.where(0, number) for number in range(3, 9)] == [-1] * 6
    assert len(s.state.where) == 3 * 8


def test_ruling_41_one_effect_is_resolved_whole() -> None:
    """PIO-RULING-41: two starve together, so Theology finds nobody left to preach to."""
    setting = {"seats": 3, "step": FEEDING, "unfed": [(0, 1), (0, 2)]}
    s = frontier(**setting, food={0: 0}, diplomas={"theology": (0, 2)})
    assert s.told("out") == [(0,)]
    assert s.state.holder[DIPLOMA["theology"]] == -1
    s = frontier([1], **setting, food={0: 1}, diplomas={"theology": (0, 2)})
    s.play("0 pioneer:0:2")
    assert s.state.family[0] == 2, "one is left, and it preaches before anybody is out"


def test_ruling_47_animals_go_back_into_the_bag() -> None:
    """PIO-RULING-47: after a kill too, so the tenth animal can still be drawn."""
    s = frontier([9, 6, 9], land=FIELD, family={0: {1: (2, 0)}}, bullets={0: 3})
    s.act(0, 1, "act:hunt", "shoot", "act:hunt")
    assert s.state.food[0] == 12
    assert s.told("animal") == [(0, 9), (0, 9)]


# -- the table ---


def test_ruling_62_quitting_is_for_good() -> None:
    """PIO-RULING-62, PIO-OUT-01, PIO-OUT-02, PIO-RESP-06: off no menu, with no way back."""
    s = frontier(
        seats=3,
        options={"respawn": "auto"},
        land={(2, 0): "field"},
        works={(2, 0): (0, "farm")},
        cash={0: 13},
    )
    assert "quit" not in s.legal
    assert s.match.view(0)["asks"][0]["leave"] == "quit"
    assert "leave" not in s.match.view(1)["asks"][0]
    s.play("0 quit")
    assert s.told("quits") == s.told("out") == [(0,)]
    assert s.state.status[0] == OUT, "no new start, though the table grants one to the dead"
    assert (s.state.cash[0], s.state.hideout) == (0, 13)
    assert s.state.on_field(0) == []
    assert s.state.owner_at(cell((2, 0))) == 0, "what was built stays"
    assert s.asked[0][0] == 1, "and the next player goes on"
    again = s.match.clone()
    assert again.view(1) == s.match.view(1)


def test_ruling_62_the_last_one_wins_when_the_other_quits() -> None:
    """PIO-RULING-62, PIO-WIN-04: in the middle of a Pioneer's Actions, too."""
    s = frontier()
    s.play("0 pioneer:0:1", "0 quit")
    assert s.match.winners == [1]


def test_ruling_62_quitting_is_in_the_record() -> None:
    """PIO-RULING-62: a replay holds it, and nobody quits for another."""
    match = Match(GAME, 3, "quitter")
    while match.asks[0].prompt != "work":
        match.play(match.asks[0].seat, match.asks[0].moves[0])
    seat = match.asks[0].seat
    with pytest.raises(IllegalMove):
        match.play((seat + 1) % 3, "quit")
    match.play(seat, "quit")
    text = match.record(reveal=True).dumps()
    assert Record.loads(text).replay().moves == match.moves
    world = match.imagine(match.asks[0].seat)
    assert world.clone().asks[0].prompt == match.asks[0].prompt


def test_ruling_65_a_pioneer_put_back_counts_as_a_back() -> None:
    """PIO-RULING-65: ten times a turn, like any other."""
    s = frontier()
    for _ in range(10):
        s.play("0 pioneer:0:1", "0 back")
    assert s.state.backs == 10
    s.play("0 pioneer:0:1")
    assert "back" not in s.legal


# -- rulings that other tests name and show in part ---


def test_ruling_34_without_a_gift_no_retreat() -> None:
    """PIO-RULING-34: an empty Hideout gives the Companion nothing, and the Bandit stays."""
    s = frontier(
        [2, 1],
        step=BANDITS,
        bandit="bank",
        hideout=0,
        diplomas={"companion": (1, 1)},
        family={0: {1: "jail"}, 1: {1: "store"}},
    )
    assert s.state.bandit == PLACE["store"]
    assert s.told("retreat") == []
    assert s.state.cash[1] == 20


def test_ruling_57_a_storm_ends_a_job() -> None:
    """PIO-RULING-57: the Building is gone, so the loot goes to the hirer as from an empty one."""
    s = drawn(
        "twister",
        2,
        land={(2, 0): "field", (1, 1): "lake"},
        works={(2, 0): (0, "farm"), (1, 1): (0, "homestead")},
        tokens={(2, 0): 2},
        bandit=(2, 0),
        job=1,
        limbo=1,
    )
    s.play("0 pay")
    assert s.state.hirer == -1
    assert s.state.goods[4] == 1
    assert s.state.bandit == cell((2, 0))


def test_ruling_66_a_retreat_goes_away() -> None:
    """PIO-RULING-66: never back to the tile of the Holdup."""
    s = frontier(
        [2, 1, 3, 3],
        step=BANDITS,
        bandit="bank",
        unarmed=[1],
        family={0: {1: "church"}, 1: {1: "store"}},
    )
    s.play(f"1 {at('bank')}")
    assert at("store") not in s.legal
    assert "stop" in s.legal


def test_ruling_69_a_companion_out_of_reach_lures_him_all_the_same() -> None:
    """PIO-RULING-69: beyond a canyon; he stops as near as he can and lets the others be."""
    s = frontier(
        [2, 1],
        step=BANDITS,
        bandit="saloon",
        sheriff="church",
        hideout=7,
        diplomas={"companion": (1, 1)},
        land={(2, 0): "canyon", (3, 0): "desert"},
        family={0: {1: "jail"}, 1: {1: (3, 0), 2: "blacksmith"}},
    )
    assert s.state.bandit == PLACE["bank"]
    assert s.told("gift") == s.told("holdup") == []


def test_every_ruling_is_named_by_a_test() -> None:
    assert unnamed_rulings(GAME, Path(__file__).parent) == set()


@pytest.mark.parametrize("name", ["rules.md", "rules.fr.md"])
def test_ruling_62_nothing_in_the_rules_promises_to_quit_unasked(name: str) -> None:
    """While others are asked, nobody is offered to quit."""
    rules = (folder_of(GAME) / name).read_text(encoding="utf-8")
    (clause,) = [line for line in rules.splitlines() if line.startswith("- **PIO-ASK-05**")]
    assert not re.search(r"\b(quit|abandonner)\b", clause)


def test_ruling_62_quitting_amid_somebody_elses_action() -> None:
    """PIO-RULING-62, PIO-OUT-01, PIO-OUT-02: a robbery is answered for, then its target is out."""
    s = frontier([4], seats=3, bandit="saloon", cash={1: 9}, family=QUITTERS)
    s.act(0, 1, "act:bandit", "task:rob", "seat:1", "pioneer:1:1", "thing:money")
    assert s.asked == [(1, "robbery")]
    s.play("1 quit")
    assert s.told("robs") == [(0, 1, MONEY, 4)], "as somebody who is away would surrender"
    assert s.told("quits") == s.told("out") == [(1,)]
    assert (s.state.status[1], s.state.hideout) == (OUT, 3 + 5)
    assert s.asked == [(0, "action")], "and the Action goes on to its end"


def test_ruling_62_quitting_amid_the_own_action() -> None:
    """PIO-RULING-62, PIO-TURN-09: an open offer is off the table, and the turn is over."""
    s = frontier(seats=3, family=QUITTERS)
    s.act(0, 1, "act:trade", "seat:1", "line:give:money:1")
    s.play("0 quit")
    assert s.told("quits") == [(0,)]
    assert s.state.proposer == s.state.partner == NOBODY
    assert s.asked[0][0] == 1, "the next player goes on"


def auctioned(**more: Any) -> Frontier:
    """Three Corn are for sale, and both rivals are asked for a sealed bid."""
    s = frontier(seats=3, family=QUITTERS, goods={0: {"corn": 3}}, **more)
    s.act(0, 1, "act:auction", "line:give:corn:3", "n:6")
    assert s.asked == [(1, "bid"), (2, "bid")]
    return s


def test_ruling_62_quitting_by_a_sealed_bid() -> None:
    """PIO-RULING-62, PIO-OUT-01, PIO-OUT-02: the bid is a pass, the Action goes on to its end."""
    s = auctioned(cash={1: 9})
    assert s.match.view(1)["asks"][0]["leave"] == "quit"
    s.play("1 quit")
    assert s.told("quits") == [], "nobody learns of it before the last bid"
    s.play("2 n:8")
    assert s.told("bid") == [(1, -1), (2, 8)]
    assert s.told("sold")[0][:3] == (0, 2, 8)
    assert s.told("quits") == s.told("out") == [(1,)]
    assert (s.state.status[1], s.state.hideout) == (OUT, 9)
    assert s.asked == [(0, "action")]


def test_ruling_62_nobody_learns_of_a_sealed_quit_before_the_round_ends() -> None:
    """PIO-RULING-62: to others it is a sealed answer like any other, in views and in beliefs."""
    seen = []
    for answer in ("pass", "n:7", "quit"):
        s = auctioned()
        before = len(s.match.events)
        s.play(f"1 {answer}")
        assert len(s.match.events) == before
        assert s.match.committed == [1]
        for seat in (0, 2, None):
            world = s.match.imagine(seat, Rng.seeded("a guess"))
            seen.append((answer, seat, s.match.view(seat), world.to_data(), world.pending))
        assert s.match.imagine(1, Rng.seeded("a guess")).commitment(1) == GAME.code(answer)
    for place in range(3):
        views = [one[2:] for one in seen[place::3]]
        assert views[0] == views[1] == views[2], seen[place][1]


def test_ruling_62_a_sealed_quit_can_be_taken_back_and_is_kept() -> None:
    """PIO-RULING-62: until the last has bid; it is saved, copied and recorded like any answer."""
    s = auctioned()
    s.play("1 quit")
    again = Match.from_data(GAME, json.loads(json.dumps(s.match.to_data())))
    assert again.commitment(1) == s.match.clone().commitment(1) == QUIT
    again.play(1, "n:7")
    again.play(2, "pass")
    assert isinstance(again.state, Table)
    assert again.state.status[1] == IN
    s.match.undo(1)
    assert s.match.committed == []
    s.play("1 quit", "2 pass")
    assert s.told("no-bid") == [(0,)]
    assert s.told("quits") == [(1,)]
    assert s.match.clone().view(2) == s.match.view(2)


def test_ruling_62_all_who_bid_may_quit() -> None:
    """PIO-RULING-62, PIO-WIN-04: then who holds the auction is the only one left."""
    s = auctioned()
    s.play("2 quit", "1 quit")
    assert s.told("quits") == [(1,), (2,)]
    assert s.match.winners == [0]


def test_ruling_62_who_has_quit_is_not_asked_for_a_bid() -> None:
    """PIO-RULING-62, PIO-DIE-13: what follows in the same step is answered for, sealed or not."""
    s = drawn(
        "poll-tax",
        seats=3,
        cash={0: 5, 1: 1, 2: 1},
        goods={1: {"ore": 1}, 2: {"ore": 1}},
        family=QUITTERS,
    )
    assert s.asked == [(1, "raise")]
    s.play("1 quit")
    assert s.asked == [(2, "raise")]
    s.play("2 auction", "2 line:give:ore:1", "2 n:0")
    assert s.asked == [(0, "bid")]
    s.play("0 n:2")
    assert s.told("bid") == [(0, 2), (1, -1)]
    assert s.told("quits") == [(1,)]


def test_ruling_62_no_round_is_held_where_all_have_quit() -> None:
    """PIO-RULING-62, PIO-AUC-04: a bid of the only rival, who quit in the same step, is a pass."""
    s = drawn("poll-tax", cash={0: 1, 1: 1}, goods={0: {"ore": 1}, 1: {"ore": 1}}, family=QUITTERS)
    s.play("0 quit")
    assert s.asked == [(1, "raise")]
    s.play("1 auction", "1 line:give:ore:1", "1 n:0")
    assert s.told("no-bid") == [(1,)]


def test_ruling_62_quitting_by_a_vote() -> None:
    """PIO-RULING-62, PIO-RESP-01, PIO-OUT-05: it counts as no, and is told with the outcome."""
    s = starving(options={"respawn": "vote"})
    s.play("1 quit")
    assert s.told("quits") == []
    assert s.asked == [(2, "vote")]
    s.play("2 yes")
    assert s.told("vote") == [(0, 0)]
    assert s.told("quits") == [(1,)]
    assert s.match.winners == [2], "the only one left"


def test_ruling_62_quitting_amid_a_standing_order() -> None:
    """PIO-RULING-62, PIO-ORD-02: the order is not set, and others learn no more than who is out."""
    for picks in ((), ("order:bid",), ("order:bid", "rule:bid-limit")):
        s = frontier(seats=3, options={"orders": True}, family=QUITTERS)
        s.play("0 orders", *[f"0 {pick}" for pick in picks])
        assert s.match.view(0)["asks"][0]["leave"] == "quit"
        assert "leave" not in s.match.view(1)["asks"][0]
        s.play("0 quit")
        assert s.told("quits") == s.told("out") == [(0,)]
        assert s.told("order") == []
        assert not any(s.state.orders + s.state.limits)
        assert s.asked[0][0] == 1
        world = s.match.imagine(1, Rng.seeded("a guess"))
        assert world.clone().view(1) == s.match.view(1)
        assert [move for move in world.answers() if move & 0xFFFF == QUIT] == []


def test_ruling_62_quitting_before_the_first_roll() -> None:
    """PIO-RULING-62, PIO-SETUP-10: by the choice of a symbol; others roll for the first turn."""
    for seats in (2, 3):
        match = Match(GAME, seats, "symbols")
        match.play(0, "quit")
        while match.asks and match.asks[0].prompt == "symbol":
            match.play(match.asks[0].seat, match.asks[0].moves[0])
        assert isinstance(match.state, Table)
        assert match.state.status[0] == OUT
        assert match.winners == ([1] if seats == 2 else [])
        if not match.over:
            assert match.asks[0].seat == match.state.first != 0
            assert all(event.args[0] for event in match.events if event.kind == "rolls")
        GAME.check(match.state)


def test_ruling_62_quitting_anywhere_leaves_a_table_that_plays_on() -> None:
    """PIO-RULING-62, PIO-OUT-01: at whatever question, the table is sound and the seat out."""
    asked = set()
    for number in range(12):
        options = {"respawn": "vote", "shootout": "live", "orders": True}
        match = Match(GAME, 4, f"anywhere {number}", options)
        rng = Rng.seeded(f"anywhere {number}")
        for _ in range(700):
            if not match.asks:
                break
            ask = match.asks[0]
            quits = ask.leave != NO_LEAVE and ask.prompt not in asked and rng.below(6) == 0
            move = QUIT if quits else ask.moves[rng.below(len(ask.moves))]
            match.play(ask.seat, move)
            GAME.check(match.state)
            if quits:
                asked.add(ask.prompt)
                assert all(other.seat != ask.seat for other in match.asks)
                assert Record.loads(match.record(reveal=True).dumps()).replay().moves == match.moves
    assert len(asked) > 12
    assert {"bid", "order", "symbol"} <= asked


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.silent("PIO-ORD-02", "PIO-AUC-02", "PIO-RULING-61", "PIO-RULING-67")
def test_clauses_say_where_a_ruling_decides_for_them(lang: str) -> None:
    """PIO-ORD-02 with PIO-RULING-61, PIO-AUC-02 with PIO-RULING-67: neither says something else."""
    book = rulebook(GAME, lang)
    for clause, ruling in (("PIO-ORD-02", "PIO-RULING-61"), ("PIO-AUC-02", "PIO-RULING-67")):
        assert ruling in book.entry(clause).text
        assert clause in book.entry(ruling).text
    page = folder_of(GAME) / ("rules.md" if lang == "en" else f"rules.{lang}.md")
    (row,) = [line for line in page.read_text("utf-8").splitlines() if line.startswith("| D51 ")]
    assert "-02" in row
    assert re.search(r"\b3\b", row), "when orders are set stands in the table of decisions too"
