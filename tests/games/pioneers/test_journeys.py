"""What a Pioneer can do from where it stands, and the tiles in its reach."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import saloon
from saloon.choices import FOLDED_FROM, choices_of
from saloon.engine.rng import Dice
from saloon.games.pioneers.board import CELL_Q, CELL_R
from saloon.games.pioneers.content import BUILDINGS, PILGRIM
from saloon.games.pioneers.lookup import holder_of, mouths, reference
from saloon.games.pioneers.scene import scene
from saloon.games.pioneers.state import Table
from saloon.journeys import Deed, Figure, figures, goes_on, legal_of, panel, travel, waits
from saloon.words import LANGS
from tests.games.pioneers.settled import GAME, at_table, middle_games, settled

FIGURED = ("work", "action", "step")


def asked(games: int) -> Iterator[tuple[saloon.Match, saloon.Ask, list[Figure]]]:
    """Decisions of settled games about one's Pioneers, a few of each kind."""
    seen = dict.fromkeys(FIGURED, 0)
    for match, ask in middle_games(games):
        if ask.prompt in FIGURED and seen[ask.prompt] < 12:
            seen[ask.prompt] += 1
            told = at_table("en", match.seats, ask.seat)
            yield match, ask, figures(match, match.view(ask.seat), told)
    assert all(seen.values())


def stands(match: saloon.Match, seat: int, id: str) -> str:
    """Where a Pioneer stands now."""
    number = int(id.rpartition("-")[2])
    family = match.view(seat)["table"]["players"][seat]["pioneers"]
    one = next(one for one in family if one["number"] == number)
    return reference(one["q"], one["r"])


def test_every_way_leads_where_it_says_for_what_it_says() -> None:
    """PIO-MOVE-01..05, PIO-MOVE-07, PIO-MOVE-08: with such a die the whole row is legal."""
    ways = 0
    for match, ask, found in asked(30):
        for figure in found:
            for way in figure.ways[::5]:
                world = match.clone()
                left = 0
                for number, move in enumerate(way.moves):
                    view = world.view(ask.seat)
                    if not goes_on(GAME, view, way.moves[number:]):
                        break
                    if move == "act:move":
                        world.state.rng = Dice([6])
                    world.play(ask.seat, move)
                    now = world.ask_for(ask.seat)
                    if now is not None and now.prompt == "step" and move.startswith("act"):
                        left = now.args[1]
                else:
                    ways += 1
                    continue
                # It ended on the way: the die fell short, or somebody else is asked.
                assert way.moves[number] == "at" or way.cost > left or world.ask is not None
    assert ways > 40


def test_a_walk_arrives_at_the_cost_that_was_told() -> None:
    """PIO-MOVE-03: after the roll, every place is reached with the points left."""
    walks = 0
    for match, ask, found in asked(40):
        if ask.prompt != "step":
            continue
        for way in found[0].ways:
            world = match.clone()
            assert goes_on(GAME, world.view(ask.seat), way.moves)
            for move in way.moves:
                if not goes_on(GAME, world.view(ask.seat), [move]):
                    break  # somebody shoots
                before = world.ask_for(ask.seat)
                world.play(ask.seat, move)
                if move == "stop":
                    assert before is not None
                    assert before.prompt == "step"  # never the rest of a Pioneer
                    assert ask.args[1] - before.args[1] == way.cost
                    assert stands(world, ask.seat, found[0].id) == way.place.partition("-")[2]
                    walks += 1
    assert walks > 10


def test_a_die_that_falls_short_ends_the_walk_before_it_begins() -> None:
    """PIO-MOVE-01: the question is asked again, with what is in reach."""
    for match, ask, found in asked(20):
        far = [way for figure in found for way in figure.ways if way.cost > 2]
        if ask.prompt != "work" or not far:
            continue
        way = far[0]
        world = match.clone()
        world.play(ask.seat, way.moves[0])
        world.state.rng = Dice([1])
        world.play(ask.seat, way.moves[1])
        assert way.chance < 1
        assert not goes_on(GAME, world.view(ask.seat), way.moves[2:])
        again = figures(world, world.view(ask.seat), at_table("en", match.seats, ask.seat))
        assert all(one.cost <= 2 and one.chance == 1 for one in again[0].ways)
        return
    raise AssertionError("no walk of more than two points in these games")


