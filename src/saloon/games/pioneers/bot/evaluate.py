"""The evaluation: how many turns each family is away from its twentieth point.

All that is still to be done is counted in Actions (see values.py): a number for each point that is
missing, less what money, Food, Claims, tokens and tools save, less what every Pioneer is about to
do where it stands. Divided by the Actions of a turn these are the turns to go; who has fewer is
the likelier winner, and the more so towards the end.
"""

from __future__ import annotations

from math import exp
from typing import Final

from saloon.games.pioneers.board import CARRIES, DEVELOPABLE, NEAR, NO_CELL, NO_TILE, TOWN_CELL
from saloon.games.pioneers.bot.distances import ways_from
from saloon.games.pioneers.bot.trades import best_bargain, best_lot, second_price
from saloon.games.pioneers.bot.values import (
    CLAIMS,
    GOOD,
    HORSE_WORTH,
    POINT,
    REVOLVER_WORTH,
    TOOL_ALONE,
    Means,
    bullet_worth,
    deal_worth,
    has_tool,
    loss_of,
    token_worth,
    tokens_worth,
    tool_worth,
)
from saloon.games.pioneers.content import (
    AGRICULTURE,
    ANIMALS,
    BANDIT_FEE,
    BLACKSMITH,
    BUILD_COST,
    CHURCH,
    DIPLOMA_FEE,
    EDUCATION,
    FAMILY_LIMIT,
    HOMESTEAD,
    LAND_MANAGEMENT,
    MINING,
    MOST_SHOTS,
    NEEDY_CASH,
    PIONEERS_EACH,
    POINTS_TO_WIN,
    PRAY_FEE,
    SCHOOL,
    SELL_RESOURCE,
    STAKE_FEE,
    STORE,
    THEOLOGY,
    TOOL,
)
from saloon.games.pioneers.content import BUY as BUY_PRICE
from saloon.games.pioneers.play.claim import first_home
from saloon.games.pioneers.state import (
    CLAIM,
    FLIPPED,
    JAILED,
    LOVESICK,
    NEWBORN,
    NO_ACT,
    NO_ANIMAL,
    NO_DIPLOMA,
    NO_LAND,
    NO_PIONEER,
    NOBODY,
    UNFED,
    Table,
)
from saloon.games.pioneers.written import (
    AUCTIONING,
    BANDITS,
    BUILDING,
    BUY,
    COUNTERING,
    EXPLORE,
    FEEDING,
    GAMBLE,
    HIRE_BANDIT,
    HIRE_SHERIFF,
    HUNT,
    IN,
    JAILBREAK,
    OBTAIN,
    PRAY,
    PROCESS,
    SELL,
    TRADE,
    WAIVE_BUILD,
    WAIVE_DIPLOMA,
    WAIVE_STAKE,
)

STRIDE: Final = 4.2
"""Actions that a family of two gets done in a turn."""
ALONE: Final = 1.4
EACH: Final = 1.4
"""What a turn brings by itself, and what every Pioneer adds, its meal taken off."""
STARVING: Final = 8.0
"""A Pioneer that will die at the next feeding."""
SHORT: Final = 1.5
"""Food that is missing at the next feeding, on top of what any missing Food costs."""
HUNGRY: Final = 1.0
"""One that has gone short once."""
LAST_ONE: Final = 3.0
"""A family of one is soon none."""
UNARMED: Final = 2.5
"""The Bandit is in town, and there are several who might be his next victim."""
EXPOSED: Final[tuple[float, ...]] = (1.0, 0.3, 0.1, 0.0)
"""How much of the danger from an only rival is left, by Bullets: a Shootout takes one."""
PULL: Final = 0.93
"""The part of what a Pioneer could do that counts before it is done."""
WAY: Final = 0.28
RIDDEN: Final = 0.15
SETTING_OUT: Final = 0.3
"""What a Movement Point costs in Actions, the same on a Horse, and what any way costs."""
LATE: Final = 0.15
"""The part of a job that is lost with every Action that passes before it is done."""
EAGER: Final = 0.65
"""The part of an Action that counts while it is still to be used: it may come to little."""
EXPLORING: Final = 0.6
"""What it brings to discover land."""
HARVEST: Final = 4.5
"""Tokens of a new Building."""
BLESSING: Final = 3.9
RELIEF: Final = 2.5
"""A Prayer card, in dollars, and what it is worth more to the hungry."""
ROOM: Final = 0.28
MORE_ROOM: Final = 0.5
"""The part of a child's worth that counts while there is only room for it, and for the others."""
PAIR: Final = 0.5
AGAIN: Final = 0.6
"""The part of a child that each of two brings who come home, and of it when it is for next turn."""
IDLE: Final = 0.02
"""An Action that can be ended at any time: better now than after nothing more."""
DITHER: Final = 1.0
DOUBT: Final = 0.8
"""An Action taken back, in turns: nobody has for ever; and what another promises less after it."""
LOST: Final = 0.5
"""What it costs, in turns, that one's own turn is over."""
PROPOSING: Final = 0.3
"""A proposal made."""
HOPE: Final = 0.8
"""The part of a bargain in mind that counts before it is offered."""
DOUBTFUL: Final = 3.0
"""An Action that will most likely come to nothing."""
PICKING: Final = 0.03
"""A pick of an offer."""
HASTE: Final = 1.2
DISTANCE: Final = 0.1
"""How much a turn more or less decides: the less, the more turns there are to go."""
FAR_AHEAD: Final = 0.3
"""The part of a chance that goes by the turns left alone.

It never flattens out: who is far ahead must still eat and arrive.
"""
USUAL: Final = 7.0
DAMPED: Final = 0.25
"""Turns that are left as a rule, and how much of a rival's lead or trouble counts."""
DIPLOMA_WORTH: Final[tuple[float, ...]] = (
    0.1,
    0.2,
    0.2,
    0.3,
    0.3,
    1.2,
    0.8,
    0.2,
    1.0,
    0.4,
    1.2,
    1.2,
    0.6,
)
"""A diploma on top of its point; those of the fields more where there is such a Building."""

