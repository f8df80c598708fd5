"""What the press that walks to an Acre may do there besides, or about the Acre from afar.

Everything here follows from the view of the one whose turn it is, and from worlds it may believe
in: which places a Fire Starter reaches.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from saloon.games.bantam.board import (
    ACRE,
    COLOURS,
    DOC,
    JAIL,
    RESOURCE_OF,
    STABLES_ACRE,
    TOWN,
    TRADING_ACRE,
)
from saloon.games.bantam.content import ENDEAVORS, MASTER
from saloon.games.bantam.effects import FIRE, KINDS, SNK
from saloon.games.bantam.look import (
    ACRE_NUMBER,
    CARD_OF,
    CRAFT_OF,
    ENEMY_OF,
    ITEM_OF,
    cabin_in,
    chance,
    fire_at,
    level_in,
    level_of,
    prompt_of,
    selling,
    tool_of,
)
from saloon.games.bantam.play.fire.burning import colours_for
from saloon.games.bantam.play.line_of_sight import distance
from saloon.games.bantam.play.town.stores import CHEAPEST_MOUNT
from saloon.games.bantam.text import BantamTeller
from saloon.journeys import Ahead, Deed, View, legal_of

ALL: Final = "all"
"""As many as can be dedicated: `dedicate:logging:all`."""


def meant(view: View, word: str) -> str:
    """BAN-LVL-01: everything at hand for an Endeavor, where a row says `all`."""
    stem, _, count = word.rpartition(":")
    if count != ALL:
        return word
    counts = [int(m.rpartition(":")[2]) for m in legal_of(view) if m.startswith(f"{stem}:")]
    return f"{stem}:{max(counts)}" if counts else word


def is_forced(word: str) -> bool:
    """Where nothing was gathered there is nothing to dedicate: the row goes on without it."""
    return word.endswith(f":{ALL}")


def working(
    tell: BantamTeller, actor: Mapping[str, Any], acre: int, grit: int, lead: Sequence[str] = ()
) -> Iterator[Deed]:
    """BAN-END-01, BAN-LVL-01: work in an Acre, for all the Grit, and dedicate what comes of it."""
    say = tell.words
    endeavor = ENDEAVORS[RESOURCE_OF[acre]]
    place = say(f"acre-{ACRE[acre].id}")
    endless = f"dedicate:{endeavor}:{ALL}"
    rows = [("work", times, ("work",) * times) for times in range(1, grit + 1)]
    if level_in(actor, endeavor)[0] != MASTER:
        rows += [("dedicate", times, ("work", endless) * times) for times in {1, grit}]
    for what, times, row in rows:
        name = say(f"deed-work-{what}", count=times)
        about = say(
            f"then-{what}-about" if lead else f"deed-{what}-about", place=place, count=times
        )
        # Around the figure there is room for once, and for all of it.
        sign = what if times == grit else ""
        its = say("amount-grit", count=times)
        yield Deed(name, its, "act", (*lead, *row), about, sign=sign)


def selling_all(view: View, actor: Mapping[str, Any]) -> tuple[list[str], int]:
    """BAN-SHP-14, BAN-SHP-15: the moves that sell all goods and Heads to Rita, and what it pays."""
    moves: list[str] = []
    paid = 0
    for kind in KINDS:
        count = actor["goods"][kind]
        moves += [f"sell:{kind}"] * count
        paid += count * selling(view, kind)
    for head in actor["heads"]:
        moves.append(f"sell:{head}")
        paid += ENEMY_OF[head].value
    return moves, paid


def selling_deed(
    view: View, tell: BantamTeller, actor: Mapping[str, Any], lead: Sequence[str] = ()
) -> Iterator[Deed]:
    """One press that sells everything, where there is more than one thing to sell."""
    moves, paid = selling_all(view, actor)
    if len(moves) > 1 or (moves and lead):
        say = tell.words
        note = say("deed-sell-all-note", count=len(moves), paid=paid)
        about = say("deed-sell-all-about", count=len(moves), paid=paid)
        yield Deed(
            say("deed-sell-all", paid=paid), note, "things", (*lead, *moves), about, sign="sell"
        )


class There:
    """What may be done at the Acres in reach."""

    def __init__(
        self, view: View, tell: BantamTeller, actor: Mapping[str, Any], ahead: Ahead
    ) -> None:
        self.view = view
        self.tell = tell
        self.actor = actor
        self.legal = legal_of(view)
        self.ahead = ahead
        self.fires: dict[str, list[tuple[str, ...]]] = {}
        for place, row in self.alight(ahead) if "light" in self.legal else ():
            self.fires.setdefault(place, []).append(row)

    def alight(self, ahead: Ahead) -> Iterator[tuple[str, tuple[str, ...]]]:
        """BAN-FIR-01: the Acres that can be set alight from here, and the moves that do it.

        A question with one answer is not put, and need not be named.
        """
        begun = ahead(["light"])
        if begun is None:
            return
        if prompt_of(begun) not in ("fire-tool", "fire-place"):  # there is one place
            for acre in self.reached():
                yield ACRE[acre].id, ("light",)
            return
        tools = legal_of(begun) if prompt_of(begun) == "fire-tool" else [""]
        for tool in tools:
            row = ("light", tool) if tool else ("light",)
            chosen = ahead(row)
            if chosen is None or prompt_of(chosen) != "fire-place":
                continue
            for move in legal_of(chosen):
                yield move.removeprefix("go:"), (*row, move)

    def reached(self) -> set[int]:
        """BAN-FIR-01: the Acres that are in the Range of a Fire Starter in hand."""
        actor = self.actor
        here = ACRE_NUMBER.get(actor["place"])
        if here is None:
            return set()
        cards = [
            id for id in actor["cards"] if CARD_OF[id].spc == FIRE and id not in actor["tired"]
        ]
        reach = [tool_of(actor, id)[1:] for id in cards]
        if actor["item"] and not actor["item_tired"] and ITEM_OF[actor["item"]].effect.verb == FIRE:
            reach.append(tool_of(actor, "item")[1:])
        if actor["crafted"] and CRAFT_OF[actor["craft"]].tool.verb == FIRE:
            reach.append(tool_of(actor, "craft")[1:])
        near = [acre for acre, row in enumerate(ACRE) if row.tile == ACRE[here].tile]
        return {
            acre
            for acre in near
            if any(low <= distance(here, acre) <= high for low, high in reach)
            and acre not in (DOC, JAIL)
            and fire_at(self.view, ACRE[acre].id) is None
            and cabin_in(self.view, ACRE[acre].id) is None
        }

    def deeds(self, acre: int, moves: Sequence[str], grit: int) -> Iterator[Deed]:
        """What may follow a walk that takes these moves and leaves so much Grit."""
        say, row, actor = self.tell.words, ACRE[acre], self.actor
        place = say(f"acre-{row.id}")
        burning = fire_at(self.view, row.id) is not None
        if grit and not burning and row.tile != TOWN and row.resource >= 0:
            yield from working(self.tell, actor, acre, grit, moves)
        if acre == TRADING_ACRE and not burning:
            yield from selling_deed(self.view, self.tell, actor, moves)
        if acre == STABLES_ACRE and not burning and actor["cash"] >= CHEAPEST_MOUNT:
            yield self.deed("mounts", (*moves, "draw-mounts"), place)
        if acre == DOC and grit and actor["vig"] < actor["vig_max"]:
            yield self.deed("doc", (*moves, "doc"), place)
        cabin = cabin_in(self.view, row.id)
        if cabin is not None and (cabin["owner"] == actor["seat"] or cabin["open"]):
            yield self.deed("enter", (*moves, "enter"), place)
            if cabin["owner"] == actor["seat"]:
                yield self.deed("sleep", (*moves, "enter", "pass"), place)
        yield self.deed("night", (*moves, "pass"), place)

    def dealings(self, moves: Sequence[str]) -> Iterator[Deed]:
        """BAN-INT-01, BAN-SHP-01: whom to deal with in a store, which costs no Grit on the way."""
        then = self.ahead(moves)
        if then is None or prompt_of(then) != "turn":
            return
        for move in legal_of(then):
            verb = move.partition(":")[0]
            if verb in DEALINGS:
                about = self.tell.move(move, then)
                name = about.partition(":")[0].partition(" (")[0]
                yield Deed(name, "", "things", (*moves, move), about, sign=verb)

    def here(self) -> Iterator[Deed]:
        """BAN-FIR-01, BAN-FIR-17: what can be set alight where one stands."""
        place = self.actor["place"]
        acre = ACRE_NUMBER.get(place)
        if acre is not None:
            for one in self.burning(acre):
                yield replace(one, group="act", about=one.name)
        for target, rows in self.fires.items():
            for row in rows if ":" in target else ():
                note = self.tell.move(target, self.view)
                slot = target.rpartition(":")[2]
                one = self.deed("burn", row, place, target=note, slot=slot)
                yield replace(one, note=note, group="act")

    def sneaking(
        self, foe: Mapping[str, Any] | None, acre: int, moves: Sequence[str]
    ) -> list[Deed]:
        """BAN-STE-01: to go unseen by a foe that watches the Acre, before the first step."""
        first = f"sneak:{foe['slot']}" if foe is not None else ""
        if foe is None or first not in self.legal:
            return []
        odds = chance(SNK * 16 + foe["sneak"], level_of(self.view, SNK * 16))
        place = self.tell.words(f"acre-{ACRE[acre].id}")
        return [self.deed("sneak", (first, *moves), place, chance=odds)]

    def burning(self, acre: int) -> Iterator[Deed]:
        """BAN-FIR-01, BAN-FIR-14: to set the Acre alight from here, in one of its colours."""
        place = self.tell.words(f"acre-{ACRE[acre].id}")
        bits = colours_for(acre)
        colours = [name for bit, name in enumerate(COLOURS) if bits >> bit & 1]
        rows = self.fires.get(ACRE[acre].id, [])
        for row in rows:
            tool = next((move[5:] for move in row if move.startswith("tool:")), "")
            means = self.tell.move(f"tool:{tool}", self.view) if tool and len(rows) > 1 else ""
            if len(colours) < 2:
                yield self.deed("fire", row, place, means=means)
                continue
            for name in colours:
                colour = self.tell.words(f"colour-{name}")
                moves = (*row, f"colour:{name}")
                yield self.deed("fire-colour", moves, place, colour=colour, means=means)

    def deed(self, what: str, moves: Sequence[str], place: str, **more: Any) -> Deed:
        """One of them, with its words."""
        say = self.tell.words
        name = say(f"then-{what}", **more)
        if more.get("means"):
            name = f"{name} ({more['means']})"
        about = say(f"then-{what}-about", place=place, **more)
        return Deed(name, "", "move", tuple(moves), about, sign=SIGNS.get(what, what))


DEALINGS: Final = ("try", "order", "draw-items")
"""What may be done in a store as soon as one is there."""

SIGNS: Final = {
    "burn": "light",
    "mounts": "draw-mounts",
    "sleep": "enter",
    "night": "",
    "fire": "light",
    "fire-colour": "light",
}
"""Small pictures that have another name."""
