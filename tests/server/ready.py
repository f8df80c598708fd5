"""Processes that begin with the whole server imported: copies of one that has done only that.

The imports take more than a second of CPU each time, and the tests start a server a hundred times.
"""

from __future__ import annotations

import atexit
import importlib
import os
import signal
import sys
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any, NamedTuple

IMPORTED = (
    "aiosqlite",
    "alembic.command",
    "mako.ext.pygmentplugin",
    "saloon.server.app",
    "saloon.server.run",
    "saloon.terminal.main",
    "sqlalchemy.ext.asyncio",
    "uvicorn.lifespan.on",
    "uvloop",
)
"""What a server imports until its first answer; none of it starts a thread or opens anything."""

FORKS = get_context("forkserver")
FORKS.set_forkserver_preload([__name__])

PATIENCE = 300.0
"""Seconds that a command may take on the slowest machine."""

RUNNING: set[Ready] = set()


class Ready(ForkServerProcess):
    """A process in a session of its own that executes a piece of code.

    Its output goes to the two files, or nowhere and to where the tests complain.
    """

    def __init__(self, code: str, out: str = os.devnull, err: str = "", **environment: str) -> None:
        super().__init__()
        self._kwargs: dict[str, Any] = {"code": code, "out": out, "err": err, "env": environment}

    def start(self) -> None:
        """Begin; it is killed with the tests if nobody did before."""
        super().start()
        RUNNING.add(self)

    def run(self) -> None:
        """What happens in the copy."""
        given = self._kwargs
        os.setsid()
        os.environ.update(given["env"])
        for path, number in ((given["out"], 1), (given["err"], 2)):
            if path:
                file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
                os.dup2(file, number)
                os.close(file)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        # As in python -c: what this process starts need not import the tests' main module.
        main = sys.modules["__main__"] = ModuleType("__main__")
        exec(given["code"], vars(main))

    def kill_all(self) -> None:
        """kill -9, with whatever it has started: nothing gets a chance to tidy up."""
        with suppress(ProcessLookupError):  # killed before, and its last child is gone too
            os.killpg(self.pid or 0, signal.SIGKILL)
        self.join()
        RUNNING.discard(self)


class Ended(NamedTuple):
    """What became of a command."""

    code: int
    out: str
    err: str


def command(*arguments: str) -> Ended:
    """A command as somebody types it."""
    with TemporaryDirectory() as folder:
        out, err = Path(folder, "out"), Path(folder, "err")
        code = f"from saloon.terminal.main import main; main({list(arguments)!r})"
        process = Ready(code, str(out), str(err))
        process.start()
        process.join(PATIENCE)
        ended = process.exitcode
        process.kill_all()
        assert ended is not None, f"it did not end: {' '.join(arguments)}"
        return Ended(ended, out.read_text(), err.read_text())


def _forget() -> None:
    for process in list(RUNNING):
        process.kill_all()


atexit.register(_forget)

if __name__ != "__main__" and "multiprocessing.forkserver" in sys.modules:
    for name in IMPORTED:
        importlib.import_module(name)
