"""When events are drawn, Localities, kept cards (BAN-EVT, BAN-LCL, BAN-EVR-60..67)."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.games.bantam.board import BANDIT, WOLF
from saloon.games.bantam.events import MONTH
from saloon.games.bantam.game import GAME
from saloon.games.bantam.state import NO_CARD
from saloon.games.bantam.written import CALENDAR, FIGHT
from tests.games.bantam.tables import West, place, table, west

GOVERNORS = {"mode": "governors"}
NO_TASKS: dict[str, Any] = {"pages": [0, 3, 5, 5]}


def ride(dice: list[int] | None = None, **settings: Any) -> West:
    """A scenario of Shadow Governors."""
    more = {**NO_TASKS, **settings.pop("more", {})}
    return west(dice or [], options=settings.pop("options", GOVERNORS), more=more, **settings)


def test_an_event_at_the_end_of_the_first_travel() -> None:
    """BAN-EVT-01, BAN-EVT-04, BAN-EVT-05, BAN-EVT-18: once a turn, after a stop."""
    w = ride(at={0: "gate_wild"}, events=[26, 23], cash={0: 0})
    w.play("0 go:w_gate")
    assert w.menu(0) == ["go:w_mill", "go:w_firs", "go:gate_wild", "stop", "pass"]
    w.play("0 stop")
    assert w.asked == [(0, "event")]
    assert w.menu(0) == ["choose:1", "choose:2", "choose:3"]
    w.play("0 choose:1")
    assert (w.state.cash[0], w.state.wil[0]) == (1, 3)
    w.play("0 go:gate_wild")
    assert "stop" not in w.menu(0)
    assert 25 in w.state.discards
    w.cited("BAN-EVT-01", "BAN-EVT-04", "BAN-EVT-05", "BAN-EVT-08", "BAN-EVT-18")


def test_passing_ends_the_move_first() -> None:
    """BAN-EVT-18: the event comes before the end of the turn."""
    w = ride(at={0: "gate_wild"}, events=[26])
    w.play("0 go:w_gate", "0 pass")
    assert w.asked == [(0, "event")]


def test_a_move_that_is_used_up_draws_at_once() -> None:
    """BAN-EVT-01."""
    w = ride(at={0: "street_nw"}, events=[26])
    w.play("0 go:gate_wild", "0 go:w_gate", "0 go:w_mill")
    assert w.asked == [(0, "event")]


def test_who_faints_on_the_way_draws_nothing() -> None:
    """BAN-EVT-02: nor is Release travel."""
    w = ride([1], at={0: "gate_wild"}, events=[26], vig={0: 1})
    w.play("0 go:w_gate", "0 go:w_mill", "0 go:w_hollow")
    assert w.where(0) == "doc"
    w.play("0 doc")
    assert w.asked == [(0, "turn")]
    assert w.told("event") == []
    w.cited("BAN-EVT-02")


def test_BAN_EX_21_the_tile_where_the_move_ends_counts() -> None:
    """BAN-EVT-03, BAN-RULING-32.

    A card of the Plains, drawn in the Wilderness, is Swept; no other is drawn.
    """
    w = ride(at={0: "gate_plains"}, events=[8, 26], mounts={0: "racer"})
    w.play("0 go:p_gate", "0 go:p_grass", "0 go:w_ridge", "0 stop")
    assert w.asked == [(0, "turn")]
    assert w.state.events[0] == 7
    assert w.told("event-swept") == [(7,)]
    assert w.match.view(1)["table"]["governors"]["happened"] == [8], "drawn before, by its number"
    w.play("0 go:p_grass", "0 go:p_gate")
    assert "stop" not in w.menu(0)
    assert len(w.told("event")) == 1
    w.cited("BAN-EVT-03")


@pytest.mark.silent("BAN-EVT-18")
def test_BAN_EX_27_first_the_fight_then_the_event() -> None:
    """BAN-EVT-18, BAN-ATT-07: the Move is over with the attack, the event waits for the fight."""
    w = ride(at={0: "gate_plains"}, events=[26], foes={"p_depot": "wolf_6"})
    w.play("0 go:p_gate")
    assert w.asked == [(0, "sneak")]
    w.play("0 no")
    assert w.state.step == FIGHT
    while w.state.fighting:
        ask = w.match.asks[0]
        strikes = [move for move in w.menu(0) if move.startswith("prim")]
        w.play(f"0 {(strikes or w.menu(ask.seat))[0]}")
    if w.state.vig[0]:
        w.until("event")
        assert w.told("event")
    else:
        w.until("turn")
        assert w.told("event") == []


def test_a_choice_needs_what_it_shows() -> None:
    """BAN-EVT-06: a tool is Exhausted, money paid; a failed check brings nothing."""
    w = ride([1], at={0: "gate_plains"}, events=[31], items={0: "rope"}, skills={0: {"agl": 3}},
             cash={0: 3})  # fmt: skip
    w.play("0 go:p_gate", "0 stop")
    assert "choose:1" in w.menu(0)
    w.play("0 choose:2")
    assert w.state.cash[0] == 3
    w.cited("BAN-EVT-06")
    w = ride(at={0: "gate_plains"}, events=[31])
    w.play("0 go:p_gate", "0 stop")
    assert w.menu(0) == ["choose:2", "choose:3"]


def test_a_failed_check_may_cost() -> None:
    """BAN-EVT-06: emptying the plate leads to Jail."""
    w = ride([1], at={0: "gate_wild"}, events=[48])
    w.play("0 go:w_gate", "0 stop", "0 choose:3")
    assert w.where(0) == "jail"
    assert w.asked == [(1, "turn")]


def test_an_event_for_everybody() -> None:
    """BAN-EVT-09: in turn order from the one who drew it; who lies at the Doc's is left out."""
    w = ride(
        [4, 5],
        at={0: "gate_plains"},
        events=[25],
        seats=3,
        vig={2: 0},
        more={
            "pages": [0, 3, 5, 5, 1, 1],
            "where": [place("gate_plains"), place("town_square"), place("doc")],
        },
    )
    w.play("0 go:p_gate", "0 stop")
    assert [who for who, _ in w.told("event-roll")] == [0, 1]
    w.cited("BAN-EVT-09")


