from __future__ import annotations

import hashlib
import re

import pytest

import saloon
from saloon import BadRecord, Match, Record
from saloon.engine.record import Line
from tests.engine.tables import finished, until

WANTED = saloon.game("wanted")


def text() -> str:
    record = finished(3, duel=True).record(
        ["Belle", 'Ed "Kid"', "Zoë"], ["human", "greedy", "random"]
    )
    return record.dumps()


def lines() -> list[str]:
    return text().splitlines()


def line_of(start: str) -> int:
    return next(i for i, line in enumerate(lines()) if line.startswith(start))


def test_a_record_reads_like_a_game() -> None:
    found = lines()
    assert found[0] == '[Saloon "record 1"]'
    assert '[Game "wanted"]' in found
    assert f'[Rules "{WANTED.rules}"]' in found
    assert any("duel=on" in line for line in found)
    assert '[Seat 1 "Ed \\"Kid\\"" "greedy"]' in found
    assert re.fullmatch(r"1\. \d draw:[a-z-]+", found[line_of("1. ")])
    assert re.fullmatch(r"end \d+ [0-9a-f]{16}", found[-1])


def test_it_comes_back_as_it_was_and_replays() -> None:
    match = finished(3, duel=True)
    record = match.record(comments={1: "a bold start"})
    again = Record.loads(record.dumps())
    assert again.dumps() == record.dumps()
    assert [line.comment for line in again.body if line.number == 1 and line.seat >= 0] == [
        "a bold start"
    ]
    assert again.replay().moves == match.moves
    assert any("digest" in said for said in again.verify())


def test_an_unfinished_match_keeps_its_seed_to_itself() -> None:
    match = Match(WANTED, 4, ["the table's secret", "Belle's luck"])
    match.play(match.asks[0].seat, "draw:saloon")
    record = match.record()
    assert "secret" not in record.dumps()
    assert record.commitment == hashlib.sha256(b"the table's secret").hexdigest()
    with pytest.raises(
        BadRecord, match=r"line \d+: the seed is not revealed before the match ends"
    ):
        record.loads(record.dumps()).replay()
    assert Record.loads(match.record(reveal=True).dumps()).replay().moves == match.moves


def test_several_seed_parts_are_revealed_at_the_end() -> None:
    match = finished(3, ["table", "Belle's", "Zoë's"])
    record = Record.loads(match.record().dumps())
    assert record.seed == ["table", "Belle's", "Zoë's"]
    assert "2 players mixed their own parts into the seed." in record.verify()


def edited(start: str, line: str) -> str:
    found = lines()
    found[line_of(start)] = line
    return "\n".join(found) + "\n"


