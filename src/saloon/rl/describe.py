"""Every number of an observation and every move, written down: `python -m saloon.rl.describe`."""

from __future__ import annotations

import sys
from pathlib import Path

from saloon.catalog import games
from saloon.engine.game import Game
from saloon.rl import gym_id, zoo_id
from saloon.rl.observation import layout, size


def describe(game: Game) -> str:
    """The page about one game."""
    seats = game.default_seats
    sizes = ", ".join(f"{size(game, count)} with {count}" for count in game.seats)
    lines = [
        f"# `{game.id}` for learners",
        "",
        f"`{zoo_id(game.id)}` (PettingZoo), `{gym_id(game.id)}` (Gymnasium), "
        f"`saloon_{game.id}` (OpenSpiel). Rules version `{game.rules}`.",
        "",
        "Written by `python -m saloon.rl.describe docs/environments`; a test holds it true.",
        "",
        "## Observation",
        "",
        f"One vector of bytes; its length goes by the number of seats: {sizes}. "
        f"The places below are those with {seats} seats.",
        "",
        "| field | from | numbers | greatest | what |",
        "|---|---:|---:|---:|---|",
    ]
    at = 0
    for field in layout(game, seats):
        lines.append(f"| `{field.name}` | {at} | {field.size} | {field.high} | {field.about} |")
        at += field.size
    lines += ["", "## Questions", "", "The cases of `asked`, in order:", ""]
    lines.append(", ".join(f"`{prompt}`" for prompt in game.prompts) + ".")
    kinds: dict[str, list[int]] = {}
    for code, text in enumerate(game.moves):
        kinds.setdefault(text.partition(":")[0], []).append(code)
    lines += ["", f"## Moves: {len(game.moves)}", "", "| from | to | form |", "|---:|---:|---|"]
    for codes in kinds.values():
        first, last = game.text(codes[0]), game.text(codes[-1])
        form = f"`{first}`" if len(codes) == 1 else f"`{first}` … `{last}`"
        lines.append(f"| {codes[0]} | {codes[-1]} | {form} |")
    return "\n".join(lines) + "\n"


def main(folder: Path) -> None:
    """Write a page a game."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in games():
        (folder / f"{game.id}.md").write_text(describe(game), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/environments"))
