"""Choices that own bots forfeited: how many, and some of what they did instead.

They are played at random, so whoever reads the rates of such a bot must be told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from saloon.bots.bot import Bot
from saloon.bots.external import OwnBot

SHOWN = 3
"""So many different ones are told."""


def faults_of(bot: Bot) -> list[str]:
    """What a bot did at each choice that it forfeited."""
    if not isinstance(bot, OwnBot):
        return []
    return [f"{fault.what}: {fault.how}" for fault in bot.faults]


class Forfeits:
    """Those of many games; two of them add up."""

    def __init__(self) -> None:
        self.choices: Counter[str] = Counter()
        self.examples: dict[str, list[str]] = {}

    def hear(self, name: str, choices: int, faults: Sequence[str]) -> None:
        """A bot forfeited so many choices, by doing this among other things."""
        if choices:
            self.choices[name] += choices
            known = self.examples.setdefault(name, [])
            self.examples[name] = list(dict.fromkeys([*known, *faults]))[:SHOWN]

    def note(self, kinds: Sequence[str], bots: Sequence[Bot]) -> None:
        """What the bots of a finished game forfeited."""
        for kind, bot in zip(kinds, bots, strict=True):
            faults = faults_of(bot)
            self.hear(kind, len(faults), faults)

    def add(self, other: Forfeits) -> None:
        """Those of other games, too."""
        for name, choices in other.choices.items():
            self.hear(name, choices, other.examples[name])

    def data(self) -> dict[str, Any]:
        """As plain data, by bot."""
        return {
            name: {"choices": choices, "examples": self.examples[name]}
            for name, choices in self.choices.items()
        }
