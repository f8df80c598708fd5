"""What is seen of the table of `undead`. Written by scripts/written.py; nobody edits it."""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter

from saloon.engine.ask import Ask, Flow
from saloon.engine.field import Field, cut, one_of
from saloon.engine.game import Game, Option, Value, Zone
from saloon.engine.rng import Rng
from saloon.games.undead import tensor
from saloon.games.undead.content import STEPS, UNDEAD_IDS
from saloon.games.undead.hidden import redeal
from saloon.games.undead.play.absent import answer_for
from saloon.games.undead.play.round import whole_game
from saloon.games.undead.state import Table
from saloon.games.undead.view import table
from saloon.games.undead.zones import lay, zones

OPTIONS: Final = (
    Option("two_bands", False, "UND-TWO-01"),
    Option("horsemen", False, "UND-HORDE-01"),
    Option("reinforcements", False, "UND-HORDE-02"),
    Option("horde", False, "UND-HORDE-03"),
    Option("fast", False, "UND-HORDE-04"),
    Option("no_reserve", False, "UND-SOLO-07"),
    Option("deadline", False, "UND-SOLO-43"),
)
UNSHOWN: Final = ("out", "where", "bands", "turn", "used", "asked")
"""What no view shows: all could know it, by remembering."""


def view(t: Table, seat: int) -> dict[str, Any]:
    """What a seat may see, as plain data: the only exit to people and bots."""
    more = table(t, seat)
    return {
        "options": {
            "two_bands": t.two_bands,
            "horsemen": t.horsemen,
            "reinforcements": t.reinforcements,
            "horde": t.horde,
            "fast": t.fast,
            "no_reserve": t.no_reserve,
            "deadline": t.deadline,
        },
        "solo": more["solo"],
        "day": t.day,
        "round": t.round,
        "law": t.law,
        "noon": t.noon,
        "step": STEPS[t.step],
        "space": t.space,
        "active": t.active,
        "wild": t.wild,
        "supply": more["supply"],
        "boot_hill": more["boot_hill"],
        "boot_hill_bottom": more["boot_hill_bottom"],
        "turned_up": None if t.turned_up < 0 else UNDEAD_IDS[t.turned_up],
        "street": more["street"],
        "buildings": more["buildings"],
        "bands": more["bands"],
        "ranger": more["ranger"],
        "solo_score": more["solo_score"],
        "dice": more["dice"],
        "duelists": list(t.duelists),
        "exchanges": t.exchanges,
        "dead": more["dead"],
        "lost": t.lost,
        "sealed": more["sealed"],
    }


def layout(seats: int) -> list[Field]:
    """What `observe` writes."""
    return [
        Field(
            "options",
            7,
            1,
            "two_bands, horsemen, reinforcements, horde, fast, no_reserve, deadline",
        ),
        Field("seat", seats, 1, "which seat observes"),
        Field("day", 1, 60, "the day, at most 60"),
        Field("round", 1, 3, "the round of the day"),
        Field("noon", 1, 1, "whether this is High Noon"),
        Field("step", 18, 1, "where in the round the table stands"),
        Field("space", 10, 1, "the space being resolved"),
        Field("law", tensor.bands(seats), 1, "the band with the LAW badge"),
        Field("active", tensor.bands(seats), 1, "the band whose turn it is"),
        Field("wild", tensor.bands(seats), 1, "the band that plays the Wild"),
        Field("supply", 2, 80, "Coins and Notoriety in the supply"),
        Field("boot_hill", 1, 18, "cards in Boot Hill"),
        Field("killed", 18, 1, "the undead that are dead for good"),
        Field("turned_up", 18, 1, "the undead on its way to Town"),
        Field(
            "street",
            9,
            84,
            "undead in the street: count, value, and for slots 2 to 8 how many are weak there",
        ),
        Field(
            "buildings",
            260,
            84,
            "a building: in play, its bonus (Coin, Bullet, Notoriety), its undead as in `street`",
        ),
        Field("inside", 20 * tensor.bands(seats), 1, "a building: the bands in it"),
        Field("coins", tensor.bands(seats), 48, "a band: its Coins"),
        Field("notoriety", tensor.bands(seats), 80, "a band: its Notoriety"),
        Field("score", tensor.bands(seats), 255, "a band: what its player would score now"),
        Field(
            "bands",
            tensor.BAND * tensor.bands(seats),
            8,
            "a band: Skull up, acted; Bullets in slots 2 to 7; Bullets in all; "
            "outlaws in stash, reserve, graveyard; the space it stands on (2 to 8) "
            "and those it lies on; its revealed choice (0 to 9); its last four dice",
        ),
        Field("duelists", tensor.bands(seats), 1, "who fights the duel"),
        Field("sealed", 13, 1, "places this seat sealed an answer for"),
    ]


def observe(t: Table, seat: int) -> bytes:
    """The table as small numbers, for learners: what `view` shows, and no more."""
    seats = t.seats
    out = BytesWriter()
    out.append(1 if t.two_bands else 0)
    out.append(1 if t.horsemen else 0)
    out.append(1 if t.reinforcements else 0)
    out.append(1 if t.horde else 0)
    out.append(1 if t.fast else 0)
    out.append(1 if t.no_reserve else 0)
    out.append(1 if t.deadline else 0)
    out.write(one_of(seats, seat))
    tensor.day(t, seat, out)
    out.append(cut(t.round))
    out.append(1 if t.noon else 0)
    out.write(one_of(18, t.step))
    tensor.rest(t, seat, out)
    return out.getvalue()


class Wired(Game[Table]):
    """A game of this table: what is the same for every one of them."""

    def new(self, seats: int, options: dict[str, Value], rng: Rng) -> Table:
        t = Table()
        t.rng = rng
        t.seats = seats
        t.two_bands = bool(options["two_bands"])
        t.horsemen = bool(options["horsemen"])
        t.reinforcements = bool(options["reinforcements"])
        t.horde = bool(options["horde"])
        t.fast = bool(options["fast"])
        t.no_reserve = bool(options["no_reserve"])
        t.deadline = bool(options["deadline"])
        return t

    def play(self, state: Table) -> Flow:
        return whole_game(state)

    def view(self, state: Table, seat: int) -> dict[str, Any]:
        return view(state, seat)

    def zones(self, state: Table, seat: int) -> list[Zone]:
        return zones(state, seat)

    def lay(self, state: Table, zones: list[Zone]) -> None:
        lay(state, zones)

    def hide(self, state: Table, seat: int, rng: Rng) -> None:
        redeal(state, seat, rng)

    def check(self, state: Table) -> None:
        state.check()

    def absent(self, state: Table, ask: Ask) -> int:
        return answer_for(state, ask)

    def observe(self, state: Table, seat: int) -> bytes:
        return observe(state, seat)

    def layout(self, seats: int) -> list[Field]:
        return layout(seats)
