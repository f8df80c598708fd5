"""Land, town, goods, prices, dice and cards of `pioneers` (rules.md: Land tiles to Event cards).

Everything is an int that counts along a table of this module. The four Resources, the Buildings
that bring them, their Tools, their Laborers and their diplomas share one order: Corn, Cattle,
Lumber, Ore.
"""

from __future__ import annotations

from typing import Final

# -- players and their pieces ---------------

SYMBOLS: Final = ("bottle", "bag", "hat", "boot")
MOST_PLAYERS: Final = 4
PIONEERS_EACH: Final = 8
START_PIONEERS: Final = 2
TOKENS_EACH: Final = 3
"""How many Farms, Ranches, Sawmills, Mines and Homesteads every player has, of each kind."""

START_CASH: Final = 20
START_FOOD: Final = 6
START_BULLETS: Final = 1

FAMILY_LIMIT: Final[tuple[int, ...]] = (2, 3, 5, 8)
"""PIO-FAM-01: Pioneers by the number of own Homesteads."""

# -- Resources, Buildings, Tools, Laborers ---------------

CORN: Final = 0
CATTLE: Final = 1
LUMBER: Final = 2
ORE: Final = 3
RESOURCES: Final = ("corn", "cattle", "lumber", "ore")

FARM: Final = 0
RANCH: Final = 1
SAWMILL: Final = 2
MINE: Final = 3
HOMESTEAD: Final = 4
BUILDINGS: Final = ("farm", "ranch", "sawmill", "mine", "homestead")

SCYTHE: Final = 0
CLEAVER: Final = 1
AX: Final = 2
PICKAXE: Final = 3
TOOLS: Final = ("scythe", "cleaver", "ax", "pickaxe")

LABORERS: Final = ("farmer", "rancher", "lumberjack", "miner")

UNITS: Final = 70
"""PIO-RULING-03: units of each Resource in the box."""
FOOD_IN_BOX: Final = 80
BULLETS_IN_BOX: Final = 40
REVOLVERS_IN_BOX: Final = 4
HORSES_IN_BOX: Final = 4
POINT_CARDS: Final = 5
TOOL_SETS: Final[tuple[int, ...]] = (0, 0, 1, 1, 2)
"""PIO-SETUP-06: sets of Tools by the number of players."""
STAKES: Final[tuple[int, ...]] = (0, 0, 4, 5, 6)
"""PIO-SETUP-07: Claim Stakes by the number of players."""
MOST_STAKES: Final = 6

# -- land and town ---------------

FIELD: Final = 0
PASTURE: Final = 1
FOREST: Final = 2
MOUNTAIN: Final = 3
ABANDONED_MINE: Final = 4
DESERT: Final = 5
LAKE: Final = 6
RIVER: Final = 7
GRAVEYARD: Final = 8
CANYON: Final = 9
DEATH_VALLEY: Final = 10


class Land:
    """One type of land tile; `builds` is the production Building it carries, or -1.

    A collapsed Abandoned Mine is like a Canyon, whatever its row says.
    """

    def __init__(
        self, id: str, count: int, builds: int, homestead: bool, hunt: bool, cross: bool
    ) -> None:
        self.id = id
        self.count = count
        self.builds = builds
        self.homestead = homestead
        self.hunt = hunt
        self.cross = cross


LANDS: Final[tuple[Land, ...]] = (
    Land("field", 7, FARM, True, True, True),
    Land("pasture", 7, RANCH, True, True, True),
    Land("forest", 7, SAWMILL, True, True, True),
    Land("mountain", 7, MINE, True, True, True),
    Land("abandoned-mine", 6, MINE, True, True, True),
    Land("desert", 6, -1, True, True, True),
    Land("lake", 6, -1, True, True, True),
    Land("river", 6, -1, True, True, True),
    Land("graveyard", 6, -1, False, False, True),
    Land("canyon", 6, -1, False, False, False),
    Land("death-valley", 6, -1, False, False, False),
)
LAND_TILES: Final = 70

