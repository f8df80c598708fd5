"""Setup, turns, feeding, the Deadwood die, moving and exploring."""

from __future__ import annotations

import pytest

import saloon
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.games.pioneers.content import DIPLOMAS, EVENTS, STAKES, TOOL_SETS
from saloon.games.pioneers.state import JAILED, LEFT, LOVESICK, NEWBORN, Table
from saloon.games.pioneers.written import FEEDING, ROLLING

from .tables import (
    EVENT,
    GAME,
    KIND,
    PLACE,
    STORE,
    Frontier,
    at,
    cell,
    draws,
    frontier,
    pioneer,
    table,
)


def started(seats: int) -> Table:
    """A match after the symbols are chosen."""
    match = Match(saloon.game("pioneers"), seats, "setup")
    for seat in range(seats - 1):
        match.play(seat, f"face:{('bottle', 'bag', 'hat', 'boot')[seat]}")
    while match.asks and match.asks[0].prompt == "symbol":
        ask = match.asks[0]
        match.play(ask.seat, ask.moves[0])
    assert isinstance(match.state, Table)
    return match.state


def test_setup() -> None:
    """PIO-SETUP-02..09, PIO-SETUP-11, PIO-SETUP-12, PIO-TOWN-01, PIO-TOWN-04, PIO-INV-01."""
    for seats in (2, 3, 4):
        t = GAME.new(seats, GAME.settle_options(seats, {}), Rng.seeded("a"))
        assert isinstance(t, Table)
        assert len(t.field) == 7
        assert len(t.open_spaces()) == 12
        assert not t.open_near(STORE)
        assert t.sheriff == PLACE["jail"]
        assert (t.square, t.hideout) == (21, 0)
        assert t.bank_stakes == STAKES[seats]
        assert t.bank_tools == [TOOL_SETS[seats]] * 4
        assert sum(t.pile) == 70
        assert len(t.events) == len(EVENTS)
        assert t.bank_horses == 4
        assert t.bank_cards == 5
        assert t.holder == [-1] * len(DIPLOMAS)
        t = started(seats)
        assert t.revolver == [1] * seats
        assert t.bank_revolvers == 4 - seats
        assert [t.points(seat) for seat in range(seats)] == [2] * seats
        assert t.targeted() == -1
        assert [t.where[seat * 8] for seat in range(seats)] == [STORE] * seats


def test_symbols_are_chosen_in_seat_order() -> None:
    """PIO-SETUP-01, PIO-SETUP-13, PIO-SETUP-14."""
    match = Match(GAME, 2, "symbols", {"box_names": True})
    assert [GAME.text(move) for move in match.asks[0].moves] == [
        "face:bottle",
        "face:bag",
        "face:hat",
        "face:boot",
    ]
    match.play(0, "face:hat")
    assert "face:hat" not in [GAME.text(move) for move in match.asks[0].moves]
    assert match.asks[0].seat == 1
    assert match.view(1)["table"]["options"]["box_names"] is True
    assert match.view(None)["table"]["players"][0]["symbol"] == "hat"


def test_the_highest_roll_goes_first() -> None:
    """PIO-SETUP-10: ties roll again among the tied."""
    t = GAME.new(3, GAME.settle_options(3, {}), Rng.seeded("a"))
    s = Frontier(GAME, t, [4, 6, 6, 2, 5])
    s.play("0 face:bottle", "1 face:bag", "2 face:hat")
    assert s.told("rolls") == [(0, 4), (1, 6), (2, 6), (1, 2), (2, 5)]
    assert s.told("first") == [(2,)]
    assert s.state.active == 2


def test_a_turn_has_four_steps() -> None:
    """PIO-TURN-01, PIO-FEED-01, PIO-FEED-09, PIO-DIE-01, PIO-BANDIT-01."""
    s = frontier([1, 2, 3], step=FEEDING)
    s.until("work", 0)
    kinds = [event.kind for event in s.match.events]
    assert kinds[:3] == ["turn", "fed", "deadwood"]
    assert s.state.food[0] == 4
    s.play("0 end")
    assert s.told("bandit-roll") == [(3,)]
    assert s.state.active == 1


@pytest.mark.silent("PIO-TURN-10")
def test_pioneers_work_one_after_another() -> None:
    """PIO-TURN-02, PIO-TURN-04, PIO-TURN-05, PIO-TURN-10, PIO-ACT-01, PIO-ACT-02."""
    s = frontier([1, 1])
    s.act(0, 1, "act:move", "stop")
    assert "back" not in s.legal, "it has begun"
    s.play("0 act:move", "0 stop")
    assert s.state.flags[pioneer(0, 1)] & LEFT
    s.act(0, 2)
    assert "back" in s.legal
    s.play("0 back")
    assert s.legal == ["pioneer:0:2", "end"]
    s.act(0, 2, "stop")
    assert s.state.active == 1, "nothing is left to do, so step 3 is over"


