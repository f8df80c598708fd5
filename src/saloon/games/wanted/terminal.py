"""How the table of `wanted` is drawn in a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich import box
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from saloon.games.wanted.content import (
    DECKS,
    GANGS,
    OUTLAWS,
    SALOON,
    SALOON_KINDS,
    TOWNS,
    leader_of,
)
from saloon.games.wanted.text import (
    COLOURS,
    ONE,
    OUTLAW,
    SHAPES,
    STAR,
    WantedTeller,
    majority,
    starred,
)
from saloon.words import Board, cut

LEADS = "▸"
ASKED = "►"
CLOSED = "✖"
LOOKED = "◎"
KNOWN = "#ffc845"
QUIET = "#8a7a66"
NAME_WIDTH = 10
ROOMY_WIDTH = 96
ROOMY_ROWS = 11


class WantedBoard(Board):
    """The table drawn: it takes more lines where there is room, fewer where there is not."""

    teller: WantedTeller

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        rows = ROOMY_ROWS + 2 * len(self.table["players"])
        roomy = width >= ROOMY_WIDTH and (options.height is None or options.height >= rows)
        yield self._decks(width, roomy)
        yield self._players(width, roomy)
        yield self._pieces()

    def _decks(self, width: int, roomy: bool) -> RenderableType:
        grid = Table.grid(padding=0)
        each = width // len(DECKS)
        decks = self.table["decks"]
        for _ in decks:
            grid.add_column(width=each)
        known = any("next" in deck for deck in decks)
        grid.add_row(*(self._deck(deck, each, roomy, known) for deck in decks))
        return grid

    def _deck(
        self, deck: Mapping[str, Any], width: int, roomy: bool, known: bool
    ) -> RenderableType:
        body = self._face(deck, width - 4, roomy)
        if known:
            body.append(f"\n{self._next(deck)}", style=KNOWN)
        left = self.words("board-left", left=deck["left"])
        if deck["looked_by"]:
            eyes = "".join(self.teller.name(seat)[:1] for seat in deck["looked_by"])
            left = f"{left if roomy else deck['left']} {LOOKED}{eyes}"
        closed = self.table["cavalry"] == deck["deck"]
        if closed:
            left = f"{CLOSED} {self.words('board-cavalry')}"
        # WAN-SETUP-12: the colour of its gang, whoever lies on top; the Saloon is nobody's.
        town = DECKS.index(deck["deck"])
        colour = COLOURS[town] if town < len(TOWNS) else QUIET
        return Panel(
            body,
            title=Text(_short(self.teller.deck(deck["deck"]), width - 4), style=f"bold {colour}"),
            subtitle=Text(left, style="bold reverse" if closed else ""),
            width=width,
            box=box.DOUBLE if closed else box.ROUNDED,
            border_style=QUIET if closed else colour,
            padding=(0, 1),
        )

    def _face(self, deck: Mapping[str, Any], room: int, roomy: bool) -> Text:
        """What lies on top: two lines, the name of an outlaw and its epithet if there is room."""
        face = Text(no_wrap=True, overflow="ellipsis")
        if deck["deck"] == DECKS[SALOON]:
            face.append(self.words("board-face-down"), style="italic")
            gone = self.table["saloon_discard"]
            used = [f"{self.teller.kind(kind)[:2]}{gone.count(kind)}" for kind in SALOON_KINDS]
            face.append(f"\n{' '.join(used)}", style="dim")
            return face
        if deck["up"] is None:
            hidden = self.words("board-face-down") if deck["left"] else ""
            return Text(f"{hidden}\n", style="italic")
        outlaw = OUTLAW[deck["up"]]
        bold = f"bold {COLOURS[outlaw.gang]}"
        first, second = _two_lines(starred(outlaw), room - 2)
        if roomy:
            first = _short(outlaw.name, room - 4)
            first = f"{first} {STAR}" if outlaw.leader else first
            second = self.words(f"epithet-{outlaw.id.lower()}")
        face.append(f"{SHAPES[outlaw.gang]} {first}", style=bold)
        face.append(f"\n{second}" if roomy else f"\n  {second}", style="dim" if roomy else bold)
        return face

    def _next(self, deck: Mapping[str, Any]) -> str:
        if "next" not in deck:
            return ""
        if deck["deck"] == DECKS[SALOON]:
            return f"→ {self.teller.kind(deck['next'])}"
        return f"→ {self.teller.card(deck['next'])}"

    def _players(self, width: int, roomy: bool) -> RenderableType:
        dollars = self.table["options"]["dollars"]
        room = (width - NAME_WIDTH - (22 if dollars else 19)) // 4
        grid = Table(box=box.SIMPLE_HEAD, padding=0, pad_edge=False, show_edge=False)
        grid.add_column(self.words("board-player"), width=NAME_WIDTH, no_wrap=True)
        for gang in range(4):
            label = Text(self.teller.gang(gang), style=COLOURS[gang], overflow="ellipsis")
            grid.add_column(label, width=room, no_wrap=True, overflow="ellipsis")
        grid.add_column(self.words("board-wanted"), width=6, no_wrap=True)
        grid.add_column(self.words("board-one"), width=3, no_wrap=True)
        if dollars:
            grid.add_column("$", width=2, no_wrap=True)
        grid.add_column(self.words("board-points"), width=3, justify="right", no_wrap=True)
        leading = [self._leads(gang) for gang in range(4)]
        for player in self.table["players"]:
            grid.add_row(*self._row(player, leading, room, roomy))
        return grid

    def _leads(self, gang: int) -> int:
        """Who would win the majority of a gang if the round ended now, or -1 (WAN-MAJ-01..04)."""
        return majority(self.table["players"], gang)

    def _row(
        self, player: Mapping[str, Any], leading: list[int], room: int, roomy: bool
    ) -> Iterator[Text]:
        seat = player["seat"]
        asked = seat in [ask["seat"] for ask in self.view["asks"]]
        name = Text.assemble((f"{ASKED if asked else ' '} ", KNOWN))
        own = "bold underline" if seat == self.teller.me else "bold"
        name.append(_short(self.teller.name(seat), NAME_WIDTH - 2), style=own)
        yield name
        for gang, stack in enumerate(player["stacks"]):
            yield self._stack(stack, gang, leading[gang] == seat, room, roomy)
        wanted = Text()
        for gang in range(4):
            has = GANGS[gang] in player["wanted"]
            wanted.append(SHAPES[gang] if has else "·", style=COLOURS[gang] if has else QUIET)
        yield wanted
        yield Text(ONE if player["one"] else "", style=f"bold {KNOWN}")
        if self.table["options"]["dollars"]:
            yield Text("$" * player["tiles"], style=COLOURS[1])
        yield Text(str(player["points"]), style="bold")

    def _stack(self, stack: list[str], gang: int, leads: bool, room: int, roomy: bool) -> Text:
        """Who would win the gang, how many cards, whether the leader is covered, the top card."""
        if not stack:
            return Text(" ·", style=QUIET)
        top = OUTLAW[stack[-1]]
        covered = STAR if OUTLAWS[leader_of(gang)].id in stack[:-1] else " "
        name = _short(top.name, room - (5 if top.leader else 3))
        text = Text(
            f"{LEADS if leads else ' '}{len(stack)}{covered}", style=f"bold {COLOURS[gang]}"
        )
        text.append(f"{name} {STAR}" if top.leader else name, style=COLOURS[gang])
        if roomy and len(stack) > 1:
            under = ", ".join(OUTLAW[card].name.split()[-1] for card in reversed(stack[:-1]))
            text.append(f"\n   {under}", style="dim")
        return text

    def _pieces(self) -> Text:
        """One line: the round, Supremacy, the Cavalry beside the decks, what the signs mean."""
        parts = [self.words("board-round", round=self.table["round"])]
        if self.table["supremacy"] is not None:
            gang = GANGS.index(self.table["supremacy"])
            parts.append(f"{self.words('token-supremacy')} {self.teller.gang(gang)}")
        if self.table["options"]["cavalry"] and self.table["cavalry"] is None:
            parts.append(f"{self.words('board-cavalry')} {self.words('board-beside')}")
        parts.append(self.words("board-if-now"))
        return Text("   ".join(parts), style="dim", no_wrap=True, overflow="ellipsis")


def _short(name: str, room: int) -> str:
    """A name that fits: whole, with initials, its last word, or cut."""
    words = name.split()
    initials = f"{words[0][0]}. {' '.join(words[1:])}"
    for form in (name, initials):
        if len(form) <= room:
            return form
    return cut(words[-1], room)


def _two_lines(name: str, room: int) -> tuple[str, str]:
    """A name broken between words so that its first line fits."""
    words = name.split()
    first = words[0]
    at = 1
    while at < len(words) and len(first) + 1 + len(words[at]) <= room:
        first = f"{first} {words[at]}"
        at += 1
    return first, " ".join(words[at:])


BOARD = WantedBoard
