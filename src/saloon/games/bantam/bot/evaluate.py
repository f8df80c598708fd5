"""The evaluation: how much Grit a seat still needs to finish its list, against the others.

Everything is counted in Grit: work not yet done, ways not yet gone, dollars not yet earned, Vigor
and Will Power to be regained. A day has four, so a seat that needs less will finish first.
"""

from __future__ import annotations

from math import exp
from typing import Final

from saloon.games.bantam.board import (
    ACRE,
    ACRES,
    BLACK_ACRE,
    COLD,
    DOC,
    FROST,
    GUNSMITH_ACRE,
    INTERIOR,
    JAIL,
    NONE_HERE,
    NOWHERE,
    RELEASE_DOC,
    RESOURCE_OF,
    STABLES,
    STABLES_ACRE,
    TERRAIN_ACRES,
    TILE,
    TRADING_ACRE,
)
from saloon.games.bantam.bot.combat_odds import (
    DOWNFALL,
    attacker_at,
    chance,
    fight_odds,
    hunt_odds,
    odds,
    rate,
    vigor,
)
from saloon.games.bantam.bot.costs import (
    ANY_KIND,
    FAR_OFF,
    FULL_LOAD,
    STEPS_TO,
    TRIP,
    WORK_ACRES,
    YIELD,
    best_mastery,
    earn_work,
    errands,
    goods_of,
    lacking_for,
    later_ways,
    mastery_work,
    shortened,
    stand,
    value_of,
    way_to_site,
    way_to_work,
    way_with_room,
    ways,
    ways_to_earn,
)
from saloon.games.bantam.bot.points import DOC_STEPS, governors, weapons_of
from saloon.games.bantam.cards import PRICE_OF
from saloon.games.bantam.content import (
    CABIN_COST,
    CABIN_SLOTS,
    CARPENTER_COST,
    CHARACTER,
    ENEMY,
    GRIT,
    HORSE,
    LEGENDARY,
    LOGGING,
    MASTER,
    MINING,
    MOUNT,
)
from saloon.games.bantam.effects import LUMBER, SELL_HERE, SILVER, SNK
from saloon.games.bantam.moves import FOE
from saloon.games.bantam.play.combat.beginning import in_town
from saloon.games.bantam.play.town.stores import price
from saloon.games.bantam.state import DECLINED_MOUNTS, DESERTED, NO_MOUNT, NOBODY, Table
from saloon.games.bantam.written import (
    DAWN,
    DUSK,
    FIGHT,
    NIGHT_END,
    PICKING,
    RESTORE,
    SLEEP,
    SPREAD,
    TURN,
)

SCALE: Final = 0.16
"""How much one Grit more or less says about who will win."""

BEATEN: Final = 12.0
"""Grit behind the first: who is further behind will not catch up, however much further."""
FAR_AHEAD: Final = 0.3
"""How much of a chance goes by the whole way, all Grit gone so far and all that is still needed.

Who is far ahead must still want to arrive, and not wait for the others' mistakes.
"""
PROGRESS: Final = 1.2
"""What is done is done: a little better than the Grit it took."""
FREE_ACTION_COST: Final = 0.12
"""What a free action costs, so that nothing is done to no end."""
MORE_FREE_ACTIONS_COST: Final = 0.015
"""And more by each one before it."""
IDLE_COST: Final = 0.4
"""Where nothing but the night is left to wait for."""
LAST_COST: Final = 2.0
"""And for who moves last: a night that went badly in the worlds one saw comes all the same."""
CLUMSY: Final = 5.0
"""What it costs to put something down without need: about what it is worth."""
VIG_WORK: Final = 0.7
WIL_WORK: Final = 0.4
"""Grit that a point of Vigor or Will Power is worth."""
WEAK: Final = 1.0
"""On top of it with the last point of Vigor."""
DOC_WORK: Final = 1.2
"""Grit that Doc Barber takes."""
DOC_WAY: Final = 1.6
"""Of a way to him: nothing else is done on it."""
FAINTED: Final = 3.5
"""Who has fainted is cured for one Grit; what is lost with it counts elsewhere."""
FAINT_COST: Final = 6.0
"""Grit that the last point of Vigor is worth, cargo and all."""
JAILED: Final = 4.0
HORSE_PRICE: Final = 7
CHEAP_HORSE: Final = 5
AT_HAND: Final = 3.0
"""Grit that a horse is worth that only has to be paid for."""
WEAPON_PRICE: Final = 3
PURSE: Final = 12
"""The cash that a task of side B asks for."""
HOARD: Final = 5
"""The Silver that a task of side B asks for."""
HUNT: Final = 4.0
"""Grit to win a Head."""
BOUNTY: Final = 1.0
"""Grit that a Head is worth where no task asks for it."""
HEAD_POINT: Final = 4.5
"""Grit that a Head is worth in Shadow Governors, for the wall."""
WANTED: Final = 1.0
"""Grit that it costs to have a fire: who faints then goes to Jail."""
NUISANCE: Final = 0.3
"""Grit, less than a step is worth: who must pass a foe does not stand before it for ever."""
SPOILS: Final = 1.5
"""Grit that a fight won against a player is worth."""
FEUD: Final = 1.0
"""Grit that a fight between players costs both: others get ahead."""
RISK: Final = 12.0
"""Acres that it costs to lose as many fights as one wins."""
HOPELESS: Final = 40.0
"""Acres that no hunt costs more than."""
FROM_WOODS: Final = 9.0
"""Acres from the woods to the diggings."""
DIGGINGS: Final = 1.5
"""Grit that a Cabin at the diggings saves, which earns Silver every night."""


