"""Characters, Cabins, Endeavors, stores, Items, Mounts, Enemies, lists and numbers.

Everything is named by its place in its table. Maps are in board.py, Combat Cards in cards.py.
"""

from __future__ import annotations

from typing import Final

from saloon.games.bantam.board import (
    ACRES,
    BANDIT,
    COUGAR,
    GRIZZLY,
    OLD_MARROW,
    THE_MAWL,
    VAULT,
    WOLF,
    acre,
)
from saloon.games.bantam.cards import (
    BOTH,
    COMBAT,
    FIRST_MOUNT_SKILL,
    HANNAH,
    LEVI,
    OUT,
)
from saloon.games.bantam.effects import (
    AGL,
    ANY,
    ARREST,
    BLUE_KEY,
    FULL_WIL,
    HIDE,
    INTO_HIDING,
    MAL,
    NO_CHECK,
    NOTHING_HAPPENS,
    PER,
    SILVER,
    SNK,
    STEP_BACK,
    STR,
    TOP_WEAPON,
    WIS,
    WOUND,
    YELLOW,
    Effect,
    bargain,
    block,
    cash,
    check,
    craft,
    damage,
    douse,
    entry,
    every,
    fire,
    gem,
    goto,
    grit,
    item,
    key,
    lose_cash,
    res,
    sell_here,
    skill_tmp,
    skill_up,
    step,
    test,
    vig,
    wil,
)

# -- numbers; those marked house in rules.md may be tuned ---------------

RESOURCE_TOKENS: Final = 20
GEM_TOKENS: Final = 8
FIRE_TOKENS: Final = 24
SELL_PRICE: Final = [1, 1, 1, 2, 4]
BUY_PRICE: Final = [2, 2, 2, 4, 0]
"""What the Trading Post pays and asks for each kind of goods; 0 is not for sale."""

GRIT: Final = 4
MOST_WIL: Final = 3
MOST_SKILL: Final = 6
MOST_VIG: Final = 7
CATALOGUE: Final = 4
HEAD_SPACES: Final = 3
CABINS_EACH: Final = 3
CABIN_SLOTS: Final = 3
CABIN_COST: Final = 3
CARPENTER_COST: Final = 2
DOOR_COST: Final = 1
CABIN_SHELTER: Final = 4
CRAFTS_EACH: Final = 3
BAIL: Final = 3
LOOT_CASH: Final = 10
FIRE_BASE: Final = 5
TOWN_FIRE: Final = check("MAL8")
SKILL_SPACES: Final[tuple[int, ...]] = (2, 5, 8)
STOCK_SLOTS: Final = 6
HAND: Final = 4

SCORE_WW: Final = 4
SCORE_SG: Final = 10
ROUNDS_WW: Final = 30
ROUNDS_SG: Final = 48
SOLO_WW: Final = 20
SOLO_SG: Final = 24
RATING_WW: Final[tuple[int, ...]] = (8, 12, 20)
RATING_SG: Final[tuple[int, ...]] = (12, 17, 24)
"""BAN-SOL-04: rounds for gold, silver and bronze."""
MOST_FREE: Final = 60
MOST_ENGAGEMENTS: Final = 30

MODES: Final[tuple[str, ...]] = ("welcome_a", "welcome_b", "governors")
"""The two lists of Warm Welcome, and Shadow Governors."""
STEPS: Final[tuple[str, ...]] = (
    "setting-up",
    "picking",
    "dawn",
    "turn",
    "fight",
    "dusk",
    "nightfall",
    "spread",
    "weather",
    "earnings",
    "sleep",
    "restore",
    "calendar",
    "night-end",
    "brawl-over",
    "finished",
)
"""Where a game stands between two beats."""
FACE_DOWN: Final[tuple[str, ...]] = ("rack", "items", "mounts", "hunters", "events")
"""The face-down decks that cards are put under."""

# -- things: what can lie on the ground ---------------

