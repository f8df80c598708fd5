"""Small pictures of a game's pieces for pages that explain it, drawn by the game's own scene."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module

from saloon import drawing as d
from saloon.engine.errors import SaloonError
from saloon.engine.game import Game
from saloon.words import Teller

GAP = 18.0
LABEL = 24.0


@dataclass(frozen=True)
class Piece:
    """One thing in a picture: what is drawn from 0, 0, how large it is, and a word below it."""

    drawn: str
    w: float
    h: float
    label: str = ""


Exhibit = Callable[[Teller], list[Piece]]


def row(pieces: list[Piece], defs: str = "") -> str:
    """Things side by side, standing on one line, as a whole SVG text."""
    labelled = any(piece.label for piece in pieces)
    wide = [max(piece.w, d.width_of(piece.label, 14) + 4) for piece in pieces]
    w = sum(wide) + GAP * (len(pieces) - 1) + 8
    high = max(piece.h for piece in pieces)
    h = high + (LABEL if labelled else 0) + 8
    out = defs
    x = 4.0
    for piece, room in zip(pieces, wide, strict=True):
        out += d.group(piece.drawn, x=x + (room - piece.w) / 2, y=4 + high - piece.h)
        if piece.label:
            out += d.words(x + room / 2, h - 8, piece.label, 14, d.INK, weight=600)
        x += room + GAP
    return d.el(
        "svg",
        out,
        viewBox=f"0 0 {d.num(w)} {d.num(h)}",
        width=d.num(w),
        height=d.num(h),
        aria_hidden="true",
    )


def centred(drawn: str, w: float, h: float, label: str = "") -> Piece:
    """A thing that is drawn around 0, 0."""
    return Piece(d.group(drawn, x=w / 2, y=h / 2), w, h, label)


def exhibits(game: Game) -> Mapping[str, Exhibit]:
    """What a game can show, by name: its exhibits.py holds them as EXHIBITS."""
    package = type(game).__module__.rpartition(".")[0]
    shown: Mapping[str, Exhibit] = import_module(f"{package}.exhibits").EXHIBITS
    return shown


def draw(game: Game, name: str, tell: Teller) -> str:
    """One picture by its name; raises SaloonError naming those there are."""
    shown = exhibits(game)
    if name not in shown:
        raise SaloonError(f"{game.id} has no picture {name!r}; it has: {', '.join(shown)}")
    package = type(game).__module__.rpartition(".")[0]
    defs: str = getattr(import_module(f"{package}.exhibits"), "DEFS", "")
    return row(shown[name](tell), defs)


def goal_sign(game: Game, sign: str) -> str:
    """A part of the goal as a small picture, 28 by 28, where the game draws one."""
    package = type(game).__module__.rpartition(".")[0]
    drawn: Callable[[str], str] | None
    try:
        drawn = import_module(f"{package}.exhibits").goal_sign
    except ModuleNotFoundError:
        return ""
    return drawn(sign)
