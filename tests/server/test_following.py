"""Following others: marks, flights, speed, pause, what happened since my turn, and the log."""

from __future__ import annotations

import asyncio
import re
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import expect

import saloon
from saloon.bots.random import play_out
from saloon.engine.event import EVERYBODY
from saloon.engine.rng import Rng
from saloon.engine.trail import seat_of
from saloon.server.course import Course
from saloon.server.live import Live
from saloon.server.logbook import ROLLED, SCORED, Chapter, Line, Told, Turn, chapters, weight
from saloon.server.pages import Reader, waits_for_bots
from saloon.server.playback import steps_shown, stretch
from saloon.server.store import Seat, TableRow
from saloon.words import LANGS, teller
from tests.server.browser import enter
from tests.server.client import Player, client, new_table, people, sit
from tests.server.server import Server
from tests.server.stored import asked, keep_table
from tests.server.test_choosing import turns

GAMES = tuple(game.id for game in saloon.list_games())


def begun(game: str, seats: int, **options: Any) -> tuple[saloon.Match, Course, Rng]:
    """A match with its course, and chance to play it with."""
    match = saloon.Match(saloon.game(game), seats, "course", options)
    return match, Course(match), Rng.seeded("course")


def play_on(match: saloon.Match, course: Course, rng: Rng, moves: int) -> None:
    """Any legal moves."""
    for _ in range(moves):
        if match.over:
            return
        ask = next(a for a in match.asks if a.seat not in match.committed)
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
        course.follow(match)


def test_the_course_knows_which_move_brought_which_event() -> None:
    match, course, rng = begun("undead", 2)
    play_on(match, course, rng, 120)
    assert len(course.marks) == len(course.movers) == len(match.history) + 1
    for number in range(1, len(match.history) + 1):
        for told in range(course.told[0][number - 1], course.told[0][number]):
            assert course.move_of(told, 0) == number
    joint = [n for n, mover in enumerate(course.movers) if n and mover is None]
    assert joint  # secret answers are nobody's turn


def test_the_course_counts_for_each_reader_what_it_was_told() -> None:
    match, course, rng = begun("wanted", 3, dollars=True, cavalry=True, duel=True, consent=True)
    play_on(match, course, rng, 60)
    while match.history and match.can_undo(seat_of(match.history[-1])):
        match.undo(seat_of(match.history[-1]))  # what was taken back is forgotten
        course.follow(match)
    play_on(match, course, rng, 60)
    whispered = [event for event in match.events if event.to != EVERYBODY]
    assert whispered
    for reader in (None, 0, 1, 2):
        told = match.events_for(reader)
        assert course.told[reader][-1] == len(told)
        for number in range(len(match.history) + 1):
            assert course.told[reader][number] == len(match.at(number).events_for(reader))
    # A move that only whispers to somebody else is no step of what others see once more.
    live = SimpleNamespace(course=course)
    for number in range(1, len(match.history)):
        counts = course.told[None]
        shown = number in steps_shown(live, None, number - 1, number + 1)  # type: ignore[arg-type]
        assert shown == (counts[number] > counts[number - 1])


def test_a_turn_is_folded_to_what_it_brought_or_what_was_done() -> None:
    def line(text: str, seat: int | None, weight: int = 0) -> Line:
        return Line(0, 1, text, "X", seat, False, weight)

    took, showed = line("Cole takes Bill", 2), line("Deadwood is empty", None)
    got, said = line("Belle takes a token", 1, 2), line("Cole has that token already", 2)
    assert Turn(2, [took, showed, got, said]).result is took
    own = line("Cole takes a token", 2, 2)
    assert Turn(2, [took, showed, own, got, said]).result is own
    assert Turn(2, [showed, got]).result is showed
    faints, hurt = line("Cole faints", 2, 3), line("Cole loses 1 Vigor", 2, 1)
    assert Turn(2, [took, own, hurt, faints, said]).result is faints
    rolled, missed = line("Cole rolls 1", 2, ROLLED), line("Cole misses you", 2)
    assert Turn(2, [rolled, missed, got]).result is missed
    assert Turn(2, [rolled, got]).result is rolled


