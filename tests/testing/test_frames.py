"""A local across a question must not hold what is hidden: what is refused, and what is not."""

from __future__ import annotations

import pytest

import saloon
from saloon.engine.game import Game
from saloon.testing.frames import check_frames, kept_secrets

BEFORE = "def rule(t, who):\n"

REFUSED = {
    "read": """
    top = t.deck[-1]
    answer = yield Ask(who, "draw", [0, 1], "X")
    t.hand = top
""",
    "by a function": """
    said = standing(t)
    answer = yield Ask(who, "draw", [0, 1], "X")
    t.bid = said
""",
    "in a row": """
    bids = [0, 0]
    bids[1] = standing(t)
    answer = yield Ask(who, "draw", [0, 1], "X")
    t.bid = max(bids)
""",
    "decided by it": """
    yes = True
    said = standing(t)
    if said == 1:
        yes = False
    answer = yield Ask(who, "draw", [0, 1], "X")
    if answer:
        yes = False
    t.agreed = yes
""",
    "whispered by the method of its event": """
    top = t.deck[-1]
    t.whisper_looked(who, "X", card=top)
    answer = yield t.ask_draw(who, [0, 1], "X")
    t.hand = top
""",
    "in a loop": """
    top = t.deck[-1]
    while t.more:
        t.seen = top
        yield Ask(who, "draw", [0, 1], "X")
""",
}

ALLOWED = {
    "a length": """
    left = len(t.deck)
    answer = yield Ask(who, "draw", [0, 1], "X")
    t.left = left
""",
    "turned up": """
    card = t.deck[-1]
    t.reveal()
    t.tell("shows", "X", card)
    answer = yield Ask(who, "take", [0, 1], "X", (card,))
    t.hand = card
""",
    "told by the method of its event": """
    card = t.deck[-1]
    t.tell_shows("X", card=card)
    answer = yield t.ask_take(who, [0, 1], "X", card=card)
    t.hand = card
""",
    "not read again": """
    top = t.deck[-1]
    t.hand = top
    answer = yield Ask(who, "draw", [0, 1], "X")
""",
    "disclosed": """
    said = t.rng.disclose(standing(t))
    answer = yield Ask(who, "draw", [0, 1], "X")
    t.bid = said
""",
    "read after": """
    answer = yield Ask(who, "draw", [0, 1], "X")
    top = t.deck[-1]
    t.hand = top
""",
    "an answer": """
    card = yield Ask(who, "keep", [0, 1], "X")
    answer = yield Ask(who, "draw", [0, 1], "X")
    t.hand = card
""",
}

STANDING = """
def standing(t):
    order = t.orders[0]
    return order & 255
"""


@pytest.mark.parametrize("how", REFUSED)
def test_a_hidden_fact_in_a_local_across_a_question_is_named(how: str) -> None:
    found = kept_secrets({"play.py": BEFORE + REFUSED[how] + STANDING}, {"deck", "orders"})
    assert len(found) == 1
    assert "play.py" in found[0]
    assert "rule keeps" in found[0]


@pytest.mark.parametrize("how", ALLOWED)
def test_what_all_could_know_is_allowed(how: str) -> None:
    assert kept_secrets({"play.py": BEFORE + ALLOWED[how] + STANDING}, {"deck", "orders"}) == []


@pytest.mark.parametrize("game", saloon.list_games(), ids=lambda game: game.id)
def test_no_game_keeps_one(game: Game) -> None:
    check_frames(game)
