"""What a seat cannot know (specification, section 5.3)."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.bots import Budget
from saloon.bots.levels import bot
from saloon.engine.data import digest
from saloon.engine.game import SPECTATOR
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.games.bantam.board import NOWHERE, SLOTS
from saloon.games.bantam.cards import FIRST_HUNTER
from saloon.games.bantam.content import ENEMIES, ENEMY
from saloon.games.bantam.game import GAME
from saloon.games.bantam.play.governors.hall import return_foes
from saloon.games.bantam.state import ALL_SAW, CARRIED, EVENTS, MOUNTED, NO_HEAD, Table
from saloon.games.bantam.written import CALENDAR
from saloon.testing.honesty import Probe
from saloon.testing.reach import picture
from tests.engine.trails import trail_of
from tests.games.bantam.fights import fight
from tests.games.bantam.tables import CARD_NO, ITEM_NO, MOUNT_NO, TOKEN_NO, West, table, west


def legal(match: Match) -> Table:
    """Its table, which is whole."""
    assert isinstance(match.state, Table)
    GAME.check(match.state)
    return match.state


def imagined(w: West, seat: int | None, seed: str = "dream") -> Table:
    return legal(w.match.imagine(seat, Rng.seeded(seed)))


def test_decks_are_mixed() -> None:
    w = west()
    t = imagined(w, 0)
    assert sorted(t.rack) == sorted(w.state.rack)
    assert t.rack != w.state.rack
    assert t.items != w.state.items
    assert t.stock == w.state.stock


def test_only_the_drawer_sees_what_was_drawn() -> None:
    """BAN-RULING-128."""
    w = west(at={0: "trading_post"}, cash={0: 9}, item_stack=["gloves", "lantern"])
    w.play("0 draw-items")
    assert w.match.view(0)["table"]["turn"]["draws"] == ["lantern", "gloves"]
    assert w.match.view(1)["table"]["turn"]["draws"] is None
    assert imagined(w, 0).drawn == w.state.drawn
    others = {imagined(w, 1, f"dream {n}").drawn for n in range(5)}
    assert len(others) > 1
    spectators = {imagined(w, None, f"dream {n}").drawn for n in range(5)}
    assert len(spectators) > 1


def test_a_menu_of_drawn_cards_follows_the_deal() -> None:
    w = west(at={0: "trading_post"}, cash={0: 9}, item_stack=["gloves", "lantern"])
    w.play("0 draw-items")
    world = w.match.imagine(1, Rng.seeded("menu"))
    t = world.state
    assert isinstance(t, Table)
    bought = {move - GAME.code("buy:bandage") for move in world.asks[0].moves[1:]}
    assert bought == set(t.drawn)


def test_loot_sides_are_redealt_within_a_front() -> None:
    w = west(foes={"w_grove": "wolf_1", "p_herd": "wolf_6", "w_stand": "grizzly_4"})
    seen = set()
    for n in range(8):
        t = imagined(w, 0, f"loot {n}")
        for slot, token in enumerate(t.foe_token):
            if t.foe_at[slot] >= 0:
                assert ENEMY[token].front == ENEMY[w.state.foe_token[slot]].front
                seen.add(token)
    assert len(seen & {9, 10, 11, 12, 13}) > 2
    assert seen >= {14, 15}
    assert seen & {16, 17, 18, 19} == {19}


def test_a_token_that_was_seen_stays_where_it_is() -> None:
    w = west(foes={"w_grove": "wolf_1"}, heads={0: ["wolf_2"]})
    for n in range(8):
        t = imagined(w, 1, f"seen {n}")
        assert t.heads_of(0) == [10]
        assert 10 not in t.foe_token[:16] or t.foe_at[t.foe_token.index(10)] < 0


def test_hands_are_hidden_from_the_other() -> None:
    w = west(at={0: "p_gate", 1: "p_gate"})
    w.play("0 fight:1")
    fight = w.match.view(0)["table"]["fight"]
    assert len(fight["sides"][0]["cards"]) == 4
    assert fight["sides"][1]["cards"] is None
    hands = {imagined(w, 0, f"hand {n}").hand[1] for n in range(6)}
    assert len(hands) > 1
    assert {imagined(w, 0, f"hand {n}").hand[0] for n in range(6)} == {w.state.hand[0]}
    both = {imagined(w, None, f"hand {n}").hand[0] for n in range(6)}
    assert len(both) > 1


def test_the_menu_of_a_hidden_hand_follows_the_deal() -> None:
    w = west(at={0: "p_gate", 1: "p_gate"})
    w.play("0 fight:1")
    world = w.match.imagine(0, Rng.seeded("other hand"))
    t = world.state
    assert isinstance(t, Table)
    ask = world.ask_for(1)
    assert ask is not None
    plays = {move - GAME.code("play:levi_jab") for move in ask.moves[: len(t.hand[1])]}
    assert plays == set(t.hand[1])


def test_what_a_spectator_sees_has_no_secrets() -> None:
    match = Match(GAME, 2, "spectator")
    view = match.view(None)
    assert "moves" not in view["asks"][0]
    assert view["table"]["rack"] == 30


# -- two truths that look the same ---------------


def sight(match: Match, seat: int | None) -> list[Any]:
    """All that a seat sees, and all it has been told."""
    return [match.view(seat), [(e.kind, e.clauses, e.args) for e in match.events_for(seat)]]


FEW = Budget(iterations=12)


def belief(match: Match, seat: int | None, seed: str) -> list[Any]:
    """What a bot is handed: the table, what can be observed of it, who is asked for what.

    And what it chooses then, where it is asked.
    """
    world = match.imagine(seat, Rng.seeded(seed))
    t = legal(world)
    asks = [(ask.seat, ask.prompt, ask.moves) for ask in world.asks]
    found: list[Any] = [digest(t), GAME.observe(t, seat or 0), asks]
    if seat is not None and world.ask_for(seat) is not None:
        found += [bot(name, seed, FEW).choose(world, seat) for name in ("greedy", "deputy")]
    return found


def cannot_tell(seat: int | None, *truths: West | Match) -> None:
    """Truths differ in what the seat cannot know: sight and imagined worlds are the same."""
    matches = [truth.match if isinstance(truth, West) else truth for truth in truths]
    assert len({digest(match.state) for match in matches}) == len(matches), "nothing differs"
    for match in matches[1:]:
        assert sight(match, seat) == sight(matches[0], seat)
        for seed in ("one", "two", "three"):
            assert belief(match, seat, seed) == belief(matches[0], seat, seed)


GOVERNORS: dict[str, Any] = {"options": {"mode": "governors"}}
NO_TASKS: dict[str, Any] = {"pages": [0, 0, 5, 5]}
PACK = ["wolf_1", "wolf_2", "wolf_3", "wolf_4", "wolf_5"]
"""All tokens with the first front of the wolves."""


def restocked(seed: str) -> Match:
    """Three wolves are sold, then foes come back; every other head hangs on a wall."""
    head = [MOUNTED] * ENEMIES
    for n, token in enumerate(PACK):
        head[TOKEN_NO[token]] = CARRIED if n < 3 else NO_HEAD
    reserve = tuple(TOKEN_NO[token] for token in PACK[3:])
    more = {**NO_TASKS, "head": head, "reserve": reserve, "seen": (1 << ENEMIES) - 1}
    t = table(**GOVERNORS, at={0: "trading_post"}, heads={0: PACK[:3]}, more=more)
    w = West(GAME, t)
    for token in PACK[:3]:
        w.play(f"0 sell:{token}")
        w.play(f"0 {w.menu(0)[0]}")
    again = w.state.copy()
    assert isinstance(again, Table)
    again.rng = Rng.seeded(seed)
    return_foes(again)
    return Match(GAME, table=again)


@pytest.mark.silent("BAN-ENM-13")
def test_a_token_that_comes_back_is_any_with_its_front() -> None:
    """BAN-ENM-13: what was seen of a token before it came back does not tell which one it is."""
    truths = {}
    for n in range(6):
        match = restocked(f"restock {n}")
        assert isinstance(match.state, Table)
        truths[tuple(match.state.foe_token)] = match
    for seat in (0, 1, None):
        cannot_tell(seat, *truths.values())


def test_every_token_that_could_have_come_back_is_imagined() -> None:
    w = West(GAME, table(**GOVERNORS, step=CALENDAR, turn=0, month="june", more=NO_TASKS))
    t = w.state
    front = ENEMY[TOKEN_NO["wolf_1"]].front
    slots = [
        s for s in range(SLOTS) if t.foe_at[s] != NOWHERE and ENEMY[t.foe_token[s]].front == front
    ]
    assert slots
    found = {imagined(w, 0, f"pack {n}").foe_token[slots[0]] for n in range(60)}
    assert found == {TOKEN_NO[token] for token in PACK}


def test_a_token_seen_going_to_the_reserve_is_not_a_foe_that_was_there_before() -> None:
    """Who saw the Head of wolf_2 sold does not take the wolf that stood there then for it."""
    w = west(**GOVERNORS, at={0: "trading_post"}, foes={"w_grove": "wolf_1"},
             heads={0: ["wolf_2"]}, more=NO_TASKS)  # fmt: skip
    w.play("0 sell:wolf_2")
    w.play(f"0 {w.menu(0)[0]}")
    for n in range(30):
        t = imagined(w, 1, f"sold {n}")
        slot = next(s for s in range(SLOTS) if t.foe_at[s] != NOWHERE)
        assert t.foe_token[slot] in {TOKEN_NO[token] for token in PACK} - {TOKEN_NO["wolf_2"]}


MIKA: dict[str, Any] = {
    "characters": ("mika", "hannah"),
    "at": {0: "town_square", 1: "town_square"},
}
HANNAH = ("hannah_smoke", "hannah_push", "hannah_arms", "hannah_bottle")


def peeked(seed: str) -> West:
    """Mika has seen one of three cards in Hannah's hand, and Hannah must Refresh."""
    own = ("mika_sweep", "mika_elbow", "mika_gouge", "mika_cloak")
    start = trail_of(fight(hands=(own, HANNAH), decks=(("mika_lean",), ()), **MIKA).match).start
    start.rng = Rng.seeded(seed)
    w = West(GAME, start)
    w.play("0 play:mika_sweep", f"1 play:{HANNAH[0]}", "0 special", "0 done", "1 done")
    assert w.asked == [(1, "keep")]
    return w