def test_an_ongoing_card_lies_two_nights() -> None:
    """BAN-EVT-10, BAN-NIG-18, BAN-RULING-87: SPD -1 for every turn begun on the tile."""
    w = ride(at={0: "gate_mtn", 1: "m_dig"}, events=[41])
    w.play("0 go:m_gate", "0 stop")
    assert w.state.spd_tmp == [-1, -1]
    w.play("0 pass", "1 pass")
    assert w.state.spd_tmp[0] == -1
    assert len(w.state.ongoing) == 1
    w.play("0 pass", "1 pass")
    assert not w.state.ongoing
    assert 40 in w.state.discards
    w.cited("BAN-EVT-10")


def test_low_will_costs_a_pip() -> None:
    """BAN-EVT-11, BAN-RULING-35: never below 1."""
    w = ride([3], at={0: "w_gate"}, events=[9], wil={0: 1})
    w.play("0 go:gate_wild", "0 stop")
    assert w.told("event-roll") == [(0, 3)], "the die as it fell"
    assert w.told("low-will") == [(0, 1)], "and what is taken off it"
    assert w.state.grit_less[0] == 2
    w.cited("BAN-EVT-11")
    least = ride([1], at={0: "w_gate"}, events=[9], wil={0: 1})
    least.play("0 go:gate_wild", "0 stop")
    assert (least.told("event-roll"), least.told("low-will")) == ([(0, 1)], [])


def test_an_empty_deck_is_shuffled() -> None:
    """BAN-EVT-08: from the discards; with none left there is no event."""
    w = ride(at={0: "gate_wild"}, more={"events": (), "discards": tuple(range(54))})
    w.play("0 go:w_gate", "0 stop")
    assert w.told("event")
    w.cited("BAN-EVT-08")


