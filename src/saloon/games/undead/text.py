"""How the table of `undead` reads aloud."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

from saloon.choices import question_of
from saloon.games.undead.content import (
    BUILDINGS,
    HIRE_GUNS,
    KINDS,
    PLACES,
    SPACES,
    STREET,
    UNDEAD,
    UNDEAD_IDS,
)
from saloon.games.undead.state import IN_STREET
from saloon.goal import Aim, Goal
from saloon.words import Close, Teller

BUILDING: Final = {building.id: building for building in BUILDINGS}
CARD: Final = {undead.id: undead for undead in UNDEAD}
SLOTS: Final = range(2, 8)


class UndeadTeller(Teller):
    """Says what happens at a table of `undead`.

    A band bears the name of its player, the second band of a player that name and II; in the solo
    game the band after the player's is Dead Ranger's.
    """

    THINGS: ClassVar[tuple[str, ...]] = ("building", "undead")
    ENDINGS: ClassVar[Mapping[str, Close]] = {
        "day-end": Close("round", "win", "too-late"),
        "killed": Close(hits="target", lines=True),
        "takeover": Close(hits="target", lines=True),
    }
    FLIGHTS: ClassVar[Mapping[str, tuple[str, str]]] = {
        "gain": ("", "who"),
        "pays": ("who", ""),
        "gives": ("who", "target"),
        "steals": ("target", "who"),
        "steals-supply": ("", "who"),
    }
    CALLED: ClassVar[Mapping[str, tuple[str, Sequence[str]]]] = {
        "card": ("undead", UNDEAD_IDS),
        "kind": ("kind", KINDS),
    }
    SCORES: ClassVar[frozenset[str]] = frozenset(
        {"undead-killed", "killed", "moves-in", "takeover"}
    )
    ROUNDS: ClassVar[frozenset[str]] = frozenset(
        {"round", "noon-over", "win", "solo-win", "too-late", "overrun", "band-gone"}
    )
    MEANS: ClassVar[frozenset[str]] = frozenset(
        {"gain", "load", "law", "street-blocked", "spent", "wasted"}
        | {"critical-hit", "critical-unused", "roll", "twice", "pays", "short", "no-income"}
    )
    APART: ClassVar[frozenset[str]] = frozenset({"day-end", "duel", "solo-duel", "ranger-rolls"})
    LEAVING: ClassVar[frozenset[str]] = frozenset({"go:sit", "leave:-"})
    PICKERS: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "start": ("coins", "notoriety", "slots"),
        "commit-bands": ("first-band", "second-band"),
        "leave": ("homes",),
    }
    SETS: ClassVar[frozenset[str]] = frozenset({"slots", "homes"})

    # -- names ------------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        """A band by name."""
        seats = len(self.names)
        if seat < seats:
            return self.names[seat]
        if seats == 1:
            return self.words("ranger")
        return self.words("second-band", name=self.names[seat % seats])

    def argument(self, name: str, value: int) -> object:
        """Spaces, places and prices as a person would say them."""
        if name == "band":
            return self.name(value)
        if name == "at":
            return self.at(None if value == IN_STREET else BUILDINGS[value].id)
        if name in ("space", "origin", "other"):
            return self.space(value)
        if name == "price":
            return self.goods("coin", value)
        if name == "seen":
            return numbers(n for n in range(1, 9) if value >> n & 1)
        return super().argument(name, value)

    def _shown(self, named: Mapping[str, int]) -> dict[str, object]:
        """Adds what a sentence needs besides the bare names: amounts, articles, whereabouts."""
        shown = super()._shown(named)
        if "day" in named:
            shown["alone"] = "yes" if len(self.names) == 1 else "no"
        if "kind" in named:
            shown["goods"] = self.goods(KINDS[named["kind"]], named.get("count", 1))
        if "building" in named:
            id = BUILDINGS[named["building"]].id
            shown["building"] = self.building(id)
            shown["the-building"] = self.words(f"building-{id}-the")
            shown["at"] = self.at(id)
        return shown

    def prompt(self, ask: Mapping[str, Any]) -> str:
        """The question; for a second band with its name, as the same person has two.

        UND-KEEP-02: where nothing but leaving is left, it says why.
        """
        text = super().prompt(ask)
        band = ask["args"][0]
        if ask["prompt"] == "upkeep" and ask.get("moves") == ["vacate"] and ask["seat"] == self.me:
            building = BUILDINGS[ask["args"][1]].id
            text = self.words("ask-upkeep-none", building=self.words(f"building-{building}-the"))
        return f"{self.name(band)}: {text}" if band >= len(self.names) else text

    def card(self, id: str) -> str:
        """An undead by name."""
        return self.words(f"undead-{id}")

    def building(self, id: str) -> str:
        """A building by name."""
        return self.words(f"building-{id}")

    def space(self, space: int) -> str:
        """A space by its number and name."""
        name = self.words(f"space-{SPACES[space]}")
        return name if space == HIRE_GUNS else f"{space} {name}"

    def goods(self, kind: str, count: int) -> str:
        """An amount of one kind."""
        return self.words(f"amount-{kind}", count=count)

    def at(self, building: str | None) -> str:
        """Where in Town: at a building, or in the street."""
        return self.words("place-street-at" if building is None else f"building-{building}-at")

    def carried(self, named: Mapping[str, int]) -> str:
        """Goods that change hands."""
        return self.goods(KINDS[named["kind"]], named.get("count", 1))

    # -- moves ------------------------------------------------------------------------------------

    def part(self, name: str, value: str, view: Mapping[str, Any]) -> str:
        """A part of a choice: how many, which slot, where a band goes, which building it leaves."""
        if name == "homes":
            return self.building(self._homes(view)[int(value) - 1])
        return self.choice(value) if name.endswith("-band") else value

    def blocked(self, view: Mapping[str, Any]) -> list[tuple[str, str]]:
        """Spaces a band cannot go to, buildings it cannot buy."""
        asked = question_of(view)
        if asked is None or "moves" not in asked or asked["prompt"] not in ("commit", "buy"):
            return []
        moves, table = asked["moves"], view["table"]
        band = table["bands"][asked["args"][0]]
        if asked["prompt"] == "buy":
            return [
                (self.building(one["id"]), self._not_for_sale(one, band))
                for one in table["buildings"]
                if f"buy:{one['id']}" not in moves
            ]
        gone = self.words("blocked-lying" if band["stash"] else "blocked-nobody")
        spaces = [str(n) for n in range(1, HIRE_GUNS) if f"go:{n}" not in moves]
        found = [(self.choice(number), gone) for number in spaces]
        if "go:hire" not in moves:
            found.append((self.choice("hire"), self.words("blocked-hire")))
        return found

    def _not_for_sale(self, building: Mapping[str, Any], band: Mapping[str, Any]) -> str:
        """UND-BUY-01: the band is in it already, or has too few Coins."""
        if band["band"] in building["inside"]:
            return self.words("blocked-inside")
        lacking = building["price"] - band["coins"]
        return self.words("blocked-short", goods=self.goods("coin", lacking))

    def move_start(self, rest: str, _view: Mapping[str, Any]) -> str:
        coins, notoriety, slots = rest.split(":")
        loaded = "" if slots == "-" else slots
        counts = (("coin", int(coins)), ("notoriety", int(notoriety)), ("bullet", len(loaded)))
        goods = ", ".join(self.goods(kind, count) for kind, count in counts if count)
        if not loaded:
            return self.words("move-start", goods=goods)
        return self.words("move-start-slots", goods=goods, slots=numbers(loaded))

    def choice(self, text: str) -> str:
        """What a band commits to: a number, `hire` or `sit`."""
        if text in ("hire", "sit"):
            return self.words(f"move-go-{text}")
        return self.words("move-go", space=self.space(int(text)))

    def move_go(self, rest: str, _view: Mapping[str, Any]) -> str:
        first, pair, second = rest.partition("+")
        if not pair:
            return self.choice(first)
        return self.words("move-pair", first=self.choice(first), second=self.choice(second))

    def move_use(self, rest: str, _view: Mapping[str, Any]) -> str:
        does = self.words(f"building-{rest}-does")
        return self.words("move-use", building=self.building(rest), does=does)

    def move_buy(self, rest: str, view: Mapping[str, Any]) -> str:
        found = building_in(view, rest)
        price = found["price"] if found is not None else BUILDING[rest].cost
        inside = found["inside"] if found is not None else []
        message = "move-buy-join" if rest == "saloon" else "move-buy-from"
        return self.words(
            message if inside else "move-buy",
            **{"the-building": self.words(f"building-{rest}-the")},
            at=self.words(f"building-{rest}-at"),
            target=", ".join(self.name(band) for band in inside),
            goods=self.goods("coin", price),
            value=BUILDING[rest].value,
        )

    def move_place(self, rest: str, view: Mapping[str, Any]) -> str:
        if rest == PLACES[STREET]:
            return self.words("move-place", place=self.words("place-street"))
        building = next((b for b in view["table"]["buildings"] if b["slot"] == rest), None)
        if building is None:
            lot = self.words("place-slot", number=PLACES.index(rest) + 1)
            return self.words("move-place", place=lot)
        name = self.building(building["id"])
        if building["inside"]:
            who = ", ".join(self.name(band) for band in building["inside"])
            return self.words("move-place-held", place=name, who=who)
        message = "move-place" if building["undead"] else "move-place-quiet"
        return self.words(message, place=name)

    def move_leave(self, rest: str, view: Mapping[str, Any]) -> str:
        if rest == "-":
            return self.words("move-leave-none")
        homes = self._homes(view)
        named = [
            self.words(f"building-{homes[int(n) - 1]}-the")
            if int(n) <= len(homes)
            else self.words("place-slot", number=n)
            for n in rest
        ]
        return self.words("move-leave", buildings=", ".join(named))

    def _homes(self, view: Mapping[str, Any]) -> list[str]:
        """The buildings of the band that is asked, in the order of slots."""
        asked = question_of(view)
        band = asked["args"][0] if asked is not None else -1
        for shown in view["table"]["bands"]:
            if shown["band"] == band:
                homes: list[str] = shown["buildings"]
                return homes
        return []

    def move_shoot(self, rest: str, view: Mapping[str, Any]) -> str:
        if not rest:
            return self.words("move-shoot-now")
        table = view["table"]
        at = None
        for building in table["buildings"]:
            if any(card["id"] == rest for card in building["undead"]):
                at = building["id"]
        weak = slots_of(CARD[rest].weak)
        loaded: list[int] = []
        if 0 <= table["active"] < len(table["bands"]):
            loaded = table["bands"][table["active"]]["bullets"]
        return self.words(
            "move-shoot",
            card=self.card(rest),
            value=CARD[rest].value,
            at=self.at(at),
            loaded=len([slot for slot in weak if slot in loaded]),
            weak=numbers(weak),
        )

    def move_call(self, rest: str, view: Mapping[str, Any]) -> str:
        if rest.startswith("at:"):
            return self.words("move-call-at", space=self.space(int(rest[3:])))
        band = int(rest)
        bands = view["table"]["bands"]
        space = (bands[band]["standing"] if band < len(bands) else None) or 0
        return self.words("move-call", target=self.name(band), space=self.space(space))

    def move_steal(self, rest: str, _view: Mapping[str, Any]) -> str:
        kind, _, target = rest.partition(":")
        goods = self.goods(kind, 1)
        if target == "supply":
            return self.words("move-steal-supply", goods=goods)
        return self.words("move-steal", goods=goods, target=self.name(int(target)))

    def move_gain(self, rest: str, view: Mapping[str, Any]) -> str:
        asked = question_of(view)
        if rest == "bullet" and asked is not None:
            bands = view["table"]["bands"]
            if asked["args"] and len(bands[asked["args"][0]]["bullets"]) == len(SLOTS):
                return self.words("move-gain-full")
        return self.words("move-gain", goods=self.goods(rest, 1))

    def move_pay(self, rest: str, view: Mapping[str, Any]) -> str:
        kind, _, slot = rest.partition(":")
        if slot:
            return self.words("move-pay-slot", slot=slot)
        asked = question_of(view)
        hiring = asked is not None and asked["prompt"] == "price"
        return self.words("move-pay", goods=self.goods(kind, 2 if hiring and kind == "coin" else 1))

    # -- in plain lines ---------------------------------------------------------------------------

    def read(self, view: Mapping[str, Any]) -> list[str]:
        """The whole table in sentences, without a sign that only the eye understands."""
        table = view["table"]
        lines = [
            self.words(
                "read-day-noon" if table["noon"] else "read-day",
                day=table["day"],
                round=table["round"],
            )
        ]
        lines += self.read_options(view)
        if table["law"] >= 0:
            lines.append(self.words("read-law", who=self.who(table["law"])))
        lines.append(
            self.words(
                "read-supply",
                coins=self.goods("coin", table["supply"]["coins"]),
                notoriety=self.goods("notoriety", table["supply"]["notoriety"]),
                hill=table["boot_hill"],
            )
        )
        if table["boot_hill_bottom"]:
            cards = ", ".join(self.card(id) for id in table["boot_hill_bottom"])
            lines.append(self.words("read-bottom", cards=cards))
        if table["turned_up"] is not None:
            lines.append(self.words("read-turned-up", card=self._told(table["turned_up"])))
        cards = self._cards(table["street"])
        street = (
            self.words("read-street", cards=cards) if cards else self.words("read-street-empty")
        )
        lines.append(street)
        lines += self._read_spaces(table)
        for building in table["buildings"]:
            lines += self._read_building(building)
        for band in table["bands"]:
            lines.append(self._read_band(band))
        if table["ranger"] is not None:
            lines += self._read_ranger(table)
        for sealed in table["sealed"]:
            answer = self.move(sealed["answer"], view)
            lines.append(self.words("read-sealed", who=self.name(sealed["band"]), answer=answer))
        if table["lost"]:
            lines.append(self.words("read-lost"))
        return lines

    def _told(self, id: str) -> str:
        card = CARD[id]
        weak = numbers(slots_of(card.weak))
        return self.words("read-card", card=self.card(id), value=card.value, weak=weak)

    def _cards(self, cards: Iterable[Mapping[str, Any]]) -> str:
        return "; ".join(self._told(card["id"]) for card in cards)

    def _read_spaces(self, table: Mapping[str, Any]) -> Iterator[str]:
        for space in (HIRE_GUNS, *range(8, 1, -1)):
            there = [
                self.words(f"read-{how}", who=self.who(band))
                for band, how in on_space(table, space)
            ]
            if there:
                who = ", ".join(there)
                yield self.words("read-space", space=self.space(space), who=who)

    def _read_building(self, building: Mapping[str, Any]) -> Iterator[str]:
        id = building["id"]
        names = ", ".join(self.who(band) for band in building["inside"])
        yield self.words(
            "read-building",
            building=self.building(id),
            cost=building["cost"],
            value=building["value"],
            does=self.words(f"building-{id}-does"),
            inside=self.words("read-inside", names=names)
            if names
            else self.words("read-inside-none"),
            undead=self._cards(building["undead"]) or self.words("read-none"),
        )
        if building["bonus"] is not None:
            yield self.words(
                "read-building-bonus",
                **{"the-building": self.words(f"building-{id}-the")},
                goods=self.goods(building["bonus"], 1),
            )

    def token(self, band: Mapping[str, Any]) -> str:
        """Which side of the Critical token is up."""
        return self.words("skull" if band["skull"] else "backfire")

    def _read_band(self, band: Mapping[str, Any]) -> str:
        none = self.words("read-none")
        return self.words(
            "read-band",
            who=self.who(band["band"]),
            coins=self.goods("coin", band["coins"]),
            notoriety=self.goods("notoriety", band["notoriety"]),
            bullets=numbers(band["bullets"]) or none,
            token=self.token(band),
            stash=band["stash"],
            reserve=band["reserve"],
            graveyard=band["graveyard"],
            buildings=", ".join(self.building(id) for id in band["buildings"]) or none,
            killed=", ".join(self.card(id) for id in band["killed"]) or none,
            score=band["score"],
        )

    def _read_ranger(self, table: Mapping[str, Any]) -> Iterator[str]:
        ranger = table["ranger"]
        yield self.words(
            "read-ranger",
            bullets=numbers(ranger["bullets"]) or self.words("read-none"),
            token=self.token(ranger),
            graveyard=ranger["graveyard"],
        )
        if table["solo_score"] is not None:
            yield self.words("read-solo-score", score=table["solo_score"])

    # -- drawn ------------------------------------------------------------------------------------

    def goal(self, view: Mapping[str, Any]) -> Goal:
        """UND-SCORE-03: most Notoriety, counted after High Noon; alone, Dead Ranger's Bullets."""
        table = view["table"]
        places = [table["street"], *(house["undead"] for house in table["buildings"])]
        if table["solo"]:
            return self._solo_goal(table, len([place for place in places if not place]))
        left = sum(len(place) for place in places)
        state = "goal-last-round" if table["noon"] else "goal-until-noon"
        aims = [Aim(self.words("goal-undead"), self.words(state, count=left), "undead")]
        mine = [band for band in table["bands"] if band["seat"] == self.me]
        if mine:
            quiet = {
                house["id"]: house["value"] for house in table["buildings"] if not house["undead"]
            }
            counts = {
                "tokens": mine[0]["notoriety"],
                "killed": sum(CARD[id].value for band in mine for id in band["killed"]),
                "houses": sum(quiet.get(id, 0) for band in mine for id in band["buildings"]),
            }
            for name, count in counts.items():
                aims.append(Aim(self.words(f"goal-{name}"), str(count), name, count > 0))
        return Goal(self.words("goal-wins"), list(view["scores"]), 0, aims)

    def about(self, move: str, view: Mapping[str, Any]) -> str:  # noqa: ARG002
        """What a space does and brings."""
        verb, _, rest = move.partition(":")
        if verb != "go" or not rest.isdigit():
            return ""
        space = f"space-{SPACES[int(rest)]}"
        return self.words(
            "about-space",
            ability=self.words(f"{space}-ability"),
            income=self.words(f"{space}-income"),
        )

    def tally(self, view: Mapping[str, Any]) -> dict[str, int]:
        """Notoriety in all, Coins and Bullets, those being moved (UND-BLD-08) among them."""
        bands = [band for band in view["table"]["bands"] if band["seat"] == self.me]
        if not bands:
            return {}
        moved = [ask["args"][1] for ask in view["asks"] if ask["prompt"] == "gallery"]
        return {
            self.words("kind-notoriety"): view["scores"][bands[0]["seat"]],
            self.words("kind-coin"): bands[0]["coins"],
            self.words("kind-bullet"): sum(len(band["bullets"]) for band in bands) + sum(moved),
        }

    def _solo_goal(self, table: Mapping[str, Any], free: int) -> Goal:
        """UND-SOLO-05, UND-SOLO-06: take all six Bullets before the town is full of Undead."""
        ranger = table["ranger"]
        left = ranger["bullets"] if ranger is not None else list(range(2, 8))
        slots = ", ".join(str(slot) for slot in left)
        aims = [
            Aim(self.words("goal-ranger"), self.words("goal-slots", slots=slots), "killed"),
            Aim(self.words("goal-places"), self.words("goal-free", count=free), "undead"),
        ]
        return Goal(self.words("goal-wins-solo"), [6 - len(left)], 6, aims)


def numbers(slots: Iterable[object]) -> str:
    """Some numbers in a row."""
    return " ".join(str(slot) for slot in slots)


def slots_of(mask: int) -> list[int]:
    """A set of slots as a list."""
    return [slot for slot in SLOTS if mask >> slot & 1]


def building_in(view: Mapping[str, Any], id: str) -> Mapping[str, Any] | None:
    """A building of the town, or None."""
    return next((b for b in view["table"]["buildings"] if b["id"] == id), None)


def on_space(table: Mapping[str, Any], space: int) -> Iterator[tuple[int, str]]:
    """Who is on a space, and how: standing, lying or hiring; Dead Ranger is band 1 in solo."""
    for band in table["bands"]:
        if space == HIRE_GUNS:
            if band["choice"] == HIRE_GUNS:
                yield band["band"], "hiring"
        elif band["standing"] == space:
            yield band["band"], "standing"
        elif space in band["lying"]:
            yield band["band"], "lying"
    ranger = table["ranger"]
    if ranger is not None:
        if ranger["standing"] == space:
            yield 1, "standing"
        elif space in ranger["lying"]:
            yield 1, "lying"


TELLER = UndeadTeller
