"""What the rulebook leaves open and rules.md decides (UND-RULING), where no other test plays it."""

from __future__ import annotations

from pathlib import Path

import pytest

from saloon.engine.errors import IllegalMove
from saloon.engine.match import Match
from saloon.games.undead.content import ALL_SLOTS
from saloon.games.undead.state import RANGER, Table
from tests.games.rulings import unnamed_rulings

from .tables import GAME, Town, slots, table, town
from .test_abilities import called_out
from .test_bands import TWO
from .test_examples import takeover
from .test_final import over
from .test_solo import solo

HAUNTED = {"street": ["u18"]}


# -- tokens and supply ---


def test_ruling_02_the_slots_are_2_to_7() -> None:
    """UND-RULING-02: an empty card offers these six; neither a 1 nor an 8 has a slot."""
    s = town(seats=2, undead=HAUNTED)
    s.choose("5", "3")
    s.until("load", 0)
    assert s.legal == [f"load:{slot}" for slot in (2, 3, 4, 5, 6, 7)]
    for die in (1, 8):
        loaded = called_out((die,), bullets={0: ALL_SLOTS}, backfire=[0] if die == 8 else [])
        loaded.play("0 shoot")
        assert loaded.state.bullets[0] == ALL_SLOTS
        assert loaded.state.standing[1] == 5, "missed"


def test_ruling_03_notoriety_is_kept_by_value() -> None:
    """UND-RULING-03: one is taken from a five, and the supply gives to its last single point."""
    s = town(seats=2, notoriety={1: 5}, undead=HAUNTED)
    s.choose("2", "7")
    s.until("ability", 0)
    s.play("0 steal:notoriety:1")
    assert s.state.notoriety == [3, 4], "1 stolen, and 2 as income"
    dry = town(seats=2, notoriety={1: 79}, undead=HAUNTED)
    dry.choose("4", "7")
    dry.until("load", 0)
    dry.play("0 load:2")
    assert (dry.state.notoriety[0], dry.state.supply_notoriety) == (1, 0)


def test_ruling_04_bullets_never_run_out() -> None:
    """UND-RULING-04: 35 are loaded and the extra ones lie on their slots; a 36th is gained."""
    loaded = dict.fromkeys(range(1, 6), ALL_SLOTS) | {0: ALL_SLOTS & ~slots(2)}
    s = town(seats=6, bullets=loaded, bonus=True, undead=HAUNTED)
    bonuses = s.state.bonus
    s.choose("5", "7", "7", "7", "7", "3")
    s.until("ability", 5)
    assert s.state.bullets[0] == ALL_SLOTS
    assert s.state.bonus == bonuses


def test_ruling_27_a_bonus_was_laid_aside_at_setup() -> None:
    """UND-RULING-27: it needs no supply; a Bullet is lost on a card with six."""
    s = town(buildings=["saloon", "bank", "armory"], coins={0: 4}, notoriety={1: 77}, bonus=True)
    assert s.state.supply_notoriety == 0
    s.choose("7", "6", "3", "2")
    s.until("buy", 0)
    s.play("0 buy:armory")
    assert s.state.notoriety[0] == 1
    full = town(buildings=["saloon", "bank"], coins={0: 4}, bullets={0: ALL_SLOTS}, bonus=True)
    full.choose("7", "6", "3", "2")
    full.until("buy", 0)
    full.play("0 buy:bank")
    assert full.told("bullet-lost") == [(0,)]
    assert not full.state.bonus >> 1 & 1, "gone for later buyers too"


def test_ruling_72_no_extra_that_cannot_be_received() -> None:
    """UND-RULING-72: the Railway Station offers only what would arrive; a plain gain is lost."""
    station = {"buildings": ["railway-station"], "inside": {"railway-station": 0}}
    s = town(
        **station,  # type: ignore[arg-type]
        bullets={0: ALL_SLOTS & ~slots(2)},
        coins={1: 47},
        undead=HAUNTED,
    )
    s.choose("4", "7", "7", "7")
    s.until("railway", 0)
    assert s.legal == ["skip", "gain:notoriety"], "the last Coin and the sixth Bullet have arrived"
    full = town(seats=2, bullets={0: ALL_SLOTS}, undead=HAUNTED)
    full.choose("7", "3")
    full.until("income", 0)
    full.play("0 gain:bullet")
    assert full.told("bullet-lost") == [(0,)]


