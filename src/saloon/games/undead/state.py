"""The table of `undead` at one moment."""

from __future__ import annotations

from typing import Final

from saloon.engine.errors import hold
from saloon.engine.state import State
from saloon.games.undead.content import (
    ALL_SLOTS,
    BITS,
    BUILDINGS,
    BULLET,
    CARDS,
    COIN,
    COINS_IN_BOX,
    HORSEMEN,
    LAWYER,
    LIMITS,
    MOST_EXCHANGES,
    NOTORIETY,
    NOTORIETY_IN_BOX,
    NOWHERE,
    OUTLAWS_AT_START,
    OUTLAWS_EACH,
    SALOON,
    SLOT_ICON,
    SLOTS,
    STREET,
    VALUE,
    WORTH,
)
from saloon.games.undead.written import (
    ABILITY,
    HIRING,
    INCOME,
    PURCHASE,
    ROUND_END,
    ROUND_START,
    SETTING_UP,
    Written,
)

NOBODY: Final = -1
NO_CARD: Final = -1
NO_BUILDING: Final = -1
NO_SLOT: Final = -1
NOT_SEALED: Final = -1

IN_STREET: Final = len(BUILDINGS)
"""Stands for the street where an event says in which building something happens."""

PLAYER: Final = 0
"""The one band of a person in the solo game."""
RANGER: Final = 1
"""Dead Ranger's band in the solo game."""


