"""Pictures of `bantam`: the country and its signs, people and beasts, cards, goods and tokens.

Every function returns SVG text drawn around or from 0, 0; nothing here knows a view. The country is
drawn on its own plane: a tile is 1000 wide and high, as in board.py.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import Any, Final

from saloon import drawing as d
from saloon.games.bantam.board import (
    ACRE,
    BLACK_ACRE,
    COLOURS,
    MTN,
    NONE_HERE,
    NOWHERE,
    PLAINS,
    TOWN,
    TRAIL,
    WET,
    WHITE,
    WILD,
)
from saloon.games.bantam.cards import ICONS
from saloon.games.bantam.effects import (
    NO_KEY,
    RED_TRAIL,
    SKILLS,
    YELLOW,
    difficulty_of,
    skill_of,
)

LAND: Final = ("#dcdfb6", "#eed9a6", "#cfe0d2", "#dcd0c4", "#e8d5b0")
"""The paper of each tile."""
SHADE: Final = ("#c3cb98", "#dcc084", "#b0cabd", "#c4b4a6", "#d2b98b")
DARK: Final = ("#4d6338", "#8a6a2c", "#3d6657", "#6b594d", "#6b4a2c")

SIGHT: Final = ("#b5382c", "#dd8428", "#4b7d36", "#2f6f9f", "#7d4f9e")
SIGHT_SHAPES: Final = ("circle", "diamond", "triangle", "square", "star")
"""Colours of sight, each with a shape of its own."""

LIKELY: Final = "#2f6b2f"
"""A chance that one may count on."""

SKILL_COLOURS: Final = ("#3f7a36", "#b8881c", "#b5382c", "#2f6f9f", "#7d4f9e", "#f3e6c8", "#2a1c12")
"""Agility green, Strength yellow, Malice red, Sneak blue, Persuasion purple, Wisdom white, die."""

FLAME: Final = "#e8632c"
WATER: Final = "#86b3bd"
SILVER: Final = "#c9d3d8"
BRASS: Final = "#d9a441"
BONE: Final = "#efe6cf"

COIN: Final = 38.0
"""The radius of an Acre."""


def _shape(points: str, fill: str, stroke: str = d.INK, width: float = 2) -> str:
    return d.path(points, fill=fill, stroke=stroke, stroke_width=width, stroke_linejoin="round")


def _line(points: str, stroke: str = d.INK, width: float = 3, **attrs: object) -> str:
    return d.path(
        points,
        fill="none",
        stroke=stroke,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
        **attrs,
    )


def defs() -> str:
    """The signs the land is strewn with, drawn once and used everywhere."""
    coins = [
        d.el(
            "g",
            d.circle(2, 4, COIN, fill="#000000", fill_opacity="0.22"),
            d.circle(0, 0, COIN, fill=fill, stroke=d.INK, stroke_width=2.4),
            id=f"art-{id}",
        )
        for id, fill in (("coin", d.PAPER), ("hidden", "#3a322c"))
    ]
    return d.el(
        "defs",
        *coins,
        d.el(
            "g",
            _shape("M0 -30 L13 -8 H7 L17 10 H-17 L-7 -8 H-13 Z", "#7d9a63", "#5b7846", 1.2),
            d.rect(-3, 10, 6, 8, fill="#8a6a48"),
            id="art-fir",
        ),
        d.el(
            "g",
            _shape("M0 -22 L10 8 H-10 Z", "#93ab76", "#6d8757", 1),
            d.rect(-2, 8, 4, 6, fill="#8a6a48"),
            id="art-pine",
        ),
        d.el(
            "g",
            _line("M-9 6 Q-6 -4 -11 -12 M0 7 Q0 -6 2 -16 M8 6 Q7 -3 12 -10", "#b8954a", 2.2),
            id="art-grass",
        ),
        d.el(
            "g",
            _shape("M-16 6 Q-14 -6 -4 -6 Q2 -14 10 -6 Q18 -2 16 6 Z", "#c9ab62", "#a5873f", 1),
            id="art-bush",
        ),
        d.el(
            "g",
            _line("M-8 12 V-12 M0 12 V-20 M8 12 V-8", "#6f9a86", 2),
            d.rect(-10, -18, 4, 10, 2, fill="#8a6238"),
            d.rect(-2, -27, 4, 11, 2, fill="#8a6238"),
            d.rect(6, -14, 4, 9, 2, fill="#8a6238"),
            _line("M-18 14 q6 -4 12 0 t12 0 t12 0", "#7fb0a8", 1.8),
            id="art-reeds",
        ),
        d.el("g", _line("M-20 0 q7 -5 14 0 t14 0 t14 0", "#8fbdb4", 2), id="ripple"),
        d.el(
            "g",
            _shape("M-34 20 L-4 -30 L8 -12 L16 -22 L40 20 Z", "#bcaa9b", "#97857a", 1.4),
            _shape("M-4 -30 L-16 -10 L-6 -14 L2 -6 L8 -12 Z", "#f6efe2", "#cbbfb2", 0.8),
            id="art-peak",
        ),
        d.el(
            "g",
            _shape("M-14 8 L-8 -6 L4 -10 L14 2 L12 8 Z", "#b0a093", "#8f7f73", 1.2),
            id="art-rock",
        ),
    )


# -- icons inside an Acre ---------------

_LOGS = "".join(
    d.rect(x, y, 34, 12, 6, fill="#96683c", stroke="#5b3a1e", stroke_width=1.6)
    + d.circle(x + 6, y + 6, 4, fill="#d8b17c", stroke="#5b3a1e", stroke_width=1.2)
    for x, y in ((-14, -16), (-20, -4), (-12, 8))
)
_HIDE = _shape(
    "M-20 -16 Q-12 -12 -8 -18 L8 -18 Q12 -12 20 -16 L16 -4 Q20 6 22 16 L10 12 Q0 20 -10 12 L-22 16 "
    "Q-20 6 -16 -4 Z",
    "#a9713f",
    "#5b3a1e",
    1.8,
)
_HERB = (
    _line("M0 20 Q2 4 -2 -8", "#3c6a34", 3)
    + _shape("M-2 -6 Q-22 -8 -20 -22 Q-2 -22 -2 -6 Z", "#5d9446", "#2f5529", 1.6)
    + _shape("M0 4 Q20 4 22 -12 Q4 -12 0 4 Z", "#6ca552", "#2f5529", 1.6)
)
_SILVER = _shape("M-22 12 L-14 -8 H14 L22 12 Z", SILVER, "#5d6a70", 1.8) + _shape(
    "M-14 -8 L-8 -14 H20 L14 -8 Z", "#e8eef0", "#5d6a70", 1.4
)
_GEM = _shape("M-18 -4 L-8 -16 H8 L18 -4 L0 18 Z", "#5bb7b0", "#1f5b58", 1.8) + _line(
    "M-18 -4 H18 M-8 -16 L0 18 L8 -16", "#1f5b58", 1.1
)
GOODS: Final = (_LOGS, _HIDE, _HERB, _SILVER, _GEM)

TENT: Final = _shape("M0 -20 L22 16 H-22 Z", "#f0e2bd") + _line(
    "M0 -20 L-6 16 M0 -20 L8 16", width=1.6
)
_GALLOWS = _line("M-14 20 V-18 H12 V-8 M-22 20 H8 M-14 -4 L-2 -18", width=3.4) + d.circle(
    12, -2, 5, fill="none", stroke=d.INK, stroke_width=2.4
)
_FIR = _shape("M0 -24 L12 -6 H6 L16 10 H-16 L-6 -6 H-12 Z", "#5b7f45", "#33502a") + d.rect(
    -3, 10, 6, 9, fill="#6b4226"
)
_SKULL_COW = (
    _shape("M-8 -6 Q0 -12 8 -6 L6 8 Q0 22 -6 8 Z", BONE)
    + _line("M-8 -6 Q-24 -4 -22 -18 M8 -6 Q24 -4 22 -18", "#8a7a5c", 3.4)
    + d.circle(-3.4, 0, 2, fill=d.INK)
    + d.circle(3.4, 0, 2, fill=d.INK)
)
_HERON = (
    _line("M-2 18 V4 M4 18 V4", width=1.8)
    + _shape("M-16 2 Q-6 -10 8 -2 Q12 4 2 6 Q-8 8 -16 2 Z", "#7c98a8")
    + _line("M6 -2 Q14 -8 8 -16", "#7c98a8", 3.4)
    + _line("M8 -16 L20 -15", "#b8881c", 2.6)
)
_PEAKS = _shape("M-24 16 L-8 -16 L2 2 L10 -10 L26 16 Z", "#a89686") + _shape(
    "M-8 -16 L-14 -4 L-8 -6 L-3 -7 Z", "#ffffff", width=1
)
TILE_ICONS: Final = (_FIR, _SKULL_COW, _HERON, _PEAKS, _GALLOWS)

_LANDMARKS: Final = {
    "w_firs": d.group(_FIR, x=-8, y=2, scale=0.8) + d.group(_FIR, x=11, y=0, scale=0.95),
    "w_ford": "".join(_line(f"M-22 {y} q7 -6 14 0 t14 0 t14 0", "#4f8794", 3) for y in (-9, 2, 13)),
    "w_look": _line("M-12 20 L-6 -6 M12 20 L6 -6 M-9 8 H9", width=2.6)
    + d.rect(-12, -16, 24, 11, 1, fill="#a06a3b", stroke=d.INK, stroke_width=1.8)
    + _shape("M-16 -15 L0 -25 L16 -15 Z", "#6b4226"),
    "w_hollow": _shape("M-9 20 Q-6 4 -10 -4 H10 Q6 4 9 20 Z", "#7a5a38")
    + d.circle(0, -10, 15, fill="#5b7f45", stroke="#33502a", stroke_width=1.8)
    + d.el("ellipse", cx=0, cy=9, rx=4, ry=6.5, fill=d.INK),
    "w_den": _shape("M-22 18 Q-24 -16 0 -18 Q24 -16 22 18 Z", "#8b7f70")
    + _shape("M-10 18 Q-10 -4 0 -5 Q10 -4 10 18 Z", "#1d1512"),
    "w_cabin": _shape("M-20 14 L-14 -6 H14 L20 14 Z", "#9a8a6a", width=1.6)
    + _line("M-16 14 V-2 M0 14 V-6 M16 14 V-2 M-22 -4 L-2 -20 L8 -12", "#6b4a2f", 3),
    "p_ranch": _line("M-20 18 V-14 H20 V18 M-26 -14 H26", "#6b4a2f", 3.4)
    + d.rect(-12, -9, 24, 9, 1, fill="#d8b17c", stroke=d.INK),
    "k_shack": _shape("M-16 18 V2 Q-16 -8 -6 -8 Q4 -8 4 2 V18 Z", "#b5764a")
    + _line("M-6 -8 V-16 Q10 -20 14 -4 V10", "#8a5a34", 3)
    + d.rect(8, 8, 12, 11, 2, fill="#cfe0d2", stroke=d.INK),
    "p_depot": d.rect(-18, -12, 30, 18, 4, fill="#9c3c26", stroke=d.INK, stroke_width=1.8)
    + d.rect(-12, -8, 8, 7, 1, fill=d.PAPER, stroke=d.INK)
    + d.circle(-11, 10, 7, fill="none", stroke=d.INK, stroke_width=2.6)
    + d.circle(8, 10, 7, fill="none", stroke=d.INK, stroke_width=2.6)
    + _line("M12 2 L22 6", width=2),
    "p_bed": _line("M-22 -10 Q-4 -14 -2 0 Q0 14 22 10", "#c99d5a", 9)
    + "".join(d.circle(x, y, 2.4, fill="#8a6a3c") for x, y in ((-12, -10), (-3, -2), (9, 9))),
    "p_bluff": _shape("M-22 16 L-14 -2 H10 L22 16 Z", "#b98b52")
    + _line("M-2 -4 Q-10 -12 -1 -16 Q8 -20 2 -27", "#8a8178", 3.4),
    "p_gully": _line("M-18 12 Q-10 0 -2 8 Q6 16 10 2 Q12 -8 2 -10 Q-6 -12 -2 -18", "#7c8f3a", 5.4)
    + d.circle(-2, -19, 4.4, fill="#7c8f3a")
    + _line("M-3 -23 L-5 -29", "#b5382c", 1.6),
    "p_mill": _line("M-10 20 L-2 -8 M10 20 L2 -8 M-6 8 H6", width=2.6)
    + _line("M0 -10 L-15 -22 M0 -10 L15 -22 M0 -10 L-13 4 M0 -10 L3 -27", "#6b4226", 4.4)
    + d.circle(0, -10, 3.4, fill=d.INK),
    "k_dock": _shape("M-22 4 H22 L16 14 H-16 Z", "#8a5a34")
    + _line("M0 4 V-20", width=2.4)
    + _shape("M2 -18 L16 -6 H2 Z", "#f0e2bd"),
    "k_cypress": _line(
        "M-2 18 Q2 2 -2 -10 M-2 0 L-14 -10 M0 -2 L12 -12 M-1 8 L12 2", "#6b5a48", 3.6
    )
    + _line("M-22 18 q7 -5 14 0 t14 0 t14 0", "#5c95a0", 2.4),
    "k_stones": "".join(
        _shape(f"M{x} 18 V{y} Q{x + 5} {y - 6} {x + 10} {y} V18 Z", "#a79d8c")
        for x, y in ((-22, -4), (-5, -16), (11, -8))
    ),
    "k_bank": _shape("M-24 -14 H24 V0 Q12 6 0 0 T-24 2 Z", "#9cae6c", "#6b7d45", 1.4)
    + "".join(_line(f"M-20 {y} q7 -5 14 0 t14 0 t12 0", "#4f8794", 2.6) for y in (9, 17)),
    "k_maw": d.el(
        "ellipse", cx=0, cy=4, rx=22, ry=13, fill="#23302c", stroke="#4f6a5c", stroke_width=3
    )
    + d.circle(-6, 2, 3.2, fill="#d8d34a")
    + d.circle(7, 2, 3.2, fill="#d8d34a"),
    "m_falls": _shape("M-22 -16 H22 V-8 H12 V16 H-12 V-8 H-22 Z", "#7fb3c0", "#3c6a78", 1.6)
    + _line("M-6 -6 V14 M0 -8 V16 M6 -6 V14", "#e6f2f2", 2.2),
    "m_shore": _shape("M-22 -6 Q-6 -12 4 -2 T22 2 V16 H-22 Z", "#d8c08a", "#97824f", 1.4)
    + _line("M-22 -14 q7 -5 14 0 t14 0 t14 0", "#4f8794", 2.6),
    "m_ledge": _shape("M-22 18 L-22 4 L-4 4 L-4 -6 L14 -6 L14 18 Z", "#a89686")
    + _shape("M-2 -8 Q6 -18 12 -8 Z", "#efe6cf", width=1.4)
    + _line("M10 -12 L14 -18", width=2),
    "m_pass": _shape("M-24 16 L-12 -14 L0 8 L12 -14 L24 16 Z", "#a89686")
    + _line("M0 16 Q-3 10 0 4 Q3 -2 0 -8", BONE, 2.6, stroke_dasharray="3 4"),
    "m_timber": d.group(_FIR, x=-10, y=4, scale=0.62)
    + d.group(_FIR, x=10, y=4, scale=0.62)
    + _line("M-22 18 H22", "#8b7f70", 3),
    "alley": d.circle(-6, 0, 4, fill="#d8d34a")
    + d.circle(7, 0, 4, fill="#d8d34a")
    + _line("M-18 -14 L-8 -9 M18 -14 L9 -9", "#f3e6c8", 2),
    "street_nw": _line("M0 20 V-6", width=3)
    + d.rect(-6, -20, 12, 15, 3, fill="#ffdf8a", stroke=d.INK, stroke_width=1.8),
    "release_doc": _shape(
        "M-7 -18 H7 V-8 Q14 -2 14 8 Q14 18 0 18 Q-14 18 -14 8 Q-14 -2 -7 -8 Z", "#8fb4a0"
    )
    + _line("M0 -2 V12 M-7 5 H7", "#b5382c", 3.4),
    "release_jail": _line("M0 20 V-8", width=3)
    + d.circle(0, -13, 8, fill="#ffdf8a", stroke=d.INK, stroke_width=1.8),
    "street_sw": d.circle(0, 2, 15, fill="none", stroke=d.INK, stroke_width=3)
    + _line("M0 -13 V17 M-15 2 H15 M-10 -8 L10 12 M10 -8 L-10 12", width=2),
    "gunsmith": _shape("M-20 -8 H16 V0 H2 Q0 8 -6 8 L-10 18 H-18 L-14 0 L-20 -2 Z", "#5d6468"),
    "town_hall": d.rect(-16, -4, 32, 20, fill=d.PAPER, stroke=d.INK, stroke_width=2)
    + _shape("M-20 -4 L0 -18 L20 -4 Z", "#6b4226")
    + _line("M-8 0 V16 M0 0 V16 M8 0 V16", width=2),
    "bank": d.circle(0, 0, 17, fill=BRASS, stroke=d.INK, stroke_width=2)
    + d.words(0, 9, "$", 26, weight=700),
    "vault": d.rect(-18, -18, 36, 36, 4, fill="#8a9298", stroke=d.INK, stroke_width=2.4)
    + d.circle(0, 0, 9, fill="#5d6468", stroke=d.INK, stroke_width=2)
    + _line("M0 -13 V13 M-13 0 H13", "#2b3033", 2.4),
    "doc": d.rect(-18, -8, 36, 24, 4, fill="#6b3a24", stroke=d.INK, stroke_width=2)
    + _line("M-7 -8 Q-7 -16 0 -16 Q7 -16 7 -8", width=2.6)
    + _line("M0 -3 V11 M-7 4 H7", "#f3e6c8", 4),
    "trading_post": _line("M0 18 V-16 M-16 -12 H16", width=2.6)
    + _line("M-16 -12 L-22 4 H-10 Z M16 -12 L10 4 H22 Z", width=2)
    + _line("M-9 18 H9", width=3),
    "stables": d.group(d.horse(40, "#a06a3b"), x=-20, y=-21),
    "saloon": d.group(d.bottle(40), x=-20, y=-20),
    "jail": d.rect(-18, -16, 36, 34, 2, fill="#2b2320", stroke=d.INK, stroke_width=2)
    + _line("M-10 -16 V18 M-2 -16 V18 M6 -16 V18 M13 -16 V18", "#a79d8c", 3),
}


def inside_acre(acre: int) -> str:
    """The picture in an Acre: its Resource, its camp, its gate, or its landmark."""
    row = ACRE[acre]
    if row.resource != NONE_HERE:
        return d.el("use", href=f"#art-goods-{row.resource}")
    if row.camp:
        return TENT
    if row.gate != NOWHERE:
        return TILE_ICONS[row.gate]
    if acre == 52:
        return _GALLOWS
    return _LANDMARKS.get(row.id, "")


def _arc(x: float, y: float, r: float, start: float, end: float, colour: str, width: float) -> str:
    a, b = start * 2 * pi - pi / 2, end * 2 * pi - pi / 2
    large = 1 if end - start > 0.5 else 0
    return _line(
        f"M{d.num(x + r * cos(a))} {d.num(y + r * sin(a))} A{d.num(r)} {d.num(r)} 0 {large} 1 "
        f"{d.num(x + r * cos(b))} {d.num(y + r * sin(b))}",
        colour,
        width,
    )


@lru_cache(maxsize=128)
def coin(acre: int) -> str:
    """An Acre around 0, 0: a coin with a ring of its colours, their shapes above, its picture."""
    row = ACRE[acre]
    hidden = row.colours == BLACK_ACRE
    out = d.el("use", href="#art-hidden" if hidden else "#art-coin")
    mine = [n for n in range(len(COLOURS)) if row.colours >> n & 1]
    ring = COIN - 5
    if hidden:
        out += d.circle(0, 0, ring, fill="none", stroke="#17120f", stroke_width=8)
    elif row.colours == WHITE:
        out += d.circle(0, 0, ring, fill="none", stroke="#fffaf0", stroke_width=8)
        out += d.circle(0, 0, ring - 4, fill="none", stroke=d.RULE, stroke_width=1)
    elif len(mine) == 1:
        out += d.circle(0, 0, ring, fill="none", stroke=SIGHT[mine[0]], stroke_width=8)
    else:
        for place, colour in enumerate(mine):
            part = 1 / len(mine)
            out += d.el(
                "g", _arc(0, 0, ring, place * part, (place + 1) * part, SIGHT[colour], 8)
            ).replace('stroke-linecap="round"', "")
    out += d.group(inside_acre(acre), scale=1.0)
    step = 15.0
    left = -(len(mine) - 1) * step / 2
    for place, colour in enumerate(mine):
        out += d.mark(
            SIGHT_SHAPES[colour], SIGHT[colour], left + place * step, -COIN - 9, 6.5, d.PAPER, 1.4
        )
    if hidden:
        out += d.path(
            f"M-6 {d.num(-COIN - 15)} l12 12 m0 -12 l-12 12", stroke=d.INK, stroke_width=4
        )
    if row.colours == WHITE:
        out += d.circle(0, -COIN - 9, 5.5, fill=d.PAPER, stroke=d.INK, stroke_width=2)
    if row.shelter:
        out += d.group(shelter(row.shelter), x=-COIN + 2, y=COIN - 8)
    if row.entry:
        out += d.group(check_badge(row.entry, 17), x=COIN - 4, y=-COIN + 10)
    return out


def shelter(number: int) -> str:
    """A roof with the number to roll, around 0, 0."""
    return _shape("M-20 -2 L0 -20 L20 -2 H15 V16 H-15 V-2 Z", d.PAPER, width=2.2) + d.words(
        0, 12, str(number), 20, weight=700
    )


def check_badge(check: int, r: float = 22) -> str:
    """A check around 0, 0: a triangle in the colour of its skill, with the difficulty."""
    skill = skill_of(check)
    colour = SKILL_COLOURS[skill]
    dark = colour in ("#f3e6c8", "#b8881c")
    if skill == len(SKILLS):
        shape = d.rect(-r * 0.75, -r * 0.75, r * 1.5, r * 1.5, 4, fill=colour, stroke=d.PAPER)
        return shape + d.words(0, r * 0.35, str(difficulty_of(check)), r, "#ffffff", weight=700)
    return d.mark("triangle", colour, 0, 0, r, d.PAPER, 2) + d.words(
        0, r * 0.62, str(difficulty_of(check)), r * 1.02, d.INK if dark else "#ffffff", weight=700
    )


# -- the land ---------------


def _bend(trail: int) -> tuple[float, float, float, float, float, float]:
    """A trail as a curve: its ends and the point that bends it."""
    row = TRAIL[trail]
    ax, ay, bx, by = ACRE[row.a].x, ACRE[row.a].y, ACRE[row.b].x, ACRE[row.b].y
    side = 0.07 if trail % 2 else -0.07
    if row.check or row.key:
        side = 0.0
    return ax, ay, (ax + bx) / 2 - (by - ay) * side, (ay + by) / 2 + (bx - ax) * side, bx, by


def middle(trail: int) -> tuple[float, float]:
    """The point in the middle of a trail."""
    ax, ay, cx, cy, bx, by = _bend(trail)
    return (ax + 2 * cx + bx) / 4, (ay + 2 * cy + by) / 4


def _trails(numbers: list[int]) -> str:
    """Some trails: hidden ones as dots, the others as dashes on a light band."""
    ways = {False: "", True: ""}
    for number in numbers:
        ax, ay, cx, cy, bx, by = _bend(number)
        way = f"M{ax:.0f} {ay:.0f}Q{cx:.0f} {cy:.0f} {bx:.0f} {by:.0f}"
        ways[TRAIL[number].key != NO_KEY] += way
    out = _line(ways[False], "#f8efd6", 12, stroke_opacity="0.85")
    out += _line(ways[False], "#8a5f34", 4.4, stroke_dasharray="13 9")
    if ways[True]:
        out += _line(ways[True], "#f8efd6", 7, stroke_opacity="0.7")
        out += _line(ways[True], "#1d1512", 5, stroke_dasharray="1 11")
    return out


def _trail_signs(trail: int) -> str:
    row = TRAIL[trail]
    x, y = middle(trail)
    out = ""
    for effect in row.penalties:
        if effect.verb == RED_TRAIL:
            end = ACRE[effect.a]
            if effect.a not in (row.a, row.b):
                out += _line(
                    f"M{d.num(x)} {d.num(y)} L{end.x} {end.y}",
                    "#b5382c",
                    4,
                    stroke_dasharray="12 8",
                )
    if row.one_way:
        a, b = ACRE[row.a], ACRE[row.b]
        far = hypot(b.x - a.x, b.y - a.y)
        ux, uy = (b.x - a.x) / far, (b.y - a.y) / far
        tx, ty = b.x - ux * (COIN + 6), b.y - uy * (COIN + 6)
        out += _shape(
            f"M{d.num(tx)} {d.num(ty)} L{d.num(tx - ux * 20 - uy * 11)} "
            f"{d.num(ty - uy * 20 + ux * 11)} L{d.num(tx - ux * 20 + uy * 11)} "
            f"{d.num(ty - uy * 20 - ux * 11)} Z",
            "#8a5f34",
            width=1.4,
        )
    if row.check:
        wounds = any(effect.verb != RED_TRAIL for effect in row.penalties)
        out += d.group(check_badge(row.check, 23), x=x, y=y)
        if wounds:
            out += d.group(drop(9), x=x + 25, y=y + 12)
    if row.key:
        out += d.group(key_sign(row.key), x=x, y=y)
    return out


def drop(r: float) -> str:
    """A drop of blood around 0, 0: the penalty of a Wound."""
    return d.group(
        _shape("M0 -11 Q9 1 9 5 A9 9 0 0 1 -9 5 Q-9 1 0 -11 Z", d.DANGER, d.PAPER, 1.6),
        scale=r / 10,
    )


def key_sign(key: int, r: float = 18) -> str:
    """A Key around 0, 0 in its colour."""
    colour = "#e0b02f" if key == YELLOW else "#4f93c9"
    return d.group(
        d.circle(0, 0, 20, fill="#1d1512", stroke=d.PAPER, stroke_width=2),
        d.circle(-6, 0, 6, fill="none", stroke=colour, stroke_width=4),
        _line("M0 0 H14 M9 0 V6 M14 0 V5", colour, 3.6),
        scale=r / 20,
    )


class _Dice:
    """Numbers that look thrown, for scattering signs; the same every time."""

    def __init__(self, seed: int) -> None:
        self.state = seed * 2654435761 % 2**32

    def __call__(self, most: float) -> float:
        self.state = (self.state * 1664525 + 1013904223) % 2**32
        return self.state / 2**32 * most


def _near(x: float, y: float, ax: float, ay: float, bx: float, by: float) -> float:
    """How far a point is from a straight line between two others."""
    dx, dy = bx - ax, by - ay
    along = max(0.0, min(1.0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
    return hypot(x - ax - along * dx, y - ay - along * dy)


def _clear(tile: int, x: float, y: float, keep: float) -> bool:
    """Whether a sign may stand here: not on a trail, a place or the name below it."""
    for row in ACRE:
        if row.tile != tile:
            continue
        if hypot(x - row.x, y - row.y) < COIN + 14 + keep:
            return False
        if abs(x - row.x) < 118 and -6 < y - row.y - COIN < 46 + keep:
            return False
    for trail in TRAIL:
        a, b = ACRE[trail.a], ACRE[trail.b]
        if a.tile == tile and _near(x, y, a.x, a.y, b.x, b.y) < 24 + keep:
            return False
    points = _RIVERS.get(tile, ())
    for (ax, ay), (bx, by) in pairwise(points):
        if _near(x, y, ax, ay, bx, by) < 22 + keep:
            return False
    return not (y < 92 and 230 < x < 770)


_SIGNS: Final = {
    WILD: (("fir", 24), ("fir", 24), ("pine", 16)),
    PLAINS: (("grass", 12), ("grass", 12), ("bush", 16)),
    WET: (("reeds", 20), ("ripple", 14), ("reeds", 20)),
    MTN: (("peak", 34), ("rock", 14), ("peak", 34)),
}
_COUNT: Final = {WILD: 140, PLAINS: 90, WET: 85, MTN: 80}


def _scattered(tile: int) -> str:
    dice = _Dice(tile + 11)
    spots: list[tuple[float, float, str, float]] = []
    for _ in range(2600):
        if len(spots) >= _COUNT[tile]:
            break
        x, y = 44 + dice(912), 44 + dice(906)
        sign, keep = _SIGNS[tile][int(dice(3))]
        size = 0.8 + dice(0.5)
        if not _clear(tile, x, y, keep * size):
            continue
        if any(hypot(x - ox, y - oy) < keep * 1.2 for ox, oy, _, _ in spots):
            continue
        spots.append((x, y, sign, size))
    spots.sort(key=lambda spot: spot[1])
    return "".join(
        d.el(
            "use",
            href=f"#art-{sign}",
            transform=f"translate({x:.0f} {y:.0f})scale({size:.1f})",
        )
        for x, y, sign, size in spots
    )


_RIVERS: Final = {
    WILD: ((575, -20), (600, 130), (530, 300), (475, 420), (478, 540), (455, 640)),
    WET: (
        (590, -20),
        (560, 160),
        (505, 300),
        (530, 440),
        (512, 580),
        (450, 720),
        (400, 860),
        (420, 1020),
    ),
    MTN: (
        (700, -20),
        (720, 120),
        (668, 300),
        (600, 430),
        (520, 470),
        (400, 590),
        (330, 740),
        (170, 800),
        (-20, 850),
    ),
}
"""Rivers run through these points."""


def _flow(points: tuple[tuple[int, int], ...]) -> str:
    """A smooth way through points: a curve to the middle between each two."""
    (x, y), *rest = points
    way = f"M{x} {y}"
    for (ax, ay), (bx, by) in pairwise(rest):
        way += f" Q{ax} {ay} {d.num((ax + bx) / 2)} {d.num((ay + by) / 2)}"
    return way + f" L{rest[-1][0]} {rest[-1][1]}"


def _ground(tile: int) -> str:
    out = d.rect(0, 0, 1000, 1000, 18, fill=LAND[tile])
    dice = _Dice(tile + 3)
    for _ in range(16):
        out += d.el(
            "ellipse",
            cx=60 + dice(880),
            cy=60 + dice(880),
            rx=60 + dice(120),
            ry=30 + dice(50),
            fill=SHADE[tile],
            fill_opacity="0.35",
        )
    if tile in _RIVERS:
        way = _flow(_RIVERS[tile])
        if tile == WILD:
            out += d.el("ellipse", cx=452, cy=655, rx=66, ry=34, fill="#a9c9c6")
            out += d.el("ellipse", cx=452, cy=655, rx=56, ry=26, fill=WATER)
        out += _line(way, "#a9c9c6", 40, stroke_opacity="0.8")
        out += _line(way, WATER, 27)
        out += _line(way, "#d6e8e4", 3, stroke_dasharray="30 44", stroke_opacity="0.8")
        if tile == MTN:
            out += _line("M598 398 l36 22 M592 410 l34 21 M586 422 l32 20", "#f2f8f6", 5)
    if tile == PLAINS:
        road = "M-10 930 Q180 850 300 760 Q460 640 620 720 Q800 790 1010 690"
        out += _line(road, "#dfc48c", 40) + _line(road, "#c8a868", 3, stroke_dasharray="26 12")
    return d.el("g", out, clip_path="url(#tile-edge)")


def _town_ground() -> str:
    street = "#d9c08f"
    out = d.rect(0, 0, 1000, 1000, 18, fill=LAND[TOWN])
    ways = [
        "M500 0 V1000",
        "M0 500 H1000",
        "M320 320 L500 70 M680 320 L500 70 M680 320 L930 500 M680 680 L930 500",
        "M680 680 L500 930 M320 680 L500 930 M320 680 L70 500 M320 320 L70 500",
        "M320 320 L680 680 M680 320 L320 680",
    ]
    for way in ways:
        out += _line(way, street, 54)
    out += d.circle(500, 500, 105, fill=street, stroke="#c8a868", stroke_width=3)
    dice = _Dice(5)
    for _ in range(60):
        x, y = dice(1000), dice(1000)
        if _clear(TOWN, x, y, 10):
            out += d.circle(x, y, 1.5 + dice(2.5), fill="#b08f58", fill_opacity="0.6")
    for x, y, turn in ((170, 430, 0), (560, 210, 0), (430, 790, 0), (830, 610, 0), (200, 590, 0)):
        out += d.group(d.cactus(46), x=x - 23, y=y - 23 + turn)
    return d.el("g", out, clip_path="url(#tile-edge)")


_HOUSES: Final = {
    "gunsmith": "#8a4b2a",
    "town_hall": "#9a8a6a",
    "bank": "#6f7a5c",
    "vault": "#5d5a58",
    "doc": "#4f6f7a",
    "trading_post": "#a06a3b",
    "stables": "#7a3b2a",
    "saloon": "#8e2f3a",
    "jail": "#6a6560",
}


@lru_cache(maxsize=16)
def house(id: str) -> str:
    """A false front around 0, 0, with its sign; what a store is in town."""
    colour = _HOUSES[id]
    out = d.rect(-60, -48, 122, 104, 3, fill="#000000", fill_opacity="0.2")
    out += d.rect(-62, -36, 124, 92, 2, fill=colour, stroke=d.INK, stroke_width=2.4)
    out += _line("M-58 -22 H58 M-58 -8 H58 M-58 6 H58 M-58 20 H58", "#000000", 1, opacity="0.25")
    tops = {
        "town_hall": "M-68 -36 L0 -86 L68 -36 Z",
        "bank": "M-68 -36 V-48 H-40 L0 -72 L40 -48 H68 V-36 Z",
        "stables": "M-66 -36 L-40 -74 H40 L66 -36 Z",
        "jail": "M-68 -36 V-52 H-52 V-44 H-34 V-52 H-16 V-44 H16 V-52 H34 V-44 H52 V-52 H68 V-36 Z",
    }
    top = tops.get(id, "M-66 -36 V-62 Q-34 -62 -34 -74 H34 Q34 -62 66 -62 V-36 Z")
    out += _shape(top, colour, width=2.4)
    for x in (-40, 40):
        out += d.rect(x - 14, 2, 28, 26, 2, fill="#ffdf8a", stroke=d.INK, stroke_width=1.8)
        out += _line(f"M{x} 2 V28 M{x - 14} 15 H{x + 14}", width=1.4)
    out += d.rect(-17, 2, 34, 54, 2, fill="#3a2a1c", stroke=d.INK, stroke_width=1.8)
    out += d.circle(0, -34, 27, fill=d.PAPER, stroke=d.INK, stroke_width=2)
    out += d.group(_LANDMARKS[id], y=-34, scale=0.86)
    out += d.rect(-68, 54, 136, 9, 2, fill="#6b4a2f", stroke=d.INK, stroke_width=1.6)
    return out


@lru_cache(maxsize=8)
def tile(number: int) -> str:
    """A whole tile of 1000 by 1000 with its trails, but without its Acres."""
    out = _town_ground() if number == TOWN else _ground(number) + _scattered(number)
    mine = [n for n, trail in enumerate(TRAIL) if ACRE[trail.a].tile == number]
    out += _trails(mine) + "".join(_trail_signs(n) for n in mine)
    out += d.rect(
        8, 8, 984, 984, 14, fill="none", stroke=DARK[number], stroke_width=2, stroke_opacity="0.6"
    )
    return out + d.rect(0, 0, 1000, 1000, 18, fill="none", stroke=d.INK, stroke_width=5)


def tile_edge() -> str:
    """The clip that keeps rivers inside their tile."""
    return d.el("defs", d.el("clipPath", d.rect(0, 0, 1000, 1000, 18), id="tile-edge"))


# -- tokens ---------------


def flame(r: float) -> str:
    """A Fire Token around 0, 0."""
    return d.group(
        _shape(
            "M0 -13 C7 -6 11 -1 10 5 C9 13 -9 13 -10 5 C-11 -1 -6 -2 -5 -7 C-2 -4 -1 -3 -1 -1 "
            "C2 -4 2 -9 0 -13 Z",
            FLAME,
            "#7a1f12",
            1.6,
        ),
        d.path("M0 -2 C4 2 5 5 4 7 C3 10 -4 10 -4 7 C-5 4 -2 3 0 -2 Z", fill="#ffd35a"),
        scale=r / 12,
    )


def goods(kind: int, r: float) -> str:
    """A token of goods around 0, 0."""
    return d.group(d.el("use", href=f"#art-goods-{kind}"), scale=r / 22)


def dollar(r: float, text: str = "$") -> str:
    """Cash around 0, 0."""
    size = max(13.0, r * 1.2)
    return d.circle(0, 0, r, fill="#e3b23c", stroke=d.INK, stroke_width=1.2) + d.words(
        0, size * 0.34, text, size, d.INK, weight=700
    )


def _grit(spent: bool) -> str:
    fill = "none" if spent else "#4a2f1c"
    stroke = "#8a7458" if spent else d.PAPER
    mug = {"stroke": stroke, "stroke_width": 1.8}
    return (
        d.path("M-9 -7 H7 V6 Q7 10 3 10 H-5 Q-9 10 -9 6 Z", fill=fill, **mug)
        + d.path("M7 -4 Q13 -4 13 1 Q13 6 7 6", fill="none", **mug)
        + ("" if spent else _line("M-5 -10 q2 -3 0 -5 M1 -10 q2 -3 0 -5", stroke, 1.4))
    )


def grit(r: float, spent: bool = False) -> str:
    """A Grit Token around 0, 0: a mug of coffee, empty when it is spent."""
    return d.group(d.el("use", href=f"#art-grit-{int(spent)}"), scale=r / 12)


def _heart(full: bool) -> str:
    return d.path(
        "M0 10 C-14 -1 -10 -11 -4 -10 Q0 -9 0 -5 Q0 -9 4 -10 C10 -11 14 -1 0 10 Z",
        fill="#b5382c" if full else "none",
        stroke=d.PAPER if full else "#8a7458",
        stroke_width=1.4,
    )


def heart(r: float, full: bool = True) -> str:
    """One Vigor around 0, 0."""
    return d.group(d.el("use", href=f"#art-heart-{int(full)}"), scale=r / 11)


def will(r: float, full: bool = True) -> str:
    """One Will Power around 0, 0: a spark."""
    return d.mark(
        "star", "#5b8fb5" if full else "#26352f", 0, 0, r, d.PAPER if full else "#8a7458", 1.4
    )


def notoriety(r: float, text: str) -> str:
    """Notoriety around 0, 0: a star with a number."""
    return d.badge_star(r * 1.25) + d.words(0, r * 0.42, text, r * 1.15, d.INK, weight=700)


@lru_cache(maxsize=32)
def cabin(seat: int, unlocked: bool, r: float = 30) -> str:
    """A Cabin around 0, 0 in the colour of its owner; the door stands open when it is unlocked."""
    colour = d.PLAYERS[seat][0]
    door = (
        d.rect(-7, 2, 14, 18, 1, fill="#17120f", stroke=d.INK)
        + _shape("M7 2 L15 6 V24 L7 20 Z", "#a06a3b", width=1.4)
        if unlocked
        else d.rect(-7, 2, 14, 18, 1, fill="#6b4226", stroke=d.INK, stroke_width=1.4)
        + d.circle(3, 11, 2, fill=BRASS)
    )
    return d.group(
        d.rect(-20, -8, 40, 28, 1, fill="#a98154", stroke=d.INK, stroke_width=2),
        _line("M-20 -1 H20 M-20 6 H20 M-20 13 H20", "#6b4a2f", 1.4),
        door,
        _shape("M-26 -6 L0 -28 L26 -6 Z", colour, width=2.2),
        d.words(0, -9, d.PLAYERS[seat][1], 15, d.INK if seat == 2 else "#ffffff", weight=700),
        scale=r / 30,
    )


HATS: Final = {
    "levi": d.Face(
        hat="stetson",
        hat_colour=d.FELTS[4],
        skin=d.SKINS[1],
        hair_colour=d.HAIRS[1],
        beard="stubble",
        coat=d.COATS[2],
        scarf=d.SCARVES[1],
        marks=("scar",),
    ),
    "hannah": d.Face(
        hat="flat",
        hat_colour=d.FELTS[5],
        skin=d.SKINS[0],
        hair="curls",
        hair_colour=d.HAIRS[5],
        coat=d.COATS[3],
        scarf=d.SCARVES[2],
        marks=("soot", "freckles"),
    ),
    "jericho": d.Face(
        hat="top",
        hat_colour=d.FELTS[0],
        skin=d.SKINS[4],
        hair_colour=d.HAIRS[4],
        beard="goatee",
        coat=d.COATS[4],
        scarf=d.SCARVES[3],
        marks=("glasses",),
        wide=1.08,
    ),
    "mika": d.Face(
        hat="slouch",
        hat_colour=d.FELTS[1],
        skin=d.SKINS[2],
        hair="braids",
        hair_colour=d.HAIRS[0],
        coat=d.COATS[6],
        scarf=d.SCARVES[5],
        marks=("mole",),
    ),
}


def portrait(character: str, size: float) -> str:
    """A character in a round frame, its box 0, 0 to size, size."""
    return d.face(HATS[character], size)


@lru_cache(maxsize=32)
def mini(seat: int, r: float) -> str:
    """A player's figure around 0, 0: a rider's hat and shoulders over the seat's mark."""
    colour, letter, _ = d.PLAYERS[seat]
    return d.group(
        d.el("ellipse", cx=1, cy=27, rx=22, ry=6, fill="#000000", fill_opacity="0.3"),
        _shape("M-19 26 Q-18 4 -7 1 L7 1 Q18 4 19 26 Z", colour, d.PAPER, 2.4),
        d.circle(0, -7, 10, fill="#e3b68c", stroke=d.INK, stroke_width=1.4),
        _shape("M-9 -10 Q-9 -26 0 -22 Q9 -26 9 -10 Z", colour, d.INK, 1.4),
        _shape("M-22 -12 Q0 -5 22 -12 Q16 -5 0 -5 Q-16 -5 -22 -12 Z", colour, d.INK, 1.4),
        d.words(0, 21, letter, 17, d.INK if seat == 2 else "#ffffff", weight=700),
        scale=r / 26,
    )


