"""What is written from a game's declarations is held to them (scripts/written.py)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from scripts.written import (
    Source,
    agreed,
    by_name,
    chosen,
    constants,
    games,
    keys_of,
    laid_out,
    made,
    modules,
    observed,
    option_cases,
    option_observed,
    row_of,
    size_of,
    taking_over,
    unshown,
    value_of,
)
from scripts.written import option as written_option

import saloon
from saloon.declare.fields import (
    COUNT,
    EACH,
    NOBODY,
    Declared,
    each,
    number,
    option,
    row,
    rows,
    seat,
    shown,
    stacks,
)
from saloon.declare.fields import chosen as chosen_option
from saloon.declare.reading import Reading
from saloon.engine.errors import BadGame, Broken
from saloon.engine.event import EVERYBODY, Log
from saloon.engine.game import Game
from saloon.engine.rng import Rng
from saloon.games.undead.state import Table as Town
from saloon.games.wanted.state import Table


@pytest.mark.parametrize("game", games())
def test_what_is_written_follows_from_what_is_declared(game: str) -> None:
    """After a change of fields, moves, events or questions: `python -m scripts.written`."""
    for path, text in modules(game).items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name} is not what it should be"


@pytest.mark.parametrize("game", games())
def test_codes_are_those_of_the_families(game: str) -> None:
    title = saloon.game(game)
    for family in title.families:
        for code in family.all():
            assert title.family(title.text(code)) is family
            assert family(*family.read(code)) == code
    assert sum(len(family) for family in title.families) == len(title.moves)


def test_numbers_come_by_name_and_stand_in_the_order_of_the_rules() -> None:
    t = Table()
    t.log = Log()
    t.tell_take("WAN-TURN-06", deck=2, who=1, card=30)
    t.whisper_looked_town(2, "WAN-DOLLAR-04", card=20, deck=1)
    told = [(event.kind, event.args, event.to) for event in t.log.events]
    assert told == [("take", (1, 30, 2), EVERYBODY), ("looked-town", (1, 20), 2)]


@pytest.mark.parametrize("numbers", [{"who": 1, "card": 3}, {"who": 1, "gang": 3, "deck": 0}])
def test_wrong_numbers_fail_at_once_and_name_the_event(numbers: dict[str, int]) -> None:
    with pytest.raises(TypeError, match="tell_take"):
        Table().tell_take("WAN-TURN-06", **numbers)


def test_a_question_holds_its_numbers_in_order() -> None:
    t = Town()
    assert t.ask_buy(0, [1], "UND-BUY-01", band=3).args == (3,)
    assert t.ask_again(0, [1], "UND-UND-02", seen=5, card=4, band=3).args == (3, 4, 5)
    assert t.ask_commit_bands(0, [1], "UND-DAY-04", band=1).prompt == "commit-bands"
    assert Table().ask_draw(0, [1], "WAN-TURN-04").args == ()


def test_an_event_told_with_other_numbers_elsewhere_is_named(tmp_path: Path) -> None:
    rules = tmp_path / "rules.py"
    rules.write_text(
        'def one(t):\n    t.tell("takes", "X", who=1)\n'
        'def two(t):\n    t.tell("takes", "X", who=1, card=2)\n'
    )
    with pytest.raises(BadGame, match="the event 'takes' of 'toy' comes with who, card"):
        Reading("toy", [rules])


def test_what_is_told_and_asked_without_clauses_has_those_of_the_docstring() -> None:
    """And what is told elsewhere with clauses of its own keeps them."""
    t = Town()
    t.log = Log()
    t.tell_aims(who=0, target=1)
    t.tell_aims("UND-DUEL-04", who=0, target=1)
    assert [event.clauses for event in t.log.events] == [("UND-DUEL-03",), ("UND-DUEL-04",)]
    asked = t.ask_place_outlaw(0, [1], band=0)
    assert asked.clause == "UND-SOLO-09"
    assert t.log.fired["UND-SOLO-40"] == 1


@pytest.mark.parametrize(
    ("rules", "sentence"),
    [
        (
            'def a(t):\n    "TOY-A-01"\n    t.tell_x()\n'
            'def b(t):\n    "TOY-B-01"\n    t.tell_x()\n',
            "tell_x of 'toy' is given no clauses at rules.py:6, where the docstring names "
            "TOY-B-01, elsewhere TOY-A-01",
        ),
        ("def a(t):\n    t.ask_x(0, [])\n", "docstring names none, elsewhere none"),
        (
            'def a(t):\n    "TOY-A-01"\n    t.ask_x(0, [], *ends)\n',
            "the row of ask_x of 'toy' needs clauses at rules.py:3",
        ),
    ],
)
def test_clauses_that_no_docstring_settles_are_refused(
    rules: str, sentence: str, tmp_path: Path
) -> None:
    source = tmp_path / "rules.py"
    source.write_text(rules)
    with pytest.raises(BadGame, match=re.escape(sentence)):
        Reading("toy", [source])


@pytest.mark.parametrize("game", games())
def test_every_field_is_copied_and_goes_its_own_way(game: str) -> None:
    title = saloon.game(game)
    seats = title.default_seats
    table = title.new(seats, title.settle_options(seats, {}), Rng.seeded("copy"))
    other = table.copy()
    for name in dir(table):
        value = getattr(table, name)
        if isinstance(value, list):
            assert getattr(other, name) == value
            assert getattr(other, name) is not value, f"{name} is shared"


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("one", 3, "one is no seat"),
        ("horse", 4, "horse is out of range"),
        ("tiles", [0, -1, 2], "tiles holds what is out of range"),
        ("wanted", [0, 16, 0], "wanted holds what is out of range"),
        ("totals", [0, 0], "totals has too many or too few entries"),
        ("stacks", [()] * 11, "stacks has too many or too few entries"),
    ],
)
def test_what_the_fields_say_always_holds_is_checked(
    name: str, value: object, sentence: str
) -> None:
    game = saloon.game("wanted")
    table = game.new(3, game.settle_options(3, {}), Rng.seeded("limits"))
    assert isinstance(table, Table)
    table.keep_limits()
    setattr(table, name, value)
    with pytest.raises(Broken, match=sentence):
        table.keep_limits()


def field(declared: object, name: str) -> Declared:
    assert isinstance(declared, Declared)
    declared.name = name
    return declared


def test_an_option_of_words_is_held_as_a_number_and_shown_as_a_word() -> None:
    back = field(option("off", "X", ("off", "vote", "auto"), named="BACK_"), "back")
    assert (back.start, back.agreed("auto"), back.chosen(1)) == (0, 2, "vote")
    assert agreed(back) == "('off', 'vote', 'auto').index(str(options[\"back\"]))"
    assert chosen(back) == "('off', 'vote', 'auto')[t.back]"
    assert [*constants(back.words, back.named)] == [
        "BACK_OFF: Final = 0",
        "BACK_VOTE: Final = 1",
        "BACK_AUTO: Final = 2",
    ]
    assert option_cases(back) == ["back vote", "back auto"]
    assert len(option_observed(back)) == 2


def test_an_option_of_two_words_is_true_where_it_is_the_second() -> None:
    live = field(option("simulated", "X", ("simulated", "live"), shown="shootout"), "live")
    assert (live.start, live.agreed("live"), live.chosen(False)) == (False, True, "simulated")
    assert agreed(live) == 'options["shootout"] == "live"'
    assert chosen(live) == '"live" if t.live else "simulated"'
    assert written_option(live).startswith("Option(\"shootout\", 'simulated', \"X\", ('simulated'")


def test_several_numbers_a_seat_are_written_and_shown_together() -> None:
    goods = field(each(per=4, about="goods"), "goods")
    assert observed(goods) == ["write_round(out, t.goods, seat * 4)"]
    assert value_of(goods, Source("wanted")) == "t.goods[who * 4 : (who + 1) * 4]"
    assert size_of(goods) == "4 * seats"
    first = field(seat(missing=True), "first")
    assert value_of(first, Source("wanted")) == "None if t.first < 0 else t.first"


def test_a_row_of_any_length_stands_behind_the_numbers(tmp_path: Path) -> None:
    rules = tmp_path / "rules.py"
    rules.write_text('def one(t):\n    yield t.ask_page(0, [1], "X", *ends)\n')
    says = Reading("toy", [rules])
    assert says.asks == {"page": ("*ends",)}
    assert (by_name(("*ends",)), row_of(("*ends",))) == (", *ends: int", "ends")


def test_an_option_may_stand_in_fields_of_its_own() -> None:
    mode = field(chosen_option("short", "X", ("long", "short")), "mode")
    assert (mode.start, chosen(mode)) == (1, "('long', 'short')[t.mode]")
    assert option_cases(mode) == ["mode short"]
    calm = field(chosen_option(False, "X"), "calm")
    assert (chosen(calm), option_observed(calm)) == ("t.calm", ["out.append(1 if t.calm else 0)"])


def test_what_is_there_only_with_an_option_is_copied_where_it_is_on() -> None:
    fields = [field(each(only="long"), "coins"), field(number(), "turn")]
    assert [line.strip() for line in taking_over(fields)] == [
        "self.turn = other.turn",
        "if other.long:",
        "self.coins = other.coins[:]",
    ]
    notes = field(each(most=1, only="long", about="notes"), "notes")
    assert observed(notes)[0] == "if t.long:"
    assert observed(notes)[-2:] == ["else:", "    out.write(bytes(seats))"]
    assert value_of(notes, Source("wanted")) == "t.notes[who] == 1"


def test_piles_are_counted_laid_out_and_left_out() -> None:
    deck = field(row(seen=COUNT, about="cards"), "deck")
    assert value_of(deck, Source("wanted")) == "len(t.deck)"
    assert observed(deck) == ["out.append(cut(len(t.deck)))"]
    piles = field(stacks(2), "piles")
    assert made(piles) == "self.piles: tuple[tuple[int, ...], ...] = ((), (), )"
    assert laid_out(field(rows(1), "hands")) == "t.hands = [()] * seats"
    assert laid_out(field(each(3, per=2), "skills")) == "t.skills = [3] * (2 * seats)"
    gone = [field(number(seen=NOBODY), "rises"), field(number(seen=NOBODY, within="a"), "dead")]
    assert [*unshown(gone)] == ["rises"]


def test_the_table_itself_says_what_a_view_shows() -> None:
    source = Source("wanted")
    source.seen = [field(shown("last", by="last"), "a"), field(shown("players.spd", by="spd"), "b")]
    assert keys_of(source) == {"last": {"": ("t.last", "")}, "players": {"spd": ("t.spd(who)", "")}}
    assert observed(source.seen[1]) == ["for who in order:", "    out.append(cut(t.spd(who)))"]


@pytest.mark.parametrize("game", games())
def test_numbers_of_players_are_observed_from_the_observer_on(game: str) -> None:
    title = saloon.game(game)
    fields = {
        one.name: one.per
        for one in Source(game).seen
        if one.form == EACH and one.about and not (one.by or one.of or one.only)
    }
    seats = title.seats[-1]
    table = title.new(seats, title.settle_options(seats, {}), Rng.seeded("order"))
    for name, per in fields.items():
        setattr(table, name, [1 + place for place in range(seats * per)])
    for who in range(seats):
        observation, start = title.observe(table, who), 0
        for one in title.layout(seats):
            if one.name in fields:
                first, held = who * fields[one.name], getattr(table, one.name)
                found = [*observation[start : start + one.size]]
                assert found == held[first:] + held[:first], one.name
            start += one.size


@pytest.mark.parametrize("game", saloon.list_games(), ids=lambda game: game.id)
def test_what_was_agreed_can_be_agreed_again(game: Game) -> None:
    """A stored table has every option written out, with the kinds of values that they take."""
    once = game.settle_options(game.default_seats, {})
    assert game.settle_options(game.default_seats, once) == once
    assert all(type(once[one.id]) in map(type, one.choices) for one in game.options)
