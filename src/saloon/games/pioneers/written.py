"""The declared part of the table of `pioneers`. Written by scripts/written.py; nobody edits it."""

from __future__ import annotations

from typing import Final

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
GROUP: Final = 624  # kind
BUILD: Final = 629  # building
DIPLOMA: Final = 634  # diploma
PRAYER: Final = 647  # prayer
TASK: Final = 657  # task
PLACE: Final = 666  # place
ORDER: Final = 673  # question
RULE: Final = 684  # rule
END: Final = 713
STOP: Final = 714
DONE: Final = 715
SEND: Final = 716
BACK: Final = 717
CANCEL: Final = 718
REFUSE: Final = 719
ACCEPT: Final = 720
COUNTER: Final = 721
STRIKE: Final = 722
GIVE: Final = 723
WANT: Final = 724
ODD: Final = 725
EVEN: Final = 726
YES: Final = 727
NO: Final = 728
SHOOT: Final = 729
HOLD: Final = 730
RUN: Final = 731
RELINQUISH: Final = 732
SURRENDER: Final = 733
RESIST: Final = 734
ROBBED: Final = 735
TAKE: Final = 736
KEEP: Final = 737
USE: Final = 738
PASS: Final = 739
ROLL: Final = 740
DECLINE: Final = 741
PAY: Final = 742
SELL_THINGS: Final = 743
AUCTION: Final = 744
FEED_HORSE: Final = 745
FREE_BANDIT: Final = 746
MONEY_PAYS: Final = 747
SET_ORDERS: Final = 748
JAIL_ROLL: Final = 749
GIVE_UP: Final = 750
LOVE: Final = 751
QUIT: Final = 752
CHANCE: Final = 753
ATTACKER_FIRST: Final = 754
DEFENDER_FIRST: Final = 755
TOO_CLOSE: Final = 756
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
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "auction": (),
    "no-bid": (),
    "sold": (),
    "tie": (),
    "bid": (),
    "bandit-roll": (),
    "no-phase": (),
    "targeted": (),
    "face-of-nobody": (),
    "bandit-face": (),
    "bandit-jail-roll": (),
    "bandit-comes": (),
    "countdown": (),
    "bandit-steps": (),
    "drinks": (),
    "stakes-drink": (),
    "sent-after": (),
    "stakes": (),
    "builds": (),
    "yields": (),
    "changes-hands": (),
    "hands-over": (),
    "out": (),
    "quits": (),
    "vote": (),
    "starts": (),
    "wins": (),
    "cannot-pay": (),
    "torn-down": (),
    "deadwood": (),
    "extra": (),
    "no-action": (),
    "event": (),
    "diploma": (),
    "pays-in-kind": (),
    "gives-up": (),
    "lovesick": (),
    "takes-over": (),
    "disputes": (),
    "demands": (),
    "declines": (),
    "relinquishes": (),
    "no-effect": (),
    "disaster": (),
    "rustles": (),
    "sells": (),
    "swap-places": (),
    "boom": (),
    "dust": (),
    "waived": (),
    "rolls": (),
    "joins": (),
    "sheriff-goes": (),
    "hideout": (),
    "bandit-arrested": (),
    "newborn": (),
    "fed": (),
    "unfed": (),
    "grows-up": (),
    "wagers": (),
    "player-die": (),
    "hired-to-kill": (),
    "hires-bandit": (),
    "job": (),
    "steals": (),
    "hired-to-rob": (),
    "robs": (),
    "shoots-bandit": (),
    "hires-sheriff": (),
    "arrests": (),
    "holdup": (),
    "warded": (),
    "fights": (),
    "no-cash": (),
    "gift": (),
    "retreat": (),
    "animal": (),
    "hunt-shot": (),
    "runs": (),
    "jail-roll": (),
    "draws-land": (),
    "lays": (),
    "mine-roll": (),
    "salvaged": (),
    "collapses": (),
    "no-land": (),
    "buys": (),
    "sells-building": (),
    "steps": (),
    "move-roll": (),
    "walks-out": (),
    "order": (),
    "diploma-back": (),
    "dies": (),
    "arrives": (),
    "jailed": (),
    "freed": (),
    "potshot": (),
    "prayer": (),
    "keeps": (),
    "ward": (),
    "uses": (),
    "relocates": (),
    "prayers-shuffled": (),
    "processes": (),
    "laborer-works": (),
    "laborer": (),
    "bandit-goes": (),
    "symbol": (),
    "first": (),
    "shootout": (),
    "too-close": (),
    "quicker": (),
    "loots": (),
    "sheriff-beaten": (),
    "bandit-beaten": (),
    "pays": (),
    "gains": (),
    "from-hideout": (),
    "loses": (),
    "proposes": (),
    "would-give": (),
    "offers": (),
    "counters": (),
    "refuses": (),
    "deal": (),
    "turn": (),
    "laborer-leaves": (),
    "job-ends": (),
}
ASKS: Final[dict[str, tuple[str, ...]]] = {}


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
        self.ware = -1
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
        self.sheriff = -1
        self.sheriff_away = False
        self.square = 0
        self.bandit = -1
        self.bandit_jailed = False
        self.hirer = -1
        self.limbo = 0
        self.hideout = 0
        self.bank = 0
        self.bank_food = 0
        self.bank_bullets = 0
        self.bank_revolvers = 0
        self.bank_horses = 0
        self.bank_tools: list[int] = []
        self.bank_goods: list[int] = []
        self.bank_cards = 0
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
        self.ware = other.ware
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

    def tell_auction(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("auction", clauses, (), EVERYBODY)

    def tell_no_bid(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("no-bid", clauses, (), EVERYBODY)

    def tell_sold(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("sold", clauses, (), EVERYBODY)

    def tell_tie(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("tie", clauses, (), EVERYBODY)

    def tell_bid(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("bid", clauses, (), EVERYBODY)

    def tell_bandit_roll(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("bandit-roll", clauses, (), EVERYBODY)

    def tell_no_phase(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("no-phase", clauses, (), EVERYBODY)

    def tell_targeted(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("targeted", clauses, (), EVERYBODY)

    def tell_face_of_nobody(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("face-of-nobody", clauses, (), EVERYBODY)

    def tell_bandit_face(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("bandit-face", clauses, (), EVERYBODY)

    def tell_bandit_jail_roll(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("bandit-jail-roll", clauses, (), EVERYBODY)

    def tell_bandit_comes(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("bandit-comes", clauses, (), EVERYBODY)

    def tell_countdown(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("countdown", clauses, (), EVERYBODY)

    def tell_bandit_steps(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("bandit-steps", clauses, (), EVERYBODY)

    def tell_drinks(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("drinks", clauses, (), EVERYBODY)

    def tell_stakes_drink(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("stakes-drink", clauses, (), EVERYBODY)

    def tell_sent_after(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("sent-after", clauses, (), EVERYBODY)

    def tell_stakes(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("stakes", clauses, (), EVERYBODY)

    def tell_builds(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("builds", clauses, (), EVERYBODY)

    def tell_yields(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("yields", clauses, (), EVERYBODY)

    def tell_changes_hands(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("changes-hands", clauses, (), EVERYBODY)

    def tell_hands_over(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("hands-over", clauses, (), EVERYBODY)

    def tell_out(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("out", clauses, (), EVERYBODY)

    def tell_quits(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("quits", clauses, (), EVERYBODY)

    def tell_vote(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("vote", clauses, (), EVERYBODY)

    def tell_starts(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("starts", clauses, (), EVERYBODY)

    def tell_wins(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("wins", clauses, (), EVERYBODY)

    def tell_cannot_pay(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("cannot-pay", clauses, (), EVERYBODY)

    def tell_torn_down(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("torn-down", clauses, (), EVERYBODY)

    def tell_deadwood(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("deadwood", clauses, (), EVERYBODY)

    def tell_extra(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("extra", clauses, (), EVERYBODY)

    def tell_no_action(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("no-action", clauses, (), EVERYBODY)

    def tell_event(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("event", clauses, (), EVERYBODY)

    def tell_diploma(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("diploma", clauses, (), EVERYBODY)

    def tell_pays_in_kind(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("pays-in-kind", clauses, (), EVERYBODY)

    def tell_gives_up(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("gives-up", clauses, (), EVERYBODY)

    def tell_lovesick(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("lovesick", clauses, (), EVERYBODY)

    def tell_takes_over(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("takes-over", clauses, (), EVERYBODY)

    def tell_disputes(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("disputes", clauses, (), EVERYBODY)

    def tell_demands(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("demands", clauses, (), EVERYBODY)

    def tell_declines(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("declines", clauses, (), EVERYBODY)

    def tell_relinquishes(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("relinquishes", clauses, (), EVERYBODY)

    def tell_no_effect(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("no-effect", clauses, (), EVERYBODY)

    def tell_disaster(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("disaster", clauses, (), EVERYBODY)

    def tell_rustles(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("rustles", clauses, (), EVERYBODY)

    def tell_sells(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("sells", clauses, (), EVERYBODY)

    def tell_swap_places(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("swap-places", clauses, (), EVERYBODY)

    def tell_boom(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("boom", clauses, (), EVERYBODY)

    def tell_dust(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("dust", clauses, (), EVERYBODY)

    def tell_waived(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("waived", clauses, (), EVERYBODY)

    def tell_rolls(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("rolls", clauses, (), EVERYBODY)

    def tell_joins(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("joins", clauses, (), EVERYBODY)

    def tell_sheriff_goes(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("sheriff-goes", clauses, (), EVERYBODY)

    def tell_hideout(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("hideout", clauses, (), EVERYBODY)

    def tell_bandit_arrested(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("bandit-arrested", clauses, (), EVERYBODY)

    def tell_newborn(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("newborn", clauses, (), EVERYBODY)

    def tell_fed(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("fed", clauses, (), EVERYBODY)

    def tell_unfed(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("unfed", clauses, (), EVERYBODY)

    def tell_grows_up(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("grows-up", clauses, (), EVERYBODY)

    def tell_wagers(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("wagers", clauses, (), EVERYBODY)

    def tell_player_die(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("player-die", clauses, (), EVERYBODY)

    def tell_hired_to_kill(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("hired-to-kill", clauses, (), EVERYBODY)

    def tell_hires_bandit(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("hires-bandit", clauses, (), EVERYBODY)

    def tell_job(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("job", clauses, (), EVERYBODY)

    def tell_steals(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("steals", clauses, (), EVERYBODY)

    def tell_hired_to_rob(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("hired-to-rob", clauses, (), EVERYBODY)

    def tell_robs(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("robs", clauses, (), EVERYBODY)

    def tell_shoots_bandit(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("shoots-bandit", clauses, (), EVERYBODY)

    def tell_hires_sheriff(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("hires-sheriff", clauses, (), EVERYBODY)

    def tell_arrests(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("arrests", clauses, (), EVERYBODY)

    def tell_holdup(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("holdup", clauses, (), EVERYBODY)

    def tell_warded(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("warded", clauses, (), EVERYBODY)

    def tell_fights(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("fights", clauses, (), EVERYBODY)

    def tell_no_cash(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("no-cash", clauses, (), EVERYBODY)

    def tell_gift(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("gift", clauses, (), EVERYBODY)

    def tell_retreat(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("retreat", clauses, (), EVERYBODY)

    def tell_animal(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("animal", clauses, (), EVERYBODY)

    def tell_hunt_shot(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("hunt-shot", clauses, (), EVERYBODY)

    def tell_runs(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("runs", clauses, (), EVERYBODY)

    def tell_jail_roll(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("jail-roll", clauses, (), EVERYBODY)

    def tell_draws_land(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("draws-land", clauses, (), EVERYBODY)

    def tell_lays(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("lays", clauses, (), EVERYBODY)

    def tell_mine_roll(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("mine-roll", clauses, (), EVERYBODY)

    def tell_salvaged(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("salvaged", clauses, (), EVERYBODY)

    def tell_collapses(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("collapses", clauses, (), EVERYBODY)

    def tell_no_land(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("no-land", clauses, (), EVERYBODY)

    def tell_buys(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("buys", clauses, (), EVERYBODY)

    def tell_sells_building(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("sells-building", clauses, (), EVERYBODY)

    def tell_steps(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("steps", clauses, (), EVERYBODY)

    def tell_move_roll(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("move-roll", clauses, (), EVERYBODY)

    def tell_walks_out(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("walks-out", clauses, (), EVERYBODY)

    def whisper_order(self, to: int, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("order", clauses, (), to)

    def tell_diploma_back(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("diploma-back", clauses, (), EVERYBODY)

    def tell_dies(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("dies", clauses, (), EVERYBODY)

    def tell_arrives(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("arrives", clauses, (), EVERYBODY)

    def tell_jailed(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("jailed", clauses, (), EVERYBODY)

    def tell_freed(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("freed", clauses, (), EVERYBODY)

    def tell_potshot(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("potshot", clauses, (), EVERYBODY)

    def tell_prayer(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("prayer", clauses, (), EVERYBODY)

    def tell_keeps(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("keeps", clauses, (), EVERYBODY)

    def tell_ward(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("ward", clauses, (), EVERYBODY)

    def tell_uses(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("uses", clauses, (), EVERYBODY)

    def tell_relocates(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("relocates", clauses, (), EVERYBODY)

    def tell_prayers_shuffled(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("prayers-shuffled", clauses, (), EVERYBODY)

    def tell_processes(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("processes", clauses, (), EVERYBODY)

    def tell_laborer_works(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("laborer-works", clauses, (), EVERYBODY)

    def tell_laborer(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("laborer", clauses, (), EVERYBODY)

    def tell_bandit_goes(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("bandit-goes", clauses, (), EVERYBODY)

    def tell_symbol(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("symbol", clauses, (), EVERYBODY)

    def tell_first(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("first", clauses, (), EVERYBODY)

    def tell_shootout(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("shootout", clauses, (), EVERYBODY)

    def tell_too_close(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("too-close", clauses, (), EVERYBODY)

    def tell_quicker(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("quicker", clauses, (), EVERYBODY)

    def tell_loots(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("loots", clauses, (), EVERYBODY)

    def tell_sheriff_beaten(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("sheriff-beaten", clauses, (), EVERYBODY)

    def tell_bandit_beaten(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("bandit-beaten", clauses, (), EVERYBODY)

    def tell_pays(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("pays", clauses, (), EVERYBODY)

    def tell_gains(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("gains", clauses, (), EVERYBODY)

    def tell_from_hideout(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("from-hideout", clauses, (), EVERYBODY)

    def tell_loses(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("loses", clauses, (), EVERYBODY)

    def tell_proposes(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("proposes", clauses, (), EVERYBODY)

    def tell_would_give(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("would-give", clauses, (), EVERYBODY)

    def tell_offers(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("offers", clauses, (), EVERYBODY)

    def tell_counters(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("counters", clauses, (), EVERYBODY)

    def tell_refuses(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("refuses", clauses, (), EVERYBODY)

    def tell_deal(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("deal", clauses, (), EVERYBODY)

    def tell_turn(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("turn", clauses, (), EVERYBODY)

    def tell_laborer_leaves(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("laborer-leaves", clauses, (), EVERYBODY)

    def tell_job_ends(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("job-ends", clauses, (), EVERYBODY)