DOLLAR: Final = 5
HEAD_THING: Final = 6
"""+ enemy token."""
ITEM_THING: Final = 32
"""+ item."""
THINGS: Final = 44


class Character:
    """Who a player is; months are counted from March = 1."""

    def __init__(
        self,
        id: str,
        name: str,
        title: str,
        colour: str,
        month: int,
        skills: tuple[int, ...],
        spd: int,
        vig: int,
        cash: int,
        perk: Effect,
    ) -> None:
        self.id = id
        self.name = name
        self.title = title
        self.colour = colour
        self.month = month
        self.skills = skills
        self.spd = spd
        self.vig = vig
        self.wil = MOST_WIL
        self.cash = cash
        self.perk = perk


AMMO_BOX: Final = 0
LIGHTER: Final = 1

CHARACTER: Final[tuple[Character, ...]] = (
    Character(
        "levi", "Levi Mercer", "gunslinger", "blue", 7, (4, 2, 2, 1, 3, 0), 2, 4, 3, craft(AMMO_BOX)
    ),
    Character(
        "hannah", "Hannah Wilde", "arsonist", "red", 5, (2, 2, 4, 1, 3, 0), 2, 4, 4, craft(LIGHTER)
    ),
    Character(
        "jericho",
        "Jericho Jones",
        "merchant",
        "green",
        11,
        (2, 3, 1, 2, 4, 0),
        2,
        5,
        2,
        sell_here(2),
    ),
    Character(
        "mika", "Mika Mankiller", "thief", "purple", 9, (2, 2, 2, 4, 2, 0), 2, 4, 3, INTO_HIDING
    ),
)
CHARACTER_IDS: Final = tuple([one.id for one in CHARACTER])


class CabinCard:
    """A Cabin Card: its checks with what a failure costs, its night's rest, its perk."""

    def __init__(
        self,
        id: str,
        climb: str,
        pick: str,
        bash: str,
        burn: str,
        loot: str,
        perk: Effect,
        shelter: int,
        vig: int,
        wil: int,
    ) -> None:
        self.id = id
        self.climb = check(climb)
        self.climb_fail = (WOUND,)
        self.pick = check(pick)
        self.bash = check(bash)
        self.bash_fail = (WOUND,)
        self.burn = check(burn)
        self.loot = check(loot) if loot else NO_CHECK
        self.loot_fail = (ARREST,)
        self.perk = perk
        self.slots = CABIN_SLOTS
        self.shelter = shelter
        self.vig = vig
        self.wil = wil


CABIN_CARD: Final[tuple[CabinCard, ...]] = (
    CabinCard("cabin_levi", "AGL8", "SNK7", "STR7", "MAL7", "SNK7", craft(AMMO_BOX), 3, 2, 1),
    CabinCard("cabin_hannah", "AGL7", "SNK7", "STR7", "MAL8", "SNK7", craft(LIGHTER), 3, 2, 1),
    CabinCard("cabin_jericho", "AGL7", "SNK8", "STR8", "MAL6", "SNK8", sell_here(2), 3, 2, 1),
    CabinCard("cabin_mika", "AGL7", "SNK8", "STR6", "MAL7", "SNK7", INTO_HIDING, 3, 2, 1),
    CabinCard("cabin_abandoned", "AGL6", "SNK6", "STR7", "MAL5", "", NOTHING_HAPPENS, 4, 0, 1),
)
"""One design a character; the Abandoned Cabin is the last."""
ABANDONED: Final = 4

LOGGING: Final = 0
HUNTING: Final = 1
FORAGING: Final = 2
MINING: Final = 3
ENDEAVORS: Final[tuple[str, ...]] = ("logging", "hunting", "foraging", "mining")
"""An Endeavor has the number of its Resource and of its tile."""
NOVICE: Final = 0
JOURNEYMAN: Final = 1
MASTER: Final = 2
LEVELS: Final[tuple[str, ...]] = ("novice", "journeyman", "master")


