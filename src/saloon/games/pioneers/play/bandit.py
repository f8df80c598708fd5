"""Play as the Bandit (PIO-BANDIT, PIO-TARG, PIO-JAIL-06): dice, way, drink, then Holdups."""

from __future__ import annotations

from saloon.engine.ask import Flow, FlowOf
from saloon.games.pioneers.board import NEAR, apart
from saloon.games.pioneers.content import BANDIT_FACE, BARTENDING, COMPANION, DRINK, PLAYER_FACES
from saloon.games.pioneers.play.holdup import holdups
from saloon.games.pioneers.play.orders import ask_or_order
from saloon.games.pioneers.play.roads import FAR, distances, place_bandit, to_saloon
from saloon.games.pioneers.play.supply import earn, from_hideout
from saloon.games.pioneers.state import JAILED, NOBODY, SALOON_CELL, STOCKPILE, Table
from saloon.games.pioneers.written import AT, EVEN, IN, ODD, ORDER_DRINK, PIONEER, TAKE


def bandit_phase(t: Table) -> Flow:
    """PIO-BANDIT-01, PIO-BANDIT-15: step 4 of every turn, unless he is on the job."""
    if t.hirer != NOBODY:
        t.tell_no_phase("PIO-HIREB-05 PIO-TARG-04", who=t.hirer)
        return
    if t.bandit_jailed:
        yield from jail_phase(t)
        return
    target = t.targeted()
    face = BANDIT_FACE
    if target == NOBODY:
        face = roll_player_die(t)
    else:
        t.tell_targeted("PIO-TARG-03 PIO-TARG-01 PIO-TARG-02 PIO-TARG-05", who=target)
    left = t.roll(6)
    t.tell_bandit_roll("PIO-BANDIT-01 PIO-BANDIT-02", count=left)
    steps = 0
    if t.square > 0:
        left = count_down(t, left)
        if t.square > 0:
            return
        steps = 1
    if target == NOBODY:
        while face != BANDIT_FACE and target == NOBODY:
            target = player_of(t, face)
            if target == NOBODY:
                t.tell_face_of_nobody("PIO-BANDIT-05", face=face)
                face = roll_player_die(t)
    elif not t.at_large(target):
        t.cite("PIO-TARG-03")
        left = 0
    lure = face != BANDIT_FACE
    yield from roam(t, target, left, steps, lure)
    yield from holdups(t, target, True)


def roll_player_die(t: Table) -> int:
    """The Player die, for the Bandit's way."""
    face = PLAYER_FACES[t.roll(6) - 1]
    t.tell_bandit_face("PIO-BANDIT-01", face=face)
    return face


def player_of(t: Table, face: int) -> int:
    """PIO-BANDIT-05: the player in the game with that symbol and a Pioneer outside jail."""
    for seat in range(t.seats):
        if t.symbol[seat] == face and t.status[seat] == IN and t.at_large(seat):
            return seat
    return NOBODY


def jail_phase(t: Table) -> Flow:
    """PIO-JAIL-06: one D6; on 6 he is on the Saloon, and only the active player is held up."""
    die = t.roll(6)
    t.tell_bandit_jail_roll(die=die)
    if die == 6:
        to_saloon(t, "PIO-JAIL-06")
        yield from holdups(t, NOBODY, True)


def count_down(t: Table, points: int) -> int:
    """PIO-BANDIT-03: down the squares and onto the Saloon; returns the points left in town."""
    if points < t.square:
        t.square -= points
        t.tell_countdown(square=t.square)
        return 0
    if t.barred(SALOON_CELL):
        t.square = 1
        t.tell_countdown("PIO-BANDIT-03 PIO-BANDIT-09", square=1)
        return 0
    left = points - t.square
    place_bandit(t, SALOON_CELL)
    t.tell_bandit_comes(count=left)
    return left


def roam(t: Table, target: int, points: int, steps: int, lure: bool) -> Flow:
    """PIO-BANDIT-04..10, PIO-BANDIT-15: his way over the map, and the drink at its end.

    Without a target he goes to the Saloon; `steps` he has made before count for the drink.
    """
    if target == NOBODY:
        t.cite("PIO-BANDIT-06")
        steps += yield from walk(t, SALOON_CELL, points, NOBODY)
        stays = True
    elif t.here(target, t.bandit):
        t.cite("PIO-BANDIT-11")
        stays = False
    else:
        if t.at_large(target):
            goal = yield from goal_of(t, target, lure)
            steps += yield from walk(t, goal, points, target)
        stays = False
    t.cite("PIO-BANDIT-08")
    if t.bandit == SALOON_CELL and (steps or stays):
        yield from drink(t)


