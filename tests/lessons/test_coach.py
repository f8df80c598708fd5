"""The coach: another move is allowed, can be taken back or played on, and nobody gets stuck."""

from __future__ import annotations

from dataclasses import replace

import pytest

import saloon
from saloon.engine.errors import IllegalMove
from saloon.engine.rng import Rng
from saloon.lessons.coach import ALONE, BACK, NEXT, ON, PATIENCE
from saloon.lessons.desk import Desk, resumed
from saloon.lessons.lesson import Lesson, lesson
from tests.lessons.taken import IDS, LESSONS

WANTED = lesson(saloon.game("wanted"))


def at_first_move() -> Desk:
    desk = Desk(WANTED)
    desk.act(0, NEXT)
    return desk


def kind(desk: Desk) -> str:
    advice = desk.coach.advice(desk.match)
    return "" if advice is None else advice.kind


def test_another_move_is_answered_and_the_others_wait() -> None:
    desk = at_first_move()
    desk.act(0, "draw:tombstone")
    advice = desk.coach.advice(desk.match)
    assert advice is not None
    assert advice.kind == "other"
    assert advice.text("en") == WANTED.steps[1].otherwise["en"]
    assert desk.waiting() is None


def test_a_move_with_words_of_its_own_is_answered_by_them() -> None:
    desk = at_first_move()
    desk.act(0, "draw:saloon")
    advice = desk.coach.advice(desk.match)
    assert advice is not None
    assert advice.text("fr") == WANTED.steps[1].other["draw:saloon"]["fr"]


def test_taking_it_back_is_as_if_it_had_never_been() -> None:
    desk = at_first_move()
    before = desk.match.view(0)
    desk.act(0, "draw:saloon")  # it shows a hidden card, so that no ordinary undo would do
    assert not desk.match.can_undo(0)
    desk.act(0, BACK)
    assert desk.match.view(0) == before
    assert kind(desk) == "play"
    desk.act(0, "draw:deadwood")
    desk.answer()
    assert desk.coach.at == 2
    assert not desk.coach.own_way(desk.match)


def test_playing_on_goes_to_what_still_fits() -> None:
    desk = at_first_move()
    desk.act(0, "draw:tombstone")
    desk.act(0, ON)
    desk.answer()
    advice = desk.coach.advice(desk.match)
    assert advice is not None
    assert advice.own_way
    assert advice.text("en") == WANTED.steps[2].anyway["en"]


def test_on_ones_own_way_nothing_is_said_of_cards_that_are_not_there() -> None:
    desk = at_first_move()
    desk.act(0, "draw:tombstone")
    desk.act(0, ON)
    said = []
    titles = []
    while kind(desk) != "end":
        desk.answer()
        advice = desk.coach.advice(desk.match)
        assert advice is not None
        said.append(advice.text("en"))
        titles.append(advice.title("en"))
        own = desk.coach.asked(desk.match)
        desk.act(0, {"read": NEXT, "other": ON}.get(advice.kind) or advice.move or own[0])
        desk.answer()
    assert WANTED.steps[5].say["en"] not in said  # Belle has caught up: a step of that way only
    assert "The tokens are given" in titles  # and not "Three of five are yours"


def test_the_others_answer_by_the_script_and_else_by_a_seeded_bot() -> None:
    desk = at_first_move()
    desk.act(0, "draw:deadwood")
    desk.answer()
    assert desk.match.moves == list(WANTED.script[:3])
    other, again = at_first_move(), at_first_move()
    for strayed in (other, again):
        strayed.act(0, "draw:tombstone")
        strayed.act(0, ON)
        strayed.answer()
    assert other.match.moves == again.match.moves


def test_on_another_way_the_others_give_the_answers_of_the_lesson_in_their_order() -> None:
    pioneers = lesson(saloon.game("pioneers"))
    desk = Desk(pioneers)
    desk.answer()
    step = next(one for one in pioneers.steps if one.play == "diploma:agriculture")
    while (advice := desk.coach.advice(desk.match)) is not None and advice.step != step:
        desk.act(0, advice.move or NEXT)
        desk.answer()
    desk.act(0, "diploma:forestry")
    desk.act(0, ON)
    desk.answer()
    assert desk.match.moves[-len(step.then) :] == list(step.then)  # a Scythe for money, no gift
    advice = desk.coach.advice(desk.match)
    assert advice is not None
    assert (advice.kind, advice.move, advice.own_way) == ("play", "accept", True)


def test_words_that_do_not_fit_are_refused_and_change_nothing() -> None:
    desk = at_first_move()
    for word in (NEXT, BACK, ON):
        with pytest.raises(IllegalMove, match="the coach does not wait for"):
            desk.act(0, word)
    assert desk.coach.at == 1
    assert desk.actions == [(0, NEXT)]


def test_an_ordinary_undo_takes_the_coach_along() -> None:
    undead = lesson(saloon.game("undead"))
    desk = Desk(undead)
    desk.act(0, NEXT)
    desk.act(0, undead.steps[1].play)
    desk.match.undo(0)
    desk.coach.follow(desk.match, 0, "", len(desk.match.events))
    assert desk.coach.at == 1
    desk.act(0, undead.steps[1].play)
    desk.answer()
    assert desk.coach.at == 2


def test_a_secret_answer_may_be_changed_before_the_others_have_theirs() -> None:
    undead = lesson(saloon.game("undead"))
    desk = Desk(undead)
    desk.act(0, NEXT)
    desk.act(0, "start:3:0:-")
    assert kind(desk) == "other"
    desk.act(0, undead.steps[1].play)
    desk.answer()
    assert desk.coach.at == 2
    assert not desk.coach.own_way(desk.match)


@pytest.mark.parametrize("one", LESSONS, ids=IDS)
def test_it_is_left_in_the_middle_and_goes_on_there(one: Lesson) -> None:
    desk = Desk(one)
    desk.answer()
    for _ in range(len(one.steps) // 2):
        advice = desk.coach.advice(desk.match)
        assert advice is not None
        desk.act(one.learner, advice.move or NEXT)
        desk.answer()
    later = resumed(one, desk.actions)
    assert later is not None
    assert later.match.view(one.learner) == desk.match.view(one.learner)
    assert later.coach.advice(later.match) == desk.coach.advice(desk.match)
    assert resumed(one, [(one.learner, "no such move")]) is None


@pytest.mark.parametrize("seed", ["ada", "belle"])
@pytest.mark.parametrize("one", LESSONS, ids=IDS)
def test_whatever_the_learner_does_the_lesson_ends(one: Lesson, seed: str) -> None:
    """Any legal move half of the time, any answer to the coach: never stuck, never wrong."""
    rng = Rng.seeded(f"{one.id} {seed}")
    desk = Desk(replace(one, level="random"))
    desk.answer()
    for _ in range(len(one.steps) * (3 + 2 * PATIENCE)):
        advice = desk.coach.advice(desk.match)
        assert advice is not None
        assert advice.own_way == desk.coach.own_way(desk.match)
        if advice.kind == "end":
            break
        legal = desk.coach.asked(desk.match)
        assert not advice.move or advice.move in legal
        if advice.kind == "read":
            desk.act(one.learner, NEXT)
        elif advice.kind == "other":
            desk.act(one.learner, ON if rng.below(3) else BACK)
        else:
            own = legal[rng.below(len(legal))]
            desk.act(one.learner, own if not advice.move or rng.below(2) else advice.move)
        desk.answer()
    assert kind(desk) == "end"
    desk.act(one.learner, ALONE)
    assert kind(desk) == ""
