"""Ends of rounds and days as scenes: what is counted, who sees it, and what waits for it."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest
from playwright.sync_api import expect

import saloon
from saloon.ending import Watch, concerns, counted
from saloon.engine.event import Event
from saloon.engine.rng import Rng
from saloon.games.wanted.scene import ending
from saloon.lessons.lesson import lesson
from saloon.words import LANGS, teller
from tests.server.browser import Person, enter
from tests.server.client import Player, client, people
from tests.server.server import Server
from tests.server.stored import NAMES, asked, keep_table
from tests.server.test_browser import AXE, check_axe
from tests.server.test_lately import played_to


def played(game: str, seats: int, seed: str, **options: bool) -> saloon.Match:
    match = saloon.Match(saloon.game(game), seats, seed, options)
    rng = Rng.seeded(seed)
    while not match.over:
        ask = match.asks[0]
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    return match


@pytest.mark.parametrize("lang", LANGS)
def test_a_round_of_wanted_is_counted_as_its_events_say(lang: str) -> None:
    match = played("wanted", 3, "endings")
    tell = teller(match.game, lang, me=0)
    marks = [len(match.at(number).events) for number in range(len(match.history) + 1)]
    found = Watch(tell).follow(match.events)
    rounds = [event for event in match.events if event.kind == "round"]
    assert len(found) == len(rounds)
    for stretch in found:
        move = next(n for n, count in enumerate(marks) if count > stretch.first)
        before = match.at(move - 1)
        closing = next(n for n, count in enumerate(marks) if count > stretch.last)
        after = match.at(closing)
        events = match.events[marks[move - 1] : stretch.last + 1]
        scene = ending(before.view(0), events, after.view(None), tell)
        points = {e.args[0]: e.args[1] for e in events if e.kind == "points"}
        if points:
            assert [int(cell.figure) for cell in scene.beats[-1].cells] == [
                points[seat] for seat in range(3)
            ]
            sums = [cell.small.split(" + ") for cell in scene.beats[-1].cells]
            assert [sum(int(n) for n in parts if n) for parts in sums] == [
                points[seat] for seat in range(3)
            ]
        takers = [beat.taker for beat in scene.beats[:4] if beat.taker is not None]
        assert takers == [e.args[0] for e in events if e.kind in ("wanted", "has-wanted")]
        assert all(beat.why for beat in scene.beats)


def test_what_hits_somebody_is_shown_to_them_alone() -> None:
    match = played("undead", 3, "hits")
    tell = teller(match.game, "en")
    hits = [s for s in Watch(tell).follow(match.events) if s.kind == "killed"]
    assert hits
    for stretch in hits:
        target = stretch.events[0].args[0]
        assert [seat for seat in range(3) if concerns(tell, stretch, seat)] == [target]
        assert not concerns(tell, stretch, None)


def test_scores_that_grew_are_counted_by_source() -> None:
    before = [("Tokens", ["1", "4"]), ("Undead", ["0", "-"])]
    after = [("Tokens", ["2", "3"]), ("Undead", ["5", "6"])]
    scene = counted("Day 2", before, after, [7, 9], [1])
    tokens, undead = scene.beats
    assert [(cell.figure, cell.small, cell.best) for cell in tokens.cells] == [
        ("2", "+1", True),
        ("3", "\N{MINUS SIGN}1", False),
    ]
    assert [cell.small for cell in undead.cells] == ["+5", "+6"]
    standing = [(one.seat, one.text, one.winner) for one in scene.standing]
    assert standing == [(0, "7", False), (1, "9", True)]


def test_nobody_waits_for_what_nobody_has() -> None:
    rows = [("Tasks", ["0", "0"]), ("Cabins", ["0", "1"]), ("Riders", ["-", "-"]), ("All", ["0"])]
    assert [beat.label for beat in counted("Night", [], rows, [0, 0], []).beats] == [
        "Cabins",
        "All",
    ]
    lost = counted(
        "Night", [("Cabins", ["2", "0"])], [("Cabins", ["0", "0"]), ("All", [])], [0, 0], []
    )
    assert [cell.small for cell in lost.beats[0].cells] == ["\N{MINUS SIGN}2", ""]


def test_a_sum_is_said_once_where_everybody_stands() -> None:
    before = [("Tasks", ["0", "1"]), ("Cabins", ["0", "0"]), ("Notoriety", ["0", "1"])]
    after = [("Tasks", ["1", "1"]), ("Cabins", ["1", "0"]), ("Notoriety", ["2", "1"])]
    scene = counted("Night", before, after, [2, 1], [])
    assert [beat.label for beat in scene.beats] == ["Tasks", "Cabins"]
    assert scene.total == "Notoriety"
    assert [(one.text, one.plus) for one in scene.standing] == [("2", "+2"), ("1", "")]
    nothing = counted("Night", [], [("Tasks", ["0", "0"]), ("Notoriety", ["0", "0"])], [0, 0], [])
    assert [beat.label for beat in nothing.beats] == ["Notoriety"]  # something must be counted
    assert nothing.total == ""


def test_a_day_alone_counts_the_bullets_taken_and_no_notoriety(server: Server) -> None:
    one = lesson(saloon.game("undead"), "solo")
    match = one.deal()
    for seat, move in one.script:
        match.play(seat, move)
    row = keep_table(server, match, [0])
    page = client(server.url, follow_redirects=True).get(f"/s/{row.id}-0").text
    scene = page[page.index('id="ending"') :]
    taken = 6 - len(match.view(0)["table"]["ranger"]["bullets"])
    assert 0 < taken < 6
    assert re.search(rf"Bullets taken</span>.*?<b>{taken}</b>", scene, re.DOTALL)
    assert re.search(rf'class="standing">.*?<b>{taken}</b>', scene, re.DOTALL)
    assert "Notoriety in all" not in scene


def test_a_trade_is_no_misfortune() -> None:
    """What both wanted is not shown as something that hit one of them."""
    tell = teller(saloon.game("pioneers"), "en", me=0)
    sold = Event("hands-over", ("PIO-TRADE-02",), (0, 0, 4, 1))
    assert tell.struck(sold) is None
    assert Watch(tell).follow([sold]) == []
    assert tell.struck(Event("hands-over", ("PIO-SHOOT-12",), (0, 0, 4, 1))) == 0


@pytest.mark.parametrize(("lang", "said"), [("en", "you"), ("fr", "vous")])
def test_the_end_of_a_round_calls_its_reader_you(lang: str, said: str) -> None:
    match = played("wanted", 3, "endings")
    names = ("Ada", "Belle", "Cole")
    marks = [len(match.at(number).events) for number in range(len(match.history) + 1)]
    mine = 0
    for seat in range(3):
        tell = teller(match.game, lang, names, me=seat)
        for stretch in Watch(tell).follow(match.events):
            move = next(n for n, count in enumerate(marks) if count > stretch.first)
            closing = next(n for n, count in enumerate(marks) if count > stretch.last)
            events = match.events[marks[move - 1] : stretch.last + 1]
            before, after = match.at(move - 1).view(seat), match.at(closing).view(None)
            scene = ending(before, events, after, tell)
            for beat in scene.beats:
                if beat.taker == seat:
                    assert names[seat] not in beat.why
                    mine += said in beat.why
            last = events[-1]
            starts = last.args[1] if last.kind == "round" else last.args[0]
            assert (said in scene.note.lower()) == (starts == seat)
            assert names[seat] not in scene.note
    assert mine > 0


def asked_about_an_event(game: str) -> saloon.Match:
    """A match in which somebody has just drawn a card and is asked what to do about it."""
    if game == "bantam":
        return asked(game, {"event"}, mode="governors")
    match = saloon.Match(saloon.game(game), 2, "event 7")
    rng = Rng.seeded("x")
    while not match.asks[0].prompt.startswith("event-"):
        ask = match.asks[0]
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    return match


@pytest.mark.parametrize("game", ["bantam", "pioneers"])
def test_an_event_that_its_reader_is_asked_about_is_not_announced_as_well(
    server: Server, game: str
) -> None:
    match = asked_about_an_event(game)
    seat = match.asks[0].seat
    row = keep_table(server, match, range(match.seats))
    page = client(server.url, follow_redirects=True).get(f"/s/{row.id}-{seat}").text
    told = [e for e in match.events if e.kind == "event" and e.args[0] == seat]
    assert told
    shown = re.search(r'id="ending" hidden(?: data-number="(\d+)")?', page)
    assert shown is not None
    assert shown[1] is None or int(shown[1]) < len(match.history)


def test_a_watch_forgets_what_was_taken_back() -> None:
    match = played("wanted", 2, "back")
    tell = teller(match.game, "en")
    watch = Watch(tell)
    whole = [s.last for s in watch.follow(match.events)]
    assert [s.last for s in watch.follow(match.events[: whole[0]])] == []
    assert [s.last for s in watch.follow(match.events)] == whole


OUTSIDE = """(stage, height) => {
  const own = stage.getBoundingClientRect();
  const out = (part) => {
    const box = part.getBoundingClientRect();
    return box.left < own.left || box.right > own.right || box.top < own.top || box.bottom > height;
  };
  const parts = [...stage.querySelectorAll('[data-continue], .recount')];
  return parts.filter(out).map((part) => part.className);
}"""
"""What of a scene is not where its sheet is, or beyond the screen's edge."""


