"""The network while it learns: PyTorch's floats, written down as whole numbers for the bots.

Units are cut off below 0 and above 1, so that a byte holds what one says (saloon.bots.net).
"""

from __future__ import annotations

import io
import math
from itertools import pairwise
from typing import Any

import torch
from torch import Tensor, nn

from saloon.bots.net import HALF, TOP, UNITS
from saloon.bots.weights import MOST_WEIGHT, Draft, Sheet, layout_digest
from saloon.engine.game import Game
from saloon.engine.observation import size
from saloon.train.practice import Lesson

BATCH = 512
LEAST_SPREAD = 0.1
"""A flag that is hardly ever up is not blown up to more than ten times its size."""
MOVES_COUNT = 0.25
"""What the moves weigh in a lesson beside the chances."""
DECAY = 1e-4
MOST_SHIFT = 20
SAFE = 0.9
"""The part of 32 bits that the greatest sum may take before biases."""


class Network(nn.Module):
    """Observations in; everybody's chances, and how promising each move looks, out."""

    def __init__(
        self, inputs: int, hidden: tuple[int, ...], seats: int, moves: int, above_sense: bool
    ) -> None:
        super().__init__()
        sizes = [inputs, *hidden]
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in pairwise(sizes))
        self.chances = nn.Linear(hidden[-1], max(2, seats))
        self.moves = nn.Linear(hidden[-1], moves)
        self.mean: Tensor
        self.factor: Tensor
        self.register_buffer("mean", torch.zeros(inputs))
        self.register_buffer("factor", torch.ones(inputs))
        for layer in self.layers:
            nn.init.normal_(layer.weight, 0, 0.7 / math.sqrt(layer.in_features))
            nn.init.constant_(layer.bias, 0.4)
        for head in (self.chances, self.moves):
            nn.init.normal_(head.weight, 0, 0.1 / math.sqrt(head.in_features))
            nn.init.zeros_(head.bias)
        if above_sense:  # it begins with what the estimate says
            nn.init.zeros_(self.chances.weight)

    def forward(self, seen: Tensor) -> Tensor:
        """What the last layer makes of observations as they are."""
        features = (seen - self.mean) * self.factor
        for layer in self.layers:
            features = torch.clamp(layer(features), 0.0, 1.0)
        return features


