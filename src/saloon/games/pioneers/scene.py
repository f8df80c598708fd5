"""How a view of `pioneers` looks on a board: a paper map that grows, and what lies beside it.

The map has measures of its own (`art.SIZE`) and is fitted into its window; the page may move and
enlarge what the group `map` holds. Beside it lie the Hideout's countdown, the price list, the
diplomas, an open trade or auction, and a panel for each family.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from saloon import components as c
from saloon import drawing as d
from saloon.engine.event import Event
from saloon.games.pioneers import art
from saloon.games.pioneers.asked import is_whole, pages_of
from saloon.games.pioneers.board import CELL_Q, CELL_R, RADIUS
from saloon.games.pioneers.content import (
    ANIMALS,
    BUILD_COST,
    BUILDINGS,
    DIPLOMAS,
    FACES,
    FIRST_SQUARE,
    GAMBLE_PAYS,
    GOODS,
    HOMESTEAD,
    LABORERS,
    PIONEERS_EACH,
    POINTS_TO_WIN,
    RESOURCES,
    SELL_BUILDING,
    STAKE_FEE,
    TOOLS,
)
from saloon.games.pioneers.lookup import (
    COLUMNS,
    GOOD_NUMBER,
    boxed,
    has,
    hex_of,
    hex_row,
    holder_of,
    mouths,
    reference,
)
from saloon.games.pioneers.moves import MOVES
from saloon.games.pioneers.text import PioneersTeller
from saloon.words import Teller

ACROSS: Final = art.SIZE * 1.5
DOWN: Final = art.TALL * 2
BIGGEST: Final = 1.25
"""No map is drawn larger than this, however small it still is."""
LOW_ROW: Final = 24.0
"""A row of a list lower than this glows thinly, so that its neighbours stay readable."""
SINGLE: Final = ("revolver", "horse", *TOOLS)
"""What nobody has more than one of."""
ROW: Final = 62.0
"""How high a player's row beside the map is."""
RACE: Final = 50.0
"""Below this height there is no room for everybody's way to 20 points."""
DEAL: Final = 240.0
"""A deal on a phone is no higher than this."""

SEEN_BELOW: Final = 120.0
"""A map lower than this is not drawn below a deal."""

READABLE: Final = 0.42
"""A map drawn smaller than this is first shown enlarged."""
SOFT: Final = "#e9d9b5"
QUIET: Final = "#9fb5a9"
LAND_SHEET: Final = "#efe0bd"
ANIMAL_NUMBER: Final = {animal.id: animal.number for animal in ANIMALS}
PANEL: Final = 184.0
STRIP: Final = 102.0
"""How high a player's panel is on a phone, and a rival's."""

Box = tuple[float, float, float, float]
PriceRow = tuple[str, str, str, int | None, int | None, int | None]
"""Id, picture, name, buy, sell, left."""


def middle(q: int, r: int) -> tuple[float, float]:
    """The middle of a hex in the measures of the map."""
    return q * ACROSS, (r + q / 2) * DOWN


DICE: Final = {"1": (0.28, 0.85), "s": (0.3, 0.6), "0": (0.5, 0.45)}
"""Where on the board there is room for dice, by screen: parts of its width and height."""


ROOMY: Final = 104
"""On hexes smaller than this on the screen there is no room for a chance beside the cost."""


