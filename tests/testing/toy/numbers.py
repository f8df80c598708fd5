"""The numbers of the toy that a designer may turn."""

from __future__ import annotations

from saloon.engine.number import HOUSE, Number

from .game import LIMITS

NUMBERS = (Number("turns.most", LIMITS, 0, HOUSE, "TOY-END-01"),)
