"""The teller of `wanted` has words for everything, in both languages."""

from __future__ import annotations

import io
import re
from itertools import product
from pathlib import Path

import pytest
from rich.console import Console

import saloon
from saloon.games.wanted import play
from saloon.games.wanted.content import DECKS, GANGS, OUTLAWS, SALOON_KINDS
from saloon.games.wanted.text import SHAPES, WantedTeller
from saloon.words import LANGS, Teller, teller

GAME = saloon.game("wanted")
RULES = "".join(
    file.read_text(encoding="utf-8") for file in sorted(Path(play.__path__[0]).glob("*.py"))
)
ALL_ON = {"duel": True, "consent": True, "dollars": True, "cavalry": True, "supremacy": True}


def at_table(lang: str, me: int | None = None) -> WantedTeller:
    told = teller(GAME, lang, me=me)
    assert isinstance(told, WantedTeller)
    return told


@pytest.fixture(params=LANGS)
def lang(request: pytest.FixtureRequest) -> str:
    assert isinstance(request.param, str)
    return request.param


def test_every_event_the_rules_tell_has_its_message(lang: str) -> None:
    kinds = set(re.findall(r't\.tell\(\s*"([^"]+)"', RULES))
    kinds |= set(re.findall(r't\.whisper\(\s*\w+,\s*"([^"]+)"', RULES))
    assert len(kinds) > 30
    assert kinds == set(WantedTeller.EVENTS)
    words = at_table(lang).words
    assert [kind for kind in sorted(kinds) if f"event-{kind}" not in words] == []


def test_every_question_has_its_message_for_the_asked_and_for_the_others(lang: str) -> None:
    prompts = set(re.findall(r'Ask\(\s*\w+,\s*"([^"]+)"', RULES))
    assert prompts == {"draw", "dollars", "cavalry", "sheriff", "hunter", "swindler", "consent"}
    words = at_table(lang).words
    for prompt in prompts:
        assert f"ask-{prompt}" in words
        assert f"wait-{prompt}" in words


def test_everything_on_the_table_has_its_words(lang: str) -> None:
    words = at_table(lang).words
    needed = [
        "title",
        "tagline",
        "score",
        *(f"option-{option.id}" for option in GAME.options),
        *(f"option-{option.id}-hint" for option in GAME.options),
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


def say_everything(told: Teller, match: saloon.Match) -> None:
    view = match.view(told.me)
    assert told.read(view)
    console = Console(file=io.StringIO(), width=80)
    console.print(told.board(view))
    for ask in view["asks"]:
        assert told.prompt(ask)
        for move in ask.get("moves", []):
            assert told.move(move, view)


@pytest.mark.parametrize(("seats", "options"), list(product((2, 4, 6), ({}, ALL_ON))))
def test_random_games_read_without_error(lang: str, seats: int, options: dict[str, bool]) -> None:
    match = saloon.Match(GAME, seats=seats, seed="aloud", options=options)
    rng = saloon.Rng.seeded("aloud")
    tellers = [at_table(lang, me) for me in (None, *range(seats))]
    decisions = 0
    while match.asks:
        ask = match.asks[rng.below(len(match.asks))]
        if decisions % 7 == 0 or ask.prompt not in ("draw", "dollars", "cavalry"):
            say_everything(tellers[ask.seat + 1], match)
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
        decisions += 1
    for told in tellers:
        say_everything(told, match)
        for event in match.events_for(told.me):
            assert told.event(event)


@pytest.mark.parametrize("width", [80, 100, 120, 200])
def test_the_drawn_table_fits_its_width(lang: str, width: int) -> None:
    match = saloon.Match(GAME, seats=6, seed="drawn", options=ALL_ON)
    rng = saloon.Rng.seeded("drawn")
    for _ in range(150):
        ask = match.asks[0]
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    told = at_table(lang, me=match.asks[0].seat)
    out = io.StringIO()
    Console(file=out, width=width, height=24).print(told.board(match.view(told.me)))
    lines = out.getvalue().rstrip("\n").split("\n")
    assert max(len(line) for line in lines) <= width
    if width == 80:
        assert len(lines) <= 5 + 2 + 6 + 1
