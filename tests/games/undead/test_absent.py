"""What is answered for somebody who left or ran out of time: the defaults of UND-DEC."""

from __future__ import annotations

import pytest

from saloon.engine.ask import Ask
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.games.undead.content import ALL_SLOTS
from saloon.games.undead.state import Table
from saloon.games.undead.written import DAY_END, ROUND_END, ROUND_START

from .tables import GAME, Town, slots, table, town

TWO = {"two_bands": True}
HAUNTED = {"street": ["u18"]}
SETTINGS: list[tuple[int, dict[str, bool]]] = [
    (1, {}),
    (1, {"horsemen": True, "reinforcements": True, "horde": True, "fast": True}),
    (2, {}),
    (2, TWO),
    (4, {}),
    (6, {}),
]


def answer(match: Match, seat: int) -> str:
    ask = match.ask_for(seat)
    assert ask is not None, f"seat {seat} is asked nothing"
    return GAME.text(GAME.absent(match.state, ask))


def absent(s: Town, prompt: str, seat: int = 0) -> str:
    """The default of a seat, once it is asked for something."""
    s.until(prompt, seat)
    return answer(s.match, seat)


def owner_of(building: str, **settings: object) -> Town:
    """A, at Round Start, has just used a building."""
    s = town((), 4, buildings=[building], inside={building: 0}, step=ROUND_START, **settings)
    s.play(f"0 use:{building}")
    return s


def duel_of_three(law: int) -> Town:
    s = town([2, 2, 2], undead=HAUNTED, law=law)
    s.choose("3", "3", "2", "3")
    return s


def test_UND_DEC_01_a_coin_and_two_bullets() -> None:
    for seats, options in SETTINGS:
        assert answer(Match(GAME, seats, "start", options), 0) == "start:1:0:67"


def test_UND_DEC_02_done_and_the_mortuary_still_happens() -> None:
    s = town(
        buildings=["mortuary", "gazette"],
        inside={"mortuary": 0, "gazette": 0},
        step=ROUND_START,
        boot_hill=["u12"],
    )
    assert answer(s.match, 0) == "done"
    s.play("0 done")
    assert s.undead_at("s1") == ["u12"]


def test_UND_DEC_03_the_general_store_is_not_used() -> None:
    assert answer(owner_of("general-store", coins={0: 2}).match, 0) == "skip"


def test_UND_DEC_04_bullets_go_back_to_where_they_were() -> None:
    s = owner_of("shooting-gallery", bullets={0: slots(3, 5, 6)})
    for _ in range(3):
        s.play(f"0 {answer(s.match, 0)}")
    assert s.state.bullets[0] == slots(3, 5, 6)
    left = owner_of("shooting-gallery", bullets={0: slots(3, 5, 6)})
    left.play("0 load:5", "0 load:7")
    assert answer(left.match, 0) == "load:3", "who leaves half-way keeps what is done"


def test_UND_DEC_05_the_old_mission_is_not_used() -> None:
    assert answer(owner_of("old-mission", notoriety={0: 1}).match, 0) == "skip"


def test_UND_DEC_06_the_lowest_free_space_else_sitting_out() -> None:
    s = town(undead=HAUNTED, lying={0: slots(2, 3)}, round=3, coins={0: 2, 1: 2})
    assert answer(s.match, 0) == "go:4"
    assert answer(s.match, 1) == "go:2"
    empty = town(undead=HAUNTED, lying={0: slots(3, 8)}, dead={0: 2}, round=3, coins={0: 2})
    assert answer(empty.match, 0) == "go:sit"
    bands = town(seats=2, options=TWO, lying={0: slots(2), 3: slots(2, 3)}, round=3)
    assert answer(bands.match, 0) == "go:3+2"
    assert answer(bands.match, 1) == "go:2+4"


def test_UND_DEC_07_the_wild_goes_to_the_highest_space() -> None:
    s = town(undead=HAUNTED, lying={0: slots(7)}, round=2)
    s.choose("1", "8", "6", "2")
    assert absent(s, "wild") == "go:5"


def test_UND_DEC_08_coins_for_a_hire() -> None:
    s = town(undead=HAUNTED, coins={0: 2}, notoriety={0: 2})
    s.choose("hire", "7", "7", "7")
    assert absent(s, "price") == "pay:coin"


def test_UND_DEC_09_the_highest_casing() -> None:
    s = town(undead=HAUNTED, bullets={0: slots(7, 2)})
    s.choose("5", "7", "7", "7")
    assert absent(s, "load") == "load:6"


