"""A server that starts on the pure build uses the compiled engine as soon as it is built.

`make play` builds it beside the server and writes how the build stands into the file that
`SALOON_ENGINE` names: building, ready or failed.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

import saloon

BUILDING: Final = "building"
READY: Final = "ready"
LOOK: Final = 1.0
"""Seconds between two looks at a build."""


def state() -> str:
    """How the build beside this server stands; "" where none is made or needed."""
    file = os.environ.get("SALOON_ENGINE", "")
    if not file or saloon.build() == "compiled":
        return ""
    try:
        return Path(file).read_text(encoding="ascii").strip()
    except OSError:
        return ""


async def when_built(use: Callable[[], None]) -> None:
    """Wait for a build that is under way, then let bots use it."""
    while state() == BUILDING:
        await asyncio.sleep(LOOK)
        if state() == READY:
            use()
