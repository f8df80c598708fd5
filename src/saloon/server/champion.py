"""The winner's picture: a portrait on a star with two ribbons, and the mark of the seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from markupsafe import Markup

from saloon import drawing as d
from saloon.engine.game import Game
from saloon.server.scenes import has_plates, scene_module

MOST: Final = 4
"""So many winners have room side by side."""

APART: Final = 136.0
HALF: Final = 70.0
"""How far a star reaches to either side, with the balls on its tips."""

PORTRAIT: Final = 80.0

BOSSES: Final = (
    d.Face(hat="stetson", beard="handlebar", coat=d.COATS[1], brow=1.2),
    d.Face(hat="flat", hair="curls", hair_colour=d.HAIRS[2], hat_colour=d.FELTS[5], wide=0.9),
    d.Face(hat="derby", beard="walrus", hair_colour=d.HAIRS[4], coat=d.COATS[2]),
    d.Face(hat="slouch", hair="braids", hair_colour=d.HAIRS[5], hat_colour=d.FELTS[7], wide=0.9),
    d.Face(hat="top", beard="goatee", skin=d.SKINS[3], coat=d.COATS[3], marks=("scar",)),
    d.Face(hat="sombrero", beard="thin", skin=d.SKINS[2], hat_colour=d.FELTS[2], coat=d.COATS[4]),
)
"""Who sits at each seat, in games whose players are nobody in particular."""


def champion(game: Game, view: Mapping[str, Any]) -> Markup:
    """Whoever has won, one beside the other; nothing where nobody has."""
    shown = list(view["winners"])[:MOST]
    if not shown:
        return Markup("")
    drawn = [_one(game, view, seat, HALF + place * APART) for place, seat in enumerate(shown)]
    wide, high = d.num(2 * HALF + APART * (len(shown) - 1)), "166"
    box = {"viewBox": f"0 0 {wide} {high}", "width": wide, "height": high, "aria_hidden": "true"}
    return Markup(d.el("svg", *drawn, **box))  # noqa: S704


def _one(game: Game, view: Mapping[str, Any], seat: int, x: float) -> str:
    out = ""
    for side in (-1, 1):
        ribbon = f"M{d.num(x + side * 8)} 100 l{side * 20} 60 l{-side * 12} -7 l{-side * 9} 11 Z"
        out += d.path(ribbon, fill=d.DANGER, stroke=d.INK, stroke_width=1)
    out += d.group(d.badge_star(61, "#e3bd4b"), x=x, y=72)
    out += d.circle(x, 72, 42, fill=d.PAPER, stroke="#7a5a22", stroke_width=2)
    portrait = getattr(scene_module(game), "portrait", _boss)
    out += d.group(portrait(view, seat, PORTRAIT), x=x - PORTRAIT / 2, y=72 - PORTRAIT / 2)
    return out + (d.plate if has_plates(game) else d.player_mark)(seat, x, 113, 14)


def _boss(_view: Mapping[str, Any], seat: int, size: float) -> str:
    return d.face(BOSSES[seat % len(BOSSES)], size)
