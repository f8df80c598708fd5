"""How a view of `wanted` looks on a board: four towns, the Saloon and a gang of stacks a seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from saloon import components as c
from saloon import drawing as d
from saloon.ending import Beat, Cell, Ending, Standing
from saloon.engine.event import Event
from saloon.games.wanted.content import DECKS, GANGS, OUTLAWS, POINTS, SALOON, gang_of, is_leader
from saloon.games.wanted.text import majority
from saloon.words import Teller

GANG_LOOKS: Final = (
    ("#b3322b", "circle"),
    ("#4a7d34", "triangle"),
    ("#c8961e", "diamond"),
    ("#2f5f94", "square"),
)
"""Colour and shape of each gang, in the order of GANGS."""

GANG_INKS: Final = ("#ffffff", "#ffffff", d.INK, "#ffffff")
"""What is written on a gang's colour: 4.5:1 or more."""

STAR: Final = "#ffe9a8"
PLATES: Final = True
"""Colours and shapes belong to the gangs alone: players are brass plates with a letter."""
MOST_ABOVE: Final = 3
"""How many opponents have room side by side on a small screen."""
NUMBERS: Final = {outlaw.id: number for number, outlaw in enumerate(OUTLAWS)}

WOMEN: Final = frozenset(
    {
        "Etta Place",
        "Belle Starr",
        "Laura Bullion",
        "Eugenia Moore",
        "Pearl Hart",
        "Cattle Kate",
        "Calamity Jane",
    }
)
ODD: Final[Mapping[str, Mapping[str, Any]]] = {
    "Butch Cassidy": {
        "hat": "derby",
        "beard": "none",
        "marks": ("grin",),
        "hat_colour": d.FELTS[1],
    },
    "Sundance Kid": {"hat": "top", "beard": "handlebar", "hair_colour": d.HAIRS[0]},
    "Doc Holliday": {
        "hat": "flat",
        "beard": "handlebar",
        "skin": d.SKINS[0],
        "hair_colour": d.HAIRS[3],
    },
    "Black Bart": {"hat": "derby", "marks": ("sack",), "beard": "none"},
    "Black-Faced Charley Bryant": {"marks": ("soot",), "hat": "slouch"},
    "Flat-Nose George Curry": {"marks": ("flat-nose",), "beard": "walrus"},
    "Billy the Kid": {
        "hat": "slouch",
        "beard": "none",
        "marks": ("grin", "freckles"),
        "wide": 0.92,
    },
    "Jesse James": {"hat": "flat", "beard": "full", "hair_colour": d.HAIRS[1], "brow": 1.5},
    "Bob Dalton": {"hat": "stetson", "beard": "thin", "scarf": d.SCARVES[0]},
    "Calamity Jane": {"hat": "cavalry", "hair": "long", "scarf": d.SCARVES[2]},
    "Pearl Hart": {"hat": "derby", "hair": "curls", "marks": ("cigar",)},
    "Belle Starr": {"hat": "top", "hair": "bun", "scarf": d.SCARVES[5]},
    "Cattle Kate": {"hat": "stetson", "hair": "braids"},
    "Etta Place": {"hat": "bonnet", "hair": "long", "marks": ("mole",)},
    "Laura Bullion": {"hat": "flat", "hair": "curls"},
    "Eugenia Moore": {"hat": "none", "hair": "bun"},
    "Tom Horn": {"hat": "stetson", "beard": "walrus", "marks": ("scar",)},
    "Bill Doolin": {"marks": ("patch",), "beard": "handlebar"},
    "Deaf Charley Hanks": {"beard": "chops", "hat": "derby"},
    "John Wesley Hardin": {"marks": ("glasses",), "beard": "goatee"},
}
"""What history or a nickname says about somebody; the rest is mixed from the card's number."""


def _face(number: int) -> d.Face:
    name = OUTLAWS[number].name
    woman = name in WOMEN
    marks = d.chosen_from(
        ("", "", "scar", "freckles", "cigar", "glasses", "mole", "", "mask", ""), number, 11
    )
    looks: dict[str, Any] = {
        "hat": d.chosen_from(
            ("stetson", "derby", "sombrero", "flat", "cavalry", "slouch", "top"), number, 1
        ),
        "hat_colour": d.chosen_from(d.FELTS, number, 2),
        "skin": d.chosen_from((*d.SKINS[:3], *d.SKINS), number, 3),
        "hair": d.chosen_from(("short", "short", "long", "bald", "short", "curls"), number, 4),
        "hair_colour": d.chosen_from(d.HAIRS, number, 5),
        "beard": d.chosen_from(
            ("none", "thin", "handlebar", "walrus", "goatee", "full", "stubble", "chops"), number, 6
        ),
        "coat": d.chosen_from(d.COATS, number, 7),
        "scarf": d.chosen_from(("", "", *d.SCARVES), number, 8),
        "marks": (marks,) if marks else (),
        "wide": (0.9, 1.0, 1.08)[number % 3],
        "brow": (0.0, 1.6, -1.0, 0.8)[number % 4],
    }
    if woman:
        looks |= {"beard": "none", "wide": 0.9, "brow": -0.6, "marks": ()}
    return d.Face(**(looks | dict(ODD.get(name, {}))))


FACES: Final = tuple(_face(number) for number in range(len(OUTLAWS)))

