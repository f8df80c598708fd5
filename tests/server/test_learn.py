"""Lessons on the web: the page that offers them, the coach at the table, the bubble."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

import saloon
from saloon.lessons.lesson import Lesson, lesson
from tests.lessons.taken import IDS, LESSONS
from tests.server.browser import Person
from tests.server.client import client
from tests.server.server import Server
from tests.server.test_browser import check_axe

WANTED = lesson(saloon.game("wanted"))
PHONE = {"width": 390, "height": 844}
DESK = {"width": 1440, "height": 900}

SEEN = """() => {
  const coach = document.querySelector('#coach');
  const own = coach.getBoundingClientRect();
  const go = document.querySelector('#coach-go').getBoundingClientRect();
  const rings = [...document.querySelectorAll('#coach-rings .ring')];
  const hidden = rings.filter((ring) => {
    const box = ring.getBoundingClientRect();
    const wide = Math.min(own.right, box.right) - Math.max(own.left, box.left);
    const high = Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top);
    return wide > 14 && high > 14;
  }).length;
  const away = rings.filter((ring) => {
    const box = ring.getBoundingClientRect();
    return box.left < -7 || box.right > innerWidth + 7 || box.bottom > innerHeight + 7;
  }).length;
  const legal = [...document.querySelectorAll('#board .lit[data-move] .area, #moves button.move')];
  const covered = legal.filter((thing) => {
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const around = thing.ownerSVGElement ?? thing.closest('.buttons') ?? thing;
    const frame = around.getBoundingClientRect();
    if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return false;
    return box.width && x > own.left && x < own.right && y > own.top && y < own.bottom;
  }).map((thing) => thing.value ?? thing.parentNode.dataset.move);
  const bar = document.querySelector('#moves');
  const low = bar.getBoundingClientRect().top;
  const front = (thing) => Number(getComputedStyle(thing).zIndex);
  const under = rings.filter((ring) => {
    const box = ring.getBoundingClientRect();
    return innerWidth < 1000 && box.top + box.height / 2 > low && !(front(ring) > front(bar));
  }).length;
  const buried = [...document.querySelectorAll('#moves button.move')].filter((button) => {
    const box = button.getBoundingClientRect();
    const frame = (button.closest('.buttons') ?? button).getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (!button.checkVisibility() || y > frame.bottom || x > frame.right) return false;
    const top = document.elementFromPoint(x, y);
    return top && !button.contains(top) && !top.closest('#moves');
  }).map((button) => button.value);
  const cards = [...document.querySelectorAll('#lately .card')];
  const pressed = document.elementFromPoint(go.left + go.width / 2, go.top + go.height / 2);
  return {
    step: Number(coach.dataset.step), kind: coach.dataset.kind,
    title: document.querySelector('#coach-title').textContent,
    text: document.querySelector('#coach .words p').textContent,
    hidden, covered, away, under, buried, rings: rings.length,
    may: document.querySelectorAll('#coach-rings .may').length,
    around: document.querySelectorAll('#board .around').length,
    width: own.width, left: own.left, top: own.top,
    right: innerWidth - own.right, bottom: innerHeight - own.bottom,
    moves: document.querySelector('#moves').getBoundingClientRect().top - own.bottom,
    free: Boolean(pressed?.closest('#coach-go')),
    beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    twice: cards.filter((card) => card.checkVisibility()).length,
    early: document.querySelectorAll('#choose .wish').length,
  };
}"""
"""What the coach says, where the bubble stands, and how many things it speaks of it hides.

