"""The rules a player can point at: the clauses of a game's rules.md, with their ids.

Where they depart from the printed rules, a table there says so: a row begins with the clauses
that depart. What changed from version to version stands in versions.md, the newest first.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from saloon.engine.errors import SaloonError
from saloon.engine.game import Game
from saloon.words import folder_of

ENTRY = re.compile(r"- \*\*([A-Z]+-[A-Z0-9]+-\d+)\*\* (.*)")
EXEMPT = re.compile(r" \*\(exempt: (.*)\)\*$")
DEPARTS = re.compile(r" \*\(departs\)\*$")
DEPARTURE = re.compile(r"\| ((?:[A-Z]+-[A-Z0-9]+-\d+(?:, )?)+) \|(.*)\|(.*)\|(.*)\|")
ID = re.compile(r"\b([A-Z]{3}-[A-Z0-9]+-)(\d+)(?:\.\.(\d+))?")


NAMED = re.compile(r"(?:\b|(?<=_))([A-Z]{3}[-_][A-Z0-9]+[-_])(\d{2,3})(?:\.\.(\d{2,3}))?")


def clauses_in(text: str) -> list[str]:
    """The ids that a text names, in order, rows such as XYZ-END-01..04 and test names included.

    >>> clauses_in("WAN-END-01..02, test_WAN_EX_07_WAN_RND_02, BAN-RULING-100")
    ['WAN-END-01', 'WAN-END-02', 'WAN-EX-07', 'WAN-RND-02', 'BAN-RULING-100']
    """
    found: dict[str, None] = {}
    for prefix, first, last in NAMED.findall(text):
        for number in range(int(first), int(last or first) + 1):
            found[f"{prefix.replace('_', '-')}{number:02d}"] = None
    return list(found)


class Clause:
    """One entry of the rules: a clause, a ruling or a worked example."""

    def __init__(
        self, id: str, chapter: str, text: str, exempt: str = "", departs: bool = False
    ) -> None:
        self.id = id
        self.chapter = chapter
        self.text = text
        self.exempt = exempt  # why no game without people can exercise it, or ""
        self.departs = departs  # whether it is marked as departing from the printed rules

    def mentions(self, id: str) -> bool:
        """Whether the text names another entry, alone or in a row such as XYZ-END-01..04."""
        for prefix, first, last in ID.findall(self.text):
            row = range(int(first), int(last or first) + 1)
            if id.startswith(prefix) and int(id.removeprefix(prefix)) in row:
                return True
        return False


class Departure:
    """Where the rules depart from the printed ones: what those say, what is played, and why."""

    def __init__(self, clauses: list[str], book: str, here: str, why: str) -> None:
        self.clauses = clauses
        self.book = book
        self.here = here
        self.why = why


class Table:
    """A table of the rules, such as prices or cards."""

    def __init__(self, head: list[str]) -> None:
        self.head = head
        self.rows: list[list[str]] = []

    def found(self, needle: str) -> Table:
        """The same table with the rows in which some words stand, small letters or large."""
        kept = Table(self.head)
        kept.rows = [row for row in self.rows if needle in " ".join(row).lower()]
        return kept


class Rulebook:
    """The rules of one game in one language; `tables` are those of its chapters, in order."""

    def __init__(
        self,
        title: str,
        intro: str,
        entries: list[Clause],
        departures: Sequence[Departure] = (),
        tables: Mapping[str, list[Table]] | None = None,
    ) -> None:
        self.title = title
        self.intro = intro
        self.departures = departures
        self.tables = tables or {}
        self.clauses: dict[str, Clause] = {}
        self.rulings: dict[str, Clause] = {}
        self.examples: dict[str, Clause] = {}
        for entry in entries:
            self._shelf(entry.id)[entry.id] = entry

    def _shelf(self, id: str) -> dict[str, Clause]:
        kind = id.split("-")[1]
        return {"RULING": self.rulings, "EX": self.examples}.get(kind, self.clauses)

    def chapters(self) -> dict[str, list[Clause]]:
        """The clauses by chapter, in the order of the rules."""
        found: dict[str, list[Clause]] = {}
        for clause in self.clauses.values():
            found.setdefault(clause.chapter, []).append(clause)
        return found

    def contents(self) -> dict[str, list[Clause]]:
        """The same, with the chapters that hold nothing but tables after them."""
        chapters = self.chapters()
        return {**chapters, **{name: [] for name in self.tables if name not in chapters}}

    def entry(self, id: str) -> Clause:
        """A clause, ruling or example by its id; raises SaloonError naming what is near."""
        wanted = id.upper()
        found = self._shelf(wanted).get(wanted) if wanted.count("-") >= 2 else None
        if found is None:
            prefix = wanted.rpartition("-")[0]
            near = [other for other in self.clauses if other.rpartition("-")[0] == prefix]
            example = ", ".join(near) or f"{next(iter(self.clauses))} and so on"
            raise SaloonError(f"there is no clause {id!r}; there are: {example}")
        return found

    def about(self, id: str) -> list[Clause]:
        """The rulings and examples that speak of a clause, and the rulings it names itself."""
        entry = self.entry(id)
        others = [*self.rulings.values(), *self.examples.values()]
        return [
            other
            for other in others
            if other.id != entry.id and (other.mentions(entry.id) or entry.mentions(other.id))
        ]

    def departure(self, id: str) -> Departure | None:
        """What the printed rules say in place of an entry, if they say something else."""
        return next((found for found in self.departures if id in found.clauses), None)

    def exempt(self) -> dict[str, str]:
        """The clauses that only people or a display can exercise, with the reason."""
        return {c.id: c.exempt for c in self.clauses.values() if c.exempt}


class Version:
    """One version of a game's rules, such as wanted/2, and what changed with it."""

    def __init__(self, rules: str) -> None:
        self.rules = rules
        self.changes: list[str] = []


