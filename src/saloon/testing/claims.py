"""7: every clause of rules.md is claimed by a rule and by a test.

A test claims what it names in its name and its docstring, where `saloon.testing.firing` sees to it
that it is so, and what it asks the log for itself: `cited("WAN-TURN-04")`.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

from saloon.engine.game import Game
from saloon.rulebook import Rulebook, clauses_in, rulebook
from saloon.words import folder_of


def cited_clauses(text: str) -> set[str]:
    """The ids that a text names."""
    return set(clauses_in(text))


def code_of(path: Path) -> str:
    """A module's source without its docstrings and comments: a claim there is only a word."""
    text = path.read_text(encoding="utf-8")
    text = re.sub(r'""".*?"""', "", text, flags=re.DOTALL)
    return re.sub(r"#.*", "", text)


def claimed_by_tests(path: Path) -> set[str]:
    """The ids that the tests of a file claim; what they mark as silent, they only name."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            silent: set[str] = set()
            for mark in node.decorator_list:
                if ast.unparse(mark).startswith("pytest.mark.silent"):
                    silent |= cited_clauses(ast.unparse(mark))
            words = [node.name, ast.get_docstring(node) or ""]
            words += [ast.unparse(call) for call in ast.walk(node) if asks_the_log(call)]
            found |= cited_clauses(" ".join(words)) - silent
    return found


def asks_the_log(node: ast.AST) -> bool:
    """Whether this asserts that clauses have fired: `cited(...)`, `fired(...)` of a scenario."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return False
    return node.func.attr in ("cited", "fired")


def unclaimed(game: Game, tests: Path | None = None) -> list[str]:
    """Sentences about clauses that no rule cites while it plays, or that no test names."""
    played = set(game.claims)
    for path in folder_of(game).rglob("*.py"):
        played |= cited_clauses(code_of(path))
    tested = None
    if tests is not None:
        tested = set()
        for path in tests.rglob("test_*.py"):
            tested |= claimed_by_tests(path)
    return missing_claims(rulebook(game), played, tested)


def missing_claims(rules: Rulebook, played: set[str], tested: set[str] | None) -> list[str]:
    """What the rules ask for and nobody claims, and what is claimed without being there."""
    exempt = rules.exempt()
    said = [f"{id} is cited by no rule" for id in rules.clauses if id not in played | set(exempt)]
    known = {*rules.clauses, *rules.rulings, *rules.examples}
    said += [f"{id} is cited by a rule, but not in rules.md" for id in sorted(played - known)]
    if tested is not None:
        claims = [id for id in (*rules.clauses, *rules.examples) if id not in exempt]
        said += [f"{id} is named by no test" for id in claims if id not in tested]
    return said
