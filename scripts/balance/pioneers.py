"""What is counted in `pioneers`, and its chapters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

import saloon
from saloon.engine.match import Match
from saloon.games.pioneers.content import (
    COMPANION,
    DIPLOMAS,
    EVENTS,
    FOOD,
    GOODS,
    PIONEERS_EACH,
    POINT_CARD,
    RESOURCE,
    RESOURCES,
    SELL,
)
from saloon.games.pioneers.moves import ACTS
from saloon.games.pioneers.state import HIDEOUT, MONEY
from saloon.rulebook import rulebook
from scripts.balance.figures import (
    Line,
    Plots,
    count_for,
    mean,
    mean_with_interval,
    quantile,
    ratio_of,
    ratio_text,
    seats_chapter,
    setups_of,
    share,
    starter_place,
    table,
)

SEATS = "### Seats\n\n1.00 is an even share. Counted from who goes first clockwise:"

COUNTED = (
    "proposes",
    "deal",
    "auction",
    "sold",
    "unfed",
    "dies",
    "newborn",
    "arrives",
    "jailed",
    "disputes",
    "shootout",
    "potshot",
)
"""Events that are counted a game."""

TOLL = ("holdup", "job", "steals", "robs", "hired-to-kill")
"""Of these the Bandit's."""

DEATHS = {
    "FEED": "hunger",
    "SHOOT": "a Shootout",
    "HIREB": "a hired Bandit, unarmed",
    "POT": "a Potshot",
    "DIE": "a lost Homestead",
}
"""Why Pioneers die, by the clause."""

ENDINGS = {"PIO-WIN-02": "20 points", "PIO-WIN-04": "last one in", "PIO-WIN-06": "round cap"}

SOURCES = ("building", "homestead", "pioneer", "diploma", "card")

LIVINGS = {
    "corn": "farmer",
    "cattle": "rancher",
    "lumber": "logger",
    "ore": "miner",
    "hunt": "hunter",
    "pray": "preacher",
    "bandit": "bandit's friend",
    "trade": "trader",
}
"""A player's strategy: what brought most dollars in, and how it is called."""

EARLY = 6
AIM = (12, 25)


