"""Riders, months, to-do pages, Honors and the 54 Event Cards of Shadow Governors."""

from __future__ import annotations

from typing import Final

from saloon.games.bantam.board import (
    BANDIT,
    GRIZZLY,
    MTN,
    PLAINS,
    SALOON_ACRE,
    TOWN,
    TRADING_ACRE,
    VAULT,
    WET,
    WILD,
    WOLF,
)
from saloon.games.bantam.cards import RARE
from saloon.games.bantam.content import (
    BUY_HORSE,
    BUY_MOUNT,
    BUY_WEAPON,
    FORAGING,
    HAVE_CABIN,
    HAVE_CASH,
    HAVE_HEAD,
    HAVE_RIDER,
    HAVE_WEAPON,
    HUNTING,
    MINING,
    NEED_CASH,
    NEED_DOUSE,
    NEED_FIRE,
    NEED_GUN,
    NEED_HERB,
    NEED_KEY,
    NEED_MELEE,
    NEED_MOUNT,
    NEED_NONE,
    P_AMBUSH_WIN,
    P_BREACH,
    P_BURN_CABIN,
    P_BUY,
    P_DEFEAT,
    P_DEPOSIT,
    P_DOUSE,
    P_HAVE,
    P_KEEP_EVENT,
    P_LOOT_PLAYER,
    P_LOOT_VAULT,
    P_MASTER,
    P_MOUNT_HEAD,
    P_PASS_CHECK,
    P_RECRUIT,
    P_SADDLE,
    P_SELL,
    P_SELL_HEAD,
    P_SKILL_AT,
    P_SLEEP_OTHER,
    P_START_FIRE_TOWN,
    P_STEAL,
    P_VISIT,
    PLAQUE,
    POSTER,
    Task,
)
from saloon.games.bantam.effects import (
    A_DRINK,
    A_RIDER,
    AGL,
    ANY,
    ARREST,
    BACK_IN_DECK,
    BLUE_KEY,
    BURN_ONE,
    FULL_VIG,
    FULL_WIL,
    GEM,
    GIVE_BACK,
    HAND_OVER,
    HERB,
    HIDE,
    KEEP_CLOSED,
    KEEP_OPEN,
    LET_GO,
    LOSE_ALL,
    LUMBER,
    MAL,
    NO_CHECK,
    NO_ROLL,
    NOTHING_HAPPENS,
    PER,
    RETURN_MOUNT,
    SILVER,
    SNK,
    STR,
    TOP_MOUNT,
    TOP_WEAPON,
    WIS,
    WOUND,
    YELLOW,
    Effect,
    bargain,
    cash,
    check,
    damage,
    each_player,
    either,
    every,
    gem,
    goto,
    grit,
    grit_next,
    if_mount,
    ignore,
    item,
    level_up,
    lose_cash,
    lose_head,
    lose_res,
    move_free,
    np,
    ongoing_turn,
    peek,
    res,
    six,
    skill_tmp,
    skill_up,
    spd_tmp,
    test,
    vig,
    vig_max,
    wil,
    wound_other,
)

# -- riders ---------------

SKILL_RIDER: Final = 0
STORAGE_RIDER: Final = 1
BARGAIN_RIDER: Final = 2
RIDER_TYPES: Final[tuple[str, ...]] = ("skill", "storage", "bargain")
RIDERS_EACH: Final = 4
RIDER_PRICE: Final = 5
RIDER_HIDES: Final = 4


class Rider:
    """A Rider: 1 more of a skill, one more slot, or $1 more for a Resource sold."""

    def __init__(self, id: str, name: str, type: int, a: int, loot: str) -> None:
        self.id = id
        self.name = name
        self.type = type
        self.a = a
        self.loot = check(loot)


RIDER: Final[tuple[Rider, ...]] = (
    Rider("rider_ada", "Ada Quill", SKILL_RIDER, AGL, "PER8"),
    Rider("rider_boone", "Boone Hadley", SKILL_RIDER, STR, "PER7"),
    Rider("rider_sorrel", "Sorrel Finch", SKILL_RIDER, SNK, "PER8"),
    Rider("rider_vesper", "Vesper Crane", SKILL_RIDER, PER, "PER9"),
    Rider("rider_otto", "Otto Bram", STORAGE_RIDER, 0, "PER7"),
    Rider("rider_ines", "Ines Calloway", STORAGE_RIDER, 0, "PER7"),
    Rider("rider_tam", "Tam Redfern", STORAGE_RIDER, 0, "PER8"),
    Rider("rider_gideon", "Gideon Marsh", STORAGE_RIDER, 0, "PER8"),
    Rider("rider_clem", "Clem Oakes", BARGAIN_RIDER, LUMBER, "PER7"),
    Rider("rider_junia", "Junia Pelt", BARGAIN_RIDER, HIDE, "PER7"),
    Rider("rider_fern", "Fern Abbey", BARGAIN_RIDER, HERB, "PER7"),
    Rider("rider_silas", "Silas Ore", BARGAIN_RIDER, SILVER, "PER8"),
)

