"""What seats see, what is redealt, and the evaluation."""

from __future__ import annotations

from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.games.undead.bot.evaluate import sense
from saloon.games.undead.content import BITS, HIJACK, STREET, UNDEAD, WORTH
from saloon.games.undead.moves import MOVES, STARTS
from saloon.games.undead.state import RANGER, Table
from saloon.games.undead.written import (
    BUY,
    CALL_AT,
    DAY_END,
    GO,
    INCOME,
    LEAVE,
    PAIR,
    PLACE,
    ROUND_END,
    SEND,
    SHOOT_AT,
    SPEND,
    STAND,
    STEAL,
    STEAL_SUPPLY,
    USE,
)
from saloon.lab.numbers import turned

from .tables import GAME, Town, slots, table, town


def test_move_codes_and_texts_agree() -> None:
    firsts = {
        GO: "go:sit",
        PAIR: "go:sit+sit",
        USE: "use:assay-office",
        LEAVE: "leave:-",
        PLACE: "place:s1",
        SHOOT_AT: "shoot:u01",
        CALL_AT: "call:at:2",
        STEAL: "steal:coin:0",
        STEAL_SUPPLY: "steal:coin:supply",
        SPEND: "spend:2",
        SEND: "send:0",
        BUY: "buy:assay-office",
        STAND: "stand",
    }
    for code, text in firsts.items():
        assert GAME.text(code) == text
    assert len(MOVES) == STAND + 1
    assert all(coins + fame + BITS[mask] == 3 for coins, fame, mask in STARTS)


def test_boot_hill_is_hidden_and_the_rest_is_not() -> None:
    """UND-SETUP-13, UND-INV-21."""
    match = Match(GAME, 4, "hidden")
    t = match.state
    assert isinstance(t, Table)
    orders = set()
    for number in range(8):
        world = match.imagine(1, Rng.seeded(str(number)))
        assert world.view(1) == match.view(1)
        assert isinstance(world.state, Table)
        orders.add(world.state.boot_hill)
        unseen = sorted(world.state.boot_hill + world.state.out)
        assert unseen == sorted(t.boot_hill + t.out)
    assert len(orders) > 1


def test_the_view_shows_what_an_undead_is_worth_here() -> None:
    """UND-RULING-76: the number that scores, also where a designer has turned it."""
    s = town(undead={"street": [UNDEAD[7].id]})
    assert s.match.view()["table"]["street"][0]["value"] == WORTH[7]
    with turned(GAME, {f"undead.{UNDEAD[7].id}.value": 9}):
        assert s.match.view()["table"]["street"][0]["value"] == 9


def test_the_view_shows_what_a_building_is_worth_here() -> None:
    """The number that scores, also where a designer has turned it."""
    s = town(buildings=["bank"], inside={"bank": 0})
    shown = s.match.view()["table"]["buildings"]
    assert [building["value"] for building in shown if building["id"] == "bank"] == [5]
    assert s.state.estate(0) == 5
    with turned(GAME, {"buildings.bank.value": 8}):
        shown = s.match.view()["table"]["buildings"]
        assert [building["value"] for building in shown if building["id"] == "bank"] == [8]
        assert s.state.estate(0) == 8


def test_sealed_upkeep_is_redealt_for_others() -> None:
    """UND-KEEP-02."""
    t = table(
        2,
        buildings=["bank", "armory", "saloon"],
        inside={"bank": 0, "armory": 0, "saloon": 1},
        bullets={0: slots(2, 3), 1: slots(4)},
        step=DAY_END,
        round=3,
    )
    s = Town(GAME, t)
    s.play("0 spend:3", "1 spend:4")
    assert s.asked == [(0, "upkeep")]
    guesses = set()
    for number in range(20):
        world = s.match.imagine(1, Rng.seeded(str(number)))
        assert world.view(1) == s.match.view(1)
        assert isinstance(world.state, Table)
        guesses.add(world.state.sealed[0])
        menu = [GAME.text(move) for move in world.asks[0].moves]
        assert menu[-1] == "vacate"
        assert GAME.text(world.state.sealed[0]) not in menu[:-1], "a Bullet is promised once"
    assert len(guesses) == 3
    mine = s.match.imagine(0)
    assert isinstance(mine.state, Table)
    assert mine.state.sealed[0] == s.state.sealed[0]


def test_what_a_bot_feels() -> None:
    even = table(3)
    assert abs(sense(even, 0) - 1 / 3) < 0.01
    ahead = table(3, notoriety={1: 9}, bullets={1: slots(2, 3)})
    assert sense(ahead, 1) > 0.4 > 0.34 > sense(ahead, 0)
    assert abs(sum(sense(ahead, seat) for seat in range(3)) - 1) < 1e-9
    late = table(3, notoriety={1: 9}, bullets={1: slots(2, 3)}, day=8)
    assert sense(late, 1) > sense(ahead, 1)
    over = town(seats=2, step=ROUND_END, notoriety={1: 1})
    over.choose("7", "7")
    while over.match.asks:
        over.match.play(over.match.asks[0].seat, "gain:coin")
    assert (sense(over.state, 0), sense(over.state, 1)) == (0.0, 1.0)
    fresh = Match(GAME, 4, "fresh").state
    assert isinstance(fresh, Table)
    assert sense(fresh, 2) == 0.25


def test_a_bot_knows_an_empty_supply_and_a_good_shot() -> None:
    rich = table(3)
    poor = table(3)
    for t in (rich, poor):
        t.step = INCOME
        t.active = 0
        t.standing[0] = HIJACK
    poor.supply_notoriety = 0
    assert sense(rich, 0) > sense(poor, 0), "nothing is left to take on Hijack"
    apt = table(3, bullets={0: slots(2)})
    unfit = table(3, bullets={0: slots(7)})
    apt.town[STREET] = unfit.town[STREET] = 1 << 0
    assert sense(apt, 0) > sense(unfit, 0), "2 is the weak point of the Pale Rider"


def test_what_a_bot_feels_alone() -> None:
    t = table(1)
    less = table(1)
    less.bullets[RANGER] = slots(2)
    assert 0 < sense(t, 0) < sense(less, 0) < 1
    few = table(1, dead={0: 3})
    assert sense(few, 0) < sense(t, 0)
