"""What is seen of the table of `pioneers`. Written by scripts/written.py; nobody edits it."""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter

from saloon.engine.ask import Ask, Flow
from saloon.engine.field import ORDER, PLACE, Field, cut, members, one_of, write_round, write_some
from saloon.engine.game import Game, Option, Value
from saloon.engine.rng import Rng
from saloon.games.pioneers import tensor
from saloon.games.pioneers.check import check
from saloon.games.pioneers.content import (
    ACTIONS,
    ANIMAL_IDS,
    BUILDINGS,
    EVENT_IDS,
    LAND_IDS,
    PRAYERS,
    RESOURCES,
    STATUS,
    STEPS,
    SYMBOLS,
    TOOLS,
)
from saloon.games.pioneers.hidden import redeal
from saloon.games.pioneers.play.absent import answer_for
from saloon.games.pioneers.play.turn import whole_game
from saloon.games.pioneers.state import Table
from saloon.games.pioneers.view import player, table

_ACTIONS: Final = tuple(ACTIONS.values())
_STEPS: Final = tuple(STEPS.values())
OPTIONS: Final = (
    Option("respawn", "off", "PIO-RESP-01", ("off", "vote", "auto")),
    Option("late_entry", False, "PIO-RESP-05"),
    Option("shootout", "simulated", "PIO-SHOOT-07", ("simulated", "live")),
    Option("potshot_trigger", "strict", "PIO-POT-01", ("strict", "loose")),
    Option("gamble_odds", "for_one", "PIO-GAMB-03", ("for_one", "to_one")),
    Option("round_cap", 60, "PIO-WIN-06", (60, 30)),
    Option("orders", False, "PIO-ORD-01"),
    Option("box_names", False, "PIO-SETUP-13"),
)
UNSHOWN: Final = (
    "ended",
    "begun",
    "left",
    "covered",
    "bonus",
    "bank",
    "stakes",
    "sets",
    "events",
    "ordered",
    "sent",
    "offered_gives",
    "offered_wants",
)
"""What no view shows: all could know it, by remembering."""


def view(t: Table, seat: int) -> dict[str, Any]:
    """What a seat may see, as plain data: the only exit to people and bots."""
    more = table(t, seat)
    return {
        "options": {
            "respawn": ("off", "vote", "auto")[t.respawn],
            "late_entry": t.late_entry,
            "shootout": "live" if t.live else "simulated",
            "potshot_trigger": "loose" if t.loose else "strict",
            "gamble_odds": "to_one" if t.to_one else "for_one",
            "round_cap": t.round_cap,
            "orders": t.orders_on,
            "box_names": t.box_names,
        },
        "round": t.round,
        "step": _STEPS[t.step],
        "first": None if t.first < 0 else t.first,
        "active": None if t.active < 0 else t.active,
        "acting": more["acting"],
        "doing": None if t.doing < 0 else _ACTIONS[t.doing],
        "targeted": more["targeted"],
        "card": None if t.card < 0 else EVENT_IDS[t.card],
        "drawn": None if t.drawn < 0 else LAND_IDS[t.drawn],
        "animal": None if t.animal < 0 else ANIMAL_IDS[t.animal],
        "field": more["field"],
        "open": more["open"],
        "players": [_player(t, who) for who in range(t.seats)],
        "sheriff": more["sheriff"],
        "bandit": more["bandit"],
        "hideout": t.hideout,
        "stockpile": {
            "food": t.bank_food,
            "bullets": t.bank_bullets,
            "revolvers": t.bank_revolvers,
            "horses": t.bank_horses,
            "tools": {name: t.bank_tools[n] for n, name in enumerate(TOOLS)},
            "resources": {name: t.bank_goods[n] for n, name in enumerate(RESOURCES)},
            "cards": t.bank_cards,
            "stakes": t.bank_stakes,
            "diplomas": more["stockpile.diplomas"],
            "laborers": more["stockpile.laborers"],
        },
        "pile": {name: t.pile[n] for n, name in enumerate(LAND_IDS)},
        "events": more["events"],
        "prayers": {
            "mixed": [PRAYERS[n] for n in t.prayers],
            "bottom": [PRAYERS[n] for n in t.bottom],
            "kept": [PRAYERS[n] for n in t.kept],
        },
        "boom": None if t.boom < 0 else t.boom,
        "dust": None if t.dust < 0 else t.dust,
        "turn": {
            "proposals": t.proposals,
            "auctions": t.auctions,
            "backs": t.backs,
            "expanded": t.expanded,
            "loved": t.loved,
        },
        "offer": more["offer"],
        "lot": more["lot"],
        "orders": more["orders"],
    }


