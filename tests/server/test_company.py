"""History, ratings, company, and what an operator may do."""

from __future__ import annotations

import io
import json
import re
import threading
import time
import zipfile
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

import saloon
from saloon.bots.random import play_out
from saloon.engine.record import Record
from saloon.engine.rng import Rng
from saloon.server import pages
from saloon.server.company import days_since
from saloon.server.history import against_bots, chosen, ladder
from saloon.server.people_store import Played, Rating
from saloon.server.profiles import day
from saloon.server.ratings import MARKS, ranks
from saloon.server.signing import check
from saloon.terminal.main import app
from tests.server.client import client
from tests.server.server import Server
from tests.server.test_people import (
    invitation,
    kept,
    listen,
    play_to_the_end,
    two_ready,
    visitor,
    with_friends,
)


def a_rated_game(server: Server) -> tuple[httpx.Client, httpx.Client, str]:
    me, friend = visitor(server), visitor(server)
    more = {"rated": "on", "name": "Ann", "option-quick": "on"}
    room = with_friends(me, 2, **more)
    friend.post(invitation(me, room), data={"name": "Zoe"})
    friend.post(room + "/room", data={"do": "ready"})
    me.post(room + "/room", data={"do": "start"})
    play_to_the_end([me, friend], room)
    return me, friend, room


@pytest.fixture(scope="module")
def played(server: Server) -> tuple[httpx.Client, httpx.Client, str]:
    return a_rated_game(server)


def again(server: Server, one: httpx.Client) -> httpx.Client:
    """The same person with a client that is still open."""
    return client(server.url, follow_redirects=True, cookies={"self": one.cookies["self"]})


def test_finished_games_are_found_again_by_game_opponent_and_option(
    server: Server, played: Any
) -> None:
    me = again(server, played[0])
    id = played[2].rpartition("/")[2]
    page = me.get("/me/games").text
    assert f"/t/{id}/look" in page
    assert f"/t/{id}/look" in me.get("/me/games?game=wanted&option=quick%3DTrue").text
    assert f"/t/{id}/look" not in me.get("/me/games?game=undead").text
    ((zoe,),) = kept(server, "SELECT profile FROM seats WHERE table_id = ? AND seat = 1", id)
    assert f"/t/{id}/look" in me.get(f"/me/games?opponent={zoe}").text
    assert f"/t/{id}/look" not in me.get("/me/games?opponent=bot:deputy").text
    assert f"/t/{id}/look" not in visitor(server).get("/me/games").text


def test_where_no_game_fits_it_is_said(server: Server, played: Any) -> None:
    me = again(server, played[0])
    page = me.get("/me/games?opponent=bot:legend").text
    assert "No game fits this." in page
    assert "0 of 0" not in page


def test_a_rated_game_moves_both_and_an_unrated_one_nobody(server: Server, played: Any) -> None:
    me = again(server, played[0])
    assert " ± " in me.get("/me/games").text
    id = played[2].rpartition("/")[2]
    rows = kept(
        server,
        "SELECT r.mu, r.games FROM ratings r JOIN seats s ON s.profile = r.profile "
        "WHERE s.table_id = ? AND r.ladder = 'people'",
        id,
    )
    assert len(rows) == 2
    assert {row[1] for row in rows} == {1}
    assert len({row[0] for row in rows}) == 2


def rated_marks(server: Server, table: str) -> dict[str, tuple[float, int]]:
    """By name: the marks among people of all who were rated, and their number of games."""
    rows = kept(
        server,
        "SELECT p.name, r.mu, r.games FROM ratings r JOIN profiles p ON p.id = r.profile "
        "WHERE r.ladder = 'people' AND p.name LIKE ?",
        f"%{table[-4:]}",
    )
    return {name.partition(" ")[0]: (mu, games) for name, mu, games in rows}


def rated_room(server: Server, names: tuple[str, ...]) -> tuple[list[httpx.Client], str]:
    """A rated game that has just begun; everybody's name ends as the table's id does."""
    people = [visitor(server) for _ in names]
    room = with_friends(people[0], len(names), **{"rated": "on", "option-quick": "on"})
    for one, name in zip(people, names, strict=True):
        one.post("/me", data={"name": f"{name} {room[-4:]}"})
        if one is not people[0]:
            one.post(invitation(people[0], room))
            one.post(room + "/room", data={"do": "ready"})
    begun = people[0].post(room + "/room", data={"do": "start"})
    assert 'id="board"' in begun.text
    assert "this rated game counts as lost" in begun.text
    return people, room


