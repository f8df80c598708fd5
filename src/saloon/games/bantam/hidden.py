"""What a seat cannot know, redealt in place (specification, section 5.3)."""

from __future__ import annotations

from saloon.engine.ask import Ask
from saloon.engine.rng import Rng
from saloon.games.bantam.board import NOWHERE, SLOTS
from saloon.games.bantam.content import ENEMIES, ENEMY, FRONTS
from saloon.games.bantam.events import CHEST
from saloon.games.bantam.moves import FOE
from saloon.games.bantam.play.combat.engagement import combat_menu
from saloon.games.bantam.play.governors.heads import learn_menu
from saloon.games.bantam.play.town.stores import buy_menu
from saloon.games.bantam.state import EVENTS, HUNTERS, ITEMS, MOUNTS, NO_HEAD, NOBODY, RACK, Table
from saloon.games.bantam.written import SETTING_UP


def redeal(t: Table, seat: int, rng: Rng) -> None:
    """Mix every face-down deck, the loot sides nobody has seen, and cards in others' hands.

    What others saw of a hand or a deck is theirs to remember.
    """
    if t.step == SETTING_UP:
        return
    for who in range(t.seats):
        if who != seat:
            t.peeked[who] = ()
    mix_decks(t, seat, rng)
    mix_tokens(t, rng)
    if t.sg:
        mix_governors(t, seat, rng)
    if t.fighting:
        mix_fight(t, seat, rng)


def mix_governors(t: Table, seat: int, rng: Rng) -> None:
    """Riders under the top, unless the seat has looked; unopened Chests."""
    stacks: list[tuple[int, ...]] = []
    for stack in t.riders:
        under = sorted(stack[:-1])
        rng.shuffle(under)
        stacks.append((*under, *stack[-1:]))
    if not t.has_searched(seat):
        t.riders = tuple(stacks)
    unopened = [n for n in range(len(t.chest)) if t.chest[n] != NOBODY]
    opened = t.opened
    chests = [chest for chest in range(len(CHEST)) if not opened >> chest & 1]
    rng.shuffle(chests)
    chest = list(t.chest)
    for n in unopened:
        chest[n] = chests.pop()
    t.chest = tuple(chest)


def mix_fight(t: Table, seat: int, rng: Rng) -> None:
    """Draw piles and the hands of others; what a seat has seen of its opponent stays seen.

    What others have seen of a hand is theirs to remember, as is how many cards of it.
    """
    for side in range(len(t.deck)):
        combatant = t.attacker if side == 0 else t.defender
        rival = t.defender if side == 0 else t.attacker
        if combatant >= FOE:
            mix_foe_deck(t, side, rival == seat, rng)
        elif combatant == seat:
            deck = sorted(t.deck[side])
            rng.shuffle(deck)
            t.deck[side] = tuple(deck)
            t.known[side] = ()
        else:
            mix_hand(t, side, rival == seat, rng)


def mix_foe_deck(t: Table, side: int, seen: bool, rng: Rng) -> None:
    """A foe has no hand; `known` are the next cards of its deck, on top."""
    known = len(t.known[side])
    kept = known if seen else 0
    deck = sorted(t.deck[side][: len(t.deck[side]) - kept])
    rng.shuffle(deck)
    t.deck[side] = (*deck, *t.deck[side][len(deck) :])
    if not seen and known:
        t.known[side] = t.deck[side][-known:]


def mix_hand(t: Table, side: int, seen: bool, rng: Rng) -> None:
    """Another player's hand and draw pile are redealt, cards seen by a peek stay in hand."""
    hand = t.hand[side]
    kept = list(t.known[side]) if seen else []
    unseen = sorted([card for card in (*hand, *t.deck[side]) if card not in kept])
    rng.shuffle(unseen)
    drawn = len(hand) - len(kept)
    t.hand[side] = tuple(sorted([*kept, *unseen[:drawn]]))
    t.deck[side] = tuple(unseen[drawn:])
    t.known[side] = tuple(sorted(kept))


