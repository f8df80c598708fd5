"""Intimidate, Steal, Hunt and Fight (UND-INT, UND-STEAL, UND-HUNT, UND-UND)."""

from __future__ import annotations

from saloon.games.undead.content import ALL_SLOTS, UNDEAD
from saloon.games.undead.play.turn import one_kind

from .tables import Town, slots, town

UNDEAD_NO = {card.id: number for number, card in enumerate(UNDEAD)}


def called_out(dice: tuple[int, ...] = (), **settings: object) -> Town:
    """A, on 8, calls out B, who stands on 5."""
    s = town(dice, **settings)  # type: ignore[arg-type]
    s.choose("8", "5", "7", "7")
    s.until("ability", 0)
    s.play("0 call:1")
    return s


def test_UND_INT_01_who_can_be_named() -> None:
    """UND-INT-02, UND-INT-03, UND-HIRE-01: standing, on a listed number, whoever stands there."""
    s = town(
        [2, 2],
        seats=6,
        undead={"s1": ["u18"]},
        lying={1: slots(5)},
        coins={2: 2},
        buildings=["bank", "saloon"],
        inside={"saloon": 3},
        round=2,
    )
    s.choose("8", "7", "hire", "6", "5", "5")
    s.until("ability", 0)
    assert [move for move in s.legal if "call" in move] == ["call:4", "call:5"]
    s.play("0 call:5")
    assert s.told("calls-out") == [(0, 5, 5)]
    assert (s.asked, s.match.asks[0].args) == ([(0, "shot")], (0, 5))
    acted = town(undead={"s1": ["u18"]})
    acted.choose("8", "4", "3", "2")
    acted.until("ability", 1)
    assert "call:0" in acted.legal, "it does not matter that A has had its turn"


def test_UND_INT_04_pay_up() -> None:
    """UND-INT-05, UND-INT-06, UND-INT-11: two resources, Bullets slot by slot."""
    s = called_out(coins={1: 1}, notoriety={1: 1}, bullets={1: slots(3, 4), 0: slots(7)})
    assert s.legal == ["pay-up", "walk-out"]
    s.play("1 pay-up")
    assert s.legal == ["pay:coin", "pay:notoriety", "pay:bullet:3", "pay:bullet:4"]
    s.play("1 pay:bullet:3", "0 load:6", "1 pay:notoriety")
    assert s.state.bullets[:2] == [slots(6, 7), slots(4)]
    assert s.state.notoriety[:2] == [1, 0]
    assert s.asked == [(0, "income")]
    full = called_out(bullets={1: slots(3, 4), 0: ALL_SLOTS})
    full.play("1 pay-up", "1 pay:bullet:3")
    assert full.state.bullets[:2] == [ALL_SLOTS, 0], "lost with six Bullets"


def test_UND_INT_07_one_resource_is_not_enough() -> None:
    """UND-INT-08, UND-RULING-10: must walk out; UND-RULING-11: the shot may be declined."""
    s = called_out(coins={1: 1})
    assert s.asked == [(0, "shot")]
    s.play("0 hold-fire")
    assert s.told("roll") == []
    assert s.asked == [(0, "income")]


def test_UND_INT_09_a_hit_sends_to_the_graveyard() -> None:
    """UND-INT-13, UND-KILL-01, UND-KILL-02: 1 Notoriety, and the owner places an undead."""
    s = called_out((4,), bullets={0: slots(4), 1: slots(4)}, boot_hill=["u12", "u11"])
    s.play("0 shoot")
    assert s.asked == [(1, "place")]
    assert s.state.turned_up == 11
    assert "place:street" in s.legal
    s.play("1 place:street")
    assert s.undead_at("street") == ["u12"]
    assert (s.state.graveyard[1], s.state.notoriety[0], s.state.bullets[:2]) == (
        1,
        1,
        [0, slots(4)],
    )
    assert len(s.told("roll")) == 1, "the target never shoots back"


def test_UND_INT_10_a_miss_changes_nothing() -> None:
    """UND-SHOOT-02, UND-SHOOT-08, UND-RULING-12."""
    s = called_out((4,))
    s.play("0 shoot")
    assert s.state.standing[1] == 5
    assert s.asked == [(0, "income")]


def test_UND_INT_12_a_critical_miss_ends_the_turn() -> None:
    """UND-SHOOT-05, UND-TURN-05."""
    s = called_out((1,), backfire=[0])
    s.play("0 shoot", "0 skull")
    assert s.state.stash[0] == 4
    assert s.state.standing[1] == 5
    assert s.state.active != 0


def test_UND_KILL_03_with_boot_hill_empty() -> None:
    s = called_out((4,), bullets={0: slots(4)}, boot_hill=[])
    s.play("0 shoot")
    assert s.told("boot-hill-empty") == [(1,)]
    assert s.state.notoriety[0] == 1
    assert s.asked == [(0, "income")]


def test_UND_STEAL_01_from_any_other_player() -> None:
    """UND-STEAL-02: who has at least one of it."""
    s = town(coins={1: 1, 3: 1})
    s.choose("3", "2", "2", "2")
    s.until("ability", 0)
    assert s.legal == ["skip", "steal:coin:1", "steal:coin:3"]
    s.play("0 steal:coin:3")
    assert s.state.coins[3] == 0


