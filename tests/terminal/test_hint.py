"""What a bot would do in one's place, at the terminal table."""

from __future__ import annotations

import asyncio

import pytest
from textual.pilot import Pilot

import saloon
from saloon.terminal.app import Reading, TableApp
from saloon.terminal.session import Session
from tests.terminal.test_app import at_table, sheet
from tests.terminal.test_plain import Said, play


def table(lang: str) -> Session:
    match = saloon.Match(saloon.game("wanted"), 3, "hint")
    session = Session(match, ["human", "random", "random"], lang)
    session.thoughts = 40
    return session


@pytest.mark.parametrize(("lang", "word"), [("en", "hint"), ("fr", "conseil")])
def test_a_hint_names_moves_and_chances(capsys: Said, lang: str, word: str) -> None:
    session = table(lang)
    play(session, word)
    assert session.match.asks[0].seat == 0
    out = capsys.readouterr().out
    assert session.words("hint-title") in out
    hints = session.hint(0)
    assert len(hints) >= 5  # the move, a reason or more, the second best, chances, by what judge
    for name in session.names:
        assert name in hints[-2]


def test_a_hint_changes_nothing() -> None:
    session = table("en")
    while session.asked_bot() is not None:
        session.match.play(session.match.asks[0].seat, session.match.asks[0].moves[0])
    before = session.match.to_data()
    session.hint(0)
    assert session.match.to_data() == before


def test_a_hint_is_a_key_away() -> None:
    app = TableApp(table("en"), pause=0)

    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("exclamation_mark")
        while not isinstance(app.screen, Reading):
            await asyncio.sleep(0.02)
        assert app.words("hint-title") in sheet(app)

    at_table(app, script)