def _wounds_of_a_night(place: int) -> float:
    row = ACRE[place]
    kind = TILE[row.tile].weather
    if row.store != NONE_HERE or row.shelter or row.colours == BLACK_ACRE:
        return 0.0
    return 1.0 if kind == COLD else 0.33 if kind == FROST else 0.0


WOUNDS: Final = tuple([_wounds_of_a_night(place) for place in range(ACRES)])
"""By acre: the Wounds that the weather of a night deals, on average."""


def sense(t: Table, seat: int) -> float:
    """About the chance of a seat to win, 0 to 1."""
    return senses(t)[seat]


def senses(t: Table) -> list[float]:
    """The chances of all seats: the less Grit a seat needs, the better."""
    if t.over:
        return [1.0 if seat in t.winners else 0.0 for seat in range(t.seats)]
    if t.step <= PICKING:
        return [1.0 / t.seats] * t.seats
    needs = [need_of(t, seat) for seat in range(t.seats)]
    if t.seats == 1:
        late = 4.0 * t.round + needs[0] - 40.0
        return [1.0 / (1.0 + exp(late * 0.1))]
    least = min(needs)
    gone = grit_gone(t)
    weights: list[float] = []
    leads: list[float] = []
    for seat in range(t.seats):
        need = needs[seat]
        way = max(1.0, need + gone)
        hope = 0.0 if too_late(t, seat) else 1.0
        weights.append(hope * exp(max(least - need, -BEATEN) * SCALE))
        leads.append(hope / (way * way))
    near = (1.0 - FAR_AHEAD) / sum(weights)
    far = FAR_AHEAD / sum(leads)
    return [weights[seat] * near + leads[seat] * far for seat in range(t.seats)]


def too_late(t: Table, who: int) -> bool:
    """BAN-WIN-03: whether a seat's day is done below a winning score that a rival has reached."""
    if t.np[who] >= t.winning or max(t.np) < t.winning or t.fighting:
        return False
    return idle(t, who) or not to_move(t, who)


def idle(t: Table, who: int) -> bool:
    """Whether a seat has neither Grit nor acres of a Move left."""
    return t.grit[who] == 0 and (who != t.active or t.move_left == 0)


def grit_gone(t: Table) -> float:
    """The Grit a seat has been given so far; late at night that of the next day is counted too."""
    return float(GRIT * (t.round + (1 if RESTORE <= t.step <= NIGHT_END else 0)))


def need_of(t: Table, who: int) -> float:
    """The Grit a seat needs to finish, less what it still has today."""
    need = PROGRESS * to_do(t, who) + body(t, who) + 0.5 * t.grit_less[who]
    if who in t.raiser:
        need += WANTED
    awake = to_move(t, who)
    if awake:
        need -= t.grit[who]
    if t.fighting:
        need -= fight_ahead(t, who)
    done = idle(t, who)
    if done or not awake:
        need -= night_ahead(t, who)
    if who == t.active and not t.fighting:
        need -= attack_ahead(t, who, done or not awake)
    if who == t.active:
        cost = FREE_ACTION_COST + MORE_FREE_ACTIONS_COST * t.free
        least = LAST_COST if t.turn == t.seats - 1 else IDLE_COST
        if done and cost < least:
            cost = least
        need += cost * t.free - float(t.move_left) / t.speed(who)
        if t.unloading:
            need += CLUMSY
    return need


