"""Optional rule: Duel in the Sun, with the Truel (WAN-DUEL, WAN-TRUEL, WAN-RND-06, WAN-RND-07)."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from saloon.engine.errors import IllegalMove
from saloon.games.wanted.content import DALTONS, LONERS, WILD_BUNCH
from saloon.games.wanted.play.duel import FOR_ONE
from saloon.games.wanted.state import NOBODY
from tests.games.wanted.setting import Setting, final, table


def wild_bunch_tie(dice: list[int] | None = None, **options: bool) -> Setting:
    """P0 and P2 tie for the Wild Bunch; P1 has the most points."""
    return final("WB2", "JY5", "WB2", duel=True, dice=dice, who=0, **options)


def test_WAN_DUEL_01_a_tie_of_two_for_a_majority_is_duelled() -> None:
    t = wild_bunch_tie([0, 1])
    assert t.told("duel") == [(0, 2, WILD_BUNCH)]
    assert t.told("wanted") == [(0, WILD_BUNCH), (1, 3)]
    assert t.left() == 0


def test_WAN_DUEL_01_and_one_for_the_best_points() -> None:
    t = final("WB2", "DA2", "LO1", one=2, duel=True, dice=[5, 2])
    assert t.told("duel") == [(0, 1, FOR_ONE)]
    assert t.told("one") == [(1,)]
    assert t.table.one == 1


def test_WAN_DUEL_02_six_tiles_each_with_one_bang() -> None:
    """Also WAN-RND-06: every place is possible, and no other, for each by itself."""
    for bangs in ([6, 0], [0, 6]):
        with pytest.raises(ValueError, match="0 to 5 was asked"):
            wild_bunch_tie(bangs)


def test_WAN_DUEL_03_WAN_RND_06_both_turn_up_tiles_until_a_bang_shows() -> None:
    """All 36 pairs of places, each as likely: 5 wins in 12 each, both shot 1 time in 6."""
    results: Counter[int] = Counter()
    for first, second in product(range(6), range(6)):
        t = wild_bunch_tie([first, second])
        assert t.told("flips") == [(min(first, second) + 1,)]
        assert t.left() == 0
        won = [winner for winner, _ in t.told("duel-won")]
        assert t.told("wanted")[:-1] == [(winner, WILD_BUNCH) for winner in won]
        expected = [] if first == second else [0 if first < second else 2]
        assert won == expected
        results[won[0] if won else NOBODY] += 1
    assert results == {0: 15, 2: 15, NOBODY: 6}


def test_WAN_DUEL_04_the_winner_is_treated_as_the_sole_best() -> None:
    t = wild_bunch_tie([4, 1])
    assert t.told("duel-won") == [(2, 0)]
    assert t.wanted(2) == "WB"
    assert t.wanted(0) == ""


def test_WAN_DUEL_04_an_owner_who_wins_gains_nothing() -> None:
    t = final("WB2", "DA2", "", one=0, duel=True, dice=[0, 5])
    assert t.told("keeps-one") == [(0,)]
    assert t.table.one == 0


@pytest.mark.parametrize("owner", [NOBODY, 0, 1, 2])
def test_WAN_DUEL_05_both_shot_nobody_takes_anything(owner: int) -> None:
    """Also WAN-RULING-33: the One token stays with its owner."""
    t = final("WB2", "DA2", "LO1", one=owner, duel=True, dice=[3, 3])
    assert t.told("both-shot") == [(0, 1)]
    assert t.told("points-tie") == [(3,)]
    assert len(t.told("duel")) == 1
    assert t.table.one == owner
    t = wild_bunch_tie([2, 2])
    assert t.told("gang-tie") == [(WILD_BUNCH,)]
    assert (t.wanted(0), t.wanted(2)) == ("", "")
    assert len(t.told("duel")) == 1


def test_WAN_DUEL_06_being_shot_costs_nothing() -> None:
    t = final("WB2 DA2", "WB2 DA2", duel=True, wanted={0: "LO", 1: "JY"}, dice=[0, 5, 0, 5, 5, 0])
    assert t.told("duel") == [(0, 1, WILD_BUNCH), (0, 1, DALTONS), (0, 1, FOR_ONE)]
    assert (t.wanted(0), t.wanted(1)) == ("WB DA LO", "JY")
    assert t.points() == [6, 6]
    assert t.table.one == 1
    assert [seat for seat, _ in t.asked] == [1]


def test_WAN_DUEL_07_a_tie_broken_by_the_leader_is_not_duelled() -> None:
    t = final("WB2*", "WB2 JY1", duel=True)
    assert t.told("duel") == []
    assert t.told("wanted")[0] == (0, WILD_BUNCH)


def test_WAN_DUEL_08_each_tie_has_its_own_duel_in_the_order_of_scoring() -> None:
    t = final("LO1 WB1", "LO1 WB1", "DA1", duel=True, dice=[0, 1, 3, 2, 4, 4])
    assert t.told("duel") == [(0, 1, WILD_BUNCH), (0, 1, LONERS), (0, 1, FOR_ONE)]
    assert t.told("duel-won") == [(0, 1), (1, 0)]
    assert t.told("both-shot") == [(0, 1)]
    assert t.told("wanted") == [(0, WILD_BUNCH), (2, DALTONS), (1, LONERS)]
    assert t.left() == 0


def test_WAN_DUEL_09_no_duel_where_nobody_could_gain() -> None:
    """Also WAN-RULING-12."""
    t = final("WB2", "JY5", "WB2", duel=True, wanted={0: "WB", 2: "WB"})
    assert t.told("duel") == []
    assert t.told("no-stake") == [(WILD_BUNCH,)]
    t = final("WB2", "JY5", "WB2", "WB2", duel=True, wanted={0: "WB", 2: "WB", 3: "WB"})
    assert t.told("truel") == []


@pytest.mark.parametrize(("dice", "wanted"), [([0, 1], ""), ([1, 0], "WB")])
def test_WAN_DUEL_10_a_holder_may_deny_the_token(dice: list[int], wanted: str) -> None:
    """Also WAN-RULING-12: some have it, so all the tied shoot."""
    t = final("WB2", "JY5", "WB2", duel=True, wanted={0: "WB"}, dice=dice, who=0)
    assert t.told("duel") == [(0, 2, WILD_BUNCH)]
    assert t.told("has-wanted") == ([] if wanted else [(0, WILD_BUNCH)])
    assert (t.wanted(0), t.wanted(2)) == ("WB", wanted)


def test_WAN_DUEL_11_unturned_tiles_are_never_shown() -> None:
    """The loser's Bang lies further on in the row: every place of it looks the same to all."""
    shown = []
    for place in (3, 4, 5):
        t = wild_bunch_tie([2, place])
        events = t.match.events_for(None)
        assert [t.match.events_for(seat) for seat in range(3)] == [events] * 3
        end = [event.kind for event in events].index("round")
        shown.append([event.data() for event in events[:end]])
    assert shown[0] == shown[1] == shown[2]


