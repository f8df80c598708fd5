"""Goods, Heads, Items and what lies on the ground (BAN-STO, BAN-END-08, BAN-END-09, BAN-LIM-01)."""

from __future__ import annotations

from saloon.engine.ask import Flow
from saloon.games.bantam.board import INTERIOR, TERRAIN_ACRES
from saloon.games.bantam.content import CABIN_SLOTS, DOLLAR, HEAD_SPACES, HEAD_THING, ITEM_THING
from saloon.games.bantam.effects import GEM
from saloon.games.bantam.play.levels import dedicate, dedicate_moves
from saloon.games.bantam.play.secrets import put_under
from saloon.games.bantam.state import (
    ALL_SAW,
    CARRIED,
    EMPTY,
    ITEMS,
    LYING,
    NO_CABIN,
    NO_HEAD,
    NO_ITEM,
    NO_MOUNT,
    Table,
)
from saloon.games.bantam.written import DISCARD, FORGO, GET, LAY, PUT, is_discard, is_lay, is_put

# -- gaining ---------------


def gain_goods(t: Table, who: int, kind: int, n: int, clauses: str) -> Flow:
    """BAN-END-08, BAN-END-09, BAN-LIM-01: what the Supply has and the player finds a slot for."""
    if n > t.supply[kind]:
        n = t.supply[kind]
        t.cite("BAN-END-08 BAN-LIM-01")
        if is_event(clauses):
            t.cite("BAN-EVT-14" if n else "BAN-EVT-14 BAN-EVT-07")
    t.cite("BAN-STO-01" if t.mount[who] == NO_MOUNT else "BAN-STO-01 BAN-STO-02 BAN-MNT-01")
    gained = 0
    while gained < n:
        if t.room(who) > 0:
            t.goods[who * 5 + kind] += 1
            t.supply[kind] -= 1
            gained += 1
            continue
        if is_event(clauses):
            t.cite("BAN-EVT-14")
        moves = room_moves(t, who, kind)
        answer = yield t.ask_room(who, moves, "BAN-END-09", kind=kind, count=n - gained)
        if answer == FORGO:
            t.cite("BAN-LIM-01")
            break
        yield from make_room(t, who, answer)
    if gained:
        t.tell_gains(clauses, who=who, kind=kind, count=gained)


def is_event(clauses: str) -> bool:
    """Whether something is done because an Event Card says so."""
    return clauses.startswith("BAN-EVR")


def room_moves(t: Table, who: int, kind: int) -> list[int]:
    """BAN-END-09: to make room for one of a kind: discard, dedicate, store in the Cabin here."""
    moves = [FORGO]
    moves.extend([DISCARD + k for k in range(GEM + 1) if k != kind and t.goods[who * 5 + k]])
    moves.extend(dedicate_moves(t, who))
    if free_slot(t, home(t, who)) >= 0:
        moves.extend([PUT + k for k in range(GEM + 1) if t.goods[who * 5 + k]])
    return moves


def make_room(t: Table, who: int, move: int) -> Flow:
    """BAN-END-09: what the answer to `room_moves` does."""
    if is_discard(move):
        discard(t, who, move - DISCARD)
    elif is_put(move):
        store(t, who, move - PUT)
    else:
        yield from dedicate(t, who, move)


def gain_item(t: Table, who: int, item: int) -> Flow:
    """BAN-STO-01, BAN-STO-06: one Item Token; with no room the player chooses which to keep."""
    held = t.item[who]
    if held == NO_ITEM:
        t.item[who] = item
        t.item_tired[who] = 0
        return
    place = t.where[who]
    if held == item:
        t.item_tired[who] = 0
        lay(t, place, ITEM_THING + item)
        return
    t.offered = item
    moves = [LAY + ITEM_THING + held, LAY + ITEM_THING + item]
    laid = yield t.ask_keep_item(who, moves, "BAN-STO-06", item=held, other=item)
    t.offered = NO_ITEM
    lay(t, place, laid - LAY)
    if laid - LAY == ITEM_THING + held:
        t.item[who] = item
        t.item_tired[who] = 0


def gain_head(t: Table, who: int, token: int) -> Flow:
    """BAN-STO-01, BAN-STO-06: three Heads; with no room the player chooses which to keep."""
    heads = t.heads_of(who)
    t.head[token] = CARRIED + who
    if len(heads) < HEAD_SPACES:
        return
    moves = [LAY + HEAD_THING + head for head in [*heads, token]]
    # While the question is open the new Head lies on the ground.
    t.head[token] = LYING + t.where[who]
    laid = yield t.ask_keep_head(who, moves, "BAN-STO-06", token=token)
    t.head[token] = CARRIED + who
    lay_head(t, laid - LAY - HEAD_THING, t.where[who])


# -- the ground ---------------


