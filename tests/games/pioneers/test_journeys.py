"""What a Pioneer can do from where it stands, and the tiles in its reach."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import saloon
from saloon.engine.rng import Dice
from saloon.games.pioneers.text import reference
from saloon.journeys import Figure, figures, goes_on, legal_of
from saloon.words import LANGS
from tests.games.pioneers.settled import GAME, at_table, middle_games, settled

FIGURED = ("work", "action", "step")


def asked(games: int) -> Iterator[tuple[saloon.Match, saloon.Ask, list[Figure]]]:
    """Decisions of settled games about one's Pioneers, a few of each kind."""
    seen = dict.fromkeys(FIGURED, 0)
    for match, ask in middle_games(games):
        if ask.prompt in FIGURED and seen[ask.prompt] < 12:
            seen[ask.prompt] += 1
            told = at_table("en", match.seats, ask.seat)
            yield match, ask, figures(match, match.view(ask.seat), told)
    assert all(seen.values())


def stands(match: saloon.Match, seat: int, id: str) -> str:
    """Where a Pioneer stands now."""
    number = int(id.rpartition("-")[2])
    family = match.view(seat)["table"]["players"][seat]["pioneers"]
    one = next(one for one in family if one["number"] == number)
    return reference(one["q"], one["r"])


def test_every_way_leads_where_it_says_for_what_it_says() -> None:
    """PIO-MOVE-01..08: with a die that brings enough the whole row of moves is legal."""
    ways = 0
    for match, ask, found in asked(30):
        for figure in found:
            for way in figure.ways[::5]:
                world = match.clone()
                left = 0
                for number, move in enumerate(way.moves):
                    view = world.view(ask.seat)
                    if not goes_on(GAME, view, way.moves[number:]):
                        break
                    if move == "act:move":
                        world.state.rng = Dice([6])
                    world.play(ask.seat, move)
                    now = world.ask_for(ask.seat)
                    if now is not None and now.prompt == "step" and move.startswith("act"):
                        left = now.args[1]
                else:
                    ways += 1
                    continue
                # It ended on the way: the die fell short, or somebody else is asked.
                assert way.moves[number] == "at" or way.cost > left or world.ask is not None
    assert ways > 40


def test_a_walk_arrives_at_the_cost_that_was_told() -> None:
    """PIO-MOVE-03: after the roll, every place is reached with the points left."""
    walks = 0
    for match, ask, found in asked(40):
        if ask.prompt != "step":
            continue
        for way in found[0].ways:
            world = match.clone()
            assert goes_on(GAME, world.view(ask.seat), way.moves)
            for move in way.moves:
                if not goes_on(GAME, world.view(ask.seat), [move]):
                    break  # somebody shoots
                before = world.ask_for(ask.seat)
                world.play(ask.seat, move)
                if move == "stop":
                    assert before is not None
                    assert before.prompt == "step"  # never the rest of a Pioneer
                    assert ask.args[1] - before.args[1] == way.cost
                    assert stands(world, ask.seat, found[0].id) == way.place.partition("-")[2]
                    walks += 1
    assert walks > 10


def test_a_die_that_falls_short_ends_the_walk_before_it_begins() -> None:
    """PIO-MOVE-01: the question is asked again, with what is in reach."""
    for match, ask, found in asked(20):
        far = [way for figure in found for way in figure.ways if way.cost > 2]
        if ask.prompt != "work" or not far:
            continue
        way = far[0]
        world = match.clone()
        world.play(ask.seat, way.moves[0])
        world.state.rng = Dice([1])
        world.play(ask.seat, way.moves[1])
        assert way.chance < 1
        assert not goes_on(GAME, world.view(ask.seat), way.moves[2:])
        again = figures(world, world.view(ask.seat), at_table("en", match.seats, ask.seat))
        assert all(one.cost <= 2 and one.chance == 1 for one in again[0].ways)
        return
    raise AssertionError("no walk of more than two points in these games")


