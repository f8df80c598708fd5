"""The teller of `bantam` has words for everything, in both languages."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator

import pytest
from rich.console import Console

import saloon
from saloon.choices import choices_of
from saloon.engine.event import Event
from saloon.games.bantam.advice import hints
from saloon.games.bantam.board import ACRE, COLOURS, SPECIES, STORES, TILE, WEATHERS
from saloon.games.bantam.cards import CARD, ICONS, RARITIES
from saloon.games.bantam.content import (
    CABIN_CARD,
    CHARACTER,
    CRAFT,
    DRINK,
    ENDEAVOR,
    ENDEAVORS,
    FRONTS,
    ITEM,
    LEVELS,
    LIST_A,
    LIST_B,
    MOUNT,
    NEEDS,
    SYMBOLS,
    TAB,
)
from saloon.games.bantam.effects import BLACK, KINDS, SKILLS, check
from saloon.games.bantam.events import HEAD_MOUNTS, RIDER
from saloon.games.bantam.game import GAME
from saloon.games.bantam.look import (
    ENEMY_OF,
    MOUNT_OF,
    SLOT_AT,
    chance,
    joint_of,
    steps_to,
)
from saloon.games.bantam.moves import FOE
from saloon.games.bantam.state import DESERTED
from saloon.games.bantam.text import BantamTeller
from saloon.rulebook import rulebook
from saloon.words import DEFAULT_NAMES, LANGS, folder_of, teller
from tests.games.bantam.fights import fight
from tests.games.bantam.tables import west
from tests.games.bantam.test_event_cards import ride
from tests.games.bantam.test_governors_fights import won as won_rider
from tests.games.bantam.test_spoils import won

MODES: list[tuple[int, dict[str, bool | int | str]]] = [
    (1, {}),
    (2, {"mode": "welcome_b"}),
    (3, {"pick": True, "no_pvp": True}),
    (4, {"shuffled": True}),
    (2, {"mode": "governors"}),
    (4, {"mode": "governors", "gentle": True}),
]
TOLD = [(LANGS[n % 2], seats, options) for n, (seats, options) in enumerate(MODES)]
"""Every mode, in one language each."""
STANDARD = ["wild", "plains", "wet", "mtn"]


def at_table(lang: str, seats: int = 4, me: int | None = None) -> BantamTeller:
    told = teller(GAME, lang, DEFAULT_NAMES[:seats], me)
    assert isinstance(told, BantamTeller)
    return told


def random_game(
    seats: int, options: dict[str, bool | int | str], seed: str, most: int = 220
) -> Iterator[tuple[saloon.Match, saloon.Ask]]:
    """Every decision of a random game, or of its beginning, before it is taken."""
    match = saloon.Match(GAME, seats=seats, seed=seed, options=options)
    rng = saloon.Rng.seeded(seed)
    for _ in range(most):
        if not match.asks:
            break
        ask = match.asks[rng.below(len(match.asks))]
        yield match, ask
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    yield match, saloon.Ask(0, "", [], "")


@pytest.fixture(params=LANGS)
def lang(request: pytest.FixtureRequest) -> str:
    assert isinstance(request.param, str)
    return request.param


def test_every_event_the_rules_tell_has_its_message(lang: str) -> None:
    assert len(GAME.events) > 150
    words = at_table(lang).words
    assert [kind for kind in GAME.events if f"event-{kind}" not in words] == []


def test_who_does_something_and_to_whom_is_spoken_to(lang: str) -> None:
    words = at_table(lang).words
    for kind, names in GAME.events.items():
        assert ("who" in names) == (f"event-{kind}-you" in words), kind
        assert ("target" in names) == (f"event-{kind}-to-you" in words), kind


def test_every_question_has_its_message_for_the_asked_and_for_the_others(lang: str) -> None:
    assert len(GAME.asks) > 50
    words = at_table(lang).words
    forms = [f"{form}-{prompt}" for prompt in GAME.asks for form in ("ask", "wait")]
    assert [form for form in forms if form not in words] == []


def test_everything_on_the_table_has_its_words(lang: str) -> None:
    words = at_table(lang).words
    needed = ["title", "tagline", "minutes"]
    for option in GAME.options:
        needed += [f"option-{option.id}", f"option-{option.id}-hint"]
    for row in ACRE:
        needed += [f"acre-{row.id}", f"acre-{row.id}-the"]
    needed += [f"tile-{tile.id}{form}" for tile in TILE for form in ("", "-title", "-short")]
    needed += [f"card-{card.id}" for card in CARD]
    needed += [f"icon-{icon}" for icon in ICONS]
    needed += [f"rarity-{rarity}" for rarity in RARITIES]
    for character in CHARACTER:
        needed += [f"character-{character.id}{form}" for form in ("", "-title", "-does")]
        needed.append(f"perk-{character.id}")
    needed += [f"tab-{tab.id}" for tab in TAB]
    needed += [f"drink-{drink.id}" for drink in DRINK]
    needed += [f"item-{item.id}" for item in ITEM]
    needed += [f"craft-{token.id}" for token in CRAFT]
    needed += [f"mount-{mount.id}" for mount in MOUNT]
    needed += [f"front-{front}" for front in FRONTS]
    needed += [f"species-{species}{form}" for species in SPECIES for form in ("", "-the")]
    needed += [f"{what}-{need}" for what in ("needs", "lacks") for need in NEEDS[1:]]
    needed += [f"symbol-{symbol}" for symbol in SYMBOLS]
    needed += [f"weather-{weather or 'none'}" for weather in WEATHERS]
    needed += [f"kind-{kind}" for kind in KINDS] + [f"amount-{kind}" for kind in KINDS]
    needed += [f"skill-{skill}{form}" for skill in SKILLS for form in ("", "-short", "-does")]
    needed += [f"colour-{colour}" for colour in COLOURS]
    needed += [f"store-{store}" for store in STORES]
    needed += [f"endeavor-{id}" for id in ENDEAVORS] + [f"level-{level}" for level in LEVELS]
    needed += [f"title-{endeavor.title}{form}" for endeavor in ENDEAVOR for form in ("", "-does")]
    needed += [f"task-{task.id}{form}" for task in (*LIST_A, *LIST_B) for form in ("", "-short")]
    assert [message for message in needed if message not in words] == []


def test_every_move_has_its_label(lang: str) -> None:
    match = saloon.Match(GAME, seats=4, seed="labels")
    told = at_table(lang, me=match.asks[0].seat)
    view = match.view(match.asks[0].seat)
    labels = [told.move(move, view) for move in GAME.moves]
    assert all(label and "{" not in label for label in labels)


def test_every_card_says_all_that_is_printed_on_it(lang: str) -> None:
    told = at_table(lang)
    faces = [told.face(card) for card in CARD]
    assert all("{" not in face for face in faces)
    assert "MAL 6" in told.face(next(card for card in CARD if card.id == "torch"))


@pytest.mark.parametrize(("lang", "seats", "options"), TOLD)
def test_labels_of_one_question_differ(
    lang: str, seats: int, options: dict[str, bool | int | str]
) -> None:
    told = {seat: at_table(lang, seats, seat) for seat in range(seats)}
    for number, (match, ask) in enumerate(random_game(seats, options, "labels", 120)):
        if ask.prompt and number % 5 == 0:
            view = match.view(ask.seat)
            labels = [told[ask.seat].move(GAME.text(code), view) for code in ask.moves]
            assert len(set(labels)) == len(labels), labels


def test_the_tables_of_the_rules_say_what_is_printed() -> None:
    told = at_table("en")
    rules = (folder_of(GAME) / "rules.md").read_text(encoding="utf-8")
    for card in CARD[:72]:
        row = f"| {told.prims(card)} | {told.special(card) or '-'} |"
        assert re.search(rf"\| {re.escape(told.card(card.id))} \|.*{re.escape(row)}", rules), (
            card.id
        )
    for tab in TAB:
        if not tab.sg:
            check_of = told.check(tab.check) if tab.check else "-"
            row = f"| {check_of} | {told.effect(tab.win)} |"
            name = re.escape(told.words(f"tab-{tab.id}"))
            assert re.search(rf"\| {name} \|.*{re.escape(row)}", rules), tab.id
    for item in ITEM:
        assert f"| {told.words(f'item-{item.id}')} | ${item.price} |" in rules, item.id
    for mount in MOUNT:
        row = (
            f"| {told.words(f'mount-{mount.id}')} | ${mount.price} | {told.mount_does(mount.id)} |"
        )
        assert row in rules, mount.id


@pytest.mark.silent("BAN-SET-09", "BAN-HED-01")
def test_what_the_rules_say_of_the_start_and_the_wall_is_so() -> None:
    """BAN-SET-09, BAN-HED-01, BAN-RULING-142: house numbers stand in clauses as in the tables."""
    book = rulebook(GAME)
    start = book.entry("BAN-SET-09").text
    for character in CHARACTER:
        first = at_table("en").words(f"character-{character.id}").split()[0]
        said = re.search(rf"{first}(?: and \w+)? \$(\d+)", start)
        assert said, first
        assert int(said[1]) == character.cash, first
    spaces = ["no", "one", "two", "three", "four"][HEAD_MOUNTS]
    assert f"There are {spaces} spaces of each surface" in book.entry("BAN-HED-01").text
    wall = f"{spaces.capitalize()} plaques and {spaces} posters"
    assert wall in book.entry("BAN-RULING-142").text


def test_a_chance_is_what_the_die_says() -> None:
    assert chance(check("AGL7"), 4) == 67
    assert chance(check("SNK5"), 4) == 100
    assert chance(check("SNK6"), 4) == 83
    assert chance(check("PER9"), 2) == 0
    assert chance(check("BLK4"), 6) == 50


def test_a_label_knows_the_season_and_the_riders() -> None:
    w = west(
        options={"mode": "governors"},
        at={0: "trading_post"},
        goods={0: {"herb": 1, "hide": 1}},
        cash={0: 9},
        month="april",
        more={
            "rider_of": [*[-1] * 10, 0, -1],
            "riders": ((0, 1, 2, 3), (4, 5, 6, 7), (8, 9, 11)),
        },
    )
    told, view = at_table("en", 2, 0), w.match.view(0)
    assert told.move("sell:herb", view) == "Sell 1 Herb for $3"
    assert told.move("sell:hide", view) == "Sell 1 Hide for $1"
    assert told.move("buy:herb", view) == "Buy 1 Herb for $3"
    w.play("0 sell:herb")
    assert w.state.cash[0] == 12


def test_the_nearest_place_is_found_over_gates_and_sign_posts() -> None:
    numbers = {row.id: number for number, row in enumerate(ACRE)}
    assert joint_of(numbers["w_ridge"], STANDARD) == numbers["p_grass"]
    goal, far, first = steps_to(numbers["town_square"], STANDARD, [numbers["k_reeds"]])
    assert (ACRE[goal].id, far, ACRE[first].id) == ("k_reeds", 4, "street_nw")
    assert steps_to(numbers["town_square"], STANDARD, [])[0] == -1


def test_the_helper_names_a_legal_action_for_every_open_task(lang: str) -> None:
    seen = 0
    for match, ask in random_game(3, {}, "helper", 150):
        if ask.prompt != "turn":
            continue
        told = at_table(lang, 3, ask.seat)
        view = match.view(ask.seat)
        player = view["table"]["players"][ask.seat]
        found = hints(told, view)
        open_tasks = [task for task in player["tasks"] if not task["done"]]
        assert len(found) <= len(open_tasks)
        if player["grit"] and player["vig"]:
            seen += len(found) == len(open_tasks)
        for task, hint, clause in found:
            assert task
            assert "{" not in hint
            assert clause.startswith("BAN-")
    assert seen > 20


def test_the_helper_speaks_to_the_player_at_turn_alone() -> None:
    match = saloon.Match(GAME, seats=3, seed="quiet")
    asked = match.asks[0].seat
    assert hints(at_table("en", 3, asked), match.view(asked))
    other = (asked + 1) % 3
    assert hints(at_table("en", 3, other), match.view(other)) == []
    assert hints(at_table("en", 3), match.view(None)) == []


def test_a_purchase_reads_differently_to_the_buyer() -> None:
    bought = saloon.Event("buys-weapon", ("BAN-SHP-06",), (1, 36, 3))
    assert at_table("en").event(bought) == "Belle buys Torch for $3"
    assert at_table("en", me=1).event(bought) == "You buy Torch for $3"
    assert at_table("fr", me=1).event(bought) == "Vous achetez Torche pour 3 $"


def say_everything(told: BantamTeller, match: saloon.Match) -> None:
    view = match.view(told.me)
    assert told.read(view)
    Console(file=io.StringIO(), width=80).print(told.board(view))
    for ask in view["asks"]:
        assert told.prompt(ask)
        for move in ask.get("moves", []):
            assert told.move(move, view)


@pytest.mark.parametrize(("lang", "seats", "options"), TOLD)
def test_random_games_read_without_error(
    lang: str, seats: int, options: dict[str, bool | int | str]
) -> None:
    tellers = [at_table(lang, seats, me) for me in (None, *range(seats))]
    prompts = set()
    last: saloon.Match | None = None
    for number, (match, ask) in enumerate(random_game(seats, options, f"aloud {seats}")):
        last = match
        if number % 70 == 0 or ask.prompt not in prompts:
            say_everything(tellers[ask.seat + 1], match)
            say_everything(tellers[0], match)
        prompts.add(ask.prompt)
    assert last is not None
    for told in tellers:
        say_everything(told, last)
        for event in last.events_for(told.me):
            assert "{" not in told.event(event)


@pytest.mark.parametrize("width", [80, 100, 120])
def test_the_drawn_table_fits(lang: str, width: int) -> None:
    told = at_table(lang, 4, 0)
    for number, (match, _) in enumerate(random_game(4, {}, "drawn", 160)):
        if number % 40 != 3:
            continue
        console = Console(file=io.StringIO(), width=width)
        board = told.board(match.view(0))
        for height in (15, 40):
            room = console.options.update(height=height)
            lines = console.render_lines(board, room, pad=False)
            assert max(sum(segment.cell_length for segment in line) for line in lines) <= width
            assert len(lines) <= height


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_who_is_asked_for_secrecy_alone_is_told_so(lang: str) -> None:
    """BAN-RULING-141: the others read the same as ever."""
    w = west(at={0: "trading_post"}, cash={0: 1}, item_stack=["lantern", "lantern"])
    w.play("0 draw-items")
    ask = w.match.view(0)["asks"][0]
    assert ask["moves"] == ["skip"]
    mine, other = teller(GAME, lang, me=0), teller(GAME, lang, me=1)
    assert mine.prompt(ask) == mine.words("ask-buy-item-none")
    paid = west(at={0: "trading_post"}, cash={0: 9}, item_stack=["lantern", "lantern"])
    paid.play("0 draw-items")
    assert mine.prompt(paid.match.view(0)["asks"][0]) == mine.words("ask-buy-item")
    assert other.prompt(w.match.view(1)["asks"][0]) == other.prompt(paid.match.view(1)["asks"][0])


def test_a_reroll_says_its_odds_and_its_price() -> None:
    """What is left, how many faces pass, what the last point costs."""
    tell = teller(GAME, "en", ["Ada", "Belle"], 0)
    ask = {"seat": 0, "prompt": "reroll", "args": [BLACK * 16 + 5, 3, 2, 1]}
    said = tell.prompt(ask)
    assert "for your last Will Power and 1 Vigor?" in said
    assert "2 of 6 faces pass" in said
    more = tell.prompt({**ask, "args": [BLACK * 16 + 5, 3, 2, 3]})
    assert "1 of your 3 Will Power" in more
    assert "Vigor" not in more


def test_a_hand_card_shows_what_it_is_before_it_is_played() -> None:
    """Icon, Range, what it cancels, and whether it reaches."""
    w = fight(hands=(("levi_jab",), ("hannah_arms",)), at={0: "w_gate", 1: "w_mill"})
    view = w.match.view(0)
    said = teller(GAME, "en", ["Ada", "Belle"], 0).move("play:levi_jab", view)
    assert "Brawl, range 0, out of range now, cancels Tackle" in said
    w = fight(hands=(("levi_jab",), ("hannah_arms",)), at={0: "w_gate", 1: "w_gate"})
    said = teller(GAME, "en", ["Ada", "Belle"], 0).move("play:levi_jab", w.match.view(0))
    assert "out of range" not in said


def test_low_will_power_is_named_in_a_roll() -> None:
    """What it takes off."""
    told = teller(GAME, "en", ["Ada", "Belle"], 0).event(Event("low-will", ("BAN-WIL-07",), (0, 2)))
    assert told == "So little Will Power takes 2 off your roll"


# -- said once, said in full ---------------


def test_one_acre_is_one_acre(lang: str) -> None:
    """Wherever a number of Acres is said, a single one is said differently."""
    one, many = {"en": (" Acre", " Acres"), "fr": (" Arpent", " Arpents")}[lang]
    lines = (folder_of(GAME) / "locale" / f"{lang}.ftl").read_text(encoding="utf-8").splitlines()
    counted = [n for n, line in enumerate(lines) if re.search(rf"\{{ \$\w+ \}}{many}\b", line)]
    assert len(counted) > 6
    for n in counted:
        assert lines[n].lstrip().startswith("*[other]"), lines[n]
        assert re.search(rf"\[one\] (1|\{{ \$\w+ \}}){one}\b", lines[n - 1]), lines[n - 1]
    told = at_table(lang, 2, 0)
    assert told.event(Event("move", ("BAN-MOV-01",), (0, 1))).endswith(f"1{one}")
    assert told.event(Event("move", ("BAN-MOV-01",), (0, 2))).endswith(f"2{many}")


def test_in_french_an_acre_is_an_arpent() -> None:
    """One word for one thing, in what is said, taught and written down."""
    folder = folder_of(GAME)
    french = [folder / "locale" / "fr.ftl", *folder.glob("*.fr.md"), *folder.glob("lessons/*.toml")]
    assert len(french) > 4
    for path in french:
        for line in path.read_text(encoding="utf-8").splitlines():
            if path.suffix != ".toml" or ".fr = " in line:
                assert not re.search(r"\bAcres?\b", line), line


def test_a_foe_has_one_name_in_menu_log_and_table(lang: str) -> None:
    """What is printed on its token stands beside the name, not instead of it."""
    w = west(at={0: "w_grove"}, foes={"w_grove": "wolf_1"})
    told = at_table(lang, 2, 0)
    name = told.foe_of(SLOT_AT["w_grove"])
    printed = told.words("front-grey_wolf")
    view = w.match.view(0)
    for move in ("fight:w_grove", "sneak:w_grove"):
        assert name in told.move(move, view)
    assert printed in told.move("fight:w_grove", view)
    assert any(
        name in fact and printed in fact for fact in told.now_there("w_grove", view["table"])
    )
    w.play("0 fight:w_grove")
    (line,) = [told.event(one) for one in w.match.events if one.kind == "fight"]
    assert name in line
    assert any(name in line for line in told.read(w.match.view(0)) if line.endswith("0."))
    came = told.event(
        Event("foe", ("BAN-SET-14",), (SLOT_AT["w_grove"], FRONTS.index("grey_wolf")))
    )
    assert came.startswith(name[:1].upper() + name[1:])
    assert printed in came


def test_a_foe_away_from_home_is_ambushed_where_it_is() -> None:
    told = at_table("en", 2, 0)
    home = west(at={0: "w_firs"}, foes={"w_grove": "wolf_1"}).match.view(0)
    name = told.foe_of(SLOT_AT["w_grove"])
    assert told.move("ambush:w_grove", home) == f"Ambush {name} (Grey Wolf, 1 Grit)"
    away = west(at={0: "gate_plains"}, foes={"p_gate": "wolf_1"}).match.view(0)
    (foe,) = away["table"]["foes"]
    said = told.move(f"ambush:{foe['slot']}", away)
    assert f"at {told.the('p_gate')}" in said
    assert told.foe_of(SLOT_AT[foe["slot"]]) in said


@pytest.mark.parametrize(
    ("at", "tools", "move", "said"),
    [
        ("town_square", ["kerosene"], "go:town_square", "Light Gallows Square (MAL 8: 17 %)"),
        ("k_gate", ["kerosene"], "go:k_reeds", "Light the Reed Flats (MAL 6: 50 %)"),
        ("k_gate", ["pitch_bow"], "go:k_reeds", "Light the Reed Flats (MAL 6: 67 %)"),
        ("k_gate", ["kerosene", "pitch_bow"], "go:k_reeds", "Light the Reed Flats (MAL 6)"),
        ("w_gate", ["kerosene"], "go:w_mill", "Light the Old Sawmill"),
    ],
)
def test_what_is_lit_says_its_check(at: str, tools: list[str], move: str, said: str) -> None:
    """With what the tool adds, where there is no doubt which it is."""
    w = west(at={0: at}, weapons={0: tools})
    first = at_table("en", 2, 0).move("light", w.match.view(0))
    w.play("0 light")
    if len(tools) > 1:
        w.play(f"0 tool:{tools[0]}")
    assert at_table("en", 2, 0).move(move, w.match.view(0)) == said
    assert first == f"Start a fire{said[said.find(' (') :] if '(' in said else ''}"


def test_the_chance_of_a_fire_is_that_of_the_dice() -> None:
    """BAN-CHK-12: a Pitch Bow adds 1."""
    lit = 0
    for die in range(1, 7):
        w = west([die], at={0: "k_gate"}, weapons={0: ["pitch_bow"]})
        w.play("0 light", "0 go:k_reeds")
        lit += bool(w.match.view(0)["table"]["fires"])
    assert round(100 * lit / 6) == 67


def test_a_cabin_says_its_check() -> None:
    """For burning it, and for picking its lock."""
    told = at_table("en", 2, 0)
    w = west(at={0: "w_mill"}, items={0: "matches"}, cabins={"w_mill": 1})
    w.play("0 light")
    card = CABIN_CARD[1]
    odds = chance(card.burn, w.match.view(0)["table"]["players"][0]["skills"]["mal"])
    assert told.move("burn:w_mill:1", w.match.view(0)).endswith(
        f"({told.check(card.burn)}: {odds} %)"
    )
    for cabins, named in (({"w_mill": 1}, True), ({"m_dig": 1}, False)):
        view = west(at={0: "w_mill"}, weapons={0: ["crowbar"]}, cabins=cabins).match.view(0)
        label = told.move("pick:crowbar", view)
        assert (told.check(card.pick) in label) == named, "only what is in reach"
    opened, label = 0, ""
    for die in range(1, 7):
        near = west([die], at={0: "w_mill"}, weapons={0: ["crowbar"]}, cabins={"w_mill": 1})
        label = told.move("pick:crowbar", near.match.view(0))
        near.play("0 pick:crowbar")
        opened += near.match.view(0)["table"]["cabins"][0]["open"]
    assert label.endswith(f": {round(100 * opened / 6)} %)")


def test_staying_unseen_says_its_check() -> None:
    """BAN-STE-01."""
    w = west(at={0: "gate_plains"}, foes={"p_depot": "wolf_6"})
    w.play("0 go:p_gate")
    assert w.asked == [(0, "sneak")]
    view = w.match.view(0)
    sneak = ENEMY_OF["wolf_6"].sneak
    odds = chance(sneak, view["table"]["players"][0]["skills"]["snk"])
    told = at_table("en", 2, 0)
    assert told.move("yes", view) == f"Try to stay unseen ({told.check(sneak)}: {odds} %)"
    assert told.prompt(view["asks"][0]).startswith("The Wolf of ")


def test_the_spoils_say_their_checks() -> None:
    """A Mount and a Rider come along by a check, a card does not."""
    told = at_table("en", 2, 0)
    view = won(mounts={1: "painted"}).match.view(0)
    loot = told.check(MOUNT_OF["painted"].loot)
    assert f"({loot}: " in told.move("spoil:mount", view)
    assert "(" not in told.move("spoil:card", view)
    w = won_rider([6], 0)
    loot = told.check(RIDER[0].loot)
    assert f"({loot}: " in told.move("spoil:rider", w.match.view(0))


def test_choices_of_an_event_that_cannot_be_made_stand_there_with_the_reason() -> None:
    """Not hidden: one sees what one would have needed."""
    w = ride(at={0: "gate_plains"}, events=[31])
    w.play("0 go:p_gate", "0 stop")
    assert w.menu(0) == ["choose:2", "choose:3"]
    told, view = at_table("en", 2, 0), w.match.view(0)
    greyed = choices_of(told, view).blocked
    assert greyed == [("Rope her (blue Key)", "you have no blue Key ready")]
    assert choices_of(at_table("en", 2, 1), w.match.view(1)).blocked == [], "nobody else's business"
    w = ride(at={0: "gate_plains"}, events=[31], items={0: "rope"})
    w.play("0 go:p_gate", "0 stop")
    assert choices_of(told, w.match.view(0)).blocked == []


@pytest.mark.parametrize(("die", "passed"), [(1, False), (6, True)])
def test_a_check_says_whether_it_was_passed(die: int, passed: bool) -> None:
    """BAN-EVT-06, BAN-CHK-05: a choice of an event that fails does not end without a word."""
    w = ride([die], at={0: "gate_plains"}, events=[31], skills={0: {"agl": 3}}, cash={0: 3})
    w.play("0 go:p_gate", "0 stop", "0 choose:2")
    assert (w.state.cash[0] > 3) == passed
    (rolled,) = [one for one in w.match.events if one.kind == "check"]
    ends = {"en": ("failed", "passed"), "fr": ("raté", "réussi")}
    for lang, words in ends.items():
        for me in (0, 1):
            assert at_table(lang, 2, me).event(rolled).endswith(f", {words[passed]}")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("me", [None, 0])
def test_a_deserted_cabin_that_burns_is_no_foes(lang: str, me: int | None) -> None:
    tell = teller(GAME, lang, ("Ada", "Belle"), me=me)
    told = tell.event(Event("burn-down", ("BAN-SPR-03",), (0, 3, DESERTED)))
    other = tell.event(Event("burn-down", ("BAN-SPR-03",), (0, 3, 1)))
    assert tell.name(DESERTED) not in told
    assert {"en": "Abandoned", "fr": "abandonnée"}[lang] in told
    assert "Belle" in other
    assert ("Ada" in told) is (me is None)


@pytest.mark.parametrize("me", [None, 0])
def test_in_french_a_foe_has_its_article_in_one_word(me: int | None) -> None:
    """A foe comes with its article (“le Loup”): what is told of fights asks for no “de” or “à”."""
    tell = teller(GAME, "fr", ("Ada", "Belle"), me=me)
    told_of = {"ambush": "target", "peeks": "target", "card-cancelled": "who", "exhausts": "who"}
    for kind, foe in told_of.items():
        named = {"who": 0, foe: FOE}
        args = tuple(named.get(name, 0) for name in tell.EVENTS[kind])
        line = tell.event(Event(kind, ("BAN-FGT-01",), args))
        assert tell.name(FOE).removeprefix("le ") in line
        assert not re.search(r"\b(de|à) (le|les) ", line), line