def lay(t: Table, place: int, thing: int) -> None:
    """BAN-STO-04, BAN-RULING-126: something comes to lie in a place; in a fire it is destroyed."""
    if HEAD_THING <= thing < ITEM_THING:
        lay_head(t, thing - HEAD_THING, place)
        return
    if t.burning(place):
        t.tell_burns_up("BAN-STO-04", place=place, thing=thing)
        destroy(t, thing)
        return
    code = place * 64 + thing
    t.ground = tuple(sorted([*t.ground, code]))
    t.tell_lies("BAN-STO-04", place=place, thing=thing)


def lay_head(t: Table, token: int, place: int) -> None:
    """A Head comes to lie in a place."""
    if t.burning(place):
        t.tell_burns_up("BAN-STO-04", place=place, thing=HEAD_THING + token)
        destroy(t, HEAD_THING + token)
        return
    t.head[token] = LYING + place
    t.tell_lies("BAN-STO-04", place=place, thing=HEAD_THING + token)


def destroy(t: Table, thing: int) -> None:
    """Back to the Supply: Items under their stack, Heads to the enemy reserve."""
    if thing <= GEM:
        t.supply[thing] += 1
    elif thing >= ITEM_THING:
        put_under(t, ITEMS, thing - ITEM_THING, ALL_SAW)
    elif thing >= HEAD_THING:
        shelve(t, thing - HEAD_THING)


def shelve(t: Table, token: int) -> None:
    """A Head goes to the enemy reserve, for all to see."""
    t.head[token] = NO_HEAD
    t.reserve = tuple(sorted([*t.reserve, token]))
    t.shelved = tuple([t.restocks if n == token else at for n, at in enumerate(t.shelved)])


def lying(t: Table, place: int) -> list[int]:
    """All that lies in a place: goods, dollars, Items and Heads."""
    things = t.loose(place)
    for token in range(len(t.head)):
        if t.head[token] == LYING + place:
            things.append(HEAD_THING + token)
    return things


def burn_ground(t: Table, place: int) -> None:
    """BAN-FIR-10: a Fire Token destroys what lies loose in its place."""
    for thing in lying(t, place):
        t.tell_burns_up(place=place, thing=thing)
        destroy(t, thing)
    t.ground = tuple([code for code in t.ground if code >> 6 != place])


def pick_up_things(t: Table, who: int) -> list[int]:
    """BAN-STO-05: what a player may pick up here, as room allows; each sort once."""
    place = t.where[who]
    found: list[int] = []
    room = t.room(who) > 0
    for thing in lying(t, place):
        if thing in found:
            continue
        if thing <= GEM:
            fits = room
        elif thing == DOLLAR:
            fits = True
        elif thing < ITEM_THING:
            fits = len(t.heads_of(who)) < HEAD_SPACES
        else:
            fits = t.item[who] == NO_ITEM
        if fits:
            found.append(thing)
    return found


def pick_up(t: Table, who: int, thing: int) -> None:
    """BAN-STO-05: one thing, or all the cash, from the ground."""
    place = t.where[who]
    t.tell_picks_up(who=who, thing=thing)
    if HEAD_THING <= thing < ITEM_THING:
        t.head[thing - HEAD_THING] = CARRIED + who
        return
    ground = list(t.ground)
    code = place * 64 + thing
    if thing == DOLLAR:
        t.cash[who] += ground.count(code)
        t.ground = tuple([other for other in ground if other != code])
        return
    ground.remove(code)
    t.ground = tuple(ground)
    if thing <= GEM:
        t.goods[who * 5 + thing] += 1
    else:
        t.item[who] = thing - ITEM_THING
        t.item_tired[who] = 0


# -- putting away ---------------


def held_things(t: Table, who: int) -> list[int]:
    """BAN-STO-04: the sorts of things a player may place or discard."""
    things = [kind for kind in range(GEM + 1) if t.goods[who * 5 + kind]]
    if t.cash[who]:
        things.append(DOLLAR)
    things.extend([HEAD_THING + token for token in t.heads_of(who)])
    if t.item[who] != NO_ITEM:
        things.append(ITEM_THING + t.item[who])
    return things


def take_away(t: Table, who: int, thing: int) -> None:
    """One thing leaves a player."""
    if thing <= GEM:
        t.goods[who * 5 + thing] -= 1
    elif thing == DOLLAR:
        t.cash[who] -= 1
    elif thing >= ITEM_THING:
        t.item[who] = NO_ITEM
        t.item_tired[who] = 0


def discard(t: Table, who: int, thing: int) -> None:
    """BAN-STO-04: something carried goes to the Supply."""
    t.tell_discards(who=who, thing=thing)
    take_away(t, who, thing)
    destroy(t, thing)


