"""The 70 Event cards (PIO-DIE-04..08, PIO-DIE-13): each names the function that plays it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from saloon.engine.ask import Flow
from saloon.games.pioneers.board import CROSSABLE, HUNTABLE, NEAR, NO_CELL, TOWN_CELL
from saloon.games.pioneers.content import (
    AMBUSH,
    AX,
    BARN_RAISING,
    BARTENDING,
    BASKET,
    BEFORE_DAWN,
    BENT_PICKAXE,
    BLIZZARD,
    BOOM_TOWN,
    BUFFALO_HERD,
    BULLET,
    BUMPER_CROP,
    CARTRIDGES,
    CATTLE,
    CAVE_IN,
    CHURCH_SUPPER,
    CIRCUIT_JUDGE,
    CLEAVER,
    CORN,
    CRACKED_CLEAVER,
    CROSSED_TRAILS,
    DRIFTER,
    DRIFTWOOD,
    DUST_STORM,
    FIRST_SQUARE,
    FISHING,
    FLOOD,
    FOOD,
    FOREST_FIRE,
    GANG_PAYDAY,
    GENTLE_RAIN,
    GOLD_DUST,
    GRASS_FIRE,
    HORSE,
    HORSE_THIEF,
    JAIL,
    JAIL_RIOT,
    LAKE,
    LAND_HOLIDAY,
    LAW_ENFORCEMENT,
    LAWSUIT,
    LETTER_EAST,
    LIES_LOW,
    LIES_LOW_SQUARE,
    LONG_SUMMER,
    LUMBER,
    MARKET_DAY,
    MARKET_DAY_BONUS,
    MISTAKEN,
    MUSTANG,
    NUGGET,
    OLD_IRON,
    ORE,
    PATROL,
    PICKAXE,
    PICKPOCKET,
    PLACES,
    POINT_CARD,
    POKER_NIGHT,
    POLL_TAX,
    POSSE,
    PROPERTY_TAX,
    RAFFLE,
    RAIL_SURVEY,
    RATS,
    RATTLESNAKE,
    RESOURCE,
    REVOLVER,
    RICH_VEIN,
    RIVER,
    RUSTLED,
    SALESMAN,
    SALOON_DAMAGE,
    SAMPLE_TOOL,
    SCHOOL_GRANT,
    SCYTHE,
    SECOND_WIND,
    SEED_CORN,
    SNAPPED_SCYTHE,
    SPLIT_AX,
    SPOILED_MEAT,
    SPRING_CALVES,
    STAGECOACH,
    STRAIGHT_PINES,
    STRAY_STEER,
    SUNDAY_SERVICE,
    SURVEY_MAP,
    SWAP_MEET,
    TAX_COLLECTOR,
    THE_HAT,
    TOOL,
    TWISTER,
    WAGON_TRAIN,
    WALKOUT,
)
from saloon.games.pioneers.play.asking import (
    GIVES,
    NONE,
    amounts,
    choose,
    number_in,
    thing_in,
)
from saloon.games.pioneers.play.bandit import sent_after
from saloon.games.pioneers.play.debt import (
    lose_building,
    lose_homestead,
    owe,
    production,
    raise_money,
)
from saloon.games.pioneers.play.hunt import hunt
from saloon.games.pioneers.play.land import discover_anywhere
from saloon.games.pioneers.play.market import sale_price
from saloon.games.pioneers.play.pieces import STORE_CELL, let_go, lock_up, put_on
from saloon.games.pioneers.play.pray import draw, relocate
from saloon.games.pioneers.play.process import put_to_work, walkout, workable
from saloon.games.pioneers.play.roads import to_saloon
from saloon.games.pioneers.play.setup import highest
from saloon.games.pioneers.play.supply import (
    collector,
    earn,
    from_hideout,
    gain,
    in_stockpile,
    lacks,
    lose,
    lose_cash,
    owned,
    pay,
    put_back,
    shift,
)
from saloon.games.pioneers.play.works import clear_tokens, put_tokens, take_tokens
from saloon.games.pioneers.state import HIDEOUT, JAIL_CELL, MONEY, NOBODY, STOCKPILE, UNFED, Table
from saloon.games.pioneers.written import (
    AT,
    DONE,
    GIVE_UP,
    IN,
    NO,
    PAY,
    PIONEER,
    SEAT,
    THING,
    WAIVE_BUILD,
    WAIVE_DIPLOMA,
    WAIVE_STAKE,
    YES,
)

CLAUSE: Final = "PIO-DIE-05"
"""The clause by which a card does what it says; fees and disasters have their own."""


def resolve(t: Table, who: int, card: int) -> Flow:
    """PIO-DIE-05: a card hits the drawer, unless it names others or all."""
    t.cite("PIO-DIE-05 PIO-DIE-08")
    at_once = AT_ONCE.get(card)
    if at_once is not None:
        at_once(t, who)
    else:
        yield from ASKING[card](t, who)


def nothing(t: Table, who: int) -> None:
    """PIO-DIE-06: an event that cannot apply does nothing."""
    t.tell_no_effect(who=who, card=t.card)


# -- gains and losses ---------------

GAINS: Final = {
    GOLD_DUST: ((MONEY, 4),),
    LETTER_EAST: ((MONEY, 5),),
    WAGON_TRAIN: ((FOOD, 4),),
    BASKET: ((FOOD, 3), (BULLET, 1)),
    CARTRIDGES: ((BULLET, 3),),
    STRAY_STEER: ((RESOURCE + CATTLE, 1),),
    DRIFTWOOD: ((RESOURCE + LUMBER, 1),),
    NUGGET: ((RESOURCE + ORE, 1),),
    SEED_CORN: ((RESOURCE + CORN, 1), (FOOD, 1)),
}
"""Cards that only give something to who drew them."""


def gains(t: Table, who: int) -> None:
    """These goods from the Stockpile."""
    for thing, n in GAINS[t.card]:
        if thing == MONEY:
            earn(t, who, n, CLAUSE)
        else:
            gain(t, who, thing, n, CLAUSE)


def church_supper(t: Table, who: int) -> None:
    """Each player gains 2 Food."""
    for seat in t.around(who):
        gain(t, seat, FOOD, 2, CLAUSE)


def mustang(t: Table, who: int) -> None:
    """A Horse, or $2."""
    if lacks(t, who, HORSE):
        gain(t, who, HORSE, 1, CLAUSE)
    else:
        earn(t, who, 2, CLAUSE)


def old_iron(t: Table, who: int) -> None:
    """A Revolver, or 2 Bullets."""
    if lacks(t, who, REVOLVER):
        gain(t, who, REVOLVER, 1, CLAUSE)
    else:
        gain(t, who, BULLET, 2, CLAUSE)


def pickpocket(t: Table, who: int) -> None:
    """Lose $3 into the Hideout."""
    if not lose_cash(t, who, 3, HIDEOUT, "PIO-DIE-08"):
        nothing(t, who)


def rats(t: Table, who: int) -> None:
    """Lose 3 Food."""
    if not lose(t, who, FOOD, 3, "PIO-DIE-08"):
        nothing(t, who)


def spoiled_meat(t: Table, who: int) -> None:
    """Each player with 6 Food or more loses 3."""
    struck = [seat for seat in t.around(who) if t.food[seat] >= 6]
    for seat in struck:
        lose(t, seat, FOOD, 3, "PIO-DIE-08")
    if not struck:
        nothing(t, who)


def horse_thief(t: Table, who: int) -> None:
    """Lose the Horse."""
    if not lose(t, who, HORSE, 1, "PIO-DIE-08"):
        nothing(t, who)


BROKEN: Final = {
    SNAPPED_SCYTHE: SCYTHE,
    BENT_PICKAXE: PICKAXE,
    SPLIT_AX: AX,
    CRACKED_CLEAVER: CLEAVER,
}


def broken_tool(t: Table, who: int) -> None:
    """The Tool goes to the Stockpile; that of Metallurgy cannot be lost."""
    if not lose(t, who, TOOL + BROKEN[t.card], 1, "PIO-DIE-06"):
        nothing(t, who)


# -- tokens on Buildings ---------------

DISASTERS: Final = {FLOOD: CORN, BLIZZARD: CATTLE, FOREST_FIRE: LUMBER, CAVE_IN: ORE}


def disaster(t: Table, who: int) -> None:
    """PIO-DIE-07: all tokens of a Resource on all Buildings are lost."""
    kind = DISASTERS[t.card]
    lost = 0
    for cell in t.field:
        if t.tokens[cell] and t.work_at(cell) == kind:
            lost += clear_tokens(t, cell)
    t.tell_disaster(resource=kind, count=lost)
    if not lost:
        nothing(t, who)


GROWTH: Final = {
    BUMPER_CROP: (CORN, CORN, 2),
    SPRING_CALVES: (CATTLE, CATTLE, 2),
    STRAIGHT_PINES: (LUMBER, LUMBER, 2),
    RICH_VEIN: (ORE, ORE, 2),
    GENTLE_RAIN: (CORN, CATTLE, 1),
    LONG_SUMMER: (LUMBER, ORE, 1),
}
"""Two kinds of Building and how many tokens one of them gets."""


def growth(t: Table, who: int) -> Flow:
    """PIO-BUILD-07: tokens on one own Building of a kind; rain and summer do so for each."""
    players = t.around(who) if t.card in (GENTLE_RAIN, LONG_SUMMER) else [who]
    grown = False
    for seat in players:
        first, second, n = GROWTH[t.card]
        cells = [c for c in production(t, seat) if first <= t.work_at(c) <= second]
        if not cells:
            continue
        grown = True
        answer = yield t.ask_event_tile(seat, [AT + c for c in cells], CLAUSE, card=t.card)
        cell = answer - AT
        got = put_tokens(t, cell, n)
        t.tell_yields("PIO-DIE-05 PIO-BUILD-07", cell=cell, resource=t.work_at(cell), count=got)
    if not grown:
        nothing(t, who)


def drifter(t: Table, who: int) -> Flow:
    """A Laborer for one own Building with tokens, free and from wherever he is."""
    cells = workable(t, who)
    if not cells:
        nothing(t, who)
        return
    answer = yield t.ask_event_tile(who, [AT + c for c in cells], CLAUSE, card=t.card)
    cell = answer - AT
    put_to_work(t, who, t.work_at(cell), cell, CLAUSE)


def walk_out(t: Table, who: int) -> None:
    """All Laborers leave the map."""
    if not walkout(t):
        nothing(t, who)


def rustled(t: Table, who: int) -> Flow:
    """A token from a rival's deserted Building; then the Bandit comes 3 nearer."""
    cells = [c for c in t.field if t.tokens[c] and deserted(t, who, c)]
    if not cells:
        nothing(t, who)
        return
    entries = [AT + c for c in cells]
    answer = yield from choose(t, t.ask_event_tile(who, entries, CLAUSE, card=t.card), NONE)
    cell = answer - AT
    kind = t.work_at(cell)
    t.tell_rustles(CLAUSE, who=who, thing=RESOURCE + kind, cell=cell)
    shift(t, who, RESOURCE + kind, 1)
    take_tokens(t, cell, 1)
    if can_be_sent(t, who):
        yield from sent_after(t, who, 3)