_BANDITS: Final = {
    "rustler": d.Face(hat="slouch", hat_colour=d.FELTS[2], beard="stubble", marks=("mask",)),
    "road_agent": d.Face(
        hat="derby",
        hat_colour=d.FELTS[0],
        skin=d.SKINS[1],
        beard="handlebar",
        hair_colour=d.HAIRS[1],
        marks=("mask",),
    ),
    "gun_hand": d.Face(
        hat="stetson",
        hat_colour=d.FELTS[0],
        skin=d.SKINS[2],
        beard="thin",
        coat=d.COATS[6],
        marks=("cigar",),
    ),
    "wanted_man": d.Face(
        hat="sombrero",
        hat_colour=d.FELTS[5],
        skin=d.SKINS[2],
        beard="full",
        marks=("patch", "scar"),
    ),
}


def _wolf(fur: str, eye: str) -> str:
    return (
        _shape(
            "M-24 -26 L-14 -6 Q0 -14 14 -6 L24 -26 L22 4 Q14 14 7 18 L0 28 L-7 18 Q-14 14 -22 4 Z",
            fur,
        )
        + _shape("M-7 10 L0 4 L7 10 L0 26 Z", "#e8e2d6", width=1.2)
        + _shape("M-4 20 H4 L0 26 Z", d.INK, width=1)
        + d.circle(-9, 2, 2.8, fill=eye)
        + d.circle(9, 2, 2.8, fill=eye)
        + _line("M-14 -4 L-5 0 M14 -4 L5 0", width=2)
    )


