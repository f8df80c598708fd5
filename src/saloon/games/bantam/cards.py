"""Combat Cards of characters, weapons, hunters, mounts and enemies (rules.md: Combat cards)."""

from __future__ import annotations

from typing import Final

from saloon.games.bantam.effects import (
    KEYS,
    NO_CHECK,
    NONE,
    NOTHING_HAPPENS,
    SNK,
    VERBS,
    Effect,
    block,
    check,
    skill_tmp,
    test,
)

LEVI: Final = 0
HANNAH: Final = 1
JERICHO: Final = 2
MIKA: Final = 3
WEAPON: Final = 4
HUNTER: Final = 5
MOUNT_SKILL: Final = 6
GUNMAN_DECK: Final = 7
PREDATOR_DECK: Final = 8
LEGENDARY_DECK: Final = 9
OWNERS: Final[tuple[str, ...]] = (
    "levi",
    "hannah",
    "jericho",
    "mika",
    "weapon",
    "hunter",
    "mount",
    "gunman",
    "predator",
    "legendary",
)
"""Whose a card is: the four characters first."""

BRAWL: Final = 0
BLOCK_ICON: Final = 1
TACKLE: Final = 2
MELEE: Final = 3
GUN: Final = 4
COMPANION: Final = 5
THROWABLE: Final = 6
EVADE: Final = 7
ICONS: Final[tuple[str, ...]] = (
    "brawl",
    "block",
    "tackle",
    "melee",
    "gun",
    "companion",
    "throwable",
    "evade",
)

BOTH: Final = 0
COMBAT: Final = 1
OUT: Final = 2
"""Where a special action or an Item may be used."""

NO_TEXT: Final = 0
NORMAL: Final = 1
IMMEDIATE: Final = 2
INTERRUPT: Final = 3
"""When the additional text of a card applies (BAN-CRD-08, -09, -13)."""

NO_RARITY: Final = -1
COMMON: Final = 0
RARE: Final = 1
LEGENDARY_CARD: Final = 2
RARITIES: Final[tuple[str, ...]] = ("common", "rare", "legendary")


class Prim:
    """One primary action: a verb, an amount, perhaps a check."""

    def __init__(self, verb: int, n: int, check: int) -> None:
        self.verb = verb
        self.n = n
        self.check = check


def _verb(word: str) -> int:
    return VERBS.index(word.replace("_", "-"))


def _prim(printed: str) -> Prim:
    words = printed.split()
    return Prim(_verb(words[0]), int(words[1]), check(words[2]) if len(words) > 2 else NO_CHECK)


def _amount(words: list[str]) -> int:
    if len(words) == 1:
        return 0
    return KEYS.index(words[1]) if words[0] == "key" else int(words[1])


class Card:
    """One Combat Card (BAN-CRD-01) by what is printed; the ALT Move 1 is on every one.

    `reach` is its range in Acres, empty where the card works at any. PRIMs are "verb n check",
    joined by + (one or both) or / (one of them). A special action is "verb n" and, after commas,
    "if prim", "discard", and "combat" or "out" where it may be used only there.

    `cancels` becomes a set of icons by bit, the range `low` and `high` (-1 for any), `spc_n` an
    amount, the modifier of a tool or the colour of a Key.
    """

    def __init__(
        self,
        id: str,
        name: str,
        owner: int,
        icon: int,
        cancels: str,
        reach: str,
        prims: str,
        special: str = "",
        timing: int = NO_TEXT,
        text: Effect = NOTHING_HAPPENS,
        rarity: int = NO_RARITY,
        price: int = 0,
    ) -> None:
        self.id = id
        self.name = name
        self.owner = owner
        self.icon = icon
        self.cancels = sum([1 << ICONS.index(name) for name in cancels.split(", ")])
        self.low = int(reach[0]) if reach else -1
        self.high = int(reach[2]) if reach else -1
        self.slash = " / " in prims
        self.prims = tuple([_prim(one) for one in prims.split(" / " if self.slash else " + ")])
        parts = special.split(", ")
        first = parts[0].split()
        self.spc = _verb(first[0]) if special else NONE
        self.spc_n = _amount(first) if special else 0
        self.needs_prim = "if prim" in parts
        self.discard = "discard" in parts
        self.where = COMBAT if "combat" in parts else OUT if "out" in parts else BOTH
        self.timing = timing
        self.text = text
        self.rarity = rarity
        self.price = price
        self.np = 1 if rarity == LEGENDARY_CARD else 0
        self.no_loot = owner < WEAPON or owner == MOUNT_SKILL


