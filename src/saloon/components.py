"""The box of components that a scene is made of: card, hand, deck, die, token, track, map, grid.

Every function takes a `Size`, for a desk, a screen between or a phone, and returns a `Drawn`: SVG
text from 0, 0 on, with its width and height. `row`, `column` and `flow` put several side by side,
one below the other, or in as many lines as a width needs; so a board is built from the inside out,
and nobody counts pixels. `Frame` is the frame around a board: who looks, who is asked, which moves
are legal, and what a press on a thing means. `Picture` is the same for boards that are drawn by
hand, place by place.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final

from saloon import drawing as d
from saloon.choices import asked_of, keys_of
from saloon.words import Teller

Box = tuple[float, float, float, float]
"""Where something is on a board: x, y, width and height."""


@dataclass(frozen=True)
class Size:
    """How large things are on a screen: lengths in the units of the board, `wide` across."""

    wide: float
    card: tuple[float, float]
    die: float
    token: float
    text: float
    title: float
    gap: float
    columns: int
    """How many seats stand side by side, at most."""


DESK: Final = Size(1060, (92, 130), 58, 15, 19, 24, 14, 5)
SMALL: Final = Size(712, (66, 94), 44, 13, 17, 20, 10, 4)
PHONE: Final = Size(360, (46, 65), 34, 10, 15, 17, 7, 2)
"""For a desk, a screen between (712 wide) and a phone (at most 576 high with the usual seats)."""


@dataclass(frozen=True)
class Drawn:
    """Something drawn from 0, 0 on, and how large it is."""

    svg: str
    w: float
    h: float


NOTHING: Final = Drawn("", 0, 0)


# -- side by side ----------------------------------------------------------------------------------


def row(parts: Sequence[Drawn], gap: float) -> Drawn:
    """Side by side, on one line through their middles.

    >>> row([Drawn("", 10, 4), Drawn("", 20, 8)], 2).w
    32.0
    """
    parts = [part for part in parts if part.w]
    high = max([part.h for part in parts], default=0)
    out, x = "", 0.0
    for part in parts:
        out += d.group(part.svg, x=x, y=(high - part.h) / 2)
        x += part.w + gap
    return Drawn(out, max(0, x - gap), high)


def column(parts: Sequence[Drawn], gap: float, centred: bool = False) -> Drawn:
    """One below the other."""
    parts = [part for part in parts if part.h]
    wide = max([part.w for part in parts], default=0)
    out, y = "", 0.0
    for part in parts:
        out += d.group(part.svg, x=(wide - part.w) / 2 if centred else 0, y=y)
        y += part.h + gap
    return Drawn(out, wide, max(0, y - gap))


def flow(parts: Sequence[Drawn], wide: float, gap: float, centred: bool = False) -> Drawn:
    """Side by side, in as many lines as the width needs.

    >>> flow([Drawn("", 40, 10)] * 3, 90, 10).h
    30.0
    """
    lines: list[list[Drawn]] = [[]]
    room = wide
    for part in parts:
        if lines[-1] and part.w > room:
            lines.append([])
            room = wide
        lines[-1].append(part)
        room -= part.w + gap
    return column([row(line, gap) for line in lines if line], gap, centred)


def label(
    size: Size, text: str, fill: str = d.PAPER, room: float = 0, small: bool = False
) -> Drawn:
    """A line of text, shortened to the room there is."""
    high = size.text * (0.84 if small else 1)
    if room:
        text = d.shortened(text, room, high)
    line = d.words(0, high, text, high, fill, anchor="start")
    return Drawn(line, d.width_of(text, high), high * 1.3)


# -- things ----------------------------------------------------------------------------------------


def card(size: Size, text: str, sign: str = "", colour: str = d.INK) -> Drawn:
    """A card face up: a name on paper, and a figure or a letter in the corner."""
    w, h = size.card
    out = d.paper(0, 0, w, h, 6)
    out += d.rect(4, 4, w - 8, h - 8, 4, fill="none", stroke=d.RULE, stroke_width=1)
    if sign:
        y, high = (h * 0.46, w * 0.46) if text else (h * 0.62, w * 0.56)
        out += d.words(w / 2, y, sign, high, colour, weight=700, font=d.TITLE)
    lines = d.wrapped(text, w - 10, size.text * 0.86, 2) if text else []
    for place, line in enumerate(lines):
        y = h * (0.7 if sign else 0.45) + place * size.text
        out += d.words(w / 2, y, line, size.text * 0.86, d.INK)
    return Drawn(out, w, h)


def back(size: Size, text: str = "") -> Drawn:
    """A card face down."""
    w, h = size.card
    return Drawn(d.card_back(w, h, text, size.title), w, h)


def deck(size: Size, count: int, top: Drawn | None = None) -> Drawn:
    """A pile: its top card, the edges of those below, and how many there are."""
    w, h = size.card
    if not count:
        return Drawn(d.empty_place(w, h), w, h)
    drawn = d.under_cards(w, h, count) + (top or back(size)).svg
    r = size.text * 0.78
    drawn += d.circle(w - 4, h - 4, r, fill=d.WOOD_DARK, stroke=d.PAPER, stroke_width=1.2)
    drawn += d.words(w - 4, h - 4 + r * 0.42, str(count), r * 1.2, d.PAPER, weight=700)
    return Drawn(drawn, w + 6, h + 6)


def hand(cards: Sequence[Drawn], room: float, gap: float) -> Drawn:
    """Things side by side; where there is no room for all, each covers a part of the one before."""
    if not cards:
        return NOTHING
    w, h = cards[0].w, max(one.h for one in cards)
    step = w + gap
    if len(cards) > 1:
        step = min(step, (room - w) / (len(cards) - 1))
    out = "".join(d.group(one.svg, x=place * step) for place, one in enumerate(cards))
    return Drawn(out, step * (len(cards) - 1) + w, h)


PIPS: Final[Mapping[int, Sequence[tuple[int, int]]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def die(size: Size, face: int) -> Drawn:
    """A die of bone: pips, or a numeral above six."""
    s = size.die
    out = d.rect(1.2, 2, s, s, s * 0.2, fill="#000000", fill_opacity="0.3")
    out += d.rect(0, 0, s, s, s * 0.2, fill="#f8f0dc", stroke=d.INK, stroke_width=1)
    if face not in PIPS:
        out += d.words(s / 2, s * 0.7, str(face), s * 0.56, d.INK, weight=700)
        return Drawn(out, s, s)
    red = face == 1
    for x, y in PIPS[face]:
        r = s * (0.15 if red else 0.095)
        out += d.circle(
            s / 2 + x * s * 0.26, s / 2 + y * s * 0.26, r, fill=d.DANGER if red else d.INK
        )
    return Drawn(out, s, s)


def hidden_die(size: Size) -> Drawn:
    """A die that somebody keeps under a cup."""
    s = size.die
    out = d.rect(0, 0, s, s, s * 0.2, fill="#7a4524", stroke=d.INK, stroke_width=1)
    out += d.rect(
        s * 0.14, s * 0.14, s * 0.72, s * 0.72, s * 0.12,
        fill="none", stroke="#d8ae78", stroke_width=1, stroke_dasharray="3 2",
    )  # fmt: skip
    return Drawn(out, s, s)


def token(size: Size, shape: str, colour: str, letter: str = "") -> Drawn:
    """A wooden token: a shape with a letter, so that nothing is known by colour alone."""
    r = size.token
    out = d.mark(shape, colour, r * 1.2, r * 1.2, r, edge=d.PAPER)
    if letter:
        out += d.words(r * 1.2, r * 1.56, letter, r, "#ffffff", weight=700)
    return Drawn(out, r * 2.4, r * 2.4)


def lamp(size: Size, on: bool) -> Drawn:
    """A sign that something holds: a disc that is filled, or only its rim."""
    r = size.token
    fill = "#527f33" if on else "none"
    return Drawn(
        d.circle(r * 1.2, r * 1.2, r, fill=fill, stroke=d.INK_SOFT, stroke_width=1.6),
        r * 2.4,
        r * 2.4,
    )


def player(size: Size, seat: int) -> Drawn:
    """The mark of a seat."""
    r = size.token
    return Drawn(d.player_mark(seat, r * 1.2, r * 1.2, r), r * 2.4, r * 2.4)


def track(size: Size, value: int, most: int, room: float) -> Drawn:
    """Steps from 0 to the last, those that are reached filled."""
    step = min(size.die * 0.5, room / (most + 1))
    r = step * 0.36
    y = size.die * 0.3
    out = d.path(
        f"M{d.num(step / 2)} {d.num(y)} h{d.num(step * most)}", stroke=d.FELT_LINE, stroke_width=2
    )
    for at in range(most + 1):
        fill = d.LIT if at == value else d.PAPER if at < value else "#1b2d26"
        out += d.circle(
            step * (at + 0.5), y, r * (1.5 if at == value else 1), fill=fill, stroke=d.PAPER
        )
    return Drawn(out, step * (most + 1), size.die * 0.6)


def plaque(size: Size, title: str, inner: Drawn, high: float = 0) -> Drawn:
    """A sheet of paper with a title and what it is about, as high as those beside it."""
    small = size.text * 0.84
    w = max(inner.w + 2 * size.gap, min(d.width_of(title, small) + size.gap, size.die * 2.4))
    lines = d.wrapped(title, w - size.gap / 2, small, 2)
    head = small * 1.12 * len(lines) + 6
    h = max(high, head + inner.h + size.gap * 1.5)
    out = d.paper(0, 0, w, h)
    for place, line in enumerate(lines):
        out += d.words(w / 2, 6 + small * (1 + place * 1.12), line, small, d.INK_SOFT)
    out += d.group(inner.svg, x=(w - inner.w) / 2, y=head + (h - head - inner.h) / 2)
    return Drawn(out, w, h)


def figure(size: Size, text: str, fill: str = d.INK, room: float = 0) -> Drawn:
    """A number or a short word that is read from afar."""
    high = size.die * 0.86 if len(text) < 4 else size.title
    if room:
        high = d.fitted(text, room, high, size.text * 0.8, title=True)
    wide = d.width_of(text, high, title=True)
    return Drawn(
        d.words(wide / 2, size.die * 0.5 + high * 0.36, text, high, fill, font=d.TITLE),
        wide,
        size.die,
    )


def panel(
    size: Size, seat: int, name: str, body: Drawn, wide: float, high: float, active: bool
) -> Drawn:
    """The place of a player on the felt: mark, name and what they have."""
    mark = player(size, seat)
    out = d.panel(0, 0, wide, high, active=active, seat=seat)
    out += d.group(mark.svg, x=size.gap, y=size.gap * 0.7)
    room = wide - mark.w - 3 * size.gap
    title = d.shortened(name, room, size.title)
    x, y = size.gap * 1.6 + mark.w, size.gap * 0.7 + mark.h / 2 + size.title * 0.34
    out += d.words(x, y, title, size.title, d.PAPER, anchor="start", weight=600)
    out += d.group(body.svg, x=size.gap, y=size.gap * 1.4 + mark.h)
    return Drawn(out, wide, high)


def panel_height(size: Size, body: Drawn) -> float:
    """How high a panel around something is."""
    return body.h + size.token * 2.4 + size.gap * 2.4


def grid(rows: Sequence[Sequence[Drawn]], gap: float) -> Drawn:
    """Fields of one size in rows: a board of squares, tiles in a market."""
    cells = [cell for line in rows for cell in line]
    w = max([cell.w for cell in cells], default=0)
    h = max([cell.h for cell in cells], default=0)
    out = "".join(
        d.group(cell.svg, x=x * (w + gap) + (w - cell.w) / 2, y=y * (h + gap) + (h - cell.h) / 2)
        for y, line in enumerate(rows)
        for x, cell in enumerate(line)
    )
    across = max([len(line) for line in rows], default=0)
    return Drawn(out, max(0, across * (w + gap) - gap), max(0, len(rows) * (h + gap) - gap))


def place_map(
    size: Size,
    places: Mapping[str, tuple[float, float]],
    roads: Sequence[tuple[str, str]],
    pieces: Mapping[str, Drawn],
    wide: float,
    high: float,
) -> Drawn:
    """A map: places by name, each from 0 to 1 across and down, the roads between, what is there."""
    edge = size.die

    def at(name: str) -> tuple[float, float]:
        x, y = places[name]
        return edge + x * (wide - 2 * edge), edge + y * (high - 2 * edge)

    out = d.rect(0, 0, wide, high, 12, fill=d.PAPER_DEEP, stroke=d.INK, stroke_width=1)
    for one, two in roads:
        (x, y), (to_x, to_y) = at(one), at(two)
        line = f"M{d.num(x)} {d.num(y)} L{d.num(to_x)} {d.num(to_y)}"
        out += d.path(line, stroke=d.RULE, stroke_width=size.die * 0.16, stroke_linecap="round")
    for name in places:
        x, y = at(name)
        piece = pieces.get(name, NOTHING)
        out += d.circle(x, y, size.die * 0.56, fill=d.PAPER, stroke=d.INK, stroke_width=1)
        out += d.group(piece.svg, x=x - piece.w / 2, y=y - piece.h / 2)
    return Drawn(out, wide, high)


# -- the frame -------------------------------------------------------------------------------------


class Reader:
    """One view and its reader; `keys` has a key for each move the reader may make."""

    def __init__(self, view: Mapping[str, Any], tell: Teller) -> None:
        self.view = view
        self.table: Mapping[str, Any] = view["table"]
        self.tell = tell
        self.say = tell.words
        self.me: int | None = view["seat"]
        self.keys = keys_of(tell, view)
        mine = asked_of(view) or {}
        self.prompt: str = mine.get("prompt", "")
        self.args: list[int] = mine.get("args", [])
        self.moves: list[str] = mine.get("moves", [])
        self.answer: str | None = mine.get("answer")
        self.asked = {ask["seat"] for ask in view["asks"]} - set(view.get("committed", ()))
        self.near = self.me if self.me is not None else 0
        self.others = [(self.near + step) % view["seats"] for step in range(1, view["seats"])]


class Layers:
    """Three layers above the ground: what glides, what can be pointed at, and the key numbers."""

    def __init__(self) -> None:
        self.gliding: dict[str, str] = {}  # by id: from one scene to the next it moves
        self.above: list[str] = []
        self.badges: list[str] = []
        self.key_places: dict[str, tuple[float, float]] = {}  # by id

    def layered(self, below: str, prefix: str = "", between: str = "") -> str:
        """Everything, from the ground up; `between` lies on the ground and under the pieces."""
        keys = d.el(
            "g", *self.badges, id=f"{prefix}keys", aria_hidden="true", pointer_events="none"
        )
        gliding = d.el("g", *self.gliding.values(), id=f"{prefix}cards")
        return "".join(
            [
                d.el("g", below, id=f"{prefix}below"),
                between,
                gliding if self.gliding else "",
                d.el("g", *self.above, id=f"{prefix}above"),
                keys if self.badges else "",
            ]
        )


class Picture(Reader, Layers):
    """A view drawn by hand, in layers, of which a map in it may have its own.

    A scene says where things are for a desk (`wide`), a screen between (`small`) and a `phone`.
    """

    LAYERS: ClassVar[str] = ""
    """What the ids of the layers begin with, where a map in the picture has layers of its own."""

    KEYS_ABOVE: ClassVar[bool] = False
    """Whether the key numbers lie over everything, where pictures are close together."""

    aside: bool = False
    """While it draws what others have: to be pointed at, but no stop of the Tab key."""

    def __init__(self, view: Mapping[str, Any], tell: Teller) -> None:
        Reader.__init__(self, view, tell)
        Layers.__init__(self)

    def name(self, seat: int) -> str:
        """A player's name, "You" for the reader."""
        return self.say("scene-you") if seat == self.me else self.tell.name(seat)

    def player(self, seat: int) -> Mapping[str, Any]:
        """What is known of a player."""
        found: Mapping[str, Any] = self.table["players"][seat]
        return found

    def wide(self) -> str:
        """The board for a desk."""
        raise NotImplementedError

    def small(self) -> str:
        """The board for a small screen, wider than a phone."""
        raise NotImplementedError

    def phone(self) -> str:
        """The board for a phone."""
        raise NotImplementedError

    def spot(
        self,
        id: str,
        box: Box,
        moves: Sequence[str],
        about: str,
        focus: bool = True,
    ) -> None:
        """A place to point at: a legal thing when a move is on the menu, else a thing to read.

        Its key stands at the upper right, or in `key_places` where a number of the game is there.
        """
        x, y, w, h = box
        area = d.hit_area(w, h)
        move = next((move for move in moves if move in self.keys), None)
        if move is None:
            self.above.append(d.piece(id, x, y, about, area, focus=focus))
            return
        key, chosen = self.keys[move], self.answer == move
        said = d.joined(self.tell.move(move, self.view), about)
        if not self.KEYS_ABOVE:
            self.above.append(d.lit(id, x, y, w, h, move, key, said, area, chosen=chosen))
            return
        self.above.append(
            d.lit(id, x, y, w, h, move, key, said, area, chosen=chosen, badge=False, r=8)
        )
        if key:
            at = self.key_places.get(id, (x + w - 4, y + 2))
            self.badges.append(d.key_badge(*at, 10 if w < 90 else 12, key))

    def glide(self, id: str, x: float, y: float, drawn: str) -> None:
        """A card or a figure is here; from one scene to the next it glides."""
        self.gliding[id] = d.glide(id, x, y, drawn)

    def finish(self, w: float, h: float, below: str, defs: str = "") -> str:
        """The whole picture: the table, the pieces on it, and what can be pointed at on top."""
        return d.board(w, h, self.say("scene-board"), defs, self.layered(below, self.LAYERS))


