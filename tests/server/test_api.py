"""The JSON API: a program sits at a table as a person does."""

from __future__ import annotations

import json
import threading
import time
from typing import Any

import httpx
import pytest

import saloon
from saloon.engine.rng import Rng
from tests.server.client import Player, client, new_table, people, sit
from tests.server.server import Server
from tests.server.stored import seated

CONSENT = {"duel": True, "consent": True, "quick": True}


def play_to_secret(players: list[Player], rng: Rng) -> bool:
    """Random play until a secret question is open; false when the game ended before."""
    while True:
        position = players[0].look()
        view = position["view"]
        if view["over"]:
            return False
        if view["asks"][0]["secret"]:
            return True
        who = players[view["asks"][0]["seat"]]
        moves = who.moves()
        answer = who.play(moves[rng.below(len(moves))], position["number"])
        assert answer.status_code == 200, answer.text


def secret_round(url: str) -> list[Player]:
    """A table of two that stands before a secret question."""
    for attempt in range(30):
        players = people(url, 2, options=CONSENT)
        if play_to_secret(players, Rng.seeded(f"secret-{attempt}")):
            return players
    raise AssertionError("no secret question in thirty games")


def test_games_are_described(server: Server) -> None:
    games = httpx.get(server.url + "/api/games").json()
    wanted = next(game for game in games if game["id"] == "wanted")
    assert wanted["seats"] == [2, 3, 4, 5, 6]
    assert {option["id"] for option in wanted["options"]} >= {"duel", "cavalry"}
    assert wanted["bots"]


def test_openapi_describes_the_api(server: Server) -> None:
    schema = httpx.get(server.url + "/api/openapi.json").json()
    assert "/api/tables/{id}/moves" in schema["paths"]
    assert not [path for path in schema["paths"] if not path.startswith("/api/")]
    assert schema["components"]["securitySchemes"]["seat"]["scheme"] == "bearer"
    for path in schema["paths"].values():
        for described in path.values():
            assert described.get("security") in (None, [{"seat": []}], [{"seat": []}, {}])
            assert {"400", "405", "429", "503"} <= set(described["responses"])


def test_a_whole_game_by_programs_and_its_record(server: Server) -> None:
    players = people(server.url, 3, options={"quick": True})
    rng = Rng.seeded("whole game")
    while True:
        position = players[0].look()
        if position["view"]["over"]:
            break
        who = players[position["view"]["asks"][0]["seat"]]
        moves = who.moves()
        assert who.play(moves[rng.below(len(moves))], position["number"]).status_code == 200
    text = players[0].http.get(f"/api/tables/{players[0].table}/record").text
    match = saloon.Record.loads(text).replay()
    assert match.over
    assert len(match.moves) == position["number"]


def test_a_record_is_refused_while_the_game_is_on(server: Server) -> None:
    player = people(server.url, 2)[0]
    answer = player.http.get(f"/api/tables/{player.table}/record")
    assert answer.status_code == 409
    assert "over" in answer.json()["error"]


def test_bots_answer(server: Server) -> None:
    bot = {"kind": "bot", "level": "greenhorn"}
    made = new_table(server.url, [{"kind": "me", "name": "Ada"}, bot, bot])
    me = Player(server.url, made["id"], made["token"], 0)
    with me.http.stream("GET", f"/api/tables/{me.table}/stream", timeout=60) as stream:
        mine = 0
        for line in stream.iter_lines():
            if not line:
                continue
            position = json.loads(line)
            moves = me.moves(position)
            if moves:
                mine += 1
                if mine == 3:
                    break
                assert me.play(moves[0], position["number"]).status_code == 200
    assert mine == 3


def test_the_same_post_twice_counts_once(server: Server) -> None:
    players = people(server.url, 2)
    position = players[0].look()
    who = players[position["view"]["asks"][0]["seat"]]
    first = who.play("draw:saloon", position["number"])
    again = who.play("draw:saloon", position["number"])
    assert first.status_code == again.status_code == 200
    assert first.json() == again.json()
    assert players[0].look()["number"] == 1


def test_a_stale_move_is_refused(server: Server) -> None:
    players = people(server.url, 2)
    seat = players[0].look()["view"]["asks"][0]["seat"]
    assert players[seat].play("draw:tombstone", 0).status_code == 200
    late = players[seat].play("draw:deadwood", 0)
    assert late.status_code == 409
    assert late.json()["error"]
    assert players[0].look()["number"] == 1


def test_an_illegal_move_names_what_is_legal(server: Server) -> None:
    players = people(server.url, 2)
    seat = players[0].look()["view"]["asks"][0]["seat"]
    wrong = players[seat].play("dance", 0)
    assert wrong.status_code == 422
    assert "draw:tombstone" in wrong.json()["error"]
    other = players[1 - seat].play("draw:tombstone", 0)
    assert other.status_code == 422
    assert players[0].look()["number"] == 0


