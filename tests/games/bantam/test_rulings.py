"""What the rulebook leaves open and rules.md decides (BAN-RULING), where no other test plays it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from saloon.games.bantam.board import NOWHERE
from saloon.games.bantam.cards import CARD
from saloon.games.bantam.content import ENEMY
from saloon.games.bantam.effects import BLOCK, DAMAGE, NO_CHECK, SKULL, Effect
from saloon.games.bantam.events import HONOR
from saloon.games.bantam.game import GAME
from saloon.games.bantam.moves import FOE
from saloon.games.bantam.play.combat.engagement import foe_order
from saloon.games.bantam.play.combat.footwork import foe_move
from saloon.games.bantam.play.effects import do
from saloon.games.bantam.state import NO_ITEM
from saloon.games.bantam.written import CALENDAR, EARNINGS
from tests.games.bantam.fights import duel, fight, foe_in
from tests.games.bantam.tables import CARD_NO, place, table, west
from tests.games.bantam.test_cabins import inside, strangers_cabin
from tests.games.bantam.test_combat import SQUARE
from tests.games.bantam.test_enemies import HAND, against
from tests.games.bantam.test_event_cards import NO_TASKS, kept, ride
from tests.games.bantam.test_faint import fall
from tests.games.bantam.test_governors import honors, town
from tests.games.rulings import unnamed_rulings

NOT_PLAYED = {31: "every Sign Post of this map has one Acre"}
"""Rulings that no play of the game can show, by number."""

# -- tasks, Grit and Cabins ---------------


def test_ruling_24_what_was_not_paid_for_is_not_bought() -> None:
    """BAN-RULING-24: a weapon from a bandit's saddlebag checks no task."""
    w = fight(defender="w_cabin", hands=(HAND, ()), decks=((), ("fg_bottle",)),
              at={0: "w_cabin"}, foes={"w_cabin": "bandit_5"}, wounds={"w_cabin": 3},
              rack=["judgment"])  # fmt: skip
    w.play("0 play:levi_jab", "0 prim:1")
    assert CARD_NO["judgment"] in w.state.cards[0]
    assert (w.state.tasks[0], w.state.np[0]) == (0, 0)


def test_ruling_40_what_costs_grit_at_a_cabin() -> None:
    """BAN-RULING-40: to climb and to bash; not to pick, to burn or to loot."""
    w = strangers_cabin([], grit={0: 0}, items={0: "matches"}, weapons={0: ["crowbar"]})
    assert {"pick:crowbar", "light"} <= set(w.menu(0))
    assert not {"climb", "bash"} & set(w.menu(0))
    w = inside([6], grit={0: 0}, stored={"w_mill": ["silver"]})
    w.play("0 loot-all", "0 get:silver")
    assert w.goods(0) == {"silver": 1}


def test_ruling_45_an_open_door_is_no_invitation() -> None:
    """BAN-RULING-45: who faints in another's Cabin is a trespasser, unlocked or not."""
    w = inside([], active=1, first=1, vig={0: 1}, fire=[(0, "w_mill-cabin", 0)], raisers=[1],
               fire_colours=[4])  # fmt: skip
    w.play("1 pass", "0 endure")
    assert w.where(0) == "jail"


def test_ruling_46_goods_from_outside_but_nothing_else() -> None:
    """BAN-RULING-46: the Acre is enough to put things in; the perk is for those inside."""
    w = west(at={0: "w_mill"}, cabins={"w_mill": 0}, goods={0: {"herb": 1}})
    assert "put:herb" in w.menu(0)
    assert "perk" not in w.menu(0)
    w.play("0 enter")
    assert "perk" in w.menu(0)


def test_ruling_107_a_bandage_for_the_healthy() -> None:
    """BAN-RULING-107: it may be used at full Vigor, and is gone."""
    w = west(items={0: "bandage"})
    w.play("0 use:item")
    assert (w.state.vig[0], w.state.item[0]) == (4, NO_ITEM)


def test_ruling_93_a_level_outlasts_everything() -> None:
    """BAN-RULING-93: who loses all that is carried keeps the levels, and so their Riders."""
    w = fall(levels={0: {"hunting": "journeyman"}}, goods={0: {"hide": 4}})
    assert (w.where(0), w.goods(0)) == ("doc", {})
    assert w.state.level[1] == 1


