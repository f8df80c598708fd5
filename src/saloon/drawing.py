"""Drawing by code: the few shapes, papers and faces that every game's scene is made of.

All functions return SVG text. Children are SVG text already; whatever comes from a person (a name)
goes through `words` or an attribute of `el`, and both escape. Colours and type are those of the
page's tokens, written as attributes, so that a scene also stands alone as a file. Nothing here uses
a style attribute: the page's Content-Security-Policy allows none.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from math import cos, pi, sin
from typing import Final, ParamSpec, cast
from zlib import crc32

ROOM = "#1d1512"
FELT = "#2f4a3e"
FELT_DARK = "#243a31"
FELT_LINE = "#46665a"
WOOD = "#6b4226"
WOOD_DARK = "#4a2c18"
WOOD_LIGHT = "#a06a3b"
PAPER = "#f3e6c8"
PAPER_DEEP = "#e4d1a5"
INK = "#2a1c12"
INK_SOFT = "#6a5440"
RULE = "#b99b6b"
LIT = "#ffc845"
DANGER = "#a3231f"

TITLE = "Rye, serif"
TEXT = "'Zilla Slab', Georgia, serif"

PLAYERS = (
    ("#c8502d", "A", "circle"),
    ("#2f6f9f", "B", "square"),
    ("#d9a21b", "C", "triangle"),
    ("#527f33", "D", "diamond"),
    ("#7d4f9e", "E", "star"),
    ("#3d3d3d", "F", "cross"),
)
"""Colour, letter and shape of each seat: nobody is known by colour alone."""


Given = ParamSpec("Given")


def once(draw: Callable[Given, str]) -> Callable[Given, str]:
    """Draws the same thing once, whoever looks at it: kept by all that it is made of.

    Only for functions that read nothing but what they are given.
    """
    return cast("Callable[Given, str]", lru_cache(maxsize=8192, typed=True)(draw))


@lru_cache(maxsize=32768)
def num(value: float) -> str:
    """A number as short as SVG allows."""
    return f"{value:.1f}".removesuffix(".0")


@lru_cache(maxsize=1024)
def _attribute(name: str) -> str:
    return name.rstrip("_").replace("_", "-")


@lru_cache(maxsize=32768)
def _quoted(value: str) -> str:
    return escape(value, quote=True)


def el(tag: str, *children: str, **attrs: object) -> str:
    """One element. `class_` is class, `stroke_width` is stroke-width; None is left out.

    >>> el("rect", x=1, y=2.5, class_="a", aria_label='<"')
    '<rect x="1" y="2.5" class="a" aria-label="&lt;&quot;"/>'
    """
    head = tag
    for name, value in attrs.items():
        if value is None:
            continue
        shown = num(value) if isinstance(value, float) else _quoted(str(value))
        head += f' {_attribute(name)}="{shown}"'
    if not children:
        return f"<{head}/>"
    return f"<{head}>{''.join(children)}</{tag}>"


@once
def words(
    x: float,
    y: float,
    text: str,
    size: float = 15,
    fill: str = INK,
    anchor: str = "middle",
    weight: int = 400,
    font: str = TEXT,
    **attrs: object,
) -> str:
    """One line of text, escaped."""
    return el(
        "text",
        escape(text, quote=False),
        x=float(x),
        y=float(y),
        font_size=float(size),
        fill=fill,
        text_anchor=anchor,
        font_weight=weight if weight != 400 else None,
        font_family=font,
        **attrs,
    )


def group(*children: str, x: float = 0, y: float = 0, scale: float = 1, **attrs: object) -> str:
    """Several shapes moved together."""
    how = f"translate({num(x)} {num(y)})" + (f" scale({scale:.3f})" if scale != 1 else "")
    return el("g", *children, transform=how, **attrs)


@once
def rect(x: float, y: float, w: float, h: float, r: float = 0, **attrs: object) -> str:
    """A rectangle with round corners."""
    return el(
        "rect", x=float(x), y=float(y), width=float(w), height=float(h), rx=r or None, **attrs
    )


@once
def circle(x: float, y: float, r: float, **attrs: object) -> str:
    """A circle."""
    return el("circle", cx=float(x), cy=float(y), r=float(r), **attrs)


@once
def path(d: str, **attrs: object) -> str:
    """A path."""
    return el("path", d=d, **attrs)


# -- text that fits ---------------

_NARROW = frozenset("iljtfrI.,:;'!|()[] ·-")
_WIDE = frozenset("mwMW@%")


@lru_cache(maxsize=8192)
def width_of(text: str, size: float, title: bool = False) -> float:
    """About how wide a line of Zilla Slab (or Rye) is; a little more rather than less."""
    total = 0.0
    for letter in text:
        if letter in _NARROW:
            total += 0.33
        elif letter in _WIDE:
            total += 0.86
        elif letter.isupper() or letter.isdigit():
            total += 0.63
        else:
            total += 0.52
    return total * size * (1.22 if title else 1.0)


def fitted(text: str, width: float, size: float, least: float = 13, title: bool = False) -> float:
    """The size at which a line fits a width, but not under `least`."""
    wide = width_of(text, size, title)
    return size if wide <= width else max(least, size * width / wide)


def shortened(text: str, width: float, size: float) -> str:
    """A line cut to a width, with an ellipsis when something is lost."""
    if width_of(text, size) <= width:
        return text
    while text and width_of(text + "…", size) > width:
        text = text[:-1]
    return text.rstrip() + "…"


def wrapped(text: str, width: float, size: float, most: int = 2) -> list[str]:
    """A text in at most `most` lines, broken at spaces and hyphens, the last one shortened."""
    lines: list[str] = []
    line = ""
    for word in text.replace("-", "-\u200b").replace("\u200b", " ").split():
        joined = line + word if line.endswith("-") else f"{line} {word}".strip()
        if not line or width_of(joined, size) <= width:
            line = joined
        else:
            lines.append(line)
            line = word
    lines.append(line)
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return [shortened(line, width, size) for line in lines]


# -- marks: shapes for players, gangs, goods ---------------


@lru_cache(maxsize=4096)
def mark(
    shape: str,
    colour: str,
    x: float = 0,
    y: float = 0,
    r: float = 10,
    edge: str = INK,
    edge_width: float = 1.2,
) -> str:
    """A small filled shape: circle, square, triangle, diamond, star, cross or hexagon."""
    look = {"fill": colour, "stroke": edge, "stroke_width": edge_width, "stroke_linejoin": "round"}
    if shape == "circle":
        return circle(x, y, r, **look)
    if shape == "square":
        side = r * 0.88
        return rect(x - side, y - side, side * 2, side * 2, 1.5, **look)
    if shape == "cross":
        a, b = r, r * 0.42
        points = [(-b, -a), (b, -a), (b, -b), (a, -b), (a, b), (b, b)]
        points += [(-px, -py) for px, py in points]
    elif shape == "star":
        points = [
            (
                (r * 1.12 if i % 2 == 0 else r * 0.5) * sin(i * pi / 5),
                -(r * 1.12 if i % 2 == 0 else r * 0.5) * cos(i * pi / 5),
            )
            for i in range(10)
        ]
    elif shape == "triangle":
        points = [(0, -r * 1.1), (r * 1.08, r * 0.82), (-r * 1.08, r * 0.82)]
    elif shape == "diamond":
        points = [(0, -r * 1.15), (r * 1.05, 0), (0, r * 1.15), (-r * 1.05, 0)]
    elif shape == "hexagon":
        points = [(r * sin(i * pi / 3), -r * cos(i * pi / 3)) for i in range(6)]
    else:
        raise ValueError(f"there is no shape {shape!r}")
    text = " ".join(f"{num(x + px)},{num(y + py)}" for px, py in points)
    return el("polygon", points=text, **look)


@lru_cache(maxsize=512)
def player_mark(seat: int, x: float = 0, y: float = 0, r: float = 12) -> str:
    """A seat's colour, shape and letter; hidden from screen readers, which hear the name."""
    colour, letter, shape = PLAYERS[seat]
    low = {"triangle": 0.62, "star": 0.42}.get(shape, 0.36)
    size = r * (0.95 if shape in ("triangle", "star", "cross") else 1.08)
    dark = shape == "triangle"
    return el(
        "g",
        mark(shape, colour, x, y, r, edge=PAPER, edge_width=1.4),
        words(x, y + r * low, letter, size, INK if dark else "#ffffff", weight=700),
        aria_hidden="true",
    )