class Table(Written):
    """The table, as the rules read it; its fields stand in fields.py."""

    def blank(self) -> State:
        return Table()

    # -- reading the table ----------------------------------------------------------------------

    @property
    def solo(self) -> bool:
        """Whether one player faces Dead Ranger."""
        return self.seats == 1

    def owner(self, band: int) -> int:
        """The seat that decides for a band (UND-TWO-01: seating alternates)."""
        return band % self.seats

    def order(self) -> list[int]:
        """UND-DAY-17: the bands clockwise from the LAW."""
        players = self.players
        law = self.law
        return [(law + step) % players for step in range(players)]

    def building_at(self, place: int) -> int:
        """The building on a place of the Town, or IN_STREET, as events tell it."""
        return IN_STREET if place == STREET else self.building[place]

    def controls(self, band: int, building: int) -> bool:
        """Whether a band's outlaw stands in a building."""
        slot = self.where[building]
        return slot >= 0 and self.inside[slot] >> band & 1 == 1

    def controller(self, building: int) -> int:
        """The first band in a building, or NOBODY."""
        slot = self.where[building]
        if slot < 0 or self.inside[slot] == 0:
            return NOBODY
        return first_of(self.inside[slot])

    def homes(self, band: int) -> list[int]:
        """The slots whose buildings a band controls."""
        return [slot for slot in range(SLOTS) if self.inside[slot] >> band & 1]

    def in_buildings(self, band: int) -> int:
        """How many outlaws of a band stand in buildings."""
        n = 0
        for mask in self.inside:
            n += mask >> band & 1
        return n

    def in_play(self, band: int) -> int:
        """UND-HIRE-07, UND-RULING-35: outlaws in stash, on spaces and in buildings."""
        n = self.stash[band] + BITS[self.lying[band] >> 1] + self.in_buildings(band)
        return n + 1 if self.standing[band] else n

    def clear(self) -> bool:
        """UND-NOON-01: no undead in Town."""
        return not any(self.town)

    def score(self, seat: int) -> int:
        """UND-SCORE-01, UND-SCORE-02, UND-TWO-08: tokens, killed undead, undisturbed buildings."""
        return self.notoriety[seat] + self.bounty(seat) + self.estate(seat)

    def bounty(self, seat: int) -> int:
        """What the undead are worth that the bands of a seat have killed."""
        points = 0
        band = seat
        while band < self.players:
            killed = self.killed[band]
            card = 0
            while killed:
                if killed & 1:
                    points += WORTH[card]
                killed >>= 1
                card += 1
            band += self.seats
        return points

    def estate(self, seat: int) -> int:
        """What the undisturbed buildings are worth that the bands of a seat control."""
        points = 0
        band = seat
        while band < self.players:
            for slot in range(SLOTS):
                if self.inside[slot] >> band & 1 and not self.town[slot]:
                    points += VALUE[self.building[slot]]
            band += self.seats
        return points

    def sources(self, seat: int) -> dict[str, int]:
        """The same, each by itself."""
        return {
            "tokens": self.notoriety[seat],
            "undead": self.bounty(seat),
            "buildings": self.estate(seat),
        }

    def solo_score(self) -> int:
        """UND-SOLO-37, UND-RULING-45: what a win in the solo game is worth, a loss nothing."""
        if self.lost:
            return 0
        points = self.score(PLAYER) + 5 - BITS[self.lying[RANGER] >> 1] - self.graveyard[PLAYER]
        if self.standing[RANGER]:
            points -= 1
        for slot in range(SLOTS):
            if not self.town[slot]:
                points += 2
        return points

    # -- what always holds ------------------------------------------------------------------------

    def check(self) -> None:
        """The invariants of the specification, section 8, as far as one moment shows them."""
        self.keep_limits()
        if self.step == SETTING_UP:
            return
        self._check_tokens()
        self._check_outlaws()
        self._check_undead()
        self._check_time()
        self._check_turns()

    def _check_tokens(self) -> None:
        """UND-INV-01..03, UND-INV-14, UND-INV-18."""
        coins = self.supply_coins + sum(self.coins)
        notoriety = self.supply_notoriety + sum(self.notoriety)
        extra = 0
        for slot in range(SLOTS):
            if self.bonus >> slot & 1:
                hold(self.building[slot] != NO_BUILDING, "a bonus on an empty slot")
                coins += 1 if SLOT_ICON[slot] == COIN else 0
                notoriety += 1 if SLOT_ICON[slot] == NOTORIETY else 0
                extra += 1 if SLOT_ICON[slot] == BULLET else 0
        hold(coins == COINS_IN_BOX, f"{coins} Coins")
        hold(notoriety == NOTORIETY_IN_BOX, f"{notoriety} Notoriety")
        hold(extra <= 3, "too many Bullets on slots")
        hold(self.supply_coins >= 0 and self.supply_notoriety >= 0, "the supply is overdrawn")
        for seat in range(self.seats):
            hold(self.coins[seat] >= 0, "negative Coins")
            hold(self.notoriety[seat] >= 0, "negative Notoriety")
        for band in range(self.bands):
            hold(self.bullets[band] & ~ALL_SLOTS == 0, "a Bullet on no slot")
        hold(0 <= self.skulls < 1 << self.bands, "a Critical token too many")

    def _check_outlaws(self) -> None:
        """UND-INV-04..06, UND-INV-13, UND-INV-19."""
        for band in range(self.bands):
            most = OUTLAWS_EACH - OUTLAWS_AT_START if band < self.players else 0
            hold(self.reserve[band] <= most, "a reserve has grown")
            hold(
                self.in_play(band) + self.reserve[band] + self.graveyard[band] == OUTLAWS_EACH,
                f"band {band} has lost or won an outlaw",
            )
            hold(
                min(self.stash[band], self.reserve[band], self.graveyard[band]) >= 0,
                "less than no outlaws",
            )
            space = self.standing[band]
            hold(space == NOWHERE or 2 <= space <= 8, "an outlaw stands on no space")
            hold(not self.lying[band] >> space & 1, "two outlaws of a band on a space")
            hold(self.lying[band] & ~0b111111100 == 0, "an outlaw lies on no space")
            if self.round == 1 and self.step < ROUND_END and band < self.players:
                hold(not self.lying[band], "an outlaw lies on a space in the morning")
        for slot in range(SLOTS):
            if self.inside[slot]:
                hold(self.building[slot] != NO_BUILDING, "an outlaw in no building")
                hold(not self.bonus >> slot & 1, "a building was bought without its bonus")
                hold(self.inside[slot] < 1 << self.players, "Dead Ranger holds a building")
                if self.building[slot] != SALOON:
                    mask = self.inside[slot]
                    hold(mask & (mask - 1) == 0, "two outlaws in a building")

    def _check_undead(self) -> None:
        """UND-INV-07, UND-INV-08."""
        seen = list(self.boot_hill) + list(self.out)
        if self.turned_up != NO_CARD:
            hold(not self.solo, "the solo player was asked where an undead goes")
            seen.append(self.turned_up)
        for place, mask in enumerate(self.town):
            cards = cards_of(mask)
            if place != STREET and cards:
                hold(self.building[place] != NO_BUILDING, "undead in no building")
            hold(not self.solo or len(cards) <= 1, "two undead in one place")
            seen.extend(cards)
        for mask in self.killed:
            hold(not self.solo or mask == 0, "the solo player holds undead")
            seen.extend(cards_of(mask))
        hold(sorted(seen) == list(range(CARDS)), "an undead card is missing or double")
        hold(0 <= self.known <= len(self.boot_hill), "more cards known than there are")
        if self.solo:
            out = 0 if self.horsemen else HORSEMEN
            hold(len(self.out) == out, "the horsemen are in or out")
            hold(len(self.boot_hill) >= 2, "Boot Hill ran out")
        else:
            hold(len(self.out) == CARDS - 3 * self.players, "Boot Hill was dealt wrongly")
            hold(self.known == 0, "a card of Boot Hill is known")

    def _check_time(self) -> None:
        """UND-INV-15..17."""
        hold(1 <= self.round <= 3, "a day has three rounds")
        if self.solo:
            capped = self.deadline and self.day > LIMITS[1]
            hold(not capped and not self.noon, "solo lasts too long")
        else:
            extra = self.day == LIMITS[0] + 1 and self.round == 1 and self.noon
            hold(self.day <= LIMITS[0] or extra, "the game lasts too long")
        hold(0 <= self.law < self.players, "nobody has the badge")
        hold(self.exchanges <= MOST_EXCHANGES, "a duel lasts too long")
        if self.over:
            hold(len(self.winners) > 0 or self.lost, "a game over without a winner")
        if not self.solo:
            hold(not self.lost, "somebody lost a game that has only winners")
        if self.step < ROUND_START:
            hold(
                self.where[LAWYER] == NO_SLOT or self.players >= 4, "a 4+ building in a small game"
            )

    def _check_turns(self) -> None:
        """UND-INV-06, UND-INV-15, UND-INV-20: whose turn it is, as far as the table shows it."""
        hold(len(self.asked) == len(self.sealed), "answers that nobody asked for")
        hold(len(self.choice) in (0, self.players), "a band has not committed")
        hold(NOBODY <= self.wild < self.players, "a Wild of nobody")
        hold(NOBODY <= self.active < self.bands, "a turn of nobody")
        hold(self.noon or not self.duelists, "a final duel before High Noon")
        if self.step in (ABILITY, INCOME, PURCHASE, HIRING):
            hold(0 <= self.active < self.players, "a turn of nobody")
            hold(self.acted >> self.active & 1 == 1, "a turn that does not count")
        if self.step == INCOME:
            hold(self.standing[self.active] != NOWHERE, "an income from no space")
        if self.step == ROUND_START:
            hold(not any(self.standing), "an outlaw stands before anybody has committed")


def first_of(mask: int) -> int:
    """The lowest number in a set."""
    n = 0
    while not mask >> n & 1:
        n += 1
    return n


def cards_of(mask: int) -> list[int]:
    """The undead cards in a set."""
    return [card for card in range(CARDS) if mask >> card & 1]
