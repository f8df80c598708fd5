"""Shadow Governors: setup, points, bank, riders, heads, mounts, calendar, honors (BAN-SGN..HON)."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.engine.errors import BadSetup
from saloon.engine.match import Match
from saloon.games.bantam.board import WILD_CABINS, acre
from saloon.games.bantam.content import SELL_PRICE
from saloon.games.bantam.effects import KINDS
from saloon.games.bantam.events import EVENT, HONOR, LEFT, MONTH, RIDER, RIGHT
from saloon.games.bantam.game import GAME
from saloon.games.bantam.state import DESERTED, MOUNTED, Table
from saloon.games.bantam.written import CALENDAR, EARNINGS, NIGHT_END
from tests.games.bantam.tables import TOKEN_NO, West, west

GOVERNORS = {"mode": "governors"}
NO_TASKS: dict[str, Any] = {"pages": [0, 0, 5, 5]}
"""Pages that nothing below fulfils by accident."""


def town(dice: list[int] | None = None, **settings: Any) -> West:
    """A scenario of Shadow Governors."""
    settings.setdefault("options", GOVERNORS)
    return west(dice or [], **settings)


RESERVE = tuple(n for n in range(26) if n not in (9, 10, 14))


def rider(name: str) -> int:
    return [row.id for row in RIDER].index(name)


def with_riders(*names: str, seat: int = 0) -> dict[str, Any]:
    """Riders that follow a seat from the start."""
    numbers = [rider(name) for name in names]
    more = [0] * 12
    for number in numbers:
        if RIDER[number].type == 0:
            more[seat * 6 + RIDER[number].a] += 1
    stacks = [[n for n in range(k * 4, k * 4 + 4) if n not in numbers] for k in range(3)]
    return {
        "riders": tuple(tuple(stack) for stack in stacks),
        "rider_of": [seat if n in numbers else -1 for n in range(12)],
        "skills_more": more,
        "np": [len(numbers) if who == seat else 0 for who in range(2)],
    }


# -- setup ---------------


def test_what_lies_on_the_table() -> None:
    """BAN-SET-19..27, BAN-SGN-01, BAN-SGN-03, BAN-ABA-01, BAN-BNK-09."""
    match = Match(GAME, 4, "governors", GOVERNORS)
    t = match.state
    assert isinstance(t, Table)
    assert len(set(t.pages[::2])) == len(set(t.pages[1::2])) == 4
    assert len(t.events) == 54
    assert [len(stack) for stack in t.riders] == [4, 4, 4]
    assert (len(t.hunters), len(t.honors), len(t.chest)) == (12, 6, 3)
    assert [t.cabin[a] for a in WILD_CABINS] == [DESERTED] * 3
    assert all(t.door[a] for a in WILD_CABINS)
    assert (t.winning, t.last_round, t.year) == (10, 48, 276)
    assert MONTH[t.month].id in ("july", "september", "november", "january")
    log = match.log
    assert log is not None
    for n in range(19, 28):
        assert f"BAN-SET-{n}" in log.fired


def test_punishing_events_may_be_left_out() -> None:
    """BAN-SET-23: only where there are events."""
    t = Match(GAME, 2, "gentle", {**GOVERNORS, "gentle": True}).state
    assert isinstance(t, Table)
    assert not [card for card in t.events if EVENT[card].red]
    with pytest.raises(BadSetup, match="gentle goes with"):
        Match(GAME, 2, "gentle", {"gentle": True})


@pytest.mark.silent("BAN-SET-22", "BAN-CAL-04")
def test_the_season_of_the_first_month_holds() -> None:
    """BAN-SET-22, BAN-CAL-02, BAN-CAL-04: September, when hides are dear."""
    w = town(at={0: "trading_post"}, goods={0: {"hide": 2}}, cash={0: 3}, month="september")
    w.play("0 sell:hide")
    assert w.state.cash[0] == 5
    w.play("0 buy:hide")
    assert w.state.cash[0] == 2
    w.cited("BAN-CAL-02")


# -- points ---------------


def burned_down(cabin: str, **settings: Any) -> West:
    """The morning after the other player's fire has taken the first one's Cabin."""
    w = town(
        cabins={cabin: 0},
        fire=[(0, f"{cabin}-cabin", slot) for slot in range(3)],
        raisers=[1],
        fire_colours=[4],
        active=1,
        turn=1,
        more={"np": [1, 0], "pages": [0, 0, 1, 1]},
        **settings,
    )
    w.play("1 pass")
    w.until("turn")
    return w


def test_a_cabin_is_worth_a_point_while_it_stands() -> None:
    """BAN-NOT-11, BAN-NOT-12, BAN-CAB-04, BAN-SPR-03: the Fire-Raiser gains one."""
    w = town(at={0: "w_mill"}, goods={0: {"lumber": 3}}, more={"pages": [0, 0, 1, 1]})
    w.play("0 build")
    assert w.state.np[0] == 1
    w.cited("BAN-CAB-04", "BAN-NOT-11")
    assert not w.fired("BAN-SGN-05")
    w = burned_down("w_mill")
    assert w.state.np == [0, 1]
    w.cited("BAN-NOT-12", "BAN-SPR-03")


def test_a_cabin_built_again_is_worth_its_point_again() -> None:
    """BAN-SGN-05: after the first one burned down."""
    w = burned_down("w_grove", at={0: "w_mill"}, goods={0: {"lumber": 3}})
    assert w.state.np == [0, 1]
    w.play("0 build")
    assert w.state.np == [1, 1]
    w.cited("BAN-SGN-05")


def test_a_legendary_weapon_is_worth_a_point_to_its_holder() -> None:
    """BAN-SGN-04, BAN-NOT-12: bought, then sold."""
    w = town(at={0: "gunsmith"}, cash={0: 11}, stock=["judgment"], more={"pages": [0, 0, 1, 1]})
    w.play("0 buy:judgment")
    assert w.state.np[0] == 1
    w.play("0 sell:judgment")
    assert w.state.np[0] == 0
    w.cited("BAN-SGN-04", "BAN-NOT-12")


def test_mastery_is_worth_a_point() -> None:
    """BAN-LVL-04, BAN-NOT-11."""
    w = town(
        levels={0: {"hunting": "journeyman"}},
        dedicated={0: {"hunting": 1}},
        goods={0: {"hide": 4}},
        more={"pages": [0, 1, 1, 2]},
    )
    w.play("0 dedicate:hunting:4")
    assert w.state.np[0] == 1


def test_above_ten_the_milestones_count() -> None:
    """BAN-NOT-03, BAN-RULING-15: points go on."""
    w = town(
        at={0: "gunsmith"},
        cash={0: 11},
        stock=["judgment"],
        more={"np": [10, 0], "raised": [7, 0], "reached": [1, 0], "pages": [0, 0, 1, 1]},
    )
    w.play("0 buy:judgment")
    assert w.state.np[0] == 11
    w.cited("BAN-NOT-03")


def test_a_checked_task_stays_checked() -> None:
    """BAN-NOT-15, BAN-SGN-02, BAN-NOT-13: twelve dollars at the end of a turn, then spent."""
    page = [row.id for row in LEFT].index("left_3")
    w = town(at={0: "gunsmith"}, cash={0: 12}, stock=["hatchet"], more={"pages": [page, 0, 0, 1]})
    w.play("0 pass")
    assert (w.state.tasks[0], w.state.np[0]) == (0b00100, 1)
    w.play("1 pass", "0 buy:hatchet")
    assert w.state.tasks[0] == 0b00100
    w.cited("BAN-NOT-15", "BAN-SGN-02")


@pytest.mark.silent("BAN-SOL-05")
def test_looting_is_replaced_where_nobody_can_be_fought() -> None:
    """BAN-SOL-05, BAN-RULING-91: without fights between players a bandit will do."""
    number = [row.id for row in RIGHT].index("right_3")
    pages = {"pages": [0, number, 1, (number + 1) % 6]}
    w = town(more=pages)
    assert w.match.view(0)["table"]["players"][0]["tasks"][5]["id"] == "loot-player"
    w = town(options={**GOVERNORS, "no_pvp": True}, more=pages)
    assert w.match.view(0)["table"]["players"][0]["tasks"][5]["id"] == "defeat-bandit"


# -- the bank ---------------


@pytest.mark.silent("BAN-BNK-07")
def test_BAN_EX_15_coins_made_and_broken() -> None:
    """BAN-BNK-01..08: $12 of a Journeyman, then $3 back."""
    w = town(at={0: "bank"}, cash={0: 12}, levels={0: {"mining": "journeyman"}}, more=NO_TASKS)
    w.play("0 deposit:12")
    if w.asked == [(0, "skill")]:
        w.play("0 skip")
    assert (w.state.coins[0], w.state.change[0], w.state.np[0]) == (2, 2, 2)
    assert not [move for move in w.menu(0) if move.startswith("deposit")]
    w.play("0 withdraw:3")
    assert (w.state.coins[0], w.state.change[0], w.state.np[0]) == (1, 4, 1)
    assert w.state.cash[0] == 3
    for n in range(1, 9):
        if n != 7:
            w.cited(f"BAN-BNK-0{n}")


def test_BAN_EX_16_interest() -> None:
    """BAN-BNK-07, BAN-NIG-06: four nights for $2, then a Coin, and the slot is full."""
    w = town(step=EARNINGS, turn=0, more={**NO_TASKS, "note": [1, 0], "change": [4, 0]})
    at = []
    for _ in range(5):
        at.append((w.state.change[0], w.state.change_at[0], w.state.coins[0]))
        w.play("0 pass", "1 pass")
    assert at == [(4, 1, 0), (4, 2, 0), (4, 3, 0), (1, 0, 1), (1, 0, 1)]
    assert w.state.np[0] == 1
    w.cited("BAN-BNK-07", "BAN-NIG-06")


@pytest.mark.silent("BAN-NIG-08")
def test_nobody_acts_at_night() -> None:
    """BAN-NIG-08, BAN-NIG-06: no event of this box lets anybody; the bank works on its own."""
    w = town(active=1, turn=1, more={**NO_TASKS, "note": [1, 0], "change": [4, 0]})
    w.play("1 pass")
    assert w.state.round == 2
    assert w.asked[0][1] == "turn"
    assert w.state.change_at[0] == 1


def test_a_new_level_opens_a_slot() -> None:
    """BAN-BNK-10, BAN-LVL-06."""
    w = town(
        at={0: "bank"},
        cash={0: 9},
        goods={0: {"silver": 4}},
        more={**NO_TASKS, "note": [1, 0], "coins": [1, 0], "np": [1, 0]},
    )
    assert "deposit:1" not in w.menu(0)
    w.play("0 dedicate:mining:4")
    assert "deposit:9" in w.menu(0)
    w.cited("BAN-BNK-10")


def test_bail_from_savings() -> None:
    """BAN-BNK-11, BAN-JAI-05: a Coin is broken for it."""
    w = town(
        at={0: "jail"},
        cash={0: 0},
        active=1,
        turn=1,
        more={**NO_TASKS, "note": [1, 0], "coins": [1, 0], "np": [1, 0]},
    )
    w.play("1 pass")
    assert (w.state.coins[0], w.state.change[0], w.state.np[0]) == (0, 2, 0)
    assert w.where(0) == "release_jail"
    w.cited("BAN-BNK-11")


@pytest.mark.silent("BAN-BNK-09")
def test_savings_are_safe() -> None:
    """BAN-BNK-09: a fire in the Bank only closes it."""
    w = town(
        at={0: "bank"},
        cash={0: 9},
        fire=[(0, "bank", 0)],
        raisers=[1],
        fire_colours=[2],
        more={**NO_TASKS, "note": [1, 0], "change": [3, 0]},
    )
    assert not [move for move in w.menu(0) if move.startswith(("deposit", "withdraw"))]
    assert w.state.change[0] == 3


# -- riders ---------------


@pytest.mark.parametrize("pay", ["cash", "hides"])
def test_recruiting(pay: str) -> None:
    """BAN-RID-01, BAN-RID-02: $5 or 4 Hides, 1 NP, while a slot is open."""
    w = town(at={0: "saloon"}, cash={0: 5}, goods={0: {"hide": 4}}, more=NO_TASKS)
    move = next(m for m in w.menu(0) if m.startswith("recruit") and m.endswith(pay))
    w.play(f"0 {move}")
    assert w.state.np[0] == 1
    assert (w.state.cash[0], w.goods(0)) == ((0, {"hide": 4}) if pay == "cash" else (5, {}))
    assert not [m for m in w.menu(0) if m.startswith("recruit")]
    w.cited("BAN-RID-01", "BAN-RID-02", "BAN-LVL-06")


def test_perks() -> None:
    """BAN-RID-03: a skill, a slot, a better price."""
    w = town(
        at={0: "trading_post"},
        cash={0: 0},
        goods={0: {"silver": 1}},
        levels={0: {"hunting": "master"}},
        more={
            **NO_TASKS,
            **with_riders("rider_ada", "rider_otto", "rider_silas"),
            "raised": [1, 0],
        },
    )
    assert (w.state.skill(0, 0), w.state.capacity(0)) == (5, 5)
    w.play("0 sell:silver")
    assert w.state.cash[0] == SELL_PRICE[KINDS.index("silver")] + 1
    w.cited("BAN-RID-03")


def test_a_rider_is_looted() -> None:
    """BAN-LOO-06, BAN-RID-04: by a check; NP, perk and Rider change hands."""
    w = town(
        [6],
        at={0: "p_gate", 1: "p_gate"},
        vig={1: 1},
        skills={0: {"per": 6}},
        more={**NO_TASKS, **with_riders("rider_boone", seat=1)},
    )
    w.state.rng.script.clear()  # type: ignore[attr-defined]
    w.play("0 fight:1")
    while w.asked != [(0, "spoils")]:
        ask = w.match.asks[0]
        menu = w.menu(ask.seat)
        strikes = [move for move in menu if move.startswith("prim")] if ask.seat == 0 else []
        w.play(f"{ask.seat} {(strikes or menu)[0]}")
    w.play("0 spoil:rider")
    assert w.state.np == [1, 0]
    assert w.state.rider_of[rider("rider_boone")] == 0
    assert (w.state.skills_more[1], w.state.skills_more[7]) == (1, 0)
    w.cited("BAN-LOO-06", "BAN-RID-04")


def test_a_free_rider_needs_a_slot() -> None:
    """BAN-RID-05: otherwise what stands beside it is taken."""
    w = town(
        [6],
        at={0: "gate_wild"},
        events=[13],
        skills={0: {"per": 6}},
        more={**NO_TASKS, **with_riders("rider_ada")},
    )
    w.play("0 go:w_gate", "0 stop", "0 choose:3")
    assert w.asked == [(0, "name")]
    w.play("0 name:herb")
    assert w.goods(0) == {"herb": 1}
    w = town([6], at={0: "gate_wild"}, events=[13], skills={0: {"per": 6}}, more=NO_TASKS)
    w.play("0 go:w_gate", "0 stop", "0 choose:3", "0 choose:1")
    assert w.asked == [(0, "rider")]
    w.cited("BAN-RID-05")


# -- heads and skills ---------------


def test_mounting_a_head() -> None:
    """BAN-HED-01, BAN-HED-02: 1 NP and its value, on a free space of its surface."""
    pages = {"pages": [0, 3, 1, 4]}
    w = town(at={0: "saloon"}, heads={0: ["wolf_6", "bandit_9"]}, cash={0: 0}, more=pages)
    w.play("0 mount:wolf_6")
    assert (w.state.np[0], w.state.cash[0]) == (1, 3)
    full = [MOUNTED if n in (9, 10) else -1 for n in range(26)]
    full[TOKEN_NO["wolf_6"]] = 0
    w = town(
        at={0: "saloon"},
        more={**NO_TASKS, "head": full, "seen": 1 << 14, "reserve": RESERVE},
    )
    assert "mount:wolf_6" not in w.menu(0)
    w.cited("BAN-HED-02")


def test_a_sold_head_teaches() -> None:
    """BAN-HED-03, BAN-HED-05: draw two Hunter Skill Cards, keep one."""
    w = town(at={0: "trading_post"}, heads={0: ["wolf_1"]}, more=NO_TASKS)
    w.play("0 sell:wolf_1")
    assert w.asked == [(0, "hunter")]
    assert w.match.view(1)["table"]["turn"]["draws"] is None
    drawn = w.menu(0)
    w.play(f"0 {drawn[0]}")
    assert len(w.state.cards[0]) == 10
    assert len(w.state.hunters) == 11
    w.cited("BAN-HED-03", "BAN-HED-05")


def test_hides_for_a_skill() -> None:
    """BAN-HED-04."""
    w = town(at={0: "trading_post"}, goods={0: {"hide": 4}}, more=NO_TASKS)
    w.play("0 trade-hides")
    w.play(f"0 {w.menu(0)[0]}")
    assert (w.goods(0), len(w.state.cards[0])) == ({}, 10)
    w.cited("BAN-HED-04")


# -- mounts ---------------


@pytest.mark.silent("BAN-MNT-04")
def test_a_mount_brings_its_skill_card() -> None:
    """BAN-MNT-02, BAN-MNT-04: and takes it away again."""
    w = town(at={0: "stables"}, cash={0: 9}, mount_deck=["racer"], more=NO_TASKS)
    w.play("0 draw-mounts", "0 buy:racer")
    assert len(w.state.cards[0]) == 10
    w.play("0 sell-mount")
    assert len(w.state.cards[0]) == 9
    w.cited("BAN-MNT-02")


def test_saddles() -> None:
    """BAN-MNT-03, BAN-MNT-06, BAN-MNT-04: $3, once, sold for $1 alone or with the Mount."""
    w = town(at={0: "stables"}, cash={0: 4}, mounts={0: "bay"}, more=NO_TASKS)
    w.play("0 buy-saddle")
    assert (w.state.capacity(0), w.state.cash[0]) == (6, 1)
    assert "buy-saddle" not in w.menu(0)
    w.play("0 sell-saddle")
    assert (w.state.capacity(0), w.state.cash[0]) == (4, 2)
    w.cited("BAN-MNT-03", "BAN-MNT-06")
    w = town(at={0: "stables"}, cash={0: 0}, mounts={0: "bay"}, more={**NO_TASKS, "saddle": [1, 0]})
    w.play("0 sell-mount")
    assert w.state.cash[0] == 3
    w.cited("BAN-MNT-04", "BAN-MNT-06")


def test_a_mount_as_a_gift() -> None:
    """BAN-MNT-05: an owner of one may swap or decline."""
    settings: dict[str, Any] = {"at": {0: "gate_plains"}, "events": [31], "more": NO_TASKS}
    w = town([6], **settings, mounts={0: "mule"}, mount_deck=["night"], items={0: "rope"})
    w.play("0 go:p_gate", "0 stop", "0 choose:1")
    assert w.asked == [(0, "swap-mount")]
    w.play("0 no")
    assert (w.state.mount[0], w.state.mounts[0]) == (6, 5)
    w = town([6], **settings, mounts={0: "mule"}, mount_deck=["night"], items={0: "rope"})
    w.play("0 go:p_gate", "0 stop", "0 choose:1", "0 yes")
    assert (w.state.mount[0], w.state.mounts[0]) == (5, 6)
    w.cited("BAN-MNT-05")


# -- Town Hall ---------------


def test_the_calendar_turns() -> None:
    """BAN-CAL-01, BAN-NIG-17: after February comes March of another year."""
    w = town(step=CALENDAR, turn=0, month="february", more=NO_TASKS)
    assert (w.state.month, w.state.year) == (0, 277)
    w.cited("BAN-CAL-01", "BAN-NIG-17")


def test_a_restock_month() -> None:
    """BAN-CAL-03, BAN-ENM-13, BAN-RULING-59.

    Weapons on top of the stacks, foes on empty slots nobody is near.
    """
    w = town(step=CALENDAR, turn=0, month="june", at={0: "w_grove"}, more=NO_TASKS)
    assert [len(stack) for stack in w.state.stock] == [2] * 6
    assert w.state.foe_at[0] == -1
    assert sum(place >= 0 for place in w.state.foe_at) == 15
    w.cited("BAN-CAL-03", "BAN-ENM-13")


def test_the_first_player_token_is_bought() -> None:
    """BAN-CAL-05, BAN-NIG-18: for the next round, once."""
    w = town(at={0: "street_nw", 1: "town_hall"}, cash={1: 3}, more=NO_TASKS)
    w.play("0 pass", "1 buy-token")
    assert (w.state.cash[1], w.state.first) == (1, 0)
    assert "buy-token" not in w.menu(1)
    w.play("1 pass")
    assert w.state.first == 1
    assert w.asked == [(1, "turn")]
    w.cited("BAN-CAL-05")


def honors(*names: str) -> tuple[int, ...]:
    ids = [row.id for row in HONOR]
    chosen = [ids.index(name) for name in names]
    rest = [n for n in range(8) if n not in chosen]
    return tuple(sorted([*chosen, *rest[: 6 - len(chosen)]]))


@pytest.mark.parametrize(
    ("honor", "settings"),
    [
        ("honor_purse", {"cash": {0: 14}}),
        ("honor_arms", {"weapons": {0: ["torch", "lasso", "bowie", "shovel"]}}),
        ("honor_hunter", {"heads": {0: ["wolf_1", "wolf_2", "wolf_3"]}}),
        ("honor_sage", {"skills": {0: {"wis": 3}}}),
        ("honor_jewel", {"goods": {0: {"gem": 2}}}),
        ("honor_mine", {"goods": {0: {"silver": 5}}, "mounts": {0: "mule"}}),
        (
            "honor_land",
            {
                "cabins": {"w_mill": 0, "w_ridge": 0, "w_grove": 0},
                "levels": {0: {"logging": "master"}},
            },
        ),
    ],
)
def test_honors_are_taken_on_entering(honor: str, settings: dict[str, Any]) -> None:
    """BAN-HON-01, BAN-HON-02: by the first who shows its condition."""
    more = {**NO_TASKS, "honors": honors(honor)}
    w = town(at={0: "street_nw"}, more=more, **settings)
    w.play("0 go:town_hall")
    assert w.state.honored[0] >> [row.id for row in HONOR].index(honor) & 1
    assert w.state.np[0] == 1
    w.cited("BAN-HON-01", "BAN-HON-02")
    w = town(at={0: "street_nw"}, more={**more, "cash": [0, 0]})
    w.play("0 go:town_hall")
    assert w.state.honored[0] == 0


def test_three_riders_make_a_captain() -> None:
    """BAN-HON-01: have three Riders."""
    w = town(
        at={0: "street_nw"},
        levels={0: {"hunting": "master"}},
        more={
            **NO_TASKS,
            **with_riders("rider_ada", "rider_tam", "rider_clem"),
            "honors": honors("honor_posse"),
            "raised": [1, 0],
        },
    )
    w.play("0 go:town_hall")
    assert w.state.honored[0] & 1


def test_a_burning_town_hall_honors_nobody() -> None:
    """BAN-HON-03: nor does it sell anything."""
    w = town(
        at={0: "street_nw"},
        cash={0: 14},
        fire=[(0, "town_hall", 0)],
        raisers=[1],
        fire_colours=[4],
        more={**NO_TASKS, "honors": honors("honor_purse"), "befriended": [1, 0]},
    )
    w.play("0 go:town_hall")
    w.until("turn")
    assert w.state.honored[0] == 0
    assert "buy-token" not in w.menu(0)
    w.cited("BAN-HON-03")


# -- Abandoned Cabins ---------------


def test_an_abandoned_cabin() -> None:
    """BAN-ABA-01, BAN-ABA-02: open to all, a Chest for the first; no crime, no NP, no earnings."""
    w = town(at={0: "w_cabin"}, cash={0: 0}, more={**NO_TASKS, "chest": (0, 1, 2)})
    w.play("0 enter", "0 open-chest")
    assert w.state.cash[0] == 5
    assert "open-chest" not in w.menu(0)
    assert "loot-all" not in w.menu(0)
    w.cited("BAN-ABA-02")


def test_its_door_can_be_locked() -> None:
    """BAN-ABA-04, BAN-RULING-89: then everybody climbs or bashes."""
    w = town(at={0: "w_cabin"}, goods={0: {"lumber": 1}}, more=NO_TASKS)
    w.play("0 fix")
    assert w.state.door[acre("w_cabin")] == 0
    assert "enter" not in w.menu(0)
    assert "climb" in w.menu(0)
    w.cited("BAN-ABA-04")


def test_a_gunman_outside_attacks() -> None:
    """BAN-ABA-03, BAN-RULING-90: who ends the turn inside; Range counts as 1."""
    w = town(at={0: "w_cabin-cabin"}, foes={"w_cabin": "bandit_1"}, more=NO_TASKS)
    w.play("0 pass", "0 no")
    assert w.told("foe-attacks")[0][2] == 1
    w.cited("BAN-ABA-03")


def test_burning_it_gives_no_points() -> None:
    """BAN-ABA-04, BAN-SPR-03: the task counts, the Chest is lost."""
    w = town(
        fire=[(0, "w_cabin-cabin", slot) for slot in range(3)],
        raisers=[1],
        fire_colours=[2],
        active=1,
        turn=1,
        more={"pages": [0, 0, 5, 5], "chest": (-1, 1, 2)},
    )
    w.play("1 pass")
    w.until("turn")
    assert w.state.np == [0, 0]
    assert w.state.cabin[acre("w_cabin")] == -1


# -- the end ---------------


@pytest.mark.silent("BAN-WIN-01")
def test_ten_points_win() -> None:
    """BAN-WIN-01, BAN-WIN-06: Shadow Governors is played to ten."""
    w = town(step=NIGHT_END, turn=0, more={**NO_TASKS, "np": [9, 10], "raised": [7, 7]})
    assert w.match.winners == [1]


def test_BAN_EX_20_a_brawl_of_ten_and_eleven() -> None:
    """BAN-WIN-04, BAN-RULING-19: whatever their exact scores."""
    more = {**NO_TASKS, "np": [10, 11], "raised": [7, 7], "reached": [1, 2]}
    w = town(active=1, turn=1, more=more)
    w.play("1 pass")
    assert w.state.brawl
    assert w.state.attacker == 0
    w = town(active=1, turn=1, more={**more, "np": [9, 11]})
    w.play("1 pass")
    assert w.match.winners == [1]
