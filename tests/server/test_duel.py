"""Who was first in a live shootout: decided from moments that are handed in, without any clock."""

from __future__ import annotations

import hashlib
from itertools import pairwise

import pytest

from saloon.server import duel
from saloon.server.duel import AGAIN, FIRST, REACTION, SECOND, Duel, Line, Side, Times

DRAW = 100.0
TIMES = Times()
TRIP = 0.002


def deck(hit: int) -> tuple[bool, ...]:
    """Ten cards with the first Hit in this place."""
    return tuple(place == hit for place in range(1, 11))


def line(trip: float = TRIP, offset: float = 0.0) -> Line:
    """A line that was probed often enough, with the same way there as back."""
    made = Line()
    for start in range(duel.PROBES):
        there = start + trip / 2
        number = made.answer(start - offset, there, there)
        made.back(number, start + trip - offset)
    return made


def face_off(a: Side, b: Side) -> Duel:
    """A duel whose DRAW both pages have known of for long."""
    made = Duel([a, b], 90.0, times=TIMES)
    made.count_at, made.draw_at = 95.0, DRAW
    a.told = b.told = 99.0
    return made


def side(hit: int, presses: list[float], trip: float = TRIP, late: float = 0.0) -> Side:
    """A side that presses this many seconds after DRAW, each heard of after the usual way."""
    made = Side(0, deck(hit), line=line(trip))
    for number, after in enumerate(presses, 1):
        made.press(number, DRAW + after, DRAW + after + trip / 2 + late)
    return made


def test_a_clock_is_read_through_the_quickest_probe() -> None:
    """PIO-LIVE-04: a delayed probe tells less, and the quickest bounds the error."""
    made = Line()
    for start, there, back in ((0.0, 0.3, 0.01), (1.0, 0.01, 0.03), (2.0, 0.05, 0.4)):
        number = made.answer(start - 7.0, start + there, start + there)
        made.back(number, start + there + back - 7.0)
    assert made.trip == pytest.approx(0.04)
    assert abs(made.offset - 7.0) <= made.error == pytest.approx(0.02)
    assert not made.known
    made.back(99, 5.0)  # nobody asked
    assert made.count == 3


def test_the_first_hit_wins() -> None:
    """PIO-LIVE-07: by the moment of the Hit, not by how many cards were turned."""
    slow = side(1, [0.9])
    quick = side(3, [0.3, 0.5, 0.7])
    made = face_off(slow, quick)
    assert made.decide(DRAW + 0.8) is None, "the other might just have hit as well"
    assert made.decide(DRAW + 2) == SECOND
    assert [hand.turned for hand in made.hands] == [1, 3]


def test_a_delayed_line_wins_with_the_earlier_hit() -> None:
    """PIO-LIVE-06: its word comes after the other's, and still it was first."""
    far = side(1, [0.3], trip=0.4)
    near = side(1, [0.48 + 0.25])
    made = face_off(far, near)
    assert made.decide(DRAW + 0.45) is None
    assert made.decide(DRAW + 0.74) == FIRST


@pytest.mark.parametrize(("gap", "found"), [(0.19, AGAIN), (0.25, FIRST)])
def test_within_the_uncertainty_it_is_too_close(gap: float, found: int) -> None:
    """PIO-LIVE-07: 400 ms there and back leave 200 ms on either side open."""
    made = face_off(side(1, [0.3], trip=0.4), side(1, [0.3 + gap]))
    assert made.decide(DRAW + 3) == found
    assert made.why_again == "again"


def test_a_story_never_wins() -> None:
    """PIO-LIVE-06: a Hit told of late lies anywhere up to then; at best nobody can say."""
    liar = side(1, [0.2], late=0.5)
    honest = side(1, [0.4])
    assert face_off(liar, honest).decide(DRAW + 3) == AGAIN
    later = side(1, [0.9])
    assert face_off(liar, later).decide(DRAW + 3) == FIRST, "it was there by then all the same"


