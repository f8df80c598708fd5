"""OpenSpiel: every game as a Python game, registered by importing this module.

`saloon_undead` has simultaneous nodes where the rules ask several seats in secret;
`saloon_undead_turns` asks them one after another, and none sees what the others have answered, for
algorithms that want turns, such as IS-MCTS. The chance nodes stand at the root, three with 256
outcomes each: together they choose one of 16 million deals, and all dice of the game with it. So
`history()` says everything, and replaying it gives the same state; `rng_seed` names another row of
deals. A clone rolls the same dice as the original; a search that must not foresee them starts from
`resample_from_infostate`, which redeals and rolls again.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any, cast

import numpy as np
import pyspiel
from numpy.typing import NDArray

from saloon.catalog import games
from saloon.engine.event import Event, Log
from saloon.engine.game import Game, Value
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.rl.observation import asked, floats, observation, payoffs, size

DEALS = 256
CUTS = 3
"""How many chance nodes choose the deal, and how many outcomes each has."""
OUTCOMES = [(outcome, 1 / DEALS) for outcome in range(DEALS)]
SEED = 0
PAST_BITS = 64
"""The tail of an information-state tensor: bits that stand for all a player has seen happen."""

numbers_of = cast(Callable[[bytes], list[float]], floats)

CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
SIMULTANEOUS = int(pyspiel.PlayerId.SIMULTANEOUS)


def spiel_name(game: str, turns: bool = False) -> str:
    """What OpenSpiel calls a game."""
    return f"saloon_{game}_turns" if turns else f"saloon_{game}"


class Held:
    """A match inside a state. OpenSpiel copies states with deepcopy: this makes it a clone."""

    def __init__(self, match: Match | None) -> None:
        self.match = match

    def __deepcopy__(self, _memo: dict[int, Any]) -> Held:
        return Held(None if self.match is None else self.match.clone())


def heard(match: Match, seat: int | None) -> list[Event]:
    """What a seat has heard happen. Nobody listens before somebody asks: then it is told again."""
    if match.log is None:
        assert match.origin is not None
        again = Match(match.game, table=match.origin.copy())
        again.replay(match.history, match.deals)
        match.listen(again.log)
    return match.events_for(seat)


def game_type(game: Game, turns: bool, seats: int) -> pyspiel.GameType:
    """What OpenSpiel wants to know before it makes a game."""
    dynamics = pyspiel.GameType.Dynamics
    utility = pyspiel.GameType.Utility
    parameters: dict[str, Value] = {option.id: option.default for option in game.options}
    return pyspiel.GameType(
        short_name=spiel_name(game.id, turns),
        long_name=f"Saloon: {game.id}" + (", one after another" if turns else ""),
        dynamics=dynamics.SEQUENTIAL if turns else dynamics.SIMULTANEOUS,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if seats == 1 else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.default_seats,
            "rng_seed": SEED,
            **parameters,
        },
    )


class SpielGame(pyspiel.Game):
    """A title with its settings."""

    def __init__(self, game: Game, turns: bool, params: dict[str, Any]) -> None:
        seats = int(params.get("players", game.default_seats))
        self.saloon = game
        self.turns = turns
        self.options = game.settle_options(
            seats, {name: params[name] for name in params if name not in ("players", "rng_seed")}
        )
        self.rng_seed = int(params.get("rng_seed", SEED))
        super().__init__(
            game_type(game, turns, seats),
            pyspiel.GameInfo(
                num_distinct_actions=len(game.moves),
                max_chance_outcomes=DEALS,
                num_players=seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=None if seats == 1 else 0.0,
                max_game_length=game.bound,
            ),
            params,
        )

    def new_initial_state(self) -> SpielState:
        """A table before the deal."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Those that choose the deal."""
        return CUTS

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> Observer | None:
        """Who looks at a state; there is none for private information alone."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info:
            return None
        alone = kind.private_info == pyspiel.PrivateInfoType.NONE
        return Observer(self, kind.perfect_recall, public_only=alone)


class SpielState(pyspiel.State):
    """A match as OpenSpiel sees it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(None)
        self.cuts: list[int] = []
        self.turns = game.turns

    @property
    def match(self) -> Match:
        """The match, once it has been dealt."""
        assert self.held.match is not None
        return self.held.match

    def _game(self) -> SpielGame:
        game: SpielGame = self.get_game()
        return game

    def current_player(self) -> int:
        match = self.held.match
        if match is None:
            return CHANCE
        ask = match.ask
        if ask is None:
            return TERMINAL
        if ask.seat >= 0:
            return ask.seat
        return match.asks[0].seat if self.turns else SIMULTANEOUS

    def is_terminal(self) -> bool:
        match = self.held.match
        return match is not None and match.ask is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """One part of the choice of a deal, all alike."""
        return OUTCOMES

    def is_chance_node(self) -> bool:
        return self.held.match is None

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What a player may play; a question to one seat needs no way through C++ and back."""
        match = self.held.match
        if match is not None:
            ask = match.ask
            if ask is not None and ask.seat >= 0 and (player is None or player == ask.seat):
                return sorted(ask.moves)
        actions: list[int] = (
            super().legal_actions() if player is None else super().legal_actions(player)
        )
        return actions

    def _legal_actions(self, player: int) -> list[int]:
        match = self.held.match
        assert match is not None
        ask = match.ask_for(player)
        return sorted(ask.moves) if ask is not None else []

    def _apply_action(self, action: int) -> None:
        match = self.held.match
        if match is not None:
            ask = asked(match)
            assert ask is not None
            match.play(ask.seat, action)
            return
        self.cuts.append(action)
        if len(self.cuts) < CUTS:
            return
        game = self._game()
        seed = "/".join(str(part) for part in [game.rng_seed, *self.cuts])
        match = Match(game.saloon, game.num_players(), seed, game.options, events=False)
        self.held = Held(match)

    def _apply_actions(self, actions: list[int]) -> None:
        for ask in self.match.asks:
            self.match.play(ask.seat, actions[ask.seat])

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else self._game().saloon.text(action)

    def returns(self) -> list[float]:
        """What each seat has won; 0 before the end."""
        if self.held.match is None:
            return [0.0] * self._game().num_players()
        return payoffs(self.match)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What a player sees, as numbers.

        OpenSpiel's own way to them makes a new game each time to ask for their number; this is the
        way around for Python.
        """
        match = self.held.match
        seat = player
        if match is not None:
            ask = match.ask
            if seat is None and ask is not None and ask.seat >= 0:
                return numbers_of(observation(match, ask.seat))
        if seat is None:
            seat = self.current_player()
        if match is None or not 0 <= seat < match.seats:
            numbers: list[float] = super().observation_tensor(seat)
            return numbers
        return numbers_of(observation(match, seat))

    def resample_from_infostate(self, player: int, sampler: Any = None) -> SpielState:
        """A state that looks the same to a player, all that is hidden from it redealt.

        `sampler` gives numbers from 0 to 1; without one the system's own randomness is used.
        """
        rng = None if sampler is None else Rng.seeded(f"{sampler()!r}")
        world = self.match.imagine(player, rng)
        past = Log()
        past.events.extend(heard(self.match, player))
        world.listen(past)
        state: SpielState = self.clone()
        state.held = Held(world)
        return state

    def __str__(self) -> str:
        if self.held.match is None:
            return " ".join(["before the deal", *(str(cut) for cut in self.cuts)])
        return "\n".join(f"{seat}: {text}" for seat, text in self.match.moves) + _stands(
            self.match, None
        )


