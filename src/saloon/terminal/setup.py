"""What the command line says about a table, read and checked: language, seats, options."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from saloon.engine.errors import BadSetup
from saloon.engine.game import Game
from saloon.words import LANGS, Words

HUMAN = "human"
OPPONENT = "greedy"
"""Who sits down where the table only says how many seats there are."""


def language(given: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, else the one of the environment, else English.

    >>> language(None, {"LANG": "fr_CA.UTF-8"}), language(None, {"LANG": "C"})
    ('fr', 'en')
    """
    if given:
        Words(given)
        return given
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            lang = environment[name][:2].lower()
            return lang if lang in LANGS else LANGS[0]
    return LANGS[0]


def read_options(given: Sequence[str]) -> dict[str, str]:
    """Options as written: `duel` switches on, `quick=off` sets.

    >>> read_options(["duel", "quick=off"])
    {'duel': 'on', 'quick': 'off'}
    """
    options: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        options[name.strip()] = value.strip() if equals else "on"
    return options


def read_seats(text: str, game: Game, *, people: bool) -> list[str]:
    """Who sits where: kinds with commas between (`legend,greedy*3`), or how many seats.

    Where only a number is given, people play in the first seat if there are any, bots elsewhere.
    Own bots and bots with weights are named as in the arena.
    """
    from saloon.bots.external import is_own, own_bot
    from saloon.bots.levels import names, with_weights

    text = text.strip() or str(game.default_seats)
    if text.isdecimal():
        kinds = [OPPONENT] * int(text)
        if people and kinds:
            kinds[0] = HUMAN
    else:
        kinds = []
        for word in text.split(","):
            kind, _, times = word.strip().rpartition("*")
            kinds += [kind] * int(times) if kind and times.isdecimal() else [word.strip()]
        kinds = [kind if is_own(kind) or "@" in kind else kind.lower() for kind in kinds]
    known = [HUMAN, *names()] if people else names()
    for kind in kinds:
        if is_own(kind):
            own_bot(kind).close()  # says at once what is wrong with it
        elif "@" in kind:
            with_weights(kind, game)
        elif kind not in known:
            raise BadSetup(
                f"nobody of kind {kind!r} can sit here; there are: {', '.join(known)}, and "
                "own bots (path.py:Name, run:command, http://address)"
            )
    game.settle_options(len(kinds), {})
    return kinds
