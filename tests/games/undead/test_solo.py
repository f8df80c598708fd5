"""Solo against Dead Ranger (UND-SOLO, UND-HORDE)."""

from __future__ import annotations

import pytest

from saloon.engine.match import Match
from saloon.games.undead.content import ALL_SLOTS
from saloon.games.undead.state import PLAYER, RANGER, Table
from saloon.games.undead.written import NEXT_ROUND, ROUND_END, ROUND_START

from .tables import GAME, Town, slots, town

FULL = {f"s{slot}": [f"u{slot + 6:02d}"] for slot in range(1, 13)}


def solo(*dice: int, **settings: object) -> Town:
    return town(dice, 1, **settings)


def horde(*names: str) -> dict[str, bool]:
    return dict.fromkeys(names, True)


def test_UND_SOLO_01_the_board() -> None:
    """UND-SOLO-02, UND-SOLO-03, UND-SOLO-04, UND-HORDE-01, UND-RULING-01.

    Buildings, Boot Hill, Dead Ranger.
    """
    match = Match(GAME, 1, "alone")
    t = match.state
    assert isinstance(t, Table)
    assert all(b >= 0 for b in t.building)
    assert t.bonus == 0
    assert (len(t.boot_hill), t.out) == (14, (0, 1, 2))
    assert [place for place in range(13) if t.town[place]] == [12]
    assert len(match.asks[0].moves) == 72
    assert (t.graveyard[RANGER], t.bullets[RANGER], t.skulls) == (6, ALL_SLOTS, 0b11)
    match.play(0, "start:3:0:-")
    assert t.law == PLAYER
    ridden = Match(GAME, 1, "alone", horde("horsemen")).state
    assert isinstance(ridden, Table)
    assert (len(ridden.boot_hill), ridden.out) == (17, ())


def test_UND_SOLO_09_open_placement() -> None:
    """UND-SOLO-39, UND-SOLO-40: no Wild; hiring or sitting out with an empty stash."""
    s = solo(7, lying={PLAYER: slots(4)}, round=2, coins={0: 2})
    assert s.legal == ["go:2", "go:3", "go:5", "go:6", "go:7", "go:8", "go:hire"]
    s.play("0 go:hire", "0 load:3")
    assert s.state.stash[PLAYER] == 4
    out = solo(7, lying={PLAYER: slots(3, 4)}, dead={PLAYER: 2}, round=3, coins={0: 2})
    assert out.legal == ["go:sit", "go:hire"]
    out.play("0 go:sit")
    assert out.told("sits-out") == [(PLAYER,)]


def test_UND_SOLO_10_the_rangers_die() -> None:
    """UND-SOLO-11, UND-SOLO-12, UND-SOLO-13: a 1 follows the player, or is rolled again."""
    s = solo(1, 2, 3)
    s.play("0 go:3")
    assert s.told("ranger-comes") == [(3,)]
    assert s.told("solo-duel") == [(3,)]
    hirer = solo(1, 1, 5, coins={0: 2})
    hirer.play("0 go:hire")
    assert hirer.told("ranger-comes") == [(5,)]
    up = solo(5, lying={RANGER: slots(5)})
    up.play("0 go:7")
    assert up.told("ranger-stands-up") == [(5,)]
    assert up.state.graveyard[RANGER] == 5


def test_UND_SOLO_14_the_player_before_dead_ranger() -> None:
    """UND-SOLO-15, UND-SOLO-16: its laid-down outlaws do not act; at day's end they stay."""
    s = solo(7, lying={RANGER: slots(2)}, round=3, notoriety={0: 2})
    s.play("0 go:4")
    s.until("place-outlaw")
    assert s.told("ranger-acts") == [(7,)]
    assert s.state.lying == [0, slots(2, 7)]
    assert s.state.day == 2


def test_UND_SOLO_17_duels_on_every_space() -> None:
    """UND-SOLO-18, UND-SOLO-19: also on 7 and against one that lies; it spends no Bullet."""
    s = solo(3, 2, 5, lying={RANGER: slots(7)})
    s.play("0 go:7")
    assert s.told("killed-by-ranger") == [(7,)]
    assert s.state.bullets[RANGER] == ALL_SLOTS
    assert (s.state.graveyard[PLAYER], len(s.undead_at("street"))) == (1, 1)
    lying = solo(4, lying={PLAYER: slots(4)}, round=2)
    lying.play("0 go:7", "0 gain:coin")
    assert lying.told("solo-duel") == []
    assert lying.fired("UND-SOLO-18")


