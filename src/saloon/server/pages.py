"""Pages and their parts: what a browser gets is made here, from a view and nothing else."""

from __future__ import annotations

import functools
import hashlib
import json
import re
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache, lru_cache
from html import escape
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, Template
from markupsafe import Markup

from saloon import choices, drawing, journeys
from saloon.bots.levels import names as bot_names
from saloon.ending import signed
from saloon.engine.event import EVERYBODY, Event
from saloon.engine.game import Game
from saloon.engine.match import Match
from saloon.engine.record import commit
from saloon.journeys import Figure
from saloon.lessons.coach import Advice
from saloon.lessons.lesson import Lesson, lessons
from saloon.reasons import looked_again
from saloon.rulebook import Rulebook, rulebook
from saloon.server import charts, endings, engine_build, goals, lately, logbook, result
from saloon.server.aloud import aloud
from saloon.server.champion import champion
from saloon.server.clock import OFFERED, THEN
from saloon.server.delta import Element, name_all
from saloon.server.guests import GUESTS, level_word
from saloon.server.live import Live
from saloon.server.request_context import LARGE, MYSELF, PHONE, SMALL, THEME, THEMES, WHERE
from saloon.server.scenes import as_sentence, has_plates, is_high, rows_of, sample, scene_module
from saloon.server.spoken import spoken
from saloon.server.store import NAMELESS, Said, Seat
from saloon.words import LANGS, Teller, Words, teller

HERE: Final = Path(__file__).parent
DEFAULT_LEVEL: Final = "deputy"
DICE_SHOWN: Final = 8
FLIGHTS_SHOWN: Final = 6
CAME_SHOWN: Final = 3
LONGEST_FACE: Final = 2
PARTS: Final = (
    "question",
    "goal",
    "moves",
    "table",
    "rolls",
    "players",
    "log",
    "talk",
    "steps",
    "announce",
    "house",
    "coach",
    "ending",
    "people",
    "clocks",
    "orders",
    "lately",
    "duel",
)
"""The parts of a table's page that change while it is open, each in its own template."""

DUEL_WORDS: Final = (
    *("absent", "after", "again", "arrival", "bot", "bothfalse", "cutat", "declined", "draw"),
    *(
        "false",
        "falsewin",
        "far",
        "first",
        "gather",
        "gatheragain",
        "hit",
        "late",
        "line",
        "lost",
        "myfalse",
    ),
    *("otherfalse", "ready", "set", "steady", "turn", "unset", "wait", "waiting", "watch", "won"),
)
"""What the script of a live shootout says, in the reader's language."""


@cache
def words(lang: str) -> Words:
    """The page's own words."""
    return Words(lang, extra=HERE)


@cache
def game_words(game: Game, lang: str) -> Words:
    """A game's words together with the page's."""
    return Words(lang, game, extra=HERE)


STATIC: Final = re.compile(r'"(/static/([\w./-]+\.(?:css|js)))"')


class Stamped(FileSystemLoader):
    """Templates that ask for scripts and styles by what is in them.

    Whoever comes back after an update would else see the new page with the old ones for a while.
    """

    def get_source(
        self, environment: Environment, template: str
    ) -> tuple[str, str, Callable[[], bool]]:
        """A template, with a stamp on each script and style."""
        source, path, fresh = super().get_source(environment, template)
        return STATIC.sub(lambda found: f'"{found[1]}?v={stamp(found[2])}"', source), path, fresh


@cache
def stamp(name: str) -> str:
    """A few letters that are others when a script or a style is."""
    return hashlib.sha256((HERE / "static" / name).read_bytes()).hexdigest()[:8]