@pytest.mark.parametrize("token", ["x", "nonsense", "é"])
def test_nobody_plays_for_another_seat(server: Server, token: str) -> None:
    players = people(server.url, 2)
    headers = {b"authorization": f"Bearer {token}".encode()}
    url = f"{server.url}/api/tables/{players[0].table}"
    body = {"number": 0, "move": "draw:saloon"}
    assert httpx.post(f"{url}/moves", json=body, headers=headers).status_code == 403
    assert httpx.get(url, headers=headers).status_code == 403


def test_a_seat_s_secret_is_spent_when_somebody_sits(server: Server) -> None:
    made = new_table(server.url, [{"kind": "me"}, {"kind": "open"}])
    secret = made["open"][0]["secret"]
    friend = sit(server.url, secret, "Belle")
    assert friend.token != secret
    late = httpx.post(f"{server.url}/api/seats/{secret}", json={"name": "Cole"})
    assert late.status_code == 409
    watcher = httpx.get(f"{server.url}/api/tables/{made['id']}?watch={made['watch']}").json()
    assert watcher["view"]["seat"] is None
    assert watcher["seats"][1]["name"] == "Belle"


def test_two_friends_cannot_take_one_seat(server: Server) -> None:
    made = new_table(server.url, [{"kind": "me"}, {"kind": "open"}])
    secret = made["open"][0]["secret"]
    statuses: list[int] = []

    def try_to_sit() -> None:
        answer = httpx.post(f"{server.url}/api/seats/{secret}", json={"name": "x"})
        statuses.append(answer.status_code)

    threads = [threading.Thread(target=try_to_sit) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert statuses.count(200) == 1
    assert set(statuses) <= {200, 404, 409}


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({"game": "poker", "players": [{"kind": "me"}]}, ""),
        ({"game": "wanted", "players": [{"kind": "me"}]}, "2 to 6"),
        (
            {"game": "wanted", "players": [{"kind": "me"}, {"kind": "bot", "level": "?"}]},
            "bots are",
        ),
        ({"game": "wanted", "players": [{"kind": "me"}, {"kind": "me"}]}, "one seat"),
        (
            {
                "game": "wanted",
                "players": [{"kind": "me"}, {"kind": "open"}],
                "options": {"consent": True},
            },
            "duel",
        ),
        ({"players": 3}, ""),
    ],
)
def test_bad_tables_are_refused_in_one_sentence(
    server: Server, body: dict[str, Any], said: str
) -> None:
    answer = httpx.post(server.url + "/api/tables", json=body)
    assert answer.status_code in (404, 422)
    assert list(answer.json()) == ["error"]
    assert said in answer.json()["error"]


# -- secret questions, and a server that dies in the middle of one ------------------------


def test_a_secret_answer_is_shown_to_nobody_and_can_be_changed(server: Server) -> None:
    first, second = secret_round(server.url)
    number = first.look()["number"]
    assert first.play("accept", number).status_code == 200
    seen = second.look()["view"]
    assert seen["committed"] == [0]
    assert "answer" not in json.dumps(seen)
    mine = first.look()
    assert mine["view"]["asks"][0]["answer"] == "accept"
    assert first.play("decline", mine["number"]).status_code == 200
    assert first.look()["view"]["asks"][0]["answer"] == "decline"
    # The other seat still holds the number from before: that is not stale in a secret round.
    assert second.play("accept", number).status_code == 200
    events = [event["kind"] for event in second.look()["events"]]
    assert "declined" in events


def test_undo_takes_a_secret_answer_back(server: Server) -> None:
    first, _second = secret_round(server.url)
    number = first.look()["number"]
    first.play("accept", number)
    at = {"number": first.look()["number"]}
    assert first.http.post(f"/api/tables/{first.table}/undo", json=at).status_code == 200
    assert first.look()["view"]["committed"] == []


def test_a_kill_in_a_secret_round_loses_nothing(fresh_server: Server) -> None:
    first, second = secret_round(fresh_server.url)
    number = first.look()["number"]
    assert first.play("decline", number).status_code == 200
    before = first.look()
    fresh_server.restart()
    after = first.look()
    assert after == before
    assert second.look()["view"]["committed"] == [0]
    assert second.play("accept", number).status_code == 200
    assert "declined" in [event["kind"] for event in first.look()["events"]]


