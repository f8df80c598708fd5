"""The defeat of a foe (BAN-ENM-09..11)."""

from __future__ import annotations

from saloon.engine.ask import Flow
from saloon.games.bantam.board import NOWHERE
from saloon.games.bantam.content import ENEMY, P_DEFEAT
from saloon.games.bantam.effects import ALL, GEM, GEM_GAIN, RES, Effect
from saloon.games.bantam.play.effects import do
from saloon.games.bantam.play.goods import gain_head, lay
from saloon.games.bantam.play.notoriety import achieve
from saloon.games.bantam.state import Table


def defeat(t: Table, who: int, slot: int) -> Flow:
    """BAN-ENM-10: the token with its hidden side, its loot and its Head for the Catalogue."""
    token = t.foe_token[slot]
    t.foe_at[slot] = NOWHERE
    t.wounds[slot] = 0
    t.seen |= 1 << token
    t.reveal()
    t.tell_defeats("BAN-ENM-10 BAN-ENM-09 BAN-FGT-27", who=who, slot=slot, token=token)
    yield from gain_head(t, who, token)
    yield from take_loot(t, who, ENEMY[token].loot)
    yield from achieve(t, who, P_DEFEAT, ENEMY[token].species)


def take_loot(t: Table, who: int, loot: Effect) -> Flow:
    """BAN-ENM-10, BAN-ENM-11: what is printed on the loot side."""
    if loot.verb == ALL:
        for part in loot.parts:
            yield from take_loot(t, who, part)
    elif loot.verb == RES:
        take_goods(t, who, loot.a, loot.b)
    elif loot.verb == GEM_GAIN:
        take_goods(t, who, GEM, loot.a)
    else:
        yield from do(t, who, loot, "BAN-ENM-10 BAN-ENM-11")


def take_goods(t: Table, who: int, kind: int, n: int) -> None:
    """BAN-ENM-11, BAN-LIM-01: what the Supply has; without room it is placed in the Acre."""
    n = min(n, t.supply[kind])
    taken = min(n, t.room(who))
    t.supply[kind] -= n
    t.goods[who * 5 + kind] += taken
    if taken:
        t.tell_gains("BAN-ENM-10", who=who, kind=kind, count=taken)
    for _ in range(n - taken):
        t.cite("BAN-ENM-11")
        lay(t, t.where[who], kind)
