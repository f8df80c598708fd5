"""Buildings: abilities, purchases, shootouts, upkeep (UND-BLD, UND-BUY, UND-CTRL, UND-KEEP)."""

from __future__ import annotations

import pytest

from saloon.games.undead.content import ALL_SLOTS
from saloon.games.undead.play.buildings import price_of
from saloon.games.undead.written import DAY_END, ROUND_END, ROUND_START

from .tables import BUILDING, Town, slots, table, town


def owner_of(*names: str, dice: tuple[int, ...] = (), seats: int = 4, **settings: object) -> Town:
    """A, at Round Start, controls the buildings named."""
    inside = dict.fromkeys(names, 0)
    return town(dice, seats, buildings=names, inside=inside, step=ROUND_START, **settings)


# -- Round Start ---


def test_UND_BLD_01_assay_office_gives_a_coin() -> None:
    """UND-DAY-02, UND-DAY-03, UND-KEEP-01, UND-KEEP-05."""
    s = owner_of("assay-office", undead={"assay-office": ["u18"]})
    assert s.legal == ["done", "use:assay-office"]
    s.play("0 use:assay-office")
    assert s.state.coins[0] == 1
    assert s.asked[0][1] == "commit", "once a round"


def test_UND_BLD_02_gazette_gives_notoriety() -> None:
    s = owner_of("gazette")
    s.play("0 use:gazette")
    assert s.state.notoriety[0] == 1


def test_UND_BLD_03_gunsmith_gives_a_bullet() -> None:
    """UND-SUP-01."""
    s = owner_of("gunsmith", bullets={0: slots(2)})
    s.play("0 use:gunsmith")
    assert s.legal == ["load:3", "load:4", "load:5", "load:6", "load:7"]
    s.play("0 load:7")
    assert s.state.bullets[0] == slots(2, 7)


def test_UND_BLD_04_doctor_turns_the_token_to_skull() -> None:
    s = owner_of("doctors-office", backfire=[0])
    s.play("0 use:doctors-office")
    assert s.state.skulls == 0b1111
    assert owner_of("doctors-office").asked[0][1] == "commit", "not offered with the Skull up"


def test_UND_BLD_05_mortuary_is_forced() -> None:
    """UND-BLD-25, UND-RULING-25, UND-RULING-57.

    Also when the controller has nothing else to use.
    """
    s = owner_of("mortuary", boot_hill=["u12", "u11"])
    assert s.asked[0][1] == "commit"
    assert s.undead_at("s1") == ["u12"]
    both = owner_of("mortuary", "gazette", boot_hill=["u12", "u11"])
    both.play("0 use:mortuary", "0 use:gazette")
    assert both.undead_at("s1") == ["u12"]
    haunted = owner_of("mortuary", undead={"mortuary": ["u18"]})
    assert haunted.undead_at("s1") == ["u18"]
    assert owner_of("mortuary", boot_hill=[]).undead_at("s1") == []
    empty = town(buildings=["mortuary"], step=ROUND_START)
    assert empty.undead_at("s1") == []


def test_UND_BLD_06_general_store_sells_for_a_coin() -> None:
    s = owner_of("general-store", coins={0: 2})
    s.play("0 use:general-store")
    assert s.legal == ["skip", "gain:bullet", "gain:notoriety"]
    s.play("0 gain:notoriety")
    assert (s.state.coins[0], s.state.notoriety[0]) == (1, 1)
    bullet = owner_of("general-store", coins={0: 2})
    bullet.play("0 use:general-store", "0 gain:bullet", "0 load:6")
    assert (bullet.state.coins[0], bullet.state.bullets[0]) == (1, slots(6))
    declined = owner_of("general-store", coins={0: 2})
    declined.play("0 use:general-store", "0 skip")
    assert declined.state.coins[0] == 2


@pytest.mark.parametrize(("die", "got"), [(3, "coin"), (4, "bullet"), (6, "bullet"), (7, "fame")])
def test_UND_BLD_07_stage_depot_brings_what_the_die_says(die: int, got: str) -> None:
    """UND-BLD-24."""
    s = owner_of("stage-depot", dice=(die,))
    s.play("0 use:stage-depot")
    if got == "bullet":
        s.play("0 load:5")
    t = s.state
    assert (t.coins[0], t.bullets[0], t.notoriety[0]) == {
        "coin": (1, 0, 0),
        "bullet": (0, slots(5), 0),
        "fame": (0, 0, 1),
    }[got]