def test_UND_DEC_10_no_ability() -> None:
    """UND-DEC-11, UND-DEC-15, UND-DEC-16: nobody is called out, robbed or shot at."""
    settings = {"undead": HAUNTED, "coins": {1: 2}, "notoriety": {1: 2}, "bullets": {1: slots(4)}}
    for space in ("8", "7", "6", "5", "4", "3", "2"):
        other = "2" if space in "854" else "7"
        s = town((), 2, **settings)
        s.choose(space, other if other != space else "3")
        assert absent(s, "ability") == "skip", space


def test_UND_DEC_12_walk_out() -> None:
    s = town(buildings=["lawyers-office"], inside={"lawyers-office": 0}, coins={0: 3})
    s.choose("5", "8", "7", "7")
    s.until("ability", 1)
    s.play("1 call:0")
    assert s.legal == ["pay-up", "walk-out", "bribe:1"]
    assert answer(s.match, 0) == "walk-out"


def test_UND_DEC_13_coins_then_low_bullets_then_notoriety() -> None:
    def paying(**settings: object) -> str:
        s = town((), 4, undead=HAUNTED, **settings)
        s.choose("5", "8", "7", "7")
        s.until("ability", 1)
        s.play("1 call:0", "0 pay-up")
        return answer(s.match, 0)

    assert paying(coins={0: 1}, notoriety={0: 1}, bullets={0: slots(3)}) == "pay:coin"
    assert paying(notoriety={0: 2}, bullets={0: slots(6, 4)}) == "pay:bullet:4"
    # One kind alone is no question; the engine answers it.
    only = Ask(0, "pay", [GAME.code("pay:notoriety")], "UND-INT-05", (0,))
    assert GAME.text(GAME.absent(table(), only)) == "pay:notoriety"


@pytest.mark.parametrize(
    ("bullets", "backfire", "expected"),
    [(slots(4), [0], "shoot"), (0, [], "shoot"), (0, [0], "hold-fire")],
)
def test_UND_DEC_14_a_shot_that_can_hit(bullets: int, backfire: list[int], expected: str) -> None:
    s = town([3], undead=HAUNTED, bullets={0: bullets}, backfire=backfire)
    s.choose("8", "5", "7", "7")
    s.until("ability", 0)
    s.play("0 call:1")
    assert absent(s, "shot") == expected


def test_UND_DEC_15_no_second_unit() -> None:
    s = town(buildings=["thieves-den"], inside={"thieves-den": 0}, bullets={1: slots(2, 3, 4)})
    s.choose("6", "7", "3", "2")
    s.until("ability", 0)
    s.play("0 steal:bullet:1")
    assert absent(s, "take") == "take:4", "a theft that has begun is ended"
    assert absent(s, "more") == "enough"


def test_UND_DEC_17_the_attempt_is_over() -> None:
    s = town([7], undead=HAUNTED)
    s.choose("8", "3", "7", "7")
    s.until("ability", 0)
    s.play("0 shoot:u18")
    assert absent(s, "again") == "stop"


def test_UND_DEC_18_an_eight_is_used() -> None:
    s = town([8], undead=HAUNTED)
    s.choose("8", "3", "7", "7")
    s.until("ability", 0)
    s.play("0 shoot:u18")
    assert absent(s, "critical") == "critical"
    duel = town([8, 8], undead=HAUNTED)
    duel.choose("3", "3", "7", "7")
    assert absent(duel, "critical", 1) == "critical"


def test_UND_DEC_19_the_token_is_turned() -> None:
    s = town([1], undead=HAUNTED, backfire=[0])
    s.choose("8", "3", "7", "7")
    s.until("ability", 0)
    s.play("0 shoot:u18")
    assert absent(s, "skull") == "skull"


def test_UND_DEC_20_the_next_duelist_in_turn_order() -> None:
    s = duel_of_three(law=0)
    assert absent(s, "aim", 0) == "aim:1"
    assert absent(s, "aim", 1) == "aim:3"
    assert absent(s, "aim", 3) == "aim:0"
    assert absent(duel_of_three(law=3), "aim", 3) == "aim:0"


def test_UND_DEC_21_no_lawyer() -> None:
    office = {"buildings": ["lawyers-office"], "inside": {"lawyers-office": 0}, "coins": {0: 1}}
    s = town([3, 3], 4, undead=HAUNTED, **office)
    s.choose("3", "3", "7", "7")
    assert absent(s, "lawyer") == "skip"


def test_UND_DEC_22_into_the_street() -> None:
    s = town([5, 3], bullets={0: slots(5)})
    s.choose("3", "3", "7", "7")
    assert absent(s, "place", 1) == "place:street"


