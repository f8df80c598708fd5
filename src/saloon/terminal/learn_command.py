"""`saloon learn`: a coached game in the terminal."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer


def learn(
    game: Annotated[
        str,
        typer.Argument(metavar="GAME", help="A game's id, or GAME/LESSON; none: list all lessons."),
    ] = "",
    again: Annotated[bool, typer.Option("--again", help="From the beginning.")] = False,
    lessons: Annotated[
        bool, typer.Option("--list", help="List the lessons, of this game or of all.")
    ] = False,
    lang: Annotated[str | None, typer.Option("--lang", help="en or fr; else as in $LANG.")] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Plain lines, for pipes and screen readers.")
    ] = False,
) -> None:
    """Learn a game by playing it, with a coach beside you; it goes on where you left off."""
    from platformdirs import user_data_path

    from saloon.catalog import game as find
    from saloon.catalog import games
    from saloon.lessons.lesson import FIRST, lesson
    from saloon.lessons.lesson import lessons as all_lessons
    from saloon.terminal.learn import LessonSession, LessonTable, keep_desk, open_desk
    from saloon.terminal.setup import language
    from saloon.words import Words

    spoken = language(lang)
    id, _, name = game.partition("/")
    if lessons or not id:
        listed = (
            [find(id)] if id else sorted(games(), key=lambda one: one.weight)
        )  # light ones first
        for one in (lesson for each in listed for lesson in all_lessons(each)):
            text = {"title": one.title[spoken], "about": one.about[spoken]}
            words = Words(spoken, one.game)
            typer.echo(words("lesson-list", lesson=one.id, minutes=one.minutes, **text))
        return
    found = find(id)
    words = Words(spoken, found)
    chosen = lesson(found, name or FIRST)
    folder = user_data_path("saloon", appauthor=False) / "lessons"
    place = folder / f"{found.id}-{chosen.name}.json"
    desk, message = open_desk(chosen, place, again)
    if message:
        typer.echo(words(message))
    session = LessonSession(desk, spoken)
    at_screen = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    LessonTable(session, lambda: keep_desk(desk, place), plain or not at_screen).run()
    if place.exists():
        typer.echo(words("lesson-kept", lesson=chosen.id))
