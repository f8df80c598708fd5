"""The teller of `undead`: its pieces by name, its labels and its board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import saloon
from saloon.bots.random import play_out
from saloon.engine.event import Event
from saloon.games.undead.content import BUILDINGS, KINDS, SPACES, UNDEAD
from saloon.games.undead.text import UndeadTeller
from saloon.games.undead.written import DAY_END
from saloon.terminal.session import Session
from saloon.testing import draw
from saloon.words import DEFAULT_NAMES, LANGS, teller

from .tables import slots, town

GAME = saloon.game("undead")
HARDER = {"horsemen": True, "reinforcements": True, "horde": True, "fast": True}
MODES: list[tuple[int, dict[str, bool]]] = [
    (1, {}),
    (1, HARDER),
    (2, {}),
    (2, {"two_bands": True}),
    (3, {}),
    (4, {}),
    (5, {}),
    (6, {}),
]


def at_table(lang: str, seats: int = 6, me: int | None = None) -> UndeadTeller:
    told = teller(GAME, lang, DEFAULT_NAMES[:seats], me)
    assert isinstance(told, UndeadTeller)
    return told


def random_game(
    seats: int, options: dict[str, bool], seed: str
) -> Iterator[tuple[saloon.Match, saloon.Ask]]:
    """Every decision of a random game, before it is taken."""
    match = saloon.Match(GAME, seats=seats, seed=seed, options=options)
    rng = saloon.Rng.seeded(seed)
    while match.asks:
        ask = match.asks[rng.below(len(match.asks))]
        yield match, ask
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    yield match, saloon.Ask(0, "", [], "")


@pytest.fixture(params=LANGS)
def lang(request: pytest.FixtureRequest) -> str:
    assert isinstance(request.param, str)
    return request.param


def test_who_does_something_and_to_whom_is_spoken_to(lang: str) -> None:
    words = at_table(lang).words
    for kind, names in GAME.events.items():
        assert ("who" in names) == (f"event-{kind}-you" in words), kind
        assert ("target" in names) == (f"event-{kind}-to-you" in words), kind


def test_every_piece_has_its_words(lang: str) -> None:
    words = at_table(lang).words
    needed = []
    for building in BUILDINGS:
        needed += [f"building-{building.id}{form}" for form in ("", "-the", "-at", "-does")]
    for undead in UNDEAD:
        needed += [f"undead-{undead.id}", f"undead-{undead.id}-does"]
    for space in SPACES[1:]:
        needed += [f"space-{space}{form}" for form in ("", "-ability", "-income", "-short")]
    for kind in KINDS:
        needed += [f"kind-{kind}", f"amount-{kind}", f"{kind}-does"]
    assert [message for message in needed if message not in words] == []


def test_every_move_has_its_label(lang: str) -> None:
    match = saloon.Match(GAME, seats=6, seed="labels")
    told = at_table(lang, me=0)
    view = match.view(0)
    labels = [told.move(move, view) for move in GAME.moves]
    assert all(label and "{" not in label for label in labels)
    starts = [told.move(move, view) for move in GAME.moves if move.startswith("start:")]
    assert len(set(starts)) == 72


def test_the_second_band_of_a_player_and_dead_ranger_have_names(lang: str) -> None:
    assert [at_table(lang, 2).name(band) for band in range(4)] == [
        "Ada",
        "Belle",
        "Ada II",
        "Belle II",
    ]
    assert at_table(lang, 1).name(1) == "Dead Ranger"


def test_a_takeover_reads_differently_to_all_three() -> None:
    taken = saloon.Event("takeover", ("UND-BUY-04",), (0, 9, 2, 1))
    assert at_table("en").event(taken) == "Ada pays 2 Coins to take the Bank from Belle"
    assert at_table("en", me=0).event(taken) == "You pay 2 Coins to take the Bank from Belle"
    assert at_table("en", me=1).event(taken) == "Ada pays 2 Coins to take the Bank from you"
    assert at_table("fr", me=1).event(taken) == "Ada paie 2 Pièces pour vous prendre la Banque"


@pytest.mark.parametrize(
    ("args", "kind", "english", "french"),
    [
        ((11, 8), "undead", "Claim Jumper is at the Saloon", "{c} est au Saloon"),
        ((11, 20), "undead", "Claim Jumper is in the street", "{c} est dans la rue"),
        (
            (1, 11, 9),
            "aims-at",
            "Belle hunts Claim Jumper at the Bank",
            "Belle tire sur {c} à la Banque",
        ),
        (
            (1, 11, 20),
            "undead-killed",
            "Belle puts Claim Jumper back into the ground in the street",
            "Belle remet {c} en terre dans la rue",
        ),
    ],
)
def test_an_event_alone_says_where_an_undead_is(
    args: tuple[int, ...], kind: str, english: str, french: str
) -> None:
    told = saloon.Event(kind, ("UND-UND-01",), args)
    assert at_table("en").event(told) == english
    card = at_table("fr").card("u12")
    assert at_table("fr").event(told) == french.format(c=card)


def test_the_rules_tell_the_building_of_an_undead() -> None:
    match = saloon.Match(GAME, seats=4, seed="where")
    where = next(b["id"] for b in match.view()["table"]["buildings"] if b["undead"])
    told = [at_table("en").event(event) for event in match.events if event.kind == "undead"]
    assert len(told) == 5
    assert any(line.endswith(at_table("en").at(where)) for line in told)
    assert told[-1].endswith(" in the street")


@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize(("seats", "options"), [(6, {}), (2, {"two_bands": True}), (1, {})])
def test_the_drawn_table_fits(lang: str, width: int, seats: int, options: dict[str, bool]) -> None:
    told = at_table(lang, seats, 0)
    for number, (match, _) in enumerate(random_game(seats, options, "drawn")):
        if number % 40 != 3:
            continue
        assert len(draw(told.board(match.view(0)), width, height=15)) <= 15


def drawn(match: saloon.Match, lang: str = "en") -> str:
    """The table of seat 0 on a small screen."""
    return "\n".join(draw(at_table(lang, match.seats, 0).board(match.view(0)), 80, height=15))


def test_the_board_shows_all_spaces_in_full_and_the_dice_of_the_round() -> None:
    s = town([5, 2], 2, bullets={0: slots(3)}, undead={"street": ["u18"]})
    s.choose("7", "2")
    board = drawn(s.match)
    for space in ("Hire Guns", "8 Scout", "4 Intimidate", "2 Hijack"):
        assert space in board
    assert "Dice:" not in board
    s.play("0 shoot:u18")
    assert "Dice: A5" in drawn(s.match)


def test_no_undead_is_cut_off_where_several_are_in_one_building(lang: str) -> None:
    cards = ["u12", "u17", "u18"]
    s = town(seats=4, undead={"s1": cards, "street": ["u01"]})
    board = drawn(s.match, lang)
    for card in UNDEAD:
        if card.id in cards:
            weak = "".join(str(slot) for slot in range(2, 8) if card.weak >> slot & 1)
            assert f"{card.value}:{weak}" in board


def test_many_outlaws_lie_side_by_side_on_one_space() -> None:
    lying = dict.fromkeys(range(6), slots(3))
    board = drawn(town(seats=6, lying=lying, round=2, undead={"street": ["u01"]}).match)
    assert "abcdef" in board


def test_dead_ranger_is_named_in_full() -> None:
    assert "Dead Ranger" in drawn(saloon.Match(GAME, 1, "name"))


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_the_end_is_told(lang: str, seats: int) -> None:
    match = saloon.Match(GAME, seats, "end")
    play_out(match, saloon.Rng.seeded("end"))
    told = Session(match, ["human", *["random"] * (seats - 1)], lang).result(0)
    # A solo game that is lost has no score (UND-SOLO-37).
    assert len(told) == (1 + seats if match.winners else 1)
    nobody = {"en": "Nobody wins", "fr": "Personne ne gagne"}[lang]
    assert told[0].startswith(nobody) == (not match.winners) == (seats == 1)


def test_alone_dead_rangers_outlaws_do_not_come_home(lang: str) -> None:
    """The end of a day does not say that all do."""
    end = Event("day-end", (), (1,))
    alone, others = (at_table(lang, seats).event(end) for seats in (1, 2))
    assert "Dead Ranger" in alone
    assert "Dead Ranger" not in others


def test_upkeep_without_a_bullet_left_says_why(lang: str) -> None:
    """UND-KEEP-02: a question with one answer is no riddle; the others read the same as ever."""
    s = town(
        buildings=["bank", "armory"],
        inside={"bank": 0, "armory": 0},
        bullets={0: slots(2)},
        step=DAY_END,
        round=3,
    )
    mine, other = at_table(lang, 3, 0), at_table(lang, 3, 1)
    first = s.match.view(0)["asks"][0]
    waiting = other.prompt(s.match.view(1)["asks"][0])
    assert mine.prompt(first) == mine.words("ask-upkeep", **{"the-building": the(mine, first)})
    s.play("0 spend:2")
    second = s.match.view(0)["asks"][0]
    assert second["moves"] == ["vacate"]
    assert mine.prompt(second) == mine.words("ask-upkeep-none", building=the(mine, second))
    assert other.prompt(s.match.view(1)["asks"][0]) == waiting


def the(told: UndeadTeller, ask: Mapping[str, Any]) -> str:
    """The building that a question of upkeep is about."""
    return told.words(f"building-{BUILDINGS[ask['args'][1]].id}-the")


def test_an_onlooker_is_told_of_nothing_that_is_blocked() -> None:
    """Of a commitment somebody else makes, an onlooker knows neither the moves nor what is shut."""
    for match, ask in random_game(2, {}, "onlooker"):
        if ask.prompt == "commit":
            view = match.view(None)
            assert "moves" not in view["asks"][0]
            assert at_table("en", 2).blocked(view) == []
            return
    pytest.fail("nobody commits")
