"""What a seat is told in words: for bots that read, such as language models.

The goal, what happened since its last choice, the question with its clause, the legal moves with
their codes and the table, within a stated length. Whatever does not fit is counted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from saloon.engine.event import Event
from saloon.engine.match import Match
from saloon.rulebook import rulebook
from saloon.words import Teller, teller

LENGTH: Final = 4000
"""The most characters a briefing takes."""
MANY: Final = 9999


def briefing(
    world: Match,
    seat: int,
    lang: str = "en",
    length: int = LENGTH,
    news: Sequence[Event] = (),
    names: Sequence[str] = (),
    more: str = "briefing-more",
) -> str:
    """The table in words for a seat: `news` is what it was told since its last choice.

    News take a fifth of the length at most, and moves a half while the table needs room. `more` is
    the message that counts what is left out and says where it stands.
    """
    view = world.view(seat)
    tell = teller(world.game, lang, names, seat)
    asks: list[dict[str, Any]] = view["asks"]
    mine = [ask for ask in asks if ask["seat"] == seat]
    lines = [tell.goal_line(view), *_latest(tell, news, length // 5)]
    if mine:
        ask = world.ask_for(seat)
        clause = "" if ask is None else ask.clause
        lines.append(f"{tell.prompt(mine[0])} [{clause}]")
        if clause:
            lines.append(f"{clause}: {rulebook(world.game, lang).entry(clause).text}")
    table = [f"- {line}" for line in tell.read(view)]
    moves = [f"{move} = {tell.move(move, view)}" for ask in mine for move in ask["moves"]]

    def left_out(count: int) -> str:
        return tell.words(more, count=count)

    room = length - _size(lines) - 2 * len(left_out(MANY))
    for_moves = max(length // 2, room - _size(table))
    kept = fitted(moves, min(room, for_moves), left_out)
    return "\n".join([*lines, *kept, *fitted(table, room - _size(kept), left_out)])[:length]


def told_lines(tell: Teller, news: Sequence[Event]) -> list[str]:
    """What happened, a line each with the clause behind it."""
    return [f"{tell.event(event)} [{event.clause}]" for event in news]


def _latest(tell: Teller, news: Sequence[Event], room: int) -> list[str]:
    """A title and as many of the latest news as there is room for; the earlier are counted."""
    if not news:
        return []
    lines = [f"* {line}" for line in told_lines(tell, news)]
    title = tell.words("briefing-since")
    left = room - len(title) - 1 - len(tell.words("briefing-earlier", count=MANY)) - 1
    at = len(lines)
    while at > 0 and left >= len(lines[at - 1]) + 1:
        at -= 1
        left -= len(lines[at]) + 1
    earlier = [tell.words("briefing-earlier", count=at)] if at else []
    return [title, *earlier, *lines[at:]]


def _size(lines: list[str]) -> int:
    return sum([len(line) + 1 for line in lines])


def fitted(lines: list[str], room: int, more: Callable[[int], str]) -> list[str]:
    """As many of the lines as there is room for, and how many are left out.

    >>> fitted(["one", "two", "three"], 8, "and {} more".format)
    ['one', 'two', 'and 1 more']
    """
    out: list[str] = []
    left = room
    for at, line in enumerate(lines):
        left -= len(line) + 1
        if left < 0:
            return [*out, more(len(lines) - at)]
        out.append(line)
    return out
