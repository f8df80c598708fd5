"""Every clause at work; `conform` is the whole test of form."""

from __future__ import annotations

from pathlib import Path

import pytest
from liars_dice.game import GAME, Cups

from saloon.engine.rng import Rng
from saloon.testing import Scenario, conform


def table(*cups: str, turn: int = 0, short: bool = False) -> Scenario:
    """A round as it begins, with these dice under the cups."""
    t: Cups = GAME.new(len(cups), {"short": short}, Rng.seeded("table"))
    t.cups = [[int(die) for die in cup] for cup in cups]
    t.turn = turn
    return Scenario(GAME, t)


def dice(scene: Scenario) -> list[int]:
    return scene.match.scores


def test_conform() -> None:
    conform(GAME, examples=6, tests=Path(__file__).parent)


@pytest.mark.parametrize(("short", "count"), [(False, 5), (True, 3)])
def test_dice_at_the_start(short: bool, count: int) -> None:
    """LIA-SETUP-01, LIA-SETUP-02, LIA-ROLL-01, LIA-ROLL-02."""
    scene = table("", "", short=short)
    assert dice(scene) == [count, count]
    seen = scene.match.view(1)["table"]["cups"]
    assert seen[0] == count and len(seen[1]) == count


def test_bids_go_up() -> None:
    """LIA-TURN-01, LIA-BID-01, LIA-BID-02."""
    scene = table("12", "34")
    assert "liar" not in scene.legal and "bid:4:6" in scene.legal and "bid:5:1" not in scene.legal
    scene.play("0 bid:2:5")
    assert scene.legal[:4] == ["liar", "spot-on", "bid:2:6", "bid:3:1"]
    assert scene.asked == [(1, "answer")]


@pytest.mark.parametrize(
    ("bid", "word", "left"),
    [("3:5", "liar", [2, 1]), ("4:5", "liar", [1, 2]), ("3:5", "spot-on", [1, 2])],
)
def test_the_word_on_a_bid(bid: str, word: str, left: list[int]) -> None:
    """LIA-LIAR-01..03, LIA-SPOT-01, LIA-SPOT-02, LIA-WILD-01: a one counts as a five."""
    scene = table("15", "56")
    scene.play(f"0 bid:{bid}", f"1 {word}")
    assert dice(scene) == left and scene.told("counted")[0][0] == 3


def test_spot_on_and_wrong() -> None:
    """LIA-SPOT-03, LIA-NEXT-01: the loser begins the next round."""
    scene = table("15", "56")
    scene.play("0 bid:2:5", "1 spot-on")
    assert dice(scene) == [2, 1] and scene.asked == [(1, "answer")]


def test_ones_are_not_wild_in_a_round_that_opens_with_them() -> None:
    """LIA-WILD-02."""
    scene = table("15", "56")
    scene.play("0 bid:1:1", "1 bid:3:5", "0 liar")
    assert dice(scene) == [2, 1]


def test_the_last_with_dice_wins() -> None:
    """LIA-OUT-01, LIA-WIN-01, LIA-NEXT-01: after a player who is out the next one begins."""
    scene = table("5", "6", "22")
    scene.play("0 bid:1:4", "1 liar")
    assert dice(scene) == [0, 1, 2] and scene.asked == [(1, "answer")]
    scene.play("1 bid:3:6", "2 liar")
    assert scene.match.winners == [2]