def test_a_card_given_back_is_not_told() -> None:
    """BAN-FGT-17: the opponent sees how many cards go back, not which."""
    truths = []
    for toss in (0, 1, 2):
        w = peeked("a look")
        seen = w.match.view(0)["table"]["fight"]["sides"][1]["known"]
        assert len(seen) == 1
        order = [*seen, *[card for card in HANNAH[1:] if card not in seen]]
        w.play(f"1 toss:{order[toss]}")
        truths.append(w)
    cannot_tell(0, *truths)
    hands = {imagined(truths[0], 0, f"given back {n}").hand[1] for n in range(30)}
    known = CARD_NO[seen[0]]
    assert {known in hand for hand in hands} == {True, False}


def test_a_card_seen_and_kept_stays_known() -> None:
    """BAN-CRD-12, BAN-FGT-17: nothing went back, so what was seen is still in that hand."""
    w = peeked("a look")
    seen = w.match.view(0)["table"]["fight"]["sides"][1]["known"]
    w.play("1 done")
    assert w.match.view(0)["table"]["fight"]["sides"][1]["known"] == seen
    for n in range(10):
        assert CARD_NO[seen[0]] in imagined(w, 0, f"kept {n}").hand[1]


def test_nobody_knows_which_of_the_own_cards_a_rival_has_seen() -> None:
    """BAN-CRD-12: that a card was looked at is public, which one is not, in no imagined world."""
    truths = {w.state.known[1]: w for w in [peeked(f"a look {n}") for n in range(20)]}
    assert len(truths) == 3
    cannot_tell(1, *truths.values())
    cannot_tell(None, *truths.values())