def to_move(t: Table, who: int) -> bool:
    """Whether a seat's Day Phase of this round is on or still to come."""
    if SPREAD <= t.step <= SLEEP:
        return False
    at = (who - t.first) % t.seats
    if t.step == DAWN:
        return at >= t.turn
    if t.step < TURN or t.active == NOBODY:
        return True
    if at == t.turn:
        return t.step == TURN or (t.step == FIGHT and t.after == TURN)
    return at > t.turn


def weapon_price(t: Table) -> int:
    """Dollars for the cheapest weapon in stock."""
    least = WEAPON_PRICE if not t.stock else 99
    for stack in t.stock:
        if stack:
            least = min(least, PRICE_OF[stack[-1]])
    return least


def night_ahead(t: Table, who: int) -> float:
    """What a night promises where a seat will sleep: rest, or the weather."""
    place = t.where[who]
    if place >= INTERIOR:
        deserted = t.cabin[place - INTERIOR] == DESERTED
        return rested(t, who, 0 if deserted else 2, 1)
    cost = WOUNDS[place] * (VIG_WORK if t.vig[who] > 1 else FAINT_COST)
    row = ACRE[place]
    if row.camp:
        return rested(t, who, row.camp_vig, row.camp_wil) - cost
    return -cost


def rested(t: Table, who: int, vig: int, wil: int) -> float:
    """What so much Vigor and Will Power is worth, as far as it is missing."""
    vig = min(vig, t.most_vig(who) - t.vig[who])
    return VIG_WORK * vig + WIL_WORK * min(wil, 3 - t.wil[who])


def body(t: Table, who: int) -> float:
    """What Vigor and Will Power will have to be regained, by rest or at Doc Barber."""
    vig = t.vig[who]
    need = WIL_WORK * (3 - t.wil[who])
    if t.where[who] == JAIL:
        return need + JAILED + VIG_WORK * (t.most_vig(who) - vig)
    if vig == 0:
        return need + FAINTED
    missing = t.most_vig(who) - vig
    if missing == 0:
        return need
    rest = VIG_WORK * missing
    if vig <= 2:
        rest += WEAK / vig
    steps = STEPS_TO[stand(t, who) * ACRES + DOC]
    return need + min(rest, DOC_WORK + DOC_WAY * steps / t.speed(who))


def fight_ahead(t: Table, who: int) -> float:
    """What the fight that is on promises a seat: Grit won, or lost where it goes badly."""
    side = t.side_of(who)
    if side == NOBODY:
        return 0.0
    rival = t.attacker if side else t.defender
    if side and rival < FOE:
        return 0.0
    won = fight_odds(t, side)
    feud = FEUD if rival < FOE else 0.0
    return won * prize(t, who, rival) - (1.0 - won) * DOWNFALL - feud


def attack_ahead(t: Table, who: int, dusk: bool) -> float:
    """What the foe promises that attacks who ends the turn within its Range, or comes into it."""
    if t.step > DUSK or t.vig[who] == 0 or in_town(t.where[who]):
        return 0.0
    slot = attacker_at(t, who, dusk)
    if slot == NOBODY:
        return 0.0
    won = hunt_odds(t, who, slot)
    seen = 1.0 - chance(t.skill(who, SNK), ENEMY[t.foe_token[slot]].sneak)
    ahead = seen * min(0.0, won * prize(t, who, FOE + slot) - (1.0 - won) * DOWNFALL)
    return ahead if dusk else max(ahead, -NUISANCE)


def prize(t: Table, who: int, rival: int) -> float:
    """The Grit that a fight won saves."""
    if rival < FOE:
        return SPOILS
    if t.sg:
        return HEAD_POINT
    if t.side == 1 and not t.tasks[who] & 1 and not t.heads_of(who):
        here = stand(t, who) * ACRES
        saved = hunting(t, who, here)[0] - shortened(STEPS_TO[here + TRADING_ACRE])
        return PROGRESS * (HUNT + max(0.0, saved) / t.speed(who))
    return BOUNTY


