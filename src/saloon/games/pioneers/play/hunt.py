"""Hunting (PIO-HUNT)."""

from __future__ import annotations

from saloon.engine.ask import Flow
from saloon.games.pioneers.content import ANIMALS, BULLET, FOOD, MOST_SHOTS
from saloon.games.pioneers.play.supply import gain, lose
from saloon.games.pioneers.state import NO_ANIMAL, Table
from saloon.games.pioneers.written import RUN, SHOOT


def hunt(t: Table, who: int) -> Flow:
    """PIO-HUNT-01..05, PIO-LAND-08: an animal from the bag, up to three shots, or run."""
    t.animal = t.rng.below(len(ANIMALS))
    t.reveal()
    animal = ANIMALS[t.animal]
    t.tell_animal("PIO-HUNT-01 PIO-LAND-08", who=who, animal=t.animal)
    for shots in range(MOST_SHOTS, 0, -1):
        if t.bullets[who] == 0:
            t.cite("PIO-HUNT-03")
            break
        answer = yield t.ask_hunt(who, [SHOOT, RUN], "PIO-HUNT-02", animal=t.animal, left=shots)
        if answer == RUN:
            t.tell_runs("PIO-HUNT-05", who=who)
            break
        lose(t, who, BULLET, 1, "PIO-HUNT-02")
        die = t.roll(6)
        t.tell_hunt_shot("PIO-HUNT-02", who=who, animal=t.animal, die=die)
        if die >= animal.number:
            gain(t, who, FOOD, animal.number, "PIO-HUNT-02")
            break
        t.cite("PIO-HUNT-03")
    t.animal = NO_ANIMAL
    t.cite("PIO-HUNT-04")