STORE: Final = 0
CHURCH: Final = 1
SCHOOL: Final = 2
BANK: Final = 3
SALOON: Final = 4
JAIL: Final = 5
BLACKSMITH: Final = 6


class Place:
    """One of the seven places of the town, on its hex."""

    def __init__(self, id: str, q: int, r: int) -> None:
        self.id = id
        self.q = q
        self.r = r


PLACES: Final[tuple[Place, ...]] = (
    Place("store", 0, 0),
    Place("church", 0, -1),
    Place("school", 1, -1),
    Place("bank", 1, 0),
    Place("saloon", 0, 1),
    Place("jail", -1, 1),
    Place("blacksmith", -1, 0),
)
"""PIO-TOWN-01: the General Store, then the ring clockwise from the north."""

AROUND: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""PIO-TOWN-02: the six neighbours of a hex, clockwise from the north."""

# -- prices and fees ---------------


class Good:
    """A thing with a price; `buy` or `sell` is 0 where the Stockpile does not do it."""

    def __init__(self, id: str, place: int, buy: int, sell: int) -> None:
        self.id = id
        self.place = place
        self.buy = buy
        self.sell = sell


FOOD: Final = 0
BULLET: Final = 1
REVOLVER: Final = 2
HORSE: Final = 3
TOOL: Final = 4  # + tool
RESOURCE: Final = 8  # + resource
POINT_CARD: Final = 12

GOODS: Final[tuple[Good, ...]] = (
    Good("food", STORE, 1, 0),
    Good("bullet", STORE, 1, 0),
    Good("revolver", STORE, 3, 1),
    Good("horse", STORE, 4, 2),
    Good("scythe", BLACKSMITH, 3, 1),
    Good("cleaver", BLACKSMITH, 3, 1),
    Good("ax", BLACKSMITH, 3, 1),
    Good("pickaxe", BLACKSMITH, 3, 1),
    Good("corn", STORE, 0, 4),
    Good("cattle", STORE, 0, 5),
    Good("lumber", STORE, 0, 5),
    Good("ore", STORE, 0, 6),
    Good("point-card", BANK, 50, 0),
)
BUY: Final = [good.buy for good in GOODS]
SELL: Final = [good.sell for good in GOODS]
SELL_RESOURCE: Final = tuple(SELL[RESOURCE : RESOURCE + len(RESOURCES)])

BUILD_COST: Final = [3, 3, 3, 3, 4]
SELL_BUILDING: Final = 3
MARKET_DAY_BONUS: Final = 1
"""What the event card adds to the price of a Resource."""

STAKE_FEE: Final = 2
DIPLOMA_FEE: Final = 4
PRAY_FEE: Final = 2
LABORER_FEE: Final = 3
BANDIT_FEE: Final = 3
SHERIFF_FEE: Final = 3
STORE_TIP: Final = 1
"""PIO-BUY-03: what a Buy at the General Store brings the player of Business."""
BANK_SHARE: Final = 4
"""PIO-BUY-06: what another's Pioneer Point card brings the player of Finance."""
POINT_PRICE_FINANCE: Final = 40
POINT_RESOURCES_FINANCE: Final = 8
DRINK: Final = 2
ARREST_FINE: Final = 5
COMPANION_GIFT: Final = 5
NEEDY_CASH: Final = 5
"""PIO-PRAY-02: with less than this one prays for nothing."""
NEEDY_RESOURCES: Final = 1

# -- dice ---------------

DIE_ACTION: Final = 0
DIE_LAND: Final = 1
DIE_EVENT: Final = 2
DEADWOOD_FACES: Final[tuple[int, ...]] = (
    DIE_ACTION,
    DIE_ACTION,
    DIE_LAND,
    DIE_LAND,
    DIE_EVENT,
    DIE_EVENT,
)
DEADWOOD_LETTERS: Final = ("A", "L", "E")
RESOURCE_FACES: Final = [3, 4, 4, 5, 5, 6]
BANDIT_FACE: Final = 4
FACES: Final = ("bottle", "bag", "hat", "boot", "bandit")
PLAYER_FACES: Final = (0, 1, 2, 3, BANDIT_FACE, BANDIT_FACE)
GAMBLE_PAYS: Final[tuple[int, ...]] = (6, 6, 6, 6, 3)
"""PIO-GAMB-03: dollars or tokens back for each one wagered, by face."""

