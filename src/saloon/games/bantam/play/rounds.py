"""A game from its setup to its end (BAN-TUR-01, BAN-NIG-01): one step after another."""

from __future__ import annotations

from saloon.engine.ask import BEAT, Flow
from saloon.games.bantam.play.combat.brawl import brawl_over
from saloon.games.bantam.play.combat.enemies import dusk_attack
from saloon.games.bantam.play.combat.engagement import engagement
from saloon.games.bantam.play.fire.spread import spread
from saloon.games.bantam.play.governors.hall import calendar
from saloon.games.bantam.play.night import earnings, night_end, nightfall, restore, sleep, weather
from saloon.games.bantam.play.notoriety import raise_skills
from saloon.games.bantam.play.setup import pick_character, set_up
from saloon.games.bantam.play.turn import act, dawn
from saloon.games.bantam.state import Table
from saloon.games.bantam.written import (
    BRAWL_OVER,
    CALENDAR,
    DAWN,
    DUSK,
    EARNINGS,
    FIGHT,
    NIGHT_END,
    NIGHTFALL,
    PICKING,
    RESTORE,
    SETTING_UP,
    SLEEP,
    SPREAD,
    TURN,
    WEATHER,
)


def whole_game(t: Table) -> Flow:
    """Everything, from whatever step the table stands at."""
    while True:
        yield BEAT
        step = t.step
        if step == TURN:
            yield from act(t)
        elif step == FIGHT:
            yield from engagement(t)
        elif step == DAWN:
            yield from dawn(t)
        elif step == DUSK:
            yield from dusk_attack(t)
        elif step == NIGHTFALL:
            yield from nightfall(t)
        elif step == SPREAD:
            yield from spread(t)
        elif step == WEATHER:
            yield from weather(t)
        elif step == SLEEP:
            yield from sleep(t)
        elif step == CALENDAR:
            yield from calendar(t)
        elif step == PICKING:
            yield from pick_character(t)
        else:
            between(t)
        if t.raises:
            yield from raise_skills(t)


def between(t: Table) -> None:
    """The steps in which nobody decides anything."""
    step = t.step
    if step == EARNINGS:
        earnings(t)
    elif step == RESTORE:
        restore(t)
    elif step == NIGHT_END:
        night_end(t)
    elif step == SETTING_UP:
        set_up(t)
    elif step == BRAWL_OVER:
        brawl_over(t)
