"""Played in a real Chromium, as a person would: clicks, keys, phones, dropped lines."""

from __future__ import annotations

import contextlib
import re
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import saloon
from saloon.bots.random import play_out
from saloon.drawing import BRASS
from saloon.engine.rng import Rng
from tests.server.browser import PATIENCE, Person, enter, screen_of
from tests.server.client import Player, new_table, people
from tests.server.server import Server
from tests.server.stored import seated
from tests.server.test_api import secret_round

pytestmark = pytest.mark.browser

AXE = Path(__file__).parent / "vendor" / "axe.min.js"
QUICK = {"quick": True}


def finished_record() -> str:
    match = saloon.Match(saloon.game("wanted"), 3, "browser-record", QUICK)
    play_out(match, Rng.seeded("browser-record"))
    return match.record(["Ada", "Belle", "Cole"], ["human"] * 3, "2026-11-15").dumps()


def open_record(someone: Person, tmp_path: Path) -> None:
    file = tmp_path / "game.saloon"
    file.write_text(finished_record(), encoding="utf-8")
    someone.page.goto("/")
    someone.page.get_by_text("Open a record").click()
    someone.page.locator("input[type=file]").set_input_files(file)
    someone.page.get_by_role("button", name="Open", exact=True).click()
    expect(someone.page).to_have_url(re.compile(r"/t/\w+\?at=0"))
    someone.page.wait_for_load_state()  # only then it hears keys


def check_axe(page: Page, where: str) -> None:
    """Everything as the page is shown, colours by day and by lamplight.

    The page must be open to scripts from elsewhere (bypass_csp).
    """
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    as_chosen = page.locator("html").get_attribute("data-theme") != "auto"
    page.emulate_media(color_scheme="light")
    assert violations(page) == [], where
    if not as_chosen:
        page.emulate_media(color_scheme="dark")
        assert violations(page, "color-contrast") == [], f"{where}, by lamplight"


def violations(page: Page, *rules: str) -> list[tuple[str, object, str]]:
    """What axe-core finds, by some of its rules or all of them."""
    only = {"runOnly": list(rules)} if rules else {}
    found = page.evaluate("(o) => axe.run(document, o)", {"resultTypes": ["violations"], **only})
    return [
        (v["id"], node["target"], node["failureSummary"][:300])
        for v in found["violations"]
        for node in v["nodes"][:3]
    ]


# -- playing ------------------------------------------------------------------------------


def test_two_clicks_from_the_lobby_to_a_table_with_bots(server: Server, person: Any) -> None:
    me = person(server)
    me.page.goto("/")
    me.page.get_by_role("button", name=re.compile("Play with bots: Public Enemy")).click()
    me.wait_for_turn()
    before = me.number()
    me.page.locator("#board .lit").first.click()
    me.wait_past(before)
    me.wait_for_turn()
    expect(me.page.locator("#lines")).to_contain_text("You take")


def test_a_second_tab_a_phone_and_a_reload_show_the_same_table(server: Server, person: Any) -> None:
    players = people(server.url, 2)
    seat = players[0].look()["view"]["asks"][0]["seat"]
    tab, phone = person(server), person(server, viewport={"width": 360, "height": 740})
    enter(tab, players[0].table, players[seat].token)
    enter(phone, players[0].table, players[seat].token)
    tab.page.get_by_role("button", name=re.compile("Deadwood")).first.click()
    for someone in (tab, phone):
        expect(someone.page.locator("#lines li").first).to_contain_text("Deadwood shows")
    phone.page.reload()
    expect(phone.page.locator("#lines li").first).to_contain_text("Deadwood shows")
    assert players[0].look()["number"] == 1


def test_a_dropped_line_heals_by_itself(server: Server, person: Any) -> None:
    players = people(server.url, 2)
    me = person(server)
    enter(me, players[0].table, players[0].token)
    me.context.set_offline(True)
    seat = players[0].look()["view"]["asks"][0]["seat"]
    assert players[seat].play("draw:dodge-city", 0).status_code == 200
    me.context.set_offline(False)
    expect(me.page.locator("#question")).to_have_attribute("data-number", "1")


