"""A table of `wanted` set as the worked examples write it.

    t = table("WB2 LO1 DA1", "", "", deadwood="Charlie Pitts, 6 more", cavalry=True)
    t.play("0 draw:deadwood")

Seats are numbered in the order of their stacks. A stack is a count such as `WB3*` (three Wild Bunch
cards, the leader lowest), or cards by name or id, bottom to top. A deck is written top to bottom;
`6 more` stands for six other cards of the town and `...` for all that are left. Cards that nobody
has and no deck names lie in the discard.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from saloon.engine.rng import Dice, Rng
from saloon.games.wanted.content import (
    DECKS,
    OUTLAWS,
    SALOON,
    SALOON_COPIES,
    SALOON_KINDS,
    SHERIFF,
    TOWNS,
    gang_of,
    is_leader,
    leader_of,
    town_of,
)
from saloon.games.wanted.game import GAME
from saloon.games.wanted.state import NOBODY, NOWHERE, Table
from saloon.testing import Scenario

CODES = ("WB", "DA", "LO", "JY")
COUNT = re.compile(r"(WB|DA|LO|JY)(\d+)(\*?)")
REST = "..."
CARDS = {outlaw.name: card for card, outlaw in enumerate(OUTLAWS)}
CARDS.update({outlaw.id: card for card, outlaw in enumerate(OUTLAWS)})


class Setting(Scenario):
    """A scenario that also tells the table in the examples' notation."""

    @property
    def table(self) -> Table:
        """The table as it is now."""
        state = self.match.state
        assert isinstance(state, Table)
        return state

    def stacks(self, seat: int) -> str:
        """What a seat has, such as "WB3* DA1"."""
        return written([self.table.stack(seat, gang) for gang in range(4)])

    def names(self, seat: int, gang: str) -> list[str]:
        """A stack by names, bottom to top."""
        return [OUTLAWS[card].name for card in self.table.stack(seat, CODES.index(gang))]

    def deck(self, name: str) -> list[str]:
        """A deck by names, top to bottom."""
        cards = reversed(self.table.decks[DECKS.index(name)])
        if name == DECKS[SALOON]:
            return [SALOON_KINDS[card] for card in cards]
        return [OUTLAWS[card].name for card in cards]

    def discard(self) -> list[str]:
        """The discarded outlaws by name."""
        return [OUTLAWS[card].name for card in self.table.discard]

    def wanted(self, seat: int) -> str:
        """The Wanted tokens of a seat, such as "WB JY"."""
        held = self.table.wanted[seat]
        return " ".join([CODES[gang] for gang in range(4) if held >> gang & 1])

    def points(self) -> list[int]:
        """What the round scored last gave each seat; empty when no points were counted."""
        return [points for _, points in self.told("points")][-self.table.seats :]

    def left(self) -> int:
        """How many scripted dice are still to come."""
        rng = self.match.state.rng
        assert isinstance(rng, Dice)
        return rng.left()

    def worlds(self, seat: int | None, count: int) -> Iterator[Table]:
        """The table as a seat may believe it to be, `count` times."""
        rng = Rng.seeded(f"worlds of {seat}")
        for _ in range(count):
            world = self.match.imagine(seat, rng, keep=False).state
            assert isinstance(world, Table)
            yield world

    def seen(self, seat: int | None, deck: str) -> dict[str, object]:
        """A deck in the eyes of a seat."""
        shown: dict[str, object] = self.match.view(seat)["table"]["decks"][DECKS.index(deck)]
        return shown


def written(stacks: list[tuple[int, ...]]) -> str:
    """Four stacks in the examples' notation."""
    return " ".join(
        [
            f"{CODES[gang]}{len(stack)}{'*' if leader_of(gang) in stack else ''}"
            for gang, stack in enumerate(stacks)
            if stack
        ]
    )


def table(
    *stacks: str,
    tombstone: str = REST,
    cripple_creek: str = REST,
    dodge_city: str = REST,
    deadwood: str = REST,
    saloon: str = REST,
    wanted: Mapping[int, str] | None = None,
    one: int = NOBODY,
    turn: int = 0,
    starter: int = 0,
    round: int = 1,
    tiles: int | list[int] = 2,
    horse: str = "",
    supreme: str = "",
    totals: list[int] | None = None,
    dice: list[int] | None = None,
    seed: str = "",
    **options: bool,
) -> Setting:
    """A table in the middle of a round, at the start of a turn."""
    seats = len(stacks)
    options |= {"supremacy": True} if supreme else {}
    options |= {"cavalry": True} if horse else {}
    t = GAME.new(seats, GAME.settle_options(seats, options), Rng.seeded(seed))
    t.dealt = True
    t.round, t.starter, t.turn = round, starter, turn
    t.one = one
    for seat, gangs in (wanted or {}).items():
        t.wanted[seat] = sum([1 << CODES.index(gang) for gang in gangs.split()])
    if t.dollars:
        t.tiles = tiles if isinstance(tiles, list) else [tiles] * seats
    t.horse = DECKS.index(horse) if horse else NOWHERE
    t.supreme = CODES.index(supreme) if supreme else NOWHERE
    t.totals = totals or [0] * seats
    t.looked, t.buried = [0] * 5, [0] * 5
    lay_cards(t, list(stacks), [tombstone, cripple_creek, dodge_city, deadwood])
    lay_saloon(t, saloon)
    return Setting(GAME, t, dice)