# -- animals ---------------


class Animal:
    """One hunting token; `number` is what the D6 must show, and the Food it gives."""

    def __init__(self, id: str, number: int) -> None:
        self.id = id
        self.number = number


ANIMALS: Final[tuple[Animal, ...]] = (
    Animal("prairie-dog", 1),
    Animal("rabbit", 2),
    Animal("quail", 2),
    Animal("turkey", 3),
    Animal("beaver", 3),
    Animal("pronghorn", 4),
    Animal("deer", 4),
    Animal("elk", 5),
    Animal("bear", 5),
    Animal("buffalo", 6),
)
MOST_SHOTS: Final = 3

# -- Shootout decks ---------------

DECK: Final = 10
ATTACKER_HITS: Final = 1
DEFENDER_HITS: Final = 2

# -- the Hideout ---------------

FIRST_SQUARE: Final = 21
LIES_LOW_SQUARE: Final = 8

# -- diplomas ---------------

AGRICULTURE: Final = 0
BOVINE: Final = 1
FORESTRY: Final = 2
MINING: Final = 3
BARTENDING: Final = 4
BUSINESS: Final = 5
EDUCATION: Final = 6
FINANCE: Final = 7
LAND_MANAGEMENT: Final = 8
LAW_ENFORCEMENT: Final = 9
METALLURGY: Final = 10
THEOLOGY: Final = 11
COMPANION: Final = 12
DIPLOMAS: Final[tuple[str, ...]] = (
    "agriculture",
    "bovine",
    "forestry",
    "mining",
    "bartending",
    "business",
    "education",
    "finance",
    "land-management",
    "law-enforcement",
    "metallurgy",
    "theology",
    "companion",
)

# -- Prayer cards ---------------

NEW_ARRIVAL_1: Final = 0
NEW_ARRIVAL_2: Final = 1
DAILY_BREAD: Final = 2
ALMS: Final = 3
DELIVERANCE: Final = 4
STRENGTH: Final = 5
HARVEST: Final = 6
GUARDIAN: Final = 7
PILGRIM: Final = 8
PROVIDENCE: Final = 9
PRAYERS: Final[tuple[str, ...]] = (
    "new-arrival-1",
    "new-arrival-2",
    "daily-bread",
    "alms",
    "deliverance",
    "strength",
    "harvest",
    "guardian",
    "pilgrim",
    "providence",
)
KEPT_PRAYERS: Final = (DELIVERANCE, HARVEST, PILGRIM)
"""These may be kept and used later in the turn."""

# -- Event cards ---------------

GOOD: Final = 0
BAD: Final = 1
MIXED: Final = 2
SELF: Final = 0
ALL: Final = 1
OTHER: Final = 2

