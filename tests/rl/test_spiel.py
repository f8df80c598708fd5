"""OpenSpiel: its own tests pass; states clone, save, resample; its IS-MCTS bot plays."""

from __future__ import annotations

import pickle
import unittest

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts

import saloon
from saloon.engine.game import Game
from saloon.rl.observation import observation
from saloon.rl.spiel import spiel_name

every_game = pytest.mark.parametrize("game", saloon.list_games(), ids=lambda game: game.id)
both_ways = pytest.mark.parametrize("turns", [False, True], ids=["at-once", "in-turns"])


def state_after(name: str, moves: int, seed: int = 3) -> pyspiel.State:
    """A state some random moves into a game."""
    rng = np.random.default_rng(seed)
    state = pyspiel.load_game(f"{name}(rng_seed={seed})").new_initial_state()
    while state.is_chance_node():
        state.apply_action(int(rng.choice(state.legal_actions())))
    while moves > 1 and not state.is_terminal():
        if state.is_simultaneous_node():
            legal = [state.legal_actions(player) for player in range(state.num_players())]
            state.apply_actions([int(rng.choice(one)) if one else 0 for one in legal])
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
        moves -= 1
    return state


@both_ways
@every_game
def test_passes_random_sim_test(game: Game, turns: bool) -> None:
    loaded = pyspiel.load_game(spiel_name(game.id, turns))
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@both_ways
@every_game
def test_passes_the_api_test_of_openspiel(game: Game, turns: bool) -> None:
    name = spiel_name(game.id, turns)
    case = type(
        "Case",
        (api_test.EnforceAPIOnPartialTreeBase,),
        {"game_name": name, "game": pyspiel.load_game(name)},
    )
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert not result.errors, result.errors[0][1]
    assert not result.failures, result.failures[0][1]


@every_game
def test_a_clone_and_a_saved_state_play_on_alike(game: Game) -> None:
    state = state_after(spiel_name(game.id, turns=True), 20)
    twins = [state.clone(), pickle.loads(pickle.dumps(state))]
    saved = pyspiel.serialize_game_and_state(state.get_game(), state)
    twins.append(pyspiel.deserialize_game_and_state(saved)[1])
    for _ in range(15):
        if state.is_terminal():
            break
        move = state.legal_actions()[-1]
        state.apply_action(move)
        for twin in twins:
            twin.apply_action(move)
            assert str(twin) == str(state)


@both_ways
@every_game
def test_a_resampled_state_looks_the_same_to_its_player(game: Game, turns: bool) -> None:
    state = state_after(spiel_name(game.id, turns), 20)
    for player in range(state.num_players()):
        world = state.resample_from_infostate(player, np.random.default_rng(1).random)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)


@every_game
def test_what_was_heard_does_not_hang_on_when_one_asks(game: Game) -> None:
    late = state_after(spiel_name(game.id, turns=True), 20)
    early = late.clone()
    before = early.information_state_string(0)
    for _ in range(5):
        move = late.legal_actions()[0]
        early.apply_action(move)
        late.apply_action(move)
    assert late.information_state_string(0) == early.information_state_string(0) != before


@both_ways
@every_game
def test_replaying_the_history_gives_the_same_state(game: Game, turns: bool) -> None:
    state = state_after(spiel_name(game.id, turns), 25)
    again = pyspiel.load_game(str(state.get_game())).new_initial_state()
    at = 0
    past = [(step.player, step.action) for step in state.full_history()]
    while at < len(past):
        if again.is_simultaneous_node():
            together = past[at : at + state.num_players()]
            again.apply_actions([action for _, action in together])
            at += state.num_players()
        else:
            again.apply_action(past[at][1])
            at += 1
    assert str(again) == str(state)
    assert again.match.state.rng.words() == state.match.state.rng.words()
    other = pyspiel.load_game(spiel_name(game.id, turns)).new_initial_state()
    for cut in (1, 2, 3):
        other.apply_action(cut)
    assert other.match.seed != state.match.seed


@every_game
def test_an_information_state_tensor_tells_pasts_apart(game: Game) -> None:
    state = state_after(spiel_name(game.id, turns=True), 20)
    player = state.current_player()
    numbers = state.information_state_tensor(player)
    seen = state.observation_tensor(player)
    assert numbers[: len(seen)] == seen
    assert set(numbers[len(seen) :]) == {0.0, 1.0}
    world = state.resample_from_infostate(player, np.random.default_rng(1).random)
    assert world.information_state_tensor(player) == numbers
    elsewhere = state_after(spiel_name(game.id, turns=True), 21).information_state_tensor(player)
    assert elsewhere[len(seen) :] != numbers[len(seen) :]


@every_game
def test_numbers_are_those_of_the_observation(game: Game) -> None:
    state = state_after(spiel_name(game.id, turns=True), 20)
    numbers = state.observation_tensor()
    assert numbers == list(observation(state.match, state.current_player()))
    assert {type(number) for number in numbers} == {float}


@every_game
def test_its_is_mcts_bot_plays(game: Game) -> None:
    state = state_after(spiel_name(game.id, turns=True), 12)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        uct_c=1.4,
        max_simulations=4,
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        random_state=rng,
    )
    assert bot.step(state) in state.legal_actions()


def test_secret_rounds_are_simultaneous_nodes() -> None:
    state = state_after("saloon_undead", 1)
    assert state.is_simultaneous_node()
    assert all(state.legal_actions(player) for player in range(4))
    in_turn = state_after("saloon_undead_turns", 1)
    assert in_turn.current_player() == 0
    before = in_turn.information_state_string(1)
    in_turn.apply_action(in_turn.legal_actions()[0])
    assert in_turn.information_state_string(1) == before
