"""What is seen of the table of `bantam`. Written by scripts/written.py; nobody edits it."""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter

from saloon.engine.ask import Ask, Flow
from saloon.engine.field import ORDER, PLACE, Field, cut, one_of, write_round, write_some
from saloon.engine.game import Game, Option, Value, Zone
from saloon.engine.rng import Rng
from saloon.games.bantam import tensor
from saloon.games.bantam.board import SPECIES, TILE_IDS
from saloon.games.bantam.cards import CARD_IDS
from saloon.games.bantam.content import CHARACTER_IDS, ITEM_IDS, MOUNT_IDS, STEPS
from saloon.games.bantam.effects import KINDS, SKILLS
from saloon.games.bantam.events import HONOR_IDS, MONTH_IDS
from saloon.games.bantam.hidden import redeal
from saloon.games.bantam.moves import PLACE_TEXTS, SLOT_TEXTS
from saloon.games.bantam.play.absent import answer_for
from saloon.games.bantam.play.rounds import whole_game
from saloon.games.bantam.state import Table
from saloon.games.bantam.view import player, table
from saloon.games.bantam.zones import lay, zones

OPTIONS: Final = (
    Option("mode", "welcome_a", "BAN-SET-02", ("welcome_a", "welcome_b", "governors")),
    Option("no_pvp", False, "BAN-LIM-05"),
    Option("pick", False, "BAN-SET-03"),
    Option("shuffled", False, "BAN-SET-11"),
    Option("gentle", False, "BAN-SET-23"),
)
UNSHOWN: Final = (
    "turn",
    "joint",
    "drawn_mounts",
    "drawn_hunters",
    "drawer",
    "led",
    "navigated",
    "crime",
    "unloading",
    "due",
    "watched",
    "raises",
    "burned",
    "rises",
    "under",
    "raised",
    "reached",
    "restocks",
    "came",
    "shelved",
    "seen",
    "ground",
    "after",
    "used",
    "special",
    "cover",
    "felled",
    "searched",
    "opened",
    "near",
    "event_np",
    "handed",
    "ended_move",
    "visited",
    "sold",
)
"""What no view shows: all could know it, by remembering."""


def view(t: Table, seat: int) -> dict[str, Any]:
    """What a seat may see, as plain data: the only exit to people and bots."""
    more = table(t, seat)
    return {
        "options": {
            "mode": ("welcome_a", "welcome_b", "governors")[t.mode],
            "no_pvp": t.no_pvp,
            "pick": t.pick,
            "shuffled": t.shuffled,
            "gentle": t.gentle,
        },
        "solo": t.solo,
        "step": STEPS[t.step],
        "round": t.round,
        "last_round": t.last_round,
        "winning": t.winning,
        "first": t.first,
        "active": t.active,
        "lost": t.lost,
        "grid": [TILE_IDS[n] for n in t.grid],
        "turn": {
            "moving": t.moving,
            "move_left": t.move_left,
            "free": t.free,
            "bargain": more["turn.bargain"],
            "drawn": len(t.drawn),
            "draws": more["turn.draws"],
            "offered": None if t.offered < 0 else ITEM_IDS[t.offered],
            "fought": [SLOT_TEXTS[n] for n in range(16) if t.fought >> n & 1],
        },
        "supply": {name: t.supply[n] for n, name in enumerate(KINDS)},
        "fire_left": more["fire_left"],
        "stock": [[CARD_IDS[n] for n in stack] for stack in t.stock],
        "rack": len(t.rack),
        "items": len(t.items),
        "mounts": len(t.mounts),
        "under": more["under"],
        "players": [_player(t, who) for who in range(t.seats)],
        "foes": more["foes"],
        "reserve": len(t.reserve),
        "ground": more["ground"],
        "cabins": more["cabins"],
        "fires": more["fires"],
        "fight": more["fight"],
        "turned": [CARD_IDS[n] for n in t.turned],
        "truce": list(t.truce),
        "peeked": more["peeked"],
        "governors": {
            "month": MONTH_IDS[t.month],
            "year": t.year,
            "season": more["governors.season"],
            "buyer": t.buyer,
            "honors": [HONOR_IDS[n] for n in t.honors],
            "riders": more["governors.riders"],
            "searched": more["governors.searched"],
            "rider_stacks": more["governors.rider_stacks"],
            "hunters": len(t.hunters),
            "mounted": more["governors.mounted"],
            "chests": more["governors.chests"],
            "events": len(t.events),
            "discards": more["governors.discards"],
            "happened": more["governors.happened"],
            "event": more["governors.event"],
            "ongoing": more["governors.ongoing"],
            "locality": more["governors.locality"],
            "pin": None if t.pin < 0 else MONTH_IDS[t.pin],
            "locality_left": t.locality_left,
            "travelled": t.travelled,
            "drew": t.drew,
        }
        if t.sg
        else None,
    }


