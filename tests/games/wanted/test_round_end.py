"""The end of a round (WAN-END)."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.engine.match import Match
from saloon.games.wanted.content import DECKS, SALOON
from saloon.games.wanted.game import GAME
from tests.games.wanted.setting import Setting, final, table

LAST = {
    "tombstone": "Etta Place",
    "cripple-creek": "Kid Curry",
    "dodge-city": "Lonny Logan",
    "deadwood": "Sundance Kid",
    "saloon": "sheriff",
}


def with_deck(deck: str, cards: str) -> Setting:
    """Seat 1 has a Loner; one deck is as written."""
    decks: dict[str, Any] = {deck.replace("-", "_"): cards}
    return table("", "LO1", **decks)


@pytest.mark.parametrize("deck", DECKS)
def test_WAN_END_01_an_empty_deck_ends_the_round(deck: str) -> None:
    t = with_deck(deck, LAST[deck])
    t.play(f"0 draw:{deck}")
    assert t.told("empty-deck") == [(DECKS.index(deck),)]
    assert t.told("points")[1] == (1, 2)
    assert t.table.round == 2


@pytest.mark.parametrize("deck", DECKS)
def test_WAN_END_01_two_cards_are_not_an_empty_deck(deck: str) -> None:
    more = "sheriff" if deck == "saloon" else "1 more"
    t = with_deck(deck, f"{LAST[deck]}, {more}")
    t.play(f"0 draw:{deck}")
    assert t.told("empty-deck") == []
    assert t.asked == [(1, "draw")]
    assert t.seen(0, deck)["left"] == 1
    t.play(f"1 draw:{deck}")
    assert t.told("empty-deck") == [(DECKS.index(deck),)]


@pytest.mark.parametrize("gang", range(4))
def test_WAN_END_02_four_gangs_end_the_round(gang: int) -> None:
    codes = ["WB1", "DA1", "LO1", "JY1"]
    card = ["Etta Place", "Grat Dalton", "Doc Holliday", "Frank James"][gang]
    codes.pop(gang)
    t = table("WB3", " ".join(codes), "", tombstone=f"{card}, ...", turn=1)
    t.play("1 draw:tombstone")
    assert t.told("four-gangs") == [(1,)]
    assert t.table.round == 2


@pytest.mark.silent("WAN-END-02")
def test_WAN_END_02_four_cards_of_three_gangs_do_not() -> None:
    t = table("WB1 DA1 LO1", "", tombstone="Etta Place, ...")
    t.play("0 draw:tombstone")
    assert t.told("four-gangs") == []
    assert t.asked == [(1, "draw")]


def test_WAN_END_03_both_at_once_are_one_round_end() -> None:
    t = table("WB1 DA1 LO1", "WB2", tombstone="Frank James")
    t.play("0 draw:tombstone")
    assert (t.told("four-gangs"), t.told("empty-deck")) == ([(0,)], [(0,)])
    assert len(t.told("points")) == 2
    assert t.table.round == 2


@pytest.mark.parametrize(
    ("kind", "move", "points"),
    [("sheriff", "hit:0:wild-bunch", [2 + 3, 3 + 2]), ("hunter", "hit:1:daltons", [3 + 3, 2 + 2])],
)
def test_WAN_END_04_the_last_saloon_card_takes_effect_first(
    kind: str, move: str, points: list[int]
) -> None:
    """Also WAN-RULING-08."""
    t = table("WB2 LO2", "DA2 JY1", saloon=kind)
    t.play("0 draw:saloon")
    assert t.asked == [(0, kind)]
    assert t.told("empty-deck") == []
    assert t.table.decks[SALOON] == ()
    t.play(f"0 {move}")
    assert t.told("empty-deck") == [(SALOON,)]
    assert t.points() == points


def test_WAN_END_05_the_turn_stops_there() -> None:
    """Also WAN-RULING-44: in mid-lap, without a reveal or a Cavalry move."""
    t = table("WB1 DA1 LO1", "WB2", "WB2", deadwood="Wood Hite, Bill Miner, 5 more", cavalry=True)
    t.play("0 draw:deadwood")
    kinds = [event.kind for event in t.match.events]
    assert "shows" not in kinds[: kinds.index("round")]
    assert t.told("cavalry") == []
    assert t.match.moves == [(0, "draw:deadwood")]
    assert t.asked[0][1] == "draw"


def test_WAN_END_06_who_ends_the_round_matters_to_nobody() -> None:
    told = []
    for who in (0, 1, 2):
        t = final("WB2 DA1", "WB3 LO1", "JY2 LO1", who=who, starter=1)
        told.append([t.told(kind) for kind in ("wanted", "points", "one", "round")])
    assert told[0] == told[1] == told[2]


def test_WAN_END_07_majorities_first_points_second() -> None:
    kinds = [event.kind for event in final("WB2", "DA3").match.events]
    assert kinds.index("points") > max([n for n, kind in enumerate(kinds) if kind == "wanted"])
    assert kinds.index("one") > kinds.index("points")


@pytest.mark.parametrize("quick", [False, True])
def test_WAN_END_08_all_cards_go_back_and_are_shuffled(quick: bool) -> None:
    orders = set()
    for seed in range(3):
        t = table(
            "WB3", "LO1", "", tombstone="Etta Place", saloon="hunter", quick=quick, seed=f"{seed}"
        )
        t.play("0 draw:tombstone")
        assert t.table.round == 2
        t.table.check()
        town = 8 if quick else 12
        assert [len(deck) for deck in t.table.decks] == [town] * 4 + [9 if quick else 12]
        assert (t.table.discard, t.table.saloon_discard) == ((), ())
        assert t.told("shows") == [(town, t.table.decks[town][-1]) for town in range(4)]
        orders.update(t.table.decks)
    assert len(orders) == 15


@pytest.mark.silent("WAN-END-08")
def test_WAN_END_08_no_new_round_after_a_victory() -> None:
    t = final("WB2 DA1 LO1 JY1", "")
    assert t.match.winners == [0]
    assert t.told("round") == []


def test_WAN_END_09_tokens_stay_points_do_not() -> None:
    t = final("WB2", "DA3", wanted={0: "LO", 1: "JY"}, totals=[50, 60])
    assert (t.wanted(0), t.wanted(1), t.table.one) == ("WB LO", "DA JY", 1)
    assert t.points() == [3, 5]
    assert [player["points"] for player in t.match.view()["table"]["players"]] == [0, 0]
    # 50 and 60 points of earlier rounds would have put P0 behind: only this round counts.
    t = final("WB3", "DA2", totals=[50, 60])
    assert t.table.one == 0


@pytest.mark.parametrize(("quick", "seats", "most"), [(False, 6, 56), (True, 4, 37)])
def test_WAN_RULING_28_a_round_ends_at_its_longest(quick: bool, seats: int, most: int) -> None:
    """Whoever avoids the end as long as possible finds one card in every deck in the last turn."""
    lengths = []
    for seed in range(4):
        match = Match(GAME, seats, f"long {seed}", {"quick": quick})
        while match.view()["table"]["round"] == 1 and match.asks:
            match.play(match.asks[0].seat, put_off(match))
        lengths.append(len([move for _, move in match.moves if move.startswith("draw")]))
    assert max(lengths) == most


def put_off(match: Match) -> int:
    """A move that does not end the round, if there is one."""
    ask = match.asks[0]
    for move in sorted(ask.moves, key=lambda move: GAME.text(move) == "draw:saloon"):
        trial = match.clone()
        trial.play(ask.seat, move)
        if trial.view()["table"]["round"] == 1 and not trial.over:
            return move
    return ask.moves[0]