# -- commitments and spaces ---


def test_ruling_05_hiring_is_part_of_the_one_commitment() -> None:
    """UND-RULING-05: nobody chooses a number after the hirers are known."""
    s = town(seats=3, coins={0: 2, 1: 2}, notoriety={0: 1}, undead=HAUNTED)
    s.play("0 go:hire")
    assert s.asked == [(1, "commit"), (2, "commit")]
    assert s.told("goes-hiring") == []
    s.play("1 go:4", "1 go:5", "2 go:3")
    assert s.told("goes-hiring") == [(0,)]
    assert s.told("stands") == [(1, 5), (2, 3)], "changed while it was sealed"
    with pytest.raises(IllegalMove):
        s.play("1 go:4")


def test_ruling_51_a_commitment_is_sealed_until_all_are_in() -> None:
    """UND-RULING-51: the round is announced; no view shows a choice before the last one is made."""
    s = town(seats=3, undead=HAUNTED)
    views = [s.match.view(seat) for seat in (None, 1, 2)]
    s.play("0 go:4")
    seen = [s.match.view(seat) for seat in (None, 1, 2)]
    assert seen == [{**view, "committed": [0]} for view in views], "who has chosen, not what"
    s.play("1 go:7", "2 go:7")
    assert [band["choice"] for band in s.match.view(None)["table"]["bands"]] == [4, 7, 7]
    s.until("commit")
    assert s.told("round") == [(1, 2, 1)]


def test_ruling_54_and_63_the_wild_is_no_space_and_never_hires() -> None:
    """UND-RULING-54, UND-RULING-63: eight spaces; a 1 stands on one of 2 to 8, as rich as it is."""
    s = town(seats=2, coins={0: 9}, notoriety={0: 9}, undead=HAUNTED)
    assert s.menu(0) == [f"go:{number}" for number in range(1, 9)] + ["go:hire"]
    s.choose("1", "7")
    assert s.legal == ["go:2", "go:3", "go:4", "go:5", "go:6", "go:8"]
    s.play("0 go:8")
    assert s.state.standing[0] == 8


def test_ruling_07_the_wild_beside_laid_down_outlaws() -> None:
    """UND-RULING-07: only own ones and standing ones are in its way, so it never duels."""
    s = town(lying={0: slots(3), 1: slots(4)}, undead=HAUNTED, round=2)
    s.choose("1", "8", "7", "7")
    assert s.legal == ["go:2", "go:4", "go:5", "go:6"]
    s.play("0 go:4")
    s.until("load", 0)
    assert s.told("duel") == []


def test_ruling_53_two_players_with_a_band_each() -> None:
    """UND-RULING-53: the plain game for two; two bands each only when they are asked for."""
    plain, double = Match(GAME, 2, "two").state, Match(GAME, 2, "two", TWO).state
    assert isinstance(plain, Table)
    assert isinstance(double, Table)
    assert (plain.players, double.players) == (2, 4)


# -- shootouts ---


@pytest.mark.parametrize(
    ("building", "kind", "bullets"),
    [("bank", "coin", 0), ("sheriffs-office", "notoriety", 0), ("armory", "bullet:3", slots(3))],
)
def test_ruling_60_protected_things_may_be_paid(building: str, kind: str, bullets: int) -> None:
    """UND-RULING-60: Bank, Sheriff's Office and Armory stop thieves, not their own controller."""
    s = called_out(
        buildings=[building],
        inside={building: 1},
        coins={1: 1},
        notoriety={1: 1},
        bullets={1: bullets},
    )
    s.play("1 pay-up")
    assert f"pay:{kind}" in s.legal