def test_UND_BLD_08_shooting_gallery_rearranges_bullets() -> None:
    s = owner_of("shooting-gallery", bullets={0: slots(2, 3)})
    s.play("0 use:shooting-gallery", "0 load:7", "0 load:6")
    assert s.state.bullets[0] == slots(6, 7)


@pytest.mark.parametrize(("die", "coins"), [(1, 2), (2, 3), (3, 3), (4, 4), (6, 4), (7, 5), (8, 5)])
def test_UND_BLD_09_saloon_gambles(die: int, coins: int) -> None:
    """UND-BLD-24."""
    s = owner_of("saloon", dice=(die,), coins={0: 3})
    s.play("0 use:saloon")
    assert s.state.coins[0] == coins
    broke = owner_of("saloon", dice=(1,))
    broke.play("0 use:saloon")
    assert broke.state.coins[0] == 0


@pytest.mark.silent("UND-SCORE-02")
def test_UND_BLD_09_several_share_the_saloon() -> None:
    """UND-BUY-06, UND-BUY-04, UND-SCORE-02, UND-RULING-28: half price, nobody answers."""
    s = town(buildings=["saloon"], inside={"saloon": 1}, coins={0: 2})
    s.choose("7", "6", "3", "2")
    s.until("buy", 0)
    s.play("0 buy:saloon")
    assert s.state.inside[0] == 0b11
    assert s.state.coins[0] == 3 - 2
    assert (s.state.score(0), s.state.score(1)) == (2, 2)
    rolls = town(
        [8, 4],
        buildings=["saloon"],
        inside={"saloon": (0, 1)},
        step=ROUND_START,
    )
    rolls.play("0 use:saloon", "1 use:saloon")
    assert rolls.state.coins[:2] == [2, 1]


def test_UND_BLD_16_old_mission_sends_an_undead() -> None:
    """UND-BLD-26, UND-RULING-69.

    The building is named before the card is turned up; never the street.
    """
    s = owner_of("old-mission", notoriety={0: 1}, boot_hill=["u12", "u11"])
    s.play("0 use:old-mission")
    assert "place:street" not in s.legal
    assert s.state.turned_up == -1
    s.play("0 place:s1")
    assert s.undead_at("s1") == ["u12"]
    declined = owner_of("old-mission", notoriety={0: 1}, boot_hill=["u12", "u11"])
    declined.play("0 use:old-mission", "0 skip")
    assert declined.state.notoriety[0] == 1


def test_UND_BLD_22_used_once_a_round_and_not_in_the_round_it_was_bought() -> None:
    s = owner_of("gazette", "assay-office")
    s.play("0 use:gazette")
    assert s.legal == ["done", "use:assay-office"]
    s.play("0 done")
    assert s.asked[0][1] == "commit"
    bought = town(buildings=["gazette"], coins={0: 7}, undead={"s5": ["u18"]})
    bought.choose("7", "6", "3", "2")
    bought.until("buy", 0)
    bought.play("0 buy:gazette")
    assert bought.state.notoriety[0] == 0
    bought.until("leave")
    bought.play("0 leave:-")
    assert bought.menu(0) == ["done", "use:gazette"]


def test_UND_BLD_23_an_ability_that_could_do_nothing_is_not_offered() -> None:
    """UND-RULING-57, UND-RULING-72."""
    nothing = [
        owner_of("assay-office", coins={1: 48}),
        owner_of("gazette", notoriety={1: 80}),
        owner_of("gunsmith", bullets={0: ALL_SLOTS}),
        owner_of("doctors-office"),
        owner_of("shooting-gallery"),
        owner_of("shooting-gallery", bullets={0: ALL_SLOTS}),
        owner_of("general-store"),
        owner_of("general-store", coins={0: 1}, bullets={0: ALL_SLOTS}, notoriety={1: 80}),
        owner_of("old-mission"),
        owner_of("old-mission", notoriety={0: 1}, boot_hill=[]),
    ]
    for s in nothing:
        assert s.asked[0][1] == "commit"
        assert s.fired("UND-BLD-23")
    kinds = owner_of("general-store", coins={0: 1}, bullets={0: ALL_SLOTS})
    kinds.play("0 use:general-store")
    assert kinds.legal == ["skip", "gain:notoriety"]


