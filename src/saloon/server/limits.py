"""How often something may be done: a bucket for everybody who does it."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

KEPT: Final = 10_000
"""How many buckets are remembered; whoever was away longest is forgotten first."""


class Buckets:
    """Each key may do something `burst` times at once, and `rate` times a second from then on."""

    def __init__(
        self, burst: float, rate: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.burst = burst
        self.rate = rate
        self.clock = clock
        self._left: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()
        self._spent: dict[Hashable, int] = {}

    def take(self, key: Hashable) -> float:
        """Seconds to wait until it is allowed; 0 where it is, and then it counts as done."""
        now = self.clock()
        left, at = self._left.pop(key, (self.burst, now))
        left = min(self.burst, left + (now - at) * self.rate)
        allowed = left >= 1
        self._keep(key, left - 1 if allowed else left, now)
        if allowed and len(self._spent) < KEPT:
            self._spent[key] = self._spent.get(key, 0) + 1
        return 0.0 if allowed else (1 - left) / self.rate

    def charge(self, key: Hashable, count: float) -> None:
        """Something was done elsewhere: it counts here too, and may have to be made up for."""
        now = self.clock()
        left, at = self._left.pop(key, (self.burst, now))
        left = min(self.burst, left + (now - at) * self.rate)
        self._keep(key, max(-self.burst, left - count), now)

    def spent_here(self) -> dict[Hashable, int]:
        """How often each key did it since this was asked last."""
        spent, self._spent = self._spent, {}
        return spent

    def _keep(self, key: Hashable, left: float, now: float) -> None:
        self._left[key] = (left, now)
        if len(self._left) > KEPT:
            self._left.popitem(last=False)

    def __len__(self) -> int:
        return len(self._left)


CROWD: Final = 5
"""Addresses with fewer streams are not worth a word to other servers."""


class Streams:
    """Who has how many streams open, here and at the other servers of the house."""

    def __init__(self, most: int, most_each: int) -> None:
        self.most = most
        self.most_each = most_each
        self.open: Counter[str] = Counter()
        self.others: dict[int, dict[str, int]] = {}

    @property
    def full(self) -> bool:
        """Whether this server has as many as it can bear."""
        return self.open.total() >= self.most

    def many(self, whose: str) -> bool:
        """Whether one address has as many as it may, at all servers together."""
        elsewhere = sum(other.get(whose, 0) for other in self.others.values())
        return self.open[whose] + elsewhere >= self.most_each

    def crowds(self) -> dict[str, int]:
        """Those who have many here."""
        return {whose: count for whose, count in self.open.items() if count >= CROWD}

    def close(self, whose: str) -> None:
        """One less."""
        self.open[whose] -= 1
        if not self.open[whose]:
            del self.open[whose]
