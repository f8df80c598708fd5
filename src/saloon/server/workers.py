"""`saloon serve --workers N`: several processes on one port, each a server of the same house.

They are to each other what servers on several machines are: they share the database and nothing
else. The system divides calls among those that listen. One that dies is started again.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import TYPE_CHECKING, Final

from saloon.server import logs
from saloon.server.run import CannotOpen, listen, run

if TYPE_CHECKING:
    from saloon.server.app import Settings
    from saloon.server.connections import Networks

GRACE: Final = 10.0
"""Seconds that workers have to close in good order."""

FIRST_PAUSE: Final = 0.2
LONGEST_PAUSE: Final = 10.0
"""Seconds before a worker that died is started again: twice as long each time it dies young."""

YOUNG: Final = 30.0

log = logging.getLogger("saloon.server")


def work(
    line: Connection, settings: Settings, host: str, port: int, trusted: Networks, kind: str
) -> None:
    """The life of a worker: serve until told otherwise, or until nobody is left to tell."""
    logs.set_up(kind)
    try:
        listening = listen(host, port, shared=True)
    except CannotOpen as error:
        line.send(str(error))
        return

    def opened() -> None:
        line.send("")
        threading.Thread(target=_outlive_nobody, args=[line], daemon=True).start()

    run(settings, listening, trusted, opened)


def _outlive_nobody(line: Connection) -> None:
    """Close when the process that started this one is gone."""
    with contextlib.suppress(EOFError, OSError):
        line.recv()
    os.kill(os.getpid(), signal.SIGTERM)


class Worker:
    """One process, and the line on which it says that it is open."""

    def __init__(self, start: Callable[[Connection], BaseProcess]) -> None:
        self.line, there = multiprocessing.get_context("spawn").Pipe()
        self.process = start(there)
        there.close()
        self.began = time.monotonic()
        self.open = False


class Workers:
    """The process that starts the others and starts them again."""

    def __init__(
        self,
        count: int,
        settings: Settings,
        host: str,
        port: int,
        trusted: Networks,
        kind: str,
    ) -> None:
        self.count = count
        self.args = (settings, host, port, trusted, kind)
        self.team: list[Worker] = []
        self.closing = False
        self._pause = FIRST_PAUSE

    def run(self, opened: Callable[[], None]) -> int:
        """Until a signal says otherwise; the exit code."""
        woken, wake = os.pipe()
        os.set_blocking(wake, False)
        before = signal.set_wakeup_fd(wake)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._close)
        told = False
        try:
            self.team = [self._start() for _ in range(self.count)]
            while not self.closing:
                lines = [worker.line for worker in self.team if not worker.open]
                wait([woken, *lines, *[worker.process.sentinel for worker in self.team]])
                for worker in list(self.team):
                    self._listen(worker)
                    if not worker.process.is_alive() and not self.closing:
                        if not told:
                            return 1  # it could not even begin, and has said why
                        self._replace(worker)
                if not told and all(worker.open for worker in self.team):
                    told = True
                    opened()
            return 0
        finally:
            signal.set_wakeup_fd(before)
            self._end()
            os.close(woken)
            os.close(wake)

    def _start(self) -> Worker:
        spawn = multiprocessing.get_context("spawn")

        def start(line: Connection) -> BaseProcess:
            process = spawn.Process(target=work, args=(line, *self.args))
            process.start()
            return process

        return Worker(start)

    def _listen(self, worker: Worker) -> None:
        """Whether it is open now, or why it cannot be."""
        with contextlib.suppress(EOFError, OSError):
            if not worker.open and worker.line.poll():
                trouble = worker.line.recv()
                worker.open = not trouble
                if trouble:
                    log.error("%s", trouble)

    def _replace(self, worker: Worker) -> None:
        log.warning("a worker has died (exit code %s), another starts", worker.process.exitcode)
        young = time.monotonic() - worker.began < YOUNG
        self._pause = min(LONGEST_PAUSE, self._pause * 2) if young else FIRST_PAUSE
        worker.line.close()
        worker.process.close()
        self.team.remove(worker)
        time.sleep(self._pause)
        if not self.closing:
            self.team.append(self._start())

    def _close(self, *_: object) -> None:
        self.closing = True

    def _end(self) -> None:
        """All close in good order; whoever does not, at once."""
        for worker in self.team:
            if worker.process.is_alive():
                worker.process.terminate()
        end = time.monotonic() + GRACE
        for worker in self.team:
            worker.process.join(max(0.0, end - time.monotonic()))
            if worker.process.is_alive():
                worker.process.kill()
                worker.process.join()
            worker.line.close()
