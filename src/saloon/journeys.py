"""What a figure on the map can do from where it stands: deeds at hand, and places within reach.

A game whose map is where one plays brings a `journeys.py` with `figures(view, tell, ahead)` and
`goes_on(view, rest, last)`. A deed or a way is a row of own moves that one press plays: one after
the other for as long as the game says so, and whatever comes in between (a roll that falls short,
another question, somebody else) ends it. Everything follows from what the seat may know: its view,
and worlds it may believe in.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from saloon.choices import keys_for, keys_of
from saloon.engine.game import Game
from saloon.engine.match import Match
from saloon.words import Teller, Words, has_module, module_of

View = Mapping[str, Any]
Ahead = Callable[[Sequence[str]], View | None]
"""The reader's view after some own moves, in a world the reader may believe in; None: not legal."""

LIKELY: Final = 0.5
"""A place that is reached less often than this shows its chance only when it is looked at."""

MOST_WORLDS: Final = 8
"""How many worlds are tried at most before a way is said to lead nowhere."""

MOST_STEPS: Final = 40
"""A row of moves longer than this is no single press."""


@dataclass(frozen=True)
class Way:
    """A place within reach: what leads there, what it costs and how likely it is to arrive."""

    place: str  # the id of its spot on the board
    moves: tuple[str, ...]
    cost: int
    chance: float
    through: tuple[str, ...]  # the places on the way, the last one included
    about: str = ""
    rolls: int = 1  # how many of the figure's Moves it takes
    deeds: tuple[Deed, ...] = ()  # what the same press may do there besides, or about the place


@dataclass(frozen=True)
class Line:
    """Something that can be put into a panel, up to `most` times: one of it costs `price`."""

    name: str
    moves: str  # with {n} for how many
    most: int
    price: int = 0
    start: int = 0  # how many are in it when it opens
    each: int = 0  # how many one move names at most, 0 for any number


@dataclass(frozen=True)
class Side:
    """One column of a panel: what somebody may give."""

    title: str
    lines: list[Line]


@dataclass(frozen=True)
class Picks:
    """One column of things of which one is picked: names and rows of moves."""

    title: str
    rows: list[tuple[str, str]]


@dataclass(frozen=True)
class Panel:
    """Several goods chosen at once: a shelf, or the two sides of an offer to one of some.

    What is chosen becomes a row of moves: those of the deed, `first`, the moves of every line,
    `last`. Beside or instead of lines there may be `picks`: one is pressed, and that is all. With
    `lone` one line of the first side is chosen, and those of the others name a sum, nothing too.
    """

    title: str
    send: str
    sides: list[Side]
    last: str
    money: int = -1  # what may be spent, -1 where nothing is paid
    extra: int = 0  # what is paid once beside the prices
    partners: list[tuple[str, str, Side]] = field(default_factory=list)  # move, name, their side
    picks: list[Picks] = field(default_factory=list)
    first: str = ""
    same: str = ""  # why what it opens with cannot be sent as it is
    lone: bool = False
    pieces: str = ""  # the title under which lines stand that are one piece each


@dataclass(frozen=True)
class Deed:
    """Something a figure does where it stands; without `moves` it cannot, and `note` says why."""

    name: str
    note: str
    group: str
    moves: tuple[str, ...] = ()
    about: str = ""
    key: str = ""
    sign: str = ""  # the id of its small picture
    panel: Panel | None = None  # to choose in, instead of question after question
    again: tuple[str, ...] = ()  # the same with everything that is left, by one press
    times: int = 1  # how often `again` does it


@dataclass(frozen=True)
class Figure:
    """One piece of the reader's that may act, with everything it can do now."""

    id: str  # of the piece on the board
    place: str  # the id of the spot it stands on
    name: str
    sign: str
    left: int  # what it may still do this turn
    picked: bool  # whether the question is about it already
    moves: tuple[str, ...] = ()  # what picks it
    deeds: list[Deed] = field(default_factory=list)
    ways: list[Way] = field(default_factory=list)

    @property
    def groups(self) -> list[tuple[str, list[Deed]]]:
        """Its deeds by what they are about, in the order they stand."""
        found: dict[str, list[Deed]] = {}
        for deed in self.deeds:
            found.setdefault(deed.group, []).append(deed)
        return list(found.items())


