"""What the parts of a board say of themselves."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from html import unescape
from importlib import import_module
from itertools import islice

import pytest

from saloon import catalog
from saloon.engine.game import Game, Value
from saloon.engine.match import Match
from saloon.games.bantam import scene as bantam
from saloon.games.bantam.board import ACRE, NONE_HERE
from saloon.games.bantam.effects import KINDS
from saloon.games.pioneers import scene as pioneers
from saloon.lessons.lights import label
from saloon.puzzles import puzzles
from saloon.words import LANGS, teller

BAD = re.compile(
    r"\bYou (has|is|stands|lies|holds|carries|rides|keeps)\b|You\u2019s"
    r"|\bVous (a|est|tient|porte|monte|garde)\b"
)


SENTENCE = re.compile(r"(\S+\s+){4}.*[.!?…»]$", re.DOTALL)
"""A name alone has few words and no full stop."""


def positions(game: Game) -> Iterator[tuple[Match, int]]:
    """Points of a game that somebody plays at random, and puzzles from the games of bots."""
    solo = {1} & set(game.seats)
    for seats, options in ((2, {}), *((count, {}) for count in solo), *MORE.get(game.id, ())):
        chance = random.Random(seats)
        match = Match(game, seats, f"tips-{seats}", options)
        for number in range(400):
            if not match.asks:
                break
            if number % 57 == 0:
                yield match, 0
            ask = next(a for a in match.asks if a.seat not in match.committed)
            match.play(ask.seat, chance.choice(ask.moves))
        yield match, 0
    for one in puzzles(game)[::8]:
        yield one.position(), one.seat


MORE: dict[str, tuple[tuple[int, dict[str, Value]], ...]] = {
    "wanted": ((3, {"dollars": True, "cavalry": True, "supremacy": True, "duel": True}),),
    "bantam": ((2, {"mode": "governors"}),),
}


def everything_drawn(game: Game, match: Match, seat: int | None, lang: str) -> Iterator[str]:
    """A table as it is drawn for every kind of screen, and all that opens from it."""
    scene = import_module(f"saloon.games.{game.id}.scene")
    tell = teller(game, lang, me=seat)
    view = match.view(seat)
    drawn = [scene.scene(view, tell, True), scene.scene(view, tell, False), scene.small(view, tell)]
    yield from drawn
    for thing in {name for one in drawn for name in re.findall(r'data-open="([^"]*)"', one)}:
        yield scene.closeup(view, tell, thing)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", catalog.games(), ids=lambda game: game.id)
def test_every_part_of_a_board_explains_itself_in_a_sentence(game: Game, lang: str) -> None:
    seen = set()
    for match, seat in positions(game):
        for reader in (seat, None):
            for drawn in everything_drawn(game, match, reader, lang):
                seen.update(re.findall(r'<g\b[^>]*? aria-label="([^"]*)"', drawn))
    assert len(seen) > 100
    for text in map(unescape, seen):
        assert SENTENCE.match(text), text
        assert not BAD.search(text), text


OF_OTHERS = {
    "undead": r"slot-",
    "pioneers": r"(has|points|player|family|stock|limit)-[123]|at-",
    "bantam": r"\w+-[123]\b|(acre|mini-of|foe-at|ground|fire-at|cabin-at)-",
}
"""No stops of the Tab key: what others have, and what stands on a map with keys of its own."""


@pytest.mark.parametrize("game", catalog.games(), ids=lambda game: game.id)
def test_what_one_has_oneself_says_what_it_is_to_keys_as_well(game: Game) -> None:
    stops = 0
    others = rf' id="({OF_OTHERS.get(game.id, "none")})'
    mine = (one for one in positions(game) if one[1] == 0)
    for match, seat in islice(mine, 4):
        for drawn in everything_drawn(game, match, seat, "en"):
            for part in re.findall(r'<g\b[^>]*? aria-label="[^"]*"[^>]*>', drawn):
                stop = 'tabindex="0"' in part
                stops += stop
                assert stop or re.search(others, part), part
    assert stops > 100


@pytest.mark.parametrize("lang", LANGS)
def test_what_a_pioneer_family_has_says_what_it_is_good_for(lang: str) -> None:
    game = catalog.game("pioneers")
    one = puzzles(game)[0]
    tell = teller(game, lang, me=one.seat)
    drawn = pioneers.scene(one.position().view(one.seat), tell, True)
    for kind in ("money", "food", "bullet"):
        own = label(drawn, f"has-{one.seat}-{kind}")
        assert own.endswith(tell.words(f"good-{kind}-does"))


@pytest.mark.parametrize("lang", LANGS)
def test_every_acre_says_what_work_it_offers(lang: str) -> None:
    """Also where one is far from it: nobody finds Lumber who is told a name."""
    game = catalog.game("bantam")
    tell = teller(game, lang, me=0)
    drawn = bantam.scene(Match(game, 2, "tips").view(0), tell, True)
    working = [acre for acre in ACRE if acre.resource != NONE_HERE]
    assert len(working) > 8
    for acre in working:
        assert tell.words(f"kind-{KINDS[acre.resource]}") in label(drawn, f"acre-{acre.id}")