def deserted(t: Table, who: int, cell: int) -> bool:
    """A rival's Building with nobody's Pioneer and no Laborer on its tile."""
    owner = t.owner_at(cell)
    if owner == who or t.status[owner] != IN or cell in t.laborer:
        return False
    return cell not in t.where


# -- pieces of the Stockpile ---------------


def sample_tool(t: Table, who: int) -> Flow:
    """A Tool of one's choice that one lacks, or $2."""
    moves = [THING + tool for tool in range(TOOL, TOOL + 4) if lacks(t, who, tool)]
    if not moves:
        earn(t, who, 2, CLAUSE)
        return
    answer = yield t.ask_event_thing(who, moves, CLAUSE, card=t.card, left=1)
    gain(t, who, answer - THING, 1, CLAUSE)


def salesman(t: Table, who: int) -> Flow:
    """For $3: 5 Food, 5 Bullets, or a Resource; or nothing."""
    moves = [NO]
    for thing in (FOOD, BULLET, RESOURCE, RESOURCE + 1, RESOURCE + 2, RESOURCE + 3):
        if in_stockpile(t, thing):
            moves.append(THING + thing)
    if t.cash[who] < 3:
        nothing(t, who)
        return
    answer = yield t.ask_event_thing(who, moves, CLAUSE, card=t.card, left=1)
    if answer == NO:
        return
    thing = answer - THING
    pay(t, who, 3, STOCKPILE, CLAUSE)
    gain(t, who, thing, 1 if thing >= RESOURCE else 5, CLAUSE)


