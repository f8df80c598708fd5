"""Rules carry versions that move: a golden that plays differently needs a new one."""

from __future__ import annotations

from pathlib import Path

import pytest

import saloon
from saloon.engine.ask import Ask, Flow
from saloon.engine.game import Game
from saloon.rulebook import versions
from saloon.testing import check_goldens
from saloon.testing.golden import play_digest, read_versions, write_goldens
from tests.testing.toy.game import DRAW, PASS, Toy, Toys


class Moved(Toy):
    """The same game under its next version."""

    def __init__(self) -> None:
        super().__init__()
        self.rules = "toy/2"


class Longer(Toy):
    """Asks something new: it plays differently."""

    def take_turn(self, t: Toys) -> Flow:
        if t.turn == 4:
            yield Ask(0, "draw", [PASS, DRAW], "TOY-DRAW-01")
        yield from super().take_turn(t)


class LongerMoved(Longer, Moved):
    """Plays differently, and says so."""


class OtherWords(Toy):
    """Shows and cites something else, and plays the same."""

    def view(self, state: Toys, seat: int) -> dict[str, object]:
        return {**super().view(state, seat), "tokens": state.tokens}

    def finish(self, t: Toys) -> Flow:
        yield from super().finish(t)
        t.cite("TOY-DRAW-02")


def test_goldens_that_play_differently_are_not_written_under_the_same_version(
    tmp_path: Path,
) -> None:
    assert write_goldens(Toy(), tmp_path) == ""
    before = {path: path.read_text() for path in tmp_path.rglob("*.txt")}
    said = write_goldens(Longer(), tmp_path)
    assert "toy no longer plays as toy/1 did" in said
    assert "new version" in said
    assert {path: path.read_text() for path in tmp_path.rglob("*.txt")} == before
    with pytest.raises(AssertionError, match="toy no longer plays as toy/1 did"):
        check_goldens(Longer(), tmp_path)


def test_a_new_version_is_written_beside_the_old_one(tmp_path: Path) -> None:
    write_goldens(Toy(), tmp_path)
    with pytest.raises(AssertionError, match="were not written for toy/2"):
        check_goldens(LongerMoved(), tmp_path)
    assert write_goldens(LongerMoved(), tmp_path) == ""
    check_goldens(LongerMoved(), tmp_path)
    assert list(read_versions(tmp_path / "toy" / "versions.txt")) == ["toy/1", "toy/2"]
    with pytest.raises(AssertionError, match=r"2-.*\.txt has changed"):
        check_goldens(Toy(), tmp_path)


def test_what_is_seen_and_cited_may_change_within_a_version(tmp_path: Path) -> None:
    write_goldens(Toy(), tmp_path)
    before = {path.name: path.read_text() for path in tmp_path.rglob("2-*.txt")}
    assert write_goldens(OtherWords(), tmp_path) == ""
    after = {path.name: path.read_text() for path in tmp_path.rglob("2-*.txt")}
    assert before != after
    assert play_digest(before) == play_digest(after)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("seat 0 plays draw", "seat 0 plays pass"),
        ("): draw pass", "): pass draw"),
        ("<drew 3 ", "<drew 4 "),
        ("table 00", "table 01"),
        ("over after 2 moves", "over after 3 moves"),
        ("seat 0 draw (", "seat 1 draw ("),
    ],
)
def test_moves_events_tables_and_results_count(old: str, new: str) -> None:
    text = (
        "toy/1, 2 seats, no options\n  table 00\n  0 sees {}\n"
        "1. seat 0 draw (TOY-DRAW-01): draw pass\n1. seat 0 plays draw\n"
        "    <drew 3 TOY-DRAW-02 TOY-DRAW-01 (only seat 0)>\n"
        "over after 2 moves: [0] [3, 1]\ntable 00\n"
    )
    assert old in text
    assert play_digest({"a": text}) != play_digest({"a": text.replace(old, new)})
    for same, other in (("toy/1", "toy/2"), ("sees {}", "sees {1}"), ("TOY-DRAW-02 ", "")):
        assert play_digest({"a": text}) == play_digest({"a": text.replace(same, other)})


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", saloon.list_games(), ids=lambda game: game.id)
def test_every_game_says_what_changed_with_its_version(game: Game, lang: str) -> None:
    found = versions(game, lang)
    numbers = [int(version.rules.removeprefix(f"{game.id}/")) for version in found]
    assert found[0].rules == game.rules
    assert numbers == list(range(numbers[0], 0, -1))
    assert all(version.changes for version in found)