SALOON_FACES: Final = {
    "sheriff": d.Face(hat="stetson", hat_colour=d.FELTS[6], beard="walrus", coat="#324554"),
    "hunter": d.Face(
        hat="flat",
        hat_colour=d.FELTS[0],
        beard="stubble",
        coat="#85704f",
        marks=("cigar",),
        brow=2.0,
    ),
    "swindler": d.Face(
        hat="top",
        hat_colour=d.FELTS[4],
        beard="thin",
        coat="#5c2a22",
        marks=("grin",),
        hair_colour=d.HAIRS[5],
    ),
}


class Scene(c.Picture):
    """One view being drawn, in one language."""

    def deck_name(self, deck: int) -> str:
        return self.say(f"deck-{DECKS[deck]}")

    def gang_name(self, gang: int) -> str:
        return self.say(f"gang-{GANGS[gang]}")

    def stack_about(self, seat: int, gang: int) -> str:
        """A stack in words: whose, how many, who is on top and whether the leader is in it."""
        ids = self.player(seat)["stacks"][gang]
        if not ids:
            about = self.say(
                "scene-stack-empty", who=self.tell.name(seat), gang=self.gang_name(gang)
            )
            return f"{about} {self.token_now(seat, gang)}"
        names = ", ".join(OUTLAWS[NUMBERS[id]].name for id in reversed(ids))
        about = self.say(
            "scene-stack",
            who=self.tell.name(seat),
            gang=self.gang_name(gang),
            count=len(ids),
            names=names,
        )
        points = self.say("tip-stack-points", count=stack_points(len(ids), self.counts_more(gang)))
        return f"{about} {points} {self.token_now(seat, gang)}"

    def counts_more(self, gang: int) -> bool:
        """Whether Supremacy counts a card more for this gang."""
        return bool(self.table["supremacy"] == GANGS[gang])

    def token_now(self, seat: int, gang: int) -> str:
        """Who would take a gang's Wanted token if the round ended now, as this stack sees it."""
        players = [self.player(other) for other in range(len(self.table["players"]))]
        taker = majority(players, gang)
        if taker == seat:
            return self.say("tip-stack-takes")
        if taker < 0:
            tied = any(player["stacks"][gang] for player in players)
            shot_out = tied and self.table["options"]["duel"]
            return self.say("tip-stack-duel" if shot_out else "tip-stack-nobody")
        key = "tip-stack-other-you" if taker == self.me else "tip-stack-other"
        count = len(players[taker]["stacks"][gang])
        return self.say(key, who=self.tell.name(taker), count=count)

    def town_tip(self, gang: int, left: int) -> str:
        """What the card of a town would do for the reader."""
        said = ""
        if self.me is not None:
            counts = [len(player["stacks"][gang]) for player in self.table["players"]]
            mine = counts.pop(self.me) + 1
            said = self.say("tip-town", mine=mine, most=max(counts, default=0))
        if left == 1:
            said = f"{said} {self.say('tip-town-last')}"
        return said.strip() or self.say("tip-town-drawn")

    def card(self, id: str, x: float, y: float, drawn: str) -> None:
        """An outlaw's card lies here; from one scene to the next it glides."""
        self.glide(f"card-{id}", x, y, drawn)

    def finish(self, w: float, h: float, below: str, defs: str = "") -> str:
        """The whole picture, with the cards in their order."""
        order = sorted(self.gliding, key=lambda card: NUMBERS[card.removeprefix("card-")])
        self.gliding = {card: self.gliding[card] for card in order}
        return super().finish(w, h, below, defs)

    # -- cards ---------------

    def poster(self, id: str, w: float, h: float) -> str:
        """A Wanted poster: the gang's band, the portrait, the name."""
        return poster(
            NUMBERS[id], w, h, self.gang_name(gang_of(NUMBERS[id])), self.say("scene-wanted")
        )

    def deck_at(
        self, deck: int, x: float, y: float, w: float, h: float, narrow: bool = False
    ) -> str:
        """One of the five decks with whatever lies on it; legal draws, buries, looks and rides."""
        data = self.table["decks"][deck] if self.table["decks"] else None
        left = data["left"] if data else 0
        up = data.get("up") if data else None
        name = self.deck_name(deck)
        drawn = d.under_cards(w, h, left)
        if deck == SALOON:
            about = f"{self.say('scene-saloon', count=left)} {self.say('tip-saloon')}"
            if left:
                drawn += d.card_back(w, h, "" if narrow else name, 22)
                drawn += d.group(d.bottle(w * 0.4), x=w * 0.3, y=h * (0.26 if narrow else 0.52))
                drawn += self.on_deck(deck, data, w, h)
            else:
                drawn += d.empty_place(w, h)
        elif up is None and left:
            about = self.say("scene-town-hidden", town=name, count=left)
            about = f"{about} {self.say('tip-town-hidden')}"
            drawn += d.card_back(w, h, "" if narrow else name, 20)
        elif up is None:
            about = f"{self.say('scene-town-empty', town=name)} {self.say('tip-town-empty')}"
            drawn += d.empty_place(w, h)
        else:
            outlaw = OUTLAWS[NUMBERS[up]]
            about = self.say(
                "scene-town",
                town=name,
                card=outlaw.name,
                gang=self.gang_name(outlaw.gang),
                count=left,
            )
            about = f"{about} {self.town_tip(outlaw.gang, left)}"
            self.card(up, x, y, self.poster(up, w, h) + self.on_deck(deck, data, w, h))
        move = self.move_on(deck)
        if self.table["cavalry"] == DECKS[deck]:
            about = f"{about} {self.say('scene-cavalry-on')}"
        bury = f"bury:{DECKS[deck]}"
        if bury in self.keys:  # the upper part buries the card, the lower looks under it
            self.spot(f"bury-{DECKS[deck]}", (x, y, w, h * 0.56), [bury], about)
            self.spot(f"deck-{DECKS[deck]}", (x, y + h * 0.64, w, h * 0.36), [move], about)
        else:
            self.spot(f"deck-{DECKS[deck]}", (x, y, w, h), [move], about)
        return d.group(drawn, x=x, y=y)

    def move_on(self, deck: int) -> str:
        """The move that a click on this deck stands for, among those of the question."""
        for verb in ("draw", "look", "ride"):
            move = f"{verb}:{DECKS[deck]}"
            if move in self.keys:
                return move
        return f"draw:{DECKS[deck]}"

    def on_deck(self, deck: int, data: Mapping[str, Any] | None, w: float, h: float) -> str:
        """The Cavalry, a card this seat has looked at, and who looked."""
        drawn = ""
        if self.table["cavalry"] == DECKS[deck]:
            drawn += d.circle(
                w * 0.82, h * 0.8, w * 0.2, fill=d.WOOD_DARK, stroke=d.PAPER, stroke_width=1.5
            )
            drawn += d.group(d.horse(w * 0.27), x=w * 0.68, y=h * 0.8 - w * 0.135)
        if data is None:
            return drawn
        for place, seat in enumerate(data["looked_by"]):
            drawn += d.plate(seat, 8 + place * 17, h - 4, 8)
        return drawn

    def column(self, seat: int, gang: int, x: float, y: float, w: float, h: float) -> str:
        """One stack: covered cards as strips from the oldest down, the uncovered card in full."""
        ids: list[str] = self.player(seat)["stacks"][gang]
        colour, shape = GANG_LOOKS[gang]
        about = self.stack_about(seat, gang)
        id = f"stack-{seat}-{gang}"
        move = f"hit:{seat}:{GANGS[gang]}"
        if not ids:
            empty = d.empty_place(w, min(h, w * 1.25)) + d.mark(
                shape, "none", w / 2, min(h, w * 1.25) / 2, w * 0.14, edge="#7d9d90"
            )
            self.spot(id, (x, y, w, min(h, w * 1.25)), [move], about)
            return d.group(empty, x=x, y=y)
        face_h = min(w * 1.28, h)
        covered = len(ids) - 1
        strip = min(17.0, (h - face_h) / covered) if covered else 0.0
        drawn = ""
        for place, card in enumerate(ids[:-1]):
            star = is_leader(NUMBERS[card])
            drawn += d.rect(0, place * strip, w, 26, 4, fill=colour, stroke=d.INK, stroke_width=1)
            drawn += d.mark(
                shape, GANG_INKS[gang], 9, place * strip + min(strip, 17) / 2 + 0.5, 4, edge="none"
            )
            if star:
                drawn += d.mark("star", STAR, 22, place * strip + min(strip, 17) / 2 + 0.5, 5)
        top = small_card(NUMBERS[ids[-1]], w, face_h, len(ids))
        self.card(ids[-1], x, y + covered * strip, top)
        self.spot(id, (x, y, w, covered * strip + face_h), [move], about)
        return d.group(drawn, x=x, y=y) if drawn else ""

    # -- tokens and panels ---------------

    def trophies(self, seat: int, x: float, y: float, step: float, r: float) -> str:
        """A seat's four Wanted tokens and the One token, dark where it has none yet."""
        player = self.player(seat)
        drawn = ""
        have = []
        for gang in range(4):
            colour, shape = GANG_LOOKS[gang]
            owned = GANGS[gang] in player["wanted"]
            if owned:
                have.append(self.gang_name(gang))
            drawn += d.mark(
                shape,
                colour if owned else "#1b2d26",
                gang * step,
                0,
                r,
                edge=d.PAPER if owned else "#7d9d90",
            )
        drawn += d.circle(
            4 * step + 3,
            0,
            r + 2.5,
            fill="#d8b13a" if player["one"] else "#1b2d26",
            stroke=d.PAPER if player["one"] else "#7d9d90",
            stroke_width=1.2,
        )
        drawn += d.words(
            4 * step + 3, r * 0.55, "1", r * 1.6, d.INK if player["one"] else "#8fae9f", weight=700
        )
        about = self.say(
            "scene-trophies",
            who=self.tell.name(seat),
            count=len(have),
            gangs=", ".join(have) or "-",
            one="yes" if player["one"] else "no",
        )
        about = f"{about} {self.say('tip-trophies')}"
        return d.piece(f"trophies-{seat}", x, y, about, drawn)

    def tiles(self, seat: int, x: float, y: float) -> str:
        """Unspent Dollars tiles."""
        if not self.table["options"]["dollars"]:
            return ""
        count = self.player(seat)["tiles"]
        drawn = "".join(
            d.rect(i * 16, -8, 14, 16, 2, fill="#c9b48a", stroke=d.INK)
            + d.words(i * 16 + 7, 5, "$", 13, d.INK, weight=700)
            for i in range(count)
        )
        if not drawn:
            return ""
        about = self.say("scene-dollars", who=self.tell.name(seat), count=count)
        about = f"{about} {self.say('tile-dollars-does')}"
        return d.piece(f"dollars-{seat}", x, y, about, drawn)

    def seat_panel(self, seat: int, x: float, y: float, w: float, h: float) -> str:
        """A player's place: mark, name, trophies and the four stacks."""
        name = self.say("scene-you") if seat == self.me else self.tell.name(seat)
        inner = w - 24
        gap = 10.0 if w > 260 else 6.0
        col = min(84.0, (inner - 3 * gap) / 4)
        small = w < 260
        trophies_w = 4 * 17 + 22
        room = w - 44 - (14 if small else trophies_w + 16)
        size = d.fitted(name, room, 19, 14)
        out = d.panel(x, y, w, h, active=seat in self.asked, seat=seat)
        out += d.plate(seat, x + 22, y + 22, 12)
        out += d.words(
            x + 41, y + 28, d.shortened(name, room, size), size, d.PAPER, anchor="start", weight=600
        )
        top = y + 42
        if small:
            out += self.trophies(seat, x + 20, y + 52, 18, 7)
            out += self.tiles(seat, x + w - 44, y + 52)
            top = y + 66
        else:
            out += self.trophies(seat, x + w - trophies_w - 4, y + 22, 19, 7.5)
            out += self.tiles(seat, x + w - trophies_w - 50, y + 22)
        left = x + 12 + (inner - 4 * col - 3 * gap) / 2
        for gang in range(4):
            out += self.column(seat, gang, left + gang * (col + gap), top, col, y + h - top - 12)
        return out

    def standing(self, x: float, y: float, w: float, h: float) -> str:
        """If the round ended now: who would take each token and why, and everybody's points."""
        players = [self.player(seat) for seat in range(len(self.table["players"]))]
        row = (h - 42) / 5
        out = d.paper(0, 0, w, h)
        title = self.say("scene-if-ended")
        out += d.words(
            16, 27, title, d.fitted(title, w - 32, 18, 13, title=True), anchor="start", font=d.TITLE
        )
        lines = []
        for gang in range(4):
            middle = 36 + row * (gang + 0.5)
            colour, shape = GANG_LOOKS[gang]
            counts = [len(player["stacks"][gang]) for player in players]
            taker = majority(players, gang)
            why = self.why_now(counts, taker)
            wide = d.width_of(why, 15)
            name = self.say("scene-nobody") if taker < 0 else self.called(taker)
            out += d.mark(shape, colour, 24, middle, min(9.0, row * 0.36))
            if taker >= 0:
                out += d.plate(taker, 50, middle, min(9.5, row * 0.4))
            left = 66.0 if taker >= 0 else 42.0
            room = w - left - 16 - wide - 8
            out += d.words(
                left, middle + 5, d.shortened(name, room, 15), 15, anchor="start",
                weight=700 if taker == self.me else 400,
            )  # fmt: skip
            out += d.words(w - 16, middle + 5, why, 15, anchor="end")
            lines.append(f"{self.say(f'gang-{GANGS[gang]}')}: {name} {why}".rstrip())
        middle = 36 + row * 4.5
        out += d.circle(24, middle, min(9.5, row * 0.4), fill="#d8b13a", stroke=d.INK)
        out += d.words(24, middle + 4.5, "1", 13, weight=700)
        points = {seat: player["points"] for seat, player in enumerate(players)}
        step = min(58.0, (w - 48) / len(players))
        for place, seat in enumerate(sorted(points, key=lambda seat: -points[seat])):
            spot = 50 + place * step
            out += d.plate(seat, spot, middle, min(9.5, row * 0.4, step * 0.25))
            first = points[seat] == max(points.values()) > 0
            out += d.words(
                spot + min(14.0, step * 0.3), middle + 5, str(points[seat]), 15,
                anchor="start", weight=700 if first else 400,
            )  # fmt: skip
        told = [f"{self.called(seat)} {count}" for seat, count in points.items()]
        lines.append(f"{self.say('scene-result-one')}: {', '.join(told)}")
        return d.piece("standing", x, y, f"{title}. {'. '.join(lines)}.", out)

    def called(self, seat: int) -> str:
        """A player as the board names them."""
        return self.say("scene-you") if seat == self.me else self.tell.name(seat)

    def why_now(self, counts: Sequence[int], taker: int) -> str:
        """Why a gang's token would go where it would: the two highest counts, or the leader."""
        first, second = sorted(counts, reverse=True)[:2]
        if not first:
            return ""
        return self.say("scene-now", count=first, second=second) + (
            " ★" if first == second and taker >= 0 else ""
        )

    def sides(self, x: float, y: float, w: float, h: float) -> str:
        """Discards, Supremacy and the Cavalry while it waits beside the decks."""
        out = d.paper(0, 0, w, h)
        lost: list[str] = self.table["discard"]
        spent: list[str] = self.table["saloon_discard"]
        card_w = min((w - 44) / 2, (h - 74) / 1.28)
        title = self.say("scene-discard")
        out += d.words(
            16, 27, title, d.fitted(title, w - 32, 18, 13, title=True), anchor="start", font=d.TITLE
        )
        left = (w - 2 * card_w - 12) / 2
        for place in (0, 1):
            at = left + place * (card_w + 12)
            pile = spent if place else lost
            if not pile:
                drawn = d.rect(
                    0,
                    0,
                    card_w,
                    card_w * 1.28,
                    5,
                    fill="none",
                    stroke=d.RULE,
                    stroke_dasharray="5 4",
                )
            elif place:
                drawn = saloon_card(pile[-1], card_w, card_w * 1.28)
            else:
                drawn = ""
                self.card(
                    pile[-1], x + at, y + 38, small_card(NUMBERS[pile[-1]], card_w, card_w * 1.28)
                )
            out += d.group(drawn, x=at, y=38)
            count = self.say("scene-cards", count=len(pile))
            out += d.words(at + card_w / 2, 38 + card_w * 1.28 + 20, count, 14, d.INK_SOFT)
        names = [OUTLAWS[NUMBERS[id]].name for id in lost]
        kinds = [self.say(f"card-{kind}") for kind in spent]
        about = self.say(
            "scene-discards", lost=", ".join(names) or "-", spent=", ".join(kinds) or "-"
        )
        about = f"{about} {self.say('tip-discards')}"
        self.spot("discards", (x, y, w, h), [], about)
        return d.group(out, x=x, y=y)

    def supremacy(self, x: float, y: float) -> str:
        """The gang that counts one card more this round."""
        chosen = self.table["supremacy"]
        if chosen is None:
            return ""
        gang = GANGS.index(chosen)
        colour, shape = GANG_LOOKS[gang]
        about = self.say("scene-supremacy", gang=self.gang_name(gang))
        drawn = (
            d.rect(0, 0, 62, 34, 17, fill=d.WOOD_DARK, stroke=d.PAPER, stroke_width=1.2)
            + d.mark(shape, colour, 20, 17, 9, edge=d.PAPER)
            + d.words(44, 23, "+1", 17, d.PAPER, weight=700)
        )
        return d.piece("supremacy", x, y, about, drawn)

    def waiting_horse(self, x: float, y: float) -> str:
        """The Cavalry beside the decks at the beginning of a round."""
        if not self.table["options"]["cavalry"] or self.table["cavalry"] is not None:
            return ""
        drawn = d.circle(17, 17, 17, fill=d.WOOD_DARK, stroke=d.PAPER) + d.group(
            d.horse(24), x=5, y=5
        )
        about = f"{self.say('scene-cavalry')} {self.say('token-cavalry-does')}"
        return d.piece("cavalry", x, y, about, drawn)

    # -- the two arrangements ---------------

    def wide(self) -> str:
        """For a screen of about 1440 pixels: others above, decks in the middle, yours below."""
        w, h = 1060.0, 690.0
        out = d.table_top(w, h)
        each = (w - 36 - 8 * (len(self.others) - 1)) / len(self.others)
        span = min(each, 380.0)
        start = (w - span * len(self.others) - 8 * (len(self.others) - 1)) / 2
        for place, seat in enumerate(self.others):
            out += self.seat_panel(seat, start + place * (span + 8), 20, span, 196)
        card_w, card_h = 128.0, 180.0
        step = 190.0
        left = (w - 4 * step - card_w) / 2
        for deck in range(5):
            x = left + deck * step
            out += self.deck_at(deck, x, 229, card_w, card_h)
            out += self.deck_label(deck, x + card_w / 2, 440)
        out += self.seat_panel(self.near, 20, 476, 400, 196)
        out += self.standing(434, 476, 334, 194)
        out += self.sides(782, 476, 258, 194)
        out += self.supremacy(20, 250)
        out += self.waiting_horse(30, 300)
        return self.finish(w, h, out)

    def small(self) -> str:
        """For a small screen: the same closer together, so that everything keeps its size."""
        if len(self.others) > MOST_ABOVE:
            return self.wide()
        w, h = 712.0, 556.0
        out = d.table_top(w, h, 6)
        span = (w - 24 - 8 * (len(self.others) - 1)) / len(self.others)
        span = min(span, 300.0)
        start = (w - span * len(self.others) - 8 * (len(self.others) - 1)) / 2
        for place, seat in enumerate(self.others):
            out += self.seat_panel(seat, start + place * (span + 8), 12, span, 154)
        step = 139.0
        left = (w - 4 * step - 128) / 2
        for deck in range(5):
            x = left + deck * step
            out += self.deck_at(deck, x, 171, 128, 180)
            out += self.deck_label(deck, x + 64, 376, 132)
        out += self.seat_panel(self.near, 12, 404, 306, 140)
        out += self.standing(324, 404, 232, 140)
        out += self.sides(562, 404, 138, 140)
        out += self.supremacy(12, 166)
        out += self.waiting_horse(22, 166)
        return self.finish(w, h, out)

    def deck_label(self, deck: int, x: float, y: float, room: float = 180) -> str:
        """A deck's name in title letters and what is left of it."""
        if not self.table["decks"]:
            return ""
        data = self.table["decks"][deck]
        left = self.say("scene-left", count=data["left"])
        name = self.deck_name(deck)
        seen = ""
        if "next" in data:
            known = data["next"]
            seen = self.say(f"card-{known}") if deck == SALOON else OUTLAWS[NUMBERS[known]].name
            seen = " · " + self.say("scene-next", card=seen)
        size = d.fitted(name, room - 12, 18, 13, title=True)
        ribbon = self.ribbon(deck, x, y - 6, min(room, d.width_of(name, size, title=True) + 18), 24)
        return d.el(
            "g",
            ribbon,
            d.words(x, y, name, size, self.ribbon_ink(deck), font=d.TITLE),
            d.words(x, y + 20, d.shortened(left + seen, room + 6, 15), 15, "#d9cba8"),
        )

    def ribbon(self, deck: int, x: float, y: float, w: float, h: float) -> str:
        """A town's name stands on the colour of its gang (WAN-SETUP-12); the Saloon is nobody's."""
        if deck == SALOON:
            return ""
        return d.rect(x - w / 2, y - h / 2, w, h, 4, fill=GANG_LOOKS[deck][0], stroke=d.INK)

    def ribbon_ink(self, deck: int) -> str:
        """What is written on a town's ribbon."""
        return d.PAPER if deck == SALOON else GANG_INKS[deck]

    def strip(self, seat: int, y: float, w: float) -> str:
        """An opponent in one line of a phone: mark, name, trophies, the four stacks as chips."""
        out = d.panel(8, y, w - 16, 46, active=seat in self.asked, seat=seat)
        out += d.plate(seat, 24, y + 15, 9)
        name = self.tell.name(seat)
        out += d.words(
            38, y + 20, d.shortened(name, 92, 15), 15, d.PAPER, anchor="start", weight=600
        )
        out += self.trophies(seat, 22, y + 35, 14, 4.8)
        out += self.tiles(seat, 104, y + 34)
        about = self.say("scene-opens", who=name)
        area = d.hit_area(126, 44)
        self.above.append(d.piece(f"player-{seat}", 10, y + 1, about, area, opens=f"seat-{seat}"))
        for gang in range(4):
            out += self.chip(seat, gang, 143 + gang * 51, y + 2, 46, 42)
        return out

    def chip(self, seat: int, gang: int, x: float, y: float, w: float, h: float) -> str:
        """A stack on a phone: the top card's face and how many there are."""
        ids: list[str] = self.player(seat)["stacks"][gang]
        colour, shape = GANG_LOOKS[gang]
        about = self.stack_about(seat, gang)
        id = f"stack-{seat}-{gang}"
        if not ids:
            self.spot(id, (x, y, w, h), [f"hit:{seat}:{GANGS[gang]}"], about)
            return d.mark(shape, "none", x + w / 2, y + h / 2, 6, edge="#7d9d90")
        leader = any(is_leader(NUMBERS[card]) for card in ids)
        drawn = d.rect(0, 3, w, h - 6, 6, fill=colour, stroke=d.INK)
        drawn += d.group(d.face(FACES[NUMBERS[ids[-1]]], 28), x=2, y=7)
        drawn += d.words(w - 9, h / 2 + 9, str(len(ids)), 17, GANG_INKS[gang], weight=700)
        drawn += d.mark("star" if leader else shape, GANG_INKS[gang], w - 9, 11, 4, edge="none")
        self.card(ids[-1], x, y, drawn)
        self.spot(id, (x, y, w, h), [f"hit:{seat}:{GANGS[gang]}"], about)
        return ""

    def phone(self) -> str:
        """For a phone: opponents as strips, the decks across, your stacks below."""
        w = 360.0
        y = 10.0
        out = ""
        for seat in self.others:
            out += self.strip(seat, y, w)
            y += 50
        y += 10
        card_w, card_h = 56.0, 80.0
        for deck in range(5):
            x = 14 + deck * 69
            out += self.deck_at(deck, x, y, card_w, card_h, narrow=True)
            if self.table["decks"]:
                data = self.table["decks"][deck]
                out += self.ribbon(deck, x + card_w / 2, y + card_h + 22.5, 67, 33)
                names = d.wrapped(self.deck_name(deck), 70, 13)
                for line, text in enumerate(names):
                    below = 27 if len(names) == 1 else 19.5 + line * 14
                    ink = self.ribbon_ink(deck)
                    out += d.words(x + card_w / 2, y + card_h + below, text, 13, ink, weight=600)
                out += d.words(x + card_w / 2, y + card_h + 53, str(data["left"]), 13, "#d9cba8")
        y += card_h + 60
        if self.table["options"]["cavalry"] or self.table["supremacy"] is not None:
            out += self.supremacy(288, y - 4) + self.waiting_horse(12, y - 4)
            y += 38
        panel_h = 150.0
        out += d.panel(8, y, w - 16, panel_h, active=self.near in self.asked, seat=self.near)
        name = self.say("scene-you") if self.near == self.me else self.tell.name(self.near)
        points = self.say("scene-points", count=self.player(self.near)["points"])
        out += d.plate(self.near, 26, y + 19, 10)
        out += d.words(
            42, y + 25, d.shortened(name, 110, 16), 16, d.PAPER, anchor="start", weight=600
        )
        out += d.words(160, y + 25, points, 15, "#d9cba8", anchor="start")
        out += self.trophies(self.near, 250, y + 20, 17, 6.5)
        out += self.tiles(self.near, 214, y + 20)
        for gang in range(4):
            out += self.column(self.near, gang, 20 + gang * 83, y + 40, 70, panel_h - 48)
        h = y + panel_h + 10
        return self.finish(w, h, d.table_top(w, h, 5) + out)


