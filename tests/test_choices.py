"""How legal moves are offered: keys that mean the same everywhere, groups, pickers."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import saloon
from saloon.choices import (
    FOLDED_FROM,
    HOUSE_KEYS,
    LEAVING_KEYS,
    Picking,
    asked_of,
    choices_of,
    keys_of,
    picker_of,
)
from saloon.engine.rng import Rng
from saloon.words import LANGS, Words, teller

GAMES = tuple(game.id for game in saloon.list_games())


def positions(game: str, lang: str, moves: int = 160):  # type: ignore[no-untyped-def]
    """A random game as each asked seat sees it."""
    match = saloon.Match(saloon.game(game), seats=3, seed=f"choices {game}")
    told = [teller(match.game, lang, me=seat) for seat in range(3)]
    rng = Rng.seeded("choices")
    for _ in range(moves):
        if match.over:
            return
        ask = match.asks[0]
        yield told[ask.seat], match.view(ask.seat)
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_a_key_is_a_letter_or_the_number_the_move_itself_says(game: str, lang: str) -> None:
    for tell, view in positions(game, lang):
        keys = keys_of(tell, view)
        used = [key for key in keys.values() if key]
        assert len(used) == len(set(used))
        for move, key in keys.items():
            if key.isdecimal():
                assert re.search(rf"(?<!\d){key}(?!\d)", tell.move(move, view)), (move, key)
            elif key:
                assert key not in HOUSE_KEYS


@pytest.mark.parametrize("game", GAMES)
def test_what_leaves_stands_apart_with_the_same_letters(game: str) -> None:
    seen = 0
    for tell, view in positions(game, "en", 400):
        choices = choices_of(tell, view)
        ask = asked_of(view)
        assert ask is not None
        assert sorted(choice.move for choice in choices.all) == sorted(ask["moves"])
        leaving = [choice for choice in choices.leaving if choice.leaving]
        for place, choice in enumerate(leaving[: len(LEAVING_KEYS)]):
            seen += 1
            assert choice.key in LEAVING_KEYS or choice.key == "", (place, choice)
        for group in choices.groups:
            if len(ask["moves"]) > 1 and choices.leaving:
                assert not any(tell.is_leaving(choice.move) for choice in group.choices)
    assert seen > 0 or game == "wanted"


def test_the_slots_of_undead_are_chosen_by_their_own_numbers() -> None:
    match = saloon.Match(saloon.game("undead"), seats=2, seed="slots")
    tell = teller(match.game, "en", me=0)
    view = match.view(0)
    asks = [{**view["asks"][0], "seat": 0, "prompt": "load", "args": [0]}]
    asks[0]["moves"] = [f"load:{slot}" for slot in range(2, 8)]
    keys = keys_of(tell, {**view, "asks": asks})
    assert keys == {f"load:{slot}": str(slot) for slot in range(2, 8)}


@pytest.mark.parametrize(
    ("options", "prompt", "parts", "count"),
    [({}, "start", 3, 72), ({"two_bands": True}, "commit-bands", 2, 81)],
)
def test_the_large_choices_of_undead_are_pickers(
    options: dict[str, bool], prompt: str, parts: int, count: int
) -> None:
    match = saloon.Match(saloon.game("undead"), seats=2, seed="pick", options=options)
    most = 0
    for _ in range(60):
        ask = match.asks[0]
        view = match.view(ask.seat)
        asked = asked_of(view)
        assert asked is not None
        if ask.prompt == prompt:
            tell = teller(match.game, "en", me=ask.seat)
            picker = picker_of(tell, view)
            assert picker is not None
            assert len(picker.parts) == parts
            assert max(len(part.values) for part in picker.parts) <= 10
            most = max(most, len(picker.moves))
            for move, values in picker.moves.items():
                picking = Picking(picker, Words("en"))
                while not picking.move:
                    picking.choose(values[len(picking.chosen)])
                assert picking.move == move
        match.play(ask.seat, ask.moves[0])
    assert most >= count - 10


def asked(game: str, prompt: str, seed: str, **options: bool) -> Iterator[saloon.Match]:
    """Matches of random moves, as they stand where somebody is asked this."""
    match = saloon.Match(saloon.game(game), 3, seed, options)
    rng = Rng.seeded(seed)
    while not match.over:
        ask = next(one for one in match.asks if one.seat not in match.committed)
        if ask.prompt == prompt:
            yield match
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])


@pytest.mark.parametrize("lang", LANGS)
def test_buildings_to_leave_are_picked_by_name(lang: str) -> None:
    large = 0
    for match in asked("undead", "leave", "homes 22"):
        for ask in match.asks:
            view = match.view(ask.seat)
            picker = picker_of(teller(match.game, lang, me=ask.seat), view)
            homes = view["table"]["bands"][ask.args[0]]["buildings"]
            assert (picker is not None) == (len(ask.moves) >= FOLDED_FROM)  # a few stay a list
            if picker is None:
                continue
            large += 1
            (part,) = picker.parts
            say = Words(lang, match.game)
            assert part.many
            assert [name for _, name in part.values] == [say(f"building-{h}") for h in homes]
            assert len(picker.moves) == 2 ** len(homes)
    assert large


REASONS = {
    "buy": {r"\d Coins? short", "you are in it"},
    "commit": {"your outlaw lies there", "no outlaw left", "2 Coins or 1 Notoriety"},
    "draw": {"the Cavalry is there"},
}


@pytest.mark.parametrize(
    ("game", "prompt", "options"),
    [("undead", "buy", {}), ("undead", "commit", {}), ("wanted", "draw", {"cavalry": True})],
)
def test_what_cannot_be_chosen_is_named_with_its_reason(
    game: str, prompt: str, options: dict[str, bool]
) -> None:
    met: set[str] = set()
    whole = {"commit": 9, "draw": 5}.get(prompt)
    for match in asked(game, prompt, "reasons 2", **options):
        ask = next(one for one in match.asks if one.seat not in match.committed)
        view = match.view(ask.seat)
        for lang in LANGS:
            found = choices_of(teller(match.game, lang, me=ask.seat), view)
            offered = [choice.text for choice in found.all]
            for what, why in found.blocked:
                assert what not in offered
                assert len(why.split()) <= 5
            kinds = [choice for choice in found.all if not choice.leaving]
            assert whole in (None, len(found.blocked) + len(kinds))
        english = choices_of(teller(match.game, "en", me=ask.seat), view)
        for _, why in english.blocked:
            (reason,) = [one for one in REASONS[prompt] if re.fullmatch(one, why)]
            met.add(reason)
    assert met == REASONS[prompt]


def test_a_part_that_leaves_one_value_follows_by_itself_and_can_be_taken_back() -> None:
    match = saloon.Match(saloon.game("undead"), seats=2, seed="pick")
    seat = match.asks[0].seat
    picking = Picking.of(teller(match.game, "en", me=seat), match.view(seat))
    assert picking is not None
    assert not picking.back()
    picking.choose("3")
    assert picking.move == "start:3:0:-"
    assert picking.back()
    assert picking.chosen == []
    assert not picking.take("99")
    assert picking.take("1")
