"""How the table of `undead` reads aloud and how it is drawn in a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from saloon.games.undead.content import BUILDINGS, HIRE_GUNS, KINDS, PLACES, SPACES, STREET, UNDEAD
from saloon.games.undead.state import IN_STREET
from saloon.words import Board, Teller, cut

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
    from rich.text import Text

BUILDING: Final = {building.id: building for building in BUILDINGS}
CARD: Final = {undead.id: undead for undead in UNDEAD}
SLOTS: Final = range(2, 8)

COLOURS: Final = ("#ff7a4d", "#6fb4ff", "#f2c94c", "#8fcf6f", "#c79bf2", "#c9c9c9")
LETTERS: Final = "ABCDEF"
RANGER_LETTER: Final = "R"
RANGER_COLOUR: Final = "#8ff0d0"
LOADED: Final = "#f2c94c"
DEAD: Final = "#8ff0a0"
QUIET: Final = "#8a7a66"
ASKED: Final = "►"
BADGE: Final = "★"
SKULL: Final = "☠"
NARROW_COLUMNS: Final = 3
SHORT_NAME: Final = 3
"""To so many letters the name of a building may be cut."""
WIDE_WIDTH: Final = 112
NAME_WIDTH: Final = 11
DICE_SHOWN: Final = 8
"""The latest shots of the round; a shootout may take many."""
ROOMY_LINES: Final = 9
"""What the roomy drawing takes besides a line for each building and each band."""
TIGHT_LINES: Final = 5
"""What the tight drawing takes besides the buildings and a line for each band."""


class UndeadTeller(Teller):
    """Says what happens at a table of `undead`.

    A band bears the name of its player, the second band of a player that name and II; in the solo
    game the band after the player's is Dead Ranger's.
    """

    EVENTS: ClassVar[Mapping[str, tuple[str, ...]]] = {
        # setup
        "building": ("building", "place"),
        "boot-hill": ("count",),
        "ranger": (),
        "law": ("who",),
        # day and round
        "round": ("day", "round", "who"),
        "day-end": ("day",),
        "noon": ("day", "round"),
        "last-day": ("day",),
        "high-noon": (),
        "noon-over": (),
        "leaves": ("who", "building"),
        "upkeep": ("who", "building", "slot"),
        # goods
        "gain": ("who", "kind", "count"),
        "short": ("who", "kind", "count"),
        "load": ("who", "slot"),
        "bullet-lost": ("who",),
        "pays": ("who", "kind", "count"),
        "no-income": ("who",),
        # round start
        "uses": ("who", "building"),
        "mortuary": ("who",),
        "depot": ("who", "die"),
        "gambles": ("who", "die"),
        # commitment
        "goes-hiring": ("who",),
        "chose-wild": ("who",),
        "wilds-clash": ("count",),
        "wild-lost": ("who",),
        "sits-out": ("who",),
        "stands": ("who", "space"),
        # hiring
        "new-in-town": ("who",),
        "cannot-hire": ("who",),
        "hires": ("who", "kind", "count"),
        "recruits": ("who", "fresh", "back"),
        "skull": ("who",),
        # shooting
        "duel": ("space", "count"),
        "bribe": ("who", "target"),
        "aims": ("who", "target"),
        "roll": ("who", "die"),
        "critical-hit": ("who",),
        "critical-unused": ("who",),
        "critical-miss": ("who",),
        "spent": ("who", "slot"),
        "cancelled": ("who", "target"),
        "killed": ("target", "who"),
        "walks-off": ("who",),
        "boot-hill-empty": ("who",),
        "turned-up": ("who", "card"),
        "undead": ("card", "at"),
        # abilities
        "aims-at": ("who", "card", "at"),
        "twice": ("who", "die"),
        "wasted": ("who", "die"),
        "undead-killed": ("who", "card", "at"),
        "calls-out": ("who", "target", "space"),
        "pays-up": ("who", "target"),
        "walks-out": ("who",),
        "holds-fire": ("who",),
        "missed": ("who", "target"),
        "gives": ("who", "target", "kind"),
        "gives-bullet": ("who", "target", "slot"),
        "steals": ("who", "target", "kind"),
        "steals-bullet": ("who", "target", "slot"),
        "steals-supply": ("who", "kind"),
        "den": ("who",),
        # buildings
        "street-blocked": ("who",),
        "buys": ("who", "building", "price"),
        "joins": ("who", "building", "price"),
        "moves-in": ("who", "building"),
        "bonus": ("who", "kind"),
        "takeover": ("who", "building", "price", "target"),
        "vacates": ("who", "building"),
        "stands-ground": ("who", "building"),
        "called-off": ("who", "price"),
        "watchtower": ("value", "raised"),
        "flees": ("who", "building"),
        # the end
        "score": ("who", "points", "coins"),
        "tie": ("points", "coins"),
        "sent": ("who",),
        "final-duel": ("count", "exchange"),
        "out": ("who",),
        "left": ("who",),
        "last-duelist": ("who",),
        "all-dead": ("count",),
        "stalemate": ("count",),
        "win": ("who",),
        # solo
        "ranger-rolls": ("die",),
        "ranger-comes": ("space",),
        "ranger-stands-up": ("space",),
        "ranger-moves": ("space", "from"),
        "ranger-acts": ("space",),
        "ranger-calls": ("space", "other"),
        "ranger-takes": ("kind",),
        "ranger-takes-bullet": ("slot",),
        "ranger-killed": ("space",),
        "ranger-flees": ("space",),
        "killed-by-ranger": ("space",),
        "calls-ranger": ("space",),
        "missed-ranger": ("space",),
        "disarmed": ("slot",),
        "protected": ("who", "kind"),
        "solo-duel": ("space",),
        "reinforcements": (),
        "horde": (),
        "solo-win": ("points",),
        "overrun": (),
        "band-gone": (),
        "too-late": (),
    }
    ASKS: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "start": ("band",),
        "round-start": ("band",),
        "general-store": ("band",),
        "gallery": ("band", "left", "before"),
        "mission": ("band",),
        "commit": ("band",),
        "commit-bands": ("band",),
        "wild": ("band",),
        "place-outlaw": ("band",),
        "price": ("band",),
        "load": ("band",),
        "ability": ("band", "space"),
        "income": ("band", "space"),
        "railway": ("band",),
        "buy": ("band",),
        "occupant": ("band", "target", "building"),
        "lawyer": ("band",),
        "reply": ("band", "target"),
        "pay": ("band",),
        "shot": ("band", "target"),
        "take": ("band", "target"),
        "more": ("band", "target", "kind"),
        "again": ("band", "card", "seen"),
        "critical": ("band",),
        "skull": ("band",),
        "aim": ("band",),
        "place": ("band", "card"),
        "leave": ("band",),
        "upkeep": ("band", "building"),
        "send": ("band",),
        "disarm": ("band",),
    }

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
        """Spaces, cards and prices as a person would say them."""
        if name == "band":
            return self.name(value)
        if name == "card":
            return self.card(UNDEAD[value].id)
        if name == "at":
            return self.at(None if value == IN_STREET else BUILDINGS[value].id)
        if name in ("space", "from", "other"):
            return self.space(value)
        if name == "kind":
            return self.words(f"kind-{KINDS[value]}")
        if name == "price":
            return self.goods("coin", value)
        if name == "seen":
            return numbers(n for n in range(1, 9) if value >> n & 1)
        return super().argument(name, value)

    def _shown(self, named: Mapping[str, int]) -> dict[str, object]:
        """Adds what a sentence needs besides the bare names: amounts, articles, whereabouts."""
        shown = super()._shown(named)
        if "kind" in named:
            shown["goods"] = self.goods(KINDS[named["kind"]], named.get("count", 1))
        if "building" in named:
            id = BUILDINGS[named["building"]].id
            shown["building"] = self.building(id)
            shown["the-building"] = self.words(f"building-{id}-the")
            shown["at"] = self.at(id)
        return shown

    def prompt(self, ask: Mapping[str, Any]) -> str:
        """The question; for a second band with its name, as the same person has two."""
        text = super().prompt(ask)
        band = ask["args"][0]
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
        """So many of a kind."""
        return self.words(f"amount-{kind}", count=count)

    def at(self, building: str | None) -> str:
        """Where in Town: at a building, or in the street."""
        return self.words("place-street-at" if building is None else f"building-{building}-at")

    # -- moves ------------------------------------------------------------------------------------

    def move(self, move: str, view: Mapping[str, Any]) -> str:
        """A move as it would stand on a button: with prices, chances and whom it concerns."""
        verb, _, rest = move.partition(":")
        about = {
            "start": self._start,
            "go": self._go,
            "use": self._use,
            "buy": self._buy,
            "place": self._place,
            "leave": self._leave,
            "call": self._call,
            "steal": self._steal,
            "gain": self._gain,
            "pay": self._pay,
        }
        if verb == "shoot" and rest:
            return self._shoot(rest, view)
        if verb in about and rest:
            return about[verb](rest, view)
        if verb in ("load", "take", "spend"):
            return self.words(f"move-{verb}", slot=rest)
        if verb in ("aim", "bribe", "send"):
            return self.words(f"move-{verb}", target=self.name(int(rest)))
        return self._plain(verb, view)

    def _plain(self, verb: str, view: Mapping[str, Any]) -> str:
        asked = asked_of(view)
        prompt = asked["prompt"] if asked is not None else ""
        if verb == "shoot":
            return self.words("move-shoot-now")
        special = f"move-{verb}-{prompt}"
        return self.words(special if special in self.words else f"move-{verb}")

    def _start(self, rest: str, _view: Mapping[str, Any]) -> str:
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

    def _go(self, rest: str, _view: Mapping[str, Any]) -> str:
        first, pair, second = rest.partition("+")
        if not pair:
            return self.choice(first)
        return self.words("move-pair", first=self.choice(first), second=self.choice(second))

    def _use(self, rest: str, _view: Mapping[str, Any]) -> str:
        does = self.words(f"building-{rest}-does")
        return self.words("move-use", building=self.building(rest), does=does)

    def _buy(self, rest: str, view: Mapping[str, Any]) -> str:
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

    def _place(self, rest: str, view: Mapping[str, Any]) -> str:
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

    def _leave(self, rest: str, view: Mapping[str, Any]) -> str:
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
        asked = asked_of(view)
        band = asked["args"][0] if asked is not None else -1
        for shown in view["table"]["bands"]:
            if shown["band"] == band:
                homes: list[str] = shown["buildings"]
                return homes
        return []

    def _shoot(self, rest: str, view: Mapping[str, Any]) -> str:
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

    def _call(self, rest: str, view: Mapping[str, Any]) -> str:
        if rest.startswith("at:"):
            return self.words("move-call-at", space=self.space(int(rest[3:])))
        band = int(rest)
        bands = view["table"]["bands"]
        space = (bands[band]["standing"] if band < len(bands) else None) or 0
        return self.words("move-call", target=self.name(band), space=self.space(space))

    def _steal(self, rest: str, _view: Mapping[str, Any]) -> str:
        kind, _, target = rest.partition(":")
        goods = self.goods(kind, 1)
        if target == "supply":
            return self.words("move-steal-supply", goods=goods)
        return self.words("move-steal", goods=goods, target=self.name(int(target)))

    def _gain(self, rest: str, view: Mapping[str, Any]) -> str:
        asked = asked_of(view)
        if rest == "bullet" and asked is not None:
            bands = view["table"]["bands"]
            if asked["args"] and len(bands[asked["args"][0]]["bullets"]) == len(SLOTS):
                return self.words("move-gain-full")
        return self.words("move-gain", goods=self.goods(rest, 1))

    def _pay(self, rest: str, view: Mapping[str, Any]) -> str:
        kind, _, slot = rest.partition(":")
        if slot:
            return self.words("move-pay-slot", slot=slot)
        asked = asked_of(view)
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
        yield self.words("read-solo-score", score=table["solo_score"])

    # -- drawn ------------------------------------------------------------------------------------

    def board(self, view: Mapping[str, Any]) -> RenderableType:
        """Spaces above, then the town, one row a band below."""
        return UndeadBoard(self, view)


def numbers(slots: Iterable[object]) -> str:
    """Some numbers in a row."""
    return " ".join(str(slot) for slot in slots)


def slots_of(mask: int) -> list[int]:
    """A set of slots as a list."""
    return [slot for slot in SLOTS if mask >> slot & 1]


def asked_of(view: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """The question put to the seat of a view, or for an onlooker the only one."""
    asks: Sequence[Mapping[str, Any]] = view["asks"]
    mine = next((ask for ask in asks if ask["seat"] == view["seat"]), None)
    return mine if mine is not None else next(iter(asks), None)


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


class UndeadBoard(Board):
    """The table drawn: with the buildings' abilities where there is room, without where not."""

    teller: UndeadTeller

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        rows = ROOMY_LINES + len(self.table["buildings"]) + len(self.table["bands"])
        yield self._time()
        yield self._spaces(width)
        yield self._street()
        height = rows if options.height is None else options.height
        if height >= rows:
            yield self._abilities(width)
        else:
            yield self._buildings(width, height - TIGHT_LINES - len(self.table["bands"]))
        yield self._bands(height >= rows)

    def _letter(self, band: int) -> tuple[str, str]:
        """A band's letter and colour."""
        if self.table["ranger"] is not None and band == 1:
            return RANGER_LETTER, RANGER_COLOUR
        return LETTERS[band], COLOURS[band]

    def _time(self) -> Text:
        from rich.text import Text

        table = self.table
        line = Text(no_wrap=True, overflow="ellipsis")
        line.append(self.words("board-day", day=table["day"], round=table["round"]), style="bold")
        if table["noon"]:
            line.append(f"  {self.words('high-noon')}", style=f"bold {LOADED}")
        supply = table["supply"]
        line.append(f"   {self.words('board-supply')} ${supply['coins']} N{supply['notoriety']}")
        line.append(f"   {self.words('board-boot-hill', count=table['boot_hill'])}", style=DEAD)
        line.append(f"   {self.words('board-signs')}", style=QUIET)
        return line

    def _spaces(self, width: int) -> RenderableType:
        from rich.table import Table
        from rich.text import Text

        spaces = (HIRE_GUNS, *range(8, 1, -1))
        names = fitted([self.teller.space(space) for space in spaces], width)
        spare = (width - sum(len(name) + 1 for name in names)) // len(spaces)
        grid = Table.grid(padding=0)
        for name in names:
            grid.add_column(width=len(name) + 1 + spare, no_wrap=True, overflow="ellipsis")
        now = self.table["space"]
        grid.add_row(
            *(
                Text(name, style=f"bold {LOADED}" if space == now else "bold")
                for space, name in zip(spaces, names, strict=True)
            )
        )
        rooms = [len(name) + spare for name in names]
        grid.add_row(*(self._crowd(at, room) for at, room in zip(spaces, rooms, strict=True)))
        return grid

    def _crowd(self, space: int, room: int) -> Text:
        """Who is on a space: capitals stand, small letters lie; side by side where it is tight."""
        from rich.text import Text

        there = list(on_space(self.table, space))
        if not there:
            return Text("·", style=QUIET)
        line = Text()
        for band, how in there:
            letter, colour = self._letter(band)
            if how == "lying":
                line.append(letter.lower(), style=colour)
            else:
                line.append(letter, style=f"bold {colour} reverse")
            if len(there) * 2 <= room + 1:
                line.append(" ")
        return line

    def _undead(self, cards: Sequence[Mapping[str, Any]], named: bool = False) -> Text:
        """Undead with value and weak points."""
        from rich.text import Text

        line = Text()
        for card in cards:
            name = f"{self.teller.card(card['id'])} " if named else ""
            weak = "".join(str(slot) for slot in card["weak"])
            line.append(f"{name}{SKULL}{card['value']}:{weak} ", style=DEAD)
        return line

    def _street(self) -> Text:
        from rich.text import Text

        line = Text(no_wrap=True, overflow="ellipsis")
        line.append(f"{self.words('board-street')}: ", style="bold")
        if self.table["street"]:
            line.append_text(self._undead(self.table["street"], named=True))
        else:
            line.append(self.words("board-empty"), style=QUIET)
        if self.table["turned_up"] is not None:
            up = self.table["turned_up"]
            card = {"id": up, "value": CARD[up].value, "weak": slots_of(CARD[up].weak)}
            line.append("   ► ")
            line.append_text(self._undead([card], named=True))
        if self.table["dice"]:
            line.append(f"   {self.words('board-dice')}:", style="bold")
        for shot in self.table["dice"][-DICE_SHOWN:]:
            letter, colour = self._letter(shot["band"])
            line.append(f" {letter}", style=f"bold {colour}")
            line.append(str(shot["die"]))
        return line

    def _house(self, building: Mapping[str, Any], room: int) -> Text:
        """Name, price/value, owners, bonus, undead; if need be with less of the name."""
        from rich.text import Text

        facts = Text(f" {building['price']}/{building['value']}", style="bold")
        for band in building["inside"]:
            letter, colour = self._letter(band)
            facts.append(f" {letter}", style=f"bold {colour} reverse")
        if building["bonus"] is not None:
            sign = {"coin": "$", "notoriety": "N", "bullet": "B"}[building["bonus"]]
            facts.append(f" +{sign}", style=LOADED)
        undead = self._undead(building["undead"])
        if undead.plain:
            facts.append(" ")
            facts.append_text(undead)
        facts.rstrip()
        name = cut(self.teller.building(building["id"]), max(SHORT_NAME, room - len(facts.plain)))
        line = Text(name, no_wrap=True, overflow="ellipsis")
        line.append_text(facts)
        return line

    def _buildings(self, width: int, most: int) -> RenderableType:
        """In columns; a crowded building takes the room of two, as far as so many lines allow."""
        from rich.console import Group
        from rich.text import Text

        columns = NARROW_COLUMNS if width < WIDE_WIDTH else NARROW_COLUMNS + 1
        each = width // columns
        buildings = self.table["buildings"]
        spans = [
            min(columns, len(self._house(building, each - 1).plain) // each + 1)
            for building in buildings
        ]
        while len(packed(spans, columns)) > most and max(spans) > 1:
            spans[spans.index(max(spans))] -= 1
        lines = []
        for row in packed(spans, columns):
            line = Text(no_wrap=True, overflow="ellipsis")
            for at in row:
                room = each * spans[at]
                house = self._house(buildings[at], room - 1)
                house.truncate(room - 1, overflow="ellipsis")
                house.pad_right(room - len(house.plain))
                line.append_text(house)
            lines.append(line)
        return Group(*lines)

    def _abilities(self, width: int) -> RenderableType:
        from rich.table import Table
        from rich.text import Text

        grid = Table.grid(padding=(0, 1))
        room = 38
        grid.add_column(width=room, no_wrap=True, overflow="ellipsis")
        grid.add_column(width=width - room - 2, no_wrap=True, overflow="ellipsis")
        for building in self.table["buildings"]:
            does = Text(self.words(f"building-{building['id']}-does"), style="dim")
            grid.add_row(self._house(building, room), does)
        return grid

    def _bands(self, roomy: bool) -> RenderableType:
        from rich import box
        from rich.table import Table

        heads = ("goods", "bullets", "stash", "reserve", "graveyard", "kills", "score")
        rule = box.SIMPLE_HEAD if roomy else None  # a line that six bands have no room for
        grid = Table(box=rule, padding=(0, 1), pad_edge=False, show_edge=False)
        grid.add_column("", width=NAME_WIDTH + 5, no_wrap=True)
        for head in heads:
            grid.add_column(self.words(f"board-{head}"), no_wrap=True)
        for band in self.table["bands"]:
            grid.add_row(*self._band(band))
        if self.table["ranger"] is not None:
            grid.add_row(*self._ranger(self.table["ranger"]))
        return grid

    def _bullets(self, band: Mapping[str, Any]) -> Text:
        """The six slots, the number of a Bullet, a dot for a Casing; then the Critical token."""
        from rich.text import Text

        line = Text()
        for slot in SLOTS:
            loaded = slot in band["bullets"]
            line.append(str(slot) if loaded else "·", style=f"bold {LOADED}" if loaded else QUIET)
        side = SKULL if band["skull"] else "!"
        line.append(f" {side}", style=DEAD if band["skull"] else "bold #ff7a6b")
        return line

    def _name(self, band: int, name: str, seat: int) -> Text:
        from rich.text import Text

        letter, colour = self._letter(band)
        asked = any(
            ask["seat"] == seat and ask["args"][:1] in ([band], []) for ask in self.view["asks"]
        )
        line = Text(ASKED if asked else " ", style=LOADED)
        line.append(letter, style=f"bold {colour} reverse")
        own = "bold underline" if seat == self.teller.me else "bold"
        line.append(f" {cut(name, NAME_WIDTH)}", style=own)
        if band == self.table["law"]:
            line.append(f" {BADGE}", style=LOADED)
        return line

    def _band(self, band: Mapping[str, Any]) -> Iterator[Text]:
        from rich.text import Text

        yield self._name(band["band"], self.teller.name(band["band"]), band["seat"])
        yield Text(f"${band['coins']} N{band['notoriety']}")
        yield self._bullets(band)
        for place in ("stash", "reserve", "graveyard"):
            yield Text(str(band[place]))
        yield Text(str(sum(CARD[id].value for id in band["killed"])), style=DEAD)
        yield Text(str(band["score"]), style="bold")

    def _ranger(self, ranger: Mapping[str, Any]) -> Iterator[Text]:
        from rich.text import Text

        yield self._name(1, self.words("ranger"), -1)
        yield Text("")
        yield self._bullets(ranger)
        for place in ("stash", "reserve", "graveyard"):
            yield Text(str(ranger[place]))
        yield Text("")
        yield Text("")


def packed(spans: Sequence[int], columns: int) -> list[list[int]]:
    """Which cells stand in which row, when each takes so many columns and none is broken."""
    rows: list[list[int]] = []
    left = 0
    for at, span in enumerate(spans):
        if span > left:
            rows.append([])
            left = columns
        rows[-1].append(at)
        left -= span
    return rows


def fitted(names: Sequence[str], width: int) -> list[str]:
    """Names that fit side by side, a gap behind each; the longest are cut where they do not."""
    most = max(len(name) for name in names)
    while sum(min(len(name), most) + 1 for name in names) > width:
        most -= 1
    return [cut(name, most) for name in names]


TELLER = UndeadTeller