def _player(t: Table, who: int) -> dict[str, Any]:
    more = player(t, who)
    return {
        "seat": who,
        "symbol": None if t.symbol[who] < 0 else SYMBOLS[t.symbol[who]],
        "status": STATUS[t.status[who]],
        "points": t.points(who),
        "cash": t.cash[who],
        "food": t.food[who],
        "bullets": t.bullets[who],
        "revolver": t.revolver[who] == 1,
        "horse": t.horse[who] == 1,
        "armed": t.armed(who),
        "tools": [TOOLS[n] for n in range(4) if t.tools[who] >> n & 1],
        "resources": {name: t.goods[who * 4 + n] for n, name in enumerate(RESOURCES)},
        "cards": t.cards[who],
        "limit": more["limit"],
        "stock": {name: t.stock[who * 5 + n] for n, name in enumerate(BUILDINGS)},
        "ward": more["ward"],
        "waived": more["waived"],
        "pioneers": more["pioneers"],
    }


def layout(seats: int) -> list[Field]:
    """What `observe` writes."""
    return [
        Field(
            "options",
            9,
            1,
            "respawn vote, respawn auto, late_entry, shootout live, potshot_trigger "
            "loose, gamble_odds to_one, round_cap 30, orders, box_names",
        ),
        Field("seat", seats, 1, "which seat observes"),
        Field("round", 1, 60, "the round"),
        Field("step", 10, 1, "where in the turn the table stands"),
        Field("first", seats, 1, "who went first"),
        Field("active", seats, 1, "whose turn it is"),
        Field("acting", 8 * seats, 1, "the Pioneer at work"),
        Field("doing", 21, 1, "the Action it is at"),
        Field("left", 1, 255, "Movement Points of its Move"),
        Field("card", 70, 1, "the Event card in play"),
        Field("drawn", 11, 1, "a land tile turned up"),
        Field("animal", 10, 1, "an animal turned up"),
        Field("land", 271, 19, "a cell: the kind of its tile plus one, 0 for none"),
        Field("owner", 271, 4, "a cell: whose property, the observing seat's is 1"),
        Field("works", 271, 7, "a cell: Farm to Homestead 1 to 5, Claim 6, a sold Building 7"),
        Field("tokens", 271, 255, "a cell: Resources on its Building"),
        Field("symbol", 4 * seats, 1, "a player: its symbol"),
        Field("status", 3 * seats, 1, "a player: empty, in or out"),
        Field("targeted", seats, 1, "who is Targeted"),
        Field("points", seats, 255, "a player: Pioneer Points"),
        Field("cash", seats, 255, "a player: cash"),
        Field("food", seats, 255, "a player: Food"),
        Field("bullets", seats, 255, "a player: Bullets"),
        Field("revolver", seats, 1, "a player: a Revolver"),
        Field("horse", seats, 1, "a player: a Horse"),
        Field("tools", 4 * seats, 1, "a player: which Tools"),
        Field("goods", 4 * seats, 70, "a player: Resources"),
        Field("cards", seats, 5, "a player: Pioneer Point cards"),
        Field("stock", 5 * seats, 3, "a player: tokens in stock, by kind"),
        Field("covered", 5 * seats, 3, "a player: tokens used up in deals, by kind"),
        Field("ward", seats, 1, "a player: under a ward"),
        Field("waived", 3 * seats, 255, "a player: own turns that fees are waived for"),
        Field(
            "pioneers",
            72 * seats,
            255,
            "a Pioneer: on the field, newborn, jailed, unfed, lovesick, rolled in "
            "vain, left, at work for its last Actions; Actions left",
        ),
        Field("where", 16 * seats, 19, "a Pioneer: q and r of its tile plus ten"),
        Field("diploma", 8 * seats, 13, "a Pioneer: its diploma plus one"),
        Field("sheriff", 3, 19, "the Sheriff: q and r plus ten, available"),
        Field(
            "bandit",
            5 + seats,
            255,
            "the Bandit: square, q and r plus ten, jailed, limbo; for whom he is on the job",
        ),
        Field("laborers", 8, 19, "each Laborer: q and r of its tile plus ten"),
        Field("hideout", 1, 255, "cash of the Hideout"),
        Field("stockpile.food", 1, 255, "Food"),
        Field("stockpile.bullets", 1, 255, "Bullets"),
        Field("stockpile.revolvers", 1, 4, "Revolvers"),
        Field("stockpile.horses", 1, 4, "Horses"),
        Field("stockpile.tools", 4, 2, "Tools by kind"),
        Field("stockpile.resources", 4, 70, "Resources by kind"),
        Field("stockpile.cards", 1, 5, "Pioneer Point cards"),
        Field("stockpile.stakes", 1, 6, "Claim Stakes"),
        Field("pile", 11, 7, "land tiles left, by type"),
        Field("events", 70, 1, "Event cards left in the deck"),
        Field("deck", 30, 10, "a Prayer card: mixed, its place below, kept"),
        Field("boom", seats, 1, "until whose turn Resources sell for more"),
        Field("dust", seats, 1, "until whose turn Moves are halved"),
        Field("turn.proposals", 1, 255, "proposals in this turn"),
        Field("turn.auctions", 1, 255, "auctions in this turn"),
        Field("turn.backs", 1, 255, "Actions taken back in this turn"),
        Field("turn.expanded", 1, 1, "a child was born in this turn"),
        Field("turn.loved", 1, 1, "Love Sickness was used in this turn"),
        Field("ordered", 1, 255, "orders that the observer set in this turn"),
        Field(
            "trade",
            2 * seats + 50,
            255,
            "proposer, partner; picks, sent; lines given, then wanted: thing plus "
            "one, number, and q and r plus ten, or the Pioneer plus one",
        ),
        Field("auction", seats + 5, 255, "seller, reserve; the lot as a line of an offer"),
        Field("orders", 22, 255, "own standing orders: rule and number"),
    ]


