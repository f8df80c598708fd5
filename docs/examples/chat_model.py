"""A seat played by a chat model behind any OpenAI-compatible address.

    export OPENAI_BASE_URL=http://127.0.0.1:8080/v1 OPENAI_MODEL=some-model
    saloon arena wanted --bot "run:python3 docs/examples/chat_model.py" --bots random --games 5

Environment: OPENAI_BASE_URL (with its /v1), OPENAI_MODEL, OPENAI_API_KEY (where one is needed),
CHAT_TRIES (3), CHAT_TOKENS (200000 a game; beyond it moves are chosen at random without asking),
CHAT_WAIT (1 second before a server that failed is asked again, twice as long each time; a server
that says how long to wait is taken at its word, as far as the time for a choice allows). What the
model answers is looked through for a legal move. After the last try its own words are the
answer: the referee plays at random instead, and the report of the arena says what they were.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
import urllib.error
import urllib.request
from typing import Any

TASK = (
    "You play a board game. You are told the goal, the question put to you, its rule, the legal "
    "moves (code = what it does) and the table. Answer with the code of one legal move, nothing "
    "else."
)


class Model:
    """The model, what it has cost, and what it may still cost."""

    def __init__(self) -> None:
        self.url = os.environ["OPENAI_BASE_URL"].rstrip("/") + "/chat/completions"
        self.name = os.environ.get("OPENAI_MODEL", "default")
        self.key = os.environ.get("OPENAI_API_KEY", "")
        self.tries = int(os.environ.get("CHAT_TRIES", "3"))
        self.tokens = int(os.environ.get("CHAT_TOKENS", "200000"))
        self.wait = float(os.environ.get("CHAT_WAIT", "1"))
        self.used = 0

    def say(self, messages: list[dict[str, str]], seconds: float) -> str:
        """One answer; raises OSError or ValueError where there is none."""
        headers = {"Content-Type": "application/json"}
        if self.key:
            headers["Authorization"] = f"Bearer {self.key}"
        body = {"model": self.name, "messages": messages, "max_tokens": 200, "temperature": 0}
        request = urllib.request.Request(self.url, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=seconds) as reply:
            said = json.load(reply)
        # Where the server does not count, four letters are about a token.
        sent = sum(len(message["content"]) for message in messages) // 4
        self.used += int((said.get("usage") or {}).get("total_tokens") or sent)
        return str(said["choices"][0]["message"]["content"])

    def choose(self, asked: dict[str, Any]) -> str:
        """A move, or what the model said last where that holds none."""
        moves: list[str] = asked["moves"]
        if self.used >= self.tokens:
            return random.choice(moves)
        until = time.monotonic() + asked["milliseconds"] / 1000 * 0.9
        messages = [
            {"role": "system", "content": TASK},
            {"role": "user", "content": asked["words"]},
        ]
        last = "no answer"
        for attempt in range(self.tries):
            left = until - time.monotonic()
            if left <= 0:
                break
            try:
                last = self.say(messages, left)
            except (OSError, ValueError, KeyError, IndexError, TypeError) as error:
                last = f"no answer ({type(error).__name__})"
                if isinstance(error, OSError) and attempt + 1 < self.tries:
                    pause = asked_to_wait(error) or self.wait * 2**attempt
                    time.sleep(max(0.0, min(pause, until - time.monotonic())))
                continue
            move = found(last, moves)
            if move:
                return move
            messages += [
                {"role": "assistant", "content": last},
                {"role": "user", "content": "That is no legal move. One of: " + ", ".join(moves)},
            ]
        return last


def asked_to_wait(error: OSError) -> int:
    """The seconds after which a busy server wants to be asked again, or 0 where it names none."""
    if not isinstance(error, urllib.error.HTTPError):
        return 0
    named = error.headers.get("Retry-After", "")
    return int(named) if named.isdecimal() else 0


def found(said: str, moves: list[str]) -> str:
    """The one legal move that an answer names, or ''; of several the one it begins or ends with."""
    words = [word.strip("`'\"*.,;()[]{}") for word in said.split()]
    named = [word for word in words if word in moves]
    return named[0] if len(set(named)) == 1 else named[-1] if named else ""


def main() -> None:
    """One line in, one line out, for each choice."""
    model = Model()
    for line in sys.stdin:
        print(json.dumps({"move": model.choose(json.loads(line))}), flush=True)
    print(f"chat model: about {model.used} tokens", file=sys.stderr)


if __name__ == "__main__":
    main()
