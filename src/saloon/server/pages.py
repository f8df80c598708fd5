"""Pages and their parts: what a browser gets is made here, from a view and nothing else."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from html import escape
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader
from markupsafe import Markup

from saloon import drawing
from saloon.bots.levels import names as bot_names
from saloon.engine.event import EVERYBODY, Event
from saloon.engine.game import Game
from saloon.engine.match import Match
from saloon.rulebook import Rulebook, rulebook
from saloon.server.asking import LARGE, PHONE, SMALL
from saloon.server.house import Live
from saloon.server.store import Seat
from saloon.words import LANGS, Teller, Words, teller

HERE: Final = Path(__file__).parent
DEFAULT_LEVEL: Final = "deputy"
LOG_SHOWN: Final = 24
DICE_SHOWN: Final = 8
LONGEST_FACE: Final = 2
CLOCKS: Final = (0, 120, 600, 3600, 86400)
"""Seconds after which somebody may count as away, as a new table offers them."""

PARTS: Final = (
    "question",
    "moves",
    "table",
    "rolls",
    "players",
    "log",
    "talk",
    "steps",
    "announce",
)
"""The parts of a table's page that change while it is open, each in its own template."""


@cache
def words(lang: str) -> Words:
    """The page's own words."""
    return Words(lang, extra=HERE)


@cache
def game_words(game: Game, lang: str) -> Words:
    """A game's words together with the page's."""
    return Words(lang, game, extra=HERE)