def _bear(fur: str, nose: str = "#d9b48a") -> str:
    return (
        d.circle(-18, -16, 9, fill=fur, stroke=d.INK, stroke_width=2)
        + d.circle(18, -16, 9, fill=fur, stroke=d.INK, stroke_width=2)
        + d.circle(0, 0, 24, fill=fur, stroke=d.INK, stroke_width=2)
        + d.el("ellipse", cx=0, cy=9, rx=11, ry=9, fill=nose, stroke=d.INK)
        + d.el("ellipse", cx=0, cy=4, rx=5, ry=3.4, fill=d.INK)
        + _line("M0 8 V13 M-5 15 Q0 11 5 15", width=1.8)
        + d.circle(-9, -5, 2.8, fill=d.INK)
        + d.circle(9, -5, 2.8, fill=d.INK)
    )


def _cougar(fur: str, eye: str = "#6b8f3a") -> str:
    return (
        _shape("M-22 -22 L-8 -16 Q0 -18 8 -16 L22 -22 L23 2 Q16 22 0 24 Q-16 22 -23 2 Z", fur)
        + _shape("M-9 8 Q0 2 9 8 Q8 20 0 21 Q-8 20 -9 8 Z", "#f3ead8", width=1.2)
        + _shape("M-4 7 H4 L0 12 Z", "#8a4a3a", width=1)
        + d.el("ellipse", cx=-9, cy=-2, rx=3.8, ry=2.8, fill=eye, stroke=d.INK)
        + d.el("ellipse", cx=9, cy=-2, rx=3.8, ry=2.8, fill=eye, stroke=d.INK)
        + _line("M-12 12 H-24 M-12 15 L-22 19 M12 12 H24 M12 15 L22 19", width=1.2)
    )


