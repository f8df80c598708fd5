"""A small picture for each deed, for the map and the bar: about 24 across, around 0, 0."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from saloon import drawing as d
from saloon.games.bantam import art
from saloon.games.bantam.cards import ICONS

ENTER: Final = "M-11 0 H3 M-2 -5 L3 0 L-2 5"
LEAVE: Final = "M-3 0 H11 M6 -5 L11 0 L6 5"
UP: Final = "M0 2 V-11 M-5 -6 L0 -11 L5 -6"
DOWN: Final = "M0 -11 V2 M-5 -3 L0 2 L5 -3"


def _ink(points: str, width: float = 2.4, colour: str = d.INK) -> str:
    """Lines, round at their ends."""
    return d.path(
        points,
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def _box(fill: str = "#b07b45") -> str:
    """An open box, for what is carried."""
    return d.path("M-10 3 H10 V12 H-10 Z", fill=fill, stroke=d.INK, stroke_width=1.6)


def _door() -> str:
    return d.path("M1 -11 H11 V11 H1", fill="none", stroke=d.INK, stroke_width=2.2)


def _die(number: int) -> str:
    return d.group(art.die(number, 20), x=-10, y=-10)


def _fighting(icon: str) -> str:
    return art.icon(ICONS.index(icon), 11)


@lru_cache(maxsize=1)
def symbols() -> str:
    """All of them, to be kept once in a picture."""
    return "".join(d.el("g", drawn, id=f"sign-{name}") for name, drawn in deed_signs().items())


def deed_signs() -> dict[str, str]:
    """The picture of each deed by its sign, the first word of what it plays where it has no own."""
    fist = _fighting("brawl")
    tool = _ink("M-9 9 L4 -4", 4, "#6b4226") + d.path(
        "M-2 -9 L9 2 L11 -2 L2 -11 Z", fill="#8a9298", stroke=d.INK, stroke_width=1.4
    )
    mount = d.group(d.horse(24), x=-12, y=-12)
    coin = art.dollar(10)
    sold = d.group(coin, y=4, scale=0.8) + _ink("M0 -5 V-13 M-3 -10 L0 -13 L3 -10", 2)
    scroll = d.path("M-8 -10 H8 V10 H-8 Z", fill=d.PAPER, stroke=d.INK, stroke_width=1.6)
    scroll += _ink("M-4 -5 H4 M-4 0 H4 M-4 5 H1", 1.6)
    drop = d.path("M0 -11 C6 -3 9 1 9 5 A9 7 0 0 1 -9 5 C-9 1 -6 -3 0 -11 Z", fill=art.WATER)
    drop += _ink("M0 -11 C6 -3 9 1 9 5 A9 7 0 0 1 -9 5 C-9 1 -6 -3 0 -11 Z", 1.4)
    cross = d.circle(0, 0, 11, fill=d.PAPER, stroke=d.INK, stroke_width=1.4)
    cross += _ink("M0 -6 V6 M-6 0 H6", 4, "#b5382c")
    cabin = d.group(art.cabin(0, False, 11), y=1)
    chest = d.path("M-11 -2 Q0 -13 11 -2 V9 H-11 Z", fill="#8a5a2b", stroke=d.INK, stroke_width=1.6)
    chest += _ink("M-11 -1 H11", 1.6) + d.circle(0, 1, 2.6, fill=art.BRASS)
    peaks = d.path("M-12 10 L-3 -9 L2 0 L5 -4 L12 10 Z", fill="#9a8a7a", stroke=d.INK)
    star = art.will(11)
    return {
        "exit": d.group(art.signpost(), scale=0.42),
        "enter": _door() + _ink(ENTER),
        "leave": d.path("M-1 -11 H-11 V11 H-1", fill="none", stroke=d.INK, stroke_width=2.2)
        + _ink(LEAVE),
        "climb": peaks,
        "navigate": art.flame(9) + _ink("M-12 11 H11 M7 7 L11 11 L7 15", 2),
        "sneak": art.eye(11),
        "fight": fist,
        "bash": fist,
        "ambush": _fighting("gun"),
        "work": tool,
        "dedicate": d.group(art.medal(11), y=-2),
        "reflect": star,
        "build": cabin,
        "light": art.flame(12),
        "burn": art.flame(12),
        "douse": drop,
        "try": _die(5),
        "accept": _die(1) + _ink("M-12 12 L12 -12", 2.4, d.DANGER),
        "reroll": d.group(_die(6), scale=0.62)
        + _ink("M-11 3 A11 11 0 1 1 -5 10 M-13 -2 L-11 3 L-6 1"),
        "pass": d.path("M6 9 A10 10 0 1 1 3 -10 A8 8 0 0 0 6 9 Z", fill="#5b6f95", stroke=d.INK),
        "perk": d.badge_star(11),
        "skill": d.badge_star(11),
        "doc": cross,
        "herb": art.goods(2, 11),
        "befriend": art.heart(11),
        "buy": coin,
        "buy-saddle": art.saddle(),
        "buy-token": coin,
        **dict.fromkeys(("sell", "sell-item", "sell-mount", "sell-saddle"), sold),
        "order": art.grit(11),
        "recruit": art.heart(11),
        "deposit": d.group(coin, y=-4, scale=0.6) + _box(),
        "withdraw": _box() + d.group(coin, y=-4, scale=0.6),
        "draw-mounts": mount,
        "mount": d.group(art.plaque(True), scale=0.36),
        "task": scroll,
        "draw-items": scroll,
        "trade-hides": art.goods(1, 11),
        "put": _box() + _ink(DOWN),
        "unload": _box() + _ink(DOWN),
        "get": _box() + _ink(UP),
        "pick-up": _box("#d9b48a") + _ink(UP),
        "use": tool,
        "tool": tool,
        "open-chest": chest,
    }
