"""Bots from outside: what they get, and what becomes of those who err."""

from __future__ import annotations

import json
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

import saloon
from saloon.bots.bot import Budget
from saloon.bots.briefing import briefing, told_lines
from saloon.bots.external import OwnBot, own_bot
from saloon.bots.levels import bot
from saloon.engine.errors import BadSetup
from saloon.engine.game import Game
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.lab.arena import Pairing, play_one
from saloon.lab.simulate import simulate
from saloon.words import teller

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "saloon_lover.py"


def world_of(match: Match) -> tuple[Match, int]:
    seat = match.asks[0].seat
    return match.imagine(seat, Rng.seeded("world")), seat


def ask(guest: OwnBot, budget: Budget | None = None) -> str:
    match = Match(saloon.game("wanted"), 2, "own")
    world, seat = world_of(match)
    return match.game.text(guest.choose(world, seat, budget))


def python_bot(folder: Path, body: str, seed: str = "seed") -> OwnBot:
    file = folder / "mine.py"
    file.write_text(f"class Mine:\n    def choose(self, world, seat):\n        {body}\n")
    return own_bot(f"{file}:Mine", seed)


def program(folder: Path, body: str) -> OwnBot:
    file = folder / "mine_program.py"
    file.write_text(f"import json, sys, time\nfor line in sys.stdin:\n    {body}\n")
    return own_bot(f"run:{sys.executable} {file}", "seed")


def test_a_python_object_chooses_by_text_or_number(tmp_path: Path) -> None:
    assert ask(python_bot(tmp_path, "return 'draw:saloon'")) == "draw:saloon"
    assert ask(python_bot(tmp_path, "return world.ask_for(seat).moves[2]")) == "draw:dodge-city"


def test_a_ready_made_object_gets_the_budget(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "class Mine:\n"
        "    def choose(self, world, seat, budget):\n"
        "        return 'draw:saloon' if budget.iterations == 7 else 'draw:deadwood'\n"
        "mine = Mine()\n"
    )
    assert ask(own_bot(f"{file}:mine", "seed"), Budget(iterations=7)) == "draw:saloon"


def patience(what: str) -> Budget:
    """Little time only where being late is the point: a bot is not to blame for a busy machine."""
    return Budget(seconds=0.05 if what == "late" else 120)


@pytest.mark.parametrize(
    ("body", "what", "how"),
    [
        ("raise KeyError('oops')", "crashed", "KeyError: 'oops'"),
        ("return 'dance'", "illegal", "'dance' is not a move of wanted"),
        ("return 'accept'", "illegal", "is not legal"),
        ("return None", "illegal", "None is not a move of wanted"),
        ("return True", "illegal", "True is not a move"),
        ("import time; time.sleep(5)", "late", "no answer"),
        ("raise SystemExit('bye')", "crashed", "SystemExit: bye"),
    ],
)
def test_a_faulty_object_forfeits_the_choice(
    tmp_path: Path, body: str, what: str, how: str
) -> None:
    guest = python_bot(tmp_path, body)
    assert ask(guest, patience(what)).startswith("draw:")
    assert [fault.what for fault in guest.faults] == [what]
    assert how in guest.faults[0].how


def test_a_bot_that_carries_on_after_every_error_is_late_too(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "import time\n"
        "class Mine:\n"
        "    def choose(self, world, seat):\n"
        "        while True:\n"
        "            try:\n"
        "                time.sleep(1)\n"
        "            except Exception:\n"
        "                pass\n"
    )
    guest = own_bot(f"{file}:Mine", "seed")
    assert ask(guest, Budget(seconds=0.01)).startswith("draw:")
    assert [fault.what for fault in guest.faults] == ["late"]


def test_what_a_guest_does_to_its_world_harms_nobody(tmp_path: Path) -> None:
    guest = python_bot(tmp_path, "world.play(seat, 0); return 'nonsense'")
    assert ask(guest).startswith("draw:")


