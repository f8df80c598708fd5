"""How the tests set a table of `pioneers`, as a worked example describes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import saloon
from saloon.engine.rng import Rng
from saloon.games.pioneers.board import CELL_Q, CELL_R, KINDS, NO_CELL, TOWN_CELL, cell_at
from saloon.games.pioneers.content import (
    BUILDINGS,
    BULLETS_IN_BOX,
    DIPLOMAS,
    EVENTS,
    FOOD_IN_BOX,
    HOMESTEAD,
    HORSES_IN_BOX,
    PLACES,
    POINT_CARDS,
    PRAYERS,
    RESOURCES,
    REVOLVERS_IN_BOX,
    TOOLS,
    UNITS,
)
from saloon.games.pioneers.moves import ORDERS, RULES, THINGS
from saloon.games.pioneers.play.shootout import FIRST_HIT
from saloon.games.pioneers.state import (
    CLAIM,
    FLIPPED,
    IN_STOCK,
    JAIL_CELL,
    JAILED,
    NEWBORN,
    UNFED,
    Table,
)
from saloon.games.pioneers.written import OUT, WORKING
from saloon.testing import Scenario

GAME = saloon.game("pioneers")
PLACE = {place.id: TOWN_CELL[number] for number, place in enumerate(PLACES)}
WORK = {id: number for number, id in enumerate((*BUILDINGS, "claim"))}
DIPLOMA = {id: number for number, id in enumerate(DIPLOMAS)}
EVENT = {event.id: number for number, event in enumerate(EVENTS)}
CARD = {id: number for number, id in enumerate(PRAYERS)}
KIND = {id: number for number, id in enumerate(KINDS)}
RESOURCE = {id: number for number, id in enumerate(RESOURCES)}
THING = {id: number for number, id in enumerate(THINGS)}
STORE, BANK, SALOON = PLACE["store"], PLACE["bank"], PLACE["saloon"]

Spot = str | tuple[int, int]
"""A place of the town by name, or a hex."""


def cell(spot: Spot) -> int:
    """The cell of a place or a hex."""
    return PLACE[spot] if isinstance(spot, str) else cell_at(*spot)


def at(spot: Spot) -> str:
    """The move that names a tile."""
    number = cell(spot)
    return f"at:{CELL_Q[number]},{CELL_R[number]}"


def pioneer(seat: int, number: int) -> int:
    """A Pioneer as the state counts it."""
    return seat * 8 + number - 1


def hits(a: int, d: int) -> list[int]:
    """What chance must say for the Hits to lie in these places (Attacker, Defender)."""
    return [a - 1, FIRST_HIT.index(d)]


class Frontier(Scenario):
    """A scenario of `pioneers`."""

    @property
    def state(self) -> Table:
        assert isinstance(self.match.state, Table)
        return self.match.state

    def play(self, *moves: str) -> None:
        """Play moves and check the table after each."""
        for move in moves:
            super().play(move)
            GAME.check(self.state)

    def act(self, seat: int, number: int, *moves: str) -> None:
        """A Pioneer is picked, if it is not at work yet, and does something."""
        if self.state.acting != pioneer(seat, number):
            self.play(f"{seat} pioneer:{seat}:{number}")
        self.play(*[f"{seat} {move}" for move in moves])

    def until(self, prompt: str, seat: int | None = None) -> None:
        """Give the passive answer to every question up to one of this kind."""
        for _ in range(500):
            asks = self.match.asks
            assert asks, f"the game ended before anybody was asked for {prompt}"
            if any(ask.prompt == prompt and seat in (None, ask.seat) for ask in asks):
                return
            self.match.play(asks[0].seat, GAME.absent(self.state, asks[0]))
            GAME.check(self.state)
        raise AssertionError(f"nobody was ever asked for {prompt}")

    def menu(self, seat: int) -> list[str]:
        """The legal moves of a seat, in text form."""
        ask = self.match.ask_for(seat)
        return [] if ask is None else [GAME.text(move) for move in ask.moves]

    def land_draw(self, kind: str) -> int:
        """What chance must say for this land tile to be drawn next."""
        return land_draw(self.state, kind)

    def where(self, seat: int, number: int) -> int:
        return self.state.where[pioneer(seat, number)]


def land_draw(t: Table, kind: str) -> int:
    """What chance must say for a land tile to be drawn next."""
    number = KIND[kind]
    assert t.pile[number], f"no {kind} is left"
    return sum(t.pile[:number])


def table(
    seats: int = 2,
    *,
    options: Mapping[str, object] | None = None,
    step: int = WORKING,
    active: int = 0,
    round: int = 1,
    land: Mapping[Any, str] | None = None,
    works: Mapping[Any, tuple[int, str]] | None = None,
    flipped: Sequence[Spot] = (),
    tokens: Mapping[Any, int] | None = None,
    family: Mapping[int, Mapping[int, Any]] | None = None,
    jailed: Sequence[tuple[int, int]] = (),
    newborn: Sequence[tuple[int, int]] = (),
    unfed: Sequence[tuple[int, int]] = (),
    diplomas: Mapping[str, tuple[int, int]] | None = None,
    cash: Mapping[int, int] | None = None,
    food: Mapping[int, int] | None = None,
    bullets: Mapping[int, int] | None = None,
    unarmed: Sequence[int] = (),
    horses: Sequence[int] = (),
    tools: Mapping[int, Sequence[str]] | None = None,
    goods: Mapping[int, Mapping[str, int]] | None = None,
    cards: Mapping[int, int] | None = None,
    laborers: Mapping[str, Spot] | None = None,
    bandit: Spot | None = None,
    bandit_jailed: bool = False,
    square: int = 21,
    job: int | None = None,
    limbo: int = 0,
    hideout: int = 0,
    sheriff: Spot = "jail",
    used_up: Sequence[tuple[int, str]] = (),
    out: Sequence[int] = (),
    stockpile: Mapping[str, int] | None = None,
    orders: Mapping[tuple[int, str], tuple[str, int]] | None = None,
    limits: Mapping[tuple[int, str], int] | None = None,
    stolen: Mapping[tuple[int, int], int] | None = None,
) -> Table:
    """A table at a beat; what is not said is as at the start, with 20 dollars and 6 Food each.

    `stockpile` says how much of a Resource the Stockpile has left: the rest is put, out of sight,
    on the last player.
    """
    state = GAME.new(seats, GAME.settle_options(seats, options or {}), Rng.seeded("table"))
    assert isinstance(state, Table)
    t = state
    t.symbol = list(range(seats))
    t.step, t.active, t.first, t.round = step, active, 0, round
    _set_land(t, land or {})
    for seat in range(seats):
        t.cash[seat] = (cash or {}).get(seat, 20)
        t.food[seat] = (food or {}).get(seat, 6)
        t.bullets[seat] = (bullets or {}).get(seat, 1)
        t.revolver[seat] = 0 if seat in unarmed else 1
        t.horse[seat] = 1 if seat in horses else 0
        t.cards[seat] = (cards or {}).get(seat, 0)
        for tool in (tools or {}).get(seat, ()):
            t.tools[seat] |= 1 << TOOLS.index(tool)
        for kind, n in (goods or {}).get(seat, {}).items():
            t.goods[seat * 4 + RESOURCE[kind]] = n
        if seat in out:
            t.status[seat] = OUT
            t.cash[seat] = t.food[seat] = t.bullets[seat] = t.revolver[seat] = 0
    _set_families(t, family or {}, out)
    for seat, number in jailed:
        t.where[pioneer(seat, number)] = JAIL_CELL
        t.flags[pioneer(seat, number)] |= JAILED
    for seat, number in newborn:
        t.flags[pioneer(seat, number)] |= NEWBORN
    for seat, number in unfed:
        t.flags[pioneer(seat, number)] |= UNFED
    for (seat, number), n in (stolen or {}).items():
        t.stolen[pioneer(seat, number)] = n
    for id, (seat, number) in (diplomas or {}).items():
        t.diploma[pioneer(seat, number)] = DIPLOMA[id]
        t.holder[DIPLOMA[id]] = pioneer(seat, number)
    _set_works(t, works or {}, flipped, tokens or {})
    for seat, id in used_up:
        t.stock[seat * 5 + WORK[id]] -= 1
        t.covered[seat * 5 + WORK[id]] += 1
    for id, spot in (laborers or {}).items():
        t.laborer[RESOURCE[id]] = cell(spot)
    t.sheriff = cell(sheriff)
    t.square = 0 if bandit is not None else square
    t.bandit = NO_CELL if bandit is None else cell(bandit)
    t.bandit_jailed = bandit_jailed
    if job is not None:
        t.hirer, t.limbo = job, limbo
    t.hideout = hideout
    for (seat, question), (rule, number) in (orders or {}).items():
        t.orders[seat * len(ORDERS) + ORDERS.index(question)] = RULES.index(rule) + 256 * number
    for (seat, thing), limit in (limits or {}).items():
        t.limits[seat * len(THINGS) + THING[thing]] = limit + 1
    _fill_stockpile(t, stockpile or {})
    GAME.check(t)
    return t


def _set_land(t: Table, land: Mapping[Spot, str]) -> None:
    cells = list(t.land)
    for spot, id in land.items():
        cells[cell(spot)] = KIND[id]
        t.pile[KIND["abandoned-mine"] if id == "collapsed-mine" else KIND[id]] -= 1
    t.land = tuple(cells)
    t.field = tuple([number for number, kind in enumerate(cells) if kind >= 0])


def _set_families(t: Table, family: Mapping[int, Mapping[int, Spot]], out: Sequence[int]) -> None:
    for seat in range(t.seats):
        members = family.get(seat, {} if seat in out else {1: "store", 2: "store"})
        for number, spot in members.items():
            t.where[pioneer(seat, number)] = cell(spot)
        t.family[seat] = len(members)
    assert all(where == IN_STOCK or where >= 0 for where in t.where)


def _set_works(
    t: Table,
    works: Mapping[Spot, tuple[int, str]],
    flipped: Sequence[Spot],
    tokens: Mapping[Spot, int],
) -> None:
    codes = list(t.works)
    on = list(t.tokens)
    for spot, (seat, id) in works.items():
        number = cell(spot)
        work = WORK[id]
        codes[number] = 1 + seat * 8 + work
        if work == CLAIM:
            t.bank_stakes -= 1
            continue
        t.stock[seat * 5 + work] -= 1
        if spot in flipped:
            codes[number] |= FLIPPED
            continue
        t.built[seat] += 1
        if work == HOMESTEAD:
            t.homes = (*t.homes, number)
    for spot, n in tokens.items():
        on[cell(spot)] = n
    t.works, t.tokens = tuple(codes), tuple(on)


def _fill_stockpile(t: Table, left: Mapping[str, int]) -> None:
    t.bank_food = FOOD_IN_BOX - sum(t.food)
    t.bank_bullets = BULLETS_IN_BOX - sum(t.bullets)
    t.bank_revolvers = REVOLVERS_IN_BOX - sum(t.revolver)
    t.bank_horses = HORSES_IN_BOX - sum(t.horse)
    t.bank_cards = POINT_CARDS - sum(t.cards)
    t.bank_tools = [t.sets - sum([m >> tool & 1 for m in t.tools]) for tool in range(4)]
    for kind in range(4):
        on = sum([t.tokens[c] for c in t.field if t.work_at(c) == kind])
        if t.limbo and t.work_at(t.bandit) == kind:
            on += t.limbo
        owned = sum(t.goods[kind::4])
        t.bank_goods[kind] = UNITS - on - owned
        id = RESOURCES[kind]
        if id in left:
            t.goods[(t.seats - 1) * 4 + kind] += t.bank_goods[kind] - left[id]
            t.bank_goods[kind] = left[id]
    t.bank = -sum(t.cash) - t.hideout


def frontier(dice: Sequence[int] = (), /, **settings: Any) -> Frontier:
    """A scenario on such a table."""
    return Frontier(GAME, table(**settings), list(dice))


def draws(t: Table, *kinds: str) -> list[int]:
    """What chance must say for these land tiles to be drawn one after the other."""
    pile = t.pile[:]
    script = []
    for kind in kinds:
        script.append(sum(pile[: KIND[kind]]))
        pile[KIND[kind]] -= 1
    return script