def _player(t: Table, who: int) -> dict[str, Any]:
    more = player(t, who)
    seen: dict[str, Any] = {
        "seat": who,
        "character": None if t.character[who] < 0 else CHARACTER_IDS[t.character[who]],
        "place": PLACE_TEXTS[t.where[who]],
        "skills": more["skills"],
        "lasting": {name: t.skills[who * 6 + n] for n, name in enumerate(SKILLS)},
        "spd": t.speed(who),
        "vig": t.vig[who],
        "vig_max": t.most_vig(who),
        "wil": t.wil[who],
        "grit": t.grit[who],
        "grit_less": t.grit_less[who],
        "cash": t.cash[who],
        "goods": {name: t.goods[who * 5 + n] for n, name in enumerate(KINDS)},
        "slots": t.capacity(who),
        "item": None if t.item[who] < 0 else ITEM_IDS[t.item[who]],
        "item_tired": t.item_tired[who] == 1,
        "craft": more["craft"],
        "crafted": t.crafted[who],
        "mount": None if t.mount[who] < 0 else MOUNT_IDS[t.mount[who]],
        "heads": more["heads"],
        "endeavors": more["endeavors"],
        "cards": more["cards"],
        "tired": more["tired"],
        "np": t.np[who],
        "tasks": more["tasks"],
        "sneaked": [SLOT_TEXTS[n] for n in range(16) if t.sneaked[who] >> n & 1],
        "daily": t.daily[who],
        "jailer": t.jailer[who],
    }
    if t.sg:
        seen |= {
            "pages": more["pages"],
            "riders": more["riders"],
            "rider_limit": t.rider_limit(who),
            "saddle": t.saddle[who] == 1,
            "note": t.note[who] == 1,
            "change": t.change[who],
            "change_at": t.change_at[who],
            "coins": t.coins[who],
            "bank_slots": t.bank_slots(who),
            "honors": [HONOR_IDS[n] for n in range(8) if t.honored[who] >> n & 1],
            "kept": more["kept"],
            "ignored_by": [SPECIES[n] for n in range(6) if t.ignores[who] >> n & 1],
        }
    return seen


def layout(seats: int) -> list[Field]:
    """What `observe` writes."""
    return [
        Field("options", 6, 1, "mode welcome_b, mode governors, no_pvp, pick, shuffled, gentle"),
        Field("seat", seats, 1, "which seat observes"),
        Field("step", 16, 1, "where in a round the table stands"),
        Field("round", 1, 49, "the round"),
        Field("first", seats, 1, "the first player, the observer first"),
        Field("active", seats, 1, "whose Day Phase it is"),
        Field("turn.moving", 1, 1, "whether the Move goes on"),
        Field("turn.move_left", 1, 255, "acres left of the Move"),
        Field("turn.free", 1, 60, "free actions taken"),
        Field("turn.drawn", 1, 255, "cards somebody looks at"),
        Field("supply", 5, 20, "goods in the supply"),
        Field("rack", 1, 255, "cards in the Weapon Rack"),
        Field("items", 1, 255, "Items in the stack"),
        Field("mounts", 1, 255, "Mounts in the stack"),
        Field("character", 4 * seats, 1, "a player: the character"),
        Field("where", 115 * seats, 1, "a player: where"),
        Field("skills_now", 6 * seats, 6, "a player: each skill now"),
        Field("skills", 6 * seats, 255, "a player: each lasting skill"),
        Field("spd", seats, 255, "a player: Speed"),
        Field("vig", seats, 7, "a player: Vigor"),
        Field("vig_max", seats, 7, "a player: the most Vigor"),
        Field("wil", seats, 3, "a player: Will Power"),
        Field("grit", seats, 4, "a player: Grit"),
        Field("cash", seats, 255, "a player: dollars"),
        Field("goods", 5 * seats, 20, "a player: goods"),
        Field("item", 12 * seats, 1, "a player: the Item"),
        Field("mount", 8 * seats, 1, "a player: the Mount"),
        Field("heads", seats, 255, "a player: Heads"),
        Field("level", 4 * seats, 2, "a player: the level of each Endeavor"),
        Field(
            "cards", 2 * seats, 255, "a player: Combat Cards, and how many of them are Exhausted"
        ),
        Field("np", seats, 255, "a player: Notoriety"),
        Field("tasks", seats, 10, "a player: tasks done"),
        Field("jailed", seats, 1, "a player: in jail"),
        Field("homes", seats, 255, "a player: Cabins"),
        Field("note", seats, 1, "a player: a Bank Note"),
        Field("foes", 1872, 255, "a foe: its front plus one, Wounds; where"),
        Field("reserve", 1, 255, "foes in reserve"),
        Field("things", 115, 255, "a place: things that lie loose"),
        Field("cabins", 48, 6, "an Acre: whose Cabin, 1 for the observer, 5 deserted"),
        Field("fires", 115, 255, "a place: fire tokens"),
        Field("fight", 5, 30, "fighting, observer attacks, observer defends, Engagement, ambush"),
        Field("own_hand", 119, 1, "the observer's combat hand"),
        Field(
            "sides",
            248,
            255,
            "Attacker and Defender: cards in hand, in the draw pile, blocked, "
            "special used, fate of the card; the card shown (119)",
        ),
        Field("governors.month", 1, 12, "the month of the calendar"),
        Field("event", 54, 1, "the event card being resolved"),
    ]