def test_a_card_among_the_top_five() -> None:
    """BAN-EVT-13."""
    w = ride([4], at={0: "gate_wild"}, events=[16])
    w.play("0 go:w_gate", "0 stop", "0 choose:3")
    assert w.state.events[-5] == 15
    w.cited("BAN-EVT-13")


@pytest.mark.silent("BAN-LIM-01", "BAN-LIM-02")
def test_losses_take_what_there_is() -> None:
    """BAN-EVT-14, BAN-LIM-02, BAN-LIM-01."""
    w = ride(at={0: "gate_plains"}, events=[52], goods={0: {"herb": 1, "hide": 1}})
    w.play("0 go:p_gate", "0 stop", "0 choose:3")
    assert w.menu(0) == ["discard:hide", "discard:herb"]
    w.play("0 discard:herb")
    assert w.goods(0) == {"hide": 1}
    w.cited("BAN-EVT-14")


def test_a_move_by_an_event_draws_no_other() -> None:
    """BAN-EVT-15: up to two acres, free, with checks."""
    w = ride(at={0: "gate_wild"}, events=[2, 26])
    w.play("0 go:w_gate", "0 stop", "0 choose:1", "0 go:gate_wild", "0 done")
    assert (w.where(0), w.state.grit[0]) == ("gate_wild", 3)
    assert w.asked == [(0, "turn")]
    w.cited("BAN-EVT-15")


def test_a_weapon_from_the_rack() -> None:
    """BAN-EVT-17: the face-down one on top."""
    w = ride([6], at={0: "gate_wild"}, events=[49], rack=["torch"])
    w.play("0 go:w_gate", "0 stop", "0 choose:1")
    assert w.state.cards[0][-1] == 36
    w.cited("BAN-EVT-17")


def test_an_event_that_cannot_give_gives_nothing() -> None:
    """BAN-EVT-17, BAN-EVT-07: the Rack is empty, because somebody holds all it had."""
    t = table(options=GOVERNORS, at={0: "gate_wild"}, events=[49], more=NO_TASKS)
    t.cards[1] = (*t.cards[1], *t.rack)
    t.rack = ()
    w = West(GAME, t, [6])
    held = t.cards[0]
    w.play("0 go:w_gate", "0 stop", "0 choose:1")
    assert w.state.cards[0] == held
    assert w.asked == [(0, "turn")]
    w.cited("BAN-EVT-17", "BAN-EVT-07")


def test_sunken_treasure_is_handed_over_once() -> None:
    """BAN-EVR-61, BAN-SOL-05: the other resolves it anew; a second time it is discarded."""
    w = ride(at={0: "gate_wet"}, events=[42], cash={0: 3, 1: 3})
    w.play("0 go:k_gate", "0 stop", "0 choose:3")
    assert w.asked == [(1, "event")]
    w.play("1 choose:3")
    assert w.state.cash == [6, 6]
    assert w.asked == [(0, "turn")]
    assert 41 in w.state.discards
    w.cited("BAN-EVR-61")
    w = west([], 1, options=GOVERNORS, at={0: "gate_wet"}, events=[42], more={"pages": [0, 3]})
    w.play("0 go:k_gate", "0 stop", "0 choose:3")
    assert w.asked == [(0, "turn")]
    w.cited("BAN-SOL-05")


def test_angry_mob_and_natural_talent() -> None:
    """BAN-EVR-63: oneself may be named; all players take one, the drawer too."""
    w = ride(at={0: "w_gate"}, events=[3])
    w.play("0 go:gate_wild", "0 stop", "0 choose:2")
    assert w.menu(0) == ["player:0", "player:1"]
    w.play("0 player:1")
    assert w.state.vig == [4, 3]
    w = ride(at={0: "gate_wild"}, events=[32])
    w.play("0 go:w_gate", "0 stop", "0 choose:1", "0 name:herb", "1 name:hide")
    assert (w.goods(0), w.goods(1)) == ({"herb": 1}, {"hide": 1})


def test_practising_one_thing() -> None:
    """BAN-EVR-64: a level without Resources; those on the card may reach the next at once."""
    w = ride([5], at={0: "gate_wild"}, events=[32], dedicated={0: {"hunting": 3}})
    w.play("0 go:w_gate", "0 stop", "0 choose:3", "0 name:hide")
    assert (w.state.level[1], w.state.dedicated[1]) == (1, 3)
    w.cited("BAN-EVR-64")


