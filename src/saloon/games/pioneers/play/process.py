"""Process Resource and Laborers (PIO-PROC, PIO-LAB)."""

from __future__ import annotations

from saloon.engine.ask import FlowOf
from saloon.games.pioneers.content import HOMESTEAD, LABORER_FEE, METALLURGY, RESOURCE
from saloon.games.pioneers.play.asking import back, take_back
from saloon.games.pioneers.play.supply import collector, pay, shift, take
from saloon.games.pioneers.play.works import send_laborer_off, take_tokens
from saloon.games.pioneers.state import NOBODY, Table
from saloon.games.pioneers.written import BACK, IN, THING, USE


def has_tool(t: Table, p: int, kind: int) -> bool:
    """PIO-PROC-01, PIO-PROC-08, PIO-DIP-10: the right Tool in the family, or Metallurgy."""
    return t.tools[p >> 3] >> kind & 1 == 1 or t.holds(p, METALLURGY)


def attended(t: Table, cell: int, owner: int) -> bool:
    """PIO-PROC-04: a Pioneer of the owner, or the owner's Laborer, is on the tile."""
    if cell in t.laborer:
        return True
    return cell in t.where[owner * 8 : owner * 8 + 8]


def works_here(t: Table, p: int) -> bool:
    """PIO-PROC-01, PIO-PROC-04, PIO-PROC-05: whether this Pioneer can process where it stands."""
    cell = t.where[p]
    if t.tokens[cell] == 0:
        return False
    owner = t.owner_at(cell)
    if not has_tool(t, p, t.work_at(cell)):
        return False
    if owner == p >> 3:
        return True
    if t.status[owner] != IN:
        t.cite("PIO-PROC-05")
        return False
    if attended(t, cell, owner):
        t.cite("PIO-PROC-04")
        return False
    return True


def laborers_of(t: Table, who: int) -> list[int]:
    """PIO-PROC-06: the Laborers working for a player."""
    found: list[int] = []
    for kind in range(4):
        cell = t.laborer[kind]
        if cell >= 0 and t.owner_at(cell) == who:
            found.append(kind)
    return found


def may_process(t: Table, p: int) -> bool:
    """PIO-PROC-01, PIO-PROC-06: here, or by a Laborer anywhere."""
    return works_here(t, p) or len(laborers_of(t, p >> 3)) > 0


def process(t: Table, p: int) -> FlowOf[bool]:
    """PIO-PROC-01, PIO-PROC-06: the Pioneer works here, or one of its player's Laborers does."""
    who = p >> 3
    moves: list[int] = []
    if works_here(t, p):
        moves.append(USE)
    for kind in laborers_of(t, who):
        moves.append(THING + RESOURCE + kind)
    if len(moves) > 1:
        moves.extend(back(t))
    answer = yield t.ask_process(who, moves, "PIO-PROC-01", pioneer=p)
    if answer == BACK:
        return take_back(t)
    if answer == USE:
        process_here(t, p)
    else:
        laborer_works(t, who, answer - THING - RESOURCE)
    t.cite("PIO-PROC-09")
    return True


def process_here(t: Table, p: int) -> None:
    """PIO-PROC-01..03: one token from the Building, and a bonus from the Stockpile."""
    who = p >> 3
    cell = t.where[p]
    kind = t.work_at(cell)
    owner = t.owner_at(cell)
    bonus = 0
    if t.laborer[kind] == cell and owner == who:
        bonus += 1
    if t.holds(p, kind):  # the diplomas of the four fields have the order of the Resources
        bonus += 1
        t.cite("PIO-DIP-07 PIO-ACT-04 PIO-PROC-08")
    if owner != who:
        t.stolen[p] += 1
        t.cite("PIO-PROC-04")
    if t.holds(p, METALLURGY) and not t.tools[who] >> kind & 1:
        t.cite("PIO-DIP-10")
    shift(t, who, RESOURCE + kind, 1)
    more = take(t, who, RESOURCE + kind, bonus)
    if bonus:
        t.cite("PIO-PROC-02 PIO-PROC-03")
    t.tell_processes("PIO-PROC-01", pioneer=p, thing=RESOURCE + kind, count=1 + more, cell=cell)
    take_tokens(t, cell, 1)


def laborer_works(t: Table, who: int, kind: int) -> None:
    """PIO-PROC-06, PIO-PROC-07: one token, no Tool, no bonus."""
    cell = t.laborer[kind]
    shift(t, who, RESOURCE + kind, 1)
    t.tell_laborer_works(who=who, laborer=kind, cell=cell)
    take_tokens(t, cell, 1)


def laborer_fee(t: Table, who: int, kind: int) -> int:
    """PIO-LAB-02, PIO-DIP-07: $3, nothing for the player of the field's diploma."""
    return 0 if t.owner_of(kind) == who else LABORER_FEE


def may_hire_laborer(t: Table, p: int) -> bool:
    """PIO-LAB-01, PIO-LAB-03: on an own Building with tokens where he does not work yet."""
    who = p >> 3
    cell = t.where[p]
    if t.tokens[cell] == 0 or t.owner_at(cell) != who:
        return False
    kind = t.work_at(cell)
    return t.laborer[kind] != cell and t.cash[who] >= laborer_fee(t, who, kind)


def hire_laborer(t: Table, p: int) -> None:
    """PIO-LAB-01..03: the fee, and the Laborer comes, from wherever he is."""
    who = p >> 3
    cell = t.where[p]
    kind = t.work_at(cell)
    fee = laborer_fee(t, who, kind)
    if fee:
        pay(t, who, fee, collector(t, who, kind), "PIO-LAB-02 PIO-DIP-07")
    else:
        t.cite("PIO-LAB-02 PIO-DIP-07")
    put_to_work(t, who, kind, cell, "PIO-LAB-01 PIO-LAB-05")


def put_to_work(t: Table, who: int, kind: int, cell: int, clauses: str) -> None:
    """PIO-LAB-01, PIO-LAB-03: a Laborer on a Building; hired away from a rival, if need be."""
    old = t.laborer[kind]
    if old >= 0 and t.owner_at(old) not in (who, NOBODY):
        t.cite("PIO-LAB-03")
    t.laborer[kind] = cell
    t.tell_laborer(clauses, who=who, laborer=kind, cell=cell)


def workable(t: Table, who: int) -> list[int]:
    """A player's Buildings with tokens that lack their Laborer."""
    found: list[int] = []
    for cell in t.estate(who):
        kind = t.work_at(cell)
        if kind < HOMESTEAD and t.tokens[cell] and t.laborer[kind] != cell:
            found.append(cell)
    return found


def walkout(t: Table) -> int:
    """All Laborers leave the field; returns how many."""
    n = 0
    for kind in range(4):
        if t.laborer[kind] >= 0:
            send_laborer_off(t, t.laborer[kind])
            n += 1
    return n
