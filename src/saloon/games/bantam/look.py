"""Looking things up in a view: who is where, what a check promises, what leads to a task.

Everything here reads a view, which is plain data, and the printed content; nothing knows a word.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from saloon.games.bantam import effects as e
from saloon.games.bantam.board import (
    ACRE,
    GATE_TO,
    NOWHERE,
    SLOT_ACRE,
    TILE,
    TRAIL,
    TRAILS_AT,
    acre,
    far_end,
)
from saloon.games.bantam.cards import CARD, NO_RARITY, Card
from saloon.games.bantam.content import (
    CABIN_COST,
    CARPENTER_COST,
    ENDEAVORS,
    ENEMY,
    FRONTS,
    HORSE,
    ITEM,
    LEVELS,
    MASTER,
    MOUNT,
    SELL_PRICE,
)
from saloon.games.bantam.effects import KINDS, SKILLS, difficulty_of, skill_of

CARD_OF: Final = {card.id: card for card in CARD}
ITEM_OF: Final = {item.id: item for item in ITEM}
MOUNT_OF: Final = {mount.id: mount for mount in MOUNT}
ENEMY_OF: Final = {enemy.id: enemy for enemy in ENEMY}
FRONT_OF: Final = {FRONTS[enemy.front]: enemy for enemy in ENEMY}
SLOT_AT: Final = {ACRE[place].id: slot for slot, place in enumerate(SLOT_ACRE)}
ACRE_NUMBER: Final = {row.id: number for number, row in enumerate(ACRE)}
CABIN_MARK: Final = "-cabin"
OUT_OF_SIGHT: Final = 99


def chance(check: int, level: int) -> int:
    """The chance to pass a check, in percent."""
    need = difficulty_of(check) - (0 if skill_of(check) == len(SKILLS) else level)
    return round(100 * max(0, min(6, 7 - need)) / 6)


def asked_of(view: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """The question put to the seat of a view, or for an onlooker the only one."""
    asks: Sequence[Mapping[str, Any]] = view["asks"]
    mine = next((ask for ask in asks if ask["seat"] == view["seat"]), None)
    return mine if mine is not None else next(iter(asks), None)


def prompt_of(view: Mapping[str, Any]) -> str:
    """What is asked."""
    asked = asked_of(view)
    return asked["prompt"] if asked is not None else ""


def actor_of(view: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """The player who is asked, or the reader."""
    asked = asked_of(view)
    seat = asked["seat"] if asked is not None else view["seat"]
    players: Sequence[Mapping[str, Any]] = view["table"]["players"]
    if seat is None or not 0 <= seat < len(players) or players[seat]["character"] is None:
        return None
    found: Mapping[str, Any] = players[seat]
    return found


def level_of(view: Mapping[str, Any], check: int) -> int:
    """The level of the asked player in the skill of a check."""
    actor = actor_of(view)
    skill = skill_of(check)
    if actor is None or skill == len(SKILLS):
        return 0
    level: int = actor["skills"][SKILLS[skill]]
    return level


def level_in(player: Mapping[str, Any], id: str) -> tuple[int, int]:
    """How far a player is in an Endeavor: the level, and what lies on its card."""
    held = player["endeavors"][ENDEAVORS.index(id)]
    return LEVELS.index(held["level"]), held["on_card"]


def cabins_of(seat: int, table: Mapping[str, Any]) -> list[str]:
    """The Acres of a player's Cabins."""
    return [cabin["acre"] for cabin in table["cabins"] if cabin["owner"] == seat]


def fighters(fight: Mapping[str, Any]) -> tuple[str, str]:
    """The two sides of a fight, the Attacker first."""
    return fight["attacker"], fight["defender"]


def foe_in(view: Mapping[str, Any], slot: str) -> Mapping[str, Any] | None:
    """A foe on the board by the Acre it keeps, or None."""
    return next((foe for foe in view["table"]["foes"] if foe["slot"] == slot), None)


def cabin_in(view: Mapping[str, Any], at: str) -> Mapping[str, Any] | None:
    """The Cabin on an Acre, or None."""
    return next((cabin for cabin in view["table"]["cabins"] if cabin["acre"] == at), None)


def fire_at(view: Mapping[str, Any], place: str) -> Mapping[str, Any] | None:
    """The fire that burns in a place, or None."""
    for fire in view["table"]["fires"]:
        if place in fire["tokens"]:
            found: Mapping[str, Any] = fire
            return found
    return None


def place_of(target: str, view: Mapping[str, Any]) -> str:
    """Where a target of a move is: a seat, or a foe by the place it keeps."""
    if target.isdigit():
        place: str = view["table"]["players"][int(target)]["place"]
        return place
    found = foe_in(view, target)
    return str(found["place"]) if found is not None else ""


def vigor_of(who: str, table: Mapping[str, Any]) -> str:
    """Vigor left and maximum of somebody in a fight."""
    left, most = vigor(who, table)
    return f"{left}/{most}"


def vigor(who: str, table: Mapping[str, Any]) -> tuple[int, int]:
    """The same as numbers."""
    if who.isdigit():
        player = table["players"][int(who)]
        return player["vig"], player["vig_max"]
    found = foe_in({"table": table}, who)
    return (found["vig"] - found["wounds"], found["vig"]) if found is not None else (0, 0)


def event_of(view: Mapping[str, Any]) -> int:
    """The number of the event that is being met, or 0."""
    asked = asked_of(view)
    if asked is None or not asked["prompt"].startswith("event") or not asked["args"]:
        return 0
    return int(asked["args"][0]) + 1


