"""Buildings, slots, undead and the numbers of the game (rules.md: Buildings and slots, Undead).

A building is an int from 0 to 19 in the order of BUILDINGS, an undead card one from 0 to 17 in
the order of UNDEAD, a slot of the board one from 0 to 11 clockwise from the Graveyard. A set of
slots of a targeting card is a bit mask: bit n is slot n, 2 to 7.
"""

from __future__ import annotations

from typing import Final

COIN: Final = 0
BULLET: Final = 1
NOTORIETY: Final = 2
KINDS: Final = ("coin", "bullet", "notoriety")

COINS_IN_BOX: Final = 48
NOTORIETY_IN_BOX: Final = 80
"""30 tokens of value 1 and 10 of value 5 (UND-SUP-05)."""

OUTLAWS_EACH: Final = 6
OUTLAWS_AT_START: Final = 4
STARTING_RESOURCES: Final = 3
MOST_BANDS: Final = 6
ROUNDS_A_DAY: Final = 3

LAST_DAY: Final = 15
"""UND-RULING-30 (house): High Noon is called at the end of this day, come what may."""
LAST_SOLO_DAY: Final = 20
"""UND-SOLO-43 (house, an option): a solo game without a result is lost after this day."""
LIMITS: Final = [LAST_DAY, LAST_SOLO_DAY]
"""The same where the rules read them, so that they can be turned (numbers.py)."""
MOST_EXCHANGES: Final = 50
"""UND-RULING-19, UND-RULING-36 (house): no shootout lasts longer."""

ALL_SLOTS: Final = 0b11111100
"""The slots 2 to 7 of a targeting card, all loaded."""
BITS: Final = tuple([bin(mask).count("1") for mask in range(256)])
"""How many Bullets a targeting card holds."""

ASSAY: Final = 0
GAZETTE: Final = 1
GUNSMITH: Final = 2
DOCTOR: Final = 3
MORTUARY: Final = 4
STORE: Final = 5
DEPOT: Final = 6
GALLERY: Final = 7
SALOON: Final = 8
BANK: Final = 9
SHERIFF: Final = 10
ARMORY: Final = 11
DEN: Final = 12
HOTEL: Final = 13
BOUNTY: Final = 14
MISSION: Final = 15
LAWYER: Final = 16
RAILWAY: Final = 17
THEATRE: Final = 18
WATCHTOWER: Final = 19

ROUND_START: Final = (
    ASSAY,
    GAZETTE,
    GUNSMITH,
    DOCTOR,
    MORTUARY,
    STORE,
    DEPOT,
    GALLERY,
    SALOON,
    MISSION,
)
"""The buildings whose ability is used at the start of a round."""


class Building:
    """One building card."""

    def __init__(self, id: str, name: str, cost: int, value: int, four_plus: bool = False) -> None:
        self.id = id
        self.name = name
        self.cost = cost
        self.value = value
        self.four_plus = four_plus


BUILDINGS: Final[tuple[Building, ...]] = (
    Building("assay-office", "Assay Office", 5, 3),
    Building("gazette", "Gazette", 7, 2),
    Building("gunsmith", "Gunsmith", 4, 2),
    Building("doctors-office", "Doctor's Office", 4, 3),
    Building("mortuary", "Mortuary", 6, 7),
    Building("general-store", "General Store", 5, 4),
    Building("stage-depot", "Stage Depot", 5, 2),
    Building("shooting-gallery", "Shooting Gallery", 2, 1),
    Building("saloon", "Saloon", 3, 2),
    Building("bank", "Bank", 4, 5),
    Building("sheriffs-office", "Sheriff's Office", 6, 5),
    Building("armory", "Armory", 4, 4),
    Building("thieves-den", "Thieves' Den", 3, 3, four_plus=True),
    Building("grand-hotel", "Grand Hotel", 5, 6),
    Building("bounty-office", "Bounty Office", 7, 4, four_plus=True),
    Building("old-mission", "Old Mission", 5, 5),
    Building("lawyers-office", "Lawyer's Office", 6, 4, four_plus=True),
    Building("railway-station", "Railway Station", 6, 3),
    Building("theatre", "Theatre", 6, 2, four_plus=True),
    Building("watchtower", "Watchtower", 6, 6, four_plus=True),
)

COST: Final = [building.cost for building in BUILDINGS]
VALUE: Final = [building.value for building in BUILDINGS]

