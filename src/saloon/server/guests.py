"""The operator's own bots: `saloon serve --bot NAME=SPEC` offers them beside the house's levels."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from saloon.bots.external import is_own, own_bot
from saloon.bots.levels import names
from saloon.engine.errors import BadSetup
from saloon.words import Words

NAME: Final = re.compile(r"\w[\w-]{0,15}")
GUESTS: Final[dict[str, str]] = {}
"""The bots that are offered, by the name people see."""


def read_guests(given: Sequence[str]) -> dict[str, str]:
    """Own bots as an operator names them, each tried once; raises BadSetup.

    >>> read_guests(["Bandit=run:./bandit --fast"])
    {'Bandit': 'run:./bandit --fast'}
    """
    guests: dict[str, str] = {}
    for text in given:
        name, _, spec = text.partition("=")
        if not NAME.fullmatch(name) or not is_own(spec):
            raise BadSetup(
                "a bot is named as in Bandit=path.py:Class, Bandit=run:command or "
                f"Bandit=http://address, with at most 16 letters, not {text!r}"
            )
        if name.lower() in names() or name in guests:
            raise BadSetup(f"there is a bot {name!r} already; give this one another name")
        own_bot(spec).close()  # says at once what is wrong with it
        guests[name] = spec
    return guests


def invite(guests: Mapping[str, str]) -> None:
    """Offer these bots in this process, and no others."""
    GUESTS.clear()
    GUESTS.update(guests)


def level_word(say: Words, level: str) -> str:
    """A level of bot in words; the operator's own bots are called what the operator called them."""
    message = f"level-{level}"
    return say(message) if message in say else level