@pytest.mark.parametrize(("raisers", "where"), [([1], "doc"), ([0], "jail")])
def test_ruling_115_a_skull_leads_to_jail_for_a_crime(raisers: list[int], where: str) -> None:
    """BAN-RULING-115: no check of this box prints one; the penalty takes all Vigor and routes."""
    t = table(at={0: "w_gate"}, fire=[(0, "w_mill", 0)], raisers=raisers, fire_colours=[4])
    assert list(do(t, 0, Effect(SKULL), "BAN-CHK-07")) == []
    assert (t.vig[0], t.where[0]) == (0, place(where))


def test_ruling_128_what_was_swept_is_remembered_by_the_drawer() -> None:
    """BAN-RULING-128: two Items while choosing, and afterwards under the stack, for one alone."""
    w = west(at={0: "trading_post"}, cash={0: 3}, item_stack=["gloves", "lantern"])
    w.play("0 draw-items")
    assert len(w.match.view(0)["table"]["turn"]["draws"]) == 2
    w.play("0 skip")
    assert w.match.view(0)["table"]["turn"]["draws"] == []
    assert w.match.view(0)["table"]["turn"]["drawn"] == 0
    assert w.match.view(0)["table"]["under"] == {"items": ["lantern", "gloves"]}
    assert w.match.view(1)["table"]["under"] == {}


# -- fights ---------------


@pytest.mark.parametrize(("die", "left"), [(4, 4), (3, 3)])
def test_ruling_102_shelter_from_an_enemy(die: int, left: int) -> None:
    """BAN-RULING-102: a bandit's shot from afar is met by the Shelter Roll like a player's."""
    w = fight([6, die], attacker="p_gate", defender=0, hands=((), HAND), decks=(("fg_snap",), ()),
              at={0: "p_depot"}, foes={"p_gate": "bandit_1"})  # fmt: skip
    w.play("0 play:levi_jab")
    assert w.state.vig[0] == left


def test_ruling_57_a_fighter_without_cards() -> None:
    """BAN-RULING-57: plays nothing, and the other's card is executed alone."""
    w = fight(hands=((), ("hannah_backhand", "hannah_arms")), at=SQUARE)
    assert w.asked == [(1, "card")]
    w.play("1 play:hannah_backhand", "1 prim:1")
    assert w.state.vig[0] == 3


def test_ruling_124_no_card_is_drawn_before_a_refresh() -> None:
    """BAN-RULING-124: two cards lie in the deck and three are needed: Refresh in place of them."""
    w = fight(
        hands=(("levi_jab", "levi_cross"), ("hannah_smoke", "hannah_arms")),
        decks=(("levi_guard", "levi_duck"), ("hannah_poker", "hannah_push", "hannah_lunge")),
        piles=(("levi_rush", "levi_trip"), ()), at=SQUARE,
    )  # fmt: skip
    w.play("0 play:levi_jab", "1 play:hannah_smoke", "0 done", "1 done")
    assert w.asked == [(0, "keep")]
    assert w.menu(0) == ["done", "toss:levi_cross"]


def test_ruling_130_range_is_judged_for_each_action() -> None:
    """BAN-RULING-130: Levi steps back out of the Range of his own card and cannot strike."""
    w = duel("levi_rush", "hannah_smoke", [6], at={0: "p_grass", 1: "p_bed"})
    w.play("0 prim:1", "0 go:p_gate")
    assert w.match.view(0)["table"]["fight"]["range"] == 2
    assert "prim:2" not in w.menu(0)
    assert w.state.vig[1] == 4


def test_ruling_130_a_foe_pushes_somebody_out_of_its_range() -> None:
    """BAN-RULING-130: and has nobody to strike with the second action of its card."""
    w = fight(
        [6, 6, 6],
        attacker="p_gate",
        defender=0,
        hands=((), HAND),
        decks=(("jericho_shove",), ()),
        at={0: "p_gate"},
        foes={"p_gate": "wolf_1"},
    )
    w.play("0 play:levi_iron")
    assert w.match.view(0)["table"]["fight"]["range"] == 1
    assert len(w.told("foe-check")) == 1, "the second action is not even tried"


