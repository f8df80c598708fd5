"""What a view of `pioneers` says where it has to be looked up: places, owners, prices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from saloon.choices import question_of
from saloon.games.pioneers.board import RADIUS
from saloon.games.pioneers.content import (
    BUY,
    COMPANION,
    DIPLOMAS,
    GOODS,
    NEEDY_CASH,
    NEEDY_RESOURCES,
    POINT_CARD,
    POINT_PRICE_FINANCE,
    PRAY_FEE,
    RESOURCES,
)

GOOD_NUMBER: Final = {good.id: number for number, good in enumerate(GOODS)}
COLUMNS: Final = "ABCDEFGHIJKLMNOPQRS"
LETTERS: Final = "ABCD"
"""Players, as letters."""
LINES: Final = 6
"""PIO-TRADE-09: lines on each side of an offer."""
STORE_WARES: Final = ("food", "bullet", "revolver", "horse")
"""PIO-BUY-01: what the General Store sells."""


def reference(q: int, r: int) -> str:
    """The place of a hex on the map, as a person would say it.

    >>> reference(0, 0), reference(1, 0), reference(-1, 1)
    ('J10', 'K10', 'I10')
    """
    return f"{COLUMNS[q + RADIUS]}{row_of(q, r)}"


def hex_of(move: str) -> tuple[int, int]:
    """The hex of an `at:` move."""
    q, _, r = move.partition(":")[2].partition(",")
    return int(q), int(r)


def row_of(q: int, r: int) -> int:
    """The row of a hex on the map, as its reference names it."""
    return r + (q - (q & 1)) // 2 + RADIUS + 1


def hex_row(q: int, row: int) -> int:
    """The hex of a column in a row: its r."""
    return row - RADIUS - 1 - (q - (q & 1)) // 2


def prompt_of(view: Mapping[str, Any]) -> tuple[str, list[int]]:
    """What is asked, and the numbers of the question."""
    asked = question_of(view)
    return ("", []) if asked is None else (asked["prompt"], asked["args"])


def tile_at(table: Mapping[str, Any], q: int | None, r: int | None) -> Mapping[str, Any] | None:
    """The tile on a hex, or None."""
    return next((tile for tile in table["field"] if tile["q"] == q and tile["r"] == r), None)


def member(table: Mapping[str, Any], seat: int, number: int) -> Mapping[str, Any] | None:
    """A Pioneer on the field, or None."""
    if seat >= len(table["players"]):
        return None
    family = table["players"][seat]["pioneers"]
    return next((one for one in family if one["number"] == number), None)


def holder_of(table: Mapping[str, Any], diploma: str) -> tuple[int, int] | None:
    """Seat and number of the Pioneer that holds a diploma, or None."""
    for player in table["players"]:
        for one in player["pioneers"]:
            if one["diploma"] == diploma:
                return player["seat"], one["number"]
    return None


def has(player: Mapping[str, Any], thing: str) -> int:
    """How many of a thing of the price list a player has."""
    if thing in RESOURCES:
        return int(player["resources"][thing])
    if thing in ("revolver", "horse"):
        return int(player[thing])
    if thing in ("food", "cash"):
        return int(player[thing])
    if thing == "money":
        return int(player["cash"])
    if thing == "bullet":
        return int(player["bullets"])
    if thing == "point-card":
        return int(player["cards"])
    return int(thing in player["tools"])


def boxed(id: str, table: Mapping[str, Any] | None) -> str:
    """The diploma whose name a table may choose."""
    box = table is not None and table["options"]["box_names"]
    return "companion-box" if id == DIPLOMAS[COMPANION] and box else id


def cost_of(tile: Mapping[str, Any]) -> int:
    """PIO-MOVE-03: what it costs to enter a tile."""
    return 1 if tile["town"] or tile.get("work", "claim") != "claim" else 2


def pray_fee(table: Mapping[str, Any], seat: int, one: Mapping[str, Any]) -> int:
    """PIO-PRAY-02: what a Prayer costs this Pioneer."""
    player = table["players"][seat]
    needy = player["cash"] < NEEDY_CASH or sum(player["resources"].values()) == NEEDY_RESOURCES
    return 0 if needy or one["diploma"] == "theology" else PRAY_FEE


def mouths(player: Mapping[str, Any]) -> int:
    """PIO-FEED-01: how many want Food at the next feeding."""
    return len(player["pioneers"]) + int(player["horse"])


def starving(player: Mapping[str, Any]) -> int:
    """PIO-FEED-05: how many die at the next feeding, fed as well as the Food allows."""
    hungry = sum(bool(one["unfed"]) for one in player["pioneers"])
    return max(0, hungry - int(player["food"]))


def tip_to(view: Mapping[str, Any]) -> int | None:
    """PIO-BUY-03: who gets $1 of the first purchase at the store, where somebody does."""
    prompt, args = prompt_of(view)
    holder = holder_of(view["table"], "business")
    asked = question_of(view)
    if holder is None or asked is None or holder[0] == asked["seat"]:
        return None
    return None if prompt == "buy" and args[1] else holder[0]


def price_of(table: Mapping[str, Any], thing: str) -> int:
    """What one of a thing costs the acting Pioneer (PIO-BUY-07 for the holder of Finance)."""
    acting = table["acting"]
    if thing == GOODS[POINT_CARD].id and acting is not None:
        one = member(table, *acting)
        if one is not None and one["diploma"] == "finance":
            return POINT_PRICE_FINANCE
    return BUY[GOOD_NUMBER[thing]]
