"""What a seat cannot know (specification, section 5.3)."""

from __future__ import annotations

from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.games.bantam.content import ENEMY
from saloon.games.bantam.game import GAME
from saloon.games.bantam.state import Table
from tests.games.bantam.tables import West, west


def imagined(w: West, seat: int | None, seed: str = "dream") -> Table:
    state = w.match.imagine(seat, Rng.seeded(seed)).state
    assert isinstance(state, Table)
    return state


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


def test_loot_sides_are_dealt_anew_within_a_front() -> None:
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
