"""Shadow Governors: what the points that are missing cost, in Grit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saloon.games.bantam.board import (
    ACRES,
    BANK_ACRE,
    DOC,
    GUNSMITH_ACRE,
    NOWHERE,
    RELEASE_DOC,
    RESOURCE_OF,
    SALOON_ACRE,
    STABLES_ACRE,
    TERRAIN_ACRES,
    TOWN_HALL_ACRE,
    TRADING_ACRE,
    acre,
)
from saloon.games.bantam.bot.combat_odds import hunt_odds, odds, rate, vigor
from saloon.games.bantam.bot.costs import (
    ANY_KIND,
    DOLLAR_SALE,
    FAR_OFF,
    FULL_LOAD,
    IN_FIRE,
    NO_ACRE,
    STEPS_TO,
    WORK_ACRES,
    YIELD,
    dollar_work,
    goods_of,
    lacking_for,
    mastery_work,
    shortened,
    stand,
    value_of,
    way_to_site,
    way_to_work,
    work_acre,
)
from saloon.games.bantam.cards import CARD, LEGENDARY_CARD, PRICE_OF, WEAPON_CARDS, WEAPONS
from saloon.games.bantam.content import (
    BUY_HORSE,
    BUY_WEAPON,
    CABIN_COST,
    CABIN_SLOTS,
    CARPENTER_COST,
    ENDEAVOR,
    ENEMY,
    HAVE_CABIN,
    HAVE_CASH,
    HAVE_HEAD,
    HAVE_RIDER,
    HAVE_WEAPON,
    HEAD_SPACES,
    ITEM,
    LEGENDARY,
    LOGGING,
    MASTER,
    MOST_WIL,
    MOUNT,
    P_AMBUSH_WIN,
    P_BREACH,
    P_BUY,
    P_DEFEAT,
    P_DEPOSIT,
    P_HAVE,
    P_MASTER,
    P_MOUNT_HEAD,
    P_PASS_CHECK,
    P_RECRUIT,
    P_SADDLE,
    P_SELL,
    P_SELL_HEAD,
    P_SKILL_AT,
    P_SLEEP_OTHER,
    P_STEAL,
    SELL_PRICE,
    SURFACES,
    Task,
)
from saloon.games.bantam.effects import ANY, GEM, HIDE, LUMBER, SNK, VIG, WIL
from saloon.games.bantam.events import COIN, HONOR, RIDER, RIDER_HIDES, RIDER_PRICE, SADDLE_PRICE
from saloon.games.bantam.moves import FOE
from saloon.games.bantam.play.governors.heads import free_spaces
from saloon.games.bantam.play.notoriety import tasks_of
from saloon.games.bantam.play.town.stores import CHEAPEST_MOUNT
from saloon.games.bantam.state import (
    DECLINED_MOUNTS,
    NO_CABIN,
    NO_ITEM,
    NO_MOUNT,
    NOBODY,
    Table,
)

HARD_POINT: Final = 9.0
"""Grit for a point that has no price."""
HUNT: Final = 3.2
"""Grit to win a Head."""
ERRAND: Final = 2.7
"""Grit for each point still missing: one now is better than two that share the same dollars."""
ERRAND_WAY: Final = 7.0
"""Acres on the way of each point still missing."""
THRIFT: Final = 1.5
"""Grit that it costs to keep dollars together."""
NEARLY: Final = 4
"""Dollars that may be missing where somebody begins to save."""
LUCK: Final = 7.0
"""Grit for a task that waits for its opportunity."""
DARE: Final = 0.62
"""The chance with which a fight for a Head is begun."""
DOC_STEPS: Final = 4.0
"""Acres that Doc Barber's cure is worth."""
TO_TOWN: Final = 6.0
"""Acres to Town Hall from wherever an Honor is earned."""
ANY_WALL: Final[list[int]] = [1, 1]
"""Heads of either surface, whether or not there is a place for them."""
CRIME: Final = 4.0
"""Grit that an arrest costs."""
MOUNT_PRICE: Final = 5
NO_STOCK: Final = 8
"""Dollars for a weapon of a rarity that is not in stock: something must be bought before."""
DRAW: Final = 0.85
"""How much of a Mount's worth may be hoped for before it is brought out."""
NEAR: Final = 8.0
FAR_PART: Final = 0.4
"""Acres beyond which a first way counts in part, so that none outweighs the point before it."""
SAGE: Final = 5.0
"""Grit for a point of a skill."""
SKILL_RAISED: Final = 0.1
"""What a point of a skill is worth of itself."""
SALE: Final = 0.8
"""Grit for each of several goods that are sold in one day: so none is kept back for other ends."""
HANDS_FULL: Final = 9.0
"""Acres that a full load is worth where more work would be needed."""
HELD: Final[tuple[float, ...]] = (0.4, 0.2, 0.7, 0.4, 0.4, 0.4, 0.2, 0.2, 0.5, 0.4, 0.4, 0.4)
"""By Item: Grit that it is worth to carry, even where nothing is missing now."""
SOOTHES: Final = 0.28
HEALS: Final = 0.5
"""Grit for a point of Will Power or Vigor that an Item at hand will restore."""
POST_LOCK: Final = 8
"""What stealing from the Trading Post asks of a sneak."""
STONES: Final = acre("k_stones")

