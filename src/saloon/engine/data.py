"""Any state as plain data and back, exactly: for saving, pickling, hashing and sending.

Written once for all games: the fields of a part are found by looking at it, so that a field added
to a game can never be forgotten here.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from saloon.engine.errors import BadData
from saloon.engine.rng import Dice, Rng
from saloon.engine.state import Part, State

NOT_DATA = frozenset({"log", "__dict__"})


def fields(part: Part) -> list[str]:
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
        return [item if type(item) is int else to_data(item) for item in value]
    if isinstance(value, tuple):
        return {"tuple": [item if type(item) is int else to_data(item) for item in value]}
    if isinstance(value, Dice):
        return {"rng": value.words(), "script": list(value.script)}
    if isinstance(value, Rng):
        return {"rng": value.words()}
    if isinstance(value, Part):
        held = {name: to_data(getattr(value, name)) for name in fields(value)}
        return {"part": type(value).__name__, "fields": held}
    raise TypeError(f"a state may not hold a {type(value).__name__}: {value!r}")


def from_data(data: Any, parts: dict[str, type[Part]]) -> Any:
    """The value that `to_data` wrote down."""
    if isinstance(data, list):
        return [from_data(item, parts) for item in data]
    if not isinstance(data, dict):
        return data
    if "tuple" in data:
        return tuple([from_data(item, parts) for item in data["tuple"]])
    if "rng" in data:
        a, b, c, d = data["rng"]
        if "script" not in data:
            return Rng(a, b, c, d)
        dice = Dice(list(data["script"]))
        dice.a, dice.b, dice.c, dice.d = a, b, c, d
        return dice
    cls = parts.get(str(data.get("part")))
    if cls is None:
        raise BadData(f"saved data names an unknown part {data.get('part')!r}")
    part = cls()
    known = set(fields(part))
    held = data["fields"]
    if set(held) != known:
        odd = sorted(set(held) ^ known)
        raise BadData(f"saved {cls.__name__} does not fit this version: {', '.join(odd)}")
    for name, value in held.items():
        setattr(part, name, from_data(value, parts))
    return part


def digest(state: State) -> str:
    """A short fingerprint of everything on the table, hidden things included."""
    text = json.dumps(to_data(state), sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
