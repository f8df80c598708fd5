"""What the installed packages weigh: a table for docs/dependencies.md.

Run as: python -m scripts.weight [EXTRA ...] in an environment that has them. Files as `pip` has
written them, compiled bytecode left out.
"""

from __future__ import annotations

import re
import sys
from importlib.metadata import Distribution, PackageNotFoundError, distribution

from packaging.requirements import Requirement

MEGABYTE = 1_000_000


def weight(package: Distribution) -> int:
    """How many bytes the files of a package take."""
    total = 0
    for file in package.files or []:
        place = package.locate_file(file)
        if file.suffix != ".pyc" and place.is_file():  # type: ignore[attr-defined]
            total += place.stat().st_size  # type: ignore[attr-defined]
    return total


def needed(requirements: list[str], found: dict[str, int], extras: set[str]) -> None:
    """Collect the packages that requirements bring along."""
    for text in requirements:
        wanted = Requirement(text)
        chosen = [{"extra": extra} for extra in extras | {""}]
        if wanted.marker is not None and not any(wanted.marker.evaluate(one) for one in chosen):
            continue
        name = re.sub(r"[-_.]+", "-", wanted.name).lower()
        if name in found:
            continue
        try:
            package = distribution(name)
        except PackageNotFoundError:
            continue
        found[name] = weight(package)
        needed(package.requires or [], found, set(wanted.extras))


def main() -> None:
    """Print a line a package, the heaviest first, and the sum."""
    import tomllib
    from pathlib import Path

    root = Path(__file__).resolve().parent.parent
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    found: dict[str, int] = {}
    needed(project["dependencies"], found, set())
    base = set(found)
    for extra in sys.argv[1:]:
        needed(project["optional-dependencies"][extra], found, set())
    shown = {name: size for name, size in found.items() if not sys.argv[1:] or name not in base}
    for name, size in sorted(shown.items(), key=lambda item: -item[1]):
        print(f"| {name} | {size / MEGABYTE:.1f} |")
    print(f"| together | {sum(shown.values()) / MEGABYTE:.1f} |")


if __name__ == "__main__":
    main()