def test_a_kill_in_a_secret_round_and_the_page_goes_on(fresh_server: Server, person: Any) -> None:
    first, second = secret_round(fresh_server.url)
    ada, belle = person(fresh_server), person(fresh_server)
    enter(ada, first.table, first.token)
    enter(belle, first.table, second.token)
    ada.page.get_by_role("button", name="Accept", exact=False).first.click()
    expect(ada.page.locator(".prompt")).to_contain_text("You have chosen in secret: Accept")
    expect(belle.page.locator(".secret")).to_contain_text("Ada has chosen")
    fresh_server.restart()
    until = time.monotonic() + PATIENCE
    while "Decline" not in ada.page.locator(".prompt").inner_text():
        assert time.monotonic() < until
        # A press may still meet the closed door: a person presses again.
        ada.page.get_by_role("button", name="Decline", exact=False).first.click()
        with contextlib.suppress(AssertionError):
            expect(ada.page.locator(".prompt")).to_contain_text("Decline", timeout=5000)
    assert "Decline" not in belle.page.locator(".prompt").inner_text()
    belle.page.get_by_role("button", name="Accept", exact=False).first.click()
    expect(belle.page.locator("#lines")).to_contain_text("No shoot-out for")
    expect(ada.page.locator("#lines")).to_contain_text("No shoot-out for")
    # Then a server with newer rules: the pages say once what to do, and ask no more.
    fresh_server.kill()
    with contextlib.closing(
        sqlite3.connect(fresh_server.database.removeprefix("sqlite:///"))
    ) as store:
        store.execute("UPDATE tables SET rules = 'wanted/1'")
        store.commit()
    ada.expects = belle.expects = {409}
    fresh_server.start()
    for someone in (ada, belle):
        expect(someone.page.locator("#gone")).to_contain_text("open it with a Saloon that plays")
        expect(someone.page.locator("#lost")).to_be_hidden()
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    ada.page.wait_for_timeout(2500)  # a line that is lost is tried again within a second
    assert asked == []


def test_a_line_that_is_soon_back_is_not_worth_a_word(server: Server, person: Any) -> None:
    """Another server goes on with the table, say."""
    made = new_table(server.url, [{"kind": "me"}, {"kind": "open"}])
    someone = person(server)
    someone.page.clock.install()
    enter(someone, made["id"], made["token"])
    lost = someone.page.locator("#lost")
    for seconds, back in ((2, True), (2, False), (2, False)):
        event = "new CustomEvent('htmx:sse:error', { detail: { status: 0 } })"
        someone.page.evaluate(f"document.dispatchEvent({event})")
        someone.page.clock.run_for(seconds * 1000)
        if back:
            expect(lost).to_be_hidden()
            someone.page.evaluate("document.dispatchEvent(new Event('htmx:sse:after:connection'))")
            someone.page.clock.run_for(5000)
            expect(lost).to_be_hidden()
    expect(lost).to_be_visible()