SLOTS: Final = 12
STREET: Final = 12
"""The place behind the twelve slots; together they are the Town."""
PLACES: Final = (*(f"s{slot + 1}" for slot in range(SLOTS)), "street")

SLOT_FROM: Final[tuple[int, ...]] = (2, 4, 2, 5, 2, 3, 2, 6, 2, 5, 2, 6)
"""UND-SETUP-03: from how many players on a slot is used."""
SLOT_ICON: Final[tuple[int, ...]] = (
    COIN,
    BULLET,
    NOTORIETY,
    COIN,
    BULLET,
    NOTORIETY,
    COIN,
    NOTORIETY,
    NOTORIETY,
    BULLET,
    COIN,
    COIN,
)
"""UND-SETUP-07: the bonus for the first buyer."""


class Undead:
    """One undead card; `weak` is its weak points as a set of slots."""

    def __init__(self, id: str, name: str, value: int, *weak: int) -> None:
        self.id = id
        self.name = name
        self.value = value
        self.weak = sum([1 << slot for slot in weak])


UNDEAD: Final[tuple[Undead, ...]] = (
    Undead("u01", "The Pale Rider", 6, 2, 5),
    Undead("u02", "The Red Marshal", 6, 4, 7),
    Undead("u03", "The Famine Drover", 6, 3, 6),
    Undead("u04", "The Hanging Judge", 5, 3, 4, 6, 7),
    Undead("u05", "Iron-Jaw Engineer", 5, 2, 5, 6, 7),
    Undead("u06", "Widow Blackthorn", 5, 2, 4, 5, 6),
    Undead("u07", "Gravel Pete", 5, 2, 3, 6, 7),
    Undead("u08", "Deacon Rot", 5, 2, 3, 5, 7),
    Undead("u09", "One-Eyed Dealer", 5, 3, 5, 6, 7),
    Undead("u10", "Barkeep Bones", 5, 2, 3, 4, 7),
    Undead("u11", "Telegraph Ghoul", 5, 3, 4, 5, 6),
    Undead("u12", "Claim Jumper", 5, 2, 4, 5),
    Undead("u13", "Stable Shambler", 4, 2, 3, 4, 5, 6),
    Undead("u14", "Dusty Deputy", 4, 2, 4, 5, 6, 7),
    Undead("u15", "Choir Corpse", 4, 2, 3, 4, 5, 7),
    Undead("u16", "Drifter", 4, 2, 3, 5, 6, 7),
    Undead("u17", "Prospector", 4, 2, 3, 4, 6, 7),
    Undead("u18", "Cowpoke", 4, 3, 4, 5, 6, 7),
)

CARDS: Final = len(UNDEAD)
HORSEMEN: Final = 3
"""The three undead of value 6 are the first three cards."""
WORTH: Final = [undead.value for undead in UNDEAD]
WEAK: Final = tuple([undead.weak for undead in UNDEAD])
UNDEAD_IDS: Final = tuple([undead.id for undead in UNDEAD])

# The spaces: 2 to 8 are numbered, 9 stands for Hire Guns, 1 for the Wild, 0 for nowhere.
NOWHERE: Final = 0
WILD: Final = 1
HIRE_GUNS: Final = 9
HIJACK: Final = 2
LOOT: Final = 3
EXTORT: Final = 6
STALK: Final = 7
SCOUT: Final = 8
SPACES: Final[tuple[str, ...]] = (
    "nowhere",
    "wild",
    "hijack",
    "loot",
    "intimidate",
    "outfit",
    "extort",
    "stalk",
    "scout",
    "hire-guns",
)

CALL_OUT: Final = (0, 0, 0, 0, 0b111100000, 0b111011100, 0, 0, 0b000111100)
"""UND-ACT-08, UND-ACT-05, UND-ACT-04: the set of spaces that may be intimidated from a space."""

COLOURS: Final = ("rust", "bone", "cactus", "indigo", "brass", "plum")

STEPS: Final = (
    "setting-up",
    "starting-resources",
    "round-start",
    "commitment",
    "arrival",
    "hiring",
    "ability",
    "income",
    "purchase",
    "rangers-turn",
    "round-end",
    "removal",
    "day-end",
    "upkeep",
    "next-round",
    "sending",
    "final-duel",
    "finished",
)
"""Where a game stands between two beats."""