def test_everything_legal_is_offered_and_only_that() -> None:
    """PIO-ACT-01: a deed's first move is legal; whatever is legal is a deed, a figure or leaves."""
    for match, ask, found in asked(30):
        if ask.prompt == "step" or not found:  # without figures the plain list is offered
            continue
        told = at_table("en", match.seats, ask.seat)
        legal = legal_of(match.view(ask.seat))
        rows = [figure.moves for figure in found] + [d.moves for f in found for d in f.deeds]
        first = {row[0] for row in rows if row}
        assert first <= set(legal)
        assert {move for move in legal if not told.is_leaving(move)} <= first
        for row in rows:
            world = match.clone()
            for move in row:
                world.play(ask.seat, move)


@pytest.mark.parametrize("lang", LANGS)
def test_what_cannot_be_done_says_why_in_four_words(lang: str) -> None:
    reasons = set()
    for match, ask, _ in asked(30):
        told = at_table(lang, match.seats, ask.seat)
        for figure in figures(match, match.view(ask.seat), told):
            groups = [deed.group for deed in figure.deeds]
            assert groups == sorted(groups, key=("move", "work", "trade", "people").index)
            for deed in figure.deeds:
                assert deed.note
                if not deed.moves:
                    reasons.add(deed.note)
    assert len(reasons) > 12
    assert all(len(reason.split()) <= 4 for reason in reasons)


def test_nothing_hidden_decides_what_is_offered() -> None:
    """Another truth behind the same view offers the same."""
    for match, ask, found in asked(8):
        told = at_table("en", match.seats, ask.seat)
        other = match.imagine(ask.seat)
        assert figures(other, other.view(ask.seat), told) == found


def test_a_free_building_is_free_wherever_it_is_named() -> None:
    """What is printed is what is paid."""
    table = settled(2, "free build")
    told = at_table("en", 2, 0)
    view = saloon.Match(GAME, table=table).view(0)
    view["asks"] = [{"seat": 0, "prompt": "build", "args": [0], "moves": ["build:ranch"]}]
    assert "$3" in told.move("build:ranch", view)
    view["table"]["players"][0]["waived"] = ["build"]
    assert "$" not in told.move("build:ranch", view)
    assert "free" in told.move("build:ranch", view)


HORSE = "line:get:horse:1"


def test_the_tip_to_the_owner_of_business_is_in_the_price() -> None:
    """$1 more with the first purchase, and none with the next."""
    told = at_table("en", 2, 0)
    view = saloon.Match(GAME, table=settled(2, "tip")).view(0)
    for player in view["table"]["players"]:
        for one in player["pioneers"]:
            one["diploma"] = None
    view["asks"] = [{"seat": 0, "prompt": "buy", "args": [0, 0], "moves": [HORSE]}]
    assert "$4" in told.move(HORSE, view)
    view["table"]["players"][1]["pioneers"][0]["diploma"] = "business"
    assert "$5" in told.move(HORSE, view)
    view["asks"][0]["args"] = [0, 1]
    assert "$4" in told.move(HORSE, view)


def test_an_end_of_turn_that_starves_somebody_says_so() -> None:
    """Before, not after."""
    told = at_table("en", 2, 0)
    view = saloon.Match(GAME, table=settled(2, "hunger")).view(0)
    view["asks"] = [{"seat": 0, "prompt": "work", "args": [], "moves": ["end"]}]
    mine = view["table"]["players"][0]
    mine["food"] = 40
    for one in mine["pioneers"]:
        one["actions"] = 0
        one["unfed"] = False
    assert told.gives_up("end", view) == ""
    mine["pioneers"][0]["actions"] = 2
    assert told.gives_up("end", view) == "gives up 2 Actions"
    mine["food"] = 0
    assert "will go hungry" in told.gives_up("end", view)
    mine["pioneers"][0]["unfed"] = True
    assert "1 Pioneer will starve" in told.gives_up("end", view)


def prompts(match: saloon.Match, seat: int) -> str:
    """What a seat is asked now, "" for nothing."""
    ask = match.ask_for(seat)
    return "" if ask is None else ask.prompt


def at_work(name: str, actions: int = 2) -> tuple[saloon.Match, int]:
    """A settled table where somebody may put a Pioneer to work."""
    match = saloon.Match(GAME, table=settled(3, name))
    while match.asks[0].prompt != "work":
        match.play(match.asks[0].seat, match.asks[0].moves[0])
    seat = match.asks[0].seat
    family = match.view(seat)["table"]["players"][seat]["pioneers"]
    assert max(one["actions"] for one in family) >= actions
    return match, seat


