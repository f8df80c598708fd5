"""What a character can do from where it stands, and the Acres in its reach."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import pytest

import saloon
from saloon.choices import keys_of
from saloon.engine.rng import Rng
from saloon.games.bantam.board import ACRE, STORES
from saloon.games.bantam.bot.combat_odds import hunt_odds
from saloon.games.bantam.journeys import at_a_stretch
from saloon.games.bantam.look import ACRE_NUMBER, SLOT_AT, hunt_chance
from saloon.games.bantam.scene import scene
from saloon.games.bantam.signs import deed_signs
from saloon.games.bantam.state import Table
from saloon.games.bantam.text import BantamTeller
from saloon.journeys import Deed, Way, figures, goes_on, legal_of, offers, travel, unasked
from saloon.words import LANGS, teller
from tests.games.bantam.tables import west

GAME = saloon.game("bantam")


def turns(mode: str, count: int) -> Iterator[tuple[saloon.Match, int]]:
    """Turns of a game played at random."""
    match = saloon.Match(GAME, 3, f"journeys {mode}", {"mode": mode})
    rng = Rng.seeded("journeys")
    while count and not match.over:
        ask = next(ask for ask in match.asks if ask.seat not in match.committed)
        if ask.prompt == "turn":
            count -= 1
            yield match, ask.seat
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])


@pytest.mark.parametrize("mode", ["welcome_a", "governors"])
def test_ways_lead_where_they_say_for_the_grit_they_say(mode: str) -> None:
    """BAN-MOV-01, BAN-MOV-05: the first Acre of a Move pays its Grit, the others are free."""
    arrived = 0
    for match, seat in turns(mode, 40):
        view = match.view(seat)
        found = figures(match, view, teller(GAME, "en", (), seat))
        grit = view["table"]["players"][seat]["grit"]
        for way in found[0].ways[::4] if found else []:
            assert way.moves[0] in legal_of(view)
            assert way.cost <= grit
            world = match.clone()
            last = ""
            for number, move in enumerate(way.moves):
                if number and not goes_on(GAME, world.view(seat), way.moves[number:], last):
                    break
                world.play(seat, move)
                last = move
            now = world.view(seat)["table"]["players"][seat]
            if world.ask_for(seat) and f"acre-{now['place']}" == way.place:
                arrived += 1
                assert grit - now["grit"] in (way.cost, way.cost + 1)  # a failed check may cost one
    assert arrived > 20


def test_a_walk_that_went_elsewhere_is_not_walked_on() -> None:
    match, seat = next(turns("welcome_a", 1))
    view = match.view(seat)
    found = figures(match, view, teller(GAME, "en", (), seat))
    way = next(way for way in found[0].ways if len(way.moves) == 2)
    here = view["table"]["players"][seat]["place"]
    legal = [move for move in legal_of(view) if move.startswith("go:")]
    assert not goes_on(GAME, view, legal[:1], way.moves[0])
    assert goes_on(GAME, view, legal[:1], f"go:{here}")


@pytest.mark.parametrize("lang", LANGS)
def test_groups_stand_in_one_order_and_reasons_are_short(lang: str) -> None:
    seen = set()
    for match, seat in turns("governors", 40):
        view = match.view(seat)
        told = teller(GAME, lang, (), seat)
        for figure in figures(match, view, told):
            groups = [group for group, _ in figure.groups]
            order = ("move", "act", "fight", "things")
            assert groups == sorted(groups, key=order.index)
            offered = {deed.moves[0] for deed in figure.deeds if deed.moves}
            plain = {m for m in legal_of(view) if m[:3] != "go:" and not told.is_leaving(m)}
            exits = {move for move in offered if move[:3] == "go:"}
            assert offered - exits == plain
            assert exits <= set(legal_of(view))
            seen |= {deed.note for deed in figure.deeds if not deed.moves}
    assert all(0 < len(reason.split()) <= 4 for reason in seen)


def test_nothing_hidden_decides_what_is_offered() -> None:
    for match, seat in turns("governors", 12):
        told = teller(GAME, "en", (), seat)
        other = match.imagine(seat)
        mine = figures(match, match.view(seat), told)
        assert figures(other, other.view(seat), told) == mine


def test_a_key_means_the_same_on_the_board_and_in_the_bar() -> None:
    """A letter that the board shows for one move never plays another."""
    several = 0
    for mode in ("welcome_a", "governors"):
        for match, seat in turns(mode, 25):
            view = match.view(seat)
            told = teller(GAME, "en", (), seat)
            shown = keys_of(told, view)
            [figure] = figures(match, view, told)
            keys = [deed.key for deed in figure.deeds if deed.key]
            assert len(keys) == len(set(keys))
            for deed in figure.deeds:
                if len(deed.moves) == 1 and not deed.moves[0].startswith("go:"):
                    assert deed.key == shown[deed.moves[0]]
                    several += 1
            assert not any(key for move, key in shown.items() if move.startswith("go:"))
    assert several > 50


def test_the_way_to_another_tile_stands_among_the_moves() -> None:
    """It may lie outside the window of the map."""
    for match, seat in turns("welcome_a", 60):
        view = match.view(seat)
        [figure] = figures(match, view, teller(GAME, "en", (), seat))
        here = view["table"]["players"][seat]["place"]
        legal = set(legal_of(view))
        if here in ACRE_NUMBER:
            tile = ACRE[ACRE_NUMBER[here]].tile
            away = {
                move
                for move in legal
                if move.startswith("go:")
                and move[3:] in ACRE_NUMBER
                and ACRE[ACRE_NUMBER[move[3:]]].tile != tile
            }
            offered = {d.moves[0] for d in figure.deeds if d.moves and d.moves[0][:3] == "go:"}
            assert offered == away
            if away:
                return
    raise AssertionError("nobody stood at a gate")


def test_work_for_all_the_grit_is_one_press() -> None:
    """It goes on for as long as nothing else is asked, and never where it was not meant."""
    worked = 0
    for mode in ("welcome_a", "governors"):
        for match, seat in turns(mode, 250):
            if "work" not in legal_of(match.view(seat)):
                continue
            [figure] = figures(match, match.view(seat), teller(GAME, "en", (), seat))
            for deed in figure.deeds:
                if len(deed.moves) < 2:
                    continue
                if set(deed.moves) != {"work"}:
                    continue
                world = match.clone()
                travel(world, seat, deed.moves)
                made = [move for _, move in world.moves[len(match.moves) :]]
                if made[-1:] == ["pass"]:  # which nobody had to press
                    made.pop()
                assert made == list(deed.moves[: len(made)])
                ask = world.ask_for(seat)
                whole = len(made) == len(deed.moves)
                assert whole or ask is None or ask.prompt != "turn" or made[-1] != deed.moves[0]
                worked += made.count("work") > 1
    assert worked


def test_all_that_lies_here_is_one_press() -> None:
    match, seat = next(turns("welcome_a", 1))
    view = match.view(seat)
    told = teller(GAME, "en", (), seat)
    assert isinstance(told, BantamTeller)
    here = view["table"]["players"][seat]["place"]
    view["table"]["ground"] = {here: ["gem", "hide", "hide", "dollar"]}
    legal = ["pick-up:gem", "pick-up:hide", "pass"]
    [deed] = at_a_stretch(view, told, legal, "things")
    assert deed.moves == ("pick-up:gem", "pick-up:hide", "pick-up:hide")
    view["asks"][0]["moves"] = legal
    assert goes_on(GAME, view, deed.moves[1:], deed.moves[0])
    assert not goes_on(GAME, view, deed.moves[1:], "work")
    assert not list(at_a_stretch(view, told, ["pick-up:gem", "pass"], "things"))


def offered(match: saloon.Match, seat: int = 0) -> tuple[list[Deed], dict[str, Way]]:
    """What the figure of a seat can do, and the Acres in its reach."""
    [figure] = figures(match, match.view(seat), teller(GAME, "en", (), seat))
    return figure.deeds, {way.place.removeprefix("acre-"): way for way in figure.ways}


def played(match: saloon.Match, row: Sequence[str], seat: int = 0) -> list[str]:
    """Play a row of moves, and which of them were made."""
    before = len(match.moves)
    travel(match, seat, row)
    return [move for _, move in match.moves[before:]]


def there(match: saloon.Match, place: str, verb: str) -> Sequence[str]:
    """The last row that is offered for an Acre and ends with, or names, a verb."""
    _, ways = offered(match)
    rows = [d.moves for d in ways[place].deeds if any(m.startswith(verb) for m in d.moves)]
    return rows[-1]


def test_one_press_goes_there_and_works() -> None:
    """BAN-TUR-04, BAN-LVL-01: nothing is decided between the last step and the work there."""
    state = west(dice=[6, 6, 1, 1, 6, 1], at={0: "w_gate"}, grit={0: 4})
    row = there(state.match, "w_mill", "dedicate:")
    assert row == ("go:w_mill", *("work", "dedicate:logging:all") * 3)
    made = played(state.match, row)
    # The second work brought nothing: nothing was dedicated after it.
    assert made == ["go:w_mill", "work", "dedicate:logging:2", "work", "work", "dedicate:logging:1",
                    "pass"]  # fmt: skip


@pytest.mark.parametrize(
    ("place", "at", "verb", "last"),
    [
        ("trading_post", "street_sw", "sell:", "sell:wolf_1"),
        ("stables", "street_sw", "draw-mounts", "draw-mounts"),
        ("doc", "release_doc", "doc", "doc"),
        ("w_mill", "w_gate", "enter", "pass"),
        ("w_firs", "w_gate", "pass", "pass"),
    ],
)
def test_one_press_goes_there_and_does_it(place: str, at: str, verb: str, last: str) -> None:
    state = west(
        at={0: at}, grit={0: 4}, vig={0: 2}, cash={0: 9}, goods={0: {"lumber": 2}},
        heads={0: ["wolf_1"]}, cabins={"w_mill": 0},
    )  # fmt: skip
    made = played(state.match, there(state.match, place, verb))
    assert made[0] == f"go:{place}"
    assert made[-1] == last


def test_a_walk_that_goes_wrong_does_nothing_there() -> None:
    """Who falls into the water does not sleep on the other side."""
    state = west(dice=[1], at={0: "w_look"}, grit={0: 4}, skills={0: {"agl": 0}})
    row = ("go:w_ford", "pass")
    assert played(state.match, row) == ["go:w_ford"]
    assert state.where(0) == "w_camp"


def test_a_turn_with_nothing_left_to_do_is_over() -> None:
    """BAN-TUR-05: to put things down and pick them up again is nothing to do."""
    state = west(dice=[1, 1], at={0: "w_mill"}, grit={0: 1}, goods={0: {"hide": 1}})
    levels = {"hunting": "master"}
    spent = west(dice=[1, 1], at={0: "w_mill"}, grit={0: 1}, goods={0: {"hide": 1}},
                 levels={0: levels})  # fmt: skip
    assert played(state.match, ["work"]) == ["work"]  # the Hide may be dedicated
    assert unasked(GAME, state.match.view(0)) == ""
    assert played(spent.match, ["work"]) == ["work", "pass"]
    assert unasked(GAME, state.match.view(1)) == ""


def test_a_fire_is_lit_by_one_press_wherever_a_starter_reaches() -> None:
    """BAN-FIR-01, BAN-FIR-14: place and colour are named with it, the check is rolled as ever."""
    state = west(characters=("hannah", "levi"), at={0: "w_gate"}, grit={0: 4})
    _, ways = offered(state.match)
    rows = {
        place: [deed.moves for deed in way.deeds if deed.moves[0] == "light"]
        for place, way in ways.items()
    }
    within = {place for place in rows if rows[place]}
    state.match.play(0, "light")
    assert within == {move.removeprefix("go:") for move in legal_of(state.match.view(0))}
    state = west(characters=("hannah", "levi"), at={0: "w_gate"}, grit={0: 4})
    blue = next(row for row in rows["w_grove"] if row[-1] == "colour:blue")
    assert played(state.match, blue) == list(blue)
    assert state.match.view(0)["table"]["fires"][0]["colour"] == ["blue"]


def test_a_way_begins_inside_a_cabin_too() -> None:
    """BAN-CAB-06: going out is free, and part of the walk."""
    state = west(dice=[6, 6], at={0: "w_mill-cabin"}, grit={0: 2}, cabins={"w_mill": 0})
    deeds, ways = offered(state.match)
    assert ways["w_gate"].moves == ("leave", "go:w_gate")
    assert ("leave", "work") in [deed.moves for deed in deeds]
    assert played(state.match, ways["w_gate"].moves) == ["leave", "go:w_gate"]


def test_all_goods_are_sold_by_one_press_for_what_it_says() -> None:
    """BAN-SHP-14, BAN-SHP-15"""
    state = west(at={0: "trading_post"}, cash={0: 0}, goods={0: {"silver": 2, "gem": 1}},
                 heads={0: ["wolf_1"]})  # fmt: skip
    deeds, _ = offered(state.match)
    deed = next(deed for deed in deeds if len(deed.moves) > 1 and deed.sign == "sell")
    played(state.match, deed.moves)
    assert not state.goods(0)
    assert deed.name.endswith(f"${state.state.cash[0]}")


def test_a_cabin_is_emptied_and_filled_by_one_press() -> None:
    """BAN-STO-03"""
    state = west(at={0: "w_mill-cabin"}, cabins={"w_mill": 0}, goods={0: {"hide": 2}},
                 stored={"w_mill": ["lumber", "lumber"]})  # fmt: skip
    deeds, _ = offered(state.match)
    rows = {deed.sign: deed.moves for deed in deeds if len(deed.moves) > 1}
    assert rows["get"] == ("get:lumber", "get:lumber")
    assert "put" not in rows  # there is room for one
    assert played(state.match, rows["get"]) == list(rows["get"])


def test_the_way_through_a_fire_is_one_press() -> None:
    """BAN-FIN-05: where to, and with what, is named with it."""
    state = west(
        dice=[6], characters=("hannah", "levi"), at={0: "w_gate"}, grit={0: 4},
        fire=[(0, "w_firs", 0)], raisers=[1], fire_colours=[4],
    )  # fmt: skip
    state.match.play(0, "go:w_firs")
    assert state.match.asks[0].prompt == "flames"
    deeds, ways = offered(state.match)
    assert ("douse", "tool:hannah_smoke") in [deed.moves for deed in deeds]
    assert set(ways) == {"w_firs", "w_gate", "w_mill", "w_grove"}
    assert played(state.match, ways["w_grove"].moves) == ["navigate", "go:w_grove"]
    assert state.where(0) == "w_grove"


def test_a_store_says_from_afar_what_it_sells() -> None:
    """With the price that would be paid."""
    state = west(at={0: "street_nw"}, grit={0: 4}, stock=["chisel", "pocket_pistol"])
    _, ways = offered(state.match)
    assert "Chisel $3" in ways["gunsmith"].about
    assert "Lumber $2" in ways["trading_post"].about
    assert "mounts from $" in ways["stables"].about
    assert "On sale" not in ways["bank"].about


def test_every_deed_on_the_map_has_a_picture() -> None:
    """A letter says nothing to a finger."""
    drawn = set(deed_signs())
    signs: set[str] = set()
    for mode in ("welcome_a", "governors"):
        for match, seat in turns(mode, 60):
            found = figures(match, match.view(seat), teller(GAME, "en", (), seat))
            deeds = [deed for figure in found for deed in figure.deeds]
            signs |= {deed.sign for deed in deeds if deed.moves and deed.sign}
            ways = [way for figure in found for way in figure.ways]
            signs |= {deed.sign for way in ways for deed in way.deeds if deed.sign}
    assert len(signs) > 12
    assert signs <= drawn


def test_what_is_done_next_lets_a_failed_roll_stand() -> None:
    """BAN-WIL-02: it is one press, from the question about the roll; the answers stay in sight."""
    state = west(dice=[1, 6], at={0: "w_mill"}, grit={0: 4}, wil={0: 2})
    state.play("0 work")
    assert state.match.asks[0].prompt == "reroll"
    deeds, ways = offered(state.match)
    assert [deed.moves for deed in deeds[:2]] == [("accept",), ("reroll",)]
    assert {deed.group for deed in deeds[:3]} == {"roll"}
    assert ("accept", "pass") in [deed.moves for deed in deeds]
    assert all(deed.moves[0] == "accept" for deed in deeds[2:] if deed.moves)
    assert all(way.moves[0] == "accept" for way in ways.values())
    assert played(state.match, ways["w_gate"].moves) == ["accept", "go:w_gate"]
    assert state.where(0) == "w_gate"


def test_both_dice_of_a_failed_roll_stand_by_one_press() -> None:
    """BAN-WIL-02: whichever is rolled again, each is as likely to succeed."""
    state = west(dice=[1, 1], at={0: "w_mill"}, grit={0: 4}, wil={0: 2})
    state.play("0 work")
    deeds, ways = offered(state.match)
    stood = [deed.moves for deed in deeds[:3]]
    assert stood == [("accept", "accept"), ("accept",), ("reroll",)]
    assert "Both" in deeds[0].name
    world = state.match.clone()
    assert played(world, deeds[0].moves) == ["accept", "accept"]
    assert world.asks[0].prompt == "turn"
    assert played(state.match, ways["w_gate"].moves) == ["accept", "accept", "go:w_gate"]
    state = west(dice=[1, 1], at={0: "w_mill"}, grit={0: 4}, wil={0: 2})
    state.play("0 work", "0 accept")  # the other one is still to be answered
    assert [deed.moves for deed in offered(state.match)[0][:2]] == [("accept",), ("reroll",)]


def test_what_is_gained_without_a_slot_is_dedicated_by_the_press_that_meant_to() -> None:
    """BAN-END-09, BAN-LVL-01: the question about room is answered with it."""
    goods = {0: {"hide": 4}}
    state = west(dice=[6, 6], at={0: "w_mill"}, grit={0: 4}, goods=goods)
    state.play("0 work")
    assert state.match.asks[0].prompt == "room"
    assert not any(move.startswith("dedicate:logging") for move in state.menu(0))
    goods = {0: {"hide": 3, "lumber": 1}}
    state = west(dice=[6, 6], at={0: "w_mill"}, grit={0: 4}, goods=goods)
    row = ("work", "dedicate:logging:all")
    assert played(state.match, row) == ["work", "dedicate:logging:1"]
    assert state.match.asks[0].prompt in ("turn", "room")


def test_a_shelf_sells_and_buys_what_is_chosen_for_what_it_says() -> None:
    """BAN-SHP-02, BAN-SHP-10: sold first, then bought; a bargain is taken off once."""
    state = west(
        at={0: "trading_post"}, grit={0: 1}, cash={0: 3}, goods={0: {"hide": 2}},
        heads={0: ["wolf_1"]},
    )  # fmt: skip
    state.state.bargain = tuple(int(store == "trading_post") for store in STORES)
    [shelf] = [deed for deed in offered(state.match)[0] if deed.panel is not None]
    assert shelf.panel is not None
    selling, buying = shelf.panel.sides
    hide = next(line for line in selling.lines if line.moves == "sell:hide")
    lumber = next(line for line in buying.lines if line.moves == "buy:lumber")
    assert hide.most == 2
    row = [hide.moves, hide.moves, lumber.moves, lumber.moves]
    cost = 2 * hide.price + 2 * lumber.price + shelf.panel.extra
    assert shelf.panel.extra == -1
    assert played(state.match, row) == row
    assert state.state.cash[0] == shelf.panel.money - cost
    assert state.goods(0) == {"lumber": 2}


def test_one_press_goes_to_a_store_and_deals_with_whoever_keeps_it() -> None:
    """BAN-TAB-01: it takes no Grit, so that nothing is decided on the way."""
    state = west(at={0: "street_nw"}, grit={0: 2}, cash={0: 9}, stock=["chisel"])
    rows = [deed.moves for deed in offered(state.match)[1]["gunsmith"].deeds]
    tries = [row for row in rows if row[-1].startswith("try:")]
    assert tries
    assert played(state.match, tries[0])[:2] == list(tries[0])


def test_what_burns_where_one_stands_is_one_press() -> None:
    state = west(
        dice=[6], at={0: "w_mill"}, characters=("levi", "hannah"), grit={0: 1},
        weapons={0: ["kerosene"]},
    )  # fmt: skip
    rows = [deed.moves for deed in offered(state.match)[0] if deed.moves[:1] == ("light",)]
    assert [row for row in rows if "go:w_mill" in row]


def test_the_odds_on_the_map_are_what_bots_reckon() -> None:
    """For whoever looks, from what is public."""
    told = 0
    for match, seat in turns("welcome_a", 30):
        view = match.view(seat)
        state = match.state
        assert isinstance(state, Table)
        for foe in view["table"]["foes"]:
            odds = round(100 * hunt_odds(state, seat, SLOT_AT[foe["slot"]]))
            assert hunt_chance(view["table"]["players"][seat], foe) == odds
            assert f"{odds}\u202f%" in scene(view, teller(GAME, "en", (), seat))
            told += 1
    assert told > 20


@pytest.mark.parametrize("lang", LANGS)
def test_a_list_says_each_deed_in_one_sentence(lang: str) -> None:
    """Buttons break a long one in two: "Ambush Belle at Gallows", "Square 1 Grit"."""
    whole = 0
    for match, seat in turns("welcome_a", 40):
        tell = teller(match.game, lang, me=seat)
        view = match.view(seat)
        told = [line for _, line, _ in offers(match, view, tell)]
        told.append(tell.goal_line(view))
        assert not [line for line in told if line.rstrip().endswith(":")]
        if lang == "fr":  # which writes a space before the colon, too
            assert not [line for line in told if re.search(r"\w: ", line)]
        (legal,) = [ask["moves"] for ask in view["asks"] if ask["seat"] == seat]
        for move in legal:
            if move.startswith(("ambush:", "attack:")):
                assert tell.move(move, view) in told
                whole += 1
    assert whole > 0