def test_UND_BLD_24_a_result_that_cannot_be_carried_out_does_nothing() -> None:
    s = owner_of("saloon", dice=(8,), coins={1: 47})
    s.play("0 use:saloon")
    assert s.state.coins[0] == 1, "2 Coins with 1 in the supply give 1"
    full = owner_of("stage-depot", dice=(5,), bullets={0: ALL_SLOTS})
    full.play("0 use:stage-depot")
    assert full.state.bullets[0] == ALL_SLOTS


# -- Ongoing: stealing ---


@pytest.mark.parametrize(
    ("clause", "building", "space", "kind"),
    [
        ("UND-BLD-10", "bank", "3", "coin"),
        ("UND-BLD-11", "sheriffs-office", "2", "notoriety"),
        ("UND-BLD-12", "armory", "6", "bullet"),
    ],
)
def test_protection_against_thieves(clause: str, building: str, space: str, kind: str) -> None:
    """UND-BLD-10..12, UND-BLD-21, UND-BLD-27."""
    s = town(
        buildings=[building],
        inside={building: 1},
        coins={1: 2, 2: 2},
        notoriety={1: 2, 2: 2, 3: 1},
        bullets={1: slots(3), 2: slots(3)},
    )
    s.choose(space, "7", "7", "hire")
    s.until("ability", 0)
    assert f"steal:{kind}:1" not in s.legal
    assert f"steal:{kind}:2" in s.legal
    assert s.fired(clause)


@pytest.mark.silent("UND-BLD-21")
def test_UND_BLD_21_protection_does_not_stop_pay_up() -> None:
    s = town(buildings=["bank"], inside={"bank": 1}, coins={1: 2}, bullets={1: slots(3)})
    s.choose("8", "5", "7", "7")
    s.until("ability", 0)
    s.play("0 call:1", "1 pay-up", "1 pay:coin", "1 pay:coin")
    assert s.state.coins[:2] == [2, 0]


def test_UND_BLD_13_thieves_den_takes_a_second_unit() -> None:
    """UND-BLD-27, UND-RULING-49."""
    s = town(buildings=["thieves-den"], inside={"thieves-den": 0}, coins={1: 2, 2: 1})
    s.choose("3", "8", "8", "8")
    s.until("ability", 0)
    s.play("0 steal:coin:1", "0 more")
    s.until("buy", 0)
    assert s.state.coins[0] == 5
    one = town(buildings=["thieves-den"], inside={"thieves-den": 0}, notoriety={1: 1, 2: 1})
    one.choose("2", "7", "7", "7")
    one.until("ability", 0)
    one.play("0 steal:notoriety:1")
    assert one.asked[0][1] == "buy", "the victim has none left: no second unit"
    assert one.state.notoriety[:3] == [3, 0, 1]
    bullets = town(buildings=["thieves-den"], inside={"thieves-den": 0}, bullets={1: slots(2, 3)})
    bullets.choose("6", "7", "3", "2")
    bullets.until("ability", 0)
    bullets.play("0 steal:bullet:1", "0 take:2", "0 load:7", "0 enough")
    assert bullets.state.bullets[:2] == [slots(7), slots(3)]


# -- Ongoing: prices, bounties, income, stages ---


def test_UND_BLD_14_grand_hotel_always_costs_five() -> None:
    """UND-BLD-28, UND-KEEP-04."""
    t = table(buildings=["grand-hotel", "bank"], inside={"grand-hotel": 1, "bank": 1})
    assert price_of(t, BUILDING["grand-hotel"]) == 5
    assert price_of(t, BUILDING["bank"]) == 2
    s = town(buildings=["grand-hotel"], inside={"grand-hotel": 1}, coins={0: 3})
    s.choose("7", "6", "3", "2")
    s.until("buy", 0)
    assert "buy:grand-hotel" not in s.legal
    rich = town(buildings=["grand-hotel"], inside={"grand-hotel": 1}, coins={0: 5})
    rich.choose("7", "6", "3", "2")
    rich.until("buy", 0)
    rich.play("0 buy:grand-hotel", "1 vacate")
    assert rich.state.coins[0] == 1
    assert rich.fired("UND-BLD-14")


