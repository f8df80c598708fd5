"""What must hold from one decision to the next, watched over random games (UND-INV)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from saloon.engine.errors import Broken
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.games.undead.content import SALOON
from saloon.games.undead.state import (
    FINISHED,
    RANGER,
    SETTING_UP,
    Table,
)

from .tables import GAME, slots, table

SETTINGS: list[tuple[int, dict[str, bool]]] = [
    (1, {}),
    (1, {"horsemen": True, "reinforcements": True, "horde": True, "fast": True}),
    (2, {}),
    (2, {"two_bands": True}),
    (3, {}),
    (4, {}),
    (5, {}),
    (6, {}),
]
MOVES_IN_AND_OUT = {"moves-in", "leaves", "vacates", "flees", "killed"}


def watch(before: Table, after: Table, told: set[str]) -> None:
    """UND-INV-03, UND-INV-09, UND-INV-13..16, UND-INV-18."""
    for band in range(after.players):
        assert after.reserve[band] <= before.reserve[band]
        if after.graveyard[band] < before.graveyard[band]:
            assert after.reserve[band] == 0
    assert after.bonus & ~before.bonus == 0
    assert after.noon or not before.noon
    if after.solo:
        assert after.bullets[RANGER] & ~before.bullets[RANGER] == 0
        assert after.law == 0
    elif after.law != before.law:
        assert after.law == (before.law + 1) % after.players
    if before.inside != after.inside:
        assert told & MOVES_IN_AND_OUT
    if before.skulls != after.skulls:
        assert told & {"skull", "critical-hit"}
    if told & {"buys", "joins", "takeover"}:
        assert not before.town[12], "UND-INV-10"


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_random_games_keep_the_invariants(seats: int, options: dict[str, bool]) -> None:
    """UND-INV-01..21: check() after every decision, and what changed since the last one."""
    for game in range(3):
        match = Match(GAME, seats, f"watched {game}", options)
        rng = Rng.seeded(f"moves {game}")
        while match.asks:
            ask = match.asks[0]
            before = match.state.copy()
            assert isinstance(before, Table)
            heard = len(match.events)
            match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
            after = match.state
            assert isinstance(after, Table)
            after.check()
            if before.step != SETTING_UP:
                watch(before, after, {event.kind for event in match.events[heard:]})
        assert isinstance(match.state, Table)
        assert match.state.step == FINISHED
        assert len(match.moves) <= GAME.bound


def test_a_broken_table_is_found() -> None:
    """UND-INV-01, UND-INV-02, UND-INV-04, UND-INV-05, UND-INV-07."""
    spoils: list[Callable[[Table], None]] = [
        lambda t: t.coins.__setitem__(0, 5),
        lambda t: t.notoriety.__setitem__(0, -1),
        lambda t: t.stash.__setitem__(0, 9),
        lambda t: t.inside.__setitem__(0, 0b11),
        lambda t: t.town.__setitem__(12, 1 << t.boot_hill[0]),
        lambda t: t.bullets.__setitem__(0, slots(8)),
        lambda t: t.lying.__setitem__(0, slots(3)),
    ]
    for spoil in spoils:
        t = table(buildings=["bank"], inside={"bank": 0})
        spoil(t)
        with pytest.raises(Broken):
            t.check()
    assert table(buildings=["saloon"], inside={"saloon": (0, 1)}).building[0] == SALOON
