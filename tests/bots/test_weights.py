"""Weights: a file that says what it fits, networks in whole numbers, and bots that use them."""

from __future__ import annotations

import json
import logging
import math
from collections.abc import Iterator
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import saloon
from saloon.bots import weights as shelf
from saloon.bots.bot import Budget
from saloon.bots.greedy import look_ahead
from saloon.bots.judge import weigh
from saloon.bots.levels import bot
from saloon.bots.net import HALF, IN_C, NO_SENSES, TOP, UNITS, Head, Layer, Net, soften
from saloon.bots.search import SearchBot, Tree
from saloon.bots.weights import (
    FILE,
    MAGIC,
    Draft,
    Sheet,
    foresee,
    layout_digest,
    learned,
    parse,
    read_weights,
    write_weights,
)
from saloon.build import build
from saloon.engine.ask import Ask
from saloon.engine.errors import BadSetup
from saloon.engine.game import Game
from saloon.engine.match import Match
from saloon.engine.observation import observation, size
from saloon.engine.rng import Rng
from saloon.testing.madeup import made_up, made_up_file
from tests.testing.toy.game import Toy

WANTED = saloon.game("wanted")
OPTIONS = WANTED.settle_options(2, {})
every_game = pytest.mark.parametrize("game", saloon.list_games(), ids=lambda game: game.id)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "wanted.bin"
    path.write_bytes(made_up_file(WANTED, 2, OPTIONS, Rng.seeded("file")))
    return path


def plainly(layer: list[list[int]], biases: list[int], shift: int, seen: bytes) -> bytes:
    """A layer as one would write it down: every sum by itself."""
    out = []
    for unit, bias in enumerate(biases):
        total = bias + sum(x * row[unit] for x, row in zip(seen, layer, strict=True))
        out.append(min(TOP, max(0, (total + (1 << shift >> 1)) >> shift)))
    return bytes(out)


@pytest.mark.parametrize("inputs", [1, 7, 8, 9, 150])
@pytest.mark.parametrize("units", [UNITS, 3 * UNITS])
def test_sums_worked_out_together_are_the_same_as_each_by_itself(inputs: int, units: int) -> None:
    rng = Rng.seeded(f"{inputs} {units}")
    for most in (3, 32767):
        rows = [[rng.below(2 * most + 1) - most for _ in range(units)] for _ in range(inputs)]
        biases = [rng.below(2001) - 1000 for _ in range(units)]
        shift = 1 if most == 3 else 16
        for native in {None, IN_C}:
            layer = Layer(inputs, units, rows, biases, shift, native)
            for empty in (0, 9):
                seen = bytes(
                    [0 if rng.below(10) < empty else rng.below(256) for _ in range(inputs)]
                )
                assert layer.read(seen) == plainly(rows, biases, shift, seen)


def test_a_compiled_build_reads_layers_in_c_and_refuses_what_does_not_fit() -> None:
    assert (IN_C is not None) == (build() == "compiled")
    if IN_C is None:
        return
    assert len(IN_C(bytes(3), bytes(3 * 2 * UNITS), bytes(4 * UNITS), 0)) == UNITS
    for seen, weights, sums, shift in ((3, 2, 4, 0), (3, 3, 3, 0), (0, 0, 0, 0), (3, 3, 4, 32)):
        with pytest.raises(ValueError, match="a layer has another shape"):
            IN_C(bytes(seen), bytes(weights * 2 * UNITS), bytes(sums * UNITS), shift)


def test_a_head_is_asked_for_one_number_at_a_time() -> None:
    head = Head(3, [[1, 2, 3], [-32767, 0, 32767]], [4, -5], 0.5)
    assert head.read(bytes([10, 0, 1]), 0) == 0.5 * (4 + 10 + 3)
    assert head.read(bytes([255, 9, 1]), 1) == 0.5 * (-5 - 254 * 32767)


def test_chances_are_told_seat_by_seat_whoever_looks() -> None:
    layer = Layer(1, UNITS, [[1] * UNITS], [0] * UNITS, 0)
    nothing = [0] * UNITS
    net = Net(3, [layer], Head(UNITS, [nothing] * 3, [2, 1, 0], 1.0), None)
    mine, left, right = soften([2.0, 1.0, 0.0])
    assert net.chances(b"\x01", 0) == [mine, left, right]
    assert net.chances(b"\x01", 2) == [left, right, mine]
    assert net.weigh(b"\x01", [0, 1]) is None
    alone = Net(1, [layer], Head(UNITS, [nothing] * 2, [0, 0], 1.0), None)
    assert alone.chances(b"\x01", 0) == [0.5]


