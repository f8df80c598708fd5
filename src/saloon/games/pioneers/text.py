"""How the table of `pioneers` reads aloud and how it is drawn in a terminal.

A tile is called by what it is and by its place on the map: columns A to S from west to east, rows
1 to 19 from north to south; the General Store is J10.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from saloon.engine.event import Event
from saloon.games.pioneers.board import CELL_Q, CELL_R, KINDS, RADIUS, TOWN_CELL
from saloon.games.pioneers.content import (
    ANIMALS,
    BUILD_COST,
    BUILDINGS,
    BUY,
    COMPANION,
    DEADWOOD_LETTERS,
    DIPLOMA_FEE,
    DIPLOMAS,
    EVENTS,
    FACES,
    GAMBLE_PAYS,
    GOODS,
    HOMESTEAD,
    LABORERS,
    LANDS,
    NEEDY_CASH,
    NEEDY_RESOURCES,
    PIONEERS_EACH,
    PLACES,
    POINT_CARD,
    POINT_PRICE_FINANCE,
    POINTS_TO_WIN,
    PRAY_FEE,
    PRAYERS,
    RESOURCES,
    SELL,
    SELL_BUILDING,
    STAKE_FEE,
)
from saloon.games.pioneers.moves import MOVES, ORDERS, RULES, TASKS, THINGS
from saloon.games.pioneers.play.trade import NO_ROOM
from saloon.games.pioneers.state import BANDIT, HIDEOUT, STOCKPILE, WAIVERS
from saloon.goal import Aim, Goal
from saloon.words import Board, Close, Teller, cut

COUNTED: Final = (("cash", "cash"), ("food", "food"), ("bullet", "bullets"))
"""What a hint counts beside points: the words of a good, and where the view has it."""

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
    from rich.text import Text

GOOD_NUMBER: Final = {good.id: number for number, good in enumerate(GOODS)}
TOWN_PLACES: Final = {place.id for place in PLACES}
PLACE_AT: Final = {cell: PLACES[number].id for number, cell in enumerate(TOWN_CELL)}
WORKS: Final = (*BUILDINGS, "claim")
COLUMNS: Final = "ABCDEFGHIJKLMNOPQRS"
BUILDS_ON: Final = {land.id: land.builds for land in LANDS}
NUMBER_OF: Final = {animal.id: animal.number for animal in ANIMALS}
STORE_WARES: Final = ("food", "bullet", "revolver", "horse")
"""PIO-BUY-01: what the General Store sells."""
LINES: Final = 6
"""PIO-TRADE-09: lines on each side of an offer."""

# The drawing in a terminal.
LETTERS: Final = "ABCD"
COLOURS: Final = ("#ff7a4d", "#6fb4ff", "#f2c94c", "#8fcf6f")
LIT: Final = "#ffc845"
RED: Final = "#ff7a6b"
QUIET: Final = "#8a7a66"
TOWN_COLOUR: Final = "#e4d1a5"
LAND_COLOUR: Final = {
    "field": "#e6c976",
    "pasture": "#b9d97a",
    "forest": "#6fae5f",
    "mountain": "#b9b0a4",
    "abandoned-mine": "#a98e6c",
    "collapsed-mine": "#7a6a58",
    "desert": "#f0dca0",
    "lake": "#7fc4e8",
    "river": "#7fc4e8",
    "graveyard": "#a5a59a",
    "canyon": "#d98a55",
    "death-valley": "#d8b8a0",
}
CELL: Final = 6
WIDE_CELL: Final = 11
"""A hex takes so many columns where the whole map fits with names instead of codes."""
"""Columns of a hex in the terminal."""
NAME_WIDTH: Final = 12


def reference(q: int, r: int) -> str:
    """The place of a hex on the map, as a person would say it.

    >>> reference(0, 0), reference(1, 0), reference(-1, 1)
    ('J10', 'K10', 'I10')
    """
    return f"{COLUMNS[q + RADIUS]}{row_of(q, r)}"


def hex_of(move: str) -> tuple[int, int]:
    """The hex of an `at:` move."""
    q, _, r = move.partition(":")[2].partition(",")
    return int(q), int(r)


def asked_of(view: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """The question put to the seat of a view, or for an onlooker the first one."""
    asks: Sequence[Mapping[str, Any]] = view["asks"]
    mine = next((ask for ask in asks if ask["seat"] == view["seat"]), None)
    return mine if mine is not None else next(iter(asks), None)


def tile_at(table: Mapping[str, Any], q: int | None, r: int | None) -> Mapping[str, Any] | None:
    """The tile on a hex, or None."""
    return next((tile for tile in table["field"] if tile["q"] == q and tile["r"] == r), None)


def member(table: Mapping[str, Any], seat: int, number: int) -> Mapping[str, Any] | None:
    """A Pioneer on the field, or None."""
    if seat >= len(table["players"]):
        return None
    family = table["players"][seat]["pioneers"]
    return next((one for one in family if one["number"] == number), None)


def holder_of(table: Mapping[str, Any], diploma: str) -> tuple[int, int] | None:
    """Seat and number of the Pioneer that holds a diploma, or None."""
    for player in table["players"]:
        for one in player["pioneers"]:
            if one["diploma"] == diploma:
                return player["seat"], one["number"]
    return None


def has(player: Mapping[str, Any], thing: str) -> int:
    """How many of a thing of the price list a player has."""
    if thing in RESOURCES:
        return int(player["resources"][thing])
    if thing in ("revolver", "horse"):
        return int(player[thing])
    if thing in ("food", "cash"):
        return int(player[thing])
    if thing == "money":
        return int(player["cash"])
    if thing == "bullet":
        return int(player["bullets"])
    if thing == "point-card":
        return int(player["cards"])
    return int(thing in player["tools"])


HELD: Final = ("none", "empty", "same")

SEIZED: Final = "PIO-SHOOT-12"
"""Goods that a thief who is caught gives back; in a trade both wanted it so."""
"""Why an offer cannot be sent, as messages call it (play/trade.py)."""


class PioneersTeller(Teller):
    """Says what happens at a table of `pioneers`."""

    EVENTS: ClassVar[Mapping[str, tuple[str, ...]]] = {
        # setup and turns
        "symbol": ("who", "face"),
        "rolls": ("who", "die"),
        "first": ("who",),
        "starts": ("who",),
        "turn": ("who", "round"),
        "fed": ("who", "count"),
        "unfed": ("pioneer",),
        "grows-up": ("pioneer",),
        # Pioneers
        "dies": ("pioneer", "cell"),
        "diploma-back": ("pioneer", "diploma"),
        "arrives": ("pioneer", "cell"),
        "newborn": ("pioneer", "cell"),
        "jailed": ("pioneer",),
        "freed": ("pioneer", "cell"),
        "jail-roll": ("pioneer", "die"),
        # the Deadwood die and land
        "deadwood": ("who", "letter"),
        "no-action": ("who",),
        "extra": ("pioneer", "count"),
        "event": ("who", "card"),
        "draws-land": ("who", "kind"),
        "lays": ("who", "kind", "cell"),
        "mine-roll": ("who", "odd", "die", "cell"),
        "salvaged": ("cell",),
        "collapses": ("cell",),
        "no-land": ("who",),
        "move-roll": ("pioneer", "die", "count"),
        "steps": ("pioneer", "cell"),
        "walks-out": ("pioneer", "cell"),
        # goods
        "pays": ("who", "amount", "to"),
        "pays-in-kind": ("who", "thing", "count"),
        "gains": ("who", "thing", "count"),
        "loses": ("who", "thing", "count"),
        "from-hideout": ("who", "amount"),
        "buys": ("who", "thing", "count"),
        "sells": ("who", "thing", "count"),
        "sells-building": ("who", "work", "cell"),
        # work
        "stakes": ("pioneer", "cell"),
        "builds": ("who", "work", "cell"),
        "yields": ("cell", "resource", "count"),
        "animal": ("who", "animal"),
        "runs": ("who",),
        "hunt-shot": ("who", "animal", "die"),
        "processes": ("pioneer", "thing", "count", "cell"),
        "laborer": ("who", "laborer", "cell"),
        "laborer-works": ("who", "laborer", "cell"),
        "laborer-leaves": ("laborer", "cell"),
        "wagers": ("who", "thing", "count", "face"),
        "player-die": ("who", "face"),
        "diploma": ("pioneer", "diploma"),
        "gives-up": ("pioneer", "diploma"),
        "lovesick": ("lover", "pioneer", "box"),
        # trade and auction
        "proposes": ("who", "target"),
        "cancels": ("who",),
        "offers": ("who", "target"),
        "would-give": ("who", "target", "thing", "count"),
        "counters": ("who", "target"),
        "refuses": ("who",),
        "deal": ("who", "target"),
        "changes-hands": ("pioneer", "cell"),
        "auction": ("who", "thing", "count", "price"),
        "bid": ("who", "amount"),
        "tie": ("amount",),
        "no-bid": ("who",),
        "sold": ("who", "target", "amount", "thing"),
        # prayer and debt
        "prayer": ("pioneer", "prayer"),
        "prayers-shuffled": (),
        "keeps": ("who", "prayer"),
        "uses": ("who", "prayer"),
        "ward": ("who",),
        "relocates": ("pioneer", "cell"),
        "cannot-pay": ("who", "amount"),
        "torn-down": ("who", "work", "cell"),
        # cards
        "no-effect": ("who", "card"),
        "boom": ("who",),
        "dust": ("who",),
        "disaster": ("resource", "count"),
        "hideout": ("amount",),
        "joins": ("who",),
        "rustles": ("who", "thing", "cell"),
        "sheriff-goes": ("cell",),
        "swap-places": ("pioneer", "other"),
        "waived": ("who", "fee"),
        # disputes
        "disputes": ("pioneer", "target", "amount", "cell"),
        "demands": ("who", "amount"),
        "declines": ("who",),
        "relinquishes": ("who", "target", "cell"),
        "takes-over": ("pioneer", "cell", "work"),
        # the Bandit and the Sheriff for hire
        "hires-bandit": ("who", "task", "cell"),
        "job": ("who", "target", "cell"),
        "steals": ("who", "thing", "cell"),
        "job-ends": ("who", "thing", "count"),
        "hired-to-rob": ("who", "pioneer", "thing"),
        "robs": ("who", "target", "thing", "count"),
        "hired-to-kill": ("who", "pioneer"),
        "shoots-bandit": ("pioneer",),
        "hires-sheriff": ("who", "task", "cell"),
        "arrests": ("who", "pioneer"),
        "bandit-arrested": (),
        # shooting
        "shootout": ("duelist", "other", "mine", "theirs"),
        "quicker": ("duelist", "other"),
        "too-close": ("duelist", "other"),
        "bandit-beaten": (),
        "sheriff-beaten": (),
        "loots": ("who", "target", "die"),
        "hands-over": ("who", "thing", "count", "target"),
        "potshot": ("who", "pioneer", "hit"),
        # the Bandit's own way
        "bandit-face": ("face",),
        "face-of-nobody": ("face",),
        "bandit-roll": ("count",),
        "countdown": ("square",),
        "bandit-comes": ("count",),
        "bandit-steps": ("cell",),
        "bandit-goes": ("cell",),
        "bandit-jail-roll": ("die",),
        "targeted": ("who",),
        "sent-after": ("who", "count"),
        "no-phase": ("who",),
        "drinks": ("amount", "to"),
        "stakes-drink": ("who", "odd", "die"),
        "warded": ("who",),
        "fights": ("pioneer",),
        "no-cash": ("who",),
        "holdup": ("who", "die"),
        "gift": ("who", "amount"),
        "retreat": ("who", "die"),
        # orders and the end
        "order": ("question", "rule", "count"),
        "vote": ("who", "yes"),
        "quits": ("who",),
        "out": ("who",),
        "wins": ("who", "count"),
    }
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
    ROUNDS: ClassVar[frozenset[str]] = frozenset({"turn"})
    LEAVING: ClassVar[frozenset[str]] = frozenset(
        {"end", "stop", "done", "back", "cancel", "pass", "decline", "refuse", "no", "hold"}
    )
    DEEDS: ClassVar[frozenset[str]] = frozenset({"work", "action"})
    SUMS: ClassVar[frozenset[str]] = frozenset({"bid", "bid-again", "reserve", "dispute", "demand"})
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
    ASKS: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "symbol": (),
        "feed": ("left",),
        "extra": ("event",),
        "place": ("kind",),
        "mine": ("cell",),
        "work": (),
        "action": ("pioneer", "left"),
        "step": ("pioneer", "left"),
        "second": ("pioneer",),
        "shop": ("pioneer",),
        "buy": ("pioneer", "begun"),
        "quantity": ("thing", "pioneer"),
        "pay-card": ("pioneer",),
        "pay-resource": ("resource", "left"),
        "market": ("pioneer",),
        "sell": ("pioneer", "begun"),
        "sell-quantity": ("thing", "price"),
        "sell-building": ("work",),
        "partner": (),
        "offer": ("proposer", "partner", "picks", "held"),
        "offer-group": ("side",),
        "offer-thing": ("side",),
        "offer-tile": ("side",),
        "offer-pioneer": ("side",),
        "offer-count": ("side", "thing"),
        "strike": (),
        "answer": ("target",),
        "counter-answer": ("target",),
        "lot": (),
        "lot-count": ("thing",),
        "reserve": ("thing", "count"),
        "bid": ("thing", "count", "price"),
        "bid-again": ("thing", "count", "price"),
        "build": ("cell",),
        "dispute": ("target", "cell"),
        "dispute-answer": ("target", "price", "cell"),
        "demand": ("target", "price"),
        "demanded": ("target", "price"),
        "champion": ("cell",),
        "hunt": ("animal", "left"),
        "process": ("pioneer",),
        "shuffle": (),
        "prayer": ("prayer",),
        "relocate": (),
        "destination": ("pioneer",),
        "harvest": (),
        "harvest-resource": (),
        "providence": (),
        "wager": ("pioneer",),
        "stake": ("thing",),
        "face": ("thing", "count"),
        "diploma": ("pioneer",),
        "tuition": ("diploma",),
        "love": (),
        "drink": ("price",),
        "jail-roll": (),
        "jailbreak": ("pioneer",),
        "bandit-task": (),
        "mark": ("task",),
        "target": ("task",),
        "steal-from": (),
        "spoils": ("pioneer",),
        "robbery": ("target", "thing", "pioneer"),
        "sheriff-task": (),
        "block": (),
        "arrest": (),
        "release": (),
        "arrested": ("target", "pioneer"),
        "bandit-target": (),
        "bandit-goal": ("cell",),
        "bandit-step": ("left",),
        "holdup": ("price",),
        "retreat": ("left",),
        "duel": ("duelist", "other", "target"),
        "loot": ("pioneer",),
        "potshot": ("pioneer", "cell"),
        "vote": ("target",),
        "enter": (),
        "order": (),
        "rule": ("question",),
        "rule-number": ("rule",),
        "rule-seat": ("rule",),
        "rule-thing": ("rule",),
        "raise": ("price", "cash"),
        "raise-thing": ("price",),
        "jail-whom": ("price",),
        "lose-homestead": ("work",),
        "lose-building": (),
        "lose-pioneer": (),
        "event-yes": ("card",),
        "event-seat": ("card",),
        "event-tile": ("card",),
        "event-own": ("card",),
        "event-other": ("card",),
        "event-rich": ("card",),
        "event-poor": ("card",),
        "event-thing": ("card",),
        "event-choice": ("card",),
    }

    # -- names ------------------------------------------------------------------------------------

    def argument(self, name: str, value: int) -> object:
        """Tiles, Pioneers, goods and cards as a person would say them."""
        if name == "pioneer":
            return self.pioneer(value // PIONEERS_EACH, value % PIONEERS_EACH + 1)
        if name in ("duelist", "other"):
            return self.duelist(value)
        if name == "cell":
            return self.cell(value)
        if name == "kind":
            return self.kind(KINDS[value])
        if name == "thing":
            return self.thing(THINGS[value])
        if name == "resource":
            return self.thing(RESOURCES[value])
        if name == "work":
            return self.work(WORKS[value])
        if name == "animal":
            return self.words(f"animal-{ANIMALS[value].id}")
        if name == "prayer":
            return self.words(f"prayer-{PRAYERS[value]}")
        if name == "card":
            return self.words(f"card-{EVENTS[value].id}")
        if name == "diploma":
            return self.diploma("companion-box" if value > COMPANION else DIPLOMAS[value])
        if name == "laborer":
            return self.words(f"laborer-{LABORERS[value]}")
        if name == "face":
            return self.words(f"symbol-{FACES[value]}")
        if name == "letter":
            return DEADWOOD_LETTERS[value]
        if name == "task":
            return self.words(f"task-{TASKS[value]}")
        if name == "question":
            return self.words(f"move-order-{ORDERS[value]}")
        if name == "rule":
            return self.words(f"move-rule-{RULES[value]}")
        if name == "fee":
            return self.words(f"waived-{WAIVERS[value]}")
        if name == "to":
            return self.payee(value)
        if name == "held":
            return self.held_back(value)
        return super().argument(name, value)

    def held_back(self, why: int) -> str:
        """PIO-TRADE-04, PIO-TRADE-09: why an offer cannot be sent yet; "" where it can."""
        if why >= NO_ROOM:
            you = "-you" if why - NO_ROOM == self.me else ""
            return self.words(f"held-room{you}", who=self.name(why - NO_ROOM))
        return self.words(f"held-{HELD[why]}")

    def _shown(self, named: Mapping[str, int]) -> dict[str, object]:
        """Adds what a sentence needs besides the bare names: amounts and what a card does."""
        shown = super()._shown(named)
        if "thing" in named:
            shown["goods"] = self.goods(THINGS[named["thing"]], named.get("count", 1))
        if "resource" in named:
            shown["goods"] = self.goods(RESOURCES[named["resource"]], named.get("count", 1))
        if "cell" in named:
            place = PLACE_AT.get(named["cell"])
            for where in ("at", "to"):
                message = f"place-{place}-{where}" if place else f"cell-{where}"
                shown["at" if where == "at" else "to-cell"] = self.words(
                    message, ref=self.cell(named["cell"])
                )
        if "card" in named:
            shown["does"] = self.words(f"card-{EVENTS[named['card']].id}-does")
        if "prayer" in named:
            shown["does"] = self.words(f"prayer-{PRAYERS[named['prayer']]}-does")
        if "animal" in named:
            shown["number"] = ANIMALS[named["animal"]].number
        if "work" in named:
            shown["a-work"] = self.words(f"{WORDS_OF[WORKS[named['work']]]}-a")
            shown["the-work"] = self.words(f"{WORDS_OF[WORKS[named['work']]]}-the")
        if "laborer" in named:
            shown["goods"] = self.goods(RESOURCES[named["laborer"]], 1)
            shown["the-laborer"] = self.words(f"laborer-{LABORERS[named['laborer']]}-the")
        return shown

    def prompt(self, ask: Mapping[str, Any]) -> str:
        """The question; a long list is asked part by part."""
        if ask["prompt"].startswith("page-"):
            first = MOVES[ask["args"][0]] if ask["args"] else ""
            kind = {"at": "map", "n": "number"}.get(first.partition(":")[0], "")
            ask = {**ask, "prompt": f"page-{kind}", "args": []}
        elif ask["prompt"].startswith("event-"):
            ask = {**ask, "args": ask["args"][:1]}
        return super().prompt(ask)

    def pioneer(self, seat: int, number: int) -> str:
        """A Pioneer by its number, a rival's with its player."""
        if seat == self.me:
            return self.words("pioneer", number=number)
        return self.words("pioneer-of", who=self.name(seat), number=number)

    def duelist(self, value: int) -> str:
        """A Pioneer, the Bandit or the Sheriff."""
        if value >= BANDIT:
            return self.words("bandit-the" if value == BANDIT else "sheriff-the")
        return self.pioneer(value // PIONEERS_EACH, value % PIONEERS_EACH + 1)

    def payee(self, value: int) -> str:
        """To whom a payment goes."""
        if value == HIDEOUT:
            return self.words("to-hideout")
        if value == STOCKPILE:
            return self.words("to-stockpile")
        if value == self.me:
            return self.words("to-you")
        return self.words("to-player", who=self.name(value))

    def kind(self, kind: str) -> str:
        """A type of land, or a place of the town, by name."""
        return self.words(f"place-{kind}" if kind in TOWN_PLACES else f"land-{kind}")

    def cell(self, cell: int) -> str:
        """A hex without a look at the map: a place of the town, or a reference."""
        place = PLACE_AT.get(cell)
        return self.words(f"place-{place}") if place else reference(CELL_Q[cell], CELL_R[cell])

    def thing(self, thing: str) -> str:
        """A thing that can change hands, by name."""
        if thing == "money":
            return self.words("good-cash")
        if thing in GOOD_NUMBER:
            return self.words(f"good-{thing}")
        return self.words("a-pioneer") if thing == "pioneer" else self.work(thing)

    def work(self, work: str) -> str:
        """A Building, a Homestead or a Claim by name."""
        return self.words(WORDS_OF[work])

    def goods(self, thing: str, count: int) -> str:
        """So many of a thing."""
        if thing == "money":
            return self.words("amount-cash", count=count)
        if thing in GOOD_NUMBER:
            return self.words(f"amount-{thing}", count=count)
        return self.words("a-pioneer" if thing == "pioneer" else f"{WORDS_OF[thing]}-a")

    def diploma(self, id: str, table: Mapping[str, Any] | None = None) -> str:
        """A diploma by name, in the words this table has chosen."""
        return self.words(f"diploma-{boxed(id, table)}")

    def at(self, table: Mapping[str, Any], q: int | None, r: int | None) -> str:
        """A tile by name and reference; a place of the town needs no reference."""
        if q is None or r is None:
            return ""
        tile = tile_at(table, q, r)
        ref = reference(q, r)
        if tile is None:
            return self.words("move-at-open", ref=ref)
        if tile["town"]:
            return self.kind(tile["kind"])
        return self.words("tile", land=self.kind(tile["kind"]), number=ref)

    def property(self, tile: Mapping[str, Any]) -> str:
        """What stands on a tile, whose it is and what is left on it, or ''."""
        if "work" not in tile:
            return ""
        work = tile["work"]
        if tile["flipped"]:
            return self.words("tile-flipped", work=self.work(work))
        words = self.words(
            "tile-yours" if tile["owner"] == self.me else "tile-owned",
            work=self.work(work),
            who=self.name(tile["owner"]),
        )
        if work in BUILDINGS[: len(RESOURCES)]:
            left = self.goods(RESOURCES[BUILDINGS.index(work)], tile["tokens"])
            words = f"{words}, {left}"
            if tile["laborer"]:
                laborer = self.words(f"laborer-{LABORERS[BUILDINGS.index(work)]}")
                words = f"{words}, {laborer}"
        return words

    def line(self, table: Mapping[str, Any], line: Mapping[str, Any]) -> str:
        """One line of an offer, or a lot."""
        if line["thing"] == "pioneer":
            seat, number = line["pioneer"]
            return self.pioneer(seat, number)
        goods = self.goods(line["thing"], line["count"])
        if "q" in line:
            return self.words("line-at", goods=goods, tile=self.at(table, line["q"], line["r"]))
        return goods

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

    # -- moves ------------------------------------------------------------------------------------

    def move(self, move: str, view: Mapping[str, Any]) -> str:
        """A move as it would stand on a button: with prices, costs and whom it concerns."""
        verb, _, rest = move.partition(":")
        about = {
            "at": self._at,
            "n": self._number,
            "page": self._page,
            "pioneer": self._pioneer,
            "face": self._face,
            "act": self._act,
            "thing": self._thing,
            "build": self._build,
            "prayer": self._prayer,
        }
        if verb in about:
            return about[verb](rest, view)
        if verb == "seat":
            return self.words("move-seat", who=self.name(int(rest)))
        if verb == "diploma":
            id = boxed(rest, view["table"])
            does = self.words(f"diploma-{id}-does")
            return self.words("move-diploma", diploma=self.words(f"diploma-{id}"), does=does)
        if verb == "place":
            does = self.words(f"place-{rest}-does")
            return self.words("move-place", place=self.words(f"place-{rest}"), does=does)
        if rest:
            return self.words(f"move-{verb}-{rest}")
        return self._command(verb, view)

    def _command(self, verb: str, view: Mapping[str, Any]) -> str:
        """A word such as stop or back, as this question means it."""
        table = view["table"]
        prompt, args = prompt_of(view)
        if verb == "love" and table["options"]["box_names"]:
            return self.words("move-love-box")
        special = f"move-{verb}-{prompt}"
        if prompt == "event-choice":
            special = f"move-{verb}-{EVENTS[args[0]].id}"
        message = special if special in self.words else f"move-{verb}"
        if verb in ("give-up", "use"):
            acting = table["acting"]
            pioneer = self.pioneer(*acting) if acting is not None else self.words("a-pioneer")
            return self.words(message, pioneer=pioneer)
        if verb in ("send", "accept") and table["offer"] is not None:
            return self.words(f"move-{verb}-offer", sides=self.sides(table))
        if verb == "relinquish" and prompt.startswith("dispute") and len(args) > 1:
            return self.words("move-relinquish-for", price=args[1])
        return self.words(message)

    def _at(self, rest: str, view: Mapping[str, Any]) -> str:
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
        if prompt == "step":
            return self.words("move-at-cost", tile=shown, cost=cost_of(tile))
        return self.words("move-at", tile=shown)

    def _number(self, rest: str, view: Mapping[str, Any]) -> str:
        number = int(rest)
        prompt, args = prompt_of(view)
        if prompt in ("quantity", "sell-quantity") and len(args) == 2:
            thing = THINGS[args[0]]
            each = args[1] if prompt == "sell-quantity" else price_of(view["table"], thing)
            goods = self.goods(thing, number)
            return self.words("move-n-total", goods=goods, total=number * each)
        if prompt in ("offer-count", "lot-count", "stake") and args:
            return self.words("move-n-goods", goods=self.goods(THINGS[args[-1]], number))
        if prompt == "pay-resource" and args:
            return self.words("move-n-goods", goods=self.goods(RESOURCES[args[0]], number))
        if prompt in ("bid", "bid-again"):
            return self.words("move-n-bid", number=number)
        if prompt in ("reserve", "dispute", "demand"):
            return self.words("move-n-cash", number=number)
        if prompt == "strike":
            return self.words("move-line", line=self._line_number(number, view["table"]))
        return self.words("move-n", number=number)

    def _line_number(self, number: int, table: Mapping[str, Any]) -> str:
        offer = table["offer"]
        gives, wants = ([], []) if offer is None else (offer["gives"], offer["wants"])
        if number >= len(gives) + len(wants):
            return str(number + 1)
        side = "offer-gives" if number < len(gives) else "offer-wants"
        return f"{self.words(side)} {self.line(table, [*gives, *wants][number])}"

    def _page(self, rest: str, view: Mapping[str, Any]) -> str:
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

    def _pioneer(self, rest: str, view: Mapping[str, Any]) -> str:
        table = view["table"]
        seat, number = (int(part) for part in rest.split(":"))
        prompt, _ = prompt_of(view)
        one = member(table, seat, number)
        facts = [] if one is None else self.facts(table, one)
        about = f" ({', '.join(facts)})" if facts else ""
        if seat != self.me:
            return self.words("move-pioneer-of", who=self.name(seat), number=number, about=about)
        special = f"move-pioneer-{prompt}"
        message = special if special in self.words else "move-pioneer"
        return self.words(message, number=number, about=about)

    def facts(self, table: Mapping[str, Any], one: Mapping[str, Any]) -> list[str]:
        """Where a Pioneer is, what it has learnt and what is wrong with it."""
        found = [self.words("jailed") if one["jailed"] else self.at(table, one["q"], one["r"])]
        if one["diploma"] is not None:
            found.append(self.diploma(one["diploma"], table))
        if one["newborn"]:
            found.append(self.words("newborn"))
        elif one["unfed"]:
            found.append(self.words("unfed"))
        if one["lovesick"]:
            box = table["options"]["box_names"]
            found.append(self.words("lovesick-box" if box else "lovesick"))
        return found

    def _face(self, rest: str, view: Mapping[str, Any]) -> str:
        prompt, _ = prompt_of(view)
        face = self.words(f"symbol-{rest}")
        if prompt != "face":
            return self.words("move-face", face=face)
        pays = GAMBLE_PAYS[FACES.index(rest)]
        return self.words("move-face-pays", face=face, pays=pays)

    def _act(self, rest: str, view: Mapping[str, Any]) -> str:
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

    def price(self, amount: int) -> str:
        """A price in words: free when it is nothing."""
        return self.words("amount-cash", count=amount) if amount else self.words("free-of-charge")

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

    def _thing(self, rest: str, view: Mapping[str, Any]) -> str:
        table = view["table"]
        prompt, _ = prompt_of(view)
        thing = self.thing(rest)
        if prompt == "buy":
            price, tipped = price_of(table, rest), tip_to(view)
            if tipped is not None and rest in STORE_WARES:
                who = self.name(tipped)
                return self.words("move-thing-buy-tip", thing=thing, price=price + 1, who=who)
            return self.words("move-thing-buy", thing=thing, price=price)
        if prompt in ("sell", "raise-thing"):
            if rest not in GOOD_NUMBER:
                price = SELL_BUILDING
                return self.words("move-thing-sell-building", thing=thing, price=price)
            price = SELL[GOOD_NUMBER[rest]]
            price += 1 if rest in RESOURCES and table["boom"] is not None else 0
            count = self._count(rest, view)
            return self.words("move-thing-sell", thing=thing, price=price, count=count)
        if prompt == "process" and rest in RESOURCES:
            laborer = self.words(f"laborer-{LABORERS[RESOURCES.index(rest)]}")
            return self.words("move-thing-laborer", laborer=laborer, thing=thing)
        if prompt == "tuition":
            return self.words("move-thing-pay", thing=thing)
        if prompt in ("wager", "lot") and rest in GOOD_NUMBER:
            return self.words("move-thing-have", thing=thing, count=self._count(rest, view))
        if prompt == "offer-thing" and rest in GOOD_NUMBER and table["offer"] is not None:
            count = has(table["players"][giver_of(view)], rest)
            return self.words("move-thing-have", thing=thing, count=count)
        return self.words("move-thing", thing=thing)

    def _count(self, thing: str, view: Mapping[str, Any]) -> int:
        asked = asked_of(view)
        seat = asked["seat"] if asked is not None else 0
        return has(view["table"]["players"][seat], thing)

    def _build(self, rest: str, view: Mapping[str, Any]) -> str:
        asked = asked_of(view)
        waived = [] if asked is None else view["table"]["players"][asked["seat"]]["waived"]
        price = 0 if "build" in waived else BUILD_COST[BUILDINGS.index(rest)]
        return self.words(
            "move-build",
            building=self.work(rest),
            price=self.price(price),
            does=self.words(f"building-{rest}-does"),
        )

    def _prayer(self, rest: str, _view: Mapping[str, Any]) -> str:
        return self.words(
            "move-prayer",
            prayer=self.words(f"prayer-{rest}"),
            does=self.words(f"prayer-{rest}-does"),
        )

    # -- in plain lines ---------------------------------------------------------------------------

    def read(self, view: Mapping[str, Any]) -> list[str]:
        """The whole table in sentences, without a sign that only the eye understands."""
        table = view["table"]
        return [
            *self._read_time(table),
            *self.read_options(view),
            *self._read_lawmen(table),
            *self._read_news(table),
            *self._read_secret(view),
            *[line for player in table["players"] for line in self._read_player(table, player)],
            *self._read_field(table),
            *self._read_stockpile(table),
            *self._read_orders(table),
        ]

    def _read_time(self, table: Mapping[str, Any]) -> Iterator[str]:
        step = self.words(f"step-{table['step']}")
        yield self.words("read-round", round=table["round"], step=step)
        active = table["active"]
        if active is not None:
            message = "read-turn-you" if active == self.me else "read-turn"
            yield (
                self.words(message, who=self.name(active))
                if active != self.me
                else self.words(message)
            )
        if table["acting"] is not None:
            yield self.words("read-acting", who=self.pioneer(*table["acting"]))
        if table["targeted"] is not None:
            yield self.words("read-targeted", who=self.who(table["targeted"]))

    def _read_lawmen(self, table: Mapping[str, Any]) -> Iterator[str]:
        bandit, sheriff = table["bandit"], table["sheriff"]
        if bandit["square"]:
            yield self.words("read-bandit-track", square=bandit["square"])
        else:
            yield self.words("read-bandit-at", tile=self.at(table, bandit["q"], bandit["r"]))
        if bandit["jailed"]:
            yield self.words("scene-bandit-jailed")
        if bandit["hirer"] is not None and bandit["victim"] is not None:
            yield self.words(
                "scene-bandit-job",
                who=self.who(bandit["hirer"]),
                target=self.who(bandit["victim"]),
                count=bandit["limbo"],
            )
        yield self.words("read-sheriff", tile=self.at(table, sheriff["q"], sheriff["r"]))
        if not sheriff["available"]:
            yield self.words("scene-sheriff-away")
        yield self.words("read-hideout", count=table["hideout"])

    def _read_news(self, table: Mapping[str, Any]) -> Iterator[str]:
        """What lies open for a moment: a card, a tile, an animal, an offer, a lot."""
        card = table["card"]
        if card is not None:
            does = self.words(f"card-{card}-does")
            yield self.words("read-card", card=self.words(f"card-{card}"), does=does)
        if table["drawn"] is not None:
            yield self.words("read-drawn", land=self.kind(table["drawn"]))
        if table["animal"] is not None:
            name = self.words(f"animal-{table['animal']}")
            yield self.words("read-animal", animal=name, number=NUMBER_OF[table["animal"]])
        if table["prayers"]["kept"]:
            kept = ", ".join(self.words(f"prayer-{id}") for id in table["prayers"]["kept"])
            yield self.words("read-kept", prayers=kept)
        if self.in_danger(table):
            yield self.words("read-unarmed-warning")
        if table["boom"] is not None:
            yield self.words("read-boom")
        if table["dust"] is not None:
            yield self.words("read-dust")
        yield from self.dealings(table)

    def _read_secret(self, view: Mapping[str, Any]) -> Iterator[str]:
        """PIO-ASK-04: who is asked at once with others, and who has answered; never what."""
        asked = [ask["seat"] for ask in view["asks"] if ask["secret"]]
        for message, seats in (
            ("read-secret-asked", [seat for seat in asked if seat not in view["committed"]]),
            ("read-secret-answered", [seat for seat in asked if seat in view["committed"]]),
        ):
            if seats:
                yield self.words(message, names=", ".join(self.name(seat) for seat in seats))

    def in_danger(self, table: Mapping[str, Any]) -> bool:
        """PIO-RULING-15: whether the reader has no gun or no Bullet while the Bandit roams."""
        bandit = table["bandit"]
        if self.me is None or bandit["q"] is None or bandit["jailed"]:
            return False
        player = table["players"][self.me]
        return player["status"] == "in" and not player["armed"]

    def dealings(self, table: Mapping[str, Any]) -> Iterator[str]:
        """An open trade or auction."""
        lot = table["lot"]
        if table["offer"] is not None:
            yield self.words("read-offer", sides=self.sides(table))
        if lot is not None:
            yield self.words(
                "read-lot",
                who=self.who(lot["seller"]),
                lot=self.line(table, lot),
                price=lot["reserve"],
            )

    def sides(self, table: Mapping[str, Any]) -> str:
        """Who would give what in the open trade."""
        offer = table["offer"]
        told = []
        for seat, lines in (
            (offer["proposer"], offer["gives"]),
            (offer["partner"], offer["wants"]),
        ):
            you = "-you" if seat == self.me else ""
            message = f"side-gives{you}" if lines else f"side-nothing{you}"
            goods = ", ".join(self.line(table, line) for line in lines)
            told.append(self.words(message, who=self.name(seat), goods=goods))
        return self.words("sides", first=told[0], second=told[1])

    def _read_player(self, table: Mapping[str, Any], player: Mapping[str, Any]) -> Iterator[str]:
        seat = player["seat"]
        if player["status"] != "in":
            yield self.words(f"read-{player['status']}", who=self.who(seat))
            return
        if player["symbol"] is not None:
            face = self.words(f"symbol-{player['symbol']}")
            yield self.words("read-symbol", who=self.who(seat), face=face)
        goods = [self.goods(kind, has(player, kind)) for kind in ("money", "food", "bullet")]
        goods += [
            self.goods(good.id, has(player, good.id)) for good in GOODS[2:] if has(player, good.id)
        ]
        yield self.words(
            "read-player",
            who=self.who(seat),
            count=player["points"],
            goods=", ".join(goods),
            armed=self.words("read-armed" if player["armed"] else "read-unarmed"),
        )
        pioneers = [
            self.words(
                "read-pioneer", number=one["number"], facts=", ".join(self.facts(table, one))
            )
            for one in player["pioneers"]
        ]
        yield self.words(
            "read-family",
            count=len(pioneers),
            limit=player["limit"],
            pioneers=", ".join(pioneers) or self.words("read-none"),
        )
        stock = [f"{self.work(id)} {count}" for id, count in player["stock"].items() if count]
        yield self.words("read-stock", stock=", ".join(stock) or self.words("read-none"))
        if player["ward"]:
            yield self.words("read-ward")
        if player["waived"]:
            fees = ", ".join(self.words(f"waived-{id}") for id in player["waived"])
            yield self.words("read-waived", fees=fees)

    def _read_field(self, table: Mapping[str, Any]) -> Iterator[str]:
        """Tiles with something on them one by one, the others by type."""
        empty: dict[str, list[str]] = {}
        for tile in table["field"]:
            owned = self.property(tile)
            facts = [f"{owned}." if owned else "", self.people(table, tile)]
            if any(facts):
                place = self.at(table, tile["q"], tile["r"])
                yield self.words("read-tile", tile=place, facts=" ".join(facts).strip())
            elif not tile["town"]:
                empty.setdefault(tile["kind"], []).append(reference(tile["q"], tile["r"]))
        for kind, refs in empty.items():
            yield self.words("read-land", land=self.kind(kind), refs=", ".join(refs))
        refs = [reference(q, r) for q, r in table["open"]]
        yield self.words("read-open", refs=", ".join(refs) or self.words("read-none"))

    def people(self, table: Mapping[str, Any], tile: Mapping[str, Any]) -> str:
        """Who is on a tile, or ''."""
        spot = (tile["q"], tile["r"])
        there = [
            self.pioneer(player["seat"], one["number"])
            for player in table["players"]
            for one in player["pioneers"]
            if (one["q"], one["r"]) == spot
        ]
        there += [
            self.words(who)
            for who in ("bandit", "sheriff")
            if (table[who]["q"], table[who]["r"]) == spot
        ]
        return self.words("scene-there", names=", ".join(there)) if there else ""

    def _read_stockpile(self, table: Mapping[str, Any]) -> Iterator[str]:
        stock = table["stockpile"]
        counts = {
            "food": stock["food"],
            "bullet": stock["bullets"],
            "revolver": stock["revolvers"],
            "horse": stock["horses"],
            **stock["tools"],
            **stock["resources"],
            "point-card": stock["cards"],
        }
        goods = ", ".join(self.goods(id, count) for id, count in counts.items() if count)
        yield self.words("read-stockpile", goods=goods, stakes=stock["stakes"])
        free = [self.diploma(id, table) for id in stock["diplomas"]]
        yield self.words("read-diplomas", diplomas=", ".join(free) or self.words("read-none"))
        yield self.words(
            "read-pile", count=sum(table["pile"].values()), events=table["events"]["left"]
        )

    def _read_orders(self, table: Mapping[str, Any]) -> Iterator[str]:
        for id, order in table["orders"].items():
            if id in ORDERS:
                yield self.words(
                    "read-order",
                    question=self.words(f"move-order-{id}"),
                    rule=self.words(f"move-rule-{order[0]}"),
                )

    # -- drawn ------------------------------------------------------------------------------------

    def goal(self, view: Mapping[str, Any]) -> Goal:
        """PIO-WIN-01: twenty points, and what the reader could score with next."""
        players = view["table"]["players"]
        reached = [player["points"] for player in players]
        aims = [] if self.me is None else self._ways(players[self.me], view["table"])
        return Goal(self.words("goal-wins", count=POINTS_TO_WIN), reached, POINTS_TO_WIN, aims)

    def tally(self, view: Mapping[str, Any]) -> dict[str, int]:
        """Points, cash, Food and Bullets."""
        if self.me is None:
            return {}
        player = view["table"]["players"][self.me]
        return {
            self.words("tally-points"): player["points"],
            **{self.words(f"good-{kind}"): player[key] for kind, key in COUNTED},
        }

    def _ways(self, player: Mapping[str, Any], table: Mapping[str, Any]) -> list[Aim]:
        """The next ways to score: to build, to study, to have a child."""
        if player["status"] != "in":
            return []
        claims = [
            tile
            for tile in table["field"]
            if tile.get("work") == "claim" and tile.get("owner") == player["seat"]
        ]
        build = "goal-build" if claims else "goal-claim"
        cost = {"stake": self.price(STAKE_FEE), "build": self.price(BUILD_COST[0])}
        ways = [Aim(self.words("goal-two"), self.words(build, **cost), "farm")]
        family = player["pioneers"]
        if any(one["diploma"] is None for one in family):
            ways.append(
                Aim(
                    self.words("goal-one"),
                    self.words("goal-diploma", price=self.price(DIPLOMA_FEE)),
                    "diploma",
                )
            )
        room = player["limit"] - len(family)
        state = "goal-child" if room > 0 else "goal-homestead"
        ways.append(Aim(self.words("goal-one"), self.words(state, room=room), "pioneer"))
        return ways

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

    def board(self, view: Mapping[str, Any]) -> RenderableType:
        """The map above, a line for each player below."""
        return MapBoard(self, view)


WORDS_OF: Final = {
    **{building: f"building-{building}" for building in BUILDINGS},
    "claim": "claim",
}
"""The messages of what can stand on a tile."""


def boxed(id: str, table: Mapping[str, Any] | None) -> str:
    """The diploma whose name a table may choose."""
    box = table is not None and table["options"]["box_names"]
    return "companion-box" if id == DIPLOMAS[COMPANION] and box else id


def prompt_of(view: Mapping[str, Any]) -> tuple[str, list[int]]:
    """What is asked, and the numbers of the question."""
    asked = asked_of(view)
    return ("", []) if asked is None else (asked["prompt"], asked["args"])


def giver_of(view: Mapping[str, Any]) -> int:
    """Whose things the line of an offer is picked from: one's own, or those of the other."""
    asked = asked_of(view)
    offer = view["table"]["offer"]
    if asked is None or offer is None:
        return -1
    both: int = offer["proposer"] + offer["partner"]
    who: int = asked["seat"]
    return both - who if asked["args"][:1] == [1] else who


def cost_of(tile: Mapping[str, Any]) -> int:
    """PIO-MOVE-03: what it costs to enter a tile."""
    return 1 if tile["town"] or tile.get("work", "claim") != "claim" else 2


def pray_fee(table: Mapping[str, Any], seat: int, one: Mapping[str, Any]) -> int:
    """PIO-PRAY-02: what a Prayer costs this Pioneer."""
    player = table["players"][seat]
    needy = player["cash"] < NEEDY_CASH or sum(player["resources"].values()) == NEEDY_RESOURCES
    return 0 if needy or one["diploma"] == "theology" else PRAY_FEE


def mouths(player: Mapping[str, Any]) -> int:
    """PIO-FEED-01: how many want Food at the next feeding."""
    return len(player["pioneers"]) + int(player["horse"])


def starving(player: Mapping[str, Any]) -> int:
    """PIO-FEED-05: how many die at the next feeding, fed as well as the Food allows."""
    hungry = sum(bool(one["unfed"]) for one in player["pioneers"])
    return max(0, hungry - int(player["food"]))


def tip_to(view: Mapping[str, Any]) -> int | None:
    """PIO-BUY-03: who gets $1 of the first purchase at the store, where somebody does."""
    prompt, args = prompt_of(view)
    holder = holder_of(view["table"], "business")
    asked = asked_of(view)
    if holder is None or asked is None or holder[0] == asked["seat"]:
        return None
    return None if prompt == "buy" and args[1] else holder[0]


def price_of(table: Mapping[str, Any], thing: str) -> int:
    """What one of a thing costs the acting Pioneer (PIO-BUY-07 for the holder of Finance)."""
    acting = table["acting"]
    if thing == GOODS[POINT_CARD].id and acting is not None:
        one = member(table, *acting)
        if one is not None and one["diploma"] == "finance":
            return POINT_PRICE_FINANCE
    return BUY[GOOD_NUMBER[thing]]


class MapBoard(Board):
    """The table drawn: as much of the map as there is room for, then a line for each player.

    A hex takes two lines, land and property above, people below. Columns stand half a hex lower by
    turns, as on the real map.
    """

    teller: PioneersTeller

    def __init__(self, teller: PioneersTeller, view: Mapping[str, Any]) -> None:
        super().__init__(teller, view)
        asked = asked_of(view)
        moves = asked.get("moves", []) if asked is not None else []
        self.lit = {hex_of(move) for move in moves if move.startswith("at:")}
        self.tiles = {(tile["q"], tile["r"]): tile for tile in self.table["field"]}
        self.open = {(q, r) for q, r in self.table["open"]}
        self.crowd = self._crowd()
        self.cell = CELL

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self._time()
        deals = list(self.teller.dealings(self.table))
        yield from self._deals(deals)
        wide = self._across() * WIDE_CELL <= options.max_width - 4
        self.cell = WIDE_CELL if wide else CELL
        legend = self._legend(options.max_width)
        room = (options.height or 99) - len(self.table["players"]) - 4 - len(deals) - len(legend)
        yield from self._map(options.max_width, max(5, room))
        yield from legend
        yield self._players()

    def _across(self) -> int:
        """How many columns of hexes there are to show."""
        across = [int(tile["q"]) for tile in self.table["field"]] + [q for q, _ in self.lit]
        return max(across) - min(across) + 1

    def _legend(self, width: int) -> list[Text]:
        """What the codes and signs on the map stand for, those that are on it."""
        from rich.text import Text

        codes = {
            self.words(f"code-{tile['kind']}"): self.teller.kind(tile["kind"])
            for tile in self.table["field"]
            if self._coded(tile)
        }
        told = [f"{code} {name}" for code, name in codes.items()]
        lines = textwrap.wrap("  ".join([*told, self.words("board-signs")]), width)
        return [Text(line, style=QUIET) for line in lines]

    def _coded(self, tile: Mapping[str, Any]) -> bool:
        """Whether a tile is drawn with its code, for want of room for its name."""
        return len(self.teller.kind(tile["kind"])) + (4 if "work" in tile else 0) >= self.cell

    def _deals(self, deals: list[str]) -> Iterator[Text]:
        from rich.text import Text

        for line in deals:
            yield Text(line, style=f"bold {LIT}", no_wrap=True, overflow="ellipsis")

    def _time(self) -> Text:
        from rich.text import Text

        table = self.table
        bandit = table["bandit"]
        line = Text(no_wrap=True, overflow="ellipsis")
        line.append(self.words("board-round", round=table["round"]), style="bold")
        step = table["step"]
        line.append(f"  {self.words(f'step-{step}')}")
        if bandit["jailed"]:
            where = self.words("board-bandit-jail")
        elif bandit["square"]:
            where = self.words("board-bandit", square=bandit["square"])
        else:
            where = self.words("board-bandit-town")
        line.append(f"   {where}", style=RED)
        line.append(f"   {self.words('board-hideout', count=table['hideout'])}", style=RED)
        line.append(f"   {self.words('board-pile', count=sum(table['pile'].values()))}")
        return line

    # -- the map ---------------

    def _crowd(self) -> dict[tuple[int, int], list[tuple[str, str]]]:
        """Who is where: short signs with their colours."""
        found: dict[tuple[int, int], list[tuple[str, str]]] = {}
        for player in self.table["players"]:
            seat = player["seat"]
            for one in player["pioneers"]:
                sign = f"{LETTERS[seat]}{one['number']}"
                style = (
                    COLOURS[seat] if one["jailed"] or one["newborn"] else f"bold {COLOURS[seat]}"
                )
                if self.table["acting"] == [seat, one["number"]]:
                    style = f"{style} reverse"
                found.setdefault((one["q"], one["r"]), []).append((sign, style))
        for who, sign, style in (("bandit", "X", f"bold {RED} reverse"), ("sheriff", "$", LIT)):
            piece = self.table[who]
            if piece["q"] is not None:
                found.setdefault((piece["q"], piece["r"]), []).insert(0, (sign, style))
        for tile in self.table["field"]:
            if tile.get("laborer"):
                found.setdefault((tile["q"], tile["r"]), []).append(("w", QUIET))
        return found

    def _window(self, columns: int, rows: int) -> tuple[int, int, int, int]:
        """First and last column and row to show: all, or what lies around the place of interest."""
        shown = [(tile["q"], tile["r"]) for tile in self.table["field"]]
        shown += [(q, r) for q, r in self.lit]
        across = [q for q, _ in shown]
        down = [row_of(q, r) for q, r in shown]
        left, right, top, low = min(across), max(across), min(down), max(down)
        q, r = self._interest()
        if right - left >= columns:
            left = max(left, min(q - columns // 2, right - columns + 1))
            right = left + columns - 1
        if low - top >= rows:
            top = max(top, min(row_of(q, r) - rows // 2, low - rows + 1))
            low = top + rows - 1
        return left, right, top, low

    def _interest(self) -> tuple[int, int]:
        """The acting Pioneer's place, or the middle of what may be chosen, or the town."""
        acting = self.table["acting"]
        if acting is not None:
            one = member(self.table, *acting)
            if one is not None:
                return one["q"], one["r"]
        if self.lit:
            return sorted(self.lit)[len(self.lit) // 2]
        return 0, 0

    def _map(self, width: int, lines: int) -> Iterator[Text]:
        from rich.text import Text

        columns = (width - 4) // self.cell
        left, right, top, low = self._window(columns, (lines - 2) // 2)
        head = Text("   ", style=QUIET)
        for q in range(left, right + 1):
            head.append(COLUMNS[q + RADIUS].center(self.cell))
        yield head
        for line in range(2 * (low - top + 1) + 1):
            text = Text(no_wrap=True, overflow="crop")
            row, part = divmod(line, 2)
            label = f"{top + row:>2} " if part == 0 and top + row <= low else "   "
            text.append(label, style=QUIET)
            for q in range(left, right + 1):
                if q & 1:
                    above = (line - 1) // 2
                    inside = line >= 1 and top + above <= low
                    lower = line % 2 == 0
                else:
                    above, inside, lower = row, top + row <= low, part == 1
                if not inside:
                    text.append(" " * self.cell)
                    continue
                text.append_text(self._half(q, hex_row(q, top + above), lower))
            yield text

    def _half(self, q: int, r: int, lower: bool) -> Text:
        """The upper or lower line of a hex."""
        from rich.text import Text

        tile = self.tiles.get((q, r))
        line = Text()
        if lower:
            signs = self.crowd.get((q, r), [])
            room = self.cell - 1
            for number, (sign, style) in enumerate(signs):
                rest = signs[number + 1 :]
                if len(sign) > room - (1 if rest else 0):
                    line.append("+", style="bold")
                    break
                line.append(sign, style=style)
                room -= len(sign)
        elif tile is not None:
            self._land(line, tile)
        elif (q, r) in self.open:
            line.append("·" if (q, r) not in self.lit else "··", style=QUIET)
        if not lower and (q, r) in self.lit:
            line.append("◄" if len(line.plain) < self.cell else "", style=f"bold {LIT}")
        line.pad_right(max(0, self.cell - len(line.plain)))
        return line

    def _land(self, line: Text, tile: Mapping[str, Any]) -> None:
        lit = (tile["q"], tile["r"]) in self.lit
        colour = LIT if lit else TOWN_COLOUR if tile["town"] else LAND_COLOUR[tile["kind"]]
        code = self.words(f"code-{tile['kind']}")
        name = code if self._coded(tile) else self.teller.kind(tile["kind"])
        line.append(name, style=f"bold {colour}" if lit else colour)
        if "work" not in tile:
            return
        if name != code:
            line.append(" ")
        mark = self.words(f"mark-{tile['work']}")
        if tile["flipped"]:
            line.append(f"x{mark.lower()}", style=QUIET)
            return
        style = f"bold {COLOURS[tile['owner']]}"
        line.append(f"{LETTERS[tile['owner']]}{mark}", style=style)
        if tile["tokens"]:
            line.append(str(tile["tokens"]), style=style)

    # -- players ---------------

    def _players(self) -> RenderableType:
        from rich import box
        from rich.table import Table

        grid = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, show_edge=False)
        grid.add_column("", width=NAME_WIDTH + 4, no_wrap=True)
        for head in ("points", "cash", "food", "bullets", "goods", "gear"):
            grid.add_column(self.words(f"board-{head}"), no_wrap=True)
        for player in self.table["players"]:
            grid.add_row(*self._player(player))
        return grid

    def _player(self, player: Mapping[str, Any]) -> Iterator[Text]:
        from rich.text import Text

        seat = player["seat"]
        asked = any(ask["seat"] == seat for ask in self.view["asks"])
        mark = "✓" if seat in self.view["committed"] else "►" if asked else " "
        name = Text()
        name.append(mark, style=LIT)
        name.append(LETTERS[seat], style=f"bold {COLOURS[seat]} reverse")
        own = "bold underline" if seat == self.teller.me else "bold"
        name.append(f" {cut(self.teller.name(seat), NAME_WIDTH - 2)}", style=own)
        if self.table["targeted"] == seat:
            name.append(" ⌖", style=RED)
        yield name
        if player["status"] != "in":
            yield Text("-", style=QUIET)
            return
        yield Text(str(player["points"]), style="bold")
        yield Text(str(player["cash"]))
        yield Text(str(player["food"]))
        yield Text(str(player["bullets"]))
        yield Text("  ".join(str(count) for count in player["resources"].values()))
        gear = [id for id in ("revolver", "horse") if player[id]] + player["tools"]
        yield Text(" ".join(self.words(f"gear-{id}") for id in gear))


def row_of(q: int, r: int) -> int:
    """The row of a hex on the map, as its reference names it."""
    return r + (q - (q & 1)) // 2 + RADIUS + 1


def hex_row(q: int, row: int) -> int:
    """The hex of a column in a row: its r."""
    return row - RADIUS - 1 - (q - (q & 1)) // 2


TELLER = PioneersTeller
