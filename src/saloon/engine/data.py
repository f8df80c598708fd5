"""Any state as plain data and back, exactly: for saving, pickling, hashing and sending.

Written once for all games: the fields of a part are found by looking at it, so that a field added
to a game can never be forgotten here.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from saloon.engine.errors import BadData
from saloon.engine.rng import MASK, Dice, Rng
from saloon.engine.state import Part, State
from saloon.engine.tape import Tape

NOT_DATA = frozenset({"log", "__dict__"})
PLAIN = frozenset({bool, int, str, float, type(None)})
"""What is the same as data: rows of nothing else need no look at every item."""


def fields(part: object) -> list[str]:
    """The names of a part's fields, in alphabetical order, compiled or pure."""
    names = set(getattr(part, "__dict__", ()))
    for cls in type(part).__mro__:
        names.update(vars(cls).get("__mypyc_attrs__", ()))
    return sorted(names - NOT_DATA)


def to_data(value: object) -> Any:
    """Plain data that JSON can hold; tuples and parts carry a mark so that they come back."""
    if value is None or isinstance(value, (bool, int, str, float)):
        return value
    if isinstance(value, list):
        return value[:] if PLAIN.issuperset(map(type, value)) else [to_data(i) for i in value]
    if isinstance(value, tuple):
        return {"tuple": to_data(list(value))}
    if isinstance(value, Tape):
        return {"rng": value.words(), "tape": list(value.script)}
    if isinstance(value, Dice):
        return {"rng": value.words(), "script": list(value.script)}
    if isinstance(value, Rng):
        return {"rng": value.words()}
    if isinstance(value, Part):
        held = {name: to_data(getattr(value, name)) for name in fields(value)}
        return {"part": type(value).__name__, "fields": held}
    raise TypeError(f"a state may not hold a {type(value).__name__}: {value!r}")


def from_data(data: Any, parts: dict[str, type[Part]]) -> Any:
    """The value that `to_data` wrote down; raises BadData for anything it cannot have written."""
    if type(data) in PLAIN:
        return data
    if isinstance(data, list):
        if PLAIN.issuperset(map(type, data)):
            return data[:]
        return [from_data(item, parts) for item in data]
    if not isinstance(data, dict):
        raise BadData(f"saved data holds a {type(data).__name__}")
    if "tuple" in data:
        return tuple(_list(data["tuple"], parts))
    if "rng" in data:
        return _rng(data)
    cls = parts.get(str(data.get("part")))
    if cls is None:
        raise BadData(f"saved data names an unknown part {data.get('part')!r}")
    part = cls()
    known = set(fields(part))
    held = data.get("fields")
    if not isinstance(held, dict) or set(held) != known:
        odd = sorted(set(held if isinstance(held, dict) else ()) ^ known)
        raise BadData(f"saved {cls.__name__} does not fit this version: {', '.join(odd)}")
    for name, saved in held.items():
        _put(part, name, from_data(saved, parts))
    return part


def _put(part: Part, name: str, value: object) -> None:
    """Set a field to a value that it may hold."""
    fits = _alike(getattr(part, name), value)
    if fits:
        try:
            setattr(part, name, value)
        except TypeError:  # a compiled field knows its type better
            fits = False
    if not fits:
        raise BadData(f"{name} of a saved {type(part).__name__} is {value!r}")


def _list(data: object, parts: dict[str, type[Part]]) -> list[Any]:
    if not isinstance(data, list):
        raise BadData(f"saved data holds a {type(data).__name__} in the place of a list")
    return [from_data(item, parts) for item in data]


def _alike(usual: object, value: object) -> bool:
    """Whether a field may hold a value: a truth is a number too, and nothing may be anything."""
    if usual is None:
        return True
    if isinstance(usual, Rng):
        return isinstance(value, Rng)
    if type(usual) is int:
        return isinstance(value, int)
    return type(value) is type(usual)


def _rng(data: dict[str, Any]) -> Rng:
    words = _list(data["rng"], {})
    whole = [word for word in words if type(word) is int and 0 <= word <= MASK]
    if len(words) != 4 or len(whole) != 4:
        raise BadData("saved data holds a state that chance can never be in")
    a, b, c, d = whole
    kind = "tape" if "tape" in data else "script"
    if kind not in data:
        return Rng(a, b, c, d)
    script = _list(data[kind], {})
    if not all([type(number) is int for number in script]):
        raise BadData(f"saved data holds a {kind} of something else than numbers")
    dice: Dice = Tape(script) if kind == "tape" else Dice(script)
    dice.a, dice.b, dice.c, dice.d = a, b, c, d
    return dice


def digest(state: State) -> str:
    """A short fingerprint of everything on the table, hidden things included."""
    text = json.dumps(to_data(state), sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