TRIES: Final = tuple(
    [
        tuple([36.0 / (36 - (row.difficulty[level] - 1) ** 2) for level in range(3)])
        for row in ENDEAVOR
    ]
)
"""Grit until a die of an Endeavor succeeds at each level: no Resource comes cheaper."""
NEAREST_WORK: Final[tuple[int, ...]] = tuple(
    [min([STEPS_TO[place * ACRES + TRADING_ACRE] for place in WORK_ACRES[k]]) for k in range(GEM)]
)
"""By Resource: acres from the nearest place of work to the Trading Post."""

# By skill: where its hardest check is tried.
TRIED_AT: Final[tuple[int, ...]] = (
    STABLES_ACRE,
    SALOON_ACRE,
    BANK_ACRE,
    TRADING_ACRE,
    TOWN_HALL_ACRE,
    STONES,
)
PENALTY: Final[tuple[float, ...]] = (0.5, 0.2, CRIME, CRIME, 0.0, 0.0)


class Purse:
    """What a seat owns that points can be paid with, and the list of their prices."""

    def __init__(self, t: Table, who: int) -> None:
        self.t = t
        self.who = who
        self.missing = t.winning - t.np[who]
        self.here = stand(t, who) * ACRES
        self.speed = float(t.speed(who))
        self.pace = max(1.0, self.speed - t.spd_tmp[who])
        self.spare = goods_of(t, who)
        # Hides that pay Riders are for nothing else.
        self.hired = min(
            self.spare[HIDE] // RIDER_HIDES, t.rider_limit(who) - t.rider_of.count(who)
        )
        self.hired = max(0, self.hired)
        self.spare[HIDE] -= self.hired * RIDER_HIDES
        self.cash = t.cash[who]
        self.dollars = self.cash
        logging = t.level[who * 4 + LOGGING]
        self.cabin_cost = CARPENTER_COST if logging == MASTER else CABIN_COST
        self.sites = ENDEAVOR[LOGGING].limit[logging] - t.cabin.count(who)
        self.walls = [free_spaces(t, surface) for surface in range(len(SURFACES))]
        self.sale = value_of(t, who, self.spare)
        for token in t.heads_of(who):
            if self.walls[ENEMY[token].surface]:
                # A Head is for the wall, as long as there is a place.
                self.sale -= ENEMY[token].value
        self.craft = best_craft(t, who, self.spare)
        self.kept = 0
        if self.craft != ANY_KIND:
            # What is given to an Endeavor is not for sale.
            self.kept = min(self.spare[self.craft], lacking_for(t, who, self.craft))
            self.sale -= self.kept * SELL_PRICE[self.craft]
        if self.sites > 0 and self.craft != LUMBER:
            # Nor is Lumber for a Cabin.
            self.sale -= min(self.spare[LUMBER], self.cabin_cost) * SELL_PRICE[LUMBER]
        self.load = self.sale
        self.dollar = dollar_work(t, who, ANY_KIND)
        self.work: list[float] = []
        self.first: list[float] = []
        self.income = NO_ACRE
        self.full = t.room(who) <= 0
        # The load goes to the Trading Post, or is first made a full one.
        self.post = self.way(TRADING_ACRE)
        self.loaded = self.load >= FULL_LOAD or (self.load > 0 and self.full)
        self.back = float(way_back(t, who))
        self.owed = 0
        self.coming = 0 if self.loaded else FULL_LOAD - max(0, self.load)
        self.pledge = 0
        for honor in t.honors:
            task = HONOR[honor].task
            if task.a == HAVE_CASH and task.predicate == P_HAVE and task.b <= self.cash:
                self.pledge = task.b
        self.hunts = [FAR_OFF] * len(SURFACES)
        self.carry = [FAR_OFF] * len(SURFACES)
        look_for_prey(self)
        self.hunt_way = min(self.hunts)

    def add(self, work: float, first: float, points: int = 1) -> None:
        """A point for so much Grit, or several for one act; its first step is so far away.

        Points beyond the last that is missing pay for nothing.
        """
        points = min(points, self.missing)
        for _ in range(points):
            self.work.append(work / points)
            self.first.append(first)

    def way(self, place: int) -> float:
        """Acres from here; a store that burns is closed."""
        steps = float(STEPS_TO[self.here + place])
        if self.t.fire and self.t.burning(place):
            steps += IN_FIRE
        return steps

    def to_work(self, kind: int) -> float:
        """Acres to where a Resource is worked for; with both hands full there is no point in it.

        Nor where the Supply has none left.
        """
        if self.t.supply[kind] == 0:
            return FAR_OFF
        if self.full:
            return HANDS_FULL
        return way_to_work(self.t, self.who, kind, self.here)

    def earn(self) -> float:
        """Acres to the Trading Post with a load, by way of the work where there is none yet."""
        if self.loaded:
            return self.post
        if self.income == NO_ACRE:
            self.income = best_paid(self)
        return self.way(self.income) + self.back

    def loads(self) -> int:
        """How many loads are to be worked for after the first one."""
        return (max(0, self.owed - self.coming) + FULL_LOAD - 1) // FULL_LOAD

    def lack(self, price: int) -> int:
        """Dollars that are missing for a price; what there is is set aside for it."""
        have = min(price, self.dollars)
        self.dollars -= have
        return price - have

    def gather(self, lacking: int) -> float:
        """Grit to earn dollars that are missing, the ways for each further load included."""
        sold = min(lacking, self.sale)
        self.sale -= sold
        before = self.loads()
        self.owed += lacking - sold
        ways = 2.0 * self.back * (self.loads() - before)
        return DOLLAR_SALE * sold + self.dollar * (lacking - sold) + ways / self.speed

    def hoard(self, dollars: int, there: float, more: float) -> None:
        """A point for holding a sum of dollars at once: nobody saves for it from the first on."""
        # Dollars that are set aside for other points are not saved for this one.
        lacking = dollars - self.dollars
        if self.cash >= dollars:
            self.add(more, there)
        elif lacking <= NEARLY:
            self.add(more + THRIFT + self.dollar * lacking, self.earn())

    def buy(self, price: int, place: int, more: float = 0.0, points: int = 1) -> None:
        """A point that costs dollars in a place, or several."""
        lacking = self.lack(price)
        if lacking:
            errand = STEPS_TO[TRADING_ACRE * ACRES + place]
            # What is carried may do: then nobody works for a full load first.
            first = self.post if lacking <= self.sale else self.earn()
            self.add(self.gather(lacking) + more + errand / self.speed, first, points)
            return
        first = self.way(place)
        if self.cash - price < self.pledge <= self.cash:
            # The dollars are first shown in Town Hall.
            first = self.way(TOWN_HALL_ACRE) + STEPS_TO[TOWN_HALL_ACRE * ACRES + place]
        self.add(more, first, points)


