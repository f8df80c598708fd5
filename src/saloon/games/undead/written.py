"""The declared part of the table of `undead`. Written by scripts/written.py; nobody edits it."""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import Ask
from saloon.engine.errors import hold
from saloon.engine.event import EVERYBODY
from saloon.engine.state import State

START: Final = 0  # coins, notoriety, slots
GO: Final = 72  # choice
PAIR: Final = 82  # first, second
USE: Final = 182  # building
LEAVE: Final = 202  # homes
PLACE: Final = 266  # place
SHOOT_AT: Final = 279  # card
CALL: Final = 297  # target
CALL_AT: Final = 303  # space
STEAL: Final = 310  # kind, target
STEAL_SUPPLY: Final = 328  # kind, target
GAIN: Final = 331  # kind
PAY_COIN: Final = 334
PAY_NOTORIETY: Final = 335
PAY_SLOT: Final = 336  # slot
LOAD: Final = 342  # slot
TAKE: Final = 348  # slot
SPEND: Final = 354  # slot
AIM: Final = 360  # target
BRIBE: Final = 366  # target
SEND: Final = 372  # target
BUY: Final = 376  # building
DONE: Final = 396
SKIP: Final = 397
PAY_UP: Final = 398
WALK_OUT: Final = 399
SHOOT: Final = 400
HOLD_FIRE: Final = 401
AGAIN: Final = 402
STOP: Final = 403
CRITICAL: Final = 404
NO_CRITICAL: Final = 405
SKULL: Final = 406
BACKFIRE: Final = 407
MORE: Final = 408
ENOUGH: Final = 409
VACATE: Final = 410
STAND: Final = 411
SETTING_UP: Final = 0
STARTING_RESOURCES: Final = 1
ROUND_START: Final = 2
COMMITMENT: Final = 3
ARRIVAL: Final = 4
HIRING: Final = 5
ABILITY: Final = 6
INCOME: Final = 7
PURCHASE: Final = 8
RANGERS_TURN: Final = 9
ROUND_END: Final = 10
REMOVAL: Final = 11
DAY_END: Final = 12
UPKEEP: Final = 13
NEXT_ROUND: Final = 14
SENDING: Final = 15
FINAL_DUEL: Final = 16
FINISHED: Final = 17


def is_shoot_at(move: int) -> bool:
    """Whether a move is of the family `shoot`."""
    return 279 <= move < 297


def is_call(move: int) -> bool:
    """Whether a move is of the family `call`."""
    return 297 <= move < 303


def is_call_at(move: int) -> bool:
    """Whether a move is of the family `call:at`."""
    return 303 <= move < 310


def is_steal_supply(move: int) -> bool:
    """Whether a move is of the family `steal`."""
    return 328 <= move < 331


def is_pay_slot(move: int) -> bool:
    """Whether a move is of the family `pay:bullet`."""
    return 336 <= move < 342


def is_spend(move: int) -> bool:
    """Whether a move is of the family `spend`."""
    return 354 <= move < 360


EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "street-blocked": ("who",),
    "buys": ("who", "building", "price"),
    "joins": ("who", "building", "price"),
    "moves-in": ("who", "building"),
    "bonus": ("who", "kind"),
    "takeover": ("who", "building", "price", "target"),
    "stands-ground": ("who", "building"),
    "vacates": ("who", "building"),
    "called-off": ("who", "price"),
    "no-end": ("count", "building"),
    "both-miss": ("building",),
    "watchtower": ("value", "raised"),
    "even-hits": ("who", "building", "value"),
    "cancelled": ("who", "target"),
    "flees": ("who", "building"),
    "killed": ("target", "who"),
    "goes-hiring": ("who",),
    "chose-wild": ("who",),
    "wilds-clash": ("count",),
    "sits-out": ("who",),
    "stands": ("who", "space"),
    "wild-lost": ("who",),
    "round": ("day", "round", "who"),
    "noon-over": (),
    "noon": ("day", "round"),
    "last-day": ("day",),
    "leaves": ("who", "building"),
    "day-end": ("day",),
    "upkeep": ("who", "building", "slot"),
    "law": ("who",),
    "too-late": (),
    "high-noon": (),
    "duel": ("space", "count"),
    "nobody-hit": ("space",),
    "bribe": ("who", "target"),
    "aims": ("who", "target"),
    "critical-unused": ("who",),
    "score": ("who", "points", "coins"),
    "tie": ("points", "coins"),
    "win": ("who",),
    "solo-win": ("points",),
    "sent": ("who",),
    "final-duel": ("count", "exchange"),
    "stalemate": ("count",),
    "nobody-falls": (),
    "out": ("who",),
    "last-duelist": ("who",),
    "left": ("who",),
    "all-dead": ("count",),
    "new-in-town": ("who",),
    "cannot-hire": ("who",),
    "skull": ("who",),
    "hires": ("who", "kind", "count"),
    "recruits": ("who", "fresh", "back"),
    "fights": ("who", "card"),
    "aims-at": ("who", "card", "at"),
    "twice": ("who", "die"),
    "wasted": ("who", "die"),
    "lets-be": ("who", "card"),
    "goes-wide": ("die",),
    "undead-killed": ("who", "card", "at"),
    "calls-out": ("who", "target", "space"),
    "walks-out": ("who",),
    "pays-up": ("who", "target"),
    "holds-fire": ("who",),
    "missed": ("who", "target"),
    "gives": ("who", "target", "kind"),
    "gives-bullet": ("who", "target", "slot"),
    "uses": ("who", "building"),
    "mortuary": ("who",),
    "pays": ("who", "kind", "count"),
    "depot": ("who", "die"),
    "load": ("who", "slot"),
    "gambles": ("who", "die"),
    "building": ("building", "place"),
    "boot-hill": ("count",),
    "ranger": (),
    "roll": ("who", "die"),
    "critical-miss": ("who",),
    "critical-hit": ("who",),
    "spent": ("who", "slot"),
    "walks-off": ("who",),
    "turned-up": ("who", "card"),
    "boot-hill-empty": ("who",),
    "undead": ("card", "at"),
    "ranger-rolls": ("die",),
    "ranger-stands-up": ("space",),
    "reinforcements": (),
    "ranger-comes": ("space",),
    "ranger-moves": ("space", "origin"),
    "overrun": (),
    "band-gone": (),
    "solo-duel": ("space",),
    "ranger-killed": ("space",),
    "killed-by-ranger": ("space",),
    "ranger-flees": ("space",),
    "ranger-acts": ("space",),
    "ranger-idle": ("space",),
    "protected": ("who", "kind"),
    "ranger-takes": ("kind",),
    "ranger-takes-bullet": ("slot",),
    "ranger-calls": ("space", "other"),
    "horde": (),
    "ranger-misses": ("space",),
    "calls-ranger": ("space",),
    "missed-ranger": ("space",),
    "disarmed": ("slot",),
    "steals-supply": ("who", "kind"),
    "den": ("who",),
    "steals-bullet": ("who", "target", "slot"),
    "steals": ("who", "target", "kind"),
    "gain": ("who", "kind", "count"),
    "short": ("who", "kind", "count"),
    "bullet-lost": ("who",),
    "no-income": ("who",),
}
ASKS: Final[dict[str, tuple[str, ...]]] = {
    "buy": ("band",),
    "occupant": ("band", "target", "building"),
    "lawyer": ("band",),
    "commit-bands": ("band",),
    "commit": ("band",),
    "wild": ("band",),
    "aim": ("band",),
    "price": ("band",),
    "again": ("band", "card", "seen"),
    "reply": ("band", "target"),
    "shot": ("band", "target"),
    "pay": ("band",),
    "railway": ("band",),
    "round-start": ("band",),
    "general-store": ("band",),
    "gallery": ("band", "left", "before"),
    "mission": ("band",),
    "critical": ("band",),
    "start": ("band",),
    "leave": ("band",),
    "send": ("band",),
    "upkeep": ("band", "building"),
    "skull": ("band",),
    "place": ("band", "card"),
    "place-outlaw": ("band",),
    "disarm": ("band",),
    "more": ("band", "target", "kind"),
    "take": ("band", "target"),
    "load": ("band",),
    "ability": ("band", "space"),
    "income": ("band", "space"),
}