def test_whoever_leaves_a_rated_game_has_lost_it(server: Server) -> None:
    people, table = rated_room(server, ("Ann", "Zoe", "Eve"))
    people[2].post(table + "/leave")
    marks = rated_marks(server, table)
    assert marks.keys() == {"Eve"}  # the others play on
    assert marks["Eve"][0] < 25
    people[1].post(table + "/leave")
    marks = rated_marks(server, table)
    assert marks["Zoe"][0] < 25 < marks["Ann"][0]
    assert {games for _, games in marks.values()} == {1}
    play_to_the_end(people[:1], table)
    people[0].get("/me/games")
    assert rated_marks(server, table) == marks  # who is alone with bots has won already


def test_whoever_has_a_bot_play_the_end_of_a_rated_game_has_lost_it(server: Server) -> None:
    people, table = rated_room(server, ("Ann", "Zoe"))
    people[1].post(table + "/give")
    play_to_the_end(people[:1], table)
    id = table.rpartition("/")[2]
    while not (marks := rated_marks(server, table)):
        time.sleep(0.05)
    assert people[1].get(f"/api/tables/{id}").json()["seats"][1]["kind"] == "bot"
    assert marks["Zoe"][0] < 25 < marks["Ann"][0]


def test_who_leaves_a_game_that_is_not_rated_loses_nothing(server: Server) -> None:
    me, friend, table = two_ready(server)
    assert "this rated game counts as lost" not in me.get(table).text
    friend.post(table + "/leave")
    zoe = profile_of(server, friend)
    assert kept(server, "SELECT * FROM ratings WHERE profile = ?", zoe) == []


def test_everything_can_be_taken_along(server: Server, played: Any) -> None:
    me = again(server, played[0])
    packed = zipfile.ZipFile(io.BytesIO(me.get("/me/export").content))
    records = [name for name in packed.namelist() if name.endswith(".saloon")]
    assert len(records) == 1
    record = Record.loads(packed.read(records[0]).decode())
    assert record.verify()
    assert check(record, httpx.get(f"{server.url}/api/key").json()["key"])
    about = json.loads(packed.read("me.json"))
    assert about["name"] == "Ann"
    assert len(about["devices"]) == 1
    assert about["not heard"] == []
    assert check(record, about["records signed with"])
    assert me.cookies["self"] not in packed.read("me.json").decode()
    assert visitor(server).get("/me/export").status_code == 403


def one_game(winners: tuple[int, ...], level: str = "deputy", **options: object) -> Played:
    class Bot:
        held, kind, profile, name = False, "bot", "", "Cole"

        def __init__(self) -> None:
            self.level = level

    plain = {o.id: o.default for o in saloon.game("wanted").options} | options
    return Played("x", "wanted", plain, 0.0, 0, winners, (1, 2), (Bot(),), False)


def test_wins_are_counted_for_each_level_of_bot() -> None:
    games = [one_game((0,)), one_game((1,)), one_game((0,), "legend"), one_game((1,), quick=True)]
    assert against_bots(games) == [("deputy", 3, 1), ("legend", 1, 1)]
    assert chosen(games, option="quick=True") == games[3:]
    assert chosen(games, game="undead") == []


def test_places_follow_from_winning_and_points() -> None:
    match = saloon.Match(saloon.game("wanted"), 4, "ranks")
    play_out(match, Rng.seeded("ranks"))
    places = ranks(match)
    assert {seat for seat in range(4) if places[seat] == 0} == set(match.winners)
    for one in range(4):
        for two in range(4):
            if places[one] and places[two]:
                assert (places[one] < places[two]) == (match.scores[one] > match.scores[two])


def test_the_ladder_keeps_the_bots_where_they_are() -> None:
    rows = ladder(Rating("me", "wanted", "ladder", 27.0, 3.0, 4))
    assert [row[0] for row in rows] == ["legend", "marshal", "", "deputy", "greenhorn"]
    assert rows[2] == ("", 27.0, 6.0, "me")
    among = ladder(Rating("me", "wanted", "people", 27.0, 3.0, 4), [("Zoe", rating_of(28.0))])
    assert among == [("Zoe", 28.0, 8.0, "friend"), ("", 27.0, 6.0, "me")]


def rating_of(mark: float) -> Rating:
    return Rating("zoe", "wanted", "people", mark, 4.0, 2)