@cache
def _read(path: Path) -> Rulebook:
    title = ""
    chapter = ""
    intro: list[str] = []
    entries: list[Clause] = []
    departures: list[Departure] = []
    tables: dict[str, list[Table]] = {}
    within = False
    for line in path.read_text(encoding="utf-8").splitlines():
        found = ENTRY.fullmatch(line)
        row = DEPARTURE.fullmatch(line)
        if line.startswith("# "):
            title = line[2:].strip()
        elif line.startswith("## "):
            chapter = line[3:].strip()
        elif found is not None:
            exempt = EXEMPT.search(found[2])
            text = EXEMPT.sub("", found[2])
            departs = DEPARTS.search(text) is not None
            text = DEPARTS.sub("", text)
            entries.append(Clause(found[1], chapter, text, exempt[1] if exempt else "", departs))
        elif row is not None:
            book, here, why = (cell.strip() for cell in row.group(2, 3, 4))
            departures.append(Departure(row[1].split(", "), book, here, why))
            tables.pop(chapter, None)
        elif line.startswith("|"):
            cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
            if not within:
                tables.setdefault(chapter, []).append(Table(cells))
            elif chapter in tables and not set("".join(cells)) <= {"-"}:
                tables[chapter][-1].rows.append(cells)
        elif not chapter and line.strip():
            intro.append(line.strip())
        within = line.startswith("|")
    return Rulebook(title, " ".join(intro), entries, departures, tables)


def rulebook(game: Game, lang: str = "en") -> Rulebook:
    """The rules of a game; in English where they are not translated yet."""
    page = _page(game, "rules", lang)
    if not page.exists():
        raise SaloonError(f"the game {game.id!r} has no rules.md beside its game.py")
    return _read(page)


def versions(game: Game, lang: str = "en") -> list[Version]:
    """What changed in the rules from version to version, the newest first; [] if nobody said."""
    found: list[Version] = []
    page = _page(game, "versions", lang)
    if not page.exists():
        return found
    for line in page.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            found.append(Version(line[3:].strip()))
        elif line.startswith("- ") and found:
            found[-1].changes.append(line[2:].strip())
        elif line.startswith("  ") and found and found[-1].changes:
            found[-1].changes[-1] += f" {line.strip()}"
    return found


def _page(game: Game, name: str, lang: str) -> Path:
    """A page of a game's folder, in English where it is not translated."""
    folder = folder_of(game)
    translated = folder / f"{name}.{lang}.md"
    return translated if translated.exists() else folder / f"{name}.md"
