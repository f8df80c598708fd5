"""How a declared table looks: its fields as components, the seats around what all share.

A game that wants another board brings a scene.py of its own and may begin with `TableScene`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from saloon import components as c
from saloon import drawing as d
from saloon.declare.fields import FLAG, SEAT, Declared, Kind
from saloon.declare.text import DeclaredTeller
from saloon.words import Teller

TOKENS = ("circle", "square", "triangle", "diamond", "star", "cross", "hexagon")


class TableScene(c.Frame):
    """A view of a declared table being drawn."""

    tell: DeclaredTeller

    @property
    def main(self) -> Declared | None:
        """The first row of things that a seat has: it stands without a name, and larger."""
        rows = [f for f in self.tell.fields if f.by_seat and f.is_row and f.drawn]
        return rows[0] if rows else None

    def row_height(self, field: Declared, size: c.Size) -> float:
        """How high a row of things is."""
        assert field.kind is not None
        if field.kind.look == "card":
            return size.card[1]
        return size.die if field.kind.look == "die" else size.token * 2.4

    def draw(self) -> str:
        """The others above, what all share in the middle, the reader below."""
        room = self.size.wide - 2 * (12 + self.size.gap)
        return self.finish(
            self.seats(self.others_place, self.others, room),
            c.flow(self.sheets(), room, self.size.gap, centred=True),
            self.seats(self.own_place, [self.near], room),
        )

    # -- what all share -------------------------------------------------------------------------

    def sheets(self) -> list[c.Drawn]:
        """The fields in the middle of the table on sheets of paper, all of one height."""
        sheets: dict[str, list[Declared]] = {}
        for field in self.tell.fields:
            if not field.by_seat and field.drawn:
                sheets.setdefault(field.sheet or field.name, []).append(field)
        laid = {name: self.plaque(name, fields) for name, fields in sheets.items()}
        high = max([one.h for one in laid.values()], default=0)
        return [self.plaque(name, fields, high) for name, fields in sheets.items()]

    def plaque(self, name: str, fields: list[Declared], high: float = 0) -> c.Drawn:
        """A sheet with one field, or with several that belong together."""
        parts = []
        for field in fields:
            value = self.table[field.name]
            said = self.tell.value(field, value)
            about = self.say("name-value", name=self.tell.field(field), value=said)
            inner = self.inner(field, value)
            parts.append(self.thing(f"field-{field.name}", inner, about, self.move_at(field)))
        if not fields[0].sheet:
            return c.plaque(self.size, self.tell.field(fields[0]), parts[0], high)
        inner = c.row(parts, self.size.gap)
        if all(self.table[field.name] == field.start for field in fields):
            inner = c.Drawn(d.empty_place(inner.w, inner.h), inner.w, inner.h)  # nothing yet
        return c.plaque(self.size, self.say(f"sheet-{name}"), inner, high)

    def inner(self, field: Declared, value: Any) -> c.Drawn:
        """What stands on the sheet of a field."""
        size = self.size
        if field.kind is not None:
            return self.pile(field.kind, value)
        if field.like is not None:
            known = value in field.like.values
            empty = c.Drawn(d.empty_place(size.die, size.die), size.die, size.die)
            return self.one(size, field.like, value) if known else empty
        if field.form == SEAT and value >= 0:
            name = c.figure(size, self.name(value), room=size.die * 2)
            return c.row([c.player(size, value), name], size.gap / 2)
        if field.form == FLAG:
            word = c.figure(size, self.say("yes" if value else "no"), room=size.die)
            return c.row([c.lamp(size, bool(value)), word], size.gap / 2)
        return c.figure(size, self.tell.value(field, value), room=size.die * 2.4)

    def pile(self, kind: Kind, value: int | Sequence[int]) -> c.Drawn:
        """A deck face down, or what lies open with its top card."""
        size = self.size
        if kind.look == "die" and not isinstance(value, int):
            return c.flow([self.one(size, kind, one) for one in value], size.die * 4, size.gap / 2)
        if isinstance(value, int):
            return c.deck(size, value)
        return c.deck(size, len(value), self.one(size, kind, value[-1]) if value else None)

    def one(self, size: c.Size, kind: Kind, value: int) -> c.Drawn:
        """One thing face up."""
        if kind.look == "die":
            return c.die(size, value)
        colour = d.PLAYERS[value % len(d.PLAYERS)][0]
        if kind.look == "token":
            return c.token(
                size, TOKENS[value % len(TOKENS)], colour, self.tell.thing(kind, value)[:1]
            )
        name = self.tell.thing(kind, value)
        named = not name.isdecimal()
        return c.card(size, name if named else "", "" if named else name, colour)

    def hidden(self, size: c.Size, kind: Kind) -> c.Drawn:
        """One thing face down."""
        if kind.look == "die":
            return c.hidden_die(size)
        return c.token(size, "circle", d.WOOD) if kind.look == "token" else c.back(size)

    # -- seats ----------------------------------------------------------------------------------

    def own_place(self, seat: int, room: float) -> c.Drawn:
        """What the reader has, side by side."""
        fields = [f for f in self.tell.fields if f.by_seat and f.drawn]
        large = replace(self.size, die=self.size.die * 1.3)
        share = room if self.size is c.PHONE else room / max(1, sum(f.is_row for f in fields))
        share -= self.size.gap * 2
        parts = [
            self.held(field, seat, share, large if field is self.main else self.size)
            for field in fields
        ]
        return c.flow(parts, room, self.size.gap * 2)

    def others_place(self, seat: int, room: float) -> c.Drawn:
        """What another player has, one below the other and smaller."""
        fields = [f for f in self.tell.fields if f.by_seat and f.drawn]
        w, h = self.size.card
        size = replace(self.size, card=(w * 0.62, h * 0.62), die=self.size.die * 0.74)
        return c.column([self.held(field, seat, room, size) for field in fields], self.size.gap / 2)

    def held(self, field: Declared, seat: int, room: float, size: c.Size) -> c.Drawn:
        """One field of a seat, with its name where it is not the first."""
        value = self.table[field.name][seat]
        name, who = self.tell.field(field), self.tell.name(seat)
        said = self.tell.value(field, value)
        about = self.say("declared-seat-line", who=who, name=name, value=said)
        id = f"{field.name}-{seat}"
        if field.kind is None:
            line = self.say(
                "name-value", name=name, value=self.tell.value(field, value, short=True)
            )
            return self.thing(id, c.label(size, line, room=room), about)
        title = c.label(size, name, "#b9cfc4", room, small=True)
        row = self.row(field, seat, value, room, size)
        if field is self.main:
            empty = c.Drawn(d.empty_place(size.die, size.die), size.die, size.die)
            return self.thing(id, row if row.w else empty, about)
        whole = c.column([title, self.thing(id, row, about)], 2)
        # What is empty now leaves its place free, so that nothing moves when it is filled.
        return whole if row.w else c.Drawn("", whole.w, title.h + 2 + self.row_height(field, size))

    def row(
        self, field: Declared, seat: int, value: int | Sequence[int], room: float, size: c.Size
    ) -> c.Drawn:
        """The things of a seat, side by side; those that may be played are lit."""
        kind = field.kind
        assert kind is not None
        if kind.look == "die":
            most = field.most or (value if isinstance(value, int) else len(value))
            gap = size.gap * 0.5
            size = replace(size, die=min(size.die, (room + gap) / max(1, most) - gap))
        if isinstance(value, int):
            things = [self.hidden(size, kind)] * value
        else:
            things = [
                self.playable(field, seat, place, one, self.one(size, kind, one))
                for place, one in enumerate(value)
            ]
        return c.hand(things, room, size.gap * 0.5)

    def playable(
        self, field: Declared, seat: int, place: int, value: int, drawn: c.Drawn
    ) -> c.Drawn:
        """A thing of the reader's own that a move is about."""
        moves = [
            move
            for move in self.keys
            if self.tell.family(move).at == field.name and move.endswith(f":{value}")
        ]
        if seat != self.me or not moves:
            return drawn
        assert field.kind is not None
        about = self.tell.thing(field.kind, value)
        id = f"{field.name}-{seat}-{place}"
        first = self.table[field.name][seat].index(value) == place
        return self.thing(id, drawn, about, moves[0] if first else "")

    def move_at(self, field: Declared) -> str:
        """The legal move that a press on a field of all stands for."""
        moves = [
            move
            for move in self.keys
            if self.tell.family(move).at == field.name and not self.tell.family(move).parts
        ]
        return moves[0] if len(moves) == 1 else ""


def drawn(view: Mapping[str, Any], tell: Teller, size: c.Size) -> str:
    """A view at one size."""
    assert isinstance(tell, DeclaredTeller)
    return TableScene(view, tell, size).draw()


def scene(view: Mapping[str, Any], tell: Teller, wide: bool = True) -> str:
    """The board for a desk, or for a phone."""
    return drawn(view, tell, c.DESK if wide else c.PHONE)


def small(view: Mapping[str, Any], tell: Teller) -> str:
    """The board for screens between."""
    return drawn(view, tell, c.SMALL)


def results(view: Mapping[str, Any], tell: Teller) -> list[tuple[str, list[str]]]:
    """The scores."""
    return [(tell.words("declared-scores"), [str(score) for score in view["scores"]])]