def test_a_network_above_sense_starts_from_what_the_game_says() -> None:
    layer = Layer(1, UNITS, [[1] * UNITS], [0] * UNITS, 0)
    silent = Head(UNITS, [[0] * UNITS] * 3, [0, 0, 0], 1.0)
    senses = [0.5, 0.3, 0.2]
    assert Net(3, [layer], silent, None).chances(b"\x01", 1, senses) == pytest.approx([1 / 3] * 3)
    above = Net(3, [layer], silent, None, above_sense=True)
    for seat in range(3):
        assert above.chances(b"\x01", seat, senses) == pytest.approx(senses)
    # What it says itself comes on top, the observing seat first.
    fonder = Head(UNITS, [[0] * UNITS] * 3, [1, 0, 0], 1.0)
    doubted = Net(3, [layer], fonder, None, above_sense=True).chances(b"\x01", 2, senses)
    assert doubted[2] / doubted[0] == pytest.approx(0.2 / 0.5 * math.e)
    alone = Head(UNITS, [[0] * UNITS] * 2, [0, 0], 1.0)
    assert Net(1, [layer], alone, None, True).chances(b"\x01", 0, [0.7]) == pytest.approx([0.7])


def test_a_file_says_whether_it_goes_beyond_sense() -> None:
    options = WANTED.settle_options(2, {})
    draft = parse(made_up_file(WANTED, 2, options, Rng.seeded("above")), "here").drafts[0]
    assert draft.above_sense is False
    draft.above_sense = True
    draft.moves = None
    found = parse(write_weights(WANTED, options, [draft], {}), "here")
    net = found.net(2)
    assert net is not None
    assert net.above_sense
    assert net.moves is None
    world = Match(WANTED, 2, "above").imagine(0)
    seen = observation(world, 0)
    senses = WANTED.senses(world.state)
    assert foresee(net, world, 0) == net.chances(seen, 0, senses)
    assert foresee(net, world, 0) != pytest.approx(net.chances(seen, 0, [0.9, 0.1]))


@every_game
def test_a_file_says_the_same_after_reading(game: Game) -> None:
    rng = Rng.seeded("same")
    seats = game.seats[-1]
    options = game.settle_options(seats, {})
    held = made_up_file(game, seats, options, rng)
    assert len(held) < 2_000_000
    found = parse(held, "here")
    assert found.misfit(game) == ""
    assert write_weights(game, options, found.drafts, found.head["about"]) == held
    match = Match(game, seats, "same")
    net = found.net_for(match)
    assert net is not None
    for _ in range(12):
        ask = match.asks[0]
        seen = observation(match, ask.seat)
        chances = net.chances(seen, ask.seat)
        assert len(chances) == seats
        assert sum(chances) == pytest.approx(1.0)
        weights = net.weigh(seen, ask.moves)
        assert weights is not None
        assert sum(weights) == pytest.approx(1.0)
        assert all(weight > 0 for weight in weights)
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])


