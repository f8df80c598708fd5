"""People without a browser: selves, devices, links, waiting rooms, consent, trust, migrations."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
import threading
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

import saloon
from saloon.engine.errors import BadRecord
from saloon.engine.record import Record, commit
from saloon.server.lobby import seats_for
from saloon.server.people_store import People, Rating, hashed
from saloon.server.signing import check, public_key, sign
from saloon.server.store import Store, migrate
from saloon.server.trust import promise, promised
from tests.server.client import Player, client, new_table, people, sit
from tests.server.server import Server

PART = "0123456789abcdef" * 2
OLD = Path(__file__).parent / "old_database.sql"


def visitor(server: Server, **headers: str) -> httpx.Client:
    made = client(server.url, follow_redirects=True, headers=headers)
    made.get("/")
    return made


def kept(server: Server, query: str, *values: object) -> list[Any]:
    """What the server has written down."""
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as store:
        return store.execute(query, values).fetchall()


def with_friends(me: httpx.Client, seats: int = 2, **more: str) -> str:
    """A table with seats for friends; the answer is the address of its waiting room."""
    form = {f"seat{n}": "open" if n < seats else "" for n in range(6)}
    page = me.post("/new/wanted", data={**form, "seat0": "you", **more})
    assert page.status_code == 200
    assert 'id="room"' in page.text
    return str(page.url)


def invitation(me: httpx.Client, room: str) -> str:
    found = re.search(r'data-link="(/s/[\w-]+)"', me.get(room).text)
    assert found is not None
    return found[1]


def two_ready(server: Server) -> tuple[httpx.Client, httpx.Client, str]:
    """A game of two that has just begun."""
    me, friend = visitor(server), visitor(server)
    room = with_friends(me, name="Ann")
    friend.post(invitation(me, room), data={"name": "Zoe"})
    friend.post(room + "/room", data={"do": "ready", "part": PART})
    begun = me.post(room + "/room", data={"do": "start", "part": "ff" * 16})
    assert 'id="board"' in begun.text
    return me, friend, room


def play_to_the_end(people: list[httpx.Client], table: str) -> None:
    """Play a game through its pages, each with the first move that is offered."""
    id = table.rpartition("/")[2]
    for _ in range(2000):
        asked = False
        for one in people:
            look = one.get(f"/api/tables/{id}").json()
            if look["view"]["over"]:
                return
            mine = look["view"]["seat"]
            for ask in look["view"]["asks"]:
                if ask["seat"] == mine and mine not in look["view"]["committed"]:
                    body = {"number": look["number"], "move": ask["moves"][0]}
                    one.post(f"/api/tables/{id}/moves", json=body)
                    asked = True
        if not asked:
            time.sleep(0.05)  # bots think
    raise AssertionError("the game does not end")


# -- a self without an account ---------------------------------------------------------------------


def test_whoever_only_looks_leaves_no_trace(fresh_server: Server) -> None:
    me = visitor(fresh_server)
    secret = me.cookies["self"]
    assert kept(fresh_server, "SELECT * FROM profiles") == []
    me.post("/me", data={"name": "Belle", "mark": "3"})
    assert kept(fresh_server, "SELECT name, mark FROM profiles") == [("Belle", 3)]
    assert kept(fresh_server, "SELECT secret FROM devices") == [(hashed(secret),)]
    everything = "\n".join(
        sqlite3.connect(fresh_server.database.removeprefix("sqlite:///")).iterdump()
    )
    assert secret not in everything


def test_a_recovery_link_makes_another_device_mine_until_it_is_revoked(server: Server) -> None:
    me, phone = visitor(server), visitor(server, **{"user-agent": "Firefox Android"})
    me.post("/me", data={"name": "Belle"})
    table = str(me.post("/play/wanted").url)
    other = str(phone.post("/play/undead").url)
    shown = me.post("/me/keep").text
    link = re.search(r'value="(/me/keep/[\w-]+)"', shown)
    assert link is not None
    assert link[1] not in me.get("/me").text
    assert "Belle" in phone.get(link[1]).text
    lobby = phone.post(link[1]).text
    assert table.rpartition("/")[2] in lobby
    assert other.rpartition("/")[2] in lobby  # what it had played comes along
    assert "You are Belle" in phone.get(table).text
    device = re.search(r"Firefox, Android.*?/me/devices/(\w+)/revoke", me.get("/me").text, re.S)
    assert device is not None
    me.post(f"/me/devices/{device[1]}/revoke")
    assert phone.get(table).status_code == 403
    assert table.rpartition("/")[2] not in phone.get("/").text
    me.post("/me/keep")
    assert visitor(server).get(link[1]).status_code == 404


def keep_link(me: httpx.Client) -> str:
    """A recovery link of somebody's."""
    found = re.search(r'value="(/me/keep/[\w-]+)"', me.post("/me/keep").text)
    assert found is not None
    return found[1]


