"""What is seen of the table of `wanted`. Written by scripts/written.py; nobody edits it."""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter

from saloon.engine.ask import Ask, Flow
from saloon.engine.field import ORDER, PLACE, Field, cut, members, one_of, write_round
from saloon.engine.game import Game, Option, Value, Zone
from saloon.engine.rng import Rng
from saloon.games.wanted import tensor
from saloon.games.wanted.content import DECKS, GANGS, OUTLAW_IDS, SALOON_KINDS
from saloon.games.wanted.hidden import redeal
from saloon.games.wanted.play.absent import answer_for
from saloon.games.wanted.play.round import whole_game
from saloon.games.wanted.state import Table
from saloon.games.wanted.view import player, table
from saloon.games.wanted.zones import lay, zones

OPTIONS: Final = (
    Option("quick", False, "WAN-QUICK-01"),
    Option("duel", False, "WAN-DUEL-01"),
    Option("consent", False, "WAN-DUEL-13"),
    Option("dollars", False, "WAN-DOLLAR-01"),
    Option("cavalry", False, "WAN-CAV-01"),
    Option("supremacy", False, "WAN-SUP-01"),
)
UNSHOWN: Final = ("turns",)
"""What no view shows: all could know it, by remembering."""


def view(t: Table, seat: int) -> dict[str, Any]:
    """What a seat may see, as plain data: the only exit to people and bots."""
    more = table(t, seat)
    return {
        "options": {
            "quick": t.quick,
            "duel": t.duel,
            "consent": t.consent,
            "dollars": t.dollars,
            "cavalry": t.cavalry,
            "supremacy": t.supremacy,
        },
        "round": t.round,
        "starter": t.starter,
        "turn": t.turn,
        "decks": more["decks"],
        "players": [_player(t, who) for who in range(t.seats)],
        "one": t.one,
        "cavalry": None if t.horse < 0 else DECKS[t.horse],
        "supremacy": None if t.supreme < 0 else GANGS[t.supreme],
        "discard": [OUTLAW_IDS[n] for n in t.discard],
        "saloon_discard": [SALOON_KINDS[n] for n in t.saloon_discard],
        "out": [OUTLAW_IDS[n] for n in t.out],
        "last_points": t.last_points[:],
    }


def _player(t: Table, who: int) -> dict[str, Any]:
    more = player(t, who)
    return {
        "seat": who,
        "stacks": more["stacks"],
        "wanted": [GANGS[n] for n in range(4) if t.wanted[who] >> n & 1],
        "one": more["one"],
        "tiles": t.tiles[who],
        "points": more["points"],
        "total": t.totals[who],
    }


def layout(seats: int) -> list[Field]:
    """What `observe` writes."""
    return [
        Field("options", 6, 1, "quick, duel, consent, dollars, cavalry, supremacy"),
        Field("seat", seats, 1, "which seat observes"),
        Field("round", 1, 40, "the round"),
        Field("starter", seats, 1, "who began the round, the observer first"),
        Field("turn", seats, 1, "whose turn it is, the observer first"),
        Field("turns", 1, 56, "turns taken this round"),
        Field("left", 5, 12, "cards left in the four towns and the Saloon"),
        Field("up", 20, 1, "a town: its face-up card's gang (4), and whether it is a leader"),
        Field("unseen", 16, 3, "a town: how many cards of each gang lie face down in it"),
        Field("saloon", 3, 4, "Sheriffs, Hunters and Swindlers still in the Saloon"),
        Field("next", 23, 1, "cards this seat saw: a town's as in `up`, a Saloon kind (3)"),
        Field("buried", 4, 12, "cards buried in each town"),
        Field("stacks", 4 * seats, 12, "a player: how many cards of each gang"),
        Field("leaders", 4 * seats, 1, "a player: which leaders"),
        Field("wanted", 4 * seats, 1, "a player: which Wanted tokens"),
        Field("tiles", seats, 2, "a player: Dollars tiles"),
        Field("points", seats, 93, "a player: what the stacks would score now"),
        Field("totals", seats, 255, "a player: points over all rounds"),
        Field("one", seats, 1, "who holds the One token"),
        Field("cavalry", 4, 1, "the town under the Cavalry"),
        Field("supremacy", 4, 1, "the gang that Supremacy names"),
        Field("discard", 4, 12, "outlaws of each gang discarded"),
    ]


def observe(t: Table, seat: int) -> bytes:
    """The table as small numbers, for learners: what `view` shows, and no more."""
    seats = t.seats
    order = ORDER[seats][seat]
    place = PLACE[seats][seat]
    out = BytesWriter()
    out.append(1 if t.quick else 0)
    out.append(1 if t.duel else 0)
    out.append(1 if t.consent else 0)
    out.append(1 if t.dollars else 0)
    out.append(1 if t.cavalry else 0)
    out.append(1 if t.supremacy else 0)
    out.write(one_of(seats, seat))
    out.append(cut(t.round))
    out.write(one_of(seats, place[t.starter]))
    out.write(one_of(seats, place[t.turn]))
    out.append(cut(t.turns))
    tensor.decks(t, seat, out)
    tensor.stacks(t, seat, out)
    tensor.leaders(t, seat, out)
    for who in order:
        out.write(members(4, t.wanted[who]))
    write_round(out, t.tiles, seat)
    tensor.points(t, seat, out)
    write_round(out, t.totals, seat)
    out.write(one_of(seats, place[t.one]))
    out.write(one_of(4, t.horse))
    out.write(one_of(4, t.supreme))
    tensor.discard(t, seat, out)
    return out.getvalue()


class Wired(Game[Table]):
    """A game of this table: what is the same for every one of them."""

    def new(self, seats: int, options: dict[str, Value], rng: Rng) -> Table:
        t = Table()
        t.rng = rng
        t.seats = seats
        t.quick = bool(options["quick"])
        t.duel = bool(options["duel"])
        t.consent = bool(options["consent"])
        t.dollars = bool(options["dollars"])
        t.cavalry = bool(options["cavalry"])
        t.supremacy = bool(options["supremacy"])
        t.stacks = [()] * (4 * seats)
        t.wanted = [0] * seats
        t.tiles = [0] * seats
        t.totals = [0] * seats
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