# -- the bank, the Town Hall, the Trading Post ---------------

SADDLE_PRICE: Final = 3
SADDLE_RESALE: Final = 1
HUNTER_HIDES: Final = 4
HEAD_MOUNTS: Final = 2
"""BAN-RULING-142: spaces of each surface on the walls of the Saloon."""
COIN: Final = 5
INTEREST: Final = 2
BANK_MONTHS: Final = 3
TOKEN_PRICE: Final = 2
"""BAN-CAL-05: the First Player Token."""

CHEST: Final[tuple[Effect, ...]] = (
    cash(5),
    every(cash(2), item(1)),
    TOP_WEAPON,
    gem(1),
    every(res(ANY, 2), FULL_WIL),
    skill_up(ANY, 1),
)
"""BAN-ABA-02: what the six Chests hold."""


class Month:
    """A month: the Resource in season, and whether it is a Restock month."""

    def __init__(self, id: str, season: int, restock: bool) -> None:
        self.id = id
        self.season = season
        self.restock = restock


NO_SEASON: Final = -1
MONTH: Final[tuple[Month, ...]] = (
    Month("march", NO_SEASON, True),
    Month("april", HERB, False),
    Month("may", HERB, False),
    Month("june", LUMBER, False),
    Month("july", NO_SEASON, True),
    Month("august", LUMBER, False),
    Month("september", HIDE, False),
    Month("october", HIDE, False),
    Month("november", NO_SEASON, True),
    Month("december", SILVER, False),
    Month("january", SILVER, False),
    Month("february", NO_SEASON, False),
)
MONTH_IDS: Final = tuple([month.id for month in MONTH])
"""The year from March; month n is MONTH[n - 1]."""
FIRST_YEAR: Final = 276

# -- lists ---------------


class Page:
    """A page of a to-do list: its word of the organisation's name and five tasks."""

    def __init__(self, id: str, word: str, tasks: tuple[Task, ...]) -> None:
        self.id = id
        self.word = word
        self.tasks = tasks


LEFT: Final[tuple[Page, ...]] = (
    Page(
        "left_1",
        "ruthless",
        (
            Task("ambush-win", P_AMBUSH_WIN),
            Task("start-fire-town", P_START_FIRE_TOWN),
            Task("pass-check-mal-9", P_PASS_CHECK, MAL, 9),
            Task("have-head-3", P_HAVE, HAVE_HEAD, 3),
            Task("have-weapon-2", P_HAVE, HAVE_WEAPON, 2),
        ),
    ),
    Page(
        "left_2",
        "patient",
        (
            Task("sell-silver-3", P_SELL, SILVER, 3),
            Task("keep-event", P_KEEP_EVENT),
            Task("skill-at-any-6", P_SKILL_AT, ANY, 6),
            Task("skill-at-wis-3", P_SKILL_AT, WIS, 3),
            Task("have-cash-10", P_HAVE, HAVE_CASH, 10),
        ),
    ),
    Page(
        "left_3",
        "silver-tongued",
        (
            Task("pass-check-per-9", P_PASS_CHECK, PER, 9),
            Task("recruit-any", P_RECRUIT, ANY),
            Task("have-cash-9", P_HAVE, HAVE_CASH, 9),
            Task("sell-lumber-3", P_SELL, LUMBER, 3),
            Task("keep-event", P_KEEP_EVENT),
        ),
    ),
    Page(
        "left_4",
        "restless",
        (
            Task("visit-all-tiles-5", P_VISIT, 0, 5),
            Task("buy-mount", P_BUY, BUY_MOUNT),
            Task("saddle", P_SADDLE),
            Task("pass-check-agl-9", P_PASS_CHECK, AGL, 9),
            Task("sleep-at-other-cabin", P_SLEEP_OTHER),
        ),
    ),
    Page(
        "left_5",
        "crooked",
        (
            Task("steal", P_STEAL),
            Task("loot-vault", P_LOOT_VAULT),
            Task("ambush-win", P_AMBUSH_WIN),
            Task("breach-cabin", P_BREACH),
            Task("have-gem-1", P_HAVE, GEM, 1),
        ),
    ),
    Page(
        "left_6",
        "weathered",
        (
            Task("defeat-grizzly", P_DEFEAT, GRIZZLY),
            Task("have-weapon-2", P_HAVE, HAVE_WEAPON, 2),
            Task("skill-at-str-5", P_SKILL_AT, STR, 5),
            Task("douse-2", P_DOUSE, 0, 2),
            Task("have-head-3", P_HAVE, HAVE_HEAD, 3),
        ),
    ),
)

