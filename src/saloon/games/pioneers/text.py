"""What happens at a table of `pioneers`, and what may be done there, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from saloon.choices import question_of
from saloon.engine.event import Event
from saloon.games.pioneers.aloud import Aloud
from saloon.games.pioneers.content import (
    BUILD_COST,
    BUILDINGS,
    DIPLOMA_FEE,
    DIPLOMAS,
    EVENT_IDS,
    FACES,
    GAMBLE_PAYS,
    HOMESTEAD,
    LABORERS,
    LANDS,
    MARKET_DAY_BONUS,
    PIONEERS_EACH,
    PRAY_FEE,
    RESOURCES,
    SELL,
    SELL_BUILDING,
    STAKE_FEE,
)
from saloon.games.pioneers.lookup import (
    GOOD_NUMBER,
    STORE_WARES,
    boxed,
    cost_of,
    has,
    hex_of,
    holder_of,
    member,
    mouths,
    pray_fee,
    price_of,
    prompt_of,
    reference,
    starving,
    tile_at,
    tip_to,
)
from saloon.games.pioneers.moves import MOVES, THINGS
from saloon.words import Close

BUILDS_ON: Final = {land.id: land.builds for land in LANDS}
SEIZED: Final = "PIO-SHOOT-12"
"""Goods that a thief who is caught gives back; in a trade both wanted it so."""


class PioneersTeller(Aloud):
    """Says what happens at a table of `pioneers`."""

    THINGS: ClassVar[tuple[str, ...]] = ("card", "building", "diploma")
    ENDINGS: ClassVar[Mapping[str, Close]] = {
        "auction": Close("sold", "no-bid", hits="any", lines=True),
        "event": Close(hits="who", lines=True),
        "robs": Close(hits="target", lines=True),
        "holdup": Close(hits="struck", lines=True),
        "dies": Close(hits="struck", lines=True),
        "jailed": Close(hits="struck", lines=True),
        "torn-down": Close(hits="struck", lines=True),
        "relinquishes": Close(hits="struck", lines=True),
    }
    CARDS: ClassVar[Mapping[str, str]] = {"event": "PIO-DIE-"}
    TURNS: ClassVar[frozenset[str]] = frozenset({"turn"})
    MEANS: ClassVar[frozenset[str]] = frozenset(
        {"fed", "deadwood", "extra", "bandit-face", "bandit-roll", "proposes", "cancels"}
    )
    APART: ClassVar[frozenset[str]] = frozenset({"bandit-face"})
    FLIGHTS: ClassVar[Mapping[str, tuple[str, str]]] = {
        "pays": ("who", "to"),
        "gains": ("", "who"),
        "loses": ("who", ""),
        "robs": ("target", "who"),
        "hands-over": ("who", "target"),
        "from-hideout": ("", "who"),
    }
    HITS: ClassVar[Mapping[str, str]] = {
        "loses": "who",
        "robs": "target",
        "holdup": "who",
        "hands-over": "who",
        "dies": "pioneer",
        "jailed": "pioneer",
        "lovesick": "pioneer",
        "relinquishes": "who",
        "torn-down": "who",
        "unfed": "pioneer",
    }
    SCORES: ClassVar[frozenset[str]] = frozenset(
        {
            "builds",
            "diploma",
            "newborn",
            "arrives",
            "dies",
            "torn-down",
            "takes-over",
            "wins",
            "out",
        }
    )
    ROUNDS: ClassVar[frozenset[str]] = frozenset({"turn", "wins"})
    DEEDS: ClassVar[frozenset[str]] = frozenset({"work", "action"})
    SUMS: ClassVar[frozenset[str]] = frozenset(
        {
            *("pay-resource", "reserve", "bid", "bid-again", "dispute", "demand", "stake"),
            "rule-number",
        }
    )
    LINED: ClassVar[frozenset[str]] = frozenset(
        {"offer", "lot", "buy", "sell", "raise-thing", "event-sale"}
    )
    """PIO-ASK-01: questions whose answers are made of a side, a thing and a number."""
    # A key on a line of an offer would hide its number.
    POINTED: ClassVar[Mapping[str, tuple[str, ...]]] = {"offer": ("strike",)}
    ORDER: ClassVar[tuple[str, ...]] = ("move", "work", "trade", "people")
    GROUPS: ClassVar[Mapping[str, str]] = {
        "act:move": "move",
        "act:explore": "move",
        "at": "move",
        "act:stake": "work",
        "act:build": "work",
        "act:hunt": "work",
        "act:process": "work",
        "act:pray": "work",
        "act:buy": "trade",
        "act:sell": "trade",
        "act:trade": "trade",
        "act:auction": "trade",
        "act:gamble": "trade",
        "act": "people",
        "pioneer": "pioneers",
    }

    def doer(self, event: Event) -> int | None:
        """Whose Pioneer it is that an event tells of, where it does not name a player."""
        found = super().doer(event)
        named = dict(zip(self.EVENTS[event.kind], event.args, strict=True))
        if found is None and "pioneer" in named:
            return named["pioneer"] // PIONEERS_EACH
        return found

    def struck(self, event: Event) -> int | None:
        """Whose Pioneer it is that an event hurts; what is traded away hurts nobody."""
        if event.kind == "hands-over" and SEIZED not in event.clauses:
            return None
        found = super().struck(event)
        pioneer = self.HITS.get(event.kind) == "pioneer"
        return found // PIONEERS_EACH if found is not None and pioneer else found

    def carried(self, named: Mapping[str, int]) -> str:
        """Money, or a number of things."""
        if "amount" in named:
            return self.goods("money", named["amount"])
        return f"{named['count']} {self.argument('thing', named['thing'])}"

    def move(self, move: str, view: Mapping[str, Any]) -> str:
        """A move as it would stand on a button: with prices, costs and whom it concerns."""
        verb = move.partition(":")[0]
        prompt, args = prompt_of(view)
        if prompt == "event-choice" and f"move-{verb}-{EVENT_IDS[args[0]]}" in self.words:
            return self.words(f"move-{verb}-{EVENT_IDS[args[0]]}")
        if verb in ("give-up", "use"):
            return self._of_pioneer(verb, view)
        if verb in ("send", "accept"):
            return self._of_offer(verb, view)
        if verb == "love" and view["table"]["options"]["box_names"]:
            return self.words("move-love-box")
        if verb == "relinquish" and prompt.startswith("dispute") and len(args) > 1:
            return self.words("move-relinquish-for", price=args[1])
        return super().move(move, view)

    def _of_pioneer(self, verb: str, view: Mapping[str, Any]) -> str:
        """What the Pioneer at work does with something of its own."""
        acting = view["table"]["acting"]
        pioneer = self.pioneer(*acting) if acting is not None else self.words("a-pioneer")
        here = f"move-{verb}-{prompt_of(view)[0]}"
        return self.words(here if here in self.words else f"move-{verb}", pioneer=pioneer)

    def _of_offer(self, verb: str, view: Mapping[str, Any]) -> str:
        """What becomes of an offer: with what each side gives."""
        table = view["table"]
        if table["offer"] is None:
            return super().move(verb, view)
        return self.words(f"move-{verb}-offer", sides=self.sides(table))

    def move_diploma(self, rest: str, view: Mapping[str, Any]) -> str:
        id = boxed(rest, view["table"])
        does = self.words(f"diploma-{id}-does")
        return self.words("move-diploma", diploma=self.words(f"diploma-{id}"), does=does)

    def move_at(self, rest: str, view: Mapping[str, Any]) -> str:
        table = view["table"]
        q, r = hex_of(f":{rest}")
        prompt, _ = prompt_of(view)
        tile = tile_at(table, q, r)
        if tile is None:
            message = "move-at-open-cost" if prompt == "step" else "move-at-open"
            return self.words(message, ref=reference(q, r))
        shown = self.at(table, q, r)
        owned = self.property(tile)
        if owned:
            shown = self.words("tile-with", tile=shown, owned=owned)
        if prompt == "offer" and "owner" in tile:
            return self._sided(tile["owner"], shown, view)
        if prompt in ("sell", "raise-thing"):
            return self.words("move-at-sell", thing=shown, price=SELL_BUILDING)
        if prompt == "step":
            return self.words("move-at-cost", tile=shown, cost=cost_of(tile))
        return self.words("move-at", tile=shown)

    def move_n(self, rest: str, view: Mapping[str, Any]) -> str:
        number = int(rest)
        prompt, args = prompt_of(view)
        if prompt == "stake" and args:
            return self.words("move-n-goods", goods=self.goods(THINGS[args[-1]], number))
        if prompt == "pay-resource" and args:
            return self.words("move-n-goods", goods=self.goods(RESOURCES[args[0]], number))
        if prompt in ("bid", "bid-again"):
            return self.words("move-n-bid", number=number)
        if prompt in ("reserve", "dispute", "demand"):
            return self.words("move-n-cash", number=number)
        return self.words("move-n", number=number)

    def move_strike(self, rest: str, view: Mapping[str, Any]) -> str:
        """PIO-TRADE-09: a line of the offer, given or asked for by who changes it now."""
        number, table = int(rest), view["table"]
        offer = table["offer"]
        gives, wants = ([], []) if offer is None else (offer["gives"], offer["wants"])
        if offer is None or number >= len(gives) + len(wants):
            return self.words("move-strike", line=str(number + 1))
        giver = offer["proposer"] if number < len(gives) else offer["partner"]
        line = self.line(table, [*gives, *wants][number])
        return self.words("move-strike", line=self._sided(giver, line, view))

    def _sided(self, giver: int, goods: str, view: Mapping[str, Any]) -> str:
        """Something that who is asked gives, or asks for."""
        asked = question_of(view)
        own = asked is not None and asked["seat"] == giver
        return self.words("move-line-give" if own else "move-line-get", goods=goods)

    def move_line(self, rest: str, view: Mapping[str, Any]) -> str:
        """PIO-ASK-01: a thing and how many of it, with what they cost or bring in all."""
        side, thing, count = rest.split(":")
        number = int(count)
        prompt, _ = prompt_of(view)
        goods = self.goods(thing, number)
        if prompt == "buy":
            total, tipped = number * price_of(view["table"], thing), tip_to(view)
            if tipped is not None and thing in STORE_WARES:
                who = self.name(tipped)
                return self.words("move-line-buy-tip", goods=goods, total=total + 1, who=who)
            return self.words("move-line-buy", goods=goods, total=total)
        if prompt in ("sell", "raise-thing", "event-sale"):
            bonus = MARKET_DAY_BONUS if prompt == "event-sale" else 0
            total = number * (self.sale(thing, view["table"]) + bonus)
            return self.words("move-line-sell", goods=goods, total=total)
        return self.words("move-line-lot" if prompt == "lot" else f"move-line-{side}", goods=goods)

    def sale(self, thing: str, table: Mapping[str, Any]) -> int:
        """PIO-SELL-01: what one of a thing brings now."""
        return SELL[GOOD_NUMBER[thing]] + int(thing in RESOURCES and table["boom"] is not None)

    def composite(self, ask: Mapping[str, Any]) -> tuple[tuple[str, ...], Sequence[str]] | None:
        """PIO-ASK-01: a side, a thing and a number; the side is none where there is only one."""
        if ask["prompt"] not in self.LINED:
            return None
        return ("side", "thing", "number"), [m for m in ask.get("moves", ()) if m[:5] == "line:"]

    def part(self, name: str, value: str, view: Mapping[str, Any]) -> str:
        """A thing by its name; what there is to be had of it is told by its numbers."""
        return self.thing(value) if name == "thing" else super().part(name, value, view)

    def move_page(self, rest: str, view: Mapping[str, Any]) -> str:
        """A part of a long list, by its first and last entry."""
        page = int(rest)
        prompt, args = prompt_of(view)
        if not prompt.startswith("page-") or len(args) < 2 * page:
            return self.words("move-page", page=page)
        inner = {**view, "asks": [{"seat": view["seat"], "prompt": prompt[5:], "args": []}]}
        first, last = (self._end(MOVES[code], inner) for code in args[2 * page - 2 : 2 * page])
        return self.words("move-page-range", first=first, last=last)

    def _end(self, move: str, view: Mapping[str, Any]) -> str:
        return reference(*hex_of(move)) if move.startswith("at:") else self.move(move, view)

    def move_pioneer(self, rest: str, view: Mapping[str, Any]) -> str:
        table = view["table"]
        seat, number = (int(part) for part in rest.split(":"))
        prompt, _ = prompt_of(view)
        one = member(table, seat, number)
        facts = [] if one is None else self.facts(table, one)
        about = f" ({', '.join(facts)})" if facts else ""
        if prompt == "offer":
            return self._sided(seat, self.pioneer(seat, number), view)
        if seat != self.me:
            return self.words("move-pioneer-of", who=self.name(seat), number=number, about=about)
        special = f"move-pioneer-{prompt}"
        message = special if special in self.words else "move-pioneer"
        return self.words(message, number=number, about=about)

    def move_face(self, rest: str, view: Mapping[str, Any]) -> str:
        prompt, _ = prompt_of(view)
        face = self.words(f"symbol-{rest}")
        if prompt != "face":
            return self.words("move-face", face=face)
        pays = GAMBLE_PAYS[FACES.index(rest)]
        return self.words("move-face-pays", face=face, pays=pays)

    def move_act(self, rest: str, view: Mapping[str, Any]) -> str:
        """An Action with its price for the acting Pioneer."""
        table = view["table"]
        acting = table["acting"]
        one = None if acting is None else member(table, *acting)
        if one is None:
            return self._act_plain(rest)
        seat = acting[0]
        waived = table["players"][seat]["waived"]
        tile = tile_at(table, one["q"], one["r"])
        place = tile["kind"] if tile is not None else ""
        if rest == "explore":
            return self.words("move-act-explore", pioneer=self.pioneer(*acting))
        if rest in ("buy", "sell") and f"move-act-{rest}-{place}" in self.words:
            return self.words(f"move-act-{rest}-{place}")
        if rest in ("sheriff", "laborer") and self.hires_free(rest, view):
            return self.words(f"move-act-{rest}-free")
        if rest == "stake":
            free = "stake" in waived or one["diploma"] == "land-management"
            return self.words(
                "move-act-stake",
                tile=self.at(table, one["q"], one["r"]),
                price=self.price(0 if free else STAKE_FEE),
            )
        if rest == "build":
            return self.words(
                "move-act-build",
                tile=self.at(table, one["q"], one["r"]),
                kinds=self._kinds(table["players"][seat], place, "build" in waived),
            )
        if rest == "pray":
            return self.words("move-act-pray", price=self.price(pray_fee(table, seat, one)))
        if rest == "diploma":
            fee = 0 if "diploma" in waived else DIPLOMA_FEE
            return self.words("move-act-diploma", price=self.price(fee))
        return self.words(f"move-act-{rest}")

    def _act_plain(self, rest: str) -> str:
        """An Action of nobody in particular."""
        pioneer = self.words("a-pioneer")
        price = {"stake": STAKE_FEE, "pray": PRAY_FEE, "diploma": DIPLOMA_FEE}.get(rest, 0)
        return self.words(
            f"move-act-{rest}", pioneer=pioneer, tile="-", kinds="-", price=self.price(price)
        )

    def _kinds(self, player: Mapping[str, Any], land: str, waived: bool) -> str:
        """What may be built on a type of land, with prices."""
        builds = BUILDS_ON.get(land, -1)
        kinds = [kind for kind in (builds, HOMESTEAD) if kind >= 0]
        return ", ".join(
            self.words(
                "move-act-build-kind",
                work=self.work(BUILDINGS[kind]),
                price=self.price(0 if waived else BUILD_COST[kind]),
            )
            for kind in kinds
            if player["stock"][BUILDINGS[kind]]
        )

    def hires_free(self, act: str, view: Mapping[str, Any]) -> bool:
        """Whether the family of the acting Pioneer hires for nothing (PIO-SHER-01, PIO-LAB-02)."""
        table = view["table"]
        seat, number = table["acting"]
        diploma = "law-enforcement"
        if act == "laborer":
            one = member(table, seat, number)
            tile = tile_at(table, one["q"], one["r"]) if one is not None else None
            if tile is None or tile.get("work") not in BUILDINGS[: len(RESOURCES)]:
                return False
            diploma = DIPLOMAS[BUILDINGS.index(tile["work"])]
        holder = holder_of(table, diploma)
        return holder is not None and holder[0] == seat

    def move_thing(self, rest: str, view: Mapping[str, Any]) -> str:
        prompt, _ = prompt_of(view)
        thing = self.thing(rest)
        if prompt == "process" and rest in RESOURCES:
            laborer = self.words(f"laborer-{LABORERS[RESOURCES.index(rest)]}")
            return self.words("move-thing-laborer", laborer=laborer, thing=thing)
        if prompt == "tuition":
            return self.words("move-thing-pay", thing=thing)
        if prompt == "wager" and rest in GOOD_NUMBER:
            return self.words("move-thing-have", thing=thing, count=self._count(rest, view))
        return self.words("move-thing", thing=thing)

    def _count(self, thing: str, view: Mapping[str, Any]) -> int:
        asked = question_of(view)
        seat = asked["seat"] if asked is not None else 0
        return has(view["table"]["players"][seat], thing)

    def move_build(self, rest: str, view: Mapping[str, Any]) -> str:
        asked = question_of(view)
        waived = [] if asked is None else view["table"]["players"][asked["seat"]]["waived"]
        price = 0 if "build" in waived else BUILD_COST[BUILDINGS.index(rest)]
        return self.words(
            "move-build",
            building=self.work(rest),
            price=self.price(price),
            does=self.words(f"building-{rest}-does"),
        )

    def gives_up(self, move: str, view: Mapping[str, Any]) -> str:
        """PIO-TURN-04, PIO-FEED-05: Actions that are lost, and who goes hungry or dies of it."""
        if self.me is None or move not in ("end", "stop"):
            return ""
        player = view["table"]["players"][self.me]
        prompt, args = prompt_of(view)
        if move == "stop":
            left = args[1] if prompt == "action" else 0
            return self.words("gives-up-actions", count=left) if left else ""
        left = sum(one["actions"] for one in player["pioneers"])
        told = [self.words("gives-up-actions", count=left)] if left else []
        short = mouths(player) - player["food"]
        if starving(player):
            told.append(self.words("gives-up-starves", count=starving(player)))
        elif short > 0:
            told.append(self.words("gives-up-hungry", count=short))
        return ", ".join(told)


TELLER = PioneersTeller
