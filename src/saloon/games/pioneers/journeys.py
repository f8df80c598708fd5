"""What a Pioneer can do from where it stands: Actions with their prices, and the tiles in reach.

Everything here follows from the view of the one whose turn it is; which Actions a Pioneer has that
is not picked yet is looked up in a world its player may believe in.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any, Final

from saloon.games.pioneers.asked import pages_of
from saloon.games.pioneers.board import (
    CARRIES,
    CELL_Q,
    CELL_R,
    CROSSABLE,
    HUNTABLE,
    KINDS,
    NEAR,
    cell_at,
)
from saloon.games.pioneers.content import (
    BUILD_COST,
    BUILDINGS,
    BUY,
    DIPLOMA_FEE,
    DIPLOMAS,
    HOMESTEAD,
    LABORER_FEE,
    LANDS,
    RESOURCES,
    SHERIFF_FEE,
    STAKE_FEE,
    TOOLS,
)
from saloon.games.pioneers.lookup import (
    GOOD_NUMBER,
    LETTERS,
    cost_of,
    has,
    hex_of,
    holder_of,
    member,
    mouths,
    pray_fee,
    price_of,
    prompt_of,
    reference,
    tile_at,
    tip_to,
)
from saloon.games.pioneers.moves import ACTS
from saloon.games.pioneers.panels import Bargain, Shelf, of_offer
from saloon.games.pioneers.play.trade import MOST_PROPOSALS
from saloon.games.pioneers.text import PioneersTeller
from saloon.journeys import (
    LIKELY,
    Ahead,
    Deed,
    Figure,
    Panel,
    Picks,
    View,
    Way,
    legal_of,
)
from saloon.words import Teller

CHEAPEST: Final = {
    "store": min(BUY[GOOD_NUMBER[thing]] for thing in ("food", "bullet")),
    "blacksmith": min(BUY[GOOD_NUMBER[tool]] for tool in TOOLS),
    "bank": BUY[GOOD_NUMBER["point-card"]],
}
"""What one needs at least to buy something at a place."""

GROUPS: Final = PioneersTeller.ORDER
"""The groups of Actions, always in this order."""

SPECIAL: Final = ("jailbreak", "steal", "shoot-bandit", "dispute")
"""Actions that are shown only where they can be done: they hardly ever can."""

DIE: Final = 6
STEP_OUT: Final = 2
"""PIO-MOVE-08: what it takes to walk into open space."""

KIND_NUMBER: Final = {kind: number for number, kind in enumerate(KINDS)}
SETTLED: Final = {land.id for land in LANDS if land.homestead}

MEANT_FOR: Final[Mapping[str, tuple[str, ...]]] = {
    "act": ("action",),
    "pioneer": (
        *("work", "love", "target", "relocate", "arrest", "release", "jail-roll"),
        *("offer", "lot"),
    ),
    "at": (
        *("step", "retreat", "bandit-step", "destination", "steal-from", "block"),
        *("offer", "lot"),
    ),
    "stop": ("step", "retreat"),
    "build": ("build",),
    "use": ("process",),
    "thing": ("process",),
    "line": ("buy", "sell", "offer", "lot"),
    "strike": ("offer",),
    "place": ("shop", "market"),
    "n": ("reserve",),
    "done": ("buy", "sell"),
    "page": ("page-map",),
    "task": ("bandit-task", "sheriff-task"),
    "bandit": ("release",),
    "no": ("shuffle",),
    "yes": ("shuffle", "second"),
    "seat": ("partner", "mark"),
    "send": ("offer",),
}
"""The questions that a move later in a row may answer."""

AIMED: Final = ("task:block", "task:arrest", "task:release")
"""What the Sheriff does to somebody or somewhere of one's choice."""

LINE: Final = "line:"
"""Before a side, a thing and a number."""

WALK: Final = "walk:"
"""Before a hex in a row of moves: go there, with as many Moves as it takes."""

MOST_MOVES: Final = 3
"""A walk that one press makes takes no more Moves than this."""

MOST_THERE: Final = 4
"""How many signs have room on a hex."""

FAR: Final = 99
"""More Movement Points than any way on the map costs."""

FORCED: Final = ("stop", "no", "yes", "use")
"""Answers of a row that may not be asked for."""

THERE: Final = (
    "build", "stake", "process", "diploma", "pray", "family", "buy", "sell", "hunt", "gamble",
)  # fmt: skip
"""What one may go somewhere for, what scores first."""

Hex = tuple[int, int]


def figures(view: View, tell: Teller, ahead: Ahead) -> list[Figure]:
    """The reader's Pioneers with Actions left, each with its Actions and the tiles in reach."""
    assert isinstance(tell, PioneersTeller)
    prompt, args = prompt_of(view)
    legal = legal_of(view)
    if legal and prompt == "retreat" and "stop" not in legal:  # before his first step
        return [outlaw(view, tell, legal, args[0])]
    if legal and prompt == "relocate":
        return pilgrims(view, tell, ahead, legal)
    if not legal or prompt not in ("work", "action", "step"):
        return []
    table, seat = view["table"], view["seat"]
    acting: list[int] | None = table["acting"]
    found: list[Figure] = []
    for one in table["players"][seat]["pioneers"]:
        picked = acting == [seat, one["number"]]
        pick: tuple[str, ...] = (f"pioneer:{seat}:{one['number']}",)
        if picked:
            pick = ()
        elif prompt == "action" and "back" in legal:
            pick = ("back", *pick)
        if prompt == "step" and not picked:
            continue
        if not picked and (not one["actions"] or pick[0] not in legal):
            continue
        then = view if picked else ahead(pick)
        if then is None:
            continue
        walker = Walker(view, tell, one)
        if prompt == "step":
            ways = walker.rest(args[1])
        else:
            ways = walker.ways(pick, legal_of(then), ahead)
        deeds = [] if prompt == "step" else Hands(view, tell, one, pick, then, ahead).deeds()
        found.append(
            Figure(
                id=f"pioneer-{seat}-{one['number']}",
                place=walker.spot(walker.start),
                name=tell.pioneer(seat, one["number"]),
                sign=f"{LETTERS[seat]}{one['number']}",
                left=one["actions"],
                picked=picked,
                moves=pick,
                deeds=deeds,
                ways=ways,
            )
        )
    return found


