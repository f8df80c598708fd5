"""The table of `pioneers` at one moment."""

from __future__ import annotations

from typing import Final

from saloon.engine.state import State
from saloon.games.pioneers.board import (
    CELLS,
    CROSSABLE,
    NEAR,
    NO_CELL,
    NO_TILE,
    TOWN,
    TOWN_CELL,
)
from saloon.games.pioneers.content import (
    EVENTS,
    FAMILY_LIMIT,
    HOMESTEAD,
    JAIL,
    LANDS,
    LAW_ENFORCEMENT,
    MOST_PLAYERS,
    PIONEERS_EACH,
    PLACES,
    POINTS_FOR_BUILDING,
    POINTS_TO_WIN,
    PRAYERS,
    SALOON,
    TARGETED_LEAD,
)
from saloon.games.pioneers.moves import ORDERS, THINGS
from saloon.games.pioneers.written import EMPTY, IN, Written

NOBODY: Final = -1
NO_PIONEER: Final = -1
IN_STOCK: Final = -1
NO_CARD: Final = -1
NO_DIPLOMA: Final = -1
NO_LAND: Final = -1
NO_ANIMAL: Final = -1
NO_ACT: Final = -1

STOCKPILE: Final = -1
HIDEOUT: Final = -2
"""Where money goes when it does not go to a player."""

BANDIT: Final = 32
SHERIFF: Final = 33
"""Duelists that are no Pioneers, beside those numbered 0 to 31."""

# What stands on a tile: a Building (0 to 4), a Claim, or nothing.
CLAIM: Final = 5
NO_WORK: Final = -1

# Things beside the goods of the price list (see moves.THINGS).
MONEY: Final = 13
WORK: Final = 14  # + building, or CLAIM
CLAIM_THING: Final = 19
PIONEER_THING: Final = 20

# What is so about a Pioneer: bits.
NEWBORN: Final = 1
JAILED: Final = 2
UNFED: Final = 4  # at its player's last feeding
LOVESICK: Final = 8
VAIN: Final = 16  # has rolled in vain in jail this turn
LEFT: Final = 32  # has no more Actions this turn: another one has begun, or it changed hands

# How a work on a tile is written: 1 + owner * 8 + work, and FLIPPED for a sold Building.
FLIPPED: Final = 64

NO_TILES: Final = (NO_TILE,) * CELLS
NO_TOKENS: Final = (0,) * CELLS
NO_WORKS: Final = (0,) * CELLS