def _mawl() -> str:
    return (
        _shape("M-24 -14 Q-12 -28 0 -26 Q12 -28 24 -14 Q28 10 0 28 Q-28 10 -24 -14 Z", "#4f6a4c")
        + _shape("M-16 4 Q0 -4 16 4 Q14 20 0 24 Q-14 20 -16 4 Z", "#3a1f1c")
        + _shape("M-14 4 L-9 12 L-5 3 L0 12 L5 3 L9 12 L14 4 Z", BONE, width=1)
        + d.circle(-10, -10, 4.4, fill="#d8d34a", stroke=d.INK)
        + d.circle(10, -10, 4.4, fill="#d8d34a", stroke=d.INK)
    )


@lru_cache(maxsize=64)
def foe(front: str, r: float) -> str:
    """The head of an enemy in a dark disc around 0, 0."""
    rim = d.DANGER
    out = d.circle(0, 0, 30, fill="#2b2320", stroke=rim, stroke_width=4)
    if front in _BANDITS:
        inner = d.group(d.face(_BANDITS[front], 56, "#4a3b30"), x=-28, y=-28)
    else:
        heads = {
            "grey_wolf": _wolf("#8b8f92", "#e0b02f"),
            "pack_leader": _wolf("#4d5256", "#e8632c"),
            "grizzly": _bear("#7a5233"),
            "tall_grizzly": _bear("#5f3d25"),
            "grizzly_sow": _bear("#8f5f3a", "#e8c49a"),
            "cougar": _cougar("#c99a5b"),
            "lone_cougar": _cougar("#a57b48"),
            "ghost_cougar": _cougar("#d9d4c8", "#7fb0c9"),
            "old_marrow": _bear("#efe9dc", "#d8c9b8"),
            "the_mawl": _mawl(),
        }
        inner = d.group(heads[front], scale=0.86)
    return d.group(out, inner, scale=r / 30)


