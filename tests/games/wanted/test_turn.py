"""The turn (WAN-TURN)."""

from __future__ import annotations

import pytest

from saloon.engine.errors import IllegalMove
from saloon.engine.event import EVERYBODY
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.games.wanted.content import OUTLAWS, SALOON_KINDS, SHERIFF, gang_of
from saloon.games.wanted.game import GAME
from tests.games.wanted.setting import CARDS, fresh, table

DRAWS = ["draw:tombstone", "draw:cripple-creek", "draw:dodge-city", "draw:deadwood", "draw:saloon"]
VERBS = {"draw", "bury", "look", "save", "hit", "ride", "leave", "accept", "decline"}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_WAN_TURN_01_turns_go_clockwise_and_nobody_is_skipped(seats: int) -> None:
    match = Match(GAME, seats, "clockwise")
    rng = Rng.seeded("clockwise")
    turns: list[list[int]] = []
    while match.asks:
        ask = match.asks[0]
        if ask.prompt == "draw":
            number = match.view()["table"]["round"]
            if len(turns) < number:
                turns.append([match.view()["table"]["starter"]])
                assert ask.seat == turns[-1][0]
            else:
                turns[-1].append(ask.seat)
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    for seats_asked in turns:
        start = seats_asked[0]
        assert seats_asked == [(start + step) % seats for step in range(len(seats_asked))]


def test_WAN_TURN_02_the_steps_of_a_turn_in_a_town() -> None:
    t = table("", "", tombstone="Grat Dalton, Etta Place, ...", dollars=True, cavalry=True)
    assert t.asked == [(0, "dollars")]
    t.play("0 save")
    assert t.asked == [(0, "draw")]
    t.play("0 draw:tombstone")
    assert [event.kind for event in t.match.events] == ["take", "shows"]
    assert t.asked == [(0, "cavalry")]
    t.play("0 leave")
    assert t.asked == [(1, "dollars")]


def test_WAN_TURN_02_the_steps_of_a_turn_in_the_saloon() -> None:
    t = table("WB1 DA1", "", saloon="sheriff, ...", dollars=True, cavalry=True)
    t.play("0 look:saloon", "0 draw:saloon")
    assert t.asked == [(0, "sheriff")]
    t.play("0 hit:0:daltons")
    assert t.asked == [(0, "cavalry")]
    t.play("0 ride:deadwood")
    assert t.asked == [(1, "dollars")]
    kinds = [event.kind for event in t.match.events]
    assert kinds == ["look", "looked-saloon", "saloon", "sheriff", "cavalry"]


def test_WAN_TURN_03_one_card_must_be_drawn() -> None:
    t = table("", "")
    assert t.legal == DRAWS
    for other in ("save", "leave", "decline", "hit:0:daltons", "bury:tombstone"):
        with pytest.raises(IllegalMove):
            t.play(f"0 {other}")
    t.play("0 draw:tombstone")
    assert t.asked == [(1, "draw")]
    with pytest.raises(IllegalMove):
        t.play("0 draw:tombstone")
    assert sum([len(deck) for deck in t.table.decks]) == 59


def test_WAN_TURN_04_any_deck_but_the_town_under_the_cavalry() -> None:
    assert table("", "").legal == DRAWS
    for number, town in enumerate(("tombstone", "cripple-creek", "dodge-city", "deadwood")):
        assert table("", "", horse=town).legal == DRAWS[:number] + DRAWS[number + 1 :]


@pytest.mark.parametrize("town", ["tombstone", "cripple-creek", "dodge-city", "deadwood"])
def test_WAN_TURN_05_the_face_up_card_is_drawn(town: str) -> None:
    """Also WAN-RULING-21: nothing face down can be drawn there."""
    t = fresh(2, dice=[0], seed=town)
    top, *under = t.deck(town)
    assert t.seen(1, town)["up"] == OUTLAWS[CARDS[top]].id
    t.play(f"0 draw:{town}")
    assert t.names(0, OUTLAWS[CARDS[top]].id[:2]) == [top]
    assert t.deck(town) == under


def test_WAN_TURN_06_on_top_of_its_stack_or_as_a_new_one() -> None:
    t = table("Kid Curry", "", tombstone="Etta Place, Grat Dalton, ...")
    t.play("0 draw:tombstone", "1 draw:saloon", "0 draw:tombstone")
    assert t.names(0, "WB") == ["Kid Curry", "Etta Place"]
    assert t.names(0, "DA") == ["Grat Dalton"]
    assert t.stacks(1) == ""


def test_WAN_TURN_07_stacks_are_by_gang_never_by_town() -> None:
    t = table(
        "",
        "",
        tombstone="Etta Place, Frank James, ...",
        deadwood="Sundance Kid, Wood Hite, ...",
    )
    t.play("0 draw:tombstone", "1 draw:saloon", "0 draw:deadwood", "1 draw:saloon")
    assert t.names(0, "WB") == ["Etta Place", "Sundance Kid"]
    t.play("0 draw:deadwood", "1 draw:saloon", "0 draw:tombstone")
    assert t.names(0, "JY") == ["Wood Hite", "Frank James"]
    assert t.stacks(0) == "WB2 JY2"


