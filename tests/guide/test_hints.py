"""Hints: reasons in words, no way back, and the look back agrees."""

from __future__ import annotations

import time
from typing import Any

import pytest

from saloon import catalog
from saloon.bots.hints import hint, kept, outcomes
from saloon.bots.judge import JUDGE, as_asked, judge_rng, seen_before, weigh
from saloon.bots.lookback import report
from saloon.bots.stretch import leads_back
from saloon.engine.game import Game
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.reasons import looked_again, percent, reasons, second_best, surely
from saloon.words import LANGS, teller
from tests.bots.test_search import Trap
from tests.testing.toy.game import Toy, Toys

GAMES = catalog.games()


def played(game: Game, moves: int, seed: str = "hints") -> Match:
    match = Match(game, seed=seed)
    rng = Rng.seeded(seed)
    while match.asks and len(match.history) < moves:
        ask = match.asks[0]
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    return match


def sensible(match: Match) -> int:
    """How many answers to the open question bots try: what is left out comes second to nothing."""
    ask = match.asks[0]
    weights = match.game.weigh(match.state, ask)
    return len(ask.moves) if weights is None else sum(weight > 0 for weight in weights)


def hinted(match: Match, seat: int, thoughts: int) -> dict[str, Any]:
    world = as_asked(match).imagine(seat, Rng.seeded("somebody else's chance"))
    return hint(world, seat, len(match.history), seen_before(match, seat), thoughts)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("lang", LANGS)
