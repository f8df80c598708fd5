"""Stores (BAN-SHP)."""

from __future__ import annotations

import pytest

from saloon.games.bantam.content import ITEM
from tests.games.bantam.tables import west


def test_dealing_is_free_and_ends_a_move() -> None:
    """BAN-SHP-01, BAN-MOV-03: only inside."""
    w = west(at={0: "street_nw"}, cash={0: 9}, stock=["hatchet"])
    assert not [move for move in w.menu(0) if move.startswith("buy")]
    w.play("0 go:gunsmith", "0 buy:hatchet")
    assert (w.state.grit[0], w.state.move_left, w.state.cash[0]) == (3, 0, 6)
    w.cited("BAN-SHP-01", "BAN-SHP-02", "BAN-MOV-03")


def test_prices_less_a_bargain_never_under_a_dollar() -> None:
    """BAN-SHP-02, BAN-SHP-09, BAN-SHP-10: for the next purchase there today only."""
    w = west([6], at={0: "trading_post"}, cash={0: 3})
    w.play("0 try:ia_post_bargain", "0 buy:lumber")
    assert w.state.cash[0] == 2
    w.play("0 buy:hide")
    assert w.state.cash[0] == 0
    w.cited("BAN-SHP-09", "BAN-SHP-10")


def test_the_largest_bargain_counts() -> None:
    """BAN-SHP-10: they do not add up."""
    w = west(
        [6, 6], at={0: "gunsmith"}, cash={0: 5}, stock=["hatchet"], skills={0: {"mal": 4, "per": 4}}
    )
    w.play("0 try:ia_gun_demand", "0 try:ia_gun_bargain", "0 buy:hatchet")
    assert w.state.cash[0] == 4


def test_a_bargain_is_gone_tomorrow() -> None:
    """BAN-SHP-10."""
    w = west([6], at={0: "gunsmith"}, cash={0: 5}, stock=["hatchet"])
    w.play("0 try:ia_gun_bargain", "0 pass", "1 pass", "0 buy:hatchet")
    assert w.state.cash[0] == 2


def test_weapons_in_stock() -> None:
    """BAN-SHP-06, BAN-SHP-07, BAN-ITM-06: bought from the slot, refilled from the Rack."""
    w = west(at={0: "gunsmith"}, cash={0: 3}, stock=["hatchet", "judgment"], rack=["torch"])
    assert "buy:judgment" not in w.menu(0)
    w.play("0 buy:hatchet")
    assert w.state.cards[0][-1] == 40
    assert w.state.stock[0] == (36,)
    assert w.told("in-stock") == [(36,)]
    w.cited("BAN-SHP-06", "BAN-SHP-07", "BAN-ITM-06", "BAN-ITM-07")


@pytest.mark.silent("BAN-LIM-01", "BAN-SHP-07")
def test_an_empty_rack_refills_nothing() -> None:
    """BAN-SHP-07, BAN-LIM-01."""
    w = west(at={0: "gunsmith"}, cash={0: 3}, stock=["hatchet"])
    rack = w.state.rack
    w.state.cards[1] = (*w.state.cards[1], *rack)
    w.state.rack = ()
    w.play("0 buy:hatchet")
    assert w.state.stock[0] == ()


def test_search_sees_the_whole_stack() -> None:
    """BAN-SHP-06, BAN-LVL-07: a Slayer may take any card of a stack."""
    w = west(at={0: "gunsmith"}, cash={0: 9}, stock=["hatchet"], levels={0: {"hunting": "master"}})
    top, *rest = w.state.stock
    w.state.stock = ((w.state.rack[-1], *top), *rest)
    w.state.rack = w.state.rack[:-1]
    w.play("0 go:street_nw", "0 go:gunsmith")
    assert "buy:hatchet" in w.menu(0)
    w.cited("BAN-SHP-06")


def test_weapons_are_sold_for_half() -> None:
    """BAN-SHP-03, BAN-SHP-08: under the Weapon Rack."""
    w = west(at={0: "gunsmith"}, cash={0: 0}, weapons={0: ["stiletto"]})
    w.play("0 sell:stiletto")
    assert w.state.cash[0] == 4
    assert w.state.rack[0] == 62
    w.cited("BAN-SHP-03", "BAN-SHP-08")


def test_draw_two_items_buy_one() -> None:
    """BAN-SHP-04: the other is Swept to the bottom."""
    w = west(at={0: "trading_post"}, cash={0: 3}, item_stack=["gloves", "pail", "rope"])
    w.play("0 draw-items")
    assert w.menu(0) == ["skip", "buy:pail", "buy:gloves"]
    w.play("0 buy:pail")
    assert (w.state.item[0], w.state.cash[0]) == (7, 2)
    assert (w.state.items[0], w.state.items[-1]) == (9, 3)
    w.cited("BAN-SHP-04")