class Written(State):
    """The fields of the table, as fields.py declares them."""

    def __init__(self) -> None:
        super().__init__()
        self.two_bands = False
        self.horsemen = False
        self.reinforcements = False
        self.horde = False
        self.fast = False
        self.no_reserve = False
        self.deadline = False
        self.day = 0
        self.round = 0
        self.noon = False
        self.step = 0
        self.space = 0
        self.law = -1
        self.active = -1
        self.wild = -1
        self.supply_coins = 0
        self.supply_notoriety = 0
        self.boot_hill: tuple[int, ...] = ()
        self.known = 0
        self.out: tuple[int, ...] = ()
        self.killed: list[int] = []
        self.turned_up = -1
        self.town: list[int] = []
        self.building: tuple[int, ...] = ()
        self.where: tuple[int, ...] = ()
        self.bonus = 0
        self.inside: list[int] = []
        self.coins: list[int] = []
        self.notoriety: list[int] = []
        self.players = 0
        self.bands = 0
        self.bullets: list[int] = []
        self.skulls = 0
        self.stash: list[int] = []
        self.reserve: list[int] = []
        self.graveyard: list[int] = []
        self.standing: list[int] = []
        self.lying: list[int] = []
        self.choice: tuple[int, ...] = ()
        self.acted = 0
        self.dice: tuple[int, ...] = ()
        self.duelists: tuple[int, ...] = ()
        self.exchanges = 0
        self.dead = 0
        self.lost = False
        self.turn = 0
        self.used = 0
        self.asked: tuple[int, ...] = ()
        self.sealed: tuple[int, ...] = ()

    def become(self, other: State) -> None:
        assert isinstance(other, Written)
        super().become(other)
        self.two_bands = other.two_bands
        self.horsemen = other.horsemen
        self.reinforcements = other.reinforcements
        self.horde = other.horde
        self.fast = other.fast
        self.no_reserve = other.no_reserve
        self.deadline = other.deadline
        self.day = other.day
        self.round = other.round
        self.noon = other.noon
        self.step = other.step
        self.space = other.space
        self.law = other.law
        self.active = other.active
        self.wild = other.wild
        self.supply_coins = other.supply_coins
        self.supply_notoriety = other.supply_notoriety
        self.boot_hill = other.boot_hill
        self.known = other.known
        self.out = other.out
        self.killed = other.killed[:]
        self.turned_up = other.turned_up
        self.town = other.town[:]
        self.building = other.building
        self.where = other.where
        self.bonus = other.bonus
        self.inside = other.inside[:]
        self.coins = other.coins[:]
        self.notoriety = other.notoriety[:]
        self.players = other.players
        self.bands = other.bands
        self.bullets = other.bullets[:]
        self.skulls = other.skulls
        self.stash = other.stash[:]
        self.reserve = other.reserve[:]
        self.graveyard = other.graveyard[:]
        self.standing = other.standing[:]
        self.lying = other.lying[:]
        self.choice = other.choice
        self.acted = other.acted
        self.dice = other.dice
        self.duelists = other.duelists
        self.exchanges = other.exchanges
        self.dead = other.dead
        self.lost = other.lost
        self.turn = other.turn
        self.used = other.used
        self.asked = other.asked
        self.sealed = other.sealed

    def keep_limits(self) -> None:
        """What always holds because the fields say so; raises Broken."""
        hold(0 <= self.step < 18, "step is out of range")
        hold(0 <= self.space < 10, "space is out of range")

    def tell_street_blocked(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("street-blocked", clauses, (who,), EVERYBODY)

    def tell_buys(self, clauses: str, *, who: int, building: int, price: int) -> None:
        log = self.log
        if log is not None:
            log.tell("buys", clauses, (who, building, price), EVERYBODY)

    def tell_joins(self, clauses: str, *, who: int, building: int, price: int) -> None:
        log = self.log
        if log is not None:
            log.tell("joins", clauses, (who, building, price), EVERYBODY)

    def tell_moves_in(self, clauses: str, *, who: int, building: int) -> None:
        log = self.log
        if log is not None:
            log.tell("moves-in", clauses, (who, building), EVERYBODY)

    def tell_bonus(self, clauses: str, *, who: int, kind: int) -> None:
        log = self.log
        if log is not None:
            log.tell("bonus", clauses, (who, kind), EVERYBODY)

    def tell_takeover(
        self, clauses: str, *, who: int, building: int, price: int, target: int
    ) -> None:
        log = self.log
        if log is not None:
            log.tell("takeover", clauses, (who, building, price, target), EVERYBODY)

    def tell_stands_ground(self, clauses: str, *, who: int, building: int) -> None:
        log = self.log
        if log is not None:
            log.tell("stands-ground", clauses, (who, building), EVERYBODY)

    def tell_vacates(self, clauses: str, *, who: int, building: int) -> None:
        log = self.log
        if log is not None:
            log.tell("vacates", clauses, (who, building), EVERYBODY)

    def tell_called_off(self, clauses: str, *, who: int, price: int) -> None:
        log = self.log
        if log is not None:
            log.tell("called-off", clauses, (who, price), EVERYBODY)

    def tell_no_end(self, clauses: str, *, count: int, building: int) -> None:
        log = self.log
        if log is not None:
            log.tell("no-end", clauses, (count, building), EVERYBODY)

    def tell_both_miss(self, clauses: str, *, building: int) -> None:
        log = self.log
        if log is not None:
            log.tell("both-miss", clauses, (building,), EVERYBODY)

    def tell_watchtower(self, clauses: str, *, value: int, raised: int) -> None:
        log = self.log
        if log is not None:
            log.tell("watchtower", clauses, (value, raised), EVERYBODY)

    def tell_even_hits(self, clauses: str, *, who: int, building: int, value: int) -> None:
        log = self.log
        if log is not None:
            log.tell("even-hits", clauses, (who, building, value), EVERYBODY)

    def tell_cancelled(self, clauses: str, *, who: int, target: int) -> None:
        log = self.log
        if log is not None:
            log.tell("cancelled", clauses, (who, target), EVERYBODY)

    def tell_flees(self, clauses: str, *, who: int, building: int) -> None:
        log = self.log
        if log is not None:
            log.tell("flees", clauses, (who, building), EVERYBODY)

    def tell_killed(self, clauses: str, *, target: int, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("killed", clauses, (target, who), EVERYBODY)

    def tell_goes_hiring(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("goes-hiring", clauses, (who,), EVERYBODY)

    def tell_chose_wild(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("chose-wild", clauses, (who,), EVERYBODY)

    def tell_wilds_clash(self, clauses: str, *, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("wilds-clash", clauses, (count,), EVERYBODY)

    def tell_sits_out(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("sits-out", clauses, (who,), EVERYBODY)

    def tell_stands(self, clauses: str, *, who: int, space: int) -> None:
        log = self.log
        if log is not None:
            log.tell("stands", clauses, (who, space), EVERYBODY)

    def tell_wild_lost(self, clauses: str = "UND-DAY-11", *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("wild-lost", clauses, (who,), EVERYBODY)

    def tell_round(
        self, clauses: str = "UND-DAY-01 UND-DAY-02", *, day: int, round: int, who: int
    ) -> None:
        log = self.log
        if log is not None:
            log.tell("round", clauses, (day, round, who), EVERYBODY)

    def tell_noon_over(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("noon-over", clauses, (), EVERYBODY)

    def tell_noon(self, clauses: str, *, day: int, round: int) -> None:
        log = self.log
        if log is not None:
            log.tell("noon", clauses, (day, round), EVERYBODY)

    def tell_last_day(self, clauses: str, *, day: int) -> None:
        log = self.log
        if log is not None:
            log.tell("last-day", clauses, (day,), EVERYBODY)

    def tell_leaves(self, clauses: str, *, who: int, building: int) -> None:
        log = self.log
        if log is not None:
            log.tell("leaves", clauses, (who, building), EVERYBODY)

    def tell_day_end(self, clauses: str, *, day: int) -> None:
        log = self.log
        if log is not None:
            log.tell("day-end", clauses, (day,), EVERYBODY)

    def tell_upkeep(
        self, clauses: str = "UND-KEEP-02", *, who: int, building: int, slot: int
    ) -> None:
        log = self.log
        if log is not None:
            log.tell("upkeep", clauses, (who, building, slot), EVERYBODY)

    def tell_law(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("law", clauses, (who,), EVERYBODY)

    def tell_too_late(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("too-late", clauses, (), EVERYBODY)

    def tell_high_noon(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("high-noon", clauses, (), EVERYBODY)

    def tell_duel(self, clauses: str, *, space: int, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("duel", clauses, (space, count), EVERYBODY)

    def tell_nobody_hit(self, clauses: str, *, space: int) -> None:
        log = self.log
        if log is not None:
            log.tell("nobody-hit", clauses, (space,), EVERYBODY)

    def tell_bribe(self, clauses: str, *, who: int, target: int) -> None:
        log = self.log
        if log is not None:
            log.tell("bribe", clauses, (who, target), EVERYBODY)

    def tell_aims(self, clauses: str = "UND-DUEL-03", *, who: int, target: int) -> None:
        log = self.log
        if log is not None:
            log.tell("aims", clauses, (who, target), EVERYBODY)

    def tell_critical_unused(self, clauses: str = "UND-SHOOT-03", *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("critical-unused", clauses, (who,), EVERYBODY)

    def tell_score(self, clauses: str, *, who: int, points: int, coins: int) -> None:
        log = self.log
        if log is not None:
            log.tell("score", clauses, (who, points, coins), EVERYBODY)

    def tell_tie(self, clauses: str = "UND-SCORE-03", *, points: int, coins: int) -> None:
        log = self.log
        if log is not None:
            log.tell("tie", clauses, (points, coins), EVERYBODY)

    def tell_win(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("win", clauses, (who,), EVERYBODY)

    def tell_solo_win(self, clauses: str = "UND-SOLO-05 UND-SOLO-37", *, points: int) -> None:
        log = self.log
        if log is not None:
            log.tell("solo-win", clauses, (points,), EVERYBODY)

    def tell_sent(self, clauses: str = "UND-TWO-08", *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("sent", clauses, (who,), EVERYBODY)

    def tell_final_duel(self, clauses: str, *, count: int, exchange: int) -> None:
        log = self.log
        if log is not None:
            log.tell("final-duel", clauses, (count, exchange), EVERYBODY)

    def tell_stalemate(self, clauses: str, *, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("stalemate", clauses, (count,), EVERYBODY)

    def tell_nobody_falls(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("nobody-falls", clauses, (), EVERYBODY)

    def tell_out(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("out", clauses, (who,), EVERYBODY)

    def tell_last_duelist(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("last-duelist", clauses, (who,), EVERYBODY)

    def tell_left(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("left", clauses, (who,), EVERYBODY)

    def tell_all_dead(self, clauses: str, *, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("all-dead", clauses, (count,), EVERYBODY)

    def tell_new_in_town(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("new-in-town", clauses, (who,), EVERYBODY)

    def tell_cannot_hire(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("cannot-hire", clauses, (who,), EVERYBODY)

    def tell_skull(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("skull", clauses, (who,), EVERYBODY)

    def tell_hires(self, clauses: str = "UND-HIRE-03", *, who: int, kind: int, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("hires", clauses, (who, kind, count), EVERYBODY)

    def tell_recruits(self, clauses: str, *, who: int, fresh: int, back: int) -> None:
        log = self.log
        if log is not None:
            log.tell("recruits", clauses, (who, fresh, back), EVERYBODY)

    def tell_fights(self, clauses: str, *, who: int, card: int) -> None:
        log = self.log
        if log is not None:
            log.tell("fights", clauses, (who, card), EVERYBODY)

    def tell_aims_at(self, clauses: str, *, who: int, card: int, at: int) -> None:
        log = self.log
        if log is not None:
            log.tell("aims-at", clauses, (who, card, at), EVERYBODY)

    def tell_twice(self, clauses: str, *, who: int, die: int) -> None:
        log = self.log
        if log is not None:
            log.tell("twice", clauses, (who, die), EVERYBODY)

    def tell_wasted(self, clauses: str, *, who: int, die: int) -> None:
        log = self.log
        if log is not None:
            log.tell("wasted", clauses, (who, die), EVERYBODY)

    def tell_lets_be(self, clauses: str, *, who: int, card: int) -> None:
        log = self.log
        if log is not None:
            log.tell("lets-be", clauses, (who, card), EVERYBODY)

    def tell_goes_wide(self, clauses: str, *, die: int) -> None:
        log = self.log
        if log is not None:
            log.tell("goes-wide", clauses, (die,), EVERYBODY)

    def tell_undead_killed(self, clauses: str, *, who: int, card: int, at: int) -> None:
        log = self.log
        if log is not None:
            log.tell("undead-killed", clauses, (who, card, at), EVERYBODY)

    def tell_calls_out(self, clauses: str, *, who: int, target: int, space: int) -> None:
        log = self.log
        if log is not None:
            log.tell("calls-out", clauses, (who, target, space), EVERYBODY)

    def tell_walks_out(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("walks-out", clauses, (who,), EVERYBODY)

    def tell_pays_up(self, clauses: str, *, who: int, target: int) -> None:
        log = self.log
        if log is not None:
            log.tell("pays-up", clauses, (who, target), EVERYBODY)

    def tell_holds_fire(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("holds-fire", clauses, (who,), EVERYBODY)

    def tell_missed(self, clauses: str, *, who: int, target: int) -> None:
        log = self.log
        if log is not None:
            log.tell("missed", clauses, (who, target), EVERYBODY)

    def tell_gives(self, clauses: str, *, who: int, target: int, kind: int) -> None:
        log = self.log
        if log is not None:
            log.tell("gives", clauses, (who, target, kind), EVERYBODY)

    def tell_gives_bullet(self, clauses: str, *, who: int, target: int, slot: int) -> None:
        log = self.log
        if log is not None:
            log.tell("gives-bullet", clauses, (who, target, slot), EVERYBODY)

    def tell_uses(self, clauses: str, *, who: int, building: int) -> None:
        log = self.log
        if log is not None:
            log.tell("uses", clauses, (who, building), EVERYBODY)

    def tell_mortuary(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("mortuary", clauses, (who,), EVERYBODY)

    def tell_pays(self, clauses: str = "UND-SOLO-28", *, who: int, kind: int, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("pays", clauses, (who, kind, count), EVERYBODY)

    def tell_depot(self, clauses: str = "UND-BLD-07 UND-BLD-24", *, who: int, die: int) -> None:
        log = self.log
        if log is not None:
            log.tell("depot", clauses, (who, die), EVERYBODY)

    def tell_load(self, clauses: str = "UND-BLD-08", *, who: int, slot: int) -> None:
        log = self.log
        if log is not None:
            log.tell("load", clauses, (who, slot), EVERYBODY)

    def tell_gambles(self, clauses: str = "UND-BLD-09 UND-BLD-24", *, who: int, die: int) -> None:
        log = self.log
        if log is not None:
            log.tell("gambles", clauses, (who, die), EVERYBODY)

    def tell_building(self, clauses: str, *, building: int, place: int) -> None:
        log = self.log
        if log is not None:
            log.tell("building", clauses, (building, place), EVERYBODY)

    def tell_boot_hill(self, clauses: str, *, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("boot-hill", clauses, (count,), EVERYBODY)

    def tell_ranger(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("ranger", clauses, (), EVERYBODY)

    def tell_roll(self, clauses: str = "UND-SHOOT-01", *, who: int, die: int) -> None:
        log = self.log
        if log is not None:
            log.tell("roll", clauses, (who, die), EVERYBODY)

    def tell_critical_miss(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("critical-miss", clauses, (who,), EVERYBODY)

    def tell_critical_hit(self, clauses: str = "UND-SHOOT-03", *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("critical-hit", clauses, (who,), EVERYBODY)

    def tell_spent(self, clauses: str = "UND-SHOOT-01", *, who: int, slot: int) -> None:
        log = self.log
        if log is not None:
            log.tell("spent", clauses, (who, slot), EVERYBODY)

    def tell_walks_off(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("walks-off", clauses, (who,), EVERYBODY)

    def tell_turned_up(self, clauses: str, *, who: int, card: int) -> None:
        log = self.log
        if log is not None:
            log.tell("turned-up", clauses, (who, card), EVERYBODY)

    def tell_boot_hill_empty(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("boot-hill-empty", clauses, (who,), EVERYBODY)

    def tell_undead(self, clauses: str, *, card: int, at: int) -> None:
        log = self.log
        if log is not None:
            log.tell("undead", clauses, (card, at), EVERYBODY)

    def tell_ranger_rolls(self, clauses: str, *, die: int) -> None:
        log = self.log
        if log is not None:
            log.tell("ranger-rolls", clauses, (die,), EVERYBODY)

    def tell_ranger_stands_up(self, clauses: str, *, space: int) -> None:
        log = self.log
        if log is not None:
            log.tell("ranger-stands-up", clauses, (space,), EVERYBODY)

    def tell_reinforcements(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("reinforcements", clauses, (), EVERYBODY)

    def tell_ranger_comes(self, clauses: str, *, space: int) -> None:
        log = self.log
        if log is not None:
            log.tell("ranger-comes", clauses, (space,), EVERYBODY)

    def tell_ranger_moves(self, clauses: str, *, space: int, origin: int) -> None:
        log = self.log
        if log is not None:
            log.tell("ranger-moves", clauses, (space, origin), EVERYBODY)

    def tell_overrun(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("overrun", clauses, (), EVERYBODY)

    def tell_band_gone(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("band-gone", clauses, (), EVERYBODY)

    def tell_solo_duel(self, clauses: str, *, space: int) -> None:
        log = self.log
        if log is not None:
            log.tell("solo-duel", clauses, (space,), EVERYBODY)

    def tell_ranger_killed(self, clauses: str, *, space: int) -> None:
        log = self.log
        if log is not None:
            log.tell("ranger-killed", clauses, (space,), EVERYBODY)

    def tell_killed_by_ranger(self, clauses: str, *, space: int) -> None:
        log = self.log
        if log is not None:
            log.tell("killed-by-ranger", clauses, (space,), EVERYBODY)

    def tell_ranger_flees(self, clauses: str, *, space: int) -> None:
        log = self.log
        if log is not None:
            log.tell("ranger-flees", clauses, (space,), EVERYBODY)

    def tell_ranger_acts(self, clauses: str, *, space: int) -> None:
        log = self.log
        if log is not None:
            log.tell("ranger-acts", clauses, (space,), EVERYBODY)

    def tell_ranger_idle(self, clauses: str, *, space: int) -> None:
        log = self.log
        if log is not None:
            log.tell("ranger-idle", clauses, (space,), EVERYBODY)

    def tell_protected(self, clauses: str, *, who: int, kind: int) -> None:
        log = self.log
        if log is not None:
            log.tell("protected", clauses, (who, kind), EVERYBODY)

    def tell_ranger_takes(self, clauses: str, *, kind: int) -> None:
        log = self.log
        if log is not None:
            log.tell("ranger-takes", clauses, (kind,), EVERYBODY)

    def tell_ranger_takes_bullet(self, clauses: str = "UND-SOLO-25", *, slot: int) -> None:
        log = self.log
        if log is not None:
            log.tell("ranger-takes-bullet", clauses, (slot,), EVERYBODY)

    def tell_ranger_calls(self, clauses: str, *, space: int, other: int) -> None:
        log = self.log
        if log is not None:
            log.tell("ranger-calls", clauses, (space, other), EVERYBODY)

    def tell_horde(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("horde", clauses, (), EVERYBODY)

    def tell_ranger_misses(self, clauses: str, *, space: int) -> None:
        log = self.log
        if log is not None:
            log.tell("ranger-misses", clauses, (space,), EVERYBODY)

    def tell_calls_ranger(self, clauses: str, *, space: int) -> None:
        log = self.log
        if log is not None:
            log.tell("calls-ranger", clauses, (space,), EVERYBODY)

    def tell_missed_ranger(self, clauses: str, *, space: int) -> None:
        log = self.log
        if log is not None:
            log.tell("missed-ranger", clauses, (space,), EVERYBODY)

    def tell_disarmed(self, clauses: str, *, slot: int) -> None:
        log = self.log
        if log is not None:
            log.tell("disarmed", clauses, (slot,), EVERYBODY)

    def tell_steals_supply(self, clauses: str, *, who: int, kind: int) -> None:
        log = self.log
        if log is not None:
            log.tell("steals-supply", clauses, (who, kind), EVERYBODY)

    def tell_den(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("den", clauses, (who,), EVERYBODY)

    def tell_steals_bullet(self, clauses: str, *, who: int, target: int, slot: int) -> None:
        log = self.log
        if log is not None:
            log.tell("steals-bullet", clauses, (who, target, slot), EVERYBODY)

    def tell_steals(self, clauses: str, *, who: int, target: int, kind: int) -> None:
        log = self.log
        if log is not None:
            log.tell("steals", clauses, (who, target, kind), EVERYBODY)

    def tell_gain(self, clauses: str, *, who: int, kind: int, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("gain", clauses, (who, kind, count), EVERYBODY)

    def tell_short(self, clauses: str = "UND-SUP-03", *, who: int, kind: int, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("short", clauses, (who, kind, count), EVERYBODY)

    def tell_bullet_lost(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("bullet-lost", clauses, (who,), EVERYBODY)

    def tell_no_income(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("no-income", clauses, (who,), EVERYBODY)

    def ask_buy(self, seat: int, moves: list[int], clause: str, *, band: int) -> Ask:
        return Ask(seat, "buy", moves, clause, (band,))

    def ask_occupant(
        self, seat: int, moves: list[int], clause: str, *, band: int, target: int, building: int
    ) -> Ask:
        return Ask(seat, "occupant", moves, clause, (band, target, building))

    def ask_lawyer(self, seat: int, moves: list[int], clause: str, *, band: int) -> Ask:
        return Ask(seat, "lawyer", moves, clause, (band,))

    def ask_commit_bands(
        self, seat: int, moves: list[int], clause: str = "UND-DAY-04", *, band: int
    ) -> Ask:
        return Ask(seat, "commit-bands", moves, clause, (band,))

    def ask_commit(
        self, seat: int, moves: list[int], clause: str = "UND-DAY-04", *, band: int
    ) -> Ask:
        return Ask(seat, "commit", moves, clause, (band,))

    def ask_wild(
        self, seat: int, moves: list[int], clause: str = "UND-DAY-11", *, band: int
    ) -> Ask:
        return Ask(seat, "wild", moves, clause, (band,))

    def ask_aim(
        self, seat: int, moves: list[int], clause: str = "UND-DUEL-03", *, band: int
    ) -> Ask:
        return Ask(seat, "aim", moves, clause, (band,))

    def ask_price(
        self, seat: int, moves: list[int], clause: str = "UND-HIRE-03", *, band: int
    ) -> Ask:
        return Ask(seat, "price", moves, clause, (band,))

    def ask_again(
        self, seat: int, moves: list[int], clause: str, *, band: int, card: int, seen: int
    ) -> Ask:
        return Ask(seat, "again", moves, clause, (band, card, seen))

    def ask_reply(self, seat: int, moves: list[int], clause: str, *, band: int, target: int) -> Ask:
        return Ask(seat, "reply", moves, clause, (band, target))

    def ask_shot(self, seat: int, moves: list[int], clause: str, *, band: int, target: int) -> Ask:
        return Ask(seat, "shot", moves, clause, (band, target))

    def ask_pay(self, seat: int, moves: list[int], clause: str = "UND-INT-05", *, band: int) -> Ask:
        return Ask(seat, "pay", moves, clause, (band,))

    def ask_railway(self, seat: int, moves: list[int], clause: str, *, band: int) -> Ask:
        return Ask(seat, "railway", moves, clause, (band,))

    def ask_round_start(self, seat: int, moves: list[int], clause: str = "", *, band: int) -> Ask:
        if not clause:
            clause = "UND-DAY-03"
            self.cite("UND-BLD-22 UND-KEEP-01 UND-KEEP-05")
        return Ask(seat, "round-start", moves, clause, (band,))

    def ask_general_store(self, seat: int, moves: list[int], clause: str, *, band: int) -> Ask:
        return Ask(seat, "general-store", moves, clause, (band,))

    def ask_gallery(
        self,
        seat: int,
        moves: list[int],
        clause: str = "UND-BLD-08",
        *,
        band: int,
        left: int,
        before: int,
    ) -> Ask:
        return Ask(seat, "gallery", moves, clause, (band, left, before))

    def ask_mission(self, seat: int, moves: list[int], clause: str, *, band: int) -> Ask:
        return Ask(seat, "mission", moves, clause, (band,))

    def ask_critical(
        self, seat: int, moves: list[int], clause: str = "UND-SHOOT-03", *, band: int
    ) -> Ask:
        return Ask(seat, "critical", moves, clause, (band,))

    def ask_start(self, seat: int, moves: list[int], clause: str, *, band: int) -> Ask:
        return Ask(seat, "start", moves, clause, (band,))

    def ask_leave(self, seat: int, moves: list[int], clause: str, *, band: int) -> Ask:
        return Ask(seat, "leave", moves, clause, (band,))

    def ask_send(self, seat: int, moves: list[int], clause: str, *, band: int) -> Ask:
        return Ask(seat, "send", moves, clause, (band,))

    def ask_upkeep(
        self, seat: int, moves: list[int], clause: str, *, band: int, building: int
    ) -> Ask:
        return Ask(seat, "upkeep", moves, clause, (band, building))

    def ask_skull(self, seat: int, moves: list[int], clause: str, *, band: int) -> Ask:
        return Ask(seat, "skull", moves, clause, (band,))

    def ask_place(self, seat: int, moves: list[int], clause: str, *, band: int, card: int) -> Ask:
        return Ask(seat, "place", moves, clause, (band, card))

    def ask_place_outlaw(self, seat: int, moves: list[int], clause: str = "", *, band: int) -> Ask:
        if not clause:
            clause = "UND-SOLO-09"
            self.cite("UND-SOLO-40")
        return Ask(seat, "place-outlaw", moves, clause, (band,))

    def ask_disarm(self, seat: int, moves: list[int], clause: str, *, band: int) -> Ask:
        return Ask(seat, "disarm", moves, clause, (band,))

    def ask_more(
        self, seat: int, moves: list[int], clause: str, *, band: int, target: int, kind: int
    ) -> Ask:
        return Ask(seat, "more", moves, clause, (band, target, kind))

    def ask_take(self, seat: int, moves: list[int], clause: str, *, band: int, target: int) -> Ask:
        return Ask(seat, "take", moves, clause, (band, target))

    def ask_load(self, seat: int, moves: list[int], clause: str, *, band: int) -> Ask:
        return Ask(seat, "load", moves, clause, (band,))

    def ask_ability(
        self, seat: int, moves: list[int], clause: str, *, band: int, space: int
    ) -> Ask:
        return Ask(seat, "ability", moves, clause, (band, space))

    def ask_income(self, seat: int, moves: list[int], clause: str, *, band: int, space: int) -> Ask:
        return Ask(seat, "income", moves, clause, (band, space))
