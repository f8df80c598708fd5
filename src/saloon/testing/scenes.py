"""10: the board is drawn for a desk, for screens between and for a phone, and fits each of them."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any
from xml.etree import ElementTree

from saloon.engine.game import Game, Value
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.lab.coverage import settings
from saloon.words import DEFAULT_NAMES, Teller, module_of, teller

SMALL_SCREEN = 712.0
"""How wide a board for the screens between is, so that it is drawn there at its own size."""
PHONE_WIDE = 350.0
"""How wide a board is shown on a phone of 360 pixels."""
PHONE_ROOM = 560.0
"""On a phone of 360 by 740 there is so much between a question of two lines and the moves. The
usual table must fit; one with more seats or other options may be scrolled through."""
PHONE_SCROLL = 2 * PHONE_ROOM
"""But not further than this."""

MOST_MOVES = 400
EVERY = 7
"""The board is drawn at every new kind of question, for a phone at one in this many after that."""

MOVE = re.compile(r'data-move="([^"]+)"')
OPEN = re.compile(r'data-open="([^"]+)"')


def check_scenes(game: Game, lang: str) -> None:
    """Random games of the fewest, the usual and the most seats, drawn for who is asked."""
    for seats in sorted({game.seats[0], game.default_seats, game.seats[-1]}):
        fitting = [options for count, options in settings(game) if count == seats]
        for options in (fitting[0], fitting[-1]) if len(fitting) > 1 else fitting:
            usual = seats == game.default_seats and options == fitting[0]
            draw_a_game(game, lang, seats, options, PHONE_ROOM if usual else PHONE_SCROLL)


def draw_a_game(game: Game, lang: str, seats: int, options: dict[str, Value], room: float) -> None:
    """One random game, as far as it is looked at."""
    match = Match(game, seats, f"drawn {seats}", options)
    rng = Rng.seeded(f"drawn {seats}")
    names = DEFAULT_NAMES[:seats]
    readers = [teller(game, lang, names, seat) for seat in range(seats)]
    seen: Counter[str] = Counter()
    for _ in range(MOST_MOVES):
        if match.over:
            break
        ask = match.asks[0]
        seen[ask.prompt] += 1
        view = match.view(ask.seat)
        if seen[ask.prompt] == 1:
            check_pictures(game, view, readers[ask.seat], ask.prompt, room)
        elif seen[ask.prompt] % EVERY == 1:
            phone = module_of(game, "scene").scene(view, readers[ask.seat], False)
            check_phone(phone, ask.prompt, room)
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    onlooker = teller(game, lang, names)
    check_pictures(game, match.view(None), onlooker, "the table for an onlooker", room)


def check_pictures(
    game: Game, view: dict[str, Any], reader: Teller, when: str, room: float
) -> None:
    """One moment at all three sizes, and whatever can be opened from it."""
    scene = module_of(game, "scene")
    phone, desk = scene.scene(view, reader, False), scene.scene(view, reader, True)
    between = scene.small(view, reader)
    for size, picture in (("a desk", desk), ("a screen between", between), ("a phone", phone)):
        check_picture(picture, f"{when} for {size}", view)
    check_phone(phone, when, room)
    wide = float(read(between, when).get("width", "0"))
    most = SMALL_SCREEN if room == PHONE_ROOM else float(read(desk, when).get("width", "0"))
    assert 0 < wide <= most, (
        f"the board of {when} for a screen between is {wide:g} wide, not at most {most:g}"
    )
    unlit = set(MOVE.findall(desk)) - set(MOVE.findall(between))
    assert not unlit, f"the board of {when} for a screen between does not offer {sorted(unlit)}"
    for thing in sorted({*OPEN.findall(between), *OPEN.findall(phone)}):
        assert hasattr(scene, "closeup"), f"{thing!r} can be opened, but scene.py has no closeup()"
        near = scene.closeup(view, reader, thing)
        assert near is not None, f"{thing!r} can be opened in {when}, but closeup() knows nothing"
        read(near, f"{thing} from close up")


def check_picture(picture: str, when: str, view: dict[str, Any]) -> None:
    """A picture that a browser can show: well formed, no id twice, nothing but legal moves."""
    root = read(picture, when)
    assert root.get("viewBox"), f"the board of {when} has no viewBox"
    ids = Counter(element.get("id") for element in root.iter() if element.get("id"))
    twice = sorted(str(id) for id, count in ids.items() if count > 1)
    assert not twice, f"the board of {when} has two elements with the id {twice[0]!r}"
    legal = {move for ask in view["asks"] for move in ask.get("moves", [])}
    odd = sorted(set(MOVE.findall(picture)) - legal)
    assert not odd, f"the board of {when} offers {odd}, which are not legal"


def check_phone(picture: str, when: str, room: float = PHONE_ROOM) -> None:
    """The board, as wide as a phone, leaves room for the question and the moves."""
    high = phone_height(picture, when)
    assert high < room, (
        f"the board of {when} overflows a phone: it is {high:.0f} pixels high, and there is room "
        f"for {room:.0f}"
    )


def phone_height(picture: str, when: str = "the board") -> float:
    """How high a picture is on a phone."""
    box = read(picture, when).get("viewBox", "").split()
    assert len(box) == 4, f"the board of {when} has no viewBox"
    return float(box[3]) * PHONE_WIDE / float(box[2])


def read(picture: str, when: str) -> ElementTree.Element:
    """A picture as elements."""
    try:
        return ElementTree.fromstring(picture)  # noqa: S314  drawn by the game itself
    except ElementTree.ParseError as error:
        raise AssertionError(f"the board of {when} is not well formed: {error}") from None