def test_the_surgeon_raises_the_limiter() -> None:
    """BAN-EVR-65: not the Vigor itself."""
    w = ride([6], at={0: "gate_wild"}, events=[43])
    w.play("0 go:w_gate", "0 stop", "0 choose:2")
    assert (w.state.vig[0], w.state.most_vig(0)) == (4, 5)
    w.cited("BAN-EVR-65")


def test_one_rough_night_ends_in_jail() -> None:
    """BAN-EVR-66: the turn is over, Vigor unchanged."""
    w = ride([1], at={0: "w_gate"}, events=[33], wil={0: 2})
    w.play("0 go:gate_wild", "0 stop")
    assert (w.where(0), w.state.vig[0]) == ("jail", 4)
    w.cited("BAN-EVR-66")


def test_a_cabin_of_choice_burns() -> None:
    """BAN-EVT-16, BAN-EVR-27: no check; who chose it is Fire-Raiser."""
    w = ride(
        at={0: "w_gate"},
        cabins={"w_mill": 1},
        weapons={0: ["kerosene"]},
        more={"locality": 26, "locality_left": 2, "events": tuple(n for n in range(54) if n != 26)},
    )
    w.play("0 go:gate_wild", "0 stop")
    assert w.asked == [(0, "event")]
    w.play("0 choose:1")
    assert "burn:w_mill:1" in w.menu(0)
    w.play("0 burn:w_mill:1")
    w.until("turn")
    assert w.state.raiser[0] == 0
    w.cited("BAN-EVT-16", "BAN-LCL-05")


# -- Localities ---------------


@pytest.mark.parametrize("card", [6, 20, 24, 27, 35, 37, 46])
def test_these_seven_are_localities(card: int) -> None:
    """BAN-LCL-07, BAN-LCL-01: drawn, they are pinned to a month instead of being met."""
    w = ride(at={0: "gate_wild"}, events=[card], month="june")
    w.play("0 go:w_gate", "0 stop")
    assert (w.state.locality, w.state.event) == (card - 1, -1)
    assert len(w.told("pinned")) == 1
    assert w.asked == [(0, "turn")]


def test_BAN_EX_22_pins() -> None:
    """BAN-LCL-01..03: three months from December is March; July in August is too late."""
    w = ride(at={0: "gate_wild"}, events=[20], month="december")
    w.play("0 go:w_gate", "0 stop")
    assert (w.state.locality, MONTH[w.state.pin].id) == (19, "march")
    for month, pinned in (("august", False), ("july", False), ("june", True)):
        w = ride(at={0: "gate_wild"}, events=[46], month=month)
        w.play("0 go:w_gate", "0 stop")
        assert (w.state.locality == 45) == pinned
        assert (w.state.events[0] == 45) != pinned
    w.cited("BAN-LCL-01", "BAN-LCL-02", "BAN-LCL-07")
    w = ride(
        at={0: "gate_wild"},
        events=[46],
        month="june",
        more={
            "locality": 19,
            "pin": 6,
            "events": (*(n for n in range(54) if n not in (19, 45)), 45),
        },
    )
    w.play("0 go:w_gate", "0 stop")
    assert (w.state.locality, w.state.events[0]) == (19, 45)
    w.cited("BAN-LCL-03")


LOCAL: list[tuple[int, int, str]] = [
    (20, 1, "rider"),
    (20, 2, "goods"),
    (20, 3, "skill"),
    (35, 1, "wil"),
    (35, 2, "cash"),
    (35, 3, ""),
    (46, 1, "goods"),
    (46, 2, "goods"),
    (46, 3, "item"),
    (46, 4, "cash"),
    (6, 1, "np"),
    (6, 2, "cash"),
    (6, 3, "vault"),
    (24, 1, "wil"),
    (24, 2, "np"),
    (24, 3, "skill"),
    (27, 2, "cash"),
    (27, 3, "goods"),
    (27, 4, "goods"),
    (37, 1, "rider"),
    (37, 2, "rider"),
    (37, 3, "wil"),
]


