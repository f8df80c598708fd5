"""Build the compiled engine and install it into .venv, one build at a time.

How the build stands is written to .venv/engine (building, ready or failed), where a server that
runs on the pure build meanwhile reads it. `--current` only says, by its exit code, whether the
engine in .venv is the compiled build of the present source.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BUILT = VENV / "built"
KINDS = {".py", ".c", ".bin", ".ftl", ".md", ".html", ".css", ".js", ".svg", ".toml"}
NAMES_ITSELF = (
    "import saloon; build = saloon.build(); "
    "print(f'Saloon {saloon.__version__} is installed ({build} build).')"
)


def current() -> bool:
    """Whether nothing has changed since the last build began."""
    sources = [ROOT / "setup.py", ROOT / "pyproject.toml", *(ROOT / "src").rglob("*")]
    newest = max(file.stat().st_mtime for file in sources if file.suffix in KINDS)
    return BUILT.exists() and BUILT.stat().st_mtime > newest


def see_to_compiler() -> None:
    """Install what compiling needs where that is possible: as root on Debian."""
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    if shutil.which("cc") and headers.exists():
        return
    if os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "update", "-qq"], check=True)
        needed = ["gcc", "libc6-dev", "python3-dev"]
        subprocess.run(["apt-get", "install", "-y", "-qq", *needed], check=True)


def pip(*arguments: str) -> None:
    """Run pip in the environment, from the root of the project."""
    command = [
        str(VENV / "bin/python"),
        "-m",
        "pip",
        "-q",
        "--disable-pip-version-check",
        *arguments,
    ]
    subprocess.run(command, cwd=ROOT, check=True)


def build() -> None:
    """Make a wheel, compiled where there is a C compiler, and install it."""
    print("Building the compiled engine; the first time takes a few minutes.", flush=True)
    see_to_compiler()
    pip("install", "--require-hashes", "-r", "requirements/build.lock")
    for old in [*ROOT.glob("build/wheel"), *ROOT.glob("build/lib*"), *ROOT.glob("build/bdist*")]:
        shutil.rmtree(old)  # what a removed module left behind
    pip("wheel", "--no-build-isolation", "--no-deps", "-w", "build/wheel", ".")
    (VENV / "source").unlink(missing_ok=True)
    pip("install", "--no-deps", "--force-reinstall", str(next(ROOT.glob("build/wheel/*.whl"))))
    subprocess.run([VENV / "bin/python", "-I", "-c", NAMES_ITSELF], cwd=VENV, check=True)


def main() -> int:
    """Build unless another build that ended meanwhile has done it."""
    if "--current" in sys.argv:
        return 0 if current() else 1
    status = VENV / "engine"
    with (VENV / "engine.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if current():
            return 0
        begun = time.time()
        status.write_text("building")
        try:
            build()
        except (subprocess.CalledProcessError, OSError, StopIteration) as error:
            status.write_text("failed")
            print(f"The compiled engine could not be built: {error}", file=sys.stderr)
            return 1
        BUILT.touch()
        os.utime(BUILT, (begun, begun))  # what changed during the build is built again
        status.write_text("ready")
    return 0


if __name__ == "__main__":
    sys.exit(main())
