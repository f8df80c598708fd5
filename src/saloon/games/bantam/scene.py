"""How a view of `bantam` looks on a board: a paper map of the country on the table.

The map lies in a window of its own that people may move and enlarge; it starts at the tile the
reader is on. Beside it are the reader's board and the list, or the shelves of the store one is in;
below it a fight, while there is one, and the other players.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, pi, sin
from typing import Any, Final

from saloon import components as c
from saloon import drawing as d
from saloon.engine.event import Event
from saloon.games.bantam import art, signs
from saloon.games.bantam.advice import hints
from saloon.games.bantam.board import (
    ACRE,
    BANK,
    COLOURS,
    GUNSMITH,
    NONE_HERE,
    NOWHERE,
    SALOON,
    STABLES,
    STORES,
    TILE,
    TOWN,
    TOWN_HALL,
    TRADING_POST,
)
from saloon.games.bantam.cards import ICONS, NO_RARITY, Card
from saloon.games.bantam.content import (
    BUY_PRICE,
    CHARACTER,
    DRINK,
    ENEMY,
    FRONTS,
    TAB,
    TABS_AT,
)
from saloon.games.bantam.effects import KINDS, SKILLS
from saloon.games.bantam.events import EVENT, EVENT_TYPES, HEAD_MOUNTS, HONOR, MONTH, RIDER
from saloon.games.bantam.look import (
    ACRE_NUMBER,
    CABIN_MARK,
    CARD_OF,
    ENEMY_OF,
    ITEM_OF,
    MOUNT_OF,
    OUT_OF_SIGHT,
    SLOT_AT,
    deserted,
    event_of,
    fighters,
    hunt_chance,
    joint_of,
    season_of,
    selling,
    vigor,
    worth,
)
from saloon.games.bantam.moves import FOE, PLACE_TEXTS
from saloon.games.bantam.text import BantamTeller
from saloon.words import Teller, Words

Box = tuple[float, float, float, float]

EVEN: Final = 50
UNSURE: Final = 15
"""A fight is even where the chance to win it is no further from half, in percent."""

GAP: Final = 40.0
PLANE: Final = (3120.0, 2496.0)
"""The whole country with the legend below it, in units of the map."""
GRID: Final = ((0.0, 0.0), (1040.0, 0.0), (0.0, 1040.0), (1040.0, 1040.0))
TOWN_AT: Final = (2120.0, 520.0)
COIN_SHAPE: Final = " ".join(
    f"{d.num(52 * cos(i * pi / 8))},{d.num(52 * sin(i * pi / 8))}" for i in range(16)
)
"""An Acre in reach, as a shape with many corners."""

CHIP_AT: Final = "-46 -40"
"""Where the price of a way stands, from the middle of its Acre: names are below, foes beside."""

WIDE: Final = (1440.0, 676.0)
SHELVES: Final = 740.0
"""How wide shelves and events lie on the map."""
SOFT: Final = "#e9d9b5"
DIM: Final = "#8fa89c"

ROOMS: Final = (GUNSMITH, TRADING_POST, STABLES, SALOON)
"""The stores with shelves to look at; Bank and Town Hall are worth a look to governors only."""
GOVERNORS_ROOMS: Final = (*ROOMS, BANK, TOWN_HALL)


SOURCES: Final = ("tasks", "cabins", "masteries", "legends", "riders", "bank", "honors")
"""Where the points of governors come from, as far as they lie on the table at the end."""
HONOR_OF: Final = {honor.id: honor for honor in HONOR}
LOW_CARD: Final = 120.0
"""A Combat Card lower than this is drawn with less space between its lines."""
EVENT_FILLS: Final = ("#e0cda6", "#d9dcb0", "#b9cbd6", "#cfd8ae", "#cfc2d6", "#e6c79a")


NARROW: Final = 600
"""A store narrower than this is for a phone or a small screen, where room is scarce."""
CLOSE_TITLE: Final = 24.0
CLOSE_CARD: Final = 63.0
CLOSE_DRINK: Final = 44.0
CLOSE_RIDER: Final = 58.0
CLOSE_WALL: Final = 42.0
PHONE_HIGH: Final = 536.0
"""How high a picture may be on a phone: with the question and the moves it fills the screen."""
GROUNDS: Final[dict[tuple[Words, tuple[str, ...], tuple[float, float], float], str]] = {}
MOST_GROUNDS: Final = 32
DRAWN: Final = ("buy-item", "buy-mount", "hunter")
STORE_VERBS: Final = (
    "buy",
    "sell",
    "order",
    "take",
    "deposit",
    "withdraw",
    "recruit",
    "mount",
    "draw-items",
    "draw-mounts",
    "buy-token",
)


DICE: Final = {"1": (0.3, 0.45), "s": (0.3, 0.4), "0": (0.5, 0.3)}
"""Where on the board there is room for dice, by screen: parts of its width and height."""


class Scene(c.Picture):
    """One view being drawn, in one language."""

    tell: BantamTeller

    def __init__(self, view: Mapping[str, Any], tell: Teller) -> None:
        super().__init__(view, tell)
        seats = len(self.table["players"])
        near = self.me if self.me is not None else max(0, self.table["active"])
        self.order = [(near + step) % seats for step in range(seats)] if seats else []
        self.used: set[str] = set()  # the moves that are lit already
        self.on_map: list[str] = []  # what can be pointed at on the map
        self.figures: list[str] = []  # what moves on the map
        self.label = 25.0
        self.gov: Mapping[str, Any] | None = self.table.get("governors")

    # -- names and pointing ---------------

    def first_of(self, moves: Sequence[str]) -> str | None:
        """The first of some moves that is on the menu and not lit elsewhere."""
        return next((move for move in moves if move in self.keys and move not in self.used), None)

    def spot(
        self,
        id: str,
        box: Box,
        moves: Sequence[str],
        about: str,
        large: bool = False,
    ) -> None:
        """A place to point at: a legal thing when a move is on the menu, else a thing to read.

        On the map (`large`) everything is drawn at twice the size, as its units are smaller; there
        arrow keys go from place to place.
        """
        focus = not large and not self.aside
        scale = 2.0 if large else 1.0
        x, y, w, h = (n / scale for n in box)
        area = d.hit_area(w, h)
        move = self.first_of(moves)
        if move is None:
            drawn = d.piece(id, x, y, about, area, focus=focus)
        else:
            self.used.add(move)
            said = d.joined(self.tell.move(move, self.view), about)
            drawn = d.lit(
                id,
                x,
                y,
                w,
                h,
                move,
                self.keys[move],
                said,
                area,
                chosen=self.answer == move,
                r=18 if large else 8,
            )
        (self.on_map if large else self.above).append(drawn)

    def finish(self, w: float, h: float, below: str, defs: str = "") -> str:
        """The whole picture: the table, and what can be pointed at on top."""
        return d.board(
            w,
            h,
            self.say("scene-board"),
            defs or art.defs(),
            art.symbols(),
            art.tile_edge(),
            d.el("defs", signs.symbols(), id="scene-signs"),
            lettered(d.el("g", below, id="below")),
            lettered(d.el("g", *self.above, id="above")),
        )

    # -- the map ---------------

    def origin(self, tile: int) -> tuple[float, float]:
        """Where a tile lies on the plane."""
        if tile == TOWN:
            return TOWN_AT
        return GRID[self.table["grid"].index(TILE[tile].id)]

    def at(self, place: str) -> tuple[float, float]:
        """Where an Acre, or the Acre of a Cabin, lies on the plane."""
        return on_plane(place, self.table)

    def focus(self) -> str:
        """The place the map starts at: the reader's, for others that of the player at turn."""
        return str(self.player(self.order[0])["place"]) if self.order else "town_square"

    def country(
        self, window: Box, plane: tuple[float, float], seen: float, covered: float = 0.0
    ) -> str:
        """The map in its window; `seen` units of it are shown from left to right at first.

        It shows the whole tile where that fits, else the reader's surroundings; where a lower
        part is `covered` by shelves, the reader is in the part above them.
        """
        x, y, w, h = window
        wide, high = plane
        drawn = self.ground_of(plane)
        for number in range(len(ACRE)):
            self.acre_spot(number)
        self.pieces()
        scale = wide / seen
        tile = ACRE[ACRE_NUMBER[self.focus().removesuffix(CABIN_MARK)]].tile
        cx, cy = self.at(self.focus())
        if seen > 1000:
            ox, oy = self.origin(tile)
            clear = 1040 * (1 - covered / h)
            top = min(1040 - clear, max(-40.0, cy - oy - clear / 2)) if covered else -20.0
            cx, cy = ox + 500, oy + top + 520
        left = min(0.0, max(wide * (1 - scale), wide / 2 - scale * cx))
        top = min(0.0, max(high * (1 - scale), high / 2 - scale * cy))
        start = f"{d.num(left)} {d.num(top)} {scale:.3f}"
        inner = d.el(
            "g",
            drawn,
            d.el("g", id="map-ways", class_="kept"),
            d.el("g", *self.figures, id="figures"),
            d.el("g", *self.on_map, id="map-spots", transform="scale(2)"),
            d.el("g", id="map-around", class_="kept"),
            id="country-map",
            data_pan=TILE[tile].id,
            data_start=start,
            data_seen=f"{w / seen:.3f}",
            data_cell=COIN_SHAPE,
            data_chip=CHIP_AT,
            transform=f"translate({d.num(left)} {d.num(top)}) scale({scale:.3f})",
        )
        return d.rect(x - 4, y - 4, w + 8, h + 8, 8, fill=d.WOOD_DARK) + d.el(
            "svg",
            inner,
            id="map-window",
            x=x,
            y=y,
            width=w,
            height=h,
            viewBox=f"0 0 {d.num(wide)} {d.num(high)}",
        )

    def ground_of(self, plane: tuple[float, float]) -> str:
        """All of the map that stays as it is: made once for everybody who sees the same."""
        key = (self.say, tuple(self.table["grid"]), plane, self.label)
        found = GROUNDS.get(key)
        if found is None:
            drawn = self.land() + self.legend(plane)
            drawn += "".join(self.acre(number) for number in range(len(ACRE)))
            if len(GROUNDS) == MOST_GROUNDS:
                GROUNDS.clear()
            found = GROUNDS[key] = d.kept("ground", drawn)
        return found

    def land(self) -> str:
        """The wood of the table, the five tiles with their names, the joints between them."""
        out = d.rect(-400, -400, PLANE[0] * 3, PLANE[1] * 3, fill="#5a3a24")
        for number, tile in enumerate(TILE):
            x, y = self.origin(number)
            out += d.group(art.tile(number), x=x, y=y)
            if number == TOWN:
                continue
            out += d.words(
                x + 500,
                y + 66,
                self.say(f"tile-{tile.id}-title"),
                44,
                art.DARK[number],
                font=d.TITLE,
                stroke=art.LAND[number],
                stroke_width=8,
                paint_order="stroke",
            )
        lines = d.wrapped(self.say("tile-town-title"), 150, 40)
        for row, line in enumerate(lines):
            x, y = TOWN_AT[0] + 116, TOWN_AT[1] + 76 + row * 44
            out += d.words(x, y, line, 40, art.DARK[TOWN], font=d.TITLE)
        return out + self.joints()

    def joints(self) -> str:
        """BAN-TRV-02: the trails that cross from tile to tile, with their Sign Posts."""
        out = ""
        for number, row in enumerate(ACRE):
            other = joint_of(number, self.table["grid"])
            if other == NOWHERE or other < number:
                continue
            ax, ay = self.at(row.id)
            bx, by = self.at(ACRE[other].id)
            mx, my = (ax + bx) / 2, (ay + by) / 2
            way = f"M{d.num(ax)} {d.num(ay)} L{d.num(bx)} {d.num(by)}"
            line = {"fill": "none", "stroke_linecap": "round"}
            out += d.path(way, stroke="#f8efd6", stroke_width=11, stroke_opacity="0.8", **line)
            out += d.path(way, stroke="#8a5f34", stroke_width=4.4, stroke_dasharray="13 9", **line)
            out += d.group(art.signpost(), x=mx, y=my)
        return out

    def legend(self, plane: tuple[float, float]) -> str:
        """What the signs of the map mean, on a strip of paper below the country."""
        top = 2080.0
        wide = plane[0] - 40
        out = d.rect(
            20, top, wide, plane[1] - top - 16, 16, fill=d.PAPER, stroke=d.INK, stroke_width=4
        )
        out += d.words(60, top + 84, self.say("scene-legend"), 62, font=d.TITLE, anchor="start")
        signs = [
            (d.mark(art.SIGHT_SHAPES[bit], art.SIGHT[bit], 0, 0, 32, d.INK, 3), f"colour-{colour}")
            for bit, colour in enumerate(COLOURS)
        ]
        signs += [
            (
                d.circle(0, 0, 26, fill="#fffaf0", stroke=d.INK, stroke_width=8),
                "scene-legend-white",
            ),
            (d.circle(0, 0, 30, fill="#17120f"), "scene-legend-black"),
            (art.check_badge(7, 42), "scene-legend-check"),
            (art.drop(34), "scene-legend-wound"),
            (art.key_sign(1, 40), "scene-legend-key"),
            (d.group(art.shelter(4), scale=2), "scene-legend-shelter"),
            (d.group(art.TENT, scale=1.7), "scene-legend-camp"),
            (d.group(art.TILE_ICONS[TOWN], scale=1.7), "scene-legend-gate"),
            (d.group(art.signpost(), scale=1.5), "scene-legend-post"),
            (art.foe("grey_wolf", 42), "scene-legend-foe"),
        ]
        x, y = 80.0, top + 160
        for drawn, message in signs:
            said = self.say(message)
            room = 180 + d.width_of(said, 50)
            if x + room > wide:
                x, y = 80.0, y + 92
            out += d.group(drawn, x=x + 40, y=y)
            out += d.words(x + 104, y + 16, said, 50, anchor="start")
            x += room
        return out

    def acre(self, number: int) -> str:
        """An Acre with its name."""
        row = ACRE[number]
        x, y = self.at(row.id)
        house = row.store != NONE_HERE
        out = d.group(art.house(row.id) if house else art.coin(number), x=x, y=y)
        name = self.say(f"acre-{row.id}")
        low = 92.0 if house else art.COIN + self.label
        if row.tile == TOWN and row.y > 900:
            low = -art.COIN - 22 if not house else low
        lines = [name] if d.width_of(name, self.label) < 230 else d.wrapped(name, 200, self.label)
        for place, line in enumerate(lines):
            out += d.words(
                x,
                y + low + place * self.label * 0.95,
                line,
                self.label,
                weight=600,
                stroke=art.LAND[row.tile],
                stroke_width=6,
                paint_order="stroke",
            )
        return out

    def acre_spot(self, number: int) -> None:
        """An Acre to point at."""
        row = ACRE[number]
        x, y = self.at(row.id)
        about = self.acre_about(number)
        moves = self.acre_moves(number)
        r = art.COIN if row.store == NONE_HERE else 62.0
        self.spot(f"acre-{row.id}", (x - r, y - r, 2 * r, 2 * r), moves, about, large=True)

    def acre_about(self, number: int) -> str:
        """An Acre in words: all about it on the reader's tile, elsewhere what it is good for."""
        row = ACRE[number]
        name = self.say(f"acre-{row.id}")
        near = ACRE[ACRE_NUMBER[self.focus().removesuffix(CABIN_MARK)]].tile == row.tile
        if not near:
            _colours, *facts = self.tell.acre_facts(number, self.table)
            there = ", ".join(facts)
            about = self.say("scene-acre", place=name, what=there) if there else f"{name}."
            return f"{about} {self.tell.acre_does(number)}"
        about = self.say(
            "scene-acre-ways",
            place=name,
            what=", ".join(self.tell.acre_facts(number, self.table)),
            ways=", ".join(self.tell.ways(number, self.table)) or self.say("read-none"),
        )
        return f"{about} {self.tell.acre_does(number)}"

    def acre_moves(self, number: int) -> list[str]:
        """What a click on an Acre may stand for."""
        row = ACRE[number]
        here = self.here()
        if self.prompt == "turn" and here is not None:
            return ["work", "enter"] if row.id == here else [f"go:{row.id}"]
        return [f"go:{row.id}", f"go:{row.id}{CABIN_MARK}"]

    def here(self) -> str | None:
        """Where the reader is, or None for an onlooker."""
        return str(self.player(self.me)["place"]) if self.me is not None else None

    # -- what stands on the map ---------------

    def pieces(self) -> None:
        """Cabins, fires, foes, players and what lies about, each on its Acre."""
        for cabin in self.table["cabins"]:
            self.cabin(cabin)
        for fire in self.table["fires"]:
            for place in sorted(set(fire["tokens"])):
                self.fire(fire, place)
        for place, things in self.table["ground"].items():
            self.ground(place, things)
        for foe in self.table["foes"]:
            self.foe(foe)
        crowd: dict[str, list[int]] = {}
        for player in self.table["players"]:
            if player["character"]:
                crowd.setdefault(player["place"], []).append(player["seat"])
        for place, seats in crowd.items():
            for step, seat in enumerate(seats):
                self.mini(seat, place, step - (len(seats) - 1) / 2)

    def figure(self, id: str, x: float, y: float, drawn: str) -> None:
        """Something that glides from place to place."""
        self.figures.append(d.glide(id, x, y, drawn))

    def cabin(self, cabin: Mapping[str, Any]) -> None:
        """A Cabin at the upper left of its Acre, with what is stored below the roof."""
        x, y = self.at(cabin["acre"])
        x, y = x - 50, y - 34
        drawn = (
            art.ruin(cabin["open"], 38)
            if deserted(cabin)
            else art.cabin(cabin["owner"], cabin["open"], 38)
        )
        if self.gov is not None and cabin["acre"] in self.gov["chests"]:
            drawn += d.group(art.happening(0, "discovery", 14), x=-24, y=34)
        for place, held in enumerate(cabin["slots"]):
            if held == "fire":
                drawn += d.group(art.flame(13), x=(place - 1) * 24, y=34)
            elif held:
                drawn += d.group(art.goods(KINDS.index(held), 11), x=(place - 1) * 24, y=34)
        self.figure(f"cabin-{cabin['acre']}", x, y, drawn)
        facts = list(self.tell.now_there(cabin["acre"], self.table))
        about = next((fact for fact in facts if self.say("cabin") in fact), self.say("cabin"))
        about = f"{self.tell.sentence(about)}. {self.say('tip-cabin')}"
        if deserted(cabin):
            door = self.say("door-open" if cabin["open"] else "door-locked")
            about = f"{self.say('scene-abandoned', door=door)} {self.say('tip-abandoned')}"
        moves = ["enter", "climb", "bash", "open-chest"] if cabin["acre"] == self.here() else []
        moves += [f"burn:{cabin['acre']}:{slot}" for slot in (1, 2, 3)]
        moves.append(f"go:{cabin['acre']}{CABIN_MARK}")
        self.spot(f"cabin-at-{cabin['acre']}", (x - 32, y - 36, 64, 62), moves, about, large=True)

    def fire(self, fire: Mapping[str, Any], place: str) -> None:
        """A Fire Token, with the intensity of its fire."""
        if place.endswith(CABIN_MARK):
            return
        x, y = self.at(place)
        x, y = x - 46, y + 6
        drawn = d.circle(0, 0, 24, fill="#3a1410", stroke=art.FLAME, stroke_width=3)
        drawn += d.group(art.flame(20), y=-2)
        drawn += d.circle(19, 15, 12, fill=d.PAPER, stroke=d.INK)
        drawn += d.words(19, 21, str(fire["intensity"]), 17, weight=700)
        self.figure(f"fire-{fire['fire']}-{place}", x, y, drawn)
        about = f"{self.tell.fire_facts(fire)} {self.say('tip-fire')}"
        moves = [f"flame:{fire['fire'] + 1}"]
        if place == self.here():
            moves += ["douse", "navigate", "befriend"]
        self.spot(f"fire-at-{place}", (x - 24, y - 24, 48, 48), moves, about, large=True)

    def ground(self, place: str, things: Sequence[str]) -> None:
        """What lies in an Acre, as small tokens along its lower edge."""
        x, y = self.at(place)
        for step, thing in enumerate(dict.fromkeys(things)):
            tx, ty = x + 8 + step * 26, y + 40
            if thing in KINDS:
                drawn = art.goods(KINDS.index(thing), 13)
            elif thing == "dollar":
                drawn = art.dollar(12)
            elif thing in ITEM_OF:
                drawn = art.item(thing, 13)
            else:
                drawn = art.foe(self.front(thing), 13)
            count = things.count(thing)
            number = d.words(10, 14, str(count), 17, weight=700) if count > 1 else ""
            self.figure(f"lies-{place}-{thing}", tx, ty, drawn + number)
            moves = [f"pick-up:{thing}"] if place == self.here() else []
            about = self.say("scene-ground", thing=self.tell.thing(thing))
            about = f"{about} {self.say('tip-ground')}"
            self.spot(
                f"ground-{place}-{thing}", (tx - 13, ty - 13, 26, 26), moves, about, large=True
            )

    def front(self, token: str) -> str:
        """The front of an enemy token."""
        return self.tell.front_of(token)

    def foe(self, foe: Mapping[str, Any]) -> None:
        """A foe at the lower right of its Acre, with the Vigor it has left."""
        x, y = self.at(foe["place"])
        x, y = x + 54, y - 8
        left = foe["vig"] - foe["wounds"]
        drawn = art.foe(foe["front"], 28)
        drawn += d.circle(22, 20, 13, fill=d.PAPER, stroke=d.INK)
        drawn += d.words(22, 26, str(left), 18, d.DANGER, weight=700)
        if foe["symbol"] == "aggressive":
            drawn += d.words(-20, -14, "!", 30, art.FLAME, weight=700)
        slot = foe["slot"]
        about = self.foe_about(foe)
        if self.me is not None and self.player(self.me).get("vig", 0) > 0:
            odds = hunt_chance(self.player(self.me), foe)
            shade = (
                d.DANGER if odds < EVEN - UNSURE else art.LIKELY if odds > EVEN + UNSURE else d.INK
            )
            drawn += d.rect(-34, -50, 68, 24, 12, fill=d.PAPER, stroke=shade, stroke_width=2)
            drawn += d.words(0, -32, f"{odds}\u202f%", 18, shade, weight=700)
            about = f"{about} {self.say('scene-foe-odds', chance=odds)}"
        self.figure(f"foe-{slot}", x, y, drawn)
        self.spot(
            f"foe-at-{slot}",
            (x - 28, y - 28, 56, 56),
            [f"fight:{slot}", f"ambush:{slot}", f"sneak:{slot}"],
            about,
            large=True,
        )
        if f"sneak:{slot}" in self.keys and f"sneak:{slot}" not in self.used:
            self.figure(f"eye-{slot}", x + 46, y - 22, art.eye(20))
            self.spot(
                f"sneak-{slot}",
                (x + 26, y - 42, 40, 40),
                [f"sneak:{slot}"],
                self.foe_about(foe),
                large=True,
            )

    def foe_about(self, foe: Mapping[str, Any]) -> str:
        """A foe in words, and what beating it brings."""
        return f"{self.tell.sentence(self.tell.foe_facts(foe))}. {self.say('tip-foe')}"

    def mini(self, seat: int, place: str, step: float) -> None:
        """A player's figure: on the Acre, or at the window of the Cabin one is in."""
        x, y = self.at(place)
        player = self.player(seat)
        r = 34.0
        if place.endswith(CABIN_MARK):
            x, y, r = x - 50, y - 66, 22.0
        x += step * 40
        self.figure(f"mini-{seat}", x, y - 14, art.mini(seat, r))
        about = self.say(
            "scene-mini",
            who=self.name(seat),
            character=self.say(f"character-{player['character']}"),
            place=self.tell.the(place),
        )
        about = f"{about} {self.say('tip-mini-you' if seat == self.me else 'tip-mini')}"
        moves = [f"fight:{seat}", f"ambush:{seat}"]
        if seat == self.me and not place.endswith(CABIN_MARK):
            moves = ["work"]
        if seat == self.me and place.endswith(CABIN_MARK):
            moves = ["leave", "climb"]
        self.spot(f"mini-of-{seat}", (x - r, y - 14 - r, 2 * r, 2 * r), moves, about, large=True)

    # -- a player's board ---------------

    def tokens(self, seat: int, x: float, y: float, r: float = 9) -> str:
        """Grit, Vigor and Will Power in a row."""
        player = self.player(seat)
        out = ""
        step = r * 2.15
        for n in range(4):
            out += d.group(art.grit(r, n >= player["grit"]), x=x + r + n * step, y=y)
        hx = x + 4 * step + r * 1.6
        for n in range(player["vig_max"]):
            out += d.group(art.heart(r * 0.95, n < player["vig"]), x=hx + r + n * step * 0.92, y=y)
        wx = hx + player["vig_max"] * step * 0.92 + r * 1.2
        for n in range(3):
            out += d.group(art.will(r * 0.85, n < player["wil"]), x=wx + r + n * step * 0.92, y=y)
        who = self.name(seat)
        facts: tuple[tuple[str, float, float, int, list[str]], ...] = (
            ("grit", x, 4 * step, player["grit"], []),
            ("vig", hx, player["vig_max"] * step * 0.92, player["vig"], ["herb", "doc"]),
            ("wil", wx, 3 * step * 0.92, player["wil"], ["reflect", "reroll"]),
        )
        for what, left, wide, count, moves in facts:
            about = self.say(
                f"scene-{what}",
                who=who,
                count=count,
                most=player["vig_max"],
                does=self.say(f"stat-{what}-does"),
            )
            own = moves if seat == self.me else []
            self.spot(f"{what}-{seat}", (left, y - r - 3, wide, 2 * r + 6), own, about)
        return out

    def skills(self, seat: int, x: float, y: float, w: float) -> str:
        """The six skills and the Speed."""
        player = self.player(seat)
        each = w / 7
        out = ""
        for n, name in enumerate(SKILLS):
            middle = x + (n + 0.5) * each
            level = player["skills"][name]
            raised = level > player["lasting"][name]
            colour = art.SKILL_COLOURS[n]
            dark = name in ("str", "wis")
            out += d.mark("triangle", colour, middle, y + 15, 15, d.PAPER, 1.2)
            out += d.words(middle, y + 24, str(level), 16, d.INK if dark else "#ffffff", weight=700)
            short = self.say(f"skill-{name}-short")
            out += d.words(middle, y + 43, short, 13, d.LIT if raised else SOFT)
            about = self.say(
                "scene-skill",
                who=self.name(seat),
                skill=self.say(f"skill-{name}"),
                count=level,
                does=self.say(f"skill-{name}-does"),
            )
            moves = [f"skill:{name}"] if seat == self.me else []
            self.spot(f"skill-{seat}-{name}", (middle - 18, y - 3, 36, 50), moves, about)
        middle = x + 6.5 * each
        out += d.circle(middle, y + 15, 14, fill="#3d3d3d", stroke=d.PAPER, stroke_width=1.2)
        out += d.words(middle, y + 21, str(player["spd"]), 16, "#ffffff", weight=700)
        out += d.words(middle, y + 43, self.say("stat-spd-short"), 13, SOFT)
        about = self.say(
            "scene-spd",
            who=self.name(seat),
            count=player["spd"],
            does=self.say("stat-spd-does"),
        )
        self.spot(f"spd-{seat}", (middle - 18, y - 3, 36, 50), [], about)
        return out

    def cargo(self, seat: int, x: float, y: float, w: float, box: float = 30) -> str:
        """Cash, and the slots for goods with what lies in them."""
        player = self.player(seat)
        cash = player["cash"]
        out = d.group(art.dollar(12), x=x + 13, y=y + box / 2)
        out += d.words(x + 29, y + box / 2 + 6, str(cash), 18, d.PAPER, anchor="start", weight=700)
        about = self.say("scene-cash", who=self.name(seat), cash=self.tell.cash(cash))
        about = f"{about} {self.say('tip-cash')}"
        own = seat == self.me
        dollars = ["pay:dollar", "lay:dollar", "discard:dollar"] if own else []
        self.spot(f"cash-{seat}", (x, y, 52, box), dollars, about)
        held = [kind for kind in KINDS for _ in range(player["goods"][kind])]
        slots = max(player["slots"], len(held))
        step = min(box + 4, (w - 58) / max(1, slots))
        for place in range(slots):
            left = x + 56 + place * step
            kind = held[place] if place < len(held) else ""
            out += d.rect(
                left,
                y,
                step - 4,
                box,
                5,
                fill="#101814" if kind else "none",
                stroke="#6f9183",
                stroke_dasharray=None if kind else "4 3",
            )
            if kind:
                token = art.goods(KINDS.index(kind), min(step, box) * 0.36)
                out += d.group(token, x=left + (step - 4) / 2, y=y + box / 2)
            about = (
                self.say("scene-slot", who=self.name(seat), goods=self.tell.goods(kind, 1))
                + f" {self.say('tip-slot')}"
                if kind
                else self.say("scene-slot-empty")
            )
            verbs = ("put", "sell", "pay", "lay", "discard")
            moves = [f"{verb}:{kind}" for verb in verbs] if own and kind else []
            self.spot(f"slot-{seat}-{place}", (left, y, step - 4, box), moves, about)
        return out

    def belongings(self, seat: int, x: float, y: float, w: float, r: float = 15) -> str:
        """Item, crafted tokens, Mount, heads: whatever is there, side by side."""
        player = self.player(seat)
        own = seat == self.me
        things: list[tuple[str, str, list[str], str]] = []
        if player["mount"]:
            id = player["mount"]
            drawn = d.group(art.mount(id, 2 * r), x=-r, y=-r)
            about = self.say(
                "scene-mount",
                who=self.name(seat),
                mount=self.say(f"mount-{id}"),
                does=self.tell.mount_does(id),
            )
            about = f"{about}. {self.say('tip-mount')}"
            if self.gov is not None and player["saddle"]:
                drawn += d.group(art.saddle(), x=r * 0.5, y=r * 0.6)
                about = self.say(
                    "scene-saddle", mount=about, does=self.tell.saddle_does(player["mount"])
                )
            things.append(
                (f"mount-{seat}", drawn, ["buy-saddle", "sell-mount", "sell-saddle"], about)
            )
        if player["item"]:
            id = player["item"]
            drawn = art.item(id, r)
            if player["item_tired"]:
                drawn = d.el("g", drawn, opacity="0.4")
            about = self.say(
                "scene-item",
                who=self.name(seat),
                item=self.say(f"item-{id}"),
                does=self.tell.item_does(id),
            )
            about = f"{about}. {self.say('tip-item')}"
            verbs = ["use:item", "tool:item", "pick:item", f"pay:{id}", f"lay:{id}", "sell-item"]
            things.append((f"item-{seat}", drawn, verbs, about))
        for n in range(player["crafted"]):
            name = self.say(f"craft-{player['craft']}")
            about = f"{name}. {self.say('tip-craft')}"
            moves = ["use:craft", "tool:craft"]
            things.append((f"craft-{seat}-{n}", art.item(player["craft"], r), moves, about))
        for token in player["heads"]:
            price = self.tell.cash(worth(token))
            about = self.say("scene-head", foe=self.tell.head(token), price=price)
            about = f"{about} {self.say('tip-head' if self.gov is None else 'tip-head-wall')}"
            verbs = [f"{verb}:{token}" for verb in ("sell", "pay", "lay", "discard")]
            things.append((f"head-{token}", art.foe(self.front(token), r), verbs, about))
        things += self.following(seat, r)
        step = min(2 * r + 8, w / max(1, len(things)))
        out = "".join(
            d.rect(
                x + place * step,
                y,
                2 * r,
                2 * r,
                5,
                fill="none",
                stroke="#3f5a4f",
                stroke_dasharray="3 3",
            )
            for place in range(len(things), int(min(5, w // step)))
        )
        for place, (id, drawn, moves, about) in enumerate(things):
            middle = x + r + place * step
            out += d.group(drawn, x=middle, y=y + r)
            box = (middle - r, y, 2 * r, 2 * r)
            self.spot(id, box, moves if own else [], about)
        return out

    def following(self, seat: int, r: float) -> list[tuple[str, str, list[str], str]]:
        """What a governor has besides: Riders, savings, Honors, kept cards."""
        player = self.player(seat)
        if self.gov is None:
            return []
        who = self.name(seat)
        things: list[tuple[str, str, list[str], str]] = []
        for id in player["riders"]:
            number = [row.id for row in RIDER].index(id)
            drawn = d.group(art.rider(number, 2 * r), x=-r, y=-r)
            about = self.say(
                "scene-rider", who=who, rider=self.say(f"rider-{id}"), does=self.tell.rider_does(id)
            )
            about = f"{about} {self.say('tip-rider')}"
            things.append((f"follows-{id}", drawn, [], about))
        if player["note"]:
            total = 5 * player["coins"] + player["change"]
            drawn = art.gold(r * 0.8) + d.words(r * 0.7, r, str(total), 13, d.PAPER, weight=700)
            about = self.say(
                "scene-note",
                who=who,
                cash=self.tell.cash(total),
                coins=player["coins"],
                change=self.tell.cash(player["change"]),
            )
            about = f"{about} {self.say('tip-note')}"
            things.append((f"note-{seat}", drawn, [], about))
        for id in player["honors"]:
            about = self.say("scene-honor-of", who=who, honor=self.say(f"honor-{id}"))
            about = f"{about} {self.say('tip-honor-of')}"
            things.append((f"held-{id}", art.medal(r * 0.9), [], about))
        for card in player["kept"]:
            number = card["event"]
            title = self.say(f"happening-{number}") if card["up"] or seat == self.me else ""
            drawn = d.rect(-r * 0.7, -r, r * 1.4, 2 * r, 3, fill=d.PAPER, stroke=d.INK)
            if card["up"]:
                drawn += art.happening(number, EVENT_TYPES[EVENT[number - 1].type], r * 0.6)
            about = self.say("scene-kept", who=who, title=title or "?")
            about = f"{about} {self.say('tip-kept')}"
            moves = [f"bonus:{number}:1", f"bonus:{number}:2"]
            things.append((f"kept-{seat}-{number}", drawn, moves, about))
        return things

    def endeavors(self, seat: int, x: float, y: float, w: float, h: float = 40) -> str:
        """The four Endeavor Cards: level by pips, and how much of the next one is paid."""
        out = ""
        each = w / 4
        for n, held in enumerate(self.player(seat)["endeavors"]):
            left = x + n * each
            level = ("novice", "journeyman", "master").index(held["level"])
            out += d.rect(left, y, each - 5, h, 5, fill=d.PAPER, stroke=d.INK)
            out += d.group(art.goods(n, 11), x=left + 16, y=y + h / 2)
            for pip in range(3):
                full = pip <= level
                out += d.circle(
                    left + 38 + pip * 11,
                    y + 13,
                    4,
                    fill="#8a5f34" if full else "none",
                    stroke=d.INK_SOFT,
                )
            paid = f"{held['on_card']}/{held['cost']}" if held["cost"] else "★"
            out += d.words(left + 49, y + h - 6, paid, 14, d.INK, weight=600)
            paid_about = (
                self.say("scene-endeavor-left", count=held["on_card"], cost=held["cost"])
                if held["cost"]
                else self.tell.mastery(held["id"])
            )
            about = self.say(
                "scene-endeavor",
                endeavor=self.say(f"endeavor-{held['id']}"),
                level=self.say(f"level-{held['level']}"),
                need=held["difficulty"],
                reward=self.tell.goods(KINDS[n], held["reward"]),
                left=paid_about,
            )
            moves = [f"dedicate:{held['id']}:{count}" for count in range(9, 0, -1)]
            box = (left, y, each - 5, h)
            self.spot(f"endeavor-{seat}-{n}", box, moves if seat == self.me else [], about.strip())
        return out

    def chips(self, seat: int, x: float, y: float, w: float, r: float = 11) -> str:
        """The Combat Cards by their icons: the own nine, then weapons with a rim of brass.

        The reader's own can be pointed at one by one, those of others are read out together.
        """
        player = self.player(seat)
        cards = player["cards"]
        step = min(2 * r + 4, (w - 2 * r) / max(1, len(cards) - 1))
        out = ""
        for place, id in enumerate(cards):
            card = CARD_OF[id]
            tired = id in player["tired"]
            middle = x + r + place * step
            drawn = art.icon(card.icon, r)
            if card.rarity != NO_RARITY:
                drawn += d.circle(0, 0, r + 1.5, fill="none", stroke=art.BRASS, stroke_width=2.6)
            if tired:
                drawn = d.el("g", drawn, opacity="0.35")
            out += d.group(drawn, x=middle, y=y + r)
            if seat == self.order[0]:
                self.chip(id, tired, (middle - r, y, min(2 * r, step), 2 * r))
        if seat != self.order[0]:
            names = ", ".join(
                self.say("read-tired", name=self.tell.card(id))
                if id in player["tired"]
                else self.tell.card(id)
                for id in cards
            )
            about = self.say("tip-cards", who=self.name(seat), names=names)
            self.spot(f"cards-{seat}", (x, y, w, 2 * r), [], about)
        return out

    def chip(self, id: str, tired: bool, box: Box) -> None:
        """One of the reader's cards, to read and to use."""
        about = self.say(
            "scene-card-tired" if tired else "scene-card",
            card=self.tell.card(id),
            face=self.tell.face(CARD_OF[id]),
        )
        moves = [f"{verb}:{id}" for verb in ("use", "tool", "pick", "sell", "pay")]
        if self.prompt == "ambush-card":
            moves.append(f"play:{id}")
        own = self.order[0] == self.me
        self.spot(f"chip-{id}", box, moves if own else [], about)

    def heading(self, seat: int, x: float, y: float, w: float, size: float) -> str:
        """Portrait, mark and name, who one is, and the Notoriety."""
        player = self.player(seat)
        out = d.group(art.portrait(player["character"], size), x=x + 4, y=y + 4)
        out += d.player_mark(seat, x + size - 2, y + size - 6, 14)
        left = x + size + 20
        room = w - size - 72
        name = self.name(seat)
        fit = d.fitted(name, room, 19, 14)
        out += d.words(
            left, y + 24, d.shortened(name, room, fit), fit, d.PAPER, "start", weight=700
        )
        title = self.say(f"character-{player['character']}-title")
        who = self.say(f"character-{player['character']}")
        said = f"{who}, {title}" if size > 50 else title
        out += d.words(left, y + 43, d.shortened(said, room, 13), 13, SOFT, "start")
        out += d.group(art.notoriety(16, str(player["np"])), x=x + w - 28, y=y + 28)
        if seat == self.table["first"]:
            out += d.group(art.boot(13), x=x + w - 66, y=y + 26)
            about = f"{self.say('scene-first')}. {self.say('tip-first')}"
            self.spot("first", (x + w - 80, y + 12, 28, 28), [], about)
        does = self.say(f"character-{player['character']}-does")
        about = f"{self.say('scene-player', who=name, character=who, title=title)}. {does}"
        self.spot(f"player-{seat}", (x + 4, y + 4, w - 86, size), [], about)
        self.spot(f"np-{seat}", (x + w - 50, y + 6, 44, 44), [], self.notoriety_about(seat))
        return out

    def notoriety_about(self, seat: int) -> str:
        """How far a player is, and what that is good for."""
        score, most = self.player(seat)["np"], self.table["winning"]
        about = self.say("scene-np", who=self.name(seat), count=score, score=most)
        return f"{about} {self.say('stat-np-does')}"

    def board(self, seat: int, x: float, y: float, w: float) -> str:
        """The whole board of the reader: 300 high."""
        out = d.panel(x, y, w, 292, active=seat in self.asked, seat=seat)
        out += self.heading(seat, x, y, w, 62)
        out += self.tokens(seat, x + 10, y + 86)
        out += self.skills(seat, x + 6, y + 104, w - 12)
        out += self.cargo(seat, x + 10, y + 158, w - 20)
        out += self.belongings(seat, x + 10, y + 194, w - 20)
        out += self.endeavors(seat, x + 9, y + 228, w - 14, 34)
        out += self.chips(seat, x + 10, y + 266, w - 20, 10.5)
        return out

    def strip(self, seat: int, x: float, y: float, w: float) -> str:
        """Another player: what everybody may know, in 124."""
        self.aside = seat != self.order[0]
        drawn = self.strip_of(seat, x, y, w)
        self.aside = False
        return drawn

    def strip_of(self, seat: int, x: float, y: float, w: float) -> str:
        out = d.panel(x, y, w, 124, active=seat in self.asked, seat=seat)
        if not self.player(seat)["character"]:
            return out + d.words(x + w / 2, y + 40, self.name(seat), 18, d.PAPER)
        out += self.heading(seat, x, y, w, 44)
        out += self.tokens(seat, x + 8, y + 64, 8)
        things = self.tasks_of(seat)
        out += d.group(things, x=x + w - 74, y=y + 51)
        out += self.cargo(seat, x + 8, y + 76, w * 0.6, 20)
        out += self.belongings(seat, x + w * 0.64, y + 76, w * 0.34, 11)
        out += self.chips(seat, x + 8, y + 101, w - 16, 9)
        return out

    def tasks_of(self, seat: int) -> str:
        """Four small boxes, checked or not."""
        tasks = self.player(seat)["tasks"]
        size = 14.0 if len(tasks) <= 4 else 10.0
        columns = 4 if len(tasks) <= 4 else 5
        out = ""
        for n, task in enumerate(tasks):
            x, y = n % columns * (size + 3), n // columns * (size + 2)
            out += d.rect(x, y, size, size, 2, fill=d.PAPER, stroke=d.INK)
            if task["done"]:
                out += art.tick(x + size / 2, y + size / 2, size * 0.57)
        return out

    # -- the list, the store, the place ---------------

    def todo(self, x: float, y: float, w: float, h: float) -> str:
        """The intro list on paper, each open task with what could be done for it now."""
        if not self.order:
            return ""
        seat = self.order[0]
        if self.gov is not None:
            return self.pages(seat, x, y, w, h)
        advice = {task: hint for task, hint, _ in hints(self.tell, self.view)}
        out = d.paper(x, y, w, h)
        out += d.words(x + 14, y + 27, self.say("scene-list"), 20, font=d.TITLE, anchor="start")
        day = self.say("scene-day", round=self.table["round"])
        out += d.words(x + w - 12, y + 25, day, 16, d.INK_SOFT, "end", weight=600)
        about = self.say(
            "scene-day-about",
            round=self.table["round"],
            last=self.table["last_round"],
            who=self.name(max(0, self.table["first"])),
        )
        about = f"{about} {self.say('tip-day')}"
        self.spot("day", (x + w - 80, y + 6, 76, 26), [], about)
        each = (h - 42) / 4
        for n, task in enumerate(self.player(seat)["tasks"]):
            top = y + 36 + n * each
            out += d.rect(x + 12, top + 4, 17, 17, 3, fill="#fffaf0", stroke=d.INK)
            if task["done"]:
                out += art.tick(x + 20.5, top + 12, 11)
            name = self.say(f"task-{task['id']}")
            lines = d.wrapped(name, w - 52, 15, 1)
            out += d.words(x + 38, top + 17, lines[0], 15, anchor="start", weight=600)
            hint = advice.get(name, "")
            for row, line in enumerate(d.wrapped(hint, w - 50, 13, 2 if each > 48 else 1)):
                out += d.words(x + 38, top + 33 + row * 14, line, 13, d.INK_SOFT, "start")
            how = self.say("scene-done") if task["done"] else hint or self.say("scene-open")
            about = self.say("scene-list-about", task=name, how=how)
            about = f"{about} {self.say('tip-task')}"
            moves = [f"task:{n + 1}"] if seat == self.me else []
            self.spot(f"task-{n}", (x + 8, top, w - 16, each - 3), moves, about)
        return out

    def pages(self, seat: int, x: float, y: float, w: float, h: float) -> str:
        """Both to-do pages of a governor, five tasks each, and the month."""
        assert self.gov is not None
        player = self.player(seat)
        advice = {task: hint for task, hint, _ in hints(self.tell, self.view)}
        out = d.paper(x, y, w, h)
        left, right = (self.say(f"page-{id}") for id in player["pages"])
        title = self.say("scene-organisation", adjective=left, noun=right)
        fit = d.fitted(title, w - 120, 17, 13, title=True)
        out += d.words(
            x + 10, y + 23, d.shortened(title, w - 110, fit), fit, d.INK, "start", font=d.TITLE
        )
        month = self.say(f"month-{self.gov['month']}")
        out += d.words(x + w - 8, y + 22, month, 14, d.INK_SOFT, "end", weight=600)
        kind = KINDS.index(self.gov["season"]) if self.gov["season"] else -1
        about = self.say(
            "scene-month-about", month=month, year=self.gov["year"], season=self.season(kind)
        )
        about = f"{about} {self.say('tip-month')}"
        self.spot("day", (x + w - 90, y + 4, 86, 24), [], about)
        each = (h - 34) / 5
        half = w / 2
        for n, task in enumerate(player["tasks"]):
            at, top = x + n // 5 * half, y + 30 + n % 5 * each
            out += d.rect(at + 7, top + 5, 15, 15, 3, fill="#fffaf0", stroke=d.INK)
            if task["done"]:
                out += art.tick(at + 14.5, top + 12, 10)
            name = self.say(f"task-{task['id']}")
            words = d.wrapped(name, half - 32, 13, max(1, int(each // 14)))
            for row, line in enumerate(words):
                out += d.words(at + 27, top + 17 + row * 14, line, 13, anchor="start")
            hint = advice.get(name, "")
            how = self.say("scene-done") if task["done"] else hint or self.say("scene-open")
            about = self.say("scene-list-about", task=name, how=how)
            about = f"{about} {self.say('tip-task')}"
            self.spot(f"task-{n}", (at + 4, top, half - 8, each - 2), [], about)
        return out

    def treated(self) -> bool:
        """BAN-EVT-05: whether an event stands the reader a drink, wherever that is."""
        return self.prompt == "drink"

    def happens(self) -> bool:
        """Whether an Event Card is on show; a drink is chosen at the bar."""
        return bool(self.event_number()) and not self.treated()

    def room(self) -> int:
        """The store the reader is in and can look around, or NONE_HERE."""
        if self.treated():
            return SALOON
        here = self.here()
        if here is None or here not in ACRE_NUMBER:
            return NONE_HERE
        store = ACRE[ACRE_NUMBER[here]].store
        rooms = ROOMS if self.gov is None else GOVERNORS_ROOMS
        return store if store in rooms else NONE_HERE

    def in_store(self) -> int:
        """The store on a phone, where there is room for it only while it is asked about."""
        asked = not self.moves or any(move.split(":")[0] in STORE_VERBS for move in self.moves)
        return self.room() if asked or self.prompt == "turn" else NONE_HERE

    def shelf_rows(self, store: int) -> tuple[int, float]:
        """How many shelves a store has on a wide screen, and how high each is."""
        if store == GUNSMITH:
            return 2, 136.0
        if store == SALOON:
            return (1 if self.gov is None else 2), 158.0
        if store == TOWN_HALL:
            return 2, 120.0
        return 1, 158.0

    def shelves_height(self, store: int, w: float) -> float:
        """How much room a store takes."""
        if w >= NARROW:
            rows, each = self.shelf_rows(store)
            return 40 + rows * each
        if self.shows_drawn():
            return CLOSE_TITLE + 144
        heights = {
            GUNSMITH: 3 * CLOSE_CARD,
            SALOON: 2 * CLOSE_DRINK + (0 if self.gov is None else CLOSE_RIDER + CLOSE_WALL),
            TOWN_HALL: 62.0 + 4 * 31,
            TRADING_POST: 104.0,
            BANK: 138.0,
            STABLES: 104.0,
        }
        return CLOSE_TITLE + heights[store] + 2

    def shows_drawn(self) -> bool:
        """Whether cards were drawn in a store, one of them to be chosen."""
        return bool(self.table["turn"]["draws"]) and self.prompt in DRAWN

    def shelves(self, store: int, x: float, y: float, w: float) -> str:
        """The store the reader is in, its wares on shelves; without boards where room is scarce."""
        close = w < NARROW
        high = self.shelves_height(store, w)
        out = d.rect(x, y, w, high, 8, fill="#3a2618", stroke=d.INK, stroke_width=1.5)
        title = self.say(f"acre-{STORES[store]}")
        low, size = (18, 16) if close else (26, 20)
        out += d.words(x + w / 2, y + low, title, size, d.PAPER, font=d.TITLE)
        if not close and store != TOWN_HALL:
            rows, each = self.shelf_rows(store)
            for row in range(rows):
                out += d.group(art.shelf(w - 8), x=x + 4, y=y + 40 + (row + 1) * each - 16)
        inner = (x + 8, y + (CLOSE_TITLE if close else 36), w - 16)
        if store == GUNSMITH and not (close and self.shows_drawn()):
            return out + self.gunsmith(*inner)
        if store == TRADING_POST and not (close and self.shows_drawn()):
            return out + (self.close_post(*inner) if close else self.post(*inner))
        if store in (TRADING_POST, GUNSMITH, STABLES):
            return out + self.stack("mounts" if store == STABLES else "items", *inner, not close)
        if store == BANK:
            return out + (self.close_bank(*inner) if close else self.bank(*inner))
        if store == TOWN_HALL:
            return out + self.hall(*inner)
        out += self.bar(*inner)
        if self.gov is not None:
            left, top, wide = inner
            out += self.company(left, top + (2 * CLOSE_DRINK if close else 158), wide)
        return out

    # -- what only governors find in town ---------------

    def bank(self, x: float, y: float, w: float) -> str:
        """The reader's Bank Note: slots for coins, the way of the Change, dollars in and out."""
        out = d.paper(x, y, min(w, 330.0), 138)
        out += d.words(x + 12, y + 24, self.say("scene-bank"), 18, font=d.TITLE, anchor="start")
        out += self.savings(x + 40, y + 60, 56, 22) + self.change(x + 10, y + 96, 78)
        left, wide = x + 340, w - 340
        for row, verb in enumerate(("deposit", "withdraw")):
            top = y + row * 70
            out += d.words(left, top + 16, self.say(f"scene-{verb}"), 15, SOFT, "start", 600)
            out += self.dollars(verb, left, top + 24, wide)
        return out

    def close_bank(self, x: float, y: float, w: float) -> str:
        """The same on a phone: the note in two lines, dollars beside what happens to them."""
        out = d.paper(x, y, w, 56)
        out += self.savings(x + 24, y + 28, 38, 17) + self.change(x + 124, y + 11, (w - 126) / 4)
        for row, verb in enumerate(("deposit", "withdraw")):
            top = y + 62 + row * 38
            said = self.say(f"scene-{verb}")
            out += d.words(x, top + 22, d.shortened(said, 66, 14), 14, SOFT, "start", 600)
            out += self.dollars(verb, x + 70, top, w - 70)
        return out

    def savings(self, x: float, y: float, step: float, r: float) -> str:
        """Three slots for coins of the Bank Note."""
        player = self.player(self.order[0])
        out = ""
        for n in range(3):
            middle = x + n * step
            locked = n >= player["bank_slots"]
            out += d.circle(middle, y, r, fill="none", stroke=d.RULE, stroke_dasharray="4 3")
            if n < player["coins"]:
                out += d.group(art.gold(r - 2), x=middle, y=y)
            elif locked:
                out += d.words(middle, y + 7, "-", 22, d.RULE)
            about = self.say("scene-bank-locked" if locked else "scene-bank-slot")
            about = f"{about} {self.say('tip-note')}"
            self.spot(f"coin-{n}", (middle - r, y - r, 2 * r, 2 * r), [], about)
        return out

    def change(self, x: float, y: float, step: float) -> str:
        """The way of the Change, month by month."""
        player = self.player(self.order[0])
        out = ""
        for n in range(4):
            left, middle = x + n * step, x + n * step + (step - 4) / 2
            here = player["change_at"] == n and player["change"]
            fill = "#fff6d8" if here else "#f8efd6"
            out += d.rect(left, y, step - 4, 34, 4, fill=fill, stroke=d.INK)
            said = self.say("scene-bank-month", n=n) if n else self.say("scene-bank-here")
            if n and d.width_of(said, 13) > step - 6:
                said = str(n)
            out += d.words(middle, y + 14, d.shortened(said, step - 6, 13), 13, d.INK_SOFT)
            if here:
                out += d.words(
                    middle, y + 30, self.say("amount-cash", count=player["change"]), 15, weight=700
                )
        return out

    def dollars(self, verb: str, x: float, y: float, w: float) -> str:
        """How many dollars may be put in or taken out, a small box each."""
        out = ""
        amounts = [n for n in range(1, 20) if f"{verb}:{n}" in self.keys]
        each = min(34.0, w / max(1, len(amounts)))
        for place, n in enumerate(amounts):
            left = x + place * each
            out += d.rect(left, y, each - 4, 30, 4, fill=d.PAPER, stroke=d.INK)
            out += d.words(left + (each - 4) / 2, y + 20, str(n), 14, weight=600)
            about = self.say("tip-note")
            self.spot(f"{verb}-{n}", (left, y, each - 4, 30), [f"{verb}:{n}"], about)
        return out

    def hall(self, x: float, y: float, w: float) -> str:
        """Town Hall: the year with its seasons, the Honors, the first place."""
        assert self.gov is not None
        close = w < NARROW
        columns = 6 if close else 12
        row, high = (31.0, 29.0) if close else (56.0, 52.0)
        each = w / columns
        out = ""
        for n, month in enumerate(MONTH):
            left, top = x + n % columns * each, y + n // columns * row
            now = month.id == self.gov["month"]
            fill = "#fff6d8" if now else d.PAPER
            edge = d.DANGER if now else d.INK
            width = 3 if now else 1
            out += d.rect(
                left + 1, top, each - 3, high, 4, fill=fill, stroke=edge, stroke_width=width
            )
            name = self.say(f"month-{month.id}")
            weight = 700 if now else 400
            mark = (left + each - 15, top + 14.5) if close else (left + each / 2, top + 35)
            if close:
                out += d.words(left + 5, top + 19, name[:3], 13, anchor="start", weight=weight)
            else:
                short = d.shortened(name, each - 6, 13)
                out += d.words(left + each / 2, top + 17, short, 13, weight=weight)
            if month.season >= 0:
                out += d.group(art.goods(month.season, 10), x=mark[0], y=mark[1])
            if month.restock:
                out += d.words(mark[0], mark[1] + 6, "+", 20, d.DANGER, weight=700)
            if month.id == self.gov["pin"]:
                out += d.group(art.pin(), x=left + each - 10, y=top + 8)
            facts = [self.season(month.season)]
            if month.restock:
                facts.append(self.say("scene-restock"))
            box = (left + 1, top, each - 3, high)
            self.spot(f"month-{month.id}", box, [], f"{name}. {' '.join(facts)}")
        return out + self.honors(x, y + (64 if close else 66), w)

    def season(self, kind: int) -> str:
        """What is in season, in words."""
        if kind < 0:
            return self.say("scene-no-season")
        return self.say("scene-season", kind=self.say(f"kind-{KINDS[kind]}"))

    def honors(self, x: float, y: float, w: float) -> str:
        """The Honors that are still to be had, and the first place in the next round."""
        assert self.gov is not None
        close = w < NARROW
        columns, row = (2, 31.0) if close else (4, 50.0)
        high, size, first = (29.0, 9.0, 12.5) if close else (46.0, 15.0, 19.0)
        each = w / columns
        text = 22 if close else 40
        out = ""
        rows = [(f"honor-{id}", id) for id in self.gov["honors"]]
        for n, (spot, id) in enumerate(rows):
            left, top = x + n % columns * each, y + n // columns * row
            honor = HONOR_OF[id]
            out += d.rect(left + 2, top, each - 4, high, 5, fill=d.PAPER, stroke=d.INK)
            out += d.group(art.medal(size), x=left + text / 2 + 1, y=top + high / 2 - 2)
            name = self.say(f"honor-{id}")
            room = each - text - 6
            short = d.shortened(name, room, 13)
            out += d.words(left + text, top + first, short, 13, d.INK, "start", 700)
            task = d.shortened(self.say(f"task-{honor.task.id}-short"), room, 13)
            out += d.words(left + text, top + high - 5, task, 13, d.INK_SOFT, "start")
            about = self.say("scene-honor", honor=name, task=self.say(f"task-{honor.task.id}"))
            about = f"{about} {self.say('tip-honor')}"
            self.spot(spot, (left + 2, top, each - 4, high), [], about)
        n = len(rows)
        left, top = x + n % columns * each, y + n // columns * row
        sold = self.gov["buyer"] >= 0
        said = (
            self.say("scene-token-sold", who=self.name(self.gov["buyer"]))
            if sold
            else self.say("scene-token")
        )
        out += d.rect(left + 2, top, each - 4, high, 5, fill="#e4d1a5", stroke=d.INK)
        out += d.group(art.boot(size - 1), x=left + text / 2 + 1, y=top + high / 2 - 1)
        for line, words in enumerate(d.wrapped(said, each - text - 6, 13, 2)):
            out += d.words(
                left + text, top + first + line * (13 if close else 15), words, 13, d.INK, "start"
            )
        about = f"{said}. {self.say('tip-first')}"
        self.spot("token", (left + 2, top, each - 4, high), ["buy-token"], about)
        return out

    def company(self, x: float, y: float, w: float) -> str:
        """The Saloon of governors: three stacks of Riders, and the wall with its heads."""
        assert self.gov is not None
        close = w < NARROW
        each = w / 3 if close else 106.0
        high = CLOSE_RIDER - 4 if close else 130.0
        top = y + (1 if close else 6)
        out = ""
        for n, stack in enumerate(self.gov["riders"]):
            left = x + n * each
            count = self.gov["rider_stacks"][n]
            id = stack[0] if stack else None
            if id is None:
                out += d.group(d.empty_place(each - 8, high), x=left + 4, y=top)
                continue
            out += d.paper(left + 4, top, each - 8, high)
            number = [row.id for row in RIDER].index(id)
            does = self.tell.rider_does(id)
            name = self.say(f"rider-{id}")
            if close:
                out += d.group(art.rider(number, 30), x=left + 6, y=top + 2)
                words = d.wrapped(name, each - 48, 13, 2)
                for row, line in enumerate(words):
                    low = top + (20 if len(words) == 1 else 14 + row * 13)
                    out += d.words(left + 38, low, line, 13, anchor="start", weight=700)
                short = d.shortened(does, each - 14, 13)
                out += d.words(left + each / 2, top + high - 6, short, 13)
            else:
                out += d.group(art.rider(number, 62), x=left + each / 2 - 31, y=y + 10)
                short = d.shortened(name, each - 12, 13)
                out += d.words(left + each / 2, y + 90, short, 13, weight=700)
                for row, line in enumerate(d.wrapped(does, each - 14, 13, 2)):
                    out += d.words(left + each / 2, y + 106 + row * 14, line, 13)
            about = self.say("scene-rider-offer", rider=name, does=does, count=count)
            about = f"{about} {self.say('tip-rider')}"
            moves = [f"recruit:{id}:cash", f"recruit:{id}:hides"]
            self.spot(f"rider-{n}", (left + 4, top, each - 8, high), moves, about)
        if close:
            return out + self.wall(x, y + CLOSE_RIDER, w, CLOSE_WALL)
        return out + self.wall(x + 3 * each + 8, y + 34, w - 3 * each - 8, 74)

    def wall(self, x: float, y: float, w: float, h: float) -> str:
        """Plaques and posters, as many of each as the wall has room for."""
        assert self.gov is not None
        out = ""
        each = w / (2 * HEAD_MOUNTS)
        heads: tuple[list[str], list[str]] = ([], [])
        for token in self.gov["mounted"]:
            heads[ENEMY_OF[token].surface].append(token)
        for surface, kind in enumerate(("plaque", "poster")):
            for n in range(HEAD_MOUNTS):
                middle = x + (surface * HEAD_MOUNTS + n + 0.5) * each
                there = heads[surface]
                hung = there[n] if n < len(there) else ""
                scale = min(1.0, each / 70, h / 74)
                drawn = art.plaque(bool(hung)) if kind == "plaque" else art.poster(bool(hung))
                out += d.group(drawn, x=middle, y=y + h / 2 - 1, scale=scale)
                about = self.say(f"scene-wall-{kind}")
                if hung:
                    head = art.foe(self.front(hung), 20 * scale)
                    out += d.group(head, x=middle, y=y + h / 2 + 3)
                    about = self.say("scene-wall-taken", foe=self.tell.head(hung))
                moves = [] if hung else self.head_moves(surface)
                box = (middle - each / 2 + 2, y, each - 4, h)
                self.spot(f"wall-{kind}-{n}", box, moves, about)
        return out

    def head_moves(self, surface: int) -> list[str]:
        """Heads the reader may hang on a surface."""
        heads = self.player(self.order[0])["heads"]
        return [f"mount:{token}" for token in heads if ENEMY_OF[token].surface == surface]

    # -- events ---------------

    def event_number(self) -> int:
        """The event that is being met, or 0."""
        if self.gov is None or not self.gov["event"]:
            return 0
        number: int = self.gov["event"]
        return number

    def event(self, x: float, y: float, w: float) -> tuple[str, float]:
        """An Event Card as a scene: what happens, and what one may do about it; and its height."""
        number = self.event_number()
        card = EVENT[number - 1]
        asked = event_of(self.view) == number and self.prompt.startswith("event")
        choices = range(1, len(card.choices) + 1) if not card.rolls else range(0)
        intro = self.say(f"happening-{number}-intro")
        if f"happening-{number}-opens" in self.say:
            intro = f"{intro} {self.say(f'happening-{number}-opens')}"
        lines = d.wrapped(intro, w - 32, 15, 4)
        first = 122 + 18 * len(lines)
        h = first + 10 + 38.0 * len(choices)
        out = d.paper(x, y, w, h, 12)
        out += d.rect(x + 10, y + 10, w - 20, 96, 8, fill=EVENT_FILLS[card.type], stroke=d.INK)
        out += d.group(art.happening(number, EVENT_TYPES[card.type], 40), x=x + 70, y=y + 58)
        title = self.say(f"happening-{number}")
        fit = d.fitted(title, w - 160, 26, 16, title=True)
        colour = d.DANGER if card.red else d.INK
        out += d.words(x + 136, y + 54, title, fit, colour, "start", font=d.TITLE)
        kind = self.say(f"happeningtype-{EVENT_TYPES[card.type]}")
        out += d.words(x + 136, y + 78, f"{kind} · {number}", 14, d.INK_SOFT, "start")
        for row, line in enumerate(lines):
            out += d.words(x + 16, y + 130 + row * 18, line, 15, d.INK, "start")
        about = self.say("scene-event-about", title=title, intro=intro)
        self.spot("event", (x + 10, y + 10, w - 20, 96), [], about)
        for which in choices:
            top = y + first + (which - 1) * 38
            out += d.rect(x + 14, top, w - 28, 33, 6, fill="#fffaf0", stroke=d.INK)
            said = self.tell.choice(number, which, self.view)
            out += d.words(x + 26, top + 21, d.shortened(said, w - 80, 15), 15, d.INK, "start")
            moves = [f"choose:{which}"] if asked else []
            about = f"{said}. {self.say('tip-choice')}"
            self.spot(f"choice-{which}", (x + 14, top, w - 28, 33), moves, about)
        return out, h

    def off(self, store: int) -> int:
        """The bargain won in a store today."""
        found: int = self.table["turn"]["bargain"].get(STORES[store], 0)
        return found

    def gunsmith(self, x: float, y: float, w: float) -> str:
        """Six weapons face up."""
        out = ""
        close = w < NARROW
        columns, tall = (2, CLOSE_CARD) if close else (3, 136.0)
        each = w / columns
        wide, high = (each - 5, tall - 4) if close else (each - 8, tall - 18)
        for slot, stack in enumerate(self.table["stock"]):
            left, top = x + slot % columns * each, y + slot // columns * tall
            if not stack:
                continue
            card = CARD_OF[stack[-1]]
            price = max(1, card.price - self.off(GUNSMITH))
            drawn = self.low_card(card, wide, high, price) if close else ""
            drawn = drawn or self.big_card(card, wide, high, price)
            out += d.group(drawn, x=left + (each - wide) / 2, y=top + 2)
            about = self.say("scene-card", card=self.tell.card(card.id), face=self.tell.face(card))
            moves = [f"buy:{id}" for id in reversed(stack)]
            box = (left + (each - wide) / 2, top + 2, wide, high)
            self.spot(f"stock-{slot}", box, moves, about)
        return out

    def low_card(self, card: Card, w: float, h: float, price: int) -> str:
        """A weapon in three lines: name and price, what it does, what is special about it."""
        out = art.card_frame(w, h, art.ICON_COLOURS[card.icon])
        name = d.shortened(self.tell.card(card.id), w - 76, 13)
        out += d.group(art.icon(card.icon, 11), x=14, y=14)
        out += d.words(27, 19, name, 13, d.INK, "start", weight=700)
        out += d.group(art.tag(self.say("amount-cash", count=price)), x=w - 24, y=14)
        does = ", ".join(self.tell.prim(prim) for prim in card.prims)
        out += d.words(6, h - 18, d.shortened(does, w - 12, 13), 13, d.INK, "start", 600)
        special = self.tell.special(card)
        said = self.say("face-special", what=special) if special else ""
        cancels = [bit for bit in range(len(ICONS)) if card.cancels >> bit & 1]
        room = w - 12 - 20 * len(cancels)
        said = said or self.tell.reach(card.low, card.high)
        colour = "#7a3b2a" if special else d.INK_SOFT
        out += d.words(6, h - 4.5, d.shortened(said, room, 13), 13, colour, "start")
        for n, bit in enumerate(cancels):
            out += d.group(art.icon(bit, 8.5, crossed=True), x=w - 13 - n * 19, y=h - 10.5)
        return out

    def post(self, x: float, y: float, w: float) -> str:
        """Goods with what Rita asks and pays, and the stack of Items."""
        out = ""
        each = (w - 290) / 5
        for n, kind in enumerate(KINDS):
            left = x + n * each
            out += d.group(art.goods(n, 20), x=left + each / 2, y=y + 40)
            for row, (verb, price) in enumerate(self.prices(n)):
                said = self.say("scene-sells" if verb == "buy" else "scene-buys")
                line = f"{said} {self.say('amount-cash', count=price)}" if price else ""
                box = (left + 3, y + 76 + row * 32, each - 6, 28.0)
                out += self.price(verb, kind, line, box)
        return out + self.stack("items", x + w - 286, y, 286)

    def close_post(self, x: float, y: float, w: float) -> str:
        """The same on a phone: a line of what Rita asks, a line of what she pays."""
        out = ""
        left, each = x + 48, (w - 48 - 84) / 5
        for row, verb in enumerate(("sells", "buys")):
            said = d.shortened(self.say(f"scene-{verb}"), 46, 14)
            out += d.words(x, y + 54 + row * 34, said, 14, SOFT, "start", 600)
        for n, kind in enumerate(KINDS):
            out += d.group(art.goods(n, 14), x=left + (n + 0.5) * each, y=y + 16)
            for row, (verb, price) in enumerate(self.prices(n)):
                box = (left + n * each + 1, y + 34 + row * 34, each - 3, 31.0)
                out += self.price(
                    verb, kind, self.say("amount-cash", count=price) if price else "", box
                )
        return out + self.stack("items", x + w - 80, y - 2, 80, tall=False)

    def prices(self, n: int) -> tuple[tuple[str, int], tuple[str, int]]:
        """What Rita asks and what she pays for one of a kind of goods; 0: she does not."""
        kind = KINDS[n]
        asked = BUY_PRICE[n] + season_of(self.view, kind) - self.off(TRADING_POST)
        buys = ("sell", selling(self.view, kind))
        return ("buy", max(1, asked) if BUY_PRICE[n] else 0), buys

    def price(self, verb: str, kind: str, line: str, box: Box) -> str:
        """One price to press, or nothing where there is none."""
        if not line:
            return ""
        x, y, w, h = box
        out = d.rect(x, y, w, h, 5, fill=d.PAPER, stroke=d.INK)
        fit = d.fitted(line, w - 4, 15, 13)
        out += d.words(x + w / 2, y + h / 2 + 5, line, fit, weight=600)
        about = self.say("scene-supply", count=self.table["supply"][kind])
        said = f"{self.say(f'kind-{kind}')}: {about}. {self.say(f'tip-post-{verb}')}"
        self.spot(f"post-{verb}-{kind}", box, [f"{verb}:{kind}"], said)
        return out

    def stack(self, what: str, x: float, y: float, w: float, tall: bool = True) -> str:
        """A face-down stack to draw two from, or the two that were drawn."""
        drawn = self.table["turn"]["draws"]
        if drawn and self.prompt == "hunter":
            return self.lessons(drawn, x, y, w)
        if drawn and self.prompt == ("buy-mount" if what == "mounts" else "buy-item"):
            return self.drawn(drawn, x, y, w)
        count = self.table[what]
        wide, high = (104.0, 132.0) if tall else (76.0, 92.0)
        left = x + w / 2 - wide / 2
        out = d.group(art.deck(wide, high, self.say(f"scene-{what}"), count), x=left, y=y + 8)
        about = self.say("scene-deck-about", count=count)
        self.spot(f"stack-{what}", (left, y + 8, wide, high), [f"draw-{what}"], about)
        return out

    def lessons(self, ids: Sequence[str], x: float, y: float, w: float) -> str:
        """Two Hunter Skill Cards, one of them to keep."""
        out = ""
        each = w / 2
        for place, id in enumerate(ids):
            card = CARD_OF[id]
            left = x + place * each
            out += d.group(self.big_card(card, each - 6, 138), x=left + 3, y=y + 2)
            about = self.say("scene-card", card=self.tell.card(id), face=self.tell.face(card))
            self.spot(f"drawn-{place}", (left + 3, y + 2, each - 6, 138), [f"take:{id}"], about)
        return out

    def drawn(self, ids: Sequence[str], x: float, y: float, w: float) -> str:
        """What was drawn in a store, for the drawer's eyes."""
        out = ""
        each = min(w / 2, 200.0)
        start = x + (w - each * len(ids)) / 2
        for place, id in enumerate(ids):
            left = start + place * each
            out += d.paper(left + 3, y + 2, each - 6, 140)
            if id in MOUNT_OF:
                out += d.group(art.mount(id, 56), x=left + each / 2 - 28, y=y + 10)
                price = max(1, MOUNT_OF[id].price - self.off(STABLES))
                does = self.tell.mount_does(id)
            else:
                out += d.group(art.item(id, 24), x=left + each / 2, y=y + 38)
                price = max(1, ITEM_OF[id].price - self.off(TRADING_POST))
                does = self.tell.item_does(id)
            name = self.tell.ware(id)
            short = d.shortened(name, each - 12, 15)
            out += d.words(left + each / 2, y + 84, short, 15, d.INK, weight=700)
            for row, line in enumerate(d.wrapped(does, each - 14, 13, 3)):
                out += d.words(left + each / 2, y + 101 + row * 14, line, 13)
            out += d.group(
                art.tag(self.say("amount-cash", count=price)), x=left + each - 28, y=y + 18
            )
            box = (left + 3, y + 2, each - 6, 140)
            told = f"{self.say('name-value', name=name, value=does)}. {self.say('tip-drawn')}"
            self.spot(f"drawn-{place}", box, [f"buy:{id}"], told)
        return out

    def bar(self, x: float, y: float, w: float) -> str:
        """Four drinks on a shelf."""
        out = ""
        close = w < NARROW
        columns, row = (2, CLOSE_DRINK) if close else (4, 158.0)
        each = w / columns
        fills = ("#7a3b2a", "#b5764a", "#d9a441", "#3a2618")
        for n, drink in enumerate(DRINK):
            left, top = x + n % columns * each, y + n // columns * row
            name = self.say(f"drink-{drink.id}")
            does = self.tell.effect(drink.effect)
            price = 0 if self.treated() else max(1, drink.price - self.off(SALOON))
            tag = art.tag(self.say("amount-cash", count=price))
            if close:
                out += d.group(d.bottle(40, fills[n]), x=left - 8, y=top + 2)
                short = d.shortened(name, each - 72, 14)
                out += d.words(left + 26, top + 18, short, 14, d.PAPER, "start", 700)
                short = d.shortened(does, each - 34, 13)
                out += d.words(left + 26, top + 36, short, 13, SOFT, "start")
                out += d.group(tag, x=left + each - 28, y=top + 13)
                box = (left + 1, top + 1, each - 6, row - 3)
            else:
                out += d.group(d.bottle(84, fills[n]), x=left - 12, y=top + 58)
                for place, line in enumerate(d.wrapped(name, each - 64, 16, 2)):
                    low = top + 30 + place * 17
                    out += d.words(left + 62, low, line, 16, d.PAPER, "start", 700)
                for place, line in enumerate(d.wrapped(does, each - 70, 13, 5)):
                    out += d.words(left + 62, top + 68 + place * 14, line, 13, SOFT, "start")
                out += d.group(tag, x=left + 30, y=top + 40)
                box = (left + 1, top + 4, each - 6, 138.0)
            told = f"{self.say('name-value', name=name, value=does)}. {self.say('tip-drink')}"
            self.spot(f"drink-{n}", box, [f"order:{drink.id}"], told)
        return out

    def tab_rows(self, x: float, y: float, w: float) -> tuple[str, float]:
        """What may be tried at the reader's place, a row each, and how high that is."""
        here = self.here()
        if here is None or here not in ACRE_NUMBER or self.prompt != "turn":
            return "", 0.0
        tabs = [n for n in TABS_AT[ACRE_NUMBER[here]] if f"try:{TAB[n].id}" in self.keys]
        out = ""
        for row, number in enumerate(tabs):
            tab = TAB[number]
            top = y + row * 32
            out += d.rect(x, top, w, 28, 6, fill=d.PAPER, stroke=d.INK)
            left = x + 8
            if tab.check:
                out += d.group(art.check_badge(tab.check, 13), x=x + 17, y=top + 14)
                left = x + 34
            name = self.say(f"tab-{tab.id}")
            out += d.words(left, top + 19, d.shortened(name, w * 0.6, 14), 14, anchor="start")
            does = self.tell.effect(tab.win)
            room = w - (left - x) - d.width_of(name, 14) - 16
            if room > 50:
                said = d.shortened(does, room, 13)
                out += d.words(x + w - 8, top + 19, said, 13, d.INK_SOFT, "end")
            self.spot(f"tab-{tab.id}", (x, top, w, 28), [f"try:{tab.id}"], name)
        return out, 32.0 * len(tabs)

    # -- a fight ---------------

    def fighter(self, who: str, attacker: bool, x: float, y: float, w: float, h: float) -> str:
        """One side of a fight: the face, the role, the Vigor left."""
        table = self.table
        side = table["fight"]["sides"][0 if attacker else 1]
        out = d.panel(x, y, w, h)
        left, most = vigor(who, table)
        if who.isdigit():
            player = self.player(int(who))
            out += d.group(art.portrait(player["character"], 74), x=x + w / 2 - 37, y=y + 6)
            out += d.player_mark(int(who), x + w / 2 + 34, y + 68, 14)
            name = self.name(int(who))
        else:
            found = next(foe for foe in table["foes"] if foe["slot"] == who)
            out += d.group(art.foe(found["front"], 37), x=x + w / 2, y=y + 43)
            name = self.say(f"front-{found['front']}")
            skills = self.say("scene-foe-skills", agl=found["agl"], str=found["str"])
            out += d.words(x + w / 2, y + 148, skills, 13, SOFT)
        fit = d.fitted(name, w - 10, 16, 13)
        out += d.words(x + w / 2, y + 98, d.shortened(name, w - 8, fit), fit, d.PAPER, weight=700)
        role = self.say("scene-attacker" if attacker else "scene-defender")
        out += d.words(x + w / 2, y + 115, role, 13, SOFT)
        step = min(19.0, (w - 12) / max(1, most))
        start = x + w / 2 - (most - 1) * step / 2
        for n in range(most):
            out += d.group(art.heart(8.5, n < left), x=start + n * step, y=y + 127)
        message = "scene-fighter" if who.isdigit() else "scene-foe-fighter"
        called = name if who.isdigit() else self.tell.target(who)
        about = self.say(
            message, who=called, left=left, most=most, hand=side["hand"], deck=side["deck"]
        )
        about = f"{about} {self.say('tip-fighter')}"
        self.spot(f"fighter-{'a' if attacker else 'd'}", (x, y, w, h), [], about)
        return out

    def holding(self, place: int, x: float, y: float, w: float) -> str:
        """What is public of a side's cards: how many it holds, those one has seen, those played."""
        side = self.table["fight"]["sides"][place]
        who = fighters(self.table["fight"])[place]
        message = "scene-holds" if who.isdigit() else "scene-foe-holds"
        said = self.say(message, hand=side["hand"], deck=side["deck"])
        out = d.words(x + w / 2, y + 14, said, d.fitted(said, w, 14, 13), d.PAPER, weight=600)
        low = y + 24
        seen = [CARD_OF[id] for id in side["cards"] or side["known"] or ()]
        step = min(27.0, w / max(1, side["hand"]))
        start = x + w / 2 - step * side["hand"] / 2
        for n in range(side["hand"]):
            left = start + n * step
            known = seen[n] if n < len(seen) else None
            fill = art.ICON_COLOURS[known.icon] if known is not None else "#7a3b2a"
            out += d.rect(left + 1, low, 24, 32, 3, fill=fill, stroke=d.PAPER)
            if known is not None:
                out += d.group(art.icon(known.icon, 9), x=left + 13, y=low + 16)
        low += 40 if side["hand"] else 0
        pile = [CARD_OF[id] for id in side["pile"]]
        if pile:
            out += d.words(x + w / 2, low + 14, self.say("scene-played"), 13, SOFT)
        for n, card in enumerate(pile[-10:]):
            mid = x + w / 2 + (n % 5 - (min(5, len(pile)) - 1) / 2) * 24
            out += d.group(art.icon(card.icon, 10), x=mid, y=low + 32 + n // 5 * 24)
        names = [self.tell.card(card.id) for card in seen]
        gone = [self.tell.card(card.id) for card in pile]
        about = [self.say("tip-holds", cards=said)]
        if names:
            about.append(self.say("scene-holds-seen", cards=", ".join(names)))
        if gone:
            about.append(self.say("scene-holds-played", cards=", ".join(gone)))
        self.spot(f"holding-{place}", (x, y, w, 130), [], " ".join(about))
        return out

    def played(self, place: int, x: float, y: float, w: float, h: float) -> str:
        """The card one side has on the table; the other's card may cancel it."""
        sides = self.table["fight"]["sides"]
        who = fighters(self.table["fight"])[place]
        id = sides[place]["shown"]
        if not id:
            return self.no_card(place, x, y, w, h)
        card = CARD_OF[id]
        out = d.group(self.big_card(card, w, h), x=x, y=y)
        about = self.say("scene-card", card=self.tell.card(id), face=self.tell.face(card))
        self.spot(f"played-{place}", (x, y, w, 30), [], about)
        if sides[place]["cancelled"]:
            out += d.path(
                f"M{d.num(x + 8)} {d.num(y + h - 8)} L{d.num(x + w - 8)} {d.num(y + 8)}",
                stroke=d.DANGER,
                stroke_width=6,
                stroke_opacity="0.8",
            )
            said = self.say("scene-cancelled")
            out += d.rect(x + w / 2 - 46, y + h / 2 - 13, 92, 25, 5, fill=d.DANGER)
            out += d.words(x + w / 2, y + h / 2 + 5, said, 15, "#ffffff", weight=700)
        if sides[place]["block"]:
            said = self.say("scene-block", count=sides[place]["block"])
            out += d.rect(x + 6, y + h - 26, w - 12, 20, 4, fill="#8fa9b5", stroke=d.INK)
            out += d.words(x + w / 2, y + h - 11, said, 14, weight=700)
        if who == str(self.me):
            for n in range(len(card.prims)):
                first, step = (32, 16) if h < LOW_CARD else (34, 22)
                box = (x + 3, y + first + n * step, w - 6, step - 2)
                self.spot(f"prim-{n}", box, [f"prim:{n + 1}"], about)
            deep = 26 if h < LOW_CARD else 44
            self.spot("special", (x + 3, y + h - deep, w - 6, deep - 10), ["special"], about)
        return out

    def no_card(self, place: int, x: float, y: float, w: float, h: float) -> str:
        """The place of a card before it is shown; what was played before lies there, faded."""
        out = d.group(d.empty_place(w, h), x=x, y=y)
        pile = self.table["fight"]["sides"][place]["pile"]
        if not pile:
            return out + d.words(x + w / 2, y + h / 2, self.say("scene-no-card"), 14, DIM)
        last = self.big_card(CARD_OF[pile[-1]], w - 12, h - 12)
        out += d.el("g", d.group(last, x=x + 6, y=y + 6), opacity="0.4")
        about = self.say("scene-last-card", card=self.tell.card(pile[-1]))
        self.spot(f"played-{place}", (x, y, w, h), [], about)
        return out

    def in_range(self, card: Card) -> bool:
        """Whether a card works at the distance of the fight; outside fights every card does."""
        fight = self.table["fight"]
        return fight is None or card.low < 0 or card.low <= fight["range"] <= card.high

    def big_card(self, card: Card, w: float, h: float, price: int = 0) -> str:
        """A Combat Card in full: name, icon, range, actions, special, what it cancels."""
        out = art.card_frame(w, h, art.ICON_COLOURS[card.icon])
        name = self.tell.card(card.id)
        room = w - 34 - (46 if price else 0)
        fit = d.fitted(name, room, 15, 13)
        out += d.words(29, 20, d.shortened(name, room, fit), fit, d.INK, "start", weight=700)
        if price:
            out += d.group(art.tag(self.say("amount-cash", count=price)), x=w - 24, y=15)
        out += d.group(art.icon(card.icon, 12), x=15, y=15)
        slim = h < LOW_CARD
        first, step = (45.0, 16.0) if slim else (49.0, 22.0)
        for n, prim in enumerate(card.prims):
            said = self.tell.prim(prim)
            fit = d.fitted(said, w - 14, 14, 13)
            out += d.words(8, first + n * step, said, fit, d.INK, "start", weight=600)
        reach = self.tell.reach(card.low, card.high)
        low = first + len(card.prims) * step
        near = self.in_range(card)
        colour = d.INK_SOFT if near else d.DANGER
        at = h - 9 if slim else low - 4
        out += d.words(8, at, reach, 13, colour, "start", weight=400 if near else 700)
        special = self.tell.special(card)
        if special:
            room = int((h - 22 - low + 14) // 14) if slim else max(1, int((h - low - 26) // 14))
            said = self.say("face-special", what=special)
            lines = d.wrapped(said, w - 14, 13, min(3, room)) if room > 0 else []
            for row, line in enumerate(lines):
                top = low - 1 if slim else low + 12
                out += d.words(8, top + row * 14, line, 13, "#7a3b2a", "start")
        cancels = [bit for bit in range(len(ICONS)) if card.cancels >> bit & 1]
        for n, bit in enumerate(cancels):
            out += d.group(art.icon(bit, 9.5, crossed=True), x=w - 15 - n * 22, y=h - 15)
        return out

    def fight(self, x: float, y: float, w: float) -> tuple[str, float]:
        """A fight laid out: the two sides with their cards between them, the hand below."""
        fight = self.table["fight"]
        attacker, defender = fighters(fight)
        tall = 152.0
        wide, card_w = 150.0, 220.0
        out = self.fighter(attacker, True, x, y, wide, tall)
        out += self.fighter(defender, False, x + w - wide, y, wide, tall)
        low = y + tall + 8
        out += self.distance(x + w / 2, y + 46, w - 2 * wide - 40)
        gap = w / 2 - card_w - 30
        out += self.holding(0, x, low, wide)
        out += self.holding(1, x + w - wide, low, wide)
        out += self.played(0, x + gap, low, card_w, tall)
        out += self.played(1, x + w - gap - card_w, low, card_w, tall)
        out += d.group(art.versus(), x=x + w / 2, y=low + tall / 2)
        low += tall + 8
        drawn, high = self.hand(x, low, w)
        return out + drawn, low + high - y

    def close_fight(self, x: float, y: float, w: float) -> tuple[str, float]:
        """A fight where there is little room: who, how far apart, their cards, the hand."""
        attacker, defender = fighters(self.table["fight"])
        half = (w - 8) / 2
        out = self.duelist(attacker, True, x, y, half)
        out += self.duelist(defender, False, x + half + 8, y, half)
        out += self.distance(x + w / 2, y + 110, w - 40, beside=True)
        low = y + 130
        out += self.played(0, x, low, half, 96)
        out += self.played(1, x + half + 8, low, half, 96)
        low += 100
        if self.holds():
            drawn, high = self.hand(x, low, w, 94)
            out += drawn
            low += high
        return out, low - y

    def duelist(self, who: str, attacker: bool, x: float, y: float, w: float) -> str:
        """One side of a fight, the face beside the name: 86 high."""
        table = self.table
        side = table["fight"]["sides"][0 if attacker else 1]
        out = d.panel(x, y, w, 86)
        left, most = vigor(who, table)
        role = self.say("scene-attacker" if attacker else "scene-defender")
        if who.isdigit():
            player = self.player(int(who))
            out += d.group(art.portrait(player["character"], 50), x=x + 4, y=y + 5)
            out += d.player_mark(int(who), x + 49, y + 48, 11)
            name = self.name(int(who))
            role = self.say("scene-hand-short", hand=side["hand"], deck=side["deck"])
        else:
            found = next(foe for foe in table["foes"] if foe["slot"] == who)
            out += d.group(art.foe(found["front"], 25), x=x + 29, y=y + 31)
            name = self.say(f"front-{found['front']}")
            role = self.say("scene-foe-skills", agl=found["agl"], str=found["str"])
        room = w - 70
        fit = d.fitted(name, room, 16, 13)
        out += d.words(
            x + 64, y + 26, d.shortened(name, room, fit), fit, d.PAPER, "start", weight=700
        )
        out += d.words(x + 64, y + 46, d.shortened(role, room, 13), 13, SOFT, "start")
        step = min(19.0, (w - 20) / max(1, most))
        start = x + w / 2 - (most - 1) * step / 2
        for n in range(most):
            out += d.group(art.heart(8.5, n < left), x=start + n * step, y=y + 73)
        message = "scene-fighter" if who.isdigit() else "scene-foe-fighter"
        called = name if who.isdigit() else self.tell.target(who)
        about = self.say(
            message, who=called, left=left, most=most, hand=side["hand"], deck=side["deck"]
        )
        about = f"{about} {self.say('tip-fighter')}"
        self.spot(f"fighter-{'a' if attacker else 'd'}", (x, y, w, 86), [], about)
        return out

    def holds(self) -> bool:
        """Whether one of the reader's own cards is to be chosen now."""
        return any(move.startswith(("play:", "toss:", "truce:")) for move in self.moves)

    def distance(self, x: float, y: float, w: float, beside: bool = False) -> str:
        """How far the two are apart, and which exchange it is."""
        fight = self.table["fight"]
        far = fight["range"]
        said = (
            self.say("scene-range", range=far)
            if far < OUT_OF_SIGHT
            else self.say("scene-range-far")
        )
        out = d.path(
            f"M{d.num(x - w / 2)} {d.num(y)} H{d.num(x + w / 2)}",
            stroke=SOFT,
            stroke_width=3,
            stroke_dasharray="9 7",
        )
        out += d.rect(x - 52, y - 17, 104, 30, 6, fill=d.PAPER, stroke=d.INK)
        out += d.words(x, y + 4, said, d.fitted(said, 96, 17, 13), weight=700)
        count = self.say("scene-engagement", count=max(1, fight["engagement"]))
        if beside:
            back = d.width_of(count, 14)
            out += d.rect(x - w / 2, y - 12, back, 20, fill=d.FELT)
            return out + d.words(x - w / 2, y + 4, count, 14, SOFT, "start")
        out += d.words(x, y - 24, count, 14, SOFT)
        if w > 170:
            for row, line in enumerate(d.wrapped(self.say("scene-fight-help"), w, 13, 4)):
                out += d.words(x, y + 32 + row * 14, line, 13, DIM)
        return out

    def hand(self, x: float, y: float, w: float, tall: float = 148) -> tuple[str, float]:
        """The reader's own hand, each card in full."""
        fight = self.table["fight"]
        cards: list[str] = []
        for who, side in zip(fighters(fight), fight["sides"], strict=True):
            if who == str(self.me) and side["cards"]:
                cards = side["cards"]
        if not cards:
            return "", 0.0
        columns = min(len(cards), 5) if w > 600 else 2
        each = min(200.0, w / columns)
        rows = -(-len(cards) // columns)
        out = ""
        start = x + (w - each * columns) / 2
        for n, id in enumerate(cards):
            card = CARD_OF[id]
            left, top = start + n % columns * each + 4, y + n // columns * (tall + 8)
            out += d.group(self.big_card(card, each - 8, tall), x=left, y=top)
            about = self.say("scene-card", card=self.tell.card(id), face=self.tell.face(card))
            moves = [f"play:{id}", f"toss:{id}"]
            self.spot(f"hand-{id}", (left, top, each - 8, tall), moves, about)
            if f"truce:{id}" in self.keys:
                out += d.group(art.truce(), x=left + 16, y=top + tall - 16)
                box = (left + 2, top + tall - 32, 32, 30)
                self.spot(f"truce-{id}", box, [f"truce:{id}"], self.say("tip-truce"))
        return out, rows * (tall + 8) + 4

    # -- choosing who one is ---------------

    def faces(self, x: float, y: float, w: float) -> str:
        """BAN-SET-03: the four characters to choose from."""
        out = d.paper(x, y, w, 250)
        out += d.words(x + w / 2, y + 32, self.say("scene-choose"), 24, font=d.TITLE)
        columns = 4 if w > 700 else 2
        each = w / columns
        size = 110.0 if w > 700 else 64.0
        for n, character in enumerate(CHARACTER):
            left = x + n % columns * each
            top = y + 44 + n // columns * 100
            free = f"character:{character.id}" in self.keys or not self.moves
            face = d.group(art.portrait(character.id, size), x=left + each / 2 - size / 2, y=top)
            out += face if free else d.el("g", face, opacity="0.35")
            name = self.say(f"character-{character.id}")
            out += d.words(left + each / 2, top + size + 18, name, 15, weight=700)
            if w > 700:
                does = self.say(f"character-{character.id}-does")
                for row, line in enumerate(d.wrapped(does, each - 24, 13, 3)):
                    out += d.words(left + each / 2, top + size + 36 + row * 14, line, 13)
            about = f"{name}. {self.say(f'character-{character.id}-does')}"
            box = (left + 6, top, each - 12, size + (76 if w > 700 else 24))
            self.spot(f"face-{character.id}", box, [f"character:{character.id}"], about)
        return out

    # -- the two arrangements ---------------

    def wide(self) -> str:
        """For a screen of about 1440 pixels: the map, and the reader's board on its margin."""
        w, h = WIDE
        if not self.order or not self.player(self.order[0])["character"]:
            out = self.country((0, 0, w, h - 262), plane_of(w, h - 262), 2600)
            out += self.faces(180, h - 254, w - 360)
            return self.finish(w, h, d.rect(0, 0, w, h, fill=d.FELT) + out)
        side = 322.0
        x = w - side - 8
        left = x - 8
        low = 308.0
        fighting = self.table["fight"] is not None
        store = self.room()
        if fighting:
            self.label = 36.0
            out = self.country(
                (x + 4, low + 4, side - 8, h - low - 62), plane_of(side, h - low), 860
            )
            out += self.fight(10, 10, left - 16)[0]
        else:
            high = self.shelves_height(store, SHELVES) if store != NONE_HERE else 0.0
            plane = plane_of(left, h)
            out = self.country((0, 0, left, h), plane, 1060 * left / h, covered=high)
            if high:
                out += self.shelves(store, (left - SHELVES) / 2, h - high - 4, SHELVES)
        if self.happens() and not fighting:
            out += self.event((left - SHELVES) / 2, 40, SHELVES)[0]
        out += self.board(self.order[0], x, 6, side)
        if not fighting:
            tabs, high = self.tab_rows(x, low, side)
            out += tabs + self.todo(x, low + high, side, h - 54 - low - high)
        out += self.rows(self.order[1:], x, h - 48, side - 148)
        return self.finish(w, h, d.rect(0, 0, w, h, fill=d.FELT) + out)

    def small(self) -> str:
        """For a small screen: the map, store, event or fight at the left, the rest at its right."""
        w, h = 712.0, 548.0
        self.label = 30.0
        if not self.order or not self.player(self.order[0])["character"]:
            out = self.faces(10, 10, w - 20)
            out += self.country((14, 270, w - 28, 262), plane_of(w - 28, 262), 1700)
            return self.finish(w, h, d.table_top(w, h, 5) + out)
        left, right, wide = 10.0, 360.0, 342.0
        rivals = self.order[1:]
        scene, high = self.happening(left, 10, wide)
        if scene:
            out = scene + self.country((right + 2, 12, wide - 4, 186), plane_of(wide, 186), 900)
            if high < 300:
                out += self.todo(left, high + 16, wide, h - high - 26)
            low = 204.0
        else:
            out = self.country((left + 2, 12, wide - 4, 296), plane_of(wide, 296), 820)
            tabs, _ = self.tab_rows(left + 4, 12, wide - 8)
            out += tabs + self.todo(left, 314, wide, h - 324)
            low = 10.0
        out += self.board(self.order[0], right, low, wide)
        low += 296
        if not scene and rivals:
            rivals.sort(key=lambda seat: seat != self.table["active"])
            out += self.strip(rivals.pop(0), right, low, wide)
            low += 128
        out += self.rows(rivals, right, low, wide)
        h = max(h, low + 52)
        return self.finish(w, h, d.table_top(w, h, 5) + out)

    def happening(self, x: float, y: float, w: float) -> tuple[str, float]:
        """What goes on beside the map, and its height: a fight, an event, the store one is in."""
        if self.table["fight"] is not None:
            return self.close_fight(x, y, w)
        if self.happens():
            return self.event(x, y, w)
        store = self.room()
        if store == NONE_HERE:
            return "", 0.0
        return self.shelves(store, x, y, w), self.shelves_height(store, w)

    def phone(self) -> str:
        """For a phone: the fight, the event or the map first, then the reader's own things.

        The list and the rivals are behind a press, so that all is in view with the question; in a
        store the map gives way to the wares.
        """
        w, wide = 360.0, 344.0
        y = 8.0
        self.label = 30.0
        out = ""
        if not self.order or not self.player(self.order[0])["character"]:
            out += self.faces(8, y, wide)
            out += self.country((10, y + 258, wide - 4, 262), plane_of(wide - 4, 262), 1700)
            y += 258 + 272
            return self.finish(w, y, d.table_top(w, y, 5) + out)
        me = self.order[0]
        fighting = self.table["fight"] is not None
        happens = self.happens() and not fighting
        store = NONE_HERE if fighting or happens else self.in_store()
        if fighting:
            drawn, high = self.close_fight(8, y, wide)
            out += drawn
            y += high + 4
        elif happens:
            drawn, high = self.event(8, y, wide)
            out += drawn
            y += high + 4
        if store != NONE_HERE:
            tabs, high = self.tab_rows(8, y, wide)
            shelves = self.shelves_height(store, wide)
            tall = min(250.0, PHONE_HIGH - 150 - shelves - high)
            out += tabs
            y += high
            out += self.country((10, y + 1, wide - 4, tall), plane_of(wide - 4, tall), 820)
            out += self.shelves(store, 8, y + tall + 4, wide)
            y += tall + shelves + 8
            out += self.purse(me, 8, y, wide)
            y += 80
        elif fighting and self.holds():
            return self.finish(w, y + 4, d.table_top(w, y + 4, 5) + out)
        elif fighting or happens:
            if fighting:
                out += self.country((10, y + 2, wide - 4, 126), plane_of(wide - 4, 126), 820)
                y += 132
            out += self.strip(me, 8, y, wide)
            y += 128
        else:
            out += self.country((10, y + 2, wide - 4, 240), plane_of(wide - 4, 240), 820)
            out += self.tab_rows(12, y + 4, wide - 8)[0]
            y += 246
            out += self.purse(me, 8, y, wide)
            y += 80
            out += self.endeavors(me, 9, y, wide - 6, 32)
            y += 36
        # Where the reader's own board is only a purse, it is behind a press like the others'.
        shown = self.order[1:] if fighting or happens else self.order
        out += self.rows(shown, 8, y, wide)
        return self.finish(w, y + 46, d.table_top(w, y + 46, 5) + out)

    def purse(self, seat: int, x: float, y: float, w: float) -> str:
        """The reader's means, to spend and to sell, in 76."""
        out = d.panel(x, y, w, 76, active=seat in self.asked, seat=seat)
        out += self.tokens(seat, x + 8, y + 16, 8)
        score = self.player(seat)["np"]
        out += d.group(art.notoriety(13, str(score)), x=x + w - 20, y=y + 17)
        self.spot(f"np-{seat}", (x + w - 36, y + 1, 32, 32), [], self.notoriety_about(seat))
        out += d.group(self.tasks_of(seat), x=x + w - 108, y=y + 5)
        out += self.cargo(seat, x + 8, y + 29, w * 0.6, 20)
        out += self.belongings(seat, x + w * 0.64, y + 29, w * 0.34, 11)
        out += self.chips(seat, x + 8, y + 54, w - 16, 9)
        return out

    def rows(self, rivals: Sequence[int], x: float, y: float, w: float) -> str:
        """Players with their Notoriety, and the list, each behind a press."""
        out = ""
        each = (w - 46) / max(1, len(rivals))
        for place, seat in enumerate(rivals):
            left = x + place * each
            player = self.player(seat)
            out += d.panel(left, y, each - 4, 40, active=seat in self.asked, seat=seat)
            if each < 76:  # no room for a star beside the mark, and never on it
                room = each > 56
                out += d.player_mark(seat, left + 14 + 4 * room, y + 17 + 3 * room, 14)
                at = (left + each - 6 - 6 * room, y + 36 - 10 * room)
                out += d.words(*at, str(player["np"]), 15 + 3 * room, d.LIT, "end")
            else:
                out += d.player_mark(seat, left + 19, y + 20, 14)
                out += d.group(art.notoriety(16, str(player["np"])), x=left + each - 24, y=y + 20)
            name = d.shortened(self.name(seat), each - 76, 14)
            if each > 110:
                out += d.words(left + 34, y + 25, name, 14, d.PAPER, "start")
            about = self.say(
                "scene-np", who=self.name(seat), count=player["np"], score=self.table["winning"]
            )
            about = f"{about} {self.say('tip-opens')}"
            area = d.hit_area(each - 4, 40)
            self.above.append(d.piece(f"player-{seat}", left, y, about, area, opens=f"seat-{seat}"))
        left = x + w - 42
        out += d.paper(left, y, 42, 40)
        for row in range(3):
            top = y + 7 + row * 10
            out += d.rect(left + 8, top, 7, 7, 1.5, fill="#fffaf0", stroke=d.INK)
            out += d.path(f"M{d.num(left + 19)} {d.num(top + 4)} h15", stroke=d.INK_SOFT)
        area = d.hit_area(42, 40)
        about = f"{self.say('scene-list')}. {self.say('tip-list')}"
        self.above.append(d.piece("todo-list", left, y, about, area, opens="list"))
        return out


def plane_of(w: float, h: float) -> tuple[float, float]:
    """The plane of the map in the proportions of its window: nothing of it is left out."""
    wide, high = PLANE
    return (wide, wide * h / w) if h / w > high / wide else (high * w / h, high)


def lettered(drawn: str) -> str:
    """A group with the type of all that is read said once instead of in every line."""
    family = d.el("g", font_family=d.TEXT).removeprefix("<g ").removesuffix("/>")
    return d.el("g", drawn.replace(f" {family}", ""), font_family=d.TEXT)


MAP_FIRST: Final = True
"""The page leaves as much room to the board as it can."""


def spot_of(place: str, view: Mapping[str, Any]) -> tuple[float, float]:
    """Where an Acre lies on the plane, by the id of its spot."""
    return on_plane(place.removeprefix("acre-"), view["table"])


def walked(event: Event, view: Mapping[str, Any]) -> tuple[str, tuple[float, float]] | None:
    """BAN-MOV-05: the figure that an event moves by a step, and where to."""
    if event.kind != "steps":
        return None
    who, place = event.args
    x, y = on_plane(PLACE_TEXTS[place], view["table"])
    return f"mini-{who}", (x, y - 36)


def settled(told: Sequence[Event], view: Mapping[str, Any]) -> str:
    """The two of a fight that is over, and whoever is down in grey."""
    begun = told[0]
    fronts = {
        FOE + SLOT_AT[foe["slot"]]: foe["front"] for foe in view["table"]["foes"]
    }  # those that still stand
    down = {event.args[0] for event in told if event.kind == "faints"}
    for event in told:
        if event.kind == "defeats":
            _, slot, token = event.args
            fronts[FOE + slot] = FRONTS[ENEMY[token].front]
            down.add(FOE + slot)
    out = d.el("path", d="M-9 -9 L9 9 M9 -9 L-9 9", stroke=d.DANGER, stroke_width=4, fill="none")
    for one, x in zip(begun.args[:2], (-40, 40), strict=True):
        front = fronts.get(one, "")
        drawn = art.mini(one, 28) if one < FOE else art.foe(front, 28) if front else ""
        out += d.group(drawn, x=x, y=0, opacity=0.4 if one in down else None)
    return out


def portrait(view: Mapping[str, Any], seat: int, size: float) -> str:
    """Somebody's character, in a round frame of this size."""
    return art.portrait(view["table"]["players"][seat]["character"], size)


def on_plane(place: str, table: Mapping[str, Any]) -> tuple[float, float]:
    """Where an Acre, or the Acre of a Cabin, lies on the plane in this arrangement."""
    row = ACRE[ACRE_NUMBER[place.removesuffix(CABIN_MARK)]]
    x, y = TOWN_AT if row.tile == TOWN else GRID[table["grid"].index(TILE[row.tile].id)]
    return x + row.x, y + row.y


scene, small = c.boards(Scene)


def closeup(view: dict[str, Any], tell: Teller, thing: str) -> str | None:
    """Somebody's board or the list, behind a press on a small screen; None: no such thing."""
    drawing = Scene({**view, "asks": []}, tell)
    seats = {f"seat-{seat}": seat for seat in drawing.order}
    if thing == "list" and seats:
        return drawing.finish(360, 300, d.table_top(360, 300, 5) + drawing.todo(8, 8, 344, 284))
    if thing not in seats or not drawing.player(seats[thing])["character"]:
        return None
    board = drawing.board(seats[thing], 8, 8, 344)
    return drawing.finish(360, 308, d.table_top(360, 308, 5) + board)


def results(view: Mapping[str, Any], tell: Teller) -> list[tuple[str, list[str]]]:
    """The scores by source, a row each with a cell for every seat (BAN-NOT-06, BAN-NOT-11)."""
    table = view["table"]
    players = table["players"]
    if not players or players[0]["character"] is None:
        return []
    total = (tell.words("scene-score-total"), [str(player["np"]) for player in players])
    if table.get("governors") is None:
        rows = []
        for n, task in enumerate(players[0]["tasks"]):
            done = ["1" if player["tasks"][n]["done"] else "0" for player in players]
            rows.append((tell.words(f"task-{task['id']}"), done))
        return [*rows, total]
    found: list[list[int]] = [governor_points(player, table) for player in players]
    named = [
        (tell.words(f"scene-score-{name}"), [str(points[n]) for points in found])
        for n, name in enumerate(SOURCES)
    ]
    rest = [player["np"] - sum(points) for player, points in zip(players, found, strict=True)]
    named.append((tell.words("scene-score-other"), [str(points) for points in rest]))
    return [*named, total]


def governor_points(player: Mapping[str, Any], table: Mapping[str, Any]) -> list[int]:
    """Points of a governor that can still be seen, in the order of SOURCES."""
    legends = [id for id in player["cards"] if CARD_OF[id].np]
    return [
        len([task for task in player["tasks"] if task["done"]]),
        len([cabin for cabin in table["cabins"] if cabin["owner"] == player["seat"]]),
        len([held for held in player["endeavors"] if held["level"] == "master"]),
        len(legends),
        len(player["riders"]),
        player["coins"],
        len(player["honors"]),
    ]


def picture() -> str:
    """The game in the lobby: a piece of the country with a rider, a wolf and a fire."""
    w, h = 320.0, 180.0
    land = art.defs() + art.symbols() + art.tile_edge() + art.tile(0)
    names = ("w_grove", "w_ford", "w_look", "w_mill", "w_firs", "w_camp", "w_hollow", "w_ridge")
    for id in names:
        row = ACRE[ACRE_NUMBER[id]]
        land += d.group(art.coin(ACRE_NUMBER[id]), x=row.x, y=row.y)
    out = d.group(land, x=-30, y=-142, scale=0.37)
    out += d.group(art.foe("grey_wolf", 15), x=100, y=126)
    out += d.group(art.cabin(3, False, 22), x=212, y=106)
    out += d.group(art.mini(0, 21), x=103, y=34)
    out += d.group(art.mini(1, 21), x=188, y=38)
    out += d.group(art.flame(16), x=140, y=158)
    frame = d.rect(0, 0, w, h, fill="none", stroke=d.WOOD, stroke_width=6)
    return d.el("svg", out, frame, viewBox=f"0 0 {d.num(w)} {d.num(h)}", aria_hidden="true")