NO_JOB: Final = -1
ANYWHERE: Final = -1
"""The place of a job that has none."""
UNKNOWN: Final = -1000.0


def thrown(dice: int, points: int) -> float:
    """The chance that a number of dice show at least a number of points."""
    if points <= 0:
        return 1.0
    if dice == 0:
        return 0.0
    chance = 0.0
    for face in range(1, 7):
        chance += thrown(dice - 1, points - face) / 6.0
    return chance


ROLLS: Final[list[list[float]]] = [[thrown(n, way) for way in range(14)] for n in range(3)]
"""PIO-MOVE-01: the same for up to two Moves and any way."""


def sense(t: Table, seat: int) -> float:
    """About the chance of a seat to win, 0 to 1."""
    return senses(t)[seat]


def senses(t: Table) -> list[float]:
    """`sense` of every seat at once."""
    if t.over:
        share = 1.0 / len(t.winners)
        return [share if seat in t.winners else 0.0 for seat in range(t.seats)]
    land = free_land(t)
    works: list[float] = []
    for seat in range(t.seats):
        works.append(work_left(t, seat, land) if t.status[seat] == IN else 0.0)
    if t.proposer != NOBODY:
        weigh_offer(t, works)
    turns: list[float] = []
    soonest = 1000.0
    for seat in range(t.seats):
        left = turns_left(t, seat, works[seat])
        turns.append(left)
        if t.status[seat] == IN and left < soonest:
            soonest = left
    return shares(t, turns, soonest)


def shares(t: Table, turns: list[float], soonest: float) -> list[float]:
    """Chances from turns to go.

    How rivals fare counts less than how the seat itself does: much of it is luck to come, and a bot
    that looks a step ahead in few worlds would pass its turn to see a rival in trouble.
    """
    scale = HASTE + DISTANCE * soonest
    weights: list[float] = []
    rivals: list[float] = []
    leads: list[float] = []
    total = 0.0
    for seat in range(t.seats):
        weight = 0.0
        rival = 0.0
        lead = 0.0
        if t.status[seat] == IN:
            lead = 1.0 / (turns[seat] * turns[seat])
            behind = (turns[seat] - USUAL) / scale
            weight = exp(-behind)
            rival = exp(-DAMPED * behind)
            if doomed(t, seat) >= t.family[seat]:
                weight *= 0.05
                rival *= 0.5
                lead *= 0.2
        weights.append(weight)
        rivals.append(rival)
        leads.append(lead)
        total += rival
    chances: list[float] = []
    for seat in range(t.seats):
        weight = weights[seat]
        chances.append(weight / (weight + total - rivals[seat]) if weight > 0.0 else 0.0)
    near = (1.0 - FAR_AHEAD) / sum(chances)
    far = FAR_AHEAD / sum(leads)
    return [chances[seat] * near + leads[seat] * far for seat in range(t.seats)]


def strength(t: Table, seat: int) -> float:
    """How near a family is to its end, in Actions of a family of two; more is better."""
    return -STRIDE * turns_left(t, seat, work_left(t, seat, free_land(t)))


