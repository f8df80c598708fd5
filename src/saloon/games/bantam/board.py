"""The country: five tiles, 67 Acres, 93 trails (rules.md: Moving, Range and Line of Sight).

An Acre is an int in the order of ACRE: twelve on each Terrain Tile, then Town. Coordinates are on a
tile of 1000 by 1000, x to the right, y down.
"""

from __future__ import annotations

from typing import Final

from saloon.games.bantam.effects import (
    BLUE_KEY,
    HERB,
    HIDE,
    LUMBER,
    NO_CHECK,
    NO_KEY,
    SILVER,
    WOUND,
    YELLOW,
    Effect,
    check,
    red_trail,
)

WILD: Final = 0
PLAINS: Final = 1
WET: Final = 2
MTN: Final = 3
TOWN: Final = 4
TERRAIN: Final = 4
"""How many tiles are Terrain Tiles; they come first, and their places in the grid are 0 to 3."""

RED: Final = 1
ORANGE: Final = 2
GREEN: Final = 4
BLUE: Final = 8
PURPLE: Final = 16
WHITE: Final = 32
BLACK_ACRE: Final = 64
COLOURS: Final[tuple[str, ...]] = ("red", "orange", "green", "blue", "purple")
"""The colours of sight by bit; white and black Acres have rules of their own."""

GUNSMITH: Final = 0
TRADING_POST: Final = 1
STABLES: Final = 2
SALOON: Final = 3
BANK: Final = 4
TOWN_HALL: Final = 5
DOC_JAIL: Final = 6
STORES: Final[tuple[str, ...]] = (
    "gunsmith",
    "trading_post",
    "stables",
    "saloon",
    "bank",
    "town_hall",
    "doc_jail",
)

BANDIT: Final = 0
WOLF: Final = 1
GRIZZLY: Final = 2
COUGAR: Final = 3
OLD_MARROW: Final = 4
THE_MAWL: Final = 5
SPECIES: Final[tuple[str, ...]] = ("bandit", "wolf", "grizzly", "cougar", "old_marrow", "the_mawl")
"""A legendary beast is a species of its own."""

NO_WEATHER: Final = 0
FROST: Final = 1
FEVER: Final = 2
COLD: Final = 3
WEATHERS: Final[tuple[str, ...]] = ("", "frost", "fever", "cold")

NOWHERE: Final = -1
NONE_HERE: Final = -1
"""No Resource, no store, no foe slot."""

TOWN_SQUARE: Final = 52
RELEASE_DOC: Final = 54
RELEASE_JAIL: Final = 55
GUNSMITH_ACRE: Final = 58
TOWN_HALL_ACRE: Final = 59
BANK_ACRE: Final = 60
VAULT: Final = 61
DOC: Final = 62
TRADING_ACRE: Final = 63
STABLES_ACRE: Final = 64
SALOON_ACRE: Final = 65
JAIL: Final = 66

ACRES: Final = 67
TERRAIN_ACRES: Final = 48
"""The Acres of the Terrain Tiles come first; only they can hold a Cabin."""
INTERIOR: Final = 67
"""The inside of the Cabin that stands in an Acre is the place INTERIOR + that Acre."""
PLACES: Final = INTERIOR + TERRAIN_ACRES


class Tile:
    """Town or a Terrain Tile: weather, the check for a wildfire, Acres at its Sign Posts N E S W.

    Where `wildfire` is false nothing but a Cabin can be lit.
    """

    def __init__(
        self,
        id: str,
        name: str,
        posts: tuple[int, ...],
        weather: int = NO_WEATHER,
        lit_by: int = NO_CHECK,
        wildfire: bool = True,
    ) -> None:
        self.id = id
        self.name = name
        self.posts = posts
        self.weather = weather
        self.lit_by = lit_by
        self.wildfire = wildfire


class Acre:
    """A place of the board; `gate` is the tile of its Location Icon, `slot` its foe slot."""

    def __init__(
        self,
        id: str,
        name: str,
        tile: int,
        colours: int,
        x: int,
        y: int,
        resource: int = NONE_HERE,
        gate: int = NOWHERE,
        camp_vig: int = 0,
        camp_wil: int = 0,
        shelter: int = 0,
        entry: int = NO_CHECK,
        species: int = NONE_HERE,
        abandoned: bool = False,
        store: int = NONE_HERE,
    ) -> None:
        self.id = id
        self.name = name
        self.tile = tile
        self.colours = colours
        self.x = x
        self.y = y
        self.resource = resource
        self.gate = gate
        self.camp_vig = camp_vig
        self.camp_wil = camp_wil
        self.camp = camp_vig + camp_wil > 0
        self.shelter = shelter
        self.entry = entry
        self.species = species
        self.abandoned = abandoned
        self.store = store
        self.slot = NONE_HERE


