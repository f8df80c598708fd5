"""The terminal table, played by its keys."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from rich.cells import cell_len
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

import saloon
from saloon.bots.random import play_out
from saloon.engine.game import Game
from saloon.terminal.app import MOVE_KEYS, Leaving, Reading, ReplayApp, Seating, Spread, TableApp
from saloon.terminal.report import replay_lines
from saloon.terminal.session import Session
from saloon.words import DEFAULT_NAMES, LANGS, Words
from tests.games.pioneers.settled import middle_games

Script = Callable[[Pilot[None]], Awaitable[None]]
ALL_ON = {"duel": True, "consent": True, "dollars": True, "cavalry": True, "supremacy": True}


def session(kinds: str = "human random", lang: str = "en", **options: bool) -> Session:
    seats = kinds.split()
    match = saloon.Match(saloon.game("wanted"), len(seats), "table", options)
    return Session(match, seats, lang)


def at_table(app: Seating, script: Script, size: tuple[int, int] = (80, 24)) -> None:
    """Sit down, do what the script does, get up."""

    async def sit() -> None:
        async with app.run_test(size=size) as pilot:
            await settle(pilot)
            await script(pilot)

    asyncio.run(sit())


async def settle(pilot: Pilot[None]) -> None:
    """Wait until the bots have played and all is drawn."""
    await pilot.pause()
    app = pilot.app
    while isinstance(app, TableApp) and app.asked is None and not isinstance(app.screen, Reading):
        await asyncio.sleep(0.01)
    await pilot.pause()


async def press(pilot: Pilot[None], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settle(pilot)


def seen(app: Seating, name: str) -> str:
    return str(app.query_one(f"#{name}", Static).visual)


def sheet(app: Seating) -> str:
    assert isinstance(app.screen, Reading)
    return "\n".join([app.screen.title_line, *app.screen.lines])


def test_the_question_stands_on_top_with_its_clause_and_only_legal_moves() -> None:
    app = TableApp(session(), pause=0)

    async def script(pilot: Pilot[None]) -> None:
        question = seen(app, "question")
        assert "You must draw a card" in question
        assert "WAN-TURN-04" in question
        ask = app.session.match.asks[0]
        legal = [app.session.match.game.text(move) for move in ask.moves]
        assert [move for _, _, move in app.menu] == legal
        assert app.query_one("#moves", OptionList).option_count == len(ask.moves)

    at_table(app, script)


def test_a_number_plays_a_move() -> None:
    app = TableApp(session(), pause=0)

    async def script(pilot: Pilot[None]) -> None:
        await press(pilot, "4")
        assert (0, "draw:deadwood") in app.session.match.moves

    at_table(app, script)


def test_arrows_and_enter_play_a_move() -> None:
    app = TableApp(session(), pause=0)

    async def script(pilot: Pilot[None]) -> None:
        await press(pilot, "down", "down", "enter")
        assert (0, "draw:dodge-city") in app.session.match.moves

    at_table(app, script)


def test_a_key_without_a_move_does_nothing() -> None:
    app = TableApp(session(), pause=0)

    async def script(pilot: Pilot[None]) -> None:
        before = app.session.match.moves
        await press(pilot, "9", "0", "z")
        assert app.session.match.moves == before

    at_table(app, script)


@pytest.mark.parametrize(
    ("kinds", "lang", "options", "size"),
    [
        ("human random", "en", {}, (80, 24)),
        ("human random random random random random", "fr", ALL_ON, (80, 24)),
        ("random human random", "fr", {"quick": True}, (120, 40)),
    ],
)
def test_a_whole_game_by_its_keys(
    kinds: str, lang: str, options: dict[str, bool], size: tuple[int, int]
) -> None:
    app = TableApp(session(kinds, lang, **options), pause=0)

    async def script(pilot: Pilot[None]) -> None:
        for turn in range(1000):
            if app.session.match.over:
                break
            few = not app.long  # of a long list the first is played
            await press(pilot, MOVE_KEYS[turn % min(5, len(app.menu))] if few else "enter")
        assert app.session.match.over
        me = app.session.people[0]
        assert app.session.result(me)[0] in sheet(app)
        await pilot.press("escape")
        await pilot.pause()
        assert app.session.result(me)[0] in seen(app, "question")

    at_table(app, script, size)


def test_undo_takes_back_or_says_why_not() -> None:
    app = TableApp(session("human human", dollars=True), pause=0)

    async def script(pilot: Pilot[None]) -> None:
        said: list[str] = []
        app.notify = lambda message, **_: said.append(message)  # type: ignore[method-assign]
        await press(pilot, "u")
        await press(pilot, "0")  # what leaves stands last
        assert len(app.session.match.moves) == 1
        await press(pilot, "U")
        assert app.session.match.moves == []
        await press(pilot, "0", "1", "u")
        assert said == [
            "There is no move to take back.",
            "Taken back.",
            "Your last move showed something that was hidden.",
        ]

    at_table(app, script)


def test_saving(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    app = TableApp(session(), pause=0)

    async def script(pilot: Pilot[None]) -> None:
        await press(pilot, "1", "s")

    at_table(app, script)
    (path,) = tmp_path.glob("wanted-*.json")
    assert Session.resume(path, "en").match.moves == app.session.match.moves


def test_help_rules_and_the_table_in_words_can_be_read() -> None:
    app = TableApp(session(duel=True), pause=0)

    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("question_mark")
        await pilot.pause()
        assert "Duel in the Sun" in sheet(app)
        await pilot.press("escape")
        await pilot.press("r")
        await pilot.pause()
        assert "WAN-TURN-04" in sheet(app)
        await pilot.press("q")
        await pilot.press("t")
        await pilot.pause()
        assert "Nobody has the One token." in sheet(app)
        await pilot.press("1")
        await pilot.press("escape")
        await pilot.pause()
        assert [move for move in app.session.match.moves if move[0] == 0] == []

    at_table(app, script)


def test_a_line_of_the_log_leads_to_its_rule() -> None:
    app = TableApp(session(), pause=0)

    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("tab", "down", "enter")
        await pilot.pause()
        number = app.query_one("#log", OptionList).highlighted
        assert number is not None
        assert app.log_events[number].clause in sheet(app)

    at_table(app, script)


def test_what_one_person_looked_at_stays_behind_a_curtain() -> None:
    app = TableApp(session("human human", dollars=True), pause=0)

    async def script(pilot: Pilot[None]) -> None:
        first = app.session.match.asks[0].seat
        look = [move for _, _, move in app.menu].index("look:saloon")
        await press(pilot, MOVE_KEYS[look])
        assert app.reader == first
        assert any(event.kind == "looked-saloon" for event in app.log_events)
        await press(pilot, "1")
        assert app.reader == 1 - first
        assert not any(event.kind == "looked-saloon" for event in app.log_events)
        await press(pilot, "1", "1")
        assert app.session.names[first] in sheet(app)
        assert app.reader is None
        await press(pilot, "enter")
        assert app.reader == first
        assert any(event.kind == "looked-saloon" for event in app.log_events)

    at_table(app, script)


def test_bots_alone_are_watched_to_the_end() -> None:
    app = TableApp(session("random random"), pause=0)

    async def script(pilot: Pilot[None]) -> None:
        assert app.session.match.over
        assert "wins!" in sheet(app)

    at_table(app, script)


def test_a_terminal_that_is_too_small_says_so() -> None:
    app = TableApp(session(), pause=0)

    async def script(pilot: Pilot[None]) -> None:
        assert "80 columns" in seen(app, "board")
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "80 columns" not in seen(app, "board")

    at_table(app, script, (60, 20))


@pytest.mark.parametrize("lang", LANGS)
def test_all_keys_can_be_read_at_80_columns(lang: str) -> None:
    words = Words(lang)
    for line in ("table-keys", "table-keys-long", "table-keys-replay"):
        assert cell_len(words(line)) <= 80 - 2, words(line)  # a space at either end


@pytest.mark.parametrize(("lang", "colon"), [("en", ": Ada"), ("fr", "\N{NO-BREAK SPACE}: Ada")])
def test_the_bar_says_what_wins_as_the_language_writes_it(lang: str, colon: str) -> None:
    app = TableApp(session(lang=lang), pause=0)

    async def script(pilot: Pilot[None]) -> None:
        assert colon in seen(app, "bar")

    at_table(app, script)


def test_a_record_is_walked_through_with_the_arrow_keys() -> None:
    match = saloon.Match(saloon.game("wanted"), 3, "walk")
    play_out(match, saloon.Rng.seeded("walk"))
    record = match.record(["Ada", "Belle", "Cole"], ["random"] * 3)
    app = ReplayApp(Session.looking_at(match, record, "en"))
    count = len(match.moves)

    async def script(pilot: Pilot[None]) -> None:
        assert "The beginning" in seen(app, "question")
        for key, number in (("right", 1), ("right", 2), ("left", 1), ("down", 11), ("end", count)):
            await pilot.press(key)
            await pilot.pause()
            assert f"Move {number} of {count}:" in seen(app, "question")
            assert len(app.session.match.moves) == number
        await pilot.press("home")
        await pilot.pause()
        assert "The beginning" in seen(app, "question")

    at_table(app, script)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_a_finished_game_can_be_looked_back_on(size: tuple[int, int]) -> None:
    table = session("human random", quick=True)
    table.thoughts = 8
    play_out(table.match, saloon.Rng.seeded("look"))
    app = TableApp(table, pause=0)

    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("l")
        text = ""
        while table.words("look-luck") not in text:
            await pilot.pause(0.02)
            text = "\n".join([str(part.visual) for part in app.screen.query(Static)])
        assert table.words("look-turning") in text
        await pilot.press("escape")
        await pilot.pause()

    at_table(app, script, size)


def test_a_game_that_goes_on_is_not_looked_back_on() -> None:
    app = TableApp(session(), pause=0)

    async def script(pilot: Pilot[None]) -> None:
        await press(pilot, "l")
        assert not isinstance(app.screen, Reading)

    at_table(app, script)


def bantam_turn() -> Session:
    """A first turn of bantam: a dozen moves, in groups."""
    match = saloon.Match(saloon.game("bantam"), 2, "table")
    play_out(match, saloon.Rng.seeded("x"), 2)
    kinds = ["human" if seat == match.asks[0].seat else "random" for seat in range(2)]
    return Session(match, kinds, "en")


def test_a_sum_is_typed_and_not_chosen_by_its_place() -> None:
    match, ask = next(
        (match, ask)
        for match, ask in middle_games(60)
        if ask.prompt == "bid" and len(ask.moves) > 8
    )
    app = TableApp(Session(match, ["human"] * match.seats, "en"), pause=0)
    sums = sorted(
        int(match.game.text(move)[2:]) for move in ask.moves if match.game.text(move)[:2] == "n:"
    )
    wished = sums[4]

    async def script(pilot: Pilot[None]) -> None:
        if isinstance(app.screen, Reading):  # the curtain between two people
            await press(pilot, "enter")
        assert app.asked is not None
        assert app.long
        moves = app.query_one("#moves", OptionList)
        assert str(moves.border_title) == "Type the number, then Enter"
        for digit in str(wished):
            await pilot.press(digit)
        await pilot.pause()
        assert app.asked is not None, "a digit alone plays nothing"
        assert app.found()[0][2] == f"n:{wished}"
        assert all(app.sums[move].startswith(str(wished)) for _, _, move in app.found())
        seat = app.asked.seat
        await press(pilot, "enter")
        assert match.moves[-1] == (seat, f"n:{wished}")

    at_table(app, script)


def test_a_long_list_is_searched_by_typing() -> None:
    """More than ten moves: letters find, digits play what is left, capitals are commands."""
    app = TableApp(bantam_turn(), pause=0)

    async def script(pilot: Pilot[None]) -> None:
        moves = app.query_one("#moves", OptionList)
        before = len(app.session.match.moves)
        word = app.menu[-2][1].split()[0].lower()
        assert app.long
        assert f"{len(app.menu)} moves" in str(moves.border_title)
        assert "Q quit" in seen(app, "keys")
        await press(pilot, *word)
        assert len(app.session.match.moves) == before, "letters neither play nor save nor undo"
        left = app.found()
        assert 0 < len(left) <= 10
        assert all(word in f"{over} {text} {move}".lower() for over, text, move in left)
        await press(pilot, *"xxq", "enter")
        assert app.found() == []
        assert len(app.session.match.moves) == before
        await press(pilot, "escape")
        assert app.found() == app.menu
        await press(pilot, *word, "z", "backspace", "1")
        assert app.session.match.moves[before][1] == left[0][2].split()[0]

    at_table(app, script)


def test_moves_stand_in_groups_under_their_titles() -> None:
    app = TableApp(bantam_turn(), pause=0)

    async def script(pilot: Pilot[None]) -> None:
        titles = {over for over, _, _ in app.menu if over}
        moves = app.query_one("#moves", OptionList)
        shown = [moves.get_option_at_index(at) for at in range(moves.option_count)]
        assert {str(option.prompt) for option in shown if option.disabled} == titles
        assert len(titles) > 1
        assert not shown[moves.highlighted or 0].disabled

    at_table(app, script)


def test_leaving_asks_and_saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    app = TableApp(session(), pause=0)

    async def script(pilot: Pilot[None]) -> None:
        await press(pilot, "4")
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, Leaving)
        await pilot.press("escape")
        await pilot.pause()
        assert app.is_running
        assert not isinstance(app.screen, Leaving)
        await pilot.press("q")
        await pilot.pause()
        await pilot.press("s")
        await pilot.pause()

    at_table(app, script)
    (saved,) = tmp_path.glob("wanted-*.json")
    assert (0, "draw:deadwood") in Session.resume(saved, "en").match.moves


def test_leaving_without_saving_and_before_the_first_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for keys in (["4", "q", "x"], ["q"]):
        app = TableApp(session("human human"), pause=0)

        async def script(pilot: Pilot[None], keys: list[str] = keys) -> None:
            for key in keys:
                await pilot.press(key)
                await pilot.pause()

        at_table(app, script)
        assert app.return_code == 0
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("game", saloon.list_games(), ids=lambda game: game.id)
def test_the_record_of_every_game_is_walked_through(game: Game) -> None:
    match = saloon.Match(game, game.default_seats, "walk")
    play_out(match, saloon.Rng.seeded("walk"))
    names = list(DEFAULT_NAMES[: match.seats])
    record = saloon.Record.loads(match.record(names, ["random"] * match.seats).dumps())
    count = len(match.moves)
    for lang in ("en", "fr"):
        told = list(replay_lines(Session.looking_at(record.replay(), record, lang)))
        assert [line for line in told if line.startswith(f"{count}. ")]
    app = ReplayApp(Session.looking_at(record.replay(), record, "fr"))

    async def script(pilot: Pilot[None]) -> None:
        for part in range(1, 11):
            app.action_walk(count * part // 10 - app.number)
            await pilot.pause()
            assert f"{app.number}" in seen(app, "question")
        assert app.number == count

    at_table(app, script)


def lines_of(app: Seating, name: str) -> str:
    """What a part of the screen shows, line by line."""
    part = app.screen.query_one(f"#{name}", Static)
    return "\n".join(part.render_line(y).text for y in range(part.size.height))


def test_the_map_fills_the_screen_where_it_has_no_room_beside_the_moves() -> None:
    match = saloon.Match(saloon.game("bantam"), 2, "table")
    app = TableApp(Session(match, ["human", "random"], "en"), pause=0)

    async def script(pilot: Pilot[None]) -> None:
        assert "Back Alley" not in lines_of(app, "board")
        await pilot.press("B")
        await pilot.pause()
        assert "Back Alley" in lines_of(app, "spread")
        await pilot.press("escape")
        await pilot.pause()
        assert not isinstance(app.screen, Spread)

    at_table(app, script, (100, 30))
