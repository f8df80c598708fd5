"""A match that bots play to its end, and what is remembered of its course: for the lab."""

from __future__ import annotations

from saloon.bots.bot import Bot, RandomBot
from saloon.engine.ask import Ask
from saloon.engine.match import Match
from saloon.engine.rng import Rng


class Course:
    """Who did what, and how the points went.

    What is done here is done at every decision, so it is little: the rest is worked out in the end.
    """

    def __init__(self, match: Match, opens: frozenset[str], each: bool = False) -> None:
        self.match = match
        self.opens = opens
        """The questions that begin a game or a turn."""
        self.openings = [-1] * match.seats
        """The first answer of each seat to one of them, else to any question."""
        self.unopened = match.seats
        self.opened = [False] * match.seats
        self.each = each
        """Whether every question is remembered too."""
        self.size = len(match.game.moves)
        self.played: list[int] = []
        """Every decision: the seat times `size` plus the move."""
        self.decided = [0] * match.seats
        """How often each seat decided."""
        self.menu = 0
        """How many moves were legal in all."""
        self.at: list[int] = []
        """After how many decisions the points had changed when the turn passed on ..."""
        self.scores: list[list[int]] = []
        """... to what ..."""
        self.sources: list[list[dict[str, int]]] = []
        """... from where ..."""
        self.heard: list[int] = []
        """... and how many events had been told by then."""
        self.prompts: list[str] = []
        self.menus: list[int] = []
        self.beats: list[int] = []

    def play(self, bots: list[Bot], worlds: Rng) -> None:
        """Let bots play to the end."""
        match = self.match
        last = -1
        self.look()
        while match.ask is not None:
            ask: Ask = match.asks[0]
            seat = ask.seat
            if seat != last:
                last = seat
                self.look()
            chooser = bots[seat]
            # A random bot looks at nothing but its menu: no world need be imagined for it.
            world = match if isinstance(chooser, RandomBot) else match.imagine(seat, worlds)
            move = chooser.choose(world, seat)
            self.menu += len(ask.moves)
            self.decided[seat] += 1
            self.played.append(seat * self.size + move)
            if self.unopened > 0 and not self.opened[seat]:
                opens = ask.prompt in self.opens
                if opens or self.openings[seat] < 0:
                    self.openings[seat] = move
                if opens:
                    self.opened[seat] = True
                    self.unopened -= 1
            if self.each:
                self.prompts.append(ask.prompt)
                self.menus.append(len(ask.moves))
                self.beats.append(match.beat)
            match.play(seat, move)
        self.look(True)

    def look(self, always: bool = False) -> None:
        """Remember the points where they have changed."""
        scores = self.match.scores
        if always or not self.scores or scores != self.scores[-1]:
            self.at.append(len(self.played))
            self.scores.append(scores)
            self.sources.append(self.match.game.sources(self.match.state))
            log = self.match.log
            self.heard.append(0 if log is None else len(log.events))

    def stays(self, count: int) -> list[tuple[int, int]]:
        """Which looks at the points stand for evenly spaced moments and the end: for how many each.

        A moment stands after its share of the decisions.
        """
        total = max(1, len(self.played))
        out: list[tuple[int, int]] = []
        look = 0
        since = 0
        for moment in range(count + 1):
            before = look
            while look + 1 < len(self.at) and self.at[look + 1] * count <= moment * total:
                look += 1
            if look != before and moment > since:
                out.append((before, moment - since))
                since = moment
        out.append((look, count + 1 - since))
        return out

    def leads(self) -> list[int]:
        """Who led alone at each look; -1 where nobody did."""
        led: list[int] = []
        for scores in self.scores:
            best = max(scores)
            led.append(scores.index(best) if scores.count(best) == 1 else -1)
        return led
