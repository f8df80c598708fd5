"""The sockets: whoever opens one must say what they want, and not open too many."""

from __future__ import annotations

import asyncio
from collections import Counter
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from saloon.engine.errors import BadSetup

HEAD_SECONDS: Final = 10.0
"""Seconds until the head of a request must be there."""

BODY_SECONDS: Final = 30.0
"""Seconds until the rest of it must be there."""

Networks = tuple[IPv4Network | IPv6Network, ...]


def networks(text: str) -> Networks:
    """Addresses and networks as somebody writes them, with commas; raises BadSetup.

    >>> networks("127.0.0.1, 10.0.0.0/8")
    (IPv4Network('127.0.0.1/32'), IPv4Network('10.0.0.0/8'))
    """
    found = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        try:
            found.append(ip_network(part))
        except ValueError:
            example = "an address or a network is expected, as in 10.0.0.7 or 10.0.0.0/8"
            raise BadSetup(f"{example}, not {part!r}") from None
    return tuple(found)


LOOPBACK: Final = networks("127.0.0.0/8, ::1")


def is_in(address: str, among: Networks) -> bool:
    """Whether an address is in one of these networks.

    >>> is_in("10.1.2.3", networks("10.0.0.0/8")), is_in("?", networks("10.0.0.0/8"))
    (True, False)
    """
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return any(found in network for network in among)


def neighbourhood(address: str) -> str:
    """Whom limits count together: an address, or the network that one home has in IPv6.

    >>> neighbourhood("203.0.113.7"), neighbourhood("2001:db8:1:2:3::4")
    ('203.0.113.7', '2001:db8:1:2::/64')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    return str(ip_network(f"{address.partition('%')[0]}/64", strict=False))


class Connection(HttpToolsProtocol):
    """One socket. Half a head, half a body and one too many are answered and closed."""

    head_seconds = HEAD_SECONDS
    body_seconds = BODY_SECONDS
    most = 10_000
    most_each = 300
    trusted: Networks = ()
    each: ClassVar[Counter[str]] = Counter()

    _timer: asyncio.TimerHandle | None = None
    _whose = ""
    _headed = False  # the body of a request is still to come

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody calls: the clock starts, also when they say nothing at all."""
        super().connection_made(transport)
        address = self.client[0] if self.client else "?"
        if not is_in(address, self.trusted):
            self._whose = neighbourhood(address)
            self.each[self._whose] += 1
        if len(self.connections) > self.most or self.each[self._whose] > self.most_each > 0:
            self._refuse(b"503 Service Unavailable", b"too many connections; try again later")
        else:
            self._start(self.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._stop()
        if self._whose:
            self.each[self._whose] -= 1
            if not self.each[self._whose]:
                del self.each[self._whose]
            self._whose = ""
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """The first byte of a request: the others must follow."""
        super().on_message_begin()
        if self._timer is None:
            self._start(self.head_seconds)

    def on_headers_complete(self) -> None:
        """The head is there: the body must follow."""
        self._headed = True
        self._start(self.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All is there: what takes long now is our own work."""
        self._headed = False
        self._stop()
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002
        """What they say is no HTTP."""
        self._refuse(b"400 Bad Request", b"this is no HTTP request", again=False)

    def _start(self, seconds: float) -> None:
        self._stop()
        self._timer = self.loop.call_later(seconds, self._late)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _late(self) -> None:
        self._timer = None
        self._refuse(b"408 Request Timeout", b"the request did not arrive in time")

    def _refuse(self, status: bytes, sentence: bytes, again: bool = True) -> None:
        if self.transport.is_closing():
            return
        # A second answer to the same request, or one in the middle of another, would be nonsense.
        last = self.cycle
        answered = last is not None and last.response_started
        if not answered or (last.response_complete and not self._headed):
            self.transport.write(
                b"HTTP/1.1 " + status + b"\r\ncontent-type: text/plain; charset=utf-8\r\n"
                b"content-security-policy: default-src 'none'\r\n"
                b"x-content-type-options: nosniff\r\n"
                + (b"retry-after: 10\r\n" if again else b"")
                + b"connection: close\r\ncontent-length: "
                + str(len(sentence)).encode()
                + b"\r\n\r\n"
                + sentence
            )
        self.transport.close()


def limited(most: int, most_each: int, trusted: Networks) -> type[Connection]:
    """The protocol with these limits; proxies that are trusted speak for many."""
    limits = {"most": most, "most_each": most_each, "trusted": trusted, "each": Counter()}
    return type("LimitedConnection", (Connection,), limits)
