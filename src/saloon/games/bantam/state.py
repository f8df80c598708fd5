"""The table of `bantam` at one moment."""

from __future__ import annotations

from typing import Final

from saloon.engine.errors import hold
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
from saloon.games.bantam.cards import (
    FIRST_HUNTER,
    FIRST_MOUNT_SKILL,
    OWNABLE,
    WEAPON_CARDS,
    WEAPONS,
)
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
    HUNTING,
    ITEM,
    ITEM_COPIES,
    ITEM_THING,
    LOGGING,
    MASTER,
    MINING,
    MOST_ENGAGEMENTS,
    MOST_SKILL,
    MOST_VIG,
    MOST_WIL,
    MOUNT,
    RESOURCE_TOKENS,
    ROUNDS_SG,
    ROUNDS_WW,
    SCORE_SG,
    SCORE_WW,
    SOLO_SG,
    SOLO_WW,
    STOCK_SLOTS,
)
from saloon.games.bantam.effects import GEM
from saloon.games.bantam.events import EVENT, HONORS_USED, RIDER, RIDERS_EACH, STORAGE_RIDER
from saloon.games.bantam.moves import FOE
from saloon.games.bantam.written import FIGHT, PICKING, SETTING_UP, TURN, Written

NOBODY: Final = -1
NO_CARD: Final = -1
NO_ITEM: Final = -1
NO_MOUNT: Final = -1
NO_FIRE: Final = -1
EMPTY: Final = -1
"""Nothing in a slot of a Cabin."""
NO_CABIN: Final = -1
MOST_TURNED: Final = 12
"""How many cards that came to light last the table remembers, as the players would."""
DESERTED: Final = 4
"""The owner of an Abandoned Cabin: no seat."""
STORAGE_FROM: Final = STORAGE_RIDER * RIDERS_EACH
"""The first Storage Rider."""

# The face-down decks that cards are put under (`under`).
RACK: Final = 0
ITEMS: Final = 1
MOUNTS: Final = 2
HUNTERS: Final = 3
EVENTS: Final = 4
SPECTATORS: Final = 4
"""Stands for them where sets of seats say who has seen something."""
ALL_SAW: Final = (1 << (SPECTATORS + 1)) - 1
NEVER: Final = -1

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


