"""An imagined world holds nothing of the truth, in the middle of a beat neither."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from typing import Any

import pytest

import saloon
from saloon import Match, Rng
from saloon.bots import Budget
from saloon.bots.hints import hint
from saloon.bots.judge import weigh
from saloon.bots.levels import bot
from saloon.engine.ask import Ask
from saloon.engine.data import digest
from saloon.engine.game import Game, Zone
from saloon.engine.rng import Dice
from saloon.engine.tape import UNSEEN, Dealt, Recorder, Tape, settle
from saloon.engine.trail import HIDDEN_MOVE, move_of
from saloon.games.pioneers.moves import ORDERS, RULES
from saloon.games.pioneers.play.orders import ask_together
from saloon.games.pioneers.written import ORDER_VOTE
from saloon.games.wanted.state import Table
from tests.engine.tables import until
from tests.engine.trails import trail_of
from tests.games.pioneers.tables import frontier
from tests.testing.wrapped import Wrapped

every_game = pytest.mark.parametrize("game", saloon.list_games(), ids=lambda game: game.id)


def in_mid_beat(game: Game, wanted: int) -> Iterator[Match]:
    """Matches in which something was played since the latest beat."""
    found = 0
    number = 0
    while found < wanted:
        number += 1
        match = Match(game, 2, f"beat {number}")
        rng = Rng.seeded(f"beat {number}")
        for _ in range(120):
            if not match.asks:
                break
            match._advance()
            if len(match.history) > trail_of(match).at and rng.below(4) == 0:
                found += 1
                yield match
            ask = match.asks[0]
            match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])


@every_game
def test_the_true_table_is_not_in_it(game: Game) -> None:
    for match in in_mid_beat(game, 20):
        world = match.imagine(match.asks[0].seat, Rng.seeded("deal"))
        trail = trail_of(world)
        assert trail.start is not trail_of(match).start
        tables = [trail.start, world.state, *(patch.table for patch in trail.patches)]
        dice = [match.state.rng.words()]
        dice.append(trail_of(match).start.rng.words())
        for table in tables:
            assert table is not None
            assert table.rng.words() not in dice


@every_game
def test_its_pickle_holds_no_true_dice(game: Game) -> None:
    for match in in_mid_beat(game, 8):
        world = match.imagine(match.asks[0].seat, Rng.seeded("deal"))
        text = json.dumps(world.to_data())
        for rng in (match.state.rng, trail_of(match).start.rng):
            assert json.dumps(rng.words()) not in text
        again = pickle.loads(pickle.dumps(world))
        assert again.view(0) == world.view(0)
        assert again.answers() == world.answers()
        assert digest(again.clone().state) == digest(world.state)


def test_its_start_does_not_hold_the_true_decks() -> None:
    """Whoever plays the answers of a world again does not meet the cards to come."""
    same = 0
    for number, match in enumerate(in_mid_beat(saloon.game("wanted"), 60)):
        world = match.imagine(match.asks[0].seat, Rng.seeded(f"deal {number}"))
        true, believed = trail_of(match).start, trail_of(world).start
        assert isinstance(true, Table)
        assert isinstance(believed, Table)
        deck = max(range(4), key=[len(cards) for cards in true.decks[:4]].__getitem__)
        same += true.decks[deck] == believed.decks[deck]
    assert same < 6


@every_game
def test_nothing_of_the_match_can_be_written_through_it(game: Game) -> None:
    for match in in_mid_beat(game, 4):
        before = json.dumps(match.to_data()), digest(match.state)
        seat = match.asks[0].seat
        moves = match.asks[0].moves[:]
        world = match.imagine(seat, Rng.seeded("deal"))
        mine = world.ask_for(seat)
        assert mine is not None
        mine.moves.clear()
        world.history.clear()
        world.options["spoiled"] = True
        world.seed.append("spoiled")
        trail = trail_of(world)
        for table in (trail.start, world.state, *(patch.table for patch in trail.patches)):
            assert table is not None
            table.rng.bits()
            for name in vars(table) if hasattr(table, "__dict__") else ():
                held = getattr(table, name)
                if isinstance(held, list):
                    held.clear()
        assert (json.dumps(match.to_data()), digest(match.state)) == before
        assert match.asks[0].moves == moves
        assert match.imagine(seat, Rng.seeded("deal")).ask_for(seat).moves == moves  # type: ignore[union-attr]


def test_what_was_seen_since_the_beat_lies_where_it_was() -> None:
    """The card that was drawn and shown is drawn and shown again; the dice fall as they fell."""
    match = until("sheriff", 4)
    shown = match.state.saloon_discard[-1]  # type: ignore[attr-defined]
    for seat in (None, 0, 1, 2, 3):
        world = match.imagine(seat, Rng.seeded("deal"))
        assert trail_of(world).start.decks[4][-1] == shown  # type: ignore[attr-defined]


def test_a_secret_answer_is_not_in_the_history_of_a_world() -> None:
    s = frontier(options={"orders": True})
    s.play("0 orders", "0 order:potshot", "0 rule:potshot-shoot-while", "0 n:2")
    world = s.match.imagine(1, Rng.seeded("deal"))
    told = [move_of(entry) for entry in world.answers()]
    rule = s.match.game.code("rule:potshot-shoot-while")
    assert rule not in told
    assert told.count(HIDDEN_MOVE) == 1, "how many questions there were tells the kind of order"
    own = [move_of(entry) for entry in s.match.imagine(0, Rng.seeded("deal")).answers()]
    assert rule in own


def test_rivals_do_not_see_which_order_is_being_set() -> None:
    """PIO-ORD-02: neither in the view nor in a world, which stands at the first question."""
    views = []
    for moves in (["0 orders"], ["0 orders", "0 order:bid", "0 rule:bid-limit"]):
        s = frontier(options={"orders": True})
        s.play(*moves)
        world = s.match.imagine(1, Rng.seeded("deal"))
        assert world.ask is not None
        assert (world.ask.prompt, world.ask.args) == ("order", ())
        assert world.view(1) == s.match.view(1)
        views.append(s.match.view(1))
    assert views[0] == views[1]
    assert s.match.view(0)["asks"][0]["prompt"] == "rule-thing"


def test_whatever_was_answered_secretly_a_world_says_the_same() -> None:
    """So a tree that a bot keeps from choice to choice cannot follow it."""
    found = []
    for orders in (["rule:holdup-fight-if", "n:0"], ["rule:holdup-fight-if", "n:9"], ["rule:none"]):
        s = frontier(options={"orders": True})
        s.play("0 orders", "0 order:holdup", *[f"0 {move}" for move in orders])
        found.append(s.match.imagine(1, Rng.seeded("deal")).to_data())
    assert found[0] == found[1] == found[2]


# -- the tape -------------------------------------------------------------------------------------


def test_a_recorder_notes_what_all_see_and_nothing_else() -> None:
    notes = Recorder(Dice([3, 1, 5]))
    assert (notes.roll(6), notes.below(4), notes.secret(6)) == (3, 1, 5)
    assert notes.disclose(7) == 7
    things = [1, 2, 3]
    notes.deal(things, "card")
    assert notes.script == [3, 1, 7]
    assert [(one.kind, one.things, one.at) for one in notes.dealt] == [("card", things, 3)]


def test_a_tape_plays_back_what_came_to_light() -> None:
    tape = Tape([4, UNSEEN, 9, UNSEEN, 2])
    assert tape.roll(6) == 4
    cards = [7, 8, 9]
    tape.deal(cards, "card")
    assert cards[1] == 9
    assert sorted(cards) == [7, 8, 9]
    assert tape.copy().disclose(1) == 2
    assert 0 <= tape.secret(3) < 3
    assert tape.disclose(1) == 2
    assert tape.disclose(1) == 1


def test_what_was_mixed_again_was_not_seen_by_what_is_seen_later() -> None:
    dealt = Dealt("card", [5, 6, 7, 8], 0)
    dealt.look({5: 1, 6: 1, 8: 1})
    dealt.mix_again([5, 6])
    dealt.look({})
    assert dealt.known() == [UNSEEN, UNSEEN, 7, 8]


def test_of_things_that_are_alike_the_upper_ones_were_seen() -> None:
    dealt = Dealt("kind", [1, 1, 2, 1], 0)
    dealt.look({1: 2, 2: 1})
    assert dealt.known() == [UNSEEN, UNSEEN, UNSEEN, 1]


def test_a_thing_out_of_a_heap_does_not_tell_where_it_lay() -> None:
    """Whatever else is in a hand, and wherever the card stood in it, the start is the same."""
    found = []
    for hand in ([6, 7, 9], [4, 6, 9], [1, 2, 6]):
        dealt = Dealt("card", [3, *hand], 0)
        dealt.heap(hand)
        dealt.look(dict.fromkeys([3, *[card for card in hand if card != 6]], 1))
        found.append(dealt.known())
    assert found == [[UNSEEN, UNSEEN, UNSEEN, 6]] * 3


def test_what_is_drawn_into_a_heap_cannot_be_told_from_the_rest_of_it() -> None:
    """A card played from a hand may be the one drawn last; one shown before was not."""
    dealt = Dealt("card", [10, 11, 12, 20, 21], 0)
    dealt.heap([20, 21])
    dealt.look(dict.fromkeys([10, 11, 12, 21], 1))
    assert dealt.known() == [UNSEEN, UNSEEN, UNSEEN, UNSEEN, 20]
    dealt.heap([12, 21])
    dealt.look(dict.fromkeys([10, 11, 21], 1))
    assert dealt.known() == [UNSEEN, UNSEEN, UNSEEN, 12, 20]
    dealt.look({10: 1})
    assert dealt.known() == [UNSEEN, 11, 21, 12, 20]


def test_a_thing_that_is_not_there_cannot_come_to_light() -> None:
    with pytest.raises(ValueError, match="4 came to light, but is not among"):
        settle([1, 2, 3], [UNSEEN, 4, UNSEEN])


class Unlaid(Wrapped):
    """Nothing can be put where it was seen."""

    def lay(self, state: Any, zones: list[Zone]) -> None:
        raise ValueError("not here")


def test_a_world_that_cannot_be_dealt_is_not_copied() -> None:
    """It plays on, but it has no start, least of all the true one; and bots still choose."""
    match = next(in_mid_beat(Unlaid(saloon.game("wanted")), 1))
    seat = match.asks[0].seat
    world = match.imagine(seat, Rng.seeded("deal"))
    assert world.trail is None
    assert world.view(seat) == match.view(seat)
    with pytest.raises(ValueError, match="cannot be copied"):
        world.clone()
    for name in ("random", "greenhorn", "greedy", "legend"):
        player = bot(name, "alone", Budget(iterations=8))
        assert player.choose(match.imagine(seat, Rng.seeded("deal")), seat) in match.asks[0].moves


def test_a_judge_has_an_answer_where_nothing_can_be_tried() -> None:
    """A hint of somebody's own world, and the look back on the match itself."""
    match = next(in_mid_beat(Unlaid(saloon.game("wanted")), 1))
    seat, moves = match.asks[0].seat, match.asks[0].moves
    said = hint(match.imagine(seat, Rng.seeded("deal")), seat, len(match.history), [], 40)
    assert match.game.code(said["move"]) in moves
    assert said["hurried"]
    assert len(said["chances"]) == match.seats
    for also in moves:
        verdict = weigh(match, seat, Rng.seeded("judge"), 40, also)
        assert verdict.of(also) is not None
        assert weigh(match, seat, Rng.seeded("judge"), 40, given=also).best().move == also


