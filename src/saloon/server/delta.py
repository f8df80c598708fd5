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

TAG: Final = re.compile(
    r"<([A-Za-z][\w:-]*+)[^<>]*+(?:(?<=/)>|>[^<]*+</\1>)"  # with text in it at most
    r"|<!--.*?-->"
    r"|<(/?)([A-Za-z][\w:-]*+)[^<>]*?(/?)>",
    re.DOTALL,
)
"""A whole element, or a comment, or the beginning or end of another element."""

NAMED: Final = ' id="'
OPENING: Final = re.compile(r'<([A-Za-z][\w:-]*+)[^<>]*? id="([^"<>]+)"[^<>]*?(/?)>')
"""The beginning of an element with an id."""

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


class Level:
    """What stands side by side in an element, as far as nothing of it has an id."""

    __slots__ = ("begins", "run", "runs", "tag")

    def __init__(self, tag: str, begins: int) -> None:
        self.tag = tag
        self.begins = begins
        self.run: tuple[int, int] | None = None  # from where to where things stand in a row
        self.runs: list[tuple[int, int]] = []  # rows that are long enough for a name

    def beside(self, tag: str, start: int, end: int) -> None:
        """One more thing without any id."""
        if tag in APART:
            self.flush()
            return
        self.run = (self.run[0] if self.run else start, end)
        if end - self.run[0] > CHUNK:
            self.flush()

    def flush(self) -> None:
        """Something else follows."""
        if self.run is not None and self.run[1] - self.run[0] > SHORT:
            self.runs.append(self.run)
        self.run = None


class Stretch:
    """What was read of a text without ids: which elements end in it and which begin.

    What begins and ends in it is only a thing that stands beside others.
    """

    __slots__ = ("begun", "ended", "runs")

    def __init__(self, first: Level, ended: list[Level], begun: list[Level]) -> None:
        self.runs = tuple(first.runs)
        # The tag of each, where it ends or begins, and the rows that then follow.
        self.ended = tuple((one.tag, one.begins, tuple(one.runs)) for one in ended)
        self.begun = tuple((one.tag, one.begins, tuple(one.runs)) for one in begun)


def read_stretch(text: str) -> Stretch | None:
    """Read a text in which nothing has an id; None where it is no clean markup."""
    ended = [Level("", 0)]
    begun: list[Level] = []
    here = ended[0]
    for found in TAG.finditer(text):
        kind = found.lastindex
        if kind is None:  # a comment
            continue
        if kind == 1:
            here.beside(found[1], found.start(), found.end())
            continue
        closes, tag, alone = found.group(2, 3, 4)
        if not closes and not alone and tag not in VOID:
            here = Level(tag, found.start())
            begun.append(here)
        elif not closes:
            here.beside(tag, found.start(), found.end())
        elif begun:
            one = begun.pop()
            if one.tag != tag:
                return None
            here = begun[-1] if begun else ended[-1]
            here.beside(tag, one.begins, found.end())
        else:
            here = Level(tag, found.end())
            ended.append(here)
    for one in (*ended, *begun):
        one.flush()
    return Stretch(ended[0], ended[1:], begun)


MOST_READ: Final = 16_384
READ: dict[int, Stretch | None] = {}
"""What was read lately, by the hash of the text: little of a page is new, and many are alike."""


def stretch(text: str) -> Stretch | None:
    """Read a text in which nothing has an id, or know it again."""
    key = hash(text)
    try:
        return READ[key]
    except KeyError:
        if len(READ) >= MOST_READ:
            READ.clear()
        READ[key] = found = read_stretch(text)
        return found


class Open:
    """An element whose end has not come yet."""

    __slots__ = ("cuts", "grouping", "id", "inner", "scope", "start", "tag")

    def __init__(self, id: str, tag: str, start: int, scope: str) -> None:
        self.id = id
        self.tag = tag
        self.grouping = tag in GROUPS
        self.start = start
        self.scope = id or scope  # the name of the nearest one that has one
        self.inner: list[tuple[int, Element]] = []
        self.cuts: list[Cut] = []


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
        text = self.text
        path = [top]
        place = 0  # up to here it is read
        search = 0
        while True:
            at = text.find(NAMED, search)
            start = text.rfind("<", place, at) if at >= 0 else len(text)
            if start < 0:  # words that look like it
                search = at + 1
                continue
            id = text[at + len(NAMED) : text.find('"', at + len(NAMED))] if at >= 0 else ""
            old = self._met(id, start) if id else None
            opening = OPENING.match(text, start) if id and old is None else None
            if at >= 0 and old is None and (opening is None or opening.start(2) != at + len(NAMED)):
                search = at + 1
                continue
            if start > place and not self._between(path, place, start):
                return False
            if at < 0:
                return len(path) == 1
            here = path[-1]
            if old is not None:
                here.inner.append((start, old))
                if old.cuts:
                    here.cuts += [(start + a, start + b, name) for a, b, name in old.cuts]
                place = search = start + old.size
                continue
            assert opening is not None
            tag, place = opening[1], opening.end()
            search = place
            path.append(Open(sys.intern(id), tag, start, here.scope))
            if opening[3] or tag in VOID:
                self._close(path, place)

    def _between(self, path: list[Open], start: int, end: int) -> bool:
        """Take in a stretch in which nothing has an id."""
        found = stretch(self.text[start:end])
        if found is None:
            return False
        if found.runs:
            self._cut(path[-1], start, found.runs)
        for tag, ends, runs in found.ended:
            if path[-1].tag != tag or len(path) == 1:
                return False
            self._close(path, start + ends)
            if runs:
                self._cut(path[-1], start, runs)
        for tag, begins, runs in found.begun:
            path.append(Open("", tag, start + begins, path[-1].scope))
            if runs:
                self._cut(path[-1], start, runs)
        return True

    def _met(self, id: str, start: int) -> Element | None:
        """The element that is known to stand there."""
        for known in self.known:
            old = known.get(id)
            if old is not None and old.stands(self.text, start):
                return old
        return None

    def _close(self, path: list[Open], end: int) -> None:
        """The innermost element ends."""
        one = path.pop()
        outer = path[-1]
        if not one.id:
            outer.inner += one.inner
            outer.cuts += one.cuts
            return
        start = one.start
        element = Element(one.id, one.tag, self.text[start:end])
        element.inner = [(place - start, inner) for place, inner in one.inner]
        element.cuts = [(a - start, b - start, name) for a, b, name in one.cuts]
        outer.inner.append((start, element))
        outer.cuts += one.cuts

    def _cut(self, outer: Open, base: int, runs: Sequence[tuple[int, int]]) -> None:
        """Things without an id that stand in a row become groups."""
        if not self.cutting or not outer.grouping:
            return
        for begins, ends in runs:
            start, end = base + begins, base + ends
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
