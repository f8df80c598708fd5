"""Bots from outside: what they get, and what becomes of those who err."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import saloon
from saloon.bots.bot import Budget
from saloon.bots.levels import bot
from saloon.bots.own import OwnBot, own_bot
from saloon.engine.errors import BadSetup
from saloon.engine.match import Match
from saloon.engine.rng import Rng

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "saloon_lover.py"


def world_of(match: Match) -> tuple[Match, int]:
    seat = match.asks[0].seat
    return match.imagine(seat, Rng.seeded("world")), seat


def ask(guest: OwnBot, budget: Budget | None = None) -> str:
    match = Match(saloon.game("wanted"), 2, "own")
    world, seat = world_of(match)
    return match.game.text(guest.choose(world, seat, budget))


def python_bot(folder: Path, body: str) -> OwnBot:
    file = folder / "mine.py"
    file.write_text(f"class Mine:\n    def choose(self, world, seat):\n        {body}\n")
    return own_bot(f"{file}:Mine", "seed")


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
    assert ask(guest, Budget(seconds=0.01)).startswith("draw:")
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
            assert ask(guest, Budget(seconds=0.05)).startswith("draw:")
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