def story(game: str, seats: int, moves: int, shown: int = 10_000, **options: Any) -> list[Chapter]:
    """The log of a game after some moves at random, as Ada reads it."""
    match, course, rng = begun(game, seats, **options)
    play_on(match, course, rng, moves)
    told = Told()
    reader = SimpleNamespace(seat=0, watch="")
    live = SimpleNamespace(course=course)
    page = SimpleNamespace(match=match, reader=reader, live=live, tell=teller(match.game, "en"))
    told.follow(page, shown)  # type: ignore[arg-type]
    return chapters(told.lines)


def test_a_count_is_no_part_of_the_turn_it_came_in() -> None:
    found = [turn for chapter in story("wanted", 3, 60) for turn in chapter.turns]
    counts = [turn for turn in found if turn.lines[0].kind in ("four-gangs", "empty-deck")]
    assert counts
    for turn in counts:
        assert turn.seat is None
        assert turn.result is turn.lines[0]
        assert any(line.kind in ("one", "keeps-one", "points-tie") for line in turn.lines)
    others = [line.kind for turn in found if turn not in counts for line in turn.lines]
    assert not {"points", "wanted", "one"} & set(others)
    days = [turn for chapter in story("undead", 3, 120) for turn in chapter.turns]
    assert [turn.seat for turn in days if turn.lines[0].kind == "day-end"][:1] == [None]
    assert all("day-end" not in {line.kind for line in turn.lines[1:]} for turn in days)


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_whose_beginning_is_out_of_sight_stays_whose_it_was(game: str) -> None:
    def whose(chapters: list[Chapter]) -> dict[int, int | None]:
        turns = [turn for chapter in chapters for turn in chapter.turns]
        return {line.number: turn.seat for turn in turns for line in turn.lines}

    whole = whose(story(game, 2, 120))
    for shown in range(1, 60):
        assert whose(story(game, 2, 120, shown)).items() <= whole.items()


def test_a_turn_is_told_by_what_came_of_it_and_not_by_what_every_turn_brings() -> None:
    visits = [
        turn
        for chapter in story("wanted", 3, 60)
        for turn in chapter.turns
        if turn.lines[0].kind == "saloon" and len(turn.lines) > 1
    ]
    assert {turn.result.kind for turn in visits} & {"hunter", "sheriff", "swindler"}
    assert "saloon" not in {turn.result.kind for turn in visits}
    paid = [
        turn.result.kind
        for chapter in story("wanted", 3, 60, dollars=True)
        for turn in chapter.turns
        if turn.lines[0].kind in ("bury", "look") and "take" in {line.kind for line in turn.lines}
    ]
    assert set(paid) == {"take"}
    hunts = [
        turn
        for chapter in story("undead", 3, 120)
        for turn in chapter.turns
        if any(line.kind == "aims-at" for line in turn.lines)
    ]
    assert hunts
    assert not {turn.result.kind for turn in hunts} & {"gain", "critical-unused", "load"}


@pytest.mark.parametrize(("game", "moves"), [("pioneers", 300), ("bantam", 150)])
def test_a_turn_begins_with_its_player(game: str, moves: int) -> None:
    """Whoever ended the turn before has no part in it."""
    begun = []
    for chapter in story(game, 3, moves):
        title = [chapter.title] if chapter.title is not None else []
        for turn in chapter.turns:
            assert "turn" not in {line.kind for line in turn.lines[1:]}
            for line in [*title, turn.lines[0]]:
                if line.kind == "turn":
                    begun.append(line.seat)
                    assert turn.seat == line.seat
            title = []
    assert set(begun) == {0, 1, 2}


@pytest.mark.parametrize("game", GAMES)
def test_how_a_game_ends_is_a_title_of_its_log(game: str) -> None:
    """Who has won is not a line of somebody's last turn, folded away with it."""
    alone = [(1, seed) for seed in range(6)] if 1 in saloon.game(game).seats else []
    for seats, seed in [(2, 0), (3, 0), *alone]:
        match = saloon.Match(saloon.game(game), seats, f"ends {game} {seed}")
        play_out(match, Rng.seeded("ends"))
        tell = teller(match.game, "en")
        assert match.over
        assert match.events[-1].kind in tell.ROUNDS


