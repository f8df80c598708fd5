"""Tables for an assistant: what it asks for, answered in words, and nothing its seat cannot know.

Every table is a file in a folder, written before a move is acknowledged, so it outlives the
process; `saloon play --resume` goes on with one.
"""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Sequence
from pathlib import Path
from threading import RLock
from typing import Any, Final

from saloon.bots.briefing import LENGTH, briefing, fitted
from saloon.bots.levels import names as bot_names
from saloon.catalog import game as find_game
from saloon.catalog import games as all_games
from saloon.engine.errors import BadSetup, CannotUndo, SaloonError
from saloon.engine.event import EVERYBODY
from saloon.engine.game import Value
from saloon.engine.match import Match
from saloon.howto import howto
from saloon.lacking import lacks_words
from saloon.rulebook import Rulebook, rulebook
from saloon.terminal.report import about_game, clause_lines
from saloon.terminal.session import Session, read_file
from saloon.terminal.setup import HUMAN, OPPONENT, read_options
from saloon.words import Words

SEAT: Final = 0
"""Where the assistant sits."""
WHOLE: Final = 1_000_000
"""The length of a table that is told whole."""
LISTED: Final = 20
"""How many tables are listed, the latest first."""
TABLE_ID: Final = re.compile(r"[\w-]+")


class Table:
    """A table that is open: its session, since when there are news, and the file as it was kept."""

    def __init__(self, id: str, session: Session, since: int = 0, stamp: int = 0) -> None:
        self.id = id
        self.session = session
        self.since = since
        self.stamp = stamp


