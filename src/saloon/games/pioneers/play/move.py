"""Move and Explore (PIO-MOVE, PIO-EXPL)."""

from __future__ import annotations

from saloon.engine.ask import Flow
from saloon.games.pioneers.board import CROSSABLE, NEAR, NO_TILE
from saloon.games.pioneers.content import GRAVEYARD, LAND_MANAGEMENT
from saloon.games.pioneers.play.land import discover, draw_land, lay
from saloon.games.pioneers.play.pieces import put_on
from saloon.games.pioneers.play.potshot import potshots
from saloon.games.pioneers.state import CLAIM, NOBODY, Table
from saloon.games.pioneers.written import AT, STOP, YES


def move(t: Table, p: int) -> Flow:
    """PIO-MOVE-01..08: roll, then step by step; walking into open space ends it."""
    who = p >> 3
    t.left = roll_points(t, p)
    yield from walk(t, p)
    t.left = 0
    if t.where[p] >= 0 and t.owner_at(t.where[p]) not in (NOBODY, who):
        t.cite("PIO-MOVE-10")


def walk(t: Table, p: int) -> Flow:
    """PIO-MOVE-02..08: the steps of a Move."""
    who = p >> 3
    while True:
        steps = ways(t, p, t.left)
        steps.append(STOP)
        t.cite("PIO-MOVE-03 PIO-TOWN-02")
        answer = yield t.ask_step(who, steps, "PIO-MOVE-02", pioneer=p, left=t.left)
        if answer == STOP:
            t.cite("PIO-MOVE-04")
            return
        cell = answer - AT
        if t.land[cell] == NO_TILE:
            yield from walk_into_the_open(t, p, cell)
            return
        t.left -= cost(t, cell)
        put_on(t, p, cell)
        t.tell_steps("PIO-MOVE-03 PIO-TOWN-03 PIO-TOWN-05", pioneer=p, cell=cell)
        if cell == t.sheriff or cell == t.bandit:
            t.cite("PIO-MOVE-07")
        shot = yield from potshots(t, p, cell)
        if shot:
            return


def roll_points(t: Table, p: int) -> int:
    """PIO-MOVE-01: the D6; a dust storm halves it, a Horse doubles it."""
    die = t.roll(6)
    points = (die + 1) // 2 if t.dust != NOBODY else die
    if t.horse[p >> 3]:
        points *= 2
    t.tell_move_roll(pioneer=p, die=die, count=points)
    return points


def cost(t: Table, cell: int) -> int:
    """PIO-MOVE-03, PIO-LAND-03, PIO-CLAIM-05: 1 for a developed tile, 2 for any other."""
    if t.land[cell] == GRAVEYARD:
        t.cite("PIO-LAND-03")
    if t.work_at(cell) == CLAIM:
        t.cite("PIO-CLAIM-05")
    return 1 if t.developed(cell) else 2


def ways(t: Table, p: int, left: int) -> list[int]:
    """PIO-MOVE-03, PIO-MOVE-05, PIO-MOVE-08: the next steps that the points left allow."""
    if left == 0:
        return []
    found: list[int] = []
    explorable = left >= 2 and t.tiles_left() > 0
    for near in NEAR[t.where[p]]:
        kind = t.land[near]
        if kind == NO_TILE:
            if explorable:
                found.append(AT + near)
        elif not CROSSABLE[kind]:
            t.cite("PIO-MOVE-05 PIO-LAND-04")
        elif left >= 2 or t.developed(near):
            found.append(AT + near)
    found.sort()
    return found


def walk_into_the_open(t: Table, p: int, cell: int) -> Flow:
    """PIO-MOVE-08, PIO-MOVE-09, PIO-EXPL-04: one tile is drawn and lies underfoot."""
    who = p >> 3
    kind = draw_land(t, who)
    put_on(t, p, cell)
    t.tell_walks_out("PIO-MOVE-08 PIO-EXPL-04", pioneer=p, cell=cell)
    yield from lay(t, who, kind, cell)
    if not CROSSABLE[t.land[cell]]:
        t.cite("PIO-MOVE-09")


def explore(t: Table, p: int) -> Flow:
    """PIO-EXPL-01..03: a tile onto a space beside the Pioneer, a second one for some."""
    who = p >> 3
    t.cite("PIO-EXPL-01 PIO-EXPL-03")
    cell = t.where[p]
    yield from discover(t, who, sorted(t.open_near(cell)))
    if not t.horse[who] and not t.holds(p, LAND_MANAGEMENT):
        return
    spaces = sorted(t.open_near(cell))
    if not spaces or t.tiles_left() == 0:
        return
    if t.holds(p, LAND_MANAGEMENT):
        t.cite("PIO-DIP-11")
    answer = yield t.ask_second(who, [YES, STOP], "PIO-EXPL-02", pioneer=p)
    if answer == YES:
        yield from discover(t, who, spaces)