BRASS = "#d9bd7a"
PLATE_LINES = ("#2a1c12", "#7d4f9e", "#0f766e", "#8a5a37", "#5c6b8a", "#9c3d72")
"""Lines of a chart in a game of plates: no gang has one of these."""


@lru_cache(maxsize=512)
def plate(seat: int, x: float = 0, y: float = 0, r: float = 12) -> str:
    """A brass plate with a seat's letter: for games whose own signs are colours and shapes."""
    return el(
        "g",
        rect(
            x - r * 0.95,
            y - r * 0.9,
            r * 1.9,
            r * 1.8,
            r * 0.28,
            fill=BRASS,
            stroke="#7a5a22",
            stroke_width=r * 0.14,
        ),
        path(
            f"M{num(x - r * 0.75)} {num(y - r * 0.68)} h{num(r * 1.5)}",
            stroke="#f7e7b8",
            stroke_width=r * 0.12,
        ),
        words(x, y + r * 0.46, PLAYERS[seat][1], r * 1.25, INK, weight=700),
        aria_hidden="true",
    )


# -- the materials: wood, felt, paper ---------------


@lru_cache(maxsize=64)
def table_top(w: float, h: float, frame: float = 12) -> str:
    """The felt in its wooden frame, lit from above."""
    lamp = el(
        "radialGradient",
        el("stop", offset="0", stop_color="#42665a"),
        el("stop", offset="0.55", stop_color=FELT),
        el("stop", offset="1", stop_color=FELT_DARK),
        id="lamp",
        cx="50%",
        cy="42%",
        r="75%",
    )
    wood = el(
        "linearGradient",
        el("stop", offset="0", stop_color="#7d5031"),
        el("stop", offset="0.5", stop_color=WOOD),
        el("stop", offset="1", stop_color=WOOD_DARK),
        id="wood",
        x1="0",
        y1="0",
        x2="0",
        y2="1",
    )
    inner = h - 2 * frame
    return "".join(
        [
            el("defs", lamp, wood),
            rect(0, 0, w, h, 22, fill="url(#wood)"),
            rect(frame - 2.5, frame - 2.5, w - 2 * frame + 5, inner + 5, 15, fill=WOOD_DARK),
            rect(frame, frame, w - 2 * frame, inner, 13, fill="url(#lamp)"),
        ]
    )


