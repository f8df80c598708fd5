"""The rules of every game say the same in English and in French."""

from __future__ import annotations

import pytest

import saloon
from saloon.engine.game import Game
from saloon.words import folder_of

from .languages import differences, numbers

every_game = pytest.mark.parametrize("game", saloon.list_games(), ids=lambda game: game.id)

ENGLISH = """# Toy

## Play

- **TOY-PLAY-01** Draw 2 cards and pay $3 (TOY-PLAY-02).
- **TOY-PLAY-02** A sale loses 2 points: -2.

| Card | Price |
|---|---|
| Hat | $4 |
"""

FRENCH = """# Jouet

## Jeu

- **TOY-PLAY-01** Piochez 2 cartes et payez 3\u00a0$ (TOY-PLAY-02).
- **TOY-PLAY-02** Une vente coûte 2 points\u00a0: -2.

| Carte | Prix |
|---|---|
| Chapeau | 4 $ |
"""


@every_game
def test_both_languages_hold_the_same_clauses_and_numbers(game: Game) -> None:
    folder = folder_of(game)
    english = (folder / "rules.md").read_text(encoding="utf-8")
    french = (folder / "rules.fr.md").read_text(encoding="utf-8")
    assert differences(english, french) == []


def test_a_faithful_translation_has_no_difference() -> None:
    assert differences(ENGLISH, FRENCH) == []


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("- **TOY-PLAY-02** Une vente coûte 2 points\u00a0: -2.\n", "", "TOY-PLAY-02 is not trans"),
        ("## Jeu\n", "## Jeu\n\n- **TOY-PLAY-09** De trop.\n", "TOY-PLAY-09 is only in the tra"),
        ("2 cartes", "3 cartes", "TOY-PLAY-01: ['2'] only here, ['3'] only in the translation"),
        ("3\u00a0$", "3", "TOY-PLAY-01: ['$3'] only here, ['3'] only in the translation"),
        (": -2", ": +2", "TOY-PLAY-02: ['-2'] only here, ['+2'] only in the translation"),
        ("(TOY-PLAY-02)", "(TOY-PLAY-01)", "TOY-PLAY-01: ['TOY-PLAY-02'] only here"),
        ("| 4 $ |", "| 5 $ |", "Play, table row 3: ['$4'] only here, ['$5'] only"),
        ("| Chapeau | 4 $ |\n", "", "Play: 3 table rows here, 2 in the translation"),
        ("## Jeu", "### Jeu", "1 chapters here, 0 in the translation"),
    ],
)
def test_what_a_translation_drops_or_changes_is_named(right: str, wrong: str, said: str) -> None:
    assert FRENCH.count(right) == 1
    found = differences(ENGLISH, FRENCH.replace(right, wrong))
    assert len(found) == 1
    assert found[0].startswith(said)


def test_sums_are_the_same_before_and_after_the_sign() -> None:
    assert numbers("P1 $0, P2 $12") == numbers("J1 0 $, J2 12\u00a0$")
    assert numbers("$5/$10") == numbers("5 $/10 $")
    assert numbers("1 in 100,000") == numbers("1 sur 100 000")
