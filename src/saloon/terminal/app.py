"""The terminal table: question on top, board, moves and log, all in view together."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Iterable, Sequence
from typing import ClassVar

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text
from textual import events, on, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from saloon.choices import Choices, Picking, choices_of, sum_of
from saloon.engine.ask import Ask
from saloon.engine.errors import SaloonError
from saloon.engine.event import Event
from saloon.engine.match import Match
from saloon.journeys import offers, travel
from saloon.terminal.lookback import LookBack
from saloon.terminal.session import Session
from saloon.words import Words

MOVE_KEYS = "1234567890"
"""The keys that play a move; of more moves some are found by typing."""

LIT = "#ffc845"
CHIP = "#a88f68"
LOG_LINES = 100
SHEET_WIDTH = 92
SHEET_MARGIN = 8
"""Columns of a sheet that its border, its padding and its scrollbar take."""
LEAST_COLUMNS = 80
LEAST_LINES = 24
TALL_LINES = 34
FIXED_LINES = 9
"""Lines the board must leave to the bar, the question, the keys and a few moves."""

STYLE = """
Screen { background: #1d1512; color: #f3e6c8; }
#bar { height: 1; background: #6b4226; color: #f3e6c8; text-style: bold; padding: 0 1;
       text-wrap: nowrap; text-overflow: ellipsis; }
#question { height: auto; max-height: 3; background: #2f4a3e; padding: 0 1; }
.tall #question { padding: 1; max-height: 5; }
#board { height: auto; background: #1d1512; padding: 0; }
#below { height: 1fr; min-height: 4; }
#moves, #log { height: 100%; background: #243a31; border: round #a06a3b; padding: 0;
               scrollbar-size: 1 1;
               border-title-color: #e4d1a5; scrollbar-color: #a06a3b; scrollbar-background: #1d1512;
               scrollbar-color-hover: #ffc845; scrollbar-background-hover: #1d1512; }
#moves { width: 11fr; color: #ffc845; }
#log { width: 9fr; background: #1d1512; }
#moves:focus, #log:focus { border: round #ffc845; }
#moves > .option-list--option-disabled { color: #e4d1a5; text-style: bold; }
#moves > .option-list--option-highlighted { background: #ffc845; color: #2a1c12; }
#log > .option-list--option-highlighted { background: #1d1512; color: #f3e6c8;
                                          text-style: none; }
#log:focus > .option-list--option-highlighted { background: #6b4226; }
Spread { background: #1d1512; }
#spread { height: auto; }
#keys { height: 1; background: #6b4226; color: #e4d1a5; padding: 0 1;
        text-wrap: nowrap; text-overflow: ellipsis; }
Reading, Leaving { align: center middle; background: #1d1512 60%; }
#sheet { width: 90%; max-width: 92; height: auto; max-height: 90%; background: #f3e6c8;
         color: #2a1c12; border: heavy #a06a3b; padding: 0 2;
         scrollbar-size: 1 1; scrollbar-color: #a06a3b; scrollbar-background: #e4d1a5;
         scrollbar-color-hover: #6b4226; scrollbar-background-hover: #e4d1a5; }
#sheet .title { text-style: bold; padding: 1 0; }
#sheet .line { padding: 0 0 1 0; }
#sheet .close { color: #6a5440; }
"""


class Fitted:
    """The board with the number of lines there is room for; None for all that it has to show."""

    def __init__(self, board: RenderableType, lines: int | None) -> None:
        self.board = board
        self.lines = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from console.render(self.board, options.update(height=self.lines))


class Reading(ModalScreen[None]):
    """A sheet of paper to read: help, a rule, the table in words, the result."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,question_mark", "close", show=False),
        Binding("q", "leave", show=False),
        Binding("s", "app.save", show=False),
        Binding("l", "app.look_back", show=False),
    ]

    def __init__(self, title: str, lines: Iterable[str], close: str) -> None:
        super().__init__()
        self.title_line = title
        self.lines = list(lines)
        self.close = close

    def compose(self) -> ComposeResult:
        """Title, paragraphs, how to close it."""
        with VerticalScroll(id="sheet"):
            yield Static(Text(self.title_line), classes="title")
            for line in self.lines:
                yield Static(Text(line), classes="line")
            yield Static(Text(self.close), classes="close")

    def on_mount(self) -> None:
        """Let the arrow keys scroll."""
        self.query_one("#sheet").focus()

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss()

    def action_leave(self) -> None:
        """Leave the table from the last sheet; else only close this one."""
        if isinstance(self.app, TableApp) and self.app.session.match.over:
            self.app.exit()
        else:
            self.dismiss()


