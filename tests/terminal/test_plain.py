"""The table in plain lines."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from itertools import pairwise
from pathlib import Path

import pytest

import saloon
from saloon.bots.random import play_out
from saloon.choices import FOLDED_FROM
from saloon.journeys import legal_of
from saloon.terminal.plain import PlainTable
from saloon.terminal.session import Session
from tests.games.pioneers.settled import middle_games

Said = pytest.CaptureFixture[str]


def session(lang: str = "en", kinds: str = "human random", **options: bool) -> Session:
    seats = kinds.split()
    match = saloon.Match(saloon.game("wanted"), len(seats), "plain", options)
    return Session(match, seats, lang)


def typed(lines: Iterable[str]) -> Callable[[str], str]:
    """Somebody who types these lines and then closes the keyboard."""
    rest = iter(lines)

    def read(prompt: str) -> str:
        try:
            return next(rest)
        except StopIteration:
            raise EOFError from None

    return read


def play(table: Session, *lines: str) -> None:
    PlainTable(table, typed(lines)).run()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("options", [{}, {"duel": True, "dollars": True, "cavalry": True}])
def test_a_whole_game_can_be_played_by_numbers(
    capsys: Said, lang: str, options: dict[str, bool]
) -> None:
    table = session(lang, "human random", **options)
    play(table, *["1"] * 2000)
    assert table.match.over
    out = capsys.readouterr().out
    assert "WAN-TURN-04" in out
    assert table.result(0)[0] in out


def at_the_bid(kind: str = "bid") -> Session:
    """A game of `pioneers` where a long list of sums is open, everybody a person."""
    for match, ask in middle_games(60):
        if ask.prompt == kind and len(ask.moves) > FOLDED_FROM:
            return Session(match, ["human"] * match.seats, "en")
    raise AssertionError(f"nobody was asked {kind}")


def test_a_sum_is_typed_as_it_is(capsys: Said) -> None:
    """Not as a place in a list: the smallest and the largest are said, and what leaves."""
    table = at_the_bid()
    ask = table.asked_person()
    assert ask is not None
    game = table.match.game
    sums = [int(game.text(move)[2:]) for move in ask.moves if game.text(move).startswith("n:")]
    plain = PlainTable(table, typed(["99999", str(sums[2])]))
    plain.say_question(ask)
    plain.answer(ask)
    out = capsys.readouterr().out
    assert f"“Bid ${sums[0]}” to “Bid ${sums[-1]}”: type the number" in out
    assert "(pass)" in out
    assert "(n:" not in out
    assert "“99999” is no sum here" in out
    assert table.match.moves[-1] == (ask.seat, f"n:{sums[2]}")


@pytest.mark.parametrize(("lang", "told"), [("en", "human"), ("fr", "humain")])
def test_who_plays_a_seat_is_said_in_the_language(lang: str, told: str) -> None:
    table = session(lang)
    play_out(table.match, saloon.Rng.seeded("who"))
    assert table.kinds_told == [told, "random"]
    assert {line.partition(":")[0].rstrip() for line in table.result(None)[1:]} == {
        f"Ada ({told})",
        "Belle (random)",
    }


def test_sums_with_gaps_are_listed(capsys: Said) -> None:
    table = at_the_bid()
    plain = PlainTable(table, typed([]))
    plain.sums = {"3": "n:3", "5": "n:5", "9": "n:9"}
    assert plain.sums_told() == "3, 5, 9"
    plain.sums = {"3": "n:3", "4": "n:4", "5": "n:5"}
    assert plain.sums_told() == "3 to 5"


def test_a_choice_of_several_parts_is_asked_part_by_part(capsys: Said) -> None:
    match = saloon.Match(saloon.game("undead"), 2, "plain")
    table = Session(match, ["human", "random"], "en")
    play(table, "3", "1", "9", "5")  # 2 Coins, no Notoriety, no ninth slot, then the fifth
    out = capsys.readouterr().out
    assert out.count("Coins:") == 1
    assert "Notoriety:" in out
    assert "Bullets in slots:" in out
    assert "move-" not in out
    assert match.moves[0] == (0, "start:2:0:6")
    other = saloon.Match(saloon.game("undead"), 2, "plain")
    play(Session(other, ["human", "random"], "en"), "start:1:1:4")
    assert other.moves[0] == (0, "start:1:1:4")


def test_a_move_can_be_typed_as_text(capsys: Said) -> None:
    table = session()
    play(table, "draw:deadwood")
    assert (0, "draw:deadwood") in table.match.moves


def test_what_is_no_move_is_said_and_changes_nothing(capsys: Said) -> None:
    table = session()
    play(table, "99", "dance", "ride:deadwood", "0", "")
    assert [move for move in table.match.moves if move[0] == 0] == []
    out = capsys.readouterr().out
    for line in ("99", "dance", "ride:deadwood", "0"):
        assert f"“{line}” is no move here; type a number from 1 to 5, or help." in out


def test_the_end_of_input_is_a_polite_goodbye(capsys: Said) -> None:
    play(session())
    assert "Goodbye, after" in capsys.readouterr().out


@pytest.mark.parametrize(("lang", "word"), [("en", "quit"), ("fr", "quitter"), ("fr", "quit")])
def test_quitting(capsys: Said, lang: str, word: str) -> None:
    table = session(lang)
    play(table, word, "1")
    assert [move for move in table.match.moves if move[0] == 0] == []


def test_undo_says_why_not(capsys: Said) -> None:
    table = session(kinds="human human")
    play(table, "undo", "1", "undo")
    out = capsys.readouterr().out
    assert "There is no move to take back." in out
    assert "showed something that was hidden" in out
    assert len(table.match.moves) == 1


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_undo_says_why_not_when_the_game_is_over(lang: str) -> None:
    table = session(lang, quick=True)
    play_out(table.match, saloon.Rng.seeded("over"))
    assert table.can_take_back(0) == table.words("undo-over")


def test_undo_after_a_move_that_showed_nothing(capsys: Said) -> None:
    table = session(kinds="human human", dollars=True)
    play(table, "1", "undo", "1")
    assert "Taken back." in capsys.readouterr().out
    assert len(table.match.moves) == 1


def test_saving_and_going_on(capsys: Said, tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    table = session()
    play(table, "1", "2", f"save {path}", "1")
    again = Session.resume(path, "fr")
    assert again.names == table.names
    assert again.kinds == table.kinds
    assert table.match.moves[: len(again.match.moves)] == again.match.moves
    play(again, *["1"] * 2000)
    assert again.match.over


def test_a_file_that_cannot_be_written_is_said(capsys: Said) -> None:
    play(session(), "save /no/such/folder/table.json")
    assert "cannot write /no/such/folder/table.json" in capsys.readouterr().out


def test_rules_and_table_and_help(capsys: Said) -> None:
    play(session(), "rules", "rules WAN-END-04", "rules WAN-END-77", "table", "help")
    out = capsys.readouterr().out
    assert "WAN-TURN-04 The player picks one of the 5 decks" in out
    assert "WAN-END-04 " in out
    assert "there is no clause 'WAN-END-77'" in out
    assert out.count("Nobody has the One token.") == 2
    assert "to go on with" in out


def test_what_one_seat_looked_at_is_not_told_to_another(capsys: Said) -> None:
    table = session(kinds="human human", dollars=True)
    first = table.match.asks[0].seat
    play(table, "look:saloon", "draw:tombstone", "1", "draw:deadwood")
    whispers = [event for event in table.match.events if event.to >= 0]
    assert [event.to for event in whispers] == [first]
    text = table.teller(first).event(whispers[0])
    out = capsys.readouterr().out
    assert out.count(text) == 1
    asked = out.index(f"{table.names[1 - first]}: You may spend")
    assert out.index(text) < asked


def test_bots_alone_play_to_the_end(capsys: Said) -> None:
    table = session(kinds="random random")
    play(table)
    assert table.match.over
    assert "wins!" in capsys.readouterr().out


@pytest.mark.parametrize(("lang", "word"), [("en", "look"), ("fr", "retour"), ("fr", "look")])
def test_a_finished_game_can_be_looked_back_on(capsys: Said, lang: str, word: str) -> None:
    table = session(lang, "human random", quick=True)
    table.thoughts = 8
    rng = saloon.Rng.seeded("look")
    while not table.match.over:
        ask = table.match.asks[0]
        table.match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    play(table, word)
    assert table.words("look-luck") in capsys.readouterr().out
    play(table, "")
    out = capsys.readouterr().out
    assert table.words("look-ask") in out
    assert table.words("look-luck") not in out


def test_leaving_asks_whether_to_save(tmp_path: Path, capsys: Said) -> None:
    file = tmp_path / "table.json"
    table = session()
    play(table, "1", "quit", "hmm", "1", "quit", f"save {file}", "1", "1")
    out = capsys.readouterr().out
    assert out.count("Save the table before you leave?") == 2
    moves = Session.resume(file, "en").match.moves
    assert moves == table.match.moves, "nothing was played behind the last word"
    assert sum(seat == 0 for seat, _ in moves) >= 2, "anything else stays"
    play(session(kinds="human human"), "quit")
    assert "Save the table" not in capsys.readouterr().out, "there is nothing to lose"


def test_moves_stand_in_groups(capsys: Said) -> None:
    match = saloon.Match(saloon.game("bantam"), 2, "table")
    play(Session(match, ["human", "human"], "en"), *["1"] * 4)
    lines = capsys.readouterr().out.splitlines()
    titles = [line for line in lines if line in ("Move:", "Act:", "Fight:", "Things:")]
    assert titles[:2] == ["Move:", "Act:"]  # as on the map


def test_groups_stand_in_the_order_of_the_map(capsys: Said) -> None:
    match = saloon.Match(saloon.game("pioneers"), 2, "plain map")
    while len({"act:hunt", "act:trade"} & set(legal_of(match.view(match.asks[0].seat)))) < 2:
        ask = match.asks[0]
        legal = legal_of(match.view(ask.seat))
        explore = [move for move in legal if move in ("act:explore", "yes")]
        match.play(ask.seat, explore[0] if explore else legal[0])
    play(Session(match, ["human", "human"], "en"), "help")
    lines = capsys.readouterr().out.splitlines()
    titles = [line for line in lines if line in ("Move:", "Work:", "Trade:", "People:")]
    assert titles[:3] == ["Move:", "Work:", "Trade:"]


def test_one_word_goes_all_the_way_on_a_map(capsys: Said) -> None:
    match = saloon.Match(saloon.game("pioneers"), 2, "plain map")
    while match.asks[0].prompt != "work":
        match.play(match.asks[0].seat, match.asks[0].moves[0])
    seat = match.asks[0].seat
    table = Session(match, ["human", "human"], "en")
    play(table, "go", "go nowhere at all", "go School")
    out = capsys.readouterr().out
    assert "Trade · Buy: fill a basket" in out
    assert "There is no such place or deed in reach." in out
    assert "goes to the School" in out
    acting = match.view(seat)["table"]["acting"]
    assert acting is not None
    assert "act:move" in [move for _, move in match.moves]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_at_one_keyboard_it_is_said_who_you_is_before_it_is_said(capsys: Said, lang: str) -> None:
    match = saloon.Match(saloon.game("undead"), 3, "plain")
    table = Session(match, ["human", "human", "random"], lang)
    play(table, *["1"] * 400)
    spoken = re.compile(r"\b(you|your|vous|votre|vos)\b", re.IGNORECASE)
    heard = capsys.readouterr().out.split(table.words("plain-welcome"))[1].splitlines()
    names = {table.words("plain-reader", name=table.names[seat]): seat for seat in (0, 1)}
    turns = [names[line] for line in heard if line in names]
    assert set(turns) == {0, 1}
    assert all(one != other for one, other in pairwise(turns)), "said when it changes, not always"
    first = next(at for at, line in enumerate(heard) if line in names)
    assert not [line for line in heard[:first] if "[UND-" in line and spoken.search(line)]
    reader = -1
    for line in heard:
        reader = names.get(line, reader)
        for seat in (0, 1):
            if line.startswith(f"{table.names[seat]}: ") and "[UND-" in line:
                assert reader == seat, "whoever is asked is who was addressed"


def test_the_end_at_one_keyboard_is_told_to_nobody_in_particular(capsys: Said) -> None:
    table = session("en", "human human")
    play(table, *["1"] * 2000)
    assert table.match.over
    assert table.result(None)[0] in capsys.readouterr().out.splitlines()


def test_alone_nobody_needs_to_be_told_who_you_is(capsys: Said) -> None:
    table = session()
    play(table, "1")
    assert table.words("plain-reader", name=table.names[0]) not in capsys.readouterr().out


def test_what_cannot_be_chosen_is_said_with_the_reason(capsys: Said) -> None:
    match = saloon.Match(saloon.game("undead"), 2, "plain")
    table = Session(match, ["human", "random"], "en")
    play(table, "start:1:1:4", *["1"] * 60)
    told = table.teller(0)
    said = capsys.readouterr().out.splitlines()
    reasons = {told.words("blocked-lying"), told.words("blocked-nobody")}
    greyed = [line for line in said if line.startswith("  - ")]
    assert {line.rpartition(": ")[2] for line in greyed} & reasons