def market_day(t: Table, who: int) -> Flow:
    """Up to 3 Resources are sold from anywhere for $1 more each (MARKET_DAY_BONUS)."""
    if not t.resources(who):
        nothing(t, who)
        return
    left = 3
    while left:
        moves: list[int] = []
        for thing in range(RESOURCE, POINT_CARD):
            moves.extend(amounts(GIVES, thing, min(left, owned(t, who, thing))))
        if not moves:
            break
        moves.append(DONE)
        answer = yield t.ask_event_sale(who, moves, CLAUSE, card=t.card, left=left)
        if answer == DONE:
            break
        thing, n = thing_in(answer), number_in(answer)
        put_back(t, who, thing, n)
        t.tell_sells(CLAUSE, who=who, thing=thing, count=n)
        earn(t, who, n * (sale_price(t, thing) + MARKET_DAY_BONUS), CLAUSE)
        left -= n


# -- land, Actions, journeys ---------------


def survey_map(t: Table, who: int) -> Flow:
    """Two land tiles."""
    for _ in range(2):
        yield from discover_anywhere(t, who)


def rail_survey(t: Table, who: int) -> Flow:
    """Each player places a land tile."""
    for seat in t.around(who):
        yield from discover_anywhere(t, seat)


def second_wind(t: Table, who: int) -> Flow:
    """Two different active Pioneers have an Action more each."""
    yield from more_actions(t, who, 2, 1)