def best_craft(t: Table, who: int, spare: list[int]) -> int:
    """The Endeavor that is nearest to mastery, or ANY_KIND."""
    best = FAR_OFF
    found = ANY_KIND
    for kind in range(GEM):
        if t.level[who * 4 + kind] < MASTER:
            work = mastery_work(t, who, kind, spare)
            if work < best:
                best = work
                found = kind
    return found


def way_to_hunt(t: Table, who: int, here: int, prey: int) -> float:
    """Acres to the prey; with too little Vigor for it by way of Doc Barber.

    The way from there counts too, or who is cured would be sorry.
    """
    if prey == NOBODY:
        return FAR_OFF
    if hunt_odds(t, who, prey) < DARE:
        return STEPS_TO[here + DOC] + DOC_STEPS + way_to_foe(t, RELEASE_DOC * ACRES, prey)
    return way_to_foe(t, here, prey)


def way_back(t: Table, who: int) -> int:
    """Acres from the work that pays best, all in all, to the Trading Post."""
    best = FAR_OFF
    found = 0
    speed = float(t.speed(who))
    for kind in range(GEM):
        steps = NEAREST_WORK[kind]
        cost = 2.0 * steps / speed + FULL_LOAD * dollar_work(t, who, kind)
        if cost < best:
            best = cost
            found = steps
    return found