def test_beside_a_link_that_is_shown_once_a_language_can_be_chosen(server: Server) -> None:
    me = visitor(server)
    assert "/me/keep/" in me.post("/me/keep").text
    chosen = me.get("/language/fr?to=/me/keep")
    assert chosen.status_code == 200
    assert "Vos appareils" in chosen.text


def test_what_was_done_about_oneself_is_said(server: Server) -> None:
    me, tablet = visitor(server), visitor(server)
    assert "Saved. This is how others see you." in me.post("/me", data={"name": "Ann"}).text
    assert "Saved." not in me.get("/me").text
    link = re.search(r"/me/keep/[\w-]+", me.post("/me/keep").text)
    assert link is not None
    assert "This browser is yours now, Ann." in tablet.post(link[0]).text
    (device,) = set(re.findall(r"/me/devices/(\w+)/revoke", me.get("/me").text))
    assert "That device is signed out." in me.post(f"/me/devices/{device}/revoke").text


def test_a_device_that_was_signed_out_hears_no_more_of_open_tables(server: Server) -> None:
    """Neither on the pages it has open nor by the links of seats it has seen."""
    me, lost = visitor(server), visitor(server, **{"user-agent": "Firefox Android"})
    me.post("/me", data={"name": "Belle"})
    lost.post(keep_link(me))
    table = str(me.post("/play/wanted").url)
    own = re.search(r'id="link-own" readonly value="(/s/[\w-]+)"', lost.get(table).text)
    assert own is not None
    told: list[str] = []
    listening = threading.Thread(target=listen, args=(lost, f"{table}/live", told))
    listening.start()
    while not told:
        time.sleep(0.05)
    device = re.search(r"Firefox, Android.*?/me/devices/(\w+)/revoke", me.get("/me").text, re.S)
    assert device is not None
    me.post(f"/me/devices/{device[1]}/revoke")
    listening.join(timeout=180)
    assert not listening.is_alive(), "a device that was signed out is still told of the table"
    assert lost.get(own[1]).status_code == 404
    assert "You are Belle" in me.get(table).text


def listen(who: httpx.Client, path: str, told: list[str]) -> None:
    """Hear a stream to its end."""
    cookies = dict(who.cookies)
    with httpx.stream("GET", path, cookies=cookies, timeout=180) as stream:
        for line in stream.iter_lines():
            told.append(line)


def test_who_is_somebody_else_on_one_device_goes_on_on_the_others(server: Server) -> None:
    """A tablet that two share takes nothing along from whoever has another device too."""
    ann, zoe, tablet = visitor(server), visitor(server), visitor(server)
    ann.post("/me", data={"name": "Ann"})
    zoe.post("/me", data={"name": "Zoe"})
    table = str(ann.post("/play/wanted").url)
    tablet.post(keep_link(ann))
    assert "You are Ann" in tablet.get(table).text
    tablet.post(keep_link(zoe))
    assert "You are Ann" in ann.get(table).text
    assert tablet.get(table).status_code == 403
    assert 'value="Zoe"' in tablet.get("/me").text


def test_ratings_and_whom_one_does_not_hear_come_along(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'x.db'}")
        known = People(store)
        old, me, loud, calm = [await known.begin(one * 20, one) for one in "omlc"]
        mine = Rating(me.id, "wanted", "people", 30.0, 2.0, 9)
        played = Rating(old.id, "undead", "ladder", 21.0, 4.0, 3)
        await known.set_ratings([mine, replace(mine, profile=old.id, mu=10.0), played])
        for other in (loud, me):
            await known.shun(old.id, other.id, "mute")
        await known.shun(me.id, calm.id, "mute")
        await known.shun(old.id, calm.id, "block")
        await known.adopt(me, "o" * 20, "a phone")
        found = {(one.game, one.mu) for one in await known.ratings_of(me.id)}
        assert found == {("wanted", 30.0), ("undead", 21.0)}
        assert await known.shunned(me.id) == {loud.id: "mute", calm.id: "mute"}
        assert await known.profile(old.id) is None
        assert await known.ratings_of(old.id) == []
        await store.close()

    migrate(f"sqlite:///{tmp_path / 'x.db'}")
    asyncio.run(run())


