"""Refuses hidden facts in a local that lives across a `yield`, by reading the rules.

A flow is brought to where it stands by playing the same open moves on a table that was redealt:
its locals must follow from what all have seen. So a name is refused that

- is given something hidden: read from a field that the game declares as hidden (not its length, and
  not what `disclose` says), or returned by a function that reads one, or made from such a name, or
  given anything where such a name decides;
- is read again after a question that was asked since;
- and has not come to light in between: nobody was told it, it is no argument of a question, and
  nothing was revealed where it was read.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path

from saloon.declare.reading import DOOR
from saloon.engine.game import SPECTATOR, Game
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.lab.coverage import settings

OPEN_CALLS = frozenset({"len", "bool", "disclose"})
"""Calls whose result is open whatever they are given."""
SHOWING = frozenset({"tell", "Ask", "ask", "reveal"})
"""Calls that bring to light what they are given, or what was read just before."""
MOVES = 60
"""How far a game is played to meet its zones."""

Function = ast.FunctionDef


def hidden_fields(game: Game) -> set[str]:
    """The fields of the table that the game declares as hidden."""
    found = set(game.covered)
    for seats, options in settings(game)[:: max(1, len(settings(game)) // 24)]:
        match = Match(game, seats, "zones", options)
        rng = Rng.seeded("zones")
        for _ in range(MOVES):
            if not match.asks:
                break
            for seat in (SPECTATOR, *range(seats)):
                found.update([z.name.split()[0] for z in game.zones(match.state, seat)])
            ask = match.asks[0]
            match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    return found


def check_frames(game: Game) -> None:
    """Raise AssertionError naming every local of the rules that keeps something hidden."""
    spec = find_spec(type(game).__module__)
    assert spec is not None, f"the source of {game.id} cannot be found"
    # Compiled, the source lies beside it.
    home = Path(str(spec.origin)).parent / f"{type(game).__module__.rpartition('.')[2]}.py"
    files = [home, *sorted((home.parent / "play").rglob("*.py"))]
    sources = {str(file.relative_to(home.parent)): file.read_text("utf-8") for file in files}
    found = kept_secrets(sources, hidden_fields(game))
    assert not found, "hidden facts in a local across a yield:\n" + "\n".join(found)


def kept_secrets(sources: dict[str, str], hidden: Iterable[str]) -> list[str]:
    """One sentence for every name in these sources that keeps something hidden."""
    fields = frozenset(hidden)
    functions = [
        (name, node)
        for name, text in sources.items()
        for node in ast.walk(ast.parse(text))
        if isinstance(node, Function)
    ]
    telling = returning(functions, fields)
    return [
        f"{file}:{line}: {function.name} keeps {name} across the question in line {asked}"
        for file, function in functions
        for name, line, asked in kept_in(function, fields, telling)
    ]


def returning(functions: list[tuple[str, Function]], fields: frozenset[str]) -> frozenset[str]:
    """The functions that return something hidden and do not bring it to light themselves."""
    found: frozenset[str] = frozenset()
    while True:
        more = frozenset(
            function.name
            for _, function in functions
            if not calls(function, SHOWING) and returns_hidden(function, fields, found)
        )
        if more == found:
            return found
        found = more


def returns_hidden(function: Function, fields: frozenset[str], telling: frozenset[str]) -> bool:
    """Whether a function returns what it read from a hidden field."""
    names = {one.name for one in given(function, fields, telling)}
    return any(
        isinstance(node, ast.Return)
        and node.value is not None
        and reads(node.value, fields, telling, names)
        for node in own_nodes(function)
    )


def kept_in(
    function: Function, fields: frozenset[str], telling: frozenset[str]
) -> Iterator[tuple[str, int, int]]:
    """Names of a function that keep something hidden: name, line, line of the question."""
    nodes = own_nodes(function)
    yields = [node for node in nodes if isinstance(node, (ast.Yield, ast.YieldFrom))]
    loops = [node for node in nodes if isinstance(node, (ast.For, ast.While))]
    for one in given(function, fields, telling):
        for asked in yields:
            if not crosses(one.name, one.since, asked, nodes, loops):
                continue
            if shown(one.name, one.since, (asked.lineno + 1, 0), nodes):
                continue
            yield one.name, one.line, asked.lineno
            break


def crosses(
    name: str,
    since: tuple[int, int],
    asked: ast.Yield | ast.YieldFrom,
    nodes: list[ast.AST],
    loops: list[ast.For | ast.While],
) -> bool:
    """Whether a name that was given something is read after a question."""
    if place(asked) <= since:
        return False
    again = [
        place(node)
        for node in nodes
        if isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, ast.Store)
    ]
    for node in nodes:
        if not (isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, ast.Load)):
            continue
        here = place(node)
        if here > end(asked):
            if not any(
                end(asked) < other < here and not sometimes(other, here, nodes) for other in again
            ):
                return True
        elif any(
            place(loop) <= here <= end(loop)
            and place(loop) <= place(asked) <= end(loop)
            and since < place(loop)
            for loop in loops
        ):
            return True
    return False


def sometimes(there: tuple[int, int], here: tuple[int, int], nodes: list[ast.AST]) -> bool:
    """Whether one place can be left out on the way to another."""
    return any(
        isinstance(branch, (ast.If, ast.For, ast.While))
        and place(branch) <= there <= end(branch)
        and not place(branch) <= here <= end(branch)
        for branch in nodes
    )


def shown(name: str, since: tuple[int, int], until: tuple[int, int], nodes: list[ast.AST]) -> bool:
    """Whether a name comes to light between two places."""
    for node in nodes:
        if not isinstance(node, ast.Call) or not since <= place(node) < until:
            continue
        called = called_name(node)
        if called == "reveal":
            return True
        if called in SHOWING and name in {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}:
            return True
    return False


class Given:
    """A name that is given something hidden, and where."""

    def __init__(self, name: str, line: int, since: tuple[int, int]) -> None:
        self.name = name
        self.line = line
        self.since = since


def given(function: Function, fields: frozenset[str], telling: frozenset[str]) -> list[Given]:
    """The names that a function gives something hidden."""
    found: list[Given] = []
    nodes = own_nodes(function)
    while True:
        more = list(assigned(nodes, fields, telling, found))
        if len(more) == len(found):
            return found
        found = more


def assigned(
    nodes: list[ast.AST], fields: frozenset[str], telling: frozenset[str], before: list[Given]
) -> Iterator[Given]:
    """Assignments of something hidden, to a name or into a row that has one."""
    for node in nodes:
        if isinstance(node, ast.Assign):
            targets, value = node.targets, node.value
        elif isinstance(node, (ast.AnnAssign, ast.AugAssign)) and node.value is not None:
            targets, value = [node.target], node.value
        elif isinstance(node, ast.For):
            targets, value = [node.target], node.iter
        else:
            continue
        names = covered_at(place(node), before, nodes)
        if not reads(value, fields, telling, names) and not decided(node, names, nodes):
            continue
        for target in targets:
            for one in ast.walk(target):
                if isinstance(one, ast.Name) and not inside_field(one, target):
                    yield Given(one.id, one.lineno, end(value))


def covered_at(here: tuple[int, int], before: list[Given], nodes: list[ast.AST]) -> set[str]:
    """The names that hold something hidden at a place: not those that came to light till then."""
    return {one.name for one in before if not shown(one.name, one.since, here, nodes)}


def decided(node: ast.AST, names: set[str], nodes: list[ast.AST]) -> bool:
    """Whether something hidden in a name decides that a statement is reached."""
    return any(
        isinstance(branch, ast.If)
        and place(branch.test) < place(node) <= end(branch)
        and any(isinstance(one, ast.Name) and one.id in names for one in ast.walk(branch.test))
        for branch in nodes
    )


def inside_field(name: ast.Name, target: ast.expr) -> bool:
    """Whether a name only leads to a field (`t` in `t.deck`) or is an index."""
    for node in ast.walk(target):
        if isinstance(node, ast.Attribute) and name in ast.walk(node):
            return True
        if isinstance(node, ast.Subscript) and name in ast.walk(node.slice):
            return True
    return False


def reads(
    value: ast.expr, fields: frozenset[str], telling: frozenset[str], names: set[str]
) -> bool:
    """Whether an expression reads something hidden."""
    if isinstance(value, ast.Call):
        called = called_name(value)
        if called in OPEN_CALLS:
            return False
        if called in telling:
            return True
    if isinstance(value, (ast.Compare, ast.Yield)):
        return False  # that it holds is for all to see; an answer is its seat's own
    if isinstance(value, ast.Attribute) and value.attr in fields:
        return True
    if isinstance(value, ast.Name) and value.id in names:
        return True
    return any(
        reads(child, fields, telling, names)
        for child in ast.iter_child_nodes(value)
        if isinstance(child, ast.expr)
    )


def calls(function: Function, names: Iterable[str]) -> bool:
    """Whether a function calls one of these."""
    return any(
        isinstance(node, ast.Call) and called_name(node) in names for node in own_nodes(function)
    )


def called_name(call: ast.Call) -> str:
    """The last part of what is called; the method of one event or question is tell or ask."""
    func = call.func
    if isinstance(func, ast.Attribute):
        door = DOOR.fullmatch(func.attr)
        return func.attr if door is None else door[1]
    return func.id if isinstance(func, ast.Name) else ""


def own_nodes(function: Function) -> list[ast.AST]:
    """Everything in a function but the functions inside it."""
    found: list[ast.AST] = []
    waiting: list[ast.AST] = list(function.body)
    while waiting:
        node = waiting.pop(0)
        found.append(node)
        if not isinstance(node, (ast.FunctionDef, ast.Lambda)):
            waiting.extend(ast.iter_child_nodes(node))
    return found


def place(node: ast.AST) -> tuple[int, int]:
    """Where something begins."""
    return getattr(node, "lineno", 0), getattr(node, "col_offset", 0)


def end(node: ast.AST) -> tuple[int, int]:
    """Where something ends."""
    return getattr(node, "end_lineno", 0), getattr(node, "end_col_offset", 0)