def panel(
    x: float, y: float, w: float, h: float, active: bool = False, seat: int | None = None
) -> str:
    """A darker place on the felt that belongs to somebody; brighter rim when it is their turn.

    What a `seat` gets or gives flies to and from its panel.
    """
    return rect(
        x,
        y,
        w,
        h,
        10,
        fill="#1b2d26",
        fill_opacity="0.72",
        stroke=PAPER if active else FELT_LINE,
        stroke_width=2.4 if active else 1.2,
        data_seat=seat,
    )


def paper(x: float, y: float, w: float, h: float, r: float = 8) -> str:
    """A sheet to read from."""
    return rect(x + 1.5, y + 2.5, w, h, r, fill="#000000", fill_opacity="0.28") + rect(
        x, y, w, h, r, fill=PAPER, stroke=INK, stroke_width="0.8"
    )


@lru_cache(maxsize=256)
def card_back(w: float, h: float, text: str = "", size: float = 20) -> str:
    """The back of a deck: leather with a stitched rim."""
    inset = max(3.0, w * 0.06)
    lines = [
        rect(0, 0, w, h, 7, fill="#7a4524", stroke=INK, stroke_width=1.2),
        rect(
            inset,
            inset,
            w - 2 * inset,
            h - 2 * inset,
            5,
            fill="none",
            stroke="#d8ae78",
            stroke_width=1.1,
            stroke_dasharray="3 3",
        ),
    ]
    if text:
        fit = fitted(text, w - 2.6 * inset, size, 9, title=True)
        lines.append(words(w / 2, h * 0.46, text, fit, PAPER, font=TITLE))
    return "".join(lines)


@lru_cache(maxsize=256)
def under_cards(w: float, h: float, count: int, most: int = 3) -> str:
    """The edges of the cards that lie under the top one."""
    shown = min(most, max(0, count - 1))
    return "".join(
        rect(i * 2.2, i * 2.2, w, h, 7, fill=PAPER_DEEP, stroke=INK, stroke_width="0.8")
        for i in range(shown, 0, -1)
    )


def empty_place(w: float, h: float, r: float = 6) -> str:
    """A dashed outline where something may lie later."""
    return rect(
        0, 0, w, h, r, fill="none", stroke="#6f9183", stroke_width=1.2, stroke_dasharray="5 4"
    )


# -- what can be looked at and what can be done ---------------


@once
def piece(
    id: str,
    x: float,
    y: float,
    about: str,
    *children: str,
    focus: bool = True,
    opens: str = "",
    **attrs: object,
) -> str:
    """Something on the table with a name of its own; it glides when its place changes.

    `about` is said aloud, and shown on hover and focus by the page: a title would be shown beside
    it. A press on one that `opens` something shows the scene's `closeup` of it.
    """
    return el(
        "g",
        *children,
        id=id,
        class_="piece",
        role="button" if opens else "img",
        aria_label=about,
        aria_haspopup="dialog" if opens else None,
        data_open=opens or None,
        tabindex="0" if focus else None,
        transform=f"translate({num(x)} {num(y)})",
        **attrs,
    )


LABELLED: Final = re.compile(r'(<g\b[^>]*? aria-label="([^"]*)"[^>]*>)')


