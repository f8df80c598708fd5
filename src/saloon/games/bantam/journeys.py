"""What a character can do from where it stands: Acres in reach with Grit and checks, and deeds.

Everything here follows from the view of the one whose turn it is.
"""

from __future__ import annotations

import heapq
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from saloon.games.bantam.board import (
    ACRE,
    ENTRY_OF,
    GATE_TO,
    GUNSMITH,
    NONE_HERE,
    NOWHERE,
    SALOON,
    STABLES,
    STORE_OF,
    STORES,
    TOWN,
    TOWN_HALL_ACRE,
    TRADING_ACRE,
    TRADING_POST,
    TRAIL,
    TRAILS_AT,
    far_end,
)
from saloon.games.bantam.content import BUY_PRICE, DRINK, MOST_WIL
from saloon.games.bantam.effects import AGL, KINDS, NO_CHECK, NO_KEY
from saloon.games.bantam.look import (
    ACRE_NUMBER,
    CABIN_MARK,
    CARD_OF,
    SLOT_AT,
    actor_of,
    cabin_in,
    chance,
    fire_at,
    hunt_chance,
    joint_of,
    level_of,
    prompt_of,
    season_of,
)
from saloon.games.bantam.play.line_of_sight import distance
from saloon.games.bantam.play.town.stores import CHEAPEST_MOUNT
from saloon.games.bantam.shelves import shelf
from saloon.games.bantam.text import BantamTeller
from saloon.games.bantam.there import There, is_forced, meant, selling_deed, working
from saloon.journeys import Ahead, Deed, Figure, View, Way, legal_of
from saloon.words import Teller

__all__ = ("figures", "goes_on", "is_forced", "is_one_piece", "meant", "unasked", "waits", "wished")

GROUPS: Final = BantamTeller.ORDER
"""The groups of actions, always in this order; `roll` only while a roll has failed."""

ALWAYS: Final = (("go", "move"), ("work", "act"), ("reflect", "act"), ("fight", "fight"))
"""Actions that are shown grey where they cannot be done."""

AFTER: Final[Mapping[str, tuple[str, ...]]] = {
    "work": ("work", "dedicate", "leave"),
    "dedicate": ("work", "dedicate"),
    "pick-up": ("pick-up",),
    "get": ("get",),
    "put": ("put",),
    "reflect": ("reflect",),
    "sell": ("sell",),
    "buy": ("buy", "sell", "order"),
    "order": ("order", "buy", "sell"),
    "pass": ("enter",),
}
"""What one press may do after something else, where one stands."""

ON_ARRIVAL: Final = (
    "go", "work", "sell", "draw-mounts", "draw-items", "doc", "enter", "pass", "try", "order",
    "reflect",
)  # fmt: skip
"""What one press may do where a walk has led."""

PARTS: Final[Mapping[str, tuple[str, ...]]] = {
    "fire-tool": ("light",),
    "fire-place": ("light", "tool"),
    "fire-colour": ("light", "tool", "go"),
    "douse-tool": ("douse",),
    "navigate": ("navigate",),
}
"""Questions that belong to what was begun: the same press may have answered them."""

WISHES: Final = ("accept", "reroll", "spare", "last")
"""What may be said beforehand of rolls that fail; `spare`: again, but for the last Will Power.

`last`: it is not spent, either, and everything else is asked about.
"""

STANDS: Final[tuple[str, ...]] = ("accept",)
"""What lets a failed roll stand."""

NO_END: Final = frozenset({"pass", "unload"})
"""Where nothing else can be done the turn is over: to put things down leads nowhere."""


SPLIT: Final = re.compile(r"\s*[:;(]\s*|\s+·\s+")
LONGEST_NAME: Final = 26