# -- combat cards ---------------


def _fist() -> str:
    return _shape("M-12 -6 H8 Q13 -6 13 0 V6 Q13 11 7 11 H-9 Q-12 11 -12 8 Z", "#e3b68c") + _line(
        "M-6 -6 V2 M0 -6 V2 M6 -6 V2", width=1.6
    )


_ICON_ART: Final = {
    "brawl": _fist(),
    "block": _shape("M-11 -12 H11 V0 Q11 9 0 14 Q-11 9 -11 0 Z", "#9fb3bd"),
    "tackle": _line("M-12 8 L-2 -2 L10 -8 M-2 -2 L4 10 M-12 8 H-4", width=3.6)
    + d.circle(12, -11, 4.4, fill=d.INK),
    "melee": _line("M-12 12 L8 -8 L12 -14 L5 -11 L-14 8 M-10 4 L-4 10", width=3),
    "gun": _shape("M-14 -6 H12 V0 H2 Q1 5 -3 5 L-6 13 H-12 L-9 0 L-14 -1 Z", "#5d6468", width=1.6),
    "companion": d.circle(0, 5, 6.4, fill=d.INK)
    + "".join(d.circle(x, y, 3.4, fill=d.INK) for x, y in ((-9, -1), (-4, -8), (4, -8), (9, -1))),
    "throwable": _line("M-12 10 Q0 -14 12 2", width=2.4, stroke_dasharray="3 3")
    + _shape("M8 -4 L14 0 L12 8 L5 6 Z", "#a06a3b", width=1.6),
    "evade": _line("M-12 8 Q-2 -12 12 -6 M12 -6 L4 -11 M12 -6 L6 1", width=3),
}
ICON_COLOURS: Final = (
    "#c98f5b",
    "#8fa9b5",
    "#c9a23b",
    "#b58a8a",
    "#8a9298",
    "#a9b57c",
    "#c9865b",
    "#9bb8a2",
)


