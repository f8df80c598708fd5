"""Every lesson: legal by the present rules, all it lights is there, all it says is short."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import saloon
from saloon.lessons.lesson import BadLesson, Lesson, NoLesson, file_of, lesson, read
from saloon.lessons.lights import GOAL, label, pictures
from saloon.rulebook import rulebook
from saloon.words import LANGS, teller
from tests.lessons.taken import IDS, LESSONS, steps_of

SENTENCES = 3
WORDS = 62
TITLE = 8
MOST_STEPS = 25
"""What is read counts as well: nobody plays who reads for ten minutes."""

DONE_BY_THE_LEARNER = {
    "undead": {"UND-HUNT-01", "UND-HIRE-04", "UND-INT-04", "UND-BUY-02", "UND-KEEP-02"},
    "pioneers": {"PIO-CLAIM-01", "PIO-DIP-01", "PIO-TRADE-01", "PIO-BUILD-01", "PIO-HUNT-01"},
    "bantam": {"BAN-SHP-06", "BAN-END-01", "BAN-CAB-01", "BAN-AMB-01", "BAN-FGT-05"},
}
"""Main rules that are not only told of: a move of the learner's stands for each."""


def test_every_game_has_a_first_lesson() -> None:
    for game in saloon.list_games():
        assert lesson(game).id == game.id
    assert {"bantam/governors", "undead/solo"} <= set(IDS)


def test_no_french_line_begins_with_the_sign_that_closes_it() -> None:
    for one in LESSONS:
        for step in one.steps:
            assert step.anyway or not step.anyway_title
        own_way = (step.anyway, step.anyway_title)
        for text in (step.title, step.say, *own_way, step.otherwise, *step.other.values()):
            assert not re.search(r" [:;!?»]", text.get("fr", ""))
            assert "\N{NO-BREAK SPACE}" not in text.get("en", "")
    said = " ".join(step.say["fr"] for one in LESSONS for step in one.steps)
    assert "\N{NO-BREAK SPACE}:" in said


@pytest.mark.parametrize("one", LESSONS, ids=IDS)
def test_it_is_as_long_as_a_first_game_may_be(one: Lesson) -> None:
    steps = tomllib.loads(file_of(one).read_text(encoding="utf-8"))["step"]
    assert 10 <= sum("play" in step for step in steps) == one.decisions() <= 20
    assert len(steps) <= MOST_STEPS
    assert 5 <= one.minutes <= 10


@pytest.mark.parametrize("one", LESSONS, ids=IDS)
def test_a_bubble_is_short(one: Lesson) -> None:
    for step in one.steps:
        for text in (step.say, step.anyway, step.otherwise, *step.other.values()):
            for said in text.values():
                assert len(re.findall(r"[.!?…](?=\s|$)", said)) <= SENTENCES, said
                assert len(said.split()) <= WORDS, said
        assert all(len(title.split()) <= TITLE for title in step.title.values()), step.title


@pytest.mark.parametrize("one", LESSONS, ids=IDS)
def test_both_languages_are_whole(one: Lesson) -> None:
    for step in one.steps:
        for text in (step.title, step.say, step.anyway, step.otherwise, *step.other.values()):
            assert not text or sorted(text) == sorted(LANGS)
        assert step.say["en"] != step.say["fr"]
        assert not step.play or step.otherwise


@pytest.mark.parametrize("one", LESSONS, ids=IDS)
def test_every_step_is_reached_and_everything_lit_is_on_the_board(one: Lesson) -> None:
    tell = teller(one.game, "en", (), one.learner)
    seen = []
    for step, desk in steps_of(one):
        seen.append(step)
        view = desk.match.view(one.learner)
        for size, picture in pictures(one.game, view, tell).items():
            for id in step.light:
                assert id == GOAL or f' id="{id}"' in picture, (
                    f"{step.title['en']}: no {id} ({size})"
                )
    assert seen == list(one.steps)


@pytest.mark.parametrize("one", LESSONS, ids=IDS)
def test_what_it_teaches_has_happened(one: Lesson) -> None:
    *_, (_, desk) = steps_of(one)
    assert desk.match.log is not None
    fired = desk.match.log.fired
    book = rulebook(one.game)
    for step in one.steps:
        assert step.why, step.title["en"]
        assert book.entry(step.why)
        assert not step.clause or fired.get(step.clause), f"{step.title['en']}: {step.clause}"
    assert len({step.clause for step in one.steps if step.clause}) >= len(one.steps) // 3


@pytest.mark.parametrize("game", DONE_BY_THE_LEARNER)
def test_main_rules_are_met_by_doing_them(game: str) -> None:
    done = {step.clause for step in lesson(saloon.game(game)).steps if step.play}
    assert done >= DONE_BY_THE_LEARNER[game]


def test_the_docs_say_how_long_each_lesson_is() -> None:
    page = (Path(__file__).parents[2] / "docs" / "lessons.md").read_text(encoding="utf-8")
    rows = re.findall(r"(?m)^\| `(.+)` \| .+ \| (\d+) \|$", page)
    assert {id: int(count) for id, count in rows} == {one.id: one.decisions() for one in LESSONS}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("seats = 3", "seats = 3\nmood = 1"), "there is no 'mood'"),
        (('play = "draw:deadwood"', 'play = "draw:nowhere"'), "step 2: seat 0 cannot play"),
        (('"1 draw:tombstone"', '"draw:tombstone"'), "an answer looks like"),
        (('title.fr = "Prenez Bill Dalton"', ""), "must be said in en and fr"),
        (('game = "wanted"', 'game = "undead"'), "is for 'undead'"),
        (('game = "wanted"', "game = "), "lesson wanted/first"),
    ],
)
def test_a_bad_file_is_refused_in_a_sentence(change: tuple[str, str], message: str) -> None:
    one = lesson(saloon.game("wanted"))
    text = file_of(one).read_text(encoding="utf-8")
    assert change[0] in text
    with pytest.raises(BadLesson, match=re.escape(message)):
        read(one.game, "first", text.replace(*change, 1))


def test_what_is_lit_can_be_told_in_words() -> None:
    one = lesson(saloon.game("wanted"))
    view = one.deal().view(0)
    drawn = pictures(one.game, view, teller(one.game, "en", (), 0))["wide"]
    assert "Wanted" in label(drawn, "trophies-0")
    assert label(drawn, "nothing of this name") == ""


def test_an_unknown_lesson_names_those_there_are() -> None:
    with pytest.raises(NoLesson, match=r"wanted has no lesson 'third'; its lessons are: first"):
        lesson(saloon.game("wanted"), "third")