def to_the_end_of_a_round(players: list[Player], me: Person) -> None:
    """Everybody takes from the first town until the round is over."""
    while not me.page.locator("#scene-end[open]").count():
        view = players[0].look()
        if view["view"]["table"]["round"] > 1:
            me.page.locator("#scene-end[open]").wait_for()
            return
        ask = view["view"]["asks"][0]
        who = players[ask["seat"]]
        assert who.play(who.moves()[0], who.look()["number"]).status_code == 200


@pytest.mark.browser
@pytest.mark.parametrize("size", [(1440, 900), (390, 844), (768, 1024)])
@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_the_end_of_a_round_waits_for_continue(
    server: Server, chromium: Any, size: tuple[int, int], lang: str
) -> None:
    players = people(server.url, 2)
    me = Person(
        chromium,
        server,
        viewport={"width": size[0], "height": size[1]},
        locale=lang,
        bypass_csp=True,
        looks=True,
    )
    enter(me, players[0].table, players[0].token)
    to_the_end_of_a_round(players, me)
    stage = me.page.locator("#scene-end")
    expect(stage.locator(".beat.counted")).to_have_count(5)
    number = players[0].look()["number"]
    assert me.number() < number  # the table it ended on is still there
    assert AXE.exists()
    check_axe(me.page, f"the end of a round at {size}")
    wide = stage.evaluate("(s) => s.scrollWidth <= s.clientWidth + 1")
    assert wide
    assert stage.evaluate(OUTSIDE, size[1]) == []  # nobody has to look for Continue
    stage.locator("[data-continue]").click()
    expect(stage).to_be_hidden()
    me.wait_for_number(number)
    me.page.reload()
    me.page.locator("#board").wait_for()
    expect(stage).to_be_hidden()
    assert me.complaints == []
    me.context.close()