RIGHT: Final[tuple[Page, ...]] = (
    Page(
        "right_1",
        "trapper",
        (
            Task("have-hide-5", P_HAVE, HIDE, 5),
            Task("sell-head", P_SELL_HEAD),
            Task("sell-hide-4", P_SELL, HIDE, 4),
            Task("mount-head-plaque", P_MOUNT_HEAD, PLAQUE),
            Task("master-hunting", P_MASTER, HUNTING),
        ),
    ),
    Page(
        "right_2",
        "banker",
        (
            Task("deposit-6", P_DEPOSIT, 0, 6),
            Task("have-silver-3", P_HAVE, SILVER, 3),
            Task("have-cash-11", P_HAVE, HAVE_CASH, 11),
            Task("master-mining", P_MASTER, MINING),
            Task("recruit-bargain", P_RECRUIT, BARGAIN_RIDER),
        ),
    ),
    Page(
        "right_3",
        "outlaw",
        (
            Task("loot-player", P_LOOT_PLAYER),
            Task("burn-cabin", P_BURN_CABIN),
            Task("have-head-2", P_HAVE, HAVE_HEAD, 2),
            Task("mount-head-poster", P_MOUNT_HEAD, POSTER),
            Task("buy-weapon", P_BUY, BUY_WEAPON, ANY),
        ),
    ),
    Page(
        "right_4",
        "homesteader",
        (
            Task("buy-horse", P_BUY, BUY_HORSE),
            Task("have-cabin-3", P_HAVE, HAVE_CABIN, 3),
            Task("sell-lumber-4", P_SELL, LUMBER, 4),
            Task("have-lumber-6", P_HAVE, LUMBER, 6),
            Task("recruit-storage", P_RECRUIT, STORAGE_RIDER),
        ),
    ),
    Page(
        "right_5",
        "healer",
        (
            Task("master-foraging", P_MASTER, FORAGING),
            Task("have-herb-4", P_HAVE, HERB, 4),
            Task("sell-herb-2", P_SELL, HERB, 2),
            Task("recruit-bargain", P_RECRUIT, BARGAIN_RIDER),
            Task("deposit-5", P_DEPOSIT, 0, 5),
        ),
    ),
    Page(
        "right_6",
        "marshal",
        (
            Task("buy-weapon", P_BUY, BUY_WEAPON, ANY),
            Task("mount-head-poster", P_MOUNT_HEAD, POSTER),
            Task("have-cabin-2", P_HAVE, HAVE_CABIN, 2),
            Task("buy-weapon-rare", P_BUY, BUY_WEAPON, RARE),
            Task("have-rider-2", P_HAVE, HAVE_RIDER, 2),
        ),
    ),
)
INSTEAD: Final = Task("defeat-bandit", P_DEFEAT, BANDIT)
"""BAN-RULING-91: stands in for the one task that asks to loot a player."""


class Honor:
    """An Honor of Town Hall and its condition."""

    def __init__(self, id: str, name: str, task: Task) -> None:
        self.id = id
        self.name = name
        self.task = task


HONOR: Final[tuple[Honor, ...]] = (
    Honor("honor_posse", "Captain of Riders", Task("have-rider-3", P_HAVE, HAVE_RIDER, 3)),
    Honor("honor_land", "Landholder", Task("have-cabin-3", P_HAVE, HAVE_CABIN, 3)),
    Honor("honor_arms", "Armed to the Teeth", Task("have-weapon-3", P_HAVE, HAVE_WEAPON, 3)),
    Honor("honor_purse", "Deep Pockets", Task("have-cash-14", P_HAVE, HAVE_CASH, 14)),
    Honor("honor_hunter", "Great Hunter", Task("have-head-3", P_HAVE, HAVE_HEAD, 3)),
    Honor("honor_sage", "Reader of Stones", Task("skill-at-wis-3", P_SKILL_AT, WIS, 3)),
    Honor("honor_jewel", "Jewel of Gallow Springs", Task("have-gem-2", P_HAVE, GEM, 2)),
    Honor("honor_mine", "Silver Tithe", Task("have-silver-5", P_HAVE, SILVER, 5)),
)
HONOR_IDS: Final = tuple([honor.id for honor in HONOR])
HONORS_USED: Final = 6

# -- event cards ---------------

ENCOUNTER: Final = 0
DISCOVERY: Final = 1
STORM: Final = 2
WILDLIFE: Final = 3
AILMENT: Final = 4
LOCALITY: Final = 5
EVENT_TYPES: Final[tuple[str, ...]] = (
    "encounter",
    "discovery",
    "weather",
    "wildlife",
    "ailment",
    "locality",
)

