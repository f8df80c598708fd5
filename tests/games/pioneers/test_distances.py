"""How far it is on foot, as bots reckon it."""

from __future__ import annotations

import pytest

from saloon.games.pioneers.board import cell_at
from saloon.games.pioneers.bot.distances import NO_WAY, ways_from

from .tables import table


@pytest.mark.silent("PIO-MOVE-03", "PIO-MOVE-05")
def test_ways_lead_round_what_cannot_be_crossed() -> None:
    """PIO-MOVE-03, PIO-MOVE-05: 1 in town and on developed land, 2 elsewhere, round a canyon."""
    land = {(2, 0): "field", (3, 0): "canyon", (4, 0): "field", (2, 1): "field", (3, 1): "field"}
    t = table(land={**land, (4, -1): "canyon"})
    far = ways_from(t, cell_at(2, 0))
    assert far[cell_at(2, 0)] == 0
    assert far[cell_at(1, 0)] == 1
    assert far[cell_at(0, 0)] == 2
    assert far[cell_at(2, 1)] == 2
    assert far[cell_at(4, 0)] == 6
    assert far[cell_at(4, -1)] == NO_WAY + 2 * 2


@pytest.mark.silent("PIO-CLAIM-05", "PIO-MOVE-03")
def test_a_new_building_is_a_road() -> None:
    """PIO-CLAIM-05, PIO-MOVE-03: a Claim is no developed land, a Building is."""
    land = {(2, 0): "field", (3, 0): "field"}
    claim = table(land=land, works={(2, 0): (0, "claim")})
    farm = table(land=land, works={(2, 0): (0, "farm")})
    town = cell_at(1, 0)
    assert ways_from(claim, town)[cell_at(3, 0)] == 4
    assert ways_from(farm, town)[cell_at(3, 0)] == 3
    assert ways_from(claim, town) is ways_from(claim, town)
