"""What players could swap so that all are the better for it: goods or a Claim for money.

A bot that means to trade has such a bargain in mind from the first pick of an offer to the last; it
follows from the table alone, so nobody needs to remember it. So does the lot of an auction: what
two or more would pay for.
"""

from __future__ import annotations

from typing import Final

from saloon.games.pioneers.bot.values import Means, gain_of, loss_of
from saloon.games.pioneers.content import BULLET, BUY, FOOD, POINT_CARD, RESOURCE, SELL
from saloon.games.pioneers.play.deal import (
    can_swap,
    count_of,
    goods_of,
    line_of,
    thing_of,
    tile_line,
)
from saloon.games.pioneers.play.supply import owned
from saloon.games.pioneers.state import CLAIM, MONEY, NOBODY, Table

LEAST: Final = 0.4
"""What a bargain must bring each of the two, in Actions."""
MOST_PRICE: Final = 12
LIKE: Final = 0.02
"""What a line of an offer counts that belongs to it, or does not."""
NOTHING: Final = -1


class Bargain:
    """The best swap of one line for money: who sells, the line, its price, what each gains."""

    def __init__(self) -> None:
        self.seller = NOBODY
        self.line = NOTHING
        self.price = 0
        self.gain = 0.0  # of the one who gains less

    @property
    def money(self) -> int:
        """The line of the price."""
        return line_of(MONEY, 0, self.price)

    def side(self, giver: int) -> int:
        """The line that a player would give."""
        return self.line if giver == self.seller else self.money

    def stray(self, t: Table, giver: int) -> bool:
        """Whether a player would give anything that does not belong to it."""
        lines = t.gives if giver == t.proposer else t.wants
        return len(lines) > 1 or (len(lines) == 1 and lines[0] != self.side(giver))

    def is_offered(self, t: Table) -> bool:
        """Whether it is the very offer that a counter-offer started from."""
        if self.line == NOTHING:
            return False
        gives = (self.side(t.proposer),)
        return t.offered_gives == gives and t.offered_wants == (self.side(t.partner),)

    def likeness(self, t: Table) -> float:
        """How near an open offer has come to it; less than nothing when it leads elsewhere."""
        near = 0.0
        for giver in (t.proposer, t.partner):
            lines = t.gives if giver == t.proposer else t.wants
            if self.stray(t, giver):
                near -= LIKE
            elif lines:
                near += LIKE
        return near


def best_bargain(t: Table, one: int, two: int) -> Bargain:
    """The bargain of two players that brings the most to the one who gains less."""
    found = Bargain()
    mine = Means(t, one)
    theirs = Means(t, two)
    consider(t, found, mine, theirs)
    consider(t, found, theirs, mine)
    return found


def consider(t: Table, found: Bargain, seller: Means, buyer: Means) -> None:
    """All that one could sell the other."""
    purse = min(t.cash[buyer.seat], MOST_PRICE)
    if purse == 0:
        return
    for line in for_sale(t, seller, buyer.mouths):
        weigh(t, found, seller, buyer, line, purse)


def for_sale(t: Table, seller: Means, mouths: int) -> list[int]:
    """What a player could spare, for somebody with this many mouths to feed."""
    lines: list[int] = []
    for thing in goods_of(t, seller.seat):
        most = owned(t, seller.seat, thing)
        if thing == FOOD:
            # Food for one feeding or two; who sells keeps the next one's.
            most = min(most - seller.mouths, 2 * mouths)
            if most > mouths:
                lines.append(line_of(thing, 0, mouths))
        elif thing == BULLET:
            most = min(most - 1, 3)
        elif RESOURCE <= thing < RESOURCE + 4:
            most = min(most, 6)
        elif thing == POINT_CARD:
            continue  # a point is not for sale: nobody who is in need gets what it is worth
        if most > 0:
            lines.append(line_of(thing, 0, most))
    for cell in t.properties(seller.seat, CLAIM):
        lines.append(tile_line(t, cell))
        break  # one Claim is as good as another
    return lines


def weigh(t: Table, found: Bargain, seller: Means, buyer: Means, line: int, purse: int) -> None:
    """Look for the price at which both gain alike."""
    gain = gain_of(t, buyer.seat, line)
    loss = loss_of(t, seller.seat, line)
    if gain - loss < 2.0 * found.gain or gain < LEAST:
        return
    for price in range(1, min(purse, dearest(line)) + 1):
        bought = gain + buyer.more(-float(price))
        if bought < LEAST:
            return
        sold = seller.more(float(price)) - loss
        if min(bought, sold) > max(found.gain, LEAST) and allowed(t, seller, buyer, line, price):
            found.seller = seller.seat
            found.line = line
            found.price = price
            found.gain = min(bought, sold)


def dearest(line: int) -> int:
    """What nobody would pay more than: thrice the price in town, or what the store would pay."""
    thing = thing_of(line)
    if thing >= len(BUY):
        return MOST_PRICE
    return (SELL[thing] if BUY[thing] == 0 else 3 * BUY[thing]) * count_of(line)


def allowed(t: Table, seller: Means, buyer: Means, line: int, price: int) -> bool:
    """PIO-TRADE-04: whether the limits allow the swap."""
    return can_swap(t, seller.seat, buyer.seat, (line,), (line_of(MONEY, 0, price),))


class Lot:
    """What to auction: the line, what to ask at least, and what it should bring its seller."""

    def __init__(self) -> None:
        self.line = NOTHING
        self.reserve = 0
        self.gain = 0.0


def best_lot(t: Table, seller: int) -> Lot:
    """The lot for which at least two would pay more than it is worth to its owner."""
    found = Lot()
    rivals = t.rivals(seller)
    if len(rivals) < 2:
        return found
    m = Means(t, seller)
    mouths = 0
    for rival in rivals:
        mouths = max(mouths, t.family[rival] + t.horse[rival])
    for line in for_sale(t, m, mouths):
        least = floor_of(t, m, line)
        price = second_price(t, seller, line)
        if price >= least:
            gain = m.more(float(price)) - loss_of(t, seller, line)
            if gain > found.gain:
                found.line = line
                found.reserve = least
                found.gain = gain
    return found


def floor_of(t: Table, seller: Means, line: int) -> int:
    """PIO-AUC-04: the least price that leaves its owner better off: what is bid for must go."""
    loss = loss_of(t, seller.seat, line) + LEAST
    price = 1
    while price <= MOST_PRICE and seller.more(float(price)) < loss:
        price += 1
    return price


def second_price(t: Table, seller: int, line: int) -> int:
    """PIO-AUC-03: what the second keenest of the others would still pay; 0 where there is none."""
    first = 0
    second = 0
    for rival in t.rivals(seller):
        if not can_swap(t, seller, rival, (line,), ()):
            continue
        price = would_pay(t, rival, line)
        if price > first:
            second = first
            first = price
        elif price > second:
            second = price
    return second


def would_pay(t: Table, seat: int, line: int) -> int:
    """The most that a player pays for a line and is still the better for it."""
    gain = gain_of(t, seat, line) - LEAST
    if gain <= 0.0:
        return 0
    m = Means(t, seat)
    price = min(t.cash[seat], MOST_PRICE, dearest(line))
    while price > 0 and gain + m.more(-float(price)) < 0.0:
        price -= 1
    return price
