"""A lesson being taken by one person: the match, the coach, and everything that was done so far."""

from __future__ import annotations

from collections.abc import Sequence

from saloon.engine.errors import SaloonError
from saloon.engine.match import Match
from saloon.lessons.coach import Coach, is_answer
from saloon.lessons.lesson import Lesson


class Desk:
    """Where a lesson is taken outside a server, which keeps its own tables."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.match: Match = lesson.deal()
        self.coach = Coach(lesson)
        self.actions: list[tuple[int, str]] = []

    def act(self, seat: int, move: str) -> None:
        """A move, or a word to the coach; raises IllegalMove, changing nothing."""
        if is_answer(move):
            self.coach.refuse(self.match, move)
            self.match = self.coach.hear(self.match, move)
        else:
            events = len(self.match.events)
            self.match.play(seat, move)
            self.coach.follow(self.match, seat, move, events)
        self.actions.append((seat, move))

    def undo(self) -> None:
        """Take the learner's last move back where the rules of the table allow it."""
        self.match.undo(self.lesson.learner)
        self.coach.follow(self.match, self.lesson.learner, "", len(self.match.events))
        self.actions.append((self.lesson.learner, ""))

    def waiting(self) -> int | None:
        """Another seat that has to answer now, or None."""
        if self.coach.waits:
            return None
        asked = [ask.seat for ask in self.match.asks if ask.seat != self.lesson.learner]
        return asked[0] if asked else None

    def answer(self) -> None:
        """Let the others play until the learner is asked, or the game is over."""
        seat = self.waiting()
        while seat is not None:
            self.act(seat, self.coach.choose(self.match, seat))
            seat = self.waiting()

    def replay(self, actions: Sequence[tuple[int, str]]) -> None:
        """Do again what was done at another desk; raises SaloonError where it does not fit."""
        for seat, move in actions:
            if move:
                self.act(seat, move)
            else:
                self.undo()


def resumed(lesson: Lesson, actions: Sequence[tuple[int, str]]) -> Desk | None:
    """The desk as it was left; None where the lesson is no longer the one that was begun."""
    desk = Desk(lesson)
    try:
        desk.replay(actions)
    except SaloonError:
        return None
    return desk
