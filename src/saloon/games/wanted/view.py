"""What a seat may see, as plain data: the only exit to people, bots and adapters."""

from __future__ import annotations

from typing import Any

from saloon.games.wanted.content import DECKS, GANGS, OUTLAWS, SALOON, SALOON_KINDS
from saloon.games.wanted.play.scoring import points_of
from saloon.games.wanted.state import Table


def view(t: Table, seat: int) -> dict[str, Any]:
    """WAN-TURN-11: all is open but the face-down cards and what others have looked at."""
    return {
        "options": {
            "quick": t.quick,
            "duel": t.duel,
            "consent": t.consent,
            "dollars": t.dollars,
            "cavalry": t.cavalry,
            "supremacy": t.supremacy,
        },
        "round": t.round,
        "starter": t.starter,
        "turn": t.turn,
        "decks": [_deck(t, deck, seat) for deck in range(5)] if t.dealt else [],
        "players": [_player(t, who) for who in range(t.seats)],
        "one": t.one,
        "cavalry": None if t.horse < 0 else DECKS[t.horse],
        "supremacy": None if t.supreme < 0 else GANGS[t.supreme],
        "discard": [OUTLAWS[card].id for card in t.discard],
        "saloon_discard": [SALOON_KINDS[kind] for kind in t.saloon_discard],
        "out": [OUTLAWS[card].id for card in t.out],
        "last_points": t.last_points[:],
    }


def _deck(t: Table, deck: int, seat: int) -> dict[str, Any]:
    cards = t.decks[deck]
    seen: dict[str, Any] = {"deck": DECKS[deck], "left": len(cards)}
    if deck != SALOON:
        seen["up"] = OUTLAWS[cards[-1]].id if cards and deck != t.unturned else None
    seen["looked_by"] = [who for who in range(t.seats) if t.looked[deck] >> who & 1]
    if seat in seen["looked_by"]:
        seen["next"] = _next(t, deck)
    seen["buried"] = [OUTLAWS[card].id for card in cards[: t.buried[deck]]]
    return seen


def _next(t: Table, deck: int) -> str:
    """WAN-RULING-46: the first unrevealed card, which a look is remembered for."""
    cards = t.decks[deck]
    if deck == SALOON:
        return SALOON_KINDS[cards[-1]]
    return OUTLAWS[cards[-1 if deck == t.unturned else -2]].id


def _player(t: Table, who: int) -> dict[str, Any]:
    return {
        "seat": who,
        "stacks": [[OUTLAWS[card].id for card in t.stack(who, gang)] for gang in range(4)],
        "wanted": [GANGS[gang] for gang in range(4) if t.wanted[who] >> gang & 1],
        "one": t.one == who,
        "tiles": t.tiles[who],
        "points": points_of(t, who),
        "total": t.totals[who],
    }