@cache
def templates() -> Environment:
    """The templates; everything a person wrote is escaped."""
    found = Environment(
        loader=Stamped(HERE / "templates"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    found.globals["player_mark"] = inline_mark
    found.globals["langs"] = LANGS
    found.globals["bot_names"] = levels
    found.globals["level_word"] = level_word
    found.globals["engine"] = engine_build.state
    found.globals["times"] = OFFERED
    found.globals["thens"] = THEN
    found.globals["now"] = time.time
    found.globals["where"] = WHERE.get
    found.globals["theme"] = THEME.get
    found.globals["myself"] = MYSELF.get
    found.globals["is_high"] = is_high
    found.globals["themes"] = THEMES
    found.globals["commitment"] = commit
    found.globals["present"] = present
    found.globals["duel_words"] = DUEL_WORDS
    found.globals["told"] = told
    found.globals["called"] = caller
    found.filters["points"] = points_of
    found.filters["sentence"] = as_sentence
    found.filters["panel"] = lambda panel: json.dumps(asdict(panel), ensure_ascii=False)
    found.filters["percent"] = lambda chance: f"{100 * chance:.0f}\N{NO-BREAK SPACE}%"
    return found


@cache
def spoken_template(game: Game, lang: str, name: str) -> Template:
    """A template of a table's page in the words of its game."""
    return _spoken(game, lang).get_template(name)


@cache
def _spoken(game: Game, lang: str) -> Environment:
    return spoken(templates(), game_words(game, lang))


def safe(svg: str) -> Markup:
    """SVG that our own drawing made: it has escaped what people wrote."""
    return Markup(svg)  # noqa: S704


def told(said: Said, say: Words) -> str:
    """A line of the talk that nobody said, in the reader's language."""
    told = {name: what for name, what in json.loads(said.text).items() if name != "of"}
    return say(f"told-{said.name}", **told)


def caller(said: Said, say: Words) -> str:
    """Who has said a line; an onlooker may have no name."""
    return say("onlooker") if said.name == NAMELESS else said.name


def present(live: Live) -> str:
    """Who has a page of theirs open, by seat, for the page's script."""
    return json.dumps({s.seat: s.name for s in live.seats if s.held and live.here(s.seat)})


def levels() -> list[str]:
    """The bots people may choose, from the weakest to the strongest, then the operator's own."""
    chosen = [name for name in bot_names() if name not in ("random", "greedy")]
    return [*(chosen or bot_names()), *GUESTS]


def default_level() -> str:
    """The bot that sits down when nobody chose one."""
    return DEFAULT_LEVEL if DEFAULT_LEVEL in levels() else levels()[-1]


@lru_cache(maxsize=256)
def inline_mark(seat: int, size: int = 22, plate: bool = False) -> Markup:
    """A seat's mark as a small picture in a line of text."""
    mark = drawing.plate(seat, 12, 12, 11) if plate else drawing.player_mark(seat, 12, 12.5, 9.6)
    return safe(
        f'<svg class="mark" viewBox="0 0 24 24" width="{size}" height="{size}" '
        f'aria-hidden="true">{mark}</svg>'
    )


def marks_of(game: Game) -> Callable[..., Markup]:
    """How the players of a game are marked in a text."""
    return functools.partial(inline_mark, plate=True) if has_plates(game) else inline_mark


def render(template: str, lang: str, **context: Any) -> str:
    """A whole page."""
    if "live" in context:
        context["player_mark"] = marks_of(context["live"].game)
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
    deaf: frozenset[str] = frozenset()  # the profiles whose talk is not shown
    own: str = ""  # the reader's profile, where it matters to what is shown

    @property
    def screen(self) -> str:
        """The screen in one letter, as the page's script tells it."""
        return SMALL if self.small else LARGE if self.wide else PHONE


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
    moves: list[str] = field(default_factory=list)

    @functools.cached_property
    def figures(self) -> list[Figure]:
        """What the reader's pieces on the map can do now, each with the places in its reach."""
        if not self.moves or self.at is not None:
            return []
        return journeys.figures(self.match, self.view, self.tell)

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
        if reader.seat is not None and ask["seat"] == reader.seat and not live.closed:
            page.ask = ask
            if at is None:
                page.moves = ask["moves"]
    return page


def closeup(page: Shown, thing: str) -> Markup | None:
    """Something on the board at full size, where the scene can show it; its ids are its own."""
    draw = getattr(scene_module(page.live.game), "closeup", None)
    drawn = draw(page.view, page.tell, thing) if draw is not None else None
    return None if drawn is None else safe(drawn.replace(' id="', ' id="near-'))


def scene_of(page: Shown) -> Markup:
    """The board as a picture."""
    view = page.view
    if page.at is not None or page.live.closed:  # to look at, not to play on
        view = {**view, "asks": [{**ask, "moves": []} for ask in view["asks"]]}
    scene = scene_module(page.live.game)
    if page.reader.small and hasattr(scene, "small"):
        drawn = scene.small(view, page.tell)
    else:
        drawn = scene.scene(view, page.tell, page.reader.wide)
    # Its usual face is the page's own.
    board, whole = name_all(drawn.replace(USUAL_FONT, ""), *read_before(page))
    if whole is not None and page.at is None:
        just_read(page.live)[whole.id] = whole
    return safe(board)


def just_read(live: Live) -> dict[str, Element]:
    """What was read of pages since the table last changed: others may be shown the same."""
    if live.memo.get("read", (-1, {}))[0] != live.changes:
        live.memo["read"] = (live.changes, {})
    found: dict[str, Element] = live.memo["read"][1]
    return found


def read_before(page: Shown) -> list[dict[str, Element]]:
    """What was read of a table's board as this seat sees it, and as another one saw it last."""
    if page.at is not None:  # which is drawn in another thread
        return []
    memo, screen = page.live.memo, page.reader.screen
    mine: dict[str, Element] = memo.setdefault(("drawn", screen, page.reader.seat), {})
    last: dict[str, Element] = memo.get(("drawn", screen), mine)
    memo["drawn", screen] = mine
    return [mine] if last is mine else [mine, last]


USUAL_FONT: Final = f' font-family="{escape(drawing.TEXT)}"'


def read_aloud(page: Shown) -> Markup:
    """The whole table in words, a line for everything."""
    text, whole = aloud(page.tell.read(page.view))
    if page.at is None:
        just_read(page.live)[whole.id] = whole
    return text


def in_words(page: Shown) -> Markup:
    """What lies behind a press for those who would rather read the table, or have it counted."""
    template = spoken_template(page.live.game, page.reader.lang, "part_words.html")
    say = game_words(page.live.game, page.reader.lang)
    return safe(template.render(_=say, counts=page.tell.counts(page.view), read=read_aloud(page)))


def results_of(page: Shown) -> list[tuple[str, list[str]]]:
    """The scores by source, a row each with a cell for every seat, as the game tells them."""
    return rows_of(page.live.game, page.view, page.tell)


def flights(page: Shown) -> list[tuple[int | None, int | None, str]]:
    """What changed hands in the last action: from whom, to whom, what."""
    if page.at is not None:
        return []
    seen = (EVERYBODY, -2 if page.reader.seat is None else page.reader.seat)
    events = [event for event in page.match.events[page.live.told :] if event.to in seen]
    found = [page.tell.flight(event) for event in events]
    return [flight for flight in found if flight is not None][-FLIGHTS_SHOWN:]


def walks(page: Shown) -> list[tuple[str, str]]:
    """The pieces that walked in the last action, each with the places it came through."""
    step = getattr(scene_module(page.live.game), "walked", None)
    if step is None or page.at is not None:
        return []
    seen = (EVERYBODY, -2 if page.reader.seat is None else page.reader.seat)
    found: dict[str, list[str]] = {}
    for event in page.match.events[page.live.told :]:
        walked = step(event, page.view) if event.to in seen else None
        if walked is not None:
            piece, (x, y) = walked
            found.setdefault(piece, []).append(f"{drawing.num(x)},{drawing.num(y)}")
    return [(piece, " ".join(places)) for piece, places in found.items()]


def reach(page: Shown) -> str:
    """The ways of the reader's figures as data, for the page to draw on the map."""
    spot_of = getattr(scene_module(page.live.game), "spot_of", None)
    if spot_of is None or not page.figures:
        return ""
    found = {
        figure.id: {
            "at": spot_of(figure.place, page.view),
            "ways": [
                {
                    "place": way.place,
                    "go": " ".join(way.moves),
                    "cost": way.cost,
                    "chance": round(way.chance, 3),
                    "path": [spot_of(place, page.view) for place in way.through],
                    "about": way.about,
                    "rolls": way.rolls,
                    "deeds": [[deed.sign, deed.name, " ".join(deed.moves)] for deed in way.deeds],
                }
                for way in figure.ways
            ],
        }
        for figure in page.figures
    }
    return json.dumps(found, separators=(",", ":"), ensure_ascii=False).replace("<", "\\u003c")


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


def question(page: Shown) -> str:
    """The largest line on the page."""
    return as_sentence(asked(page))


def waits_for_bots(page: Shown) -> bool:
    """Whether nobody but bots is to answer: what they do is read out a moment later, and enough."""
    waiting = [ask["seat"] for ask in page.view["asks"]]
    return bool(waiting) and all(page.live.seats[seat].kind == "bot" for seat in waiting)


def asked(page: Shown) -> str:
    """What this reader is asked, or who is waited for, or how it ended."""
    say = game_words(page.live.game, page.reader.lang)
    view, tell = page.view, page.tell
    if view["over"]:
        return result.outcome(view, page.live.names, say, page.reader.seat)
    if page.live.closed:
        return say("absent-closed")
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


def face_off(page: Shown) -> str:
    """Who stand against each other, for those who do and those who watch."""
    asks = page.view["asks"] if page.match.ask is not None and page.match.ask.contest else []
    tell = tell_for(page.live, Reader(None, page.reader.lang))
    return as_sentence(tell.prompt(asks[0])) if asks else ""


def waited_for(page: Shown) -> list[int]:
    """The seats that a player may have answered for when they stay away too long."""
    return [seat for seat in _on_the_clock(page) if seat != page.reader.seat]


def kept_waiting(page: Shown) -> float | None:
    """When the reader's own time is over and the others may decide, if they may."""
    mine = [seat for seat in _on_the_clock(page) if seat == page.reader.seat]
    return page.live.clock.due(mine[0]) if mine else None


def _on_the_clock(page: Shown) -> list[int]:
    """Who is asked while a clock runs at whose end nothing happens by itself."""
    live = page.live
    rule = live.clock.time
    if not rule.runs or rule.by_itself or page.at is not None or page.reader.seat is None:
        return []
    asked = [ask.seat for ask in page.match.asks if live.clock.due(ask.seat) is not None]
    return [seat for seat in asked if live.seats[seat].kind != "bot"]


def notices(page: Shown) -> list[str]:
    """What the house has to say: it cannot write just now, or bots are in a hurry."""
    found = ["house-trouble"] if page.live.trouble else []
    if page.live.hurried and not page.match.over:
        found.append("house-hurried")
    return found


def open_seats(live: Live) -> list[Seat]:
    """Seats that wait for a friend."""
    return [seat for seat in live.seats if seat.kind == "open"]


def part(name: str, page: Shown) -> str:
    """One part of a table's page, with its id on the outermost element."""
    live, reader = page.live, page.reader
    say = game_words(live.game, reader.lang)
    mine = live.seats[reader.seat] if reader.seat is not None else None
    context: dict[str, Any] = {
        "page": page,
        "live": live,
        "view": page.view,
        "tell": page.tell,
        "reader": reader,
        "mine": mine,
        "player_mark": marks_of(live.game),
    }
    if name == "question":
        context["question"] = question(page)
        context["waited_for"] = waited_for(page)
        context["kept_waiting"] = kept_waiting(page)
        if reader.seat is not None and page.at is None:
            context["undo"] = page.match.can_undo(reader.seat)
    elif name == "moves":
        context["choices"] = choices.choices_of(page.tell, page.view) if page.moves else None
        context["figures"] = page.figures
        context["reach"] = reach(page)
        if page.moves and page.at is None:
            context["panel"] = journeys.panel(page.match, page.view, page.tell)
        # What one may say beforehand is for those who know what comes: not while a coach is there.
        coached_still = live.coach is not None and not live.coach.alone
        context["wishes"] = () if coached_still else journeys.wishes(live.game)
        context["standing"] = journeys.standing(live.game, page.view)
    elif name == "goal":
        context |= goals.goal_of(page)
        context["here"] = page.here
    elif name == "players":
        context["words"] = in_words(page)
    elif name == "table":
        context["board"] = scene_of(page)
        over = page.view["over"] and page.at is None
        context["results"] = results_of(page) if over else []
        if over:
            context |= ended(page)
    elif name == "ending":
        context["found"] = endings.latest(page)
    elif name == "rolls":
        context["rolls"] = rolls(page)
        context["flights"] = flights(page)
        context["walks"] = walks(page)
        places = getattr(scene_module(live.game), "DICE", {})
        context["dice"] = places.get(reader.screen)
    elif name == "house":
        context["notices"] = notices(page)
    elif name == "orders":
        context |= standing(page)
    elif name == "talk":
        context["said"] = [one for one in live.talk if one.profile not in reader.deaf][-12:]
    elif name == "lately":
        context["lately"] = lately.latest(page)
    elif name in ("log", "announce"):
        book = logbook.latest(page)
        draw = functools.partial(turn_of, page)
        context["book"] = book
        context["drawn"] = lambda one: book.draw(one, reader.watch, draw)
        context["question"] = "" if waits_for_bots(page) else question(page)
    elif name == "coach":
        context["said"] = coached(page)
    elif name == "duel":
        context["face_off"] = face_off(page)
    template = spoken_template(live.game, reader.lang, f"part_{name}.html")
    # Where no stream is open, nobody will ask for it again.
    lasting = page.at is None and live.readers[reader]
    made_of = sources(name, page, context) if lasting else None
    if made_of is None:
        return template.render(_=say, lang=reader.lang, **context)
    # What is the same for all who look in one language is made once for them.
    whose = (reader.lang, reader.watch) if name in FOR_ALL else reader
    kept: dict[str, tuple[Any, str]] = live.memo.setdefault(("kept", whose), {})
    varies = VARIES.get(name)
    filling = str(context[varies]) if varies else ""
    if name not in kept or kept[name][0] != made_of:
        context |= {varies: safe(HOLE)} if varies else {}
        kept[name] = (made_of, template.render(_=say, lang=reader.lang, **context))
    made = kept[name][1]
    return made if varies is None else made.replace(HOLE, filling, 1)


HOLE: Final = "\x00"
"""Stands in a kept part for what is different after every move; people cannot write it."""

VARIES: Final = {"goal": "here", "players": "words"}
"""Parts of which all but one thing seldom changes."""

FOR_ALL: Final = frozenset(("steps",))
"""Parts that are the same for every seat."""


def sources(name: str, page: Shown, context: Mapping[str, Any]) -> tuple[Any, ...] | None:
    """All that a part is made of which seldom changes: as long as it is the same, so is the part.

    None for parts that are different after nearly every move. A change of seats forgets all parts.
    """
    live = page.live
    if name == "goal":
        return (context["goal"],)
    if name == "steps":
        return page.here, page.last
    if name == "players":
        here = tuple(live.here(seat.seat) for seat in live.seats)
        may_leave = any("leave" in ask for ask in page.view["asks"])
        over = live.match.over, page.view["over"]
        return tuple(live.seats), live.row, over, here, may_leave
    if name == "moves":  # nothing to choose
        return () if not (page.moves or page.view["over"] or live.match.over) else None
    if name == "duel":
        return live.duel_on, context["face_off"]
    if name == "house":
        return tuple(context["notices"])
    if name == "talk":
        return tuple(context["said"])
    if name == "coach":
        coach = live.coach
        silent = (coach.alone, coach.done) if coach is not None else ()
        return silent if context["said"] is None else None
    if name == "clocks":
        return () if not live.clock.time.runs else None
    if name == "orders":
        return tuple(context["orders"]), context["may"]
    if name == "people":
        here = tuple(live.here(seat.seat) for seat in live.seats)
        return live.row.rematch, live.closed, tuple(live.wishes), here
    if name == "ending":
        found = context["found"]
        if found is None:
            return ()
        closed, seat = live.course.closed[found[0].last].moves, page.reader.seat
        return found[0], closed, seat is not None and closed > live.acted.get(seat, 0)
    return None


def turn_of(page: Shown, one: logbook.Turn | logbook.Line) -> Markup:
    """One turn of the log, or the title of a chapter."""
    live, reader = page.live, page.reader
    what = "turn" if isinstance(one, logbook.Turn) else "title"
    template = spoken_template(live.game, reader.lang, "part_turn.html")
    context = {"live": live, "reader": reader, "player_mark": marks_of(live.game), what: one}
    return safe(template.render(_=game_words(live.game, reader.lang), **context))


@dataclass(frozen=True)
class Coached:
    """What the coach says on a page."""

    advice: Advice
    title: str
    text: str
    move: str
    label: str
    came: list[str]  # what another move has brought
    next: Lesson | None


def coached(page: Shown) -> Coached | None:
    """What the coach tells this reader now; nothing where no lesson is taken."""
    live, lang = page.live, page.reader.lang
    coach = live.coach
    if coach is None or page.at is not None or page.reader.seat != coach.lesson.learner:
        return None
    advice = coach.advice(live.match)
    if advice is None:
        return None
    say = game_words(live.game, lang)
    title, text = advice.title(lang), advice.text(lang)
    came: list[str] = []
    if advice.strayed is not None:
        news = live.match.events[advice.strayed.events :]
        came = [page.tell.event(one) for one in news if one.to in (EVERYBODY, page.reader.seat)]
        chosen = live.match.at(advice.strayed.moves).view(page.reader.seat)
        title = as_sentence(page.tell.move(advice.strayed.move, chosen))
        text = text or say("lesson-other")
    elif advice.kind == "free":
        title, text = say("lesson-free-title"), say("lesson-free")
    label = as_sentence(page.tell.move(advice.move, page.view)) if advice.move else ""
    later = [one for one in lessons(live.game) if one.order > coach.lesson.order]
    after = later[0] if later and advice.kind == "end" else None
    shown_first = [as_sentence(line) for line in came[:CAME_SHOWN]]
    return Coached(advice, title, text, advice.move, label, shown_first, after)


def standing(page: Shown) -> dict[str, Any]:
    """A seat's standing orders, and whether it may give some; not in a lesson, where one learns."""
    live, seat = page.live, page.reader.seat
    if seat is None or page.at is not None or live.match.over:
        return {"orders": [], "may": False}
    mine = [order for order in live.orders if order.seat == seat]
    return {"orders": mine, "may": live.coach is None and not live.closed}


def parts(page: Shown) -> dict[str, str]:
    """All parts of a table's page."""
    return {name: part(name, page) for name in PARTS}


def partial(name: str, text: str) -> str:
    """A part on its way to an open page, where it is morphed into its place."""
    return f'<hx-partial hx-target="#{name}" hx-swap="outerMorph">{text}</hx-partial>'


def sure(page: Shown, number: int, move: str) -> str:
    """The bar that asks once more before something that cannot be taken back."""
    say = game_words(page.live.game, page.reader.lang)
    text = as_sentence(page.tell.move(move, page.view))
    lost = page.tell.gives_up(move, page.view)
    text = say("name-value", name=text, value=lost) if lost else text
    return (
        templates()
        .get_template("sure.html")
        .render(_=say, live=page.live, number=number, move=move, text=text)
    )


def notice(text: str) -> str:
    """A sentence for the reader, on its way to an open page."""
    inner = f'<p id="notice" role="alert">{escape(text)}</p>'
    return partial("notice", inner)


# -- the end of a game -----------------------------------------------------------------


def ended(page: Shown) -> dict[str, Any]:
    """What stands above the last board: the winner, places, rounds, the moment that decided it."""
    live, view = page.live, page.view
    say = game_words(live.game, page.reader.lang)
    report = live.look.report if live.look is not None else None
    names, seat = live.names, page.reader.seat
    told = result.decided(view, live.scores, names, say, report, seat)
    if not view["winners"]:
        told = 0, result.fate(page.tell, page.match.events)
    return {
        "question": question(page),
        "places": result.places(view, say),
        "decided": told,
        "champion": champion(live.game, view),
        "rounds": rounds_of(page),
        "chart": chart(page),
    }


def rounds_of(page: Shown) -> list[tuple[str, list[tuple[int, str]]]]:
    """The scores at the end of every round or day, and by how much they grew."""
    course = page.live.course
    before = [0] * page.match.seats
    rows: list[tuple[str, list[tuple[int, str]]]] = []
    for stretch in course.watch.found:
        close = page.tell.ENDINGS[stretch.kind]
        if close.hits or close.lines:
            continue
        scores: list[int] = course.closed[stretch.last].view["scores"]
        grown = [(now, signed(now - old)) for now, old in zip(scores, before, strict=True)]
        rows.append((endings.short_title(page, stretch, len(rows) + 1), grown))
        before = scores
    return rows


# -- the chart over the game -----------------------------------------------------------


def chart(page: Shown) -> Markup:
    """The scores over the whole game."""
    names = [page.tell.name(seat) for seat in range(page.live.match.seats)]
    say = words(page.reader.lang)
    return safe(charts.scores(page.live.game, names, page.live.scores, say, page.reader.wide))


def looked_back(page: Shown, report: dict[str, Any]) -> dict[str, Any]:
    """What a page shows of a game that was looked back on."""
    say = game_words(page.live.game, page.reader.lang)
    marks = {0.0: "0 %", 0.5: "50 %", 1.0: "100 %"}
    finals = [f"{100 * chance:.0f} %" for chance in report["chances"][-1]]
    below = say("chart-moves", count=report["moves"])
    return {
        "report": report,
        "event": lambda told: page.tell.event(Event(*told)),
        "own_hints": [
            (" ".join(looked_again(page.tell, hint, hint["view"])), hint["number"])
            for hint in report["hints"]
            if hint["seat"] == page.reader.seat
        ],
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
    """A figure for every seat over the whole game, as wide as the reader's screen allows."""
    names = [page.tell.name(seat) for seat in range(page.live.match.seats)]
    told = charts.Told(rows, marks, finals, title, below, stepped)
    return safe(charts.curves(page.live.game, names, told, page.reader.wide))


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
    return safe(sample(game))


def rules_of(game: Game, lang: str) -> Rulebook:
    """The rulebook behind the chips."""
    return rulebook(game, lang)
