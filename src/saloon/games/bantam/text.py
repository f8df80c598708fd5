"""What happens at a table of `bantam`, and what may be done there, in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Final

from saloon.choices import question_of
from saloon.games.bantam import effects as e
from saloon.games.bantam.aloud import Aloud
from saloon.games.bantam.board import ACRE, NONE_HERE, SLOT_ACRE, TILE, TRAIL, TRAILS_AT, far_end
from saloon.games.bantam.cards import ICONS, RARITIES
from saloon.games.bantam.content import (
    BUY_PRICE,
    CABIN_CARD,
    CABIN_COST,
    CARPENTER_COST,
    CRAFT,
    DRINK,
    ENDEAVOR,
    ENDEAVORS,
    LEVELS,
    MASTER,
    NEEDS,
    TAB,
)
from saloon.games.bantam.effects import KEYS, KINDS
from saloon.games.bantam.events import EVENT, RIDER_PRICE, SADDLE_PRICE, Choice
from saloon.games.bantam.look import (
    ACRE_NUMBER,
    CABIN_MARK,
    CARD_OF,
    ENEMY_OF,
    FRONT_OF,
    ITEM_OF,
    MOUNT_OF,
    actor_of,
    cabin_in,
    chance,
    event_of,
    fire_at,
    foe_in,
    level_in,
    level_of,
    locked_near,
    modifiers_of,
    place_of,
    prompt_of,
    season_of,
    selling,
    shown_card,
    tool_of,
    worth,
)
from saloon.games.bantam.printed import RIDER_OF
from saloon.goal import Aim, Goal
from saloon.words import Close

MOST_AIMS: Final = 5
"""How many tasks stand in the goal of a table."""
TAB_OF: Final = {tab.id: tab for tab in TAB}
DRINK_OF: Final = {drink.id: drink for drink in DRINK}
CABIN_OF: Final = {card.id: card for card in CABIN_CARD}
LOST: Final = (
    *("burn-down", "takes-goods", "takes-cash", "takes-thing", "takes-card", "takes-mount"),
    "takes-rider",
)
"""Events by which somebody else takes or burns what a player has."""


class BantamTeller(Aloud):
    """Says what happens at a table of `bantam`."""

    THINGS: ClassVar[tuple[str, ...]] = ("card", "character", "item", "mount")
    ENDINGS: ClassVar[Mapping[str, Close]] = {
        "fight": Close("fight-over", "wins-fight", "defeats", "to-doc", hits="any", lines=True),
        "event": Close(hits="who", lines=True),
        "night": Close("turn", "wins"),
        **dict.fromkeys(("faints", "jailed", *LOST), Close(hits="struck", lines=True)),
    }
    RESULTS: ClassVar[frozenset[str]] = frozenset({"wins-fight", "defeats", "faints"})
    CARDS: ClassVar[Mapping[str, str]] = {"event": "BAN-EV"}
    TURNS: ClassVar[frozenset[str]] = frozenset({"turn"})
    MEANS: ClassVar[frozenset[str]] = frozenset({"turn", "move", "passes", "wil-lost"})
    APART: ClassVar[frozenset[str]] = frozenset({"sleep"})
    HITS: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(("hurt", "faints", "jailed", "cash-lost", "task-lost", "np-lost"), "who"),
        **dict.fromkeys(LOST, "target"),
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
    ROUNDS: ClassVar[frozenset[str]] = frozenset({"night", "wins", "practice-lost"})
    GIVES_UP: ClassVar[Mapping[str, str]] = {"pass": "turn"}
    ORDER: ClassVar[tuple[str, ...]] = ("move", "act", "fight", "things")
    GROUPS: ClassVar[Mapping[str, str]] = {
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
        "work": "act",
        "reflect": "act",
        "build": "act",
        "light": "act",
        "douse": "act",
        "try": "act",
        "task": "act",
    }
    """What an action is about; everything else is done where one stands."""
    DEEDS: ClassVar[frozenset[str]] = frozenset({"turn"})
    POINTED: ClassVar[Mapping[str, tuple[str, ...]]] = {"turn": ("go",)}

    # -- moves ------------------------------------------------------------------------------------

    def plainly(self, move: str, view: Mapping[str, Any]) -> str:
        """Moves that are said alike, and those that their message says."""
        verb, _, rest = move.partition(":")
        if verb in ("tool", "use"):
            does = self._tool_does(rest, view)
            return self.words(f"move-{verb}", tool=self._tool(rest, view), does=does)
        if verb in ("play", "truce", "toss", "take"):
            card = self.card(rest)
            if verb in ("play", "truce"):
                card = self.words("hand-card", card=card, facts=self._hand_facts(rest, view))
            return self.words(f"move-{verb}", card=card, does=self._actions(rest, view))
        if verb in ("climb", "bash", "loot-all"):
            return self._at_cabin(verb, view)
        if verb in ("douse", "navigate", "befriend"):
            return self._flames(verb, view)
        if verb in ("sell-item", "sell-mount"):
            return self._sell_own(verb, view)
        return super().plainly(move, view)

    def move_pay(self, rest: str, view: Mapping[str, Any]) -> str:
        """What a player who cannot pay gives away, with what it brings."""
        thing = self.card(rest) if rest in CARD_OF else self.thing(rest)
        price = selling(view, rest) if rest in KINDS else worth(rest)
        return self.words("move-pay", thing=thing, price=self.cash(price))

    def move_name(self, rest: str, view: Mapping[str, Any]) -> str:
        """A kind of goods, or its Endeavor."""
        level = prompt_of(view) == "level-up"
        name = f"endeavor-{ENDEAVORS[KINDS.index(rest)]}" if level else f"kind-{rest}"
        return self.words("move-name", kind=self.words(name))

    def move_character(self, rest: str, _view: Mapping[str, Any]) -> str:
        """A character with its title."""
        name, title = self.words(f"character-{rest}"), self.words(f"character-{rest}-title")
        return self.words("move-character", name=name, title=title)

    def move_colour(self, rest: str, _view: Mapping[str, Any]) -> str:
        """A colour of sight."""
        return self.words("move-colour", colour=self.words(f"colour-{rest}"))

    def move_spoil(self, what: str, view: Mapping[str, Any]) -> str:
        """BAN-LOO-06, BAN-LOO-07: what the winner takes; a Rider or a Mount by their check."""
        said = self.words(f"move-spoil-{what}")
        asked = question_of(view)
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

    def _hand_facts(self, id: str, view: Mapping[str, Any]) -> str:
        """What a hand card shows: icon, Range, whether it reaches, what it cancels."""
        card = CARD_OF[id]
        facts = [self.words(f"icon-{ICONS[card.icon]}"), self.reach(card.low, card.high)]
        fight = view["table"]["fight"]
        if fight and card.low >= 0 and not card.low <= fight["range"] <= card.high:
            facts.append(self.words("out-of-range"))
        facts.append(self.words("face-cancels", icons=self.voids(card)))
        return ", ".join(facts)

    def move_go(self, rest: str, view: Mapping[str, Any]) -> str:
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

    def move_light(self, _rest: str, view: Mapping[str, Any]) -> str:
        """BAN-FIR-02..04: the check of the tile, if its Cabins have no other."""
        said, actor = self.words("move-light"), actor_of(view)
        if actor is None:
            return said
        tile = ACRE[ACRE_NUMBER[actor["place"].removesuffix(CABIN_MARK)]].tile
        checks = {TILE[tile].lit_by} if TILE[tile].wildfire else set()
        for cabin in view["table"]["cabins"]:
            if ACRE[ACRE_NUMBER[cabin["acre"]]].tile == tile:
                checks.add(CABIN_OF[cabin["card"]].burn)
        return self._with_tool(said, checks, modifiers_of(actor, e.FIRE), view)

    def move_pick(self, tool: str, view: Mapping[str, Any]) -> str:
        """BAN-BRE-03: the check of the Cabin in reach, where there is but one sort."""
        said = self.words("move-pick", tool=self._tool(tool, view))
        actor, asked = actor_of(view), question_of(view)
        if actor is None or asked is None or f"pick:{tool}" not in asked.get("moves", ()):
            return said
        checks = {CABIN_OF[cabin["card"]].pick for cabin in locked_near(view, tool)}
        return self._with_tool(said, checks, {tool_of(actor, tool)[0]}, view)

    def _with_check(self, message: str, check: int, view: Mapping[str, Any], **args: object) -> str:
        """A message with a check and the chance of the player who is asked."""
        return self.words(
            message, check=self.check(check), chance=chance(check, level_of(view, check)), **args
        )

    def move_fight(self, rest: str, view: Mapping[str, Any]) -> str:
        target, found = self.target(rest), foe_in(view, rest)
        if found is None:
            return self.words("move-fight", target=target)
        return self.words("move-fight-foe", target=target, front=self.front(found))

    def move_ambush(self, rest: str, view: Mapping[str, Any]) -> str:
        target, found = self.target(rest), foe_in(view, rest)
        at = place_of(rest, view)
        place = self.the(at) if at else "?"
        if found is None:
            return self.words("move-ambush", target=target, place=place)
        message = "move-ambush-home" if at == rest else "move-ambush-foe"
        return self.words(message, target=target, front=self.front(found), place=place)

    def move_sneak(self, rest: str, view: Mapping[str, Any]) -> str:
        found = foe_in(view, rest)
        sneak = FRONT_OF[found["front"]].sneak if found else e.NO_CHECK
        return self._with_check("move-sneak", sneak, view, target=self.target(rest))

    def move_yes(self, _rest: str, view: Mapping[str, Any]) -> str:
        """BAN-STE-01: to stay unseen, with the check of the foe that the question is about."""
        asked = question_of(view)
        if asked is None or asked["prompt"] != "sneak":
            return self.plainly("yes", view)
        found = foe_in(view, ACRE[SLOT_ACRE[asked["args"][0]]].id)
        if found is None:
            return self.words("move-yes-sneak")
        sneak = FRONT_OF[found["front"]].sneak
        return self._with_check("with-chance", sneak, view, what=self.words("move-yes-sneak"))

    def move_try(self, rest: str, view: Mapping[str, Any]) -> str:
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

    def move_buy(self, rest: str, view: Mapping[str, Any]) -> str:
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

    def move_sell(self, rest: str, view: Mapping[str, Any]) -> str:
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

    def move_order(self, rest: str, view: Mapping[str, Any]) -> str:
        drink = DRINK_OF[rest]
        return self.words(
            "move-order",
            drink=self.words(f"drink-{rest}"),
            price=self._price("saloon", drink.price, view),
            does=self.effect(drink.effect),
        )

    def move_dedicate(self, rest: str, view: Mapping[str, Any]) -> str:
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

    def move_prim(self, rest: str, view: Mapping[str, Any]) -> str:
        card = shown_card(view)
        number = int(rest) - 1
        if card is None or number >= len(card.prims):
            return self.words("move-prim", does=rest)
        prim = card.prims[number]
        return self.words("move-prim", does=self.prim(prim, level_of(view, prim.check)))

    def move_special(self, _rest: str, view: Mapping[str, Any]) -> str:
        card = shown_card(view)
        if card is None or card.spc == e.NONE:
            return self.words("move-special-plain")
        return self.words("move-special", does=self.special(card))

    def move_burn(self, rest: str, view: Mapping[str, Any]) -> str:
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

    def move_flame(self, rest: str, view: Mapping[str, Any]) -> str:
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

    def move_skill(self, rest: str, view: Mapping[str, Any]) -> str:
        actor = actor_of(view)
        level = actor["lasting"][rest] if actor is not None else 0
        return self.words(
            "move-skill", skill=self.words(f"skill-{rest}"), level=level, next=level + 1
        )

    def move_task(self, rest: str, view: Mapping[str, Any]) -> str:
        actor = actor_of(view)
        number = int(rest) - 1
        tasks = actor["tasks"] if actor is not None else []
        if number >= len(tasks):
            return self.words("move-task", task=rest)
        return self.words("move-task", task=self.words(f"task-{tasks[number]['id']}"))

    # -- moves of Shadow Governors ---------------

    def move_recruit(self, rest: str, view: Mapping[str, Any]) -> str:
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

    def move_mount(self, rest: str, _view: Mapping[str, Any]) -> str:
        return self.words(
            "move-mount-head", foe=self.head(rest), price=self.cash(ENEMY_OF[rest].value)
        )

    def move_buy_saddle(self, _rest: str, view: Mapping[str, Any]) -> str:
        actor = actor_of(view)
        price = self._price("stables", SADDLE_PRICE, view)
        if actor is None or not actor["mount"]:
            return self.words("move-buy-saddle-plain", price=price)
        return self.words("move-buy-saddle", does=self.saddle_does(actor["mount"]), price=price)

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
        asked = question_of(view)
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

    def move_choose(self, rest: str, view: Mapping[str, Any]) -> str:
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

    def move_bonus(self, rest: str, _view: Mapping[str, Any]) -> str:
        number, which = (int(part) for part in rest.split(":"))
        bonuses = EVENT[number - 1].bonus
        does = self.effect(bonuses[min(which, len(bonuses)) - 1].effect) if bonuses else ""
        return self.words("move-bonus", title=self.words(f"happening-{number}"), does=does)

    def move_work(self, _rest: str, view: Mapping[str, Any]) -> str:
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

    def move_build(self, _rest: str, view: Mapping[str, Any]) -> str:
        actor = actor_of(view)
        master = actor is not None and level_in(actor, "logging")[0] == MASTER
        return self.words("move-build", count=CARPENTER_COST if master else CABIN_COST)

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

    def move_perk(self, _rest: str, view: Mapping[str, Any]) -> str:
        card = self._cabin_card(view)
        if card is None:
            return self.words("move-perk-plain")
        perk = self.words(f"perk-{card.id.removeprefix('cabin_')}")
        return self.words("move-perk", perk=perk, does=self.effect(card.perk))

    # -- what wins, what one has -------------------------------------------------------------------

    def tally(self, view: Mapping[str, Any]) -> dict[str, int]:
        """Notoriety, money, Vigor and goods."""
        mine = [player for player in view["table"]["players"] if player["seat"] == self.me]
        if not mine:
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
        reached = [player["np"] for player in table["players"]]
        governors = table["options"]["mode"] == "governors"
        words = self.words(
            "goal-wins-governors" if governors else "goal-wins-list", count=table["winning"]
        )
        mine = [player for player in table["players"] if player["seat"] == self.me]
        tasks = mine[0]["tasks"] if mine else []
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


TELLER = BantamTeller
