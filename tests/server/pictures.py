"""Takes the pictures of docs/pictures: `python -m tests.server.pictures [game ...]`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import saloon
from saloon.bots.levels import bot
from saloon.engine.ask import TOGETHER
from tests.server.client import Player, people
from tests.server.server import CHROMIUM, Server

FOLDER = Path("docs/pictures")
SIZES = ((360, 740), (768, 1024), (1440, 900))
NAMES = ["Ada", "Belle", "Cole", "Dora"]


def played(game: str, seats: int, seed: str, limit: int = -1) -> saloon.Match:
    """A match of sensible players, up to a number of moves."""
    match = saloon.Match(saloon.game(game), seats, seed)
    minds = [bot("greedy", seed=f"{seed}{seat}") for seat in range(seats)]
    while match.ask is not None and len(match.moves) != limit:
        ask = match.asks[0] if match.ask.seat == TOGETHER else match.ask
        match.play(ask.seat, minds[ask.seat].choose(match.imagine(ask.seat), ask.seat))
    return match


def follow(players: list[Player], match: saloon.Match) -> None:
    """Play the first moves of a match at a table that has the same seats, as far as they fit."""
    for _ in match.moves:
        position = players[0].look()
        if position["view"]["over"]:
            return
        who = players[position["view"]["asks"][0]["seat"]]
        moves = who.moves()
        who.play(moves[len(moves) // 2], position["number"])


def shoot(page: Page, name: str, width: int) -> None:
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)
    page.screenshot(path=FOLDER / f"{name}-{width}.png")


def take(browser: Browser, server: Server, game: str, folder: Path) -> None:
    """All pictures of one game."""
    over = played(game, 4, "pictures")
    record = folder / f"{game}.saloon"
    record.write_text(over.record(NAMES, ["human"] * 4, "2026-11-15").dumps(), encoding="utf-8")
    players = people(server.url, 4, game=game)
    for player, name in zip(players, NAMES, strict=True):
        del name
        player.look()
    follow(players, played(game, 4, "early", 13))
    seat = players[0].look()["view"]["asks"][0]["seat"]
    for width, height in SIZES:
        context = browser.new_context(
            base_url=server.url, viewport={"width": width, "height": height}, locale="en-GB"
        )
        page = context.new_page()
        page.goto("/")
        shoot(page, "lobby", width)
        page.goto(f"/new/{game}")
        shoot(page, f"{game}-new", width)
        page.goto(f"/rules/{game}")
        shoot(page, f"{game}-rules", width)
        page.goto(f"/s/{players[seat].token}")
        shoot(page, f"{game}-early", width)
        page.goto("/")
        page.locator("input[type=file]").set_input_files(record)
        page.locator("form[action='/records'] button").click()
        page.wait_for_url("**/t/**")
        table = page.url.split("?")[0]
        page.goto(f"{table}?at={len(over.moves) * 2 // 3}")
        shoot(page, f"{game}-replay", width)
        page.goto(table)
        shoot(page, f"{game}-end", width)
        context.close()


def main() -> None:
    """Every game given, or all that can be shown."""
    from saloon.server.door import playable

    FOLDER.mkdir(parents=True, exist_ok=True)
    chosen = sys.argv[1:] or [g.id for g in saloon.catalog.games() if playable(g)]
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        server = Server(f"sqlite:///{name}/tables.db")
        browser = playwright.chromium.launch(
            executable_path=str(CHROMIUM), args=["--no-sandbox", "--disable-gpu"]
        )
        try:
            for game in chosen:
                take(browser, server, game, Path(name))
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()
