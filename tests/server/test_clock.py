"""Time: banks and increments, days a move with pauses, and what happens at the end of it."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

import httpx
import pytest

from saloon.engine.errors import BadSetup
from saloon.server.clock import DAY, PAUSE, Clock, Time, chosen, time_of
from saloon.server.store import TableRow
from tests.server.client import Player, client, new_table, people
from tests.server.server import Server
from tests.server.stored import seated

ROW = TableRow("abc", "wanted", "wanted/1", {}, ["s"], 2, False, "w", "", 1000.0)
HOURS_AGO = 7200.0
BRISK = Time(bank=300.0, add=10.0, then="rules")


def clock(time: Time) -> Clock:
    return Clock(replace(ROW, time=time.dumps()))


def test_a_bank_is_used_while_asked_and_grows_with_a_move() -> None:
    one = clock(BRISK)
    one.asked([0], 1000)
    assert one.due(0) == 1300
    assert one.due(1) is None
    one.answered(0, 1060)
    one.asked([1], 1060)
    assert one.left == {0: 250.0, 1: 300.0}
    assert one.due(0) is None
    assert one.due(1) == 1360
    one.answered(1, 1999)
    assert one.left[1] == 10.0  # never less than nothing, and the move still brings some


def test_in_a_secret_round_everybody_uses_their_own_time() -> None:
    one = clock(BRISK)
    one.asked([0, 1], 1000)
    one.answered(1, 1005)
    one.asked([0], 1005)
    one.answered(0, 1100)
    assert one.left == {0: 210.0, 1: 305.0}


def test_days_a_move_begin_anew_with_every_question() -> None:
    one = clock(Time(each=3 * DAY, pauses=2))
    one.asked([0], 1000)
    assert one.due(0) == 1000 + 3 * DAY
    one.paused = [(0, 2000.0)]
    assert one.due(0) == 1000 + 3 * DAY + PAUSE
    assert one.pauses_left(0) == 1
    assert one.pauses_left(1) == 2
    one.answered(0, 3000)
    one.asked([1], 3000)
    one.answered(1, 3500)
    one.asked([0], 3500)
    assert one.due(0) == 3500 + 3 * DAY  # a pause is for one question


def test_a_table_without_a_clock_waits_and_an_older_one_has_its_seconds() -> None:
    assert not time_of(ROW).runs
    assert time_of(replace(ROW, clock=600)) == Time(each=600.0)


@pytest.mark.parametrize(
    ("text", "then"),
    [
        ("clock:1:0", "ask"),
        ("clock:300", "ask"),
        ("days:0", "ask"),
        ("days:999", "ask"),
        ("sand", "ask"),
        ("days:3", "cry"),
        ("clock:-5:1", "ask"),
    ],
)
def test_a_time_nobody_could_keep_is_refused(text: str, then: str) -> None:
    with pytest.raises(BadSetup):
        chosen(text, then)


def wait_for(player: Player, number: int) -> dict[str, Any]:
    """The table once it has come so far."""
    for _ in range(600):
        look = player.look()
        if look["number"] >= number:
            return look
        time.sleep(0.05)
    raise AssertionError(f"still at {look['number']}")


def test_the_rules_answer_by_themselves_when_that_was_chosen(server: Server) -> None:
    started = time.time() - HOURS_AGO
    players = seated(server, 2, time=BRISK.dumps(), started=started)
    look = wait_for(players[0], 1)
    assert look["seats"][0]["kind"] == "human"
    guest = client(server.url, follow_redirects=True)
    assert "the rules have answered" in guest.get(f"/s/{players[0].token}").text


def test_a_bot_plays_until_the_owner_is_back_when_that_was_chosen(server: Server) -> None:
    rule = Time(each=3600.0, then="bot")
    players = seated(server, 2, time=rule.dumps(), started=time.time() - HOURS_AGO)
    look = wait_for(players[0], 1)
    bots = [seat["seat"] for seat in look["seats"] if seat["kind"] == "bot"]
    assert len(bots) == 1
    owner = client(server.url, follow_redirects=True)
    owner.get(f"/s/{players[bots[0]].token}")
    owner.post(f"/t/{players[0].table}/back")
    assert players[0].look()["seats"][bots[0]]["kind"] == "human"


def test_when_the_others_decide_nothing_happens_by_itself(server: Server) -> None:
    rule = Time(each=60.0, then="ask")
    players = seated(server, 2, time=rule.dumps(), started=time.time() - HOURS_AGO)
    beside = seated(server, 2, time=BRISK.dumps(), started=time.time() - HOURS_AGO)
    wait_for(beside[0], 1)  # the clocks were looked at meanwhile
    look = players[0].look()
    assert look["number"] == 0
    seat = look["view"]["asks"][0]["seat"]
    for one in (0, 1):
        page = client(server.url, follow_redirects=True).get(f"/s/{players[one].token}").text
        assert ("Your time is up" in page) == (one == seat)
        assert ("by the rules" in page) == (one != seat)
    body = {"seat": seat, "number": 0}
    path = f"/api/tables/{players[0].table}/absent"
    assert players[1 - seat].http.post(path, json=body).status_code == 200
    told = client(server.url, follow_redirects=True).get(f"/s/{players[0].token}").text
    assert "ran out of time; the rules have answered." in told.split('id="talk"')[1]


def test_time_survives_a_restart(fresh_server: Server) -> None:
    players = people(fresh_server.url, 2, time="clock:900:20", then="rules")
    look = players[0].look()
    seat = look["view"]["asks"][0]["seat"]
    assert players[seat].play("draw:tombstone", 0).status_code == 200
    before = players[0].look()["due"]
    fresh_server.restart()
    after = players[0].look()["due"]
    assert before.keys() == after.keys()
    for key in before:
        assert after[key] == pytest.approx(before[key], abs=1.0)
    page = client(fresh_server.url, follow_redirects=True).get(f"/s/{players[0].token}")
    assert 'id="clock-0"' in page.text


def test_a_pause_gives_days_and_there_are_only_so_many(server: Server) -> None:
    players = people(server.url, 2, time="days:1")
    look = players[0].look()
    seat = look["view"]["asks"][0]["seat"]
    me = client(server.url, follow_redirects=True)
    me.get(f"/s/{players[seat].token}")
    path = f"/t/{players[0].table}/pause"
    for taken in (1, 2):
        page = me.post(path)
        assert page.status_code == 200
        now = players[0].look()["due"][str(seat)]
        assert now == pytest.approx(look["due"][str(seat)] + taken * PAUSE, abs=1.0)
    refused = me.post(path)
    assert refused.status_code == 409
    assert "no pause left" in refused.text
    other = client(server.url, follow_redirects=True)
    other.get(f"/s/{players[1 - seat].token}")
    assert other.post(path).status_code == 409  # nobody waits for them


def test_the_api_names_the_times_there_are(server: Server) -> None:
    new_table(server.url, [{"kind": "me"}, {"kind": "open"}], time="days:3", then="bot")
    body = {"game": "wanted", "players": [{"kind": "me"}, {"kind": "open"}], "time": "clock:1:1"}
    answer = httpx.post(f"{server.url}/api/tables", json=body)
    assert answer.status_code == 422
    assert "days:N" in answer.json()["error"]
