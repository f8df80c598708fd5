"""How to play: one page a game, whole in both languages, every picture drawn."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from saloon import catalog
from saloon.engine.errors import SaloonError
from saloon.engine.game import Game
from saloon.exhibit import draw, exhibits
from saloon.howto import howto
from saloon.rulebook import rulebook
from saloon.terminal.main import app
from saloon.words import LANGS, teller

GAMES = catalog.games()
FEWEST, MOST = 600, 1200


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_page_is_read_in_five_minutes(game: Game, lang: str) -> None:
    page = howto(game, lang)
    assert FEWEST <= page.words() <= MOST
    assert page.title.endswith(teller(game, lang).words("title"))
    assert len(page.headings) >= 6


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_both_languages_tell_the_same(game: Game) -> None:
    one, other = (howto(game, lang) for lang in LANGS)
    assert len(one.headings) == len(other.headings)
    assert [name for name, _ in one.pictures()] == [name for name, _ in other.pictures()]
    assert one.clauses() == other.clauses()
    shape = [line[:2] for line in one.body.splitlines()]
    assert [mark for mark in shape if mark in ("##", "- ", "![")] == [
        line[:2] for line in other.body.splitlines() if line[:2] in ("##", "- ", "![")
    ]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_picture_draws_and_every_clause_is_there(game: Game, lang: str) -> None:
    page = howto(game, lang)
    drawn = page.pictures()
    assert len(drawn) >= 5
    made = page.html()
    assert "draw:" not in made
    assert made.count("<svg") == len(drawn)
    for name, about in drawn:
        assert about
        assert draw(game, name, teller(game, lang)).startswith("<svg")
    book = rulebook(game, lang)
    assert page.clauses()
    for clause in page.clauses():
        assert book.entry(clause).text
        assert f'data-clause="/rules/{game.id}/{clause}"' in made
    for id, _ in page.headings:
        assert f'<h2 id="{id}">' in made


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_picture_is_drawn_for_nothing(game: Game) -> None:
    assert {name for name, _ in howto(game, "en").pictures()} == set(exhibits(game))


def test_a_game_without_a_page_shows_its_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saloon.howto.folder_of", lambda _game: tmp_path)
    page = howto.__wrapped__(catalog.game("wanted"), "en")
    assert set(page.clauses()) >= set(rulebook(catalog.game("wanted")).clauses)
    assert len(page.headings) == len(rulebook(catalog.game("wanted")).chapters())


def test_an_unknown_picture_is_refused_with_those_there_are() -> None:
    game = catalog.game("wanted")
    with pytest.raises(SaloonError, match="it has: tokens, towns"):
        draw(game, "moon", teller(game, "en"))


@pytest.mark.parametrize(("lang", "word"), [("en", "What wins"), ("fr", "Ce qui gagne")])
def test_the_terminal_shows_it(lang: str, word: str) -> None:
    said = CliRunner().invoke(app, ["howto", "wanted", "--lang", lang])
    assert said.exit_code == 0
    assert f"## {word}" in said.output
    assert "draw:" not in said.output
