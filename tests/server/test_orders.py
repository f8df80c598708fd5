"""Standing orders: answered in advance, secret, cancelled at will, and careful."""

from __future__ import annotations

import re
import time
from typing import Any

import httpx
import pytest

import saloon
from saloon.server.live import Live
from saloon.server.people_store import Order
from saloon.server.store import Action, Seat, TableRow
from tests.server.client import Player, client, people
from tests.server.server import Server
from tests.server.test_people import kept

GAMES = tuple(game.id for game in saloon.list_games())


def at(server: Server, player: Player) -> httpx.Client:
    made = client(server.url, follow_redirects=True)
    made.get(f"/s/{player.token}")
    return made


def wait_past(player: Player, number: int) -> dict[str, Any]:
    for _ in range(600):
        look = player.look()
        if look["number"] > number:
            return look
        time.sleep(0.05)
    raise AssertionError("nothing was answered")


def offered(one: httpx.Client, table: str) -> list[str]:
    """What somebody may answer in advance, as their form has it."""
    page = one.get(f"{table}/orders", headers={"hx-request": "true"})
    assert page.status_code == 200
    return re.findall(r'<option value="([^"]+ [^"]+)">', page.text)


@pytest.mark.parametrize("game", GAMES)
def test_in_every_game_a_question_can_be_answered_in_advance(server: Server, game: str) -> None:
    players = people(server.url, 2, game=game)
    view = players[0].look()["view"]
    seat = next(a["seat"] for a in view["asks"])
    me = at(server, players[seat])
    orders = offered(me, f"/t/{players[0].table}")
    assert orders
    me.post(f"/t/{players[0].table}/orders", data={"do": orders[0], "how": "always"})
    wait_past(players[seat], 0)
    query = "SELECT seat, move FROM actions WHERE table_id = ? AND number = 1"
    assert kept(server, query, players[0].table) == [(seat, orders[0].partition(" ")[2])]


def test_an_order_is_secret_and_cancelled_at_will(server: Server) -> None:
    players = people(server.url, 2)
    seat = players[0].look()["view"]["asks"][0]["seat"]
    me, other = at(server, players[seat]), at(server, players[1 - seat])
    table = f"/t/{players[0].table}"
    me.get(table)
    assert players[seat].play("draw:tombstone", 0).status_code == 200
    order = {"do": offered(me, table)[0], "how": "always"}
    assert me.post(table + "/orders", data=order).status_code == 200
    assert 'name="cancel"' in me.get(table).text
    assert 'name="cancel"' not in other.get(table).text
    id = re.search(r'name="cancel" value="(\w+)"', me.get(table).text)
    assert id is not None
    other.post(table + "/orders", data={"cancel": id[1]})
    assert 'name="cancel"' in me.get(table).text  # nobody else can cancel it
    me.post(table + "/orders", data={"cancel": id[1]})
    assert 'name="cancel"' not in me.get(table).text
    number = players[0].look()["number"]
    assert players[1 - seat].play("draw:tombstone", number).status_code == 200
    assert players[0].look()["view"]["asks"][0]["seat"] == seat  # and waits for me


def test_an_order_waits_for_its_turn_and_is_given_again_and_again(server: Server) -> None:
    players = people(server.url, 2)
    seat = players[0].look()["view"]["asks"][0]["seat"]
    me = at(server, players[seat])
    table = f"/t/{players[0].table}"
    me.get(table)
    assert players[seat].play("draw:tombstone", 0).status_code == 200
    assert "draw draw:saloon" in offered(me, table)
    me.post(table + "/orders", data={"do": "draw draw:saloon", "how": "always"})
    query = "SELECT COUNT(*) FROM actions WHERE table_id = ? AND seat = ? AND move = 'draw:saloon'"
    for _ in range(2400):
        if kept(server, query, players[0].table, seat)[0][0] >= 2:  # perhaps two at once
            return
        look = players[0].look()
        ask = look["view"]["asks"][0]
        if ask["seat"] == seat and ask["prompt"] == "draw":
            time.sleep(0.05)  # the order's turn
        else:  # the others', and what a card that was drawn asks
            other = players[ask["seat"]]
            assert other.play(other.moves()[0], look["number"]).status_code == 200
    raise AssertionError("nothing was answered")


def test_only_what_was_asked_can_be_ordered(server: Server) -> None:
    players = people(server.url, 2)
    me = at(server, players[0])
    refused = me.post(f"/t/{players[0].table}/orders", data={"do": "draw draw:moon"})
    assert refused.status_code == 422
    stranger = client(server.url)
    assert stranger.post(f"/t/{players[0].table}/orders", data={"do": "x y"}).status_code == 403