def panel(view: View, tell: Teller, ahead: Ahead) -> Panel | None:
    """PIO-BUY-10, PIO-SELL-01, PIO-TRADE-09: the shelf or the offer that is asked about."""
    assert isinstance(tell, PioneersTeller)
    prompt, _ = prompt_of(view)
    if prompt == "offer":
        return of_offer(view, tell)
    acting = view["table"]["acting"]
    if prompt not in ("buy", "sell") or acting is None or acting[0] != view["seat"]:
        return None
    one = member(view["table"], *acting)
    return Hands(view, tell, one, (), view, ahead).shelf(prompt, view) if one else None


def outlaw(view: View, tell: PioneersTeller, legal: Sequence[str], most: int) -> Figure:
    """PIO-HOLD-05: the Bandit on his way off, with every tile that he can be moved to."""
    table, bandit = view["table"], view["table"]["bandit"]
    start: Hex = (bandit["q"], bandit["r"])
    tiles = {(t["q"], t["r"]) for t in table["field"] if crossable(t)} - guarded_by_law(table)
    firsts = [hex_of(move) for move in legal if move.startswith("at:")]
    paths: dict[Hex, tuple[Hex, ...]] = {hex: (hex,) for hex in firsts}
    queue = list(paths)
    for hex in queue:
        if len(paths[hex]) == most:
            continue
        for near in near_by(hex):
            if near in tiles and near not in paths and near != start:
                paths[near] = (*paths[hex], near)
                queue.append(near)
    ways = []
    for hex, path in paths.items():
        through = tuple(f"tile-{reference(*step)}" for step in path)
        moves = (*[f"at:{q},{r}" for q, r in path], "stop")
        place = tell.at(table, *hex)
        about = tell.words("way-sure", place=place, cost=len(path), chance=100)
        ways.append(Way(through[-1], moves, len(path), 1.0, through, about))
    name = tell.words("bandit")
    place = f"tile-{reference(*start)}"
    return Figure("piece-bandit", place, name, "X", most, True, ways=ways)


def guarded_by_law(table: Mapping[str, Any]) -> set[Hex]:
    """PIO-BANDIT-09: where the Sheriff and the Deputy stand."""
    sheriff, deputy = table["sheriff"], holder_of(table, "law-enforcement")
    one = member(table, *deputy) if deputy is not None else None
    return {(who["q"], who["r"]) for who in (sheriff, one) if who is not None}


def near_by(hex: Hex) -> list[Hex]:
    """The six hexes around one."""
    return [(CELL_Q[cell], CELL_R[cell]) for cell in NEAR[cell_at(*hex)]]


def pilgrims(view: View, tell: PioneersTeller, ahead: Ahead, legal: Sequence[str]) -> list[Figure]:
    """PIO-PRAY-04: own Pioneers that may be put on any tile, each with all of them."""
    table, seat = view["table"], view["seat"]
    tiles = {(t["q"], t["r"]): t for t in table["field"] if crossable(t)}
    found = []
    for one in table["players"][seat]["pioneers"]:
        pick = f"pioneer:{seat}:{one['number']}"
        then = ahead((pick,)) if pick in legal else None
        if then is None:
            continue
        prompt, ends = prompt_of(then)
        hexes = [hex for hex in sorted(tiles) if hex != (one["q"], one["r"])]
        pages = pages_of(ends, hexes) if prompt == "page-map" else {}
        ways = []
        for hex in hexes:
            move = f"at:{hex[0]},{hex[1]}"
            if not pages and move not in legal_of(then):
                continue
            place = f"tile-{reference(*hex)}"
            moves = (pick, *([pages[hex]] if pages else []), move)
            ways.append(Way(place, moves, 0, 1.0, (place,), tell.at(table, *hex)))
        found.append(
            Figure(
                id=f"pioneer-{seat}-{one['number']}",
                place=f"tile-{reference(one['q'], one['r'])}",
                name=tell.pioneer(seat, one["number"]),
                sign=f"{LETTERS[seat]}{one['number']}",
                left=1,
                picked=False,
                moves=(pick,),
                ways=ways,
            )
        )
    return found


def goes_on(view: View, rest: Sequence[str], last: str = "") -> bool:
    """Whether the next move still answers the question it was meant for.

    PIO-MOVE-04: a walk is begun only when the die has brought all it takes, and a `stop` that was
    meant for a walk must never make a Pioneer rest.
    """
    prompt, args = prompt_of(view)
    if last.startswith("page:") and rest[0].startswith("at:"):  # the hex of a long list
        return True
    if prompt not in MEANT_FOR.get(rest[0].partition(":")[0], ()):
        return False
    if prompt != "step":
        return True
    steps = [hex_of(move) for move in rest if move.startswith("at:")]
    return sum(entry(view["table"], *step) for step in steps) <= args[1]


