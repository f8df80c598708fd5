"""Everything that an attribute, a closure or a frame leads to from an imagined world."""

from __future__ import annotations

from types import FunctionType, GeneratorType, MethodType, ModuleType
from typing import Any

from saloon.engine.game import Game

PLAIN = (int, float, str, bytes, bool, type(None))
ENDS = (type, ModuleType, Game)
"""What no match owns: types, modules and the game itself."""


def reach(root: object) -> list[object]:
    """All objects that can be reached, each once, in a fixed order."""
    found: list[object] = []
    met: set[int] = set()
    waiting = [root]
    while waiting:
        one = waiting.pop()
        if isinstance(one, (*PLAIN, *ENDS)) or id(one) in met:
            continue
        met.add(id(one))
        found.append(one)
        waiting.extend(child for _, child in reversed(leads(one)))
    return found


def leads(one: object) -> list[tuple[str, Any]]:
    """What an object leads to, by name."""
    if isinstance(one, dict):
        return [(repr(key), value) for key, value in one.items()]
    if isinstance(one, (list, tuple)):
        return [(str(i), value) for i, value in enumerate(one)]
    if isinstance(one, (set, frozenset)):
        return [(repr(value), value) for value in sorted(one, key=repr)]
    if isinstance(one, GeneratorType):
        frame = one.gi_frame
        held = [] if frame is None else list(frame.f_locals.items())
        return [*held, ("yield from", one.gi_yieldfrom)]
    if isinstance(one, FunctionType):
        return [("closure", cell.cell_contents) for cell in one.__closure__ or ()]
    if isinstance(one, MethodType):
        return [("self", one.__self__)]
    names = set(getattr(one, "__dict__", ()))
    for cls in type(one).__mro__:
        names.update(vars(cls).get("__mypyc_attrs__", ()))
        names.update(vars(cls).get("__slots__", ()))
    return [(name, getattr(one, name)) for name in sorted(names) if hasattr(one, name)]


def picture(root: object) -> list[tuple[str, str]]:
    """What can be reached as a flat list: where it is, and what it is."""
    lines: list[tuple[str, str]] = []
    met: dict[int, str] = {}
    waiting: list[tuple[str, object]] = [("world", root)]
    while waiting:
        where, one = waiting.pop()
        if isinstance(one, PLAIN):
            lines.append((where, repr(one)))
        elif isinstance(one, ENDS):
            lines.append((where, type(one).__name__))
        elif id(one) in met and not isinstance(one, tuple):
            lines.append((where, f"as {met[id(one)]}"))
        else:
            met[id(one)] = where
            lines.append((where, type(one).__name__))
            waiting.extend((f"{where}.{name}", child) for name, child in leads(one))
    return lines


def mutable(one: object) -> bool:
    """Whether something can be written through an object."""
    return not isinstance(one, (tuple, frozenset, FunctionType, MethodType))
