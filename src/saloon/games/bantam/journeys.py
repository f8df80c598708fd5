"""What a character can do from where it stands: Acres in reach with Grit and checks, and deeds.

Everything here follows from the view of the one whose turn it is.
"""

from __future__ import annotations

import heapq
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from saloon.games.bantam.board import (
    ACRE,
    ENTRY_OF,
    GATE_TO,
    NONE_HERE,
    NOWHERE,
    STORE_OF,
    TOWN,
    TOWN_HALL_ACRE,
    TRAIL,
    TRAILS_AT,
    far_end,
)
from saloon.games.bantam.effects import NO_CHECK, NO_KEY
from saloon.games.bantam.look import (
    ACRE_NUMBER,
    SLOT_AT,
    actor_of,
    chance,
    joint_of,
    level_of,
    prompt_of,
)
from saloon.games.bantam.play.sight import distance
from saloon.games.bantam.text import BantamTeller
from saloon.journeys import Ahead, Deed, Figure, View, Way, legal_of
from saloon.words import Teller

GROUPS: Final = ("move", "act", "fight", "things")
"""The groups of actions, always in this order."""

GROUP_OF: Final[Mapping[str, str]] = {
    "sneak": "move",
    "enter": "move",
    "leave": "move",
    "climb": "move",
    "navigate": "move",
    "fight": "fight",
    "ambush": "fight",
    "bash": "fight",
    "buy": "things",
    "buy-item": "things",
    "buy-mount": "things",
    "buy-goods": "things",
    "sell": "things",
    "order": "things",
    "recruit": "things",
    "deposit": "things",
    "withdraw": "things",
    "put": "things",
    "get": "things",
    "pick-up": "things",
    "unload": "things",
    "use": "things",
    "dedicate": "things",
    "tool": "things",
    "open-chest": "things",
}
"""What an action is about; everything else is done where one stands."""

ALWAYS: Final = (("go", "move"), ("work", "act"), ("reflect", "act"), ("fight", "fight"))
"""Actions that are shown grey where they cannot be done."""

AT_A_STRETCH: Final = ("work", "pick-up")
"""What one press may do several times, where one stands."""

WISHES: Final = ("accept", "reroll")
"""What may be said beforehand of rolls that fail."""

SPLIT: Final = re.compile(r"\s*[:;(]\s*|\s+·\s+")
LONGEST_NAME: Final = 26


def figures(view: View, tell: Teller, _ahead: Ahead) -> list[Figure]:
    """The reader's character on its turn."""
    assert isinstance(tell, BantamTeller)
    legal = legal_of(view)
    actor = actor_of(view)
    if not legal or prompt_of(view) != "turn" or actor is None:
        return []
    walker = Walker(view, tell, actor)
    return [
        Figure(
            id=f"mini-{actor['seat']}",
            place=f"acre-{actor['place']}",
            name=tell.name(actor["seat"]),
            sign=tell.name(actor["seat"])[:1],
            left=actor["grit"],
            picked=True,
            deeds=[*walker.exits(legal), *deeds(view, tell, legal)],
            ways=walker.ways(legal),
        )
    ]


def goes_on(view: View, rest: Sequence[str], last: str) -> bool:
    """A walk goes on while it is where it meant to be: no fall, no fight, no fire on the way.

    So does work, and picking things up, for as long as nothing else is asked.
    """
    actor = actor_of(view)
    if prompt_of(view) != "turn" or actor is None:
        return False
    verb = rest[0].partition(":")[0]
    if verb in AT_A_STRETCH:
        return last.partition(":")[0] == verb
    return last.partition(":")[2] == actor["place"] and rest[0].startswith("go:")


def wished(view: View, wish: str) -> str:
    """BAN-WIL-02: a failed roll stands or is rolled again as it was wished for beforehand.

    The last point of Will Power costs Vigor: whether to spend it is always asked.
    """
    actor = actor_of(view)
    if prompt_of(view) != "reroll" or wish not in legal_of(view) or actor is None:
        return ""
    return "" if wish == "reroll" and actor["wil"] <= 1 else wish


class Walker:
    """A character and the Acres in its reach."""

    def __init__(self, view: View, tell: BantamTeller, actor: Mapping[str, Any]) -> None:
        self.view = view
        self.table: Mapping[str, Any] = view["table"]
        self.tell = tell
        self.actor = actor
        self.here: str = actor["place"]
        self.speed: int = max(1, actor["spd"])
        self.left: int = self.table["turn"]["move_left"]
        self.fires = {place for fire in self.table["fires"] for place in fire["tokens"]}
        self.foes: list[Mapping[str, Any]] = [
            foe
            for foe in self.table["foes"]
            if foe["symbol"] == "aggressive" and foe["slot"] not in actor["sneaked"]
        ]

    def grit(self, steps: int) -> int:
        """BAN-MOV-01, BAN-MOV-02: the Grit that so many steps take now."""
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
        if start is None or not any(move.startswith("go:") for move in legal):
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
            for to, check in self.edges(here, legal, here == start):
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
        moves = tuple(f"go:{id}" for id in ids)
        through = tuple(f"acre-{id}" for id in ids)
        return Way(through[-1], moves, self.grit(len(path)), sure, through, self.about(path, sure))

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
        if any(ACRE[acre].id in self.fires for acre in path):
            told.append(say("way-fire"))
        facts = self.tell.acre_facts(goal, self.table)
        if facts:
            told.append(f"{', '.join(facts)}.")
        if STORE_OF[goal] != NONE_HERE:
            told.append(say("way-shelves"))
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
    if group == "act" and "work" in legal and actor["grit"] > 1:
        times = actor["grit"]
        name = say("deed-work-all", count=times)
        note = say("amount-grit", count=times)
        yield Deed(name, note, group, ("work",) * times, say("deed-work-all-about"), sign="work")
    things = [f"pick-up:{thing}" for thing in view["table"]["ground"].get(actor["place"], ())]
    things = [move for move in things if move in legal]
    if group == "things" and len(things) > 1:
        name, note = say("deed-pick-all"), say("deed-pick-all-note", count=len(things))
        yield Deed(name, note, group, tuple(things), say("deed-pick-all-about"), sign="pick-up")


def is_deed(move: str, tell: BantamTeller) -> bool:
    """Walking is done on the map, leaving stands apart."""
    return not move.startswith("go:") and not tell.is_leaving(move)


def group_of(move: str) -> str:
    """What an action is about."""
    return GROUP_OF.get(move.partition(":")[0], "act")


def deed(move: str, text: str, group: str) -> Deed:
    """An action as a button: its first words large, the rest small."""
    name, *rest = SPLIT.split(text, maxsplit=1)
    note = rest[0].rstrip(")") if rest else ""
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
