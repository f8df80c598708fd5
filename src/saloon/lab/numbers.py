"""Numbers of a game turned from what is printed, while games are played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from saloon.engine.errors import BadSetup
from saloon.engine.game import Game
from saloon.engine.number import BOOK, Number
from saloon.words import numbers_of


def find_number(game: Game, name: str, force: bool = False) -> Number:
    """A number by its name; raises BadSetup where there is none, or the book has set it."""
    known = {number.name: number for number in numbers_of(game)}
    number = known.get(name)
    if number is None:
        near = [other for other in known if other.partition(".")[0] == name.partition(".")[0]]
        some = ", ".join((near or list(known))[:8])
        raise BadSetup(f"{game.id} has no number {name!r}; there are {len(known)}, such as: {some}")
    if number.mark == BOOK and not force:
        raise BadSetup(
            f"{name} is {number.value} by the book ({number.clause}); --force turns it anyway"
        )
    return number


def read_numbers(game: Game, given: Sequence[str], force: bool = False) -> dict[str, int]:
    """Numbers as a person sets them, `buildings.saloon.cost=4`; raises BadSetup."""
    numbers: dict[str, int] = {}
    for text in given:
        name, sign, value = (part.strip() for part in text.partition("="))
        if not sign or not value.isdecimal():
            raise BadSetup(
                f"a number is set as NAME=WHOLE NUMBER from 0 on, such as "
                f"{numbers_of(game)[0].name}=4; not {text!r}"
            )
        numbers[find_number(game, name, force).name] = int(value)
    return numbers


@contextmanager
def turned(game: Game, numbers: Mapping[str, int]) -> Iterator[None]:
    """Play with these numbers meanwhile, in this process; they are put back in the end."""
    found = [find_number(game, name, force=True) for name in numbers]
    for number in found:
        number.turn(numbers[number.name])
    try:
        yield
    finally:
        for number in found:
            number.reset()
