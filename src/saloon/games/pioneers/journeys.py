"""What a Pioneer can do from where it stands: Actions with their prices, and the tiles in reach.

Everything here follows from the view of the one whose turn it is; which Actions a Pioneer has that
is not picked yet is looked up in a world its player may believe in.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from saloon.games.pioneers.board import CELL_Q, CELL_R, CROSSABLE, HUNTABLE, KINDS, NEAR, cell_at
from saloon.games.pioneers.content import (
    BUILD_COST,
    BUILDINGS,
    DIPLOMA_FEE,
    DIPLOMAS,
    GOODS,
    LABORER_FEE,
    LANDS,
    RESOURCES,
    SELL,
    SHERIFF_FEE,
    STAKE_FEE,
    TOOLS,
)
from saloon.games.pioneers.moves import ACTS
from saloon.games.pioneers.play.trade import MOST_PROPOSALS
from saloon.games.pioneers.text import (
    GOOD_NUMBER,
    LETTERS,
    PioneersTeller,
    cost_of,
    has,
    hex_of,
    holder_of,
    pray_fee,
    price_of,
    prompt_of,
    reference,
    tile_at,
    tip_to,
)
from saloon.journeys import (
    LIKELY,
    Ahead,
    Deed,
    Figure,
    Line,
    Panel,
    Side,
    View,
    Way,
    legal_of,
)
from saloon.words import Teller

GROUPS: Final = ("move", "work", "trade", "people")
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
    "pioneer": ("work",),
    "at": ("step",),
    "stop": ("step",),
    "build": ("build",),
    "use": ("process",),
    "thing": ("process", "buy", "sell", "offer-thing"),
    "place": ("shop", "market"),
    "n": ("quantity", "sell-quantity", "offer-count"),
    "done": ("buy", "sell"),
    "seat": ("partner",),
    "give": ("offer",),
    "want": ("offer",),
    "group": ("offer-group",),
    "send": ("offer",),
}
"""The questions that a move later in a row may answer."""

Hex = tuple[int, int]


def figures(view: View, tell: Teller, ahead: Ahead) -> list[Figure]:
    """The reader's Pioneers with Actions left, each with its Actions and the tiles in reach."""
    assert isinstance(tell, PioneersTeller)
    prompt, args = prompt_of(view)
    legal = legal_of(view)
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
        ways = walker.rest(args[1]) if prompt == "step" else walker.ways(pick, legal_of(then))
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


def goes_on(view: View, rest: Sequence[str], _last: str = "") -> bool:
    """Whether the next move still answers the question it was meant for.

    PIO-MOVE-04: a walk is begun only when the die has brought all it takes, and a `stop` that was
    meant for a walk must never make a Pioneer rest.
    """
    prompt, args = prompt_of(view)
    if prompt not in MEANT_FOR.get(rest[0].partition(":")[0], ()):
        return False
    if prompt != "step":
        return True
    steps = [hex_of(move) for move in rest if move.startswith("at:")]
    return sum(entry(view["table"], *step) for step in steps) <= args[1]


def is_forced(move: str) -> bool:
    """Whether a move may have been the only one, and so been made already."""
    return move.startswith(("n:", "group:", "thing:", "seat:"))


def entry(table: Mapping[str, Any], q: int, r: int) -> int:
    """PIO-MOVE-03, PIO-MOVE-08: what it takes to enter a hex."""
    tile = tile_at(table, q, r)
    return STEP_OUT if tile is None else cost_of(tile)


