"""Several people at once, each in a browser of their own."""

from __future__ import annotations

import re
import time as clock
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from saloon.server.clock import Time
from tests.server.client import client, people
from tests.server.server import Server
from tests.server.stored import seated
from tests.server.test_browser import check_axe
from tests.server.test_clock import HOURS_AGO
from tests.server.test_people import finish, visitor

pytestmark = pytest.mark.browser


def open_room(ada: Any) -> str:
    """A table of two people with a waiting room; the answer is the invitation."""
    page = ada.page
    page.goto("/")
    page.get_by_role("link", name=re.compile("With friends: Public Enemy")).click()
    page.get_by_label("Your name").fill("Ann")
    for seat in (3, 4):
        page.get_by_label(f"Seat {seat}").select_option("")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("#room-line")).to_have_text("One seat is free.")
    link: str = page.locator("#invite").input_value()
    return link


def sit_down(zoe: Any, link: str) -> None:
    zoe.page.goto(link)
    zoe.page.get_by_label("Your name").fill("Zoe")
    zoe.page.get_by_role("button", name="Sit down").click()
    expect(zoe.page.locator("#room")).to_contain_text("Zoe")


def test_two_people_meet_in_the_waiting_room_and_come_back(server: Server, person: Any) -> None:
    ann, zoe = person(server), person(server, viewport={"width": 390, "height": 844})
    link = open_room(ann)
    sit_down(zoe, link)
    expect(ann.page.locator("#room-1")).to_contain_text("Zoe")
    expect(ann.page.locator("#toast")).to_contain_text("Zoe is here")
    zoe.page.get_by_role("button", name="I am ready").click()
    expect(ann.page.locator("#room-1")).to_contain_text("ready")
    ann.page.get_by_role("button", name="Start the game").click()
    for someone in (ann, zoe):
        someone.page.locator("#board").wait_for()
        expect(someone.page.locator("#players .dice")).to_contain_text("2 players have added parts")
    table = zoe.page.url
    zoe.page.goto("about:blank")  # closes the tab
    expect(ann.page.locator("#toast")).to_contain_text("Zoe has gone", timeout=30_000)
    zoe.page.goto("/")
    mine = zoe.page.locator("#mine article")
    expect(mine).to_have_count(1)
    zoe.page.goto(link)  # the same invitation leads back
    expect(zoe.page).to_have_url(table)
    expect(ann.page.locator("#toast")).to_contain_text("Zoe is here", timeout=30_000)


def test_the_room_calls_whom_it_lacks_and_frees_the_seat_of_who_has_gone(
    server: Server, person: Any
) -> None:
    ann, zoe = person(server), person(server, viewport={"width": 390, "height": 844})
    sit_down(zoe, open_room(ann))
    expect(ann.page).to_have_title(re.compile("^● You are expected"))
    ann.page.get_by_role("button", name="I am ready").click()
    expect(ann.page).to_have_title(re.compile("^Public Enemy"))
    expect(zoe.page).to_have_title(re.compile("^● Everybody is here"))
    free = ann.page.get_by_role("button", name="Free this seat: Zoe")
    expect(free).to_have_count(0)
    zoe.page.goto("about:blank")
    free.click()
    expect(ann.page.locator("#room-line")).to_have_text("One seat is free.")


def test_whoever_leaves_the_room_is_in_the_lobby(server: Server, person: Any) -> None:
    """And not before a page that refuses them, since their seat is no longer theirs."""
    ann, zoe = person(server), person(server)
    sit_down(zoe, open_room(ann))
    zoe.page.get_by_role("button", name="Leave this table").click()
    expect(zoe.page.locator("#games-title")).to_be_visible()
    expect(ann.page.locator("#room-line")).to_have_text("One seat is free.")
    expect(zoe.page.locator("#games-title")).to_be_visible()


def test_whose_seat_ends_is_told_so_on_the_open_page(server: Server, person: Any) -> None:
    """A device that was signed out stands before a sentence, not before a line that is lost."""
    tablet = person(server)
    tablet.expects = {403}
    tablet.page.goto("/")
    tablet.page.locator("form[action='/play/wanted'] button").click()
    tablet.page.locator("#board").wait_for()
    secret = next(c["value"] for c in tablet.context.cookies() if c["name"] == "self")
    table = tablet.page.url.removeprefix(server.url)
    same = client(server.url, follow_redirects=True, cookies={"self": secret})
    same.post(f"{table}/leave")
    expect(tablet.page.locator("h1")).to_have_text("That did not work")
    expect(tablet.page.locator("#main")).to_contain_text("private")