def _icon(number: int) -> str:
    return d.el(
        "g",
        d.circle(0, 0, 19, fill=ICON_COLOURS[number], stroke=d.INK, stroke_width=1.8),
        _ICON_ART[ICONS[number]],
        id=f"art-icon-{number}",
    )


def icon(number: int, r: float, crossed: bool = False) -> str:
    """The icon of a Combat Card around 0, 0 on its disc; crossed out where a card cancels it."""
    used = d.el("use", href=f"#art-icon-{number}")
    line = _line("M-13 13 L13 -13", d.DANGER, 4.4) if crossed else ""
    return d.group(used, line, scale=r / 19)


def symbols() -> str:
    """What is drawn so often that it is kept once: icons of cards, goods, mugs, hearts, sparks."""
    kept = [_icon(number) for number in range(len(ICONS))]
    kept += [d.el("g", drawn, id=f"art-goods-{kind}") for kind, drawn in enumerate(GOODS)]
    kept += [d.el("g", _grit(spent), id=f"art-grit-{int(spent)}") for spent in (False, True)]
    kept += [d.el("g", _heart(full), id=f"art-heart-{int(full)}") for full in (False, True)]
    return d.el("defs", *kept)


def card_frame(w: float, h: float, colour: str) -> str:
    """The paper of a Combat Card with a band in its colour, from 0, 0."""
    return (
        d.rect(1.5, 2.5, w, h, 8, fill="#000000", fill_opacity="0.3")
        + d.rect(0, 0, w, h, 8, fill=d.PAPER, stroke=d.INK)
        + d.path(f"M0 8 Q0 0 8 0 H{d.num(w - 8)} Q{d.num(w)} 0 {d.num(w)} 8 V30 H0 Z", fill=colour)
        + d.path(f"M0 30 H{d.num(w)}", stroke=d.INK)
    )


