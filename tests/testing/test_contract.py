"""`conform` is the contract: each thing that a game lacks or gets wrong is named in a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from saloon.engine.errors import SaloonError
from saloon.testing import conform
from tests.testing.strangers import Edit, both, cut, put, stranger, without

RULES, TEXT, SCENE = "game.py", "text.py", "scene.py"
END_OF_GAME = "\n\nGAME = Toy()"


def more(method: str) -> Edit:
    """One more method of the game."""
    return put(RULES, END_OF_GAME, f"\n\n{method}{END_OF_GAME}")


LACKING = [
    (without("scene.py"), "toy has no scene.py: the web table cannot draw it"),
    (without("text.py"), "toy has no text.py: nothing of it can be told in words"),
    (without("rules.md"), "toy has no rules.md"),
    (without("versions.md"), "toy has no versions.md"),
    (without("numbers.py"), "toy has no numbers.py"),
    (without("locale/fr.ftl"), "toy declares the language 'fr', but has no locale/fr.ftl"),
    (put(RULES, "bound=200,", 'bound=200, langs=("en", "tlh"),'), "declares the language 'tlh'"),
    (put(TEXT, "TELLER =", "Told ="), "the text.py of toy holds no TELLER"),
    (put(SCENE, "def small(", "def tiny("), r"the scene.py of toy has no function small\(\)"),
    (put(RULES, "def sense(", "def feel("), "toy has no sense: bots cannot tell"),
    (put(RULES, "def observe(", "def look("), "toy has no observe"),
    (put(RULES, "def layout(", "def fields("), "toy has no layout"),
    (put(RULES, 'prompts=("draw", "swap", "guess"),', ""), "toy declares no prompts"),
    (put(RULES, 'rules="toy/1"', 'rules="toy"'), "the rules of toy are called 'toy'"),
    (put(RULES, 'rules="toy/1"', 'rules="toy/2"'), "versions.md ends at toy/1, but the rules are"),
    (put("versions.md", "- The first rules.", ""), "does not say what changed with toy/1"),
    (put("numbers.py", "TOY-END-01", "TOY-END-77"), "turns.most cites TOY-END-77"),
]

WORDS = [
    (put(RULES, '"swap", "guess"),', '"swap"),'), "'guess' is asked, but not declared"),
    (
        both(*[cut(f"locale/{lang}.ftl", "ask-guess", "wait-guess") for lang in ("en", "fr")]),
        r"does not have the messages \['ask-guess'\]",
    ),
    (cut("locale/fr.ftl", "event-end", "move-draw"), r"fr.ftl does not have .*'event-end'"),
    (put("locale/fr.ftl", "{ $who } devine", "On devine"), r"other variables .*'wait-guess'"),
    (put("locale/fr.ftl", "title = Jouet", "title"), "fr.ftl cannot be read"),
    (
        both(*[put(f"locale/{lang}.ftl", "option-blind-hint", "blind") for lang in ("en", "fr")]),
        "'option-blind-hint'",
    ),
    (
        both(*[put(f"locale/{lang}.ftl", "move-high", "high") for lang in ("en", "fr")]),
        "no message 'move-high'",
    ),
    (put(TEXT, '"end": ("who",)', '"end": ()'), "'end' is told with 1 numbers in game.py"),
    (
        put(RULES, 't.tell("end", "TOY-END-01", t.winners[0])', 't.tell("end", "TOY-END-01")'),
        "the event 'end' is told with 0 numbers in game.py, but EVENTS names 1",
    ),
    (
        both(
            put(RULES, 't.tell("end"', 'kind = "end"; t.tell(kind'),
            put(TEXT, '"end": ("who",)', '"end": ("who", "card")'),
        ),
        "no rule names|the event 'end' of 'toy' comes with 1 numbers .*, but 2 are named",
    ),
    (
        put(RULES, '[DRAW, PASS], "TOY-DRAW-01")', '[DRAW, PASS], "TOY-DRAW-01", (who,))'),
        "the question 'draw' of 'toy' comes with 1 numbers .*, but 0 are named",
    ),
    (put(TEXT, 'self.words(f"move-{move}")', '"a move"'), "two moves of draw read alike"),
    (
        put(TEXT, "Text(line)", "Text('x' * 99, no_wrap=True, overflow='ignore')"),
        "the board takes 99 columns of 80",
    ),
]

SCENES = [
    (put(SCENE, "HIGH = 300.0", "HIGH = 900.0"), "overflows a phone: it is 875 pixels high"),
    (put(SCENE, "712.0", "900.0"), "for a screen between is 900 wide, not at most 712"),
    (put(SCENE, "*buttons)", "*buttons, '<g>')"), "is not well formed"),
    (put(SCENE, 'id=f"move-{move}"', 'id="move"'), "two elements with the id 'move'"),
    (put(SCENE, "data_move=move", 'data_move="fly"'), r"offers \['fly'\], which are not legal"),
    (
        put(SCENE, "return drawn(view, tell, 712.0)", 'return drawn({"asks": []}, tell, 712.0)'),
        r"for a screen between does not offer \['draw', 'pass'\]",
    ),
    (
        put(SCENE, "data_move=move,", "data_move=move, data_open=move,"),
        r"'draw' can be opened, but scene.py has no closeup\(\)",
    ),
]

PLAY = [
    (put(RULES, "return held[seat] / sum(held)", "return held[9]"), "sense raises IndexError for"),
    (put(RULES, "return held[seat] /", "return 7 * held[seat] /"), "not a number from 0 to 1"),
    (
        more("    def senses(self, state: Toys) -> list[float]:\n        return [0.5, 0.5, 0.5]"),
        r"senses says \[0.5, 0.5, 0.5\], but sense says",
    ),
    (
        more("    def prior(self, state: Toys, ask: Ask) -> list[float]:\n        return [1.0]"),
        "prior gives 1 weights for the 2 moves of '",
    ),
    (
        more(
            "    def prior(self, state: Toys, ask: Ask) -> list[float]:\n        return [1.0, -1.0]"
        ),
        "prior of '.*' holds a weight that is no number from 0 up",
    ),
    (
        more(
            "    def prior(self, state: Toys, ask: Ask) -> list[float]:\n"
            "        return [1.0 for _ in ask.moves]\n\n"
            "    def is_pruned(self, state: Toys, ask: Ask, move: int) -> bool:\n"
            "        return True"
        ),
        "prior gives '.*' the weight 1.0, likely and is_pruned say 0.0",
    ),
    (
        more("    def absent(self, state: Toys, ask: Ask) -> int:\n        return 5"),
        "absent answers '.*' with 5, not legal",
    ),
    (
        more('    def sources(self, state: Toys) -> Any:\n        return [{"cards": 1}] * 2'),
        "the sources of seat . add up to 1, but its score is|sources tells of 2 of 3 seats",
    ),
    (
        put(RULES, "bytes([len(state.deck), ", "bytes(["),
        "numbers observed, .* in the layout",
    ),
    (put(RULES, 'Field("deck", 1, CARDS', 'Field("deck", 1, 3'), r"beyond the layout: .*'deck'"),
    (put(RULES, "[DRAW, PASS], ", "[DRAW, 77], "), "offers move 77; there are 0 to 5"),
]


@pytest.mark.parametrize(("edit", "sentence"), [*LACKING, *WORDS, *SCENES, *PLAY])
def test_each_fault_is_named(tmp_path: Path, edit: Edit, sentence: str) -> None:
    with (
        stranger(tmp_path, edit) as game,
        pytest.raises((AssertionError, KeyError, SaloonError), match=sentence),
    ):
        conform(game, examples=3)


def test_a_stranger_s_game_conforms(tmp_path: Path) -> None:
    with stranger(tmp_path, lambda _: None) as game:
        conform(game, examples=3)


def test_a_game_may_declare_one_language(tmp_path: Path) -> None:
    edit = both(without("locale/fr.ftl"), put(RULES, "bound=200,", 'bound=200, langs=("en",),'))
    with stranger(tmp_path, edit) as game:
        conform(game, examples=3)


def test_all_that_is_lacking_is_named_at_once(tmp_path: Path) -> None:
    edit = both(without("scene.py"), without("numbers.py"), put(RULES, "def sense(", "def feel("))
    with stranger(tmp_path, edit) as game, pytest.raises(AssertionError) as said:
        conform(game)
    assert len(str(said.value).splitlines()) == 3
