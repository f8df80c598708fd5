"""A program that sits at a table of Saloon through the JSON API and plays any legal move.

    python docs/bot_client.py http://127.0.0.1:8000 wanted       # against two bots
    python docs/bot_client.py http://127.0.0.1:8000 SECRET       # takes the seat of an invite link

Only `httpx` is needed. Put your own idea into `choose`.
"""

import json
import random
import sys

import httpx


def choose(view: dict, moves: list[str]) -> str:
    """Your bot: `view` is all that your seat may know, `moves` are the legal moves as text."""
    return random.choice(moves)


def sit(http: httpx.Client, what: str) -> dict:
    """A new table with bots when `what` is a game, else the seat that an invite link stands for."""
    games = {game["id"]: game for game in http.get("/api/games").json()}
    if what not in games:
        secret = what.rstrip("/").rpartition("/")[2]
        return http.post(f"/api/seats/{secret}", json={"name": "Program"}).raise_for_status().json()
    bot = {"kind": "bot", "level": games[what]["bots"][0]}
    players = [{"kind": "me", "name": "Program"}, bot, bot]
    body = {"game": what, "players": players, "listed": True}
    return http.post("/api/tables", json=body).raise_for_status().json()


def main(url: str, what: str) -> None:
    """Play one game to its end, reading the stream and answering whenever it is our turn."""
    http = httpx.Client(base_url=url, timeout=None)
    mine = sit(http, what)
    http.headers["authorization"] = f"Bearer {mine['token']}"
    table = f"/api/tables/{mine['id']}"
    print(f"watch at {url}/t/{mine['id']}")
    with http.stream("GET", f"{table}/stream") as stream:
        for line in filter(None, stream.iter_lines()):
            position = json.loads(line)
            view = position["view"]
            for event in position["events"]:
                print(event["text"], *event["clauses"][:1], sep="  · ")
            if view["over"]:
                print("scores:", view["scores"], "winners:", view["winners"])
                return
            for ask in view["asks"]:
                if ask["seat"] == mine["seat"] and "answer" not in ask:
                    move = {"number": position["number"], "move": choose(view, ask["moves"])}
                    http.post(f"{table}/moves", json=move)  # 409: the table has moved on; read on


if __name__ == "__main__":
    main(*sys.argv[1:3])