def test_every_acknowledged_move_survives_a_kill(fresh_server: Server) -> None:
    players = people(fresh_server.url, 2)
    rng = Rng.seeded("kill")
    acknowledged = 0
    for turn in range(24):
        position = players[0].look()
        if position["view"]["over"]:
            break
        who = players[position["view"]["asks"][0]["seat"]]
        moves = who.moves()
        answer = who.play(moves[rng.below(len(moves))], position["number"])
        assert answer.status_code == 200
        acknowledged = answer.json()["number"]
        if turn in (7, 15):
            before = [player.look() for player in players]
            fresh_server.restart()
            assert [player.look() for player in players] == before
    assert players[0].look()["number"] == acknowledged


# -- people who are away --------------------------------------------------------------------------


def test_the_rules_answer_for_somebody_who_is_away(server: Server) -> None:
    slow = people(server.url, 2, clock=3600)
    asked = slow[0].look()["view"]["asks"][0]["seat"]
    path = f"/api/tables/{slow[0].table}/absent"
    early = slow[1 - asked].http.post(path, json={"seat": asked, "number": 0})
    assert early.status_code == 409
    assert early.json()["error"] == "There is still time to answer."
    players = seated(server, 3, clock=60, started=time.time() - 3600)
    seat = players[0].look()["view"]["asks"][0]["seat"]
    other = players[(seat + 1) % 3]
    body = {"seat": seat, "number": 0}
    path = f"/api/tables/{other.table}/absent"
    stranger = client(server.url)
    assert stranger.post(path, json=body).status_code == 401
    assert other.http.post(path, json={**body, "seat": other.seat}).status_code == 409
    answer = other.http.post(path, json=body)
    assert answer.status_code == 200, answer.text
    assert answer.json()["number"] == 1
    view = other.look()["view"]
    # WAN-RULING-41: the town with most cards left; on a tie the first.
    left = [deck["left"] for deck in view["table"]["decks"]]
    assert left.index(min(left)) == 0
    assert view["asks"][0]["seat"] == (seat + 1) % 3


def test_a_bot_plays_for_somebody_who_is_away_until_they_are_back(server: Server) -> None:
    players = seated(server, 2, clock=60, started=time.time() - 3600)
    seat = players[0].look()["view"]["asks"][0]["seat"]
    other = players[1 - seat]
    body = {"seat": seat, "number": 0, "how": "bot"}
    assert other.http.post(f"/api/tables/{other.table}/absent", json=body).status_code == 200
    for _ in range(100):
        if other.moves():
            break
        time.sleep(0.1)
    assert other.look()["seats"][seat]["kind"] == "bot"
    players[seat].http.headers["cookie"] = f"seat={players[seat].token}"
    assert players[seat].http.post(f"/t/{other.table}/back").status_code == 303
    assert other.look()["seats"][seat]["kind"] == "human"


def test_without_a_clock_everybody_waits(server: Server) -> None:
    players = people(server.url, 2)
    seat = players[0].look()["view"]["asks"][0]["seat"]
    other = players[1 - seat]
    body = {"seat": seat, "number": 0}
    refused = other.http.post(f"/api/tables/{other.table}/absent", json=body)
    assert refused.status_code == 409
    assert refused.json()["error"] == "This table has no clock: it waits."


def test_what_is_not_taken_says_what_is(server: Server) -> None:
    answer = httpx.options(f"{server.url}/api/tables")
    assert answer.status_code == 405
    assert answer.headers["allow"] == "GET, POST"
    assert "error" in answer.json()


def test_the_description_says_who_needs_a_token(server: Server) -> None:
    told = httpx.get(f"{server.url}/api/openapi.json").json()
    assert told["components"]["securitySchemes"]["seat"]["scheme"] == "bearer"
    needs = {
        f"{method} {path}": operation.get("security")
        for path, methods in told["paths"].items()
        for method, operation in methods.items()
    }
    assert needs["get /api/games"] is None
    assert needs["post /api/tables/{id}/moves"] == [{"seat": []}]
    assert needs["get /api/tables/{id}"] == [{"seat": []}, {}]
    for path, methods in told["paths"].items():
        for operation in methods.values():
            assert {"400", "404", "405", "413", "422", "429", "503"} <= set(operation["responses"])
            wrong = operation["responses"]["404"]["content"]
            assert list(wrong) == ["application/json"], path


def test_a_program_without_a_token_is_told_that_there_are_tokens(server: Server) -> None:
    player = people(server.url, 2, listed=True)[0]
    address = f"{server.url}/api/tables/{player.table}/moves"
    body = {"number": 0, "move": "x"}
    answer = httpx.post(address, json=body)
    assert answer.status_code == 401
    assert answer.headers["www-authenticate"] == "Bearer"
    assert httpx.post(address, json=body, headers={"authorization": "Bearer x"}).status_code == 403
