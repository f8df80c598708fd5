"""Looking things up in a view: who is where, what a check promises, what leads to a task.

Everything here reads a view, which is plain data, and the printed content; nothing knows a word.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from saloon.choices import question_of
from saloon.games.bantam import content
from saloon.games.bantam import effects as e
from saloon.games.bantam.board import (
    ACRE,
    GATE_TO,
    INTERIOR,
    NOWHERE,
    SLOT_ACRE,
    SLOT_SPECIES,
    STORES,
    TILE,
    TRAIL,
    TRAILS_AT,
    acre,
    far_end,
)
from saloon.games.bantam.bot.combat_odds import ARMED, FIERCE, HIT, SHARP, SKILLED, odds
from saloon.games.bantam.cards import CARD, NO_RARITY, RARE, WEAPON_CARDS, WEAPONS, Card
from saloon.games.bantam.content import (
    CABIN_COST,
    CARPENTER_COST,
    CRAFT,
    ENDEAVORS,
    ENEMY,
    FRONTS,
    HORSE,
    ITEM,
    LEVELS,
    LIST_A,
    LIST_B,
    MASTER,
    MOUNT,
    SELL_PRICE,
    TAB,
)
from saloon.games.bantam.effects import KINDS, SKILLS, difficulty_of, skill_of
from saloon.games.bantam.events import (
    BARGAIN_RIDER,
    INSTEAD,
    LEFT,
    RIDER,
    RIDER_HIDES,
    RIDER_PRICE,
    RIGHT,
)
from saloon.games.bantam.play.line_of_sight import distance

CARD_NUMBER: Final = {card.id: number for number, card in enumerate(CARD)}
CARD_OF: Final = {card.id: card for card in CARD}
ITEM_OF: Final = {item.id: item for item in ITEM}
CRAFT_OF: Final = {token.id: token for token in CRAFT}
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


def prompt_of(view: Mapping[str, Any]) -> str:
    """What is asked."""
    asked = question_of(view)
    return asked["prompt"] if asked is not None else ""


def actor_of(view: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """The player who is asked, or the reader."""
    asked = question_of(view)
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


def modifiers_of(actor: Mapping[str, Any] | None, icon: int) -> set[int]:
    """BAN-CHK-12: what the tools with an icon that somebody holds add to a check, used or not."""
    if actor is None:
        return set()
    found = {CARD_OF[id].spc_n for id in actor["cards"] if CARD_OF[id].spc == icon}
    if actor["item"] and ITEM_OF[actor["item"]].effect.verb == icon:
        found.add(ITEM_OF[actor["item"]].effect.a)
    if actor["crafted"] and CRAFT_OF[actor["craft"]].tool.verb == icon:
        found.add(CRAFT_OF[actor["craft"]].tool.a)
    return found


def tool_of(actor: Mapping[str, Any], tool: str) -> tuple[int, int, int]:
    """What a tool of somebody adds to a check, and its least and greatest Range."""
    if tool == "item":
        item = ITEM_OF[actor["item"]]
        return item.effect.a, item.low, item.high
    if tool == "craft":
        token = CRAFT_OF[actor["craft"]]
        return token.tool.a, token.low, token.high
    card = CARD_OF[tool]
    return card.spc_n, card.low, card.high


def hunt_chance(player: Mapping[str, Any], foe: Mapping[str, Any]) -> int:
    """How likely a player is to win against a foe, in percent, as bots estimate it.

    Both sides are public but for the foe's cards, and so nothing hidden is told.
    """
    hit = HIT
    for id in player["cards"] or ():
        number = CARD_NUMBER[id]
        if number >= WEAPONS:
            hit += ARMED[CARD[number].rarity if number < WEAPONS + WEAPON_CARDS else RARE]
    bites = SHARP + SKILLED * (foe["agl"] + foe["str"]) + FIERCE[FRONT_OF[foe["front"]].deck]
    return round(100 * odds(player["vig"], hit, foe["vig"] - foe["wounds"], bites))


def locked_near(view: Mapping[str, Any], tool: str) -> list[Mapping[str, Any]]:
    """BAN-BRE-03: the others' locked Cabins that a tool of the asked player reaches."""
    actor = actor_of(view)
    if actor is None:
        return []
    _, low, high = tool_of(actor, tool)
    here = ACRE_NUMBER[actor["place"].removesuffix(CABIN_MARK)]
    if actor["place"].endswith(CABIN_MARK):
        here += INTERIOR
    return [
        cabin
        for cabin in view["table"]["cabins"]
        if cabin["owner"] != actor["seat"]
        and not cabin["open"]
        and low <= distance(here, ACRE_NUMBER[cabin["acre"]]) <= high
    ]


def level_in(player: Mapping[str, Any], id: str) -> tuple[int, int]:
    """How far a player is in an Endeavor: the level, and what lies on its card."""
    held = player["endeavors"][ENDEAVORS.index(id)]
    return LEVELS.index(held["level"]), held["on_card"]


