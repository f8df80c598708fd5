"""docs/your-own-game.md shows nothing but what is in files that the tests run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from saloon.terminal.new_command import create
from tests.examples.installed import LIARS_DICE, ROOT, WRITTEN

PAGE = ROOT / "docs" / "your-own-game.md"
LISTING = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
LISTINGS = [
    text for lang, text in LISTING.findall(PAGE.read_text(encoding="utf-8")) if lang != "sh"
]


def sources(*folders: Path) -> list[str]:
    return [
        path.read_text(encoding="utf-8")
        for folder in folders
        for path in sorted(folder.rglob("*"))
        if path.suffix in WRITTEN
    ]


def test_there_are_listings() -> None:
    assert len(LISTINGS) > 12


@pytest.mark.parametrize("listing", LISTINGS, ids=lambda text: text.splitlines()[0][:50])
def test_a_listing_is_in_a_tested_file(listing: str, tmp_path: Path) -> None:
    skeleton = create("faro", tmp_path)
    assert any(listing in text for text in sources(LIARS_DICE, skeleton)), listing