@cache
def templates() -> Environment:
    """The templates; everything a person wrote is escaped."""
    found = Environment(
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    found.globals["player_mark"] = inline_mark
    found.globals["langs"] = LANGS
    found.globals["bot_names"] = levels
    found.globals["clocks"] = CLOCKS
    found.filters["points"] = points_of
    found.filters["percent"] = lambda chance: f"{100 * chance:.0f}\N{NO-BREAK SPACE}%"
    return found


def safe(svg: str) -> Markup:
    """SVG that our own drawing made: it has escaped what people wrote."""
    return Markup(svg)  # noqa: S704


def levels() -> list[str]:
    """The bots people may choose, from the weakest to the strongest."""
    chosen = [name for name in bot_names() if name not in ("random", "greedy")]
    return chosen or bot_names()


def default_level() -> str:
    """The bot that sits down when nobody chose one."""
    return DEFAULT_LEVEL if DEFAULT_LEVEL in levels() else levels()[-1]


@lru_cache(maxsize=64)
def inline_mark(seat: int, size: int = 22) -> Markup:
    """A seat's mark as a small picture in a line of text."""
    mark = drawing.player_mark(seat, 12, 12.5, 9.6)
    return safe(
        f'<svg class="mark" viewBox="0 0 24 24" width="{size}" height="{size}" '
        f'aria-hidden="true">{mark}</svg>'
    )


def render(template: str, lang: str, **context: Any) -> str:
    """A whole page."""
    say = context.pop("say", None) or words(lang)
    return templates().get_template(template).render(_=say, lang=lang, **context)


# -- a table as one reader sees it ---------------------------------------------------


@dataclass(frozen=True)
class Reader:
    """Who looks at a table: a seat or a spectator (None), in a language, on a wide screen or not.

    A wide screen may be small: a game may have a board for it that is neither.
    """

    seat: int | None = None
    lang: str = "en"
    wide: bool = True
    watch: str = ""
    small: bool = False

    @property
    def screen(self) -> str:
        """The screen in one letter, as the page's script tells it."""
        return SMALL if self.small else LARGE if self.wide else PHONE


@dataclass(slots=True)
class Line:
    """One line of the log; kept short: what it shows is made when it is shown."""

    number: int
    text: str
    clause: str
    seat: int | None
    game: str
    lang: str
    new: bool = False

    @property
    def inner(self) -> Markup:
        """Who, what, and the clause behind it."""
        clause, game = self.clause, self.game
        about = words(self.lang)("clause-about", clause=clause)
        mark = "" if self.seat is None else inline_mark(self.seat, 22)
        return safe(
            f"{mark}<span>{escape(self.text)}</span> "
            f'<a class="chip" href="/rules/{game}?find={clause}" '
            f'data-clause="/rules/{game}/{clause}" aria-label="{escape(about)}">{clause}</a>'
        )


@dataclass
class Shown:
    """Everything the parts of a table's page are made of."""

    live: Live
    reader: Reader
    match: Match
    view: dict[str, Any]
    tell: Teller
    at: int | None = None
    ask: Mapping[str, Any] | None = None
    moves: list[tuple[int, str, str]] = field(default_factory=list)

    @property
    def last(self) -> int:
        """How many moves the match has now."""
        return len(self.live.match.history)

    @property
    def here(self) -> int:
        """How many moves the position shown has."""
        return self.last if self.at is None else self.at


def tell_for(live: Live, reader: Reader) -> Teller:
    """The teller of this table for this reader, made once."""
    key = ("tell", reader.lang, reader.seat)
    found = live.memo.get(key)
    if found is None:
        found = teller(live.game, reader.lang, live.names, reader.seat)
        live.memo[key] = found
    assert isinstance(found, Teller)
    return found


def shown(live: Live, reader: Reader, at: int | None = None) -> Shown:
    """What this reader may see of a table now, or as it stood after `at` moves."""
    match = live.match
    if at is not None:
        at = max(0, min(at, len(match.history)))
        match = match.at(at)
    view = match.view(reader.seat)
    tell = tell_for(live, reader)
    page = Shown(live, reader, match, view, tell, at)
    for ask in view["asks"]:
        if reader.seat is not None and ask["seat"] == reader.seat:
            page.ask = ask
            if at is None:
                page.moves = [
                    (key, move, as_sentence(tell.move(move, view)))
                    for key, move in enumerate(ask["moves"], 1)
                ]
    return page


def scene_module(game: Game) -> Any:
    """The part of a game that draws."""
    return import_module(f"{type(game).__module__.rpartition('.')[0]}.scene")


def closeup(page: Shown, thing: str) -> Markup | None:
    """Something on the board at full size, where the scene can show it; its ids are its own."""
    draw = getattr(scene_module(page.live.game), "closeup", None)
    drawn = draw(page.view, page.tell, thing) if draw is not None else None
    return None if drawn is None else safe(drawn.replace(' id="', ' id="near-'))


def scene_of(page: Shown) -> Markup:
    """The board as a picture."""
    view = page.view
    if page.at is not None:  # a position of the past is to look at, not to play on
        view = {**view, "asks": [{**ask, "moves": []} for ask in view["asks"]]}
    drawn = scene_module(page.live.game)
    if page.reader.small and hasattr(drawn, "small"):
        return safe(drawn.small(view, page.tell))
    return safe(drawn.scene(view, page.tell, page.reader.wide))


def results_of(page: Shown) -> list[tuple[str, list[str]]]:
    """The scores by source, a row each with a cell for every seat, as the game tells them."""
    scene = scene_module(page.live.game)
    if hasattr(scene, "results"):
        rows: list[tuple[str, list[str]]] = scene.results(page.view, page.tell)
        return rows
    say = words(page.reader.lang)
    return [(say("score"), [str(score) for score in page.view["scores"]])]


class Told:
    """The end of the log as one reader sees it: lines once told are kept as long as they show."""

    def __init__(self) -> None:
        self.count = 0
        self.last: Event | None = None
        self.lines: list[Line] = []

    def follow(self, page: Shown, events: Sequence[Event]) -> None:
        """Tell what is new; all that shows anew when something was taken back."""
        if self.count and (self.count > len(events) or events[self.count - 1] is not self.last):
            self.count, self.lines = 0, []
        for number in range(max(self.count, len(events) - LOG_SHOWN), len(events)):
            self.lines.append(line(page, number, events[number]))
        del self.lines[:-LOG_SHOWN]
        self.count = len(events)
        self.last = events[-1] if events else None


def lines(page: Shown) -> list[Line]:
    """The end of the log, the newest line first."""
    live, reader = page.live, page.reader
    events = page.match.events_for(reader.seat)
    told = Told()
    if page.at is None:
        told = live.memo.setdefault(("log", reader.lang, reader.seat), told)
    told.follow(page, events)
    since = live.acted.get(reader.seat, 0) if reader.seat is not None else len(events)
    for one in told.lines:
        one.new = one.number >= since
    return told.lines[::-1]


def line(page: Shown, number: int, event: Event) -> Line:
    """One event as a line of the log."""
    named = page.tell.EVENTS[event.kind]
    who = event.args[named.index("who")] if "who" in named else None
    # Somebody who does not sit here (a foe, a bandit) has no mark of a seat.
    seat = who if who is not None and 0 <= who < page.match.seats else None
    text = as_sentence(page.tell.event(event))
    return Line(number, text, event.clause, seat, page.live.game.id, page.reader.lang)


def rolls(page: Shown) -> list[tuple[int, int | None, str]]:
    """The dice of the last action: the event's number, who rolled and what came up.

    An event shows a die when an argument of its words is called `die`.
    """
    if page.at is not None:
        return []
    who_looks = -2 if page.reader.seat is None else page.reader.seat
    seen = (EVERYBODY, who_looks)
    everything = page.match.events
    found: list[tuple[int, int | None, str]] = []
    number = sum(event.to in seen for event in everything[: page.live.told]) - 1
    for event in everything[page.live.told :]:
        if event.to not in seen:
            continue
        number += 1
        named = page.tell.EVENTS[event.kind]
        for place, name in enumerate(named):
            if not name.startswith("die") or event.args[place] < 0:
                continue
            face = str(page.tell.argument(name, event.args[place]))
            who = event.args[named.index("who")] if "who" in named else None
            told_again = bool(found) and found[-1] == (number * 4 - 4 + place, who, face)
            if len(face) <= LONGEST_FACE and not told_again:
                found.append((number * 4 + place, who, face))
    return found[-DICE_SHOWN:]


def all_lines(page: Shown) -> list[Line]:
    """The whole log, from the beginning."""
    events = page.match.events_for(page.reader.seat)
    return [line(page, number, event) for number, event in enumerate(events)]


def as_sentence(text: str) -> str:
    """Words that stand alone begin with a capital, also where they begin with a thing's name.

    >>> as_sentence("the Wolf takes 1")
    'The Wolf takes 1'
    """
    return text[:1].upper() + text[1:]


def question(page: Shown) -> str:
    """The largest line on the page."""
    return as_sentence(asked(page))


def asked(page: Shown) -> str:
    """What this reader is asked, or who is waited for, or how it ended."""
    say = game_words(page.live.game, page.reader.lang)
    view, tell = page.view, page.tell
    if view["over"]:
        won = [tell.name(seat) for seat in view["winners"]]
        if view["winners"] == [page.reader.seat]:
            return say("over-you")
        return say("over", names=", ".join(won), count=len(won))
    if page.ask is not None:
        if page.ask["secret"] and "answer" in page.ask:
            chosen = tell.move(page.ask["answer"], view)
            return say("chosen-secretly", move=chosen)
        return tell.prompt(page.ask)
    waiting = [ask for ask in view["asks"] if ask["seat"] not in view["committed"]]
    if len(waiting) == 1:
        return tell.prompt(waiting[0])
    if waiting:
        return say("several-choosing", names=", ".join(tell.name(a["seat"]) for a in waiting))
    return ""


def waited_for(page: Shown) -> list[int]:
    """The seats that a player may have answered for when they stay away too long."""
    live = page.live
    if not live.row.clock or page.at is not None or page.reader.seat is None:
        return []
    asked = [ask.seat for ask in page.match.asks]
    return [s for s in asked if s != page.reader.seat and live.seats[s].kind != "bot"]


def open_seats(live: Live) -> list[Seat]:
    """Seats that wait for a friend."""
    return [seat for seat in live.seats if seat.kind == "open"]


def part(name: str, page: Shown) -> str:
    """One part of a table's page, with its id on the outermost element."""
    live, reader = page.live, page.reader
    say = game_words(live.game, reader.lang)
    match = page.match
    mine = live.seats[reader.seat] if reader.seat is not None else None
    undo = match.can_undo(reader.seat) if reader.seat is not None and page.at is None else None
    context: dict[str, Any] = {
        "page": page,
        "live": live,
        "view": page.view,
        "tell": page.tell,
        "reader": reader,
        "mine": mine,
        "undo": undo,
    }
    if name == "question":
        context["question"] = question(page)
        context["waited_for"] = waited_for(page)
    elif name == "table":
        context["board"] = scene_of(page)
        over = page.view["over"] and page.at is None
        context["results"] = results_of(page) if over else []
        context["chart"] = chart(page) if over else ""
    elif name == "rolls":
        context["rolls"] = rolls(page)
    elif name in ("log", "announce"):
        context["lines"] = lines(page)
        context["question"] = question(page)
    text = templates().get_template(f"part_{name}.html")
    return text.render(_=say, lang=reader.lang, **context)


def parts(page: Shown) -> dict[str, str]:
    """All parts of a table's page."""
    return {name: part(name, page) for name in PARTS}


KEPT: Final = re.compile(rf'<g id="([\w-]+)" class="kept">(.*?){drawing.KEPT_END}</g>', re.DOTALL)


def without(board: str, known: frozenset[str]) -> tuple[str, frozenset[str]]:
    """A board without the large things its page has already, and all that stand on it now."""
    found: set[str] = set()

    def shorter(thing: re.Match[str]) -> str:
        found.add(thing[1])
        return f'<g id="{thing[1]}" class="kept"></g>' if thing[1] in known else thing[0]

    return KEPT.sub(shorter, board), frozenset(found)


def partial(name: str, text: str) -> str:
    """A part on its way to an open page, where it is morphed into its place."""
    return f'<hx-partial hx-target="#{name}" hx-swap="outerMorph">{text}</hx-partial>'


def sure(page: Shown, number: int, move: str) -> str:
    """The bar that asks once more before something that cannot be taken back."""
    say = game_words(page.live.game, page.reader.lang)
    text = as_sentence(page.tell.move(move, page.view))
    return (
        templates()
        .get_template("sure.html")
        .render(_=say, live=page.live, number=number, move=move, text=text)
    )


def notice(text: str) -> str:
    """A sentence for the reader, on its way to an open page."""
    inner = f'<p id="notice" role="alert">{escape(text)}</p>'
    return partial("notice", inner)


# -- the chart over the game -----------------------------------------------------------


def chart(page: Shown) -> Markup:
    """The scores over the whole game."""
    scores = page.live.scores
    say = words(page.reader.lang)
    values = [value for row in scores for value in row]
    least, most = min([0, *values]), max([1, *values])
    steps = {least, 0, most, (least + most) // 2}
    marks = {float(value): str(value) for value in steps}
    finals = [str(score) for score in scores[-1]]
    below = say("chart-moves", count=len(scores) - 1)
    return curves(page, scores, marks, finals, say("chart"), below)


def looked_back(page: Shown, report: dict[str, Any]) -> dict[str, Any]:
    """What a page shows of a game that was looked back on."""
    say = game_words(page.live.game, page.reader.lang)
    marks = {0.0: "0 %", 0.5: "50 %", 1.0: "100 %"}
    finals = [f"{100 * chance:.0f} %" for chance in report["chances"][-1]]
    below = say("chart-moves", count=report["moves"])
    return {
        "report": report,
        "event": lambda told: page.tell.event(Event(*told)),
        "chances": curves(
            page, report["chances"], marks, finals, say("look-chances"), below, stepped=False
        ),
    }


def curves(
    page: Shown,
    rows: Sequence[Sequence[float]],
    marks: Mapping[float, str],
    finals: Sequence[str],
    title: str,
    below: str,
    stepped: bool = True,
) -> Markup:
    """A figure for every seat over the whole game, a line each, with letters and shapes."""
    seats = page.live.match.seats
    w, left = (640.0, 52.0) if page.reader.wide else (340.0, 40.0)
    h, low = 220.0, 190.0
    least, most = min(marks), max(marks)
    wide = w - left - 50

    def spot(number: int, value: float, seat: int) -> tuple[float, float]:
        x = left + wide * number / max(1, len(rows) - 1)
        apart = seat * 2.5 if stepped else 0
        return x, low - (low - 20) * (value - least) / (most - least) - apart

    d = drawing
    out = [d.rect(0, 0, w, h, 8, fill=d.PAPER)]
    for value in sorted(marks):
        y = spot(0, value, 0)[1]
        out.append(
            d.path(f"M{d.num(left)} {d.num(y)} H{d.num(w - 40)}", stroke=d.RULE, opacity="0.5")
        )
        out.append(d.words(left - 8, y + 5, marks[value], 14, d.INK_SOFT, anchor="end"))
    for seat in range(seats):
        points = []
        for number, row in enumerate(rows):
            if number in (0, len(rows) - 1) or row[seat] != rows[number - 1][seat]:
                if number and stepped:
                    points.append(spot(number, rows[number - 1][seat], seat))
                points.append(spot(number, row[seat], seat))
        line = " ".join(f"{d.num(x)},{d.num(y)}" for x, y in points)
        colour = d.PLAYERS[seat][0]
        width = 3 if stepped else 2.2
        out.append(d.el("polyline", points=line, fill="none", stroke=colour, stroke_width=width))
    ends = sorted((spot(len(rows) - 1, rows[-1][seat], seat)[1], seat) for seat in range(seats))
    last = -99.0
    for place, (y, seat) in enumerate(ends):
        lowest = h - 12 - 19 * (seats - 1 - place)  # there must be room for those below
        last = min(lowest, max(y, last + 19))
        out.append(d.player_mark(seat, w - 26, last, 9))
    out.append(d.words(left + wide / 2, h - 8, below, 14, d.INK_SOFT))
    told = ", ".join(f"{page.tell.name(seat)} {finals[seat]}" for seat in range(seats))
    svg = d.el(
        "svg",
        *out,
        viewBox=f"0 0 {d.num(w)} {d.num(h)}",
        role="img",
        aria_label=f"{title}: {told}",
        class_="chart",
    )
    return safe(svg)


def points_of(change: float) -> str:
    """A change in points of chance, with its sign.

    >>> points_of(0.123), points_of(0.001)
    ('+12', '0')
    """
    if abs(change) < 0.005:
        return "0"
    return f"{100 * change:+.0f}".replace("-", "\N{MINUS SIGN}")


# -- the lobby and the rules -----------------------------------------------------------


@dataclass(frozen=True)
class Card:
    """A game as the lobby shows it."""

    game: Game
    title: str
    tagline: str
    players: str
    minutes: str
    options: list[tuple[str, str, str, Sequence[object], object]]


def card(game: Game, lang: str) -> Card:
    """What the lobby says about a game."""
    say = game_words(game, lang)
    return Card(
        game=game,
        title=say("title"),
        tagline=say("tagline"),
        players=f"{game.seats[0]}–{game.seats[-1]}",  # noqa: RUF001
        minutes=say("minutes") if "minutes" in say else "",
        options=[
            (
                option.id,
                say(f"option-{option.id}"),
                say(f"option-{option.id}-hint"),
                option.choices,
                option.default,
            )
            for option in game.options
        ],
    )


@cache
def picture(game: Game) -> Markup:
    """A game's picture in the lobby: its scene's own, or a table in the middle of a game."""
    scene = scene_module(game)
    if hasattr(scene, "picture"):
        return safe(scene.picture())
    return safe(drawing.el("svg", drawing.table_top(320, 180), viewBox="0 0 320 180"))


def rules_of(game: Game, lang: str) -> Rulebook:
    """The rulebook behind the chips."""
    return rulebook(game, lang)