class Endeavor:
    """An Endeavor Card, level by level: what a die must reach, earns, costs to leave, allows.

    The limit is Cabins, Riders, healing Herbs a turn, or Bank Note slots (BAN-LVL-06, -07).
    """

    def __init__(
        self,
        id: str,
        difficulty: tuple[int, ...],
        reward: tuple[int, ...],
        cost: tuple[int, ...],
        limit: tuple[int, ...],
        title: str,
        skill: int,
    ) -> None:
        self.id = id
        self.difficulty = difficulty
        self.reward = reward
        self.cost = cost
        self.limit = limit
        self.title = title
        self.skill = skill


ENDEAVOR: Final[tuple[Endeavor, ...]] = (
    Endeavor("logging", (5, 5, 5), (1, 2, 2), (4, 5), (1, 2, 3), "carpenter", STR),
    Endeavor("hunting", (5, 4, 4), (1, 1, 2), (4, 5), (1, 2, 3), "slayer", AGL),
    Endeavor("foraging", (5, 4, 4), (1, 1, 2), (4, 5), (0, 0, 2), "herbalist", PER),
    Endeavor("mining", (5, 4, 4), (1, 1, 1), (4, 5), (1, 2, 3), "excavator", MAL),
)

NEED_NONE: Final = 0
NEED_ENTRY: Final = 1
NEED_FIRE: Final = 2
NEED_CASH: Final = 3
NEED_HOLD: Final = 4
NEED_DOUSE: Final = 5
NEED_GUN: Final = 6
NEED_MELEE: Final = 7
NEED_KEY: Final = 8
NEED_HERB: Final = 9
NEED_MOUNT: Final = 10
NEEDS: Final[tuple[str, ...]] = (
    "",
    "entry",
    "fire",
    "cash",
    "hold",
    "douse",
    "gun",
    "melee",
    "key",
    "herb",
    "mount",
)
"""What a tab or an event asks for: a tool or weapon to exhaust, cash to pay or only to hold, herbs
to discard, a Mount."""


class Tab:
    """Something to try in one place, once a Day Phase (BAN-TAB-01, BAN-SHP-09)."""

    def __init__(
        self,
        id: str,
        name: str,
        where: str,
        grit: int,
        printed: str,
        win: Effect,
        fail: tuple[Effect, ...] = (),
        need: int = NEED_NONE,
        need_n: int = 0,
        crime: bool = False,
        sg: bool = False,
    ) -> None:
        self.id = id
        self.name = name
        self.acre = acre(where)
        self.grit = grit
        self.daily = True
        self.check = check(printed) if printed else NO_CHECK
        self.win = win
        self.fail = fail
        self.need = need
        self.need_n = need_n
        self.crime = crime
        self.sg = sg