def turns_left(t: Table, seat: int, work: float) -> float:
    """Actions still to be done by the Actions of a turn."""
    hands = ALONE
    now = 0
    whole = 0
    for p in t.on_field(seat):
        flags = t.flags[p]
        if flags & JAILED:
            hands += 0.5 * EACH
        elif flags & NEWBORN:
            hands += 0.9 * EACH
        else:
            hands += EACH
            whole += 2
        if flags & LOVESICK:
            hands -= 0.1
        now += t.actions_left(p)
    hands = max(hands - EACH * doomed(t, seat), 0.5)
    means = t.food[seat] + t.cash[seat] + 2 * t.resources(seat)
    if means < t.family[seat]:
        hands *= 0.6 + 0.4 * means / t.family[seat]
    over = 1.0
    if seat == t.active and FEEDING < t.step < BANDITS and whole:
        # What is left of the turn. To whom it passes then must not be a reason to end it.
        work -= EAGER * now * hands / whole
        over = max(1.0 - now / whole, 0.0) + DITHER * t.backs
    whole_way = POINT * max(POINTS_TO_WIN - t.points(seat), 1)
    if work < 0.5 * whole_way:
        # Means and plans may promise more than all that is left: they never quite do.
        work = whole_way * whole_way / (4.0 * (whole_way - work))
    return 1.0 + work / hands + LOST * over


def goal_of(t: Table, p: int) -> int:
    """Where a Pioneer should go by the plan of its family, or NO_CELL where it should stay."""
    seat = p >> 3
    plan = Plan(t, Means(t, seat), t.limit(seat) - t.family[seat])
    plan.survey()
    plan.prospects(free_land(t))
    return plan.goal(p)


def doomed(t: Table, seat: int) -> int:
    """How many Pioneers will starve before their player can do anything about it."""
    if seat == t.active and FEEDING < t.step < BANDITS:
        return 0
    return starving(t, seat)


def weigh_offer(t: Table, works: list[float]) -> None:
    """An open offer that would serve both is worth most of it; any other costs a little time.

    While it is put together the bargain counts that it may become (trades.py), the more so the
    nearer it has come to it.
    """
    proposer, partner = t.proposer, t.partner
    gained = deal_worth(t, proposer, t.wants, t.gives)
    granted = deal_worth(t, partner, t.gives, t.wants)
    drafting = partner if t.step == COUNTERING else proposer
    works[drafting] += PICKING * t.picks
    found = best_bargain(t, proposer, partner)
    if t.sent:
        hope = 0.95 * max(min(gained, granted), 0.0)
    elif t.step == COUNTERING and found.is_offered(t):
        hope = 0.0  # PIO-TRADE-10: a counter-offer must differ
    else:
        hope = max(HOPE * found.gain + found.likeness(t), HOPE * min(gained, granted))
    works[proposer] -= hope
    works[partner] -= hope


def work_left(t: Table, seat: int, land: list[int]) -> float:
    """What a family has still to do, in Actions."""
    m = Means(t, seat)
    work = POINT * m.need - m.worth() + m.hunger()
    work += STARVING * starving(t, seat) + HUNGRY * unfed(t, seat)
    if t.revolver[seat]:
        work -= REVOLVER_WORTH + bullet_worth(t.bullets[seat])
    if t.family[seat] == 1:
        work += LAST_ONE
    work += danger(t, seat)
    work -= HORSE_WORTH * t.horse[seat]
    for kind in range(4):
        if t.tools[seat] >> kind & 1:
            work -= TOOL_ALONE
    for waiver in range(3):
        if t.waived[seat * 3 + waiver]:
            work -= 0.6
    work -= skills(t, seat)
    room = t.limit(seat) - t.family[seat]
    if room > 0:
        work -= m.child * ROOM + MORE_ROOM * (room - 1)
    plan = Plan(t, m, room)
    plan.survey()
    work -= plan.estate
    work -= plan.prospects(land)
    if seat == t.active:
        work += PROPOSING * t.proposals
        if t.acting != NO_PIONEER and t.doing != NO_ACT:
            work -= plan.in_hand() - DOUBT * t.backs
    if t.seller == seat:
        work -= min(m.more(float(t.reserve)) - loss_of(t, seat, t.lot), 0.0)
    return work


def danger(t: Table, seat: int) -> float:
    """What it costs to have few Bullets for the Revolver: anybody may hire the Bandit."""
    return peril(t, seat, t.bullets[seat] if t.revolver[seat] else 0)


def peril(t: Table, seat: int, bullets: int) -> float:
    """The same with this many Bullets; the only rival who is left has every reason to do it."""
    if t.status.count(IN) == 2:
        return EXPOSED[min(bullets, 3)] * threat(t, seat) * life(t, seat)
    if bullets:
        return 0.0
    return UNARMED if t.roaming else 0.5 * UNARMED