@lru_cache(maxsize=512)
def poster(number: int, w: float, h: float, gang_name: str, wanted: str) -> str:
    """An outlaw's card at full size, or without the small print when it is narrow."""
    colour, shape = GANG_LOOKS[gang_of(number)]
    if w < 90:
        return small_card(number, w, h)
    ink = GANG_INKS[gang_of(number)]
    name = OUTLAWS[number].name
    out = d.rect(0, 0, w, h, 7, fill=d.PAPER, stroke=d.INK, stroke_width=1.2)
    out += d.rect(5, 5, w - 10, h - 10, 4, fill="none", stroke=d.RULE)
    out += d.rect(5, 5, w - 10, 30, 3, fill=colour)
    out += d.words(
        w / 2, 26, wanted, d.fitted(wanted, w - 24, 18, 12, title=True), ink, font=d.TITLE
    )
    out += d.group(d.face(FACES[number], 84), x=w / 2 - 42, y=38)
    out += d.mark(shape, colour, 18, 49, 9)
    if is_leader(number):
        out += d.group(d.badge_star(11), x=w - 19, y=50)
    lines = d.wrapped(name, w - 14, 16)
    first = 140 if len(lines) == 1 else 134
    for place, line in enumerate(lines):
        out += d.words(w / 2, first + place * 17, line, d.fitted(line, w - 14, 16, 13), weight=600)
    out += d.words(w / 2, 172, gang_name, d.fitted(gang_name, w - 16, 14, 12), d.INK_SOFT)
    return out