TAB: Final[tuple[Tab, ...]] = (
    Tab(
        "tab_vault_door",
        "Open the vault door",
        "bank",
        1,
        "SNK8",
        goto(VAULT),
        (ARREST,),
        need=NEED_ENTRY,
    ),
    Tab("tab_vault_loot", "Loot the Vault", "vault", 0, "MAL6", cash(6), (ARREST,), crime=True),
    Tab("tab_stones", "Read the stones", "k_stones", 1, "WIS6", every(FULL_WIL, skill_tmp(ANY, 1))),
    Tab("tab_stones_study", "Copy the carvings", "k_stones", 1, "BLK6", skill_up(WIS, 1)),
    Tab("tab_bluff", "Signal fire", "p_bluff", 1, "", FULL_WIL, need=NEED_FIRE),
    Tab("tab_look", "Scan the woods", "w_look", 0, "AGL6", skill_tmp(SNK, 1), (wil(-1),)),
    Tab("tab_pan", "Pan the gravel", "m_shore", 1, "BLK5", res(SILVER, 1)),
    Tab("tab_shack", "Buy moonshine", "k_shack", 0, "", wil(2), need=NEED_CASH, need_n=1),
    Tab("tab_gallows", "Speak from the scaffold", "town_square", 1, "PER8", cash(1)),
    Tab("ia_gun_bargain", "Haggle over steel", "gunsmith", 0, "PER7", bargain(1)),
    Tab("ia_gun_trick", "Trick shot for the crowd", "gunsmith", 1, "AGL8", cash(2)),
    Tab("ia_gun_demand", "Make a demand", "gunsmith", 0, "MAL8", bargain(2), (STEP_BACK,)),
    Tab("ia_post_steal", "Steal", "trading_post", 1, "SNK8", item(1), (ARREST,), crime=True),
    Tab("ia_post_bargain", "Sweeten Rita", "trading_post", 0, "PER7", bargain(1)),
    Tab("ia_post_carry", "Unload wagons", "trading_post", 1, "STR7", cash(2)),
    Tab("ia_stable_bargain", "Talk horses with Mirth", "stables", 0, "PER7", bargain(1)),
    Tab("ia_stable_break", "Break a colt", "stables", 1, "AGL9", cash(3), (WOUND,)),
    Tab("ia_saloon_bargain", "Charm Ms. Bee", "saloon", 0, "PER8", bargain(1)),
    Tab("ia_saloon_arm", "Arm wrestling", "saloon", 1, "STR8", cash(3), (lose_cash(1),)),
    Tab(
        "ia_saloon_cards",
        "A hand of cards",
        "saloon",
        0,
        "SNK7",
        cash(2),
        (lose_cash(2), STEP_BACK),
        need=NEED_HOLD,
        need_n=2,
    ),
    Tab("ia_bank_threat", "Lean on the clerk", "bank", 1, "MAL9", cash(3), (ARREST,)),
    Tab("ia_hall_favor", "Bend the Mayor's ear", "town_hall", 1, "PER9", cash(3), sg=True),
    Tab("ia_doc_bandage", "Bandage", "doc", 0, "", vig(1), need=NEED_CASH, need_n=1),
)
"""Tabs of Acres, then the interactions of stores."""
TABS_AT: Final = tuple(
    [tuple([n for n, tab in enumerate(TAB) if tab.acre == place]) for place in range(ACRES)]
)
VAULT_DOOR: Final = 0
VAULT_LOOT: Final = 1
POST_STEAL: Final = 12
DOC_BANDAGE: Final = 22


class Drink:
    """What Ms. Bee pours (BAN-SHP-12)."""

    def __init__(self, id: str, name: str, price: int, effect: Effect) -> None:
        self.id = id
        self.name = name
        self.price = price
        self.effect = effect


DRINK: Final[tuple[Drink, ...]] = (
    Drink("dr_sarsaparilla", "Sarsaparilla", 1, wil(1)),
    Drink("dr_rye", "Double Rye", 2, every(skill_tmp(STR, 1), skill_tmp(MAL, 1), wil(1))),
    Drink("dr_tonic", "Bee's Honey Tonic", 2, vig(2)),
    Drink("dr_coffee", "Black Coffee", 2, grit(1)),
)


class Item:
    """An Item Token that stores sell: its effect or tool icon; -1, -1 is no range."""

    def __init__(
        self,
        id: str,
        name: str,
        price: int,
        discard: bool,
        where: int,
        effect: Effect,
        low: int = -1,
        high: int = -1,
    ) -> None:
        self.id = id
        self.name = name
        self.price = price
        self.discard = discard
        self.where = where
        self.effect = effect
        self.low = low
        self.high = high


