"""Every lesson there is, and its steps with the table as it stands at each."""

from __future__ import annotations

from collections.abc import Iterator

from saloon.catalog import games
from saloon.lessons.desk import Desk
from saloon.lessons.lesson import Lesson, Step, lessons

LESSONS = [one for game in games() for one in lessons(game)]
IDS = [one.id for one in LESSONS]


def steps_of(lesson: Lesson) -> Iterator[tuple[Step, Desk]]:
    """Take a lesson as it is meant: each step, and the desk at that moment."""
    desk = Desk(lesson)
    desk.answer()
    while True:
        advice = desk.coach.advice(desk.match)
        assert advice is not None
        yield advice.step, desk
        if advice.kind == "end":
            return
        assert advice.kind in ("read", "play")
        desk.act(lesson.learner, advice.move or "@next")
        desk.answer()
