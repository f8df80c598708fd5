"""Offers, auctions and shops on one screen: what can be given or had, each up to what there is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from saloon.games.pioneers.content import GOODS, RESOURCES
from saloon.games.pioneers.lookup import has, price_of, prompt_of
from saloon.games.pioneers.moves import AT_ONCE
from saloon.games.pioneers.text import PioneersTeller
from saloon.journeys import Line, Panel, Picks, Side, View, legal_of

Player = Mapping[str, Any]

LEAST_BID: Final = 1
"""What a reserve starts from: nobody means to give a thing away."""
MOST_MEALS: Final = 12
"""So much Food at most is bought by one press; more is put into the basket."""


class Bargain:
    """The lines of an offer or of an auction, as their panel shows them."""

    def __init__(self, view: View, tell: PioneersTeller) -> None:
        self.view = view
        self.table: Mapping[str, Any] = view["table"]
        self.seat: int = view["seat"]
        self.tell = tell

    def others(self) -> list[Player]:
        """Who is in the game beside the reader."""
        players: Sequence[Player] = self.table["players"]
        return [one for one in players if one["seat"] != self.seat and one["status"] == "in"]

    def trade(self) -> Panel:
        """PIO-TRADE-03, PIO-TRADE-09: both sides of an offer, to one of the others."""
        say = self.tell.words
        partners = [
            (f"seat:{rival['seat']}", self.tell.name(rival["seat"]), self.side(rival))
            for rival in self.others()
        ]
        mine = self.side(self.table["players"][self.seat])
        return Panel(
            say("deed-trade"),
            say("panel-send"),
            [mine],
            "send",
            partners=partners,
            pieces=say("panel-pieces"),
        )

    def open_offer(self) -> Panel:
        """PIO-TRADE-09, PIO-TRADE-10: an offer that lies on the table is changed and sent.

        Its lines are struck and picked again, so that fewer of a thing is no question of its own.
        """
        offer = self.table["offer"]
        lines = [*offer["gives"], *offer["wants"]]
        mine, theirs = offer["gives"], offer["wants"]
        other = offer["partner"]
        if other == self.seat:
            mine, theirs, other = theirs, mine, offer["proposer"]
        players = self.table["players"]
        return Panel(
            self.tell.words("panel-counter" if offer["counter"] else "deed-trade"),
            self.tell.words("panel-send-it", who=self.tell.name(other)),
            [self.side(players[self.seat], mine), self.side(players[other], theirs)],
            "send",
            first=" ".join(["strike:0"] * len(lines)),
            same=self.tell.words("panel-same") if offer["counter"] else "",
            pieces=self.tell.words("panel-pieces"),
        )

    def auction(self, lots: Sequence[str]) -> Panel | None:
        """PIO-AUC-01, PIO-AUC-06: one lot of those there are, and the least it may go for."""
        most = max((rival["cash"] for rival in self.others()), default=0)
        mine = self.table["players"][self.seat]
        lines = [line for line in self.lines(mine, ()) if line.moves.format(n=1) in lots]
        if not lines:
            return None
        say = self.tell.words
        least = Line(self.tell.thing("money"), "n:{n}", most, start=min(LEAST_BID, most))
        sides = [Side(say("panel-lot"), lines), Side(say("panel-reserve"), [least])]
        return Panel(
            say("deed-auction"),
            say("panel-auction"),
            sides,
            "",
            lone=True,
            pieces=say("panel-pieces"),
        )

    def side(self, player: Player, lines: Sequence[Mapping[str, Any]] = ()) -> Side:
        """What a player could give, and what of it is in the offer."""
        mine = player["seat"] == self.seat
        who = self.tell.name(player["seat"])
        title = self.tell.words("panel-give") if mine else self.tell.words("panel-want", who=who)
        return Side(title, list(self.lines(player, lines)))

    def lines(self, player: Player, held: Sequence[Mapping[str, Any]]) -> Iterator[Line]:
        """PIO-TRADE-02: money, goods and Resources first, then property and Pioneers."""
        seat = player["seat"]
        side = "give" if seat == self.seat else "get"
        for thing in ("money", *[good.id for good in GOODS]):
            count = has(player, thing)
            if count:
                there = next((line["count"] for line in held if line["thing"] == thing), 0)
                name = self.tell.thing(thing)
                yield Line(name, f"line:{side}:{thing}:{{n}}", count, start=there, each=AT_ONCE)
        there = {(line["q"], line["r"]) for line in held if "q" in line}
        for tile in self.table["field"]:
            if tile.get("owner") == seat and not tile["flipped"]:
                place = (tile["q"], tile["r"])
                name = self.tell.words(
                    "line-at",
                    goods=self.tell.goods(tile["work"], 1),
                    tile=self.tell.at(self.table, *place),
                )
                move = f"at:{tile['q']},{tile['r']}"
                yield Line(name, move, 1, start=int(place in there))
        moved = [line["pioneer"] for line in held if line["thing"] == "pioneer"]
        for one in player["pioneers"]:
            if not one["jailed"] and not one["newborn"]:
                move = f"pioneer:{seat}:{one['number']}"
                start = int([seat, one["number"]] in moved)
                yield Line(self.tell.pioneer(seat, one["number"]), move, 1, start=start)


def of_offer(view: View, tell: PioneersTeller) -> Panel | None:
    """The panel of an offer that the reader is putting together; None where it is another's."""
    if prompt_of(view)[0] != "offer" or not legal_of(view) or view["table"]["offer"] is None:
        return None
    return Bargain(view, tell).open_offer()


