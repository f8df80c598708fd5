"""Stores (BAN-SHP)."""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import Flow
from saloon.games.bantam.board import (
    ACRES,
    BANK,
    GUNSMITH,
    NONE_HERE,
    SALOON,
    STABLES,
    STORE_OF,
    TOWN_HALL,
    TRADING_POST,
)
from saloon.games.bantam.cards import CARD, WEAPON_CARDS, WEAPONS
from saloon.games.bantam.content import (
    BUY_HORSE,
    BUY_MOUNT,
    BUY_PRICE,
    BUY_WEAPON,
    DRINK,
    ENEMY,
    HORSE,
    HUNTING,
    ITEM,
    MASTER,
    MOUNT,
    P_BUY,
    P_SELL_HEAD,
)
from saloon.games.bantam.effects import GEM, HIDE
from saloon.games.bantam.events import (
    HUNTER_HIDES,
    RIDER_HIDES,
    RIDER_PRICE,
    SADDLE_PRICE,
    SADDLE_RESALE,
)
from saloon.games.bantam.play.effects import do
from saloon.games.bantam.play.goods import drop_excess, gain_goods, gain_item, shelve
from saloon.games.bantam.play.governors.bank import bank_moves, deposit, withdraw
from saloon.games.bantam.play.governors.hall import buy_token, can_buy_token
from saloon.games.bantam.play.governors.heads import learn, mount_head, mount_moves, trade_hides
from saloon.games.bantam.play.governors.mounts import (
    buy_saddle,
    can_buy_saddle,
    leave_mount,
    sell_saddle,
    take_mount,
)
from saloon.games.bantam.play.governors.riders import recruit, rider_moves
from saloon.games.bantam.play.items import discard_card, gain_card
from saloon.games.bantam.play.notoriety import achieve
from saloon.games.bantam.play.secrets import in_secret, put_under
from saloon.games.bantam.play.town.trade import in_season, sell_one, tell_sold
from saloon.games.bantam.state import (
    ALL_SAW,
    DECLINED_ITEMS,
    DECLINED_MOUNTS,
    DRANK,
    ITEMS,
    MOUNTS,
    NO_ITEM,
    NO_MOUNT,
    NOBODY,
    Table,
)
from saloon.games.bantam.written import (
    BUY,
    BUY_GOODS,
    BUY_ITEM,
    BUY_SADDLE,
    BUY_TOKEN,
    DEPOSIT,
    DRAW_ITEMS,
    DRAW_MOUNTS,
    MOUNT_HEAD,
    ORDER,
    RECRUIT,
    SELL,
    SELL_HEAD,
    SELL_ITEM,
    SELL_MOUNT,
    SELL_SADDLE,
    SELL_WEAPON,
    SKIP,
    TRADE_HIDES,
    WITHDRAW,
    is_buy,
    is_buy_goods,
    is_deposit,
    is_mount_head,
    is_order,
    is_recruit,
    is_sell,
    is_sell_head,
    is_sell_weapon,
)
from saloon.games.bantam.written import BUY_MOUNT as BUY_THE_MOUNT

CHEAPEST_ITEM: Final = min([item.price for item in ITEM])
CHEAPEST_MOUNT: Final = min([mount.price for mount in MOUNT])
DRAWN: Final = 2


def store_at(t: Table, who: int) -> int:
    """BAN-SHP-01, BAN-SHP-11: the store a player is in, or NONE_HERE; a burning one is closed."""
    place = t.where[who]
    if place >= ACRES or STORE_OF[place] == NONE_HERE:
        return NONE_HERE
    if t.burning(place):
        t.cite("BAN-SHP-11 BAN-FIR-12")
        return NONE_HERE
    return STORE_OF[place]


def price(t: Table, store: int, printed: int) -> int:
    """BAN-SHP-02: printed price less a bargain, never under $1."""
    asked = printed - t.bargain[store]
    return asked if asked > 1 else 1


def pay(t: Table, who: int, store: int, printed: int) -> int:
    """BAN-SHP-02, BAN-SHP-10: the price is paid and a bargain used up."""
    asked = price(t, store, printed)
    t.cash[who] -= asked
    if t.bargain[store]:
        t.bargain = tuple([0 if s == store else n for s, n in enumerate(t.bargain)])
        t.cite("BAN-SHP-10")
    t.cite("BAN-SHP-02")
    return asked


