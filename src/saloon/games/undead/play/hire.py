"""Hire Guns (UND-HIRE, UND-ACT-00)."""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import Flow
from saloon.games.undead.content import BULLET, COIN, NOTORIETY
from saloon.games.undead.play.ongoing import railway_extra
from saloon.games.undead.play.supply import gain_bullet, pay
from saloon.games.undead.state import Table
from saloon.games.undead.written import PAY_COIN, PAY_NOTORIETY

PRICE_IN_COINS: Final = 2


def can_pay(t: Table, band: int) -> bool:
    """UND-DAY-08: 2 Coins or 1 Notoriety."""
    seat = t.owner(band)
    return t.coins[seat] >= PRICE_IN_COINS or t.notoriety[seat] > 0


def new_in_town(t: Table, band: int) -> bool:
    """UND-HIRE-07, UND-TWO-13: no outlaw left and no money for one."""
    return not can_pay(t, band) and t.in_play(band) == 0


def hire(t: Table, band: int) -> Flow:
    """UND-HIRE-01..06, UND-ACT-00: pay, then outlaws, a Bullet and the Skull."""
    t.cite("UND-HIRE-01 UND-HIRE-02 UND-ACT-00 UND-HIRE-08")
    if new_in_town(t, band):
        t.tell_new_in_town("UND-HIRE-07", who=band)
        if t.two_bands:
            t.cite("UND-TWO-13")
        recruit(t, band, 1)
        return
    if not can_pay(t, band):
        # UND-RULING-61: the sister band has emptied the shared purse.
        t.tell_cannot_hire("UND-HIRE-03 UND-TWO-04", who=band)
        return
    yield from pay_price(t, band)
    t.cite("UND-HIRE-04")
    if t.two_bands:
        t.cite("UND-TWO-09")
    recruit(t, band, 2 if t.players >= 5 else 1)
    arrived = yield from gain_bullet(t, band, "UND-HIRE-04")
    if not t.skulls >> band & 1:
        t.skulls |= 1 << band
        t.tell_skull("UND-HIRE-04", who=band)
    yield from railway_extra(t, band, 1 << BULLET if arrived else 0)


def pay_price(t: Table, band: int) -> Flow:
    """UND-HIRE-03: exactly one of the two prices."""
    seat = t.owner(band)
    prices: list[int] = []
    if t.coins[seat] >= PRICE_IN_COINS:
        prices.append(PAY_COIN)
    if t.notoriety[seat] > 0:
        prices.append(PAY_NOTORIETY)
    answer = yield t.ask_price(seat, prices, band=band)
    if answer == PAY_COIN:
        pay(t, band, COIN, PRICE_IN_COINS)
        t.tell_hires(who=band, kind=COIN, count=PRICE_IN_COINS)
    else:
        pay(t, band, NOTORIETY, 1)
        t.tell_hires(who=band, kind=NOTORIETY, count=1)


def recruit(t: Table, band: int, number: int) -> None:
    """UND-HIRE-05, UND-HIRE-06: reserve first, then Graveyard, as far as there are any."""
    fresh = min(number, t.reserve[band])
    back = min(number - fresh, t.graveyard[band])
    t.reserve[band] -= fresh
    t.graveyard[band] -= back
    t.stash[band] += fresh + back
    t.tell_recruits("UND-HIRE-05", who=band, fresh=fresh, back=back)
    if fresh + back < number:
        t.cite("UND-HIRE-06")