def test_undo_says_why_not(server: Server, person: Any) -> None:
    players = people(server.url, 2)
    seat = players[0].look()["view"]["asks"][0]["seat"]
    me = person(server)
    enter(me, players[0].table, players[seat].token)
    undo = me.page.locator("#undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    me.page.locator("#moves button.move").first.click()
    expect(undo).to_have_attribute("title", re.compile("showed something that was hidden"))
    undo.click(force=True)
    expect(me.page.locator("#notice")).to_contain_text("showed something")


def at_work(url: str) -> tuple[list[Player], int]:
    """A table of pioneers where somebody may end the turn's work with Actions left, and who."""
    players = people(url, 2, game="pioneers")
    while True:
        ask = players[0].look()["view"]["asks"][0]
        if ask["prompt"] == "work":
            return players, ask["seat"]
        who = players[ask["seat"]]
        assert who.play(who.moves()[0], who.look()["number"]).status_code == 200


def test_only_what_gives_something_up_for_good_is_asked_about(server: Server, person: Any) -> None:
    players = people(server.url, 2)
    seat = players[0].look()["view"]["asks"][0]["seat"]
    me = person(server, asks_first=True)
    enter(me, players[0].table, players[seat].token)
    me.page.locator("#board .lit").nth(1).click()  # a draw is what a turn is for
    me.wait_past(0)
    expect(me.page.locator("#sure")).to_be_hidden()
    working, seat = at_work(server.url)
    enter(me, working[0].table, working[seat].token)
    number = me.number()
    board = me.page.locator("#board").bounding_box()
    end = me.page.locator(".leaving .move")
    expect(end).to_contain_text(re.compile(r"gives up \d+ Actions"))
    end.click()
    expect(me.page.locator("#sure")).to_contain_text("cannot be taken back")
    expect(me.page.locator("#sure")).to_contain_text(re.compile(r"gives up \d+ Actions"))
    expect(me.page.locator("#do-it")).to_be_focused()
    assert me.page.locator("#board").bounding_box() == board
    me.page.keyboard.press("Escape")
    expect(me.page.locator("#sure")).to_be_hidden()
    me.page.keyboard.press("e")
    expect(me.page.locator("#sure")).to_have_attribute("data-move", "end")
    assert me.number() == number
    me.page.keyboard.press("e")
    me.wait_past(number)
    expect(me.page.locator("#sure")).to_be_hidden()


def test_never_ask_again_is_remembered(server: Server, person: Any) -> None:
    me = person(server, asks_first=True)
    for turn in (0, 1):
        players, seat = at_work(server.url)
        enter(me, players[0].table, players[seat].token)
        number = me.number()
        me.page.keyboard.press("e")
        if turn == 0:
            me.page.get_by_role("button", name="Do it, and never ask").click()
        me.wait_past(number)
    me.page.locator("#menu").click()
    me.page.locator("#show-keys").click()
    box = me.page.get_by_label("Ask before what cannot be taken back")
    expect(box).not_to_be_checked()
    box.check()
    me.page.locator("#help").get_by_role("button", name="Close").click()
    players, seat = at_work(server.url)
    enter(me, players[0].table, players[seat].token)
    me.page.keyboard.press("e")
    expect(me.page.locator("#sure")).to_be_visible()


def test_the_others_go_on_without_somebody_who_is_away(server: Server, person: Any) -> None:
    players = seated(server, 2, clock=60, started=time.time() - 3600)
    seat = players[0].look()["view"]["asks"][0]["seat"]
    me = person(server)
    enter(me, players[0].table, players[1 - seat].token)
    away = me.page.locator(".away")
    expect(away).to_contain_text("has been away for a while")
    away.get_by_role("button", name=re.compile("^Answer for .* by the rules")).click()
    me.wait_for_turn()
    assert players[0].look()["number"] == 1


def test_a_clause_opens_with_its_rulings(server: Server, person: Any) -> None:
    players = people(server.url, 2)
    me = person(server)
    enter(me, players[0].table, players[0].token)
    me.page.locator("#question .chip").click()
    expect(me.page.locator("#clause")).to_contain_text("picks one of the 5 decks")
    me.page.keyboard.press("Escape")
    expect(me.page.locator("#clause")).to_be_hidden()


def test_title_and_favicon_say_it_is_your_turn(server: Server, person: Any) -> None:
    players = people(server.url, 2)
    seat = players[0].look()["view"]["asks"][0]["seat"]
    me = person(server)
    enter(me, players[0].table, players[1 - seat].token)
    assert "Your turn" not in me.page.title()
    assert players[seat].play("draw:tombstone", 0).status_code == 200
    me.wait_for_turn()
    expect(me.page).to_have_title(re.compile("Your turn"))
    assert "turn" in (me.page.locator("#favicon").get_attribute("href") or "")


HEARD = """
window.heard = { tones: 0, loudest: 0 };
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...at) {
  window.heard.tones += 1;
  start.apply(this, at);
};
const connect = AudioNode.prototype.connect;
AudioNode.prototype.connect = function (to, ...more) {
  if (to instanceof AudioDestinationNode) {
    const ear = this.context.createAnalyser();
    connect.call(this, ear);
    const waves = new Float32Array(ear.fftSize);
    const listen = setInterval(() => {
      ear.getFloatTimeDomainData(waves);
      window.heard.loudest = Math.max(window.heard.loudest, ...waves.map(Math.abs));
    }, 10);
    setTimeout(() => clearInterval(listen), 1500);
  }
  return connect.call(this, to, ...more);
};
"""
"""What goes to the loudspeaker is listened to: how many tones began, and how loud it was."""


def must_hear(someone: Person, tones: int) -> None:
    """Wait until that number of tones could really be heard."""
    someone.wait_until(f"window.heard.tones === {tones} && window.heard.loudest > 0.01")


def test_a_sound_when_it_is_your_turn_only_for_who_wants_it(server: Server, person: Any) -> None:
    players = people(server.url, 2)
    other = players[players[0].look()["view"]["asks"][0]["seat"]]
    me = person(server)
    me.page.add_init_script(HEARD)
    enter(me, other.table, players[1 - (other.seat or 0)].token)
    assert other.play("draw:tombstone", 0).status_code == 200
    me.wait_for_turn()
    me.page.wait_for_timeout(300)
    assert me.page.evaluate("window.heard.tones") == 0
    sound = me.page.locator("#sound")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "true")
    must_hear(me, 2)
    me.page.reload()  # what somebody has chosen is remembered
    expect(sound).to_have_attribute("aria-pressed", "true")
    me.page.locator("#moves button.move").first.click()
    expect(me.page.locator("#question")).to_have_attribute("data-turn", "0")
    assert me.page.evaluate("window.heard.tones") == 0
    assert other.play(other.moves()[0], other.look()["number"]).status_code == 200
    me.wait_for_turn()
    must_hear(me, 2)