def test_UND_SOLO_20_its_critical_token() -> None:
    """UND-SOLO-21, UND-SOLO-22, UND-RULING-67: always used, always turned back."""
    hit = solo(4, 2, 8)
    hit.play("0 go:4")
    assert hit.told("killed-by-ranger") == [(4,)]
    assert not hit.state.skulls >> RANGER & 1
    miss = solo(4, 2, 1, backfire=[RANGER])
    miss.play("0 go:4")
    assert miss.told("ranger-flees") == [(4,)]
    assert miss.state.skulls >> RANGER & 1
    assert miss.state.graveyard[RANGER] == 6
    assert miss.state.notoriety == [0]
    both = solo(4, 3, 1, bullets={0: slots(3)}, backfire=[RANGER])
    both.play("0 go:4")
    assert both.told("ranger-killed") == [(4,)]
    assert both.state.notoriety[0] >= 1
    assert both.state.bullets[RANGER] == ALL_SLOTS, "a duel removes no Bullet"


def test_solo_duels_with_critical_rolls_of_the_player() -> None:
    """UND-SHOOT-07, UND-DUEL-06."""
    crit = solo(4, 8, 7)
    crit.play("0 go:4", "0 critical")
    assert crit.told("ranger-killed") == [(4,)]
    shot = solo(4, 1, 5, backfire=[PLAYER])
    shot.play("0 go:4", "0 skull")
    assert shot.state.graveyard[PLAYER] == 1
    gone = solo(4, 1, 8, backfire=[PLAYER, RANGER])
    gone.play("0 go:4", "0 backfire")
    assert gone.state.stash[PLAYER] == 4
    lower = solo(4, 3, 6, bullets={0: slots(3)})
    lower.play("0 go:4")
    assert lower.state.bullets[PLAYER] == slots(3)


def test_UND_SOLO_23_it_intimidates() -> None:
    """UND-SOLO-26, UND-SOLO-28, UND-INT-07: pay two to the supply, or walk out."""
    s = solo(8, coins={0: 1}, notoriety={0: 1}, bullets={0: slots(6)})
    s.play("0 go:4")
    assert s.asked == [(0, "reply")]
    s.play("0 pay-up", "0 pay:bullet:6", "0 pay:coin")
    assert (s.state.coins, s.state.notoriety, s.state.bullets[PLAYER]) == ([0], [1], 0)
    fame = solo(5, notoriety={0: 2})
    fame.play("0 go:7", "0 gain:coin")
    assert fame.asked == [(0, "reply")]
    fame.play("0 pay-up", "0 pay:notoriety")
    walks = solo(8, 3)
    walks.play("0 go:4")
    assert walks.told("killed-by-ranger") == [(4,)]
    nobody = solo(4)
    nobody.play("0 go:3")
    assert nobody.told("ranger-calls") == []
    assert nobody.fired("UND-SOLO-41")
    backfire = solo(8, 1, backfire=[RANGER])
    backfire.play("0 go:4")
    assert backfire.told("ranger-flees") == [(8,)]


def test_UND_SOLO_24_to_27_its_other_spaces() -> None:
    """UND-SOLO-24, UND-SOLO-25, UND-SOLO-27: nothing, the highest Bullet, a Coin, a Notoriety."""
    seven = solo(7)
    seven.play("0 go:2")
    assert seven.fired("UND-SOLO-24")
    six = solo(6, bullets={0: slots(2, 5)})
    six.play("0 go:2")
    assert six.state.bullets[PLAYER] == slots(2)
    three = solo(3, coins={0: 1})
    three.play("0 go:7", "0 gain:bullet", "0 load:2")
    assert three.told("ranger-takes") == [(0,)]


@pytest.mark.parametrize(("building", "die"), [("armory", 6), ("bank", 3), ("sheriffs-office", 2)])
def test_UND_SOLO_27_protection(building: str, die: int) -> None:
    s = solo(
        die,
        buildings=[building],
        inside={building: PLAYER},
        coins={0: 2},
        notoriety={0: 2},
        bullets={0: slots(2)},
    )
    s.play("0 go:5")
    s.until("leave")
    assert s.told("protected") != []
    assert (s.state.coins[0], s.state.notoriety[0]) == (2, 2)


