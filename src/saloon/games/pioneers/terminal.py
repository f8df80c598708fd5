"""How the table of `pioneers` is drawn in a terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping
from typing import Any, Final

from rich import box
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from saloon.choices import question_of
from saloon.games.pioneers.board import RADIUS
from saloon.games.pioneers.lookup import COLUMNS, LETTERS, hex_of, hex_row, member, row_of
from saloon.games.pioneers.text import PioneersTeller
from saloon.words import Board, cut

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
"""Columns of a hex in the terminal."""
WIDE_CELL: Final = 11
"""A hex takes this many columns where the whole map fits with names instead of codes."""
NAME_WIDTH: Final = 12


class PioneersBoard(Board):
    """The table drawn: as much of the map as there is room for, then a line for each player.

    A hex takes two lines, land and property above, people below. Columns stand half a hex lower by
    turns, as on the real map.
    """

    teller: PioneersTeller

    def __init__(self, teller: PioneersTeller, view: Mapping[str, Any]) -> None:
        super().__init__(teller, view)
        asked = question_of(view)
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
        for line in deals:
            yield Text(line, style=f"bold {LIT}", no_wrap=True, overflow="ellipsis")

    def _time(self) -> Text:
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
        grid = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, show_edge=False)
        grid.add_column("", width=NAME_WIDTH + 4, no_wrap=True)
        for head in ("points", "cash", "food", "bullets", "goods", "gear"):
            grid.add_column(self.words(f"board-{head}"), no_wrap=True)
        for player in self.table["players"]:
            grid.add_row(*self._player(player))
        return grid

    def _player(self, player: Mapping[str, Any]) -> Iterator[Text]:
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


BOARD = PioneersBoard
