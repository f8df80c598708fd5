"""Bots from outside: a Python object with `choose`, a program that reads and writes lines, a page.

Whoever crashes, answers late or answers illegally forfeits that choice: it is played at random, and
the fault is written down.
"""

from __future__ import annotations

import json
import os
import select
import shlex
import signal
import subprocess
import threading
from collections.abc import Callable, Sequence
from importlib.util import module_from_spec, spec_from_file_location
from inspect import Parameter, isclass, signature
from pathlib import Path
from time import perf_counter
from typing import Any, Final
from urllib.request import Request, urlopen

from saloon.bots.bot import Bot, Budget, RandomBot, menu, own_rng
from saloon.bots.briefing import briefing, told_lines
from saloon.engine.errors import BadSetup
from saloon.engine.match import Match
from saloon.words import has_module, teller

PROGRAM: Final = "run:"
"""What the name of a program begins with: `run:./my-bot --fast`."""

PAGES: Final = ("http://", "https://")
"""What the name of a bot behind a page begins with: it is sent the same JSON that a program is."""

PATIENCE: Final = 10.0
"""How many seconds a bot without a time budget may take."""

GRACE: Final = 0.5
"""How many seconds a bot may be late; starting up takes some."""

SNOOZE: Final = 0.05
ALARM: Final = "saloon: time is up"

LINE_FORMAT: Final = 1
MOST_SAID: Final = 65536
"""How many bytes of an answer are read."""


class Late(Exception):
    """The bot did not answer in time."""


class Illegal(Exception):
    """The bot answered with something that is no legal move."""


class Fault:
    """One choice that a bot forfeited: what it did (crashed, late or illegal) and how."""

    def __init__(self, what: str, how: str) -> None:
        self.what = what
        self.how = how

    def __repr__(self) -> str:
        return f"<Fault {self.what}: {self.how}>"


class OwnBot(Bot):
    """Somebody's own bot under supervision: it always makes a legal move, in time or nearly so."""

    def __init__(self, name: str, guest: Bot, seed: str = "", budget: Budget | None = None) -> None:
        self.name = name
        self.guest = guest
        self.budget = budget
        self.simple = RandomBot(own_rng(seed))
        self.faults: list[Fault] = []
        self.heard = 0  # how much of what its seat was told the guest has been told

    def choose(self, world: Match, seat: int, budget: Budget | None = None) -> int:
        """What the guest chooses, or chance in its place."""
        moves = menu(world, seat)
        if len(moves) == 1:
            return moves[0]
        news = world.told[self.heard :]
        self.heard = len(world.told)
        try:
            mine = world.clone()
            mine.told = news
            move = self.guest.choose(mine, seat, budget or self.budget)
            if move in moves:
                return move
            raise Illegal(f"{move!r} is not legal")
        except Late as late:
            self.faults.append(Fault("late", str(late)))
        except Illegal as illegal:
            self.faults.append(Fault("illegal", str(illegal)))
        except (Exception, SystemExit) as crash:
            self.faults.append(Fault("crashed", f"{type(crash).__name__}: {crash}"))
        return self.simple.choose(world, seat)

    def close(self) -> None:
        """End the program behind it, if there is one."""
        if isinstance(self.guest, Program):
            self.guest.close()


def patience(budget: Budget | None) -> float:
    """How many seconds to wait for a guest."""
    if budget is None or budget.seconds <= 0:
        return PATIENCE
    return budget.seconds + GRACE


class Guest(Bot):
    """A Python object with `choose(world, seat)` or `choose(world, seat, budget)`."""

    def __init__(self, thing: Any) -> None:
        self.thing = thing
        self.takes_budget = _takes_three(thing.choose)

    def choose(self, world: Match, seat: int, budget: Budget | None = None) -> int:
        """Ask the object, with an alarm clock where the system has one."""
        limit = patience(budget)
        began = perf_counter()
        has_alarm = (
            hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
        )
        if has_alarm:
            before = signal.signal(signal.SIGALRM, _ring)
            # It rings again and again: a bot may catch the first alarm by mistake.
            signal.setitimer(signal.ITIMER_REAL, limit, SNOOZE)
        try:
            if self.takes_budget:
                chosen: object = self.thing.choose(world, seat, budget)
            else:
                chosen = self.thing.choose(world, seat)
        except SystemExit as end:
            if end.code == ALARM:
                raise Late(f"no answer within {limit:g} s") from None
            raise
        finally:
            if has_alarm:
                signal.setitimer(signal.ITIMER_REAL, 0.0)
                signal.signal(signal.SIGALRM, before)
        if perf_counter() - began > limit:
            raise Late(f"no answer within {limit:g} s")
        return _move(world, chosen)


def _ring(number: int, frame: object) -> None:  # noqa: ARG001
    # Not an Exception: a bot that carries on after any of those would never stop.
    raise SystemExit(ALARM)


def _takes_three(choose: Callable[..., object]) -> bool:
    places = 0
    for parameter in signature(choose).parameters.values():
        if parameter.kind == Parameter.VAR_POSITIONAL:
            return True
        if parameter.kind in (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD):
            places += 1
    return places > 2


def _move(world: Match, chosen: object) -> int:
    """A move given as a number or in text form."""
    if isinstance(chosen, bool):
        raise Illegal(f"{chosen!r} is not a move")
    if isinstance(chosen, int):
        return chosen
    if isinstance(chosen, str):
        code = world.game.codes.get(chosen.strip())
        if code is not None:
            return code
    raise Illegal(f"{chosen!r} is not a move of {world.game.id}")