def test_a_walk_of_two_moves_goes_as_far_as_each_die_brings_it() -> None:
    """PIO-MOVE-01: one press, two rolls; a die that falls short twice leaves it on the way."""
    arrived = short = 0
    for number in range(6):
        match, seat = at_work(f"two moves {number}")
        found = figures(match, match.view(seat), at_table("en", 3, seat))
        for figure in found:
            for way in [way for way in figure.ways if way.rolls == 2][:3]:
                assert way.chance >= 0.5
                for die in (6, 1):
                    world = match.clone()
                    world.state.rng = Dice([die] * 8)
                    travel(world, seat, way.moves)
                    if prompts(world, seat) not in ("work", "action"):
                        continue  # somebody shoots
                    there = stands(world, seat, figure.id) == way.place.partition("-")[2]
                    if die == 6:
                        assert there, way
                        arrived += 1
                    else:
                        short += not there
    assert arrived > 5
    assert short > 5


def test_going_somewhere_and_working_there_is_one_press() -> None:
    """PIO-CLAIM-01, PIO-PRAY-01: what is offered at the end of a way is done there."""
    done = set()
    for number in range(14):
        match, seat = at_work(f"errand {number}")
        for figure in figures(match, match.view(seat), at_table("en", 3, seat)):
            for way in figure.ways:
                if way.rolls > 1:
                    continue
                for deed in way.deeds:
                    world = match.clone()
                    world.state.rng = Dice([6] * 9)
                    before = len(world.events)
                    travel(world, seat, deed.moves)
                    if prompts(world, seat) == "":
                        continue  # somebody else is asked
                    assert deed.moves[: len(way.moves)] == way.moves
                    kinds = {event.kind for event in world.events[before:]}
                    tells = {"stake": "stakes", "pray": "prayer", "hunt": "animal"}
                    tells |= dict.fromkeys(BUILDINGS, "builds")
                    asks = {"diploma": "diploma", "buy": "buy", "sell": "sell"}
                    act = deed.sign.removesuffix("-shuffled")
                    if act in tells:
                        assert tells[act] in kinds, deed
                    elif act in asks:
                        assert prompts(world, seat) in (asks[act], "shop", "market"), deed
                    done.add(act)
    assert {"stake", "pray", "hunt", "diploma", "buy", "homestead"} <= done


def deed_of(found: list[Figure], sign: str) -> Deed | None:
    """The first deed with a sign."""
    return next((d for figure in found for d in figure.deeds if d.sign == sign and d.moves), None)


def test_praying_twice_with_the_deck_shuffled_is_one_press() -> None:
    """PIO-PRAY-03: whether to shuffle is part of the deed, and so is the second Action."""
    for number in range(40):
        match, seat = at_work(f"prayers {number}")
        table = match.state
        assert isinstance(table, Table)
        if not table.bottom:
            table.bottom, table.prayers = table.prayers[:1], table.prayers[1:]
        found = figures(match, match.view(seat), at_table("en", 3, seat))
        deed = deed_of(found, "pray-shuffled")
        if deed is None or not deed.again:
            continue
        assert deed.moves[-2:] == ("act:pray", "yes")
        assert deed.times == 2
        world = match.clone()
        travel(world, seat, deed.again)
        drawn = [event for event in world.events if event.kind == "prayer"]
        if len(drawn) == 2:
            return
    raise AssertionError("nobody prayed twice")


def test_a_claim_and_a_building_on_it_are_one_press() -> None:
    """PIO-CLAIM-01, PIO-BUILD-01: at the price of both."""
    for number in range(40):
        match, seat = at_work(f"claim {number}")
        told = at_table("en", 3, seat)
        for figure in figures(match, match.view(seat), told):
            both = [deed for deed in figure.deeds if deed.moves[-2:-1] == ("act:build",)]
            both = [deed for deed in both if "act:stake" in deed.moves]
            if not both:
                continue
            before = match.view(seat)["table"]["players"][seat]
            travel(match, seat, both[0].moves)
            after = match.view(seat)["table"]["players"][seat]
            assert after["points"] == before["points"] + 2
            assert f"${before['cash'] - after['cash']}" in both[0].name
            return
    raise AssertionError("nobody could claim and build")