class Shelf:
    """What a Pioneer can buy or sell at a place, each up to what there is."""

    def __init__(self, act: str, view: View, tell: PioneersTeller, tip: int) -> None:
        self.buys = act == "buy"
        self.tip = tip
        self.tell = tell
        self.table: Mapping[str, Any] = view["table"]
        self.cash: int = self.table["players"][view["seat"]]["cash"]
        most: dict[str, int] = {}
        for move in legal_of(view):
            if move.startswith("line:"):
                row, _, number = move.rpartition(":")
                most[row] = int(number)
        self.lines = {
            row.rpartition(":")[2]: Line(
                tell.thing(row.rpartition(":")[2]),
                f"{row}:{{n}}",
                count,
                self.price(row.rpartition(":")[2]),
            )
            for row, count in most.items()
        }

    def price(self, thing: str) -> int:
        """What one costs or brings."""
        return price_of(self.table, thing) if self.buys else self.tell.sale(thing, self.table)

    def panel(self) -> Panel:
        """PIO-BUY-10, PIO-SELL-01: a basket, and what is mostly bought or sold at once."""
        say = self.tell.words
        title = say("deed-buy" if self.buys else "deed-sell")
        side = Side(say("panel-buy" if self.buys else "panel-sell"), list(self.lines.values()))
        picks = [one for one in (self.meals() if self.buys else self.stacks()) if one.rows]
        money = self.cash if self.buys else -1
        return Panel(title, title, [side], "done", money, self.tip, picks=picks)

    def meals(self) -> Iterator[Picks]:
        """Food by its number, alone and with a Bullet."""
        if "food" not in self.lines:
            return
        yield Picks(self.tell.words("panel-at-once"), list(self.rows({})))
        if "bullet" in self.lines:
            title = self.tell.words("panel-with", goods=self.tell.goods("bullet", 1))
            yield Picks(title, list(self.rows({"bullet": 1})))

    def rows(self, besides: Mapping[str, int]) -> Iterator[tuple[str, str]]:
        """So much Food and something besides, for all that it costs."""
        for number in range(1, min(self.lines["food"].most, MOST_MEALS) + 1):
            basket = {"food": number, **besides}
            if self.worth(basket) + self.tip <= self.cash:
                yield self.at_once(self.tell.goods("food", number), basket)

    def stacks(self) -> Iterator[Picks]:
        """PIO-SELL-01: all Resources together, and all of each of them."""
        have: dict[str, int] = {
            thing: self.lines[thing].most for thing in RESOURCES if thing in self.lines
        }
        rows = []
        if len(have) > 1:
            rows.append(self.at_once(self.tell.words("panel-everything"), have))
        for thing, count in have.items():
            rows.append(self.at_once(self.tell.goods(thing, count), {thing: count}))
        yield Picks(self.tell.words("panel-at-once"), rows)

    def at_once(self, name: str, basket: Mapping[str, int]) -> tuple[str, str]:
        """A whole purchase or sale: what it is called with its price, and its moves."""
        price = self.tell.price(self.worth(basket) + self.tip)
        moves = [self.lines[thing].moves.format(n=count) for thing, count in basket.items()]
        return self.tell.words("deed-price", deed=name, price=price), " ".join((*moves, "done"))

    def worth(self, basket: Mapping[str, int]) -> int:
        """What a basket costs or brings, without what is paid once."""
        return sum(self.lines[thing].price * count for thing, count in basket.items())
