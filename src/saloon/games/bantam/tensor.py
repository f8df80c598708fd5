"""The table as small numbers, for learning machines: what `view` shows, and no more.

Players stand in the order of play, the observing seat first.
"""

from __future__ import annotations

from typing import Final

from saloon.engine.field import HIGH, Field, members, number, one_of
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
from saloon.games.bantam.state import NO_CABIN, NO_CARD, SETTING_UP, STEPS, Table

PROMPTS: Final[tuple[str, ...]] = (
    "character",
    "turn",
    "reroll",
    "room",
    "keep-item",
    "keep-head",
    "unload",
    "cargo",
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
    out = [
        members(7, _options(t)),
        one_of(seats, seat),
        one_of(len(STEPS), t.step),
    ]
    if t.step == SETTING_UP:
        out.append(bytes(SIZE[seats] - 7 - seats - len(STEPS)))
        return b"".join(out)
    out.append(number(t.round))
    out.append(one_of(seats, _from(t, seat, t.first)))
    out.append(one_of(seats, _from(t, seat, t.active)))
    out.append(number(1 if t.moving else 0))
    out.append(number(max(0, t.move_left)))
    out.append(number(t.free))
    out.append(number(len(t.drawn)))
    for left in t.supply:
        out.append(number(left))
    out.append(number(len(t.rack)))
    out.append(number(len(t.items)))
    out.append(number(len(t.mounts)))
    out.append(number(len(t.reserve)))
    for step in range(seats):
        _player(t, out, (seat + step) % seats)
    for step in range(seats):
        out.append(one_of(PLACES, t.where[(seat + step) % seats]))
    for slot in range(SLOTS):
        at = t.foe_at[slot]
        if at == NOWHERE:
            out.append(bytes(FOE))
        else:
            out.append(number(ENEMY[t.foe_token[slot]].front + 1))
            out.append(number(t.wounds[slot]))
            out.append(one_of(PLACES, at))
    _board(t, out, seat)
    _fight(t, out, seat)
    out.append(number(max(0, t.month)))
    out.append(one_of(len(EVENT), t.event))
    return b"".join(out)


def _from(t: Table, seat: int, other: int) -> int:
    """A seat as the observer counts, -1 for nobody."""
    return (other - seat) % t.seats if other >= 0 else -1


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


def _player(t: Table, out: list[bytes], who: int) -> None:
    if t.character[who] < 0:
        out.append(bytes(PLAYER))
        return
    out.append(one_of(len(CHARACTER), t.character[who]))
    for skill in range(len(SKILLS)):
        out.append(number(max(0, t.skill(who, skill))))
    for skill in range(len(SKILLS)):
        out.append(number(t.skills[who * 6 + skill]))
    out.append(number(max(0, t.speed(who))))
    out.append(number(max(0, t.vig[who])))
    out.append(number(t.most_vig(who)))
    out.append(number(t.wil[who]))
    out.append(number(t.grit[who]))
    out.append(number(t.cash[who]))
    out.append(number(max(0, t.np[who])))
    tasks = t.tasks[who]
    done = 0
    while tasks:
        done += tasks & 1
        tasks >>= 1
    out.append(number(done))
    cards = t.cards[who]
    out.append(number(len(cards)))
    tired = 0
    for card in cards:
        tired += t.tired[card]
    out.append(number(tired))
    for kind in range(len(KINDS)):
        out.append(number(t.goods[who * 5 + kind]))
    out.append(number(t.item[who] + 1))
    out.append(number(t.mount[who] + 1))
    for endeavor in range(len(ENDEAVORS)):
        out.append(number(t.level[who * 4 + endeavor] + 1))
    out.append(number(len(t.cabins_of(who))))
    out.append(number(len(t.heads_of(who))))
    out.append(number(1 if t.jailer[who] >= 0 else 0))
    out.append(number(t.note[who] if t.note else 0))


def _board(t: Table, out: list[bytes], seat: int) -> None:
    for acre in range(TERRAIN_ACRES):
        owner = t.cabin[acre]
        if owner == NO_CABIN:
            out.append(number(0))
        else:
            out.append(number(5 if owner >= t.seats else 1 + (owner - seat) % t.seats))
    fires = [0] * PLACES
    for token in t.fire:
        fires[token >> 2 & 255] += 1
    out.append(bytes(fires))
    ground = [0] * PLACES
    for thing in t.ground:
        ground[thing >> 6] += 1
    out.append(bytes(ground))


def _fight(t: Table, out: list[bytes], seat: int) -> None:
    if not t.fighting:
        out.append(bytes(5 + len(CARD) + 2 * SIDE))
        return
    out.append(number(1))
    out.append(number(1 if t.attacker == seat else 0))
    out.append(number(1 if t.defender == seat else 0))
    out.append(number(min(MOST_ENGAGEMENTS, t.engagements)))
    out.append(number(1 if t.ambushed else 0))
    hand = bytearray(len(CARD))
    for side in range(len(t.hand)):
        if (t.attacker if side == 0 else t.defender) == seat:
            for card in t.hand[side]:
                hand[card] = 1
    out.append(bytes(hand))
    for side in range(2):
        if side >= len(t.hand):
            out.append(bytes(SIDE))
            continue
        out.append(number(len(t.hand[side])))
        out.append(number(len(t.deck[side])))
        out.append(number(t.block[side]))
        out.append(number(t.special[side]))
        out.append(number(t.fate[side]))
        shown = t.shown[side]
        out.append(one_of(len(CARD), shown if shown != NO_CARD else -1))


SIZE: Final = [0, *[sum([field.size for field in layout(seats)]) for seats in range(1, 5)]]
"""How many numbers a table with so many seats gives."""
