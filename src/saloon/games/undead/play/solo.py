"""Solo against Dead Ranger (UND-SOLO, UND-HORDE)."""

from __future__ import annotations

from saloon.engine.ask import Flow, FlowOf
from saloon.games.undead.content import (
    ARMORY,
    BANK,
    BULLET,
    CALL_OUT,
    COIN,
    EXTORT,
    HIRE_GUNS,
    LOOT,
    NOTORIETY,
    NOWHERE,
    SCOUT,
    SHERIFF,
    SLOTS,
    STALK,
    STREET,
)
from saloon.games.undead.play.commitment import SIT_OUT, stand
from saloon.games.undead.play.day import lay_down, prepare_removals
from saloon.games.undead.play.final import lose, win_solo
from saloon.games.undead.play.hire import can_pay
from saloon.games.undead.play.intimidate import pay_one, ways_to_answer
from saloon.games.undead.play.order import go_on
from saloon.games.undead.play.shooting import (
    CRITICAL_HIT,
    CRITICAL_MISS,
    MISS,
    critical_choice,
    draw_undead,
    fall,
    read_die,
    reward,
    settle_undead,
    shot,
    spend_bullet,
    throw,
    turn_token,
    use_critical,
    walk_off,
)
from saloon.games.undead.play.supply import pay, slots_of
from saloon.games.undead.state import PLAYER, RANGER, Table
from saloon.games.undead.written import CALL_AT, GO, PAY_COIN, PAY_NOTORIETY, PAY_SLOT, PAY_UP, TAKE

# -- the round ----------------------------------------------------------------------------------


def place_outlaws(t: Table) -> Flow:
    """UND-SOLO-09, UND-SOLO-40: the player's open placement, then Dead Ranger's die."""
    answer = yield t.ask_place_outlaw(PLAYER, solo_options(t), band=PLAYER)
    number = answer - GO
    t.choice = (number,)
    if number == HIRE_GUNS:
        t.tell_goes_hiring("UND-SOLO-09 UND-HIRE-01", who=PLAYER)
    elif number == SIT_OUT:
        t.tell_sits_out("UND-SOLO-09", who=PLAYER)
    else:
        stand(t, PLAYER, number, "UND-SOLO-09")
    send_ranger(t)
    if not t.over:
        t.space = HIRE_GUNS
        go_on(t)


def solo_options(t: Table) -> list[int]:
    """UND-SOLO-09: a space without an own laid-down outlaw, hiring, or sitting out; no Wild."""
    if t.stash[PLAYER]:
        moves = [GO + space for space in range(2, 9) if not t.lying[PLAYER] >> space & 1]
    elif t.in_play(PLAYER):
        moves = [GO + SIT_OUT]
    else:
        t.cite("UND-SOLO-44")
        return [GO + HIRE_GUNS]
    if can_pay(t, PLAYER):
        moves.append(GO + HIRE_GUNS)
    return moves


def send_ranger(t: Table) -> None:
    """UND-SOLO-10..13, UND-HORDE-02: a die says where Dead Ranger's outlaw goes."""
    die = t.roll(8)
    t.tell_ranger_rolls("UND-SOLO-10", die=die)
    while die == 1 and t.standing[PLAYER] == NOWHERE:
        die = t.roll(8)
        t.tell_ranger_rolls("UND-SOLO-11", die=die)
    space = die
    if die == 1:
        space = t.standing[PLAYER]
        t.cite("UND-SOLO-11")
    if t.lying[RANGER] >> space & 1:
        t.lying[RANGER] &= ~(1 << space)
        t.tell_ranger_stands_up("UND-SOLO-12 UND-SOLO-13", space=space)
    elif t.graveyard[RANGER]:
        t.graveyard[RANGER] -= 1
        t.tell_ranger_comes("UND-SOLO-12 UND-SOLO-13", space=space)
    else:
        lowest = 2
        while not t.lying[RANGER] >> lowest & 1:
            lowest += 1
        t.lying[RANGER] &= ~(1 << lowest)
        t.tell_ranger_moves("UND-SOLO-12 UND-SOLO-13", space=space, origin=lowest)
    t.standing[RANGER] = space
    if t.reinforcements and space == STALK:
        t.tell_reinforcements("UND-HORDE-02")
        add_undead(t)


def add_undead(t: Table) -> None:
    """UND-SOLO-35, UND-SOLO-06: into the street, else the lowest free slot, else all is lost."""
    if not t.town[STREET]:
        settle_undead(t, draw_undead(t), STREET, "UND-SOLO-35")
        return
    for slot in range(SLOTS):
        if not t.town[slot]:
            settle_undead(t, draw_undead(t), slot, "UND-SOLO-35")
            return
    lose(t)
    t.tell_overrun("UND-SOLO-06")


def end_solo_round(t: Table) -> None:
    """UND-SOLO-16, UND-SOLO-07, UND-SOLO-08, UND-RULING-41: all are laid down; a dead band lost."""
    t.cite("UND-SOLO-16")
    if t.clear():
        t.cite("UND-SOLO-08")
    lay_down(t)
    if t.in_play(PLAYER) == 0 and (t.no_reserve or t.reserve[PLAYER] == 0):
        lose(t)
        t.tell_band_gone("UND-SOLO-07")
    else:
        prepare_removals(t)