def figures(view: View, tell: Teller, ahead: Ahead) -> list[Figure]:
    """The reader's character on its turn."""
    assert isinstance(tell, BantamTeller)
    legal = legal_of(view)
    actor = actor_of(view)
    if not legal or actor is None:
        return []
    if prompt_of(view) == "turn":
        walker = Walker(view, tell, actor, ahead)
        able = [*walker.exits(legal), *deeds(view, tell, legal), *walker.there.here()]
        ways = walker.ways(legal)
    elif prompt_of(view) == "flames":
        able = [deed(move, tell.move(move, view), "act") for move in legal]
        ways = [*through_fire(view, tell, actor)]
    elif prompt_of(view) == "reroll":
        return letting_it_stand(view, tell, legal, ahead)
    else:
        return []
    tools = [*dousing(view, tell, ahead)]
    if tools:
        able = [*(one for one in able if one.moves != ("douse",)), *tools]
    able.sort(key=lambda one: GROUPS.index(one.group))
    return [
        Figure(
            id=f"mini-{actor['seat']}",
            place=f"acre-{actor['place']}",
            name=tell.name(actor["seat"]),
            sign=tell.name(actor["seat"])[:1],
            left=actor["grit"],
            picked=True,
            deeds=able,
            ways=ways,
        )
    ]


def letting_it_stand(
    view: View, tell: BantamTeller, legal: Sequence[str], ahead: Ahead
) -> list[Figure]:
    """BAN-WIL-02: whoever does something else lets the failed roll stand.

    What can be done then is at hand already, behind the answers themselves. Where both dice of one
    roll have failed both stand: they lie there, and each is as likely to succeed as the other.
    """
    stood: tuple[str, ...] = STANDS
    then = ahead(stood)
    if then is not None and prompt_of(then) == "reroll":  # the other die of the same roll
        stood += STANDS
        then = ahead(stood)
    if then is None or prompt_of(then) != "turn":
        return []
    answers = [deed(move, tell.move(move, view), "roll") for move in legal]
    note = tell.words("deed-stands-note")
    answers = [replace(one, note=note) if one.moves == STANDS else one for one in answers]
    if len(stood) > 1:
        name, about = tell.words("deed-stand-all"), tell.words("deed-stand-all-about")
        note = tell.words("deed-stand-all-note")
        answers.insert(0, Deed(name, note, "roll", stood, about, sign=STANDS[0]))
    for move in legal_of(then):
        if tell.is_leaving(move):
            name, about = tell.words("deed-stands-pass"), tell.words("deed-stands-pass-about")
            note = tell.words("deed-stands-pass-note")
            answers.append(Deed(name, note, "roll", (*stood, move), about, sign=move))
    return [
        replace(
            figure,
            deeds=[*answers, *(behind_the_roll(one, stood) for one in figure.deeds)],
            ways=[
                replace(
                    way,
                    moves=(*stood, *way.moves),
                    deeds=tuple(behind_the_roll(one, stood) for one in way.deeds),
                )
                for way in figure.ways
            ],
        )
        for figure in figures(then, tell, lambda moves: ahead((*stood, *moves)))
    ]


def behind_the_roll(one: Deed, stood: tuple[str, ...]) -> Deed:
    """The same deed, after the roll that failed is let stand."""
    moves, again = (stood + row if row else row for row in (one.moves, one.again))
    return replace(one, moves=moves, again=again)


def dousing(view: View, tell: BantamTeller, ahead: Ahead) -> Iterator[Deed]:
    """BAN-FIN-04: to douse a fire with a tool, or with none, where one holds any."""
    asked = ahead(["douse"]) if "douse" in legal_of(view) else None
    if asked is None or prompt_of(asked) != "douse-tool":
        return
    for move in legal_of(asked):
        name, note = tell.move(move, asked), tell.words("deed-douse-note")
        about = tell.words("name-value", name=name, value=note)
        yield Deed(name, note, "act", ("douse", move), about, sign="douse")


