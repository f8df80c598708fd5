"""One play of a game: drives the flow, keeps the trail, the history and the events.

A running generator cannot be copied. A match that is kept therefore has a trail: a copy of the
table at a recent beat, and the moves since (the tail of `history`). A clone copies that table,
starts the flow there and sends it the moves. A match that is not kept, such as a rollout, has none
of this and copies nothing.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from saloon.engine.ask import BEAT_MARK, NO_LEAVE, NOT_GIVEN, TOGETHER, Ask, Flow
from saloon.engine.data import digest
from saloon.engine.errors import BadData, BadSetup, CannotUndo, IllegalMove
from saloon.engine.event import EVERYBODY, Event, Log
from saloon.engine.game import SPECTATOR, Game, Value
from saloon.engine.rng import Rng
from saloon.engine.state import State
from saloon.engine.trail import (
    NO_PATCHES,
    NO_SEAT,
    Patch,
    Trail,
    entry_of,
    masked,
    move_of,
    reveals_before,
    seat_of,
)

if TYPE_CHECKING:
    from saloon.engine.record import Record

OPEN: Final = -1


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


# Shared by all matches that have none of these, such as rollouts; never changed.
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
        self.trail: Trail | None = None
        self.origin: State | None = None
        self.deals: list[Patch] = NO_PATCHES  # where hidden things were redealt, ever since
        self.past: list[int] = NO_ANSWERS  # of an imagined world: the answers before its history
        self.told: list[Event] = NO_EVENTS  # of an imagined world: what its seat has been told
        if table is not None:
            self.options: dict[str, Value] = NO_OPTIONS
            self.seed: list[str] = NO_SEED
            self.state = table
            if keep:
                self._set_out()
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
            self._set_out()

    def _set_out(self) -> None:
        """The table as it is now is where the match, and for now its trail, begins."""
        self.origin = self.state.copy()
        self.trail = Trail(self.origin, 0, self.beat + 1)

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
        secret = len(secrets) > 0 and ask.prompt in secrets
        return entry_of(self.state.reveals, secret, ask.seat, move)

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
        trail = self.trail
        assert trail is not None
        trail.latest = len(self.history)
        if trail.is_worth_moving():
            trail.begin(self.state.copy(), self.beat)

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
        return [(seat_of(entry), self.game.text(move_of(entry))) for entry in self.history]

    def answers(self) -> list[int]:
        """All answers so far as the history holds them, in an imagined world too.

        There what others answered secretly stands as HIDDEN_MOVE, once for all that one seat
        answered on end: their number might tell something.
        """
        return self.past + (masked(self.history) if self.origin is None else self.history)

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

    def _advance(self) -> Trail:
        """Move the trail up to the latest beat, by playing its older part."""
        trail = self.trail
        assert trail is not None
        if self.beat != trail.beat:
            scratch = self._from_trail(trail, self.beat)
            scratch._resend(trail, self.history, trail.latest)
            trail.begin(scratch.state, self.beat)
        return trail

    def _from_trail(self, trail: Trail, halt: int = -1) -> Match:
        """A match that plays on, and no more, from where a trail begins."""
        return Match(
            self.game,
            keep=False,
            events=False,
            table=trail.start.copy(),
            beat=trail.beat,
            halt=halt,
        )

    def _resend(self, trail: Trail, history: list[int], stop: int, checked: bool = False) -> None:
        """Play a trail, up to an index of the history, on a table where it begins."""
        i = trail.at
        for patch in trail.patches:
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
                    answers.append(move_of(history[i]))
                    i += 1
                if checked:
                    self._check_answers(ask, answers)
                self._close(ask, answers)
            else:
                move = move_of(history[i])
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
        if self.trail is None:
            raise ValueError("a match made with keep=False cannot be copied")
        trail = self._advance()
        trail.copied = True
        other = self._from_trail(trail)
        if len(self.history) > trail.at or trail.patches:
            other._resend(trail, self.history, len(self.history))
        if self.pending:
            other.pending = self.pending[:]
        if keep:
            other.keep = True
            other.trail = trail.twin()
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
        world.options = self.options  # those of an imagined world already
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
        trail = self._advance()
        who = SPECTATOR if seat is None else seat
        self._redeal(self.state, who, rng)
        self._renew_menus(who)
        self.state.reveals += 1
        self.seed = []
        deal = Patch(len(self.history), self.state.copy())
        self.deals = [*self.deals, deal]
        trail.patch(deal)

    def _redeal(self, state: State, who: int, rng: Rng) -> None:
        state.rng = rng.split()
        self.game.hide(state, who, state.rng)

    def _keep_belief(self, world: Match, who: int, rng: Rng) -> None:
        """Let a world that was imagined in an imagined one be copied.

        It shares the start and the trail, which hold nothing of the truth. Where nothing was
        played or shown since the beat, the beat itself is redealt.
        """
        own = self.trail
        assert own is not None
        world.keep = True
        world.past = self.past + masked(self.history[: own.at])
        since = self.history[own.at :]
        world.history = since
        moved_on = len(since) > 0 or len(world.pending) > 0 or world.ask is None
        if moved_on or own.start.reveals != world.state.reveals:
            trail = Trail(own.start, 0, own.beat)
            trail.patches = [
                Patch(patch.at - own.at, patch.table)
                for patch in own.patches
                if patch.at < len(self.history)
            ]
            trail.patches.append(Patch(len(since), world.state.copy()))
            world.trail = trail
            return
        believed = own.start.copy()
        self._redeal(believed, who, rng)
        world.trail = Trail(believed, 0, own.beat)
        world.state = believed.copy()
        world.beat = own.beat - 1
        world._begin()

    def _stands_at_beat(self) -> bool:
        """Whether a question is open, and nothing was played or shown since the latest beat."""
        trail = self.trail
        return (
            trail is not None
            and self.ask is not None
            and len(self.history) == trail.at
            and not self.pending
            and not trail.patches
            and trail.start.reveals == self.state.reveals
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
        if seat_of(last) != seat:
            return Undo("other", f"the last move was seat {seat_of(last)}'s, not yours")
        if self.state.reveals != reveals_before(last):
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
        self.pending = []
        self.state = self.origin.copy()
        self.trail = Trail(self.origin, 0, 0)
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
            self.play(seat_of(entry), move_of(entry))
            self._repeat_deals(again)

    def _repeat_deals(self, deals: list[Patch]) -> None:
        """Deal again what was redealt at this place of another match."""
        for deal in deals[len(self.deals) :]:
            if deal.at == len(self.history):
                trail = self._advance()
                self.state.become(deal.table)
                self._renew_menus(NO_SEAT)
                self.seed = []
                self.deals = [*self.deals, deal]
                trail.patch(deal)

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
        """Everything about this match as plain data for JSON, open secret answers included."""
        from saloon.engine.saving import saved

        return saved(self)

    @staticmethod
    def from_data(game: Game, data: Mapping[str, Any]) -> Match:
        """The match that `to_data` wrote down; raises BadData when it does not fit."""
        from saloon.engine.saving import restored

        return restored(game, data)

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
