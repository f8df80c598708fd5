"""The pieces of `undead` as pages show them."""

from __future__ import annotations

from typing import Final

from saloon import drawing as d
from saloon.exhibit import Exhibit, Piece, centred
from saloon.games.undead import art
from saloon.games.undead.content import UNDEAD
from saloon.games.undead.text import slots_of
from saloon.words import Teller

DEFS: Final = art.defs()


def goal_sign(sign: str) -> str:
    """A part of the goal as a small picture, 28 by 28."""
    if sign == "tokens":
        return d.group(art.seal(12), x=14, y=14)
    if sign == "houses":
        return d.path("M4 13 L14 4 L24 13 V25 H4 Z", fill="#c79a5b", stroke=d.PAPER, stroke_width=1)
    if sign == "killed":
        return d.group(art.cartridge(24), x=14, y=14)
    return d.group(art.skull(11), x=14, y=14)


def night(drawn: str, w: float, h: float, label: str = "") -> Piece:
    """Something that needs the dark behind it."""
    return Piece(d.rect(0, 0, w, h, 8, fill="#24313a") + drawn, w, h, label)


def resources(tell: Teller) -> list[Piece]:
    """Coins, Bullets and Notoriety."""
    return [
        centred(art.goods(kind, 20), 48, 48, tell.words(f"kind-{kind}"))
        for kind in ("coin", "bullet", "notoriety")
    ]


def card(_tell: Teller) -> list[Piece]:
    """An undead with its value and its weak points, and the same when it lies at a building."""
    one = UNDEAD[0]
    weak = slots_of(one.weak)
    return [
        night(d.group(art.undead_small(one.id, one.value, weak, 84, 98), x=8, y=8), 100, 114),
        centred(art.seal(20, str(one.value)), 44, 44),
    ]


def slots(_tell: Teller) -> list[Piece]:
    """Six slots: Bullets on 3, 5 and 6, Casings elsewhere, and the die that asks for them."""
    found = []
    for slot in range(2, 8):
        drawn = d.group(art.cartridge(44, loaded=slot in (3, 5, 6)), x=18, y=30)
        found.append(Piece(drawn, 36, 56, str(slot)))
    return [*found, Piece(art.die(5, 52), 52, 52)]


def building(tell: Teller) -> list[Piece]:
    """Two houses of the town."""
    return [
        night(d.group(art.facade(id, tell.words(f"building-{id}")), x=4, y=6), 168, 124)
        for id in ("bank", "saloon")
    ]


def outlaws(_tell: Teller) -> list[Piece]:
    """Outlaws on foot and laid down."""
    return [
        night(d.group(art.standing(band), x=11, y=8, scale=1.3), 56, 68) for band in range(4)
    ] + [night(d.group(art.lying(0), x=6, y=18, scale=1.3), 62, 68)]


def critical(_tell: Teller) -> list[Piece]:
    """The Critical token with the Skull and with the Backfire up."""
    return [centred(art.critical(up, 24), 56, 56) for up in (True, False)]


EXHIBITS: Final[dict[str, Exhibit]] = {
    "resources": resources,
    "card": card,
    "slots": slots,
    "building": building,
    "outlaws": outlaws,
    "critical": critical,
}