def test_only_what_can_be_completed_is_offered() -> None:
    """PIO-TURN-06: no cost that cannot be paid, no place where the Pioneer is not."""
    s = frontier(cash={0: 0}, land={(2, 0): "field"}, family={0: {1: (2, 0), 2: "store"}})
    s.act(0, 1)
    assert "act:stake" not in s.legal
    assert "act:buy" not in s.legal
    assert "act:hunt" in s.legal
    s.play("0 back")
    s.act(0, 2)
    assert "act:buy" not in s.legal
    assert "act:hunt" not in s.legal


@pytest.mark.silent("PIO-DIP-14", "PIO-TURN-03", "PIO-TURN-11")
def test_the_number_of_actions() -> None:
    """PIO-TURN-03, PIO-TURN-11, PIO-DIP-14, PIO-INV-16."""
    t = table(unfed=[(0, 2)])
    one, two = pioneer(0, 1), pioneer(0, 2)
    assert (t.actions_left(one), t.actions_left(two)) == (2, 1)
    t.bonus[one] = 1
    assert t.actions_left(one) == 3
    t.flags[one] |= LOVESICK
    assert t.actions_left(one) == 1
    t.bonus[one] = -4
    assert t.actions_left(one) == 0
    t.flags[two] |= NEWBORN
    assert t.actions_left(two) == 0
    t.flags[two] = JAILED
    assert t.actions_left(two) == 0


def test_a_dead_pioneer_loses_its_actions() -> None:
    """PIO-TURN-08, PIO-POT-05: shot on the way, it does not go on."""
    s = frontier(
        [6, 0],
        land={(2, 0): "field"},
        works={(2, 0): (1, "farm")},
        family={0: {1: "bank", 2: "store"}, 1: {1: (2, 0)}},
    )
    s.act(0, 1, "act:move", at((2, 0)))
    s.play("1 shoot")
    assert s.told("potshot") == [(1, pioneer(0, 1), 1)]
    assert s.asked == [(0, "work")]
    assert s.legal == ["pioneer:0:2", "end"]


def test_a_turn_ends_when_its_player_goes_out() -> None:
    """PIO-TURN-09, PIO-FEED-08, PIO-OUT-01."""
    s = frontier(seats=3, step=FEEDING, family={0: {1: "store"}}, unfed=[(0, 1)], food={0: 0})
    assert s.told("out") == [(0,)]
    assert not s.told("bandit-roll")
    assert s.state.active == 1


def test_a_pioneer_that_arrives_can_act() -> None:
    """PIO-FEED-07, PIO-PRAY-06: fed, standing, with two Actions in the own turn."""
    s = frontier(
        [0],
        land={(2, 0): "desert"},
        works={(2, 0): (0, "homestead")},
        family={0: {1: "church", 2: "store"}},
    )
    s.act(0, 1, "act:pray", "stop")
    assert s.where(0, 3) == PLACE["church"]
    assert s.state.actions_left(pioneer(0, 3)) == 2


def test_die_a_gives_an_action() -> None:
    """PIO-DIE-01, PIO-DIE-02."""
    s = frontier([2], step=ROLLING)
    assert s.asked == [(0, "extra")]
    s.play("0 pioneer:0:2")
    assert s.state.actions_left(pioneer(0, 2)) == 3
    s = frontier([2], step=ROLLING, jailed=[(0, 1), (0, 2)])
    assert s.told("no-action") == [(0,)]


def test_die_l_brings_land() -> None:
    """PIO-DIE-03, PIO-LAND-01, PIO-TOWN-06, PIO-RULING-07.

    Drawn, seen, then placed on any open space.
    """
    s = frontier([3, *draws(table(), "lake")], step=ROLLING)
    assert s.asked == [(0, "place")]
    assert s.match.view(1)["table"]["drawn"] == "lake"
    assert len(s.legal) == 12
    s.play(f"0 {at((2, 0))}")
    assert s.state.land[cell((2, 0))] == KIND["lake"]
    assert cell((2, 0)) in s.state.field


def test_no_land_is_left() -> None:
    """PIO-LAND-07: no Explore, no way into the open, nothing for an L."""
    t = table(step=ROLLING)
    t.pile = [0] * 11
    t.step = ROLLING
    s = Frontier(GAME, t, [3])
    assert s.told("no-land") == [(0,)]
    s.match.play(0, "pioneer:0:1")
    assert "act:explore" not in s.legal


def test_an_abandoned_mine_is_called() -> None:
    """PIO-LAND-05, PIO-LAND-06, PIO-LAND-02, PIO-LAND-04."""
    for call, die, kind in (("odd", 3, "abandoned-mine"), ("even", 3, "collapsed-mine")):
        s = frontier([3, *draws(table(), "abandoned-mine"), die], step=ROLLING)
        s.play(f"0 {at((2, 0))}")
        assert s.asked == [(0, "mine")]
        s.play(f"0 {call}")
        assert s.state.land[cell((2, 0))] == KIND[kind]


