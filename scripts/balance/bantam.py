"""What is counted in `bantam`, and its chapters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from saloon.bots.advice import interval
from saloon.engine.event import Event
from saloon.engine.match import Match
from saloon.games.bantam.cards import CARD, FIRST_MOUNT_SKILL, WEAPON_CARDS, WEAPONS
from saloon.games.bantam.content import (
    CHARACTER,
    DRINK,
    ENDEAVORS,
    ENEMY,
    ITEM,
    LIST_A,
    LIST_B,
    MOUNT,
    TAB,
)
from saloon.games.bantam.events import EVENT, HONOR, LEFT, RIDER, RIGHT
from scripts.balance.figures import (
    Line,
    Plots,
    mean,
    mean_with_interval,
    quantile,
    ratio_with_interval,
    seats_chapter,
    setups_of,
    share,
    table,
    won,
)

COUNTED = (
    "fight",
    "ambush",
    "engagement",
    "defeats",
    "wins-fight",
    "faints",
    "jailed",
    "lights",
    "new-fire",
    "burn-down",
    "works",
    "builds",
    "breaches",
    "sells",
    "event",
)
SOURCES = {
    "NOT": "tasks",
    "LVL": "masteries",
    "CAB": "Cabins",
    "BNK": "coins",
    "RID": "Riders",
    "HED": "Heads",
    "HON": "Honors",
    "SGN": "legendary weapons",
    "SPR": "Cabins burned",
    "LOO": "players beaten",
}
EVENTS = "events"
LOST = "lost"
SEATS = "### Seats\n\nCounted from the First Player clockwise:"
AIM = {"welcome_a": (7, 11), "welcome_b": (7, 11), "governors": (12, 17)}

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (seats, {"mode": mode}) for mode in ("welcome_b", "governors") for seats in (2, 3, 4)
]

USES: dict[str, tuple[str, Callable[[Event], str]]] = {
    "buys-weapon": ("weapon", lambda event: CARD[event.args[1]].id),
    "weapon": ("weapon", lambda event: CARD[event.args[1]].id),
    "buys-item": ("item", lambda event: ITEM[event.args[1]].id),
    "buys-mount": ("mount", lambda event: MOUNT[event.args[1]].id),
    "drinks": ("drink", lambda event: DRINK[event.args[1]].id),
    "tries": ("tab", lambda event: TAB[event.args[1]].id),
    "works": ("endeavor", lambda event: ENDEAVORS[event.args[1]]),
    "masters": ("mastery", lambda event: ENDEAVORS[event.args[1]]),
    "recruits": ("rider", lambda event: RIDER[event.args[1]].id),
    "honor": ("honor", lambda event: HONOR[event.args[1]].id),
    "event": ("event", lambda event: str(event.args[1] + 1)),
    "keeps": ("kept event", lambda event: str(event.args[1] + 1)),
    "learns": ("hunter skill", lambda event: CARD[event.args[1]].id),
    "defeats": ("foe", lambda event: ENEMY[event.args[2]].id),
    "task": ("task", lambda event: (*LIST_A, *LIST_B)[event.args[1]].id),
    "page-task": ("page task", lambda event: page_task(*event.args[1:4])),
}
"""What is counted of a thing each, by the event that tells of it."""
ALL: dict[str, tuple[str, ...]] = {
    "weapon": tuple(card.id for card in CARD[WEAPONS : WEAPONS + WEAPON_CARDS]),
    "item": tuple(item.id for item in ITEM),
    "mount": tuple(mount.id for mount in MOUNT),
    "drink": tuple(drink.id for drink in DRINK),
    "tab": tuple(tab.id for tab in TAB),
    "endeavor": ENDEAVORS,
    "mastery": ENDEAVORS,
    "foe": tuple(enemy.id for enemy in ENEMY),
}
ALL_GOVERNORS: dict[str, tuple[str, ...]] = {
    **ALL,
    "rider": tuple(rider.id for rider in RIDER),
    "honor": tuple(honor.id for honor in HONOR),
    "event": tuple(str(number + 1) for number in range(len(EVENT))),
    "hunter skill": tuple(card.id for card in CARD[WEAPONS + WEAPON_CARDS : FIRST_MOUNT_SKILL]),
    "page task": tuple(f"{page.id} {task.id}" for page in (*LEFT, *RIGHT) for task in page.tasks),
}
"""All there is of them in Shadow Governors."""


def page_task(side: int, page: int, number: int) -> str:
    """A task by its page and id."""
    row = (LEFT, RIGHT)[side][page]
    return f"{row.id} {row.tasks[number].id}"


def source_of(event: Event) -> str:
    """Where a point came from, by the chapter of its clause."""
    return SOURCES.get(event.clause.split("-")[1], EVENTS)


def summary(match: Match) -> Line:
    """Rounds and how they ended, characters, pages, points by source, what was used."""
    seen = match.view()["table"]
    seats = match.seats
    counts: Counter[str] = Counter()
    characters = [""] * seats
    pages = [""] * seats
    points: list[Counter[str]] = [Counter() for _ in range(seats)]
    used: list[dict[str, Counter[str]]] = [{} for _ in range(seats)]
    starter = -1
    for event in match.events:
        kind, args = event.kind, event.args
        counts[kind] += 1
        if kind == "np":
            points[args[0]][source_of(event)] += 1
        elif kind in ("np-lost", "task-lost"):
            points[args[0]][LOST] -= 1
        elif kind == "character":
            characters[args[0]] = CHARACTER[args[1]].id
        elif kind == "pages":
            pages[args[0]] = f"{LEFT[args[1]].word} {RIGHT[args[2]].word}"
        elif kind == "turn" and starter < 0:
            starter = args[0]
        if kind in USES:
            sort, name = USES[kind]
            used[args[0]].setdefault(sort, Counter())[name(event)] += 1
    ending = "brawl" if counts["brawl"] else "last round" if counts["last-round"] else "score"
    if seen["solo"]:
        ending = "lost" if seen["lost"] else "score"
    return {
        "rounds": seen["round"],
        "ending": ending,
        "starter": starter,
        "characters": characters,
        "pages": pages,
        "points": points,
        "used": used,
        "counts": {kind: counts[kind] for kind in COUNTED},
    }


# -- the chapters on `bantam` ----------------------------------------------------------------------


def mode_of(line: Line) -> str:
    """The mode a game was played in."""
    return str(line["options"].get("mode", "welcome_a"))


def starter_place(line: Line, seat: int) -> int:
    """How far clockwise from the First Player a seat sits."""
    return int(seat - line["starter"]) % int(line["seats"])


def chapters(lines: Sequence[Line], plots: Plots) -> list[str]:
    """All tables and plots on `bantam`."""
    groups = setups_of(lines)
    many = {name: group for name, group in groups.items() if group[0]["seats"] > 1}
    governed = {name: group for name, group in many.items() if mode_of(group[0]) == "governors"}
    said = [*length_chapter(groups, plots)]
    if many:
        said += [*character_chapter(many, plots), *seats_chapter(many, plots, starter_place, SEATS)]
    if governed:
        said += [*points_chapter(governed, plots), *page_chapter(governed)]
    return said + uses_chapter(groups)


def length_chapter(groups: dict[str, list[Line]], plots: Plots) -> list[str]:
    """Rounds, endings, and what was done in that time."""
    rows = []
    doings = []
    for name, lines in groups.items():
        n = len(lines)
        low, high = AIM[mode_of(lines[0])]
        rounds = [line["rounds"] for line in lines]
        ends = Counter(line["ending"] for line in lines)
        rows.append(
            (
                name,
                n,
                mean_with_interval(rounds),
                f"{quantile(rounds, 0.1)} / {quantile(rounds, 0.5)} / {quantile(rounds, 0.9)}",
                f"{low} to {high}",
                share(sum(low <= n <= high for n in rounds), n),
                share(ends["score"], n),
                share(ends["brawl"], n),
                share(ends["last round"] + ends["lost"], n),
                f"{mean([line['decisions'] for line in lines]):.0f}",
            )
        )
        counts = [line["counts"] for line in lines]
        doings.append([name, *(f"{mean([c[kind] for c in counts]):.1f}" for kind in COUNTED)])
    draw_rounds(plots, groups)
    head = ["setup", "n", "rounds", "10 / 50 / 90 %", "aim", "within it"]
    head += ["by the list", "by a Brawl", "out of rounds", "decisions"]
    return [
        "### Length",
        table(head, rows),
        f"![Rounds per game]({plots.game}-rounds.svg)",
        "What happened in a game, on average:",
        table(["setup", *COUNTED], doings),
    ]


def tally(
    lines: Iterable[Line], name_of: Callable[[Line, int], str]
) -> dict[str, tuple[float, float, int]]:
    """By the name that a seat goes by: its wins, its even share and how often it played."""
    found: dict[str, tuple[float, float, int]] = {}
    for line in lines:
        for seat in range(line["seats"]):
            name = name_of(line, seat)
            wins, even, n = found.get(name, (0.0, 0.0, 0))
            found[name] = (wins + won(line, seat), even + 1 / line["seats"], n + 1)
    return found


def character_of(line: Line, seat: int) -> str:
    """Who a seat played."""
    return str(line["characters"][seat])


def character_chapter(groups: dict[str, list[Line]], plots: Plots) -> list[str]:
    """Whether it matters who one is."""
    rows = []
    for name, lines in groups.items():
        for who, (wins, even, n) in sorted(tally(lines, character_of).items()):
            rows.append((name, who, n, share(wins, n), ratio_with_interval(wins, even, n)))
    draw_characters(plots, groups)
    return [
        "### Characters\n\n1.00 is an even share; the aim is 0.80 to 1.25.",
        table(["setup", "character", "n", "won", "of its share"], rows),
        f"![Win rate by character]({plots.game}-characters.svg)",
    ]


def points_chapter(groups: dict[str, list[Line]], plots: Plots) -> list[str]:
    """Where Notoriety comes from, for all and for winners."""
    kinds = [*SOURCES.values(), EVENTS, LOST]
    rows = []
    for name, lines in groups.items():
        for who, winners in (("all", False), ("winners", True)):
            seats = [
                line["points"][seat]
                for line in lines
                for seat in (line["winners"] if winners else range(line["seats"]))
            ]
            parts = [f"{mean([one.get(kind, 0) for one in seats]):.2f}" for kind in kinds]
            rows.append((name, who, *parts))
    draw_points(plots, groups, kinds)
    return [
        "### Points by source\n\nShadow Governors, a seat:",
        table(["setup", "who", *kinds], rows),
        f"![Points by source]({plots.game}-points.svg)",
    ]


def page_chapter(groups: dict[str, list[Line]]) -> list[str]:
    """How pages fare."""
    lines = [line for group in groups.values() for line in group]
    words = [page.word for page in (*LEFT, *RIGHT)]
    rows = []
    for at in range(2):
        found = tally(lines, lambda line, seat, at=at: line["pages"][seat].split(" ")[at])  # type: ignore[misc]
        for word, (wins, even, n) in sorted(found.items(), key=lambda item: words.index(item[0])):
            rows.append((word, n, share(wins, n), ratio_with_interval(wins, even, n)))
    head = ["n", "won", "of its share"]
    return [
        "### Pages\n\nShadow Governors, all numbers of seats together:",
        table(["page", *head], rows),
    ]


def uses_chapter(groups: dict[str, list[Line]]) -> list[str]:
    """How many different things of each sort are used, how often, and what nobody ever does."""
    modes: dict[str, list[Line]] = {}
    for lines in groups.values():
        modes.setdefault(mode_of(lines[0]), []).extend(lines)
    rows = []
    never = []
    for mode, lines in modes.items():
        dead = []
        there = ALL_GOVERNORS if mode == "governors" else ALL
        sorts = {sort for line in lines for one in line["used"] for sort in one} | set(there)
        for sort in sorted(sorts):
            times = usage(lines, sort)
            names = {*there.get(sort, ()), *times}
            dead += [f"{sort} {name}" for name in sorted(names) if not times[name]]
            different = f"{len(times)} of {len(names)}"
            rows.append((mode, sort, different, f"{times.total() / len(lines):.1f}"))
        never.append(f"Never in {mode}: {', '.join(dead) or 'nothing'}.")
    return [
        "### What is used\n\nOf how many different things of a sort somebody made use, and how"
        " often a game.",
        table(["mode", "what", "different", "a game"], rows),
        *never,
    ]


def usage(lines: Sequence[Line], sort: str) -> Counter[str]:
    """How often each thing of one sort was used."""
    times: Counter[str] = Counter()
    for line in lines:
        for one in line["used"]:
            times.update(one.get(sort, {}))
    return times


# -- plots ---


def draw_rounds(plots: Plots, groups: dict[str, list[Line]]) -> None:
    """A row of bars a setup: the share of games by their number of rounds."""
    last = max(line["rounds"] for lines in groups.values() for line in lines)
    figure, axes = plots.pyplot.subplots(
        len(groups),
        figsize=(7, 1.1 * len(groups) + 0.6),
        sharex=True,
        squeeze=False,
        layout="constrained",
    )
    for axis, (name, lines) in zip(axes[:, 0], groups.items(), strict=True):
        n = len(lines)
        low, high = AIM[mode_of(lines[0])]
        rounds = Counter(line["rounds"] for line in lines)
        heights = [rounds[number] / n for number in range(1, last + 1)]
        axis.bar(range(1, last + 1), heights, color="#7a4a21")
        axis.axvspan(low - 0.5, high + 0.5, color="#d9c7a0", alpha=0.35, zorder=0)
        axis.set_ylabel(f"{name}\nn = {n}", rotation=0, ha="right", va="center", fontsize=8)
    axes[-1, 0].set_xlabel("rounds; shaded: the aim")
    plots.save(figure, "rounds")


def draw_characters(plots: Plots, groups: dict[str, list[Line]]) -> None:
    """Win rate by character against an even share."""
    figure, axis = plots.pyplot.subplots(figsize=(8, 3.4), layout="constrained")
    at = 0.0
    ticks: list[tuple[float, str]] = []
    for name, lines in groups.items():
        found = sorted(tally(lines, character_of).items())
        for who, (wins, even, n) in found:
            low, high = (edge * n / even for edge in interval(wins / n, n))
            axis.plot([at, at], [low, high], color="#7a4a21", linewidth=2)
            axis.plot(at, wins / even, "o", color="#b03a2e", markersize=4)
            axis.annotate(who[0].upper(), (at, high), (0, 2), textcoords="offset points")
            at += 1
        ticks.append((at - (len(found) + 1) / 2, name.replace(", ", "\n")))
        at += 1
    for level, style in ((1.0, "-"), (0.8, "--"), (1.25, "--")):
        axis.axhline(level, color="#555555", linewidth=0.8, linestyle=style)
    axis.set_xticks([tick for tick, _ in ticks], [label for _, label in ticks], fontsize=7)
    axis.set_ylabel("wins, of an even share")
    plots.save(figure, "characters")


def draw_points(plots: Plots, groups: dict[str, list[Line]], kinds: Sequence[str]) -> None:
    """Notoriety by source, of winners."""
    figure, axis = plots.pyplot.subplots(figsize=(7, 3.4), layout="constrained")
    base = [0.0] * len(groups)
    for number, kind in enumerate(kind for kind in kinds if kind != LOST):
        heights = [
            mean([line["points"][seat].get(kind, 0) for line in lines for seat in line["winners"]])
            for lines in groups.values()
        ]
        axis.bar(range(len(groups)), heights, bottom=base, color=f"C{number}", label=kind)
        base = [low + height for low, height in zip(base, heights, strict=True)]
    axis.set_xticks(range(len(groups)), [name.replace(", ", "\n") for name in groups], fontsize=8)
    axis.set_ylabel("Notoriety of winners")
    axis.legend(fontsize=6, ncols=2)
    plots.save(figure, "points")
