"""Pictures of `undead`: false fronts by night, undead portraits, outlaws, tokens.

Every function returns SVG text drawn around or from 0, 0; nothing here knows a view.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from saloon import drawing as d

NIGHT: Final = "#161b30"
DUST: Final = "#6a5238"
WINDOW: Final = "#ffcf6b"
BRASS: Final = "#d9a441"
COPPER: Final = "#b5652f"
SEAL: Final = "#8e2a22"
BONE: Final = "#efe6cf"
GRAVE: Final = "#22302a"
GLOW: Final = "#c6f08a"
RANGER: Final = "#2f6b60"
MOON: Final = "#f3e6c8"


def _fade(tag: str, id: str, *stops: tuple[str, str, str], **attrs: object) -> str:
    """A gradient from stops: where, which colour, how opaque."""
    drawn = [
        d.el("stop", offset=where, stop_color=colour, stop_opacity=None if full == "1" else full)
        for where, colour, full in stops
    ]
    return d.el(tag, *drawn, id=id, **attrs)


@lru_cache(maxsize=256)
def defs() -> str:
    """Gradients of the night: sky, earth, lamp light, lit windows."""
    down = {"x1": "0", "y1": "0", "x2": "0", "y2": "1"}
    line = "linearGradient"
    sky = (("0", NIGHT, "1"), ("0.7", "#2b2846", "1"), ("1", "#5a4250", "1"))
    earth = (("0", "#5b4530", "1"), ("0.5", DUST, "1"), ("1", "#3a2c20", "1"))
    lamp = (("0", "#ffdc8f", "0.55"), ("1", "#ffdc8f", "0"))
    pane = (("0", "#ffe3a0", "1"), ("1", "#f0a948", "1"))
    return d.el(
        "defs",
        _fade(line, "sky", *sky, **down),
        _fade(line, "earth", *earth, **down),
        _fade("radialGradient", "glow", *lamp),
        _fade(line, "pane", *pane, **down),
    )


@lru_cache(maxsize=256)
def stars(w: float, h: float) -> str:
    """A few stars and the moon over the roofs."""
    out = ""
    for n in range(46):
        x = (n * 379 + 91) % 1000 / 1000 * w
        y = (n * 233 + 57) % 100 / 100 * h
        out += d.circle(x, y, 0.7 + n % 3 * 0.35, fill="#f6ecd2", fill_opacity="0.8")
    return out


@lru_cache(maxsize=256)
def moon(r: float) -> str:
    """A full moon around 0, 0."""
    return (
        d.circle(0, 0, r * 1.7, fill="#f6ecd2", fill_opacity="0.10")
        + d.circle(0, 0, r, fill=MOON)
        + d.circle(-r * 0.3, -r * 0.2, r * 0.22, fill="#d9c9a2")
        + d.circle(r * 0.35, r * 0.3, r * 0.16, fill="#d9c9a2")
        + d.circle(r * 0.2, -r * 0.45, r * 0.12, fill="#d9c9a2")
    )


# -- tokens ---------------


@lru_cache(maxsize=256)
def coin(r: float, text: str = "$") -> str:
    """A gold Coin around 0, 0, with a sign or a number."""
    size = max(13.0, r * 1.25)
    return (
        d.circle(0, 0, r, fill="#e3b23c", stroke=d.INK, stroke_width=1.2)
        + d.circle(0, 0, r * 0.8, fill="none", stroke="#8a6414", stroke_width=0.8)
        + d.words(0, size * 0.34, text, size, d.INK, weight=700)
    )


@lru_cache(maxsize=256)
def seal(r: float, text: str = "N") -> str:
    """Notoriety: a red hexagon around 0, 0, with a letter or a number."""
    size = max(13.0, r * 1.1)
    return d.mark("hexagon", SEAL, 0, 0, r, edge=BONE, edge_width=1.3) + d.words(
        0, size * 0.35, text, size, "#ffffff", weight=700
    )


@lru_cache(maxsize=256)
def cartridge(h: float, loaded: bool = True) -> str:
    """A Bullet standing upright, or its empty Casing; 0, 0 is its middle."""
    w = h * 0.36
    top, low = -h / 2, h / 2
    if not loaded:
        return d.rect(
            -w / 2, top + h * 0.3, w, h * 0.7, 1.5, fill="none", stroke="#8a7458", stroke_width=1.3
        )
    tip = f"M{d.num(-w / 2)} {d.num(top + h * 0.38)} Q{d.num(-w / 2)} {d.num(top)} 0 {d.num(top)} "
    tip += f"Q{d.num(w / 2)} {d.num(top)} {d.num(w / 2)} {d.num(top + h * 0.38)} Z"
    return (
        d.path(tip, fill=COPPER, stroke=d.INK, stroke_width=1)
        + d.rect(-w / 2, top + h * 0.36, w, h * 0.58, fill=BRASS, stroke=d.INK, stroke_width=1)
        + d.rect(-w / 2 - 1, low - h * 0.1, w + 2, h * 0.1, 1, fill="#a97b25", stroke=d.INK)
    )


@lru_cache(maxsize=256)
def goods(kind: str, r: float) -> str:
    """The picture of a Coin, a Bullet or a Notoriety around 0, 0."""
    if kind == "coin":
        return coin(r)
    return seal(r) if kind == "notoriety" else cartridge(r * 2.1)


@lru_cache(maxsize=256)
def skull(r: float, fill: str = BONE) -> str:
    """A skull around 0, 0."""
    return d.group(
        d.path(
            "M0 -10 C7 -10 10 -5 10 0 C10 4 8 5 6 6.5 V10 H-6 V6.5 C-8 5 -10 4 -10 0 "
            "C-10 -5 -7 -10 0 -10 Z",
            fill=fill,
        ),
        d.circle(-4, 0.5, 2.6, fill=d.INK),
        d.circle(4, 0.5, 2.6, fill=d.INK),
        d.path("M0 3 L-1.4 6 H1.4 Z", fill=d.INK),
        d.path("M-3 7.4 V10 M0 7.4 V10 M3 7.4 V10", stroke=d.INK, stroke_width=1),
        scale=r / 10,
    )


@lru_cache(maxsize=256)
def critical(up: bool, r: float) -> str:
    """The Critical token around 0, 0: the Skull, or the Backfire in flames."""
    if up:
        return d.circle(0, 0, r, fill="#2d2320", stroke=BONE, stroke_width=1.6) + skull(r * 0.66)
    flame = (
        "M0 -9 C5 -4 8 -1 7 4 C6 9 -6 9 -7 4 C-8 0 -4 -1 -3 -5 C-1 -3 -1 -2 -1 -1 C1 -3 1 -6 0 -9 Z"
    )
    return d.circle(0, 0, r, fill="#7a1d12", stroke="#ffb35c", stroke_width=1.6) + d.group(
        d.path(flame, fill="#ffb35c"),
        d.path("M0 -1 C3 2 3 6 0 7 C-3 6 -3 3 0 -1 Z", fill="#fff0c0"),
        scale=r / 12,
    )


@lru_cache(maxsize=256)
def die(n: int, size: float) -> str:
    """An eight-sided die that shows a number, its box 0, 0 to size, size."""
    h = size / 2
    points = (
        f"{d.num(h)},0 {d.num(size)},{d.num(h * 0.8)} {d.num(h)},{d.num(size)} 0,{d.num(h * 0.8)}"
    )
    return d.el("polygon", points=points, fill="#f6ecd2", stroke=d.INK, stroke_width=1.3) + d.words(
        h, h + 5, str(n), max(13.0, size * 0.5), d.INK, weight=700
    )


@lru_cache(maxsize=256)
def cross(h: float, fill: str = "#b9ab92") -> str:
    """A wooden cross that stands on 0, 0."""
    return d.path(
        f"M{d.num(-h * 0.09)} 0 V{d.num(-h)} H{d.num(h * 0.09)} V0 Z "
        f"M{d.num(-h * 0.32)} {d.num(-h * 0.74)} H{d.num(h * 0.32)} V{d.num(-h * 0.56)} "
        f"H{d.num(-h * 0.32)} Z",
        fill=fill,
        stroke=d.INK,
        stroke_width=0.8,
    )


# -- outlaws ---------------


@lru_cache(maxsize=64)
def body(band: int, x: float, y: float, r: float = 12) -> str:
    """A band's shape and letter; Dead Ranger's, band -1, is a hexagon with a skull."""
    if band < 0:
        return d.mark("hexagon", RANGER, x, y, r, edge=BONE, edge_width=1.4) + d.group(
            skull(r * 0.6), x=x, y=y
        )
    colour, letter, shape = d.PLAYERS[band]
    low = {"triangle": 7.5, "star": 5.5}.get(shape, 4.7)
    ink = d.INK if shape == "triangle" else "#ffffff"
    return d.mark(shape, colour, x, y, r, edge=d.PAPER, edge_width=1.4) + d.words(
        x, y + low, letter, 13, ink, weight=700
    )


def _hat(band: int) -> str:
    """A hat in the band's colour, its brim around 0, 0."""
    colour = RANGER if band < 0 else d.PLAYERS[band][0]
    return d.path(
        "M-9 0 Q0 3.4 9 0 Q9 -2.2 5 -2 Q5 -8 0 -7.4 Q-5 -8 -5 -2 Q-9 -2.2 -9 0 Z",
        fill=colour,
        stroke=d.PAPER,
        stroke_width=1.1,
    )