def test_everything_legal_is_offered_and_only_that() -> None:
    """PIO-ACT-01: a deed's first move is legal; whatever is legal is a deed, a figure or leaves."""
    for match, ask, found in asked(30):
        if ask.prompt == "step" or not found:  # without figures the plain list is offered
            continue
        told = at_table("en", match.seats, ask.seat)
        legal = legal_of(match.view(ask.seat))
        rows = [figure.moves for figure in found] + [d.moves for f in found for d in f.deeds]
        first = {row[0] for row in rows if row}
        assert first <= set(legal)
        assert {move for move in legal if not told.is_leaving(move)} <= first
        for row in rows:
            world = match.clone()
            for move in row:
                world.play(ask.seat, move)


@pytest.mark.parametrize("lang", LANGS)
def test_what_cannot_be_done_says_why_in_four_words(lang: str) -> None:
    reasons = set()
    for match, ask, _ in asked(30):
        told = at_table(lang, match.seats, ask.seat)
        for figure in figures(match, match.view(ask.seat), told):
            groups = [deed.group for deed in figure.deeds]
            assert groups == sorted(groups, key=("move", "work", "trade", "people").index)
            for deed in figure.deeds:
                assert deed.note
                if not deed.moves:
                    reasons.add(deed.note)
    assert len(reasons) > 12
    assert all(len(reason.split()) <= 4 for reason in reasons)


def test_nothing_hidden_decides_what_is_offered() -> None:
    """Another truth behind the same view offers the same."""
    for match, ask, found in asked(8):
        told = at_table("en", match.seats, ask.seat)
        other = match.imagine(ask.seat)
        assert figures(other, other.view(ask.seat), told) == found


def test_a_free_building_is_free_wherever_it_is_named() -> None:
    """What is printed is what is paid."""
    table = settled(2, "free build")
    told = at_table("en", 2, 0)
    view = saloon.Match(GAME, table=table).view(0)
    view["asks"] = [{"seat": 0, "prompt": "build", "args": [0], "moves": ["build:ranch"]}]
    assert "$3" in told.move("build:ranch", view)
    view["table"]["players"][0]["waived"] = ["build"]
    assert "$" not in told.move("build:ranch", view)
    assert "free" in told.move("build:ranch", view)


def test_the_tip_to_the_owner_of_business_is_in_the_price() -> None:
    """$1 more with the first purchase, and none with the next."""
    told = at_table("en", 2, 0)
    view = saloon.Match(GAME, table=settled(2, "tip")).view(0)
    for player in view["table"]["players"]:
        for one in player["pioneers"]:
            one["diploma"] = None
    view["asks"] = [{"seat": 0, "prompt": "buy", "args": [0, 0], "moves": ["thing:horse"]}]
    assert "$4" in told.move("thing:horse", view)
    view["table"]["players"][1]["pioneers"][0]["diploma"] = "business"
    assert "$5" in told.move("thing:horse", view)
    view["asks"][0]["args"] = [0, 1]
    assert "$4" in told.move("thing:horse", view)


def test_an_end_of_turn_that_starves_somebody_says_so() -> None:
    """Before, not after."""
    told = at_table("en", 2, 0)
    view = saloon.Match(GAME, table=settled(2, "hunger")).view(0)
    view["asks"] = [{"seat": 0, "prompt": "work", "args": [], "moves": ["end"]}]
    mine = view["table"]["players"][0]
    mine["food"] = 40
    for one in mine["pioneers"]:
        one["actions"] = 0
        one["unfed"] = False
    assert told.gives_up("end", view) == ""
    mine["pioneers"][0]["actions"] = 2
    assert told.gives_up("end", view) == "gives up 2 Actions"
    mine["food"] = 0
    assert "will go hungry" in told.gives_up("end", view)
    mine["pioneers"][0]["unfed"] = True
    assert "1 Pioneer will starve" in told.gives_up("end", view)