class Spread(ModalScreen[None]):
    """The board alone on the whole screen: a map that does not fit beside moves and log."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,b,B,q", "dismiss", show=False)
    ]

    def __init__(self, board: RenderableType, close: str) -> None:
        super().__init__()
        self.board = board
        self.close = close

    def compose(self) -> ComposeResult:
        """The board, and below it how to close it."""
        with VerticalScroll():
            yield Static(Fitted(self.board, None), id="spread")
        yield Static(Text(self.close), id="keys")


class Leaving(ModalScreen[str]):
    """Whether to save before one leaves a game that is not over."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "answer('')", show=False),
        Binding("s,enter", "answer('save')", show=False),
        Binding("x", "answer('leave')", show=False),
    ]

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        """The question, and what may be pressed."""
        with VerticalScroll(id="sheet"):
            yield Static(Text(self.words("leave-title")), classes="title")
            for name in ("save", "away", "stay"):
                yield Static(Text(self.words(f"leave-{name}")), classes="line")

    def action_answer(self, answer: str) -> None:
        """Back to the table with the answer."""
        self.dismiss(answer)


class LookingBack(Reading):
    """The sheet of a game looked back on: how far the thinking is, then what it found."""

    def __init__(self, words: Words, count: int) -> None:
        super().__init__(words("look-wait"), [""], words("table-close"))
        self.words = words
        self.count = count
        self.done = 0

    def more(self, moves: int) -> None:
        """This many more moves have been thought over; called from another thread."""
        self.done += moves
        line = self.words("look-thinking", done=self.done, count=self.count)
        self.app.call_from_thread(self.write, self.words("look-wait"), line)

    def show(self, title: str, rows: list[str]) -> None:
        """What was found."""
        if self.is_attached:
            self.write(title, "\n".join(rows))

    def write(self, title: str, text: str) -> None:
        """Put another title and text on the sheet, unless it was closed."""
        if self.is_attached:
            self.query_one(".title", Static).update(Text(title))
            self.query_one(".line", Static).update(Text(text))


