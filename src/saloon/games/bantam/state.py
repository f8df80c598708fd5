"""The table of `bantam` at one moment."""

from __future__ import annotations

from typing import Final

from saloon.engine.errors import Broken
from saloon.engine.state import State
from saloon.games.bantam.board import (
    ACRE,
    DOC,
    INTERIOR,
    JAIL,
    NONE_HERE,
    NOWHERE,
    RESOURCE_OF,
    SLOTS,
    TERRAIN_ACRES,
)
from saloon.games.bantam.cards import OWNABLE, WEAPON_CARDS, WEAPONS
from saloon.games.bantam.content import (
    CABIN_SLOTS,
    CATALOGUE,
    CRAFTS_EACH,
    ENDEAVOR,
    ENEMIES,
    ENEMY,
    FIRE_TOKENS,
    GEM_TOKENS,
    GRIT,
    HEAD_SPACES,
    ITEM,
    ITEM_COPIES,
    ITEM_THING,
    LOGGING,
    MASTER,
    MOST_ENGAGEMENTS,
    MOST_SKILL,
    MOST_VIG,
    MOST_WIL,
    MOUNT,
    RESOURCE_TOKENS,
    ROUNDS_WW,
    SCORE_WW,
    SOLO_WW,
    STOCK_SLOTS,
)
from saloon.games.bantam.effects import GEM
from saloon.games.bantam.moves import FOE

NOBODY: Final = -1
NO_CARD: Final = -1
NO_ITEM: Final = -1
NO_MOUNT: Final = -1
NO_FIRE: Final = -1
EMPTY: Final = -1
"""Nothing in a slot of a Cabin."""
NO_CABIN: Final = -1

# Where a Head is, by enemy token.
NO_HEAD: Final = -1
CARRIED: Final = 0  # + seat
LYING: Final = 10  # + place
MOUNTED: Final = 200

# Things of the day that can be tried once (`daily`, a set): the tabs come first, by number.
DRANK: Final = 24  # + drink
DECLINED_ITEMS: Final = 28
DECLINED_MOUNTS: Final = 29
LOOTED: Final = 30
PERK_USED: Final = 31
HERBS_USED: Final = 32  # and 33: how many
WORE: Final = 34  # + item

# What becomes of the card somebody plays in an Engagement.
WAITING: Final = 0
CANCELLED: Final = 1
EXECUTED: Final = 2

# The Shelter Roll against the card in play.
UNROLLED: Final = 0
COVERED: Final = 1
EXPOSED: Final = 2

# Where a game stands between two beats.
SETTING_UP: Final = 0
PICKING: Final = 1
DAWN: Final = 2
TURN: Final = 3
FIGHT: Final = 4
DUSK: Final = 5
NIGHTFALL: Final = 6
SPREAD: Final = 7
WEATHER: Final = 8
EARNINGS: Final = 9
SLEEP: Final = 10
RESTORE: Final = 11
NIGHT_END: Final = 12
BRAWL_OVER: Final = 13
FINISHED: Final = 14
STEPS: Final = (
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
    "night-end",
    "brawl-over",
    "finished",
)