def test_a_late_word_is_worth_one_replay() -> None:
    """PIO-LIVE-10: a client that tells of its Hits late cannot have it replayed for ever."""
    liar, honest = side(1, [0.2], late=0.5), side(1, [0.4])
    made = face_off(liar, honest)
    assert made.decide(DRAW + 3) == AGAIN
    assert made.late == (liar,)
    assert made.why_again == "late"
    liar.strict = True
    made = face_off(liar, honest)
    assert made.decide(DRAW + 3) == SECOND
    assert made.late == ()
    late = side(1, [0.2], late=0.1)
    late.strict = True
    assert face_off(late, honest).decide(DRAW + 3) == FIRST, (
        "its word was there before all the same"
    )


@pytest.mark.parametrize(("trip", "late", "gap"), [(0.4, 0.0, 0.15), (TRIP, 0.04, 0.03)])
def test_a_slow_line_is_nobodys_fault(trip: float, late: float, gap: float) -> None:
    """PIO-LIVE-10: too close by what the line is known to be, or by a moment's hesitation."""
    made = face_off(side(1, [0.3], trip=trip, late=late), side(1, [0.3 + gap]))
    assert made.decide(DRAW + 3) == AGAIN
    assert made.late == ()


def test_nobody_is_heard_of_before_it_happened() -> None:
    made = Side(0, deck(1), line=line())
    made.press(1, DRAW + 9, DRAW + 1)
    assert made.turns[0].said == DRAW + 1
    made.press(1, DRAW + 2, DRAW + 2)
    assert len(made.turns) == 1, "the same press told twice"


@pytest.mark.parametrize("after", [-0.4, 0.05])
def test_a_false_start_loses_the_shot(after: float) -> None:
    """PIO-LIVE-08: before DRAW, or sooner than anybody can react."""
    made = face_off(side(1, [after]), side(9, []))
    assert made.decide(DRAW + after + 0.01) is None, "the other may have been early too"
    assert made.decide(DRAW + after + 1) == SECOND
    made = face_off(side(9, []), side(1, [after]))
    assert made.decide(DRAW + after + 1) == FIRST


def test_two_false_starts_are_replayed() -> None:
    """PIO-LIVE-08."""
    made = face_off(side(1, [-0.3]), side(1, [-0.1]))
    assert made.decide(DRAW) == AGAIN
    assert made.why_again == "bothfalse"


def test_presses_count_from_three_on() -> None:
    """A second press on the button of being ready is no false start."""
    made = face_off(side(1, []), side(1, []))
    made.press(made.sides[0], 1, 94.9, 94.91)
    assert made.sides[0].turns == []
    made.press(made.sides[0], 2, 95.1, 95.11)
    assert len(made.sides[0].turns) == 1


def test_a_hand_must_be_back_on_the_deck() -> None:
    """PIO-LIVE-05: a press less than 120 ms after the former turns nothing."""
    made = face_off(side(3, [0.3, 0.35, 0.41, 0.5, 0.6]), side(9, []))
    made.decide(DRAW + 1)
    assert made.hands[0].turned == 2, "at 0.30, and at 0.50: the others come too soon"
    made = face_off(side(3, [0.3, 0.42, 0.55]), side(9, []))
    assert made.decide(DRAW + 2) == FIRST


def test_cards_are_turned_for_a_hand_that_rests() -> None:
    """PIO-LIVE-09: from 3 seconds on, one every 600 ms; a lost line ends no table."""
    gone = side(3, [])
    other = side(10, [0.3])
    made = face_off(gone, other)
    assert made.decide(DRAW + 3 + 1.2 + 0.1) is None
    assert made.decide(DRAW + 3 + 1.2 + 1.0) == FIRST
    assert made.hands[0].hit is not None
    assert made.hands[0].hit[0] == pytest.approx(DRAW + 4.2)


def test_a_page_that_heard_too_late_has_another_try() -> None:
    """PIO-LIVE-05: its reader had no chance."""
    made = face_off(side(1, [0.3]), side(1, [0.9]))
    made.sides[1].told = DRAW + 0.2
    assert made.decide(DRAW + 2) == AGAIN
    made = face_off(side(1, [0.3]), side(9, []))
    made.sides[1].told = None  # never heard of it at all
    assert made.decide(DRAW + 2) == AGAIN
    assert made.late == (made.sides[1],)
    made.sides[1].strict = True  # PIO-LIVE-10: once
    made.verdict = None
    assert made.decide(DRAW + 2) == FIRST


