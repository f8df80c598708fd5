"""What can be looked up: the rules and their clauses, who made the boxes, the build."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse
from starlette.responses import JSONResponse

from saloon import catalog
from saloon.engine.errors import SaloonError
from saloon.rulebook import versions
from saloon.server import engine_build, pages
from saloon.server.access import game_by, playable
from saloon.server.refusals import Unknown
from saloon.server.request_context import language

reference = APIRouter(include_in_schema=False)


@reference.get("/engine")
async def engine(request: Request) -> JSONResponse:
    """How the build of the compiled engine beside this server stands, in words too."""
    state = engine_build.state()
    text = pages.words(language(request))(f"engine-{state}") if state else ""
    return JSONResponse({"state": state, "text": text})


@reference.get("/about")
async def about(request: Request) -> HTMLResponse:
    """Who made the boxes, and that we did not."""
    lang = language(request)
    said = [pages.game_words(game, lang) for game in catalog.games() if playable(game)]
    boxes = [say("about-box") for say in said if "about-box" in say]
    return HTMLResponse(pages.render("about.html", lang, boxes=boxes))


@reference.get("/rules/{game}")
async def rules(request: Request, game: str, find: str = "") -> HTMLResponse:
    """A game's rules, searched by words or by the id of a clause."""
    lang = language(request)
    chosen = game_by(game)
    book = pages.rules_of(chosen, lang)
    say = pages.game_words(chosen, lang)
    shelves = [
        *book.contents().items(),
        (say("rules-rulings"), list(book.rulings.values())),
        (say("rules-examples"), list(book.examples.values())),
    ]
    needle = find.strip().lower()[:80]
    chapters = []
    for chapter, entries in shelves:
        kept = [e for e in entries if needle in e.id.lower() or needle in e.text.lower()]
        tables = [table.found(needle) for table in book.tables.get(chapter, [])]
        tables = [table for table in tables if table.rows]
        if kept or tables:
            chapters.append((chapter, kept, tables))
    text = pages.render(
        "rules.html",
        lang,
        say=say,
        game=chosen,
        book=book,
        chapters=chapters,
        versions=versions(chosen, lang),
        find=find[:80],
        count=sum(
            len(entries) + sum(len(table.rows) for table in tables)
            for _, entries, tables in chapters
        ),
    )
    return HTMLResponse(text)


@reference.get("/rules/{game}/{clause}")
async def clause_text(request: Request, game: str, clause: str) -> HTMLResponse:
    """One clause with the rulings and examples about it, to be opened over the table."""
    lang = language(request)
    book = pages.rules_of(game_by(game), lang)
    try:
        entry = book.entry(clause)
    except SaloonError as error:
        raise Unknown(str(error)) from None
    text = pages.render(
        "clause.html",
        lang,
        entry=entry,
        departure=book.departure(entry.id),
        about=book.about(entry.id),
    )
    return HTMLResponse(text)
