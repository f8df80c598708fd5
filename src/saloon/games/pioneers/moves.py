"""The moves of `pioneers`; their codes stand in written.py."""

from __future__ import annotations

from typing import Final

from saloon.engine.family import Family, lay_out
from saloon.games.pioneers.board import CELL_Q, CELL_R, CELLS
from saloon.games.pioneers.content import (
    ACTIONS,
    BUILDINGS,
    DIPLOMAS,
    FACES,
    GOODS,
    MOST_PLAYERS,
    PIONEERS_EACH,
    PLACES,
    PRAYERS,
)

MOST: Final = 239
"""PIO-RULING-60: the highest number that one pick may name."""
PAGES: Final = 30
MOST_LINES: Final = 6
"""PIO-TRADE-09: lines of either side of an offer."""

THINGS: Final = (*[good.id for good in GOODS], "money", *BUILDINGS, "claim", "pioneer")
"""What can change hands, in the order of the price list."""

SIDES: Final = ("give", "get")
"""PIO-TRADE-09: whether a line of goods goes away from the one who picks it, or comes."""

LINED: Final = THINGS[: len(GOODS) + 1]
"""What a line counts: goods and money."""

AT_ONCE: Final = 20
"""PIO-TRADE-09: the most of one thing that a pick can name; another pick adds to it."""

ACTS: Final = tuple(ACTIONS.values())

TASKS: Final = (
    "steal",
    "rob",
    "kill",
    "kill-sheriff",
    "block",
    "arrest-bandit",
    "arrest",
    "release",
    "kill-bandit",
)
"""What the Bandit (the first four) and the Sheriff can be hired for."""

ORDERS: Final = (
    "trade",
    "bid",
    "dispute",
    "champion",
    "drink",
    "robbery",
    "arrest",
    "holdup",
    "loot",
    "potshot",
    "vote",
)
"""PIO-ORD-01: the questions that a standing order can answer."""

RULES: Final = (
    "none",
    "trade-refuse",
    "trade-refuse-some",
    "bid-pass",
    "bid-limit",
    "dispute-shoot",
    "dispute-price",
    "dispute-relinquish",
    "champion-lowest",
    "champion-plain",
    "drink-take",
    "drink-odd",
    "drink-even",
    "robbery-surrender",
    "robbery-resist",
    "robbery-resist-things",
    "arrest-surrender",
    "arrest-shoot",
    "holdup-robbed",
    "holdup-fight",
    "holdup-fight-if",
    "loot-roll",
    "loot-decline",
    "potshot-hold",
    "potshot-shoot",
    "potshot-shoot-while",
    "potshot-hold-some",
    "vote-yes",
    "vote-no",
)
"""PIO-ORD-01: what a standing order can say, `none` for no order."""

HEXES: Final = tuple([f"{CELL_Q[cell]},{CELL_R[cell]}" for cell in range(CELLS)])
PLACE_IDS: Final = tuple([place.id for place in PLACES])

FAMILIES: Final = (
    Family("at", cell=HEXES),
    Family("n", number=range(MOST + 1)),
    Family("page", page=range(1, PAGES + 1)),
    Family("pioneer", seat=range(MOST_PLAYERS), number=range(1, PIONEERS_EACH + 1)),
    Family("seat", who=range(MOST_PLAYERS)),
    Family("face", face=FACES),
    Family("act", act=ACTS),
    Family("thing", thing=THINGS),
    Family("line", side=SIDES, thing=LINED, number=range(1, AT_ONCE + 1)),
    Family("build", building=BUILDINGS),
    Family("diploma", diploma=DIPLOMAS),
    Family("prayer", prayer=PRAYERS),
    Family("task", numbered="TASK_", task=TASKS),
    Family("place", place=PLACE_IDS),
    Family("order", numbered="ORDER_", question=ORDERS),
    Family("rule", numbered="RULE_", rule=RULES),
    Family("end", leaves=True),
    Family("stop", leaves=True),
    Family("done", leaves=True),
    Family("send"),
    Family("back", leaves=True),
    Family("cancel", leaves=True),
    Family("refuse", leaves=True),
    Family("accept"),
    Family("counter"),
    Family("strike", line=range(2 * MOST_LINES)),
    Family("odd"),
    Family("even"),
    Family("yes"),
    Family("no", leaves=True),
    Family("shoot"),
    Family("hold", leaves=True),
    Family("run"),
    Family("relinquish"),
    Family("surrender"),
    Family("resist"),
    Family("robbed"),
    Family("take"),
    Family("keep"),
    Family("use"),
    Family("pass", leaves=True),
    Family("roll"),
    Family("decline", leaves=True),
    Family("pay"),
    Family("sell", code="SELL_THINGS"),
    Family("auction"),
    Family("horse", code="FEED_HORSE"),
    Family("bandit", code="FREE_BANDIT"),
    Family("money", code="MONEY_PAYS"),
    Family("orders", code="SET_ORDERS"),
    Family("jail-roll"),
    Family("give-up"),
    Family("love"),
    Family("quit"),
    Family("chance"),
    Family("attacker-first"),
    Family("defender-first"),
    Family("too-close"),
)
MOVES: Final = lay_out(FAMILIES)
