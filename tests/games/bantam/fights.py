"""How the tests set a fight of `bantam`: combatants, hands and decks as a test describes them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from saloon.games.bantam.board import SLOTS
from saloon.games.bantam.game import GAME
from saloon.games.bantam.moves import FOE
from saloon.games.bantam.play.combat.beginning import begin_fight
from saloon.games.bantam.state import Table
from saloon.games.bantam.written import TURN
from tests.games.bantam.tables import CARD_NO, West, place, table


def foe_in(t: Table, name: str) -> int:
    """The slot of the foe in a place."""
    return next(slot for slot in range(SLOTS) if t.foe_at[slot] == place(name))


def fight(
    dice: Sequence[int] = (),
    attacker: int | str = 0,
    defender: int | str = 1,
    hands: tuple[Sequence[str], Sequence[str]] = ((), ()),
    decks: tuple[Sequence[str], Sequence[str]] = ((), ()),
    piles: tuple[Sequence[str], Sequence[str]] = ((), ()),
    engagements: int = 1,
    after: int = TURN,
    brawl: bool = False,
    **settings: Any,
) -> West:
    """A fight before its next Engagement; a foe is named by its place, a deck top card first."""
    t = table(**settings)
    sides = [one if isinstance(one, int) else FOE + foe_in(t, one) for one in (attacker, defender)]
    begin_fight(t, sides[0], sides[1], after)
    t.engagements = engagements
    t.brawl = brawl
    for side in range(2):
        t.hand[side] = tuple(sorted(CARD_NO[card] for card in hands[side]))
        t.deck[side] = tuple(CARD_NO[card] for card in reversed(decks[side]))
        t.pile[side] = tuple(CARD_NO[card] for card in piles[side])
    return West(GAME, t, list(dice))


def duel(own: str, other: str, dice: Sequence[int] = (), **settings: Any) -> West:
    """Two players in one place, each with one hand card and a deck to draw from, both played."""
    rest = ("pan_lid", "knuckles", "bowie")
    more = ("torch", "hatchet", "shovel")
    w = fight(dice, hands=((own, *rest), (other, *more)), **with_weapons(settings, rest, more))
    w.play(f"0 play:{own}", f"1 play:{other}")
    return w


def with_weapons(
    settings: dict[str, Any], own: Sequence[str], other: Sequence[str]
) -> dict[str, Any]:
    """Settings in which both hold these weapons besides their own."""
    weapons = dict(settings.get("weapons", {}))
    weapons[0] = (*weapons.get(0, ()), *own)
    weapons[1] = (*weapons.get(1, ()), *other)
    at = settings.get("at", {0: "town_square", 1: "town_square"})
    return {**settings, "weapons": weapons, "at": at}