def best_paid(purse: Purse) -> int:
    """The acre where work pays best, the way to it included."""
    t = purse.t
    best = FAR_OFF
    found = TRADING_ACRE
    for kind in range(GEM):
        place = work_acre(t, purse.who, kind, purse.here) if t.supply[kind] else NO_ACRE
        if place != NO_ACRE:
            cost = (purse.way(place) + STEPS_TO[place * ACRES + TRADING_ACRE]) / purse.speed
            cost += FULL_LOAD * dollar_work(t, purse.who, kind)
            if cost < best:
                best = cost
                found = place
    return found


def governors(t: Table, who: int) -> float:
    """The cheapest ways to the points that are missing."""
    missing = t.winning - t.np[who]
    if missing <= 0:
        return 0.0
    purse = Purse(t, who)
    open_tasks = unchecked(t, who)
    heads(purse, open_tasks)
    masteries(purse, open_tasks)
    cabins(purse, open_tasks)
    bank(purse, open_tasks)
    followers(purse, open_tasks)
    for task in open_tasks:
        page_task(purse, task)
    for honor in t.honors:
        honor_task(purse, HONOR[honor].task)
    legends(purse)
    skills = 0
    for n in range(who * 6, who * 6 + 6):
        skills += t.skills[n]
    return cheapest(purse, missing) - SKILL_RAISED * skills - at_hand(purse)


def unchecked(t: Table, who: int) -> list[Task]:
    """The tasks of both pages that are still open."""
    tasks = tasks_of(t, who)
    return [tasks[n] for n in range(len(tasks)) if not t.tasks[who] >> n & 1]


def cheapest(purse: Purse, missing: int) -> float:
    """The cheapest points, and the way to the one that is best begun with.

    The least of sums, each of which falls with every step towards its own first errand.
    """
    work = purse.work
    while len(work) < missing:
        purse.add(HARD_POINT, 6.0)
    ranked = sorted(work)
    dearest = ranked[missing - 1]
    total = 0.0
    for n in range(missing):
        total += min(ranked[n], HARD_POINT)
    begin = FAR_OFF
    for i in range(len(work)):
        first = shortened(purse.first[i], NEAR, FAR_OFF, FAR_PART)
        begin = min(begin, max(0.0, work[i] - dearest) + first / purse.speed)
    plain = total + missing * (ERRAND + ERRAND_WAY / purse.pace) + begin
    if purse.t.mount[purse.who] != NO_MOUNT:
        return plain
    return plain - by_mount(purse, missing, begin)


def by_mount(purse: Purse, missing: int, begin: float) -> float:
    """Grit that a Mount saves: the best of those just drawn, or what two will bring on average.

    Who has been to the stables goes on from there: the way to begin with is saved, too.
    """
    t = purse.t
    if t.drawn and t.drawn_mounts and purse.who == t.active:
        return max([saved_by(purse, missing, begin, mount) for mount in t.drawn])
    if purse.cash < CHEAPEST_MOUNT or t.daily[purse.who] >> DECLINED_MOUNTS & 1:
        return 0.0
    saved = sorted([saved_by(purse, missing, begin, mount) for mount in range(len(MOUNT))])
    hoped = 0.0
    for n in range(len(MOUNT)):
        # In how many pairs it is the better one.
        hoped += saved[n] * n
    hoped *= DRAW / (len(MOUNT) * (len(MOUNT) - 1) / 2)
    return max(0.0, hoped - purse.way(STABLES_ACRE) / purse.speed)