`under` counts what is lit behind the bar of moves, `buried` names moves that something lies over,
`may` counts rims around the move in mind, `around` what a figure is offered to do. `beyond` says
by how much the page is wider than the screen, `twice` the cards that tell what the coach tells,
`early` what nobody has been taught.
"""

GONE_ON = """([step, kind, number]) => {
  const coach = document.querySelector('#coach');
  const now = document.querySelector('#question').dataset.number;
  const is = [coach.dataset.step, coach.dataset.kind, now];
  return !coach.hidden && String(is) !== String([step, kind, number]);
}"""


READ_IN_DRAWER = """() => {
  const drawer = document.querySelector('#drawer').getBoundingClientRect();
  const coach = document.querySelector('#coach').getBoundingClientRect();
  const left = Math.max(drawer.left, coach.left) + 4;
  if (left > coach.right) return false;
  const top = document.elementFromPoint(left, coach.top + coach.height / 2);
  return Boolean(top.closest('#drawer'));
}"""
"""Whether the drawer lies over the bubble, where both of them are."""


def coach_of(someone: Person) -> dict[str, str]:
    someone.page.locator("#coach:not([hidden])").wait_for()
    data: dict[str, str] = someone.page.locator("#coach").evaluate(
        "(coach) => ({...coach.dataset})"
    )
    return data


def begin(someone: Person, one: Lesson) -> None:
    someone.page.goto(f"/learn/{one.id}")
    someone.page.locator(".lessons button").first.click()
    someone.page.wait_for_url(re.compile("/t/"))


def press(someone: Person, button: str = "#coach-go") -> None:
    """Press a button of the coach's and wait until there is something new to hear."""
    before = coach_of(someone)
    was = [before["step"], before["kind"], str(someone.number())]
    someone.page.locator(button).click()
    someone.page.wait_for_function(GONE_ON, arg=was, timeout=60_000)


SCREENS = [("en", DESK), ("fr", PHONE), ("fr", DESK), ("en", PHONE)]
ONLY_HERE = ("wide", "lang", "ask")
"""Cookies that say something of a device and not of its owner."""


def check_step(someone: Person, one: Lesson, number: int, lang: str, size: dict[str, int]) -> str:
    """What the coach says at a step, and that it hides nothing; whether one reads or plays."""
    step = one.steps[number - 1]
    name = f"{step.title['en']}, {lang}, {size['width']} wide,"
    # Others may answer between a move and what the coach says to it.
    someone.wait_until(f"document.querySelector('#coach').dataset.step === '{number}'")
    seen = someone.page.evaluate(SEEN)
    assert seen["step"] == number
    assert seen["title"] == step.title[lang]
    assert seen["text"] == step.say[lang]
    assert seen["hidden"] == 0, f"{name} hides what it speaks of"
    assert seen["rings"] >= (1 if step.light or step.play else 0)
    assert seen["may"] >= (1 if step.play else 0), f"{name} lights no move"
    if seen["kind"] != "end":
        assert seen["around"] <= seen["may"], f"{name} offers more than it teaches"
    assert seen["buried"] == [], f"{name} something lies on the moves"
    assert min(seen["left"], seen["top"], seen["right"], seen["bottom"]) >= 0, seen
    assert seen["free"], f"{name} something lies on the button"
    if size is DESK:
        assert seen["width"] <= 330
        assert seen["covered"] == [], f"{name} covers what may be chosen"
        assert seen["away"] == 0, f"{name} lights what nobody sees"
    else:
        assert seen["moves"] >= 0, "the bubble covers the moves"
        assert seen["under"] == 0, f"{name} lights a move where nobody sees it"
        assert seen["beyond"] == 0, f"{name} makes the page wider than the screen"
        assert seen["twice"] == 0, f"{name} a card lies over the map"
    assert seen["early"] == 0
    kind: str = seen["kind"]
    return kind


