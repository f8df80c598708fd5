"""The move codes and their text form, both ways."""

from __future__ import annotations

from typing import Final

from saloon.games.pioneers.board import CELL_Q, CELL_R, CELLS
from saloon.games.pioneers.content import (
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

THINGS: Final = (*[good.id for good in GOODS], "money", *BUILDINGS, "claim", "pioneer")
"""What can change hands, in the order of the price list."""

ACTS: Final = (
    "move",
    "explore",
    "buy",
    "sell",
    "trade",
    "auction",
    "stake",
    "build",
    "hunt",
    "process",
    "pray",
    "family",
    "gamble",
    "dispute",
    "diploma",
    "jailbreak",
    "bandit",
    "sheriff",
    "laborer",
    "steal",
    "shoot-bandit",
)
"""PIO-ACT-01: the Actions, numbered as in the table."""

GROUPS: Final = ("money", "goods", "resources", "property", "pioneers")

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

COMMANDS: Final = (
    "end",
    "stop",
    "done",
    "send",
    "back",
    "cancel",
    "refuse",
    "accept",
    "counter",
    "strike",
    "give",
    "want",
    "odd",
    "even",
    "yes",
    "no",
    "shoot",
    "hold",
    "run",
    "relinquish",
    "surrender",
    "resist",
    "robbed",
    "take",
    "keep",
    "use",
    "pass",
    "roll",
    "decline",
    "pay",
    "sell",
    "auction",
    "horse",
    "bandit",
    "money",
    "orders",
    "jail-roll",
    "give-up",
    "love",
    "quit",
    "chance",
    "attacker-first",
    "defender-first",
    "too-close",
)

AT: Final = 0  # + cell
N: Final = 271  # + number, 0 to MOST
PAGE: Final = 511  # + page - 1
PIONEER: Final = 541  # + pioneer
SEAT: Final = 573  # + seat
FACE: Final = 577  # + face of the Player die
ACT: Final = 582  # + action
THING: Final = 603  # + thing
GROUP: Final = 624  # + group
BUILD: Final = 629  # + building
DIPLOMA: Final = 634  # + diploma
PRAYER: Final = 647  # + prayer card
TASK: Final = 657  # + task
PLACE: Final = 666  # + place
ORDER: Final = 673  # + question
RULE: Final = 684  # + rule

END: Final = 713
STOP: Final = 714
DONE: Final = 715
SEND: Final = 716
BACK: Final = 717
CANCEL: Final = 718
REFUSE: Final = 719
ACCEPT: Final = 720
COUNTER: Final = 721
STRIKE: Final = 722
GIVE: Final = 723
WANT: Final = 724
ODD: Final = 725
EVEN: Final = 726
YES: Final = 727
NO: Final = 728
SHOOT: Final = 729
HOLD: Final = 730
RUN: Final = 731
RELINQUISH: Final = 732
SURRENDER: Final = 733
RESIST: Final = 734
ROBBED: Final = 735
TAKE: Final = 736
KEEP: Final = 737
USE: Final = 738
PASS: Final = 739
ROLL: Final = 740
DECLINE: Final = 741
PAY: Final = 742
SELL_THINGS: Final = 743
AUCTION: Final = 744
FEED_HORSE: Final = 745
FREE_BANDIT: Final = 746
MONEY_PAYS: Final = 747
SET_ORDERS: Final = 748
JAIL_ROLL: Final = 749
GIVE_UP: Final = 750
LOVE: Final = 751
QUIT: Final = 752
CHANCE: Final = 753
ATTACKER_FIRST: Final = 754
DEFENDER_FIRST: Final = 755
TOO_CLOSE: Final = 756

MOVES: Final = (
    *[f"at:{CELL_Q[cell]},{CELL_R[cell]}" for cell in range(CELLS)],
    *[f"n:{number}" for number in range(MOST + 1)],
    *[f"page:{page + 1}" for page in range(PAGES)],
    *[
        f"pioneer:{seat}:{number + 1}"
        for seat in range(MOST_PLAYERS)
        for number in range(PIONEERS_EACH)
    ],
    *[f"seat:{seat}" for seat in range(MOST_PLAYERS)],
    *[f"face:{face}" for face in FACES],
    *[f"act:{act}" for act in ACTS],
    *[f"thing:{thing}" for thing in THINGS],
    *[f"group:{group}" for group in GROUPS],
    *[f"build:{building}" for building in BUILDINGS],
    *[f"diploma:{diploma}" for diploma in DIPLOMAS],
    *[f"prayer:{prayer}" for prayer in PRAYERS],
    *[f"task:{task}" for task in TASKS],
    *[f"place:{place.id}" for place in PLACES],
    *[f"order:{order}" for order in ORDERS],
    *[f"rule:{rule}" for rule in RULES],
    *COMMANDS,
)

# The Actions by name, as numbers of ACTS.
MOVE: Final = 0
EXPLORE: Final = 1
BUY: Final = 2
SELL: Final = 3
TRADE: Final = 4
AUCTIONING: Final = 5
STAKE: Final = 6
BUILDING: Final = 7
HUNT: Final = 8
PROCESS: Final = 9
PRAY: Final = 10
FAMILY: Final = 11
GAMBLE: Final = 12
DISPUTE: Final = 13
OBTAIN: Final = 14
JAILBREAK: Final = 15
HIRE_BANDIT: Final = 16
HIRE_SHERIFF: Final = 17
HIRE_LABORER: Final = 18
STEAL: Final = 19
SHOOT_BANDIT: Final = 20

# The tasks by name, as numbers of TASKS.
TASK_STEAL: Final = 0
TASK_ROB: Final = 1
TASK_KILL: Final = 2
TASK_KILL_SHERIFF: Final = 3
TASK_BLOCK: Final = 4
TASK_ARREST_BANDIT: Final = 5
TASK_ARREST: Final = 6
TASK_RELEASE: Final = 7
TASK_KILL_BANDIT: Final = 8
