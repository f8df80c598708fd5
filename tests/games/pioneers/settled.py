"""Tables of `pioneers` in the middle of a game, where nearly every question can come up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import saloon
from saloon.games.pioneers.board import (
    CARRIES,
    COLLAPSED,
    CROSSABLE,
    DEVELOPABLE,
    NEAR,
    NO_TILE,
    TOWN_CELL,
)
from saloon.games.pioneers.content import (
    ABANDONED_MINE,
    BULLET,
    DIPLOMAS,
    FAMILY_LIMIT,
    FOOD,
    HOMESTEAD,
    HORSE,
    LAW_ENFORCEMENT,
    RESOURCE,
    TOOL,
)
from saloon.games.pioneers.play.death import start_over
from saloon.games.pioneers.play.pieces import set_out
from saloon.games.pioneers.play.supply import take
from saloon.games.pioneers.play.works import put_tokens, raise_token, stake_out
from saloon.games.pioneers.state import JAILED, SALOON_CELL, Table
from saloon.games.pioneers.text import PioneersTeller
from saloon.games.pioneers.written import FEEDING
from saloon.words import DEFAULT_NAMES, teller

GAME = saloon.game("pioneers")
Options = dict[str, bool | int | str]


def settled(seats: int, seed: str, tiles: int = 40, options: Options | None = None) -> Table:
    """A table with land, Buildings, families, goods and diplomas, at the start of a turn."""
    rng = saloon.Rng.seeded(seed)
    t = GAME.new(seats, GAME.settle_options(seats, options or {}), rng)
    assert isinstance(t, Table)
    for seat in t.around(0):
        t.symbol[seat] = seat
        start_over(t, seat, "PIO-SETUP-08")
    explore(t, rng, tiles)
    for seat in t.around(0):
        settle_family(t, seat, rng)
    t.square = 0
    t.bandit = SALOON_CELL
    t.hideout = 7
    t.bank -= 7
    t.round = 7
    t.first = t.active = 0
    t.step = FEEDING
    GAME.check(t)
    return t


def explore(t: Table, rng: saloon.Rng, tiles: int) -> None:
    """Land tiles beside the field, one after another."""
    land = list(t.land)
    field = list(t.field)
    while len(field) < tiles:
        near = NEAR[field[rng.below(len(field))]]
        cell = near[rng.below(len(near))]
        left = [kind for kind, count in enumerate(t.pile) for _ in range(count)]
        if land[cell] == NO_TILE and left:
            kind = left[rng.below(len(left))]
            t.pile[kind] -= 1
            caved_in = kind == ABANDONED_MINE and rng.below(2) == 0
            land[cell] = COLLAPSED if caved_in else kind
            field.append(cell)
    t.land = tuple(land)
    t.field = tuple(sorted(field))


def settle_family(t: Table, seat: int, rng: saloon.Rng) -> None:
    """What a family may have half way through: property, Pioneers, goods, diplomas."""
    free = [c for c in t.field if DEVELOPABLE[t.land[c]] and not t.works[c]]
    rng.shuffle(free)
    homes = [c for c in free[:1] if t.stock[seat * 5 + HOMESTEAD]]
    for cell in homes:
        raise_token(t, cell, seat, HOMESTEAD)
    for cell in [c for c in free[1:] if CARRIES[t.land[c]] >= 0][:2]:
        raise_token(t, cell, seat, CARRIES[t.land[cell]])
        put_tokens(t, cell, 3)
    bare = [c for c in free if not t.works[c]]
    if t.bank_stakes and bare:
        stake_out(t, bare[-1], seat)
    cross = [c for c in t.field if CROSSABLE[t.land[c]]]
    while t.family[seat] < FAMILY_LIMIT[len(homes)]:
        set_out(t, seat, cross[rng.below(len(cross))], 0)
    for place, p in enumerate(t.on_field(seat)):
        t.where[p] = (t.estate(seat) or cross)[-1] if place == 0 else cross[rng.below(len(cross))]
        diploma = rng.below(len(DIPLOMAS))
        if t.holder[diploma] < 0 and diploma != LAW_ENFORCEMENT:
            t.diploma[p] = diploma
            t.holder[diploma] = p
    t.where[p] = TOWN_CELL[rng.below(len(TOWN_CELL))]
    if seat == 1:
        t.where[p] = TOWN_CELL[5]
        t.flags[p] |= JAILED
    for thing in (TOOL + seat, RESOURCE, RESOURCE + 1, RESOURCE + 2, RESOURCE + 3):
        take(t, seat, thing, 1 if thing < RESOURCE else 2)
    take(t, seat, FOOD, 6)
    take(t, seat, BULLET, 3)
    if seat % 2:
        take(t, seat, HORSE, 1)


def curious_game(
    match: saloon.Match, seed: str, most: int, done: Counter[tuple[str, str]]
) -> Iterator[tuple[saloon.Match, saloon.Ask]]:
    """Every decision of a game in which whatever has been done least so far is done next."""
    rng = saloon.Rng.seeded(seed)
    while match.asks and len(match.moves) < most:
        ask = match.asks[rng.below(len(match.asks))]
        yield match, ask
        kinds = [(ask.prompt, kind_of(GAME.text(code))) for code in ask.moves]
        rarest = min(done[kind] for kind in kinds)
        codes = [c for c, kind in zip(ask.moves, kinds, strict=True) if done[kind] == rarest]
        code = codes[rng.below(len(codes))]
        done[ask.prompt, kind_of(GAME.text(code))] += 1
        match.play(ask.seat, code)


def kind_of(move: str) -> str:
    """A move without the place, the number or the Pioneer it names."""
    verb = move.partition(":")[0]
    return verb if verb in ("at", "n", "page", "pioneer", "seat") else move


def middle_games(
    games: int, options: Options | None = None
) -> Iterator[tuple[saloon.Match, saloon.Ask]]:
    """Decisions from settled tables of 2 to 4 seats and 24 to 64 tiles, at most 200 from each."""
    done: Counter[tuple[str, str]] = Counter()
    for number in range(games):
        seed = f"settled {number}"
        table = settled(2 + number % 3, seed, 24 + 8 * (number % 6), options)
        yield from curious_game(saloon.Match(GAME, table=table), seed, 200, done)


def at_table(lang: str, seats: int = 4, me: int | None = None) -> PioneersTeller:
    """A reader at a table."""
    told = teller(GAME, lang, DEFAULT_NAMES[:seats], me)
    assert isinstance(told, PioneersTeller)
    return told
