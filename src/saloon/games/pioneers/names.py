"""What things on a table of `pioneers` are called.

A tile is called by what it is and by its place on the map: columns A to S from west to east, rows
1 to 19 from north to south; the General Store is J10.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from saloon.games.pioneers.board import CELL_Q, CELL_R, KINDS, TOWN_CELL
from saloon.games.pioneers.content import (
    ANIMAL_IDS,
    ANIMALS,
    BUILDINGS,
    COMPANION,
    DEADWOOD_LETTERS,
    DIPLOMAS,
    EVENT_IDS,
    FACES,
    LABORERS,
    PIONEERS_EACH,
    PLACES,
    PRAYERS,
    RESOURCES,
    WAIVERS,
)
from saloon.games.pioneers.lookup import (
    GOOD_NUMBER,
    boxed,
    reference,
    tile_at,
)
from saloon.games.pioneers.moves import ORDERS, PLACE_IDS, RULES, TASKS, THINGS
from saloon.games.pioneers.play.trade import NO_ROOM
from saloon.games.pioneers.state import BANDIT, HIDEOUT, STOCKPILE
from saloon.words import Teller

PLACE_AT: Final = {cell: PLACES[number].id for number, cell in enumerate(TOWN_CELL)}
WORKS: Final = (*BUILDINGS, "claim")
HELD: Final = ("none", "empty", "same")
"""Why an offer cannot be sent, as messages call it (play/trade.py)."""
WORDS_OF: Final = {
    **{building: f"building-{building}" for building in BUILDINGS},
    "claim": "claim",
}
"""The messages of what can stand on a tile."""


class Names(Teller):
    """Names Pioneers, tiles, goods and cards."""

    CALLED: ClassVar[Mapping[str, tuple[str, Sequence[str]]]] = {
        "animal": ("animal", ANIMAL_IDS),
        "building": ("building", BUILDINGS),
        "card": ("card", EVENT_IDS),
        "face": ("symbol", FACES),
        "fee": ("waived", WAIVERS),
        "laborer": ("laborer", LABORERS),
        "place": ("place", PLACE_IDS),
        "prayer": ("prayer", PRAYERS),
        "question": ("move-order", ORDERS),
        "resource": ("good", RESOURCES),
        "rule": ("move-rule", RULES),
        "task": ("task", TASKS),
    }

    DOES: ClassVar[frozenset[str]] = frozenset({"building", "card", "place", "prayer"})
    """What a sentence says the effect of, beside its name."""

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
        if name == "work":
            return self.work(WORKS[value])
        if name == "diploma":
            return self.diploma("companion-box" if value > COMPANION else DIPLOMAS[value])
        if name == "letter":
            return DEADWOOD_LETTERS[value]
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
        for name in self.DOES.intersection(named):
            word, ids = self.CALLED[name]
            shown["does"] = self.words(f"{word}-{ids[named[name]]}-does")
        if "animal" in named:
            shown["number"] = ANIMALS[named["animal"]].number
        if "work" in named:
            shown["a-work"] = self.words(f"{WORDS_OF[WORKS[named['work']]]}-a")
            shown["the-work"] = self.words(f"{WORDS_OF[WORKS[named['work']]]}-the")
        if "laborer" in named:
            shown["goods"] = self.goods(RESOURCES[named["laborer"]], 1)
            shown["the-laborer"] = self.words(f"laborer-{LABORERS[named['laborer']]}-the")
        return shown

    def pioneer(self, seat: int, number: int) -> str:
        """A Pioneer by its number, a rival's with its player."""
        if seat == self.me:
            return self.words("pioneer", number=number)
        return self.words("pioneer-of", who=self.name(seat), number=number)

    def duelist(self, value: int) -> str:
        """A Pioneer, the Bandit or the Sheriff."""
        if value >= BANDIT:
            return self.words("bandit-the" if value == BANDIT else "sheriff-the")
        seat, number = value // PIONEERS_EACH, value % PIONEERS_EACH + 1
        if seat == self.me:
            return self.words("duelist", number=number)
        return self.words("duelist-of", who=self.name(seat), number=number)

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
        return self.words(f"place-{kind}" if kind in PLACE_IDS else f"land-{kind}")

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
        """A number of one thing."""
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

    def line(self, table: Mapping[str, Any], line: Mapping[str, Any]) -> str:
        """One line of an offer, or a lot."""
        if line["thing"] == "pioneer":
            seat, number = line["pioneer"]
            return self.pioneer(seat, number)
        goods = self.goods(line["thing"], line["count"])
        if "q" in line:
            return self.words("line-at", goods=goods, tile=self.at(table, line["q"], line["r"]))
        return goods

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

    def price(self, amount: int) -> str:
        """A price in words: free when it is nothing."""
        return self.words("amount-cash", count=amount) if amount else self.words("free-of-charge")
