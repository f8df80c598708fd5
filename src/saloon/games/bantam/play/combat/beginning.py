"""How a fight begins (BAN-FGT-01, BAN-FGT-02)."""

from __future__ import annotations

from saloon.games.bantam.board import INTERIOR, NOWHERE, SLOTS, TERRAIN_ACRES
from saloon.games.bantam.content import AGGRESSIVE, REACH_OF, SYMBOL_OF
from saloon.games.bantam.moves import FOE
from saloon.games.bantam.play.governors.kept_events import ignored
from saloon.games.bantam.play.line_of_sight import distance
from saloon.games.bantam.state import NO_CARD, NOBODY, UNROLLED, WAITING, Table
from saloon.games.bantam.written import FIGHT


def begin_fight(t: Table, attacker: int, defender: int, after: int) -> None:
    """BAN-FGT-01, BAN-FGT-02, BAN-STE-04: two combatants, their roles fixed for the whole fight."""
    t.fighting = True
    t.attacker = attacker
    t.defender = defender
    t.after = after
    t.engagements = 0
    t.ambushed = False
    t.brawl = False
    t.used_item = 0
    clear_decks(t)
    t.watched = watchers(t)
    t.move_left = 0
    t.moving = False
    t.step = FIGHT
    if attacker < FOE <= defender and t.sneaked[attacker] >> (defender - FOE) & 1:
        t.sneaked[attacker] &= ~(1 << (defender - FOE)) | ignored(t, attacker)
        t.cite("BAN-STE-04")
    t.tell_fight("BAN-FGT-01 BAN-FGT-02", who=attacker, target=defender)


def clear_decks(t: Table) -> None:
    """Nobody holds cards for a fight."""
    t.hand = [(), ()]
    t.deck = [(), ()]
    t.pile = [(), ()]
    t.known = [(), ()]
    t.aside = ()
    clear_cards(t)


def clear_cards(t: Table) -> None:
    """No card lies open, nothing is blocked."""
    t.shown = [NO_CARD, NO_CARD]
    t.extra = [NO_CARD, NO_CARD]
    t.fate = [WAITING, WAITING]
    t.used = [0, 0]
    t.special = [0, 0]
    t.block = [0, 0]
    t.cover = UNROLLED


def in_town(place: int) -> bool:
    """Where no foe ever comes: they move within sight and on their own tile (BAN-ENM-05)."""
    return TERRAIN_ACRES <= place < INTERIOR


def reaches(t: Table, slot: int, who: int) -> bool:
    """BAN-ATT-01: whether a player is within a foe's Range and Line of Sight."""
    place = t.foe_at[slot]
    return place != NOWHERE and distance(place, t.where[who]) <= REACH_OF[t.foe_token[slot]]


def watchers(t: Table) -> int:
    """BAN-ATT-09: the aggressive foes that have the turn player in Range already."""
    found = 0
    if t.active == NOBODY or in_town(t.where[t.active]):
        return found
    for slot in range(SLOTS):
        if SYMBOL_OF[t.foe_token[slot]] == AGGRESSIVE and reaches(t, slot, t.active):
            found |= 1 << slot
    return found