def titled(picture: str) -> str:
    """A picture for a file that stands alone: its viewer shows what its parts say."""
    return LABELLED.sub(r"\1<title>\2</title>", picture)


def glide(id: str, x: float, y: float, *children: str) -> str:
    """The picture of a card or token; wherever the next scene shows the same id, it glides there.

    It is only a picture: a `piece` or `lit` without children on top of it takes the clicks and
    says what it is.
    """
    return el(
        "g",
        *children,
        id=id,
        class_="glide",
        aria_hidden="true",
        pointer_events="none",
        transform=f"translate({num(x)} {num(y)})",
    )


@once
def hit_area(w: float, h: float, r: float = 6) -> str:
    """An invisible place to point at, over pictures that were drawn before."""
    return rect(0, 0, w, h, r, fill="#ffffff", fill_opacity="0", class_="area")


def lit(
    id: str,
    x: float,
    y: float,
    w: float,
    h: float,
    move: str,
    key: str,
    about: str,
    *children: str,
    r: float = 10,
    chosen: bool = False,
    badge: bool = True,
) -> str:
    """Something you may do now: it glows, carries its key and takes focus.

    `move` is the move's text form, `key` what to press for it, "" where there is none. `chosen`
    marks what this seat has answered a secret question with.
    """
    small = w < 90
    out = 2.0 if small else 4.0
    glow = [
        rect(
            -out,
            -out,
            w + 2 * out,
            h + 2 * out,
            r,
            fill="none",
            stroke=LIT,
            stroke_opacity="0.32",
            stroke_width=5 if small else 9,
            class_="halo",
        ),
        rect(
            -out,
            -out,
            w + 2 * out,
            h + 2 * out,
            r,
            fill=LIT,
            fill_opacity="0.04",
            stroke=LIT,
            stroke_width=5 if chosen else 3.2,
            class_="rim",
        ),
    ]
    corner = w - 5 if small else w
    number = ""
    if badge and key:
        number = key_badge(corner, 1, 10 if small else 12, key)
    return el(
        "g",
        *glow,
        *children,
        number,
        id=id,
        class_="lit chosen" if chosen else "lit",
        role="button",
        tabindex="0",
        aria_label=about,
        aria_pressed="true" if chosen else None,
        aria_keyshortcuts=key or None,
        data_move=move,
        data_key=key,
        transform=f"translate({num(x)} {num(y)})",
    )


@lru_cache(maxsize=4096)
def key_badge(x: float, y: float, r: float, key: str) -> str:
    """The key of a move on a lamp-yellow key cap: a square, as no number of a game stands on."""
    wide = r * (1.0 if len(key) < 2 else 1.35)
    return el(
        "g",
        rect(
            x - wide,
            y - r,
            wide * 2,
            r * 2,
            r * 0.35,
            fill=INK,
            stroke=LIT,
            stroke_width=r * 0.14,
        ),
        words(x, y + r * 0.44, key.upper(), r * 1.3, LIT, weight=700),
        aria_hidden="true",
        class_="key",
    )


def joined(text: str, about: str) -> str:
    """What a move does and what stands there, each said once.

    >>> joined("8 Scout", "8 Scout. Two rolls."), joined("Go there", "8 Scout.")
    ('8 Scout. Two rolls.', 'Go there. 8 Scout.')
    >>> joined("Arm wrestling: $3", "Arm wrestling"), joined("Wait!", "")
    ('Arm wrestling: $3.', 'Wait!')
    >>> joined("Ranch, $3. Gives Cattle.", "Ranch. Gives Cattle.")
    'Ranch, $3. Gives Cattle.'
    """
    if about.startswith(text):
        return about
    said = text if text.endswith((".", "!", "?", "…")) else f"{text}."
    does = about.partition(". ")[2]
    return said if text.startswith(about) or (does and does in text) else f"{said} {about}"


KEPT_END: Final = "<!--kept-->"


def kept(id: str, drawn: str) -> str:
    """Something large that hardly ever changes: an open page keeps it while it stays the same.

    Its id tells what is in it, so that two that are alike have the same.
    """
    told = crc32(drawn.encode())
    return el("g", drawn, KEPT_END, id=f"{id}-{told:08x}", class_="kept")


def pannable(
    id: str,
    box: tuple[float, float, float, float],
    w: float,
    h: float,
    *children: str,
    start: tuple[float, float, float] | None = None,
) -> str:
    """A large map in a frame, `w` by `h` in its own units, that people may move and enlarge.

    `box` is its place in the picture. Whole at first, or at `start`: moved by x and y (in its own
    units, never above 0), enlarged by its scale.
    """
    x, y, wide, high = box
    return el(
        "svg",
        el(
            "g",
            *children,
            id=id,
            data_pan="map",
            data_start=None if start is None else " ".join(f"{n:g}" for n in start),
        ),
        id=f"{id}-window",
        x=float(x),
        y=float(y),
        width=float(wide),
        height=float(high),
        viewBox=f"0 0 {num(w)} {num(h)}",
    )