def test_the_ladder_shows_those_one_has_played_with(server: Server, played: Any) -> None:
    """But nobody who has blocked me."""
    me, friend, _ = played
    one, other = again(server, me), again(server, friend)
    mine = one.get("/me/games").text.split('id="ratings-title"')[1]
    assert "among people, 1 rated game" in mine
    assert mine.count('<li class="friend">') == 1
    assert mine.count('<li class="me">') == 1
    other.post("/me/shun", data={"who": profile_of(server, one), "how": "block"})
    hidden = one.get("/me/games").text.split('id="ratings-title"')[1]
    assert '<li class="friend">' not in hidden
    other.post("/me/shun", data={"who": profile_of(server, one), "how": ""})


def test_the_story_of_a_finished_game_is_one_press_away(server: Server, played: Any) -> None:
    me = again(server, played[0])
    id = played[2].rpartition("/")[2]
    assert f'href="/t/{id}/log"' in me.get("/me/games").text
    assert me.get(f"/t/{id}/log").status_code == 200
    assert sorted(MARKS.values()) == list(MARKS.values())


# -- company ---------------------------------------------------------------------------------------


def profile_of(server: Server, one: httpx.Client) -> str:
    from saloon.server.people_store import hashed

    ((id,),) = kept(
        server, "SELECT profile FROM devices WHERE secret = ?", hashed(one.cookies["self"])
    )
    return str(id)


def test_people_one_has_played_with_are_invited_by_name(server: Server) -> None:
    me, friend, _ = two_ready(server)
    lobby = me.get("/").text
    assert "Zoe" in lobby.split('id="friends-title"')[1]
    room = with_friends(me)
    zoe = profile_of(server, friend)
    assert f'value="{zoe}"' in me.get(room).text
    me.post(room + "/invite", data={"who": zoe})
    asked = friend.get("/").text
    assert "Ann asks you to a table of Public Enemy Number One" in asked
    assert re.search(r"<title>\(\d\)", asked)
    sat = friend.post(room + "/invited", data={"answer": "yes"})
    assert str(sat.url) == room
    assert "asks you to a table" not in friend.get("/").text
    stranger = visitor(server)
    stranger.post("/me", data={"name": "Mallory"})
    assert stranger.post(room + "/invited", data={"answer": "yes"}).status_code == 403
    unknown = me.post(room + "/invite", data={"who": profile_of(server, stranger)})
    assert unknown.status_code == 404


def test_one_is_invited_from_the_lobby_to_a_room_or_a_new_table(server: Server) -> None:
    me, friend, _ = two_ready(server)
    zoe = profile_of(server, friend)
    assert f"/me/invite/{zoe}" in me.get("/").text
    assert f"/me/invite/{zoe}" in me.get("/friends").text
    room = with_friends(me)
    choice = me.get(f"/me/invite/{zoe}").text
    assert f'action="{room.removeprefix(server.url)}/invite"' in choice
    assert f"/new/bantam?who={zoe}" in choice
    form = me.get(f"/new/wanted?who={zoe}").text
    assert f'name="who" value="{zoe}"' in form
    assert "Zoe is asked as soon as the table is open." in form
    asked = friend.get("/").text.count("asks you to a table")
    new = with_friends(me, who=zoe)
    assert friend.get("/").text.count('name="answer" value="yes"') == asked + 1
    assert "Zoe ✓" in me.get(new).text
    stranger = profile_of(server, two_ready(server)[0])
    assert me.get(f"/me/invite/{stranger}").status_code == 404
    assert me.get(f"/new/wanted?who={stranger}").status_code == 404


def test_days_are_counted_as_one_says_them() -> None:
    now = time.time()
    assert [days_since(now - days * 86400) for days in (0, 1, 5)] == [0, 1, 5]
    assert pages.words("en")("friend-played", days=1) == "played together yesterday"
    assert pages.words("fr")("friend-played", days=5) == "joué ensemble il y a 5 jours"
    assert day(1.8e9, "en") == "15 January 2027"
    assert day(1.8175e9, "fr") == "5 août 2027"


def test_who_is_blocked_cannot_invite_and_is_not_read(server: Server) -> None:
    me, friend, table = two_ready(server)
    friend.post(table + "/say", data={"text": "Blather"})
    assert "Blather" in me.get(table).text
    me.post("/me/shun", data={"who": profile_of(server, friend), "how": "block"})
    assert "Blather" not in me.get(table).text
    assert "Blather" in friend.get(table).text
    room = with_friends(friend)
    friend.post(room + "/invite", data={"who": profile_of(server, me)})
    assert "asks you to a table" not in me.get("/").text
    me.post("/me/shun", data={"who": profile_of(server, friend), "how": ""})
    assert "Blather" in me.get(table).text


