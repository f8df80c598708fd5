"""How the tests set a table of `undead`, as a worked example describes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import saloon
from saloon.engine.rng import Rng
from saloon.games.undead.content import (
    BUILDINGS,
    CARDS,
    COIN,
    COINS_IN_BOX,
    HORSEMEN,
    NOTORIETY,
    NOTORIETY_IN_BOX,
    PLACES,
    SLOT_ICON,
    SLOTS,
    UNDEAD,
)
from saloon.games.undead.play.setup import set_up
from saloon.games.undead.state import NO_SLOT, RANGER, Table
from saloon.games.undead.written import COMMITMENT
from saloon.testing import Scenario

GAME = saloon.game("undead")
BUILDING = {building.id: number for number, building in enumerate(BUILDINGS)}
CARD = {undead.id: number for number, undead in enumerate(UNDEAD)}


def slots(*numbers: int) -> int:
    """A set of slots or spaces."""
    return sum(1 << number for number in numbers)


class Town(Scenario):
    """A scenario of `undead` that can be hurried through questions nobody cares about."""

    @property
    def state(self) -> Table:
        assert isinstance(self.match.state, Table)
        return self.match.state

    def until(self, prompt: str, seat: int | None = None) -> None:
        """Give the first legal answer to every question up to one of this kind."""
        for _ in range(500):
            asks = self.match.asks
            assert asks, f"the game ended before anybody was asked for {prompt}"
            if any(a.prompt == prompt and seat in (None, a.seat) for a in asks):
                return
            self.match.play(asks[0].seat, asks[0].moves[0])
            GAME.check(self.state)
        raise AssertionError(f"nobody was ever asked for {prompt}")

    def menu(self, seat: int) -> list[str]:
        """The legal moves of a seat, in text form."""
        ask = self.match.ask_for(seat)
        return [] if ask is None else [GAME.text(move) for move in ask.moves]

    def choose(self, *choices: str) -> None:
        """Every seat commits: what stands behind `go:`, by seat."""
        self.play(*(f"{seat} go:{choice}" for seat, choice in enumerate(choices)))

    def undead_at(self, place: str) -> list[str]:
        """The undead in a building (by its slot) or in the street."""
        mask = self.state.town[PLACES.index(place)]
        return [UNDEAD[card].id for card in range(CARDS) if mask >> card & 1]


def table(
    seats: int = 4,
    *,
    options: Mapping[str, bool] | None = None,
    buildings: Sequence[str] = (),
    inside: Mapping[str, int | tuple[int, ...]] | None = None,
    undead: Mapping[str, Sequence[str]] | None = None,
    boot_hill: Sequence[str] | None = None,
    coins: Mapping[int, int] | None = None,
    notoriety: Mapping[int, int] | None = None,
    bullets: Mapping[int, int] | None = None,
    backfire: Sequence[int] = (),
    lying: Mapping[int, int] | None = None,
    dead: Mapping[int, int] | None = None,
    reserve: Mapping[int, int] | None = None,
    bonus: bool = False,
    day: int = 1,
    round: int = 1,
    step: int = COMMITMENT,
    law: int = 0,
) -> Table:
    """A table at a beat. Nothing is set but what is said; the first buildings fill the slots used.

    Cards that are not said go to Boot Hill, or, with a Boot Hill said, to the last band's kills;
    `boot_hill` is written top card first.
    """
    state = GAME.new(seats, GAME.settle_options(seats, options or {}), Rng.seeded("table"))
    assert isinstance(state, Table)
    t = state
    set_up(t)
    t.asked = t.sealed = ()
    t.step, t.day, t.round, t.law = step, day, round, law
    _set_buildings(t, buildings)
    if not bonus:
        t.bonus = 0
    _set_undead(t, undead or {}, boot_hill)
    for seat, number in (coins or {}).items():
        t.coins[seat] = number
    for seat, number in (notoriety or {}).items():
        t.notoriety[seat] = number
    for band in range(t.players):
        t.bullets[band] = 0
    for band, mask in (bullets or {}).items():
        t.bullets[band] = mask
    for band in backfire:
        t.skulls &= ~(1 << band)
    _set_outlaws(t, inside or {}, lying or {}, dead or {}, reserve or {})
    _fill_supply(t)
    GAME.check(t)
    return t


def _set_buildings(t: Table, names: Sequence[str]) -> None:
    """The named buildings come into the first slots in use; the others fill the rest."""
    used = [slot for slot in range(SLOTS) if t.building[slot] >= 0]
    first = [BUILDING[name] for name in names]
    order = first + [b for b in t.building if b >= 0 and b not in first]
    building = [-1] * SLOTS
    where = [NO_SLOT] * len(BUILDINGS)
    for slot, number in zip(used, order, strict=False):
        building[slot] = number
        where[number] = slot
    t.building, t.where = tuple(building), tuple(where)


def _set_undead(
    t: Table, undead: Mapping[str, Sequence[str]], boot_hill: Sequence[str] | None
) -> None:
    t.town = [0] * (SLOTS + 1)
    for place, cards in undead.items():
        number = PLACES.index(place) if place in PLACES else t.where[BUILDING[place]]
        for card in cards:
            t.town[number] |= 1 << CARD[card]
    said = [CARD[card] for card in boot_hill or ()]
    taken = sum(t.town) | slots(*said)
    rest = [card for card in range(CARDS) if not taken >> card & 1]
    if t.solo:
        t.out = () if t.horsemen else tuple(range(HORSEMEN))
        rest = [card for card in rest if card not in t.out]
        t.boot_hill = tuple(rest + said[::-1])
        return
    count = CARDS - 3 * t.players
    t.out, rest = tuple(rest[:count]), rest[count:]
    if boot_hill is None:
        t.boot_hill = tuple(rest)
    else:
        t.boot_hill = tuple(said[::-1])
        t.killed[-1] = slots(*rest)


def _set_outlaws(
    t: Table,
    inside: Mapping[str, int | tuple[int, ...]],
    lying: Mapping[int, int],
    dead: Mapping[int, int],
    reserve: Mapping[int, int],
) -> None:
    for name, who in inside.items():
        for band in (who,) if isinstance(who, int) else who:
            slot = t.where[BUILDING[name]]
            t.inside[slot] |= 1 << band
            t.bonus &= ~(1 << slot)
            t.stash[band] -= 1
    for band, spaces in lying.items():
        t.lying[band] = spaces
        if band == RANGER and t.solo:
            t.graveyard[band] -= bin(spaces).count("1")
        else:
            t.stash[band] -= bin(spaces).count("1")
    for band, number in reserve.items():
        t.stash[band] += t.reserve[band] - number
        t.reserve[band] = number
    for band, number in dead.items():
        t.graveyard[band] += number
        t.stash[band] -= number


def _fill_supply(t: Table) -> None:
    bonuses = [SLOT_ICON[slot] for slot in range(SLOTS) if t.bonus >> slot & 1]
    t.supply_coins = COINS_IN_BOX - sum(t.coins) - bonuses.count(COIN)
    t.supply_notoriety = NOTORIETY_IN_BOX - sum(t.notoriety) - bonuses.count(NOTORIETY)


def town(dice: Sequence[int] = (), seats: int = 4, **settings: object) -> Town:
    """A scenario on such a table."""
    return Town(GAME, table(seats, **settings), list(dice))  # type: ignore[arg-type]