def through_fire(view: View, tell: BantamTeller, actor: Mapping[str, Any]) -> Iterator[Way]:
    """BAN-FIN-05: the Acres that Navigating the fire one stands in may lead to."""
    fire = fire_at(view, actor["place"])
    if fire is None:
        return
    burning = [place for place in fire["tokens"] if place in ACRE_NUMBER]
    found = dict.fromkeys(burning)
    for place in burning:
        here = ACRE_NUMBER[place]
        plain = [n for n in TRAILS_AT[here] if TRAIL[n].key == NO_KEY and not TRAIL[n].check]
        found |= dict.fromkeys(ACRE[far_end(number, here)].id for number in plain)
    if view["table"]["governors"] is None:
        found.pop(ACRE[TOWN_HALL_ACRE].id, None)
    odds = chance(AGL * 16 + min(15, fire["intensity"]), level_of(view, AGL * 16))
    for id in found:
        place = tell.words(f"acre-{id}")
        about = tell.words("way-navigate", place=place, chance=odds)
        spot = f"acre-{id}"
        yield Way(spot, ("navigate", f"go:{id}"), 0, odds / 100, (spot,), about)


def goes_on(view: View, rest: Sequence[str], last: str) -> bool:
    """A walk goes on while it is where it meant to be: no fall, no fight, no fire on the way.

    So does what is done several times, or at the end of a walk, for as long as nothing else is
    asked; and a deed with several parts is one.
    """
    actor = actor_of(view)
    prompt = prompt_of(view)
    verb, done = rest[0].partition(":")[0], last.partition(":")[0]
    if prompt == "reroll":  # the other die of the same work
        return (verb, last) == ("accept", "accept")
    if prompt == "room":  # what was worked for finds no slot: it was meant to be dedicated
        return (done, verb) == ("work", "dedicate")
    if prompt in PARTS:
        return done in PARTS[prompt]
    if prompt != "turn" or actor is None:
        return False
    if last in STANDS:  # what was pressed while the roll was asked about
        return True
    if done == "go":
        return last[3:] == actor["place"] and verb in ON_ARRIVAL
    if verb == "go":
        return done == "leave" or (done == "sneak" and last[6:] in actor["sneaked"])
    return done in AFTER.get(verb, ())


def unasked(view: View) -> str:
    """BAN-TUR-05: who can do nothing more but put things down ends the turn."""
    legal = legal_of(view)
    over = prompt_of(view) == "turn" and "pass" in legal and NO_END.issuperset(legal)
    return "pass" if over else ""


def is_one_piece(view: View) -> bool:
    """BAN-FGT-01: a fight of others is shown as its result, not blow by blow."""
    return view["table"]["fight"] is not None


def waits(view: View) -> bool:
    """Whether to roll again is asked on the way, and the way goes on."""
    return prompt_of(view) == "reroll"


def wished(view: View, wish: str) -> str:
    """BAN-WIL-02: a failed roll stands or is rolled again as it was wished for beforehand.

    The last point of Will Power costs Vigor: it is never spent without being asked for.
    """
    actor = actor_of(view)
    legal = legal_of(view)
    if prompt_of(view) != "reroll" or actor is None:
        return ""
    if wish == "spare":
        wish = "reroll" if actor["wil"] > 1 and "reroll" in legal else "accept"
    if wish == "last" and actor["wil"] <= 1:
        wish = "accept"
    if wish not in legal or (wish == "reroll" and actor["wil"] <= 1):
        return ""
    return wish


