"""What lies on the table of `undead`, said once: written.py and shown.py follow from it.

After a change: `python -m scripts.written`. Views and learners are shown them in this order;
what depends on bands is worked out by view.py and tensor.py.
"""

from __future__ import annotations

from saloon.declare.fields import NOBODY, flag, number, numbers, observed, option, row, shown
from saloon.engine.field import HIGH
from saloon.games.undead.content import BUILDINGS, CARDS, COINS_IN_BOX, NOTORIETY_IN_BOX

ALL = "tensor.bands(seats)"
WEAK = "count, value, and for slots 2 to 8 how many are weak there"
BAND = (
    "a band: Skull up, acted; Bullets in slots 2 to 7; Bullets in all; outlaws in stash, reserve, "
    "graveyard; the space it stands on (2 to 8) and those it lies on; its revealed choice (0 to "
    "9); its last four dice"
)


class Fields:
    """All that lies on the table.

    Everything of a band is listed by band; Coins and Notoriety are listed by seat, as two bands of
    one player share them (UND-TWO-04). Sets (of slots, spaces, cards, bands) are bit masks. The top
    of Boot Hill is its last card. Tuples are replaced by the rules and shared by copies.
    """

    two_bands = option(False, "UND-TWO-01")
    horsemen = option(False, "UND-HORDE-01")
    reinforcements = option(False, "UND-HORDE-02")
    horde = option(False, "UND-HORDE-03")
    fast = option(False, "UND-HORDE-04")
    no_reserve = option(False, "UND-SOLO-07")
    deadline = option(False, "UND-SOLO-43")

    alone = shown("solo")
    day = number(most=60, by="day", about="the day, at most 60")
    round = number(most=3, about="the round of the day")
    badge = shown("law")
    noon = flag(about="whether this is High Noon")
    step = number(of=18, called="STEPS", named=True, about="where in the round the table stands")

    space = number(of=10, most=1, size=10, by="rest", about="the space being resolved")
    law = number(-1, most=1, size=ALL, by="rest", about="the band with the LAW badge")
    active = number(-1, most=1, size=ALL, by="rest", about="the band whose turn it is")
    wild = number(-1, most=1, size=ALL, by="rest", about="the band that plays the Wild")
    supply = observed(2, NOTORIETY_IN_BOX, "Coins and Notoriety in the supply", "rest")
    supply_coins = number(within="supply")
    supply_notoriety = number(within="supply")
    boot_hill = row(within="boot_hill", most=CARDS, size=1, by="rest", about="cards in Boot Hill")
    known = number(within="boot_hill")  # solo: how many of the lowest were put back for all to see
    out = row(seen=NOBODY)
    bottom = shown("boot_hill_bottom")
    killed = numbers(  # a view shows them with their bands, further down
        seen=NOBODY,
        within="bands",
        most=1,
        size=CARDS,
        by="rest",
        about="the undead that are dead for good",
    )
    turned_up = number(  # a card on its way from Boot Hill into Town
        -1,
        called="UNDEAD_IDS",
        most=1,
        size=CARDS,
        by="rest",
        about="the undead on its way to Town",
    )
    in_street = shown("street")
    street = observed(9, 84, f"undead in the street: {WEAK}", "rest")
    town = numbers(within="buildings")  # a place: its undead cards
    building = row(within="buildings")  # of each slot, or NO_BUILDING
    where = row(seen=NOBODY)  # the slot of each building, or NO_SLOT
    bonus = number(within="buildings")  # the slots whose bonus still lies there
    buildings = observed(
        len(BUILDINGS) * (1 + 3 + 9),
        84,
        "a building: in play, its bonus (Coin, Bullet, Notoriety), its undead as in `street`",
        "rest",
    )
    inside = numbers(  # a slot: the bands in its building
        within="buildings",
        most=1,
        size=f"{len(BUILDINGS)} * {ALL}",
        by="rest",
        about="a building: the bands in it",
    )
    coins = numbers(
        within="bands", most=COINS_IN_BOX, size=ALL, by="rest", about="a band: its Coins"
    )
    notoriety = numbers(
        within="bands", most=NOTORIETY_IN_BOX, size=ALL, by="rest", about="a band: its Notoriety"
    )
    score = observed(ALL, HIGH, "a band: what its player would score now", "rest")

    players = number(within="bands")  # bands led by people
    bands = number(  # those of people, and Dead Ranger's
        seen=NOBODY, most=8, size=f"tensor.BAND * {ALL}", by="rest", about=BAND
    )
    bullets = numbers(within="bands")
    skulls = number(within="bands")  # the bands whose Critical token shows the Skull
    stash = numbers(within="bands")
    reserve = numbers(within="bands")
    graveyard = numbers(within="bands")
    standing = numbers(within="bands")  # the space of the outlaw standing this round, or NOWHERE
    lying = numbers(within="bands")  # the spaces of outlaws laid down today
    choice = row(within="bands")  # what each band committed to, once revealed
    acted = number(within="bands")  # the bands that had their turn this round
    opponent = shown("ranger")
    points = shown("solo_score")
    dice = row(within="dice")  # the shots of this round: band * 16 + what was rolled

    duelists = row(most=1, size=ALL, by="rest", about="who fights the duel")
    exchanges = number()
    dead = number(within="dead")  # the seats killed in a final duel
    lost = flag()  # solo

    turn = number(seen=NOBODY)  # how many bands are done with the step, in turn order
    used = number(seen=NOBODY)  # Round Start buildings the band has used
    asked = row(seen=NOBODY)  # band * 16 + slot of each sealed answer to come
    sealed = row(  # the answers, aligned with it
        within="sealed", most=1, size=13, by="rest", about="places this seat sealed an answer for"
    )
