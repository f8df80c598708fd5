"""The declared part of the table of `wanted`. Written by scripts/written.py; nobody edits it."""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import Ask
from saloon.engine.errors import hold
from saloon.engine.event import EVERYBODY
from saloon.engine.state import State

DRAW: Final = 0  # deck
BURY: Final = 5  # deck
LOOK: Final = 9  # deck
SAVE: Final = 14
HIT: Final = 15  # target, gang
RIDE: Final = 39  # deck
LEAVE: Final = 43
ACCEPT: Final = 44
DECLINE: Final = 45


def is_bury(move: int) -> bool:
    """Whether a move is of the family `bury`."""
    return 5 <= move < 9


EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "shows": ("deck", "card"),
    "cavalry": ("who", "deck"),
    "bury": ("who", "deck", "card"),
    "look": ("who", "deck"),
    "looked-saloon": ("kind",),
    "looked-town": ("deck", "card"),
    "no-stake": ("stake",),
    "declined": ("stake",),
    "accepts": ("who", "stake"),
    "declines": ("who", "stake"),
    "duel": ("who", "target", "stake"),
    "flips": ("count",),
    "duel-won": ("who", "target"),
    "both-shot": ("who", "target"),
    "truel": ("count", "stake"),
    "truel-won": ("who", "count"),
    "steps-up": ("who",),
    "starter": ("who",),
    "quick": ("count",),
    "round": ("round", "who"),
    "supremacy": ("gang",),
    "dollars": ("count",),
    "take": ("who", "card", "deck"),
    "four-gangs": ("who",),
    "empty-deck": ("deck",),
    "saloon": ("who", "kind"),
    "nothing": ("who", "kind"),
    "sheriff": ("who", "card"),
    "hunter": ("who", "target", "card"),
    "swindler": ("who", "target", "card"),
    "no-gang": ("gang",),
    "gang-tie": ("gang",),
    "leader-decides": ("who", "gang"),
    "has-wanted": ("who", "gang"),
    "wanted": ("who", "gang"),
    "one": ("who",),
    "points": ("who", "points"),
    "no-points": (),
    "keeps-one": ("who",),
    "points-tie": ("points",),
    "win": ("who",),
    "limit": ("who", "count"),
}
ASKS: Final[dict[str, tuple[str, ...]]] = {
    "cavalry": (),
    "dollars": (),
    "consent": ("stake",),
    "draw": (),
    "sheriff": (),
    "hunter": (),
    "swindler": (),
}


