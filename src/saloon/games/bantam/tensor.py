"""The table as small numbers, for learning machines: what `view` shows, and no more.

Players stand in the order of play, the observing seat first.
"""

from __future__ import annotations

from typing import Final

from saloon.engine.field import (
    HIGH,
    ORDER,
    PLACE,
    Field,
    Rows,
    cut,
    keep,
    members,
    number,
    one_of,
    recall,
)
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

PROMPTS: Final = (
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
CARDS: Final = len(CARD)

NO_PLAYER: Final = bytes(PLAYER)
NO_FOE: Final = bytes(FOE)
FRONT: Final = [number(enemy.front + 1) for enemy in ENEMY]
NO_CABINS: Final = [0] * TERRAIN_ACRES
NOTHING_THERE: Final = bytes(PLACES)
NO_FIGHT: Final = bytes(5 + CARDS + 2 * SIDE)

# Rows of the board that were met before.
FIRES: Final[Rows] = {}
GROUND: Final[Rows] = {}


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
    place = PLACE[seats][seat]
    order = ORDER[seats][seat]
    supply = t.supply
    out.append(number(t.round))
    out.append(one_of(seats, place[t.first]))
    out.append(one_of(seats, place[t.active]))
    out.append(
        bytes(
            [
                1 if t.moving else 0,
                cut(max(0, t.move_left)),
                cut(t.free),
                cut(len(t.drawn)),
                cut(supply[0]),
                cut(supply[1]),
                cut(supply[2]),
                cut(supply[3]),
                cut(supply[4]),
                cut(len(t.rack)),
                cut(len(t.items)),
                cut(len(t.mounts)),
                cut(len(t.reserve)),
            ]
        )
    )
    owned = [0] * (DESERTED + 1)
    cabins = _cabins(t, place, owned)
    for who in order:
        _player(t, out, who, owned[who])
    where = t.where
    for who in order:
        out.append(one_of(PLACES, where[who]))
    wounds = t.wounds
    for slot, at in enumerate(t.foe_at):
        if at == NOWHERE:
            out.append(NO_FOE)
        else:
            out.append(FRONT[t.foe_token[slot]])
            out.append(number(wounds[slot]))
            out.append(one_of(PLACES, at))
    out.append(cabins)
    _loose(t, out)
    _fight(t, out, seat)
    out.append(number(max(0, t.month)))
    out.append(one_of(len(EVENT), t.event))
    return b"".join(out)


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


def _cabins(t: Table, place: list[int], owned: list[int]) -> bytes:
    """Whose Cabin stands in each Acre, as the observer counts; how many everybody owns."""
    seats = t.seats
    row = NO_CABINS[:]
    for acre, owner in enumerate(t.cabin):
        if owner != NO_CABIN:
            row[acre] = 5 if owner >= seats else 1 + place[owner]
            owned[owner] += 1
    return bytes(row)


def _player(t: Table, out: list[bytes], who: int, cabins: int) -> None:
    if t.character[who] < 0:
        out.append(NO_PLAYER)
        return
    out.append(one_of(len(CHARACTER), t.character[who]))
    skills = t.skills
    six = who * 6
    tasks = t.tasks[who]
    done = 0
    while tasks:
        done += tasks & 1
        tasks >>= 1
    cards = t.cards[who]
    tired = 0
    for card in cards:
        tired += t.tired[card]
    goods = t.goods
    level = t.level
    five = who * 5
    four = who * 4
    out.append(
        bytes(
            [
                t.skill(who, 0),
                t.skill(who, 1),
                t.skill(who, 2),
                t.skill(who, 3),
                t.skill(who, 4),
                t.skill(who, 5),
                skills[six],
                skills[six + 1],
                skills[six + 2],
                skills[six + 3],
                skills[six + 4],
                skills[six + 5],
                cut(t.speed(who)),
                cut(max(0, t.vig[who])),
                cut(t.most_vig(who)),
                cut(t.wil[who]),
                cut(t.grit[who]),
                cut(t.cash[who]),
                cut(max(0, t.np[who])),
                done,
                cut(len(cards)),
                cut(tired),
                cut(goods[five]),
                cut(goods[five + 1]),
                cut(goods[five + 2]),
                cut(goods[five + 3]),
                cut(goods[five + 4]),
                cut(t.item[who] + 1),
                cut(t.mount[who] + 1),
                level[four] + 1,
                level[four + 1] + 1,
                level[four + 2] + 1,
                level[four + 3] + 1,
                cabins,
                t.head.count(CARRIED + who) if t.seen else 0,
                1 if t.jailer[who] >= 0 else 0,
                t.note[who] if t.note else 0,
            ]
        )
    )


def _loose(t: Table, out: list[bytes]) -> None:
    """Fires and what lies on the ground: the rules put new tuples in their place."""
    fire = t.fire
    if fire:
        row = recall(FIRES, id(fire), fire)
        if row is None:
            fires = [0] * PLACES
            for token in fire:
                fires[token >> 2 & 255] += 1
            row = keep(FIRES, id(fire), bytes(fires), fire)
        out.append(row)
    else:
        out.append(NOTHING_THERE)
    ground = t.ground
    if ground:
        row = recall(GROUND, id(ground), ground)
        if row is None:
            things = [0] * PLACES
            for thing in ground:
                things[thing >> 6] += 1
            row = keep(GROUND, id(ground), bytes(things), ground)
        out.append(row)
    else:
        out.append(NOTHING_THERE)


def _fight(t: Table, out: list[bytes], seat: int) -> None:
    if not t.fighting:
        out.append(NO_FIGHT)
        return
    out.append(
        bytes(
            [
                1,
                1 if t.attacker == seat else 0,
                1 if t.defender == seat else 0,
                min(MOST_ENGAGEMENTS, t.engagements),
                1 if t.ambushed else 0,
            ]
        )
    )
    hand = [0] * CARDS
    for side in range(len(t.hand)):
        if (t.attacker if side == 0 else t.defender) == seat:
            for card in t.hand[side]:
                hand[card] = 1
    out.append(bytes(hand))
    for side in range(2):
        if side >= len(t.hand):
            out.append(bytes(SIDE))
            continue
        out.append(
            bytes(
                [
                    len(t.hand[side]),
                    len(t.deck[side]),
                    cut(t.block[side]),
                    cut(t.special[side]),
                    cut(t.fate[side]),
                ]
            )
        )
        shown = t.shown[side]
        out.append(one_of(CARDS, shown if shown != NO_CARD else -1))


SIZE: Final = [0, *[sum([field.size for field in layout(seats)]) for seats in range(1, 5)]]
"""How many numbers a table with so many seats gives."""