class Table(Written):
    """The table, as the rules read it; its fields stand in fields.py."""

    def blank(self) -> State:
        return Table()

    # -- reading the table ----------------------------------------------------------------------

    @property
    def mode(self) -> int:
        """Which of MODES is played."""
        return 2 if self.sg else self.side

    @property
    def no_pvp(self) -> bool:
        """BAN-LIM-05: whether players do not fight each other."""
        return not self.pvp

    @property
    def solo(self) -> bool:
        """Whether one player practises (BAN-SOL-01)."""
        return self.seats == 1

    @property
    def winning(self) -> int:
        """BAN-WIN-01: the winning score."""
        return SCORE_SG if self.sg else SCORE_WW

    @property
    def last_round(self) -> int:
        """BAN-LIM-03, BAN-SOL-03: no game lasts longer."""
        if self.sg:
            return SOLO_SG if self.seats == 1 else ROUNDS_SG
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
        slots = CATALOGUE + (MOUNT[mount].slots if mount != NO_MOUNT else 0)
        if self.sg:
            if self.saddle[who]:
                slots += MOUNT[mount].saddle_slots
            for rider in range(STORAGE_FROM, STORAGE_FROM + RIDERS_EACH):
                if self.rider_of[rider] == who:
                    slots += 1
        return slots

    def speed(self, who: int) -> int:
        """BAN-MOV-08: base, Mount and temporary changes; at least 1."""
        mount = self.mount[who]
        spd = self.spd[who] + self.spd_tmp[who] + (MOUNT[mount].spd if mount != NO_MOUNT else 0)
        if self.sg and self.saddle[who]:
            spd += MOUNT[mount].saddle_spd
        return spd if spd > 1 else 1

    def most_vig(self, who: int) -> int:
        """The Vigor maximum, a Mount's included."""
        mount = self.mount[who]
        most = self.vig_max[who] + (MOUNT[mount].vig_max if mount != NO_MOUNT else 0)
        if self.sg and self.saddle[who]:
            most += MOUNT[mount].saddle_vig
        return most if most < MOST_VIG else MOST_VIG

    def skill(self, who: int, skill: int) -> int:
        """BAN-CHK-09: the effective level of a skill, 0 to 6."""
        level = self.skills[who * 6 + skill] + self.skills_tmp[who * 6 + skill]
        if self.sg:
            level += self.skills_more[who * 6 + skill]
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

    def has_seen(self, deck: int, place: int, seat: int) -> bool:
        """Whether a seat (or a spectator) knows the card in a place of a deck, from the bottom."""
        seen = self.under[deck]
        return place < len(seen) and seen[place] >> (SPECTATORS if seat < 0 else seat) & 1 == 1

    def has_searched(self, seat: int) -> bool:
        """BAN-SHP-06: whether a seat has looked through the Riders."""
        return seat >= 0 and self.searched >> seat & 1 == 1

    # -- what always holds ------------------------------------------------------------------------

    def check(self) -> None:
        """The invariants of the specification, section 8, as far as one moment shows them."""
        if self.step == SETTING_UP or self.step == PICKING:
            return
        self.keep_limits()
        self._check_goods()
        self._check_players()
        self._check_cards()
        self._check_foes()
        self._check_cabins()
        self._check_fire()
        self._check_time()
        if self.fighting:
            self._check_fight()
        if self.sg:
            self._check_governors()

    def _check_goods(self) -> None:
        """BAN-INV-01."""
        for kind in range(GEM + 1):
            n = self.supply[kind]
            hold(n >= 0, "the supply is overdrawn")
            for who in range(self.seats):
                n += self.goods[who * 5 + kind]
                if kind != GEM:
                    n += self.dedicated[who * 4 + kind]
            n += self.stored.count(kind)
            for code in self.ground:
                n += 1 if code & 63 == kind else 0
            hold(n == (GEM_TOKENS if kind == GEM else RESOURCE_TOKENS), f"{n} of goods {kind}")

    def _check_players(self) -> None:
        """BAN-INV-03..05, BAN-INV-08, BAN-INV-11, BAN-INV-15, BAN-INV-20, BAN-INV-21."""
        for who in range(self.seats):
            hold(self.grit[who] <= GRIT, "Grit out of bounds")
            hold(self.vig[who] <= self.most_vig(who) <= MOST_VIG, "Vigor out of bounds")
            hold(self.wil[who] <= MOST_WIL, "Will Power out of bounds")
            inside = self.where[who] - INTERIOR
            hold(inside < 0 or self.cabin[inside] != NO_CABIN, "a player is in no Cabin")
            if self.vig[who] == 0 and self.side_of(who) == NOBODY and who != self.felled:
                hold(self.where[who] in (DOC, JAIL), "a fainted player is still about")
            hold(len(self.heads_of(who)) <= HEAD_SPACES, "too many Heads")
            hold(self.crafted[who] <= CRAFTS_EACH, "too many crafted tokens")
            if not self.sg:
                hold(self.np[who] == bin(self.tasks[who]).count("1"), "NP that no task gave")
            if (self.step != TURN or who != self.active) and self.felled == NOBODY:
                hold(self.room(who) >= 0 or self.step == FIGHT, "more goods than slots")
            for endeavor in range(4):
                level = self.level[who * 4 + endeavor]
                on_card = self.dedicated[who * 4 + endeavor]
                most = 0 if level == MASTER else ENDEAVOR[endeavor].cost[level] - 1
                hold(0 <= on_card <= most, "too many Resources on an Endeavor Card")

    def _check_cards(self) -> None:
        """BAN-INV-06, BAN-INV-13."""
        weapons = list(self.rack)
        for stack in self.stock:
            weapons.extend(stack)
        held: list[int] = []
        for who in range(self.seats):
            weapons.extend([c for c in self.cards[who] if WEAPONS <= c < WEAPONS + WEAPON_CARDS])
            held.extend(self.cards[who])
        hold(len(set(held)) == len(held), "a card is held twice")
        if any(self.tired):
            for card in range(OWNABLE):
                hold(not self.tired[card] or card in held, "a card of nobody is Exhausted")
        weapons.sort()
        hold(weapons == list(range(WEAPONS, WEAPONS + WEAPON_CARDS)), "a weapon is missing")
        hold(len(self.stock) == STOCK_SLOTS, "an In-Stock slot is missing")
        items = [*self.items, *[item for item in self.item if item != NO_ITEM]]
        mounts = [*self.mounts, *[mount for mount in self.mount if mount != NO_MOUNT]]
        if self.drawn_mounts:
            mounts.extend(self.drawn)
        elif not self.drawn_hunters:
            items.extend(self.drawn)
        if self.led != NO_MOUNT:
            mounts.append(self.led)
        if self.offered != NO_ITEM:
            items.append(self.offered)
        items.extend(self.loose_items())
        items.sort()
        hold(
            items == [n // ITEM_COPIES for n in range(len(ITEM) * ITEM_COPIES)],
            "an item is missing",
        )
        mounts.sort()
        hold(mounts == list(range(len(MOUNT))), "a Mount is missing")

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
                hold(0 <= self.wounds[slot] < ENEMY[token].vig or in_fight, "a dead foe stands")
        for token in range(ENEMIES):
            if self.head[token] != NO_HEAD:
                tokens.append(token)
        tokens.sort()
        hold(tokens == list(range(ENEMIES)), "an Enemy Token is missing or double")

    def _check_cabins(self) -> None:
        """BAN-INV-09."""
        for who in range(self.seats):
            limit = ENDEAVOR[LOGGING].limit[self.level[who * 4 + LOGGING]]
            hold(self.cabin.count(who) <= limit, "too many Cabins")
        bare = self.cabin.count(NO_CABIN)
        hold(self.door.count(0) >= bare, "a door without a Cabin")
        hold(self.stored.count(EMPTY) >= bare * CABIN_SLOTS, "goods in no Cabin")
        if bare == TERRAIN_ACRES:
            return
        for acre in range(TERRAIN_ACRES):
            if self.cabin[acre] == NO_CABIN:
                hold(not self.door[acre], "a door without a Cabin")
                for slot in range(CABIN_SLOTS):
                    hold(self.stored[acre * 3 + slot] == EMPTY, "goods in no Cabin")
            elif self.cabin[acre] != DESERTED:
                hold(RESOURCE_OF[acre] != NONE_HERE, "a Cabin without a Resource")
                hold(ACRE[acre].gate == NOWHERE, "a Cabin at a Location Icon")

    def _check_fire(self) -> None:
        """BAN-INV-02, BAN-INV-17."""
        hold(len(self.fire) <= FIRE_TOKENS, "too many Fire Tokens")
        spots = [token & 1023 for token in self.fire]
        hold(len(set(spots)) == len(spots), "two Fire Tokens in one spot")
        for token in self.fire:
            place = (token & 1023) >> 2
            fire = token >> 10
            hold(fire < len(self.raiser), "a fire of nobody knows whom")
            hold(fire < len(self.fire_colour), "a fire without a colour")
            colour = self.fire_colour[fire]
            hold(colour & (colour - 1) == 0, "a fire of two colours")
            if place >= INTERIOR:
                acre = place - INTERIOR
                hold(self.cabin[acre] != NO_CABIN, "fire in no Cabin")
                hold(self.stored[acre * 3 + (token & 3)] == EMPTY, "goods and fire in one slot")
                for other in self.fire:
                    same = (other & 1023) >> 2 == place
                    hold(not same or other >> 10 == fire, "two fires in one Cabin")

    def _check_time(self) -> None:
        """BAN-INV-14, BAN-INV-22."""
        hold(1 <= self.round <= self.last_round, "the game lasts too long")
        hold(self.first != NOBODY, "nobody is First Player")
        hold(self.engagements <= MOST_ENGAGEMENTS, "a fight lasts too long")
        if self.over:
            hold(len(self.winners) > 0 or self.lost, "a game over without a winner")

    def _check_fight(self) -> None:
        """BAN-INV-13, BAN-INV-14."""
        hold(self.attacker != self.defender, "somebody fights alone")
        for side in range(2):
            combatant = self.attacker if side == 0 else self.defender
            drawn = [*self.hand[side], *self.deck[side], *self.pile[side]]
            hold(len(set(drawn)) == len(drawn), "a card is in two places of a fight")
            if combatant < FOE:
                for card in drawn:
                    hold(card in self.cards[combatant], "a card of somebody else is played")
                for card in (*self.hand[side], *self.deck[side]):
                    hold(not self.tired[card], "an Exhausted card is in hand or deck")

    def _check_governors(self) -> None:
        """BAN-INV-06, -07, -10, -12, -19, -24."""
        hunters = list(self.hunters)
        if self.drawn_hunters:
            hunters.extend(self.drawn)
        riders: list[int] = []
        for stack in self.riders:
            riders.extend(stack)
        cards = [*self.events, *self.discards]
        cards.extend([code >> 7 for code in self.ongoing])
        if self.event != NO_CARD:
            cards.append(self.event)
        if self.locality not in (NO_CARD, self.event):
            cards.append(self.locality)
        honors = len(self.honors)
        for who in range(self.seats):
            hunters.extend([c for c in self.cards[who] if FIRST_HUNTER <= c < FIRST_MOUNT_SKILL])
            cards.extend([code >> 2 for code in self.kept[who]])
            honors += bin(self.honored[who]).count("1")
            followers = self.rider_of.count(who)
            hold(followers <= self.rider_limit(who), "too many Riders")
            hold(not self.saddle[who] or self.mount[who] != NO_MOUNT, "a Saddle without a Mount")
            self._check_note(who)
        for rider in range(len(RIDER)):
            if self.rider_of[rider] != NOBODY:
                riders.append(rider)
        riders.sort()
        hold(riders == list(range(len(RIDER))), "a Rider is missing")
        hunters.sort()
        hold(hunters == list(range(FIRST_HUNTER, FIRST_MOUNT_SKILL)), "a Hunter Skill is missing")
        cards.sort()
        every = [n for n in range(len(EVENT)) if not (self.gentle and EVENT[n].red)]
        hold(cards == every, "an Event Card is missing or double")
        hold(honors == HONORS_USED, "an Honor is missing")

    def _check_note(self, who: int) -> None:
        """BAN-INV-12."""
        hold(self.coins[who] <= self.bank_slots(who), "too many coins")
        hold(self.change[who] <= 4, "too much Change")
        hold(self.change_at[who] <= 3, "Change beyond Month 3")
        hold(self.change[who] > 0 or self.change_at[who] == 0, "no Change, yet a month")
        hold(self.note[who] == 1 or self.coins[who] + self.change[who] == 0, "money on no Note")

    def rider_limit(self, who: int) -> int:
        """BAN-LVL-06, BAN-RID-01: Riders by the level of Hunting."""
        return ENDEAVOR[HUNTING].limit[self.level[who * 4 + HUNTING]]

    def bank_slots(self, who: int) -> int:
        """BAN-LVL-06, BAN-BNK-02: unlocked slots of the Bank Note by the level of Mining."""
        return ENDEAVOR[MINING].limit[self.level[who * 4 + MINING]]