ITEM: Final[tuple[Item, ...]] = (
    Item("bandage", "Bandage Roll", 1, True, BOTH, vig(2)),
    Item("nerve_tonic", "Nerve Tonic", 1, True, BOTH, wil(2)),
    Item("coffee_tin", "Tin of Coffee", 2, True, OUT, grit(1)),
    Item("rope", "Rope Coil", 1, False, OUT, key(BLUE_KEY)),
    Item("lantern", "Storm Lantern", 2, False, OUT, key(YELLOW)),
    Item("lockpicks", "Lockpick Roll", 2, False, OUT, entry(1), 0, 0),
    Item("matches", "Box of Matches", 1, True, OUT, fire(0), 0, 0),
    Item("pail", "Canvas Pail", 1, False, OUT, douse(2)),
    Item("steel_trap", "Steel Trap", 1, True, COMBAT, damage(1), 0, 1),
    Item("gloves", "Riding Gloves", 2, False, OUT, skill_tmp(AGL, 1)),
    Item("drifter_coat", "Drifter's Coat", 2, False, OUT, skill_tmp(SNK, 1)),
    Item("smoke_pot", "Smoke Pot", 1, True, COMBAT, every(block(2), step(1))),
)
ITEM_IDS: Final = tuple([item.id for item in ITEM])
ITEM_COPIES: Final = 2


class Craft:
    """A token its character makes at home, discarded by use: in a fight, or as a tool outside."""

    def __init__(
        self, id: str, name: str, owner: int, fight: Effect, tool: Effect, low: int, high: int
    ) -> None:
        self.id = id
        self.name = name
        self.owner = owner
        self.fight = fight
        self.tool = tool
        self.low = low
        self.high = high


CRAFT: Final[tuple[Craft, ...]] = (
    Craft(
        "ammo_box",
        "Ammo Box",
        LEVI,
        test("AGL5", damage(1), NOTHING_HAPPENS),
        NOTHING_HAPPENS,
        0,
        2,
    ),
    Craft("lighter", "Lighter", HANNAH, test("MAL5", damage(1), NOTHING_HAPPENS), fire(1), 0, 1),
)
"""BAN-ITM-08: three of each, never bought, sold or looted."""

HORSE: Final = 0
MULE: Final = 1
OTHER: Final = 2
MOUNT_KINDS: Final[tuple[str, ...]] = ("horse", "mule", "other")
NO_SKILL_CARD: Final = -1


class Mount:
    """A Mount with its Mount Skill Card and what its Saddle adds."""

    def __init__(
        self,
        id: str,
        name: str,
        kind: int,
        price: int,
        spd: int,
        slots: int,
        loot: str,
        vig_max: int = 0,
        skill: int = NO_SKILL_CARD,
        saddle_spd: int = 0,
        saddle_slots: int = 0,
        saddle_vig: int = 0,
    ) -> None:
        self.id = id
        self.name = name
        self.kind = kind
        self.price = price
        self.spd = spd
        self.slots = slots
        self.loot = check(loot)
        self.vig_max = vig_max
        self.skill = skill
        self.saddle_spd = saddle_spd
        self.saddle_slots = saddle_slots
        self.saddle_vig = saddle_vig


MOUNT: Final[tuple[Mount, ...]] = (
    Mount("bay", "Bay Gelding", HORSE, 5, 1, 0, "PER6", saddle_slots=2),
    Mount("painted", "Painted Mare", HORSE, 7, 1, 1, "PER7", saddle_spd=1),
    Mount(
        "mustang",
        "Free Mustang",
        HORSE,
        7,
        2,
        0,
        "PER8",
        skill=FIRST_MOUNT_SKILL + 0,
        saddle_slots=1,
    ),
    Mount("draft", "Grey Draft", HORSE, 8, 1, 2, "PER7", skill=FIRST_MOUNT_SKILL + 1, saddle_vig=1),
    Mount(
        "racer",
        "Midland Racer",
        HORSE,
        8,
        3,
        0,
        "PER8",
        skill=FIRST_MOUNT_SKILL + 2,
        saddle_slots=1,
    ),
    Mount(
        "night",
        "Night Stallion",
        HORSE,
        10,
        2,
        1,
        "PER9",
        skill=FIRST_MOUNT_SKILL + 3,
        saddle_vig=1,
    ),
    Mount("mule", "Pack Mule", MULE, 5, 0, 3, "PER6", saddle_spd=1),
    Mount(
        "elk",
        "Krowko Elk",
        OTHER,
        8,
        1,
        1,
        "PER8",
        vig_max=1,
        skill=FIRST_MOUNT_SKILL + 4,
        saddle_spd=1,
    ),
)
MOUNT_IDS: Final = tuple([mount.id for mount in MOUNT])

