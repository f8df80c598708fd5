"""What a seat may see of Shadow Governors, as plain data; view.py puts it into the view.

Hidden are the orders of the decks, the Riders under the top ones and what is in the Chests.
"""

from __future__ import annotations

from typing import Any

from saloon.games.bantam.board import SPECIES, TILE, WILD_CABINS
from saloon.games.bantam.content import ENEMIES, ENEMY, PLAQUE, POSTER
from saloon.games.bantam.effects import KINDS
from saloon.games.bantam.events import HONOR, LEFT, MONTH, NO_SEASON, RIDER, RIGHT
from saloon.games.bantam.moves import PLACE_TEXTS
from saloon.games.bantam.state import MOUNTED, NO_CARD, NOBODY, Table


def governors(t: Table) -> dict[str, Any]:
    """The year, the events under way, Town Hall, the Saloon and its walls."""
    month = MONTH[t.month]
    pinned = t.pin != NOBODY
    return {
        "month": month.id,
        "year": t.year,
        "season": None if month.season == NO_SEASON else KINDS[month.season],
        "pin": MONTH[t.pin].id if pinned else None,
        "pinned": t.locality + 1 if pinned and t.locality != NO_CARD else None,
        "locality": t.locality + 1 if not pinned and t.locality != NO_CARD else None,
        "locality_left": t.locality_left,
        "event": None if t.event == NO_CARD else t.event + 1,
        "ongoing": [
            {"event": (card >> 7) + 1, "tile": TILE[card >> 4 & 7].id, "left": card & 15}
            for card in t.ongoing
        ],
        "events": len(t.events),
        "discards": len(t.discards),
        "honors": [HONOR[honor].id for honor in t.honors],
        "riders": [[RIDER[stack[-1]].id if stack else None, len(stack)] for stack in t.riders],
        "hunters": len(t.hunters),
        "buyer": t.buyer,
        "plaques": _mounted(t, PLAQUE),
        "posters": _mounted(t, POSTER),
        "chests": [
            PLACE_TEXTS[acre]
            for acre, chest in zip(WILD_CABINS, t.chest, strict=True)
            if chest >= 0
        ],
    }


def _mounted(t: Table, surface: int) -> list[str]:
    """The Heads on one kind of space."""
    return [
        ENEMY[token].id
        for token in range(ENEMIES)
        if t.head[token] == MOUNTED and ENEMY[token].surface == surface
    ]


def governor(t: Table, who: int) -> dict[str, Any]:
    """What a player holds besides what everybody has in Warm Welcome."""
    left, right = LEFT[t.pages[who * 2]], RIGHT[t.pages[who * 2 + 1]]
    note = {
        "change": t.change[who],
        "at": t.change_at[who],
        "coins": t.coins[who],
        "slots": t.bank_slots(who),
    }
    return {
        "pages": [left.id, right.id],
        "saddle": t.saddle[who] == 1,
        "note": note if t.note[who] else None,
        "riders": [RIDER[n].id for n, owner in enumerate(t.rider_of) if owner == who],
        "kept": [{"event": (card >> 1) + 1, "up": card & 1 == 1} for card in t.kept[who]],
        "honors": [honor.id for n, honor in enumerate(HONOR) if t.honored[who] >> n & 1],
        "ignores": [name for n, name in enumerate(SPECIES) if t.ignores[who] >> n & 1],
    }
