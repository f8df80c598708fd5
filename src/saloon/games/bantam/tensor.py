"""The table as small numbers, for learning machines: what `view` shows, and no more.

Players stand in the order of play, the observing seat first.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from saloon.engine.field import HIGH, ORDER, PLACE, Field, cut, members, one_of, write_some
from saloon.games.bantam.board import NOWHERE, PLACES, SLOTS, TERRAIN_ACRES
from saloon.games.bantam.cards import CARD
from saloon.games.bantam.content import (
    CHARACTER,
    ENDEAVORS,
    ENEMY,
    MOST_ENGAGEMENTS,
    ROUNDS_SG,
)
from saloon.games.bantam.effects import KINDS, SKILLS
from saloon.games.bantam.events import EVENT
from saloon.games.bantam.state import (
    CARRIED,
    DESERTED,
    NO_CABIN,
    NO_CARD,
    SETTING_UP,
    STEPS,
    Table,
)

PROMPTS: Final[tuple[str, ...]] = (
    "character",
    "turn",
    "reroll",
    "room",
    "keep-item",
    "keep-head",
    "unload",
    "cargo",
    "looted-cargo",
    "key",
    "tab-tool",
    "back",
    "free-move",
    "pick",
    "loot-all",
    "name",
    "any-skill",
    "skill",
    "uncheck",
    "sneak-order",
    "release",
    "last-release",
    "bail",
    "buy-item",
    "buy-mount",
    "sell-here",
    "card",
    "item-window",
    "interrupt",
    "use-card",
    "block",
    "path",
    "push",
    "keep",
    "ambush-card",
    "sneak",
    "spoils",
    "spoil-goods",
    "spoil-thing",
    "look",
    "fire-tool",
    "fire-place",
    "fire-colour",
    "flames",
    "douse-tool",
    "navigate",
    "grow-fire",
    "grow",
    "hunter",
    "swap-mount",
    "rider",
    "either",
    "drink",
    "player",
    "level-up",
    "lose",
    "event",
    "spare",
    "event-tool",
    "spoil-rider",
    "burn-cabin",
)
"""Every question the rules ask."""

PLAYER: Final = len(CHARACTER) + 2 * len(SKILLS) + 10 + len(KINDS) + 2 + len(ENDEAVORS) + 4
FOE: Final = 2 + PLACES
SIDE: Final = 5 + len(CARD)

NO_PLAYER: Final = bytes(PLAYER)
NO_FOE: Final = bytes(FOE)
FRONT: Final = [enemy.front + 1 for enemy in ENEMY]
NOTHING_THERE: Final = bytes(PLACES)
NO_HAND: Final = bytes(len(CARD))
NO_SIDE: Final = bytes(SIDE)
NO_FIGHT: Final = bytes(5) + NO_HAND + 2 * NO_SIDE


def layout(seats: int) -> list[Field]:
    """What `observe` writes."""
    return [
        Field("options", 7, 1, "list b, Shadow Governors, no_pvp, pick, shuffled, gentle; 0"),
        Field("seat", seats, 1, "which seat observes"),
        Field("step", len(STEPS), 1, "where in a round the table stands"),
        Field("round", 1, ROUNDS_SG + 1, "the round"),
        Field("first", seats, 1, "the first player, the observer first"),
        Field("active", seats, 1, "whose Day Phase it is"),
        Field("turn", 4, HIGH, "moving, Acres left of the Move, free actions taken, cards drawn"),
        Field("supply", len(KINDS), HIGH, "goods in the supply"),
        Field("decks", 4, HIGH, "cards in the Weapon Rack, Items, Mounts and foes in reserve"),
        Field(
            "players",
            seats * PLAYER,
            HIGH,
            "a player: the character (4); each skill now, and "
            "lasting; Speed, Vigor, its limit, Will Power, Grit, cash, "
            "Notoriety, tasks done, cards owned, cards Exhausted; goods (5); Item, Mount; level of "
            "each Endeavor (4); Cabins, Heads, in jail, Bank Note",
        ),
        Field("places", seats * PLACES, 1, "a player: where"),
        Field("foes", SLOTS * FOE, HIGH, "a foe: its front plus one, Wounds; where"),
        Field("cabins", TERRAIN_ACRES, 6, "an Acre: whose Cabin, 1 for the observer, 5 deserted"),
        Field("fires", PLACES, HIGH, "a place: fire tokens"),
        Field("ground", PLACES, HIGH, "a place: things that lie loose"),
        Field("fight", 5, HIGH, "fighting, observer attacks, observer defends, Engagement, ambush"),
        Field("hand", len(CARD), 1, "the observer's combat hand"),
        Field(
            "sides",
            2 * SIDE,
            HIGH,
            "Attacker and Defender: cards in hand, in the draw pile, "
            "blocked, special used, fate of the card; the card shown (119)",
        ),
        Field("month", 1, HIGH, "the month of the calendar"),
        Field("event", len(EVENT), 1, "the event card being resolved"),
    ]


def observe(t: Table, seat: int) -> bytes:
    """All but deck orders, loot sides nobody has seen, others' hands and what they draw."""
    seats = t.seats
    out = BytesWriter()
    out.write(members(7, _options(t)))
    out.write(one_of(seats, seat))
    out.write(one_of(len(STEPS), t.step))
    if t.step == SETTING_UP:
        out.write(bytes(SIZE[seats] - len(out)))
        return out.getvalue()
    place = PLACE[seats][seat]
    order = ORDER[seats][seat]
    out.append(cut(t.round))
    out.write(one_of(seats, place[t.first]))
    out.write(one_of(seats, place[t.active]))
    out.append(1 if t.moving else 0)
    out.append(cut(max(0, t.move_left)))
    out.append(cut(t.free))
    out.append(cut(len(t.drawn)))
    write_some(out, t.supply, 0, len(KINDS))
    out.append(cut(len(t.rack)))
    out.append(cut(len(t.items)))
    out.append(cut(len(t.mounts)))
    out.append(cut(len(t.reserve)))
    owned = [0] * (DESERTED + 1)
    for owner in t.cabin:
        if owner != NO_CABIN:
            owned[owner] += 1
    heads = [0] * seats
    if t.seen:
        for at in t.head:
            if CARRIED <= at < CARRIED + seats:
                heads[at - CARRIED] += 1
    for who in order:
        _player(t, out, who, owned[who], heads[who])
    where = t.where
    for who in order:
        out.write(one_of(PLACES, where[who]))
    for slot, at in enumerate(t.foe_at):
        if at == NOWHERE:
            out.write(NO_FOE)
        else:
            out.append(FRONT[t.foe_token[slot]])
            out.append(cut(t.wounds[slot]))
            out.write(one_of(PLACES, at))
    for owner in t.cabin:
        if owner == NO_CABIN:
            out.append(0)
        else:
            out.append(5 if owner >= seats else 1 + place[owner])
    start = len(out)
    out.write(NOTHING_THERE)
    for token in t.fire:
        out[start + (token >> 2 & 255)] += 1
    start = len(out)
    out.write(NOTHING_THERE)
    for thing in t.ground:
        out[start + (thing >> 6)] += 1
    _fight(t, out, seat)
    out.append(cut(max(0, t.month)))
    out.write(one_of(len(EVENT), t.event))
    return out.getvalue()


