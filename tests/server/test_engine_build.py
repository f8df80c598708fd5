"""A server on the pure build uses the compiled engine as soon as it is there."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import saloon
from saloon.server import engine_build, pages
from saloon.server.bot_pool import BotPool, ready


@pytest.fixture
def status(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "engine"
    file.write_text("building\n")
    monkeypatch.setenv("SALOON_ENGINE", str(file))
    monkeypatch.setattr(engine_build, "LOOK", 0.01)
    monkeypatch.setattr(saloon, "build", lambda: "pure")
    return file


def test_bots_use_the_engine_once_it_is_built(status: Path) -> None:
    used = []

    async def run() -> None:
        waiting = asyncio.create_task(engine_build.when_built(lambda: used.append(status)))
        await asyncio.sleep(0)
        assert not used
        status.write_text("ready")
        await waiting

    asyncio.run(run())
    assert used == [status]


def test_a_build_that_fails_changes_nothing(status: Path) -> None:
    async def run() -> None:
        waiting = asyncio.create_task(engine_build.when_built(lambda: pytest.fail("used")))
        await asyncio.sleep(0)
        status.write_text("failed")
        await waiting

    asyncio.run(run())
    assert engine_build.state() == "failed"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_says_so_in_one_line_while_it_is_built(status: Path, lang: str) -> None:
    line = pages.words(lang)("engine-building")
    assert line in pages.render("error.html", lang, message="")
    status.write_text("ready")
    assert line not in pages.render("error.html", lang, message="")


def test_no_line_where_nothing_is_built(monkeypatch: pytest.MonkeyPatch, status: Path) -> None:
    monkeypatch.setattr(saloon, "build", lambda: "compiled")
    assert engine_build.state() == ""
    monkeypatch.delenv("SALOON_ENGINE")
    monkeypatch.setattr(saloon, "build", lambda: "pure")
    assert engine_build.state() == ""


def test_the_next_question_goes_to_a_new_process() -> None:
    bots = BotPool(workers=1)
    worker = bots.bots.workers[0]

    async def run() -> None:
        first = await worker.run(120, ready)
        assert await worker.run(120, ready) == first
        bots.renew()
        assert await worker.run(120, ready) != first

    try:
        asyncio.run(run())
    finally:
        bots.close()
