"""Notices by e-mail, handed in at a real SMTP server of the test's own."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from email import message_from_bytes, policy
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller

from saloon.engine.errors import BadSetup
from saloon.server.notices import LOOK, Mail, read_mail
from tests.server.server import Server, free_port
from tests.server.test_company import profile_of
from tests.server.test_people import (
    invitation,
    kept,
    play_to_the_end,
    two_ready,
    visitor,
    with_friends,
)


class Box:
    """A mail server's handler that keeps every letter."""

    def __init__(self) -> None:
        self.letters: list[Any] = []

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        letter: Any = message_from_bytes(envelope.content, policy=policy.default)
        letter.travelled = envelope.content
        self.letters.append((envelope.rcpt_tos, letter))
        return "250 OK"

    def wait(self, subject: str, count: int = 1) -> list[Any]:
        """The letters with this in their subject, once there are `count` of them."""
        for _ in range(600):
            found = [letter for _, letter in self.letters if subject in letter["Subject"]]
            if len(found) >= count:
                return found
            time.sleep(0.05)
        raise AssertionError([letter["Subject"] for _, letter in self.letters])


@pytest.fixture
def box() -> Iterator[Box]:
    made = Box()
    post = Controller(made, hostname="127.0.0.1", port=free_port())
    post.start()
    made.port = post.port  # type: ignore[attr-defined]
    yield made
    post.stop()


@pytest.fixture
def posting(box: Box, tmp_path: Path) -> Iterator[Server]:
    """A server that hands its mail in at the box."""
    port = box.port  # type: ignore[attr-defined]
    settings: dict[str, Any] = {
        "mail": f"smtp://127.0.0.1:{port}",
        "mail_from": "house@example.org",
        "site": "https://saloon.example",
    }
    running = Server(f"sqlite:///{tmp_path / 'tables.db'}", **settings)
    yield running
    running.kill()


def link_in(letter: Any, path: str) -> str:
    found = re.search(rf"https://saloon\.example({path}\S*)", letter.get_content())
    assert found is not None, letter.get_content()
    return found[1]


def raw(letter: Any) -> Any:
    """A letter's heads as they travelled."""
    return message_from_bytes(letter.travelled, policy=policy.compat32)


def test_letters_come_only_when_asked_for_and_one_link_ends_them(posting: Server, box: Box) -> None:
    me, friend = visitor(posting), visitor(posting)
    me.post("/me", data={"name": "Ann"})
    sent = me.post("/me/notices", data={"email": "ann@example.org"})
    assert "A letter is on its way" in sent.text
    (first,) = box.wait("do you want notices")
    assert kept(posting, "SELECT email FROM profiles WHERE name = 'Ann'") == [("",)]
    assert "from now on" in visitor(posting).get(link_in(first, "/notices/confirm/")).text
    assert kept(posting, "SELECT email FROM profiles WHERE name = 'Ann'") == [("ann@example.org",)]

    quick = {"option-quick": "on"}
    room = with_friends(me, 2, **quick)
    friend.post(invitation(me, room), data={"name": "Zoe"})
    friend.post(room + "/room", data={"do": "ready"})
    me.post(room + "/room", data={"do": "start"})
    play_to_the_end([me, friend], room)
    (over,) = box.wait("the game is over")
    turns = box.wait("your turn", 0)
    for letter in (over, *turns):
        text = letter.get_content()
        assert "draw" not in text.lower()
        assert "Zoe" not in text
        assert letter["Date"].datetime.tzinfo is not None
        assert letter["Message-ID"].endswith("@example.org>")
        head = raw(letter)["List-Unsubscribe"]  # as a mail program reads it, which decodes nothing
        assert head == f"<https://saloon.example{link_in(letter, '/notices/end/')}>"
    assert {tuple(to) for to, _ in box.letters} == {("ann@example.org",)}

    assert raw(first)["List-Unsubscribe"] is None  # nothing has begun that could end
    ended = visitor(posting).post(  # as a mail program does it, which has no cookies
        link_in(over, "/notices/end/"), data={"List-Unsubscribe": "One-Click"}
    )
    assert "No more letters" in ended.text
    assert kept(posting, "SELECT email FROM profiles WHERE name = 'Ann'") == [("",)]