def test_the_lobby_counts_my_turns_while_it_is_open(server: Server, person: Any) -> None:
    ann, zoe = person(server), person(server)
    sit_down(zoe, open_room(ann))
    zoe.page.get_by_role("button", name="I am ready").click()
    ann.page.get_by_role("button", name="Start the game").click()
    for someone in (ann, zoe):
        someone.page.locator("#board").wait_for()
    asked, other = (ann, zoe) if ann.moves() else (zoe, ann)
    other.page.goto("/")
    expect(other.page).to_have_title(re.compile(r"^Saloon"))
    asked.page.locator("#moves button.move").first.click()
    expect(other.page).to_have_title(re.compile(r"^\(1\) Saloon"), timeout=30_000)
    expect(other.page.locator("#mine article.turn")).to_have_count(1)


def test_seats_and_links_stay_open_while_the_game_goes_on(server: Server, person: Any) -> None:
    players = people(server.url, 2)
    seat = players[0].look()["view"]["asks"][0]["seat"]
    me = person(server)
    me.page.goto(f"/s/{players[1 - seat].token}")
    me.page.locator("#players > summary").click()
    me.page.locator("#link-own").focus()
    assert players[seat].play("draw:tombstone", 0).status_code == 200
    me.wait_past(0)
    expect(me.page.locator("#link-own")).to_be_visible()
    expect(me.page.locator("#link-own")).to_be_focused()


def test_the_others_hear_of_a_rematch(server: Server, person: Any) -> None:
    players = people(server.url, 2, options={"quick": True})
    finish(players)
    ann, zoe = person(server), person(server)
    for someone, player in ((ann, players[0]), (zoe, players[1])):
        someone.page.goto(f"/s/{player.token}")
    ann.page.get_by_role("button", name="Play again").click()
    ann.page.locator("#room").wait_for()
    zoe.page.get_by_role("button", name="I am in").click()
    zoe.page.locator("#room").wait_for()
    assert ann.page.url == zoe.page.url
    zoe.page.get_by_role("button", name="I am ready").click()
    ann.page.get_by_role("button", name="Start the game").click()
    for someone in (ann, zoe):
        someone.page.locator("#board").wait_for()


def test_a_bot_s_seat_is_asked_for_and_given(server: Server, person: Any) -> None:
    ann, eve = person(server), person(server)
    ann.page.goto("/new/wanted")
    ann.page.get_by_label("Seat 2").select_option("bot:greenhorn")
    for seat in (3, 4):
        ann.page.get_by_label(f"Seat {seat}").select_option("")
    ann.page.get_by_label("Show this table in the lobby").check()
    ann.page.get_by_role("button", name="Open the table").click()
    ann.page.locator("#board").wait_for()
    eve.page.goto(ann.page.url)
    eve.page.locator("#players > summary").click()
    eve.page.get_by_role("link", name=re.compile("Ask for this seat")).click()
    eve.page.get_by_label("Your name").fill("Eve")
    eve.page.get_by_role("button", name="Ask").click()
    asked = eve.page.locator("#people")
    expect(asked).to_contain_text("Everybody at the table must agree")
    expect(eve.page.locator("header .self")).to_have_text("Eve")  # the name is kept
    agree, refuse = (
        ann.page.get_by_role("button", name=name, exact=True).bounding_box()
        for name in ("Agree", "Refuse")
    )
    assert agree is not None
    assert refuse is not None
    assert agree["y"] == refuse["y"]
    asked.get_by_role("button", name="Withdraw").click()
    expect(ann.page.get_by_role("button", name="Agree", exact=True)).to_have_count(0)
    expect(asked).not_to_contain_text("Everybody")
    eve.page.locator("#players > summary").click()
    eve.page.get_by_role("link", name=re.compile("Ask for this seat")).click()
    eve.page.get_by_role("button", name="Ask").click()
    ann.page.get_by_role("button", name="Agree", exact=True).click()
    expect(eve.page.locator("h1")).to_contain_text("You are Eve")  # the page noticed by itself
    expect(ann.page.locator("#talk")).to_contain_text("Eve has sat down")