TALL = 1.8
"""A picture so much higher than wide is not made to fit a screen: one scrolls through it."""


def board(w: float, h: float, about: str, *children: str) -> str:
    """The whole picture."""
    return el(
        "svg",
        *children,
        xmlns="http://www.w3.org/2000/svg",
        id="board",
        class_="tall" if h > TALL * w else None,
        viewBox=f"0 0 {num(w)} {num(h)}",
        width=num(w),
        height=num(h),
        role="group",
        aria_label=about,
    )


# -- icons ---------------


@lru_cache(maxsize=64)
def badge_star(r: float, fill: str = "#d8b13a") -> str:
    """A sheriff's star around 0, 0."""
    points = []
    tips = []
    for i in range(10):
        far = r if i % 2 == 0 else r * 0.45
        points.append(f"{num(far * sin(i * pi / 5))},{num(-far * cos(i * pi / 5))}")
        if i % 2 == 0:
            tips.append(
                circle(
                    r * sin(i * pi / 5),
                    -r * cos(i * pi / 5),
                    r * 0.13,
                    fill=fill,
                    stroke=INK,
                    stroke_width=1,
                )
            )
    return el(
        "polygon", points=" ".join(points), fill=fill, stroke=INK, stroke_width=1.2
    ) + "".join(tips)


def horse(size: float, fill: str = "#e9dcc0") -> str:
    """A horse's head looking left, its box 0, 0 to size, size."""
    shape = (
        "M30 96 C34 78 28 72 24 64 L8 62 C2 60 2 52 6 48 L26 30 C28 18 36 10 42 6 L46 14 "
        "C66 16 84 36 88 96 Z"
    )
    mane = "M46 14 C66 22 74 46 74 96 L88 96 C84 36 66 16 46 14 Z"
    return group(
        path(shape, fill=fill, stroke=INK, stroke_width=3, stroke_linejoin="round"),
        path(mane, fill=INK_SOFT),
        circle(33, 36, 4, fill=INK),
        circle(11, 55, 2.4, fill=INK),
        scale=size / 100,
    )


def bottle(size: float, fill: str = "#3f6b4a") -> str:
    """A bottle, its box 0, 0 to size, size."""
    return group(
        path(
            "M42 4 h16 v22 c0 8 14 12 14 24 v44 q0 4 -4 4 h-36 q-4 0 -4 -4 v-44 "
            "c0 -12 14 -16 14 -24 z",
            fill=fill,
            stroke=INK,
            stroke_width=3,
        ),
        rect(28, 56, 44, 26, fill=PAPER, stroke=INK, stroke_width=2),
        path("M36 64 h28 M36 72 h20", stroke=INK_SOFT, stroke_width=3),
        scale=size / 100,
    )


def cactus(size: float, fill: str = "#5f7f4a") -> str:
    """A cactus, its box 0, 0 to size, size."""
    return group(
        path(
            "M42 98 V18 q8 -14 16 0 V60 h12 V36 q7 -10 12 0 V66 q0 8 -8 8 H58 V98 Z "
            "M42 78 H26 q-8 0 -8 -8 V46 q6 -10 12 0 V66 h12 z",
            fill=fill,
            stroke=INK,
            stroke_width=2.5,
            stroke_linejoin="round",
        ),
        scale=size / 100,
    )


# -- faces ---------------

SKINS = ("#f0cfae", "#e3b68c", "#d29a6a", "#b67a4b", "#8a5a37")
HAIRS = ("#241a14", "#4a2f1c", "#7a4a22", "#b07a35", "#8e8a84", "#a33b1e")
FELTS = ("#241a14", "#4b3526", "#7a5a38", "#8f8577", "#2f3b46", "#5c2a22", "#c9b48a", "#3c4a33")
COATS = ("#3a3230", "#5b4632", "#324554", "#6e3b2c", "#4b5a3c", "#7c6a4c", "#2b2b33", "#85704f")
SCARVES = ("#a3231f", "#2f6f9f", "#d9a21b", "#5c8a3a", "#e8e0d0", "#7d4f9e")