class Seating(App[None]):
    """What playing and replaying share: the layout, the log, sheets to read."""

    CSS = STYLE
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r,R", "rule", show=False),
        Binding("t,T", "words", show=False),
        Binding("b,B", "board", show=False),
        Binding("q,ctrl+c", "quit", show=False),
    ]
    KEYS = "table-keys"

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.words = session.words
        self.reader = session.onlooker
        self.log_events: list[Event] = []
        self.title = session.teller(None).title()

    def compose(self) -> ComposeResult:
        """From top to bottom: bar, question, board, moves beside log, keys."""
        yield Static(id="bar")
        yield Static(id="question")
        yield Static(id="board")
        with Horizontal(id="below"):
            yield from self.compose_below()
        yield Static(Text(self.words(self.KEYS)), id="keys")

    def compose_below(self) -> ComposeResult:
        """The log; playing adds the moves."""
        yield OptionList(id="log")

    def on_mount(self) -> None:
        """Name the boxes."""
        self.query_one("#log", OptionList).border_title = self.words("table-log")

    def on_resize(self, _: events.Resize) -> None:
        """Draw the board for the new size."""
        self.screen_stack[0].set_class(self.tall, "tall")
        self.call_after_refresh(self.draw_table)

    # -- drawing ----------------------------------------------------------------------------------

    @property
    def tall(self) -> bool:
        """Whether there is room to set the question off."""
        return self.size.height >= TALL_LINES

    @property
    def shown(self) -> Match:
        """The match as it is to be drawn."""
        return self.session.match

    def draw_table(self) -> None:
        """The bar and the board."""
        goal = self.session.teller(self.reader).goal(self.shown.view(self.reader))
        of = f"/{goal.target}" if goal.target else ""
        players = "  ".join(
            f"{name} ({kind}) {count}{of}"
            for name, kind, count in zip(
                self.session.names, self.session.kinds_told, goal.reached, strict=True
            )
        )
        bar = Text(self.title)
        reached = self.words("name-value", name=goal.wins, value=players)
        bar.append(f"   {reached}", style="not bold")
        self.query_one("#bar", Static).update(bar)
        if self.size.width < LEAST_COLUMNS or self.size.height < LEAST_LINES:
            small = Text(self.words("table-small"), style="bold")
            self.query_one("#board", Static).update(small)
            return
        board = self.board()
        room = self.size.height - FIXED_LINES - (2 if self.tall else 0)
        self.query_one("#board", Static).update(Fitted(board, room))

    def board(self) -> RenderableType:
        """The table as its reader sees it, drawn for whatever room there is."""
        return self.session.teller(self.reader).board(self.shown.view(self.reader))

    def draw_log(self) -> None:
        """What happened, newest on top, each line with its clause."""
        since = max(0, len(self.session.match.events) - LOG_LINES)
        told = self.session.told(self.reader, since)[::-1]
        self.log_events = [event for _, event in told]
        log = self.query_one("#log", OptionList)
        log.clear_options()
        for text, event in told:
            line = Text(text)
            line.append(f"  {event.clause}", style=CHIP)
            log.add_option(Option(line))

    def draw_question(self, text: str, clause: str = "") -> None:
        """The largest line on the table."""
        line = Text(text, style=f"bold {LIT}" if clause else "bold")
        if clause:
            line.append(f"  {clause}", style=CHIP)
        self.query_one("#question", Static).update(line)

    # -- sheets -----------------------------------------------------------------------------------

    def show_sheet(self, title: str, lines: Iterable[str], close: str = "") -> None:
        """Something to read, over the table."""
        self.push_screen(Reading(title, lines, close or self.words("table-close")))

    def show_clause(self, id: str) -> None:
        """One clause with what is said about it."""
        entry, about = self.session.clause(id)
        lines = [entry.text, *(f"{other.id}  {other.text}" for other in about)]
        self.show_sheet(f"{entry.id}   {entry.chapter}", lines)

    @on(OptionList.OptionSelected, "#log")
    def rule_of_line(self, event: OptionList.OptionSelected) -> None:
        """The rule behind a line of the log."""
        self.show_clause(self.log_events[event.option_index].clause)

    def action_words(self) -> None:
        """The whole table in words."""
        told = self.session.teller(self.reader)
        self.show_sheet(self.words("table-words"), told.read(self.shown.view(self.reader)))

    def action_board(self) -> None:
        """The board on the whole screen."""
        self.push_screen(Spread(self.board(), self.words("table-close")))

    def action_rule(self) -> None:
        """The rule behind the question, or behind what happened last."""
        asks = self.shown.asks
        if asks:
            self.show_clause(asks[0].clause)
        elif self.log_events:
            self.show_clause(self.log_events[0].clause)


