"""7: every clause of rules.md is claimed by a rule and by a test."""

from __future__ import annotations

import re
from pathlib import Path

from saloon.engine.game import Game
from saloon.rulebook import Rulebook, rulebook
from saloon.words import folder_of

ID = re.compile(r"\b([A-Z]{3}[-_][A-Z0-9]+[-_])(\d{2,3})(?:\.\.(\d{2,3}))?")


def cited_clauses(text: str) -> set[str]:
    """The ids that a text names, rows such as XYZ-END-01..04 and test names included.

    >>> sorted(cited_clauses("WAN-END-01..02, test_WAN_EX_07, BAN-RULING-100"))
    ['BAN-RULING-100', 'WAN-END-01', 'WAN-END-02', 'WAN-EX-07']
    """
    found = set()
    for prefix, first, last in ID.findall(text.replace("test_", "test ")):
        for number in range(int(first), int(last or first) + 1):
            found.add(f"{prefix.replace('_', '-')}{number:02d}")
    return found


def code_of(path: Path) -> str:
    """A module's source without its docstrings and comments: a claim there is only a word."""
    text = path.read_text(encoding="utf-8")
    text = re.sub(r'""".*?"""', "", text, flags=re.DOTALL)
    return re.sub(r"#.*", "", text)


def unclaimed(game: Game, tests: Path | None = None) -> list[str]:
    """Sentences about clauses that no rule cites while it plays, or that no test names."""
    played = set()
    for path in folder_of(game).rglob("*.py"):
        played |= cited_clauses(code_of(path))
    tested = None
    if tests is not None:
        tested = set()
        for path in tests.rglob("*.py"):
            tested |= cited_clauses(path.read_text(encoding="utf-8"))
    return missing_claims(rulebook(game), played, tested)


def missing_claims(rules: Rulebook, played: set[str], tested: set[str] | None) -> list[str]:
    """What the rules ask for and nobody claims, and what is claimed without being there."""
    exempt = rules.exempt()
    said = [f"{id} is cited by no rule" for id in rules.clauses if id not in played | set(exempt)]
    known = {*rules.clauses, *rules.rulings, *rules.examples}
    said += [f"{id} is cited by a rule, but not in rules.md" for id in sorted(played - known)]
    if tested is not None:
        claims = [*rules.clauses, *rules.examples]
        said += [f"{id} is named by no test" for id in claims if id not in tested]
    return said
