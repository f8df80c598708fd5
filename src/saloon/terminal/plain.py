"""The table in plain lines: for pipes, screen readers and terminals without a screen."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from saloon.choices import Choice, Choices, Picking, choices_of, sum_of
from saloon.engine.ask import Ask
from saloon.engine.errors import SaloonError
from saloon.journeys import offers, travel
from saloon.terminal.lookback import LookBack
from saloon.terminal.session import Session

COMMANDS = ("hint", "undo", "save", "table", "rules", "help", "quit", "go")
CLEAR = "\033[2J\033[3J\033[H"


class Quit(Exception):
    """The person at the keyboard wants to stop."""


class PlainTable:
    """Plays a session by lines: prints what happens, reads a number, a move or a command."""

    def __init__(self, session: Session, read: Callable[[str], str] = input) -> None:
        self.session = session
        self.words = session.words
        self.read = read
        self.at_screen = sys.stdin.isatty() and sys.stdout.isatty()
        self.reader = session.onlooker
        self.told = 0
        self.sums: dict[str, str] = {}
        """The moves of a question for a sum, by what is typed for them."""
        self.commands = {self.words(f"command-{name}"): name for name in COMMANDS}
        self.commands |= {name: name for name in COMMANDS}

    def run(self) -> None:
        """Play to the end, or until there is nothing more to read."""
        session = self.session
        self.say(session.teller(None).title())
        self.say(self.words("plain-welcome"))
        self.say_start()
        try:
            while not session.match.over:
                self.step()
        except (Quit, EOFError):
            self.say(self.words("plain-bye", moves=len(session.match.moves)))
            return
        if len(session.people) > 1:
            self.reader = None  # the end is read by all of them
        self.say_news()
        for line in session.result(self.reader):
            self.say(line)
        self.offer_to_look_back()

    def say_start(self) -> None:
        """What stands on the table before anything happens."""
        self.say_table()

    def offer_to_look_back(self) -> None:
        """After the game: chances over time, turning points, costly choices, luck."""
        self.say(self.words("look-ask"))
        try:
            word = self.read("> ").strip().lower()
        except EOFError:
            return
        if word in ("look", self.words("command-look")):
            self.say(self.words("look-wait") + " …")
            told = self.session.look_back(self.reader)
            for line in LookBack(self.session, told, self.reader).lines():
                self.say(line)

    def step(self) -> None:
        """One decision, of a bot or of a person."""
        bot = self.session.asked_bot()
        if bot is not None:
            self.session.match.play(bot.seat, self.session.choose(bot.seat))
            return
        ask = self.session.asked_person()
        assert ask is not None
        self.turn_to(ask)
        self.say_news()
        self.say_question(ask)
        self.answer(ask)

    def turn_to(self, ask: Ask) -> None:
        """Another person takes the keyboard; what is private stays out of sight."""
        if self.reader == ask.seat:
            return
        name = self.session.names[ask.seat]
        if self.session.private(ask) and self.at_screen:
            self.read(self.words("curtain", name=name) + " ")
            print(CLEAR, end="")
        if len(self.session.people) > 1:
            self.say(self.words("plain-reader", name=name))
        self.reader = ask.seat

    def answer(self, ask: Ask) -> None:
        """Read lines until one of them is a legal move or changes the question."""
        moves = [self.session.match.game.text(move) for move in ask.moves]
        picking = self.picking(ask)
        while True:
            line = self.read("> ").strip()
            verb, _, rest = line.partition(" ")
            command = self.commands.get(verb.lower())
            try:
                if command is not None:
                    if self.obey(command, rest.strip(), ask):
                        return
                elif picking is not None and picking.take(line):
                    if picking.move:
                        self.session.match.play(ask.seat, picking.move)
                        return
                    self.say_part(picking)
                elif picking is None and line in self.sums:
                    self.session.match.play(ask.seat, self.sums[line])
                    return
                elif line and self.sums and line.isdecimal():
                    self.say(self.words("plain-no-sum", line=line, sums=self.sums_told()))
                elif picking is None and line.isdecimal() and 0 < int(line) <= len(moves):
                    self.session.match.play(ask.seat, moves[int(line) - 1])
                    return
                elif line and line.split()[0] in moves:
                    self.play_row(ask.seat, line.split())
                    return
                elif line:
                    count = len(moves) if picking is None else len(picking.options())
                    self.say(self.words("plain-what", line=line, count=count))
            except SaloonError as error:
                self.say(str(error))

    def obey(self, command: str, rest: str, ask: Ask) -> bool:
        """Do what a command says; true when the question is to be asked again."""
        session = self.session
        if command == "quit":
            return self.leave()
        if command == "undo":
            seat = session.last_person()
            reason = session.can_take_back(seat)
            if reason:
                self.say(reason)
                return False
            session.match.undo(seat)
            self.told = min(self.told, len(session.match.events))
            self.say(self.words("undo-done"))
            return True
        if command == "go":
            return self.go(rest, ask)
        if command == "save":
            self.say(self.words("saved", path=str(session.save(Path(rest) if rest else None))))
        elif command == "table":
            self.say_table()
        elif command == "hint":
            for line in [self.words("hint-title"), *session.hint(ask.seat)]:
                self.say(line)
        elif command == "rules":
            entry, about = session.clause(rest or ask.clause)
            for clause in (entry, *about):
                self.say(f"{clause.id} {clause.text}")
        else:
            self.say(self.words("plain-help"))
        return False

    def leave(self) -> bool:
        """Ask whether to save, once there is something to lose; false to stay."""
        if self.session.match.moves:
            self.say(self.words("leave-ask"))
            try:
                verb, _, rest = self.read("> ").strip().partition(" ")
            except EOFError:
                raise Quit from None
            command = self.commands.get(verb.lower())
            if command == "save":
                path = self.session.save(Path(rest.strip()) if rest.strip() else None)
                self.say(self.words("saved", path=str(path)))
            elif command != "quit":
                return False
        raise Quit

    def go(self, place: str, ask: Ask) -> bool:
        """Go all the way to a place by its name; without one, say what can be reached."""
        match = self.session.match
        offered = offers(match, match.view(ask.seat), self.session.teller(ask.seat))
        rows = [(row, f"{over} · {text}" if over else text) for over, text, row in offered]
        found = [(row, text) for row, text in rows if place.lower() in text.lower()]
        if len(found) == 1 or (place and found):
            self.play_row(ask.seat, found[0][0].split())
            return True
        for _, text in rows:
            self.say(f"  {text}")
        if place or not rows:
            self.say(self.words("go-nowhere", place=place))
        return False

    def play_row(self, seat: int, moves: list[str]) -> None:
        """A row of moves that one line stands for."""
        travel(self.session.match, seat, moves)

    # -- saying -----------------------------------------------------------------------------------

    def say(self, line: str) -> None:
        """One line, at once."""
        print(line, flush=True)

    def say_table(self) -> None:
        """The whole table."""
        told, view = self.session.teller(self.reader), self.session.match.view(self.reader)
        for line in [told.goal_line(view), *told.read(view)]:
            self.say(line)

    def say_news(self) -> None:
        """What happened since the last time."""
        for line, event in self.session.told(self.reader, self.told):
            self.say(f"{line} [{event.clause}]")
        self.told = len(self.session.match.events)

    def say_question(self, ask: Ask) -> None:
        """The question and its legal moves, with their numbers."""
        told = self.session.teller(ask.seat)
        view = self.session.match.view(ask.seat)
        question = next(part for part in view["asks"] if part["seat"] == ask.seat)
        name = f"{self.session.names[ask.seat]}: " if len(self.session.people) > 1 else ""
        self.say(f"{name}{told.prompt(question)} [{ask.clause}]")
        self.sums = {}
        picking = self.picking(ask)
        if picking is not None:
            self.say_part(picking)
            return
        numbers = {move: number for number, move in enumerate(question["moves"], 1)}
        title = ""
        choices = choices_of(told, view)
        self.sums = {str(sum_of(choice.move)): choice.move for choice in choices.sums}
        if self.sums:
            self.say_sums(choices)
            return
        for group in choices.groups:
            for choice in group.choices:
                if group.title and group.title != title:
                    self.say(f"{group.title}:")
                title = group.title
                self.say_move(numbers[choice.move], choice)
        for what, why in choices.blocked:
            self.say(f"  - {what}: {why}")
        for choice in choices.leaving:
            self.say_move(numbers[choice.move], choice)

    def say_move(self, number: int, choice: Choice) -> None:
        """One legal move with its number."""
        self.say(f"{self.mark(choice.move)} {number}. {choice.text} ({choice.move})")

    def say_sums(self, choices: Choices) -> None:
        """The smallest and the largest sum; each number that is typed is a sum, not a place."""
        first, *_, last = choices.sums
        self.say(self.words("plain-sums", sums=self.sums_told(), first=first.text, last=last.text))
        told = {*self.sums.values()}
        for choice in choices.all:
            if choice.move not in told or self.mark(choice.move) != " ":
                self.say(f"{self.mark(choice.move)} {choice.text} ({choice.move})")
        for what, why in choices.blocked:
            self.say(f"  - {what}: {why}")

    def sums_told(self) -> str:
        """The sums there are: from one to another, or one by one where some are left out."""
        numbers = [int(number) for number in self.sums]
        if numbers[-1] - numbers[0] == len(numbers) - 1:
            return self.words("plain-range", first=numbers[0], last=numbers[-1])
        return ", ".join(self.sums)

    def mark(self, _move: str) -> str:
        """What stands before a move in the list."""
        return " "

    def picking(self, ask: Ask) -> Picking | None:
        """A choice of several parts, from its first part on; None for a plain list."""
        view = self.session.match.view(ask.seat)
        return Picking.of(self.session.teller(ask.seat), view)

    def say_part(self, picking: Picking) -> None:
        """The next part of a composite choice, with its numbers."""
        self.say(f"{picking.title}:")
        for number, (_, label) in enumerate(picking.options(), 1):
            self.say(f"  {number}. {label}")