@dataclass(frozen=True)
class Face:
    """Who somebody is, in a few parameters; equal parameters give the same picture.

    hat: stetson, derby, sombrero, top, flat, cavalry, slouch, bonnet or none. beard: none, thin,
    handlebar, walrus, goatee, full, stubble or chops. hair: short, long, curls, bun, bald, braids.
    marks: any of scar, patch, glasses, freckles, soot, mask, sack, flat-nose, cigar, grin, mole.
    """

    hat: str = "stetson"
    hat_colour: str = FELTS[0]
    skin: str = SKINS[0]
    hair: str = "short"
    hair_colour: str = HAIRS[0]
    beard: str = "none"
    coat: str = COATS[0]
    scarf: str = ""
    marks: tuple[str, ...] = ()
    wide: float = 1.0
    brow: float = 0.0


@lru_cache(maxsize=512)
def face(who: Face, size: float, disc: str = PAPER_DEEP) -> str:
    """A portrait in a round frame, its box 0, 0 to size, size."""
    inner = [
        circle(50, 50, 47, fill=disc, stroke=RULE, stroke_width=2),
        _back_hair(who),
        path(
            "M22 87 Q24 74 41 70 L59 70 Q76 74 78 87 A46 46 0 0 1 22 87 Z",
            fill=who.coat,
            stroke=INK,
            stroke_width=1,
        ),
        path("M42 70 L50 82 L58 70 L60 74 L52 92 L48 92 L40 74 Z", fill="#e9dfc9"),
        path("M43 60 H57 V72 L50 79 L43 72 Z", fill=_darker(who.skin)),
    ]
    if who.scarf:
        inner.append(
            path(
                "M36 70 Q50 80 64 70 L62 78 Q56 81 52 92 L44 80 Q38 79 36 70 Z",
                fill=who.scarf,
                stroke=INK,
                stroke_width=0.8,
            )
        )
    inner += _head(who)
    if "sack" in who.marks:
        inner.append(_sack())
    inner.append(_hat(who))
    return group(*inner, scale=size / 100, aria_hidden="true")


def _darker(colour: str, by: float = 0.82) -> str:
    channels = [int(int(colour[i : i + 2], 16) * by) for i in (1, 3, 5)]
    return "#" + "".join(f"{value:02x}" for value in channels)


def _back_hair(who: Face) -> str:
    if who.hair == "long":
        return path(
            "M29 42 Q22 74 30 82 Q50 88 70 82 Q78 74 71 42 Z",
            fill=who.hair_colour,
            stroke=INK,
            stroke_width=0.8,
        )
    if who.hair == "curls":
        spots = [(28, 48), (26, 57), (29, 66), (72, 48), (74, 57), (71, 66), (33, 73), (67, 73)]
        return "".join(circle(x, y, 7, fill=who.hair_colour) for x, y in spots)
    if who.hair == "braids":
        left = "M32 50 Q24 64 30 84 L36 84 Q34 66 38 54 Z"
        right = "M68 50 Q76 64 70 84 L64 84 Q66 66 62 54 Z"
        return path(left + right, fill=who.hair_colour, stroke=INK, stroke_width=0.8)
    if who.hair == "bun":
        return circle(50, 22, 11, fill=who.hair_colour) + circle(50, 42, 22, fill=who.hair_colour)
    return ""


def _head(who: Face) -> list[str]:
    w = 18.5 * who.wide
    skin, dark = who.skin, _darker(who.skin)
    shapes = [
        circle(50 - w, 53, 4.2, fill=dark),
        circle(50 + w, 53, 4.2, fill=dark),
        path(
            f"M{num(50 - w)} 44 Q{num(50 - w)} 34 50 33 Q{num(50 + w)} 34 {num(50 + w)} 44 "
            f"V56 Q{num(50 + w * 0.92)} 68 50 75 Q{num(50 - w * 0.92)} 68 {num(50 - w)} 56 Z",
            fill=skin,
            stroke=INK,
            stroke_width=0.9,
        ),
    ]
    if who.hair != "bald":
        shapes.append(
            path(
                f"M{num(50 - w - 0.5)} 52 Q{num(50 - w - 2)} 36 50 31 Q{num(50 + w + 2)} 36 "
                f"{num(50 + w + 0.5)} 52 L{num(50 + w - 3.5)} 42 Q50 37 {num(50 - w + 3.5)} 42 Z",
                fill=who.hair_colour,
            )
        )
    shapes += _features(who)
    return shapes


