"""The table in plain lines."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

import saloon
from saloon.terminal.plain import PlainTable
from saloon.terminal.session import Session

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
