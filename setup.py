"""Compiles what runs hot with mypyc; without a C compiler everything installs as it is."""

from __future__ import annotations

import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

COMPILED = ("engine/*.py", "games/**/*.py", "bots/*.py", "rl/seen.py", "rl/crowd.py")
# Pages, texts and pictures are made once a move at most: they stay plain Python.
PLAIN = {"__init__.py", "text.py", "scene.py", "art.py"}


def sources() -> list[str]:
    """Every module that mypyc compiles."""
    root = Path("src/saloon")
    files = [file for pattern in COMPILED for file in sorted(root.glob(pattern))]
    return [str(file) for file in files if file.name not in PLAIN]


def has_compiler() -> bool:
    """Whether a C compiler is at hand (and compiling was not switched off)."""
    if os.environ.get("SALOON_PURE"):
        return False
    command = os.environ.get("CC", "cc").split()[0]
    return shutil.which(command) is not None or shutil.which("gcc") is not None


class SideBySide(build_ext):
    """Compiles as many C files at a time as there are cores; mypyc writes one a module."""

    def build_extensions(self) -> None:
        """Give every source of an extension to a compiler of its own."""
        compile_one = self.compiler.compile

        def compile_all(sources: list[str], **settings: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                done = pool.map(lambda source: compile_one([source], **settings), sources)
                return [built for objects in done for built in objects]

        self.compiler.compile = compile_all
        super().build_extensions()


def extensions() -> list[Any]:
    """The compiled modules, or none with one line that says so."""
    if not has_compiler():
        sys.stderr.write("saloon: no C compiler, so this installs the pure Python build.\n")
        return []
    from mypyc.build import mypycify

    return [*mypycify(sources(), opt_level="2", debug_level="0", multi_file=True)]


setup(ext_modules=extensions(), cmdclass={"build_ext": SideBySide})
