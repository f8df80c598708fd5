"""Setup (BAN-SET)."""

from __future__ import annotations

import pytest

from saloon.engine.errors import BadSetup
from saloon.engine.match import Match
from saloon.games.bantam.board import SLOT_SPECIES, TILE, TOWN_SQUARE, acre
from saloon.games.bantam.content import CHARACTER, ENEMY
from saloon.games.bantam.game import GAME
from saloon.games.bantam.state import NO_ITEM, NO_MOUNT, Table


def dealt(seats: int, **options: object) -> Match:
    return Match(GAME, seats, "deal", options)


def state_of(match: Match) -> Table:
    assert isinstance(match.state, Table)
    return match.state


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_table_for_every_count(seats: int) -> None:
    """BAN-SET-01, BAN-SET-28, BAN-SOL-01, BAN-SOL-02: the board is the same for all."""
    t = state_of(dealt(seats))
    assert len(set(t.character)) == seats
    assert (sum(map(len, t.stock)), len(t.rack)) == (6, 30)
    assert (len(t.items), len(t.mounts)) == (24, 8)
    assert 0 <= t.first < seats


def test_options_are_fixed_before_the_start() -> None:
    """BAN-SET-02, BAN-SET-18, BAN-LIM-05, BAN-RULING-96.

    Side of the list, fights, characters, tiles.
    """
    t = state_of(dealt(2, mode="welcome_b", no_pvp=True))
    assert (t.side, t.pvp) == (1, False)
    with pytest.raises(BadSetup, match="option mode takes welcome_a"):
        dealt(2, mode="c")
    with pytest.raises(BadSetup, match="1 to 4"):
        dealt(5)
    with pytest.raises(BadSetup, match="nobody to fight"):
        dealt(1, no_pvp=True)


def test_a_kit_for_each_character() -> None:
    """BAN-SET-03..10, BAN-RULING-15: nine cards, what is printed, all Grit, nothing else."""
    match = dealt(4)
    t = state_of(match)
    for who in range(4):
        row = CHARACTER[t.character[who]]
        assert t.skills[who * 6 : who * 6 + 6] == list(row.skills)
        assert (t.spd[who], t.vig[who], t.vig_max[who], t.wil[who]) == (
            row.spd,
            row.vig,
            row.vig,
            3,
        )
        assert len(t.cards[who]) == 9
        assert (t.cash[who], t.grit[who], t.np[who], t.crafted[who]) == (row.cash, 4, 0, 0)
        assert (t.item[who], t.mount[who], t.carried(who)) == (NO_ITEM, NO_MOUNT, 0)
        assert t.where[who] == TOWN_SQUARE
    assert not any(t.level)
    assert not any(t.dedicated)
    log = match.log
    assert log is not None
    for clause in ("BAN-SET-04", "BAN-SET-05", "BAN-SET-06", "BAN-SET-07", "BAN-SET-08"):
        assert clause in log.fired
    assert "BAN-SET-09" in log.fired


def test_characters_are_picked_in_seat_order() -> None:
    """BAN-SET-03: from a random seat on, each one of those left."""
    match = dealt(3, pick=True)
    first = match.asks[0].seat
    names = [c.id for c in CHARACTER]
    for n in range(3):
        ask = match.asks[0]
        assert (ask.seat, ask.prompt) == ((first + n) % 3, "character")
        assert [GAME.text(move) for move in ask.moves] == [f"character:{c}" for c in names[n:]]
        match.play(ask.seat, f"character:{names[n]}")
    assert sorted(state_of(match).character) == [0, 1, 2]
    assert match.asks[0].prompt == "turn"


@pytest.mark.silent("BAN-TRV-02", "BAN-TRV-03")
def test_tiles_lie_in_a_grid() -> None:
    """BAN-SET-11, BAN-TRV-02, BAN-TRV-03: standard or shuffled, every live edge joins two posts."""
    t = state_of(dealt(2))
    assert t.grid == (0, 1, 2, 3)
    assert t.joint[acre("w_ridge")] == acre("p_grass")
    assert t.joint[acre("k_reeds")] == acre("m_ledge")
    assert t.joint[acre("w_stand")] == -1
    grids = set()
    for seed in "abcdef":
        t = state_of(Match(GAME, 2, seed, {"shuffled": True}))
        grids.add(t.grid)
        east = TILE[t.grid[0]].posts[1]
        assert t.joint[east] == TILE[t.grid[1]].posts[3]
        assert t.joint[t.joint[east]] == east
        assert sum(to >= 0 for to in t.joint) == 8
    assert len(grids) > 2


def test_foes_of_their_species_on_every_slot() -> None:
    """BAN-SET-14: sixteen on the board, ten in reserve, all loot sides hidden."""
    t = state_of(dealt(2))
    for slot, token in enumerate(t.foe_token):
        assert ENEMY[token].species == SLOT_SPECIES[slot]
    assert len(t.reserve) == 10
    assert t.seen == 0


def test_supply_and_stores_of_side_a() -> None:
    """BAN-SET-12, BAN-SET-13, BAN-SET-15, BAN-SET-17: Town Hall is closed."""
    match = dealt(2)
    t = state_of(match)
    assert t.supply == [20, 20, 20, 20, 8]
    t.where[t.active] = acre("street_nw")
    match = Match(GAME, table=t)
    assert "go:town_hall" not in [GAME.text(move) for move in match.asks[0].moves]
    assert "go:gunsmith" in [GAME.text(move) for move in match.asks[0].moves]


def test_the_first_player_is_drawn() -> None:
    """BAN-SET-16, BAN-RULING-20: any seat may begin."""
    firsts = {state_of(Match(GAME, 3, seed)).first for seed in "abcdefgh"}
    assert firsts == {0, 1, 2}