def mix_decks(t: Table, seat: int, rng: Rng) -> None:
    """Every face-down deck, with what somebody else has just drawn from one."""
    drawn = t.drawn if t.drawer != seat else ()
    of = HUNTERS if t.drawn_hunters else MOUNTS if t.drawn_mounts else ITEMS
    t.rack = mixed(t, RACK, t.rack, seat, rng)
    t.items = mixed(t, ITEMS, (*t.items, *drawn) if of == ITEMS else t.items, seat, rng)
    t.mounts = mixed(t, MOUNTS, (*t.mounts, *drawn) if of == MOUNTS else t.mounts, seat, rng)
    if t.sg:
        both = (*t.hunters, *drawn) if of == HUNTERS else t.hunters
        t.hunters = mixed(t, HUNTERS, both, seat, rng)
        t.events = mixed(t, EVENTS, t.events, seat, rng)
    if not drawn:
        return
    n = len(drawn)
    if of == HUNTERS:
        t.drawn = t.hunters[-n:]
        t.hunters = t.hunters[:-n]
    elif of == MOUNTS:
        t.drawn = t.mounts[-n:]
        t.mounts = t.mounts[:-n]
    else:
        t.drawn = t.items[-n:]
        t.items = t.items[:-n]


def mixed(t: Table, deck: int, cards: tuple[int, ...], seat: int, rng: Rng) -> tuple[int, ...]:
    """A deck in any order but for the cards whose place the seat knows."""
    near = deck == EVENTS and len(t.near) > 0
    if not t.under[deck] and not near:
        unknown = sorted(cards)
        rng.shuffle(unknown)
        return tuple(unknown)
    open_places = [n for n in range(len(cards)) if not t.has_seen(deck, n, seat)]
    unknown = sorted([cards[n] for n in open_places])
    rng.shuffle(unknown)
    found = list(cards)
    if near:
        place_near(t, unknown, open_places, found, rng)
    for n, place in enumerate(open_places):
        found[place] = unknown[n]
    return tuple(found)


def place_near(
    t: Table, unknown: list[int], open_places: list[int], found: list[int], rng: Rng
) -> None:
    """BAN-EVT-13: cards shuffled in near the top lie in one of several places there."""
    for deep in range(1, 8):
        for code in t.near:
            if code & 7 != deep:
                continue
            top = [place for place in open_places if place >= len(found) - deep]
            place = top[rng.below(len(top))]
            found[place] = code >> 3
            open_places.remove(place)
            unknown.remove(code >> 3)


def mix_tokens(t: Table, rng: Rng) -> None:
    """Enemy tokens with the same front, on the board or not.

    One that all have seen go to the reserve may be on the board again, but only where a foe has
    come since. Foes that came earlier have fewer tokens to be, and are dealt first: so every deal
    that could be is as likely.
    """
    pools: list[list[int]] = [[] for _ in FRONTS]
    for token in range(ENEMIES):
        if t.head[token] == NO_HEAD:
            pools[ENEMY[token].front].append(token)
    slots = [t.came[slot] * SLOTS + slot for slot in range(SLOTS) if t.foe_at[slot] != NOWHERE]
    slots.sort()
    for code in slots:
        slot = code % SLOTS
        pool = pools[ENEMY[t.foe_token[slot]].front]
        came = t.came[slot]
        fit = [token for token in pool if t.shelved[token] < came]
        token = fit[rng.below(len(fit))]
        t.foe_token[slot] = token
        pool.remove(token)
    t.reserve = tuple(sorted([token for pool in pools for token in pool]))


def hidden_menu(t: Table, ask: Ask) -> list[int]:
    """The menu of a question that depends on what was redealt."""
    if ask.prompt in ("buy-item", "buy-mount"):
        return buy_menu(t, ask.seat)
    if ask.prompt == "hunter":
        return learn_menu(t)
    if ask.prompt in ("card", "interrupt", "keep"):
        return combat_menu(t, ask)
    return ask.moves