def before_dawn(t: Table, who: int) -> Flow:
    """One active Pioneer has two Actions more."""
    yield from more_actions(t, who, 1, 2)


def more_actions(t: Table, who: int, pioneers: int, n: int) -> Flow:
    """PIO-TURN-11: this many different Pioneers get `n` Actions more this turn."""
    fit = t.fit(who)
    if not fit:
        nothing(t, who)
    for _ in range(min(pioneers, len(fit))):
        answer = yield t.ask_extra(who, [PIONEER + p for p in fit], CLAUSE, event=t.card)
        p = answer - PIONEER
        fit.remove(p)
        t.bonus[p] += n
        t.tell_extra("PIO-DIE-05 PIO-TURN-11", pioneer=p, count=n)


def stagecoach(t: Table, who: int) -> Flow:
    """Up to two own Pioneers into town, but not to the Jail, or onto own Buildings."""
    tiles = [TOWN_CELL[place] for place in range(len(PLACES)) if place != JAIL]
    tiles.extend([cell for cell in t.estate(who) if t.developed(cell)])
    tiles.sort()
    yield from relocate(t, who, tiles, CLAUSE)


def crossed_trails(t: Table, who: int) -> Flow:
    """An own Pioneer and a rival's may change places; the rival then gains 2 Food."""
    theirs: list[int] = []
    for rival in t.rivals(who):
        theirs.extend([PIONEER + p for p in t.at_large(rival)])
    ours = [PIONEER + p for p in t.at_large(who)]
    if not ours or not theirs:
        nothing(t, who)
        return
    answer = yield t.ask_event_yes(who, [NO, YES], CLAUSE, card=t.card)
    if answer == NO:
        return
    one = (yield t.ask_event_own(who, ours, CLAUSE, card=t.card)) - PIONEER
    other = (yield t.ask_event_other(who, theirs, CLAUSE, card=t.card)) - PIONEER
    here, there = t.where[one], t.where[other]
    put_on(t, one, there)
    put_on(t, other, here)
    t.tell_swap_places("PIO-DIE-05 PIO-POT-08", pioneer=one, other=other)
    gain(t, other >> 3, FOOD, 2, CLAUSE)


