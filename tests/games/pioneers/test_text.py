"""The teller of `pioneers` has words for everything, in both languages."""

from __future__ import annotations

import io
from collections import Counter
from pathlib import Path

import pytest
from rich.console import Console

import saloon
from saloon.games import pioneers
from saloon.games.pioneers.board import CELLS, KINDS, cell_at
from saloon.games.pioneers.content import (
    ANIMALS,
    BUILDINGS,
    COMPANION,
    DIPLOMAS,
    EVENTS,
    FACES,
    GOODS,
    LABORERS,
    LANDS,
    PLACES,
    PRAYERS,
    SALOON,
    STEPS,
    TOOLS,
    WAIVERS,
)
from saloon.games.pioneers.lookup import reference
from saloon.games.pioneers.moves import MOVES, TASKS, THINGS
from saloon.games.pioneers.state import BANDIT, HIDEOUT, SHERIFF, STOCKPILE
from saloon.games.pioneers.text import PioneersTeller
from saloon.rulebook import rulebook
from saloon.words import LANGS, teller
from tests.games.pioneers.settled import GAME, at_table, middle_games, settled
from tests.games.pioneers.tables import frontier


@pytest.fixture(params=LANGS)
def lang(request: pytest.FixtureRequest) -> str:
    assert isinstance(request.param, str)
    return request.param


def test_every_event_the_rules_tell_has_its_message(lang: str) -> None:
    words = at_table(lang).words
    assert len(GAME.events) > 110
    assert [kind for kind in GAME.events if f"event-{kind}" not in words] == []


def test_who_does_something_and_to_whom_is_spoken_to(lang: str) -> None:
    words = at_table(lang).words
    for kind, names in GAME.events.items():
        assert ("who" in names) == (f"event-{kind}-you" in words), kind
        assert ("target" in names) == (f"event-{kind}-to-you" in words), kind


def test_every_question_has_its_message_for_the_asked_and_for_the_others(lang: str) -> None:
    words = at_table(lang).words
    assert len(GAME.asks) == 90
    assert {"bid-again", "page-map", "page-number"} < set(GAME.asks)
    for prompt in GAME.asks:
        assert f"ask-{prompt}" in words, prompt
        assert f"wait-{prompt}" in words, prompt


def test_everything_on_the_table_has_its_words(lang: str) -> None:
    words = at_table(lang).words
    needed = ["title", "tagline", "minutes", "score"]
    for option in GAME.options:
        needed += [f"option-{option.id}", f"option-{option.id}-hint"]
        if option.choices != (False, True):
            needed += [f"option-{option.id}-{choice}" for choice in option.choices]
    for kind in [*(land.id for land in LANDS), "collapsed-mine"]:
        needed += [f"land-{kind}", f"land-{kind}-does"]
    for place in PLACES:
        needed += [f"place-{place.id}{form}" for form in ("", "-at", "-short", "-does")]
    needed += [f"code-{kind}" for kind in KINDS]
    for good in GOODS:
        needed += [f"good-{good.id}", f"good-{good.id}-does", f"amount-{good.id}"]
    for building in BUILDINGS:
        needed += [f"building-{building}{form}" for form in ("", "-a", "-the", "-does")]
        needed.append(f"mark-{building}")
    for diploma in [*DIPLOMAS, "companion-box"]:
        needed += [f"diploma-{diploma}", f"diploma-{diploma}-does"]
    for prayer in PRAYERS:
        needed += [f"prayer-{prayer}", f"prayer-{prayer}-does"]
    for event in EVENTS:
        needed += [f"card-{event.id}", f"card-{event.id}-does"]
    for laborer in LABORERS:
        needed += [f"laborer-{laborer}", f"laborer-{laborer}-the"]
    needed += [f"animal-{animal.id}" for animal in ANIMALS]
    needed += [f"symbol-{face}" for face in FACES]
    needed += [f"step-{step}" for step in STEPS.values()]
    needed += [f"task-{task}" for task in TASKS]
    needed += [f"waived-{waiver}" for waiver in WAIVERS]
    needed += [f"gear-{gear}" for gear in ("revolver", "horse", *TOOLS)]
    assert [message for message in needed if message not in words] == []