def saved_by(purse: Purse, missing: int, begin: float, mount: int) -> float:
    """Grit that one Mount saves on all ways to come, its price taken off."""
    row = MOUNT[mount]
    if row.price > purse.cash:
        return 0.0
    ways = ERRAND_WAY * missing * (1.0 / purse.pace - 1.0 / (purse.pace + row.spd))
    return max(0.0, begin + ways - row.price * purse.dollar)


def at_hand(purse: Purse) -> float:
    """What the Item is worth that a seat carries, or may buy of those just drawn."""
    t = purse.t
    who = purse.who
    held = 0.0 if t.item[who] == NO_ITEM else item_worth(t, who, t.item[who])
    if not t.drawn or t.drawn_mounts or who != t.active:
        return held
    best = held
    for item in t.drawn:
        # Hunter Skill Cards are drawn too.
        if item < len(ITEM) and ITEM[item].price <= purse.cash:
            best = max(best, item_worth(t, who, item) - ITEM[item].price * purse.dollar)
    return best


def item_worth(t: Table, who: int, item: int) -> float:
    """Grit that an Item is worth, more where it restores what is missing."""
    effect = ITEM[item].effect
    worth = HELD[item]
    if effect.verb == VIG:
        return max(worth, HEALS * min(effect.a, t.most_vig(who) - t.vig[who]))
    if effect.verb == WIL:
        return max(worth, SOOTHES * min(effect.a, MOST_WIL - t.wil[who]))
    return worth


def asked(tasks: list[Task], predicate: int, a: int) -> bool:
    """Whether an open task asks for an act."""
    for task in tasks:  # noqa: SIM110
        if task.predicate == predicate and task.a in (a, ANY):
            return True
    return False


def heads(purse: Purse, tasks: list[Task]) -> None:
    """Heads on the walls of the saloon, or sold where a task asks for it."""
    t = purse.t
    held = t.heads_of(purse.who)
    saloon = purse.way(SALOON_ACRE)
    post = purse.way(TRADING_ACRE)
    left = purse.walls[:]
    selling = asked(tasks, P_SELL_HEAD, ANY)
    for task in tasks:
        if task.predicate == P_DEFEAT:
            purse.add(0.5 * HUNT, way_to_prey(purse, task.a))
    mounting = False
    for token in held:
        surface = ENEMY[token].surface
        points = 0
        if left[surface]:
            points = 2 if not mounting and asked(tasks, P_MOUNT_HEAD, surface) else 1
        if selling and (points == 0 or (points == 1 and (post <= saloon or len(held) > 1))):
            # A Head is sold or mounted, not both.
            selling = False
            purse.add(0.3, post)
        elif points:
            left[surface] -= 1
            mounting = points == 2
            purse.add(0.0, saloon, points)
    room = HEAD_SPACES - len(held)
    for surface in range(len(SURFACES)):
        first = purse.hunts[surface]
        if first == FAR_OFF:
            continue
        back = HUNT + purse.carry[surface] / purse.speed
        points = 2 if not mounting and asked(tasks, P_MOUNT_HEAD, surface) else 1
        for n in range(min(room, left[surface])):
            purse.add(back + 0.5 * n, first, points)
            points = 1
        if selling:
            selling = False
            purse.add(back, first)


def look_for_prey(purse: Purse) -> None:
    """For each kind of Head that finds a place: the way to a hunt, and from it to the saloon.

    What is carried home counts the nearest prey, wherever one stands, and the longer way from
    another one goes with the way there: or who comes nearer to another prey would be sorry.
    """
    t = purse.t
    who = purse.who
    hit = rate(t, who)
    most = float(t.most_vig(who))
    mine = float(t.vig[who])
    cured = STEPS_TO[purse.here + DOC] + DOC_STEPS
    for slot in range(len(t.foe_at)):
        place = t.foe_at[slot]
        if place == NOWHERE or place >= ACRES:
            continue
        foe = ENEMY[t.foe_token[slot]]
        if foe.deck == LEGENDARY or not purse.walls[foe.surface]:
            continue
        one = FOE + slot
        strength = rate(t, one)
        vig = vigor(t, one)
        if odds(most, hit, vig, strength) < DARE:
            continue
        back = float(STEPS_TO[place * ACRES + SALOON_ACRE])
        if mine == most or odds(mine, hit, vig, strength) >= DARE:
            way = way_to_foe(t, purse.here, slot) + back
        else:
            way = cured + way_to_foe(t, RELEASE_DOC * ACRES, slot) + back
        purse.hunts[foe.surface] = min(purse.hunts[foe.surface], way)
        purse.carry[foe.surface] = min(purse.carry[foe.surface], back)
    for surface in range(len(SURFACES)):
        if purse.hunts[surface] < FAR_OFF:
            purse.hunts[surface] -= purse.carry[surface]


