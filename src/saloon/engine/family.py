"""Move families: a move is declared with its parts, and its codes and texts follow.

>>> bid = Family("bid", count=range(1, 4), face=("low", "high"))
>>> texts = lay_out([bid, Family("pass")])
>>> texts[bid(2, 1)], bid.read(bid(2, 1)), bid(2, 1) in bid
('bid:2:high', (2, 1), True)
>>> texts[-1]
'pass'
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

Values = range | tuple[str, ...]
"""What a part may be: numbers, or names of which the place in the row is the value."""


class Family:
    """Moves that differ in their parts only: `bid:3:6` is of the family bid, of count and face.

    Calling a family gives the code of a move. `at` names the field on the board where a press means
    this move: where it has one part, that of the thing which is pressed. A move that `leaves` ends
    a turn, stops or goes back. Under `group` it stands on a menu. `rows` are the values there are,
    in their order, where it is not each with each. Two families may share a name, where their texts
    differ: then `code` is what the rules call the second one. `mark` stands between two parts. With
    `numbered` the rules call the values of its part by that word and the name of each.
    """

    def __init__(
        self,
        name: str,
        *,
        at: str = "",
        leaves: bool = False,
        group: str = "",
        code: str = "",
        mark: str = ":",
        numbered: str = "",
        rows: Sequence[tuple[int, ...]] | None = None,
        **parts: Values,
    ) -> None:
        self.name = name
        self.at = at
        self.leaves = leaves
        self.group = group
        self.code = code or name.upper().replace("-", "_").replace(":", "_")
        self.mark = mark
        self.numbered = numbered
        self.parts: dict[str, Values] = parts
        self.first = -1
        each = product(*[_values(part) for part in parts.values()])
        self.values: list[tuple[int, ...]] = list(each) if rows is None else list(rows)
        self._places = {values: place for place, values in enumerate(self.values)}

    def __len__(self) -> int:
        return len(self.values)

    def __call__(self, *values: int) -> int:
        """The code of a move; raises ValueError naming what the parts may be."""
        place = self._places.get(values)
        if place is None:
            raise ValueError(f"there is no {self.name} of {values}; its parts are {self._about()}")
        if self.first < 0:
            raise ValueError(f"the family {self.name} belongs to no game yet")
        return self.first + place

    def __contains__(self, code: object) -> bool:
        return isinstance(code, int) and self.first <= code < self.first + len(self.values)

    def read(self, code: int) -> tuple[int, ...]:
        """The parts of a move."""
        if code not in self:
            raise ValueError(f"move {code} is no {self.name}")
        return self.values[code - self.first]

    def named(self, code: int) -> dict[str, int]:
        """The parts of a move by name."""
        return dict(zip(self.parts, self.read(code), strict=True))

    def all(self) -> list[int]:
        """Every move of the family."""
        return list(range(self.first, self.first + len(self.values)))

    def texts(self) -> list[str]:
        """The text forms, in the order of the codes."""
        parts = list(self.parts.values())
        found = []
        for values in self.values:
            words = [
                str(value) if isinstance(part, range) else part[value]
                for part, value in zip(parts, values, strict=True)
            ]
            found.append(f"{self.name}:{self.mark.join(words)}" if words else self.name)
        return found

    def _about(self) -> str:
        parts = [
            f"{name} ({part[0]} to {part[-1]})" if isinstance(part, range) else f"{name} {part}"
            for name, part in self.parts.items()
        ]
        return ", ".join(parts) or "none"

    def __repr__(self) -> str:
        return f"<Family {self.name}: {self._about()}>"


def _values(part: Values) -> Sequence[int]:
    return part if isinstance(part, range) else range(len(part))


def lay_out(families: Sequence[Family]) -> tuple[str, ...]:
    """Give the moves of all families their codes, one after the other; returns their texts."""
    texts: list[str] = []
    for family in families:
        if family.first not in (-1, len(texts)):
            raise ValueError(f"the family {family.name} belongs to another game already")
        family.first = len(texts)
        texts += family.texts()
    return tuple(texts)
