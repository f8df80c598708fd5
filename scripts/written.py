"""Write what a game declares as typed modules that mypyc compiles well.

    python -m scripts.written

A game in games/ that has a fields.py says its fields there, its moves in moves.py, and its events
and questions where play/ tells and asks them. From these follow two modules beside them, which
nobody edits; a test holds them to their source:

- written.py, on which the table stands: its fields, how they are copied, the codes of the moves,
  and a method for each event and question that takes its numbers by name: `t.tell_take(...)`,
  `t.ask_draw(...)`;
- shown.py, which stands on the table: views and observations, with what view.py and tensor.py write
  by hand, and the methods of a game that are the same for every table.
"""

from __future__ import annotations

import importlib
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from textwrap import wrap
from types import ModuleType
from typing import Any

from saloon.declare.fields import (
    CHOSEN,
    COUNT,
    EACH,
    FLAG,
    LIST,
    NOBODY,
    NUMBER,
    OBSERVED,
    ROW,
    ROWS,
    SEAT,
    SHOWN,
    STACKS,
    Declared,
)
from saloon.declare.reading import Names, Reading, rule_files
from saloon.engine.errors import BadGame
from saloon.engine.family import Family

GAMES = Path(__file__).parents[1] / "src" / "saloon" / "games"
NOTE = "Written by scripts/written.py; nobody edits it."
TYPES = {
    ROW: "tuple[int, ...]",
    ROWS: "list[tuple[int, ...]]",
    STACKS: "tuple[tuple[int, ...], ...]",
    EACH: "list[int]",
    LIST: "list[int]",
}
BESIDE = {"zones": ("lay", "zones"), "hidden": ("redeal",), "check": ("check",)}
"""What a game may bring beside its fields, by module."""
EMPTY = {ROW: "()", ROWS: "[]", STACKS: "()", EACH: "[]", LIST: "[]"}
PLAYERS = "players"
"""The key of a view under which its players stand."""
Keys = dict[str, dict[str, tuple[str, str]]]
"""By key of a view and name under it: how it is found, and the option without which it is not."""


def games() -> list[str]:
    """The games that are declared."""
    return sorted(path.parent.name for path in GAMES.glob("*/fields.py"))


def fields_of(module: ModuleType) -> list[Declared]:
    """The fields of a table in their order."""
    return [one for one in vars(module.Fields).values() if isinstance(one, Declared)]


