"""What one estimate costs: a game's own `senses` beside a network's look at what a seat observes.

    python bench/estimate.py wanted undead

Microseconds of the processor, the best of several runs; the network has random weights, its cost
goes by its size and by how many inputs are not nought. `saloon train` makes layers of 64 and 32.
"""

from __future__ import annotations

import sys
from time import process_time
from typing import Any

import saloon
from saloon.bots.net import Net
from saloon.bots.random import play_out
from saloon.bots.weights import Draft, Sheet, layout_digest
from saloon.engine.game import Game
from saloon.engine.match import Match
from saloon.engine.observation import observation, size
from saloon.engine.rng import Rng

HIDDEN = (64, 32)
TABLES = 40
RUNS = 5
LEAST = 0.2


def network(game: Game, seats: int, hidden: tuple[int, ...] = HIDDEN) -> Net:
    """A network with random weights."""
    rng = Rng.seeded("estimate")

    def rows(count: int, each: int) -> list[list[int]]:
        return [[rng.below(401) - 200 for _ in range(each)] for _ in range(count)]

    layers = []
    before = size(game, seats)
    for units in hidden:
        layers.append(Sheet(rows(before, units), [0] * units, 8))
        before = units
    chances = Sheet(rows(max(2, seats), before), [0] * max(2, seats), scale=1e-5)
    moves = Sheet(rows(len(game.moves), before), [0] * len(game.moves), scale=1e-5)
    return Draft(seats, layout_digest(game, seats), layers, chances, moves).net()


def tables(game: Game, seats: int) -> list[Match]:
    """Tables from all over a few random games."""
    found: list[Match] = []
    rng = Rng.seeded("tables")
    while len(found) < TABLES:
        match = Match(game, seats, f"{len(found)}", events=False)
        play_out(match, rng, 10 + rng.below(200))
        if not match.over:
            found.append(match)
    return found


def cost(work: Any, matches: list[Match]) -> float:
    """Microseconds of one piece of work."""
    best = float("inf")
    for _ in range(RUNS):
        done = 0
        began = process_time()
        while process_time() - began < LEAST:
            for match in matches:
                work(match)
            done += len(matches)
        best = min(best, (process_time() - began) / done)
    return best * 1e6


def main(names: list[str]) -> None:
    """One line a game and number of seats."""
    print(f"{saloon.build()} build, layers {HIDDEN}; microseconds")
    print("game      seats  inputs  set  senses  observe  chances  moves")
    for game in saloon.list_games():
        if names and game.id not in names:
            continue
        for seats in (2, 4):
            matches = tables(game, seats)
            net = network(game, seats)
            seen = {id(match): observation(match, 0) for match in matches}
            filled = sum(len(row) - row.count(0) for row in seen.values()) / len(seen)
            senses = cost(lambda m, g=game: g.senses(m.state), matches)
            observe = cost(lambda m: observation(m, 0), matches)
            chances = cost(lambda m, n=net, s=seen: n.chances(s[id(m)], 0), matches)
            moves = cost(lambda m, n=net, s=seen: n.weigh(s[id(m)], m.asks[0].moves), matches)
            print(
                f"{game.id:9} {seats:5}  {size(game, seats):6}  {filled:3.0f}  {senses:6.1f}  "
                f"{observe:7.1f}  {chances:7.1f}  {moves:5.1f}",
                flush=True,
            )


if __name__ == "__main__":
    main(sys.argv[1:])
