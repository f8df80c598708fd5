"""What is answered for somebody who is away (BAN-RULING-56)."""

from __future__ import annotations

from saloon.games.bantam.game import GAME
from tests.games.bantam.tables import west


def test_a_turn_is_passed() -> None:
    w = west()
    assert GAME.text(GAME.absent(w.state, w.match.asks[0])) == "pass"


def test_a_fainted_player_gets_up() -> None:
    w = west(at={0: "doc"}, vig={0: 0})
    assert GAME.text(GAME.absent(w.state, w.match.asks[0])) == "doc"


def test_a_fight_is_fought_to_its_end() -> None:
    w = west(at={0: "w_grove"}, foes={"w_grove": "wolf_1"})
    w.play("0 fight:w_grove")
    answers = set()
    while w.state.fighting:
        ask = w.match.asks[0]
        move = GAME.text(GAME.absent(w.state, ask))
        answers.add(move.split(":")[0])
        w.play(f"{ask.seat} {move}")
    assert {"play", "prim"} <= answers
