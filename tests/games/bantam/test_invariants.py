"""What must hold at every moment (BAN-INV), and what `check` says when it does not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from saloon.engine.errors import Broken
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.games.bantam.board import acre
from saloon.games.bantam.game import GAME
from saloon.games.bantam.state import Table
from tests.games.bantam.tables import place, table

MILL = acre("w_mill")


def edit(field: str, at: int, value: object) -> Callable[[Table], None]:
    """Put a wrong number into a list of the table."""

    def change(t: Table) -> None:
        getattr(t, field)[at] = value

    return change


def replace(field: str, value: object) -> Callable[[Table], None]:
    """Put something else into a field of the table."""
    return lambda t: setattr(t, field, value)


def overload(t: Table) -> None:
    """Four Lumber on a card that is complete with four."""
    t.dedicated[0] = 4
    t.supply[0] -= 4


WRONG: list[tuple[str, Callable[[Table], None]]] = [
    ("19 of goods 0", edit("supply", 0, 19)),  # BAN-INV-01
    ("overdrawn", edit("supply", 0, -1)),
    ("goods holds what is out of range", edit("goods", 0, -1)),
    ("two Fire Tokens", replace("fire", (4, 4))),  # BAN-INV-02
    ("knows whom", replace("fire", (4,))),
    ("Grit", edit("grit", 0, 5)),  # BAN-INV-03
    ("Vigor", edit("vig", 0, 6)),  # BAN-INV-04
    ("Will Power", edit("wil", 0, 4)),
    ("still about", edit("vig", 0, 0)),  # BAN-INV-05
    ("weapon", replace("rack", ())),  # BAN-INV-06
    ("item", replace("items", ())),
    ("Mount", replace("mounts", ())),
    ("of nobody is Exhausted", edit("tired", 40, 1)),  # BAN-INV-13
    ("held twice", edit("cards", 0, (0, 0))),
    ("Enemy Token", replace("reserve", ())),  # BAN-INV-08
    ("crafted", edit("crafted", 0, 4)),
    ("too many Cabins", replace("cabin", [0, 0] + [-1] * 46)),  # BAN-INV-09
    ("without a Resource", edit("cabin", 0, 0)),
    ("door", edit("door", MILL, 1)),
    ("no task gave", edit("np", 0, 1)),  # BAN-INV-11
    ("where holds what is out of range", edit("where", 0, -1)),  # BAN-INV-15
    ("in no Cabin", edit("where", 0, place("w_mill-cabin"))),
    ("Endeavor Card", overload),  # BAN-INV-20
    ("cash holds what is out of range", edit("cash", 0, -1)),  # BAN-INV-21
    ("first is no seat", replace("first", 2)),  # BAN-INV-22
    ("nobody is First Player", replace("first", -1)),
    ("too long", replace("round", 31)),
    ("fight lasts", replace("engagements", 31)),
]


@pytest.mark.parametrize(("message", "change"), WRONG, ids=[message for message, _ in WRONG])
def test_a_broken_table_is_noticed(message: str, change: Callable[[Table], None]) -> None:
    t = table()
    change(t)
    with pytest.raises(Broken, match=message):
        GAME.check(t)


def test_fires_in_cabins_are_looked_at() -> None:
    """BAN-INV-02, BAN-INV-17: one thing a slot, one fire a Cabin, one colour a fire."""
    t = table(
        cabins={"w_mill": 0}, fire=[(0, "w_mill-cabin", 0)], raisers=[1, 1], fire_colours=[4, 4]
    )
    t.stored[MILL * 3] = 0
    t.supply[0] -= 1
    with pytest.raises(Broken, match="goods and fire"):
        GAME.check(t)
    t.stored[MILL * 3] = -1
    t.supply[0] += 1
    t.fire_colour = (5, 4)
    with pytest.raises(Broken, match="two colours"):
        GAME.check(t)
    t.fire_colour = (4, 4)
    t.fire = (*t.fire, 1024 + place("w_mill-cabin") * 4 + 1)
    with pytest.raises(Broken, match="two fires"):
        GAME.check(t)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_only_those_concerned_are_asked(seats: int) -> None:
    """BAN-INV-14, BAN-INV-16, BAN-INV-23: in the own turn, as combatant, at night; Grit in none."""
    match = Match(GAME, seats, f"asked {seats}", events=False)
    rng = Rng.seeded(f"asked {seats}")
    levels = [0] * (4 * seats)
    while match.asks:
        ask = match.asks[0]
        t = match.state
        assert isinstance(t, Table)
        assert ask.moves
        if ask.prompt == "turn":
            assert ask.seat == t.active
            assert GAME.text(ask.moves[-1]) == "pass"
        if ask.prompt in ("card", "use-card", "keep", "interrupt", "block"):
            assert t.side_of(ask.seat) >= 0
        grit = t.grit[:]
        fighting = t.fighting and not t.brawl
        day = t.round  # a fight may end, and one of the next day or a Brawl begin, in one answer
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
        if fighting and t.fighting and t.round == day and not t.brawl:
            assert t.grit == grit
        assert all(new >= old for new, old in zip(t.level, levels, strict=True))
        levels = t.level[:]


def test_the_same_seed_gives_the_same_game() -> None:
    """BAN-INV-25."""
    games = []
    for _ in range(2):
        match = Match(GAME, 3, "twice")
        rng = Rng.seeded("twice")
        for _ in range(150):
            ask = match.asks[0]
            match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
        games.append((match.moves, [event.data() for event in match.events]))
    assert games[0] == games[1]