def test_your_turn_is_written_once_and_an_invitation_too(posting: Server, box: Box) -> None:
    me, friend = visitor(posting), visitor(posting)
    friend.post("/me", data={"name": "Zoe"})
    friend.post("/me/notices", data={"email": "zoe@example.org"}, headers={"accept-language": "fr"})
    (first,) = box.wait("voulez-vous des avis")
    friend.get(link_in(first, "/notices/confirm/"), headers={"accept-language": "fr"})
    room = with_friends(me)
    friend.post(invitation(me, room), data={})
    friend.post(room + "/room", data={"do": "ready"})
    me.post(room + "/room", data={"do": "start"})
    id = room.rpartition("/")[2]
    while True:
        look = me.get(f"/api/tables/{id}").json()
        if look["view"]["asks"][0]["seat"] == 1:
            break
        move = look["view"]["asks"][0]["moves"][0]
        me.post(f"/api/tables/{id}/moves", json={"number": look["number"], "move": move})
    (turn,) = box.wait("à vous")
    assert f"/t/{id}" in turn.get_content()
    other = with_friends(me)
    me.post(other + "/invite", data={"who": profile_of(posting, friend)})
    box.wait("vous êtes invité")
    assert len(box.wait("à vous")) == 1
    friend.get("/language/en")
    me.post(with_friends(me) + "/invite", data={"who": profile_of(posting, friend)})
    assert "Zoe" not in box.wait("you are invited")[0].get_content()


def test_no_letter_tells_what_was_there_before_letters_were_asked_for(
    posting: Server, box: Box
) -> None:
    me, friend = visitor(posting), visitor(posting)
    friend.post("/me", data={"name": "Zoe"})
    for played in (True, False):
        quick = {"option-quick": "on"} if played else {}
        room = with_friends(me, 2, name="Ann", **quick)
        friend.post(invitation(me, room), data={})
        if played:
            friend.post(room + "/room", data={"do": "ready"})
            me.post(room + "/room", data={"do": "start"})
            play_to_the_end([me, friend], room)
    time.sleep(2 * LOOK)
    friend.post("/me/notices", data={"email": "zoe@example.org"})
    (first,) = box.wait("do you want notices")
    friend.get(link_in(first, "/notices/confirm/"))
    time.sleep(2 * LOOK)
    other = with_friends(me)
    me.post(other + "/invite", data={"who": profile_of(posting, friend)})
    (asked,) = box.wait("you are invited")
    assert "Ann asks you to a table" in asked.get_content()
    assert [letter["Subject"] for _, letter in box.letters] == [
        "Saloon: do you want notices here?",
        "Public Enemy Number One: you are invited",
    ]


def test_a_room_that_lacks_only_me_writes_once(posting: Server, box: Box) -> None:
    """So a rematch does, which everybody is asked to by the table they have played at."""
    me, friend = two_ready(posting)[:2]
    friend.post("/me/notices", data={"email": "zoe@example.org"})
    (first,) = box.wait("do you want notices")
    friend.get(link_in(first, "/notices/confirm/"))
    time.sleep(2 * LOOK)
    room = with_friends(me)
    friend.post(invitation(me, room), data={})
    (called,) = box.wait("they wait for you")
    assert room.rpartition("/t/")[2] in called.get_content()
    friend.post(room + "/room", data={"do": "ready"})
    me.post(room + "/room", data={"do": "start"})
    assert len(box.wait("they wait for you")) == 1


def test_nobody_can_confirm_or_end_for_somebody_else(posting: Server, box: Box) -> None:
    me, mallory = visitor(posting), visitor(posting)
    me.post("/me", data={"name": "Ann"})
    mine = profile_of(posting, me)
    bad = mallory.get(f"/notices/confirm/{mine}/{'0' * 40}?address=m@example.org")
    assert bad.status_code == 404
    mallory.get(f"/notices/end/{mine}-{'0' * 40}")
    assert kept(posting, "SELECT email FROM profiles WHERE name = 'Ann'") == [("",)]
    for address in ("no address", "a@b\r\nBcc: x@example.org", "<x@example.org>"):
        assert me.post("/me/notices", data={"email": address}).status_code == 422
    assert box.letters == []


def test_without_a_mail_server_no_address_is_asked_for(server: Server) -> None:
    me = visitor(server)
    assert 'type="email"' not in me.get("/me").text
    assert me.post("/me/notices", data={"email": "a@example.org"}).status_code == 422


def test_bad_mail_settings_are_one_sentence() -> None:
    assert read_mail("", "", "") is None
    for url, sender in (
        ("http://x", "a@example.org"),
        ("smtp://", "a@example.org"),
        ("smtp://x", "a"),
    ):
        with pytest.raises(BadSetup):
            Mail(url, sender, "https://x")
