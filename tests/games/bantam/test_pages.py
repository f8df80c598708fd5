"""Every task of the twelve pages: how it is met, and how it is missed (BAN-SGN-02)."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.games.bantam.content import Task
from saloon.games.bantam.events import LEFT, RIDER, RIDERS_EACH, RIGHT
from saloon.games.bantam.look import ENEMY_OF
from saloon.games.bantam.state import NOBODY
from saloon.games.bantam.written import DAWN, SLEEP, SPREAD
from tests.games.bantam.fights import fight
from tests.games.bantam.tables import West, west

PAGES = (*LEFT, *RIGHT)
CASES = [(number, task) for number, page in enumerate(PAGES) for task in range(len(page.tasks))]
Settings = dict[str, Any]

STABLES = {"at": {0: "stables"}}
SALOON = {"at": {0: "saloon"}, "cash": {0: 5}}
POST = {"at": {0: "trading_post"}}
GUNSMITH = {"at": {0: "gunsmith"}, "cash": {0: 11}}
BURNS = {"raisers": [1], "fire_colours": [1], "step": DAWN}
BANK = {"at": {0: "bank"}, "levels": {0: {"mining": "journeyman"}}}


def skilled(place: str, skill: str, level: int) -> Settings:
    """Somebody with a skill, in a place."""
    return {"at": {0: place}, "skills": {0: {skill: level}}}


def heads(*tokens: str) -> Settings:
    """Heads that are carried."""
    return {"heads": {0: list(tokens)}}


def goods(kind: str, n: int, **more: Any) -> Settings:
    """Goods on a Pack Mule."""
    return {"goods": {0: {kind: n}}, "mounts": {0: "mule"}, **more}


def nearly_master(endeavor: str, kind: str, n: int) -> Settings:
    """Resources for the last level, all but those on the card."""
    return {
        "goods": {0: {kind: n}},
        "levels": {0: {endeavor: "journeyman"}},
        "dedicated": {0: {endeavor: 1}},
    }


def riders(*mine: int) -> Settings:
    """Riders that follow, and stacks without them."""
    stacks = [
        tuple(n for n in range(kind * RIDERS_EACH, (kind + 1) * RIDERS_EACH) if n not in mine)
        for kind in range(3)
    ]
    owner = [0 if rider in mine else NOBODY for rider in range(len(RIDER))]
    return {
        "more": {"riders": tuple(stacks), "rider_of": owner},
        "levels": {0: {"hunting": "journeyman"}},
    }


def on_top(kind: int) -> Settings:
    """Stacks with only Riders of one type on top."""
    rows = list(range(kind * RIDERS_EACH, (kind + 1) * RIDERS_EACH))
    rest = [n for n in range(len(RIDER)) if n not in rows]
    stacks = ((*rest[:4], rows[0]), (*rest[4:], rows[1]), tuple(rows[2:]))
    return {**SALOON, "more": {"riders": stacks}}


# By task: the table and the moves that meet it, and a table on which the same moves miss it. A
# word in capitals is the first such move on the menu.
HOW: dict[str, tuple[Settings, list[str], Settings]] = {
    "pass-check-mal-9": (skilled("bank", "mal", 6), ["try:ia_bank_threat"],
                         skilled("bank", "mal", 2)),
    "have-head-2": (heads("wolf_1", "wolf_2"), ["pass"], heads("wolf_1")),
    "have-head-3": (heads("wolf_1", "wolf_2", "wolf_3"), ["pass"], heads("wolf_1", "wolf_2")),
    "have-weapon-2": (
        {"weapons": {0: ["torch", "lasso"]}}, ["pass"], {"weapons": {0: ["torch"]}},
    ),
    "start-fire-town": (
        {**skilled("street_nw", "mal", 6), "items": {0: "matches"}},
        ["LIGHT", "FIRST"],
        {**skilled("street_nw", "mal", 1), "items": {0: "matches"}},
    ),
    "sell-silver-3": (
        {**POST, "goods": {0: {"silver": 3}}}, ["sell:silver"] * 3,
        {**POST, "goods": {0: {"silver": 2}}},
    ),
    "keep-event": ({"events": [13], "at": {0: "gate_wild"}}, ["go:w_gate", "STOP", "choose:2"],
                   {"events": [1], "at": {0: "gate_wild"}}),
    "master-hunting": (nearly_master("hunting", "hide", 4), ["dedicate:hunting:4"],
                       nearly_master("hunting", "hide", 3)),
    "master-mining": (nearly_master("mining", "silver", 4), ["dedicate:mining:4"],
                      nearly_master("mining", "silver", 3)),
    "master-foraging": (nearly_master("foraging", "herb", 4), ["dedicate:foraging:4"],
                        nearly_master("foraging", "herb", 3)),
    "skill-at-wis-3": ({"skills": {0: {"wis": 3}}}, ["pass"], {"skills": {0: {"wis": 2}}}),
    "skill-at-str-5": ({"skills": {0: {"str": 5}}}, ["pass"], {"skills": {0: {"str": 4}}}),
    "skill-at-any-6": ({"skills": {0: {"per": 6}}}, ["pass"], {"skills": {0: {"per": 5}}}),
    "have-cash-11": ({"cash": {0: 11}}, ["pass"], {"cash": {0: 10}}),
    "have-cash-10": ({"cash": {0: 10}}, ["pass"], {"cash": {0: 9}}),
    "have-cash-9": ({"cash": {0: 9}}, ["pass"], {"cash": {0: 8}}),
    "pass-check-per-9": (skilled("town_hall", "per", 6), ["try:ia_hall_favor"],
                         skilled("town_hall", "per", 2)),
    "pass-check-agl-9": (skilled("stables", "agl", 6), ["try:ia_stable_break"],
                         skilled("stables", "agl", 2)),
    "recruit-any": (SALOON, ["RECRUIT"], {"at": {0: "saloon"}, "cash": {0: 4}}),
    "recruit-storage": (on_top(1), ["RECRUIT"], on_top(2)),
    "recruit-bargain": (on_top(2), ["RECRUIT"], on_top(0)),
    "have-rider-2": (riders(0, 5), ["pass"], riders(0)),
    "sell-lumber-3": ({**POST, "goods": {0: {"lumber": 3}}}, ["sell:lumber"] * 3,
                      {**POST, "goods": {0: {"lumber": 2}}}),
    "sell-lumber-4": ({**POST, "goods": {0: {"lumber": 4}}}, ["sell:lumber"] * 4,
                      {**POST, "goods": {0: {"lumber": 3}}}),
    "sell-herb-2": ({**POST, "goods": {0: {"herb": 2}}}, ["sell:herb"] * 2,
                    {**POST, "goods": {0: {"herb": 1}}}),
    "sell-hide-4": ({**POST, "goods": {0: {"hide": 4}}}, ["sell:hide"] * 4,
                    {**POST, "goods": {0: {"hide": 3}}}),
    "visit-all-tiles-5": ({"at": {0: "gate_wild"}, "more": {"visited": 0b11110}}, ["go:w_gate"],
                          {"at": {0: "gate_wild"}, "more": {"visited": 0b11100}}),
    "buy-mount": ({**STABLES, "cash": {0: 10}}, ["draw-mounts", "BUY"],
                  {**STABLES, "cash": {0: 4}}),
    "saddle": ({**STABLES, "cash": {0: 3}, "mounts": {0: "bay"}}, ["buy-saddle"],
               {**STABLES, "cash": {0: 3}}),
    "sleep-at-other-cabin": (
        {"at": {0: "w_mill-cabin"}, "cabins": {"w_mill": 1}, "step": SLEEP}, [],
        {"at": {0: "w_mill-cabin"}, "cabins": {"w_mill": 0}, "step": SLEEP},
    ),
    "steal": (skilled("trading_post", "snk", 6), ["try:ia_post_steal"],
              skilled("trading_post", "snk", 1)),
    "loot-vault": (skilled("vault", "mal", 6), ["try:tab_vault_loot"], skilled("vault", "mal", 0)),
    "breach-cabin": (
        {**skilled("w_mill", "str", 6), "cabins": {"w_mill": 1}}, ["bash"],
        {**skilled("w_mill", "str", 0), "cabins": {"w_mill": 1}},
    ),
    "have-gem-1": ({"goods": {0: {"gem": 1}}}, ["pass"], {"goods": {0: {"silver": 1}}}),
    "douse-2": (
        {**skilled("w_mill", "mal", 6), "fire": [(0, "w_mill", 0), (0, "w_firs", 0)], **BURNS},
        ["douse"],
        {**skilled("w_mill", "mal", 6), "fire": [(0, "w_mill", 0)], **BURNS},
    ),
    "have-hide-5": (goods("hide", 5), ["pass"], goods("hide", 4)),
    "have-lumber-6": (goods("lumber", 6), ["pass"], goods("lumber", 5)),
    "have-silver-3": (goods("silver", 3), ["pass"], goods("silver", 2)),
    "have-herb-4": (goods("herb", 4), ["pass"], goods("herb", 3)),
    "sell-head": ({**POST, **heads("wolf_1")}, ["sell:wolf_1"], POST),
    "mount-head-plaque": ({"at": {0: "saloon"}, **heads("wolf_1")}, ["MOUNT"],
                          {"at": {0: "saloon"}, **heads("bandit_1")}),
    "mount-head-poster": ({"at": {0: "saloon"}, **heads("bandit_1")}, ["MOUNT"],
                          {"at": {0: "saloon"}, **heads("wolf_1")}),
    "deposit-6": ({**BANK, "cash": {0: 6}}, ["deposit:6"], {**BANK, "cash": {0: 5}}),
    "deposit-5": ({**BANK, "cash": {0: 5}}, ["deposit:5"], {**BANK, "cash": {0: 4}}),
    "buy-weapon": ({**GUNSMITH, "stock": ["torch"]}, ["buy:torch"],
                   {**GUNSMITH, "cash": {0: 2}, "stock": ["torch"]}),
    "buy-horse": ({**STABLES, "cash": {0: 10}, "mount_deck": ["bay", "painted"]},
                  ["draw-mounts", "BUY"],
                  {**STABLES, "cash": {0: 10}, "mount_deck": ["mule", "elk"]}),
    "buy-weapon-rare": ({**GUNSMITH, "stock": ["saber"]}, ["buy:saber"],
                        {**GUNSMITH, "cash": {0: 5}, "stock": ["saber"]}),
    "have-cabin-2": (
        {"cabins": {"w_mill": 0, "w_ridge": 0}, "levels": {0: {"logging": "journeyman"}}}, ["pass"],
        {"cabins": {"w_mill": 0}},
    ),
    "have-cabin-3": (
        {"cabins": {"w_mill": 0, "w_ridge": 0, "w_grove": 0},
         "levels": {0: {"logging": "master"}}}, ["pass"],
        {"cabins": {"w_mill": 0, "w_ridge": 0}, "levels": {0: {"logging": "master"}}},
    ),
}  # fmt: skip

# Tasks that are met by a fight, a looting or a fire, by what they leave behind.
FOUGHT = {
    "defeat-grizzly": "grizzly_1",
}
ELSEWHERE = {"ambush-win", "loot-player", "burn-cabin"}


def pages_of(number: int) -> Settings:
    """Both players' pages, the first with the page in question."""
    if number < len(LEFT):
        mine = (number, (number + 3) % len(RIGHT))
    else:
        mine = ((number + 3) % len(LEFT), number - len(LEFT))
    return {"pages": [*mine, (mine[0] + 1) % 6, (mine[1] + 1) % 6]}