def test_the_bandit_is_hired_for_a_job_by_one_press_in_a_list() -> None:
    """PIO-HIREB-17: task and target are one pick, and every pick is legal."""
    tried = 0
    for number in range(12):
        match, seat = at_work(f"hired {number}")
        found = figures(match, match.view(seat), at_table("en", 3, seat))
        deed = deed_of(found, "bandit")
        if deed is None:
            continue
        assert deed.panel is not None
        for picks in deed.panel.picks:
            for _, row in picks.rows:
                world = match.clone()
                for move in (*deed.moves, *row.split()):
                    world.play(seat, move)  # raises where it is not legal
                tried += 1
    assert tried > 20


def test_the_sheriff_is_hired_for_a_task_by_one_press_in_a_list() -> None:
    """PIO-SHER-11: task and target are one pick, every pick is legal, and none is missing."""
    tasks: set[str] = set()
    for number in range(24):
        match, seat = at_work(f"sheriff {number}")
        found = figures(match, match.view(seat), at_table("en", 3, seat))
        deed = deed_of(found, "sheriff")
        if deed is None:
            continue
        assert deed.panel is not None
        rows = [row.split() for picks in deed.panel.picks for _, row in picks.rows]
        world = match.clone()
        travel(world, seat, deed.moves)
        assert {row[0] for row in rows} == set(legal_of(world.view(seat))) - {"back"}
        for row in rows:
            world = match.clone()
            before = len(world.events)
            travel(world, seat, (*deed.moves, *row))
            assert "hires-sheriff" in {event.kind for event in world.events[before:]}, row
            tasks.add(row[0])
    assert {"task:block", "task:release"} <= tasks


def test_a_prisoner_rolls_for_freedom_by_one_press() -> None:
    """PIO-JAIL-04: who rolls is part of the deed, and everybody who may is offered."""
    rolled = 0
    for match, ask in middle_games(60):
        if ask.prompt != "work" or "jail-roll" not in legal_of(match.view(ask.seat)):
            continue
        asked_then = match.clone()
        asked_then.play(ask.seat, "jail-roll")
        hopeful = set(legal_of(asked_then.view(ask.seat))) - {"back"}
        found = figures(match, match.view(ask.seat), at_table("en", match.seats, ask.seat))
        rows = {d.moves for figure in found for d in figure.deeds if "jail-roll" in d.moves}
        assert not found or {row[-1] for row in rows} == hopeful
        for row in rows:
            world = match.clone()
            travel(world, ask.seat, row)
            rolled += [event.kind for event in world.events].count("jail-roll") > [
                event.kind for event in match.events
            ].count("jail-roll")
    assert rolled


def test_two_tiles_are_discovered_by_one_press_and_two_places() -> None:
    """PIO-EXPL-02: the row waits for where the first tile comes to lie."""
    for number in range(40):
        match, seat = at_work(f"explore {number}")
        found = figures(match, match.view(seat), at_table("en", 3, seat))
        deeds = [deed for figure in found for deed in figure.deeds if deed.sign == "explore"]
        horse = match.view(seat)["table"]["players"][seat]["horse"]
        twice = next((deed for deed in deeds if deed.again), None)
        if twice is None:
            assert not horse or not any(deed.moves for deed in deeds)
            continue
        row = list(twice.again)
        while row[0] != "yes":
            match.play(seat, row.pop(0))
        view = match.view(seat)
        if prompts(match, seat) != "place":
            continue
        assert waits(GAME, view)
        assert not goes_on(GAME, view, row)
        while waits(GAME, match.view(seat)):
            match.play(seat, legal_of(match.view(seat))[0])
        if prompts(match, seat) == "second":
            assert goes_on(GAME, match.view(seat), row)
            return
    raise AssertionError("nobody saw farther")


def test_a_claim_and_a_building_on_it_are_one_press_with_the_walk_there() -> None:
    """PIO-CLAIM-01, PIO-BUILD-01: at the price of both, where an Action is left for each."""
    for number in range(40):
        match, seat = at_work(f"far claim {number}")
        for figure in figures(match, match.view(seat), at_table("en", 3, seat)):
            for way in figure.ways:
                both = [deed for deed in way.deeds if "act:stake" in deed.moves]
                both = [deed for deed in both if "act:build" in deed.moves]
                if not both:
                    continue
                assert figure.left >= way.rolls + 2
                world = match.clone()
                world.state.rng = Dice([6] * 9)
                before = world.view(seat)["table"]["players"][seat]
                travel(world, seat, both[0].moves)
                after = world.view(seat)["table"]["players"][seat]
                if after["points"] == before["points"] + 2:  # nobody came in between
                    assert f"${before['cash'] - after['cash']}" in both[0].name
                    return
    raise AssertionError("nobody could go, claim and build")