def test_who_is_muted_is_silent_at_once(server: Server, person: Any) -> None:
    """On the page that is open: what was said goes, and what is said next does not come."""
    me = person(server)
    me.page.goto("/new/wanted")
    me.page.get_by_label("Your name").fill("Ann")
    me.page.get_by_label("Seat 2").select_option("bot:greenhorn")
    for seat in (3, 4):
        me.page.get_by_label(f"Seat {seat}").select_option("")
    me.page.get_by_label("Show this table in the lobby").check()
    me.page.get_by_role("button", name="Open the table").click()
    me.page.locator("#board").wait_for()
    table = me.page.url.removeprefix(server.url)
    loud, calm = visitor(server), visitor(server)
    for someone, name in ((loud, "Loud"), (calm, "Calm")):
        someone.post("/me", data={"name": name})
        someone.post(f"{table}/say", data={"text": f"{name} here"})
        expect(me.page.locator("#talk")).to_contain_text(f"{name} here")
    me.page.get_by_role("button", name="Mute: Loud").click()
    expect(me.page.locator("#talk")).not_to_contain_text("Loud here")
    loud.post(f"{table}/say", data={"text": "Still here"})
    calm.post(f"{table}/say", data={"text": "Peace"})
    expect(me.page.locator("#talk")).to_contain_text("Peace")
    expect(me.page.locator("#talk")).not_to_contain_text("Still here")


@pytest.mark.parametrize("game", ["wanted", "pioneers"])
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
def test_what_to_do_about_somebody_away_is_in_sight(
    server: Server, person: Any, game: str, width: int, height: int
) -> None:
    """Beside the question, within its bar, and no note of who came lies on it."""
    players = seated(
        server, 2, game, time=Time(each=60.0).dumps(), started=clock.time() - HOURS_AGO
    )
    asked = players[0].look()["view"]["asks"][0]["seat"]
    me = person(server, viewport={"width": width, "height": height}, locale="fr-FR")
    page = me.page
    page.goto(f"/s/{players[1 - asked].token}")
    other = person(server)
    other.page.goto(f"/s/{players[asked].token}")
    expect(page.locator("#toast")).to_have_class("on")
    bar = page.locator("#question").bounding_box()
    toast = page.locator("#toast").bounding_box()
    assert bar is not None
    assert toast is not None
    assert toast["y"] >= bar["y"] + bar["height"] - 1
    for thing in ("#question .prompt", "#question .away button >> nth=0", ".away button >> nth=1"):
        box = page.locator(thing).bounding_box()
        assert box is not None
        assert bar["y"] - 1 <= box["y"], thing
        assert box["y"] + box["height"] <= bar["y"] + bar["height"] + 1, thing
        assert box["x"] + box["width"] <= bar["x"] + bar["width"], thing


def test_what_time_ends_in_is_asked_only_where_there_is_a_clock(
    server: Server, person: Any
) -> None:
    me = person(server)
    me.page.goto("/new/wanted")
    expect(me.page.locator("#then")).to_be_hidden()
    me.page.locator("#time").select_option("days:1")
    expect(me.page.locator("#then")).to_be_visible()


def test_a_long_name_and_a_friend_at_a_table_break_no_word(server: Server, person: Any) -> None:
    """On a phone: the page's head stays on one line, and a friend's name beside both buttons."""
    ann = person(server)
    zoe = person(server, viewport={"width": 390, "height": 844}, locale="fr-FR")
    link = open_room(ann)
    zoe.page.goto("/me")
    zoe.page.get_by_label("Votre nom").fill("Éléonore la Longue X")
    zoe.page.get_by_role("button", name="Enregistrer").first.click()
    heights = zoe.page.locator("header .logo, header nav a").evaluate_all(
        """(all) => all.map((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return new Set([...range.getClientRects()].map((box) => Math.round(box.top / 30))).size;
        })"""
    )
    assert max(heights) == 1
    zoe.page.goto(link)
    zoe.page.get_by_role("button", name=re.compile("asseoir")).click()
    zoe.page.locator("#room").wait_for()
    ann.page.goto("/new/wanted")
    ann.page.get_by_label("Show this table in the lobby").check()
    ann.page.locator("#seat1").select_option("bot:deputy")
    ann.page.get_by_role("button", name="Open the table").click()
    ann.page.locator("#board").wait_for()
    zoe.page.goto("/")
    row = zoe.page.locator(".friends li").first
    expect(row.get_by_role("link")).to_have_count(2)
    box = row.locator(".who").bounding_box()
    assert box is not None
    assert box["width"] > 120


