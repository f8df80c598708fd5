"""The terminal table: question on top, board, moves and log, all in view together."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
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

from saloon.engine.ask import Ask
from saloon.engine.errors import SaloonError
from saloon.engine.event import Event
from saloon.engine.match import Match
from saloon.terminal.lookback import LookBack
from saloon.terminal.session import Session
from saloon.words import Words

MOVE_KEYS = "1234567890abcdefgijkmnopvwxyz"
"""The keys that play a move; u, r, t, s, h, l and q are taken."""

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
#moves > .option-list--option-highlighted { background: #ffc845; color: #2a1c12; }
#log > .option-list--option-highlighted { background: #1d1512; color: #f3e6c8;
                                          text-style: none; }
#log:focus > .option-list--option-highlighted { background: #6b4226; }
#keys { height: 1; background: #6b4226; color: #e4d1a5; padding: 0 1;
        text-wrap: nowrap; text-overflow: ellipsis; }
Reading { align: center middle; background: #1d1512 60%; }
#sheet { width: 90%; max-width: 92; height: auto; max-height: 90%; background: #f3e6c8;
         color: #2a1c12; border: heavy #a06a3b; padding: 0 2;
         scrollbar-size: 1 1; scrollbar-color: #a06a3b; scrollbar-background: #e4d1a5;
         scrollbar-color-hover: #6b4226; scrollbar-background-hover: #e4d1a5; }
#sheet .title { text-style: bold; padding: 1 0; }
#sheet .line { padding: 0 0 1 0; }
#sheet .close { color: #6a5440; }
"""


class Fitted:
    """The board with the number of lines there is room for."""

    def __init__(self, board: RenderableType, lines: int) -> None:
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


class LookingBack(Reading):
    """The sheet of a game looked back on: how far the thinking is, then what it found."""

    def __init__(self, words: Words, count: int) -> None:
        super().__init__(words("look-wait"), [""], words("table-close"))
        self.words = words
        self.count = count
        self.done = 0

    def more(self, moves: int) -> None:
        """So many more moves have been thought over; called from another thread."""
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
        Binding("r", "rule", show=False),
        Binding("t", "words", show=False),
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
        players = "  ".join(
            f"{name} ({kind})"
            for name, kind in zip(self.session.names, self.session.kinds, strict=True)
        )
        bar = Text(self.title)
        bar.append(f"   {players}", style="not bold")
        self.query_one("#bar", Static).update(bar)
        if self.size.width < LEAST_COLUMNS or self.size.height < LEAST_LINES:
            small = Text(self.words("table-small"), style="bold")
            self.query_one("#board", Static).update(small)
            return
        board = self.session.teller(self.reader).board(self.shown.view(self.reader))
        room = self.size.height - FIXED_LINES - (2 if self.tall else 0)
        self.query_one("#board", Static).update(Fitted(board, room))

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
        Binding("u", "undo", show=False),
        Binding("s", "save", show=False),
        Binding("question_mark,h", "help", show=False),
        Binding("l", "look_back", show=False),
        Binding("exclamation_mark", "hint", show=False),
    ]

    def __init__(self, session: Session, pause: float = 0.7) -> None:
        super().__init__(session)
        self.pause = pause
        self.asked: Ask | None = None
        self.menu: list[str] = []
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
        self.menu = question["moves"]
        moves = self.query_one("#moves", OptionList)
        moves.clear_options()
        for number, move in enumerate(self.menu):
            key = MOVE_KEYS[number] if number < len(MOVE_KEYS) else " "
            line = Text.assemble((f" {key} ", "reverse"), f" {told.move(move, view)}")
            moves.add_option(Option(line))
        moves.highlighted = 0
        moves.focus()

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

    def choose(self, number: int) -> None:
        """Play one of the offered moves."""
        if self.asked is None or number >= len(self.menu):
            return
        seat = self.asked.seat
        move = self.menu[number]
        self.asked = None
        self.session.match.play(seat, move)
        following = self.session.asked_person()
        if len(self.session.people) > 1 and (following is None or following.seat != seat):
            self.reader = None
        self.go_on()

    @on(OptionList.OptionSelected, "#moves")
    def choose_option(self, event: OptionList.OptionSelected) -> None:
        """Enter, or a click, on a move."""
        self.choose(event.option_index)

    def on_key(self, event: events.Key) -> None:
        """A move by its key."""
        if event.character and event.character in MOVE_KEYS and self.screen is self.screen_stack[0]:
            number = MOVE_KEYS.index(event.character)
            if number < len(self.menu):
                event.stop()
                self.choose(number)

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
            for name in ("moves", "hint", "undo", "save", "rule", "table", "quit")
        ]
        chosen = [name for name, value in self.session.match.options.items() if value]
        rules = [f"{words(f'option-{name}')}: {words(f'option-{name}-hint')}" for name in chosen]
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