def checked(w: West, number: int, task: int) -> bool:
    """Whether the first player has the Checkmark."""
    at = task + (5 if number >= len(LEFT) else 0)
    return bool(w.state.tasks[0] >> at & 1)


OWN = ("turn", "buy-mount", "event", "flames", "fire-place")
"""What the moves of the table above answer; any other question gets its first answer."""


def play_through(number: int, settings: Settings, moves: list[str], die: int) -> West:
    """Play these moves where they are legal, with this die."""
    more = {**settings.get("more", {}), **pages_of(number)}
    rest = {key: value for key, value in settings.items() if key != "more"}
    w = west([die] * 9, options={"mode": "governors"}, more=more, **rest)
    for move in moves:
        menu = w.menu(0) if w.asked and w.asked[0][0] == 0 else []
        begins = [one for one in menu if one.startswith(move.lower())]
        if move == "FIRST":
            begins = menu[:1]
        if begins:
            w.play(f"0 {begins[0]}")
        while w.asked and w.asked[0][1] not in OWN:
            w.play(f"{w.asked[0][0]} {w.menu(w.asked[0][0])[0]}")
    return w


def row_of(number: int, task: int) -> Task:
    """A task of a page."""
    return PAGES[number].tasks[task]


PLAIN_CASES = [case for case in CASES if row_of(*case).id in HOW]
FIGHT_CASES = [case for case in CASES if row_of(*case).id in FOUGHT]