def test_a_program_gets_one_line_and_answers_with_one(tmp_path: Path) -> None:
    seen = tmp_path / "seen.json"
    body = f"open({str(seen)!r}, 'w').write(line); print('draw:saloon', flush=True)"
    guest = program(tmp_path, body)
    try:
        assert ask(guest) == "draw:saloon"
        assert guest.faults == []
    finally:
        guest.close()
    match = Match(saloon.game("wanted"), 2, "own")
    seat = match.asks[0].seat
    told = json.loads(seen.read_text())
    assert told["view"] == json.loads(json.dumps(match.view(seat)))
    assert (told["saloon"], told["seat"]) == (1, seat)
    assert told["moves"] == [match.game.text(move) for move in match.asks[0].moves]


@pytest.mark.parametrize(
    ("body", "what"),
    [
        ("print(json.dumps({'move': 'draw:moon'}), flush=True)", "illegal"),
        ("print('{ not json', flush=True)", "illegal"),
        ("sys.exit(3)", "crashed"),
        ("time.sleep(9)", "late"),
    ],
)
def test_a_faulty_program_forfeits_the_choice(tmp_path: Path, body: str, what: str) -> None:
    guest = program(tmp_path, body)
    try:
        for _ in range(2):
            assert ask(guest, patience(what)).startswith("draw:")
    finally:
        guest.close()
    assert [fault.what for fault in guest.faults] == [what, what]


def test_a_program_that_does_not_exist_forfeits_too() -> None:
    guest = own_bot("run:./no-such-program-anywhere", "seed")
    assert ask(guest).startswith("draw:")
    assert guest.faults[0].what == "crashed"


def test_the_example_of_the_documentation_plays_a_whole_game() -> None:
    guest = bot(f"run:{sys.executable} {EXAMPLE}", "seed")
    assert isinstance(guest, OwnBot)
    match = Match(saloon.game("wanted"), 2, "example")
    rng = Rng.seeded("example")
    simple = bot("random", "r")
    try:
        while match.asks:
            seat = match.asks[0].seat
            player = guest if seat == 0 else simple
            match.play(seat, player.choose(match.imagine(seat, rng), seat))
    finally:
        guest.close()
    assert guest.faults == []


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("nowhere.py:Mine", "there is no file 'nowhere.py'"),
        ("{file}:Yours", "has no 'Yours'"),
        ("{file}:number", "has no method choose"),
        ("{file}:Picky", r"cannot be loaded \(TypeError: .*missing 1 required"),
        ("{folder}/broken.py:Mine", r"cannot be loaded \(SyntaxError: "),
    ],
)
def test_a_bot_that_cannot_be_loaded_is_refused(tmp_path: Path, spec: str, said: str) -> None:
    file = tmp_path / "mine.py"
    file.write_text("number = 3\nclass Picky:\n    def __init__(self, taste): ...\n")
    (tmp_path / "broken.py").write_text("class Mine\n")
    with pytest.raises(BadSetup, match=said):
        own_bot(spec.format(file=file, folder=tmp_path))


def test_a_forfeited_choice_is_played_at_random(tmp_path: Path) -> None:
    chosen = {ask(python_bot(tmp_path, "return None", f"seed {at}")) for at in range(20)}
    assert len(chosen) > 3, "the simple bot would always choose alike"


@pytest.mark.parametrize("game", saloon.list_games(), ids=lambda game: game.id)
def test_what_a_reader_is_told_has_a_stated_length(game: Game) -> None:
    """The question, its clause and the moves in words with their codes, in 4,000 letters."""
    match = Match(game, game.default_seats, "words", events=False)
    rng = Rng.seeded("words")
    longest = 0
    for at in range(150):
        seat = match.asks[0].seat
        if at % 10 == 0:
            told = briefing(match.imagine(seat, rng), seat)
            longest = max(longest, len(told))
            assert len(told) <= 4000
            assert match.asks[0].clause in told
            assert f"{game.text(match.asks[0].moves[0])} = " in told
            assert told == briefing(match, seat), "nothing hidden shines through"
        moves = match.asks[0].moves
        match.play(seat, moves[rng.below(len(moves))])
    assert longest > 300