@lru_cache(maxsize=64)
def standing(band: int) -> str:
    """An outlaw on foot, 26 wide and 40 high."""
    face = "#cfe3c4" if band < 0 else "#e3b68c"
    return (
        d.el("ellipse", cx=13, cy=38.6, rx=11, ry=2.4, fill="#000000", fill_opacity="0.35")
        + body(band, 13, 26)
        + d.circle(13, 11, 5, fill=face, stroke=d.INK, stroke_width=0.8)
        + d.group(_hat(band), x=13, y=8.6)
    )


@lru_cache(maxsize=64)
def lying(band: int) -> str:
    """An outlaw laid down, 38 wide and 26 high, the hat over the face."""
    face = "#cfe3c4" if band < 0 else "#e3b68c"
    hat = d.el("g", _hat(band), transform="translate(7.5 18.6) rotate(-90) scale(0.86)")
    return (
        d.el("ellipse", cx=20, cy=24.8, rx=18, ry=1.8, fill="#000000", fill_opacity="0.4")
        + d.circle(10.5, 18.6, 5, fill=face, stroke=d.INK, stroke_width=0.8)
        + hat
        + body(band, 25.5, 13)
    )


# -- the undead ---------------


@dataclass(frozen=True)
class Ghoul:
    """An undead: a face, the light in its eyes, and what it carries into the grave."""

    face: d.Face
    eyes: str = GLOW
    extra: str = ""


