"""A program that sits at a table through the JSON API, as anybody's program would."""

from __future__ import annotations

from typing import Any

import httpx

Data = dict[str, Any]
OPEN: list[httpx.Client] = []
"""Clients to be closed when the test is over."""


def client(url: str, **more: Any) -> httpx.Client:
    """A client that the test need not close."""
    made = httpx.Client(base_url=url, timeout=180, **more)
    OPEN.append(made)
    return made


class Player:
    """One seat held by a program."""

    def __init__(self, url: str, table: str, token: str, seat: int | None) -> None:
        self.http = client(url, headers={"authorization": f"Bearer {token}"})
        self.table = table
        self.token = token
        self.seat = seat

    def look(self) -> Data:
        answer = self.http.get(f"/api/tables/{self.table}")
        answer.raise_for_status()
        data: Data = answer.json()
        return data

    def moves(self, position: Data | None = None) -> list[str]:
        """The moves this seat may make now."""
        view = (position or self.look())["view"]
        for ask in view["asks"]:
            if ask["seat"] == self.seat:
                moves: list[str] = ask["moves"]
                return moves
        return []

    def play(self, move: str, number: int) -> httpx.Response:
        body = {"number": number, "move": move}
        return self.http.post(f"/api/tables/{self.table}/moves", json=body)


def new_table(url: str, players: list[Data], **more: Any) -> Data:
    """A table made through the API."""
    body = {"game": "wanted", "players": players} | more
    answer = httpx.post(f"{url}/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    data: Data = answer.json()
    return data


def sit(url: str, secret: str, name: str) -> Player:
    """Take an open seat."""
    answer = httpx.post(f"{url}/api/seats/{secret}", json={"name": name})
    answer.raise_for_status()
    data = answer.json()
    return Player(url, data["id"], data["token"], data["seat"])


def people(url: str, seats: int, **more: Any) -> list[Player]:
    """A table with people only, all of them programs."""
    players: list[Data] = [{"kind": "me", "name": "Ada"}] + [{"kind": "open"}] * (seats - 1)
    made = new_table(url, players, **more)
    first = Player(url, made["id"], made["token"], 0)
    return [first] + [sit(url, link["secret"], f"P{link['seat']}") for link in made["open"]]