@lru_cache(maxsize=2048)
def small_card(number: int, w: float, h: float, count: int = 0) -> str:
    """An outlaw's card in a stack: band, shape, portrait and, where there is room, a short name.

    `count` is how many lie in the stack, this one included.
    """
    colour, shape = GANG_LOOKS[gang_of(number)]
    band = 17.0
    out = d.rect(0, 0, w, h, 5, fill=d.PAPER, stroke=d.INK)
    out += d.rect(0, 0, w, band, 5, fill=colour, stroke=d.INK)
    ink = GANG_INKS[gang_of(number)]
    out += d.mark(shape, ink, 10, band / 2, 4.5, edge="none")
    if is_leader(number):
        out += d.mark("star", STAR, 23, band / 2, 5.5)
    if count:
        out += d.words(w - 8, band - 3.5, str(count), 15, ink, weight=700)
    named = w >= 66
    room = h - band - (19 if named else 3)
    size = min(w - 4, room)
    out += d.group(d.face(FACES[number], size), x=(w - size) / 2, y=band + 1)
    if named:
        short = short_name(OUTLAWS[number].name)
        out += d.words(w / 2, h - 6, d.shortened(short, w - 4, 13), 13, weight=600)
    return out


def short_name(name: str) -> str:
    """What one would call them across a table: the nickname or the family name."""
    parts = name.split()
    if parts[-1] in (
        "Kid",
        "Dalton",
        "Younger",
        "James",
        "Curry",
        "Place",
        "Starr",
        "Kate",
        "Jane",
    ):
        return parts[0] if parts[0] not in ("Billy",) else "Billy"
    return parts[-1]


