"""Only what changed travels, and what a page puts together from it is the whole page again."""

from __future__ import annotations

import re
import time
import zlib
from collections.abc import Sequence

import httpx
import pytest

import saloon
from saloon import drawing
from saloon.engine.rng import Rng
from saloon.games.bantam.aloud import LEADS, PRINTED
from saloon.server import aloud, delta, pages
from saloon.server.delta import Element, Reading, name_all, shorter
from saloon.server.live import Live
from saloon.server.pages import Reader
from saloon.server.squeeze import HEAD, block
from saloon.server.store import Action, Seat, TableRow
from saloon.server.streams import Sent, what_changed
from tests.server.client import people
from tests.server.server import Server

MARK = re.compile(r'<([\w:-]+) data-same="([^"]*)"></\1>')
PARTIAL = re.compile(
    r'<hx-partial hx-target="#(\w+)" hx-swap="outerMorph">(.*?)</hx-partial>', re.S
)


def elements(text: str) -> dict[str, str]:
    """Every element with an id, as it stands in a page."""
    found: dict[str, str] = {}

    def walk(some: Sequence[tuple[int, Element]], base: int) -> None:
        for place, one in some:
            found[one.id] = text[base + place : base + place + one.size]
            walk(one.inner, base + place)

    walk(Reading(text, []).elements or [], 0)
    return found


def put_together(sent: str, before: str) -> str:
    """What the page's script and htmx make of a part that was sent."""
    known = elements(before)
    return MARK.sub(lambda mark: "".join(known[id] for id in mark[2].split(" ")), sent)


def a_live(game: str, seats: int = 4) -> Live:
    chosen = saloon.game(game)
    row = TableRow(
        "x", game, chosen.rules, {}, ["delta"], seats, False, "w", "", time.time()
    )  # fmt: skip
    return Live(row, [Seat(n, "human", True, f"P{n}", "", f"t{n}") for n in range(seats)])


def play_one(live: Live, rng: Rng) -> None:
    ask = live.match.asks[0]
    move = live.game.text(ask.moves[rng.below(len(ask.moves))])
    live.apply(Action(live.applied + 1, ask.seat, live.applied, move))


@pytest.mark.parametrize("game", [game.id for game in saloon.list_games()])
@pytest.mark.parametrize("reader", [Reader(0), Reader(None, "fr", False), Reader(1, small=True)])
def test_what_a_page_puts_together_is_the_whole_page(game: str, reader: Reader) -> None:
    live, sent, rng = a_live(game), Sent(), Rng.seeded("delta")
    page: dict[str, str] = {}
    for turn in range(25):
        if turn and not live.match.over:
            play_one(live, rng)
        message = what_changed(live, reader, sent)
        text = "\n".join(line.removeprefix("data: ") for line in message.rstrip("\n").split("\n"))
        for name, part in PARTIAL.findall(text):
            page[name] = put_together(part, page.get(name, ""))
        whole = pages.parts(pages.shown(live, reader))
        assert {name: text.replace("\r", "") for name, text in whole.items()} == page


def shape(some: Sequence[tuple[int, Element]]) -> list[tuple[object, ...]]:
    """What elements are, whichever way they were read."""
    return [(place, o.id, o.tag, o.size, o.hash, shape(o.inner)) for place, o in some]


@pytest.mark.parametrize("game", [game.id for game in saloon.list_games()])
def test_boards_and_words_need_no_second_reading(game: str) -> None:
    live, rng = a_live(game), Rng.seeded("once")
    for turn in range(12):
        if turn and not live.match.over:
            play_one(live, rng)
        for seat in (0, 1, None):
            made = pages.parts(pages.shown(live, Reader(seat)))
            read = pages.just_read(live)
            for name, part in (("board", made["table"]), ("read", made["players"])):
                start = part.index(f'id="{name}"')
                start = part.rindex("<", 0, start)
                text = part[start : start + read[name].size]
                again = Reading(text, []).elements
                assert again is not None
                assert shape(again) == shape([(0, read[name])])


def forget_all() -> None:
    """Nothing has been drawn or said before."""
    for one in vars(drawing).values():
        if hasattr(one, "cache_clear"):
            one.cache_clear()
    aloud.written.cache_clear()
    PRINTED.clear()
    LEADS.clear()


@pytest.mark.parametrize("game", [game.id for game in saloon.list_games()])
def test_what_was_drawn_for_others_changes_nothing(game: str) -> None:
    """Every reader gets, byte for byte, what a house would draw that has drawn nothing yet."""
    live, rng = a_live(game), Rng.seeded("shared")
    readers = [Reader(0), Reader(1, "fr"), Reader(2), Reader(None), Reader(3, wide=False)]
    for _ in range(10):
        if not live.match.over:
            play_one(live, rng)
        warm = [pages.parts(pages.shown(live, reader)) for reader in readers]
        for reader, parts in zip(readers, warm, strict=True):
            forget_all()
            assert pages.parts(pages.shown(live, reader)) == parts


