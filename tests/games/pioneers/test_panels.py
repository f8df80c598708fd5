"""Offers, auctions and shops on one screen: every row of moves does what it says."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import saloon
from saloon.games.pioneers.scene import scene
from saloon.journeys import Deed, Panel, figures, legal_of, panel, travel

from .settled import at_table, middle_games
from .tables import GAME, THING, Frontier, at, frontier


def found_deeds(s: Frontier, seat: int, act: str) -> Iterator[Deed]:
    """What a player may do that opens a panel."""
    view = s.match.view(seat)
    for figure in figures(s.match, view, at_table("en", s.match.seats, seat)):
        for deed in figure.deeds:
            if deed.panel is not None and deed.moves[-1] == f"act:{act}":
                yield deed


def open_panel(s: Frontier, seat: int) -> Panel:
    """What the open question of a player is answered in."""
    found = panel(s.match, s.match.view(seat), at_table("en", s.match.seats, seat))
    assert found is not None
    return found


def test_an_offer_may_hold_whatever_can_be_traded() -> None:
    """PIO-TRADE-02, PIO-TRADE-09: goods, property and Pioneers of both, as one row of moves."""
    s = frontier(
        seats=3,
        land={(2, 0): "field", (1, 1): "desert"},
        works={(2, 0): (0, "claim"), (1, 1): (1, "homestead")},
        family={1: {1: "church", 2: "school"}},
        cash={1: 50},
    )
    deed = next(found_deeds(s, 0, "trade"))
    assert deed.panel is not None
    to, _, theirs = deed.panel.partners[0]
    mine = {line.moves for line in deed.panel.sides[0].lines}
    assert {"line:give:money:{n}", at((2, 0)), "pioneer:0:1"} <= mine
    wanted = {line.moves: line.most for line in theirs.lines}
    assert wanted["line:get:money:{n}"] == 50
    assert {at((1, 1)), "pioneer:1:2"} <= set(wanted)
    money = ["line:get:money:20", "line:get:money:20", "line:get:money:3"]
    row = [*deed.moves, to, at((2, 0)), *money, deed.panel.last]
    travel(s.match, 0, row)
    assert s.told("would-give") == [(0, 1, THING["claim"], 1), (1, 0, THING["money"], 43)]


def test_a_counter_offer_begins_with_the_offer_and_may_ask_for_less() -> None:
    """PIO-TRADE-09, PIO-TRADE-10: its lines stand at what was offered, and are sent anew."""
    s = frontier(seats=3, food={0: 9}, goods={1: {"ore": 2}})
    s.act(0, 1, "act:trade", "seat:1", "line:give:food:5", "line:get:ore:2", "send")
    s.play("1 counter")
    found = open_panel(s, 1)
    starts = [{line.moves: line.start for line in side.lines if line.start} for side in found.sides]
    assert starts == [{"line:give:ore:{n}": 2}, {"line:get:food:{n}": 5}]
    assert found.same, "it must differ"
    row = [*found.first.split(), "line:give:ore:1", "line:get:food:5", found.last]
    travel(s.match, 1, row)
    assert s.asked == [(0, "counter-answer")]
    s.play("0 accept")
    assert (s.state.food[1], s.state.goods[3], s.state.goods[4 + 3]) == (11, 1, 1)


def test_an_offer_of_others_opens_no_panel() -> None:
    """PIO-TRADE-03: who only waits for an offer has nothing to put together."""
    s = frontier(seats=3)
    s.act(0, 1, "act:trade", "seat:1")
    assert panel(s.match, s.match.view(2), at_table("en", 3, 2)) is None
    assert open_panel(s, 0).same == ""


def test_goods_of_the_two_who_trade_are_lit_and_no_others() -> None:
    """PIO-TRADE-03: a press on a thing puts one more of it into the offer; it is between two."""
    s = frontier(seats=4)
    s.act(0, 1, "act:trade", "seat:2")
    drawn = scene(s.match.view(0), at_table("en", 4, 0))
    lit = set(re.findall(r'id="has-(\d)-food"[^>]*data-move="([^"]+)"', drawn))
    assert lit == {("0", "line:give:food:1"), ("2", "line:get:food:1")}


def test_no_key_hides_a_number_of_an_offer() -> None:
    """PIO-TRADE-09: a line is struck by a press on it; its number stays to be read."""
    s = frontier(seats=3, food={0: 9})
    s.act(0, 1, "act:trade", "seat:1", "line:give:food:5")
    drawn = scene(s.match.view(0), at_table("en", 3, 0))
    assert re.findall(r'data-move="(strike:0)" data-key="(\w*)"', drawn) == [("strike:0", "")]


def test_an_auction_is_one_row_of_moves() -> None:
    """PIO-AUC-01, PIO-AUC-06: only what somebody could take, and the reserve with it."""
    s = frontier(seats=3, cash={1: 7, 2: 4}, goods={0: {"ore": 3}}, unarmed=[1])
    deed = next(found_deeds(s, 0, "auction"))
    assert deed.panel is not None
    assert deed.panel.lone
    lots, reserve = deed.panel.sides
    offered = {line.moves for line in lots.lines}
    assert "line:give:ore:{n}" in offered
    assert "line:give:money:{n}" not in offered
    (least,) = reserve.lines
    assert (least.moves, least.most, least.start) == ("n:{n}", 7, 1)
    row = [*deed.moves, "line:give:ore:3", least.moves.format(n=5)]
    travel(s.match, 0, row)
    assert s.told("auction") == [(0, THING["ore"], 3, 5)]
    assert [ask.seat for ask in s.match.asks] == [1]


def told_price(name: str) -> int:
    """The price at the end of what a pick is called."""
    found = re.search(r"\$(\d+)$", name)
    assert found is not None, name
    return int(found[1])


@pytest.mark.parametrize("act", ["buy", "sell"])
def test_a_basket_of_a_shelf_is_what_it_says_for_what_it_says(act: str) -> None:
    """PIO-BUY-03, PIO-BUY-10, PIO-SELL-01: by one press, the tip to another's Business in it."""
    tried = 0
    for match, ask in middle_games(60):
        if ask.prompt != act or tried > 30:
            continue
        found = panel(match, match.view(ask.seat), at_table("en", match.seats, ask.seat))
        for name, row in [pick for picks in found.picks for pick in picks.rows] if found else ():
            world: saloon.Match = match.clone()
            before = world.view(ask.seat)["table"]["players"][ask.seat]
            assert set(row.split()[:-1]) <= set(legal_of(match.view(ask.seat)))
            travel(world, ask.seat, row.split())
            after = world.view(ask.seat)["table"]["players"][ask.seat]
            assert abs(before["cash"] - after["cash"]) == told_price(name), name
            number = name.split(" ", 1)[0]
            if act == "buy":
                assert after["food"] - before["food"] == int(number)
            asked_now = world.ask_for(ask.seat)
            assert asked_now is None or asked_now.prompt != act, "nothing is left to be asked"
            tried += 1
    assert tried > 10


def test_every_line_of_an_open_offer_is_legal_up_to_what_there_is() -> None:
    """PIO-TRADE-09: from nothing, as many as one pick names; more are picked again."""
    for match, ask in middle_games(30):
        view = match.view(ask.seat)
        if ask.prompt != "offer" or view["table"]["offer"]["gives"]:
            continue
        found = panel(match, view, at_table("en", match.seats, ask.seat))
        assert found is not None
        if found.first:
            continue
        offered = {
            line.moves.format(n=number)
            for side in found.sides
            for line in side.lines
            for number in range(1, min(line.most, line.each or 1) + 1)
        }
        assert offered == {GAME.text(move) for move in ask.moves} - {"cancel", "refuse"}
        return
    raise AssertionError("no empty offer")
