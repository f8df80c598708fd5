"""What everything on the table of `bantam` is called, and the sentences of the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from saloon.engine.event import Event
from saloon.games.bantam.board import (
    ACRE,
    COLOURS,
    INTERIOR,
    SLOT_ACRE,
    SLOT_SPECIES,
    SPECIES,
    TILE_IDS,
    WEATHERS,
)
from saloon.games.bantam.cards import CARD, CARD_IDS, OWNABLE
from saloon.games.bantam.content import (
    CHARACTER_IDS,
    CRAFT,
    DOLLAR,
    DRINK,
    ENDEAVORS,
    ENEMY,
    FRONTS,
    HEAD_THING,
    ITEM,
    ITEM_IDS,
    ITEM_THING,
    LEVELS,
    LIST_A,
    LIST_B,
    MOUNT_IDS,
    TAB,
)
from saloon.games.bantam.effects import KINDS, SKILLS, difficulty_of, skill_of
from saloon.games.bantam.events import HONOR_IDS, LEFT, MONTH_IDS, RIDER, RIGHT
from saloon.games.bantam.look import CABIN_MARK, ENEMY_OF
from saloon.games.bantam.moves import FOE, SPOILS, TOOL_ITEM
from saloon.games.bantam.state import DESERTED
from saloon.words import Teller

MEDALS: Final = ("gold", "silver", "bronze")
WHYS: Final = ("truce", "sight", "cap", "pursuit", "down")
"""Why fights end, in the order of play/combat/outcome.py."""


class Names(Teller):
    """Says names, and what has happened."""

    CALLED: ClassVar[Mapping[str, tuple[str, Sequence[str]]]] = {
        **dict.fromkeys(("a", "b", "c", "d"), ("tile", TILE_IDS)),
        **dict.fromkeys(("item", "other"), ("item", ITEM_IDS)),
        "card": ("card", CARD_IDS),
        "mount": ("mount", MOUNT_IDS),
        "front": ("front", FRONTS),
        "character": ("character", CHARACTER_IDS),
        "kind": ("kind", KINDS),
        "skill": ("skill", SKILLS),
        "endeavor": ("endeavor", ENDEAVORS),
        "level": ("level", LEVELS),
        "tab": ("tab", [tab.id for tab in TAB]),
        "drink": ("drink", [drink.id for drink in DRINK]),
        "craft": ("craft", [token.id for token in CRAFT]),
        "task": ("task", [task.id for task in (*LIST_A, *LIST_B)]),
        "weather": ("weathername", WEATHERS),
        "medal": ("medal", MEDALS),
        "month": ("month", MONTH_IDS),
        "honor": ("honor", HONOR_IDS),
        "right": ("page", [page.id for page in RIGHT]),
        "species": ("species", SPECIES),
        "rider": ("rider", [rider.id for rider in RIDER]),
        "why": ("why", WHYS),
        "spoil": ("spoil", SPOILS),
    }

    def name(self, seat: int) -> str:
        """A player by name; in a fight also a foe, by its kind and place."""
        return super().name(seat) if seat < FOE else self.foe_of(seat - FOE)

    def event(self, event: Event) -> str:
        """One line of the log."""
        if event.kind == "burn-down":
            named = dict(zip(self.EVENTS[event.kind], event.args, strict=True))
            if named["target"] == DESERTED:  # nobody's: its number would be a foe's
                message = "deserted-burns-you" if named["who"] == self.me else "deserted-burns"
                return self.sentence(self.words(message, **self._shown(named)))
        return self.sentence(super().event(event))

    def sentence(self, line: str) -> str:
        """A foe at the beginning of a line has a capital; players keep their names as they are."""
        return line if line.startswith(tuple(self.names)) else line[:1].upper() + line[1:]

    def prompt(self, ask: Mapping[str, Any]) -> str:
        """BAN-RULING-141: who is asked only so that nobody learns anything is told as much."""
        message = f"ask-{ask['prompt']}-none"
        if ask["seat"] == self.me and ask.get("moves") == ["skip"] and message in self.words:
            return self.words(message)
        return self.sentence(super().prompt(ask))

    def argument(self, name: str, value: int) -> object:
        """Places, cards, goods and dollars as a person would say them."""
        if name in ("who", "target", "rival"):
            return self.name(value)
        if name in ("place", "at"):
            return self.place_number(value)
        if name == "thing":
            return self.thing_number(value)
        if name == "token":
            return self.head(ENEMY[value].id)
        if name == "dollars":
            return self.cash(value)
        if name == "check":
            return self.check(value)
        if name == "colour":
            names = [f"colour-{one}" for bit, one in enumerate(COLOURS) if value >> bit & 1]
            return ", ".join(map(self.words, names)) or self.words("colour-none")
        if name == "year":
            return str(value)
        if name == "happening":
            return self.words(f"happening-{value + 1}") if value >= 0 else ""
        return super().argument(name, value)

    def _shown(self, named: Mapping[str, int]) -> dict[str, object]:
        """Adds what a sentence needs besides the bare names: amounts, foes, tools."""
        shown = super()._shown(named)
        if "kind" in named:
            shown["goods"] = self.goods(KINDS[named["kind"]], named.get("count", 1))
        if "endeavor" in named and "count" in named:
            shown["goods"] = self.goods(KINDS[named["endeavor"]], named["count"])
        if "slot" in named:
            shown["foe"] = self.foe_of(named["slot"])
            shown["place"] = self.the(ACRE[SLOT_ACRE[named["slot"]]].id)
        if "check" in named and "total" in named:
            shown["passed"] = "yes" if named["total"] >= difficulty_of(named["check"]) else "no"
        if "choice" in named:
            number = named["happening"] + 1
            shown["choice"] = self.words(f"happening-{number}-{named['choice'] + 1}")
        if "right" in named:
            shown["left"] = self.words(f"page-{LEFT[named['left']].id}")
        if "change" in named:
            shown["signed"] = self.signed(named["change"])
        if "page" in named:
            page = (LEFT, RIGHT)[named["side"]][named["page"]]
            shown["task"] = self.words(f"task-{page.tasks[named['number']].id}")
        if "tool" in named:
            shown["tool"] = self.tool_number(named["tool"], named.get("held", -1))
        return shown

    def card(self, id: str) -> str:
        """A Combat Card by name."""
        return self.words(f"card-{id}")

    def the(self, place: str) -> str:
        """A place in a sentence; the inside of a Cabin with its Acre."""
        if place.endswith(CABIN_MARK):
            at = self.words(f"acre-{place.removesuffix(CABIN_MARK)}-the")
            return self.words("cabin-at", place=at)
        return self.words(f"acre-{place}-the")

    def title_of(self, place: str) -> str:
        """A place as a label."""
        bare = place.removesuffix(CABIN_MARK)
        name = self.words(f"acre-{bare}")
        return name if bare == place else f"{self.words('cabin')}, {name}"

    def place_number(self, place: int) -> str:
        """A place by its number."""
        return self.the(
            ACRE[place].id if place < INTERIOR else ACRE[place - INTERIOR].id + CABIN_MARK
        )

    def foe_of(self, slot: int) -> str:
        """A foe by its kind and the place it keeps."""
        return self.words(
            "foe-of",
            species=self.words(f"species-{SPECIES[SLOT_SPECIES[slot]]}-the"),
            place=self.the(ACRE[SLOT_ACRE[slot]].id),
        )

    def goods(self, kind: str, count: int) -> str:
        """So much of a kind of goods."""
        return self.words(f"amount-{kind}", count=count)

    def cash(self, count: int) -> str:
        """An amount of dollars."""
        return self.words("amount-cash", count=count)

    def thing(self, id: str) -> str:
        """Something that can lie on the ground, by its id."""
        if id in KINDS:
            return self.goods(id, 1)
        if id == "dollar":
            return self.words("thing-dollar")
        if id in ENEMY_OF:
            return self.words("thing-head", name=self.head(id))
        return self.words(f"item-{id}")

    def head(self, token: str) -> str:
        """Whose head a token is."""
        return self.words(f"front-{FRONTS[ENEMY_OF[token].front]}")

    def front_of(self, token: str) -> str:
        """The stat side of an enemy token."""
        return FRONTS[ENEMY_OF[token].front]

    def thing_number(self, thing: int) -> str:
        """The same by its number."""
        if thing < DOLLAR:
            return self.thing(KINDS[thing])
        if thing == DOLLAR:
            return self.words("thing-dollar")
        if thing < ITEM_THING:
            return self.thing(ENEMY[thing - HEAD_THING].id)
        return self.thing(ITEM[thing - ITEM_THING].id)

    def tool_number(self, tool: int, held: int) -> str:
        """A card, the Item held or a crafted token."""
        if tool < OWNABLE:
            return self.card(CARD[tool].id)
        if tool == TOOL_ITEM and 0 <= held < len(ITEM):
            return self.words(f"item-{ITEM[held].id}")
        return self.words("item") if tool == TOOL_ITEM else self.words("craft")

    def check(self, check: int) -> str:
        """A check as it is printed."""
        skill = skill_of(check)
        name = "black" if skill == len(SKILLS) else SKILLS[skill]
        return self.words(
            "check-of", skill=self.words(f"skill-{name}-short"), n=difficulty_of(check)
        )

    def signed(self, n: int) -> str:
        """A modifier."""
        return f"+{n}" if n >= 0 else f"-{-n}"

    def carried(self, named: Mapping[str, int]) -> str:
        """Dollars, or so much of a kind of goods."""
        if "dollars" in named:
            return self.cash(named["dollars"])
        return self.goods(KINDS[named["kind"]], named.get("count", 1))