def test_a_bot_behind_a_page_is_asked_by_post() -> None:
    heard: list[dict[str, Any]] = []

    class Choose(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            heard.append(asked)
            said = json.dumps({"move": asked["moves"][-1] if len(heard) == 1 else "dance"})
            self.send_response(200)
            self.end_headers()
            self.wfile.write(said.encode())

        def log_message(self, *_: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Choose)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        guest = own_bot(f"http://127.0.0.1:{server.server_port}/choose", "seed")
        assert ask(guest, Budget(seconds=60)) == heard[0]["moves"][-1]
        assert guest.faults == []
        ask(guest, Budget(seconds=60))
        assert [fault.what for fault in guest.faults] == ["illegal"]
        assert heard[0]["view"] == heard[1]["view"]
        assert heard[0]["since"]
        assert heard[1]["since"] == [], "nothing has happened since"
    finally:
        server.shutdown()
        server.server_close()
    ask(guest, Budget(seconds=60))
    assert guest.faults[-1].what == "crashed", "nobody is at home"


@pytest.mark.parametrize("game", saloon.list_games(), ids=lambda game: game.id)
def test_a_bot_is_told_what_happened_since_its_last_choice(game: Game, tmp_path: Path) -> None:
    """Everything its seat may know, once, in words and within the stated length; nothing else."""
    seen = tmp_path / "seen.jsonl"
    body = f"open({str(seen)!r}, 'a').write(line); print(json.loads(line)['moves'][0], flush=True)"
    guest = program(tmp_path, body)
    match = Match(game, game.default_seats, "news")
    seat = match.asks[0].seat
    rng = Rng.seeded("news")
    tell = teller(game, "en", me=seat)
    chosen: list[list[str]] = []
    known = 0
    try:
        for _ in range(120):
            if match.over:
                break
            asked = match.asks[0].seat
            moves = match.asks[0].moves
            if asked != seat or len(moves) == 1:
                match.play(asked, moves[rng.below(len(moves))])
                continue
            told = match.events_for(seat)
            chosen.append(told_lines(tell, told[known:]))
            known = len(told)
            match.play(seat, guest.choose(match.imagine(seat, rng), seat, Budget(seconds=120)))
    finally:
        guest.close()
    assert guest.faults == []
    asked_of = [json.loads(line) for line in seen.read_text("utf-8").splitlines()]
    assert [one["since"] for one in asked_of] == chosen
    assert sum(map(len, chosen)) > 5
    for one in asked_of:
        assert len(one["words"]) <= 4000
        latest = one["since"][-1:]
        assert all(f"* {line}\n" in one["words"] for line in latest)
        assert ("Since your last choice:" in one["words"]) is bool(latest)


def test_a_match_with_an_own_bot_keeps_what_it_is_told(tmp_path: Path) -> None:
    """In the arena and in simulations, where nobody else listens."""
    file = tmp_path / "listener.py"
    heard = tmp_path / "heard"
    file.write_text(
        "class Listener:\n"
        "    def choose(self, world, seat):\n"
        f"        with open({str(heard)!r}, 'a') as out:\n"
        "            print(len(world.told), file=out)\n"
        "        return world.ask_for(seat).moves[0]\n"
    )
    simulate("wanted", [f"{file}:Listener", "random"], 1, "heard", {}, 1)
    counts = [int(line) for line in heard.read_text().split()]
    assert all(count > 0 for count in counts[1:])
    heard.unlink()
    play_one(Pairing("wanted", (f"{file}:Listener", "random"), 1, seed="heard"), 0)
    assert any(int(line) > 0 for line in heard.read_text().split())