JERICHO: dict[str, Any] = {"characters": ("levi", "jericho"),
                           "at": {0: "town_square", 1: "town_square"}}  # fmt: skip


def interrupting(hand: str, deck: str, seats: int = 2) -> West:
    settings = {**JERICHO, "characters": ("levi", "jericho", "mika")[:seats]}
    w = fight([6, 6], seats=seats, hands=(("levi_jab",), ("jericho_upper", hand)),
              decks=((), (deck,)), **settings)  # fmt: skip
    w.play("0 play:levi_jab", "1 play:jericho_upper")
    return w


def test_nobody_learns_from_the_question_who_holds_an_interrupt() -> None:
    """BAN-CRD-13, BAN-RULING-141: asked is whoever may hold one, as far as the others know."""
    holds = interrupting("jericho_talk", "jericho_cane", 3)
    lacks = interrupting("jericho_cane", "jericho_talk", 3)
    assert holds.asked == lacks.asked == [(1, "interrupt")]
    assert holds.menu(1) == ["skip", "play:jericho_talk"]
    assert lacks.menu(1) == ["skip"]
    for seat in (0, 2, None):
        cannot_tell(seat, holds, lacks)
    hands = {CARD_NO["jericho_talk"] in imagined(holds, 0, f"{n}").hand[1] for n in range(30)}
    assert hands == {True, False}
    for w in (holds, lacks):
        w.play("1 skip")
    cannot_tell(0, holds, lacks)


