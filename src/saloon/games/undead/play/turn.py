"""A turn on a numbered space: ability, income, purchase (UND-TURN, UND-ACT)."""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import Flow, FlowOf
from saloon.games.undead.content import (
    BULLET,
    CALL_OUT,
    COIN,
    NOTORIETY,
    WILD,
)
from saloon.games.undead.play.buildings import purchase
from saloon.games.undead.play.hunt import attempt, prey
from saloon.games.undead.play.intimidate import intimidate
from saloon.games.undead.play.ongoing import railway_extra
from saloon.games.undead.play.order import go_on
from saloon.games.undead.play.solo import call_out_ranger, ranger_targets
from saloon.games.undead.play.steal import kind_stolen, steal, victims
from saloon.games.undead.play.supply import gain, gain_bullets, gain_one, in_supply
from saloon.games.undead.state import Table
from saloon.games.undead.written import (
    CALL,
    CALL_AT,
    GAIN,
    INCOME,
    PURCHASE,
    SHOOT_AT,
    SKIP,
    is_call,
    is_call_at,
    is_shoot_at,
)

SPACE_CLAUSE: Final = (
    "",
    "UND-ACT-01",
    "UND-ACT-02",
    "UND-ACT-03",
    "UND-ACT-04",
    "UND-ACT-05",
    "UND-ACT-06",
    "UND-ACT-07",
    "UND-ACT-08",
)

EITHER: Final = (
    (),
    (),
    (),
    (),
    (),
    (),
    (COIN, NOTORIETY),
    (COIN, BULLET),
    (COIN, BULLET, NOTORIETY),
)
"""UND-ACT-06..08: incomes of one kind of the player's choice."""
COINS: Final[tuple[int, ...]] = (0, 0, 2, 3, 1, 0, 0, 0, 0)
BULLETS: Final[tuple[int, ...]] = (0, 0, 0, 0, 1, 2, 0, 0, 0)
TOKENS: Final[tuple[int, ...]] = (0, 0, 2, 0, 1, 0, 0, 0, 0)
"""UND-ACT-02..05: incomes of Coins, Bullets and Notoriety by space."""


def use_ability(t: Table) -> Flow:
    """UND-TURN-01, UND-TURN-02: at most one of the abilities the space lists."""
    who = t.active
    space = t.standing[who]
    t.cite(SPACE_CLAUSE[space])
    t.cite("UND-TURN-01")
    if t.space == WILD:
        t.cite("UND-ACT-01")
    answer = yield t.ask_ability(
        t.owner(who), abilities(t, who, space), "UND-TURN-02", band=who, space=space
    )
    ended = False
    if answer == SKIP:
        t.cite("UND-TURN-02")
    elif is_shoot_at(answer):
        ended = yield from attempt(t, who, answer - SHOOT_AT)
    elif is_call(answer):
        ended = yield from intimidate(t, who, answer - CALL)
    elif is_call_at(answer):
        ended = yield from call_out_ranger(t, who, answer - CALL_AT + 2)
    else:
        yield from steal(t, who, answer)
    if t.over:
        return
    if ended:
        t.cite("UND-TURN-05")
        go_on(t)
    else:
        t.step = INCOME


def abilities(t: Table, who: int, space: int) -> list[int]:
    """UND-ACT-02..08: what may be done from a space now; skipping it always."""
    moves = [SKIP]
    if space >= 4:
        moves.extend(prey(t, space))
        called = CALL_OUT[space]
        if called:
            if t.solo:
                moves.extend(ranger_targets(t, called))
            else:
                for band in range(t.players):
                    if called >> t.standing[band] & 1 and band != who:
                        moves.append(CALL + band)
    if space == 6 or space < 4:
        moves.extend(victims(t, who, kind_stolen(space)))
    return moves


def take_income(t: Table) -> Flow:
    """UND-TURN-03, UND-ACT-11: what the space gives, whatever came of the ability."""
    who = t.active
    space = t.standing[who]
    t.cite("UND-TURN-03 UND-ACT-11")
    if EITHER[space]:
        arrived = yield from one_kind(t, who, space)
    else:
        arrived = yield from all_kinds(t, who, space)
    yield from railway_extra(t, who, arrived)
    t.step = PURCHASE


def one_kind(t: Table, who: int, space: int) -> FlowOf[int]:
    """UND-ACT-11, UND-RULING-47: a kind the supply has, or a Bullet; returns the kinds gained."""
    moves = [GAIN + kind for kind in EITHER[space] if kind == BULLET or in_supply(t, kind)]
    if not moves:
        t.tell_no_income("UND-SUP-03", who=who)
        return 0
    answer = yield t.ask_income(t.owner(who), moves, "UND-ACT-11", band=who, space=space)
    kind = answer - GAIN
    arrived = yield from gain_one(t, who, kind, SPACE_CLAUSE[space])
    return 1 << kind if arrived else 0


def all_kinds(t: Table, who: int, space: int) -> FlowOf[int]:
    """UND-ACT-11, UND-SUP-03: all that is listed and there; returns the kinds gained."""
    arrived = 0
    if COINS[space] and gain(t, who, COIN, COINS[space], SPACE_CLAUSE[space]):
        arrived |= 1 << COIN
    if BULLETS[space]:
        loaded = yield from gain_bullets(t, who, BULLETS[space], SPACE_CLAUSE[space])
        if loaded:
            arrived |= 1 << BULLET
    if TOKENS[space] and gain(t, who, NOTORIETY, TOKENS[space], SPACE_CLAUSE[space]):
        arrived |= 1 << NOTORIETY
    return arrived


def buy(t: Table) -> Flow:
    """UND-TURN-04, UND-ACT-09: one purchase, then the next player's turn."""
    t.cite("UND-TURN-04 UND-ACT-09")
    yield from purchase(t, t.active)
    if not t.over:
        go_on(t)