def is_forced(move: str) -> bool:
    """Whether a move may have been the only one, and so been made already.

    PIO-PRAY-03: nothing is shuffled where all the Prayers are mixed.
    """
    return move.startswith(("n:", "thing:", "seat:", "build:")) or move in FORCED


def waits(view: View) -> bool:
    """PIO-EXPL-02: where a tile comes to lie is asked on the way, and the second one follows."""
    return prompt_of(view)[0] in ("place", "mine")


def onward(view: View, rest: Sequence[str], last: str) -> Sequence[str]:
    """PIO-MOVE-01: the next move of a walk that takes as many Moves as it needs.

    `walk:q,r` stays in the row until the Pioneer is there; it goes as far as each die allows.
    """
    if not rest[0].startswith(WALK):
        return rest
    table, acting = view["table"], view["table"]["acting"]
    one = member(table, *acting) if acting is not None else None
    prompt, args = prompt_of(view)
    if one is None or acting[0] != view["seat"]:
        return []
    goal = hex_of(rest[0])
    if (one["q"], one["r"]) == goal:
        return ("stop", *rest[1:]) if prompt == "step" else rest[1:]
    if prompt == "action":
        return ("act:move", *rest) if last.startswith(("at:", "stop", "pioneer:")) else []
    if prompt != "step":
        return []
    path = Roads(view, one).paths(FAR).get(goal)
    if path is None:
        return []
    q, r = path[1][0]
    step = f"at:{q},{r}" if entry(table, q, r) <= args[1] else "stop"
    return (step, *rest)


def entry(table: Mapping[str, Any], q: int, r: int) -> int:
    """PIO-MOVE-03, PIO-MOVE-08: what it takes to enter a hex."""
    tile = tile_at(table, q, r)
    return STEP_OUT if tile is None else cost_of(tile)


class Roads:
    """One Pioneer and the roads that lead from it, as the dice bring it there."""

    def __init__(self, view: View, one: Mapping[str, Any]) -> None:
        self.view = view
        self.table: Mapping[str, Any] = view["table"]
        self.one = one
        self.seat: int = view["seat"]
        self.start: Hex = (one["q"], one["r"])
        self.tiles = {(tile["q"], tile["r"]): tile for tile in self.table["field"]}
        self.more = any(self.table["pile"].values())
        self.guarded = self._guarded()

    def _guarded(self) -> set[Hex]:
        """PIO-POT-01: where somebody armed stands on land of their own and may shoot."""
        found: set[Hex] = set()
        loose = self.table["options"]["potshot_trigger"] == "loose"
        for player in self.table["players"]:
            if player["seat"] == self.seat or not player["armed"]:
                continue
            stand = {(one["q"], one["r"]) for one in player["pioneers"] if not one["jailed"]}
            own = {
                hex
                for hex, tile in self.tiles.items()
                if tile.get("owner") == player["seat"] and not tile.get("flipped")
            }
            found |= stand | own if loose else stand & own
        return {hex for hex in found if not self.tiles[hex]["town"]}

    def farthest(self) -> int:
        """PIO-MOVE-01: the most Movement Points a roll can bring."""
        return self.points(DIE)

    def points(self, die: int) -> int:
        """PIO-MOVE-01: what a roll brings in a dust storm, and on a Horse."""
        points = (die + 1) // 2 if self.table["dust"] is not None else die
        return points * 2 if self.table["players"][self.seat]["horse"] else points

    def chance(self, costs: Sequence[int], rolls: int = 1) -> float:
        """PIO-MOVE-03: how likely this many rolls bring a Pioneer all the steps of a walk."""
        made = [1.0] + [0.0] * len(costs)  # by steps behind it
        for _ in range(rolls):
            after = [0.0] * len(made)
            for behind, likely in enumerate(made):
                for die in range(1, DIE + 1):
                    left, step = self.points(die), behind
                    while step < len(costs) and costs[step] <= left:
                        left -= costs[step]
                        step += 1
                    after[step] += likely / DIE
            made = after
        return round(made[-1], 6)

    def paths(self, most: int) -> dict[Hex, tuple[int, tuple[Hex, ...]]]:
        """PIO-MOVE-03, PIO-MOVE-05: the cheapest way to every hex, past as few guns as can be."""
        best: dict[Hex, tuple[int, tuple[Hex, ...]]] = {}
        queue: list[tuple[int, int, int, tuple[Hex, ...]]] = [(0, 0, 0, (self.start,))]
        while queue:
            cost, guns, steps, path = heapq.heappop(queue)
            here = path[-1]
            if here in best:
                continue
            best[here] = (cost, path[1:])
            if here not in self.tiles:  # the walk ends where it finds new land
                continue
            for near in NEAR[cell_at(*here)]:
                hex = (CELL_Q[near], CELL_R[near])
                tile = self.tiles.get(hex)
                if hex in best or not (self.more if tile is None else crossable(tile)):
                    continue
                price = STEP_OUT if tile is None else cost_of(tile)
                if cost + price <= most:
                    shots = guns + (hex in self.guarded)
                    heapq.heappush(queue, (cost + price, shots, steps + 1, (*path, hex)))
        del best[self.start]
        return best