def to_do(t: Table, who: int) -> float:
    """Work, ways and dollars for the tasks that are still open."""
    if t.sg:
        return governors(t, who)
    return side_a(t, who) if t.side == 0 else side_b(t, who)


def side_a(t: Table, who: int) -> float:
    """Side A: a horse, a Cabin, a weapon, a mastery."""
    done = t.tasks[who]
    here = stand(t, who) * ACRES
    spare = goods_of(t, who)
    need = 0.0
    nearest = FAR_OFF
    trips = 0
    if not done >> 1 & 1:
        trips += 1
        cost = CARPENTER_COST if t.level[who * 4 + LOGGING] == MASTER else CABIN_COST
        lacking = cost - spare[LUMBER]
        need += 1.0
        if lacking > 0:
            spare[LUMBER] = 0
            need += lacking / YIELD[LOGGING][t.level[who * 4 + LOGGING]]
            nearest = way_with_room(t, who, LUMBER, here)
        else:
            spare[LUMBER] -= cost
            nearest = way_to_site(t, here)
    kind = ANY_KIND
    if not done >> 3 & 1:
        trips += 1
        kind = best_mastery(t, who, spare, here)
        need += mastery_work(t, who, kind, spare)
        nearest = min(nearest, way_with_room(t, who, kind, here))
        lacking = lacking_for(t, who, kind)
        spare[kind] -= min(spare[kind], lacking)
    dollars = 0
    weapon = weapon_price(t)
    if not done & 1:
        trips += 1
        dollars += HORSE_PRICE
        if horse_at_hand(t, who):
            need -= AT_HAND
        if t.mount[who] != NO_MOUNT:
            dollars -= MOUNT[t.mount[who]].price // 2
    if not done >> 2 & 1:
        trips += 1
        dollars += weapon
    cash = t.cash[who]
    if cash < dollars:
        need += earn_work(t, who, spare, dollars - cash, kind)
        if done >> 1 & 1 and done >> 3 & 1:
            need += ways_to_earn(t, who, spare, dollars - cash, kind, here)
        else:
            need += later_ways(t, who, spare, dollars - cash)
    if not done & 1 and cash >= CHEAP_HORSE and not t.daily[who] >> DECLINED_MOUNTS & 1:
        nearest = min(nearest, STEPS_TO[here + STABLES_ACRE] + 2.0 * max(0, HORSE_PRICE - cash))
    if not done >> 2 & 1 and cash >= weapon:
        nearest = min(nearest, float(STEPS_TO[here + GUNSMITH_ACRE]))
    return need + ways(t, who, trips, nearest)


def horse_at_hand(t: Table, who: int) -> bool:
    """Whether the stables have just brought out a horse that can be paid for."""
    if not t.drawn_mounts or who != t.active:
        return False
    for mount in t.drawn:
        if MOUNT[mount].kind == HORSE and price(t, STABLES, MOUNT[mount].price) <= t.cash[who]:
            return True
    return False