def test_only_ones_own_devices_can_be_revoked(server: Server) -> None:
    me, stranger = visitor(server), visitor(server)
    me.post("/me", data={"name": "Belle"})
    stranger.post("/me", data={"name": "Mallory"})
    ((device,),) = kept(
        server, "SELECT id FROM devices WHERE secret = ?", hashed(me.cookies["self"])
    )
    stranger.post(f"/me/devices/{device}/revoke")
    assert 'value="Belle"' in me.get("/me").text


def test_forgotten_means_nothing_names_me(fresh_server: Server) -> None:
    me, friend, table = two_ready(fresh_server)
    friend.post(table + "/say", data={"text": "Howdy from Zoe"})
    assert "Howdy from Zoe" in me.get(table).text
    friend.post("/me/forget")
    assert "Zoe" in me.get(table).text  # not without saying so
    told = friend.post("/me/forget", data={"sure": "on"}).text
    assert "nothing here names you any more" in told
    page = me.get(table).text
    assert "Howdy" not in page
    assert ">Zoe<" not in page
    assert friend.get(table).status_code == 403
    for query in ("SELECT name FROM seats", "SELECT name FROM profiles", "SELECT text FROM talk"):
        rows = [row[0] for row in kept(fresh_server, query)]
        assert not any("Zoe" in text for text in rows), query
    assert len(kept(fresh_server, "SELECT * FROM devices")) == 1


def test_not_a_byte_of_the_database_names_somebody_who_was_forgotten(
    fresh_server: Server,
) -> None:
    """Earlier names, seats left, wishes refused, an onlooker's talk, and archived records too."""
    me, friend = visitor(fresh_server), visitor(fresh_server)
    friend.post("/me", data={"name": "Calpurnia"})
    for _ in range(2):  # one game is finished and archived, the other is left
        room = with_friends(me, 2, **{"name": "Ann", "option-quick": "on"})
        friend.post(invitation(me, room))
        friend.post(room + "/room", data={"do": "ready"})
        me.post(room + "/room", data={"do": "start"})
        if _ == 0:
            play_to_the_end([me, friend], room)
            record = me.get(room + "/record").text
            assert "Calpurnia" in record
            asyncio.run(archive(fresh_server, room.rpartition("/")[2], record))
        else:
            friend.post(room + "/leave")
            assert "Calpurnia has given up the seat" in me.get(room).text
    friend.post("/me", data={"name": "Philomena", "mark": "3"})
    bots = {f"seat{n}": "" for n in range(2, 6)}
    form = {"seat0": "you", "seat1": "bot:greenhorn", "listed": "on", **bots}
    table = str(me.post("/new/wanted", data=form).url)
    friend.post(table + "/say", data={"text": "Philomena wants to play"})
    friend.post(table + "/take/1", data={"name": "Philomena"})
    wish = re.search(r'name="wish" value="(\w+)"', me.get(table).text)
    assert wish is not None
    me.post(table + "/wish", data={"wish": wish[1], "answer": "no"})
    friend.post(table + "/take/1", data={"name": "Philomena"})
    assert "Philomena" in me.get(table).text
    friend.post("/me/forget", data={"sure": "on"})
    assert "Philomena" not in me.get(table).text
    path = Path(fresh_server.database.removeprefix("sqlite:///"))
    for file in (path, path.with_name(path.name + "-wal")):
        found = file.read_bytes()
        assert b"Calpurnia" not in found, file
        assert b"Philomena" not in found, file
    ((kept_record,),) = kept(fresh_server, "SELECT record FROM archive")
    assert Record.loads(kept_record).verify()


async def archive(server: Server, table: str, record: str) -> None:
    """Archive a finished table now."""
    store = Store(server.database)
    await store.archive_table(table, record)
    await store.close()


def test_a_new_name_is_seen_at_the_tables_that_are_on(server: Server) -> None:
    me, friend, table = two_ready(server)
    me.post("/me", data={"name": "Calamity"})
    assert "Calamity" in friend.get(table).text


def test_every_page_of_mine_says_who_i_am(server: Server) -> None:
    me = visitor(server)
    me.post("/me", data={"name": "Calamity", "mark": "2"})
    room = with_friends(me)
    for page in ("/", "/me", "/new/wanted", room):
        head = me.get(page).text.partition('class="self"')[2].partition("</a>")[0]
        assert "<span>Calamity</span>" in head, page
    stranger = visitor(server).get("/new/wanted").text
    assert "Calamity" not in stranger