_PALE, _GREEN, _GREY, _BLUE, _ROT = "#dfe0d0", "#a3b98c", "#a9aca0", "#93aab0", "#b7a874"

GHOULS: Final = {
    "u01": Ghoul(
        d.Face("flat", "#d8d2c2", "#ecebe0", "long", "#f2efe6", "none", "#cfcabb", brow=2.0),
        "#9fe8ff",
        "skull",
    ),
    "u02": Ghoul(
        d.Face("stetson", "#7a1f1a", "#c98f80", "short", "#2a1210", "walrus", "#6b1512", brow=2.2),
        "#ff5a3c",
        "star",
    ),
    "u03": Ghoul(
        d.Face("sombrero", "#c9b48a", _ROT, "long", "#3a2b1c", "thin", "#5b4632", wide=0.8),
        "#ffe07a",
        "horns",
    ),
    "u04": Ghoul(
        d.Face("none", skin=_GREY, hair="curls", hair_colour="#d9d6cc", coat="#1b1a1f", brow=2.4),
        GLOW,
        "noose",
    ),
    "u05": Ghoul(
        d.Face("cavalry", "#2f3b46", _BLUE, "short", "#241a14", "chops", "#324554"),
        "#ffd36b",
        "iron",
    ),
    "u06": Ghoul(
        d.Face("bonnet", "#17141a", _PALE, "bun", "#2a1c22", coat="#17141a", wide=0.88, brow=-1.0),
        "#e59bff",
        "veil",
    ),
    "u07": Ghoul(
        d.Face("slouch", "#5b5146", _GREY, "short", "#8e8a84", "full", "#4b4238"), GLOW, "shovel"
    ),
    "u08": Ghoul(
        d.Face("flat", "#17141a", _GREEN, "short", "#241a14", "none", "#17141a", brow=1.6),
        GLOW,
        "collar",
    ),
    "u09": Ghoul(
        d.Face("derby", "#2b2b33", _GREEN, "short", "#241a14", "thin", "#5c2a22", marks=("patch",)),
        GLOW,
        "ace",
    ),
    "u10": Ghoul(
        d.Face("none", skin="#e9e4d2", hair="bald", beard="handlebar", coat="#e8e0d0"),
        GLOW,
        "skull",
    ),
    "u11": Ghoul(
        d.Face("none", skin=_BLUE, hair="short", hair_colour="#4a2f1c", coat="#7c6a4c"),
        "#9fe8ff",
        "visor",
    ),
    "u12": Ghoul(
        d.Face(
            "slouch", "#7a5a38", _GREEN, "long", "#4a2f1c", "stubble", "#6e3b2c", marks=("scar",)
        ),
        "#ffd36b",
        "pick",
    ),
    "u13": Ghoul(
        d.Face("slouch", "#d9b968", _ROT, "short", "#b07a35", "none", "#4b5a3c", wide=1.1),
        GLOW,
        "straw",
    ),
    "u14": Ghoul(
        d.Face("stetson", "#8f8577", _GREY, "short", "#7a4a22", "thin", "#7c6a4c"), GLOW, "hole"
    ),
    "u15": Ghoul(
        d.Face("none", skin=_PALE, hair="curls", hair_colour="#7a4a22", coat="#efe9dc", brow=-1.4),
        "#9fe8ff",
        "song",
    ),
    "u16": Ghoul(
        d.Face("slouch", "#3a3230", _GREEN, "long", "#241a14", "none", "#5b4632"), GLOW, "bandana"
    ),
    "u17": Ghoul(
        d.Face("sombrero", "#7a5a38", _ROT, "long", "#e8e4da", "full", "#6e3b2c"),
        "#ffe07a",
        "tooth",
    ),
    "u18": Ghoul(
        d.Face("stetson", "#4b3526", _GREEN, "short", "#a33b1e", "none", "#324554", "#a3231f"),
        GLOW,
        "arrow",
    ),
}

