"""Where a game departs from its printed rules, both languages say so in one table."""

from __future__ import annotations

from pathlib import Path

import pytest

import saloon
from saloon.engine.game import Game
from saloon.engine.number import BOOK
from saloon.rulebook import Clause, Rulebook, _read, rulebook
from saloon.words import LANGS, Words, folder_of, module_of

every_game = pytest.mark.parametrize("game", saloon.list_games(), ids=lambda game: game.id)
every_language = pytest.mark.parametrize("lang", LANGS)


def entries(book: Rulebook) -> list[Clause]:
    return [*book.clauses.values(), *book.rulings.values(), *book.examples.values()]


@every_game
@every_language
def test_what_is_marked_as_departing_is_in_the_table_and_nothing_else(
    game: Game, lang: str
) -> None:
    book = rulebook(game, lang)
    marked = {entry.id for entry in entries(book) if entry.departs}
    told = [id for departure in book.departures for id in departure.clauses]
    assert marked, "a game of cardboard cannot be played here to the letter"
    assert set(told) == marked
    assert len(told) == len(marked), "a clause stands in two rows"


@every_game
def test_both_languages_have_the_same_departures(game: Game) -> None:
    english, french = (rulebook(game, lang).departures for lang in LANGS)
    assert [row.clauses for row in english] == [row.clauses for row in french]


@every_game
@every_language
def test_every_departure_says_what_the_book_says_what_is_played_and_why(
    game: Game, lang: str
) -> None:
    for row in rulebook(game, lang).departures:
        for text in (row.book, row.here, row.why):
            assert text.endswith((".", ".)")), row.clauses
            assert "*" not in text
            assert "|" not in text


@every_game
def test_a_limit_the_book_does_not_know_is_a_departure(game: Game) -> None:
    """A house number that ends a game the book lets go on changes what is printed."""
    book = rulebook(game)
    for number in module_of(game, "numbers").NUMBERS:
        clause = book.entry(number.clause)
        if number.mark != BOOK and ".most" in number.name and "option" not in clause.text:
            assert book.departure(clause.id) is not None, number


def test_a_mark_is_no_part_of_the_text(tmp_path: Path) -> None:
    page = tmp_path / "rules.md"
    page.write_text(
        "# Toy\n\n## Play\n\n"
        "- **TOY-PLAY-01** Draw 2. *(departs)* *(exempt: nobody draws)*\n"
        "- **TOY-PLAY-02** Stop. *(departs)*\n"
        "- **TOY-PLAY-03** Go on.\n\n"
        "| Clause | The book | Here | Why |\n|---|---|---|---|\n"
        "| TOY-PLAY-01, TOY-PLAY-02 | Draw 3. | Draw 2. | It is quicker. |\n",
        encoding="utf-8",
    )
    book = _read(page)
    first, second, third = entries(book)
    assert (first.text, first.exempt, first.departs) == ("Draw 2.", "nobody draws", True)
    assert (second.text, second.exempt, second.departs) == ("Stop.", "", True)
    assert not third.departs
    assert book.departure("TOY-PLAY-02") is book.departures[0]
    assert book.departure("TOY-PLAY-03") is None
    row = book.departures[0]
    assert (row.book, row.here, row.why) == ("Draw 3.", "Draw 2.", "It is quicker.")


@every_game
def test_no_row_of_the_table_is_lost_to_the_reader(game: Game) -> None:
    """Every row of the chapter is understood, whatever stands in it."""
    for lang in LANGS:
        heading = Words(lang)("departures")
        name = "rules.md" if lang == "en" else f"rules.{lang}.md"
        page = (folder_of(game) / name).read_text(encoding="utf-8")
        chapter = page.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
        rows = [line for line in chapter.splitlines() if line.startswith("|")][2:]
        assert len(rows) == len(rulebook(game, lang).departures) > 0
