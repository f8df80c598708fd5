"""The command `saloon new`: a game of one's own that already plays and passes `conform`."""

from __future__ import annotations

import keyword
import re
from pathlib import Path
from typing import Annotated, Final

import typer

from saloon.engine.errors import BadSetup

SKELETON: Final = Path(__file__).parent.parent / "skeleton"
FILES: Final = {
    "pyproject.txt": "pyproject.toml",
    "tests/conftest.txt": "tests/conftest.py",
    "tests/test_my_game.txt": "tests/test_my_game.py",
}
"""Files of the skeleton that tools would take for their own under the name they get."""
PREFIX: Final = 3
"""How many letters a clause begins with."""


def new(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The game's id, as in liars_dice.")],
    folder: Annotated[
        Path, typer.Option("--in", metavar="FOLDER", help="Where its folder is made.")
    ] = Path(),
) -> None:
    """Begin a game of your own: a package that already plays."""
    made = create(name, folder)
    typer.echo(f"{made} holds a game that already plays. Next:")
    typer.echo(f"  pip install -e {made}")
    typer.echo(f"  saloon play {name}")
    typer.echo(f"  pytest {made}")


def create(name: str, folder: Path) -> Path:
    """Copy the skeleton under another name; raises BadSetup where that is not possible."""
    from saloon.catalog import games

    fits = re.fullmatch(r"[a-z][a-z0-9_]*", name) and not keyword.iskeyword(name)
    if not fits or len(prefix_of(name)) < PREFIX:
        raise BadSetup(
            f"{name!r} cannot be the id of a game: it has small letters, three at least, digits "
            "and underscores, and begins with a letter, as in liars_dice"
        )
    if name in [game.id for game in games()]:
        raise BadSetup(f"there is a game {name!r} already")
    made = folder / name
    if made.exists():
        raise BadSetup(f"{made} is there already")
    for source in sorted(SKELETON.rglob("*.*")):
        kept = source.relative_to(SKELETON)
        if source.suffix == ".pyc" or (kept.name == "__init__.py" and kept.parent == Path()):
            continue
        to = made / named(str(FILES.get(str(kept), kept)), name)
        to.parent.mkdir(parents=True, exist_ok=True)
        to.write_text(named(source.read_text(encoding="utf-8"), name), encoding="utf-8")
    return made


def prefix_of(name: str) -> str:
    """What the clauses of a game begin with."""
    return re.sub("[^a-z]", "", name)[:PREFIX].upper()


def named(text: str, name: str) -> str:
    """A text or a path of the skeleton for a game with another name.

    >>> named("MyGame and MYG-TURN-01 in my_game", "liars_dice")
    'LiarsDice and LIA-TURN-01 in liars_dice'
    """
    words = name.split("_")
    text = text.replace("saloon-my-game", f"saloon-{name.replace('_', '-')}")
    text = text.replace("my_game", name)
    text = text.replace("MyGame", "".join([word.capitalize() for word in words]))
    text = text.replace("My game", " ".join(words).capitalize())
    return text.replace("MYG-", f"{prefix_of(name)}-")