def side_b(t: Table, who: int) -> float:
    """Side B: a Head sold, two weapons, five Silver, $12."""
    done = t.tasks[who]
    here = stand(t, who) * ACRES
    spare = goods_of(t, who)
    need = 0.0
    nearest = FAR_OFF
    hunt = FAR_OFF
    trips = 0
    if not done & 1:
        trips += 1
        if t.heads_of(who):
            nearest = float(STEPS_TO[here + TRADING_ACRE])
        else:
            later, hunt = hunting(t, who, here)
            need += HUNT + later / t.speed(who)
    if not done >> 2 & 1:
        stored = 0
        site = NOWHERE
        if t.cabin.count(who):
            for acre in range(TERRAIN_ACRES):
                if t.cabin[acre] == who:
                    site = acre
                    for slot in range(CABIN_SLOTS):
                        stored += 1 if t.stored[acre * 3 + slot] == SILVER else 0
        digging = site != NOWHERE and RESOURCE_OF[site] == SILVER
        roomy = digging or t.capacity(who) >= HOARD
        lacking = HOARD - stored
        if roomy:
            lacking -= spare[SILVER]
            if lacking > 0:
                spare[SILVER] = 0
        if lacking > 0:
            trips += 1
            need += lacking / YIELD[MINING][t.level[who * 4 + MINING]]
            if not digging:
                need += DIGGINGS
            if roomy:
                nearest = min(nearest, way_to_work(t, who, SILVER, here))
        if not roomy:
            # A Cabin at the diggings holds what the Catalogue cannot.
            if site == NOWHERE:
                short = CABIN_COST - spare[LUMBER]
                spare[LUMBER] = max(0, -short)
                need += 1.0
                if short > 0:
                    need += short / YIELD[LOGGING][t.level[who * 4 + LOGGING]]
                    need += FROM_WOODS / t.speed(who)
                    nearest = min(nearest, way_to_work(t, who, LUMBER, here))
                else:
                    nearest = min(nearest, way_to_work(t, who, SILVER, here))
            else:
                need += 1.0 + TRIP
    weapon = weapon_price(t)
    missing = 0 if done >> 1 & 1 else max(0, 2 - weapons_of(t, who))
    if missing:
        trips += 1
        if t.cash[who] >= weapon and done >> 3 & 1:
            nearest = min(nearest, float(STEPS_TO[here + GUNSMITH_ACRE]))
    dollars = weapon * missing
    if not done >> 3 & 1:
        dollars = max(dollars, PURSE)
    dollars -= t.cash[who]
    if dollars > 0:
        counter = NOWHERE
        if CHARACTER[t.character[who]].perk.verb == SELL_HERE:
            counter = back_counter(t, who, spare, done >> 2 & 1)
        need += earn_work(t, who, spare, dollars, ANY_KIND)
        if counter != NOWHERE:
            trips += 1
            nearest = min(nearest, float(STEPS_TO[here + counter]))
        elif done & 1 and done >> 2 & 1:
            need += ways_to_earn(t, who, spare, dollars, ANY_KIND, here)
        else:
            sale = value_of(t, who, spare)
            if sale >= min(dollars, FULL_LOAD):
                # A load is sold whenever that is the shortest way.
                trips += 1
                nearest = min(nearest, float(STEPS_TO[here + TRADING_ACRE]))
            if sale < dollars:
                need += later_ways(t, who, spare, dollars)
    return need + errands(t, who, trips, min(shortened(nearest), hunt))


def back_counter(t: Table, who: int, spare: list[int], hoarded: int) -> int:
    """BAN-CAB-14: the Cabin at the diggings where a merchant sells what he digs, or NOWHERE.

    What is stored there is for sale too, once nobody asks for it any more.
    """
    for acre in WORK_ACRES[SILVER]:
        if t.cabin[acre] == who:
            if hoarded:
                for slot in range(CABIN_SLOTS):
                    spare[SILVER] += 1 if t.stored[acre * 3 + slot] == SILVER else 0
            return acre
    return NOWHERE


def hunting(t: Table, who: int, here: int) -> tuple[float, float]:
    """Acres that the prey costs that is most easily killed and brought to the Trading Post.

    And those to where a hunt is best begun now, at Doc Barber's for who is hurt: what another prey
    costs more is among them, so that no step towards the best one looks like a loss.
    """
    later = HOPELESS
    first = FAR_OFF
    hit = rate(t, who)
    vig = float(t.vig[who])
    most = float(t.most_vig(who))
    cure = STEPS_TO[here + DOC] + DOC_STEPS
    for slot in range(len(t.foe_at)):
        place = t.foe_at[slot]
        if place != NOWHERE and place < ACRES and ENEMY[t.foe_token[slot]].deck != LEGENDARY:
            foe = FOE + slot
            left = float(vigor(t, foe))
            blow = rate(t, foe)
            back = float(STEPS_TO[place * ACRES + TRADING_ACRE])
            fit = back + risk(odds(most, hit, left, blow))
            later = min(later, fit)
            now = fit
            if vig < most:
                first = min(first, fit + shortened(cure + STEPS_TO[RELEASE_DOC * ACRES + place]))
                now = back + risk(odds(vig, hit, left, blow))
            first = min(first, now + shortened(STEPS_TO[here + place]))
    return later, first - later


def risk(won: float) -> float:
    """Acres that it costs to lose a fight as often as its odds say."""
    return HOPELESS if won < 0.2 else RISK * (1.0 / won - 1.0)
