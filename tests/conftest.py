"""The suite says which build it tests, and refuses to test another one by mistake."""

from __future__ import annotations

import os

import pytest

import saloon

expected = os.environ.get("SALOON_BUILD")
if expected and saloon.build() != expected:
    raise pytest.UsageError(f"expected the {expected} build, found the {saloon.build()} one")


def pytest_report_header() -> str:
    return f"saloon: {saloon.build()} build"


LONG = (
    "tests/server/test_whole_games.py",
    "tests/server/test_wire.py",
    "tests/games/test_conformance.py",
    "tests/rl/test_spiel.py",
    "tests/server/test_screens.py",
    "tests/server/test_targets.py",
    "tests/server/test_browser.py",
    "tests/server/test_learn.py",
    "tests/server/test_duelling.py",
    "tests/server/test_servers.py",
    "tests/server/test_people_browser.py",
    "tests/server/test_axe_states.py",
)
"""Files with long tests: those come first, so that no worker is left with one at the end."""

ALONE = LONG[:4]
"""Of these every test may be taken by another worker; of all others a worker takes the file."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    def file_of(item: pytest.Item) -> str:
        return item.nodeid.partition("::")[0]

    for item in items:
        if file_of(item) not in ALONE:
            item.add_marker(pytest.mark.xdist_group(file_of(item)))
    order = {file: place for place, file in enumerate(LONG)}
    items.sort(key=lambda item: order.get(file_of(item), len(LONG)))
