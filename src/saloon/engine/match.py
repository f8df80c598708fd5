"""One play of a game: drives the flow, keeps the trail, the history and the events.

A running generator cannot be copied. A match that is kept therefore holds a copy of the table at a
recent beat (`start`) and the moves since (the trail, the tail of `history`); a clone copies that
table, starts the flow there and sends it the trail. A match that is not kept, such as a rollout,
holds none of this and copies nothing.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from saloon.engine.ask import BEAT_MARK, NO_LEAVE, NOT_GIVEN, TOGETHER, Ask, Flow
from saloon.engine.data import digest, to_data
from saloon.engine.errors import BadData, BadSetup, CannotUndo, IllegalMove
from saloon.engine.event import EVERYBODY, Event, Log
from saloon.engine.game import SPECTATOR, Game, Value
from saloon.engine.rng import Rng
from saloon.engine.saved import (
    DATA_FORMAT,
    check_head,
    check_log,
    check_origin,
    check_seal,
    damaged,
    number_of,
    numbers_of,
    options_of,
    seal_of,
    table_of,
    tables_of,
    texts_of,
)
from saloon.engine.state import State

if TYPE_CHECKING:
    from saloon.engine.record import Record

LONG_TRAIL: Final = 32
"""How many moves a trail may hold before the next beat is copied as a new start."""

OPEN: Final = -1
NO_SEAT: Final = -9

# A history entry is one int: the move, the seat, whether the question was a secret one
# (`Game.secrets`) and how much had been revealed before it.
MOVE_MASK: Final = 0xFFFF
SEAT_SHIFT: Final = 16
SEAT_MASK: Final = 0x7F
SECRET: Final = 1 << 23
REVEAL_SHIFT: Final = 24

HIDDEN_MOVE: Final = MOVE_MASK
"""Stands for what another seat answered secretly, one question or several."""


class Undo:
    """Whether a seat may take back its last move: true or false, and the reason when not.

    `why` is "" or a short code for a page in any language: nothing, other, revealed, over,
    imagined.
    """

    def __init__(self, why: str, reason: str) -> None:
        self.why = why
        self.reason = reason

    def __bool__(self) -> bool:
        return not self.why

    def __repr__(self) -> str:
        return "<Undo allowed>" if not self.why else f"<Undo refused: {self.reason}>"


class Patch:
    """A table that takes the true one's place when the trail has been played up to an index."""

    def __init__(self, at: int, table: State) -> None:
        self.at = at
        self.table = table


# Shared by all matches that have none of these, such as rollouts; never changed.
NO_PATCHES: Final[list[Patch]] = []
NO_ANSWERS: Final[list[int]] = []
NO_OPTIONS: Final[dict[str, Value]] = {}
NO_SEED: Final[list[str]] = []
NO_EVENTS: Final[list[Event]] = []


