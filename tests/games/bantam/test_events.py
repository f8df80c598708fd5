"""Every Event Card: each choice and each side of the die (BAN-EVT, BAN-EVR)."""

from __future__ import annotations

import pytest

from saloon.games.bantam.board import TILE
from saloon.games.bantam.effects import KINDS, SKILLS
from saloon.games.bantam.events import EVENT, LOCALITY
from saloon.games.bantam.play.governors.event_cards import RESULTS
from saloon.games.bantam.state import Table
from tests.games.bantam.tables import West, west

GOVERNORS = {"mode": "governors"}
WAY = {"wild": "w", "plains": "p", "wet": "k", "mtn": "m"}
WEAPONS = ("six_shooter", "bowie", "kerosene", "bucket", "torch", "lasso", "crowbar")
"""Whatever a choice may ask for."""

# What a choice brings, by card: one row a choice, or one a side of the die after the choice that
# rolls. A word is a change that can be seen on the table.
KEPT = "np+1 kept"
FREE = "moves"
RESULT: dict[int, dict[str, str]] = {
    1: {"1": "cash+5", "2": "mal+1", "3": "wil=3"},
    2: {
        "1": FREE,
        **{f"2:{n}": "vig-2" for n in (1, 2)},
        **{f"2:{n}": "vig-1 wil=3" for n in (3, 4)},
        **{f"2:{n}": KEPT for n in (5, 6)},
        "3": "lumber-1 hide-1 herb-2",
    },
    3: {"1": "cash+3", "2": "vig-1", "3": KEPT},
    4: {"1": "cash-1 vig=4", "2": "cash-2 grit+2", "3": "herb-1 agl+2", "4": "wil+1"},
    5: {"1": "gem+2", "2": KEPT, "3": "mal+1"},
    7: {
        **{str(n): "mount-back" for n in (1, 2)},
        **{str(n): "spd-1" for n in (3, 4)},
        **{str(n): "" for n in (5, 6)},
    },
    8: {"1": "hide+2", "2": "herb+2", "3": FREE},
    9: {**{str(n): "grit_next-2" for n in (1, 2)}, **{str(n): "" for n in (3, 4, 5, 6)}},
    10: {
        "1": "in-deck",
        **{f"2:{n}": "vig-2" for n in (1, 2)},
        **{f"2:{n}": KEPT for n in (3, 4, 5)},
        "2:6": "cash+3 np+1 kept",
        "3": "agl+1",
    },
    11: {
        **{f"1:{n}": "grit-1" for n in (1, 2)},
        **{f"1:{n}": "herb+1" for n in (3, 4)},
        **{f"1:{n}": "lumber+1" for n in (5, 6)},
        "2": "wil=3",
        "3": FREE,
    },
    12: {"1": "cash+5", "2": "snk+1", "3": "grit+1"},
    13: {"1": "wil=3", "2": KEPT, "3": "np+1 rider"},
    14: {"1": "np+1 rider", "2": "cash+2 lumber+2", "3": "agl+1"},
    15: {"1": "vig=4 moves", "2": "wil=3", "3": "cash+2"},
    16: {
        "1": "kept-up",
        **{f"2:{n}": "in-deck" for n in (1, 2)},
        **{f"2:{n}": "kept-up" for n in (3, 4, 5, 6)},
        "3": "wil=3 in-deck",
    },
    17: {"1": "np+1 rider", "2": "kept-up snk~1", "3": "cash+3 np+1 kept"},
    18: {"6": "", "1": "vig-1 lumber-1"},
    19: {
        **{str(n): "kept-up max-1" for n in (1, 2, 3)},
        **{str(n): "" for n in (4, 5, 6)},
    },
    21: {"1": "cash-2 wil=3", "2": "ignore", "3": "cash+3"},
    22: {"1": "np+1 rider", "2": KEPT, "3": "mal+1"},
    23: {"1": "wis+1", "2": "cash+2", "3": "wil=3"},
    25: {"1": "vig-2", "2": "vig-1", "3": "vig-1", "4": "", "5": "", "6": ""},
    26: {"1": "cash+1 wil=3", "2": "grit+1", "3": "per+1"},
    28: {"1": "hide+2", "2": "kept-up", "3": "kept ignore"},
    29: {"1": "herb-1 kept-up", "2": "kept-up", "3": "wil=3 in-deck"},
    30: {
        **{f"1:{n}": "grit-1" for n in (1, 2, 3)},
        **{f"1:{n}": "vig=4 wil=3" for n in (4, 5, 6)},
        "2": FREE,
        "3": "wil+1",
    },
    31: {"1": "mount-offered", "2": "cash+4", "3": "wil=3 in-deck"},
    32: {"1": "lumber+1", "2": "lumber+3", "3": "level"},
    33: {
        "1": "jail",
        **{str(n): "grit_next-1 wil+1" for n in (2, 3, 4, 5)},
        "6": "wil+1",
    },
    34: {
        **{str(n): "vig-1 grit_next-1" for n in (1, 2)},
        "3": "grit_next-1",
        **{str(n): "" for n in (4, 5, 6)},
    },
    36: {
        **{f"1:{n}": "vig-1 wil=3" for n in (1, 2, 3, 4)},
        **{f"1:{n}": KEPT for n in (5, 6)},
        "2": "cash+3",
        "3": "wil+1",
    },
    38: {"1": "np+1 rider", "2": "hide+2 herb+1", "3": "mount-offered"},
    39: {"1": "cash+3", "2": "weapon", "3": "agl+1"},
    40: {"1": KEPT, "2": "kept-up", "3": "wil=3"},
    41: {"-": "spd-1 ongoing"},
    42: {"1": "weapon", "2": "weapon", "3": "cash+3 handed"},
    43: {"1": "vig=4 wil=3", "2": "max+1", "3": "vig+1"},
    44: {
        "1": "vig-1",
        **{f"2:{n}": "cash-1 lumber-1 head-1" for n in (1, 2)},
        **{f"2:{n}": "lumber-1 hide-1 herb-2" for n in (3, 4)},
        **{f"2:{n}": "ignore" for n in (5, 6)},
        "3": KEPT,
    },
    45: {"6": "", "1": "vig-1 lumber-1 hide-1"},
    47: {"1": "str+1", "2": KEPT, "3": "grit+1"},
    48: {"1": "wil=3", "2": "cash-3 wis+1", "3": "cash+4"},
    49: {"1": "weapon", "2": "agl+1", "3": "grit+1"},
    50: {
        "1": "kept-up",
        **{f"2:{n}": "in-deck" for n in (1, 2, 3)},
        **{f"2:{n}": "kept-up" for n in (4, 5, 6)},
        "3": "wil=3 in-deck",
    },
    51: {
        "1": "kept-up",
        **{f"2:{n}": "in-deck" for n in (1, 2)},
        **{f"2:{n}": "kept-up" for n in (3, 4, 5, 6)},
        "3": "wil=3 in-deck",
    },
    52: {"1": KEPT, "2": FREE, "3": "lumber-1"},
    53: {"1": "wil=3", "2": "kept-up", "3": KEPT},
    54: {"1": "grit+1", "2": "kept-up mal~1", "3": "ignore"},
}