def test_a_spectator_can_be_muted(server: Server) -> None:
    me, friend, table = two_ready(server)
    watch = re.search(r'value="(/w/[\w-]+)"', me.get(table).text)
    assert watch is not None
    loud = visitor(server)
    loud.post("/me", data={"name": "Loud"})
    page = loud.get(watch[1])
    loud.post(f"{page.url.path}/say?{page.url.query.decode()}", data={"text": "Boo from the back"})
    assert "Boo from the back" in me.get(table).text
    assert "<b>Loud</b>" in me.get(table).text
    me.post("/me/shun", data={"who": profile_of(server, loud), "how": "mute"})
    assert "Boo from the back" not in me.get(table).text
    assert "Boo from the back" in friend.get(table).text


def test_an_onlooker_without_a_name_can_be_muted_too(server: Server) -> None:
    me, friend, _ = two_ready(server)
    listed = {"listed": "on", "seat1": "bot:greenhorn"}
    table = str(me.post("/new/wanted", data={"seat0": "you", **listed}).url)
    eve = visitor(server)
    eve.post(f"{table}/say", data={"text": "Buy my horses"})
    page = me.get(table).text
    assert "<b>An onlooker</b> Buy my horses" in page
    assert (
        "<b>Un spectateur</b> Buy my horses"
        in me.get(table, headers={"accept-language": "fr"}).text
    )
    who = re.search(r'name="who" value="(\w+)"', page)
    assert who is not None
    me.post("/me/shun", data={"who": who[1], "how": "mute"})
    assert "Buy my horses" not in me.get(table).text
    id = table.rpartition("/")[2]
    said = client(server.url).post(f"/api/tables/{id}/talk", json={"text": "Nobody says this"})
    assert said.status_code == 403
    assert "Nobody says this" not in friend.get(table).text


def test_whom_i_block_does_not_see_where_i_am(server: Server) -> None:
    me, friend, _ = two_ready(server)
    bots = {f"seat{n}": "" for n in range(2, 6)}
    form = {"seat0": "you", "seat1": "bot:greenhorn", "listed": "on", **bots}
    table = str(me.post("/new/undead", data=form).url).removeprefix(server.url)
    friends = re.compile(r'<section class="sheet friends".*?</section>', re.S)
    seen = friends.search(friend.get("/").text)
    assert seen is not None
    assert f'href="{table}"' in seen[0]
    me.post("/me/shun", data={"who": profile_of(server, friend), "how": "block"})
    seen = friends.search(friend.get("/").text)
    assert seen is not None
    assert table not in seen[0]
    assert "Ann" in seen[0]  # nothing says that anything has changed
    assert 'class="dot on"' not in seen[0]


def test_whom_i_block_cannot_sit_down_where_i_sit(server: Server) -> None:
    """Not by the lobby, which does not list the table, nor by a link; and I am not asked."""
    me, friend, _ = two_ready(server)
    room = with_friends(me, 2, listed="on").removeprefix(server.url)
    link = invitation(me, room)
    bots = {f"seat{n}": "" for n in range(2, 6)}
    form = {"seat0": "you", "seat1": "bot:greenhorn", "listed": "on", **bots}
    table = str(me.post("/new/wanted", data=form).url).removeprefix(server.url)
    assert f'href="{table}"' in friend.get("/").text
    assert friend.get(link).status_code == 200
    me.post("/me/shun", data={"who": profile_of(server, friend), "how": "block"})
    assert table not in friend.get("/").text
    assert room not in friend.get("/").text
    seats = kept(server, "SELECT * FROM seats WHERE table_id = ?", room.rpartition("/")[2])
    for path in (link, f"{room}/take/1", f"{table}/take/1"):
        for refused in (friend.get(path), friend.post(path, data={"name": "Zoe"})):
            assert refused.status_code == 403
            assert "You cannot sit down at this table" in refused.text
    after = kept(server, "SELECT * FROM seats WHERE table_id = ?", room.rpartition("/")[2])
    assert after == seats
    assert kept(server, "SELECT * FROM wishes WHERE table_id = ?", table.rpartition("/")[2]) == []
    me.post("/me/shun", data={"who": profile_of(server, friend), "how": ""})
    assert "Sit down" in friend.get(link).text


def test_who_is_muted_can_be_blocked_too(server: Server) -> None:
    me, friend, _ = two_ready(server)
    zoe = profile_of(server, friend)
    me.post("/me/shun", data={"who": zoe, "how": "mute"})
    muted = me.get("/me/people").text.partition('id="shunned-title"')[2]
    assert 'name="how" value="block"' in muted
    me.post("/me/shun", data={"who": zoe, "how": "block"})
    blocked = me.get("/me/people").text.partition('id="shunned-title"')[2]
    assert "blocked" in blocked
    assert 'name="how" value="block"' not in blocked


