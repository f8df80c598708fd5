"""Dice one can prove: the table's part of a seed is promised before the players give theirs.

The promise is the hash of a part that follows from a nonce and a key of the house, so that a page
can show it before there is a table. A nonce is good for one table.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy.exc import IntegrityError
from starlette.requests import Request

from saloon.engine.record import commit
from saloon.server.access import house_of
from saloon.server.live import Live
from saloon.server.people_store import People

PART: Final = re.compile(r"[0-9a-f]{16,64}")
NONCE: Final = re.compile(r"[0-9a-f]{32}")


@dataclass(frozen=True)
class Promise:
    """A commitment shown early, and the nonce that redeems it."""

    nonce: str
    commitment: str


async def promise(people: People) -> Promise:
    """A fresh promise."""
    nonce = secrets.token_hex(16)
    return Promise(nonce, commit(await promised(people, nonce)))


async def promised(people: People, nonce: str) -> str:
    """The table's part of a seed that belongs to a nonce."""
    key = bytes.fromhex(await people.key("seeds"))
    return hmac.new(key, nonce.encode(), hashlib.sha256).hexdigest()[:32]


async def sealed(people: People, text: str) -> str:
    """A seal under a text that only this house can make."""
    key = bytes.fromhex(await people.key("letters"))
    return hmac.new(key, text.encode(), hashlib.sha256).hexdigest()[:40]


def part_of(text: str) -> str:
    """A player's part as a browser sent it, or "" where it is none."""
    return text if PART.fullmatch(text) else ""


async def at_once(
    request: Request,
    game: str,
    players: list[dict[str, str]],
    options: Mapping[str, object],
    **more: Any,
) -> Live:
    """A table that needs nobody else; its seed is as promised and holds the browser's part."""
    house = house_of(request)
    form = await request.form()
    nonce, part = str(form.get("nonce", "")), part_of(str(form.get("part", "")))
    if NONCE.fullmatch(nonce):
        seed = [await promised(house.people, nonce), *([part] if part else [])]
        with suppress(IntegrityError):  # a promise is good for one table
            return await house.create(game, players, options, seed=seed, nonce=nonce, **more)
    return await house.create(game, players, options, **more)
