"""The Bank Note (BAN-BNK)."""

from __future__ import annotations

from saloon.engine.ask import Flow
from saloon.games.bantam.content import P_DEPOSIT
from saloon.games.bantam.events import BANK_MONTHS, COIN, INTEREST
from saloon.games.bantam.play.notoriety import achieve, drop_np, gain_np
from saloon.games.bantam.state import Table
from saloon.games.bantam.written import DEPOSIT, WITHDRAW


def savings(t: Table, who: int) -> int:
    """What lies on a Bank Note."""
    return t.change[who] + COIN * t.coins[who]


def most_deposit(t: Table, who: int) -> int:
    """BAN-BNK-05: 5 for each empty unlocked slot, and 4, less the Change; nothing without one."""
    empty = t.bank_slots(who) - t.coins[who]
    if empty <= 0:
        t.cite("BAN-BNK-05")
        return 0
    return COIN * empty + COIN - 1 - t.change[who]


def bank_moves(t: Table, who: int) -> list[int]:
    """BAN-BNK-01, BAN-BNK-03, BAN-BNK-05: any whole dollars in or out."""
    moves = [DEPOSIT + n for n in range(1, min(most_deposit(t, who), t.cash[who]) + 1)]
    moves.extend([WITHDRAW + n for n in range(1, savings(t, who) + 1)])
    return moves


def deposit(t: Table, who: int, n: int) -> Flow:
    """BAN-BNK-01, BAN-BNK-02, BAN-BNK-06: a Note is opened; the Change starts again."""
    if not t.note[who]:
        t.note[who] = 1
        t.cite("BAN-BNK-01 BAN-BNK-02")
    t.cash[who] -= n
    t.change[who] += n
    t.change_at[who] = 0
    t.tell_deposits("BAN-BNK-03 BAN-BNK-06", who=who, dollars=n)
    mint(t, who)
    yield from achieve(t, who, P_DEPOSIT, 0, n)


def mint(t: Table, who: int) -> None:
    """BAN-BNK-04: $5 of Change become a Gold Coin in an empty unlocked slot, 1 NP each."""
    while t.change[who] >= COIN and t.coins[who] < t.bank_slots(who):
        t.change[who] -= COIN
        t.change_at[who] = 0
        t.coins[who] += 1
        t.tell_coin(who=who, count=t.coins[who])
        gain_np(t, who, "BAN-BNK-04 BAN-NOT-11")


def draw_out(t: Table, who: int, n: int) -> None:
    """BAN-BNK-08, BAN-NOT-12: first the Change, then Coins are broken, each for 1 NP."""
    while n > 0:
        if t.change[who] == 0:
            t.coins[who] -= 1
            t.change[who] = COIN
            drop_np(t, who, "BAN-BNK-08 BAN-NOT-12")
        taken = min(n, t.change[who])
        t.change[who] -= taken
        n -= taken
    t.change_at[who] = 0
    mint(t, who)


def withdraw(t: Table, who: int, n: int) -> None:
    """BAN-BNK-03, BAN-BNK-08: dollars back into the purse."""
    draw_out(t, who, n)
    t.cash[who] += n
    t.tell_withdraws(who=who, dollars=n)


def advance(t: Table) -> None:
    """BAN-NIG-06, BAN-BNK-05, BAN-BNK-07: Change moves a month on; after Month 3 it earns $2."""
    for who in t.order():
        if t.change[who] == 0 or t.coins[who] >= t.bank_slots(who):
            t.cite("BAN-BNK-05")
            continue
        t.cite("BAN-NIG-06 BAN-BNK-07")
        if t.change_at[who] < BANK_MONTHS:
            t.change_at[who] += 1
            continue
        t.change_at[who] = 0
        t.change[who] += INTEREST
        t.tell_interest("BAN-BNK-07", who=who, dollars=INTEREST)
        mint(t, who)
