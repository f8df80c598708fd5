"""The operator's own bots at the web table: `saloon serve --bot NAME=SPEC`."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import httpx
import pytest

import saloon
from saloon.engine.errors import BadSetup
from saloon.server.bot_pool import BotFailed, BotPool
from saloon.server.guests import invite, read_guests
from tests.server.client import Player, new_table
from tests.server.server import Server


def guest(folder: Path) -> tuple[str, Path]:
    """A bot that writes down how much it was told, and what it then played."""
    file = folder / "guest.py"
    said = folder / "said"
    file.write_text(
        "class Guest:\n"
        "    def choose(self, world, seat):\n"
        "        move = world.ask_for(seat).moves[-1]\n"
        f"        with open({str(said)!r}, 'a') as out:\n"
        "            print(len(world.told), world.game.text(move), file=out)\n"
        "        return move\n"
    )
    return f"Bandit={file}:Guest", said


def test_an_own_bot_is_offered_and_plays(tmp_path: Path) -> None:
    spec, said = guest(tmp_path)
    running = Server(f"sqlite:///{tmp_path / 'tables.db'}", thinking=60, bot=[spec])
    try:
        for lang, words in (("en", "bot: Bandit"), ("fr", "robot : Bandit")):
            page = httpx.get(f"{running.url}/new/wanted", headers={"accept-language": lang}).text
            assert f'<option value="bot:Bandit" >{words}</option>' in page
        (wanted,) = [
            game for game in httpx.get(f"{running.url}/api/games").json() if game["id"] == "wanted"
        ]
        assert wanted["bots"][-1] == "Bandit"
        made = new_table(
            running.url, [{"kind": "me"}, {"kind": "bot", "level": "Bandit"}], options={}
        )
        me = Player(running.url, made["id"], made["token"], 0)
        until = time.monotonic() + 300
        while (not said.exists() or said.read_text().count("\n") < 3) and time.monotonic() < until:
            position = me.look()
            moves = me.moves(position)
            if moves:
                me.play(moves[0], position["number"])
        rows = [line.split() for line in said.read_text().splitlines()]
        assert all(int(told) > 0 for told, _ in rows)
        assert int(rows[1][0]) < 20, "only what happened since its last choice"
        assert rows[0][1] == "draw:saloon"
    finally:
        running.kill()


def test_a_choice_that_an_own_bot_forfeits_is_said(tmp_path: Path) -> None:
    """The house then makes some move, and its log names the bot and what it did."""
    file = tmp_path / "guest.py"
    file.write_text("class Guest:\n    def choose(self, world, seat):\n        return 'dance'\n")
    match = saloon.Match(saloon.game("wanted"), 2, "forfeit")

    async def scenario() -> None:
        pool = BotPool(1, seconds=60)
        try:
            with pytest.raises(BotFailed, match="illegal: 'dance' is not a move of wanted"):
                await pool.choose("t", "Bandit", match.asks[0].seat, lambda: match)
        finally:
            pool.close()

    invite({"Bandit": f"{file}:Guest"})
    try:
        asyncio.run(scenario())
    finally:
        invite({})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Bandit", "a bot is named as in Bandit=path.py:Class"),
        ("=run:bandit", "a bot is named as in"),
        ("A name far too long for it=run:bandit", "at most 16 letters"),
        ("Bandit=marshal", "a bot is named as in"),
        ("Legend=run:bandit", "there is a bot 'Legend' already"),
        ("Bandit=nowhere.py:Guest", "there is no file 'nowhere.py'"),
    ],
)
def test_a_bot_that_cannot_be_offered_is_said_at_once(text: str, said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        read_guests([text])