def boards(kind: type[Picture]) -> tuple[Callable[..., str], Callable[..., str]]:
    """`scene` and `small` of a module that draws by hand: complete SVG texts, from a view alone."""

    def scene(view: Mapping[str, Any], tell: Teller, wide: bool = True) -> str:
        drawing = kind(view, tell)
        return drawing.wide() if wide else drawing.phone()

    def small(view: Mapping[str, Any], tell: Teller) -> str:
        return kind(view, tell).small()

    return scene, small


class Frame(Reader):
    """One view being drawn for one reader, at one size."""

    def __init__(self, view: Mapping[str, Any], tell: Teller, size: Size) -> None:
        super().__init__(view, tell)
        self.size = size

    def thing(self, id: str, drawn: Drawn, about: str, move: str = "") -> Drawn:
        """Something with a name: a press plays the move where it is legal, else it can be read."""
        if not drawn.w:
            return drawn
        area = d.hit_area(drawn.w, drawn.h)
        if move not in self.keys:
            return replace(drawn, svg=d.piece(id, 0, 0, about, drawn.svg, area, focus=False))
        said = d.joined(self.tell.move(move, self.view), about)
        chosen = self.answer == move
        lit = d.lit(
            id, 0, 0, drawn.w, drawn.h, move, self.keys[move], said, drawn.svg, area, chosen=chosen
        )
        return replace(drawn, svg=lit)

    def seats(self, panel_of: Any, seats: Sequence[int], wide: float) -> Drawn:
        """Panels of several seats in even rows; `panel_of(seat, wide)` gives what is in one."""
        if not seats:
            return NOTHING
        gap = self.size.gap
        lines = -(-len(seats) // self.size.columns)
        across = -(-len(seats) // lines)
        each = (wide - gap * (across - 1)) / across
        bodies = {seat: panel_of(seat, each - 2 * gap) for seat in seats}
        high = max(panel_height(self.size, body) for body in bodies.values())
        panels = [
            panel(self.size, seat, self.name(seat), body, each, high, seat in self.asked)
            for seat, body in bodies.items()
        ]
        return flow(panels, wide + 0.5, gap, centred=True)

    def name(self, seat: int) -> str:
        """A player by name, the reader as such."""
        return self.say("declared-mine") if seat == self.me else self.tell.name(seat)

    def finish(self, *parts: Drawn) -> str:
        """The whole picture: the parts one below the other on the felt of the table."""
        edge = 12 + self.size.gap
        whole = column(parts, self.size.gap, centred=True)
        w, h = self.size.wide, whole.h + 2 * edge
        drawn = d.group(whole.svg, x=(w - whole.w) / 2, y=edge)
        return d.board(w, h, self.say("declared-table"), d.table_top(w, h), drawn)