def life(t: Table, seat: int) -> float:
    """What it costs to lose a Pioneer: a point, and a part of all that the family would do."""
    need = max(POINTS_TO_WIN - t.points(seat), 1)
    return POINT + POINT * need / max(t.family[seat], 1)


def threat(t: Table, seat: int) -> float:
    """PIO-HIREB-01: how near it is that the only rival has somebody killed."""
    if t.bandit_jailed:
        return 0.3
    if t.square:
        return 0.5 - 0.02 * t.square
    return 1.0 if t.cash[t.rivals(seat)[0]] >= BANDIT_FEE else 0.6


def unfed(t: Table, seat: int) -> int:
    """How many Pioneers have gone short once."""
    weak = 0
    base = seat * PIONEERS_EACH
    for p in range(base, base + PIONEERS_EACH):
        if t.flags[p] & UNFED and t.where[p] >= 0:
            weak += 1
    return weak


def starving(t: Table, seat: int) -> int:
    """How many Pioneers will die at the next feeding, if those who starve are fed first."""
    return max(unfed(t, seat) - t.food[seat], 0)


def skills(t: Table, seat: int) -> float:
    """What diplomas bring beside their points."""
    worth = 0.0
    for diploma in range(len(t.holder)):
        p = t.holder[diploma]
        if p >= 0 and p >> 3 == seat:
            worth += DIPLOMA_WORTH[diploma]
            if AGRICULTURE <= diploma <= MINING and t.stock[seat * 5 + diploma] < 3:
                worth += 0.5
    return worth


def free_land(t: Table) -> list[int]:
    """The tiles that anybody could stake."""
    found: list[int] = []
    if t.bank_stakes == 0:
        return found
    land = t.land
    works = t.works
    for cell in t.field:
        if works[cell] == 0 and DEVELOPABLE[land[cell]]:
            found.append(cell)
    return found


