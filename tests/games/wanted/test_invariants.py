"""The invariants of the specification, section 8, over random games."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from saloon.engine.ask import Ask
from saloon.engine.data import digest
from saloon.engine.errors import Broken
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.games.wanted.content import SALOON
from saloon.games.wanted.game import GAME
from saloon.games.wanted.state import NOBODY, NOWHERE, Table
from saloon.lab.coverage import settings
from tests.games.wanted.setting import fresh, table

EVERY_SETTING = settings(GAME)


def table_of(match: Match) -> Table:
    assert isinstance(match.state, Table)
    return match.state


def walk(number: int) -> Iterator[tuple[Match, Table, Ask, str]]:
    """A random game: the match after each move, the table before it, who was asked, the move."""
    seats, options = EVERY_SETTING[number * 37 % len(EVERY_SETTING)]  # 37: all options in turn
    match = Match(GAME, seats, f"invariants {number}", options)
    rng = Rng.seeded(f"invariants {number}")
    while match.asks:
        asks = match.asks
        ask = asks[rng.below(len(asks))]
        before = table_of(match).copy()
        assert isinstance(before, Table)
        move = ask.moves[rng.below(len(ask.moves))]
        match.play(ask.seat, move)
        yield match, before, ask, GAME.text(move)


def cards_of(t: Table, seat: int) -> int:
    return sum([len(t.stack(seat, gang)) for gang in range(4)])


@pytest.mark.parametrize("first", range(4))
def test_every_table_and_every_step_keeps_the_invariants(first: int) -> None:
    """Section 8, 1 to 17, 19 and 21."""
    for number in range(first, 28, 4):
        for match, before, ask, move in walk(number):
            now = table_of(match)
            now.check()
            tokens_only_grow(before, now)
            only_the_right_seats_are_asked(match, before, ask)
            if now.round == before.round and now.turn != NOBODY:
                pieces_move_by_their_rules(before, now, ask.seat, move)
                only_the_active_player_gains(before, now, ask.seat)
            elif now.round != before.round:
                assert now.tiles == [2 if now.dollars else 0] * now.seats  # 10
                assert now.horse == NOWHERE  # 11


def tokens_only_grow(before: Table, now: Table) -> None:
    """4: nobody loses a Wanted token. 5: the One token, once owned, has an owner."""
    for seat in range(now.seats):
        assert now.wanted[seat] & before.wanted[seat] == before.wanted[seat]
    assert now.one != NOBODY or before.one == NOBODY


def only_the_right_seats_are_asked(match: Match, before: Table, ask: Ask) -> None:
    """14: the active player in a round, the tied in scoring. 19: only what can be done."""
    if ask.prompt == "consent":
        assert before.turn == NOBODY
        assert before.consent
    else:
        assert ask.seat == before.turn
    if ask.prompt == "dollars":
        assert before.dollars
        assert before.tiles[ask.seat] > 0
    legal = [GAME.text(move) for move in ask.moves]
    assert legal
    if ask.prompt == "draw":
        assert len(legal) == (5 if before.horse == NOWHERE else 4)
        assert "draw:saloon" in legal
    if before.horse != NOWHERE and ask.prompt in ("draw", "dollars"):  # 11
        town = match.view()["table"]["decks"][before.horse]["deck"]
        assert not [move for move in legal if move.endswith(town)]


def pieces_move_by_their_rules(before: Table, now: Table, seat: int, move: str) -> None:
    """10: a tile leaves at a time, on one's own turn. 11, 12: Cavalry and Supremacy."""
    spent = move.startswith(("bury", "look"))
    for other in range(now.seats):
        gone = before.tiles[other] - now.tiles[other]
        assert gone == (1 if spent and other == seat else 0)
    if before.horse != NOWHERE:
        assert now.horse != NOWHERE
    if not move.startswith("ride"):
        assert now.horse == before.horse
    assert now.supreme == before.supreme
    assert now.starter == before.starter


def only_the_active_player_gains(before: Table, now: Table, seat: int) -> None:
    """16: by one card at most, and nobody else gains any."""
    for other in range(now.seats):
        gain = cards_of(now, other) - cards_of(before, other)
        assert gain <= (1 if other == seat else 0)


def test_the_same_seed_and_choices_give_the_same_game() -> None:
    """20."""
    for number in range(3):
        *_, (one, _, _, _) = walk(number)
        *_, (two, _, _, _) = walk(number)
        assert one.moves == two.moves
        assert one.events == two.events
        assert digest(one.state) == digest(two.state)
    assert digest(one.state) != digest(Match(GAME, 2, "another seed").state)


# -- the check finds what is broken ------------------------------------------------------------


def missing_outlaw(t: Table) -> None:
    t.decks[0] = t.decks[0][1:]


def double_outlaw(t: Table) -> None:
    t.decks[0] = (t.decks[0][1], *t.decks[0][1:])


def wrong_town(t: Table) -> None:
    t.decks[0], t.decks[1] = t.decks[1], t.decks[0]