_EXTRAS: Final = {
    "skull": d.path(
        "M36 60 H64 L61 74 H39 Z M43 62 V73 M47.5 62 V74 M52.5 62 V74 M57 62 V73",
        fill="#efe9d6",
        stroke=d.INK,
        stroke_width=1,
    )
    + d.path("M50 54 l-3 6 h6 Z", fill=d.INK),
    "star": d.group(d.badge_star(8), x=66, y=84),
    "horns": d.path(
        "M24 34 Q8 30 8 12 Q14 24 30 26 Z M76 34 Q92 30 92 12 Q86 24 70 26 Z",
        fill="#efe6cf",
        stroke=d.INK,
        stroke_width=1,
    ),
    "noose": d.path(
        "M63 4 V60 M34 76 Q50 92 66 76 Q66 68 63 60",
        fill="none",
        stroke="#c9a468",
        stroke_width=3.6,
    )
    + d.path("M34 76 Q40 68 50 72", fill="none", stroke="#c9a468", stroke_width=3.6),
    "iron": d.path(
        "M31 58 Q50 66 69 58 L66 74 Q50 84 34 74 Z", fill="#8b939b", stroke=d.INK, stroke_width=1.2
    )
    + "".join(d.circle(x, y, 1.6, fill=d.INK) for x, y in ((36, 64), (43, 67), (57, 67), (64, 64)))
    + d.path("M40 73 H60", stroke=d.INK, stroke_width=1.6),
    "veil": d.path(
        "M31 40 L33 70 M38 37 L39 74 M45 36 L46 76 M52 36 L53 76 M59 37 L60 74 M66 40 L66 70 "
        "M31 48 H69 M32 56 H68 M33 64 H67",
        stroke="#17141a",
        stroke_width=0.8,
        fill="none",
        opacity="0.75",
    ),
    "shovel": d.path("M80 30 L76 88", stroke="#8a5a37", stroke_width=3.4)
    + d.path(
        "M74 12 Q84 6 88 14 L86 30 Q80 34 73 29 Z", fill="#9aa2a8", stroke=d.INK, stroke_width=1
    ),
    "collar": d.rect(43, 72, 14, 6, 1, fill="#ffffff", stroke=d.INK, stroke_width=0.8)
    + d.path(
        "M36 70 L40 76 M64 70 L60 76 M37 59 q3 3 0 6 M63 59 q-3 3 0 6",
        stroke="#5e7a4a",
        stroke_width=2,
        fill="none",
    ),
    "ace": d.group(
        d.rect(0, 0, 15, 20, 2, fill="#ffffff", stroke=d.INK)
        + d.path(
            "M7.5 4 L11.5 12 Q9 13.5 7.5 12 Q6 13.5 3.5 12 Z M7.5 11 V16", fill=d.INK, stroke=d.INK
        ),
        x=58,
        y=8,
    ),
    "visor": d.path(
        "M30 40 Q50 30 70 40 L78 47 Q50 38 22 47 Z",
        fill="#2f7a52",
        stroke=d.INK,
        stroke_width=1.2,
        opacity="0.92",
    )
    + d.path("M6 24 Q30 12 50 22 T94 18", stroke="#d9a441", stroke_width=1.8, fill="none")
    + d.path("M78 8 l-5 9 h6 l-5 10", stroke="#9fe8ff", stroke_width=2, fill="none"),
    "pick": d.path("M20 88 L30 36", stroke="#8a5a37", stroke_width=3.4)
    + d.path("M12 40 Q30 22 46 38 Q30 31 12 40 Z", fill="#9aa2a8", stroke=d.INK, stroke_width=1),
    "straw": d.path(
        "M28 36 L20 28 M34 38 L30 27 M66 38 L72 27 M72 36 L82 30 M24 40 L14 38",
        stroke="#e9cf86",
        stroke_width=2,
    )
    + d.path("M40 64 H60 V71 H40 Z M46 64 V71 M53 64 V71", fill="#efe0a8", stroke=d.INK),
    "hole": d.circle(50, 25, 4, fill=d.ROOM, stroke="#d8d2c2", stroke_width=1.2)
    + d.group(d.badge_star(7, "#a9aca0"), x=34, y=84),
    "song": d.el("ellipse", cx=50, cy=66, rx=4.6, ry=6, fill=d.INK)
    + d.el("ellipse", cx=50, cy=16, rx=19, ry=5, fill="none", stroke="#ffe9a8", stroke_width=3),
    "bandana": d.path(
        "M31 56 Q50 62 69 56 L62 76 Q50 88 38 76 Z", fill="#7d3b30", stroke=d.INK, stroke_width=1
    ),
    "tooth": d.rect(46, 64, 6, 6, 1, fill="#ffd36b", stroke=d.INK, stroke_width=0.8),
    "arrow": d.path("M18 12 L84 32", stroke="#d8ae78", stroke_width=2.6)
    + d.path("M84 32 l-10 2 l4 -8 Z", fill="#9aa2a8", stroke=d.INK)
    + d.path("M18 12 l-4 -6 M22 13 l-4 -6 M18 12 l-6 3", stroke="#a3231f", stroke_width=2),
}


@lru_cache(maxsize=256)
def ghoul(id: str, size: float, disc: str = "#3d5147") -> str:
    """The portrait of an undead, its box 0, 0 to size, size, on a disc of this colour."""
    who = GHOULS[id]
    one_eyed = "patch" in who.face.marks
    sockets = ""
    for x in (58,) if one_eyed else (42, 58):
        sockets += d.el("ellipse", cx=x, cy=50, rx=5.6, ry=5, fill="#1c1613")
        sockets += d.circle(x, 50.4, 2.7, fill=who.eyes)
        sockets += d.circle(x, 50.4, 1.1, fill="#ffffff")
    rot = d.path(
        "M37 58 q5 5 3 10 M62 44 l5 -3 M63 62 q-4 3 -2 7",
        stroke="#4d5a44",
        stroke_width=1.4,
        fill="none",
    )
    over = d.group(sockets, rot, _EXTRAS.get(who.extra, ""), scale=size / 100, aria_hidden="true")
    return d.face(who.face, size, disc) + over


