"""Where things lie that a seat cannot know (specification, section 5.3)."""

from __future__ import annotations

from typing import Final

from saloon.engine.game import Zone
from saloon.games.bantam.board import NOWHERE, SLOTS
from saloon.games.bantam.content import ENEMY, FACE_DOWN, FRONTS
from saloon.games.bantam.events import CHEST
from saloon.games.bantam.moves import FOE
from saloon.games.bantam.state import EVENTS, HUNTERS, ITEMS, MOUNTS, NEVER, NOBODY, RACK, Table
from saloon.games.bantam.written import SETTING_UP

KINDS: Final[tuple[str, ...]] = ("rack", "item", "mount", "hunter", "event")
"""What lies in each face-down deck."""


def zones(t: Table, seat: int) -> list[Zone]:
    """Face-down decks, what others have drawn, loot sides nobody knows, hands in a fight.

    What the seat remembers is in none of them: cards it has seen go under a deck, Riders it has
    looked through, cards it has seen in a rival's hand.
    """
    if t.step == SETTING_UP:
        return []
    found = [deck_zone(t, deck, seat) for deck in (RACK, ITEMS, MOUNTS)]
    if t.sg:
        found.append(deck_zone(t, HUNTERS, seat))
        found.append(deck_zone(t, EVENTS, seat))
    if t.drawn and t.drawer != seat:
        found.append(drawn_zone(t, seat))
    found.extend(token_zones(t))
    if t.sg:
        found.extend(governors_zones(t, seat))
    if t.fighting:
        for side in range(len(t.deck)):
            found.extend(side_zones(t, side, seat))
    return found


def deck_of(t: Table, deck: int) -> tuple[int, ...]:
    """The cards of a face-down deck."""
    if deck == RACK:
        return t.rack
    if deck == ITEMS:
        return t.items
    if deck == MOUNTS:
        return t.mounts
    return t.hunters if deck == HUNTERS else t.events


def deck_zone(t: Table, deck: int, seat: int) -> Zone:
    """A face-down deck but for what the seat has seen go under it; the name tells the seat too."""
    cards = deck_of(t, deck)
    unseen = [card for n, card in enumerate(cards) if not t.has_seen(deck, n, seat)]
    return Zone(f"{FACE_DOWN[deck]} {seat}", KINDS[deck], unseen)


def drawn_from(t: Table) -> int:
    """The deck that somebody looks at cards of."""
    return HUNTERS if t.drawn_hunters else MOUNTS if t.drawn_mounts else ITEMS


def drawn_zone(t: Table, seat: int) -> Zone:
    """BAN-RULING-128: what another is looking at, the top of a deck till then.

    All see how many cards there are and which of them is taken, not which of them was on top.
    """
    deck = drawn_from(t)
    below = len(deck_of(t, deck))
    unseen = [card for n, card in enumerate(t.drawn) if not t.has_seen(deck, below + n, seat)]
    return Zone(f"drawn {seat}", KINDS[deck], unseen, ordered=False)


def token_zones(t: Table) -> list[Zone]:
    """BAN-SET-14, BAN-ENM-01: foes, and what of the reserve they could be."""
    found: list[Zone] = []
    fronts: list[int] = []
    for slot in range(SLOTS):
        if t.foe_at[slot] != NOWHERE:
            token = t.foe_token[slot]
            found.append(Zone(f"foe_token {slot}", token_kind(token), [token]))
            if ENEMY[token].front not in fronts:
                fronts.append(ENEMY[token].front)
    latest = latest_of_fronts(t)
    for front in sorted(fronts):
        tokens = [n for n in t.reserve if ENEMY[n].front == front and t.shelved[n] < latest[front]]
        found.append(Zone(f"reserve {front}", f"front {front}", tokens, ordered=False))
    return found


def latest_of_fronts(t: Table) -> list[int]:
    """By front: with which restock the latest of the foes that show it came.

    BAN-ENM-13: whoever saw a token go to the reserve later than that knows that it is there.
    """
    latest = [NEVER] * len(FRONTS)
    for slot in range(SLOTS):
        if t.foe_at[slot] != NOWHERE:
            front = ENEMY[t.foe_token[slot]].front
            latest[front] = max(latest[front], t.came[slot])
    return latest


def token_kind(token: int) -> str:
    """Tokens with the same front look the same."""
    return f"front {ENEMY[token].front}"


