"""`saloon mcp`: the games for an assistant, over the Model Context Protocol on stdin and stdout."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from saloon.extras import need

if TYPE_CHECKING:
    from mcp.server.mcpserver import MCPServer

    from saloon.terminal.assistant import Assistant

INSTRUCTIONS = """\
Wild West board games against bots. list_games says what there is, how_to_play and rules how it is
played; new_table sets up a table at which you sit. Each table is shown in words, with your legal
moves as `code = what it does`: play one by its code, and the bots answer. You are told what your
seat may know and nothing else. A clause in brackets, as in [WAN-TURN-04], is read with rules."""


def mcp(
    folder: Annotated[
        Path | None,
        typer.Option("--folder", metavar="FOLDER", help="Where its tables are kept."),
    ] = None,
    seed: Annotated[
        str, typer.Option("--seed", help="Any text; the same seed, the same row of games.")
    ] = "",
    lang: Annotated[str | None, typer.Option("--lang", help="en or fr; else as in $LANG.")] = None,
) -> None:
    """Let an assistant set up tables, read the rules and play (Model Context Protocol, stdio)."""
    need("mcp", "the server for assistants")

    from platformdirs import user_data_path

    from saloon.terminal.assistant import Assistant
    from saloon.terminal.setup import language

    place = folder or user_data_path("saloon", appauthor=False) / "assistant"
    assistant = Assistant(place, language(lang), seed)
    if sys.stdin.isatty():
        typer.echo(assistant.words("mcp-waiting"), err=True)
    server(assistant).run("stdio")


def server(assistant: Assistant) -> MCPServer[Any]:
    """The server with its tools; what is not allowed comes back as one sentence."""
    from mcp.server.mcpserver import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError
    from mcp.types import CallToolResult, TextContent, ToolAnnotations
    from pydantic import ValidationError

    import saloon
    from saloon.engine.errors import SaloonError

    class Server(MCPServer[Any]):
        """Says in one sentence what was wrong with a call."""

        async def call_tool(self, name: str, arguments: dict[str, Any], context: Any = None) -> Any:
            tools = {tool.name: tool.input_schema["properties"] for tool in await self.list_tools()}
            if name not in tools:
                return refused(f"there is no tool {name!r}; the tools are: {', '.join(tools)}")
            for other in arguments.keys() - tools[name]:  # else left out, and the wrong thing told
                takes = ", ".join(tools[name]) or "nothing"
                return refused(f"{name} has no argument {other!r}; it takes: {takes}")
            try:
                return await super().call_tool(name, arguments, context)
            except ToolError as error:
                cause = error.__cause__
                if isinstance(cause, SaloonError):
                    return refused(str(cause))
                if isinstance(cause, ValidationError):
                    return refused(misread(name, cause))
                raise

    def refused(said: str) -> CallToolResult:
        return CallToolResult(content=[TextContent(type="text", text=said)], is_error=True)

    def list_games() -> str:
        """List the games, how many play them, their optional rules, and the bots there are."""
        return assistant.games()

    def how_to_play(game: str) -> str:
        """Tell how a game is played, on one page. `game` is its id, such as wanted."""
        return assistant.how_to_play(game)

    def rules(game: str, clause: str = "", find: str = "") -> str:
        """Read the rules of a game: one `clause` by its id with rulings and examples about it, the
        entries in which all the words of `find` stand, or, with neither, the contents.
        """
        return assistant.rules(game, clause, find)

    def new_table(
        game: str, bots: list[str] | None = None, options: list[str] | None = None
    ) -> str:
        """Set up a table of a game and sit down at it. `bots` are your opponents by name, one a
        seat, such as ["greedy", "marshal"]; none at all is a solo game, where there is one.
        `options` are optional rules, such as ["duel", "quick=off"]. Answers with the table.
        """
        return assistant.new_table(game, bots, options or [])

    def list_tables() -> str:
        """List your tables, the latest first; they are kept when the server ends."""
        return assistant.tables()

    def look(table: str = "", whole: bool = False) -> str:
        """See a table in words: what happened since your last choice, the question to you, your
        legal moves with their codes, and what lies there. Without `table` the last one; `whole`
        leaves nothing out.
        """
        return assistant.look(table, whole)

    def play(table: str, move: str) -> str:
        """Play a legal move by its code, such as draw:saloon; the bots answer, and you see the
        table. A move that is not legal changes nothing.
        """
        return assistant.play(table, move)

    def take_back(table: str = "") -> str:
        """Take back your last move, where it showed nothing and nobody has moved since."""
        return assistant.take_back(table)

    made = Server(
        "saloon",
        title="Saloon",
        instructions=INSTRUCTIONS,
        version=saloon.__version__,
        log_level="WARNING",
    )
    looks: list[Callable[..., str]] = [list_games, how_to_play, rules, list_tables, look]
    deeds: list[Callable[..., str]] = [new_table, play, take_back]
    for tool in [*looks, *deeds]:
        hints = ToolAnnotations(read_only_hint=tool in looks, destructive_hint=False)
        made.add_tool(tool, annotations=hints, structured_output=False)
    return made


def misread(tool: str, error: Any) -> str:
    """What is wrong with the arguments of a call, in one sentence."""
    faults = [f"{'.'.join(map(str, one['loc']))}: {one['msg'].lower()}" for one in error.errors()]
    return f"{tool} cannot be called like this ({'; '.join(faults)})"