def test_nobody_is_asked_for_an_interrupt_that_is_out_of_the_fight() -> None:
    """BAN-RULING-141: an Interrupt that lies Exhausted is for all to see."""
    w = fight(hands=(("levi_jab",), ("jericho_upper",)), tired=["jericho_talk"], **JERICHO)
    w.play("0 play:levi_jab", "1 play:jericho_upper")
    assert w.asked == [(0, "use-card")]


def test_a_rival_seen_with_an_interrupt_holds_it_in_every_world() -> None:
    """BAN-CRD-12, BAN-CRD-13."""
    own = ("mika_sweep", "mika_elbow", "mika_gouge", "mika_cloak")
    hand = ("jericho_cane", "jericho_talk")
    decks = (("mika_lean",), ("jericho_upper", "jericho_derringer"))
    w = fight(hands=(own, hand), decks=decks, **{**MIKA, "characters": ("mika", "jericho")})
    w.play("0 play:mika_sweep", "1 play:jericho_cane", "1 skip", "0 special")
    for n in range(20):
        assert CARD_NO["jericho_talk"] in imagined(w, 0, f"seen {n}").hand[1]


# -- decks ---------------


@pytest.mark.silent("BAN-SHP-05")
def test_nobody_learns_from_the_question_what_somebody_draws() -> None:
    """BAN-SHP-05, BAN-RULING-141: the choice is put also where nothing drawn can be paid."""
    cheap: dict[str, Any] = {"at": {0: "trading_post"}, "cash": {0: 1}}
    can = west(**cheap, item_stack=["bandage", "bandage"])
    cannot = west(**cheap, item_stack=["lantern", "lantern"])
    for w in (can, cannot):
        w.play("0 draw-items")
        assert w.asked == [(0, "buy-item")]
    assert cannot.menu(0) == ["skip"]
    assert can.menu(0) == ["skip", "buy:bandage"]
    for seat in (1, None):
        cannot_tell(seat, can, cannot)