CASES = [(card, how) for card, rows in RESULT.items() for how in rows]


def seen(t: Table) -> dict[str, int]:
    """The numbers of seat 0 that an event may change."""
    numbers = {
        "cash": t.cash[0],
        "vig": t.vig[0],
        "max": t.vig_max[0],
        "wil": t.wil[0],
        "grit": t.grit[0],
        "grit_next": -t.grit_less[0],
        "np": t.np[0],
        "spd": t.spd_tmp[0],
        "rider": t.rider_of.count(0),
        "head": len(t.heads_of(0)),
        "level": sum(t.level[:4]),
        "weapon": len(t.cards[0]),
        "ongoing": len(t.ongoing),
        "ignore": t.ignores[0],
    }
    numbers |= {kind: t.goods[n] for n, kind in enumerate(KINDS)}
    numbers |= {skill: t.skills[n] + t.skills_tmp[n] for n, skill in enumerate(SKILLS)}
    numbers |= {f"{skill}~": t.skills_more[n] for n, skill in enumerate(SKILLS)}
    return numbers


def arrive(card: int, dice: list[int]) -> tuple[West, str]:
    """Seat 0 has travelled to a tile the card applies to and has it on top of the deck."""
    row = EVENT[card - 1]
    tiles = [TILE[n].id for n in range(5) if row.tiles >> n & 1]
    tile = tiles[0]
    start, move = (
        ("w_gate", "gate_wild") if tile == "town" else (f"gate_{tile}", f"{WAY[tile]}_gate")
    )
    w = west(
        dice,
        options=GOVERNORS,
        events=[card],
        at={0: start},
        cash={0: 9},
        grit={0: 3},
        vig={0: 3},
        goods={0: {"lumber": 1, "hide": 1, "herb": 2}},
        heads={0: ["wolf_1"]},
        mounts={} if card == 31 else {0: "mule"},
        wil={0: 2 if row.low_will else 1},
        levels={0: {"hunting": "journeyman"}},
        weapons={0: WEAPONS},
        skills={0: dict.fromkeys(SKILLS, 5)},
        mount_deck=["bay"],
    )
    return w, move