CARD: Final[tuple[Card, ...]] = (
    Card("levi_jab", "Jab", LEVI, BRAWL, "tackle", "0-0", "damage 1", "draw 1, combat"),
    Card("levi_cross", "Right Cross", LEVI, BRAWL, "tackle", "0-0", "damage 2 STR7"),
    Card("levi_guard", "Forearm Guard", LEVI, BLOCK_ICON, "brawl", "", "block 2", "refresh"),
    Card(
        "levi_duck", "Duck and Shift", LEVI, BLOCK_ICON, "brawl", "", "block 1 + move 1", "refresh"
    ),
    Card("levi_rush", "Bull Rush", LEVI, TACKLE, "block", "0-1", "move 1 + damage 1 STR5"),
    Card("levi_trip", "Trip Up", LEVI, TACKLE, "block", "0-0", "damage 1 AGL6 + push 1 AGL8"),
    Card("levi_roll", "Roll Clear", LEVI, EVADE, "gun", "", "move 2", "wil 1, combat"),
    Card("levi_iron", "Belt Iron", LEVI, GUN, "melee, throwable", "0-2", "damage 1 AGL5"),
    Card(
        "levi_fan",
        "Fan the Hammer",
        LEVI,
        GUN,
        "brawl, tackle",
        "0-1",
        "damage 1 AGL6 + damage 1 AGL8",
    ),
    Card(
        "hannah_backhand", "Backhand", HANNAH, BRAWL, "tackle", "0-0", "damage 1", "wil 1, combat"
    ),
    Card("hannah_headbutt", "Headbutt", HANNAH, BRAWL, "tackle", "0-0", "damage 1 + damage 1 STR7"),
    Card("hannah_arms", "Crossed Arms", HANNAH, BLOCK_ICON, "brawl", "", "block 2", "refresh"),
    Card(
        "hannah_apron",
        "Scorched Apron",
        HANNAH,
        BLOCK_ICON,
        "brawl",
        "",
        "block 1 + heal 1 PER8",
        "refresh",
    ),
    Card(
        "hannah_push",
        "Push Kick",
        HANNAH,
        TACKLE,
        "block",
        "0-0",
        "damage 1 STR5",
        "push 1, if prim",
    ),
    Card("hannah_lunge", "Burning Lunge", HANNAH, TACKLE, "block", "0-1", "move 1 + damage 1 MAL7"),
    Card("hannah_smoke", "Smokescreen", HANNAH, EVADE, "gun", "", "move 2", "douse +2"),
    Card(
        "hannah_bottle",
        "Flaming Bottle",
        HANNAH,
        THROWABLE,
        "evade",
        "1-2",
        "damage 1 MAL6",
        "fire +0",
    ),
    Card("hannah_poker", "Hot Poker", HANNAH, MELEE, "brawl, companion", "0-0", "damage 2 MAL7"),
    Card("jericho_upper", "Uppercut", JERICHO, BRAWL, "tackle", "0-0", "damage 2 STR8"),
    Card(
        "jericho_rings",
        "Ringed Backhand",
        JERICHO,
        BRAWL,
        "tackle",
        "0-0",
        "damage 1",
        "draw 2, combat",
    ),
    Card(
        "jericho_satchel", "Satchel Guard", JERICHO, BLOCK_ICON, "brawl", "", "block 2", "refresh"
    ),
    Card(
        "jericho_box",
        "Strongbox Swing",
        JERICHO,
        BLOCK_ICON,
        "brawl",
        "0-0",
        "block 1 + damage 1 STR8",
        "refresh",
    ),
    Card(
        "jericho_hug",
        "Bear Hug",
        JERICHO,
        TACKLE,
        "block",
        "0-0",
        "damage 1 STR6",
        "exhaust_enemy 1, if prim",
    ),
    Card(
        "jericho_shove",
        "Counter Shove",
        JERICHO,
        TACKLE,
        "block",
        "0-0",
        "push 1 STR5 + damage 1 STR7",
    ),
    Card(
        "jericho_talk",
        "Talk It Over",
        JERICHO,
        EVADE,
        "gun",
        "",
        "block 1 + move 1",
        "see_text, combat",
        timing=INTERRUPT,
        text=test("PER9", block(2), NOTHING_HAPPENS),
    ),
    Card("jericho_derringer", "Sleeve Derringer", JERICHO, GUN, "melee", "0-1", "damage 1 AGL5"),
    Card(
        "jericho_cane",
        "Walking Cane",
        JERICHO,
        MELEE,
        "brawl, companion",
        "0-0",
        "damage 1 STR5",
        "peek 1, combat",
    ),
    Card("mika_elbow", "Elbow", MIKA, BRAWL, "tackle", "0-0", "damage 1", "move 1, combat"),
    Card("mika_gouge", "Eye Gouge", MIKA, BRAWL, "tackle", "0-0", "damage 2 SNK7"),
    Card("mika_cloak", "Cloak Guard", MIKA, BLOCK_ICON, "brawl", "", "block 1 + move 1", "refresh"),
    Card("mika_lean", "Lean Away", MIKA, BLOCK_ICON, "brawl", "", "block 2 AGL5", "refresh"),
    Card(
        "mika_sweep", "Leg Sweep", MIKA, TACKLE, "block", "0-0", "damage 1 AGL5", "peek 1, combat"
    ),
    Card("mika_drop", "Drop From Above", MIKA, TACKLE, "block", "0-1", "move 1 + damage 1 SNK5"),
    Card(
        "mika_vanish",
        "Vanish",
        MIKA,
        EVADE,
        "gun",
        "",
        "move 3",
        "see_text, out",
        timing=NORMAL,
        text=skill_tmp(SNK, 1),
    ),
    Card(
        "mika_knife", "Boot Knife", MIKA, MELEE, "brawl, tackle", "0-0", "damage 2 SNK7", "entry +0"
    ),
    Card("mika_dart", "Blow Dart", MIKA, THROWABLE, "evade", "0-2", "damage 1 SNK6"),
    Card(
        "torch",
        "Torch",
        WEAPON,
        MELEE,
        "companion",
        "0-0",
        "damage 1 MAL6",
        "key yellow",
        rarity=COMMON,
        price=3,
    ),
    Card(
        "lasso",
        "Lasso",
        WEAPON,
        THROWABLE,
        "evade",
        "0-1",
        "push 1 AGL6 + damage 1 AGL8",
        "key blue",
        rarity=COMMON,
        price=3,
    ),
    Card(
        "crowbar",
        "Crowbar",
        WEAPON,
        MELEE,
        "block",
        "0-0",
        "damage 1 STR6",
        "entry +1",
        rarity=COMMON,
        price=4,
    ),
    Card(
        "chisel",
        "Mason's Chisel",
        WEAPON,
        MELEE,
        "throwable",
        "0-0",
        "damage 1 SNK6",
        "entry +0",
        rarity=COMMON,
        price=3,
    ),
    Card(
        "hatchet",
        "Throwing Hatchet",
        WEAPON,
        THROWABLE,
        "evade",
        "0-1",
        "damage 1 STR6",
        rarity=COMMON,
        price=3,
    ),
    Card(
        "bowie",
        "Bowie Knife",
        WEAPON,
        MELEE,
        "brawl, tackle",
        "0-0",
        "damage 1",
        "draw 1, combat",
        rarity=COMMON,
        price=4,
    ),
    Card(
        "shovel",
        "Camp Shovel",
        WEAPON,
        MELEE,
        "tackle",
        "0-0",
        "damage 1 STR5",
        "douse +2",
        rarity=COMMON,
        price=3,
    ),
    Card(
        "bucket",
        "Bucket and Chain",
        WEAPON,
        MELEE,
        "throwable",
        "0-0",
        "block 1 + damage 1 STR7",
        "douse +3",
        rarity=COMMON,
        price=3,
    ),
    Card(
        "six_shooter",
        "Six-Shooter",
        WEAPON,
        GUN,
        "melee",
        "0-2",
        "damage 1 AGL6",
        rarity=COMMON,
        price=4,
    ),
    Card(
        "squirrel_rifle",
        "Squirrel Rifle",
        WEAPON,
        GUN,
        "companion",
        "1-3",
        "damage 1 AGL5",
        rarity=COMMON,
        price=5,
    ),
    Card(
        "scattergun",
        "Scattergun",
        WEAPON,
        GUN,
        "tackle, brawl",
        "0-1",
        "damage 2 AGL7",
        rarity=COMMON,
        price=5,
    ),
    Card(
        "pocket_pistol",
        "Pocket Pistol",
        WEAPON,
        GUN,
        "brawl",
        "0-1",
        "damage 1 AGL5",
        rarity=COMMON,
        price=3,
    ),
    Card(
        "bullwhip",
        "Bullwhip",
        WEAPON,
        MELEE,
        "throwable, brawl",
        "0-1",
        "damage 1 AGL6 + push 1 AGL7",
        rarity=COMMON,
        price=4,
    ),
    Card(
        "kerosene",
        "Kerosene Flask",
        WEAPON,
        THROWABLE,
        "evade",
        "0-1",
        "damage 1 MAL6",
        "fire +0",
        rarity=COMMON,
        price=4,
    ),
    Card(
        "branding_iron",
        "Branding Iron",
        WEAPON,
        MELEE,
        "companion, tackle",
        "0-0",
        "damage 1 MAL5",
        "fire -1",
        rarity=COMMON,
        price=4,
    ),
    Card(
        "pan_lid",
        "Stove Lid",
        WEAPON,
        BLOCK_ICON,
        "brawl",
        "",
        "block 2",
        "refresh",
        rarity=COMMON,
        price=3,
    ),
    Card(
        "cattle_dog",
        "Cattle Dog",
        WEAPON,
        COMPANION,
        "evade",
        "0-2",
        "damage 1 PER6",
        "peek 1, combat",
        rarity=COMMON,
        price=4,
    ),
    Card(
        "knuckles",
        "Brass Knuckles",
        WEAPON,
        BRAWL,
        "tackle",
        "0-0",
        "damage 2 STR7",
        rarity=COMMON,
        price=3,
    ),
    Card(
        "repeater",
        "Loren Repeater",
        WEAPON,
        GUN,
        "melee, throwable",
        "0-3",
        "damage 1 AGL6 + damage 1 AGL8",
        rarity=RARE,
        price=7,
    ),
    Card(
        "buffalo_gun",
        "Buffalo Gun",
        WEAPON,
        GUN,
        "companion, melee",
        "2-4",
        "damage 3 AGL8",
        rarity=RARE,
        price=7,
    ),
    Card(
        "coach_gun",
        "Coach Gun",
        WEAPON,
        GUN,
        "tackle, brawl, melee",
        "0-1",
        "damage 2 AGL6",
        rarity=RARE,
        price=7,
    ),
    Card(
        "saber",
        "Cavalry Saber",
        WEAPON,
        MELEE,
        "brawl, tackle, throwable",
        "0-0",
        "damage 2 STR6",
        rarity=RARE,
        price=6,
    ),
    Card(
        "tomahawks",
        "Twin Tomahawks",
        WEAPON,
        THROWABLE,
        "evade",
        "0-2",
        "damage 1 STR6 + damage 1 STR7",
        rarity=RARE,
        price=6,
    ),
    Card(
        "pitch_bow",
        "Pitch Bow",
        WEAPON,
        THROWABLE,
        "evade",
        "1-3",
        "damage 1 MAL5",
        "fire +1",
        rarity=RARE,
        price=7,
    ),
    Card(
        "dynamite",
        "Dynamite Bundle",
        WEAPON,
        THROWABLE,
        "evade",
        "0-2",
        "damage 2 MAL7",
        "entry +3, discard",
        rarity=RARE,
        price=6,
    ),
    Card(
        "wolfhound",
        "Grey Wolfhound",
        WEAPON,
        COMPANION,
        "evade",
        "0-2",
        "damage 2 PER7",
        "peek 2, combat",
        rarity=RARE,
        price=7,
    ),
    Card(
        "stiletto",
        "Thief's Stiletto",
        WEAPON,
        MELEE,
        "block, brawl",
        "0-0",
        "damage 2 SNK7",
        "entry +2",
        rarity=RARE,
        price=8,
    ),
    Card(
        "sledge",
        "Sledgehammer",
        WEAPON,
        MELEE,
        "block, companion",
        "0-0",
        "damage 2 STR7 + push 1 STR6",
        "entry +1",
        rarity=RARE,
        price=7,
    ),
    Card(
        "stove_door",
        "Stove Door",
        WEAPON,
        BLOCK_ICON,
        "brawl",
        "",
        "block 3 + move 1",
        "refresh",
        rarity=RARE,
        price=5,
    ),
    Card(
        "ice_pick",
        "Climber's Pick",
        WEAPON,
        MELEE,
        "tackle, block",
        "0-0",
        "damage 1 + damage 1 AGL8",
        "key blue",
        rarity=RARE,
        price=6,
    ),
    Card(
        "judgment",
        "Judgment",
        WEAPON,
        GUN,
        "melee, brawl, tackle",
        "0-2",
        "damage 2 AGL6",
        "draw 1, combat",
        rarity=LEGENDARY_CARD,
        price=9,
    ),
    Card(
        "widowmaker",
        "Widowmaker",
        WEAPON,
        GUN,
        "melee, companion, throwable",
        "1-4",
        "damage 2 AGL7 + damage 1 AGL6",
        rarity=LEGENDARY_CARD,
        price=9,
    ),
    Card(
        "nether_lantern",
        "Nether Lantern",
        WEAPON,
        MELEE,
        "brawl, companion, block",
        "0-1",
        "damage 2 MAL6",
        "fire +2",
        rarity=LEGENDARY_CARD,
        price=9,
    ),
    Card(
        "ronyms_crook",
        "Ronym's Crook",
        WEAPON,
        MELEE,
        "brawl, tackle, throwable, gun",
        "0-0",
        "damage 1 + block 1 + heal 1 PER7",
        "wil 3, combat",
        rarity=LEGENDARY_CARD,
        price=8,
    ),
    Card(
        "quiet_key",
        "The Quiet Key",
        WEAPON,
        MELEE,
        "block, evade",
        "0-0",
        "damage 3 SNK8",
        "entry +3",
        rarity=LEGENDARY_CARD,
        price=8,
    ),
    Card(
        "old_thunder",
        "Old Thunder",
        WEAPON,
        MELEE,
        "block, tackle, companion",
        "0-1",
        "damage 3 STR7 + push 1",
        rarity=LEGENDARY_CARD,
        price=8,
    ),
    Card("hs_tracks", "Read the Tracks", HUNTER, EVADE, "gun", "", "move 2", "peek 2, combat"),
    Card(
        "hs_snare",
        "Snare Line",
        HUNTER,
        THROWABLE,
        "evade",
        "0-1",
        "damage 1 AGL6",
        "exhaust_enemy 1, if prim",
    ),
    Card("hs_heart", "Heart Shot", HUNTER, GUN, "melee, companion", "1-3", "damage 2 AGL8"),
    Card(
        "hs_dressing",
        "Field Dressing",
        HUNTER,
        BLOCK_ICON,
        "brawl",
        "",
        "block 1 + heal 1",
        "refresh",
    ),
    Card(
        "hs_howl",
        "Borrowed Howl",
        HUNTER,
        COMPANION,
        "evade",
        "0-2",
        "damage 1 MAL6",
        "wil 1, combat",
    ),
    Card(
        "hs_crouch",
        "Stalker's Crouch",
        HUNTER,
        EVADE,
        "gun",
        "",
        "block 1 + move 1",
        "see_text, out",
        timing=NORMAL,
        text=skill_tmp(SNK, 1),
    ),
    Card("hs_pin", "Pin Down", HUNTER, TACKLE, "block", "0-1", "move 1 + damage 1 STR5"),
    Card(
        "hs_skinning",
        "Skinning Cut",
        HUNTER,
        MELEE,
        "brawl, companion",
        "0-0",
        "damage 1 + damage 1 SNK8",
    ),
    Card(
        "hs_boar", "Boar Rush", HUNTER, TACKLE, "block", "0-0", "damage 2 STR7", "push 1, if prim"
    ),
    Card("hs_bolas", "Bolas", HUNTER, THROWABLE, "evade", "1-2", "damage 1 AGL7 + push 1 AGL6"),
    Card("hs_hides", "Layered Hides", HUNTER, BLOCK_ICON, "brawl", "", "block 3", "refresh"),
    Card(
        "hs_last", "Death Grip", HUNTER, BRAWL, "tackle", "0-0", "damage 2 MAL7", "heal 1, if prim"
    ),
    Card(
        "ms_hooves",
        "Flying Hooves",
        MOUNT_SKILL,
        COMPANION,
        "evade",
        "0-0",
        "damage 1 + push 1 AGL6",
    ),
    Card("ms_weight", "Full Weight", MOUNT_SKILL, TACKLE, "block", "0-1", "move 1 + damage 2 STR8"),
    Card("ms_gallop", "Flat Gallop", MOUNT_SKILL, EVADE, "gun", "", "move 4", "move 1, out"),
    Card("ms_rear", "Rear Up", MOUNT_SKILL, COMPANION, "evade", "0-1", "block 2 + damage 1 PER7"),
    Card(
        "ms_antlers", "Antler Sweep", MOUNT_SKILL, COMPANION, "evade", "0-0", "damage 1 + block 1"
    ),
    Card("fg_snap", "Snap Shot", GUNMAN_DECK, GUN, "melee", "0-2", "damage 1 AGL6"),
    Card(
        "fg_aimed", "Aimed Shot", GUNMAN_DECK, GUN, "throwable, companion", "1-3", "damage 2 AGL7"
    ),
    Card("fg_hip", "From the Hip", GUNMAN_DECK, GUN, "tackle", "0-1", "damage 1 AGL5"),
    Card("fg_whip", "Pistol Whip", GUNMAN_DECK, MELEE, "tackle", "0-0", "damage 1"),
    Card("fg_punch", "Barroom Punch", GUNMAN_DECK, BRAWL, "tackle", "0-0", "damage 1"),
    Card("fg_boot", "Spurred Boot", GUNMAN_DECK, BRAWL, "tackle", "0-0", "damage 2 STR7"),
    Card("fg_rush", "Gang Rush", GUNMAN_DECK, TACKLE, "block", "0-1", "move 1 + damage 1 STR5"),
    Card("fg_bottle", "Thrown Bottle", GUNMAN_DECK, THROWABLE, "evade", "0-2", "damage 1 AGL6"),
    Card("fg_cover", "Take Cover", GUNMAN_DECK, BLOCK_ICON, "brawl", "", "block 2"),
    Card("fg_dive", "Dive Aside", GUNMAN_DECK, EVADE, "gun", "", "block 1"),
    Card("fp_snap", "Snapping Jaws", PREDATOR_DECK, BRAWL, "tackle", "0-0", "damage 1"),
    Card("fp_rend", "Rend", PREDATOR_DECK, BRAWL, "tackle", "0-0", "damage 2 STR7"),
    Card("fp_bite", "Bite Down", PREDATOR_DECK, MELEE, "block, brawl", "0-0", "damage 1"),
    Card("fp_tear", "Tear", PREDATOR_DECK, MELEE, "evade", "0-0", "damage 2 STR8"),
    Card("fp_pounce", "Pounce", PREDATOR_DECK, TACKLE, "block", "0-1", "move 1 + damage 1 AGL6"),
    Card(
        "fp_bowl", "Bowl Over", PREDATOR_DECK, TACKLE, "block", "0-0", "damage 1 STR6 + push 1 STR6"
    ),
    Card(
        "fp_fury",
        "Sudden Fury",
        PREDATOR_DECK,
        COMPANION,
        "evade",
        "0-1",
        "damage 1 AGL7 + damage 1 STR7",
        timing=IMMEDIATE,
    ),
    Card("fp_circle", "Circle", PREDATOR_DECK, EVADE, "gun", "", "block 1"),
    Card("fp_spring", "Spring Back", PREDATOR_DECK, EVADE, "gun", "", "block 2 AGL6"),
    Card("fp_pelt", "Thick Pelt", PREDATOR_DECK, BLOCK_ICON, "brawl", "", "block 2"),
    Card("fl_crush", "Crushing Blow", LEGENDARY_DECK, BRAWL, "tackle", "0-0", "damage 2"),
    Card(
        "fl_twin", "Twin Strike", LEGENDARY_DECK, BRAWL, "tackle", "0-0", "damage 1 + damage 1 AGL6"
    ),
    Card("fl_maul", "Maul", LEGENDARY_DECK, MELEE, "block, brawl", "0-0", "damage 2 STR7"),
    Card(
        "fl_gore",
        "Gore",
        LEGENDARY_DECK,
        MELEE,
        "evade, throwable",
        "0-0",
        "damage 1 + push 1 STR6",
    ),
    Card(
        "fl_charge",
        "Thunder Charge",
        LEGENDARY_DECK,
        TACKLE,
        "block",
        "0-2",
        "move 2 + damage 1 STR5",
    ),
    Card("fl_trample", "Trample", LEGENDARY_DECK, TACKLE, "block", "0-1", "move 1 + damage 2 STR8"),
    Card(
        "fl_roar",
        "Terrible Roar",
        LEGENDARY_DECK,
        COMPANION,
        "evade",
        "0-2",
        "damage 1 STR6",
        timing=IMMEDIATE,
    ),
    Card("fl_scars", "Scarred Hide", LEGENDARY_DECK, BLOCK_ICON, "brawl", "", "block 3"),
    Card("fl_cunning", "Old Cunning", LEGENDARY_DECK, EVADE, "gun", "", "block 1 + move 1"),
    Card("fl_wind", "Second Wind", LEGENDARY_DECK, BLOCK_ICON, "brawl", "", "block 1 + heal 1"),
)