def test_both_languages_have_the_same_rules() -> None:
    english, french = rulebook(GAME, "en"), rulebook(GAME, "fr")
    assert (len(english.clauses), len(english.examples)) == (318, 28)
    for shelf in ("clauses", "rulings", "examples"):
        assert list(getattr(french, shelf)) == list(getattr(english, shelf))
    assert set(french.exempt()) == set(english.exempt())
    assert len(french.chapters()) == len(english.chapters())


def test_titles_of_cards_are_those_of_the_rules() -> None:
    rules = (Path(pioneers.__path__[0]) / "rules.md").read_text(encoding="utf-8")
    words = at_table("en").words
    for event in EVENTS:
        title = words(f"card-{event.id}").replace("\u2019", "'").replace("Axe", "Ax")
        assert f"| {title} |" in rules


def test_every_move_has_its_label(lang: str) -> None:
    match = saloon.Match(GAME, table=settled(4, "labels"))
    told = at_table(lang, me=0)
    view = match.view(0)
    labels = [told.move(move, view) for move in MOVES]
    assert all(label and "{" not in label for label in labels)


def test_a_hex_is_called_by_column_and_row() -> None:
    names = [reference(q, r) for q in range(-9, 10) for r in range(-9, 10) if abs(q + r) <= 9]
    assert len(set(names)) == len(names) == CELLS
    assert reference(0, 0) == "J10"
    assert [reference(q, r) for q, r in ((0, -1), (1, -1), (1, 0), (0, 1))] == [
        "J9",
        "K9",
        "K10",
        "J11",
    ]


def test_a_place_of_the_town_needs_no_reference() -> None:
    told = at_table("en")
    assert told.cell(cell_at(PLACES[SALOON].q, PLACES[SALOON].r)) == "Saloon"
    assert told.cell(cell_at(2, -1)) == "L10"


def test_a_robbery_reads_differently_to_all_three() -> None:
    robbed = saloon.Event("robs", ("PIO-HIREB-11",), (0, 1, THINGS.index("money"), 4))
    assert at_table("en").event(robbed) == "Ada gets $4 from Belle"
    assert at_table("en", me=0).event(robbed) == "You get $4 from Belle"
    assert at_table("en", me=1).event(robbed) == "Ada gets $4 from you"
    assert at_table("fr", me=1).event(robbed) == "Ada reçoit 4 $ de vous"


@pytest.mark.parametrize(
    ("kind", "args", "english", "french"),
    [
        ("pays", (0, 3, HIDEOUT), "Ada pays $3 to the Hideout", "Ada paie 3 $ au Repaire"),
        ("pays", (0, 3, STOCKPILE), "Ada pays $3 to the Stockpile", "Ada paie 3 $ à la Réserve"),
        (
            "shootout",
            (BANDIT, 9, 3, 7),
            "Shootout: the Bandit hits with card 3, Pioneer 2 with card 7",
            "Fusillade : le Bandit touche à la carte 3, le Pionnier 2 à la carte 7",
        ),
        (
            "shootout",
            (BANDIT, SHERIFF, 2, 1),
            "Shootout: the Bandit hits with card 2, the Sheriff with card 1",
            "Fusillade : le Bandit touche à la carte 2, le Shérif à la carte 1",
        ),
        ("extra", (11, -1), "Pioneer 4 has 1 Action fewer this turn", None),
        ("bid", (1, -1), "You pass", "Vous passez"),
        ("bid", (1, 8), "You bid $8", "Vous misez 8 $"),
    ],
)
def test_an_event_says_who_and_how_much(
    kind: str, args: tuple[int, ...], english: str, french: str | None
) -> None:
    event = saloon.Event(kind, ("PIO-TURN-01",), args)
    assert at_table("en", me=1).event(event) == english
    if french is not None:
        assert at_table("fr", me=1).event(event) == french


