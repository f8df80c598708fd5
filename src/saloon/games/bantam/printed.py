"""What checks, effects, cards, Items and Mounts of `bantam` say."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from saloon.games.bantam import effects as e
from saloon.games.bantam.board import SPECIES
from saloon.games.bantam.cards import COMBAT, ICONS, IMMEDIATE, INTERRUPT, OUT, Card, Prim
from saloon.games.bantam.content import CRAFT
from saloon.games.bantam.effects import KEYS, KINDS, SKILLS, VERBS, Effect
from saloon.games.bantam.events import RIDER, RIDER_TYPES
from saloon.games.bantam.look import ITEM_OF, MOUNT_OF, SLOT_AT, chance
from saloon.games.bantam.names import Names

RIDER_OF: Final = {rider.id: rider for rider in RIDER}


class Printed(Names):
    """Says what is printed."""

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
        icons = self.voids(card)
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

    def voids(self, card: Card) -> str:
        """The icons that a card cancels."""
        names = [name for bit, name in enumerate(ICONS) if card.cancels >> bit & 1]
        return ", ".join(self.words(f"icon-{name}") for name in names)

    def rider_does(self, id: str) -> str:
        """The perk of a Rider."""
        rider = RIDER_OF[id]
        type = RIDER_TYPES[rider.type]
        return self.words(
            f"rider-does-{type}",
            skill=self.words(f"skill-{SKILLS[rider.a]}"),
            kind=self.words(f"kind-{KINDS[min(rider.a, 3)]}"),
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

    def target(self, text: str) -> str:
        """Whom a move is aimed at: a seat, or a foe by the place it keeps."""
        if text.isdigit():
            return self.name(int(text))
        return self.foe_of(SLOT_AT[text])

    def front(self, foe: Mapping[str, Any]) -> str:
        """What is printed on the token of a foe."""
        return self.words(f"front-{foe['front']}")