def go_on(w: West, until: str = "turn") -> list[str]:
    """First answers to whatever is asked on the way; returns the prompts."""
    asked: list[str] = []
    while w.match.asks and (w.asked[0][0] == 0 or w.asked[0][1] != "turn"):
        prompt = w.asked[0][1]
        if prompt == until:
            break
        asked.append(prompt)
        w.play(f"{w.asked[0][0]} {w.menu(w.asked[0][0])[0]}")
    return asked


def changes(w: West, before: dict[str, int], card: int, asked: list[str]) -> set[str]:
    """What can be seen to have happened, in words."""
    t = w.state
    after = seen(t)
    words = set()
    for name, old in before.items():
        new = after[name]
        if name == "wil" and new == 3 and old < 3:
            words |= {"wil=3", "wil+1"} if old == 2 else {"wil=3"}
        elif name == "vig" and new == t.most_vig(0) and new > old and new - old > 0:
            words |= {"vig=4", "vig+1"}
        elif name in ("rider", "level", "weapon", "ongoing", "ignore") and new != old:
            words.add(name)
        elif name.endswith("~") and new != old:
            words.add(f"{name}{new - old}")
        elif new != old:
            words.add(f"{name}{new - old:+d}")
    number = card - 1
    if number * 4 + 1 in [code & ~2 for code in t.kept[0]]:
        words.add("kept-up")
    elif [code for code in t.kept[0] if code >> 2 == number]:
        words.add("kept")
    if number in t.events:
        words.add("in-deck")
    if "free-move" in asked:
        words.add("moves")
    if w.where(0) == "jail":
        words.add("jail")
    for kind in ("mount-offered", "mount-back"):
        if w.told(kind):
            words.add(kind)
    if w.told("hands-over"):
        words.add("handed")
    return words


@pytest.mark.parametrize(("card", "how"), CASES)
def test_every_choice_and_every_roll(card: int, how: str) -> None:
    """BAN-EVR-01..05, BAN-EVR-07..19, BAN-EVR-21..23, BAN-EVR-25..26, BAN-EVR-28..34.

    BAN-EVR-36, BAN-EVR-38..45, BAN-EVR-47..54, BAN-EVR-60, BAN-RULING-09..14, BAN-RULING-84: what
    the reference and the printed cards say.
    """
    choice, _, die = how.partition(":")
    row = EVENT[card - 1]
    dice = [int(die)] if die else [6, 6, 6]
    if row.rolls:
        dice = [int(how)] if how != "-" else []
    if "in-deck" in RESULT[card][how] and not die:
        dice = [2]
    w, move = arrive(card, dice)
    if card == 32 and choice == "3":
        w, move = arrive(card, [5])
    w.play(f"0 go:{move}")
    before = seen(w.state)
    w.play("0 stop")
    if not row.rolls:
        assert w.asked == [(0, "event")]
        w.play(f"0 choose:{choice}")
    asked = go_on(w)
    expected = set(RESULT[card][how].split())
    found = changes(w, before, card, asked)
    extra = {"vig=4", "vig+1"} if expected & {"vig=4", "vig+1"} else set()
    if expected & {"wil=3", "wil+1"}:
        assert found & expected & {"wil=3", "wil+1"}
        expected -= {"wil=3", "wil+1"}
        found -= {"wil=3", "wil+1"}
    if "rider" in expected:
        found = {word for word in found if "~" not in word}
    assert found - extra == expected - extra, (found, expected)
    if extra:
        assert found & extra
    for clause in RESULTS[card - 1].split():
        assert w.fired(clause), clause


def test_the_table_has_every_card_but_the_localities() -> None:
    """54 cards, seven of them Localities."""
    localities = {n + 1 for n, row in enumerate(EVENT) if row.type == LOCALITY}
    assert localities == {6, 20, 24, 27, 35, 37, 46}
    assert set(RESULT) | localities == set(range(1, 55))
