"""The worked examples of fights, foes and fire, under their ids."""

from __future__ import annotations

from typing import Any

from saloon.games.bantam.board import acre
from saloon.games.bantam.play.fire.burning import intensity
from saloon.games.bantam.written import NIGHTFALL, SPREAD
from tests.games.bantam.fights import duel, fight
from tests.games.bantam.tables import CARD_NO, place, west


def test_BAN_EX_08_a_brawl_cancels_a_tackle() -> None:
    w = duel("levi_cross", "hannah_push", [5])
    assert w.told("card-cancelled") == [(1, CARD_NO["hannah_push"])]
    w.play("0 prim:1")
    assert w.state.vig[1] == 2
    assert sorted(w.asked) != [(1, "use-card")]  # the Tackle's ALT is not available
    w.cited("BAN-FGT-07", "BAN-CRD-02")


def test_BAN_EX_09_a_block_after_the_blow() -> None:
    # A Cavalry Saber, damage 2, does not cancel Blocks; one of 1 is too little, one of 3 is not.
    settings: dict[str, Any] = {"weapons": {0: ["saber"], 1: ["stove_door"]}, "vig": {1: 1}}
    w = duel("saber", "hannah_apron", [6], **settings)
    w.play("0 prim:1", "1 yes")
    assert (w.told("blocked"), w.state.vig[1]) == ([(1, 1)], 0)
    assert w.asked == [(0, "spoils")]
    w.cited("BAN-FGT-13")
    w = duel("saber", "stove_door", [6], **settings)
    w.play("0 prim:1", "1 yes")
    assert (w.told("blocked"), w.state.vig[1]) == ([(1, 2)], 1)
    assert w.state.fighting
    w.cited("BAN-FGT-11", "BAN-FGT-12")


def test_BAN_EX_10_the_range_when_the_card_is_executed() -> None:
    # No printed Immediate card moves: here the first card executed closes the distance.
    w = duel("levi_rush", "hannah_headbutt", at={0: "w_gate", 1: "w_mill"})
    assert w.told("card-cancelled") == [(0, CARD_NO["levi_rush"])]
    w = duel("levi_roll", "hannah_headbutt", at={0: "w_gate", 1: "w_mill"})
    w.play("0 prim:1", "0 go:w_mill", "0 done", "0 done")
    assert w.menu(1) == ["done", "prim:1", "prim:2", "alt"]
    w.play("1 prim:1")
    assert w.state.vig[0] == 3
    w.cited("BAN-FGT-09")
    w = fight(
        [6, 1], defender="w_grove", hands=(("levi_jab", "levi_iron"), ()),
        decks=((), ("fp_fury",)), at={0: "w_firs"}, foes={"w_grove": "wolf_1"},
    )  # fmt: skip
    w.play("0 play:levi_iron")
    assert w.state.vig[0] == 3  # Immediate, before the Attacker's card
    w.cited("BAN-CRD-09")


def test_BAN_EX_11_an_ambush_on_a_shelter() -> None:
    w = west([6, 4], at={0: "p_grass", 1: "p_depot"}, weapons={0: ["squirrel_rifle"]},
             skills={0: {"agl": 2}})  # fmt: skip
    w.play("0 ambush:1", "0 play:squirrel_rifle", "0 prim:1")
    assert w.told("ambush") == [(0, 1, CARD_NO["squirrel_rifle"])]
    assert w.match.view(0)["table"]["fight"]["range"] == 2
    assert (w.state.vig[1], len(w.told("sheltered"))) == (4, 1)
    assert [len(hand) for hand in w.state.hand] == [4, 4]
    assert w.state.pile[0] == (CARD_NO["squirrel_rifle"],)
    w.cited("BAN-AMB-01", "BAN-AMB-02", "BAN-AMB-03", "BAN-SHE-04")