def auction(limit: int) -> Match:
    """Three at a table; the last one is asked to bid, the second has an order to."""
    s = frontier(
        seats=3,
        options={"orders": True},
        goods={0: {"corn": 3}},
        orders={(1, "bid"): ("bid-limit", 0)},
        limits={(1, "corn"): limit},
    )
    s.act(0, 1, "act:auction", "line:give:corn:3", "n:6")
    return s.match


def test_a_standing_bid_looks_like_one_just_given() -> None:
    """PIO-ORD-01, PIO-ORD-02: nobody can tell that nobody was asked, and nobody is."""
    match = auction(4)
    view = match.view(2)
    assert [ask["seat"] for ask in view["asks"]] == [1, 2]
    assert view["committed"] == [1]
    assert match.ask_for(1) is None
    assert not match.can_undo(1)
    own = match.view(1)["asks"][0]
    assert own["answer"] == "n:12"
    assert own["moves"] == []
    again = Match.from_data(match.game, json.loads(json.dumps(match.to_data())))
    assert again.view(2) == view
    match.play(2, "n:8")
    assert match.state.goods[4] == 3  # type: ignore[attr-defined]
    assert match.at(len(match.history)).view(2) == match.view(2)


def test_bots_do_not_bid_by_a_rivals_standing_bid() -> None:
    """Worlds in which the order says one thing or another are the same, and so are bids."""
    for name in ("greedy", "marshal"):
        found = []
        for limit in (3, 4, 6):
            match = auction(limit)
            world = match.imagine(2, Rng.seeded("deal"))
            bid = bot(name, "same", Budget(iterations=40)).choose(world, 2)
            world.play(1, "pass")
            world.play(2, "n:6")
            found.append((bid, json.dumps(match.view(2)), digest(world.state)))
        assert found[0] == found[1] == found[2]


