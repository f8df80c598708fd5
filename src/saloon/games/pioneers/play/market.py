"""Buy and Sell (PIO-BUY, PIO-SELL): the General Store, the Blacksmith and the Bank."""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import Flow, FlowOf
from saloon.games.pioneers.board import TOWN_CELL
from saloon.games.pioneers.content import (
    BANK,
    BANK_SHARE,
    BLACKSMITH,
    BULLET,
    BUSINESS,
    BUY,
    FINANCE,
    FOOD,
    HOMESTEAD,
    HORSE,
    METALLURGY,
    POINT_CARD,
    POINT_PRICE_FINANCE,
    POINT_RESOURCES_FINANCE,
    RESOURCE,
    REVOLVER,
    SELL,
    SELL_BUILDING,
    STORE,
    STORE_TIP,
    TOOL,
)
from saloon.games.pioneers.play.asking import (
    GETS,
    GIVES,
    amounts,
    back,
    number_in,
    take_back,
    thing_in,
)
from saloon.games.pioneers.play.supply import (
    collector,
    earn,
    in_stockpile,
    owned,
    pay,
    put_back,
    single,
    take,
)
from saloon.games.pioneers.play.works import flip
from saloon.games.pioneers.state import NOBODY, STOCKPILE, WORK, Table
from saloon.games.pioneers.written import AT, BACK, DONE, PLACE, USE, N, is_at

WARES: Final = (
    (FOOD, BULLET, REVOLVER, HORSE),
    (),
    (),
    (POINT_CARD,),
    (),
    (),
    (TOOL, TOOL + 1, TOOL + 2, TOOL + 3),
)
"""PIO-BUY-01: what each place of the town sells."""

STORE_BUYS: Final = (REVOLVER, HORSE, RESOURCE, RESOURCE + 1, RESOURCE + 2, RESOURCE + 3)
"""PIO-SELL-01: goods that the General Store buys; Buildings beside them."""
TOOLS_SOLD: Final = (TOOL, TOOL + 1, TOOL + 2, TOOL + 3)


def shops(t: Table, p: int) -> list[int]:
    """PIO-BUY-01, PIO-BUY-04, PIO-BUY-07: the places this Pioneer could buy at now."""
    cell = t.where[p]
    found: list[int] = []
    if (cell == TOWN_CELL[STORE] or t.holds(p, BUSINESS)) and wares(t, p, STORE, tip(t, p)):
        found.append(STORE)
    banks = cell == TOWN_CELL[BANK] or t.holds(p, FINANCE)
    if banks and (wares(t, p, BANK, 0) or in_resources(t, p)):
        found.append(BANK)
    if cell == TOWN_CELL[BLACKSMITH] and wares(t, p, BLACKSMITH, 0):
        found.append(BLACKSMITH)
    return found


def may_buy(t: Table, p: int) -> bool:
    """PIO-BUY-09: at least one thing can be bought."""
    return len(shops(t, p)) > 0


def tip(t: Table, p: int) -> int:
    """PIO-BUY-03, PIO-DIP-09: what another player's Business asks for a Buy at the store."""
    return 0 if t.owner_of(BUSINESS) in (NOBODY, p >> 3) else STORE_TIP


def price(t: Table, p: int, thing: int) -> int:
    """The price list; PIO-BUY-07: the banker's own price."""
    if thing == POINT_CARD and t.holds(p, FINANCE):
        return POINT_PRICE_FINANCE
    return BUY[thing]


