"""Every listing of the docs is run from a wheel by scripts/listings.py, or is accounted for there.

The runs themselves need a wheel with its extras: `python scripts/listings.py BIN`.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from scripts import listings

PAGES = listings.pages()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_somebody_has_said_how_every_listing_is_run(page: Path) -> None:
    for listing in listings.listings(page):
        assert listings.kind(listing)


def test_a_listing_that_nobody_knows_is_named(tmp_path: Path) -> None:
    page = tmp_path / "new.md"
    page.write_text("Type\n\n    cowboy --hat\n\nand\n\n```console\nsaloon games\n```\n", "utf-8")
    unknown, known = listings.listings(page)
    with pytest.raises(ValueError, match=r"new.md:3: nobody knows how to run 'cowboy --hat'"):
        listings.kind(unknown)
    assert listings.kind(known) == "shell"


def test_what_is_typed_is_what_stands_there_with_smaller_numbers() -> None:
    typed = "saloon simulate undead -n 400 --seats greedy,greedy --set buildings.saloon.cost=5"
    assert listings.smaller(typed) == typed.replace("-n 400", "-n 2")


def test_pages_that_are_left_out_have_tests_of_their_own() -> None:
    for tests in listings.PAGES_ELSEWHERE.values():
        named = tests.split()[0]
        assert (listings.ROOT / named).exists()