def test_a_die_is_not_what_a_turn_came_to() -> None:
    match = saloon.Match(saloon.game("undead"), 3, "dice")
    play_out(match, Rng.seeded("dice"))
    tell = teller(match.game, "en")
    weights = {event.kind: weight(tell, event) for event in match.events}
    assert weights["roll"] == ROLLED
    assert weights["undead-killed"] == SCORED


@pytest.mark.parametrize("game", ["pioneers", "bantam"])
def test_a_long_turn_comes_to_what_it_scored_or_suffered(game: str) -> None:
    match = saloon.Match(saloon.game(game), 3, f"turns {game}")
    rng = Rng.seeded("turns")
    while len(match.history) < 400 and not match.over:
        ask = next(a for a in match.asks if a.seat not in match.committed)
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    tell = teller(match.game, "en")
    done = [event for event in match.events if event.kind in ("steps", "goes", "dies", "faints")]
    assert {tell.doer(event) for event in done} == {0, 1, 2}  # each line has its player's mark
    heavy = {event.kind for event in match.events if weight(tell, event) == SCORED}
    assert heavy & {"dies", "faints", "builds", "diploma", "jailed"}
    assert not heavy & {"steps", "goes", "turn"}


def test_who_has_left_or_only_watches_does_not_hurry_the_players() -> None:
    row = TableRow("t", "wanted", "", {}, ["seed"], 3, False, "w", "", 1.0)
    live = Live(row, [Seat(n, "human", True, name, "", name) for n, name in enumerate("ABC")])
    ada, belle, watcher = Reader(0), Reader(1), Reader(None)
    live.speeds = {0: 1.0, 1: 0.35, None: 0.0}

    async def come_and_go() -> None:
        assert live.speed() == 1.0  # nobody looks
        with live.watching(watcher):
            assert live.speed() == 0.0
            with live.watching(ada):
                assert live.speed() == 1.0
                with live.watching(belle):
                    assert live.speed() == 0.35
                assert live.speed() == 1.0

    asyncio.run(come_and_go())


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_what_changes_hands_is_named_with_its_owners(game: str, lang: str) -> None:
    match = saloon.Match(saloon.game(game), 3, f"flights {game}")
    rng = Rng.seeded("flights")
    for _ in range(500):
        if match.over:
            break
        ask = next(a for a in match.asks if a.seat not in match.committed)
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    tell = teller(match.game, lang)
    found = [tell.flight(event) for event in match.events]
    flights = [flight for flight in found if flight is not None]
    assert flights
    for giver, taker, what in flights:
        assert what
        assert giver is not None or taker is not None


def test_a_line_that_is_read_out_ends_once(server: Server) -> None:
    match = saloon.Match(saloon.game("wanted"), 2, "loud")
    play_out(match, Rng.seeded("loud"))
    row = keep_table(server, match, range(2))
    page = client(server.url, follow_redirects=True).get(f"/s/{row.id}-0").text
    told = page[page.index('id="announce"') : page.index('id="told-question"')]
    assert "Public Enemy Number One!</p>" in told
    assert ".</p>" in told
    assert not re.search(r"[.!?]\.", told)


def test_that_a_bot_is_choosing_is_not_read_out_at_every_move() -> None:
    kinds = [SimpleNamespace(kind=kind) for kind in ("human", "bot", "bot", "human")]
    live = SimpleNamespace(seats=kinds)

    def waits(*seats: int) -> bool:
        asks = [{"seat": seat} for seat in seats]
        page = SimpleNamespace(view={"asks": asks}, live=live)
        return waits_for_bots(page)  # type: ignore[arg-type]

    assert waits(1)
    assert waits(1, 2)
    assert not waits(0)
    assert not waits(1, 3)  # somebody else is waited for, too
    assert not waits()  # it is over: that is said


