"""A test that names a clause makes it fire: hooks for the conftest.py of a folder of tests.

A test names clauses in its own name and in its docstring. Each of them must apply at least once
while the test runs, in one of its cases where it has several. What the test shows a clause to keep
from happening, or what it only reads, it marks: `@pytest.mark.silent("WAN-CAV-02")`; such a clause
must not fire. Clauses that rules.md exempts, rulings and worked examples need not fire.

    from saloon.testing.firing import pytest_collection_finish, pytest_runtest_call
"""

from __future__ import annotations

from collections.abc import Generator
from functools import cache

import pytest

import saloon
from saloon.engine.event import Log
from saloon.rulebook import rulebook
from saloon.testing.claims import cited_clauses


class Naming:
    """What a test function names, and what has fired in its cases so far."""

    def __init__(self) -> None:
        self.cases = 0
        self.fired: set[str] = set()


Watched = dict[str, Naming]
WATCHED = pytest.StashKey[Watched]()


@cache
def must_fire() -> frozenset[str]:
    """The clauses of every game that can be played without people."""
    found: set[str] = set()
    for game in saloon.list_games():
        rules = rulebook(game)
        found |= set(rules.clauses) - set(rules.exempt())
    return frozenset(found)


def function_of(item: pytest.Item) -> str:
    """A test without the case it is tried on."""
    return item.nodeid.partition("[")[0]


def named_by(item: pytest.Item) -> set[str]:
    """The ids in a test's name and docstring."""
    words = getattr(getattr(item, "function", None), "__doc__", None) or ""
    return cited_clauses(function_of(item).rpartition("::")[2]) | cited_clauses(words)


def silent_in(item: pytest.Item) -> set[str]:
    """The ids that a test marks as silent."""
    return {str(id) for mark in item.iter_markers("silent") for id in mark.args}


def complaints(named: set[str], silent: set[str], fired: set[str]) -> list[str]:
    """What a test says about clauses that is not so.

    >>> complaints({"WAN-TURN-04", "WAN-TURN-05"}, {"WAN-TURN-05"}, {"WAN-TURN-05"})
    ['names WAN-TURN-04, which never fired', 'marks WAN-TURN-05 as silent, but it fired']
    """
    said = [f"names {id}, which never fired" for id in sorted(named & must_fire() - silent - fired)]
    said += [f"marks {id} as silent, but it fired" for id in sorted(silent & fired)]
    said += [f"marks {id} as silent, but does not name it" for id in sorted(silent - named)]
    return said


@pytest.hookimpl(trylast=True)
def pytest_collection_finish(session: pytest.Session) -> None:
    """Count the cases of every test, to judge it when the last one is done."""
    watched: Watched = {}
    for item in session.items:
        watched.setdefault(function_of(item), Naming()).cases += 1
    session.config.stash[WATCHED] = watched


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """Listen to every log while a test runs that names a clause.

    Only where methods can be replaced: in the pure build. A run narrowed to some cases of a test
    says nothing about the others, and is not judged.
    """
    named = named_by(item)
    silent = silent_in(item)
    option = item.config.option
    narrowed = bool(option.keyword) or any("[" in arg for arg in item.config.args)
    if not named | silent or narrowed or saloon.build() != "pure":
        yield
        return
    naming = item.config.stash[WATCHED][function_of(item)]
    naming.cases -= 1
    cite = Log.cite

    def overheard(log: Log, clauses: str) -> None:
        naming.fired.update(clauses.split())
        cite(log, clauses)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Log, "cite", overheard)
        yield
    if naming.cases == 0:
        said = complaints(named, silent, naming.fired)
        assert not said, f"{function_of(item)} " + "; ".join(said)