def affordable(t: Table, p: int, thing: int, surcharge: int) -> int:
    """PIO-BUY-02, PIO-BUY-10: how many more of a good can be had and paid in full."""
    who = p >> 3
    stock = in_stockpile(t, thing)
    if single(thing):
        stock = 0 if owned(t, who, thing) else min(stock, 1)
    return min(stock, max(t.cash[who] - surcharge, 0) // price(t, p, thing))


def wares(t: Table, p: int, place: int, surcharge: int) -> list[int]:
    """PIO-BUY-10: the goods of a place of which one more can be bought."""
    return [thing for thing in WARES[place] if affordable(t, p, thing, surcharge)]


def in_resources(t: Table, p: int) -> bool:
    """PIO-BUY-07: whether the banker can pay a card with 8 Resources."""
    if not t.bank_cards or not t.holds(p, FINANCE):
        return False
    return t.resources(p >> 3) >= POINT_RESOURCES_FINANCE


def buy(t: Table, p: int) -> FlowOf[bool]:
    """PIO-BUY-01, PIO-BUY-10: one place; goods and quantities until done."""
    who = p >> 3
    places = shops(t, p)
    place = places[0]
    moves: list[int] = []
    if len(places) > 1:
        moves = [PLACE + shop for shop in places]
        moves.extend(back(t))
        answer = yield t.ask_shop(who, moves, "PIO-BUY-10", pioneer=p)
        if answer == BACK:
            return take_back(t)
        place = answer - PLACE
    surcharge = tip(t, p) if place == STORE else 0
    bought = False
    while True:
        goods = wares(t, p, place, surcharge)
        if not goods and not (place == BANK and in_resources(t, p)):
            break
        moves = []
        for thing in goods:
            moves.extend(amounts(GETS, thing, affordable(t, p, thing, surcharge)))
        if place == BANK and in_resources(t, p):
            moves.append(USE)
        moves.extend([DONE] if bought else back(t))
        answer = yield t.ask_buy(who, moves, "PIO-BUY-10", pioneer=p, begun=1 if bought else 0)
        if answer == BACK:
            return take_back(t)
        if answer == DONE:
            break
        if answer == USE:
            t.cite("PIO-BUY-07")
            yield from pay_in_resources(t, who)
            hand_over_card(t, who, 1)
        else:
            purchase(t, p, thing_in(answer), number_in(answer), surcharge)
        surcharge = 0
        bought = True
    t.cite("PIO-BUY-01 PIO-BUY-02 PIO-BUY-09")
    if t.where[p] != TOWN_CELL[place]:
        t.cite("PIO-BUY-04 PIO-ACT-04" if place == STORE else "PIO-BUY-07 PIO-ACT-04")
    return True


def purchase(t: Table, p: int, thing: int, n: int, surcharge: int) -> None:
    """PIO-BUY-03, PIO-BUY-05, PIO-BUY-06: a quantity is paid and handed over at once."""
    who = p >> 3
    if surcharge:
        pay(t, who, surcharge, t.owner_of(BUSINESS), "PIO-BUY-03 PIO-DIP-09")
    if thing == POINT_CARD:
        pay_for_cards(t, p, n)
        hand_over_card(t, who, n)
        return
    to = STOCKPILE
    clauses = "PIO-BUY-01"
    if thing >= TOOL:
        to = collector(t, who, METALLURGY)
        clauses = "PIO-BUY-05" if to >= 0 else "PIO-BUY-01"
    pay(t, who, n * BUY[thing], to, clauses)
    take(t, who, thing, n)
    t.tell_buys("PIO-BUY-10", who=who, thing=thing, count=n)


def pay_for_cards(t: Table, p: int, n: int) -> None:
    """PIO-BUY-06, PIO-RULING-10: $50, of which $4 to another player's Finance; or $40."""
    who = p >> 3
    if t.holds(p, FINANCE):
        pay(t, who, n * POINT_PRICE_FINANCE, STOCKPILE, "PIO-BUY-07 PIO-DIP-10")
        return
    banker = collector(t, who, FINANCE)
    share = n * BANK_SHARE if banker >= 0 else 0
    if share:
        pay(t, who, share, banker, "PIO-BUY-06 PIO-DIP-10")
    pay(t, who, n * BUY[POINT_CARD] - share, STOCKPILE, "PIO-BUY-06")


def pay_in_resources(t: Table, who: int) -> Flow:
    """PIO-BUY-11: how many of each Resource, so that eight are paid in all."""
    due = POINT_RESOURCES_FINANCE
    for kind in range(4):
        later = 0
        for other in range(kind + 1, 4):
            later += t.goods[who * 4 + other]
        least = max(due - later, 0)
        most = min(due, t.goods[who * 4 + kind])
        moves = list(range(N + least, N + most + 1))
        answer = yield t.ask_pay_resource(who, moves, resource=kind, left=due)
        n = answer - N
        if n:
            put_back(t, who, RESOURCE + kind, n)
            t.tell_pays_in_kind("PIO-BUY-11 PIO-BUY-07", who=who, thing=RESOURCE + kind, count=n)
        due -= n


def hand_over_card(t: Table, who: int, n: int) -> None:
    """PIO-BUY-08: Pioneer Point cards, as long as there are any."""
    take(t, who, POINT_CARD, n)
    t.tell_buys(who=who, thing=POINT_CARD, count=n)


# -- selling ------------------------------------------------------------------------------------


def sale_price(t: Table, thing: int) -> int:
    """What the Stockpile pays for one; Boom Town adds a dollar to Resources."""
    if thing >= WORK:
        return SELL_BUILDING
    bonus = 1 if t.boom != NOBODY and RESOURCE <= thing < POINT_CARD else 0
    return SELL[thing] + bonus


def for_the_store(t: Table, who: int) -> list[int]:
    """PIO-SELL-01, PIO-SELL-05, PIO-SELL-06: what a player could sell to the store."""
    found = [thing for thing in STORE_BUYS if owned(t, who, thing)]
    if t.built[who]:
        for kind in range(HOMESTEAD):
            if t.properties(who, kind):
                found.append(WORK + kind)
    return found


def for_the_blacksmith(t: Table, who: int) -> list[int]:
    """PIO-SELL-02: Tools."""
    return [thing for thing in TOOLS_SOLD if owned(t, who, thing)]


def markets(t: Table, p: int) -> list[int]:
    """PIO-SELL-01, PIO-SELL-02: where this Pioneer could sell something now."""
    who = p >> 3
    cell = t.where[p]
    found: list[int] = []
    if (cell == TOWN_CELL[STORE] or t.holds(p, BUSINESS)) and for_the_store(t, who):
        found.append(STORE)
    if cell == TOWN_CELL[BLACKSMITH] and t.tools[who]:
        found.append(BLACKSMITH)
    return found


def may_sell(t: Table, p: int) -> bool:
    """PIO-SELL-08: at least one thing can be sold."""
    cell = t.where[p]
    if cell == TOWN_CELL[STORE] or t.holds(p, BUSINESS) or cell == TOWN_CELL[BLACKSMITH]:
        return len(markets(t, p)) > 0
    return False


def sell(t: Table, p: int) -> FlowOf[bool]:
    """PIO-SELL-08: one place; things and quantities until done."""
    who = p >> 3
    places = markets(t, p)
    place = places[0]
    if len(places) > 1:
        moves = [PLACE + market for market in places]
        moves.extend(back(t))
        answer = yield t.ask_market(who, moves, pioneer=p)
        if answer == BACK:
            return take_back(t)
        place = answer - PLACE
    sold = False
    while True:
        things = for_the_store(t, who) if place == STORE else for_the_blacksmith(t, who)
        if not things:
            break
        moves = sales(t, who, things)
        moves.extend([DONE] if sold else back(t))
        answer = yield t.ask_sell(who, moves, pioneer=p, begun=1 if sold else 0)
        if answer == BACK:
            return take_back(t)
        if answer == DONE:
            break
        sell_thing(t, who, answer)
        sold = True
    t.cite("PIO-SELL-06")
    return True


def sales(t: Table, who: int, things: list[int]) -> list[int]:
    """PIO-SELL-08: every quantity of each good, and the tiles of the Buildings, as moves."""
    lands: list[int] = []
    moves: list[int] = []
    for thing in things:
        if thing >= WORK:
            lands.extend([AT + cell for cell in t.properties(who, thing - WORK)])
        else:
            moves.extend(amounts(GIVES, thing, owned(t, who, thing)))
    return [*sorted(lands), *moves]


def sell_thing(t: Table, who: int, move: int) -> None:
    """PIO-SELL-01, PIO-SELL-02, PIO-SELL-08: a quantity of a good, or one Building."""
    t.cite("PIO-SELL-08")
    if is_at(move):
        sell_building(t, who, move - AT)
        return
    thing, n = thing_in(move), number_in(move)
    put_back(t, who, thing, n)
    clauses = "PIO-SELL-02" if TOOL <= thing < RESOURCE else "PIO-SELL-01"
    t.tell_sells(clauses, who=who, thing=thing, count=n)
    earn(t, who, n * sale_price(t, thing), clauses)


def sell_building(t: Table, who: int, cell: int) -> None:
    """PIO-SELL-03, PIO-SELL-04, PIO-SELL-05, PIO-SELL-07: wherever it stands, it is flipped."""
    kind = t.work_at(cell)
    flip(t, cell)
    t.tell_sells_building(who=who, work=kind, cell=cell)
    earn(t, who, SELL_BUILDING, "PIO-SELL-03")