def swept(*mounts: str) -> West:
    w = west(at={0: "stables"}, cash={0: 20}, mount_deck=mounts)
    w.play("0 draw-mounts", "0 skip")
    return w


def test_what_was_swept_lies_at_the_bottom_for_the_drawer() -> None:
    """BAN-SHP-04, BAN-RULING-128: who has seen a Mount go under does not expect it soon."""
    w = swept("elk", "racer")
    under = {MOUNT_NO["elk"], MOUNT_NO["racer"]}
    assert w.match.view(0)["table"]["under"] == {"mounts": ["racer", "elk"]}
    assert w.match.view(1)["table"]["under"] == {}
    for n in range(30):
        assert set(imagined(w, 0, f"swept {n}").mounts[:2]) == under
    tops = {imagined(w, 1, f"swept {n}").mounts[-1] for n in range(60)}
    assert tops >= under
    cannot_tell(1, w, swept("elk", "night"))


def test_what_is_sold_lies_at_the_bottom_for_all() -> None:
    """BAN-SHP-08: a Mount, a Weapon and an Item that all have seen going under."""
    w = west(at={0: "stables"}, mounts={0: "night"})
    w.play("0 sell-mount")
    for seat in (0, 1, None):
        assert imagined(w, seat).mounts[0] == MOUNT_NO["night"]
    w = west(at={0: "gunsmith"}, weapons={0: ["bowie"]})
    w.play("0 sell:bowie")
    for seat in (0, 1, None):
        assert imagined(w, seat).rack[0] == CARD_NO["bowie"]
        assert w.match.view(seat)["table"]["under"] == {"rack": ["bowie"]}
    w = west(at={0: "trading_post"}, items={0: "lantern"})
    w.play("0 sell-item")
    for seat in (0, 1, None):
        assert imagined(w, seat).items[0] == ITEM_NO["lantern"]


def test_what_was_under_a_deck_and_drawn_is_no_longer_remembered() -> None:
    """Places are counted from the bottom: a card that was drawn is not there any more."""
    deck = ["elk", "racer", "night", "mule", "draft"]
    t = table(at={0: "stables"}, cash={0: 40}, mount_deck=deck)
    names = {number: name for name, number in MOUNT_NO.items()}
    for draw in range(4):
        t.daily[0] = 0
        w = West(GAME, t)
        w.play("0 draw-mounts")
        w.play(f"0 {w.menu(0)[draw % 2]}")
        seen = w.match.view(0)["table"]["under"]["mounts"]
        assert seen == [names[mount] for mount in w.state.mounts[: len(seen)]]
        assert len(seen) <= len(w.state.mounts)
        t = w.state


def test_who_swept_a_card_knows_when_another_draws_it() -> None:
    """BAN-RULING-128: four Mounts are left; two seats Sweep two each, a third draws the first."""
    held = {0: "elk", 1: "racer", 2: "night", 3: "mule"}
    everywhere: dict[str, Any] = {"at": dict.fromkeys(range(4), "stables"), "mounts": held}
    w = west(seats=4, cash=dict.fromkeys(range(4), 40), **everywhere)
    for seat in (0, 1):
        w.play(f"{seat} draw-mounts", f"{seat} skip", f"{seat} pass")
    w.play("2 draw-mounts")
    names = {number: name for name, number in MOUNT_NO.items()}
    drawn = [names[mount] for mount in w.state.drawn]
    assert w.match.view(0)["table"]["under"] == {"mounts": [None, None, *drawn]}
    assert w.match.view(3)["table"]["under"] == {}
    assert {imagined(w, 0, f"{n}").drawn for n in range(10)} == {w.state.drawn}
    assert len({imagined(w, 3, f"{n}").drawn for n in range(10)}) > 1


