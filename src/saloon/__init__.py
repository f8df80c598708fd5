"""Saloon: Wild West board games, complete to the last rule, for people, bots and researchers."""

from saloon import games  # a package that can be called
from saloon.build import build
from saloon.catalog import game
from saloon.catalog import games as list_games  # saloon.games is the package that holds them
from saloon.engine.ask import Ask
from saloon.engine.errors import (
    BadData,
    BadRecord,
    BadSetup,
    CannotUndo,
    IllegalMove,
    SaloonError,
)
from saloon.engine.event import Event
from saloon.engine.game import Game, Option
from saloon.engine.match import Match
from saloon.engine.record import Record
from saloon.engine.rng import Rng

__version__ = "0.1.0"

__all__ = [
    "Ask",
    "BadData",
    "BadRecord",
    "BadSetup",
    "CannotUndo",
    "Event",
    "Game",
    "IllegalMove",
    "Match",
    "Option",
    "Record",
    "Rng",
    "SaloonError",
    "build",
    "game",
    "games",
    "list_games",
]