class Walker:
    """One Pioneer and the ways that lead from it."""

    def __init__(self, view: View, tell: PioneersTeller, one: Mapping[str, Any]) -> None:
        self.view = view
        self.table: Mapping[str, Any] = view["table"]
        self.tell = tell
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

    def chance(self, cost: int) -> float:
        """How likely a roll brings so much."""
        return sum(self.points(die) >= cost for die in range(1, DIE + 1)) / DIE

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

    def ways(self, pick: tuple[str, ...], legal: Sequence[str]) -> list[Way]:
        """Before the roll: every hex with its chance."""
        if "act:move" not in legal:
            return []
        return [
            self.way((*pick, "act:move"), hex, cost, path, self.chance(cost))
            for hex, (cost, path) in self.paths(self.farthest()).items()
        ]

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
                found += [self.free(move) for move in self.legal if self.is_free(move)]
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
        return [Deed(name, note, group, moves, about, sign=act, panel=self.panel(act, moves))]

    def panel(self, act: str, moves: tuple[str, ...]) -> Panel | None:
        """Buying, selling and trading on one screen, where there is no other question before."""
        if act == "trade":
            return self.trade_panel()
        if act not in ("buy", "sell"):
            return None
        then = self.ahead(moves)
        if then is None or prompt_of(then)[0] != act:
            return None
        lines = []
        for move in legal_of(then):
            thing = move.partition(":")[2]
            if move.startswith("thing:") and thing in GOOD_NUMBER:
                after = legal_of(self.ahead((*moves, move)))
                counts = [int(n[2:]) for n in after if n.startswith("n:")]
                most = max(counts, default=1)
                price = price_of(then["table"], thing) if act == "buy" else self.pays(thing)
                lines.append(Line(self.tell.thing(thing), f"{move} n:{{n}}", most, price))
        tipped = act == "buy" and self.tile["kind"] == "store" and tip_to(then) is not None
        title = self.say(f"deed-{act}")
        side = Side(self.say(f"panel-{act}"), lines)
        money = self.player["cash"] if act == "buy" else -1
        return Panel(title, title, [side], "done", money, int(tipped))

    def pays(self, thing: str) -> int:
        """PIO-SELL-01: what one of a thing brings now."""
        boom = self.table["boom"] is not None and thing in RESOURCES
        return SELL[GOOD_NUMBER[thing]] + int(boom)

    def trade_panel(self) -> Panel:
        """PIO-TRADE-03, PIO-TRADE-09: both sides of an offer, to one of the others."""
        mine = Side(self.say("panel-give"), self.goods_of(self.player, "give"))
        partners = [
            (
                f"seat:{rival['seat']}",
                self.tell.name(rival["seat"]),
                Side(
                    self.say("panel-want", who=self.tell.name(rival["seat"])),
                    self.goods_of(rival, "want"),
                ),
            )
            for rival in self.table["players"]
            if rival["seat"] != self.seat and rival["status"] == "in"
        ]
        title = self.say("deed-trade")
        return Panel(title, self.say("panel-send"), [mine], "send", partners=partners)

    def goods_of(self, player: Mapping[str, Any], verb: str) -> list[Line]:
        """PIO-TRADE-02: money, goods and Resources that a player could give."""
        lines = []
        if player["cash"]:
            name = self.tell.thing("money")
            lines.append(Line(name, f"{verb} group:money n:{{n}}", player["cash"]))
        for good in GOODS:
            count = has(player, good.id)
            group = "resources" if good.id in RESOURCES else "goods"
            if count:
                moves = f"{verb} group:{group} thing:{good.id} n:{{n}}"
                lines.append(Line(self.tell.thing(good.id), moves, count))
        return lines

    def each(self, act: str, group: str, moves: tuple[str, ...]) -> list[Deed]:
        """PIO-BUILD-01, PIO-PROC-01: what may be built here, or worked on, one press each."""
        then = self.ahead(moves)
        if then is None or prompt_of(then)[0] != act:  # there was only one thing to choose
            return [Deed(self.say(f"deed-{act}"), self.only_note(act), group, moves, sign=act)]
        found = []
        for move in legal_of(then):
            if self.tell.is_leaving(move):
                continue
            about = self.tell.move(move, then)
            if act == "build":
                kind = BUILDINGS.index(move.partition(":")[2])
                waived = "build" in self.player["waived"]
                price = self.tell.price(0 if waived else BUILD_COST[kind])
                work = self.tell.work(BUILDINGS[kind])
                name = self.say("deed-price", deed=work, price=price)
                note = self.say("deed-build-note")
            else:
                name = self.say("deed-process")
                note = self.process_note(move)
            sign = BUILDINGS[kind] if act == "build" else act
            found.append(Deed(name, note, group, (*moves, move), about, sign=sign))
        return found

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
            most = Walker({"table": self.table, "seat": self.seat}, self.tell, self.one).farthest()
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
