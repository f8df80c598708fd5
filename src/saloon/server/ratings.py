"""How strong somebody plays: among people, and on a ladder where the bots are fixed marks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from openskill.models import PlackettLuce

from saloon.engine.match import Match
from saloon.server.people_store import People, Rating
from saloon.server.store import Seat, TableRow

PEOPLE: Final = "people"
LADDER: Final = "ladder"
MODEL: Final = PlackettLuce()

MARKS: Final = {
    "random": 5.0,
    "greedy": 15.0,
    "greenhorn": 18.0,
    "deputy": 25.0,
    "marshal": 29.0,
    "legend": 32.0,
}
"""Where the bots stand on the ladder, for good: people move, marks do not."""

SURE: Final = 1.0
"""How sure a mark is: next to a newcomer's 8.3, very."""


def ranks(match: Match) -> list[float]:
    """The place of each seat: winners first, the others by their points."""
    best = set(match.winners)
    keys = [(seat not in best, -match.scores[seat]) for seat in range(match.seats)]
    order = sorted(set(keys))
    return [float(order.index(key)) for key in keys]


async def rate(people: People, row: TableRow, sitting: Sequence[Seat], match: Match) -> None:
    """After a game: people among each other where the table is rated, one among bots always.

    Whoever has a bot play the end of a rated game has lost it.
    """
    persons = [s for s in sitting if s.profile and s.held]
    bots = [s for s in sitting if not s.held and s.kind == "bot"]
    places = ranks(match)
    if row.rated and len({s.profile for s in persons}) > 1:
        away = float(match.seats)
        order = [places[s.seat] if s.kind == "human" else away for s in persons]
        await people.set_ratings(await _rated(people, row.game, PEOPLE, persons, [], order))
    elif len(persons) == 1 and persons[0].kind == "human" and len(bots) + 1 == len(sitting):
        order = [places[s.seat] for s in (*persons, *bots)]
        await people.set_ratings(await _rated(people, row.game, LADDER, persons, bots, order))


async def forfeit(people: People, row: TableRow, sitting: Sequence[Seat], gone: Seat) -> None:
    """Whoever leaves a rated game has lost it there and then; those who stay play on.

    Who is the last to stay has won; several are rated when their game is over.
    """
    stay = [s for s in sitting if s.profile not in ("", gone.profile) and s.held]
    if row.rated and gone.profile and stay:
        order = [1.0, *(0.0 for _ in stay)]
        rated = await _rated(people, row.game, PEOPLE, [gone, *stay], [], order)
        await people.set_ratings(rated if len(stay) == 1 else rated[:1])


async def _rated(
    people: People,
    game: str,
    ladder: str,
    persons: Sequence[Seat],
    bots: Sequence[Seat],
    order: list[float],
) -> list[Rating]:
    """The ratings of some people after a game that they and the bots ended in this order."""
    known = await people.ratings([s.profile for s in persons], game, ladder)
    new = MODEL.rating()
    before = [
        known.get(s.profile, Rating(s.profile, game, ladder, new.mu, new.sigma, 0)) for s in persons
    ]
    teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    teams += [[MODEL.rating(mu=MARKS.get(bot.level, new.mu), sigma=SURE)] for bot in bots]
    after = MODEL.rate(teams, ranks=order)
    return [
        replace(one, mu=team[0].mu, sigma=team[0].sigma, games=one.games + 1)
        for one, team in zip(before, after, strict=False)
    ]
