"""How the table of `bantam` reads aloud and how it is drawn in a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from saloon.engine.event import Event
from saloon.games.bantam import effects as e
from saloon.games.bantam.board import (
    ACRE,
    BLACK_ACRE,
    COLOURS,
    GATE_TO,
    INTERIOR,
    NONE_HERE,
    NOWHERE,
    SLOT_ACRE,
    SLOT_SPECIES,
    SPECIES,
    STORES,
    TILE,
    TRAIL,
    TRAILS_AT,
    WEATHERS,
    WHITE,
    far_end,
)
from saloon.games.bantam.cards import (
    CARD,
    COMBAT,
    ICONS,
    IMMEDIATE,
    INTERRUPT,
    NO_RARITY,
    OUT,
    OWNABLE,
    RARITIES,
    Card,
    Prim,
)
from saloon.games.bantam.content import (
    BUY_PRICE,
    CABIN_CARD,
    CABIN_COST,
    CARPENTER_COST,
    CHARACTER,
    CRAFT,
    DOLLAR,
    DRINK,
    ENDEAVOR,
    ENDEAVORS,
    ENEMY,
    FRONTS,
    HEAD_THING,
    ITEM,
    ITEM_THING,
    LEVELS,
    LIST_A,
    LIST_B,
    MASTER,
    MOUNT,
    NEEDS,
    TAB,
)
from saloon.games.bantam.effects import (
    KEYS,
    KINDS,
    SKILLS,
    VERBS,
    Effect,
    difficulty_of,
    skill_of,
)
from saloon.games.bantam.events import (
    EVENT,
    HONOR,
    LEFT,
    MONTH,
    RIDER,
    RIDER_PRICE,
    RIDER_TYPES,
    RIGHT,
    SADDLE_PRICE,
    Choice,
)
from saloon.games.bantam.look import (
    ACRE_NUMBER,
    CABIN_MARK,
    CARD_OF,
    ENEMY_OF,
    FRONT_OF,
    ITEM_OF,
    MOUNT_OF,
    OUT_OF_SIGHT,
    SLOT_AT,
    Hint,
    actor_of,
    asked_of,
    cabin_in,
    cabins_of,
    chance,
    deserted,
    event_of,
    fighters,
    fire_at,
    foe_in,
    joint_of,
    level_in,
    level_of,
    locked_near,
    modifiers_of,
    place_of,
    prompt_of,
    season_of,
    selling,
    shown_card,
    steps_to,
    tool_of,
    vigor,
    vigor_of,
    ways_to,
    worth,
)
from saloon.games.bantam.moves import FOE, SPOILS, TOOL_ITEM
from saloon.goal import Aim, Goal
from saloon.words import Close, Teller

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
    from rich.text import Text

TAB_OF: Final = {tab.id: tab for tab in TAB}
DRINK_OF: Final = {drink.id: drink for drink in DRINK}
TASKS: Final = (*LIST_A, *LIST_B)
MOST_AIMS: Final = 5
"""How many tasks stand in the goal of a table."""

CABIN_OF: Final = {card.id: card for card in CABIN_CARD}
RIDER_OF: Final = {rider.id: rider for rider in RIDER}
MEDALS: Final = ("gold", "silver", "bronze")
WHYS: Final = ("truce", "sight", "cap", "pursuit", "down")
"""Why fights end, in the order of play/combat/outcome.py."""

PRINTED: Final[dict[tuple[str, int], tuple[str, ...]]] = {}
LEADS: Final[dict[tuple[str, int, tuple[str, ...]], tuple[str, ...]]] = {}
"""What the map says, by language and Acre (and how its tiles lie): said once for all tables."""

COLOURS_OF_SEATS: Final = ("#ff7a4d", "#6fb4ff", "#f2c94c", "#8fcf6f")
SIGHT_STYLE: Final = ("#ff6b5b", "#ffa94d", "#8fcf6f", "#6fb4ff", "#c79bf2")
LETTERS: Final = "ABCD"
QUIET: Final = "#8a7a66"
FOE_STYLE: Final = "#ff8f8f"
FIRE_STYLE: Final = "bold #ff8f3d"
LIT: Final = "#f2c94c"
MAP_ROWS: Final = 15
MOST_HINTS: Final = 4
ROOMY: Final = 30
"""From this height on the map of the reader's tile is drawn."""