@pytest.mark.browser
def test_the_last_move_stays_marked_where_it_happened(server: Server, person: Any) -> None:
    players = people(server.url, 2)
    seat = turns(players, 0)
    me = person(server)
    enter(me, players[0].table, players[1 - seat].token)
    assert players[seat].play("draw:deadwood", 0).status_code == 200
    me.wait_for_number(1)
    expect(me.page.locator("#board .glide .trace").first).to_be_attached()
    taken = players[0].look()["view"]["table"]["players"][seat]["stacks"]
    card = next(stack[0] for stack in taken if stack)
    expect(me.page.locator(f"#card-{card} .trace")).to_have_count(1)
    me.page.reload()  # and whoever comes later sees it too
    expect(me.page.locator(f"#card-{card} .trace")).to_have_count(1)
    assert players[1 - seat].play("draw:tombstone", 1).status_code == 200
    me.wait_for_number(2)
    expect(me.page.locator(f"#card-{card} .trace")).to_have_count(0)
    me.page.keyboard.press("ArrowLeft")  # in the past it is the move that led there
    expect(me.page.locator("#steps .where")).to_contain_text("Move 1 of 2")
    expect(me.page.locator(f"#card-{card} .trace")).to_have_count(1)
    me.page.keyboard.press("ArrowRight")
    expect(me.page.locator("#steps .where")).to_contain_text("Move 2 of 2")
    expect(me.page.locator("#board .trace").first).to_be_attached()
    expect(me.page.locator(f"#card-{card} .trace")).to_have_count(0)


@pytest.mark.browser
def test_what_others_did_plays_once_more_by_one_key(server: Server, person: Any) -> None:
    players = people(server.url, 3)
    first = turns(players, 0)
    me = person(server)
    enter(me, players[0].table, players[first].token)
    me.page.locator("#board .lit").first.click()
    me.wait_for_number(1)
    turns(players, 2)
    me.wait_for_number(3)
    me.page.locator("#speed").select_option("quick")
    before = me.page.locator("#board").inner_html()
    with me.page.expect_response("**/since?*") as answer:
        me.page.keyboard.press("r")
    frames = answer.value.json()["frames"]
    assert [frame["number"] for frame in frames] == [1, 2, 3]
    caption = me.page.locator("#caption")
    expect(caption).to_be_visible()
    expect(caption).to_contain_text(re.compile("takes|visits"))
    expect(caption).to_be_hidden()
    expect(me.page.locator("#board .lit").first).to_be_visible()
    after = me.page.locator("#board").inner_html()
    assert re.findall(r'data-move="[^"]+"', after) == re.findall(r'data-move="[^"]+"', before)


WHERE = """() => Object.fromEntries([...document.querySelectorAll('#board .glide[id]')].map(
  (piece) => [piece.id, piece.getAttribute('transform')]
))"""


@pytest.mark.browser
def test_what_comes_during_a_replay_waits_for_its_end(server: Server, person: Any) -> None:
    players = people(server.url, 3)
    seat = turns(players, 0)
    me = person(server)
    enter(me, players[0].table, players[seat - 1].token)  # the last in turn
    me.page.locator("#speed").select_option("slow")
    turns(players, 1)
    me.wait_for_number(1)
    turns(players, 1)  # this waits until the move before it has been seen
    me.page.keyboard.press("r")
    expect(me.page.locator("#caption")).to_be_visible()
    assert me.number() == 1
    expect(me.page.locator("#caption")).to_be_hidden()
    me.wait_for_number(2)
    shown = me.page.evaluate(WHERE)
    me.page.reload()
    me.page.locator("#board").wait_for()
    assert me.page.evaluate(WHERE) == shown


@pytest.mark.browser
def test_a_pause_holds_the_table_until_one_goes_on(server: Server, person: Any) -> None:
    players = people(server.url, 2)
    seat = turns(players, 0)
    me = person(server)
    enter(me, players[0].table, players[1 - seat].token)
    me.page.locator("#pause").click()
    expect(me.page.locator("#caption")).to_contain_text("paused")
    expect(me.page.locator("#caption button")).to_have_text("Go on")
    assert players[seat].play("draw:deadwood", 0).status_code == 200
    me.page.wait_for_timeout(500)
    assert me.number() == 0
    me.page.keyboard.press("p")
    me.wait_for_number(1)


