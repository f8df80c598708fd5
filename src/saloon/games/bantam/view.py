"""What a seat may see, as plain data: the only exit to people, bots and adapters."""

from __future__ import annotations

from typing import Any

from saloon.games.bantam.board import (
    COLOURS,
    NOWHERE,
    SLOTS,
    SPECIES,
    STORES,
    TERRAIN_ACRES,
    TILE,
    WILD_CABINS,
)
from saloon.games.bantam.cards import CARD
from saloon.games.bantam.content import (
    CABIN_SLOTS,
    CHARACTER,
    CRAFT,
    ENDEAVOR,
    ENEMY,
    FIRE_BASE,
    FIRE_TOKENS,
    FRONTS,
    ITEM,
    LEVELS,
    MASTER,
    MOUNT,
    SYMBOLS,
)
from saloon.games.bantam.effects import KINDS, SKILLS
from saloon.games.bantam.events import HONOR, LEFT, MONTH, RIDER, RIGHT
from saloon.games.bantam.moves import COMBATANT_TEXTS, FOE, PLACE_TEXTS, THING_TEXTS
from saloon.games.bantam.play.fire.burning import card_of
from saloon.games.bantam.play.goods import lying, slot_burns
from saloon.games.bantam.play.line_of_sight import distance
from saloon.games.bantam.play.notoriety import tasks_of
from saloon.games.bantam.state import (
    CANCELLED,
    DECKS,
    EMPTY,
    EXECUTED,
    MOUNTED,
    NO_CABIN,
    NO_CARD,
    NO_ITEM,
    NO_MOUNT,
    NOBODY,
    SETTING_UP,
    STEPS,
    Table,
)


def view(t: Table, seat: int) -> dict[str, Any]:
    """Everything but deck orders, loot sides nobody has seen, others' hands and what they draw."""
    ready = t.step != SETTING_UP
    return {
        "options": {
            "mode": "governors" if t.sg else ("welcome_a", "welcome_b")[t.side],
            "gentle": t.gentle,
            "no_pvp": not t.pvp,
            "pick": t.pick,
            "shuffled": t.shuffled,
        },
        "solo": t.solo,
        "step": STEPS[t.step],
        "round": t.round,
        "last_round": t.last_round,
        "winning": t.winning,
        "first": t.first,
        "active": t.active,
        "lost": t.lost,
        "grid": [TILE[tile].id for tile in t.grid],
        "turn": _turn(t, seat) if ready else None,
        "supply": dict(zip(KINDS, t.supply, strict=True)) if ready else {},
        "fire_left": FIRE_TOKENS - len(t.fire),
        "stock": [[CARD[card].id for card in stack] for stack in t.stock],
        "rack": len(t.rack),
        "items": len(t.items),
        "mounts": len(t.mounts),
        "under": _under(t, seat),
        "players": [_player(t, who) for who in range(t.seats)] if ready else [],
        "foes": [_foe(t, slot) for slot in range(SLOTS) if ready and t.foe_at[slot] != NOWHERE],
        "reserve": len(t.reserve),
        "ground": _ground(t) if ready else {},
        "cabins": _cabins(t) if ready else [],
        "fires": _fires(t),
        "fight": _fight(t, seat) if t.fighting else None,
        "turned": [CARD[card].id for card in t.turned],
        "truce": list(t.truce),
        "peeked": [CARD[card].id for card in t.peeked[seat]] if ready and seat >= 0 else None,
        "governors": _governors(t, seat) if t.sg and ready else None,
    }


def _turn(t: Table, seat: int) -> dict[str, Any]:
    """The Day Phase under way; what was drawn in a store is for the drawer's eyes."""
    if t.drawn_hunters:
        kinds = [CARD[n].id for n in t.drawn]
    else:
        kinds = [MOUNT[n].id for n in t.drawn] if t.drawn_mounts else [ITEM[n].id for n in t.drawn]
    return {
        "moving": t.moving,
        "move_left": t.move_left,
        "free": t.free,
        "bargain": {STORES[s]: n for s, n in enumerate(t.bargain) if n},
        "drawn": len(t.drawn),
        "draws": kinds if seat == (t.drawer if t.drawn else t.active) else None,
        "offered": None if t.offered == NO_ITEM else ITEM[t.offered].id,
        "fought": _slots(t.fought),
    }


