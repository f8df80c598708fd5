"""The pieces of `bantam` as pages show them."""

from __future__ import annotations

from typing import Final

from saloon import drawing as d
from saloon.exhibit import Exhibit, Piece, centred
from saloon.games.bantam import art
from saloon.words import Teller

DEFS: Final = art.defs() + art.symbols()


def goal_sign(_sign: str) -> str:
    """A task of the list as a small picture, 28 by 28."""
    return d.rect(4, 4, 20, 20, 3, fill="none", stroke=d.PAPER, stroke_width=1.6)


def dark(drawn: str, w: float, h: float, label: str = "") -> Piece:
    """Something around 0, 0 that needs the dark behind it."""
    back = d.rect(0, 0, w, h, 8, fill="#24362f")
    return Piece(back + d.group(drawn, x=w / 2, y=h / 2), w, h, label)


def stats(tell: Teller) -> list[Piece]:
    """Grit, Vigor, Will Power and Notoriety."""
    return [
        dark(art.grit(19), 56, 56, tell.words("stat-grit")),
        dark(art.heart(19), 56, 56, tell.words("stat-vig")),
        dark(art.will(17), 56, 56, tell.words("stat-wil")),
        dark(art.notoriety(15, "4"), 56, 56, tell.words("stat-np")),
    ]


def characters(tell: Teller) -> list[Piece]:
    """Who rides into town."""
    return [
        Piece(art.portrait(who, 84), 84, 84, tell.words(f"character-{who}"))
        for who in ("levi", "hannah", "jericho", "mika")
    ]


def stores(tell: Teller) -> list[Piece]:
    """Houses of the town."""
    return [
        centred(d.group(art.house(id), scale=0.62), 92, 96, tell.words(f"acre-{id}"))
        for id in ("gunsmith", "stables", "trading_post", "doc")
    ]


def cabins(_tell: Teller) -> list[Piece]:
    """A Cabin with its door locked and unlocked, and one that burns."""
    burning = art.cabin(1, unlocked=True, r=40) + d.group(art.flame(16), x=18, y=20)
    return [
        dark(art.cabin(0, unlocked=False, r=40), 86, 80),
        dark(art.cabin(1, unlocked=True, r=40), 86, 80),
        dark(burning, 86, 80),
    ]


def goods(tell: Teller) -> list[Piece]:
    """What the land gives."""
    return [
        dark(art.goods(kind, 20), 56, 56, tell.words(f"kind-{name}"))
        for kind, name in enumerate(("lumber", "hide", "herb", "silver", "gem"))
    ]


def enemies(_tell: Teller) -> list[Piece]:
    """What lives out there."""
    return [
        centred(art.foe(front, 34), 76, 76)
        for front in ("grey_wolf", "grizzly", "cougar", "gun_hand", "old_marrow")
    ]


def dice(_tell: Teller) -> list[Piece]:
    """The two dice of an Endeavor: a success and a failure."""
    return [Piece(art.die(6, 48), 48, 48), Piece(art.die(3, 48), 48, 48)]


EXHIBITS: Final[dict[str, Exhibit]] = {
    "stats": stats,
    "characters": characters,
    "stores": stores,
    "cabins": cabins,
    "goods": goods,
    "enemies": enemies,
    "dice": dice,
}
