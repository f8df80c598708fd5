"""The move codes and their text form, both ways."""

from __future__ import annotations

from typing import Final

from saloon.games.bantam.board import ACRE, COLOURS, INTERIOR, PLACES, SLOT_ACRE, TERRAIN_ACRES
from saloon.games.bantam.cards import CARD, OWNABLE, WEAPON_CARDS, WEAPONS
from saloon.games.bantam.content import (
    CHARACTER,
    DOLLAR,
    DRINK,
    ENDEAVORS,
    ENEMY,
    HEAD_THING,
    ITEM,
    ITEM_THING,
    MOUNT,
    TAB,
    THINGS,
)
from saloon.games.bantam.effects import KINDS, SKILLS
from saloon.games.bantam.events import EVENT, RIDER

FOE: Final = 4
"""A combatant is a seat, or this + the slot of a foe."""

TOOL_ITEM: Final = 89
TOOL_CRAFT: Final = 90
"""A tool is a combat card that may be owned (0 to 88), the item carried or a crafted token."""

# What a winner may choose after a fight between players (BAN-LOO).
SPOIL_NONE: Final = 0
SPOIL_GOODS: Final = 1
SPOIL_CASH: Final = 2
SPOIL_THING: Final = 3
SPOIL_CARD: Final = 4
SPOIL_RIDER: Final = 5
SPOIL_MOUNT: Final = 6
SPOIL_JAIL: Final = 7
SPOILS: Final[tuple[str, ...]] = (
    "none",
    "goods",
    "cash",
    "thing",
    "card",
    "rider",
    "mount",
    "jail",
)

GO: Final = 0  # + place
FIGHT: Final = GO + 115  # + combatant
AMBUSH: Final = FIGHT + 20  # + combatant
SNEAK: Final = AMBUSH + 20  # + slot
TRY: Final = SNEAK + 16  # + tab
BUY: Final = TRY + 23  # + weapon, from 0
SELL_WEAPON: Final = BUY + 36  # + weapon, from 0
BUY_ITEM: Final = SELL_WEAPON + 36  # + item
BUY_MOUNT: Final = BUY_ITEM + 12  # + mount
BUY_GOODS: Final = BUY_MOUNT + 8  # + kind
SELL: Final = BUY_GOODS + 5  # + kind
SELL_HEAD: Final = SELL + 5  # + enemy token
ORDER: Final = SELL_HEAD + 26  # + drink
PUT: Final = ORDER + 4  # + kind: into an own cabin
GET: Final = PUT + 5  # + kind: out of a cabin
PICK_UP: Final = GET + 5  # + thing
LAY: Final = PICK_UP + 44  # + thing
DISCARD: Final = LAY + 44  # + thing
PAY: Final = DISCARD + 44  # + thing
PAY_WEAPON: Final = PAY + 44  # + weapon, from 0
DEDICATE: Final = PAY_WEAPON + 36  # + endeavor * 10 + how many
TOOL: Final = DEDICATE + 40  # + tool
PICK: Final = TOOL + 91  # + tool
USE: Final = PICK + 91  # + tool
PLAY: Final = USE + 91  # + card
TRUCE: Final = PLAY + 89  # + card, with the mark of a truce
TOSS: Final = TRUCE + 89  # + card
TAKE: Final = TOSS + 89  # + card
PRIM: Final = TAKE + 89  # + which
SPOIL: Final = PRIM + 3  # + what
COLOUR: Final = SPOIL + 8  # + colour
BURN: Final = COLOUR + 5  # + acre of the cabin * 3 + slot
FLAME: Final = BURN + 144  # + fire
SKILL: Final = FLAME + 24  # + skill
TASK: Final = SKILL + 6  # + task
CHARACTER_IS: Final = TASK + 10  # + character
NAME: Final = CHARACTER_IS + 4  # + resource
PASS: Final = NAME + 4
WORK: Final = PASS + 1
REFLECT: Final = PASS + 2
BUILD: Final = PASS + 3
ENTER: Final = PASS + 4
LEAVE: Final = PASS + 5
CLIMB: Final = PASS + 6
BASH: Final = PASS + 7
FIX: Final = PASS + 8
LOOT_ALL: Final = PASS + 9
PERK: Final = PASS + 10
HERB_HEAL: Final = PASS + 11
UNLOAD: Final = PASS + 12
VISIT_DOC: Final = PASS + 13
LIGHT: Final = PASS + 14
DOUSE_IT: Final = PASS + 15
NAVIGATE: Final = PASS + 16
BEFRIEND: Final = PASS + 17
ENDURE: Final = PASS + 18
REROLL: Final = PASS + 19
ACCEPT: Final = PASS + 20
YES: Final = PASS + 21
NO: Final = PASS + 22
SKIP: Final = PASS + 23
DONE: Final = PASS + 24
FORGO: Final = PASS + 25
ALT: Final = PASS + 26
SPECIAL: Final = PASS + 27
DRAW_ITEMS: Final = PASS + 28
DRAW_MOUNTS: Final = PASS + 29
SELL_ITEM: Final = PASS + 30
SELL_MOUNT: Final = PASS + 31
# Shadow Governors only.
STOP: Final = PASS + 32
BUY_SADDLE: Final = PASS + 33
SELL_SADDLE: Final = PASS + 34
TRADE_HIDES: Final = PASS + 35
BUY_TOKEN: Final = PASS + 36
OPEN_CHEST: Final = PASS + 37
RECRUIT: Final = PASS + 38  # + rider * 2 + 1 for Hides
MOUNT_HEAD: Final = RECRUIT + 24  # + enemy token
DEPOSIT: Final = MOUNT_HEAD + 26  # + dollars
WITHDRAW: Final = DEPOSIT + 20  # + dollars
CHOOSE: Final = WITHDRAW + 20  # + which choice of an event
NAME_PLAYER: Final = CHOOSE + 4  # + seat
BONUS: Final = NAME_PLAYER + 4  # + event * 2 + which of its uses