def saloon_card(kind: str, w: float, h: float) -> str:
    """A Saloon card, face up."""
    out = d.rect(0, 0, w, h, 5, fill=d.PAPER_DEEP, stroke=d.INK)
    size = min(w - 6, h - 22)
    out += d.group(d.face(SALOON_FACES[kind], size, "#d9c08c"), x=(w - size) / 2, y=4)
    if kind == "sheriff":
        out += d.group(d.badge_star(8), x=w * 0.66, y=h * 0.72)
    out += d.rect(0, h - 14, w, 14, 4, fill=d.WOOD)
    return out


scene, small = c.boards(Scene)


def closeup(view: dict[str, Any], tell: Teller, thing: str) -> str | None:
    """A player's place at full size, behind a press on a strip; None: there is no such thing."""
    number = thing.removeprefix("seat-")
    if not number.isdigit() or int(number) >= view["seats"]:
        return None
    drawing = Scene({**view, "asks": []}, tell)
    panel = drawing.seat_panel(int(number), 8, 8, 344, 236)
    return drawing.finish(360, 252, d.table_top(360, 252, 5) + panel)


def ending(
    before: Mapping[str, Any], events: Sequence[Event], after: Mapping[str, Any], tell: Teller
) -> Ending:
    """The end of a round: four gangs, then points, in the order of scoring (WAN-END-07)."""
    say = tell.words
    stacks = _final_stacks(before, events)
    told = {kind: [event for event in events if event.kind == kind] for kind in SCORING}
    seats = before["seats"]
    beats = []
    for gang in range(4):
        counts = [len(stacks[seat][gang]) for seat in range(seats)]
        decided = [e for kind in GANG_SCORING for e in told[kind] if e.args[-1] == gang]
        if not decided:
            break  # somebody has won before this gang was counted
        token = next((e for e in decided if e.kind in ("wanted", "has-wanted")), None)
        taker = token.args[0] if token is not None else None
        colour, shape = GANG_LOOKS[gang]
        cells = [
            Cell(str(count) if count else "-", picture=_fan(stacks[seat][gang]), best=seat == taker)
            for seat, count in enumerate(counts)
        ]
        beats.append(
            Beat(
                say(f"gang-{GANGS[gang]}"),
                cells,
                why=_why_gang(tell, counts, taker, decided),
                sign=_sign(d.mark(shape, colour, 16, 16, 11)),
                taker=taker,
                token=_sign(d.mark(shape, colour, 16, 16, 11, edge=d.PAPER)) if token else "",
            )
        )
    if told["points"]:
        beats.append(_one_beat(tell, stacks, told, before["table"]["supremacy"]))
    last = events[-1]
    note = say("ending-points-how")
    opened = events[0] if events[0].kind in tell.ENDINGS else events[1]
    line = tell.event(opened)
    standing = []
    for seat, player in enumerate(after["table"]["players"]):
        have = len(player["wanted"]) + int(player["one"])
        trophies = Scene({**after, "asks": []}, tell).trophies(seat, 12, 14, 24, 9)
        picture = d.el("svg", trophies, viewBox="0 0 124 28", width="124", height="28")
        text = say("ending-tokens", count=have)
        standing.append(Standing(seat, text, picture, winner=seat in after["winners"]))
    title = say("ending-round", round=before["table"]["round"])
    if last.kind == "round" and after["table"]["players"]:
        key = "ending-next-you" if last.args[1] == tell.me else "ending-next"
        note = f"{note} {say('ending-back')} {say(key, who=tell.name(last.args[1]))}"
    elif last.kind == "win":
        key = "ending-won-you" if last.args[0] == tell.me else "ending-won"
        note = f"{note} {say(key, who=tell.name(last.args[0]))}"
    return Ending(title, line, beats, standing=standing, note=note)