def store_moves(t: Table, who: int, store: int) -> list[int]:
    """BAN-SHP-01: what can be bought and sold here, free of Grit."""
    if store == GUNSMITH:
        return gunsmith_moves(t, who)
    if store == TRADING_POST:
        return post_moves(t, who)
    if store == STABLES:
        return stables_moves(t, who)
    if store == BANK and t.sg:
        return bank_moves(t, who)
    if store == TOWN_HALL and t.sg:
        return [BUY_TOKEN] if can_buy_token(t, who) else []
    if store == SALOON:
        more: list[int] = []
        if t.sg:
            more.extend(rider_moves(t, who, price(t, SALOON, RIDER_PRICE)))
            more.extend(mount_moves(t, who))
        return more + [
            ORDER + drink
            for drink in range(len(DRINK))
            if not t.daily[who] >> (DRANK + drink) & 1
            and price(t, SALOON, DRINK[drink].price) <= t.cash[who]
        ]
    return []


def deal(t: Table, who: int, move: int) -> Flow:
    """BAN-SHP-01: one dealing with the store the player is in."""
    t.cite("BAN-SHP-01")
    if move == DRAW_ITEMS:
        yield from draw_items(t, who)
    elif move == DRAW_MOUNTS:
        yield from draw_mounts(t, who)
    elif move == SELL_ITEM:
        sell_item(t, who)
    elif move == SELL_MOUNT:
        sell_mount(t, who)
        yield from drop_excess(t, who, "BAN-MNT-01")
    elif is_buy(move):
        yield from buy_weapon(t, who, move - BUY + WEAPONS)
    elif is_sell_weapon(move):
        sell_weapon(t, who, move - SELL_WEAPON + WEAPONS)
    elif is_buy_goods(move):
        yield from buy_goods(t, who, move - BUY_GOODS)
    elif is_sell(move):
        sell_one(t, who, move - SELL, "BAN-SHP-15 BAN-SHP-03")
        yield from tell_sold(t, who, move - SELL)
    elif is_sell_head(move):
        yield from sell_head(t, who, move - SELL_HEAD)
    elif is_order(move):
        yield from drink(t, who, move - ORDER)
    else:
        yield from deal_in_governors(t, who, move)


def deal_in_governors(t: Table, who: int, move: int) -> Flow:
    """BAN-SET-19: what the stores of Shadow Governors offer besides."""
    if move == BUY_SADDLE:
        paid = pay(t, who, STABLES, SADDLE_PRICE)
        yield from buy_saddle(t, who, paid)
    elif move == SELL_SADDLE:
        yield from sell_saddle(t, who)
    elif move == TRADE_HIDES:
        yield from trade_hides(t, who)
    elif move == BUY_TOKEN:
        buy_token(t, who)
    elif is_recruit(move):
        rider = (move - RECRUIT) // 2
        if (move - RECRUIT) % 2:
            t.goods[who * 5 + HIDE] -= RIDER_HIDES
            t.supply[HIDE] += RIDER_HIDES
        else:
            pay(t, who, SALOON, RIDER_PRICE)
        yield from recruit(t, who, rider)
    elif is_mount_head(move):
        yield from mount_head(t, who, move - MOUNT_HEAD)
    elif is_deposit(move):
        yield from deposit(t, who, move - DEPOSIT)
    else:
        withdraw(t, who, move - WITHDRAW)


# -- Gunsmith ---------------


def gunsmith_moves(t: Table, who: int) -> list[int]:
    """BAN-SHP-03, BAN-SHP-06: the In-Stock weapons on top; with Search any of a stack."""
    moves: list[int] = []
    search = t.level[who * 4 + HUNTING] == MASTER
    if search:
        t.cite("BAN-SHP-06 BAN-LVL-07")
    for stack in t.stock:
        for card in stack if search else stack[-1:]:
            if price(t, GUNSMITH, CARD[card].price) <= t.cash[who]:
                moves.append(BUY + card - WEAPONS)
    moves.extend([SELL_WEAPON + card - WEAPONS for card in t.cards[who] if is_weapon(card)])
    return moves


def is_weapon(card: int) -> bool:
    """A card of the Weapon Rack."""
    return WEAPONS <= card < WEAPONS + WEAPON_CARDS


def buy_weapon(t: Table, who: int, card: int) -> Flow:
    """BAN-SHP-06, BAN-SHP-07: an In-Stock weapon; an empty slot is refilled from the Rack."""
    paid = pay(t, who, GUNSMITH, CARD[card].price)
    stock = [tuple([c for c in stack if c != card]) for stack in t.stock]
    t.tell_buys_weapon("BAN-SHP-06", who=who, card=card, dollars=paid)
    gain_card(t, who, card)
    for slot, stack in enumerate(stock):
        if not stack and t.rack:
            stock[slot] = (t.rack[-1],)
            t.rack = t.rack[:-1]
            t.reveal()
            t.tell_in_stock("BAN-SHP-07", card=stock[slot][0])
    t.stock = tuple(stock)
    yield from achieve(t, who, P_BUY, BUY_WEAPON, CARD[card].rarity)


