"""Shadow Governors in the browser: two people and two bots, from the first day to the last."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import saloon
from tests.server.governors import PATIENT, PEOPLE, SCREENS, SHORT_GAME, STEADY, Game
from tests.server.server import Server

pytestmark = pytest.mark.browser


@pytest.fixture
def steady_server(tmp_path: Path) -> Iterator[Server]:
    """A server whose bots decide the same again."""
    running = Server(f"sqlite:///{tmp_path / 'tables.db'}", thinking=PATIENT, seed=STEADY)
    yield running
    running.kill()


def test_a_whole_game_of_governors(steady_server: Server, person: Any) -> None:
    ada, cole = (person(steady_server, **screen) for screen in SCREENS)
    game = Game(steady_server, (ada, cole), SHORT_GAME)
    loads = ada.loads, cole.loads
    game.play(600, presses=9)
    while [ask.seat for ask in game.match.asks] != [PEOPLE[1]]:
        game.turn()
    cole.wait_for_number(game.written)
    # While Cole thinks, a bot sits down for Ada; when she takes her seat back, it is hers again.
    ada.page.locator("#players > summary").click()
    ada.page.get_by_role("button", name="Let a bot play for me").click()
    back = ada.page.get_by_role("button", name="Take my seat back")
    expect(back).to_be_visible()
    expect(cole.page.locator("#sits-0")).to_contain_text("bot")
    back.click()
    expect(back).to_have_count(0)
    played = game.play(600)
    # Every choice was a press, and every press is in the record of the finished game.
    for someone in (ada, cole):
        someone.wait_for_number(game.written)
        expect(someone.page.locator("#end")).to_contain_text("winner")
        expect(someone.page.locator(".chart")).to_be_visible()
    assert (ada.loads, cole.loads) == loads  # no page had to be fetched anew
    text = ada.page.request.get(f"/t/{game.row.id}/record").text()
    record = saloon.Record.loads(text)
    assert record.replay().moves == game.match.moves
    chosen = [move for seat, move in game.match.moves if seat in PEOPLE]
    assert played.presses == len(chosen) > 100
    assert played.on_board > played.presses / 5
    assert len(played.asked) > 10
    assert max(game.match.scores) >= game.match.view()["table"]["winning"]
    game.store.close()