def question(world: Match, seat: int, limit: float) -> str:
    """What a program is sent for a choice, as one line of JSON."""
    has_words = has_module(world.game, "text")  # a game that is being written may have none yet
    told = {
        "saloon": LINE_FORMAT,
        "game": world.game.id,
        "seat": seat,
        "moves": [world.game.text(code) for code in menu(world, seat)],
        "milliseconds": int(limit * 1000),
        "words": briefing(world, seat, news=world.told) if has_words else "",
        "since": told_lines(teller(world.game, "en", me=seat), world.told) if has_words else [],
        "view": world.view(seat),
    }
    return json.dumps(told, separators=(",", ":"))


class Page(Bot):
    """A bot behind a page: each choice is one POST, its answer the body of the reply."""

    def __init__(self, url: str) -> None:
        self.url = url

    def choose(self, world: Match, seat: int, budget: Budget | None = None) -> int:
        """Send what the seat may know and read the answer."""
        limit = patience(budget)
        request = Request(  # noqa: S310 (the scheme was looked at by own_bot)
            self.url,
            question(world, seat, limit).encode(),
            {"Content-Type": "application/json"},
        )
        try:
            with urlopen(request, timeout=limit) as reply:  # noqa: S310
                said: bytes = reply.read(MOST_SAID)
        except TimeoutError:
            raise Late(f"no answer within {limit:g} s") from None
        return _move(world, _said(said.decode(errors="replace").strip()))


class Program(Bot):
    """A program in any language: one JSON line in, one line out, for each choice."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.process: subprocess.Popen[bytes] | None = None
        self.unread = b""

    def choose(self, world: Match, seat: int, budget: Budget | None = None) -> int:
        """Send what the seat may know and read its answer; a late program is ended."""
        limit = patience(budget)
        line = question(world, seat, limit) + "\n"
        try:
            process = self.start()
            assert process.stdin is not None
            process.stdin.write(line.encode())
            process.stdin.flush()
            return _move(world, _said(self.read_line(process, limit)))
        except (Late, OSError):
            self.close()
            raise

    def start(self) -> subprocess.Popen[bytes]:
        """The running program; started again where it has ended."""
        process = self.process
        if process is None or process.poll() is not None:
            self.close()
            process = subprocess.Popen(  # noqa: S603
                shlex.split(self.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
            self.process = process
        return process

    def read_line(self, process: subprocess.Popen[bytes], limit: float) -> str:
        """The next line the program writes."""
        assert process.stdout is not None
        number = process.stdout.fileno()
        until = perf_counter() + limit
        while b"\n" not in self.unread:
            left = until - perf_counter()
            ready, _, _ = select.select([number], [], [], max(0.0, left))
            if not ready:
                raise Late(f"no answer within {limit:g} s")
            heard = os.read(number, 65536)
            if not heard:
                raise OSError("the program ended without an answer")
            self.unread += heard
        line, _, self.unread = self.unread.partition(b"\n")
        return line.decode(errors="replace").strip()

    def close(self) -> None:
        """End the program."""
        process = self.process
        self.process = None
        self.unread = b""
        if process is None:
            return
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                try:
                    pipe.close()
                except OSError:
                    continue  # what the dead program did not read is lost with it


def _said(line: str) -> object:
    """The move in a line: a JSON object with `move`, or the move's text form alone."""
    if not line.startswith("{"):
        return line
    try:
        answer: dict[str, object] = json.loads(line)
    except ValueError:
        raise Illegal(f"{line!r} is not a line of JSON") from None
    return answer.get("move")


def is_own(spec: str) -> bool:
    """Whether a bot's name stands for a bot from outside."""
    return spec.startswith((PROGRAM, *PAGES)) or ".py:" in spec


def any_own(specs: Sequence[str]) -> bool:
    """Whether somebody sits there who is told what happened: such a match keeps its events."""
    return any([is_own(spec) for spec in specs])


def close_all(bots: Sequence[Bot]) -> None:
    """End the programs behind bots after a game."""
    for one in bots:
        if isinstance(one, OwnBot):
            one.close()


def own_bot(spec: str, seed: str = "", budget: Budget | None = None) -> OwnBot:
    """A bot from `path.py:Name` (an object or a class), `run:command` or the address of a page."""
    if spec.startswith(PAGES):
        return OwnBot(spec, Page(spec), seed, budget)
    if spec.startswith(PROGRAM):
        return OwnBot(spec, Program(spec[len(PROGRAM) :]), seed, budget)
    place, _, name = spec.rpartition(":")
    file = Path(place)
    if not file.is_file():
        raise BadSetup(f"there is no file {place!r} to take a bot from")
    found = spec_from_file_location(f"saloon_own_{file.stem}", file)
    assert found is not None
    module = module_from_spec(found)
    assert found.loader is not None
    try:
        found.loader.exec_module(module)
        thing = getattr(module, name, None)
        if isclass(thing):
            thing = thing()
    except (Exception, SystemExit) as error:
        said = f"{type(error).__name__}: {error}"
        raise BadSetup(f"{spec} cannot be loaded ({said})") from None
    if thing is None:
        raise BadSetup(f"{place} has no {name!r}")
    if not hasattr(thing, "choose"):
        raise BadSetup(f"{spec} has no method choose(world, seat, budget)")
    return OwnBot(spec, Guest(thing), seed, budget)