# -- my tables, links ------------------------------------------------------------------------------


def test_my_tables_stand_first_in_the_lobby_with_my_turn_in_the_title(server: Server) -> None:
    me, friend, table = two_ready(server)
    mine = 'class="game turn" id="mine-' + table.rpartition("/")[2]
    waits = 'class="game wait" id="mine-' + table.rpartition("/")[2]
    pages = [me.get("/").text, friend.get("/").text]
    assert sum(mine in page for page in pages) == 1
    assert sum(waits in page for page in pages) == 1
    for page in pages:
        assert ("<title>(1) Saloon" in page) == (mine in page)
    assert 'id="mine-' not in visitor(server).get("/").text


def test_a_used_invitation_leads_back_or_to_watching(server: Server) -> None:
    me, friend = visitor(server), visitor(server)
    room = with_friends(me)
    link = invitation(me, room)
    friend.post(link, data={"name": "Zoe"})
    again = friend.get(link)
    assert str(again.url) == room
    stranger = visitor(server).get(link)
    assert stranger.status_code == 200
    assert "The seats of this invitation are taken" in stranger.text
    french = visitor(server, **{"accept-language": "fr"}).get(link)
    assert "Les places de cette invitation sont prises" in french.text


def test_one_invitation_is_good_for_all_free_seats(server: Server) -> None:
    me, one, two = visitor(server), visitor(server), visitor(server)
    room = with_friends(me, seats=3)
    link = invitation(me, room)
    one.post(link, data={"name": "One"})
    two.post(link, data={"name": "Two"})
    page = me.get(room).text
    assert "One" in page
    assert "Two" in page
    assert two.post(link, data={"name": "Twice"}).status_code == 200
    assert "Twice" not in me.get(room).text


def test_a_seat_s_own_link_can_be_renewed_and_revoked(server: Server) -> None:
    me = visitor(server)
    table = str(me.post("/play/wanted").url)

    def own_link() -> str:
        found = re.search(r'id="link-own" readonly value="(/s/[\w-]+)"', me.get(table).text)
        return found[1] if found else ""

    first = own_link()
    guest = visitor(server)
    assert "You are Ada" in guest.get(first).text
    me.post(table + "/link", data={"what": "renew"})
    assert guest.get(table).status_code == 403
    assert visitor(server).get(first).status_code == 404
    second = own_link()
    assert second
    assert second != first
    assert "You are Ada" in guest.get(second).text
    me.post(table + "/link", data={"what": "revoke"})
    assert own_link() == ""
    assert guest.get(table).status_code == 403
    assert visitor(server).get(second).status_code == 404
    assert "You are Ada" in me.get(table).text


def test_a_token_ends_when_its_seat_is_given_up(server: Server) -> None:
    """The hand of a seat is for who holds it: also what is already open hears nothing more."""
    players = people(server.url, 2)
    leaver = players[0]
    lines: list[str] = []

    def listen() -> None:
        path = f"/api/tables/{leaver.table}/stream"
        with leaver.http.stream("GET", path) as stream:
            lines.extend(line for line in stream.iter_lines() if line)

    listening = threading.Thread(target=listen)
    listening.start()
    while not lines:
        listening.join(0.05)
    guest = client(server.url, cookies={"seat": leaver.token})
    assert guest.post(f"/t/{leaver.table}/leave").status_code == 303
    listening.join(20)
    assert not listening.is_alive(), "the stream of a seat that was given up is still open"
    assert leaver.http.get(f"/api/tables/{leaver.table}").status_code == 403
    seats = players[1].look()["seats"]
    assert seats[0]["kind"] == "bot"


def test_an_invitation_does_not_take_a_bot_s_seat_that_was_given_up(server: Server) -> None:
    made = new_table(server.url, [{"kind": "me"}, {"kind": "open"}])
    secret = made["open"][0]["secret"]
    friend = sit(server.url, secret, "Belle")
    client(server.url, cookies={"seat": friend.token}).post(f"/t/{made['id']}/leave")
    again = httpx.post(f"{server.url}/api/seats/{secret}", json={"name": "Eve"})
    assert again.status_code == 409
    page = visitor(server).post(f"/s/{secret}", data={"name": "Eve"})
    assert "You are Eve" not in page.text