def _features(who: Face) -> list[str]:
    ink, dark = INK, _darker(who.skin, 0.7)
    marks = who.marks
    out: list[str] = []
    if "soot" in marks:
        out.append(
            path("M58 54 q9 -3 9 4 q-2 7 -8 5 q-5 -4 -1 -9 Z", fill="#3a302a", opacity="0.75")
        )
    if "freckles" in marks:
        spots = ((39, 57), (42, 59), (38, 60), (59, 57), (62, 59), (61, 61))
        out += [circle(x, y, 0.9, fill=dark) for x, y in spots]
    tilt = who.brow
    for side in (-1, 1):
        x = 50 + side * 8
        out.append(circle(x, 50, 2.1, fill=ink))
        out.append(
            path(
                f"M{num(x - 4.4)} {num(46 - side * tilt * -1)} L{num(x + 4.4)} "
                f"{num(46 - side * tilt)}",
                stroke=who.hair_colour if who.hair != "bald" else ink,
                stroke_width=2.1,
                stroke_linecap="round",
            )
        )
    if "flat-nose" in marks:
        out.append(path("M44 57 q6 4 12 0", stroke=dark, stroke_width=2.4, fill="none"))
    else:
        out.append(
            path("M50 50 q-3 7 -1 8.5 q2 1 4 -0.4", stroke=dark, stroke_width=1.6, fill="none")
        )
    out += _mouth(who)
    if "patch" in marks:
        out.append(path("M32 43 L52 48", stroke=ink, stroke_width=1.3))
        out.append(path("M37 46 h10 q1 8 -5 9 q-6 -1 -5 -9 Z", fill=ink))
    if "glasses" in marks:
        for x in (42, 58):
            out.append(
                circle(x, 50, 5, fill="#ffffff", fill_opacity="0.25", stroke=ink, stroke_width=1.2)
            )
        out.append(path("M47 50 h6", stroke=ink, stroke_width=1.2))
    if "scar" in marks:
        out.append(
            path(
                "M61 44 L66 60 M61 49 l5 -1.5 M62.5 54 l5 -1.5",
                stroke="#9a3b32",
                stroke_width=1.5,
                fill="none",
            )
        )
    if "mole" in marks:
        out.append(circle(41, 62, 1.4, fill=ink))
    if "mask" in marks:
        out.append(path("M32 46 Q50 42 68 46 L67 54 Q58 57 53 52 H47 Q42 57 33 54 Z", fill=ink))
        out += [circle(42, 50, 2.3, fill=PAPER), circle(58, 50, 2.3, fill=PAPER)]
    return out


def _mouth(who: Face) -> list[str]:
    hair, ink = who.hair_colour, INK
    out: list[str] = []
    if who.beard == "full":
        out.append(
            path(
                "M32 53 Q33 84 50 86 Q67 84 68 53 Q62 62 50 61 Q38 62 32 53 Z",
                fill=hair,
                stroke=ink,
                stroke_width=0.7,
            )
        )
    if who.beard == "chops":
        out.append(path("M31.5 48 L36 50 Q36 62 42 66 Q34 68 31.5 56 Z", fill=hair))
        out.append(path("M68.5 48 L64 50 Q64 62 58 66 Q66 68 68.5 56 Z", fill=hair))
    if who.beard == "stubble":
        out.append(
            path(
                "M33 57 Q36 72 50 75 Q64 72 67 57 Q60 64 50 62 Q40 64 33 57 Z",
                fill=hair,
                opacity="0.3",
            )
        )
    if "grin" in who.marks:
        out.append(path("M43 64 Q50 70 57 64 Z", fill="#ffffff", stroke=ink, stroke_width=1))
    else:
        out.append(
            path(
                "M44.5 65.5 q5.5 2 11 0",
                stroke="#7d3b30",
                stroke_width=1.7,
                fill="none",
                stroke_linecap="round",
            )
        )
    if who.beard == "thin":
        out.append(
            path(
                "M42 61.5 q8 -3 16 0",
                stroke=hair,
                stroke_width=1.8,
                fill="none",
                stroke_linecap="round",
            )
        )
    if who.beard == "handlebar":
        out.append(
            path(
                "M50 60.5 Q43 59 39 63 Q35 66 33 61 Q34 70 42 67 Q47 65 50 63 "
                "Q53 65 58 67 Q66 70 67 61 Q65 66 61 63 Q57 59 50 60.5 Z",
                fill=hair,
                stroke=ink,
                stroke_width=0.5,
            )
        )
    if who.beard == "walrus":
        out.append(
            path(
                "M50 59 Q40 59 37 70 Q44 67 50 67 Q56 67 63 70 Q60 59 50 59 Z",
                fill=hair,
                stroke=ink,
                stroke_width=0.6,
            )
        )
    if who.beard == "goatee":
        out.append(path("M44 61.5 q6 -2.4 12 0", stroke=hair, stroke_width=2, fill="none"))
        out.append(path("M45 69 Q50 67 55 69 Q54 81 50 83 Q46 81 45 69 Z", fill=hair))
    if "cigar" in who.marks:
        out.append(
            path("M54 66 L68 70", stroke="#6b4226", stroke_width=3.2, stroke_linecap="round")
        )
        out.append(circle(69, 70.4, 1.7, fill="#e8632c"))
    return out


