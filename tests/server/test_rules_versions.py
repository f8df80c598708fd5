"""Tables and records of other versions of the rules, and what changed."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import httpx
import pytest

import saloon
from saloon.bots.random import play_out
from saloon.engine.game import Game
from saloon.engine.rng import Rng
from tests.server.client import client
from tests.server.server import Server
from tests.server.stored import keep_table

WANTED = saloon.game("wanted")
ORIGIN = {"sec-fetch-site": "same-origin"}


def visitor(server: Server, lang: str = "en") -> httpx.Client:
    return client(server.url, follow_redirects=True, headers={"accept-language": lang})


def keep_old_table(server: Server, game: str = "wanted") -> str:
    """A listed table as an earlier Saloon has left it."""
    row = keep_table(server, saloon.Match(WANTED, 2, "old"), range(2))
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as store:
        change = "UPDATE tables SET rules = 'wanted/1', listed = 1, game = ? WHERE id = ?"
        store.execute(change, (game, row.id))
        store.commit()
    return row.id


def test_a_stored_table_of_other_rules_says_so_with_both_versions(server: Server) -> None:
    id = keep_old_table(server)
    english = visitor(server).get(f"/t/{id}")
    assert english.status_code == 409
    assert f"made under the rules wanted/1, but the rules here are {WANTED.rules}" in english.text
    french = visitor(server, "fr").get(f"/t/{id}")
    assert f"date des règles wanted/1, or les règles sont ici {WANTED.rules}" in french.text
    data = visitor(server).get(f"/api/tables/{id}")
    assert data.status_code == 409
    assert "wanted/1" in data.json()["error"]


def test_the_lobby_leaves_out_tables_that_cannot_be_opened(server: Server) -> None:
    ids = [keep_old_table(server), keep_old_table(server, "a-game-that-was-removed")]
    lobby = visitor(server).get("/")
    assert lobby.status_code == 200
    listed = visitor(server).get("/api/tables")
    assert listed.status_code == 200
    assert not [id for id in ids if id in lobby.text or id in listed.text]


def test_a_record_of_other_rules_is_refused_with_both_versions(server: Server) -> None:
    match = saloon.Match(WANTED, 2, "old")
    play_out(match, Rng.seeded("old"))
    text = match.record().dumps().replace(f'[Rules "{WANTED.rules}"]', '[Rules "wanted/1"]')
    for lang, sentence in (("en", "under the rules wanted/1"), ("fr", "date des règles wanted/1")):
        answer = visitor(server, lang).post(
            "/records", files={"record": ("a.saloon", text)}, headers=ORIGIN
        )
        assert answer.status_code == 409
        assert sentence in answer.text
        assert WANTED.rules in answer.text


@pytest.mark.parametrize("game", saloon.list_games(), ids=lambda game: game.id)
def test_the_rules_say_what_changed(server: Server, game: Game) -> None:
    page = visitor(server).get(f"/rules/{game.id}").text
    assert "Versions of these rules" in page
    assert f"<dt>{game.rules}</dt>" in page
    assert "Versions de ces règles" in visitor(server, "fr").get(f"/rules/{game.id}").text
    assert "Versions of these rules" not in visitor(server).get(f"/rules/{game.id}?find=x").text