# -- jail ---------------


def circuit_judge(t: Table, who: int) -> Flow:
    """One own prisoner goes to the General Store and acts; or $3."""
    prisoners = t.jailed(who)
    if not prisoners:
        earn(t, who, 3, CLAUSE)
        return
    answer = yield t.ask_event_own(who, [PIONEER + p for p in prisoners], CLAUSE, card=t.card)
    let_go(t, answer - PIONEER, STORE_CELL, "PIO-JAIL-07")


def jail_riot(t: Table, who: int) -> None:
    """Everybody in jail goes free."""
    freed = False
    for seat in t.around(who):
        for p in t.jailed(seat):
            let_go(t, p, STORE_CELL, "PIO-JAIL-07")
            freed = True
    if t.bandit_jailed:
        to_saloon(t, CLAUSE)
        freed = True
    if not freed:
        nothing(t, who)


def mistaken(t: Table, who: int) -> Flow:
    """One own Pioneer goes to jail, unless only one is free or the Deputy is in the family."""
    free = t.at_large(who)
    if len(free) < 2 or t.owner_of(LAW_ENFORCEMENT) == who:
        nothing(t, who)
        return
    answer = yield t.ask_event_own(who, [PIONEER + p for p in free], CLAUSE, card=t.card)
    lock_up(t, answer - PIONEER, CLAUSE)


# -- what lasts ---------------


def boom_town(t: Table, who: int) -> None:
    """Until the drawer's next turn Resources sell for $1 more."""
    t.boom = who
    t.tell_boom("PIO-DIE-15", who=who)


def dust_storm(t: Table, who: int) -> None:
    """Until the drawer's next turn Move rolls are halved."""
    t.dust = who
    t.tell_dust("PIO-DIE-15", who=who)


WAIVED: Final = {
    SCHOOL_GRANT: WAIVE_DIPLOMA,
    LAND_HOLIDAY: WAIVE_STAKE,
    BARN_RAISING: WAIVE_BUILD,
}


def waive(t: Table, who: int) -> None:
    """A fee or price is nothing up to the end of the drawer's next turn."""
    t.waived[who * 3 + WAIVED[t.card]] = 2
    t.tell_waived("PIO-DIE-15", who=who, fee=WAIVED[t.card])


def sunday_service(t: Table, who: int) -> Flow:
    """PIO-PRAY-07: a Prayer card at no cost, for an active Pioneer, or any own without one."""
    moves = [PIONEER + p for p in t.fit(who) or t.on_field(who)]
    answer = yield t.ask_event_own(who, moves, card=t.card)
    yield from draw(t, answer - PIONEER)


# -- fees ---------------


def tax_collector(t: Table, who: int) -> Flow:
    """Pay $3."""
    yield from owe(t, who, 3, STOCKPILE, "PIO-DIE-09")


def property_tax(t: Table, who: int) -> Flow:
    """Pay $1 for every Building and Homestead, at most $6."""
    if not t.built[who]:
        nothing(t, who)
    yield from owe(t, who, min(6, t.built[who]), STOCKPILE, "PIO-DIE-09")


def saloon_damage(t: Table, who: int) -> Flow:
    """Pay $3, to a rival bartender if there is one."""
    yield from owe(t, who, 3, collector(t, who, BARTENDING), "PIO-DIE-09")


def poll_tax(t: Table, who: int) -> Flow:
    """PIO-DIE-13: each player pays $2, one after the other."""
    t.cite("PIO-DIE-13")
    for seat in t.around(who):
        yield from owe(t, seat, 2, STOCKPILE, "PIO-DIE-13")


