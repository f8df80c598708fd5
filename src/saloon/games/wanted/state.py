"""The table of `wanted` at one moment."""

from __future__ import annotations

from typing import Final

from saloon.engine.errors import hold
from saloon.engine.state import State
from saloon.games.wanted.content import (
    ALL_GANGS,
    DOLLARS_EACH,
    DOLLARS_IN_BOX,
    HUNTER,
    LIMITS,
    SALOON,
    SALOON_COPIES,
    SHERIFF,
    WANTED_IN_BOX,
    gang_of,
    is_leader,
    town_of,
)
from saloon.games.wanted.written import Written

NOBODY: Final = -1
NOWHERE: Final = -1


class Table(Written):
    """The table, as the rules read it; its fields stand in fields.py."""

    def blank(self) -> State:
        return Table()

    # -- reading the table ----------------------------------------------------------------------

    def stack(self, seat: int, gang: int) -> tuple[int, ...]:
        """The outlaws of one gang in front of one seat, in the order they arrived."""
        return self.stacks[seat * 4 + gang]

    def counts(self, gang: int) -> list[int]:
        """How many cards of a gang each seat has."""
        return [len(self.stacks[seat * 4 + gang]) for seat in range(self.seats)]

    def has_all_gangs(self, seat: int) -> bool:
        """WAN-END-02: at least one card of each of the four gangs."""
        first = seat * 4
        stacks = self.stacks
        return bool(stacks[first] and stacks[first + 1] and stacks[first + 2] and stacks[first + 3])

    def has_leader(self, seat: int, gang: int) -> bool:
        """Whether the gang's leader is in this seat's stack, covered or not."""
        return gang * 15 in self.stacks[seat * 4 + gang]

    def has_won(self, seat: int) -> bool:
        """WAN-WIN-01: four Wanted tokens and the One token."""
        return self.one == seat and self.wanted[seat] == ALL_GANGS

    # -- what always holds ------------------------------------------------------------------------

    def check(self) -> None:
        """The invariants of the specification, section 8; raises Broken."""
        self.keep_limits()
        self._check_tokens()
        if self.dealt:
            self._check_cards()
        if self.turn != NOBODY:
            self._check_round()

    def _check_cards(self) -> None:
        """Invariants 1, 2, 3, 8 and 9."""
        seen = list(self.discard) + list(self.out)
        for town in range(4):
            for card in self.decks[town]:
                hold(town_of(card) == town, f"card {card} is in the wrong town")
            seen.extend(self.decks[town])
        for number, stack in enumerate(self.stacks):
            for card in stack:
                hold(gang_of(card) == number % 4, f"card {card} is in the wrong stack")
            seen.extend(stack)
        hold(sorted(seen) == list(range(48)), "an outlaw is missing or double")
        hold(len(self.out) == (16 if self.quick else 0), "the quick game takes out 16")
        hold(not any([is_leader(card) for card in self.out]), "a leader was taken out")
        kinds = list(self.decks[SALOON]) + list(self.saloon_discard)
        copies = SALOON_COPIES - 1 if self.quick else SALOON_COPIES
        for kind in range(3):
            hold(kinds.count(kind) == copies, "a Saloon card is missing or double")
        removals = self.saloon_discard.count(SHERIFF) + self.saloon_discard.count(HUNTER)
        hold(len(self.discard) <= removals, "more outlaws discarded than ever removed")
        at_least = self.turns if self.turn == NOBODY else self.turns - 1
        hold(at_least <= self._drawn() <= self.turns, "a turn is one draw")
        hold(self.turns <= (37 if self.quick else 56), "a round is too long")

    def _drawn(self) -> int:
        """How many cards were drawn this round."""
        left = 0
        for deck in self.decks:
            left += len(deck)
        return (32 + 9 if self.quick else 48 + 12) - left

    def _check_round(self) -> None:
        """Invariants 6, 7, 11, 12 and 17: what holds at every decision while a round runs."""
        hold(self.starter != NOBODY, "nobody started the round")
        for town in range(4):
            hold(len(self.decks[town]) > 0, "an empty town must end the round")
        resolving = self._drawn() == self.turns
        hold(len(self.decks[SALOON]) > 0 or resolving, "an empty Saloon must end the round")
        hold(self.unturned == NOWHERE, "a town without a face-up card")
        for seat in range(self.seats):
            hold(not self.has_all_gangs(seat), "four gangs must end the round")
        hold(self.supremacy == (self.supreme != NOWHERE), "Supremacy without its rule")
        hold(self.cavalry or self.horse == NOWHERE, "the Cavalry without its rule")
        for deck in range(5):
            face_down = len(self.decks[deck]) - (0 if deck == SALOON else 1)
            hold(self.looked[deck] == 0 or face_down > 0, "a look at no card")
            hold(0 <= self.looked[deck] < 1 << self.seats, "a look by nobody at the table")
            hold(0 <= self.buried[deck] <= face_down, "more buried than there are")
        hold(self.buried[SALOON] == 0, "a buried Saloon card")
        known = sum(self.looked) + sum(self.buried)
        hold(self.dollars or known == 0, "a bonus action without its rule")

    def _check_tokens(self) -> None:
        """Invariants 4, 5, 8, 10, 15 and 21."""
        for seat in range(self.seats):
            hold(self.tiles[seat] <= (DOLLARS_EACH if self.dollars else 0), "too many Dollars")
        for gang in range(4):
            owners = [seat for seat in range(self.seats) if self.wanted[seat] >> gang & 1]
            hold(len(owners) <= WANTED_IN_BOX, "more Wanted tokens than the box holds")
        hold(sum(self.tiles) <= DOLLARS_IN_BOX, "more Dollars than the box holds")
        hold(self.round <= LIMITS[0], "the game is too long")
        for seat, points in enumerate(self.last_points):
            hold(points != 1 and 0 <= points <= 93, "impossible points")
            hold(points <= self.totals[seat], "points were forgotten")
        winners = [seat for seat in range(self.seats) if self.has_won(seat)]
        if not self.over:
            hold(not winners, "a winner plays on")
        elif winners:
            hold(self.winners == winners, "the wrong winner")
        else:
            hold(self.round == LIMITS[0], "a game over too early")
            hold(len(self.winners) > 0, "a game over without a winner")