def observe(t: Table, seat: int) -> bytes:
    """The table as small numbers, for learners: what `view` shows, and no more."""
    seats = t.seats
    order = ORDER[seats][seat]
    place = PLACE[seats][seat]
    out = BytesWriter()
    out.append(1 if t.respawn == 1 else 0)
    out.append(1 if t.respawn == 2 else 0)
    out.append(1 if t.late_entry else 0)
    out.append(1 if t.live else 0)
    out.append(1 if t.loose else 0)
    out.append(1 if t.to_one else 0)
    out.append(1 if t.round_cap == 30 else 0)
    out.append(1 if t.orders_on else 0)
    out.append(1 if t.box_names else 0)
    out.write(one_of(seats, seat))
    out.append(cut(t.round))
    out.write(one_of(10, t.step))
    out.write(one_of(seats, place[t.first]))
    out.write(one_of(seats, place[t.active]))
    tensor.acting(t, seat, out)
    out.write(one_of(21, t.doing))
    out.append(cut(t.left))
    out.write(one_of(70, t.card))
    out.write(one_of(11, t.drawn))
    out.write(one_of(10, t.animal))
    tensor.field_map(t, seat, out)
    for who in order:
        out.write(one_of(4, t.symbol[who]))
    for who in order:
        out.write(one_of(3, t.status[who]))
    tensor.standings(t, seat, out)
    write_round(out, t.cash, seat)
    write_round(out, t.food, seat)
    write_round(out, t.bullets, seat)
    write_round(out, t.revolver, seat)
    write_round(out, t.horse, seat)
    for who in order:
        out.write(members(4, t.tools[who]))
    write_round(out, t.goods, seat * 4)
    write_round(out, t.cards, seat)
    write_round(out, t.stock, seat * 5)
    write_round(out, t.covered, seat * 5)
    tensor.ward(t, seat, out)
    write_round(out, t.waived, seat * 3)
    tensor.families(t, seat, out)
    tensor.pieces(t, seat, out)
    out.append(cut(t.hideout))
    out.append(cut(t.bank_food))
    out.append(cut(t.bank_bullets))
    out.append(cut(t.bank_revolvers))
    out.append(cut(t.bank_horses))
    write_some(out, t.bank_tools, 0, 4)
    write_some(out, t.bank_goods, 0, 4)
    out.append(cut(t.bank_cards))
    out.append(cut(t.bank_stakes))
    write_some(out, t.pile, 0, 11)
    tensor.decks(t, seat, out)
    out.write(one_of(seats, place[t.boom]))
    out.write(one_of(seats, place[t.dust]))
    out.append(cut(t.proposals))
    out.append(cut(t.auctions))
    out.append(cut(t.backs))
    out.append(1 if t.expanded else 0)
    out.append(1 if t.loved else 0)
    tensor.dealings(t, seat, out)
    return out.getvalue()