ACRE: Final[tuple[Acre, ...]] = (
    Acre("w_gate", "Wagon Cut", WILD, GREEN, 860, 860, gate=TOWN),
    Acre("w_mill", "Old Sawmill", WILD, GREEN, 690, 700, resource=LUMBER),
    Acre("w_firs", "Tall Firs", WILD, GREEN, 500, 850),
    Acre("w_grove", "Widow's Grove", WILD, GREEN | BLUE, 300, 730, resource=LUMBER, species=WOLF),
    Acre("w_camp", "Creek Camp", WILD, PURPLE, 140, 540, camp_vig=1, camp_wil=1),
    Acre("w_ford", "Cold Ford", WILD, BLUE, 360, 490),
    Acre("w_look", "Ranger Lookout", WILD, ORANGE, 590, 500, shelter=4),
    Acre("w_hollow", "Hollow Oak", WILD, BLACK_ACRE, 840, 620, entry=check("SNK6")),
    Acre("w_ridge", "Pine Ridge", WILD, ORANGE, 890, 400, resource=LUMBER),
    Acre(
        "w_cabin",
        "Trapper's Clearing",
        WILD,
        ORANGE | RED,
        690,
        250,
        species=BANDIT,
        abandoned=True,
    ),
    Acre("w_stand", "Ironwood Stand", WILD, RED, 460, 150, resource=LUMBER, species=GRIZZLY),
    Acre("w_den", "Marrow's Den", WILD, WHITE, 170, 230, species=OLD_MARROW),
    Acre("p_gate", "Stage Road", PLAINS, ORANGE, 140, 860, gate=TOWN),
    Acre("p_depot", "Stage Depot", PLAINS, ORANGE, 320, 730, shelter=4),
    Acre("p_grass", "Long Grass", PLAINS, ORANGE, 120, 590, resource=HIDE),
    Acre("p_bed", "Dry Creekbed", PLAINS, ORANGE | PURPLE, 400, 540),
    Acre("p_camp", "Drover's Camp", PLAINS, PURPLE, 520, 870, camp_vig=1, camp_wil=1),
    Acre("p_herd", "Buffalo Run", PLAINS, PURPLE, 630, 660, resource=HIDE, species=WOLF),
    Acre("p_ranch", "Sinking Ranch", PLAINS, PURPLE, 850, 810, species=BANDIT, abandoned=True),
    Acre("p_bluff", "Signal Bluff", PLAINS, PURPLE | RED, 820, 520),
    Acre("p_salt", "Salt Lick", PLAINS, RED, 890, 280, resource=HIDE, species=COUGAR),
    Acre("p_gully", "Snake Gully", PLAINS, BLACK_ACRE, 620, 390, entry=check("SNK6")),
    Acre("p_mill", "Broken Windmill", PLAINS, RED | BLUE, 470, 170, species=BANDIT),
    Acre("p_warren", "Prairie Warren", PLAINS, BLUE, 190, 320, resource=HIDE),
    Acre("k_gate", "Plank Road", WET, GREEN, 860, 140, gate=TOWN),
    Acre("k_reeds", "Reed Flats", WET, GREEN, 880, 400, resource=HERB),
    Acre("k_dock", "Ferry Landing", WET, GREEN | BLUE, 650, 260, shelter=4),
    Acre("k_camp", "Stilt Camp", WET, BLUE, 450, 120, camp_vig=1, camp_wil=1),
    Acre("k_lily", "Lily Shallows", WET, BLUE, 220, 220, resource=HERB),
    Acre("k_cypress", "Drowned Cypress", WET, BLACK_ACRE, 400, 370, entry=check("SNK6")),
    Acre("k_stones", "Standing Stones", WET, WHITE, 130, 480, species=WOLF),
    Acre("k_bank", "River Bank", WET, PURPLE, 640, 520),
    Acre("k_isle", "River Isle", WET, PURPLE, 390, 620, resource=HERB, species=GRIZZLY),
    Acre(
        "k_shack",
        "Moonshiner's Shack",
        WET,
        PURPLE | ORANGE,
        850,
        710,
        species=BANDIT,
        abandoned=True,
    ),
    Acre("k_peat", "Peat Cutting", WET, ORANGE, 560, 850, resource=HERB),
    Acre("k_maw", "Mawl's Hole", WET, WHITE, 190, 840, species=THE_MAWL),
    Acre("m_gate", "Switchback", MTN, RED, 140, 140, gate=TOWN),
    Acre("m_dig", "Lower Diggings", MTN, RED, 340, 260, resource=SILVER),
    Acre("m_camp", "Prospector's Camp", MTN, RED, 540, 110, camp_vig=1, camp_wil=1),
    Acre("m_ledge", "Goat Ledge", MTN, RED, 120, 450, species=WOLF),
    Acre("m_falls", "Above the Falls", MTN, BLUE, 560, 350),
    Acre("m_vein", "Falls Vein", MTN, BLUE, 770, 250, resource=SILVER, species=BANDIT),
    Acre("m_shore", "Down Shore", MTN, GREEN, 250, 680),
    Acre(
        "m_gallery", "Deep Gallery", MTN, BLACK_ACRE, 480, 560, resource=SILVER, entry=check("SNK5")
    ),
    Acre("m_pass", "Loren Pass", MTN, PURPLE, 880, 520, shelter=4),
    Acre("m_peak", "Eagle Peak", MTN, PURPLE, 910, 120, resource=SILVER, species=COUGAR),
    Acre("m_claim", "Rockfall Claim", MTN, GREEN, 430, 840, resource=SILVER, species=GRIZZLY),
    Acre("m_timber", "Timberline", MTN, GREEN | PURPLE, 700, 790),
    Acre("gate_wild", "North Gate", TOWN, GREEN, 500, 70, gate=WILD),
    Acre("gate_plains", "East Gate", TOWN, ORANGE, 930, 500, gate=PLAINS),
    Acre("gate_mtn", "South Gate", TOWN, RED, 500, 930, gate=MTN),
    Acre("gate_wet", "West Gate", TOWN, BLUE, 70, 500, gate=WET),
    Acre("town_square", "Gallows Square", TOWN, GREEN | ORANGE | RED | BLUE, 500, 500),
    Acre("street_nw", "Mayor's Walk", TOWN, GREEN | BLUE, 320, 320),
    Acre("release_doc", "Apothecary Row", TOWN, GREEN | ORANGE, 680, 320),
    Acre("release_jail", "Lamp Street", TOWN, ORANGE | RED, 680, 680),
    Acre("street_sw", "Livery Yard", TOWN, RED | BLUE, 320, 680),
    Acre("alley", "Back Alley", TOWN, BLACK_ACRE, 760, 510, entry=check("SNK5")),
    Acre("gunsmith", "Gunsmith", TOWN, WHITE, 130, 260, store=GUNSMITH),
    Acre("town_hall", "Town Hall", TOWN, WHITE, 300, 110, store=TOWN_HALL),
    Acre("bank", "Bank of Midland", TOWN, WHITE, 700, 110, store=BANK),
    Acre("vault", "Bank vault", TOWN, BLACK_ACRE, 900, 90, store=BANK),
    Acre("doc", "Doc Barber", TOWN, WHITE, 880, 280, store=DOC_JAIL),
    Acre("trading_post", "Trading Post, Rita", TOWN, WHITE, 120, 740, store=TRADING_POST),
    Acre("stables", "Mirth's Mounts", TOWN, WHITE, 300, 890, store=STABLES),
    Acre("saloon", "Ms. Bee's Haven", TOWN, WHITE, 700, 890, store=SALOON),
    Acre("jail", "Jail", TOWN, BLACK_ACRE, 890, 730, store=DOC_JAIL),
)