@pytest.mark.silent("BAN-SGN-02")
def test_every_task_has_a_row() -> None:
    """BAN-SGN-02: 6 left and 6 right pages of five tasks."""
    assert len(CASES) == 60
    assert {row_of(*case).id for case in CASES} == {*HOW, *FOUGHT, *ELSEWHERE}


@pytest.mark.parametrize(("number", "task"), PLAIN_CASES)
def test_a_task_is_met(number: int, task: int) -> None:
    """BAN-SGN-02, BAN-NOT-08, BAN-NOT-14: by the act, or at the end of the turn."""
    settings, moves, _ = HOW[row_of(number, task).id]
    w = play_through(number, settings, moves, 6)
    assert checked(w, number, task), row_of(number, task).id
    w.cited("BAN-SGN-02", "BAN-NOT-11")


@pytest.mark.parametrize(("number", "task"), PLAIN_CASES)
@pytest.mark.silent("BAN-NOT-08")
def test_a_task_is_missed(number: int, task: int) -> None:
    """BAN-NOT-08, BAN-NOT-14: by one too few, another kind, or a failed check."""
    _, moves, settings = HOW[row_of(number, task).id]
    w = play_through(number, settings, moves, 1)
    assert not checked(w, number, task)


@pytest.mark.parametrize("other", ["wolf_1", "bandit_1", "cougar_1", "grizzly_1"])
@pytest.mark.parametrize(("number", "task"), FIGHT_CASES)
@pytest.mark.silent("BAN-ENM-10", "BAN-NOT-08")
def test_a_foe_of_the_right_species(number: int, task: int, other: str) -> None:
    """BAN-NOT-08, BAN-ENM-10: only the species that the task names will do."""
    w = fight(
        [6] * 9, 0, "w_ridge", hands=(("levi_jab", "levi_guard"), ()),
        at={0: "w_ridge"}, foes={"w_ridge": other}, wounds={"w_ridge": vigor_of(other) - 1},
        decks=((), ("fg_dive",) if other == "bandit_1" else ("fp_circle",)),
        options={"mode": "governors"}, more=pages_of(number),
        weapons={0: ["saber"]},
    )  # fmt: skip
    w.play("0 play:levi_jab")
    while w.asked and w.asked[0] == (0, "use-card"):
        w.play("0 prim:1" if "prim:1" in w.menu(0) else "0 done")
    won = "defeats" in [event.kind for event in w.match.events]
    assert checked(w, number, task) == (won and FOUGHT[row_of(number, task).id] == other)