def test_whoever_sits_cannot_ask_for_a_bot_s_seat(server: Server) -> None:
    me = visitor(server)
    bots = {f"seat{n}": "" for n in range(2, 6)}
    form = {"seat0": "you", "seat1": "bot:greenhorn", "listed": "on", **bots}
    table = str(me.post("/new/wanted", data=form).url)
    refused = me.post(table + "/take/1", data={"name": "Me too"})
    assert refused.status_code == 409
    assert "You sit at this table already" in refused.text


def test_everybody_must_agree_and_anybody_may_refuse(server: Server) -> None:
    me, friend = visitor(server), visitor(server)
    room = with_friends(me, seats=2, seat2="bot:greenhorn", listed="on")
    friend.post(invitation(me, room), data={"name": "Zoe"})
    friend.post(room + "/room", data={"do": "ready"})
    me.post(room + "/room", data={"do": "start"})
    eve = visitor(server)

    def ask() -> str:
        eve.post(room + "/take/2", data={"name": "Eve"})
        found = re.search(r'name="wish" value="(\w+)"', me.get(room).text)
        assert found is not None
        return found[1]

    wish = ask()
    me.post(room + "/wish", data={"wish": wish, "answer": "yes"})
    assert "You are watching" in eve.get(room).text
    friend.post(room + "/wish", data={"wish": wish, "answer": "no"})
    assert "You are watching" in eve.get(room).text
    assert "would rather not have Eve sit down" in me.get(room).text
    wish = ask()
    for one in (me, friend):
        one.post(room + "/wish", data={"wish": wish, "answer": "yes"})
    assert "You are Eve" in eve.get(room).text


# -- the waiting room and once more ----------------------------------------------------------------


def test_a_game_with_friends_waits_for_them(server: Server) -> None:
    me, friend = visitor(server), visitor(server)
    room = with_friends(me)
    early = me.post(room + "/room", data={"do": "start"})
    assert early.status_code == 409
    assert "cannot begin yet" in early.text
    friend.post(invitation(me, room), data={"name": "Zoe"})
    late = me.post(room + "/room", data={"do": "start"})
    assert late.status_code == 409
    assert "Zoe" in late.text
    friend.post(room + "/room", data={"do": "ready"})
    assert 'id="board"' in me.post(room + "/room", data={"do": "start"}).text
    assert 'id="board"' in friend.get(room).text


def test_whoever_comes_sees_what_is_agreed_before_sitting_down(server: Server) -> None:
    """Rules that are not as usual, the clock and what ends it, a rated game; else nothing."""
    me, friend = visitor(server), visitor(server, **{"accept-language": "fr"})
    chosen = {"option-duel": "on", "time": "clock:300:10", "then": "bot", "rated": "on"}
    room = with_friends(me, 2, **chosen)
    for text in ("Duel in the Sun", "5 minutes each, 10 seconds more a move", "A rated game"):
        assert text in me.get(room).text
    asked = friend.get(invitation(me, room)).text
    for text in ("5 minutes chacun", "un robot joue jusqu", "Une partie classée"):
        assert text in asked
    plain = with_friends(me, 2)
    assert 'class="terms"' not in me.get(plain).text
    days = with_friends(me, 2, time="days:1", then="rules")
    assert "A day a move" in me.get(days).text


def test_a_free_seat_in_the_room_can_be_a_bot_s_and_a_person_s_cannot(server: Server) -> None:
    me, friend = visitor(server), visitor(server)
    room = with_friends(me, seats=3)
    friend.post(invitation(me, room), data={"name": "Zoe"})
    taken = me.post(room + "/room", data={"do": "bot:deputy", "seat": "1"})
    assert taken.status_code == 409
    me.post(room + "/room", data={"do": "bot:greenhorn", "seat": "2"})
    friend.post(room + "/room", data={"do": "ready"})
    begun = me.post(room + "/room", data={"do": "start"})
    assert 'id="board"' in begun.text


def test_nobody_plays_before_the_start(server: Server) -> None:
    made = new_table(server.url, [{"kind": "me"}, {"kind": "open"}], waiting=True)
    me = Player(server.url, made["id"], made["token"], 0)
    look = me.look()
    assert look["stage"] == "waiting"
    assert me.play("draw:saloon", 0).status_code == 409
    friend = sit(server.url, made["open"][0]["secret"], "Zoe")
    path = f"/api/tables/{made['id']}"
    assert friend.http.post(path + "/ready", json={"part": PART}).status_code == 204
    assert friend.http.post(path + "/ready", json={"part": "not hex"}).status_code == 422
    assert me.http.post(path + "/ready", json={}).status_code == 204
    assert me.http.post(path + "/start").status_code == 200
    assert me.look()["stage"] == "on"