def test_UND_SOLO_29_the_player_intimidates() -> None:
    """UND-SOLO-30, UND-SOLO-31, UND-SOLO-32, UND-SOLO-38, UND-INT-10, UND-INT-12."""
    crit = solo(3, 8, lying={RANGER: slots(7, 8)})
    crit.play("0 go:4", "0 call:at:8", "0 critical")
    assert crit.asked == [(0, "disarm")]
    crit.play("0 take:5")
    assert crit.state.bullets[RANGER] == ALL_SLOTS & ~slots(5)
    miss = solo(3, 4, lying={RANGER: slots(8)})
    miss.play("0 go:4", "0 call:at:8")
    assert miss.told("missed-ranger") == [(8,)]
    back = solo(3, 1, lying={RANGER: slots(8)}, backfire=[PLAYER])
    back.play("0 go:4", "0 call:at:8", "0 skull")
    assert back.state.stash[PLAYER] == 4
    assert back.state.coins == [0]


def test_UND_SOLO_05_the_last_bullet_wins() -> None:
    """UND-SOLO-37, UND-RULING-40, UND-RULING-45: at once, no undead is added."""
    s = solo(3, 4, bullets={0: slots(4)}, lying={RANGER: slots(8)}, undead=dict(FULL))
    s.state.bullets[RANGER] = slots(4)
    s.play("0 go:4", "0 call:at:8")
    assert s.match.winners == [0]
    assert s.match.scores == [1 + 0 + 5 - 1 - 0]
    assert s.undead_at("street") == []


def test_UND_SOLO_06_overrun() -> None:
    """UND-SOLO-35: the street first, then the lowest slot."""
    s = solo(2, 3, 5, undead={"street": ["u05"], "s1": ["u06"]})
    s.play("0 go:2")
    assert len(s.undead_at("s2")) == 1
    lost = solo(2, 2, 5, undead={"street": ["u05"], **FULL})
    lost.play("0 go:2")
    assert lost.state.lost
    assert lost.match.winners == []


def test_UND_SOLO_07_a_band_in_the_graveyard_has_lost() -> None:
    """UND-RULING-41, UND-SOLO-08: all six of them; there is no High Noon."""
    s = solo(dead={PLAYER: 6}, reserve={PLAYER: 0}, step=ROUND_END)
    assert s.state.lost
    assert s.told("band-gone") == [()]
    strict = solo(options=horde("no_reserve"), dead={PLAYER: 4}, step=ROUND_END)
    assert strict.state.lost
    clear = solo(step=ROUND_END)
    assert not clear.state.noon
    assert clear.asked == [(0, "place-outlaw")]


def test_UND_SOLO_44_reserves_are_hired() -> None:
    """UND-RULING-41, UND-HIRE-07, UND-SOLO-39: for the price, or free when there is none."""
    s = solo(4, 4, coins={PLAYER: 2}, dead={PLAYER: 4}, step=ROUND_END)
    assert not s.state.lost
    s.until("load")
    assert (s.state.stash[PLAYER], s.state.reserve[PLAYER], s.state.coins) == (1, 1, [0])
    poor = solo(4, 4, dead={PLAYER: 4}, step=ROUND_END)
    assert poor.told("new-in-town") == [(PLAYER,)]
    assert poor.state.stash[PLAYER] == 1


def test_UND_RULING_44_no_day_is_the_last() -> None:
    """UND-SOLO-43: only the option ends the game on day 20, and only when it is over."""
    s = solo(step=NEXT_ROUND, day=20, round=3)
    assert not s.state.lost
    assert s.state.day == 21
    late = solo(options=horde("deadline"), step=NEXT_ROUND, day=20, round=3)
    assert late.state.lost
    assert late.told("too-late") == [()]
    early = solo(options=horde("deadline"), step=NEXT_ROUND, day=20, round=2)
    assert not early.state.lost


def test_a_lost_game_has_no_score() -> None:
    """The formula is for a win."""
    s = solo(notoriety={PLAYER: 9}, dead={PLAYER: 6}, reserve={PLAYER: 0}, step=ROUND_END)
    assert s.state.lost
    assert s.match.scores == [0]
    assert s.match.view(0)["table"]["solo_score"] is None