class BantamTeller(Teller):
    """Says what happens at a table of `bantam`."""

    EVENTS: ClassVar[Mapping[str, tuple[str, ...]]] = {
        # setup
        "grid": ("a", "b", "c", "d"),
        "first-player": ("who",),
        "in-stock": ("card",),
        "foe": ("slot", "front"),
        "character": ("who", "character"),
        # the day
        "turn": ("who", "round"),
        "passes": ("who",),
        "move": ("who", "count"),
        "steps": ("who", "place"),
        "falls": ("who",),
        "sure": ("who", "check"),
        "low-will": ("who", "n"),
        "check": ("who", "check", "die", "total"),
        "works": ("who", "endeavor", "first", "second"),
        "rerolls": ("who", "die"),
        "cancelled": ("who",),
        "gains": ("who", "kind", "count"),
        "lies": ("place", "thing"),
        "burns-up": ("place", "thing"),
        "picks-up": ("who", "thing"),
        "discards": ("who", "thing"),
        "stores": ("who", "kind", "place"),
        "fetches": ("who", "kind", "place"),
        "dedicates": ("who", "endeavor", "count"),
        "level": ("who", "endeavor", "level"),
        "masters": ("who", "endeavor", "skill"),
        "hurt": ("who", "count", "left"),
        "heals": ("who", "count", "left"),
        "wil": ("who", "count", "left"),
        "wil-lost": ("who", "count", "left"),
        "grit": ("who", "count"),
        "grit-less": ("who", "count"),
        "faints": ("who",),
        "released": ("who", "place"),
        "jailed": ("who",),
        "pays": ("who", "dollars"),
        "pays-thing": ("who", "thing"),
        "pays-weapon": ("who", "card"),
        "loan": ("who",),
        "bail-share": ("who", "target"),
        "cash": ("who", "dollars"),
        "cash-lost": ("who", "dollars"),
        "bargain": ("who", "dollars"),
        "crafts": ("who", "craft"),
        "item": ("who", "item"),
        "weapon": ("who", "card"),
        "skill": ("who", "skill", "count"),
        "skill-today": ("who", "skill", "count"),
        "uses": ("who", "tool", "held"),
        "tries": ("who", "tab"),
        # stores
        "buys": ("who", "kind", "dollars"),
        "buys-weapon": ("who", "card", "dollars"),
        "buys-item": ("who", "item", "dollars"),
        "buys-mount": ("who", "mount", "dollars"),
        "sells": ("who", "kind", "dollars"),
        "sells-weapon": ("who", "card", "dollars"),
        "sells-item": ("who", "item", "dollars"),
        "sells-mount": ("who", "mount", "dollars"),
        "sells-head": ("who", "token", "dollars"),
        "draws": ("who", "count"),
        "declines": ("who",),
        "drinks": ("who", "drink", "dollars"),
        # cabins
        "builds": ("who", "place", "count"),
        "climbs": ("who", "place"),
        "bashes": ("who", "place"),
        "picks": ("who", "place"),
        "breaches": ("who", "place"),
        "fixes": ("who", "place"),
        "loots": ("who", "place"),
        "takes": ("who", "kind", "place"),
        "perk": ("who", "place"),
        # the night
        "night": ("round",),
        "weather": ("who", "weather"),
        "earns": ("who", "place", "kind"),
        "sleep": (),
        "foe-heals": ("slot",),
        # fights
        "fight": ("who", "target"),
        "plays": ("who", "card"),
        "refreshes": ("who", "count"),
        "peeks": ("who", "target", "count"),
        "sees-card": ("rival", "card"),
        "sneaks": ("who", "slot"),
        "spotted": ("who", "slot"),
        "foe-attacks": ("slot", "target", "range"),
        "foe-rolls": ("slot", "die"),
        "foe-hurt": ("slot", "count", "left"),
        "foe-burned": ("slot",),
        "to-doc": ("who",),
        "doc": ("who", "left"),
        "ambush": ("who", "target", "card"),
        "engagement": ("count",),
        "plays-nothing": ("who",),
        "truce-mark": ("who",),
        "card-cancelled": ("who", "card"),
        "interrupts": ("who", "card"),
        "blocks": ("who", "count"),
        "blocked": ("who", "count"),
        "sheltered": ("who",),
        "draws-cards": ("who", "count"),
        "exhausts": ("who", "card"),
        "pushed": ("who", "place"),
        "foe-healed": ("slot", "count"),
        "foe-check": ("slot", "check", "die", "total"),
        "foe-moves": ("slot", "at"),
        "defeats": ("who", "slot", "token"),
        "fight-over": ("who", "target", "why"),
        "wins-fight": ("who", "target"),
        "spoils": ("who", "target", "spoil"),
        "takes-goods": ("who", "kind", "target"),
        "takes-cash": ("who", "dollars", "target"),
        "takes-thing": ("who", "thing", "target"),
        "takes-card": ("who", "card", "target"),
        "takes-mount": ("who", "mount", "target"),
        "mount-back": ("who", "mount"),
        "brawl": ("who", "target"),
        "brawl-roll": ("who", "die"),
        "brawl-out": ("who",),
        # fire
        "lights": ("who", "place"),
        "fire-fails": ("who", "place"),
        "joins": ("who", "fire"),
        "new-fire": ("who", "fire", "colour"),
        "fire": ("fire", "place"),
        "douses": ("who", "fire"),
        "befriends": ("who", "fire"),
        "navigates": ("who", "place"),
        "burn-down": ("who", "place", "target"),
        "burn-out": ("fire",),
        "grows": ("who", "fire", "place"),
        # Shadow Governors
        "deposits": ("who", "dollars"),
        "coin": ("who", "count"),
        "withdraws": ("who", "dollars"),
        "interest": ("who", "dollars"),
        "chest": ("who", "place", "chest"),
        "mounts-head": ("who", "token", "dollars"),
        "learns": ("who", "card"),
        "saddles": ("who", "mount", "dollars"),
        "sells-saddle": ("who", "mount", "dollars"),
        "mount-offered": ("who", "mount"),
        "recruits": ("who", "rider"),
        "buys-token": ("who",),
        "month": ("month", "year"),
        "event": ("who", "happening"),
        "event-swept": ("happening",),
        "chooses": ("who", "happening", "choice"),
        "pinned": ("happening", "month"),
        "locality": ("happening",),
        "honor": ("who", "honor"),
        "pages": ("who", "left", "right"),
        "takes-rider": ("who", "rider", "target"),
        "event-roll": ("who", "die"),
        "free-drink": ("who", "drink"),
        "grit-spent": ("who", "count"),
        "speed-today": ("who", "change"),
        "limiter": ("who", "change"),
        "ignored": ("who", "species"),
        "reshuffled": ("happening",),
        "hands-over": ("who", "target"),
        "keeps": ("who", "happening", "up"),
        "lets-go": ("who", "happening"),
        # notoriety
        "page-task": ("who", "side", "page", "number"),
        "np-lost": ("who", "count"),
        "task": ("who", "task"),
        "task-lost": ("who", "task"),
        "np": ("who", "count"),
        "score-reached": ("who",),
        "wins": ("who",),
        "last-round": ("round",),
        "practice-won": ("round", "medal"),
        "practice-lost": ("round",),
    }
    ENDINGS: ClassVar[Mapping[str, Close]] = {
        "fight": Close("fight-over", "wins-fight", "defeats", "to-doc", hits="any", lines=True),
        "event": Close(hits="who", lines=True),
        "night": Close("turn", "wins"),
        "faints": Close(hits="struck", lines=True),
        "jailed": Close(hits="struck", lines=True),
        "burn-down": Close(hits="struck", lines=True),
        "takes-goods": Close(hits="struck", lines=True),
        "takes-cash": Close(hits="struck", lines=True),
        "takes-thing": Close(hits="struck", lines=True),
        "takes-card": Close(hits="struck", lines=True),
        "takes-mount": Close(hits="struck", lines=True),
        "takes-rider": Close(hits="struck", lines=True),
    }
    RESULTS: ClassVar[frozenset[str]] = frozenset({"wins-fight", "defeats", "faints"})
    CARDS: ClassVar[Mapping[str, str]] = {"event": "BAN-EV"}
    TURNS: ClassVar[frozenset[str]] = frozenset({"turn"})
    HITS: ClassVar[Mapping[str, str]] = {
        "hurt": "who",
        "faints": "who",
        "jailed": "who",
        "cash-lost": "who",
        "burn-down": "target",
        "takes-goods": "target",
        "takes-cash": "target",
        "takes-thing": "target",
        "takes-card": "target",
        "takes-mount": "target",
        "takes-rider": "target",
        "task-lost": "who",
        "np-lost": "who",
    }
    SCORES: ClassVar[frozenset[str]] = frozenset(
        {"np", "np-lost", "task", "task-lost", "masters", "score-reached", "wins"}
    )
    FLIGHTS: ClassVar[Mapping[str, tuple[str, str]]] = {
        "cash": ("", "who"),
        "cash-lost": ("who", ""),
        "pays": ("who", ""),
        "takes-cash": ("target", "who"),
        "gains": ("", "who"),
        "takes-goods": ("target", "who"),
    }
    ROUNDS: ClassVar[frozenset[str]] = frozenset({"night"})
    LEAVING: ClassVar[frozenset[str]] = frozenset({"pass", "skip", "done", "stop", "no", "forgo"})
    GIVES_UP: ClassVar[Mapping[str, str]] = {"pass": "turn"}
    DEEDS: ClassVar[frozenset[str]] = frozenset({"turn"})
    POINTED: ClassVar[Mapping[str, tuple[str, ...]]] = {"turn": ("go",)}
    GROUPS: ClassVar[Mapping[str, str]] = {
        "go": "move",
        "sneak": "move",
        "mount": "move",
        "enter": "move",
        "leave": "move",
        "climb": "move",
        "fight": "fight",
        "ambush": "fight",
        "bash": "fight",
        "try": "work",
        "work": "work",
        "reflect": "work",
        "build": "work",
        "task": "work",
        "light": "work",
        "douse": "work",
        "buy": "trade",
        "sell": "trade",
        "order": "trade",
        "put": "goods",
        "get": "goods",
        "pick-up": "goods",
        "lay": "goods",
        "discard": "goods",
        "play": "cards",
        "use": "cards",
        "tool": "cards",
    }
    ASKS: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "turn": ("grit", "left"),
        "reroll": ("check", "total", "faces", "wil"),
        "room": ("kind", "count"),
        "keep-item": ("item", "other"),
        "keep-head": ("token",),
        "cargo": ("count",),
        "looted-cargo": ("count",),
        "bail": ("dollars",),
        "sneak": ("slot",),
        "ambush-card": ("target",),
        "block": ("card", "count"),
        "card": ("count",),
        "use-card": ("card",),
        "flames": ("fire", "count"),
        "navigate": ("fire",),
        "path": ("count",),
        "push": ("target",),
        "spoils": ("target",),
        "spoil-goods": ("target",),
        "spoil-thing": ("target",),
        "look": ("target",),
        "grow": ("fire",),
        "swap-mount": ("mount",),
        "either": ("happening",),
        "event": ("happening",),
        "spare": ("happening",),
        "spoil-rider": ("target",),
    }

    # -- names ------------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        """A player by name; in a fight also a foe, by its kind and place."""
        return super().name(seat) if seat < FOE else self.foe_of(seat - FOE)

    def event(self, event: Event) -> str:
        """One line of the log."""
        return self._sentence(super().event(event))

    def _sentence(self, line: str) -> str:
        """A foe at the beginning of a line has a capital; players keep their names as they are."""
        return line if line.startswith(tuple(self.names)) else line[:1].upper() + line[1:]

    def prompt(self, ask: Mapping[str, Any]) -> str:
        """BAN-RULING-141: who is asked only so that nobody learns anything is told as much."""
        message = f"ask-{ask['prompt']}-none"
        if ask["seat"] == self.me and ask.get("moves") == ["skip"] and message in self.words:
            return self.words(message)
        return self._sentence(super().prompt(ask))

    def argument(self, name: str, value: int) -> object:
        """Places, cards, goods and dollars as a person would say them."""
        say = self.words
        if name in ("who", "target", "rival"):
            return self.name(value)
        if name in ("place", "at"):
            return self.place_number(value)
        if name in ("a", "b", "c", "d"):
            return say(f"tile-{TILE[value].id}")
        if name == "card":
            return self.card(CARD[value].id)
        if name in ("item", "other"):
            return say(f"item-{ITEM[value].id}")
        if name == "mount":
            return say(f"mount-{MOUNT[value].id}")
        if name == "front":
            return say(f"front-{FRONTS[value]}")
        if name == "token":
            return say(f"front-{FRONTS[ENEMY[value].front]}")
        if name == "character":
            return say(f"character-{CHARACTER[value].id}")
        if name == "kind":
            return say(f"kind-{KINDS[value]}")
        if name == "skill":
            return say(f"skill-{SKILLS[value]}")
        if name == "endeavor":
            return say(f"endeavor-{ENDEAVORS[value]}")
        if name == "level":
            return say(f"level-{LEVELS[value]}")
        if name == "dollars":
            return say("amount-cash", count=value)
        if name == "thing":
            return self.thing_number(value)
        if name == "slot":
            return value
        return self._rarer(name, value)

    def _rarer(self, name: str, value: int) -> object:
        say = self.words
        if name == "check":
            return self.check(value)
        if name == "tab":
            return say(f"tab-{TAB[value].id}")
        if name == "drink":
            return say(f"drink-{DRINK[value].id}")
        if name == "craft":
            return say(f"craft-{CRAFT[value].id}")
        if name == "task":
            return say(f"task-{TASKS[value].id}")
        if name == "weather":
            return say(f"weathername-{WEATHERS[value]}")
        if name == "medal":
            return say(f"medal-{MEDALS[value]}")
        if name == "colour":
            names = [say(f"colour-{one}") for bit, one in enumerate(COLOURS) if value >> bit & 1]
            return ", ".join(names) or say("colour-none")
        if name == "month":
            return say(f"month-{MONTH[value].id}")
        if name == "year":
            return str(value)
        if name == "honor":
            return say(f"honor-{HONOR[value].id}")
        if name == "right":
            return say(f"page-{RIGHT[value].id}")
        if name == "species":
            return say(f"species-{SPECIES[value]}")
        if name == "happening":
            return say(f"happening-{value + 1}") if value >= 0 else ""
        if name == "rider":
            return say(f"rider-{RIDER[value].id}")
        if name == "why":
            return say(f"why-{WHYS[value]}")
        if name == "spoil":
            return say(f"spoil-{SPOILS[value]}")
        return value

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
        """So many dollars."""
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

    # -- checks, effects, cards ---------------

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

    def effect(self, effect: Effect) -> str:
        """What an effect does, in a few words."""
        verb = effect.verb
        if verb == e.ALL:
            return ", ".join(self.effect(part) for part in effect.parts)
        if verb == e.EITHER:
            first, second = (self.effect(part) for part in effect.parts[:2])
            return self.words("effect-or", first=first, second=second)
        if verb in (e.EACH_PLAYER, e.ONGOING_TURN):
            return self.words(f"effect-{VERBS[verb]}", what=self.effect(effect.parts[0]))
        if verb == e.IF_MOUNT:
            yes, no = effect.parts
            return self.words("effect-if-mount", yes=self.effect(yes), no=self.effect(no))
        if verb == e.ROLL6:
            return "; ".join(self._bands(effect))
        if verb == e.CHECK:
            yes, no = effect.parts
            message = "effect-check" if no.verb == e.NONE else "effect-check-else"
            return self.words(
                message,
                check=self.check(effect.a),
                yes=self.effect(yes),
                no=self.effect(no),
            )
        return self.words(self._effect_message(effect), **self._effect_args(effect))

    def _bands(self, effect: Effect) -> Iterator[str]:
        """The six sides of a die, equal ones together."""
        sides = [self.effect(part) for part in effect.parts]
        first = 0
        for last, said in enumerate(sides):
            if last + 1 < len(sides) and sides[last + 1] == said:
                continue
            message = "effect-band" if last > first else "effect-band-one"
            yield self.words(message, **{"from": first + 1, "to": last + 1, "what": said})
            first = last + 1

    def _effect_message(self, effect: Effect) -> str:
        losses = {e.VIG: "effect-wound", e.WIL: "effect-lose-wil", e.GRIT: "effect-lose-grit"}
        if effect.verb in losses and effect.a < 0:
            return losses[effect.verb]
        return f"effect-{VERBS[effect.verb]}"

    def _effect_args(self, effect: Effect) -> dict[str, object]:
        verb, a, b = effect.verb, effect.a, effect.b
        args: dict[str, object] = {"n": abs(a), "signed": self.signed(a)}
        if verb in (e.RES, e.LOSE_RES):
            kind = {e.ANY: "any", e.ALL_GOODS: "all"}.get(a) or KINDS[a]
            args["goods"] = self.words(f"amount-{kind}", count=b)
        elif verb == e.GEM_GAIN:
            args["goods"] = self.goods("gem", a)
        elif verb in (e.SKILL_UP, e.SKILL_TMP):
            args["n"] = b
            args["skill"] = self.words("skill-any" if a == e.ANY else f"skill-{SKILLS[a]}")
        elif verb in (e.GOTO, e.RED_TRAIL):
            args["place"] = self.place_number(a)
        elif verb == e.IGNORE:
            args["species"] = self.words(f"species-{SPECIES[a]}")
        elif verb == e.CRAFT:
            args["token"] = self.words(f"craft-{CRAFT[a].id}")
        elif verb == e.KEY:
            args["key"] = self.words(f"key-{KEYS[a]}")
        return args

    def prim(self, prim: Prim, level: int | None = None) -> str:
        """A primary action; with the chance of its check where the skill is known."""
        what = self.words(f"effect-{VERBS[prim.verb]}", n=prim.n)
        if not prim.check:
            return what
        if level is None:
            return self.words("with-check", what=what, check=self.check(prim.check))
        return self.words(
            "with-chance",
            what=what,
            check=self.check(prim.check),
            chance=chance(prim.check, level),
        )

    def prims(self, card: Card) -> str:
        """All primary actions of a card."""
        return (" / " if card.slash else " + ").join(self.prim(prim) for prim in card.prims)

    def special(self, card: Card) -> str:
        """The special action of a card, or nothing."""
        if card.spc == e.NONE:
            return ""
        if card.spc == e.SEE_TEXT:
            what = self.effect(card.text)
        else:
            what = self.words(
                f"effect-{VERBS[card.spc]}",
                n=card.spc_n,
                signed=self.signed(card.spc_n),
                key=self.words(f"key-{KEYS[card.spc_n]}") if card.spc == e.KEY else "",
            )
        if card.needs_prim:
            what = self.words("if-prim", what=what)
        if card.discard:
            what = self.words("and-discard", what=what)
        if card.where != 0:
            where = {COMBAT: "only-combat", OUT: "only-out"}[card.where]
            what = self.words(where, what=what)
        return what

    def reach(self, low: int, high: int) -> str:
        """A range in words."""
        if low < 0:
            return self.words("range-any")
        if high == 0:
            return self.words("range-0")
        return self.words("range-to", low=low, high=high)

    def face(self, card: Card) -> str:
        """Everything a card says."""
        icons = self._voids(card)
        parts = [
            self.words(f"icon-{ICONS[card.icon]}"),
            self.reach(card.low, card.high),
            self.prims(card),
        ]
        if card.spc != e.NONE:
            parts.append(self.words("face-special", what=self.special(card)))
        if card.timing == IMMEDIATE:
            parts.append(self.words("face-immediate"))
        if card.timing == INTERRUPT:
            parts.append(self.words("face-interrupt"))
        parts.append(self.words("face-cancels", icons=icons))
        return "; ".join(parts)

    def item_does(self, id: str) -> str:
        """What an Item does."""
        item = ITEM_OF[id]
        does = self.effect(item.effect)
        if item.low >= 0:
            does = f"{does}, {self.reach(item.low, item.high)}"
        return self.words("and-discard", what=does) if item.discard else does

    def mount_does(self, id: str) -> str:
        """What a Mount adds."""
        mount = MOUNT_OF[id]
        parts = [self.words(f"mountkind-{('horse', 'mule', 'other')[mount.kind]}")]
        for what, n in (("spd", mount.spd), ("slots", mount.slots), ("vig", mount.vig_max)):
            if n:
                parts.append(self.words(f"mount-does-{what}", n=n))
        return ", ".join(parts)

    def carried(self, named: Mapping[str, int]) -> str:
        """Dollars, or so much of a kind of goods."""
        if "dollars" in named:
            return self.cash(named["dollars"])
        return self.goods(KINDS[named["kind"]], named.get("count", 1))

    # -- moves ------------------------------------------------------------------------------------

    def move(self, move: str, view: Mapping[str, Any]) -> str:
        """A move as it would stand on a button: with prices, chances and whom it concerns."""
        verb, _, rest = move.partition(":")
        if rest:
            about = {
                "go": self._go,
                "fight": self._fight,
                "ambush": self._ambush,
                "sneak": self._sneak,
                "try": self._try,
                "buy": self._buy,
                "sell": self._sell,
                "order": self._order,
                "dedicate": self._dedicate,
                "prim": self._prim,
                "burn": self._burn,
                "flame": self._flame,
                "skill": self._skill,
                "task": self._task,
                "recruit": self._recruit,
                "mount": self._mount,
                "choose": self._choose,
                "bonus": self._bonus,
            }
            if verb in about:
                return about[verb](rest, view)
            return self._simple(verb, rest, view)
        return self._plain(verb, view)

    def _simple(self, verb: str, rest: str, view: Mapping[str, Any]) -> str:
        """Moves about one thing."""
        say = self.words
        if verb in ("put", "get"):
            message = (
                "move-get-loot" if verb == "get" and prompt_of(view) != "turn" else f"move-{verb}"
            )
            return say(message, goods=self.goods(rest, 1))
        if verb in ("pick-up", "lay", "discard"):
            keep = verb == "lay" and prompt_of(view).startswith("keep-")
            return say("move-lay-keep" if keep else f"move-{verb}", thing=self.thing(rest))
        if verb == "pay":
            thing = self.card(rest) if rest in CARD_OF else self.thing(rest)
            price = selling(view, rest) if rest in KINDS else worth(rest)
            return say("move-pay", thing=thing, price=self.cash(price))
        if verb == "pick":
            return self._pick_lock(rest, view)
        if verb in ("tool", "use"):
            return say(
                f"move-{verb}", tool=self._tool(rest, view), does=self._tool_does(rest, view)
            )
        if verb in ("play", "truce", "toss", "take"):
            card = self.card(rest)
            if verb in ("play", "truce"):
                card = self.words("hand-card", card=card, facts=self._hand_facts(rest, view))
            return say(f"move-{verb}", card=card, does=self._actions(rest, view))
        if verb == "spoil":
            return self._spoil(rest, view)
        if verb == "colour":
            return say("move-colour", colour=say(f"colour-{rest}"))
        if verb == "name":
            endeavor = ENDEAVORS[KINDS.index(rest)]
            level = prompt_of(view) == "level-up"
            return say("move-name", kind=say(f"endeavor-{endeavor}" if level else f"kind-{rest}"))
        if verb in ("deposit", "withdraw"):
            return say(f"move-{verb}", cash=self.cash(int(rest)))
        if verb == "player":
            return say("move-player", name=self.name(int(rest)))
        return say(
            "move-character",
            name=say(f"character-{rest}"),
            title=say(f"character-{rest}-title"),
        )

    def _spoil(self, what: str, view: Mapping[str, Any]) -> str:
        """BAN-LOO-06, BAN-LOO-07: what the winner takes; a Rider or a Mount by their check."""
        said = self.words(f"move-spoil-{what}")
        asked = asked_of(view)
        if asked is None or asked["prompt"] != "spoils":
            return said
        loser = view["table"]["players"][asked["args"][0]]
        checks: set[int] = set()
        if what == "mount":
            checks.add(MOUNT_OF[loser["mount"]].loot)
        elif what == "rider":
            checks.update(RIDER_OF[id].loot for id in loser["riders"])
        return self._with_tool(said, checks, (), view)

    def _actions(self, id: str, view: Mapping[str, Any]) -> str:
        """The primary actions of a card with the chances of the player who is asked."""
        card = CARD_OF[id]
        joined = " / " if card.slash else " + "
        return joined.join(self.prim(one, level_of(view, one.check)) for one in card.prims)

    def _voids(self, card: Card) -> str:
        """The icons that a card cancels."""
        names = [name for bit, name in enumerate(ICONS) if card.cancels >> bit & 1]
        return ", ".join(self.words(f"icon-{name}") for name in names)

    def _hand_facts(self, id: str, view: Mapping[str, Any]) -> str:
        """What a hand card shows: icon, Range, whether it reaches, what it cancels."""
        card = CARD_OF[id]
        facts = [self.words(f"icon-{ICONS[card.icon]}"), self.reach(card.low, card.high)]
        fight = view["table"]["fight"]
        if fight and card.low >= 0 and not card.low <= fight["range"] <= card.high:
            facts.append(self.words("out-of-range"))
        facts.append(self.words("face-cancels", icons=self._voids(card)))
        return ", ".join(facts)

    def _plain(self, verb: str, view: Mapping[str, Any]) -> str:
        prompt = prompt_of(view)
        special = f"move-{verb}-{prompt}"
        if special == "move-yes-sneak":
            return self._stay_unseen(view)
        if special in self.words:
            return self.words(special)
        about = {
            "work": self._work,
            "build": self._build,
            "perk": self._perk,
            "climb": self._at_cabin,
            "bash": self._at_cabin,
            "loot-all": self._at_cabin,
            "light": self._light,
            "douse": self._flames,
            "navigate": self._flames,
            "befriend": self._flames,
            "sell-item": self._sell_own,
            "sell-mount": self._sell_own,
            "special": self._special,
            "buy-saddle": self._saddle,
        }
        if verb in about:
            return about[verb](verb, view)
        return self.words(f"move-{verb}")

    def _go(self, rest: str, view: Mapping[str, Any]) -> str:
        prompt = prompt_of(view)
        place = self.the(rest)
        if f"move-go-{prompt}" in self.words:
            said = self.words(f"move-go-{prompt}", place=place)
            check, icon = self._tried_at(prompt, rest, view)
            return self._with_tool(said, {check}, modifiers_of(actor_of(view), icon), view)
        going = self._going(rest, view)
        actor = actor_of(view)
        if prompt != "turn" or actor is None:
            return going
        turn = view["table"]["turn"]
        if turn["moving"] and turn["move_left"]:
            return self.words("move-go-on", going=going, count=turn["move_left"])
        return self.words("move-go-start", going=going, count=actor["spd"])

    def _going(self, rest: str, view: Mapping[str, Any]) -> str:
        place = self.the(rest)
        actor = actor_of(view)
        if actor is None or rest not in ACRE_NUMBER or actor["place"] not in ACRE_NUMBER:
            return self.words("move-go", place=place)
        here, there = ACRE_NUMBER[actor["place"]], ACRE_NUMBER[rest]
        for number in TRAILS_AT[here]:
            trail = TRAIL[number]
            if far_end(number, here) != there:
                continue
            if trail.key:
                return self.words(
                    "move-go-key", place=place, key=self.words(f"key-{KEYS[trail.key]}")
                )
            if trail.check:
                return self._with_check("move-go-check", trail.check, view, place=place)
        entry = ACRE[there].entry
        if entry:
            return self._with_check("move-go-check", entry, view, place=place)
        return self.words("move-go", place=place)

    def _tried_at(self, prompt: str, place: str, view: Mapping[str, Any]) -> tuple[int, int]:
        """The check of lighting an Acre or picking the lock of its Cabin, and the tool's icon."""
        if prompt == "fire-place":
            return TILE[ACRE[ACRE_NUMBER[place]].tile].lit_by, e.FIRE
        cabin = cabin_in(view, place) if prompt == "pick" else None
        return (e.NO_CHECK, e.NONE) if cabin is None else (CABIN_OF[cabin["card"]].pick, e.ENTRY)

    def _with_tool(
        self, said: str, checks: Iterable[int], adds: Iterable[int], view: Mapping[str, Any]
    ) -> str:
        """A move with its check, where there is but one; the chance where all tools add the same.

        BAN-CHK-12: what a tool adds counts.
        """
        check, *others = {*checks} or {e.NO_CHECK}
        if others or not check:
            return said
        add, *more = {*adds} or {0}
        if more:
            return self.words("with-check", what=said, check=self.check(check))
        odds = chance(check, level_of(view, check) + add)
        return self.words("with-chance", what=said, check=self.check(check), chance=odds)

    def _light(self, verb: str, view: Mapping[str, Any]) -> str:
        """BAN-FIR-02..04: the check of the tile, if its Cabins have no other."""
        said, actor = self.words(f"move-{verb}"), actor_of(view)
        if actor is None:
            return said
        tile = ACRE[ACRE_NUMBER[actor["place"].removesuffix(CABIN_MARK)]].tile
        checks = {TILE[tile].lit_by} if TILE[tile].wildfire else set()
        for cabin in view["table"]["cabins"]:
            if ACRE[ACRE_NUMBER[cabin["acre"]]].tile == tile:
                checks.add(CABIN_OF[cabin["card"]].burn)
        return self._with_tool(said, checks, modifiers_of(actor, e.FIRE), view)

    def _pick_lock(self, tool: str, view: Mapping[str, Any]) -> str:
        """BAN-BRE-03: the check of the Cabin in reach, where there is but one sort."""
        said = self.words("move-pick", tool=self._tool(tool, view))
        actor, asked = actor_of(view), asked_of(view)
        if actor is None or asked is None or f"pick:{tool}" not in asked.get("moves", ()):
            return said
        checks = {CABIN_OF[cabin["card"]].pick for cabin in locked_near(view, tool)}
        return self._with_tool(said, checks, {tool_of(actor, tool)[0]}, view)

    def _with_check(self, message: str, check: int, view: Mapping[str, Any], **args: object) -> str:
        """A message with a check and the chance of the player who is asked."""
        return self.words(
            message, check=self.check(check), chance=chance(check, level_of(view, check)), **args
        )

    def target(self, text: str) -> str:
        """Whom a move is aimed at: a seat, or a foe by the place it keeps."""
        if text.isdigit():
            return self.name(int(text))
        return self.foe_of(SLOT_AT[text])

    def _fight(self, rest: str, view: Mapping[str, Any]) -> str:
        target, found = self.target(rest), foe_in(view, rest)
        if found is None:
            return self.words("move-fight", target=target)
        return self.words("move-fight-foe", target=target, front=self._printed(found))

    def _ambush(self, rest: str, view: Mapping[str, Any]) -> str:
        target, found = self.target(rest), foe_in(view, rest)
        at = place_of(rest, view)
        place = self.the(at) if at else "?"
        if found is None:
            return self.words("move-ambush", target=target, place=place)
        message = "move-ambush-home" if at == rest else "move-ambush-foe"
        return self.words(message, target=target, front=self._printed(found), place=place)

    def _printed(self, foe: Mapping[str, Any]) -> str:
        """What is printed on the token of a foe."""
        return self.words(f"front-{foe['front']}")

    def _sneak(self, rest: str, view: Mapping[str, Any]) -> str:
        found = foe_in(view, rest)
        sneak = FRONT_OF[found["front"]].sneak if found else e.NO_CHECK
        return self._with_check("move-sneak", sneak, view, target=self.target(rest))

    def _stay_unseen(self, view: Mapping[str, Any]) -> str:
        """BAN-STE-01: the check of the foe that the question is about."""
        asked = asked_of(view)
        assert asked is not None
        found = foe_in(view, ACRE[SLOT_ACRE[asked["args"][0]]].id)
        if found is None:
            return self.words("move-yes-sneak")
        sneak = FRONT_OF[found["front"]].sneak
        return self._with_check("with-chance", sneak, view, what=self.words("move-yes-sneak"))

    def _try(self, rest: str, view: Mapping[str, Any]) -> str:
        tab = TAB_OF[rest]
        name, does = self.words(f"tab-{rest}"), self.effect(tab.win)
        if tab.check:
            said = self._with_check("move-try-check", tab.check, view, tab=name, does=does)
        else:
            said = self.words("move-try", tab=name, does=does)
        if tab.fail:
            fail = ", ".join(self.effect(effect) for effect in tab.fail)
            said = self.words("move-try-fail", move=said, fail=fail)
        return self.words("move-try-grit", move=said) if tab.grit else said

    def _price(self, store: str, printed: int, view: Mapping[str, Any]) -> str:
        turn = view["table"]["turn"]
        off = turn["bargain"].get(store, 0) if turn is not None else 0
        return self.cash(max(1, printed - off))

    def _buy(self, rest: str, view: Mapping[str, Any]) -> str:
        say = self.words
        if rest in KINDS:
            asked = BUY_PRICE[KINDS.index(rest)] + season_of(view, rest)
            price = self._price("trading_post", asked, view)
            return say("move-buy-goods", goods=self.goods(rest, 1), price=price)
        if rest in ITEM_OF:
            return say(
                "move-buy-item",
                item=say(f"item-{rest}"),
                price=self._price("trading_post", ITEM_OF[rest].price, view),
                does=self.item_does(rest),
            )
        if rest in MOUNT_OF:
            return say(
                "move-buy-mount",
                mount=say(f"mount-{rest}"),
                price=self._price("stables", MOUNT_OF[rest].price, view),
                does=self.mount_does(rest),
            )
        card = CARD_OF[rest]
        return say(
            "move-buy-weapon",
            card=self.card(rest),
            price=self._price("gunsmith", card.price, view),
            rarity=say(f"rarity-{RARITIES[card.rarity]}"),
        )

    def _sell(self, rest: str, view: Mapping[str, Any]) -> str:
        if rest in KINDS:
            price = self.cash(selling(view, rest))
            return self.words("move-sell-goods", goods=self.goods(rest, 1), price=price)
        price = self.cash(worth(rest))
        if rest in ENEMY_OF:
            return self.words("move-sell-head", foe=self.head(rest), price=price)
        return self.words("move-sell-weapon", card=self.card(rest), price=price)

    def _sell_own(self, verb: str, view: Mapping[str, Any]) -> str:
        actor = actor_of(view)
        what = verb.removeprefix("sell-")
        id = actor[what] if actor is not None else None
        rows: Mapping[str, Any] = ITEM_OF if what == "item" else MOUNT_OF
        price = self.cash(rows[id].price // 2) if id else ""
        name = self.words(f"{what}-{id}") if id else self.words(what)
        return self.words(f"move-{verb}", **{what: name}, price=price)

    def _order(self, rest: str, view: Mapping[str, Any]) -> str:
        drink = DRINK_OF[rest]
        return self.words(
            "move-order",
            drink=self.words(f"drink-{rest}"),
            price=self._price("saloon", drink.price, view),
            does=self.effect(drink.effect),
        )

    def _dedicate(self, rest: str, view: Mapping[str, Any]) -> str:
        id, count = rest.split(":")
        endeavor = ENDEAVOR[ENDEAVORS.index(id)]
        actor = actor_of(view)
        level, on_card = level_in(actor, id) if actor is not None else (0, 0)
        level = min(level, MASTER - 1)
        left = endeavor.cost[level] - on_card - int(count)
        return self.words(
            "move-dedicate" if left > 0 else "move-dedicate-done",
            endeavor=self.words(f"endeavor-{id}"),
            goods=self.goods(KINDS[ENDEAVORS.index(id)], int(count)),
            left=left,
            level=self.words(f"level-{LEVELS[level + 1]}"),
        )

    def _tool(self, rest: str, view: Mapping[str, Any]) -> str:
        actor = actor_of(view)
        if rest == "item":
            held = actor["item"] if actor is not None else None
            return self.words(f"item-{held}") if held else self.words("item")
        if rest == "craft":
            made = actor["craft"] if actor is not None else None
            return self.words(f"craft-{made}") if made else self.words("craft")
        return self.card(rest)

    def _tool_does(self, rest: str, view: Mapping[str, Any]) -> str:
        actor = actor_of(view)
        if rest == "item":
            held = actor["item"] if actor is not None else None
            return self.item_does(held) if held else ""
        if rest == "craft":
            made = actor["craft"] if actor is not None else None
            found = [token for token in CRAFT if token.id == made]
            return self.effect(found[0].fight) if found else ""
        return self.special(CARD_OF[rest])

    def _prim(self, rest: str, view: Mapping[str, Any]) -> str:
        card = shown_card(view)
        number = int(rest) - 1
        if card is None or number >= len(card.prims):
            return self.words("move-prim", does=rest)
        prim = card.prims[number]
        return self.words("move-prim", does=self.prim(prim, level_of(view, prim.check)))

    def _special(self, _verb: str, view: Mapping[str, Any]) -> str:
        card = shown_card(view)
        if card is None or card.spc == e.NONE:
            return self.words("move-special-plain")
        return self.words("move-special", does=self.special(card))

    def _burn(self, rest: str, view: Mapping[str, Any]) -> str:
        at, slot = rest.split(":")
        cabin = cabin_in(view, at)
        inside = cabin["slots"][int(slot) - 1] if cabin is not None else None
        if inside and inside != "fire":
            goods = self.goods(inside, 1)
            said = self.words("move-burn-goods", place=self.the(at), slot=slot, goods=goods)
        else:
            said = self.words("move-burn", place=self.the(at), slot=slot)
        if cabin is None or prompt_of(view) != "fire-place":
            return said
        checks = {CABIN_OF[cabin["card"]].burn}
        return self._with_tool(said, checks, modifiers_of(actor_of(view), e.FIRE), view)

    def _flame(self, rest: str, view: Mapping[str, Any]) -> str:
        for fire in view["table"]["fires"]:
            if fire["fire"] == int(rest) - 1:
                place = self.the(fire["tokens"][0])
                return self.words("move-flame", place=place, count=fire["intensity"])
        return self.words("move-flame", place=rest, count=0)

    def _flames(self, verb: str, view: Mapping[str, Any]) -> str:
        actor = actor_of(view)
        skills = {"douse": e.MAL, "navigate": e.AGL, "befriend": e.PER}
        fire = fire_at(view, actor["place"]) if actor is not None else None
        if fire is None:
            return self.words(f"move-{verb}")
        check = skills[verb] * 16 + min(15, fire["intensity"])
        return self._with_check(f"move-{verb}-check", check, view)

    def _skill(self, rest: str, view: Mapping[str, Any]) -> str:
        actor = actor_of(view)
        level = actor["lasting"][rest] if actor is not None else 0
        return self.words(
            "move-skill", skill=self.words(f"skill-{rest}"), level=level, next=level + 1
        )

    def _task(self, rest: str, view: Mapping[str, Any]) -> str:
        actor = actor_of(view)
        number = int(rest) - 1
        tasks = actor["tasks"] if actor is not None else []
        if number >= len(tasks):
            return self.words("move-task", task=rest)
        return self.words("move-task", task=self.words(f"task-{tasks[number]['id']}"))

    # -- moves of Shadow Governors ---------------

    def rider_does(self, id: str) -> str:
        """The perk of a Rider."""
        rider = RIDER_OF[id]
        type = RIDER_TYPES[rider.type]
        return self.words(
            f"rider-does-{type}",
            skill=self.words(f"skill-{SKILLS[rider.a]}"),
            kind=self.words(f"kind-{KINDS[min(rider.a, 3)]}"),
        )

    def _recruit(self, rest: str, view: Mapping[str, Any]) -> str:
        id, how = rest.split(":")
        way = how if prompt_of(view) in ("", "turn") else "free"
        if prompt_of(view) == "spoil-rider":  # BAN-LOO-06: by the Rider's check
            said = self.words(
                "move-recruit-free", rider=self.words(f"rider-{id}"), does=self.rider_does(id)
            )
            return self._with_check("with-chance", RIDER_OF[id].loot, view, what=said)
        return self.words(
            f"move-recruit-{way}",
            rider=self.words(f"rider-{id}"),
            does=self.rider_does(id),
            price=self._price("saloon", RIDER_PRICE, view),
        )

    def _mount(self, rest: str, _view: Mapping[str, Any]) -> str:
        return self.words(
            "move-mount-head", foe=self.head(rest), price=self.cash(ENEMY_OF[rest].value)
        )

    def saddle_does(self, id: str) -> str:
        """What the saddle of a Mount adds."""
        mount = MOUNT_OF[id]
        for what, n in (
            ("spd", mount.saddle_spd),
            ("slots", mount.saddle_slots),
            ("vig", mount.saddle_vig),
        ):
            if n:
                return self.words(f"mount-does-{what}", n=n)
        return self.words("read-none")

    def _saddle(self, verb: str, view: Mapping[str, Any]) -> str:
        actor = actor_of(view)
        price = self._price("stables", SADDLE_PRICE, view)
        if actor is None or not actor["mount"]:
            return self.words(f"move-{verb}-plain", price=price)
        return self.words(f"move-{verb}", does=self.saddle_does(actor["mount"]), price=price)

    def choice(self, number: int, which: int, view: Mapping[str, Any]) -> str:
        """A choice of an event, with what it needs and the chance of its check."""
        label = self.words(f"happening-{number}-{which}")
        choice = EVENT[number - 1].choices[which - 1]
        needs = []
        if choice.need:
            needs.append(self.need(choice.need, choice.need_n))
        if choice.check:
            needs.append(self._with_check("with-chance", choice.check, view, what="").strip(" ()"))
        if not needs:
            return self.words("move-choose", label=label)
        return self.words("move-choose-needs", label=label, needs=", ".join(needs))

    def blocked(self, view: Mapping[str, Any]) -> list[tuple[str, str]]:
        """BAN-EVT-06: the choices of an event that ask for what is not at hand."""
        number = event_of(view)
        asked = asked_of(view)
        if not number or asked is None or asked["prompt"] != "event":
            return []
        return [
            (self.choice(number, which, view), self._lacks(choice))
            for which, choice in enumerate(EVENT[number - 1].choices, 1)
            if f"choose:{which}" not in asked.get("moves", ())
        ]

    def _lacks(self, choice: Choice) -> str:
        """Why a choice of an event cannot be made now."""
        return self.words(f"lacks-{NEEDS[choice.need]}", **self._needed(choice.need, choice.need_n))

    def need(self, need: int, n: int) -> str:
        """What a tab or an event asks for."""
        return self.words(f"needs-{NEEDS[need]}", **self._needed(need, n))

    def _needed(self, need: int, n: int) -> dict[str, object]:
        """How much of what: Cash, Herbs, or the colour of a Key."""
        key = self.words(f"key-{KEYS[n]}") if NEEDS[need] == "key" else ""
        return {"cash": self.cash(n), "goods": self.goods("herb", n), "key": key}

    def _choose(self, rest: str, view: Mapping[str, Any]) -> str:
        number = event_of(view)
        if number and prompt_of(view) == "either":
            return self._half(number, int(rest))
        if not number or int(rest) > len(EVENT[number - 1].choices):
            return self.words("move-choose", label=rest)
        return self.choice(number, int(rest), view)

    def _half(self, number: int, which: int) -> str:
        """One of the two things that a result of an event offers."""
        for choice in EVENT[number - 1].choices:
            if choice.result.verb == e.EITHER and which <= len(choice.result.parts):
                part = choice.result.parts[which - 1]
                return self.words("move-choose", label=self.effect(part))
        return self.words("move-choose", label=str(which))

    def _bonus(self, rest: str, _view: Mapping[str, Any]) -> str:
        number, which = (int(part) for part in rest.split(":"))
        bonuses = EVENT[number - 1].bonus
        does = self.effect(bonuses[min(which, len(bonuses)) - 1].effect) if bonuses else ""
        return self.words("move-bonus", title=self.words(f"happening-{number}"), does=does)

    def _work(self, _verb: str, view: Mapping[str, Any]) -> str:
        actor = actor_of(view)
        here = ACRE_NUMBER.get(actor["place"], -1) if actor is not None else -1
        if actor is None or here < 0 or ACRE[here].resource == NONE_HERE:
            return self.words("move-work-plain")
        number = ACRE[here].resource
        level, _ = level_in(actor, ENDEAVORS[number])
        row = ENDEAVOR[number]
        return self.words(
            "move-work",
            endeavor=self.words(f"endeavor-{row.id}"),
            kind=self.words(f"kind-{KINDS[number]}"),
            need=row.difficulty[level],
            reward=row.reward[level],
        )

    def _build(self, verb: str, view: Mapping[str, Any]) -> str:
        actor = actor_of(view)
        master = actor is not None and level_in(actor, "logging")[0] == MASTER
        return self.words(f"move-{verb}", count=CARPENTER_COST if master else CABIN_COST)

    def _cabin_card(self, view: Mapping[str, Any]) -> Any:
        """The Cabin Card of the place the asked player is at, or None."""
        actor = actor_of(view)
        if actor is None:
            return None
        cabin = cabin_in(view, actor["place"].removesuffix(CABIN_MARK))
        return None if cabin is None else CABIN_OF[cabin["card"]]

    def _at_cabin(self, verb: str, view: Mapping[str, Any]) -> str:
        card = self._cabin_card(view)
        if card is None:
            return self.words(f"move-{verb}-plain")
        check = {"climb": card.climb, "bash": card.bash, "loot-all": card.loot}[verb]
        return self._with_check(f"move-{verb}", check, view)

    def _perk(self, verb: str, view: Mapping[str, Any]) -> str:
        card = self._cabin_card(view)
        if card is None:
            return self.words(f"move-{verb}-plain")
        perk = self.words(f"perk-{card.id.removeprefix('cabin_')}")
        return self.words(f"move-{verb}", perk=perk, does=self.effect(card.perk))

    # -- read aloud -------------------------------------------------------------------------------

    def read(self, view: Mapping[str, Any]) -> list[str]:
        """The whole table in plain lines: time, list, players, fight, country, stores."""
        table = view["table"]
        lines = []
        for ask in view["asks"]:
            lines.append(self.prompt(ask))
        lines.append(self.words("read-round", round=table["round"], last=table["last_round"]))
        if not table["players"]:
            return lines
        if table["fight"] is not None:
            lines += self._read_fight(view)
        lines += self._read_governors(table)
        lines += self._read_list(view)
        for player in table["players"]:
            lines += self._read_player(player, table)
        for tile in (*table["grid"], "town"):
            lines += self._read_tile(tile, table)
        lines += self._read_stores(view)
        for fire in table["fires"]:
            lines.append(self.fire_facts(fire))
        if table["lost"]:
            lines.append(self.words("read-lost"))
        return lines

    def season(self, kind: str | None) -> str:
        """What is in season."""
        if kind is None:
            return self.words("scene-no-season")
        return self.words("scene-season", kind=self.words(f"kind-{kind}"))

    def _read_governors(self, table: Mapping[str, Any]) -> Iterator[str]:
        """The month, events under way, Honors and Riders; then what each governor holds."""
        gov = table.get("governors")
        if gov is None:
            return
        none = self.words("read-none")
        yield self.words(
            "read-month",
            month=self.words(f"month-{gov['month']}"),
            year=str(gov["year"]),
            season=self.season(gov["season"]),
            events=gov["events"],
        )
        if gov["pin"]:
            yield self.words("scene-pinned", month=self.words(f"month-{gov['pin']}"))
        elif gov["locality"]:
            yield self.words("read-locality", title=self.happening(gov["locality"])["title"])
        if gov["event"]:
            yield self.words("read-event", **self.happening(gov["event"]))
        for card in gov["ongoing"]:
            title = self.happening(card["event"])["title"]
            yield self.words("read-ongoing", title=title, count=card["nights"])
        honors = ", ".join(self.words(f"honor-{id}") for id in gov["honors"])
        yield self.words("read-honors", honors=honors or none)
        riders = ", ".join(
            f"{self.words(f'rider-{id}')} ({self.rider_does(id)})"
            for stack in gov["riders"]
            for id in stack
        )
        yield self.words("read-riders", riders=riders or none)
        for player in table["players"]:
            if player["character"]:
                yield self._followers(player)

    def happening(self, number: int) -> dict[str, str]:
        """The title and the first words of an Event Card."""
        return {
            "title": self.words(f"happening-{number}"),
            "intro": self.words(f"happening-{number}-intro"),
        }

    def _followers(self, player: Mapping[str, Any]) -> str:
        none = self.words("read-none")
        saved = 5 * player["coins"] + player["change"]
        kept = [self.words(f"happening-{card['event']}") for card in player["kept"] if card["up"]]
        kept += ["?"] * len([card for card in player["kept"] if not card["up"]])
        return self.words(
            "read-followers",
            who=self.who(player["seat"]),
            riders=", ".join(self.words(f"rider-{id}") for id in player["riders"]) or none,
            bank=self.cash(saved) if player["note"] else none,
            honors=", ".join(self.words(f"honor-{id}") for id in player["honors"]) or none,
            kept=", ".join(kept) or none,
            saddle=self.words("yes" if player["saddle"] else "no"),
        )

    def who(self, seat: int) -> str:
        """A player by name, the reader with a word that says so."""
        name = self.name(seat)
        return self.words("read-you", name=name) if seat == self.me else name

    def combatant(self, text: str) -> str:
        """Somebody in a fight, as the view names them."""
        return self.who(int(text)) if text.isdigit() else self.target(text)

    def _read_list(self, view: Mapping[str, Any]) -> Iterator[str]:
        none = self.words("read-none")
        for player in view["table"]["players"]:
            if player["character"] is None:
                continue
            names = {
                done: ", ".join(
                    self.words(f"task-{task['id']}-short")
                    for task in player["tasks"]
                    if task["done"] == done
                )
                for done in (True, False)
            }
            yield self.words(
                "read-list",
                who=self.who(player["seat"]),
                np=player["np"],
                done=names[True] or none,
                left=names[False] or none,
            )
        for task, hint, clause in hints(self, view):
            yield self.words("read-hint", task=task, hint=hint, clause=clause)

    def _read_player(self, player: Mapping[str, Any], table: Mapping[str, Any]) -> Iterator[str]:
        none = self.words("read-none")
        if player["character"] is None:
            return
        skills = ", ".join(
            f"{self.words(f'skill-{name}-short')} {player['skills'][name]}" for name in SKILLS
        )
        yield self.words(
            "read-player",
            who=self.who(player["seat"]),
            character=self.words(f"character-{player['character']}"),
            place=self.the(player["place"]),
            vig=player["vig"],
            most=player["vig_max"],
            wil=player["wil"],
            grit=player["grit"],
            spd=player["spd"],
            skills=skills,
        )
        yield self.words(
            "read-things",
            who=self.who(player["seat"]),
            cash=self.cash(player["cash"]),
            goods=self.held_goods(player) or none,
            slots=player["slots"],
            item=self.held_item(player) or none,
            mount=self.words(f"mount-{player['mount']}") if player["mount"] else none,
            heads=", ".join(self.head(token) for token in player["heads"]) or none,
            weapons=self.weapons(player) or none,
            work=self.levels(player),
            cabins=", ".join(self.the(at) for at in cabins_of(player["seat"], table)) or none,
        )

    def held_goods(self, player: Mapping[str, Any]) -> str:
        """What a player carries."""
        return ", ".join(
            self.goods(kind, player["goods"][kind]) for kind in KINDS if player["goods"][kind]
        )

    def held_item(self, player: Mapping[str, Any]) -> str:
        """The Item and the crafted tokens of a player."""
        parts = []
        if player["item"]:
            name = self.words(f"item-{player['item']}")
            parts.append(self.words("read-tired", name=name) if player["item_tired"] else name)
        if player["crafted"]:
            parts.append(f"{self.words('craft-' + player['craft'])} x {player['crafted']}")
        return ", ".join(parts)

    def weapons(self, player: Mapping[str, Any]) -> str:
        """The cards a player owns besides the own nine, and the tired ones among all."""
        parts = []
        for id in player["cards"]:
            if id in player["tired"]:
                parts.append(self.words("read-tired", name=self.card(id)))
            elif CARD_OF[id].rarity != NO_RARITY:
                parts.append(self.card(id))
        return ", ".join(parts)

    def mastery(self, id: str) -> str:
        """The title and the perk of a Master."""
        title = ENDEAVOR[ENDEAVORS.index(id)].title
        return self.words(
            "read-level",
            name=self.words(f"title-{title}"),
            level=self.words(f"title-{title}-does"),
        )

    def levels(self, player: Mapping[str, Any]) -> str:
        """How far a player is in the four Endeavors."""
        parts = []
        for held in player["endeavors"]:
            level = self.words(f"level-{held['level']}")
            name = self.words(f"endeavor-{held['id']}")
            far = f" {held['on_card']}/{held['cost']}" if held["cost"] else ""
            parts.append(self.words("read-level", name=name, level=f"{level}{far}"))
        return ", ".join(parts)

    def _read_tile(self, tile: str, table: Mapping[str, Any]) -> Iterator[str]:
        number = [row.id for row in TILE].index(tile)
        weather = WEATHERS[TILE[number].weather] or "none"
        yield self.words(
            "read-tile",
            tile=self.words(f"tile-{tile}-title"),
            weather=self.words(f"weather-{weather}"),
        )
        for here, row in enumerate(ACRE):
            if row.tile == number:
                yield self.words(
                    "read-acre",
                    place=self.words(f"acre-{row.id}"),
                    what=", ".join(self.acre_facts(here, table)) or self.words("read-none"),
                    ways=", ".join(self.ways(here, table)) or self.words("read-none"),
                )

    def acre_facts(self, here: int, table: Mapping[str, Any]) -> Iterator[str]:
        """What is printed on an Acre and what is there now."""
        key = (self.words.lang, here)
        if key not in PRINTED:
            PRINTED[key] = tuple(self._printed_on(here))
        yield from PRINTED[key]
        yield from self.now_there(ACRE[here].id, table)

    def _printed_on(self, here: int) -> Iterator[str]:
        """What the map says about an Acre: the same at every table."""
        row = ACRE[here]
        say = self.words
        colours = [name for bit, name in enumerate(COLOURS) if row.colours >> bit & 1]
        if row.colours == WHITE:
            colours = ["white"]
        if row.colours == BLACK_ACRE:
            colours = ["black"]
        yield say("fact-sight", colours=", ".join(say(f"colour-{name}") for name in colours))
        if row.resource != NONE_HERE:
            yield say(f"kind-{KINDS[row.resource]}")
        if row.camp:
            yield say("fact-camp", vig=row.camp_vig, wil=row.camp_wil)
        if row.shelter:
            yield say("fact-shelter", n=row.shelter)
        if row.entry:
            yield say("fact-entry", check=self.check(row.entry))
        if row.store != NONE_HERE:
            yield say("fact-store", store=say(f"store-{STORES[row.store]}"))

    def now_there(self, place: str, table: Mapping[str, Any]) -> Iterator[str]:
        """Who and what is in an Acre and in the Cabin on it."""
        say = self.words
        for player in table["players"]:
            if player["place"] == place:
                yield self.who(player["seat"])
        for foe in table["foes"]:
            if foe["place"] == place:
                yield self.foe_facts(foe)
        cabin = next((c for c in table["cabins"] if c["acre"] == place), None)
        if cabin is not None:
            inside = [
                self.who(player["seat"])
                for player in table["players"]
                if player["place"] == place + CABIN_MARK
            ]
            held = [
                say("fire") if slot == "fire" else self.goods(slot, 1)
                for slot in cabin["slots"]
                if slot
            ]
            yield say(
                "fact-abandoned" if deserted(cabin) else "fact-cabin",
                who="" if deserted(cabin) else self.who(cabin["owner"]),
                door=say("door-open" if cabin["open"] else "door-locked"),
                held=", ".join([*held, *inside]) or say("read-none"),
            )
        if place in table["ground"]:
            yield say("fact-ground", things=", ".join(map(self.thing, table["ground"][place])))
        fire = fire_at({"table": table}, place)
        if fire is not None:
            yield say("fact-fire", n=fire["intensity"])

    def foe_facts(self, foe: Mapping[str, Any]) -> str:
        """A foe with its numbers, as its token shows them."""
        sneak = FRONT_OF[foe["front"]].sneak
        return self.words(
            "fact-foe",
            foe=self.foe_of(SLOT_AT[foe["slot"]]),
            front=self._printed(foe),
            left=foe["vig"] - foe["wounds"],
            vig=foe["vig"],
            range=foe["range"],
            how=self.words(f"symbol-{foe['symbol']}"),
            sneak=self.check(sneak) if sneak else self.words("read-none"),
        )

    def ways(self, here: int, table: Mapping[str, Any]) -> tuple[str, ...]:
        """Where the trails of an Acre lead, with keys and checks."""
        grid = tuple(table["grid"])
        key = (self.words.lang, here, grid)
        if key not in LEADS:
            LEADS[key] = tuple(self._ways(here, grid))
        return LEADS[key]

    def _ways(self, here: int, grid: Sequence[str]) -> Iterator[str]:
        for number in TRAILS_AT[here]:
            trail = TRAIL[number]
            name = self.words(f"acre-{ACRE[far_end(number, here)].id}")
            if trail.key:
                key = self.words(f"key-{KEYS[trail.key]}")
                yield self.words("with-check", what=name, check=key)
            elif trail.check:
                yield self.words("with-check", what=name, check=self.check(trail.check))
            else:
                yield name
        for other in (GATE_TO[here], joint_of(here, grid)):
            if other != NOWHERE:
                tile = self.words(f"tile-{TILE[ACRE[other].tile].id}-short")
                name = self.words(f"acre-{ACRE[other].id}")
                yield self.words("with-check", what=name, check=tile)

    def _read_stores(self, view: Mapping[str, Any]) -> Iterator[str]:
        table = view["table"]
        wares = ", ".join(
            self.words(
                "read-ware",
                card=self.card(stack[-1]),
                price=self.cash(CARD_OF[stack[-1]].price),
                face=self.face(CARD_OF[stack[-1]]),
            )
            for stack in table["stock"]
            if stack
        )
        yield self.words("read-gunsmith", wares=wares or self.words("read-none"))
        prices = ", ".join(
            self.words(
                "read-price",
                kind=self.words(f"kind-{kind}"),
                sell=self.cash(selling(view, kind)),
                buy=self.cash(BUY_PRICE[n] + season_of(view, kind)) if BUY_PRICE[n] else "-",
            )
            for n, kind in enumerate(KINDS)
        )
        yield self.words("read-post", prices=prices, count=table["items"])
        yield self.words("read-stables", count=table["mounts"])
        drinks = ", ".join(
            self.words(
                "read-drink",
                drink=self.words(f"drink-{drink.id}"),
                price=self.cash(drink.price),
                does=self.effect(drink.effect),
            )
            for drink in DRINK
        )
        yield self.words("read-saloon", drinks=drinks)
        if table["turn"]["draws"]:
            yield self.words(
                "read-drawn", names=", ".join(self.ware(id) for id in table["turn"]["draws"])
            )

    def ware(self, id: str) -> str:
        """An Item or a Mount by name."""
        if id in CARD_OF:
            return self.card(id)
        return self.words(f"mount-{id}" if id in MOUNT_OF else f"item-{id}")

    def fire_facts(self, fire: Mapping[str, Any]) -> str:
        """A fire: whose, which colour, how strong, where."""
        raiser = fire["raiser"]
        return self.words(
            "read-fire",
            who=self.who(raiser) if raiser >= 0 else self.words("read-none"),
            colour=", ".join(self.words(f"colour-{name}") for name in fire["colour"]) or "-",
            n=fire["intensity"],
            places=", ".join(self.the(place) for place in fire["tokens"]),
        )

    def _read_fight(self, view: Mapping[str, Any]) -> Iterator[str]:
        table = view["table"]
        fight = table["fight"]
        far = fight["range"]
        yield self.words(
            "read-fight",
            attacker=self.combatant(fight["attacker"]),
            defender=self.combatant(fight["defender"]),
            engagement=fight["engagement"],
            range=far if far < OUT_OF_SIGHT else "-",
        )
        for who, side in zip(fighters(fight), fight["sides"], strict=True):
            shown = side["shown"]
            yield self.words(
                "read-side",
                who=self.combatant(who),
                vig=vigor_of(who, table),
                shown=f"{self.card(shown)}: {self.face(CARD_OF[shown])}"
                if shown
                else self.words("read-none"),
                hand=", ".join(map(self.card, side["cards"] or [])) or str(side["hand"]),
                deck=side["deck"],
                pile=", ".join(map(self.card, side["pile"])) or self.words("read-none"),
            )

    # -- drawn ------------------------------------------------------------------------------------

    def tally(self, view: Mapping[str, Any]) -> dict[str, int]:
        """Notoriety, money, Vigor and goods."""
        mine = [player for player in view["table"]["players"] if player["seat"] == self.me]
        if not mine or "goods" not in mine[0]:
            return {}
        return {
            self.words("stat-np"): mine[0]["np"],
            self.words("tally-cash"): mine[0]["cash"],
            self.words("stat-vig"): mine[0]["vig"],
            self.words("tally-goods"): sum(mine[0]["goods"].values()),
        }

    def goal(self, view: Mapping[str, Any]) -> Goal:
        """BAN-WIN-01: the list in Warm Welcome, ten Notoriety for a governor."""
        table = view["table"]
        reached = [player.get("np", 0) for player in table["players"]]
        governors = table["options"]["mode"] == "governors"
        words = self.words(
            "goal-wins-governors" if governors else "goal-wins-list", count=table["winning"]
        )
        mine = [player for player in table["players"] if player["seat"] == self.me]
        tasks = mine[0].get("tasks", []) if mine else []
        open_first = sorted(tasks, key=lambda task: bool(task["done"])) if governors else tasks
        aims = [
            Aim(
                self.words(f"task-{task['id']}-short"),
                self.words("goal-done" if task["done"] else "goal-open"),
                "task",
                bool(task["done"]),
            )
            for task in open_first[:MOST_AIMS]
        ]
        return Goal(words, reached, table["winning"], aims)

    def board(self, view: Mapping[str, Any]) -> RenderableType:
        """The reader's tile as a map, the fight, the players."""
        return Board(self, view)


# -- what could I do now ---------------


def hints(tell: BantamTeller, view: Mapping[str, Any]) -> list[tuple[str, str, str]]:
    """For each open task of the reader: the task, a legal action towards it, its clause."""
    asked = asked_of(view)
    table = view["table"]
    if asked is None or asked["seat"] != tell.me or asked["prompt"] != "turn":
        return []
    player = table["players"][tell.me]
    legal: list[str] = asked.get("moves", [])
    found = []
    for task in player["tasks"]:
        if task["done"]:
            continue
        for hint in ways_to(task["id"], player):
            said = _advice(tell, view, player, legal, hint)
            if said:
                found.append((tell.words(f"task-{task['id']}"), said, hint.clause))
                break
    return found


def _advice(
    tell: BantamTeller,
    view: Mapping[str, Any],
    player: Mapping[str, Any],
    legal: Sequence[str],
    hint: Hint,
) -> str:
    """A legal move for a hint in words: at once, or the first step of the way."""
    place = player["place"]
    for move in legal:
        if move == "work" and ACRE_NUMBER.get(place, NOWHERE) not in hint.goals:
            continue
        if any(move == wanted or move.startswith(wanted + ":") for wanted in hint.moves):
            return tell.move(move, view)
    if place.endswith(CABIN_MARK):
        return tell.move("leave", view) if hint.goals and "leave" in legal else ""
    goal, far, first = steps_to(ACRE_NUMBER[place], view["table"]["grid"], hint.goals)
    if goal == NOWHERE or f"go:{ACRE[first].id}" not in legal:
        return ""
    if goal == first:
        return tell.words("hint-go-here", goal=tell.the(ACRE[goal].id))
    return tell.words(
        "hint-go",
        place=tell.the(ACRE[first].id),
        goal=tell.the(ACRE[goal].id),
        count=far,
    )


# -- the table in a terminal ---------------


class Board:
    """The table drawn: time and list, the map where there is room, a fight, a row a player."""

    def __init__(self, teller: BantamTeller, view: Mapping[str, Any]) -> None:
        self.teller = teller
        self.words = teller.words
        self.view = view
        self.table: Mapping[str, Any] = view["table"]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        roomy = options.height is None or options.height >= ROOMY
        yield self._time()
        if not any(player["character"] for player in self.table["players"]):
            return
        if self.table["fight"] is not None:
            yield from self._fight()
        else:
            yield from self._list()
        yield self._overview()
        if roomy:
            yield from self._map(width)
        if self.table["fight"] is None:
            yield from self._here()
        yield self._players(width)

    def _line(self) -> Text:
        from rich.text import Text

        return Text(no_wrap=True, overflow="ellipsis")

    def _time(self) -> Text:
        table = self.table
        line = self._line()
        line.append(
            self.words("board-round", round=table["round"], last=table["last_round"]), style="bold"
        )
        line.append(f"   {self.words('board-win', score=table['winning'])}", style=QUIET)
        for kind in KINDS:
            if kind in table["supply"]:
                line.append(f"   {self.words(f'kind-{kind}')} {table['supply'][kind]}", style=QUIET)
        return line

    def _reader(self) -> Mapping[str, Any]:
        """The player whose place is shown: the reader, else who is at turn."""
        seat = self.teller.me if self.teller.me is not None else max(0, self.table["active"])
        found: Mapping[str, Any] = self.table["players"][seat]
        return found

    def _list(self) -> Iterator[Text]:
        """The open tasks, each with what could be done now."""
        found = hints(self.teller, self.view)[:MOST_HINTS]
        for task, hint, clause in found:
            line = self._line()
            line.append(f"☐ {task}: ", style="bold")
            line.append(hint)
            line.append(f"  {clause}", style=QUIET)
            yield line
        if not found:
            line = self._line()
            for task in self._reader().get("tasks", []):
                line.append("☑ " if task["done"] else "☐ ", style=LIT)
                short = self.words(f"task-{task['id']}-short")
                line.append(f"{short}   ")
            yield line

    def _here(self) -> Iterator[Text]:
        """The reader's place: what is there, and where its trails lead."""
        reader = self._reader()
        bare = reader["place"].removesuffix(CABIN_MARK)
        number = ACRE_NUMBER[bare]
        line = self._line()
        line.append(self.teller.title_of(reader["place"]), style="bold")
        line.append(": " + ", ".join(self.teller.acre_facts(number, self.table)))
        yield line
        line = self._line()
        line.append("→ ", style=LIT)
        line.append(", ".join(self.teller.ways(number, self.table)))
        yield line

    def _overview(self) -> Text:
        """Every tile of the country, with who is there; the reader's own is underlined."""
        here = self._tile_of(self._reader()["place"])
        line = self._line()
        for number, tile in enumerate(TILE):
            line.append("   " if number else "")
            name = self.words(f"tile-{tile.id}-short")
            line.append(name, style="bold underline" if number == here else QUIET)
            for player in self.table["players"]:
                if player["character"] and self._tile_of(player["place"]) == number:
                    seat = player["seat"]
                    line.append(" ")
                    line.append(LETTERS[seat], style=f"bold {COLOURS_OF_SEATS[seat]} reverse")
            foes = sum(self._tile_of(foe["place"]) == number for foe in self.table["foes"])
            if foes:
                line.append(f" ☠{foes}", style=FOE_STYLE)
        return line

    def _tile_of(self, place: str) -> int:
        return ACRE[ACRE_NUMBER[place.removesuffix(CABIN_MARK)]].tile

    def _map(self, width: int) -> Iterator[Text]:
        """The reader's tile: names where they lie, with who is there."""
        from rich.text import Text

        tile = self._tile_of(self._reader()["place"])
        rows: list[list[tuple[int, int]]] = [[] for _ in range(MAP_ROWS)]
        for number, row in enumerate(ACRE):
            if row.tile == tile:
                rows[min(MAP_ROWS - 1, row.y * MAP_ROWS // 1000)].append((row.x, number))
        title = self._line()
        title.append(self.words(f"tile-{TILE[tile].id}-title"), style="bold")
        yield title
        for places in rows:
            line = Text(no_wrap=True, overflow="crop")
            places.sort()
            for at, (x, number) in enumerate(places):
                start = min(x * (width - 12) // 1000, width - 8)
                line.append(" " * max(1 if at else 0, start - line.cell_len))
                after = places[at + 1][0] * (width - 12) // 1000 if at + 1 < len(places) else width
                self._acre(line, number, max(6, after - line.cell_len - 1))
            yield line

    def _acre(self, line: Text, number: int, room: int) -> None:
        row = ACRE[number]
        signs = self._signs(row.id)
        colours = [bit for bit in range(len(COLOURS)) if row.colours >> bit & 1]
        if row.colours == BLACK_ACRE:
            line.append("●", style="#555555")
        elif row.colours == WHITE:
            line.append("○")
        for bit in colours:
            line.append("●", style=SIGHT_STYLE[bit])
        left = room - max(1, len(colours)) - sum(len(sign) for sign, _ in signs)
        line.append(cut(self.words(f"acre-{row.id}"), max(3, left)))
        for sign, style in signs:
            line.append(sign, style=style)

    def _signs(self, id: str) -> list[tuple[str, str]]:
        """Small signs for what is on an Acre: players, foes, Cabins, fire."""
        found = []
        for player in self.table["players"]:
            if player["place"].removesuffix(CABIN_MARK) == id:
                seat = player["seat"]
                found.append((LETTERS[seat], f"bold {COLOURS_OF_SEATS[seat]} reverse"))
        for foe in self.table["foes"]:
            if foe["place"] == id:
                found.append(("☠", FOE_STYLE))
        for cabin in self.table["cabins"]:
            if cabin["acre"] == id:
                style = QUIET if deserted(cabin) else COLOURS_OF_SEATS[cabin["owner"]]
                found.append(("⌂", style))
        if fire_at(self.view, id) is not None:
            found.append(("♨", FIRE_STYLE))
        return found

    def _fight(self) -> Iterator[Text]:
        """A fight, line by line: who, how far, the cards on the table, the reader's hand."""
        table = self.table
        fight = table["fight"]
        line = self._line()
        attacker, defender = (self.teller.combatant(who) for who in fighters(fight))
        line.append(
            self.words(
                "board-fight",
                attacker=attacker,
                defender=defender,
                engagement=fight["engagement"],
                range=fight["range"] if fight["range"] < OUT_OF_SIGHT else "-",
            ),
            style=f"bold {LIT}",
        )
        yield line
        for who, side in zip(fighters(fight), fight["sides"], strict=True):
            line = self._line()
            line.append(f"{self.teller.combatant(who)} ", style="bold")
            left, most = vigor(who, table)
            line.append("♥" * left + "♡" * max(0, most - left), style=FOE_STYLE)
            if side["shown"]:
                card = CARD_OF[side["shown"]]
                line.append(f"  {self.teller.card(card.id)}: {self.teller.face(card)}")
            yield line
            for id in side["cards"] or []:
                line = self._line()
                line.append(f"  · {self.teller.card(id)}: ", style=LIT)
                line.append(self.teller.face(CARD_OF[id]))
                yield line

    def _players(self, width: int) -> RenderableType:
        from rich.table import Table

        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=15, no_wrap=True, overflow="ellipsis")
        for wide in (3, 5, 4, 5, 5):
            grid.add_column(width=wide, no_wrap=True, overflow="ellipsis")
        grid.add_column(width=max(10, width - 15 - 22 - 7), no_wrap=True, overflow="ellipsis")
        for player in self.table["players"]:
            if player["character"]:
                grid.add_row(*self._player(player))
        return grid

    def _player(self, player: Mapping[str, Any]) -> Iterator[Text]:
        from rich.text import Text

        seat = player["seat"]
        name = Text("►" if any(a["seat"] == seat for a in self.view["asks"]) else " ", style=LIT)
        name.append(LETTERS[seat], style=f"bold {COLOURS_OF_SEATS[seat]} reverse")
        own = "bold underline" if seat == self.teller.me else "bold"
        name.append(f" {cut(self.teller.name(seat), 9)}", style=own)
        name.append("★" if seat == self.table["first"] else "", style=LIT)
        yield name
        yield Text(f"{player['np']}★", style=f"bold {LIT}")
        yield Text(
            "♥" * player["vig"] + "♡" * max(0, player["vig_max"] - player["vig"]), style=FOE_STYLE
        )
        yield Text("◆" * player["wil"], style="#6fb4ff")
        yield Text("●" * player["grit"], style="#c9a27a")
        yield Text(self.teller.cash(player["cash"]))
        rest = Text(self.teller.title_of(player["place"]))
        carried = self.teller.held_goods(player)
        for part in (
            carried,
            self.words(f"mount-{player['mount']}") if player["mount"] else "",
            self.teller.held_item(player),
        ):
            if part:
                rest.append(f"; {part}", style=QUIET)
        yield rest


def cut(text: str, room: int) -> str:
    """A text that fits."""
    return text if len(text) <= room else f"{text[: room - 1]}…"


TELLER = BantamTeller