@pytest.mark.parametrize(("card", "choice", "what"), LOCAL)
def test_every_choice_of_every_locality(card: int, choice: int, what: str) -> None:
    """BAN-LCL-04..06: opened by the month, or by the first visitor.

    BAN-EVR-06, BAN-EVR-20, BAN-EVR-24, BAN-EVR-27, BAN-EVR-35, BAN-EVR-37, BAN-EVR-46.
    """
    rest = tuple(n for n in range(54) if n != card - 1)
    settings: dict[str, Any] = {
        "wil": {0: 2, 1: 2},
        "skills": {0: dict.fromkeys(("agl", "str", "mal", "snk", "per"), 5)},
        "weapons": {0: ["six_shooter"]},
    }
    everybody = card in (20, 35, 46)
    if everybody:
        more = {"locality": card - 1, "pin": 1, "events": rest}
        w = ride([6, 6], step=CALENDAR, turn=0, month="march", more=more, **settings)
    else:
        more = {"locality": card - 1, "locality_left": 3, "events": rest}
        start, move = ("w_gate", "gate_wild") if card != 24 else ("gate_wild", "w_gate")
        w = ride([6, 6], at={0: start}, more=more, **settings)
        w.play(f"0 go:{move}", "0 stop")
    assert w.asked == [(0, "event")]
    t = w.state
    before = (t.cash[0], t.wil[0], t.carried(0), t.np[0], sum(t.skills[:6]), t.item[0])
    w.play(f"0 choose:{choice}")
    while w.asked[0][0] == 0 and w.asked[0][1] not in ("turn",):
        w.play(f"0 {w.menu(0)[0]}")
    after = (t.cash[0], t.wil[0], t.carried(0), t.np[0], sum(t.skills[:6]), t.item[0])
    index = {"cash": 0, "wil": 1, "goods": 2, "np": 3, "rider": 3, "skill": 4, "item": 5}
    if what in index:
        assert after[index[what]] > before[index[what]]
    elif what == "vault":
        assert w.where(0) == "vault"
        w.cited("BAN-EVR-67")
    else:
        assert after == before
    if everybody:
        assert w.asked == [(1, "event")]
        w.cited("BAN-LCL-04", "BAN-LCL-06")
    else:
        assert t.locality == NO_CARD
        w.cited("BAN-LCL-05")


def test_an_unclaimed_locality_goes() -> None:
    """BAN-LCL-05, BAN-LCL-06: at the end of the third night."""
    more = {"locality": 23, "pin": 1, "events": tuple(n for n in range(54) if n != 23)}
    w = ride(step=CALENDAR, turn=0, month="march", more=more)
    assert w.state.locality == 23
    for _ in range(2):
        w.play("0 pass", "1 pass")
    assert w.state.locality == NO_CARD
    assert 23 in w.state.discards


# -- kept cards ---------------


def kept(card: int, up: bool = True, np: bool = False) -> dict[str, Any]:
    """Seat 0 has kept a card."""
    code = (card - 1) * 4 + int(up) + 2 * int(np)
    return {"kept": [(code,), ()], "events": tuple(n for n in range(54) if n != card - 1)}


@pytest.mark.silent("BAN-CHK-09")
def test_kept_face_up_its_bonus_holds() -> None:
    """BAN-EVT-12, BAN-EVR-62, BAN-CHK-09: Malice while the runt stays."""
    w = ride([6], at={0: "gate_wild"}, events=[54])
    w.play("0 go:w_gate", "0 stop", "0 choose:2")
    assert w.state.skill(0, 2) == 3
    w.cited("BAN-EVT-12", "BAN-EVR-62")


USES: list[tuple[int, int, str, str, tuple[int, int, int]]] = [
    (16, 1, "town_square", "hide", (1, 1, 0)),
    (50, 1, "trading_post", "hide", (2, 0, 2)),
    (51, 1, "saloon", "cash", (0, 2, 2)),
    (51, 2, "town_square", "hide", (1, 0, 0)),
    (40, 1, "town_square", "vig", (0, 2, 0)),
]


