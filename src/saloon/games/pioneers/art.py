"""Pictures of `pioneers`: land, town, buildings, pieces, goods.

Every function returns SVG text drawn around 0, 0; nothing here knows a view. A hex is flat on top,
SIZE from its middle to a corner.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from saloon import drawing as d

SIZE: Final = 60.0
TALL: Final = 51.96
"""From the middle of a hex to its upper edge."""
VARIANTS: Final = 3

WATER: Final = "#86b6cc"
WATER_DARK: Final = "#4f8aa6"
PINE: Final = "#4d7046"
PINE_DARK: Final = "#35523a"
TRUNK: Final = "#6b4a2b"
ROCK: Final = "#9c8b76"
ROCK_DARK: Final = "#6f604f"
SNOW: Final = "#f4efe4"
SKY_OF: Final = {
    "field": "#e6c976",
    "pasture": "#b9c986",
    "forest": "#9db583",
    "mountain": "#cdbd9f",
    "abandoned-mine": "#c3ac88",
    "collapsed-mine": "#a99880",
    "desert": "#eeddab",
    "lake": "#c5d3a4",
    "river": "#c9d3a0",
    "graveyard": "#c3c0a4",
    "canyon": "#d79b66",
    "death-valley": "#ecd6bd",
}
"""The ground of each type of land."""
STREET: Final = "#ddc79c"
BONE: Final = "#f1e9d6"
GOLD: Final = "#d9a441"
IRON: Final = "#5b6068"
STEEL: Final = "#c3c8cc"


@lru_cache(maxsize=64)
def corners(size: float = SIZE) -> str:
    """The corners of a hex around 0, 0, as points of a polygon."""
    return " ".join(
        f"{d.num(size * cos(i * pi / 3))},{d.num(size * sin(i * pi / 3))}" for i in range(6)
    )


def hexagon(size: float = SIZE, **attrs: object) -> str:
    """A hex around 0, 0."""
    return d.el("polygon", points=corners(size), **attrs)


def half_width(y: float, margin: float = 0) -> float:
    """How far a hex reaches to either side at a height."""
    return SIZE - abs(y) / TALL * SIZE / 2 - margin


def strokes(path: str, colour: str, width: float = 1.4) -> str:
    """Lines of one colour, round at their ends."""
    return d.path(
        path,
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def spots(variant: int, count: int, seed: int) -> list[tuple[float, float]]:
    """Places for small signs, spread over a hex, from the back to the front."""
    found: list[tuple[float, float]] = []
    number = variant * 131 + seed * 17
    while len(found) < count and number < variant * 131 + seed * 17 + 400:
        number += 1
        y = -40 + (number * 37 + seed * 11) % 83
        reach = half_width(y, 13)
        x = -reach + (number * 53 + seed * 29) % 101 / 100 * 2 * reach
        if all((x - px) ** 2 + ((y - py) * 1.5) ** 2 > 20**2 for px, py in found):
            found.append((x, y))
    return sorted(found, key=lambda spot: spot[1])


# -- small signs of the land ---------------


def tuft(colour: str = "#7f9455") -> str:
    """A tuft of grass."""
    return strokes("M-4 0 q1 -4 -1 -7 M0 0 v-9 M4 0 q-1 -4 1 -7", colour, 1.5)


def fir(tall: float) -> str:
    """A fir."""
    w = tall * 0.36
    low, mid = -tall * 0.12, -tall * 0.45
    shape = (
        f"M0 {d.num(-tall)} L{d.num(w * 0.72)} {d.num(mid)} H{d.num(w * 0.36)} "
        f"L{d.num(w)} {d.num(low)} H{d.num(-w)} L{d.num(-w * 0.36)} {d.num(mid)} "
        f"H{d.num(-w * 0.72)} Z"
    )
    side = f"M0 {d.num(-tall)} L{d.num(w * 0.72)} {d.num(mid)} H{d.num(w * 0.36)} "
    side += f"L{d.num(w)} {d.num(low)} H0 Z"
    return (
        d.rect(-1.4, low, 2.8, -low, fill=TRUNK)
        + d.path(shape, fill=PINE, stroke=PINE_DARK, stroke_width=0.9)
        + d.path(side, fill=PINE_DARK, fill_opacity="0.45")
    )


def peak(tall: float, wide: float) -> str:
    """A mountain with snow on top and a dark side."""
    w = wide / 2
    jag = 0.4
    left, right = -w * jag, w * jag
    cap = tall * (1 - jag)
    return (
        d.path(
            f"M{d.num(-w)} 0 L0 {d.num(-tall)} L{d.num(w)} 0 Z",
            fill=ROCK,
            stroke=ROCK_DARK,
            stroke_width=1.1,
            stroke_linejoin="round",
        )
        + d.path(
            f"M0 {d.num(-tall)} L{d.num(w)} 0 H{d.num(w * 0.15)} L{d.num(-w * 0.1)} "
            f"{d.num(-tall * 0.45)} Z",
            fill=ROCK_DARK,
            fill_opacity="0.55",
        )
        + d.path(
            f"M0 {d.num(-tall)} L{d.num(left)} {d.num(-cap)} L{d.num(left * 0.45)} "
            f"{d.num(-cap - tall * 0.07)} L0 {d.num(-cap + tall * 0.05)} L{d.num(right * 0.5)} "
            f"{d.num(-cap - tall * 0.08)} L{d.num(right)} {d.num(-cap)} Z",
            fill=SNOW,
        )
    )


def longhorn(size: float, fill: str = "#8a5a3a") -> str:
    """The head of a cow with long horns, about `size` wide."""
    return d.group(
        strokes("M-5 -3 Q-13 -3 -15 -11 M5 -3 Q13 -3 15 -11", "#efe3c8", 3.2),
        strokes("M-5 -3 Q-13 -3 -15 -11 M5 -3 Q13 -3 15 -11", "#6b5138", 0.6),
        d.path(
            "M-6 -6 Q0 -9 6 -6 L5 5 Q4 11 0 11 Q-4 11 -5 5 Z",
            fill=fill,
            stroke=d.INK,
            stroke_width=0.9,
        ),
        d.path("M-4.4 6 Q0 3.5 4.4 6 Q4 11 0 11 Q-4 11 -4.4 6 Z", fill="#e8d3b8"),
        d.circle(-2.6, -1, 1, fill=d.INK) + d.circle(2.6, -1, 1, fill=d.INK),
        scale=size / 30,
    )


def cross(tall: float) -> str:
    """A wooden cross on a mound."""
    arm = tall * 0.3
    return d.path(f"M-5 0 Q0 {d.num(-tall * 0.22)} 5 0 Z", fill="#8d8766", stroke="none") + strokes(
        f"M0 0 V{d.num(-tall)} M{d.num(-arm)} {d.num(-tall * 0.68)} H{d.num(arm)}", "#5d4c39", 2.3
    )


def headstone(tall: float) -> str:
    """A round headstone."""
    w = tall * 0.34
    return d.path(
        f"M{d.num(-w)} 0 V{d.num(-tall * 0.62)} Q{d.num(-w)} {d.num(-tall)} 0 {d.num(-tall)} "
        f"Q{d.num(w)} {d.num(-tall)} {d.num(w)} {d.num(-tall * 0.62)} V0 Z",
        fill="#a9a797",
        stroke="#66645a",
        stroke_width=0.9,
    ) + strokes(f"M{d.num(-w * 0.5)} {d.num(-tall * 0.6)} H{d.num(w * 0.5)}", "#66645a", 1)


def skull(size: float) -> str:
    """The skull of a steer in the sand."""
    return d.group(
        strokes("M-5 -5 Q-13 -5 -14 -13 M5 -5 Q13 -5 14 -13", BONE, 3),
        d.path(
            "M-6 -7 Q0 -10 6 -7 L4 4 L2.6 12 H-2.6 L-4 4 Z",
            fill=BONE,
            stroke="#8d7a60",
            stroke_width=0.9,
        ),
        d.circle(-2.9, -2, 1.7, fill="#5a4a38") + d.circle(2.9, -2, 1.7, fill="#5a4a38"),
        strokes("M-1 8 v3 M1 8 v3", "#8d7a60", 0.9),
        scale=size / 28,
    )


def waves(width: float, rows: int, colour: str = "#ffffff") -> str:
    """A few short waves."""
    out = ""
    for row in range(rows):
        x = -width / 2 + row * 9 % 13
        out += strokes(f"M{d.num(x)} {d.num(row * 8)} q3 -4 6 0 t6 0 t6 0", colour, 1.3)
    return out


# -- the land ---------------


def _field(variant: int) -> str:
    bend = (-6, 4, 9)[variant]
    out = ""
    for row, low in enumerate(range(-44, 48, 9)):
        reach = half_width(low, 5)
        line = f"M{d.num(-reach)} {low} Q{bend} {d.num(low + bend * 0.8)} {d.num(reach)} {low}"
        out += strokes(line, "#b98f3d" if row % 2 else "#cfa54e", 2)
    for x, y in spots(variant, 9, 3):
        out += d.group(
            strokes("M0 0 V-10 M0 -4 q-4 -1 -5 -5 M0 -4 q4 -1 5 -5", "#6f7f33", 1.5)
            + d.el("ellipse", cx=0.0, cy=-10.5, rx=1.7, ry=3.2, fill="#f2dd8a", stroke="#a5812e"),
            x=x,
            y=y + 4,
        )
    return out


def _pasture(variant: int) -> str:
    out = d.path("M-52 14 Q-20 2 8 12 T54 10 L40 34 H-42 Z", fill="#a6ba72", fill_opacity="0.6")
    places = spots(variant, 9, 5)
    for number, (x, y) in enumerate(places):
        drawn = longhorn(22, ("#8a5a3a", "#5c4433", "#a9805a")[number % 3])
        out += d.group(drawn if number % 3 == 1 else tuft(), x=x, y=y)
    return out


def _forest(variant: int) -> str:
    out = ""
    for number, (x, y) in enumerate(spots(variant, 13, 7)):
        out += d.group(fir(20 + (number * 7 + variant * 3) % 9), x=x, y=y + 10)
    return out


PEAKS: Final = (
    ((-25, 6, 40, 40), (24, 4, 44, 42), (0, 16, 54, 52), (-30, 34, 28, 34), (31, 34, 24, 30)),
    ((-14, 4, 50, 44), (27, 12, 38, 40), (-34, 24, 30, 34), (6, 34, 32, 40)),
    ((0, 2, 44, 40), (-28, 14, 46, 42), (28, 16, 50, 44), (0, 36, 30, 40)),
)


def _mountain(variant: int) -> str:
    return "".join(d.group(peak(tall, wide), x=x, y=y) for x, y, tall, wide in PEAKS[variant])


def _mine_mouth(open_: bool) -> str:
    """The way into an old mine, with its timbers and its rails."""
    out = d.path("M-14 16 V-4 Q0 -14 14 -4 V16 Z", fill="#241c16", stroke=d.INK, stroke_width=1)
    out += strokes("M-15 17 V-5 M15 17 V-5 M-18 -7 H18", "#7a5533", 4)
    if open_:
        out += strokes("M-6 16 L-12 34 M6 16 L12 34 M-8 22 H8 M-10 29 H10", "#5b4632", 2)
        return out
    for x, y, r in ((-8, 12, 6), (2, 13, 7), (10, 12, 5), (-3, 4, 5), (6, 3, 5)):
        out += d.circle(x, y, r, fill=ROCK, stroke=ROCK_DARK, stroke_width=1)
    out += strokes("M-16 -6 L16 14 M16 -6 L-16 14", "#8c3f2b", 3.4)
    return out


def _abandoned(variant: int) -> str:
    sides = d.group(peak(36, 40), x=-28 - variant, y=8) + d.group(peak(32, 38), x=29, y=10)
    hill = d.path(
        "M-40 30 Q-26 -30 0 -34 Q28 -30 40 30 Z", fill="#8e7a60", stroke=ROCK_DARK, stroke_width=1
    )
    return sides + hill + d.group(_mine_mouth(True), y=4)


def _collapsed(variant: int) -> str:
    hill = d.path(
        "M-44 32 Q-26 -26 0 -30 Q28 -26 44 32 Z", fill="#7d6e5c", stroke=ROCK_DARK, stroke_width=1
    )
    return d.group(peak(30, 40), x=-30 + variant, y=8) + hill + d.group(_mine_mouth(False), y=4)


def _desert(variant: int) -> str:
    out = ""
    for row, low in enumerate((-30, -12, 8, 28)):
        reach = half_width(low, 9)
        shift = (row * 17 + variant * 11) % 23
        out += strokes(
            f"M{d.num(-reach)} {low} q{d.num(reach * 0.5)} {-7 - shift % 5} {d.num(reach)} 0 "
            f"t{d.num(reach * 0.8)} -3",
            "#d3b678",
            2,
        )
    for number, (x, y) in enumerate(spots(variant, 5, 11)):
        if number % 2 == 0:
            out += d.group(d.cactus(20 + number), x=x - 10, y=y - 12)
        else:
            out += d.group(strokes("M-3 0 h7 M0 -3 h4", "#b79a63", 2), x=x, y=y)
    return out


def _lake(variant: int) -> str:
    lean = (-4, 0, 5)[variant]
    shore = (
        f"M-44 {lean} Q-42 -34 -10 -34 Q6 -42 26 -32 Q48 -24 44 4 Q46 30 18 34 "
        f"Q-6 42 -24 32 Q-46 26 -44 {lean} Z"
    )
    out = d.path(shore, fill=WATER, stroke="#e9dfb6", stroke_width=3)
    out += d.path(shore, fill="none", stroke=WATER_DARK, stroke_width=1.2)
    for x, y in ((-20, -18), (8, -4), (-14, 14), (14, 22)):
        out += d.group(waves(18, 1), x=x + lean, y=y)
    for x, y in ((-40, 22), (-35, 27), (37, 24)):
        out += d.group(strokes("M0 0 V-13 M4 1 V-10 M-4 1 V-9", "#6f7f45", 1.6), x=x, y=y)
    return out


RIVERS: Final = (
    "M-18 -52 C-30 -20 30 -10 10 20 C2 34 -14 40 -10 52",
    "M-45 -26 C-10 -20 -12 20 16 18 C36 16 36 30 45 26",
    "M20 -52 C26 -26 -30 -18 -20 12 C-14 30 12 34 8 52",
)


def _river(variant: int) -> str:
    bed = RIVERS[variant]
    out = d.path(bed, fill="none", stroke="#e9dfb6", stroke_width=25)
    out += d.path(bed, fill="none", stroke=WATER, stroke_width=20)
    out += d.path(
        bed, fill="none", stroke="#ffffff", stroke_width=1.6, stroke_dasharray="9 13 4 10"
    )
    clear = [(x, y) for x, y in spots(variant, 12, 13) if abs(x) > 27 or variant == 1]
    for number, (x, y) in enumerate(clear[:6]):
        out += d.group(tuft("#72895a") if number % 2 else fir(16), x=x, y=y + 4)
    return out


def _graveyard(variant: int) -> str:
    out = strokes("M-46 30 H46 M-42 24 V36 M-24 24 V36 M-6 24 V36 M12 24 V36 M30 24 V36", "#7d735c")
    out += d.group(
        strokes(
            "M0 0 V-22 M0 -10 L-9 -20 M0 -14 L8 -24 M-9 -20 l-5 -2 M8 -24 l5 -1", "#5d4c39", 2.4
        ),
        x=(30, -32, 34)[variant],
        y=2,
    )
    for number, (x, y) in enumerate(spots(variant, 8, 17)):
        if y < 24:
            out += d.group(cross(17) if number % 2 else headstone(15), x=x, y=y + 8)
    return out


def _canyon(variant: int) -> str:
    turn = (0, 60, -60)[variant]
    gorge = (
        "M-56 -6 L-38 -14 L-24 -4 L-6 -18 L10 -6 L28 -16 L40 -6 L57 -10 L54 10 L40 8 L26 16 "
        "L8 10 L-8 20 L-24 8 L-40 14 L-55 8 Z"
    )
    out = d.path(gorge, fill="#6d3a22", stroke="#4a2616", stroke_width=1.4)
    out += strokes("M-52 0 L-36 -4 L-22 3 L-6 -6 L10 3 L28 -5 L42 2 L54 -1", "#a65f35", 2)
    out += strokes("M-44 -24 L-20 -30 L4 -28 L30 -34 M-30 28 L-4 34 L20 26 L38 30", "#b0713f", 2)
    out += strokes("M-34 -34 L-8 -42 M-20 42 L18 42", "#b0713f", 1.6)
    return d.el("g", out, transform=f"rotate({turn})")


def _death_valley(variant: int) -> str:
    turn = (0, 120, 240)[variant]
    cracks = (
        "M-50 -14 L-30 -20 L-12 -12 L4 -26 L24 -22 L46 -28 M-30 -20 L-24 -44 M-12 -12 L-18 10 "
        "L-40 22 M-18 10 L4 20 L8 48 M4 20 L28 10 L24 -22 M28 10 L54 12 M4 -26 L2 -50"
    )
    out = d.el("g", strokes(cracks, "#b68d69", 1.8), transform=f"rotate({turn})")
    return out + d.group(skull(34), y=-2)


LAND: Final[dict[str, Callable[[int], str]]] = {
    "field": _field,
    "pasture": _pasture,
    "forest": _forest,
    "mountain": _mountain,
    "abandoned-mine": _abandoned,
    "collapsed-mine": _collapsed,
    "desert": _desert,
    "lake": _lake,
    "river": _river,
    "graveyard": _graveyard,
    "canyon": _canyon,
    "death-valley": _death_valley,
}


@lru_cache(maxsize=64)
def land(kind: str, variant: int) -> str:
    """A land tile: its ground and its small signs."""
    ground = hexagon(SIZE - 0.6, fill=SKY_OF[kind])
    return ground + LAND[kind](variant)


# -- the town ---------------


def _front(wall: str, roof: str, high: float = 30) -> str:
    """A false front with a door and two windows; its ground line is y = 24."""
    top = 24 - high
    return (
        d.rect(-25, top, 50, high, fill=wall, stroke=d.INK, stroke_width=1.1)
        + d.path(
            f"M-28 {d.num(top)} H28 V{d.num(top - 8)} H16 V{d.num(top - 13)} H-16 "
            f"V{d.num(top - 8)} H-28 Z",
            fill=roof,
            stroke=d.INK,
            stroke_width=1.1,
        )
        + d.rect(-5, 9, 10, 15, fill="#3b2618", stroke=d.INK, stroke_width=0.8)
        + d.rect(-20, 8, 10, 9, fill="#f1d48a", stroke=d.INK, stroke_width=0.8)
        + d.rect(10, 8, 10, 9, fill="#f1d48a", stroke=d.INK, stroke_width=0.8)
    )


def _store() -> str:
    awning = d.path("M-27 4 H27 L31 10 H-31 Z", fill="#a3452f", stroke=d.INK, stroke_width=1)
    stripes = strokes("M-18 4 L-20 10 M-6 4 L-7 10 M6 4 L7 10 M18 4 L20 10", BONE, 2.4)
    sacks = d.el("ellipse", cx=-26.0, cy=21.0, rx=6.0, ry=4.5, fill="#c9ad78", stroke=d.INK)
    sacks += d.rect(22, 15, 9, 9, 1, fill="#8a5f36", stroke=d.INK)
    return _front("#b98a55", "#7a5433", 34) + awning + stripes + sacks


def _church() -> str:
    return (
        d.rect(-22, -2, 44, 26, fill="#efe6d2", stroke=d.INK, stroke_width=1.1)
        + d.path("M-26 -2 L0 -20 L26 -2 Z", fill="#8a5a45", stroke=d.INK, stroke_width=1.1)
        + d.rect(-7, -26, 14, 16, fill="#efe6d2", stroke=d.INK, stroke_width=1.1)
        + d.path("M-9 -26 L0 -40 L9 -26 Z", fill="#8a5a45", stroke=d.INK, stroke_width=1.1)
        + strokes("M0 -47 V-39 M-3 -44 H3", d.INK, 1.8)
        + d.path("M-5 24 V12 Q0 6 5 12 V24 Z", fill="#3b2618", stroke=d.INK, stroke_width=0.8)
        + d.path("M-17 16 V8 Q-14 4 -11 8 V16 Z M11 16 V8 Q14 4 17 8 V16 Z", fill="#7fa9c4")
    )


def _school() -> str:
    return (
        d.rect(-24, -4, 48, 28, fill="#b5533a", stroke=d.INK, stroke_width=1.1)
        + d.path("M-29 -4 L0 -22 L29 -4 Z", fill="#5c4a3c", stroke=d.INK, stroke_width=1.1)
        + d.rect(-6, -32, 12, 13, fill="#f0e5cc", stroke=d.INK, stroke_width=1)
        + d.path("M-8 -32 L0 -39 L8 -32 Z", fill="#5c4a3c", stroke=d.INK, stroke_width=1)
        + d.path("M-3 -22 Q-3 -29 0 -29 Q3 -29 3 -22 Z", fill=GOLD, stroke=d.INK, stroke_width=0.8)
        + d.rect(-5, 9, 10, 15, fill="#f0e5cc", stroke=d.INK, stroke_width=0.8)
        + d.rect(-20, 4, 10, 10, fill="#f1e3b4", stroke=d.INK, stroke_width=0.8)
        + d.rect(10, 4, 10, 10, fill="#f1e3b4", stroke=d.INK, stroke_width=0.8)
    )


def _bank() -> str:
    out = d.rect(-26, -6, 52, 30, fill="#d8d0bd", stroke=d.INK, stroke_width=1.1)
    out += d.path("M-30 -6 L0 -23 L30 -6 Z", fill="#b8ae97", stroke=d.INK, stroke_width=1.1)
    for x in (-22, -11, 6, 17):
        out += d.rect(x, -4, 5, 26, fill="#efe9da", stroke=d.INK, stroke_width=0.8)
    out += d.rect(-29, 22, 58, 4, fill="#a79d86", stroke=d.INK, stroke_width=0.9)
    return out + d.circle(0, -12, 5, fill=GOLD, stroke=d.INK) + d.words(0, -8.6, "$", 9, weight=700)


def _saloon() -> str:
    sign = d.rect(-22, -14, 44, 10, fill="#7b2f26", stroke=d.INK, stroke_width=0.9)
    doors = d.rect(-7, 10, 6, 9, fill="#a06a3b", stroke=d.INK) + d.rect(
        1, 10, 6, 9, fill="#a06a3b", stroke=d.INK
    )
    bottles = d.group(d.bottle(11), x=-19, y=-15) + d.group(d.bottle(11), x=8, y=-15)
    return _front("#a8673f", "#5d3a22", 40) + sign + doors + bottles


def _jail() -> str:
    out = d.rect(-26, -12, 52, 36, fill="#a5a096", stroke=d.INK, stroke_width=1.1)
    out += strokes(
        "M-26 -2 H26 M-26 8 H26 M-26 17 H26 M-13 -12 V-2 M9 -12 V-2 M-4 8 V17", "#827d74"
    )
    out += d.rect(-29, -18, 58, 7, fill="#77716a", stroke=d.INK, stroke_width=1)
    for x in (-18, 9):
        out += d.rect(x, -4, 10, 11, fill="#2a241f", stroke=d.INK)
        out += strokes(f"M{x + 2.5} -4 V7 M{x + 5} -4 V7 M{x + 7.5} -4 V7", STEEL, 1.2)
    out += d.rect(-5, 8, 10, 16, fill="#3b2618", stroke=d.INK)
    return out + d.group(d.badge_star(6), y=-2)


def _blacksmith() -> str:
    shed = d.path("M-30 -6 L-22 -22 H22 L30 -6 Z", fill="#6a4a35", stroke=d.INK, stroke_width=1.1)
    shed += d.rect(-26, -6, 52, 30, fill="#3a2a20", stroke=d.INK, stroke_width=1.1)
    shed += d.rect(12, -32, 9, 14, fill="#8a5a45", stroke=d.INK)
    fire = d.path("M-18 22 Q-22 10 -14 4 Q-14 12 -9 10 Q-6 16 -8 22 Z", fill="#e2762e")
    fire += d.path("M-16 22 Q-17 15 -13 12 Q-11 17 -11 22 Z", fill="#f6c64e")
    anvil = d.path(
        "M-2 10 H22 Q20 15 14 15 V19 H18 V24 H2 V19 H7 V15 Q0 15 -2 10 Z",
        fill=STEEL,
        stroke=d.INK,
        stroke_width=1,
    )
    return shed + fire + anvil


TOWN: Final[dict[str, Callable[[], str]]] = {
    "store": _store,
    "church": _church,
    "school": _school,
    "bank": _bank,
    "saloon": _saloon,
    "jail": _jail,
    "blacksmith": _blacksmith,
}


@lru_cache(maxsize=16)
def place(id: str) -> str:
    """A place of the town on its hex."""
    ground = hexagon(SIZE - 0.6, fill=STREET)
    dust = strokes("M-44 30 h14 M22 34 h18 M-10 40 h12 M-50 6 h9 M40 8 h10", "#bfa673", 2)
    return ground + dust + d.group(TOWN[id](), y=-1, scale=0.86)


# -- what is built ---------------


def _farm(colour: str) -> str:
    return (
        d.path("M-14 12 V-2 L-8 -11 H8 L14 -2 V12 Z", fill=colour, stroke=d.INK, stroke_width=1.3)
        + strokes("M-14 -2 H14", BONE, 1.5)
        + d.rect(-5, 2, 10, 10, fill=BONE, stroke=d.INK, stroke_width=1)
        + strokes("M-5 2 L5 12 M5 2 L-5 12", d.INK, 1)
    )


def _ranch(colour: str) -> str:
    return (
        strokes("M-16 12 V-6 M16 12 V-6", d.INK, 4.4)
        + strokes("M-16 12 V-6 M16 12 V-6", colour, 2.6)
        + d.rect(-19, -11, 38, 7, 1, fill=colour, stroke=d.INK, stroke_width=1.2)
        + strokes("M-13 4 H13 M-13 9 H13", "#6b4a2b", 2)
        + d.group(longhorn(17, "#7d5334"), y=1)
    )


def _sawmill(colour: str) -> str:
    teeth = " ".join(
        f"{d.num((8.6 if i % 2 else 6.6) * cos(i * pi / 9))},"
        f"{d.num((8.6 if i % 2 else 6.6) * sin(i * pi / 9))}"
        for i in range(18)
    )
    return (
        d.path("M-16 -2 L0 -12 L16 -2 V12 H-16 Z", fill=colour, stroke=d.INK, stroke_width=1.3)
        + d.group(
            d.el("polygon", points=teeth, fill=STEEL, stroke=d.INK, stroke_width=0.8)
            + d.circle(0, 0, 1.8, fill=d.INK),
            y=4,
        )
        + strokes("M-17 12.5 H17", "#7a5533", 3.4)
    )


def _mine(colour: str) -> str:
    return (
        d.path("M-17 12 L-8 -9 H8 L17 12 Z", fill=colour, stroke=d.INK, stroke_width=1.3)
        + d.path("M-7 12 V3 Q0 -4 7 3 V12 Z", fill="#241c16", stroke=d.INK, stroke_width=1)
        + strokes("M-9 12 V2 M9 12 V2 M-11 1 H11", BONE, 2)
    )


def _homestead(colour: str) -> str:
    return (
        d.rect(8, -13, 4, 8, fill="#8a5a45", stroke=d.INK, stroke_width=0.9)
        + d.rect(-13, -1, 26, 13, fill=BONE, stroke=d.INK, stroke_width=1.3)
        + d.path("M-17 0 L0 -14 L17 0 Z", fill=colour, stroke=d.INK, stroke_width=1.3)
        + d.rect(-3, 3, 6, 9, fill="#3b2618", stroke=d.INK, stroke_width=0.8)
        + d.rect(-10, 3, 5, 5, fill="#f1d48a", stroke=d.INK, stroke_width=0.8)
        + d.rect(5, 3, 5, 5, fill="#f1d48a", stroke=d.INK, stroke_width=0.8)
    )


def _claim(colour: str) -> str:
    return (
        strokes("M-6 14 V-12", d.INK, 4)
        + strokes("M-6 14 V-12", "#c9a56b", 2.4)
        + d.path("M-5 -12 H14 L9 -6 L14 0 H-5 Z", fill=colour, stroke=d.INK, stroke_width=1.2)
    )


WORK: Final[dict[str, Callable[[str], str]]] = {
    "farm": _farm,
    "ranch": _ranch,
    "sawmill": _sawmill,
    "mine": _mine,
    "homestead": _homestead,
    "claim": _claim,
}


@lru_cache(maxsize=64)
def work(kind: str, seat: int | None) -> str:
    """A Building, Homestead or Claim with its owner's mark; nobody's is grey and boarded up."""
    if seat is None:
        boards = strokes("M-15 -7 L15 11 M15 -7 L-15 11", "#5d4c39", 3)
        return WORK[kind]("#a9a59a") + boards
    return WORK[kind](d.PLAYERS[seat][0]) + d.player_mark(seat, -17, -9, 8.5)


# -- people ---------------


def _hat(colour: str) -> str:
    return d.path(
        "M-9 -13.5 Q0 -11 9 -13.5 L8.4 -15 Q5.5 -15.4 5 -16 L4 -20.5 Q0 -22.5 -4 -20.5 L-5 -16 "
        "Q-5.5 -15.4 -8.4 -15 Z",
        fill=colour,
        stroke=d.INK,
        stroke_width=0.9,
    )


BODY: Final = {
    "circle": "M0 -9 A11.5 11.5 0 1 1 -0.1 -9 Z",
    "square": "M-10.5 -8 H10.5 V13.5 H-10.5 Z",
    "triangle": "M0 -12 L14 13.5 H-14 Z",
    "diamond": "M0 -12 L14.5 2.5 L0 16 L-14.5 2.5 Z",
}
"""The body of a Pioneer has the shape of its player."""


@lru_cache(maxsize=256)
def pioneer(
    seat: int,
    number: int,
    newborn: bool = False,
    unfed: bool = False,
    jailed: bool = False,
    diploma: bool = False,
    lovesick: bool = False,
) -> str:
    """A Pioneer: its player's colour and shape, letter and number; about 28 wide and 38 high.

    A newborn lies in a cradle; an unfed one has an empty plate, a prisoner bars, a holder of a
    diploma a scroll.
    """
    colour, letter, shape = d.PLAYERS[seat]
    low = {"triangle": 11.0, "diamond": 7.2}.get(shape, 7.5)
    size = 12.5 if shape == "triangle" else 13.5
    dark = shape == "triangle"
    out = d.path(BODY[shape], fill=colour, stroke=BONE, stroke_width=3)
    out += d.path(BODY[shape], fill=colour, stroke=d.INK, stroke_width=1.1)
    if newborn:
        out += d.path(
            "M-15 4 Q-15 17 0 17 Q15 17 15 4", fill="none", stroke="#7a5533", stroke_width=3.4
        )
        out += d.circle(0, -13, 5, fill="#f0cfae", stroke=d.INK, stroke_width=1)
        out += strokes("M-2 -18 q2 -3 4 -1", d.INK, 1.2)
    else:
        out += d.circle(0, -12.5, 5.2, fill="#e3b68c", stroke=d.INK, stroke_width=0.9)
        out += _hat(d.COATS[(seat * 3 + number) % len(d.COATS)])
    if jailed:
        out += strokes("M-8 -20 V17 M0 -20 V17 M8 -20 V17", "#3b3f45", 2)
        out += strokes("M-13 -20 H13 M-13 17 H13 M-13 -20 V17 M13 -20 V17", "#3b3f45", 2.6)
    out += d.words(
        0,
        low,
        f"{letter}{number}",
        size,
        d.INK if dark else "#ffffff",
        weight=700,
        stroke=colour if jailed else None,
        stroke_width=4 if jailed else None,
        paint_order="stroke" if jailed else None,
    )
    if unfed and not newborn:
        out += d.circle(11, 12, 5, fill=BONE, stroke=d.DANGER, stroke_width=1.8)
        out += strokes("M8 15 L14 9", d.DANGER, 1.8)
    if diploma:
        out += d.group(scroll(), x=11, y=-8)
    if lovesick:
        out += d.group(heart(), x=-11, y=-9)
    return out


def scroll() -> str:
    """A diploma, rolled up with a ribbon."""
    return d.rect(-6, -3, 12, 6.5, 2, fill=d.PAPER, stroke=d.INK, stroke_width=1) + d.rect(
        -1.2, -3, 2.6, 6.5, fill="#a3231f"
    )


def heart() -> str:
    """Love sickness."""
    return d.path(
        "M0 5 C-8 -1 -5 -7 0 -3 C5 -7 8 -1 0 5 Z", fill="#c2344a", stroke=BONE, stroke_width=1
    )


@lru_cache(maxsize=4)
def bandit(jailed: bool = False) -> str:
    """The Bandit: black, masked, with a gun in each hand; about 30 wide and 40 high."""
    out = d.path(
        "M-12 16 Q-13 -4 -5 -7 H5 Q13 -4 12 16 Z", fill="#1d1a1a", stroke=BONE, stroke_width=2.6
    )
    out += d.path("M-12 16 Q-13 -4 -5 -7 H5 Q13 -4 12 16 Z", fill="#26211f", stroke=d.INK)
    out += d.circle(0, -12, 6, fill="#d29a6a", stroke=d.INK, stroke_width=0.9)
    out += d.path("M-6.5 -12 H6.5 L0 -3 Z", fill="#a3231f", stroke=d.INK, stroke_width=0.8)
    out += d.circle(-2.2, -13.6, 0.9, fill=d.INK) + d.circle(2.2, -13.6, 0.9, fill=d.INK)
    out += d.group(_hat("#141212"), y=-2)
    out += strokes("M-11 4 h-6 v4 M11 4 h6 v4", STEEL, 3)
    out += d.words(0, 11, "X", 14, "#ffffff", weight=700)
    if jailed:
        out += strokes("M-10 -22 V17 M-3.5 -22 V17 M3.5 -22 V17 M10 -22 V17", "#8d9299", 2)
    return out


@lru_cache(maxsize=4)
def sheriff(available: bool = True) -> str:
    """The Sheriff: white hat, a star on the chest; pale while he cannot be hired."""
    coat = "#3f5f86" if available else "#9aa6b3"
    out = d.path(
        "M-12 16 Q-13 -4 -5 -7 H5 Q13 -4 12 16 Z", fill=coat, stroke=BONE, stroke_width=2.6
    )
    out += d.path("M-12 16 Q-13 -4 -5 -7 H5 Q13 -4 12 16 Z", fill=coat, stroke=d.INK)
    out += d.circle(0, -12, 6, fill="#f0cfae", stroke=d.INK, stroke_width=0.9)
    out += strokes("M-4 -9.4 Q0 -11.4 4 -9.4", "#5d4c39", 2.2)
    out += d.group(_hat("#f2ead6"), y=-2)
    return out + d.group(d.badge_star(8), y=5)


@lru_cache(maxsize=8)
def laborer(kind: str) -> str:
    """A Laborer: a straw hat and the tool of the trade on a grey body."""
    tool = {"farmer": "scythe", "rancher": "cleaver", "lumberjack": "ax", "miner": "pickaxe"}[kind]
    out = d.path(
        "M-9 13 Q-10 -4 -4 -6 H4 Q10 -4 9 13 Z", fill="#8c8f86", stroke=BONE, stroke_width=2
    )
    out += d.path("M-9 13 Q-10 -4 -4 -6 H4 Q10 -4 9 13 Z", fill="#8c8f86", stroke=d.INK)
    out += d.circle(0, -10, 4.8, fill="#d29a6a", stroke=d.INK, stroke_width=0.9)
    out += d.group(_hat("#d9b866"), y=2, scale=0.9)
    return out + d.group(good(tool), y=4, scale=0.75)


# -- goods ---------------


def _food() -> str:
    return d.path(
        "M-9 2 Q-9 -7 0 -7 Q9 -7 9 2 Q9 6 6 6 H-6 Q-9 6 -9 2 Z", fill="#c98a45", stroke=d.INK
    ) + strokes("M-4 -4 L-6 0 M1 -5 L-1 -1 M6 -3 L4 1", "#f0d29a", 1.8)


def _bullet() -> str:
    return (
        d.path("M-3.4 -2 Q-3.4 -10 0 -10 Q3.4 -10 3.4 -2 Z", fill="#b5652f", stroke=d.INK)
        + d.rect(-3.4, -3, 6.8, 11, fill=GOLD, stroke=d.INK)
        + d.rect(-4.4, 7, 8.8, 2.6, 1, fill="#a97b25", stroke=d.INK)
    )


def _revolver() -> str:
    return d.path(
        "M-10 -5 H9 V-1 H1 V2 H-3 Q-4 8 -6 10 H-10 Q-8 4 -9 -1 Z",
        fill=IRON,
        stroke=d.INK,
        stroke_width=1.1,
    ) + d.circle(-2, -2, 2.6, fill=STEEL, stroke=d.INK, stroke_width=0.9)


def _horse() -> str:
    return d.group(d.horse(22, "#b98a5a"), x=-11, y=-11)


def _scythe() -> str:
    return strokes("M-7 10 L4 -9", "#8a5f36", 2.4) + d.path(
        "M5 -9 Q-4 -11 -10 -4 Q-4 -8 4 -6 Z", fill=STEEL, stroke=d.INK, stroke_width=1
    )


def _cleaver() -> str:
    return strokes("M5 4 L10 9", "#6b4a2b", 4) + d.path(
        "M-10 -8 L-2 -10 L7 -1 Q8 4 3 6 L-10 -3 Z", fill=STEEL, stroke=d.INK, stroke_width=1
    )


def _ax() -> str:
    return strokes("M-6 10 L5 -8", "#8a5f36", 2.6) + d.path(
        "M2 -9 L9 -4 Q10 2 4 3 L-1 -3 Z", fill=STEEL, stroke=d.INK, stroke_width=1
    )


def _pickaxe() -> str:
    return strokes("M-6 10 L4 -6", "#8a5f36", 2.6) + d.path(
        "M-9 -3 Q-1 -12 10 -4 Q0 -8 -4 -1 Q-7 3 -9 6 Q-9 0 -9 -3 Z",
        fill=IRON,
        stroke=d.INK,
        stroke_width=0.9,
    )


def _corn() -> str:
    return (
        d.el("ellipse", cx=0.0, cy=-2.0, rx=4.4, ry=8.4, fill="#f1cf56", stroke=d.INK)
        + strokes("M-3 -6 H3 M-4 -2 H4 M-3.6 2 H3.6 M0 -9 V5", "#b98d2a", 0.9)
        + d.path(
            "M-1 10 Q-10 4 -7 -4 Q-5 4 0 7 Q5 4 7 -4 Q10 4 1 10 Z", fill="#6f8f43", stroke=d.INK
        )
    )


def _cattle() -> str:
    return longhorn(24)


def _lumber() -> str:
    out = ""
    for x, y in ((-5, 4), (5, 4), (0, -4)):
        out += d.circle(x, y, 5, fill="#c99a62", stroke="#6b4a2b", stroke_width=1.6)
        out += d.circle(x, y, 2, fill="none", stroke="#8a5f36", stroke_width=1)
    return out


def _ore() -> str:
    return (
        d.path(
            "M-9 5 L-6 -5 L1 -8 L8 -3 L9 5 L2 8 Z", fill="#8a8378", stroke=d.INK, stroke_width=1.1
        )
        + d.path("M-4 -2 l3 -2 l3 2 l-2 3 Z", fill=GOLD, stroke="#8a6414", stroke_width=0.8)
        + d.path("M3 2 l3 -1 l1 3 l-3 1 Z", fill=GOLD, stroke="#8a6414", stroke_width=0.8)
    )


def _point_card() -> str:
    return d.rect(-7, -10, 14, 20, 2, fill=d.PAPER, stroke=d.INK) + d.mark(
        "star", "#a3231f", 0, 0, 5.5, edge=d.INK, edge_width=0.8
    )


def _cash() -> str:
    return (
        d.rect(-11, -6.5, 22, 13, 1.5, fill="#9db98a", stroke=d.INK)
        + d.rect(-9, -4.5, 18, 9, 1, fill="none", stroke="#5b7a4c")
        + d.words(0, 4, "$", 11, "#2f4a2a", weight=700)
    )


GOOD: Final[dict[str, Callable[[], str]]] = {
    "food": _food,
    "bullet": _bullet,
    "revolver": _revolver,
    "horse": _horse,
    "scythe": _scythe,
    "cleaver": _cleaver,
    "ax": _ax,
    "pickaxe": _pickaxe,
    "corn": _corn,
    "cattle": _cattle,
    "lumber": _lumber,
    "ore": _ore,
    "point-card": _point_card,
    "money": _cash,
}


@lru_cache(maxsize=32)
def good(kind: str) -> str:
    """A thing of the price list, or money, in a box of about 22."""
    return GOOD[kind]()


def symbol(id: str) -> str:
    """A player's symbol, or the Bandit's black hat, in a box of about 22."""
    if id == "bottle":
        return d.group(d.bottle(22), x=-11, y=-11)
    if id == "bag":
        return d.path(
            "M-4 -6 Q-12 8 -6 10 H6 Q12 8 4 -6 Z M-5 -10 H5 L3 -6 H-3 Z",
            fill="#c9a56b",
            stroke=d.INK,
            stroke_width=1.2,
        ) + d.words(0, 7, "$", 12, d.INK, weight=700)
    if id == "boot":
        return d.path(
            "M-6 -10 H2 V1 L9 5 Q11 7 10 10 H-7 Q-5 2 -6 -10 Z",
            fill="#8a5a3a",
            stroke=d.INK,
            stroke_width=1.2,
        ) + strokes("M-7 10.5 H-2 V8", d.INK, 1.6)
    return d.group(_hat("#5c4433" if id == "hat" else "#141212"), y=27, scale=1.45)


def die(text: str, size: float = 24) -> str:
    """A die with a letter or a number."""
    return d.rect(
        -size / 2, -size / 2, size, size, 4, fill=BONE, stroke=d.INK, stroke_width=1.2
    ) + d.words(0, size * 0.26, text, size * 0.72, d.INK, weight=700)


@lru_cache(maxsize=1)
def deed_signs() -> dict[str, str]:
    """A small picture for each Action, about 24 across."""
    line = "#2a1c12"
    compass = d.circle(0, 0, 11, fill="none", stroke=line, stroke_width=2)
    needle = d.path("M0 -8 L3.5 0 L0 8 L-3.5 0 Z", fill="#a3231f")
    arrows = strokes("M-9 -4 H8 M4 -8 L8 -4 L4 0 M9 5 H-8 M-4 1 L-8 5 L-4 9", line, 2.4)
    boot = d.path("M-5 -10 H3 V2 L9 5 V9 H-5 Z", fill="#6b4226", stroke=line)
    gavel = strokes("M-8 9 L3 -2 M-1 -8 L8 1 M-4 -5 L2 -11 M5 4 L11 -2", line, 2.6)
    bars = strokes(
        "M-8 -10 V10 M-3 -10 V10 M3 -10 V10 M8 -10 V10 M-11 -10 H11 M-11 10 H11", line, 2
    )
    turn = strokes("M-9 -3 A9.5 9.5 0 1 1 -7 7 M-12 -7 L-9 -2 L-4 -5", line, 2)
    return {
        "move": boot,
        "explore": compass + needle,
        "trade": arrows,
        "buy": good("money"),
        "food": good("food"),
        "sell": d.group(good("money"), y=4, scale=0.85)
        + strokes("M0 -4 V-12 M-4 -8 L0 -12 L4 -8", line, 2.2),
        "auction": gavel,
        "gamble": die("6", 20),
        "stake": d.group(WORK["claim"]("#2f6fa3"), scale=0.8),
        "build": d.group(WORK["homestead"]("#8c8f86"), scale=0.7),
        **{kind: d.group(WORK[kind]("#8e2a22"), scale=0.7) for kind in WORK if kind != "claim"},
        "hunt": d.group(good("revolver"), scale=1.0),
        "process": good("scythe"),
        "pray": d.group(cross(22), y=11),
        "pray-shuffled": turn + d.group(cross(13), x=1.5, y=7),
        "family": d.group(heart(), scale=1.2),
        "diploma": d.group(scroll(), scale=1.2),
        "sheriff": d.badge_star(11),
        "bandit": d.group(bandit(), y=3, scale=0.6),
        "laborer": d.group(laborer("farmer"), y=3, scale=0.6),
        "dispute": d.group(good("revolver"), scale=1.0),
        "jailbreak": bars,
        "steal": d.group(bandit(), y=3, scale=0.6),
        "shoot-bandit": d.group(good("bullet"), scale=1.0),
    }