def _sack() -> str:
    return "".join(
        [
            path(
                "M30 30 Q50 22 70 30 L72 76 Q50 84 28 76 Z",
                fill="#d8c7a2",
                stroke=INK,
                stroke_width=1,
            ),
            path(
                "M34 40 q3 14 1 32 M64 40 q-2 16 0 32",
                stroke="#b39f75",
                stroke_width=1,
                fill="none",
            ),
            circle(42, 51, 3.4, fill=INK),
            circle(58, 51, 3.4, fill=INK),
        ]
    )


def _hat(who: Face) -> str:
    colour = who.hat_colour
    band = _darker(colour, 0.55) if colour != FELTS[0] else "#7a5a38"
    look = {"fill": colour, "stroke": INK, "stroke_width": 1.1, "stroke_linejoin": "round"}
    ribbon = {"fill": band}
    if who.hat == "stetson":
        return (
            path("M31 38 Q31 12 40 12 Q46 12 50 17 Q54 12 60 12 Q69 12 69 38 Z", **look)
            + path("M31.5 32 Q50 37 68.5 32 L69 38 Q50 42 31 38 Z", **ribbon)
            + path(
                "M13 36 Q24 44 50 43 Q76 44 87 36 Q83 33 70 36.5 Q50 41 30 36.5 Q17 33 13 36 Z",
                **look,
            )
        )
    if who.hat == "derby":
        return (
            path("M32 38 Q31 13 50 13 Q69 13 68 38 Z", **look)
            + path("M32 33 Q50 37 68 33 V38 Q50 42 32 38 Z", **ribbon)
            + path("M25 38 Q50 46 75 38 Q75 35 72 35.5 Q50 42 28 35.5 Q25 35 25 38 Z", **look)
        )
    if who.hat == "sombrero":
        return (
            path("M37 38 Q40 6 50 6 Q60 6 63 38 Z", **look)
            + path("M36.5 32 Q50 37 63.5 32 L64 38 Q50 42 36 38 Z", **ribbon)
            + path("M5 32 Q8 46 50 45 Q92 46 95 32 Q88 40 66 39 Q50 41 34 39 Q12 40 5 32 Z", **look)
        )
    if who.hat == "top":
        return (
            path("M34 38 L32 7 Q50 3 68 7 L66 38 Z", **look)
            + path("M33.5 31 Q50 35 66.5 31 L66 38 Q50 42 34 38 Z", **ribbon)
            + path("M24 38 Q50 46 76 38 Q75 35 72 36 Q50 42 28 36 Q25 35 24 38 Z", **look)
        )
    if who.hat == "flat":
        return (
            path("M31 36 L34 20 Q50 16 66 20 L69 36 Z", **look)
            + path("M31.5 31 Q50 35 68.5 31 L69 36.5 Q50 40 31 36.5 Z", **ribbon)
            + path("M12 38 Q50 47 88 38 L84 34.5 Q50 42 16 34.5 Z", **look)
        )
    if who.hat == "cavalry":
        return (
            path("M32 38 Q30 14 50 15 Q70 14 68 38 Z", **look)
            + path("M32 33 Q50 37 68 33 V38 Q50 42 32 38 Z", fill="#d9a21b")
            + path(
                "M16 30 Q22 44 50 43 Q78 44 88 39 Q76 37 68 36.5 Q50 41 32 36.5 Q22 36 16 30 Z",
                **look,
            )
        )
    if who.hat == "slouch":
        return (
            path("M33 38 Q30 18 43 15 Q60 12 66 20 Q70 28 68 38 Z", **look)
            + path("M33 33 Q50 37 68 32 V38 Q50 42 33 38 Z", **ribbon)
            + path(
                "M17 44 Q26 36 50 41 Q74 44 84 34 Q78 32 68 36 Q50 39 32 36 Q20 38 17 44 Z", **look
            )
        )
    if who.hat == "bonnet":
        return path(
            "M27 62 Q20 22 50 18 Q80 22 73 62 L69 60 Q70 36 50 35 Q30 36 31 60 Z", **look
        ) + path(
            "M31 60 Q36 74 48 79 M69 60 Q64 74 52 79", stroke=colour, stroke_width=2.2, fill="none"
        )
    return ""


def chosen_from(options: Sequence[str], number: int, salt: int) -> str:
    """One of several, by a fixed mix of two numbers: for pictures only, not for play."""
    mixed = (number * 2654435761 + salt * 40503 + (number + 7) * (salt + 3) * 97) & 0xFFFFFFFF
    mixed ^= mixed >> 15
    return options[(mixed >> 3) % len(options)]