@pytest.mark.browser
@pytest.mark.parametrize("one", LESSONS, ids=IDS)
def test_a_lesson_from_its_beginning_to_its_end(server: Server, person: Any, one: Lesson) -> None:
    """One learner has it open at a desk and on a phone, in both languages, and presses in turn."""
    open_at = [
        person(server, viewport=size, locale={"en": "en-GB", "fr": "fr-FR"}[lang])
        for lang, size in SCREENS
    ]
    taker, *others = open_at
    begin(taker, one)
    coach_of(taker)
    own = [c for c in taker.context.cookies() if c["name"] not in ONLY_HERE]
    for other in others:
        other.context.add_cookies(own)
        other.page.goto(taker.page.url)
    for number in range(1, len(one.steps) + 1):
        kinds = {
            check_step(someone, one, number, *screen)
            for someone, screen in zip(open_at, SCREENS, strict=True)
        }
        assert len(kinds) == 1
        if kinds != {"end"}:
            presser = open_at[number % len(open_at)]
            was = [str(number), *kinds, str(presser.number())]
            presser.page.evaluate("document.querySelector('#coach-go').click()")
            presser.page.wait_for_function(GONE_ON, arg=was, timeout=60_000)
    page = taker.page
    kept = page.evaluate("JSON.parse(localStorage.getItem('saloon.lessons'))")
    assert kept == {one.id: "done"}
    if one.name == "first" and one is not WANTED:
        page.locator("#coach-go").click()
        page.locator("#coach[hidden]").wait_for(state="attached")
        assert "lesson" not in str(page.locator("body").get_attribute("class")).split()
        page.wait_for_function("!document.querySelector('#coach-rings .ring')")
    if one is WANTED:
        page.goto("/")
        expect(page.locator('[data-lesson="wanted"]')).to_have_text("✓ Learned")
        expect(page.locator("#learn-go")).to_have_text("The Quick and the Undead, 8 minutes")
        page.goto("/learn/wanted")
        expect(page.locator(".lessons .taken")).to_be_visible()
        page.locator(".lessons button").first.click()
        assert coach_of(taker)["kind"] == "end"  # from here one plays on


@pytest.mark.browser
def test_another_move_is_taken_back_or_played_on(server: Server, person: Any) -> None:
    someone = person(server)
    begin(someone, WANTED)
    page = someone.page
    press(someone)
    page.keyboard.press("s")  # any legal move, not the one lit most
    page.locator('#coach[data-kind="other"]').wait_for()
    expect(page.locator("#coach .words p")).to_have_text(WANTED.steps[1].other["draw:saloon"]["en"])
    expect(page.locator("#coach .came")).to_contain_text("You visit the Saloon")
    press(someone, "#coach-back")
    assert coach_of(someone)["kind"] == "play"
    page.locator('#moves button.move[value="draw:tombstone"]').click()
    page.locator('#coach[data-kind="other"]').wait_for()
    press(someone)
    expect(page.locator("#coach .words p")).to_have_text(WANTED.steps[2].anyway["en"])


@pytest.mark.browser
def test_on_a_phone_all_moves_can_be_looked_through(server: Server, person: Any) -> None:
    """The bubble makes way for the list that opens upwards, and is back when it is closed."""
    someone = person(server, viewport=PHONE)
    begin(someone, lesson(saloon.game("undead"), "solo"))
    page = someone.page
    press(someone)
    assert len(page.locator("#coach-rings .still").all()) == 1  # what opens the parts is lit
    page.locator("#more").click()
    expect(page.locator("#coach")).to_be_hidden()
    page.locator("#more").click()
    expect(page.locator("#coach")).to_be_visible()
    page.locator("#more").click()
    for part, values in (("coins", "0"), ("notoriety", "0"), ("slots", "345")):
        for value in values:
            page.locator(f'#picker input[name="pick-{part}"][value="{value}"]').check()
    page.locator("#pick-go").click()
    page.locator('#coach[data-kind="other"]').wait_for()
    assert lesson(saloon.game("undead"), "solo").steps[1].otherwise["en"] in coach_text(page)


def coach_text(page: Any) -> str:
    """What the coach says in words."""
    said: str = page.locator("#coach .words").inner_text()
    return said


@pytest.mark.browser
def test_the_bubble_and_the_lit_card_are_the_same_move_and_why_opens_the_clause(
    server: Server, person: Any
) -> None:
    someone = person(server)
    begin(someone, WANTED)
    page = someone.page
    press(someone)
    page.locator("#coach .why").click()
    expect(page.locator("#clause")).to_contain_text("WAN-TURN-04")
    page.keyboard.press("Escape")
    page.locator("#goal a").last.click()
    page.locator("#drawer .content h2").first.wait_for()
    assert page.evaluate(READ_IN_DRAWER), "the bubble lies over what one reads"
    page.keyboard.press("Escape")
    number = someone.number()
    page.locator('#board .lit[data-move="draw:deadwood"]').click()
    someone.wait_past(number)
    page.locator('#coach[data-step="3"]').wait_for()