def test_a_hint_names_a_move(server: Server, person: Any) -> None:
    players = people(server.url, 2)
    seat = players[0].look()["view"]["asks"][0]["seat"]
    me = person(server)
    enter(me, players[0].table, players[seat].token)
    me.page.locator("#hint").click()
    advice = me.page.locator("#advice")
    expect(advice.locator("h2")).to_contain_text("chance to win")
    expect(me.page.locator("#board .lit.hinted")).to_have_count(1)
    expect(advice.locator(".why li").first).to_be_visible()


def test_cards_glide_as_the_same_element(server: Server, person: Any) -> None:
    players = people(server.url, 2)
    seat = players[0].look()["view"]["asks"][0]["seat"]
    me = person(server, reduced_motion="no-preference")
    enter(me, players[0].table, players[seat].token)
    card = me.page.locator("#cards .glide").first
    id = card.get_attribute("id")
    me.page.evaluate(f"window.kept = document.getElementById('{id}')")
    before = card.get_attribute("transform")
    me.page.evaluate(
        "window.kept.addEventListener('transitionrun', (e) => { window.ran = e.propertyName })"
    )
    deck = me.page.evaluate(
        """(id) => { const c = document.getElementById(id).getBoundingClientRect();
        return [...document.querySelectorAll('.lit')].find((l) => {
          const b = l.getBoundingClientRect();
          return b.left <= c.left + 9 && b.right >= c.right - 9 && b.top <= c.top + 9; })
          .dataset.move }""",
        id,
    )
    me.page.locator(f'button[value="{deck}"]').click()
    me.wait_past(0)
    assert me.page.evaluate(f"window.kept === document.getElementById('{id}')")
    assert me.page.locator(f"#{id}").get_attribute("transform") != before
    me.wait_until("window.ran === 'transform'")  # it runs from the next frame on
    assert me.page.evaluate("window.kept.namespaceURI").endswith("svg")


# -- history and records --------------------------------------------------------------------


def test_replay_by_keys_and_play_on(server: Server, person: Any, tmp_path: Path) -> None:
    me = person(server)
    open_record(me, tmp_path)
    for step in (1, 2, 3):
        me.page.keyboard.press("ArrowRight")
        expect(me.page).to_have_url(re.compile(rf"at={step}$"))
        expect(me.page.locator("#steps .where")).to_contain_text(f"Move {step} of")
        me.page.wait_for_load_state()
    me.page.keyboard.press("ArrowLeft")
    expect(me.page.locator("#steps .where")).to_contain_text("Move 2 of")
    me.page.reload()
    expect(me.page.locator("#steps .where")).to_contain_text("Move 2 of")
    me.page.get_by_role("button", name="Play on from here against bots").click()
    expect(me.page).to_have_url(re.compile(r"/t/\w+$"))
    me.wait_for_turn()
    assert me.number() >= 2


