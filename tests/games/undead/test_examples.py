"""The worked examples of the specification. A, B, C, D are seats 0, 1, 2, 3."""

from __future__ import annotations

import pytest

from saloon.engine.rng import Rng
from saloon.games.undead.content import UNDEAD
from saloon.games.undead.play.setup import deal_undead, fill_supply, richest
from saloon.games.undead.state import PLAYER, RANGER
from saloon.games.undead.written import ROUND_END, ROUND_START

from .tables import BUILDING, CARD, GAME, Town, slots, table, town


def backfires(s: Town, band: int) -> bool:
    return not s.state.skulls >> band & 1


def test_UND_EX_01_mutual_hits() -> None:
    """UND-DUEL-05, UND-DUEL-06, UND-DUEL-07, UND-SHOOT-09, UND-SHOOT-10."""
    s = town([5, 3], bullets={0: slots(5, 7), 1: slots(3)})
    s.choose("3", "3", "7", "7")
    s.until("place", 1)
    s.play("1 place:street")
    assert s.state.graveyard[1] == 1
    assert s.state.bullets[:2] == [slots(7), slots(3)]
    assert s.state.notoriety[:2] == [1, 0]
    assert s.state.active == 0
    s.until("leave" if s.state.noon else "commit")
    assert [event[0] for event in s.told("gain") if event[1] == 0] == [2, 3, 0]


def test_UND_EX_02_equal_hits() -> None:
    """UND-DUEL-06, UND-KILL-04, UND-RULING-14."""
    s = town([4, 4], bullets={0: slots(4), 1: slots(4)})
    s.choose("3", "3", "7", "7")
    s.until("place")
    assert s.asked == [(0, "place")]
    s.play("0 place:street")
    assert s.asked == [(1, "place")]
    s.play("1 place:street")
    assert s.state.graveyard[:2] == [1, 1]
    assert s.state.bullets[:2] == [0, 0]
    assert s.state.notoriety[:2] == [1, 1]
    assert s.state.coins[:2] == [0, 0], "nobody takes a turn on that space"
    assert s.asked[0][1] == "commit"


def test_UND_EX_03_three_way() -> None:
    """UND-DUEL-03, UND-DUEL-05, UND-DUEL-10."""
    s = town([6, 2, 5], bullets={0: slots(6), 1: slots(2), 2: slots(7)})
    s.choose("3", "3", "3", "7")
    s.until("aim")
    s.play("0 aim:1", "1 aim:2", "2 aim:0")
    assert s.asked == [(1, "place")]
    s.play("1 place:s1")
    assert s.asked == [(2, "place")]
    s.play("2 place:s1")
    assert s.state.graveyard == [0, 1, 1, 0]
    assert s.state.bullets == [0, 0, slots(7), 0]
    assert s.state.notoriety[:3] == [1, 1, 0]
    s.until("commit")
    assert [event[0] for event in s.told("gain") if event[2] == 3] == [0]


def test_UND_EX_04_mutual_pair_and_a_third() -> None:
    """UND-DUEL-06, UND-RULING-13, UND-RULING-16."""
    s = town([5, 3, 2], bullets={0: slots(5), 1: slots(3), 2: slots(2)})
    s.choose("3", "3", "3", "7")
    s.until("aim")
    s.play("0 aim:1", "1 aim:0", "2 aim:0", "0 place:s1", "1 place:s1")
    assert s.state.graveyard == [1, 1, 0, 0]
    assert s.state.bullets[:3] == [0, slots(3), 0]
    assert s.state.notoriety[:3] == [1, 0, 1]
    s.until("commit")
    assert [event[0] for event in s.told("gain") if event[2] == 3] == [2]


def test_UND_EX_05_critical_pair() -> None:
    """UND-SHOOT-03, UND-SHOOT-09."""
    s = town([8, 7], bullets={1: slots(7)})
    s.choose("3", "3", "7", "7")
    s.until("critical", 0)
    s.play("0 critical", "1 place:s1")
    assert s.state.graveyard[:2] == [0, 1]
    assert s.state.bullets[1] == slots(7)
    assert backfires(s, 0)
    assert s.state.notoriety[:2] == [1, 0]