def _options(t: Table) -> int:
    options = t.side
    if t.sg:
        options |= 2
    if not t.pvp:
        options |= 4
    if t.pick:
        options |= 8
    if t.shuffled:
        options |= 16
    return options | 32 if t.gentle else options


def _player(t: Table, out: BytesWriter, who: int, cabins: int, heads: int) -> None:
    if t.character[who] < 0:
        out.write(NO_PLAYER)
        return
    out.write(one_of(len(CHARACTER), t.character[who]))
    for skill in range(len(SKILLS)):
        out.append(cut(max(0, t.skill(who, skill))))
    write_some(out, t.skills, who * 6, 6)
    out.append(cut(max(0, t.speed(who))))
    out.append(cut(max(0, t.vig[who])))
    out.append(cut(t.most_vig(who)))
    out.append(cut(t.wil[who]))
    out.append(cut(t.grit[who]))
    out.append(cut(t.cash[who]))
    out.append(cut(max(0, t.np[who])))
    tasks = t.tasks[who]
    done = 0
    while tasks:
        done += tasks & 1
        tasks >>= 1
    out.append(done)
    cards = t.cards[who]
    out.append(cut(len(cards)))
    tired = 0
    for card in cards:
        tired += t.tired[card]
    out.append(cut(tired))
    write_some(out, t.goods, who * 5, 5)
    out.append(cut(t.item[who] + 1))
    out.append(cut(t.mount[who] + 1))
    for endeavor in range(who * 4, who * 4 + 4):
        out.append(t.level[endeavor] + 1)
    out.append(cut(cabins))
    out.append(cut(heads))
    out.append(1 if t.jailer[who] >= 0 else 0)
    out.append(cut(t.note[who]) if t.note else 0)


def _fight(t: Table, out: BytesWriter, seat: int) -> None:
    if not t.fighting:
        out.write(NO_FIGHT)
        return
    out.append(1)
    out.append(1 if t.attacker == seat else 0)
    out.append(1 if t.defender == seat else 0)
    out.append(min(MOST_ENGAGEMENTS, t.engagements))
    out.append(1 if t.ambushed else 0)
    start = len(out)
    out.write(NO_HAND)
    for side in range(len(t.hand)):
        if (t.attacker if side == 0 else t.defender) == seat:
            for card in t.hand[side]:
                out[start + card] = 1
    for side in range(2):
        if side >= len(t.hand):
            out.write(NO_SIDE)
            continue
        out.append(cut(len(t.hand[side])))
        out.append(cut(len(t.deck[side])))
        out.append(cut(t.block[side]))
        out.append(cut(t.special[side]))
        out.append(cut(t.fate[side]))
        shown = t.shown[side]
        out.write(one_of(len(CARD), shown if shown != NO_CARD else -1))


SIZE: Final = [0, *[sum([field.size for field in layout(seats)]) for seats in range(1, 5)]]
"""How many numbers a table with so many seats gives."""
