"""How the tests set a table of `bantam`, as a worked example describes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from saloon.engine.rng import Rng
from saloon.games.bantam.board import NOWHERE, SLOT_ACRE, SLOT_SPECIES, SLOTS, STORES, acre
from saloon.games.bantam.cards import CARD, OWNABLE, WEAPON_CARDS, WEAPONS
from saloon.games.bantam.content import (
    CHARACTER,
    ENDEAVORS,
    ENEMIES,
    ENEMY,
    GEM_TOKENS,
    ITEM,
    ITEM_COPIES,
    LEVELS,
    MOUNT,
    RESOURCE_TOKENS,
    STOCK_SLOTS,
)
from saloon.games.bantam.effects import KINDS, SKILLS
from saloon.games.bantam.events import FIRST_YEAR, MONTH
from saloon.games.bantam.game import GAME
from saloon.games.bantam.moves import PLACE_TEXTS, THING_TEXTS
from saloon.games.bantam.play.setup import set_up, take_kit
from saloon.games.bantam.state import CARRIED, Table
from saloon.games.bantam.written import PASS, TURN
from saloon.testing import Scenario

CARD_NO = {card.id: number for number, card in enumerate(CARD)}
CHARACTER_NO = {character.id: number for number, character in enumerate(CHARACTER)}
ITEM_NO = {item.id: number for number, item in enumerate(ITEM)}
MOUNT_NO = {mount.id: number for number, mount in enumerate(MOUNT)}
TOKEN_NO = {enemy.id: number for number, enemy in enumerate(ENEMY)}
SLOT_NO = {number: slot for slot, number in enumerate(SLOT_ACRE)}

EVERYBODY = ("levi", "hannah", "jericho", "mika")


def place(name: str) -> int:
    """A place by its id: an acre, or `<acre>-cabin` for the inside of the cabin there."""
    return PLACE_TEXTS.index(name)


class West(Scenario):
    """A scenario of `bantam`."""

    @property
    def state(self) -> Table:
        assert isinstance(self.match.state, Table)
        return self.match.state

    def play(self, *moves: str) -> None:
        """Play moves written as "seat move"; the table is whole after each."""
        for move in moves:
            super().play(move)
            GAME.check(self.state)

    def menu(self, seat: int) -> list[str]:
        """The legal moves of a seat, in text form."""
        ask = self.match.ask_for(seat)
        return [] if ask is None else [GAME.text(move) for move in ask.moves]

    def where(self, seat: int) -> str:
        """The place of a player."""
        return PLACE_TEXTS[self.state.where[seat]]

    def goods(self, seat: int) -> dict[str, int]:
        """The goods a player carries, without those there are none of."""
        held = self.state.goods[seat * 5 : seat * 5 + 5]
        return {kind: n for kind, n in zip(KINDS, held, strict=True) if n}

    def lying(self, name: str) -> list[str]:
        """What lies in a place, Heads not counted."""
        return [THING_TEXTS[thing] for thing in self.state.loose(place(name))]

    def until(self, prompt: str, seat: int | None = None) -> None:
        """Pass, or give the first legal answer, to every question up to one of this kind."""
        for _ in range(500):
            asks = self.match.asks
            assert asks, f"the game ended before anybody was asked for {prompt}"
            if any(ask.prompt == prompt and seat in (None, ask.seat) for ask in asks):
                return
            moves = asks[0].moves
            self.match.play(asks[0].seat, PASS if PASS in moves else moves[0])
            GAME.check(self.state)
        raise AssertionError(f"nobody was ever asked for {prompt}")

    def cited(self, *clauses: str) -> None:
        """All of these clauses have applied."""
        missing = [clause for clause in clauses if not self.fired(clause)]
        assert not missing, f"{', '.join(missing)} did not apply"


def table(
    seats: int = 2,
    *,
    options: Mapping[str, object] | None = None,
    characters: Sequence[str] = EVERYBODY,
    at: Mapping[int, str] | None = None,
    active: int = 0,
    first: int = 0,
    turn: int | None = None,
    step: int = TURN,
    round: int = 1,
    grit: Mapping[int, int] | None = None,
    vig: Mapping[int, int] | None = None,
    wil: Mapping[int, int] | None = None,
    cash: Mapping[int, int] | None = None,
    skills: Mapping[int, Mapping[str, int]] | None = None,
    goods: Mapping[int, Mapping[str, int]] | None = None,
    items: Mapping[int, str] | None = None,
    mounts: Mapping[int, str] | None = None,
    crafted: Mapping[int, int] | None = None,
    levels: Mapping[int, Mapping[str, str]] | None = None,
    dedicated: Mapping[int, Mapping[str, int]] | None = None,
    weapons: Mapping[int, Sequence[str]] | None = None,
    tired: Sequence[str] = (),
    heads: Mapping[int, Sequence[str]] | None = None,
    tasks: Mapping[int, Sequence[int]] | None = None,
    cabins: Mapping[str, int] | None = None,
    unlocked: Sequence[str] = (),
    stored: Mapping[str, Sequence[str]] | None = None,
    foes: Mapping[str, str] | None = None,
    wounds: Mapping[str, int] | None = None,
    ground: Mapping[str, Sequence[str]] | None = None,
    supply: Mapping[str, int] | None = None,
    stock: Sequence[str] = (),
    rack: Sequence[str] | None = None,
    item_stack: Sequence[str] = (),
    mount_deck: Sequence[str] = (),
    fire: Sequence[tuple[int, str, int]] = (),
    raisers: Sequence[int] = (),
    fire_colours: Sequence[int] = (),
    events: Sequence[int] = (),
    month: str = "march",
    more: Mapping[str, object] | None = None,
) -> Table:
    """A table at a beat: the turn of the active player, unless another step is said.

    Nothing is set but what is said: there are no foes, and nobody has a re-roll to think about
    (Will Power 0) unless `wil` says so; everybody goes three acres a Move, as in the worked
    examples. Decks are written top card first; what is not named lies
    under it. `foes` are tokens by place, `fire` tokens (fire, place, slot), oldest first. Goods
    that `supply` leaves out of the supply lie in Town Hall. `events` are the next Event Cards by
    number, `more` sets any other field as it stands.
    """
    state = GAME.new(seats, GAME.settle_options(seats, options or {}), Rng.seeded("table"))
    assert isinstance(state, Table)
    t = state
    t.pick = True
    set_up(t)
    t.pick = bool((options or {}).get("pick", False))
    for who in range(seats):
        take_kit(t, who, CHARACTER_NO[characters[who]])
        t.wil[who] = 0
        t.spd[who] = 3
    t.step, t.round, t.first, t.active = step, round, first, active
    t.turn = (active - first) % seats if turn is None else turn
    t.bargain = (0,) * len(STORES)
    _set_players(t, at or {}, grit or {}, vig or {}, wil or {}, cash or {}, skills or {})
    _set_things(t, items or {}, mounts or {}, crafted or {}, weapons or {}, tired, tasks or {})
    for who, named in (levels or {}).items():
        for endeavor, level in named.items():
            t.level[who * 4 + ENDEAVORS.index(endeavor)] = LEVELS.index(level)
    for who, counts in (dedicated or {}).items():
        for endeavor, n in counts.items():
            t.dedicated[who * 4 + ENDEAVORS.index(endeavor)] = n
    _set_foes(t, foes or {}, wounds or {}, heads or {})
    for name, owner in (cabins or {}).items():
        t.cabin[acre(name)] = owner
        t.door[acre(name)] = int(name in unlocked)
    for name, kinds in (stored or {}).items():
        for slot, kind in enumerate(kinds):
            t.stored[acre(name) * 3 + slot] = KINDS.index(kind)
    t.fire = tuple(number * 1024 + place(name) * 4 + slot for number, name, slot in fire)
    t.raiser, t.fire_colour = tuple(raisers), tuple(fire_colours)
    _set_decks(t, stock, rack, item_stack, mount_deck)
    _set_goods(t, goods or {}, ground or {}, supply or {})
    if t.sg:
        _set_governors(t, events, month)
    for field, value in (more or {}).items():
        setattr(t, field, value)
    GAME.check(t)
    return t


def _set_players(
    t: Table,
    at: Mapping[int, str],
    grit: Mapping[int, int],
    vig: Mapping[int, int],
    wil: Mapping[int, int],
    cash: Mapping[int, int],
    skills: Mapping[int, Mapping[str, int]],
) -> None:
    for who, name in at.items():
        t.where[who] = place(name)
    for values, numbers in ((t.grit, grit), (t.vig, vig), (t.wil, wil), (t.cash, cash)):
        for who, n in numbers.items():
            values[who] = n
    for who, named in skills.items():
        for skill, n in named.items():
            t.skills[who * 6 + SKILLS.index(skill)] = n


def _set_things(
    t: Table,
    items: Mapping[int, str],
    mounts: Mapping[int, str],
    crafted: Mapping[int, int],
    weapons: Mapping[int, Sequence[str]],
    tired: Sequence[str],
    tasks: Mapping[int, Sequence[int]],
) -> None:
    for who, item in items.items():
        t.item[who] = ITEM_NO[item]
    for who, mount in mounts.items():
        t.mount[who] = MOUNT_NO[mount]
    for who, n in crafted.items():
        t.crafted[who] = n
    for who, cards in weapons.items():
        t.cards[who] = (*t.cards[who], *(CARD_NO[card] for card in cards))
    for card in tired:
        assert CARD_NO[card] < OWNABLE
        t.tired[CARD_NO[card]] = 1
    for who, numbers in tasks.items():
        t.tasks[who] = sum(1 << number for number in numbers)
        t.np[who] = len(numbers)
        t.raised[who] = int(len(numbers) >= 2)
        if len(numbers) == 4:
            t.rises += 1
            t.reached[who] = t.rises


def _set_foes(
    t: Table, foes: Mapping[str, str], wounds: Mapping[str, int], heads: Mapping[int, Sequence[str]]
) -> None:
    t.foe_at = [NOWHERE] * SLOTS
    for name, token in foes.items():
        number = TOKEN_NO[token]
        home = SLOT_NO.get(place(name), -1)
        slots = [home] if home >= 0 and SLOT_SPECIES[home] == ENEMY[number].species else []
        slots += [slot for slot in range(SLOTS) if SLOT_SPECIES[slot] == ENEMY[number].species]
        slot = next(slot for slot in slots if t.foe_at[slot] == NOWHERE)
        t.foe_at[slot] = place(name)
        t.foe_token[slot] = number
        t.wounds[slot] = wounds.get(name, 0)
    for who, tokens in heads.items():
        for token in tokens:
            t.head[TOKEN_NO[token]] = CARRIED + who
            t.seen |= 1 << TOKEN_NO[token]
    about = {t.foe_token[slot] for slot in range(SLOTS) if t.foe_at[slot] != NOWHERE}
    t.reserve = tuple(n for n in range(ENEMIES) if n not in about and t.head[n] < 0)


def _set_decks(
    t: Table,
    stock: Sequence[str],
    rack: Sequence[str] | None,
    item_stack: Sequence[str],
    mount_deck: Sequence[str],
) -> None:
    held = [card for cards in t.cards for card in cards]
    top = [CARD_NO[card] for card in stock]
    order = [CARD_NO[card] for card in rack or ()]
    rest = [n for n in range(WEAPONS, WEAPONS + WEAPON_CARDS) if n not in (*held, *top, *order)]
    while len(top) < STOCK_SLOTS:
        top.append(rest.pop())
    t.stock = tuple((card,) for card in top)
    t.rack = (*rest, *order[::-1])
    designs = [n for n in range(len(ITEM)) for _ in range(ITEM_COPIES)]
    for item in [item for item in t.item if item >= 0]:
        designs.remove(item)
    t.items = _stacked(designs, [ITEM_NO[item] for item in item_stack])
    mounts = [n for n in range(len(MOUNT)) if n not in t.mount]
    t.mounts = _stacked(mounts, [MOUNT_NO[mount] for mount in mount_deck])


def _stacked(rest: list[int], top: list[int]) -> tuple[int, ...]:
    """A deck with some cards on top, written top card first."""
    for card in top:
        rest.remove(card)
    return (*rest, *top[::-1])


def _set_goods(
    t: Table,
    goods: Mapping[int, Mapping[str, int]],
    ground: Mapping[str, Sequence[str]],
    supply: Mapping[str, int],
) -> None:
    for who, counts in goods.items():
        for named, n in counts.items():
            t.goods[who * 5 + KINDS.index(named)] = n
    codes = [
        place(name) * 64 + THING_TEXTS.index(thing) for name in ground for thing in ground[name]
    ]
    loose = [code & 63 for code in codes]
    for item in [thing - 32 for thing in loose if thing >= 32]:
        stack = list(t.items)
        stack.remove(item)
        t.items = tuple(stack)
    for kind, name in enumerate(KINDS):
        out = sum(t.goods[who * 5 + kind] for who in range(t.seats)) + t.stored.count(kind)
        out += sum(t.dedicated[who * 4 + kind] for who in range(t.seats)) if kind < 4 else 0
        left = (RESOURCE_TOKENS if kind < 4 else GEM_TOKENS) - out - loose.count(kind)
        t.supply[kind] = supply.get(name, left)
        codes += [acre("town_hall") * 64 + kind] * (left - t.supply[kind])
    t.ground = tuple(sorted(codes))


def _set_governors(t: Table, events: Sequence[int], month: str) -> None:
    top = [number - 1 for number in events]
    t.events = (*(card for card in t.events if card not in top), *top[::-1])
    t.month = [row.id for row in MONTH].index(month)
    t.year = FIRST_YEAR
    t.sold = (0,) * 5


def west(dice: Sequence[int] = (), seats: int = 2, **settings: Any) -> West:
    """A scenario on such a table."""
    return West(GAME, table(seats, **settings), list(dice))