def test_a_friend_s_open_table_can_be_watched(server: Server) -> None:
    me, friend, _ = two_ready(server)
    bots = {f"seat{n}": "" for n in range(2, 6)}
    form = {"seat0": "you", "seat1": "bot:greenhorn", "listed": "on", **bots}
    table = str(friend.post("/new/wanted", data=form).url)
    right = me.get("/").text.split('id="friends-title"')[1]
    assert table.removeprefix(server.url) in right
    assert (
        table.removeprefix(server.url)
        not in visitor(server).get("/").text.split('id="friends-title"')[1].split("</section>")[0]
    )


# -- the operator ----------------------------------------------------------------------------------


def command(server: Server, *words: str) -> Any:
    return CliRunner().invoke(app, [*words, "--database", server.database])


def test_an_operator_sees_tables_but_nothing_hidden(fresh_server: Server) -> None:
    me, _, table = two_ready(fresh_server)
    id = table.rpartition("/")[2]
    shown = command(fresh_server, "tables").output
    assert id in shown
    assert "Ann" in shown
    told = command(fresh_server, "tables", "--json").output
    ((seed, watch),) = kept(fresh_server, "SELECT seed, watch FROM tables WHERE id = ?", id)
    tokens = [row[0] for row in kept(fresh_server, "SELECT token FROM seats")]
    for secret in (*json.loads(seed), watch, *tokens, me.cookies["self"]):
        assert secret not in told


def test_an_onlooker_who_talks_is_listed_and_can_be_banned(fresh_server: Server) -> None:
    me, eve = visitor(fresh_server), visitor(fresh_server)
    form = {"seat0": "you", "seat1": "bot:greenhorn", "listed": "on"}
    table = str(me.post("/new/wanted", data=form).url)
    eve.post("/me", data={"name": "Eve"})
    assert eve.post(f"{table}/say", data={"text": "Buy my horses"}).status_code == 200
    shown = command(fresh_server, "tables").output
    profile = re.search(r"heard from onlookers: Eve \((\w+)\)", shown)
    assert profile is not None
    assert command(fresh_server, "ban", profile[1]).exit_code == 0
    assert eve.post(f"{table}/say", data={"text": "Buy them"}).status_code == 403


def test_a_closed_table_is_closed_for_everybody(fresh_server: Server) -> None:
    me, friend, table = two_ready(fresh_server)
    id = table.rpartition("/")[2]
    assert command(fresh_server, "close", id).exit_code == 0
    page = me.get(table).text
    assert "The operator has closed this table" in page
    assert 'class="move' not in page  # nothing is offered that would be refused
    assert 'id="hint"' not in page
    assert "must draw" not in page
    assert "is choosing" not in page
    for one in (me, friend):
        lobby = one.get("/").text
        assert "The operator has closed this table" in lobby
        assert "Your turn" not in lobby
        assert "<title>Saloon" in lobby
    for one in (me, friend):
        look = one.get(f"/api/tables/{id}").json()
        for ask in look["view"]["asks"]:
            body = {"number": look["number"], "move": "draw:tombstone"}
            assert one.post(f"/api/tables/{id}/moves", json=body).status_code == 409
            del ask
    assert command(fresh_server, "close", id).exception is not None


def test_somebody_who_is_banned_stays_out_until_they_are_let_in(fresh_server: Server) -> None:
    me, friend, table = two_ready(fresh_server)
    id = table.rpartition("/")[2]
    told: list[str] = []
    listening = threading.Thread(target=listen, args=(friend, f"{table}/live", told))
    listening.start()
    while not told:
        time.sleep(0.05)
    assert command(fresh_server, "ban", f"{id}/1").exit_code == 0
    listening.join(timeout=180)
    assert not listening.is_alive(), "somebody who was banned is still told of the table"
    seen = me.get(table).text
    assert "a bot plays for Zoe" in seen  # nobody has to wait for them
    assert "A bot plays for Zoe." in seen.split('id="talk"')[1]
    refused = friend.post("/play/wanted")
    assert refused.status_code == 403
    assert "cannot play in this house" in refused.text
    assert friend.get(table).status_code == 403
    command(fresh_server, "ban", f"{id}/1", "--lift")
    assert "Take my seat back" in friend.get(table).text
    friend.post(f"{table}/back")
    assert "plays again." in me.get(table).text
    assert me.get(f"/api/tables/{id}").json()["seats"][1]["kind"] == "human"
    assert command(fresh_server, "ban", "nobody").exception is not None
