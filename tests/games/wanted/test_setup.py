"""Setup (WAN-SETUP) and the chance in it (WAN-RND-01, WAN-RND-03, WAN-RND-04)."""

from __future__ import annotations

from collections import Counter

import pytest

from saloon.engine.errors import BadSetup
from saloon.engine.event import Log
from saloon.engine.match import Match
from saloon.games.wanted.content import (
    DECKS,
    GANGS,
    OUTLAWS,
    SALOON,
    SALOON_KINDS,
    gang_of,
    leader_of,
    town_of,
)
from saloon.games.wanted.game import GAME
from saloon.games.wanted.state import NOBODY, Table
from tests.games.wanted.setting import final, fresh, table

OPTIONS = {option.id: True for option in GAME.options if option.id != "quick"}


def deals(count: int, **options: bool) -> list[Table]:
    """The table after the first deal, from `count` seeds."""
    found = []
    for number in range(count):
        log = Log(keep=False)
        state = Match(GAME, 4, f"deal {number}", options, keep=False, log=log).state
        assert isinstance(state, Table)
        found.append(state)
    return found


@pytest.fixture(scope="module")
def dealt() -> list[Table]:
    return deals(1200)


def chi_square(counts: Counter[int], cells: int) -> float:
    """How far counts are from uniform; its mean is cells - 1."""
    expected = counts.total() / cells
    return sum([(counts[cell] - expected) ** 2 / expected for cell in range(cells)])


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_WAN_SETUP_01_two_to_six_players_in_a_circle(seats: int) -> None:
    """Also WAN-RULING-01: 2 to 6."""
    t = fresh(seats, dice=[seats - 1])
    assert t.asked == [(seats - 1, "draw")]
    t.play(f"{seats - 1} draw:tombstone")
    assert t.asked == [(0, "draw")]


@pytest.mark.parametrize("seats", [-1, 1, 7])
@pytest.mark.silent("WAN-SETUP-01")
def test_WAN_SETUP_01_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(BadSetup, match="2 to 6"):
        Match(GAME, seats)


def test_WAN_SETUP_02_settings_hold_for_the_whole_game() -> None:
    for options in ({}, OPTIONS):
        match = Match(GAME, 3, "settings", options)
        on = {option.id: bool(options) and option.id != "quick" for option in GAME.options}
        while match.asks:
            assert match.view()["table"]["options"] == on
            assert match.seats == 3
            ask = match.asks[0]
            match.play(ask.seat, ask.moves[len(match.moves) % len(ask.moves)])
    assert len(match.view()["table"]["last_points"]) == 3


@pytest.mark.silent("WAN-SETUP-02")
def test_WAN_SETUP_02_unknown_settings_are_refused() -> None:
    with pytest.raises(BadSetup, match="quick, duel, consent, dollars, cavalry, supremacy"):
        Match(GAME, 3, options={"gold": True})
    with pytest.raises(BadSetup, match="consent"):
        Match(GAME, 3, options={"consent": True})


def test_WAN_SETUP_03_twelve_cards_a_town_three_of_each_gang() -> None:
    for t in deals(20):
        for town in range(4):
            assert {town_of(card) for card in t.decks[town]} == {town}
            assert len(set(t.decks[town])) == len(t.decks[town]) == 12
            gangs = Counter([gang_of(card) for card in t.decks[town]])
            assert gangs == {0: 3, 1: 3, 2: 3, 3: 3}


@pytest.mark.parametrize(
    ("leader", "town"),
    [
        ("Butch Cassidy", "tombstone"),
        ("Bob Dalton", "cripple-creek"),
        ("Billy the Kid", "dodge-city"),
        ("Jesse James", "deadwood"),
    ],
)
def test_WAN_SETUP_04_leaders_are_in_their_home_towns(leader: str, town: str) -> None:
    for quick in (False, True):
        t = fresh(3, quick=quick)
        assert [deck for deck in DECKS[:SALOON] if leader in t.deck(deck)] == [town]


def test_WAN_SETUP_05_every_town_shows_its_top_card_only() -> None:
    t = fresh(4)
    tops = [t.table.decks[town][-1] for town in range(4)]
    assert t.told("shows") == [(town, tops[town]) for town in range(4)]
    for seat in (None, 0, 1, 2, 3):
        for town in range(4):
            seen = t.seen(seat, DECKS[town])
            assert seen["up"] == OUTLAWS[tops[town]].id
            assert (seen["left"], seen["looked_by"], seen["buried"]) == (12, [], [])
            assert "next" not in seen


@pytest.mark.silent("WAN-SETUP-05")
def test_WAN_SETUP_05_WAN_RND_03_every_order_of_a_town_is_as_likely(dealt: list[Table]) -> None:
    # 11 degrees of freedom: 45 is far beyond one chance in ten thousand.
    for town in range(4):
        for place in (-1, -2, 0):
            cards = Counter([t.decks[town][place] - town * 12 for t in dealt])
            assert chi_square(cards, 12) < 45


@pytest.mark.silent("WAN-SETUP-05")
def test_WAN_SETUP_05_WAN_RND_03_towns_are_shuffled_separately(dealt: list[Table]) -> None:
    for one in range(4):
        for two in range(one):
            pairs = Counter(
                [gang_of(t.decks[one][-1]) * 4 + gang_of(t.decks[two][-1]) for t in dealt]
            )
            assert chi_square(pairs, 16) < 50


