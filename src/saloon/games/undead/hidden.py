"""What a seat cannot know, redealt in place."""

from __future__ import annotations

from saloon.engine.rng import Rng
from saloon.games.undead.play.sealed import sealed_menu
from saloon.games.undead.state import NOT_SEALED, Table


def redeal(t: Table, seat: int, rng: Rng) -> None:
    """Mix the undead nobody has seen, and let others have sealed anything legal instead."""
    mix_undead(t, rng)
    if t.sealed:
        guess_sealed(t, seat, rng)


def mix_undead(t: Table, rng: Rng) -> None:
    """UND-SETUP-13: Boot Hill and the cards left out; in solo its lowest may be known."""
    if t.solo:
        unknown = sorted(t.boot_hill[t.known :])  # the deal must not depend on the true order
        rng.shuffle(unknown)
        t.boot_hill = (*t.boot_hill[: t.known], *unknown)
        return
    unseen = sorted(t.boot_hill + t.out)
    rng.shuffle(unseen)
    left = len(t.boot_hill)
    t.boot_hill = tuple(unseen[:left])
    t.out = tuple(unseen[left:])


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