def test_WAN_TURN_08_the_next_card_is_turned_up_at_once() -> None:
    t = table("", "", tombstone="Grat Dalton, Etta Place, ...", cavalry=True)
    before = t.deck("deadwood")
    t.play("0 draw:tombstone")
    assert t.asked == [(0, "cavalry")]
    assert t.told("shows") == [(0, CARDS["Etta Place"])]
    assert t.seen(1, "tombstone")["up"] == "WB-02"
    assert t.deck("deadwood") == before


def test_WAN_TURN_09_a_saloon_card_is_shown_and_obeyed_at_once() -> None:
    t = table("WB1 DA1", "JY1", saloon="sheriff, hunter, ...")
    assert "up" not in t.seen(0, "saloon")
    t.play("0 draw:saloon")
    shown = [event for event in t.match.events if event.kind == "saloon"]
    assert [(event.args, event.to) for event in shown] == [((0, SHERIFF), EVERYBODY)]
    assert t.asked == [(0, "sheriff")]
    assert t.deck("saloon")[0] == "hunter"


def test_WAN_TURN_10_nothing_is_turned_up_after_a_saloon_draw() -> None:
    t = table("", "", saloon="sheriff, hunter, ...")
    towns = t.table.decks[:4]
    t.play("0 draw:saloon")
    assert t.told("shows") == []
    assert t.table.decks[:4] == towns
    assert t.seen(1, "saloon") == {"deck": "saloon", "left": 11, "looked_by": [], "buried": []}
    assert t.asked == [(1, "draw")]


def test_WAN_TURN_11_stacks_discards_and_counts_are_open() -> None:
    """Also WAN-RULING-05: to everybody, covered cards included."""
    dealt = fresh(3)
    assert len({repr(dealt.match.view(seat)["table"]) for seat in (None, 0, 1, 2)}) == 1
    assert [deck["left"] for deck in dealt.match.view()["table"]["decks"]] == [12] * 5
    t = table(
        "Bob Dalton, Bill Power, Tom Horn",
        "WB2",
        "",
        tombstone="Etta Place, 3 more",
        saloon="sheriff, ...",
    )
    t.play("0 draw:saloon", "0 hit:0:loners")
    views = [t.match.view(seat)["table"] for seat in (None, 0, 1, 2)]
    assert all([view == views[0] for view in views])
    view = views[0]
    assert view["players"][0]["stacks"] == [[], ["DA-01", "DA-05"], [], []]
    assert view["discard"] == [OUTLAWS[card].id for card in t.table.discard]
    assert view["discard"][-1] == "LO-08"
    assert view["saloon_discard"] == ["sheriff"]
    assert view["decks"][0]["left"] == 4
    assert [deck["left"] for deck in view["decks"]] == [len(deck) for deck in t.table.decks]


def test_WAN_TURN_12_cards_change_hands_by_draws_and_saloon_effects_only() -> None:
    """Also WAN-RULING-29, WAN-RULING-42: others lose at most one card, to a card just drawn."""
    verbs = {move.partition(":")[0] for move in GAME.moves}
    assert verbs == VERBS
    match = Match(GAME, 4, "hands", {"dollars": True, "cavalry": True})
    rng = Rng.seeded("hands")
    saloon = dict.fromkeys(SALOON_KINDS, 0)
    while match.asks:
        ask = match.asks[0]
        before = match.view()["table"]
        move = ask.moves[rng.below(len(ask.moves))]
        told = len(match.events)
        match.play(ask.seat, move)
        after = match.view()["table"]
        if match.over or after["round"] != before["round"]:
            continue
        hits = [event for event in match.events[told:] if event.kind in SALOON_KINDS]
        for event in hits:
            saloon[event.kind] += 1
        taken = [event for event in match.events[told:] if event.kind == "take"]
        gained = [(event.args[0], event.args[1]) for event in taken]
        lost: list[tuple[int, int]] = []
        for event in hits:
            lost.append((event.args[-2] if len(event.args) == 3 else event.args[0], event.args[-1]))
            if event.kind == "swindler":
                gained.append((event.args[0], event.args[-1]))
        for seat in range(4):
            stacks = [list(stack) for stack in before["players"][seat]["stacks"]]
            for who, card in lost:
                if who == seat:
                    assert stacks[gang_of(card)].pop() == OUTLAWS[card].id
            for who, card in gained:
                if who == seat:
                    stacks[gang_of(card)].append(OUTLAWS[card].id)
            assert after["players"][seat]["stacks"] == stacks
    assert all(saloon.values())


def test_WAN_RULING_45_the_saloon_is_a_way_round_a_card_nobody_wants() -> None:
    t = table("WB1 DA1 LO1", "WB2", tombstone="Frank James", horse="dodge-city")
    assert "draw:saloon" in t.legal
    t.play("0 draw:tombstone")
    assert t.told("four-gangs") == [(0,)]