def _stands(match: Match, seat: int | None) -> str:
    """The table as a seat may know it, and its question."""
    seen = match.view(seat)
    del seen["committed"]  # in turns, everybody before a player has always answered
    return "\n" + json.dumps(seen, sort_keys=True)


class Observer:
    """What a player sees of a state: numbers, or words.

    With perfect recall, bits follow on the numbers: the same ones where the player has seen the
    same happen, others (but for one case in 2**64) where not. All that happened would not fit a
    tensor of one length for all games. A table can be keyed by the bits; a network learns from
    what stands before them.
    """

    def __init__(self, game: SpielGame, recall: bool, public_only: bool) -> None:
        self.recall = recall
        self.public_only = public_only
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not public_only:
            seen = size(game.saloon, game.num_players())
            self.tensor = np.zeros(seen + (PAST_BITS if recall else 0), np.float32)
            self.dict["observation"] = self.tensor[:seen]
            if recall:
                self.dict["past"] = self.tensor[seen:]

    def set_from(self, state: SpielState, player: int) -> None:
        """Look at a state: the fields of `saloon.rl.observation.layout`, one after another."""
        if self.tensor is None:
            return
        match = state.held.match
        if match is None:
            self.tensor[:] = 0
            return
        self.dict["observation"][:] = np.frombuffer(observation(match, player), np.uint8)
        if self.recall:
            text = self.string_from(state, player).encode()
            digest = hashlib.blake2b(text, digest_size=PAST_BITS // 8).digest()
            self.dict["past"][:] = np.unpackbits(np.frombuffer(digest, np.uint8))

    def string_from(self, state: SpielState, player: int) -> str:
        """The view as text; with perfect recall also all that the player has seen happen."""
        match = state.held.match
        if match is None:
            return "before the deal"
        seat = None if self.public_only else player
        past = ""
        if self.recall:
            events = heard(match, seat)
            past = "\n".join(f"{event.kind} {event.args}" for event in events)
        return f"player {player}\n{past}{_stands(match, seat)}"


def _maker(game: Game, turns: bool) -> type[SpielGame]:
    """A class for one game, as OpenSpiel wants it.

    A class and not a function: OpenSpiel lets go of it after Python has ended, which only a class
    survives.
    """

    class OneGame(SpielGame):
        def __init__(self, params: dict[str, Any]) -> None:
            super().__init__(game, turns, params)

    return OneGame


def register_all() -> None:
    """Every game, both ways."""
    known = set(pyspiel.registered_names())
    for game in games():
        for turns in (False, True):
            if spiel_name(game.id, turns) in known:
                continue
            pyspiel.register_game(game_type(game, turns, game.default_seats), _maker(game, turns))


register_all()