def acre(id: str) -> int:
    """An Acre by its id."""
    for number, row in enumerate(ACRE):
        if row.id == id:
            return number
    raise ValueError(f"there is no Acre {id!r}")


TILE: Final[tuple[Tile, ...]] = (
    Tile(
        "wild",
        "Dethelm Wilderness",
        (acre("w_stand"), acre("w_ridge"), acre("w_firs"), acre("w_camp")),
        FROST,
    ),
    Tile(
        "plains",
        "Midland Plains",
        (acre("p_mill"), acre("p_salt"), acre("p_camp"), acre("p_grass")),
    ),
    Tile(
        "wet",
        "Krowko Wetlands",
        (acre("k_camp"), acre("k_reeds"), acre("k_peat"), acre("k_stones")),
        FEVER,
        check("MAL6"),
    ),
    Tile(
        "mtn",
        "Southern Loren Range",
        (acre("m_camp"), acre("m_pass"), acre("m_timber"), acre("m_ledge")),
        COLD,
        wildfire=False,
    ),
    Tile("town", "Gallow Springs", (NOWHERE, NOWHERE, NOWHERE, NOWHERE), lit_by=check("MAL8")),
)


class Trail:
    """A link of two Acres: hidden with a `key`, walked from a to b only with `one_way`."""

    def __init__(
        self,
        a: str,
        b: str,
        printed: str = "",
        penalties: tuple[Effect, ...] = (),
        key: int = NO_KEY,
        one_way: bool = False,
    ) -> None:
        self.a = acre(a)
        self.b = acre(b)
        self.check = check(printed) if printed else NO_CHECK
        self.penalties = penalties
        self.key = key
        self.one_way = one_way