def undead_small(id: str, value: int, weak: list[int], w: float = 58, h: float = 68) -> str:
    """An undead card as it lies at a building: portrait, value, weak points."""
    out = d.rect(0, 0, w, h, 5, fill=GRAVE, stroke=GLOW, stroke_width=1.4)
    size = min(w - 8, h - 19)
    out += d.group(ghoul(id, size), x=(w - size) / 2 + 2, y=1.5)
    out += d.rect(1, h - 18, w - 2, 17, 4, fill="#101814")
    step = min(14.0, (w - 8) / max(1, len(weak)))
    for place, slot in enumerate(weak):
        x = w / 2 + (place - (len(weak) - 1) / 2) * step
        out += d.words(x, h - 4.5, str(slot), 14, "#eafbc8", weight=700)
    return out + d.group(seal(10, str(value)), x=10, y=10.5)


def undead_card(id: str, value: int, weak: list[int], name: list[str], w: float, h: float) -> str:
    """An undead card in the street: portrait, name in lines, value, weak points as targets."""
    out = d.rect(0, 0, w, h, 7, fill=GRAVE, stroke=GLOW, stroke_width=1.6)
    size = min(h - 12, w * 0.42)
    out += d.group(ghoul(id, size), x=4, y=(h - size) / 2)
    left = size + 8
    for place, line in enumerate(name):
        out += d.words(left, 18 + place * 15, line, 14, BONE, anchor="start", weight=600)
    y = h - 15
    for place, slot in enumerate(weak):
        x = left + 8 + place * 19
        out += d.circle(x, y, 9, fill="#101814", stroke=GLOW, stroke_width=1.3)
        out += d.words(x, y + 4.8, str(slot), 14, "#eafbc8", weight=700)
    return out + d.group(seal(12, str(value)), x=14, y=15)


# -- false fronts ---------------


@dataclass(frozen=True)
class Front:
    """How a building looks: its false front, wall, trim, windows, door, awning and emblem."""

    roof: str
    wall: str
    trim: str
    door: str = "plain"
    windows: str = "sash"
    awning: str = ""
    emblem: str = ""


FRONTS: Final = {
    "assay-office": Front("step", "#6d5a44", "#c9a468", windows="barred", emblem="balance"),
    "gazette": Front("scroll", "#51606b", "#d8d2c2", windows="shop", emblem="paper"),
    "gunsmith": Front("flat", "#5c4630", "#b5652f", awning="plank", emblem="gun"),
    "doctors-office": Front("gable", "#8a8f84", "#efe6cf", emblem="plus"),
    "mortuary": Front("gable", "#35313c", "#8d86a0", "double", "arch", emblem="coffin"),
    "general-store": Front(
        "flat", "#6b4a2f", "#e4d1a5", windows="shop", awning="stripe", emblem="sack"
    ),
    "stage-depot": Front("arch", "#7a5433", "#d9a441", "barn", "none", emblem="wheel"),
    "shooting-gallery": Front("tent", "#7c3b2c", "#efe6cf", "none", "none", emblem="target"),
    "saloon": Front("scroll", "#7b3f2a", "#e3b23c", "swing", "shop", "plank", "bottle"),
    "bank": Front("temple", "#8b8577", "#d8d2c2", "double", "barred", emblem="dollar"),
    "sheriffs-office": Front(
        "flat", "#665240", "#d8b13a", windows="barred", awning="plank", emblem="star"
    ),
    "armory": Front("crenel", "#5d625c", "#a9aca0", "double", "slit", emblem="rifles"),
    "thieves-den": Front("crooked", "#453a30", "#7a6a50", windows="boarded", emblem="mask"),
    "grand-hotel": Front("hotel", "#5f3f4f", "#e8d7ae", "double", "rows", "balcony", "crown"),
    "bounty-office": Front("step", "#5a4a3c", "#c05a3a", windows="posters", emblem="poster"),
    "old-mission": Front("mission", "#c4b493", "#efe6cf", "arch", "arch", emblem="bell"),
    "lawyers-office": Front("temple", "#5a5048", "#c9b48a", windows="sash", emblem="book"),
    "railway-station": Front("station", "#6a3f30", "#d8ae78", "double", "shop", emblem="clock"),
    "theatre": Front("arch", "#6e2433", "#f0c45a", "curtain", "none", emblem="masks"),
    "watchtower": Front("tower", "#5d4a36", "#a98a5c", emblem="lantern"),
}