def test_UND_STEAL_03_the_thief_picks_both_slots() -> None:
    """UND-STEAL-04: with six Bullets the stolen one is lost."""
    s = town(bullets={0: slots(2), 1: slots(3, 7)})
    s.choose("6", "3", "2", "5")
    s.until("ability", 0)
    s.play("0 steal:bullet:1", "0 take:7", "0 load:6")
    assert s.state.bullets[:2] == [slots(2, 6), slots(3)]
    full = town(bullets={0: ALL_SLOTS, 1: slots(3, 7)})
    full.choose("6", "3", "2", "7")
    full.until("ability", 0)
    full.play("0 steal:bullet:1", "0 take:7")
    assert full.state.bullets[:2] == [ALL_SLOTS, slots(3)]


def test_UND_STEAL_05_nobody_to_rob() -> None:
    s = town()
    s.choose("2", "7", "8", "6")
    s.until("commit")
    assert s.told("steals") == []


def test_UND_HUNT_01_anywhere_or_in_the_street_only() -> None:
    """UND-HUNT-02, UND-HUNT-03: several in one place in any order."""
    undead = {"street": ["u16", "u18"], "s1": ["u17"]}
    s = town(undead=undead)
    s.choose("7", "6", "8", "4")
    s.until("ability", 0)
    assert s.legal == ["skip", "shoot:u16", "shoot:u17", "shoot:u18"]
    hunter = s.match.clone()
    hunter.play(0, "shoot:u17")
    assert [e.args[:2] for e in hunter.events if e.kind == "aims-at"] == [(0, UNDEAD_NO["u17"])]
    s.until("ability", 1)
    assert s.legal == ["skip", "shoot:u16", "shoot:u18"]
    fighter = s.match.clone()
    fighter.play(1, "shoot:u18")
    assert [e.args[:2] for e in fighter.events if e.kind == "fights"] == [(1, UNDEAD_NO["u18"])]
    s.until("ability", 3)
    assert s.legal == ["skip", "shoot:u16", "shoot:u18", "call:0", "call:1", "call:2"]


def hunter(
    dice: list[int], bullets: int, card: str = "u12", backfire: tuple[int, ...] = ()
) -> Town:
    s = town(dice, undead={"s1": [card]}, bullets={0: bullets}, backfire=backfire)
    s.choose("7", "3", "4", "2")
    s.until("ability", 0)
    s.play(f"0 shoot:{card}")
    return s


def test_UND_UND_01_a_weak_point_kills() -> None:
    """UND-UND-02, UND-UND-03, UND-UND-09, UND-UND-10: the card is kept; one card an attempt."""
    s = hunter([3, 2], slots(2, 3))
    assert s.legal == ["again", "stop"]
    assert s.state.bullets[0] == slots(2), "spent for nothing: 3 is no weak point"
    s.play("0 again")
    assert s.state.killed[0] == 1 << 11
    assert s.state.score(0) == 5
    assert s.asked == [(0, "income")]


def test_UND_UND_05_a_number_twice_ends_it() -> None:
    """UND-UND-04, UND-UND-08."""
    s = hunter([5, 5], slots(2))
    s.play("0 again")
    assert s.told("twice") == [(0, 5)]
    assert s.state.bullets[0] == slots(2)


def test_UND_UND_06_an_eight_may_kill() -> None:
    s = hunter([8], 0, "u01")
    s.play("0 critical")
    assert s.state.killed[0] == 1
    assert not s.state.skulls & 1
    unused = hunter([8, 8], 0, "u01")
    unused.play("0 no-critical", "0 again")
    assert unused.told("twice") == [(0, 8)], "it counts as a rolled number"
    backfire = hunter([8], 0, "u01", backfire=(0,))
    assert backfire.asked == [(0, "again")]


def test_UND_UND_07_a_one() -> None:
    """UND-SHOOT-06: with the Skull up it only counts as a number."""
    s = hunter([1, 1], 0)
    s.play("0 again")
    assert s.told("twice") == [(0, 1)]
    s = hunter([1], 0, backfire=(0,))
    s.play("0 backfire")
    assert s.state.stash[0] == 4
    assert s.state.coins[0] == 0


def test_a_roll_of_a_hunt_that_comes_to_nothing_is_told() -> None:
    """UND-UND-02, UND-UND-04: a Casing, an 8 on Backfire, a 1 with the Skull up; then one stops."""
    s = hunter([5, 1], 0)
    s.play("0 again", "0 stop")
    assert s.told("goes-wide") == [(5,), (1,)]
    assert [who for who, _ in s.told("lets-be")] == [0]
    shot = hunter([3], slots(3), "u01")
    assert shot.told("goes-wide") == []
    assert shot.told("wasted") == [(0, 3)]


def test_UND_RULING_58_the_street_is_cleared_and_a_building_bought() -> None:
    """UND-TURN-04, UND-BUY-01, UND-RULING-58."""
    s = town([2], undead={"street": ["u12"]}, bullets={0: slots(2)}, coins={0: 9})
    s.choose("7", "3", "4", "2")
    s.until("ability", 0)
    s.play("0 shoot:u12", "0 gain:coin")
    assert s.asked == [(0, "buy")]


def test_an_income_that_the_supply_has_not_is_told() -> None:
    """UND-SUP-03: neither Coin nor Notoriety is left, so Extort brings nothing."""
    s = town()
    s.state.supply_coins = s.state.supply_notoriety = 0
    assert list(one_kind(s.state, 0, 6)) == []
    assert s.told("no-income") == [(0,)]
