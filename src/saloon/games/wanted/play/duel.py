"""Optional rule: Duel in the Sun, with the Truel (WAN-DUEL, WAN-TRUEL)."""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import FlowOf, together
from saloon.games.wanted.state import NOBODY, Table
from saloon.games.wanted.written import ACCEPT, DECLINE

FOR_ONE: Final = 4
"""What a shoot-out is about: the Wanted token of gang 0 to 3, or the One token."""

DUEL_TILES: Final = 6


def settle_tie(t: Table, tied: list[int], stake: int) -> FlowOf[int]:
    """WAN-DUEL-01..13: who wins a tie that nothing else settles, or NOBODY."""
    if not t.duel:
        t.cite("WAN-DUEL-12")
        return NOBODY
    if not worth_it(t, tied, stake):
        t.tell_no_stake("WAN-DUEL-09", stake=stake)
        return NOBODY
    if t.consent:
        ask = together(
            [t.ask_consent(seat, [ACCEPT, DECLINE], "WAN-DUEL-13", stake=stake) for seat in tied]
        )
        yield ask
        for i, seat in enumerate(tied):
            if ask.answers[i] == ACCEPT:
                t.tell_accepts("WAN-DUEL-13", who=seat, stake=stake)
            else:
                t.tell_declines("WAN-DUEL-13", who=seat, stake=stake)
        if DECLINE in ask.answers:
            t.tell_declined("WAN-DUEL-13", stake=stake)
            return NOBODY
    t.reveal()
    t.cite("WAN-DUEL-06 WAN-DUEL-08 WAN-DUEL-11")
    if len(tied) > 2:
        t.cite("WAN-TRUEL-05")
        return truel(t, in_round_order(t, tied), stake)
    return duel(t, tied[0], tied[1], stake)


def worth_it(t: Table, tied: list[int], stake: int) -> bool:
    """WAN-DUEL-09, WAN-DUEL-10: somebody tied must lack the token; holders may shoot too."""
    if stake == FOR_ONE:
        return True
    holders = 0
    for seat in tied:
        if t.wanted[seat] >> stake & 1:
            holders += 1
    if holders and holders < len(tied):
        t.cite("WAN-DUEL-10")
    return holders < len(tied)


def duel(t: Table, first: int, second: int, stake: int) -> int:
    """WAN-DUEL-02..05: both turn up tiles until a Bang shows; two Bangs at once and both lose."""
    t.tell_duel("WAN-DUEL-01 WAN-DUEL-02 WAN-DUEL-08", who=first, target=second, stake=stake)
    bang = t.rng.below(DUEL_TILES)
    other_bang = t.rng.below(DUEL_TILES)
    t.tell_flips("WAN-DUEL-03 WAN-DUEL-11", count=min(bang, other_bang) + 1)
    if bang == other_bang:
        t.tell_both_shot("WAN-DUEL-05", who=first, target=second)
        return NOBODY
    winner = first if bang < other_bang else second
    t.tell_duel_won("WAN-DUEL-04 WAN-DUEL-06", who=winner, target=first + second - winner)
    return winner


def truel(t: Table, order: list[int], stake: int) -> int:
    """WAN-TRUEL-01..04: one common row; whoever turns up the Bang wins."""
    tiles = row_length(len(order))
    t.tell_truel("WAN-TRUEL-01 WAN-TRUEL-02 WAN-DUEL-08", count=len(order), stake=stake)
    for seat in order:
        t.tell_steps_up("WAN-TRUEL-02", who=seat)
    if len(order) > 3:
        t.cite("WAN-TRUEL-04")
    bang = t.rng.below(tiles)
    winner = order[bang % len(order)]
    t.tell_truel_won("WAN-TRUEL-03 WAN-TRUEL-05", who=winner, count=bang + 1)
    return winner


def row_length(shooters: int) -> int:
    """WAN-TRUEL-01, WAN-TRUEL-04: as many tiles as give everybody the same chance."""
    return shooters * 2 if 3 < shooters < 6 else DUEL_TILES


def in_round_order(t: Table, tied: list[int]) -> list[int]:
    """WAN-TRUEL-02: the tied players clockwise from the starter of the round."""
    clockwise = [(t.starter + step) % t.seats for step in range(t.seats)]
    return [seat for seat in clockwise if seat in tied]
