"""`saloon mcp`: an assistant reads, sets up a table and plays, and is told nothing hidden."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Any

import anyio
import pytest

import saloon
from saloon.bots.briefing import LENGTH, briefing
from saloon.engine.errors import CannotUndo, SaloonError
from saloon.engine.event import EVERYBODY
from saloon.engine.game import Game
from saloon.engine.record import Record
from saloon.engine.rng import Rng
from saloon.terminal.assistant import SEAT, WHOLE, Assistant

pytest.importorskip("mcp")

MOVE = re.compile(r"^(\S+) = ", re.MULTILINE)
TABLE = re.compile(r"^Table (\S+),")

REFUSED: list[tuple[str, dict[str, Any], str]] = [
    ("play", {"table": "{table}", "move": "dance"}, "cannot play 'dance' now; legal are: draw:"),
    ("play", {"table": "{table}", "move": ""}, "cannot play '' now; legal are: draw:"),
    ("play", {"table": "{table}"}, "play cannot be called like this (move: field required)"),
    ("play", {"table": "../{table}", "move": "pass"}, "there is no table '../"),
    ("look", {"table": "nowhere"}, "there is no table 'nowhere'; there are: {table}"),
    ("rules", {"game": "wanted", "clause": "WAN-WIN-99"}, "there is no clause 'WAN-WIN-99'; "),
    (
        "rules",
        {"game": "wanted", "search": "win"},
        "rules has no argument 'search'; it takes: game, clause, find",
    ),
    ("list_games", {"game": "wanted"}, "list_games has no argument 'game'; it takes: nothing"),
    ("how_to_play", {"game": "chess"}, "there is no game 'chess'"),
    ("new_table", {"game": "wanted", "bots": ["run:touch {spy}"]}, "the bots are: random, "),
    ("new_table", {"game": "wanted", "bots": ["random"] * 9}, "wanted"),
    ("new_table", {"game": "wanted", "options": ["poker"]}, "poker"),
    ("shoot", {}, "there is no tool 'shoot'; the tools are: list_games, "),
]


def test_an_assistant_plays_a_whole_game_over_stdio(tmp_path: Path) -> None:
    """With the client of the SDK: what it reads, what it may not do, and a game to its end."""
    from mcp import Client, StdioServerParameters

    folder = tmp_path / "tables"
    spy = tmp_path / "spy"
    command = ["-m", "saloon", "mcp", "--folder", str(folder), "--seed", "stdio", "--lang", "en"]
    server = StdioServerParameters(command=sys.executable, args=command, env=dict(os.environ))

    async def visit() -> str:
        async with Client(server) as client:

            async def call(tool: str, fault: bool = False, **arguments: Any) -> str:
                result: Any = await client.call_tool(tool, arguments)
                assert result.is_error is fault, result.content
                (said,) = result.content
                return str(said.text)

            tools = {tool.name for tool in (await client.list_tools()).tools}
            assert {"list_games", "rules", "new_table", "look", "play"} <= tools
            listed = await call("list_games")
            assert all(f"{game.id}: " in listed for game in saloon.list_games())
            assert "marshal, legend" in listed
            assert "(WAN-" in await call("how_to_play", game="wanted")
            assert "WAN-TURN-04" in await call("rules", game="wanted")
            clause = await call("rules", game="wanted", clause="wan-turn-04")
            assert "WAN-TURN-04  " in clause
            found = await call("rules", game="wanted", find="SALOON draw")
            assert re.search(r"^WAN-\S+ .*[Ss]aloon", found, re.MULTILINE)

            shown = await call("new_table", game="wanted", bots=["random"])
            head = TABLE.match(shown)
            assert head is not None
            table = head[1]
            for tool, given, sentence in REFUSED:
                filled = {
                    name: [one.format(spy=spy) for one in value]
                    if isinstance(value, list)
                    else value.format(table=table)
                    for name, value in given.items()
                }
                said = await call(tool, fault=True, **filled)
                assert sentence.format(table=table) in said
                assert "\n" not in said
            assert not spy.exists()
            assert await call("look", table=table) == shown
            assert (await call("list_tables")).startswith(f"{table}: wanted, ")

            moves = MOVE.findall(shown)
            while moves:
                assert len(shown) <= LENGTH
                shown = await call("play", table=table, move=moves[-1])
                assert "Since your last choice:" in shown
                moves = MOVE.findall(shown)
            assert "the match is over" in await call("play", True, table=table, move="draw:saloon")
            assert "The game is over" in await call("take_back", True)
            return shown

    told = anyio.run(visit)
    (record,) = folder.glob("*.record")
    assert str(record) in told
    played = Record.loads(record.read_text("utf-8"))
    played.verify()
    assert played.replay().over
    assert played.kinds == ["human", "random"]


def private(assistant: Assistant, id: str, rng: Rng) -> int:
    """The table as told is the one of a world in which everything hidden is redealt.

    Returns how much was said to others alone.
    """
    table = assistant.table(id)
    match = table.session.match
    world = match.imagine(SEAT, rng)
    before = [event for event in match.events[: table.since] if event.to in (EVERYBODY, SEAT)]
    news = world.told[len(before) :]
    lang, names = assistant.lang, table.session.names
    assert briefing(world, SEAT, lang, WHOLE, news, names, "mcp-more") in assistant.look(id, True)
    return sum(event.to not in (EVERYBODY, SEAT) for event in match.events[table.since :])


@pytest.mark.parametrize("game", saloon.list_games(), ids=lambda game: game.id)
def test_nothing_hidden_is_told(game: Game, tmp_path: Path) -> None:
    """In every game, in both languages, at most 4,000 characters at a look."""
    rng = Rng.seeded("mcp")
    for lang in ("en", "fr"):
        assistant = Assistant(tmp_path, lang, "hidden")
        shown = assistant.new_table(game.id, ["random"])
        id = assistant.last
        for _ in range(12):
            assert len(shown) <= LENGTH
            private(assistant, id, rng)
            moves = MOVE.findall(shown)
            if not moves:
                break
            shown = assistant.play(id, moves[rng.below(len(moves))])


def test_what_only_another_seat_was_told_stays_with_it(tmp_path: Path) -> None:
    """With Dollars in `wanted` a player may look at a hidden card, alone."""
    assistant = Assistant(tmp_path, "en", "others")
    shown = assistant.new_table("wanted", ["random", "random"], ["dollars"])
    rng = Rng.seeded("others")
    kept = 0
    while moves := MOVE.findall(shown):
        kept += private(assistant, assistant.last, rng)
        shown = assistant.play(assistant.last, moves[rng.below(len(moves))])
    assert kept > 0, "nobody was told anything in private: this test proves nothing"


def test_a_table_outlives_the_server(tmp_path: Path) -> None:
    first = Assistant(tmp_path, "en")
    shown = first.new_table("wanted", ["greedy"])
    shown = first.play("", MOVE.findall(shown)[0])
    again = Assistant(tmp_path, "en")
    assert again.look(first.last) == shown
    later = again.play(first.last, MOVE.findall(shown)[0])
    assert first.look() == later, "two servers on one folder see the same table"


def test_what_cannot_be_kept_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assistant = Assistant(tmp_path, "en", "full")
    shown = assistant.new_table("wanted", ["random"])

    def full(self: Path, target: Path) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(Path, "replace", full)
        with pytest.raises(SaloonError, match=r"cannot write .*: No space left on device"):
            assistant.play("", MOVE.findall(shown)[0])
    assert assistant.look() == shown


def test_a_move_is_taken_back_where_nothing_was_shown(tmp_path: Path) -> None:
    assistant = Assistant(tmp_path, "en", "back")
    before = MOVE.findall(assistant.new_table("pioneers", ["random"]))
    taken = 0
    refused = ""
    while not taken or not refused:
        shown = assistant.play("", before[0])
        try:
            back = assistant.take_back()
        except CannotUndo as error:
            refused = str(error)
            assert assistant.look() == shown
            before = MOVE.findall(shown)
        else:
            taken += 1
            assert back.startswith("Your last move is taken back.\nTable ")
            assert MOVE.findall(back) == before
            before = MOVE.findall(assistant.play("", before[-1]))
    assert refused.count("\n") == 0