@pytest.mark.parametrize(("locale", "width"), [("fr-FR", 390), ("en-GB", 390), ("en-GB", 1440)])
def test_no_mark_has_a_broken_word(server: Server, person: Any, locale: str, width: int) -> None:
    me = person(server, viewport={"width": width, "height": 844}, locale=locale)
    me.page.goto("/me")
    lines = me.page.locator(".marks label span").evaluate_all(
        """(spans) => spans.map((span) => {
          const range = document.createRange();
          range.selectNodeContents(span);
          return [span.textContent, range.getClientRects().length];
        })"""
    )
    assert {name for name, count in lines if count > len(name.split())} == set()
    assert len(lines) == 8


def test_options_that_do_not_fit_are_not_shown(server: Server, person: Any) -> None:
    me = person(server)
    me.page.goto("/new/undead")
    solo = me.page.get_by_label("Horsemen", exact=False)
    expect(solo).to_be_hidden()
    for seat in range(2, 7):
        me.page.get_by_label(f"Seat {seat}").select_option("")
    expect(solo).to_be_visible()


@pytest.mark.parametrize(
    ("width", "height", "lang"), [(1440, 900, "en-GB"), (390, 844, "fr-FR"), (360, 740, "en-GB")]
)
def test_every_page_about_people_fits_and_is_open_to_everybody(
    server: Server, chromium: Browser, width: int, height: int, lang: str
) -> None:
    context = chromium.new_context(
        base_url=server.url,
        viewport={"width": width, "height": height},
        locale=lang,
        bypass_csp=True,
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto("/me")
    page.locator("#name").fill("A name of twenty let")
    page.locator("form[action='/me'] button.go").click()
    page.goto("/")
    page.locator("form[action='/play/wanted'] button").click()
    page.locator("#board").wait_for()
    page.goto("/new/wanted")
    page.locator("#time").select_option("days:3")
    page.locator("form#new button.go").click()
    page.locator("#room").wait_for()
    room = page.url
    friend = visitor(server)
    friend.post(page.locator("#invite").input_value(), data={"name": "Zoe"})
    page.goto("/")
    invite = page.locator(".friends a[href^='/me/invite/']").get_attribute("href")
    assert invite is not None
    own = ("/me", "/me?saved=1", "/me/games", "/me/people", invite)
    for path in ("/", room, *own, "/new/undead", "/notices/end/x"):
        page.goto(path)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, path
        check_axe(page, path)
        small = page.evaluate(
            """[...document.querySelectorAll('button, a, input, summary, select')].filter((e) => {
            const b = e.getBoundingClientRect();
            const free = '.skip, p a, li a, [type=checkbox], [type=radio]';
            return b.width && b.height < 43.5 && !e.matches(free) })
            .map((e) => e.outerHTML.slice(0, 80))"""
        )
        assert small == [], path
    context.close()


def test_a_room_can_be_used_with_keys_alone(server: Server, person: Any) -> None:
    ann = person(server)
    open_room(ann)
    page = ann.page
    page.locator("#who-1").focus()
    page.locator("#who-1").select_option("bot:greenhorn")
    expect(page.locator("#room-line")).to_have_text("Everybody is here. Let us begin.")
    page.get_by_role("button", name="Start the game").focus()
    page.keyboard.press("Enter")
    page.locator("#board").wait_for()


HIDDEN = """
Object.defineProperty(Document.prototype, "hidden", { get: () => window.outOfSight === true });
Object.defineProperty(Notification, "permission", { get: () => "granted" });
window.noticed = [];
ServiceWorkerRegistration.prototype.showNotification = function (title, more) {
  window.noticed.push([title, more.body]);
};
"""


def test_the_browser_tells_whose_page_is_out_of_sight(server: Server, person: Any) -> None:
    """Only once it was asked for: my turn and the end, and nothing of what happened."""
    players = people(server.url, 2, options={"quick": True})
    first = players[0].look()["view"]["asks"][0]["seat"]
    me = person(server, permissions=["notifications"], locale="fr-FR")
    page = me.page
    page.add_init_script(HIDDEN)
    page.goto("/me")
    box = page.locator("#notify")
    expect(box).not_to_be_checked()
    page.goto(f"/s/{players[1 - first].token}")
    page.evaluate("window.outOfSight = true")
    assert players[first].play("draw:tombstone", 0).status_code == 200
    expect(page).to_have_title(re.compile("^● À vous"))
    assert page.evaluate("window.noticed") == []  # nobody asked for it
    page.goto("/me")
    box.check()
    page.goto(f"/s/{players[1 - first].token}")
    page.evaluate("window.outOfSight = true")
    assert players[1 - first].play("draw:tombstone", 1).status_code == 200
    me.wait_past(1)
    assert players[first].play("draw:deadwood", 2).status_code == 200
    page.wait_for_function("() => window.noticed.length")
    assert page.evaluate("window.noticed") == [["Ennemi Public Numéro Un", "À vous !"]]
    finish(players)
    page.wait_for_function(
        "() => window.noticed.some(([, text]) => text === 'La partie est finie.')"
    )
    bodies = {text for _, text in page.evaluate("window.noticed")}
    assert bodies == {"À vous !", "La partie est finie."}


def test_an_invitation_is_told_as_one_in_a_lobby_out_of_sight(server: Server, person: Any) -> None:
    """Who asks, and to which game; not how many tables wait, of which there is none."""
    ann, zoe = person(server), person(server, permissions=["notifications"])
    sit_down(zoe, open_room(ann))
    zoe.page.get_by_role("button", name="I am ready").click()  # this room does not wait for Zoe
    expect(zoe.page.get_by_role("button", name="Not ready yet")).to_be_visible()
    zoe.page.add_init_script(HIDDEN)
    zoe.page.goto("/me")
    zoe.page.locator("#notify").check()
    zoe.page.goto("/")
    zoe.page.evaluate("window.outOfSight = true")
    ann.page.goto("/")
    open_room(ann)
    ann.page.get_by_role("button", name="Zoe").click()
    zoe.page.wait_for_function("() => window.noticed.length")
    ((_, text),) = zoe.page.evaluate("window.noticed")
    assert text.strip() == "Ann asks you to a table of Public Enemy Number One."


def test_a_strange_name_lets_nobody_else_come(server: Server, person: Any) -> None:
    ann, zoe = person(server), person(server)
    link = open_room(ann)
    zoe.page.goto(link)
    zoe.page.get_by_label("Your name").fill('Zo;0:Eve $& "<b>')
    zoe.page.get_by_role("button", name="Sit down").click()
    expect(ann.page.locator("#toast")).to_have_text('Zo;0:Eve $& "<b> is here')


def test_a_plan_is_made_before_one_is_asked_and_says_when_it_stops(
    server: Server, person: Any
) -> None:
    players = people(server.url, 2)
    first = players[0].look()["view"]["asks"][0]["seat"]
    me, rival = person(server, viewport={"width": 390, "height": 844}), person(server)
    for someone, seat in ((me, 1 - first), (rival, first)):
        someone.page.goto(f"/s/{players[seat].token}")
        someone.page.locator("#orders > summary").click()
    page = me.page  # nobody has asked this seat anything yet
    page.locator("#order-do").select_option("draw draw:saloon")
    page.get_by_role("button", name="Play it next").click()
    expect(page.locator("#orders summary")).to_have_text("Standing orders (1)")
    box = page.locator("#order-do").bounding_box()
    assert box is not None
    assert box["width"] > 200
    expect(rival.page.locator("#orders summary")).to_have_text("Standing orders")
    assert players[first].play("draw:deadwood", 0).status_code == 200
    expect(page.locator("#orders summary")).to_contain_text("Your plan has stopped")
    expect(rival.page.locator("#orders summary")).to_have_text("Standing orders")
    page.get_by_role("button", name="Cancel: Saloon").click()
    expect(page.locator("#orders summary")).to_have_text("Standing orders")
    expect(page.locator("#order-do")).to_be_visible()  # the form outlives what the page is told