def lawsuit(t: Table, who: int) -> Flow:
    """A rival of one's choice: the lower roll owes the higher $3."""
    moves = [SEAT + rival for rival in t.rivals(who)]
    answer = yield t.ask_event_seat(who, moves, CLAUSE, card=t.card)
    rival = answer - SEAT
    winner = highest(t, [who, rival], CLAUSE)
    yield from owe(t, who + rival - winner, 3, winner, "PIO-DIE-09")


def rattlesnake(t: Table, who: int) -> Flow:
    """The doctor's $2, or an Action fewer for one fed active Pioneer."""
    bitten = [p for p in t.fit(who) if not t.flags[p] & UNFED]
    moves: list[int] = []
    if t.cash[who] >= 2:
        moves.append(PAY)
    if bitten:
        moves.append(GIVE_UP)
    if not moves:
        nothing(t, who)
        return
    answer = yield t.ask_event_choice(who, moves, CLAUSE, card=t.card)
    if answer == PAY:
        pay(t, who, 2, STOCKPILE, CLAUSE)
        return
    answer = yield t.ask_event_own(who, [PIONEER + p for p in bitten], CLAUSE, card=t.card)
    p = answer - PIONEER
    t.bonus[p] -= 1
    t.tell_extra("PIO-DIE-05 PIO-TURN-11", pioneer=p, count=-1)


def twister(t: Table, who: int) -> Flow:
    """On 1 or 2 a Homestead is lost, or a production Building instead."""
    if not t.homesteads(who):
        nothing(t, who)
        return
    die = t.roll(6)
    t.tell_rolls(CLAUSE, who=who, die=die)
    if die > 2:
        return
    moves = [GIVE_UP]
    if production(t, who):
        moves.append(PAY)
    answer = yield t.ask_event_choice(who, moves, "PIO-DIE-11", card=t.card)
    if answer == GIVE_UP:
        yield from lose_homestead(t, who)
    else:
        yield from lose_building(t, who)


def grass_fire(t: Table, who: int) -> Flow:
    """$5 for the bucket line, raised if need be, or a Homestead."""
    if not t.homesteads(who):
        nothing(t, who)
        return
    answer = yield t.ask_event_choice(who, [PAY, GIVE_UP], CLAUSE, card=t.card)
    if answer == PAY and t.cash[who] < 5:
        yield from raise_money(t, who, 5)
    if answer == PAY and t.cash[who] >= 5:
        pay(t, who, 5, STOCKPILE, CLAUSE)
    elif t.homesteads(who):
        yield from lose_homestead(t, who)


# -- players against players ---------------


def raffle(t: Table, who: int) -> None:
    """Everybody rolls; the highest gains $5."""
    earn(t, highest(t, t.around(who), CLAUSE), 5, CLAUSE)


def poker_night(t: Table, who: int) -> Flow:
    """$2 each from who likes; those roll, and the highest takes the pot."""
    joined: list[int] = []
    for seat in t.around(who):
        if t.cash[seat] >= 2:
            answer = yield t.ask_event_yes(seat, [NO, YES], CLAUSE, card=t.card)
            if answer == YES:
                joined.append(seat)
                t.tell_joins(CLAUSE, who=seat)
    if len(joined) < 2:
        nothing(t, who)
        return
    for seat in joined:
        pay(t, seat, 2, STOCKPILE, CLAUSE)
    earn(t, highest(t, joined, CLAUSE), 2 * len(joined), CLAUSE)


def swap_meet(t: Table, who: int) -> Flow:
    """A Resource each way with a rival of one's choice, each gives what each likes; $1 each."""
    rivals = [SEAT + rival for rival in t.rivals(who) if t.resources(rival)]
    if not rivals or not t.resources(who):
        nothing(t, who)
        return
    answer = yield t.ask_event_seat(who, rivals, CLAUSE, card=t.card)
    rival = answer - SEAT
    mine = (yield t.ask_event_thing(who, in_kind(t, who), CLAUSE, card=t.card, left=1)) - THING
    theirs = (
        yield t.ask_event_thing(rival, in_kind(t, rival), CLAUSE, card=t.card, left=1)
    ) - THING
    for giver, taker, thing in ((who, rival, mine), (rival, who, theirs)):
        shift(t, giver, thing, -1)
        shift(t, taker, thing, 1)
        t.tell_hands_over(CLAUSE, who=giver, thing=thing, count=1, target=taker)
    earn(t, who, 1, CLAUSE)
    earn(t, rival, 1, CLAUSE)