def test_UND_EX_06_critical_miss_and_shot() -> None:
    """UND-SHOOT-07, UND-DUEL-09."""
    s = town([1, 6], bullets={1: slots(6)}, backfire=[0])
    s.choose("3", "3", "7", "7")
    s.until("place", 0)
    s.play("0 place:s1")
    assert s.asked == [(0, "skull")]
    s.play("0 skull")
    assert s.state.graveyard[0] == 1
    assert s.state.notoriety[1] == 1
    assert not backfires(s, 0)

    missed = town([1, 5], bullets={1: slots(6)}, backfire=[0])
    missed.choose("3", "3", "7", "7")
    missed.until("skull", 0)
    missed.play("0 backfire")
    assert missed.state.stash[0] == 4
    assert missed.told("turned-up") == []
    assert backfires(missed, 0)
    missed.until("buy", 1)
    assert [event[0] for event in missed.told("gain") if event[2] == 3] == [1]


def test_UND_EX_07_two_ones() -> None:
    """UND-DAY-12."""
    s = town(undead={"street": ["u18"]})
    s.choose("1", "5", "1", "8")
    assert s.fired("UND-DAY-12")
    s.until("commit")
    assert s.state.stash == [4, 3, 4, 3]
    assert {event[0] for event in s.told("gain")} | {event[0] for event in s.told("load")} == {1, 3}
    assert "go:8" in s.menu(0)
    assert "go:8" in s.menu(2)


@pytest.mark.silent("UND-INT-01")
def test_UND_EX_08_wild() -> None:
    """UND-DAY-11, UND-DAY-13, UND-ACT-01, UND-ACT-02, UND-INT-01."""
    s = town([3, 3], undead={"street": ["u18"]}, lying={0: slots(4)}, notoriety={1: 1}, round=2)
    s.choose("1", "8", "5", "5")
    assert s.asked == [(0, "wild")]
    assert s.legal == ["go:2", "go:3", "go:6", "go:7"]
    s.play("0 go:2")
    assert s.asked == [(1, "ability")]
    assert "call:0" in s.legal
    s.play("1 skip")
    s.until("ability", 0)
    assert s.told("duel") == [(5, 2)]
    assert s.legal == ["skip", "steal:notoriety:1"]
    s.play("0 steal:notoriety:1")
    assert (s.state.coins[0], s.state.notoriety[0]) == (2, 3)


@pytest.mark.silent("UND-DUEL-01")
def test_UND_EX_09_duel_dissolved() -> None:
    """UND-DUEL-01, UND-INT-09, UND-DAY-15, UND-RULING-09."""
    s = town([4], bullets={1: slots(4)})
    s.choose("7", "8", "5", "5")
    s.until("ability", 1)
    s.play("1 call:2", "1 shoot")
    assert s.asked == [(2, "place")]
    s.play("2 place:street")
    assert s.state.graveyard[2] == 1
    s.until("ability", 3)
    assert s.told("duel") == []
    s.until("commit")
    assert s.fired("UND-DAY-15")


def test_UND_EX_10_pushing_luck() -> None:
    """UND-UND-03, UND-UND-04, UND-UND-05, UND-UND-08, UND-TURN-03."""
    s = town([6, 5, 6], undead={"street": ["u12"]}, bullets={0: slots(2, 4, 6)})
    s.choose("7", "3", "3", "2")
    s.until("ability", 0)
    s.play("0 shoot:u12", "0 again", "0 again")
    assert s.state.bullets[0] == slots(2, 4)
    assert s.undead_at("street") == ["u12"]
    assert s.asked == [(0, "income")]


def test_UND_EX_11_backfire_hunting() -> None:
    """UND-UND-07, UND-TURN-05, UND-DAY-07, UND-SHOOT-05."""
    s = town([7, 1], undead={"street": ["u12"]}, bullets={0: slots(3)}, backfire=[0])
    s.choose("7", "3", "4", "2")
    s.until("ability", 0)
    s.play("0 shoot:u12", "0 again", "0 skull")
    assert s.state.stash[0] == 4
    assert s.state.coins[0] == 0
    assert not backfires(s, 0)
    s.until("commit")
    assert "go:7" in s.menu(0)


def takeover(dice: list[int], building: str, bullets: dict[int, int], coins: int = 2) -> Town:
    """A, on 7, buys into a building that B holds; B stands ground."""
    s = town(dice, buildings=[building], inside={building: 1}, bullets=bullets, coins={0: coins})
    s.choose("7", "6", "3", "2")
    s.until("income", 0)
    s.play("0 gain:coin")
    s.play(f"0 buy:{building}", "1 stand")
    return s