def test_a_finished_game_shows_its_end_and_downloads(
    server: Server, person: Any, tmp_path: Path
) -> None:
    me = person(server)
    open_record(me, tmp_path)
    me.page.goto(me.page.url.split("?")[0])
    expect(me.page.locator("#end")).to_contain_text("Trophies")
    with me.page.expect_download() as waiting:
        me.page.get_by_role("link", name="Download the record").click()
    text = Path(waiting.value.path()).read_text(encoding="utf-8")
    assert saloon.Record.loads(text).replay().over


def test_looking_back_on_a_finished_game(server: Server, person: Any, tmp_path: Path) -> None:
    me = person(server, bypass_csp=True)
    open_record(me, tmp_path)
    me.page.goto(me.page.url.split("?")[0])
    me.page.get_by_role("button", name="Look back").click()
    expect(me.page).to_have_url(re.compile(r"/look$"))
    expect(me.page.locator("#look")).to_contain_text(
        re.compile(r"Looking back: \d+ of \d+|Turning")
    )
    turning = me.page.get_by_role("heading", name="Turning points")
    expect(turning).to_be_visible(timeout=180_000)
    expect(me.page.locator("#look .chart")).to_be_visible()
    expect(me.page.get_by_role("heading", name="The costliest choices")).to_be_visible()
    expect(me.page.locator("#look")).to_contain_text(re.compile(r"Ada: from \d+.% to \d+"))
    # Everybody has a plate here as well, and nobody the red circle of the Wild Bunch.
    assert BRASS in me.page.locator("#look .plain svg.mark").last.inner_html()
    check_axe(me.page, "looking back")
    me.page.locator("#look .chip").first.click()
    expect(me.page).to_have_url(re.compile(r"at=\d+$"))


# -- every screen, every page, everybody ------------------------------------------------------


def test_a_new_table_offers_what_fits_its_seats(server: Server, person: Any) -> None:
    """Options for one or two are out of sight of others, as is time where there is no clock."""
    me: Person = person(server)
    me.page.goto("/new/undead")
    two, solo, options, then = (
        me.page.locator(name)
        for name in ("[name=option-two_bands]", "[name=option-no_reserve]", "#options", "#then")
    )
    expect(options).not_to_be_visible()
    expect(then).not_to_be_visible()
    for seat in (1, 2, 3):
        me.page.locator(f"#seat{seat}").select_option("")
    expect(solo).to_be_visible()
    expect(two).not_to_be_visible()
    me.page.locator("#seat1").select_option("open")
    expect(two).to_be_visible()
    expect(solo).not_to_be_visible()
    me.page.locator("#time").select_option(index=1)
    expect(then).to_be_visible()


def test_no_sideways_scrolling_and_the_question_beside_the_board(
    server: Server, person: Any
) -> None:
    players = people(server.url, 4)
    seat = players[0].look()["view"]["asks"][0]["seat"]
    sizes = [(360, 740), (768, 1024), (1024, 768), (1440, 900), (2560, 1440)]
    me = person(server, known=False, viewport={"width": 360, "height": 740})
    for path in ("/", "/new/wanted", "/rules/wanted", "/about"):
        me.page.goto(path)
        for width, height in sizes:
            me.page.set_viewport_size({"width": width, "height": height})
            wide = me.page.evaluate("document.documentElement.scrollWidth")
            assert wide <= width, (path, width)
    enter(me, players[0].table, players[seat].token)
    for width, height in sizes:
        me.page.set_viewport_size({"width": width, "height": height})
        # A page that was drawn for another screen draws itself again.
        expect(me.page.locator("body")).to_have_attribute("data-wide", screen_of(width, height))
        me.page.locator("#moves button.move").first.wait_for()
        assert me.page.evaluate("document.documentElement.scrollWidth") <= width
        for part in ("#question", "#board", "#moves"):
            box = me.page.locator(part).bounding_box()
            assert box is not None
            assert box["y"] >= 0, part
            assert box["y"] + box["height"] <= height + 1, (part, width)
        small = me.page.evaluate(
            """[...document.querySelectorAll('button, a, input, summary')].filter((e) => {
            const b = e.getBoundingClientRect();
            return b.width && b.height < 43.5 && !e.matches('.chip, .skip, .unseen, p a, li a') })
            .map((e) => e.outerHTML.slice(0, 80))"""
        )
        assert small == [], width


