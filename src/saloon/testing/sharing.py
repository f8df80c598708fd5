"""No match holds a list that another match could hold, too.

A menu that is a constant of a module is handed to every match: who takes a move out of one takes it
out of all. The same goes for a field of the table, and for what a view shows.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from saloon.engine.ask import Ask
from saloon.engine.data import fields
from saloon.engine.game import Game
from saloon.engine.match import Match
from saloon.engine.state import Part

PLAIN = (bool, int, float, str, bytes, type(None))


class Constants:
    """Every list that the modules of a game hold, by identity, with the constant it is part of."""

    def __init__(self, game: Game) -> None:
        self.package = type(game).__module__.rpartition(".")[0]
        self.names: dict[int, str] = {}
        self.held: list[object] = []  # so that no other thing takes one's identity meanwhile
        self._seen: set[int] = set()
        for name, module in list(sys.modules.items()):
            if name == self.package or name.startswith(f"{self.package}."):
                for constant, value in list(vars(module).items()):
                    self._add(value, f"{name}.{constant}")

    def _add(self, value: object, name: str) -> None:
        if isinstance(value, (*PLAIN, type)) or id(value) in self._seen:
            return
        self._seen.add(id(value))
        if isinstance(value, list):
            self.names[id(value)] = name
            self.held.append(value)
        if isinstance(value, (list, tuple)):
            for item in value:
                self._add(item, name)
        elif isinstance(value, dict):
            for item in value.values():
                self._add(item, name)
        elif type(value).__module__.startswith(self.package):
            for field in fields(value):
                self._add(getattr(value, field, None), name)

    def name(self, value: object) -> str | None:
        """The constant that a list is, or is part of."""
        return self.names.get(id(value))


def lists(value: object) -> Iterator[list[object]]:
    """A list and all within it, also those that parts of a state hold."""
    if isinstance(value, list):
        yield value
    if isinstance(value, (list, tuple)):
        for item in value:
            if not isinstance(item, PLAIN):
                yield from lists(item)
    elif isinstance(value, dict):
        for item in value.values():
            yield from lists(item)
    elif isinstance(value, Part):
        for field in fields(value):
            yield from lists(getattr(value, field))


def questions(match: Match) -> list[Ask]:
    """Everything that is asked now, answered already or not."""
    ask = match.ask
    if ask is None:
        return []
    return list(ask.parts) or [ask]


def check_sharing(match: Match, constants: Constants) -> None:
    """Menu, table and views hold lists of their own."""
    table = {id(held): held for held in lists(match.state)}
    for held in table.values():
        name = constants.name(held)
        assert name is None, f"the table holds the list {name}, which all matches share"
    for ask in questions(match):
        name = constants.name(ask.moves)
        assert name is None, f"the menu of {ask.prompt!r} is the list {name}, not a copy of it"
        assert id(ask.moves) not in table, f"the menu of {ask.prompt!r} is a list of the table"
    for seat in (None, 0):
        for shown in lists(match.view(seat)["table"]):
            name = constants.name(shown) or ("of the table" if id(shown) in table else None)
            assert name is None, f"a view shows the list {name} itself, not a copy of it"


def check_menus_apart(match: Match) -> None:
    """Moves taken out of the menus of a clone or an imagined world are missing nowhere else."""
    asked = [(ask.prompt, ask.moves[:]) for ask in questions(match)]
    others = [*questions(match.clone()), *questions(match.imagine(match.asks[0].seat))]
    taken = [(ask.moves, ask.moves[:]) for ask in others]
    for menu, _ in taken:
        menu.clear()
    try:
        for other in (match, match.clone()):
            for ask, (prompt, moves) in zip(questions(other), asked, strict=True):
                assert ask.moves == moves, f"the menu of {prompt!r} is shared with other matches"
    finally:
        for menu, moves in taken:
            menu.extend(moves)
