"""Shadow Governors in the browser: two people and two bots, its first days.

A whole game is some 1,500 presses of the two people; `python -m tests.server.governors` plays one.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.governors import GOVERNORS, new_game, play
from tests.server.server import Server

pytestmark = pytest.mark.browser


def test_the_first_days_of_governors_with_a_bot_in_between(server: Server, person: Any) -> None:
    ada, cole = person(server), person(server)
    new_game(server, (ada, cole), GOVERNORS)
    played = play((ada, cole), 12, 300)
    assert played.advised == played.presses == 12
    assert played.on_board > 0
    # A bot plays for Ada; when she takes her seat back, it is hers again.
    ada.page.locator("#players > summary").click()
    ada.page.get_by_role("button", name="Let a bot play for me").click()
    back = ada.page.get_by_role("button", name="Take my seat back")
    expect(back).to_be_visible()
    expect(cole.page.locator("#sits-0")).to_contain_text("bot")
    back.click()
    expect(back).to_have_count(0)
    assert play((ada, cole), 4, 120).presses == 4