GUNMAN: Final = 0
PREDATOR: Final = 1
LEGENDARY: Final = 2
DECKS: Final[tuple[str, ...]] = ("gunman", "predator", "legendary")
STANDARD: Final = 0
AGGRESSIVE: Final = 1
NEUTRAL: Final = 2
SYMBOLS: Final[tuple[str, ...]] = ("standard", "aggressive", "neutral")
PLAQUE: Final = 0
POSTER: Final = 1
SURFACES: Final[tuple[str, ...]] = ("plaque", "poster")

FRONTS: Final[tuple[str, ...]] = (
    "rustler",
    "road_agent",
    "gun_hand",
    "wanted_man",
    "grey_wolf",
    "pack_leader",
    "grizzly",
    "tall_grizzly",
    "grizzly_sow",
    "cougar",
    "lone_cougar",
    "ghost_cougar",
    "old_marrow",
    "the_mawl",
)
"""What stands on the stat side of a token; those alike differ on the hidden loot side only."""


class Enemy:
    """An Enemy Token; loot and value are on its hidden side."""

    def __init__(
        self,
        id: str,
        name: str,
        front: int,
        species: int,
        deck: int,
        symbol: int,
        range: int,
        vig: int,
        agl: int,
        strength: int,
        sneak: str,
        loot: Effect,
        value: int,
        surface: int,
    ) -> None:
        self.id = id
        self.name = name
        self.front = front
        self.species = species
        self.deck = deck
        self.symbol = symbol
        self.range = range
        self.vig = vig
        self.skills = (agl, strength)
        self.sneak = check(sneak) if sneak else NO_CHECK
        self.loot = loot
        self.value = value
        self.surface = surface


