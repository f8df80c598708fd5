"""Mounts, their Saddles and Skill Cards (BAN-MNT)."""

from __future__ import annotations

from saloon.engine.ask import Flow
from saloon.games.bantam.content import MOUNT, NO_SKILL_CARD, P_SADDLE
from saloon.games.bantam.events import SADDLE_RESALE
from saloon.games.bantam.play.goods import drop_excess
from saloon.games.bantam.play.items import gain_card, lose_card
from saloon.games.bantam.play.notoriety import achieve
from saloon.games.bantam.play.secrets import put_under
from saloon.games.bantam.play.vigor import cut_vigor
from saloon.games.bantam.state import ALL_SAW, MOUNTS, NO_MOUNT, Table
from saloon.games.bantam.written import NO, YES


def take_mount(t: Table, who: int, mount: int, saddle: int) -> None:
    """BAN-MNT-01, BAN-MNT-02, BAN-MNT-04: a Mount with its Skill Card, and its Saddle if any."""
    t.mount[who] = mount
    if not t.sg:
        return
    t.saddle[who] = saddle
    card = MOUNT[mount].skill
    if card != NO_SKILL_CARD:
        gain_card(t, who, card)
        t.cite("BAN-MNT-02")


def leave_mount(t: Table, who: int) -> int:
    """BAN-MNT-02, BAN-MNT-04, BAN-MNT-07: a Mount is gone, with card and Saddle; which it was."""
    mount = t.mount[who]
    t.mount[who] = NO_MOUNT
    if t.sg:
        t.saddle[who] = 0
        card = MOUNT[mount].skill
        if card != NO_SKILL_CARD:
            lose_card(t, who, card)
            t.tired[card] = 0
            t.cite("BAN-MNT-02")
    cut_vigor(t, who)
    return mount


def return_mount(t: Table, who: int, clauses: str) -> None:
    """BAN-MNT-05, BAN-SHP-08: a Mount goes to the bottom of the deck, its Saddle to the stack."""
    mount = leave_mount(t, who)
    put_under(t, MOUNTS, mount, ALL_SAW)
    t.tell_mount_back(clauses, who=who, mount=mount)


def buy_saddle(t: Table, who: int, paid: int) -> Flow:
    """BAN-MNT-03: the Saddle of the own Mount, and no other."""
    t.saddle[who] = 1
    t.tell_saddles(who=who, mount=t.mount[who], dollars=paid)
    yield from achieve(t, who, P_SADDLE)


def sell_saddle(t: Table, who: int) -> Flow:
    """BAN-MNT-06: $1 for a Saddle alone."""
    t.saddle[who] = 0
    t.cash[who] += SADDLE_RESALE
    t.tell_sells_saddle(who=who, mount=t.mount[who], dollars=SADDLE_RESALE)
    cut_vigor(t, who)
    yield from drop_excess(t, who, "BAN-MNT-01")


def can_buy_saddle(t: Table, who: int, price: int) -> bool:
    """BAN-MNT-03: with a Mount that has none yet."""
    return t.mount[who] != NO_MOUNT and not t.saddle[who] and price <= t.cash[who]


def free_mount(t: Table, who: int) -> Flow:
    """BAN-MNT-05, BAN-LIM-01: the top card of the deck; an owner of one may swap or decline."""
    if not t.mounts:
        t.cite("BAN-LIM-01 BAN-EVT-07")
        return
    mount = t.mounts[-1]
    t.mounts = t.mounts[:-1]
    t.reveal()
    t.tell_mount_offered("BAN-MNT-05", who=who, mount=mount)
    if t.mount[who] != NO_MOUNT:
        t.led = mount
        answer = yield t.ask_swap_mount(who, [NO, YES], "BAN-MNT-05", mount=mount)
        t.led = NO_MOUNT
        if answer == NO:
            put_under(t, MOUNTS, mount, ALL_SAW)
            return
        return_mount(t, who, "BAN-MNT-05")
    take_mount(t, who, mount, 0)
    yield from drop_excess(t, who, "BAN-MNT-01")
