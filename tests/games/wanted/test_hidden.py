"""Who may know what: face-down cards, looks, buried cards, secret answers (section 5)."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from saloon.engine.rng import Rng
from saloon.games.wanted.content import DECKS, OUTLAWS, SALOON
from saloon.games.wanted.game import GAME
from saloon.games.wanted.state import NOWHERE
from tests.games.wanted.setting import CARDS, Setting, fresh, table

EVERYBODY = (None, 0, 1, 2)


def looked() -> Setting:
    """P0 has looked in Tombstone, P1 at the Saloon; P2 has buried in Dodge City."""
    t = table(
        "",
        "",
        "",
        tombstone="Grat Dalton, Etta Place, Frank James, ...",
        dodge_city="Emmett Dalton, Clay Allison, Jim Younger, ...",
        saloon="sheriff, hunter, ...",
        dollars=True,
    )
    t.play("0 look:tombstone", "0 draw:deadwood")
    t.play("1 look:saloon", "1 draw:cripple-creek")
    t.play("2 bury:dodge-city", "2 draw:deadwood")
    return t


def seen(t: Setting, seat: int | None) -> dict[str, Any]:
    shown: dict[str, Any] = t.match.view(seat)["table"]
    return shown


def places(t: Setting, seat: int | None, deck: str, place: int) -> Counter[int]:
    """Which cards a seat may imagine at a place of a deck (-1 is its top)."""
    number = DECKS.index(deck)
    return Counter([world.decks[number][place] for world in t.worlds(seat, 80)])


def test_face_down_cards_are_in_nobodys_view() -> None:
    t = fresh(3, dollars=True)
    for seat in EVERYBODY:
        told = json.dumps(seen(t, seat))
        ups = {t.deck(town)[0] for town in DECKS[:SALOON]}
        shown = {outlaw.name for outlaw in OUTLAWS if f'"{outlaw.id}"' in told}
        assert shown == ups
        assert not any([f'"{kind}"' in told for kind in ("sheriff", "hunter", "swindler")])


def test_face_down_cards_may_be_anything_still_in_the_deck() -> None:
    t = fresh(3)
    for seat in EVERYBODY:
        worlds = list(t.worlds(seat, 120))
        for town in range(4):
            *under, top = t.table.decks[town]
            assert {world.decks[town][-1] for world in worlds} == {top}
            assert {world.decks[town][-2] for world in worlds} == set(under)
            assert {world.decks[town][0] for world in worlds} == set(under)
        assert {world.decks[SALOON][-1] for world in worlds} == {0, 1, 2}


def test_WAN_DOLLAR_04_only_the_looker_sees_the_next_card_of_a_town() -> None:
    t = looked()
    assert t.seen(0, "tombstone")["next"] == "WB-02"
    assert set(places(t, 0, "tombstone", -2)) == {CARDS["Etta Place"]}
    for seat in (None, 1, 2):
        assert "next" not in t.seen(seat, "tombstone")
        assert t.seen(seat, "tombstone")["looked_by"] == [0]
        assert len(places(t, seat, "tombstone", -2)) > 5
    # Under the looked-at card even the looker knows nothing.
    assert len(places(t, 0, "tombstone", -3)) > 5


def test_WAN_DOLLAR_04_only_the_looker_sees_the_top_of_the_saloon() -> None:
    t = looked()
    assert t.seen(1, "saloon")["next"] == "sheriff"
    assert set(places(t, 1, "saloon", -1)) == {0}
    for seat in (None, 0, 2):
        assert "next" not in t.seen(seat, "saloon")
        assert set(places(t, seat, "saloon", -1)) == {0, 1, 2}
    assert set(places(t, 1, "saloon", -2)) == {0, 1, 2}


def test_WAN_DOLLAR_10_a_buried_card_is_known_to_all_and_nothing_above_it() -> None:
    t = looked()
    for seat in EVERYBODY:
        assert t.seen(seat, "dodge-city")["buried"] == ["DA-07"]
        assert set(places(t, seat, "dodge-city", 0)) == {CARDS["Emmett Dalton"]}
        assert set(places(t, seat, "dodge-city", -1)) == {CARDS["Clay Allison"]}
        assert len(places(t, seat, "dodge-city", 1)) > 5
        assert CARDS["Emmett Dalton"] not in places(t, seat, "dodge-city", -2)


def test_WAN_DOLLAR_10_several_buried_cards_lie_in_the_order_of_burying() -> None:
    t = looked()
    t.play("0 bury:dodge-city", "0 draw:deadwood")
    for seat in EVERYBODY:
        assert t.seen(seat, "dodge-city")["buried"] == ["LO-02", "DA-07"]
        assert set(places(t, seat, "dodge-city", 0)) == {CARDS["Clay Allison"]}
        assert set(places(t, seat, "dodge-city", 1)) == {CARDS["Emmett Dalton"]}


def test_WAN_DOLLAR_10_a_deck_of_buried_cards_holds_no_secret() -> None:
    t = table("", "", "", tombstone="Grat Dalton, Etta Place", dollars=True)
    t.play("0 bury:tombstone", "0 draw:saloon", "1 bury:tombstone", "1 draw:saloon")
    t.play("2 bury:tombstone")
    assert t.deck("tombstone") == ["Etta Place", "Grat Dalton"]
    for seat in EVERYBODY:
        assert t.seen(seat, "tombstone")["up"] == "WB-02"
        assert t.seen(seat, "tombstone")["buried"] == ["DA-04"]
        assert set(places(t, seat, "tombstone", 0)) == {CARDS["Grat Dalton"]}


def test_WAN_RULING_46_two_lookers_both_know() -> None:
    t = looked()
    t.play("0 save", "0 draw:deadwood", "1 look:tombstone", "1 draw:deadwood")
    for looker in (0, 1):
        assert t.seen(looker, "tombstone")["next"] == "WB-02"
        assert set(places(t, looker, "tombstone", -2)) == {CARDS["Etta Place"]}
    for seat in (None, 2):
        assert "next" not in t.seen(seat, "tombstone")
        assert t.seen(seat, "tombstone")["looked_by"] == [0, 1]


def test_section_8_18_views_differ_by_looks_only() -> None:
    t = looked()
    views = []
    for seat in EVERYBODY:
        view = seen(t, seat)
        for deck in view["decks"]:
            deck.pop("next", None)
        views.append(view)
    assert all([view == views[0] for view in views])


def test_WAN_END_05_the_card_left_unturned_stays_hidden() -> None:
    """After a round that four gangs ended, while the tied are asked for their consent."""
    t = table(
        "WB1 DA1 LO1",
        "WB2 DA1",
        "",
        deadwood="Wood Hite, Bill Miner, 4 more",
        duel=True,
        consent=True,
    )
    t.play("0 draw:deadwood")
    assert t.asked == [(0, "consent"), (1, "consent")]
    assert t.told("shows") == []
    for seat in EVERYBODY:
        deck = t.seen(seat, "deadwood")
        assert (deck["up"], deck["left"]) == (None, 5)
        assert len(places(t, seat, "deadwood", -1)) == 5
        assert "LO-12" not in json.dumps(seen(t, seat))
    assert t.table.unturned == 3
    t.play("0 accept", "1 accept")
    assert t.table.round == 2
    assert t.table.unturned == NOWHERE


def test_what_was_looked_at_stays_hidden_after_the_end_of_a_round() -> None:
    t = table(
        "WB1 DA1 LO1",
        "WB1 DA1",
        "",
        tombstone="Frank James, Etta Place, 4 more",
        deadwood="Wood Hite, Bill Miner, 4 more",
        turn=2,
        duel=True,
        consent=True,
        dollars=True,
        saloon="sheriff, sheriff, ...",
    )
    t.play("2 look:deadwood", "2 draw:saloon", "0 save", "0 draw:tombstone")
    assert t.asked == [(0, "consent"), (1, "consent")]
    assert t.seen(2, "deadwood")["next"] == "LO-12"
    for seat in (None, 0, 1):
        assert "next" not in t.seen(seat, "deadwood")
        assert len(places(t, seat, "deadwood", -2)) == 5
    assert t.told("shows") == []


def test_WAN_RULING_46_a_look_outlasts_the_draw_that_ends_the_round() -> None:
    """The looked-at card was neither turned up nor drawn: its looker knows it until the deal."""
    t = table(
        "WB1 DA1 LO1",
        "WB2 DA1",
        "",
        deadwood="Wood Hite, Bill Miner, 4 more",
        turn=2,
        duel=True,
        consent=True,
        dollars=True,
        saloon="sheriff, ...",
    )
    t.play("2 look:deadwood", "2 draw:saloon", "0 save", "0 draw:deadwood")
    assert t.asked == [(0, "consent"), (1, "consent")]
    assert t.seen(2, "deadwood")["next"] == "LO-12"
    assert set(places(t, 2, "deadwood", -1)) == {CARDS["Bill Miner"]}
    for seat in (None, 0, 1):
        assert t.seen(seat, "deadwood")["up"] is None
        assert "next" not in t.seen(seat, "deadwood")
        assert len(places(t, seat, "deadwood", -1)) == 5
    t.play("0 accept", "1 accept")
    assert t.table.round == 2
    assert t.table.looked == [0] * 5


def consent() -> Setting:
    """P0, P1 and P2 tie for the Wild Bunch; P3 looks on."""
    t = table("WB2", "WB2", "WB1", "JY5", tombstone="Etta Place", turn=2, duel=True, consent=True)
    t.play("2 draw:tombstone")
    return t


def test_WAN_DUEL_13_answers_are_secret_until_all_are_in() -> None:
    views: dict[str, list[str]] = {"accept": [], "decline": []}
    for answer, found in views.items():
        t = consent()
        t.play(f"0 {answer}")
        assert t.match.committed == [0]
        assert t.asked == [(1, "consent"), (2, "consent")]
        for seat in (None, 1, 2, 3):
            found.append(json.dumps(t.match.view(seat)))
            found.append(repr(t.match.events_for(seat)))
        mine = t.match.view(0)["asks"][0]
        assert (mine["seat"], mine["answer"]) == (0, answer)
        imagined = {t.match.imagine(1, Rng.seeded(str(n))).commitment(0) for n in range(20)}
        assert {GAME.text(move) for move in imagined} == {"accept", "decline"}
        own = {t.match.imagine(0, Rng.seeded(str(n))).commitment(0) for n in range(20)}
        assert {GAME.text(move) for move in own} == {answer}
    assert views["accept"] == views["decline"]


def test_WAN_DUEL_13_an_answer_may_be_changed_until_all_are_in() -> None:
    t = consent()
    t.play("0 decline", "1 accept", "0 accept", "2 accept")
    assert t.told("declined") == []
    assert len(t.told("truel")) == 1


def test_WAN_DUEL_13_answers_are_shown_together() -> None:
    t = consent()
    t.play("2 decline", "1 accept")
    assert t.told("declines") == t.told("accepts") == []
    t.play("0 decline")
    assert t.told("declines") == [(0, 0), (2, 0)]
    assert t.told("accepts") == [(1, 0)]
    assert t.told("declined") == [(0,)]
    t = consent()
    t.play("0 accept", "1 accept", "2 accept")
    assert t.told("declines") == t.told("declined") == []


def test_bang_places_are_not_on_the_table_before_the_duel() -> None:
    """What an imagined world shoots is drawn again: all three may win."""
    t = consent()
    t.play("0 accept", "1 accept")
    winners = set()
    for number in range(40):
        world = t.match.imagine(2, Rng.seeded(f"bang {number}"))
        world.play(2, "accept")
        players = world.view()["table"]["players"]
        winners.update([seat for seat in range(3) if players[seat]["wanted"]])
    assert winners == {0, 1, 2}


def test_undo_does_not_reach_over_what_was_seen() -> None:
    for move, allowed in (("save", True), ("look:saloon", False), ("bury:tombstone", False)):
        t = table("", "", dollars=True)
        t.play(f"0 {move}")
        assert bool(t.match.can_undo(0)) == allowed
    t = table("WB1 DA1", "", saloon="sheriff, ...", cavalry=True)
    t.play("0 draw:saloon")
    assert not t.match.can_undo(0)
    t.play("0 hit:0:daltons")
    assert t.match.can_undo(0)
    t.match.undo(0)
    assert t.stacks(0) == "WB1 DA1"
    t.play("0 hit:0:wild-bunch", "0 ride:deadwood")
    assert t.match.can_undo(0)
