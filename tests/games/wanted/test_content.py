"""The cards and pieces (specification, sections 3 and 7)."""

from __future__ import annotations

from collections import Counter

import pytest

from saloon.games.wanted.content import (
    DECKS,
    DOLLARS_EACH,
    DOLLARS_IN_BOX,
    GANGS,
    OUTLAWS,
    OUTLAWS_OF,
    POINTS,
    ROUND_LIMIT,
    SALOON_COPIES,
    SALOON_KINDS,
    TOWNS,
    WANTED_IN_BOX,
    gang_of,
    is_leader,
    leader_of,
    town_of,
)
from saloon.games.wanted.game import GAME
from saloon.games.wanted.moves import MOVES
from tests.games.wanted.setting import CODES


def test_48_outlaws_with_names_and_ids_of_their_own() -> None:
    assert len(OUTLAWS) == 48
    assert len({outlaw.name for outlaw in OUTLAWS}) == 48
    ids = [f"{code}-{number:02d}" for code in CODES for number in range(1, 13)]
    assert sorted([outlaw.id for outlaw in OUTLAWS]) == sorted(ids)


def test_three_of_each_gang_in_each_town() -> None:
    """WAN-RULING-37: as many of each, and that number is odd."""
    counts = Counter([(outlaw.town, outlaw.gang) for outlaw in OUTLAWS])
    assert counts == {(town, gang): 3 for town in range(4) for gang in range(4)}


def test_an_id_tells_the_gang_and_the_first_three_are_at_home() -> None:
    """WAN-RULING-36: one gang a town, so a token of each gang is one of each town."""
    for outlaw in OUTLAWS:
        code, number = outlaw.id.split("-")
        assert outlaw.gang == CODES.index(code)
        assert (outlaw.town == outlaw.gang) == (int(number) <= 3)


def test_numbers_tell_town_gang_and_leader() -> None:
    """The rules reckon with a card's number alone."""
    for card, outlaw in enumerate(OUTLAWS):
        assert town_of(card) == outlaw.town
        assert gang_of(card) == outlaw.gang
        assert is_leader(card) == outlaw.leader
        assert card in OUTLAWS_OF[outlaw.town]
    assert sorted([card for town in range(4) for card in OUTLAWS_OF[town]]) == list(range(48))


@pytest.mark.silent("WAN-SETUP-04")
def test_WAN_SETUP_04_one_leader_a_gang_at_home() -> None:
    leaders = [outlaw for outlaw in OUTLAWS if outlaw.leader]
    assert [outlaw.name for outlaw in leaders] == [
        "Butch Cassidy",
        "Bob Dalton",
        "Billy the Kid",
        "Jesse James",
    ]
    assert (
        [outlaw.gang for outlaw in leaders] == [outlaw.town for outlaw in leaders] == [0, 1, 2, 3]
    )
    assert [OUTLAWS[leader_of(gang)] for gang in range(4)] == leaders
    assert [outlaw.id for outlaw in leaders] == [f"{code}-01" for code in CODES]


@pytest.mark.parametrize(
    ("name", "gang", "town"),
    [
        ("Belle Starr", "LO", "tombstone"),
        ("Cattle Kate", "LO", "dodge-city"),
        ("Calamity Jane", "LO", "deadwood"),
        ("Kid Curry", "WB", "cripple-creek"),
        ("Emmett Dalton", "DA", "dodge-city"),
        ("Charlie Pitts", "JY", "deadwood"),
        ("Grat Dalton", "DA", "tombstone"),
        ("Etta Place", "WB", "tombstone"),
        ("Frank James", "JY", "tombstone"),
        ("Tom Horn", "LO", "cripple-creek"),
        ("Bill Power", "DA", "tombstone"),
    ],
)
def test_the_outlaws_that_the_rules_name(name: str, gang: str, town: str) -> None:
    (outlaw,) = [outlaw for outlaw in OUTLAWS if outlaw.name == name]
    assert (CODES[outlaw.gang], TOWNS[outlaw.town]) == (gang, town)


def test_the_other_pieces() -> None:
    """WAN-RULING-35: four gangs, one of them the Wild Bunch; there is no fifth."""
    assert TOWNS == ("tombstone", "cripple-creek", "dodge-city", "deadwood")
    assert DECKS[:4] == TOWNS
    assert DECKS[4:] == ("saloon",)
    assert GANGS == ("wild-bunch", "daltons", "loners", "james-younger")
    assert SALOON_KINDS == ("sheriff", "hunter", "swindler")
    assert SALOON_COPIES == 4
    assert POINTS == [0, 2, 3, 5, 8, 12, 17, 23, 30]
    assert (WANTED_IN_BOX, DOLLARS_IN_BOX, DOLLARS_EACH, ROUND_LIMIT) == (6, 12, 2, 40)
    assert max(GAME.seats) <= WANTED_IN_BOX
    assert max(GAME.seats) * DOLLARS_EACH <= DOLLARS_IN_BOX


def test_settings_and_their_defaults() -> None:
    """Specification, section 7.4."""
    assert GAME.seats == (2, 3, 4, 5, 6)
    assert GAME.default_seats == 4
    ids = ["quick", "duel", "consent", "dollars", "cavalry", "supremacy"]
    assert [option.id for option in GAME.options] == ids
    assert not any([option.default for option in GAME.options])


def test_moves_have_texts_of_their_own() -> None:
    assert len(set(MOVES)) == len(MOVES) == 5 + 4 + 5 + 1 + 24 + 4 + 1 + 2
