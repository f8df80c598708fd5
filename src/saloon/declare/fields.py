"""What lies on a table, declared once: every field says what it holds and who may see it.

    class Dice(Table):
        cups = held(DIE, most=5)                  # each seat's own dice: others see how many
        face = number(most=6)                      # a number that all may see
        asked = seat()                             # a seat, or -1
        joker = option(False, "DIC-JOKER-01")      # a rule the table agrees on

Copies, saved data, views, worlds as a seat may believe them, observations and the obvious
invariants follow from it (`saloon.declare.game`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from saloon.engine.game import Value

ALL: Final = "all"
OWNER: Final = "owner"
"""The seat that a row belongs to; the others see how many things it holds."""
COUNT: Final = "count"
"""Everybody sees how many, nobody which."""
NOBODY: Final = "nobody"
SEEN: Final = (ALL, OWNER, COUNT, NOBODY)

FLAG, NUMBER, SEAT, EACH, PILE, HANDS = "flag", "number", "seat", "each", "pile", "hands"
ROW, ROWS, STACKS, LIST, OBSERVED, SHOWN, CHOSEN = (
    "row", "rows", "stacks", "list", "observed", "shown", "chosen",
)  # fmt: skip
"""Of tables that are written (scripts/written.py): tuples, which copies share, lists of them and
tuples of them, lists of numbers, and what learners, views and options tell that is no field."""
FORMS: Final = (
    *(FLAG, NUMBER, SEAT, EACH, PILE, HANDS),
    *(ROW, ROWS, STACKS, LIST, OBSERVED, SHOWN, CHOSEN),
)


class Kind:
    """Things that look alike from behind: cards, tiles, dice.

    There are `copies` of every value, in whatever piles; `thrown` things are dice, and as
    many as the rules put there. A value is called by the message `<name>-<value>`, where there is
    one; `look` is card, die or token.
    """

    def __init__(
        self,
        name: str,
        values: Sequence[int],
        copies: int = 1,
        thrown: bool = False,
        look: str = "card",
    ) -> None:
        self.name = name
        self.values = tuple(values)
        self.copies = copies
        self.thrown = thrown
        self.look = look

    def box(self) -> list[int]:
        """All of them, in order."""
        return [value for value in self.values for _ in range(self.copies)]


def cards(name: str, count: int, copies: int = 1, look: str = "card") -> Kind:
    """Cards from 0 on, with this many copies of each."""
    return Kind(name, range(count), copies, look=look)


def dice(name: str, sides: int = 6) -> Kind:
    """Dice."""
    return Kind(name, range(1, sides + 1), thrown=True, look="die")


class Declared:
    """One field of a table; `name` is what the class calls it.

    `clause` and `choices` are those of an option. A number that is
    drawn `like` a thing looks like it; fields on one `sheet` stand together under the message
    `sheet-<name>`; a field that is not `drawn` is on no board at all.

    For tables that are written: `about` is what learners are told of it, who are shown no field
    without; `of` says how many values the number may have, or of how many it is a set (`several`),
    and of a list how long it is; `per` how many numbers of it every seat has: one of which there
    is at `most` one is true or false in a view. `called` is the row of names that a view uses, in
    content.py or in the module before its dot. The rules use it too where it is `named`, after
    that word if it is one; a row that maps words to names gives the rules those words. `shown` is
    its name in the view, `turn.backs` that of one thing under `turn`, `within` the key of the view
    in which view.py shows it, and `by` the function in tensor.py that writes its `size` numbers. A
    seat may be `missing`: a view says nothing (null) then, not -1. What is there `only` with an
    option is shown and copied where that is on, and stays as it began where it is off.
    """

    def __init__(
        self,
        form: str,
        seen: str = ALL,
        least: int = 0,
        most: int = 0,
        start: Value = 0,
        kind: Kind | None = None,
        ordered: bool = True,
        like: Kind | None = None,
        clause: str = "",
        choices: tuple[Value, ...] = (),
        sheet: str = "",
        drawn: bool = True,
        about: str = "",
        of: int = 0,
        per: int = 1,
        several: bool = False,
        called: str = "",
        named: bool | str = False,
        missing: bool = False,
        shown: str = "",
        within: str = "",
        by: str = "",
        size: int | str = 1,
        only: str = "",
    ) -> None:
        if seen not in SEEN:
            raise ValueError(f"a field is seen by one of {', '.join(SEEN)}, not {seen!r}")
        if seen == OWNER and form not in (EACH, HANDS):
            raise ValueError(f"a {form} has no owner; it is seen by all, count or nobody")
        if seen == COUNT and form not in (PILE, HANDS, ROW, STACKS):
            raise ValueError(f"a {form} cannot be counted; it is seen by all, owner or nobody")
        self.form = form
        self.seen = seen
        self.least = least
        self.most = most
        self.start = start
        self.kind = kind
        self.ordered = ordered
        self.like = like
        self.clause = clause
        self.choices = choices
        self.sheet = sheet
        self.drawn = drawn
        self.about = about
        self.of = of
        self.per = per
        self.several = several
        self.called = called
        self.named = named
        self.missing = missing
        self.shown = shown
        self.within = within
        self.by = by
        self.size = size
        self.only = only
        self.name = ""

    def __set_name__(self, owner: type[object], name: str) -> None:
        self.name = name

    @property
    def words(self) -> tuple[str, ...]:
        """The words of an option that is one of some."""
        return tuple([choice for choice in self.choices if isinstance(choice, str)])

    def agreed(self, value: Value) -> Value:
        """What the table holds where this was chosen of an option."""
        if not self.words:
            return value
        at = self.words.index(str(value))
        return bool(at) if self.form == FLAG else at

    def chosen(self, value: Value) -> Value:
        """What was chosen of an option where the table holds this."""
        return self.words[int(value)] if self.words else value

    @property
    def by_seat(self) -> bool:
        """Whether every seat has one."""
        return self.form in (EACH, HANDS)

    @property
    def is_row(self) -> bool:
        """Whether it holds things."""
        return self.form in (PILE, HANDS)

    def hides(self, owner: int, seat: int) -> bool:
        """Whether a seat cannot know what is there."""
        return self.seen != ALL and not (self.seen == OWNER and owner == seat)

    def empty(self) -> Any:
        """What stands there on a table without seats."""
        return [] if self.by_seat or self.is_row else self.start

    def fresh(self, seats: int) -> Any:
        """What stands there before the game is set up."""
        if self.form == EACH:
            return [self.start] * seats
        return [[] for _ in range(seats)] if self.form == HANDS else self.empty()

    def copied(self, value: Any) -> Any:
        """A value that goes its own way."""
        if self.form == HANDS:
            return [row[:] for row in value]
        return value[:] if self.form in (EACH, PILE) else value

    def __repr__(self) -> str:
        return f"<Declared {self.name}: {self.form}, seen by {self.seen}>"


# Each returns Any, so that a class may say what it holds: `turn: int = seat()`.


def number(
    start: int = 0,
    *,
    least: int = 0,
    most: int = 99,
    seen: str = ALL,
    like: Kind | None = None,
    **more: Any,
) -> Any:
    """A number between two limits."""
    return Declared(NUMBER, seen, least, most, start, like=like, **more)


def flag(start: bool = False, *, seen: str = ALL, **more: Any) -> Any:
    """True or false."""
    return Declared(FLAG, seen, 0, 1, start, **more)


def seat(start: int = -1, **more: Any) -> Any:
    """A seat that all know, or -1 for nobody."""
    return Declared(SEAT, ALL, -1, -1, start, **more)


def each(start: int = 0, *, least: int = 0, most: int = 99, seen: str = ALL, **more: Any) -> Any:
    """A number for each seat, or several (`per`)."""
    return Declared(EACH, seen, least, most, start, **more)


def pile(kind: Kind, *, seen: str = COUNT, most: int = 0, ordered: bool = True, **more: Any) -> Any:
    """Things in one place, the top last: a deck (face down) or a discard pile (`seen=ALL`)."""
    return Declared(PILE, seen, 0, most, 0, kind, ordered, **more)


def held(
    kind: Kind, *, seen: str = OWNER, most: int = 0, ordered: bool = False, **more: Any
) -> Any:
    """Things of each seat, in no order unless they are `ordered`."""
    return Declared(HANDS, seen, 0, most, 0, kind, ordered, **more)


def row(**more: Any) -> Any:
    """Things in a row that the rules replace as a whole, the top last."""
    return Declared(ROW, **more)


def rows(each: int = 0, **more: Any) -> Any:
    """A list of rows, this many for each seat; with 0 the rules lay them out."""
    return Declared(ROWS, of=each, **more)


def numbers(start: int = 0, **more: Any) -> Any:
    """A list of numbers: `of` says how many; without it, the rules lay them out."""
    return Declared(LIST, start=start, **more)


def stacks(count: int = 0, **more: Any) -> Any:
    """Rows that the rules replace as a whole: this many to begin with, or as many as they lay."""
    return Declared(STACKS, of=count, **more)


def observed(size: int | str, most: int, about: str, by: str) -> Any:
    """What learners are shown beside the fields: a number of numbers, each up to a greatest.

    A function of tensor.py writes it; several that follow each other may be written by one.
    """
    return Declared(OBSERVED, most=most, about=about, by=by, size=size)


def shown(key: str, by: str = "", only: str = "", most: int = 0, about: str = "") -> Any:
    """A key of the view, or of its players (`players.<key>`), that view.py works out.

    With `by` a property of the table says it, of a player a method that is given the seat: then
    learners may be told it too.
    """
    return Declared(SHOWN, within=key, by=by, only=only, most=most, about=about)


def chosen(start: Value, clause: str, choices: tuple[Value, ...] = (False, True)) -> Any:
    """An option that the table keeps in fields of its own: game.py sets them in `settle`.

    A property of the table of this name says whether it is on, or which of the choices it is.
    """
    at = start if choices == (False, True) else choices.index(start)
    return Declared(CHOSEN, start=at, clause=clause, choices=choices, drawn=False)


def option(
    start: Value, clause: str, choices: tuple[int, ...] | tuple[str, ...] = (), **more: Any
) -> Any:
    """A rule that the table agrees on before the game: on or off, one of some numbers or words.

    Of words the table holds which one it is, of two whether it is the second.
    """
    form, values = (NUMBER, choices) if choices else (FLAG, (False, True))
    held: Sequence[int] = [value for value in values if isinstance(value, int)]
    if not held:
        form = FLAG if len(values) == 2 else NUMBER
        held = range(len(values))
        start = values.index(start) if form == NUMBER else start == values[1]
    return Declared(
        form, ALL, min(held), max(held), start, clause=clause, choices=values, drawn=False, **more
    )
