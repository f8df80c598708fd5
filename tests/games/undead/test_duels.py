"""Shots, kills and duels (UND-SHOOT, UND-KILL, UND-DUEL)."""

from __future__ import annotations

from .tables import Town, slots, town


def duel(dice: list[int], bullets: dict[int, int], **settings: object) -> Town:
    """A and B meet on 3; C and D are on 7."""
    s = town(dice, bullets=bullets, **settings)  # type: ignore[arg-type]
    s.choose("3", "3", "7", "7")
    while s.asked[0][0] > 1:
        s.match.play(s.match.asks[0].seat, s.match.asks[0].moves[0])
    return s


def test_UND_SHOOT_01_a_bullet_hits_and_a_casing_misses() -> None:
    """UND-SHOOT-02, UND-SHOOT-08, UND-DUEL-07."""
    s = duel([5, 6], {0: slots(5, 6)})
    assert s.asked == [(1, "place")]
    assert s.state.bullets[0] == slots(6)
    assert s.match.view()["table"]["dice"] == [{"band": 0, "die": 5}, {"band": 1, "die": 6}]


def test_UND_SHOOT_03_the_roller_need_not_use_an_eight() -> None:
    """UND-SHOOT-04, UND-DUEL-11: all miss, all survive, all take a turn."""
    s = duel([8, 8], {}, backfire=[1])
    assert s.asked == [(0, "critical")], "with Backfire up an 8 is a miss"
    s.play("0 no-critical")
    assert s.state.skulls & 1
    s.until("commit")
    assert [event[0] for event in s.told("gain") if event[2] == 3] == [0, 1]


def test_a_duel_that_hits_nobody_is_told() -> None:
    """UND-DUEL-11: both missed; the log says so, and says nothing of the kind where one was hit."""
    s = duel([3, 4], {0: slots(5), 1: slots(6)})
    s.until("commit")
    assert s.told("nobody-hit")[0] == (3,)
    hit = duel([5, 4], {0: slots(5), 1: slots(6)})
    assert (3,) not in hit.told("nobody-hit")


def test_a_hit_that_a_higher_one_cancels_is_told() -> None:
    """UND-DUEL-06, UND-SHOOT-10: not where it counts, as in two equal hits."""
    s = duel([5, 3], {0: slots(5), 1: slots(3)})
    assert s.told("cancelled") == [(1, 0)]
    even = duel([4, 4], {0: slots(4), 1: slots(4)})
    assert even.told("cancelled") == []


def test_UND_SHOOT_05_a_critical_miss_in_a_duel() -> None:
    """UND-SHOOT-06, UND-DUEL-09: nobody gains, no undead, no turn."""
    s = duel([1, 1], {}, backfire=[1])
    assert s.asked == [(1, "skull")], "A's 1 with the Skull up is a plain miss"
    s.play("1 skull")
    assert s.state.stash[:2] == [3, 4]
    assert s.state.notoriety[:2] == [0, 0]
    assert s.state.skulls == 0b1111
    s.until("commit")
    assert [event[0] for event in s.told("gain") if event[2] == 3] == [0]


def test_UND_SHOOT_07_shot_in_the_same_exchange() -> None:
    s = duel([1, 4], {1: slots(4)}, backfire=[0])
    s.play("0 place:s1", "0 skull")
    assert s.state.graveyard[0] == 1
    assert s.state.stash[0] == 3


def test_UND_SHOOT_09_a_critical_hit_beats_every_other() -> None:
    """UND-SHOOT-10: the loser keeps the Bullet; two critical hits kill both."""
    s = duel([8, 7], {1: slots(7)})
    s.play("0 critical")
    assert s.asked == [(1, "place")]
    assert s.state.bullets[1] == slots(7)
    both = duel([8, 8], {})
    assert both.asked == [(0, "critical"), (1, "critical")]
    both.play("0 critical", "1 critical", "0 place:s1", "1 place:s1")
    assert both.state.graveyard[:2] == [1, 1]
    assert both.state.skulls & 0b11 == 0


def test_UND_DUEL_04_eights_are_decided_in_secret() -> None:
    s = duel([8, 8], {})
    s.play("1 no-critical")
    assert "no-critical" not in str(s.match.view(0)["asks"][1])
    s.play("0 critical", "1 place:s1")
    assert s.state.graveyard[:2] == [0, 1]


def test_UND_DUEL_01_a_duel_is_due_and_cannot_be_declined() -> None:
    """UND-DUEL-02, UND-DUEL-03."""
    s = duel([3, 3], {})
    assert s.told("duel") == [(3, 2)]
    assert s.told("aims") == [], "two target each other"
    three = town([2, 2, 2])
    three.choose("4", "4", "4", "7")
    three.until("aim")
    assert three.asked == [(0, "aim")]
    assert three.legal == ["aim:1", "aim:2"]
    three.play("0 aim:2", "1 aim:2", "2 aim:1")
    assert three.told("aims") == [(0, 2), (1, 2), (2, 1)]


def test_UND_DUEL_08_several_hits_on_one_outlaw() -> None:
    """UND-RULING-15: it dies once; the highest hit is paid, equal ones both."""
    s = town([3, 5, 2], bullets={0: slots(3), 1: slots(5)})
    s.choose("4", "4", "4", "7")
    s.until("aim")
    s.play("0 aim:2", "1 aim:2", "2 aim:0", "2 place:s1")
    assert s.state.graveyard == [0, 0, 1, 0]
    assert s.state.notoriety[:2] == [0, 1]
    assert s.state.bullets[:2] == [0, 0]
    equal = town([3, 3, 2], bullets={0: slots(3), 1: slots(3)})
    equal.choose("4", "4", "4", "7")
    equal.until("aim")
    equal.play("0 aim:2", "1 aim:2", "2 aim:0", "2 place:s1")
    assert equal.state.notoriety[:2] == [1, 1]


def test_UND_DUEL_12_who_is_in_the_saloon_never_duels() -> None:
    s = town(buildings=["saloon"], inside={"saloon": (0, 1)}, undead={"street": ["u18"]})
    s.choose("7", "7", "7", "7")
    s.until("leave")
    assert s.told("roll") == []


def test_UND_KILL_04_owners_place_in_turn_order() -> None:
    """UND-KILL-01, UND-KILL-02, UND-DUEL-10, UND-DAY-17: from the LAW, several in one place."""
    s = town([4, 4], bullets={0: slots(4), 1: slots(4)}, law=1, boot_hill=["u12", "u11", "u10"])
    s.choose("3", "3", "7", "7")
    s.until("place")
    assert s.asked == [(1, "place")]
    s.play("1 place:s1", "0 place:s1")
    assert s.undead_at("s1") == ["u11", "u12"]


def test_UND_RULING_50_the_last_notoriety_goes_by_turn_order() -> None:
    """UND-SUP-03, UND-RULING-50."""
    s = duel([4, 4], {0: slots(4), 1: slots(4)}, notoriety={3: 79})
    assert s.state.notoriety[:2] == [1, 0]
