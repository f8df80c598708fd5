"""A game from its setup to its last duel (UND-DAY): one step after another, a beat between two."""

from __future__ import annotations

from saloon.engine.ask import BEAT, Flow
from saloon.games.undead.play.commitment import commit
from saloon.games.undead.play.day import end_day, end_round, next_round, removals, upkeep
from saloon.games.undead.play.duel import duel
from saloon.games.undead.play.final import final_exchange, send_bands
from saloon.games.undead.play.hire import hire
from saloon.games.undead.play.order import go_on, here
from saloon.games.undead.play.round_start import round_start
from saloon.games.undead.play.setup import set_up, starting_resources
from saloon.games.undead.play.solo import end_solo_round, place_outlaws, rangers_turn, solo_duel
from saloon.games.undead.play.turn import buy, take_income, use_ability
from saloon.games.undead.state import Table
from saloon.games.undead.written import (
    ABILITY,
    ARRIVAL,
    COMMITMENT,
    DAY_END,
    FINAL_DUEL,
    HIRING,
    INCOME,
    NEXT_ROUND,
    PURCHASE,
    RANGERS_TURN,
    REMOVAL,
    ROUND_END,
    ROUND_START,
    SENDING,
    SETTING_UP,
    STARTING_RESOURCES,
    UPKEEP,
)


def whole_game(t: Table) -> Flow:
    """Everything, from whatever step the table stands at."""
    while True:
        yield BEAT
        step = t.step
        if step == ABILITY:
            yield from use_ability(t)
        elif step == INCOME:
            yield from take_income(t)
        elif step == PURCHASE:
            yield from buy(t)
        elif step == ROUND_START:
            yield from round_start(t)
        elif step == COMMITMENT:
            yield from place_outlaws(t) if t.solo else commit(t)
        elif step == ARRIVAL:
            yield from arrive(t)
        elif step == HIRING:
            yield from hire(t, t.active)
            go_on(t)
        elif step == RANGERS_TURN:
            yield from rangers_turn(t)
        else:
            yield from between_rounds(t)


def arrive(t: Table) -> Flow:
    """UND-DAY-14: a space is reached where a duel is due; then the turns of who still stands."""
    if t.solo:
        yield from solo_duel(t)
    else:
        yield from duel(t, here(t))
    if not t.over:
        go_on(t)


def between_rounds(t: Table) -> Flow:
    """UND-END-01, UND-NOON: setup, the end of rounds and days, and the end of the game."""
    step = t.step
    if step == ROUND_END:
        if t.solo:
            end_solo_round(t)
        else:
            end_round(t)
    elif step == REMOVAL:
        yield from removals(t)
    elif step == DAY_END:
        end_day(t)
    elif step == UPKEEP:
        yield from upkeep(t)
    elif step == NEXT_ROUND:
        next_round(t)
    elif step == SETTING_UP:
        set_up(t)
    elif step == STARTING_RESOURCES:
        yield from starting_resources(t)
    elif step == SENDING:
        yield from send_bands(t)
    elif step == FINAL_DUEL:
        yield from final_exchange(t)
