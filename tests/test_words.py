"""Both languages say everything, with the same variables."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import saloon
from saloon.engine.event import Event
from saloon.engine.game import Option
from saloon.testing.telling import messages
from saloon.words import LANGS, Teller, Words, folder_of, teller

FOLDERS = [Path(saloon.__file__).parent, *(folder_of(game) for game in saloon.list_games())]


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


def test_no_shared_message_is_about_one_game() -> None:
    """What is said of a game stands with it: a game of another package could not say it."""
    package = FOLDERS[0]
    games = {game.id for game in saloon.list_games()}
    for folder in (package, package / "lab", package / "server"):
        for id in messages(folder, "en"):
            assert not games.intersection(id.split("-")), id


def test_an_unknown_message_or_variable_is_a_bug_and_raises() -> None:
    words = Words("en")
    with pytest.raises(KeyError, match="no message 'dance'"):
        words("dance")


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (
            Event("take", ("WAN-TURN-06",), (1, 2, 3, 4)),
            "the event 'take' of 'wanted' comes with 4 numbers (1, 2, 3, 4), but 3 are named",
        ),
        (Event("rain", ("WAN-TURN-06",), ()), "does not name the event 'rain'"),
    ],
)
def test_an_event_that_cannot_be_told_is_named(event: Event, sentence: str) -> None:
    with pytest.raises(saloon.SaloonError, match=re.escape(sentence)):
        teller(saloon.game("wanted"), "en").event(event)


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


def test_a_move_may_have_a_message_of_its_own_or_one_for_the_question() -> None:
    """Before those of its family."""
    told = teller(saloon.game("pioneers"), "en")

    def said(move: str, prompt: str) -> str:
        return Teller.move(told, move, {"seat": 1, "asks": [{"seat": 1, "prompt": prompt}]})

    assert said("task:rob", "bandit-task") == told.words("move-task-rob")
    assert said("no", "event-thing") == told.words("move-no-event-thing")
    assert said("no", "vote") == told.words("move-no")
    assert said("seat:2", "partner") == told.words("move-seat", who=told.name(2))


def test_a_row_behind_the_numbers_of_a_question_is_not_said() -> None:
    told = teller(saloon.game("pioneers"), "en", me=0)
    asked = {"prompt": "page-map", "seat": 0, "args": [3, 26, 27, 50]}
    assert told.prompt(asked) == told.words("ask-page-map")