class Plan:
    """What a family could do next, and where."""

    def __init__(self, t: Table, m: Means, room: int) -> None:
        self.t = t
        self.m = m
        self.room = room
        self.estate = 0.0  # what stands there already, in Actions saved
        self.claims = 0
        self.cells: list[int] = []
        self.gains: list[float] = []
        self.shares: list[float] = []  # what is left of a job for the next one who takes it
        self.costs: list[int] = []  # dollars: a family has but one purse
        self.missing = 0.0  # what Tools would bring that there are none for
        self.homes: list[int] = []
        self.purse = t.cash[m.seat]
        self.pace = RIDDEN if t.horse[m.seat] else WAY
        self.picked = NO_JOB
        self.errands: dict[int, int] = {}  # by Pioneer: the job that it is best for
        self.school = NO_JOB
        self.store = NO_JOB
        self.meals = 0  # Food that should be bought next
        self.urgent = 0.0  # what is lost of it when it comes after the next feeding
        self.tools = [has_tool(t, m.seat, kind) for kind in range(4)]
        self.home = first_home(t, m.seat)

    def job(self, cell: int, gain: float, share: float, cost: int = 0) -> None:
        """Something that can be done on a tile, at a price in dollars."""
        if gain > 0.0:
            self.cells.append(cell)
            self.gains.append(gain)
            self.shares.append(share)
            self.costs.append(cost)

    def survey(self) -> None:
        """All land that is somebody's, the town, and what it brings."""
        t = self.t
        m = self.m
        seat = m.seat
        build = self.build_gain
        for cell in t.field:
            work = t.works[cell]
            if work == 0 or work & FLIPPED:
                continue
            owner = (work - 1) >> 3
            kind = (work - 1) & 7
            if owner != seat:
                self.rivals_land(cell, owner, kind)
            elif kind == CLAIM:
                self.claims += 1
                self.job(cell, build(cell, CLAIMS[1]), 0.0, self.build_cost())
            elif kind == HOMESTEAD:
                self.homes.append(cell)
            elif t.tokens[cell]:
                self.own_tokens(cell, kind)
        if self.room > 0 and len(self.homes) > 0:
            self.gather()
        claimed = CLAIMS[min(self.claims, 4)]
        self.estate += claimed if m.cash >= 3.0 else 0.7 * claimed
        if t.hirer == seat:
            self.stealing()
        self.town()

    def gather(self) -> None:
        """PIO-FAM-02: two of the family at the same Homestead, once a turn."""
        t = self.t
        seat = self.m.seat
        fit = t.fit(seat)
        if len(fit) < 2:
            return
        place = NO_CELL
        most = -1
        for cell in self.homes:
            there = 0
            for p in fit:
                if t.where[p] == cell:
                    there += 1
            if there > most:
                most = there
                place = cell
        each = PAIR * (self.m.child - 1.0)
        if t.expanded and t.active == seat:
            each *= AGAIN
        self.job(place, each, 0.0)
        self.job(place, each, 0.0)

    def own_tokens(self, cell: int, kind: int) -> None:
        """Resources that wait on an own Building."""
        t = self.t
        m = self.m
        tool = self.tools[kind]
        worth = tokens_worth(t, m, cell, kind, tool)
        if t.hirer >= 0 and t.bandit == cell:
            worth *= 0.5
        self.estate += worth
        if t.laborer[kind] == cell:
            # A Laborer processes one by itself, wherever the family is.
            self.job(ANYWHERE, self.yield_gain(cell, kind, 1), 0.5)
        if not tool:
            self.missing += tokens_worth(t, m, cell, kind, True) - worth
            return
        each = self.process_gain(cell, kind)
        self.job(cell, each * min(t.tokens[cell], 2), 0.4)

    def process_gain(self, cell: int, kind: int) -> float:
        """What it brings to process one token here."""
        t = self.t
        m = self.m
        n = 1
        if self.tools[kind]:
            if t.laborer[kind] == cell:
                n += 1
            if t.owner_of(kind) == m.seat:
                n += 1
        return self.yield_gain(cell, kind, n)

    def yield_gain(self, cell: int, kind: int, n: int) -> float:
        """What it brings to have this many Resources for one token and one Action."""
        m = self.m
        brings = GOOD * m.dollar * SELL_RESOURCE[kind] * n
        return brings - token_worth(self.t, m, kind, cell, self.tools[kind]) - 1.0

    def rivals_land(self, cell: int, owner: int, kind: int) -> None:
        """Property of who is out can be taken over; of others tokens can be taken."""
        t = self.t
        if t.status[owner] != IN:
            if kind == CLAIM:
                self.job(cell, CLAIMS[1] - 1.0, 0.0)
            elif t.stock[self.m.seat * 5 + kind]:
                self.job(cell, 2.0 * POINT - 1.0, 0.0)
        elif t.tokens[cell] and kind < HOMESTEAD and self.tools[kind] and cell not in t.laborer:
            each = GOOD * self.m.dollar * SELL_RESOURCE[kind] - 1.3
            self.job(cell, each * min(t.tokens[cell], 2), 0.3)

    def stealing(self) -> None:
        """The Bandit on the job for this family."""
        t = self.t
        kind = t.work_at(t.bandit)
        price = GOOD * self.m.steady * SELL_RESOURCE[kind]
        self.estate += 0.85 * price * t.limbo
        self.estate += 0.7 * max(price - 1.0, 0.1) * min(t.tokens[t.bandit], 5)

    def build_gain(self, cell: int, claim: float) -> float:
        """What it would bring to build on a tile, less a Claim that is gone."""
        t = self.t
        m = self.m
        base = m.seat * 5
        cost = float(self.build_cost())
        if m.cash < cost:
            return 0.1
        best = -1.0
        kind = CARRIES[t.land[cell]]
        if kind >= 0 and t.stock[base + kind]:
            best = 0.7 * HARVEST * token_worth(t, m, kind, -1, self.tools[kind])
        if m.cash > cost and t.stock[base + HOMESTEAD] and self.homely(cell):
            best = max(best, self.home_worth() - m.dollar)
        if best < 0.0:
            return 0.0
        return 2.0 * POINT + best - claim + m.more(-cost) - 1.0

    def build_cost(self) -> int:
        """What a Building costs."""
        return 0 if self.t.waived[self.m.seat * 3 + WAIVE_BUILD] else BUILD_COST[0]

    def stake_cost(self) -> int:
        """PIO-CLAIM-02: what a Claim costs."""
        seat = self.m.seat
        free = self.t.waived[seat * 3 + WAIVE_STAKE] or self.t.owner_of(LAND_MANAGEMENT) == seat
        return 0 if free else STAKE_FEE

    def homely(self, cell: int) -> bool:
        """Whether a Homestead may stand here."""
        return self.home < 0 or self.home in NEAR[cell]

    def home_worth(self) -> float:
        """Room for more children."""
        homes = self.t.homesteads(self.m.seat)
        more = FAMILY_LIMIT[homes + 1] - FAMILY_LIMIT[homes]
        if self.room > 0:
            return MORE_ROOM * more
        return self.m.child * ROOM + MORE_ROOM * (more - 1)

    def stake_gain(self, cell: int) -> float:
        """What it would bring to stake a tile and to build there."""
        m = self.m
        cost = float(self.stake_cost())
        if m.cash < cost or self.claims > 2:
            return 0.0
        before = CLAIMS[min(self.claims, 4)]
        claim = CLAIMS[min(self.claims + 1, 4)] - before
        gain = claim + m.more(-cost) - 1.0
        built = self.build_gain(cell, claim)
        if built <= 0.0:
            return 0.0
        return gain + (0.8 if m.cash >= 5.0 else 0.3) * built

    def town(self) -> None:
        """What could be done in town."""
        t = self.t
        m = self.m
        store = max(self.sell_gain(), 0.0)
        meal = self.meal_gain(int(m.cash + m.goods))
        if meal > 0.0:
            store += meal
        bullet = self.bullet_gain() if danger(t, m.seat) > 0.0 else 0.0
        if bullet > 0.0:
            store += bullet if meal > 0.0 else max(bullet - 1.0, 0.0)
        self.store = len(self.cells)
        bill = 0  # what goods do not pay is not for anything else, if it is urgent
        if self.urgent > 0.0:
            bill = min(max(self.meals - int(m.goods), 0), self.purse)
        self.job(TOWN_CELL[STORE], store, 0.0, bill)
        if len(self.cells) == self.store:
            self.store = NO_JOB
        school = ANYWHERE if t.owner_of(EDUCATION) == m.seat else TOWN_CELL[SCHOOL]
        free = t.waived[m.seat * 3 + WAIVE_DIPLOMA]
        self.school = len(self.cells)
        self.job(school, self.study_gain(), 0.6, 0 if free else DIPLOMA_FEE)
        if len(self.cells) == self.school:
            self.school = NO_JOB
        if self.missing > 0.0:
            self.job(TOWN_CELL[BLACKSMITH], self.tool_gain(), 0.0, BUY_PRICE[TOOL])
        self.job(TOWN_CELL[CHURCH], self.pray_gain(), 0.85)

    def bullet_gain(self) -> float:
        """What it would bring to buy a Bullet: the first one may save a life."""
        t = self.t
        seat = self.m.seat
        if not t.revolver[seat] or self.m.cash < 1.0:
            return -1.0
        held = t.bullets[seat]
        more = bullet_worth(held + 1) - bullet_worth(held)
        return more + danger(t, seat) - peril(t, seat, held + 1) + self.m.more(-1.0)

    def sell_gain(self) -> float:
        """What it would bring to sell all Resources."""
        m = self.m
        if m.goods == 0.0:
            return -1.0
        return m.more((1.0 - GOOD) * m.goods) - 1.0

    def meal_gain(self, money: int) -> float:
        """What it would bring to buy Food for the next feedings."""
        t = self.t
        m = self.m
        most = min(money, t.bank_food, max(4 * m.mouths - int(m.larder), 0))
        weak = starving(t, m.seat)
        best = 0.0
        n = most
        self.meals = 0
        while n > 0:
            gain = m.meal(n) + STARVING * min(weak, n)
            if gain > best:
                best = gain
                self.meals = n
            n -= m.mouths
        short = max(m.mouths - int(m.larder), 0)
        self.urgent = STARVING * min(weak, self.meals) + SHORT * min(short, self.meals)
        return best - 1.0

    def in_time(self, p: int, points: int, left: int) -> float:
        """PIO-FEED-09: the chance that a Pioneer buys something before the next feeding.

        This many Movement Points away; some may be left of the Move that is being made.
        """
        t = self.t
        if p == t.acting and t.doing == BUY:
            return 1.0
        actions = t.actions_left(p)
        if self.m.seat != t.active or not FEEDING < t.step < BANDITS or actions == 0:
            return 0.0
        if points <= left:
            return 1.0
        if t.horse[self.m.seat]:
            points = (points + 1) // 2
        return ROLLS[min(actions - 1, 2)][min(points, 13)]

    def study_gain(self) -> float:
        """What it would bring to obtain a diploma."""
        t = self.t
        m = self.m
        if NO_PIONEER not in t.holder:
            return -1.0
        if t.waived[m.seat * 3 + WAIVE_DIPLOMA]:
            return POINT + 0.4
        if m.cash < DIPLOMA_FEE:
            return -1.0
        return POINT + 0.4 + m.more(-float(DIPLOMA_FEE)) - 1.0

    def tool_gain(self) -> float:
        """What it would bring to buy the Tool that is wanted most."""
        t = self.t
        m = self.m
        best = 0.0
        if m.cash >= 3.0:
            for kind in range(4):
                if not self.tools[kind] and t.bank_tools[kind]:
                    best = max(best, tool_worth(t, m, kind))
        return best + m.more(-3.0) - 1.0

    def pray_gain(self) -> float:
        """What a Prayer would bring."""
        t = self.t
        m = self.m
        free = m.cash < NEEDY_CASH or t.resources(m.seat) == 1
        dollars = BLESSING if free else BLESSING - PRAY_FEE
        gain = min(m.more(dollars), m.dollar * dollars + RELIEF) - 1.0
        return gain + 0.2 * (m.child - 4.0 * m.dollar) if self.room > 0 else gain

    def prospects(self, land: list[int]) -> float:
        """For every Pioneer the best it could do somewhere, less the way there."""
        t = self.t
        seat = self.m.seat
        first = len(self.cells)
        self.errands.clear()
        stake = self.stake_cost()
        known = [UNKNOWN] * 10  # tiles of a kind are alike, but for a neighbouring Homestead
        for cell in land:
            sort = 2 * CARRIES[t.land[cell]] + (3 if self.homely(cell) else 2)
            if known[sort] == UNKNOWN:
                known[sort] = self.stake_gain(cell)
            self.job(cell, known[sort], 0.0, stake)
        family = t.fit(seat)
        values: list[float] = []
        picks: list[int] = []
        for p in family:
            values.append(self.best_job(p))
            picks.append(self.picked)
        worth = 0.0
        for _ in family:
            # Who can do it best does it; the others look for something else.
            one = 0
            for i in range(1, len(family)):
                if values[i] > values[one]:
                    one = i
            worth += PULL * values[one]
            values[one] = UNKNOWN
            job = picks[one]
            self.errands[family[one]] = job
            if job == NO_JOB:
                continue
            self.gains[job] *= self.shares[job]
            self.purse -= self.costs[job]
            if job >= first:
                self.purse -= self.build_cost()
            for i in range(len(family)):
                other = picks[i]
                if values[i] == UNKNOWN or other == NO_JOB:
                    continue
                if other == job or self.costs[other] > self.purse:
                    values[i] = self.best_job(family[i])
                    picks[i] = self.picked
        return worth

    def goal(self, p: int) -> int:
        """The tile that a Pioneer should go to, or NO_CELL where it should stay.

        Who has nothing to do looks for undiscovered land.
        """
        here = self.t.where[p]
        job = self.errands.get(p, NO_JOB)
        if job != NO_JOB:
            cell = self.cells[job]
            return NO_CELL if cell in (ANYWHERE, here) else cell
        if self.t.tiles_left() == 0:
            return NO_CELL
        far = ways_from(self.t, here)
        found = NO_CELL
        for cell in self.t.field:
            if (found == NO_CELL or far[cell] < far[found]) and self.borders(cell):
                found = cell
        return NO_CELL if found == here else found

    def borders(self, cell: int) -> bool:
        """Whether a tile lies beside undiscovered land."""
        return any(self.t.land[near] == NO_TILE for near in NEAR[cell])

    def best_job(self, p: int) -> float:
        """The best that a Pioneer could do, less the way there; `picked` says which it is."""
        t = self.t
        here = t.where[p]
        far = ways_from(t, here)
        left = t.left if p == t.acting else 0
        best = self.around(p, here, self.pace)
        self.picked = NO_JOB
        for i in range(len(self.cells)):
            gain = self.gains[i]
            if gain <= best or self.costs[i] > self.purse:
                continue
            if i == self.school and t.diploma[p] != NO_DIPLOMA:
                continue
            cell = self.cells[i]
            if i == self.store and self.urgent > 0.0:
                gain -= self.urgent * (1.0 - self.in_time(p, far[cell], left))
            if cell != ANYWHERE:
                gain = reached(gain, travel(far[cell], left, self.pace))
            if gain > best:
                best = gain
                self.picked = i
        return best

    def around(self, p: int, here: int, pace: float) -> float:
        """What can be done without going anywhere in particular: discover land, or pray."""
        t = self.t
        best = max(self.pray_gain(), 0.0) if t.holds(p, THEOLOGY) else 0.0
        if best < EXPLORING and t.tiles_left() > 0:
            for near in NEAR[here]:
                if t.land[near] == NO_TILE:
                    return EXPLORING
            best = max(best, EXPLORING - SETTING_OUT - 2.0 * pace)
        return best

    def in_hand(self) -> float:
        """What the Action that is being done will still bring."""
        t = self.t
        m = self.m
        doing = t.doing
        here = t.where[t.acting]
        if doing == BUY:
            if here == TOWN_CELL[BLACKSMITH]:
                return under_way(self.tool_gain()) - IDLE
            gain = self.meal_gain(int(m.cash))
            if danger(t, m.seat) > 0.0:
                gain = max(gain, -1.0) + max(self.bullet_gain(), 0.0)
            return under_way(gain) - IDLE
        if doing == SELL:
            return under_way(self.sell_gain()) - IDLE
        if doing == OBTAIN:
            return under_way(self.study_gain())
        if doing == BUILDING:
            return under_way(self.build_gain(here, CLAIMS[1]))
        if doing == HUNT:
            return self.hunting()
        if doing == EXPLORE:
            if t.drawn == NO_LAND:
                return 0.4
            return 0.9 if DEVELOPABLE[t.drawn] else 0.1
        if doing == PRAY:
            return under_way(self.pray_gain())
        if doing in (PROCESS, JAILBREAK):
            return 1.0
        if doing == HIRE_BANDIT:
            return promising(self.loot_gain())
        if doing == HIRE_SHERIFF:
            return promising(self.law_gain())
        if doing == TRADE:
            return self.bargaining()
        if doing == AUCTIONING:
            return self.selling()
        return -DOUBTFUL if doing == GAMBLE else 0.0

    def bargaining(self) -> float:
        """What the best bargain with anybody may bring; once a turn, for nobody is to be nagged."""
        t = self.t
        best = 0.0
        if t.proposals:
            return -DOUBTFUL
        for rival in t.rivals(self.m.seat):
            best = max(best, best_bargain(t, self.m.seat, rival).gain)
        return 0.7 * HOPE * best - PROPOSING if best > 0.0 else -DOUBTFUL

    def selling(self) -> float:
        """What an auction may bring: once a turn, where two would pay more than one."""
        t = self.t
        m = self.m
        if t.seller == m.seat:
            if second_price(t, m.seat, t.lot) < t.reserve:
                return 0.0
            # Somebody pays the reserve at least, and two who want it rather more.
            return HOPE * (m.more(float(t.reserve) + 0.5) - loss_of(t, m.seat, t.lot))
        if t.auctions:
            return -DOUBTFUL
        gain = best_lot(t, m.seat).gain
        for rival in t.rivals(m.seat):
            if best_bargain(t, m.seat, rival).gain >= gain:
                return -DOUBTFUL
        return HOPE * gain if gain > 1.0 else -DOUBTFUL

    def hunting(self) -> float:
        """An animal in sight: what the shots that are left may bring."""
        t = self.t
        m = self.m
        if t.animal == NO_ANIMAL:
            return 0.0
        number = ANIMALS[t.animal].number
        hit = (7 - number) / 6.0
        gain = hit * m.fed(float(number)) - 0.4
        worth = 0.0
        chance = 1.0
        for shot in range(min(t.bullets[m.seat], MOST_SHOTS)):
            left = t.bullets[m.seat] - shot
            # The last ones are for defence.
            risk = peril(t, m.seat, left - 1) - peril(t, m.seat, left)
            worth = max(worth, worth + chance * (gain - risk))
            chance *= 1.0 - hit
        return worth

    def loot_gain(self) -> float:
        """What it would bring to hire the Bandit."""
        t = self.t
        m = self.m
        best = 0.0
        for cell in t.field:
            n = t.tokens[cell]
            if n > 1:
                owner = t.owner_at(cell)
                if owner != m.seat and t.status[owner] == IN and not t.barred(cell):
                    price = GOOD * m.dollar * SELL_RESOURCE[t.work_at(cell)]
                    best = max(best, 0.7 * max(price - 1.0, 0.1) * min(n, 5))
        rivals = t.rivals(m.seat)
        for rival in rivals:
            if t.armed(rival):
                continue
            if len(rivals) == 1:
                best = max(best, life(t, rival))
            elif t.points(rival) > max(m.points, 7):
                best = max(best, 2.0)  # the others gain by it as much, and pay nothing
        return best + m.more(-float(BANDIT_FEE)) - 1.0

    def law_gain(self) -> float:
        """What it would bring to hire the Sheriff."""
        t = self.t
        m = self.m
        best = 0.0
        if t.jailed(m.seat):
            best = 3.0
        if t.hirer >= 0 and t.victim() == m.seat:
            best = max(best, 0.8 * (t.limbo + t.tokens[t.bandit]))
        return best + m.more(-3.0) - 1.0


def travel(points: int, left: int, pace: float) -> float:
    """What a way costs in Actions; Movement Points in hand are walked off first."""
    if points <= left:
        return 0.03 * points
    return 0.03 * left + SETTING_OUT + pace * (points - left)


def promising(gain: float) -> float:
    """The same of an Action that is better left alone unless it brings something."""
    return under_way(gain) if gain > 0.0 else -DOUBTFUL


def reached(gain: float, way: float) -> float:
    """What is left of a job after the way there: what is urgent suffers most from being late."""
    return gain * max(1.0 - LATE * way, 0.3) - 0.7 * way


def under_way(gain: float) -> float:
    """What is left to come of an Action that has been begun and counted as used."""
    if gain <= -1.0:
        return 0.0
    return 1.0 + gain if gain <= 0.0 else 1.0 + (1.0 - PULL) * gain