GANG_SCORING: Final = ("no-gang", "gang-tie", "leader-decides", "has-wanted", "wanted", "duel-won")
SCORING: Final = (*GANG_SCORING, "points", "one", "keeps-one", "points-tie", "no-points")


def _sign(drawn: str, size: int = 32) -> str:
    return d.el("svg", drawn, viewBox=f"0 0 {size} {size}", width=size, height=size)


def _fan(cards: Sequence[str]) -> str:
    """The cards of a stack side by side, as far as there is room."""
    if not cards:
        return ""
    step = min(26.0, 92.0 / max(1, len(cards) - 1))
    drawn = "".join(
        d.group(small_card(NUMBERS[card], 46, 58), x=step * place, y=0)
        for place, card in enumerate(cards)
    )
    wide = 46 + step * (len(cards) - 1)
    size = {"width": d.num(wide), "height": "58", "aria_hidden": "true"}
    return d.el("svg", drawn, viewBox=f"0 0 {d.num(wide)} 58", **size)


def _final_stacks(before: Mapping[str, Any], events: Sequence[Event]) -> list[list[list[str]]]:
    """The stacks as they were counted: those before the last move, and what it changed."""
    stacks = [[list(stack) for stack in player["stacks"]] for player in before["table"]["players"]]
    for event in events:
        if event.kind == "take":
            card = OUTLAWS[event.args[1]].id
            stacks[event.args[0]][gang_of(event.args[1])].append(card)
        elif event.kind in ("sheriff", "hunter", "swindler"):
            card = OUTLAWS[event.args[-1]].id
            for seat in stacks:
                for stack in seat:
                    if card in stack:
                        stack.remove(card)
            if event.kind == "swindler":
                stacks[event.args[0]][gang_of(event.args[-1])].append(card)
    return stacks


