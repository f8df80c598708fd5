"""The watchdog over bots counts loops, undone moves, called-off proposals and missed wins."""

from __future__ import annotations

import saloon
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.lab.watch import Guard, Watch, misses_win, watch
from tests.bots.test_stretch import DONE, LEFT, RIGHT, ROLL, Pacer
from tests.testing.toy.game import Toy


def guard(game: str) -> Guard:
    return Guard(saloon.game(game), Watch(game), Rng.seeded("watch"))


def looked(dog: Guard, match: Match, *moves: int) -> dict[str, int]:
    """The counts after some moves of whoever is asked."""
    for move in moves:
        seat = match.asks[0].seat
        dog.look(match, seat, move)
        match.play(seat, move)
    return dog.found.counts


def test_a_table_seen_before_in_the_same_turn_is_a_loop() -> None:
    game = Pacer((LEFT, RIGHT, ROLL, DONE))
    dog = Guard(game, Watch("pacer"), Rng.seeded("watch"))
    match = Match(game, 2, "loop")
    assert looked(dog, match, LEFT, LEFT)["loops"] == 0
    assert looked(dog, match, RIGHT)["loops"] == 1
    assert looked(dog, match, RIGHT)["loops"] == 2
    # A die was rolled since, or somebody else decided: it is another table.
    assert looked(dog, match, ROLL, LEFT, DONE, DONE, RIGHT)["loops"] == 2
    assert dog.found.turns == 3
    assert dog.found.data()["per_1000_turns"]["loops"] == round(2000 / 3, 2)


def test_who_must_go_round_does_not_loop() -> None:
    """Where every legal move leads back it is the rules that lead in a circle."""
    game = Pacer((LEFT, RIGHT))
    dog = Guard(game, Watch("pacer"), Rng.seeded("watch"))
    match = Match(game, 2, "round")
    assert looked(dog, match, LEFT, LEFT, LEFT, LEFT)["loops"] == 0
    assert looked(dog, match, LEFT)["loops"] == 0, "left and right were both seen before"
    assert looked(dog, match, LEFT, RIGHT)["loops"] == 0


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