class Walker(Roads):
    """The ways of one Pioneer in the words of a reader."""

    def __init__(self, view: View, tell: PioneersTeller, one: Mapping[str, Any]) -> None:
        super().__init__(view, one)
        self.tell = tell

    def ways(self, pick: tuple[str, ...], legal: Sequence[str], ahead: Ahead) -> list[Way]:
        """Before the roll: every hex with its chance.

        Where one Move hardly ever arrives, the walk takes all the Moves that make it likely.
        """
        if "act:move" not in legal:
            return []
        first = (*pick, "act:move")
        found: list[Way] = []
        farthest = self.farthest()
        left = min(self.one["actions"], MOST_MOVES)
        for hex, (cost, path) in self.paths(farthest * left).items():
            costs = [entry(self.table, *step) for step in path]
            rolls, chance = 1, self.chance(costs)
            for more in range(2, left + 1):
                if chance >= LIKELY:
                    break
                longer = self.chance(costs, more)
                if longer >= LIKELY:
                    rolls, chance = more, longer
            if cost > farthest and (rolls == 1 or hex not in self.tiles):
                continue
            way = self.way(first, hex, cost, path, chance)
            if rolls > 1:
                about = f"{way.about} {self.tell.words('way-moves', count=rolls)}"
                moves = (*first, f"{WALK}{hex[0]},{hex[1]}")
                way = replace(way, moves=moves, rolls=rolls, about=about)
            if left > rolls and hex in self.tiles:
                there = {
                    **self.one,
                    "q": hex[0],
                    "r": hex[1],
                    "actions": self.one["actions"] - rolls,
                }
                hands = Hands(self.view, self.tell, there, way.moves, self.view, ahead)
                way = replace(way, deeds=tuple(islice(hands.arrivals(), MOST_THERE)))
            found.append(way)
        return found

    def rest(self, left: int) -> list[Way]:
        """After the roll: every hex that the points left lead to."""
        return [
            self.way((), hex, cost, path, 1.0) for hex, (cost, path) in self.paths(left).items()
        ]

    def way(
        self, first: tuple[str, ...], hex: Hex, cost: int, path: Sequence[Hex], chance: float
    ) -> Way:
        """The moves that lead to a hex, and what is told about it."""
        steps = [f"at:{q},{r}" for q, r in path]
        stop = ("stop",) if hex in self.tiles else ()
        through = tuple(self.spot(step) for step in path)
        about = self.about(hex, cost, chance, any(step in self.guarded for step in path))
        return Way(through[-1], (*first, *steps, *stop), cost, chance, through, about)

    def spot(self, hex: Hex) -> str:
        """The id of a hex on the board."""
        return f"{'tile' if hex in self.tiles else 'open'}-{reference(*hex)}"

    def about(self, hex: Hex, cost: int, chance: float, guns: bool) -> str:
        """Where a way leads, what it costs, how sure it is, and what can be done there."""
        say = self.tell.words
        place = self.tell.at(self.table, *hex)
        sure = "way-sure" if chance >= 1 else "way-chance"
        told = [say(sure, place=place, cost=cost, chance=round(100 * chance))]
        tile = self.tiles.get(hex)
        if tile is None:
            told.append(say("way-open"))
        else:
            told += self.offers(tile)
        if guns:
            told.append(say("way-guns"))
        if chance < LIKELY:
            told.append(say("way-unlikely"))
        return " ".join(told)

    def offers(self, tile: Mapping[str, Any]) -> Iterator[str]:
        """What a place is good for, in a few words with its price."""
        say = self.tell.words
        owner = tile.get("owner")
        if tile["town"]:
            yield say(f"way-{tile['kind']}")
        elif "work" in tile:
            yield f"{self.tell.property(tile)}."
            if tile["work"] == "claim" and owner == self.seat:
                yield say("way-build")
        elif tile["kind"] in SETTLED:
            yield say("way-claim", price=self.tell.price(STAKE_FEE))


def crossable(tile: Mapping[str, Any]) -> bool:
    """PIO-LAND-04: whether a tile can be entered."""
    return bool(CROSSABLE[KIND_NUMBER[tile["kind"]]])


