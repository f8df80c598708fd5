"""The whole suite in one call."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

from hypothesis import HealthCheck, Phase, given, settings

from saloon.engine.game import Game, Value
from saloon.engine.rng import Rng
from saloon.lab.coverage import settings as all_settings
from saloon.lacking import lacking
from saloon.rulebook import versions
from saloon.testing.checks import CHECKS, LONG, Play, ends, plays
from saloon.testing.claims import unclaimed
from saloon.testing.frames import check_frames
from saloon.testing.golden import VERSIONS, clash, golden_files, read_versions
from saloon.testing.honesty import check_honesty
from saloon.testing.numbers import check_numbers
from saloon.testing.scenes import check_scenes
from saloon.testing.telling import check_telling, check_words

Setting = tuple[int, dict[str, Value]]
MOST_SETTINGS = 250


def run_check(game: Game, name: str, examples: int = 20) -> None:
    """One check over plays that Hypothesis chooses; a failure is shrunk and shown.

    Of a long game half as many plays say as much.
    """
    check = CHECKS[name]
    if game.bound > LONG:
        examples //= 2

    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        report_multiple_bugs=False,
        suppress_health_check=list(HealthCheck),
        phases=(Phase.generate, Phase.shrink),
    )
    @given(plays(game))
    def over_plays(play: Play) -> None:
        check(game, play)

    over_plays()


def check_every_setting(game: Game) -> None:
    """One game from every seat count with every combination of options.

    Where these are too many, or the game is long: enough that every two choices meet at one table.
    """
    found = all_settings(game)
    if len(found) > MOST_SETTINGS or game.bound > LONG:
        found = meeting(found)
    for number, (seats, options) in enumerate(found):
        ends(game, Play(seats, options, f"setting {number}", []))


def meeting(found: list[Setting]) -> list[Setting]:
    """Settings in which each pair of choices that stands in any of them stands in one at least."""
    Rng.seeded("settings").shuffle(found)
    met: set[frozenset[tuple[str, Value]]] = set()
    chosen = []
    for seats, options in found:
        pairs = {frozenset(two) for two in combinations({"seats": seats, **options}.items(), 2)}
        if not pairs <= met:
            met |= pairs
            chosen.append((seats, options))
    return chosen


def check_goldens(game: Game, folder: Path) -> None:
    """The golden playthroughs of a game stand as they were written, under the same version."""
    goldens = golden_files(game)
    reason = clash(game, goldens, folder)
    assert not reason, reason
    known = read_versions(folder / game.id / VERSIONS)
    assert game.rules in known, f"the goldens of {game.id} were not written for {game.rules}"
    for name, text in goldens.items():
        assert (folder / name).read_text(encoding="utf-8") == text, f"{name} has changed"


def check_brought(game: Game) -> None:
    """The game brings all that tables, bots and learning machines need."""
    said = lacking(game)
    assert not said, "\n".join(said)
    check_versions(game)
    check_numbers(game)


def check_versions(game: Game) -> None:
    """What changed with each version of the rules is written down, in every language."""
    for lang in game.langs:
        found = versions(game, lang)
        latest = found[0].rules if found else "nothing"
        assert latest == game.rules, f"versions.md ends at {latest}, but the rules are {game.rules}"
        for version in found:
            assert version.changes, f"versions.md does not say what changed with {version.rules}"


def conform(
    game: Game, examples: int = 20, tests: Path | None = None, goldens: Path | None = None
) -> None:
    """All checks; raises AssertionError at the first that fails.

    `tests` is the folder whose tests must name every clause; without it only the rules must.
    `goldens` is the folder of the golden playthroughs; without it they are not compared.
    """
    check_brought(game)
    check_every_setting(game)
    for name in CHECKS:
        run_check(game, name, examples)
    check_frames(game)
    check_honesty(game, examples * 2)
    for lang in game.langs:
        check_words(game, lang)
        check_telling(game, lang)
        check_scenes(game, lang)
    missing = unclaimed(game, tests)
    assert not missing, "\n".join(missing)
    if goldens is not None:
        check_goldens(game, goldens)