def test_alone_a_bandit_stands_for_the_player_to_loot() -> None:
    """BAN-SOL-05, BAN-RULING-91: the task of the Outlaw that asks for another player."""
    outlaw = [page.word for page in RIGHT].index("outlaw")
    w = west(
        [6] * 9, 1, at={0: "w_gate"}, foes={"w_gate": "bandit_1"}, wounds={"w_gate": 1},
        options={"mode": "governors"}, more={"pages": [1, outlaw]},
    )  # fmt: skip
    w.play(next(f"0 {one}" for one in w.menu(0) if one.startswith("fight")))
    while w.asked and w.asked[0][1] != "turn":
        menu = w.menu(0)
        w.play(f"0 {'prim:1' if 'prim:1' in menu else menu[-1]}")
    assert w.state.tasks[0] == 1 << 5
    w.cited("BAN-SOL-05")


@pytest.mark.parametrize("number", [0, 4])
@pytest.mark.parametrize(("foe", "move"), [("w_mill", "ambush"), ("w_gate", "fight")])
def test_a_fight_won_by_ambush(number: int, foe: str, move: str) -> None:
    """BAN-NOT-08, BAN-AMB-01: the fight must have begun with an Ambush."""
    w = west(
        [6] * 9, at={0: "w_gate"}, foes={foe: "bandit_1"}, wounds={foe: 1},
        options={"mode": "governors"}, more=pages_of(number),
    )  # fmt: skip
    w.play(next(f"0 {one}" for one in w.menu(0) if one.startswith(move)))
    while w.asked and w.asked[0][1] != "turn":
        menu = w.menu(0)
        w.play(f"0 {'prim:1' if 'prim:1' in menu else menu[-1]}")
    assert "defeats" in [event.kind for event in w.match.events]
    task = [row.id for row in PAGES[number].tasks].index("ambush-win")
    assert checked(w, number, task) == (move == "ambush")


