"""Puzzles: forty a game, every position legal, the best move among the legal ones."""

from __future__ import annotations

import json
from collections import Counter
from datetime import date, timedelta
from itertools import islice

import pytest
from typer.testing import CliRunner

from saloon import catalog
from saloon.bots.hints import outcomes, weigh_try
from saloon.bots.judge import weigh
from saloon.engine.errors import SaloonError
from saloon.engine.game import Game
from saloon.engine.rng import Rng
from saloon.lab.mining import bots_game, bundle, choose, clear_gap, puzzle_at, setups_of
from saloon.puzzles import DIFFICULTIES, THEMES, of_the_day, puzzle, puzzles
from saloon.reasons import percent, reasons
from saloon.server.pages import words
from saloon.terminal.main import app
from saloon.words import LANGS, teller

GAMES = catalog.games()
SHIPPED = 40
SAMPLE = 2
"""How many puzzles of a game a test searches once more: the surest ones."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_puzzle_is_a_legal_position_with_its_best_move(game: Game) -> None:
    shipped = puzzles(game)
    assert len(shipped) == SHIPPED
    assert len({one.id for one in shipped}) == SHIPPED
    seen = set()
    for one in shipped:
        position = one.position()
        assert len(position.history) == one.at
        ask = position.ask_for(one.seat)
        assert ask is not None
        assert len(position.asks) == 1
        assert ask.prompt == one.prompt
        legal = [game.text(move) for move in ask.moves]
        assert len(legal) >= 3
        assert one.best in legal
        assert one.second in legal
        assert one.best != one.second
        assert 0 < one.sure <= one.gap <= 1
        assert one.value <= 1
        seen.add((one.source["seed"], one.at))
    assert len(seen) == SHIPPED


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_puzzles_go_from_easy_to_hard_and_have_several_themes(game: Game) -> None:
    shipped = puzzles(game)
    levels = [one.difficulty for one in shipped]
    assert levels == sorted(levels)
    assert set(levels) == set(DIFFICULTIES)
    themes = Counter(one.theme for one in shipped)
    assert set(themes) <= set(THEMES)
    assert len(themes) >= 3
    assert len({one.prompt for one in shipped}) >= 4
    for lang in LANGS:
        for theme in themes:
            assert words(lang)(f"puzzle-theme-{theme}")
            assert words(lang)(f"puzzle-theme-{theme}-about")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_search_still_finds_the_best_move(game: Game) -> None:
    """The surest ones: other bots may judge the rest differently (saloon puzzles --check)."""
    surest = sorted(puzzles(game), key=lambda one: -one.sure)[:SAMPLE]
    for one in surest:
        position = one.position()
        verdict = weigh(position, one.seat, Rng.seeded(f"test {one.id}"), 2000, rivals=3)
        assert game.text(verdict.best().move) == one.best
        assert clear_gap(verdict) > 0


def test_the_version_of_the_rules_alone_breaks_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    game = catalog.game("wanted")
    monkeypatch.setattr(game, "rules", "wanted/99")
    assert puzzles(game)[0].position().asks


def test_the_puzzle_of_the_day_is_the_same_for_all_and_another_tomorrow() -> None:
    today = date(2026, 11, 17)
    days = [of_the_day(GAMES, today + timedelta(days=n)) for n in range(160)]
    assert of_the_day(GAMES, today) is days[0]
    assert len({one.id for one in days if one is not None}) == 160
    games = [one.game.id for one in days[:4] if one is not None]
    assert len(set(games)) == 4
    assert of_the_day([], today) is None


def test_an_unknown_puzzle_is_refused_with_those_there_are() -> None:
    with pytest.raises(SaloonError, match="wanted-01 to wanted-40"):
        puzzle(catalog.game("wanted"), "wanted-99")


def test_what_is_mined_is_the_same_from_the_same_seed() -> None:
    game = catalog.game("wanted")
    one, other = (bots_game(game, {"seats": 2}, "same", "greenhorn") for _ in range(2))
    assert one.moves == other.moves
    position = one.at(9)
    seat = position.asks[0].seat
    assert puzzle_at(position, seat, "same") == puzzle_at(one.at(9), seat, "same")


def test_a_bundle_takes_turns_between_kinds_and_reads_back() -> None:
    game = catalog.game("wanted")
    rows = [
        {"at": at, "theme": theme, "difficulty": level, "prompt": "draw", "sure": sure, "gap": 0.2}
        for at, theme, level, sure in (
            (20, "plan", 1, 0.3),
            (40, "plan", 1, 0.2),
            (60, "rival", 3, 0.1),
            (80, "plan", 1, 0.15),
        )
    ]
    played = {"seed": "s", "seats": 2, "options": {}, "moves": ";".join(["0 draw:saloon"] * 90)}
    chosen = choose([(played, rows)], 2)
    assert [row["at"] for _, row in chosen] == [20, 60]
    held = json.loads(bundle(game, [(played, rows)], 2))
    assert held["rules"] == game.rules
    assert [row["id"] for row in held["puzzles"]] == ["wanted-01", "wanted-02"]
    assert held["games"][0]["moves"].count(";") == 59


def test_setups_are_tables_the_game_allows() -> None:
    for game in GAMES:
        for setup in setups_of(game):
            assert game.settle_options(setup["seats"], setup.get("options", {}))


def run(*arguments: str, typed: str = "") -> tuple[int, str]:
    said = CliRunner().invoke(app, list(arguments), input=typed)
    return said.exit_code, said.output


@pytest.mark.parametrize("id", ["undead-02", "undead-33", "wanted-30", "bantam-11"])
def test_a_verdict_goes_by_the_search_that_found_the_puzzle(id: str) -> None:
    """A short search may think that little depends on it: no page says so of a puzzle."""
    one = puzzle(catalog.game(id.partition("-")[0]), id)
    world = one.position().imagine(one.seat)
    said = weigh_try(world, one.seat, one.best, one.second, 24)
    hint = one.hint(said["hint"], said["tried"])
    assert hint["chances"][one.seat] == one.value
    assert hint["second"]["chances"][one.seat] == max(0.0, one.value - one.gap)
    for chances in (hint["chances"], hint["second"]["chances"]):
        assert len(chances) == 1 or sum(chances) == pytest.approx(1)
    tell = teller(one.game, "en", me=one.seat)
    view = one.position().view(one.seat)
    told = reasons(tell, view, outcomes(one.position(), one.seat, one.best), hint)
    assert any(f"chance is {percent(one.value)} with it" in line for line in told)
    assert not any("Bullet 5" in line for line in told)  # they are only moved
    assert one.costs(one.second, -0.5) == one.gap
    assert one.costs("another move", 0.0) == one.gap
    assert one.costs("another move", 0.9) == 0.9


def test_the_terminal_lists_what_is_shipped() -> None:
    code, out = run("puzzles", "undead", "--list", "--json")
    assert code == 0
    rows = json.loads(out)
    assert len(rows) == SHIPPED
    assert {"id", "best", "theme", "difficulty", "gap"} <= set(rows[0])
    code, out = run("puzzles", "undead", "--list")
    assert out.splitlines()[0].startswith("undead-01")


@pytest.mark.parametrize(("lang", "right"), [("en", "Right:"), ("fr", "Juste :")])
def test_a_puzzle_is_solved_in_the_terminal(lang: str, right: str) -> None:
    one = puzzle(catalog.game("wanted"), "wanted-02")
    ask = one.position().ask_for(one.seat)
    assert ask is not None
    legal = [one.game.text(move) for move in ask.moves]
    wrong = next(n for n, move in enumerate(legal, 1) if move != one.best)
    typed = f"{wrong}\nnonsense\n{legal.index(one.best) + 1}\n"
    code, out = run("puzzles", "wanted", "--puzzle", one.id, "--lang", lang, typed=typed)
    assert code == 0
    assert right in out
    second = teller(one.game, lang, me=one.seat).move(one.second, one.position().view(one.seat))
    assert f"{second} ({percent(one.value - one.gap)})" in out
    assert len([line for line in islice(out.splitlines(), 400) if "? " in line]) >= 2
