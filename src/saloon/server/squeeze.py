"""A stream that is compressed message by message, with nothing kept between two of them.

Each message is a deflate block of its own, so that a stream costs no memory while it waits. What
holds the secret of a seat is never compressed together with words that other people chose: from
how short the result is, somebody who listens could guess the secret letter by letter.
"""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import AsyncIterator
from typing import Final

from starlette.requests import Request

HEAD: Final = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
LARGEST: Final = 65_535
SECRET: Final = re.compile(r'(<hx-partial hx-target="#players".*?</hx-partial>)', re.DOTALL)


def takes_gzip(request: Request) -> bool:
    """Whether the one who asks can read it."""
    offered = request.headers.get("accept-encoding", "").lower()
    return any(part.partition(";")[0].strip() == "gzip" for part in offered.split(","))


async def squeezed(messages: AsyncIterator[str]) -> AsyncIterator[bytes]:
    """The same messages as one gzip stream; each can be read as soon as it is there."""
    head = HEAD
    async for message in messages:
        yield head + block(message)
        head = b""


def block(message: str) -> bytes:
    """One message as deflate blocks.

    >>> told = "data: " + "howdy " * 50 + '<hx-partial hx-target="#players">me</hx-partial>'
    >>> zlib.decompressobj(31).decompress(HEAD + block(told) + block("more")).decode()[-8:]
    'ial>more'
    """
    pieces = SECRET.split(message)
    return b"".join(
        _stored(piece.encode()) if place % 2 else _deflated(piece.encode())
        for place, piece in enumerate(pieces)
        if piece
    )


def _deflated(data: bytes) -> bytes:
    packer = zlib.compressobj(1, zlib.DEFLATED, -zlib.MAX_WBITS)
    return packer.compress(data) + packer.flush(zlib.Z_FULL_FLUSH)


def _stored(data: bytes) -> bytes:
    parts = [data[start : start + LARGEST] for start in range(0, len(data), LARGEST)]
    return b"".join(
        b"\0" + struct.pack("<HH", len(part), len(part) ^ LARGEST) + part for part in parts
    )