def in_kind(t: Table, who: int) -> list[int]:
    """The kinds of Resource a player has, as moves."""
    return [THING + RESOURCE + kind for kind in range(4) if t.goods[who * 4 + kind]]


def the_hat(t: Table, who: int) -> Flow:
    """The richest gives $3 to the poorest; the drawer chooses between equals."""
    players = t.around(who)
    most = max([t.cash[seat] for seat in players])
    least = min([t.cash[seat] for seat in players])
    if most == least:
        nothing(t, who)
        return
    rich = [SEAT + seat for seat in players if t.cash[seat] == most]
    poor = [SEAT + seat for seat in players if t.cash[seat] == least]
    giver = (yield t.ask_event_rich(who, rich, CLAUSE, card=t.card)) - SEAT
    taker = (yield t.ask_event_poor(who, poor, CLAUSE, card=t.card)) - SEAT
    lose_cash(t, giver, 3, taker, CLAUSE)


def buffalo_herd(t: Table, who: int) -> Flow:
    """Everybody armed with an active Pioneer on huntable land may hunt at once."""
    hunted = False
    for seat in t.around(who):
        if not t.armed(seat) or not [p for p in t.fit(seat) if HUNTABLE[t.land[t.where[p]]]]:
            continue
        hunted = True
        answer = yield t.ask_event_yes(seat, [NO, YES], CLAUSE, card=t.card)
        if answer == YES:
            yield from hunt(t, seat)
    if not hunted:
        nothing(t, who)


# -- the Bandit and the Sheriff ---------------


def free_bandit(t: Table) -> bool:
    """Whether a card can move the Bandit on the map: free and not on the job."""
    return t.roaming and t.hirer == NOBODY


def can_be_sent(t: Table, who: int) -> bool:
    """Whether the Bandit follows a card towards a player."""
    return t.square > 0 or (free_bandit(t) and len(t.at_large(who)) > 0)


def patrol(t: Table, who: int) -> Flow:
    """The Sheriff onto any tile without the free Bandit; $2 if the Bandit is then next to him."""
    entries = [AT + cell for cell in t.field if may_stand(t, cell)]
    answer = yield from choose(t, t.ask_event_tile(who, entries, CLAUSE, card=t.card), NONE)
    t.sheriff = answer - AT
    t.tell_sheriff_goes(CLAUSE, cell=t.sheriff)
    if t.roaming and t.bandit in NEAR[t.sheriff]:
        earn(t, who, 2, CLAUSE)


def may_stand(t: Table, cell: int) -> bool:
    """Where a card may put the Sheriff: crossable, without the free Bandit."""
    return CROSSABLE[t.land[cell]] and not (t.roaming and t.bandit == cell)


def fishing(t: Table, who: int) -> Flow:
    """The Sheriff onto a Lake or River, or to the Jail; 2 Food."""
    waters = [AT + c for c in t.field if t.land[c] in (LAKE, RIVER) and may_stand(t, c)]
    if waters:
        answer = yield t.ask_event_tile(who, waters, CLAUSE, card=t.card)
        t.sheriff = answer - AT
    elif may_stand(t, JAIL_CELL):
        t.sheriff = JAIL_CELL
    t.tell_sheriff_goes(CLAUSE, cell=t.sheriff)
    gain(t, who, FOOD, 2, CLAUSE)


def ambush(t: Table, who: int) -> Flow:
    """The Bandit moves 6 towards the drawer."""
    if can_be_sent(t, who):
        yield from sent_after(t, who, 6)
    else:
        nothing(t, who)


def gang_payday(t: Table, _who: int) -> None:
    """$6 into the Hideout; the Bandit, if free on the map, goes to the Saloon without a drink."""
    t.hideout += 6
    t.bank -= 6
    t.tell_hideout(CLAUSE, amount=6)
    if free_bandit(t):
        to_saloon(t, CLAUSE)