def test_leaving_the_room_frees_the_seat(server: Server) -> None:
    me, friend = visitor(server), visitor(server)
    room = with_friends(me)
    friend.post(invitation(me, room), data={"name": "Zoe"})
    friend.post(room + "/leave")
    assert "One seat is free" in me.get(room).text
    assert friend.get(room).status_code == 403


def test_whoever_does_not_come_stops_no_room(server: Server) -> None:
    """One who sits frees the seat of who has gone; never that of somebody ready or present."""
    me, friend, third = visitor(server), visitor(server), visitor(server)
    room = with_friends(me, name="Ann")
    link = invitation(me, room)
    friend.post(link, data={"name": "Zoe"})
    free = {"do": "free", "seat": "1"}
    assert third.post(room + "/room", data=free).status_code == 403
    assert me.post(room + "/room", data={"do": "free", "seat": "0"}).status_code == 409
    friend.post(room + "/room", data={"do": "ready"})
    refused = me.post(room + "/room", data=free)
    assert refused.status_code == 409
    assert "gone and is not ready" in refused.text
    friend.post(room + "/room", data={"do": "unready"})
    assert "Free this seat" in me.get(room).text
    with friend.stream("GET", room + "/room/live"):
        assert me.post(room + "/room", data=free).status_code == 409
    for _ in range(600):
        if "Free this seat" in me.get(room).text:
            break
        time.sleep(0.05)
    assert "One seat is free" in me.post(room + "/room", data=free).text
    assert friend.get(room).status_code == 403
    assert "Sit down" in friend.get(link).text  # welcome back while it is free
    me.post(room + "/room", data={"do": "bot:deputy", "seat": "1"})
    begun = me.post(room + "/room", data={"do": "start"}).text
    assert 'id="board"' in begun
    assert "Ann has freed the seat of Zoe, who had gone." in begun


def test_a_room_that_lacks_only_me_counts_as_waiting_for_me(server: Server) -> None:
    me, friend = visitor(server), visitor(server)
    room = with_friends(me, name="Ann")
    assert "(1) Saloon" not in me.get("/").text
    friend.post(invitation(me, room), data={"name": "Zoe"})
    for one in (me, friend):
        assert "<title>(1) Saloon" in one.get("/").text
        assert "You are expected in the waiting room" in one.get("/").text
    friend.post(room + "/room", data={"do": "ready"})
    assert "Waiting until they are ready: Ann" in friend.get("/").text
    assert "<title>(1) Saloon" not in friend.get("/").text
    me.post(room + "/room", data={"do": "ready"})
    assert "Everybody is here. Let us begin." in friend.get("/").text


def finish(players: list[Player]) -> None:
    """Play until the game is over."""
    while True:
        now = players[0].look()
        if now["view"]["over"]:
            return
        for ask in now["view"]["asks"]:
            player = players[ask["seat"]]
            look = player.look()
            moves = player.moves(look)
            if moves:
                player.play(moves[0], look["number"])
                break


def test_a_rematch_is_one_table_however_often_it_is_pressed(server: Server) -> None:
    players = people(server.url, 2, options={"quick": True})
    finish(players)
    guests = [client(server.url) for _ in players]
    for guest, player in zip(guests, players, strict=True):
        guest.get(f"/s/{player.token}")
    path = f"/t/{players[0].table}/again"
    places = {guest.post(path).headers["location"] for guest in (*guests, *guests)}
    assert len(places) == 1
    (place,) = places
    second = guests[1].post(path)
    assert 'id="room"' in guests[1].get(second.headers["location"]).text
    banner = guests[1].get(f"/t/{players[0].table}").text
    assert "Another game with everybody at this table?" in banner
    assert place != f"/t/{players[0].table}"


def test_a_rematch_outlives_a_server_that_died_before_its_room_was_there(server: Server) -> None:
    players = people(server.url, 2, options={"quick": True})
    finish(players)
    table = players[0].table
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as store, store:
        noted = "UPDATE tables SET rematch = ?, version = version + 1 WHERE id = ?"
        store.execute(noted, (f"re{table[:8]}", table))
    rooms = set()
    for player in players:
        guest = client(server.url, follow_redirects=True)
        guest.get(f"/s/{player.token}")
        came = guest.post(f"/t/{table}/again")
        assert 'id="room"' in came.text
        rooms.add(str(came.url))
    assert rooms == {f"{server.url}/t/re{table[:8]}"}


