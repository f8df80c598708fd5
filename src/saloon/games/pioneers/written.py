"""The declared part of the table of `pioneers`. Written by scripts/written.py; nobody edits it."""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import Ask
from saloon.engine.errors import hold
from saloon.engine.event import EVERYBODY
from saloon.engine.state import State

AT: Final = 0  # cell
N: Final = 271  # number
PAGE: Final = 511  # page
PIONEER: Final = 541  # seat, number
SEAT: Final = 573  # who
FACE: Final = 577  # face
ACT: Final = 582  # act
THING: Final = 603  # thing
LINE: Final = 624  # side, thing, number
BUILD: Final = 1184  # building
DIPLOMA: Final = 1189  # diploma
PRAYER: Final = 1202  # prayer
TASK: Final = 1212  # task
PLACE: Final = 1221  # place
ORDER: Final = 1228  # question
RULE: Final = 1239  # rule
END: Final = 1268
STOP: Final = 1269
DONE: Final = 1270
SEND: Final = 1271
BACK: Final = 1272
CANCEL: Final = 1273
REFUSE: Final = 1274
ACCEPT: Final = 1275
COUNTER: Final = 1276
STRIKE: Final = 1277  # line
ODD: Final = 1289
EVEN: Final = 1290
YES: Final = 1291
NO: Final = 1292
SHOOT: Final = 1293
HOLD: Final = 1294
RUN: Final = 1295
RELINQUISH: Final = 1296
SURRENDER: Final = 1297
RESIST: Final = 1298
ROBBED: Final = 1299
TAKE: Final = 1300
KEEP: Final = 1301
USE: Final = 1302
PASS: Final = 1303
ROLL: Final = 1304
DECLINE: Final = 1305
PAY: Final = 1306
SELL_THINGS: Final = 1307
AUCTION: Final = 1308
FEED_HORSE: Final = 1309
FREE_BANDIT: Final = 1310
MONEY_PAYS: Final = 1311
SET_ORDERS: Final = 1312
JAIL_ROLL: Final = 1313
GIVE_UP: Final = 1314
LOVE: Final = 1315
QUIT: Final = 1316
CHANCE: Final = 1317
ATTACKER_FIRST: Final = 1318
DEFENDER_FIRST: Final = 1319
TOO_CLOSE: Final = 1320
RESPAWN_OFF: Final = 0
RESPAWN_VOTE: Final = 1
RESPAWN_AUTO: Final = 2
CHOOSING: Final = 0
FIRST_ROLL: Final = 1
FEEDING: Final = 2
ROLLING: Final = 3
WORKING: Final = 4
OFFERING: Final = 5
COUNTERING: Final = 6
BANDITS: Final = 7
TURN_END: Final = 8
FINISHED: Final = 9
MOVE: Final = 0
EXPLORE: Final = 1
BUY: Final = 2
SELL: Final = 3
TRADE: Final = 4
AUCTIONING: Final = 5
STAKE: Final = 6
BUILDING: Final = 7
HUNT: Final = 8
PROCESS: Final = 9
PRAY: Final = 10
FAMILY: Final = 11
GAMBLE: Final = 12
DISPUTE: Final = 13
OBTAIN: Final = 14
JAILBREAK: Final = 15
HIRE_BANDIT: Final = 16
HIRE_SHERIFF: Final = 17
HIRE_LABORER: Final = 18
STEAL: Final = 19
SHOOT_BANDIT: Final = 20
EMPTY: Final = 0
IN: Final = 1
OUT: Final = 2
WAIVE_DIPLOMA: Final = 0
WAIVE_STAKE: Final = 1
WAIVE_BUILD: Final = 2
TASK_STEAL: Final = 0
TASK_ROB: Final = 1
TASK_KILL: Final = 2
TASK_KILL_SHERIFF: Final = 3
TASK_BLOCK: Final = 4
TASK_ARREST_BANDIT: Final = 5
TASK_ARREST: Final = 6
TASK_RELEASE: Final = 7
TASK_KILL_BANDIT: Final = 8
ORDER_TRADE: Final = 0
ORDER_BID: Final = 1
ORDER_DISPUTE: Final = 2
ORDER_CHAMPION: Final = 3
ORDER_DRINK: Final = 4
ORDER_ROBBERY: Final = 5
ORDER_ARREST: Final = 6
ORDER_HOLDUP: Final = 7
ORDER_LOOT: Final = 8
ORDER_POTSHOT: Final = 9
ORDER_VOTE: Final = 10
RULE_NONE: Final = 0
RULE_TRADE_REFUSE: Final = 1
RULE_TRADE_REFUSE_SOME: Final = 2
RULE_BID_PASS: Final = 3
RULE_BID_LIMIT: Final = 4
RULE_DISPUTE_SHOOT: Final = 5
RULE_DISPUTE_PRICE: Final = 6
RULE_DISPUTE_RELINQUISH: Final = 7
RULE_CHAMPION_LOWEST: Final = 8
RULE_CHAMPION_PLAIN: Final = 9
RULE_DRINK_TAKE: Final = 10
RULE_DRINK_ODD: Final = 11
RULE_DRINK_EVEN: Final = 12
RULE_ROBBERY_SURRENDER: Final = 13
RULE_ROBBERY_RESIST: Final = 14
RULE_ROBBERY_RESIST_THINGS: Final = 15
RULE_ARREST_SURRENDER: Final = 16
RULE_ARREST_SHOOT: Final = 17
RULE_HOLDUP_ROBBED: Final = 18
RULE_HOLDUP_FIGHT: Final = 19
RULE_HOLDUP_FIGHT_IF: Final = 20
RULE_LOOT_ROLL: Final = 21
RULE_LOOT_DECLINE: Final = 22
RULE_POTSHOT_HOLD: Final = 23
RULE_POTSHOT_SHOOT: Final = 24
RULE_POTSHOT_SHOOT_WHILE: Final = 25
RULE_POTSHOT_HOLD_SOME: Final = 26
RULE_VOTE_YES: Final = 27
RULE_VOTE_NO: Final = 28


def is_at(move: int) -> bool:
    """Whether a move is of the family `at`."""
    return 0 <= move < 271


def is_n(move: int) -> bool:
    """Whether a move is of the family `n`."""
    return 271 <= move < 511


def is_page(move: int) -> bool:
    """Whether a move is of the family `page`."""
    return 511 <= move < 541


def is_pioneer(move: int) -> bool:
    """Whether a move is of the family `pioneer`."""
    return 541 <= move < 573


def is_act(move: int) -> bool:
    """Whether a move is of the family `act`."""
    return 582 <= move < 603


def is_line(move: int) -> bool:
    """Whether a move is of the family `line`."""
    return 624 <= move < 1184


def is_strike(move: int) -> bool:
    """Whether a move is of the family `strike`."""
    return 1277 <= move < 1289


EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "auction": ("who", "thing", "count", "price"),
    "no-bid": ("who",),
    "sold": ("who", "target", "amount", "thing"),
    "tie": ("amount",),
    "bid": ("who", "amount"),
    "bandit-roll": ("count",),
    "no-phase": ("who",),
    "targeted": ("who",),
    "face-of-nobody": ("face",),
    "bandit-face": ("face",),
    "bandit-jail-roll": ("die",),
    "bandit-comes": ("count",),
    "countdown": ("square",),
    "bandit-steps": ("cell",),
    "drinks": ("amount", "to"),
    "stakes-drink": ("who", "odd", "die"),
    "sent-after": ("who", "count"),
    "stakes": ("pioneer", "cell"),
    "builds": ("who", "work", "cell"),
    "yields": ("cell", "resource", "count"),
    "changes-hands": ("pioneer", "cell"),
    "hands-over": ("who", "thing", "count", "target"),
    "out": ("who",),
    "quits": ("who",),
    "vote": ("who", "yes"),
    "starts": ("who",),
    "wins": ("who", "count"),
    "cannot-pay": ("who", "amount"),
    "torn-down": ("who", "work", "cell"),
    "deadwood": ("who", "letter"),
    "extra": ("pioneer", "count"),
    "no-action": ("who",),
    "event": ("who", "card"),
    "diploma": ("pioneer", "diploma"),
    "pays-in-kind": ("who", "thing", "count"),
    "gives-up": ("pioneer", "diploma"),
    "lovesick": ("lover", "pioneer", "box"),
    "takes-over": ("pioneer", "cell", "work"),
    "disputes": ("pioneer", "target", "amount", "cell"),
    "demands": ("who", "amount"),
    "declines": ("who",),
    "relinquishes": ("who", "target", "cell"),
    "no-effect": ("who", "card"),
    "disaster": ("resource", "count"),
    "rustles": ("who", "thing", "cell"),
    "sells": ("who", "thing", "count"),
    "swap-places": ("pioneer", "other"),
    "boom": ("who",),
    "dust": ("who",),
    "waived": ("who", "fee"),
    "rolls": ("who", "die"),
    "joins": ("who",),
    "sheriff-goes": ("cell",),
    "hideout": ("amount",),
    "bandit-arrested": (),
    "newborn": ("pioneer", "cell"),
    "fed": ("who", "count"),
    "unfed": ("pioneer",),
    "grows-up": ("pioneer",),
    "wagers": ("who", "thing", "count", "face"),
    "player-die": ("who", "face"),
    "hired-to-kill": ("who", "pioneer"),
    "hires-bandit": ("who", "task", "cell"),
    "job": ("who", "target", "cell"),
    "steals": ("who", "thing", "cell"),
    "hired-to-rob": ("who", "pioneer", "thing"),
    "robs": ("who", "target", "thing", "count"),
    "shoots-bandit": ("pioneer",),
    "hires-sheriff": ("who", "task", "cell"),
    "arrests": ("who", "pioneer"),
    "holdup": ("who", "die"),
    "warded": ("who",),
    "fights": ("pioneer",),
    "no-cash": ("who",),
    "gift": ("who", "amount"),
    "retreat": ("who", "die"),
    "animal": ("who", "animal"),
    "hunt-shot": ("who", "animal", "die"),
    "runs": ("who",),
    "jail-roll": ("pioneer", "die"),
    "draws-land": ("who", "kind"),
    "lays": ("who", "kind", "cell"),
    "mine-roll": ("who", "odd", "die", "cell"),
    "salvaged": ("cell",),
    "collapses": ("cell",),
    "no-land": ("who",),
    "buys": ("who", "thing", "count"),
    "sells-building": ("who", "work", "cell"),
    "steps": ("pioneer", "cell"),
    "move-roll": ("pioneer", "die", "count"),
    "walks-out": ("pioneer", "cell"),
    "order": ("question", "rule", "count"),
    "diploma-back": ("pioneer", "diploma"),
    "dies": ("pioneer", "cell"),
    "arrives": ("pioneer", "cell"),
    "jailed": ("pioneer",),
    "freed": ("pioneer", "cell"),
    "potshot": ("who", "pioneer", "hit"),
    "prayer": ("pioneer", "prayer"),
    "keeps": ("who", "prayer"),
    "ward": ("who",),
    "uses": ("who", "prayer"),
    "relocates": ("pioneer", "cell"),
    "prayers-shuffled": (),
    "processes": ("pioneer", "thing", "count", "cell"),
    "laborer-works": ("who", "laborer", "cell"),
    "laborer": ("who", "laborer", "cell"),
    "bandit-goes": ("cell",),
    "symbol": ("who", "face"),
    "first": ("who",),
    "shootout": ("duelist", "other", "mine", "theirs"),
    "too-close": ("duelist", "other"),
    "quicker": ("duelist", "other"),
    "loots": ("who", "target", "die"),
    "sheriff-beaten": (),
    "bandit-beaten": (),
    "pays": ("who", "amount", "to"),
    "gains": ("who", "thing", "count"),
    "from-hideout": ("who", "amount"),
    "loses": ("who", "thing", "count"),
    "proposes": ("who", "target"),
    "refuses": ("who",),
    "cancels": ("who",),
    "would-give": ("who", "target", "thing", "count"),
    "offers": ("who", "target"),
    "counters": ("who", "target"),
    "deal": ("who", "target"),
    "turn": ("who", "round"),
    "laborer-leaves": ("laborer", "cell"),
    "job-ends": ("who", "thing", "count"),
}
ASKS: Final[dict[str, tuple[str, ...]]] = {
    "work": (),
    "action": ("pioneer", "left"),
    "page-map": ("*ends",),
    "page-number": ("*ends",),
    "lot": (),
    "reserve": ("thing", "count"),
    "bid-again": ("thing", "count", "price"),
    "bid": ("thing", "count", "price"),
    "bandit-target": (),
    "bandit-goal": ("cell",),
    "bandit-step": ("left",),
    "drink": ("price",),
    "build": ("cell",),
    "vote": ("target",),
    "jail-whom": ("price",),
    "raise": ("price", "cash"),
    "raise-thing": ("price",),
    "lose-homestead": ("work",),
    "lose-pioneer": (),
    "lose-building": (),
    "extra": ("event",),
    "diploma": ("pioneer",),
    "tuition": ("diploma",),
    "love": (),
    "dispute": ("target", "cell"),
    "demanded": ("target", "price"),
    "demand": ("target", "price"),
    "dispute-answer": ("target", "price", "cell"),
    "champion": ("cell",),
    "event-tile": ("card",),
    "event-thing": ("card", "left"),
    "event-sale": ("card", "left"),
    "event-yes": ("card",),
    "event-own": ("card",),
    "event-other": ("card",),
    "event-seat": ("card",),
    "event-choice": ("card",),
    "event-rich": ("card",),
    "event-poor": ("card",),
    "feed": ("left",),
    "wager": ("pioneer",),
    "face": ("thing", "count"),
    "stake": ("thing",),
    "bandit-task": (),
    "mark": ("task",),
    "target": ("task",),
    "steal-from": (),
    "robbery": ("target", "thing", "pioneer"),
    "spoils": ("pioneer",),
    "sheriff-task": (),
    "block": (),
    "arrested": ("target", "pioneer"),
    "arrest": (),
    "release": (),
    "holdup": ("price",),
    "retreat": ("left",),
    "hunt": ("animal", "left"),
    "jail-roll": (),
    "jailbreak": ("pioneer",),
    "mine": ("cell",),
    "place": ("kind",),
    "shop": ("pioneer",),
    "buy": ("pioneer", "begun"),
    "pay-resource": ("resource", "left"),
    "market": ("pioneer",),
    "sell": ("pioneer", "begun"),
    "step": ("pioneer", "left"),
    "second": ("pioneer",),
    "order": (),
    "rule": ("question",),
    "rule-thing": ("rule",),
    "rule-number": ("rule",),
    "rule-seat": ("rule",),
    "potshot": ("pioneer", "cell"),
    "shuffle": (),
    "prayer": ("prayer",),
    "harvest": (),
    "harvest-resource": (),
    "relocate": (),
    "destination": ("pioneer",),
    "providence": (),
    "process": ("pioneer",),
    "symbol": (),
    "duel": ("duelist", "other", "target"),
    "loot": ("pioneer",),
    "partner": (),
    "offer": ("proposer", "partner", "picks", "held"),
    "answer": ("target",),
    "counter-answer": ("target",),
    "enter": (),
}


