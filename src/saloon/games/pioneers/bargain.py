"""What two players could swap so that both are the better for it: goods or a Claim for money.

A bot that means to trade has such a bargain in mind from the first pick of an offer to the last; it
follows from the table alone, so nobody needs to remember it.
"""

from __future__ import annotations

from typing import Final

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
from saloon.games.pioneers.worth import Means, gain_of, loss_of

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
    for thing in goods_of(t, seller.seat):
        most = owned(t, seller.seat, thing)
        if thing == FOOD:
            # Food for one feeding or two; who sells keeps the next one's.
            most = min(most - seller.mouths, 2 * buyer.mouths)
            if most > buyer.mouths:
                weigh(t, found, seller, buyer, line_of(thing, 0, buyer.mouths), purse)
        elif thing == BULLET:
            most = min(most - 1, 3)
        elif RESOURCE <= thing < RESOURCE + 4:
            most = min(most, 6)
        elif thing == POINT_CARD:
            continue  # a point is not for sale: nobody who is in need gets what it is worth
        if most > 0:
            weigh(t, found, seller, buyer, line_of(thing, 0, most), purse)
    for cell in t.properties(seller.seat, CLAIM):
        weigh(t, found, seller, buyer, tile_line(t, cell), purse)
        return  # one Claim is as good as another


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
