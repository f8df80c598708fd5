"""Between a duellist's page at one server and the referee of the shootout at another.

What the page says is carried there and the answer back. It takes longer than the word of a page at
the referee's own server, and the probes of the clocks go the same way: so it is measured with the
rest of the line, and nobody has to know how the clocks of two servers stand to each other.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any, Final

from saloon.server.live import Live
from saloon.server.telegraph import DUEL_TOLD, DUEL_WORD, Telegraph

PATIENCE: Final = 3.0
"""Seconds to wait for an answer: the page then asks again."""

Data = dict[str, Any]


class Messenger:
    """Carries the words of duellists between the servers of one house.

    `answer` says, where the referee is, how a shootout stands for a seat after what its page said.
    """

    def __init__(self, line: Telegraph, answer: Callable[[str, int | None, Data], Data]) -> None:
        self.line = line
        self._answer = answer
        self._waiting: dict[str, asyncio.Future[Data]] = {}
        line.on_word |= {DUEL_WORD: self._word, DUEL_TOLD: self._told}

    async def ask(self, live: Live, seat: int | None, said: Data) -> Data | None:
        """The referee's answer from another server; None where there is none."""
        if live.duel_elsewhere is None:
            return None
        server = live.duel_elsewhere.server
        number = secrets.token_hex(8)
        waiting = self._waiting[number] = asyncio.get_running_loop().create_future()
        try:
            self.line.tell(DUEL_WORD, [server, number, live.id, seat, said])
            return await asyncio.wait_for(waiting, PATIENCE)
        except TimeoutError:
            return None
        finally:
            del self._waiting[number]

    def _word(self, server: int, told: list[Any]) -> None:
        to, number, table, seat, said = told
        if to == self.line.me:
            self.line.tell(DUEL_TOLD, [server, number, self._answer(table, seat, said)])

    def _told(self, _server: int, told: list[Any]) -> None:
        to, number, answer = told
        waiting = self._waiting.get(number)
        if to == self.line.me and waiting is not None and not waiting.done():
            waiting.set_result(answer)