def test_UND_BLD_15_bounty_office_pays_for_every_undead() -> None:
    """UND-BLD-29."""
    s = town(
        [2],
        buildings=["bounty-office"],
        inside={"bounty-office": 1},
        undead={"street": ["u18", "u01"]},
        bullets={0: slots(2)},
    )
    s.choose("7", "6", "3", "2")
    s.until("ability", 0)
    s.play("0 shoot:u01")
    assert s.state.notoriety[:2] == [0, 1]
    assert s.state.score(0) == 6


def test_UND_BLD_18_railway_station_adds_a_unit_of_income() -> None:
    """UND-BLD-31, UND-RULING-48."""
    s = town(buildings=["railway-station"], inside={"railway-station": 0})
    s.choose("4", "8", "3", "2")
    s.until("load", 0)
    s.play("0 load:7")
    assert s.legal == ["skip", "gain:coin", "gain:bullet", "gain:notoriety"]
    s.play("0 gain:notoriety")
    assert (s.state.coins[0], s.state.notoriety[0]) == (1, 2)
    hirer = town(buildings=["railway-station"], inside={"railway-station": 0}, coins={0: 2})
    hirer.choose("hire", "8", "3", "2")
    hirer.play("0 load:7")
    assert hirer.legal == ["skip", "gain:bullet"]
    hirer.play("0 gain:bullet", "0 load:6")
    assert hirer.state.bullets[0] == slots(6, 7)
    none = town(
        buildings=["railway-station"], inside={"railway-station": 0}, bullets={0: ALL_SLOTS}
    )
    none.choose("5", "8", "3", "2")
    none.until("leave")
    assert len(none.told("bullet-lost")) == 2
    assert none.fired("UND-BLD-31")
    assert all(event[0] != 0 for event in none.told("load")), "nothing arrived, so no extra"


def test_UND_BLD_19_theatre_pays_for_a_duel_and_a_takeover() -> None:
    """UND-BLD-32, UND-RULING-73: once each, at the first die."""
    s = town([3, 3], buildings=["theatre"], inside={"theatre": 0})
    s.choose("3", "3", "7", "7")
    s.until("leave")
    assert s.state.notoriety[0] == 1
    assert s.fired("UND-BLD-32")
    attacked = town(
        [3, 3, 5, 3],
        buildings=["theatre"],
        inside={"theatre": 0},
        coins={1: 3},
        bullets={0: slots(5)},
    )
    attacked.choose("6", "7", "3", "2")
    attacked.until("buy", 1)
    attacked.play("1 buy:theatre", "0 stand")
    assert attacked.state.notoriety[0] == 2, "the defender's first roll, and the kill"


# -- the Lawyer's Office, three times ---


def test_UND_BLD_17_lawyer_in_a_duel() -> None:
    """UND-BLD-30, UND-DUEL-02, UND-RULING-21: stays out but keeps the turn."""
    s = town([3, 3], buildings=["lawyers-office"], inside={"lawyers-office": 0}, coins={0: 1})
    s.choose("3", "3", "3", "7")
    s.until("lawyer", 0)
    assert s.legal == ["skip", "bribe:1", "bribe:2"]
    s.play("0 bribe:2")
    assert s.state.coins[2] == 1
    assert [event[0] for event in s.told("roll")] == [1, 2]
    assert s.state.active == 0, "the controller keeps the turn"
    two = town(buildings=["lawyers-office"], inside={"lawyers-office": 0}, coins={0: 1})
    two.choose("3", "3", "7", "6")
    two.until("lawyer", 0)
    two.play("0 bribe:1")
    assert two.told("roll") == [], "one duelist left means no duel"
    poor = town([3, 3], buildings=["lawyers-office"], inside={"lawyers-office": 0})
    poor.choose("3", "3", "7", "6")
    poor.until("leave")
    assert not poor.fired("UND-BLD-30")


def test_UND_BLD_17_lawyer_against_intimidation() -> None:
    """UND-BLD-30: the third answer."""
    s = town(buildings=["lawyers-office"], inside={"lawyers-office": 1}, coins={1: 1})
    s.choose("8", "5", "7", "7")
    s.until("ability", 0)
    s.play("0 call:1")
    assert s.legal == ["walk-out", "bribe:0"]
    s.play("1 bribe:0")
    assert s.state.coins[:2] == [1, 0]
    assert s.asked == [(0, "income")]


