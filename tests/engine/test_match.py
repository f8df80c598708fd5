from __future__ import annotations

import json
import pickle

import pytest

import saloon
from saloon import BadData, BadSetup, CannotUndo, IllegalMove, Match, Rng, SaloonError
from saloon.bots.bot import Budget
from saloon.bots.levels import bot
from saloon.bots.random import play_out
from saloon.engine.ask import Ask
from saloon.engine.data import digest
from saloon.engine.event import Log
from saloon.engine.game import Game
from tests.engine.tables import finished, until
from tests.testing.toy.game import Toy, Toys

WANTED = saloon.game("wanted")


def test_games_are_found_by_their_folder() -> None:
    assert WANTED in saloon.list_games()
    with pytest.raises(BadSetup, match=r"there is no game 'poker'; the games are: .*wanted"):
        saloon.game("poker")


def test_a_game_has_no_more_moves_than_a_history_can_hold() -> None:
    moves = tuple(str(code) for code in range(0x10000))
    with pytest.raises(ValueError, match="65536 moves are more than the 65535"):
        Game("huge", "huge/1", (2,), 2, (), moves, 1, ())


@pytest.mark.parametrize("move", [-1, len(WANTED.moves), 70_000])
def test_a_move_that_is_none_says_which_there_are(move: int) -> None:
    last = len(WANTED.moves) - 1
    with pytest.raises(IllegalMove, match=f"wanted has no move {move}; its moves are 0 to {last}"):
        WANTED.text(move)


def test_a_prior_of_the_wrong_length_is_named_by_every_bot_that_reads_it() -> None:
    class Careless(Toy):
        def prior(self, state: Toys, ask: Ask) -> list[float] | None:
            return [1.0]

    game = Careless()
    match = Match(game, 2, "a")
    table = match.state
    assert isinstance(table, Toys)
    sentence = "the prior of 'toy' gives 1 weights for the 2 moves of 'draw'"
    with pytest.raises(SaloonError, match=sentence):
        game.weigh(table, match.asks[0])
    for name in ("greedy", "deputy"):
        player = bot(name, "a", Budget(iterations=20))
        with pytest.raises(SaloonError, match=sentence):
            player.choose(match.imagine(0), 0)


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (7, {}, "wanted is for 2 to 6 seats, not 7"),
        (4, {"dynamite": True}, "has no option 'dynamite'; its options are: quick, duel"),
        (4, {"duel": "maybe"}, "option duel takes off, on, not 'maybe'"),
        (5, {"quick": True}, "the quick game is for 2 to 4 seats, not 5"),
        (4, {"consent": True}, "consent only goes together with option duel"),
    ],
)
def test_a_bad_set_up_says_what_is_allowed(
    seats: int, options: dict[str, object], sentence: str
) -> None:
    with pytest.raises(BadSetup, match=sentence):
        Match(WANTED, seats, options=options)


def test_options_may_be_words() -> None:
    assert Match(WANTED, 4, "a", {"duel": "on"}).options["duel"] is True


def test_moves_may_be_numbers_or_words() -> None:
    one, two = Match(WANTED, 4, "same"), Match(WANTED, 4, "same")
    seat = one.asks[0].seat
    one.play(seat, "draw:deadwood")
    two.play(seat, 3)
    assert digest(one.state) == digest(two.state)


def test_an_illegal_move_names_what_was_legal_and_changes_nothing() -> None:
    match = Match(WANTED, 4, "tombstone-7")
    ask = match.asks[0]
    before = match.to_data()
    with pytest.raises(IllegalMove, match=r"legal are: draw:tombstone, .*\(WAN-TURN-04\)"):
        match.play(ask.seat, "leave")
    with pytest.raises(IllegalMove, match=f"it is seat {ask.seat}'s turn"):
        match.play((ask.seat + 1) % 4, "draw:saloon")
    assert match.to_data() == before


def test_nothing_is_legal_when_the_match_is_over() -> None:
    with pytest.raises(IllegalMove, match="the match is over"):
        finished().play(0, "draw:saloon")