def cabins_of(seat: int, table: Mapping[str, Any]) -> list[str]:
    """The Acres of a player's Cabins."""
    return [cabin["acre"] for cabin in table["cabins"] if cabin["owner"] == seat]


def deserted(cabin: Mapping[str, Any]) -> bool:
    """Whether a Cabin is an Abandoned one, which nobody owns."""
    return bool(cabin["card"] == "cabin_abandoned")


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
    asked = question_of(view)
    if asked is None or not asked["args"]:
        return 0
    if not asked["prompt"].startswith("event") and asked["prompt"] != "either":
        return 0
    return int(asked["args"][0]) + 1


def shown_card(view: Mapping[str, Any]) -> Card | None:
    """The card that the asked player has open in the fight, or None."""
    fight = view["table"]["fight"]
    asked = question_of(view)
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


def season_of(view: Mapping[str, Any], kind: str) -> int:
    """BAN-CAL-02: what the season adds to the price of goods."""
    governors = view["table"].get("governors")
    return int(governors is not None and governors["season"] == kind)


def selling(view: Mapping[str, Any], kind: str) -> int:
    """What the Trading Post pays the asked player for goods, season and Riders counted."""
    actor = actor_of(view)
    price = SELL_PRICE[KINDS.index(kind)] + season_of(view, kind)
    riders = actor.get("riders", []) if actor is not None else []
    row = [rider for rider in RIDER if rider.id in riders and rider.type == BARGAIN_RIDER]
    return price + len([rider for rider in row if KINDS[rider.a] == kind])


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


TASK_OF: Final = {
    task.id: task
    for task in (
        *LIST_A,
        *LIST_B,
        *[task for page in (*LEFT, *RIGHT) for task in page.tasks],
        INSTEAD,
    )
}
TOWN_SIDE: Final = {store: acre(store) for store in STORES if store != "doc_jail"}


def ways_to(id: str, player: Mapping[str, Any]) -> list[Hint]:
    """Ways towards a task, the best first."""
    task = TASK_OF[id]
    a, b = task.a, task.b
    if task.predicate == content.P_BUY:
        return _armed(player, b) if a == content.BUY_WEAPON else _mounted(player, a)
    if task.predicate == content.P_HAVE:
        return _having(player, a)
    if task.predicate == content.P_MASTER:
        return _mastering(player, a)
    if task.predicate == content.P_SELL:
        sold = Hint("BAN-SHP-15", [f"sell:{KINDS[a]}"], [TOWN_SIDE["trading_post"]])
        held = player["goods"][KINDS[a]] >= b
        return [sold] if held else _gathering(a)
    if task.predicate == content.P_DEFEAT:
        return _hunting([SLOT_ACRE[n] for n, species in enumerate(SLOT_SPECIES) if species == a])
    if task.predicate == content.P_PASS_CHECK:
        return [
            Hint("BAN-TAB-01", [f"try:{tab.id}"], [tab.acre])
            for tab in TAB
            if skill_of(tab.check) == a and tab.check and difficulty_of(tab.check) >= b
        ]
    return _act(task.predicate, player, b)


def _act(predicate: int, player: Mapping[str, Any], n: int) -> list[Hint]:
    """Ways towards tasks that name one act."""
    bank, saloon, post = TOWN_SIDE["bank"], TOWN_SIDE["saloon"], TOWN_SIDE["trading_post"]
    if predicate == content.P_BUILD:
        return _building(player)
    if predicate in (content.P_SELL_HEAD, content.P_MOUNT_HEAD):
        if not player["heads"]:
            return _hunting(list(SLOT_ACRE))
        sells = predicate == content.P_SELL_HEAD
        verb, where = ("sell", post) if sells else ("mount", saloon)
        moves = [f"{verb}:{token}" for token in player["heads"]]
        return [Hint("BAN-SHP-14" if sells else "BAN-HED-01", moves, [where])]
    if predicate == content.P_RECRUIT:
        return _recruiting(player)
    if predicate == content.P_DEPOSIT:
        moves = [f"deposit:{cash}" for cash in range(n, 20)]
        saved = [Hint("BAN-BNK-01", moves, [bank])]
        return saved if player["cash"] >= n else _earning(player)
    return {
        content.P_AMBUSH_WIN: [Hint("BAN-AMB-01", ["ambush"], list(SLOT_ACRE))],
        content.P_STEAL: [Hint("BAN-TAB-01", ["try:ia_post_steal"], [post])],
        content.P_LOOT_VAULT: [
            Hint("BAN-TAB-01", ["try:tab_vault_loot", "try:tab_vault_door"], [bank])
        ],
        content.P_SKILL_AT: [Hint("BAN-TAB-01", ["try:tab_stones_study"], [acre("k_stones")])],
        content.P_SADDLE: [Hint("BAN-MNT-03", ["buy-saddle"], [TOWN_SIDE["stables"]])],
        content.P_BREACH: [Hint("BAN-BRE-04", ["bash", "pick"])],
        content.P_START_FIRE_TOWN: [Hint("BAN-FIR-01", ["light"])],
        content.P_BURN_CABIN: [Hint("BAN-FIR-01", ["light"])],
        content.P_DOUSE: [Hint("BAN-FIN-04", ["douse"])],
        content.P_LOOT_PLAYER: [Hint("BAN-FGT-01", [f"fight:{seat}" for seat in range(4)])],
    }.get(predicate, [])