def test_the_hunter_skill_not_taken_is_remembered_by_who_drew_it() -> None:
    """BAN-HED-05: it lies under the stack."""
    w = west(**GOVERNORS, at={0: "trading_post"}, goods={0: {"hide": 4}}, more=NO_TASKS)
    w.play("0 trade-hides")
    kept, other = w.menu(0)
    w.play(f"0 {kept}")
    card = CARD_NO[other.removeprefix("take:")]
    assert card >= FIRST_HUNTER
    assert {imagined(w, 0, f"{n}").hunters[0] for n in range(10)} == {card}
    assert len({imagined(w, 1, f"{n}").hunters[0] for n in range(10)}) > 1


def test_a_master_hunter_has_looked_through_the_riders() -> None:
    """BAN-SHP-06: with Search the stacks hold no secret any more, for this seat alone."""
    settings: dict[str, Any] = {
        "at": {0: "saloon", 1: "saloon"},
        "cash": {0: 9, 1: 9},
        "levels": {0: {"hunting": "master"}, 1: {"hunting": "journeyman"}},
    }
    stacks = ((3, 1, 2, 0), (4, 6, 5, 7), (8, 9, 11, 10))
    others = ((1, 3, 2, 0), (6, 5, 4, 7), (9, 8, 11, 10))
    w = west(**GOVERNORS, **settings, more={**NO_TASKS, "riders": stacks})
    other = west(**GOVERNORS, **settings, more={**NO_TASKS, "riders": others})
    assert w.menu(0) == other.menu(0), "the order of the offer tells how they lie"
    for n in range(10):
        assert imagined(w, 0, f"searched {n}").riders == stacks
    assert len({imagined(w, 1, f"searched {n}").riders for n in range(10)}) > 1
    assert w.match.view(0)["table"]["governors"]["searched"] is not None
    assert w.match.view(1)["table"]["governors"]["searched"] is None
    for seat in (1, None):
        cannot_tell(seat, w, other)


def offered(deck: list[str]) -> West:
    w = west([6], **GOVERNORS, at={0: "gate_plains"}, events=[31], more=NO_TASKS,
             mounts={0: "mule"}, mount_deck=deck, items={0: "rope"})  # fmt: skip
    w.play("0 go:p_gate", "0 stop", "0 choose:1")
    assert w.asked == [(0, "swap-mount")]
    return w


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_world_with_a_mount_on_offer_is_legal(answer: str) -> None:
    """BAN-MNT-05: the Mount on offer is for all to see, in the deck it is no more."""
    w = offered(["night", "elk"])
    for seat in (0, 1, None):
        for n in range(20):
            world = w.match.imagine(seat, Rng.seeded(f"offer {n}"))
            legal(world)
            world.play(0, answer)
            t = legal(world)
            assert t.mount[0] == MOUNT_NO["night" if answer == "yes" else "mule"]
            assert t.mounts[0] == MOUNT_NO["mule" if answer == "yes" else "night"]
    cannot_tell(0, w, offered(["night", "racer"]))


@pytest.mark.silent("BAN-EVT-13")
def test_an_event_card_shuffled_in_near_the_top_is_expected_there() -> None:
    """BAN-EVT-13: in one of the top five places, and every card under the deck where it was put."""
    t = table(**GOVERNORS, more=NO_TASKS)
    card, low = t.events[-3], t.events[0]
    t.near = (card * 8 + 5,)
    t.under = tuple((ALL_SAW,) if deck == EVENTS else () for deck in range(5))
    w = West(GAME, t)
    places = set()
    for n in range(60):
        events = imagined(w, n % 2, f"near {n}").events
        assert events[0] == low
        places.add(len(events) - events.index(card))
    assert places == {1, 2, 3, 4, 5}


@pytest.mark.parametrize("mode", ["welcome_a", "welcome_b", "governors"])
def test_every_imagined_world_is_legal(mode: str) -> None:
    """At any question, for any seat or spectator; and it stays so when it is played on."""
    for seats in (2, 4):
        match = Match(GAME, seats, f"legal {mode}", {"mode": mode})
        rng = Rng.seeded(f"legal {mode}")
        count = 0
        while match.asks and count < 400:
            ask = match.asks[rng.below(len(match.asks))]
            match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
            count += 1
            if count % 5 or not match.asks:
                continue
            seat = [*range(seats), None][rng.below(seats + 1)]
            world = match.imagine(seat, rng.split())
            legal(world)
            assert world.view(seat) == match.view(seat)
            for _ in range(4):
                if world.asks:
                    said = world.asks[0]
                    world.play(said.seat, said.moves[rng.below(len(said.moves))])
                    legal(world)