def test_the_same_seed_and_moves_give_the_same_game() -> None:
    assert digest(finished(4, "x").state) == digest(finished(4, "x").state)
    assert digest(finished(4, "x").state) != digest(finished(4, "y").state)


def test_without_a_seed_every_match_differs() -> None:
    assert Match(WANTED, 4).seed != Match(WANTED, 4).seed


def test_no_two_lists_of_seed_parts_are_joined_alike() -> None:
    one = Match(WANTED, 4, ["a", "1:b"])
    two = Match(WANTED, 4, ["a1:", "b"])
    assert digest(one.state) != digest(two.state)


# -- secret questions at once ------------------------------------------------------------------


def secret() -> Match:
    return until("consent", duel=True, consent=True)


def test_each_seat_commits_alone_and_others_see_that_alone() -> None:
    match = secret()
    seats = [ask.seat for ask in match.asks]
    others = [seat for seat in range(4) if seat != seats[0]]
    before = {seat: match.view(seat) for seat in [None, *others]}
    match.play(seats[0], "decline")
    assert match.committed == [seats[0]]
    assert [ask.seat for ask in match.asks] == seats[1:]
    assert match.view(seats[0])["asks"][0]["answer"] == "decline"
    for seat in [None, *others]:
        assert match.view(seat) == {**before[seat], "committed": [seats[0]]}, "who, not what"


def test_a_mind_may_be_changed_until_the_last_commits() -> None:
    match = secret()
    seats = [ask.seat for ask in match.asks]
    match.play(seats[0], "decline")
    match.play(seats[0], "accept")
    match.undo(seats[0])
    assert match.committed == []
    match.play(seats[0], "accept")
    for seat in seats[1:]:
        match.play(seat, "accept")
    kinds = [event.kind for event in match.events]
    assert "declined" not in kinds
    assert "duel" in kinds or "truel" in kinds
    assert [move for _, move in match.moves[-len(seats) :]] == ["accept"] * len(seats)


def test_commitments_survive_saving_in_the_middle() -> None:
    match = secret()
    seat = match.asks[0].seat
    match.play(seat, "decline")
    for again in (
        Match.from_data(WANTED, json.loads(json.dumps(match.to_data()))),
        pickle.loads(pickle.dumps(match)),
        match.clone(),
    ):
        assert again.committed == [seat]
        assert again.commitment(seat) == match.commitment(seat)
        for other in again.asks:
            again.play(other.seat, "accept")
        assert "declined" in [event.kind for event in again.events]


def test_an_imagined_world_does_not_know_what_others_committed() -> None:
    match = secret()
    first, second = (ask.seat for ask in match.asks[:2])
    match.play(first, "decline")
    rng = Rng.seeded("guess")
    guesses = {match.imagine(second, rng).commitment(first) for _ in range(40)}
    assert len(guesses) == 2
    own = {match.imagine(first, rng).commitment(first) for _ in range(40)}
    assert own == {match.commitment(first)}


def test_answers_shown_together_cannot_be_undone() -> None:
    match = secret()
    for ask in match.asks:
        match.play(ask.seat, "decline")
    last = match.moves[-1][0]
    assert not match.can_undo(last)


# -- undo ----------------------------------------------------------------------------------------


def test_a_move_that_showed_nothing_can_be_taken_back() -> None:
    match = until("cavalry", cavalry=True)
    seat = match.asks[0].seat
    before = match.to_data()
    match.play(seat, "ride:deadwood")
    assert match.can_undo(seat)
    match.undo(seat)
    assert match.to_data() == before


def test_a_draw_cannot_be_taken_back() -> None:
    match = until("draw")
    seat = match.asks[0].seat
    match.play(seat, "draw:saloon")
    verdict = match.can_undo(seat)
    assert (verdict.why, bool(verdict)) == ("revealed", False)
    with pytest.raises(CannotUndo, match="showed something that was hidden"):
        match.undo(seat)


