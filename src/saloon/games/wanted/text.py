"""How the table of `wanted` reads aloud."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from saloon.choices import asked_of
from saloon.games.wanted.content import (
    DECKS,
    GANGS,
    OUTLAWS,
    SALOON,
    SALOON_COPIES,
    SALOON_KINDS,
    Outlaw,
    leader_of,
)
from saloon.games.wanted.play.duel import FOR_ONE
from saloon.goal import Aim, Goal
from saloon.words import Close, Teller

OUTLAW = {outlaw.id: outlaw for outlaw in OUTLAWS}
STAR = "★"
SHAPES = ("●", "▲", "◆", "■")
COLOURS = ("#ff7a6b", "#6fcf7f", "#f2c94c", "#6fb4ff")
"""Gangs are told apart by shape as well as by colour (WAN-SETUP-12)."""

ONE = "①"


class WantedTeller(Teller):
    """Says what happens at a table of `wanted`."""

    ENDINGS: ClassVar[Mapping[str, Close]] = {
        "four-gangs": Close("round", "win", "limit"),
        "empty-deck": Close("round", "win", "limit"),
    }
    FLIGHTS: ClassVar[Mapping[str, tuple[str, str]]] = {
        "wanted": ("", "who"),
        "one": ("", "who"),
    }
    ROUNDS: ClassVar[frozenset[str]] = frozenset({"round", "limit", "win"})
    MEANS: ClassVar[frozenset[str]] = frozenset({"saloon", "bury", "look"})
    APART: ClassVar[frozenset[str]] = frozenset({"four-gangs", "empty-deck"})
    CALLED: ClassVar[Mapping[str, tuple[str, Sequence[str]]]] = {
        "deck": ("deck", DECKS),
        "kind": ("card", SALOON_KINDS),
    }

    def carried(self, named: Mapping[str, int]) -> str:
        """The token that somebody takes."""
        return self.gang(named["gang"]) if "gang" in named else ONE

    # -- names ------------------------------------------------------------------------------------

    def argument(self, name: str, value: int) -> object:
        """Cards, gangs and stakes with their signs."""
        if name == "card":
            return self.card(OUTLAWS[value].id)
        if name == "gang":
            return self.gang(value)
        if name == "stake":
            return self.stake(value)
        return super().argument(name, value)

    def card(self, id: str) -> str:
        """An outlaw with the shape of its gang and a star for a leader."""
        outlaw = OUTLAW[id]
        return f"{SHAPES[outlaw.gang]} {starred(outlaw)}"

    def called(self, id: str) -> str:
        return self.card(id) if id in OUTLAW else super().called(id)

    def deck(self, deck: str) -> str:
        """A town or the Saloon."""
        return self.words(f"deck-{deck}")

    def gang(self, gang: int) -> str:
        """A gang with its shape."""
        return f"{SHAPES[gang]} {self.words(f'gang-{GANGS[gang]}')}"

    def kind(self, kind: str) -> str:
        """A Saloon card."""
        return self.words(f"card-{kind}")

    def stake(self, stake: int) -> str:
        """What a shoot-out is about."""
        if stake == FOR_ONE:
            return self.words("stake-one")
        return self.words("stake-wanted", gang=self.gang(stake))

    # -- moves ------------------------------------------------------------------------------------

    def move(self, move: str, view: Mapping[str, Any]) -> str:
        """A move as it would stand on a button: with the cards it is about."""
        verb, _, rest = move.partition(":")
        if verb == "hit":
            return self._hit(rest, view)
        if verb in ("draw", "bury", "look"):
            deck = view["table"]["decks"][DECKS.index(rest)]
            if rest == DECKS[SALOON]:
                if verb == "draw" and "next" in deck:
                    return self.words("move-draw-known", kind=self.kind(deck["next"]))
                return self.words(f"move-{verb}-saloon")
            return self.words(f"move-{verb}", deck=self.deck(rest), card=self.card(deck["up"]))
        return super().move(move, view)

    def blocked(self, view: Mapping[str, Any]) -> list[tuple[str, str]]:
        """WAN-CAV-04: the town under the Cavalry."""
        asked = asked_of(view)
        if asked is None or asked["prompt"] != "draw":
            return []
        closed = [deck for deck in DECKS if f"draw:{deck}" not in asked["moves"]]
        return [(self.deck(deck), self.words("blocked-cavalry")) for deck in closed]

    def _hit(self, rest: str, view: Mapping[str, Any]) -> str:
        seat, _, gang = rest.partition(":")
        target = int(seat)
        stack = view["table"]["players"][target]["stacks"][GANGS.index(gang)]
        card = self.card(stack[-1])
        if target == self.me:
            return self.words("move-hit-own", card=card, count=len(stack))
        return self.words("move-hit", target=self.name(target), card=card, count=len(stack))

    # -- in plain lines ---------------------------------------------------------------------------

    def counts(self, view: Mapping[str, Any]) -> list[str]:
        """WAN-RULING-05: what has not come to light this round, by gang and by Saloon card."""
        table = view["table"]
        decks = table["decks"]
        if not decks:
            return []
        seen = {*table["discard"], *table["out"]}
        for player in table["players"]:
            seen.update(id for stack in player["stacks"] for id in stack)
        for deck in decks:
            seen.update([*deck["buried"], deck.get("up"), deck.get("next")])
        lines = []
        for gang in range(len(GANGS)):
            left = [outlaw for outlaw in OUTLAWS if outlaw.gang == gang and outlaw.id not in seen]
            leader = "yes" if any(outlaw.leader for outlaw in left) else "no"
            lines.append(
                self.words("count-gang", gang=self.gang(gang), count=len(left), leader=leader)
            )
        copies = SALOON_COPIES - 1 if table["options"]["quick"] else SALOON_COPIES
        for kind in SALOON_KINDS:
            count = (
                copies - table["saloon_discard"].count(kind) - (decks[SALOON].get("next") == kind)
            )
            lines.append(self.words("count-saloon", kind=self.kind(kind), count=count))
        return lines

    def read(self, view: Mapping[str, Any]) -> list[str]:
        """The whole table in sentences, without a sign that only the eye understands."""
        table = view["table"]
        lines = [self.words("read-round", round=table["round"])]
        lines += self.read_options(view)
        lines.append(self.words("read-starter", who=self.who(table["starter"])))
        for deck in table["decks"]:
            lines += self._read_deck(deck, table)
        if table["options"]["cavalry"]:
            stands = table["cavalry"]
            lines.append(
                self.words("read-no-cavalry")
                if stands is None
                else self.words("read-cavalry", deck=self.deck(stands))
            )
        if table["supremacy"] is not None:
            gang = self.words(f"gang-{table['supremacy']}")
            lines.append(self.words("read-supremacy", gang=gang))
        lines.append(
            self.words("read-no-one")
            if table["one"] < 0
            else self.words("read-one", who=self.who(table["one"]))
        )
        for player in table["players"]:
            lines += self._read_player(player, table)
        if table["discard"]:
            lines.append(self.words("read-discard", cards=self._listed(table["discard"])))
        if table["out"]:
            lines.append(self.words("read-out", cards=self._listed(table["out"])))
        return lines

    def _told(self, id: str) -> str:
        """A card for the ear: its gang in words."""
        outlaw = OUTLAW[id]
        message = "read-leader" if outlaw.leader else "read-card"
        return self.words(message, name=outlaw.name, gang=self.words(f"gang-{GANGS[outlaw.gang]}"))

    def _named(self, id: str) -> str:
        outlaw = OUTLAW[id]
        return f"{outlaw.name} ({self.words('leader')})" if outlaw.leader else outlaw.name

    def _listed(self, ids: Iterable[str]) -> str:
        return ", ".join(self._told(card) for card in ids)

    def _kinds(self, kinds: list[str]) -> str:
        counted = [
            f"{self.kind(kind)} {kinds.count(kind)}" for kind in SALOON_KINDS if kind in kinds
        ]
        return ", ".join(counted) or self.words("read-nothing")

    def _read_deck(self, deck: Mapping[str, Any], table: Mapping[str, Any]) -> Iterator[str]:
        name = self.deck(deck["deck"])
        saloon = deck["deck"] == DECKS[SALOON]
        if saloon:
            discard = self._kinds(table["saloon_discard"])
            yield self.words("read-saloon", left=deck["left"], discard=discard)
        elif deck["up"] is None:
            message = "read-town-down" if deck["left"] else "read-town-empty"
            yield self.words(message, deck=name, left=deck["left"])
        else:
            yield self.words("read-town", deck=name, card=self._told(deck["up"]), left=deck["left"])
        if "next" in deck:
            card = self.kind(deck["next"]) if saloon else self._told(deck["next"])
            yield self.words("read-next", deck=name, card=card)
        if deck["looked_by"]:
            names = ", ".join(self.who(seat) for seat in deck["looked_by"])
            yield self.words("read-looked", deck=name, names=names)
        if deck["buried"]:
            yield self.words("read-buried", deck=name, cards=self._listed(deck["buried"]))

    def _read_player(self, player: Mapping[str, Any], table: Mapping[str, Any]) -> Iterator[str]:
        stacks = [
            self.words(
                "read-stack",
                gang=self.words(f"gang-{GANGS[gang]}"),
                count=len(stack),
                cards=", ".join(self._named(card) for card in reversed(stack)),
            )
            for gang, stack in enumerate(player["stacks"])
            if stack
        ]
        gangs = ", ".join(self.words(f"gang-{gang}") for gang in player["wanted"])
        yield self.words(
            "read-player",
            who=self.who(player["seat"]),
            stacks="; ".join(stacks) or self.words("read-no-stack"),
            wanted=self.words("read-wanted", gangs=gangs)
            if gangs
            else self.words("read-no-wanted"),
            points=player["points"],
        )
        if table["options"]["dollars"]:
            who = self.who(player["seat"])
            yield self.words("read-player-dollars", who=who, count=player["tiles"])

    def goal(self, view: Mapping[str, Any]) -> Goal:
        """WAN-WIN-01: the four Wanted tokens and the One token, each with who has it."""
        players = view["table"]["players"]
        aims = [
            self._aim(
                self.words(f"gang-{gang}"),
                f"gang:{gang}",
                [player["seat"] for player in players if gang in player["wanted"]],
            )
            for gang in GANGS
        ]
        owners = [player["seat"] for player in players if player["one"]]
        aims.append(self._aim(self.words("token-one"), "one", owners))
        reached = [len(player["wanted"]) + player["one"] for player in players]
        return Goal(self.words("goal-wins"), reached, len(GANGS) + 1, aims)

    def _aim(self, name: str, sign: str, owners: list[int]) -> Aim:
        mine = self.me in owners
        others = [self.name(seat) for seat in owners if seat != self.me]
        state = ", ".join(([self.words("goal-you")] if mine else []) + others)
        return Aim(name, state or self.words("goal-nobody"), sign, mine, owners)

    def tally(self, view: Mapping[str, Any]) -> dict[str, int]:
        """The points of this round."""
        if self.me is None:
            return {}
        return {self.words("tally-points"): view["table"]["players"][self.me]["points"]}

    def changes(self, before: Mapping[str, Any], after: Mapping[str, Any]) -> list[str]:
        """Gangs in which the reader comes to have the most (WAN-MAJ-01), and the end of a round."""
        if before["table"]["round"] != after["table"]["round"] or after["over"]:
            return [self.words("change-round")]
        found = []
        for gang in range(len(GANGS)):
            was, now = (majority(view["table"]["players"], gang) for view in (before, after))
            if was == now:
                continue
            name = self.words(f"gang-{GANGS[gang]}")
            if now == self.me and was >= 0:
                found.append(self.words("change-takes", gang=name, who=self.name(was)))
            elif now == self.me:
                found.append(self.words("change-leads", gang=name))
            elif was >= 0 and was != self.me:
                found.append(self.words("change-spoils", gang=name, who=self.name(was)))
        return found


def majority(players: Sequence[Mapping[str, Any]], gang: int) -> int:
    """Who would win the majority of a gang if the round ended now, or -1 (WAN-MAJ-01..04)."""
    counts = [len(player["stacks"][gang]) for player in players]
    best = max(counts)
    tied = [seat for seat, count in enumerate(counts) if count == best]
    if best == 0:
        return -1
    if len(tied) == 1:
        return tied[0]
    leader = OUTLAWS[leader_of(gang)].id
    for seat in tied:
        if leader in players[seat]["stacks"][gang]:
            return seat
    return -1


def starred(outlaw: Outlaw) -> str:
    """A name, with a star for a leader."""
    return f"{outlaw.name} {STAR}" if outlaw.leader else outlaw.name


TELLER = WantedTeller
