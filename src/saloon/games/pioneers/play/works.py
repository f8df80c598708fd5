"""Claims, Buildings and Homesteads on tiles, the tokens on them, and the job that may hang on one.

Everything that changes a tile goes through here, so that Laborers and the Bandit's job end when
they must (PIO-LAB-04, PIO-HIREB-06, PIO-HIREB-07, PIO-HIREB-16).
"""

from __future__ import annotations

from saloon.games.pioneers.board import NO_CELL
from saloon.games.pioneers.content import HOMESTEAD, RESOURCE
from saloon.games.pioneers.play.supply import shift
from saloon.games.pioneers.state import CLAIM, FLIPPED, NOBODY, Table, resource_of


def with_at(row: tuple[int, ...], i: int, value: int) -> tuple[int, ...]:
    """A row with one place changed."""
    return row[:i] + (value,) + row[i + 1 :]


def write_work(t: Table, cell: int, code: int) -> None:
    """What stands on a tile from now on."""
    t.works = with_at(t.works, cell, code)


def stake_out(t: Table, cell: int, seat: int) -> None:
    """A Claim Stake in a player's name."""
    t.bank_stakes -= 1
    write_work(t, cell, 1 + seat * 8 + CLAIM)


def raise_token(t: Table, cell: int, seat: int, work: int) -> None:
    """A token from a player's stock onto a tile."""
    t.stock[seat * 5 + work] -= 1
    t.built[seat] += 1
    write_work(t, cell, 1 + seat * 8 + work)
    if work == HOMESTEAD:
        t.homes = (*t.homes, cell)


def put_tokens(t: Table, cell: int, n: int) -> int:
    """Resources from the Stockpile onto a Building, as far as it has them; returns how many."""
    kind = resource_of(t.work_at(cell))
    got = min(n, t.bank_goods[kind])
    t.bank_goods[kind] -= got
    t.tokens = with_at(t.tokens, cell, t.tokens[cell] + got)
    return got


def take_tokens(t: Table, cell: int, n: int) -> None:
    """Resources off a Building; where they go is the caller's. The last one ends what it must."""
    left = t.tokens[cell] - n
    t.tokens = with_at(t.tokens, cell, left)
    if left == 0:
        send_laborer_off(t, cell)
        if t.hirer >= 0 and t.bandit == cell:
            end_job(t, t.hirer, "PIO-HIREB-06 PIO-HIREB-07")


def clear_tokens(t: Table, cell: int) -> int:
    """All Resources of a Building to the Stockpile; returns how many there were."""
    n = t.tokens[cell]
    if n:
        kind = resource_of(((t.works[cell] & ~FLIPPED) - 1) & 7)
        t.bank_goods[kind] += n
        take_tokens(t, cell, n)
    return n


def send_laborer_off(t: Table, cell: int) -> None:
    """PIO-LAB-04: the Laborer on a tile leaves the field."""
    for kind in range(4):
        if t.laborer[kind] == cell:
            t.laborer[kind] = NO_CELL
            t.tell_laborer_leaves(laborer=kind, cell=cell)


def end_job(t: Table, to: int, clauses: str) -> None:
    """PIO-HIREB-06: the job is over and limbo goes to a player."""
    kind = resource_of(((t.works[t.bandit] & ~FLIPPED) - 1) & 7)
    n = t.limbo
    t.limbo = 0
    t.hirer = NOBODY
    if n:
        shift(t, to, RESOURCE + kind, n)
    t.tell_job_ends(clauses, who=to, thing=RESOURCE + kind, count=n)


def flip(t: Table, cell: int) -> None:
    """PIO-SELL-03, PIO-SELL-04: a sold Building is dead but stays; its tokens go back."""
    seat = t.owner_at(cell)
    clear_tokens(t, cell)
    t.built[seat] -= 1
    write_work(t, cell, t.works[cell] | FLIPPED)


def tear_down(t: Table, cell: int) -> None:
    """PIO-DIE-11, PIO-RULING-58: a token lost by a card goes to stock and the land is free."""
    seat = t.owner_at(cell)
    work = t.work_at(cell)
    clear_tokens(t, cell)
    t.built[seat] -= 1
    t.stock[seat * 5 + work] += 1
    write_work(t, cell, 0)
    if work == HOMESTEAD:
        t.homes = tuple([home for home in t.homes if home != cell])


def change_owner(t: Table, cell: int, to: int) -> None:
    """PIO-TRADE-07, PIO-TRADE-08, PIO-DISP-08: another player's token or name on a tile."""
    seat = t.owner_at(cell)
    work = t.work_at(cell)
    write_work(t, cell, 1 + to * 8 + work)
    if work == CLAIM:
        return
    send_laborer_off(t, cell)
    t.stock[to * 5 + work] -= 1
    t.built[to] += 1
    t.built[seat] -= 1
    if work == HOMESTEAD:
        t.homes = (*[home for home in t.homes if home != cell], cell)
        t.cite("PIO-BUILD-08")
    if t.hirer >= 0 and t.bandit == cell:
        t.cite("PIO-TRADE-11 PIO-HIREB-16")
        if to == t.hirer:
            end_job(t, to, "PIO-HIREB-16")


def lift(t: Table, cell: int) -> None:
    """PIO-RESP-02: whatever lies on a tile leaves it; a token goes to its owner's stock."""
    code = t.works[cell]
    bare = code & ~FLIPPED
    seat = (bare - 1) >> 3
    work = (bare - 1) & 7
    if work == CLAIM:
        t.bank_stakes += 1
        write_work(t, cell, 0)
        return
    clear_tokens(t, cell)
    if not code & FLIPPED:
        t.built[seat] -= 1
    t.stock[seat * 5 + work] += 1
    write_work(t, cell, 0)
    if work == HOMESTEAD:
        t.homes = tuple([home for home in t.homes if home != cell])
