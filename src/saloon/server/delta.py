"""Only what changed travels to an open page.

Where elements with an id are the same as when they were last sent, an empty one with the mark
`data-same` and their ids goes in their place; the page (static/same.js) leaves its own as they are.

Pages are long and little of them changes, so a text is read only where it differs: an element that
was read before, and stands there letter for letter again, is stepped over.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from typing import Final
from zlib import crc32

LEAF: Final = (
    r'(?:<svg class="mark".*?</svg>'
    r"|<([A-Za-z][\w:-]*+)(?![^<>]*?\sid=)[^<>]*+(?:(?<=/)>|>[^<]*+</\2>))"
)
"""An element without an id in which there is none: the mark of a seat, or one with text at most."""

REST: Final = r"|<!--.*?-->|<(/?)([A-Za-z][\w:-]*+)([^<>]*?)(/?)>"
"""A comment, or the beginning or end of another element."""

TAG: Final = re.compile(f"({LEAF}){REST}", re.DOTALL)
LINE: Final = re.compile(f"((?:{LEAF}[^<]*+)++){REST}", re.DOTALL)
"""The same with as many leaves at once as stand in a row."""

ID: Final = re.compile(r'\sid="([^"]+)"')
VOID: Final = frozenset(("br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"))
SHORT: Final = 60
"""An element not longer than this is sent as it is: the mark would cost as much."""


GROUPS: Final = ("svg", "g")
"""Only in these a group may stand in the place of its children."""

APART: Final = ("title", "desc", "defs")
"""What means something by where it stands."""

CHUNK: Final = 300
"""Things without an id are named together, up to about this many characters."""

Cut = tuple[int, int, str]
"""From where to where things without an id become a group, and its name."""


class Element:
    """An element with an id, as it was read: enough to know it again and to send it in parts.

    Places are counted from its own start, so that it is the same one wherever it stands.
    """

    __slots__ = ("cuts", "hash", "id", "inner", "named", "size", "tag")

    def __init__(self, id: str, tag: str, held: str) -> None:
        self.id = id
        self.tag = tag
        self.size = len(held)
        self.hash = hash(held)
        self.inner: Sequence[tuple[int, Element]] = ()  # those with an id, and where they begin
        self.cuts: Sequence[Cut] = ()  # in all of it, where groups are to be named
        self.named: Element | None = None  # the same with these groups in it

    def stands(self, text: str, start: int) -> bool:
        """Whether this very element stands there in a text."""
        return hash(text[start : start + self.size]) == self.hash


Known = Mapping[str, Element]


class Open:
    """An element whose end has not come yet."""

    __slots__ = ("cuts", "id", "inner", "named", "run", "scope", "start", "tag")

    def __init__(self, id: str, tag: str, start: int, scope: str) -> None:
        self.id = id
        self.tag = tag
        self.start = start
        self.scope = id or scope  # the name of the nearest one that has one
        self.named = bool(id)  # whether it or anything inside it has an id
        self.inner: list[tuple[int, Element]] = []
        self.cuts: list[Cut] = []
        self.run: list[int] = []  # where things without an id begin, and the last of them ends


class Reading:
    """One pass over a text; `elements` are those with an id, outermost first, and where they are.

    None where the text is no clean markup. With `cutting`, groups are found that shall have a name.
    """

    def __init__(self, text: str, known: Sequence[Known], cutting: bool = False) -> None:
        self.text = text
        self.known = known
        self.cutting = cutting
        self.names: set[str] = set()
        top = Open("", "", 0, "")
        self.elements = top.inner if self._read(top) else None
        self.cuts = top.cuts

    def _read(self, top: Open) -> bool:
        text, cutting = self.text, self.cutting
        path = [top]
        here = top
        place = 0
        search = (TAG if cutting else LINE).search
        while (found := search(text, place)) is not None:
            place = found.end()
            kind = found.lastindex
            if kind is None:  # a comment
                continue
            if kind == 1:
                if cutting:
                    self._beside(here, found[2] or "svg", found.start(), place)
                continue
            closes, tag, rest, alone = found.group(3, 4, 5, 6)
            if closes:
                if here.tag != tag or here is top:
                    return False
                path.pop()
                self._close(here, path[-1], place)
                here = path[-1]
                continue
            named = ID.search(rest) if ' id="' in rest else None
            start = found.start()
            if named is None:
                id = ""
            else:
                id = sys.intern(named[1])
                old = self._met(id, tag, start)
                if old is not None:
                    self._add(here, old, start)
                    place = start + old.size
                    continue
            inner = Open(id, tag, start, here.scope)
            if alone or tag in VOID:
                self._close(inner, here, place)
            else:
                path.append(inner)
                here = inner
        return here is top

    def _met(self, id: str, tag: str, start: int) -> Element | None:
        """The element that is known to stand there."""
        for known in self.known:
            old = known.get(id)
            if old is not None and old.tag == tag and old.stands(self.text, start):
                return old
        return None

    def _add(self, outer: Open, element: Element, start: int) -> None:
        """An element with an id is inside another."""
        outer.named = True
        outer.inner.append((start, element))
        if self.cutting:
            self._flush(outer)
            outer.cuts += [(start + a, start + b, name) for a, b, name in element.cuts]

    def _close(self, one: Open, outer: Open, end: int) -> None:
        if self.cutting:
            self._flush(one)
        if one.id:
            start = one.start
            element = Element(one.id, one.tag, self.text[start:end])
            element.inner = [(place - start, inner) for place, inner in one.inner]
            element.cuts = [(a - start, b - start, name) for a, b, name in one.cuts]
            self._add(outer, element, start)
        elif one.named:
            if self.cutting:
                self._flush(outer)
            outer.named = True
            outer.inner += one.inner
            outer.cuts += one.cuts
        elif self.cutting:
            self._beside(outer, one.tag, one.start, end)

    def _beside(self, outer: Open, tag: str, start: int, end: int) -> None:
        """Something without any id inside another."""
        if outer.tag not in GROUPS or tag in APART:
            self._flush(outer)
            return
        outer.run = [outer.run[0] if outer.run else start, end]
        if end - outer.run[0] > CHUNK:
            self._flush(outer)

    def _flush(self, outer: Open) -> None:
        """Things without an id that stand in a row become a group."""
        if not outer.run:
            return
        start, end = outer.run
        outer.run = []
        if end - start > SHORT:
            name = f"part-{crc32(f'{outer.scope} {self.text[start:end]}'.encode()):08x}"
            while name in self.names:
                name += "-"
            self.names.add(name)
            outer.cuts.append((start, end, name))


def flat(elements: Sequence[tuple[int, Element]]) -> dict[str, Element] | None:
    """All elements by their ids; None where an id is there twice: a page could mean either.

    >>> sorted(flat(Reading('<a id="x"><b/><i id="y"></i></a>', []).elements))
    ['x', 'y']
    """
    found: dict[str, Element] = {}
    waiting = [element for _, element in elements]
    count = 0
    while waiting:
        element = waiting.pop()
        count += 1
        found[element.id] = element
        if element.inner:
            waiting += [inner for _, inner in element.inner]
    return found if len(found) == count else None


OPENS: Final = '<g id="{}">'
CLOSES: Final = "</g>"


def with_groups(element: Element, text: str, start: int) -> Element:
    """An element as it is after groups were put into it; it begins there in the new text.

    Made once: wherever the same element is met again, nothing of it is read any more.
    """
    if element.named is not None:
        return element.named
    inner: list[tuple[int, Element]] = []
    cuts = element.cuts
    done = added = 0
    for place, one in (*element.inner, (element.size, None)):
        while done < len(cuts) and cuts[done][0] < place:  # those beside what has an id
            begins, ends, name = cuts[done]
            done += 1
            size = ends - begins + len(OPENS) - 2 + len(name) + len(CLOSES)
            at = begins + added
            inner.append((at, Element(name, "g", text[start + at : start + at + size])))
            added += size - (ends - begins)
        if one is not None:
            at = place + added
            named = with_groups(one, text, start + at)
            inner.append((at, named))
            added += named.size - one.size
            done += len(one.cuts)
    size = element.size + added
    element.named = Element(element.id, element.tag, text[start : start + size])
    element.named.inner = inner
    return element.named


def name_all(drawing: str, *known: dict[str, Element]) -> tuple[str, Element | None]:
    """A picture in which things without an id, too, are in groups that have one, and what it is.

    The name tells what is in the group and what it is in: where that stays the same, so does the
    name. (The same thing elsewhere has another name: a group that is new to a page must hold
    nothing that the page knows, else it could not be built.) What was read before may be `known`,
    and the first of these is then brought up to date.

    >>> rect = '<rect width="20" height="20" fill="red" stroke="black" rx="3"/>'
    >>> name_all(f'<svg id="board"><g id="card"/>{rect}</svg>')[0][:56]
    '<svg id="board"><g id="card"/><g id="part-f5946d9d"><rec'
    """
    reading = Reading(drawing, known, cutting=True)
    if reading.elements is None or len(reading.elements) != 1:
        return drawing, None
    met = flat(reading.elements)
    if met is None:
        return drawing, None
    for old in known[:1]:
        old.clear()
        old.update(met)
    pieces: list[str] = []
    last = 0
    for start, end, name in reading.cuts:
        pieces += (drawing[last:start], OPENS.format(name), drawing[start:end], CLOSES)
        last = end
    pieces.append(drawing[last:])
    text = "".join(pieces)
    place, whole = reading.elements[0]
    return text, with_groups(whole, text, place)


def shorter(
    text: str, known: Known, recent: dict[str, Element] | None = None
) -> tuple[str, dict[str, Element]]:
    """A part without what its page has already, and each element with an id that it has then.

    What other pages of the table were just sent may be `recent`: what many see is read once.

    >>> part = '<p id="a"><b id="b">' + "x" * 100 + '</b><i id="c">1</i></p>'
    >>> sent, known = shorter(part, {})
    >>> sent == part
    True
    >>> shorter(part.replace("1", "2"), known)[0]
    '<p id="a"><b data-same="b"></b><i id="c">2</i></p>'
    """
    reading = Reading(text, [known] if recent is None else [known, recent])
    told = flat(reading.elements) if reading.elements is not None else None
    if told is None or reading.elements is None:
        return text, {}
    if recent is not None:
        recent.update(told)
    pieces: list[str] = []

    def same(element: Element) -> None:
        """Several in a row share one mark."""
        close = f'"></{element.tag}>'
        if len(pieces) > 1 and pieces[-1] == "" and pieces[-2] == close:
            pieces[-2:] = [f" {element.id}", close]
        else:
            pieces.extend((f'<{element.tag} data-same="{element.id}', close))

    def put(elements: Sequence[tuple[int, Element]], base: int, start: int, end: int) -> None:
        for place, element in elements:
            begins = base + place
            pieces.append(text[start:begins])
            start = begins + element.size
            old = known.get(element.id)
            if old is not None and element.size > SHORT and old.hash == element.hash:
                same(element)
            elif element.inner:
                put(element.inner, begins, begins, start)
            else:
                pieces.append(text[begins:start])
        pieces.append(text[start:end])

    put(reading.elements, 0, 0, len(text))
    return "".join(pieces), told
