"""What lies on the table of `pioneers`, said once: written.py and shown.py follow from it.

After a change: `python -m scripts.written`. Views and learners are shown them in this order;
what lies on the map and how Pioneers stand is worked out by view.py and tensor.py.
"""

from __future__ import annotations

from saloon.declare.fields import (
    NOBODY,
    each,
    flag,
    number,
    numbers,
    observed,
    option,
    row,
    seat,
    shown,
)
from saloon.engine.field import HIGH
from saloon.games.pioneers.board import CELLS, KINDS, TOWN_CELL
from saloon.games.pioneers.content import (
    ACTIONS,
    ANIMALS,
    BULLETS_IN_BOX,
    DIPLOMAS,
    EVENTS,
    FIRST_SQUARE,
    FOOD_IN_BOX,
    HORSES_IN_BOX,
    JAIL,
    LANDS,
    POINT_CARDS,
    PRAYERS,
    RESPAWNS,
    REVOLVERS_IN_BOX,
    ROUND_CAP,
    SHORT_CAP,
    STEPS,
    TOKENS_EACH,
    UNITS,
)
from saloon.games.pioneers.moves import ORDERS

PLACE = 19
"""The highest q or r of a tile, plus ten."""
STANDS = (
    "a Pioneer: on the field, newborn, jailed, unfed, lovesick, rolled in vain, left, at work for "
    "its last Actions; Actions left"
)
OFFER = (
    "proposer, partner; picks, sent; lines given, then wanted: thing plus one, number, and q and r "
    "plus ten, or the Pioneer plus one"
)


