"""What a seat cannot know, redealt in place."""

from __future__ import annotations

from saloon.engine.game import mix
from saloon.engine.rng import Rng
from saloon.games.undead.play.sealed import sealed_menu
from saloon.games.undead.state import NOT_SEALED, Table
from saloon.games.undead.zones import lay, zones


def redeal(t: Table, seat: int, rng: Rng) -> None:
    """Mix the undead nobody has seen, and let others have sealed anything legal instead."""
    unseen = zones(t, seat)
    mix(unseen, rng)
    lay(t, unseen)
    if t.sealed:
        guess_sealed(t, seat, rng)


def guess_sealed(t: Table, seat: int, rng: Rng) -> None:
    """The sealed answers of other seats, drawn again one after another."""
    sealed = t.sealed
    t.sealed = tuple(
        [
            answer if t.owner(t.asked[i] >> 4) == seat else NOT_SEALED
            for i, answer in enumerate(sealed)
        ]
    )
    for i, answer in enumerate(sealed):
        if answer != NOT_SEALED and t.sealed[i] == NOT_SEALED:
            moves = sealed_menu(t, i)
            guess = moves[rng.below(len(moves))]
            t.sealed = (*t.sealed[:i], guess, *t.sealed[i + 1 :])
