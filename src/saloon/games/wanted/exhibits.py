"""The pieces of `wanted` as pages show them."""

from __future__ import annotations

from typing import Final

from saloon import drawing as d
from saloon.exhibit import Exhibit, Piece, centred
from saloon.games.wanted.content import DECKS, GANGS, OUTLAWS, SALOON, SALOON_KINDS, gang_of
from saloon.games.wanted.scene import GANG_LOOKS, poster, saloon_card, small_card
from saloon.words import Teller


def one(r: float) -> str:
    """The One token around 0, 0."""
    disc = d.circle(0, 0, r, fill="#d8b13a", stroke=d.INK, stroke_width=1.2)
    return disc + d.words(0, r * 0.5, "1", r * 1.4, d.INK, weight=700)


def goal_sign(sign: str) -> str:
    """A part of the goal as a small picture, 28 by 28."""
    if sign == "one":
        return d.group(one(12), x=14, y=14)
    colour, shape = GANG_LOOKS[GANGS.index(sign.partition(":")[2])]
    return d.mark(shape, colour, 14, 14, 11, edge=d.PAPER)


def tokens(tell: Teller) -> list[Piece]:
    """What one collects."""
    found = []
    for gang, (colour, shape) in zip(GANGS, GANG_LOOKS, strict=True):
        mark = d.mark(shape, colour, 22, 22, 18)
        found.append(Piece(mark, 44, 44, tell.words(f"gang-{gang}")))
    return [*found, centred(one(19), 44, 44, tell.words("token-one"))]


def towns(tell: Teller) -> list[Piece]:
    """The decks: four with a card face up, one face down."""
    shown = []
    for number, deck in zip((3, 17, 30, 44), DECKS[:SALOON], strict=True):
        gang = tell.words(f"gang-{GANGS[gang_of(number)]}")
        drawn = d.under_cards(116, 182, 3) + poster(number, 116, 182, gang, "WANTED")
        shown.append(Piece(d.group(drawn, scale=0.62), 72, 113, tell.words(f"deck-{deck}")))
    back = d.under_cards(72, 113, 3) + d.card_back(72, 113)
    return [*shown, Piece(back, 72, 113, tell.words(f"deck-{DECKS[SALOON]}"))]


def stack(_tell: Teller) -> list[Piece]:
    """Stacks of one, two, three and five cards with what they are worth."""
    daltons = [number for number in range(len(OUTLAWS)) if gang_of(number) == 1]
    found = []
    for count, points in ((1, 2), (2, 3), (3, 5), (5, 12)):
        out = "".join(
            d.group(small_card(daltons[n], 70, 92, n + 1), y=n * 17.0) for n in range(count)
        )
        found.append(Piece(out, 70, 92 + 17.0 * (count - 1), f"{points}"))
    return found


def leader(tell: Teller) -> list[Piece]:
    """A leader, with the star."""
    gang = tell.words(f"gang-{GANGS[0]}")
    drawn = d.group(poster(0, 116, 182, gang, "WANTED"), scale=0.75)
    return [Piece(drawn, 87, 137), Piece(d.group(d.badge_star(24), x=26, y=26), 52, 52)]


def saloon(tell: Teller) -> list[Piece]:
    """The three kinds of Saloon cards."""
    return [
        Piece(saloon_card(kind, 74, 98), 74, 98, tell.words(f"card-{kind}"))
        for kind in SALOON_KINDS
    ]


EXHIBITS: Final[dict[str, Exhibit]] = {
    "tokens": tokens,
    "towns": towns,
    "stack": stack,
    "leader": leader,
    "saloon": saloon,
}
