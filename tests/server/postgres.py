"""A PostgreSQL server of our own, from Debian's package."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from tempfile import mkdtemp

from tests.server.server import free_port

PG = next(iter(sorted(Path("/usr/lib/postgresql").glob("*/bin"))), None)


class Postgres:
    """It can be stopped and started; initdb refuses root, so it runs as its own user there."""

    def __init__(self) -> None:
        # Not below pytest's own folder: that one is for its user alone, again with every run.
        self.folder = Path(mkdtemp(prefix="saloon-pg-"))
        self.data = self.folder / "data"
        self.port = free_port()
        self.databases = 0
        as_root = os.geteuid() == 0
        if as_root:
            subprocess.run(["chown", "postgres", str(self.folder)], check=True)
        self._shell = ["su", "postgres", "-c"] if as_root else ["sh", "-c"]
        self._run(f"{PG}/initdb -D {self.data} -U t -A trust --no-sync >/dev/null")
        self.start()

    @property
    def url(self) -> str:
        return self.url_of("postgres")

    def url_of(self, name: str) -> str:
        return f"postgresql://t@127.0.0.1:{self.port}/{name}"

    def fresh(self) -> str:
        """The address of a new, empty database."""
        self.databases += 1
        name = f"fresh{self.databases}"
        self._run(f"{PG}/createdb -h 127.0.0.1 -p {self.port} -U t {name}")
        return self.url_of(name)

    def start(self) -> None:
        options = f"-p {self.port} -k {self.data} -c fsync=off"
        self._run(f"{PG}/pg_ctl -D {self.data} -t 600 -o '{options}' -w start >/dev/null")

    def stop(self) -> None:
        self._run(f"{PG}/pg_ctl -D {self.data} -m immediate stop >/dev/null")

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def _run(self, command: str) -> None:
        subprocess.run([*self._shell, command], check=True, cwd="/")
