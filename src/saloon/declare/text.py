"""A declared table in words, and how it is drawn in a terminal: from its fields alone.

A game that wants to say more subclasses `DeclaredTeller` in a text.py of its own, as TELLER.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from saloon.choices import FOLDED_FROM
from saloon.declare.fields import EACH, FLAG, NOBODY, SEAT, Declared, Kind
from saloon.declare.game import DeclaredGame
from saloon.declare.table import Table
from saloon.engine.family import Family
from saloon.engine.game import Game
from saloon.goal import Goal
from saloon.words import Board, Teller

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderableType, RenderResult

PIPS = "⚀⚁⚂⚃⚄⚅"
UNKNOWN = "▒"
ASKED = "►"


def declared(game: Game) -> DeclaredGame[Table]:
    """A game whose table is declared."""
    assert isinstance(game, DeclaredGame)
    return cast("DeclaredGame[Table]", game)


class DeclaredTeller(Teller):
    """Says what happens at a declared table.

    A field is called by the message `field-<name>`, a move by `move-<family>` with its parts as
    variables, a value of a part or a kind by `<name>-<value>` where there is such a message.
    """

    def __init__(
        self, game: Game, lang: str, names: Sequence[str] = (), me: int | None = None
    ) -> None:
        super().__init__(game, lang, names, me)
        self.declared = declared(game)
        self.fields = [f for f in self.declared.fields if not f.clause and f.seen != NOBODY]
        families = game.families
        self.parts = {name: part for one in families for name, part in one.parts.items()}
        self.seats = {"who", "target", *[f.name for f in self.fields if f.form == SEAT]}

    def needs(self) -> list[str]:
        """The names of fields, moves and parts."""
        families = self.game.families
        named = [f"field-{field.name}" for field in self.fields if field.drawn]
        named += [
            f"sheet-{sheet}" for sheet in dict.fromkeys(f.sheet for f in self.fields) if sheet
        ]
        named += [f"move-{family.name}" for family in families]
        return named + [
            f"pick-{part}" for one in families if len(one.parts) > 1 for part in one.parts
        ]

    # -- names ------------------------------------------------------------------------------------

    def argument(self, name: str, value: int) -> object:
        """A seat by name, a value of a part by its word; other numbers as they are."""
        if name in self.seats:
            return self.name(value) if value >= 0 else self.words("declared-nobody")
        part = self.parts.get(name)
        word = f"{name}-{value}"
        if isinstance(part, tuple):
            word = f"{name}-{part[value]}"
        if word in self.words:
            return self.words(word)
        return part[value] if isinstance(part, tuple) else value

    def field(self, field: Declared) -> str:
        """What a field is called."""
        return self.words(f"field-{field.name}")

    def thing(self, kind: Kind, value: int) -> str:
        """A card, a die or a token by name."""
        word = f"{kind.name}-{value}"
        return self.words(word) if word in self.words else str(value)

    def value(self, field: Declared, value: Any, short: bool = False) -> str:
        """What a field holds, in words; `short` for a board, with signs for the eye."""
        if value is None:
            return UNKNOWN if short else self.words("declared-hidden")
        if field.kind is not None:
            return self._row(field.kind, value, short)
        if field.form == FLAG:
            return self.words("yes" if value else "no")
        if field.form == SEAT:
            return str(self.argument("who", value))
        return str(self.argument(field.name, value))

    def _row(self, kind: Kind, row: int | Sequence[int], short: bool) -> str:
        if isinstance(row, int):
            return UNKNOWN * row if short and row <= 6 else self.words("declared-down", count=row)
        if not row:
            return "-" if short else self.words("declared-none")
        if short and kind.look == "die" and max(row) <= len(PIPS):
            return " ".join(f"{value}{PIPS[value - 1]}" for value in row)
        if short or len(set(row)) == len(row):
            return ", ".join(self.thing(kind, value) for value in row)
        counted = Counter(row)
        return ", ".join(
            self.words("declared-times", count=count, thing=self.thing(kind, value))
            for value, count in sorted(counted.items())
        )

    # -- moves ------------------------------------------------------------------------------------

    def family(self, move: str) -> Family:
        """The family of a move in text form."""
        family = self.game.family(move)
        assert family is not None
        return family

    def part(self, name: str, value: str, view: Mapping[str, Any]) -> str:  # noqa: ARG002
        """A value of a part, short enough for a small button."""
        part = self.parts[name]
        return str(
            self.argument(name, int(value) if isinstance(part, range) else part.index(value))
        )

    def composite(self, ask: Mapping[str, Any]) -> tuple[tuple[str, ...], Sequence[str]] | None:
        """Many moves of one family with several parts are chosen part by part."""
        made: dict[Family, list[str]] = {}
        for move in ask.get("moves", ()):
            made.setdefault(self.family(move), []).append(move)
        for family, moves in made.items():
            if len(family.parts) > 1 and len(moves) >= FOLDED_FROM:
                return tuple(family.parts), moves
        return None

    def sums(self, ask: Mapping[str, Any]) -> Sequence[str]:
        """Many moves of one family that differ in a number alone are a question for a sum."""
        made: dict[Family, list[str]] = {}
        for move in ask.get("moves", ()):
            made.setdefault(self.family(move), []).append(move)
        return next((moves for family, moves in made.items() if self.is_number(family)), ())

    def is_number(self, family: Family) -> bool:
        """Whether moves name a bare number: no seat, no thing, nothing that has a word."""
        (name, part), *more = family.parts.items() or [("", ())]
        if more or family.at or not isinstance(part, range):
            return False
        kinds = {field.kind.name for field in self.fields if field.kind is not None}
        named = any(f"{name}-{value}" in self.words for value in part)
        return name not in self.seats | kinds and not named

    # -- the table --------------------------------------------------------------------------------

    def read(self, view: Mapping[str, Any]) -> list[str]:
        """What all share first, then seat by seat."""
        table = view["table"]
        lines = self.read_options(view)
        for field in self.fields:
            if not field.by_seat and field.drawn:
                said = self.value(field, table[field.name])
                lines.append(self.words("declared-field", name=self.field(field), value=said))
        for seat in range(view["seats"]):
            held = [
                self.words(
                    "name-value",
                    name=self.field(field),
                    value=self.value(field, table[field.name][seat]),
                )
                for field in self.fields
                if field.by_seat and field.drawn
            ]
            if held:
                said = "; ".join(held)
                lines.append(self.words("declared-field", name=self.who(seat), value=said))
        return lines

    def goal(self, view: Mapping[str, Any]) -> Goal:
        """The scores, under the message `goal-wins` where the game has one."""
        wins = "goal-wins" if "goal-wins" in self.words else "goal-most"
        return Goal(self.words(wins), list(view["scores"]))

    def board(self, view: Mapping[str, Any]) -> RenderableType:
        """What all share above, one row a player below."""
        return DeclaredBoard(self, view)


class DeclaredBoard(Board):
    """A declared table drawn for a terminal."""

    teller: DeclaredTeller

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        from rich.table import Table as Grid
        from rich.text import Text

        tell, table = self.teller, self.table
        shared = [field for field in tell.fields if not field.by_seat and field.drawn]
        for field in shared:
            name, value = tell.field(field), tell.value(field, table[field.name], short=True)
            yield Text.assemble((f"{name}: ", "bold"), value, overflow="fold")
        own = [field for field in tell.fields if field.by_seat and field.drawn]
        grid = Grid(box=None, padding=(0, 2, 0, 0), width=options.max_width)
        grid.add_column(self.words("declared-who"), overflow="ellipsis", no_wrap=True, min_width=10)
        for field in own:
            right = field.form == EACH
            grid.add_column(
                tell.field(field), justify="right" if right else "left", overflow="fold"
            )
        asked = {ask["seat"] for ask in self.view["asks"]}
        for seat in range(self.view["seats"]):
            cells = [tell.value(field, table[field.name][seat], short=True) for field in own]
            mark = ASKED if seat in asked else " "
            style = "bold" if seat == tell.me else ""
            grid.add_row(f"{mark} {tell.who(seat)}", *cells, style=style)
        yield ""
        yield grid


TELLER = DeclaredTeller