GOLD_DUST: Final = 0
LETTER_EAST: Final = 1
BOOM_TOWN: Final = 2
WAGON_TRAIN: Final = 3
CHURCH_SUPPER: Final = 4
BASKET: Final = 5
CARTRIDGES: Final = 6
DRIFTER: Final = 7
BUMPER_CROP: Final = 8
SPRING_CALVES: Final = 9
STRAIGHT_PINES: Final = 10
RICH_VEIN: Final = 11
GENTLE_RAIN: Final = 12
LONG_SUMMER: Final = 13
STRAY_STEER: Final = 14
DRIFTWOOD: Final = 15
NUGGET: Final = 16
SEED_CORN: Final = 17
SAMPLE_TOOL: Final = 18
MUSTANG: Final = 19
OLD_IRON: Final = 20
SURVEY_MAP: Final = 21
RAIL_SURVEY: Final = 22
SECOND_WIND: Final = 23
BEFORE_DAWN: Final = 24
STAGECOACH: Final = 25
CIRCUIT_JUDGE: Final = 26
SCHOOL_GRANT: Final = 27
LAND_HOLIDAY: Final = 28
BARN_RAISING: Final = 29
SUNDAY_SERVICE: Final = 30
MARKET_DAY: Final = 31
BUFFALO_HERD: Final = 32
RAFFLE: Final = 33
PATROL: Final = 34
FLOOD: Final = 35
BLIZZARD: Final = 36
FOREST_FIRE: Final = 37
CAVE_IN: Final = 38
SNAPPED_SCYTHE: Final = 39
BENT_PICKAXE: Final = 40
SPLIT_AX: Final = 41
CRACKED_CLEAVER: Final = 42
TAX_COLLECTOR: Final = 43
PICKPOCKET: Final = 44
PROPERTY_TAX: Final = 45
SALOON_DAMAGE: Final = 46
POLL_TAX: Final = 47
RATS: Final = 48
SPOILED_MEAT: Final = 49
HORSE_THIEF: Final = 50
WALKOUT: Final = 51
RATTLESNAKE: Final = 52
TWISTER: Final = 53
GRASS_FIRE: Final = 54
MISTAKEN: Final = 55
AMBUSH: Final = 56
DUST_STORM: Final = 57
GANG_PAYDAY: Final = 58
JAIL_RIOT: Final = 59
POSSE: Final = 60
FISHING: Final = 61
LIES_LOW: Final = 62
POKER_NIGHT: Final = 63
LAWSUIT: Final = 64
SWAP_MEET: Final = 65
SALESMAN: Final = 66
RUSTLED: Final = 67
THE_HAT: Final = 68
CROSSED_TRAILS: Final = 69


class EventCard:
    """One Event card: good, bad or mixed, and whom it concerns."""

    def __init__(self, id: str, mood: int, scope: int) -> None:
        self.id = id
        self.mood = mood
        self.scope = scope


EVENTS: Final[tuple[EventCard, ...]] = (
    EventCard("gold-dust", GOOD, SELF),
    EventCard("letter-east", GOOD, SELF),
    EventCard("boom-town", GOOD, ALL),
    EventCard("wagon-train", GOOD, SELF),
    EventCard("church-supper", GOOD, ALL),
    EventCard("basket", GOOD, SELF),
    EventCard("cartridges", GOOD, SELF),
    EventCard("drifter", GOOD, SELF),
    EventCard("bumper-crop", GOOD, SELF),
    EventCard("spring-calves", GOOD, SELF),
    EventCard("straight-pines", GOOD, SELF),
    EventCard("rich-vein", GOOD, SELF),
    EventCard("gentle-rain", GOOD, ALL),
    EventCard("long-summer", GOOD, ALL),
    EventCard("stray-steer", GOOD, SELF),
    EventCard("driftwood", GOOD, SELF),
    EventCard("nugget", GOOD, SELF),
    EventCard("seed-corn", GOOD, SELF),
    EventCard("sample-tool", GOOD, SELF),
    EventCard("mustang", GOOD, SELF),
    EventCard("old-iron", GOOD, SELF),
    EventCard("survey-map", GOOD, SELF),
    EventCard("rail-survey", GOOD, ALL),
    EventCard("second-wind", GOOD, SELF),
    EventCard("before-dawn", GOOD, SELF),
    EventCard("stagecoach", GOOD, SELF),
    EventCard("circuit-judge", GOOD, SELF),
    EventCard("school-grant", GOOD, SELF),
    EventCard("land-holiday", GOOD, SELF),
    EventCard("barn-raising", GOOD, SELF),
    EventCard("sunday-service", GOOD, SELF),
    EventCard("market-day", GOOD, SELF),
    EventCard("buffalo-herd", GOOD, ALL),
    EventCard("raffle", GOOD, ALL),
    EventCard("patrol", GOOD, SELF),
    EventCard("flood", BAD, ALL),
    EventCard("blizzard", BAD, ALL),
    EventCard("forest-fire", BAD, ALL),
    EventCard("cave-in", BAD, ALL),
    EventCard("snapped-scythe", BAD, SELF),
    EventCard("bent-pickaxe", BAD, SELF),
    EventCard("split-ax", BAD, SELF),
    EventCard("cracked-cleaver", BAD, SELF),
    EventCard("tax-collector", BAD, SELF),
    EventCard("pickpocket", BAD, SELF),
    EventCard("property-tax", BAD, SELF),
    EventCard("saloon-damage", BAD, SELF),
    EventCard("poll-tax", BAD, ALL),
    EventCard("rats", BAD, SELF),
    EventCard("spoiled-meat", BAD, ALL),
    EventCard("horse-thief", BAD, SELF),
    EventCard("walkout", BAD, ALL),
    EventCard("rattlesnake", BAD, SELF),
    EventCard("twister", BAD, SELF),
    EventCard("grass-fire", BAD, SELF),
    EventCard("mistaken", BAD, SELF),
    EventCard("ambush", BAD, SELF),
    EventCard("dust-storm", BAD, ALL),
    EventCard("gang-payday", MIXED, ALL),
    EventCard("jail-riot", MIXED, ALL),
    EventCard("posse", MIXED, ALL),
    EventCard("fishing", MIXED, ALL),
    EventCard("lies-low", MIXED, ALL),
    EventCard("poker-night", MIXED, ALL),
    EventCard("lawsuit", MIXED, OTHER),
    EventCard("swap-meet", MIXED, OTHER),
    EventCard("salesman", MIXED, SELF),
    EventCard("rustled", MIXED, OTHER),
    EventCard("the-hat", MIXED, ALL),
    EventCard("crossed-trails", MIXED, OTHER),
)

