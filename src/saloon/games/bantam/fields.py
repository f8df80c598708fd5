"""What lies on the table of `bantam`, said once: written.py and shown.py follow from it.

After a change: `python -m scripts.written`. Views and learners are shown them in this order.
"""

from __future__ import annotations

from saloon.declare.fields import (
    COUNT,
    NOBODY,
    chosen,
    each,
    flag,
    number,
    numbers,
    observed,
    option,
    row,
    rows,
    seat,
    shown,
    stacks,
)
from saloon.engine.field import HIGH
from saloon.games.bantam.board import (
    NOWHERE,
    PLACES,
    SLOTS,
    SPECIES,
    TERRAIN_ACRES,
    TOWN_SQUARE,
)
from saloon.games.bantam.cards import CARD, OWNABLE
from saloon.games.bantam.content import (
    CABIN_SLOTS,
    CHARACTER,
    ENDEAVORS,
    ENEMIES,
    FACE_DOWN,
    GRIT,
    ITEM,
    MODES,
    MOST_ENGAGEMENTS,
    MOST_FREE,
    MOST_SKILL,
    MOST_VIG,
    MOST_WIL,
    MOUNT,
    RESOURCE_TOKENS,
    ROUNDS_SG,
    STEPS,
)
from saloon.games.bantam.effects import KINDS, SKILLS
from saloon.games.bantam.events import EVENT, HONOR, MONTH, RIDER

SG = "sg"
"""What is there in Shadow Governors alone."""


