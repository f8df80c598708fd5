"""Self-play without PyTorch: what is written down is what was seen, and what came of it."""

from __future__ import annotations

import math

import pytest

import saloon
from saloon.engine.ask import Ask
from saloon.engine.match import Match
from saloon.engine.observation import size
from saloon.engine.rng import Rng
from saloon.engine.trail import move_of
from saloon.testing.madeup import made_up_file
from saloon.train.practice import (
    LAMBDA,
    Crew,
    Lesson,
    Plan,
    Table,
    jobs_of,
    play_job,
    seen_from,
    shares,
)

WANTED = saloon.game("wanted")


def plan(seats: int = 2, thoughts: int = 0, game: str = "wanted") -> Plan:
    options = saloon.game(game).settle_options(seats, {})
    return Plan(game, seats, options, "practice", thoughts)


def made(seats: int) -> bytes:
    return made_up_file(WANTED, seats, WANTED.settle_options(seats, {}), Rng.seeded("made"))


def rows(lesson: Lesson) -> list[list[float]]:
    outs = max(2, lesson.seats)
    return [list(lesson.chances[i * outs : (i + 1) * outs]) for i in range(len(lesson))]


def test_a_row_is_told_how_the_game_ended_and_what_was_foreseen_between() -> None:
    table = Table(plan(), 0, None)
    lesson = table.play()
    assert table.match.over
    assert lesson.decisions > 10
    assert len(lesson) == 2 * lesson.decisions
    assert len(lesson.seen) == len(lesson) * size(WANTED, 2)
    found = rows(lesson)
    assert all(sum(row) == pytest.approx(1.0, abs=1e-4) for row in found)
    # The seats stand one after the other, from the last decision back: that one saw the end come.
    won = shares(table.match)
    assert found[0] == seen_from(0, won)
    assert found[lesson.decisions] == seen_from(1, won)
    foreseen = [look.foreseen[0] for look in table.looks[0]]
    before = (1 - LAMBDA) * foreseen[-1] + LAMBDA * found[0][0]
    assert found[1][0] == pytest.approx(before, abs=1e-5)


def test_with_weights_what_was_foreseen_counts_too() -> None:
    lesson = play_job((plan(3), range(1), made(3)))
    found = rows(lesson)
    assert all(sum(row) == pytest.approx(1.0, abs=1e-4) for row in found)
    assert len({tuple(row) for row in found}) > len(found) // 2


@pytest.mark.parametrize("thoughts", [0, 8])
def test_moves_are_liked_as_they_were_tried(thoughts: int) -> None:
    lesson = play_job((plan(2, thoughts), range(1), made(2)))
    start = asked = 0
    for end in lesson.ends:
        if end > start:
            asked += 1
            assert sum(lesson.liking[start:end]) == pytest.approx(1.0, abs=1e-4)
            assert all(0 <= move < len(WANTED.moves) for move in lesson.menus[start:end])
        start = end
    assert asked == lesson.decisions


def test_a_search_plays_what_it_tried_most_not_all_that_it_tried() -> None:
    found: list[bool] = []

    class Watched(Table):
        def note(self, ask: Ask, liking: list[float], decisions: int) -> None:
            super().note(ask, liking, decisions)
            played.append((len(self.match.history), ask.moves, liking))

    for number in range(4):
        played: list[tuple[int, list[int], list[float]]] = []
        table = Watched(plan(2, 24), number, None)
        table.play()
        for at, moves, liking in played:
            move = move_of(table.match.history[at])
            found.append(liking[moves.index(move)] >= max(liking) - 1e-9)
    assert len(found) > 100
    assert sum(found) > 0.7 * len(found)


def test_cores_share_the_games_and_nothing_changes() -> None:
    jobs = jobs_of(plan(), range(4), made(2), 2)
    assert [len(numbers) for _, numbers, _ in jobs] == [2, 2]
    lessons: list[list[Lesson]] = []
    for workers in (1, 2):
        crew = Crew(workers)
        try:
            lessons.append(list(crew.play(jobs)))
        finally:
            crew.close()
    assert lessons[0] == lessons[1]
    whole = lessons[0][0]
    count = len(whole.ends)
    whole.add(lessons[0][1])
    assert whole.games == 4
    assert len(whole.ends) == count + len(lessons[0][1].ends)
    assert whole.ends[-1] == len(whole.menus)


def test_above_sense_a_row_says_where_it_starts_from() -> None:
    plain = plan(3)
    above = Plan(plain.game, 3, plain.options, plain.seed, above_sense=True)
    table = Table(above, 0, None)
    lesson = table.play()
    assert len(lesson.starts) == len(lesson.chances)
    # Without a network yet, what was foreseen is the game's own estimate: the same as the start.
    look = table.looks[1][3]
    assert [math.exp(start) for start in look.start] == pytest.approx(look.foreseen, abs=1e-3)
    assert not play_job((plain, range(1), b"")).starts


def test_alone_the_second_number_is_the_chance_to_lose() -> None:
    lesson = play_job((plan(1, game="undead"), range(1), b""))
    assert all(sum(row) == pytest.approx(1.0, abs=1e-4) for row in rows(lesson))
    assert rows(lesson)[0] in ([1.0, 0.0], [0.0, 1.0])


def test_a_shared_win_is_shared() -> None:
    match = Match(WANTED, 4, "shared")
    match.state.winners = [1, 2]
    assert shares(match) == [0.0, 0.5, 0.5, 0.0]
    assert seen_from(1, shares(match)) == [0.5, 0.5, 0.0, 0.0]