def shown_card(view: Mapping[str, Any]) -> Card | None:
    """The card that the asked player has open in the fight, or None."""
    fight = view["table"]["fight"]
    asked = asked_of(view)
    if fight is None or asked is None:
        return None
    for who, side in zip(fighters(fight), fight["sides"], strict=False):
        if who == str(asked["seat"]) and side["shown"]:
            return CARD_OF[side["shown"]]
    return None


def worth(id: str) -> int:
    """What a store pays for something: goods, a head, half an Item's or a weapon's price."""
    if id in KINDS:
        return SELL_PRICE[KINDS.index(id)]
    if id == "dollar":
        return 1
    if id in ENEMY_OF:
        return ENEMY_OF[id].value
    if id in ITEM_OF:
        return ITEM_OF[id].price // 2
    return CARD_OF[id].price // 2


def joint_of(here: int, grid: Sequence[str]) -> int:
    """BAN-TRV-02: the Acre across the Sign Post of an Acre in this arrangement, or NOWHERE."""
    tiles = [row.id for row in TILE]
    places = [tiles.index(id) for id in grid]
    for one, other, out, into in ((0, 1, 1, 3), (2, 3, 1, 3), (0, 2, 2, 0), (1, 3, 2, 0)):
        a, b = TILE[places[one]].posts[out], TILE[places[other]].posts[into]
        if here == a:
            return b
        if here == b:
            return a
    return NOWHERE


def neighbours(here: int, grid: Sequence[str]) -> list[int]:
    """The Acres one step away without a Key."""
    found = [far_end(number, here) for number in TRAILS_AT[here] if not TRAIL[number].key]
    found += [other for other in (GATE_TO[here], joint_of(here, grid)) if other != NOWHERE]
    return found


def steps_to(start: int, grid: Sequence[str], goals: Iterable[int]) -> tuple[int, int, int]:
    """The nearest of some Acres: which, how many steps, and the first of them; -1 for none."""
    wanted = set(goals)
    seen: dict[int, tuple[int, int]] = {start: (0, start)}
    queue = [start]
    for here in queue:
        far, first = seen[here]
        if here in wanted and here != start:
            return here, far, first
        for way in neighbours(here, grid):
            if way not in seen:
                seen[way] = (far + 1, way if here == start else first)
                queue.append(way)
    return NOWHERE, 0, NOWHERE


class Hint:
    """One way towards a task: moves that serve it at once, places that serve it, and the clause."""

    def __init__(self, clause: str, moves: Sequence[str], goals: Sequence[int] = ()) -> None:
        self.clause = clause
        self.moves = moves
        self.goals = goals


def _with_resource(kind: int) -> list[int]:
    return [number for number, row in enumerate(ACRE) if row.resource == kind]


def _earning(player: Mapping[str, Any]) -> list[Hint]:
    """How to come to money: sell what one has, else work where it is."""
    sold = [Hint("BAN-SHP-15", [f"sell:{kind}" for kind in KINDS])]
    post = [acre("trading_post")]
    if sum(player["goods"].values()) >= player["slots"] - 1:
        sold.append(Hint("BAN-SHP-15", [], post))
    if player["heads"]:
        sold.append(Hint("BAN-SHP-14", [f"sell:{token}" for token in player["heads"]], post))
    mines = [*_with_resource(e.HERB), *_with_resource(e.SILVER), *_with_resource(e.HIDE)]
    sold.append(Hint("BAN-END-01", ["work"], mines))
    return sold


def ways_to(task: str, player: Mapping[str, Any]) -> list[Hint]:
    """Ways towards a task, the best first."""
    lumber = player["goods"]["lumber"]
    master = level_in(player, "logging")[0] == MASTER
    cost = CARPENTER_COST if master else CABIN_COST
    trees = _with_resource(e.LUMBER)
    if task == "build-cabin":
        if lumber >= cost:
            anywhere = [n for kind in range(e.RESOURCES) for n in _with_resource(kind)]
            return [Hint("BAN-CAB-01", ["build"], anywhere)]
        return [Hint("BAN-END-01", ["work"], trees)]
    if task == "buy-horse":
        horses = [f"buy:{mount.id}" for mount in MOUNT if mount.kind == HORSE]
        cheapest = min(mount.price for mount in MOUNT if mount.kind == HORSE)
        if player["cash"] >= cheapest:
            return [Hint("BAN-SHP-04", [*horses, "draw-mounts"], [acre("stables")])]
        return _earning(player)
    if task in ("buy-weapon", "have-weapon-2"):
        weapons = [f"buy:{card.id}" for card in CARD if card.rarity != NO_RARITY]
        if player["cash"] >= 3:
            return [Hint("BAN-SHP-06", weapons, [acre("gunsmith")]), *_earning(player)]
        return _earning(player)
    if task == "master-any":
        best = max(ENDEAVORS, key=lambda one: _progress(player, one))
        kind = ENDEAVORS.index(best)
        return [
            Hint("BAN-LVL-01", [f"dedicate:{best}"]),
            Hint("BAN-END-01", ["work"], _with_resource(kind)),
        ]
    if task == "sell-head":
        if player["heads"]:
            sold = [f"sell:{token}" for token in player["heads"]]
            return [Hint("BAN-SHP-14", sold, [acre("trading_post")])]
        return [Hint("BAN-FGT-01", ["fight", "ambush"], list(SLOT_ACRE))]
    if task == "have-silver-5":
        return [
            Hint("BAN-END-01", ["work"], _with_resource(e.SILVER)),
            Hint("BAN-SHP-15", ["buy:silver"]),
        ]
    return _earning(player)


def _progress(player: Mapping[str, Any], id: str) -> tuple[int, int]:
    """How far an Endeavor is: level, then what lies on it and what could."""
    level, on_card = level_in(player, id)
    carried: int = player["goods"][KINDS[ENDEAVORS.index(id)]]
    return (level if level < MASTER else -1, on_card + carried)
