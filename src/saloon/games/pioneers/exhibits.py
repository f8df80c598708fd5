"""The pieces of `pioneers` as pages show them."""

from __future__ import annotations

from typing import Final

from saloon import drawing as d
from saloon.exhibit import Exhibit, Piece, centred
from saloon.games.pioneers import art
from saloon.words import Teller


def goal_sign(sign: str) -> str:
    """A way to score as a small picture, 28 by 28."""
    drawn = {
        "farm": d.group(art.WORK["farm"]("#c8502d"), scale=0.62),
        "diploma": d.group(art.scroll(), scale=1.5),
        "pioneer": d.group(art.good("point-card"), scale=0.9),
    }[sign]
    return d.group(drawn, x=14, y=14)


def hexagons(tell: Teller, kinds: tuple[str, ...], town: bool = False) -> list[Piece]:
    """Tiles of the land or of the town."""
    prefix = "place" if town else "land"
    return [
        centred(
            d.group(art.place(kind) if town else art.land(kind, 0), scale=0.72),
            98,
            86,
            tell.words(f"{prefix}-{kind}"),
        )
        for kind in kinds
    ]


def land(tell: Teller) -> list[Piece]:
    """Tiles one can build on."""
    return hexagons(tell, ("field", "pasture", "forest", "mountain"))


def town(tell: Teller) -> list[Piece]:
    """Three places of the town."""
    return hexagons(tell, ("store", "school", "saloon", "church"), town=True)


def works(tell: Teller) -> list[Piece]:
    """A Claim and what may stand on it."""
    return [
        centred(d.group(art.work(kind, 0), scale=1.25), 66, 62, tell.work(kind))  # type: ignore[attr-defined]
        for kind in ("claim", "farm", "ranch", "sawmill", "mine", "homestead")
    ]


def family(_tell: Teller) -> list[Piece]:
    """Pioneers: on foot, newborn, hungry, with a diploma, in jail."""
    drawn = (
        art.pioneer(0, 1),
        art.pioneer(0, 2, newborn=True),
        art.pioneer(0, 3, unfed=True),
        art.pioneer(0, 4, diploma=True),
        art.pioneer(0, 5, jailed=True),
    )
    return [centred(d.group(one, scale=1.4), 56, 66) for one in drawn]


def people(tell: Teller) -> list[Piece]:
    """Those who belong to nobody."""
    return [
        centred(d.group(art.bandit(), scale=1.5), 60, 70, tell.words("bandit")),
        centred(d.group(art.sheriff(), scale=1.5), 60, 70, tell.words("sheriff")),
    ]


def goods(tell: Teller) -> list[Piece]:
    """What one buys, finds and sells."""
    return [
        centred(d.group(art.good(kind), scale=1.7), 50, 46, tell.words(f"good-{kind}"))
        for kind in ("food", "bullet", "revolver", "scythe", "corn", "horse")
    ]


EXHIBITS: Final[dict[str, Exhibit]] = {
    "land": land,
    "town": town,
    "works": works,
    "family": family,
    "people": people,
    "goods": goods,
}