def test_WAN_DUEL_12_without_the_rule_a_tie_gives_nothing() -> None:
    t = final("WB2", "WB2", "")
    assert t.told("duel") == t.told("wanted") == t.told("one") == []
    assert t.told("gang-tie") == [(WILD_BUNCH,)]
    assert t.told("points-tie") == [(3,)]


def test_WAN_DUEL_13_every_tied_player_is_asked_and_nobody_else() -> None:
    """Also WAN-RULING-11."""
    t = wild_bunch_tie([0, 1], consent=True)
    assert t.asked == [(0, "consent"), (2, "consent")]
    assert t.legal == ["accept", "decline"]
    assert [ask.args for ask in t.match.asks] == [(WILD_BUNCH,)] * 2
    with pytest.raises(IllegalMove):
        t.play("1 accept")
    t.play("2 accept")
    assert t.told("duel") == []
    t.play("0 accept")
    assert t.told("duel-won") == [(0, 2)]
    assert t.wanted(0) == "WB"


@pytest.mark.parametrize(
    "answers", [("accept", "decline"), ("decline", "accept"), ("decline",) * 2]
)
def test_WAN_DUEL_13_one_refusal_is_enough(answers: tuple[str, str]) -> None:
    t = wild_bunch_tie([0, 1], consent=True)
    t.play(f"0 {answers[0]}", f"2 {answers[1]}")
    assert t.told("duel") == []
    assert t.told("declined") == [(WILD_BUNCH,)]
    assert (t.wanted(0), t.wanted(2)) == ("", "")
    assert t.left() == 2


def test_WAN_DUEL_13_each_tie_asks_anew() -> None:
    t = final("WB1 LO1", "WB1 LO1", duel=True, consent=True, dice=[0, 1, 1, 0])
    t.play("0 accept", "1 accept")
    assert [ask.args for ask in t.match.asks] == [(LONERS,)] * 2
    t.play("0 decline", "1 accept")
    assert [ask.args for ask in t.match.asks] == [(FOR_ONE,)] * 2
    t.play("0 accept", "1 accept")
    assert t.told("duel") == [(0, 1, WILD_BUNCH), (0, 1, FOR_ONE)]
    assert t.table.one == 1


@pytest.mark.silent("WAN-DUEL-13")
def test_WAN_DUEL_13_nobody_is_asked_about_a_tie_that_is_not_shot_out() -> None:
    t = final("WB2*", "WB2", "JY5", duel=True, consent=True)
    assert t.table.round == 2
    t = final("WB2", "JY5", "WB2", duel=True, consent=True, wanted={0: "WB", 2: "WB"})
    assert t.table.round == 2


