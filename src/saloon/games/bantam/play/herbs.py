"""Herbs that heal (BAN-LVL-07, BAN-ITM-04)."""

from __future__ import annotations

from saloon.games.bantam.content import ENDEAVOR, FORAGING
from saloon.games.bantam.effects import HERB
from saloon.games.bantam.play.goods import discard
from saloon.games.bantam.play.vigor import heal
from saloon.games.bantam.state import HERBS_USED, Table


def can_use_herb(t: Table, who: int) -> bool:
    """BAN-LVL-07: a Herbalist's carried Herbs heal, up to the printed number a turn."""
    if not t.goods[who * 5 + HERB]:
        return False
    limit = ENDEAVOR[FORAGING].limit[t.level[who * 4 + FORAGING]]
    return t.daily[who] >> HERBS_USED & 3 < limit


def use_herb(t: Table, who: int) -> None:
    """BAN-LVL-07: a Herb is discarded for 1 Vigor."""
    t.daily[who] += 1 << HERBS_USED
    discard(t, who, HERB)
    heal(t, who, 1, "BAN-LVL-07")