@pytest.mark.silent("UND-SCORE-01")
def test_UND_EX_12_takeover() -> None:
    """UND-BUY-04, UND-CTRL-03, UND-CTRL-07, UND-CTRL-08, UND-SCORE-01."""
    s = takeover([3, 5], "bank", {0: slots(5), 1: slots(5)})
    assert s.state.coins[0] == 1
    assert s.asked == [(1, "place")]
    s.play("1 place:s1")
    assert s.state.graveyard[1] == 1
    assert s.state.bullets[:2] == [0, slots(5)]
    assert s.state.inside[0] == 1 << 0
    assert s.state.standing[0] == 0
    assert s.state.score(0) == 1
    s.state.boot_hill += (s.state.town[0].bit_length() - 1,)
    s.state.town[0] = 0
    assert s.state.score(0) == 1 + 5


def test_UND_EX_13_tie_for_the_defender() -> None:
    """UND-CTRL-03, UND-CTRL-07."""
    s = takeover([5, 5], "bank", {0: slots(5), 1: slots(5)})
    assert s.asked == [(0, "place")]
    s.play("0 place:street")
    assert s.state.graveyard[:2] == [1, 0]
    assert s.state.bullets[:2] == [slots(5), 0]
    assert s.state.notoriety[:2] == [0, 1]
    assert s.state.coins[0] == 1
    assert s.state.inside[0] == 1 << 1


def test_UND_EX_14_watchtower() -> None:
    """UND-BLD-20, UND-BLD-33, UND-RULING-17."""
    s = takeover([5, 6], "watchtower", {0: slots(6), 1: slots(5)}, coins=4)
    assert s.asked == [(0, "place")]
    assert s.state.inside[0] == 1 << 1

    critical = takeover([5, 8], "watchtower", {0: slots(6), 1: slots(5)}, coins=4)
    critical.play("0 critical")
    assert critical.asked == [(1, "place")]
    critical.play("1 place:street")
    assert critical.state.inside[0] == 1 << 0


def test_UND_EX_15_supply() -> None:
    """UND-SUP-03."""
    t = table(3, coins={1: 47}, notoriety={1: 80})
    s = Town(GAME, t)
    assert (s.state.supply_coins, s.state.supply_notoriety) == (1, 0)
    s.choose("4", "3", "2")
    s.until("load", 0)
    s.play("0 load:7")
    assert (s.state.coins[0], s.state.bullets[0], s.state.notoriety[0]) == (1, slots(7), 0)
    s.until("ability", 2)
    assert s.legal == ["skip", "steal:notoriety:1"]
    s.play("2 steal:notoriety:1")
    assert (s.state.coins[2], s.state.notoriety[2]) == (0, 1)


def test_UND_EX_16_hire_with_five_players() -> None:
    """UND-HIRE-04, UND-HIRE-05."""
    s = town(seats=5, reserve={1: 1}, dead={1: 3}, notoriety={1: 1}, backfire=[1])
    s.choose("7", "hire", "3", "4", "5")
    assert s.asked == [(1, "load")], "with no Coins the price is clear"
    s.play("1 load:4")
    assert s.state.notoriety[1] == 0
    assert (s.state.reserve[1], s.state.graveyard[1], s.state.stash[1]) == (0, 2, 4)
    assert s.state.bullets[1] == slots(4)
    assert not backfires(s, 1)


def test_UND_EX_17_high_noon_from_round_three() -> None:
    """UND-NOON-01, UND-NOON-04, UND-NOON-05, UND-END-02, UND-END-03."""
    t = table(
        2,
        buildings=["grand-hotel"],
        inside={"grand-hotel": 0},
        bullets={0: slots(5, 6), 1: slots(3)},
        lying={0: slots(4), 1: slots(4)},
        day=3,
        round=3,
        step=ROUND_END,
    )
    s = Town(GAME, t, [5, 6])
    assert s.state.noon
    s.play("0 leave:-")
    assert s.asked == [(0, "upkeep")]
    assert s.state.stash == [3, 4]
    s.play("0 spend:5")
    assert s.told("high-noon") == [()]
    s.choose("3", "3")
    s.play("1 place:s1")
    s.until("buy", 0)
    s.play("0 skip")
    assert s.match.over
    assert s.state.inside[0] == 1, "no upkeep and no removal after High Noon"
    assert s.match.scores == [1, 0]