def test_nobody_takes_back_another_seats_move() -> None:
    match = until("cavalry", cavalry=True)
    seat = match.asks[0].seat
    match.play(seat, "leave")
    other = (seat + 1) % 4
    assert match.can_undo(other).why == "other"
    assert Match(WANTED, 4, "fresh").can_undo(0).why == "nothing"


def test_an_undo_never_touches_anothers_answer() -> None:
    match = secret()
    drawer = match.moves[-1][0]
    other = next(ask.seat for ask in match.asks if ask.seat != drawer)
    match.play(other, "accept")
    assert match.can_undo(drawer).why in ("other", "revealed")
    assert match.committed == [other]


def test_nothing_is_undone_when_the_match_is_over() -> None:
    match = finished()
    assert [match.can_undo(seat).why for seat in range(3)] == ["over"] * 3


def test_an_undo_keeps_the_listener() -> None:
    match = until("cavalry", cavalry=True)
    log = Log(keep=False)
    match.listen(log)
    seat = match.asks[0].seat
    match.play(seat, "leave")
    match.undo(seat)
    assert match.log is log
    assert log.fired
    assert not log.events


# -- copies and saving ---------------------------------------------------------------------------


def test_copies_share_what_was_told_before_and_nothing_after() -> None:
    match = finished(3).at(20)
    before = match.events[:]
    cited = dict(match.log.cited) if match.log is not None else {}
    one = match.clone()
    two = one.clone()  # nobody has asked the first copy for anything yet
    for play in (match, one):
        seat = play.asks[0].seat
        play.play(seat, play.asks[0].moves[0])
    three = one.clone()  # of a copy that has gone on
    assert two.events == before
    assert len(match.events) > len(before)
    assert one.events == match.events == three.events
    three.play(three.asks[0].seat, three.asks[0].moves[0])
    assert len(three.events) > len(one.events)
    assert two.log is not None
    assert two.log.cited == cited
    assert one.log is not None
    assert match.log is not None
    assert one.log.fired == match.log.fired != two.log.fired


def test_a_log_without_events_counts_the_same_clauses() -> None:
    logs = [Log(keep=True), Log(keep=False)]
    for log in logs:
        match = Match(WANTED, 3, "counted", log=log)
        play_out(match, Rng.seeded("counted"), 40)
        twin = match.clone()
        play_out(twin, Rng.seeded("twin"), 10)
        assert twin.log is not None
        assert sum(twin.log.fired.values()) > sum(log.fired.values())
    assert logs[0].fired == logs[1].fired
    assert logs[0].events
    assert not logs[1].events


def test_a_match_that_is_not_kept_says_so() -> None:
    match = Match(WANTED, 4, "bare", keep=False)
    for refused in (match.clone, match.to_data, lambda: match.imagine(0), lambda: match.at(0)):
        with pytest.raises(ValueError, match=r"keep|kept"):
            refused()


def test_at_walks_back_through_history() -> None:
    match = finished(3)
    for moves in (0, 1, 17, len(match.moves)):
        assert match.at(moves).moves == match.moves[:moves]
    assert digest(match.at(len(match.moves)).state) == digest(match.state)


def test_foreign_data_is_refused() -> None:
    data = Match(WANTED, 4, "a").to_data()
    with pytest.raises(BadData, match="not a saved match"):
        Match.from_data(WANTED, {"hello": 1})
    with pytest.raises(
        BadData, match="made under the rules wanted/0, but the rules here are wanted/"
    ):
        Match.from_data(WANTED, {**data, "rules": "wanted/0"})
    fields = {**data["origin"]["fields"], "moon": 1}
    with pytest.raises(BadData, match="moon"):
        Match.from_data(WANTED, {**data, "origin": {**data["origin"], "fields": fields}})


REVEALED_LATER = 1 << 24


