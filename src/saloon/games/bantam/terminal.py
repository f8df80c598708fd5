"""The table of `bantam` drawn for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from saloon.games.bantam.advice import hints
from saloon.games.bantam.board import ACRE, BLACK_ACRE, COLOURS, TILE, WHITE
from saloon.games.bantam.effects import KINDS
from saloon.games.bantam.look import (
    ACRE_NUMBER,
    CABIN_MARK,
    CARD_OF,
    OUT_OF_SIGHT,
    deserted,
    fighters,
    fire_at,
    vigor,
)
from saloon.games.bantam.text import BantamTeller
from saloon.words import Board, cut

COLOURS_OF_SEATS: Final = ("#ff7a4d", "#6fb4ff", "#f2c94c", "#8fcf6f")
SIGHT_STYLE: Final = ("#ff6b5b", "#ffa94d", "#8fcf6f", "#6fb4ff", "#c79bf2")
LETTERS: Final = "ABCD"
QUIET: Final = "#8a7a66"
FOE_STYLE: Final = "#ff8f8f"
FIRE_STYLE: Final = "bold #ff8f3d"
LIT: Final = "#f2c94c"
MAP_ROWS: Final = 15
MOST_HINTS: Final = 4
ROOMY: Final = 30
"""From this height on the map of the reader's tile is drawn."""