# -- duels --------------------------------------------------------------------------------------


def solo_duel(t: Table) -> Flow:
    """UND-SOLO-17..22, UND-SOLO-42: the player's outlaw against Dead Ranger's on the same space."""
    space = t.space
    t.tell_solo_duel("UND-SOLO-17", space=space)
    rolled = read_die(t, PLAYER, throw(t, PLAYER))
    theirs = ranger_shot(t)
    mine = rolled
    if rolled == CRITICAL_HIT:
        mine = yield from critical_choice(t, PLAYER)
    if mine > MISS and theirs > MISS:
        t.cite("UND-DUEL-06" if mine != theirs else "UND-SOLO-42 UND-DUEL-06")
        if mine < theirs:
            t.tell_cancelled("UND-DUEL-06", who=PLAYER, target=RANGER)
            mine = MISS
        elif theirs < mine:
            t.tell_cancelled("UND-DUEL-06", who=RANGER, target=PLAYER)
            theirs = MISS
    if mine > MISS:
        spend_bullet(t, PLAYER, mine)
        ranger_falls(t, space)
        t.tell_ranger_killed("UND-SOLO-21", space=space)
    elif theirs == CRITICAL_MISS:
        ranger_falls(t, space)
        t.tell_ranger_flees("UND-SOLO-20", space=space)
    if theirs > MISS:
        fall(t, PLAYER)
        t.tell_killed_by_ranger("UND-SOLO-22", space=space)
    elif mine <= MISS:
        t.tell_nobody_hit("UND-SOLO-17", space=space)
    if mine > MISS:
        reward(t, PLAYER)
        add_undead(t)
    if theirs > MISS and not t.over:
        add_undead(t)
    if mine == CRITICAL_MISS and not t.over:
        if theirs > MISS:
            yield from turn_token(t, PLAYER, "UND-SHOOT-07")
        else:
            walk_off(t, PLAYER, "UND-DUEL-09 UND-SHOOT-05")
            yield from turn_token(t, PLAYER, "UND-SHOOT-05")


def ranger_shot(t: Table) -> int:
    """UND-SOLO-19, UND-SOLO-20: it never spends Bullets, always uses its Critical token."""
    t.cite("UND-SOLO-19")
    outcome = read_die(t, RANGER, throw(t, RANGER))
    if outcome == CRITICAL_HIT:
        use_critical(t, RANGER)
        t.cite("UND-SOLO-20")
    elif outcome == CRITICAL_MISS:
        t.skulls |= 1 << RANGER
        t.tell_skull("UND-SOLO-20", who=RANGER)
    return outcome


def ranger_falls(t: Table, space: int) -> None:
    """UND-SOLO-20, UND-SOLO-21: Dead Ranger's outlaw on a space is back in its Graveyard."""
    if t.standing[RANGER] == space:
        t.standing[RANGER] = NOWHERE
    else:
        t.lying[RANGER] &= ~(1 << space)
    t.graveyard[RANGER] += 1


# -- Dead Ranger's turn ---------------------------------------------------------------------------


def rangers_turn(t: Table) -> Flow:
    """UND-SOLO-23..28, UND-SOLO-41: only what the space says, never a choice."""
    space = t.standing[RANGER]
    t.tell_ranger_acts("UND-SOLO-41", space=space)
    if CALL_OUT[space]:
        yield from ranger_intimidates(t, space)
    elif space == STALK:
        t.tell_ranger_idle("UND-SOLO-24 UND-SOLO-41", space=space)
    else:
        ranger_steals(t, space)
    if not t.over:
        go_on(t)


def ranger_steals(t: Table, space: int) -> None:
    """UND-SOLO-25, UND-SOLO-27: a Bullet, a Coin or a Notoriety is gone, unless it is protected."""
    if space == EXTORT:
        ranger_takes_bullet(t)
        return
    kind = COIN if space == LOOT else NOTORIETY
    if t.controls(PLAYER, BANK if kind == COIN else SHERIFF):
        t.tell_protected("UND-SOLO-27", who=PLAYER, kind=kind)
    elif (t.coins[PLAYER] if kind == COIN else t.notoriety[PLAYER]) > 0:
        pay(t, PLAYER, kind, 1)
        t.tell_ranger_takes("UND-SOLO-27", kind=kind)
    else:
        t.tell_ranger_idle("UND-SOLO-41", space=space)


def ranger_takes_bullet(t: Table) -> None:
    """UND-SOLO-25: the highest loaded slot, never a Fight."""
    t.cite("UND-SOLO-25")
    if t.controls(PLAYER, ARMORY):
        t.tell_protected("UND-SOLO-27", who=PLAYER, kind=BULLET)
        return
    for slot in range(7, 1, -1):
        if t.bullets[PLAYER] >> slot & 1:
            t.bullets[PLAYER] &= ~(1 << slot)
            t.tell_ranger_takes_bullet(slot=slot)
            return
    t.tell_ranger_idle("UND-SOLO-41", space=EXTORT)


