"""The checks of a teller can fail: each seeded fault is named."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest
from rich.console import Group
from rich.text import Text

import saloon
from saloon.games.wanted.text import WantedTeller
from saloon.testing import check_telling, check_words

WANTED = saloon.game("wanted")
EVENTS = WANTED.events
WIDE = Group(Text("x" * 81, no_wrap=True, overflow="ignore"))


@pytest.mark.parametrize(
    ("events", "sentence"),
    [
        ({kind: EVENTS[kind] for kind in EVENTS if kind != "win"}, r"the rules tell: \['win'\]"),
        ({**EVENTS, "rain": ()}, r"no rule names: \['rain'\]"),
        ({**EVENTS, "draw": ()}, r"does not have the messages \['event-draw'\]"),
    ],
)
def test_an_event_without_its_words_is_named(
    monkeypatch: pytest.MonkeyPatch, events: Mapping[str, tuple[str, ...]], sentence: str
) -> None:
    monkeypatch.setattr(WANTED, "events", dict(events))
    with pytest.raises(AssertionError, match=sentence):
        check_words(WANTED, "en")


@pytest.mark.parametrize(
    ("method", "says", "sentence"),
    [
        ("board", lambda *_: WIDE, "the board takes 81 columns of 80"),
        ("move", lambda *_: "something", "two moves of .* read alike"),
        ("prompt", lambda *_: " ", "nothing is said of"),
        ("event", lambda *_: "{$who} draws", "with a hole in it"),
    ],
)
def test_a_table_badly_told_is_noticed(
    monkeypatch: pytest.MonkeyPatch, method: str, says: Callable[..., object], sentence: str
) -> None:
    monkeypatch.setattr(WantedTeller, method, says)
    with pytest.raises(AssertionError, match=sentence):
        check_telling(WANTED, "en")
