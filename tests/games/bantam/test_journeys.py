"""What a character can do from where it stands, and the Acres in its reach."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import saloon
from saloon.choices import keys_of
from saloon.engine.rng import Rng
from saloon.games.bantam.board import ACRE
from saloon.games.bantam.journeys import at_a_stretch
from saloon.games.bantam.look import ACRE_NUMBER
from saloon.games.bantam.text import BantamTeller
from saloon.journeys import figures, goes_on, legal_of, travel
from saloon.words import LANGS, teller

GAME = saloon.game("bantam")


def turns(mode: str, count: int) -> Iterator[tuple[saloon.Match, int]]:
    """Turns of a game played at random."""
    match = saloon.Match(GAME, 3, f"journeys {mode}", {"mode": mode})
    rng = Rng.seeded("journeys")
    while count and not match.over:
        ask = next(ask for ask in match.asks if ask.seat not in match.committed)
        if ask.prompt == "turn":
            count -= 1
            yield match, ask.seat
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])


@pytest.mark.parametrize("mode", ["welcome_a", "governors"])
def test_ways_lead_where_they_say_for_the_grit_they_say(mode: str) -> None:
    """BAN-MOV-01, BAN-MOV-05: the first Acre of a Move pays its Grit, the others are free."""
    arrived = 0
    for match, seat in turns(mode, 40):
        view = match.view(seat)
        found = figures(match, view, teller(GAME, "en", (), seat))
        grit = view["table"]["players"][seat]["grit"]
        for way in found[0].ways[::4] if found else []:
            assert way.moves[0] in legal_of(view)
            assert way.cost <= grit
            world = match.clone()
            last = ""
            for number, move in enumerate(way.moves):
                if number and not goes_on(GAME, world.view(seat), way.moves[number:], last):
                    break
                world.play(seat, move)
                last = move
            now = world.view(seat)["table"]["players"][seat]
            if world.ask_for(seat) and f"acre-{now['place']}" == way.place:
                arrived += 1
                assert grit - now["grit"] in (way.cost, way.cost + 1)  # a failed check may cost one
    assert arrived > 20


def test_a_walk_that_went_elsewhere_is_not_walked_on() -> None:
    match, seat = next(turns("welcome_a", 1))
    view = match.view(seat)
    found = figures(match, view, teller(GAME, "en", (), seat))
    way = next(way for way in found[0].ways if len(way.moves) == 2)
    here = view["table"]["players"][seat]["place"]
    legal = [move for move in legal_of(view) if move.startswith("go:")]
    assert not goes_on(GAME, view, legal[:1], way.moves[0])
    assert goes_on(GAME, view, legal[:1], f"go:{here}")


@pytest.mark.parametrize("lang", LANGS)
def test_groups_stand_in_one_order_and_reasons_are_short(lang: str) -> None:
    seen = set()
    for match, seat in turns("governors", 40):
        view = match.view(seat)
        told = teller(GAME, lang, (), seat)
        for figure in figures(match, view, told):
            groups = [group for group, _ in figure.groups]
            order = ("move", "act", "fight", "things")
            assert groups == sorted(groups, key=order.index)
            offered = {deed.moves[0] for deed in figure.deeds if deed.moves}
            plain = {m for m in legal_of(view) if m[:3] != "go:" and not told.is_leaving(m)}
            exits = {move for move in offered if move[:3] == "go:"}
            assert offered - exits == plain
            assert exits <= set(legal_of(view))
            seen |= {deed.note for deed in figure.deeds if not deed.moves}
    assert all(0 < len(reason.split()) <= 4 for reason in seen)


def test_nothing_hidden_decides_what_is_offered() -> None:
    for match, seat in turns("governors", 12):
        told = teller(GAME, "en", (), seat)
        other = match.imagine(seat)
        mine = figures(match, match.view(seat), told)
        assert figures(other, other.view(seat), told) == mine


def test_a_key_means_the_same_on_the_board_and_in_the_bar() -> None:
    """A letter that the board shows for one move never plays another."""
    several = 0
    for mode in ("welcome_a", "governors"):
        for match, seat in turns(mode, 25):
            view = match.view(seat)
            told = teller(GAME, "en", (), seat)
            shown = keys_of(told, view)
            [figure] = figures(match, view, told)
            keys = [deed.key for deed in figure.deeds if deed.key]
            assert len(keys) == len(set(keys))
            for deed in figure.deeds:
                if deed.moves and not deed.moves[0].startswith("go:"):
                    assert deed.key == shown[deed.moves[0]]
                    several += 1
            assert not any(key for move, key in shown.items() if move.startswith("go:"))
    assert several > 50


def test_the_way_to_another_tile_stands_among_the_moves() -> None:
    """It may lie outside the window of the map."""
    for match, seat in turns("welcome_a", 60):
        view = match.view(seat)
        [figure] = figures(match, view, teller(GAME, "en", (), seat))
        here = view["table"]["players"][seat]["place"]
        legal = set(legal_of(view))
        if here in ACRE_NUMBER:
            tile = ACRE[ACRE_NUMBER[here]].tile
            away = {
                move
                for move in legal
                if move.startswith("go:")
                and move[3:] in ACRE_NUMBER
                and ACRE[ACRE_NUMBER[move[3:]]].tile != tile
            }
            offered = {d.moves[0] for d in figure.deeds if d.moves and d.moves[0][:3] == "go:"}
            assert offered == away
            if away:
                return
    raise AssertionError("nobody stood at a gate")


def test_work_for_all_the_grit_is_one_press() -> None:
    """It goes on for as long as nothing else is asked, and never where it was not meant."""
    worked = 0
    for mode in ("welcome_a", "governors"):
        for match, seat in turns(mode, 250):
            if "work" not in legal_of(match.view(seat)):
                continue
            [figure] = figures(match, match.view(seat), teller(GAME, "en", (), seat))
            for deed in figure.deeds:
                if len(deed.moves) < 2:
                    continue
                world = match.clone()
                travel(world, seat, deed.moves)
                made = [move for _, move in world.moves[len(match.moves) :]]
                assert made == list(deed.moves[: len(made)])
                ask = world.ask_for(seat)
                whole = len(made) == len(deed.moves)
                assert whole or ask is None or ask.prompt != "turn" or made[-1] != deed.moves[0]
                worked += made.count("work") > 1
    assert worked


def test_all_that_lies_here_is_one_press() -> None:
    match, seat = next(turns("welcome_a", 1))
    view = match.view(seat)
    told = teller(GAME, "en", (), seat)
    assert isinstance(told, BantamTeller)
    here = view["table"]["players"][seat]["place"]
    view["table"]["ground"] = {here: ["gem", "hide", "hide", "dollar"]}
    legal = ["pick-up:gem", "pick-up:hide", "pass"]
    [deed] = at_a_stretch(view, told, legal, "things")
    assert deed.moves == ("pick-up:gem", "pick-up:hide", "pick-up:hide")
    view["asks"][0]["moves"] = legal
    assert goes_on(GAME, view, deed.moves[1:], deed.moves[0])
    assert not goes_on(GAME, view, deed.moves[1:], "work")
    assert not list(at_a_stretch(view, told, ["pick-up:gem", "pass"], "things"))