@pytest.mark.parametrize(("card", "use", "where", "what", "gains"), USES)
def test_uses_of_kept_cards(
    card: int, use: int, where: str, what: str, gains: tuple[int, int, int]
) -> None:
    """BAN-EVT-12: hides, vigor and cash; then the card is discarded."""
    w = ride(at={0: where}, vig={0: 2}, cash={0: 0}, more=kept(card))
    assert what
    w.play(f"0 bonus:{card}:{use}")
    hides, vig, cash = gains
    assert (w.state.goods[1], w.state.vig[0] - 2, w.state.cash[0]) == (hides, vig, cash)
    assert card - 1 in w.state.discards
    assert w.state.kept[0] == ()


def test_counterfeit_dollars() -> None:
    """BAN-EVT-12, BAN-SHP-10: $5 off in any open store."""
    w = ride(at={0: "gunsmith"}, cash={0: 2}, stock=["saber"], more=kept(53))
    w.play("0 bonus:53:1", "0 buy:saber")
    assert w.state.cash[0] == 1


def test_gangrene_is_healed() -> None:
    """BAN-EVT-12: by two herbs or by the Doc; the maximum comes back."""
    w = ride(vig={0: 2}, goods={0: {"herb": 2}}, more={**kept(19), "vig_max": [3, 4]})
    w.play("0 bonus:19:1")
    assert (w.state.most_vig(0), w.goods(0)) == (4, {})
    w = ride(at={0: "doc"}, vig={0: 1}, more={**kept(19), "vig_max": [3, 4]})
    w.play("0 doc")
    assert (w.state.vig[0], w.state.kept[0]) == (4, ())


def test_the_convict_leaves_in_jail() -> None:
    """BAN-EVT-12: with the NP he gave."""
    more = {**kept(17, np=True), "skills_more": [0, 0, 0, 1] + [0] * 8, "np": [1, 0]}
    w = ride([1], at={0: "trading_post"}, more=more)
    w.play("0 try:ia_post_steal")
    assert (w.state.np[0], w.state.kept[0], w.state.skills_more[3]) == (0, (), 0)


def test_venom_spares_an_ailment() -> None:
    """BAN-EVT-12: given up before the roll."""
    more = {**kept(40), "events": (*(n for n in range(54) if n not in (8, 39)), 8)}
    w = ride(at={0: "w_gate"}, wil={0: 2}, more=more)
    w.play("0 go:gate_wild", "0 stop")
    assert w.asked == [(0, "spare")]
    w.play("0 yes")
    assert w.told("event-roll") == []
    assert {8, 39} <= set(w.state.discards)


def test_a_cub_in_a_fight_and_a_stray() -> None:
    """BAN-EVT-12, BAN-ITM-04: 2 damage as the one item; a look at the start of a fight."""
    w = ride(at={0: "w_grove"}, foes={"w_grove": "wolf_1"}, wounds={"w_grove": 1}, more=kept(28))
    w.play("0 fight:w_grove")
    assert w.asked == [(0, "item-window")]
    w.play("0 bonus:28:1")
    assert not w.state.fighting
    w = ride(at={0: "w_grove"}, foes={"w_grove": "wolf_1"}, more=kept(29))
    w.play("0 fight:w_grove")
    assert w.told("peeks")


def test_a_species_leaves_a_player_alone() -> None:
    """BAN-ENM-14: no attack, no hindrance to work; the player may still attack."""
    w = ride(
        [6, 1],
        at={0: "w_firs"},
        foes={"w_grove": "wolf_6"},
        active=1,
        turn=0,
        first=1,
        more={"ignores": [1 << WOLF | 1 << BANDIT, 0]},
    )
    w.play("1 pass", "0 go:w_grove", "0 work")
    assert w.goods(0) == {"lumber": 1}
    assert "fight:w_grove" in w.menu(0)
    w.play("0 pass")
    assert w.told("foe-attacks") == []
    w.cited("BAN-ENM-14")