@pytest.mark.browser
def test_the_speed_is_kept_and_told_to_the_house(server: Server, person: Any) -> None:
    players = people(server.url, 2)
    me = person(server)
    enter(me, players[0].table, players[0].token)
    with me.page.expect_response("**/speed") as answer:
        me.page.locator("#speed").select_option("once")
    assert answer.value.status == 204
    me.page.reload()
    expect(me.page.locator("#speed")).to_have_value("once")
    me.expects.add(422)
    wrong = me.page.request.post(f"/t/{players[0].table}/speed", form={"speed": "warp"})
    assert wrong.status == 422
    assert "slow, normal, quick, once" in wrong.text()


BARE = """() => {
  const seen = [...document.querySelectorAll('#lines > li')].filter((line) => !line.hidden);
  const title = (line) => line?.matches('.chapter');
  return seen.filter((line, place) => title(line) && (!place || title(seen[place - 1])))
    .map((line) => line.textContent);
}"""
"""Titles of the log with nothing told since, up to the next title: the newest stands on top."""


@pytest.mark.browser
def test_the_log_folds_turns_filters_by_seat_and_shows_the_board_then(
    server: Server, person: Any
) -> None:
    players = people(server.url, 3, game="undead")
    turns(players, 14, middle=True)
    me = person(server)
    enter(me, players[0].table, players[0].token)
    page = me.page
    expect(page.locator("#lines .chapter").first).to_contain_text("Day 1")
    folded = page.locator("#lines details:not([open])").first
    expect(folded).to_be_visible()
    id = folded.get_attribute("id")
    page.locator(f"#{id} summary").click()
    turns(players, 1, middle=True)
    expect(page.locator(f"#{id}")).to_have_attribute("open", "")
    page.locator("#log [data-only='1']").click()
    shown = page.locator("#lines .turn:visible")
    assert shown.count() > 0
    assert {turn.get_attribute("data-seat") for turn in shown.all()} == {"1"}
    page.locator("#log [data-only='1']").click()
    page.locator("#lines .clause:visible").first.click()  # others lie in folded turns
    expect(page.locator("#clause")).to_contain_text("UND-")
    page.keyboard.press("Escape")
    page.locator("#lines > li.turn .when:visible").last.click()
    expect(page).to_have_url(re.compile(r"\?at=\d+"))
    expect(page.locator("#walk")).to_be_visible()
    page.locator("#log [data-only='1']").click()
    page.goto(f"/t/{players[0].table}/log")
    page.locator("#log [data-only='2']").click()
    theirs = page.locator("#log .turn:visible")
    assert {turn.get_attribute("data-seat") for turn in theirs.all()} == {"2"}
    page.locator("#log [data-only='2']").click()
    expect(page.locator("#log .turn[data-seat='0']").first).to_be_visible()
    page.go_back()
    page.reload()  # as the next line of theirs does
    expect(page.locator("#log [data-only='1']")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#lines .turn[data-seat='0']:visible")).to_have_count(0)


@pytest.mark.browser
def test_no_title_stays_in_a_filtered_log_of_which_nothing_is_left(
    server: Server, person: Any
) -> None:
    match = asked("pioneers", {"buy"}, 3)  # in the fifth turn, each with its title
    assert match.asks[0].seat != 0  # no panel of a store lies over the page of who looks
    row = keep_table(server, match, range(3))
    me = person(server)
    enter(me, row.id, f"{row.id}-0")
    me.page.locator("#lately .log").click()
    hidden = me.page.locator("#lines .chapter[hidden]")
    expect(hidden).to_have_count(0)
    me.page.locator("#log [data-only='1']").click()
    assert hidden.count() > 0
    assert me.page.evaluate(BARE) == []
    me.page.locator("#log [data-only='1']").click()
    expect(hidden).to_have_count(0)


SIDEWAYS = """() => {
  const log = document.querySelector('#log .scroll');
  for (const turn of log.querySelectorAll('details')) turn.open = true;
  return log.scrollWidth - log.clientWidth;
}"""
"""By how much the log can be scrolled sideways, with everything in it unfolded."""


@pytest.mark.browser
def test_the_log_never_scrolls_sideways(server: Server, person: Any) -> None:
    """A clause's sign has room for a finger, at the end of a full line, too."""
    match, course, rng = begun("undead", 6)
    play_on(match, course, rng, 90)
    row = keep_table(server, match, range(6))
    me = person(server)
    enter(me, row.id, f"{row.id}-0")
    for width in (1440, 1360, 1300):
        me.page.set_viewport_size({"width": width, "height": 900})
        assert me.page.evaluate(SIDEWAYS) == 0, width


LASTING = """const { animate } = Element.prototype;
Element.prototype.animate = function (frames, options) {
  return animate.call(this, frames, { ...options, duration: 1e9 });
};"""
"""Whatever flies takes its time, so that a slow machine sees it too."""


@pytest.mark.browser
def test_a_mark_stays_with_the_board_and_behind_what_speaks_of_it(
    server: Server, person: Any
) -> None:
    match = asked("undead", {"income"}, seats=4)
    seat = match.asks[0].seat
    row = keep_table(server, match, range(4))
    me = person(server, viewport={"width": 360, "height": 740}, locale="fr-FR")
    me.page.add_init_script(LASTING)
    enter(me, row.id, f"{row.id}-{(seat + 1) % 4}")  # who moves stands at the right edge
    player = Player(server.url, row.id, f"{row.id}-{seat}", seat)
    longest = next(move for move in player.moves() if "notoriety" in move)
    assert player.play(longest, player.look()["number"]).status_code == 200
    me.page.locator(".flight").first.wait_for()
    edge = me.page.locator(".flight").first.evaluate("(e) => e.getBoundingClientRect().right")
    assert edge <= 360  # the page grows no wider for it
    apart = "([a, b]) => a.getBoundingClientRect().top - b.getBoundingClientRect().top"
    both = [me.page.locator(part).first.element_handle() for part in (".flight", "#board")]
    before = me.page.evaluate(apart, both)
    me.page.evaluate("scrollBy({ top: 40, behavior: 'instant' })")
    assert me.page.evaluate("scrollY") > 0
    assert me.page.evaluate(apart, both) == pytest.approx(before, abs=1)
    layers = [
        me.page.locator(part).first.evaluate("(e) => Number(getComputedStyle(e).zIndex)")
        for part in (".flight", "#moves", "#question")
    ]
    assert layers[0] < min(layers[1:])


ALOFT = """() => {
  const board = document.querySelector('#board');
  const above = board.querySelectorAll(':scope > .aloft');
  const hidden = [...board.querySelectorAll('.glide')].filter((piece) => piece.style.visibility);
  return [above.length, board.lastElementChild === [...above].at(-1), hidden.length];
}"""
"""How many pieces are on their way, whether above everything else, and how many wait for them."""


@pytest.mark.browser
@pytest.mark.parametrize("lasting", [True, False])
def test_a_card_that_is_taken_passes_above_the_others(
    server: Server, person: Any, lasting: bool
) -> None:
    players = people(server.url, 3)
    asked = players[0].look()["view"]["asks"][0]["seat"]
    me = person(server, reduced_motion="no-preference")
    if lasting:
        me.page.add_init_script(LASTING)
    enter(me, players[0].table, players[(asked + 1) % 3].token)
    move = next(move for move in players[asked].moves() if move != "draw:saloon")
    number = players[asked].look()["number"]
    assert players[asked].play(move, number).status_code == 200
    me.wait_for_number(number + 1)
    if lasting:
        me.page.locator("#board .aloft .trace").first.wait_for()  # the mark travels along
        flying, above, hidden = me.page.evaluate(ALOFT)
        assert (flying, above) == (hidden, True)
    else:
        me.wait_until("!document.querySelector('#board .aloft')")
        assert me.page.evaluate(ALOFT)[2] == 0


@pytest.mark.browser
def test_the_history_plays_by_itself(server: Server, person: Any) -> None:
    players = people(server.url, 2)
    turns(players, 5)
    me = person(server)
    enter(me, players[0].table, players[0].token)
    me.page.locator("#speed").select_option("once")
    me.page.goto(f"/t/{players[0].table}?at=0")
    me.page.locator("#walk").click()
    expect(me.page.locator("#steps .where")).to_contain_text("Move 5 of 5")
    expect(me.page.locator("#walk .sign")).to_have_text("▶")


@pytest.mark.browser
def test_a_map_is_paused_and_slowed_down_beside_it(server: Server, person: Any) -> None:
    players = people(server.url, 2, game="pioneers")
    seat = turns(players, 0)
    me = person(server)
    enter(me, players[0].table, players[1 - seat].token)
    speeds = me.page.locator("#lately .speeds")
    with me.page.expect_response("**/speed") as answer:
        speeds.locator("[data-speed=slow]").click()
    assert answer.value.status == 204
    expect(speeds.locator("[data-speed=slow]")).to_have_attribute("aria-pressed", "true")
    pause = speeds.locator("[data-pause]")
    pause.click()
    expect(pause).to_have_attribute("aria-pressed", "true")
    expect(me.page.locator("#caption")).to_contain_text("paused")
    me.page.locator("#caption button").click()
    expect(pause).to_have_attribute("aria-pressed", "false")


@pytest.mark.browser
def test_a_pointer_at_rest_asks_for_no_explanation(server: Server, person: Any) -> None:
    players = people(server.url, 2)
    seat = turns(players, 0)
    me = person(server)
    enter(me, players[0].table, players[1 - seat].token)
    deck, tip = me.page.locator("#deck-deadwood"), me.page.locator("#tip")
    box = deck.bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    me.page.mouse.move(*middle)
    expect(tip).to_be_visible()
    me.page.evaluate("window.explained = 0")
    me.page.evaluate(
        """() => {
          const tip = document.querySelector('#tip');
          const count = () => { window.explained += !tip.hidden; };
          new MutationObserver(count).observe(tip, { attributeFilter: ['hidden'] });
        }"""
    )
    assert players[seat].play("draw:deadwood", 0).status_code == 200
    me.wait_for_number(1)
    expect(tip).to_be_hidden()
    me.page.wait_for_timeout(800)  # longer than an explanation waits
    assert me.page.evaluate("window.explained") == 0
    me.page.mouse.move(middle[0] + 9, middle[1])
    me.page.mouse.move(5, 5)
    me.page.mouse.move(*middle)
    expect(tip).to_be_visible()


def test_the_stretch_of_others_ends_before_my_own_moves() -> None:
    class Table:
        class course:  # noqa: N801
            movers: tuple[int | None, ...] = (None, 0, 1, 1, 2, 0, 0)

    assert stretch(Table, 0) == (1, 4)  # type: ignore[arg-type]
    assert stretch(Table, 2) == (4, 6)  # type: ignore[arg-type]
    assert stretch(Table, None) == (0, 6)  # type: ignore[arg-type]


HEARD = """() => {
  window.heard = [];
  const tell = (node) => {
    const line = node.nodeType === 1 ? node : node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (text && line) window.heard.push(text);
  };
  new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.type === 'characterData') tell(change.target);
      for (const node of change.addedNodes) tell(node);
    }
  }).observe(document.querySelector('#announce'), {
    subtree: true, childList: true, characterData: true,
  });
}"""
"""What a screen reader reads out: whatever is new in the region, and nothing that stood there."""


@pytest.mark.browser
@pytest.mark.parametrize("watching", [False, True], ids=["player", "onlooker"])
def test_what_happens_is_read_out_once_my_own_moves_too(
    server: Server, person: Any, watching: bool
) -> None:
    made = new_table(server.url, [{"kind": "me", "name": "Ada"}, *[{"kind": "open"}] * 2])
    players = [Player(server.url, made["id"], made["token"], 0)]
    players += [sit(server.url, link["secret"], f"P{link['seat']}") for link in made["open"]]
    me = person(server)
    if watching:
        me.page.goto(f"/w/{made['watch']}")
        me.page.locator("#board").wait_for()
    else:
        enter(me, made["id"], players[turns(players, 0)].token)
    expect(me.page.locator("#announce")).to_have_attribute("aria-atomic", "false")
    me.page.evaluate(HEARD)
    for number in range(3):
        mover = players[turns(players, 0)]
        assert mover.play(mover.moves()[number], number).status_code == 200
        me.wait_for_number(number + 1)
    heard = me.page.evaluate("window.heard")
    taken = [line for line in heard if re.search("takes? ", line)]
    assert len(taken) == len(set(taken)) == 3, heard
    assert watching or taken[0].startswith("You take "), heard
