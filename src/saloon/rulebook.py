"""The rules a player can point at: the clauses of a game's rules.md, with their ids."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from saloon.engine.errors import SaloonError
from saloon.engine.game import Game
from saloon.words import folder_of

ENTRY = re.compile(r"- \*\*([A-Z]+-[A-Z0-9]+-\d+)\*\* (.*)")
EXEMPT = re.compile(r" \*\(exempt: (.*)\)\*$")
ID = re.compile(r"\b([A-Z]{3}-[A-Z0-9]+-)(\d+)(?:\.\.(\d+))?")


class Clause:
    """One entry of the rules: a clause, a ruling or a worked example."""

    def __init__(self, id: str, chapter: str, text: str, exempt: str = "") -> None:
        self.id = id
        self.chapter = chapter
        self.text = text
        self.exempt = exempt  # why no game without people can exercise it, or ""

    def mentions(self, id: str) -> bool:
        """Whether the text names another entry, alone or in a row such as XYZ-END-01..04."""
        for prefix, first, last in ID.findall(self.text):
            row = range(int(first), int(last or first) + 1)
            if id.startswith(prefix) and int(id.removeprefix(prefix)) in row:
                return True
        return False


class Rulebook:
    """The rules of one game in one language."""

    def __init__(self, title: str, intro: str, entries: list[Clause]) -> None:
        self.title = title
        self.intro = intro
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

    def exempt(self) -> dict[str, str]:
        """The clauses that only people or a display can exercise, with the reason."""
        return {c.id: c.exempt for c in self.clauses.values() if c.exempt}


@cache
def _read(path: Path) -> Rulebook:
    title = ""
    chapter = ""
    intro: list[str] = []
    entries: list[Clause] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        found = ENTRY.fullmatch(line)
        if line.startswith("# "):
            title = line[2:].strip()
        elif line.startswith("## "):
            chapter = line[3:].strip()
        elif found is not None:
            exempt = EXEMPT.search(found[2])
            text = EXEMPT.sub("", found[2])
            entries.append(Clause(found[1], chapter, text, exempt[1] if exempt else ""))
        elif not chapter and line.strip():
            intro.append(line.strip())
    return Rulebook(title, " ".join(intro), entries)


def rulebook(game: Game, lang: str = "en") -> Rulebook:
    """The rules of a game; in English where they are not translated yet."""
    folder = folder_of(game)
    translated = folder / f"rules.{lang}.md"
    return _read(translated if translated.exists() else folder / "rules.md")