def test_the_bandit_is_moved_off_by_one_press() -> None:
    """PIO-HOLD-05: every tile as far as the die says, in one row of steps."""
    tried = 0
    for match, ask in middle_games(60):
        if ask.prompt != "retreat":
            continue
        found = figures(match, match.view(ask.seat), at_table("en", match.seats, ask.seat))
        if "stop" in legal_of(match.view(ask.seat)):  # on his way, step by step
            assert found == []
            continue
        assert [figure.id for figure in found] == ["piece-bandit"]
        assert max(way.cost for way in found[0].ways) <= ask.args[0]
        for way in found[0].ways[::4]:
            world = match.clone()
            before = len(world.events)
            travel(world, ask.seat, way.moves)
            steps = [e.args[0] for e in world.events[before:] if e.kind == "bandit-steps"]
            cell = steps[way.cost - 1]
            assert reference(CELL_Q[cell], CELL_R[cell]) == way.place.partition("-")[2]
            tried += 1
    assert tried > 5


def test_a_pilgrim_goes_anywhere_by_one_press() -> None:
    """PIO-PRAY-04, PIO-ASK-01: who and where are one row, in however many parts it is asked."""
    match, seat = at_work("pilgrims")
    table = match.state
    assert isinstance(table, Table)
    table.kept = (*table.kept, PILGRIM)
    table.prayers = tuple(card for card in table.prayers if card != PILGRIM)
    match = saloon.Match(GAME, table=table)
    match.play(seat, "prayer:pilgrim")
    found = figures(match, match.view(seat), at_table("en", 3, seat))
    assert len(found) > 1
    for way in found[0].ways:
        world = match.clone()
        travel(world, seat, way.moves)
        assert stands(world, seat, found[0].id) == way.place.partition("-")[2]


def test_a_hex_of_a_long_list_is_picked_by_one_press() -> None:
    """PIO-ASK-01: the part of the list and the hex in it."""
    rows = 0
    for match, ask in middle_games(60):
        if ask.prompt != "page-map":
            continue
        drawn = scene(match.view(ask.seat), at_table("en", match.seats, ask.seat))
        for page, then in re.findall(r'data-move="(page:\d)" data-then="([^"]+)"', drawn):
            world = match.clone()
            world.play(ask.seat, page)
            now = world.ask_for(ask.seat)
            assert now is not None
            assert then in [GAME.text(move) for move in now.moves]
            rows += 1
        if rows > 30:
            return
    raise AssertionError("no long list")


def test_the_food_that_is_missing_is_bought_with_the_walk_to_the_store() -> None:
    """PIO-FEED-01, PIO-BUY-03: for the price that is said, the tip to another's Business in it."""
    bought = tipped = 0
    for match, ask in middle_games(60):
        if ask.prompt != "work" or (bought > 2 and tipped):
            continue
        for figure in figures(match, match.view(ask.seat), at_table("en", match.seats, ask.seat)):
            for deed in [deed for way in figure.ways for deed in way.deeds]:
                if not any(move.startswith("line:get:food:") for move in deed.moves):
                    continue
                world = match.clone()
                world.state.rng = Dice([6] * 9)
                cash = world.view(ask.seat)["table"]["players"][ask.seat]["cash"]
                travel(world, ask.seat, deed.moves)
                view = world.view(ask.seat)["table"]
                mine = view["players"][ask.seat]
                if mine["food"] != mouths(mine):
                    continue  # somebody came in between
                assert deed.name.endswith(f"${cash - mine['cash']}")
                bought += 1
                holder = holder_of(view, "business")
                tipped += holder is not None and holder[0] != ask.seat
    assert bought
    assert tipped


