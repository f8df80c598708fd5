"""A table made of declared fields, and the doors that its rules use."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any, ClassVar, ParamSpec, TypeVar

from saloon.declare.fields import Declared
from saloon.declare.reading import Reading
from saloon.engine.ask import Ask
from saloon.engine.event import EVERYBODY
from saloon.engine.state import State
from saloon.rulebook import clauses_in

P = ParamSpec("P")
R = TypeVar("R")


class Table(State):
    """A table: a subclass declares its fields, and copying and saving follow.

    Rules take it as `t`. `tell`, `whisper` and `ask` name their numbers, and carry the clauses of
    the docstring around them unless they are given others.
    """

    FIELDS: ClassVar[tuple[Declared, ...]] = ()
    SAYS: ClassVar[Reading]

    def __init_subclass__(cls, **settings: Any) -> None:
        super().__init_subclass__(**settings)
        own = [one for one in vars(cls).values() if isinstance(one, Declared)]
        cls.FIELDS = (*cls.FIELDS, *own)
        for field in own:  # the class declares it, every table holds its own
            delattr(cls, field.name)

    def __init__(self) -> None:
        super().__init__()
        for field in self.FIELDS:
            setattr(self, field.name, field.empty())

    def blank(self) -> State:
        return type(self)()

    def become(self, other: State) -> None:
        super().become(other)
        for field in self.FIELDS:
            setattr(self, field.name, field.copied(getattr(other, field.name)))

    def shuffle(self, field: str) -> None:
        """Mix the pile of a field, face down."""
        kind = next(one.kind for one in self.FIELDS if one.name == field)
        assert kind is not None
        self.rng.deal(getattr(self, field), kind.name)

    def throw(self, field: str, owner: int, count: int) -> list[int]:
        """Dice that are thrown into a field, for its owner alone to see."""
        kind = next(one.kind for one in self.FIELDS if one.name == field)
        assert kind is not None
        return self.rng.throw(kind.values, count, f"{field} {owner}")

    def tell(self, event: str, clauses: str = "", *unnamed: int, **numbers: int) -> None:
        """Something happened; everybody may know."""
        args = self.SAYS.numbers("event", event, unnamed, numbers)
        if self.log is not None:
            cited = clauses or self.SAYS.clauses(sys._getframe(1).f_code)
            self.log.tell(event, cited, args, EVERYBODY)

    def whisper(
        self, to: int, event: str, clauses: str = "", *unnamed: int, **numbers: int
    ) -> None:
        """Something happened that only one seat may know."""
        args = self.SAYS.numbers("event", event, unnamed, numbers)
        if self.log is not None:
            self.log.tell(event, clauses or self.SAYS.clauses(sys._getframe(1).f_code), args, to)

    def ask(
        self,
        who: int,
        prompt: str,
        moves: Sequence[int],
        clauses: str = "",
        *unnamed: int,
        **numbers: int,
    ) -> Ask:
        """A question, to be yielded; what is sent back is one of the moves."""
        args = self.SAYS.numbers("question", prompt, unnamed, numbers)
        cited = clauses or self.SAYS.clauses(sys._getframe(1).f_code)
        main, _, others = cited.partition(" ")
        if others:
            self.cite(others)
        return Ask(who, prompt, list(moves), main, args)


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """A rule that applies whenever it is called: the clauses in its docstring are cited then."""
    clauses = " ".join(clauses_in(function.__doc__ or ""))

    @wraps(function)
    def applied(*args: P.args, **named: P.kwargs) -> R:
        for one in args:
            if isinstance(one, Table):
                one.cite(clauses)
                break
        return function(*args, **named)

    return applied
