"""`saloon learn`: every lesson by its lines, in both languages, and where it was left."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import saloon
from saloon import catalog
from saloon.lessons.desk import Desk
from saloon.lessons.lesson import Lesson, lesson, lessons
from saloon.terminal.learn import LessonSession, LessonTable, keep_desk, open_desk
from saloon.terminal.main import main
from tests.lessons.taken import IDS, LESSONS

WANTED = lesson(saloon.game("wanted"))


def reader(lines: list[str]) -> Callable[[str], str]:
    """Somebody who types these lines and then leaves."""
    left: Iterator[str] = iter(lines)

    def read(_prompt: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return read


def sit(desk: Desk, lines: list[str], lang: str = "en", plain: bool = True) -> None:
    LessonTable(LessonSession(desk, lang), lambda: None, plain, reader(lines)).run()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("one", LESSONS, ids=IDS)
def test_a_lesson_is_taken_by_pressing_enter(
    one: Lesson, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    desk = Desk(one)
    sit(desk, [""] * (len(one.steps) - 1), lang)
    said = capsys.readouterr().out
    for step in one.steps:
        assert step.title[lang] in said
        assert step.say[lang] in said
    assert desk.coach.at == len(one.steps) - 1
    assert desk.match.moves[: len(one.script)] == list(one.script)
    looks = [line for line in said.splitlines() if line.startswith(("Look at: ", "À regarder : "))]
    assert looks
    assert not [line for line in looks if line.endswith("…")]  # in whole sentences


def test_another_move_why_and_back(capsys: pytest.CaptureFixture[str]) -> None:
    desk = Desk(WANTED)
    sit(desk, ["", "why", "1", "back", "5", "", "nonsense", "quit"])
    said = capsys.readouterr().out
    assert "WAN-TURN-04 " in said
    assert "\n\N{RIGHTWARDS ARROW} 4. Deadwood" in said  # what the coach has in mind
    assert WANTED.steps[1].otherwise["en"] in said
    assert "Taken back." in said
    assert WANTED.steps[1].other["draw:saloon"]["en"] in said
    assert "nonsense" in said
    assert desk.match.moves[0] == (0, "draw:saloon")


def test_a_number_means_what_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    """Parts are chosen one by one; where no question is shown, nothing is played."""
    solo = lesson(saloon.game("undead"), "solo")
    desk = Desk(solo)
    sit(desk, ["1", "", "1", "9", "1", "2", "3", "back", "quit"])
    said = capsys.readouterr().out
    assert "“1” means nothing here. Enter: next." in said  # a step that is read
    assert "“3” means nothing here. Enter: play on." in said
    assert "type a number from 1 to 4" in said
    assert (0, "start:0:0:235") in desk.actions
    assert desk.actions[-1] == (0, "@back")
    assert desk.match.moves == []


def test_going_by_name_takes_the_coach_along(capsys: pytest.CaptureFixture[str]) -> None:
    one = lesson(saloon.game("bantam"))
    desk = Desk(one)
    sit(desk, ["", "", "go Gunsmith", "quit"])
    said = capsys.readouterr().out
    assert desk.actions[-1] == (0, one.steps[2].play)
    assert one.steps[3].say["en"] in said


def test_skip_leaves_the_coach_and_bots_play_on(capsys: pytest.CaptureFixture[str]) -> None:
    desk = Desk(WANTED)
    sit(desk, ["", "skip", "4", "1"])
    assert desk.coach.alone
    assert len(desk.match.moves) >= 4
    assert WANTED.steps[2].say["en"] not in capsys.readouterr().out


def test_at_a_screen_the_board_is_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    sit(Desk(WANTED), ["", ""], plain=False)
    said = capsys.readouterr().out
    assert "╭" in said
    assert "Tombstone" in said


def test_a_table_is_shown_once_and_nothing_is_told_twice(
    capsys: pytest.CaptureFixture[str],
) -> None:
    desk = Desk(WANTED)
    sit(desk, [], plain=False)
    assert capsys.readouterr().out.count("C. Creek") == 1
    sit(desk, ["", ""])
    assert "You take" in capsys.readouterr().out
    sit(desk, [])  # another day: on from there
    assert "You take" not in capsys.readouterr().out


def test_it_goes_on_where_it_was_left(tmp_path: Path) -> None:
    place = tmp_path / "lessons" / "wanted-first.json"
    desk, message = open_desk(WANTED, place, again=False)
    assert message == ""
    session = LessonSession(desk, "en")
    LessonTable(session, lambda: keep_desk(desk, place), True, reader(["", "", ""])).run()
    later, message = open_desk(WANTED, place, again=False)
    assert message == "lesson-resumed"
    assert later.coach.at == desk.coach.at == 3
    assert open_desk(WANTED, place, again=True)[0].coach.at == 0
    place.write_text('{"actions": [[0, "dance"]]}', encoding="utf-8")
    fresh, message = open_desk(WANTED, place, again=False)
    assert (fresh.coach.at, message) == (0, "lesson-lost")
    place.write_text("not json", encoding="utf-8")
    assert open_desk(WANTED, place, again=False)[1] == "lesson-lost"


def test_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("\n\n"))
    with pytest.raises(SystemExit) as left:
        main(["learn", "wanted", "--lang", "fr", "--plain"])
    assert left.value.code == 0
    assert "La leçon attend ici : saloon learn wanted" in capsys.readouterr().out
    with pytest.raises(SystemExit) as listed:
        main(["learn", "undead", "--list"])
    assert listed.value.code == 0
    assert "undead/solo" in capsys.readouterr().out
    for line in (["learn", "--list"], ["learn"]):
        with pytest.raises(SystemExit) as listed:
            main(line)
        assert listed.value.code == 0
        said = [one.partition(":")[0] for one in capsys.readouterr().out.splitlines()]
        games = sorted(catalog.games(), key=lambda game: game.weight)
        assert said == [one.id for game in games for one in lessons(game)]
        assert said[0] == "wanted"
    with pytest.raises(SystemExit) as wrong:
        main(["learn", "wanted/third"])
    assert wrong.value.code == 2
    assert "wanted has no lesson 'third'" in capsys.readouterr().err