class Assistant:
    """Everything an assistant may ask for. Whatever is not allowed raises SaloonError."""

    def __init__(self, folder: Path, lang: str, seed: str = "") -> None:
        self.folder = folder
        self.lang = lang
        self.seed = seed
        self.words = Words(lang)
        self.open: dict[str, Table] = {}
        self.last = ""
        self.made = 0
        self.lock = RLock()  # calls come from several threads

    # -- games and rules --------------------------------------------------------------------------

    def games(self) -> str:
        """The games with their seats and optional rules, and who can sit there."""
        lines = []
        for game in all_games():
            if lacks_words(game):
                continue
            row = about_game(game, Words(self.lang, game))
            seats = self.words("games-seats", least=row["seats"][0], most=row["seats"][-1])
            lines.append(f"{row['id']}: {row['title']}. {row['tagline']} {seats}.")
            for option in row["options"]:
                said = {"option": option["id"], "title": option["title"], "hint": option["hint"]}
                values = ", ".join(written(value) for value in option["choices"])
                usual = written(option["default"])
                lines.append("- " + self.words("mcp-option", values=values, usual=usual, **said))
        lines.append(self.words("mcp-bots", bots=", ".join(bot_names())))
        return "\n".join(lines)

    def how_to_play(self, game: str) -> str:
        """How a game is played, on one page."""
        return howto(find_game(game), self.lang).plain()

    def rules(self, game: str, clause: str = "", find: str = "") -> str:
        """A clause with what is said about it, the entries that hold some words, or contents."""
        found = find_game(game)
        book = rulebook(found, self.lang)
        if clause:
            return "\n".join(clause_lines(Words(self.lang, found), book, clause))
        if find:
            return self.search(book, find)
        lines = [book.title, book.intro]
        for chapter, clauses in book.contents().items():
            ids = ", ".join(one.id for one in clauses)
            named = self.words("mcp-chapter-tables", chapter=chapter)
            lines.append(f"{chapter}: {ids}" if ids else named)
        for shelf in (book.rulings, book.examples):
            lines.append(", ".join(shelf))
        return "\n".join([*[line for line in lines if line], self.words("mcp-contents")])

    def search(self, book: Rulebook, find: str) -> str:
        """The entries and rows of tables in which all these words stand."""
        needles = find.lower().split()
        entries = [*book.clauses.values(), *book.rulings.values(), *book.examples.values()]
        told = [f"{one.id} {one.text}" for one in entries]
        for chapter, tables in book.tables.items():
            for table in tables:
                told += [f"{chapter}: {' | '.join(row)}" for row in table.rows]
        lines = [line for line in told if all(needle in line.lower() for needle in needles)]
        title = self.words("mcp-found", count=len(lines), words=find)
        room = LENGTH - len(title) - len(self.left_out(len(told)))
        return "\n".join([title, *fitted(lines, room, self.left_out)])

    def left_out(self, count: int) -> str:
        """How many entries of the rules were found and are not shown."""
        return self.words("mcp-found-more", count=count)

    # -- tables -----------------------------------------------------------------------------------

    def new_table(
        self, game: str, bots: Sequence[str] | None = None, options: Sequence[str] = ()
    ) -> str:
        """Set up a table with bots, and see it."""
        found = find_game(game)
        if bots is None:
            bots = [OPPONENT] * (found.default_seats - 1)
        for kind in bots:
            # Bots from outside are programs: whoever plays does not get to start one.
            if kind not in bot_names():
                raise BadSetup(
                    f"nobody of kind {kind!r} can sit here; the bots are: {', '.join(bot_names())}"
                )
        with self.lock:
            seed = f"{self.seed}/{self.made}" if self.seed else ""
            match = Match(found, 1 + len(bots), seed, read_options(options))
            table = Table(
                f"{found.id}-{secrets.token_hex(3)}", Session(match, [HUMAN, *bots], self.lang)
            )
            self.go_on(table)
            self.made += 1
            return self.look(table.id)

    def tables(self) -> str:
        """The tables there are, the latest first."""
        lines = []
        for path in self.files()[:LISTED]:
            data = self.read(path)
            if not isinstance(data, dict) or not isinstance(data.get("history"), list):
                continue
            state = "mcp-over" if data.get("over") else "mcp-yours"
            lines.append(
                self.words(
                    "mcp-tables",
                    table=path.stem,
                    game=str(data.get("game")),
                    moves=len(data["history"]),
                    state=self.words(state),
                )
            )
        return "\n".join(lines) or self.words("mcp-no-tables")

    def look(self, id: str = "", whole: bool = False) -> str:
        """The table in words: what happened, the question, the legal moves with their codes."""
        with self.lock:
            table = self.table(id)
            session = table.session
            match = session.match
            seats = ", ".join(
                name if seat == SEAT else f"{name} ({kind})"
                for seat, (name, kind) in enumerate(zip(session.names, session.kinds, strict=True))
            )
            head = [
                session.words(
                    "mcp-table",
                    table=table.id,
                    game=session.words("title"),
                    name=session.names[SEAT],
                    seats=seats,
                )
            ]
            foot = []
            if match.over:
                head += session.result(SEAT)
                record = self.folder / f"{table.id}.record"
                foot.append(self.words("mcp-record", path=str(record)))
            else:
                foot.append(self.words("mcp-answer"))
            taken = sum(len(line) + 1 for line in [*head, *foot])
            news = [event for event in match.events[table.since :] if event.to in (EVERYBODY, SEAT)]
            length = WHOLE if whole else LENGTH - taken
            told = briefing(match, SEAT, self.lang, length, news, session.names, "mcp-more")
            return "\n".join([*head, told, *foot])

    def play(self, id: str, move: str) -> str:
        """Play a move, let the bots answer, and see the table."""
        with self.lock:
            table = self.table(id)
            match = table.session.match
            since = len(match.events)
            match.play(SEAT, move)
            table.since = since
            self.go_on(table)
            return self.look(table.id)

    def take_back(self, id: str = "") -> str:
        """Take back the last move, where nothing was shown and nobody moved since."""
        with self.lock:
            table = self.table(id)
            session = table.session
            reason = session.can_take_back(SEAT)
            if reason:
                raise CannotUndo(reason)
            session.match.undo(SEAT)
            table.since = min(table.since, len(session.match.events))
            self.go_on(table)
            return "\n".join([self.words("mcp-taken-back"), self.look(table.id)])

    def go_on(self, table: Table) -> None:
        """Let the bots play until the assistant is asked, and keep the table."""
        session = table.session
        try:
            ask = session.asked_bot()
            while ask is not None:
                session.match.play(ask.seat, session.choose(ask.seat))
                ask = session.asked_bot()
            self.keep(table)
        except BaseException:
            # What could not be kept has not happened: the table is read from its file again.
            self.open.pop(table.id, None)
            raise
        self.open[table.id] = table
        self.last = table.id

    # -- files ------------------------------------------------------------------------------------

    def keep(self, table: Table) -> None:
        """Write a table down, whole or not at all, and the record of one that is over."""
        session = table.session
        data = {**session.data(), "since": table.since, "over": session.match.over}
        path = self.folder / f"{table.id}.json"
        fresh = path.with_suffix(".new")
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if session.match.over:
                session.save(path.with_suffix(".record"))
            fresh.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
            fresh.replace(path)
        except OSError as error:
            raise SaloonError(f"cannot write {path}: {error.strerror}") from None
        table.stamp = path.stat().st_mtime_ns

    def table(self, id: str) -> Table:
        """An open table by its id, or the last one; read again where its file has changed."""
        id = id.strip() or self.last
        path = self.folder / f"{id}.json"
        if not TABLE_ID.fullmatch(id) or not path.is_file():
            there = ", ".join(file.stem for file in self.files()[:LISTED])
            known = f"there are: {there}" if there else "there is none yet; new_table sets one up"
            raise SaloonError(f"there is no table {id!r}; {known}")
        stamp = path.stat().st_mtime_ns
        table = self.open.get(id)
        if table is None or table.stamp != stamp:
            since = self.read(path).get("since", 0)
            table = Table(id, Session.resume(path, self.lang), int(since), stamp)
            self.open[id] = table
        return table

    def files(self) -> list[Path]:
        """The files of all tables, the latest first."""
        found = self.folder.glob("*.json")
        return sorted(found, key=lambda path: path.stat().st_mtime_ns, reverse=True)

    def read(self, path: Path) -> dict[str, Any]:
        """What a file holds; nothing where it is no table."""
        try:
            data = json.loads(read_file(path))
        except ValueError:
            return {}
        return data if isinstance(data, dict) else {}


def written(value: Value) -> str:
    """The value of an option as new_table takes it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