def test_a_rematch_alone_with_bots_begins_at_once(server: Server) -> None:
    me = visitor(server)
    table = str(me.post("/play/wanted").url)
    again = me.post(table + "/again")
    assert str(again.url) != table
    assert 'id="board"' in again.text


# -- the form, the language ------------------------------------------------------------------------


def test_switching_language_stays_and_never_leads_away(server: Server) -> None:
    me = visitor(server)
    table = str(me.post("/play/wanted").url)
    page = me.get(table + "?at=0").text
    switch = re.search(r'href="(/language/fr\?to=[^"]+)"', page)
    assert switch is not None
    there = me.get(switch[1].replace("&amp;", "&"))
    assert str(there.url) == table + "?at=0"
    assert 'lang="fr"' in there.text
    plain = client(server.url)
    for evil in ("//evil.example", "https://evil.example", "/\\evil", "/\t/evil", "evil"):
        answer = plain.get("/language/fr", params={"to": evil}, headers={"referer": "//evil"})
        assert answer.headers["location"] == "/"


def test_options_for_solo_are_not_offered_at_four_seats(server: Server) -> None:
    undead = saloon.game("undead")
    fits = {option.id: seats_for(undead, option) for option in undead.options}
    assert fits["horsemen"] == [1]
    assert fits["two_bands"] == [2]
    wanted = saloon.game("wanted")
    assert seats_for(wanted, next(o for o in wanted.options if o.id == "consent")) == [
        2,
        3,
        4,
        5,
        6,
    ]
    form = {f"seat{n}": "bot:greenhorn" for n in range(1, 4)}
    bots = {**form, "seat0": "you", "seat4": "", "seat5": "", "option-horsemen": "on"}
    page = visitor(server).post("/new/undead", data=bots)
    assert page.status_code == 200  # what the form does not offer is not heard


def test_what_cannot_be_set_up_is_said_in_the_reader_s_language(server: Server) -> None:
    form = {"name": "Zoé", "seat0": "you", "seat1": "open", "option-consent": "on"}
    french = visitor(server, **{"accept-language": "fr"})
    answer = french.post("/new/wanted", data=form)
    assert answer.status_code == 422
    assert "ne peut pas être choisi" in answer.text
    assert "only goes" not in answer.text
    alone = french.post("/new/wanted", data={"seat0": "you"})
    assert "pour 2 à 6 joueurs" in alone.text


def test_the_lobby_counts_the_seats_that_can_be_taken(server: Server) -> None:
    me = visitor(server)
    room = with_friends(me, seats=3, listed="on", seat3="bot:greenhorn")
    lobby = visitor(server).get("/").text
    row = lobby.split(f'href="/t/{room.rpartition("/")[2]}"')[1].split("</a>")[0]
    assert "2 seats free" in row
    stranger = visitor(server)
    stranger.post(room + "/take/1", data={"name": "Eve"})
    assert "Eve" in me.get(room).text


def test_a_link_that_leads_nowhere_says_what_one_looks_like(server: Server) -> None:
    me, friend = visitor(server), visitor(server, **{"accept-language": "fr"})
    for path, english, french in (
        ("/join?link=howdy", "not a link to a table. One looks like", "Il ressemble à"),
        ("/me/keep/abcdefghijkl", "A new one is made under You", "On en crée un nouveau"),
        ("/s/abcdefghijkl", "This link has ended or was never good.", "Ce lien a pris fin"),
        ("/w/abcdefghijkl", "This link has ended or was never good.", "Ce lien a pris fin"),
    ):
        for one, text in ((me, english), (friend, french)):
            answer = one.get(path)
            assert answer.status_code == 404
            assert text in answer.text


def test_a_link_can_be_pasted_into_the_lobby(server: Server) -> None:
    me, friend = visitor(server), visitor(server)
    link = invitation(me, with_friends(me))
    page = friend.get("/join", params={"link": f" {server.url}{link} "})
    assert "Sit down" in page.text
    assert friend.get("/join", params={"link": "https://evil.example/x"}).status_code == 404


# -- trust -----------------------------------------------------------------------------------------


def test_the_commitment_is_shown_before_the_first_move_and_parts_are_mixed_in(
    server: Server,
) -> None:
    me, friend, table = two_ready(server)
    id = table.rpartition("/")[2]
    ((seed,),) = kept(server, "SELECT seed FROM tables WHERE id = ?", id)
    parts = json.loads(seed)
    assert parts[1:] == ["ff" * 16, PART]
    assert commit(parts[0]) in me.get(table).text
    assert parts[0] not in me.get(table).text
    shown = friend.get(f"/api/tables/{id}").json()
    assert shown["commitment"] == commit(parts[0])