TRAIL: Final[tuple[Trail, ...]] = (
    Trail("w_gate", "w_mill"),
    Trail("w_gate", "w_firs"),
    Trail("w_mill", "w_firs"),
    Trail("w_mill", "w_look"),
    Trail("w_mill", "w_hollow"),
    Trail("w_hollow", "w_ridge"),
    Trail("w_look", "w_ridge"),
    Trail("w_firs", "w_grove"),
    Trail("w_grove", "w_camp"),
    Trail("w_grove", "w_ford"),
    Trail("w_camp", "w_ford"),
    Trail("w_ford", "w_look", "AGL6", (WOUND, red_trail(acre("w_camp")))),
    Trail("w_ridge", "w_cabin"),
    Trail("w_look", "w_cabin", "STR6"),
    Trail("w_cabin", "w_stand"),
    Trail("w_ford", "w_stand", key=BLUE_KEY),
    Trail("w_stand", "w_den", "STR6", (WOUND,)),
    Trail("w_camp", "w_den", "AGL7", (WOUND,)),
    Trail("p_gate", "p_depot"),
    Trail("p_gate", "p_grass"),
    Trail("p_depot", "p_bed"),
    Trail("p_depot", "p_camp"),
    Trail("p_grass", "p_bed"),
    Trail("p_grass", "p_warren"),
    Trail("p_bed", "p_herd"),
    Trail("p_camp", "p_herd"),
    Trail("p_herd", "p_ranch"),
    Trail("p_ranch", "p_bluff"),
    Trail("p_herd", "p_bluff", "AGL6", (WOUND,)),
    Trail("p_bluff", "p_salt"),
    Trail("p_bed", "p_gully"),
    Trail("p_gully", "p_salt"),
    Trail("p_mill", "p_salt"),
    Trail("p_warren", "p_mill"),
    Trail("p_camp", "p_ranch", key=BLUE_KEY),
    Trail("p_warren", "p_gully", "STR6"),
    Trail("k_gate", "k_reeds"),
    Trail("k_gate", "k_dock"),
    Trail("k_reeds", "k_bank"),
    Trail("k_reeds", "k_shack"),
    Trail("k_dock", "k_camp"),
    Trail("k_dock", "k_cypress"),
    Trail("k_camp", "k_lily"),
    Trail("k_lily", "k_cypress"),
    Trail("k_cypress", "k_bank"),
    Trail("k_lily", "k_stones"),
    Trail("k_stones", "k_isle", "STR6", (WOUND,)),
    Trail("k_bank", "k_isle", "AGL6", (WOUND, red_trail(acre("k_peat")))),
    Trail("k_bank", "k_shack"),
    Trail("k_shack", "k_peat"),
    Trail("k_lily", "k_isle", key=BLUE_KEY),
    Trail("k_peat", "k_maw", "STR7", (WOUND,)),
    Trail("k_isle", "k_maw", "AGL6", (WOUND,)),
    Trail("m_gate", "m_dig"),
    Trail("m_gate", "m_ledge"),
    Trail("m_dig", "m_camp"),
    Trail("m_dig", "m_ledge"),
    Trail("m_dig", "m_falls"),
    Trail("m_camp", "m_falls"),
    Trail("m_falls", "m_vein", "AGL7", (WOUND, red_trail(acre("m_shore")))),
    Trail("m_ledge", "m_shore", "AGL6", (WOUND, red_trail(acre("m_shore")))),
    Trail("m_shore", "m_claim"),
    Trail("m_claim", "m_timber"),
    Trail("m_timber", "m_pass"),
    Trail("m_pass", "m_vein", "STR6", (WOUND,)),
    Trail("m_vein", "m_peak", "AGL7", (WOUND,)),
    Trail("m_pass", "m_peak", "STR7", (WOUND, red_trail(acre("m_timber")))),
    Trail("m_ledge", "m_gallery", key=YELLOW),
    Trail("m_gallery", "m_pass", key=YELLOW),
    Trail("gate_wild", "street_nw"),
    Trail("gate_wild", "release_doc"),
    Trail("gate_plains", "release_doc"),
    Trail("gate_plains", "release_jail"),
    Trail("gate_mtn", "release_jail"),
    Trail("gate_mtn", "street_sw"),
    Trail("gate_wet", "street_sw"),
    Trail("gate_wet", "street_nw"),
    Trail("town_square", "street_nw"),
    Trail("town_square", "release_doc"),
    Trail("town_square", "release_jail"),
    Trail("town_square", "street_sw"),
    Trail("street_nw", "gunsmith"),
    Trail("street_nw", "town_hall"),
    Trail("release_doc", "bank"),
    Trail("release_doc", "doc"),
    Trail("street_sw", "trading_post"),
    Trail("street_sw", "stables"),
    Trail("release_jail", "saloon"),
    Trail("jail", "release_jail", one_way=True),
    Trail("release_doc", "alley"),
    Trail("release_jail", "alley"),
    Trail("vault", "bank", one_way=True),
    Trail("m_gallery", "m_shore", "AGL6", (WOUND, red_trail(acre("m_shore"))), one_way=True),
)
"""Trail n stands as t(n + 1) in the tables of rules.md."""