def test_a_damaged_file_is_named(file: Path) -> None:
    held = file.read_bytes()
    head_end = held.index(b"\n", len(MAGIC))
    for bad in (held[:-1], held[: head_end // 2], held[:-9] + b"x" + held[-8:], held + b"more"):
        file.write_bytes(bad)
        with pytest.raises(BadSetup, match=r"wanted\.bin is damaged"):
            read_weights(str(file), WANTED)
    file.write_bytes(b"something else")
    with pytest.raises(BadSetup, match="is not a file of weights"):
        read_weights(str(file), WANTED)
    with pytest.raises(BadSetup, match="cannot be read: No such file"):
        read_weights(str(file.parent / "nowhere"), WANTED)


def changed(file: Path, **changes: Any) -> None:
    """Change the line about a file."""
    held = file.read_bytes()
    line, _, packed = held[len(MAGIC) :].partition(b"\n")
    file.write_bytes(MAGIC + json.dumps(json.loads(line) | changes).encode() + b"\n" + packed)


def test_weights_of_other_rules_or_another_game_do_not_fit(file: Path) -> None:
    changed(file, rules="wanted/1")
    with pytest.raises(BadSetup, match="learned by the rules wanted/1; these are wanted/"):
        read_weights(str(file), WANTED)
    changed(file, game="undead")
    with pytest.raises(BadSetup, match="holds weights for undead, not for wanted"):
        read_weights(str(file), WANTED)


def test_weights_for_another_layout_do_not_fit(file: Path) -> None:
    found = parse(file.read_bytes(), "here")
    found.drafts[0].digest = layout_digest(WANTED, 3)
    file.write_bytes(write_weights(WANTED, OPTIONS, found.drafts, {}))
    with pytest.raises(BadSetup, match="learned from another layout"):
        read_weights(str(file), WANTED)


def test_a_sum_that_could_outgrow_its_half_is_refused(file: Path) -> None:
    rows = [[32767] * UNITS] * size(WANTED, 2)
    assert size(WANTED, 2) * TOP * 32767 < HALF
    big = Sheet(rows, [HALF - 1] * UNITS, 3)
    head = Sheet([[0] * UNITS] * 2, [0, 0], scale=1.0)
    draft = Draft(2, layout_digest(WANTED, 2), [big], head, None)
    file.write_bytes(write_weights(WANTED, OPTIONS, [draft], {}))
    with pytest.raises(BadSetup, match="is damaged"):
        read_weights(str(file), WANTED)


# -- bots ------------------------------------------------------------------------------------------


class Taught(Toy):
    """A game with weights beside it, in a folder that a test fills."""


@pytest.fixture
def taught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    game = Taught()
    held = made_up_file(game, 2, game.settle_options(2, {}), Rng.seeded("taught"))
    (tmp_path / "weights.bin").write_bytes(held)
    monkeypatch.setitem(globals(), "__file__", str(tmp_path / "game.py"))
    shelf.SHELVES.clear()
    yield game
    shelf.SHELVES.clear()


def test_a_game_plays_by_the_weights_beside_it(taught: Game) -> None:
    assert learned(Match(taught, 2, "a")) is not None
    assert learned(Match(taught, 3, "a")) is None  # it was learned with two seats
    assert learned(Match(taught, 2, "a", {"blind": True})) is None  # and without that option


def test_weights_that_do_not_fit_are_said_once_and_sense_decides(
    taught: Game, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    changed(tmp_path / "weights.bin", rules="toy/0")
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            assert learned(Match(taught, 2, "a")) is None
    said = [record.getMessage() for record in caplog.records]
    assert len(said) == 1
    assert "learned by the rules toy/0" in said[0]
    assert said[0].endswith("bots judge toy by its own sense")
    assert visits("legend", taught) == visits("legend@sense", taught)


def visits(name: str, game: Game) -> list[tuple[int, int, float]]:
    """What a bot found about every move of the first question."""
    match = Match(game, 2, "visits")
    seat = match.asks[0].seat
    player = bot(name, "s", Budget(iterations=40))
    assert isinstance(player, SearchBot)
    player.choose(match.imagine(seat, Rng.seeded("w")), seat)
    assert player.tree is not None
    return [(edge.move, edge.visits, edge.total) for edge in player.tree.own_node().edges]


def test_a_level_with_a_file_judges_by_it(file: Path, taught: Game) -> None:
    assert visits(f"marshal@{file}", WANTED) != visits("marshal@sense", WANTED)
    assert visits("marshal", taught) != visits("marshal@sense", taught)


def test_every_build_plays_the_same_by_weights(taught: Game) -> None:
    """What is written here was found by the pure build and by the compiled one."""
    found: list[Any] = []
    for number in range(3):
        match = Match(taught, 2, f"builds {number}")
        players = [bot("legend", f"{seat}", Budget(iterations=24)) for seat in range(2)]
        rng = Rng.seeded("builds")
        while match.asks:
            seat = match.asks[0].seat
            match.play(seat, players[seat].choose(match.imagine(seat, rng), seat))
        found += match.moves
    assert len(found) > 20
    assert sha256(repr(found).encode()).hexdigest()[:12] == "2009529ac999"


def test_what_was_asked_for_and_does_not_fit_is_refused(file: Path) -> None:
    match = Match(WANTED, 3, "three")
    seat = match.asks[0].seat
    world = match.imagine(seat, Rng.seeded("w"))
    with pytest.raises(BadSetup, match="no weights for this table: 3 seats"):
        bot(f"legend@{file}", "s", Budget(iterations=5)).choose(world, seat)
    with pytest.raises(BadSetup, match=r"LEVEL@FILE or LEVEL@sense.* deputy, marshal, legend"):
        bot(f"greenhorn@{file}")
    with pytest.raises(BadSetup, match="LEVEL@FILE"):
        bot("legend@")


class Steering(Net):
    """Says which seat's eyes it looked through, and likes one move."""

    def __init__(self, of: Net, liked: int) -> None:
        super().__init__(of.seats, of.layers, of.head, of.moves)
        self.liked = liked
        self.looks: list[tuple[bytes, int]] = []

    def chances(self, seen: bytes, seat: int, senses: list[float] = NO_SENSES) -> list[float]:
        self.looks.append((seen, seat))
        return [0.5, 0.5]

    def weigh(self, seen: bytes, moves: list[int]) -> list[float] | None:
        return [0.98 if move == self.liked else 0.02 / len(moves) for move in moves]


@pytest.mark.skipif(saloon.build() == "compiled", reason="a compiled class takes no such subclass")
def test_the_search_looks_through_its_own_eyes_and_leans_to_what_is_promising() -> None:
    net = made_up(WANTED, 2, OPTIONS, Rng.seeded("n")).net(2)
    assert net is not None
    match = Match(WANTED, 2, "eyes")
    ask = match.asks[0]
    for liked in ask.moves:
        steering = Steering(net, liked)
        rng = Rng.seeded("eyes")
        tree = Tree(match.imagine(ask.seat, rng), ask.seat, rng, 0.8, 2, steering)
        tree.run(Budget(iterations=60), thorough=True)
        assert {seat for _, seat in steering.looks} == {ask.seat}
        assert len(steering.looks) >= 50
        first = max(tree.own_node().edges, key=lambda edge: edge.visits)
        assert first.move == liked


class Ruled(Toy):
    """A game that rules one move out."""

    def prior(self, state: Any, ask: Ask) -> list[float] | None:
        return [0.0 if i == 0 else 1.0 for i in range(len(ask.moves))]


def test_what_the_game_rules_out_stays_out() -> None:
    game = Ruled()
    net = made_up(game, 2, game.settle_options(2, {}), Rng.seeded("n")).net(2)
    match = Match(game, 2, "ruled")
    ask = match.asks[0]
    assert len(ask.moves) > 1
    rng = Rng.seeded("r")
    tree = Tree(match.imagine(ask.seat, rng), ask.seat, rng, 0.8, 2, net)
    tree.run(Budget(iterations=40), thorough=True)
    tried = {edge.move: edge.visits for edge in tree.own_node().edges}
    assert tried.pop(ask.moves[0]) == 0
    assert sum(tried.values()) == 40


def test_one_look_ahead_can_be_by_a_network() -> None:
    net = made_up(WANTED, 2, OPTIONS, Rng.seeded("n")).net(2)
    match = Match(WANTED, 2, "ahead")
    ask = match.asks[0]
    deal = Rng.seeded("deal")
    by_sense = [look_ahead(match, ask.seat, move, deal.copy()) for move in ask.moves]
    by_net = [look_ahead(match, ask.seat, move, deal.copy(), net=net) for move in ask.moves]
    assert all(0 < value < 1 for value in by_net)
    assert by_net != by_sense


def test_the_judge_uses_what_came_with_the_game(taught: Game) -> None:
    toy = Toy()
    plain, by_net = (
        weigh(Match(game, 2, "judge"), Match(game, 2, "judge").asks[0].seat, Rng.seeded("j"), 40)
        for game in (toy, taught)
    )
    assert plain.best().chances() != by_net.best().chances()


def test_weights_that_ship_fit_their_game_as_it_is_now() -> None:
    found: dict[str, list[int]] = {}
    for game in saloon.list_games():
        file = Path(str(import_module(type(game).__module__).__file__)).parent / FILE
        if file.exists():
            found[game.id] = read_weights(str(file), game).seats()
    assert found == {"undead": [2, 4]}
    undead = saloon.game("undead")
    assert learned(Match(undead, 4, "a")) is not None
    assert learned(Match(undead, 3, "a")) is None
    assert learned(Match(undead, 2, "a", {"two_bands": True})) is None
