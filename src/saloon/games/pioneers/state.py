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
    BULLETS_IN_BOX,
    EVENTS,
    FAMILY_LIMIT,
    FIRST_SQUARE,
    FOOD_IN_BOX,
    HOMESTEAD,
    HORSES_IN_BOX,
    JAIL,
    LANDS,
    LAW_ENFORCEMENT,
    MOST_PLAYERS,
    PIONEERS_EACH,
    PLACES,
    POINT_CARDS,
    POINTS_FOR_BUILDING,
    POINTS_TO_WIN,
    PRAYERS,
    REVOLVERS_IN_BOX,
    SALOON,
    TARGETED_LEAD,
    UNITS,
)
from saloon.games.pioneers.moves import ORDERS, THINGS

NOBODY: Final = -1
NO_PIONEER: Final = -1
IN_STOCK: Final = -1
NO_CARD: Final = -1
NO_DIPLOMA: Final = -1
NO_LAND: Final = -1
NO_ANIMAL: Final = -1
NO_ACT: Final = -1
NO_WARE: Final = -1

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

# Whether a seat plays.
EMPTY: Final = 0
IN: Final = 1
OUT: Final = 2
STATUS: Final = ("empty", "in", "out")

# What is so about a Pioneer: bits.
NEWBORN: Final = 1
JAILED: Final = 2
UNFED: Final = 4  # at its player's last feeding
LOVESICK: Final = 8
VAIN: Final = 16  # has rolled in vain in jail this turn
LEFT: Final = 32  # has no more Actions this turn: another one has begun, or it changed hands

# Fees that a card may waive (see Table.waived).
WAIVE_DIPLOMA: Final = 0
WAIVE_STAKE: Final = 1
WAIVE_BUILD: Final = 2
WAIVERS: Final = ("diploma", "stake", "build")

# Where a game stands between two beats.
CHOOSING: Final = 0
FIRST_ROLL: Final = 1
FEEDING: Final = 2
ROLLING: Final = 3
WORKING: Final = 4
OFFERING: Final = 5
COUNTERING: Final = 6
BANDITS: Final = 7
TURN_END: Final = 8
FINISHED: Final = 9
STEPS: Final = (
    "symbols",
    "first-roll",
    "feeding",
    "die",
    "actions",
    "offer",
    "counter-offer",
    "bandit",
    "turn-end",
    "finished",
)

RESPAWN_OFF: Final = 0
RESPAWN_VOTE: Final = 1
RESPAWN_AUTO: Final = 2
RESPAWNS: Final = ("off", "vote", "auto")

# How a work on a tile is written: 1 + owner * 8 + work, and FLIPPED for a sold Building.
FLIPPED: Final = 64

NO_TILES: Final = (NO_TILE,) * CELLS
NO_TOKENS: Final = (0,) * CELLS
NO_WORKS: Final = (0,) * CELLS


