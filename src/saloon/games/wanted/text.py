"""How the table of `wanted` reads aloud and how it is drawn in a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from saloon.games.wanted.content import (
    DECKS,
    GANGS,
    OUTLAWS,
    SALOON,
    SALOON_KINDS,
    Outlaw,
    leader_of,
)
from saloon.games.wanted.play.duel import FOR_ONE
from saloon.words import Board, Teller, cut

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
    from rich.text import Text

OUTLAW = {outlaw.id: outlaw for outlaw in OUTLAWS}
STAR = "★"
SHAPES = ("●", "▲", "◆", "■")
COLOURS = ("#ff7a6b", "#6fcf7f", "#f2c94c", "#6fb4ff")
"""Gangs are told apart by shape as well as by colour (WAN-SETUP-12)."""

LEADS = "▸"
ASKED = "►"
CLOSED = "✖"
LOOKED = "◎"
ONE = "①"
KNOWN = "#ffc845"
QUIET = "#8a7a66"
NAME_WIDTH = 10
ROOMY_WIDTH = 96
ROOMY_ROWS = 11


class WantedTeller(Teller):
    """Says what happens at a table of `wanted`."""

    EVENTS: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "starter": ("who",),
        "quick": ("count",),
        "round": ("round", "who"),
        "shows": ("deck", "card"),
        "supremacy": ("gang",),
        "dollars": ("count",),
        "take": ("who", "card", "deck"),
        "four-gangs": ("who",),
        "empty-deck": ("deck",),
        "saloon": ("who", "kind"),
        "nothing": ("who", "kind"),
        "sheriff": ("who", "card"),
        "hunter": ("who", "target", "card"),
        "swindler": ("who", "target", "card"),
        "cavalry": ("who", "deck"),
        "bury": ("who", "deck", "card"),
        "look": ("who", "deck"),
        "looked-saloon": ("kind",),
        "looked-town": ("deck", "card"),
        "no-gang": ("gang",),
        "gang-tie": ("gang",),
        "leader-decides": ("who", "gang"),
        "has-wanted": ("who", "gang"),
        "wanted": ("who", "gang"),
        "points": ("who", "points"),
        "no-points": (),
        "points-tie": ("points",),
        "one": ("who",),
        "keeps-one": ("who",),
        "no-stake": ("stake",),
        "accepts": ("who", "stake"),
        "declines": ("who", "stake"),
        "declined": ("stake",),
        "duel": ("who", "target", "stake"),
        "flips": ("count",),
        "both-shot": ("who", "target"),
        "duel-won": ("who", "target"),
        "truel": ("count", "stake"),
        "truel-won": ("who", "count"),
        "win": ("who",),
        "limit": ("who",),
    }
    ASKS: ClassVar[Mapping[str, tuple[str, ...]]] = {"consent": ("stake",)}

    # -- names ------------------------------------------------------------------------------------

    def argument(self, name: str, value: int) -> object:
        """Cards, decks, gangs and stakes by name."""
        if name == "card":
            return self.card(OUTLAWS[value].id)
        if name == "deck":
            return self.deck(DECKS[value])
        if name == "gang":
            return self.gang(value)
        if name == "kind":
            return self.kind(SALOON_KINDS[value])
        if name == "stake":
            return self.stake(value)
        return super().argument(name, value)

    def card(self, id: str) -> str:
        """An outlaw with the shape of its gang and a star for a leader."""
        outlaw = OUTLAW[id]
        return f"{SHAPES[outlaw.gang]} {_starred(outlaw)}"

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
        if verb == "ride":
            return self.words("move-ride", deck=self.deck(rest))
        if verb in ("draw", "bury", "look"):
            deck = view["table"]["decks"][DECKS.index(rest)]
            if rest == DECKS[SALOON]:
                if verb == "draw" and "next" in deck:
                    return self.words("move-draw-known", kind=self.kind(deck["next"]))
                return self.words(f"move-{verb}-saloon")
            return self.words(f"move-{verb}", deck=self.deck(rest), card=self.card(deck["up"]))
        return self.words(f"move-{verb}")

    def _hit(self, rest: str, view: Mapping[str, Any]) -> str:
        seat, _, gang = rest.partition(":")
        target = int(seat)
        stack = view["table"]["players"][target]["stacks"][GANGS.index(gang)]
        card = self.card(stack[-1])
        if target == self.me:
            return self.words("move-hit-own", card=card, count=len(stack))
        return self.words("move-hit", target=self.name(target), card=card, count=len(stack))

    # -- in plain lines ---------------------------------------------------------------------------

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

    # -- drawn ------------------------------------------------------------------------------------

    def board(self, view: Mapping[str, Any]) -> RenderableType:
        """Decks above, one row a player below."""
        return WantedBoard(self, view)


class WantedBoard(Board):
    """The table drawn: it takes more lines where there is room, fewer where there is not."""

    teller: WantedTeller

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        rows = ROOMY_ROWS + 2 * len(self.table["players"])
        roomy = width >= ROOMY_WIDTH and (options.height is None or options.height >= rows)
        yield self._decks(width, roomy)
        yield self._players(width, roomy)
        yield self._pieces()

    def _decks(self, width: int, roomy: bool) -> RenderableType:
        from rich.table import Table

        grid = Table.grid(padding=0)
        each = width // len(DECKS)
        decks = self.table["decks"]
        for _ in decks:
            grid.add_column(width=each)
        known = any("next" in deck for deck in decks)
        grid.add_row(*(self._deck(deck, each, roomy, known) for deck in decks))
        return grid

    def _deck(
        self, deck: Mapping[str, Any], width: int, roomy: bool, known: bool
    ) -> RenderableType:
        from rich import box
        from rich.panel import Panel
        from rich.text import Text

        body = self._face(deck, width - 4, roomy)
        if known:
            body.append(f"\n{self._next(deck)}", style=KNOWN)
        left = self.words("board-left", left=deck["left"])
        if deck["looked_by"]:
            eyes = "".join(self.teller.name(seat)[:1] for seat in deck["looked_by"])
            left = f"{left if roomy else deck['left']} {LOOKED}{eyes}"
        closed = self.table["cavalry"] == deck["deck"]
        if closed:
            left = f"{CLOSED} {self.words('board-cavalry')}"
        up = deck.get("up")
        return Panel(
            body,
            title=Text(_short(self.teller.deck(deck["deck"]), width - 4), style="bold"),
            subtitle=Text(left, style="bold reverse" if closed else ""),
            width=width,
            box=box.DOUBLE if closed else box.ROUNDED,
            border_style=COLOURS[OUTLAW[up].gang] if up and not closed else QUIET,
            padding=(0, 1),
        )

    def _face(self, deck: Mapping[str, Any], room: int, roomy: bool) -> Text:
        """What lies on top: two lines, the name of an outlaw and its epithet if there is room."""
        from rich.text import Text

        face = Text(no_wrap=True, overflow="ellipsis")
        if deck["deck"] == DECKS[SALOON]:
            face.append(self.words("board-face-down"), style="italic")
            gone = self.table["saloon_discard"]
            used = [f"{self.teller.kind(kind)[:2]}{gone.count(kind)}" for kind in SALOON_KINDS]
            face.append(f"\n{' '.join(used)}", style="dim")
            return face
        if deck["up"] is None:
            hidden = self.words("board-face-down") if deck["left"] else ""
            return Text(f"{hidden}\n", style="italic")
        outlaw = OUTLAW[deck["up"]]
        bold = f"bold {COLOURS[outlaw.gang]}"
        first, second = _two_lines(_starred(outlaw), room - 2)
        if roomy:
            first = _short(outlaw.name, room - 4)
            first = f"{first} {STAR}" if outlaw.leader else first
            second = self.words(f"epithet-{outlaw.id.lower()}")
        face.append(f"{SHAPES[outlaw.gang]} {first}", style=bold)
        face.append(f"\n{second}" if roomy else f"\n  {second}", style="dim" if roomy else bold)
        return face

    def _next(self, deck: Mapping[str, Any]) -> str:
        if "next" not in deck:
            return ""
        if deck["deck"] == DECKS[SALOON]:
            return f"→ {self.teller.kind(deck['next'])}"
        return f"→ {self.teller.card(deck['next'])}"

    def _players(self, width: int, roomy: bool) -> RenderableType:
        from rich import box
        from rich.table import Table
        from rich.text import Text

        dollars = self.table["options"]["dollars"]
        room = (width - NAME_WIDTH - (22 if dollars else 19)) // 4
        grid = Table(box=box.SIMPLE_HEAD, padding=0, pad_edge=False, show_edge=False)
        grid.add_column(self.words("board-player"), width=NAME_WIDTH, no_wrap=True)
        for gang in range(4):
            label = Text(self.teller.gang(gang), style=COLOURS[gang], overflow="ellipsis")
            grid.add_column(label, width=room, no_wrap=True, overflow="ellipsis")
        grid.add_column(self.words("board-wanted"), width=6, no_wrap=True)
        grid.add_column(self.words("board-one"), width=3, no_wrap=True)
        if dollars:
            grid.add_column("$", width=2, no_wrap=True)
        grid.add_column(self.words("board-points"), width=3, justify="right", no_wrap=True)
        leading = [self._leads(gang) for gang in range(4)]
        for player in self.table["players"]:
            grid.add_row(*self._row(player, leading, room, roomy))
        return grid

    def _leads(self, gang: int) -> int:
        """Who would win the majority of a gang if the round ended now, or -1 (WAN-MAJ-01..04)."""
        counts = [len(player["stacks"][gang]) for player in self.table["players"]]
        best = max(counts)
        tied = [seat for seat, count in enumerate(counts) if count == best]
        if best == 0:
            return -1
        if len(tied) == 1:
            return tied[0]
        leader = OUTLAWS[leader_of(gang)].id
        for seat in tied:
            if leader in self.table["players"][seat]["stacks"][gang]:
                return seat
        return -1

    def _row(
        self, player: Mapping[str, Any], leading: list[int], room: int, roomy: bool
    ) -> Iterator[Text]:
        from rich.text import Text

        seat = player["seat"]
        asked = seat in [ask["seat"] for ask in self.view["asks"]]
        name = Text.assemble((f"{ASKED if asked else ' '} ", KNOWN))
        own = "bold underline" if seat == self.teller.me else "bold"
        name.append(_short(self.teller.name(seat), NAME_WIDTH - 2), style=own)
        yield name
        for gang, stack in enumerate(player["stacks"]):
            yield self._stack(stack, gang, leading[gang] == seat, room, roomy)
        wanted = Text()
        for gang in range(4):
            has = GANGS[gang] in player["wanted"]
            wanted.append(SHAPES[gang] if has else "·", style=COLOURS[gang] if has else QUIET)
        yield wanted
        yield Text(ONE if player["one"] else "", style=f"bold {KNOWN}")
        if self.table["options"]["dollars"]:
            yield Text("$" * player["tiles"], style=COLOURS[1])
        yield Text(str(player["points"]), style="bold")

    def _stack(self, stack: list[str], gang: int, leads: bool, room: int, roomy: bool) -> Text:
        """Who would win the gang, how many cards, whether the leader is covered, the top card."""
        from rich.text import Text

        if not stack:
            return Text(" ·", style=QUIET)
        top = OUTLAW[stack[-1]]
        covered = STAR if OUTLAWS[leader_of(gang)].id in stack[:-1] else " "
        name = _short(top.name, room - (5 if top.leader else 3))
        text = Text(
            f"{LEADS if leads else ' '}{len(stack)}{covered}", style=f"bold {COLOURS[gang]}"
        )
        text.append(f"{name} {STAR}" if top.leader else name, style=COLOURS[gang])
        if roomy and len(stack) > 1:
            under = ", ".join(OUTLAW[card].name.split()[-1] for card in reversed(stack[:-1]))
            text.append(f"\n   {under}", style="dim")
        return text

    def _pieces(self) -> Text:
        """One line: the round, Supremacy, the Cavalry beside the decks, what the signs mean."""
        from rich.text import Text

        parts = [self.words("board-round", round=self.table["round"])]
        if self.table["supremacy"] is not None:
            gang = GANGS.index(self.table["supremacy"])
            parts.append(f"{self.words('token-supremacy')} {self.teller.gang(gang)}")
        if self.table["options"]["cavalry"] and self.table["cavalry"] is None:
            parts.append(f"{self.words('board-cavalry')} {self.words('board-beside')}")
        parts.append(self.words("board-if-now"))
        return Text("   ".join(parts), style="dim", no_wrap=True, overflow="ellipsis")


def _starred(outlaw: Outlaw) -> str:
    return f"{outlaw.name} {STAR}" if outlaw.leader else outlaw.name


def _short(name: str, room: int) -> str:
    """A name that fits: whole, with initials, its last word, or cut."""
    words = name.split()
    initials = f"{words[0][0]}. {' '.join(words[1:])}"
    for form in (name, initials):
        if len(form) <= room:
            return form
    return cut(words[-1], room)


def _two_lines(name: str, room: int) -> tuple[str, str]:
    """A name broken between words so that its first line fits."""
    words = name.split()
    first = words[0]
    at = 1
    while at < len(words) and len(first) + 1 + len(words[at]) <= room:
        first = f"{first} {words[at]}"
        at += 1
    return first, " ".join(words[at:])


TELLER = WantedTeller
