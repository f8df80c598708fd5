"""What two languages of a game's rules do not share: clauses, numbers, sums, references."""

from __future__ import annotations

import re
from collections import Counter

ENTRY = re.compile(r"- (?:\*\*)?([A-Z]{3}-[A-Z0-9]+-\d+)")
ID = re.compile(r"\b[A-Z]{3}-[A-Z0-9]+-\d+(?:\.\.\d+)?")
SUM = re.compile(r"\$(\d+)|(\d+)\s\$(?!\d)")
SIGNED = re.compile(r'(?<=[\s("«“])[-+]\d+')
NUMBER = re.compile(r"\d+")


class Chapter:
    """The lines of one chapter: its entries by id, and the rows of its tables in order."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.entries: dict[str, str] = {}
        self.rows: list[str] = []


def chapters(text: str) -> list[Chapter]:
    """The chapters of a rules.md, the introduction first."""
    found = [Chapter("the introduction")]
    for line in text.splitlines():
        entry = ENTRY.match(line)
        if line.startswith("## "):
            found.append(Chapter(line[3:]))
        elif entry is not None:
            found[-1].entries[entry[1]] = line[entry.end() :]
        elif line.startswith("|"):
            found[-1].rows.append(line)
    return found


def numbers(text: str) -> Counter[str]:
    """The references, sums of money and numbers of a text, each as often as it stands there."""
    found: Counter[str] = Counter(ID.findall(text))
    text = ID.sub(" ", text)
    found.update(f"${before or after}" for before, after in SUM.findall(text))
    text = SUM.sub(" ", text)
    found.update(SIGNED.findall(text))
    found.update(NUMBER.findall(SIGNED.sub(" ", text)))
    return found


def differences(text: str, translated: str) -> list[str]:
    """One sentence for every clause, table row or number that only one of the two has."""
    here, there = chapters(text), chapters(translated)
    if len(here) != len(there):
        return [f"{len(here) - 1} chapters here, {len(there) - 1} in the translation"]
    said: list[str] = []
    for one, other in zip(here, there, strict=True):
        said += [f"{id} is not translated" for id in one.entries if id not in other.entries]
        said += [
            f"{id} is only in the translation" for id in other.entries if id not in one.entries
        ]
        for id, line in one.entries.items():
            if id in other.entries:
                said += _compared(id, line, other.entries[id])
        if len(one.rows) != len(other.rows):
            rows = f"{len(one.rows)} table rows here, {len(other.rows)} in the translation"
            said.append(f"{one.title}: {rows}")
            continue
        for row, line in enumerate(one.rows):
            said += _compared(f"{one.title}, table row {row + 1}", line, other.rows[row])
    return said


def _compared(place: str, line: str, translated: str) -> list[str]:
    here, there = numbers(line), numbers(translated)
    if here == there:
        return []
    only, extra = sorted((here - there).elements()), sorted((there - here).elements())
    return [f"{place}: {only} only here, {extra} only in the translation"]
