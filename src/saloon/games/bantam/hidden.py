"""What a seat cannot know, dealt anew in place (specification, section 5.3)."""

from __future__ import annotations

from saloon.engine.ask import Ask
from saloon.engine.rng import Rng
from saloon.games.bantam.board import NOWHERE, SLOTS
from saloon.games.bantam.content import ENEMIES, ENEMY
from saloon.games.bantam.events import CHEST
from saloon.games.bantam.moves import FOE
from saloon.games.bantam.play.combat import combat_menu
from saloon.games.bantam.play.heads import learn_menu
from saloon.games.bantam.play.stores import buy_menu
from saloon.games.bantam.state import NOBODY, SETTING_UP, Table


def deal_anew(t: Table, seat: int, rng: Rng) -> None:
    """Mix every face-down deck, the loot sides nobody has seen, and cards in others' hands.

    What others saw of a hand or a deck is theirs to remember.
    """
    if t.step == SETTING_UP:
        return
    for who in range(t.seats):
        if who != seat:
            t.peeked[who] = ()
    rack = sorted(t.rack)
    rng.shuffle(rack)
    t.rack = tuple(rack)
    mix_stacks(t, seat, rng)
    mix_tokens(t, rng)
    if t.sg:
        mix_governors(t, seat, rng)
    if t.fighting:
        mix_fight(t, seat, rng)


def mix_governors(t: Table, seat: int, rng: Rng) -> None:
    """Events, Riders under the top, Hunter Skills (with two just drawn), unopened Chests."""
    events = sorted(t.events)
    rng.shuffle(events)
    t.events = tuple(events)
    stacks: list[tuple[int, ...]] = []
    for stack in t.riders:
        under = sorted(stack[:-1])
        rng.shuffle(under)
        stacks.append((*under, *stack[-1:]))
    t.riders = tuple(stacks)
    secret = t.drawn if t.active != seat and t.drawn_hunters else ()
    hunters = sorted([*t.hunters, *secret])
    rng.shuffle(hunters)
    if secret:
        t.drawn = tuple(hunters[-len(secret) :])
        del hunters[-len(secret) :]
    t.hunters = tuple(hunters)
    unopened = [n for n in range(len(t.chest)) if t.chest[n] != NOBODY]
    opened = t.opened
    chests = [chest for chest in range(len(CHEST)) if not opened >> chest & 1]
    rng.shuffle(chests)
    chest = list(t.chest)
    for n in unopened:
        chest[n] = chests.pop()
    t.chest = tuple(chest)


def mix_fight(t: Table, seat: int, rng: Rng) -> None:
    """Draw piles and the hands of others; what a combatant has seen of the other stays seen."""
    for side in range(len(t.deck)):
        combatant = t.attacker if side == 0 else t.defender
        rival = t.defender if side == 0 else t.attacker
        if combatant >= FOE:
            mix_foe_deck(t, side, rival == seat, rng)
        elif combatant == seat:
            deck = sorted(t.deck[side])
            rng.shuffle(deck)
            t.deck[side] = tuple(deck)
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
    """Another player's hand and draw pile are dealt anew, cards seen by a peek stay in hand."""
    hand = t.hand[side]
    known = t.known[side]
    kept = list(known) if seen else []
    unseen = sorted([card for card in (*hand, *t.deck[side]) if card not in kept])
    rng.shuffle(unseen)
    drawn = len(hand) - len(kept)
    t.hand[side] = tuple(sorted([*kept, *unseen[:drawn]]))
    t.deck[side] = tuple(unseen[drawn:])
    if not seen:
        t.known[side] = tuple(sorted(unseen[: len(known)]))


def mix_stacks(t: Table, seat: int, rng: Rng) -> None:
    """The Item stack and the Mount deck, with what somebody else has just drawn from one."""
    secret = t.drawn if t.active != seat and not t.drawn_hunters else ()
    items = sorted([*t.items, *([] if t.drawn_mounts else secret)])
    mounts = sorted([*t.mounts, *(secret if t.drawn_mounts else [])])
    rng.shuffle(items)
    rng.shuffle(mounts)
    if secret:
        stack = mounts if t.drawn_mounts else items
        t.drawn = tuple(stack[-len(secret) :])
        del stack[-len(secret) :]
    t.items = tuple(items)
    t.mounts = tuple(mounts)


def mix_tokens(t: Table, rng: Rng) -> None:
    """Enemy tokens with the same front whose loot side nobody has seen, on the board or not."""
    unseen: list[int] = []
    for token in range(ENEMIES):
        if not t.seen >> token & 1:
            unseen.append(token)
    rng.shuffle(unseen)
    reserve = list(t.reserve)
    left = unseen[:]
    for slot in range(SLOTS):
        if t.foe_at[slot] != NOWHERE and not t.seen >> t.foe_token[slot] & 1:
            front = ENEMY[t.foe_token[slot]].front
            for token in left:
                if ENEMY[token].front == front:
                    t.foe_token[slot] = token
                    left.remove(token)
                    break
    known = [token for token in reserve if t.seen >> token & 1]
    t.reserve = tuple(sorted([*known, *left]))


def hidden_menu(t: Table, ask: Ask) -> list[int]:
    """The menu of a question that depends on what was dealt anew."""
    if ask.prompt in ("buy-item", "buy-mount"):
        return buy_menu(t, ask.seat)
    if ask.prompt == "hunter":
        return learn_menu(t)
    if ask.prompt in ("card", "interrupt", "keep"):
        return combat_menu(t, ask)
    return ask.moves