@pytest.mark.browser
def test_what_is_lit_stays_lit_where_it_is_on_a_map_that_is_moved(
    server: Server, person: Any
) -> None:
    someone = person(server)
    begin(someone, lesson(saloon.game("pioneers")))
    for _ in range(2):
        press(someone)
    someone.wait_until("document.querySelector('#coach').dataset.step === '3'")
    press(someone)
    page = someone.page
    lit = """() => {
      const thing = document.querySelector('#board .lit[data-move="at:2,-1"] .area');
      const [box, rim] = [thing, document.querySelector('#coach-rings .may')].map(
        (one) => one.getBoundingClientRect());
      return [box.left + box.width / 2, box.top + box.height / 2,
              rim.left + rim.width / 2, rim.top + rim.height / 2];
    }"""
    apart = "([x, y, left, top]) => Math.hypot(x - left, y - top)"
    page.locator("#zoom [data-zoom='in']").click()
    page.wait_for_function(f"() => ({apart})(({lit})()) < 12")
    was = page.evaluate(lit)
    page.mouse.move(*was[:2])
    page.mouse.down()
    page.mouse.move(was[0] - 60, was[1] - 40, steps=4)
    page.mouse.move(was[0] - 120, was[1] - 80, steps=4)
    page.wait_for_function(
        f"""(was) => {{ const now = ({lit})();
        return now[0] < was[0] - 60 && ({apart})(now) < 12; }}""",
        arg=was,
    )
    page.mouse.up()


@pytest.mark.browser
def test_by_keys_alone(server: Server, person: Any) -> None:
    someone = person(server)
    begin(someone, WANTED)
    page = someone.page
    coach_of(someone)
    for step in ("2", "3", "4"):
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("Enter")
        page.locator(f'#coach[data-step="{step}"]').wait_for()
    assert page.locator("#coach .words").get_attribute("aria-live") == "polite"


@pytest.mark.browser
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_about_lessons(server: Server, person: Any, size: dict[str, int]) -> None:
    someone = person(server, viewport=size, bypass_csp=True)
    page = someone.page
    page.goto("/learn/undead")
    check_axe(page, "the lessons of a game")
    begin(someone, WANTED)
    coach_of(someone)
    check_axe(page, "a step that is read")
    press(someone)
    check_axe(page, "a step with a move")
    page.locator('#moves button.move[value="draw:saloon"]').click()
    page.locator('#coach[data-kind="other"]').wait_for()
    check_axe(page, "another move")


@pytest.mark.browser
def test_of_the_past_the_coach_says_nothing(server: Server, person: Any) -> None:
    someone = person(server)
    begin(someone, WANTED)
    press(someone)
    press(someone)
    page = someone.page
    page.locator("#step-back").click()
    expect(page.locator("#coach")).to_be_hidden()
    assert page.locator("#coach-rings .ring").count() == 0
    page.locator("#step-now").click()
    expect(page.locator("#coach")).to_be_visible()


@pytest.mark.browser
def test_it_is_left_and_goes_on_and_a_restart_does_not_matter(
    fresh_server: Server, person: Any
) -> None:
    someone = person(fresh_server)
    begin(someone, WANTED)
    press(someone)
    press(someone)
    page = someone.page
    page.locator("#coach .leave a[href='/']").click()
    page.wait_for_load_state()  # a file cut off by the kill would be a complaint
    expect(page.locator("#learn-go")).to_have_text("Public Enemy Number One: go on at step 3")
    fresh_server.restart()
    page.goto("/learn/wanted")
    expect(page.locator(".lessons button").first).to_have_text("Go on at step 3 of 21")
    page.locator(".lessons button").first.click()
    assert coach_of(someone)["step"] == "3"
    assert page.evaluate("JSON.parse(localStorage.getItem('saloon.lessons'))") == {"wanted": 3}
    page.goto("/learn/wanted")
    page.get_by_role("button", name="From the beginning").click()
    assert coach_of(someone)["step"] == "1"