_ROOFS: Final = {
    "step": "M24 48 V20 H46 V6 H114 V20 H136 V48 Z",
    "arch": "M22 48 V24 Q80 -14 138 24 V48 Z",
    "gable": "M16 48 L80 2 L144 48 Z",
    "flat": "M20 48 V10 H140 V48 Z",
    "scroll": "M22 48 V26 Q28 10 50 13 Q58 2 80 2 Q102 2 110 13 Q132 10 138 26 V48 Z",
    "temple": "M16 48 V22 L80 2 L144 22 V48 Z",
    "crenel": "M20 48 V8 H36 V15 H52 V8 H68 V15 H92 V8 H108 V15 H124 V8 H140 V48 Z",
    "crooked": "M18 48 L26 14 L60 8 L96 13 L130 5 L142 48 Z",
    "hotel": "M18 48 V8 H34 L40 2 H120 L126 8 H142 V48 Z",
    "mission": "M18 48 V28 H48 Q52 6 80 2 Q108 6 112 28 H142 V48 Z",
    "station": "M4 48 L26 22 H58 V6 H102 V22 H134 L156 48 Z",
    "tent": "M8 48 L40 14 L80 4 L120 14 L152 48 Z",
    "tower": "M44 48 V18 H36 L80 0 L124 18 H116 V48 Z",
}

_INK: Final[dict[str, Any]] = {"stroke": d.INK, "stroke_width": 1.2, "stroke_linejoin": "round"}

_EMBLEMS: Final = {
    "balance": d.path(
        "M0 -8 V7 M-9 -5 H9 M-9 -5 l-4 8 h8 Z M9 -5 l-4 8 h8 Z",
        fill="none",
        stroke="#2a1c12",
        stroke_width=1.8,
    ),
    "paper": d.rect(-9, -8, 18, 15, 1, fill="#f3e6c8", **_INK)
    + d.path(
        "M-6 -4 H6 M-6 0 H0 M-6 3 H0 M2 0 H6 V4 H2 Z", stroke=d.INK, stroke_width=1.1, fill="none"
    ),
    "gun": d.path("M-12 -4 H8 V0 H2 L0 3 H-3 L-5 8 H-11 L-8 0 H-12 Z", fill="#c9ced2", **_INK),
    "plus": d.path("M-3 -8 H3 V-3 H8 V3 H3 V8 H-3 V3 H-8 V-3 H-3 Z", fill="#b3322b", **_INK),
    "coffin": d.path("M-4 -9 H4 L7 -3 L4 9 H-4 L-7 -3 Z", fill="#7a5433", **_INK)
    + d.path("M0 -5 V4 M-3 -2 H3", stroke=BONE, stroke_width=1.6),
    "sack": d.path("M-7 8 Q-11 -2 -3 -5 L-5 -9 H5 L3 -5 Q11 -2 7 8 Z", fill="#d8c7a2", **_INK),
    "wheel": d.circle(0, 0, 9, fill="none", stroke="#2a1c12", stroke_width=3)
    + d.path("M-8 0 H8 M0 -8 V8 M-6 -6 L6 6 M-6 6 L6 -6", stroke=d.INK, stroke_width=1.6)
    + d.circle(0, 0, 2.4, fill=BRASS),
    "target": d.circle(0, 0, 10, fill="#f3e6c8", **_INK)
    + d.circle(0, 0, 6.6, fill="#b3322b")
    + d.circle(0, 0, 3, fill="#f3e6c8"),
    "bottle": d.group(d.bottle(20), x=-10, y=-11),
    "dollar": d.circle(0, 0, 8, fill="#e3b23c", **_INK) + d.words(0, 5, "$", 14, d.INK, weight=700),
    "star": d.badge_star(10),
    "rifles": d.path("M-10 8 L9 -9 M10 8 L-9 -9", stroke="#2a1c12", stroke_width=3.4)
    + d.path("M-10 8 L-5 4 M10 8 L5 4", stroke="#8a5a37", stroke_width=3.4),
    "mask": d.path("M-11 -4 Q0 -8 11 -4 L10 3 Q5 6 2 1 H-2 Q-5 6 -10 3 Z", fill=d.INK)
    + d.circle(-5, -0.5, 1.8, fill=BONE)
    + d.circle(5, -0.5, 1.8, fill=BONE),
    "crown": d.path("M-10 6 L-11 -6 L-5 0 L0 -9 L5 0 L11 -6 L10 6 Z", fill="#e3b23c", **_INK),
    "poster": d.rect(-8, -9, 16, 18, 1, fill="#f3e6c8", **_INK) + skull(4.6, "#7a5a38"),
    "bell": d.path("M-8 6 Q-6 4 -6 -2 Q-6 -8 0 -8 Q6 -8 6 -2 Q6 4 8 6 Z", fill=BRASS, **_INK)
    + d.circle(0, 8, 2, fill=d.INK),
    "book": d.path(
        "M0 -6 Q-6 -9 -11 -6 V7 Q-6 4 0 7 Q6 4 11 7 V-6 Q6 -9 0 -6 Z M0 -6 V7",
        fill="#f3e6c8",
        **_INK,
    ),
    "clock": d.circle(0, 0, 9, fill="#f6ecd2", **_INK)
    + d.path("M0 0 V-6 M0 0 L4 2", stroke=d.INK, stroke_width=1.6),
    "masks": d.path("M-11 -7 H-1 V0 Q-6 7 -11 0 Z", fill="#f6ecd2", **_INK)
    + d.path("M1 -5 H11 V2 Q6 9 1 2 Z", fill="#2a1c12", **_INK)
    + d.path("M-8.5 0 Q-6 3 -3.5 0", stroke=d.INK, fill="none"),
    "lantern": d.rect(-5, -6, 10, 12, 2, fill=WINDOW, **_INK)
    + d.path("M-6 -6 H6 L3 -10 H-3 Z", fill="#2a1c12"),
}


