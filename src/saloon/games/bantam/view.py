"""What a view shows beside the plain fields.

All is open but deck orders, loot sides nobody has seen, others' hands and what they draw.
"""

from __future__ import annotations

from typing import Any

from saloon.games.bantam.board import (
    COLOURS,
    NOWHERE,
    SLOTS,
    STORES,
    TERRAIN_ACRES,
    TILE_IDS,
    WILD_CABINS,
)
from saloon.games.bantam.cards import CARD_IDS
from saloon.games.bantam.content import (
    CABIN_SLOTS,
    CRAFT,
    ENDEAVOR,
    ENEMY,
    FACE_DOWN,
    FIRE_BASE,
    FIRE_TOKENS,
    FRONTS,
    ITEM_IDS,
    LEVELS,
    MASTER,
    MOUNT_IDS,
    SYMBOLS,
)
from saloon.games.bantam.effects import KINDS, SKILLS
from saloon.games.bantam.events import LEFT, MONTH, RIDER, RIGHT
from saloon.games.bantam.moves import COMBATANT_TEXTS, PLACE_TEXTS, SLOT_TEXTS, THING_TEXTS
from saloon.games.bantam.play.fire.burning import card_of
from saloon.games.bantam.play.goods import lying, slot_burns
from saloon.games.bantam.play.line_of_sight import distance
from saloon.games.bantam.play.notoriety import tasks_of
from saloon.games.bantam.state import (
    CANCELLED,
    EMPTY,
    EXECUTED,
    MOUNTED,
    NO_CABIN,
    NO_CARD,
    NOBODY,
    Table,
)


def table(t: Table, seat: int) -> dict[str, Any]:
    """What is drawn in a store, and a hand, are for their owner's eyes."""
    drawn = CARD_IDS if t.drawn_hunters else MOUNT_IDS if t.drawn_mounts else ITEM_IDS
    shown = {
        "turn.bargain": {STORES[s]: n for s, n in enumerate(t.bargain) if n},
        "turn.draws": (
            [drawn[n] for n in t.drawn] if seat == (t.drawer if t.drawn else t.active) else None
        ),
        "fire_left": FIRE_TOKENS - len(t.fire),
        "under": _under(t, seat),
        "foes": [_foe(t, slot) for slot in range(SLOTS) if t.foe_at[slot] != NOWHERE],
        "ground": _ground(t),
        "cabins": [_cabin(t, acre) for acre in range(TERRAIN_ACRES) if t.cabin[acre] != NO_CABIN],
        "fires": [_fire(t, number) for number in sorted({token >> 10 for token in t.fire})],
        "fight": _fight(t, seat) if t.fighting else None,
        "peeked": [CARD_IDS[card] for card in t.peeked[seat]] if seat >= 0 else None,
    }
    return shown | _governors(t, seat) if t.sg else shown


