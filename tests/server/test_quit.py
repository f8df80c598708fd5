"""Quitting a game for good: a move that no menu lists, offered beside giving up the seat."""

from __future__ import annotations

from tests.server.client import Player, client, people
from tests.server.server import Server


def to_work(players: list[Player]) -> Player:
    """Play on to somebody's own Actions; whoever is asked for them."""
    for _ in range(60):
        for player in players:
            position = player.look()
            own = [ask for ask in position["view"]["asks"] if ask["seat"] == player.seat]
            if own and own[0]["prompt"] == "work":
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
    assert "only while it asks you something" in no.text
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


def test_a_player_quits_by_a_sealed_bid(server: Server) -> None:
    """PIO-RULING-62: the page offers it, and others see no more than that this seat has bid."""
    players = people(server.url, 3, game="pioneers")
    seller = to_work(players)
    for move in ("pioneer", "act:auction", "line:give:food:1", "n:0"):
        position = seller.look()
        legal = next(ask["moves"] for ask in position["view"]["asks"] if ask["seat"] == seller.seat)
        chosen = next(one for one in legal if one.startswith(move))
        assert seller.play(chosen, position["number"]).is_success
    quitter, other = [player for player in players if player is not seller]
    browser = client(server.url, cookies={"seat": quitter.token}, follow_redirects=True)
    assert f"/t/{quitter.table}/quit" in browser.get(f"/t/{quitter.table}").text
    assert browser.post(f"/t/{quitter.table}/quit").is_success
    own = next(ask for ask in quitter.look()["view"]["asks"] if ask["seat"] == quitter.seat)
    assert own["answer"] == "quit"
    for player in (seller, other):
        view = player.look()["view"]
        assert view["committed"] == [quitter.seat]
        assert view["table"]["players"][quitter.seat]["status"] == "in"
        assert "answer" not in next(ask for ask in view["asks"] if ask["seat"] == quitter.seat)
        page = client(server.url, cookies={"seat": player.token}).get(f"/t/{player.table}").text
        assert "takes all Pioneers along" not in page
    assert other.play("pass", other.look()["number"]).is_success
    assert other.look()["view"]["table"]["players"][quitter.seat]["status"] == "out"
