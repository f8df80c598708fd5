"""A watchdog for silly play: what bots do that leads nowhere, counted over many games.

It knows no game. A loop is a table that a seat has seen before since anybody else last decided
something (`Game.moment`, which leaves out what is merely spent), where no die was rolled and
nothing hidden came to light in between, and where another move would have led elsewhere. What
undoes what, and what calls a proposal off, a game declares in its watch.py (saloon.bots.stretch);
it is not counted where nothing else was legal.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from saloon.bots.bot import Bot, Budget
from saloon.bots.greedy import answer
from saloon.bots.levels import bot
from saloon.bots.stretch import declared, leads_back, sight
from saloon.catalog import game as find_game
from saloon.engine.game import Game
from saloon.engine.match import Match
from saloon.engine.rng import Rng

WORLDS = 2
"""A win is at hand if a move wins at once in this many worlds."""
LOOKED_AT = 40
"""In a longer menu no win is looked for."""
KINDS = ("loops", "undone", "called_off", "wins_missed")


@dataclass
class Watch:
    """What was seen of one kind of bot."""

    game: str
    games: int = 0
    turns: int = 0
    decisions: int = 0
    counts: dict[str, int] = field(default_factory=lambda: dict.fromkeys(KINDS, 0))
    examples: dict[str, str] = field(default_factory=dict)

    def note(self, kind: str, where: str) -> None:
        """One more silly thing."""
        self.counts[kind] += 1
        self.examples.setdefault(kind, where)

    def data(self) -> dict[str, Any]:
        """Everything, with each count for a thousand turns."""
        turns = max(1, self.turns)
        return {
            "game": self.game,
            "games": self.games,
            "turns": self.turns,
            "decisions": self.decisions,
            "counts": self.counts,
            "per_1000_turns": {
                kind: round(1000 * count / turns, 2) for kind, count in self.counts.items()
            },
            "examples": self.examples,
        }


class Turn:
    """What one seat has done since anybody else last decided something."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.seen: list[int] = []
        self.moves: list[int] = []
        self.reveals = 0


class Guard:
    """Looks at every choice of one game."""

    def __init__(self, game: Game, found: Watch, rng: Rng) -> None:
        self.declared = declared(game)
        self.found = found
        self.rng = rng
        self.turn = Turn(-1)

    def look(self, match: Match, seat: int, move: int) -> None:
        """Judge a choice before it is played."""
        if seat != self.turn.seat:
            self.turn = Turn(seat)
            self.found.turns += 1
        self.found.decisions += 1
        turn = self.turn
        if match.state.reveals != turn.reveals:
            turn.seen = []
        turn.reveals = match.state.reveals
        turn.seen.append(sight(match, seat))
        where = f"game {self.found.games}, move {len(match.history)}: {match.game.text(move)}"
        ask = match.ask_for(seat)
        others = [] if ask is None else [other for other in ask.moves if other != move]
        if any(not self.declared.is_silly(other, turn.moves) for other in others):
            if move in self.declared.called_off:
                self.found.note("called_off", where)
            elif self.declared.is_silly(move, turn.moves):
                self.found.note("undone", where)
        if misses_win(match, seat, move, self.rng):
            self.found.note("wins_missed", where)
        legal = ask is not None and move in ask.moves
        if (
            legal
            and leads_back(match, seat, move, turn.seen)
            and not all(leads_back(match, seat, other, turn.seen) for other in others)
        ):
            self.found.note("loops", where)
        turn.moves.append(move)


def misses_win(match: Match, seat: int, chosen: int, rng: Rng) -> bool:
    """Whether another move surely ends the game with a win, and the one chosen does not."""
    ask = match.ask_for(seat)
    if ask is None or chosen not in ask.moves or not 1 < len(ask.moves) <= LOOKED_AT:
        return False
    deals = [rng.split() for _ in range(WORLDS)]
    if wins(match, seat, chosen, deals):
        return False
    return any(wins(match, seat, move, deals) for move in ask.moves if move != chosen)


def wins(match: Match, seat: int, move: int, deals: list[Rng]) -> bool:
    """Whether a move wins at once, alone, in all of some worlds as the seat may believe them."""
    for deal in deals:
        world = match.imagine(seat, deal.copy(), keep=False)
        answer(world, seat, move, deal.copy())
        if not world.over or world.winners != [seat]:
            return False
    return True


def watch(
    game: str,
    name: str,
    seats: int,
    games: int,
    budget: str = "",
    seed: str = "watch",
    most: int = 0,
) -> Watch:
    """Let one kind of bot play itself and look on; `most` is the most decisions a game."""
    title = find_game(game)
    found = Watch(game)
    allowed = Budget.read(budget) if budget else None
    for number in range(games):
        match = Match(title, seats, f"{seed}/{number}", events=False)
        players: list[Bot] = [bot(name, f"{seed}/{number}/{s}", allowed) for s in range(seats)]
        rng = Rng.seeded(f"{seed}/{number}/worlds")
        guard = Guard(title, found, rng.split())
        while not match.over and (not most or len(match.history) < most):
            seat = match.asks[0].seat
            move = players[seat].choose(match.imagine(seat, rng), seat)
            guard.look(match, seat, move)
            match.play(seat, move)
        found.games += 1
    return found
