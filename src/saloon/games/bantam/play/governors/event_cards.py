"""Event Cards and Localities (BAN-EVT, BAN-LCL, BAN-EVR)."""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import Flow, FlowOf
from saloon.games.bantam.board import TILE_OF
from saloon.games.bantam.cards import GUN, ICON_OF, MELEE
from saloon.games.bantam.content import (
    NEED_CASH,
    NEED_DOUSE,
    NEED_ENTRY,
    NEED_FIRE,
    NEED_GUN,
    NEED_HERB,
    NEED_HOLD,
    NEED_KEY,
    NEED_MELEE,
    NEED_MOUNT,
    NEED_NONE,
)
from saloon.games.bantam.effects import (
    DOUSE,
    ENTRY,
    FIRE,
    HERB,
    KEY,
    LOSE_RES,
    NO_CHECK,
    ONGOING_TURN,
)
from saloon.games.bantam.events import (
    AILMENT,
    EVENT,
    LOCALITY,
    MONTH,
    USE,
    WHEN_AILING,
    Choice,
)
from saloon.games.bantam.play.checks import attempt
from saloon.games.bantam.play.effects import do, penalties
from saloon.games.bantam.play.goods import discard
from saloon.games.bantam.play.governors.kept_events import at_moment, let_go, tile_place
from saloon.games.bantam.play.items import choose, tire, tool_bonus, tools
from saloon.games.bantam.play.secrets import put_under, remember
from saloon.games.bantam.state import (
    ALL_SAW,
    EVENTS,
    MOST_TURNED,
    NO_CARD,
    NO_MOUNT,
    NOBODY,
    Table,
)
from saloon.games.bantam.written import BONUS, CHOOSE, NO, TOOL, YES

RESULTS: Final[tuple[str, ...]] = (
    "BAN-EVR-01",
    "BAN-EVR-02",
    "BAN-EVR-03",
    "BAN-EVR-60",
    "BAN-EVR-05",
    "BAN-EVR-06 BAN-EVR-67",
    "BAN-EVR-07",
    "BAN-EVR-08",
    "BAN-EVR-09",
    "BAN-EVR-10",
    "BAN-EVR-11",
    "BAN-EVR-12",
    "BAN-EVR-13",
    "BAN-EVR-14",
    "BAN-EVR-15",
    "BAN-EVR-16",
    "BAN-EVR-17",
    "BAN-EVR-60",
    "BAN-EVR-19",
    "BAN-EVR-20",
    "BAN-EVR-21",
    "BAN-EVR-22",
    "BAN-EVR-60",
    "BAN-EVR-24",
    "BAN-EVR-60",
    "BAN-EVR-26",
    "BAN-EVR-27",
    "BAN-EVR-28",
    "BAN-EVR-29",
    "BAN-EVR-60",
    "BAN-EVR-31",
    "BAN-EVR-32",
    "BAN-EVR-33 BAN-EVR-66",
    "BAN-EVR-60",
    "BAN-EVR-35",
    "BAN-EVR-36",
    "BAN-EVR-37",
    "BAN-EVR-38",
    "BAN-EVR-39",
    "BAN-EVR-40",
    "BAN-EVR-60",
    "BAN-EVR-42",
    "BAN-EVR-43",
    "BAN-EVR-44",
    "BAN-EVR-60",
    "BAN-EVR-46",
    "BAN-EVR-47",
    "BAN-EVR-60",
    "BAN-EVR-49",
    "BAN-EVR-50",
    "BAN-EVR-51",
    "BAN-EVR-60",
    "BAN-EVR-53",
    "BAN-EVR-54",
)
"""The clause behind the results of each card."""

TOOL_NEEDS: Final[tuple[int, ...]] = (NEED_ENTRY, NEED_FIRE, NEED_DOUSE, NEED_KEY)
UNCLAIMED: Final = 3
"""BAN-LCL-05: nights until a Locality nobody came for is discarded."""


def end_of_move(t: Table) -> Flow:
    """BAN-EVT-01, BAN-EVT-18, BAN-LCL-05: when a Move is over: a Locality here, then the event."""
    who = t.active
    t.ended_move = False
    if t.vig[who] == 0:
        t.cite("BAN-EVT-02")
        t.travelled = False
        t.drew = True
        return
    if locality_here(t):
        yield from claim_locality(t, who)
    if t.travelled and not t.drew and t.vig[who] > 0:
        t.cite("BAN-EVT-18")
        yield from draw_event(t, who)
    t.travelled = False


def stop_due(t: Table) -> bool:
    """BAN-EVT-18: whether something happens when the Move in progress is stopped here."""
    return (t.travelled and not t.drew) or locality_here(t)


def locality_here(t: Table) -> bool:
    """BAN-LCL-05: whether an open Locality waits on the tile of the turn player."""
    if t.locality == NO_CARD or t.pin != NOBODY:
        return False
    return EVENT[t.locality].tiles >> TILE_OF[tile_place(t.where[t.active])] & 1 == 1