def way_to_prey(purse: Purse, species: int) -> float:
    """Acres to a foe of a species."""
    t = purse.t
    slot = best_prey(t, purse.who, purse.here, species, DARE, ANY_WALL)
    return way_to_hunt(t, purse.who, purse.here, slot)


def best_prey(
    t: Table, who: int, here: int, species: int, dare: float, walls: Sequence[int]
) -> int:
    """The slot of the foe that is most worth a fight, or NOBODY.

    Only those that can be beaten in good health, and whose Head still finds a place.
    """
    best = FAR_OFF
    found = NOBODY
    hit = rate(t, who)
    most = float(t.most_vig(who))
    for slot in range(len(t.foe_at)):
        place = t.foe_at[slot]
        if place != NOWHERE and place < ACRES:
            foe = ENEMY[t.foe_token[slot]]
            if species in (foe.species, ANY) and foe.deck != LEGENDARY and walls[foe.surface]:
                steps = way_to_foe(t, here, slot)
                one = FOE + slot
                if steps < best and odds(most, hit, vigor(t, one), rate(t, one)) >= dare:
                    best = steps
                    found = slot
    return found


def way_to_foe(t: Table, here: int, slot: int) -> float:
    """Acres to a foe; the strong ones count as further away."""
    vig = ENEMY[t.foe_token[slot]].vig - t.wounds[slot]
    return STEPS_TO[here + t.foe_at[slot]] + 2.0 * (vig - 2)


def grit_for(kind: int, level: int, lacking: int) -> float:
    """Grit to work for Resources that are missing."""
    return max(TRIES[kind][level], lacking / YIELD[kind][level])


def masteries(purse: Purse, tasks: list[Task]) -> None:
    """Endeavors up to Master."""
    t = purse.t
    for kind in range(GEM):
        if t.level[purse.who * 4 + kind] < MASTER:
            work = mastery_work(t, purse.who, kind, purse.spare)
            if purse.spare[kind] < lacking_for(t, purse.who, kind):
                work = max(TRIES[kind][t.level[purse.who * 4 + kind]], work)
            first = purse.to_work(kind)
            purse.add(work, first, 2 if asked(tasks, P_MASTER, kind) else 1)


def cabins(purse: Purse, tasks: list[Task]) -> None:
    """Cabins, as many as the level of Logging allows."""
    t = purse.t
    if purse.sites <= 0:
        return
    logging = t.level[purse.who * 4 + LOGGING]
    held = t.cabin.count(purse.who)
    lumber = purse.spare[LUMBER]
    price = purse.cabin_cost
    site = way_to_site(t, purse.here)
    woods = purse.to_work(LUMBER)
    trees = work_acre(t, purse.who, LUMBER, purse.here)
    from_woods = way_to_site(t, trees * ACRES) / purse.speed if trees != NO_ACRE else 0.0
    for n in range(held, held + purse.sites):
        lacking = max(0, price - lumber)
        lumber = max(0, lumber - price)
        work = 1.0
        if lacking:
            work += grit_for(LOGGING, logging, lacking) + from_woods
        first = woods if lacking else site
        points = 1
        for task in tasks:
            if task.predicate == P_HAVE and task.a == HAVE_CABIN and task.b == n + 1:
                points += 1
        purse.add(work, first, points)


def bank(purse: Purse, tasks: list[Task]) -> None:
    """Gold Coins."""
    t = purse.t
    change = t.change[purse.who]
    for n in range(t.bank_slots(purse.who) - t.coins[purse.who]):
        purse.buy(COIN - change if n == 0 else COIN, BANK_ACRE)
    for task in tasks:
        if task.predicate == P_DEPOSIT:
            purse.hoard(task.b, purse.way(BANK_ACRE), 0.0)


