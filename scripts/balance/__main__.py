"""The command line: play games, or write the report."""

from __future__ import annotations

import argparse
from pathlib import Path

from scripts.balance.figures import Plots, bot_name, plain_chapters
from scripts.balance.play import counted, play_all, read_lines

FIRST_MARK = "<!-- figures: written by scripts/balance report -->"
LAST_MARK = "<!-- end of figures -->"


def report(args: argparse.Namespace) -> None:
    """Write the figures into GAME.md, between the marks, and draw the plots."""
    lines = read_lines(args.file)
    if not lines:
        raise SystemExit(f"{args.file} holds no games")
    args.out.mkdir(parents=True, exist_ok=True)
    for name in dict.fromkeys(line["game"] for line in lines):
        games = [line for line in lines if line["game"] == name]
        plots = Plots(name, args.out)
        bots = ", of ".join(dict.fromkeys(bot_name(line) for line in games))
        seconds = sum(line["seconds"] for line in games)
        begin = f"{len(games)} games of {bots} against itself, {seconds / 60:.0f} core minutes."
        chapters = getattr(counted(name), "chapters", plain_chapters)
        said = [FIRST_MARK, begin, *chapters(games, plots), LAST_MARK]
        file = args.out / f"{name}.md"
        old = file.read_text(encoding="utf-8") if file.exists() else f"# Balance of `{name}`\n\n"
        file.write_text(replaced(old, "\n\n".join(said)), encoding="utf-8")


def replaced(old: str, figures: str) -> str:
    """A text with its marked part replaced, or with the figures at its end."""
    if FIRST_MARK in old and LAST_MARK in old:
        head, rest = old.split(FIRST_MARK, 1)
        return head + figures + rest.split(LAST_MARK, 1)[1]
    return old + figures + "\n"


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    commands = parser.add_subparsers(required=True)
    playing = commands.add_parser("play", help="play games, one line a game")
    playing.add_argument("game")
    playing.add_argument("--games", type=int, default=2000, help="a setup (2000)")
    playing.add_argument("--variants", type=int, default=-1, help="of a further setup (as --games)")
    playing.add_argument("--seats", default="2,3,4,5,6", help="2,3,4,5,6")
    playing.add_argument("--bots", default="greedy", help="greedy, or a level such as legend")
    playing.add_argument(
        "--budget", default="", help="50ms, or iterations of a search, or worlds of greedy"
    )
    playing.add_argument("--workers", type=int, default=0, help="0: one a core")
    playing.add_argument("--minutes", type=float, default=0.0, help="stop then; 0: play them all")
    playing.add_argument("--out", type=Path, required=True)
    playing.set_defaults(run=play_all)
    reporting = commands.add_parser("report", help="tables and plots from such a file")
    reporting.add_argument("file", type=Path)
    reporting.add_argument("--out", type=Path, default=Path("docs/balance"))
    reporting.set_defaults(run=report)
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
