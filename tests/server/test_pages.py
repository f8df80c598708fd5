"""Pages without a browser: words, errors, headers, and what must not get through."""

from __future__ import annotations

import hashlib
import re
from html import escape
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from fluent.syntax import FluentParser, ast

import saloon
from saloon.bots.random import play_out
from saloon.drawing import BRASS
from saloon.engine.rng import Rng
from saloon.rulebook import rulebook
from saloon.server import logbook
from saloon.server.course import Course
from saloon.server.pages import HERE, words
from saloon.server.request_context import clean
from saloon.words import teller
from tests.server.client import client, new_table, people
from tests.server.server import Server

ORIGIN = {"sec-fetch-site": "same-origin"}


def visitor(server: Server, **headers: str) -> httpx.Client:
    return client(server.url, follow_redirects=True, headers=headers)


def messages(lang: str) -> dict[str, set[str]]:
    text = (HERE / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            shown = str(entry.value.to_json() if entry.value else "")
            found[entry.id.name] = set(
                re.findall(r"'VariableReference', 'id'.*?'name': '(\w+)'", shown)
            )
    return found


@pytest.mark.parametrize(("lang", "by"), [("en", "published by"), ("fr", "édité par")])
def test_every_game_says_whose_box_it_is(server: Server, lang: str, by: str) -> None:
    page = visitor(server, **{"accept-language": lang}).get("/about").text
    for game in saloon.list_games():
        box = teller(game, lang).words("about-box")
        assert by in box
        assert f"<li>{escape(box)}</li>" in page


def test_both_languages_have_every_message_with_the_same_arguments() -> None:
    english, french = messages("en"), messages("fr")
    assert english.keys() == french.keys()
    for name, arguments in english.items():
        assert arguments == french[name], name


def test_every_word_of_the_templates_exists() -> None:
    asked = set()
    for path in [*(HERE / "templates").glob("*.html"), *HERE.glob("*.py")]:
        text = path.read_text(encoding="utf-8")
        asked |= set(re.findall(r"\b(?:_|say|words)\(\"([a-z-]+)\"[,)]", text))
    known = words("en")
    missing = {name for name in asked if name not in known}
    of_games = {"title", "tagline", "minutes", "about-box"}  # each says its own
    assert missing <= of_games, missing


def test_the_lobby_speaks_the_browser_s_language(server: Server) -> None:
    assert 'lang="en"' in visitor(server).get("/").text
    french = visitor(server, **{"accept-language": "de, fr;q=0.8, en;q=0.5"})
    assert "Prenez une chaise" in french.get("/").text
    chosen = visitor(server)
    chosen.get("/language/fr")
    assert 'lang="fr"' in chosen.get("/").text


def test_play_now_seats_you_with_bots(server: Server) -> None:
    me = visitor(server)
    page = me.post("/play/wanted")
    assert page.status_code == 200
    assert re.search(r"/t/[0-9a-f]+$", str(page.url))
    assert "You are Ada" in page.text
    cookie = next(c for c in me.cookies.jar if c.name == "self")
    assert cookie.path == "/"
    assert cookie.has_nonstandard_attr("HttpOnly")
    assert "You are Ada" in me.get(str(page.url)).text


def test_a_new_table_keeps_what_was_typed_when_it_is_refused(server: Server) -> None:
    form = {"name": "Zoe <b>", "seat0": "you", "seat1": "open", "option-consent": "on"}
    answer = visitor(server).post("/new/wanted", data=form)
    assert answer.status_code == 422
    assert 'value="Zoe &lt;b&gt;"' in answer.text
    assert "“Consent to duels” cannot be chosen with these seats" in answer.text


def test_a_new_table_marks_its_seats_as_the_game_does(server: Server) -> None:
    """A red circle is the Wild Bunch, and nobody who sits down."""
    assert BRASS in visitor(server).get("/new/wanted").text
    assert BRASS not in visitor(server).get("/new/undead").text


def test_nobody_is_counted_for_who_does_not_ask(server: Server) -> None:
    """WAN-RULING-05: the counting aid is there, and closed; nothing else opens it."""
    page = visitor(server).post("/play/wanted", headers=ORIGIN).text
    (aid,) = re.findall(r'<details id="counts"[^>]*>', page)
    assert aid == '<details id="counts">'
    for script in (HERE / "static").glob("*.js"):
        assert "#counts" not in script.read_text(encoding="utf-8"), script.name


def test_a_move_works_without_script(server: Server) -> None:
    me = visitor(server)
    bots = {f"seat{n}": "" for n in range(2, 6)}
    page = me.post("/new/wanted", data={"seat0": "you", "seat1": "bot:greenhorn", **bots})
    url = str(page.url)
    for _ in range(100):
        if 'name="move"' in page.text:
            break
        page = me.get(url)
    if 'name="move"' in page.text:
        number = re.search(r'name="number" value="(\d+)"', page.text)
        assert number is not None
        move = {"number": number[1], "move": "draw:saloon"}
        done = me.post(url + "/play", data=move)
        assert done.status_code == 200
        assert "You visit the Saloon" in done.text
        stale = me.post(url + "/play", data={"number": number[1], "move": "draw:deadwood"})
        assert stale.status_code == 409
        assert "moved on" in stale.text
    assert 'id="board"' in page.text


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/t/0000000000", 404),
        ("/s/nothing", 404),
        ("/w/nothing", 404),
        ("/rules/poker", 404),
        ("/rules/wanted/WAN-NO-99", 404),
        ("/nowhere", 404),
        ("/new/poker", 404),
    ],
)
def test_what_is_not_there_says_so(server: Server, path: str, status: int) -> None:
    answer = visitor(server).get(path)
    assert answer.status_code == status
    assert 'role="alert"' in answer.text


