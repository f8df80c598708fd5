"""The toy in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.text import Text

from saloon.words import Teller


class ToyTeller(Teller):
    EVENTS: ClassVar[Mapping[str, tuple[str, ...]]] = {"drew": ("who", "card"), "end": ("who",)}

    def move(self, move: str, view: Mapping[str, Any]) -> str:
        return self.words(f"move-{move}")

    def read(self, view: Mapping[str, Any]) -> list[str]:
        table = view["table"]
        said = [self.words("toy-deck", count=table["deck"])]
        for seat, hand in enumerate(table["hands"]):
            said.append(self.words("toy-hand", who=self.name(seat), cards=str(hand)))
        return said

    def board(self, view: Mapping[str, Any]) -> RenderableType:
        return Group(*[Text(line) for line in self.read(view)])


TELLER = ToyTeller