ON_WILD: Final = 1 << WILD
ON_PLAINS: Final = 1 << PLAINS
ON_WET: Final = 1 << WET
ON_MTN: Final = 1 << MTN
ON_TOWN: Final = 1 << TOWN
ON_ANY: Final = 31
"""The tiles a card applies to, by bit."""

PASSIVE: Final = 0
USE: Final = 1
MOMENT: Final = 2
"""How a Bonus works: always, when its owner uses it, or at a certain moment."""
USE_ANYWHERE: Final = -1
USE_IN_FIGHT: Final = -2
USE_IN_STORE: Final = -3
"""Where it is used, besides in one Acre."""
WHEN_JAILED: Final = 0
WHEN_HEALED: Final = 1
WHEN_FIGHTING: Final = 2
WHEN_AILING: Final = 3
"""The moments: arrested, healed by the Doc, a fight begins, an ailment is about to be rolled."""


class Bonus:
    """What a card kept face up is good for; `at` is where or when."""

    def __init__(self, how: int, at: int, effect: Effect, cost: Effect = NOTHING_HAPPENS) -> None:
        self.how = how
        self.at = at
        self.effect = effect
        self.cost = cost


class Choice:
    """One way to meet an event: what it needs, its check, what follows."""

    def __init__(
        self,
        result: Effect,
        printed: str = "",
        fail: tuple[Effect, ...] = (),
        need: int = NEED_NONE,
        need_n: int = 0,
    ) -> None:
        self.result = result
        self.check = check(printed) if printed else NO_CHECK
        self.fail = fail
        self.need = need
        self.need_n = need_n


class EventCard:
    """An Event Card; number n is EVENT[n - 1].

    A `red` title may be left out of the game, a `listed` number stands in the Event Reference.
    A Locality is pinned `pin` months ahead, or on `month`. With `rolls` there is nothing to choose.
    """

    def __init__(
        self,
        title: str,
        type: int,
        tiles: int,
        choices: tuple[Choice, ...],
        rolls: bool = False,
        red: bool = False,
        listed: bool = True,
        all_players: bool = False,
        ongoing: int = 0,
        low_will: bool = False,
        pin: int = 0,
        month: int = 0,
        bonus: tuple[Bonus, ...] = (),
    ) -> None:
        self.title = title
        self.type = type
        self.tiles = tiles
        self.choices = choices
        self.rolls = rolls
        self.red = red
        self.listed = listed
        self.all_players = all_players
        self.ongoing = ongoing
        self.low_will = low_will
        self.pin = pin
        self.month = month
        self.bonus = bonus


