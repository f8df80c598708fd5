"""How a fight ends (BAN-FGT-20..27, BAN-BRW-06..08)."""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import Flow
from saloon.games.bantam.content import P_AMBUSH_WIN
from saloon.games.bantam.moves import FOE
from saloon.games.bantam.play.combat.beginning import clear_decks
from saloon.games.bantam.play.combat.blows import is_down
from saloon.games.bantam.play.combat.cardplay import combatant
from saloon.games.bantam.play.combat.enemies import alert_after_fight
from saloon.games.bantam.play.combat.loot import defeat
from saloon.games.bantam.play.combat.spoils import loot_player
from saloon.games.bantam.play.faint import faint
from saloon.games.bantam.play.notoriety import achieve
from saloon.games.bantam.state import NOBODY, Table
from saloon.games.bantam.written import BRAWL_OVER, TURN

TRUCED: Final = 0
SIGHT: Final = 1
CAP: Final = 2
PURSUIT: Final = 3
DOWN: Final = 4
CLAUSES: Final[tuple[str, ...]] = (
    "BAN-FGT-21 BAN-FGT-20",
    "BAN-FGT-20 BAN-FGT-22",
    "BAN-FGT-24",
    "BAN-ENM-07",
    "BAN-FGT-20 BAN-FGT-14",
)
"""By the reason why a fight ends."""


def conclude(t: Table, why: int, side: int) -> Flow:
    """BAN-FGT-20, BAN-FGT-23, BAN-FGT-27: the fight is over; `side` is who acted last."""
    attacker = t.attacker
    defender = t.defender
    t.tell_fight_over(CLAUSES[why], who=attacker, target=defender, why=why)
    if t.brawl:
        end_brawl(t, why, side)
        return
    tidy(t)
    t.step = t.after
    if attacker < FOE and defender < FOE:
        yield from between_players(t, attacker, defender)
    elif attacker < FOE:
        yield from with_foe(t, attacker, defender - FOE)
    else:
        yield from with_foe(t, defender, attacker - FOE)
    if t.step == TURN and t.vig[t.active] > 0:
        yield from alert_after_fight(t)


def tidy(t: Table) -> None:
    """BAN-FGT-23: all cards go back to their decks."""
    t.cite("BAN-FGT-23")
    t.fighting = False
    clear_decks(t)


def with_foe(t: Table, who: int, slot: int) -> Flow:
    """BAN-FGT-27, BAN-ENM-10, BAN-ATT-08: the foe is defeated, or the player suffers Loss."""
    fell = t.vig[who] == 0
    if is_down(t, FOE + slot):
        if fell:
            t.felled = who
        yield from defeat(t, who, slot)
        t.felled = NOBODY
        yield from win_by_ambush(t, who)
    else:
        t.fought |= 1 << slot
    if fell:
        t.cite("BAN-FGT-27")
        faint(t, who)


def between_players(t: Table, attacker: int, defender: int) -> Flow:
    """BAN-FGT-27, BAN-LOO-11, BAN-RULING-51: the one left standing loots; if nobody is, Loss."""
    if t.vig[attacker] == 0 and t.vig[defender] == 0:
        t.cite("BAN-LOO-11")
        t.felled = defender
        faint(t, attacker)
        t.felled = NOBODY
        faint(t, defender)
    elif t.vig[attacker] == 0 or t.vig[defender] == 0:
        winner = defender if t.vig[attacker] == 0 else attacker
        loser = attacker if winner == defender else defender
        t.tell_wins_fight("BAN-FGT-27 BAN-LOO-11", who=winner, target=loser)
        yield from loot_player(t, winner, loser)
        yield from win_by_ambush(t, winner)


def win_by_ambush(t: Table, winner: int) -> Flow:
    """A fight that began with an Ambush was won by the one who laid it."""
    if t.ambushed and winner == t.attacker:
        yield from achieve(t, winner, P_AMBUSH_WIN)


def end_brawl(t: Table, why: int, side: int) -> None:
    """BAN-BRW-06..08: who stands, who did not run, or who has more Vigor, wins; no Looting."""
    attacker = t.attacker
    defender = t.defender
    if why == SIGHT:
        winner = combatant(t, 1 - side)
        t.cite("BAN-BRW-07")
    elif why == DOWN:
        winner = defender if t.vig[attacker] == 0 else attacker
        t.cite("BAN-BRW-06")
    else:
        winner = defender if t.vig[defender] > t.vig[attacker] else attacker
        t.cite("BAN-BRW-08")
    tidy(t)
    t.felled = attacker if winner == defender else defender
    t.winners = [winner]
    t.step = BRAWL_OVER
