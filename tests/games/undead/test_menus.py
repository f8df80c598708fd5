"""A menu belongs to its question: taking a move out of one takes it out of no other."""

from __future__ import annotations

import saloon


def test_a_bot_that_takes_moves_out_of_its_menu_takes_them_from_nobody_else() -> None:
    undead = saloon.game("undead")
    asked = saloon.Match(undead, 4, "menus").ask_for(0)
    assert asked is not None
    before = asked.moves[:]
    world = saloon.Match(undead, 4, "menus").imagine(0)
    own = world.ask_for(0)
    assert own is not None
    own.moves.pop()
    again = saloon.Match(undead, 4, "menus").ask_for(0)
    assert again is not None
    assert again.moves == before
    assert len(before) == 72