def player(t: Table, who: int) -> dict[str, Any]:
    """What a player can do, has, and has done."""
    shown = {
        "skills": {name: t.skill(who, s) for s, name in enumerate(SKILLS)},
        "craft": CRAFT[t.character[who]].id if 0 <= t.character[who] < len(CRAFT) else None,
        "heads": [ENEMY[token].id for token in t.heads_of(who)],
        "endeavors": [_endeavor(t, who, e) for e in range(len(ENDEAVOR))],
        "cards": [CARD_IDS[card] for card in t.cards[who]],
        "tired": [CARD_IDS[card] for card in t.cards[who] if t.tired[card]],
        "tasks": [
            {"id": task.id, "done": t.tasks[who] >> n & 1 == 1}
            for n, task in enumerate(tasks_of(t, who))
        ],
    }
    if t.sg:
        shown |= {
            "pages": [LEFT[t.pages[who * 2]].id, RIGHT[t.pages[who * 2 + 1]].id],
            "riders": [rider.id for n, rider in enumerate(RIDER) if t.rider_of[n] == who],
            "kept": [{"event": code // 4 + 1, "up": code & 1 == 1} for code in t.kept[who]],
        }
    return shown


def _under(t: Table, seat: int) -> dict[str, list[str | None]]:
    """What this seat has seen go under the decks, the lowest card first; None for the others'.

    A card that somebody is looking at just now counts as still in its deck.
    """
    mounts = t.drawn if t.drawn_mounts else ()
    hunters = t.drawn if t.drawn_hunters else ()
    items = () if t.drawn_mounts or t.drawn_hunters else t.drawn
    decks = [
        [CARD_IDS[card] for card in t.rack],
        [ITEM_IDS[item] for item in (*t.items, *items)],
        [MOUNT_IDS[mount] for mount in (*t.mounts, *mounts)],
        [CARD_IDS[card] for card in (*t.hunters, *hunters)],
        [str(card + 1) for card in t.events],
    ]
    found: dict[str, list[str | None]] = {}
    for deck, cards in enumerate(decks):
        low = cards[: len(t.under[deck])]
        known = [card if t.has_seen(deck, n, seat) else None for n, card in enumerate(low)]
        if any(known):
            found[FACE_DOWN[deck]] = known
    return found


def _governors(t: Table, seat: int) -> dict[str, Any]:
    """Town Hall, Saloon and the Event deck."""
    season = MONTH[t.month].season
    shown = {
        "season": None if season < 0 else KINDS[season],
        "riders": [[RIDER[stack[-1]].id] if stack else [] for stack in t.riders],
        "searched": (
            [[RIDER[rider].id for rider in reversed(stack)] for stack in t.riders]
            if t.has_searched(seat)
            else None
        ),
        "rider_stacks": [len(stack) for stack in t.riders],
        "mounted": [enemy.id for n, enemy in enumerate(ENEMY) if t.head[n] == MOUNTED],
        "chests": [
            PLACE_TEXTS[a] for a, chest in zip(WILD_CABINS, t.chest, strict=True) if chest != NOBODY
        ],
        "discards": [card + 1 for card in t.discards],
        "happened": [card + 1 for card in t.happened],
        "event": None if t.event == NO_CARD else t.event + 1,
        "ongoing": [
            {"event": code // 128 + 1, "tile": TILE_IDS[code >> 4 & 7], "nights": code & 15}
            for code in t.ongoing
        ],
        "locality": None if t.locality == NO_CARD else t.locality + 1,
    }
    return {f"governors.{key}": value for key, value in shown.items()}


def _endeavor(t: Table, who: int, endeavor: int) -> dict[str, Any]:
    level = t.level[who * 4 + endeavor]
    card = ENDEAVOR[endeavor]
    return {
        "id": card.id,
        "level": LEVELS[level],
        "on_card": t.dedicated[who * 4 + endeavor],
        "cost": card.cost[level] if level < MASTER else None,
        "difficulty": card.difficulty[level],
        "reward": card.reward[level],
    }


def _foe(t: Table, slot: int) -> dict[str, Any]:
    """The stat side of a token, which all tokens with the same front share."""
    foe = ENEMY[t.foe_token[slot]]
    return {
        "slot": SLOT_TEXTS[slot],
        "front": FRONTS[foe.front],
        "place": PLACE_TEXTS[t.foe_at[slot]],
        "wounds": t.wounds[slot],
        "vig": foe.vig,
        "symbol": SYMBOLS[foe.symbol],
        "range": foe.range,
        "agl": foe.skills[0],
        "str": foe.skills[1],
        "sneak": foe.sneak & 15,
    }


def _ground(t: Table) -> dict[str, list[str]]:
    """What lies about, by place."""
    found: dict[str, list[str]] = {}
    for place, name in enumerate(PLACE_TEXTS):
        things = lying(t, place) if t.ground or t.seen else []
        if things:
            found[name] = [THING_TEXTS[thing] for thing in things]
    return found


def _cabin(t: Table, acre: int) -> dict[str, Any]:
    return {
        "acre": PLACE_TEXTS[acre],
        "owner": t.cabin[acre],
        "open": t.door[acre] == 1,
        "slots": [_slot(t, acre, slot) for slot in range(CABIN_SLOTS)],
        "card": card_of(t, acre).id,
    }


def _slot(t: Table, acre: int, slot: int) -> str | None:
    """What a slot of a Cabin Card holds: goods, fire or nothing."""
    if slot_burns(t, acre, slot):
        return "fire"
    kind = t.stored[acre * 3 + slot]
    return None if kind == EMPTY else KINDS[kind]


def _fire(t: Table, number: int) -> dict[str, Any]:
    spots = [token & 1023 for token in t.fire if token >> 10 == number]
    return {
        "fire": number,
        "raiser": t.raiser[number],
        "colour": [name for c, name in enumerate(COLOURS) if t.fire_colour[number] >> c & 1],
        "intensity": FIRE_BASE - 1 + len(spots),
        "tokens": [PLACE_TEXTS[spot >> 2] for spot in spots],
        "befriended": [who for who in range(t.seats) if t.befriended[who] >> number & 1],
    }


def _fight(t: Table, seat: int) -> dict[str, Any]:
    """Both sides; a hand is shown to its owner alone."""
    return {
        "attacker": COMBATANT_TEXTS[t.attacker],
        "defender": COMBATANT_TEXTS[t.defender],
        "range": distance(t.place_of(t.attacker), t.place_of(t.defender)),
        "engagement": t.engagements,
        "ambushed": t.ambushed,
        "brawl": t.brawl,
        "sides": [_side(t, seat, side) for side in range(len(t.hand))],
    }


def _side(t: Table, seat: int, side: int) -> dict[str, Any]:
    combatant = t.attacker if side == 0 else t.defender
    rival = t.defender if side == 0 else t.attacker
    shown, extra = t.shown[side], t.extra[side]
    return {
        "hand": len(t.hand[side]),
        "cards": ([CARD_IDS[card] for card in sorted(t.hand[side])] if combatant == seat else None),
        "known": [CARD_IDS[card] for card in t.known[side]] if rival == seat else None,
        "deck": len(t.deck[side]),
        "pile": [CARD_IDS[card] for card in t.pile[side]],
        "shown": None if shown == NO_CARD else CARD_IDS[shown],
        "block": t.block[side],
        "extra": None if extra == NO_CARD else CARD_IDS[extra],
        "cancelled": t.fate[side] == CANCELLED,
        "executed": t.fate[side] == EXECUTED,
        "item_used": t.used_item >> side & 1 == 1,
    }
