"""The watchdog over bots counts loops, undone moves, called-off proposals and missed wins."""

from __future__ import annotations

import saloon
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.lab.watch import Guard, Watch, misses_win, watch
from tests.testing.toy.game import Toy


def guard(game: str) -> Guard:
    return Guard(saloon.game(game), Watch(game), Rng.seeded("watch"))


def test_a_table_seen_before_in_the_same_turn_is_a_loop() -> None:
    dog = guard("wanted")
    match = Match(saloon.game("wanted"), 2, "loop")
    seat = match.asks[0].seat
    dog.look(match, seat, match.asks[0].moves[0])
    assert dog.found.turns == 1
    dog.after(match, seat)  # nothing was played: the very same table
    assert dog.found.counts["loops"] == 1
    match.play(seat, match.asks[0].moves[0])
    dog.after(match, seat)
    assert dog.found.counts["loops"] == 1
    assert dog.found.data()["per_1000_turns"]["loops"] == 1000.0


def test_what_a_game_declares_is_counted() -> None:
    dog = guard("bantam")
    game = saloon.game("bantam")
    match = Match(game, 2, "undone")
    seat = match.asks[0].seat
    for text in ("buy:torch", "sell:knuckles", "sell:torch"):
        dog.look(match, seat, game.code(text))
    assert dog.found.counts["undone"] == 1
    dog.look(match, 1 - seat, game.code("sell:torch"))  # in another turn it is no undoing
    assert dog.found.counts["undone"] == 1
    dog = guard("pioneers")
    other = Match(saloon.game("pioneers"), 2, "off")
    dog.look(other, other.asks[0].seat, other.game.code("cancel"))
    assert dog.found.counts["called_off"] == 1


def test_a_win_at_hand_is_not_passed_by() -> None:
    """Missed is what wins in every world, where the choice does not."""
    found = 0
    for number in range(20):
        match = Match(Toy(), 2, f"{number}")
        rng = Rng.seeded(f"{number}")
        while match.asks:
            ask = match.asks[0]
            missed = [misses_win(match, ask.seat, move, rng) for move in ask.moves]
            assert not all(missed), "one of the moves is the win itself"
            found += any(missed)
            match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    assert found > 0


def test_bots_are_watched_over_whole_games() -> None:
    found = watch("wanted", "deputy", 2, 1, "4")
    assert found.games == 1
    assert 10 < found.turns <= found.decisions
    assert found.counts["loops"] == 0
    assert watch("wanted", "deputy", 2, 1, "4").data() == found.data()