def test_love_is_a_heart_on_a_shoulder() -> None:
    """PIO-DIP-14: one press on anybody else's Pioneer, and none on one's own."""
    for match, ask in middle_games(60):
        if "love" not in legal_of(match.view(ask.seat)):
            continue
        drawn = scene(match.view(ask.seat), at_table("en", match.seats, ask.seat))
        targets = re.findall(r'data-move="love" data-then="([^"]+)"', drawn)
        world = match.clone()
        world.play(ask.seat, "love")
        now = world.ask_for(ask.seat)
        assert now is not None
        asked_for = {GAME.text(move) for move in now.moves} - {"back"}
        assert set(targets) == asked_for
        return
    raise AssertionError("nobody could fall in love")


@pytest.mark.parametrize("act", ["buy", "sell"])
def test_a_shop_that_is_entered_is_one_panel(act: str) -> None:
    """PIO-BUY-10, PIO-SELL-01: what is asked for is offered as lines, each up to what is there."""
    for match, ask in middle_games(60):
        if ask.prompt != act:
            continue
        found = panel(match, match.view(ask.seat), at_table("en", match.seats, ask.seat))
        if "use" in legal_of(match.view(ask.seat)):  # a card may be paid in Resources
            assert found is None
            continue
        assert found is not None
        lines = found.sides[0].lines
        legal = legal_of(match.view(ask.seat))  # Buildings are sold one by one
        offered = [line.moves.format(n=n) for line in lines for n in range(1, line.most + 1)]
        assert offered == [move for move in legal if move.startswith("line:")]
        if not lines:
            continue
        before = match.view(ask.seat)["table"]["players"][ask.seat]["cash"]
        cheap = min(lines, key=lambda line: line.price)
        row = cheap.moves.format(n=1).split()
        world = match.clone()
        travel(world, ask.seat, [*row, found.last])
        after = world.view(ask.seat)["table"]["players"][ask.seat]["cash"]
        paid = before - after if act == "buy" else after - before
        assert paid == cheap.price + found.extra
        return
    raise AssertionError(f"nobody could {act}")


def test_a_bid_is_set_by_steps_and_names_what_is_paid() -> None:
    """PIO-AUC-02: the sums of a long list in order, passing beside them; a short one is a list."""
    long = short = 0
    for match, ask in middle_games(60):
        if ask.prompt != "bid":
            continue
        told = at_table("en", match.seats, ask.seat)
        chosen = choices_of(told, match.view(ask.seat))
        sums = [int(choice.move[2:]) for choice in chosen.sums]
        if not sums:
            short += 1
            assert len(ask.moves) <= FOLDED_FROM
            continue
        assert sums == sorted(sums)
        assert sums[0] == ask.args[2]
        assert all(f"${number}" in one.text for number, one in zip(sums, chosen.sums, strict=True))
        assert "pass" not in [choice.move for choice in chosen.sums]
        assert "pass" in [choice.move for choice in chosen.all]
        long += 1
    assert long


def test_every_question_for_a_number_is_set_by_steps() -> None:
    """Reserves and stakes as well as bids: nowhere is a long list of numbers all buttons."""
    met = set()
    for match, ask in middle_games(60):
        numbers = [move for move in legal_of(match.view(ask.seat)) if move.startswith("n:")]
        if len(numbers) < FOLDED_FROM or ask.prompt in met:
            continue
        met.add(ask.prompt)
        chosen = choices_of(at_table("en", match.seats, ask.seat), match.view(ask.seat))
        assert len(chosen.sums) == len(numbers), ask.prompt
    assert {"bid", "reserve", "stake", "dispute"} <= met


def test_the_food_that_is_missing_is_bought_by_one_press() -> None:
    """PIO-FEED-01: as much as all who want to eat need, for what it says."""
    bought = 0
    for match, ask in middle_games(60):
        if ask.prompt != "work" or bought == 3:
            continue
        told = at_table("en", match.seats, ask.seat)
        for figure in figures(match, match.view(ask.seat), told):
            for deed in figure.deeds:
                if not any(move.startswith("line:get:food:") for move in deed.moves):
                    continue
                world = match.clone()
                cash = world.view(ask.seat)["table"]["players"][ask.seat]["cash"]
                travel(world, ask.seat, deed.moves)
                mine = world.view(ask.seat)["table"]["players"][ask.seat]
                assert mine["food"] == mouths(mine)
                assert deed.name.endswith(f"${cash - mine['cash']}")
                asked_now = world.ask_for(ask.seat)
                assert asked_now is None or asked_now.prompt != "buy"
                bought += 1
    assert bought
