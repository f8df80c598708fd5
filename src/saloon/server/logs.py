"""What the server says about itself: one line an event, with the request it belongs to."""

from __future__ import annotations

import json
import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Final

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""The request that is being answered; also in its answer, as X-Request-ID."""

KINDS: Final = ("plain", "json")
OWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "request"}


class Tagged(logging.Filter):
    """Adds the request to every record."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Nothing is left out."""
        record.request = request_id.get()
        return True


class Lines(logging.Formatter):
    """Every record as one line of JSON, with whatever was given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, also with a traceback in it."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        told: dict[str, object] = {
            "time": at,
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if getattr(record, "request", ""):
            told["request"] = record.__dict__["request"]
        told |= {key: value for key, value in vars(record).items() if key not in OWN}
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


class Plain(logging.Formatter):
    """For a person who reads along: the level, the message, and the request where there is one."""

    def format(self, record: logging.LogRecord) -> str:
        """As logging does it, with the request at the end of the first line."""
        text = super().format(record)
        request = getattr(record, "request", "")
        first, newline, rest = text.partition("\n")
        return f"{first} [{request}]{newline}{rest}" if request else text


def set_up(kind: str) -> None:
    """Log to stderr: `plain` tells what went wrong, `json` every request too."""
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(Tagged())
    handler.setFormatter(Lines() if kind == "json" else Plain("%(levelname)s %(message)s"))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("saloon").setLevel(logging.INFO if kind == "json" else logging.WARNING)