def test_UND_EX_18_solo_hit() -> None:
    """UND-SOLO-29, UND-SOLO-30, UND-SOLO-35, UND-RULING-43."""
    s = town([3, 6], 1, bullets={0: slots(6)}, lying={RANGER: slots(7)})
    s.play("0 go:4")
    assert s.legal == ["skip", "call:at:7"]
    s.play("0 call:at:7")
    assert s.state.bullets == [0, slots(2, 3, 4, 5, 7)]
    assert s.state.graveyard[RANGER] == 5
    assert s.state.notoriety == [1]
    assert len(s.undead_at("street")) == 1

    again = town([3, 6], 1, bullets={0: slots(6)}, lying={RANGER: slots(7)})
    again.state.bullets[RANGER] = slots(2, 3, 4, 5, 7)
    again.play("0 go:4", "0 call:at:7")
    assert again.state.bullets == [0, slots(2, 3, 4, 5, 7)]
    assert again.state.graveyard[RANGER] == 5
    assert again.state.notoriety == [1]
    assert len(again.undead_at("street")) == 1


def test_UND_EX_19_solo_placement() -> None:
    """UND-SOLO-12, UND-SOLO-27."""
    s = town([2], 1, lying={RANGER: slots(3, 4, 5, 6, 7, 8)}, notoriety={0: 2})
    s.play("0 go:hire")
    assert s.told("ranger-moves") == [(2, 3)]
    s.until("place-outlaw")
    assert s.told("ranger-takes") == [(2,)]
    assert s.state.notoriety == [0]
    assert s.state.lying[RANGER] == slots(2, 4, 5, 6, 7, 8)


def final(dice: list[int], **settings: object) -> Town:
    """The end of a High Noon round."""
    t = table(4, step=ROUND_END, round=2, **settings)  # type: ignore[arg-type]
    t.noon = True
    return Town(GAME, t, dice)


def test_UND_EX_20_final_duel() -> None:
    """UND-FINAL-02, UND-FINAL-03, UND-FINAL-04, UND-FINAL-05, UND-SCORE-03."""
    tied = {"coins": {0: 4, 1: 4}, "notoriety": {0: 20, 1: 20, 2: 17, 3: 18}}
    s = final([7, 6], bullets={1: slots(3)}, **tied)
    s.play("0 load:7", "1 load:6")
    assert s.match.winners == [0]
    assert s.state.bullets[:2] == [0, slots(3, 6)]

    both = final([8, 8], bullets={1: slots(3)}, **tied)
    both.play("0 load:7", "1 load:6")
    assert both.asked == [(0, "critical"), (1, "critical")]
    both.play("1 critical", "0 critical")
    assert both.match.winners == [3]


@pytest.mark.silent("UND-SETUP-04", "UND-SETUP-05", "UND-SETUP-06", "UND-SETUP-07")
def test_UND_EX_21_setup_for_four() -> None:
    """UND-SETUP-04, UND-SETUP-05, UND-SETUP-06, UND-SETUP-07."""
    names = ["gunsmith", "old-mission", "saloon", "watchtower", "theatre", "bank"]
    t = table(4, buildings=[*names, "grand-hotel", "armory"])
    t.rng = Rng.seeded("boot hill")
    deal_undead(t)
    fill_supply(t)
    order = [t.building[slot] for slot in richest(t)][:4]
    assert order == [BUILDING[b] for b in ("watchtower", "grand-hotel", "old-mission", "bank")]
    haunted = [slot for slot in range(13) if t.town[slot]]
    assert haunted == sorted([*(t.where[b] for b in order), 12])
    assert (len(t.boot_hill), len(t.out)) == (7, 6)
    assert (t.supply_coins, t.supply_notoriety) == (45, 77)
    assert bin(t.bonus).count("1") == 8


def test_UND_EX_22_lawyer_stops_a_takeover() -> None:
    """UND-BLD-17, UND-BLD-30, UND-RULING-20, UND-RULING-21."""
    s = town(
        buildings=["lawyers-office", "general-store"],
        inside={"lawyers-office": 1, "general-store": 1},
        coins={0: 0, 1: 1},
    )
    s.choose("3", "7", "6", "2")
    s.until("buy", 0)
    s.play("0 buy:general-store", "1 stand", "1 bribe:0")
    assert s.state.coins[:2] == [4, 1], "B gained 1 on space 7 before"
    assert s.state.standing[0] == 3
    assert s.state.homes(1) == [
        s.state.where[b] for b in (BUILDING["lawyers-office"], BUILDING["general-store"])
    ]
    assert s.told("roll") == []
    assert s.state.active == 3