# -- what a world is made of ---------------


def handed_alike(seat: int | None, *truths: West) -> None:
    """In the middle of a beat: all that can be reached from the world is the same, start and all.

    The truths look alike to the seat.
    """
    starts = [trail_of(truth.match).start for truth in truths]
    assert len({digest(start) for start in starts}) == len(truths), "nothing differs"
    for truth in truths[1:]:
        assert sight(truth.match, seat) == sight(truths[0].match, seat)
    for n in range(12):
        worlds = [truth.match.imagine(seat, Rng.seeded(f"handed {n}")) for truth in truths]
        for world in worlds:
            assert world.trail is not None
            assert world.history, "nothing was played since the beat"
            assert picture(world) == picture(worlds[0])


@pytest.mark.parametrize("seat", [1, 2, None])
def test_a_card_played_does_not_tell_where_in_the_hand_it_stood(seat: int | None) -> None:
    """A hand lies in order of its numbers, so the place would tell of the other cards in it."""
    truths = []
    for low, high in (("levi_cross", "levi_fan"), ("levi_fan", "levi_cross")):
        w = fight(
            [3] * 8,
            seats=3,
            at=dict.fromkeys(range(3), "p_gate"),
            characters=("levi", "hannah", "mika"),
            hands=(("levi_jab", "levi_roll", low), HANNAH),
            decks=(("levi_duck", high), ("hannah_apron",)),
        )
        w.play("0 play:levi_roll", f"1 play:{HANNAH[0]}")
        truths.append(w)
    handed_alike(seat, *truths)


@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_card_seen_by_a_rival_is_as_hidden_as_any_from_others(seat: int | None) -> None:
    """From the rival it is not, so for that seat it stands in the hand of every start."""
    truths = []
    for seen in HANNAH[1:]:
        t = fight(
            seats=3,
            at=dict.fromkeys(range(3), "p_gate"),
            characters=("mika", "hannah", "levi"),
            hands=(("mika_sweep", "mika_elbow", "mika_gouge"), HANNAH),
            decks=(("mika_lean",), ("hannah_apron", "hannah_lunge")),
        ).state
        t.known[1] = (CARD_NO[seen],)
        w = West(GAME, t)
        w.play("0 play:mika_sweep", f"1 play:{HANNAH[0]}")
        truths.append(w)
    if seat != 0:
        handed_alike(seat, *truths)
        return
    for seen, w in zip(HANNAH[1:], truths, strict=True):
        for n in range(10):
            start = trail_of(w.match.imagine(0, Rng.seeded(f"start {n}"))).start
            assert isinstance(start, Table)
            assert CARD_NO[seen] in start.hand[1]
            assert CARD_NO[HANNAH[0]] in start.hand[1]


@pytest.mark.parametrize("seat", [1, None])
def test_what_is_bought_does_not_tell_whether_it_lay_on_top(seat: int | None) -> None:
    """BAN-SHP-04: of two Items drawn, others see which is bought, not in what order they lay."""
    truths = []
    for stack in (["lantern", "bandage"], ["bandage", "lantern"]):
        w = west(at={0: "trading_post"}, cash={0: 20}, items={0: "rope"}, item_stack=stack)
        w.play("0 draw-items", "0 buy:bandage")
        truths.append(w)
        assert w.asked
    handed_alike(seat, *truths)