class Fields:
    """All that lies on the table.

    Things of a seat are listed by seat, Pioneers by seat * 8 + number - 1, tiles by cell. Tuples
    are replaced by the rules and shared by copies. No deck has an order: what is drawn from it is
    drawn at random from what is left (PIO-RULING-64), so that nothing hidden lies on the table but
    the standing orders.
    """

    respawn = option("off", "PIO-RESP-01", RESPAWNS, named="RESPAWN_")
    late_entry = option(False, "PIO-RESP-05")
    live = option("simulated", "PIO-SHOOT-07", ("simulated", "live"), shown="shootout")
    loose = option("strict", "PIO-POT-01", ("strict", "loose"), shown="potshot_trigger")
    to_one = option("for_one", "PIO-GAMB-03", ("for_one", "to_one"), shown="gamble_odds")
    round_cap = option(ROUND_CAP, "PIO-WIN-06", (ROUND_CAP, SHORT_CAP))
    orders_on = option(False, "PIO-ORD-01", shown="orders")
    box_names = option(False, "PIO-SETUP-13")

    round = number(most=ROUND_CAP, about="the round")
    step = number(
        of=len(STEPS), called="STEPS", named=True, about="where in the turn the table stands"
    )
    first = seat(missing=True, about="who went first")
    active = seat(missing=True, about="whose turn it is")
    ended = flag(seen=NOBODY)  # the active player went out in this turn
    acting = number(
        -1, within="acting", most=1, size="8 * seats", by="acting", about="the Pioneer at work"
    )
    begun = flag(seen=NOBODY)
    doing = number(-1, of=len(ACTIONS), called="ACTIONS", named=True, about="the Action it is at")
    left = number(seen=NOBODY, most=HIGH, about="Movement Points of its Move")
    leader = shown("targeted")
    card = number(-1, of=len(EVENTS), called="EVENT_IDS", about="the Event card in play")
    drawn = number(-1, of=len(LANDS), called="LAND_IDS", about="a land tile turned up")
    animal = number(-1, of=len(ANIMALS), called="ANIMAL_IDS", about="an animal turned up")

    land = row(
        within="field",
        size=CELLS,
        most=len(KINDS),
        by="field_map",
        about="a cell: the kind of its tile plus one, 0 for none",
    )
    field = row(within="field")  # the cells that have a tile, sorted
    owner = observed(CELLS, 4, "a cell: whose property, the observing seat's is 1", "field_map")
    works = row(
        within="field",
        size=CELLS,
        most=7,
        by="field_map",
        about="a cell: Farm to Homestead 1 to 5, Claim 6, a sold Building 7",
    )
    tokens = row(
        within="field",
        size=CELLS,
        most=HIGH,
        by="field_map",
        about="a cell: Resources on its Building",
    )
    around = shown("open")

    symbol = each(-1, of=4, called="SYMBOLS", about="a player: its symbol")
    status = each(of=3, called="STATUS", named=True, about="a player: empty, in or out")
    total = shown("players.points", by="points")
    targeted = observed("seats", 1, "who is Targeted", "standings")
    points = observed("seats", HIGH, "a player: Pioneer Points", "standings")
    family = each(within="players.points")  # Pioneers on the field
    built = each(within="players.points")  # Buildings and Homesteads in play
    cash = each(most=HIGH, about="a player: cash")
    food = each(most=HIGH, about="a player: Food")
    bullets = each(most=HIGH, about="a player: Bullets")
    revolver = each(most=1, about="a player: a Revolver")
    horse = each(most=1, about="a player: a Horse")
    armed = shown("players.armed", by="armed")
    tools = each(of=4, several=True, called="TOOLS", about="a player: which Tools")
    goods = each(
        per=4, called="RESOURCES", shown="resources", most=UNITS, about="a player: Resources"
    )
    cards = each(most=POINT_CARDS, about="a player: Pioneer Point cards")
    room = shown("players.limit")
    homes = row(within="players.limit")  # cells of Homesteads, the longest owned first
    stock = each(
        3, per=5, called="BUILDINGS", most=TOKENS_EACH, about="a player: tokens in stock, by kind"
    )
    covered = each(
        per=5, seen=NOBODY, most=TOKENS_EACH, about="a player: tokens used up in deals, by kind"
    )
    ward = number(  # seats, as a bit mask
        within="players.ward", most=1, size="seats", by="ward", about="a player: under a ward"
    )
    waived = each(
        per=3,
        within="players.waived",
        called="WAIVERS",
        named="WAIVE_",
        most=HIGH,
        about="a player: own turns that fees are waived for",
    )
    pioneers = observed("72 * seats", HIGH, STANDS, "families")
    where = each(  # a cell, or IN_STOCK
        -1,
        per=8,
        within="players.pioneers",
        most=PLACE,
        size="16 * seats",
        by="families",
        about="a Pioneer: q and r of its tile plus ten",
    )
    diploma = each(
        -1,
        per=8,
        within="players.pioneers",
        most=len(DIPLOMAS),
        size="8 * seats",
        by="families",
        about="a Pioneer: its diploma plus one",
    )
    flags = each(per=8, within="players.pioneers")
    # Actions more or fewer this turn; shown in what is left, but not once the turn is over.
    bonus = each(per=8, seen=NOBODY)
    used = each(per=8, within="players.pioneers")  # Actions used this turn
    stolen = each(per=8, within="players.pioneers")  # tokens of a rival processed in this stay
    holder = numbers(-1, of=len(DIPLOMAS), within="players.pioneers")  # of each diploma

    sheriff = number(
        TOWN_CELL[JAIL],
        within="sheriff",
        most=PLACE,
        size=3,
        by="pieces",
        about="the Sheriff: q and r plus ten, available",
    )
    sheriff_away = flag(within="sheriff")
    square = number(FIRST_SQUARE, within="bandit")  # of the countdown, 0 in town
    bandit = number(
        -1,
        within="bandit",
        most=HIGH,
        size="5 + seats",
        by="pieces",
        about="the Bandit: square, q and r plus ten, jailed, limbo; for whom he is on the job",
    )
    bandit_jailed = flag(within="bandit")
    hirer = seat(within="bandit")  # for whom the Bandit is on the job
    limbo = number(within="bandit")
    laborers = observed(8, PLACE, "each Laborer: q and r of its tile plus ten", "pieces")
    hideout = number(most=HIGH, about="cash of the Hideout")

    bank = number(seen=NOBODY)  # the Stockpile's account, below zero when it has paid more
    bank_food = number(FOOD_IN_BOX, shown="stockpile.food", most=HIGH, about="Food")
    bank_bullets = number(BULLETS_IN_BOX, shown="stockpile.bullets", most=HIGH, about="Bullets")
    bank_revolvers = number(
        REVOLVERS_IN_BOX, shown="stockpile.revolvers", most=REVOLVERS_IN_BOX, about="Revolvers"
    )
    bank_horses = number(
        HORSES_IN_BOX, shown="stockpile.horses", most=HORSES_IN_BOX, about="Horses"
    )
    bank_tools = numbers(
        of=4, called="TOOLS", shown="stockpile.tools", most=2, about="Tools by kind"
    )
    bank_goods = numbers(
        UNITS,
        of=4,
        called="RESOURCES",
        shown="stockpile.resources",
        most=UNITS,
        about="Resources by kind",
    )
    bank_cards = number(
        POINT_CARDS, shown="stockpile.cards", most=POINT_CARDS, about="Pioneer Point cards"
    )
    bank_stakes = number(shown="stockpile.stakes", most=6, about="Claim Stakes")
    free_diplomas = shown("stockpile.diplomas")
    laborer = numbers(-1, of=4, within="stockpile.laborers")  # each Laborer's cell, or NO_CELL
    stakes = number(seen=NOBODY)  # Claim Stakes in play
    sets = number(seen=NOBODY)  # sets of Tools in play
    pile = numbers(of=len(LANDS), called="LAND_IDS", most=7, about="land tiles left, by type")
    gone = shown("events")
    events = row(
        seen=NOBODY,
        most=1,
        size=len(EVENTS),
        by="decks",
        about="Event cards left in the deck",
    )
    deck = observed(3 * len(PRAYERS), 10, "a Prayer card: mixed, its place below, kept", "decks")
    prayers = row(called="PRAYERS", shown="prayers.mixed")  # in unknown order, on top
    bottom = row(called="PRAYERS", shown="prayers.bottom")  # put back since, the upper first
    kept = row(called="PRAYERS", shown="prayers.kept")  # those the active player holds
    boom = seat(missing=True, about="until whose turn Resources sell for more")
    dust = seat(missing=True, about="until whose turn Moves are halved")

    proposals = number(shown="turn.proposals", most=HIGH, about="proposals in this turn")
    auctions = number(shown="turn.auctions", most=HIGH, about="auctions in this turn")
    backs = number(shown="turn.backs", most=HIGH, about="Actions taken back in this turn")
    expanded = flag(shown="turn.expanded", about="a child was born in this turn")
    loved = flag(shown="turn.loved", about="Love Sickness was used in this turn")
    ordered = number(
        seen=NOBODY, most=HIGH, by="dealings", about="orders that the observer set in this turn"
    )

    trade = observed("2 * seats + 50", HIGH, OFFER, "dealings")
    proposer = seat(within="offer")
    partner = seat(within="offer")
    gives = row(within="offer")  # lines of an offer, see play/deal.py
    wants = row(within="offer")
    picks = number(within="offer")
    sent = flag(seen=NOBODY)  # the offer has been sent and waits for its answer
    offered_gives = row(seen=NOBODY)  # what a counter-offer started from
    offered_wants = row(seen=NOBODY)
    auction = observed(
        "seats + 5", HIGH, "seller, reserve; the lot as a line of an offer", "dealings"
    )
    seller = seat(within="lot")
    lot = number(within="lot")
    reserve = number(within="lot")

    orders = numbers(  # seat * 11 + question: rule + 256 * its number
        within="orders",
        most=HIGH,
        size=2 * len(ORDERS),
        by="dealings",
        about="own standing orders: rule and number",
    )
    limits = numbers(within="orders")  # seat * 21 + thing: a bid's limit + 1