def test_the_countdown_waits_for_both_and_for_their_lines() -> None:
    """PIO-LIVE-02, PIO-LIVE-04, PIO-LIVE-05."""
    a, b = Side(0, deck(1)), Side(1, deck(2), line=line())
    made = Duel([a, b], 0.0, times=TIMES)
    b.ready = True
    assert not made.begin(1.0, ["", ""])
    a.ready = True
    assert not made.begin(1.0, ["", ""]), "its line is not known"
    a.line = line(0.3)
    assert made.begin(1.0, ["", ""])
    assert made.count_at is not None
    assert made.draw_at is not None
    assert 1.0 <= made.draw_at - made.count_at - 3 <= 4.0
    assert not made.tells(made.draw_at - 2)
    assert made.tells(made.draw_at - 0.5)
    assert a.line.fixed


def test_waits_differ() -> None:
    """PIO-LIVE-05: nobody can count the seconds to DRAW."""
    waits = set()
    for _ in range(20):
        sides = [Side(n, deck(1), bot=True) for n in range(2)]
        made = Duel(sides, 0.0, times=TIMES)
        assert made.begin(0.0, ["deputy", "legend"])
        waits.add(made.draw_at)
    assert len(waits) == 20


@pytest.mark.parametrize(
    ("trip", "now", "why"), [(TRIP, 21.0, "absent"), (0.9, 1.0, "far"), (TRIP, 19.0, "")]
)
def test_when_chance_decides(trip: float, now: float, why: str) -> None:
    """PIO-LIVE-02, PIO-LIVE-04: who does not come in 20 seconds, or is too far away."""
    far = why == "far"
    sides = [Side(n, deck(1), line=line(trip), ready=n == 0 or far) for n in range(2)]
    made = Duel(sides, 0.0, times=TIMES)
    assert made.give_up(now) == bool(why)
    assert made.given_up == why


def test_the_cut_comes_after_the_commitment() -> None:
    """PIO-LIVE-03: what is hashed is the order before the cut."""
    made = Side(0, deck(4), salt="ab")
    assert made.commitment == hashlib.sha256(b"---H------ ab").hexdigest()
    before = made.commitment
    made.cut = 3
    assert made.deck.index(True) == 0
    assert made.commitment == before


def test_decks_are_whole_and_shuffled() -> None:
    """PIO-SHOOT-04."""
    made = [duel.shuffled(10, 2) for _ in range(200)]
    assert {sum(one) for one in made} == {2}
    assert {place for one in made for place, hit in enumerate(one) if hit} == set(range(10))


def test_bots_have_the_hands_of_people() -> None:
    """PIO-RULING-45: the better the level the quicker, and nobody is quicker than a person."""

    def usual(level: str) -> float:
        many = sorted(duel.reactions(level, 10)[0] for _ in range(201))
        return many[100]

    by_level = [usual(level) for level in REACTION]
    assert by_level == sorted(by_level, reverse=True)
    for _ in range(100):
        times = duel.reactions("legend", 10)
        assert times[0] >= duel.GUESS
        assert min(b - a for a, b in pairwise(times)) >= duel.HAND
    assert len(duel.reactions("somebody", 10)) == 10


def test_a_bot_is_beaten_by_the_quicker_person() -> None:
    """PIO-RULING-45: its presses come at moments that were drawn, and need no line."""
    bot = Side(1, deck(2), bot=True)
    me = Side(0, deck(1), line=line(), ready=True)
    made = Duel([me, bot], 0.0, times=TIMES)
    assert made.begin(0.0, ["", "greenhorn"])
    assert made.draw_at is not None
    me.told = 0.0
    second = bot.turns[1].said
    assert second > made.draw_at + duel.GUESS + duel.HAND
    me.press(1, made.draw_at + 0.15, made.draw_at + 0.151)
    assert made.decide(second + 1) == FIRST
    slow = Duel([Side(0, deck(1), line=line(), ready=True), bot], 0.0, times=TIMES)
    assert slow.begin(0.0, ["", "greenhorn"])
    assert slow.draw_at is not None
    slow.sides[0].told = 0.0
    at = bot.turns[1].said + 0.2
    slow.press(slow.sides[0], 1, at, at + 0.001)
    assert slow.decide(at + 1) == SECOND
