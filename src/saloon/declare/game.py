"""A game whose table is declared: what its fields say is not written again.

Views, hidden things and how they are redealt, observations, invariants and an evaluation by the
scores follow from the fields. A game overrides what is special about it; to everything else it is a
game like any other.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

from saloon.declare.fields import EACH, FLAG, HANDS, NOBODY, OWNER, PILE, SEAT, Declared
from saloon.declare.reading import Reading, rule_files
from saloon.declare.table import Table
from saloon.engine.errors import BadGame, hold
from saloon.engine.family import Family, lay_out
from saloon.engine.field import HIGH, ORDER, PLACE, Field, cut, one_of
from saloon.engine.game import Game, Option, Secret, Value, Zone, mix
from saloon.engine.number import Number
from saloon.engine.rng import Rng

T = TypeVar("T", bound=Table)

FALLBACKS: Final = {"text": "saloon.declare.text", "scene": "saloon.declare.scene"}


class DeclaredGame(Game[T]):
    """A title with a declared table. A subclass brings `play`, `scores` and maybe `set_up`."""

    def __init__(
        self,
        id: str,
        table: type[T],
        moves: Sequence[Family],
        seats: Sequence[int],
        bound: int,
        version: int = 1,
        default_seats: int = 0,
        langs: tuple[str, ...] = ("en", "fr"),
        numbers: tuple[Number, ...] = (),
        secrets: tuple[Secret, ...] = (),
        unshown: tuple[str, ...] = (),
        weight: int = 2,
    ) -> None:
        self.table = table
        self.fields = table.FIELDS
        says = Reading(id, rule_files(_source(type(self).__module__)))
        table.SAYS = says
        super().__init__(
            id=id,
            rules=f"{id}/{version}",
            seats=tuple(seats),
            default_seats=default_seats or seats[len(seats) // 2],
            options=tuple([_option(field) for field in self.fields if field.clause]),
            moves=lay_out(moves),
            bound=bound,
            parts=(table,),
            prompts=tuple(says.asks),
            langs=langs,
            secrets=secrets,
            unshown=unshown,
            weight=weight,
            numbers=numbers,
            fallbacks=dict(FALLBACKS),
            openings=tuple(says.asks)[:1],
            families=tuple(moves),
            events=says.events,
            asks=says.asks,
        )
        self.claims = frozenset(says.claims)

    # -- what a game may say ----------------------------------------------------------------

    def set_up(self, t: T) -> None:
        """Lay out what the table begins with; its fields stand as they were declared."""

    # -- what the fields say ----------------------------------------------------------------

    def new(self, seats: int, options: dict[str, Value], rng: Rng) -> T:
        t = self.table()
        t.rng = rng
        t.seats = seats
        for field in self.fields:
            agreed = field.agreed(options[field.name]) if field.clause else field.fresh(seats)
            setattr(t, field.name, agreed)
        self.set_up(t)
        return t

    def view(self, state: T, seat: int) -> dict[str, Any]:
        """Every field as far as this seat may see it: things, or how many there are."""
        seen: dict[str, Any] = {
            "options": {f.name: f.chosen(getattr(state, f.name)) for f in self.fields if f.clause}
        }
        for field in self.fields:
            if not field.clause and field.seen != NOBODY:
                seen[field.name] = shown(field, getattr(state, field.name), seat)
        return seen

    def zones(self, state: T, seat: int) -> list[Zone]:
        """Every row, and every number, that this seat cannot know."""
        return [zone for field in self.fields for zone in zones_of(field, state, seat)]

    def lay(self, state: T, zones: list[Zone]) -> None:
        for zone in zones:
            name, _, owner = zone.name.partition(" ")
            field = next(one for one in self.fields if one.name == name)
            held = getattr(state, name)
            if field.form == HANDS:
                held[int(owner)] = zone.things[:]
            elif field.form == EACH:
                held[int(owner)] = zone.things[0]
            elif field.form == FLAG:
                setattr(state, name, bool(zone.things[0]))
            else:
                setattr(state, name, zone.things[:] if field.form == PILE else zone.things[0])

    def hide(self, state: T, seat: int, rng: Rng) -> None:
        """Redeal: things change places with others of their kind, dice are thrown again."""
        zones = self.zones(state, seat)
        mix(zones, rng)
        self.lay(state, zones)

    def check(self, state: T) -> None:
        """Numbers keep to their limits, seats sit at the table, nothing is lost or double."""
        for field in self.fields:
            check_field(field, state)
        kinds = [field.kind for field in self.fields if field.kind is not None]
        for kind in dict.fromkeys(kinds):
            things = sorted(
                [
                    thing
                    for field in self.fields
                    if field.kind is kind
                    for thing in held(field, state)
                ]
            )
            if things and not kind.thrown:
                hold(things == kind.box(), f"a {kind.name} is missing or double: {things}")

    def sense(self, state: T, seat: int) -> float:
        """A seat's share of the scores; in the end its share of the victory."""
        if state.over:
            return 1 / len(state.winners) if seat in state.winners else 0.0
        scores = self.scores(state)
        low = min(scores)
        return (1 + scores[seat] - low) / sum([1 + score - low for score in scores])

    def layout(self, seats: int) -> list[Field]:
        return [entry for field in self.fields for entry in layout_of(field, seats)]

    def observe(self, state: T, seat: int) -> bytes:
        return b"".join([observed(field, state, seat) for field in self.fields])


