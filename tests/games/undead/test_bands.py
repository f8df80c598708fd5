"""Two players with two bands each (UND-TWO). Bands 0 and 2 are player 0's, 1 and 3 player 1's."""

from __future__ import annotations

import pytest

from saloon.engine.match import Match
from saloon.games.undead.state import Table
from saloon.games.undead.written import ROUND_END, ROUND_START

from .tables import GAME, Town, slots, table, town

TWO = {"two_bands": True}


def test_UND_TWO_01_seats_alternate() -> None:
    """UND-TWO-02, UND-TWO-03: set up as for four; each band chooses its resources."""
    match = Match(GAME, 2, "two", TWO)
    t = match.state
    assert isinstance(t, Table)
    assert [t.owner(band) for band in range(4)] == [0, 1, 0, 1]
    assert len([b for b in t.building if b >= 0]) == 8
    assert len(t.boot_hill) == 7
    match.play(0, "start:0:0:234")
    match.play(1, "start:3:0:-")
    assert match.view(0)["table"]["sealed"] == [
        {"band": 0, "place": "s1", "answer": "start:0:0:234"}
    ]
    assert match.view(1)["table"]["bands"][0]["bullets"] == []
    match.play(0, "start:0:3:-")
    match.play(1, "start:0:0:567")
    assert t.bullets == [slots(2, 3, 4), 0, 0, slots(5, 6, 7)]
    assert (t.coins, t.notoriety) == ([0, 3], [3, 0]), "UND-TWO-04: one purse a player"


@pytest.mark.silent("UND-TWO-06")
def test_UND_RULING_32_both_bands_are_committed_together() -> None:
    """UND-TWO-05, UND-TWO-06, UND-RULING-32.

    The badge goes through all four; two 1s of one player clash.
    """
    s = town(seats=2, options=TWO, undead={"street": ["u18"]})
    assert len(s.menu(0)) == 64
    s.play("0 go:1+1", "1 go:1+7")
    assert s.told("wilds-clash") == [(3,)]
    s.until("commit-bands")
    assert s.state.law == 1


def test_UND_TWO_07_stealing_from_the_other_player_only() -> None:
    """UND-TWO-11, UND-RULING-71.

    But a Bullet also from the sister; the Bank covers the whole purse.
    """
    s = town(
        seats=2,
        options=TWO,
        coins={0: 2, 1: 2},
        bullets={0: slots(2), 1: slots(3), 3: slots(4)},
        buildings=["bank", "armory"],
        inside={"bank": 3, "armory": 1},
        undead={"street": ["u18"]},
    )
    s.play("0 go:7+6", "1 go:7+7")
    s.until("ability", 0)
    s.play("0 skip")
    s.until("ability", 0)
    assert s.legal == ["skip", "shoot:u18", "steal:bullet:0", "steal:bullet:3"]
    s.play("0 steal:bullet:0", "0 load:7")
    assert s.state.bullets[0] == 0
    thief = town(seats=2, options=TWO, coins={0: 2, 1: 2}, buildings=["bank"], inside={"bank": 3})
    thief.play("0 go:3+7", "1 go:7+7")
    thief.until("leave")
    assert thief.told("steals") == []


def test_UND_TWO_09_hiring_and_UND_RULING_61_a_purse_for_one() -> None:
    """UND-RULING-61, UND-TWO-04: the bands share their Coins, and the first has spent them."""
    s = town(seats=2, options=TWO, coins={0: 2}, undead={"street": ["u18"]})
    s.play("0 go:hire+hire", "1 go:7+7", "0 load:5")
    assert s.told("recruits") == [(0, 1, 0)]
    assert s.told("cannot-hire") == [(2,)]


