"""Both languages say everything, with the same variables."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import saloon
from saloon.engine.game import Option
from saloon.words import LANGS, Words, folder_of, teller

FOLDERS = [Path(saloon.__file__).parent, *(folder_of(game) for game in saloon.games())]


class Variables(Visitor):
    """Collects the variables of one message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(folder: Path, lang: str) -> dict[str, set[str]]:
    text = (folder / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice in {lang}"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_language_has_the_same_messages_with_the_same_variables(folder: Path) -> None:
    english = messages(folder, "en")
    assert english
    for lang in LANGS:
        assert messages(folder, lang) == english, lang


@pytest.mark.parametrize("folder", FOLDERS[1:], ids=lambda folder: folder.name)
def test_no_game_has_a_message_that_all_games_share(folder: Path) -> None:
    """It would never be said: the shared one stands before it."""
    assert messages(folder, "en").keys() & messages(FOLDERS[0], "en").keys() == set()


def test_an_unknown_message_or_variable_is_a_bug_and_raises() -> None:
    words = Words("en")
    with pytest.raises(KeyError, match="no message 'dance'"):
        words("dance")


def test_an_unknown_language_names_those_there_are() -> None:
    with pytest.raises(saloon.SaloonError, match="the languages are: en, fr"):
        Words("tlh")


def test_optional_rules_are_named_where_they_differ_from_the_usual(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wanted = saloon.game("wanted")
    told = teller(wanted, "en")
    on = saloon.Match(wanted, 4, "a", {"duel": True}).view()
    assert told.read_options(saloon.Match(wanted, 4, "a").view()) == []
    assert told.read_options(on) == ["Optional rules: Duel in the Sun."]
    several = Option("card", "sheriff", "WAN-DUEL-01", ("sheriff", "Hunter"))
    monkeypatch.setattr(told, "words", lambda message, **_: message)
    assert told.option(several, "Hunter") == "option-card (option-card-hunter)"