def die(number: int, size: float, fill: str = BONE) -> str:
    """A die showing a number, its box 0, 0 to size, size."""
    spots = {
        1: ((0, 0),),
        2: ((-1, -1), (1, 1)),
        3: ((-1, -1), (0, 0), (1, 1)),
        4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
        5: ((-1, -1), (1, -1), (-1, 1), (1, 1), (0, 0)),
        6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    }
    mid, far = size / 2, size * 0.26
    return d.rect(
        0, 0, size, size, size * 0.2, fill=fill, stroke=d.INK, stroke_width=1.4
    ) + "".join(
        d.circle(mid + x * far, mid + y * far, size * 0.085, fill=d.INK) for x, y in spots[number]
    )


def shelf(w: float) -> str:
    """A board to put wares on, from 0, 0."""
    return d.rect(0, 0, w, 9, 2, fill=d.WOOD_LIGHT, stroke=d.INK) + d.rect(
        0, 9, w, 4, fill="#000000", fill_opacity="0.25"
    )


def item(id: str, r: float) -> str:
    """An Item around 0, 0."""
    pictures: dict[str, Any] = {
        "bandage": d.circle(0, 0, 16, fill="#f3ead8", stroke=d.INK, stroke_width=1.8)
        + _line("M-8 0 H8 M0 -8 V8", d.DANGER, 4.4),
        "nerve_tonic": d.group(d.bottle(40, "#6b4f8a"), x=-20, y=-20),
        "coffee_tin": d.rect(-13, -14, 26, 30, 3, fill="#8e2f3a", stroke=d.INK, stroke_width=1.8)
        + d.rect(-13, -4, 26, 12, fill=d.PAPER),
        "rope": d.circle(0, 0, 13, fill="none", stroke="#b8905a", stroke_width=7)
        + _line("M10 8 L18 18", "#b8905a", 6),
        "lantern": d.rect(-9, -6, 18, 20, 3, fill="#ffdf8a", stroke=d.INK, stroke_width=2)
        + _line("M-7 -6 Q0 -20 7 -6 M-11 14 H11", width=2.4),
        "lockpicks": _line("M-14 10 L10 -10 L14 -6 M-8 14 L14 -2", "#7a8288", 3.4),
        "matches": d.rect(-15, -2, 30, 14, 2, fill="#8e2f3a", stroke=d.INK, stroke_width=1.8)
        + _line("M-6 -2 V-14 M4 -2 V-12", "#d8b17c", 3)
        + d.circle(-6, -15, 3, fill=FLAME),
        "pail": _shape("M-13 -8 H13 L9 16 H-9 Z", "#b9a777")
        + _line("M-13 -8 Q0 -24 13 -8", width=2),
        "steel_trap": _line("M-16 6 Q0 22 16 6 M-16 4 Q0 -14 16 4", "#5d6468", 3.4)
        + _line("M-10 8 V0 M-4 11 V1 M4 11 V1 M10 8 V0", "#5d6468", 2.4),
        "gloves": _shape(
            "M-10 16 V-2 L-8 -14 H-4 V-4 L-2 -16 H2 L3 -4 L6 -13 H10 L9 4 V16 Z", "#a06a3b"
        ),
        "drifter_coat": _shape("M-8 -16 H8 L16 -8 L12 2 V18 H-12 V2 L-16 -8 Z", "#5b4632")
        + _line("M0 -14 V18", width=1.6),
        "smoke_pot": _shape("M-12 2 H12 Q12 16 0 16 Q-12 16 -12 2 Z", "#3a3230")
        + _line("M-4 0 Q-10 -8 -2 -12 M4 0 Q12 -8 4 -16", "#a8a196", 3),
        "ammo_box": d.rect(-16, -6, 32, 20, 2, fill="#6b7a4a", stroke=d.INK, stroke_width=1.8)
        + "".join(
            d.rect(x, -16, 6, 11, 2, fill=BRASS, stroke=d.INK, stroke_width=1) for x in (-12, -3, 6)
        ),
        "lighter": d.rect(-8, -2, 16, 18, 2, fill=SILVER, stroke=d.INK, stroke_width=1.8)
        + d.group(flame(8), y=-9),
    }
    return d.group(pictures[id], scale=r / 18)


MOUNT_COATS: Final = {
    "bay": "#8a4b2a",
    "painted": "#d9c3a0",
    "mustang": "#b07a45",
    "draft": "#9a9a96",
    "racer": "#5b3a24",
    "night": "#2b2628",
    "mule": "#7d6a58",
    "elk": "#8a6238",
}


@lru_cache(maxsize=32)
def mount(id: str, size: float) -> str:
    """A Mount's head, its box 0, 0 to size, size."""
    out = d.horse(100, MOUNT_COATS[id])
    if id == "painted":
        out += d.path("M40 40 q14 -6 20 8 q2 16 -14 14 q-12 -8 -6 -22 Z", fill="#8a4b2a")
    if id == "mule":
        out += _shape("M40 10 L34 -16 L48 8 Z", MOUNT_COATS[id], width=3)
    if id == "elk":
        out += _line(
            "M44 8 Q30 -14 10 -14 M30 -8 L26 -22 M44 8 Q62 -10 80 -12 M60 -4 L64 -20", "#6b4a2f", 5
        )
    return d.group(out, scale=size / 100)


def deck(w: float, h: float, text: str, count: int) -> str:
    """A face-down deck with its count, from 0, 0."""
    return (
        d.under_cards(w, h, count)
        + d.card_back(w, h, text, 16)
        + d.words(w / 2, h - 14, str(count), 18, d.PAPER, weight=700)
    )


def signpost() -> str:
    """A Sign Post around 0, 0, where trails of two tiles meet."""
    return (
        d.rect(-4, -20, 8, 46, 2, fill="#6b4226", stroke=d.INK, stroke_width=1.4)
        + _shape("M-6 -24 H26 L34 -15 L26 -6 H-6 Z", d.PAPER, width=2)
        + _shape("M6 -2 H-26 L-34 7 L-26 16 H6 Z", d.PAPER, width=2)
    )


def eye(r: float) -> str:
    """An eye around 0, 0: to be passed unseen."""
    return d.group(
        d.circle(0, 0, 20, fill="#2f6f9f", stroke=d.PAPER, stroke_width=2),
        _shape("M-13 0 Q0 -12 13 0 Q0 12 -13 0 Z", d.PAPER, width=1.6),
        d.circle(0, 0, 4.4, fill=d.INK),
        _line("M-12 11 L12 -11", d.DANGER, 3.4),
        scale=r / 20,
    )


def boot(r: float) -> str:
    """A boot around 0, 0: who goes first."""
    return d.group(
        _shape("M-7 -12 H3 V2 Q12 3 13 10 H-9 Q-5 0 -7 -12 Z", "#a06a3b", d.PAPER, 1.4),
        _line("M-11 8 L-15 6 M-11 10 H-16", BRASS, 2),
        scale=r / 13,
    )


def tick(x: float, y: float, r: float) -> str:
    """A check mark."""
    return _line(
        f"M{d.num(x - r * 0.6)} {d.num(y)} L{d.num(x - r * 0.1)} {d.num(y + r * 0.5)} "
        f"L{d.num(x + r * 0.7)} {d.num(y - r * 0.6)}",
        "#2f6b2f",
        max(2.4, r * 0.28),
    )


def tag(text: str) -> str:
    """A price tag around 0, 0."""
    return _shape("M-20 0 L-12 -10 H20 V10 H-12 Z", "#f8efd6", width=1.2) + d.words(
        5, 5, text, 15, weight=700
    )


def truce() -> str:
    """A white flag around 0, 0."""
    return _line("M-8 12 V-12", width=2.4) + _shape(
        "M-8 -12 Q0 -15 4 -11 Q8 -8 12 -11 V2 Q8 5 4 2 Q0 -2 -8 1 Z", "#ffffff", width=1.4
    )