def test_ruling_55_one_shot_in_a_duel_and_new_targets_in_the_final_one() -> None:
    """UND-RULING-55: a duel is one exchange; the final duel goes on, each time with new targets."""
    s = town([2, 2], seats=2, undead=HAUNTED)
    s.choose("3", "3")
    s.until("commit")
    assert len(s.told("roll")) == 2
    last = over([2, 2, 2], seats=3, bullets=dict.fromkeys(range(3), slots(7)))
    last.play("0 aim:1", "1 aim:0", "2 aim:0")
    assert last.told("final-duel") == [(3, 1), (3, 2)]
    assert last.asked == [(0, "aim")]
    assert last.legal == ["aim:1", "aim:2"]


def test_ruling_62_a_ring_of_three_is_all_dead() -> None:
    """UND-RULING-62: each kills the next with another number; the fourth, alive, wins."""
    s = over(
        [2, 3, 4],
        notoriety={0: 9, 1: 9, 2: 9, 3: 1},
        bullets={0: slots(2), 1: slots(3), 2: slots(4)},
    )
    s.play("0 aim:1", "1 aim:2", "2 aim:0")
    assert s.state.dead == 0b111
    assert s.match.winners == [3]


def test_ruling_56_an_undead_is_turned_up_before_it_is_placed() -> None:
    """UND-RULING-56: its owner and everybody else see which one it is."""
    s = called_out((4,), bullets={0: slots(4)}, boot_hill=["u12", "u11"])
    s.play("0 shoot")
    assert s.asked == [(1, "place")]
    for seat in (None, 0, 1, 2):
        assert s.match.view(seat)["table"]["turned_up"] == "u12"


def beaten(dice: list[int]) -> Town:
    """A has shot B on 6 and has Coins for a building; B puts Claim Jumper into the street."""
    s = town(
        dice,
        buildings=["bank"],
        coins={0: 9},
        bullets={0: slots(4, 5)},
        boot_hill=["u12", "u11"],
    )
    s.choose("6", "6", "7", "7")
    s.until("place", 1)
    s.play("1 place:street")
    s.until("ability", 0)
    return s


def test_ruling_59_the_loser_bars_the_winners_purchase() -> None:
    """UND-RULING-59: by an undead in the street, unless the winner shoots it first."""
    s = beaten([5, 2])
    s.play("0 skip", "0 gain:coin")
    assert s.told("street-blocked") == [(0,)]
    assert s.state.active != 0
    cleared = beaten([5, 2, 4])
    cleared.play("0 shoot:u12", "0 gain:coin")
    assert cleared.asked == [(0, "buy")]


@pytest.mark.parametrize(
    ("die", "loaded", "killed"), [(3, slots(3), False), (2, slots(4), False), (5, slots(5), True)]
)
def test_ruling_24_the_watchtower_and_the_undead(die: int, loaded: int, killed: bool) -> None:
    """UND-RULING-24, UND-RULING-74: neither slot nor weak point moves; Claim Jumper has 2, 4, 5."""
    s = town(
        [die],
        buildings=["watchtower"],
        inside={"watchtower": 0},
        undead={"watchtower": ["u12"], **HAUNTED},
        bullets={0: loaded},
    )
    s.choose("7", "3", "4", "2")
    s.until("ability", 0)
    s.play("0 shoot:u12")
    assert (s.state.killed[0] != 0) == killed


def test_ruling_74_the_watchtower_works_for_its_defender_only() -> None:
    """UND-RULING-74: not for who attacks it, nor for its controller at another building."""
    s = takeover([2, 3], "watchtower", {0: slots(3), 1: slots(2)}, coins=3)
    assert s.asked == [(0, "place")], "2 + 2 beats 3"
    for controller, rolls, loser in ((0, [6, 5], 0), (1, [5, 6], 1)):
        bank = town(
            rolls,
            buildings=["watchtower", "bank"],
            inside={"watchtower": controller, "bank": 1},
            coins={0: 2},
            bullets={0: slots(5, 6), 1: slots(5, 6)},
        )
        bank.choose("7", "3", "4", "2")
        bank.until("buy", 0)
        bank.play("0 buy:bank", "1 stand")
        assert bank.asked == [(loser, "place")], "a 5 stays a 5 at the Bank"