ENEMY: Final[tuple[Enemy, ...]] = (
    Enemy(
        "bandit_1", "Rustler", 0, BANDIT, GUNMAN, STANDARD, 1, 3, 2, 1, "SNK6", cash(1), 2, POSTER
    ),
    Enemy(
        "bandit_2", "Rustler", 0, BANDIT, GUNMAN, STANDARD, 1, 3, 2, 1, "SNK6", cash(2), 1, POSTER
    ),
    Enemy(
        "bandit_3", "Rustler", 0, BANDIT, GUNMAN, STANDARD, 1, 3, 2, 1, "SNK6", item(1), 1, POSTER
    ),
    Enemy(
        "bandit_4",
        "Road Agent",
        1,
        BANDIT,
        GUNMAN,
        STANDARD,
        2,
        4,
        2,
        2,
        "SNK7",
        cash(2),
        2,
        POSTER,
    ),
    Enemy(
        "bandit_5",
        "Road Agent",
        1,
        BANDIT,
        GUNMAN,
        STANDARD,
        2,
        4,
        2,
        2,
        "SNK7",
        TOP_WEAPON,
        2,
        POSTER,
    ),
    Enemy(
        "bandit_6",
        "Road Agent",
        1,
        BANDIT,
        GUNMAN,
        STANDARD,
        2,
        4,
        2,
        2,
        "SNK7",
        cash(3),
        2,
        POSTER,
    ),
    Enemy(
        "bandit_7",
        "Gun Hand",
        2,
        BANDIT,
        GUNMAN,
        STANDARD,
        3,
        4,
        3,
        2,
        "SNK7",
        TOP_WEAPON,
        3,
        POSTER,
    ),
    Enemy(
        "bandit_8", "Gun Hand", 2, BANDIT, GUNMAN, STANDARD, 3, 4, 3, 2, "SNK7", cash(3), 3, POSTER
    ),
    Enemy(
        "bandit_9",
        "Wanted Man",
        3,
        BANDIT,
        GUNMAN,
        AGGRESSIVE,
        1,
        5,
        3,
        3,
        "SNK8",
        every(cash(3), item(1)),
        4,
        POSTER,
    ),
    Enemy(
        "wolf_1",
        "Grey Wolf",
        4,
        WOLF,
        PREDATOR,
        STANDARD,
        1,
        3,
        3,
        1,
        "SNK6",
        res(HIDE, 1),
        1,
        PLAQUE,
    ),
    Enemy(
        "wolf_2",
        "Grey Wolf",
        4,
        WOLF,
        PREDATOR,
        STANDARD,
        1,
        3,
        3,
        1,
        "SNK6",
        res(HIDE, 1),
        1,
        PLAQUE,
    ),
    Enemy(
        "wolf_3",
        "Grey Wolf",
        4,
        WOLF,
        PREDATOR,
        STANDARD,
        1,
        3,
        3,
        1,
        "SNK6",
        res(HIDE, 1),
        2,
        PLAQUE,
    ),
    Enemy(
        "wolf_4",
        "Grey Wolf",
        4,
        WOLF,
        PREDATOR,
        STANDARD,
        1,
        3,
        3,
        1,
        "SNK6",
        res(HIDE, 2),
        1,
        PLAQUE,
    ),
    Enemy(
        "wolf_5",
        "Grey Wolf",
        4,
        WOLF,
        PREDATOR,
        STANDARD,
        1,
        3,
        3,
        1,
        "SNK6",
        res(HIDE, 2),
        2,
        PLAQUE,
    ),
    Enemy(
        "wolf_6",
        "Pack Leader",
        5,
        WOLF,
        PREDATOR,
        AGGRESSIVE,
        1,
        4,
        3,
        2,
        "SNK7",
        res(HIDE, 2),
        3,
        PLAQUE,
    ),
    Enemy(
        "wolf_7",
        "Pack Leader",
        5,
        WOLF,
        PREDATOR,
        AGGRESSIVE,
        1,
        4,
        3,
        2,
        "SNK7",
        res(HIDE, 2),
        3,
        PLAQUE,
    ),
    Enemy(
        "grizzly_1",
        "Grizzly",
        6,
        GRIZZLY,
        PREDATOR,
        STANDARD,
        0,
        5,
        1,
        3,
        "SNK7",
        res(HIDE, 2),
        4,
        PLAQUE,
    ),
    Enemy(
        "grizzly_2",
        "Grizzly",
        6,
        GRIZZLY,
        PREDATOR,
        STANDARD,
        0,
        5,
        1,
        3,
        "SNK7",
        res(HIDE, 2),
        4,
        PLAQUE,
    ),
    Enemy(
        "grizzly_3",
        "Grizzly",
        7,
        GRIZZLY,
        PREDATOR,
        STANDARD,
        1,
        5,
        1,
        4,
        "SNK7",
        res(HIDE, 3),
        4,
        PLAQUE,
    ),
    Enemy(
        "grizzly_4",
        "Grizzly Sow",
        8,
        GRIZZLY,
        PREDATOR,
        AGGRESSIVE,
        0,
        6,
        1,
        4,
        "SNK8",
        res(HIDE, 3),
        5,
        PLAQUE,
    ),
    Enemy(
        "cougar_1",
        "Cougar",
        9,
        COUGAR,
        PREDATOR,
        AGGRESSIVE,
        1,
        4,
        4,
        2,
        "SNK7",
        res(HIDE, 1),
        3,
        PLAQUE,
    ),
    Enemy(
        "cougar_2",
        "Cougar",
        9,
        COUGAR,
        PREDATOR,
        AGGRESSIVE,
        1,
        4,
        4,
        2,
        "SNK7",
        res(HIDE, 2),
        3,
        PLAQUE,
    ),
    Enemy(
        "cougar_3",
        "Cougar",
        10,
        COUGAR,
        PREDATOR,
        STANDARD,
        2,
        4,
        4,
        2,
        "SNK8",
        res(HIDE, 2),
        3,
        PLAQUE,
    ),
    Enemy(
        "cougar_4",
        "Ghost Cougar",
        11,
        COUGAR,
        PREDATOR,
        AGGRESSIVE,
        2,
        4,
        4,
        3,
        "SNK8",
        res(HIDE, 2),
        4,
        PLAQUE,
    ),
    Enemy(
        "old_marrow",
        "Old Marrow, the white bear",
        12,
        OLD_MARROW,
        LEGENDARY,
        NEUTRAL,
        0,
        8,
        2,
        4,
        "",
        every(res(HIDE, 3), gem(1)),
        8,
        PLAQUE,
    ),
    Enemy(
        "the_mawl",
        "The Mawl of Krowko",
        13,
        THE_MAWL,
        LEGENDARY,
        NEUTRAL,
        0,
        7,
        3,
        4,
        "",
        every(res(HIDE, 2), gem(1)),
        7,
        PLAQUE,
    ),
)
ENEMIES: Final = 26
REACH_OF: Final = tuple([enemy.range for enemy in ENEMY])
SYMBOL_OF: Final = tuple([enemy.symbol for enemy in ENEMY])