class Table(Written):
    """The table, as the rules read it; its fields stand in fields.py."""

    def blank(self) -> State:
        return Table()

    def lay_out(self) -> None:
        """PIO-SETUP-02..07, PIO-SETUP-11: the box on the table, and nothing dealt yet."""
        seats = self.seats
        playing = seats - 1 if self.late_entry else seats
        self.status = [IN] * playing + [EMPTY] * (seats - playing)
        self.stakes = self.bank_stakes = playing + 2
        self.sets = 2 if playing == MOST_PLAYERS else 1
        land = list(NO_TILES)
        for place in range(len(PLACES)):
            land[TOWN_CELL[place]] = TOWN + place
        self.land = tuple(land)
        self.field = tuple(sorted(TOWN_CELL))
        self.works = NO_WORKS
        self.tokens = NO_TOKENS
        self.pile = [kind.count for kind in LANDS]
        self.bank_tools = [self.sets] * 4
        self.events = tuple(range(len(EVENTS)))
        self.prayers = tuple(range(len(PRAYERS)))
        if self.orders_on:
            self.orders = [0] * (seats * len(ORDERS))
            self.limits = [0] * (seats * len(THINGS))

    # -- players ----------------------------------------------------------------------------------

    def around(self, seat: int) -> list[int]:
        """The players in the game in turn order from a seat, that seat first."""
        seats = self.seats
        found = []
        for step in range(seats):
            who = (seat + step) % seats
            if self.status[who] == IN:
                found.append(who)
        return found

    def rivals(self, seat: int) -> list[int]:
        """The other players in the game, in turn order from a seat."""
        seats = self.seats
        found = []
        for step in range(1, seats):
            who = (seat + step) % seats
            if self.status[who] == IN:
                found.append(who)
        return found

    def armed(self, seat: int) -> bool:
        """Owns a Revolver and a Bullet."""
        return self.revolver[seat] > 0 and self.bullets[seat] > 0

    def points(self, seat: int) -> int:
        """PIO-WIN-01: Pioneers, Buildings and Homesteads, diplomas, Pioneer Point cards."""
        if self.status[seat] != IN:
            return 0
        n = self.family[seat] + POINTS_FOR_BUILDING * self.built[seat] + self.cards[seat]
        for p in self.holder:
            if p >= 0 and p >> 3 == seat:
                n += 1
        return n

    def near_the_end(self, seat: int) -> bool:
        """Whether a player could have 20 points, were all diplomas that player's."""
        held = self.family[seat] + POINTS_FOR_BUILDING * self.built[seat] + self.cards[seat]
        return held + len(self.holder) >= POINTS_TO_WIN

    def sources(self, seat: int) -> dict[str, int]:
        """PIO-WIN-01: where a player's points come from."""
        if self.status[seat] != IN:
            return {}
        diplomas = sum([1 for p in self.holder if p >= 0 and p >> 3 == seat])
        homes = self.homesteads(seat)
        return {
            "building": POINTS_FOR_BUILDING * (self.built[seat] - homes),
            "homestead": POINTS_FOR_BUILDING * homes,
            "pioneer": self.family[seat],
            "diploma": diplomas,
            "card": self.cards[seat],
        }

    def standings(self) -> list[int]:
        """The points of everybody."""
        held = [0] * self.seats
        for p in self.holder:
            if p >= 0:
                held[p >> 3] += 1
        for seat in range(self.seats):
            if self.status[seat] == IN:
                buildings = POINTS_FOR_BUILDING * self.built[seat]
                held[seat] += self.family[seat] + buildings + self.cards[seat]
            else:
                held[seat] = 0
        return held

    def targeted(self) -> int:
        """PIO-TARG-01, PIO-TARG-02: the sole leader by 5 points or more, or NOBODY."""
        return self.far_ahead(self.standings())

    def far_ahead(self, points: list[int]) -> int:
        """Who is Targeted with these points."""
        best = NOBODY
        most = -1
        second = -1
        players = 0
        for seat in range(self.seats):
            if self.status[seat] != IN:
                continue
            players += 1
            n = points[seat]
            if n > most:
                second = most
                most = n
                best = seat
            elif n > second:
                second = n
        return best if players > 1 and most - second >= TARGETED_LEAD else NOBODY

    def resources(self, seat: int) -> int:
        """All Resources in an inventory."""
        base = seat * 4
        goods = self.goods
        return goods[base] + goods[base + 1] + goods[base + 2] + goods[base + 3]

    def owner_of(self, diploma: int) -> int:
        """The player of a diploma's holder, or NOBODY."""
        p = self.holder[diploma]
        return p >> 3 if p >= 0 else NOBODY

    def holds(self, p: int, diploma: int) -> bool:
        """Whether a Pioneer holds a diploma."""
        return self.holder[diploma] == p

    # -- Pioneers ---------------------------------------------------------------------------------

    def on_field(self, seat: int) -> list[int]:
        """A player's Pioneers on the field, by number."""
        base = seat * PIONEERS_EACH
        where = self.where
        return [p for p in range(base, base + PIONEERS_EACH) if where[p] >= 0]

    def at_large(self, seat: int) -> list[int]:
        """A player's Pioneers on the field and not jailed."""
        base = seat * PIONEERS_EACH
        found = []
        for p in range(base, base + PIONEERS_EACH):
            if self.where[p] >= 0 and not self.flags[p] & JAILED:
                found.append(p)
        return found

    def fit(self, seat: int) -> list[int]:
        """A player's active Pioneers: on the field, neither newborn nor jailed."""
        base = seat * PIONEERS_EACH
        found = []
        for p in range(base, base + PIONEERS_EACH):
            if self.where[p] >= 0 and not self.flags[p] & (JAILED | NEWBORN):
                found.append(p)
        return found

    def jailed(self, seat: int) -> list[int]:
        """A player's Pioneers in jail."""
        return [p for p in self.on_field(seat) if self.flags[p] & JAILED]

    def here(self, seat: int, cell: int) -> list[int]:
        """A player's Pioneers on a tile and not jailed."""
        base = seat * PIONEERS_EACH
        found = []
        for p in range(base, base + PIONEERS_EACH):
            if self.where[p] == cell and not self.flags[p] & JAILED:
                found.append(p)
        return found

    def actions_left(self, p: int) -> int:
        """PIO-TURN-03, PIO-TURN-11: what a Pioneer may still do this turn."""
        flags = self.flags[p]
        if self.where[p] < 0 or flags & (NEWBORN | JAILED | LEFT):
            return 0
        total = (1 if flags & UNFED else 2) + self.bonus[p]
        if flags & LOVESICK and total > 1:
            total = 1
        return max(total - self.used[p], 0)

    def limit(self, seat: int) -> int:
        """PIO-FAM-01: how many Pioneers a family may have."""
        return FAMILY_LIMIT[self.homesteads(seat)]

    def has_room(self, seat: int) -> bool:
        """PIO-FAM-03, PIO-FAM-04: room under the limit (and so a Pioneer in stock)."""
        return self.family[seat] < self.limit(seat)

    def homesteads(self, seat: int) -> int:
        """How many Homesteads a player has in play."""
        n = 0
        for cell in self.homes:
            if (self.works[cell] - 1) >> 3 & 7 == seat:
                n += 1
        return n

    def spare(self, seat: int) -> int:
        """The lowest number in stock, or NO_PIONEER."""
        base = seat * PIONEERS_EACH
        for p in range(base, base + PIONEERS_EACH):
            if self.where[p] < 0:
                return p
        return NO_PIONEER

    # -- tiles ------------------------------------------------------------------------------------

    def owner_at(self, cell: int) -> int:
        """Who has property on a tile, or NOBODY; a flipped token is nobody's."""
        work = self.works[cell]
        return NOBODY if work == 0 or work & FLIPPED else (work - 1) >> 3

    def work_at(self, cell: int) -> int:
        """The Building, Homestead or Claim in play on a tile, or NO_WORK."""
        work = self.works[cell]
        return NO_WORK if work == 0 or work & FLIPPED else (work - 1) & 7

    def developed(self, cell: int) -> bool:
        """A town tile, or one with a Building or Homestead token, also a flipped one."""
        if self.land[cell] >= TOWN:
            return True
        work = self.works[cell]
        return work & FLIPPED != 0 or (work != 0 and (work - 1) & 7 != CLAIM)

    def open_near(self, cell: int) -> list[int]:
        """The open spaces next to a tile."""
        land = self.land
        return [near for near in NEAR[cell] if land[near] == NO_TILE]

    def open_spaces(self) -> list[int]:
        """PIO-TOWN-04: all open spaces of the field, by q, then r."""
        land = self.land
        found = set()
        for cell in self.field:
            for near in NEAR[cell]:
                if land[near] == NO_TILE:
                    found.add(near)
        return sorted(found)

    def tiles_left(self) -> int:
        """Land tiles in the pile."""
        left = 0
        for n in self.pile:
            left += n
        return left

    def properties(self, seat: int, work: int) -> list[int]:
        """The tiles with a player's Buildings of a kind, Homesteads or Claims."""
        code = 1 + seat * 8 + work
        works = self.works
        return [cell for cell in self.field if works[cell] == code]

    def estate(self, seat: int) -> list[int]:
        """The tiles with a player's Claims, Buildings and Homesteads."""
        found = []
        for cell in self.field:
            work = self.works[cell]
            if work and not work & FLIPPED and (work - 1) >> 3 == seat:
                found.append(cell)
        return found

    def landed(self, seat: int) -> bool:
        """Whether a player has any property."""
        if self.built[seat]:
            return True
        for cell in self.field:
            work = self.works[cell]
            if work and not work & FLIPPED and (work - 1) >> 3 == seat:
                return True
        return False

    def deputy_at(self) -> int:
        """The tile of the Deputy, or NO_CELL."""
        p = self.holder[LAW_ENFORCEMENT]
        return self.where[p] if p >= 0 else NO_CELL

    def barred(self, cell: int) -> bool:
        """PIO-BANDIT-09: where the Bandit never goes."""
        land = self.land[cell]
        if land == NO_TILE or not CROSSABLE[land]:
            return True
        return cell == self.sheriff or cell == self.deputy_at()

    @property
    def roaming(self) -> bool:
        """Whether the Bandit is in town and not jailed."""
        return self.square == 0 and not self.bandit_jailed

    def victim(self) -> int:
        """Whose Building the Bandit steals from."""
        return self.owner_at(self.bandit) if self.hirer >= 0 else NOBODY


def resource_of(work: int) -> int:
    """The Resource a Building brings: both have one order; -1 for a Homestead or Claim."""
    return work if 0 <= work < HOMESTEAD else -1


SALOON_CELL: Final = TOWN_CELL[SALOON]
JAIL_CELL: Final = TOWN_CELL[JAIL]
