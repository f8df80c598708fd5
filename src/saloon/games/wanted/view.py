"""What a view shows beside the plain fields (WAN-TURN-11: all but face-down cards is open)."""

from __future__ import annotations

from typing import Any

from saloon.games.wanted.content import DECKS, OUTLAW_IDS, SALOON, SALOON_KINDS
from saloon.games.wanted.play.scoring import points_of
from saloon.games.wanted.state import Table


def table(t: Table, seat: int) -> dict[str, Any]:
    """The decks, with what this seat has looked at."""
    return {"decks": [_deck(t, deck, seat) for deck in range(5)] if t.dealt else []}


def player(t: Table, who: int) -> dict[str, Any]:
    """The stacks of a player, and what they are worth."""
    return {
        "stacks": [[OUTLAW_IDS[card] for card in t.stack(who, gang)] for gang in range(4)],
        "one": t.one == who,
        "points": points_of(t, who),
    }


def _deck(t: Table, deck: int, seat: int) -> dict[str, Any]:
    cards = t.decks[deck]
    seen: dict[str, Any] = {"deck": DECKS[deck], "left": len(cards)}
    if deck != SALOON:
        seen["up"] = OUTLAW_IDS[cards[-1]] if cards and deck != t.unturned else None
    seen["looked_by"] = [who for who in range(t.seats) if t.looked[deck] >> who & 1]
    if seat in seen["looked_by"]:  # WAN-RULING-46: a look is remembered for the next card
        names = SALOON_KINDS if deck == SALOON else OUTLAW_IDS
        seen["next"] = names[cards[-1 if deck in (SALOON, t.unturned) else -2]]
    seen["buried"] = [OUTLAW_IDS[card] for card in cards[: t.buried[deck]]]
    return seen