def test_UND_DEC_23_a_coin_else_a_bullet() -> None:
    for space in ("8", "7", "6"):
        s = town(undead=HAUNTED)
        s.choose(space, "3", "2", "2")
        assert absent(s, "income") == "gain:coin"
    dry = town(undead=HAUNTED, coins={1: 48})
    dry.choose("8", "7", "7", "7")
    assert absent(dry, "income") == "gain:bullet"


def test_UND_DEC_24_one_more_of_the_first_kind() -> None:
    s = town(buildings=["railway-station"], inside={"railway-station": 0}, undead=HAUNTED)
    s.choose("4", "7", "7", "7")
    assert absent(s, "railway") == "gain:coin"
    armed = town(buildings=["railway-station"], inside={"railway-station": 0}, undead=HAUNTED)
    armed.choose("5", "7", "7", "7")
    assert absent(armed, "railway") == "gain:bullet"


def test_UND_DEC_25_nothing_is_bought() -> None:
    s = town(coins={0: 9})
    s.choose("7", "3", "2", "2")
    assert absent(s, "buy") == "skip"


@pytest.mark.parametrize(("bullets", "expected"), [(0, "vacate"), (slots(4), "stand")])
def test_UND_DEC_26_who_is_armed_stands(bullets: int, expected: str) -> None:
    s = town(buildings=["bank"], inside={"bank": 1}, bullets={1: bullets}, coins={0: 2})
    s.choose("7", "3", "2", "2")
    s.until("buy", 0)
    s.play("0 buy:bank")
    assert answer(s.match, 1) == expected


def test_UND_DEC_27_nobody_leaves() -> None:
    s = town(buildings=["bank"], inside={"bank": 0}, undead=HAUNTED, step=ROUND_END)
    assert absent(s, "leave") == "leave:-"


@pytest.mark.parametrize(
    ("bullets", "kept"),
    [
        (slots(3), {"bank"}),
        (slots(3, 6), {"bank", "armory"}),
        (ALL_SLOTS, {"bank", "armory", "gunsmith"}),
    ],
)
def test_UND_DEC_28_low_bullets_for_the_best_buildings(bullets: int, kept: set[str]) -> None:
    """The Bank is worth 5, the Armory 4, the Gunsmith 2."""
    names = ["gunsmith", "armory", "bank"]
    s = town(
        buildings=names,
        inside=dict.fromkeys(names, 0),
        bullets={0: bullets},
        undead=HAUNTED,
        step=DAY_END,
        round=3,
    )
    spent = []
    while s.asked[0][1] == "upkeep":
        spent.append(answer(s.match, 0))
        s.play(f"0 {spent[-1]}")
    held = s.match.view(0)["table"]["bands"][0]["buildings"]
    assert set(held) == kept
    lowest = [f"spend:{slot}" for slot in range(2, 8) if bullets >> slot & 1]
    assert [move for move in spent if move != "vacate"] == lowest[: len(kept)]


def test_UND_DEC_29_the_band_with_more_bullets() -> None:
    t = table(2, options=TWO, step=ROUND_END, bullets={0: slots(2), 2: slots(3, 4), 1: slots(5)})
    t.noon = True
    s = Town(GAME, t, [])
    assert absent(s, "send", 0) == "send:2"
    assert absent(s, "send", 1) == "send:1"


def test_UND_DEC_30_solo_placement() -> None:
    s = town(seats=1, lying={0: slots(2)}, round=2, undead=HAUNTED)
    assert answer(s.match, 0) == "go:3"
    empty = town(seats=1, lying={0: slots(2, 3)}, dead={0: 2}, round=3, coins={0: 2})
    assert answer(empty.match, 0) == "go:sit"


def test_UND_DEC_31_dead_rangers_highest_bullet() -> None:
    s = town([3, 8], seats=1, lying={1: slots(7)}, undead=HAUNTED)
    s.play("0 go:4", "0 call:at:7", "0 critical")
    assert absent(s, "disarm") == "take:7"


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_an_absent_table_plays_to_the_end(seats: int, options: dict[str, bool]) -> None:
    match = Match(GAME, seats, "absent", options)
    while match.asks:
        ask = match.asks[0]
        match.play(ask.seat, GAME.absent(match.state, ask))
    assert match.over


def test_every_question_of_random_games_has_a_legal_default() -> None:
    asked = set()
    for seats, options in SETTINGS:
        for seed in range(6):
            match = Match(GAME, seats, f"leaver {seed}", options)
            rng = Rng.seeded(f"leaver {seed}")
            while match.asks:
                ask = match.asks[0]
                asked.add(ask.prompt)
                assert isinstance(match.state, Table)
                assert GAME.absent(match.state, ask) in ask.moves
                match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    assert len(asked) > len(GAME.asks) - 4, "all but the rarest were asked"