def sell_weapon(t: Table, who: int, card: int) -> None:
    """BAN-SHP-03, BAN-SHP-08: half its price; it goes to the bottom of the Weapon Rack."""
    paid = CARD[card].price // 2
    discard_card(t, who, card)
    t.cash[who] += paid
    t.tell_sells_weapon(who=who, card=card, dollars=paid)


# -- Trading Post ---------------


def post_moves(t: Table, who: int) -> list[int]:
    """BAN-SHP-03..05, BAN-SHP-14, BAN-SHP-15: goods, Items, Heads."""
    moves: list[int] = []
    cash = t.cash[who]
    if t.items and not t.daily[who] >> DECLINED_ITEMS & 1:
        if price(t, TRADING_POST, CHEAPEST_ITEM) <= cash:
            moves.append(DRAW_ITEMS)
        else:
            t.cite("BAN-SHP-05")
    room = t.room(who) > 0
    for kind in range(GEM + 1):
        if t.goods[who * 5 + kind]:
            moves.append(SELL + kind)
        if room and t.supply[kind] and BUY_PRICE[kind] and asked_for(t, kind) <= cash:
            moves.append(BUY_GOODS + kind)
    item = t.item[who]
    if item != NO_ITEM:
        moves.append(SELL_ITEM)
    moves.extend([SELL_HEAD + token for token in t.heads_of(who)])
    if t.sg and t.hunters and t.goods[who * 5 + HIDE] >= HUNTER_HIDES:
        moves.append(TRADE_HIDES)
    return moves


def asked_for(t: Table, kind: int) -> int:
    """BAN-SHP-02, BAN-CAL-02: the price of a Resource, in season $1 more, less a bargain."""
    return price(t, TRADING_POST, BUY_PRICE[kind] + in_season(t, kind))


def draw_items(t: Table, who: int) -> Flow:
    """BAN-SHP-04, BAN-SHP-05: draw 2, buy 1 or none, Sweep the rest."""
    t.drawn = t.items[-DRAWN:]
    t.items = t.items[:-DRAWN]
    t.drawer = who
    t.drawn_mounts = False
    t.reveal()
    t.tell_draws("BAN-SHP-04", who=who, count=len(t.drawn))
    answer = yield from in_secret(t.ask_buy_item(who, buy_menu(t, who), "BAN-SHP-04"))
    if answer == SKIP:
        t.daily[who] |= 1 << DECLINED_ITEMS
        sweep(t, who, NO_ITEM)
        return
    item = answer - BUY_ITEM
    sweep(t, who, item)
    paid = pay(t, who, TRADING_POST, ITEM[item].price)
    t.tell_buys_item("BAN-SHP-04", who=who, item=item, dollars=paid)
    yield from gain_item(t, who, item)


def buy_menu(t: Table, who: int) -> list[int]:
    """BAN-SHP-05: what was drawn and can be paid for, or none of it."""
    moves = [SKIP]
    purse = t.cash[who]
    if t.drawn_mounts:
        purse += resale(t, who)
    for thing in t.drawn:
        if t.drawn_mounts:
            move = BUY_THE_MOUNT + thing
            asked = price(t, STABLES, MOUNT[thing].price)
        else:
            move = BUY_ITEM + thing
            asked = price(t, TRADING_POST, ITEM[thing].price)
        if asked <= purse and move not in moves:
            moves.append(move)
    return moves


def sweep(t: Table, who: int, taken: int) -> None:
    """BAN-SHP-04: what was drawn and not taken goes to the bottom; a thing taken leaves."""
    left = list(t.drawn)
    t.drawn = ()
    if taken in left:
        left.remove(taken)
    else:
        t.tell_declines("BAN-SHP-05", who=who)
    deck = MOUNTS if t.drawn_mounts else ITEMS
    for thing in reversed(left):
        put_under(t, deck, thing, 1 << who)
    t.drawer = NOBODY
    t.drawn_mounts = False


def buy_goods(t: Table, who: int, kind: int) -> Flow:
    """BAN-SHP-15: one Resource at the price of the Trading Post; Gems are not sold."""
    paid = pay(t, who, TRADING_POST, BUY_PRICE[kind] + in_season(t, kind))
    t.tell_buys(who=who, kind=kind, dollars=paid)
    yield from gain_goods(t, who, kind, 1, "BAN-SHP-15")


