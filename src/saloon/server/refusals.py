"""What a table refuses: with the reason, and nothing changed."""

from __future__ import annotations

from typing import Final

from saloon.engine.errors import SaloonError, other_rules

NO_TABLE: Final = "there is no such table; it may have had another address"


class Unknown(SaloonError):
    """There is no such table, seat or link."""


class OtherRules(SaloonError):
    """A stored table, or a record, of another version of a game's rules."""

    def __init__(self, what: str, made: str, here: str) -> None:
        super().__init__(other_rules(what, made, here))
        self.made = made
        self.here = here


class Stale(SaloonError):
    """The table has moved on since this page was made."""


class NotYet(SaloonError):
    """Somebody is not away: early, nobody waits for them, or the table has no clock."""

    def __init__(self, why: str, message: str) -> None:
        super().__init__(message)
        self.why = why