def test_declining_closes_the_stack_for_today() -> None:
    """BAN-SHP-05: both are Swept."""
    w = west(at={0: "trading_post"}, cash={0: 3})
    w.play("0 draw-items", "0 skip")
    assert "draw-items" not in w.menu(0)
    assert len(w.state.items) == 24
    w.play("0 pass", "1 pass")
    assert "draw-items" in w.menu(0)
    w.cited("BAN-SHP-05")


def test_drawing_needs_the_price_of_the_cheapest() -> None:
    """BAN-SHP-05: $1 for an Item, $5 for a Mount."""
    w = west(at={0: "trading_post"}, cash={0: 0})
    assert "draw-items" not in w.menu(0)
    w.cited("BAN-SHP-05")
    w = west(at={0: "stables"}, cash={0: 4})
    assert "draw-mounts" not in w.menu(0)


def test_one_item_left_is_drawn_alone() -> None:
    """BAN-SHP-04: with none left nothing can be bought."""
    lying = [f"{item.id}" for item in ITEM for _ in range(2)]
    lying.remove("rope")
    w = west(at={0: "trading_post"}, cash={0: 5}, ground={"w_mill": lying})
    w.play("0 draw-items")
    assert w.menu(0) == ["skip", "buy:rope"]
    w.play("0 buy:rope")
    assert "draw-items" not in w.menu(0)


def test_items_are_sold_for_half() -> None:
    """BAN-SHP-03: always, if only for nothing."""
    w = west(at={0: "trading_post"}, cash={0: 0}, items={0: "gloves"})
    w.play("0 sell-item")
    assert (w.state.cash[0], w.state.item[0], w.state.items[0]) == (1, -1, 9)
    w = west(at={0: "trading_post"}, items={0: "pail"})
    w.play("0 sell-item")
    assert (w.state.item[0], w.told("sells-item")[-1][-1]) == (-1, 0)


@pytest.mark.parametrize(("kind", "paid"), [("lumber", 1), ("silver", 2), ("gem", 4)])
def test_goods_are_sold_at_the_trading_post(kind: str, paid: int) -> None:
    """BAN-SHP-15: back to the Supply."""
    w = west(at={0: "trading_post"}, cash={0: 0}, goods={0: {kind: 1}})
    w.play(f"0 sell:{kind}")
    assert (w.state.cash[0], w.goods(0)) == (paid, {})
    w.cited("BAN-SHP-15", "BAN-SHP-03")


def test_goods_are_bought_with_a_free_slot() -> None:
    """BAN-SHP-15: Gems are not for sale (BAN-RULING-113)."""
    w = west(at={0: "trading_post"}, cash={0: 9}, goods={0: {"herb": 3}})
    assert "buy:gem" not in w.menu(0)
    w.play("0 buy:silver")
    assert (w.state.cash[0], w.goods(0)) == (5, {"herb": 3, "silver": 1})
    assert not [move for move in w.menu(0) if move.startswith("buy:")]
    w = west(at={0: "trading_post"}, cash={0: 9}, supply={"silver": 0})
    assert "buy:silver" not in w.menu(0)


def test_a_burning_store_is_closed() -> None:
    """BAN-SHP-11, BAN-FIR-12: only entering and leaving."""
    w = west(
        at={0: "gunsmith"},
        cash={0: 9},
        fire=[(0, "gunsmith", 0)],
        raisers=[1],
        fire_colours=[4],
    )
    assert not [move for move in w.menu(0) if move.startswith(("buy", "sell", "try"))]
    assert "go:street_nw" in w.menu(0)
    w.cited("BAN-SHP-11")


def test_each_drink_once_a_day() -> None:
    """BAN-SHP-12: its effect at once."""
    w = west(at={0: "saloon"}, cash={0: 5}, wil={0: 1})
    w.play("0 order:dr_rye")
    assert (w.state.skill(0, 1), w.state.skill(0, 2), w.state.wil[0]) == (3, 3, 2)
    assert "order:dr_rye" not in w.menu(0)
    w.play("0 pass", "1 pass")
    assert "order:dr_rye" in w.menu(0)
    w.cited("BAN-SHP-12")


def test_a_new_mount_returns_the_old_one() -> None:
    """BAN-SHP-13: sold at half price first, which may pay for the new one."""
    w = west(
        at={0: "stables"},
        cash={0: 3},
        mounts={0: "bay"},
        goods={0: {"herb": 4}},
        mount_deck=["mule", "night"],
    )
    w.play("0 draw-mounts")
    assert w.menu(0) == ["skip", "buy:mule"]
    w.play("0 buy:mule")
    assert (w.state.mount[0], w.state.cash[0]) == (6, 0)
    assert 0 in w.state.mounts
    w.cited("BAN-SHP-13")
