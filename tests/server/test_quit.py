"""Quitting a game for good: a move that no menu lists, offered beside giving up the seat."""

from __future__ import annotations

from tests.server.client import Player, client, people
from tests.server.server import Server


def to_work(players: list[Player]) -> Player:
    """Play on to a question in which the game can be quit; whoever is asked it."""
    for _ in range(60):
        for player in players:
            position = player.look()
            own = [ask for ask in position["view"]["asks"] if ask["seat"] == player.seat]
            if own and "leave" in own[0]:
                return player
            if own:
                assert player.play(own[0]["moves"][0], position["number"]).is_success
    raise AssertionError("nobody was asked what to do")


def test_a_player_quits_and_is_out(server: Server) -> None:
    """PIO-OUT-01: refused to everybody else; then the game goes on without that seat."""
    players = people(server.url, 3, game="pioneers")
    quitter = to_work(players)
    other = next(player for player in players if player is not quitter)
    no = client(server.url, cookies={"seat": other.token}).post(f"/t/{other.table}/quit")
    assert no.status_code == 409
    assert "while you are asked something" in no.text
    stays = other.look()
    browser = client(server.url, cookies={"seat": quitter.token}, follow_redirects=True)
    page = browser.get(f"/t/{quitter.table}")
    assert f"/t/{quitter.table}/quit" in page.text
    assert stays["number"] == other.look()["number"]
    assert browser.post(f"/t/{quitter.table}/quit").is_success
    table = other.look()["view"]["table"]
    assert table["players"][quitter.seat]["status"] == "out"
    assert quitter.look()["view"]["seat"] == quitter.seat, "the seat stays, to look on"
    again = browser.post(f"/t/{quitter.table}/quit")
    assert again.status_code == 409


def test_a_program_quits_with_a_move(server: Server) -> None:
    """The view says how; the same move out of turn changes nothing."""
    players = people(server.url, 2, game="pioneers")
    quitter = to_work(players)
    other = next(player for player in players if player is not quitter)
    number = other.look()["number"]
    assert other.play("quit", number).status_code == 422
    assert other.look()["number"] == number
    assert quitter.play("quit", number).is_success
    assert other.look()["view"]["winners"] == [other.seat]
