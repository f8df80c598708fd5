"""The cards: 48 outlaws and 12 Saloon cards (rules.md: WAN-SETUP-03..06).

An outlaw is an int from 0 to 47 in the order of OUTLAWS: by town, then by gang, then by id. So its
town and gang are arithmetic, and the rules never look a card up while a game runs.
"""

from __future__ import annotations

from typing import Final

TOMBSTONE: Final = 0
CRIPPLE_CREEK: Final = 1
DODGE_CITY: Final = 2
DEADWOOD: Final = 3
SALOON: Final = 4
TOWNS: Final = ("tombstone", "cripple-creek", "dodge-city", "deadwood")
DECKS: Final = (*TOWNS, "saloon")

WILD_BUNCH: Final = 0
DALTONS: Final = 1
LONERS: Final = 2
JAMES_YOUNGER: Final = 3
GANGS: Final = ("wild-bunch", "daltons", "loners", "james-younger")
ALL_GANGS: Final = 15
"""A set of gangs is a bit mask; this is all four."""

SHERIFF: Final = 0
HUNTER: Final = 1
SWINDLER: Final = 2
SALOON_KINDS: Final = ("sheriff", "hunter", "swindler")
SALOON_COPIES: Final = 4

POINTS: Final = [0, 2, 3, 5, 8, 12, 17, 23, 30]
"""WAN-PTS-01..03: what a stack of 0 to 8 cards is worth (book)."""

DOLLARS_EACH: Final = 2
DOLLARS_IN_BOX: Final = 12
WANTED_IN_BOX: Final = 6
ROUND_LIMIT: Final = 40
"""WAN-WIN-07 (house): the round after which a game without a winner ends."""
LIMITS: Final = [ROUND_LIMIT]
"""The same where the rules read it, so that it can be turned (numbers.py)."""


class Outlaw:
    """One outlaw card; only gang, town and leader matter for play."""

    def __init__(self, id: str, name: str, gang: int, town: int, leader: bool = False) -> None:
        self.id = id
        self.name = name
        self.gang = gang
        self.town = town
        self.leader = leader


