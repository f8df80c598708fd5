"""Cards that are turned up, and what hits somebody: seen by all, and by those who are hit."""

from __future__ import annotations

from collections.abc import Callable
from html import unescape

import pytest

import saloon
from saloon.ending import Watch, concerns
from saloon.engine.event import Event
from saloon.engine.rng import Rng
from saloon.games.pioneers.content import PIONEERS_EACH
from saloon.server.course import Course
from saloon.words import LANGS, teller
from tests.server.client import Player
from tests.server.server import Server
from tests.server.stored import keep_table


def played_to(
    game: str, found: Callable[[saloon.Match, list[Event]], bool], **options: object
) -> tuple[saloon.Match, list[Event]]:
    """A match of random moves up to one whose events are what is looked for, and these."""
    for deal in range(20):
        match = saloon.Match(saloon.game(game), 3, f"lately {deal}", options)
        rng = Rng.seeded(f"lately {deal}")
        told = 0
        while not match.over and len(match.history) < 1500:
            ask = match.asks[0]
            match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
            fresh, told = match.events[told:], len(match.events)
            if found(match, fresh) and not match.over:
                return match, fresh
    raise AssertionError("it never happened")


def draws_in_vain(match: saloon.Match, fresh: list[Event]) -> bool:
    """Whether somebody drew a card that asks nobody anything and brings something."""
    kinds = [event.kind for event in fresh]
    turned = "event" in kinds and ("gains" in kinds or "loses" in kinds)
    return turned and match.view(None)["table"]["card"] is None


def test_a_card_without_a_choice_is_shown_to_everybody_with_its_outcome(server: Server) -> None:
    match, fresh = played_to("pioneers", draws_in_vain)
    row = keep_table(server, match, range(3))
    place = next(n for n, event in enumerate(fresh) if event.kind == "event")
    for seat in range(3):
        tell = teller(match.game, "en", ["Ada", "Belle", "Cole"], seat)
        page = Player(server.url, row.id, f"{row.id}-{seat}", seat).http.get(f"/t/{row.id}").text
        card = unescape(page.partition('class="card happening"')[2].partition("</div>")[0])
        assert tell.event(fresh[place]) in card
        assert tell.event(fresh[place + 1]) in card


def test_a_card_is_gone_when_the_next_turn_is_under_way(server: Server) -> None:
    def later(match: saloon.Match, fresh: list[Event]) -> bool:
        turns = [n for n, event in enumerate(match.events) if event.kind == "turn"]
        drawn = [n for n, event in enumerate(match.events) if event.kind == "event"]
        return bool(drawn and turns and turns[-1] > drawn[-1] and "move-roll" in map(kind, fresh))

    match, _ = played_to("pioneers", later)
    row = keep_table(server, match, range(3))
    page = Player(server.url, row.id, f"{row.id}-0", 0).http.get(f"/t/{row.id}").text
    assert 'class="card happening"' not in page


def test_on_a_phone_a_card_goes_with_the_next_move(server: Server) -> None:
    """There it lies over the map; on a large screen it stays until the turn is over."""

    def drawn_before(match: saloon.Match, fresh: list[Event]) -> bool:
        since = [event.kind for event in match.events[: len(match.events) - len(fresh)]]
        turn = since[::-1].index("turn") if "turn" in since else len(since)
        return "event" in since[len(since) - turn :] and not {"turn", "event"} & set(
            map(kind, fresh)
        )

    match, _ = played_to("pioneers", drawn_before)
    row = keep_table(server, match, range(3))
    shown = {}
    for screen in ("0", "1"):
        http = Player(server.url, row.id, f"{row.id}-0", 0).http
        http.cookies.set("wide", screen)
        shown[screen] = 'class="card happening"' in http.get(f"/t/{row.id}").text
    assert shown == {"0": False, "1": True}


def fought_out(match: saloon.Match, fresh: list[Event]) -> bool:
    """Whether a fight in which the last seat had no part has just come to an end."""
    tell = teller(match.game, "en")
    fights = [one for one in Watch(tell).follow(match.events) if one.kind == "fight"]
    ends = {event.kind for event in fresh} & set(tell.ENDINGS["fight"].closes)
    return bool(ends and fights) and not concerns(tell, fights[-1], 2)


def test_a_fight_of_others_is_one_line_and_one_picture(server: Server) -> None:
    """How it came to that stands behind a press; who fought is not told twice."""
    match, _ = played_to("bantam", fought_out)
    tell = teller(match.game, "en", ["Ada", "Belle", "Cole"], 2)
    fight = [one for one in Watch(tell).follow(match.events) if one.kind == "fight"][-1]
    row = keep_table(server, match, range(3))

    def card(seat: int) -> str:
        page = Player(server.url, row.id, f"{row.id}-{seat}", seat).http.get(f"/t/{row.id}").text
        return unescape(page.partition('class="card happening"')[2].partition("</div>")[0])

    shown, _, told = card(2).partition("<details>")
    assert 'class="settled"' in shown
    assert tell.event(fight.events[0]) in shown
    assert 1 <= shown.count("<li") <= 4
    blows = [event for event in fight.events if event.kind in ("plays", "engagement")]
    assert blows
    for event in blows:
        assert tell.event(event) in told
        assert tell.event(event) not in shown
    part = next(seat for seat in range(2) if concerns(tell, fight, seat))
    assert 'class="settled"' not in card(part)


def kind(event: Event) -> str:
    return event.kind


@pytest.mark.parametrize("what", ["dies", "jailed", "holdup"])
def test_what_hits_a_pioneer_stops_for_its_player_alone(what: str) -> None:
    match, _ = played_to("pioneers", lambda _match, fresh: what in map(kind, fresh))
    tell = teller(match.game, "en")
    stretch = [s for s in Watch(tell).follow(match.events) if s.kind == what][-1]
    named = dict(zip(tell.EVENTS[what], stretch.events[0].args, strict=True))
    hurt = named["who"] if "who" in named else named["pioneer"] // PIONEERS_EACH
    assert [seat for seat in range(3) if concerns(tell, stretch, seat)] == [hurt]
    assert not concerns(tell, stretch, None)


def test_a_card_of_somebody_else_stops_whom_it_hits() -> None:
    """Belle draws Spoiled Meat: everybody with much Food loses some."""
    tell = teller(saloon.game("pioneers"), "en")
    drawn = Event("event", ("PIO-DIE-04",), (1, 0))
    after = [Event("loses", ("PIO-DIE-08",), (seat, 0, 3)) for seat in (1, 2)]
    [stretch] = Watch(tell).follow([drawn, *after])
    assert [seat for seat in range(4) if concerns(tell, stretch, seat, after)] == [1, 2]
    assert [seat for seat in range(4) if concerns(tell, stretch, seat)] == [1]


def test_who_faints_is_told_why() -> None:
    match, fresh = played_to("bantam", lambda _match, new: "faints" in map(kind, new))
    tell = teller(match.game, "en")
    course = Course(match.at(len(match.history) - 1))
    course.follow(match)
    stretch = [s for s in course.watch.found if s.kind in ("faints", "fight")][-1]
    who = next(event.args[0] for event in fresh if event.kind == "faints")
    assert concerns(tell, stretch, who)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", ["pioneers", "bantam"])
def test_everything_that_stops_has_a_title(game: str, lang: str) -> None:
    tell = teller(saloon.game(game), lang)
    for ending in tell.ENDINGS:
        assert f"ending-{ending}" in tell.words, ending