def far_end(trail: int, acre: int) -> int:
    """Where a trail leads from one of its ends."""
    row = TRAIL[trail]
    return row.b if row.a == acre else row.a


def _walkable(acre: int) -> tuple[int, ...]:
    return tuple(
        [
            number
            for number, trail in enumerate(TRAIL)
            if trail.a == acre or (trail.b == acre and not trail.one_way)
        ]
    )


def _joined(acre: int) -> tuple[int, ...]:
    return tuple(
        [
            far_end(number, acre)
            for number, trail in enumerate(TRAIL)
            if trail.key == NO_KEY and acre in (trail.a, trail.b)
        ]
    )


def _gate_to(number: int) -> int:
    row = ACRE[number]
    for other, far in enumerate(ACRE):
        if row.gate == far.tile and far.gate == row.tile:
            return other
    return NOWHERE


TILE_IDS: Final = tuple([tile.id for tile in TILE])
TILE_OF: Final = tuple([row.tile for row in ACRE])
COLOUR_OF: Final = tuple([row.colours for row in ACRE])
RESOURCE_OF: Final = tuple([row.resource for row in ACRE])
ENTRY_OF: Final = tuple([row.entry for row in ACRE])
SHELTER_OF: Final = tuple([row.shelter for row in ACRE])
STORE_OF: Final = tuple([row.store for row in ACRE])
XY: Final = tuple([(row.x, row.y) for row in ACRE])
GATE_TO: Final = tuple([_gate_to(number) for number in range(ACRES)])
"""BAN-TRV-01: the Acre that the Location Icon leads to, or NOWHERE."""
TRAILS_AT: Final = tuple([_walkable(number) for number in range(ACRES)])
"""The trails that may be walked from an Acre, one-way ones only in their direction."""
JOINED: Final = tuple([_joined(number) for number in range(ACRES)])
"""The Acres joined to one by a trail without a Key, in either direction."""
SLOT_ACRE: Final = tuple([number for number, row in enumerate(ACRE) if row.species != NONE_HERE])
SLOT_SPECIES: Final = tuple([ACRE[number].species for number in SLOT_ACRE])
SLOTS: Final = len(SLOT_ACRE)
for _slot, _acre in enumerate(SLOT_ACRE):
    ACRE[_acre].slot = _slot
WILD_CABINS: Final = tuple([number for number, row in enumerate(ACRE) if row.abandoned])
HIDDEN_OF: Final = tuple(
    [
        next(n for n, row in enumerate(ACRE) if row.tile == tile and row.colours == BLACK_ACRE)
        for tile in range(TERRAIN)
    ]
)
"""The Hidden Acre of each Terrain Tile."""