class Hands:
    """The Actions of one Pioneer: what can be done with its price, what cannot with the reason."""

    def __init__(
        self,
        view: View,
        tell: PioneersTeller,
        one: Mapping[str, Any],
        pick: tuple[str, ...],
        then: View,
        ahead: Ahead,
    ) -> None:
        self.view = view
        self.table: Mapping[str, Any] = view["table"]
        self.tell = tell
        self.say = tell.words
        self.seat: int = view["seat"]
        self.player: Mapping[str, Any] = self.table["players"][self.seat]
        self.one = one
        self.tile = tile_at(self.table, one["q"], one["r"]) or {"kind": "", "town": False}
        self.pick = pick
        self.then = then
        self.legal = legal_of(then)
        self.now = legal_of(view)
        self.ahead = ahead

    def deeds(self) -> list[Deed]:
        """Group by group: what can be done first, then what cannot, in an order that stays."""
        found: list[Deed] = []
        for group in GROUPS:
            acts = [act for act in ACTS if self.group(f"act:{act}") == group]
            able = [act for act in acts if f"act:{act}" in self.legal]
            for act in able:
                found += self.able(act, group)
            if group == "people":
                for move in self.legal:
                    if self.is_free(move):
                        found += self.hopes() if move == "jail-roll" else [self.free(move)]
            found += [
                Deed(self.say(f"deed-{act}"), self.why(act), group, sign=act)
                for act in acts
                if act not in able and act not in SPECIAL
            ]
        return found

    def group(self, move: str) -> str:
        """What a move is about."""
        groups = self.tell.GROUPS
        return groups.get(move) or groups[move.partition(":")[0]]

    def is_free(self, move: str) -> bool:
        """PIO-TURN-07: whether a move takes no Action."""
        verb = move.partition(":")[0]
        return verb not in ("act", "pioneer") and not self.tell.is_leaving(move)

    def free(self, move: str) -> Deed:
        """PIO-TURN-07: a free deed."""
        text = self.tell.move(move, self.then)
        name = text.partition(":")[0]
        note = self.say("deed-free")
        moves = (move,) if move in self.now else (*self.pick, move)
        return Deed(name, note, "people", moves, text)

    def hopes(self) -> list[Deed]:
        """PIO-JAIL-04: the roll for freedom of each who may still make it, without a question."""
        hopeful = [one for one in self.player["pioneers"] if one["jailed"] and not one["rolled"]]
        whole = self.free("jail-roll")
        found = []
        for one in hopeful:
            who = self.tell.pioneer(self.seat, one["number"])
            name = self.say("deed-jail-roll", who=who)
            moves = (*whole.moves, f"pioneer:{self.seat}:{one['number']}")
            found.append(replace(whole, name=name, moves=moves))
        return found or [whole]

    def able(self, act: str, group: str) -> list[Deed]:
        """An Action that can be done, with its price; one Deed for each thing it may be for."""
        moves = (*self.pick, f"act:{act}")
        about = self.tell.move(f"act:{act}", self.then)
        if act in ("build", "process"):
            return self.each(act, group, moves)
        name = self.say(f"deed-{act}")
        fee = self.fee(act)
        if fee is not None:
            name = self.say("deed-price", deed=name, price=self.tell.price(fee))
        note = self.note(act, fee)
        if act == "pray":
            return self.prayers(name, note, moves, about)
        if act == "stake":
            deed = Deed(name, note, group, moves, about, sign=act)
            return [deed, *self.settled(group, moves, fee or 0)]
        deed = Deed(name, note, group, moves, about, sign=act, panel=self.panel(act, moves))
        if act == "explore" and self.sees_farther():
            deed = replace(deed, again=(*moves, "yes"), times=2)
        return [deed, *(self.food_for_all(group, moves) if act == "buy" else ())]

    def sees_farther(self) -> bool:
        """PIO-EXPL-02: whether a second tile may be discovered by the same Action."""
        return bool(self.player["horse"] or self.one["diploma"] == "land-management")

    def food_for_all(self, group: str, moves: tuple[str, ...]) -> Iterator[Deed]:
        """PIO-FEED-01, PIO-BUY-10: the Food that is missing when all are fed, by one press."""
        missing = mouths(self.player) - self.player["food"]
        if missing < 1 or self.tile["kind"] != "store":
            return
        row = (*moves, f"line:get:food:{missing}")
        then = self.ahead(row)
        if then is None:  # there is not as much money, or not as much Food
            return
        paid = self.player["cash"] - then["table"]["players"][self.seat]["cash"]
        name = self.say("deed-food", price=self.tell.price(paid))
        note = self.say("deed-food-note", count=missing)
        yield Deed(name, note, group, (*row, "done"), sign="food")

    def prayers(self, name: str, note: str, moves: tuple[str, ...], about: str) -> list[Deed]:
        """PIO-PRAY-03: praying, and shuffling before where that changes anything."""
        plain = Deed(name, note, "work", moves, about, sign="pray")
        if not self.table["prayers"]["bottom"]:
            return [self.repeated(plain, "pray")]
        shuffled = replace(
            plain,
            name=f"{name}, {self.say('deed-shuffled')}",
            moves=(*moves, "yes"),
            sign="pray-shuffled",
        )
        plain = replace(plain, moves=(*moves, "no"))
        return [self.repeated(plain, "pray"), self.repeated(shuffled, "pray")]

    def settled(self, group: str, moves: tuple[str, ...], fee: int) -> Iterator[Deed]:
        """PIO-CLAIM-01, PIO-BUILD-01: the Claim and a Building on it, by one press."""
        if self.one["actions"] < 2:
            return
        row = (*moves, "act:build")
        then = self.ahead(row)
        for move in legal_of(then):
            if not move.startswith("build:"):
                continue
            kind = BUILDINGS.index(move.partition(":")[2])
            price = fee + self.building_price(kind)
            both = self.say("deed-claimed", work=self.tell.work(BUILDINGS[kind]))
            name = self.say("deed-price", deed=both, price=self.tell.price(price))
            note = self.say("deed-build-note")
            yield Deed(name, note, group, (*row, move), sign=BUILDINGS[kind])

    def repeated(self, deed: Deed, act: str) -> Deed:
        """The same deed with all the Actions of the Pioneer, where the money is there for it."""
        times = self.one["actions"]
        fee = self.fee(act) or 0
        if times < 2 or times * fee > self.player["cash"]:
            return deed
        own = deed.moves[len(self.pick) :]
        return replace(deed, again=(*self.pick, *own * times), times=times)

    def arrivals(self) -> Iterator[Deed]:
        """What can be done where a walk leads, with the walk before it."""
        for act in THERE:
            if not self.can_there(act):
                continue
            fee = self.fee(act)
            name = self.say(f"deed-{act}")
            if fee is not None:
                name = self.say("deed-price", deed=name, price=self.tell.price(fee))
            moves = (*self.pick, f"act:{act}")
            note = self.note(act, fee)
            if act == "pray":
                for deed in self.prayers(name, note, moves, ""):
                    yield replace(deed, again=(), times=1)
            elif act == "build":
                for kind in self.buildings():
                    work, price = BUILDINGS[kind], self.tell.price(self.building_price(kind))
                    name = self.say("deed-price", deed=self.tell.work(work), price=price)
                    yield Deed(name, note, "work", (*moves, f"build:{work}"), sign=work)
            else:
                moves = (*moves, "use") if act == "process" else moves
                deed = Deed(name, note, self.group(f"act:{act}"), moves, sign=act)
                if act == "stake":
                    yield from self.claimed(moves, fee or 0)
                elif act == "buy":
                    yield from self.meal(moves)
                elif act == "process":
                    yield from self.worked_out(deed)
                yield deed

    def claimed(self, moves: tuple[str, ...], fee: int) -> Iterator[Deed]:
        """PIO-CLAIM-01, PIO-BUILD-01: the Claim there and a Building on it, with the walk."""
        if self.one["actions"] < 2:
            return
        for kind in self.buildings(fee):
            work, price = BUILDINGS[kind], fee + self.building_price(kind)
            both = self.say("deed-claimed", work=self.tell.work(work))
            name = self.say("deed-price", deed=both, price=self.tell.price(price))
            row = (*moves, "act:build", f"build:{work}")
            yield Deed(name, self.say("deed-build-note"), "work", row, sign=work)

    def meal(self, moves: tuple[str, ...]) -> Iterator[Deed]:
        """PIO-FEED-01, PIO-BUY-03: the Food that is missing, at the store there, with the walk."""
        missing = mouths(self.player) - self.player["food"]
        if missing < 1 or self.tile["kind"] != "store":
            return
        holder = holder_of(self.table, "business")
        tip = holder is not None and holder[0] != self.seat
        paid = missing * price_of(self.table, "food") + int(tip)
        if paid > self.player["cash"] or missing > self.table["stockpile"]["food"]:
            return
        name = self.say("deed-food", price=self.tell.price(paid))
        note = self.say("deed-food-note", count=missing)
        row = (*moves, f"line:get:food:{missing}", "done")
        yield Deed(name, note, "trade", row, sign="food")

    def worked_out(self, deed: Deed) -> Iterator[Deed]:
        """PIO-PROC-01: the work there with all the Actions that are left behind the walk."""
        times = self.one["actions"]
        if times > 1 and self.tile["tokens"] >= times:
            name = self.say("deed-again", deed=deed.name, count=times)
            row = (*self.pick, *deed.moves[len(self.pick) :] * times)
            yield replace(deed, name=name, moves=row)

    def can_there(self, act: str) -> bool:
        """Whether an Action can be done on the tile as far as can be told from here."""
        kind, cash = self.tile["kind"], self.player["cash"]
        mine = self.tile.get("owner") == self.seat and not self.tile.get("flipped")
        work = self.tile.get("work")
        if cash < (self.fee(act) or 0):
            return False
        if act == "stake":
            free = work is None and kind in SETTLED
            return free and bool(self.table["stockpile"]["stakes"])
        if act == "build":
            return bool(mine and work == "claim" and self.buildings())
        if act == "process":
            return bool(mine and self.works_here())
        if act == "diploma":
            free = self.table["stockpile"]["diplomas"]
            return kind == "school" and self.one["diploma"] is None and bool(free)
        if act == "family":
            return bool(mine and work == "homestead" and self.can_expand())
        if act == "hunt":
            return bool(self.player["armed"]) and HUNTABLE[KIND_NUMBER[kind]]
        if act == "buy":
            return kind in CHEAPEST and bool(cash >= CHEAPEST[kind])
        if act == "sell":
            return kind in ("store", "blacksmith") and sum(self.player["resources"].values()) > 0
        return bool(kind == {"pray": "church", "gamble": "saloon"}[act] and cash)

    def works_here(self) -> bool:
        """PIO-PROC-01: a Building of one's own with something left on it, and the Tool for it."""
        work = self.tile.get("work")
        if self.tile.get("owner") != self.seat or work not in BUILDINGS[: len(RESOURCES)]:
            return False
        if self.one["diploma"] == "metallurgy":
            return bool(self.tile["tokens"])
        return bool(self.tile["tokens"]) and TOOLS[BUILDINGS.index(work)] in self.player["tools"]

    def buildings(self, fee: int = 0) -> list[int]:
        """PIO-BUILD-01, PIO-BUILD-04: what may be built on the tile, as far as can be told.

        A `fee` is paid before.
        """
        homes = [
            (tile["q"], tile["r"])
            for tile in self.table["field"]
            if tile.get("work") == "homestead" and tile["owner"] == self.seat
        ]
        beside = len(homes) == 1 and homes[0] in near_by((self.one["q"], self.one["r"]))
        kinds = [CARRIES[KIND_NUMBER[self.tile["kind"]]]]
        if not homes or beside:
            kinds.append(HOMESTEAD)
        return [
            kind
            for kind in kinds
            if kind >= 0
            and self.player["stock"][BUILDINGS[kind]]
            and self.player["cash"] >= fee + self.building_price(kind)
        ]

    def building_price(self, kind: int) -> int:
        """PIO-BUILD-01: the price list, or nothing by a card."""
        return 0 if "build" in self.player["waived"] else BUILD_COST[kind]

    def can_expand(self) -> bool:
        """PIO-FAM-02: whether there is room for a child, and somebody waiting on the tile."""
        here = [
            one
            for one in self.player["pioneers"]
            if (one["q"], one["r"]) == (self.one["q"], self.one["r"]) and not one["newborn"]
        ]
        room = len(self.player["pioneers"]) < self.player["limit"]
        return bool(here) and room and not self.table["turn"]["expanded"]

    def panel(self, act: str, moves: tuple[str, ...]) -> Panel | None:
        """Buying, selling and trading on one screen, where there is no other question before."""
        if act == "trade":
            return Bargain(self.view, self.tell).trade()
        if act == "auction":
            return Bargain(self.view, self.tell).auction(legal_of(self.ahead(moves)))
        if act == "bandit":
            return Panel(self.tell.move("act:bandit", self.then), "", [], "", picks=self.jobs())
        if act == "sheriff":
            return self.errands(moves)
        if act not in ("buy", "sell"):
            return None
        then = self.ahead(moves)
        if then is None or prompt_of(then)[0] != act:
            return None
        return self.shelf(act, then)

    def shelf(self, act: str, then: View) -> Panel | None:
        """PIO-BUY-10, PIO-SELL-01: everything that can be bought or sold here, at its price.

        PIO-BUY-07: a Pioneer Point card may be paid in Resources, so that it is asked about.
        """
        if "use" in legal_of(then):
            return None
        tipped = act == "buy" and self.tile["kind"] == "store" and tip_to(then) is not None
        return Shelf(act, then, self.tell, int(tipped)).panel()

    def jobs(self) -> list[Picks]:
        """PIO-HIREB-02, PIO-HIREB-17: what the Bandit can be hired for, each with its target."""
        barred = guarded_by_law(self.table)
        rivals = [one for one in self.table["players"] if one["seat"] != self.seat]
        rob: list[tuple[str, str]] = []
        kill: list[tuple[str, str]] = []
        for rival in rivals:
            for one in rival["pioneers"]:
                if one["jailed"] or (one["q"], one["r"]) in barred:
                    continue
                seat, number = rival["seat"], one["number"]
                name = self.tell.pioneer(seat, number)
                target = f"seat:{seat} pioneer:{seat}:{number}"
                kill.append((name, f"task:kill {target}"))
                if self.loot(rival):
                    rob.append((name, f"task:rob {target}"))
        steal = [
            (
                self.tell.words(
                    "tile-with",
                    tile=self.tell.at(self.table, tile["q"], tile["r"]),
                    owned=self.tell.property(tile),
                ),
                f"task:steal at:{tile['q']},{tile['r']}",
            )
            for tile in self.table["field"]
            if tile.get("tokens")
            and tile["owner"] != self.seat
            and (tile["q"], tile["r"]) not in barred
            and self.table["players"][tile["owner"]]["status"] == "in"
        ]
        found = [
            Picks(self.tell.move(f"task:{task}", self.then), rows)
            for task, rows in (("steal", steal), ("rob", rob), ("kill", kill))
            if rows
        ]
        sheriff = self.table["sheriff"]
        if sheriff["available"]:
            text = self.tell.move("task:kill-sheriff", self.then)
            found.append(Picks("", [(text, "task:kill-sheriff")]))
        return found

    def errands(self, moves: tuple[str, ...]) -> Panel | None:
        """PIO-SHER-11: what the Sheriff can be hired for, each with its target."""
        then = self.ahead(moves)
        if then is None or prompt_of(then)[0] != "sheriff-task":
            return None
        at_once: list[tuple[str, str]] = []
        columns: list[Picks] = []
        for task in legal_of(then):
            if not task.startswith("task:"):
                continue
            name = self.tell.move(task, then)
            if task not in AIMED:
                at_once.append((name, task))
                continue
            after = self.ahead((*moves, task))
            targets = [move for move in legal_of(after) if not self.tell.is_leaving(move)]
            if after is None or any(move.startswith("page:") for move in targets):
                return None  # too many for a list
            rows = [(self.tell.move(move, after), f"{task} {move}") for move in targets]
            columns.append(Picks(name, rows))
        if at_once:
            columns.append(Picks("", at_once))
        return Panel(self.tell.move("act:sheriff", self.then), "", [], "", picks=columns)

    def loot(self, rival: Mapping[str, Any]) -> bool:
        """PIO-HIREB-10, PIO-HOLD-07: whether a robbery could bring anything."""
        things = ("revolver", "horse", *TOOLS)
        new = any(has(rival, thing) and not has(self.player, thing) for thing in things)
        return not rival["ward"] and bool(new or rival["food"] or rival["cash"])

    def each(self, act: str, group: str, moves: tuple[str, ...]) -> list[Deed]:
        """PIO-BUILD-01, PIO-PROC-01: what may be built here, or worked on, one press each."""
        then = self.ahead(moves)
        if then is None or prompt_of(then)[0] != act:  # there was only one thing to choose
            deed = Deed(self.say(f"deed-{act}"), self.only_note(act), group, moves, sign=act)
            here = act == "process" and self.works_here()
            return [self.repeated(deed, act) if here and self.lasts("use") else deed]
        found = []
        for move in legal_of(then):
            if self.tell.is_leaving(move):
                continue
            about = self.tell.move(move, then)
            if act == "build":
                kind = BUILDINGS.index(move.partition(":")[2])
                price = self.tell.price(self.building_price(kind))
                work = self.tell.work(BUILDINGS[kind])
                name = self.say("deed-price", deed=work, price=price)
                note = self.say("deed-build-note")
            else:
                name = self.say("deed-process")
                note = self.process_note(move)
            sign = BUILDINGS[kind] if act == "build" else act
            deed = Deed(name, note, group, (*moves, move), about, sign=sign)
            found.append(self.repeated(deed, act) if self.lasts(move) else deed)
        return found

    def lasts(self, move: str) -> bool:
        """PIO-PROC-01: whether there is work on this tile for all the Actions of the Pioneer."""
        return move == "use" and self.tile["tokens"] >= self.one["actions"]

    def only_note(self, act: str) -> str:
        """What building or working brings where there is nothing to choose."""
        if act == "build":
            return self.say("deed-build-note")
        mine = self.tile.get("tokens") and self.tile.get("work") in BUILDINGS[: len(RESOURCES)]
        return self.process_note("use") if mine else self.say("deed-process-note")

    def process_note(self, move: str) -> str:
        """What working here, or a Laborer's work, brings."""
        if move == "use":
            kind = BUILDINGS.index(self.tile["work"])
            return self.say("deed-process-here", thing=self.tell.thing(RESOURCES[kind]))
        return self.say("deed-process-laborer", thing=self.tell.thing(move.partition(":")[2]))

    def fee(self, act: str) -> int | None:
        """What an Action costs this Pioneer in the end; None where it has no price of its own."""
        waived = self.player["waived"]
        diploma = self.one["diploma"]
        if act == "stake":
            return 0 if "stake" in waived or diploma == "land-management" else STAKE_FEE
        if act == "pray":
            return pray_fee(self.table, self.seat, self.one)
        if act == "diploma":
            return 0 if "diploma" in waived else DIPLOMA_FEE
        if act in ("sheriff", "laborer"):
            free = self.tell.hires_free(act, self.then)
            return 0 if free else SHERIFF_FEE if act == "sheriff" else LABORER_FEE
        if act == "bandit":
            return SHERIFF_FEE
        return None

    def payee(self, act: str) -> str:
        """PIO-ACT-03: who gets a fee, "" for the Stockpile."""
        kind = self.tile.get("work")
        laborer = DIPLOMAS[BUILDINGS.index(kind)] if kind in BUILDINGS[: len(RESOURCES)] else ""
        diploma = {
            "stake": "land-management",
            "pray": "theology",
            "diploma": "education",
            "sheriff": "law-enforcement",
            "laborer": laborer,
        }.get(act, "")
        holder = holder_of(self.table, diploma) if diploma else None
        return "" if holder is None or holder[0] == self.seat else self.tell.name(holder[0])

    def note(self, act: str, fee: int | None) -> str:
        """What an Action brings, or who is paid, in a few words."""
        payee = self.payee(act) if fee else ""
        if payee:
            return self.say("deed-goes-to", who=payee)
        if act == "move":
            most = Roads({"table": self.table, "seat": self.seat}, self.one).farthest()
            return self.say("deed-move-note", most=most)
        if act == "trade":
            left = MOST_PROPOSALS - self.table["turn"]["proposals"]
            return self.say("deed-trade-note", count=left)
        return self.say(f"deed-{act}-note")

    def why(self, act: str) -> str:
        """Why an Action cannot be done, in at most four words."""
        reason = getattr(self, f"_why_{act}", None)
        return self.say(reason() if reason is not None else f"why-{act}", **self.named())

    def named(self) -> dict[str, object]:
        """What a reason may name."""
        owner = self.tile.get("owner")
        return {
            "who": self.tell.name(owner) if owner is not None else "",
            "count": len(self.player["pioneers"]),
            "limit": self.player["limit"],
        }

    def _why_stake(self) -> str:
        if "work" in self.tile:
            return "why-stake-yours" if self.tile["owner"] == self.seat else "why-stake-taken"
        if self.tile["kind"] not in SETTLED:
            return "why-stake-town" if self.tile["town"] else "why-stake-land"
        return "why-stake" if self.table["stockpile"]["stakes"] else "why-stake-none"

    def _why_build(self) -> str:
        if self.tile.get("owner") == self.seat and not self.tile.get("flipped"):
            return "why-build-money" if self.tile["work"] == "claim" else "why-build-built"
        return "why-build"

    def _why_hunt(self) -> str:
        kind = KIND_NUMBER.get(self.tile["kind"])
        if kind is None or not HUNTABLE[kind]:
            return "why-hunt"
        return "why-armed"

    def _why_process(self) -> str:
        if self.tile.get("owner") != self.seat or self.tile.get("work") not in BUILDINGS[:4]:
            return "why-process"
        if not self.tile["tokens"]:
            return "why-process-empty"
        tool = TOOLS[BUILDINGS.index(self.tile["work"])]
        return "why-process-tool" if tool not in self.player["tools"] else "why-process"

    def _why_buy(self) -> str:
        shops = ("store", "bank", "blacksmith")
        return "why-money" if self.tile["kind"] in shops else "why-buy"

    def _why_sell(self) -> str:
        return "why-sell-nothing" if self.tile["kind"] in ("store", "blacksmith") else "why-sell"

    def _why_trade(self) -> str:
        made = self.table["turn"]["proposals"] >= MOST_PROPOSALS
        return "why-trade-made" if made else "why-trade"

    def _why_gamble(self) -> str:
        return "why-money" if self.tile["kind"] == "saloon" else "why-gamble"

    def _why_family(self) -> str:
        if self.table["turn"]["expanded"]:
            return "why-once"
        full = len(self.player["pioneers"]) >= self.player["limit"]
        return "why-family-limit" if full else "why-family"

    def _why_diploma(self) -> str:
        if self.one["diploma"] is not None:
            return "why-diploma-has"
        return "why-money" if self.tile["kind"] == "school" else "why-diploma"

    def _why_sheriff(self) -> str:
        if not self.table["sheriff"]["available"]:
            return "why-sheriff-away"
        return "why-sheriff" if self.player["cash"] >= SHERIFF_FEE else "why-money-three"

    def _why_bandit(self) -> str:
        bandit = self.table["bandit"]
        if bandit["square"]:
            return "why-bandit-hideout"
        if bandit["jailed"]:
            return "why-bandit-jailed"
        return "why-bandit" if self.player["cash"] >= SHERIFF_FEE else "why-money-three"

    def _why_laborer(self) -> str:
        mine = self.tile.get("owner") == self.seat and self.tile.get("work") in BUILDINGS[:4]
        if not mine:
            return "why-process"
        if not self.tile["tokens"]:
            return "why-process-empty"
        return "why-laborer" if self.tile["laborer"] else "why-money-three"