@pytest.mark.silent("WAN-DUEL-13")
def test_WAN_DUEL_13_off_by_default() -> None:
    """Also WAN-RULING-14, WAN-RULING-38: nobody is asked anything, not even for a tile."""
    t = wild_bunch_tie([0, 1])
    assert t.match.moves == [(0, t.match.moves[0][1])]
    assert t.told("duel-won") == [(0, 2)]


@pytest.mark.parametrize("bang", range(6))
@pytest.mark.parametrize("starter", range(4))
def test_WAN_TRUEL_01_02_03_one_row_in_round_order(starter: int, bang: int) -> None:
    """WAN-TRUEL-02, WAN-TRUEL-03; also WAN-RULING-32: from the starter, not from who ended it."""
    t = final("LO1", "WB2", "DA2", "JY2", starter=starter, one=0, duel=True, dice=[bang])
    order = {0: (1, 2, 3), 1: (1, 2, 3), 2: (2, 3, 1), 3: (3, 1, 2)}[starter]
    winner = order[bang % 3]
    assert t.told("truel") == [(3, FOR_ONE)]
    assert t.told("truel-won") == [(winner, bang + 1)]
    assert t.told("steps-up") == [(seat,) for seat in order]
    assert t.told("one") == [(winner,)]
    assert t.table.one == winner
    assert t.left() == 0


def test_WAN_TRUEL_01_six_tiles() -> None:
    with pytest.raises(ValueError, match="0 to 5 was asked"):
        final("LO1", "WB2", "DA2", "JY2", duel=True, dice=[6])


def test_WAN_TRUEL_03_for_a_wanted_token_and_a_holder_gains_nothing() -> None:
    t = final("WB2", "WB2", "WB2", "JY5", duel=True, wanted={1: "WB"}, dice=[1])
    assert t.told("truel") == [(3, WILD_BUNCH)]
    assert t.told("has-wanted") == [(1, WILD_BUNCH)]
    assert [t.wanted(seat) for seat in range(3)] == ["", "WB", ""]
    t = final("WB2", "WB2", "WB2", "JY5", duel=True, wanted={1: "WB"}, dice=[2])
    assert t.wanted(2) == "WB"


@pytest.mark.parametrize(("shooters", "tiles"), [(3, 6), (4, 8), (5, 10), (6, 6)])
def test_WAN_TRUEL_04_WAN_RND_07_everybody_has_the_same_chance(shooters: int, tiles: int) -> None:
    """Also WAN-RULING-13."""
    wins: Counter[int] = Counter()
    for bang in range(tiles):
        t = wild_bunch_truel(shooters, bang)
        assert t.told("truel") == [(shooters, WILD_BUNCH)]
        assert t.told("truel-won") == [(bang % shooters, bang + 1)]
        wins[bang % shooters] += 1
    assert wins == dict.fromkeys(range(shooters), tiles // shooters)
    with pytest.raises(ValueError, match=f"0 to {tiles - 1} was asked"):
        wild_bunch_truel(shooters, tiles)


def wild_bunch_truel(shooters: int, bang: int) -> Setting:
    """So many have one of the Wild Bunch; P0 has Daltons too, so there is no other tie."""
    return final("WB1 DA2", *["WB1"] * (shooters - 1), duel=True, dice=[bang])


def test_WAN_TRUEL_05_what_holds_for_duels_holds_for_truels() -> None:
    """WAN-DUEL-06 to WAN-DUEL-11 again, and consent."""
    t = final("WB1 DA1", "WB1 DA1", "WB1 DA1", duel=True, dice=[0, 1, 2])
    assert t.told("truel") == [(3, WILD_BUNCH), (3, DALTONS), (3, FOR_ONE)]
    assert t.told("truel-won") == [(0, 1), (1, 2), (2, 3)]
    assert t.points() == [4, 4, 4]
    assert t.table.one == 2
    t = final("WB2*", "WB2", "WB2", "JY5", duel=True)
    assert t.told("truel") == []
    t = final("WB2", "WB2", "WB2", "JY5", duel=True, consent=True, dice=[0])
    assert t.asked == [(0, "consent"), (1, "consent"), (2, "consent")]
    t.play("2 accept", "1 decline", "0 accept")
    assert t.told("truel") == []
    assert t.told("declined") == [(WILD_BUNCH,)]


def test_WAN_DUEL_01_a_tie_between_the_towns_last_card_and_a_swindle() -> None:
    """A tie made by the last Saloon card is shot out like any other."""
    t = table("WB1", "WB3", "", saloon="swindler", duel=True, dice=[0, 5, 1, 0])
    t.play("0 draw:saloon")
    assert t.told("duel") == [(0, 1, WILD_BUNCH), (0, 1, FOR_ONE)]
    assert t.wanted(0) == "WB"
    assert t.table.one == 1