def unload_menu(t: Table, who: int) -> list[int]:
    """BAN-STO-04: place or discard what is carried."""
    things = held_things(t, who)
    return [*[LAY + thing for thing in things], *[DISCARD + thing for thing in things]]


def unload(t: Table, who: int) -> Flow:
    """BAN-STO-04, BAN-SHP-16: place one thing here, for whoever comes by, or discard it."""
    t.unloading = True
    answer = yield t.ask_unload(who, unload_menu(t, who), "BAN-STO-04")
    t.unloading = False
    if is_discard(answer):
        discard(t, who, answer - DISCARD)
    else:
        thing = answer - LAY
        take_away(t, who, thing)
        lay(t, t.where[who], thing)
        t.cite("BAN-SHP-16")


def discard_excess(t: Table, who: int, clauses: str) -> Flow:
    """BAN-LOO-07: goods that a looted Mount carried; the owner chooses what goes to the Supply."""
    while t.room(who) < 0:
        kinds = [DISCARD + kind for kind in range(GEM + 1) if t.goods[who * 5 + kind]]
        answer = yield t.ask_looted_cargo(who, kinds, count=-t.room(who))
        t.cite(clauses)
        discard(t, who, answer - DISCARD)


def drop_excess(t: Table, who: int, clauses: str) -> Flow:
    """BAN-MNT-01, BAN-SHP-13: goods without slots any more; the owner chooses what is dropped."""
    while t.room(who) < 0:
        kinds = [LAY + kind for kind in range(GEM + 1) if t.goods[who * 5 + kind]]
        if free_slot(t, home(t, who)) >= 0:
            kinds.extend([PUT + kind for kind in range(GEM + 1) if t.goods[who * 5 + kind]])
        answer = yield t.ask_cargo(who, kinds, "BAN-MNT-01", count=-t.room(who))
        t.cite(clauses)
        if is_lay(answer):
            take_away(t, who, answer - LAY)
            lay(t, t.where[who], answer - LAY)
        else:
            store(t, who, answer - PUT)


def lose_cargo(t: Table, who: int) -> None:
    """BAN-FNT-02, BAN-RULING-116: Loss: Resources, Gems and Heads stay where the player faints."""
    place = t.where[who]
    for kind in range(GEM + 1):
        for _ in range(t.goods[who * 5 + kind]):
            take_away(t, who, kind)
            lay(t, place, kind)
    for token in t.heads_of(who):
        lay_head(t, token, place)


# -- own Cabins ---------------


def home(t: Table, who: int) -> int:
    """BAN-CAB-11, BAN-STO-03: the acre of the own Cabin a player is at or in, or NO_CABIN."""
    place = t.where[who]
    acre = place if place < INTERIOR else place - INTERIOR
    return acre if acre < TERRAIN_ACRES and t.cabin[acre] == who else NO_CABIN


def free_slot(t: Table, acre: int) -> int:
    """The first slot of a Cabin without goods or fire, or -1."""
    if acre == NO_CABIN:
        return -1
    for slot in range(CABIN_SLOTS):
        if t.stored[acre * 3 + slot] == EMPTY and not slot_burns(t, acre, slot):
            return slot
    return -1


def slot_burns(t: Table, acre: int, slot: int) -> bool:
    """Whether a Fire Token lies on a slot of a Cabin Card."""
    spot = (INTERIOR + acre) * 4 + slot
    for token in t.fire:  # noqa: SIM110
        if token & 1023 == spot:
            return True
    return False


def store(t: Table, who: int, kind: int) -> None:
    """BAN-STO-03, BAN-CAB-11: something carried goes into the own Cabin here."""
    acre = home(t, who)
    t.stored[acre * 3 + free_slot(t, acre)] = kind
    t.goods[who * 5 + kind] -= 1
    t.tell_stores(who=who, kind=kind, place=acre)


def fetch(t: Table, who: int, kind: int) -> None:
    """BAN-STO-03, BAN-CAB-11: something comes out of the own Cabin here."""
    acre = home(t, who)
    for slot in range(CABIN_SLOTS):
        if t.stored[acre * 3 + slot] == kind:
            t.stored[acre * 3 + slot] = EMPTY
            t.goods[who * 5 + kind] += 1
            t.tell_fetches(who=who, kind=kind, place=acre)
            return


def transfer_moves(t: Table, who: int) -> list[int]:
    """BAN-STO-03: into and out of the own Cabin here."""
    acre = home(t, who)
    if acre == NO_CABIN:
        return []
    moves: list[int] = []
    if free_slot(t, acre) >= 0:
        moves.extend([PUT + kind for kind in range(GEM + 1) if t.goods[who * 5 + kind]])
    if t.room(who) > 0:
        base = acre * 3
        inside = t.stored[base : base + CABIN_SLOTS]
        moves.extend([GET + kind for kind in range(GEM + 1) if kind in inside])
    return moves