class Table(State):
    """All that lies on the table.

    What belongs to a player is listed by seat; where there are several of a kind, by seat * 6 +
    skill, seat * 5 + kind of goods, seat * 4 + endeavor. Sets are bit masks. Foes are listed by the
    slot they were put on, Cabins by the acre they stand in. The top card of a deck is its last.
    Tuples are replaced by the rules and shared by copies.
    """

    def __init__(self) -> None:
        super().__init__()
        self.side = 0  # of the intro list
        self.pvp = True
        self.pick = False
        self.shuffled = False

        self.step = SETTING_UP
        self.round = 0
        self.first = NOBODY
        self.turn = 0  # how many players are done with the step, from the first on
        self.active = NOBODY
        self.joint: tuple[int, ...] = ()  # by acre: what its Sign Post leads to
        self.grid: tuple[int, ...] = ()  # the tiles north-west, north-east, south-west, south-east

        # The supply and the decks.
        self.supply: list[int] = []  # of each kind of goods
        self.rack: tuple[int, ...] = ()
        self.stock: tuple[tuple[int, ...], ...] = ()
        self.items: tuple[int, ...] = ()
        self.mounts: tuple[int, ...] = ()
        self.drawn: tuple[int, ...] = ()  # what the active player is looking at
        self.drawn_mounts = False  # Mounts, not Items
        self.offered = NO_ITEM  # an Item somebody must choose to keep or not

        # The players.
        self.character: list[int] = []
        self.where: list[int] = []
        self.skills: list[int] = []
        self.skills_tmp: list[int] = []
        self.spd: list[int] = []
        self.spd_tmp: list[int] = []
        self.vig: list[int] = []
        self.vig_max: list[int] = []
        self.wil: list[int] = []
        self.grit: list[int] = []
        self.grit_less: list[int] = []  # that stays spent at the next Sleep step
        self.cash: list[int] = []
        self.goods: list[int] = []
        self.item: list[int] = []
        self.item_tired: list[int] = []
        self.crafted: list[int] = []
        self.mount: list[int] = []
        self.level: list[int] = []
        self.dedicated: list[int] = []
        self.cards: list[tuple[int, ...]] = []
        self.tired: list[int] = []  # by card: 1 when Exhausted
        self.np: list[int] = []
        self.tasks: list[int] = []  # the checked ones
        self.raised: list[int] = []  # the skill spaces of the Notoriety track passed once
        self.reached: list[int] = []  # when a player last rose to the winning score, or 0
        self.rises = 0
        self.daily: list[int] = []
        self.sneaked: list[int] = []  # the slots of foes that are unaware of a player
        self.befriended: list[int] = []  # the fires that do not hurt a player
        self.jailer: list[int] = []  # who gets the Bail of a player, or NOBODY

        # The turn.
        self.move_left = 0  # acres of the Move in progress
        self.moving = False
        self.free = 0  # free actions taken
        self.bargain: tuple[int, ...] = ()  # by store
        self.fought = 0  # foes that do not attack again before the end of the turn
        self.navigated = 0  # fires left by navigating in this Move
        self.crime = False  # while the outcome of a criminal action is settled

        # The board.
        self.foe_token: list[int] = []  # by slot
        self.foe_at: list[int] = []
        self.wounds: list[int] = []
        self.reserve: tuple[int, ...] = ()
        self.seen = 0  # tokens whose loot side has been seen
        self.head: list[int] = []  # by token
        self.ground: tuple[int, ...] = ()  # loose things: place * 64 + thing, in order
        self.cabin: list[int] = []  # by acre: the owner's seat or NO_CABIN
        self.door: list[int] = []  # by acre: 1 when unlocked
        self.stored: list[int] = []  # by acre * 3 + slot
        self.fire: tuple[int, ...] = ()  # tokens, oldest first: fire * 1024 + place * 4 + slot
        self.raiser: tuple[int, ...] = ()  # by fire
        self.fire_colour: tuple[int, ...] = ()  # by fire

        # A fight; lists are by side, 0 the Attacker, 1 the Defender.
        self.fighting = False
        self.attacker = NOBODY
        self.defender = NOBODY
        self.after = TURN
        self.engagements = 0
        self.ambushed = False
        self.brawl = False
        self.used_item = 0  # the sides that have used their item
        self.hand: list[tuple[int, ...]] = []
        self.deck: list[tuple[int, ...]] = []
        self.pile: list[tuple[int, ...]] = []
        self.shown: list[int] = []  # the card of this Engagement
        self.aside: tuple[int, ...] = ()  # enemy cards out of this fight
        self.known: list[tuple[int, ...]] = []  # the cards of a side its opponent has seen
        self.block: list[int] = []  # what is blocked in this Engagement
        self.extra: list[int] = []  # the Interrupt played from hand in this Engagement
        self.fate: list[int] = []  # of the card shown: WAITING, CANCELLED or EXECUTED
        self.used: list[int] = []  # the PRIMs of the card shown that have been used
        self.special: list[int] = []  # whether its SPC has been used
        self.cover = UNROLLED  # how the Shelter Roll against the card in play went
        self.watched = 0  # aggressive foes that had the turn player in Range when it began
        self.felled = NOBODY  # who lies there while the winner takes what there is
        self.lost = False  # the one-player practice

    def blank(self) -> State:
        return Table()

    def become(self, other: State) -> None:
        assert isinstance(other, Table)
        super().become(other)
        self.side = other.side
        self.pvp = other.pvp
        self.pick = other.pick
        self.shuffled = other.shuffled
        self.step = other.step
        self.round = other.round
        self.first = other.first
        self.turn = other.turn
        self.active = other.active
        self.joint = other.joint
        self.grid = other.grid
        self.supply = other.supply[:]
        self.rack = other.rack
        self.stock = other.stock
        self.items = other.items
        self.mounts = other.mounts
        self.drawn = other.drawn
        self.drawn_mounts = other.drawn_mounts
        self.offered = other.offered
        self._become_players(other)
        self._become_board(other)
        self.move_left = other.move_left
        self.moving = other.moving
        self.free = other.free
        self.bargain = other.bargain
        self.fought = other.fought
        self.navigated = other.navigated
        self.crime = other.crime
        self._become_fight(other)
        self.lost = other.lost

    def _become_players(self, other: Table) -> None:
        self.character = other.character[:]
        self.where = other.where[:]
        self.skills = other.skills[:]
        self.skills_tmp = other.skills_tmp[:]
        self.spd = other.spd[:]
        self.spd_tmp = other.spd_tmp[:]
        self.vig = other.vig[:]
        self.vig_max = other.vig_max[:]
        self.wil = other.wil[:]
        self.grit = other.grit[:]
        self.grit_less = other.grit_less[:]
        self.cash = other.cash[:]
        self.goods = other.goods[:]
        self.item = other.item[:]
        self.item_tired = other.item_tired[:]
        self.crafted = other.crafted[:]
        self.mount = other.mount[:]
        self.level = other.level[:]
        self.dedicated = other.dedicated[:]
        self.cards = other.cards[:]
        self.tired = other.tired[:]
        self.np = other.np[:]
        self.tasks = other.tasks[:]
        self.raised = other.raised[:]
        self.reached = other.reached[:]
        self.rises = other.rises
        self.daily = other.daily[:]
        self.sneaked = other.sneaked[:]
        self.befriended = other.befriended[:]
        self.jailer = other.jailer[:]

    def _become_board(self, other: Table) -> None:
        self.foe_token = other.foe_token[:]
        self.foe_at = other.foe_at[:]
        self.wounds = other.wounds[:]
        self.reserve = other.reserve
        self.seen = other.seen
        self.head = other.head[:]
        self.ground = other.ground
        self.cabin = other.cabin[:]
        self.door = other.door[:]
        self.stored = other.stored[:]
        self.fire = other.fire
        self.raiser = other.raiser
        self.fire_colour = other.fire_colour

    def _become_fight(self, other: Table) -> None:
        self.fighting = other.fighting
        self.attacker = other.attacker
        self.defender = other.defender
        self.after = other.after
        self.engagements = other.engagements
        self.ambushed = other.ambushed
        self.brawl = other.brawl
        self.used_item = other.used_item
        self.hand = other.hand[:]
        self.deck = other.deck[:]
        self.pile = other.pile[:]
        self.shown = other.shown[:]
        self.aside = other.aside
        self.known = other.known[:]
        self.block = other.block[:]
        self.extra = other.extra[:]
        self.fate = other.fate[:]
        self.used = other.used[:]
        self.special = other.special[:]
        self.cover = other.cover
        self.watched = other.watched
        self.felled = other.felled

    # -- reading the table ----------------------------------------------------------------------

    @property
    def solo(self) -> bool:
        """Whether one player practises (BAN-SOL-01)."""
        return self.seats == 1

    @property
    def winning(self) -> int:
        """BAN-WIN-01: the winning score."""
        return SCORE_WW

    @property
    def last_round(self) -> int:
        """BAN-LIM-03, BAN-SOL-03: no game lasts longer."""
        return SOLO_WW if self.seats == 1 else ROUNDS_WW

    def order(self) -> list[int]:
        """BAN-TUR-01: the seats clockwise from the First Player."""
        return [(self.first + n) % self.seats for n in range(self.seats)]

    def carried(self, who: int) -> int:
        """How many Resources and Gems a player carries."""
        base = who * 5
        goods = self.goods
        return goods[base] + goods[base + 1] + goods[base + 2] + goods[base + 3] + goods[base + 4]

    def room(self, who: int) -> int:
        """BAN-STO-01, BAN-STO-02: free slots for Resources and Gems."""
        return self.capacity(who) - self.carried(who)

    def capacity(self, who: int) -> int:
        """BAN-STO-01, BAN-STO-02: slots for Resources and Gems, the Mount's included."""
        mount = self.mount[who]
        return CATALOGUE + (MOUNT[mount].slots if mount != NO_MOUNT else 0)

    def speed(self, who: int) -> int:
        """BAN-MOV-08: base, Mount and temporary changes; at least 1."""
        mount = self.mount[who]
        spd = self.spd[who] + self.spd_tmp[who] + (MOUNT[mount].spd if mount != NO_MOUNT else 0)
        return spd if spd > 1 else 1

    def most_vig(self, who: int) -> int:
        """The Vigor maximum, a Mount's included."""
        mount = self.mount[who]
        most = self.vig_max[who] + (MOUNT[mount].vig_max if mount != NO_MOUNT else 0)
        return most if most < MOST_VIG else MOST_VIG

    def skill(self, who: int, skill: int) -> int:
        """BAN-CHK-09: the effective level of a skill, 0 to 6."""
        level = self.skills[who * 6 + skill] + self.skills_tmp[who * 6 + skill]
        return MOST_SKILL if level > MOST_SKILL else level if level > 0 else 0

    def acre(self, place: int) -> int:
        """The acre a place belongs to: that of a Cabin for its inside."""
        return place if place < INTERIOR else place - INTERIOR

    def cabin_on(self, acre: int) -> int:
        """Whose Cabin stands in an acre, or NO_CABIN."""
        return self.cabin[acre] if acre < TERRAIN_ACRES else NO_CABIN

    def cabins_of(self, who: int) -> list[int]:
        """The acres of a player's Cabins."""
        return [acre for acre in range(TERRAIN_ACRES) if self.cabin[acre] == who]

    def heads_of(self, who: int) -> list[int]:
        """The Heads a player carries, by token."""
        if not self.seen:
            return []
        return [token for token in range(ENEMIES) if self.head[token] == CARRIED + who]

    def foes_at(self, place: int) -> list[int]:
        """The slots of the foes in a place."""
        return [slot for slot in range(SLOTS) if self.foe_at[slot] == place]

    def players_at(self, place: int) -> list[int]:
        """The seats of the players in a place."""
        return [seat for seat in range(self.seats) if self.where[seat] == place]

    def burning(self, place: int) -> bool:
        """Whether a place, an acre or the card of a Cabin, holds a Fire Token."""
        for token in self.fire:  # noqa: SIM110
            if (token & 1023) >> 2 == place:
                return True
        return False

    def loose(self, place: int) -> list[int]:
        """The things that lie in a place."""
        return [code & 63 for code in self.ground if code >> 6 == place]

    def side_of(self, combatant: int) -> int:
        """0 for the Attacker of the fight, 1 for the Defender, NOBODY for others."""
        if not self.fighting:
            return NOBODY
        return 0 if combatant == self.attacker else 1 if combatant == self.defender else NOBODY

    def place_of(self, combatant: int) -> int:
        """Where a player or a foe is."""
        return self.where[combatant] if combatant < FOE else self.foe_at[combatant - FOE]

    def deck_cards(self, who: int) -> list[int]:
        """BAN-ITM-05: the Combat Deck, what is not Exhausted."""
        return [card for card in self.cards[who] if not self.tired[card]]

    # -- what always holds ------------------------------------------------------------------------

    def check(self) -> None:
        """The invariants of the specification, section 8, as far as one moment shows them."""
        if self.step == SETTING_UP or self.step == PICKING:
            return
        self._check_goods()
        self._check_players()
        self._check_cards()
        self._check_foes()
        self._check_cabins()
        self._check_fire()
        self._check_time()
        if self.fighting:
            self._check_fight()

    def _check_goods(self) -> None:
        """BAN-INV-01."""
        for kind in range(GEM + 1):
            n = self.supply[kind]
            _hold(n >= 0, "the supply is overdrawn")
            for who in range(self.seats):
                n += self.goods[who * 5 + kind]
                _hold(self.goods[who * 5 + kind] >= 0, "less than no goods")
                if kind != GEM:
                    n += self.dedicated[who * 4 + kind]
            n += self.stored.count(kind)
            for code in self.ground:
                n += 1 if code & 63 == kind else 0
            _hold(n == (GEM_TOKENS if kind == GEM else RESOURCE_TOKENS), f"{n} of goods {kind}")

    def _check_players(self) -> None:
        """BAN-INV-03..05, BAN-INV-08, BAN-INV-11, BAN-INV-15, BAN-INV-20, BAN-INV-21."""
        for who in range(self.seats):
            _hold(0 <= self.grit[who] <= GRIT, "Grit out of bounds")
            _hold(0 <= self.vig[who] <= self.most_vig(who) <= MOST_VIG, "Vigor out of bounds")
            _hold(0 <= self.wil[who] <= MOST_WIL, "Will Power out of bounds")
            _hold(self.cash[who] >= 0, "less than no cash")
            _hold(0 <= self.where[who] < INTERIOR + TERRAIN_ACRES, "a player is nowhere")
            inside = self.where[who] - INTERIOR
            _hold(inside < 0 or self.cabin[inside] != NO_CABIN, "a player is in no Cabin")
            if self.vig[who] == 0 and self.side_of(who) == NOBODY and who != self.felled:
                _hold(self.where[who] in (DOC, JAIL), "a fainted player is still about")
            _hold(len(self.heads_of(who)) <= HEAD_SPACES, "too many Heads")
            _hold(0 <= self.crafted[who] <= CRAFTS_EACH, "too many crafted tokens")
            _hold(self.np[who] == bin(self.tasks[who]).count("1"), "NP that no task gave")
            if self.step != TURN or who != self.active:
                _hold(self.room(who) >= 0 or self.step == FIGHT, "more goods than slots")
            for endeavor in range(4):
                level = self.level[who * 4 + endeavor]
                on_card = self.dedicated[who * 4 + endeavor]
                most = 0 if level == MASTER else ENDEAVOR[endeavor].cost[level] - 1
                _hold(0 <= on_card <= most, "too many Resources on an Endeavor Card")

    def _check_cards(self) -> None:
        """BAN-INV-06, BAN-INV-13."""
        weapons = list(self.rack)
        for stack in self.stock:
            weapons.extend(stack)
        held: list[int] = []
        for who in range(self.seats):
            weapons.extend([card for card in self.cards[who] if card >= WEAPONS])
            held.extend(self.cards[who])
        _hold(len(set(held)) == len(held), "a card is held twice")
        if any(self.tired):
            for card in range(OWNABLE):
                _hold(not self.tired[card] or card in held, "a card of nobody is Exhausted")
        weapons.sort()
        _hold(weapons == list(range(WEAPONS, WEAPONS + WEAPON_CARDS)), "a weapon is missing")
        _hold(len(self.stock) == STOCK_SLOTS, "an In-Stock slot is missing")
        items = [*self.items, *[item for item in self.item if item != NO_ITEM]]
        mounts = [*self.mounts, *[mount for mount in self.mount if mount != NO_MOUNT]]
        if self.drawn_mounts:
            mounts.extend(self.drawn)
        else:
            items.extend(self.drawn)
        if self.offered != NO_ITEM:
            items.append(self.offered)
        items.extend(self.loose_items())
        items.sort()
        _hold(
            items == [n // ITEM_COPIES for n in range(len(ITEM) * ITEM_COPIES)],
            "an item is missing",
        )
        mounts.sort()
        _hold(mounts == list(range(len(MOUNT))), "a Mount is missing")

    def loose_items(self) -> list[int]:
        """The Items that lie about."""
        return [(code & 63) - ITEM_THING for code in self.ground if code & 63 >= ITEM_THING]

    def _check_foes(self) -> None:
        """BAN-INV-08, BAN-INV-18."""
        tokens = list(self.reserve)
        for slot in range(SLOTS):
            if self.foe_at[slot] != NOWHERE:
                token = self.foe_token[slot]
                tokens.append(token)
                in_fight = self.side_of(FOE + slot) != NOBODY
                _hold(0 <= self.wounds[slot] < ENEMY[token].vig or in_fight, "a dead foe stands")
        for token in range(ENEMIES):
            if self.head[token] != NO_HEAD:
                tokens.append(token)
        tokens.sort()
        _hold(tokens == list(range(ENEMIES)), "an Enemy Token is missing or double")

    def _check_cabins(self) -> None:
        """BAN-INV-09."""
        for who in range(self.seats):
            limit = ENDEAVOR[LOGGING].limit[self.level[who * 4 + LOGGING]]
            _hold(self.cabin.count(who) <= limit, "too many Cabins")
        bare = self.cabin.count(NO_CABIN)
        _hold(self.door.count(0) >= bare, "a door without a Cabin")
        _hold(self.stored.count(EMPTY) >= bare * CABIN_SLOTS, "goods in no Cabin")
        if bare == TERRAIN_ACRES:
            return
        for acre in range(TERRAIN_ACRES):
            if self.cabin[acre] == NO_CABIN:
                _hold(not self.door[acre], "a door without a Cabin")
                for slot in range(CABIN_SLOTS):
                    _hold(self.stored[acre * 3 + slot] == EMPTY, "goods in no Cabin")
            else:
                _hold(RESOURCE_OF[acre] != NONE_HERE, "a Cabin without a Resource")
                _hold(ACRE[acre].gate == NOWHERE, "a Cabin at a Location Icon")

    def _check_fire(self) -> None:
        """BAN-INV-02, BAN-INV-17."""
        _hold(len(self.fire) <= FIRE_TOKENS, "too many Fire Tokens")
        spots = [token & 1023 for token in self.fire]
        _hold(len(set(spots)) == len(spots), "two Fire Tokens in one spot")
        for token in self.fire:
            place = (token & 1023) >> 2
            fire = token >> 10
            _hold(fire < len(self.raiser), "a fire of nobody knows whom")
            _hold(fire < len(self.fire_colour), "a fire without a colour")
            colour = self.fire_colour[fire]
            _hold(colour & (colour - 1) == 0, "a fire of two colours")
            if place >= INTERIOR:
                acre = place - INTERIOR
                _hold(self.cabin[acre] != NO_CABIN, "fire in no Cabin")
                _hold(self.stored[acre * 3 + (token & 3)] == EMPTY, "goods and fire in one slot")
                for other in self.fire:
                    same = (other & 1023) >> 2 == place
                    _hold(not same or other >> 10 == fire, "two fires in one Cabin")

    def _check_time(self) -> None:
        """BAN-INV-14, BAN-INV-22."""
        _hold(1 <= self.round <= self.last_round, "the game lasts too long")
        _hold(0 <= self.first < self.seats, "nobody is First Player")
        _hold(self.engagements <= MOST_ENGAGEMENTS, "a fight lasts too long")
        if self.over:
            _hold(len(self.winners) > 0 or self.lost, "a game over without a winner")

    def _check_fight(self) -> None:
        """BAN-INV-13, BAN-INV-14."""
        _hold(self.attacker != self.defender, "somebody fights alone")
        for side in range(2):
            combatant = self.attacker if side == 0 else self.defender
            drawn = [*self.hand[side], *self.deck[side], *self.pile[side]]
            _hold(len(set(drawn)) == len(drawn), "a card is in two places of a fight")
            if combatant < FOE:
                for card in drawn:
                    _hold(card in self.cards[combatant], "a card of somebody else is played")
                for card in (*self.hand[side], *self.deck[side]):
                    _hold(not self.tired[card], "an Exhausted card is in hand or deck")


def _hold(truth: bool, message: str) -> None:
    if not truth:
        raise Broken(message)