COUNTS = """() => {
  window.counts = [];
  const stage = document.querySelector('#scene-end');
  new MutationObserver(() => {
    const said = stage.querySelector('[role=status]')?.textContent ?? '';
    if (!said || window.counts.at(-1)?.[0] === said) return;
    const hidden = getComputedStyle(stage.querySelector('.standing b')).visibility === 'hidden';
    window.counts.push([said, stage.classList.contains('counting'), hidden]);
  }).observe(stage, { subtree: true, childList: true, characterData: true, attributes: true });
}"""
"""What the end of a round says aloud, whether it still counts, and whether it hides the result."""


@pytest.mark.browser
def test_beats_are_counted_one_by_one_and_a_key_finishes_them(server: Server, person: Any) -> None:
    players = people(server.url, 2)
    me = person(server, reduced_motion="no-preference", looks=True)
    enter(me, players[0].table, players[0].token)
    me.page.evaluate(COUNTS)
    to_the_end_of_a_round(players, me)
    stage = me.page.locator("#scene-end")
    expect(stage.locator(".beat.counted")).to_have_count(1)
    me.page.keyboard.press("Enter")
    expect(stage.locator(".beat.counted")).to_have_count(5)
    expect(stage).to_be_visible()
    expect(stage.locator(".standing b").first).to_be_visible()
    counts = me.page.evaluate("window.counts")
    gangs = [words.text_content() for words in stage.locator(".beat th span").all()]
    for gang in gangs:  # each is said once, and what they come to is not shown before the last
        assert sum(f"{gang}: " in said for said, _, _ in counts) == 1, counts
    assert re.search(r"You \d of 5\.", counts[-1][0])
    assert all(hidden == counting for _, counting, hidden in counts), counts
    expect(stage).to_have_attribute("aria-label", re.compile(r"Round 1 is over \w+"))
    stage.locator("[data-again]").click()
    expect(stage.locator(".beat.counted")).to_have_count(0)
    me.page.keyboard.press("Space")
    expect(stage.locator(".beat.counted")).to_have_count(5)
    stage.locator("[data-continue]").focus()
    me.page.keyboard.press("Enter")
    expect(stage).to_be_hidden()


@pytest.mark.browser
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_what_is_told_of_a_fight_stands_in_its_scene(
    server: Server, person: Any, size: tuple[int, int]
) -> None:
    match = played("undead", 3, "hits")
    shot = next(n for n, event in enumerate(match.events) if event.kind == "killed")
    seat = match.events[shot].args[0]
    match = next(m for m in map(match.at, range(len(match.history))) if len(m.events) > shot)
    row = keep_table(server, match, range(match.seats))
    me = person(server, viewport={"width": size[0], "height": size[1]}, looks=True)
    enter(me, row.id, f"{row.id}-{seat}")
    stage = me.page.locator("#scene-end[open]")
    expect(stage.locator(".recount li").first).to_be_visible()
    assert stage.evaluate(OUTSIDE, size[1]) == []