@lru_cache(maxsize=256)
def emblem(name: str) -> str:
    """What a building is known by, around 0, 0."""
    return _EMBLEMS[name]


def _window(x: float, y: float, w: float, h: float, kind: str) -> str:
    """One lit window."""
    pane: dict[str, Any] = {"fill": "url(#pane)", "stroke": d.INK, "stroke_width": 1.4}
    if kind == "arch":
        side, low = y + h * 0.4, y + h
        shape = f"M{x} {low} V{side} Q{x + w / 2} {y - h * 0.3} {x + w} {side} V{low} Z"
        return d.path(shape, **pane) + d.path(f"M{x + w / 2} {y} V{y + h}", stroke=d.INK)
    out = d.rect(x, y, w, h, 1, **pane)
    if kind == "barred":
        for i in range(1, 5):
            out += d.path(f"M{x + w * i / 5} {y} V{y + h}", stroke=d.INK, stroke_width=1.6)
    elif kind == "boarded":
        out = d.rect(x, y, w, h, 1, fill="#2a1c12", **_INK)
        out += d.path(
            f"M{x - 3} {y + 4} L{x + w + 3} {y + 9} M{x - 3} {y + h - 4} L{x + w + 3} {y + h - 11}",
            stroke="#8a6f4a",
            stroke_width=5,
        )
    else:
        out += d.path(f"M{x + w / 2} {y} V{y + h} M{x} {y + h / 2} H{x + w}", stroke=d.INK)
    return out


def _windows(kind: str) -> str:
    """Both windows of the ground floor."""
    if kind == "none":
        return ""
    if kind == "slit":
        return "".join(
            d.rect(x, 66, 6, 26, 1, fill="url(#pane)", **_INK) for x in (26, 46, 108, 128)
        )
    if kind == "shop":
        return _window(20, 64, 38, 32, "sash") + _window(102, 64, 38, 32, "sash")
    if kind == "rows":
        up = "".join(_window(x, 53, 13, 15, "sash") for x in (24, 46, 101, 123))
        return up + _window(24, 82, 28, 20, "sash") + _window(108, 82, 28, 20, "sash")
    if kind == "posters":
        out = ""
        for x, y in ((20, 62), (39, 67), (104, 66), (124, 61)):
            out += d.rect(x, y, 16, 21, fill="#ecdcb4", **_INK) + d.group(
                skull(5, "#8a6f4a"), x=x + 8, y=y + 10
            )
        return out
    return _window(24, 66, 26, 28, kind) + _window(110, 66, 26, 28, kind)


def _door(kind: str, trim: str) -> str:
    """The way in, in the middle."""
    dark: dict[str, Any] = {"fill": "#2a1a10", **_INK}
    if kind == "none":
        shelf = d.rect(24, 84, 112, 10, fill="#8a6f4a", **_INK)
        ducks = "".join(
            d.path(f"M{x} 82 q2 -9 9 -7 q5 -5 8 1 l-3 1 q0 5 -6 5 Z", fill="#f0c45a", **_INK)
            for x in (32, 60, 88, 114)
        )
        return d.rect(18, 56, 124, 56, fill="#2a1a10", **_INK) + ducks + shelf
    if kind == "swing":
        return (
            d.rect(64, 66, 32, 46, fill="url(#pane)", **_INK)
            + d.path("M65 76 Q73 82 79 78 V100 H65 Z", fill="#8a5a37", **_INK)
            + d.path("M95 76 Q87 82 81 78 V100 H95 Z", fill="#8a5a37", **_INK)
        )
    if kind == "double":
        return d.rect(62, 64, 36, 48, 1, **dark) + d.path(
            "M80 64 V112 M68 70 H76 V90 H68 Z M84 70 H92 V90 H84 Z", stroke=trim, fill="none"
        )
    if kind == "barn":
        return d.rect(46, 60, 68, 52, fill="#4a2f1c", **_INK) + d.path(
            "M46 60 L80 112 M80 60 L46 112 M80 60 L114 112 M114 60 L80 112 M80 60 V112",
            stroke="#a9814e",
            stroke_width=2.4,
        )
    if kind == "arch":
        return d.path("M64 112 V82 Q80 62 96 82 V112 Z", **dark)
    if kind == "curtain":
        return d.rect(36, 60, 88, 52, fill="#3a0d15", **_INK) + d.path(
            "M36 60 Q58 66 48 112 H36 Z M124 60 Q102 66 112 112 H124 Z M36 60 H124 Q80 78 36 60 Z",
            fill="#b3322b",
            **_INK,
        )
    return d.rect(66, 68, 28, 44, 1, **dark) + d.circle(90, 92, 1.8, fill=trim)


