"""Chance that has come to light: a generator that notes it, and one that plays it back.

Dice that were rolled for all to see are public; what was mixed face down is public only as far as
it has been turned up since. A tape holds just that, so that the same moves lead to the same place
with everything else new.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.engine.rng import Dice, Rng

UNSEEN: Final = -1
"""Stands on a tape for a thing that has not come to light."""


class Dealt:
    """Things that were mixed face down, and how many of each have not come to light since."""

    def __init__(self, kind: str, things: list[int], at: int, thrown: bool = False) -> None:
        self.kind = kind
        self.things = things
        self.at = at  # how many numbers had been noted before
        self.thrown = thrown  # dice, not things that were mixed
        self.unseen: dict[int, int] = {}
        for thing in things:
            self.unseen[thing] = self.unseen.get(thing, 0) + 1
        self.shown = [False] * len(things)  # by place
        self.heaps: list[list[int]] = []  # places whose things have lain together in no order
        self.closed: list[int] = []  # mixed again since: what is seen of them later is no news

    def look(self, hidden: dict[int, int]) -> None:
        """How many of each thing lie face down now; the others have been seen."""
        for thing in sorted(self.unseen):
            if thing in self.closed:
                continue
            while self.unseen[thing] > hidden.get(thing, 0):
                self.unseen[thing] -= 1
                self.show(thing)

    def show(self, thing: int) -> None:
        """A thing comes to light.

        Of several that are alike the one nearest the top, which is the end, is seen first. Out of a
        heap it may have come from any place, so it is taken for the highest: the true one would
        tell something of what still lies there.
        """
        place = self.place_of(thing, [])
        for heap in self.heaps:
            if place in heap:
                top = max(heap)
                self.things[place] = self.things[top]
                self.things[top] = thing
                place = top
                heap.remove(top)
                break
        self.shown[place] = True

    def place_of(self, thing: int, but: list[int]) -> int:
        """The highest place but some where a thing has not come to light; -1 where it is not."""
        for place in range(len(self.things) - 1, -1, -1):
            if self.things[place] == thing and not self.shown[place] and place not in but:
                return place
        return -1

    def heap(self, things: list[int]) -> None:
        """These lie together in no order now: from here on their places cannot be told apart."""
        together: list[int] = []
        for thing in things:
            place = -1 if thing in self.closed else self.place_of(thing, together)
            if place >= 0:
                together.append(place)
        apart: list[list[int]] = []
        for heap in self.heaps:
            if any([place in together for place in heap]):
                together.extend([place for place in heap if place not in together])
            else:
                apart.append(heap)
        self.heaps = [*apart, together] if together else apart

    def mix_again(self, things: list[int]) -> None:
        """These are mixed again."""
        self.closed.extend([thing for thing in things if thing in self.unseen])

    def known(self) -> list[int]:
        """The things in their places where they came to light, else UNSEEN."""
        return [thing if self.shown[place] else UNSEEN for place, thing in enumerate(self.things)]


class Recorder(Rng):
    """Another generator, and a note of every number it gave for all to see."""

    def __init__(self, inner: Rng) -> None:
        super().__init__()
        self.inner = inner
        self.script: list[int] = []
        self.dealt: list[Dealt] = []

    def copy(self) -> Rng:
        """The generator without the notes."""
        return self.inner.copy()

    def words(self) -> list[int]:
        """The whole state of the generator behind it."""
        return self.inner.words()

    def bits(self) -> i64:
        """Nobody sees these."""
        return self.inner.bits()

    def uniform(self, n: i64) -> i64:
        """Nobody sees this."""
        return self.inner.uniform(n)

    def below(self, n: i64) -> i64:
        """Noted."""
        number: i64 = self.inner.below(n)
        self.script.append(number)
        return number

    def roll(self, sides: i64) -> i64:
        """Noted."""
        number: i64 = self.inner.roll(sides)
        self.script.append(number)
        return number

    def secret(self, n: i64) -> i64:
        """Not noted."""
        return self.inner.secret(n)

    def deal(self, things: list[int], kind: str) -> None:
        """Noted, to be gone through for what has come to light."""
        self.inner.deal(things, kind)
        self.dealt.append(Dealt(kind, things[:], len(self.script)))

    def throw(self, faces: tuple[int, ...], count: int, kind: str) -> list[int]:
        """Noted, to be gone through for what has come to light."""
        dice = self.inner.throw(faces, count, kind)
        self.dealt.append(Dealt(kind, dice[:], len(self.script), True))
        return dice

    def disclose(self, number: int) -> int:
        """Noted."""
        self.script.append(number)
        return number


class Tape(Dice):
    """What came to light, to come to light again; whatever did not is new.

    A deal is a number a thing: where it came to light, else UNSEEN.
    """

    def copy(self) -> Rng:
        """A copy with its own script."""
        tape = Tape(self.script[:])
        tape.a = self.a
        tape.b = self.b
        tape.c = self.c
        tape.d = self.d
        return tape

    def secret(self, n: i64) -> i64:
        """Nothing of this is on the tape."""
        return self.uniform(n)

    def deal(self, things: list[int], kind: str) -> None:  # noqa: ARG002
        """Mix them, but for those that came to light."""
        self.shuffle(things)
        if len(self.script) < len(things):
            return
        places = self.script[: len(things)]
        del self.script[: len(things)]
        settle(things, places)

    def throw(self, faces: tuple[int, ...], count: int, kind: str) -> list[int]:  # noqa: ARG002
        """Throw them, but for those that came to light."""
        dice = [faces[self.uniform(len(faces))] for _ in range(count)]
        if len(self.script) >= count:
            show(dice, self.script[:count])
            del self.script[:count]
        return sorted(dice)

    def disclose(self, number: int) -> int:
        """What came to light, whatever the table says."""
        return self.script.pop(0) if self.script else number


def show(dice: list[int], places: list[int]) -> None:
    """Let the dice that stand in `places` show that; the others may be UNSEEN."""
    for i in range(len(places)):
        if places[i] != UNSEEN:
            dice[i] = places[i]


def settle(things: list[int], places: list[int]) -> None:
    """Put the things that stand in `places` there, by exchanging them; the others may be UNSEEN.

    Raises ValueError where one is not among them.
    """
    for i in range(len(places)):
        wanted = places[i]
        if wanted == UNSEEN or things[i] == wanted:
            continue
        j = -1
        for k in range(len(things)):
            if things[k] == wanted and places[k] != wanted:
                j = k
                break
        if j < 0:
            raise ValueError(f"{wanted} came to light, but is not among {things}")
        things[j] = things[i]
        things[i] = wanted
