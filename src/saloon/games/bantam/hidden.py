"""What a seat cannot know, dealt anew in place (specification, section 5.3)."""

from __future__ import annotations

from saloon.engine.ask import Ask
from saloon.engine.rng import Rng
from saloon.games.bantam.board import NOWHERE, SLOTS
from saloon.games.bantam.content import ENEMIES, ENEMY
from saloon.games.bantam.play.stores import buy_menu
from saloon.games.bantam.state import SETTING_UP, Table


def deal_anew(t: Table, seat: int, rng: Rng) -> None:
    """Mix every face-down deck, the loot sides nobody has seen, and cards in others' hands."""
    if t.step == SETTING_UP:
        return
    rack = sorted(t.rack)
    rng.shuffle(rack)
    t.rack = tuple(rack)
    mix_stacks(t, seat, rng)
    mix_tokens(t, rng)


def mix_stacks(t: Table, seat: int, rng: Rng) -> None:
    """The Item stack and the Mount deck, with what somebody else has just drawn from one."""
    secret = t.drawn if t.active != seat else ()
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
    return ask.moves