class Scene(c.Picture):
    """One view being drawn, in one language."""

    LAYERS = "beside-"
    tell: PioneersTeller

    def __init__(self, view: Mapping[str, Any], tell: Teller) -> None:
        super().__init__(view, tell)
        self.order = [self.near, *self.others]
        self.pages = self.paged()
        self.pictures: dict[str, str] = {}  # what is shown several times, by id
        self.narrow = False
        self.scale = 1.0
        self.seen = 1.0  # the scale at which the map is first looked at
        self.people = 1.0
        self.on_map = c.Layers()

    def paged(self) -> dict[tuple[int, int], str]:
        """For a long list of hexes, what picks each of them: its part of the list, then itself.

        Where it cannot be told which hexes are in the list, only the part.
        """
        if self.prompt != "page-map":
            return {}
        space = [(q, r) for q, r in self.table["open"]]
        ends = hex_of(MOVES[self.args[0]])
        hexes = space if ends in space else self.tiles()
        found = pages_of(self.args, hexes)
        whole = len(set(found.values())) == len(self.args) // 2 and is_whole(self.args, hexes)
        return {
            hex: f"{page} at:{hex[0]},{hex[1]}" if whole else page for hex, page in found.items()
        }

    def tiles(self) -> list[tuple[int, int]]:
        """The hexes of the field."""
        return [(tile["q"], tile["r"]) for tile in self.table["field"]]

    # -- names and pointing ---------------

    def spot(self, id: str, box: Box, moves: Sequence[str], about: str, focus: bool = True) -> None:
        """A place beside the map: lit when one of its moves is legal, else a thing to read."""
        x, y, w, h = box
        shape = Shape("rect", width=float(w), height=float(h), rx=6)
        move = self.legal(moves)
        if move is None:
            focus = focus and not self.aside
            self.above.append(d.piece(id, x, y, about, shape.area(), focus=focus))
            return
        key = self.keys[move]
        line = h < LOW_ROW
        self.above.append(self.lit(id, (x, y), shape, move, about, 0.55 if line else 1))
        corner = (x + w - 4, y + 2, 10.0)
        if line:
            corner = (x + w - 3, y + 1, 6.6) if w < LOW_ROW else (x + 2, y + h / 2, 8.0)
        if key:
            self.badges.append(d.key_badge(*corner, key))

    def opener(self, id: str, box: Box, about: str, opens: str) -> None:
        """A place that opens a closer look at something."""
        x, y, w, h = box
        self.above.append(
            d.el(
                "g",
                d.hit_area(w, h),
                id=id,
                class_="piece",
                role="button",
                aria_label=about,
                aria_haspopup="dialog",
                data_open=opens,
                tabindex="0",
                transform=f"translate({d.num(x)} {d.num(y)})",
            )
        )

    def map_spot(
        self, id: str, x: float, y: float, shape: str, moves: Sequence[str], about: str
    ) -> None:
        """A place on the map; `shape` is hex or piece, around x, y."""
        small = shape == "piece"
        size = 17 * self.people if small else art.SIZE - 4
        if small:
            at = {"x": -size, "y": -size * 1.2, "width": size * 2, "height": size * 2.3, "rx": 6}
            drawn = Shape("rect", **at)
        else:
            drawn = Shape("polygon", points=art.corners(size))
        move = self.legal(moves)
        if move is None:
            self.on_map.above.append(d.piece(id, x, y, about, drawn.area(), focus=not small))
            return
        self.on_map.above.append(self.lit(id, (x, y), drawn, move, about, 1 / self.seen))
        r = 11 / self.seen
        corner = (x + size - r * 0.3, y - size * 1.1) if small else (x + art.SIZE - r * 1.3, y)
        key = self.keys.get(move)
        if key and not (small and self.prompt in self.tell.DEEDS):
            self.on_map.badges.append(d.key_badge(*corner, r, key))

    def legal(self, moves: Sequence[str]) -> str | None:
        """The first of some moves that is on the menu."""
        return next((move for move in moves if move.partition(" ")[0] in self.keys), None)

    def lit(
        self,
        id: str,
        at: tuple[float, float],
        shape: Shape,
        move: str,
        about: str,
        wide: float,
    ) -> str:
        """Something that may be done now: it glows in its shape, with lines this many times wider.

        A move and what follows it may be one press.
        """
        key = self.keys.get(move, "")
        move, _, then = move.partition(" ")
        if not then.startswith("at:"):  # a part of a long list says nothing about the hex
            about = d.joined(self.tell.move(move, self.view), about)
        chosen = self.answer == move
        return d.el(
            "g",
            shape.drawn(
                fill="none",
                stroke=d.LIT,
                stroke_opacity="0.35",
                stroke_width=8 * wide,
                class_="halo",
            ),
            shape.drawn(
                fill=d.LIT,
                fill_opacity="0.10",
                stroke=d.LIT,
                stroke_width=(5 if chosen else 3.2) * wide,
                class_="rim",
            ),
            shape.area(),
            id=id,
            class_="lit chosen" if chosen else "lit",
            role="button",
            tabindex="0",
            aria_label=about,
            aria_pressed="true" if chosen else None,
            aria_keyshortcuts=key or None,
            data_move=move,
            data_then=then or None,
            data_key=key,
            transform=f"translate({d.num(at[0])} {d.num(at[1])})",
        )

    # -- the map ---------------

    def map(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        largest: float,
        room: Box | None = None,
        near: float = READABLE,
    ) -> str:
        """The map in its window; `largest` is how much pieces may grow on a small map.

        Where cards lie on its margin, the map itself is fitted into the `room` they leave. A map
        smaller than `near` is first shown enlarged.
        """
        xs, ys = zip(*[middle(q, r) for q, r in self.tiles()], strict=True)
        beyond = (ACROSS + 30, DOWN + 46)  # most of the open space next to a tile, with its chip
        left, right = min(xs) - beyond[0], max(xs) + beyond[0]
        top, low = min(ys) - beyond[1], max(ys) + beyond[1]
        rx, ry, rw, rh = room if room is not None else (x, y, w, h)
        self.scale = min(rw / (right - left), rh / (low - top), BIGGEST)
        self.seen = max(self.scale, min(near, 2.5 * self.scale) if self.me is not None else 0)
        self.people = min(largest, max(1.0, 0.86 / self.scale))
        wide, tall = w / self.scale, h / self.scale
        aside = (
            (rx + rw / 2 - x - w / 2) / self.scale,
            (ry + rh / 2 - y - h / 2) / self.scale,
        )
        corner = ((left + right - wide) / 2 - aside[0], (top + low - tall) / 2 - aside[1])
        small = 2 * art.SIZE * self.seen < ROOMY
        below = self.unexplored()
        for tile in self.table["field"]:
            below += self.tile(tile)
        self.crowds()
        whole = self.on_map.layered(below, "map-", d.el("g", id="map-ways", class_="kept"))
        window = d.el(
            "svg",
            d.el(
                "g",
                whole + d.el("g", id="map-around", class_="kept"),
                id="frontier-map",
                data_pan="map",
                data_start=self.start(corner, wide, tall),
                data_seen=f"{self.seen:.3f}",
                data_cell=art.corners(art.SIZE - 3),
                data_chips="short" if small else None,
                data_chip="30 34" if small else None,
            ),
            x=float(x),
            y=float(y),
            width=float(w),
            height=float(h),
            viewBox=f"{d.num(corner[0])} {d.num(corner[1])} {d.num(wide)} {d.num(tall)}",
            id="frontier-map-window",
        )
        if room is not None:
            return d.rect(x, y, w, h, fill=LAND_SHEET) + window
        return (
            d.rect(x - 3, y - 3, w + 6, h + 6, 8, fill=d.WOOD_DARK)
            + d.rect(x, y, w, h, 6, fill=LAND_SHEET)
            + self.compass(x + w - 32, y + h - 34)
            + window
        )

    def start(self, corner: tuple[float, float], w: float, h: float) -> str | None:
        """Where a map too small to read is first looked at: near the acting or an own Pioneer."""
        closer = self.seen / self.scale
        if closer <= 1:
            return None
        acting = self.table["acting"]
        mine = [
            (one["q"], one["r"])
            for player in self.table["players"]
            for one in player["pioneers"]
            if [player["seat"], one["number"]] == acting or player["seat"] == self.me
        ]
        x, y = middle(*mine[0]) if mine else (0.0, 0.0)
        left = corner[0] + w / 2 - closer * x
        top = corner[1] + h / 2 - closer * y
        return f"{d.num(left)} {d.num(top)} {closer:.2f}"

    def spaces(self) -> list[tuple[int, int]]:
        """The open spaces, as long as there is land to put there."""
        left = any(self.table["pile"].values()) or self.table["drawn"] is not None
        return [(q, r) for q, r in self.table["open"]] if left else []

    def compass(self, x: float, y: float) -> str:
        """A rose in the corner of the map."""
        star = d.mark("star", "#d8c391", x, y, 20, edge="#b99b6b")
        return star + d.words(x, y - 22, "N", 14, "#8a744d", font=d.TITLE)

    def unexplored(self) -> str:
        """The open spaces that can be chosen now, dashed."""
        out = ""
        size = min(30.0, max(15.0, 13.2 / self.seen))
        for q, r in self.spaces():
            x, y = middle(q, r)
            ref = reference(q, r)
            moves = [f"at:{q},{r}", self.pages.get((q, r), "")]
            if self.legal(moves) is None:
                continue
            out += d.group(
                art.hexagon(
                    art.SIZE - 3,
                    fill="#e3cf9f",
                    fill_opacity="0.35",
                    stroke="#b99b6b",
                    stroke_width=1.4,
                    stroke_dasharray="7 6",
                ),
                d.words(-10, size * 0.35, ref, size, "#84704a"),
                x=x,
                y=y,
            )
            self.map_spot(f"open-{ref}", x, y, "hex", moves, self.say("scene-open-about", ref=ref))
        return out

    def tile(self, tile: Mapping[str, Any]) -> str:
        """A tile: land or town, whose it is, what stands on it and what is left there."""
        q, r = tile["q"], tile["r"]
        x, y = middle(q, r)
        ref = reference(q, r)
        kind = tile["kind"]
        out = self.ground(kind, (q * 7 + r * 11) % art.VARIANTS)
        out += art.hexagon(fill="none", stroke="#6a5440", stroke_width=1.6)
        out += self.border(tile) + self.standing(tile) + self.label(tile, ref)
        moves = [f"at:{q},{r}", self.pages.get((q, r), "")]
        if tile["town"]:
            moves.append(f"place:{tile['kind']}")
        self.map_spot(f"tile-{ref}", x, y, "hex", moves, self.tile_about(tile))
        return d.group(out, x=x, y=y)

    def ground(self, kind: str, variant: int) -> str:
        """A place of the town or a type of land; each picture is in the file only once."""
        town = kind in art.TOWN
        id = f"ground-{kind}" if town else f"ground-{kind}-{variant}"
        if id not in self.pictures:
            drawn = art.place(kind) if town else art.land(kind, variant)
            self.pictures[id] = d.el("g", drawn, id=id, clip_path="url(#hex-hole)")
        return d.el("use", href=f"#{id}")

    def good(self, kind: str, x: float, y: float, scale: float, faint: bool = False) -> str:
        """A thing of the price list; each picture is in the file only once."""
        id = f"good-{kind}"
        if id not in self.pictures:
            self.pictures[id] = d.el("g", art.good(kind), id=id)
        return d.el(
            "use",
            href=f"#{id}",
            transform=f"translate({d.num(x)} {d.num(y)}) scale({scale:.2f})",
            opacity="0.28" if faint else None,
        )

    def border(self, tile: Mapping[str, Any]) -> str:
        """A rim in the owner's colour, dashed for a Claim."""
        if "work" not in tile or tile["flipped"]:
            return ""
        dashes = "12 9" if tile["work"] == "claim" else None
        return art.hexagon(
            art.SIZE - 4.5,
            fill="none",
            stroke=d.PLAYERS[tile["owner"]][0],
            stroke_width=5,
            stroke_dasharray=dashes,
        )

    def label(self, tile: Mapping[str, Any], ref: str) -> str:
        """A place's name or a tile's reference, on top, with the ground's colour behind it."""
        town = tile["town"]
        text = self.say(f"place-{tile['kind']}-short") if town else ref
        size = min(28.0, max(14.0, 13.2 / self.seen))
        if town:
            size = d.fitted(text, 92, size, 12)
        return d.words(
            0,
            -art.TALL + 4 + size * 0.8,
            text,
            size,
            d.INK if town else "#4f3f2c",
            weight=700 if town else 600,
            stroke=art.STREET if town else art.SKY_OF[tile["kind"]],
            stroke_width=4,
            stroke_linejoin="round",
            paint_order="stroke",
        )

    def standing(self, tile: Mapping[str, Any]) -> str:
        """A Building, Homestead or Claim, the tokens on it and its Laborer."""
        if "work" not in tile:
            return ""
        work = tile["work"]
        seat = None if tile["flipped"] else tile["owner"]
        big = min(1.7, 1.1 * self.people)
        out = d.group(art.work(work, seat), x=-9 if tile["tokens"] else 0, y=-9, scale=big)
        if tile["tokens"]:
            kind = RESOURCES[BUILDINGS.index(work)]
            size = min(26.0, max(15.0, 13.5 / self.scale))
            out += self.good(kind, 29, -19, 0.85)
            out += d.words(
                30,
                -6 + size * 0.55,
                str(tile["tokens"]),
                size,
                d.INK,
                weight=700,
                stroke=d.PAPER,
                stroke_width=4,
                paint_order="stroke",
            )
        return out

    def tile_about(self, tile: Mapping[str, Any]) -> str:
        """A tile in words."""
        kind = tile["kind"]
        place = self.tell.at(self.table, tile["q"], tile["r"])
        does = self.say(f"place-{kind}-does" if tile["town"] else f"land-{kind}-does")
        about = f"{place}. {does}"
        owned = self.tell.property(tile)
        if owned:
            about = f"{about} {owned}."
        people = self.tell.people(self.table, tile)
        return f"{about} {people}" if people else about

    # -- people on the map ---------------

    def crowds(self) -> None:
        """Everybody on the map, tile by tile."""
        tiles: dict[tuple[int, int], list[tuple[str, str, list[str], str]]] = {}
        for kind, laborer in enumerate(LABORERS):
            for tile in self.table["field"]:
                if tile.get("laborer") and tile["work"] == BUILDINGS[kind]:
                    about = self.say(
                        "scene-laborer-about",
                        laborer=self.say(f"laborer-{laborer}"),
                        who=self.name(tile["owner"]),
                        does=self.say("laborer-does"),
                    )
                    tiles.setdefault((tile["q"], tile["r"]), []).append(
                        (f"laborer-{laborer}", art.laborer(laborer), [], about)
                    )
        for player in self.table["players"]:
            for one in player["pioneers"]:
                tiles.setdefault((one["q"], one["r"]), []).append(self.person(player, one))
        self.lawmen(tiles)
        for (q, r), people in tiles.items():
            self.crowd(q, r, people)

    def lawmen(self, tiles: dict[tuple[int, int], list[tuple[str, str, list[str], str]]]) -> None:
        """The Sheriff, and the Bandit when he is in town."""
        sheriff, bandit = self.table["sheriff"], self.table["bandit"]
        if sheriff["q"] is not None:
            message = "scene-sheriff" if sheriff["available"] else "scene-sheriff-away"
            tiles.setdefault((sheriff["q"], sheriff["r"]), []).append(
                ("piece-sheriff", art.sheriff(sheriff["available"]), [], self.say(message))
            )
        if bandit["q"] is not None:
            tiles.setdefault((bandit["q"], bandit["r"]), []).append(
                ("piece-bandit", art.bandit(bandit["jailed"]), ["bandit"], self.bandit_about())
            )

    def bandit_about(self) -> str:
        """What the Bandit is up to."""
        bandit = self.table["bandit"]
        if bandit["jailed"]:
            return self.say("scene-bandit-jailed")
        if bandit["hirer"] is not None and bandit["victim"] is not None:
            return self.say(
                "scene-bandit-job",
                who=self.name(bandit["hirer"]),
                target=self.name(bandit["victim"]),
                count=bandit["limbo"],
            )
        if bandit["square"]:
            return self.say("scene-bandit-track", square=bandit["square"])
        return self.say("scene-bandit")

    def person(
        self, player: Mapping[str, Any], one: Mapping[str, Any]
    ) -> tuple[str, str, list[str], str]:
        """A Pioneer: its id, its picture, its moves and its words."""
        seat, number = player["seat"], one["number"]
        drawn = art.pioneer(
            seat,
            number,
            one["newborn"],
            one["unfed"],
            one["jailed"],
            one["diploma"] is not None,
            one["lovesick"],
        )
        if self.table["acting"] == [seat, number]:
            drawn = d.el("ellipse", cx=0.0, cy=13.0, rx=18.0, ry=7.0, fill="#ffffff") + drawn
        about = self.pioneer_about(player, one)
        return f"pioneer-{seat}-{number}", drawn, [f"pioneer:{seat}:{number}"], about

    def pioneer_about(self, player: Mapping[str, Any], one: Mapping[str, Any]) -> str:
        """A Pioneer in words."""
        facts = ", ".join(self.tell.facts(self.table, one))
        name = self.tell.pioneer(player["seat"], one["number"])
        about = self.say("with-facts", name=name, facts=facts)
        if one["actions"]:
            left = self.say("amount-action", count=one["actions"])
            about = f"{about} {self.say('scene-actions-left', left=left)}"
        about = f"{about} {self.say('tip-pioneer')}"
        if one["diploma"] is not None:
            does = self.say(f"diploma-{boxed(one['diploma'], self.table)}-does")
            about = f"{about} {does}"
        return about

    def crowd(self, q: int, r: int, people: list[tuple[str, str, list[str], str]]) -> None:
        """The people on one tile, in rows."""
        x, y = middle(q, r)
        count = len(people)
        wide = 29 * self.people
        rows = 1 if count <= 3 else 2 if count <= 8 else 3
        each = -(-count // rows)
        step = min(wide, 88 / max(1, each - 1))
        first = {1: 22.0, 2: 0.0, 3: -12.0}[rows] - (self.people - 1) * 6
        for place, (id, drawn, moves, about) in enumerate(people):
            row, column = divmod(place, each)
            here = min(each, count - row * each)
            px = x + (column - (here - 1) / 2) * step
            py = y + first + row * {2: 30, 3: 24}.get(rows, 0)
            shown = d.group(drawn, scale=self.people) if self.people != 1 else drawn
            self.on_map.gliding[id] = d.glide(id, px, py, shown)
            self.map_spot(f"at-{id}", px, py, "piece", moves, about)
            if "love" in self.keys and moves and self.is_rival(moves[0]):
                self.heart(f"love-{id}", px, py, f"love {moves[0]}", about)

    def is_rival(self, move: str) -> bool:
        """Whether a move names somebody else's Pioneer."""
        return move.startswith("pioneer:") and not move.startswith(f"pioneer:{self.me}:")

    def heart(self, id: str, x: float, y: float, move: str, about: str) -> None:
        """PIO-DIP-14: a heart on somebody's shoulder: one press makes them love-sick."""
        size = 8.5 * self.people
        at = (x + 14 * self.people, y - 15 * self.people)
        shape = Shape("circle", r=size)
        self.on_map.above.append(self.lit(id, at, shape, move, about, 0.5 / self.seen))
        drawn = d.words(at[0], at[1] + size * 0.5, "♥", size * 1.5, "#9d2a2a", weight=700)
        self.on_map.badges.append(drawn)

    # -- the Hideout ---------------

    def track(self, x: float, y: float, w: float, h: float, rows: int = 1) -> str:
        """The Hideout: its cash, and the countdown from 21 to the Saloon."""
        out = d.rect(x, y, w, h, 8, fill="#33231a", stroke=d.WOOD_LIGHT, stroke_width=1.3)
        cash = self.table["hideout"]
        out += self.good("money", x + 20, y + h / 2 - (9 if rows > 1 else 0), 1)
        out += d.words(
            x + 36 if rows == 1 else x + 20,
            y + h / 2 + (6 if rows == 1 else 16),
            self.say("amount-cash", count=cash),
            17,
            d.PAPER,
            anchor="start" if rows == 1 else "middle",
            weight=700,
        )
        self.spot(
            "hideout-cash",
            (x, y, 78 if rows == 1 else 40, h),
            [],
            self.say("scene-hideout", count=cash),
        )
        left = x + (82 if rows == 1 else 42)
        each = (w - (left - x) - 8) / -(-(FIRST_SQUARE + 1) // rows)
        per_row = -(-(FIRST_SQUARE + 1) // rows)
        tall = (h - 8) / rows
        square = self.table["bandit"]["square"]
        for step in range(FIRST_SQUARE + 1):
            number = FIRST_SQUARE - step
            row, column = divmod(step, per_row)
            bx, by = left + column * each, y + 4 + row * tall
            here = number == square
            out += d.rect(
                bx + 1,
                by + 1,
                each - 2,
                tall - 2,
                3,
                fill="#7b2f26" if number == 0 else "#e9d9b5" if here else "#4a3425",
                stroke="#8a6a45",
            )
            if number == 0:
                out += d.group(d.bottle(20), x=bx + each / 2 - 10, y=by + tall / 2 - 10)
            elif not here:
                out += d.words(bx + each / 2, by + tall / 2 + 5, str(number), 13.5, SOFT)
            if here:
                scale = min(0.95, (tall - 2) / 40)
                self.gliding["piece-bandit"] = d.glide(
                    "piece-bandit",
                    bx + each / 2,
                    by + tall / 2 + 4 * scale,
                    d.group(art.bandit(), scale=scale),
                )
        self.spot("hideout-track", (left, y, w - (left - x), h), [], self.bandit_about())
        return out

    # -- now: round, step, what has been drawn ---------------

    def now(self, x: float, y: float, w: float, h: float) -> str:
        """The round, and what was just turned up: a card, a land tile or an animal."""
        table = self.table
        out = d.paper(x, y, w, h)
        title = self.say("scene-round", round=table["round"])
        out += d.words(x + 12, y + 25, title, 19, anchor="start", font=d.TITLE)
        counts = self.say(
            "scene-piles",
            land=sum(table["pile"].values()),
            events=table["events"]["left"],
        )
        size = d.fitted(counts, w - 30 - d.width_of(title, 19, True), 14, 13)
        out += d.words(x + w - 10, y + 24, counts, size, d.INK_SOFT, anchor="end")
        lines = ", ".join(
            f"{self.tell.kind(kind)} {count}" for kind, count in table["pile"].items() if count
        )
        about = self.say("scene-piles-about", kinds=lines or self.say("read-none"))
        self.spot("news-round", (x, y, w, 34), [], f"{title}. {counts}. {about}")
        out += self.news(x + 8, y + 34, w - 16, h - 40)
        return out

    def news(self, x: float, y: float, w: float, h: float) -> str:
        """The card, tile or animal in play; else whose turn it is and what is in force."""
        table = self.table
        if any(move.startswith("face:") for move in self.moves):
            return self.faces(x, y + 2, w, h - 1)
        if table["card"] is not None:
            return self.card_face(f"card-{table['card']}", x, y, w, h, "#e9cf8f")
        if table["drawn"] is not None:
            picture = self.ground(table["drawn"], 0)
            out = d.group(picture, x=x + 36, y=y + h / 2, scale=min(0.6, h / 110))
            words = self.say("scene-drawn", land=self.tell.kind(table["drawn"]))
            return out + self.lines(words, x + 78, y, w - 80, h)
        if table["animal"] is not None:
            animal = table["animal"]
            out = d.group(art.die(str(ANIMAL_NUMBER[animal]), 34), x=x + 26, y=y + h / 2)
            name = self.say(f"animal-{animal}")
            words = self.say("scene-animal", animal=name, number=ANIMAL_NUMBER[animal])
            return out + self.lines(words, x + 54, y, w - 56, h)
        kept = table["prayers"]["kept"]
        if kept:
            return self.prayers(kept, x, y, w, h)
        told: list[str] = []
        if table["active"] is not None:
            step = self.say(f"step-{table['step']}")
            told.append(self.say("scene-turn", who=self.name(table["active"]), step=step))
        if self.tell.in_danger(table):
            told.append(self.say("read-unarmed-warning"))
        if table["targeted"] is not None:
            told.append(self.say("scene-targeted", who=self.name(table["targeted"])))
        if table["boom"] is not None:
            told.append(self.say("scene-boom"))
        if table["dust"] is not None:
            told.append(self.say("scene-dust"))
        if h < RACE:
            return self.lines(" ".join(told), x, y, w, h)
        return self.lines(" ".join(told), x, y, w, h - 32) + self.race(x + 14, y + h - 17, w - 28)

    def faces(self, x: float, y: float, w: float, h: float) -> str:
        """The faces of the Player die, to choose from."""
        each = w / len(FACES)
        out = ""
        for place, id in enumerate(FACES):
            left = x + place * each
            free = f"face:{id}" in self.keys
            r = min(h / 2 - 10, 20)
            face = d.circle(0, 0, r, fill=d.PAPER_DEEP, stroke=d.INK) + art.symbol(id)
            shown = d.group(face, x=left + each / 2, y=y + h / 2 - 7, scale=1.1)
            out += d.el("g", shown, opacity=None if free else "0.3")
            name = self.say(f"symbol-{id}")
            size = d.fitted(name, each - 6, 14, 13)
            out += d.words(left + each / 2, y + h - 1, name, size)
            if self.prompt == "face":
                about = self.say("tip-face", face=name, pays=GAMBLE_PAYS[place])
            else:
                about = f"{name}. {self.say('tip-symbol')}"
            self.spot(f"face-{id}", (left + 3, y, each - 6, h - 14), [f"face:{id}"], about)
        return out

    def race(self, x: float, y: float, w: float) -> str:
        """Everybody's way to 20 points."""
        out = d.path(f"M{d.num(x)} {d.num(y)} h{d.num(w)}", stroke=d.RULE, stroke_width=3)
        for points in range(0, POINTS_TO_WIN + 1, 5):
            at = x + w * points / POINTS_TO_WIN
            out += d.path(f"M{d.num(at)} {d.num(y - 5)} v10", stroke=d.RULE, stroke_width=2)
            out += d.words(at, y + 18, str(points), 13, d.INK_SOFT)
        here: dict[int, int] = {}
        for seat in reversed(self.order):
            points = min(POINTS_TO_WIN, self.player(seat)["points"])
            if self.player(seat)["status"] == "in":
                here[points] = here.get(points, -1) + 1
                at = x + w * points / POINTS_TO_WIN + here[points] * 7
                out += d.player_mark(seat, at, y - 4 - here[points] * 4, 9)
        return out

    def prayers(self, kept: Sequence[str], x: float, y: float, w: float, h: float) -> str:
        """Prayer cards kept for later in the turn."""
        each = w / len(kept)
        out = ""
        for place, id in enumerate(kept):
            left = x + place * each
            out += self.card_face(f"prayer-{id}", left, y, each - 4, h, "#dfe6ea")
            about = f"{self.say(f'prayer-{id}')}. {self.say(f'prayer-{id}-does')}"
            self.spot(f"prayer-{id}", (left, y, each - 4, h), [f"prayer:{id}"], about)
        return out

    def card_face(self, message: str, x: float, y: float, w: float, h: float, fill: str) -> str:
        """A card with its title and what it does."""
        out = d.rect(x, y, w, h, 6, fill=fill, stroke=d.INK)
        title = self.say(message)
        out += d.words(
            x + w / 2, y + 19, title, d.fitted(title, w - 16, 16, 13, title=True), font=d.TITLE
        )
        return out + self.lines(self.say(f"{message}-does"), x + 6, y + 22, w - 12, h - 24)

    def lines(self, text: str, x: float, y: float, w: float, h: float) -> str:
        """A few lines of text in a box."""
        if not text:
            return ""
        most = max(1, int(h // 16.5))
        size = 15.0 if len(d.wrapped(text, w, 15, 9)) <= most else 13.2
        found = d.wrapped(text, w, size, most)
        step = size + 2.4
        first = y + h / 2 - step * len(found) / 2 + size * 0.84
        return "".join(
            d.words(x + w / 2, first + place * step, line, size) for place, line in enumerate(found)
        )

    # -- the price list ---------------

    def prices(
        self,
        x: float,
        y: float,
        w: float,
        row: float,
        rows: Sequence[Sequence[PriceRow]] | None = None,
    ) -> str:
        """What everything costs, what it sells for and what the Stockpile has; or some rows."""
        if rows is None:
            rows = [[line] for line in self.prices_rows()]
        out = d.paper(x, y, w, 34 + row * len(rows))
        title = self.say("scene-prices")
        ends = (x + w - 104, x + w - 62, x + w - 22)
        out += d.words(
            x + 12,
            y + 23,
            title,
            d.fitted(title, w - 150, 17, 13, title=True),
            anchor="start",
            font=d.TITLE,
        )
        for end, head in zip(ends, ("buy", "sell", "left"), strict=True):
            out += d.words(end, y + 23, self.say(f"scene-{head}"), 13, d.INK_SOFT)
        for place, lines in enumerate(rows):
            box = (x + 4, y + 30 + place * row, w - 8, row)
            if place % 2 == 0:
                out += d.rect(*box, 3, fill=d.PAPER_DEEP, fill_opacity="0.6")
            out += self.price(lines, box, ends)
        return out

    def price_groups(self) -> list[list[PriceRow]]:
        """One row for the four Tools and one for the four production Buildings."""
        groups: list[list[PriceRow]] = []
        for line in self.prices_rows():
            if line[0] in TOOLS[1:] or line[0] in BUILDINGS[1:HOMESTEAD]:
                groups[-1].append(line)
            else:
                groups.append([line])
        return groups

    def price(self, lines: Sequence[PriceRow], box: Box, ends: Sequence[float]) -> str:
        """One row of the price list, for one thing or for several of one price."""
        x, y, w, h = box
        id, _, name, buy, sell, left = lines[0]
        single = len(lines) == 1
        if not single:
            name = self.say("scene-tools" if id in TOOLS else "scene-buildings")
            left = None
        boom = self.table["boom"] is not None and id in RESOURCES
        base = y + h / 2 + 5
        start = x + 5 + 23 * len(lines)
        room = ends[0] - start - 20
        size = d.fitted(name, room, 14.5, 13)
        out = d.words(start + 2, base, d.shortened(name, room, size), size, anchor="start")
        for end, value, sign in zip(ends, (buy, sell, left), ("$", "$", ""), strict=True):
            if value is not None:
                now = value + (1 if boom and end == ends[1] else 0)
                text = self.say("amount-cash", count=now) if sign else str(now)
                out += d.words(end, base, text, 14.5, weight=600 if sign else 400)
        for place, line in enumerate(lines):
            at = x + 4 + place * 23
            scale = min(0.82, (h - 1) / 21)
            out += d.group(line[1], x=at + 12, y=y + h / 2, scale=scale)
            about = self.price_about(line[0], line[2])
            if line[5] is not None:
                about = f"{about} {self.say('scene-stockpile-has', count=line[5])}"
            spot = (x, y, w, h) if single else (at, y, 23.0, h)
            self.spot(f"price-{line[0]}", spot, self.thing_moves(line[0]), about)
        return out

    def thing_moves(self, id: str) -> list[str]:
        """What a click on a row of the price list may stand for."""
        return [f"thing:{id}", f"build:{id}", f"line:get:{id}:1"] if self.prompt != "offer" else []

    def price_about(self, id: str, name: str) -> str:
        """A row of the price list in words."""
        if id in GOOD_NUMBER:
            return f"{name}. {self.say(f'good-{id}-does')}"
        return f"{name}. {self.say('claim-does' if id == 'claim' else f'building-{id}-does')}"

    def prices_rows(self) -> list[PriceRow]:
        """The rows of the price list: id, picture, name, buy, sell, left."""
        stock = self.table["stockpile"]
        left = {
            "food": stock["food"],
            "bullet": stock["bullets"],
            "revolver": stock["revolvers"],
            "horse": stock["horses"],
            "point-card": stock["cards"],
            **stock["tools"],
            **stock["resources"],
        }
        rows: list[PriceRow] = [
            (
                good.id,
                art.good(good.id),
                self.say(f"good-{good.id}"),
                good.buy or None,
                good.sell or None,
                left[good.id],
            )
            for good in GOODS
        ]
        for number, building in enumerate(BUILDINGS):
            sell = None if number == HOMESTEAD else SELL_BUILDING
            picture = d.group(art.WORK[building]("#8c8f86"), scale=0.72)
            rows.append(
                (building, picture, self.tell.work(building), BUILD_COST[number], sell, None)
            )
        claim = d.group(art.WORK["claim"]("#8c8f86"), scale=0.72)
        rows.append(("claim", claim, self.tell.work("claim"), STAKE_FEE, None, stock["stakes"]))
        return rows

    # -- diplomas ---------------

    def diplomas(self, x: float, y: float, w: float, columns: int, row: float) -> str:
        """The thirteen diplomas and who holds them."""
        rows = -(-len(DIPLOMAS) // columns)
        out = d.paper(x, y, w, 32 + rows * row)
        title = self.say("scene-diplomas")
        out += d.words(x + 12, y + 22, title, 17, anchor="start", font=d.TITLE)
        each = (w - 8) / columns
        for number, id in enumerate(DIPLOMAS):
            column, line = divmod(number, rows)
            left, top = x + 4 + column * each, y + 29 + line * row
            holder = holder_of(self.table, id)
            name = self.tell.diploma(id, self.table)
            does = self.say(f"diploma-{boxed(id, self.table)}-does")
            about = f"{name}. {does}"
            if holder is None:
                out += d.group(art.scroll(), x=left + 14, y=top + row / 2, scale=1.1)
            else:
                out += d.player_mark(holder[0], left + 14, top + row / 2, 9)
                about = f"{about} {self.say('scene-holder', who=self.tell.pioneer(*holder))}"
            size = d.fitted(name, each - 32, 14, 12.5)
            out += d.words(
                left + 28,
                top + row / 2 + 5,
                d.shortened(name, each - 30, size),
                max(13.0, size),
                d.INK if holder is None else d.INK_SOFT,
                anchor="start",
            )
            self.spot(f"diploma-{id}", (left, top, each - 2, row), [f"diploma:{id}"], about)
        return out

    # -- an open trade or auction ---------------

    def deal(self, x: float, y: float, w: float, h: float) -> str:
        """The offer being made, or the lot under the hammer; '' when there is none."""
        if self.table["offer"] is not None:
            return self.offer(self.table["offer"], x, y, w, h)
        if self.table["lot"] is not None:
            return self.lot(self.table["lot"], x, y, w, h)
        return ""

    def offer(self, offer: Mapping[str, Any], x: float, y: float, w: float, h: float) -> str:
        """A trade: what one gives on the left, what the other gives on the right."""
        out = d.paper(x, y, w, h)
        title = self.say("scene-counter" if offer["counter"] else "scene-offer")
        out += d.words(x + w / 2, y + 23, title, 18, font=d.TITLE)
        half = (w - 12) / 2
        sides = (
            (offer["proposer"], offer["gives"], 0),
            (offer["partner"], offer["wants"], len(offer["gives"])),
        )
        row = min(24.0, (h - 66) / max(1, len(offer["gives"]), len(offer["wants"])))
        for place, (seat, lines, base) in enumerate(sides):
            verb = "give" if seat == self.me else "want"
            left = x + 4 + place * (half + 4)
            out += d.rect(left, y + 32, half, h - 38, 5, fill=d.PAPER_DEEP, stroke=d.RULE)
            out += d.player_mark(seat, left + 16, y + 48, 10)
            mine = "-you" if seat == self.me else ""
            who = self.say(f"scene-gives{mine}", who=self.name(seat))
            out += d.words(
                left + 31, y + 53, d.shortened(who, half - 36, 14), 14, anchor="start", weight=600
            )
            words = [self.tell.line(self.table, line) for line in lines]
            what = ", ".join(words) or self.say("read-none")
            about = self.say("name-value", name=who, value=what)
            about = f"{about}. {self.say('tip-deal')}"
            self.spot(f"deal-{place}", (left, y + 32, half, h - 38), [verb], about)
            for number, text in enumerate(words):
                top = y + 62 + number * row
                size = d.fitted(text, half - 14, 14, 13)
                out += d.words(
                    left + 8,
                    top + row / 2 + 5,
                    d.shortened(text, half - 12, size),
                    size,
                    anchor="start",
                )
                move = f"strike:{base + number}"
                if move in self.keys:
                    box = (left + 3, top, half - 6, row - 2)
                    self.spot(f"deal-{place}-{number}", box, [move], text)
        return out

    def lot(self, lot: Mapping[str, Any], x: float, y: float, w: float, h: float) -> str:
        """An auction: the lot, its seller and the lowest bid."""
        out = d.paper(x, y, w, h)
        title = self.say("scene-auction")
        out += d.words(x + w / 2, y + 25, title, 18, font=d.TITLE)
        out += d.player_mark(lot["seller"], x + 26, y + 56, 13)
        text = self.tell.line(self.table, lot)
        out += d.words(
            x + 48, y + 62, text, d.fitted(text, w - 60, 18, 13), anchor="start", weight=700
        )
        words = self.say("scene-reserve", who=self.name(lot["seller"]), price=lot["reserve"])
        out += self.lines(words, x + 8, y + 70, w - 16, 26)
        told = [f"{self.say('name-value', name=title, value=text)}. {words}"]
        top = y + 104
        for seat, state in self.bidders(lot):
            if top + 26 <= y + h:
                out += d.player_mark(seat, x + 26, top + 11, 11)
                size = d.fitted(state, w - 64, 15, 13)
                out += d.words(x + 48, top + 16, state, size, anchor="start")
                top += 26
            told.append(state)
        self.spot("deal-lot", (x, y, w, h), [], f"{'. '.join(told)}. {self.say('tip-lot')}")
        return out

    def bidders(self, lot: Mapping[str, Any]) -> list[tuple[int, str]]:
        """PIO-AUC-02, PIO-AUC-03: who may still bid and up to what, who has decided, who is out."""
        asked = [ask["seat"] for ask in self.view["asks"] if ask["prompt"] in ("bid", "bid-again")]
        if not asked:
            return []
        found = []
        for seat in self.order:
            cash = self.player(seat)["cash"]
            if seat == lot["seller"]:
                continue
            state = "out" if seat not in asked else "in"
            if state == "in" and seat in self.view["committed"]:
                state = "done"
            found.append((seat, self.say(f"scene-bid-{state}", who=self.name(seat), cash=cash)))
        return found

    # -- panels ---------------

    def head(self, seat: int, x: float, y: float, w: float, stacked: bool = False) -> str:
        """Mark, name, symbol, points: in one line, or the name above the others."""
        player = self.player(seat)
        points = player["points"]
        signs = [
            d.mark("hexagon", "#8e2a22", 0, 0, 16, edge=art.BONE, edge_width=1.3)
            + d.words(0, 6, str(points), 17, "#ffffff", weight=700)
        ]
        if player["symbol"] is not None:
            disc = d.circle(0, 0, 14, fill=d.PAPER, stroke=d.INK)
            signs.append(disc + d.group(art.symbol(player["symbol"]), scale=0.9))
        if self.table["targeted"] == seat:
            signs.append(self.crosshair())
        step = 36.0
        first = x + 20 if stacked else x + w - 24
        line = y + 49 if stacked else y + 18
        out = d.player_mark(seat, x + 18, y + 18, 13)
        for place, sign in enumerate(signs):
            out += d.group(sign, x=first + place * (step if stacked else -step), y=line)
        about = self.say("scene-points", who=self.name(seat), count=points)
        about = f"{about} {self.say('tip-points')}"
        self.spot(f"points-{seat}", (first - 17, line - 17, 34, 34), [], about)
        name = self.name(seat)
        room = w - 42 - (0 if stacked else step * len(signs))
        size = d.fitted(name, room, 18, 14)
        out += d.words(
            x + 37, y + 24, d.shortened(name, room, size), size, d.PAPER, anchor="start", weight=600
        )
        message = {"in": "scene-player", "out": "scene-player-out", "empty": "scene-player-empty"}
        words = self.say(
            message[player["status"]],
            who=name,
            symbol=self.say(f"symbol-{player['symbol']}") if player["symbol"] else "-",
        )
        words = f"{words} {self.say('tip-symbol')}"
        box = (x + 3, y + 2, room + 36, 32)
        if self.narrow and f"seat:{seat}" not in self.keys:
            words = f"{words} {self.say('tip-opens')}"
            self.opener(f"player-{seat}", box, words, f"seat-{seat}")
        else:
            self.spot(f"player-{seat}", box, [f"seat:{seat}"], words)
        return out

    def crosshair(self) -> str:
        """The sign of the Targeted player, around 0, 0."""
        return d.circle(0, 0, 10, fill="none", stroke="#ff8a70", stroke_width=2.4) + d.path(
            "M-13 0 h26 M0 -13 v26", stroke="#ff8a70", stroke_width=1.8
        )

    def purse(self, seat: int, x: float, y: float, w: float) -> str:
        """Money, Food, Bullets, Revolver, Horse and Pioneer Point cards."""
        player = self.player(seat)
        out = ""
        kinds = ("money", "food", "bullet", "revolver", "horse", "point-card")
        room = (1.45, 1.1, 1.0, 0.72, 0.72, 0.95)
        unit = w / sum(room)
        left = x
        for kind, share in zip(kinds, room, strict=True):
            count = has(player, kind)
            each = share * unit
            out += self.good(kind, left + 13, y + 14, 0.9, faint=not count)
            if kind not in ("revolver", "horse"):
                text = self.say("amount-cash", count=count) if kind == "money" else str(count)
                size = d.fitted(text, each - 25, 15.5, 13)
                out += d.words(left + 25, y + 19.5, text, size, d.INK, anchor="start", weight=700)
            self.holding(seat, kind, (left, y, each, 28))
            left += each
        return out

    def holding(self, seat: int, kind: str, box: Box) -> None:
        """What a player has of a thing, to read or to choose."""
        count = has(self.player(seat), kind)
        goods = self.tell.goods(kind, count) if count else self.say("read-none")
        name = self.tell.thing(kind)
        about = self.say("scene-has", who=self.name(seat), thing=name, goods=goods)
        about = f"{about} {self.say(f'good-{kind}-does')}"
        moves: list[str] = []
        if seat == self.me and kind == "horse":
            moves.append("horse")
        if seat == self.me and kind == "money":
            moves += ["money", "thing:money"]
        offer = self.table["offer"] if self.prompt == "offer" else None
        if offer is not None and seat in (offer["proposer"], offer["partner"]):  # one more of it
            moves.append(f"line:{'give' if seat == self.me else 'get'}:{kind}:1")
        self.spot(f"has-{seat}-{kind}", box, moves, about)

    def store(self, seat: int, x: float, y: float, w: float) -> str:
        """The four Resources and the four Tools."""
        player = self.player(seat)
        out = ""
        each = w / 8 + 4
        for place, kind in enumerate(RESOURCES):
            count = player["resources"][kind]
            left = x + place * each
            out += self.good(kind, left + 12, y + 13, 0.82, faint=not count)
            out += d.words(
                left + 23,
                y + 19,
                str(count),
                15,
                d.INK if count else d.INK_SOFT,
                anchor="start",
                weight=700,
            )
            self.holding(seat, kind, (left, y, each, 26))
        start = x + 4 * each + 6
        small = (w - 4 * each - 6) / len(TOOLS)
        for place, tool in enumerate(TOOLS):
            left = start + place * small
            owned = tool in player["tools"]
            out += self.good(tool, left + small / 2, y + 13, 0.86, faint=not owned)
            self.holding(seat, tool, (left, y, small, 26))
        return out

    def family(self, seat: int, x: float, y: float, w: float) -> str:
        """A player's Pioneers with their Actions and diplomas, and the family's limit."""
        player = self.player(seat)
        family = player["pioneers"]
        out = ""
        each = min(38.0, (w - 4) / max(1, len(family)))
        for place, one in enumerate(family):
            _, drawn, moves, about = self.person(player, one)
            cx = x + 18 + place * each
            out += d.group(drawn, x=cx, y=y + 24)
            for dot in range(one["actions"]):
                out += d.circle(cx - 5 * (one["actions"] - 1) + dot * 10, y + 49, 3.6, fill=d.PAPER)
            box = (cx - 16, y, 32, 52)
            id = f"family-{seat}-{one['number']}"
            self.spot(id, box, [] if one["q"] is not None else moves, about)
        return out

    def stock(self, seat: int, x: float, y: float, w: float) -> str:
        """Unbuilt tokens, and how many Pioneers the family may have."""
        player = self.player(seat)
        out = ""
        each = (w - 62) / len(BUILDINGS)
        for place, building in enumerate(BUILDINGS):
            left = x + place * each
            count = player["stock"][building]
            picture = d.group(art.WORK[building](d.PLAYERS[seat][0]), scale=0.55)
            out += d.el(
                "g", d.group(picture, x=left + 11, y=y + 12), opacity=None if count else "0.3"
            )
            out += d.words(left + 22, y + 17, str(count), 13.5, SOFT, anchor="start")
            about = self.say(
                "scene-stock", who=self.name(seat), work=self.tell.work(building), count=count
            )
            about = f"{about} {self.say(f'building-{building}-does')}"
            self.spot(f"stock-{seat}-{building}", (left, y, each, 24), [], about)
        words = f"{len(player['pioneers'])}/{player['limit']}"
        out += d.circle(x + w - 46, y + 8, 4.4, fill=SOFT)
        out += d.path(f"M{d.num(x + w - 54)} {d.num(y + 22)} q8 -14 16 0 Z", fill=SOFT)
        out += d.words(x + w - 32, y + 17, words, 14.5, SOFT, anchor="start", weight=600)
        about = self.say(
            "scene-limit",
            who=self.name(seat),
            count=len(player["pioneers"]),
            limit=player["limit"],
        )
        about = f"{about} {self.say('tip-limit')}"
        self.spot(f"limit-{seat}", (x + w - 58, y, 58, 24), [], about)
        return out

    def panel(self, seat: int, x: float, y: float, w: float, h: float = PANEL) -> str:
        """Everything a player owns; a low panel leaves out the family and the unbuilt tokens."""
        player = self.player(seat)
        out = d.panel(x, y, w, h, active=seat in self.asked, seat=seat)
        out += self.head(seat, x, y, w)
        if player["status"] != "in":
            words = self.say("scene-out" if player["status"] == "out" else "scene-empty")
            return out + d.words(x + w / 2, y + h / 2 + 22, words, 17, QUIET)
        out += d.rect(x + 5, y + 37, w - 10, 60, 5, fill=d.PAPER, fill_opacity="0.93")
        out += self.purse(seat, x + 6, y + 38, w - 12)
        out += self.store(seat, x + 6, y + 68, w - 12)
        if player["ward"]:
            out += d.rect(
                x + 2, y + 2, w - 4, h - 4, 9, fill="none", stroke="#cfe3f2", stroke_dasharray="2 5"
            )
        if h < PANEL:
            return out
        out += self.family(seat, x + 5, y + 98, w - 10)
        return out + self.stock(seat, x + 5, y + 156, w - 10)

    # -- the whole ---------------

    def finish(self, w: float, h: float, below: str, defs: str = "") -> str:
        """The whole picture, with what the map is made of."""
        hole = d.el("clipPath", art.hexagon(art.SIZE - 0.4), id="hex-hole")
        signs = [d.el("g", drawn, id=f"sign-{name}") for name, drawn in art.deed_signs().items()]
        shared = d.el("defs", hole, *self.pictures.values(), *signs, id="scene-defs")
        return super().finish(w, h, below, defs + shared)

    def wide(self) -> str:
        """For a screen of about 1440 pixels: the map, and small cards on its margin."""
        w, h = 1440.0, 676.0
        side = 268.0
        x = w - side - 12
        out = self.map(0, 0, w, h, 1.2, (12.0, 8.0, x - 24, h - 16), 0.6)
        out += self.outlaw(12, 12, 264)
        if self.something_new() or self.told():
            out += self.turned_up(12, 76, 264, 112)
        y = 12.0
        for seat in self.order:
            tall = ROW + (18 if seat == self.me else 0)
            self.aside = seat != self.order[0]
            out += self.row(seat, x, y, side, tall)
            self.aside = False
            y += tall + 5
        sheet, _ = self.sheet(w - 452, y + 3, 440, h - y - 62)
        out += sheet
        out += self.lists(x, h - 50)
        return self.finish(w, h, out)

    def outlaw(self, x: float, y: float, w: float) -> str:
        """The Bandit in a line or two, and the money in his Hideout."""
        out = d.paper(x, y, w, 58)
        square = self.table["bandit"]["square"]
        if square:
            out += d.el(
                "g",
                d.circle(0, 0, 19, fill="#33231a"),
                transform=f"translate({d.num(x + 28)} {d.num(y + 29)})",
            )
            out += d.words(x + 28, y + 36, str(square), 19, d.PAPER, weight=700)
        else:
            out += d.group(
                art.bandit(self.table["bandit"]["jailed"]), x=x + 28, y=y + 34, scale=0.95
            )
        cash = self.table["hideout"]
        about = f"{self.bandit_about()} {self.say('scene-hideout', count=cash)}"
        where = "town" if not square else "track"
        where = "jail" if self.table["bandit"]["jailed"] else where
        for place, (text, weight) in enumerate(
            (
                (self.say(f"outlaw-{where}", square=square or 0), 700),
                (self.say("outlaw-cash", count=cash), 400),
            )
        ):
            size = d.fitted(text, w - 62, 16, 13)
            out += d.words(x + 54, y + 25 + place * 20, text, size, anchor="start", weight=weight)
        self.spot("hideout-track", (x, y, w, 58), [], about)
        return out

    def told(self) -> list[str]:
        """What is in force now and worth a warning."""
        table = self.table
        told: list[str] = []
        if self.tell.in_danger(table):
            told.append(self.say("read-unarmed-warning"))
        if table["boom"] is not None:
            told.append(self.say("scene-boom"))
        if table["dust"] is not None:
            told.append(self.say("scene-dust"))
        return told

    def turned_up(self, x: float, y: float, w: float, h: float) -> str:
        """The card, tile, animal or die faces in play; else what is in force."""
        if self.something_new():
            return d.paper(x, y, w, h) + self.news(x + 6, y + 6, w - 12, h - 12)
        text = " ".join(self.told())
        return d.paper(x, y, w, 64) + self.lines(text, x + 8, y + 3, w - 16, 58)

    def row(self, seat: int, x: float, y: float, w: float, h: float) -> str:
        """A player in two lines: name and points, goods; one's own says what is eaten next."""
        player = self.player(seat)
        out = d.rect(
            x,
            y,
            w,
            h,
            7,
            fill=d.PAPER,
            stroke=d.LIT if seat in self.asked else d.WOOD,
            stroke_width=2.4 if seat in self.asked else 1.2,
        )
        out += d.rect(x, y, 5, h, 2, fill=d.PLAYERS[seat][0])
        out += d.player_mark(seat, x + 22, y + 19, 11)
        name = self.name(seat)
        out += d.words(x + 40, y + 25, d.shortened(name, 84, 17), 17, anchor="start", weight=700)
        out += d.words(
            x + w - 12, y + 27, str(player["points"]), 23, "#8e2a22", anchor="end", font=d.TITLE
        )
        self.player_spot(seat, (x, y, w, 32))
        if player["status"] != "in":
            words = self.say("scene-out" if player["status"] == "out" else "scene-empty")
            return out + d.words(x + 40, y + 47, words, 14, d.INK_SOFT, anchor="start")
        note, bad = self.hunger(player)
        side = x + 48 + min(84.0, 1.06 * d.width_of(name, 17))  # it is bold
        if seat != self.me and bad:
            out += d.words(
                side,
                y + 25,
                note,
                d.fitted(note, x + w - 44 - side, 13.5, 12.5),
                "#8e2a22",
                anchor="start",
                weight=600,
            )
        if seat == self.me:
            out += d.words(
                x + 12,
                y + h - 8,
                note,
                d.fitted(note, w - 20, 14, 13),
                "#8e2a22" if bad else "#2f6b2a",
                anchor="start",
                weight=600,
            )
        return out + self.goods_line(seat, x + 10, y + 32, w - 18)

    def player_spot(self, seat: int, box: Box) -> None:
        """A player to choose, or to look at more closely."""
        points = self.player(seat)["points"]
        about = self.say("scene-points", who=self.name(seat), count=points)
        about = f"{about} {self.say('tip-points')}"
        if f"seat:{seat}" in self.keys:
            self.spot(f"player-{seat}", box, [f"seat:{seat}"], about)
        else:
            about = f"{about} {self.say('tip-opens')}"
            self.opener(f"player-{seat}", box, about, f"seat-{seat}")

    def hunger(self, player: Mapping[str, Any]) -> tuple[str, bool]:
        """PIO-FEED-01: what the next feeding takes, and whether that is more than there is."""
        eat, food = mouths(player), player["food"]
        short = eat > food
        return self.say("mouths-short" if short else "mouths-fed", mouths=eat, food=food), short

    def goods_line(self, seat: int, x: float, y: float, w: float) -> str:
        """Money, Food and Bullets with their numbers, then whatever else there is."""
        player = self.player(seat)
        kinds = ["money", "food", "bullet"]
        rest = [
            kind
            for kind in ("revolver", "horse", *TOOLS, *RESOURCES, "point-card")
            if has(player, kind)
        ]
        size = 14.0
        texts = {
            kind: ""
            if kind in SINGLE
            else self.say("amount-cash", count=has(player, kind))
            if kind == "money"
            else str(has(player, kind))
            for kind in [*kinds, *rest]
        }
        needed = sum(22 + d.width_of(text, size) for text in texts.values())
        gap = max(-3.0, min(8.0, (w - needed) / len(texts)))
        out = ""
        left = x
        for kind, text in texts.items():
            out += self.good(kind, left + 10, y + 13, 0.8 if gap > 0 else 0.68)
            each = 21 + gap
            if text:
                at = left + 21 + min(0.0, gap)
                out += d.words(at, y + 18, text, size, d.INK, anchor="start", weight=700)
                each += d.width_of(text, size)
            self.holding(seat, kind, (left, y, each, 28))
            left += each
        return out

    def lists(self, x: float, y: float) -> str:
        """The price list and the diplomas, each behind a press."""
        out = ""
        for place, (thing, drawn) in enumerate(
            (("prices", art.good("money")), ("diplomas", d.group(art.scroll(), scale=1.7)))
        ):
            left = x + place * 50
            out += d.paper(left, y, 44, 42)
            out += d.group(drawn, x=left + 22, y=y + 21)
            about = f"{self.say(f'scene-{thing}')}. {self.say(f'tip-{thing}')}"
            self.opener(f"open-{thing}", (left, y, 44.0, 42.0), about, thing)
        return out

    def small(self) -> str:
        """For a small screen: the map at the left, what is to be read at its size at the right."""
        w, h = 712.0, 548.0
        self.narrow = True
        low = h - 12
        out = self.track(12, 12, 344, 46, rows=2)
        out += self.map(15, 67, 338, low - 70, 2.0)
        x, wide, y = 362.0, 338.0, 12.0
        asked_for = self.other_side()
        if asked_for is None:
            out += self.now(x, y, wide, 100)
        else:  # what they have is what one asks for
            out += self.panel(asked_for, x, y, wide, STRIP)
        y += 104
        rest = low - 44 - PANEL - 4 - y
        sheet, _ = self.sheet(x, y, wide, rest - 4)
        rivals = [seat for seat in self.order[1:] if seat != asked_for]
        rivals.sort(key=lambda seat: seat != self.table["active"])
        if sheet:
            out += sheet
        elif rivals:  # who acts now, else who comes next
            tall = PANEL if rest > PANEL else STRIP
            self.aside = True
            out += self.panel(rivals.pop(0), x, y, wide, tall)
            self.aside = False
        y += rest
        out += self.panel(self.order[0], x, y, wide)
        out += self.rows(x, y + PANEL + 4, wide, rivals)
        return self.finish(w, h, d.table_top(w, h, 5) + out)

    def phone(self) -> str:
        """For a phone: the map with what is new on its margin, then your goods and the rivals.

        Rivals and lists are behind a press, so that everything is in view with the question.
        """
        w, h = 390.0, 398.0
        self.narrow = True
        sheet, tall = self.sheet(4, 4, w - 8, h - 8)
        out, below = sheet, h - tall  # what is dealt about lies above the map
        if below > SEEN_BELOW:
            out += self.map(0, tall, w, below, 1.3, (2.0, tall + 2, w - 4, below - 4), 0.9)
        if not sheet:
            out += self.outlaw_sign(6, 6)
            if self.something_new():
                out += self.turned_up(60, 6, w - 66, 96)
        y = h + 3
        own = self.order[0]
        out += d.rect(4, y, w - 8, 32, 6, fill=d.PAPER) + d.player_mark(own, 22, y + 16, 11)
        out += self.goods_line(own, 44, y + 2, w - 54)
        self.player_spot(own, (4, y, 38, 32))
        y += 36
        out += self.rows(4, y, w - 8, self.order[1:])
        return self.finish(w, y + 44, d.rect(0, 0, w, y + 44, fill=d.WOOD_DARK) + out)

    def outlaw_sign(self, x: float, y: float) -> str:
        """The Bandit's countdown, or himself, small."""
        square = self.table["bandit"]["square"]
        out = d.paper(x, y, 46, 46)
        if square:
            out += d.words(x + 23, y + 31, str(square), 22, "#7b2f26", weight=700)
        else:
            jailed = self.table["bandit"]["jailed"]
            out += d.group(art.bandit(jailed), x=x + 23, y=y + 27, scale=0.85)
        about = f"{self.bandit_about()} {self.say('scene-hideout', count=self.table['hideout'])}"
        self.spot("hideout-track", (x, y, 46, 46), [], about)
        return out

    def sheet(self, x: float, y: float, w: float, h: float) -> tuple[str, float]:
        """What is to be chosen from beside the map, and how far down it reaches.

        A deal, or things of the lists; "" for none.
        """
        pointed = any(move.startswith(("at:", "place:", "page:")) for move in self.moves)
        if pointed and self.table["offer"] is None:
            return "", 0.0
        things = [[line] for line in self.prices_rows() if self.legal(self.thing_moves(line[0]))]
        if things:
            row = min(44.0, (h - 34) / len(things))
            if self.narrow and h - 34 - row * len(things) < SEEN_BELOW:
                row = (h - 34) / len(things)  # where no map has room below, the list takes it all
            return self.prices(x, y, w, row, things), y + 38 + row * len(things)
        if any(move.startswith("diploma:") for move in self.moves):
            return self.diplomas(x, y, w, 2, (h - 32) / -(-len(DIPLOMAS) // 2)), y + h
        offer = self.table["offer"]
        tall = DEAL
        if offer is not None:
            lines = max(2, len(offer["gives"]), len(offer["wants"]))
            tall = min(DEAL, 66.0 + 24.0 * lines)
        found = self.deal(x, y, w, min(h, tall))
        return found, y + tall + 4 if found else 0.0

    def other_side(self) -> int | None:
        """With whom the reader puts an offer together."""
        offer = self.table["offer"] if self.prompt == "offer" else None
        if offer is None:
            return None
        sides = [offer["proposer"], offer["partner"]]
        if self.me not in sides:
            return None
        sides.remove(self.me)
        return int(sides[0])

    def something_new(self) -> bool:
        """Whether something lies turned up that wants to be read."""
        table = self.table
        turned_up = [table[what] for what in ("card", "drawn", "animal")]
        faces = any(move.startswith("face:") for move in self.moves)
        return faces or bool(table["prayers"]["kept"]) or any(turned_up)

    def rows(self, x: float, y: float, w: float, rivals: Sequence[int]) -> str:
        """Rivals with their points, and the lists, each behind a press."""
        out = ""
        side = 42.0
        each = (w - 2 * (side + 4)) / max(1, len(rivals))
        for place, seat in enumerate(rivals):
            left = x + place * each
            out += d.panel(left, y, each - 4, 40, active=seat in self.asked, seat=seat)
            out += d.player_mark(seat, left + 17, y + 20, 12)
            points = self.player(seat)["points"]
            middle_of = left + each - 21
            out += d.mark("hexagon", "#8e2a22", middle_of, y + 20, 14, edge=art.BONE)
            out += d.words(middle_of, y + 25.5, str(points), 15, "#ffffff", weight=700)
            if each > 100:
                name = d.shortened(self.tell.name(seat), each - 72, 14)
                out += d.words(left + 32, y + 25, name, 14, d.PAPER, anchor="start")
            self.player_spot(seat, (left, y, each - 4, 40.0))
        return out + self.lists(x + w - 2 * (side + 4) - 4, y - 1)


class Shape:
    """An outline that can be drawn several times: its glow, its rim, and where it is pressed."""

    def __init__(self, tag: str, **attrs: object) -> None:
        self.tag = tag
        self.attrs = attrs

    def drawn(self, **attrs: object) -> str:
        """The outline with a look."""
        return d.el(self.tag, **self.attrs, **attrs)

    def area(self) -> str:
        """The outline as an invisible place to point at."""
        return self.drawn(fill="#ffffff", fill_opacity="0", class_="area")


MAP_FIRST: Final = True
"""The map fills the page: everything else is a strip or a small card on its margin."""


def spot_of(place: str, _view: Mapping[str, Any]) -> tuple[float, float]:
    """Where a hex lies on the map, by the id of its spot."""
    column, row = place.partition("-")[2][0], int(place.partition("-")[2][1:])
    q = COLUMNS.index(column) - RADIUS
    return middle(q, hex_row(q, row))


def walked(event: Event, _view: Mapping[str, Any]) -> tuple[str, tuple[float, float]] | None:
    """PIO-MOVE-03: the piece that an event moves by a step, and where to."""
    if event.kind not in ("steps", "walks-out", "bandit-steps"):
        return None
    cell = event.args[-1]
    seat, number = event.args[0] // PIONEERS_EACH, event.args[0] % PIONEERS_EACH + 1
    piece = "piece-bandit" if event.kind == "bandit-steps" else f"pioneer-{seat}-{number}"
    return piece, middle(CELL_Q[cell], CELL_R[cell])


scene, small = c.boards(Scene)


def closeup(view: dict[str, Any], tell: Teller, thing: str) -> str | None:
    """A family, the price list or the diplomas behind a press on a phone; None: no such thing."""
    drawing = Scene({**view, "asks": []}, tell)
    if thing == "prices":
        h = 56 + 24.0 * len(drawing.prices_rows())
        inside = drawing.prices(8, 8, 344, 24)
    elif thing == "diplomas":
        h = 50 + 30.0 * len(DIPLOMAS)
        inside = drawing.diplomas(8, 8, 344, 1, 30)
    else:
        seats = {f"seat-{seat}": seat for seat in drawing.order}
        if thing not in seats:
            return None
        h = PANEL + 16
        inside = drawing.panel(seats[thing], 8, 8, 344)
    return drawing.finish(360, h, d.table_top(360, h, 5) + inside)


def results(view: Mapping[str, Any], tell: Teller) -> list[tuple[str, list[str]]]:
    """The points by source, a row each with a cell for every seat (PIO-WIN-01)."""
    say = tell.words
    sources: dict[str, list[int]] = {
        "pioneers": [],
        "buildings": [],
        "diplomas": [],
        "cards": [],
        "total": [],
        "cash": [],
    }
    for player in view["table"]["players"]:
        family = player["pioneers"]
        learnt = len([one for one in family if one["diploma"] is not None])
        rest = len(family) + learnt + player["cards"]
        sources["pioneers"].append(len(family))
        sources["buildings"].append(max(0, player["points"] - rest))
        sources["diplomas"].append(learnt)
        sources["cards"].append(player["cards"])
        sources["total"].append(player["points"])
        sources["cash"].append(player["cash"])
    return [
        (say(f"scene-score-{source}"), [str(value) for value in row])
        for source, row in sources.items()
    ]


def picture() -> str:
    """The game in the lobby: a corner of the map, a family on its way, and who waits for it."""
    w, h = 320.0, 180.0
    hole = d.el("clipPath", art.hexagon(art.SIZE - 0.4), id="lobby-hex")
    out = d.el("defs", hole) + d.rect(0, 0, w, h, fill=LAND_SHEET)
    shown = (
        ("forest", -1, 0),
        ("mountain", -1, 1),
        ("saloon", 0, 0),
        ("field", 0, 1),
        ("store", 1, -1),
        ("canyon", 1, 0),
        ("pasture", 2, -1),
        ("lake", 2, -2),
        ("river", 3, -2),
        ("desert", 3, -3),
    )
    tiles = ""
    for number, (kind, q, r) in enumerate(shown):
        x, y = middle(q, r)
        picture = art.place(kind) if kind in art.TOWN else art.land(kind, number % art.VARIANTS)
        tiles += d.group(
            d.el("g", picture, clip_path="url(#lobby-hex)"),
            art.hexagon(fill="none", stroke="#6a5440", stroke_width=1.6),
            x=x,
            y=y,
        )
    for kind, seat, q, r in (("sawmill", 1, -1, 0), ("farm", 0, 0, 1), ("ranch", 3, 2, -1)):
        x, y = middle(q, r)
        tiles += d.group(art.work(kind, seat), x=x, y=y - 6, scale=1.5)
    x, y = middle(1, -1)
    tiles += d.group(art.pioneer(0, 1), x=x - 18, y=y + 22, scale=1.25)
    tiles += d.group(art.pioneer(0, 2), x=x + 18, y=y + 22, scale=1.25)
    x, y = middle(0, 0)
    tiles += d.group(art.bandit(), x=x, y=y + 20, scale=1.35)
    out += d.group(tiles, x=92, y=78, scale=0.82)
    return d.el("svg", out, viewBox=f"0 0 {d.num(w)} {d.num(h)}", aria_hidden="true")