class BantamBoard(Board):
    """The table drawn: time and list, the map where there is room, a fight, a row a player."""

    teller: BantamTeller

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        roomy = options.height is None or options.height >= ROOMY
        yield self._time()
        if not any(player["character"] for player in self.table["players"]):
            return
        if self.table["fight"] is not None:
            yield from self._fight()
        else:
            yield from self._list()
        yield self._overview()
        if roomy:
            yield from self._map(width)
        if self.table["fight"] is None:
            yield from self._here()
        yield self._players(width)

    def _line(self) -> Text:
        return Text(no_wrap=True, overflow="ellipsis")

    def _time(self) -> Text:
        table = self.table
        line = self._line()
        line.append(
            self.words("board-round", round=table["round"], last=table["last_round"]), style="bold"
        )
        line.append(f"   {self.words('board-win', score=table['winning'])}", style=QUIET)
        for kind in KINDS:
            if kind in table["supply"]:
                line.append(f"   {self.words(f'kind-{kind}')} {table['supply'][kind]}", style=QUIET)
        return line

    def _reader(self) -> Mapping[str, Any]:
        """The player whose place is shown: the reader, else who is at turn."""
        seat = self.teller.me if self.teller.me is not None else max(0, self.table["active"])
        found: Mapping[str, Any] = self.table["players"][seat]
        return found

    def _list(self) -> Iterator[Text]:
        """The open tasks, each with what could be done now."""
        found = hints(self.teller, self.view)[:MOST_HINTS]
        for task, hint, clause in found:
            line = self._line()
            line.append(f"☐ {task}: ", style="bold")
            line.append(hint)
            line.append(f"  {clause}", style=QUIET)
            yield line
        if not found:
            line = self._line()
            for task in self._reader().get("tasks", []):
                line.append("☑ " if task["done"] else "☐ ", style=LIT)
                short = self.words(f"task-{task['id']}-short")
                line.append(f"{short}   ")
            yield line

    def _here(self) -> Iterator[Text]:
        """The reader's place: what is there, and where its trails lead."""
        reader = self._reader()
        bare = reader["place"].removesuffix(CABIN_MARK)
        number = ACRE_NUMBER[bare]
        line = self._line()
        line.append(self.teller.title_of(reader["place"]), style="bold")
        line.append(": " + ", ".join(self.teller.acre_facts(number, self.table)))
        yield line
        line = self._line()
        line.append("→ ", style=LIT)
        line.append(", ".join(self.teller.ways(number, self.table)))
        yield line

    def _overview(self) -> Text:
        """Every tile of the country, with who is there; the reader's own is underlined."""
        here = self._tile_of(self._reader()["place"])
        line = self._line()
        for number, tile in enumerate(TILE):
            line.append("   " if number else "")
            name = self.words(f"tile-{tile.id}-short")
            line.append(name, style="bold underline" if number == here else QUIET)
            for player in self.table["players"]:
                if player["character"] and self._tile_of(player["place"]) == number:
                    seat = player["seat"]
                    line.append(" ")
                    line.append(LETTERS[seat], style=f"bold {COLOURS_OF_SEATS[seat]} reverse")
            foes = sum(self._tile_of(foe["place"]) == number for foe in self.table["foes"])
            if foes:
                line.append(f" ☠{foes}", style=FOE_STYLE)
        return line

    def _tile_of(self, place: str) -> int:
        return ACRE[ACRE_NUMBER[place.removesuffix(CABIN_MARK)]].tile

    def _map(self, width: int) -> Iterator[Text]:
        """The reader's tile: names where they lie, with who is there."""
        tile = self._tile_of(self._reader()["place"])
        rows: list[list[tuple[int, int]]] = [[] for _ in range(MAP_ROWS)]
        for number, row in enumerate(ACRE):
            if row.tile == tile:
                rows[min(MAP_ROWS - 1, row.y * MAP_ROWS // 1000)].append((row.x, number))
        title = self._line()
        title.append(self.words(f"tile-{TILE[tile].id}-title"), style="bold")
        yield title
        for places in rows:
            line = Text(no_wrap=True, overflow="crop")
            places.sort()
            for at, (x, number) in enumerate(places):
                start = min(x * (width - 12) // 1000, width - 8)
                line.append(" " * max(1 if at else 0, start - line.cell_len))
                after = places[at + 1][0] * (width - 12) // 1000 if at + 1 < len(places) else width
                self._acre(line, number, max(6, after - line.cell_len - 1))
            yield line

    def _acre(self, line: Text, number: int, room: int) -> None:
        row = ACRE[number]
        signs = self._signs(row.id)
        colours = [bit for bit in range(len(COLOURS)) if row.colours >> bit & 1]
        if row.colours == BLACK_ACRE:
            line.append("●", style="#555555")
        elif row.colours == WHITE:
            line.append("○")
        for bit in colours:
            line.append("●", style=SIGHT_STYLE[bit])
        left = room - max(1, len(colours)) - sum(len(sign) for sign, _ in signs)
        line.append(cut(self.words(f"acre-{row.id}"), max(3, left)))
        for sign, style in signs:
            line.append(sign, style=style)

    def _signs(self, id: str) -> list[tuple[str, str]]:
        """Small signs for what is on an Acre: players, foes, Cabins, fire."""
        found = []
        for player in self.table["players"]:
            if player["place"].removesuffix(CABIN_MARK) == id:
                seat = player["seat"]
                found.append((LETTERS[seat], f"bold {COLOURS_OF_SEATS[seat]} reverse"))
        for foe in self.table["foes"]:
            if foe["place"] == id:
                found.append(("☠", FOE_STYLE))
        for cabin in self.table["cabins"]:
            if cabin["acre"] == id:
                style = QUIET if deserted(cabin) else COLOURS_OF_SEATS[cabin["owner"]]
                found.append(("⌂", style))
        if fire_at(self.view, id) is not None:
            found.append(("♨", FIRE_STYLE))
        return found

    def _fight(self) -> Iterator[Text]:
        """A fight, line by line: who, how far, the cards on the table, the reader's hand."""
        table = self.table
        fight = table["fight"]
        line = self._line()
        attacker, defender = (self.teller.combatant(who) for who in fighters(fight))
        line.append(
            self.words(
                "board-fight",
                attacker=attacker,
                defender=defender,
                engagement=fight["engagement"],
                range=fight["range"] if fight["range"] < OUT_OF_SIGHT else "-",
            ),
            style=f"bold {LIT}",
        )
        yield line
        for who, side in zip(fighters(fight), fight["sides"], strict=True):
            line = self._line()
            line.append(f"{self.teller.combatant(who)} ", style="bold")
            left, most = vigor(who, table)
            line.append("♥" * left + "♡" * max(0, most - left), style=FOE_STYLE)
            if side["shown"]:
                card = CARD_OF[side["shown"]]
                line.append(f"  {self.teller.card(card.id)}: {self.teller.face(card)}")
            yield line
            for id in side["cards"] or []:
                line = self._line()
                line.append(f"  · {self.teller.card(id)}: ", style=LIT)
                line.append(self.teller.face(CARD_OF[id]))
                yield line

    def _players(self, width: int) -> RenderableType:
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=15, no_wrap=True, overflow="ellipsis")
        for wide in (3, 5, 4, 5, 5):
            grid.add_column(width=wide, no_wrap=True, overflow="ellipsis")
        grid.add_column(width=max(10, width - 15 - 22 - 7), no_wrap=True, overflow="ellipsis")
        for player in self.table["players"]:
            if player["character"]:
                grid.add_row(*self._player(player))
        return grid

    def _player(self, player: Mapping[str, Any]) -> Iterator[Text]:
        seat = player["seat"]
        name = Text("►" if any(a["seat"] == seat for a in self.view["asks"]) else " ", style=LIT)
        name.append(LETTERS[seat], style=f"bold {COLOURS_OF_SEATS[seat]} reverse")
        own = "bold underline" if seat == self.teller.me else "bold"
        name.append(f" {cut(self.teller.name(seat), 9)}", style=own)
        name.append("★" if seat == self.table["first"] else "", style=LIT)
        yield name
        yield Text(f"{player['np']}★", style=f"bold {LIT}")
        yield Text(
            "♥" * player["vig"] + "♡" * max(0, player["vig_max"] - player["vig"]), style=FOE_STYLE
        )
        yield Text("◆" * player["wil"], style="#6fb4ff")
        yield Text("●" * player["grit"], style="#c9a27a")
        yield Text(self.teller.cash(player["cash"]))
        rest = Text(self.teller.title_of(player["place"]))
        carried = self.teller.held_goods(player)
        for part in (
            carried,
            self.words(f"mount-{player['mount']}") if player["mount"] else "",
            self.teller.held_item(player),
        ):
            if part:
                rest.append(f"; {part}", style=QUIET)
        yield rest


BOARD = BantamBoard
