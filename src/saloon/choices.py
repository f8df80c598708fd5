"""How the legal moves of a question are offered: by keys, in groups, part by part.

Keys are letters on actions and digits only where the game itself numbers the things, so that a key
never says another number than the board. A question whose moves are made of several parts
(`start:2:0:5`) is a picker: its parts are chosen one after the other.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from saloon.words import Teller, Words

HOUSE_KEYS: Final = "bhlmpruz"
"""Letters that mean the same at every table: board, hint, log, moves, pause, replay, undo."""

LEAVING_KEYS: Final = "exq"
"""The letters of leaving moves (end, stop, back), in the order they stand."""

LETTERS: Final = "".join(
    letter
    for letter in "abcdefghijklmnopqrstuvwxyz"
    if letter not in HOUSE_KEYS and letter not in LEAVING_KEYS
)

LARGEST_NUMBER: Final = 99
"""A longer number is no key: nobody types it to choose."""

FOLDED_FROM: Final = 7
"""From this many moves on they stand in groups with titles."""

PLAIN: Final = ""


@dataclass(frozen=True)
class Choice:
    """One legal move as it is offered; `gives_up` says what is lost by leaving now."""

    move: str
    text: str
    key: str
    leaving: bool = False
    gives_up: str = ""


@dataclass(frozen=True)
class Group:
    """Moves that are about the same thing."""

    title: str
    choices: list[Choice]


@dataclass(frozen=True)
class Part:
    """One part of a composite choice; of a `many` any set of its values may be chosen."""

    name: str
    title: str
    values: list[tuple[str, str]]
    many: bool = False


@dataclass
class Picker:
    """A composite choice: its parts, and which move a value for each of them makes."""

    parts: list[Part]
    moves: dict[str, tuple[str, ...]] = field(default_factory=dict)

    def left(self, chosen: Sequence[str]) -> list[str]:
        """The moves whose first parts are these.

        >>> Picker([], {"go:1+2": ("1", "2"), "go:1+3": ("1", "3")}).left(["1"])
        ['go:1+2', 'go:1+3']
        """
        wanted = tuple(chosen)
        return [move for move, values in self.moves.items() if values[: len(wanted)] == wanted]

    def next_values(self, chosen: Sequence[str]) -> list[str]:
        """What may be chosen for the next part."""
        at = len(chosen)
        values = list(dict.fromkeys(self.moves[move][at] for move in self.left(chosen)))
        return sorted(values, key=int) if all(v.isdecimal() for v in values) else values


@dataclass(frozen=True)
class Choices:
    """Everything a seat may do now, as a bar of moves shows it.

    `blocked` is what it could do at another time, each with the reason why not now. Beside a
    picker, `leaving` holds also what is one word and not made of its parts, and `beside` the rest
    of that. `sums` are the choices of a sum that is set by plus and minus, the smallest first.
    """

    groups: list[Group]
    leaving: list[Choice]
    picker: Picker | None = None
    blocked: Sequence[tuple[str, str]] = ()
    sums: Sequence[Choice] = ()
    beside: Sequence[Choice] = ()

    @property
    def all(self) -> list[Choice]:
        """Every move once, leaving moves last."""
        grouped = [choice for group in self.groups for choice in group.choices]
        return [*grouped, *self.beside, *self.leaving]


def asked_of(view: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """The open question to the reader of a view."""
    seat = view["seat"]
    if seat is None:
        return None
    return next((ask for ask in view["asks"] if ask["seat"] == seat), None)


def question_of(view: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """The open question to the reader of a view, or for others the first one there is."""
    asks: Sequence[Mapping[str, Any]] = view["asks"]
    mine = next((ask for ask in asks if ask["seat"] == view["seat"]), None)
    return mine if mine is not None else next(iter(asks), None)


def keys_of(tell: Teller, view: Mapping[str, Any]) -> dict[str, str]:
    """A key for every legal move of the reader; "" where there are more moves than letters.

    What is done by pointing at the map (`Teller.POINTED`) has no key: no button would carry it.
    """
    ask = asked_of(view)
    moves: Sequence[str] = ask.get("moves", ()) if ask is not None else ()
    keys = dict.fromkeys(moves, "")
    made = tell.composite(ask) if ask is not None and len(moves) > len(LETTERS) else None
    if made is not None:  # chosen part by part
        picked = set(made[1])
        moves = [move for move in moves if move not in picked]
    pointed = tell.POINTED.get(ask["prompt"], ()) if ask is not None else ()
    moves = [move for move in moves if move.partition(":")[0] not in pointed]
    return keys | keys_for({move: tell.move(move, view) for move in moves}, tell)


def keys_for(texts: Mapping[str, str], tell: Teller, taken: Collection[str] = ()) -> dict[str, str]:
    """Leaving moves by the same letters everywhere, numbered things by their number.

    Letters that are `taken` already mean something else at the same table.
    """
    keys = dict.fromkeys(texts, "")
    leaving = [move for move in texts if tell.is_leaving(move)]
    if len(leaving) == len(texts):  # nothing is left: then they are what there is to choose
        leaving = leaving[:1]
    keys.update(zip(leaving, LEAVING_KEYS, strict=False))
    numbers = _numbers(texts)
    keys.update(numbers)
    free = set(LETTERS).difference(taken)
    rest = [move for move in texts if not keys[move]]
    # First letters first, so that a thing keeps its letter whatever stands beside it.
    for wishes in (_first_letter, _letters_of_first_word, _letters):
        for move in rest:
            if not keys[move]:
                key = next((letter for letter in wishes(texts[move]) if letter in free), "")
                keys[move] = key
                free.discard(key)
    for move in rest:
        if not keys[move] and free:
            keys[move] = min(free)
            free.discard(keys[move])
    return keys


def _numbers(texts: Mapping[str, str]) -> dict[str, str]:
    """The moves of a numbered list: one verb, each with a number of its own that its words say."""
    lists: dict[str, dict[str, str]] = {}
    for move, text in texts.items():
        verb, _, number = move.rpartition(":")
        if verb and number.isdecimal() and int(number) <= LARGEST_NUMBER:
            said = re.search(rf"(?<!\d){number}(?!\d)", text)
            lists.setdefault(verb, {})[move] = number if said else ""
    numbered = [found for found in lists.values() if len(found) > 1 and all(found.values())]
    return numbered[0] if len(numbered) == 1 else {}


def _letters(text: str) -> str:
    """The letters of a text that a keyboard has everywhere."""
    return "".join(re.findall(r"[a-z]", text.lower()))


def _letters_of_first_word(text: str) -> str:
    return _letters(text.split(maxsplit=1)[0]) if text.split() else ""


def _first_letter(text: str) -> str:
    return _letters(text)[:1]


def choices_of(tell: Teller, view: Mapping[str, Any]) -> Choices:
    """The legal moves of the reader of a view, in groups, with their keys."""
    ask = asked_of(view)
    moves: Sequence[str] = ask.get("moves", ()) if ask is not None else ()
    keys = keys_of(tell, view)
    groups: dict[str, list[Choice]] = {}
    leaving: list[Choice] = []
    beside: list[Choice] = []
    picker = picker_of(tell, view)
    for move in moves:
        leaves = tell.is_leaving(move) and len(moves) > 1
        lost = tell.gives_up(move, view) if leaves else ""
        choice = Choice(move, tell.move(move, view), keys[move], leaves, lost)
        if leaves or (picker is not None and move not in picker.moves):
            (beside if ":" in move and not leaves else leaving).append(choice)
        else:
            groups.setdefault(tell.group(move), []).append(choice)
    if not groups and leaving:
        groups, leaving = {PLAIN: leaving}, []
    order = [tell.words(f"group-{name}") for name in tell.ORDER]
    titles = sorted(groups, key=lambda title: order.index(title) if title in order else len(order))
    found = [Group(title, groups[title]) for title in titles]
    if len(moves) < FOLDED_FROM or len(found) < 2:
        found = [Group(PLAIN, [choice for group in found for choice in group.choices])]
    blocked = tell.blocked(view) if moves else []
    return Choices(found, leaving, picker, blocked, sums_of(tell, ask, found), beside)


def sums_of(tell: Teller, ask: Mapping[str, Any] | None, groups: Sequence[Group]) -> list[Choice]:
    """The sums of a question for one; none where there are so few that they stand side by side."""
    sums = frozenset(tell.sums(ask)) if ask is not None else frozenset()
    found = [one for group in groups for one in group.choices if one.move in sums]
    found.sort(key=lambda choice: sum_of(choice.move))
    return found if len(found) >= FOLDED_FROM else []


def sum_of(move: str) -> int:
    """The sum that a move names.

    >>> sum_of("n:12")
    12
    """
    return int(move.partition(":")[2])


def picker_of(tell: Teller, view: Mapping[str, Any]) -> Picker | None:
    """The parts of a composite choice, where the game declares one for the open question.

    A few moves are chosen quicker from a list.
    """
    ask = asked_of(view)
    made = tell.composite(ask) if ask is not None else None
    if made is None or len(made[1]) < FOLDED_FROM:
        return None
    names = made[0]
    moves = {move: _parts(move) for move in made[1]}
    if any(len(v) != len(names) for v in moves.values()):
        return None
    if len(names) > 1 and len({found[0] for found in moves.values()}) == 1:  # no choice of its own
        names, moves = names[1:], {move: found[1:] for move, found in moves.items()}
    parts = []
    for place, name in enumerate(names):
        values = list(dict.fromkeys(found[place] for found in moves.values()))
        many = name in tell.SETS
        if many:
            values = sorted({letter for value in values for letter in value if letter != "-"})
        elif all(value.isdecimal() for value in values):
            values.sort(key=int)
        shown = [(value, tell.part(name, value, view)) for value in values]
        parts.append(Part(name, tell.words(f"pick-{name}"), shown, many))
    return Picker(parts, moves)


def _parts(move: str) -> tuple[str, ...]:
    """The values in a move's text form, without its verb.

    >>> _parts("start:2:0:-"), _parts("go:1+hire")
    (('2', '0', '-'), ('1', 'hire'))
    """
    _, _, rest = move.partition(":")
    return tuple(re.split(r"[:+]", rest))


class Picking:
    """A composite choice on its way, part by part, for a terminal.

    A part that leaves only one value is taken by itself. `others` are moves that are not made of
    parts: they stand beside the first one.
    """

    def __init__(self, picker: Picker, say: Words, others: Sequence[tuple[str, str]] = ()) -> None:
        self.picker = picker
        self.say = say
        self.others = list(others)
        self.chosen: list[str] = []
        self.other = ""

    @staticmethod
    def of(tell: Teller, view: Mapping[str, Any]) -> Picking | None:
        """The open question of a view's reader as a choice of parts, where it is one."""
        ask = asked_of(view)
        picker = picker_of(tell, view)
        if ask is None or picker is None:
            return None
        left = [move for move in ask["moves"] if move not in picker.moves]
        return Picking(picker, tell.words, [(move, tell.move(move, view)) for move in left])

    @property
    def part(self) -> Part:
        """The part that is chosen now."""
        return self.picker.parts[len(self.chosen)]

    @property
    def title(self) -> str:
        """What is chosen now."""
        return self.part.title

    @property
    def move(self) -> str:
        """The move that the parts make, "" while there are several."""
        if self.other:
            return self.other
        if self.others and not self.chosen:
            return ""
        left = self.picker.left(self.chosen)
        return left[0] if len(left) == 1 else ""

    def options(self) -> list[tuple[str, str]]:
        """What may be chosen now: values and their words."""
        names = dict(self.part.values)
        found = [
            (value, ", ".join(value) if self.part.many else names.get(value, value))
            for value in self.picker.next_values(self.chosen)
        ]
        return found if self.chosen else [*self.others, *found]

    def lines(self) -> list[str]:
        """What may be chosen now, each with the part it is a value of."""
        whole = dict(self.others)
        return [
            label
            if not self.chosen and value in whole
            else self.say("name-value", name=self.title, value=label)
            for value, label in self.options()
        ]

    def choose(self, value: str) -> None:
        """Choose a value; parts that have only one left follow by themselves."""
        if not self.chosen and value in dict(self.others):
            self.other = value
            return
        self.chosen.append(value)
        while len(self.chosen) < len(self.picker.parts):
            values = self.picker.next_values(self.chosen)
            if len(values) > 1:
                return
            self.chosen += values

    def back(self) -> bool:
        """Choose the last part again; false when there is none."""
        if not self.chosen:
            return False
        self.chosen.pop()
        while self.chosen and len(self.picker.next_values(self.chosen)) == 1:
            self.chosen.pop()
        return True

    def take(self, line: str) -> bool:
        """A line somebody typed: the number of an option. False when it is none."""
        options = self.options()
        if not line.isdecimal() or not 0 < int(line) <= len(options):
            return False
        self.choose(options[int(line) - 1][0])
        return True