def test_UND_BLD_17_lawyer_of_an_attacker() -> None:
    """UND-BLD-30: pays out of what is left after the price, which comes back."""
    s = town(
        buildings=["lawyers-office", "bank"],
        inside={"lawyers-office": 0, "bank": 1},
        coins={0: 2},
    )
    s.choose("7", "6", "3", "2")
    s.until("income", 0)
    s.play("0 gain:coin", "0 buy:bank", "1 stand", "0 bribe:1")
    assert s.state.coins[0] == 2
    assert s.state.standing[0] == 7
    exact = town(
        [3, 3],
        buildings=["lawyers-office", "bank"],
        inside={"lawyers-office": 0, "bank": 1},
        coins={0: 1},
        bullets={1: slots(3)},
    )
    exact.choose("7", "6", "3", "2")
    exact.until("income", 0)
    exact.play("0 gain:coin", "0 buy:bank", "1 stand")
    assert exact.asked == [(0, "place")], "without a Coin left there is no way out"


# -- buying ---


def test_UND_BUY_01_not_with_undead_in_the_street() -> None:
    s = town(buildings=["saloon"], coins={0: 9}, undead={"street": ["u18"]})
    s.choose("7", "6", "3", "2")
    s.until("commit")
    assert s.told("buys") == []
    assert s.fired("UND-BUY-01")


def test_UND_BUY_02_the_first_buyer_takes_the_bonus() -> None:
    """UND-BUY-03, UND-BUY-08, UND-DAY-07, UND-RULING-64, UND-TURN-04."""
    s = town(
        buildings=["saloon"], coins={0: 3}, bonus=True, undead={"saloon": ["u18"], "s5": ["u17"]}
    )
    s.choose("7", "6", "3", "2")
    s.until("income", 0)
    s.play("0 gain:coin", "0 buy:saloon")
    assert s.state.coins[0] == 4 - 3 + 1
    assert s.state.standing[0] == 0
    s.until("commit")
    assert "go:7" in s.menu(0)
    bullet = town(buildings=["saloon", "bank"], coins={0: 4}, bonus=True)
    bullet.choose("7", "6", "3", "2")
    bullet.until("buy", 0)
    bullet.play("0 buy:bank", "0 load:5")
    assert bullet.state.bullets[0] == slots(5)
    fame = town(buildings=["saloon", "bank", "armory"], coins={0: 4}, bonus=True)
    fame.choose("7", "6", "3", "2")
    fame.until("buy", 0)
    fame.play("0 buy:armory")
    assert fame.state.notoriety[0] == 1


@pytest.mark.silent("UND-BUY-06")
def test_UND_BUY_05_an_occupant_may_vacate() -> None:
    """UND-BUY-04, UND-BUY-06, UND-BUY-07: half the cost, rounded up."""
    s = town(
        buildings=["assay-office", "bank"],
        inside={"assay-office": 1, "bank": 0},
        coins={0: 3},
    )
    s.choose("7", "6", "3", "2")
    s.until("buy", 0)
    assert "buy:bank" not in s.legal, "nobody buys into an own building"
    s.play("0 buy:assay-office", "1 vacate")
    assert s.state.coins[0] == 4 - 3
    assert s.state.stash[1] == 3
    assert s.state.homes(0) == [s.state.where[BUILDING[b]] for b in ("assay-office", "bank")]


def shootout(dice: list[int], bullets: dict[int, int], backfire: tuple[int, ...] = ()) -> Town:
    """A attacks B in the Bank; B stands ground."""
    s = town(
        dice,
        buildings=["bank"],
        inside={"bank": 1},
        coins={0: 2},
        bullets=bullets,
        backfire=backfire,
    )
    s.choose("7", "6", "3", "2")
    s.until("buy", 0)
    s.play("0 buy:bank", "1 stand")
    return s


def test_UND_CTRL_01_exchanges_until_it_is_decided() -> None:
    """UND-CTRL-03, UND-CTRL-06: the defender rolls first in each."""
    s = shootout([2, 3, 2, 5], {0: slots(5)})
    assert s.told("roll") == [(1, 2), (0, 3), (1, 2), (0, 5)]
    assert s.asked == [(1, "place")]


