"""One press plays a row of own moves; the map is where one plays."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

import saloon
from saloon.engine.rng import Rng
from saloon.games.pioneers.journeys import figures as pioneers_figures
from saloon.journeys import figures, in_advance, legal_of
from saloon.server.lately import HIT
from saloon.words import teller
from tests.server.browser import enter
from tests.server.client import Player
from tests.server.server import Server
from tests.server.stored import NAMES, asked, keep_table, moves_after


def press(player: Player, move: str, number: int, wish: str = "") -> httpx.Response:
    """What a page sends when a button is pressed."""
    return player.http.post(
        f"/t/{player.table}/play",
        data={"number": number, "move": move, "sure": "1", "wish": wish},
        headers={"hx-request": "true"},
    )


def at_work(server: Server) -> tuple[Player, dict[str, Any], saloon.Match]:
    """Somebody who may put a Pioneer to work, their view, and the match as it is stored."""
    match = asked("pioneers", {"work"})
    seat = match.asks[0].seat
    row = keep_table(server, match, range(match.seats))
    me = Player(server.url, row.id, f"{row.id}-{seat}", seat)
    return me, match.view(seat), match


def test_one_press_plays_a_row_of_moves(server: Server) -> None:
    me, view, match = at_work(server)
    before = me.look()["number"]
    found = figures(match, view, teller(match.game, "en", (), me.seat))
    way = next(way for way in found[0].ways if way.chance == 1)
    assert len(way.moves) >= 3
    answer = press(me, " ".join(way.moves), before)
    assert answer.status_code == 204
    now = me.look()
    assert now["number"] >= before + len(way.moves) - 1  # a last stop may not be asked for
    assert now["view"]["table"]["acting"] is not None


def test_a_row_that_begins_with_what_is_not_legal_changes_nothing(server: Server) -> None:
    me, _, _ = at_work(server)
    before = me.look()["number"]
    assert press(me, "act:move at:0,0", before).status_code == 422
    assert press(me, " ".join(["end"] * 41), before).status_code == 422
    assert me.look()["number"] == before


def test_a_row_ends_where_something_else_is_asked(server: Server) -> None:
    me, view, _ = at_work(server)
    before = me.look()["number"]
    pick = next(move for move in legal_of(view) if move.startswith("pioneer:"))
    assert press(me, f"{pick} stop stop stop", before).status_code == 204
    now = me.look()
    assert now["number"] == before + 1  # a stop on a walk is no rest for a Pioneer
    assert now["view"]["asks"][0]["prompt"] == "action"


def test_a_basket_buys_several_goods_by_one_press(server: Server) -> None:
    match = saloon.Match(saloon.game("pioneers"), 2, "basket")
    while match.asks[0].prompt != "work":
        match.play(match.asks[0].seat, match.asks[0].moves[0])
    seat = match.asks[0].seat
    told = teller(match.game, "en", (), seat)
    found = figures(match, match.view(seat), told)
    deed = next(deed for deed in found[0].deeds if deed.moves[-1:] == ("act:buy",))
    assert deed.panel is not None
    wares = {line.name: line for line in deed.panel.sides[0].lines}
    assert wares["Food"].price == 1
    row = keep_table(server, match, range(2))
    me = Player(server.url, row.id, f"{row.id}-{seat}", seat)
    had = match.view(seat)["table"]["players"][seat]
    lines = [wares["Food"].moves.format(n=3), wares["Horse"].moves.format(n=1), "done"]
    assert press(me, " ".join([*deed.moves, *lines]), me.look()["number"]).status_code == 204
    now = me.look()["view"]["table"]["players"][seat]
    assert now["food"] == had["food"] + 3
    assert now["horse"]
    assert now["cash"] == had["cash"] - 7


def test_an_offer_is_put_together_and_sent_by_one_press(server: Server) -> None:
    match = saloon.Match(saloon.game("pioneers"), 3, "offer")
    while match.asks[0].prompt != "work":
        match.play(match.asks[0].seat, match.asks[0].moves[0])
    seat = match.asks[0].seat
    found = figures(match, match.view(seat), teller(match.game, "en", (), seat))
    deed = next(deed for deed in found[0].deeds if deed.moves[-1:] == ("act:trade",))
    assert deed.panel is not None
    to, _, theirs = deed.panel.partners[0]
    give = next(line for line in deed.panel.sides[0].lines if ":money:" in line.moves)
    want = next(line for line in theirs.lines if ":food:" in line.moves)
    row = keep_table(server, match, range(3))
    me = Player(server.url, row.id, f"{row.id}-{seat}", seat)
    moves = [*deed.moves, to, give.moves.format(n=2), want.moves.format(n=1), deed.panel.last]
    assert press(me, " ".join(moves), me.look()["number"]).status_code == 204
    ask = me.look()["view"]["asks"][0]
    assert (ask["prompt"], ask["seat"]) == ("answer", int(to[-1]))


def failing(wish: str) -> tuple[saloon.Match, str]:
    """A turn of `bantam` with a deed whose roll fails, and the deed."""
    for deal in range(40):
        match = saloon.Match(saloon.game("bantam"), 2, f"failing {deal}")
        rng = Rng.seeded(f"failing {deal}")
        for _ in range(40):
            ask = match.asks[0]
            if (
                ask.prompt == "turn"
                and match.view(ask.seat)["table"]["players"][ask.seat]["wil"] > 1
            ):
                for move in ask.moves:
                    world = match.clone()
                    world.play(ask.seat, move)
                    then = world.ask_for(ask.seat)
                    if then is None or then.prompt != "reroll":
                        continue
                    world.play(ask.seat, wish)
                    after = world.ask_for(ask.seat)
                    if after is not None and after.prompt == "turn":
                        return match, match.game.text(move)
            match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    raise AssertionError("no roll failed")


@pytest.mark.parametrize("wish", ["accept", "reroll"])
def test_what_is_wished_for_when_a_roll_fails_is_answered_by_the_same_press(
    server: Server, wish: str
) -> None:
    match, move = failing(wish)
    seat = match.asks[0].seat
    for say, prompt in (("", "reroll"), (wish, "turn")):
        row = keep_table(server, match, range(2))
        me = Player(server.url, row.id, f"{row.id}-{seat}", seat)
        before = me.look()["number"]
        assert press(me, move, before, say).status_code == 204
        now = me.look()
        assert now["view"]["asks"][0]["prompt"] == prompt
        assert now["number"] == before + (2 if say else 1)


def test_the_last_will_power_is_never_spent_beforehand() -> None:
    """BAN-WIL-02"""
    match, move = failing("reroll")
    seat = match.asks[0].seat
    match.play(seat, move)
    view = match.view(seat)
    assert in_advance(match.game, view, "reroll") == "reroll"
    assert in_advance(match.game, view, "last") == ""
    view["table"]["players"][seat]["wil"] = 1
    assert in_advance(match.game, view, "reroll") == ""
    assert in_advance(match.game, view, "last") == "accept"
    assert in_advance(match.game, view, "accept") == "accept"
    assert in_advance(match.game, view, "pass") == ""


def at_a_dig(seed: str = "dig") -> saloon.Match:
    """A turn of `bantam` with Grit to work twice, where the first roll fails."""
    for deal in range(60):
        match = saloon.Match(saloon.game("bantam"), 2, f"{seed} {deal}")
        rng = Rng.seeded(f"{seed} {deal}")
        for _ in range(80):
            ask = match.asks[0]
            legal = legal_of(match.view(ask.seat))
            me = match.view(ask.seat)["table"]["players"][ask.seat]
            if ask.prompt == "turn" and "work" in legal and me["grit"] > 1 and me["wil"] > 1:
                world = match.clone()
                world.play(ask.seat, "work")
                then = world.ask_for(ask.seat)
                if then is not None and then.prompt == "reroll":
                    return match
            work = [move for move in legal if move == "work" or move.startswith("go:")]
            match.play(ask.seat, work[rng.below(len(work))] if work else legal[-1])
    raise AssertionError("nobody worked")


def test_a_row_goes_on_after_the_answer_to_a_roll(server: Server) -> None:
    """Who answers by hand need not press for the rest of the row again."""
    match = at_a_dig()
    seat = match.asks[0].seat
    row = keep_table(server, match, range(2))
    me = Player(server.url, row.id, f"{row.id}-{seat}", seat)
    start = number = me.look()["number"]
    assert press(me, "work work", number).status_code == 204
    assert me.look()["view"]["asks"][0]["prompt"] == "reroll"
    while me.look()["view"]["asks"][0]["prompt"] == "reroll":
        number = me.look()["number"]
        assert press(me, "accept", number).status_code == 204
    assert moves_after(server, row.id, start).count("work") == 2


def test_both_dice_answered_at_once_let_a_row_go_on(server: Server) -> None:
    """What waited for the answer follows it, and what was wished for is not asked in between."""
    for deal in range(60):
        match = at_a_dig(f"both {deal}")
        world = match.clone()
        seat = match.asks[0].seat
        world.play(seat, "work")
        world.play(seat, "accept")
        then = world.ask_for(seat)
        if then is not None and then.prompt == "reroll":
            break
    row = keep_table(server, match, range(2))
    me = Player(server.url, row.id, f"{row.id}-{seat}", seat)
    start = me.look()["number"]
    assert press(me, "work work", start).status_code == 204
    assert press(me, "accept accept", start + 1, "reroll").status_code == 204
    made = moves_after(server, row.id, start)
    assert made[:4] == ["work", "accept", "accept", "work"]


def test_a_spent_turn_ends_by_itself_where_that_is_wished_for(server: Server) -> None:
    for say, prompt in (("", "turn"), ("1", "")):
        match = spending()
        seat = match.asks[0].seat
        row = keep_table(server, match, range(2))
        me = Player(server.url, row.id, f"{row.id}-{seat}", seat)
        start = me.look()["number"]
        answer = me.http.post(
            f"/t/{row.id}/play",
            data={"number": start, "move": "reflect", "sure": "1", "by_itself": say},
            headers={"hx-request": "true"},
        )
        assert answer.status_code == 204
        asks = [ask["prompt"] for ask in me.look()["view"]["asks"] if ask["seat"] == seat]
        assert moves_after(server, row.id, start)[:2] == ["reflect", "pass"][: 1 + bool(say)]
        assert bool(prompt) == (asks == ["turn"] and not say)


def spending() -> saloon.Match:
    """A turn of `bantam` whose last Grit is spent by a deed that needs no roll."""
    for deal in range(200):
        match = saloon.Match(saloon.game("bantam"), 2, f"spending {deal}")
        rng = Rng.seeded(f"spending {deal}")
        for _ in range(60):
            ask = match.asks[0]
            legal = legal_of(match.view(ask.seat))
            if ask.prompt == "turn" and "reflect" in legal:
                world = match.clone()
                world.play(ask.seat, "reflect")
                then = world.ask_for(ask.seat)
                left = {world.game.text(move) for move in then.moves} if then else set()
                if left and left <= {"pass", "unload"}:
                    return match
            match.play(ask.seat, legal[rng.below(len(legal))])
    raise AssertionError("nobody spent all their Grit")


def test_what_hits_me_weighs_more_than_what_others_score() -> None:
    tell = teller(saloon.game("pioneers"), "en", (), 1)
    assert tell.struck(saloon.Event("dies", ("PIO-FEED-05",), (9, 0))) == 1
    assert tell.struck(saloon.Event("robs", ("PIO-BANDIT-01",), (0, 1, 0, 2))) == 1
    assert tell.struck(saloon.Event("turn", ("PIO-TURN-01",), (1, 3))) is None
    assert HIT == 3


def test_figures_are_made_from_views_alone() -> None:
    """The imagined world is asked only for what a seat sees after its own moves."""
    match = asked("pioneers", {"work"})
    seat = match.asks[0].seat
    views: list[dict[str, Any]] = []

    def ahead(moves: Any) -> Any:
        world = match.imagine(seat)
        for move in moves:
            world.play(seat, move)
        views.append(world.view(seat))
        return views[-1]

    assert pioneers_figures(match.view(seat), teller(match.game, "en", (), seat), ahead)
    assert views


MAP_SHARE = """() => {
  const box = document.querySelector('#table').getBoundingClientRect();
  return (box.width * box.height) / (innerWidth * innerHeight);
}"""


ROOM_IN_THE_BAR = """() => {
  const bar = document.querySelector('.deeds:not([hidden])');
  const shown = bar.querySelectorAll('li:not(.extra), .rest:not([hidden])');
  const end = Math.max(...[...shown].map((one) => one.getBoundingClientRect().right));
  const pinned = [...document.querySelectorAll('#choose > .wish, #choose > .leaving')];
  const [next] = pinned;
  return next.getBoundingClientRect().left - end;
}"""
"""Between the last button of the bar and what is pinned at its right."""

CUT_AIMS = """() => [...document.querySelectorAll('#goal-aims :is(b, .state)')]
  .filter((one) => one.scrollWidth >= one.getBoundingClientRect().width + 1)
  .map((one) => one.textContent)"""
"""The ways to score of which only a part can be read."""


@pytest.mark.browser
@pytest.mark.parametrize(
    ("game", "locale"), [("pioneers", "en-GB"), ("pioneers", "fr-FR"), ("bantam", "en-GB")]
)
def test_the_map_is_where_one_plays(server: Server, person: Any, game: str, locale: str) -> None:
    match = asked(game, {"work" if game == "pioneers" else "turn"})
    seat = match.asks[0].seat
    row = keep_table(server, match, range(match.seats))
    me = person(server, locale=locale)
    enter(me, row.id, f"{row.id}-{seat}")
    page = me.page
    areas = page.locator("#map-around .way-area")
    expect(areas.first).to_be_attached()
    assert page.evaluate(MAP_SHARE) > 0.65
    before = page.locator("#board").bounding_box()
    assert page.evaluate(ROOM_IN_THE_BAR) >= 0
    assert page.evaluate(CUT_AIMS) == []
    # What is said of a place, and what a press there plays, are the same way.
    area = areas.first
    area.focus()
    page.evaluate("dispatchEvent(new Event('resize'))")  # all is drawn again
    expect(areas.first).to_be_focused()
    label = area.get_attribute("aria-label")
    expect(page.locator("#way-card")).to_contain_text(str(label))
    go = str(area.get_attribute("data-go")).split()
    with page.expect_request("**/play") as sent:
        page.keyboard.press("Enter")
    assert dict(httpx.QueryParams(sent.value.post_data or ""))["move"].split() == go
    me.wait_past(len(match.history))
    assert page.locator("#board").bounding_box() == before


def ambushing() -> saloon.Match:
    """A table of `bantam` where somebody can be ambushed on an Acre that is in reach."""
    for deal in range(60):
        match = saloon.Match(saloon.game("bantam"), 3, f"ambush {deal}")
        rng = Rng.seeded(f"ambush {deal}")
        while not match.over and len(match.history) < 200:
            ask = match.asks[0]
            legal = [match.game.text(move) for move in ask.moves]
            if ask.prompt == "turn":
                players = match.view(ask.seat)["table"]["players"]
                where = {f"ambush:{one['seat']}": f"go:{one['place']}" for one in players}
                if any(move in legal and way in legal for move, way in where.items()):
                    return match
            match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    raise AssertionError("nobody came near")


@pytest.mark.browser
def test_what_is_said_of_somebody_and_what_a_press_on_them_plays_are_the_same(
    server: Server, person: Any
) -> None:
    match = ambushing()
    seat = match.asks[0].seat
    row = keep_table(server, match, range(3))
    me = person(server)
    enter(me, row.id, f"{row.id}-{seat}")
    page = me.page
    rival = page.locator("#board .lit[data-move^='ambush:']:not([data-move*='_'])").first
    expect(page.locator("#map-around .way-area").first).to_be_attached()
    box = rival.locator(".area").bounding_box()
    said = rival.get_attribute("data-move")
    assert box is not None
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(*middle)
    tip = page.locator("#tip")
    expect(tip).to_be_visible()
    expect(tip).to_contain_text("Ambush")
    expect(page.locator("#way-card")).to_be_hidden()
    with page.expect_request("**/play") as sent:
        page.mouse.click(*middle)
    played = dict(httpx.QueryParams(sent.value.post_data or ""))["move"]
    assert played == said


@pytest.mark.browser
def test_a_trade_is_four_presses_to_whomever_has_the_goods(server: Server, person: Any) -> None:
    match = saloon.Match(saloon.game("pioneers"), 3, "offer")
    while match.asks[0].prompt != "work":
        match.play(match.asks[0].seat, match.asks[0].moves[0])
    seat = match.asks[0].seat
    row = keep_table(server, match, range(3))
    me = person(server)
    enter(me, row.id, f"{row.id}-{seat}")
    page = me.page
    trade = page.locator(".deeds:not([hidden]) button[data-sign=trade]")
    page.keyboard.press(str(trade.get_attribute("data-key")))
    mine, theirs = page.locator("#basket .side").all()
    to = page.locator("#basket [data-partner]")
    assert to.count() == 3  # two others, and all of them
    expect(to.last).to_be_disabled()
    mine.locator("li", has_text="Cash").locator(".more").click()
    theirs.locator("li", has_text="Food").locator(".more").click()
    partner = next(one for one in range(3) if one not in (seat, (seat + 1) % 3))
    with page.expect_request("**/play") as sent:
        page.locator("#basket [data-partner]", has_text=NAMES[partner]).click()
    played = dict(httpx.QueryParams(sent.value.post_data or ""))["move"]
    assert f" seat:{partner} " in played
    assert played.endswith(" line:give:money:1 line:get:food:1 send")
    me.wait_past(len(match.history))


@pytest.mark.browser
def test_a_finger_sees_the_way_first_and_nothing_legal_is_out_of_reach(
    server: Server, person: Any
) -> None:
    me_at, _, match = at_work(server)
    me = person(server, viewport={"width": 390, "height": 844}, has_touch=True)
    enter(me, me_at.table, me_at.token)
    page = me.page
    expect(page.locator("#map-around .way-area").first).to_be_attached()
    # While others' moves play once more, what is in reach now is not shown on the board of then.
    page.evaluate("document.body.classList.add('playing-back')")
    expect(page.locator("#map-around .way-area").first).to_be_hidden()
    page.evaluate("document.body.classList.remove('playing-back')")
    around = page.locator("#map-around .around")
    assert around.count() == around.locator(".pill").count()  # a finger cannot ask what a sign says
    tabs = page.locator(".deeds:not([hidden]) .tab")
    assert tabs.count() == 4
    for tab in tabs.all():
        tab.click()
        for button in page.locator(".deeds:not([hidden]) .group.active .move").all()[:2]:
            box = button.bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= 390
            assert box["y"] + box["height"] <= 844
    assert len(match.history) == me.number()


@pytest.mark.browser
def test_a_deed_at_a_place_goes_there_and_does_it(server: Server, person: Any) -> None:
    match = asked("pioneers", {"work"})
    seat = match.asks[0].seat
    found = figures(match, match.view(seat), teller(match.game, "en", (), seat))
    way = next(way for way in found[0].ways if way.deeds and way.chance == 1)
    row = keep_table(server, match, range(match.seats))
    me = person(server)
    enter(me, row.id, f"{row.id}-{seat}")
    page = me.page
    area = page.locator(f"#way-{way.place}")
    expect(area).to_be_attached()
    area.focus()
    names = [f"{deed.name}{place}" for place, deed in enumerate(way.deeds, 1)]
    expect(page.locator("#way-deeds button")).to_have_text(names)
    expect(page.locator("#tip")).to_be_hidden()  # the card says it already
    with page.expect_request("**/play") as sent:
        page.keyboard.press("1")
    played = dict(httpx.QueryParams(sent.value.post_data or ""))["move"].split()
    assert tuple(played) == way.deeds[0].moves
    me.wait_past(len(match.history))


COVERED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const meet = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
    * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const shapes = [...document.querySelectorAll('.around circle, .around .pill')];
  const texts = [...document.querySelectorAll('#board text')];
  const names = texts.filter((one) => !one.closest('.around'));
  const told = (one) => one.textContent.trim();
  const covered = [];
  for (const shape of shapes) {
    for (const name of names) {
      const [a, b] = [box(shape), box(name)];
      if (b.width && meet(a, b) > 0.2 * b.width * b.height) covered.push(told(name));
    }
  }
  const beyond = shapes.filter((one) => box(one).left < 0 || box(one).right > innerWidth);
  return { shapes: shapes.length, covered, beyond: beyond.length };
}"""


