"""What the log and the questions say, in the order in which it happens."""

from __future__ import annotations

from typing import Any

from saloon.engine.event import Event
from saloon.games.pioneers.written import BANDITS
from saloon.words import teller

from .tables import GAME, THING, Frontier, frontier

FARM: dict[str, Any] = {
    "land": {(2, 0): "field"},
    "works": {(2, 0): (0, "farm")},
    "tokens": {(2, 0): 1},
    "laborers": {"corn": (2, 0)},
}


def kinds(s: Frontier) -> list[str]:
    return [event.kind for event in s.match.events]


def asked(s: Frontier, seat: int, language: str = "en") -> str:
    view = s.match.view(seat)
    tell = teller(GAME, language, ["Ada", "Belle", "Cole"], seat)
    return tell.prompt(next(ask for ask in view["asks"] if ask["seat"] == seat))


def test_the_cause_comes_before_its_effect() -> None:
    """PIO-PROC-06, PIO-LAB-04: the Farmer works, and leaves because nothing is left."""
    s = frontier(**FARM)
    s.act(0, 1, "act:process")
    assert kinds(s)[-2:] == ["laborer-works", "laborer-leaves"]
    s = frontier(**FARM, tools={0: ["scythe"]}, family={0: {1: (2, 0)}})
    s.act(0, 1, "act:process", "use")
    assert kinds(s)[-2:] == ["processes", "laborer-leaves"]


def test_resources_that_come_are_not_all_there_are() -> None:
    """The event counts what is added."""
    say = teller(GAME, "en", ["Ada", "Belle"], None).event
    assert "holds" not in say(Event("yields", (), (0, 0, 2)))


def test_a_shuffled_prayer_deck_is_told() -> None:
    """PIO-PRAY-03."""
    s = frontier(family={0: {1: "church"}})
    s.state.bottom = (s.state.prayers[0],)
    s.state.prayers = s.state.prayers[1:]
    s.act(0, 1, "act:pray", "yes")
    assert s.told("prayers-shuffled") == [()]


def test_a_symbol_of_nobody_is_explained() -> None:
    """PIO-BANDIT-05: the Hat is not in a game of two."""
    s = frontier([3, 1, 1, 6], step=BANDITS, bandit="bank", family={0: {1: "church"}})
    assert s.told("face-of-nobody") == [(2,)]


def test_an_offer_is_told_with_what_is_in_it() -> None:
    """PIO-TRADE-03: also to those who only look on."""
    s = frontier(seats=3, goods={0: {"ore": 2}})
    s.act(0, 1, "act:trade", "seat:1", "line:give:ore:2", "line:get:money:7")
    s.play("0 send")
    assert s.told("would-give") == [(0, 1, THING["ore"], 2), (1, 0, THING["money"], 7)]


def test_a_send_that_is_missing_gives_its_reason() -> None:
    """PIO-TRADE-09: in both languages, and gone when the offer is sound."""
    s = frontier(seats=3, goods={0: {"ore": 2}})
    s.act(0, 1, "act:trade", "seat:1")
    plain = asked(s, 0)
    s.play("0 line:give:revolver:1")
    assert "send" not in s.legal
    assert "Belle would go beyond a limit" in asked(s, 0)
    assert "Belle dépasserait une limite" in asked(s, 0, "fr")
    s.play("0 strike:0", "0 line:give:money:3")
    assert "send" in s.legal
    assert asked(s, 0) == plain


def test_the_table_says_who_has_which_symbol() -> None:
    """The Bandit's die goes by them."""
    s = frontier()
    tell = teller(GAME, "en", ["Ada", "Belle"], None)
    assert "Ada plays the Bottle." in tell.read(s.match.view(None))