def ranger_intimidates(t: Table, space: int) -> Flow:
    """UND-SOLO-23, UND-SOLO-26, UND-SOLO-28, UND-HORDE-03: the player pays up or walks out."""
    target = ranger_picks(t, CALL_OUT[space])
    t.cite("UND-SOLO-23" if space == SCOUT else "UND-SOLO-26")
    if target == NOWHERE:
        if t.horde and space == SCOUT:
            t.tell_horde("UND-HORDE-03")
            add_undead(t)
        else:
            t.tell_ranger_idle("UND-SOLO-41", space=space)
        return
    t.tell_ranger_calls("UND-SOLO-28", space=space, other=target)
    moves = ways_to_answer(t, PLAYER)
    answer = yield t.ask_reply(PLAYER, moves, "UND-SOLO-28", band=PLAYER, target=RANGER)
    if answer == PAY_UP:
        yield from pay_ranger(t)
        return
    t.tell_walks_out("UND-SOLO-28", who=PLAYER)
    outcome = ranger_shot(t)
    if outcome == CRITICAL_MISS:
        ranger_falls(t, space)
        t.tell_ranger_flees("UND-SOLO-20", space=space)
    elif outcome > MISS:
        if t.standing[PLAYER] == target:
            fall(t, PLAYER)
        else:
            t.lying[PLAYER] &= ~(1 << target)
            t.graveyard[PLAYER] += 1
        t.tell_killed_by_ranger("UND-SOLO-22 UND-SOLO-28", space=target)
        add_undead(t)
    else:
        t.tell_ranger_misses("UND-SOLO-28", space=target)


def ranger_picks(t: Table, called: int) -> int:
    """UND-SOLO-23, UND-SOLO-26, UND-HORDE-04, UND-RULING-42: who stands, else who lies."""
    if called >> t.standing[PLAYER] & 1:
        return t.standing[PLAYER]
    if t.fast:
        for space in range(SCOUT, 1, -1):
            if called & t.lying[PLAYER] & 1 << space:
                t.cite("UND-HORDE-04")
                return space
    return NOWHERE


def pay_ranger(t: Table) -> Flow:
    """UND-SOLO-28: two resources to the supply; a Bullet just turns to Casing."""
    for _ in range(2):
        paid = yield from pay_one(t, PLAYER)
        if paid == PAY_COIN:
            pay(t, PLAYER, COIN, 1)
            t.tell_pays(who=PLAYER, kind=COIN, count=1)
        elif paid == PAY_NOTORIETY:
            pay(t, PLAYER, NOTORIETY, 1)
            t.tell_pays(who=PLAYER, kind=NOTORIETY, count=1)
        else:
            t.bullets[PLAYER] &= ~(1 << (paid - PAY_SLOT + 2))
            t.tell_spent("UND-SOLO-28", who=PLAYER, slot=paid - PAY_SLOT + 2)


# -- the player's turn --------------------------------------------------------------------------


def ranger_targets(t: Table, called: int) -> list[int]:
    """UND-SOLO-29: Dead Ranger's outlaws on the listed spaces, standing or laid down."""
    there = called & (t.lying[RANGER] | 1 << t.standing[RANGER])
    return [CALL_AT + space - 2 for space in range(SCOUT, 1, -1) if there >> space & 1]


def call_out_ranger(t: Table, who: int, space: int) -> FlowOf[bool]:
    """UND-SOLO-29..32, UND-SOLO-38: one shot; says whether a Critical Miss ended the turn."""
    t.tell_calls_ranger("UND-SOLO-29 UND-SOLO-38", space=space)
    outcome = yield from shot(t, who)
    if outcome == CRITICAL_MISS:
        walk_off(t, who, "UND-INT-12 UND-SOLO-38 UND-TURN-05")
        yield from turn_token(t, who, "UND-SHOOT-05")
        return True
    if outcome == MISS:
        t.tell_missed_ranger("UND-INT-10", space=space)
        return False
    spend_bullet(t, who, outcome)
    ranger_falls(t, space)
    t.tell_ranger_killed("UND-SOLO-30", space=space)
    yield from disarm(t, who, outcome)
    reward(t, who)
    if t.bullets[RANGER] == 0:
        win_solo(t)
    else:
        add_undead(t)
    return False


def disarm(t: Table, who: int, value: int) -> Flow:
    """UND-SOLO-30..32, UND-RULING-43: the Bullet of that number, any one for a Critical Hit."""
    slot = value
    if value == CRITICAL_HIT:
        moves = slots_of(t.bullets[RANGER], TAKE)
        answer = yield t.ask_disarm(t.owner(who), moves, "UND-SOLO-31", band=who)
        slot = answer - TAKE + 2
    if t.bullets[RANGER] >> slot & 1:
        t.bullets[RANGER] &= ~(1 << slot)
        t.tell_disarmed("UND-SOLO-32 UND-SOLO-30", slot=slot)
