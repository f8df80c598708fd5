"""Auctions (PIO-AUC): one lot, a reserve, secret bids."""

from __future__ import annotations

from saloon.engine.ask import FlowOf
from saloon.games.pioneers.content import REVOLVER
from saloon.games.pioneers.moves import MOST
from saloon.games.pioneers.play.asking import (
    GIVES,
    LONGEST,
    amounts,
    back,
    choose_number,
    number_in,
    numbers,
    take_back,
    thing_in,
)
from saloon.games.pioneers.play.deal import (
    can_swap,
    count_of,
    goods_of,
    line_of,
    pioneer_line,
    swap,
    thing_of,
    tile_line,
)
from saloon.games.pioneers.play.orders import ask_together
from saloon.games.pioneers.play.supply import owned, pay
from saloon.games.pioneers.state import NOBODY, Table
from saloon.games.pioneers.written import (
    AT,
    BACK,
    ORDER_BID,
    PASS,
    PIONEER,
    N,
    is_at,
    is_pioneer,
)


def takers(t: Table, seller: int, line: int) -> list[int]:
    """PIO-AUC-02, PIO-AUC-05: the players who could take a lot."""
    return [rival for rival in t.rivals(seller) if can_swap(t, seller, rival, (line,), ())]


def may_auction(t: Table, seller: int) -> bool:
    """PIO-AUC-06: something that at least one other player could take."""
    if t.food[seller] or t.bullets[seller] or t.resources(seller) or t.cards[seller]:
        return True
    return len(lots(t, seller)) > 0


def lots(t: Table, seller: int) -> list[int]:
    """PIO-AUC-01, PIO-AUC-06: everything but money, one kind of thing at a time, as moves."""
    moves = [AT + cell for cell in lands(t, seller)]
    moves.extend([PIONEER + p for p in people(t, seller)])
    for thing in goods_of(t, seller):
        if thing < REVOLVER or takers(t, seller, line_of(thing, 0, 1)):
            moves.extend(amounts(GIVES, thing, owned(t, seller, thing)))
    return moves


def lands(t: Table, seller: int) -> list[int]:
    """Property that somebody could take."""
    return [cell for cell in t.estate(seller) if takers(t, seller, tile_line(t, cell))]


def people(t: Table, seller: int) -> list[int]:
    """Pioneers that somebody could take: one as well as another."""
    if t.family[seller] == 1:
        return []
    found = t.fit(seller)
    return found if found and takers(t, seller, pioneer_line(found[0])) else []


def auction(t: Table, seller: int) -> FlowOf[bool]:
    """PIO-AUC-01..06: lot, quantity, reserve; then the bids. False when taken back."""
    moves = lots(t, seller)
    moves.extend(back(t))
    answer = yield t.ask_lot(seller, moves, "PIO-AUC-01")
    if answer == BACK:
        return take_back(t)
    line = lot_line(t, answer)
    most = 0
    for taker in takers(t, seller, line):
        most = max(most, t.cash[taker])
    reserve = yield from choose_number(
        t,
        t.ask_reserve(
            seller, numbers(0, most), "PIO-AUC-06", thing=thing_of(line), count=count_of(line)
        ),
        back(t),
    )
    if reserve < 0:
        return take_back(t)
    yield from hold(t, seller, line, reserve)
    return True


def lot_line(t: Table, move: int) -> int:
    """PIO-AUC-01: one kind of thing with a quantity, or one piece."""
    if is_at(move):
        return tile_line(t, move - AT)
    if is_pioneer(move):
        return pioneer_line(move - PIONEER)
    return line_of(thing_in(move), 0, number_in(move))


def hold(t: Table, seller: int, line: int, reserve: int) -> FlowOf[int]:
    """PIO-AUC-02..05: secret bids, a tie round, the sale; returns the buyer or NOBODY."""
    t.auctions += 1
    t.seller = seller
    t.lot = line
    t.reserve = reserve
    t.tell_auction(
        "PIO-AUC-01 PIO-AUC-06",
        who=seller,
        thing=thing_of(line),
        count=count_of(line),
        price=reserve,
    )
    bidders = [taker for taker in takers(t, seller, line) if t.cash[taker] >= reserve]
    bids = yield from collect(t, bidders, line, reserve, False)
    best = max(bids)
    buyer = NOBODY
    if best >= 0:
        tied = [bidders[i] for i in range(len(bidders)) if bids[i] == best]
        if len(tied) > 1:
            t.tell_tie("PIO-AUC-03", amount=best)
            bids = yield from collect(t, tied, line, best, True)
            bids = [max(bid, best) for bid in bids]
            best = max(bids)
            tied = [tied[i] for i in range(len(tied)) if bids[i] == best]
        buyer = tied[0]
    t.seller = NOBODY
    t.lot = t.reserve = 0
    if buyer == NOBODY:
        t.tell_no_bid("PIO-AUC-04", who=seller)
    else:
        t.tell_sold(
            "PIO-AUC-03 PIO-AUC-04 PIO-AUC-05",
            who=seller,
            target=buyer,
            amount=best,
            thing=thing_of(line),
        )
        pay(t, buyer, best, seller, "PIO-AUC-03")
        swap(t, seller, buyer, (line,), ())
    return buyer


def collect(t: Table, bidders: list[int], line: int, least: int, again: bool) -> FlowOf[list[int]]:
    """PIO-AUC-02, PIO-ASK-04: everybody bids at once; -1 is a pass. Orders bid by themselves."""
    thing, count = thing_of(line), count_of(line)
    parts = []
    for who in bidders:
        menu = bid_menu(least, t.cash[who])
        if again:
            parts.append(
                t.ask_bid_again(who, menu, "PIO-AUC-03", thing=thing, count=count, price=least)
            )
        else:
            parts.append(t.ask_bid(who, menu, "PIO-AUC-02", thing=thing, count=count, price=least))
    answers = yield from ask_together(t, parts, ORDER_BID)
    t.cite("PIO-ASK-04")
    bids = [answer - N if answer != PASS else -1 for answer in answers]
    for i in range(len(bidders)):
        t.tell_bid("PIO-AUC-02", who=bidders[i], amount=bids[i])
    return bids


def bid_menu(least: int, cash: int) -> list[int]:
    """PIO-AUC-02, PIO-RULING-67: pass, or a sum up to the cash, in even steps when many."""
    most = min(cash, MOST)
    step = (most - least) // (LONGEST - 1) + 1
    moves = [PASS, *range(N + least, N + most, step)]
    moves.append(N + most)
    return moves
