"""What is played for somebody who has left the table (WAN-RULING-41)."""

from __future__ import annotations

from saloon.engine.ask import Ask
from saloon.games.wanted.state import Table
from saloon.games.wanted.written import ACCEPT, DRAW, HIT, LEAVE, SAVE


def answer_for(t: Table, ask: Ask) -> int:
    """No Dollars; the town with most cards left; the first target; the Cavalry stays; accept."""
    for quiet in (SAVE, LEAVE, ACCEPT):
        if quiet in ask.moves:
            return quiet
    if ask.prompt == "draw":
        return fullest_town(t, ask.moves)
    return first_target(t, ask.seat, ask.moves)


def fullest_town(t: Table, moves: list[int]) -> int:
    """The open town with most cards left, in the order of towns on a tie."""
    best = moves[0]
    for move in moves:
        town = move - DRAW
        if town < 4 and len(t.decks[town]) > len(t.decks[best - DRAW]):
            best = move
    return best


def first_target(t: Table, who: int, moves: list[int]) -> int:
    """Opponents clockwise from the player, then gangs in their order."""
    best = moves[0]
    for move in moves:
        if distance(t, who, move) < distance(t, who, best):
            best = move
    return best


def distance(t: Table, who: int, move: int) -> int:
    """How far a stack is: its owner's place clockwise first, its gang second."""
    number = move - HIT
    return (number // 4 - who) % t.seats * 4 + number % 4
