"""What is answered for somebody who left or ran out of time (BAN-RULING-56)."""

from __future__ import annotations

from saloon.engine.ask import Ask
from saloon.games.bantam.cards import CARD
from saloon.games.bantam.effects import BLOCK, DAMAGE
from saloon.games.bantam.state import Table
from saloon.games.bantam.written import PASS, PRIM, VISIT_DOC, YES


def answer_for(t: Table, ask: Ask) -> int:
    """Nothing is started, but a fight is fought: strike, block, sneak, get up again."""
    prompt = ask.prompt
    moves = ask.moves
    if prompt == "use-card":
        return strike_first(ask)
    if prompt in ("sneak", "block") and YES in moves:
        return YES
    if prompt in ("turn", "last-release") and VISIT_DOC in moves and t.vig[ask.seat] == 0:
        return VISIT_DOC
    return PASS if PASS in moves else moves[0]


def strike_first(ask: Ask) -> int:
    """The first PRIM of the card that hurts or guards, else nothing."""
    prims = CARD[ask.args[0]].prims
    for verb in (DAMAGE, BLOCK):
        for n, prim in enumerate(prims):
            if prim.verb == verb and PRIM + n in ask.moves:
                return PRIM + n
    return ask.moves[0]