def module(game: Game) -> Any | None:
    """A game's own journeys, where it has any."""
    return module_of(game, "journeys") if has_module(game, "journeys") else None


def figures(match: Match, view: View, tell: Teller) -> list[Figure]:
    """The reader's figures that may act now, with keys; none where this is not the question."""
    own = module(match.game)
    seat = view["seat"]
    if own is None or seat is None or match.over:
        return []
    found: list[Figure] = own.figures(view, tell, looking_ahead(match, seat))
    known = keys_of(tell, view)
    return [with_keys(figure, tell, known) for figure in found]


def panel(match: Match, view: View, tell: Teller) -> Panel | None:
    """What the open question is answered in at once, where the game has such a panel for it."""
    find = getattr(module(match.game), "panel", None)
    if find is None or view["seat"] is None or match.over or not legal_of(view):
        return None
    found: Panel | None = find(view, tell, looking_ahead(match, view["seat"]))
    return found


def looking_ahead(match: Match, seat: int) -> Ahead:
    """What this seat would see after some moves of its own, without a look at what is hidden.

    On the way chance may bring something up that stops it: then other worlds are looked at, so that
    what is told of the way does not change from one page to the next.
    """
    worlds: list[Match] = []

    def ahead(moves: Sequence[str]) -> View | None:
        for number in range(MOST_WORLDS):
            if number == len(worlds):
                worlds.append(match.imagine(seat))
            after = worlds[number].clone()
            played = 0
            for move in moves:
                ask = after.ask_for(seat)
                if ask is None or after.game.codes.get(move) not in ask.moves:
                    break
                after.play(seat, move)
                played += 1
            if played == len(moves):
                return after.view(seat)
            if played == 0:
                return None
        return None

    return ahead


def with_keys(figure: Figure, tell: Teller, known: Mapping[str, str]) -> Figure:
    """The same figure with a letter for each of its deeds.

    A deed that is one legal move has the key the board shows for it: a key never means two things.
    """
    rows = {" ".join(deed.moves): deed.name for deed in figure.deeds if deed.moves}
    keys = {row: known[row] for row in rows if known.get(row)}
    rest = {row: name for row, name in rows.items() if row not in keys}
    keys |= keys_for(rest, tell, set(keys.values()))
    deeds = [replace(deed, key=keys.get(" ".join(deed.moves), "")) for deed in figure.deeds]
    return replace(figure, deeds=deeds)


def legal_of(view: View | None) -> list[str]:
    """What the reader of a view may answer."""
    if view is None:
        return []
    for ask in view["asks"]:
        if ask["seat"] == view["seat"]:
            return list(ask.get("moves", ()))
    return []


def meant(game: Game, view: View, word: str) -> str:
    """The move that a word of a row stands for now: itself, but where a game knows better."""
    own = getattr(module(game), "meant", None)
    return word if own is None else str(own(view, word))


def unasked(game: Game, view: View) -> str:
    """The answer to a question that is none, "" where the reader has something to decide."""
    own = getattr(module(game), "unasked", None)
    return "" if own is None else str(own(view))


def waits(game: Game, view: View) -> bool:
    """Whether a row of moves waits for the answer to this question, and then goes on."""
    own = getattr(module(game), "waits", None)
    return own is not None and bool(own(view))


def is_one_piece(game: Game, view: View) -> bool:
    """Whether what goes on among bots is shown when it is over: a fight, move after move."""
    own = getattr(module(game), "is_one_piece", None)
    return own is not None and bool(own(view))


def goes_on(game: Game, view: View, rest: Sequence[str], last: str = "") -> bool:
    """Whether a row of moves is played on after the `last`: the next is legal, and as it was meant.

    A game without journeys plays on whatever is legal.
    """
    if not rest or rest[0] not in legal_of(view):
        return False
    own = module(game)
    return own is None or bool(own.goes_on(view, rest, last))


def rest_of(game: Game, view: View, rest: Sequence[str], last: str) -> Sequence[str]:
    """What is left of a row of moves: from the next that is played on; nothing where it ends.

    Where there is only one answer nobody is asked: a row may name such answers all the same. A
    game's `onward` puts the next move before what is meant by more than one ("walk there").
    """
    own = module(game)
    forced = getattr(own, "is_forced", None)
    onward = getattr(own, "onward", None)
    while rest and (rest := onward(view, rest, last) if onward is not None else rest):
        played = [meant(game, view, rest[0]), *rest[1:]]
        if goes_on(game, view, played, last):
            return played
        if forced is None or not forced(rest[0]):
            return []
        rest = rest[1:]
    return []