def _under(t: Table, seat: int) -> dict[str, list[str | None]]:
    """What this seat has seen go under the decks, the lowest card first; None for the others'.

    A card that somebody is looking at just now counts as still in its deck.
    """
    mounts = t.drawn if t.drawn_mounts else ()
    hunters = t.drawn if t.drawn_hunters else ()
    items = () if t.drawn_mounts or t.drawn_hunters else t.drawn
    decks = [
        [CARD[card].id for card in t.rack],
        [ITEM[item].id for item in (*t.items, *items)],
        [MOUNT[mount].id for mount in (*t.mounts, *mounts)],
        [CARD[card].id for card in (*t.hunters, *hunters)],
        [str(card + 1) for card in t.events],
    ]
    found: dict[str, list[str | None]] = {}
    for deck, cards in enumerate(decks):
        low = cards[: len(t.under[deck])]
        known = [card if t.has_seen(deck, n, seat) else None for n, card in enumerate(low)]
        if any(known):
            found[DECKS[deck]] = known
    return found


def _slots(mask: int) -> list[str]:
    """Foes by the acres of their slots."""
    return [COMBATANT_TEXTS[FOE + slot] for slot in range(SLOTS) if mask >> slot & 1]


def _player(t: Table, who: int) -> dict[str, Any]:
    if t.character[who] == NOBODY:
        return {"seat": who, "character": None, "place": PLACE_TEXTS[t.where[who]]}
    item = t.item[who]
    mount = t.mount[who]
    return {
        "seat": who,
        "character": CHARACTER[t.character[who]].id,
        "place": PLACE_TEXTS[t.where[who]],
        "skills": {name: t.skill(who, s) for s, name in enumerate(SKILLS)},
        "lasting": {name: t.skills[who * 6 + s] for s, name in enumerate(SKILLS)},
        "spd": t.speed(who),
        "vig": t.vig[who],
        "vig_max": t.most_vig(who),
        "wil": t.wil[who],
        "grit": t.grit[who],
        "grit_less": t.grit_less[who],
        "cash": t.cash[who],
        "goods": {name: t.goods[who * 5 + k] for k, name in enumerate(KINDS)},
        "slots": t.capacity(who),
        "item": None if item == NO_ITEM else ITEM[item].id,
        "item_tired": t.item_tired[who] == 1,
        "craft": CRAFT[t.character[who]].id if t.character[who] < len(CRAFT) else None,
        "crafted": t.crafted[who],
        "mount": None if mount == NO_MOUNT else MOUNT[mount].id,
        "heads": [ENEMY[token].id for token in t.heads_of(who)],
        "endeavors": [_endeavor(t, who, e) for e in range(len(ENDEAVOR))],
        "cards": [CARD[card].id for card in t.cards[who]],
        "tired": [CARD[card].id for card in t.cards[who] if t.tired[card]],
        "np": t.np[who],
        "tasks": [
            {"id": task.id, "done": t.tasks[who] >> n & 1 == 1}
            for n, task in enumerate(tasks_of(t, who))
        ],
        "sneaked": _slots(t.sneaked[who]),
        "daily": t.daily[who],
        "jailer": t.jailer[who],
        **(_holdings(t, who) if t.sg else {}),
    }