class TableApp(Seating):
    """Playing: legal moves only, bots with a short pause, undo, save, help, the result."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u,U", "undo", show=False),
        Binding("s,S", "save", show=False),
        Binding("question_mark,h,H", "help", show=False),
        Binding("l,L", "look_back", show=False),
        Binding("exclamation_mark", "hint", show=False),
        Binding("q,Q,ctrl+c", "leave", show=False),
    ]

    def __init__(self, session: Session, pause: float = 0.7) -> None:
        super().__init__(session)
        self.pause = pause
        self.asked: Ask | None = None
        self.menu: list[tuple[str, str, str]] = []
        """What is offered: a title over it, its words, and the move (or the number of a part)."""
        self.typed = ""
        """What somebody types to find a move in a long list."""
        self.picking: Picking | None = None
        self.sums: dict[str, str] = {}
        """The sums that a question is for, by the moves that name them: they are typed."""
        self.looking = False

    def compose_below(self) -> ComposeResult:
        """Moves on the left, log on the right."""
        yield OptionList(id="moves")
        yield from super().compose_below()

    def on_mount(self) -> None:
        """Sit down and begin."""
        super().on_mount()
        moves = self.query_one("#moves", OptionList)
        moves.border_title = self.words("table-moves")
        moves.focus()
        self.go_on()

    # -- the course of the game -------------------------------------------------------------------

    @work(exclusive=True)
    async def go_on(self) -> None:
        """Let the bots play, then ask the person whose turn it is, or show the result."""
        session = self.session
        self.asked = None
        self.clear_moves()
        while (ask := session.asked_bot()) is not None:
            if self.pause:
                self.draw_all()
                self.draw_waiting()
                await asyncio.sleep(self.pause)
            move = await asyncio.to_thread(session.choose, ask.seat)
            session.match.play(ask.seat, move)
        self.draw_all()
        mine = session.asked_person()
        if mine is None:
            self.show_result()
        elif mine.seat != self.reader and session.private(mine):
            self.draw_waiting()
            await self.push_screen_wait(
                Reading(
                    session.names[mine.seat],
                    [self.words("curtain", name=session.names[mine.seat])],
                    "",
                )
            )
            self.put(mine)
        else:
            self.put(mine)

    def put(self, ask: Ask) -> None:
        """Ask a person: the question, and the legal moves with their keys."""
        self.reader = ask.seat
        self.asked = ask
        self.draw_all()
        told = self.session.teller(ask.seat)
        view = self.session.match.view(ask.seat)
        question = next(part for part in view["asks"] if part["seat"] == ask.seat)
        name = f"{self.session.names[ask.seat]}: " if len(self.session.people) > 1 else ""
        self.draw_question(name + told.prompt(question), ask.clause)
        self.picking = Picking.of(told, view)
        self.sums = {}
        if self.picking is not None:
            self.offer_part(self.picking)
        elif rows := offers(self.session.match, view, told):
            self.offer(rows)
        else:
            choices = choices_of(told, view)
            self.sums = {choice.move: str(sum_of(choice.move)) for choice in choices.sums}
            self.offer(in_groups(choices))

    def offer(self, menu: list[tuple[str, str, str]]) -> None:
        """A list to choose from: up to ten by their keys, more by typing."""
        self.menu = menu
        self.typed = ""
        self.list_moves()
        self.query_one("#moves", OptionList).focus()

    @property
    def long(self) -> bool:
        """Whether letters find a move instead of being commands; a sum is typed, too."""
        return len(self.menu) > len(MOVE_KEYS) or bool(self.sums)

    def found(self) -> list[tuple[str, str, str]]:
        """What fits what was typed; where that is a number, it is a sum or how one begins."""
        if self.sums and self.typed.isdecimal():
            begun = [one for one in self.menu if self.sums.get(one[2], "").startswith(self.typed)]
            return sorted(begun, key=lambda one: self.sums[one[2]] != self.typed)
        return [one for one in self.menu if fits(self.typed, f"{one[0]} {one[1]} {one[2]}")]

    def by_key(self, found: Sequence[object]) -> bool:
        """Whether a digit plays one of what was found; with sums, digits are typed."""
        return len(found) <= len(MOVE_KEYS) and not self.sums

    def list_moves(self) -> None:
        """Show what is offered, as far as it fits what was typed."""
        moves = self.query_one("#moves", OptionList)
        moves.clear_options()
        found = self.found()
        title = ""
        for number, (over, text, move) in enumerate(found):
            if over and over != title:
                moves.add_option(Option(Text(over), disabled=True))
            title = over
            key = (f" {MOVE_KEYS[number]} ", "reverse") if self.by_key(found) else ""
            moves.add_option(Option(Text.assemble(key, f" {text}"), id=move))
        if not found:
            moves.add_option(Option(Text(self.words("table-none-found")), disabled=True))
        else:
            moves.highlighted = moves.get_option_index(found[0][2])
        words = self.words
        if not self.long:
            moves.border_title = words("table-moves")
        elif self.typed:
            moves.border_title = words(
                "table-typed", typed=self.typed, found=len(found), count=len(self.menu)
            )
        elif self.sums:
            moves.border_title = words("table-sum")
        else:
            moves.border_title = words("table-type", count=len(self.menu))
        self.query_one("#keys", Static).update(
            Text(words("table-keys-long" if self.long else self.KEYS))
        )

    def offer_part(self, picking: Picking) -> None:
        """The next part of a composite choice; after the first, a way back."""
        parts = [("", line, str(number)) for number, line in enumerate(picking.lines())]
        back = [("", self.words("pick-back"), str(len(parts)))] if picking.chosen else []
        self.offer(parts + back)

    def draw_all(self) -> None:
        """Everything that shows the table."""
        self.draw_table()
        self.draw_log()

    def draw_waiting(self) -> None:
        """Who is being waited for."""
        view = self.session.match.view(self.reader)
        if view["asks"]:
            waiting = self.session.teller(self.reader).prompt(view["asks"][0])
            self.draw_question(self.words("table-thinking", question=waiting))

    def clear_moves(self) -> None:
        """Nothing to choose while others do."""
        self.menu = []
        self.query_one("#moves", OptionList).clear_options()

    def choose(self, move: str) -> None:
        """Play one of the offered moves."""
        if self.asked is None:
            return
        if self.picking is not None:
            self.choose_part(self.picking, int(move))
        else:
            self.make(move)

    def choose_part(self, picking: Picking, number: int) -> None:
        """Choose one value of a part, or go back; the last part makes the move."""
        options = picking.options()
        if number < len(options):
            picking.choose(options[number][0])
        elif number > len(options) or not picking.back():
            return
        if picking.move:
            self.make(picking.move)
        else:
            self.offer_part(picking)

    def make(self, move: str) -> None:
        """Play a move for whoever is asked."""
        assert self.asked is not None
        seat = self.asked.seat
        self.asked = None
        travel(self.session.match, seat, move.split())
        following = self.session.asked_person()
        if len(self.session.people) > 1 and (following is None or following.seat != seat):
            self.reader = None
        self.go_on()

    @on(OptionList.OptionSelected, "#moves")
    def choose_option(self, event: OptionList.OptionSelected) -> None:
        """Enter, or a click, on a move."""
        if event.option_id is not None:
            self.choose(event.option_id)

    async def on_event(self, event: events.Event) -> None:
        """In a long list letters are for finding a move, before they are commands."""
        if isinstance(event, events.Key) and self.types(event):
            event.stop()
            event.prevent_default()
            return
        await super().on_event(event)

    def types(self, event: events.Key) -> bool:
        """Whether a key plays a move or belongs to what is typed to find one."""
        if self.asked is None or self.screen is not self.screen_stack[0]:
            return False
        found = self.found()
        if event.character in tuple(MOVE_KEYS) and self.by_key(found):
            number = MOVE_KEYS.index(event.character)
            if number < len(found):
                self.choose(found[number][2])
                return True
        if not self.long:
            return False
        if event.key in ("backspace", "escape") and self.typed:
            self.typed = self.typed[:-1] if event.key == "backspace" else ""
        elif event.character and (event.character.islower() or event.character.isdecimal()):
            self.typed += event.character
        elif event.character == " " and self.typed:
            self.typed += " "
        else:
            return False
        self.list_moves()
        return True

    # -- keys -------------------------------------------------------------------------------------

    def action_undo(self) -> None:
        """Take the last move back, or say why not."""
        session = self.session
        seat = session.last_person()
        reason = session.can_take_back(seat)
        if reason:
            self.notify(reason)
            return
        session.match.undo(seat)
        self.notify(self.words("undo-done"))
        self.go_on()

    def action_save(self) -> None:
        """Write the table, or the record of a finished game, to a file."""
        try:
            path = self.session.save()
        except SaloonError as error:
            self.notify(str(error), severity="error")
            return
        self.notify(self.words("saved", path=str(path)))

    @work
    async def action_leave(self) -> None:
        """Leave; of a game that is not over, ask whether to save it."""
        if self.session.match.over or not self.session.match.moves:
            self.exit()
            return
        if isinstance(self.screen, Leaving):
            return
        answer = await self.push_screen_wait(Leaving(self.words))
        if answer == "save":
            try:
                path = self.session.save()
            except SaloonError as error:
                self.notify(str(error), severity="error")
                return
            self.exit(message=self.words("saved", path=str(path)))
        elif answer == "leave":
            self.exit()

    @work(exclusive=True)
    async def action_hint(self) -> None:
        """What a bot would do in the place of whoever is asked."""
        ask = self.asked
        if ask is None:
            return
        lines = await asyncio.to_thread(self.session.hint, ask.seat)
        if self.asked is ask:
            self.show_sheet(self.words("hint-title"), lines)

    def action_help(self) -> None:
        """The keys, and the optional rules of this table."""
        words = self.words
        lines = [
            words(f"help-{name}")
            for name in (
                "moves",
                "type",
                "hint",
                "undo",
                "save",
                "rule",
                "board",
                "table",
                "quit",
            )
        ]
        chosen = [name for name, value in self.session.match.options.items() if value]
        rules = [
            words("name-value", name=words(f"option-{name}"), value=words(f"option-{name}-hint"))
            for name in chosen
        ]
        lines += [f"{words('help-options')}:", *(rules or [words("help-none")])]
        self.show_sheet(words("table-help"), lines)

    def show_result(self) -> None:
        """The end: who won, with everybody's score."""
        if len(self.session.people) > 1:
            self.reader = None
        self.draw_all()
        first, *rows = self.session.result(self.reader)
        self.draw_question(self.words("table-over", result=first))
        self.show_sheet(first, rows, self.words("table-new"))

    @work(exclusive=True)
    async def action_look_back(self) -> None:
        """After the game: chances over time, turning points, costly choices, luck."""
        match = self.session.match
        if not match.over or self.looking:
            return
        self.looking = True
        sheet = LookingBack(self.words, len(match.history))
        self.push_screen(sheet)
        told = await asyncio.to_thread(self.session.look_back, self.reader, sheet.more)
        self.looking = False
        width = min(SHEET_WIDTH, self.size.width * 9 // 10) - SHEET_MARGIN
        first, *rows = LookBack(self.session, told, self.reader, width).lines()
        sheet.show(first, rows)


def in_groups(choices: Choices) -> list[tuple[str, str, str]]:
    """Moves with the titles over them, those that leave last."""
    told = [
        (group.title, choice.text, choice.move)
        for group in choices.groups
        for choice in group.choices
    ]
    return told + [("", choice.text, choice.move) for choice in choices.leaving]


def fits(typed: str, text: str) -> bool:
    """Whether every word that was typed stands in a text, accents and capitals aside.

    >>> fits("sal buy", "Buy the Saloon"), fits("ecole", "À l\N{RIGHT SINGLE QUOTATION MARK}École")
    (True, True)
    """
    plain = folded(text)
    return all(word in plain for word in folded(typed).split())


def folded(text: str) -> str:
    """A text without capitals and accents."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


class ReplayApp(Seating):
    """Walking through a recorded match with the arrow keys."""

    KEYS = "table-keys-replay"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space,n", "walk(1)", show=False, priority=True),
        Binding("left,backspace,p", "walk(-1)", show=False, priority=True),
        Binding("down,pagedown", "walk(10)", show=False, priority=True),
        Binding("up,pageup", "walk(-10)", show=False, priority=True),
        Binding("home", "walk(-1000000)", show=False, priority=True),
        Binding("end", "walk(1000000)", show=False, priority=True),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.reader = None
        self.whole = session.match
        self.number = 0
        session.match = self.whole.at(0)

    def on_mount(self) -> None:
        """Begin at the beginning."""
        super().on_mount()
        self.draw_move()

    def action_walk(self, steps: int) -> None:
        """Go forward or back by a number of moves."""
        self.number = max(0, min(len(self.whole.moves), self.number + steps))
        self.session.match = self.whole.at(self.number)
        self.draw_move()

    def draw_move(self) -> None:
        """The table after the move, and which move it was."""
        self.draw_table()
        self.draw_log()
        if self.number == 0:
            self.draw_question(self.words("table-start"))
            return
        seat, move = self.whole.moves[self.number - 1]
        before = self.whole.at(self.number - 1)
        label = self.session.teller(None).move(move, before.view(None))
        self.draw_question(
            self.words(
                "table-move-number",
                number=self.number,
                count=len(self.whole.moves),
                who=self.session.names[seat],
                move=label,
            )
        )
