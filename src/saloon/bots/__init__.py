"""Who plays when nobody does: bots, which only ever see imagined worlds."""

from saloon.bots.advice import advise
from saloon.bots.bot import Bot, Budget
from saloon.bots.levels import LEVELS, names
from saloon.bots.lookback import report

__all__ = ["LEVELS", "Bot", "Budget", "advise", "names", "report"]