@pytest.mark.parametrize(
    ("start", "line", "sentence"),
    [
        ("[Saloon", '[Event "chess"]', "line 1: this is not a Saloon record"),
        ("[Saloon", '[Saloon "record 9"]', "line 1: this version reads 'record 1'"),
        ("[Game", '[Game "poker"]', "line 2: there is no game 'poker'"),
        (
            "[Rules",
            '[Rules "wanted/0"]',
            "line 3: this record was made under the rules wanted/0, but",
        ),
        ("[Options", '[Options "duel=perhaps"]', "line 4: option duel takes off, on"),
        ("[Options", '[Options "duel=off"]', r"line \d+: the table of beat 0 is not the one"),
        ("[Seat 1", '[Seat 2 "B" "human"]', "line 6: seats are numbered from 0"),
        ("[Date", "[Date]", "line 8: a header should look like"),
        ("[Date", '[Weather "dry"]', r"line 8: there is no header \[Weather"),
        ("[Commitment", '[Commitment "00"]', "line 9: the revealed seed is not the one"),
        ("[Result", '[Result "5"]', "line 10: the result is"),
        ("[Seed", '[Seed "another"]', "line 9: the revealed seed is not the one"),
        ("1. ", "1. 9 draw:saloon", r"line \d+: seat 9 cannot play"),
        ("2. ", "7. 0 draw:saloon", r"line \d+: this is move 2, but it is numbered 7"),
        ("2. ", "I fold", r"line \d+: a move looks like"),
        ("= 2", "= 2 0000000000000000", r"line \d+: the table of beat 2 is not the one"),
        ("[Date", '[Date "1881-10-26"]', r"line \d+: the text above was edited"),
        ("[Seat 0", '[Seat 0 "Wyatt" "human"]', r"line \d+: the text above was edited"),
        ("[Game", '[Saloon "record 1"]', r"line 2: the header \[Saloon ...\] stands here a second"),
        ("[Date", '[Date "\\q"]', "line 8: .* is not a text that can be read"),
        ("[Seed", '[Seed "\\ud800"]', r"line \d+: .* is not a text that can be read"),
        ("1. ", f"1. {'9' * 5000} draw:saloon", r"line \d+: a move looks like"),
        (
            "end",
            "end 3 0000000000000000",
            r"line \d+: the record holds \d+ moves, but ends with 'end 3 ",
        ),
    ],
)
def test_an_edited_record_is_refused_with_its_line(start: str, line: str, sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        Record.loads(edited(start, line)).replay()


def test_every_way_to_cut_it_short_is_noticed() -> None:
    found = lines()
    for stop in range(len(found)):
        with pytest.raises(BadRecord, match=r"^line \d+: "):
            Record.loads("\n".join(found[:stop])).replay()


def test_every_missing_line_is_noticed() -> None:
    found = lines()
    harmless = {i for i, line in enumerate(found) if not line}
    for gone in range(len(found)):
        if gone not in harmless:
            with pytest.raises(BadRecord, match=r"^line \d+: "):
                Record.loads("\n".join(found[:gone] + found[gone + 1 :])).replay()


def test_every_line_of_a_secret_question_is_a_move() -> None:
    """An answer written twice is legal to play, but no match has it in its history."""
    match = until("consent", duel=True, consent=True)
    for ask in match.asks:
        match.play(ask.seat, "accept")
    record = match.record(reveal=True)
    first = next(i for i, line in enumerate(record.body) if line.text == "accept")
    for line in record.body[first:]:
        line.number += line.seat >= 0
    seat = record.body[first].seat
    record.body.insert(first, Line(record.body[first].number - 1, seat, "decline"))
    with pytest.raises(BadRecord, match=r"^line \d+: .* secret question"):
        Record.loads(record.dumps()).replay()


def test_nothing_may_follow_the_end() -> None:
    with pytest.raises(BadRecord, match="nothing may follow"):
        Record.loads(text() + "1. 0 draw:saloon\n")


def test_a_table_set_by_hand_has_no_record() -> None:
    match = Match(WANTED, table=Match(WANTED, 3, "x").state)
    with pytest.raises(BadRecord, match="set up by hand"):
        match.record()


def test_a_record_without_a_body_is_refused() -> None:
    head = lines()[: line_of("[Seed") + 1]
    with pytest.raises(BadRecord, match=r"^line \d+: the digest of beat 0 is missing here"):
        Record.loads("\n".join([*head, "end 0 0000000000000000"])).replay()


def test_a_blank_first_line_is_no_header() -> None:
    with pytest.raises(BadRecord, match=r"^line 1: the header \[Saloon ...\] is missing"):
        Record.loads("\n" + "\n".join(lines()[1:])).replay()


def test_odd_names_and_comments_come_back() -> None:
    match = finished(3)
    names = ["line\u2028separator", 'quote " and \\', "tab\there"]
    text = match.record(names, comments={1: "two\nlines ; and more"}).dumps()
    again = Record.loads(text)
    again.replay()
    assert again.names == names
    assert again.body[next(i for i, x in enumerate(again.body) if x.seat >= 0)].comment == (
        "two lines ; and more"
    )


@pytest.mark.parametrize(
    ("winners", "said"),
    [
        ([1], "The winner is Belle, as recorded."),
        ([0, 2], "The winners are Ada and seat 2, as recorded."),
        ([], "Nobody wins, as recorded."),
    ],
)
def test_a_proof_names_the_winners(winners: list[int], said: str) -> None:
    match = finished(3)
    record = match.record(["Ada", "Belle", ""])
    name = record.names[match.winners[0]] or "seat 2"
    assert f"The winner is {name}, as recorded." in record.verify()
    match.state.winners = winners
    assert record._outcome(match) == said
