"""Several rules at the same moment: what comes first, and what is left for the next."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.games.pioneers.state import JAILED, NOBODY
from saloon.games.pioneers.written import BANDITS, OUT

from .tables import PLACE, SALOON, at, frontier, hits, pioneer
from .test_events import drawn

FIELD = {(2, 0): "field"}
AT_SCHOOL: dict[int, dict[int, Any]] = {seat: {1: "school"} for seat in range(3)}


def test_who_shoots_the_bandit_takes_what_he_has_just_robbed() -> None:
    """PIO-BANDIT-11, PIO-BANDIT-14, PIO-SHOOT-10: the third is not held up, and nobody retreats."""
    s = frontier(
        [2, 1, 5, *hits(6, 2)],
        seats=3,
        step=BANDITS,
        bandit="bank",
        hideout=2,
        family=AT_SCHOOL,
        cash={1: 4},
        unarmed=[1],
    )
    assert s.told("holdup") == [(1, 5)]
    s.play("0 pioneer:0:1")
    assert s.state.cash == [20 + 2 + 4, 0, 20]
    assert (s.state.hideout, s.state.square) == (0, 21)
    assert s.told("retreat") == []
    assert s.state.active == 1


def test_the_companion_is_given_what_he_has_just_robbed() -> None:
    """PIO-DIP-13, PIO-HOLD-05: one Retreat for all of it, by the one who lost money."""
    s = frontier(
        [2, 1, 3, 4],
        seats=3,
        step=BANDITS,
        bandit="bank",
        family={0: {1: "school"}, 1: {1: "school"}, 2: {1: "church"}},
        diplomas={"companion": (0, 1)},
        unarmed=[1],
    )
    assert s.told("gift") == [(0, 3)]
    assert s.state.cash == [23, 17, 20]
    assert s.asked == [(1, "retreat")]


@pytest.mark.silent("PIO-BANDIT-13")
def test_the_bandit_hides_on_the_saloon_beside_the_active_player() -> None:
    """PIO-BANDIT-13, PIO-SHOOT-09: who is there when he comes from a won fight is left alone."""
    s = frontier(
        [2, 1, *hits(2, 6)],
        step=BANDITS,
        bandit="bank",
        family={0: {1: "saloon"}, 1: {1: "school", 2: "church"}},
    )
    s.play("1 pioneer:1:1")
    assert s.state.bandit == SALOON
    assert s.told("holdup") == s.told("no-cash") == []
    assert (s.state.cash, s.state.active) == ([20, 20], 1)


@pytest.mark.parametrize("last", [True, False])
def test_a_potshot_at_the_last_pioneer_ends_the_turn(last: bool) -> None:
    """PIO-POT-05, PIO-TURN-08, PIO-TURN-09, PIO-OUT-02: without step 4, the cash to the Hideout."""
    family: dict[int, Any] = {0: {1: "bank"}, 1: {1: (2, 0)}, 2: {1: "church"}}
    if not last:
        family[0][2] = "store"
    s = frontier(
        [6, 0], seats=3, land=FIELD, works={(2, 0): (1, "farm")}, family=family, cash={0: 7}
    )
    s.act(0, 1, "act:move", at((2, 0)))
    s.play("1 shoot")
    assert s.where(0, 1) == -1
    assert (s.state.status[0] == OUT) == last
    assert s.state.hideout == (7 if last else 0)
    assert (s.state.active == 1) == last
    if last:
        assert s.told("bandit-roll") == s.told("countdown") == []


def test_a_preacher_left_alone_is_joined_before_anybody_is_out() -> None:
    """PIO-DIP-15, PIO-POT-05, PIO-FEED-07: the other dies as a trespasser; the turn goes on."""
    s = frontier(
        [6, 0],
        land=FIELD,
        works={(2, 0): (1, "farm")},
        family={0: {1: "bank", 2: "church"}, 1: {1: (2, 0)}},
        diplomas={"theology": (0, 2)},
    )
    s.act(0, 1, "act:move", at((2, 0)))
    s.play("1 shoot")
    assert s.where(0, 1) == PLACE["church"]
    assert s.state.family[0] == 2
    s.play("0 pioneer:0:1")
    assert "act:move" in s.legal, "it came fed, in its player's own turn"


def test_the_last_token_stolen_ends_the_job_and_the_work() -> None:
    """PIO-HIREB-06, PIO-HIREB-07, PIO-LAB-04: limbo, the Laborer and the Bandit, all at once."""
    s = frontier(
        seats=3,
        active=1,
        land=FIELD,
        works={(2, 0): (0, "farm")},
        tokens={(2, 0): 1},
        laborers={"corn": (2, 0)},
        bandit=(2, 0),
        job=1,
        limbo=2,
    )
    s.act(1, 1, "act:steal")
    assert s.state.goods[4] == 3
    assert (s.state.hirer, s.state.limbo) == (NOBODY, 0)
    assert s.state.laborer[0] == -1
    s.play("1 stop", "1 end")
    assert s.told("no-phase") == [], "he is free again in this very turn"


def test_two_debts_of_one_card_are_settled_one_after_the_other() -> None:
    """PIO-DIE-13, PIO-AUC-03: what the first auctions off, the second pays for, and is short."""
    s = drawn(
        "poll-tax",
        seats=3,
        cash={0: 0, 1: 2, 2: 9},
        family={0: {1: "church"}, 1: {1: "church"}, 2: {1: "church"}},
    )
    s.play("0 auction", "0 line:give:food:1", "0 n:2", "1 n:2", "2 pass")
    assert s.state.cash == [0, 0, 9]
    assert s.asked == [(1, "raise")]
    s.play("1 stop")
    assert s.state.flags[pioneer(1, 1)] & JAILED
    assert s.state.cash == [0, 0, 7]