def lay_cards(t: Table, stacks: list[str], decks: list[str]) -> None:
    """Deal out the outlaws: those named first, then the counted ones, then the rest."""
    if t.quick:
        t.out = tuple([card for card in range(48) if card % 3 == 2])
    free = {card for card in range(48) if card not in t.out}
    named = [[CARDS[part] for part in parts(deck) if part in CARDS] for deck in decks]
    for town, cards in enumerate(named):
        assert all([town_of(card) == town for card in cards]), f"not of {TOWNS[town]}: {decks}"
    pieces = [parts(stack) for stack in stacks]
    wished = [CARDS[piece] for seat in pieces for piece in seat if piece in CARDS]
    for card in [card for cards in named for card in cards] + wished:
        free.remove(card)
    for seat, seat_pieces in enumerate(pieces):
        for piece in seat_pieces:
            cards = [CARDS[piece]] if piece in CARDS else counted(piece, free)
            number = seat * 4 + gang_of(cards[0])
            t.stacks[number] = (*t.stacks[number], *cards)
    t.decks = []
    for town in range(4):
        more = sorted([card for card in free if town_of(card) == town])
        last = parts(decks[town])[-1]
        if last.endswith(" more"):
            wish = int(last.removesuffix(" more"))
            assert len(more) >= wish, f"only {len(more)} more in {TOWNS[town]}"
            more = more[:wish]
        elif last != REST:
            more = []
        free -= set(more)
        t.decks.append((*reversed(more), *reversed(named[town])))
    t.discard = tuple(sorted(free))


def counted(piece: str, free: set[int]) -> list[int]:
    """The cards that `WB3*` stands for, taken where most are left, the leader first."""
    found = COUNT.fullmatch(piece)
    assert found is not None, f"{piece!r} is no stack"
    gang = CODES.index(found[1])
    cards = [leader_of(gang)] if found[3] else []
    free -= set(cards)
    while len(cards) < int(found[2]):
        of_gang = [card for card in free if gang_of(card) == gang and not is_leader(card)]
        card = max(of_gang, key=lambda card: (left_in(town_of(card), free), -card))
        free.remove(card)
        cards.append(card)
    return cards


def left_in(town: int, free: set[int]) -> int:
    return len([card for card in free if town_of(card) == town])


def lay_saloon(t: Table, written: str) -> None:
    """The Saloon, top to bottom; the other cards are discarded."""
    rest = [kind for kind in range(3) for _ in range(SALOON_COPIES - t.quick)]
    kinds = [SALOON_KINDS.index(part) for part in parts(written) if part != REST]
    for kind in kinds:
        rest.remove(kind)
    if parts(written)[-1:] == [REST]:
        kinds += rest
        rest = []
    t.decks.append(tuple(reversed(kinds)))
    t.saloon_discard = tuple(rest)


def parts(text: str) -> list[str]:
    """Cards or counts between commas or, where there are none, between spaces."""
    if text in CARDS:
        return [text]
    return [part.strip() for part in (text.split(",") if "," in text else text.split())]


def final(*stacks: str, who: int | None = None, **settings: Any) -> Setting:
    """A round that has just ended with these stacks, by the last card of a town.

    The last card is drawn by a seat with four gangs, where there is one, else by the first that has
    a card; with no cards at all a Sheriff, the last card of the Saloon, finds nobody.
    """
    held = [parts(stack) for stack in stacks]
    drawer = who if who is not None else max(range(len(held)), key=lambda seat: len(held[seat]))
    settings.setdefault("tiles", 0)
    if not held[drawer]:
        t = table(*stacks, saloon=SALOON_KINDS[SHERIFF], turn=drawer, **settings)
        t.play(f"{drawer} draw:saloon")
        return t
    singles = [piece for piece in held[drawer] if piece in CARDS or COUNT.sub(r"\2", piece) == "1"]
    last = singles[-1] if singles else held[drawer][-1]
    held[drawer].remove(last)
    card = CARDS.get(last, NOBODY)
    if card == NOBODY:
        gang, count, star = last[:2], int(last[2:].rstrip("*")), last.endswith("*")
        if count > 1:
            held[drawer].append(f"{gang}{count - 1}{'*' if star else ''}")
        alone = star and count == 1
        number = CODES.index(gang)
        card = leader_of(number) if alone else (number + 1) % 4 * 12 + number * 3
    town = TOWNS[town_of(card)]
    settings[town.replace("-", "_")] = OUTLAWS[card].name
    rest = [", ".join(seat) for seat in held]
    t = table(*rest, turn=drawer, **settings)
    t.play(f"{drawer} draw:{town}")
    return t


def fresh(seats: int, dice: list[int] | None = None, seed: str = "", **options: bool) -> Setting:
    """A new game, from before its first chance on; `options` as the table agreed on them."""
    t = GAME.new(seats, GAME.settle_options(seats, options), Rng.seeded(seed))
    return Setting(GAME, t, dice)
