"""Write how the tables of the games are copied, from the fields that their `__init__` declares.

    python -m scripts.become

A compiled table is copied fastest by plain assignments, one a field: a list is copied, anything
else never changes and is shared. Nobody writes them by hand: a field that is new in `__init__` is
added to `become`, one that is gone is left out, and each is written the way its type asks for. A
game may spread them over several methods (`_become_board`); they stay where they are.
"""

from __future__ import annotations

import ast
from pathlib import Path

GAMES = Path(__file__).parents[1] / "src" / "saloon" / "games"


def tables() -> list[Path]:
    """The modules that declare a table; the tables of games with a fields.py are written whole."""
    found = sorted(GAMES.glob("*/state.py"))
    return [path for path in found if not (path.parent / "fields.py").exists()]


def declared(table: ast.ClassDef) -> dict[str, bool]:
    """The fields of a table, in order, and whether each is a list."""
    found: dict[str, bool] = {}
    for node in method(table, "__init__").body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
            found[node.target.attr] = ast.unparse(node.annotation).startswith("list")
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute):
            found[node.targets[0].attr] = isinstance(node.value, ast.List)
    return found


def method(table: ast.ClassDef, name: str) -> ast.FunctionDef:
    """A method by its name."""
    return next(n for n in table.body if isinstance(n, ast.FunctionDef) and n.name == name)


def copied(table: ast.ClassDef) -> dict[str, ast.Assign]:
    """The assignments that take a field over, in `become` and the methods it is spread over."""
    found: dict[str, ast.Assign] = {}
    for node in table.body:
        if isinstance(node, ast.FunctionDef) and node.name.lstrip("_").startswith("become"):
            for line in ast.walk(node):
                if isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Attribute):
                    found[line.targets[0].attr] = line
    return found


def rewritten(source: str) -> str:
    """A module with the copying of its table as its fields ask for."""
    tree = ast.parse(source)
    table = next(n for n in tree.body if isinstance(n, ast.ClassDef) and n.name == "Table")
    fields, there = declared(table), copied(table)
    lines: list[str | None] = list(source.splitlines())
    for name, node in there.items():
        indent = " " * node.col_offset
        lines[node.lineno - 1] = indent + line(name, fields[name]) if name in fields else None
    new = [" " * 8 + line(name, fields[name]) for name in fields if name not in there]
    if new:
        own = [node for node in method(table, "become").body if isinstance(node, ast.Assign)]
        at = own[-1].lineno if own else method(table, "become").body[-1].lineno
        lines[at - 1] = "\n".join([*([] if lines[at - 1] is None else [str(lines[at - 1])]), *new])
    return "\n".join(text for text in lines if text is not None) + "\n"


def line(name: str, is_list: bool) -> str:
    """How a field is taken over."""
    return f"self.{name} = other.{name}{'[:]' if is_list else ''}"


def main() -> None:
    """Write every table's copying."""
    for path in tables():
        source = path.read_text(encoding="utf-8")
        if rewritten(source) != source:
            path.write_text(rewritten(source), encoding="utf-8")
            print(f"{path.parent.name}: written")


if __name__ == "__main__":
    main()