def _holdings(t: Table, who: int) -> dict[str, Any]:
    """What only players of Shadow Governors have."""
    return {
        "pages": [LEFT[t.pages[who * 2]].id, RIGHT[t.pages[who * 2 + 1]].id],
        "riders": [RIDER[n].id for n in range(len(RIDER)) if t.rider_of[n] == who],
        "rider_limit": t.rider_limit(who),
        "saddle": t.saddle[who] == 1,
        "note": t.note[who] == 1,
        "change": t.change[who],
        "change_at": t.change_at[who],
        "coins": t.coins[who],
        "bank_slots": t.bank_slots(who),
        "honors": [HONOR[n].id for n in range(len(HONOR)) if t.honored[who] >> n & 1],
        "kept": [{"event": code // 4 + 1, "up": code & 1 == 1} for code in t.kept[who]],
        "ignored_by": [name for n, name in enumerate(SPECIES) if t.ignores[who] >> n & 1],
    }


def _governors(t: Table, seat: int) -> dict[str, Any]:
    """Town Hall, Saloon and the Event deck."""
    return {
        "month": MONTH[t.month].id,
        "year": t.year,
        "season": None if MONTH[t.month].season < 0 else KINDS[MONTH[t.month].season],
        "buyer": t.buyer,
        "honors": [HONOR[n].id for n in t.honors],
        "riders": [[RIDER[stack[-1]].id] if stack else [] for stack in t.riders],
        "searched": (
            [[RIDER[rider].id for rider in reversed(stack)] for stack in t.riders]
            if t.has_searched(seat)
            else None
        ),
        "rider_stacks": [len(stack) for stack in t.riders],
        "hunters": len(t.hunters),
        "mounted": [ENEMY[n].id for n in range(len(ENEMY)) if t.head[n] == MOUNTED],
        "chests": [PLACE_TEXTS[a] for n, a in enumerate(WILD_CABINS) if t.chest[n] != NOBODY],
        "events": len(t.events),
        "discards": [card + 1 for card in t.discards],
        "happened": [card + 1 for card in t.happened],
        "event": None if t.event == NO_CARD else t.event + 1,
        "ongoing": [
            {"event": code // 128 + 1, "tile": TILE[code >> 4 & 7].id, "nights": code & 15}
            for code in t.ongoing
        ],
        "locality": None if t.locality == NO_CARD else t.locality + 1,
        "pin": None if t.pin == NOBODY else MONTH[t.pin].id,
        "locality_left": t.locality_left,
        "travelled": t.travelled,
        "drew": t.drew,
    }


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
        "slot": COMBATANT_TEXTS[FOE + slot],
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


def _cabins(t: Table) -> list[dict[str, Any]]:
    return [
        {
            "acre": PLACE_TEXTS[acre],
            "owner": t.cabin[acre],
            "open": t.door[acre] == 1,
            "slots": [_slot(t, acre, slot) for slot in range(CABIN_SLOTS)],
            "card": card_of(t, acre).id,
        }
        for acre in range(TERRAIN_ACRES)
        if t.cabin[acre] != NO_CABIN
    ]


def _slot(t: Table, acre: int, slot: int) -> str | None:
    """What a slot of a Cabin Card holds: goods, fire or nothing."""
    if slot_burns(t, acre, slot):
        return "fire"
    kind = t.stored[acre * 3 + slot]
    return None if kind == EMPTY else KINDS[kind]


def _fires(t: Table) -> list[dict[str, Any]]:
    numbers = sorted({token >> 10 for token in t.fire})
    return [
        {
            "fire": number,
            "raiser": t.raiser[number],
            "colour": [name for c, name in enumerate(COLOURS) if t.fire_colour[number] >> c & 1],
            "intensity": FIRE_BASE - 1 + len(spots),
            "tokens": [PLACE_TEXTS[spot >> 2] for spot in spots],
            "befriended": [who for who in range(t.seats) if t.befriended[who] >> number & 1],
        }
        for number in numbers
        for spots in [[token & 1023 for token in t.fire if token >> 10 == number]]
    ]


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
    own = combatant == seat
    shown = t.shown[side]
    return {
        "hand": len(t.hand[side]),
        "cards": [CARD[card].id for card in sorted(t.hand[side])] if own else None,
        "known": [CARD[card].id for card in t.known[side]] if rival == seat else None,
        "deck": len(t.deck[side]),
        "pile": [CARD[card].id for card in t.pile[side]],
        "shown": None if shown == NO_CARD else CARD[shown].id,
        "block": t.block[side],
        "extra": None if t.extra[side] == NO_CARD else CARD[t.extra[side]].id,
        "cancelled": t.fate[side] == CANCELLED,
        "executed": t.fate[side] == EXECUTED,
        "item_used": t.used_item >> side & 1 == 1,
    }