class Fields:
    """All that lies on the table.

    What belongs to a player is listed by seat; where there are several of a kind, by seat * 6 +
    skill, seat * 5 + kind of goods, seat * 4 + endeavor. Sets are bit masks. Foes are listed by the
    slot they were put on, Cabins by the acre they stand in. The top card of a deck is its last.
    Tuples are replaced by the rules and shared by copies.
    """

    mode = chosen("welcome_a", "BAN-SET-02", MODES)
    no_pvp = chosen(False, "BAN-LIM-05")
    pick = option(False, "BAN-SET-03")
    shuffled = option(False, "BAN-SET-11")
    gentle = option(False, "BAN-SET-23")  # without punishing events
    side = number(seen=NOBODY, within="options")  # of the intro list
    sg = flag(seen=NOBODY, within="options")  # Shadow Governors
    pvp = flag(True, seen=NOBODY, within="options")

    solo = shown("solo", by="solo")
    step = number(
        of=len(STEPS), called="STEPS", named=True, about="where in a round the table stands"
    )
    round = number(most=ROUNDS_SG + 1, about="the round")
    last_round = shown("last_round", by="last_round")
    winning = shown("winning", by="winning")
    first = seat(about="the first player, the observer first")
    active = seat(about="whose Day Phase it is")
    lost = flag()  # the one-player practice
    turn = number(seen=NOBODY)  # how many players are done with the step, from the first on
    joint = row(seen=NOBODY)  # by acre: what its Sign Post leads to
    grid = row(called="board.TILE_IDS")  # north-west, north-east, south-west, south-east

    # The turn.
    moving = flag(shown="turn.moving", about="whether the Move goes on")
    move_left = number(shown="turn.move_left", most=HIGH, about="acres left of the Move")
    free = number(shown="turn.free", most=MOST_FREE, about="free actions taken")
    bargain = row(within="turn.bargain")  # by store
    drawn = row(  # what a player is looking at
        seen=COUNT, shown="turn.drawn", most=HIGH, about="cards somebody looks at"
    )
    draws = shown("turn.draws")
    offered = number(-1, called="ITEM_IDS", shown="turn.offered")  # an Item to keep or not
    fought = number(  # foes that do not attack again before the end of the turn
        of=SLOTS, several=True, called="moves.SLOT_TEXTS", shown="turn.fought"
    )
    drawn_mounts = flag(seen=NOBODY)  # Mounts, not Items
    drawn_hunters = flag(seen=NOBODY)
    drawer = number(-1, seen=NOBODY)  # who is looking
    led = number(-1, seen=NOBODY)  # a Mount somebody must choose to take or not
    navigated = number(seen=NOBODY)  # fires left by navigating in this Move
    crime = flag(seen=NOBODY)  # while the outcome of a criminal action is settled
    unloading = flag(seen=NOBODY)  # while the turn player chooses what to put down
    due = number(seen=NOBODY)  # Resources of an Endeavor while its failed dice may be re-rolled
    watched = number(seen=NOBODY)  # aggressive foes that had the turn player in Range at first
    raises = number(seen=NOBODY)  # the seats that have a skill to raise (BAN-NOT-04)
    burned = number(seen=NOBODY)  # the seats that have lost a Cabin to fire (BAN-SGN-05)
    rises = number(seen=NOBODY)

    # The supply and the decks.
    supply = numbers(
        of=len(KINDS), called="effects.KINDS", most=RESOURCE_TOKENS, about="goods in the supply"
    )
    fire_left = shown("fire_left")
    stock = stacks(called="cards.CARD_IDS")
    rack = row(seen=COUNT, most=HIGH, about="cards in the Weapon Rack")
    items = row(seen=COUNT, most=HIGH, about="Items in the stack")
    mounts = row(seen=COUNT, most=HIGH, about="Mounts in the stack")
    known_under = shown("under")
    under = stacks(len(FACE_DOWN), seen=NOBODY)
    # By deck: who has seen the cards put under it, the lowest first. What was drawn since may
    # still be counted at the end.

    # The players.
    character = each(-1, of=len(CHARACTER), called="CHARACTER_IDS", about="a player: the character")
    where = each(
        TOWN_SQUARE,
        of=PLACES,
        called="moves.PLACE_TEXTS",
        shown="place",
        about="a player: where",
    )
    level_now = shown("players.skills")
    skills_now = observed("6 * seats", MOST_SKILL, "a player: each skill now", "skills")
    skills = each(
        per=len(SKILLS),
        called="effects.SKILLS",
        shown="lasting",
        most=HIGH,
        about="a player: each lasting skill",
    )
    skills_tmp = each(per=len(SKILLS), within="players.skills")
    skills_more = each(  # by Riders and kept cards
        per=len(SKILLS), within="players.skills", only=SG
    )
    speed = shown("players.spd", by="speed", most=HIGH, about="a player: Speed")
    spd = each(within="players.spd")
    spd_tmp = each(within="players.spd")
    vig = each(most=MOST_VIG, about="a player: Vigor")
    most_vig = shown(
        "players.vig_max", by="most_vig", most=MOST_VIG, about="a player: the most Vigor"
    )
    vig_max = each(within="players.vig_max")
    wil = each(most=MOST_WIL, about="a player: Will Power")
    grit = each(GRIT, most=GRIT, about="a player: Grit")
    grit_less = each()  # that stays spent at the next Sleep step
    cash = each(most=HIGH, about="a player: dollars")
    goods = each(
        per=len(KINDS), called="effects.KINDS", most=RESOURCE_TOKENS, about="a player: goods"
    )
    slots = shown("players.slots", by="capacity")
    item = each(-1, of=len(ITEM), called="ITEM_IDS", about="a player: the Item")
    item_tired = each(most=1)
    craft = shown("players.craft")
    crafted = each()
    mount = each(-1, of=len(MOUNT), called="MOUNT_IDS", about="a player: the Mount")
    heads_carried = shown("players.heads")
    heads = observed("seats", HIGH, "a player: Heads", "heads")
    level = each(
        per=len(ENDEAVORS),
        within="players.endeavors",
        most=2,
        about="a player: the level of each Endeavor",
    )
    dedicated = each(per=len(ENDEAVORS), within="players.endeavors")
    cards = rows(
        1,
        within="players.cards",
        size="2 * seats",
        most=HIGH,
        by="cards",
        about="a player: Combat Cards, and how many of them are Exhausted",
    )
    tired = numbers(of=OWNABLE, within="players.tired")  # by card: 1 when Exhausted
    np = each(most=HIGH, about="a player: Notoriety")
    tasks = each(  # the checked ones
        within="players.tasks",
        size="seats",
        most=10,
        by="tasks",
        about="a player: tasks done",
    )
    raised = each(seen=NOBODY)  # the skill spaces of the Notoriety track passed once
    reached = each(seen=NOBODY)  # when a player last rose to the winning score, or 0
    sneaked = each(  # the slots of foes that are unaware of a player
        of=SLOTS, several=True, called="moves.SLOT_TEXTS"
    )
    daily = each()
    jailer = each(-1)  # who gets the Bail of a player, or NOBODY
    jailed = observed("seats", 1, "a player: in jail", "jailed")
    homes = observed("seats", HIGH, "a player: Cabins", "homes")

    # Shadow Governors: what players hold.
    pages = each(per=2, within="players.pages", only=SG)  # the left page, the right page
    rider_of = numbers(-1, of=len(RIDER), within="players.riders", only=SG)
    rider_limit = shown("players.rider_limit", by="rider_limit", only=SG)
    saddle = each(most=1, only=SG)
    note = each(most=1, only=SG, about="a player: a Bank Note")
    change = each(only=SG)
    change_at = each(only=SG)  # months the Change has lain on the Note
    coins = each(only=SG)
    bank_slots = shown("players.bank_slots", by="bank_slots", only=SG)
    honored = each(of=len(HONOR), several=True, called="events.HONOR_IDS", shown="honors", only=SG)
    kept = rows(1, within="players.kept", only=SG)  # card * 4, + 1 face up, + 2 with NP
    ignores = each(  # species that leave a player alone
        of=len(SPECIES), several=True, called="board.SPECIES", shown="ignored_by", only=SG
    )

    # The board.
    foes = observed(SLOTS * (2 + PLACES), HIGH, "a foe: its front plus one, Wounds; where", "foes")
    foe_token = numbers(-1, of=SLOTS, within="foes")  # by slot
    foe_at = numbers(NOWHERE, of=SLOTS, within="foes")
    wounds = numbers(of=SLOTS, within="foes")
    reserve = row(seen=COUNT, most=HIGH, about="foes in reserve")
    restocks = number(seen=NOBODY)  # how often foes have come back
    came = row(seen=NOBODY)  # by slot: the restock its foe came with
    shelved = row(seen=NOBODY)  # by token: restocks before all saw it go to the reserve
    seen = number(seen=NOBODY)  # tokens whose loot side has been seen
    head = numbers(-1, of=ENEMIES, within="ground")  # by token
    lies_about = shown("ground")
    things = observed(PLACES, HIGH, "a place: things that lie loose", "ground")
    ground = row(seen=NOBODY)  # loose things: place * 64 + thing, in order
    cabins = observed(
        TERRAIN_ACRES, 6, "an Acre: whose Cabin, 1 for the observer, 5 deserted", "cabins"
    )
    cabin = numbers(-1, of=TERRAIN_ACRES, within="cabins")  # by acre: the owner's seat or NO_CABIN
    door = numbers(of=TERRAIN_ACRES, within="cabins")  # by acre: 1 when unlocked
    stored = numbers(-1, of=TERRAIN_ACRES * CABIN_SLOTS, within="cabins")  # by acre * 3 + slot
    fires = observed(PLACES, HIGH, "a place: fire tokens", "fires")
    fire = row(within="fires")  # tokens, oldest first: fire * 1024 + place * 4 + slot
    befriended = each(within="fires")  # the fires that do not hurt a player
    raiser = row(within="fires")  # by fire
    fire_colour = row(within="fires")  # by fire

    # A fight; lists are by side, 0 the Attacker, 1 the Defender.
    fight = observed(
        5,
        MOST_ENGAGEMENTS,
        "fighting, observer attacks, observer defends, Engagement, ambush",
        "fight",
    )
    fighting = flag(within="fight")
    attacker = number(-1, within="fight")
    defender = number(-1, within="fight")
    after = number(STEPS.index("turn"), seen=NOBODY)
    engagements = number(within="fight")
    ambushed = flag(within="fight")
    brawl = flag(within="fight")
    used_item = number(within="fight")  # the sides that have used their item
    own_hand = observed(len(CARD), 1, "the observer's combat hand", "hand")
    hand = rows(within="fight")
    deck = rows(within="fight")
    pile = rows(within="fight")
    sides = observed(
        2 * (5 + len(CARD)),
        HIGH,
        "Attacker and Defender: cards in hand, in the draw pile, blocked, special used, fate of "
        f"the card; the card shown ({len(CARD)})",
        "sides",
    )
    aside = row(within="fight")  # enemy cards out of this fight
    known = rows(within="fight")  # the cards of a side its opponent has seen
    block = numbers(within="fight")  # what is blocked in this Engagement
    extra = numbers(within="fight")  # the Interrupt played from hand in this Engagement
    fate = numbers(within="fight")  # of the card shown: WAITING, CANCELLED or EXECUTED
    used = numbers(seen=NOBODY)  # the PRIMs of the card shown that have been used
    special = numbers(seen=NOBODY)  # whether its SPC has been used
    cover = number(seen=NOBODY)  # how the Shelter Roll against the card in play went
    felled = number(-1, seen=NOBODY)  # who lies there while the winner takes what there is
    turned = row(called="cards.CARD_IDS")  # the cards foes turned up last, also in fights before
    truce = row()  # who put the mark of a truce by their last card
    peeked = rows(1, within="peeked")  # the cards a player saw last of a rival's

    # Shadow Governors: the table.
    month = number(
        called="events.MONTH_IDS",
        shown="governors.month",
        only=SG,
        most=len(MONTH),
        about="the month of the calendar",
    )
    year = number(shown="governors.year", only=SG)
    season = shown("governors.season", only=SG)
    buyer = number(-1, shown="governors.buyer", only=SG)  # of the First Player Token
    honors = row(called="events.HONOR_IDS", shown="governors.honors", only=SG)
    riders = stacks(within="governors.riders", only=SG)  # the three stacks
    looked_through = shown("governors.searched", only=SG)
    rider_stacks = shown("governors.rider_stacks", only=SG)
    searched = number(seen=NOBODY, only=SG)  # the seats that have looked through them
    hunters = row(seen=COUNT, shown="governors.hunters", only=SG)
    mounted = shown("governors.mounted", only=SG)
    chest = row(within="governors.chests", only=SG)  # by abandoned Cabin
    opened = number(seen=NOBODY, only=SG)  # Chests that were seen
    events = row(seen=COUNT, shown="governors.events", only=SG)
    near = row(seen=NOBODY, only=SG)  # shuffled in at the top: card * 8 + places down to there
    discards = row(within="governors.discards", only=SG)
    happened = row(within="governors.happened", only=SG)  # drawn last, wherever they are now
    event = number(  # the one being resolved
        -1, within="governors.event", only=SG, of=len(EVENT), about="the event card being resolved"
    )
    event_np = number(seen=NOBODY, only=SG)  # NP it has given so far
    handed = number(-1, seen=NOBODY, only=SG)  # to whom it was handed over
    ongoing = row(within="governors.ongoing", only=SG)  # card * 128 + tile * 16 + nights left
    locality = number(-1, within="governors.locality", only=SG)
    pin = number(  # the month a Locality waits for
        -1, called="events.MONTH_IDS", shown="governors.pin", only=SG
    )
    locality_left = number(  # nights until an open one is discarded
        shown="governors.locality_left", only=SG
    )
    travelled = flag(shown="governors.travelled", only=SG)  # the Move led to another tile
    drew = flag(shown="governors.drew", only=SG)  # the event of the turn is used up
    ended_move = flag(seen=NOBODY, only=SG)  # a Move has just ended
    visited = number(seen=NOBODY, only=SG)  # tiles of this turn
    sold = row(seen=NOBODY, only=SG)  # goods sold in this turn, by kind

    shown = numbers(within="fight")  # by side: the card of this Engagement
