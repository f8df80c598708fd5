"""Declare a game: its table, its moves and its rules; the rest follows.

See docs/your-own-game.md, and `saloon new` for a game to begin with.
"""

from saloon.declare.fields import (
    ALL,
    COUNT,
    NOBODY,
    OWNER,
    Kind,
    cards,
    dice,
    each,
    flag,
    held,
    number,
    option,
    pile,
    seat,
)
from saloon.declare.game import DeclaredGame
from saloon.declare.table import Table, rule
from saloon.engine.family import Family

__all__ = [
    "ALL",
    "COUNT",
    "NOBODY",
    "OWNER",
    "DeclaredGame",
    "Family",
    "Kind",
    "Table",
    "cards",
    "dice",
    "each",
    "flag",
    "held",
    "number",
    "option",
    "pile",
    "rule",
    "seat",
]