def test_BAN_CRD_04_one_of_two_actions_behind_a_slash(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player picks one, a foe takes the one with most damage."""
    card = CARD[CARD_NO["levi_rush"]]
    w = duel("levi_rush", "hannah_smoke", [6], at={0: "p_grass", 1: "p_bed"})
    monkeypatch.setattr(card, "slash", True)
    assert {"prim:1", "prim:2"} <= set(w.menu(0))
    w.play("0 prim:1", "0 go:p_gate")
    assert not {"prim:1", "prim:2"} & set(w.menu(0))
    near = duel("levi_rush", "hannah_smoke", [6])
    near.play("0 prim:2")
    assert "prim:1" not in near.menu(0), "in Range, and yet it was the one or the other"
    near = duel("levi_rush", "hannah_smoke", [6])
    assert foe_order(near.state, 0) == [[prim.verb for prim in card.prims].index(DAMAGE)]
    monkeypatch.setattr(card, "slash", False)
    assert foe_order(near.state, 0) == list(range(len(card.prims)))


def test_BAN_CRD_04_one_of_two_blocks_behind_a_slash(monkeypatch: pytest.MonkeyPatch) -> None:
    """BAN-FGT-11: who has committed to the one is not asked for the other."""
    card = CARD[CARD_NO["hannah_arms"]]
    (block,) = card.prims
    assert block.verb == BLOCK
    monkeypatch.setattr(card, "prims", (block, block))
    for slash in (False, True):
        monkeypatch.setattr(card, "slash", slash)
        w = duel("levi_iron", "hannah_arms", [6])
        w.play("0 prim:1", "1 yes")
        assert ((1, "block") in w.asked) == (not slash)


def test_ruling_134_nothing_to_draw_or_peek_at_in_an_ambush() -> None:
    """BAN-RULING-134: the dog's special action waits for an Engagement."""
    w = west(at={0: "w_gate", 1: "w_mill"}, weapons={0: ["cattle_dog"]})
    w.play("0 ambush:1", "0 play:cattle_dog")
    assert w.menu(0) == ["done", "prim:1"]
    w = duel("cattle_dog", "hannah_arms", weapons={0: ["cattle_dog"]})
    assert "special" in w.menu(0)


def test_ruling_138_herbs_are_counted_by_the_turn() -> None:
    """BAN-RULING-138: one in a fight leaves one for the rest of the turn."""
    w = fight(hands=(("levi_jab",), ("hannah_arms",)), at=SQUARE, goods={0: {"herb": 3}},
              levels={0: {"foraging": "master"}}, vig={0: 1})  # fmt: skip
    w.play("0 herb", "0 truce:levi_jab", "1 truce:hannah_arms", "0 herb")
    assert (w.state.vig[0], w.goods(0)) == (3, {"herb": 1})
    assert "herb" not in w.menu(0)


# -- enemies ---------------


def test_ruling_59_in_warm_welcome_no_enemy_comes_back() -> None:
    """BAN-RULING-59: the board is as empty in the morning as it was in the evening."""
    w = west()
    w.play("0 pass", "1 pass")
    assert w.state.round == 2
    assert set(w.state.foe_at) == {NOWHERE}


def test_ruling_60_an_enemy_without_a_way_stays_put() -> None:
    """BAN-RULING-60: nothing of the way lies in sight; the fight would go on."""
    t = table(at={0: "w_gate"}, foes={"w_stand": "wolf_1"})
    slot = foe_in(t, "w_stand")
    t.attacker, t.defender = FOE + slot, 0
    assert foe_move(t, slot, 1)
    assert t.foe_at[slot] == place("w_stand")


def test_ruling_109_some_enemies_have_a_sneak_check() -> None:
    """BAN-RULING-109: all but the two legends."""
    bold = [enemy.id for enemy in ENEMY if enemy.sneak == NO_CHECK]
    assert bold == ["old_marrow", "the_mawl"]


def test_ruling_132_a_card_that_also_moves_does_not_end_the_fight() -> None:
    """BAN-RULING-132: the Door is locked, the Move is skipped, the rest of the card is played."""
    w = against(["fp_pounce"], [6, 3], at={0: "w_grove-cabin"}, cabins={"w_grove": 0})
    w.play("0 play:levi_guard")
    assert len(w.told("sheltered")) == 1
    w.until("card")
    assert w.told("fight-over") == []
    assert w.state.foe_at[0] == place("w_grove")


def test_ruling_133_a_foe_is_at_home_in_a_hidden_acre() -> None:
    """BAN-RULING-133: pushed into the Hollow Oak it makes no check."""
    w = fight([6], defender="w_mill", characters=("hannah", "levi"),
              hands=(("hannah_push", "hannah_smoke"), ()), decks=((), ("fp_pounce",)),
              at={0: "w_mill"}, foes={"w_mill": "wolf_1"})  # fmt: skip
    w.play("0 play:hannah_push", "0 prim:1", "0 special", "0 go:w_hollow")
    assert w.state.foe_at[0] == place("w_hollow")
    assert w.told("foe-check") == []
    assert len(w.told("check")) == 1, "Hannah's own"


def test_ruling_126_loot_without_room_in_a_fire() -> None:
    """BAN-RULING-126: what has no slot falls into the flames; the Head is carried off."""
    w = fight(defender="w_grove", hands=(HAND, ()), decks=((), ("fp_tear",)),
              at={0: "w_grove"}, foes={"w_grove": "wolf_4"}, wounds={"w_grove": 2},
              goods={0: {"herb": 4}}, fire=[(0, "w_grove", 0)], raisers=[1],
              fire_colours=[4])  # fmt: skip
    w.play("0 play:levi_jab", "0 prim:1")
    assert (w.lying("w_grove"), w.state.supply[1]) == ([], 20)
    assert len(w.state.heads_of(0)) == 1


# -- Shadow Governors ---------------


def test_ruling_33_going_to_jail_is_no_travel() -> None:
    """BAN-RULING-33: from another tile, and no event is drawn."""
    w = ride([1], at={0: "w_mill-cabin"}, cabins={"w_mill": 1}, stored={"w_mill": ["silver"]},
             events=[26])  # fmt: skip
    w.play("0 loot-all")
    assert w.where(0) == "jail"
    assert w.told("event") == []


def test_ruling_38_no_table_is_rolled_again() -> None:
    """BAN-RULING-38: Cholera strikes at full Will Power."""
    w = ride([1], at={0: "w_gate"}, events=[9], wil={0: 3})
    w.play("0 go:gate_wild", "0 stop")
    assert w.asked == [(0, "turn")]
    assert (w.told("event-roll"), w.state.grit_less[0]) == ([(0, 1)], 2)


def test_ruling_81_first_the_cabins_then_the_bank() -> None:
    """BAN-RULING-81: both in the Earnings of one night."""
    w = town(
        step=EARNINGS,
        turn=0,
        cabins={"w_mill": 0},
        more={**NO_TASKS, "note": [1, 0], "change": [1, 0], "change_at": [3, 0], "np": [1, 0]},
    )
    kinds = [event.kind for event in w.match.events]
    assert kinds.index("earns") < kinds.index("interest") < kinds.index("sleep")


def test_ruling_85_the_first_player_may_pay_every_round() -> None:
    """BAN-RULING-85: $2 each time."""
    w = town(at={0: "street_nw", 1: "town_hall"}, cash={1: 9}, more=NO_TASKS)
    w.play("0 pass", "1 buy-token", "1 pass", "1 buy-token", "1 pass", "0 pass")
    assert (w.state.cash[1], w.state.first, w.state.round) == (5, 1, 3)


def test_ruling_86_a_kept_card_stays_out_of_the_deck() -> None:
    """BAN-RULING-86: the discards are shuffled without it."""
    more = {**kept(28), "events": (), "discards": tuple(n for n in range(54) if n != 27)}
    w = ride(at={0: "gate_wild"}, more=more)
    w.play("0 go:w_gate", "0 stop")
    assert len(w.told("event")) == 1
    assert len(w.state.events) >= 52
    assert 27 not in w.state.events


def test_ruling_88_results_are_not_shown_before_the_choice() -> None:
    """BAN-RULING-88: the view has the number of the card, the menu the numbers of its choices."""
    w = ride(at={0: "gate_wild"}, events=[26], cash={0: 0})
    w.play("0 go:w_gate", "0 stop")
    view = w.match.view(0)
    assert view["table"]["governors"]["event"] == 26
    assert view["asks"][0]["moves"] == ["choose:1", "choose:2", "choose:3"]
    assert view["asks"][0]["args"] == [25]


def test_ruling_92_a_drink_from_an_event() -> None:
    """BAN-RULING-92: free, and the same one may still be ordered today."""
    w = ride(at={0: "p_gate"}, events=[36], cash={0: 5}, wil={0: 2})
    w.play("0 go:gate_plains", "0 go:release_jail", "0 go:saloon")
    w.play("0 choose:3", "0 order:dr_rye")
    assert (w.state.cash[0], w.state.skill(0, 1)) == (5, 3)
    assert "order:dr_rye" in w.menu(0)


def test_ruling_94_moved_into_town_hall() -> None:
    """BAN-RULING-94: an Acre walked by an event leads to an Honor too."""
    more = {**NO_TASKS, "honors": honors("honor_purse")}
    w = ride(at={0: "w_gate"}, events=[15], cash={0: 14}, more=more)
    w.play("0 go:gate_wild", "0 go:street_nw", "0 stop", "0 choose:1", "0 go:town_hall")
    purse = [row.id for row in HONOR].index("honor_purse")
    assert w.state.honored[0] == 1 << purse


def test_ruling_101_a_locality_needs_no_event_draw() -> None:
    """BAN-RULING-101: a Move within its tile will do, and the draw of the turn is left."""
    rest = tuple(n for n in range(54) if n != 36)
    w = ride(at={0: "street_nw"}, more={"locality": 36, "locality_left": 3, "events": rest})
    w.play("0 go:town_square", "0 stop")
    assert w.asked == [(0, "event")]
    assert w.match.asks[0].args == (36,)
    assert w.told("event") == []
    assert not w.state.drew


def test_ruling_110_an_event_that_leads_to_an_aggressive_enemy() -> None:
    """BAN-RULING-110: in the own turn it attacks."""
    w = ride(at={0: "gate_wild"}, events=[2], foes={"w_grove": "wolf_6"})
    w.play("0 go:w_gate", "0 stop", "0 choose:1", "0 go:w_firs")
    assert w.asked == [(0, "sneak")]


def test_ruling_123_a_locality_for_everybody() -> None:
    """BAN-RULING-123: in the mines and in the marsh as in Town."""
    more: dict[str, Any] = {"locality": 19, "pin": 1}
    more["events"] = tuple(n for n in range(54) if n != 19)
    w = ride(step=CALENDAR, turn=0, month="march", at={0: "m_dig", 1: "k_gate"}, more=more)
    assert w.asked == [(0, "event")]
    w.play("0 choose:2")
    w.until("event", 1)


GOVERNED: dict[str, Any] = {"options": {"mode": "governors"}, "more": NO_TASKS}
"""Shadow Governors, where Town Hall is open (BAN-SET-19)."""


@pytest.mark.silent("BAN-FGT-15")
def test_ruling_94_a_card_may_lead_into_town_hall() -> None:
    """BAN-RULING-94, BAN-FGT-15: a Move in a fight is a movement like any other."""
    hands = (("levi_roll", "levi_jab"), ("hannah_arms", "hannah_smoke"))
    w = fight(hands=hands, at={0: "street_nw", 1: "street_nw"}, **GOVERNED)
    w.play("0 play:levi_roll", "1 play:hannah_arms", "0 prim:1")
    assert "go:town_hall" in w.menu(0)


def test_ruling_94_a_push_may_lead_into_town_hall() -> None:
    """BAN-RULING-94, BAN-CRD-11: whoever is pushed there is in it."""
    w = duel("hannah_push", "levi_rush", [6], characters=("hannah", "levi"),
             at={0: "street_nw", 1: "street_nw"}, **GOVERNED)  # fmt: skip
    w.play("0 prim:1", "0 special")
    assert "go:town_hall" in w.menu(0)


def test_ruling_94_navigating_may_lead_into_town_hall() -> None:
    """BAN-RULING-94, BAN-FIN-05: out of the fire and into Town Hall."""
    w = ride([6], at={0: "town_square"}, fire=[(0, "street_nw", 0)], raisers=[1], fire_colours=[4])
    w.play("0 go:street_nw", "0 navigate")
    assert "go:town_hall" in w.menu(0)


def test_every_ruling_is_named_by_a_test() -> None:
    assert unnamed_rulings(GAME, Path(__file__).parent) == set(NOT_PLAYED)
