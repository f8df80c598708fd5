"""For those who run the house: health, figures, logs, and one sentence when it cannot open."""

from __future__ import annotations

import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.client import new_table
from tests.server.ready import command
from tests.server.server import Server, free_port


def refused(*arguments: str) -> tuple[int, str]:
    """How a server that cannot open ends: one line on stderr, nothing said before."""
    code, out, err = command("serve", "--no-browser", *arguments)
    assert out == ""
    lines = err.strip().split("\n")
    assert len(lines) == 1, err
    assert lines[0].startswith("saloon: ")
    return code, lines[0]


def test_a_port_in_use_is_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        code, text = refused("--port", port, "--database", str(tmp_path / "x.db"))
    assert code == 1
    assert f"port {port} of 127.0.0.1 is in use" in text
    assert not (tmp_path / "x.db").exists()


def test_what_cannot_be_is_one_sentence(tmp_path: Path) -> None:
    fine = ("--port", str(free_port()), "--database", str(tmp_path / "x.db"))
    for given, said in (
        (("--port", "70000"), "from 1 to 65535"),
        ((*fine, "--host", "no.such.host.invalid"), "no address"),
        ((*fine, "--public-url", "saloon.example"), "looks like https://"),
        ((*fine, "--trusted-proxies", "everybody"), "an address or a network"),
        ((*fine, "--log", "loud"), "plain or json"),
    ):
        code, text = refused(*given)
        assert code in (1, 2)
        assert said in text


def test_a_broken_database_is_one_sentence(tmp_path: Path) -> None:
    port = ("--port", str(free_port()))
    junk = tmp_path / "junk.db"
    junk.write_text("this is no database, " * 100)
    assert "not a database" in refused(*port, "--database", str(junk))[1]
    nowhere = tmp_path / "no" / "such" / "folder.db"
    assert "unable to open" in refused(*port, "--database", str(nowhere))[1]
    gone = f"postgresql://me:hush@127.0.0.1:{free_port()}/x"
    text = refused(*port, "--database", gone)[1]
    assert "cannot open the database postgresql://me:***@" in text
    assert "hush" not in text
    assert "not 'ftp://x'" in refused(*port, "--database", "ftp://x")[1]
    newer = tmp_path / "newer.db"
    with sqlite3.connect(newer) as store:
        store.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) PRIMARY KEY)")
        store.execute("INSERT INTO alembic_version VALUES ('9999')")
    assert "newer Saloon" in refused(*port, "--database", str(newer))[1]


def test_it_opens_says_so_and_closes_without_a_word(tmp_path: Path) -> None:
    port = free_port()
    code = "from saloon.terminal.main import main; main()"
    for how in (signal.SIGTERM, signal.SIGINT):
        process = subprocess.Popen(
            [sys.executable, "-c", code, "serve", "--no-browser", "--port", str(port),
             "--database", str(tmp_path / "x.db")],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env={**os.environ, "PYTHONPATH": "src"},
        )  # fmt: skip
        assert process.stdout is not None
        assert "Saloon is open" in process.stdout.readline()
        bots = [{"kind": "me"}, {"kind": "bot", "level": "legend"}]
        made = new_table(f"http://127.0.0.1:{port}", bots)
        with httpx.Client(cookies={"seat": made["token"]}, timeout=60) as page:
            # A hint, too: then every kind of process has been started.
            page.post(f"http://127.0.0.1:{port}/t/{made['id']}/hint")
        process.send_signal(how)
        _, errors = process.communicate(timeout=60)
        assert process.returncode == 0
        assert errors == ""  # no traceback, no semaphore that leaked


def test_health_readiness_and_figures(server: Server) -> None:
    assert httpx.get(f"{server.url}/health").json() == {"alive": True}
    assert httpx.get(f"{server.url}/ready").json() == {"ready": True}
    new_table(server.url, [{"kind": "me"}, {"kind": "open"}])
    text = httpx.get(f"{server.url}/metrics").text
    for name in (
        "saloon_tables_open",
        "saloon_streams",
        "saloon_bots_waiting",
        "saloon_store_trouble 0.0",
        "saloon_actions_total",
        'saloon_requests_total{route="/api/tables",status="201"}',
        "saloon_request_seconds_bucket",
        "process_resident_memory_bytes",
    ):
        assert name in text, name
    stranger = httpx.get(f"{server.url}/metrics", headers={"x-forwarded-for": "203.0.113.7"})
    assert stranger.status_code == 404


def test_logs_have_the_request_and_no_secret(tmp_path: Path) -> None:
    path = tmp_path / "log"
    prelude = f"import sys; sys.stderr = open({str(path)!r}, 'w', buffering=1)\n"
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", prelude=prelude, log="json")
    try:
        answer = httpx.get(f"{server.url}/s/verysecret", headers={"x-request-id": "mine-1"})
        assert answer.headers["x-request-id"] == "mine-1"
        assert httpx.get(f"{server.url}/about", headers={"x-request-id": "a b"}).headers[
            "x-request-id"
        ] not in ("", "a b")
    finally:
        server.kill()
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    mine = [line for line in lines if line.get("request") == "mine-1"]
    assert mine[0]["route"] == "/s/{secret}"
    assert mine[0]["status"] == 404
    assert mine[0]["ms"] >= 0
    assert "verysecret" not in path.read_text()


@pytest.mark.parametrize("down", [True, False])
def test_ready_says_no_while_the_database_is_away(tmp_path: Path, down: bool) -> None:
    path = tmp_path / "tables.db"
    server = Server(f"sqlite:///{path}")
    try:
        if down:
            new_table(server.url, [{"kind": "me"}, {"kind": "open"}])
            # Somebody else writes for long; a table that is set up meanwhile finds out.
            with sqlite3.connect(path, isolation_level=None, timeout=30) as other:
                other.execute("BEGIN IMMEDIATE")
                late = httpx.post(
                    f"{server.url}/api/tables",
                    json={"game": "wanted", "players": [{"kind": "me"}, {"kind": "open"}]},
                    timeout=60,
                )
                assert late.status_code == 503
                answer = httpx.get(f"{server.url}/ready")
                assert answer.status_code == 503
                assert answer.headers["retry-after"]
                assert httpx.get(f"{server.url}/health").status_code == 200
                other.execute("ROLLBACK")
        else:
            assert httpx.get(f"{server.url}/ready").status_code == 200
    finally:
        server.kill()