def test_BAN_EX_12_a_refresh() -> None:
    nine = ("levi_jab", "levi_cross", "levi_guard", "levi_duck", "levi_rush", "levi_trip",
            "levi_roll", "levi_iron", "levi_fan")  # fmt: skip
    w = fight(
        hands=(nine[:4], ("hannah_smoke", "hannah_arms")), piles=(nine[4:], ()),
        decks=((), ("hannah_poker", "hannah_push", "hannah_lunge")), engagements=5,
        at={0: "town_square", 1: "town_square"},
    )  # fmt: skip
    w.play("0 play:levi_jab", "1 play:hannah_smoke", "0 done", "1 done")
    assert w.asked == [(0, "keep")]
    w.play("0 toss:levi_cross", "0 toss:levi_guard", "0 done")
    assert CARD_NO["levi_duck"] in w.state.hand[0]
    assert (len(w.state.hand[0]), len(w.state.deck[0]), w.state.pile[0]) == (4, 5, ())
    w.cited("BAN-FGT-16", "BAN-FGT-17")
    # With the Refresh of a Block used before, that Block is Exhausted: eight cards are left.
    w = fight(
        hands=(nine[:4], ("hannah_smoke", "hannah_arms")), piles=(nine[4:], ()),
        decks=((), ("hannah_poker", "hannah_push", "hannah_lunge")),
        at={0: "town_square", 1: "town_square"},
    )  # fmt: skip
    w.play("0 play:levi_guard", "1 play:hannah_smoke", "0 special", "0 done")
    assert len(w.state.hand[0]) + len(w.state.deck[0]) == 8


def test_BAN_EX_13_two_wolves_at_the_same_distance() -> None:
    w = west([4, 4, 2, 5], at={0: "w_firs"}, foes={"w_grove": "wolf_1", "w_gate": "wolf_2"})
    w.play("0 pass")
    first, second = 0, next(n for n, at in enumerate(w.state.foe_at) if at == acre("w_gate"))
    assert w.told("foe-rolls") == [(first, 4), (second, 4), (first, 2), (second, 5)]
    w.play("0 no")
    assert w.state.attacker == 4 + second
    w.cited("BAN-ATT-04", "BAN-ATT-06")


def test_BAN_EX_17_a_wildfire_takes_a_cabin() -> None:
    # Levi's Cabin burns at MAL7; the fire of seat 0 has three tokens.
    fire = [(0, "w_mill", 0), (0, "w_gate", 0), (0, "w_firs", 0)]
    w = west([6] * 20, characters=("hannah", "levi"), step=SPREAD, cabins={"w_mill": 1},
             fire=fire, raisers=[0], fire_colours=[4], tasks={1: [1]},
             at={0: "town_square", 1: "town_square"})  # fmt: skip
    assert intensity(w.state, 0) == 7
    for slot in (1, 2, 3):
        w.until("grow")
        w.play(f"0 burn:w_mill:{slot}")
    w.state.where[1] = place("w_mill-cabin")
    w.play("0 pass", "1 endure", "1 pass")
    assert (w.state.cabin[1], w.state.np[1]) == (-1, 0)
    assert w.told("burn-down") == [(0, 1, 1)]
    assert (w.where(1), w.state.vig[1]) == ("doc", 0)
    assert w.told("fire")[3:] == [
        (0, acre("w_grove"))
    ]  # none placed in the Acre that burns already
    w.cited("BAN-SPR-02", "BAN-SPR-03", "BAN-SPR-07", "BAN-NOT-09")


def test_BAN_EX_18_dousing_it_all() -> None:
    w = west([5], at={0: "p_gate", 1: "w_look"}, active=1, cabins={"w_mill": 0},
             skills={1: {"mal": 3}}, raisers=[0], fire_colours=[4],
             fire=[(0, "w_mill", 0), (0, "w_gate", 0), (0, "w_firs", 0),
                   (0, "w_mill-cabin", 0)])  # fmt: skip
    w.play("1 go:w_mill")
    assert w.match.asks[0].args == (0, 8)
    w.play("1 douse", "1 skip")
    assert w.state.fire == ()
    w.cited("BAN-FIN-04", "BAN-INT-01")


def test_BAN_EX_20_a_brawl_or_one_winner() -> None:
    """BAN-RULING-16."""
    # In Warm Welcome: A and B have all four tasks when C is done; or A has lost one again.
    settings: dict[str, Any] = {"seats": 3, "step": NIGHTFALL, "active": 2}
    w = west(tasks={0: [0, 1, 2, 3], 1: [0, 1, 2, 3], 2: [0]}, **settings)
    assert (w.state.brawl, w.state.attacker, w.state.defender) == (True, 0, 1)
    w.cited("BAN-WIN-04", "BAN-BRW-01", "BAN-BRW-04")
    w = west(tasks={0: [0, 1, 2], 1: [0, 1, 2, 3], 2: [0]}, **settings)
    assert w.match.winners == [1]
    w.cited("BAN-WIN-03")


