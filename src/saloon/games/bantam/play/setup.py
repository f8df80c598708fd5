"""Setup (BAN-SET)."""

from __future__ import annotations

from saloon.engine.ask import Flow
from saloon.games.bantam.board import (
    ACRES,
    NOWHERE,
    SLOT_ACRE,
    SLOT_SPECIES,
    SLOTS,
    SPECIES,
    TERRAIN,
    TILE,
    WILD_CABINS,
)
from saloon.games.bantam.cards import (
    CARDS_EACH,
    FIRST_HUNTER,
    FIRST_MOUNT_SKILL,
    WEAPON_CARDS,
    WEAPONS,
)
from saloon.games.bantam.content import (
    CHARACTER,
    ENEMIES,
    ENEMY,
    GEM_TOKENS,
    ITEM,
    ITEM_COPIES,
    MOUNT,
    RESOURCE_TOKENS,
    STOCK_SLOTS,
)
from saloon.games.bantam.events import (
    CHEST,
    EVENT,
    FIRST_YEAR,
    HONOR,
    HONORS_USED,
    LEFT,
    RIDER_TYPES,
    RIDERS_EACH,
    RIGHT,
)
from saloon.games.bantam.state import (
    DESERTED,
    NEVER,
    NOBODY,
    Table,
)
from saloon.games.bantam.written import CHARACTER_IS, DAWN, PICKING


def set_up(t: Table) -> None:
    """BAN-SET-01..18: everything but characters that are picked."""
    t.cite("BAN-SET-02 BAN-SET-28")
    t.cite("BAN-SGN-01 BAN-SET-19" if t.sg else "BAN-SET-17 BAN-SET-18")
    t.cite("BAN-SOL-01 BAN-SOL-02" if t.solo else "BAN-SET-01")
    lay_tiles(t)
    fill_stores(t)
    place_foes(t)
    t.cite("BAN-SET-06 BAN-SET-07 BAN-SET-08 BAN-SET-10")
    if t.sg:
        set_up_governors(t)
    t.round = 1
    if t.pick:
        t.active = t.rng.below(t.seats)
        t.reveal()
        t.step = PICKING
        return
    characters = list(range(len(CHARACTER)))
    t.rng.shuffle(characters)
    t.reveal()
    for who in range(t.seats):
        take_kit(t, who, characters[who])
    draw_first_player(t)


def pick_character(t: Table) -> Flow:
    """BAN-SET-03: each player one of those left, in seat order from a random seat."""
    who = t.active
    left = [CHARACTER_IS + c for c in range(len(CHARACTER)) if c not in t.character]
    answer = yield t.ask_character(who, left)
    take_kit(t, who, answer - CHARACTER_IS)
    t.active = (who + 1) % t.seats
    if NOBODY not in t.character:
        draw_first_player(t)


def draw_first_player(t: Table) -> None:
    """BAN-SET-16: drawn at random."""
    t.first = t.rng.below(t.seats)
    t.reveal()
    t.active = NOBODY
    t.tell_first_player(who=t.first)
    if t.sg:
        t.month = CHARACTER[t.character[t.first]].month - 1
        t.year = FIRST_YEAR
        t.tell_month("BAN-SET-22 BAN-CAL-04", month=t.month, year=t.year)
    t.step = DAWN


def lay_tiles(t: Table) -> None:
    """BAN-SET-11, BAN-TRV-02: the grid, and what faces each Sign Post."""
    grid = list(range(TERRAIN))
    if t.shuffled:
        t.rng.shuffle(grid)
        t.reveal()
    t.grid = tuple(grid)
    north, east, south, west = 0, 1, 2, 3
    joint = [NOWHERE] * ACRES
    for place, side, other, facing in (
        (0, east, 1, west),
        (2, east, 3, west),
        (0, south, 2, north),
        (1, south, 3, north),
    ):
        a = TILE[grid[place]].posts[side]
        b = TILE[grid[other]].posts[facing]
        joint[a] = b
        joint[b] = a
    t.joint = tuple(joint)
    t.tell_grid("BAN-SET-11", a=grid[0], b=grid[1], c=grid[2], d=grid[3])