EVENT: Final[tuple[EventCard, ...]] = (
    EventCard(
        "Abandoned Cabin",
        DISCOVERY,
        ON_WILD | ON_PLAINS | ON_WET | ON_MTN,
        (Choice(cash(5), "STR7"), Choice(skill_up(MAL, 1), "MAL7"), Choice(FULL_WIL)),
    ),
    EventCard(
        "Ambush",
        ENCOUNTER,
        ON_WILD | ON_PLAINS | ON_MTN,
        (
            Choice(move_free(2)),
            Choice(
                six(
                    vig(-2),
                    vig(-2),
                    every(WOUND, FULL_WIL),
                    every(WOUND, FULL_WIL),
                    every(np(1), KEEP_CLOSED),
                    every(np(1), KEEP_CLOSED),
                ),
                need=NEED_GUN,
            ),
            Choice(LOSE_ALL),
        ),
        red=True,
        low_will=True,
    ),
    EventCard(
        "Angry Mob",
        ENCOUNTER,
        ON_TOWN,
        (
            Choice(cash(3), "PER6"),
            Choice(wound_other(1)),
            Choice(every(np(1), KEEP_CLOSED), "MAL8"),
        ),
    ),
    EventCard(
        "Apothecary's Cart",
        ENCOUNTER,
        ON_ANY,
        (
            Choice(FULL_VIG, need=NEED_CASH, need_n=1),
            Choice(grit(2), need=NEED_CASH, need_n=2),
            Choice(skill_tmp(ANY, 2), need=NEED_HERB, need_n=1),
            Choice(wil(1)),
        ),
        listed=False,
    ),
    EventCard(
        "Bag o' Jewels",
        DISCOVERY,
        ON_MTN | ON_WET,
        (
            Choice(gem(2), "SNK8"),
            Choice(every(np(1), KEEP_CLOSED), "PER8"),
            Choice(skill_up(MAL, 1), "MAL7"),
        ),
    ),
    EventCard(
        "Bank Heist",
        LOCALITY,
        ON_TOWN,
        (
            Choice(every(np(1), KEEP_CLOSED), "AGL7", need=NEED_GUN),
            Choice(
                six(
                    WOUND,
                    WOUND,
                    cash(3),
                    cash(3),
                    every(cash(5), res(ANY, 1)),
                    every(cash(5), res(ANY, 1)),
                )
            ),
            Choice(every(goto(VAULT), cash(3)), "SNK6"),
        ),
        low_will=True,
        pin=2,
    ),
    EventCard(
        "Broken Leg",
        AILMENT,
        ON_WILD | ON_PLAINS | ON_WET | ON_MTN,
        (
            Choice(
                six(
                    if_mount(RETURN_MOUNT, WOUND),
                    if_mount(RETURN_MOUNT, WOUND),
                    spd_tmp(-1),
                    spd_tmp(-1),
                    NOTHING_HAPPENS,
                    NOTHING_HAPPENS,
                )
            ),
        ),
        rolls=True,
        red=True,
        low_will=True,
    ),
    EventCard(
        "Buffalo Stampede",
        WILDLIFE,
        ON_PLAINS,
        (Choice(res(HIDE, 2), need=NEED_GUN), Choice(res(HERB, 2), "AGL6"), Choice(move_free(2))),
    ),
    EventCard(
        "Cholera",
        AILMENT,
        ON_WET | ON_PLAINS | ON_TOWN,
        (
            Choice(
                six(
                    grit_next(-2),
                    grit_next(-2),
                    NOTHING_HAPPENS,
                    NOTHING_HAPPENS,
                    NOTHING_HAPPENS,
                    NOTHING_HAPPENS,
                )
            ),
        ),
        rolls=True,
        red=True,
        low_will=True,
    ),
    EventCard(
        "Cult of Nether",
        ENCOUNTER,
        ON_WILD | ON_WET | ON_MTN,
        (
            Choice(BACK_IN_DECK),
            Choice(
                six(
                    vig(-2),
                    vig(-2),
                    every(np(1), KEEP_CLOSED),
                    every(np(1), KEEP_CLOSED),
                    every(np(1), KEEP_CLOSED),
                    every(np(1), cash(3), KEEP_CLOSED),
                ),
                need=NEED_MELEE,
            ),
            Choice(skill_up(ANY, 1), "PER8"),
        ),
        low_will=True,
    ),
    EventCard(
        "Cultist Lair",
        DISCOVERY,
        ON_MTN | ON_WILD,
        (
            Choice(
                six(grit(-1), grit(-1), res(HERB, 1), res(HERB, 1), res(ANY, 1), res(ANY, 1)),
                need=NEED_KEY,
                need_n=YELLOW,
            ),
            Choice(FULL_WIL),
            Choice(move_free(2)),
        ),
    ),
    EventCard(
        "Dead Drop",
        DISCOVERY,
        ON_ANY,
        (Choice(cash(5), "SNK6"), Choice(skill_up(SNK, 1), "SNK7"), Choice(grit(1))),
    ),
    EventCard(
        "Dethelm Marshals",
        ENCOUNTER,
        ON_WILD | ON_PLAINS,
        (
            Choice(FULL_WIL),
            Choice(every(np(1), KEEP_CLOSED), "AGL7", need=NEED_GUN),
            Choice(either(A_RIDER, res(ANY, 1)), "PER7"),
        ),
    ),
    EventCard(
        "Devoted Fan",
        ENCOUNTER,
        ON_ANY,
        (
            Choice(either(A_RIDER, res(ANY, 1)), "PER7"),
            Choice(every(cash(2), res(ANY, 2))),
            Choice(skill_up(ANY, 1), "PER8"),
        ),
    ),
    EventCard(
        "Drunk Vagabond",
        ENCOUNTER,
        ON_ANY,
        (Choice(every(move_free(1), FULL_VIG)), Choice(FULL_WIL), Choice(cash(2))),
    ),
    EventCard(
        "Eastern Cottontail",
        WILDLIFE,
        ON_WILD | ON_PLAINS | ON_WET,
        (
            Choice(KEEP_OPEN, "PER6"),
            Choice(six(BACK_IN_DECK, BACK_IN_DECK, KEEP_OPEN, KEEP_OPEN, KEEP_OPEN, KEEP_OPEN)),
            Choice(every(FULL_WIL, BACK_IN_DECK)),
        ),
        bonus=(Bonus(USE, USE_ANYWHERE, every(res(HIDE, 1), vig(1)), LET_GO),),
    ),
    EventCard(
        "Escaped Convict",
        ENCOUNTER,
        ON_ANY,
        (
            Choice(either(A_RIDER, every(np(1), KEEP_OPEN)), "PER8"),
            Choice(KEEP_OPEN),
            Choice(every(np(1), cash(3), KEEP_CLOSED), "STR7", need=NEED_MELEE),
        ),
        bonus=(
            Bonus(PASSIVE, USE_ANYWHERE, skill_up(SNK, 1)),
            Bonus(MOMENT, WHEN_JAILED, every(GIVE_BACK, LET_GO)),
        ),
    ),
    EventCard(
        "Flash Flood",
        STORM,
        ON_WILD | ON_WET,
        (Choice(test("AGL7", NOTHING_HAPPENS, every(WOUND, lose_res(ANY, 1)))),),
        rolls=True,
        red=True,
        listed=False,
        low_will=True,
    ),
    EventCard(
        "Gangrene",
        AILMENT,
        ON_ANY,
        (
            Choice(
                six(
                    KEEP_OPEN,
                    KEEP_OPEN,
                    KEEP_OPEN,
                    NOTHING_HAPPENS,
                    NOTHING_HAPPENS,
                    NOTHING_HAPPENS,
                )
            ),
        ),
        rolls=True,
        red=True,
        low_will=True,
        bonus=(
            Bonus(PASSIVE, USE_ANYWHERE, vig_max(-1)),
            Bonus(USE, USE_ANYWHERE, LET_GO, lose_res(HERB, 2)),
            Bonus(MOMENT, WHEN_HEALED, LET_GO),
        ),
    ),
    EventCard(
        "Hanging at the Gallows",
        LOCALITY,
        ON_TOWN,
        (
            Choice(either(A_RIDER, res(ANY, 1)), "AGL8"),
            Choice(res(ANY, 1), "SNK5"),
            Choice(skill_up(ANY, 1), "BLK5"),
        ),
        all_players=True,
        pin=3,
    ),
    EventCard(
        "Highwaymen",
        ENCOUNTER,
        ON_PLAINS | ON_WILD,
        (
            Choice(FULL_WIL, need=NEED_CASH, need_n=2),
            Choice(ignore(BANDIT), "MAL8"),
            Choice(cash(3), "SNK8"),
        ),
    ),
    EventCard(
        "Immolation",
        ENCOUNTER,
        ON_WILD | ON_WET | ON_TOWN,
        (
            Choice(either(A_RIDER, res(ANY, 1)), "STR8"),
            Choice(every(np(1), KEEP_CLOSED), need=NEED_DOUSE),
            Choice(skill_up(MAL, 1), need=NEED_FIRE),
        ),
    ),
    EventCard(
        "Inscribed Stone",
        DISCOVERY,
        ON_ANY,
        (Choice(skill_up(WIS, 1), "BLK4"), Choice(cash(2)), Choice(FULL_WIL)),
        listed=False,
    ),
    EventCard(
        "It Took My Baby!",
        LOCALITY,
        ON_WILD,
        (
            Choice(every(FULL_VIG, FULL_WIL), "AGL6"),
            Choice(every(np(1), KEEP_CLOSED), "AGL8", need=NEED_GUN),
            Choice(skill_up(STR, 1), "STR8"),
        ),
        pin=1,
    ),
    EventCard(
        "Lightning Storm",
        STORM,
        ON_PLAINS | ON_MTN,
        (Choice(six(vig(-2), WOUND, WOUND, NOTHING_HAPPENS, NOTHING_HAPPENS, NOTHING_HAPPENS)),),
        rolls=True,
        red=True,
        listed=False,
        all_players=True,
        low_will=True,
    ),
    EventCard(
        "Lucky Penny",
        DISCOVERY,
        ON_ANY,
        (Choice(every(cash(1), FULL_WIL)), Choice(grit(1)), Choice(skill_up(PER, 1), "PER7")),
    ),
    EventCard(
        "Made Men of Midland",
        LOCALITY,
        ON_TOWN,
        (
            Choice(BURN_ONE, need=NEED_FIRE),
            Choice(cash(3), "PER6"),
            Choice(gem(1), "SNK8"),
            Choice(res(ANY, 3), "STR7"),
        ),
        pin=2,
    ),
    EventCard(
        "Mama Bear!",
        WILDLIFE,
        ON_WILD | ON_MTN,
        (
            Choice(res(HIDE, 2), "AGL7", need=NEED_GUN),
            Choice(KEEP_OPEN, "SNK7"),
            Choice(every(KEEP_CLOSED, ignore(GRIZZLY))),
        ),
        bonus=(Bonus(USE, USE_IN_FIGHT, damage(2), LET_GO),),
    ),
    EventCard(
        "Mangy Stray",
        WILDLIFE,
        ON_ANY,
        (
            Choice(KEEP_OPEN, need=NEED_HERB, need_n=1),
            Choice(KEEP_OPEN, "PER6"),
            Choice(every(FULL_WIL, BACK_IN_DECK)),
        ),
        bonus=(Bonus(MOMENT, WHEN_FIGHTING, peek(1)),),
    ),
    EventCard(
        "Mirage",
        DISCOVERY,
        ON_PLAINS | ON_MTN,
        (
            Choice(
                six(
                    grit(-1),
                    grit(-1),
                    grit(-1),
                    every(FULL_VIG, FULL_WIL),
                    every(FULL_VIG, FULL_WIL),
                    every(FULL_VIG, FULL_WIL),
                )
            ),
            Choice(move_free(3), "PER7"),
            Choice(wil(1)),
        ),
        listed=False,
    ),
    EventCard(
        "Mustang",
        WILDLIFE,
        ON_PLAINS | ON_MTN,
        (
            Choice(TOP_MOUNT, need=NEED_KEY, need_n=BLUE_KEY),
            Choice(cash(4), "AGL7"),
            Choice(every(FULL_WIL, BACK_IN_DECK)),
        ),
    ),
    EventCard(
        "Natural Talent",
        DISCOVERY,
        ON_ANY,
        (
            Choice(each_player(res(ANY, 1))),
            Choice(res(ANY, 3), "STR7"),
            Choice(level_up(1), "BLK5"),
        ),
    ),
    EventCard(
        "One Rough Night",
        AILMENT,
        ON_TOWN,
        (
            Choice(
                six(
                    ARREST,
                    every(grit_next(-1), A_DRINK),
                    every(grit_next(-1), A_DRINK),
                    every(grit_next(-1), A_DRINK),
                    every(grit_next(-1), A_DRINK),
                    A_DRINK,
                )
            ),
        ),
        rolls=True,
        red=True,
        low_will=True,
    ),
    EventCard(
        "Pneumonia",
        AILMENT,
        ON_WILD | ON_WET | ON_MTN,
        (
            Choice(
                six(
                    every(WOUND, grit_next(-1)),
                    every(WOUND, grit_next(-1)),
                    grit_next(-1),
                    NOTHING_HAPPENS,
                    NOTHING_HAPPENS,
                    NOTHING_HAPPENS,
                )
            ),
        ),
        rolls=True,
        red=True,
        listed=False,
        low_will=True,
    ),
    EventCard(
        "Ronym's Blessing",
        LOCALITY,
        ON_TOWN,
        (
            Choice(every(FULL_VIG, FULL_WIL)),
            Choice(either(cash(3), res(ANY, 2)), "PER7"),
            Choice(NOTHING_HAPPENS),
        ),
        all_players=True,
        month=10,
    ),
    EventCard(
        "Saloon Brawl",
        ENCOUNTER,
        ON_TOWN,
        (
            Choice(
                six(
                    every(WOUND, FULL_WIL),
                    every(WOUND, FULL_WIL),
                    every(WOUND, FULL_WIL),
                    every(WOUND, FULL_WIL),
                    every(np(1), KEEP_CLOSED),
                    every(np(1), KEEP_CLOSED),
                )
            ),
            Choice(cash(3), "SNK6"),
            Choice(A_DRINK),
        ),
        low_will=True,
    ),
    EventCard(
        "Silent Song",
        LOCALITY,
        ON_TOWN,
        (Choice(A_RIDER, "PER7"), Choice(A_RIDER, "STR7"), Choice(A_DRINK)),
        pin=2,
    ),
    EventCard(
        "Sinking Ranchero",
        DISCOVERY,
        ON_WET | ON_PLAINS,
        (
            Choice(A_RIDER, "STR7"),
            Choice(every(res(HERB, 1), res(HIDE, 2)), "STR6"),
            Choice(TOP_MOUNT, need=NEED_KEY, need_n=BLUE_KEY),
        ),
    ),
    EventCard(
        "Skelton's Map",
        DISCOVERY,
        ON_ANY,
        (Choice(cash(3)), Choice(TOP_WEAPON, "STR7"), Choice(skill_up(ANY, 1), "BLK5")),
    ),
    EventCard(
        "Snake Pit",
        WILDLIFE,
        ON_PLAINS | ON_MTN | ON_WET,
        (Choice(every(np(1), KEEP_CLOSED), "AGL8"), Choice(KEEP_OPEN, "SNK6"), Choice(FULL_WIL)),
        bonus=(
            Bonus(MOMENT, WHEN_AILING, every(LET_GO, NO_ROLL)),
            Bonus(USE, USE_ANYWHERE, vig(2), LET_GO),
        ),
    ),
    EventCard(
        "Snowdrift",
        STORM,
        ON_WILD | ON_MTN,
        (Choice(ongoing_turn(spd_tmp(-1))),),
        rolls=True,
        red=True,
        listed=False,
        all_players=True,
        ongoing=2,
    ),
    EventCard(
        "Sunken Treasure",
        DISCOVERY,
        ON_WET,
        (
            Choice(TOP_WEAPON, "STR7"),
            Choice(TOP_WEAPON, need=NEED_KEY, need_n=BLUE_KEY),
            Choice(every(cash(3), HAND_OVER)),
        ),
    ),
    EventCard(
        "Surgeon's Apprentice",
        ENCOUNTER,
        ON_ANY,
        (Choice(every(FULL_VIG, FULL_WIL)), Choice(vig_max(1), "BLK4"), Choice(vig(1))),
    ),
    EventCard(
        "Thief In The Night",
        ENCOUNTER,
        ON_ANY,
        (
            Choice(WOUND),
            Choice(
                six(
                    every(lose_res(ANY, 1), lose_head(1), lose_cash(1)),
                    every(lose_res(ANY, 1), lose_head(1), lose_cash(1)),
                    LOSE_ALL,
                    LOSE_ALL,
                    ignore(BANDIT),
                    ignore(BANDIT),
                )
            ),
            Choice(every(np(1), KEEP_CLOSED), "SNK8"),
        ),
        red=True,
        low_will=True,
    ),
    EventCard(
        "Tornado",
        STORM,
        ON_PLAINS,
        (Choice(test("STR7", NOTHING_HAPPENS, every(WOUND, lose_res(ANY, 2)))),),
        rolls=True,
        red=True,
        listed=False,
        low_will=True,
    ),
    EventCard(
        "Town Games",
        LOCALITY,
        ON_TOWN,
        (
            Choice(res(HERB, 2), "PER6"),
            Choice(res(SILVER, 1), "AGL7"),
            Choice(item(1), "SNK7"),
            Choice(cash(2)),
        ),
        all_players=True,
        month=5,
    ),
    EventCard(
        "Wagon Wheel",
        DISCOVERY,
        ON_ANY,
        (
            Choice(skill_up(STR, 1), "STR7"),
            Choice(every(np(1), KEEP_CLOSED), need=NEED_MOUNT),
            Choice(grit(1)),
        ),
    ),
    EventCard(
        "Wandering Preacher",
        ENCOUNTER,
        ON_ANY,
        (
            Choice(FULL_WIL),
            Choice(skill_up(WIS, 1), need=NEED_CASH, need_n=3),
            Choice(cash(4), "SNK7", (ARREST,)),
        ),
        listed=False,
    ),
    EventCard(
        "War Relic",
        DISCOVERY,
        ON_ANY,
        (Choice(TOP_WEAPON, "BLK4"), Choice(skill_up(AGL, 1), "AGL7"), Choice(grit(1))),
    ),
    EventCard(
        "White-tailed Buck",
        WILDLIFE,
        ON_WILD | ON_PLAINS,
        (
            Choice(KEEP_OPEN, "AGL6", need=NEED_GUN),
            Choice(six(BACK_IN_DECK, BACK_IN_DECK, BACK_IN_DECK, KEEP_OPEN, KEEP_OPEN, KEEP_OPEN)),
            Choice(every(FULL_WIL, BACK_IN_DECK)),
        ),
        bonus=(Bonus(USE, TRADING_ACRE, every(res(HIDE, 2), cash(2)), LET_GO),),
    ),
    EventCard(
        "Wild Boar",
        WILDLIFE,
        ON_WILD | ON_WET,
        (
            Choice(KEEP_OPEN, "STR6", need=NEED_MELEE),
            Choice(six(BACK_IN_DECK, BACK_IN_DECK, KEEP_OPEN, KEEP_OPEN, KEEP_OPEN, KEEP_OPEN)),
            Choice(every(FULL_WIL, BACK_IN_DECK)),
        ),
        bonus=(
            Bonus(USE, SALOON_ACRE, every(cash(2), FULL_VIG), LET_GO),
            Bonus(USE, USE_ANYWHERE, res(HIDE, 1), LET_GO),
        ),
    ),
    EventCard(
        "Wildfire",
        STORM,
        ON_WILD | ON_PLAINS | ON_WET,
        (
            Choice(every(np(1), KEEP_CLOSED), "MAL8", (WOUND,)),
            Choice(move_free(2), "AGL6", (WOUND,)),
            Choice(lose_res(ANY, 1)),
        ),
        red=True,
        listed=False,
        low_will=True,
    ),
    EventCard(
        "Wilfred the Counterfeit",
        ENCOUNTER,
        ON_ANY,
        (Choice(FULL_WIL), Choice(KEEP_OPEN, "SNK6"), Choice(every(np(1), KEEP_CLOSED), "PER7")),
        bonus=(Bonus(USE, USE_IN_STORE, bargain(5), LET_GO),),
    ),
    EventCard(
        "Wolf Pack",
        WILDLIFE,
        ON_WILD | ON_PLAINS | ON_MTN,
        (Choice(grit(1)), Choice(KEEP_OPEN, "PER7"), Choice(ignore(WOLF), "MAL7")),
        bonus=(Bonus(PASSIVE, USE_ANYWHERE, skill_up(MAL, 1)),),
    ),
)