def test_BAN_EX_24_a_guest_in_a_burning_cabin() -> None:
    """BAN-RULING-22."""
    # In Warm Welcome: B loses the task, A gains nothing.
    w = west([6] * 9, seats=3, characters=("hannah", "levi", "mika"), step=SPREAD,
             cabins={"w_mill": 1}, fire=[(0, "w_mill-cabin", n) for n in range(3)], raisers=[0],
             fire_colours=[4], tasks={1: [1]}, goods={2: {"silver": 2}}, cash={2: 5},
             vig={2: 3}, at={0: "town_square", 1: "town_square", 2: "w_mill-cabin"})  # fmt: skip
    assert w.asked == [(0, "grow")]
    assert (w.where(2), w.state.cash[2], w.goods(2)) == ("jail", 5, {})
    assert w.told("burns-up") == [(1, 3), (1, 3)]
    assert (w.state.np, w.state.supply[3]) == ([0, 0, 0], 20)
    assert w.state.burning(acre("w_mill"))
    w.play("0 go:w_gate")
    w.until("turn")
    assert w.state.vig[2] == 4
    w.play("0 pass", "1 pass")
    assert (w.where(2), w.state.cash[2]) == ("release_jail", 2)
    w.cited("BAN-SPR-03", "BAN-SPR-04", "BAN-FIR-10", "BAN-CRI-01", "BAN-JAI-02")


def test_BAN_EX_25_fainting_at_the_end_of_the_turn() -> None:
    """BAN-RULING-114."""
    for grit in (1, 0):
        w = fight(
            attacker="p_herd", defender=0, hands=((), ("levi_roll", "levi_iron")),
            decks=(("fp_snap",), ()), after=NIGHTFALL, at={0: "p_herd"}, grit={0: grit},
            vig={0: 1}, goods={0: {"hide": 2}}, cash={0: 4},
            foes={"p_herd": "wolf_1", "p_bluff": "bandit_1"},
        )  # fmt: skip
        w.play("0 play:levi_iron")
        assert w.lying("p_herd") == ["hide", "hide"]
        if grit:
            w.play("0 doc")
            assert (w.where(0), w.state.vig[0], w.state.cash[0]) == ("release_doc", 4, 4)
        else:
            assert (w.where(0), w.state.vig[0]) == ("doc", 0)
        assert w.asked == [(1, "turn")]
        assert w.told("foe-attacks") == []
        w.cited("BAN-FNT-02", "BAN-FNT-12")


def test_BAN_EX_26_the_next_enemy() -> None:
    """BAN-RULING-61, BAN-RULING-121."""
    # A Rustler one Acre away (SNK6), a Ghost Cougar two (SNK8).
    w = west([4, 5], at={0: "p_bed"}, skills={0: {"snk": 2}},
             foes={"p_herd": "bandit_1", "p_ranch": "cougar_4"})  # fmt: skip
    w.play("0 pass", "0 yes")
    assert (len(w.told("sneaks")), w.asked) == (1, [(0, "sneak")])
    w.play("0 yes")
    assert len(w.told("foe-attacks")) == 1
    assert w.asked == [(0, "card")]
    w.cited("BAN-ATT-06", "BAN-STE-03")


def test_BAN_EX_28_joining_a_fire() -> None:
    """BAN-RULING-73."""
    # The green fire of seat 1 burns in Tall Firs; seat 0 lights Widow's Grove, then Cold Ford.
    w = west(at={0: "w_grove"}, weapons={0: ["kerosene", "nether_lantern"]},
             fire=[(0, "w_firs", 0)], raisers=[1], fire_colours=[4])  # fmt: skip
    w.play("0 light", "0 tool:kerosene", "0 go:w_grove", "0 endure")
    assert (w.told("joins"), intensity(w.state, 0)) == ([(0, 0)], 6)
    assert list(w.state.raiser) == [1]
    w.play("0 light", "0 go:w_ford")
    assert list(w.state.raiser) == [1, 0]
    assert (intensity(w.state, 1), w.state.fire_colour) == (5, (4, 8))
    w.cited("BAN-FIR-06", "BAN-FIR-14", "BAN-INT-01")
