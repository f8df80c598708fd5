"""How the table of `undead` is drawn in a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from saloon.games.undead.content import HIRE_GUNS
from saloon.games.undead.text import CARD, SLOTS, UndeadTeller, on_space, slots_of
from saloon.words import Board, cut

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
"""The name of a building is cut to no fewer letters."""
WIDE_WIDTH: Final = 112
NAME_WIDTH: Final = 11
DICE_SHOWN: Final = 8
"""The latest shots of the round; a shootout may take many."""
ROOMY_LINES: Final = 9
"""What the roomy drawing takes besides a line for each building and each band."""
TIGHT_LINES: Final = 5
"""What the tight drawing takes besides the buildings and a line for each band."""


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
        line = Text()
        for card in cards:
            name = f"{self.teller.card(card['id'])} " if named else ""
            weak = "".join(str(slot) for slot in card["weak"])
            line.append(f"{name}{SKULL}{card['value']}:{weak} ", style=DEAD)
        return line

    def _street(self) -> Text:
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
        """In columns; a crowded building takes the room of two, as far as `most` lines allow."""
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
        grid = Table.grid(padding=(0, 1))
        room = 38
        grid.add_column(width=room, no_wrap=True, overflow="ellipsis")
        grid.add_column(width=width - room - 2, no_wrap=True, overflow="ellipsis")
        for building in self.table["buildings"]:
            does = Text(self.words(f"building-{building['id']}-does"), style="dim")
            grid.add_row(self._house(building, room), does)
        return grid

    def _bands(self, roomy: bool) -> RenderableType:
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
        line = Text()
        for slot in SLOTS:
            loaded = slot in band["bullets"]
            line.append(str(slot) if loaded else "·", style=f"bold {LOADED}" if loaded else QUIET)
        side = SKULL if band["skull"] else "!"
        line.append(f" {side}", style=DEAD if band["skull"] else "bold #ff7a6b")
        return line

    def _name(self, band: int, name: str, seat: int) -> Text:
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
        yield self._name(band["band"], self.teller.name(band["band"]), band["seat"])
        yield Text(f"${band['coins']} N{band['notoriety']}")
        yield self._bullets(band)
        for place in ("stash", "reserve", "graveyard"):
            yield Text(str(band[place]))
        yield Text(str(sum(CARD[id].value for id in band["killed"])), style=DEAD)
        yield Text(str(band["score"]), style="bold")

    def _ranger(self, ranger: Mapping[str, Any]) -> Iterator[Text]:
        yield self._name(1, self.words("ranger"), -1)
        yield Text("")
        yield self._bullets(ranger)
        for place in ("stash", "reserve", "graveyard"):
            yield Text(str(ranger[place]))
        yield Text("")
        yield Text("")


def packed(spans: Sequence[int], columns: int) -> list[list[int]]:
    """Which cells stand in which row, when each takes its number of columns and none is broken."""
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


BOARD = UndeadBoard