def _awning(kind: str, trim: str) -> str:
    """What hangs over the porch."""
    if kind == "stripe":
        out = ""
        for i in range(10):
            x = 14 + i * 13.2
            colour = "#f3e6c8" if i % 2 else "#a3231f"
            out += d.path(f"M{x:.1f} 50 h13.2 l2 11 q-6.6 5 -13.2 0 Z", fill=colour, **_INK)
        return out
    if kind == "plank":
        return d.path("M10 58 L16 50 H144 L150 58 Z", fill="#8a6a45", **_INK) + d.path(
            "M16 58 V112 M144 58 V112", stroke="#5b4026", stroke_width=4
        )
    if kind == "balcony":
        rail = "".join(
            d.path(f"M{x} 70 V78", stroke=trim, stroke_width=1.6) for x in range(14, 150, 8)
        )
        return d.rect(10, 77, 140, 4, fill=trim, **_INK) + d.rect(10, 69, 140, 2, fill=trim) + rail
    return ""


@lru_cache(maxsize=128)
def facade(id: str, name: str) -> str:
    """A building by night, 160 wide and 112 high, with its name on a sign if it is given."""
    front = FRONTS[id]
    ink: dict[str, Any] = {**_INK, "stroke_width": 1.4}
    left, wide = (40, 80) if front.roof == "tower" else (14, 132)
    out = d.rect(left, 44, wide, 68, fill=front.wall, **ink)
    planks = "".join(f"M{left} {y} H{left + wide} " for y in range(52, 112, 8))
    if front.roof not in ("mission", "temple", "crenel"):
        out += d.path(planks, stroke="#000000", stroke_opacity="0.22", stroke_width=1)
    if front.roof == "tower":
        out += d.path(
            "M44 48 L30 112 M116 48 L130 112 M38 80 H122", stroke="#3a2b1c", stroke_width=5
        )
        out += _window(66, 58, 28, 16, "sash")
    if front.roof == "temple":
        for x in (18, 52, 100, 134):
            out += d.rect(x, 48, 9, 64, fill=front.trim, stroke=d.INK, stroke_width=1)
    out += _windows(front.windows if front.roof != "tower" else "none")
    out += _door(front.door, front.trim)
    out += _awning(front.awning, front.trim)
    out += d.path(_ROOFS[front.roof], fill=front.wall, **ink)
    out += d.path(
        _ROOFS[front.roof], fill="none", stroke=front.trim, stroke_width=2.2, stroke_opacity="0.85"
    )
    out += d.group(
        d.circle(0, 0, 11.5, fill=front.trim, stroke=d.INK, stroke_width=1.2)
        + _EMBLEMS[front.emblem],
        x=80,
        y=11,
    )
    if not name:
        return out
    size = d.fitted(name, 118, 15, 13, title=True)
    board = min(152.0, d.width_of(name, size, title=True) + 14)
    out += d.rect(80 - board / 2, 22, board, 20, 3, fill="#2a1a10", stroke=front.trim)
    return out + d.words(80, 37, name, size, d.PAPER, font=d.TITLE)


@lru_cache(maxsize=256)
def prop(number: int) -> str:
    """Something that stands beside a house: a lamp, a cactus, barrels or a trough; 70 by 70."""
    if number % 4 == 0:
        return (
            d.circle(34, 14, 26, fill="url(#glow)")
            + d.path("M34 24 V70 M26 70 H42", stroke="#17130f", stroke_width=4)
            + d.group(_EMBLEMS["lantern"], x=34, y=14)
        )
    if number % 4 == 1:
        return d.group(d.cactus(58, "#4c6a45"), x=8, y=12)
    if number % 4 == 2:
        out = ""
        for x, y in ((6, 36), (34, 36), (20, 4)):
            out += d.path(
                f"M{x + 3} {y} H{x + 23} Q{x + 29} {y + 16} {x + 23} {y + 33} H{x + 3} "
                f"Q{x - 3} {y + 16} {x + 3} {y} Z",
                fill="#7a5433",
                **_INK,
            )
            out += d.path(f"M{x} {y + 9} H{x + 26} M{x} {y + 24} H{x + 26}", stroke="#2a1c12")
        return out
    return (
        d.path("M4 52 H66 L62 70 H8 Z", fill="#6b4a2f", **_INK)
        + d.rect(8, 50, 54, 5, fill="#4f7f9a", stroke=d.INK)
        + d.group(d.horse(40, "#b89468"), x=22, y=12)
    )


@lru_cache(maxsize=256)
def boot_hill(w: float, h: float) -> str:
    """The hill behind the town: crosses, a dead tree and the moon, its box 0, 0 to w, h."""
    land = d.group(
        d.path("M0 100 V62 Q30 30 62 50 Q85 60 100 54 V100 Z", fill="#26302a"),
        d.path("M12 60 V20 M12 34 l10 -12 M12 42 l-7 -10", stroke="#17130f", stroke_width=2.6),
    )
    out = d.rect(0, 0, w, h, 6, fill="url(#sky)", stroke=d.INK)
    out += d.group(moon(h * 0.12), x=w * 0.78, y=h * 0.2)
    out += d.el("g", land, transform=f"scale({w / 100:.3f} {h / 100:.3f})")
    for x, y, s in ((0.3, 0.5, 0.24), (0.45, 0.48, 0.2), (0.66, 0.56, 0.22), (0.88, 0.62, 0.2)):
        out += d.group(cross(h * s), x=w * x, y=h * y)
    return out
