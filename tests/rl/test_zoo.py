"""PettingZoo: its own tests pass; environments copy and pickle in the middle of a game."""

from __future__ import annotations

import copy
import pickle
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

import saloon
from saloon.engine.errors import BadSetup, IllegalMove
from saloon.engine.game import Game
from saloon.rl import aec, make, parallel
from saloon.rl.zoo import SaloonAEC

every_game = pytest.mark.parametrize("game", saloon.list_games(), ids=lambda game: game.id)


@pytest.fixture(autouse=True)
def _quiet() -> Any:
    """PettingZoo warns about observations that are not a plain box; ours carry a mask."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def play(env: SaloonAEC, moves: int, seed: int = 0) -> list[tuple[str, int]]:
    """Random legal moves, as PettingZoo people write them; what was played."""
    rng = np.random.default_rng(seed)
    played: list[tuple[str, int]] = []
    for agent in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        if termination or truncation:
            env.step(None)
            continue
        if len(played) == moves:
            break
        move = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        played.append((agent, move))
        env.step(move)
    return played


@every_game
def test_passes_the_api_test(game: Game) -> None:
    for seats in (game.seats[0], game.seats[-1]):
        api_test(aec(game.id, seats), num_cycles=60, verbose_progress=False)


@every_game
def test_passes_the_parallel_api_test(game: Game) -> None:
    parallel_api_test(parallel(game.id), num_cycles=60)


@every_game
def test_passes_the_seed_test(game: Game) -> None:
    seed_test(lambda: aec(game.id), num_cycles=40)


@every_game
def test_legal_moves_are_told_as_a_list_too(game: Game) -> None:
    env = aec(game.id)
    env.reset(seed=2)
    for _ in range(20):
        seen, _, _, _, told = env.last()
        assert sorted(told["legal_moves"]) == np.flatnonzero(seen["action_mask"]).tolist()
        others = [agent for agent in env.agents if agent != env.agent_selection]
        assert not any(env.infos[agent] for agent in others)
        told["legal_moves"].sort()  # whoever changes the list changes nothing at the table
        env.step(told["legal_moves"].pop())
    seen_by, told_to = parallel(game.id).reset(seed=2)
    for agent, one in seen_by.items():
        legal = np.flatnonzero(one["action_mask"][:-1]).tolist()
        assert sorted(told_to[agent].get("legal_moves", [])) == legal


@every_game
def test_a_game_pays_once_at_its_end(game: Game) -> None:
    env = aec(game.id, game.seats[-1])
    env.reset(seed=5)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    rng = np.random.default_rng(5)
    for agent in env.agent_iter():
        observation, reward, termination, _, _ = env.last()
        paid[agent] += reward
        if termination:
            env.step(None)
        else:
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    assert sum(paid.values()) == pytest.approx(0.0)
    assert max(paid.values()) > 0


@pytest.mark.parametrize(
    "twin_of", [copy.copy, copy.deepcopy, lambda e: pickle.loads(pickle.dumps(e))]
)
@every_game
def test_a_copy_in_the_middle_plays_on_alike(game: Game, twin_of: Any) -> None:
    env = aec(game.id)
    env.reset(seed=11)
    play(env, 25)
    twin = twin_of(env)
    before = env.observe(env.agent_selection)["observation"].tobytes()
    assert play(twin, 30, seed=3) == play(copy.copy(env), 30, seed=3)
    assert env.observe(env.agent_selection)["observation"].tobytes() == before


def test_secret_answers_are_given_in_one_step() -> None:
    env = parallel("undead", 3)
    seen, _ = env.reset(seed=1)
    wait = len(env.game.moves)
    assert all(not one["action_mask"][wait] for one in seen.values())
    moves = {agent: int(np.flatnonzero(one["action_mask"])[0]) for agent, one in seen.items()}
    env.step(moves)
    assert not env.match.committed
    assert len(env.match.history) == 3


def test_an_illegal_move_changes_nothing_and_says_what_was_legal() -> None:
    env = aec("wanted", 2)
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match="draw:tombstone"):
        env.step(env.game.code("accept"))
    assert env.match.history == []


def test_ids_and_their_errors() -> None:
    assert make("saloon/undead_v0", seats=2).metadata["name"] == "saloon/undead_v0"
    with pytest.raises(BadSetup, match="saloon/wanted_v0"):
        make("saloon/poker_v0")
    with pytest.raises(BadSetup, match="2 to 6 seats"):
        aec("wanted", 9)


def test_a_table_is_rendered_in_words() -> None:
    env = aec("wanted", 2, render_mode="ansi")
    env.reset(seed=1)
    assert "Tombstone" in (env.render() or "")