def wrong_stack(t: Table) -> None:
    card = t.decks[0][0]
    t.decks[0] = t.decks[0][1:]
    t.stacks[(card % 12 // 3 + 1) % 4] = (card,)


def missing_saloon_card(t: Table) -> None:
    t.decks[SALOON] = t.decks[SALOON][1:]


def discarded_by_nobody(t: Table) -> None:
    t.discard = t.decks[0][:1]
    t.decks[0] = t.decks[0][1:]


def turn_without_draw(t: Table) -> None:
    t.turns += 2


def taken_out(t: Table) -> None:
    t.out = (t.decks[0][0],)
    t.decks[0] = t.decks[0][1:]


def empty_town(t: Table) -> None:
    t.stacks = [tuple([c for c in t.decks[0] if c % 12 // 3 == g]) for g in range(4)] + [()] * 8
    t.decks[0] = ()
    t.turns = 12


def empty_saloon(t: Table) -> None:
    t.saloon_discard = t.decks[SALOON]
    t.decks[SALOON] = ()
    t.turns = 13


def four_gangs(t: Table) -> None:
    t.stacks[0:4] = [(0,), (3,), (6,), (9,)]
    t.decks[0] = tuple([card for card in t.decks[0] if card not in (0, 3, 6, 9)])
    t.turns = 4


def nobodys_turn(t: Table) -> None:
    t.turn = 3


def no_face_up_card(t: Table) -> None:
    t.unturned = 2


def cavalry_on_the_saloon(t: Table) -> None:
    t.horse = SALOON


def supremacy_gone(t: Table) -> None:
    t.supreme = NOWHERE


def look_by_nobody(t: Table) -> None:
    t.looked[1] = 8


def buried_saloon_card(t: Table) -> None:
    t.buried[SALOON] = 1


def face_up_card_buried(t: Table) -> None:
    t.buried[2] = 12


def third_dollar(t: Table) -> None:
    t.tiles[1] = 3


def fifth_gang(t: Table) -> None:
    t.wanted[0] = 16


def one_token_of_nobody(t: Table) -> None:
    t.one = 3


def round_41(t: Table) -> None:
    t.round = 41


def one_point(t: Table) -> None:
    t.last_points, t.totals = [1, 0, 0], [1, 0, 0]


def lost_points(t: Table) -> None:
    t.last_points, t.totals = [3, 0, 0], [2, 9, 9]


def winner_plays_on(t: Table) -> None:
    t.one, t.wanted[1] = 1, 15


def over_too_early(t: Table) -> None:
    t.over, t.winners = True, [0]


def over_without_winner(t: Table) -> None:
    t.over, t.round = True, 40


def wrong_winner(t: Table) -> None:
    t.over, t.winners, t.one, t.wanted[1] = True, [0], 1, 15


BREAKS: list[tuple[Callable[[Table], None], str]] = [
    (missing_outlaw, "missing or double"),
    (double_outlaw, "missing or double"),
    (wrong_town, "wrong town"),
    (wrong_stack, "wrong stack"),
    (missing_saloon_card, "Saloon card is missing"),
    (discarded_by_nobody, "more outlaws discarded"),
    (turn_without_draw, "a turn is one draw"),
    (taken_out, "takes out 16"),
    (empty_town, "empty town"),
    (empty_saloon, "empty Saloon"),
    (four_gangs, "four gangs"),
    (nobodys_turn, "turn is no seat"),
    (no_face_up_card, "without a face-up card"),
    (cavalry_on_the_saloon, "horse is out of range"),
    (supremacy_gone, "Supremacy"),
    (look_by_nobody, "a look by nobody"),
    (buried_saloon_card, "buried Saloon card"),
    (face_up_card_buried, "more buried"),
    (third_dollar, "too many Dollars"),
    (fifth_gang, "wanted holds what is out of range"),
    (one_token_of_nobody, "one is no seat"),
    (round_41, "too long"),
    (one_point, "impossible points"),
    (lost_points, "forgotten"),
    (winner_plays_on, "plays on"),
    (over_too_early, "too early"),
    (over_without_winner, "without a winner"),
    (wrong_winner, "wrong winner"),
]


@pytest.mark.parametrize(
    ("damage", "message"), BREAKS, ids=lambda value: getattr(value, "__name__", "")
)
def test_a_broken_table_is_found(damage: Callable[[Table], None], message: str) -> None:
    t = fresh(3, dollars=True, cavalry=True, supremacy=True).table
    t.check()
    damage(t)
    with pytest.raises(Broken, match=message):
        t.check()


def a_tile(t: Table) -> None:
    t.tiles[0] = 1


def a_horse(t: Table) -> None:
    t.horse = 0


def a_supreme_gang(t: Table) -> None:
    t.supreme = 0


def a_look(t: Table) -> None:
    t.looked[0] = 1


def a_buried_card(t: Table) -> None:
    t.buried[0] = 1


@pytest.mark.parametrize("piece", [a_tile, a_horse, a_supreme_gang, a_look, a_buried_card])
def test_pieces_of_rules_that_are_off_stay_in_the_box(piece: Callable[[Table], None]) -> None:
    t = fresh(3).table
    t.check()
    piece(t)
    with pytest.raises(Broken):
        t.check()


def test_section_8_6_the_saloon_may_be_empty_while_its_last_target_is_chosen() -> None:
    t = table("WB1 DA1", "", saloon="sheriff")
    t.play("0 draw:saloon")
    assert t.asked == [(0, "sheriff")]
    assert t.table.decks[SALOON] == ()