class Pupil:
    """One network for one number of seats, and how it learns."""

    def __init__(
        self,
        game: Game,
        seats: int,
        hidden: tuple[int, ...],
        seed: int,
        above_sense: bool = False,
        moves: bool = True,
    ) -> None:
        if not hidden or any(units < UNITS or units % UNITS for units in hidden):
            raise ValueError(f"layers have a multiple of {UNITS} units each, not {hidden}")
        self.game = game
        self.seats = seats
        self.above_sense = above_sense
        self.moves = moves
        self.rng = torch.Generator().manual_seed(seed)
        with torch.random.fork_rng(devices=[]):
            torch.manual_seed(seed)
            self.net = Network(size(game, seats), hidden, seats, len(game.moves), above_sense)
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.net.to(self.device)
        self.adam = torch.optim.AdamW(self.net.parameters(), lr=1e-3, weight_decay=DECAY)
        self.measured = False

    # -- learning --------------------------------------------------------------------------------

    def measure(self, seen: Tensor) -> None:
        """Find out how great every number usually is, and how much it varies; once."""
        numbers = seen.to(torch.float64)
        spread = numbers.std(dim=0).clamp(min=LEAST_SPREAD)
        self.net.mean.copy_(numbers.mean(dim=0))
        self.net.factor.copy_(1 / spread)
        self.measured = True

    def learn(self, lessons: list[Lesson], rows: int, rate: float) -> dict[str, float]:
        """Go over this many rows, picked from all lessons; how far off it was, on average."""
        book = Book(lessons)
        if not self.measured:
            self.measure(book.seen)
        for group in self.adam.param_groups:
            group["lr"] = rate
        self.net.train()
        off = {"chances": 0.0, "moves": 0.0}
        steps = max(1, rows // BATCH)
        for _ in range(steps):
            pick = torch.randint(0, len(book.seen), (BATCH,), generator=self.rng)
            seen = book.seen[pick].to(self.device).to(torch.float32)
            features = self.net(seen)
            wanted = book.chances[pick].to(self.device)
            said = self.net.chances(features)
            if self.above_sense:
                said = said + book.senses[pick].to(self.device)
            wrong = -(wanted * said.log_softmax(1)).sum(1).mean()
            missed = torch.zeros((), device=self.device)
            if self.moves:
                missed = self.misliked(features, book, pick)
            self.adam.zero_grad()
            (wrong + MOVES_COUNT * missed).backward()
            self.adam.step()
            off["chances"] += float(wrong.detach())
            off["moves"] += float(missed.detach())
        return {name: total / steps for name, total in off.items()}

    def misliked(self, features: Tensor, book: Book, pick: Tensor) -> Tensor:
        """How far off it was about the moves of some rows."""
        menu, liking = book.menus_of(pick)
        menu, liking = menu.to(self.device), liking.to(self.device)
        asked = liking.sum(1) > 0
        if not bool(asked.any()):
            return torch.zeros((), device=self.device)
        raw = self.net.moves(features[asked])
        raw = raw.gather(1, menu[asked].clamp(min=0))
        raw = raw.masked_fill(menu[asked] < 0, -1e9)
        return -(liking[asked] * raw.log_softmax(1)).sum(1).mean()

    # -- written down ----------------------------------------------------------------------------

    def draft(self) -> Draft:
        """The network in whole numbers."""
        net = self.net
        mean, factor = net.mean.double().cpu(), net.factor.double().cpu()
        layers: list[Sheet] = []
        for number, layer in enumerate(net.layers):
            weight = layer.weight.detach().double().cpu().T
            bias = layer.bias.detach().double().cpu()
            if number == 0:
                weight = weight * factor[:, None]
                bias = bias - mean @ weight
            # The first layer reads bytes that mean themselves, the others bytes that mean parts.
            layers.append(sheet(weight, bias, TOP if number == 0 else 1, 1 if number == 0 else TOP))
        return Draft(
            self.seats,
            layout_digest(self.game, self.seats),
            layers,
            head(net.chances),
            head(net.moves) if self.moves else None,
            self.above_sense,
        )

    def state(self) -> dict[str, Any]:
        """All it takes to go on learning later."""
        return {
            "net": self.net.state_dict(),
            "adam": self.adam.state_dict(),
            "rng": self.rng.get_state(),
            "measured": self.measured,
        }

    def recall(self, state: dict[str, Any]) -> None:
        """Go on from what `state` said."""
        self.net.load_state_dict(state["net"])
        self.adam.load_state_dict(state["adam"])
        self.rng.set_state(state["rng"].cpu().to(torch.uint8))
        self.measured = state["measured"]


def sheet(weight: Tensor, bias: Tensor, least: int, byte: int) -> Sheet:
    """A layer in whole numbers, as fine as they allow.

    A sum is `least` times a power of two for each 1 that a unit says; `byte` is what an input of 1
    reads as. The power is the greatest at which no weight and no sum grows too great.
    """
    most = float(weight.abs().max())
    greatest = float((TOP * weight.abs()).sum(0).max()) + float(byte * bias.abs().max())
    shift = 0
    while shift < MOST_SHIFT:
        scale = least * 2.0 ** (shift + 1)
        if most * scale > MOST_WEIGHT or greatest * scale > SAFE * HALF:
            break
        shift += 1
    scale = least * 2.0**shift
    rows = (weight * scale).round().clamp(-MOST_WEIGHT, MOST_WEIGHT).to(torch.int64).tolist()
    biases = (bias * scale * byte).round().to(torch.int64).tolist()
    return Sheet(rows, biases, shift)


def head(linear: nn.Linear) -> Sheet:
    """A head in whole numbers."""
    weight = linear.weight.detach().double().cpu()
    bias = linear.bias.detach().double().cpu()
    scale = MOST_WEIGHT / max(1e-6, float(weight.abs().max()), float(bias.abs().max()) / 255)
    rows = (weight * scale).round().to(torch.int64).tolist()
    biases = (bias * scale * TOP).round().to(torch.int64).tolist()
    return Sheet(rows, biases, scale=1 / (scale * TOP))


class Book:
    """All lessons as tensors."""

    def __init__(self, lessons: list[Lesson]) -> None:
        first = lessons[0]
        outs = max(2, first.seats)
        self.seen = _joined([lesson.seen for lesson in lessons], torch.uint8).view(-1, first.width)
        self.chances = _joined([lesson.chances for lesson in lessons], torch.float32).view(-1, outs)
        senses = _joined([lesson.starts for lesson in lessons], torch.float32)
        self.senses = senses.view(len(senses) // outs, outs)
        self.menus = _joined([lesson.menus for lesson in lessons], torch.int32)
        self.liking = _joined([lesson.liking for lesson in lessons], torch.float32)
        ends: list[Tensor] = []
        moves = 0
        for lesson in lessons:
            ends.append(_joined([lesson.ends], torch.int32).long() + moves)
            moves += len(lesson.menus)
        self.ends = torch.cat(ends)
        self.starts = torch.cat([torch.zeros(1, dtype=torch.int64), self.ends[:-1]])

    def menus_of(self, pick: Tensor) -> tuple[Tensor, Tensor]:
        """The moves of some rows and how they were liked; -1 and 0 fill up what is too short."""
        starts, ends = self.starts[pick], self.ends[pick]
        longest = max(1, int((ends - starts).max()))
        places = starts[:, None] + torch.arange(longest)[None, :]
        there = places < ends[:, None]
        places = places.clamp(max=max(0, len(self.menus) - 1))
        if len(self.menus) == 0:
            return torch.full(places.shape, -1), torch.zeros(places.shape)
        menu = self.menus[places].long().masked_fill(~there, -1)
        return menu, self.liking[places].masked_fill(~there, 0.0)


def _joined(parts: list[Any], kind: torch.dtype) -> Tensor:
    held = [torch.frombuffer(bytearray(part), dtype=kind) for part in parts if len(part)]
    return torch.cat(held) if held else torch.zeros(0, dtype=kind)


def saved(state: object) -> bytes:
    """A checkpoint as bytes."""
    out = io.BytesIO()
    torch.save(state, out)
    return out.getvalue()
