"""Live Shootouts as the rules see them: a question, its one answer, and what a referee may say."""

from __future__ import annotations

from typing import Any

import pytest

import saloon
from saloon.bots.levels import bot
from saloon.engine.data import digest
from saloon.engine.errors import IllegalMove
from saloon.engine.rng import Rng
from saloon.games.pioneers.state import BANDIT
from saloon.games.pioneers.written import ATTACKER_FIRST, BANDITS, DEFENDER_FIRST, TOO_CLOSE

from .tables import GAME, PLACE, Frontier, frontier, hits, pioneer

LIVE = {"shootout": "live"}
SETTING: dict[str, Any] = {"family": {0: {1: "church"}, 1: {1: "bank", 2: "school"}}}


def hired(dice: list[int] | None = None, options: dict[str, str] = LIVE) -> Frontier:
    """Seat 0 has hired the Bandit to kill a Pioneer of seat 1."""
    s = frontier(dice or [], bandit="saloon", options=options, **SETTING)
    s.act(0, 1, "act:bandit", "task:kill", "seat:1", "pioneer:1:2")
    return s


def test_a_live_shootout_is_a_question() -> None:
    """PIO-LIVE-02, PIO-SHOOT-07: with one answer on the menu, and asked nevertheless."""
    s = hired()
    assert s.asked == [(0, "duel")]
    assert s.legal == ["chance"]
    ask = s.match.ask
    assert ask is not None
    assert ask.contest is not None
    assert ask.args == (BANDIT, pioneer(1, 2), 1)
    assert (ask.contest.seats, ask.contest.cards, ask.contest.hits) == ((0, 1), 10, (1, 2))
    assert s.state.bullets[1] == 0, "the Bullet is paid before"
    assert hired(hits(2, 5), {}).told("shootout"), "without the option nobody is asked"


def test_chance_is_the_simulated_form() -> None:
    """PIO-LIVE-02, PIO-SHOOT-05."""
    s = hired(hits(2, 5))
    s.play("0 chance")
    assert s.told("shootout") == [(BANDIT, pioneer(1, 2), 2, 5)]
    assert s.told("dies")
    assert not s.told("quicker")


@pytest.mark.parametrize(("move", "dies"), [(ATTACKER_FIRST, True), (DEFENDER_FIRST, False)])
def test_the_referee_says_who_was_first(move: int, dies: bool) -> None:
    """PIO-LIVE-07, PIO-SHOOT-09, PIO-SHOOT-10: and the results are those of any Shootout."""
    s = hired()
    s.match.play(0, move)
    GAME.check(s.state)
    p = pioneer(1, 2)
    assert s.told("quicker") == [(BANDIT, p) if dies else (p, BANDIT)]
    assert not s.told("shootout")
    assert bool(s.told("dies")) == dies
    assert bool(s.told("bandit-beaten")) == (not dies)


def test_too_close_is_replayed_free_three_times() -> None:
    """PIO-LIVE-07: then chance decides, and no Bullet is paid again."""
    s = hired(hits(5, 2))
    for _ in range(4):
        assert s.asked == [(0, "duel")]
        s.match.play(0, TOO_CLOSE)
    assert len(s.told("too-close")) == 4
    assert len(s.told("shootout")) == 1
    assert s.state.bullets[1] == 0


def test_nothing_of_it_is_taken_back() -> None:
    """PIO-LIVE-07: neither the shot that was called nor its outcome."""
    s = hired()
    assert not s.match.can_undo(0)
    s.match.play(0, DEFENDER_FIRST)
    assert not s.match.can_undo(0)


def test_a_verdict_is_legal_where_a_duel_is_open_and_nowhere_else() -> None:
    s = frontier(options=LIVE, **SETTING)
    with pytest.raises(IllegalMove):
        s.match.play(0, ATTACKER_FIRST)
    s = hired()
    with pytest.raises(IllegalMove):
        s.match.play(1, "attacker-first")
    with pytest.raises(IllegalMove):
        s.match.play(0, "end")


def test_whose_hands_they_are() -> None:
    """PIO-LIVE-01: in a Holdup the active player's; where that is the victim, the next one's."""
    bandits = frontier(
        [1, 1],
        seats=3,
        step=BANDITS,
        bandit="store",
        options=LIVE,
        family={0: {1: "store"}, 1: {1: "church"}, 2: {1: "church"}},
    )
    bandits.until("holdup")
    bandits.play("0 pioneer:0:1")
    ask = bandits.match.ask
    assert ask is not None
    assert ask.contest is not None
    assert ask.contest.seats == (1, 0)
    job = frontier(
        bandit=(2, 0),
        options=LIVE,
        job=1,
        land={(2, 0): "field"},
        works={(2, 0): (0, "farm")},
        tokens={(2, 0): 3},
        family={0: {1: (2, 0)}, 1: {1: "church"}},
    )
    job.act(0, 1, "act:shoot-bandit")
    assert job.match.ask is not None
    assert job.match.ask.contest is not None
    assert job.match.ask.contest.seats == (1, 0), "a hired Bandit is the hirer's"


def test_bandit_and_sheriff_are_simulated() -> None:
    """PIO-LIVE-01, PIO-SHOOT-07."""
    s = frontier(hits(5, 2), bandit="bank", options=LIVE)
    s.act(0, 1, "act:sheriff", "task:kill-bandit")
    assert len(s.told("shootout")) == 1
    assert s.fired("PIO-LIVE-01")


def to_a_duel(seed: str = "duel 94", chance: str = "x94") -> saloon.Match:
    """A match between two that has come to a live Shootout."""
    match = saloon.Match(GAME, 2, seed, LIVE)
    rng = Rng.seeded(chance)
    while match.asks[0].prompt != "duel":
        ask = match.asks[0]
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    return match


@pytest.mark.parametrize("verdict", ["attacker-first", "defender-first", "too-close"])
def test_the_outcome_is_a_move_of_the_record(verdict: str) -> None:
    """PIO-LIVE-07: a record with it replays and is proved; one with another outcome is not."""
    match = to_a_duel()
    match.play(match.asks[0].seat, verdict)
    rng = Rng.seeded("on")
    while match.asks:
        ask = match.asks[0]
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    text = match.record(["Ada", "Belle"], ["human", "human"], "2026-11-18").dumps()
    again = saloon.Record.loads(text).replay()
    assert again.moves == match.moves
    assert digest(again.state) == digest(match.state)
    assert verdict in text


def test_a_bot_is_handed_a_world_after_a_verdict() -> None:
    """What the referee said in mid-turn is played again in every imagined world."""
    match = to_a_duel()
    asked = match.asks[0].seat
    world = match.imagine(asked)
    assert [GAME.text(move) for move in world.asks[0].moves] == ["chance"]
    match.play(asked, "defender-first")
    for seat in range(2):
        imagined = match.imagine(seat)
        assert imagined.asks[0].prompt == match.asks[0].prompt
        assert imagined.view(seat) == match.view(seat)
        imagined.clone()


@pytest.mark.parametrize("name", ["greedy", "deputy"])
def test_bots_let_chance_decide(name: str) -> None:
    """PIO-LIVE-02, PIO-RULING-45: no bot can say that it was first; its hands are the server's."""
    match = to_a_duel()
    seat = match.asks[0].seat
    assert bot(name, seed="a").choose(match.imagine(seat), seat) == GAME.codes["chance"]


def test_the_bandit_is_where_he_was() -> None:
    """A Shootout that is open has changed nothing but the Bullet."""
    s = hired()
    assert s.state.bandit == PLACE["school"]
    assert not s.told("dies")
