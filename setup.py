"""Compiles engine, games and bots with mypyc; without a C compiler they install as they are."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from setuptools import setup

COMPILED = ("engine", "games", "bots")
# Pages, texts and pictures are made once a move at most: they stay plain Python.
PLAIN = {"__init__.py", "text.py", "scene.py"}


def sources() -> list[str]:
    """Every module that mypyc compiles."""
    root = Path("src/saloon")
    files = [file for folder in COMPILED for file in sorted((root / folder).rglob("*.py"))]
    return [str(file) for file in files if file.name not in PLAIN]


def has_compiler() -> bool:
    """Whether a C compiler is at hand (and compiling was not switched off)."""
    if os.environ.get("SALOON_PURE"):
        return False
    command = os.environ.get("CC", "cc").split()[0]
    return shutil.which(command) is not None or shutil.which("gcc") is not None


def extensions() -> list[Any]:
    """The compiled modules, or none with one line that says so."""
    if not has_compiler():
        sys.stderr.write("saloon: no C compiler, so this installs the pure Python build.\n")
        return []
    from mypyc.build import mypycify

    return [*mypycify(sources(), opt_level="3", debug_level="0")]


setup(ext_modules=extensions())