def a_live() -> Live:
    row = TableRow("abc", "wanted", "", {}, ["orders"], 2, False, "w", "", 1000.0)
    return Live(row, [Seat(n, "human", True, f"P{n}", "", f"t{n}") for n in range(2)])


def test_a_plan_stops_when_something_hidden_comes_to_light() -> None:
    from saloon.server.tables import House

    live = a_live()
    seat = live.waited_for()[0]
    live.orders = [Order("a", seat, "", "draw:tombstone", "", "", 0)]
    pick = House.next_order
    assert pick(None, live) == (live.orders[0], "")  # type: ignore[arg-type]
    live.orders = [Order("a", seat, "", "draw:nowhere", "", "", 0)]
    assert pick(None, live) == (live.orders[0], "move")  # type: ignore[arg-type]
    live.orders = [Order("a", seat, "", "draw:tombstone", "", "", 0)]
    live.apply(Action(1, seat, 0, "draw:tombstone", 1001.0))  # turns a card over
    live.apply(Action(2, 1 - seat, 1, "draw:tombstone", 1002.0))
    assert live.waited_for() == [seat]
    assert pick(None, live) == (live.orders[0], "light")  # type: ignore[arg-type]
    live.orders = [Order("a", seat, "", "draw:tombstone", "", "", 2)]
    assert pick(None, live) == (live.orders[0], "")  # type: ignore[arg-type]
    live.orders = [Order("a", seat, "", "draw:tombstone", "", "", -1)]  # stopped before
    assert pick(None, live) is None  # type: ignore[arg-type]


@pytest.mark.parametrize("game", GAMES)
def test_a_question_that_was_never_asked_can_be_answered_in_advance(
    server: Server, game: str
) -> None:
    """Whoever waits for their first turn foresees what they will be asked then."""
    players = people(server.url, 2, game=game)
    view = players[0].look()["view"]
    asked = [ask["seat"] for ask in view["asks"]]
    if len(asked) == 2:  # both answer at once: the second one answers, and then waits
        players[1].play(players[1].moves()[0], 0)
    seat = 1 - asked[0]
    assert offered(at(server, players[seat]), f"/t/{players[0].table}")


def test_what_was_asked_is_known_after_a_restart_and_in_both_languages(
    fresh_server: Server,
) -> None:
    players = people(fresh_server.url, 2)
    seat = players[0].look()["view"]["asks"][0]["seat"]
    assert players[seat].play("draw:tombstone", 0).status_code == 200
    fresh_server.restart()
    me = client(fresh_server.url, follow_redirects=True)
    me.get(f"/s/{players[seat].token}")
    table = f"/t/{players[0].table}"
    assert 'id="order-form"' in me.get(table).text
    assert "draw draw:moon" not in offered(me, table)
    assert "draw draw:tombstone" in offered(me, table)
    me.get("/language/fr")
    form = me.get(f"{table}/orders")
    assert "Répondre d" in form.text  # a page of its own, without script
    assert "piocher" in form.text
    assert "draw draw:tombstone" in form.text


def test_a_plan_that_stopped_says_so_until_it_is_read(server: Server) -> None:
    """The rival's card is the surprise; a new plan takes the place of what is left."""
    players = people(server.url, 2)
    seat = players[0].look()["view"]["asks"][0]["seat"]
    me, other = at(server, players[seat]), at(server, players[1 - seat])
    table = f"/t/{players[0].table}"
    assert players[seat].play("draw:tombstone", 0).status_code == 200
    plan = {"do": "draw draw:tombstone", "how": "plan"}
    assert me.post(f"{table}/orders", data=plan).status_code == 200
    assert players[1 - seat].play("draw:deadwood", 1).status_code == 200
    for _ in range(600):
        if "Your plan has stopped" in me.get(table).text:
            break
        time.sleep(0.05)
    page = me.get(table).text
    assert "Stopped, since something came to light" in page
    assert "plan has stopped" not in other.get(table).text
    assert players[0].look()["number"] == 2  # and nothing was played
    me.post(f"{table}/orders", data={"do": "draw draw:saloon", "how": "plan"})
    wait_past(players[0], 2)
    assert "plan has stopped" not in me.get(table).text


def test_a_stranger_is_not_told_what_one_may_be_asked(server: Server) -> None:
    players = people(server.url, 2, listed=True)
    table = f"/t/{players[0].table}"
    assert client(server.url).get(f"{table}/orders").status_code == 403