def fill_stores(t: Table) -> None:
    """BAN-SET-12, BAN-SET-13, BAN-SET-15: Weapon Rack, In-Stock slots, decks and Supply."""
    t.supply = [RESOURCE_TOKENS] * 4 + [GEM_TOKENS]
    rack = list(range(WEAPONS, WEAPONS + WEAPON_CARDS))
    t.rng.shuffle(rack)
    t.stock = tuple([(rack.pop(),) for _ in range(STOCK_SLOTS)])
    t.rack = tuple(rack)
    t.reveal()
    for stack in t.stock:
        t.tell_in_stock("BAN-SET-12", card=stack[0])
    items = [item for item in range(len(ITEM)) for _ in range(ITEM_COPIES)]
    t.rng.shuffle(items)
    t.items = tuple(items)
    mounts = list(range(len(MOUNT)))
    t.rng.shuffle(mounts)
    t.mounts = tuple(mounts)
    t.cite("BAN-SET-13 BAN-SET-15")


def place_foes(t: Table) -> None:
    """BAN-SET-14: a random token of its species on each enemy slot, the loot side hidden."""
    t.foe_at = list(SLOT_ACRE)
    reserve: list[int] = []
    for species in range(len(SPECIES)):
        tokens = [token for token in range(ENEMIES) if ENEMY[token].species == species]
        t.rng.shuffle(tokens)
        for slot in range(SLOTS):
            if SLOT_SPECIES[slot] == species:
                t.foe_token[slot] = tokens.pop()
        reserve.extend(tokens)
    reserve.sort()
    t.reserve = tuple(reserve)
    t.came = (0,) * SLOTS
    t.shelved = (NEVER,) * ENEMIES
    t.reveal()
    for slot in range(SLOTS):
        t.tell_foe(slot=slot, front=ENEMY[t.foe_token[slot]].front)


def set_up_governors(t: Table) -> None:
    """BAN-SET-20..27: pages, events, Riders, Hunter Skills, Abandoned Cabins, Honors, Notes."""
    deal_pages(t)
    events = [card for card in range(len(EVENT)) if not (t.gentle and EVENT[card].red)]
    t.rng.shuffle(events)
    t.events = tuple(events)
    stacks: list[tuple[int, ...]] = []
    for kind in range(len(RIDER_TYPES)):
        stack = list(range(kind * RIDERS_EACH, (kind + 1) * RIDERS_EACH))
        t.rng.shuffle(stack)
        stacks.append(tuple(stack))
    t.riders = tuple(stacks)
    hunters = list(range(FIRST_HUNTER, FIRST_MOUNT_SKILL))
    t.rng.shuffle(hunters)
    t.hunters = tuple(hunters)
    chests = list(range(len(CHEST)))
    t.rng.shuffle(chests)
    t.chest = tuple(chests[: len(WILD_CABINS)])
    for acre in WILD_CABINS:
        t.cabin[acre] = DESERTED
        t.door[acre] = 1
    honors = list(range(len(HONOR)))
    t.rng.shuffle(honors)
    t.honors = tuple(sorted(honors[:HONORS_USED]))
    t.reveal()
    t.cite("BAN-SET-23 BAN-SET-24 BAN-SET-25 BAN-SET-26 BAN-SET-27 BAN-ABA-01 BAN-BNK-09")


def deal_pages(t: Table) -> None:
    """BAN-SET-20, BAN-SET-21, BAN-SGN-03: one left and one right page each, open to all."""
    left = list(range(len(LEFT)))
    right = list(range(len(RIGHT)))
    t.rng.shuffle(left)
    t.rng.shuffle(right)
    for who in range(t.seats):
        t.pages[who * 2] = left[who]
        t.pages[who * 2 + 1] = right[who]
        t.tell_pages(who=who, left=left[who], right=right[who])


def take_kit(t: Table, who: int, character: int) -> None:
    """BAN-SET-03..05, BAN-SET-09: a character's board, cards, levels and cash."""
    row = CHARACTER[character]
    t.character[who] = character
    for skill in range(6):
        t.skills[who * 6 + skill] = row.skills[skill]
    t.spd[who] = row.spd
    t.vig[who] = row.vig
    t.vig_max[who] = row.vig
    t.wil[who] = row.wil
    t.cash[who] = row.cash
    first = character * CARDS_EACH
    t.cards[who] = tuple(range(first, first + CARDS_EACH))
    t.tell_character("BAN-SET-03 BAN-SET-04", who=who, character=character)
    t.cite("BAN-SET-05 BAN-SET-09")
