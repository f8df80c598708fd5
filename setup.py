"""Compiles what runs hot with mypyc; without a C compiler everything installs as it is."""

from __future__ import annotations

import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

COMPILED = ("engine/*.py", "games/**/*.py", "bots/*.py", "rl/observation.py", "rl/vector.py")
# Pages, texts and pictures are made once a move at most: they stay plain Python.
PLAIN = {
    "__init__.py",
    "text.py",
    "scene.py",
    "art.py",
    "exhibits.py",
    "journeys.py",
    "fields.py",
    "terminal.py",
    "lookup.py",
    "names.py",
    "printed.py",
    "advice.py",
    "aloud.py",
    "panels.py",
    "watch.py",
    "signs.py",
}


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


def stands(source: str, build: Path) -> bool:
    """Whether a C file was compiled before and nothing it is made from has changed since.

    mypyc leaves a file as it is when it would write the same again.
    """
    built = build / Path(source).with_suffix(".o")
    if not built.exists():
        return False
    headers = Path(source).parent.glob("*.h")
    made_from = [Path(source), Path(__file__), *headers]
    return all(file.stat().st_mtime < built.stat().st_mtime for file in made_from)


class SideBySide(build_ext):
    """Compiles as many C files at a time as there are cores, and only those that changed."""

    def build_extensions(self) -> None:
        """Give every source of an extension to a compiler of its own."""
        compile_one = self.compiler.compile

        def compile_all(sources: list[str], **settings: Any) -> list[str]:
            build = Path(settings["output_dir"])

            def compiled(source: str) -> list[str]:
                if stands(source, build):
                    return [str(build / Path(source).with_suffix(".o"))]
                return list(compile_one([source], **settings))

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return [built for objects in pool.map(compiled, sources) for built in objects]

        self.compiler.compile = compile_all
        super().build_extensions()


def extensions() -> list[Any]:
    """The compiled modules, or none with one line that says so."""
    if {"dist_info", "egg_info"} & set(sys.argv):  # asked for name and version alone
        return []
    if not has_compiler():
        sys.stderr.write("saloon: no C compiler, so this installs the pure Python build.\n")
        return []
    from mypyc.build import mypycify

    # Modules that the compiled ones only name (saloon.rl's adapters) may lack what they import.
    files = ["--follow-imports=silent", *sources()]
    level = os.environ.get(
        "SALOON_OPTIMISE", "2"
    )  # the tests build quickly and run a little slower
    made = [*mypycify(files, opt_level=level, debug_level="0", multi_file=True)]
    made.append(Extension("saloon.bots._layer", ["src/saloon/bots/_layer.c"]))
    for extension in made:
        if sys.platform != "win32":
            # Nobody but ourselves calls our functions: calls are direct, and small ones inlined.
            # The extensions share one list of flags, which must not grow with each of them.
            flags = extension.extra_compile_args or []
            extension.extra_compile_args = [*flags, "-fvisibility=hidden"]
        if sys.platform == "linux":
            # Without the names that only a debugger reads: 2 MB.
            extension.extra_link_args = [*(extension.extra_link_args or []), "-Wl,-s"]
    return made


setup(ext_modules=extensions(), cmdclass={"build_ext": SideBySide})