CARDS_EACH: Final = 9
"""Cards of a character; those of character c start at 9 * c."""
WEAPONS: Final = 36
WEAPON_CARDS: Final = 36
"""The first weapon, and how many there are."""
FIRST_HUNTER: Final = 72
HUNTER_CARDS: Final = 12
FIRST_MOUNT_SKILL: Final = 84
MOUNT_SKILL_CARDS: Final = 5
OWNABLE: Final = 89
"""The cards before this one can belong to a player; enemy decks follow."""
DECK_FIRST: Final[tuple[int, ...]] = (89, 99, 109)
DECK_SIZE: Final = 10

CARD_IDS: Final = tuple([card.id for card in CARD])
ICON_OF: Final = tuple([card.icon for card in CARD])
CANCELS_OF: Final = tuple([card.cancels for card in CARD])
LOW_OF: Final = tuple([card.low for card in CARD])
HIGH_OF: Final = tuple([card.high for card in CARD])
AFAR: Final = tuple(
    [sum([1 << far for far in range(max(1, card.low), card.high + 1)]) for card in CARD]
)
"""The Ranges beyond 0 at which a card can be played, as a set; none without a printed Range."""
SPC_OF: Final = tuple([card.spc for card in CARD])
PRICE_OF: Final = tuple([card.price for card in CARD])