def _why_gang(
    tell: Teller, counts: Sequence[int], taker: int | None, decided: Sequence[Event]
) -> str:
    """Why a gang's token goes where it goes, in one line."""
    say = tell.words
    if taker is None:
        return say("ending-nobody" if max(counts) == 0 else "ending-tie")
    kinds = {event.kind for event in decided}
    others = sorted((count for seat, count in enumerate(counts) if seat != taker), reverse=True)
    second = others[0] if others else 0
    if counts[taker] == second:
        key = "ending-leader" if "leader-decides" in kinds else "ending-duel"
    else:
        key = "ending-most"
    if taker == tell.me and key != "ending-most":
        key = f"{key}-you"
    why = say(key, count=counts[taker], second=second, who=tell.name(taker))
    return f"{why}. {say('ending-has')}" if "has-wanted" in kinds else why


def stack_points(count: int, counts_more: bool) -> int:
    """What a stack of so many cards counts, one card more under Supremacy (WAN-PTS)."""
    return POINTS[min(count + int(counts_more), 8)] if count else 0


def _one_beat(
    tell: Teller,
    stacks: Sequence[Sequence[Sequence[str]]],
    told: Mapping[str, Sequence[Event]],
    supremacy: str | None,
) -> Beat:
    """The points, and who takes the One token (WAN-PTS)."""
    say = tell.words
    taken = [*told["one"], *told["keeps-one"]]
    taker = taken[0].args[0] if taken else None
    points = {event.args[0]: event.args[1] for event in told["points"]}
    cells = []
    for seat, stack in enumerate(stacks):
        sums = []
        for gang in range(4):
            points_of = stack_points(len(stack[gang]), supremacy == GANGS[gang])
            if points_of:
                sums.append(str(points_of))
        cells.append(Cell(str(points.get(seat, 0)), " + ".join(sums), best=seat == taker))
    if taker is not None:
        key = "ending-keeps" if told["keeps-one"] else "ending-one"
        why = say(key, points=points[taker])
    else:
        why = say("ending-no-points" if told["no-points"] else "ending-points-tie")
    one = d.circle(16, 16, 13, fill="#d8b13a", stroke=d.INK, stroke_width=1.2)
    one += d.words(16, 22, "1", 18, d.INK, weight=700)
    token = _sign(one) if taker is not None else ""
    return Beat(say("scene-result-one"), cells, why, _sign(one), taker, token)