class Match:
    """One play of a game.

    >>> import saloon
    >>> match = saloon.Match(saloon.game("wanted"), seats=4, seed="tombstone-7")
    >>> ask = match.asks[0]
    >>> ask.prompt, ask.clause
    ('draw', 'WAN-TURN-04')
    >>> match.play(ask.seat, "draw:saloon")
    >>> match.play(ask.seat, "dance")
    Traceback (most recent call last):
    ...
    saloon.engine.errors.IllegalMove: seat 2 cannot play 'dance' now; it is seat 3's turn

    `seed` is any text, or several parts: the table's secret first, then one a player, so that
    nobody alone decides the dice. `keep=False` makes a match that cannot be cloned, undone or
    recorded and is the fastest; `events=False` one that nobody listens to; `log` brings a listener.
    """

    def __init__(
        self,
        game: Game,
        seats: int = 0,
        seed: str | Sequence[str] = "",
        options: Mapping[str, object] | None = None,
        *,
        keep: bool = True,
        events: bool = True,
        log: Log | None = None,
        table: State | None = None,
        beat: int = 0,
        halt: int = -1,
    ) -> None:
        self.game = game
        self.keep = keep
        self.log: Log | None = None
        self.flow: Flow | None = None
        self.ask: Ask | None = None
        self.pending: list[int] = NO_ANSWERS
        self.history: list[int] = [] if keep else NO_ANSWERS
        self.beat = beat - 1
        self.halt = halt
        self.digests: list[str] | None = None
        self.start: State | None = None
        self.start_at = 0
        self.start_beat = beat
        self.mark = 0
        self.origin: State | None = None
        self.patches: list[Patch] = NO_PATCHES
        self.deals: list[Patch] = NO_PATCHES  # where hidden things were redealt, ever since
        self.past: list[int] = NO_ANSWERS  # of an imagined world: the answers before its history
        self.told: list[Event] = NO_EVENTS  # of an imagined world: what its seat has been told
        self.cloned = False  # since the start was last moved up: then it is worth moving again
        if table is not None:
            self.options: dict[str, Value] = NO_OPTIONS
            self.seed: list[str] = NO_SEED
            self.state = table
            if keep:
                self.start = table.copy()
                self.origin = self.start
        else:
            self._set_up(seats or game.default_seats, seed, options)
        self.listen(Log() if log is None and events else log)
        self._begin()

    def _set_up(
        self, seats: int, seed: str | Sequence[str], options: Mapping[str, object] | None
    ) -> None:
        self.options = self.game.settle_options(seats, options if options is not None else {})
        parts = [seed] if isinstance(seed, str) else [str(part) for part in seed] or [""]
        self.seed = [parts[0] or secrets.token_hex(16), *parts[1:]]
        try:
            rng = Rng.seeded(join_seed(self.seed))
        except UnicodeEncodeError:
            raise BadSetup("a seed is a text of characters that can be written down") from None
        self.state = self.game.new(seats, self.options, rng)
        self.state.seats = seats
        if self.keep:
            self.start = self.state.copy()
            self.origin = self.start

    def listen(self, log: Log | None) -> None:
        """Let a log hear what happens from here on, or nobody."""
        self.log = log
        self.state.log = log

    def _begin(self) -> None:
        flow = self.game.play(self.state)
        self.flow = flow
        self._settle(next(flow))

    # -- questions and answers ----------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self.state.seats

    @property
    def asks(self) -> list[Ask]:
        """The open questions: nobody but these seats is waited for."""
        ask = self.ask
        if ask is None:
            return []
        if ask.seat != TOGETHER:
            return [ask]
        return [part for i, part in enumerate(ask.parts) if self.pending[i] == OPEN]

    def ask_for(self, seat: int) -> Ask | None:
        """The question this seat may answer now, also one it may still answer differently."""
        ask = self.ask
        if ask is None:
            return None
        if ask.seat == TOGETHER:
            for part in ask.parts:
                if part.seat == seat and part.given == NOT_GIVEN:
                    return part
            return None
        return ask if ask.seat == seat else None

    @property
    def committed(self) -> list[int]:
        """The seats that have answered a secret question still open for others."""
        ask = self.ask
        if ask is None or ask.seat != TOGETHER:
            return []
        return [part.seat for i, part in enumerate(ask.parts) if self.pending[i] != OPEN]

    def commitment(self, seat: int) -> int:
        """What this seat has secretly answered so far, or -1. For that seat's eyes only."""
        ask = self.ask
        if ask is not None and ask.seat == TOGETHER:
            for i, part in enumerate(ask.parts):
                if part.seat == seat:
                    return self.pending[i]
        return OPEN

    def play(self, seat: int, move: int | str) -> None:
        """Answer a question with a move or its text form; raises IllegalMove, changing nothing.

        A secret question is answered by each seat alone; an answer may be changed by answering
        again until the last seat has committed.
        """
        code = self.game.codes.get(move.strip(), OPEN) if isinstance(move, str) else move
        ask = self.ask
        if ask is None:
            raise IllegalMove("the match is over; no move is legal any more")
        if ask.seat == seat:
            if not self._is_legal(ask, code):
                raise IllegalMove(self._refusal(ask, move))
            if self.keep:
                self.history.append(self._entry(ask, code))
            flow = self.flow
            assert flow is not None
            self._settle(flow.send(code))
            return
        part = self.ask_for(seat)
        if part is None:
            raise IllegalMove(f"seat {seat} cannot play {move!r} now; {self._waiting()}")
        if not self._is_legal(part, code):
            raise IllegalMove(self._refusal(part, move))
        self._commit(ask, part, code)

    def _refusal(self, ask: Ask, move: int | str) -> str:
        game = self.game
        said = move
        if isinstance(move, int) and 0 <= move < len(game.moves):
            said = game.text(move)
        legal = ", ".join([game.text(code) for code in ask.moves])
        return f"seat {ask.seat} cannot play {said!r} now; legal are: {legal} ({ask.clause})"

    def _waiting(self) -> str:
        seats = [str(ask.seat) for ask in self.asks]
        if len(seats) == 1:
            return f"it is seat {seats[0]}'s turn"
        return f"seats {', '.join(seats)} are choosing"

    def _commit(self, ask: Ask, part: Ask, code: int) -> None:
        self.pending[ask.parts.index(part)] = code
        if OPEN in self.pending:
            return
        answers = self.pending
        if self.keep:
            for i, one in enumerate(ask.parts):
                if one.given == NOT_GIVEN:
                    self.history.append(self._entry(one, answers[i]))
        self._close(ask, answers)

    def _entry(self, ask: Ask, move: int) -> int:
        secrets = self.game.secrets
        secret = SECRET if secrets and ask.prompt in secrets else 0
        return self.state.reveals << REVEAL_SHIFT | secret | ask.seat << SEAT_SHIFT | move

    def _close(self, ask: Ask, answers: list[int]) -> None:
        """The last seat has committed: all answers are shown together."""
        ask.answers = tuple(answers)
        self.pending = NO_ANSWERS
        self.state.reveals += 1
        flow = self.flow
        assert flow is not None
        self._settle(flow.send(0))

    def _settle(self, ask: Ask) -> None:
        """Run over beat marks and questions with one answer to the next real question."""
        flow = self.flow
        assert flow is not None
        while True:
            seat = ask.seat
            if seat == BEAT_MARK:
                self.beat += 1
                if self.digests is not None:
                    self.digests.append(digest(self.state))
                if self.keep:
                    self._mark_beat()
                if self.state.over or self.beat == self.halt:
                    self.ask = None
                    return
                ask = flow.send(0)
                continue
            log = self.log
            if log is not None:
                self._cite_ask(log, ask)
            if seat == TOGETHER:
                self.pending = [part.given for part in ask.parts]
            elif len(ask.moves) == 1 and ask.contest is None:
                ask = flow.send(ask.moves[0])
                continue
            self.ask = ask
            return

    def _cite_ask(self, log: Log, ask: Ask) -> None:
        log.cite(ask.clause)
        for part in ask.parts:
            if part.clause != ask.clause:
                log.cite(part.clause)

    def _mark_beat(self) -> None:
        self.mark = len(self.history)
        if self.cloned or self.mark - self.start_at >= LONG_TRAIL:
            self._start_here(self.state.copy())

    def _start_here(self, start: State) -> None:
        """From now on the trail begins at the latest beat."""
        self.start = start
        self.start_at = self.mark
        self.start_beat = self.beat
        self.patches = []
        self.cloned = False

    # -- the result -----------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def winners(self) -> list[int]:
        """The seats that won; several share a victory, none while the game is on."""
        return self.state.winners[:]

    @property
    def scores(self) -> list[int]:
        """One number a seat; more is better."""
        return self.game.scores(self.state)

    @property
    def events(self) -> list[Event]:
        """Everything that happened, what only one seat may know included."""
        return self.log.events if self.log is not None else []

    def events_for(self, seat: int | None) -> list[Event]:
        """What happened, as far as a seat (or a spectator) may know."""
        who = SPECTATOR if seat is None else seat
        return [e for e in self.events if e.to == EVERYBODY or e.to == who]

    @property
    def moves(self) -> list[tuple[int, str]]:
        """The moves so far, each with its seat and in text form."""
        return [(_seat(entry), self.game.text(entry & MOVE_MASK)) for entry in self.history]

    def answers(self) -> list[int]:
        """All answers so far as the history holds them, in an imagined world too.

        There what others answered secretly stands as HIDDEN_MOVE, once for all that one seat
        answered on end: their number might tell something.
        """
        return self.past + (mask(self.history) if self.origin is None else self.history)

    # -- who may know what ------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know, or a spectator (None): plain data, safe to send.

        >>> import saloon
        >>> match = saloon.Match(saloon.game("wanted"), seats=2, seed="a")
        >>> seat = match.asks[0].seat
        >>> match.view(seat)["asks"][0]["moves"][-1]
        'draw:saloon'
        >>> "moves" in match.view(None)["asks"][0]
        False
        """
        who = SPECTATOR if seat is None else seat
        state = self.state
        asks: list[dict[str, Any]] = []
        ask = self.ask
        if ask is not None:
            for part in ask.parts if ask.seat == TOGETHER else [ask]:
                secret = self.game.secrets.get(part.prompt)
                covered = secret is not None and secret.face != "" and part.seat != who
                asked: dict[str, Any] = {
                    "seat": part.seat,
                    "prompt": part.prompt if secret is None or not covered else secret.face,
                    "clause": part.clause if secret is None or not covered else secret.clause,
                    "args": [] if covered else list(part.args),
                    "secret": ask.seat == TOGETHER,
                }
                if part.seat == who:
                    menu = part.moves if part.given == NOT_GIVEN else []
                    asked["moves"] = [self.game.text(code) for code in menu]
                    if part.leave != NO_LEAVE:
                        asked["leave"] = self.game.text(part.leave)
                    mine = self.commitment(who)
                    if mine != OPEN:
                        asked["answer"] = self.game.text(mine)
                asks.append(asked)
        return {
            "game": self.game.id,
            "seats": state.seats,
            "seat": seat,
            "over": state.over,
            "winners": state.winners[:],
            "scores": self.scores,
            "asks": asks,
            "committed": self.committed,
            "table": self.game.view(state, who),
        }

    # -- copies and beliefs -----------------------------------------------------------------------

    def _advance(self) -> None:
        """Move the start up to the latest beat, by playing the older part of the trail on it."""
        if self.beat == self.start_beat:
            return
        assert self.start is not None
        scratch = Match(
            self.game,
            keep=False,
            events=False,
            table=self.start.copy(),
            beat=self.start_beat,
            halt=self.beat,
        )
        scratch._resend(self, self.mark)
        self._start_here(scratch.state)

    def _resend(self, source: Match, stop: int, checked: bool = False) -> None:
        """Play the source's trail, up to an index of its history, on a table at its start."""
        history = source.history
        i = source.start_at
        for patch in source.patches:
            i = self._send(history, i, patch.at, checked)
            self.state.become(patch.table)
            self._renew_menus(NO_SEAT)
        self._send(history, i, stop, checked)

    def _send(self, history: list[int], i: int, stop: int, checked: bool) -> int:
        flow = self.flow
        assert flow is not None
        while i < stop:
            ask = self.ask
            if ask is None:
                raise BadData("the moves go on after the end of the match")
            if ask.seat == TOGETHER:
                answers: list[int] = []
                for part in ask.parts:
                    if part.given != NOT_GIVEN:
                        answers.append(part.given)
                        continue
                    if i >= stop:
                        raise BadData("a secret question is answered by some seats only")
                    answers.append(history[i] & MOVE_MASK)
                    i += 1
                if checked:
                    self._check_answers(ask, answers)
                self._close(ask, answers)
            else:
                move = history[i] & MOVE_MASK
                if checked and not self._is_legal(ask, move):
                    raise IllegalMove(self._refusal(ask, move))
                self._settle(flow.send(move))
                i += 1
        return i

    def _check_answers(self, ask: Ask, answers: list[int]) -> None:
        for i, part in enumerate(ask.parts):
            if not self._is_legal(part, answers[i]):
                raise IllegalMove(self._refusal(part, answers[i]))

    def _is_legal(self, ask: Ask, code: int) -> bool:
        # A loop over ints: `in` would box every one of them.
        for move in ask.moves:
            if move == code:
                return True
        contest = ask.contest
        if contest is not None:
            first, second = contest.first
            if code in (first, second, contest.again):
                return True
        return code == ask.leave

    def _replica(self, keep: bool) -> Match:
        if self.start is None:
            raise ValueError("a match made with keep=False cannot be copied")
        self._advance()
        self.cloned = True
        other = Match(
            self.game, keep=False, events=False, table=self.start.copy(), beat=self.start_beat
        )
        if len(self.history) > self.start_at or self.patches:
            other._resend(self, len(self.history))
        if self.pending:
            other.pending = self.pending[:]
        if keep:
            other.keep = True
            other.start = self.start
            other.start_beat = self.start_beat
            other.patches = self.patches[:]
        return other

    def clone(self, keep: bool = True) -> Match:
        """An exact copy that plays on by itself, history and events included.

        `keep=False` makes a copy that only plays on: without a past, without listeners, faster.

        >>> import saloon
        >>> match = saloon.Match(saloon.game("wanted"), seats=2, seed="a")
        >>> twin = match.clone()
        >>> twin.play(twin.asks[0].seat, "draw:saloon")
        >>> len(match.moves), len(twin.moves)
        (0, 1)
        """
        other = self._replica(keep)
        if not keep:
            return other
        other.options = self.options
        other.seed = self.seed
        other.origin = self.origin
        other.past = self.past
        other.told = self.told
        other.history = self.history[:]
        other.start_at = self.start_at
        other.mark = self.mark
        other.deals = self.deals
        if self.log is not None:
            other.listen(self.log.copy())
        return other

    def imagine(self, seat: int | None, rng: Rng | None = None, keep: bool = True) -> Match:
        """The world as a seat (or a spectator) may believe it: all hidden things redealt.

        Nothing of the true hidden things is left on its table: decks, hands, what other seats have
        secretly answered, and the dice to come are drawn from `rng` (from the system's own
        randomness without one). `keep=False` is for a rollout: faster, but not to be copied again.

        >>> import saloon
        >>> match = saloon.Match(saloon.game("wanted"), seats=2, seed="a")
        >>> match.imagine(0).view(0) == match.view(0)
        True
        """
        who = SPECTATOR if seat is None else seat
        if rng is None:
            rng = Rng.seeded(os.urandom(16).hex())
        if self.origin is not None:
            from saloon.engine.belief import believe

            world = believe(self, who, rng, keep)
            if self.log is not None:  # copies, so that nobody writes into the match through them
                world.told = [
                    Event(event.kind, event.clauses, event.args, event.to)
                    for event in self.events_for(seat)
                ]
            return world
        world = self._replica(False)
        self._redeal(world.state, who, rng)
        world._renew_menus(who)
        world._guess_commitments(who)
        world.options = self.options.copy()
        if keep:
            self._keep_belief(world, who, rng)
        return world

    def redeal(self, seat: int | None, rng: Rng) -> None:
        """Go on in a world that a seat (or a spectator) may believe: hidden things are redealt.

        What was played and told stays; nothing before it can be taken back, and since the seed no
        longer tells the game, it has no record. No secret answer may be pending.

        >>> import saloon
        >>> match = saloon.Match(saloon.game("wanted"), seats=2, seed="a")
        >>> before = match.view(0)
        >>> match.redeal(0, saloon.Rng.seeded("b"))
        >>> match.view(0) == before
        True
        """
        if self.origin is None or any([answer != OPEN for answer in self.pending]):
            raise ValueError("only a match that is kept, between two questions, is redealt")
        self._advance()
        who = SPECTATOR if seat is None else seat
        self._redeal(self.state, who, rng)
        self._renew_menus(who)
        self.state.reveals += 1
        self.seed = []
        deal = Patch(len(self.history), self.state.copy())
        self.deals = [*self.deals, deal]
        self.patches = [*self.patches, deal]

    def _redeal(self, state: State, who: int, rng: Rng) -> None:
        state.rng = rng.split()
        self.game.hide(state, who, state.rng)

    def _keep_belief(self, world: Match, who: int, rng: Rng) -> None:
        """Let a world that was imagined in an imagined one be copied.

        It shares the start and the trail, which hold nothing of the truth. Where nothing was
        played or shown since the beat, the beat itself is redealt.
        """
        start = self.start
        assert start is not None
        world.keep = True
        world.start_beat = self.start_beat
        world.past = self.past + mask(self.history[: self.start_at])
        trail = self.history[self.start_at :]
        world.history = trail
        if trail or world.pending or world.ask is None or start.reveals != world.state.reveals:
            world.start = start
            world.patches = [
                Patch(patch.at - self.start_at, patch.table)
                for patch in self.patches
                if patch.at < len(self.history)
            ]
            world.patches.append(Patch(len(trail), world.state.copy()))
            return
        believed = start.copy()
        self._redeal(believed, who, rng)
        world.start = believed
        world.state = believed.copy()
        world.beat = self.start_beat - 1
        world._begin()

    def _stands_at_beat(self) -> bool:
        """Whether a question is open, and nothing was played or shown since the latest beat."""
        start = self.start
        return (
            start is not None
            and self.ask is not None
            and len(self.history) == self.start_at
            and not self.pending
            and not self.patches
            and start.reveals == self.state.reveals
        )

    def _renew_menus(self, who: int) -> None:
        """Ask the game again for menus that may depend on what was redealt."""
        ask = self.ask
        if ask is None:
            return
        if ask.seat != TOGETHER:
            if ask.seat != who:
                ask.moves = self.game.menu(self.state, ask)
            return
        for part in ask.parts:
            if part.seat != who:
                part.moves = self.game.menu(self.state, part)

    def _guess_commitments(self, who: int) -> None:
        """Others' secret answers are hidden too: any legal one may stand in their place."""
        ask = self.ask
        if ask is None or ask.seat != TOGETHER:
            return
        for i, part in enumerate(ask.parts):
            if part.seat != who and self.pending[i] != OPEN:
                self.pending[i] = part.moves[self.state.rng.below(len(part.moves))]

    # -- undo ----------------------------------------------------------------------

    def can_undo(self, seat: int) -> Undo:
        """Whether this seat may take back its last move; false carries the reason.

        >>> import saloon
        >>> match = saloon.Match(saloon.game("wanted"), seats=2, seed="a")
        >>> seat = match.asks[0].seat
        >>> match.play(seat, "draw:deadwood")
        >>> match.can_undo(seat)
        <Undo refused: the last move showed something that was hidden>
        >>> match.events[-1].clause
        'WAN-TURN-08'
        """
        if self.ask_for(seat) is not None and self.commitment(seat) != OPEN:
            return Undo("", "")
        if self.state.over:
            return Undo("over", "the match is over")
        if self.committed:
            return Undo("other", "another seat has answered since")
        if self.origin is None:
            return Undo("imagined", "only a match that is kept can go back")
        if not self.history:
            return Undo("nothing", "there is no move to take back")
        last = self.history[-1]
        if _seat(last) != seat:
            return Undo("other", f"the last move was seat {_seat(last)}'s, not yours")
        if self.state.reveals != last >> REVEAL_SHIFT:
            return Undo("revealed", "the last move showed something that was hidden")
        return Undo("", "")

    def undo(self, seat: int) -> None:
        """Take back the last move of this seat, or its secret answer; raises CannotUndo."""
        verdict = self.can_undo(seat)
        if not verdict:
            raise CannotUndo(verdict.reason)
        ask = self.ask
        if ask is not None and ask.seat == TOGETHER:
            for i, part in enumerate(ask.parts):
                if part.seat == seat and self.pending[i] != part.given:
                    self.pending[i] = OPEN
                    return
        self._rewind(len(self.history) - 1)

    def _rewind(self, stop: int) -> None:
        """Play the match again from its beginning, up to an index of its history."""
        assert self.origin is not None
        history = self.history[:stop]
        deals = self.deals
        self.history = []
        self.deals = NO_PATCHES
        self.beat = -1
        self.mark = 0
        self.pending = []
        self.state = self.origin.copy()
        self._start_here(self.origin)
        self.start_beat = 0
        if self.log is not None:
            self.log.clear()
        if self.digests is not None:
            self.digests = []
        self.listen(self.log)
        self._begin()
        self.replay(history, deals)

    def replay(self, history: list[int], deals: list[Patch] | None = None) -> None:
        """Play history entries of this or another match of the same game, one after another.

        `deals` are those of the other match, when this one begins where it began.
        """
        again = [] if deals is None else deals
        self._repeat_deals(again)
        for entry in history:
            self.play(_seat(entry), entry & MOVE_MASK)
            self._repeat_deals(again)

    def _repeat_deals(self, deals: list[Patch]) -> None:
        """Deal again what was redealt at this place of another match."""
        for deal in deals[len(self.deals) :]:
            if deal.at == len(self.history):
                self._advance()
                self.state.become(deal.table)
                self._renew_menus(NO_SEAT)
                self.seed = []
                self.deals = [*self.deals, deal]
                self.patches = [*self.patches, deal]

    def at(self, moves: int) -> Match:
        """The same match as it stood after a number of moves, as a match of its own.

        Secret answers to a question that is still open are nobody's past, and stay out of it.
        """
        if self.origin is None:
            raise ValueError("only a match that is kept can go back")
        if not 0 <= moves <= len(self.history):
            raise ValueError(f"this match has 0 to {len(self.history)} moves, not {moves}")
        other = Match(self.game, events=self.log is not None, table=self.origin.copy())
        other.options = self.options
        other.seed = self.seed
        other.replay(self.history[:moves], self.deals)
        return other

    def watch_beats(self) -> None:
        """Keep a digest of the table at every beat, from the first on."""
        assert self.origin is not None
        assert not self.history
        self.digests = []
        self._rewind(0)

    def record(
        self,
        names: Sequence[str] = (),
        kinds: Sequence[str] = (),
        date: str = "",
        comments: Mapping[int, str] | None = None,
        reveal: bool | None = None,
    ) -> Record:
        """This match as a `Record`: header, moves in text form, a digest a beat.

        The seed is revealed when the match is over, or earlier with `reveal=True`; `comments` are
        by move number.
        """
        from saloon.engine.record import Record

        shown = self.over if reveal is None else reveal
        notes: Mapping[int, str] = {} if comments is None else comments
        return Record.of(self, names, kinds, date, notes, shown)

    # -- saving ----------------------------------------------------------------------

    def to_data(self) -> dict[str, Any]:
        """Everything about this match as plain data for JSON, open secret answers included.

        A match is its origin and its moves; a world that was imagined has no origin, and is the
        start, the trail and the patches that clones are made of.
        """
        if self.start is None:
            raise ValueError("a match made with keep=False cannot be saved")
        log = self.log
        data: dict[str, Any] = {
            "saloon": DATA_FORMAT,
            "game": self.game.id,
            "rules": self.game.rules,
            "options": dict(self.options),
            "seed": list(self.seed),
            "history": list(self.history),
            "pending": list(self.pending),
            "log": None if log is None else log.data(),
        }
        if self.origin is not None:
            data["origin"] = to_data(self.origin)
            data["deals"] = [[deal.at, to_data(deal.table)] for deal in self.deals]
        else:
            self._advance()
            data["start"] = to_data(self.start)
            data["start_at"] = self.start_at
            data["start_beat"] = self.start_beat
            data["mark"] = self.mark
            data["past"] = list(self.past)
            data["patches"] = [[patch.at, to_data(patch.table)] for patch in self.patches]
        data["seal"] = seal_of(data)
        return data

    @staticmethod
    def from_data(game: Game, data: Mapping[str, Any]) -> Match:
        """The match that `to_data` wrote down; raises BadData when it does not fit."""
        check_head(game, data)
        history = numbers_of(data, "history")
        for entry in history:
            if entry & MOVE_MASK >= len(game.moves):
                raise damaged(f"history holds {entry}, which is no move of {game.id}")
        try:
            return Match._restore(game, data, history)
        except IllegalMove as error:
            raise damaged(str(error)) from None

    @staticmethod
    def _restore(game: Game, data: Mapping[str, Any], history: list[int]) -> Match:
        seed = texts_of(data, "seed")
        if data.get("origin") is not None:
            origin = table_of(game, data["origin"])
            deals = [Patch(at, t) for at, t in tables_of(game, data, "deals", len(history))]
            check_seal(data)
            options = options_of(game, data, origin.seats)
            if seed:
                check_origin(game, origin, options, join_seed(seed), data["origin"])
            match = Match(game, events=False, table=origin)
            match.replay(history, deals)
        else:
            match = Match._restore_world(game, data, history)
            options = options_of(game, data, match.seats)
        match.options = options
        match.seed = seed
        pending = numbers_of(data, "pending", OPEN)
        parts = match._open_parts()
        if len(pending) != len(parts):
            raise damaged(f"pending holds {len(pending)} answers, not {len(parts)}")
        for answer, part in zip(pending, parts, strict=True):
            if answer != OPEN and not match._is_legal(part, answer):
                raise damaged("it holds a secret answer that is not legal")
        if pending and OPEN not in pending:
            raise damaged("it holds a secret question that all have answered")
        match.pending = pending
        if data.get("log") is not None:
            match.listen(Log.from_data(check_log(data["log"])))
        return match

    @staticmethod
    def _restore_world(game: Game, data: Mapping[str, Any], history: list[int]) -> Match:
        start = table_of(game, data.get("start"))
        patches = [Patch(at, t) for at, t in tables_of(game, data, "patches", len(history))]
        check_seal(data)
        beat = number_of(data, "start_beat")
        world = Match(game, keep=False, events=False, table=start.copy(), beat=beat)
        world.start = start
        world.start_at = number_of(data, "start_at")
        world.start_beat = beat
        world.mark = number_of(data, "mark")
        if not world.start_at <= world.mark <= len(history):
            raise damaged(f"its trail begins at {world.start_at}, which cannot be")
        world.past = numbers_of(data, "past")
        world.patches = patches
        world.history = history
        world._resend(world, len(history), checked=True)
        world.keep = True
        return world

    def _open_parts(self) -> tuple[Ask, ...]:
        ask = self.ask
        return ask.parts if ask is not None and ask.seat == TOGETHER else ()

    def __reduce__(self) -> tuple[Any, ...]:
        return (Match.from_data, (self.game, self.to_data()))

    def __repr__(self) -> str:
        stands = "over" if self.over else f"{len(self.history)} moves"
        return f"<Match of {self.game.id}, {self.seats} seats, {stands}>"


def join_seed(parts: Sequence[str]) -> str:
    """One seed text from several parts; no two different lists of parts give the same text."""
    return "".join([f"{len(part)}:{part}" for part in parts])


def _seat(entry: int) -> int:
    return (entry >> SEAT_SHIFT) & SEAT_MASK


def mask(entries: list[int]) -> list[int]:
    """History entries with HIDDEN_MOVE for secret answers, once for all of a seat on end."""
    found: list[int] = []
    covered = NO_SEAT
    for entry in entries:
        if not entry & SECRET:
            covered = NO_SEAT
            found.append(entry)
        elif _seat(entry) != covered:
            covered = _seat(entry)
            found.append(covered << SEAT_SHIFT | HIDDEN_MOVE)
    return found