# -- buildings ---


def test_ruling_65_only_from_an_action_space_and_once_a_building() -> None:
    """UND-RULING-65: not into an own building, the Saloon included, and not out of another one."""
    s = town(buildings=["saloon", "armory"], inside={"saloon": 0}, coins={0: 9})
    s.choose("7", "3", "4", "2")
    s.until("buy", 0)
    assert "buy:saloon" not in s.legal
    s.play("0 buy:armory")
    t = s.state
    assert len(t.homes(0)) == 2, "the Saloon is kept: it was the one on 7 that moved"
    assert (t.stash[0], t.standing[0]) == (2, 0)


def test_ruling_75_a_haunted_building_is_taken_over_at_high_noon() -> None:
    """UND-RULING-75: at half its price as always; only the street would be in the way."""
    t = table(
        buildings=["bank"],
        inside={"bank": 1},
        undead={"bank": ["u18"]},
        coins={0: 2},
        round=2,
    )
    t.noon = True
    s = Town(GAME, t, [])
    s.choose("7", "3", "4", "2")
    s.until("income", 0)
    s.play("0 gain:coin", "0 buy:bank", "1 vacate")
    assert s.state.coins[0] == 3 - 2
    assert s.state.inside[0] == 1
    assert s.undead_at("s1") == ["u18"]


# -- two bands each ---


def test_ruling_71_a_sister_pays_in_bullets() -> None:
    """UND-RULING-71: called out by the own first band, the second hands over what is its own."""
    s = town(seats=2, options=TWO, bullets={0: slots(2), 2: slots(3, 4, 6)}, undead=HAUNTED)
    s.play("0 go:8+5", "1 go:7+7")
    s.until("ability", 0)
    s.play("0 call:2", "0 pay-up")
    assert s.legal == ["pay:bullet:3", "pay:bullet:4", "pay:bullet:6"], (
        "the band's own, not the sister's"
    )
    s.play("0 pay:bullet:3", "0 load:7", "0 pay:bullet:6", "0 load:5")
    assert s.state.bullets[0] == slots(2, 5, 7)
    assert s.state.bullets[2] == slots(4)


# -- solo ---


def test_ruling_38_starting_resources_in_solo() -> None:
    """UND-RULING-38: three, as in any other game."""
    match = Match(GAME, 1, "alone")
    t = match.state
    assert isinstance(t, Table)
    match.play(0, "start:1:1:7")
    assert (t.coins, t.notoriety, t.bullets) == ([1], [1], [slots(7), ALL_SLOTS])


def test_ruling_39_a_ranger_that_has_moved_away_does_not_duel() -> None:
    """UND-RULING-39: the duel is judged when its space is reached."""
    six = slots(3, 4, 5, 6, 7, 8)
    gone = solo(2, lying={RANGER: six}, undead=HAUNTED)
    gone.play("0 go:3")
    assert gone.told("ranger-moves") == [(2, 3)]
    gone.until("place-outlaw")
    assert gone.told("solo-duel") == []
    stays = solo(2, 3, 5, lying={RANGER: slots(3)}, undead=HAUNTED)
    stays.play("0 go:3")
    assert stays.told("solo-duel") == [(3,)]


@pytest.mark.parametrize("space", [8, 7, 6, 5, 4])
def test_ruling_66_dead_ranger_never_shoots_undead(space: int) -> None:
    """UND-RULING-66: with nobody to call out it does nothing, and on 6 it only takes a Bullet."""
    s = solo(space, notoriety={0: 1}, undead={"street": ["u18"], "s1": ["u17"]})
    before = s.state.town[:]
    s.play("0 go:hire", "0 load:2")
    s.until("place-outlaw")
    assert s.told("ranger-acts") == [(space,)]
    assert s.told("roll") == []
    assert s.state.town == before


