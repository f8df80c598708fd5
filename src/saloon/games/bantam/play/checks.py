"""Skill Checks and re-rolls (BAN-CHK-01..05, BAN-WIL)."""

from __future__ import annotations

from saloon.engine.ask import FlowOf
from saloon.games.bantam.content import MOST_WIL, P_PASS_CHECK
from saloon.games.bantam.effects import BLACK, WIS, difficulty_of, skill_of
from saloon.games.bantam.play.notoriety import achieve
from saloon.games.bantam.play.vigor import lose_wil
from saloon.games.bantam.state import NOBODY, Table
from saloon.games.bantam.written import ACCEPT, REROLL


def attempt(t: Table, who: int, check: int, bonus: int, clauses: str, low: int = 0) -> FlowOf[bool]:
    """BAN-CHK-01..05, BAN-CHK-14: a die and the skill against the difficulty.

    `bonus` is what a tool adds (BAN-CHK-12), `low` what the Low WIL icon takes off (BAN-WIL-07).
    """
    skill = skill_of(check)
    need = difficulty_of(check)
    while True:
        plus = bonus
        if skill != BLACK:
            plus += t.skill(who, skill)
        if low and t.wil[who] <= 1:
            plus -= low
            t.tell_low_will("BAN-WIL-07", who=who, n=low)
        if plus + 1 >= need:
            t.tell_sure("BAN-CHK-02 BAN-CHK-04", who=who, check=check)
            if t.sg:
                yield from achieve(t, who, P_PASS_CHECK, skill, need)
            return True
        die = t.roll(6)
        t.tell_check(
            "BAN-CHK-01 BAN-CHK-04 BAN-CHK-14", who=who, check=check, die=die, total=plus + die
        )
        t.cite(clauses)
        if skill == WIS:
            t.cite("BAN-CHK-11")
        if plus + die >= need:
            if t.sg:
                yield from achieve(t, who, P_PASS_CHECK, skill, need)
            return True
        if plus + 6 < need:
            t.cite("BAN-CHK-03 BAN-CHK-05")
            return False
        # Another point of Will Power spent may bring the Low WIL icon in.
        later = plus - low if low and t.wil[who] == 2 else plus
        again = yield from reroll(t, who, check, plus + die, max(0, later + 7 - need))
        if not again:
            t.cite("BAN-CHK-05")
            return False


def reroll(t: Table, who: int, check: int, total: int, faces: int) -> FlowOf[bool]:
    """BAN-WIL-02..06: 1 Will Power for another roll; in a fight only the third point.

    `faces` of the die would pass.
    """
    if not may_reroll(t, who):
        return False
    clause = "BAN-WIL-02" if t.side_of(who) == NOBODY else "BAN-WIL-04"
    answer = yield t.ask_reroll(
        who, [ACCEPT, REROLL], clause, check=check, total=total, faces=faces, wil=t.wil[who]
    )
    if answer == ACCEPT:
        return False
    t.cite("BAN-WIL-05 BAN-WIL-06")
    lose_wil(t, who, 1, "BAN-WIL-02")
    return t.vig[who] > 0


def may_reroll(t: Table, who: int) -> bool:
    """BAN-WIL-02, BAN-WIL-04."""
    if t.side_of(who) == NOBODY:
        return t.wil[who] > 0
    return t.wil[who] == MOST_WIL