def test_UND_TWO_13_new_in_town_by_band() -> None:
    """UND-HIRE-07; Pay Up counts the purse and the band's own Bullets."""
    s = town(seats=2, options=TWO, dead={0: 4}, coins={0: 1}, undead={"street": ["u18"]})
    s.play("0 go:hire+7", "1 go:7+7")
    assert s.told("new-in-town") == [(0,)]
    calls = town(seats=2, options=TWO, coins={0: 1}, bullets={0: slots(2), 2: slots(3, 4)})
    calls.play("0 go:5+7", "1 go:8+7")
    calls.until("ability", 1)
    calls.play("1 call:0")
    assert calls.legal == ["pay-up", "walk-out"]
    poor = town(seats=2, options=TWO, coins={0: 1}, bullets={2: slots(3, 4)})
    poor.play("0 go:5+7", "1 go:8+7")
    poor.until("ability", 1)
    poor.play("1 call:0")
    assert poor.asked == [(1, "shot")]


def test_UND_TWO_10_a_building_works_for_its_band() -> None:
    s = town(
        seats=2,
        options=TWO,
        buildings=["gunsmith", "gazette"],
        inside={"gunsmith": 2, "gazette": 2},
        step=ROUND_START,
    )
    s.play("0 use:gunsmith", "0 load:7", "0 use:gazette")
    assert s.state.bullets == [0, 0, slots(7), 0]
    assert s.state.notoriety == [1, 0]
    bounty = town(
        [2],
        seats=2,
        options=TWO,
        buildings=["bounty-office"],
        inside={"bounty-office": 3},
        undead={"street": ["u01", "u18"]},
        bullets={0: slots(2)},
    )
    bounty.play("0 go:7+6", "1 go:7+8")
    bounty.until("ability", 0)
    bounty.play("0 shoot:u01")
    assert bounty.state.notoriety == [0, 1], "once per undead"


def test_UND_TWO_11_buying_into_the_sisters_building() -> None:
    """UND-BUY-05: the sister answers; both may be in the Saloon."""
    s = town(
        seats=2,
        options=TWO,
        buildings=["bank"],
        inside={"bank": 2},
        coins={0: 3},
    )
    s.play("0 go:7+6", "1 go:8+3")
    s.until("buy", 0)
    s.play("0 buy:bank")
    assert s.asked == [(0, "occupant")]
    s.play("0 vacate")
    assert s.state.homes(0) == [0]
    assert s.fired("UND-TWO-11")
    both = town(seats=2, options=TWO, buildings=["saloon"], inside={"saloon": 2}, coins={0: 2})
    both.play("0 go:7+6", "1 go:8+3")
    both.until("buy", 0)
    both.play("0 buy:saloon")
    assert both.state.inside[0] == 0b101
    assert both.state.score(0) == 2 + 2


def test_UND_TWO_12_the_lawyers_coin_goes_to_the_other_player() -> None:
    """UND-RULING-70."""
    s = town(
        [2, 2],
        2,
        options=TWO,
        buildings=["lawyers-office"],
        inside={"lawyers-office": 0},
        coins={0: 1},
    )
    s.play("0 go:2+2", "1 go:7+7")
    s.until("leave")
    assert len(s.told("roll")) == 2
    assert s.told("bribe") == []
    assert s.fired("UND-TWO-12")


def test_sister_bands_that_both_roll_an_eight_answer_one_after_the_other() -> None:
    """UND-DUEL-04, UND-TWO-06."""
    s = town([8, 8], 2, options=TWO, undead={"street": ["u18"]})
    s.play("0 go:2+2", "1 go:7+7")
    s.until("critical")
    assert s.asked == [(0, "critical")]
    s.play("0 no-critical")
    assert s.asked == [(0, "critical")]
    s.play("0 critical", "0 place:s1")
    assert s.state.graveyard == [1, 0, 0, 0]


def test_UND_TWO_08_the_final_duel_of_two_bands() -> None:
    """UND-FINAL-03, UND-RULING-36: points of both bands are added; the duel is named in secret."""
    t = table(2, options=TWO, step=ROUND_END, bullets={2: slots(5), 3: slots(4), 1: slots(2)})
    t.noon = True
    s = Town(GAME, t, [5, 5])
    assert s.asked == [(0, "send"), (1, "send")]
    s.play("1 send:3")
    assert "send:3" not in str(s.match.view(0)["asks"])
    s.play("0 send:2")
    assert s.match.winners == [0]
    assert s.state.dead == 0b10
