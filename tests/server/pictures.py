"""Takes the pictures of docs/pictures: `python -m tests.server.pictures [game ...]`."""

from __future__ import annotations

import asyncio
import io
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

import saloon
from saloon.bots.levels import bot
from saloon.engine.ask import TOGETHER
from saloon.server.bot_pool import BotPool
from saloon.server.store import Store, migrate
from saloon.server.tables import House
from tests.server.server import CHROMIUM, Server

FOLDER = Path("docs/pictures")
SIZES = ((360, 740), (1024, 768), (1440, 900))
NAMES = ["Ada", "Belle", "Cole", "Dora"]
STAGES = {"early": 0.12, "middle": 0.55, "end": 1.0}
MOST_BYTES = 80_000


def played(game: str, seats: int = 4) -> saloon.Match:
    """A whole match of sensible players."""
    match = saloon.Match(saloon.game(game), seats, "pictures")
    minds = [bot("greenhorn", seed=f"picture {seat}") for seat in range(seats)]
    while match.ask is not None:
        ask = match.asks[0]
        match.play(ask.seat, minds[ask.seat].choose(match.imagine(ask.seat), ask.seat))
    return match


def up_to(match: saloon.Match, share: float) -> saloon.Match:
    """The match as it stood about then, where somebody alone has something to choose."""
    number = round(len(match.moves) * share)
    while number < len(match.moves):
        position = match.at(number)
        ask = position.ask
        if ask is not None and ask.seat != TOGETHER and len(ask.moves) > 3:
            return position
        number += 1
    return match


async def set_tables(database: str, match: saloon.Match) -> dict[str, str]:
    """A table for each stage of a match; the link of the seat that is asked, or of the first."""
    house = House(Store(database), BotPool(1))
    people = [{"kind": "human", "name": NAMES[seat]} for seat in range(match.seats)]
    links = {}
    for stage, share in STAGES.items():
        position = up_to(match, share)
        live = await house.create(
            match.game.id, people, dict(match.options), seed=match.seed, first=position.moves
        )
        seat = position.asks[0].seat if position.asks else 0
        links[stage] = f"/s/{live.seats[seat].token}"
    await house.stop()
    return links


def shoot(page: Page, name: str) -> None:
    """One picture, as large as a screen and small as a file."""
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(500)
    width = page.viewport_size["width"] if page.viewport_size else 0
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    for quality in (86, 80, 72, 64, 56, 48):
        file = io.BytesIO()
        picture.save(file, "WEBP", quality=quality, method=6)
        if file.tell() <= MOST_BYTES:
            break
    (FOLDER / f"{name}-{width}.webp").write_bytes(file.getvalue())


def take(browser: Browser, server: Server, match: saloon.Match, links: dict[str, str]) -> None:
    """All pictures of one game."""
    game = match.game.id
    for width, height in SIZES:
        context = browser.new_context(
            base_url=server.url,
            viewport={"width": width, "height": height},
            locale="en-GB",
            reduced_motion="reduce",
            color_scheme="dark",
            has_touch=width < 1000,
        )
        page = context.new_page()
        for stage in STAGES:
            page.goto(links[stage])
            page.locator("#board").wait_for()
            shoot(page, f"{game}-{stage}")
        table = page.url
        page.goto(f"{table}?at={len(match.moves) * 2 // 3}")
        shoot(page, f"{game}-replay")
        page.goto(f"/rules/{game}")
        shoot(page, f"{game}-rules")
        page.goto("/")
        shoot(page, "lobby")
        context.close()


def main() -> None:
    """Every game given, or all that can be shown."""
    from saloon.server.access import playable

    FOLDER.mkdir(parents=True, exist_ok=True)
    chosen = sys.argv[1:] or [g.id for g in saloon.catalog.games() if playable(g)]
    with tempfile.TemporaryDirectory() as name:
        database = f"sqlite:///{name}/tables.db"
        migrate(database)
        server = Server(database)
        try:
            for game in chosen:
                match = played(game)
                links = asyncio.run(set_tables(database, match))
                with sync_playwright() as playwright:
                    browser = playwright.chromium.launch(
                        executable_path=str(CHROMIUM), args=["--no-sandbox", "--disable-gpu"]
                    )
                    take(browser, server, match, links)
                    browser.close()
        finally:
            server.kill()


if __name__ == "__main__":
    main()