class Written(State):
    """The fields of the table, as fields.py declares them."""

    def __init__(self) -> None:
        super().__init__()
        self.respawn = 0
        self.late_entry = False
        self.live = False
        self.loose = False
        self.to_one = False
        self.round_cap = 60
        self.orders_on = False
        self.box_names = False
        self.round = 0
        self.step = 0
        self.first = -1
        self.active = -1
        self.ended = False
        self.acting = -1
        self.begun = False
        self.doing = -1
        self.left = 0
        self.card = -1
        self.drawn = -1
        self.animal = -1
        self.land: tuple[int, ...] = ()
        self.field: tuple[int, ...] = ()
        self.works: tuple[int, ...] = ()
        self.tokens: tuple[int, ...] = ()
        self.symbol: list[int] = []
        self.status: list[int] = []
        self.family: list[int] = []
        self.built: list[int] = []
        self.cash: list[int] = []
        self.food: list[int] = []
        self.bullets: list[int] = []
        self.revolver: list[int] = []
        self.horse: list[int] = []
        self.tools: list[int] = []
        self.goods: list[int] = []
        self.cards: list[int] = []
        self.homes: tuple[int, ...] = ()
        self.stock: list[int] = []
        self.covered: list[int] = []
        self.ward = 0
        self.waived: list[int] = []
        self.where: list[int] = []
        self.diploma: list[int] = []
        self.flags: list[int] = []
        self.bonus: list[int] = []
        self.used: list[int] = []
        self.stolen: list[int] = []
        self.holder: list[int] = []
        self.sheriff = 117
        self.sheriff_away = False
        self.square = 21
        self.bandit = -1
        self.bandit_jailed = False
        self.hirer = -1
        self.limbo = 0
        self.hideout = 0
        self.bank = 0
        self.bank_food = 80
        self.bank_bullets = 40
        self.bank_revolvers = 4
        self.bank_horses = 4
        self.bank_tools: list[int] = []
        self.bank_goods: list[int] = []
        self.bank_cards = 5
        self.bank_stakes = 0
        self.laborer: list[int] = []
        self.stakes = 0
        self.sets = 0
        self.pile: list[int] = []
        self.events: tuple[int, ...] = ()
        self.prayers: tuple[int, ...] = ()
        self.bottom: tuple[int, ...] = ()
        self.kept: tuple[int, ...] = ()
        self.boom = -1
        self.dust = -1
        self.proposals = 0
        self.auctions = 0
        self.backs = 0
        self.expanded = False
        self.loved = False
        self.ordered = 0
        self.proposer = -1
        self.partner = -1
        self.gives: tuple[int, ...] = ()
        self.wants: tuple[int, ...] = ()
        self.picks = 0
        self.sent = False
        self.offered_gives: tuple[int, ...] = ()
        self.offered_wants: tuple[int, ...] = ()
        self.seller = -1
        self.lot = 0
        self.reserve = 0
        self.orders: list[int] = []
        self.limits: list[int] = []

    def become(self, other: State) -> None:
        assert isinstance(other, Written)
        super().become(other)
        self.respawn = other.respawn
        self.late_entry = other.late_entry
        self.live = other.live
        self.loose = other.loose
        self.to_one = other.to_one
        self.round_cap = other.round_cap
        self.orders_on = other.orders_on
        self.box_names = other.box_names
        self.round = other.round
        self.step = other.step
        self.first = other.first
        self.active = other.active
        self.ended = other.ended
        self.acting = other.acting
        self.begun = other.begun
        self.doing = other.doing
        self.left = other.left
        self.card = other.card
        self.drawn = other.drawn
        self.animal = other.animal
        self.land = other.land
        self.field = other.field
        self.works = other.works
        self.tokens = other.tokens
        self.symbol = other.symbol[:]
        self.status = other.status[:]
        self.family = other.family[:]
        self.built = other.built[:]
        self.cash = other.cash[:]
        self.food = other.food[:]
        self.bullets = other.bullets[:]
        self.revolver = other.revolver[:]
        self.horse = other.horse[:]
        self.tools = other.tools[:]
        self.goods = other.goods[:]
        self.cards = other.cards[:]
        self.homes = other.homes
        self.stock = other.stock[:]
        self.covered = other.covered[:]
        self.ward = other.ward
        self.waived = other.waived[:]
        self.where = other.where[:]
        self.diploma = other.diploma[:]
        self.flags = other.flags[:]
        self.bonus = other.bonus[:]
        self.used = other.used[:]
        self.stolen = other.stolen[:]
        self.holder = other.holder[:]
        self.sheriff = other.sheriff
        self.sheriff_away = other.sheriff_away
        self.square = other.square
        self.bandit = other.bandit
        self.bandit_jailed = other.bandit_jailed
        self.hirer = other.hirer
        self.limbo = other.limbo
        self.hideout = other.hideout
        self.bank = other.bank
        self.bank_food = other.bank_food
        self.bank_bullets = other.bank_bullets
        self.bank_revolvers = other.bank_revolvers
        self.bank_horses = other.bank_horses
        self.bank_tools = other.bank_tools[:]
        self.bank_goods = other.bank_goods[:]
        self.bank_cards = other.bank_cards
        self.bank_stakes = other.bank_stakes
        self.laborer = other.laborer[:]
        self.stakes = other.stakes
        self.sets = other.sets
        self.pile = other.pile[:]
        self.events = other.events
        self.prayers = other.prayers
        self.bottom = other.bottom
        self.kept = other.kept
        self.boom = other.boom
        self.dust = other.dust
        self.proposals = other.proposals
        self.auctions = other.auctions
        self.backs = other.backs
        self.expanded = other.expanded
        self.loved = other.loved
        self.ordered = other.ordered
        self.proposer = other.proposer
        self.partner = other.partner
        self.gives = other.gives
        self.wants = other.wants
        self.picks = other.picks
        self.sent = other.sent
        self.offered_gives = other.offered_gives
        self.offered_wants = other.offered_wants
        self.seller = other.seller
        self.lot = other.lot
        self.reserve = other.reserve
        self.orders = other.orders[:]
        self.limits = other.limits[:]

    def keep_limits(self) -> None:
        """What always holds because the fields say so; raises Broken."""
        hold(0 <= self.step < 10, "step is out of range")
        hold(-1 <= self.first < self.seats, "first is no seat")
        hold(-1 <= self.active < self.seats, "active is no seat")
        hold(-1 <= self.doing < 21, "doing is out of range")
        hold(-1 <= self.card < 70, "card is out of range")
        hold(-1 <= self.drawn < 11, "drawn is out of range")
        hold(-1 <= self.animal < 10, "animal is out of range")
        hold(len(self.symbol) == self.seats, "symbol has too many or too few entries")
        for one in self.symbol:
            hold(-1 <= one < 4, "symbol holds what is out of range")
        hold(len(self.status) == self.seats, "status has too many or too few entries")
        for one in self.status:
            hold(0 <= one < 3, "status holds what is out of range")
        hold(len(self.family) == self.seats, "family has too many or too few entries")
        hold(len(self.built) == self.seats, "built has too many or too few entries")
        hold(len(self.cash) == self.seats, "cash has too many or too few entries")
        for one in self.cash:
            hold(one >= 0, "cash holds what is out of range")
        hold(len(self.food) == self.seats, "food has too many or too few entries")
        for one in self.food:
            hold(one >= 0, "food holds what is out of range")
        hold(len(self.bullets) == self.seats, "bullets has too many or too few entries")
        for one in self.bullets:
            hold(one >= 0, "bullets holds what is out of range")
        hold(len(self.revolver) == self.seats, "revolver has too many or too few entries")
        for one in self.revolver:
            hold(0 <= one < 2, "revolver holds what is out of range")
        hold(len(self.horse) == self.seats, "horse has too many or too few entries")
        for one in self.horse:
            hold(0 <= one < 2, "horse holds what is out of range")
        hold(len(self.tools) == self.seats, "tools has too many or too few entries")
        for one in self.tools:
            hold(0 <= one < 16, "tools holds what is out of range")
        hold(len(self.goods) == 4 * self.seats, "goods has too many or too few entries")
        for one in self.goods:
            hold(one >= 0, "goods holds what is out of range")
        hold(len(self.cards) == self.seats, "cards has too many or too few entries")
        for one in self.cards:
            hold(one >= 0, "cards holds what is out of range")
        hold(len(self.stock) == 5 * self.seats, "stock has too many or too few entries")
        for one in self.stock:
            hold(one >= 0, "stock holds what is out of range")
        hold(len(self.covered) == 5 * self.seats, "covered has too many or too few entries")
        for one in self.covered:
            hold(one >= 0, "covered holds what is out of range")
        hold(len(self.waived) == 3 * self.seats, "waived has too many or too few entries")
        for one in self.waived:
            hold(one >= 0, "waived holds what is out of range")
        hold(len(self.where) == 8 * self.seats, "where has too many or too few entries")
        for one in self.where:
            hold(one >= -1, "where holds what is out of range")
        hold(len(self.diploma) == 8 * self.seats, "diploma has too many or too few entries")
        for one in self.diploma:
            hold(one >= -1, "diploma holds what is out of range")
        hold(len(self.flags) == 8 * self.seats, "flags has too many or too few entries")
        hold(len(self.bonus) == 8 * self.seats, "bonus has too many or too few entries")
        hold(len(self.used) == 8 * self.seats, "used has too many or too few entries")
        hold(len(self.stolen) == 8 * self.seats, "stolen has too many or too few entries")
        hold(len(self.holder) == 13, "holder has too many or too few entries")
        hold(-1 <= self.hirer < self.seats, "hirer is no seat")
        hold(len(self.bank_tools) == 4, "bank_tools has too many or too few entries")
        hold(len(self.bank_goods) == 4, "bank_goods has too many or too few entries")
        hold(len(self.laborer) == 4, "laborer has too many or too few entries")
        hold(len(self.pile) == 11, "pile has too many or too few entries")
        hold(-1 <= self.boom < self.seats, "boom is no seat")
        hold(-1 <= self.dust < self.seats, "dust is no seat")
        hold(-1 <= self.proposer < self.seats, "proposer is no seat")
        hold(-1 <= self.partner < self.seats, "partner is no seat")
        hold(-1 <= self.seller < self.seats, "seller is no seat")

    def tell_auction(self, clauses: str, *, who: int, thing: int, count: int, price: int) -> None:
        log = self.log
        if log is not None:
            log.tell("auction", clauses, (who, thing, count, price), EVERYBODY)

    def tell_no_bid(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("no-bid", clauses, (who,), EVERYBODY)

    def tell_sold(self, clauses: str, *, who: int, target: int, amount: int, thing: int) -> None:
        log = self.log
        if log is not None:
            log.tell("sold", clauses, (who, target, amount, thing), EVERYBODY)

    def tell_tie(self, clauses: str, *, amount: int) -> None:
        log = self.log
        if log is not None:
            log.tell("tie", clauses, (amount,), EVERYBODY)

    def tell_bid(self, clauses: str, *, who: int, amount: int) -> None:
        log = self.log
        if log is not None:
            log.tell("bid", clauses, (who, amount), EVERYBODY)

    def tell_bandit_roll(self, clauses: str, *, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("bandit-roll", clauses, (count,), EVERYBODY)

    def tell_no_phase(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("no-phase", clauses, (who,), EVERYBODY)

    def tell_targeted(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("targeted", clauses, (who,), EVERYBODY)

    def tell_face_of_nobody(self, clauses: str, *, face: int) -> None:
        log = self.log
        if log is not None:
            log.tell("face-of-nobody", clauses, (face,), EVERYBODY)

    def tell_bandit_face(self, clauses: str, *, face: int) -> None:
        log = self.log
        if log is not None:
            log.tell("bandit-face", clauses, (face,), EVERYBODY)

    def tell_bandit_jail_roll(self, clauses: str = "PIO-JAIL-06", *, die: int) -> None:
        log = self.log
        if log is not None:
            log.tell("bandit-jail-roll", clauses, (die,), EVERYBODY)

    def tell_bandit_comes(self, clauses: str = "PIO-BANDIT-03", *, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("bandit-comes", clauses, (count,), EVERYBODY)

    def tell_countdown(self, clauses: str = "PIO-BANDIT-03", *, square: int) -> None:
        log = self.log
        if log is not None:
            log.tell("countdown", clauses, (square,), EVERYBODY)

    def tell_bandit_steps(self, clauses: str, *, cell: int) -> None:
        log = self.log
        if log is not None:
            log.tell("bandit-steps", clauses, (cell,), EVERYBODY)

    def tell_drinks(
        self, clauses: str = "PIO-BANDIT-07 PIO-DIP-08", *, amount: int, to: int
    ) -> None:
        log = self.log
        if log is not None:
            log.tell("drinks", clauses, (amount, to), EVERYBODY)

    def tell_stakes_drink(self, clauses: str, *, who: int, odd: int, die: int) -> None:
        log = self.log
        if log is not None:
            log.tell("stakes-drink", clauses, (who, odd, die), EVERYBODY)

    def tell_sent_after(self, clauses: str, *, who: int, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("sent-after", clauses, (who, count), EVERYBODY)

    def tell_stakes(self, clauses: str, *, pioneer: int, cell: int) -> None:
        log = self.log
        if log is not None:
            log.tell("stakes", clauses, (pioneer, cell), EVERYBODY)

    def tell_builds(self, clauses: str, *, who: int, work: int, cell: int) -> None:
        log = self.log
        if log is not None:
            log.tell("builds", clauses, (who, work, cell), EVERYBODY)

    def tell_yields(self, clauses: str, *, cell: int, resource: int, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("yields", clauses, (cell, resource, count), EVERYBODY)

    def tell_changes_hands(self, clauses: str, *, pioneer: int, cell: int) -> None:
        log = self.log
        if log is not None:
            log.tell("changes-hands", clauses, (pioneer, cell), EVERYBODY)

    def tell_hands_over(
        self, clauses: str, *, who: int, thing: int, count: int, target: int
    ) -> None:
        log = self.log
        if log is not None:
            log.tell("hands-over", clauses, (who, thing, count, target), EVERYBODY)

    def tell_out(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("out", clauses, (who,), EVERYBODY)

    def tell_quits(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("quits", clauses, (who,), EVERYBODY)

    def tell_vote(self, clauses: str = "PIO-RESP-01", *, who: int, yes: int) -> None:
        log = self.log
        if log is not None:
            log.tell("vote", clauses, (who, yes), EVERYBODY)

    def tell_starts(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("starts", clauses, (who,), EVERYBODY)

    def tell_wins(self, clauses: str, *, who: int, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("wins", clauses, (who, count), EVERYBODY)

    def tell_cannot_pay(self, clauses: str, *, who: int, amount: int) -> None:
        log = self.log
        if log is not None:
            log.tell("cannot-pay", clauses, (who, amount), EVERYBODY)

    def tell_torn_down(self, clauses: str, *, who: int, work: int, cell: int) -> None:
        log = self.log
        if log is not None:
            log.tell("torn-down", clauses, (who, work, cell), EVERYBODY)

    def tell_deadwood(self, clauses: str, *, who: int, letter: int) -> None:
        log = self.log
        if log is not None:
            log.tell("deadwood", clauses, (who, letter), EVERYBODY)

    def tell_extra(self, clauses: str, *, pioneer: int, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("extra", clauses, (pioneer, count), EVERYBODY)

    def tell_no_action(self, clauses: str = "PIO-DIE-02", *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("no-action", clauses, (who,), EVERYBODY)

    def tell_event(self, clauses: str = "PIO-DIE-04", *, who: int, card: int) -> None:
        log = self.log
        if log is not None:
            log.tell("event", clauses, (who, card), EVERYBODY)

    def tell_diploma(self, clauses: str, *, pioneer: int, diploma: int) -> None:
        log = self.log
        if log is not None:
            log.tell("diploma", clauses, (pioneer, diploma), EVERYBODY)

    def tell_pays_in_kind(self, clauses: str, *, who: int, thing: int, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("pays-in-kind", clauses, (who, thing, count), EVERYBODY)

    def tell_gives_up(self, clauses: str, *, pioneer: int, diploma: int) -> None:
        log = self.log
        if log is not None:
            log.tell("gives-up", clauses, (pioneer, diploma), EVERYBODY)

    def tell_lovesick(
        self, clauses: str = "PIO-DIP-14", *, lover: int, pioneer: int, box: int
    ) -> None:
        log = self.log
        if log is not None:
            log.tell("lovesick", clauses, (lover, pioneer, box), EVERYBODY)

    def tell_takes_over(self, clauses: str, *, pioneer: int, cell: int, work: int) -> None:
        log = self.log
        if log is not None:
            log.tell("takes-over", clauses, (pioneer, cell, work), EVERYBODY)

    def tell_disputes(
        self, clauses: str, *, pioneer: int, target: int, amount: int, cell: int
    ) -> None:
        log = self.log
        if log is not None:
            log.tell("disputes", clauses, (pioneer, target, amount, cell), EVERYBODY)

    def tell_demands(self, clauses: str, *, who: int, amount: int) -> None:
        log = self.log
        if log is not None:
            log.tell("demands", clauses, (who, amount), EVERYBODY)

    def tell_declines(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("declines", clauses, (who,), EVERYBODY)

    def tell_relinquishes(
        self, clauses: str = "PIO-DISP-02", *, who: int, target: int, cell: int
    ) -> None:
        log = self.log
        if log is not None:
            log.tell("relinquishes", clauses, (who, target, cell), EVERYBODY)

    def tell_no_effect(self, clauses: str = "PIO-DIE-06", *, who: int, card: int) -> None:
        log = self.log
        if log is not None:
            log.tell("no-effect", clauses, (who, card), EVERYBODY)

    def tell_disaster(self, clauses: str = "PIO-DIE-07", *, resource: int, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("disaster", clauses, (resource, count), EVERYBODY)

    def tell_rustles(self, clauses: str, *, who: int, thing: int, cell: int) -> None:
        log = self.log
        if log is not None:
            log.tell("rustles", clauses, (who, thing, cell), EVERYBODY)

    def tell_sells(self, clauses: str, *, who: int, thing: int, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("sells", clauses, (who, thing, count), EVERYBODY)

    def tell_swap_places(self, clauses: str, *, pioneer: int, other: int) -> None:
        log = self.log
        if log is not None:
            log.tell("swap-places", clauses, (pioneer, other), EVERYBODY)

    def tell_boom(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("boom", clauses, (who,), EVERYBODY)

    def tell_dust(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("dust", clauses, (who,), EVERYBODY)

    def tell_waived(self, clauses: str, *, who: int, fee: int) -> None:
        log = self.log
        if log is not None:
            log.tell("waived", clauses, (who, fee), EVERYBODY)

    def tell_rolls(self, clauses: str, *, who: int, die: int) -> None:
        log = self.log
        if log is not None:
            log.tell("rolls", clauses, (who, die), EVERYBODY)

    def tell_joins(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("joins", clauses, (who,), EVERYBODY)

    def tell_sheriff_goes(self, clauses: str, *, cell: int) -> None:
        log = self.log
        if log is not None:
            log.tell("sheriff-goes", clauses, (cell,), EVERYBODY)

    def tell_hideout(self, clauses: str, *, amount: int) -> None:
        log = self.log
        if log is not None:
            log.tell("hideout", clauses, (amount,), EVERYBODY)

    def tell_bandit_arrested(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("bandit-arrested", clauses, (), EVERYBODY)

    def tell_newborn(self, clauses: str, *, pioneer: int, cell: int) -> None:
        log = self.log
        if log is not None:
            log.tell("newborn", clauses, (pioneer, cell), EVERYBODY)

    def tell_fed(self, clauses: str, *, who: int, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("fed", clauses, (who, count), EVERYBODY)

    def tell_unfed(self, clauses: str, *, pioneer: int) -> None:
        log = self.log
        if log is not None:
            log.tell("unfed", clauses, (pioneer,), EVERYBODY)

    def tell_grows_up(self, clauses: str, *, pioneer: int) -> None:
        log = self.log
        if log is not None:
            log.tell("grows-up", clauses, (pioneer,), EVERYBODY)

    def tell_wagers(self, clauses: str, *, who: int, thing: int, count: int, face: int) -> None:
        log = self.log
        if log is not None:
            log.tell("wagers", clauses, (who, thing, count, face), EVERYBODY)

    def tell_player_die(self, clauses: str, *, who: int, face: int) -> None:
        log = self.log
        if log is not None:
            log.tell("player-die", clauses, (who, face), EVERYBODY)

    def tell_hired_to_kill(self, clauses: str, *, who: int, pioneer: int) -> None:
        log = self.log
        if log is not None:
            log.tell("hired-to-kill", clauses, (who, pioneer), EVERYBODY)

    def tell_hires_bandit(self, clauses: str, *, who: int, task: int, cell: int) -> None:
        log = self.log
        if log is not None:
            log.tell("hires-bandit", clauses, (who, task, cell), EVERYBODY)

    def tell_job(self, clauses: str, *, who: int, target: int, cell: int) -> None:
        log = self.log
        if log is not None:
            log.tell("job", clauses, (who, target, cell), EVERYBODY)

    def tell_steals(
        self, clauses: str = "PIO-HIREB-04", *, who: int, thing: int, cell: int
    ) -> None:
        log = self.log
        if log is not None:
            log.tell("steals", clauses, (who, thing, cell), EVERYBODY)

    def tell_hired_to_rob(self, clauses: str, *, who: int, pioneer: int, thing: int) -> None:
        log = self.log
        if log is not None:
            log.tell("hired-to-rob", clauses, (who, pioneer, thing), EVERYBODY)

    def tell_robs(self, clauses: str, *, who: int, target: int, thing: int, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("robs", clauses, (who, target, thing, count), EVERYBODY)

    def tell_shoots_bandit(self, clauses: str = "PIO-HIREB-09", *, pioneer: int) -> None:
        log = self.log
        if log is not None:
            log.tell("shoots-bandit", clauses, (pioneer,), EVERYBODY)

    def tell_hires_sheriff(self, clauses: str, *, who: int, task: int, cell: int) -> None:
        log = self.log
        if log is not None:
            log.tell("hires-sheriff", clauses, (who, task, cell), EVERYBODY)

    def tell_arrests(self, clauses: str, *, who: int, pioneer: int) -> None:
        log = self.log
        if log is not None:
            log.tell("arrests", clauses, (who, pioneer), EVERYBODY)

    def tell_holdup(self, clauses: str, *, who: int, die: int) -> None:
        log = self.log
        if log is not None:
            log.tell("holdup", clauses, (who, die), EVERYBODY)

    def tell_warded(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("warded", clauses, (who,), EVERYBODY)

    def tell_fights(self, clauses: str, *, pioneer: int) -> None:
        log = self.log
        if log is not None:
            log.tell("fights", clauses, (pioneer,), EVERYBODY)

    def tell_no_cash(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("no-cash", clauses, (who,), EVERYBODY)

    def tell_gift(self, clauses: str = "PIO-DIP-13 PIO-DIP-16", *, who: int, amount: int) -> None:
        log = self.log
        if log is not None:
            log.tell("gift", clauses, (who, amount), EVERYBODY)

    def tell_retreat(self, clauses: str, *, who: int, die: int) -> None:
        log = self.log
        if log is not None:
            log.tell("retreat", clauses, (who, die), EVERYBODY)

    def tell_animal(self, clauses: str, *, who: int, animal: int) -> None:
        log = self.log
        if log is not None:
            log.tell("animal", clauses, (who, animal), EVERYBODY)

    def tell_hunt_shot(self, clauses: str, *, who: int, animal: int, die: int) -> None:
        log = self.log
        if log is not None:
            log.tell("hunt-shot", clauses, (who, animal, die), EVERYBODY)

    def tell_runs(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("runs", clauses, (who,), EVERYBODY)

    def tell_jail_roll(self, clauses: str, *, pioneer: int, die: int) -> None:
        log = self.log
        if log is not None:
            log.tell("jail-roll", clauses, (pioneer, die), EVERYBODY)

    def tell_draws_land(self, clauses: str, *, who: int, kind: int) -> None:
        log = self.log
        if log is not None:
            log.tell("draws-land", clauses, (who, kind), EVERYBODY)

    def tell_lays(self, clauses: str, *, who: int, kind: int, cell: int) -> None:
        log = self.log
        if log is not None:
            log.tell("lays", clauses, (who, kind, cell), EVERYBODY)

    def tell_mine_roll(self, clauses: str, *, who: int, odd: int, die: int, cell: int) -> None:
        log = self.log
        if log is not None:
            log.tell("mine-roll", clauses, (who, odd, die, cell), EVERYBODY)

    def tell_salvaged(self, clauses: str, *, cell: int) -> None:
        log = self.log
        if log is not None:
            log.tell("salvaged", clauses, (cell,), EVERYBODY)

    def tell_collapses(self, clauses: str, *, cell: int) -> None:
        log = self.log
        if log is not None:
            log.tell("collapses", clauses, (cell,), EVERYBODY)

    def tell_no_land(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("no-land", clauses, (who,), EVERYBODY)

    def tell_buys(self, clauses: str = "PIO-BUY-08", *, who: int, thing: int, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("buys", clauses, (who, thing, count), EVERYBODY)

    def tell_sells_building(
        self,
        clauses: str = "PIO-SELL-03 PIO-SELL-04 PIO-SELL-05 PIO-SELL-07",
        *,
        who: int,
        work: int,
        cell: int,
    ) -> None:
        log = self.log
        if log is not None:
            log.tell("sells-building", clauses, (who, work, cell), EVERYBODY)

    def tell_steps(self, clauses: str, *, pioneer: int, cell: int) -> None:
        log = self.log
        if log is not None:
            log.tell("steps", clauses, (pioneer, cell), EVERYBODY)

    def tell_move_roll(
        self, clauses: str = "PIO-MOVE-01", *, pioneer: int, die: int, count: int
    ) -> None:
        log = self.log
        if log is not None:
            log.tell("move-roll", clauses, (pioneer, die, count), EVERYBODY)

    def tell_walks_out(self, clauses: str, *, pioneer: int, cell: int) -> None:
        log = self.log
        if log is not None:
            log.tell("walks-out", clauses, (pioneer, cell), EVERYBODY)

    def whisper_order(self, to: int, clauses: str, *, question: int, rule: int, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("order", clauses, (question, rule, count), to)

    def tell_diploma_back(self, clauses: str, *, pioneer: int, diploma: int) -> None:
        log = self.log
        if log is not None:
            log.tell("diploma-back", clauses, (pioneer, diploma), EVERYBODY)

    def tell_dies(self, clauses: str, *, pioneer: int, cell: int) -> None:
        log = self.log
        if log is not None:
            log.tell("dies", clauses, (pioneer, cell), EVERYBODY)

    def tell_arrives(self, clauses: str, *, pioneer: int, cell: int) -> None:
        log = self.log
        if log is not None:
            log.tell("arrives", clauses, (pioneer, cell), EVERYBODY)

    def tell_jailed(self, clauses: str, *, pioneer: int) -> None:
        log = self.log
        if log is not None:
            log.tell("jailed", clauses, (pioneer,), EVERYBODY)

    def tell_freed(self, clauses: str, *, pioneer: int, cell: int) -> None:
        log = self.log
        if log is not None:
            log.tell("freed", clauses, (pioneer, cell), EVERYBODY)

    def tell_potshot(self, clauses: str, *, who: int, pioneer: int, hit: int) -> None:
        log = self.log
        if log is not None:
            log.tell("potshot", clauses, (who, pioneer, hit), EVERYBODY)

    def tell_prayer(self, clauses: str, *, pioneer: int, prayer: int) -> None:
        log = self.log
        if log is not None:
            log.tell("prayer", clauses, (pioneer, prayer), EVERYBODY)

    def tell_keeps(self, clauses: str, *, who: int, prayer: int) -> None:
        log = self.log
        if log is not None:
            log.tell("keeps", clauses, (who, prayer), EVERYBODY)

    def tell_ward(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("ward", clauses, (who,), EVERYBODY)

    def tell_uses(self, clauses: str, *, who: int, prayer: int) -> None:
        log = self.log
        if log is not None:
            log.tell("uses", clauses, (who, prayer), EVERYBODY)

    def tell_relocates(self, clauses: str, *, pioneer: int, cell: int) -> None:
        log = self.log
        if log is not None:
            log.tell("relocates", clauses, (pioneer, cell), EVERYBODY)

    def tell_prayers_shuffled(self, clauses: str = "PIO-PRAY-03") -> None:
        log = self.log
        if log is not None:
            log.tell("prayers-shuffled", clauses, (), EVERYBODY)

    def tell_processes(
        self, clauses: str, *, pioneer: int, thing: int, count: int, cell: int
    ) -> None:
        log = self.log
        if log is not None:
            log.tell("processes", clauses, (pioneer, thing, count, cell), EVERYBODY)

    def tell_laborer_works(
        self, clauses: str = "PIO-PROC-06 PIO-PROC-07", *, who: int, laborer: int, cell: int
    ) -> None:
        log = self.log
        if log is not None:
            log.tell("laborer-works", clauses, (who, laborer, cell), EVERYBODY)

    def tell_laborer(self, clauses: str, *, who: int, laborer: int, cell: int) -> None:
        log = self.log
        if log is not None:
            log.tell("laborer", clauses, (who, laborer, cell), EVERYBODY)

    def tell_bandit_goes(self, clauses: str, *, cell: int) -> None:
        log = self.log
        if log is not None:
            log.tell("bandit-goes", clauses, (cell,), EVERYBODY)

    def tell_symbol(self, clauses: str = "PIO-SETUP-01", *, who: int, face: int) -> None:
        log = self.log
        if log is not None:
            log.tell("symbol", clauses, (who, face), EVERYBODY)

    def tell_first(self, clauses: str = "PIO-SETUP-10", *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("first", clauses, (who,), EVERYBODY)

    def tell_shootout(
        self, clauses: str, *, duelist: int, other: int, mine: int, theirs: int
    ) -> None:
        log = self.log
        if log is not None:
            log.tell("shootout", clauses, (duelist, other, mine, theirs), EVERYBODY)

    def tell_too_close(self, clauses: str, *, duelist: int, other: int) -> None:
        log = self.log
        if log is not None:
            log.tell("too-close", clauses, (duelist, other), EVERYBODY)

    def tell_quicker(self, clauses: str, *, duelist: int, other: int) -> None:
        log = self.log
        if log is not None:
            log.tell("quicker", clauses, (duelist, other), EVERYBODY)

    def tell_loots(self, clauses: str, *, who: int, target: int, die: int) -> None:
        log = self.log
        if log is not None:
            log.tell("loots", clauses, (who, target, die), EVERYBODY)

    def tell_sheriff_beaten(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("sheriff-beaten", clauses, (), EVERYBODY)

    def tell_bandit_beaten(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("bandit-beaten", clauses, (), EVERYBODY)

    def tell_pays(self, clauses: str, *, who: int, amount: int, to: int) -> None:
        log = self.log
        if log is not None:
            log.tell("pays", clauses, (who, amount, to), EVERYBODY)

    def tell_gains(self, clauses: str, *, who: int, thing: int, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("gains", clauses, (who, thing, count), EVERYBODY)

    def tell_from_hideout(self, clauses: str, *, who: int, amount: int) -> None:
        log = self.log
        if log is not None:
            log.tell("from-hideout", clauses, (who, amount), EVERYBODY)

    def tell_loses(self, clauses: str, *, who: int, thing: int, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("loses", clauses, (who, thing, count), EVERYBODY)

    def tell_proposes(self, clauses: str, *, who: int, target: int) -> None:
        log = self.log
        if log is not None:
            log.tell("proposes", clauses, (who, target), EVERYBODY)

    def tell_refuses(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("refuses", clauses, (who,), EVERYBODY)

    def tell_cancels(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("cancels", clauses, (who,), EVERYBODY)

    def tell_would_give(
        self, clauses: str = "PIO-TRADE-03", *, who: int, target: int, thing: int, count: int
    ) -> None:
        log = self.log
        if log is not None:
            log.tell("would-give", clauses, (who, target, thing, count), EVERYBODY)

    def tell_offers(self, clauses: str = "PIO-TRADE-03", *, who: int, target: int) -> None:
        log = self.log
        if log is not None:
            log.tell("offers", clauses, (who, target), EVERYBODY)

    def tell_counters(self, clauses: str, *, who: int, target: int) -> None:
        log = self.log
        if log is not None:
            log.tell("counters", clauses, (who, target), EVERYBODY)

    def tell_deal(self, clauses: str, *, who: int, target: int) -> None:
        log = self.log
        if log is not None:
            log.tell("deal", clauses, (who, target), EVERYBODY)

    def tell_turn(self, clauses: str = "PIO-TURN-01 PIO-FEED-09", *, who: int, round: int) -> None:
        log = self.log
        if log is not None:
            log.tell("turn", clauses, (who, round), EVERYBODY)

    def tell_laborer_leaves(self, clauses: str = "PIO-LAB-04", *, laborer: int, cell: int) -> None:
        log = self.log
        if log is not None:
            log.tell("laborer-leaves", clauses, (laborer, cell), EVERYBODY)

    def tell_job_ends(self, clauses: str, *, who: int, thing: int, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("job-ends", clauses, (who, thing, count), EVERYBODY)

    def ask_work(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "work", moves, clause, ())

    def ask_action(
        self, seat: int, moves: list[int], clause: str = "", *, pioneer: int, left: int
    ) -> Ask:
        if not clause:
            clause = "PIO-ACT-01"
            self.cite("PIO-ACT-02 PIO-TURN-05 PIO-TURN-06")
        return Ask(seat, "action", moves, clause, (pioneer, left))

    def ask_page_map(self, seat: int, moves: list[int], clause: str, *ends: int) -> Ask:
        return Ask(seat, "page-map", moves, clause, ends)

    def ask_page_number(self, seat: int, moves: list[int], clause: str, *ends: int) -> Ask:
        return Ask(seat, "page-number", moves, clause, ends)

    def ask_lot(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "lot", moves, clause, ())

    def ask_reserve(
        self, seat: int, moves: list[int], clause: str, *, thing: int, count: int
    ) -> Ask:
        return Ask(seat, "reserve", moves, clause, (thing, count))

    def ask_bid_again(
        self, seat: int, moves: list[int], clause: str, *, thing: int, count: int, price: int
    ) -> Ask:
        return Ask(seat, "bid-again", moves, clause, (thing, count, price))

    def ask_bid(
        self, seat: int, moves: list[int], clause: str, *, thing: int, count: int, price: int
    ) -> Ask:
        return Ask(seat, "bid", moves, clause, (thing, count, price))

    def ask_bandit_target(self, seat: int, moves: list[int], clause: str = "PIO-BANDIT-04") -> Ask:
        return Ask(seat, "bandit-target", moves, clause, ())

    def ask_bandit_goal(
        self, seat: int, moves: list[int], clause: str = "PIO-BANDIT-10", *, cell: int
    ) -> Ask:
        return Ask(seat, "bandit-goal", moves, clause, (cell,))

    def ask_bandit_step(self, seat: int, moves: list[int], clause: str, *, left: int) -> Ask:
        return Ask(seat, "bandit-step", moves, clause, (left,))

    def ask_drink(self, seat: int, moves: list[int], clause: str, *, price: int) -> Ask:
        return Ask(seat, "drink", moves, clause, (price,))

    def ask_build(self, seat: int, moves: list[int], clause: str, *, cell: int) -> Ask:
        return Ask(seat, "build", moves, clause, (cell,))

    def ask_vote(
        self, seat: int, moves: list[int], clause: str = "PIO-RESP-01", *, target: int
    ) -> Ask:
        return Ask(seat, "vote", moves, clause, (target,))

    def ask_jail_whom(self, seat: int, moves: list[int], clause: str, *, price: int) -> Ask:
        return Ask(seat, "jail-whom", moves, clause, (price,))

    def ask_raise(self, seat: int, moves: list[int], clause: str, *, price: int, cash: int) -> Ask:
        return Ask(seat, "raise", moves, clause, (price, cash))

    def ask_raise_thing(self, seat: int, moves: list[int], clause: str, *, price: int) -> Ask:
        return Ask(seat, "raise-thing", moves, clause, (price,))

    def ask_lose_homestead(self, seat: int, moves: list[int], clause: str, *, work: int) -> Ask:
        return Ask(seat, "lose-homestead", moves, clause, (work,))

    def ask_lose_pioneer(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "lose-pioneer", moves, clause, ())

    def ask_lose_building(self, seat: int, moves: list[int], clause: str = "PIO-DIE-11") -> Ask:
        return Ask(seat, "lose-building", moves, clause, ())

    def ask_extra(
        self, seat: int, moves: list[int], clause: str = "PIO-DIE-02", *, event: int
    ) -> Ask:
        return Ask(seat, "extra", moves, clause, (event,))

    def ask_diploma(self, seat: int, moves: list[int], clause: str, *, pioneer: int) -> Ask:
        return Ask(seat, "diploma", moves, clause, (pioneer,))

    def ask_tuition(
        self, seat: int, moves: list[int], clause: str = "PIO-DIP-02", *, diploma: int
    ) -> Ask:
        return Ask(seat, "tuition", moves, clause, (diploma,))

    def ask_love(self, seat: int, moves: list[int], clause: str = "PIO-DIP-14") -> Ask:
        return Ask(seat, "love", moves, clause, ())

    def ask_dispute(
        self, seat: int, moves: list[int], clause: str, *, target: int, cell: int
    ) -> Ask:
        return Ask(seat, "dispute", moves, clause, (target, cell))

    def ask_demanded(
        self, seat: int, moves: list[int], clause: str, *, target: int, price: int
    ) -> Ask:
        return Ask(seat, "demanded", moves, clause, (target, price))

    def ask_demand(
        self, seat: int, moves: list[int], clause: str, *, target: int, price: int
    ) -> Ask:
        return Ask(seat, "demand", moves, clause, (target, price))

    def ask_dispute_answer(
        self, seat: int, moves: list[int], clause: str, *, target: int, price: int, cell: int
    ) -> Ask:
        return Ask(seat, "dispute-answer", moves, clause, (target, price, cell))

    def ask_champion(
        self, seat: int, moves: list[int], clause: str = "PIO-DISP-04", *, cell: int
    ) -> Ask:
        return Ask(seat, "champion", moves, clause, (cell,))

    def ask_event_tile(self, seat: int, moves: list[int], clause: str, *, card: int) -> Ask:
        return Ask(seat, "event-tile", moves, clause, (card,))

    def ask_event_thing(
        self, seat: int, moves: list[int], clause: str, *, card: int, left: int
    ) -> Ask:
        return Ask(seat, "event-thing", moves, clause, (card, left))

    def ask_event_sale(
        self, seat: int, moves: list[int], clause: str, *, card: int, left: int
    ) -> Ask:
        return Ask(seat, "event-sale", moves, clause, (card, left))

    def ask_event_yes(self, seat: int, moves: list[int], clause: str, *, card: int) -> Ask:
        return Ask(seat, "event-yes", moves, clause, (card,))

    def ask_event_own(
        self, seat: int, moves: list[int], clause: str = "PIO-PRAY-07", *, card: int
    ) -> Ask:
        return Ask(seat, "event-own", moves, clause, (card,))

    def ask_event_other(self, seat: int, moves: list[int], clause: str, *, card: int) -> Ask:
        return Ask(seat, "event-other", moves, clause, (card,))

    def ask_event_seat(self, seat: int, moves: list[int], clause: str, *, card: int) -> Ask:
        return Ask(seat, "event-seat", moves, clause, (card,))

    def ask_event_choice(self, seat: int, moves: list[int], clause: str, *, card: int) -> Ask:
        return Ask(seat, "event-choice", moves, clause, (card,))

    def ask_event_rich(self, seat: int, moves: list[int], clause: str, *, card: int) -> Ask:
        return Ask(seat, "event-rich", moves, clause, (card,))

    def ask_event_poor(self, seat: int, moves: list[int], clause: str, *, card: int) -> Ask:
        return Ask(seat, "event-poor", moves, clause, (card,))

    def ask_feed(
        self, seat: int, moves: list[int], clause: str = "PIO-FEED-02", *, left: int
    ) -> Ask:
        return Ask(seat, "feed", moves, clause, (left,))

    def ask_wager(self, seat: int, moves: list[int], clause: str, *, pioneer: int) -> Ask:
        return Ask(seat, "wager", moves, clause, (pioneer,))

    def ask_face(self, seat: int, moves: list[int], clause: str, *, thing: int, count: int) -> Ask:
        return Ask(seat, "face", moves, clause, (thing, count))

    def ask_stake(self, seat: int, moves: list[int], clause: str, *, thing: int) -> Ask:
        return Ask(seat, "stake", moves, clause, (thing,))

    def ask_bandit_task(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "bandit-task", moves, clause, ())

    def ask_mark(self, seat: int, moves: list[int], clause: str, *, task: int) -> Ask:
        return Ask(seat, "mark", moves, clause, (task,))

    def ask_target(self, seat: int, moves: list[int], clause: str, *, task: int) -> Ask:
        return Ask(seat, "target", moves, clause, (task,))

    def ask_steal_from(self, seat: int, moves: list[int], clause: str = "PIO-HIREB-03") -> Ask:
        return Ask(seat, "steal-from", moves, clause, ())

    def ask_robbery(
        self, seat: int, moves: list[int], clause: str, *, target: int, thing: int, pioneer: int
    ) -> Ask:
        return Ask(seat, "robbery", moves, clause, (target, thing, pioneer))

    def ask_spoils(self, seat: int, moves: list[int], clause: str, *, pioneer: int) -> Ask:
        return Ask(seat, "spoils", moves, clause, (pioneer,))

    def ask_sheriff_task(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "sheriff-task", moves, clause, ())

    def ask_block(self, seat: int, moves: list[int], clause: str = "PIO-SHER-02") -> Ask:
        return Ask(seat, "block", moves, clause, ())

    def ask_arrested(
        self, seat: int, moves: list[int], clause: str, *, target: int, pioneer: int
    ) -> Ask:
        return Ask(seat, "arrested", moves, clause, (target, pioneer))

    def ask_arrest(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "arrest", moves, clause, ())

    def ask_release(self, seat: int, moves: list[int], clause: str = "PIO-SHER-07") -> Ask:
        return Ask(seat, "release", moves, clause, ())

    def ask_holdup(self, seat: int, moves: list[int], clause: str, *, price: int) -> Ask:
        return Ask(seat, "holdup", moves, clause, (price,))

    def ask_retreat(self, seat: int, moves: list[int], clause: str, *, left: int) -> Ask:
        return Ask(seat, "retreat", moves, clause, (left,))

    def ask_hunt(self, seat: int, moves: list[int], clause: str, *, animal: int, left: int) -> Ask:
        return Ask(seat, "hunt", moves, clause, (animal, left))

    def ask_jail_roll(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "jail-roll", moves, clause, ())

    def ask_jailbreak(self, seat: int, moves: list[int], clause: str, *, pioneer: int) -> Ask:
        return Ask(seat, "jailbreak", moves, clause, (pioneer,))

    def ask_mine(self, seat: int, moves: list[int], clause: str, *, cell: int) -> Ask:
        return Ask(seat, "mine", moves, clause, (cell,))

    def ask_place(self, seat: int, moves: list[int], clause: str, *, kind: int) -> Ask:
        return Ask(seat, "place", moves, clause, (kind,))

    def ask_shop(self, seat: int, moves: list[int], clause: str, *, pioneer: int) -> Ask:
        return Ask(seat, "shop", moves, clause, (pioneer,))

    def ask_buy(self, seat: int, moves: list[int], clause: str, *, pioneer: int, begun: int) -> Ask:
        return Ask(seat, "buy", moves, clause, (pioneer, begun))

    def ask_pay_resource(
        self, seat: int, moves: list[int], clause: str = "PIO-BUY-11", *, resource: int, left: int
    ) -> Ask:
        return Ask(seat, "pay-resource", moves, clause, (resource, left))

    def ask_market(
        self, seat: int, moves: list[int], clause: str = "PIO-SELL-08", *, pioneer: int
    ) -> Ask:
        return Ask(seat, "market", moves, clause, (pioneer,))

    def ask_sell(
        self, seat: int, moves: list[int], clause: str = "PIO-SELL-08", *, pioneer: int, begun: int
    ) -> Ask:
        return Ask(seat, "sell", moves, clause, (pioneer, begun))

    def ask_step(self, seat: int, moves: list[int], clause: str, *, pioneer: int, left: int) -> Ask:
        return Ask(seat, "step", moves, clause, (pioneer, left))

    def ask_second(self, seat: int, moves: list[int], clause: str, *, pioneer: int) -> Ask:
        return Ask(seat, "second", moves, clause, (pioneer,))

    def ask_order(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "order", moves, clause, ())

    def ask_rule(self, seat: int, moves: list[int], clause: str, *, question: int) -> Ask:
        return Ask(seat, "rule", moves, clause, (question,))

    def ask_rule_thing(self, seat: int, moves: list[int], clause: str, *, rule: int) -> Ask:
        return Ask(seat, "rule-thing", moves, clause, (rule,))

    def ask_rule_number(self, seat: int, moves: list[int], clause: str, *, rule: int) -> Ask:
        return Ask(seat, "rule-number", moves, clause, (rule,))

    def ask_rule_seat(self, seat: int, moves: list[int], clause: str, *, rule: int) -> Ask:
        return Ask(seat, "rule-seat", moves, clause, (rule,))

    def ask_potshot(
        self, seat: int, moves: list[int], clause: str, *, pioneer: int, cell: int
    ) -> Ask:
        return Ask(seat, "potshot", moves, clause, (pioneer, cell))

    def ask_shuffle(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "shuffle", moves, clause, ())

    def ask_prayer(self, seat: int, moves: list[int], clause: str, *, prayer: int) -> Ask:
        return Ask(seat, "prayer", moves, clause, (prayer,))

    def ask_harvest(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "harvest", moves, clause, ())

    def ask_harvest_resource(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "harvest-resource", moves, clause, ())

    def ask_relocate(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "relocate", moves, clause, ())

    def ask_destination(self, seat: int, moves: list[int], clause: str, *, pioneer: int) -> Ask:
        return Ask(seat, "destination", moves, clause, (pioneer,))

    def ask_providence(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "providence", moves, clause, ())

    def ask_process(self, seat: int, moves: list[int], clause: str, *, pioneer: int) -> Ask:
        return Ask(seat, "process", moves, clause, (pioneer,))

    def ask_symbol(self, seat: int, moves: list[int], clause: str = "PIO-SETUP-01") -> Ask:
        return Ask(seat, "symbol", moves, clause, ())

    def ask_duel(
        self, seat: int, moves: list[int], clause: str, *, duelist: int, other: int, target: int
    ) -> Ask:
        return Ask(seat, "duel", moves, clause, (duelist, other, target))

    def ask_loot(self, seat: int, moves: list[int], clause: str, *, pioneer: int) -> Ask:
        return Ask(seat, "loot", moves, clause, (pioneer,))

    def ask_partner(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "partner", moves, clause, ())

    def ask_offer(
        self,
        seat: int,
        moves: list[int],
        clause: str,
        *,
        proposer: int,
        partner: int,
        picks: int,
        held: int,
    ) -> Ask:
        return Ask(seat, "offer", moves, clause, (proposer, partner, picks, held))

    def ask_answer(
        self, seat: int, moves: list[int], clause: str = "PIO-TRADE-03", *, target: int
    ) -> Ask:
        return Ask(seat, "answer", moves, clause, (target,))

    def ask_counter_answer(
        self, seat: int, moves: list[int], clause: str = "PIO-TRADE-03", *, target: int
    ) -> Ask:
        return Ask(seat, "counter-answer", moves, clause, (target,))

    def ask_enter(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "enter", moves, clause, ())
