"""How a view of `undead` looks on a board: the town of West Fort by night.

Buildings stand on both sides of the street, in the order of their slots clockwise from Boot Hill;
the eight spaces lie on the boardwalks between them. Every band has a panel with its targeting card.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from saloon import components as c
from saloon import drawing as d
from saloon.components import Box
from saloon.games.undead import art
from saloon.games.undead.content import BUILDINGS, HIRE_GUNS, KINDS, SPACES, UNDEAD, WILD
from saloon.games.undead.text import SLOTS, UndeadTeller, numbers, on_space, slots_of
from saloon.words import Teller

RANGER: Final = -1
CARD: Final = {undead.id: undead for undead in UNDEAD}
UPPER: Final = (HIRE_GUNS, 8, 7, 6)
LOWER: Final = (2, 3, 4, 5)

AND: Final = ""
OR: Final = "/"
INCOME: Final = {
    HIRE_GUNS: (AND, ("bullet", "skull")),
    8: (OR, KINDS),
    7: (OR, ("coin", "bullet")),
    6: (OR, ("coin", "notoriety")),
    5: (AND, ("bullet", "bullet")),
    4: (AND, KINDS),
    3: (AND, ("3 coin",)),
    2: (AND, ("2 coin", "2 notoriety")),
    WILD: (AND, ()),
}
"""What a space pays, as pictures (UND-ACT-00..08)."""

PLATE: Final = "#33231a"
SOFT: Final = "#e9d9b5"
TILE: Final = 161.0
FRONT: Final = (160.0, 112.0)
SMALL: Final = (58.0, 66.0)
LOW: Final = 466.0
"""How tall the picture is on a small screen where the bands leave room for the spaces."""
SMALLEST: Final = 0.6
"""Outlaws who share a space shrink to this part of their size before they overlap."""
MOST_BESIDE: Final = 4
"""How many bands have room below each other, and how many buildings in a short row."""
PAIR: Final = 204.0
"""How wide the panels of bands are that stand two beside each other."""
NARROW_PLATE: Final = 180.0
"""Below this width a space shows its income in its lower corner."""

BUILDING_NUMBER: Final = {building.id: number for number, building in enumerate(BUILDINGS)}


DICE: Final = {"1": (0.37, 0.49), "s": (0.25, 0.44), "0": (0.6, 0.44)}
"""Where on the board there is room for dice, by screen, where no street is drawn."""

HIGH: Final = True
"""A whole town is high on a phone: the moves leave it room, so that its type is 13 px."""


class Scene(c.Picture):
    """One view being drawn, in one language."""

    KEYS_ABOVE = True
    tell: UndeadTeller

    def __init__(self, view: Mapping[str, Any], tell: Teller) -> None:
        super().__init__(view, tell)
        self.asked = {ask["args"][0] for ask in view["asks"]}
        bands = len(self.table["bands"])
        own = list(range(self.near, bands, view["seats"]))
        rest = [(self.near + step) % bands for step in range(1, bands)]
        self.order = [*own, *[band for band in rest if band not in own]] if bands else []
        if self.table["ranger"] is not None:
            self.order.append(RANGER)
        self.called: set[int] = set()  # bands chosen by their names, not by their outlaws

    # -- names and pointing ---------------

    def band(self, band: int) -> Mapping[str, Any]:
        """What is known of a band, Dead Ranger's included."""
        found: Mapping[str, Any] = (
            self.table["ranger"] if band == RANGER else self.table["bands"][band]
        )
        return found

    def name(self, band: int) -> str:
        """A band's name, "You" for the reader's only one."""
        if band == RANGER:
            return self.say("ranger")
        if band == self.me and not self.table["options"]["two_bands"]:
            return self.say("scene-you")
        return self.tell.name(band)

    def finish(self, w: float, h: float, below: str, defs: str = "") -> str:
        """The whole picture, with the patterns that its art is made of."""
        return super().finish(w, h, below, defs or art.defs())

    # -- undead ---------------

    def undead_about(self, id: str, at: str) -> str:
        """An undead card in words."""
        card = CARD[id]
        return self.say(
            "scene-undead-about",
            card=self.tell.card(id),
            value=card.value,
            weak=numbers(slots_of(card.weak)),
            at=at,
            does=f"{self.undead_tip(id)} {self.say(f'undead-{id}-does')}",
        )

    def undead_tip(self, id: str) -> str:
        """What killing it brings, and how many of the reader's Bullets would."""
        card = CARD[id]
        key = "tip-undead-solo" if self.table["solo"] else "tip-undead"
        said = self.say(key, value=card.value)
        band = self.own_band()
        if band is None:
            return said
        weak = set(slots_of(card.weak))
        count = len(weak & set(self.band(band)["bullets"]))
        return f"{said} {self.say('tip-undead-mine', count=count)}"

    def own_band(self) -> int | None:
        """The reader's band, where there is just one."""
        return None if self.me is None or self.table["options"]["two_bands"] else self.me

    def undead_here(self, ids: Sequence[str], box: Box, at: str, big: bool) -> None:
        """Undead side by side in a box, overlapping where there are many."""
        x, y, w, h = box
        each = min(160.0, w) if big else SMALL[0] * h / SMALL[1]
        step = min(each + (8 if big else 3), (w - each) / max(1, len(ids) - 1))
        for place, id in enumerate(ids):
            card = CARD[id]
            weak = slots_of(card.weak)
            if big:
                name = d.wrapped(self.tell.card(id), each - (h - 12) - 12, 14)
                drawn = art.undead_card(id, card.value, weak, name, each, h)
            else:
                drawn = art.undead_small(id, card.value, weak, each, h)
            left = x + place * step
            self.glide(f"card-{id}", left, y, drawn)
            seen = each if place == len(ids) - 1 else min(each, step)
            self.spot(
                f"undead-{id}", (left, y, seen, h), [f"shoot:{id}"], self.undead_about(id, at)
            )

    # -- buildings ---------------

    def building_moves(self, building: Mapping[str, Any]) -> list[str]:
        """The moves that a click on a building may stand for."""
        id = building["id"]
        moves = [f"use:{id}", f"buy:{id}", f"place:{building['slot']}"]
        if self.prompt == "leave":
            homes: list[str] = self.band(self.args[0])["buildings"]
            if id in homes:
                moves.append(f"leave:{homes.index(id) + 1}")
        if self.prompt == "upkeep" and BUILDINGS[self.args[1]].id == id:
            moves.append("vacate")
        return moves

    def building_about(self, building: Mapping[str, Any]) -> str:
        """A building in words."""
        id = building["id"]
        names = ", ".join(self.name(band) for band in building["inside"])
        undead = ", ".join(self.tell.card(card["id"]) for card in building["undead"])
        about = self.say(
            "scene-building-about",
            building=self.tell.building(id),
            cost=self.tell.goods("coin", building["price"]),
            value=building["value"],
            does=self.say(f"building-{id}-does"),
            inside=self.say("read-inside", names=names) if names else self.say("read-inside-none"),
            undead=self.say("scene-undead-some", cards=undead)
            if undead
            else self.say("scene-undead-none"),
        )
        if building["bonus"] is not None:
            bonus = self.tell.goods(building["bonus"], 1)
            about = f"{about} {self.say('scene-bonus-about', goods=bonus)}"
        return f"{about} {self.building_tip(building)}"

    def building_tip(self, building: Mapping[str, Any]) -> str:
        """What stands between the reader and a building."""
        band = self.own_band()
        if band is None:
            return self.say("tip-building")
        if band in building["inside"]:
            return self.say("tip-building-yours")
        lacking = building["price"] - self.band(band)["coins"]
        if lacking > 0:
            return self.say("tip-building-lack", coins=self.tell.goods("coin", lacking))
        return self.say("tip-building-street" if self.table["street"] else "tip-building-can")

    def prices(self, building: Mapping[str, Any], left: float, right: float, y: float) -> str:
        """What it costs and what it is worth, and the bonus for its first buyer."""
        out = d.group(art.coin(12, str(building["price"])), x=left, y=y)
        out += d.group(art.seal(13, str(building["value"])), x=right, y=y)
        if building["bonus"] is not None:
            # Nobody has been inside yet, so the place at the door is free.
            out += d.circle(left + 8, y + 83, 12, fill="#101814", stroke=d.RULE, stroke_width=1)
            out += d.group(art.goods(building["bonus"], 8), x=left + 8, y=y + 83)
        return out

    def tile(self, building: Mapping[str, Any], x: float, y: float, w: float) -> str:
        """A building with its front, its ability on a sheet, who is in it and what haunts it."""
        id = building["id"]
        fw, fh = FRONT
        beside = w >= fw + SMALL[0] + 8
        left = x + (2 if beside else (w - fw) / 2)
        out = d.el(
            "ellipse", cx=left + 80, cy=y + fh, rx=86.0, ry=12.0, fill="url(#glow)", opacity="0.8"
        )
        out += d.group(art.facade(id, self.tell.building(id)), x=left, y=y)
        out += self.prices(building, left + 11, left + fw - 12, y + 13)
        if beside and not building["undead"]:
            thing = art.prop(BUILDING_NUMBER[id])
            out += d.group(thing, x=left + fw + 4, y=y + fh - 70)
        out += self.sheet(self.say(f"building-{id}-does"), x, y + fh, w, TILE - fh)
        self.spot(
            f"building-{id}",
            (x, y, w, TILE),
            self.building_moves(building),
            self.building_about(building),
        )
        undead = [card["id"] for card in building["undead"]]
        low = y + fh - SMALL[1] - 2
        if beside:
            zone = (left + fw + 3, low, x + w - left - fw - 5, SMALL[1])
        elif len(undead) == 1:
            zone = (left + fw - SMALL[0], low, SMALL[0], SMALL[1])
        else:
            zone = (left + 44, low, fw - 44, SMALL[1])
        self.undead_here(undead, zone, self.say(f"building-{id}-at"), big=False)
        self.insiders(building, left + (66 if beside and len(building["inside"]) == 1 else 4), y)
        return out

    def insiders(self, building: Mapping[str, Any], x: float, y: float) -> None:
        """The outlaws that hold a building, at its door."""
        inside: list[int] = building["inside"]
        step = min(27.0, 130.0 / max(1, len(inside)))
        for place, band in enumerate(inside):
            drawn = art.standing(band)
            self.glide(f"holds-{band}-{building['id']}", x + place * step, y + FRONT[1] - 42, drawn)

    def sheet(self, text: str, x: float, y: float, w: float, h: float) -> str:
        """A sheet of paper with a few lines, as large as they fit."""
        size = 16.0
        while size > 13 and len(d.wrapped(text, w - 10, size, 9)) > int((h - 2) // (size * 1.12)):
            size -= 0.5
        lines = d.wrapped(text, w - 10, size, int((h - 2) // (size * 1.12)))
        out = d.rect(x, y, w, h, 4, fill=d.PAPER, stroke=d.INK)
        step = size * 1.12
        first = y + h / 2 - step * len(lines) / 2 + step * 0.76
        for place, line in enumerate(lines):
            out += d.words(x + w / 2, first + place * step, line, size)
        return out

    # -- spaces ---------------

    def space_about(self, space: int) -> str:
        """A space in words: what it does and who is there."""
        names = [
            self.say(f"read-{how}", who=self.name(RANGER if self.is_ranger(band) else band))
            for band, how in on_space(self.table, space)
        ]
        who = (
            self.say("scene-space-who", names=", ".join(names))
            if names
            else self.say("scene-space-nobody")
        )
        key = SPACES[space]
        return self.say(
            "scene-space-about",
            space=self.tell.space(space),
            ability=self.say(f"space-{key}-ability"),
            income=self.say(f"space-{key}-income"),
            who="" if space == WILD else who,
        ).rstrip()

    def is_ranger(self, band: int) -> bool:
        """Whether a band on a space is Dead Ranger's."""
        return self.table["ranger"] is not None and band == 1

    def income(self, space: int, right: float, y: float) -> str:
        """What a space pays, as pictures that end at `right`."""
        how, kinds = INCOME[space]
        step = 24.0 if how == OR else 19.0
        out = ""
        for place, kind in enumerate(reversed(kinds)):
            x = right - 9 - place * step
            out += d.group(paid(kind), x=x, y=y)
            if how == OR and place:
                out += d.words(x + step / 2, y + 5, "/", 14, SOFT)
        return out

    def income_width(self, space: int) -> float:
        """How much room the pictures take."""
        how, kinds = INCOME[space]
        return len(kinds) * (24.0 if how == OR else 19.0) + 8

    def space_move(self, space: int) -> str:
        """The move that a click on a space stands for."""
        return "go:hire" if space == HIRE_GUNS else f"go:{space}"

    def plate(self, space: int, x: float, y: float, w: float, h: float) -> str:
        """A space: its number, name, ability and income, and the outlaws on it."""
        now = self.table["space"] == space
        out = d.rect(
            x,
            y,
            w,
            h,
            8,
            fill=PLATE,
            stroke=d.PAPER if now else d.WOOD_LIGHT,
            stroke_width=2.6 if now else 1.3,
        )
        out += d.path(
            f"M{d.num(x + 6)} {d.num(y + h - 5)} H{d.num(x + w - 6)}",
            stroke="#6b4a2f",
            stroke_width=3,
        )
        out += d.circle(x + 19, y + 18, 14, fill=d.PAPER, stroke=d.INK, stroke_width=1.2)
        if space == HIRE_GUNS:
            out += d.group(art.emblem("gun"), x=x + 20, y=y + 18)
        else:
            out += d.words(x + 19, y + 25, str(space), 20, d.INK, font=d.TITLE)
        name = self.say(f"space-{SPACES[space]}")
        slim = w < NARROW_PLATE
        room = w - 44 - (0 if slim else self.income_width(space))
        out += d.words(
            x + 38,
            y + 23,
            name,
            d.fitted(name, room * 0.88, 16, 13, title=True),
            d.PAPER,
            anchor="start",
            font=d.TITLE,
        )
        out += self.income(space, x + w - 7, y + h - 21 if slim else y + 20)
        short = self.say(f"space-{SPACES[space]}-short")
        # The estimate of a line's width is on the safe side; here every word has been looked at.
        fits = [size for size in (16, 15, 14, 13) if d.width_of(short, size) * 0.9 < w - 14]
        size = fits[0] if fits else 13
        lines = [short] if fits else d.wrapped(short, w - 14, 13)
        for place, line in enumerate(lines):
            out += d.words(x + 8, y + 48 + place * 15, line, size, SOFT, anchor="start")
        self.spot(
            f"space-{SPACES[space]}",
            (x, y, w, h),
            [self.space_move(space)],
            self.space_about(space),
        )
        if space != WILD:
            taken = self.income_width(space) if slim else 0
            self.crowd(space, x + 7, y + h - 45, w - 12 - taken)
        return out

    def crowd(self, space: int, x: float, y: float, w: float, scale: float = 1) -> None:
        """The outlaws on a space, those on foot first; hirers show their die."""
        people = sorted(on_space(self.table, space), key=lambda one: one[1] == "lying")
        large = scale == 1
        widths = [38.0 if how == "lying" else 28.0 for _, how in people]
        # They stand beside each other: where there is little room they are smaller first.
        smaller = max(SMALLEST, min(1.0, w / max(1.0, sum(widths) * scale)))
        y += 40 * scale * (1 - smaller)
        scale *= smaller
        widths = [wide * scale for wide in widths]
        room = w - 40 * scale
        squeeze = min(1.0, room / max(1.0, sum(widths[:-1]))) if people else 1.0
        at = x
        for (number, how), wide in zip(people, widths, strict=True):
            band = RANGER if self.is_ranger(number) else number
            lies = how == "lying"
            drawn = art.lying(band) if lies else art.standing(band)
            label = "r" if band == RANGER else str(band)
            id = f"outlaw-{label}-lies-{space}" if lies else f"outlaw-{label}"
            top = y + (14 * scale if lies else 0)
            self.glide(id, at, top, drawn if scale == 1 else d.group(drawn, scale=scale))
            key = f"{how}-ranger" if lies and band == RANGER else how
            about = self.say(
                f"scene-figure-{key}", who=self.name(band), space=self.tell.space(space)
            )
            about = f"{about} {self.say(f'tip-figure-{key}')}"
            moves = (
                [f"call:at:{space}"]
                if band == RANGER
                else [f"call:{band}", f"aim:{band}", f"bribe:{band}"]
            )
            if band in self.called or (band != RANGER and lies):
                moves = []
            if large or any(move in self.keys for move in moves):
                box = (at, top, 38.0, 26.0) if lies else (at, top, 26.0, 40.0)
                if not large:  # room for a finger
                    box = (at - 5, top - 20, 30.0, 44.0)
                self.spot(f"figure-{id}", box, moves, about)
            at += wide * squeeze

    # -- the ends of the street ---------------

    def time(self, x: float, y: float, w: float, h: float) -> str:
        """Day and round; at High Noon the sun."""
        table = self.table
        noon = table["noon"]
        who = self.name(table["law"]) if table["law"] >= 0 else "-"
        about = self.say(
            "scene-noon-about" if noon else "scene-day-about",
            day=table["day"],
            round=table["round"],
            who=who,
        )
        out = d.paper(x, y, w, h)
        title = self.say("scene-noon") if noon else self.say("scene-day", day=table["day"])
        size = d.fitted(title, w - 12, 20, 13, title=True)
        out += d.words(x + w / 2, y + 26, title, size, font=d.TITLE)
        for place in range(3):
            done = place < table["round"]
            out += d.group(
                art.cartridge(26, done) if not noon else art.cartridge(26),
                x=x + w / 2 + (place - 1) * 22,
                y=y + 48,
            )
        line = self.say("scene-round", round=table["round"])
        out += d.words(x + w / 2, y + 80, line, d.fitted(line, w - 8, 14, 13), d.INK_SOFT)
        self.spot("time", (x, y, w, h), [], f"{about} {self.say('tip-time')}")
        return out

    def hill(self, x: float, y: float, w: float, h: float) -> str:
        """Boot Hill with the number of cards in it."""
        out = d.group(art.boot_hill(w, h), x=x, y=y)
        count = self.table["boot_hill"]
        out += d.group(
            d.under_cards(30, 40, count, 2) + d.card_back(30, 40), x=x + w - 38, y=y + h - 50
        )
        out += d.words(x + w - 23, y + h - 24, str(count), 18, d.PAPER, weight=700)
        label = self.say("scene-boot-hill")
        out += d.words(
            x + 6,
            y + h - 9,
            label,
            d.fitted(label, w - 50, 15, 13, title=True),
            d.PAPER,
            anchor="start",
            font=d.TITLE,
        )
        self.spot("boot-hill", (x, y, w, h), [], self.hill_about())
        return out

    def hill_about(self) -> str:
        """Boot Hill and the Graveyard in words."""
        dead = [
            f"{self.name(band)} {self.band(band)['graveyard']}"
            for band in self.order
            if self.band(band)["graveyard"]
        ]
        names = ", ".join(dead) or self.say("read-none")
        about = self.say("scene-boot-hill-about", count=self.table["boot_hill"], names=names)
        return f"{about} {self.say('tip-boot-hill')}"

    def supply(self, x: float, y: float, w: float, h: float) -> str:
        """The Town's tokens; Bullets have no number, they never run out."""
        out = d.paper(x, y, w, h)
        title = self.say("scene-supply")
        size = d.fitted(title, w - 12, 16, 13, title=True)
        out += d.words(x + w / 2, y + 22, title, size, font=d.TITLE)
        supply = self.table["supply"]
        about = self.say(
            "scene-supply-about",
            coins=self.tell.goods("coin", supply["coins"]),
            notoriety=self.tell.goods("notoriety", supply["notoriety"]),
        )
        self.spot("supply", (x, y, w, 30), [], f"{about} {self.say('tip-supply')}")
        counts = {"coin": str(supply["coins"]), "bullet": "", "notoriety": str(supply["notoriety"])}
        for place, kind in enumerate(("coin", "notoriety", "bullet")):
            each = (h - 34) / 3
            bx, by, bw, bh = box = (x + 8, y + 30 + place * each, w - 16, each - 6)
            middle = by + bh / 2
            out += d.group(
                art.goods(kind, min(13.0, bh * 0.5)),
                x=bx + bw * (0.34 if counts[kind] else 0.5),
                y=middle,
            )
            if counts[kind]:
                out += d.words(bx + bw * 0.7, middle + 7, counts[kind], 20, weight=700)
            words = f"{self.say(f'kind-{kind}')}: {self.say(f'{kind}-does')}"
            self.spot(f"supply-{kind}", box, [f"gain:{kind}", f"steal:{kind}:supply"], words)
        return out

    def tray(self, x: float, y: float, w: float, h: float) -> str:
        """The dice of an attempt at an undead, as long as it goes on."""
        ask = next((ask for ask in self.view["asks"] if ask["prompt"] == "again"), None)
        if ask is None:
            return ""
        _, card, seen = ask["args"]
        rolled = [n for n in range(1, 9) if seen >> n & 1]
        out = d.rect(x, y, w, h, 6, fill="#1b2d26", stroke=d.WOOD_LIGHT, stroke_width=1.4)
        fit = max(1, int((w - 8) // 26))
        for place, n in enumerate(rolled):
            out += d.group(art.die(n, 25), x=x + 6 + place % fit * 26, y=y + 5 + place // fit * 28)
        about = self.say(
            "scene-rolled", card=self.tell.card(UNDEAD[card].id), numbers=numbers(rolled)
        )
        self.spot("dice", (x, y, w, h), ["again"], f"{about} {self.say('tip-dice')}")
        return out

    def street(self, x: float, y: float, w: float, h: float) -> str:
        """Main Street: dust, wheel tracks, lamp light, and whoever walks in it."""
        ids = [card["id"] for card in self.table["street"]]
        out = d.rect(
            x, y, w, h, 8, fill="url(#earth)", stroke=d.WOOD_DARK, stroke_width=1.5, data_dice="0.6"
        )
        for line in (0.32, 0.7):
            top = y + h * line
            out += d.path(
                f"M{d.num(x + 8)} {d.num(top)} Q{d.num(x + w * 0.3)} {d.num(top + 7)} "
                f"{d.num(x + w * 0.55)} {d.num(top)} T{d.num(x + w - 8)} {d.num(top + 3)}",
                fill="none",
                stroke="#3a2b1c",
                stroke_opacity="0.5",
                stroke_width=4,
                stroke_dasharray="26 9",
            )
        for at in (0.08, 0.5, 0.92):
            out += d.el(
                "ellipse", cx=x + w * at, cy=y + h / 2, rx=w * 0.14, ry=h * 0.6, fill="url(#glow)"
            )
        title = self.say("scene-street")
        if not ids and self.table["turned_up"] is None:
            out += d.words(
                x + w / 2, y + h / 2 + 9, title, 26, "#f3e6c8", font=d.TITLE, opacity="0.85"
            )
        about = self.say("scene-street-about", count=len(ids))
        self.spot("street", (x, y, w, h), ["place:street"], about)
        left = x + 6
        up = self.table["turned_up"]
        if up is not None:
            card = CARD[up]
            name = d.wrapped(self.tell.card(up), 160 - (h - 20) - 12, 14)
            weak = slots_of(card.weak)
            drawn = art.undead_card(up, card.value, weak, name, 160, h - 8)
            glow = d.rect(-3, -3, 166, h - 2, 9, fill="none", stroke=d.PAPER, stroke_width=3)
            self.glide(f"card-{up}", left + 2, y + 4, glow + drawn)
            said = self.undead_about(up, self.say("scene-just-up"))
            self.spot(f"undead-{up}", (left + 2, y + 4, 160, h - 8), [], said)
            left += 190
        zone = (left, y + 4, x + w - left - 6, h - 8)
        self.undead_here(ids, zone, self.say("place-street-at"), big=True)
        return out

    # -- panels ---------------

    def chip(self, band: int, kind: str, x: float, y: float, tall: float = 26) -> str:
        """How many Coins or Notoriety a band has; to steal from, to pay with."""
        count = self.band(band)["coins" if kind == "coin" else "notoriety"]
        out = d.group(art.goods(kind, 10), x=x + 12, y=y + 13)
        out += d.words(x + 26, y + 19, str(count), 18, d.PAPER, anchor="start", weight=700)
        about = self.goods_about(band, kind, count)
        moves = [f"steal:{kind}:{band}"]
        if self.args[:1] == [band]:
            moves.append(f"pay:{kind}")
        self.spot(f"{kind}s-{band}", (x, y + 13 - tall / 2, 48, tall), moves, about)
        return out

    def goods_about(self, band: int, kind: str, count: int) -> str:
        """What a band has of Coins, Notoriety or Bullets, and what they are good for."""
        about = self.say("scene-coins", who=self.name(band), goods=self.tell.goods(kind, count))
        return f"{about} {self.say(f'{kind}-does')}"

    def slot_moves(self, band: int, slot: int) -> list[str]:
        """What a click on a slot of this band's targeting card may stand for."""
        victim = (
            RANGER
            if self.prompt == "disarm"
            else self.args[1]
            if self.prompt == "take" and len(self.args) > 1
            else None
        )
        if victim == band:
            return [f"take:{slot}"]
        if self.args[:1] == [band]:
            return [f"load:{slot}", f"spend:{slot}", f"pay:bullet:{slot}"]
        return []

    def targeting(self, band: int, x: float, y: float, w: float, h: float) -> str:
        """A targeting card: six slots with Bullets or Casings."""
        out = d.rect(x, y, w, h, 5, fill=d.PAPER, stroke=d.INK)
        each = w / len(SLOTS)
        label = "r" if band == RANGER else str(band)
        if f"steal:bullet:{band}" in self.keys:
            about = self.say(
                "move-steal", goods=self.tell.goods("bullet", 1), target=self.name(band)
            )
            self.spot(f"bullets-{label}", (x, y, w, h), [f"steal:bullet:{band}"], about)
        for place, slot in enumerate(SLOTS):
            left = x + place * each
            middle = left + each / 2
            loaded = slot in self.band(band)["bullets"]
            if place:
                out += d.path(f"M{d.num(left)} {d.num(y + 4)} V{d.num(y + h - 4)}", stroke=d.RULE)
            out += d.words(
                middle, y + 14, str(slot), 14, d.INK if loaded else d.INK_SOFT, weight=700
            )
            low = y + 17 + (h - 20) / 2
            if band == RANGER and not loaded:
                out += d.path(
                    f"M{d.num(middle - 5)} {d.num(low - 5)} l10 10 m0 -10 l-10 10",
                    stroke=d.DANGER,
                    stroke_width=2.4,
                )
            else:
                out += d.group(art.cartridge(min(h - 21, 26), loaded), x=middle, y=low)
            how = "bullet" if loaded else "gone" if band == RANGER else "casing"
            about = self.say(f"scene-slot-{how}", who=self.name(band), slot=slot)
            key = "tip-slot-ranger" if loaded and band == RANGER else f"tip-slot-{how}"
            about = f"{about} {self.say(key, slot=slot)}"
            moves = self.slot_moves(band, slot)
            if any(move in self.keys for move in moves):
                self.spot(f"slot-{label}-{slot}", (left + 1, y, each - 2, h), moves, about)
            elif f"steal:bullet:{band}" not in self.keys:
                near = band == self.own_band()  # others' forty slots are no stops of the Tab key
                self.spot(f"slot-{label}-{slot}", (left, y, each, h), [], about, focus=near)
        return out

    def token(self, band: int, x: float, y: float, r: float) -> str:
        """The Critical token."""
        up = self.band(band)["skull"]
        label = "r" if band == RANGER else str(band)
        about = self.say("scene-token-skull" if up else "scene-token-backfire", who=self.name(band))
        about = f"{about} {self.say('tip-skull' if up else 'tip-backfire')}"
        moves = ["skull", "critical"] if self.args[:1] == [band] else []
        self.spot(f"token-{label}", (x - r, y - r, 2 * r, 2 * r), moves, about)
        return d.group(art.critical(up, r), x=x, y=y)

    def outlaws(self, band: int, x: float, y: float, w: float) -> str:
        """How many outlaws wait in the stash, in reserve, and lie in the Graveyard."""
        data = self.band(band)
        each = w / 3
        low = y + 21
        out = d.group(art.standing(band), x=x, y=y - 2, scale=0.72)
        out += d.words(x + 22, low, str(data["stash"]), 17, d.PAPER, anchor="start", weight=700)
        out += d.el(
            "g",
            d.group(art.standing(band), x=x + each, y=y - 2, scale=0.72),
            opacity="0.45",
        )
        out += d.words(
            x + each + 22, low, f"+{data['reserve']}", 15, SOFT, anchor="start", weight=600
        )
        out += d.group(art.cross(24), x=x + 2 * each + 12, y=y + 25)
        out += d.words(
            x + 2 * each + 23, low, str(data["graveyard"]), 15, SOFT, anchor="start", weight=600
        )
        label = "r" if band == RANGER else str(band)
        about = self.say(
            "scene-outlaws",
            who=self.name(band),
            stash=data["stash"],
            reserve=data["reserve"],
            graveyard=data["graveyard"],
        )
        about = f"{about} {self.say('tip-outlaws-ranger' if band == RANGER else 'tip-outlaws')}"
        self.spot(f"outlaws-{label}", (x, y, w, 28), [], about)
        return out

    def kills(self, band: int, x: float, y: float, w: float) -> str:
        """The undead a band has killed, as heads in a row."""
        if band == RANGER:
            return ""
        ids: list[str] = self.band(band)["killed"]
        each = 26.0
        step = min(each + 3, (w - each) / max(1, len(ids) - 1))
        for place, id in enumerate(ids):
            self.glide(f"card-{id}", x + place * step, y, art.ghoul(id, each))
        names = ", ".join(f"{self.tell.card(id)} ({CARD[id].value})" for id in ids)
        about = (
            self.say("scene-kills", who=self.name(band), cards=names)
            if ids
            else self.say("scene-kills-none", who=self.name(band))
        )
        self.spot(f"kills-{band}", (x, y, w, each), [], f"{about} {self.say('tip-kills')}")
        if ids:
            return ""
        return d.rect(
            x, y, min(w, each), each, 5, fill="none", stroke="#6f9183", stroke_dasharray="4 4"
        )

    def head(self, band: int, x: float, y: float, w: float) -> str:
        """A panel's first line: mark, name, LAW badge, score."""
        out = art.body(band, x + 20, y + 19, 13)
        right = x + w - 8
        if band != RANGER:
            score = self.band(band)["score"]
            out += d.group(art.seal(15, str(score)), x=right - 14, y=y + 19)
            about = self.say("scene-score", who=self.name(band), score=score)
            about = f"{about} {self.say('tip-score-solo' if self.table['solo'] else 'tip-score')}"
            self.spot(f"score-{band}", (right - 30, y + 4, 30, 30), [], about)
            right -= 34
        if band == self.table["law"]:
            out += d.group(d.badge_star(12), x=right - 11, y=y + 19)
            right -= 26
        name = self.name(band)
        room = right - x - 42
        size = d.fitted(name, room, 18, 14)
        out += d.words(
            x + 39, y + 25, d.shortened(name, room, size), size, d.PAPER, anchor="start", weight=600
        )
        moves = []
        if band != RANGER:
            where = self.band(band)["standing"]
            if not where:
                moves = [f"aim:{band}", f"bribe:{band}"]
            moves.append(f"send:{band}")
        label = "r" if band == RANGER else str(band)
        box = (x + 4, y + 3, right - x - 8, 32.0)
        self.spot(f"player-{label}", box, moves, self.band_about(band))
        return out

    def band_about(self, band: int) -> str:
        """A band in a line: what it can do now, and whether it holds the badge."""
        data = self.band(band)
        about = self.say(
            "tip-band" if band != RANGER else "tip-ranger",
            who=self.name(band),
            outlaws=data["stash"],
            bullets=self.tell.goods("bullet", len(data["bullets"])),
        )
        if band == self.table["law"]:
            about = f"{about} {self.say('tip-law')}"
        return about

    def choice_die(self, band: int, x: float, y: float) -> str:
        """The die a band has shown this round."""
        if band == RANGER:
            return ""
        choice = self.band(band)["choice"]
        return d.group(art.die(choice, 25), x=x, y=y) if choice and choice <= 8 else ""

    def panel(self, band: int, x: float, y: float, w: float) -> str:
        """Everything a band owns, narrow and 178 high."""
        out = d.panel(x, y, w, 178, active=band in self.asked and band != RANGER, seat=band)
        out += self.head(band, x, y, w)
        if band != RANGER:
            out += self.chip(band, "coin", x + 6, y + 36)
            out += self.chip(band, "notoriety", x + 56, y + 36)
            out += self.choice_die(band, x + 105, y + 36)
        out += self.token(band, x + w - 19, y + 49, 12.5)
        out += self.targeting(band, x + 8, y + 66, w - 16, 46)
        out += self.outlaws(band, x + 10, y + 116, w - 16)
        return out + self.kills(band, x + 10, y + 147, w - 20)

    def owns(self, band: int) -> bool:
        """Whether a band is the reader's."""
        owner: int = self.band(band)["seat"]
        return owner == self.me

    # -- the two arrangements ---------------

    def rows(self) -> tuple[list[Any], list[Any]]:
        """Both sides of the street: clockwise, so the far side left to right, this one back."""
        buildings = self.table["buildings"]
        half = -(-len(buildings) // 2)
        return buildings[:half], buildings[half:][::-1]

    def wide(self) -> str:
        """For a large screen: the town, and at its right a panel for each band."""
        long = max(map(len, self.rows())) > MOST_BESIDE
        many = len(self.order) > MOST_BESIDE
        left, right = 16.0, 1004.0 if long or many else 884.0
        out, town = self.town(left, right, 116 if long or many else 96)
        x, y = right + 8, 14.0
        if many:  # two beside each other
            side = 2 * PAIR + 6
            for place, band in enumerate(self.order):
                at = (x + place % 2 * (PAIR + 6), y + place // 2 * 184)
                out += self.panel(band, *at, PAIR)
        else:
            side = 268.0
            count = max(1, len(self.order))
            tall = min(172.0, (town - y - 6 * (count - 1)) / count)
            for place, band in enumerate(self.order):
                out += self.beside(band, (x, y + place * (tall + 6), side, tall))
        w, h = x + side + 20, town + 14
        return self.finish(w, h, d.table_top(w, h) + out)

    def town(self, left: float, right: float, side: float) -> tuple[str, float]:
        """Both sides of the street with everything on them, and how low it reaches."""
        upper, lower = self.rows()
        strip, road = 112.0, 94.0
        top = 20.0
        first = top + TILE + 8
        second = first + strip + 5
        third = second + road + 5
        last = third + strip + 8
        town = last + TILE + 6
        out = d.rect(left, 14, right - left, town - 14, 10, fill="url(#earth)", stroke=d.INK)
        out += d.rect(left, 14, right - left, 118, 10, fill="url(#sky)")
        out += d.group(art.stars(right - left - 20, 70), x=left + 10, y=20)
        out += d.group(art.moon(20), x=right - 26, y=44)
        for row, y in ((upper, top), (lower, last)):
            if not row:
                continue
            each = min(250.0, (right - left - 8) / len(row))
            start = (left + right - each * len(row)) / 2
            for place, building in enumerate(row):
                out += self.tile(building, start + place * each + 3, y, each - 6)
        mid = left + 4 + side + 6
        plate = (right - left - 2 * (side + 10) - 12) / 4 + 1
        for row_of, y in ((UPPER, first), (LOWER, third)):
            for place, space in enumerate(row_of):
                out += self.plate(space, mid + place * (plate + 3), y, plate, strip)
        out += self.time(left + 4, first, side, strip)
        if self.table["solo"]:  # UND-SOLO-09: there is no Wild
            out += self.hill(left + 4, second, side, road + 5 + strip)
        else:
            out += self.hill(left + 4, second, side, road)
            out += self.plate(WILD, left + 4, third, side, strip)
        out += self.street(mid, second, 4 * plate + 9, road)
        tall = third + strip - first
        dice = 66.0 if any(ask["prompt"] == "again" for ask in self.view["asks"]) else 0.0
        out += self.supply(right - side - 4, first, side, tall - (dice + 6 if dice else 0))
        return out + self.tray(right - side - 4, first + tall - dice, side, dice), town

    def beside(self, band: int, box: Box) -> str:
        """Everything a band owns, beside the town."""
        x, y, w, h = box
        out = d.panel(x, y, w, h, active=band in self.asked and band != RANGER, seat=band)
        out += self.head(band, x, y, w)
        if band != RANGER:
            out += self.chip(band, "coin", x + 6, y + 36)
            out += self.chip(band, "notoriety", x + 64, y + 36)
            out += self.choice_die(band, x + 126, y + 36)
        out += self.token(band, x + w - 22, y + 50, 13)
        out += self.targeting(band, x + 8, y + 66, w - 16, 46)
        out += self.outlaws(band, x + 10, y + 118, 148)
        if not self.table["solo"]:
            out += self.kills(band, x + 164, y + 120, w - 172)
        return out

    def small(self) -> str:
        """For a small screen: the town as on a phone at the left, the bands at its right."""
        w, top, low = 712.0, 60.0, 12.0
        near = [band for band in self.order if band != RANGER and self.owns_or_first(band)]
        others = [band for band in self.order if band not in near]
        small = len(self.order) > MOST_BESIDE and not self.about_rivals()
        bands = low + 98 * len(near)
        bands += 48 * -(-len(others) // 2) if small else 100 * len(others)
        rows = -(-len(self.table["buildings"]) // 4)
        house, place, street = 68.0, 58.0, SMALL[1] + 6
        town = top + house * rows + 2 + street + 4
        h = max(town + 3 * place, bands) + 10
        if beside := bands + 3 * 47.0 + 12 <= LOW:
            # Few bands leave room below them: the spaces stand there, and the town may be larger.
            h = LOW
            place = (h - 12 - bands) / 3
            house = min(92.0, (h - 72 - top - street) / rows)
            street = h - 16 - top - house * rows
        out = self.clock(12, 12, 92, 44) + self.grave(108, 12, 56, 44)
        out += self.stock(168, 12, 188, 44)
        out += self.houses(4, top, 352, 4, house)
        y = top + house * rows + 2
        out += self.phone_street(4, y, 352, street)
        y += street + 4
        out += self.places(352 if beside else 4, bands + 2 if beside else y, place)
        for band in near:
            out += self.hand(band, 352, low, 356)
            low += 98
        for number, band in enumerate(others):
            if small:
                box = (360 + number % 2 * 171, low + number // 2 * 48, 168.0, 45.0)
                out += self.rival(band, box)
            else:
                out += self.strip(band, 352, low + number * 100, 356)
        return self.finish(w, h, d.table_top(w, h, 5) + out)

    def strip(self, band: int, x: float, y: float, w: float) -> str:
        """A rival on a phone: name, goods, six slots and the token in two lines."""
        x += 8
        wide = w - 16
        out = d.panel(x, y, wide, 96, active=band in self.asked and band != RANGER, seat=band)
        out += self.head(band, x, y + 3, wide * 0.5)
        if band != RANGER:
            out += self.chip(band, "coin", x + wide * 0.5 + 6, y + 10, 40)
            out += self.chip(band, "notoriety", x + wide * 0.5 + 66, y + 10, 40)
        out += self.token(band, x + wide - 22, y + 23, 14)
        out += self.targeting(band, x + 6, y + 46, 190, 44)
        out += self.outlaws(band, x + 202, y + 54, 138)
        return out

    def rival(self, band: int, box: Box) -> str:
        """A rival whom the question is not about: who, the score, goods; a press opens the rest."""
        x, y, w, h = box
        out = d.panel(x, y, w, h, active=band in self.asked and band != RANGER, seat=band)
        out += art.body(band, x + 15, y + h / 2, 10)
        name = self.name(band)
        label = "r" if band == RANGER else str(band)
        if band == RANGER:
            loaded = self.say("scene-loaded", count=len(self.band(band)["bullets"]))
            out += d.words(x + 30, y + 18, name, 14, d.PAPER, anchor="start", weight=600)
            out += d.words(x + 30, y + 36, loaded, 13, SOFT, anchor="start")
        else:
            data = self.band(band)
            law = band == self.table["law"]
            room = w - 62 - (18 if law else 0)
            out += d.words(
                x + 29,
                y + 18,
                d.shortened(name, room, 14),
                14,
                d.PAPER,
                anchor="start",
                weight=600,
            )
            out += d.group(art.seal(12, str(data["score"])), x=x + w - 16, y=y + 15)
            if law:
                out += d.group(d.badge_star(8), x=x + w - 38, y=y + 14)
            for place, (kind, count) in enumerate(
                (
                    ("coin", data["coins"]),
                    ("notoriety", data["notoriety"]),
                    ("bullet", len(data["bullets"])),
                )
            ):
                left = x + 34 + place * 28
                out += d.group(art.goods(kind, 6), x=left, y=y + 33)
                out += d.words(left + 9, y + 38, str(count), 14, SOFT, anchor="start", weight=600)
        about = self.say("scene-opens", who=name)
        self.above.append(
            d.piece(f"player-{label}", x, y, about, d.hit_area(w, h), opens=f"band-{label}")
        )
        return out

    def choice_of(self, band: int, box: Box) -> str:
        """A rival whom the question is about: who, and below it the goods, each with its room."""
        x, y, w, h = box
        data = self.band(band)
        out = d.panel(x, y, w, h, active=band in self.asked, seat=band)
        out += art.body(band, x + 15, y + 15, 10)
        name = self.name(band)
        law = band == self.table["law"]
        short = d.shortened(name, w - 62 - (18 if law else 0), 14)
        out += d.words(x + 29, y + 20, short, 14, d.PAPER, anchor="start", weight=600)
        out += d.group(art.seal(12, str(data["score"])), x=x + w - 16, y=y + 15)
        if law:
            out += d.group(d.badge_star(8), x=x + w - 38, y=y + 15)
        calls = [f"{verb}:{band}" for verb in ("call", "aim", "bribe", "send")]
        head = (x + 2, y + 2, w - 4, 27.0)
        if any(move in self.keys for move in calls):
            self.called.add(band)
            self.spot(f"player-{band}", head, calls, self.band_about(band))
        else:
            about = self.say("scene-opens", who=name)
            area = d.hit_area(*head[2:])
            opens = d.piece(f"player-{band}", *head[:2], about, area, opens=f"band-{band}")
            self.above.append(opens)
        counts = {
            "coin": data["coins"],
            "notoriety": data["notoriety"],
            "bullet": len(data["bullets"]),
        }
        each = w / 3
        for place, (kind, count) in enumerate(counts.items()):
            middle = x + (place + 0.5) * each
            out += d.group(art.goods(kind, 8), x=middle - 9, y=y + h - 21)
            out += d.words(middle + 2, y + h - 15, str(count), 16, d.PAPER, "start", 700)
            about = self.goods_about(band, kind, count)
            spot = (middle - each / 2 + 1, y + h - 43, each - 2, 42.0)
            self.spot(f"{kind}s-{band}", spot, [f"steal:{kind}:{band}"], about)
        return out

    def hand(self, band: int, x: float, y: float, w: float) -> str:
        """The reader's own band on a phone, in two lines with room for a finger."""
        x, wide = x + 8, w - 16
        out = d.panel(x, y, wide, 94, active=band in self.asked, seat=band)
        out += self.head(band, x, y + 2, 148)
        out += self.chip(band, "coin", x + 152, y + 8, 44)
        out += self.chip(band, "notoriety", x + 204, y + 8, 44)
        out += self.choice_die(band, x + 262, y + 8)
        out += self.token(band, x + wide - 24, y + 22, 17)
        out += self.targeting(band, x + 6, y + 44, 204, 46)
        out += self.outlaws(band, x + 216, y + 44, 126)
        if not self.table["solo"]:
            out += self.kills(band, x + 216, y + 69, 120)
        return out

    def place(self, space: int, box: Box) -> str:
        """A space on a phone: number, name, who is there and what it pays."""
        x, y, w, h = box
        now = self.table["space"] == space
        out = d.rect(
            x,
            y,
            w,
            h,
            6,
            fill=PLATE,
            stroke=d.PAPER if now else d.WOOD_LIGHT,
            stroke_width=2.4 if now else 1.2,
        )
        out += d.circle(x + 13, y + 13, 10, fill=d.PAPER, stroke=d.INK)
        if space == HIRE_GUNS:
            out += d.group(art.emblem("gun"), x=x + 13.5, y=y + 13, scale=0.7)
        else:
            out += d.words(x + 13, y + 18, str(space), 15, d.INK, font=d.TITLE)
        name = self.say(f"space-{SPACES[space]}")
        size = 14.0 if d.width_of(name, 14.0, title=True) * 0.86 < w - 30 else 13.4
        out += d.words(x + 27, y + 18, name, size, d.PAPER, anchor="start", font=d.TITLE)
        pays = self.income(space, (w - 4) / 0.82, 0)
        out += d.group(pays, x=x, y=y + h - 12, scale=0.82)
        self.spot(f"space-{SPACES[space]}", box, [self.space_move(space)], self.space_about(space))
        if space != WILD:
            self.crowd(space, x + 3, y + h - 25, w - 8 - self.income_width(space) * 0.82, 0.6)
        return out

    def house(self, building: Mapping[str, Any], box: Box) -> str:
        """A building on a phone: its front, price and value, who is in it and what haunts it."""
        id = building["id"]
        x, y, w, h = box
        out = d.rect(x, y, w, h, 6, fill="#232038", stroke=d.WOOD_LIGHT)
        scale = max(0.4, min(w / 164, 0.4 * (h - 21) / 44))
        out += d.group(art.facade(id, ""), x=x + (w - 160 * scale) / 2, y=y + 2, scale=scale)
        out += d.group(art.coin(9.5, str(building["price"])), x=x + 11, y=y + 12)
        out += d.group(art.seal(10, str(building["value"])), x=x + w - 11, y=y + 12)
        if building["bonus"] is not None:
            out += d.circle(x + 11, y + 37, 9, fill="#101814", stroke=d.RULE)
            out += d.group(art.goods(building["bonus"], 6), x=x + 11, y=y + 37)
        name = self.tell.building(id)
        out += d.words(x + w / 2, y + h - 4.5, d.shortened(name, w * 1.1, 13.4), 13.4, d.PAPER)
        # Price and value stand in the corners: a key has its place between them.
        self.key_places[f"building-{id}"] = (x + w / 2, y + 7)
        self.spot(
            f"building-{id}", box, self.building_moves(building), self.building_about(building)
        )
        inside: list[int] = building["inside"]
        for place, band in enumerate(inside):
            step = min(17.0, 60.0 / len(inside))
            self.glide(
                f"holds-{band}-{id}",
                x + 2 + place * step,
                y + max(21.0, h - 44),
                d.group(art.standing(band), scale=0.68),
            )
        undead = [card["id"] for card in building["undead"]]
        for place, card in enumerate(undead):
            left = x + w - 31 - place * min(31.0, (w - 31) / max(1, len(undead) - 1))
            self.glide(f"card-{card}", left, y + max(21.0, h - 44), art.ghoul(card, 29))
            shot = [f"shoot:{card}"]
            if shot[0] in self.keys:
                about = self.undead_about(card, self.say(f"building-{id}-at"))
                self.key_places[f"undead-{card}"] = (left - 6, y + h - 30)
                self.spot(f"undead-{card}", (left - 8, y + 4, 38, h - 8), shot, about)
        return out

    def phone(self) -> str:
        """For a phone: the whole town in one view, and whatever is to be chosen from full size."""
        w = 360.0
        y = 7.0
        out = self.clock(8, y, 92, 44)
        out += self.grave(104, y, 56, 44)
        out += self.stock(164, y, 188, 44)
        y += 47
        near = [band for band in self.order if band != RANGER and self.owns_or_first(band)]
        others = [band for band in self.order if band not in near]
        rivals_only = self.about_rivals() and not self.about_the_town()
        near_by = [band for band in others if self.opens_up(band)]
        for band in near_by:
            out += self.strip(band, 0, y, w)
            y += 100
        small = [band for band in others if band not in near_by]
        tall = 74.0 if any(self.concerns(band) for band in small) else 48.0
        for place, band in enumerate(small):
            left, top = 8 + place % 3 * 115.6, y + place // 3 * tall
            if self.concerns(band):
                out += self.choice_of(band, (left, top, 112.8, tall - 3))
            else:
                out += self.rival(band, (left, top, 112.8, 45.0))
        y += tall * -(-len(small) // 3)
        out += self.houses(0, y, w, 4, 64)
        rows = -(-len(self.table["buildings"]) // 4)
        y += 64.0 * rows + 2
        if not rivals_only:
            if tall == 48 or self.in_the_street():
                out += self.phone_street(0, y, w)
                y += SMALL[1] + 9
            out += self.places(0, y, 47)
            y += 3 * 47
        for band in near:
            out += self.hand(band, 0, y, w)
            y += 97
        h = y + 3
        return self.finish(w, h, d.table_top(w, h, 5) + out)

    def clock(self, x: float, y: float, w: float, h: float) -> str:
        """Day and round on a phone."""
        table = self.table
        noon = table["noon"]
        who = self.name(table["law"]) if table["law"] >= 0 else "-"
        about = self.say(
            "scene-noon-about" if noon else "scene-day-about",
            day=table["day"],
            round=table["round"],
            who=who,
        )
        out = d.paper(x, y, w, h, 6)
        title = self.say("scene-noon") if noon else self.say("scene-day", day=table["day"])
        size = d.fitted(title, w - (8 if noon else 32), 15, 13, title=True)
        middle = y + h / 2
        if noon:
            out += d.words(x + w / 2, middle + 5, title, size, font=d.TITLE)
        else:
            out += d.words(x + 6, middle + 5, title, size, anchor="start", font=d.TITLE)
            for place in range(3):
                shape = art.cartridge(17, place < table["round"])
                out += d.group(shape, x=x + w - 29 + place * 11, y=middle)
        self.spot("time", (x, y, w, h), [], f"{about} {self.say('tip-time')}")
        return out

    def grave(self, x: float, y: float, w: float, h: float) -> str:
        """Boot Hill on a phone: a stone, and how many lie there."""
        out = d.rect(x, y, w, h, 6, fill="#232038", stroke=d.WOOD_LIGHT)
        out += d.group(art.cross(30), x=x + 17, y=y + 37)
        count = self.table["boot_hill"]
        out += d.words(x + 39, y + h / 2 + 7, str(count), 20, d.PAPER, weight=700)
        self.spot("boot-hill", (x, y, w, h), [], self.hill_about())
        return out

    def stock(self, x: float, y: float, w: float, h: float) -> str:
        """The Town's tokens on a phone, side by side."""
        out = d.paper(x, y, w, h, 6)
        supply = self.table["supply"]
        counts = {
            "coin": str(supply["coins"]),
            "bullet": "∞",
            "notoriety": str(supply["notoriety"]),
        }
        each = w / 3
        for place, kind in enumerate(("coin", "notoriety", "bullet")):
            left = x + place * each
            out += d.group(art.goods(kind, 11), x=left + 17, y=y + h / 2)
            out += d.words(left + 43, y + h / 2 + 6, counts[kind], 18, weight=700)
            words = f"{self.say(f'kind-{kind}')}: {self.say(f'{kind}-does')}"
            box = (left + 2, y + 1, each - 4, h - 2)
            self.spot(f"supply-{kind}", box, [f"gain:{kind}", f"steal:{kind}:supply"], words)
        return out

    def houses(self, x: float, y: float, w: float, columns: int, row: float = 68) -> str:
        """All buildings on a phone or a small screen, in rows."""
        each = (w - 14) / columns
        return "".join(
            self.house(
                building, (x + 8 + n % columns * each, y + n // columns * row, each - 3, row - 3)
            )
            for n, building in enumerate(self.table["buildings"])
        )

    def places(self, x: float, y: float, row: float) -> str:
        """All spaces on a phone or a small screen, three in a row."""
        spaces = [HIRE_GUNS, 8, 7, 6, 5, 4, 3, 2, *([] if self.table["solo"] else [WILD])]
        return "".join(
            self.place(space, (x + 8 + n % 3 * 115.6, y + n // 3 * row, 112.8, row - 3))
            for n, space in enumerate(spaces)
        )

    def about_rivals(self) -> bool:
        """Whether something of a rival is to be chosen, so that it needs room for a finger."""
        verbs = ("steal", "take", "aim", "bribe", "send")
        return any(
            move.split(":")[0] in verbs and not move.endswith(":supply") for move in self.moves
        )

    def concerns(self, band: int) -> bool:
        """Whether something of this rival is to be chosen."""
        if self.prompt == "disarm":
            return band == RANGER
        if self.prompt == "take" and self.args[1:2] == [band]:
            return True
        verbs = ("steal", "call", "aim", "bribe", "send")
        return any(
            move.split(":")[0] in verbs and move.split(":")[-1] == str(band)
            for move in self.moves
            if not move.startswith("call:at:")
        )

    def opens_up(self, band: int) -> bool:
        """Whether one of this rival's slots is to be chosen, which takes the whole width."""
        return self.concerns(band) and (band == RANGER or self.prompt == "take")

    def in_the_street(self) -> bool:
        """Whether something in the street may be chosen, or dice lie there to be rolled again."""
        return any(move.split(":")[0] in ("shoot", "place", "hunt", "again") for move in self.moves)

    def about_the_town(self) -> bool:
        """Whether something in the street or on a space may be chosen."""
        verbs = ("go", "shoot", "aim", "bribe", "place", "hunt", "again")
        return any(move.split(":")[0] in verbs for move in self.moves)

    def owns_or_first(self, band: int) -> bool:
        """The reader's bands; for an onlooker the first one."""
        return self.owns(band) if self.me is not None else band == self.order[0]

    def phone_street(self, x: float, y: float, w: float, h: float = SMALL[1] + 6) -> str:
        """The street on a phone or a small screen: small cards side by side, as tall as it is."""
        wide, tall = SMALL[0] * (h - 6) / SMALL[1], h - 6
        table = self.table
        mid = x + w / 2
        out = d.rect(
            x + 8, y, w - 16, h, 8, fill="url(#earth)", stroke=d.WOOD_DARK, data_dice="0.45"
        )
        out += d.el("ellipse", cx=mid, cy=y + h / 2, rx=150.0, ry=h * 0.55, fill="url(#glow)")
        ids = [card["id"] for card in table["street"]]
        up = table["turned_up"]
        if not ids and up is None:
            title = self.say("scene-street")
            out += d.words(mid, y + h / 2 + 8, title, 22, d.PAPER, font=d.TITLE)
        about = self.say("scene-street-about", count=len(ids))
        self.spot("street", (x + 8, y, w - 16, h), ["place:street"], about)
        left = x + 12
        if up is not None:
            out += d.rect(left - 2, y + 1, wide + 4, h - 2, 7, fill=d.PAPER)
            self.undead_here([up], (left, y + 3, wide, tall), self.say("scene-just-up"), big=False)
            left += wide + 10
        dice = self.tray(x + w - 152, y + (h - SMALL[1]) / 2, 140, SMALL[1])
        zone = (left, y + 3, x + w - (158 if dice else 12) - left, tall)
        self.undead_here(ids, zone, self.say("place-street-at"), big=False)
        return out + dice


def paid(kind: str) -> str:
    """Part of an income as a picture, around 0, 0; several of a kind as one with their number."""
    number, _, several = kind.rpartition(" ")
    if number:
        return art.coin(9.5, number) if several == "coin" else art.seal(10, number)
    return art.critical(True, 8.5) if kind == "skull" else art.goods(kind, 8)


scene, small = c.boards(Scene)


def closeup(view: dict[str, Any], tell: Teller, thing: str) -> str | None:
    """A rival's panel at full size, behind a press on it on a phone; None: there is no such."""
    drawing = Scene({**view, "asks": []}, tell)
    label = thing.removeprefix("band-")
    band = RANGER if label == "r" else int(label) if label.isdigit() else len(drawing.order)
    if band not in drawing.order:
        return None
    panel = drawing.panel(band, 8, 8, 344)
    return drawing.finish(360, 194, d.table_top(360, 194, 5) + panel)


def results(view: Mapping[str, Any], tell: Teller) -> list[tuple[str, list[str]]]:
    """The scores by source, a row each with a cell for every seat (UND-SCORE-01)."""
    table = view["table"]
    say = tell.words
    if table["solo"]:
        # UND-SOLO-37: only a win is scored; before it and without it the Bullets taken count.
        if view["over"] and table["solo_score"] is not None:
            return [(say("scene-score-total"), [str(table["solo_score"])])]
        places = [table["street"], *(house["undead"] for house in table["buildings"])]
        return [
            (say("goal-places"), [str(sum(not place for place in places))]),
            (say("scene-score-taken"), [str(tell.goal(view).reached[0])]),
        ]
    quiet = {b["id"]: b["value"] for b in table["buildings"] if not b["undead"]}
    tokens, undead, houses, coins, total = [], [], [], [], []
    for seat in range(view["seats"]):
        bands = [band for band in table["bands"] if band["seat"] == seat]
        tokens.append(str(bands[0]["notoriety"]))
        undead.append(str(sum(CARD[id].value for band in bands for id in band["killed"])))
        houses.append(str(sum(quiet.get(id, 0) for band in bands for id in band["buildings"])))
        total.append(str(bands[0]["score"]))
        coins.append(str(bands[0]["coins"]))
    return [
        (say("scene-score-tokens"), tokens),
        (say("scene-score-undead"), undead),
        (say("scene-score-buildings"), houses),
        (say("scene-score-total"), total),
        (say("scene-score-coins"), coins),
    ]


def picture() -> str:
    """The game in the lobby: the Pale Rider before the moon, and who waits in the street."""
    w, h = 320.0, 180.0
    out = art.defs() + d.rect(0, 0, w, 140, fill="url(#sky)") + art.stars(w, 80)
    for r in (86, 72):
        out += d.circle(160, 66, r, fill=art.MOON, fill_opacity="0.12")
    out += d.group(art.ghoul("u01", 122, art.MOON), x=99, y=4)
    out += d.path("M60 134 V116 Q112 98 160 108 T260 114 V134 Z", fill=art.GRAVE)
    for x, y, tall in ((125, 111, 22), (139, 109, 16), (182, 111, 16), (195, 113, 22)):
        out += d.group(art.cross(tall), x=x, y=y)
    out += d.rect(0, 128, w, 52, fill="url(#earth)")
    for id, left in (("saloon", -50.0), ("mortuary", 212.0)):
        out += d.group(art.facade(id, ""), x=left, y=22)
    out += d.el("ellipse", cx=160, cy=152, rx=150, ry=30, fill="url(#glow)")
    for id, left, turn in (("u06", 58, -7), ("u02", 204, 7)):
        card = art.undead_small(id, CARD[id].value, slots_of(CARD[id].weak))
        out += d.el("g", card, transform=f"translate({left} 98) rotate({turn} 29 34)")
    for band, left in ((0, 128.0), (2, 162.0)):
        out += d.group(art.standing(band), x=left, y=124, scale=1.25)
    return d.el("svg", out, viewBox=f"0 0 {d.num(w)} {d.num(h)}", aria_hidden="true")