def shuffled_zones(t: Table, seat: int, rng: Rng) -> Table:
    """The table with all that lies hidden from a seat in other places."""
    other = t.copy()
    assert isinstance(other, Table)
    found = GAME.zones(other, seat)
    for kind in sorted({zone.kind for zone in found}):
        alike = [zone for zone in found if zone.kind == kind]
        things = [thing for zone in alike for thing in zone.things]
        rng.shuffle(things)
        for zone in alike:
            zone.things = [things.pop() for _ in zone.things]
    GAME.lay(other, found)
    GAME.check(other)
    return other


def remembering() -> dict[str, Table]:
    """Tables where somebody remembers something."""
    stables: dict[str, Any] = {"at": {0: "stables"}, "cash": {0: 20}}
    drawing = west(**stables, mount_deck=["elk", "racer"])
    drawing.play("0 draw-mounts")
    sold = west(at={0: "trading_post"}, items={0: "lantern"})
    sold.play("0 sell-item")
    hunter: dict[str, Any] = {"levels": {0: {"hunting": "master"}}}
    riders = west(**GOVERNORS, **hunter, at={0: "saloon"}, cash={0: 9}, more=NO_TASKS)
    learned = west(**GOVERNORS, at={0: "trading_post"}, goods={0: {"hide": 4}}, more=NO_TASKS)
    learned.play("0 trade-hides")
    learned.play(f"0 {learned.menu(0)[0]}")
    back = restocked("restock 1").state
    assert isinstance(back, Table)
    return {
        "swept": swept("elk", "racer").state,
        "drawing": drawing.state,
        "sold": sold.state,
        "riders": riders.state,
        "learned": learned.state,
        "peeked": peeked("a look").state,
        "restocked": back,
    }


def test_what_a_seat_remembers_lies_in_no_zone() -> None:
    """Wherever the things of the zones lie, the seat sees the same."""
    rng = Rng.seeded("zones")
    for what, t in remembering().items():
        for seat in (0, 1, SPECTATOR) * 20:
            other = shuffled_zones(t, seat, rng)
            assert GAME.view(other, seat) == GAME.view(t, seat), what
            sizes = [
                [(zone.name, len(zone.things)) for zone in GAME.zones(table, seat)]
                for table in (t, other)
            ]
            assert sizes[0] == sizes[1]


def test_a_token_that_all_saw_go_back_is_hidden_once_a_foe_came_since() -> None:
    """In the reserve for sure before, any foe with its front afterwards."""
    match = restocked("restock 0")
    assert isinstance(match.state, Table)
    hidden = [n for zone in GAME.zones(match.state, 1) for n in zone.things
              if zone.name.split()[0] in ("reserve", "foe_token")]  # fmt: skip
    assert sorted(hidden) == [TOKEN_NO[token] for token in PACK]


@pytest.mark.parametrize("seat", [1, None])
def test_a_rider_out_of_a_stack_does_not_tell_how_deep_it_lay(seat: int | None) -> None:
    """BAN-SHP-06: who may Search takes one from anywhere; others see which."""
    truths = []
    for under in ((3, 1, 2), (1, 2, 3)):
        stacks = ((*under, 0), (4, 6, 5, 7), (8, 9, 11, 10))
        w = west(**GOVERNORS, at={0: "saloon"}, cash={0: 9},
                 levels={0: {"hunting": "master"}},
                 more={**NO_TASKS, "riders": stacks, "np": [1, 0]})  # fmt: skip
        w.play("0 recruit:rider_boone:cash")
        assert w.asked == [(0, "skill")]
        truths.append(w)
    handed_alike(seat, *truths)


def test_what_all_could_remember_is_declared() -> None:
    """No view of a spectator need show it, and the check of hidden things asks for a word on it."""
    probe = Probe(GAME)
    rng = Rng.seeded("probe")
    for t in remembering().values():
        for _ in range(20):
            probe.look(Match(GAME, table=t), rng)
    memory = {"came", "near", "shelved", "under"}
    assert not (probe.hidden & memory) - probe.declared
    assert probe.hidden & {"came", "shelved"}