class Table(State):
    """All that lies on the table.

    Things of a seat are listed by seat, Pioneers by seat * 8 + number - 1, tiles by cell. Tuples
    are replaced by the rules and shared by copies. No deck has an order: what is drawn from it is
    drawn at random from what is left (PIO-RULING-64), so that nothing hidden lies on the table but
    the standing orders.
    """

    def __init__(self) -> None:
        super().__init__()
        self.respawn = RESPAWN_OFF
        self.late_entry = False
        self.loose = False
        self.to_one = False
        self.live = False
        self.round_cap = 0
        self.box_names = False
        self.orders_on = False

        self.symbol: list[int] = []
        self.status: list[int] = []
        self.stakes = 0  # Claim Stakes in play
        self.sets = 0  # sets of Tools in play

        self.land: tuple[int, ...] = NO_TILES
        self.field: tuple[int, ...] = ()  # the cells that have a tile, sorted
        self.works: tuple[int, ...] = NO_WORKS
        self.tokens: tuple[int, ...] = NO_TOKENS  # Resources on Buildings
        self.homes: tuple[int, ...] = ()  # cells of Homesteads in play, the longest owned first
        self.pile: list[int] = []  # land tiles left, by type
        self.drawn = NO_LAND  # a land tile turned up and not yet placed

        self.where: list[int] = []  # a Pioneer's cell, or IN_STOCK
        self.flags: list[int] = []
        self.bonus: list[int] = []  # Actions more or fewer this turn
        self.used: list[int] = []  # Actions used this turn
        self.stolen: list[int] = []  # tokens processed from a rival's Building in this stay
        self.diploma: list[int] = []
        self.holder: list[int] = []  # by diploma
        self.family: list[int] = []  # Pioneers on the field
        self.built: list[int] = []  # Buildings and Homesteads in play

        self.cash: list[int] = []
        self.food: list[int] = []
        self.bullets: list[int] = []
        self.revolver: list[int] = []
        self.horse: list[int] = []
        self.tools: list[int] = []  # sets of Tools, bit masks
        self.goods: list[int] = []  # Resources, seat * 4 + resource
        self.cards: list[int] = []  # Pioneer Point cards
        self.stock: list[int] = []  # unbuilt tokens, seat * 5 + building
        self.covered: list[int] = []  # tokens used up in deals, seat * 5 + building
        self.waived: list[int] = []  # seat * 3 + waiver: own turns it still holds for
        self.ward = 0  # seats under a ward

        self.bank = 0  # the Stockpile's account, below zero when it has paid more
        self.bank_food = 0
        self.bank_bullets = 0
        self.bank_revolvers = 0
        self.bank_horses = 0
        self.bank_tools: list[int] = []
        self.bank_goods: list[int] = []
        self.bank_cards = 0
        self.bank_stakes = 0

        self.laborer: list[int] = []  # each Laborer's cell, or NO_CELL
        self.sheriff = NO_CELL
        self.sheriff_away = False
        self.square = 0  # of the countdown, 0 in town
        self.bandit = NO_CELL
        self.bandit_jailed = False
        self.hirer = NOBODY  # for whom the Bandit is on the job
        self.limbo = 0
        self.hideout = 0

        self.events: tuple[int, ...] = ()  # Event cards left
        self.card = NO_CARD  # the Event card in play
        self.prayers: tuple[int, ...] = ()  # Prayer cards in unknown order, on top
        self.bottom: tuple[int, ...] = ()  # Prayer cards put back since, the upper first
        self.kept: tuple[int, ...] = ()  # Prayer cards the active player holds
        self.animal = NO_ANIMAL
        self.boom = NOBODY  # until whose turn Resources sell for more
        self.dust = NOBODY  # until whose turn Moves are halved

        self.step = CHOOSING
        self.round = 0
        self.first = NOBODY
        self.active = NOBODY
        self.ended = False  # the active player went out in this turn
        self.acting = NO_PIONEER
        self.begun = False
        self.doing = NO_ACT  # the Action the acting Pioneer is at
        self.left = 0  # Movement Points of its Move
        self.ware = NO_WARE  # the good of a Buy or the Building of a Sell that is asked about
        self.proposals = 0
        self.auctions = 0
        self.backs = 0
        self.expanded = False
        self.loved = False
        self.ordered = 0  # standing orders set this turn

        self.proposer = NOBODY
        self.partner = NOBODY
        self.gives: tuple[int, ...] = ()  # lines of an offer, see play/deal.py
        self.wants: tuple[int, ...] = ()
        self.picks = 0
        self.sent = False  # the offer has been sent and waits for its answer
        self.offered_gives: tuple[int, ...] = ()  # what a counter-offer started from
        self.offered_wants: tuple[int, ...] = ()
        self.seller = NOBODY
        self.lot = 0
        self.reserve = 0

        self.orders: list[int] = []  # seat * 11 + question: rule + 256 * its number
        self.limits: list[int] = []  # seat * 21 + thing: a bid's limit + 1

    def blank(self) -> State:
        return Table()

    def become(self, other: State) -> None:
        assert isinstance(other, Table)
        super().become(other)
        self.respawn = other.respawn
        self.late_entry = other.late_entry
        self.loose = other.loose
        self.to_one = other.to_one
        self.live = other.live
        self.round_cap = other.round_cap
        self.box_names = other.box_names
        self.orders_on = other.orders_on
        self.symbol = other.symbol[:]
        self.status = other.status[:]
        self.stakes = other.stakes
        self.sets = other.sets
        self.land = other.land
        self.field = other.field
        self.works = other.works
        self.tokens = other.tokens
        self.homes = other.homes
        self.pile = other.pile[:]
        self.drawn = other.drawn
        self.where = other.where[:]
        self.flags = other.flags[:]
        self.bonus = other.bonus[:]
        self.used = other.used[:]
        self.stolen = other.stolen[:]
        self.diploma = other.diploma[:]
        self.holder = other.holder[:]
        self.family = other.family[:]
        self.built = other.built[:]
        self.cash = other.cash[:]
        self.food = other.food[:]
        self.bullets = other.bullets[:]
        self.revolver = other.revolver[:]
        self.horse = other.horse[:]
        self.tools = other.tools[:]
        self.goods = other.goods[:]
        self.cards = other.cards[:]
        self.stock = other.stock[:]
        self.covered = other.covered[:]
        self.waived = other.waived[:]
        self.ward = other.ward
        self.bank = other.bank
        self.bank_food = other.bank_food
        self.bank_bullets = other.bank_bullets
        self.bank_revolvers = other.bank_revolvers
        self.bank_horses = other.bank_horses
        self.bank_tools = other.bank_tools[:]
        self.bank_goods = other.bank_goods[:]
        self.bank_cards = other.bank_cards
        self.bank_stakes = other.bank_stakes
        self.laborer = other.laborer[:]
        self.sheriff = other.sheriff
        self.sheriff_away = other.sheriff_away
        self.square = other.square
        self.bandit = other.bandit
        self.bandit_jailed = other.bandit_jailed
        self.hirer = other.hirer
        self.limbo = other.limbo
        self.hideout = other.hideout
        self.events = other.events
        self.card = other.card
        self.prayers = other.prayers
        self.bottom = other.bottom
        self.kept = other.kept
        self.animal = other.animal
        self.boom = other.boom
        self.dust = other.dust
        self.step = other.step
        self.round = other.round
        self.first = other.first
        self.active = other.active
        self.ended = other.ended
        self.acting = other.acting
        self.begun = other.begun
        self.doing = other.doing
        self.left = other.left
        self.ware = other.ware
        self.proposals = other.proposals
        self.auctions = other.auctions
        self.backs = other.backs
        self.expanded = other.expanded
        self.loved = other.loved
        self.ordered = other.ordered
        self.proposer = other.proposer
        self.partner = other.partner
        self.gives = other.gives
        self.wants = other.wants
        self.picks = other.picks
        self.sent = other.sent
        self.offered_gives = other.offered_gives
        self.offered_wants = other.offered_wants
        self.seller = other.seller
        self.lot = other.lot
        self.reserve = other.reserve
        self.orders = other.orders[:]
        self.limits = other.limits[:]

    def lay_out(self, seats: int) -> None:
        """PIO-SETUP-02..07, PIO-SETUP-11: the box on the table, and nothing dealt yet."""
        self.seats = seats
        playing = seats - 1 if self.late_entry else seats
        self.symbol = [NOBODY] * seats
        self.status = [IN] * playing + [EMPTY] * (seats - playing)
        self.stakes = self.bank_stakes = playing + 2
        self.sets = 2 if playing == MOST_PLAYERS else 1
        land = list(NO_TILES)
        for place in range(len(PLACES)):
            land[TOWN_CELL[place]] = TOWN + place
        self.land = tuple(land)
        self.field = tuple(sorted(TOWN_CELL))
        self.pile = [kind.count for kind in LANDS]
        self.where = [IN_STOCK] * (seats * PIONEERS_EACH)
        self.flags = [0] * (seats * PIONEERS_EACH)
        self.bonus = [0] * (seats * PIONEERS_EACH)
        self.used = [0] * (seats * PIONEERS_EACH)
        self.stolen = [0] * (seats * PIONEERS_EACH)
        self.diploma = [NO_DIPLOMA] * (seats * PIONEERS_EACH)
        self.holder = [NO_PIONEER] * 13
        self.family = [0] * seats
        self.built = [0] * seats
        self.cash = [0] * seats
        self.food = [0] * seats
        self.bullets = [0] * seats
        self.revolver = [0] * seats
        self.horse = [0] * seats
        self.tools = [0] * seats
        self.goods = [0] * (seats * 4)
        self.cards = [0] * seats
        self.stock = [3] * (seats * 5)
        self.covered = [0] * (seats * 5)
        self.waived = [0] * (seats * 3)
        self.bank_food = FOOD_IN_BOX
        self.bank_bullets = BULLETS_IN_BOX
        self.bank_revolvers = REVOLVERS_IN_BOX
        self.bank_horses = HORSES_IN_BOX
        self.bank_tools = [self.sets] * 4
        self.bank_goods = [UNITS] * 4
        self.bank_cards = POINT_CARDS
        self.laborer = [NO_CELL] * 4
        self.sheriff = TOWN_CELL[JAIL]
        self.square = FIRST_SQUARE
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
        base = seat * PIONEERS_EACH
        found = []
        for p in range(base, base + PIONEERS_EACH):
            if self.where[p] >= 0 and self.flags[p] & JAILED:
                found.append(p)
        return found

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