def followers(purse: Purse, tasks: list[Task]) -> None:
    """Riders, for dollars or Hides."""
    t = purse.t
    who = purse.who
    held = t.rider_of.count(who)
    hired = purse.hired
    bonus = 0
    for task in tasks:
        if task.predicate == P_RECRUIT and offered(t, task.a):
            bonus += 1
    for n in range(held, t.rider_limit(who)):
        points = 1
        if bonus:
            bonus -= 1
            points += 1
        for task in tasks:
            if task.predicate == P_HAVE and task.a == HAVE_RIDER and task.b == n + 1:
                points += 1
        if hired:
            hired -= 1
            purse.add(0.0, purse.way(SALOON_ACRE), points)
        else:
            purse.buy(RIDER_PRICE, SALOON_ACRE, 0.0, points)


def legends(purse: Purse) -> None:
    """Legendary weapons in stock, worth a point each."""
    for stack in purse.t.stock:
        if stack and CARD[stack[-1]].rarity == LEGENDARY_CARD:
            purse.buy(PRICE_OF[stack[-1]], GUNSMITH_ACRE)


def in_stock(t: Table, rarity: int) -> int:
    """Dollars for the cheapest weapon in stock of a rarity, or of any."""
    least = NO_STOCK
    for stack in t.stock:
        if stack and rarity in (CARD[stack[-1]].rarity, ANY):
            least = min(least, PRICE_OF[stack[-1]])
    return least


def offered(t: Table, kind: int) -> bool:
    """Whether a Rider of a type is on top of a stack."""
    for stack in t.riders:  # noqa: SIM110
        if stack and kind in (RIDER[stack[-1]].type, ANY):
            return True
    return False


def page_task(purse: Purse, task: Task) -> None:
    """What one of the other tasks still costs."""
    t = purse.t
    who = purse.who
    what = task.predicate
    if what == P_HAVE:
        have_task(purse, task, 0.0, NOWHERE)
    elif what == P_SKILL_AT:
        skill_task(purse, task, 0.0, NOWHERE)
    elif what == P_BUY:
        if task.a == BUY_WEAPON:
            purse.buy(in_stock(t, task.b), GUNSMITH_ACRE)
        else:
            purse.buy(MOUNT_PRICE + (2 if task.a == BUY_HORSE else 0), STABLES_ACRE)
    elif what == P_SADDLE:
        purse.buy(SADDLE_PRICE + (0 if t.mount[who] != NO_MOUNT else MOUNT_PRICE), STABLES_ACRE)
    elif what == P_SELL:
        sold = t.sold[task.a] if who == t.active else 0
        held = purse.spare[task.a] - (purse.kept if task.a == purse.craft else 0)
        lacking = max(0, task.b - held - sold)
        if lacking:
            work = grit_for(task.a, t.level[who * 4 + task.a], lacking)
            work += SALE * task.b + NEAREST_WORK[task.a] / purse.speed
            purse.add(work, purse.to_work(task.a))
        else:
            purse.add(SALE * (task.b - sold), purse.way(TRADING_ACRE))
    elif what == P_PASS_CHECK:
        tried(purse, task.a, task.b, TRIED_AT[task.a])
    elif what == P_STEAL:
        tried(purse, SNK, POST_LOCK, TRADING_ACRE)
    elif what == P_BREACH:
        purse.add(2.5, way_to_door(t, who, purse.here, True))
    elif what == P_SLEEP_OTHER:
        purse.add(1.0, way_to_door(t, who, purse.here, False))
    elif what == P_AMBUSH_WIN:
        purse.add(HUNT + 1.0, purse.hunt_way)


def tried(purse: Purse, skill: int, need: int, place: int) -> None:
    """A check that is tried until it is passed, with what a failure costs."""
    hits = 7 - need + purse.t.skill(purse.who, skill)
    if hits > 0:
        odds = min(1.0, hits / 6.0)
        purse.add((1.0 + PENALTY[skill] * (1.0 - odds)) / odds, purse.way(place))