def test_a_hint_has_two_or_three_reasons_in_words(game: Game, lang: str) -> None:
    match = played(game, 12)
    while sensible(match) < 2:
        match.play(match.asks[0].seat, match.asks[0].moves[-1])
    seat = match.asks[0].seat
    said = hinted(match, seat, 40)
    tell = teller(game, lang, me=seat)
    view = match.view(seat)
    told = reasons(tell, view, outcomes(match, seat, said["move"]), said)
    assert 1 <= len(told) <= 3
    assert said["move"] in view["asks"][0]["moves"]
    assert said["second"]["move"] != said["move"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_look_back_agrees_with_the_hint(game: Game) -> None:
    """The same best move, the same cost of the second best, whoever has answered already.

    By turns a player follows the hint, takes the second best, or does something else.
    """
    match = Match(game, 2, "agree")
    rng = Rng.seeded("agree")
    hints: dict[tuple[int, int], dict[str, Any]] = {}
    given = []
    thoughts = 24
    while match.asks and len(match.history) < 36:
        number = len(match.history)
        for ask in match.asks:
            tried = ask.moves[rng.below(len(ask.moves))]
            if len(ask.moves) > 1:
                said = hints[number, ask.seat] = hinted(match, ask.seat, thoughts)
                given.append(kept(match, said))
                second = said["second"] or said
                ways = (said["move"], second["move"], game.text(tried))
                tried = game.code(ways[len(hints) % len(ways)])
            match.play(ask.seat, tried)
    judged = report(match, thoughts=4, hints=given)
    assert len(judged["hints"]) == len(given)
    for again in judged["hints"]:
        now = again["choice"]
        assert (now["best"], now["best_value"]) == (again["move"], again["chance"])
        view = match.at(again["number"]).view(again["seat"])
        lines = looked_again(teller(game, "en"), again, view)
        assert lines[1] == "The look back says the same."
    compared = 0
    for choice in judged["choices"]:
        asked = max(number for number in judged["numbers"] if number <= choice["number"])
        if (asked, choice["seat"]) not in hints:
            continue
        said = hints[asked, choice["seat"]]
        assert choice["best"] == said["move"]
        assert choice["best_value"] == said["chances"][choice["seat"]]
        for told in (said, said["second"]):
            if told is not None and told["move"] == choice["move"]:
                assert choice["cost"] == pytest.approx(told["gap"], abs=1e-12)
                compared += 1
    assert compared >= len(hints) * 2 // 3 > 8


def test_the_look_back_judges_a_hinted_question_with_as_many_thoughts() -> None:
    match = Match(catalog.game("wanted"), 2, "agree", {"quick": True})
    seat = match.asks[0].seat
    match.play(seat, match.asks[0].moves[0])
    given = kept(match.at(0), hinted(match.at(0), seat, 80))
    told = [report(match, thoughts=8, hints=hints) for hints in ([], [given])]
    assert told[0]["chances"] != told[1]["chances"]
    longer = report(match, thoughts=80)
    assert longer["choices"][0]["best"] == told[1]["choices"][0]["best"]


class Slow(Toy):
    """A game of which a machine thinks slowly."""

    def sense(self, state: Toys, seat: int) -> float:
        time.sleep(0.001)
        return super().sense(state, seat)


def test_a_clock_that_does_not_run_out_changes_no_hint() -> None:
    """The look back has no clock, and would not come to the same figures."""
    match = Match(Slow(), 3, "slow")
    match.play(match.asks[0].seat, match.asks[0].moves[0])
    seat = match.asks[0].seat
    quiet, timed = [
        weigh(match, seat, Rng.seeded("slow"), 40, rivals=2, seconds=seconds)
        for seconds in (0.0, 3600.0)
    ]
    assert not timed.hurried
    assert [one.chances() for one in timed.weighed] == [one.chances() for one in quiet.weighed]


class Jumping:
    """A clock that shows the same time a few times, and then a much later one."""

    def __init__(self, looks: int) -> None:
        self.looks = looks

    def __call__(self) -> float:
        self.looks -= 1
        return 0.0 if self.looks >= 0 else 1e9


def test_a_hint_says_that_its_comparison_was_cut_short() -> None:
    """The search had all its thoughts, and only the deals it is compared in were too few."""
    match = Match(catalog.game("wanted"), 2, "cut", {"quick": True})
    seat = match.asks[0].seat
    verdicts = {
        looks: weigh(
            match, seat, Rng.seeded("cut"), 40, rivals=2, seconds=3600.0, clock=Jumping(looks)
        )
        for looks in (1, 4, 1000)
    }
    counts = {looks: one.best().after[seat].count for looks, one in verdicts.items()}
    assert counts == {1: 2, 4: 5, 1000: 10}
    assert {looks: one.hurried for looks, one in verdicts.items()} == {
        1: True,
        4: True,
        1000: False,
    }


def test_a_hint_goes_with_the_moves_that_are_taken_back() -> None:
    match = Match(catalog.game("wanted"), 2, "back", {"quick": True})
    seat = match.asks[0].seat
    first = kept(match, hinted(match, seat, 8))
    match.play(seat, "draw:tombstone")
    later = kept(match, hinted(match, match.asks[0].seat, 8))
    match.play(match.asks[0].seat, match.asks[0].moves[0])
    assert len(report(match, thoughts=4, hints=[first, later, later])["hints"]) == 2
    other = match.at(0)
    other.play(seat, "draw:deadwood")
    other.play(other.asks[0].seat, other.asks[0].moves[0])
    assert [one["number"] for one in report(other, thoughts=4, hints=[first, later])["hints"]] == [
        0
    ]


@pytest.mark.parametrize(
    ("lang", "short", "changed", "cost"),
    [
        ("en", "no time for all 8 looks", "The bots have changed", "cost 12 points"),
        ("fr", "Le temps manquait", "Les bots ont changé", "coûté 12 points"),
    ],
)
def test_the_look_back_says_why_it_thinks_otherwise(
    lang: str, short: str, changed: str, cost: str
) -> None:
    match = Match(catalog.game("wanted"), 2, "why")
    seat = match.asks[0].seat
    view = match.view(seat)
    given = kept(match, hinted(match, seat, 8))
    other = next(move for move in view["asks"][0]["moves"] if move != given["move"])
    tell = teller(match.game, lang)
    choice = {"move": other, "best": other, "best_value": 0.7, "cost": 0.0}
    alike, why = looked_again(tell, {**given, "choice": choice}, view)
    assert tell.move(other, view) in alike
    assert changed in why
    assert percent(0.7) in why
    hurried = {**given, "hurried": True}
    assert short in looked_again(tell, {**hurried, "choice": choice}, view)[1]
    choice = {"move": other, "best": given["move"], "best_value": 0.7, "cost": 0.12}
    left, why = looked_again(tell, {**hurried, "choice": choice}, view)
    assert cost in left
    assert short in why


def test_a_hint_knows_nothing_of_the_truth() -> None:
    match = played(catalog.game("wanted"), 15)
    seat = match.asks[0].seat
    found = []
    for number in range(3):
        world = match.imagine(seat, Rng.seeded(f"another truth {number}"))
        found.append(hint(world, seat, 15, seen_before(match, seat), 60))
    assert found[0] == found[1] == found[2]


def test_what_was_seen_in_the_same_stretch_is_no_advice() -> None:
    """In `pioneers` one picks a Pioneer and puts it back again: that leads nowhere."""
    match = played(catalog.game("pioneers"), 40, "back")
    while True:
        ask = match.asks[0]
        back = next((m for m in ask.moves if match.game.text(m) == "back"), -1)
        seen = seen_before(match, ask.seat)
        if back >= 0 and leads_back(match, ask.seat, back, seen):
            break
        match.play(ask.seat, ask.moves[Rng.seeded(str(len(match.history))).below(len(ask.moves))])
        assert len(match.history) < 4000
    seat = match.asks[0].seat
    for seed in range(4):
        best = weigh(match, seat, Rng.seeded(f"{seed}"), 4, seen=seen).best()
        assert best.move != back
    assert not leads_back(match, seat, match.asks[0].moves[0], []) or back == 0


def test_only_what_surely_follows_is_a_reason() -> None:
    match = Match(catalog.game("wanted"), 2, "sure")
    seat = match.asks[0].seat
    tell = teller(match.game, "en", me=seat)
    view = match.view(seat)
    town = outcomes(match, seat, "draw:tombstone")
    assert any("points 0 → 2" in line for line in surely(tell, view, town))
    assert surely(tell, view, outcomes(match, seat, "draw:saloon")) == []


def test_wanted_says_whom_a_gang_is_taken_from() -> None:
    match = Match(catalog.game("wanted"), 2, "sure")
    tell = teller(match.game, "en", ["Ann", "Bob"], me=0)
    before, after = match.view(0), match.view(0)
    players = before["table"]["players"]
    players[1]["stacks"][1] = ["DA-02"]
    after["table"]["players"][0]["stacks"][1] = ["DA-03", "DA-04"]
    after["table"]["players"][1]["stacks"][1] = ["DA-02"]
    assert tell.changes(before, after) == ["It takes the lead in Daltons from Bob."]


def test_figures_that_look_alike_are_not_compared() -> None:
    tell = teller(catalog.game("wanted"), "en", me=0)
    match = Match(catalog.game("wanted"), 2, "sure")
    while match.asks[0].seat:
        match.play(match.asks[0].seat, match.asks[0].moves[0])
    view = match.view(0)
    second = {"move": "draw:deadwood", "chances": [0.262, 0.738], "sure": True}
    said = {"seat": 0, "move": "draw:tombstone", "chances": [0.264, 0.736], "second": second}
    assert reasons(tell, view, [], said)[-1].startswith("Your chance is about 26")
    assert second_best(tell, view, said).startswith("About as good")
    said["chances"] = [0.31, 0.69]
    assert "with it, 26" in reasons(tell, view, [], said)[-1]  # of two, one loses what one gains
    assert second_best(tell, view, said).startswith("Second best")


def test_among_three_a_hint_says_who_is_held_back() -> None:
    tell = teller(catalog.game("wanted"), "en", me=0)
    view = Match(catalog.game("wanted"), 3, "sure").view(0)
    second = {"move": "draw:deadwood", "chances": [0.2, 0.5, 0.3], "sure": True}
    said = {"seat": 0, "move": "draw:tombstone", "chances": [0.4, 0.3, 0.3], "second": second}
    assert "holds Belle back" in reasons(tell, view, [], said)[-1]


def test_a_clear_hint_names_the_chance_of_the_second_best() -> None:
    match = Match(Trap(), 2, "stage")
    verdict = weigh(match, 0, judge_rng(JUDGE, 0, 0), 80, rivals=3)
    second = verdict.second()
    assert match.game.text(verdict.best().move) == "work"
    assert second is not None
    assert second.sure_gap(0) > 0.1