def goal_of(t: Table, target: int, lure: bool) -> FlowOf[int]:
    """PIO-BANDIT-04, PIO-DIP-13, PIO-RULING-69: the Companion, or the nearest in his reach."""
    far = distances(t, t.bandit, True)
    family = t.at_large(target)
    companion = t.holder[COMPANION]
    if lure and companion >= 0 and companion >> 3 == target and not t.flags[companion] & JAILED:
        t.cite("PIO-DIP-13")
        if far[t.where[companion]] < FAR:
            return t.where[companion]
        t.cite("PIO-BANDIT-10")
        return (yield from nearest_open(t, t.where[companion], far))
    best = FAR
    for p in family:
        best = min(best, far[t.where[p]])
    if best < FAR:
        near = [p for p in family if far[t.where[p]] == best]
        p = yield from pick_target(t, near)
        return t.where[p]
    t.cite("PIO-BANDIT-10")
    for p in family:
        best = min(best, apart(t.bandit, t.where[p]))
    p = yield from pick_target(t, [p for p in family if apart(t.bandit, t.where[p]) == best])
    return (yield from nearest_open(t, t.where[p], far))


def pick_target(t: Table, family: list[int]) -> FlowOf[int]:
    """PIO-BANDIT-04: the active player chooses between tiles at the same distance."""
    moves: list[int] = []
    cells: list[int] = []
    for p in family:
        if t.where[p] not in cells:
            cells.append(t.where[p])
            moves.append(PIONEER + p)
    answer = yield t.ask_bandit_target(t.active, moves)
    return answer - PIONEER


def nearest_open(t: Table, goal: int, far: list[int]) -> FlowOf[int]:
    """PIO-BANDIT-10: the tile he can reach that lies nearest to one he cannot; ties are asked."""
    best = FAR
    for cell in t.field:
        if far[cell] < FAR:
            best = min(best, apart(cell, goal))
    moves = [AT + cell for cell in t.field if far[cell] < FAR and apart(cell, goal) == best]
    answer = yield t.ask_bandit_goal(t.active, moves, cell=goal)
    return answer - AT


def walk(t: Table, goal: int, points: int, target: int) -> FlowOf[int]:
    """PIO-BANDIT-02, PIO-BANDIT-04, PIO-BANDIT-08: along a shortest open path; returns steps."""
    if t.bandit == goal or points == 0:
        return 0
    if t.barred(goal):
        goal = yield from nearest_open(t, goal, distances(t, t.bandit, True))
    far = distances(t, goal, True)
    steps = 0
    while steps < points and t.bandit != goal:
        best = FAR
        for near in NEAR[t.bandit]:
            best = min(best, far[near])
        if best == FAR:
            break
        moves = sorted([AT + near for near in NEAR[t.bandit] if far[near] == best])
        answer = yield t.ask_bandit_step(t.active, moves, "PIO-BANDIT-04", left=points - steps)
        t.bandit = answer - AT
        steps += 1
        t.tell_bandit_steps("PIO-BANDIT-04 PIO-BANDIT-02", cell=t.bandit)
        if target != NOBODY and t.here(target, t.bandit):
            t.cite("PIO-BANDIT-11")
            break
    return steps


def drink(t: Table) -> Flow:
    """PIO-BANDIT-07, PIO-DIP-08: up to $2 from the Hideout; the bartender may stake them."""
    amount = min(DRINK, t.hideout)
    if amount == 0:
        return
    bartender = t.owner_of(BARTENDING)
    if bartender == NOBODY:
        t.hideout -= amount
        t.bank += amount
        t.tell_drinks("PIO-BANDIT-07", amount=amount, to=STOCKPILE)
        return
    ask = t.ask_drink(bartender, [TAKE, ODD, EVEN], "PIO-DIP-08", price=amount)
    answer = yield from ask_or_order(t, ask, ORDER_DRINK)
    t.tell_drinks(amount=amount, to=bartender)
    if answer == TAKE:
        from_hideout(t, bartender, amount, "PIO-DIP-08")
        return
    die = t.roll(6)
    t.tell_stakes_drink("PIO-DIP-08", who=bartender, odd=1 if answer == ODD else 0, die=die)
    if (die % 2 == 1) == (answer == ODD):
        from_hideout(t, bartender, amount, "PIO-DIP-08")
        earn(t, bartender, amount, "PIO-DIP-08")


def sent_after(t: Table, who: int, points: int) -> Flow:
    """PIO-DIE-14: a card moves him towards a player, without dice, lure or PIO-BANDIT-13."""
    t.tell_sent_after("PIO-DIE-14", who=who, count=points)
    left = points
    steps = 0
    if t.square > 0:
        left = count_down(t, points)
        if t.square > 0:
            return
        steps = 1
    yield from roam(t, who, left, steps, False)
    yield from holdups(t, who, False)