@pytest.mark.browser
def test_a_history_that_plays_by_itself_counts_a_round_and_goes_on(
    server: Server, person: Any
) -> None:
    match = played("wanted", 3, "replay")
    ends = range(1, len(match.history))
    begun = (sum(event.kind == "round" for event in match.at(n).events) for n in ends)
    closing = next(n for n, rounds in zip(ends, begun, strict=True) if rounds == 2)
    row = keep_table(server, match, range(3))
    me = person(server, looks=True)
    enter(me, row.id, f"{row.id}-0")
    page = me.page
    stage = page.locator("#scene-end")
    page.goto(f"/t/{row.id}?at={closing}")
    page.locator("#step-back").click()
    expect(page.locator(".where")).to_contain_text(f"Move {closing - 1} of")
    page.locator("#step-on").click()  # whoever turns the leaves is not stopped
    expect(page.locator(".where")).to_contain_text(f"Move {closing} of")
    expect(stage).to_be_hidden()
    page.locator("#step-back").click()
    expect(page.locator(".where")).to_contain_text(f"Move {closing - 1} of")
    page.keyboard.press("r")
    expect(stage.locator(".beat.counted")).to_have_count(5)
    expect(page.locator(".where")).to_contain_text(f"Move {closing} of")
    expect(stage).to_be_hidden()
    expect(page.locator(".where")).to_contain_text(f"Move {closing + 1} of")


@pytest.mark.browser
def test_a_long_recount_leaves_continue_in_sight(server: Server, person: Any) -> None:
    """However many lines a fight has, on a low screen too."""

    def over(match: saloon.Match, fresh: list[Event]) -> bool:
        return any(event.kind == "fight-over" for event in fresh) and match.events[-1].args != ()

    match, _ = played_to("bantam", over)
    closed = next(event for event in reversed(match.events) if event.kind == "fight")
    row = keep_table(server, match, range(match.seats))
    me = person(server, viewport={"width": 1024, "height": 420}, looks=True)
    enter(me, row.id, f"{row.id}-{closed.args[0]}")
    stage = me.page.locator("#scene-end[open]")
    expect(stage.locator(".recount li").first).to_be_visible()
    assert stage.evaluate("(stage) => stage.scrollHeight > stage.clientHeight")
    box = stage.locator("[data-continue]").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 420


@pytest.mark.browser
@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (390, 844)])
def test_nobody_stands_alone_in_a_row_at_the_end_of_a_round(
    server: Server, person: Any, size: tuple[int, int]
) -> None:
    match = played("wanted", 4, "rows")
    number = next(n for n, event in enumerate(match.events) if event.kind == "one")
    match = next(m for m in map(match.at, range(len(match.history))) if len(m.events) > number + 4)
    row = keep_table(server, match, range(match.seats))
    seat = (match.moves[-1][0] + 1) % 4  # somebody who has not gone on yet
    me = person(server, viewport={"width": size[0], "height": size[1]}, looks=True)
    enter(me, row.id, f"{row.id}-{seat}")
    places = me.page.locator("#scene-end[open] .standing li")
    expect(places).to_have_count(4)
    expect(places.last).to_be_visible()  # the scene opens a moment after it is there
    tops = places.evaluate_all(
        "(all) => all.map((one) => Math.round(one.getBoundingClientRect().top))"
    )
    rows = [tops.count(top) for top in set(tops)]
    assert len(set(rows)) == 1, tops


@pytest.mark.parametrize(
    ("game", "closes"), [("bantam", {"fight-over", "wins-fight"}), ("pioneers", {"sold"})]
)
def test_what_it_came_to_stands_before_how_it_came_to_that(
    server: Server, game: str, closes: set[str]
) -> None:
    def over(match: saloon.Match, fresh: list[Event]) -> bool:
        if not closes & {event.kind for event in fresh}:
            return False
        closed = Watch(teller(match.game, "en")).follow(match.events)[-1].events[-1]
        return closed in fresh and closed.kind in closes and closed.args[0] < 3

    match, fresh = played_to(game, over)
    last = Watch(teller(match.game, "en")).follow(match.events)[-1].events[-1]
    seat = last.args[0]
    tell = teller(match.game, "en", NAMES[:3], seat)
    row = keep_table(server, match, range(match.seats))
    page = client(server.url, follow_redirects=True).get(f"/s/{row.id}-{seat}").text
    scene = unescape(page[page.index('id="ending"') : page.index('id="lately"')])
    outcome, _, recount = scene.partition('class="recount"')
    came_to = {"sold": [last]}.get(last.kind) or [e for e in fresh if e.kind in tell.RESULTS]
    for event in came_to or [last]:
        assert tell.event(event) in outcome
        assert tell.event(event) not in recount
    assert ("<svg viewBox" in outcome) == (game == "bantam")
    assert recount.count("<li>") > 0
