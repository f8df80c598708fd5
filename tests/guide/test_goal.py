"""The goal is on every table: what wins, and how far each seat is."""

import pytest

from saloon import catalog
from saloon.engine.game import Game
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.goal import Goal
from saloon.server.goals import sign_of, track
from saloon.words import LANGS, Teller, teller

GAMES = catalog.games()


def played(game: Game, moves: int, seats: int = 0, **options: object) -> Match:
    match = Match(game, seats=seats or game.default_seats, seed="goal", options=options)
    rng = Rng.seeded("goal")
    while match.asks and len(match.history) < moves:
        ask = match.asks[0]
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    return match


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("lang", LANGS)
def test_every_game_declares_its_goal_at_every_moment(game: Game, lang: str) -> None:
    for moves in (0, 3, 40, 200):
        match = played(game, moves)
        for me in (None, 0):
            view = match.view(me)
            tell = teller(game, lang, me=me)
            goal = tell.goal(view)
            assert len(goal.reached) == match.seats
            assert goal.wins
            assert goal.wins in tell.goal_line(view)
            for aim in goal.aims:
                assert aim.name
                assert aim.state
                assert "<svg" in sign_of(game, aim)


def test_a_new_game_has_a_goal_from_its_scores() -> None:
    match = played(GAMES[0], 3)
    goal = Teller.goal(teller(match.game, "en"), match.view(None))
    assert goal == Goal("Most points win", match.scores)


def test_wanted_names_all_five_and_who_has_them() -> None:
    match = played(catalog.game("wanted"), 0, seats=3)
    tell = teller(match.game, "en", ["Ann", "Bob", "Cy"], me=0)
    view = match.view(0)
    view["table"]["players"][0]["wanted"] = ["daltons"]
    view["table"]["players"][1]["wanted"] = ["daltons", "loners"]
    view["table"]["players"][1]["one"] = True
    goal = tell.goal(view)
    assert goal.target == 5
    assert list(goal.reached) == [1, 3, 0]
    stands = {aim.name: (aim.state, aim.done) for aim in goal.aims}
    assert stands["Daltons"] == ("you, Bob", True)
    assert stands["Loners"] == ("Bob", False)
    assert stands["One token"] == ("Bob", False)
    assert stands["Wild Bunch"] == ("nobody yet", False)


def test_undead_counts_what_stands_between_the_town_and_high_noon() -> None:
    match = played(catalog.game("undead"), 4, seats=3)
    view = match.view(0)
    places = [view["table"]["street"], *(b["undead"] for b in view["table"]["buildings"])]
    left = sum(len(place) for place in places)
    goal = teller(match.game, "en", me=0).goal(view)
    assert goal.aims[0].state == f"{left}, High Noon at 0"
    assert list(goal.reached) == match.scores


def test_undead_alone_is_about_the_bullets_of_dead_ranger() -> None:
    match = played(catalog.game("undead"), 2, seats=1)
    goal = teller(match.game, "en", me=0).goal(match.view(0))
    assert goal.target == 6
    assert list(goal.reached) == [0]
    assert goal.aims[0].state == "2, 3, 4, 5, 6, 7"


def test_pioneers_go_to_twenty_points_and_are_told_a_claim_comes_first() -> None:
    match = played(catalog.game("pioneers"), 40)
    goal = teller(match.game, "en", me=0).goal(match.view(0))
    assert goal.target == 20
    assert list(goal.reached) == [p["points"] for p in match.view(0)["table"]["players"]]
    assert "claim $2, build $3" in [aim.state for aim in goal.aims]


@pytest.mark.parametrize(("mode", "target"), [("welcome_a", 4), ("governors", 10)])
def test_bantam_shows_the_own_list(mode: str, target: int) -> None:
    match = played(catalog.game("bantam"), 30, mode=mode)
    view = match.view(0)
    goal = teller(match.game, "en", me=0).goal(view)
    assert goal.target == target
    done = [task["done"] for task in view["table"]["players"][0]["tasks"]]
    assert sum(aim.done for aim in goal.aims) <= sum(done)
    assert len(goal.aims) == min(5, len(done))


def test_a_track_is_for_long_ways_only() -> None:
    assert track(Goal("", [1, 2], 20))
    assert not track(Goal("", [1, 2], 5))
    assert not track(Goal("", [1, 2]))