def summary(match: Match) -> Line:
    """How long, how it ended, points by source, who went out when, and what everybody did."""
    seats = match.seats
    seen = match.view()["table"]
    counts: Counter[str] = Counter()
    deaths: Counter[str] = Counter()
    toll: Counter[str] = Counter()
    events: dict[str, list[int]] = {}
    diplomas: dict[str, list[int]] = {}
    did = [Counter[str]() for _ in range(seats)]
    living = [Counter[str]() for _ in range(seats)]
    out: list[list[int]] = []
    ending = ""
    current = 0
    for event in match.events:
        kind, args = event.kind, event.args
        counts[kind] += 1
        if kind == "turn":
            current = args[1]
        elif kind == "event":
            events.setdefault(EVENTS[args[1]].id, []).append(args[0])
        elif kind == "diploma":
            name = DIPLOMAS[min(args[1], COMPANION)]
            diplomas.setdefault(name, []).append(args[0] // PIONEERS_EACH)
        elif kind == "out":
            out.append([args[0], current])
        elif kind == "dies":
            deaths[DEATHS.get(event.clause.split("-")[1], event.clause)] += 1
        elif kind == "pays" and args[2] == HIDEOUT and event.clause == "PIO-HOLD-02":
            toll["dollars"] += args[1]
        elif kind == "wins":
            ending = ENDINGS[event.clause]
        earned(living, kind, event.clause, args)
    for seat, text in match.moves:
        if text.startswith("act:"):
            did[seat][text[4:]] += 1
    toll.update({kind: counts[kind] for kind in TOLL})
    return {
        "rounds": seen["round"],
        "ending": ending,
        "starter": seen["first"],
        "points": match.game.sources(match.state),
        "out": out,
        "did": did,
        "living": living,
        "events": events,
        "diplomas": diplomas,
        "deaths": deaths,
        "bandit": toll,
        "counts": {kind: counts[kind] for kind in COUNTED},
        "fired": fired(match),
    }


def fired(match: Match) -> str:
    """The clauses that applied, a bit for each in the order of the rules."""
    log = match.log
    assert log is not None
    bits = [id in log.fired for id in rulebook(match.game).clauses]
    return hex(sum(1 << i for i, bit in enumerate(bits) if bit))


def earned(living: list[Counter[str]], kind: str, clause: str, args: tuple[int, ...]) -> None:
    """What brought dollars, or what can be had for them, into a house."""
    if kind == "sells" and RESOURCE <= args[1] < POINT_CARD:
        living[args[0]][RESOURCES[args[1] - RESOURCE]] += SELL[args[1]] * args[2]
    elif kind == "gains":
        worth = price_of(args[1]) * args[2]
        if clause == "PIO-HUNT-02":
            living[args[0]]["hunt"] += worth
        elif clause.startswith("PIO-PRAY"):
            living[args[0]]["pray"] += worth
    elif kind == "from-hideout":
        living[args[0]]["bandit"] += args[1]
    elif kind == "robs":
        living[args[0]]["bandit"] += price_of(args[2]) * args[3]
    elif kind == "job-ends" and args[0] >= 0:
        living[args[0]]["bandit"] += price_of(args[1]) * args[2]
    elif kind == "hands-over":
        living[args[0]]["trade"] += price_of(args[1]) * args[2]
    elif kind == "sold":
        living[args[0]]["trade"] += args[2]


def price_of(thing: int) -> int:
    """What the store gives or asks for one."""
    if thing in (MONEY, FOOD):
        return 1
    return GOODS[thing].sell or GOODS[thing].buy if thing < len(GOODS) else 0


# -- the chapters ----------------------------------------------------------------------------------


def chapters(lines: Sequence[Line], plots: Plots) -> list[str]:
    """All tables and plots on `pioneers`."""
    groups = setups_of(lines)
    return [
        *length_chapter(groups, plots),
        *seats_chapter(groups, plots, starter_place, SEATS),
        *points_chapter(groups, plots),
        *out_chapter(groups),
        *strategy_chapter(groups, plots),
        *use_chapter(groups),
        *bandit_chapter(groups),
        *coverage_chapter(lines),
    ]


def length_chapter(groups: dict[str, list[Line]], plots: Plots) -> list[str]:
    """Rounds, how it ended, and what happened in that time."""
    rows = []
    doings = []
    for name, lines in groups.items():
        n = len(lines)
        rounds = [line["rounds"] for line in lines]
        ends = Counter(line["ending"] for line in lines)
        inside = sum(AIM[0] <= number <= AIM[1] for number in rounds)
        rows.append(
            (
                name,
                n,
                mean_with_interval(rounds),
                f"{quantile(rounds, 0.1)} / {quantile(rounds, 0.5)} / {quantile(rounds, 0.9)}",
                share(inside, n),
                *(share(ends[end], n) for end in ENDINGS.values()),
                f"{mean([line['decisions'] for line in lines]):.0f}",
            )
        )
        counts = [line["counts"] for line in lines]
        doings.append([name, *(f"{mean([c[kind] for c in counts]):.1f}" for kind in COUNTED)])
    plots.lengths(groups, "rounds", AIM, "round cap", "rounds; shaded: the aim", "before the cap")
    head = ["setup", "n", "rounds", "10 / 50 / 90 %", f"{AIM[0]} to {AIM[1]} rounds"]
    return [
        "### Length",
        table([*head, *ENDINGS.values(), "decisions"], rows),
        f"![Rounds per game]({plots.game}-rounds.svg)",
        "What happened in a game, on average:",
        table(["setup", *COUNTED], doings),
    ]


def points_chapter(groups: dict[str, list[Line]], plots: Plots) -> list[str]:
    """Where points come from, for all and for winners."""
    rows = []
    for name, lines in groups.items():
        for who, winners in (("all", False), ("winners", True)):
            points = [
                line["points"][seat]
                for line in lines
                for seat in (line["winners"] if winners else range(line["seats"]))
            ]
            sums = [mean([one.get(source, 0) for one in points]) for source in SOURCES]
            rows.append((name, who, f"{sum(sums):.1f}", *(f"{part:.1f}" for part in sums)))
    plots.points(groups, SOURCES, lambda line: line["points"])
    return [
        "### Points by source",
        table(["setup", "who", "points", *SOURCES], rows),
        f"![Points by source]({plots.game}-points.svg)",
    ]


def out_chapter(groups: dict[str, list[Line]]) -> list[str]:
    """Who goes out, when, and of what Pioneers die."""
    rows = []
    causes = tuple(DEATHS.values())
    for name, lines in groups.items():
        n = len(lines)
        out = [number for line in lines for _, number in line["out"]]
        early = sum(any(number < EARLY for _, number in line["out"]) for line in lines)
        dead = [mean([line["deaths"].get(cause, 0) for line in lines]) for cause in causes]
        rows.append(
            (
                name,
                n,
                f"{len(out) / n:.2f}",
                share(early, n),
                f"{quantile(out, 0.1):.0f} / {quantile(out, 0.5):.0f} / {quantile(out, 0.9):.0f}",
                *(f"{part:.2f}" for part in dead),
            )
        )
    head = ["setup", "n", "out a game", f"games with one before round {EARLY}"]
    head += ["round of it, 10 / 50 / 90 %", *(f"died of {cause}" for cause in causes)]
    return ["### Eliminations", table(head, rows)]


def strategy_of(living: Line) -> str:
    """What brought most in; nothing at all: an idler."""
    best = max(LIVINGS, key=lambda name: int(living.get(name, 0)))
    return LIVINGS[best] if living.get(best, 0) else "idler"


def strategy_chapter(groups: dict[str, list[Line]], plots: Plots) -> list[str]:
    """Whether one way to live beats all others."""
    rows = []
    drawn: list[tuple[str, Line]] = []
    names = (*LIVINGS.values(), "idler")
    for setup, lines in groups.items():
        found: dict[str, Line] = {name: Counter() for name in names}
        for line in lines:
            styles = [strategy_of(living) for living in line["living"]]
            for seat, style in enumerate(styles):
                if any(other != style for other in styles):
                    count_for(found[style], "who", line, seat)
        for name, count in found.items():
            if count["who"]:
                rate = share(count["who won"], count["who"])
                rows.append((setup, name, count["who"], rate, ratio_text(count, "who")))
                drawn.append((f"{name}, {setup}", count))
    plots.ratios(drawn, "who", "strategies", "wins, of an even share")
    return [
        "### Strategies\n\nA player's strategy is what brought most dollars into the house over the"
        " game: one of the four Resources sold, the hunt, Prayers, the Bandit (robberies, jobs and"
        " the Hideout), or goods given in deals and auctions. Counted where not everybody at the"
        " table lives alike.",
        table(["setup", "strategy", "n", "won", "of its share"], rows),
        f"![Strategies]({plots.game}-strategies.svg)",
    ]


def use_chapter(groups: dict[str, list[Line]]) -> list[str]:
    """How often each Action, diploma and event comes up, and how those who have it fare."""
    lines = [line for group in groups.values() for line in group]
    return [
        "### Actions, diplomas, events\n\nAll setups together. How many a game, and the wins of"
        " those who had it at least once, of an even share of 1.00.",
        table(["Action", "a game", "players who did", "win"], use_rows(lines, ACTS, did_by)),
        table(
            ["diploma", "a game", "players who held", "win"],
            use_rows(lines, DIPLOMAS, lambda line, name: line["diplomas"].get(name, [])),
        ),
        f"Of {len(EVENTS)} events, those whose drawers win clearly more or less than their share:",
        table(
            ["event", "a game", "players who drew", "win"],
            use_rows(
                lines,
                [card.id for card in EVENTS],
                lambda line, name: line["events"].get(name, []),
                telling=True,
            ),
        ),
    ]


def did_by(line: Line, act: str) -> list[int]:
    """The seats that did an Action, each as often as it did."""
    return [seat for seat, did in enumerate(line["did"]) for _ in range(did.get(act, 0))]


def use_rows(
    lines: Sequence[Line],
    names: Iterable[str],
    of: Callable[[Line, str], list[int]],
    telling: bool = False,
) -> list[Sequence[object]]:
    """By name: how many a game, by how many players, and how these fared.

    With `telling` only those whose interval leaves out an even share.
    """
    rows: list[Sequence[object]] = []
    for name in names:
        count: Line = Counter()
        times = 0
        for line in lines:
            seats = of(line, name)
            times += len(seats)
            for seat in set(seats):
                count_for(count, "who", line, seat)
        _, low, high = ratio_of(count, "who")
        if not telling or low > 1 or high < 1:
            rows.append((name, f"{times / len(lines):.2f}", count["who"], ratio_text(count, "who")))
    return rows


def bandit_chapter(groups: dict[str, list[Line]]) -> list[str]:
    """What the Bandit takes."""
    kinds = ("dollars", *TOLL)
    rows = [
        (name, *(f"{mean([line['bandit'].get(kind, 0) for line in lines]):.2f}" for kind in kinds))
        for name, lines in groups.items()
    ]
    return [
        "### The Bandit's toll\n\nA game: dollars lost in Holdups, Holdups, jobs, tokens stolen,"
        " hired robberies that took something, hired killings.",
        table(["setup", *kinds], rows),
    ]


def coverage_chapter(lines: Sequence[Line]) -> list[str]:
    """The clauses that no game fired."""
    rules = rulebook(saloon.game("pioneers"))
    seen = 0
    for line in lines:
        seen |= int(line["fired"], 16)
    exempt = rules.exempt()
    left = [id for i, id in enumerate(rules.clauses) if not seen >> i & 1 and id not in exempt]
    said = ", ".join(left) if left else "none"
    return [
        "### Clauses\n\nOf the clauses without a reason to be exempt, these games (default options"
        f" only) never fired {len(left)}: {said}."
    ]