@pytest.mark.silent("UND-TWO-04")
def test_UND_EX_23_sister_bands() -> None:
    """UND-TWO-04, UND-TWO-06, UND-TWO-07, UND-RULING-31."""
    s = town(
        [4, 3],
        2,
        options={"two_bands": True},
        bullets={0: slots(4), 2: slots(7)},
        notoriety={0: 3, 1: 1},
    )
    s.play("0 go:2+2", "1 go:7+7")
    s.until("place", 0)
    assert s.state.graveyard[2] == 1
    assert s.state.bullets[0] == 0
    assert s.state.notoriety[0] == 4
    s.play("0 place:street")
    assert s.asked == [(0, "ability")]
    assert s.legal == ["skip", "steal:notoriety:1"]


def test_UND_EX_24_theatre() -> None:
    """UND-BLD-19, UND-BLD-32, UND-RULING-23."""
    s = town(
        [3, 4, 2],
        buildings=["theatre"],
        inside={"theatre": 0},
        undead={"street": ["u01"]},
        coins={0: 2},
        bullets={2: slots(2)},
    )
    s.choose("7", "8", "4", "4")
    s.until("ability", 0)
    s.play("0 shoot:u01", "0 again", "0 stop")
    assert s.state.notoriety[0] == 1

    calls = town(
        [3, 2],
        buildings=["theatre"],
        inside={"theatre": 0},
        undead={"street": ["u01"]},
        coins={0: 2},
        bullets={2: slots(2)},
    )
    twin = calls.match.clone()
    calls.choose("7", "8", "4", "3")
    calls.until("ability", 2)
    calls.play("2 call:0", "0 pay-up")
    assert calls.state.notoriety[0] == 0

    walks = Town(GAME, twin.state, [2])
    walks.choose("7", "8", "4", "3")
    walks.until("ability", 2)
    walks.play("2 call:0", "0 walk-out", "2 shoot")
    assert walks.state.notoriety[0] == 1
    assert walks.state.graveyard[0] == 1


def test_UND_EX_25_final_duel_with_a_critical_miss() -> None:
    """UND-FINAL-06, UND-FINAL-05, UND-RULING-68."""
    tied = {"notoriety": {0: 9, 1: 9, 2: 9, 3: 5}}
    armed = {0: slots(5), 1: slots(5), 2: slots(2)}
    s = final([5, 5, 1], bullets=armed, backfire=[2], **tied)
    s.play("0 aim:1", "1 aim:0", "2 aim:0", "2 backfire")
    assert s.match.winners == [2]

    left = final([3, 3, 1, 5, 5], bullets=armed, backfire=[2], **tied)
    left.play("0 aim:1", "1 aim:0", "2 aim:0", "2 skull")
    assert left.told("left") == [(2,)]
    assert left.match.winners == [2], "A and B have killed each other; C lives and beats D"


def test_UND_EX_26_solo_double_kill() -> None:
    """UND-SOLO-42, UND-SOLO-06."""
    haunted = {f"s{slot}": [f"u{slot + 6:02d}"] for slot in range(1, 12)}
    s = town([4, 4, 4], 1, bullets={0: slots(4)}, undead={"street": ["u04"], **haunted})
    s.play("0 go:4")
    assert s.state.graveyard == [1, 6]
    assert s.state.bullets[PLAYER] == 0
    assert s.state.notoriety == [1]
    assert s.undead_at("s12") != []
    assert s.match.over
    assert s.state.lost
    assert s.match.winners == []
    assert s.fired("UND-SOLO-06")


def test_UND_EX_27_building_order_at_round_start() -> None:
    """UND-BLD-05, UND-BLD-16, UND-BLD-25, UND-BLD-26, UND-RULING-25."""

    def morning() -> Town:
        return town(
            buildings=["mortuary", "old-mission"],
            inside={"mortuary": 0, "old-mission": 0},
            notoriety={0: 1},
            boot_hill=["u12", "u11", "u10"],
            step=ROUND_START,
        )

    s = morning()
    assert s.legal == ["done", "use:mortuary", "use:old-mission"]
    s.play("0 use:old-mission")
    assert "place:s1" in s.legal
    s.play("0 place:s1")
    assert s.undead_at("s1") == ["u12"]
    assert s.state.notoriety[0] == 0
    assert s.asked[0][1] == "commit"
    assert len(s.state.boot_hill) == 2

    done = morning()
    done.play("0 done")
    assert done.undead_at("s1") == [UNDEAD[CARD["u12"]].id]
    assert len(done.state.boot_hill) == 2
