"""Saloon Brawl (BAN-BRW)."""

from __future__ import annotations

from typing import Any

from saloon.games.bantam.content import MOST_ENGAGEMENTS
from saloon.games.bantam.written import BRAWL_OVER, NIGHTFALL
from tests.games.bantam.fights import fight
from tests.games.bantam.tables import CARD_NO, West, west

ALL_TASKS = [0, 1, 2, 3]
HANDS = (("levi_jab", "levi_roll", "levi_iron"), ("hannah_arms", "hannah_smoke", "hannah_push"))


def decided(dice: list[int], seats: int, contenders: list[int], **settings: Any) -> West:
    """The last Day Phase of a round ends; these seats have the winning score, in this order."""
    given: dict[str, Any] = {
        "tasks": dict.fromkeys(contenders, ALL_TASKS), "step": NIGHTFALL,
        "active": seats - 1, **settings,
    }  # fmt: skip
    return west(dice, seats=seats, **given)


def brawl(dice: list[int] | None = None, **settings: Any) -> West:
    """Levi and Hannah at it in the Saloon."""
    given: dict[str, Any] = {
        "at": {0: "saloon", 1: "saloon"}, "hands": HANDS, "brawl": True, "after": BRAWL_OVER,
        "step": NIGHTFALL, **settings,
    }  # fmt: skip
    return fight(dice or [], **given)


def test_two_with_the_score_meet_in_the_saloon() -> None:
    """BAN-BRW-01, BAN-BRW-03..05, BAN-WIN-04: at full Vigor, also from Jail; the first attacks."""
    w = decided([], 3, [2, 0], at={0: "jail", 1: "w_gate", 2: "doc"}, vig={0: 0, 2: 1},
                tired=["levi_jab"])  # fmt: skip
    assert (w.state.attacker, w.state.defender) == (2, 0)
    assert [w.where(seat) for seat in range(3)] == ["saloon", "w_gate", "saloon"]
    assert w.state.vig == [4, 4, 5]
    assert CARD_NO["levi_jab"] not in (*w.state.hand[1], *w.state.deck[1])
    assert sorted(w.asked) == [(0, "card"), (2, "card")]
    assert not [move for move in w.menu(0) if move.startswith("truce:")]  # BAN-BRW-07
    w.cited("BAN-BRW-01", "BAN-BRW-03", "BAN-BRW-04", "BAN-BRW-05", "BAN-WIN-04")


def test_more_than_two_roll() -> None:
    """BAN-BRW-02: the lowest is out; several lowest roll again among themselves."""
    w = decided([2, 2, 5, 6, 3, 1, 4, 1, 6], 4, [0, 1, 2, 3])
    assert w.told("brawl-roll") == [
        (0, 2), (1, 2), (2, 5), (3, 6), (0, 3), (1, 1), (0, 4), (2, 1), (3, 6),
    ]  # fmt: skip
    assert w.told("brawl-out") == [(1,), (2,)]
    assert (w.state.attacker, w.state.defender) == (0, 3)
    w.cited("BAN-BRW-02")


def test_also_without_pvp() -> None:
    """BAN-BRW-09."""
    w = decided([], 2, [0, 1], options={"no_pvp": True})
    assert w.state.brawl
    w.cited("BAN-BRW-09")


def test_the_last_one_standing_wins() -> None:
    """BAN-BRW-06: no Looting."""
    w = brawl(vig={1: 1})
    w.play("0 play:levi_jab", "1 play:hannah_smoke", "0 prim:1")
    assert (w.match.over, w.match.winners) == (True, [0])
    assert w.told("spoils") == []
    w.cited("BAN-BRW-06")


def test_running_away_is_losing() -> None:
    """BAN-BRW-07: out of sight by an own movement."""
    w = brawl()
    w.play("0 play:levi_roll", "1 play:hannah_push", "0 prim:1", "0 go:release_jail")
    w.play("0 go:gate_mtn", "0 done")
    assert w.match.winners == [1]
    w.cited("BAN-BRW-07")
    w = brawl(items={1: "smoke_pot"}, at={0: "saloon", 1: "release_jail"})
    w.play("1 use:item", "1 go:gate_mtn")
    assert w.match.winners == [0]


def test_nobody_is_pushed_out_of_a_brawl() -> None:
    """BAN-BRW-07, BAN-RULING-27: who is pushed out of sight is put back."""
    w = brawl([6, 6], characters=("hannah", "levi"), at={0: "release_jail", 1: "release_jail"},
              hands=(("hannah_push", "hannah_arms"), ("levi_rush", "levi_iron")))  # fmt: skip
    w.play("0 play:hannah_push", "1 play:levi_rush", "0 prim:1", "0 special", "0 go:alley")
    assert (w.where(1), w.match.over) == ("release_jail", False)
    w.cited("BAN-BRW-07")


def test_thirty_engagements() -> None:
    """BAN-BRW-08: more Vigor wins; equal: the Attacker."""
    for vig, winner in (({0: 2, 1: 3}, 1), ({0: 3, 1: 3}, 0)):
        w = brawl(vig=vig, engagements=MOST_ENGAGEMENTS - 1)
        w.play("0 play:levi_jab", "1 play:hannah_arms", "1 done")
        for _ in range(4):
            if w.asked:
                w.play(f"{w.asked[0][0]} {w.legal[0]}")
        assert w.match.winners == [winner]
        w.cited("BAN-BRW-08")


def test_a_saloon_on_fire() -> None:
    """BAN-BRW-10: no effect in a Brawl; coming back into it neither."""
    w = brawl(fire=[(0, "saloon", 0)], raisers=[1], fire_colours=[1])
    w.play("0 play:levi_roll", "1 play:hannah_push", "0 prim:1", "0 go:release_jail", "0 go:saloon")
    assert w.state.vig == [4, 4]
    w.cited("BAN-BRW-10")