def versus() -> str:
    """Crossed revolvers around 0, 0: two cards against each other."""
    gun = "M-20 -5 H16 V2 H3 Q1 9 -5 9 L-9 20 H-17 L-13 2 L-20 0 Z"
    left = _shape(gun, "#8a9298", width=1.6)
    return d.el("g", left, transform="rotate(-35)") + d.el(
        "g", left, transform="scale(-1 1) rotate(-35)"
    )


# -- Shadow Governors ---------------


@lru_cache(maxsize=16)
def rider(number: int, size: float) -> str:
    """The face of a Rider, its box 0, 0 to size, size; by type the hat is of another kind."""
    hats = ("cavalry", "slouch", "derby")[number // 4]
    women = number in (0, 2, 3, 5, 9, 10)
    who = d.Face(
        hat=hats,
        hat_colour=d.chosen_from(d.FELTS, number, 1),
        skin=d.chosen_from(d.SKINS, number, 2),
        hair=d.chosen_from(("long", "curls", "braids", "bun"), number, 3) if women else "short",
        hair_colour=d.chosen_from(d.HAIRS, number, 4),
        beard="none"
        if women
        else d.chosen_from(("handlebar", "full", "stubble", "walrus", "chops"), number, 5),
        coat=d.chosen_from(d.COATS, number, 6),
        scarf=d.chosen_from(d.SCARVES, number, 7),
        wide=0.96 + number % 3 * 0.05,
    )
    return d.face(who, size)


def medal(r: float) -> str:
    """An Honor around 0, 0: a rosette with ribbons."""
    return d.group(
        _shape("M-7 6 L-12 24 L-3 19 L0 26 L3 19 L12 24 L7 6 Z", "#8e2f3a", width=1.4),
        d.mark("star", BRASS, 0, 0, 15, d.INK, 1.6),
        d.circle(0, 0, 6, fill=d.PAPER, stroke=d.INK),
        scale=r / 20,
    )


def gold(r: float) -> str:
    """A Gold Coin of $5 around 0, 0."""
    return (
        d.circle(0, 0, r, fill="#e3b23c", stroke=d.INK, stroke_width=1.6)
        + d.circle(0, 0, r * 0.78, fill="none", stroke="#8a6414", stroke_width=1)
        + d.words(0, r * 0.36, "5", r * 1.1, weight=700)
    )


def plaque(taken: bool) -> str:
    """A wooden plaque for a head, around 0, 0."""
    return _shape(
        "M-26 -26 H26 V10 Q26 30 0 36 Q-26 30 -26 10 Z", "#8a5a34" if taken else "#5a3a24", width=2
    )


def poster(taken: bool) -> str:
    """A wanted poster for a head, around 0, 0."""
    return d.rect(
        -25, -30, 50, 64, 2, fill=d.PAPER if taken else "#b9a777", stroke=d.INK
    ) + d.words(0, -16, "WANTED", 13, d.DANGER, weight=700)


_TOWNSFOLK: Final = "".join(
    d.circle(x, 0, 5, fill=fill, stroke=d.INK) + _shape(f"M{x - 8} 16 Q{x} 2 {x + 8} 16 Z", fill)
    for x, fill in ((-14, "#7a5a38"), (2, "#8e2f3a"), (18, "#324554"))
)
_HAPPENINGS: Final = {
    "encounter": d.group(d.face(_BANDITS["rustler"], 50), x=-46, y=-26)
    + d.group(d.face(HATS["levi"], 50), x=-4, y=-26),
    "discovery": d.rect(-26, -6, 52, 26, 3, fill="#8a5a34", stroke=d.INK, stroke_width=2)
    + _shape("M-26 -6 Q-26 -24 0 -24 Q26 -24 26 -6 Z", "#a06a3b")
    + d.rect(-5, -10, 10, 12, 2, fill=BRASS, stroke=d.INK),
    "weather": _shape(
        "M-30 4 Q-34 -14 -16 -14 Q-10 -28 6 -22 Q24 -24 26 -8 Q36 4 22 8 H-24 Z", "#8a9298"
    )
    + _shape("M2 8 L-8 26 H0 L-6 42 L14 20 H5 L12 8 Z", "#ffd35a", width=1.6),
    "wildlife": d.group(_wolf("#8b8f92", "#e0b02f"), y=2, scale=1.1),
    "ailment": d.group(d.bottle(64, "#6b4f8a"), x=-34, y=-34)
    + d.group(
        _shape("M-9 -8 Q0 -16 9 -8 V2 L5 8 H-5 L-9 2 Z", BONE)
        + d.circle(-3.4, -2, 2.2, fill=d.INK)
        + d.circle(3.4, -2, 2.2, fill=d.INK)
        + _line("M-2 5 V8 M2 5 V8", width=1),
        x=20,
        y=8,
        scale=1.6,
    ),
    "locality": _line("M-30 30 V-26 H26 V-12", width=4)
    + d.circle(26, -4, 7, fill="none", stroke=d.INK, stroke_width=3)
    + d.group(_TOWNSFOLK, x=-2, y=16),
}


_RABBIT: Final = (
    d.el("ellipse", cx=-9, cy=-24, rx=6, ry=18, fill="#b9a58a", stroke=d.INK, stroke_width=2)
    + d.el("ellipse", cx=9, cy=-24, rx=6, ry=18, fill="#b9a58a", stroke=d.INK, stroke_width=2)
    + d.circle(0, 6, 20, fill="#b9a58a", stroke=d.INK, stroke_width=2)
    + d.el("ellipse", cx=0, cy=14, rx=9, ry=7, fill="#f3ead8")
    + d.circle(-8, 1, 2.6, fill=d.INK)
    + d.circle(8, 1, 2.6, fill=d.INK)
    + d.circle(0, 10, 2.6, fill="#8a4a3a")
)
_BOAR: Final = (
    d.circle(0, 0, 24, fill="#5f4a3a", stroke=d.INK, stroke_width=2)
    + _shape("M-20 -14 L-26 -30 L-8 -22 Z M20 -14 L26 -30 L8 -22 Z", "#5f4a3a")
    + d.el("ellipse", cx=0, cy=12, rx=12, ry=9, fill="#8a6a58", stroke=d.INK, stroke_width=1.6)
    + d.circle(-4, 12, 2.2, fill=d.INK)
    + d.circle(4, 12, 2.2, fill=d.INK)
    + _line("M-12 16 Q-20 14 -18 4 M12 16 Q20 14 18 4", BONE, 4)
    + d.circle(-9, -6, 2.6, fill=d.INK)
    + d.circle(9, -6, 2.6, fill=d.INK)
)
_BEASTS: Final = {
    8: d.group(_SKULL_COW, scale=1.4),
    16: _RABBIT,
    28: _bear("#7a5233"),
    29: _wolf("#a98154", "#2a1c12"),
    31: d.group(d.horse(64, "#b07a45"), x=-32, y=-32),
    40: d.group(_LANDMARKS["p_gully"], scale=1.5),
    50: d.group(mount("elk", 64), x=-32, y=-26),
    51: _BOAR,
}
"""The animals of some Event Cards, by number."""


def happening(number: int, type: str, r: float) -> str:
    """The picture of an Event Card, around 0, 0: its animal, or that of its type."""
    return d.group(_BEASTS.get(number) or _HAPPENINGS[type], scale=r / 40)


def pin() -> str:
    """The pin of the calendar around 0, 0."""
    return _line("M0 0 L-5 12", width=2) + d.circle(0, 0, 6, fill=d.DANGER, stroke=d.INK)


@lru_cache(maxsize=4)
def ruin(unlocked: bool, r: float = 30) -> str:
    """An abandoned cabin around 0, 0: grey boards, a roof with a hole."""
    door = "#17120f" if unlocked else "#5a4a3a"
    return d.group(
        d.rect(-20, -8, 40, 28, 1, fill="#8f8577", stroke=d.INK, stroke_width=2),
        _line("M-20 0 H8 M-12 7 H20 M-20 14 H20", "#5f574c", 1.4),
        d.rect(-7, 2, 14, 18, 1, fill=door, stroke=d.INK, stroke_width=1.4),
        _shape("M-26 -6 L0 -28 L26 -6 Z", "#3d3d3d", width=2.2),
        _shape("M6 -16 L14 -10 L6 -8 Z", "#8f8577", width=1.2),
        scale=r / 30,
    )


def saddle() -> str:
    """A saddle around 0, 0, small, on a Mount that has one."""
    return _shape(
        "M-9 -3 Q-8 -8 -4 -5 Q0 -2 5 -5 Q9 -7 9 -2 Q8 4 4 4 V9 H0 V4 Q-8 4 -9 -3 Z", "#7a3b2a"
    )
