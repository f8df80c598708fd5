"""How a fight is likely to end: the sums behind `sense` while cards are on the table."""

from __future__ import annotations

from math import exp
from typing import Final

from saloon.games.bantam.board import NOWHERE
from saloon.games.bantam.cards import (
    CANCELS_OF,
    CARD,
    HIGH_OF,
    ICON_OF,
    LOW_OF,
    RARE,
    WEAPON_CARDS,
    WEAPONS,
)
from saloon.games.bantam.content import AGGRESSIVE, ENEMY, NEUTRAL
from saloon.games.bantam.effects import BLACK, BLOCK, DAMAGE, NO_CHECK, difficulty_of, skill_of
from saloon.games.bantam.moves import FOE
from saloon.games.bantam.play.combat.beginning import reaches
from saloon.games.bantam.play.combat.blows import range_of
from saloon.games.bantam.state import CANCELLED, NO_CARD, NOBODY, Table

HIT: Final = 0.62
"""Damage that the nine cards of a character deal in an Engagement."""
ARMED: Final[tuple[float, ...]] = (0.03, 0.08, 0.12)
"""More by each weapon in the deck, by rarity."""
SHARP: Final = 0.6
"""Damage by foes: with no skill, and more by each point of Agility and Strength."""
SKILLED: Final = 0.05
FIERCE: Final[tuple[float, ...]] = (0.0, -0.2, 0.45)
"""More or less by the deck: gunman, predator, legendary; as fights of bots were seen to end."""
STEEP: Final = 0.55
"""How surely the one who would last longer wins."""
USED_UP: Final = 0.85
"""What a card that lies open may still do is not yet done."""
DOWNFALL: Final = 4.5
"""Grit that a lost fight costs."""


def chance(level: int, check: int) -> float:
    """Of a check to be passed with a skill."""
    if check == NO_CHECK:
        return 1.0
    hits = 7 - difficulty_of(check)
    if skill_of(check) != BLACK:
        hits += level
    return 0.0 if hits <= 0 else 1.0 if hits >= 6 else hits / 6.0


def vigor(t: Table, one: int) -> int:
    """What a combatant can still take."""
    if one < FOE:
        return t.vig[one]
    slot = one - FOE
    return ENEMY[t.foe_token[slot]].vig - t.wounds[slot]


def rate(t: Table, one: int) -> float:
    """Damage that a combatant deals in an Engagement, about."""
    if one >= FOE:
        foe = ENEMY[t.foe_token[one - FOE]]
        return SHARP + SKILLED * (foe.skills[0] + foe.skills[1]) + FIERCE[foe.deck]
    hit = HIT
    for card in t.cards[one]:
        if WEAPONS <= card < WEAPONS + WEAPON_CARDS:
            hit += ARMED[CARD[card].rarity]
        elif card >= WEAPONS:
            hit += ARMED[RARE]
    return hit


def to_come(t: Table, side: int, verb: int) -> float:
    """What the card a side has on the table may still deal or block."""
    card = t.shown[side]
    if card == NO_CARD or t.fate[side] == CANCELLED:
        return 0.0
    other = t.shown[1 - side]
    if other != NO_CARD and CANCELS_OF[other] >> ICON_OF[card] & 1:
        return 0.0
    if LOW_OF[card] >= 0 and not LOW_OF[card] <= range_of(t, side) <= HIGH_OF[card]:
        return 0.0
    one = t.defender if side else t.attacker
    total = 0.0
    row = CARD[card]
    for n in range(len(row.prims)):
        prim = row.prims[n]
        if prim.verb != verb or t.used[side] >> n & 1:
            continue
        level = 0
        if prim.check != NO_CHECK:
            skill = skill_of(prim.check)
            if one < FOE:
                level = t.skill(one, skill) if skill != BLACK else 0
            elif skill < 2:
                level = ENEMY[t.foe_token[one - FOE]].skills[skill]
        hit = prim.n * chance(level, prim.check)
        total = max(total, hit) if row.slash else total + hit
    return USED_UP * total


def odds(mine: float, my_rate: float, others: float, their_rate: float) -> float:
    """The chance to win with so much Vigor on both sides."""
    if others <= 0.0:
        return 1.0
    if mine <= 0.0:
        return 0.0
    return 1.0 / (1.0 + exp(STEEP * 2.0 * (others / my_rate - mine / their_rate)))


def fight_odds(t: Table, side: int) -> float:
    """The chance of a side to win the fight that is on."""
    one = t.defender if side else t.attacker
    rival = t.attacker if side else t.defender
    deals = max(0.0, to_come(t, side, DAMAGE) - t.block[1 - side] - to_come(t, 1 - side, BLOCK))
    takes = max(0.0, to_come(t, 1 - side, DAMAGE) - t.block[side] - to_come(t, side, BLOCK))
    return odds(vigor(t, one) - takes, rate(t, one), vigor(t, rival) - deals, rate(t, rival))


def hunt_odds(t: Table, who: int, slot: int) -> float:
    """The chance of a player to win against a foe."""
    foe = FOE + slot
    return odds(t.vig[who], rate(t, who), vigor(t, foe), rate(t, foe))


def attacker_at(t: Table, who: int, dusk: bool) -> int:
    """The slot of a foe that will attack who ends the turn here, or NOBODY.

    Before dusk only of an aggressive one that has not yet fought today.
    """
    for slot in range(len(t.foe_at)):
        symbol = ENEMY[t.foe_token[slot]].symbol
        if (
            t.foe_at[slot] != NOWHERE
            and (symbol == AGGRESSIVE if not dusk else symbol != NEUTRAL)
            and not t.sneaked[who] >> slot & 1
            and (dusk or not t.fought >> slot & 1)
            and reaches(t, slot, who)
        ):
            return slot
    return NOBODY