def way_to_door(t: Table, who: int, here: int, locked: bool) -> float:
    """Acres to a Cabin that is not one's own, with a locked Door or with an open one."""
    best = 14.0
    for place in range(TERRAIN_ACRES):
        if t.cabin[place] not in (NO_CABIN, who) and (t.door[place] == 0) == locked:
            best = min(best, float(STEPS_TO[here + place]))
    return best


def have_task(purse: Purse, task: Task, more: float, place: int) -> None:
    """Something to have: at the end of a turn, or (with a place) on entering Town Hall."""
    t = purse.t
    who = purse.who
    if task.a == HAVE_CASH:
        purse.hoard(task.b, purse.way(place) if place != NOWHERE else 0.0, more)
    elif task.a == HAVE_HEAD:
        lacking = max(0, task.b - len(t.heads_of(who)))
        there = purse.way(place) if place != NOWHERE else 0.0
        first = purse.hunt_way if lacking else there
        if lacking and place != NOWHERE:
            more += TO_TOWN / purse.speed
        purse.add(more + HUNT * lacking, first)
    elif task.a == HAVE_WEAPON:
        lacking = max(0, task.b - weapons_of(t, who))
        if lacking:
            purse.buy(in_stock(t, ANY) * lacking + lacking - 1, GUNSMITH_ACRE, more + 0.2)
        else:
            purse.add(more, purse.way(place) if place != NOWHERE else 0.0)
    elif task.a <= GEM:
        have_goods(purse, task, more, place)
    else:
        # Cabins and Riders count themselves; here only the end of the turn or Town Hall is left.
        held = t.cabin.count(who) if task.a == HAVE_CABIN else t.rider_of.count(who)
        if held >= task.b:
            purse.add(more, purse.way(place) if place != NOWHERE else 0.0)


def have_goods(purse: Purse, task: Task, more: float, place: int) -> None:
    """Resources or Gems, carried and in own Cabins."""
    t = purse.t
    who = purse.who
    kind = task.a
    held = t.goods[who * 5 + kind]
    slots = t.capacity(who)
    home = NOWHERE
    if t.cabin.count(who):
        for site in range(TERRAIN_ACRES):
            if t.cabin[site] == who:
                stored = 0
                for slot in range(CABIN_SLOTS):
                    stored += 1 if t.stored[site * 3 + slot] == kind else 0
                held += stored
                # What is earned at home is put there; other Cabins are too far away.
                if RESOURCE_OF[site] == kind:
                    home = site
                    stored = CABIN_SLOTS
                slots += stored
    lacking = max(0, task.b - held)
    if lacking and task.b > slots:
        # Nowhere to keep them: first a Rider, a Mount or a Cabin.
        return
    if kind == GEM:
        purse.add(more + (LUCK * lacking if lacking else 0.0), 6.0 if lacking else 0.0)
        return
    work = grit_for(kind, t.level[who * 4 + kind], lacking) if lacking else 0.0
    there = purse.way(place) if place != NOWHERE else 0.0
    if lacking:
        if place != NOWHERE:
            work += TO_TOWN / purse.speed
        there = purse.way(home) if purse.full and home != NOWHERE else purse.to_work(kind)
    purse.add(more + work, there)


def skill_task(purse: Purse, task: Task, more: float, place: int) -> None:
    """A skill at a level."""
    t = purse.t
    level = 0
    for skill in range(6):
        if task.a in (skill, ANY):
            base = purse.who * 6 + skill
            level = max(level, t.skills[base] + t.skills_more[base])
    lacking = max(0, task.b - level)
    there = purse.way(place) if place != NOWHERE else 0.0
    purse.add(more + SAGE * lacking, purse.way(STONES) if lacking else there)


def honor_task(purse: Purse, task: Task) -> None:
    """An Honor: its condition, and the way to Town Hall."""
    if task.predicate == P_SKILL_AT:
        skill_task(purse, task, 0.2, TOWN_HALL_ACRE)
    else:
        have_task(purse, task, 0.2, TOWN_HALL_ACRE)


def weapons_of(t: Table, who: int) -> int:
    """How many weapons a player owns."""
    found = 0
    for card in t.cards[who]:
        if WEAPONS <= card < WEAPONS + WEAPON_CARDS:
            found += 1
    return found
