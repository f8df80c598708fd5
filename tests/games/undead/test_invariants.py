"""What must hold from one decision to the next, watched over random games (UND-INV)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from saloon.engine.ask import Ask
from saloon.engine.errors import Broken
from saloon.engine.event import Event
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.games.undead.content import SALOON
from saloon.games.undead.state import RANGER, Table
from saloon.games.undead.written import FINISHED, ROUND_START, SETTING_UP

from .tables import BUILDING, GAME, slots, table

SETTINGS: list[tuple[int, dict[str, bool]]] = [
    (1, {}),
    (1, {"horsemen": True, "reinforcements": True, "horde": True, "fast": True}),
    (2, {}),
    (2, {"two_bands": True}),
    (3, {}),
    (4, {}),
    (5, {}),
    (6, {}),
]
MOVES_IN_AND_OUT = {"moves-in", "leaves", "vacates", "flees", "killed"}


ASKED_BY_TURN = {"ability", "income", "buy", "again", "shot", "take", "more"}
ASKED_INSIDE = {"general-store": "general-store", "gallery": "shooting-gallery"}
ASKED_INSIDE |= {"mission": "old-mission", "railway": "railway-station", "lawyer": "lawyers-office"}


def last_told(match: Match, *kinds: str) -> Event:
    """The last event of one of these kinds."""
    return next(event for event in reversed(match.events) if event.kind in kinds)


def asked_rightly(match: Match, ask: Ask) -> None:
    """UND-INV-11, UND-INV-20: something to choose from, and for those it concerns only."""
    t = match.state
    assert isinstance(t, Table)
    assert len(ask.moves) > 1, "UND-INV-11"
    band = ask.args[0]
    assert t.owner(band) == ask.seat
    if ask.prompt in ASKED_BY_TURN:
        assert band == t.active
    if ask.prompt in ASKED_INSIDE:
        assert t.controls(band, BUILDING[ASKED_INSIDE[ask.prompt]])
    if ask.prompt in ("round-start", "general-store", "gallery", "mission"):
        assert t.step == ROUND_START
    if ask.prompt == "place":
        assert not t.solo
        assert t.turned_up == ask.args[1]
        rolled = max(n for n, event in enumerate(match.events) if event.kind == "roll")
        killed = [event.args[0] for event in match.events[rolled:] if event.kind == "killed"]
        assert band in killed, "only the owner of an outlaw just killed"
    elif ask.prompt == "mission":
        assert last_told(match, "uses").args == (band, BUILDING["old-mission"])
    else:
        assert not any(GAME.text(move).startswith("place:") for move in ask.moves)
    if ask.prompt == "reply":
        called = last_told(match, "calls-out", "ranger-calls")
        assert called.kind == "ranger-calls" if t.solo else called.args[:2] == (ask.args[1], band)
    else:
        assert GAME.code("pay-up") not in ask.moves
    if ask.prompt == "occupant":
        who, building, _, occupant = last_told(match, "takeover").args
        assert (occupant, who, building) == ask.args
        assert t.controls(band, building)
        assert t.active == who
    else:
        assert GAME.code("stand") not in ask.moves


def watch(before: Table, after: Table, told: set[str]) -> None:
    """UND-INV-03, UND-INV-09, UND-INV-13..16, UND-INV-18."""
    for band in range(after.players):
        assert after.reserve[band] <= before.reserve[band], "UND-INV-13"
        if after.graveyard[band] < before.graveyard[band]:
            assert after.reserve[band] == 0, "UND-INV-13"
    assert after.bonus & ~before.bonus == 0, "UND-INV-14"
    assert after.noon or not before.noon, "UND-INV-15"
    if after.solo:
        assert after.bullets[RANGER] & ~before.bullets[RANGER] == 0
        assert after.law == 0, "UND-INV-16"
    elif after.law != before.law:
        assert after.law == (before.law + 1) % after.players, "UND-INV-16"
    if before.inside != after.inside:
        assert told & MOVES_IN_AND_OUT
    if before.skulls != after.skulls:
        assert told & {"skull", "critical-hit"}
    if told & {"buys", "joins", "takeover"}:
        assert not before.town[12], "UND-INV-10"


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_random_games_keep_the_invariants(seats: int, options: dict[str, bool]) -> None:
    """UND-INV-01..21: check() after every decision, and what changed since the last one."""
    for game in range(3):
        match = Match(GAME, seats, f"watched {game}", options)
        rng = Rng.seeded(f"moves {game}")
        while match.asks:
            ask = match.asks[0]
            for each in match.asks:
                asked_rightly(match, each)
            before = match.state.copy()
            assert isinstance(before, Table)
            heard = len(match.events)
            match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
            after = match.state
            assert isinstance(after, Table)
            after.check()
            if before.step != SETTING_UP:
                watch(before, after, {event.kind for event in match.events[heard:]})
        assert isinstance(match.state, Table)
        assert match.state.step == FINISHED
        assert len(match.moves) <= GAME.bound


def test_a_broken_table_is_found() -> None:
    """UND-INV-01, UND-INV-02, UND-INV-04, UND-INV-05, UND-INV-07."""
    spoils: list[Callable[[Table], None]] = [
        lambda t: t.coins.__setitem__(0, 5),
        lambda t: t.notoriety.__setitem__(0, -1),
        lambda t: t.stash.__setitem__(0, 9),
        lambda t: t.inside.__setitem__(0, 0b11),
        lambda t: t.town.__setitem__(12, 1 << t.boot_hill[0]),
        lambda t: t.bullets.__setitem__(0, slots(8)),
        lambda t: t.lying.__setitem__(0, slots(3)),
    ]
    for spoil in spoils:
        t = table(buildings=["bank"], inside={"bank": 0})
        spoil(t)
        with pytest.raises(Broken):
            t.check()
    assert table(buildings=["saloon"], inside={"saloon": (0, 1)}).building[0] == SALOON


def spoiled(spoil: Callable[[Table], None], **settings: object) -> str:
    """What check() says about a table with one thing wrong."""
    t = table(**settings)  # type: ignore[arg-type]
    t.check()
    spoil(t)
    with pytest.raises(Broken) as broken:
        t.check()
    return str(broken.value)


def test_UND_INV_06_nobody_stands_before_the_commitment() -> None:
    def stand(t: Table) -> None:
        t.stash[0] -= 1
        t.standing[0] = 5

    assert "before anybody has committed" in spoiled(stand, step=ROUND_START)


def test_UND_INV_13_a_reserve_never_grows() -> None:
    def back_to_reserve(t: Table) -> None:
        t.stash[0] -= 1
        t.reserve[0] += 1

    assert "reserve has grown" in spoiled(back_to_reserve)


def test_UND_INV_14_no_bonus_under_an_outlaw() -> None:
    def put_back(t: Table) -> None:
        t.bonus |= 1
        t.supply_coins -= 1

    assert "bonus" in spoiled(put_back, buildings=["bank"], inside={"bank": 0})


def test_UND_INV_15_one_round_after_high_noon_was_called() -> None:
    for seed in range(6):
        match = Match(GAME, 2, f"noon {seed}")
        rng = Rng.seeded(f"noon {seed}")
        while match.asks:
            ask = match.asks[0]
            match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
        kinds = [event.kind for event in match.events]
        assert kinds.count("noon") + kinds.count("last-day") == 1
        called = kinds.index("noon" if "noon" in kinds else "last-day")
        assert kinds[called:].count("round") == 1
        assert kinds.count("noon-over") == 1


def test_UND_INV_16_a_day_has_three_rounds() -> None:
    def fourth(t: Table) -> None:
        t.round = 4

    assert "three rounds" in spoiled(fourth)


def test_UND_INV_19_nobody_lies_on_a_space_in_the_morning() -> None:
    def lie(t: Table) -> None:
        t.stash[0] -= 1
        t.lying[0] = slots(3)

    assert "in the morning" in spoiled(lie)
    assert table(1, lying={RANGER: slots(3)}).lying[RANGER] == slots(3), "Dead Ranger's may"


def test_UND_INV_20_everybody_is_asked_only_what_concerns_them() -> None:
    """UND-INV-11; what the table itself shows of it is in check()."""
    asked = set()
    for seats, options in ((4, {}), (1, {}), (2, {"two_bands": True})):
        for game in range(14):
            match = Match(GAME, seats, f"asked {game}", options)
            rng = Rng.seeded(f"asked {game}")
            while match.asks:
                for each in match.asks:
                    asked_rightly(match, each)
                    asked.add(each.prompt)
                ask = match.asks[0]
                match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    assert asked >= {"place", "mission", "reply", "occupant", "ability", "income", "buy"}

    def turn_up(t: Table) -> None:
        t.turned_up, t.boot_hill = t.boot_hill[-1], t.boot_hill[:-1]

    assert "where an undead goes" in spoiled(turn_up, seats=1)
