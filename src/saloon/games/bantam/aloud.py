"""The whole table of `bantam` in plain lines, for a pipe or a screen reader."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from saloon.games.bantam.advice import hints
from saloon.games.bantam.board import (
    ACRE,
    BLACK_ACRE,
    COLOURS,
    GATE_TO,
    JAIL,
    NONE_HERE,
    NOWHERE,
    STORES,
    TILE,
    TRAIL,
    TRAILS_AT,
    WEATHERS,
    WHITE,
    far_end,
)
from saloon.games.bantam.cards import NO_RARITY
from saloon.games.bantam.content import BUY_PRICE, DRINK, ENDEAVOR, ENDEAVORS
from saloon.games.bantam.effects import KEYS, KINDS, SKILLS
from saloon.games.bantam.look import (
    CABIN_MARK,
    CARD_OF,
    FRONT_OF,
    MOUNT_OF,
    OUT_OF_SIGHT,
    SLOT_AT,
    cabins_of,
    deserted,
    fighters,
    fire_at,
    joint_of,
    season_of,
    selling,
    vigor_of,
)
from saloon.games.bantam.printed import Printed

PRINTED: Final[dict[tuple[str, int], tuple[str, ...]]] = {}
SAME_NAME: Final = ("gunsmith", "trading_post", "town_hall")
"""Stores that are called what they are."""
GOOD_FOR: Final[dict[tuple[str, int], str]] = {}
LEADS: Final[dict[tuple[str, int, tuple[str, ...]], tuple[str, ...]]] = {}
"""What the map says, by language and Acre (and how its tiles lie): said once for all tables."""


class Aloud(Printed):
    """Reads a table."""

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

    def acre_does(self, here: int) -> str:
        """What an Acre is good for, in a sentence."""
        key = (self.words.lang, here)
        if key not in GOOD_FOR:
            GOOD_FOR[key] = self._good_for(here)
        return GOOD_FOR[key]

    def _good_for(self, here: int) -> str:
        row = ACRE[here]
        say = self.words
        if row.id == ACRE[JAIL].id:
            return say("tip-acre-jail")
        if row.store != NONE_HERE:
            return say(f"tip-store-{STORES[row.store]}")
        if row.resource != NONE_HERE:
            kind = say(f"kind-{KINDS[row.resource]}")
            endeavor = say(f"endeavor-{ENDEAVORS[row.resource]}")
            return say("tip-acre-work", kind=kind, endeavor=endeavor)
        if row.camp:
            return say("tip-acre-camp")
        if row.entry:
            return say("tip-acre-hidden")
        if row.shelter:
            return say("tip-acre-shelter")
        if GATE_TO[here] != NOWHERE:
            return say("tip-acre-gate", tile=say(f"tile-{TILE[ACRE[GATE_TO[here]].tile].id}"))
        return say("tip-acre-plain")

    def _printed_on(self, here: int) -> Iterator[str]:
        """What the map says about an Acre: the same at every table."""
        row = ACRE[here]
        say = self.words
        colours = [name for bit, name in enumerate(COLOURS) if row.colours >> bit & 1]
        if row.colours == WHITE:
            colours = ["white"]
        if row.colours == BLACK_ACRE:
            colours = ["black"]
        named = ", ".join(say(f"colour-{name}") for name in colours)
        yield say("fact-sight", colour=colours[0], colours=named)
        if row.resource != NONE_HERE:
            yield say(f"kind-{KINDS[row.resource]}")
        if row.camp:
            yield say("fact-camp", vig=row.camp_vig, wil=row.camp_wil)
        if row.shelter:
            yield say("fact-shelter", n=row.shelter)
        if row.entry:
            yield say("fact-entry", check=self.check(row.entry))
        if row.store != NONE_HERE and STORES[row.store] not in SAME_NAME:
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
            mine = "fact-cabin-you" if cabin["owner"] == self.me else "fact-cabin"
            yield say(
                "fact-abandoned" if deserted(cabin) else mine,
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
            front=self.front(foe),
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
