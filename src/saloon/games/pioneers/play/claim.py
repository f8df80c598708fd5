"""Claims and Buildings (PIO-CLAIM, PIO-BUILD)."""

from __future__ import annotations

from saloon.engine.ask import FlowOf
from saloon.games.pioneers.board import CARRIES, DEVELOPABLE, NEAR
from saloon.games.pioneers.content import (
    BUILD_COST,
    HOMESTEAD,
    LAND_MANAGEMENT,
    RESOURCE_FACES,
    STAKE_FEE,
)
from saloon.games.pioneers.play.asking import back, take_back
from saloon.games.pioneers.play.supply import collector, pay
from saloon.games.pioneers.play.works import put_tokens, raise_token, stake_out, write_work
from saloon.games.pioneers.state import CLAIM, STOCKPILE, Table
from saloon.games.pioneers.written import BACK, BUILD, WAIVE_BUILD, WAIVE_STAKE


def stake_fee(t: Table, p: int) -> int:
    """PIO-CLAIM-01, PIO-CLAIM-02: $2; nothing for Land Management itself or by a card."""
    if t.holds(p, LAND_MANAGEMENT) or t.waived[(p >> 3) * 3 + WAIVE_STAKE]:
        return 0
    return STAKE_FEE


def may_stake(t: Table, p: int) -> bool:
    """PIO-CLAIM-01: a free developable tile underfoot, a Stake in the Stockpile, the fee."""
    cell = t.where[p]
    if t.works[cell] or not DEVELOPABLE[t.land[cell]] or not t.bank_stakes:
        return False
    return t.cash[p >> 3] >= stake_fee(t, p)


def stake(t: Table, p: int) -> None:
    """PIO-CLAIM-01..03: the fee, and a Stake in the player's name."""
    who = p >> 3
    cell = t.where[p]
    fee = stake_fee(t, p)
    if fee:
        pay(t, who, fee, collector(t, who, LAND_MANAGEMENT), "PIO-CLAIM-02")
    elif t.holds(p, LAND_MANAGEMENT):
        t.cite("PIO-CLAIM-02 PIO-DIP-11 PIO-ACT-04")
    stake_out(t, cell, who)
    t.tell_stakes("PIO-CLAIM-01 PIO-CLAIM-03 PIO-CLAIM-05", pioneer=p, cell=cell)


def may_build(t: Table, p: int) -> bool:
    """PIO-BUILD-01: on an own Claim, with a token and the price for something fitting."""
    who = p >> 3
    return t.works[t.where[p]] == 1 + who * 8 + CLAIM and len(buildable(t, p)) > 0


def build_cost(t: Table, who: int, kind: int) -> int:
    """PIO-BUILD-01: the price list, or nothing by a card."""
    return 0 if t.waived[who * 3 + WAIVE_BUILD] else BUILD_COST[kind]


def buildable(t: Table, p: int) -> list[int]:
    """PIO-BUILD-01, PIO-BUILD-04, PIO-LAND-02: the kinds that may stand here."""
    who = p >> 3
    cell = t.where[p]
    found: list[int] = []
    kind = CARRIES[t.land[cell]]
    if kind >= 0 and t.stock[who * 5 + kind] and t.cash[who] >= build_cost(t, who, kind):
        found.append(kind)
    if t.stock[who * 5 + HOMESTEAD] and t.cash[who] >= build_cost(t, who, HOMESTEAD):
        first = first_home(t, who)
        if first < 0 or first in NEAR[cell]:
            found.append(HOMESTEAD)
        else:
            t.cite("PIO-BUILD-04 PIO-BUILD-05")
    return found


def first_home(t: Table, who: int) -> int:
    """PIO-BUILD-04, PIO-BUILD-05: the Homestead owned longest, or -1."""
    for home in t.homes:
        if t.owner_at(home) == who:
            return home
    return -1


def build(t: Table, p: int) -> FlowOf[bool]:
    """PIO-BUILD-01..07, PIO-CLAIM-04: a token takes the Stake's place and may bring Resources."""
    who = p >> 3
    cell = t.where[p]
    moves = [BUILD + kind for kind in buildable(t, p)]
    moves.extend(back(t))
    answer = yield t.ask_build(who, moves, "PIO-BUILD-01", cell=cell)
    if answer == BACK:
        return take_back(t)
    kind = answer - BUILD
    pay(t, who, build_cost(t, who, kind), STOCKPILE, "PIO-BUILD-01")
    t.waived[who * 3 + WAIVE_BUILD] = 0
    write_work(t, cell, 0)
    t.bank_stakes += 1
    raise_token(t, cell, who, kind)
    t.tell_builds(
        "PIO-BUILD-01 PIO-BUILD-02 PIO-BUILD-06 PIO-CLAIM-04", who=who, work=kind, cell=cell
    )
    if kind == HOMESTEAD:
        t.cite("PIO-BUILD-04 PIO-BUILD-08 PIO-FAM-01")
        return True
    die = t.roll(6)
    n = put_tokens(t, cell, RESOURCE_FACES[die - 1])
    t.tell_yields("PIO-BUILD-03 PIO-BUILD-07", cell=cell, resource=kind, count=n)
    return True