@pytest.mark.silent("WAN-SETUP-06")
def test_WAN_SETUP_06_WAN_RND_04_the_saloon_is_shuffled(dealt: list[Table]) -> None:
    for place in range(12):
        kinds = Counter([t.decks[SALOON][place] for t in dealt])
        assert chi_square(kinds, 3) < 25
    assert Counter(dealt[0].decks[SALOON]) == {0: 4, 1: 4, 2: 4}


def test_WAN_SETUP_06_the_saloon_shows_nothing() -> None:
    t = fresh(4)
    for seat in (None, 0, 1, 2, 3):
        assert t.seen(seat, "saloon") == {
            "deck": "saloon",
            "left": 12,
            "looked_by": [],
            "buried": [],
        }
    assert SALOON not in [deck for deck, _ in t.told("shows")]
    assert not [event for event in t.match.events if event.kind in SALOON_KINDS]


@pytest.mark.parametrize("gang", range(4))
def test_WAN_SETUP_07_six_wanted_tokens_a_gang(gang: int) -> None:
    """Five players have one already, and there is still one for the sixth."""
    code = ("WB", "DA", "LO", "JY")[gang]
    t = final("", "", "", "", "", f"{code}2", wanted=dict.fromkeys(range(5), code))
    assert t.told("wanted") == [(5, gang)]
    assert [t.wanted(seat) for seat in range(6)] == [code] * 6


@pytest.mark.parametrize("seats", [2, 6])
def test_WAN_SETUP_08_nobody_owns_a_token_at_the_start(seats: int) -> None:
    t = fresh(seats)
    assert t.table.one == NOBODY
    assert t.match.view()["table"]["one"] == -1
    assert [t.wanted(seat) for seat in range(seats)] == [""] * seats
    t = final("WB3", "DA2", *[""] * (seats - 2))
    assert t.told("one") == [(0,)]


def test_WAN_SETUP_09_every_round_starts_without_cards() -> None:
    t = final("WB3", "DA2", "", saloon="sheriff, swindler")
    assert t.table.round == 2
    assert [t.stacks(seat) for seat in range(3)] == ["", "", ""]
    assert (t.table.discard, t.table.saloon_discard) == ((), ())
    first = fresh(3)
    assert [first.stacks(seat) for seat in range(3)] == ["", "", ""]
    assert (first.table.discard, first.table.saloon_discard) == ((), ())


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_WAN_SETUP_10_WAN_RND_01_any_seat_may_start(seats: int) -> None:
    """WAN-RULING-02: one fair draw among all seats decides."""
    for seat in range(seats):
        t = fresh(seats, dice=[seat])
        assert t.told("starter") == [(seat,)]
        assert t.told("round") == [(1, seat)]
        assert t.asked == [(seat, "draw")]
        assert t.left() == 0
    with pytest.raises(ValueError, match=f"0 to {seats - 1}"):
        fresh(seats, dice=[seats])


@pytest.mark.silent("WAN-SETUP-11")
def test_WAN_SETUP_11_four_face_up_cards_may_be_alike(dealt: list[Table]) -> None:
    """1 deal in 64 shows four of one gang; it would show none if such a deal were redone."""
    alike = [t for t in dealt if len({gang_of(t.decks[town][-1]) for town in range(4)}) == 1]
    assert 5 < len(alike) < 45


def test_WAN_SETUP_11_nothing_is_redealt() -> None:
    """A deal of four alike goes on with the first turn, and shows each town's card once."""
    for number in range(400):
        match = Match(GAME, 4, f"deal {number}")
        assert isinstance(match.state, Table)
        tops = [deck[-1] for deck in match.state.decks[:4]]
        assert [e.args for e in match.events if e.kind == "shows"] == list(enumerate(tops))
        if len({gang_of(card) for card in tops}) == 1:
            assert match.asks[0].prompt == "draw"
            return
    raise AssertionError("no deal of four alike in 400")


@pytest.mark.silent("WAN-SETUP-11")
def test_WAN_SETUP_11_alike_cards_are_played_as_they_lie() -> None:
    t = table(
        "",
        "",
        tombstone="Etta Place, ...",
        cripple_creek="Kid Curry, ...",
        dodge_city="Lonny Logan, ...",
        deadwood="Sundance Kid, ...",
    )
    t.play("0 draw:tombstone", "1 draw:cripple-creek", "0 draw:dodge-city", "1 draw:deadwood")
    assert [t.stacks(seat) for seat in (0, 1)] == ["WB2", "WB2"]


def test_WAN_SETUP_12_each_gang_has_a_home_town_and_lives_in_all() -> None:
    homes = {GANGS[gang]: DECKS[town_of(leader_of(gang))] for gang in range(4)}
    assert homes == {
        "wild-bunch": "tombstone",
        "daltons": "cripple-creek",
        "loners": "dodge-city",
        "james-younger": "deadwood",
    }
    for gang in range(4):
        assert {town_of(card) for card in range(48) if gang_of(card) == gang} == {0, 1, 2, 3}