def place_text(place: int) -> str:
    """An acre by its id; the inside of the cabin that stands there with `-cabin` behind it."""
    return ACRE[place].id if place < INTERIOR else f"{ACRE[place - INTERIOR].id}-cabin"


def thing_text(thing: int) -> str:
    """Something that can lie on the ground."""
    if thing < DOLLAR:
        return KINDS[thing]
    if thing == DOLLAR:
        return "dollar"
    if thing < ITEM_THING:
        return ENEMY[thing - HEAD_THING].id
    return ITEM[thing - ITEM_THING].id


def combatant_text(combatant: int) -> str:
    """A player by seat, a foe by the acre its slot is in."""
    return str(combatant) if combatant < FOE else ACRE[SLOT_ACRE[combatant - FOE]].id


def tool_text(tool: int) -> str:
    """A card by its id, the item carried, a crafted token."""
    return CARD[tool].id if tool < OWNABLE else ("item", "craft")[tool - OWNABLE]


PLACE_TEXTS: Final = tuple([place_text(place) for place in range(PLACES)])
THING_TEXTS: Final = tuple([thing_text(thing) for thing in range(THINGS)])
COMBATANT_TEXTS: Final = tuple([combatant_text(one) for one in range(20)])
TOOL_TEXTS: Final = tuple([tool_text(tool) for tool in range(91)])
WEAPON_TEXTS: Final = tuple([CARD[WEAPONS + weapon].id for weapon in range(WEAPON_CARDS)])
CARD_TEXTS: Final = TOOL_TEXTS[:OWNABLE]

MOVES: Final = (
    *(f"go:{place}" for place in PLACE_TEXTS),
    *(f"fight:{one}" for one in COMBATANT_TEXTS),
    *(f"ambush:{one}" for one in COMBATANT_TEXTS),
    *(f"sneak:{one}" for one in COMBATANT_TEXTS[FOE:]),
    *(f"try:{tab.id}" for tab in TAB),
    *(f"buy:{weapon}" for weapon in WEAPON_TEXTS),
    *(f"sell:{weapon}" for weapon in WEAPON_TEXTS),
    *(f"buy:{item.id}" for item in ITEM),
    *(f"buy:{mount.id}" for mount in MOUNT),
    *(f"buy:{kind}" for kind in KINDS),
    *(f"sell:{kind}" for kind in KINDS),
    *(f"sell:{enemy.id}" for enemy in ENEMY),
    *(f"order:{drink.id}" for drink in DRINK),
    *(f"put:{kind}" for kind in KINDS),
    *(f"get:{kind}" for kind in KINDS),
    *(f"pick-up:{thing}" for thing in THING_TEXTS),
    *(f"lay:{thing}" for thing in THING_TEXTS),
    *(f"discard:{thing}" for thing in THING_TEXTS),
    *(f"pay:{thing}" for thing in THING_TEXTS),
    *(f"pay:{weapon}" for weapon in WEAPON_TEXTS),
    *(f"dedicate:{endeavor}:{n}" for endeavor in ENDEAVORS for n in range(10)),
    *(f"tool:{tool}" for tool in TOOL_TEXTS),
    *(f"pick:{tool}" for tool in TOOL_TEXTS),
    *(f"use:{tool}" for tool in TOOL_TEXTS),
    *(f"play:{card}" for card in CARD_TEXTS),
    *(f"truce:{card}" for card in CARD_TEXTS),
    *(f"toss:{card}" for card in CARD_TEXTS),
    *(f"take:{card}" for card in CARD_TEXTS),
    *(f"prim:{n + 1}" for n in range(3)),
    *(f"spoil:{spoil}" for spoil in SPOILS),
    *(f"colour:{colour}" for colour in COLOURS),
    *(f"burn:{ACRE[n // 3].id}:{n % 3 + 1}" for n in range(TERRAIN_ACRES * 3)),
    *(f"flame:{n + 1}" for n in range(24)),
    *(f"skill:{skill}" for skill in SKILLS),
    *(f"task:{n + 1}" for n in range(10)),
    *(f"character:{character.id}" for character in CHARACTER),
    *(f"name:{kind}" for kind in KINDS[:4]),
    "pass",
    "work",
    "reflect",
    "build",
    "enter",
    "leave",
    "climb",
    "bash",
    "fix",
    "loot-all",
    "perk",
    "herb",
    "unload",
    "doc",
    "light",
    "douse",
    "navigate",
    "befriend",
    "endure",
    "reroll",
    "accept",
    "yes",
    "no",
    "skip",
    "done",
    "forgo",
    "alt",
    "special",
    "draw-items",
    "draw-mounts",
    "sell-item",
    "sell-mount",
    "stop",
    "buy-saddle",
    "sell-saddle",
    "trade-hides",
    "buy-token",
    "open-chest",
    *(f"recruit:{rider.id}:{pay}" for rider in RIDER for pay in ("cash", "hides")),
    *(f"mount:{enemy.id}" for enemy in ENEMY),
    *(f"deposit:{n}" for n in range(20)),
    *(f"withdraw:{n}" for n in range(20)),
    *(f"choose:{n + 1}" for n in range(4)),
    *(f"player:{seat}" for seat in range(4)),
    *(f"bonus:{event + 1}:{n + 1}" for event in range(len(EVENT)) for n in range(2)),
)