def draw_event(t: Table, who: int) -> Flow:
    """BAN-EVT-01, BAN-EVT-03, BAN-EVT-08: one card a turn, if it fits the tile the player is on."""
    t.drew = True
    if not t.events:
        deck = list(t.discards)
        t.rng.deal(deck, "event")
        t.events = tuple(deck)
        t.discards = ()
        remember(t, EVENTS, ())
        t.cite("BAN-EVT-08")
        if not deck:
            return
    card = t.events[-1]
    t.events = t.events[:-1]
    t.near = tuple([code - 1 for code in t.near if code & 7 > 1 and code >> 3 != card])
    t.event = card
    t.happened = (*t.happened, card)[-MOST_TURNED:]
    t.reveal()
    t.tell_event("BAN-EVT-01", who=who, happening=card)
    row = EVENT[card]
    if row.type == LOCALITY:
        pin_locality(t, card)
        return
    if not row.tiles >> TILE_OF[tile_place(t.where[who])] & 1:
        t.tell_event_swept("BAN-EVT-03", happening=card)
        sweep_event(t)
        return
    t.cite("BAN-EVT-04")
    if row.choices[0].result.verb == ONGOING_TURN:
        yield from lay_out(t, who, card)
    elif row.all_players:
        t.cite("BAN-EVT-09")
        for n in range(t.seats):
            seat = (who + n) % t.seats
            if t.vig[seat] > 0:
                yield from resolve(t, seat, card)
    else:
        yield from resolve(t, who, card)
    put_away(t)


def sweep_event(t: Table) -> None:
    """The card goes to the bottom of the Event deck."""
    put_under(t, EVENTS, t.event, ALL_SAW)
    t.event = NO_CARD


def put_away(t: Table) -> None:
    """BAN-EVT-08: a card that is not kept is discarded."""
    if t.event != NO_CARD:
        t.discards = (*t.discards, t.event)
        t.event = NO_CARD
        t.cite("BAN-EVT-08")


def lay_out(t: Table, who: int, card: int) -> Flow:
    """BAN-EVT-10: an ongoing card strikes all on its tile, and lies there for some nights."""
    tile = TILE_OF[tile_place(t.where[who])]
    effect = EVENT[card].choices[0].result.parts[0]
    t.cite(RESULTS[card])
    for n in range(t.seats):
        seat = (who + n) % t.seats
        if t.vig[seat] > 0 and TILE_OF[tile_place(t.where[seat])] == tile:
            yield from do(t, seat, effect, "BAN-EVT-10")
    t.ongoing = (*t.ongoing, card * 128 + tile * 16 + EVENT[card].ongoing)
    t.event = NO_CARD


def suffer_ongoing(t: Table, who: int) -> Flow:
    """BAN-EVT-10: a turn begun on the tile of an ongoing card."""
    for code in t.ongoing:
        if TILE_OF[tile_place(t.where[who])] == code >> 4 & 7:
            yield from do(t, who, EVENT[code >> 7].choices[0].result.parts[0], "BAN-EVT-10")


def count_down(t: Table) -> None:
    """BAN-EVT-10, BAN-LCL-05, BAN-NIG-18: a night less for what lies open."""
    left: list[int] = []
    for code in t.ongoing:
        if code & 15 > 1:
            left.append(code - 1)
        else:
            t.discards = (*t.discards, code >> 7)
            t.cite("BAN-EVT-10")
    t.ongoing = tuple(left)
    if t.locality != NO_CARD and t.pin == NOBODY:
        t.locality_left -= 1
        if t.locality_left == 0:
            t.discards = (*t.discards, t.locality)
            t.locality = NO_CARD
            t.cite("BAN-LCL-05 BAN-LCL-06")


# -- resolving ---------------


def resolve(t: Table, who: int, card: int) -> Flow:
    """BAN-EVT-05, BAN-EVR-61: a player meets the card; handed over, another meets it, once."""
    t.event_np = 0
    t.handed = NOBODY
    yield from meet(t, who, card)
    if t.handed != NOBODY:
        other = t.handed
        t.handed = NOBODY
        yield from meet(t, other, card)
        t.handed = NOBODY


def meet(t: Table, who: int, card: int) -> Flow:
    """BAN-EVT-04..07: a choice without knowing its result, what it needs, its check, its result."""
    row = EVENT[card]
    if row.type == AILMENT:
        spared = yield from spare(t, who)
        if spared:
            return
    number = 0
    if not row.rolls:
        open_ones = [n for n, choice in enumerate(row.choices) if can_choose(t, who, choice)]
        if not open_ones:
            t.cite("BAN-EVT-07")
            return
        moves = [CHOOSE + n for n in open_ones]
        answer = yield t.ask_event(who, moves, "BAN-EVT-05", happening=card)
        number = answer - CHOOSE
        t.tell_chooses("BAN-EVT-05", who=who, happening=card, choice=number)
    choice = row.choices[number]
    bonus = yield from pay_need(t, who, choice)
    passed = True
    if choice.check != NO_CHECK:
        t.cite("BAN-EVT-06")
        passed = yield from attempt(t, who, choice.check, bonus, "BAN-EVT-06", int(row.low_will))
    if t.vig[who] == 0:
        return
    if passed:
        t.cite(RESULTS[card])
        yield from do(t, who, choice.result, RESULTS[card])
    else:
        yield from penalties(t, who, choice.fail, "BAN-EVT-06")


