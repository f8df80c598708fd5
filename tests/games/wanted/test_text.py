"""The teller of `wanted`: its pieces by name, its labels and its board."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console

import saloon
from saloon.engine.event import Event
from saloon.games.wanted.content import DECKS, GANGS, OUTLAWS, SALOON_KINDS, TOWNS
from saloon.games.wanted.text import COLOURS, SHAPES, WantedTeller
from saloon.testing import draw
from saloon.words import LANGS, teller

GAME = saloon.game("wanted")
ALL_ON = {"duel": True, "consent": True, "dollars": True, "cavalry": True, "supremacy": True}


def at_table(lang: str, me: int | None = None) -> WantedTeller:
    told = teller(GAME, lang, me=me)
    assert isinstance(told, WantedTeller)
    return told


@pytest.fixture(params=LANGS)
def lang(request: pytest.FixtureRequest) -> str:
    assert isinstance(request.param, str)
    return request.param


def test_every_piece_has_its_words(lang: str) -> None:
    words = at_table(lang).words
    needed = [
        *(f"deck-{deck}" for deck in DECKS),
        *(f"gang-{gang}" for gang in GANGS),
        *(f"card-{kind}" for kind in SALOON_KINDS),
        *(f"card-{kind}-does" for kind in SALOON_KINDS),
        *(f"epithet-{outlaw.id.lower()}" for outlaw in OUTLAWS),
    ]
    assert [message for message in needed if message not in words] == []


def test_every_move_has_its_label(lang: str) -> None:
    match = saloon.Match(GAME, seats=6, seed="labels", options=ALL_ON)
    match.play(match.asks[0].seat, "look:saloon")
    view = match.view(match.asks[0].seat)
    for player in view["table"]["players"]:
        player["stacks"] = [["WB-01"], ["DA-02", "DA-01"], ["LO-01"], ["JY-01"]]
    told = at_table(lang, me=0)
    labels = [told.move(move, view) for move in GAME.moves]
    assert len(set(labels)) == len(GAME.moves)
    assert all("{" not in label for label in labels)


def test_a_leader_wears_a_star_and_every_gang_its_shape() -> None:
    told = at_table("en")
    assert told.card("WB-01") == "● Butch Cassidy ★"
    assert told.card("DA-04") == "▲ Grat Dalton"
    assert len(set(SHAPES)) == len(GANGS)


def test_the_reader_is_spoken_to(lang: str) -> None:
    swindled = saloon.Event("swindler", ("WAN-SWINDLER-02",), (1, 2, 0))
    lines = {at_table(lang, me).event(swindled) for me in (None, 1, 2)}
    assert len(lines) == 3
    assert any("Belle" in line and "Cole" in line for line in lines)


def test_french_uses_the_words_of_the_box() -> None:
    told = at_table("fr")
    assert told.title() == "Ennemi Public Numéro Un"
    assert [told.kind(kind) for kind in SALOON_KINDS] == [
        "Shérif",
        "Chasseur de prime",
        "Arnaqueur",
    ]
    assert told.words("option-dollars") == "Pour une poignée de Dollars"


def test_the_drawn_table_of_six_fits_a_small_terminal(lang: str) -> None:
    match = saloon.Match(GAME, seats=6, seed="drawn", options=ALL_ON)
    rng = saloon.Rng.seeded("drawn")
    for _ in range(150):
        ask = match.asks[0]
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    told = at_table(lang, me=match.asks[0].seat)
    lines = draw(told.board(match.view(told.me)), width=80, height=24)
    assert len(lines) <= 5 + 2 + 6 + 1


def test_a_town_has_the_colour_of_its_gang_whoever_lies_on_top() -> None:
    """WAN-SETUP-12, in the terminal; the Saloon is nobody's."""
    match = saloon.Match(GAME, 2, "colours")
    view = match.view(0)
    console = Console(width=100, height=30, file=StringIO(), color_system="truecolor", record=True)
    console.print(teller(GAME, "en", ["Ada", "Belle"], 0).board(view))
    drawn = console.export_text(styles=True)
    for town, colour in zip(TOWNS, COLOURS, strict=True):
        red, green, blue = (int(colour[n : n + 2], 16) for n in (1, 3, 5))
        name = at_table("en").deck(town)
        assert re.search(rf"1;38;2;{red};{green};{blue}m[^m]*{name}", drawn), town


def test_the_last_round_is_named_not_assumed() -> None:
    """The number of rounds can be turned."""
    say = teller(GAME, "en", ["Ada", "Belle"], None)
    assert (
        say.event(Event("limit", ("WAN-WIN-07",), (0, 12)))
        == "Round 12 was the last: Ada comes out ahead"
    )


@pytest.mark.parametrize("quick", [False, True])
def test_the_counting_aid_counts_what_lies_face_down(quick: bool) -> None:
    """WAN-RULING-05: no more and no less, for a seat that has looked at a card too."""
    options = {"quick": quick, "dollars": True, "cavalry": True}
    match = saloon.Match(GAME, 3, "count", options)
    rng = saloon.Rng.seeded("count")
    looked = 0
    while match.asks and len(match.history) < 120:
        ask = match.asks[0]
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
        for seat in (None, 0):
            view = match.view(seat)
            hidden = 0
            for deck in view["table"]["decks"]:
                known = {*deck["buried"], deck.get("up"), deck.get("next")} - {None}
                hidden += deck["left"] - len(known)
                looked += "next" in deck
            lines = at_table("en").counts(view)
            counted = [int(line.rpartition(": ")[2].split()[0]) for line in lines]
            assert sum(counted) == hidden, lines
    assert looked