# -- rulings that other tests name and show in part ---


def test_ruling_22_the_lawyer_works_at_high_noon() -> None:
    """UND-RULING-22: in its round; the final duel comes after it."""
    t = table(
        buildings=["lawyers-office"], inside={"lawyers-office": 0}, coins={0: 1}, undead=HAUNTED
    )
    t.noon = True
    s = Town(GAME, t, [])
    s.choose("3", "3", "7", "7")
    s.until("lawyer", 0)
    s.play("0 bribe:1")
    assert s.told("roll") == []


def test_ruling_28_a_third_guest_in_the_saloon() -> None:
    """UND-RULING-28: half the price again, and nobody answers or leaves."""
    s = town(buildings=["saloon"], inside={"saloon": (1, 2)}, coins={0: 2})
    s.choose("7", "6", "3", "2")
    s.until("income", 0)
    s.play("0 gain:coin", "0 buy:saloon")
    assert s.state.inside[0] == 0b111
    assert s.state.coins[0] == 3 - 2
    assert s.told("vacates") == s.told("roll") == []


def test_ruling_31_coins_for_the_sister_stay_in_the_purse() -> None:
    """UND-RULING-31: a band may call out its sister, who pays without losing anything."""
    s = town(seats=2, options=TWO, coins={0: 2}, undead=HAUNTED)
    s.play("0 go:8+5", "1 go:7+7")
    s.until("ability", 0)
    s.play("0 call:2", "0 pay-up")
    assert s.told("gives") == [(2, 0, 0), (2, 0, 0)]
    assert s.state.coins[0] == 2


def test_ruling_33_who_fled_from_a_building_still_has_a_turn() -> None:
    """UND-RULING-33: B's Critical Miss came in A's turn; B's own is to come, on 6."""
    s = town(
        [1],
        buildings=["bank"],
        inside={"bank": 1},
        coins={0: 2},
        backfire=[1],
        undead={"s5": ["u18"]},
    )
    s.choose("7", "6", "3", "2")
    s.until("buy", 0)
    s.play("0 buy:bank", "1 stand", "1 skull")
    assert s.state.standing[1] == 6
    assert s.asked == [(1, "income")]


def test_ruling_42_the_one_that_stands_comes_first() -> None:
    """UND-RULING-42: although another lies on a higher space of the list."""
    s = solo(5, 2, options={"fast": True}, lying={0: slots(8)}, round=2, undead=HAUNTED)
    s.play("0 go:4")
    assert s.told("ranger-calls") == [(5, 4)]


def test_ruling_64_no_second_bonus() -> None:
    """UND-RULING-64: a building that was left is bought without one."""
    s = town(
        buildings=["saloon"], inside={"saloon": 0}, coins={1: 3}, undead={"s5": ["u18"]}, bonus=True
    )
    s.choose("2", "7", "6", "5")
    s.until("leave")
    s.play("0 leave:1")
    s.until("commit")
    s.choose("3", "8", "7", "4")
    s.until("buy", 1)
    before = s.state.coins[1]
    s.play("1 buy:saloon")
    assert s.state.coins[1] == before - 3
    assert s.told("bonus") == []


def test_ruling_73_the_theatre_is_for_its_own_shootouts() -> None:
    """UND-RULING-73: not for a duel of others, and not for the one that brought it."""
    s = town([2, 2], buildings=["theatre"], inside={"theatre": 3}, undead=HAUNTED)
    s.choose("3", "3", "7", "7")
    s.until("leave")
    assert s.state.notoriety[3] == 0
    taken = takeover([3, 5], "theatre", {0: slots(5)}, coins=3)
    taken.play("1 place:street")
    assert taken.state.inside[0] == 1
    assert taken.state.notoriety[:2] == [1, 1], "A for the kill, B for the show"


def test_every_ruling_is_named_by_a_test() -> None:
    assert unnamed_rulings(GAME, Path(__file__).parent) == set()
