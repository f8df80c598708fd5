"""The moves of `bantam`; their codes stand in written.py."""

from __future__ import annotations

from typing import Final

from saloon.engine.family import Family, lay_out
from saloon.games.bantam.board import ACRE, COLOURS, INTERIOR, PLACES, SLOT_ACRE, TERRAIN_ACRES
from saloon.games.bantam.cards import CARD, OWNABLE, WEAPON_CARDS, WEAPONS
from saloon.games.bantam.content import (
    CABIN_SLOTS,
    CHARACTER_IDS,
    DOLLAR,
    DRINK,
    ENDEAVORS,
    ENEMY,
    FIRE_TOKENS,
    HEAD_THING,
    ITEM,
    ITEM_IDS,
    ITEM_THING,
    MOUNT_IDS,
    TAB,
    THINGS,
)
from saloon.games.bantam.effects import KINDS, RESOURCES, SKILLS
from saloon.games.bantam.events import EVENT, RIDER

FOE: Final = 4
"""A combatant is a seat, or this + the slot of a foe."""

TOOL_ITEM: Final = 89
TOOL_CRAFT: Final = 90
"""A tool is a combat card that may be owned (0 to 88), the item carried or a crafted token."""

SPOILS: Final = ("none", "goods", "cash", "thing", "card", "rider", "mount", "jail")
"""What a winner may choose after a fight between players (BAN-LOO)."""


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
SLOT_TEXTS: Final = COMBATANT_TEXTS[FOE:]
ENEMY_IDS: Final = tuple([enemy.id for enemy in ENEMY])
CABIN_SLOT: Final = range(1, CABIN_SLOTS + 1)
EVENT_NUMBERS: Final = range(1, len(EVENT) + 1)

FAMILIES: Final = (
    Family("go", group="move", place=PLACE_TEXTS),
    Family("fight", code="ATTACK", group="fight", who=COMBATANT_TEXTS),
    Family("ambush", group="fight", who=COMBATANT_TEXTS),
    Family("sneak", group="move", slot=SLOT_TEXTS),
    Family("try", group="work", tab=tuple([tab.id for tab in TAB])),
    Family("buy", group="trade", card=WEAPON_TEXTS),
    Family("sell", code="SELL_WEAPON", group="trade", card=WEAPON_TEXTS),
    Family("buy", code="BUY_ITEM", group="trade", item=ITEM_IDS),
    Family("buy", code="BUY_MOUNT", group="trade", mount=MOUNT_IDS),
    Family("buy", code="BUY_GOODS", group="trade", kind=KINDS),
    Family("sell", group="trade", kind=KINDS),
    Family("sell", code="SELL_HEAD", group="trade", token=ENEMY_IDS),
    Family("order", group="trade", drink=tuple([drink.id for drink in DRINK])),
    Family("put", group="goods", kind=KINDS),
    Family("get", group="goods", kind=KINDS),
    Family("pick-up", group="goods", thing=THING_TEXTS),
    Family("lay", group="goods", thing=THING_TEXTS),
    Family("discard", group="goods", thing=THING_TEXTS),
    Family("pay", thing=THING_TEXTS),
    Family("pay", code="PAY_WEAPON", card=WEAPON_TEXTS),
    Family("dedicate", endeavor=ENDEAVORS, count=range(10)),
    Family("tool", group="cards", tool=TOOL_TEXTS),
    Family("pick", tool=TOOL_TEXTS),
    Family("use", group="cards", tool=TOOL_TEXTS),
    Family("play", group="cards", card=CARD_TEXTS),
    Family("truce", card=CARD_TEXTS),
    Family("toss", card=CARD_TEXTS),
    Family("take", card=CARD_TEXTS),
    Family("prim", which=range(1, 4)),
    *[Family(f"spoil:{what}") for what in SPOILS],
    Family("colour", colour=COLOURS),
    Family("burn", place=PLACE_TEXTS[:TERRAIN_ACRES], slot=CABIN_SLOT),
    Family("flame", fire=range(1, FIRE_TOKENS + 1)),
    Family("skill", skill=SKILLS),
    Family("task", group="work", number=range(1, 11)),
    Family("character", code="CHARACTER_IS", character=CHARACTER_IDS),
    Family("name", kind=KINDS[:RESOURCES]),
    Family("pass", leaves=True),
    Family("work", group="work"),
    Family("reflect", group="work"),
    Family("build", group="work"),
    Family("enter", group="move"),
    Family("leave", group="move"),
    Family("climb", group="move"),
    Family("bash", group="fight"),
    Family("fix"),
    Family("loot-all"),
    Family("perk"),
    Family("herb", code="HERB_HEAL"),
    Family("unload"),
    Family("doc", code="VISIT_DOC"),
    Family("light", group="work"),
    Family("douse", code="DOUSE_IT", group="work"),
    Family("navigate"),
    Family("befriend"),
    Family("endure"),
    Family("reroll"),
    Family("accept"),
    Family("yes"),
    Family("no", leaves=True),
    Family("skip", leaves=True),
    Family("done", leaves=True),
    Family("forgo", leaves=True),
    Family("alt"),
    Family("special"),
    Family("draw-items"),
    Family("draw-mounts"),
    Family("sell-item"),
    Family("sell-mount"),
    Family("stop", leaves=True),
    Family("buy-saddle"),
    Family("sell-saddle"),
    Family("trade-hides"),
    Family("buy-token"),
    Family("open-chest"),
    Family("recruit", rider=tuple([rider.id for rider in RIDER]), price=("cash", "hides")),
    Family("mount", code="MOUNT_HEAD", group="move", token=ENEMY_IDS),
    Family("deposit", dollars=range(20)),
    Family("withdraw", dollars=range(20)),
    Family("choose", which=range(1, 5)),
    Family("player", code="NAME_PLAYER", who=range(4)),
    Family("bonus", event=EVENT_NUMBERS, which=range(1, 3)),
)
MOVES: Final = lay_out(FAMILIES)