def can_choose(t: Table, who: int, choice: Choice) -> bool:
    """BAN-EVT-06: whether what a choice needs is at hand."""
    need = choice.need
    if need == NEED_NONE:
        return True
    if need in (NEED_CASH, NEED_HOLD):
        return t.cash[who] >= choice.need_n
    if need == NEED_HERB:
        return t.goods[who * 5 + HERB] >= choice.need_n
    if need == NEED_MOUNT:
        return t.mount[who] != NO_MOUNT
    return len(needed_tools(t, who, choice)) > 0


def needed_tools(t: Table, who: int, choice: Choice) -> list[int]:
    """BAN-EVT-06: the available things that show the icon a choice asks for."""
    need = choice.need
    if need in (NEED_GUN, NEED_MELEE):
        icon = GUN if need == NEED_GUN else MELEE
        return [c for c in t.cards[who] if ICON_OF[c] == icon and not t.tired[c]]
    verb = KEY if need == NEED_KEY else (ENTRY, FIRE, DOUSE)[TOOL_NEEDS.index(need)]
    return tools(t, who, verb, choice.need_n)


def pay_need(t: Table, who: int, choice: Choice) -> FlowOf[int]:
    """BAN-EVT-06: pay, discard, or Exhaust a tool; returns what the tool adds to the check."""
    need = choice.need
    if need == NEED_CASH:
        t.cash[who] -= choice.need_n
    elif need == NEED_HERB:
        for _ in range(choice.need_n):
            discard(t, who, HERB)
    elif need in (NEED_GUN, NEED_MELEE):
        found = needed_tools(t, who, choice)
        card = (yield t.ask_event_tool(who, choose(found))) - TOOL
        t.tired[card] = 1
        t.tell_uses(who=who, tool=card, held=t.item[who])
    elif need in TOOL_NEEDS:
        found = needed_tools(t, who, choice)
        tool = (yield t.ask_event_tool(who, choose(found))) - TOOL
        bonus = 0 if need == NEED_KEY else tool_bonus(t, who, tool)
        tire(t, who, tool)
        return bonus
    return 0


def spare(t: Table, who: int) -> FlowOf[bool]:
    """BAN-EVT-12: a kept card may be given up before the roll of an ailment."""
    card = at_moment(t, who, WHEN_AILING)
    if card == NO_CARD:
        return False
    answer = yield t.ask_spare(who, [NO, YES], happening=card)
    if answer == NO:
        return False
    let_go(t, who, card)
    return True


def use_bonus(t: Table, who: int, move: int) -> Flow:
    """BAN-EVT-12: a kept card is used: its cost, its effect, then it is discarded."""
    card = (move - BONUS) // 2
    uses = [bonus for bonus in EVENT[card].bonus if bonus.how == USE]
    bonus = uses[(move - BONUS) % 2]
    if bonus.cost.verb == LOSE_RES:
        for _ in range(bonus.cost.b):
            discard(t, who, bonus.cost.a)
    let_go(t, who, card)
    yield from do(t, who, bonus.effect, "BAN-EVT-12")


# -- Localities ---------------


def pin_locality(t: Table, card: int) -> None:
    """BAN-LCL-01..03, BAN-LCL-07: some months ahead, or on a month of this year; one at a time."""
    row = EVENT[card]
    if t.locality != NO_CARD:
        t.tell_event_swept("BAN-LCL-03", happening=card)
        sweep_event(t)
        return
    if row.month:
        ahead = row.month - 1 - t.month
        if ahead < 1:
            t.tell_event_swept("BAN-LCL-02", happening=card)
            sweep_event(t)
            return
        t.cite("BAN-LCL-02")
    else:
        ahead = row.pin
    t.pin = (t.month + ahead) % len(MONTH)
    t.locality = card
    t.event = NO_CARD
    t.tell_pinned("BAN-LCL-01 BAN-LCL-07", happening=card, month=t.pin)


def open_locality(t: Table) -> Flow:
    """BAN-LCL-04, BAN-LCL-06: the pinned month has come."""
    card = t.locality
    t.pin = NOBODY
    t.tell_locality(happening=card)
    if not EVENT[card].all_players:
        t.locality_left = UNCLAIMED
        t.cite("BAN-LCL-05")
        return
    t.event = card
    for who in t.order():
        if t.vig[who] > 0:
            t.event = card
            t.event_np = 0
            yield from meet(t, who, card)
    t.locality = NO_CARD
    if t.event == NO_CARD:
        return
    put_away(t)


def claim_locality(t: Table, who: int) -> Flow:
    """BAN-LCL-05: the first player to end a Move on its tile makes the one choice."""
    card = t.locality
    t.event = card
    t.locality = NO_CARD
    t.cite("BAN-LCL-05")
    yield from resolve(t, who, card)
    put_away(t)
