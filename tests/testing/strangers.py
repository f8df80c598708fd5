"""A game of somebody else: a copy of the toy in a package of its own, with something changed."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module, invalidate_caches
from itertools import count
from pathlib import Path

from saloon.engine.game import Game

TOY = Path(__file__).parent / "toy"
NUMBERS = count(1)

Edit = Callable[[Path], None]


def without(name: str) -> Edit:
    """A file is not there."""

    def edit(folder: Path) -> None:
        (folder / name).unlink()

    return edit


def put(name: str, old: str, new: str) -> Edit:
    """Something in a file is said differently."""

    def edit(folder: Path) -> None:
        path = folder / name
        text = path.read_text(encoding="utf-8")
        assert old in text, f"{name} does not say {old!r}"
        path.write_text(text.replace(old, new), encoding="utf-8")

    return edit


def cut(name: str, first: str, last: str) -> Edit:
    """What stands between two words of a file, the first included, is not there."""

    def edit(folder: Path) -> None:
        path = folder / name
        text = path.read_text(encoding="utf-8")
        begin = text.index(first)
        path.write_text(text[:begin] + text[text.index(last, begin) :], encoding="utf-8")

    return edit


def both(*edits: Edit) -> Edit:
    """Several changes."""

    def edit(folder: Path) -> None:
        for one in edits:
            one(folder)

    return edit


def install(where: Path, edit: Edit) -> None:
    """A package as pip would install it, with a game for everybody to find."""
    folder = where / "stranger"
    shutil.copytree(TOY, folder, ignore=shutil.ignore_patterns("faults.py", "__pycache__"))
    edit(folder)
    about = where / "stranger-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: stranger\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[saloon.games]\ntoy = stranger.game:GAME\n")


@contextmanager
def stranger(where: Path, edit: Edit) -> Iterator[Game]:
    """The game of a package that was never part of Saloon."""
    name = f"stranger{next(NUMBERS)}"
    folder = where / name
    shutil.copytree(TOY, folder, ignore=shutil.ignore_patterns("faults.py", "__pycache__"))
    edit(folder)
    sys.path.insert(0, str(where))
    invalidate_caches()
    try:
        game = import_module(f"{name}.game").GAME
        assert isinstance(game, Game)
        yield game
    finally:
        sys.path.remove(str(where))
        for module in [module for module in sys.modules if module.partition(".")[0] == name]:
            del sys.modules[module]