# -- tasks: P_HAVE and P_SKILL_AT are tested at the end of the own turn, the rest when it happens

P_BUY: Final = 0
P_BUILD: Final = 1
P_MASTER: Final = 2
P_SELL_HEAD: Final = 3
P_HAVE: Final = 4
P_SKILL_AT: Final = 5
P_DEFEAT: Final = 6
P_AMBUSH_WIN: Final = 7
P_START_FIRE_TOWN: Final = 8
P_PASS_CHECK: Final = 9
P_KEEP_EVENT: Final = 10
P_RECRUIT: Final = 11
P_SADDLE: Final = 12
P_STEAL: Final = 13
P_LOOT_VAULT: Final = 14
P_LOOT_PLAYER: Final = 15
P_BREACH: Final = 16
P_BURN_CABIN: Final = 17
P_DOUSE: Final = 18
P_SELL: Final = 19
P_VISIT: Final = 20
P_SLEEP_OTHER: Final = 21
P_MOUNT_HEAD: Final = 22
P_DEPOSIT: Final = 23

BUY_HORSE: Final = 0
BUY_WEAPON: Final = 1
BUY_MOUNT: Final = 2
"""What P_BUY is about; for a weapon `b` is the rarity or ANY."""
HAVE_CASH: Final = 5
HAVE_HEAD: Final = 6
HAVE_WEAPON: Final = 7
HAVE_RIDER: Final = 8
HAVE_CABIN: Final = 9
"""What P_HAVE is about, after the five kinds of goods."""


class Task:
    """A task worth 1 Notoriety, or the condition of an Honor."""

    def __init__(self, id: str, predicate: int, a: int = 0, b: int = 0) -> None:
        self.id = id
        self.predicate = predicate
        self.a = a
        self.b = b


LIST_A: Final[tuple[Task, ...]] = (
    Task("buy-horse", P_BUY, BUY_HORSE),
    Task("build-cabin", P_BUILD),
    Task("buy-weapon", P_BUY, BUY_WEAPON, ANY),
    Task("master-any", P_MASTER, ANY),
)
LIST_B: Final[tuple[Task, ...]] = (
    Task("sell-head", P_SELL_HEAD),
    Task("have-weapon-2", P_HAVE, HAVE_WEAPON, 2),
    Task("have-silver-5", P_HAVE, SILVER, 5),
    Task("have-cash-12", P_HAVE, HAVE_CASH, 12),
)