def _source(module: str) -> Path:
    path = getattr(sys.modules.get(module), "__file__", None)
    if path is None or not Path(path).exists():
        raise BadGame(f"the rules in {module} cannot be read: a declared game brings its source")
    return Path(path)


def _option(field: Declared) -> Option:
    return Option(field.name, field.chosen(field.start), field.clause, field.choices)


def held(field: Declared, state: Table) -> list[int]:
    """The things in a field, whoever's they are."""
    value = getattr(state, field.name)
    return [thing for row in value for thing in row] if field.form == HANDS else list(value)


def shown(field: Declared, value: Any, seat: int) -> Any:
    """A field as a seat may see it."""
    if field.form == HANDS:
        return [len(row) if field.hides(owner, seat) else row[:] for owner, row in enumerate(value)]
    if field.form == EACH:
        return [None if field.hides(owner, seat) else one for owner, one in enumerate(value)]
    if field.form == PILE:
        return len(value) if field.hides(-1, seat) else value[:]
    return value


def zones_of(field: Declared, state: Table, seat: int) -> Iterator[Zone]:
    """Where a field holds what a seat cannot know."""
    value = getattr(state, field.name)
    rows = list(enumerate(value)) if field.by_seat else [(-1, value)]
    for owner, row in rows:
        if not field.hides(owner, seat):
            continue
        name = f"{field.name} {owner}" if field.by_seat else field.name
        if not field.is_row:
            faces = tuple(range(field.least, field.most + 1))
            yield Zone(name, name, [int(row)], faces=faces)
        elif field.kind is not None and field.kind.thrown:
            yield Zone(name, name, row[:], field.ordered, field.kind.values)
        elif field.kind is not None:
            yield Zone(name, field.kind.name, row[:], field.ordered)


def check_field(field: Declared, state: Table) -> None:
    """The limits of one field."""
    value = getattr(state, field.name)
    name = field.name
    if field.form == SEAT:
        hold(-1 <= value < state.seats, f"{name} is {value}, which is no seat")
        return
    if field.by_seat:
        hold(len(value) == state.seats, f"{name} has {len(value)} rows for {state.seats} seats")
    if field.is_row:
        assert field.kind is not None
        strange = [thing for thing in held(field, state) if thing not in field.kind.values]
        hold(not strange, f"{name} holds {strange}, which no {field.kind.name} is")
        rows = value if field.form == HANDS else [value]
        full = not field.most or max([len(row) for row in rows], default=0) <= field.most
        hold(full, f"{name} holds more than {field.most}")
        return
    for one in value if field.form == EACH else [value]:
        hold(field.least <= one <= field.most, f"{name} is {one}")


# -- for learning machines --------------------------------------------------------------------


def room(field: Declared) -> int:
    """The most things that a row can hold, as far as a small number tells."""
    assert field.kind is not None
    whole = HIGH if field.kind.thrown else len(field.kind.box())
    return min(field.most or whole, HIGH)


def layout_of(field: Declared, seats: int) -> Iterator[Field]:
    """What `observed` writes of a field; players stand in the order of play, the own seat first."""
    name, by_seat = field.name, seats if field.by_seat else 1
    if field.form == SEAT:
        yield Field(name, seats, 1, f"which seat {name} is, the own first")
    elif field.is_row:
        assert field.kind is not None
        values, most = len(field.kind.values), room(field)
        if field.seen != NOBODY:
            yield Field(f"{name}.count", by_seat, most, f"how many things {name} holds")
        if field.seen == OWNER:
            yield Field(name, values, most, f"how many of each value the own {name} holds")
        elif not field.hides(-1, -1):
            yield Field(name, by_seat * values, most, f"how many of each value {name} holds")
    elif field.seen == OWNER:
        yield Field(name, 1, min(field.most - field.least, HIGH), f"the own {name}")
    elif field.seen != NOBODY:
        high = min(field.most - field.least, HIGH)
        yield Field(name, by_seat, high, f"{name}, from {field.least} on")


def observed(field: Declared, state: Table, seat: int) -> bytes:
    """A field as small numbers, as far as a seat may see it."""
    value = getattr(state, field.name)
    if field.form == SEAT:
        return one_of(state.seats, PLACE[state.seats][seat][value])
    if field.seen == NOBODY:
        return b""
    order = ORDER[state.seats][seat]
    rows = [value[owner] for owner in order] if field.by_seat else [value]
    own = rows[:1] if field.seen == OWNER else [] if field.hides(-1, seat) else rows
    if not field.is_row:
        return bytes([cut(int(one) - field.least) for one in own])
    assert field.kind is not None
    counts = [cut(len(row)) for row in rows]
    return bytes(counts + [cut(row.count(v)) for row in own for v in field.kind.values])