@pytest.mark.parametrize(("space", "mine"), [(8, 7), (7, 2), (6, 2), (5, 5), (4, 2), (3, 2)])
def test_an_empty_turn_of_dead_rangers_is_told(space: int, mine: int) -> None:
    """UND-SOLO-41: nobody to call out, no Bullet, no Coin; and 7 is empty by itself."""
    # Who comes to the same space as Dead Ranger has a duel first, in which nobody hits.
    s = solo(space, *([3, 1] if space == mine else []))
    s.play(f"0 go:{mine}")
    s.until("place-outlaw")
    assert s.told("ranger-idle") == [(space,)]


def test_what_comes_to_nothing_is_told() -> None:
    """UND-DUEL-06: a hit too low, two misses."""
    low = solo(2, 3, 4, bullets={PLAYER: slots(3)})
    low.play("0 go:2")
    assert low.told("cancelled") == [(PLAYER, RANGER)]
    high = solo(2, 4, 3, bullets={PLAYER: slots(4)})
    high.play("0 go:2")
    assert high.told("cancelled") == [(RANGER, PLAYER)]
    wide = solo(2, 3, 1)
    wide.play("0 go:2")
    assert wide.told("nobody-hit") == [(2,)]


def test_UND_SOLO_33_steal_from_the_supply() -> None:
    s = solo(7)
    s.play("0 go:2")
    assert s.legal == ["skip", "steal:notoriety:supply"]
    s.play("0 steal:notoriety:supply")
    assert s.state.notoriety == [3]
    bullet = solo(7)
    bullet.play("0 go:6", "0 steal:bullet:supply", "0 load:4")
    assert bullet.state.bullets[PLAYER] == slots(4)


def test_UND_SOLO_34_killed_undead_go_under_boot_hill() -> None:
    """UND-INV-21: cards returned to the bottom are known."""
    s = solo(2, 3, undead={"s1": ["u18"]}, bullets={0: slots(3)})
    s.play("0 go:7", "0 shoot:u18")
    assert s.state.boot_hill[0] == 17
    assert s.match.view(0)["table"]["boot_hill_bottom"] == ["u18"]
    assert s.state.killed == [0, 0]
    assert s.match.imagine(0).view(0) == s.match.view(0)


def test_UND_SOLO_36_buying() -> None:
    s = solo(2, buildings=["saloon"], coins={0: 3})
    s.play("0 go:7")
    s.until("buy")
    s.play("0 buy:saloon")
    assert s.state.homes(PLAYER) == [0]


def test_solo_mortuary_and_old_mission_name_their_building() -> None:
    """UND-RULING-46, UND-BLD-05, UND-BLD-16, UND-INV-08."""
    s = solo(
        buildings=["mortuary", "old-mission"],
        inside={"mortuary": PLAYER, "old-mission": PLAYER},
        notoriety={0: 1},
        step=ROUND_START,
    )
    s.play("0 use:old-mission", "0 place:s5")
    assert len(s.undead_at("s5")) == len(s.undead_at("s1")) == 1


def test_UND_HORDE_02_reinforcements() -> None:
    s = solo(7, options=horde("reinforcements"))
    s.play("0 go:3")
    assert len(s.undead_at("street")) == 1
    lost = solo(7, options=horde("reinforcements"), undead={"street": ["u05"], **FULL})
    lost.play("0 go:3")
    assert lost.state.lost
    assert solo(7).undead_at("street") == []


def test_UND_HORDE_03_the_horde() -> None:
    s = solo(8, options=horde("horde"))
    s.play("0 go:6")
    assert len(s.undead_at("street")) == 1


def test_UND_HORDE_04_the_undead_are_fast() -> None:
    """UND-RULING-42."""
    s = solo(
        5, 3, options=horde("fast"), lying={PLAYER: slots(8, 6)}, round=3, bullets={0: slots(2)}
    )
    s.play("0 go:5")
    assert s.told("solo-duel") == [(5,)]
    fast = solo(8, 3, options=horde("fast"), lying={PLAYER: slots(3, 4)}, round=3)
    fast.play("0 go:7")
    assert fast.told("ranger-calls") == [(8, 4)]
    assert fast.told("killed-by-ranger") == [(4,)]
    assert fast.state.lying[PLAYER] == slots(3)


def test_UND_SOLO_42_equal_hits_kill_both() -> None:
    s = solo(4, 5, 5, bullets={0: slots(5)})
    s.play("0 go:4")
    assert s.state.graveyard == [1, 6]
    assert s.state.notoriety == [1]
    assert sum(1 for cards in s.state.town if cards) == 2