class Source:
    """What a game declares."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.package = f"saloon.games.{game}"
        self.seen = fields_of(self.module("fields"))
        self.fields = [f for f in self.seen if f.form not in (OBSERVED, SHOWN, CHOSEN)]
        self.options = [field for field in self.seen if field.clause]
        self.families: Sequence[Family] = self.module("moves").FAMILIES
        says = Reading(game, rule_files(GAMES / game / "game.py"))
        self.events, self.asks, self.hows = says.events, says.asks, says.hows
        self.usual = says.usual

    def row(self, name: str) -> Iterable[str]:
        """A row of names: what the rules call each."""
        module, row = place_of(name)
        found: Iterable[str] = getattr(self.module(module), row)
        return found

    def index(self, name: str) -> str:
        """How a view finds a name in a row: one that maps words to names is made a row first."""
        row = place_of(name)[1]
        return f"_{row}" if isinstance(self.row(name), Mapping) else row

    def module(self, name: str) -> ModuleType:
        """A module of the game."""
        return importlib.import_module(f"{self.package}.{name}")

    @property
    def whole(self) -> str:
        """The chapter of the rules that plays the whole game."""
        chapters = sorted((GAMES / self.game / "play").glob("*.py"))
        return next(one.stem for one in chapters if "\ndef whole_game(" in one.read_text("utf-8"))

    def has(self, name: str, function: str) -> bool:
        """Whether a module beside fields.py defines a function."""
        path = GAMES / self.game / f"{name}.py"
        return path.exists() and f"\ndef {function}(" in path.read_text(encoding="utf-8")


def place_of(name: str) -> tuple[str, str]:
    """The module that holds a row of names, content.py unless it says another, and the row."""
    module, _, row = name.rpartition(".")
    return module or "content", row


# -- beneath the table ----------------------------------------------------------------------------


def written(source: Source) -> str:
    """The module that a table stands on."""
    return tidy(
        f'"""The declared part of the table of `{source.game}`. {NOTE}"""',
        "",
        "from __future__ import annotations",
        "from typing import Final",
        "from saloon.engine.ask import Ask",
        "from saloon.engine.errors import hold",
        "from saloon.engine.event import EVERYBODY",
        "from saloon.engine.state import State",
        *codes(source.families),
        *numbered(source),
        *belonging(source),
        *names("EVENTS", source.events),
        *names("ASKS", source.asks),
        "class Written(State):",
        '    """The fields of the table, as fields.py declares them."""',
        "    def __init__(self) -> None:",
        "        super().__init__()",
        *[f"        {made(field)}" for field in source.fields],
        "    def become(self, other: State) -> None:",
        "        assert isinstance(other, Written)",
        "        super().become(other)",
        *taking_over(source.fields),
        *limits(source.fields),
        *telling(source),
        *asking(source),
    )


def codes(families: Sequence[Family]) -> Iterator[str]:
    """The first code of each family, for the rules to count from."""
    for family in families:
        parts = ", ".join(family.parts)
        yield f"{family.code}: Final = {family.first}" + (f"  # {parts}" if parts else "")


def belonging(source: Source) -> Iterator[str]:
    """Whether a move is of a family, for the families that the rules or bots ask it of."""
    rooms = [
        path for room in ("play", "bot") for path in (GAMES / source.game / room).rglob("*.py")
    ]
    rules = "".join(path.read_text("utf-8") for path in rooms)
    for family in source.families:
        name = f"is_{family.code.lower()}"
        if f" {name}(" in rules:
            last = family.first + len(family)
            yield f"def {name}(move: int) -> bool:"
            yield f'    """Whether a move is of the family `{family.name}`."""'
            yield f"    return {family.first} <= move < {last}"


def numbered(source: Source) -> Iterator[str]:
    """The values of fields and of parts of moves that the rules call by name."""
    for field in source.fields:
        if field.named:
            row = field.words or source.row(field.called)
            yield from constants(row, field.named)
    for family in source.families:
        if family.numbered:
            row = next(part for part in family.parts.values() if not isinstance(part, range))
            yield from constants(row, family.numbered)


def constants(row: Iterable[str], named: bool | str) -> Iterator[str]:
    """The numbers of a row, by its words and what stands before them."""
    before = named if isinstance(named, str) else ""
    for number, word in enumerate(row):
        yield f"{before}{word.upper().replace('-', '_')}: Final = {number}"


def names(title: str, said: Names) -> list[str]:
    """What numbers are called, by event or question."""
    rows = [f'    "{kind}": {listed(named)},' for kind, named in said.items()]
    return [f"{title}: Final[dict[str, tuple[str, ...]]] = {{", *rows, "}"]


def listed(words: Iterable[str]) -> str:
    """A tuple of words as it stands in a source."""
    quoted = [f'"{word}"' for word in words]
    return f"({', '.join(quoted)}{',' if len(quoted) == 1 else ''})"


def made(field: Declared) -> str:
    """How a field is made."""
    if field.form == STACKS:
        return f"self.{field.name}: {TYPES[STACKS]} = ({'(), ' * field.of})"
    if field.form in TYPES:
        return f"self.{field.name}: {TYPES[field.form]} = {EMPTY[field.form]}"
    return f"self.{field.name} = {field.start}"


def taken_over(field: Declared) -> str:
    """How a field is copied: a list goes its own way, anything else never changes."""
    ending = "[:]" if field.form in (ROWS, EACH, LIST) else ""
    return f"self.{field.name} = other.{field.name}{ending}"


def taking_over(fields: Sequence[Declared]) -> Iterator[str]:
    """How all of them are copied; what is there only with an option comes last, if it is on."""
    yield from (f"        {taken_over(field)}" for field in fields if not field.only)
    for condition in conditions(fields):
        yield f"        if other.{condition}:"
        for field in fields:
            if field.only == condition:
                yield f"            {taken_over(field)}"


def limits(fields: Sequence[Declared]) -> Iterator[str]:
    """What the fields say always holds: who sits at the table, which values there are, how many."""
    yield "    def keep_limits(self) -> None:"
    yield '        """What always holds because the fields say so; raises Broken."""'
    for condition in ("", *conditions(fields)):
        held = [line for field in fields if field.only == condition for line in limit(field)]
        if condition and held:
            yield f"        if self.{condition}:"
        yield from (f"        {'    ' if condition else ''}{line}" for line in held)


def limit(field: Declared) -> list[str]:
    """The limits of one field."""
    value, name = f"self.{field.name}", field.name
    if field.form == SEAT:
        return [f'hold(-1 <= {value} < self.seats, "{name} is no seat")']
    least = min(int(field.start), 0)
    most = f"{1 << field.of}" if field.several else f"{field.of}"
    if field.form == NUMBER and field.of:
        return [f'hold({least} <= {value} < {most}, "{name} is out of range")']
    each = {EACH: field.per, ROWS: field.of}.get(field.form, 0)
    long = f"{each} * self.seats" if each > 1 else "self.seats" if each else f"{field.of}"
    if field.form not in (EACH, ROWS, LIST, STACKS) or (field.form != EACH and not field.of):
        return []
    lines = [f'hold(len({value}) == {long}, "{name} has too many or too few entries")']
    if field.form == EACH and (field.of or field.about):
        most = most if field.of else "2" if field.most == 1 else ""
        within = f"{least} <= one < {most}" if most else f"one >= {least}"
        lines.append(f"for one in {value}:")
        lines.append(f'    hold({within}, "{name} holds what is out of range")')
    return lines


def conditions(fields: Sequence[Declared]) -> list[str]:
    """The options with which alone some of them are there."""
    return list(dict.fromkeys(field.only for field in fields if field.only))


def telling(source: Source) -> Iterator[str]:
    """The doors to the log, one for each event: its numbers come by name."""
    for kind, named in source.events.items():
        for how, first, to in (("tell", "", "EVERYBODY"), ("whisper", "to: int, ", "to")):
            if how in source.hows[kind]:
                usual = source.usual.get((how, kind), "")
                takes = f"{first}clauses: str{default(usual)}{by_name(named)}"
                yield f"    def {how}_{kind.replace('-', '_')}(self, {takes}) -> None:"
                yield "        log = self.log"
                yield "        if log is not None:"
                yield f'            log.tell("{kind}", clauses, {row_of(named)}, {to})'


def asking(source: Source) -> Iterator[str]:
    """The doors to questions, one for each; other clauses than the main one are cited."""
    for prompt, named in source.asks.items():
        main, _, others = source.usual.get(("ask", prompt), "").partition(" ")
        clause = ' = ""' if others else default(main)
        takes = f"seat: int, moves: list[int], clause: str{clause}{by_name(named)}"
        yield f"    def ask_{prompt.replace('-', '_')}(self, {takes}) -> Ask:"
        if others:
            yield "        if not clause:"
            yield f'            clause = "{main}"'
            yield f'            self.cite("{others}")'
        yield f'        return Ask(seat, "{prompt}", moves, clause, {row_of(named)})'


def default(clauses: str) -> str:
    """The clauses of the docstring around, for where no others are given."""
    return f' = "{clauses}"' if clauses else ""


def by_name(named: Sequence[str]) -> str:
    """Numbers that are given by name; behind them a row of any length, which is starred."""
    if named and named[-1].startswith("*"):
        return "".join([f", {named[-1]}: int", *[f", {name}: int" for name in named[:-1]]])
    return "".join([", *", *[f", {name}: int" for name in named]]) if named else ""


def row_of(named: Sequence[str]) -> str:
    """The numbers as an event or a question holds them."""
    if len(named) == 1 and named[0].startswith("*"):
        return named[0][1:]
    return f"({', '.join(named)}{',' if len(named) == 1 else ''})"


# -- above the table ------------------------------------------------------------------------------


def shown(source: Source) -> str:
    """The module with the views and observations of a table."""
    views = [name for name in ("table", "player") if source.has("view", name)]
    body = [*viewing(source), *layout(source), *observing(source), *hiding(source), *wiring(source)]
    called = sorted({field.called for field in source.fields if field.called})
    return tidy(
        f'"""What is seen of the table of `{source.game}`. {NOTE}"""',
        "",
        "from __future__ import annotations",
        "from typing import Any, Final",
        "from librt.strings import BytesWriter",
        "from saloon.engine.ask import Ask, Flow",
        "from saloon.engine.field import ORDER, PLACE, Field, cut, members, one_of",
        "from saloon.engine.field import write_round, write_some",
        "from saloon.engine.game import Game, Option, Value, Zone, mix",
        "from saloon.engine.rng import Rng",
        f"from {source.package} import tensor",
        *(f"from {source.package}.{' import '.join(place_of(name))}" for name in called),
        f"from {source.package}.play.absent import answer_for",
        f"from {source.package}.play.{source.whole} import whole_game",
        f"from {source.package}.state import Table",
        f"from {source.package}.view import {', '.join(views)}",
        *[
            f"from {source.package}.{module} import {', '.join(found)}"
            for module, functions in BESIDE.items()
            if (found := [name for name in functions if source.has(module, name)])
        ],
        *[
            f"{source.index(name)}: Final = tuple({place_of(name)[1]}.values())"
            for name in called
            if source.index(name) != place_of(name)[1]
        ],
        f"OPTIONS: Final = ({''.join(option(field) for field in source.options)})",
        f"UNSHOWN: Final = {listed(unshown(source.fields))}",
        '"""What no view shows: all could know it, by remembering."""',
        *body,
    )


def unshown(fields: Sequence[Declared]) -> Iterator[str]:
    """What no view shows, in a key of its own or within another."""
    return (field.name for field in fields if field.seen == NOBODY and not field.within)


def option(field: Declared) -> str:
    """An option as the engine knows it."""
    more = "" if field.choices == (False, True) else f", {field.choices!r}"
    name = field.shown or field.name
    return f'Option("{name}", {field.chosen(field.start)!r}, "{field.clause}"{more}), '


def viewing(source: Source) -> Iterator[str]:
    """The view of a seat: fields by name, and what view.py works out, in their order."""
    keys = keys_of(source)
    yield "def view(t: Table, seat: int) -> dict[str, Any]:"
    yield '    """What a seat may see, as plain data: the only exit to people and bots."""'
    yield "    more = table(t, seat)"
    yield "    return {"
    yield '        "options": {'
    for field in source.options:
        yield f'            "{field.shown or field.name}": {chosen(field)},'
    yield "        },"
    for key, inside in keys.items():
        if key == PLAYERS:
            yield f'        "{PLAYERS}": [_player(t, who) for who in range(t.seats)],'
        elif "" in inside:
            yield f'        "{key}": {inside[""][0]},'
        else:
            only = {only for _, only in inside.values()}
            yield f'        "{key}": {{'
            yield from (f'            "{name}": {value},' for name, (value, _) in inside.items())
            yield "        }," if only == {""} else f"        }} if t.{only.pop()} else None,"
    yield "    }"
    if PLAYERS in keys:
        yield from viewing_player(keys[PLAYERS])


def viewing_player(inside: dict[str, tuple[str, str]]) -> Iterator[str]:
    """A player in a view; what is there only with an option comes last."""
    only = list(dict.fromkeys(only for _, only in inside.values() if only))
    yield "def _player(t: Table, who: int) -> dict[str, Any]:"
    yield "    more = player(t, who)"
    yield f"    {'seen: dict[str, Any] =' if only else 'return'} {{"
    yield '        "seat": who,'
    for condition in ("", *only):
        if condition:
            yield f"    if t.{condition}:"
            yield "        seen |= {"
        for name, (value, of) in inside.items():
            if of == condition:
                yield f'        "{name}": {value},'
        yield "        }" if condition else "    }"
    if only:
        yield "    return seen"


def chosen(field: Declared) -> str:
    """What was chosen of an option, as a view shows it."""
    value = f"t.{field.name}"
    if not field.words:
        return value
    if field.form == FLAG:
        return f'"{field.words[1]}" if {value} else "{field.words[0]}"'
    return f"{field.words!r}[{value}]"


def keys_of(source: Source) -> Keys:
    """The keys of a view in their order, each with what stands under it, and how it is found.

    What stands under a key by itself has no name there.
    """
    keys: Keys = {}
    for field in source.seen:
        if field.clause or field.form == OBSERVED or field.seen == NOBODY:
            continue
        path = field.within or field.shown or field.name
        if field.form == EACH and not field.within:
            path = f"{PLAYERS}.{path}"
        key, _, name = path.partition(".")
        inside = keys.setdefault(key, {})
        if field.form == SHOWN and field.by:
            inside[name] = (f"t.{field.by}{'(who)' if key == PLAYERS else ''}", field.only)
        elif field.within:
            found = f'more["{name if key == PLAYERS else path}"]'
            inside.setdefault(name, (found, field.only))
        else:
            inside[name] = (value_of(field, source), field.only)
    return keys


def value_of(field: Declared, source: Source) -> str:
    """A field as it stands in a view."""
    value = f"t.{field.name}"
    row = source.index(field.called) if field.called else ""
    if field.form == EACH and field.per > 1:
        if row:
            return f"{{name: {value}[who * {field.per} + n] for n, name in enumerate({row})}}"
        return f"{value}[who * {field.per} : (who + 1) * {field.per}]"
    if field.form == EACH:
        value = f"{value}[who]"
    if field.several:
        return f"[{row}[n] for n in range({field.of}) if {value} >> n & 1]"
    if field.form == EACH and field.most == 1:
        return f"{value} == 1"
    if field.seen == COUNT:
        return f"len({value})"
    if field.form == STACKS:
        return f"[[{row}[n] for n in stack] for stack in {value}]"
    if field.form == ROW:
        return f"[{row}[n] for n in {value}]" if row else f"list({value})"
    if field.form == LIST:
        return f"{{name: {value}[n] for n, name in enumerate({row})}}" if row else f"{value}[:]"
    if row:
        name = f"{row}[{value}]"
        return f"None if {value} < 0 else {name}" if int(field.start) < 0 else name
    return f"None if {value} < 0 else {value}" if field.missing else value


def layout(source: Source) -> Iterator[str]:
    """The names of what `observe` writes."""
    options = [name for field in source.options for name in option_cases(field)]
    yield "def layout(seats: int) -> list[Field]:"
    yield '    """What `observe` writes."""'
    yield "    return ["
    yield f'        Field("options", {len(options)}, 1, {said(", ".join(options))}),'
    yield '        Field("seat", seats, 1, "which seat observes"),'
    for field in source.seen:
        if field.about:
            plain = field.form == LIST or not (field.of or field.form in (SEAT, FLAG))
            high = field.most if plain or field.by else 1
            name = field.name if field.form == EACH else field.shown or field.name
            if field.form == SHOWN:
                name = field.within.rpartition(".")[2]
            yield f'        Field("{name}", {size_of(field)}, {high}, {said(field.about)}),'
    yield "    ]"


def option_cases(field: Declared) -> list[str]:
    """What learners are told of an option: whether it is on, or each of its later choices."""
    name = field.shown or field.name
    return [f"{name} {one}" for one in field.choices[1:] if one is not True] or [name]


def said(text: str) -> str:
    """A text as it stands in a source, in pieces that fit a line."""
    pieces = [f"{piece} " for piece in wrap(text, 70)]
    return " ".join(f'"{piece}"' for piece in [*pieces[:-1], pieces[-1].rstrip()])


def size_of(field: Declared) -> str:
    """How many numbers a field is to learners."""
    if field.form == SEAT or (field.form == SHOWN and field.within.startswith(f"{PLAYERS}.")):
        return "seats"
    if field.by:
        return str(field.size)
    if field.form == EACH:
        count = field.of or field.per
        return f"{count} * seats" if count > 1 else "seats"
    return str(field.of or 1)


def observing(source: Source) -> Iterator[str]:
    """The observation of a seat, players in the order of play from it on."""
    yield "def observe(t: Table, seat: int) -> bytes:"
    yield '    """The table as small numbers, for learners: what `view` shows, and no more."""'
    yield "    seats = t.seats"
    plain = {f.form for f in source.seen if f.about and not f.by}
    if any(f.about and (f.form == SHOWN or (f.form == EACH and f.of)) for f in source.seen):
        yield "    order = ORDER[seats][seat]"
    if SEAT in plain:
        yield "    place = PLACE[seats][seat]"
    yield "    out = BytesWriter()"
    for field in source.options:
        yield from (f"    {line}" for line in option_observed(field))
    yield "    out.write(one_of(seats, seat))"
    last = ""
    for field in source.seen:
        if field.about and not (field.by and field.by == last):
            yield from (f"    {line}" for line in observed(field))
        if field.about:
            last = field.by
    yield "    return out.getvalue()"


def option_observed(field: Declared) -> list[str]:
    """How an option is written for learners."""
    if field.form == FLAG or (field.form == CHOSEN and not field.words):
        return [f"out.append(1 if t.{field.name} else 0)"]
    cases = [field.agreed(choice) for choice in field.choices[1:]]
    return [f"out.append(1 if t.{field.name} == {case} else 0)" for case in cases]


def observed(field: Declared) -> list[str]:
    """How a field is written for learners."""
    value = f"t.{field.name}"
    if field.form == SHOWN:
        return ["for who in order:", f"    out.append(cut(t.{field.by}(who)))"]
    if field.by:
        return [f"tensor.{field.by}(t, seat, out)"]
    if field.form == SEAT:
        return [f"out.write(one_of(seats, place[{value}]))"]
    if field.form == EACH:
        lines = observed_of_seats(field, value)
        if not field.only:
            return lines
        nothing = f"out.write(bytes({size_of(field)}))"
        return [f"if t.{field.only}:", *[f"    {one}" for one in lines], "else:", f"    {nothing}"]
    if field.form == LIST and field.of:
        return [f"write_some(out, {value}, 0, {field.of})"]
    if field.form == ROW and field.seen == COUNT:
        return [f"out.append(cut(len({value})))"]
    if field.form == FLAG:
        return [f"out.append(1 if {value} else 0)"]
    if field.of:
        return [f"out.write(one_of({field.of}, {value}))"]
    if field.form != NUMBER:
        raise BadGame(
            f"a {field.form} is written for learners by a function; {field.name} has none"
        )
    return [f"out.append(cut({value}))"]


def observed_of_seats(field: Declared, value: str) -> list[str]:
    """How what players have is written for learners."""
    if not field.of:
        return [f"write_round(out, {value}, seat{f' * {field.per}' if field.per > 1 else ''})"]
    writes = "members" if field.several else "one_of"
    return ["for who in order:", f"    out.write({writes}({field.of}, {value}[who]))"]


def hiding(source: Source) -> list[str]:
    """How what a seat cannot know is redealt, where hidden.py does not say it."""
    if source.has("hidden", "redeal") or not source.has("zones", "zones"):
        return []
    return [
        "def redeal(t: Table, seat: int, rng: Rng) -> None:",
        '    """Deal what a seat cannot know out again."""',
        "    hidden = zones(t, seat)",
        "    mix(hidden, rng)",
        "    lay(t, hidden)",
    ]


def wiring(source: Source) -> Iterator[str]:
    """The methods of a game that are the same for every table."""
    yield "class Wired(Game[Table]):"
    yield '    """A game of this table: what is the same for every one of them."""'
    yield "    def new(self, seats: int, options: dict[str, Value], rng: Rng) -> Table:"
    yield "        t = Table()"
    yield "        t.rng = rng"
    yield "        t.seats = seats"
    for field in source.options:
        if field.form != CHOSEN:
            yield f"        t.{field.name} = {agreed(field)}"
    settles = any(field.form == CHOSEN for field in source.options)
    if settles:
        yield "        self.settle(t, options)"
    for condition in ("", *conditions(source.fields)):
        laid = [laid_out(field) for field in source.fields if field.only == condition]
        if condition and any(laid):
            yield f"        if t.{condition}:"
        yield from (f"        {'    ' if condition else ''}{line}" for line in laid if line)
    yield "        return t"
    if settles:
        yield "    def settle(self, t: Table, options: dict[str, Value]) -> None:"
        yield '        """Set the fields in which the table keeps the options it was given."""'
        yield "        raise NotImplementedError"
    hides = [
        ("zones", ", seat: int", "list[Zone]", "zones(state, seat)"),
        ("lay", ", zones: list[Zone]", "None", "lay(state, zones)"),
    ]
    check = "check(state)" if source.has("check", "check") else "state.check()"
    for method, takes, gives, calls in (
        ("play", "", "Flow", "whole_game(state)"),
        ("view", ", seat: int", "dict[str, Any]", "view(state, seat)"),
        *(hides if source.has("zones", "zones") else []),
        ("hide", ", seat: int, rng: Rng", "None", "redeal(state, seat, rng)"),
        ("check", "", "None", check),
        ("absent", ", ask: Ask", "int", "answer_for(state, ask)"),
        ("observe", ", seat: int", "bytes", "observe(state, seat)"),
    ):
        yield f"    def {method}(self, state: Table{takes}) -> {gives}:"
        yield f"        {calls if gives == 'None' else 'return ' + calls}"
    yield "    def layout(self, seats: int) -> list[Field]:"
    yield "        return layout(seats)"


def laid_out(field: Declared) -> str:
    """How a list is laid out before the game, as long as it stays; "" for what begins empty."""
    each = {EACH: field.per, ROWS: field.of}.get(field.form, 0)
    if each:
        start = "()" if field.form == ROWS else field.start
        return f"t.{field.name} = [{start}] * {f'({each} * seats)' if each > 1 else 'seats'}"
    if field.form == LIST and field.of:
        return f"t.{field.name} = [{field.start}] * {field.of}"
    return ""


def agreed(field: Declared) -> str:
    """What the table holds of an option."""
    chosen = f'options["{field.shown or field.name}"]'
    if not field.words:
        return f"{'bool' if field.form == FLAG else 'int'}({chosen})"
    if field.form == FLAG:
        return f'{chosen} == "{field.words[1]}"'
    return f"{field.words!r}.index(str({chosen}))"


# -- both -----------------------------------------------------------------------------------------


def tidy(*lines: str) -> str:
    """A module as ruff would leave it, without what it imports and does not use."""
    text = "\n".join(lines) + "\n"
    ruff = [str(Path(sys.executable).parent / "ruff")]
    for step in (["check", "-q", "--fix-only", "--select", "F401,I"], ["format", "-q"]):
        command = [*ruff, *step, "--stdin-filename", str(GAMES / "written.py"), "-"]
        text = subprocess.run(
            command, input=text, text=True, capture_output=True, check=True
        ).stdout
    return text


def modules(game: str) -> dict[Path, str]:
    """What the modules of a game should hold."""
    source = Source(game)
    made: dict[str, Any] = {"written": written(source), "shown": shown(source)}
    return {GAMES / game / f"{name}.py": text for name, text in made.items()}


def without_games() -> None:
    """Let the packages of the games be empty: what is written may not be there yet, or be old."""
    for game in games():
        package = ModuleType(f"saloon.games.{game}")
        package.__path__ = [str(GAMES / game)]
        sys.modules[package.__name__] = package


def main() -> None:
    """Write the modules of every game."""
    without_games()
    for game in games():
        for path, text in modules(game).items():
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                path.write_text(text, encoding="utf-8")
                print(f"{game}: {path.name} written")


if __name__ == "__main__":
    main()