def governors_zones(t: Table, seat: int) -> list[Zone]:
    """Riders under the top, unopened Chests and those left in the box.

    BAN-SHP-06: who may Search takes a Rider out of a stack; others see which, not from how deep.
    """
    found: list[Zone] = []
    if not t.has_searched(seat):
        for n, stack in enumerate(t.riders):
            found.append(Zone(f"riders {n}", f"rider {n}", list(stack[:-1]), ordered=False))
    closed = [chest for chest in t.chest if chest != NOBODY]
    box = [n for n in range(len(CHEST)) if n not in closed and not t.opened >> n & 1]
    found.append(Zone("chest", "chest", closed))
    found.append(Zone("box", "chest", box, ordered=False))
    return found


def side_zones(t: Table, side: int, seat: int) -> list[Zone]:
    """BAN-FGT-04, BAN-CRD-12: the draw pile, and a rival's hand, without what this seat saw."""
    combatant = t.defender if side else t.attacker
    rival = t.attacker if side else t.defender
    kind = f"side {side}"
    deck = list(t.deck[side])
    seen = t.known[side] if rival == seat else ()
    if combatant >= FOE:
        return [Zone(f"deck {side}", kind, deck[: len(deck) - len(seen)])]
    found = [Zone(f"deck {side}", kind, deck)]
    if combatant != seat:
        cards = [card for card in t.hand[side] if card not in t.known[side]]
        if rival != seat:
            cards.extend(t.known[side])
        found.append(Zone(f"hand {side}", kind, cards, ordered=False))
    return found


def lay(t: Table, zones: list[Zone]) -> None:
    """Put things back where `zones` found them."""
    latest = latest_of_fronts(t)
    reserve = [n for n in t.reserve if t.shelved[n] >= latest[ENEMY[n].front]]
    for zone in zones:
        things = tuple(zone.things)
        name, _, number = zone.name.partition(" ")
        n = int(number) if number else 0
        if name in FACE_DOWN:
            lay_deck(t, FACE_DOWN.index(name), n, things)
        elif name == "drawn":
            deck = drawn_from(t)
            t.drawn = placed(t, deck, len(deck_of(t, deck)), t.drawn, n, things)
        elif name == "foe_token":
            t.foe_token[n] = things[0]
        elif name == "reserve":
            reserve.extend(things)
        elif name == "riders":
            t.riders = (*t.riders[:n], (*things, *t.riders[n][-1:]), *t.riders[n + 1 :])
        elif name == "chest":
            lay_chests(t, zone.things)
        elif name in ("deck", "hand"):
            lay_cards(t, name, n, things)
    if zones:
        t.reserve = tuple(sorted(reserve))


def lay_deck(t: Table, deck: int, seat: int, things: tuple[int, ...]) -> None:
    """Around the cards that the seat has seen go under it."""
    cards = placed(t, deck, 0, deck_of(t, deck), seat, things)
    if deck == RACK:
        t.rack = cards
    elif deck == ITEMS:
        t.items = cards
    elif deck == MOUNTS:
        t.mounts = cards
    elif deck == HUNTERS:
        t.hunters = cards
    else:
        t.events = cards


def placed(
    t: Table, deck: int, below: int, cards: tuple[int, ...], seat: int, things: tuple[int, ...]
) -> tuple[int, ...]:
    """Cards of a deck, with others below them: other things but where the seat has seen them."""
    found: list[int] = []
    used = 0
    for n, card in enumerate(cards):
        if t.has_seen(deck, below + n, seat):
            found.append(card)
        else:
            found.append(things[used])
            used += 1
    return tuple(found)


def lay_chests(t: Table, things: list[int]) -> None:
    """Into the Cabins whose Chest nobody has opened."""
    left = things[:]
    t.chest = tuple([chest if chest == NOBODY else left.pop(0) for chest in t.chest])


def lay_cards(t: Table, name: str, side: int, things: tuple[int, ...]) -> None:
    """The draw pile, with what is known on top; or a hand.

    Where the whole hand is hidden its last cards are those that the opponent has seen.
    """
    combatant = t.defender if side else t.attacker
    if name == "deck":
        known = t.known[side] if combatant >= FOE else ()
        t.deck[side] = (*things, *t.deck[side][len(things) :])
        if known:
            t.known[side] = t.deck[side][-len(known) :]
    elif len(things) < len(t.hand[side]):
        t.hand[side] = tuple(sorted([*t.known[side], *things]))
    else:
        t.known[side] = tuple(sorted(things[len(things) - len(t.known[side]) :]))
        t.hand[side] = tuple(sorted(things))
