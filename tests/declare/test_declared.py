"""What follows from declared fields, events and moves; and what is refused with a sentence."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from saloon.declare import COUNT, OWNER, Family, held, number, pile, seat
from saloon.declare.reading import Reading
from saloon.engine.data import from_data, to_data
from saloon.engine.errors import BadGame, Broken, IllegalMove
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.testing import check_honesty, run_check
from saloon.testing.checks import CHECKS
from saloon.testing.frames import check_frames
from tests.declare.harvest import CARD, GAME, GO, PEEK, PLAY, Field, Forgetful, make

NEEDS_RULEBOOK = {"ends"}


def somewhere(seed: str = "a", moves: int = 10) -> Match:
    match = Match(GAME, 3, seed=seed)
    rng = Rng.seeded(seed)
    for _ in range(moves):
        ask = match.asks[0]
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    return match


def table_of(match: Match) -> Field:
    state = match.state
    assert isinstance(state, Field)
    return state


# -- fields -----------------------------------------------------------------------------------


@pytest.mark.parametrize("check", sorted(set(CHECKS) - NEEDS_RULEBOOK))
def test_a_game_with_every_form_of_field_passes(check: str) -> None:
    run_check(GAME, check, examples=4)


def test_nothing_hidden_can_be_known() -> None:
    check_frames(GAME)
    assert check_honesty(GAME, 16) > 60


def test_a_field_that_is_not_redealt_is_found() -> None:
    with pytest.raises(AssertionError, match="tells what lies in weather"):
        check_honesty(make(Forgetful), 16)


def test_dice_are_thrown_again_and_do_not_change_places() -> None:
    """Redealt dice show any number of sixes: the true ones do not decide how many."""
    state = GAME.new(3, {"bonus": 1}, Rng.seeded("dice"))
    state.cups = [[1, 1], [6, 6], [6, 6]]
    sixes: Counter[int] = Counter()
    for deal in range(200):
        world = Field()
        world.become(state)
        GAME.hide(world, 0, Rng.seeded(str(deal)))
        assert world.cups[0] == [1, 1]
        sixes[(world.cups[1] + world.cups[2]).count(6)] += 1
    assert len(sixes) > 2


def test_cards_change_places_and_none_is_lost() -> None:
    state = table_of(somewhere())
    for who in range(3):
        world = Field()
        world.become(state)
        GAME.hide(world, who, Rng.seeded("x"))
        GAME.check(world)
        assert world.hands[who] == state.hands[who]


def test_who_sees_what() -> None:
    match = somewhere(moves=13)
    state = table_of(match)
    seen = match.view(0)["table"]
    assert seen["deck"] == len(state.deck)
    assert seen["open"] == state.open
    assert seen["hands"] == [state.hands[0], len(state.hands[1]), len(state.hands[2])]
    assert seen["luck"] == [state.luck[0], None, None]
    assert "weather" not in seen
    assert seen["options"] == {"bonus": 1}
    assert match.view(None)["table"]["hands"] == [len(hand) for hand in state.hands]
    json.dumps(seen)


def test_saved_data_and_copies_hold_every_field() -> None:
    state = table_of(somewhere(moves=13))
    again = from_data(json.loads(json.dumps(to_data(state))), GAME.parts)
    assert to_data(again) == to_data(state) == to_data(state.copy())
    other = Field()
    other.become(state)
    other.hands[0].append(1)
    assert to_data(again) == to_data(state)


def test_an_observation_tells_what_the_view_tells() -> None:
    state = table_of(somewhere(moves=13))
    names = [field.name for field in GAME.layout(3) for _ in range(field.size)]
    before = GAME.observe(state, 1)
    seen = dict(zip(names, before, strict=True))
    assert seen["deck.count"] == len(state.deck)
    assert seen["luck"] == state.luck[1]
    assert "weather" not in seen
    state.luck[2] = (state.luck[2] + 1) % 4
    state.weather = (state.weather + 1) % 6
    assert GAME.observe(state, 1) == before
    state.luck[1] = (state.luck[1] + 1) % 4
    assert GAME.observe(state, 1) != before


@pytest.mark.parametrize(
    ("broken", "sentence"),
    [
        ({"deck": [1]}, "a card is missing or double"),
        ({"turns": 41}, "turns is 41"),
        ({"turn": 3}, "turn is 3, which is no seat"),
        ({"cups": [[1], [2, 2, 2], []]}, "cups holds more than 2"),
        ({"cups": [[7], [], []]}, r"cups holds \[7\], which no die is"),
        ({"points": [0]}, "points has 1 rows for 3 seats"),
        ({"luck": [0, 9, 0]}, "luck is 9"),
    ],
)
def test_the_obvious_invariants_hold(broken: dict[str, Any], sentence: str) -> None:
    state = table_of(somewhere())
    GAME.check(state)
    for name, value in broken.items():
        setattr(state, name, value)
    with pytest.raises(Broken, match=sentence):
        GAME.check(state)


@pytest.mark.parametrize(
    ("declare", "sentence"),
    [
        (lambda: number(seen="me"), "a field is seen by one of all, owner, count, nobody"),
        (lambda: pile(CARD, seen=OWNER), "a pile has no owner"),
        (lambda: number(seen=COUNT), "a number cannot be counted"),
    ],
)
def test_what_cannot_be_declared_is_refused(declare: Any, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        declare()


def test_a_table_may_build_on_another() -> None:
    class More(Field):
        extra: int = seat()
        more: list[list[int]] = held(CARD)

    assert [field.name for field in More.FIELDS][-3:] == ["turns", "extra", "more"]
    assert More().extra == -1


# -- events and questions ---------------------------------------------------------------------


def test_events_and_questions_are_named_where_they_are_told() -> None:
    assert GAME.events["puts"] == ("who", "card", "one", "two", "open")
    assert GAME.prompts == ("take", "put", "walk")
    assert GAME.asks["walk"] == ("card", "points")
    event = next(e for e in somewhere().events if e.kind == "puts")
    assert len(event.args) == 5
    assert event.clauses == ("HAR-PUT-01",)


@pytest.mark.parametrize(
    ("numbers", "sentence"),
    [
        ({"who": 1}, "the event 'puts' of 'harvest' comes with who, not with who, card, one, two"),
        ({}, "the event 'puts' of 'harvest' comes with nothing"),
    ],
)
def test_wrong_numbers_fail_at_once_by_name(numbers: dict[str, int], sentence: str) -> None:
    """Also where nobody listens."""
    table = Field()
    with pytest.raises(BadGame, match=sentence):
        table.tell("puts", "", **numbers)
    with pytest.raises(BadGame, match=r"the event 'end' .* numbers without a name"):
        table.tell("end", "HAR-END-01", 1)
    with pytest.raises(BadGame, match="no rule of 'harvest' names the question 'dance'"):
        table.ask(0, "dance", [0])


def test_rules_that_disagree_are_refused_when_the_game_is_made(tmp_path: Path) -> None:
    source = tmp_path / "game.py"
    source.write_text('def a(t):\n    t.tell("x", who=1)\n    t.tell("x", card=1)\n')
    with pytest.raises(
        BadGame, match=r"'x' of 'new' comes with card at game.py:3, but elsewhere w"
    ):
        Reading("new", [source])


def test_clauses_come_from_the_docstring_or_the_decorator() -> None:
    match = somewhere(moves=20)
    fired = match.log.fired if match.log else {}
    assert fired["HAR-TURN-01"] == fired["HAR-TURN-02"] > 0
    assert fired["HAR-POINT-01"] > 0
    assert GAME.claims == {
        "HAR-TURN-01",
        "HAR-TURN-02",
        "HAR-PUT-01",
        "HAR-POINT-01",
    }


def test_a_rule_without_a_clause_is_named() -> None:
    state = table_of(somewhere())
    with pytest.raises(BadGame, match="names no clause in its docstring"):
        state.tell("peeks", who=0, deck=1)


# -- moves --------------------------------------------------------------------------------------


def test_codes_texts_and_parts_follow_from_the_families() -> None:
    assert GAME.moves[0] == "draw"
    assert GAME.text(PLAY(6)) == "play:6"
    assert GAME.code("peek:south") == PEEK(1)
    assert GO.read(GAME.code("go:right:5")) == (1, 5)
    assert sorted(code for one in GAME.families for code in one.all()) == list(
        range(len(GAME.moves))
    )
    with pytest.raises(ValueError, match=r"there is no go of \(2, 9\); its parts are way"):
        GO(2, 9)
    with pytest.raises(ValueError, match="is no peek"):
        PEEK.read(GO(0, 1))
    with pytest.raises(ValueError, match="belongs to no game yet"):
        Family("fly")()
    with pytest.raises(IllegalMove, match="'go:up:1' is not a move of harvest"):
        GAME.code("go:up:1")