class Wired(Game[Table]):
    """A game of this table: what is the same for every one of them."""

    def new(self, seats: int, options: dict[str, Value], rng: Rng) -> Table:
        t = Table()
        t.rng = rng
        t.seats = seats
        t.respawn = ("off", "vote", "auto").index(str(options["respawn"]))
        t.late_entry = bool(options["late_entry"])
        t.live = options["shootout"] == "live"
        t.loose = options["potshot_trigger"] == "loose"
        t.to_one = options["gamble_odds"] == "to_one"
        t.round_cap = int(options["round_cap"])
        t.orders_on = bool(options["orders"])
        t.box_names = bool(options["box_names"])
        t.symbol = [-1] * seats
        t.status = [0] * seats
        t.family = [0] * seats
        t.built = [0] * seats
        t.cash = [0] * seats
        t.food = [0] * seats
        t.bullets = [0] * seats
        t.revolver = [0] * seats
        t.horse = [0] * seats
        t.tools = [0] * seats
        t.goods = [0] * (4 * seats)
        t.cards = [0] * seats
        t.stock = [3] * (5 * seats)
        t.covered = [0] * (5 * seats)
        t.waived = [0] * (3 * seats)
        t.where = [-1] * (8 * seats)
        t.diploma = [-1] * (8 * seats)
        t.flags = [0] * (8 * seats)
        t.bonus = [0] * (8 * seats)
        t.used = [0] * (8 * seats)
        t.stolen = [0] * (8 * seats)
        t.holder = [-1] * 13
        t.bank_tools = [0] * 4
        t.bank_goods = [70] * 4
        t.laborer = [-1] * 4
        t.pile = [0] * 11
        return t

    def play(self, state: Table) -> Flow:
        return whole_game(state)

    def view(self, state: Table, seat: int) -> dict[str, Any]:
        return view(state, seat)

    def hide(self, state: Table, seat: int, rng: Rng) -> None:
        redeal(state, seat, rng)

    def check(self, state: Table) -> None:
        check(state)

    def absent(self, state: Table, ask: Ask) -> int:
        return answer_for(state, ask)

    def observe(self, state: Table, seat: int) -> bytes:
        return observe(state, seat)

    def layout(self, seats: int) -> list[Field]:
        return layout(seats)