OUTLAWS: Final[tuple[Outlaw, ...]] = (
    Outlaw("WB-01", "Butch Cassidy", WILD_BUNCH, TOMBSTONE, leader=True),
    Outlaw("WB-02", "Etta Place", WILD_BUNCH, TOMBSTONE),
    Outlaw("WB-03", "Will Carver", WILD_BUNCH, TOMBSTONE),
    Outlaw("DA-04", "Grat Dalton", DALTONS, TOMBSTONE),
    Outlaw("DA-05", "Bill Power", DALTONS, TOMBSTONE),
    Outlaw("DA-06", "William McElhanie", DALTONS, TOMBSTONE),
    Outlaw("LO-04", "Doc Holliday", LONERS, TOMBSTONE),
    Outlaw("LO-05", "Bill Longley", LONERS, TOMBSTONE),
    Outlaw("LO-06", "Belle Starr", LONERS, TOMBSTONE),
    Outlaw("JY-04", "Frank James", JAMES_YOUNGER, TOMBSTONE),
    Outlaw("JY-05", "John Younger", JAMES_YOUNGER, TOMBSTONE),
    Outlaw("JY-06", "Dick Liddil", JAMES_YOUNGER, TOMBSTONE),
    Outlaw("WB-04", "Kid Curry", WILD_BUNCH, CRIPPLE_CREEK),
    Outlaw("WB-05", "Laura Bullion", WILD_BUNCH, CRIPPLE_CREEK),
    Outlaw("WB-06", "Elzy Lay", WILD_BUNCH, CRIPPLE_CREEK),
    Outlaw("DA-01", "Bob Dalton", DALTONS, CRIPPLE_CREEK, leader=True),
    Outlaw("DA-02", "Black-Faced Charley Bryant", DALTONS, CRIPPLE_CREEK),
    Outlaw("DA-03", "Eugenia Moore", DALTONS, CRIPPLE_CREEK),
    Outlaw("LO-07", "Pearl Hart", LONERS, CRIPPLE_CREEK),
    Outlaw("LO-08", "Tom Horn", LONERS, CRIPPLE_CREEK),
    Outlaw("LO-09", "John Wesley Hardin", LONERS, CRIPPLE_CREEK),
    Outlaw("JY-07", "Cole Younger", JAMES_YOUNGER, CRIPPLE_CREEK),
    Outlaw("JY-08", "Clell Miller", JAMES_YOUNGER, CRIPPLE_CREEK),
    Outlaw("JY-09", "Robert Ford", JAMES_YOUNGER, CRIPPLE_CREEK),
    Outlaw("WB-07", "Ben Kilpatrick", WILD_BUNCH, DODGE_CITY),
    Outlaw("WB-08", "Flat-Nose George Curry", WILD_BUNCH, DODGE_CITY),
    Outlaw("WB-09", "Lonny Logan", WILD_BUNCH, DODGE_CITY),
    Outlaw("DA-07", "Emmett Dalton", DALTONS, DODGE_CITY),
    Outlaw("DA-08", "Dick Broadwell", DALTONS, DODGE_CITY),
    Outlaw("DA-09", "Bitter Creek Newcomb", DALTONS, DODGE_CITY),
    Outlaw("LO-01", "Billy the Kid", LONERS, DODGE_CITY, leader=True),
    Outlaw("LO-02", "Clay Allison", LONERS, DODGE_CITY),
    Outlaw("LO-03", "Cattle Kate", LONERS, DODGE_CITY),
    Outlaw("JY-10", "Jim Younger", JAMES_YOUNGER, DODGE_CITY),
    Outlaw("JY-11", "Bob Younger", JAMES_YOUNGER, DODGE_CITY),
    Outlaw("JY-12", "Bill Chadwell", JAMES_YOUNGER, DODGE_CITY),
    Outlaw("WB-10", "Sundance Kid", WILD_BUNCH, DEADWOOD),
    Outlaw("WB-11", "Tom O'Day", WILD_BUNCH, DEADWOOD),
    Outlaw("WB-12", "Deaf Charley Hanks", WILD_BUNCH, DEADWOOD),
    Outlaw("DA-10", "Bill Dalton", DALTONS, DEADWOOD),
    Outlaw("DA-11", "Bill Doolin", DALTONS, DEADWOOD),
    Outlaw("DA-12", "Charley Pierce", DALTONS, DEADWOOD),
    Outlaw("LO-10", "Calamity Jane", LONERS, DEADWOOD),
    Outlaw("LO-11", "Black Bart", LONERS, DEADWOOD),
    Outlaw("LO-12", "Bill Miner", LONERS, DEADWOOD),
    Outlaw("JY-01", "Jesse James", JAMES_YOUNGER, DEADWOOD, leader=True),
    Outlaw("JY-02", "Charlie Pitts", JAMES_YOUNGER, DEADWOOD),
    Outlaw("JY-03", "Wood Hite", JAMES_YOUNGER, DEADWOOD),
)
OUTLAW_IDS: Final = tuple([outlaw.id for outlaw in OUTLAWS])


def gang_of(card: int) -> int:
    """The gang of an outlaw."""
    return card % 12 // 3


def town_of(card: int) -> int:
    """The town of an outlaw."""
    return card // 12


def is_leader(card: int) -> bool:
    """WAN-SETUP-04: the first of a gang in its home town, which has the gang's number."""
    return card % 3 == 0 and card // 12 == card % 12 // 3


def leader_of(gang: int) -> int:
    """The one card that breaks ties of a gang's majority."""
    return gang * 15


OUTLAWS_OF: Final = tuple([tuple(range(town * 12, town * 12 + 12)) for town in range(4)])
"""All outlaws of each town."""
