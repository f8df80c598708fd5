"""Write the man page docs/saloon.1 from what the commands say of themselves.

Run as: python -m scripts.man
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import typer

import saloon
from saloon.terminal.main import app

PAGE = Path(__file__).resolve().parent.parent / "docs" / "saloon.1"


def escaped(text: str) -> str:
    """A text that troff prints as it is."""
    plain = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{plain}" if plain.startswith((".", "'")) else plain


def paragraph(text: str) -> str:
    """Words in one paragraph, without the line breaks of a docstring."""
    return escaped(" ".join(textwrap.dedent(text).split()))


def options(command: Any) -> Iterator[str]:
    """What may stand behind a command, each with what it does."""
    for param in command.params:
        if getattr(param, "hidden", False) or "completion" in str(param.name):
            continue
        argument = param.param_type_name == "argument"
        names = [param.metavar or str(param.name).upper()] if argument else param.opts
        yield ".TP"
        yield ".B " + escaped(", ".join(names))
        yield paragraph(param.help or "")


def page() -> str:
    """The whole page."""
    whole: Any = typer.main.get_command(app)
    lines = [
        f'.TH SALOON 1 "" "saloon {saloon.__version__}" "User Commands"',
        ".SH NAME",
        "saloon \\- Wild West board games for people, bots and researchers",
        ".SH SYNOPSIS",
        ".B saloon",
        "[COMMAND] [OPTIONS]",
        ".SH DESCRIPTION",
        "Four board games at a web table, in a terminal, and for programs. Without a command the",
        "web table is served. Every command takes \\-h for help.",
        ".SH OPTIONS",
        *options(whole),
        ".SH COMMANDS",
    ]
    for name in sorted(whole.commands):
        command = whole.commands[name]
        lines += [f".SS saloon {escaped(name)}", paragraph(command.help or ""), *options(command)]
    lines += [
        ".SH EXIT STATUS",
        "0 where all went well, 1 where a record or a check does not hold, 2 where what was typed",
        "or given cannot be used (one sentence on standard error says what was allowed).",
        ".SH ENVIRONMENT",
        "LC_ALL, LC_MESSAGES and LANG choose English or French where \\-\\-lang does not.",
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