LOOTINGS = [
    (["spoil:cash"], True), (["spoil:jail"], True), (["spoil:goods", "get:hide", "done"], True),
    (["spoil:none"], False), (["spoil:card"], False), (["spoil:goods", "done"], False),
]  # fmt: skip


@pytest.mark.parametrize(("moves", "met"), LOOTINGS)
def test_a_player_is_looted(moves: list[str], met: bool) -> None:
    """BAN-LOO-01, BAN-NOT-08: something was moved, or the loser went to Jail."""
    w = fight(
        hands=(("levi_jab", "levi_guard"), ("hannah_smoke", "hannah_arms")), vig={1: 1},
        at={0: "w_mill", 1: "w_mill"}, cash={1: 3}, goods={1: {"hide": 2}},
        options={"mode": "governors"}, more=pages_of(8),
    )  # fmt: skip
    w.play("0 play:levi_jab", "1 play:hannah_smoke", "0 prim:1")
    w.play(*[f"0 {move}" for move in moves])
    assert checked(w, 8, 0) == met


@pytest.mark.parametrize(("owner", "met"), [(1, True), (0, False)])
def test_a_cabin_is_burned(owner: int, met: bool) -> None:
    """BAN-SPR-03, BAN-NOT-08: as Fire-Raiser, a Cabin that is not one's own."""
    w = west(
        fire=[(0, "w_mill-cabin", slot) for slot in range(3)], raisers=[0], fire_colours=[1],
        cabins={"w_mill": owner}, at={0: "town_square"}, step=SPREAD,
        options={"mode": "governors"}, more=pages_of(8),
    )  # fmt: skip
    assert "burn-down" in [event.kind for event in w.match.events]
    assert checked(w, 8, 1) == met


def vigor_of(token: str) -> int:
    """The Vigor of a foe."""
    return ENEMY_OF[token].vig