def test_a_vote_does_not_show_who_has_an_order_to_say_no() -> None:
    """PIO-RESP-01, PIO-ORD-02: the answer of an order waits in no local."""
    s = frontier(seats=3, options={"orders": True})
    parts = [Ask(seat, "vote", [0, 1], "PIO-RESP-01", (0,)) for seat in (1, 2)]
    no = s.match.game.code("no")
    s.state.orders[1 * len(ORDERS) + ORDERS.index("vote")] = RULES.index("vote-no")
    flow = ask_together(s.state, parts, ORDER_VOTE)
    ask = next(flow)
    assert [part.given for part in ask.parts] == [no, -1]
    ask.answers = (no, 1)
    with pytest.raises(StopIteration) as done:
        flow.send(0)
    assert done.value.value == [no, 1]


def test_the_cards_left_out_of_undead_are_mixed_when_boot_hill_is_empty() -> None:
    """UND-SETUP-13: their order stayed as it truly was."""
    game = saloon.game("undead")
    dealt = []
    for backwards in (False, True):
        table = Match(game, 3, "out").state.copy()
        cards = sorted([*table.out, *table.boot_hill], reverse=backwards)  # type: ignore[attr-defined]
        table.boot_hill, table.out = (), tuple(cards)  # type: ignore[attr-defined]
        game.hide(table, 0, Rng.seeded("deal"))
        dealt.append(table.out)  # type: ignore[attr-defined]
    assert dealt[0] == dealt[1]
