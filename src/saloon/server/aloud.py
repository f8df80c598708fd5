"""The table in words as a list of a page: every line is written once, whoever it is told to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final
from zlib import crc32

from markupsafe import Markup, escape

from saloon.server.delta import Element

OPENS: Final = '<ul class="read" id="read">'
CLOSES: Final = "</ul>"


@lru_cache(maxsize=16384)
def written(line: str, again: str = "") -> tuple[str, Element]:
    """A line with a name that tells what is in it, so that a page keeps those that stay.

    >>> written("Ada > Belle")[0]
    '<li id="read-72457061">Ada &gt; Belle</li>'
    """
    name = f"read-{crc32(line.encode()):08x}{again}"
    text = f'<li id="{name}">{escape(line)}</li>'
    return text, Element(name, "li", text)


def aloud(lines: Sequence[str]) -> tuple[Markup, Element]:
    """The list, and as what a page knows it: it need not be read again.

    >>> [element.id for _, element in aloud(["a", "b", "a"])[1].inner]
    ['read-e8b7be43', 'read-71beeff9', 'read-e8b7be43-']
    """
    pieces = [OPENS]
    inner: list[tuple[int, Element]] = []
    names: set[str] = set()
    place = len(OPENS)
    for line in lines:
        text, element = written(line)
        again = ""
        while element.id in names:  # the same words once more
            again += "-"
            text, element = written(line, again)
        names.add(element.id)
        pieces.append(text)
        inner.append((place, element))
        place += len(text)
    pieces.append(CLOSES)
    whole = "".join(pieces)
    read = Element("read", "ul", whole)
    read.inner = inner
    return Markup(whole), read  # noqa: S704