def observe(t: Table, seat: int) -> bytes:
    """The table as small numbers, for learners: what `view` shows, and no more."""
    seats = t.seats
    order = ORDER[seats][seat]
    place = PLACE[seats][seat]
    out = BytesWriter()
    out.append(1 if t.mode == 1 else 0)
    out.append(1 if t.mode == 2 else 0)
    out.append(1 if t.no_pvp else 0)
    out.append(1 if t.pick else 0)
    out.append(1 if t.shuffled else 0)
    out.append(1 if t.gentle else 0)
    out.write(one_of(seats, seat))
    out.write(one_of(16, t.step))
    out.append(cut(t.round))
    out.write(one_of(seats, place[t.first]))
    out.write(one_of(seats, place[t.active]))
    out.append(1 if t.moving else 0)
    out.append(cut(t.move_left))
    out.append(cut(t.free))
    out.append(cut(len(t.drawn)))
    write_some(out, t.supply, 0, 5)
    out.append(cut(len(t.rack)))
    out.append(cut(len(t.items)))
    out.append(cut(len(t.mounts)))
    for who in order:
        out.write(one_of(4, t.character[who]))
    for who in order:
        out.write(one_of(115, t.where[who]))
    tensor.skills(t, seat, out)
    write_round(out, t.skills, seat * 6)
    for who in order:
        out.append(cut(t.speed(who)))
    write_round(out, t.vig, seat)
    for who in order:
        out.append(cut(t.most_vig(who)))
    write_round(out, t.wil, seat)
    write_round(out, t.grit, seat)
    write_round(out, t.cash, seat)
    write_round(out, t.goods, seat * 5)
    for who in order:
        out.write(one_of(12, t.item[who]))
    for who in order:
        out.write(one_of(8, t.mount[who]))
    tensor.heads(t, seat, out)
    write_round(out, t.level, seat * 4)
    tensor.cards(t, seat, out)
    write_round(out, t.np, seat)
    tensor.tasks(t, seat, out)
    tensor.jailed(t, seat, out)
    tensor.homes(t, seat, out)
    if t.sg:
        write_round(out, t.note, seat)
    else:
        out.write(bytes(seats))
    tensor.foes(t, seat, out)
    out.append(cut(len(t.reserve)))
    tensor.ground(t, seat, out)
    tensor.cabins(t, seat, out)
    tensor.fires(t, seat, out)
    tensor.fight(t, seat, out)
    tensor.hand(t, seat, out)
    tensor.sides(t, seat, out)
    out.append(cut(t.month))
    out.write(one_of(54, t.event))
    return out.getvalue()


class Wired(Game[Table]):
    """A game of this table: what is the same for every one of them."""

    def new(self, seats: int, options: dict[str, Value], rng: Rng) -> Table:
        t = Table()
        t.rng = rng
        t.seats = seats
        t.pick = bool(options["pick"])
        t.shuffled = bool(options["shuffled"])
        t.gentle = bool(options["gentle"])
        self.settle(t, options)
        t.supply = [0] * 5
        t.character = [-1] * seats
        t.where = [52] * seats
        t.skills = [0] * (6 * seats)
        t.skills_tmp = [0] * (6 * seats)
        t.spd = [0] * seats
        t.spd_tmp = [0] * seats
        t.vig = [0] * seats
        t.vig_max = [0] * seats
        t.wil = [0] * seats
        t.grit = [4] * seats
        t.grit_less = [0] * seats
        t.cash = [0] * seats
        t.goods = [0] * (5 * seats)
        t.item = [-1] * seats
        t.item_tired = [0] * seats
        t.crafted = [0] * seats
        t.mount = [-1] * seats
        t.level = [0] * (4 * seats)
        t.dedicated = [0] * (4 * seats)
        t.cards = [()] * seats
        t.tired = [0] * 89
        t.np = [0] * seats
        t.tasks = [0] * seats
        t.raised = [0] * seats
        t.reached = [0] * seats
        t.sneaked = [0] * seats
        t.daily = [0] * seats
        t.jailer = [-1] * seats
        t.foe_token = [-1] * 16
        t.foe_at = [-1] * 16
        t.wounds = [0] * 16
        t.head = [-1] * 26
        t.cabin = [-1] * 48
        t.door = [0] * 48
        t.stored = [-1] * 144
        t.befriended = [0] * seats
        t.peeked = [()] * seats
        if t.sg:
            t.skills_more = [0] * (6 * seats)
            t.pages = [0] * (2 * seats)
            t.rider_of = [-1] * 12
            t.saddle = [0] * seats
            t.note = [0] * seats
            t.change = [0] * seats
            t.change_at = [0] * seats
            t.coins = [0] * seats
            t.honored = [0] * seats
            t.kept = [()] * seats
            t.ignores = [0] * seats
        return t

    def settle(self, t: Table, options: dict[str, Value]) -> None:
        """Set the fields in which the table keeps the options it was given."""
        raise NotImplementedError

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