@pytest.mark.browser
def test_skipping_leaves_a_table_with_bots(server: Server, person: Any) -> None:
    someone = person(server)
    begin(someone, WANTED)
    press(someone)
    page = someone.page
    page.get_by_role("button", name="Skip the lesson").click()
    expect(page.locator("#coach")).to_be_hidden()
    assert page.evaluate("JSON.parse(localStorage.getItem('saloon.lessons'))") == {}
    number = someone.number()
    page.locator('#board .lit[data-move="draw:deadwood"]').click()
    someone.wait_past(number + 2)  # the others answer without anybody asking a coach
    expect(page.locator("#coach")).to_be_hidden()
    assert page.locator("#coach-rings .ring").count() == 0


# -- without a browser ---------------------------------------------------------------------


def taken(server: Server, id: str = "wanted") -> tuple[httpx.Client, str]:
    """Somebody without script who has begun a lesson, and the address of their table."""
    someone = client(server.url, follow_redirects=False)
    answer = someone.post(f"/learn/{id}")
    assert answer.status_code == 303
    return someone, answer.headers["location"]


def coach_in(page: str) -> str:
    found = re.search(r'<section id="coach".*?</section>', page, re.DOTALL)
    return found[0] if found else ""


def test_without_script_the_coach_is_a_form(server: Server) -> None:
    someone, table = taken(server)
    assert WANTED.steps[0].title["en"] in coach_in(someone.get(table).text)
    answer = someone.post(f"{table}/coach", data={"number": "0", "word": "@next"})
    assert answer.status_code == 303
    page = someone.get(table).text
    assert WANTED.steps[1].title["en"] in coach_in(page)
    someone.post(f"{table}/play", data={"number": "1", "move": "draw:saloon"})
    assert "Take it back" in coach_in(someone.get(table).text)


def test_what_does_not_fit_is_refused_and_changes_nothing(server: Server) -> None:
    someone, table = taken(server)
    before = someone.get(table).text
    asked = {"hx-request": "true"}
    for data, status in (
        ({"number": "0", "word": "@back"}, 422),
        ({"number": "7", "word": "@next"}, 409),
        ({"number": "0", "word": "@dance"}, 409),
        ({"number": "x", "word": "@next"}, 400),
    ):
        assert someone.post(f"{table}/coach", data=data, headers=asked).status_code == status
    assert coach_in(someone.get(table).text) == coach_in(before)
    same = [someone.post(f"{table}/coach", data={"number": "0", "word": "@next"}) for _ in "ab"]
    assert [answer.status_code for answer in same] == [303, 303]  # the same press twice counts once
    assert 'data-step="2"' in someone.get(table).text


def test_only_the_learner_talks_to_the_coach(server: Server) -> None:
    _, table = taken(server)
    stranger = client(server.url)
    refused = stranger.post(f"{table}/coach", data={"number": "0", "word": "@next"})
    assert refused.status_code == 403
    made = stranger.post("/play/wanted", follow_redirects=False)
    usual = made.headers["location"]
    assert 'id="coach" hidden' in stranger.get(usual).text
    nobody = stranger.post(f"{usual}/coach", data={"number": "0", "word": "@next"})
    assert nobody.status_code == 409


def test_the_lobby_says_how_long_a_lesson_takes_as_its_own_page_does(server: Server) -> None:
    lobby = client(server.url).get("/").text
    for game in saloon.list_games():
        minutes = lesson(game).minutes
        offered = re.search(rf'data-lesson="{game.id}"[^>]*>([^<]*)<', lobby)
        assert offered is not None
        assert offered[1] == f"Learn it in {minutes} min"


def test_unknown_lessons_are_not_found(server: Server) -> None:
    someone = client(server.url)
    assert someone.get("/learn/wanted/third").status_code == 404
    assert someone.get("/learn/chess").status_code == 404
    assert someone.post("/learn/wanted/third").status_code == 404
    assert someone.get("/learn/undead").status_code == 200