def test_a_table_at_once_keeps_the_promise_made_before(server: Server) -> None:
    me = visitor(server)
    promised_before = me.get("/promise").json()
    deal = {"nonce": promised_before["nonce"], "part": PART}
    first = me.post("/play/wanted", data=deal)
    assert promised_before["commitment"] in first.text
    second = me.post("/play/wanted", data=deal)  # a promise is good for one table
    assert second.status_code == 200
    assert promised_before["commitment"] not in second.text


def test_a_promise_follows_from_the_house_s_key_alone(tmp_path: Path) -> None:
    async def scenario() -> None:
        database = f"sqlite:///{tmp_path / 'tables.db'}"
        await asyncio.to_thread(migrate, database)
        store = Store(database)
        kept_by = People(store)
        early = await promise(kept_by)
        assert commit(await promised(kept_by, early.nonce)) == early.commitment
        assert await promised(kept_by, early.nonce) != await promised(kept_by, "0" * 32)
        await store.close()

    asyncio.run(scenario())


def test_a_record_is_signed_and_checked_without_a_server(server: Server) -> None:
    players = people(server.url, 2, options={"quick": True})
    finish(players)
    text = players[0].http.get(f"/api/tables/{players[0].table}/record").text
    key = httpx.get(f"{server.url}/api/key").json()["key"]
    record = Record.loads(text)
    assert record.verify()
    assert key in check(record, key)
    edited = text.replace('"Ada"', '"Eve"')
    with pytest.raises(BadRecord, match="not what its signature was made for"):
        check(Record.loads(edited))
    with pytest.raises(BadRecord, match="is signed by"):
        check(record, "0" * 64)
    unsigned = "\n".join(text.split("\n")[:-2]) + "\n"
    assert check(Record.loads(unsigned)) == ""
    with pytest.raises(BadRecord, match="not signed"):
        check(Record.loads(unsigned), key)


def test_another_key_makes_another_signature() -> None:
    match = saloon.Match(saloon.game("wanted"), 2, "x")
    text = match.record(["A", "B"], reveal=True).dumps()
    one, two = sign(text, "11" * 32), sign(text, "22" * 32)
    assert one != two
    forged = one.replace(public_key("11" * 32), public_key("22" * 32))
    with pytest.raises(BadRecord):
        check(Record.loads(forged))


def test_the_api_refuses_a_clock_nobody_could_keep(server: Server) -> None:
    body = {"game": "wanted", "players": [{"kind": "me"}, {"kind": "open"}]}
    answer = httpx.post(f"{server.url}/api/tables", json={**body, "clock": 1})
    assert answer.status_code == 422
    assert "30 seconds" in answer.json()["error"]
    for odd in ({"clock": False}, {"clock": "60"}, {"listed": 1}, {"waiting": "yes"}):
        answer = httpx.post(f"{server.url}/api/tables", json={**body, **odd})
        assert answer.status_code == 422, odd  # what only looks like a number or a yes


# -- a database of the version before --------------------------------------------------------------


def test_a_database_of_the_version_before_keeps_every_table(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with closing(sqlite3.connect(path)) as old:
        old.executescript(OLD.read_text(encoding="utf-8"))
        before = {
            name: old.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall()
            for name in ("tables", "seats", "actions", "talk")
        }
        old.commit()
    migrate(f"sqlite:///{path}")
    with closing(sqlite3.connect(path)) as new:
        for name, rows in before.items():
            after = new.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall()
            assert [row[: len(rows[0])] for row in after] == rows, name
        # The rules may have a newer version by now; what is tried here is the house around them.
        new.execute("UPDATE tables SET rules = ?", (saloon.game("wanted").rules,))
        new.commit()
    running = Server(f"sqlite:///{path}")
    try:
        guest = client(running.url, follow_redirects=True)
        token = next(
            row[6] for row in before["seats"] if row[4] == "Zoe" and row[0] == "dc9b29bb30"
        )
        page = guest.get(f"/s/{token}")
        assert "You are Zoe" in page.text
        assert "Howdy" in page.text
        assert "Move 4 of 4" in page.text
        free = next(row[6] for row in before["seats"] if row[2] == "open")
        friend = visitor(running)
        assert "Sit down" in friend.get(f"/s/{free}").text
        assert "You are Fay" in friend.post(f"/s/{free}", data={"name": "Fay"}).text
    finally:
        running.kill()