def posse(t: Table, who: int) -> None:
    """The Bandit to jail, or 6 squares back; everybody loses $1."""
    if t.square > 0:
        t.square = min(t.square + 6, FIRST_SQUARE)
        t.tell_countdown(CLAUSE, square=t.square)
    elif free_bandit(t):
        t.bandit = JAIL_CELL
        t.bandit_jailed = True
        t.tell_bandit_arrested(CLAUSE)
    for seat in t.around(who):
        lose_cash(t, seat, 1, STOCKPILE, CLAUSE)


def lies_low(t: Table, who: int) -> None:
    """The Bandit, if free on the map, to square 8; the drawer gets up to $3 of the Hideout."""
    if not free_bandit(t):
        nothing(t, who)
        return
    t.square = LIES_LOW_SQUARE
    t.bandit = NO_CELL
    t.tell_countdown(CLAUSE, square=t.square)
    from_hideout(t, who, min(3, t.hideout), CLAUSE)


AT_ONCE: Final[dict[int, Callable[[Table, int], None]]] = {
    GOLD_DUST: gains,
    LETTER_EAST: gains,
    BOOM_TOWN: boom_town,
    WAGON_TRAIN: gains,
    CHURCH_SUPPER: church_supper,
    BASKET: gains,
    CARTRIDGES: gains,
    STRAY_STEER: gains,
    DRIFTWOOD: gains,
    NUGGET: gains,
    SEED_CORN: gains,
    MUSTANG: mustang,
    OLD_IRON: old_iron,
    SCHOOL_GRANT: waive,
    LAND_HOLIDAY: waive,
    BARN_RAISING: waive,
    RAFFLE: raffle,
    FLOOD: disaster,
    BLIZZARD: disaster,
    FOREST_FIRE: disaster,
    CAVE_IN: disaster,
    SNAPPED_SCYTHE: broken_tool,
    BENT_PICKAXE: broken_tool,
    SPLIT_AX: broken_tool,
    CRACKED_CLEAVER: broken_tool,
    PICKPOCKET: pickpocket,
    RATS: rats,
    SPOILED_MEAT: spoiled_meat,
    HORSE_THIEF: horse_thief,
    WALKOUT: walk_out,
    DUST_STORM: dust_storm,
    GANG_PAYDAY: gang_payday,
    JAIL_RIOT: jail_riot,
    POSSE: posse,
    LIES_LOW: lies_low,
}
"""Cards that ask nobody anything."""

ASKING: Final[dict[int, Callable[[Table, int], Flow]]] = {
    DRIFTER: drifter,
    BUMPER_CROP: growth,
    SPRING_CALVES: growth,
    STRAIGHT_PINES: growth,
    RICH_VEIN: growth,
    GENTLE_RAIN: growth,
    LONG_SUMMER: growth,
    SAMPLE_TOOL: sample_tool,
    SURVEY_MAP: survey_map,
    RAIL_SURVEY: rail_survey,
    SECOND_WIND: second_wind,
    BEFORE_DAWN: before_dawn,
    STAGECOACH: stagecoach,
    CIRCUIT_JUDGE: circuit_judge,
    SUNDAY_SERVICE: sunday_service,
    MARKET_DAY: market_day,
    BUFFALO_HERD: buffalo_herd,
    PATROL: patrol,
    TAX_COLLECTOR: tax_collector,
    PROPERTY_TAX: property_tax,
    SALOON_DAMAGE: saloon_damage,
    POLL_TAX: poll_tax,
    RATTLESNAKE: rattlesnake,
    TWISTER: twister,
    GRASS_FIRE: grass_fire,
    MISTAKEN: mistaken,
    AMBUSH: ambush,
    FISHING: fishing,
    POKER_NIGHT: poker_night,
    LAWSUIT: lawsuit,
    SWAP_MEET: swap_meet,
    SALESMAN: salesman,
    RUSTLED: rustled,
    THE_HAT: the_hat,
    CROSSED_TRAILS: crossed_trails,
}
"""Cards that ask somebody something."""