@pytest.mark.parametrize(
    "damage",
    [
        {"history": [1, 2, 3, 4, 5, 6, 7]},
        {"history": [99]},
        {"history": [-1]},
        {"pending": [44, 45]},
        {"origin": 7},
        {"origin": {"rng": [1, 2, 3, 4]}},
        {"options": 3},
        {"log": {"events": [["odd"]]}},
    ],
)
def test_damaged_data_is_refused(damage: dict[str, object]) -> None:
    with pytest.raises(BadData):
        Match.from_data(WANTED, {**Match(WANTED, 4, "a").to_data(), **damage})


@pytest.mark.parametrize(
    "damage",
    [{"start": 7}, {"start": {"rng": [1, 2, 3, 4]}}, {"patches": [[0]]}, {"history": [99, 99]}],
)
def test_damaged_data_of_an_imagined_world_is_refused(damage: dict[str, object]) -> None:
    world = Match(WANTED, 4, "a").imagine(0, Rng.seeded("w"))
    with pytest.raises(BadData):
        Match.from_data(WANTED, {**world.to_data(), **damage})


def test_a_saved_match_holds_only_moves_that_were_legal() -> None:
    data = secret().to_data()
    for number in (0, 7, len(data["history"]) - 1):
        edited = list(data["history"])
        edited[number] = edited[number] | 0xFFFF
        with pytest.raises(BadData, match="damaged"):
            Match.from_data(WANTED, {**data, "history": edited})


def test_an_edited_file_does_not_take_back_what_was_shown() -> None:
    match = until("draw")
    seat = match.asks[0].seat
    match.play(seat, "draw:saloon")
    data = match.to_data()
    edited = [entry + REVEALED_LATER for entry in data["history"]]
    again = Match.from_data(WANTED, {**data, "history": edited})
    assert match.can_undo(seat).why == again.can_undo(seat).why == "revealed"


def test_a_secret_question_that_all_have_answered_is_no_match() -> None:
    data = secret().to_data()
    answered = [WANTED.code("accept")] * len(data["pending"])
    with pytest.raises(BadData, match="secret"):
        Match.from_data(WANTED, {**data, "pending": answered})


def test_chance_that_never_was_is_refused() -> None:
    data = json.loads(json.dumps(Match(WANTED, 4, "a").to_data()))
    data["origin"]["fields"]["rng"]["rng"][0] = 1 << 32
    with pytest.raises(BadData, match="chance"):
        Match.from_data(WANTED, data)


def test_a_seed_that_is_no_text_is_refused() -> None:
    for seed in ("\ud800", ["table", "\ud800"]):
        with pytest.raises(BadSetup, match="a seed is a text"):
            Match(WANTED, 4, seed)


def test_a_bot_that_spoils_its_menu_spoils_only_its_own() -> None:
    Match(WANTED, 4, "a").asks[0].moves.clear()
    assert len(Match(WANTED, 4, "a").asks[0].moves) == 5


def test_a_world_imagined_again_after_a_move_stands_where_it_stood() -> None:
    for number in range(30):
        match = Match(WANTED, 3, f"again {number}", {"dollars": True})
        seat = match.asks[0].seat
        match.play(seat, "save")
        world = match.imagine(seat, Rng.seeded("w"))
        world.play(seat, "draw:saloon")
        again = world.imagine(seat, Rng.seeded("v"))
        assert again.clone().view(seat) == again.view(seat) == world.view(seat)


def test_clones_share_no_events() -> None:
    match = until("draw")
    twin = match.clone()
    heard = len(match.events)
    twin.play(twin.asks[0].seat, "draw:tombstone")
    assert len(match.events) == heard < len(twin.events)


def test_a_spectator_sees_no_moves_and_no_private_event() -> None:
    match = until("dollars", dollars=True)
    seat = match.asks[0].seat
    match.play(seat, "look:saloon")
    assert all("moves" not in ask for ask in match.view(None)["asks"])
    assert "looked-saloon" in [event.kind for event in match.events_for(seat)]
    assert "looked-saloon" not in [event.kind for event in match.events_for(None)]
