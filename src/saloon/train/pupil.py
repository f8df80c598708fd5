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

    def page(self, lesson: Lesson) -> Page:
        """A lesson where this pupil can read it."""
        return Page(lesson, self.device)

    def learn(self, pages: list[Page], rows: int, rate: float) -> dict[str, float]:
        """Go over this many rows, picked from all pages; how far off it was, on average."""
        book = Book(pages)
        if not self.measured:
            self.measure(book.seen)
        for group in self.adam.param_groups:
            group["lr"] = rate
        self.net.train()
        steps = max(1, rows // BATCH)
        picks = torch.randint(0, len(book.seen), (steps, BATCH), generator=self.rng)
        # Nobody waits for a GPU before the last step.
        wrong_in_all = torch.zeros((), device=self.device)
        missed_in_all = torch.zeros((), device=self.device)
        for pick in picks.to(self.device):
            seen = book.seen[pick].to(torch.float32)
            features = self.net(seen)
            wanted = book.chances[pick]
            said = self.net.chances(features)
            if self.above_sense:
                said = said + book.senses[pick]
            wrong = -(wanted * said.log_softmax(1)).sum(1).mean()
            missed = torch.zeros((), device=self.device)
            if self.moves:
                missed = self.misliked(features, book, pick)
            self.adam.zero_grad()
            (wrong + MOVES_COUNT * missed).backward()
            self.adam.step()
            wrong_in_all += wrong.detach()
            missed_in_all += missed.detach()
        return {"chances": float(wrong_in_all) / steps, "moves": float(missed_in_all) / steps}

    def misliked(self, features: Tensor, book: Book, pick: Tensor) -> Tensor:
        """How far off it was about the moves of some rows."""
        menu, liking = book.menus_of(pick)
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


class Page:
    """One lesson as tensors, where the pupil that learns from it calculates."""

    def __init__(self, lesson: Lesson, device: torch.device) -> None:
        outs = max(2, lesson.seats)
        self.seen = _tensor(lesson.seen, torch.uint8, device).view(-1, lesson.width)
        self.chances = _tensor(lesson.chances, torch.float32, device).view(-1, outs)
        senses = _tensor(lesson.starts, torch.float32, device)
        self.senses = senses.view(len(senses) // outs, outs)
        self.menus = _tensor(lesson.menus, torch.int32, device)
        self.liking = _tensor(lesson.liking, torch.float32, device)
        self.ends = _tensor(lesson.ends, torch.int32, device).long()


class Book:
    """All pages as one."""

    def __init__(self, pages: list[Page]) -> None:
        self.seen = torch.cat([page.seen for page in pages])
        self.chances = torch.cat([page.chances for page in pages])
        self.senses = torch.cat([page.senses for page in pages])
        self.menus = torch.cat([page.menus for page in pages])
        self.liking = torch.cat([page.liking for page in pages])
        ends: list[Tensor] = []
        moves = 0
        for page in pages:
            ends.append(page.ends + moves)
            moves += len(page.menus)
        self.ends = torch.cat(ends)
        self.starts = torch.cat([self.ends.new_zeros(1), self.ends[:-1]])

    def menus_of(self, pick: Tensor) -> tuple[Tensor, Tensor]:
        """The moves of some rows and how they were liked; -1 and 0 fill up what is too short."""
        starts, ends = self.starts[pick], self.ends[pick]
        longest = max(1, int((ends - starts).max()))
        places = starts[:, None] + torch.arange(longest, device=starts.device)[None, :]
        there = places < ends[:, None]
        places = places.clamp(max=max(0, len(self.menus) - 1))
        if len(self.menus) == 0:
            nothing = torch.zeros(places.shape, device=places.device)
            return nothing.long() - 1, nothing
        menu = self.menus[places].long().masked_fill(~there, -1)
        return menu, self.liking[places].masked_fill(~there, 0.0)


def _tensor(numbers: Any, kind: torch.dtype, device: torch.device) -> Tensor:
    if not len(numbers):
        return torch.zeros(0, dtype=kind, device=device)
    return torch.frombuffer(bytearray(numbers), dtype=kind).to(device)


def saved(state: object) -> bytes:
    """A checkpoint as bytes."""
    out = io.BytesIO()
    torch.save(state, out)
    return out.getvalue()