def _with_resource(kind: int) -> list[int]:
    return [number for number, row in enumerate(ACRE) if row.resource == kind]


def _gathering(kind: int) -> list[Hint]:
    """How to come to a kind of goods: work where it is, or buy it."""
    return [
        Hint("BAN-END-01", ["work"], _with_resource(min(kind, e.SILVER))),
        Hint("BAN-SHP-15", [f"buy:{KINDS[kind]}"]),
    ]


def _earning(player: Mapping[str, Any]) -> list[Hint]:
    """How to come to money: sell what one has, else work where it is."""
    ways = [Hint("BAN-SHP-15", [f"sell:{kind}" for kind in KINDS])]
    post = [TOWN_SIDE["trading_post"]]
    if sum(player["goods"].values()) >= player["slots"] - 1:
        ways.append(Hint("BAN-SHP-15", [], post))
    if player["heads"]:
        ways.append(Hint("BAN-SHP-14", [f"sell:{token}" for token in player["heads"]], post))
    mines = [*_with_resource(e.HERB), *_with_resource(e.SILVER), *_with_resource(e.HIDE)]
    ways.append(Hint("BAN-END-01", ["work"], mines))
    return ways


def _mounted(player: Mapping[str, Any], what: int) -> list[Hint]:
    """How to come to a Mount, perhaps a horse."""
    wanted = [row for row in MOUNT if what != content.BUY_HORSE or row.kind == HORSE]
    if player["cash"] < min(row.price for row in wanted):
        return _earning(player)
    moves = [*[f"buy:{row.id}" for row in wanted], "draw-mounts"]
    return [Hint("BAN-SHP-04", moves, [TOWN_SIDE["stables"]])]


def _armed(player: Mapping[str, Any], rarity: int) -> list[Hint]:
    """How to come to a weapon, perhaps of a rarity."""
    wanted = [row for row in CARD if row.rarity != NO_RARITY and rarity in (e.ANY, row.rarity)]
    if player["cash"] < min(row.price for row in wanted):
        return _earning(player)
    moves = [f"buy:{row.id}" for row in wanted]
    return [Hint("BAN-SHP-06", moves, [TOWN_SIDE["gunsmith"]]), *_earning(player)]


def _building(player: Mapping[str, Any]) -> list[Hint]:
    """How to come to a Cabin: with the Lumber in hand, on any Acre with a Resource."""
    master = level_in(player, "logging")[0] == MASTER
    if player["goods"]["lumber"] < (CARPENTER_COST if master else CABIN_COST):
        return [Hint("BAN-END-01", ["work"], _with_resource(e.LUMBER))]
    anywhere = [n for kind in range(e.RESOURCES) for n in _with_resource(kind)]
    return [Hint("BAN-CAB-01", ["build"], anywhere)]


def _having(player: Mapping[str, Any], what: int) -> list[Hint]:
    """How to come to have enough of something at the end of a turn."""
    if what <= e.GEM:
        return _gathering(what)
    if what == content.HAVE_HEAD:
        return _hunting(list(SLOT_ACRE))
    if what == content.HAVE_WEAPON:
        return _armed(player, e.ANY)
    if what == content.HAVE_RIDER:
        return _recruiting(player)
    return _building(player) if what == content.HAVE_CABIN else _earning(player)


def _hunting(where: list[int]) -> list[Hint]:
    """How to come to a fight with a foe."""
    return [Hint("BAN-FGT-01", ["fight", "ambush"], where)]


def _recruiting(player: Mapping[str, Any]) -> list[Hint]:
    """How to come to a Rider."""
    if player["cash"] < RIDER_PRICE and player["goods"]["hide"] < RIDER_HIDES:
        return _earning(player)
    return [Hint("BAN-RID-01", ["recruit"], [TOWN_SIDE["saloon"]])]


def _mastering(player: Mapping[str, Any], which: int) -> list[Hint]:
    """How to come to a mastery: the one asked for, else the one that is nearest."""
    best = (
        max(ENDEAVORS, key=lambda one: _progress(player, one))
        if which == e.ANY
        else ENDEAVORS[which]
    )
    return [
        Hint("BAN-LVL-01", [f"dedicate:{best}"]),
        Hint("BAN-END-01", ["work"], _with_resource(ENDEAVORS.index(best))),
    ]


def _progress(player: Mapping[str, Any], id: str) -> tuple[int, int]:
    """How far an Endeavor is: level, then what lies on it and what could."""
    level, on_card = level_in(player, id)
    carried: int = player["goods"][KINDS[ENDEAVORS.index(id)]]
    return (level if level < MASTER else -1, on_card + carried)