def wishes(game: Game) -> tuple[str, ...]:
    """What may be said beforehand of the questions that come up on the way, "" for nothing."""
    return tuple(getattr(module(game), "WISHES", ()))


def in_advance(game: Game, view: View, wish: str) -> str:
    """The answer to the open question that was wished for beforehand, "" where it is none."""
    if wish not in wishes(game):
        return ""
    own: Any = module(game)
    move: str = own.wished(view, wish)
    return move


def standing(game: Game, view: View) -> list[tuple[str, str]]:
    """What may be wished for from this question on, each with what it answers now."""
    found = [(wish, in_advance(game, view, wish)) for wish in wishes(game)]
    return [(wish, move) for wish, move in found if move]


def travel(match: Match, seat: int, moves: Sequence[str]) -> None:
    """Play a row of a seat's own moves; raises IllegalMove where the first of them is not legal.

    A question that is none is answered with it.
    """
    last, rest = moves[0], moves[1:]
    match.play(seat, last)
    while match.ask_for(seat) is not None:
        view = match.view(seat)
        rest = rest_of(match.game, view, rest, last)
        last = rest[0] if rest else unasked(match.game, view)
        if not last:
            return
        rest = rest[1:]
        match.play(seat, last)


def in_a_line(deed: Deed, say: Words) -> str:
    """A deed as a list says it: a button may break a sentence where it is long, a line does not.

    >>> whole = "Fight the Wolf of the Run (1 Grit)"
    >>> in_a_line(Deed("Fight the Wolf of", "the Run 1 Grit", "fight", about=whole), Words("en"))
    'Fight the Wolf of the Run (1 Grit)'
    >>> in_a_line(Deed("Reflect", "1 Grit", "act"), Words("en"))
    'Reflect: 1 Grit'
    >>> in_a_line(Deed("Rest", "", "act"), Words("en"))
    'Rest'
    """
    if not deed.note:
        return deed.name
    if letters(deed.name + deed.note) == letters(deed.about):
        return deed.about
    return say("name-value", name=deed.name, value=deed.note)


def letters(text: str) -> str:
    """What is left of a text without spaces and signs."""
    return "".join(char for char in text if char.isalnum())


def offers(match: Match, view: View, tell: Teller) -> list[tuple[str, str, str]]:
    """Titles, words and rows of moves, for a list: deeds by groups, places by cost, leaving last.

    Nothing where the question is not about figures on a map.
    """
    found: list[tuple[str, str, str]] = []
    chosen = figures(match, view, tell)
    if not chosen:
        return []
    several = len(chosen) > 1
    for figure in chosen:
        who = f"{figure.name} · " if several else ""
        for deed in figure.deeds:
            if deed.moves:
                group = tell.words(f"group-{deed.group}")
                found.append((who + group, in_a_line(deed, tell.words), " ".join(deed.moves)))
                # What can be put together as well is asked for, part by part.
                lists = [] if deed.panel is None or deed.panel.sides else deed.panel.picks
                for picks in lists if not several else ():
                    for name, row in picks.rows:
                        whole = f"{deed.name}, {picks.title}: {name}"
                        found.append((who + group, whole, " ".join((*deed.moves, row))))
                if deed.again:
                    again = tell.words("deed-again", deed=deed.name, count=deed.times)
                    found.append((who + group, again, " ".join(deed.again)))
    for figure in chosen:
        who = f"{figure.name} · " if several else ""
        for way in sorted(figure.ways, key=lambda way: (-way.chance, way.cost)):
            group, place = who + tell.words("group-move"), way.about.partition(":")[0]
            found.append((group, way.about, " ".join(way.moves)))
            for deed in way.deeds:
                if deed.sign:  # a list has room for the foremost of them: those with a sign
                    told = deed.about or f"{place}, {deed.name}"
                    found.append((group, told, " ".join(deed.moves)))
    found += [("", tell.move(m, view), m) for m in legal_of(view) if tell.is_leaving(m)]
    return found