@pytest.mark.parametrize(("game", "most"), [("wanted", 12.0), ("bantam", 20.0)])
def test_an_update_is_small(game: str, most: float) -> None:
    live, rng = a_live(game), Rng.seeded("small")
    readers = [(Reader(seat), Sent()) for seat in range(4)]
    for reader, sent in readers:
        what_changed(live, reader, sent)
    sizes = []
    for _ in range(30):
        play_one(live, rng)
        sizes += [len(block(what_changed(live, reader, sent))) for reader, sent in readers]
    assert sum(sizes) / len(sizes) / 1024 < most


def test_what_was_read_before_is_read_only_where_it_differs() -> None:
    """Reading with and without what is known comes to the same; only the known way steps over."""
    card = '<g id="card-{}"><path d="M0 0"/><g><text>{}</text><g id="pip-{}"></g></g></g>'
    board = '<svg id="board"><title>t</title>{}<rect width="9"/><circle r="5" class="spot"/></svg>'
    first = board.format("".join(card.format(n, n, n) for n in range(40)))
    later = board.format("".join(card.format(n, n if n != 7 else "new", n) for n in range(40)))
    known: dict[str, Element] = {}
    name_all(first, known)
    before = dict(known)
    assert name_all(later, known)[0] == name_all(later)[0]
    changed = {id for id in known if known[id] is not before.get(id)}
    assert changed == {"board", "card-7"}  # the others were not read again
    _, sent = shorter(first, {})
    text, _ = shorter(later, sent)
    assert put_together(text, first) == later
    assert text.count("data-same") == 2  # before the changed card and after it
    assert shorter(later, sent, dict(shorter(later, {})[1]))[0] == text


def test_a_stretch_without_ids_is_read_once_wherever_it_stands(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read: list[str] = []
    whole = delta.read_stretch

    def counted(text: str) -> delta.Stretch | None:
        read.append(text)
        return whole(text)

    monkeypatch.setattr(delta, "read_stretch", counted)
    monkeypatch.setattr(delta, "READ", {})
    board = '<svg id="{0}">' + "<g><path/><rect/></g>" * 9 + '<g id="{0}-pip">{1}</g></svg>'
    first = [name_all(board.format("one", n))[0] for n in range(3)]
    assert len(read) == len(set(read))
    assert "".join(read).count("<path/>") == 9  # not 27
    monkeypatch.setattr(delta, "READ", {})
    monkeypatch.setattr(delta, "MOST_READ", 2)
    assert [name_all(board.format("one", n))[0] for n in range(3)] == first
    assert len(delta.READ) <= 2


def test_seats_that_see_the_same_have_it_read_once() -> None:
    part = '<p id="all"><b id="mine">{}</b><i id="shared">' + "x" * 100 + "</i></p>"
    recent: dict[str, Element] = {}
    _, one = shorter(part.format("a"), {}, recent)
    _, other = shorter(part.format("b"), {}, recent)
    assert one["shared"] is other["shared"]
    assert one["mine"] is not other["mine"]


def test_what_came_back_is_sent_whole() -> None:
    """A page forgets what it no longer shows: so must the server."""
    card = f'<g id="card">{"x" * 100}</g>'
    board = '<svg id="board">{}</svg>'
    _, known = shorter(board.format(card), {})
    assert "data-same" in shorter(board.format(card + "<g/>"), known)[0]
    _, known = shorter(board.format(""), known)
    assert shorter(board.format(card), known)[0] == board.format(card)


def test_text_that_is_no_clean_markup_is_sent_as_it_is() -> None:
    for odd in ('<p id="a"><b>', '<p id="a"></p><p id="a"></p>', "</p>", "1 < 2 > 1"):
        assert shorter(odd, {}) == (odd, {})
        assert name_all(odd) == (odd, None)


def test_the_same_picture_elsewhere_has_another_name() -> None:
    art = f'<path d="{"M0 0 " * 20}"/>'
    drawn, _ = name_all(f'<svg id="s"><g id="a">{art}</g><g id="b">{art}</g>{art}{art}</svg>')
    names = re.findall(r'id="(part-[^"]+)"', drawn)
    assert len(names) == len(set(names)) >= 3


def test_a_stream_may_be_compressed_and_the_secret_of_a_seat_is_not(server: Server) -> None:
    player = people(server.url, 2)[0]
    line = httpx.Client(base_url=server.url, timeout=60, cookies={"seat": player.token})
    with line, line.stream("GET", f"/t/{player.table}/live") as answer:
        assert answer.headers["content-encoding"] == "gzip"
        raw = b""
        for piece in answer.iter_raw():
            raw += piece
            plain = zlib.decompressobj(31).decompress(raw)
            if plain.endswith(b"\n\n"):
                break
    assert b'id="board"' in plain
    assert len(raw) < len(plain) / 2
    assert player.token.encode() in raw  # as it is, so that its length tells nothing
    headers = {"accept-encoding": "identity"}
    with httpx.stream(
        "GET", f"{server.url}/api/tables/{player.table}/stream", headers=headers
    ) as answer:
        assert "content-encoding" not in answer.headers


def test_blocks_can_be_read_one_by_one() -> None:
    reader = zlib.decompressobj(31)
    assert reader.decompress(HEAD + block("one")) == b"one"
    big = '<hx-partial hx-target="#players">' + "é" * 70_000 + "</hx-partial>"
    assert reader.decompress(block(big)).decode() == big
    assert reader.decompress(block("two")) == b"two"