def test_UND_CTRL_03_every_exchange_says_what_it_came_to() -> None:
    """UND-SHOOT-09, UND-SHOOT-10: nobody hit, one hit lower than the other, both alike."""
    bank = BUILDING["bank"]
    wide = shootout([2, 3, 2, 5], {0: slots(5)})
    assert wide.told("both-miss") == [(bank,)]
    assert wide.told("cancelled") == wide.told("even-hits") == []
    low = shootout([6, 5], {0: slots(5), 1: slots(6)})
    assert low.told("cancelled") == [(0, 1)]
    high = shootout([5, 6], {0: slots(6), 1: slots(5)})
    assert high.told("cancelled") == [(1, 0)]
    even = shootout([5, 5], {0: slots(5), 1: slots(5)})
    assert even.told("even-hits") == [(1, bank, 5)]
    assert even.told("cancelled") == []


def test_UND_CTRL_02_a_critical_defender_shoots_first() -> None:
    s = shootout([8], {0: slots(5)})
    s.play("1 critical")
    assert s.told("roll") == [(1, 8)]
    assert s.asked == [(0, "place")]


def test_UND_CTRL_04_a_defender_with_a_critical_miss_leaves() -> None:
    """UND-RULING-18, UND-RULING-33."""
    s = shootout([1], {0: slots(5)}, backfire=(1,))
    s.play("1 skull")
    assert s.state.inside[0] == 1
    assert s.state.stash[1] == 4 - 1
    assert s.told("roll") == [(1, 1)]


def test_UND_CTRL_05_an_attacker_with_a_critical_miss() -> None:
    """UND-SHOOT-07: to the stash, or to the Graveyard when shot."""
    s = shootout([2, 1], {}, backfire=(0,))
    s.play("0 backfire")
    assert (s.state.stash[0], s.state.graveyard[0]) == (4, 0)
    assert s.state.inside[0] == 1 << 1
    shot = shootout([2, 1], {1: slots(2)}, backfire=(0,))
    shot.play("0 place:s1", "0 skull")
    assert (shot.state.stash[0], shot.state.graveyard[0]) == (3, 1)
    assert shot.state.notoriety[1] == 1


def test_UND_RULING_19_no_shootout_lasts_forever() -> None:
    """UND-CTRL-06, UND-RULING-19.

    After 50 exchanges the attacker goes home, the price stays paid.
    """
    s = shootout([2] * 100, {})
    assert len(s.told("roll")) == 100
    assert s.told("no-end") == [(50, BUILDING["bank"])]
    assert s.state.stash[0] == 4
    assert s.state.inside[0] == 1 << 1
    assert s.state.coins[0] == 1


# -- keeping ---


def test_UND_KEEP_02_upkeep_is_a_bullet_or_the_building() -> None:
    """UND-END-03: sealed by all, also several by one; a Bullet is promised once."""
    s = town(
        buildings=["bank", "armory", "gazette", "saloon"],
        inside={"bank": 0, "armory": 0, "gazette": 1, "saloon": 2},
        bullets={0: slots(2, 3), 1: slots(4)},
        step=DAY_END,
        round=3,
    )
    assert s.asked == [(0, "upkeep"), (1, "upkeep")], "who has no Bullet need not be asked"
    s.play("0 spend:2")
    s.play("1 vacate")
    assert s.asked == [(0, "upkeep")]
    assert s.legal == ["spend:3", "vacate"]
    assert s.match.view(0)["table"]["sealed"][0]["answer"] == "spend:2"
    assert "spend:2" not in str(s.match.view(1))
    assert s.state.inside[s.state.where[BUILDING["gazette"]]], "nothing is shown before all is in"
    s.play("0 spend:3")
    assert s.state.bullets[:2] == [0, slots(4)]
    assert s.state.homes(0) != []
    assert s.state.homes(1) == s.state.homes(2) == []


def test_UND_KEEP_03_removal_at_a_rounds_end() -> None:
    """UND-END-01, UND-RULING-29."""
    s = town(
        buildings=["bank", "armory"],
        inside={"bank": 0, "armory": 0},
        undead={"street": ["u18"]},
        step=ROUND_END,
        bonus=True,
    )
    assert s.legal == ["leave:-", "leave:1", "leave:2", "leave:12"]
    s.play("0 leave:1")
    assert s.state.homes(0) == [s.state.where[BUILDING["armory"]]]
    assert s.state.stash[0] == 3
    assert not s.state.bonus & 1, "a bonus taken is not put back"