class Written(State):
    """The fields of the table, as fields.py declares them."""

    def __init__(self) -> None:
        super().__init__()
        self.quick = False
        self.duel = False
        self.consent = False
        self.dollars = False
        self.cavalry = False
        self.supremacy = False
        self.round = 0
        self.starter = -1
        self.turn = -1
        self.turns = 0
        self.dealt = False
        self.decks: list[tuple[int, ...]] = []
        self.unturned = -1
        self.looked: list[int] = []
        self.buried: list[int] = []
        self.stacks: list[tuple[int, ...]] = []
        self.wanted: list[int] = []
        self.tiles: list[int] = []
        self.totals: list[int] = []
        self.one = -1
        self.horse = -1
        self.supreme = -1
        self.discard: tuple[int, ...] = ()
        self.saloon_discard: tuple[int, ...] = ()
        self.out: tuple[int, ...] = ()
        self.last_points: list[int] = []

    def become(self, other: State) -> None:
        assert isinstance(other, Written)
        super().become(other)
        self.quick = other.quick
        self.duel = other.duel
        self.consent = other.consent
        self.dollars = other.dollars
        self.cavalry = other.cavalry
        self.supremacy = other.supremacy
        self.round = other.round
        self.starter = other.starter
        self.turn = other.turn
        self.turns = other.turns
        self.dealt = other.dealt
        self.decks = other.decks[:]
        self.unturned = other.unturned
        self.looked = other.looked[:]
        self.buried = other.buried[:]
        self.stacks = other.stacks[:]
        self.wanted = other.wanted[:]
        self.tiles = other.tiles[:]
        self.totals = other.totals[:]
        self.one = other.one
        self.horse = other.horse
        self.supreme = other.supreme
        self.discard = other.discard
        self.saloon_discard = other.saloon_discard
        self.out = other.out
        self.last_points = other.last_points[:]

    def keep_limits(self) -> None:
        """What always holds because the fields say so; raises Broken."""
        hold(-1 <= self.starter < self.seats, "starter is no seat")
        hold(-1 <= self.turn < self.seats, "turn is no seat")
        hold(len(self.stacks) == 4 * self.seats, "stacks has too many or too few entries")
        hold(len(self.wanted) == self.seats, "wanted has too many or too few entries")
        for one in self.wanted:
            hold(0 <= one < 16, "wanted holds what is out of range")
        hold(len(self.tiles) == self.seats, "tiles has too many or too few entries")
        for one in self.tiles:
            hold(one >= 0, "tiles holds what is out of range")
        hold(len(self.totals) == self.seats, "totals has too many or too few entries")
        for one in self.totals:
            hold(one >= 0, "totals holds what is out of range")
        hold(-1 <= self.one < self.seats, "one is no seat")
        hold(-1 <= self.horse < 4, "horse is out of range")
        hold(-1 <= self.supreme < 4, "supreme is out of range")

    def tell_shows(self, clauses: str, *, deck: int, card: int) -> None:
        log = self.log
        if log is not None:
            log.tell("shows", clauses, (deck, card), EVERYBODY)

    def tell_cavalry(self, clauses: str, *, who: int, deck: int) -> None:
        log = self.log
        if log is not None:
            log.tell("cavalry", clauses, (who, deck), EVERYBODY)

    def tell_bury(self, clauses: str, *, who: int, deck: int, card: int) -> None:
        log = self.log
        if log is not None:
            log.tell("bury", clauses, (who, deck, card), EVERYBODY)

    def tell_look(
        self, clauses: str = "WAN-DOLLAR-04 WAN-DOLLAR-10", *, who: int, deck: int
    ) -> None:
        log = self.log
        if log is not None:
            log.tell("look", clauses, (who, deck), EVERYBODY)

    def whisper_looked_saloon(self, to: int, clauses: str, *, kind: int) -> None:
        log = self.log
        if log is not None:
            log.tell("looked-saloon", clauses, (kind,), to)

    def whisper_looked_town(self, to: int, clauses: str, *, deck: int, card: int) -> None:
        log = self.log
        if log is not None:
            log.tell("looked-town", clauses, (deck, card), to)

    def tell_no_stake(self, clauses: str, *, stake: int) -> None:
        log = self.log
        if log is not None:
            log.tell("no-stake", clauses, (stake,), EVERYBODY)

    def tell_declined(self, clauses: str, *, stake: int) -> None:
        log = self.log
        if log is not None:
            log.tell("declined", clauses, (stake,), EVERYBODY)

    def tell_accepts(self, clauses: str, *, who: int, stake: int) -> None:
        log = self.log
        if log is not None:
            log.tell("accepts", clauses, (who, stake), EVERYBODY)

    def tell_declines(self, clauses: str, *, who: int, stake: int) -> None:
        log = self.log
        if log is not None:
            log.tell("declines", clauses, (who, stake), EVERYBODY)

    def tell_duel(self, clauses: str, *, who: int, target: int, stake: int) -> None:
        log = self.log
        if log is not None:
            log.tell("duel", clauses, (who, target, stake), EVERYBODY)

    def tell_flips(self, clauses: str, *, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("flips", clauses, (count,), EVERYBODY)

    def tell_duel_won(self, clauses: str, *, who: int, target: int) -> None:
        log = self.log
        if log is not None:
            log.tell("duel-won", clauses, (who, target), EVERYBODY)

    def tell_both_shot(self, clauses: str, *, who: int, target: int) -> None:
        log = self.log
        if log is not None:
            log.tell("both-shot", clauses, (who, target), EVERYBODY)

    def tell_truel(self, clauses: str, *, count: int, stake: int) -> None:
        log = self.log
        if log is not None:
            log.tell("truel", clauses, (count, stake), EVERYBODY)

    def tell_truel_won(self, clauses: str, *, who: int, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("truel-won", clauses, (who, count), EVERYBODY)

    def tell_steps_up(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("steps-up", clauses, (who,), EVERYBODY)

    def tell_starter(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("starter", clauses, (who,), EVERYBODY)

    def tell_quick(self, clauses: str, *, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("quick", clauses, (count,), EVERYBODY)

    def tell_round(self, clauses: str, *, round: int, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("round", clauses, (round, who), EVERYBODY)

    def tell_supremacy(self, clauses: str, *, gang: int) -> None:
        log = self.log
        if log is not None:
            log.tell("supremacy", clauses, (gang,), EVERYBODY)

    def tell_dollars(self, clauses: str, *, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("dollars", clauses, (count,), EVERYBODY)

    def tell_take(self, clauses: str, *, who: int, card: int, deck: int) -> None:
        log = self.log
        if log is not None:
            log.tell("take", clauses, (who, card, deck), EVERYBODY)

    def tell_four_gangs(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("four-gangs", clauses, (who,), EVERYBODY)

    def tell_empty_deck(self, clauses: str, *, deck: int) -> None:
        log = self.log
        if log is not None:
            log.tell("empty-deck", clauses, (deck,), EVERYBODY)

    def tell_saloon(self, clauses: str, *, who: int, kind: int) -> None:
        log = self.log
        if log is not None:
            log.tell("saloon", clauses, (who, kind), EVERYBODY)

    def tell_nothing(self, clauses: str, *, who: int, kind: int) -> None:
        log = self.log
        if log is not None:
            log.tell("nothing", clauses, (who, kind), EVERYBODY)

    def tell_sheriff(self, clauses: str, *, who: int, card: int) -> None:
        log = self.log
        if log is not None:
            log.tell("sheriff", clauses, (who, card), EVERYBODY)

    def tell_hunter(self, clauses: str, *, who: int, target: int, card: int) -> None:
        log = self.log
        if log is not None:
            log.tell("hunter", clauses, (who, target, card), EVERYBODY)

    def tell_swindler(self, clauses: str, *, who: int, target: int, card: int) -> None:
        log = self.log
        if log is not None:
            log.tell("swindler", clauses, (who, target, card), EVERYBODY)

    def tell_no_gang(self, clauses: str, *, gang: int) -> None:
        log = self.log
        if log is not None:
            log.tell("no-gang", clauses, (gang,), EVERYBODY)

    def tell_gang_tie(self, clauses: str, *, gang: int) -> None:
        log = self.log
        if log is not None:
            log.tell("gang-tie", clauses, (gang,), EVERYBODY)

    def tell_leader_decides(self, clauses: str, *, who: int, gang: int) -> None:
        log = self.log
        if log is not None:
            log.tell("leader-decides", clauses, (who, gang), EVERYBODY)

    def tell_has_wanted(self, clauses: str, *, who: int, gang: int) -> None:
        log = self.log
        if log is not None:
            log.tell("has-wanted", clauses, (who, gang), EVERYBODY)

    def tell_wanted(self, clauses: str, *, who: int, gang: int) -> None:
        log = self.log
        if log is not None:
            log.tell("wanted", clauses, (who, gang), EVERYBODY)

    def tell_one(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("one", clauses, (who,), EVERYBODY)

    def tell_points(self, clauses: str, *, who: int, points: int) -> None:
        log = self.log
        if log is not None:
            log.tell("points", clauses, (who, points), EVERYBODY)

    def tell_no_points(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("no-points", clauses, (), EVERYBODY)

    def tell_keeps_one(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("keeps-one", clauses, (who,), EVERYBODY)

    def tell_points_tie(self, clauses: str, *, points: int) -> None:
        log = self.log
        if log is not None:
            log.tell("points-tie", clauses, (points,), EVERYBODY)

    def tell_win(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("win", clauses, (who,), EVERYBODY)

    def tell_limit(self, clauses: str, *, who: int, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("limit", clauses, (who, count), EVERYBODY)

    def ask_cavalry(self, seat: int, moves: list[int], clause: str = "") -> Ask:
        if not clause:
            clause = "WAN-CAV-02"
            self.cite("WAN-CAV-03")
        return Ask(seat, "cavalry", moves, clause, ())

    def ask_dollars(self, seat: int, moves: list[int], clause: str = "WAN-DOLLAR-02") -> Ask:
        return Ask(seat, "dollars", moves, clause, ())

    def ask_consent(self, seat: int, moves: list[int], clause: str, *, stake: int) -> Ask:
        return Ask(seat, "consent", moves, clause, (stake,))

    def ask_draw(self, seat: int, moves: list[int], clause: str = "") -> Ask:
        if not clause:
            clause = "WAN-TURN-04"
            self.cite("WAN-TURN-01 WAN-TURN-02 WAN-TURN-03")
        return Ask(seat, "draw", moves, clause, ())

    def ask_sheriff(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "sheriff", moves, clause, ())

    def ask_hunter(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "hunter", moves, clause, ())

    def ask_swindler(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "swindler", moves, clause, ())
