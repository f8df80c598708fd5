"""What the rules of a game say of themselves, read once from their source when the game is made.

Rules name what they tell and ask where they do it:

    t.tell("bids", who=who, count=count, face=face)
    answer = yield t.ask(who, "answer", menu, count=count)

so no second list says what the numbers of an event are called. Tables that are compiled have a
method for each (scripts/written.py): `t.tell_bids(who=who, count=count)`; there a row of any length
may stand behind them: `t.ask_page(who, pages, "DIC-ASK-01", *ends)`. The clauses of a function
stand in its docstring, the main one first, and go with whatever it tells and asks without clauses.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from types import CodeType

from saloon.engine.errors import BadGame
from saloon.rulebook import clauses_in

SAID = {"tell": 0, "whisper": 1, "ask": 1}
"""Where the kind of an event or the prompt of a question stands; behind it are its clauses."""
CLAUSES_AT = {"tell": 1, "whisper": 2, "ask": 3}
DOOR = re.compile(r"(tell|whisper|ask)_(\w+)")
"""The method of one event or question."""

Names = dict[str, tuple[str, ...]]
Function = ast.FunctionDef


class Reading:
    """The events and questions of a game with the names of their numbers, and its clauses."""

    def __init__(self, game: str, files: list[Path]) -> None:
        self.game = game
        self.events: Names = {}
        self.asks: Names = {}
        self.hows: dict[str, set[str]] = {}
        self.usual: dict[tuple[str, str], str] = {}
        self.claims: set[str] = set()
        self._cited: dict[tuple[str, str], str] = {}
        self._by_code: dict[CodeType, str] = {}
        for file in files:
            for path, function in functions(ast.parse(file.read_text(encoding="utf-8"))):
                self._read(str(file), path, function)

    def _read(self, file: str, path: str, function: Function) -> None:
        clauses = clauses_in(ast.get_docstring(function) or "")
        self._cited[file, path] = " ".join(clauses)
        marks = [ast.unparse(one).rpartition(".")[2] for one in function.decorator_list]
        if "rule" in marks:
            self.claims.update(clauses)
        for call in own_calls(function):
            how, kind = said(call)
            if not kind:
                continue
            where = f"{Path(file).name}:{call.lineno}"
            door = getattr(call.func, "attr", "") != how
            given = [one for one in call.args if not isinstance(one, ast.Starred)]
            if len(given) <= CLAUSES_AT[how] - door:
                self.claims.update(clauses)
                if door:
                    self._go_with(how, kind, " ".join(clauses), where, row_in(call))
            if all(keyword.arg for keyword in call.keywords):
                names = tuple(str(keyword.arg) for keyword in call.keywords) + row_in(call)
                what = "question" if how == "ask" else "event"
                self._learn(what, kind, names, where)
                self.hows.setdefault(kind, set()).add(how)

    def _go_with(self, how: str, kind: str, clauses: str, where: str, row: tuple[str, ...]) -> None:
        """A table that is compiled holds one text for what is told or asked without clauses."""
        if row:
            raise BadGame(f"the row of {how}_{kind} of {self.game!r} needs clauses at {where}")
        usual = self.usual.setdefault((how, kind), clauses)
        if not clauses or usual != clauses:
            raise BadGame(
                f"{how}_{kind} of {self.game!r} is given no clauses at {where}, where the "
                f"docstring names {clauses or 'none'}, elsewhere {usual or 'none'}"
            )

    def _learn(self, what: str, kind: str, names: tuple[str, ...], where: str) -> None:
        known = self.asks if what == "question" else self.events
        before = known.setdefault(kind, names)
        if sorted(before) != sorted(names):
            raise BadGame(
                f"the {what} {kind!r} of {self.game!r} comes with {_listed(names)} at {where}, but "
                f"elsewhere with {_listed(before)}"
            )

    def numbers(
        self, what: str, kind: str, unnamed: tuple[int, ...], named: dict[str, int]
    ) -> tuple[int, ...]:
        """The numbers of an event or a question in their order; raises BadGame naming it."""
        names = (self.asks if what == "question" else self.events).get(kind)
        if names is None:
            raise BadGame(f"no rule of {self.game!r} names the {what} {kind!r}")
        if unnamed:
            raise BadGame(f"the {what} {kind!r} of {self.game!r} comes with numbers without a name")
        if len(named) != len(names) or not all(name in named for name in names):
            raise BadGame(
                f"the {what} {kind!r} of {self.game!r} comes with {_listed(named)}, not with "
                f"{_listed(names)}"
            )
        return tuple([named[name] for name in names])

    def clauses(self, code: CodeType) -> str:
        """The clauses in the docstring of the function that is running; raises BadGame."""
        known = self._by_code.get(code)
        if known is None:
            path = code.co_qualname.partition(".<locals>.<")[0].replace(".<locals>", "")
            known = self._cited.get((code.co_filename, path), "")
            if not known:
                raise BadGame(
                    f"the rule {path}() of {self.game!r} names no clause in its docstring"
                )
            self._by_code[code] = known
        return known


def _listed(names: tuple[str, ...] | dict[str, int]) -> str:
    return ", ".join(names) or "nothing"


def functions(tree: ast.AST, path: str = "") -> Iterator[tuple[str, Function]]:
    """Every function of a source with its path, such as `Class.method`."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            here = f"{path}.{node.name}" if path else node.name
            if isinstance(node, ast.FunctionDef):
                yield here, node
            yield from functions(node, here)
        else:
            yield from functions(node, path)


def said(call: ast.Call) -> tuple[str, str]:
    """How something is said (tell, whisper, ask), and its kind; two empty words for other calls."""
    name = getattr(call.func, "attr", "")
    door = DOOR.fullmatch(name)
    if door is not None:
        return door[1], door[2].replace("_", "-")
    at = SAID.get(name, len(call.args))
    kind = call.args[at] if len(call.args) > at else None
    named = isinstance(kind, ast.Constant) and isinstance(kind.value, str)
    return (name, str(kind.value)) if named and isinstance(kind, ast.Constant) else ("", "")


def row_in(call: ast.Call) -> tuple[str, ...]:
    """The row of numbers that a call ends with, by its name: `*ends`."""
    return tuple(f"*{ast.unparse(one.value)}" for one in call.args if isinstance(one, ast.Starred))


def own_calls(function: Function) -> Iterator[ast.Call]:
    """What a function tells and asks itself, not the functions inside it."""
    waiting: list[ast.AST] = list(function.body)
    while waiting:
        node = waiting.pop(0)
        if isinstance(node, ast.FunctionDef):
            continue
        if isinstance(node, ast.Call) and said(node)[1]:
            yield node
        waiting.extend(ast.iter_child_nodes(node))


def rule_files(module: Path) -> list[Path]:
    """The modules that hold the rules: the game's own, and those in play/ beside it."""
    return [module, *sorted((module.parent / "play").rglob("*.py"))]