def sell_item(t: Table, who: int) -> None:
    """BAN-SHP-03, BAN-SHP-08: half its price; it goes to the bottom of the stack."""
    item = t.item[who]
    paid = ITEM[item].price // 2
    t.item[who] = NO_ITEM
    t.item_tired[who] = 0
    put_under(t, ITEMS, item, ALL_SAW)
    t.cash[who] += paid
    t.tell_sells_item(who=who, item=item, dollars=paid)


def sell_head(t: Table, who: int, token: int) -> Flow:
    """BAN-SHP-14: a Head for its value in cash; the token goes to the enemy reserve."""
    shelve(t, token)
    t.cash[who] += ENEMY[token].value
    t.tell_sells_head(who=who, token=token, dollars=ENEMY[token].value)
    if t.sg:
        yield from learn(t, who, "BAN-HED-03")
    yield from achieve(t, who, P_SELL_HEAD)


# -- Stables ---------------


def resale(t: Table, who: int) -> int:
    """BAN-SHP-03, BAN-SHP-13: what the Stables pay for the player's Mount."""
    mount = t.mount[who]
    return MOUNT[mount].price // 2 if mount != NO_MOUNT else 0


def stables_moves(t: Table, who: int) -> list[int]:
    """BAN-SHP-04, BAN-SHP-05, BAN-SHP-13: the Mount deck, and the own Mount for half its price."""
    moves: list[int] = []
    if t.mounts and not t.daily[who] >> DECLINED_MOUNTS & 1:
        if price(t, STABLES, CHEAPEST_MOUNT) <= t.cash[who] + resale(t, who):
            moves.append(DRAW_MOUNTS)
        else:
            t.cite("BAN-SHP-05")
    if t.mount[who] != NO_MOUNT:
        moves.append(SELL_MOUNT)
        if t.sg and t.saddle[who]:
            moves.append(SELL_SADDLE)
        elif t.sg and can_buy_saddle(t, who, price(t, STABLES, SADDLE_PRICE)):
            moves.append(BUY_SADDLE)
    return moves


def draw_mounts(t: Table, who: int) -> Flow:
    """BAN-SHP-04, BAN-SHP-13, BAN-MNT-01: draw 2, buy 1 or none; the old Mount is sold first."""
    t.drawn = t.mounts[-DRAWN:]
    t.mounts = t.mounts[:-DRAWN]
    t.drawer = who
    t.drawn_mounts = True
    t.reveal()
    t.tell_draws("BAN-SHP-04", who=who, count=len(t.drawn))
    answer = yield from in_secret(t.ask_buy_mount(who, buy_menu(t, who), "BAN-SHP-04"))
    if answer == SKIP:
        t.daily[who] |= 1 << DECLINED_MOUNTS
        sweep(t, who, NO_MOUNT)
        return
    mount = answer - BUY_THE_MOUNT
    sweep(t, who, mount)
    if t.mount[who] != NO_MOUNT:
        t.cite("BAN-SHP-13")
        sell_mount(t, who)
    paid = pay(t, who, STABLES, MOUNT[mount].price)
    take_mount(t, who, mount, 0)
    t.tell_buys_mount("BAN-SHP-04 BAN-MNT-01", who=who, mount=mount, dollars=paid)
    yield from drop_excess(t, who, "BAN-SHP-13")
    if MOUNT[mount].kind == HORSE:
        yield from achieve(t, who, P_BUY, BUY_HORSE)
    yield from achieve(t, who, P_BUY, BUY_MOUNT)


def sell_mount(t: Table, who: int) -> None:
    """BAN-SHP-03, BAN-SHP-08: half its price; it goes to the bottom of the Mount deck."""
    paid = resale(t, who)
    if t.sg and t.saddle[who]:
        paid += SADDLE_RESALE
        t.cite("BAN-MNT-06 BAN-MNT-04")
    mount = leave_mount(t, who)
    put_under(t, MOUNTS, mount, ALL_SAW)
    t.cash[who] += paid
    t.tell_sells_mount(who=who, mount=mount, dollars=paid)


# -- Saloon ---------------


def drink(t: Table, who: int, number: int) -> Flow:
    """BAN-SHP-12: pay, and its effect at once; each drink once a Day Phase."""
    paid = pay(t, who, SALOON, DRINK[number].price)
    t.daily[who] |= 1 << (DRANK + number)
    t.tell_drinks(who=who, drink=number, dollars=paid)
    yield from do(t, who, DRINK[number].effect, "BAN-SHP-12")