@pytest.mark.parametrize(("width", "lang"), [(1440, "en-GB"), (360, "fr-FR")])
def test_axe_finds_nothing_on_any_page(
    server: Server, chromium: Browser, tmp_path: Path, width: int, lang: str
) -> None:
    players = people(server.url, 3, options={"cavalry": True, "dollars": True})
    seat = players[0].look()["view"]["asks"][0]["seat"]
    context = chromium.new_context(
        base_url=server.url,
        viewport={"width": width, "height": 900},
        locale=lang,
        bypass_csp=True,
        reduced_motion="reduce",
    )
    page = context.new_page()
    file = tmp_path / "game.saloon"
    file.write_text(finished_record(), encoding="utf-8")
    page.goto("/")
    page.locator("details:has(input[type=file]) > summary").click()
    page.locator("input[type=file]").set_input_files(file)
    page.locator("form[action='/records'] button").click()
    page.wait_for_url("**/t/**")
    replay = page.url
    made = new_table(server.url, [{"kind": "me"}, {"kind": "open"}])
    sit = f"/s/{made['open'][0]['secret']}"
    paths = [
        "/",
        sit,
        "/t/0000000000",
        replay.split("?")[0] + "/look",
        "/new/wanted",
        "/rules/wanted?find=duel",
        "/about",
        "/nowhere",
        replay,
    ]
    paths += [replay.split("?")[0], replay.split("?")[0] + "/log", f"/s/{players[seat].token}"]
    for path in paths:
        page.goto(path)
        check_axe(page, path)
    page.locator("#players > summary").click()
    page.locator("#question .chip").click()
    page.locator("#clause[open]").wait_for()
    check_axe(page, "a table with everything open")
    plain, seat = at_work(server.url)
    page.goto(f"/s/{plain[seat].token}")
    if page.locator("#scene-end[open]").count():
        check_axe(page, "an event that hits its reader")
        page.locator("#scene-end [data-continue]").click()
    page.locator(".leaving button.move").click()
    page.locator("#do-it").wait_for()
    check_axe(page, "a question asked once more")
    page.keyboard.press("Escape")
    if width < 1000:
        page.locator("#board [data-open]").first.click()
        page.locator("#near[open] svg").wait_for()
        check_axe(page, "a closer look")
    context.close()


def test_the_whole_town_is_in_view_on_a_phone_and_rivals_open(server: Server, person: Any) -> None:
    players = people(server.url, 4, game="undead")
    for _ in range(12):
        view = players[0].look()["view"]
        open_to = [a["seat"] for a in view["asks"] if a["seat"] not in view["committed"]]
        who = players[open_to[0]]
        assert who.play(who.moves()[-1], who.look()["number"]).status_code == 200
    me = person(server, viewport={"width": 360, "height": 740}, has_touch=True)
    enter(me, players[0].table, players[0].token)
    board = me.page.locator("#board").bounding_box()
    assert board is not None
    assert board["width"] <= 360
    assert board["height"] < 600
    me.page.locator("#board [data-open]").first.tap()
    expect(me.page.locator("#near-picture svg")).to_be_visible()
    me.page.get_by_role("button", name="Close").click()
    expect(me.page.locator("#near")).to_be_hidden()
    box = me.page.locator("#question").bounding_box()
    me.page.mouse.wheel(0, 400)
    me.page.wait_for_timeout(100)
    after = me.page.locator("#question").bounding_box()
    assert box is not None
    assert after is not None
    assert 0 <= after["y"] <= box["y"]


def test_french_throughout(server: Server, person: Any) -> None:
    me = person(server, locale="fr-FR")
    me.page.goto("/")
    me.page.get_by_role("button", name=re.compile("Jouer avec des robots : Ennemi")).click()
    me.wait_for_turn()
    text = me.page.locator("body").inner_text()
    assert "Ce qui s\u2019est passé" in text
    assert "You " not in text
    me.page.get_by_role("link", name="EN: Lire en English").click()
    expect(me.page.locator("html")).to_have_attribute("lang", "en")