def test_a_private_table_is_private(server: Server) -> None:
    made = new_table(server.url, [{"kind": "me"}, {"kind": "open"}])
    assert visitor(server).get(f"/t/{made['id']}").status_code == 403
    watched = visitor(server).get(f"/w/{made['watch']}")
    assert watched.status_code == 200
    assert "You are watching" in watched.text
    assert made["token"] not in watched.text
    assert made["open"][0]["secret"] not in watched.text


def test_after_an_update_nobody_is_shown_old_scripts_and_styles(server: Server) -> None:
    """They are asked for by what is in them, since browsers keep them for an hour."""
    made = new_table(server.url, [{"kind": "me"}, {"kind": "bot", "level": "deputy"}])
    for path in ("/", "/me", f"/w/{made['watch']}"):
        page = visitor(server).get(path).text
        asked = re.findall(r'(?:src|href)="(/static/[\w./-]+\.(?:css|js))([^"]*)"', page)
        assert len(asked) > 8
        for address, rest in asked:
            text = visitor(server).get(address).content
            assert rest == f"?v={hashlib.sha256(text).hexdigest()[:8]}", address


def test_every_answer_carries_the_policy_and_no_inline_script(server: Server) -> None:
    for path in ("/", "/about", "/new/wanted", "/rules/wanted", "/nowhere", "/static/saloon.js"):
        answer = visitor(server).get(path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        if path != "/static/saloon.js":
            assert not re.search(r"<script(?![^>]*\bsrc=)", answer.text)
            assert not re.search(r"\s(on\w+|style)=", answer.text)
            assert not re.search(r"(src|href)=\"https?://", answer.text)


def test_other_sites_cannot_move(server: Server) -> None:
    me = visitor(server)
    page = me.post("/play/wanted")
    url = str(page.url)
    for headers in ({"sec-fetch-site": "cross-site"}, {"origin": "https://elsewhere.example"}):
        answer = me.post(url + "/give", headers=headers)
        assert answer.status_code == 403
    assert me.post(url + "/give", headers=ORIGIN).status_code == 200


def test_what_people_type_is_escaped(server: Server) -> None:
    made = new_table(server.url, [{"kind": "me", "name": "<script>x"}, {"kind": "open"}])
    headers = {"authorization": f"Bearer {made['token']}"}
    evil = '<img src=x onerror=alert(1)> "&'
    said = httpx.post(
        f"{server.url}/api/tables/{made['id']}/talk", json={"text": evil}, headers=headers
    )
    assert said.status_code == 204
    page = httpx.get(f"{server.url}/t/{made['id']}", headers=headers).text
    assert "<script>x" not in page
    assert "<img" not in page
    assert "&lt;img src=x onerror=alert(1)&gt;" in page


def test_typed_text_is_cleaned() -> None:
    assert clean("  a\n\tb\x00\u202ec  ", 20) == "a b c"
    assert clean("x" * 99, 20) == "x" * 20


def test_too_big_is_refused(server: Server) -> None:
    player = people(server.url, 2)[0]
    big = {"text": "x" * 20_000}
    assert player.http.post(f"/api/tables/{player.table}/talk", json=big).status_code == 413

    def chunks() -> object:
        for _ in range(40):
            yield b"x" * 1000

    answer = player.http.post(f"/api/tables/{player.table}/talk", content=chunks())  # type: ignore[arg-type]
    assert answer.status_code == 413


def test_records_open_again_and_bad_ones_say_where(server: Server, tmp_path: Path) -> None:
    me = visitor(server)
    bad = me.post("/records", files={"record": ("x.saloon", b"hello")})
    assert bad.status_code == 422
    binary = me.post("/records", files={"record": ("x.saloon", b"\xff\xfe\x00")})
    assert binary.status_code == 422


def test_rules_are_searchable(server: Server) -> None:
    page = visitor(server).get("/rules/wanted?find=swindler").text
    assert "WAN-SWINDLER-01" in page
    assert "WAN-SETUP-01<" not in page
    clause = visitor(server).get("/rules/wanted/WAN-SWINDLER-02").text
    assert "WAN-RULING-07" in clause
    french = visitor(server, **{"accept-language": "fr"})
    assert "Ennemi" in french.get("/rules/wanted").text


def test_the_rules_page_shows_tables_and_finds_their_rows(server: Server) -> None:
    page = visitor(server).get("/rules/bantam").text
    assert page.count("<td>Torch</td><td>common</td><td>$3</td>") == 1
    assert '<th scope="col">Rarity</th>' in page
    found = visitor(server).get("/rules/bantam?find=lasso").text
    assert "<td>Lasso</td>" in found
    assert "<td>Torch</td>" not in found
    french = visitor(server, **{"accept-language": "fr"}).get("/rules/undead").text
    assert "<td>Vieille Mission</td><td>5</td><td>5</td>" in french


@pytest.mark.parametrize("game", [game.id for game in saloon.list_games()])
@pytest.mark.parametrize(
    ("lang", "title"), [("en", "Departures from the book"), ("fr", "Écarts avec le livret")]
)
def test_the_rules_page_lists_its_chapters_and_departures(
    server: Server, game: str, lang: str, title: str
) -> None:
    reader = visitor(server, **{"accept-language": lang})
    page = reader.get(f"/rules/{game}").text
    assert f'<a href="#departures">{title}</a>' in page
    for link in re.findall(r'href="#([^"]+)"', page):
        assert page.count(f' id="{link}"') == 1, link
    marked = re.findall(r'class="departs" href="/rules/\w+#([^"]+)"', page)
    assert len(marked) > 3
    for link in marked:
        assert page.count(f' id="{link}"') == 1, link
    assert "*(" not in page
    clause = marked[0].removeprefix("departs-")
    row = rulebook(saloon.game(game), lang).departure(clause)
    assert row is not None
    assert escape(row.why) in reader.get(f"/rules/{game}/{clause}").text
    assert 'id="departures"' not in reader.get(f"/rules/{game}?find=a").text


def test_about_names_the_publishers(server: Server) -> None:
    page = visitor(server).get("/about").text
    assert "unofficial" in page
    assert "Robin Red Games" in page


def test_seats_can_be_given_to_a_bot_and_taken_back(server: Server) -> None:
    me = visitor(server)
    bots = {f"seat{n}": "" for n in range(2, 6)}
    form = {"seat0": "you", "seat1": "bot:greenhorn", **bots}
    url = str(me.post("/new/wanted", data=form).url)
    given = me.post(url + "/give").text
    assert "Take my seat back" in given
    assert "A bot plays for Ada." in given.split('id="talk"')[1]
    assert me.get(url).status_code == 200
    back = me.post(url + "/back").text
    assert "Take my seat back" not in back
    assert "Ada plays again." in back.split('id="talk"')[1]


def test_a_spectator_takes_over_a_bot_with_consent_but_not_a_person(server: Server) -> None:
    me = visitor(server)
    bots = {f"seat{n}": "" for n in range(2, 6)}
    form = {"seat0": "you", "seat1": "bot:greenhorn", "listed": "on", **bots}
    url = str(me.post("/new/wanted", data=form).url)
    other = visitor(server)
    assert "Ask for this seat" in other.get(url).text
    assert other.post(url + "/take/0", data={"name": "Eve"}).status_code == 409
    asked = other.post(url + "/take/1", data={"name": "Eve"})
    assert "You are Eve" not in asked.text
    wish = re.search(r'name="wish" value="(\w+)"', me.get(url).text)
    assert wish is not None
    assert other.post(url + "/wish", data={"wish": wish[1], "answer": "yes"}).status_code == 403
    agreed = me.post(url + "/wish", data={"wish": wish[1], "answer": "yes"})
    assert "Eve has asked for the seat" in agreed.text
    assert "Eve has sat down" in agreed.text
    assert "You are Eve" in other.get(url).text
    assert visitor(server).post(url + "/take/1", data={"name": "Mallory"}).status_code == 409


def test_history_has_addresses(server: Server) -> None:
    player = people(server.url, 2)[0]
    seat = player.look()["view"]["asks"][0]["seat"]
    headers = {"authorization": f"Bearer {player.token}"}
    page = httpx.get(f"{server.url}/t/{player.table}?at=0", headers=headers).text
    assert "Move 0 of 0" in page
    assert 'class="lit"' not in page
    assert 'data-at="0"' in page
    assert seat in (0, 1)


def test_a_small_thing_is_shown_from_near(server: Server) -> None:
    me = visitor(server)
    for game, thing in (("wanted", "seat-1"), ("undead", "band-1")):
        page = me.post(f"/play/{game}")
        near = me.get(f"{page.url.path}/near/{thing}")
        assert near.status_code == 200
        assert near.text.startswith("<svg")
        assert ' id="board"' not in near.text
        assert "data-move" not in near.text
        assert me.get(f"{page.url.path}/near/seat-9").status_code == 404


def test_the_log_of_a_long_game_is_told_whoever_acts() -> None:
    """Foes and bandits act too; they sit at no seat and have no mark."""
    for game in saloon.list_games():
        match = saloon.Match(game, seed="log")
        play_out(match, Rng.seeded("log"), 400)
        tell = teller(game, "en", me=0)
        page = SimpleNamespace(
            tell=tell,
            match=match,
            live=SimpleNamespace(game=game, course=Course(match)),
            reader=SimpleNamespace(lang="en", seat=0),
        )
        for place, event in enumerate(match.events):
            told = logbook.line(page, place, 0, event)  # type: ignore[arg-type]
            assert told.clause == event.clause
            assert told.seat is None or told.seat < match.seats
            assert told.text
