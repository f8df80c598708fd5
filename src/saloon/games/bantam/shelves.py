"""The shelves of the store a character is in: several things bought and sold by one press."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from saloon.games.bantam.board import GUNSMITH, SALOON, STORE_OF, STORES, TRADING_POST
from saloon.games.bantam.content import BUY_PRICE, DRINK
from saloon.games.bantam.effects import KINDS
from saloon.games.bantam.look import (
    ACRE_NUMBER,
    CARD_OF,
    ENEMY_OF,
    season_of,
    selling,
    worth,
)
from saloon.games.bantam.text import BantamTeller
from saloon.journeys import Deed, Line, Panel, Side, View

DRINK_PRICE = {drink.id: drink.price for drink in DRINK}


def shelf(
    view: View, tell: BantamTeller, actor: Mapping[str, Any], legal: Sequence[str]
) -> Iterator[Deed]:
    """BAN-SHP-01: what is bought and sold here side by side, and one button that pays for it all.

    BAN-SHP-10: a bargain counts once; where it would bring a price below $1 each thing is bought
    on its own.
    """
    say = tell.words
    acre = ACRE_NUMBER.get(actor["place"])
    store = STORE_OF[acre] if acre is not None else -1
    if store not in (GUNSMITH, TRADING_POST, SALOON):
        return
    sold = [*sold_here(view, tell, actor, legal)]
    bought = [*bought_here(view, tell, actor, legal)]
    off = view["table"]["turn"]["bargain"].get(STORES[store], 0)
    too_cheap = any(line.price <= off for line in bought)
    if sum(line.most for line in (*sold, *bought)) < 2 or too_cheap:
        return
    sides = [Side(say("shelf-sell"), sold), Side(say("shelf-buy"), bought)]
    panel = Panel(
        title=say(f"acre-{actor['place']}"),
        send=say("shelf-pay"),
        sides=[side for side in sides if side.lines],
        last="",
        money=actor["cash"],
        extra=-off,
    )
    yield Deed(
        say("deed-shelf"), say("deed-shelf-note"), "things", (), say("deed-shelf-about"), "",
        "buy-goods", panel,
    )  # fmt: skip


def bought_here(
    view: View, tell: BantamTeller, actor: Mapping[str, Any], legal: Sequence[str]
) -> Iterator[Line]:
    """BAN-SHP-02, BAN-SHP-15: weapons, goods and drinks at their printed prices.

    Goods there is no room for are not offered.
    """
    say = tell.words
    room = actor["slots"] - sum(actor["goods"].values())
    for move in legal:
        verb, _, what = move.partition(":")
        if verb == "order":
            yield Line(say(f"drink-{what}"), move, 1, DRINK_PRICE[what])
        elif verb == "buy" and what in KINDS:
            price = BUY_PRICE[KINDS.index(what)] + season_of(view, what)
            most = min(room, view["table"]["supply"][what], max(1, actor["cash"] // price))
            if most > 0:
                yield Line(say(f"kind-{what}"), move, most, price)
        elif verb == "buy" and what in CARD_OF:
            yield Line(tell.card(what), move, 1, CARD_OF[what].price)


def sold_here(
    view: View, tell: BantamTeller, actor: Mapping[str, Any], legal: Sequence[str]
) -> Iterator[Line]:
    """BAN-SHP-03, BAN-SHP-14, BAN-SHP-15: what the store pays for, with prices below nothing."""
    for move in legal:
        verb, _, what = move.partition(":")
        if verb != "sell":
            continue
        if what in KINDS:
            name = tell.words(f"kind-{what}")
            yield Line(name, move, actor["goods"][what], -selling(view, what))
        else:
            name = tell.head(what) if what in ENEMY_OF else tell.card(what)
            yield Line(name, move, 1, -worth(what))