# -- the end ---------------

POINTS_TO_WIN: Final = 20
POINTS_FOR_BUILDING: Final = 2
TARGETED_LEAD: Final = 5
ROUND_CAP: Final = 60

# -- what the table stands at ---------------

SHORT_CAP: Final = 30
STATUS: Final = ("empty", "in", "out")
"""Whether a seat plays."""
RESPAWNS: Final = ("off", "vote", "auto")
WAIVERS: Final = ("diploma", "stake", "build")
"""Fees that a card may waive."""
STEPS: Final = {
    "CHOOSING": "symbols",
    "FIRST_ROLL": "first-roll",
    "FEEDING": "feeding",
    "ROLLING": "die",
    "WORKING": "actions",
    "OFFERING": "offer",
    "COUNTERING": "counter-offer",
    "BANDITS": "bandit",
    "TURN_END": "turn-end",
    "FINISHED": "finished",
}
"""Where a game stands between two beats: what the rules call it, and its name in views."""
ACTIONS: Final = {
    "MOVE": "move",
    "EXPLORE": "explore",
    "BUY": "buy",
    "SELL": "sell",
    "TRADE": "trade",
    "AUCTIONING": "auction",
    "STAKE": "stake",
    "BUILDING": "build",
    "HUNT": "hunt",
    "PROCESS": "process",
    "PRAY": "pray",
    "FAMILY": "family",
    "GAMBLE": "gamble",
    "DISPUTE": "dispute",
    "OBTAIN": "diploma",
    "JAILBREAK": "jailbreak",
    "HIRE_BANDIT": "bandit",
    "HIRE_SHERIFF": "sheriff",
    "HIRE_LABORER": "laborer",
    "STEAL": "steal",
    "SHOOT_BANDIT": "shoot-bandit",
}
"""PIO-ACT-01: the Actions in the order of the table: what the rules call them, and their ids."""
LAND_IDS: Final = tuple([land.id for land in LANDS])
ANIMAL_IDS: Final = tuple([animal.id for animal in ANIMALS])
EVENT_IDS: Final = tuple([card.id for card in EVENTS])
