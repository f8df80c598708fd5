"""Prove what the README promises a newcomer, in environments that hold nothing of ours.

A fresh clone in a temporary folder with an environment of its own: `make play` serves, a first move
is played, the compiled engine arrives beside it, bots use it, and a second start is quick. Then an
sdist, a wheel from it, that wheel in an empty environment, every extra's absence, every listing of
the docs on that wheel with its extras, and the pure build where no compiler is on the path. Figures
are printed, not asserted: they depend on the machine. Standard library only.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 1800.0
"""Seconds that anything here may take, on the slowest machine."""

ABSENT = {
    "server": ["serve", "--port", "1"],
    "lab": ["simulate", "wanted", "-n", "1", "--out", "run"],
    "train": ["train", "wanted", "--out", "run"],
    "ray": ["simulate", "wanted", "-n", "1", "--out", "run", "--engine", "ray"],
}
"""A command that needs each extra."""

EXTRAS = "lab,mcp,rl,server,testing"
"""What the listings of the docs need."""

IMPORTS = {"rl": "saloon.rl.gym", "testing": "saloon.testing"}


def bare(home: Path, path: str) -> dict[str, str]:
    """An environment in which nothing of this machine's user is found."""
    kept = {name: os.environ[name] for name in ("LANG", "TMPDIR") if name in os.environ}
    pip = {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
    return {**kept, **pip, "HOME": str(home), "PATH": path, "PYTHONNOUSERSITE": "1"}


def say(text: str) -> None:
    """A line of the proof."""
    print(f"proof: {text}", flush=True)


def run(*command: str | Path, cwd: Path, env: dict[str, str], fails: bool = False) -> str:
    """Run a command to its end; what it printed on either stream."""
    done = subprocess.run(
        command, cwd=cwd, env=env, text=True, capture_output=True, timeout=PATIENCE, check=False
    )
    said = done.stdout + done.stderr
    if (done.returncode != 0) != fails:
        raise SystemExit(f"{' '.join(map(str, command))} ended with {done.returncode}:\n{said}")
    return said


def ask(address: str, data: dict[str, Any] | None = None, token: str = "") -> Any:
    """One request of a program; JSON both ways, or the text of a page."""
    headers = {"Content-Type": "application/json", "Origin": address.split("/api", maxsplit=1)[0]}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    body = None if data is None else json.dumps(data).encode()
    request = urllib.request.Request(address, body, headers)  # noqa: S310
    with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310
        text = answer.read().decode()
    return (
        json.loads(text) if answer.headers["Content-Type"].startswith("application/json") else text
    )


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(what: str, found: Any) -> Any:
    """Try again until something is there."""
    begun = time.monotonic()
    while time.monotonic() - begun < PATIENCE:
        try:
            if value := found():
                return value
        except (urllib.error.URLError, ConnectionError):
            pass
        time.sleep(0.1)
    raise SystemExit(f"waited {PATIENCE:.0f} seconds for {what}")


class Served:
    """`make play` in a folder, as a newcomer types it."""

    def __init__(self, folder: Path, env: dict[str, str]) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.begun = time.monotonic()
        command = ["make", "play", f"PORT={self.port}", "BROWSER=no"]
        self.process = subprocess.Popen(command, cwd=folder, env=env, start_new_session=True)

    def page(self) -> str:
        """The first page, as soon as it is served."""

        def found() -> str:
            if self.process.poll() is not None:
                raise SystemExit(f"make play ended with {self.process.returncode}")
            text: str = ask(self.address)
            return text

        page: str = wait_for("the first page", found)
        return page

    def play(self) -> float:
        """Sit down with bots and play a first move; seconds since the start."""
        bot = {"kind": "bot", "level": "greenhorn"}
        players = [{"kind": "me", "name": "Ada"}, bot, bot]
        table = ask(f"{self.address}/api/tables", {"game": "wanted", "players": players})
        here = f"{self.address}/api/tables/{table['id']}"

        def mine() -> Any:
            stands = ask(here, token=table["token"])
            asked = [a for a in stands["view"]["asks"] if a["seat"] == table["seat"]]
            return (stands["number"], asked[0]["moves"][0]) if asked else None

        number, move = wait_for("the first question", mine)
        ask(f"{here}/moves", {"number": number, "move": move}, table["token"])
        self.table, self.token, self.after = here, table["token"], number + 1
        return time.monotonic() - self.begun

    def goes_on(self) -> None:
        """The move is still there, and the bots answer it."""
        wait_for(
            "the bots' answer",
            lambda: ask(self.table, token=self.token)["number"] > self.after,
        )

    def stop(self) -> None:
        """Close the house as Ctrl+C does."""
        os.killpg(self.process.pid, signal.SIGINT)
        self.process.wait(PATIENCE)


def prove_play(work: Path, path: str) -> None:
    """`make play` from nothing, the compiled engine beside it, and once more."""
    clone, home = work / "clone", work / "home"
    home.mkdir()
    run("git", "clone", "-q", ROOT, clone, cwd=work, env=bare(home, path))
    env = bare(home, path)
    first = Served(clone, env)
    try:
        assert "Saloon" in first.page()
        say(f"from make play to the first move: {first.play():.1f} s")
        assert (clone / ".venv/engine").read_text().strip() == "building"
        wait_for(
            "the compiled engine",
            lambda: (clone / ".venv/engine").read_text().strip() in ("ready", "failed"),
        )
        assert (clone / ".venv/engine").read_text() == "ready", (
            clone / ".venv/build.log"
        ).read_text()
        say(f"the compiled engine is ready after {time.monotonic() - first.begun:.0f} s")
        assert ask(f"{first.address}/engine")["state"] == "ready"
        first.goes_on()
    finally:
        first.stop()
    again = Served(clone, env)
    try:
        again.page()
        say(f"make play again: {time.monotonic() - again.begun:.1f} s")
        assert (
            ask(f"{again.address}/engine")["state"] == ""
        )  # it runs on the compiled engine itself
    finally:
        again.stop()


def environment(work: Path, name: str, env: dict[str, str]) -> Path:
    """A new virtual environment; its folder of commands."""
    run(sys.executable, "-m", "venv", work / name, cwd=work, env=env)
    return work / name / "bin"


def pip(bin: Path, *arguments: str | Path, work: Path, env: dict[str, str]) -> None:
    """Run the pip of an environment."""
    run(
        bin / "python",
        "-m",
        "pip",
        "-q",
        "--disable-pip-version-check",
        *arguments,
        cwd=work,
        env=env,
    )


def prove_wheel(work: Path, path: str) -> Path:
    """An sdist, a wheel from it in an isolated build, that wheel alone and the docs on it.

    Returns the sdist's path.
    """
    env = bare(work / "home", path)
    maker = environment(work, "maker", env)
    pip(maker, "install", "build", work=work, env=env)
    run(
        maker / "python",
        "-m",
        "build",
        "-q",
        "--sdist",
        "-o",
        work / "dist",
        work / "clone",
        cwd=work,
        env=env,
    )
    sdist = next((work / "dist").glob("saloon-*.tar.gz"))
    pip(maker, "wheel", "--no-deps", "-w", work / "wheel", sdist, work=work, env=env)
    wheel = next((work / "wheel").glob("saloon-*.whl"))
    empty = environment(work, "empty", env)
    pip(empty, "install", wheel, work=work, env=env)
    prove_installed(empty, work, env, "compiled")
    pip(empty, "install", f"{wheel}[{EXTRAS}]", work=work, env=env)
    told = run(sys.executable, ROOT / "scripts/listings.py", empty, cwd=work, env=env)
    say(told.strip().splitlines()[-1])
    return sdist


def prove_installed(bin: Path, work: Path, env: dict[str, str], build: str) -> None:
    """A bare install plays, and says in one sentence what it lacks."""
    assert (
        run(bin / "python", "-c", "import saloon; print(saloon.build())", cwd=work, env=env)
        == f"{build}\n"
    )
    assert "wanted" in run(bin / "saloon", "games", cwd=work, env=env)
    played = run(bin / "saloon", "simulate", "wanted", "-n", "1", "--json", cwd=work, env=env)
    assert json.loads(played)["games"] == 1
    for extra, command in ABSENT.items():
        said = run(bin / "saloon", *command, cwd=work, env=env, fails=True)
        wanted = {extra, "lab"} if extra == "ray" else {extra}
        assert len(said.splitlines()) == 1, said
        assert any(f"pip install 'saloon[{name}]'" in said for name in wanted), said
    for extra, module in IMPORTS.items():
        said = run(bin / "python", "-c", f"import {module}", cwd=work, env=env, fails=True)
        assert said.splitlines()[-1].endswith(f"pip install 'saloon[{extra}]'"), said
    size = sum(file.stat().st_size for file in bin.parent.rglob("*") if file.is_file())
    say(f"the {build} wheel alone plays; the environment holds {size / 1e6:.0f} MB with pip")


def prove_pure(work: Path, sdist: Path) -> None:
    """Without a compiler on the path the same sdist installs as the pure build."""
    tools = work / "tools"
    tools.mkdir()
    for name in ("sh", "env", "uname", "ldd"):
        found = shutil.which(name)
        if found:
            (tools / name).symlink_to(found)
    env = bare(work / "home", str(tools))
    pure = environment(work, "pure", env)
    pip(pure, "install", sdist, work=work, env=env)
    prove_installed(pure, work, env, "pure")


def main() -> None:
    """Every proof, in a folder that is gone afterwards."""
    path = os.pathsep.join([str(Path(sys.executable).parent), "/usr/local/bin", "/usr/bin", "/bin"])
    with tempfile.TemporaryDirectory(prefix="saloon-proof-") as folder:
        work = Path(folder)
        prove_play(work, path)
        prove_pure(work, prove_wheel(work, path))
    say("it starts")


if __name__ == "__main__":
    main()