def results(view: dict[str, Any], tell: Teller) -> list[tuple[str, list[str]]]:
    """The score of a game by source: a row each, a cell for every seat."""
    say = tell.words
    players = view["table"]["players"]
    rows = []
    for gang in GANGS:
        have = ["★" if gang in player["wanted"] else "-" for player in players]
        rows.append((say("scene-result-wanted", gang=say(f"gang-{gang}")), have))
    rows.append((say("scene-result-one"), ["★" if player["one"] else "-" for player in players]))
    rows.append((say("scene-result-trophies"), [str(score) for score in view["scores"]]))
    rows.append((say("scene-result-points"), [str(player["total"]) for player in players]))
    return rows


def picture() -> str:
    """The game in the lobby: three posters and the lamp over them."""
    w, h = 320.0, 180.0
    out = d.rect(0, 0, w, h, fill="#3b2417")
    out += "".join(
        d.path(f"M0 {30 + 38 * row} H320", stroke="#2a180e", stroke_width=2) for row in range(4)
    )
    out += d.circle(160, 70, 150, fill="#ffc845", fill_opacity="0.08")
    for number, x, y, turn in ((45, 34, 26, -7), (0, 118, 14, 0), (30, 204, 24, 6)):
        card = d.group(small_card(number, 88, 128), x=0, y=0)
        out += d.el("g", card, transform=f"translate({x} {y}) rotate({turn} 44 64)")
    return d.el("svg", out, viewBox=f"0 0 {d.num(w)} {d.num(h)}", aria_hidden="true")