def test_events_are_drawn_and_discarded() -> None:
    """PIO-DIE-04, PIO-DIE-05, PIO-DIE-08: an empty deck is made anew from the discard."""
    s = frontier([5, EVENT["gold-dust"]], step=ROLLING)
    assert s.told("event") == [(0, EVENT["gold-dust"])]
    assert s.state.cash == [24, 20]
    assert len(s.state.events) == 69
    t = table(step=ROLLING)
    t.events = ()
    s = Frontier(GAME, t, [6, EVENT["letter-east"]])
    assert s.state.cash[0] == 25
    assert len(s.state.events) == 69


@pytest.mark.silent("PIO-LAND-08")
def test_town_and_land_underfoot() -> None:
    """PIO-TOWN-02, PIO-TOWN-03, PIO-TOWN-05, PIO-MOVE-03, PIO-LAND-03, PIO-LAND-08."""
    s = frontier(
        [3],
        land={(2, 0): "graveyard", (2, -1): "field", (1, 1): "field"},
        works={(2, -1): (1, "farm"), (1, 1): (0, "claim")},
        family={0: {1: "bank"}},
    )
    s.act(0, 1, "act:move")
    assert set(s.legal) == {
        at("store"),
        at("school"),
        at("saloon"),
        at((2, 0)),
        at((2, -1)),
        at((1, 1)),
        "stop",
    }
    s.play(f"0 {at((2, -1))}")
    assert s.match.asks[0].args == (pioneer(0, 1), 2), "developed land costs 1"
    s.play(f"0 {at((2, 0))}")
    assert s.asked == [(0, "action")], "a Graveyard costs 2, so the Move is over"
    assert not {"act:hunt", "act:stake"} & set(s.legal)
    assert s.fired("PIO-LAND-03")


def test_a_claim_is_not_developed() -> None:
    """PIO-CLAIM-05, PIO-MOVE-04: it costs 2; what is left is lost."""
    s = frontier([1], land={(2, 0): "field"}, works={(2, 0): (0, "claim")}, family={0: {1: "bank"}})
    s.act(0, 1, "act:move")
    assert at((2, 0)) not in s.legal
    s.play("0 stop")
    assert s.state.actions_left(pioneer(0, 1)) == 1
    s = frontier([2], land={(2, 0): "field"}, works={(2, 0): (0, "claim")}, family={0: {1: "bank"}})
    s.act(0, 1, "act:move", at((2, 0)))
    assert s.asked == [(0, "action")], "both points are gone"
    assert s.state.points(0) == 1, "and it is worth none"


def test_meeting_the_law_does_nothing() -> None:
    """PIO-MOVE-07, PIO-MOVE-10."""
    s = frontier(
        [4],
        land={(2, 0): "field"},
        works={(2, 0): (1, "farm")},
        family={0: {1: "bank"}, 1: {1: "store"}},
        bandit=(2, 0),
    )
    s.act(0, 1, "act:move", at((2, 0)), "stop")
    assert s.fired("PIO-MOVE-07")
    assert s.fired("PIO-MOVE-10")
    assert s.asked == [(0, "action")]


@pytest.mark.silent("PIO-MOVE-05")
def test_a_ring_of_canyons() -> None:
    """PIO-MOVE-11, PIO-MOVE-05: nothing helps but cards."""
    ring = dict.fromkeys(((3, -1), (4, -1), (4, 0)), "canyon")
    ring |= dict.fromkeys(((3, 1), (2, 1), (2, 0)), "death-valley")
    s = frontier(land={(3, 0): "desert", **ring}, family={0: {1: (3, 0)}})
    s.act(0, 1)
    assert not {"act:move", "act:explore"} & set(s.legal)
    assert s.fired("PIO-MOVE-11")


def test_explore() -> None:
    """PIO-EXPL-01..03, PIO-DIP-11, PIO-RULING-08: a second tile for some."""
    script = draws(table(), "field", "river")
    s = frontier(script[:1], family={0: {1: "bank"}})
    s.act(0, 1, "act:explore")
    assert set(s.legal) == {at((2, -1)), at((2, 0)), at((1, 1))}
    s.play(f"0 {at((2, 0))}")
    assert s.asked == [(0, "action")]
    assert s.where(0, 1) == PLACE["bank"]
    for setting in ({"horses": [0]}, {"diplomas": {"land-management": (0, 1)}}):
        s = frontier(script, family={0: {1: "bank"}}, **setting)
        s.act(0, 1, "act:explore", at((2, 0)))
        assert s.asked == [(0, "second")]
        s.play("0 yes", f"0 {at((2, -1))}")
        assert s.state.land[cell((2, -1))] == KIND["river"]
        assert s.asked == [(0, "action")]
    s = frontier(script, family={0: {1: "bank"}}, horses=[0])
    s.act(0, 1, "act:explore", at((2, 0)), "stop")
    assert len(s.state.field) == 8
