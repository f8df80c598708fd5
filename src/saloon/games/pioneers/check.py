"""What always holds (specification, section 8), as far as one moment shows it."""

from __future__ import annotations

from saloon.engine.errors import hold
from saloon.games.pioneers.board import (
    CARRIES,
    COLLAPSED,
    CROSSABLE,
    DEVELOPABLE,
    NEAR,
    NO_CELL,
    NO_TILE,
    TOWN,
    TOWN_CELL,
)
from saloon.games.pioneers.content import (
    ABANDONED_MINE,
    BULLETS_IN_BOX,
    DIPLOMAS,
    FIRST_SQUARE,
    FOOD_IN_BOX,
    HOMESTEAD,
    HORSES_IN_BOX,
    LANDS,
    LAW_ENFORCEMENT,
    MOST_STAKES,
    PIONEERS_EACH,
    PLACES,
    POINT_CARDS,
    POINTS_TO_WIN,
    PRAYERS,
    REVOLVERS_IN_BOX,
    TOKENS_EACH,
    UNITS,
)
from saloon.games.pioneers.moves import MOST_LINES
from saloon.games.pioneers.play.asking import MOST_BACKS
from saloon.games.pioneers.play.trade import MOST_PICKS, MOST_PROPOSALS
from saloon.games.pioneers.state import (
    CLAIM,
    FLIPPED,
    IN_STOCK,
    JAIL_CELL,
    JAILED,
    NO_CARD,
    NO_DIPLOMA,
    NO_LAND,
    NO_PIONEER,
    NOBODY,
    Table,
)
from saloon.games.pioneers.written import (
    CHOOSING,
    COUNTERING,
    FEEDING,
    FINISHED,
    IN,
    OFFERING,
    WORKING,
)


def check(t: Table) -> None:
    """PIO-INV-01..23."""
    t.keep_limits()
    _check_land(t)
    _check_goods(t)
    _check_pioneers(t)
    _check_works(t)
    _check_decks(t)
    _check_bandit(t)
    _check_turn(t)


def _check_land(t: Table) -> None:
    """PIO-INV-01."""
    counts = [0] * (COLLAPSED + 1)
    for cell in t.field:
        kind = t.land[cell]
        if kind < TOWN:
            counts[kind] += 1
    counts[ABANDONED_MINE] += counts[COLLAPSED]
    for kind in range(len(LANDS)):
        turned = 1 if t.drawn == kind else 0
        hold(counts[kind] + t.pile[kind] + turned == LANDS[kind].count, "a land tile is gone")
    for place in range(len(PLACES)):
        hold(t.land[TOWN_CELL[place]] == TOWN + place, "the town has moved")
    hold(len(t.field) == 77 - sum(t.pile) - (t.drawn != NO_LAND), "the field is wrong")
    reached = {TOWN_CELL[0]}
    queue = [TOWN_CELL[0]]
    for cell in queue:
        for near in NEAR[cell]:
            if t.land[near] != NO_TILE and near not in reached:
                reached.add(near)
                queue.append(near)
    hold(reached == set(t.field), "the field is not connected")


def _check_goods(t: Table) -> None:
    """PIO-INV-02..05, PIO-INV-11."""
    for kind in range(4):
        n = t.bank_goods[kind]
        for seat in range(t.seats):
            n += t.goods[seat * 4 + kind]
        for cell in t.field:
            if t.tokens[cell] and t.work_at(cell) == kind:
                n += t.tokens[cell]
        if t.limbo and t.work_at(t.bandit) == kind:
            n += t.limbo
        hold(n == UNITS and t.bank_goods[kind] >= 0, f"{n} of Resource {kind}")
    hold(t.bank_food + sum(t.food) == FOOD_IN_BOX, "Food is gone")
    hold(t.bank_bullets + sum(t.bullets) == BULLETS_IN_BOX, "Bullets are gone")
    hold(t.bank_revolvers + sum(t.revolver) == REVOLVERS_IN_BOX, "Revolvers are gone")
    hold(t.bank_horses + sum(t.horse) == HORSES_IN_BOX, "Horses are gone")
    hold(t.bank_cards + sum(t.cards) == POINT_CARDS, "Pioneer Point cards are gone")
    hold(t.bank + sum(t.cash) + t.hideout == 0, "money is gone")
    low = min(t.bank_food, t.bank_bullets, t.bank_revolvers, t.bank_horses, t.bank_cards)
    hold(low >= 0, "the Stockpile is overdrawn")
    hold(t.hideout >= 0, "the hideout is in debt")
    for tool in range(4):
        n = t.bank_tools[tool] + sum([mask >> tool & 1 for mask in t.tools])
        hold(n == t.sets and t.bank_tools[tool] >= 0, "Tools are gone")
    hold(t.stakes <= MOST_STAKES and t.bank_stakes >= 0, "too many Stakes")