@pytest.mark.browser
@pytest.mark.parametrize("game", ["pioneers", "bantam"])
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_deeds_around_a_figure_cover_no_name_and_stay_on_the_screen(
    server: Server, person: Any, game: str, width: int, height: int
) -> None:
    match = asked(game, {"work" if game == "pioneers" else "turn"})
    seat = match.asks[0].seat
    row = keep_table(server, match, range(match.seats))
    me = person(server, viewport={"width": width, "height": height})
    enter(me, row.id, f"{row.id}-{seat}")
    page = me.page
    expect(page.locator("#map-around .way-area").first).to_be_attached()
    found = page.evaluate(COVERED)
    assert found["shapes"] > 0
    assert found["covered"] == []
    assert found["beyond"] == 0


@pytest.mark.browser
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_the_next_ways_to_score_are_swiped_along_on_a_phone(
    server: Server, person: Any, locale: str
) -> None:
    match = asked("pioneers", {"work"})
    seat = match.asks[0].seat
    row = keep_table(server, match, range(match.seats))
    me = person(server, viewport={"width": 390, "height": 844}, has_touch=True, locale=locale)
    enter(me, row.id, f"{row.id}-{seat}")
    page = me.page
    for name in (".wins", ".seats", ".how"):  # these never leave the screen
        box = page.locator(f"#goal {name}").bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= 390
    ways = page.locator("#goal-aims li")
    first = ways.first.bounding_box()
    assert first is not None
    assert first["x"] + first["width"] <= 390
    page.evaluate("document.querySelector('#goal-aims').scrollLeft = 10000")
    last = ways.last.bounding_box()
    assert last is not None
    assert last["x"] + last["width"] <= 390
    assert page.evaluate("document.querySelector('#goal').scrollLeft") == 0