def test_the_box_names_are_adult_and_only_on_demand() -> None:
    told = at_table("en")
    family = saloon.Event("diploma", ("PIO-DIP-01",), (0, COMPANION))
    adult = saloon.Event("diploma", ("PIO-DIP-01",), (0, COMPANION + 1))
    assert told.event(family).endswith("Companion")
    assert told.event(adult).endswith(told.words("diploma-companion-box"))
    for box, word in ((False, "Companion"), (True, "Prostitution")):
        table = settled(2, "box", options={"box_names": box})
        table.diploma = [-1] * 16
        table.holder = [-1] * 13
        view = saloon.Match(GAME, table=table).view(None)
        assert word in " ".join(told.read(view))
        assert told.move("diploma:companion", view).startswith(word)


def test_a_player_without_a_bullet_is_warned_while_the_bandit_roams() -> None:
    """PIO-RULING-15"""
    told = at_table("en", 2, 0)
    warning = told.words("read-unarmed-warning")
    table = settled(2, "warned")
    assert warning not in told.read(saloon.Match(GAME, table=table).view(0))
    table.bank_bullets += table.bullets[0]
    table.bullets[0] = 0
    view = saloon.Match(GAME, table=table).view(0)
    assert warning in told.read(view)
    assert warning not in at_table("en", 2, 1).read(view)


def say_everything(told: PioneersTeller, match: saloon.Match) -> None:
    view = match.view(told.me)
    assert all(line and "{" not in line for line in told.read(view))
    Console(file=io.StringIO(), width=80, height=30).print(told.board(view))
    for ask in view["asks"]:
        assert told.prompt(ask)
        labels = [told.move(move, view) for move in ask.get("moves", [])]
        assert len(set(labels)) == len(labels), (ask["prompt"], labels)


@pytest.mark.parametrize(
    ("reader", "options"),
    [("en", {}), ("fr", {"orders": True, "box_names": True, "respawn": "vote"})],
)
def test_games_read_without_error(reader: str, options: dict[str, bool | int | str]) -> None:
    tellers = {
        (seats, me): at_table(reader, seats, me)
        for seats in (2, 3, 4)
        for me in (None, *range(seats))
    }
    seen: Counter[str] = Counter()
    for match, ask in middle_games(24, options):
        seen[ask.prompt] += 1
        if seen[ask.prompt] > 1:
            continue
        say_everything(tellers[match.seats, ask.seat], match)
        if len(seen) % 5 == 0:
            say_everything(tellers[match.seats, None], match)
        for event in match.events[-12:]:
            assert tellers[match.seats, ask.seat].event(event)
    assert len(seen) > 55


def drawn(table_width: int, height: int, tiles: int) -> list[str]:
    match = saloon.Match(GAME, table=settled(4, "drawn", tiles))
    console = Console(file=io.StringIO(), width=table_width)
    console.print(at_table("en", 4, 0).board(match.view(0)), height=height)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def test_the_terminal_shows_as_much_of_the_map_as_fits() -> None:
    small = drawn(80, 15, 60)
    assert len(small) <= 15
    assert all(len(line) <= 80 for line in small)
    large = drawn(140, 60, 60)
    assert any("STORE" in line for line in large)
    signs = "\n".join(large)
    assert all(sign in signs for sign in ("A1", "B1", "C1", "D1", "X", "$"))


@pytest.mark.silent("PIO-ASK-04")
def test_everybody_sees_who_has_answered_in_secret() -> None:
    """PIO-ASK-04, PIO-AUC-02: who is asked and who has bid, for all to read, but never what."""
    s = frontier(seats=3, cash={1: 20, 2: 20})
    s.act(0, 1, "act:auction", "line:give:food:1", "n:0")
    before = s.match.view(2)
    s.match.play(1, "n:3")
    after, other = s.match.view(2), frontier(seats=3, cash={1: 20, 2: 20})
    other.act(0, 1, "act:auction", "line:give:food:1", "n:0")
    other.match.play(1, "pass")
    say = teller(GAME, "en", ["Ada", "Bob", "Cy"], 2)
    assert "Asked in secret, no answer yet: Bob, Cy." in say.read(before)
    assert "Asked in secret, no answer yet: Cy." in say.read(after)
    assert "Has answered in secret: Bob." in say.read(after)
    assert say.read(after) == say.read(other.match.view(2))