class Walker:
    """A character and the Acres in its reach."""

    def __init__(
        self, view: View, tell: BantamTeller, actor: Mapping[str, Any], ahead: Ahead
    ) -> None:
        self.view = view
        self.table: Mapping[str, Any] = view["table"]
        self.tell = tell
        self.actor = actor
        self.there = There(view, tell, actor, ahead)
        self.here: str = actor["place"].removesuffix(CABIN_MARK)
        self.first = ("leave",) if self.here != actor["place"] else ()
        self.speed: int = max(1, actor["spd"])
        self.left: int = self.table["turn"]["move_left"]
        self.fires = {place for fire in self.table["fires"] for place in fire["tokens"]}
        self.foes: list[Mapping[str, Any]] = [
            foe
            for foe in self.table["foes"]
            if foe["symbol"] == "aggressive" and foe["slot"] not in actor["sneaked"]
        ]

    def grit(self, steps: int) -> int:
        """BAN-MOV-01, BAN-MOV-02: the Grit that this many steps take now."""
        return -(-max(0, steps - self.left) // self.speed)

    def edges(self, here: int, legal: Sequence[str], first: bool) -> Iterator[tuple[int, int]]:
        """BAN-MOV-07, BAN-TRV-01..04: Acres one step away, each with the check of its trail."""
        for number in TRAILS_AT[here]:
            to = far_end(number, here)
            row = TRAIL[number]
            open_to = f"go:{ACRE[to].id}" in legal if first else row.key == NO_KEY
            hall = to == TOWN_HALL_ACRE and self.table["governors"] is None
            if open_to and not hall:
                yield to, row.check
        for to in (GATE_TO[here], joint_of(here, self.table["grid"])):
            if to != NOWHERE and (not first or f"go:{ACRE[to].id}" in legal):
                yield to, NO_CHECK

    def exits(self, legal: Sequence[str]) -> Iterator[Deed]:
        """BAN-MOV-07: steps onto another tile, which may lie outside the window of the map."""
        start = ACRE_NUMBER.get(self.here)
        if start is None:
            return
        for to in (GATE_TO[start], joint_of(start, self.table["grid"])):
            move = f"go:{ACRE[to].id}" if to != NOWHERE else ""
            if move in legal:
                say = self.tell.words
                name = say("deed-exit", place=say(f"acre-{ACRE[to].id}"))
                note = say("amount-grit", count=self.grit(1))
                about = self.tell.move(move, self.view)
                yield Deed(name, note, "move", (move,), about, sign="exit")

    def watched(self, acre: int) -> Mapping[str, Any] | None:
        """BAN-ATT-01: the aggressive foe that attacks who comes here."""
        if ACRE[acre].tile == TOWN:
            return None
        for foe in self.foes:
            place = ACRE_NUMBER.get(foe["place"])
            if place is not None and distance(place, acre) <= foe["range"]:
                return foe
        return None

    def ways(self, legal: Sequence[str]) -> list[Way]:
        """Every Acre that the Grit left leads to, by the safest of the cheapest ways."""
        start = ACRE_NUMBER.get(self.here)
        if self.first:
            able = self.first[0] in legal
        else:
            able = any(move.startswith("go:") for move in legal)
        if start is None or not able:
            return []
        most = self.left + self.actor["grit"] * self.speed
        best: dict[int, tuple[float, tuple[int, ...]]] = {}
        queue: list[tuple[int, float, int, float, tuple[int, ...]]] = [(0, 0.0, 0, 1.0, (start,))]
        while queue:
            _, _, steps, sure, path = heapq.heappop(queue)
            here = path[-1]
            if here in best:
                continue
            best[here] = (sure, path[1:])
            stopped = here != start and self.watched(here) is not None
            if steps == most or stopped:
                continue
            for to, check in self.edges(here, legal, here == start and not self.first):
                if to in best:
                    continue
                odds = sure * self.passing(check) * self.passing(ENTRY_OF[to])
                danger = (1 - odds) + 2.0 * (self.watched(to) is not None) + self.burns(to)
                heapq.heappush(queue, (self.grit(steps + 1), danger, steps + 1, odds, (*path, to)))
        del best[start]
        return [self.way(path, sure) for sure, path in best.values()]

    def passing(self, check: int) -> float:
        """The chance of a check."""
        return 1.0 if check == NO_CHECK else chance(check, level_of(self.view, check)) / 100

    def burns(self, acre: int) -> float:
        """Whether a fire burns there."""
        return float(ACRE[acre].id in self.fires)

    def way(self, path: Sequence[int], sure: float) -> Way:
        """The moves that lead to an Acre, and what is told about it."""
        ids = [ACRE[acre].id for acre in path]
        moves = (*self.first, *(f"go:{id}" for id in ids))
        through = tuple(f"acre-{id}" for id in ids)
        cost = self.grit(len(path))
        goal = path[-1]
        deeds = [*self.there.deeds(goal, moves, self.actor["grit"] - cost)]
        if STORE_OF[goal] != NONE_HERE and not self.burns(goal):
            deeds += self.there.dealings(moves)
        if len(path) == 1:
            deeds += self.there.sneaking(self.watched(goal) or self.keeper(goal), goal, moves)
        deeds += self.there.burning(goal)
        about = self.about(path, sure)
        return Way(through[-1], moves, cost, sure, through, about, deeds=tuple(deeds))

    def keeper(self, acre: int) -> Mapping[str, Any] | None:
        """The foe whose place an Acre is."""
        here = [foe for foe in self.table["foes"] if foe["place"] == ACRE[acre].id]
        return here[0] if here else None

    def wares(self, store: int) -> Iterator[str]:
        """BAN-SHP-02: what a store sells today, each with what it costs the walker."""
        if store == NONE_HERE:
            return
        say = self.tell.words
        off = self.table["turn"]["bargain"].get(STORES[store], 0)
        priced: list[tuple[str, int]] = []
        if store == GUNSMITH:
            tops = [stack[-1] for stack in self.table["stock"] if stack]
            priced = [(self.tell.card(id), CARD_OF[id].price) for id in tops]
        elif store == TRADING_POST:
            goods = [(n, kind) for n, kind in enumerate(KINDS) if BUY_PRICE[n]]
            season = {kind: season_of(self.view, kind) for kind in KINDS}
            priced = [(say(f"kind-{kind}"), BUY_PRICE[n] + season[kind]) for n, kind in goods]
        elif store == STABLES:
            yield say("ware-mounts", price=max(1, CHEAPEST_MOUNT - off))
        elif store == SALOON:
            priced = [(say(f"drink-{drink.id}"), drink.price) for drink in DRINK]
        for name, price in priced:
            yield say("ware", name=name, price=max(1, price - off))

    def about(self, path: Sequence[int], sure: float) -> str:
        """Grit, checks and foes on the way, and what there is at its end."""
        say = self.tell.words
        goal = path[-1]
        told = [
            say(
                "way-grit" if sure >= 1 else "way-grit-chance",
                place=say(f"acre-{ACRE[goal].id}"),
                steps=len(path),
                grit=self.grit(len(path)),
                chance=round(100 * sure),
            )
        ]
        foe = self.watched(goal)
        if foe is not None:
            told.append(say("way-attacked", foe=self.tell.foe_of(SLOT_AT[foe["slot"]])))
            told.append(say("scene-foe-odds", chance=hunt_chance(self.actor, foe)))
        if any(ACRE[acre].id in self.fires for acre in path):
            told.append(say("way-fire"))
        facts = self.tell.acre_facts(goal, self.table)
        if facts:
            known = ", ".join(facts)
            told.append(f"{known[:1].upper()}{known[1:]}.")
        wares = ", ".join(self.wares(STORE_OF[goal]))
        if wares:
            told.append(say("way-wares", wares=wares))
        return " ".join(told)


def deeds(view: View, tell: BantamTeller, legal: Sequence[str]) -> list[Deed]:
    """Everything but walking and leaving, by groups; what cannot be done says why."""
    found: list[Deed] = []
    for group in GROUPS:
        able = [move for move in legal if group_of(move) == group and is_deed(move, tell)]
        found += [deed(move, tell.move(move, view), group) for move in able]
        found += at_a_stretch(view, tell, legal, group)
        for act, its in ALWAYS:
            if its != group:
                continue
            if not any(move.partition(":")[0] == act for move in legal):
                found.append(Deed(tell.words(f"deed-{act}"), why(act, view, tell), group))
            elif act == "go":  # which is done on the map itself
                found.append(Deed(tell.words("deed-go"), tell.words("deed-go-note"), group))
    return found


def at_a_stretch(
    view: View, tell: BantamTeller, legal: Sequence[str], group: str
) -> Iterator[Deed]:
    """Work for all the Grit that is left, and everything that lies here, by one press each.

    Whatever else is asked meanwhile ends it.
    """
    actor = actor_of(view)
    if actor is None:
        return
    say = tell.words
    if group == "act" and "work" in legal:
        acre = ACRE_NUMBER[actor["place"]]
        yield from [deed for deed in working(tell, actor, acre, actor["grit"]) if deed.moves[1:]]
    if group == "act" and "leave" in legal and actor["grit"]:
        acre = ACRE_NUMBER[actor["place"].removesuffix(CABIN_MARK)]
        if ACRE[acre].resource != NONE_HERE:
            yield from working(tell, actor, acre, actor["grit"], ("leave",))
    things = [f"pick-up:{thing}" for thing in view["table"]["ground"].get(actor["place"], ())]
    things = [move for move in things if move in legal]
    if group == "things" and len(things) > 1:
        name, note = say("deed-pick-all"), say("deed-pick-all-note", count=len(things))
        yield Deed(name, note, group, tuple(things), say("deed-pick-all-about"), sign="pick-up")
    if group == "things" and ACRE_NUMBER.get(actor["place"]) == TRADING_ACRE:
        yield from [deed for deed in selling_deed(view, tell, actor) if deed.moves[0] in legal]
    if group == "things":
        yield from stored(view, tell, actor, legal)
        yield from shelf(view, tell, actor, legal)
    cabin = cabin_in(view, actor["place"])
    if group == "move" and "enter" in legal and cabin and cabin["owner"] == actor["seat"]:
        name, about = say("then-sleep"), say("deed-sleep-about")
        yield Deed(name, say("deed-sleep-note"), group, ("enter", "pass"), about, sign="enter")
    more = MOST_WIL - actor["wil"]
    for times in range(2, min(more, actor["grit"]) + 1):
        if group != "act" or "reflect" not in legal:
            break
        name, note = say("deed-reflect-all", count=times), say("amount-grit", count=times)
        about = say("deed-reflect-all-about", count=times)
        yield Deed(name, note, group, ("reflect",) * times, about)


def stored(
    view: View, tell: BantamTeller, actor: Mapping[str, Any], legal: Sequence[str]
) -> Iterator[Deed]:
    """BAN-STO-03: everything out of the Cabin here, or everything into it, by one press."""
    cabin = cabin_in(view, actor["place"].removesuffix(CABIN_MARK))
    if cabin is None:
        return
    room = actor["slots"] - sum(actor["goods"].values())
    held = [slot for slot in cabin["slots"] if f"get:{slot}" in legal][:room]
    carried = [kind for kind in KINDS for _ in range(actor["goods"][kind])]
    free = cabin["slots"].count(None)
    kept = [kind for kind in carried if f"put:{kind}" in legal][:free]
    for verb, kinds in (("get", held), ("put", kept)):
        if len(kinds) > 1:
            name = tell.words(f"deed-{verb}-all")
            note = tell.words("deed-pick-all-note", count=len(kinds))
            about = tell.words(f"deed-{verb}-all-about")
            moves = tuple(f"{verb}:{kind}" for kind in kinds)
            yield Deed(name, note, "things", moves, about, sign=verb)


def is_deed(move: str, tell: BantamTeller) -> bool:
    """Walking is done on the map, leaving stands apart."""
    return not move.startswith("go:") and not tell.is_leaving(move)


def group_of(move: str) -> str:
    """What an action is about."""
    return BantamTeller.GROUPS.get(move.partition(":")[0], "act")


def deed(move: str, text: str, group: str) -> Deed:
    """An action as a button: its first words large, the rest small."""
    name, *rest = SPLIT.split(text, maxsplit=1)
    note = rest[0] if rest else ""
    if note.count(")") > note.count("("):  # the other half stands between name and note
        note = note.replace(")", "", 1)
    if len(name) > LONGEST_NAME and " " in name[:LONGEST_NAME]:
        cut = name.rindex(" ", 0, LONGEST_NAME)
        name, note = name[:cut], f"{name[cut + 1 :]} {note}".strip()
    return Deed(name, note, group, (move,), text, sign=move.partition(":")[0])


def why(act: str, view: View, tell: BantamTeller) -> str:
    """Why an action cannot be done, in at most four words."""
    actor = actor_of(view)
    if actor is not None and not actor["grit"]:
        return tell.words("why-grit")
    return tell.words(f"why-{act}")