def _check_pioneers(t: Table) -> None:
    """PIO-INV-06, PIO-INV-10, PIO-INV-16, PIO-INV-17."""
    for seat in range(t.seats):
        family = 0
        for p in range(seat * PIONEERS_EACH, (seat + 1) * PIONEERS_EACH):
            if t.where[p] == IN_STOCK:
                hold(t.flags[p] == 0, "something is so about a Pioneer in stock")
                hold(t.diploma[p] == NO_DIPLOMA, "a Pioneer in stock has a diploma")
                continue
            family += 1
            hold(t.land[t.where[p]] != NO_TILE, "a Pioneer stands nowhere")
            if t.flags[p] & JAILED:
                hold(t.where[p] == JAIL_CELL, "a prisoner is not in jail")
                hold(t.diploma[p] != LAW_ENFORCEMENT, "the Deputy is in jail")
        hold(family == t.family[seat], "the family was counted wrongly")
        if t.status[seat] == IN and t.card == NO_CARD:
            hold(family <= t.limit(seat), "the family is too large")
    for diploma in range(len(DIPLOMAS)):
        p = t.holder[diploma]
        hold(p == NO_PIONEER or t.diploma[p] == diploma, "a diploma is not with its holder")
    held = sum([1 for diploma in t.diploma if diploma != NO_DIPLOMA])
    hold(held == sum([1 for p in t.holder if p != NO_PIONEER]), "a diploma is held twice")


def _check_works(t: Table) -> None:
    """PIO-INV-05, PIO-INV-07..09, PIO-INV-15."""
    count = [0] * (t.seats * 8)
    built = [0] * t.seats
    for cell in t.field:
        code = t.works[cell]
        if code == 0:
            hold(t.tokens[cell] == 0, "Resources on bare land")
            continue
        bare = code & ~FLIPPED
        owner, work = (bare - 1) >> 3, (bare - 1) & 7
        kind = t.land[cell]
        count[owner * 8 + work] += 1
        hold(DEVELOPABLE[kind], "property where none can be")
        hold(work >= HOMESTEAD or CARRIES[kind] == work, "a Building on the wrong land")
        if code & FLIPPED or work >= HOMESTEAD:
            hold(t.tokens[cell] == 0, "Resources where none can be")
        if not code & FLIPPED and work != CLAIM:
            built[owner] += 1
        if work == HOMESTEAD:
            hold(t.homes.count(cell) == 1, "a Homestead without an age")
    hold(built == t.built, "Buildings were counted wrongly")
    for seat in range(t.seats):
        for work in range(HOMESTEAD + 1):
            n = t.stock[seat * 5 + work] + t.covered[seat * 5 + work] + count[seat * 8 + work]
            hold(n == TOKENS_EACH, "a token is gone")
    stakes = sum([count[seat * 8 + CLAIM] for seat in range(t.seats)])
    hold(stakes + t.bank_stakes == t.stakes, "a Stake is gone")
    for kind in range(4):
        cell = t.laborer[kind]
        if cell != NO_CELL:
            hold(t.work_at(cell) == kind and t.tokens[cell] > 0, "a Laborer without work")
            hold(t.status[t.owner_at(cell)] == IN, "a Laborer of nobody")


def _check_decks(t: Table) -> None:
    """PIO-INV-12."""
    cards = sorted([*t.prayers, *t.bottom, *t.kept])
    hold(cards == list(range(len(PRAYERS))), "a Prayer card is gone")
    hold(len(set(t.events)) == len(t.events) and t.card not in t.events, "an Event is double")
    if t.step == FEEDING:
        hold(not t.kept, "a Prayer card is held between turns")
    hold(t.card == NO_CARD or t.step != WORKING, "an Event is not over")


def _check_bandit(t: Table) -> None:
    """PIO-INV-13, PIO-INV-14, PIO-INV-15."""
    hold(0 <= t.square <= FIRST_SQUARE, "the Bandit is on no square")
    hold((t.bandit == NO_CELL) == (t.square > 0), "the Bandit is in two places")
    if t.square == 0:
        hold(CROSSABLE[t.land[t.bandit]], "the Bandit is where he cannot be")
    if t.bandit_jailed:
        hold(t.bandit == JAIL_CELL, "the Bandit is jailed elsewhere")
    if t.hirer == NOBODY:
        hold(t.limbo == 0, "something is in limbo")
    else:
        hold(t.roaming and t.tokens[t.bandit] > 0, "a job on nothing")
        hold(t.status[t.hirer] == IN and t.status[t.victim()] == IN, "a job of nobody")
        hold(t.victim() != t.hirer, "a job against oneself")
    hold(CROSSABLE[t.land[t.sheriff]], "the Sheriff is where he cannot be")


def _check_turn(t: Table) -> None:
    """PIO-INV-18, PIO-INV-21, PIO-INV-23."""
    hold(t.over == (t.step == FINISHED), "the game is over and goes on")
    hold(t.round <= t.round_cap, "the game lasts too long")
    hold(t.proposals <= MOST_PROPOSALS and t.backs <= MOST_BACKS, "a turn without an end")
    hold(t.picks <= MOST_PICKS + 1, "an offer without an end")
    hold(max(len(t.gives), len(t.wants)) <= MOST_LINES, "an offer of too many lines")
    hold((t.proposer == NOBODY) == (t.step not in (OFFERING, COUNTERING)), "a stray offer")
    if t.over:
        hold(len(t.winners) > 0, "nobody has won")
    elif t.step == FEEDING and not t.ended:
        hold(t.status[t.active] == IN, "a turn of somebody who is out")
        hold(len(t.around(0)) > 1, "one player is left and plays on")
        for seat in range(t.seats):
            hold(t.points(seat) < POINTS_TO_WIN, "somebody has won unnoticed")
            hold(t.status[seat] != IN or t.family[seat] > 0, "a player without Pioneers")
    if t.step > CHOOSING:
        symbols = [symbol for symbol in t.symbol if symbol != NOBODY]
        hold(len(set(symbols)) == len(symbols), "two players have one symbol")