@pytest.mark.browser
def test_a_store_of_bantam_is_a_shelf_with_plus_and_minus_and_one_button_that_pays(
    server: Server, person: Any
) -> None:
    match = saloon.Match(saloon.game("bantam"), 2, "shelf")
    rng = Rng.seeded("shelf")
    told = teller(match.game, "en", (), 0)
    panel = None
    while panel is None:
        ask = match.asks[0]
        if ask.prompt == "turn":
            found = figures(match, match.view(ask.seat), told)
            panel = next((deed.panel for deed in found[0].deeds if deed.panel), None)
            if panel is not None and panel.sides[-1].lines[0].price > 0:
                break
            panel = None
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    seat = match.asks[0].seat
    row = keep_table(server, match, range(2))
    me = person(server)
    enter(me, row.id, f"{row.id}-{seat}")
    page = me.page
    page.evaluate("document.querySelector('#moves button[data-panel]').click()")
    wares = panel.sides[-1].lines
    cheapest = min(wares, key=lambda ware: ware.price)
    line = page.locator("#basket .side").last.locator("li").nth(wares.index(cheapest))
    line.locator(".more").click()
    expect(line.locator("output")).to_have_text("1")
    line.locator(".less").click()
    expect(line.locator("output")).to_have_text("0")
    expect(page.locator("#basket-send")).to_be_disabled()
    line.locator(".more").click()
    expect(page.locator("#basket .sum")).to_contain_text("you keep $")
    expect(line.locator(".one")).to_be_disabled()  # something else is in the basket
    line.locator(".less").click()
    expect(line.locator(".one")).to_have_text(f"1 for ${cheapest.price + panel.extra}")
    with page.expect_request("**/play"):  # a lone thing is bought by its price
        line.locator(".one").click()
    me.wait_past(len(match.history))
    cash = Player(server.url, row.id, f"{row.id}-{seat}", seat).look()
    assert (
        cash["view"]["table"]["players"][seat]["cash"] == panel.money - cheapest.price - panel.extra
    )
