"""How many presses a turn and a trade take on the map, and how long one watches bots.

    python bench/clicks.py [--game pioneers] [--games 3] [--level deputy] [--keep FOLDER]

Whole games of bots are played; what one seat does is entered as a person would, fights, trades and
answers on its turn included. Before: one press a question. Now, one press each:

- the longest row of moves that the map offers (`saloon.journeys` and what is lit on the board) and
  that is what was done;
- a walk to a place in reach, whichever way the bot went there, with no more Moves than it is
  offered for, and what is offered to be done there by the same press;
- none where the house answers by itself: a turn with nothing left to do is over;
- opening a panel, each line that is put into it (plus may be held down), and sending it; of a panel
  to pick in, opening it and the pick;
- any other answer. What is to happen when a roll fails can be said beforehand, or with the first
  answer for all to come: then none while the answers are what was said, and two presses to say
  something else; who changes their mind within a turn answers each, but where the press that comes
  next is offered as the answer, too ("let it stand, and go there").

Editing an offer back and forth and going in circles is a bot's: an offer counts as it was sent, one
that is called off counts opening the panel and closing it, and picking the last Pioneer only to let
it rest is ending the turn. Watching is reckoned by the pace of the
house: before, one pause a move; now, one a deed, shorter the longer a stretch goes on, and never
shorter than what bots take to think.

Where the presses go is printed last: each kind of press by the question it answers and what it
played, with how many of it come on a turn. With `--keep` the games of bots are read from a folder,
and put there where they are not: the same games are measured again in a fraction of the time.
"""

from __future__ import annotations

import argparse
import functools
import json
import re
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path
from statistics import mean, median

import saloon
from saloon.bots.levels import bot
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.journeys import figures, goes_on, in_advance, meant, panel, unasked, waits, wishes
from saloon.server.bot_turns import AT_LEISURE
from saloon.words import Teller, module_of, teller

SEAT = 0
THINKING = 0.05
"""Seconds a Deputy thinks about a move, about, in the compiled build."""

STEPS = ("at:", "go:", "walk:")
"""How the moves of a walk begin."""

LIT = r'data-move="([^"]+)" data-then="([^"]+)"'
"""Something on the board that plays more than one move."""

ALL = ":all"
"""How a word of a row ends that stands for as many as there are."""

SWITCH = 2
"""Presses that change what happens when a roll fails."""

TRADING = ("partner", "offer")
"""Questions that the panel of a trade answers."""

SHOPPING = ("shop", "buy", "market", "sell")
"""Questions that the panel of a shop answers."""

SELLING = ("lot", "reserve", "page-number")
"""Questions that the panel of an auction answers."""

ASIDE = {
    "pioneers": frozenset((*TRADING, "answer", "lot", "reserve", "bid", "bid-again")),
    "bantam": frozenset({"card", "use-card", "ambush-card", "keep", "interrupt", "block", "path"}),
}
"""Questions of trades, auctions and fights: a turn with any of them is told apart."""


@dataclass(frozen=True)
class Offer:
    """What one press plays: a row of moves, on a walk of at most `rolls` Moves.

    Where it opens a panel to pick in, the picks are rows that a second press plays.
    """

    moves: Sequence[str]
    rolls: int = 0
    picks: Sequence[Sequence[str]] = ()


@dataclass(frozen=True)
class Entry:
    """One move: who made it, at which question, and what one press could have played instead."""

    seat: int
    prompt: str
    move: str
    turn: int  # how many turns have begun
    whose: int  # the seat whose turn it is
    offered: Sequence[Offer] = ()
    meant: Mapping[str, str] = field(default_factory=dict)  # what words of a row stand for here
    by_itself: str = ""  # what the house answers without a press
    wished: Mapping[str, str] = field(default_factory=dict)  # what each wish answers
    goes_on: Callable[[Sequence[str], str], bool] = lambda _rest, _last: True
    waits: bool = False  # a row goes on after whatever is answered here
    shelf: Sequence[Sequence[str]] = ()  # what one press of an open panel plays


@dataclass
class Person:
    """Somebody who enters moves, with what they have said beforehand of rolls that fail."""

    game: str
    wish: str = ""
    trades: list[int] = field(default_factory=list)

    def presses(self, moves: Sequence[Entry]) -> list[str]:
        """Presses that enter the moves of one turn, each by what it was for."""
        told: list[str] = []
        rest = [entry for entry in moves if not self.is_roll(entry) and not is_unasked(entry)]
        runs = self.runs(moves)
        end = [(entry.prompt, entry.move.partition(":")[0]) for entry in rest[-2:]]
        if end == [("work", "pioneer"), ("action", "stop")]:
            del rest[-2]
        at = 0
        while at < len(rest):
            ahead = rest[at : at + 40]
            fits = {covered(ahead, offer): offer for offer in rest[at].offered}
            longest = max([1, *fits])
            run = runs.get(id(rest[at]))
            if run is not None:
                runs[id(rest[at])] = replace(run, ahead=ahead, longest=longest)
            between = by_the_way(rest[at : at + longest])
            told.append(
                called([entry for entry in rest[at : at + longest] if entry not in between])
            )
            told += [called([entry]) for entry in between]
            at += longest
            picks = fits[longest].picks if longest in fits else ()
            picked = max((covered(rest[at : at + 40], Offer(row)) for row in picks), default=0)
            if picked:
                at += picked
                told.append("a pick in a panel")
            elif rest[at - 1].move == "act:trade":
                size = span(rest, at, TRADING)
                pressed = traded([entry.move for entry in rest[at : at + size]])
                self.trades.append(1 + pressed)
                told += ["in the panel of a trade"] * pressed
                at += size
            elif rest[at - 1].move in ("act:buy", "act:sell"):
                size = span(rest, at, SHOPPING)
                told += shopped(rest[at : at + size], picks)
                at += size
            elif rest[at - 1].move == "act:auction":
                size = span(rest, at, SELLING)
                told += ["in the panel of an auction"] * put_up(rest[at : at + size])
                at += size
        return told + ["a roll that failed"] * self.rolls(list(runs.values()))

    def runs(self, moves: Sequence[Entry]) -> dict[int, Run]:
        """The rolls of a turn that failed, by what was done next."""
        found: dict[int, Run] = {}
        at = 0
        while at < len(moves):
            end = at
            while end < len(moves) and self.is_roll(moves[end]):
                end += 1
            if end > at:
                found[id(moves[end]) if end < len(moves) else -1] = Run(moves[at:end])
            at = end + 1
        return found

    def is_roll(self, entry: Entry) -> bool:
        """Whether a move answers what can be said beforehand."""
        return entry.move in wishes(saloon.game(self.game))

    def rolls(self, runs: Sequence[Run]) -> int:
        """Presses for all the rolls of a turn that failed, some said with what was done next.

        What is said beforehand stays said until something else takes fewer presses.
        """
        answers = [entry for run in runs for entry in run.rolls]
        if not answers:
            return 0
        game = saloon.game(self.game)
        best: tuple[int, str] | None = None
        for wish in (self.wish, "", *wishes(game)):
            said = {id(one) for one in answers if wish and one.wished[wish] == one.move}
            if any(wish and one.wished[wish] and id(one) not in said for one in answers):
                continue
            by_hand = [run.without(said) for run in runs]
            presses = sum(run.presses() for run in by_hand)
            if wish != self.wish:
                # The first answer may be meant for all to come, where it is asked for.
                first = answers[0]
                asked = not self.wish or not first.wished[self.wish]
                presses += 1 if asked and id(first) in said else SWITCH
            if best is None or presses < best[0]:
                best = presses, wish
        assert best is not None  # to be asked is always possible
        self.wish = best[1]
        return best[0]


@dataclass(frozen=True)
class Run:
    """Failed rolls in a row, what was done next, and how many moves one press plays of that."""

    rolls: Sequence[Entry]
    ahead: Sequence[Entry] = ()
    longest: int = 0

    def without(self, said: Collection[int]) -> Run:
        """The same, without what was said beforehand."""
        return replace(self, rolls=[one for one in self.rolls if id(one) not in said])

    def presses(self) -> int:
        """Presses of its own: what is done next may let a failed roll stand by the same press."""
        told = at = 0
        while at < len(self.rolls):
            rest = [*self.rolls[at:], *self.ahead]
            left = len(self.rolls) - at
            sizes = [covered(rest, offer) for offer in self.rolls[at].offered]
            if self.ahead and any(size >= left + self.longest for size in sizes):
                return told
            told += 1
            at += max([1, *(size for size in sizes if size <= left)])
        return told


def by_the_way(entries: Sequence[Entry]) -> list[Entry]:
    """Answers that were given by hand while a row waited for them; the hex of a list is none."""
    return [
        entry
        for before, entry in pairwise(entries)
        if entry.waits and not before.move.startswith("page:")
    ]


def span(entries: Sequence[Entry], at: int, prompts: Sequence[str]) -> int:
    """How many moves from here on answer these questions."""
    end = at
    while end < len(entries) and entries[end].prompt in prompts:
        end += 1
    return end - at


def called(entries: Sequence[Entry]) -> str:
    """What one press was for: the question it answers, and the verbs of what it played."""
    verbs: list[str] = []
    for entry in entries:
        verb, _, what = entry.move.partition(":")
        if verb in ("act", "page"):
            verb = what if verb == "act" else ""
        elif verb in ("at", "go"):
            verb = "walk"
        elif len(entries) > 1 and verb in ("pioneer", "stop", "n", "thing", "group"):
            verb = ""
        if verb and verb not in verbs:
            verbs.append(verb)
    if "walk" in verbs and "move" in verbs:
        verbs.remove("move")
    return f"{entries[0].prompt}: {' + '.join(verbs)}"


def traded(moves: Sequence[str]) -> int:
    """Presses in the panel of a trade: its lines and to whom it is sent, or closing it."""
    if "send" not in moves:
        return 1
    lines = {move.rpartition(":")[0] if is_line(move) else move for move in moves if ":" in move}
    lines = {line for line in lines if not line.startswith(("seat:", "strike:"))}
    struck = sum(move.startswith("strike:") for move in moves)  # it was never meant
    return max(1, len(lines) - struck) + 1


def is_line(move: str) -> bool:
    """Whether a move names a thing and how many of it."""
    return move.startswith("line:")


def put_up(entries: Sequence[Entry]) -> int:
    """Presses in the panel of an auction: the lot, the reserve where it is not $1, and holding it.

    Closing the panel is one, too.
    """
    if not entries or entries[-1].prompt != "reserve" or entries[-1].move == "back":
        return 1
    return 2 if entries[-1].move == "n:1" else 3


def shopped(entries: Sequence[Entry], picks: Sequence[Sequence[str]]) -> list[str]:
    """Presses in the panel of a shop: its lines and one that pays, or one for the whole basket.

    A lone thing is bought by its price, and some baskets stand there to be picked.
    """
    bought = basket([entry.move for entry in entries if entry.prompt in ("buy", "sell")])
    rows = [*picks, *(row for entry in entries[:1] for row in entry.shelf)]
    if any(basket(row) == bought for row in rows):
        return ["a pick in a panel"]
    return ["in the panel of a shop"] * (1 if bought.total() == 1 else len(bought) + 1)


def basket(moves: Sequence[str]) -> Counter[str]:
    """How many of what was put together, in whichever order."""
    found: Counter[str] = Counter()
    for move in moves:
        if is_line(move):
            thing, _, count = move.rpartition(":")
            found[thing] += int(count)
        elif ":" in move:
            found[move] += 1
    return found


def is_unasked(entry: Entry) -> bool:
    """Whether the house gave this answer without a press."""
    return bool(entry.by_itself) and entry.move == entry.by_itself


def fitting(ahead: Sequence[Entry], row: Sequence[str]) -> int:
    """How many moves are just what a row plays; 0 where it plays anything else.

    Goods may have been sold in another order.
    """
    sold = [entry.move for entry in ahead[: len(row)]]
    if row and all(word.startswith("sell:") for word in row) and sorted(sold) == sorted(row):
        return len(row)
    at = 0
    for place, word in enumerate(row):
        while 0 < at < len(ahead) and ahead[at].waits and ahead[at].move != word:
            at += 1  # answered by hand, and the row goes on
        entry = ahead[at] if at < len(ahead) else None
        stands_for = entry.meant.get(word, word) if entry is not None else ""
        if entry is not None and entry.move == stands_for:
            if at and not entry.goes_on([entry.move, *row[place + 1 :]], ahead[at - 1].move):
                return 0
            at += 1
        elif not word.endswith(ALL) or (entry is not None and stands_for != word):
            return 0
    return at


def covered(ahead: Sequence[Entry], offer: Offer) -> int:
    """How many of the moves that were made are what an offer plays; 0 where it plays others."""
    row = list(offer.moves)
    steps = [place for place, move in enumerate(row) if move.startswith(STEPS)]
    if not offer.rolls or not steps:  # what is done about a place from afar is no walk
        return fitting(ahead, row)
    picks = [move for move in row[: steps[0]] if move != "act:move"]
    if [entry.move for entry in ahead[: len(picks)]] != picks:
        return 0
    goal = row[steps[-1]].partition(":")[2]
    tail = [move for move in row[steps[-1] + 1 :] if move != "stop"]
    at = arrival(ahead, len(picks), goal, offer.rolls)
    done = fitting(ahead[at:], tail) if at else 0
    return at + done if done or not tail else 0


def arrival(ahead: Sequence[Entry], at: int, goal: str, rolls: int) -> int:
    """How many moves lead to a place with at most `rolls` Moves, whichever way; 0 for none."""
    for leg in range(rolls):
        if at < len(ahead) and ahead[at].move == "act:move":
            at += 1
        elif leg:
            return 0
        there = ""
        prompt = ahead[at].prompt if at < len(ahead) else ""
        while at < len(ahead) and ahead[at].prompt == prompt:
            if not ahead[at].move.startswith(("at:", "go:")):
                at += ahead[at].move == "stop"
                break
            there = ahead[at].move.partition(":")[2]
            at += 1
        if there == goal:
            return at
    return 0


def offers(match: Match, tell: Teller) -> list[Offer]:
    """Everything that the seat could play by one press of the map, besides single moves."""
    view = match.view(SEAT)
    found: list[Offer] = []
    for figure in figures(match, view, tell):
        for deed in figure.deeds:
            picks = deed.panel.picks if deed.panel is not None else []
            rows = [row.split() for column in picks for _, row in column.rows]
            found += [Offer(row, picks=rows) for row in (deed.moves, deed.again) if row]
        for way in figure.ways:
            rolls = way.rolls if any(move.startswith(STEPS) for move in way.moves) else 0
            found.append(Offer(way.moves, rolls))
            found += [Offer(deed.moves, rolls) for deed in way.deeds]
    draw = module_of(match.game, "scene").scene
    lit = re.findall(LIT, draw(view, tell))
    return found + [Offer((move, *then.split())) for move, then in lit]


def whole_game(game: str, seats: int, seed: str, level: str, keep: Path | None) -> list[str]:
    """The moves of a game of bots."""
    kept = keep / f"{game} {seats} {level} {seed}.json" if keep is not None else None
    if kept is not None and kept.exists():
        return [str(move) for move in json.loads(kept.read_text())]
    match = Match(saloon.game(game), seats, seed)
    bots = [bot(level, f"{seed} {seat}") for seat in range(seats)]
    moves: list[str] = []
    while not match.over:
        ask = next(ask for ask in match.asks if ask.seat not in match.committed)
        world = match.imagine(ask.seat, Rng.seeded(f"{seed} {len(moves)}"))
        moves.append(match.game.text(bots[ask.seat].choose(world, ask.seat)))
        match.play(ask.seat, moves[-1])
    if kept is not None:
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(json.dumps(moves))
    return moves


def played(game: str, seats: int, seed: str, made: Sequence[str]) -> list[Entry]:
    """A whole game, and for each of the seat's own moves the rows that the map offered."""
    match = Match(saloon.game(game), seats, seed)
    tell = teller(match.game, "en", (), SEAT)
    moves: list[Entry] = []
    told = turn = 0
    whose = -1
    words: set[str] = set()
    for move in made:
        for event in match.events[told:]:
            if event.kind in tell.TURNS:
                turn += 1
                whose = event.args[0]
        told = len(match.events)
        ask = next(ask for ask in match.asks if ask.seat not in match.committed)
        rows: list[Offer] = []
        stands_for: dict[str, str] = {}
        by_itself = ""
        wished: dict[str, str] = {}
        view = match.view(SEAT) if ask.seat == SEAT else {}
        if ask.seat == SEAT:
            rows = offers(match, tell)
            words |= {word for row in rows for word in row.moves if word.endswith(ALL)}
            stands_for = {word: meant(match.game, view, word) for word in words}
            by_itself = unasked(match.game, view)
            wished = {w: in_advance(match.game, view, w) for w in wishes(match.game)}
        on = functools.partial(goes_on, match.game, view)
        by_hand = ask.seat == SEAT and ask.prompt != "reroll" and waits(match.game, view)
        own = panel(match, view, tell) if ask.seat == SEAT else None
        shelf = [row.split() for column in own.picks for _, row in column.rows] if own else []
        told_of = (rows, stands_for, by_itself, wished, on, by_hand, shelf)
        moves.append(Entry(ask.seat, ask.prompt, move, turn, whose, *told_of))
        match.play(ask.seat, move)
    return moves


def own_turns(moves: Sequence[Entry]) -> list[list[Entry]]:
    """What the seat did on each of its turns."""
    found: dict[int, list[Entry]] = {}
    for entry in moves:
        if entry.seat == SEAT == entry.whose:
            found.setdefault(entry.turn, []).append(entry)
    return list(found.values())


def is_deed(entry: Entry, deeds: frozenset[str]) -> bool:
    """Whether a move begins something of its own: steps, picks and leaving are parts of others."""
    verb = entry.move.partition(":")[0]
    return entry.prompt in deeds and verb not in ("pioneer", "back", "go", "stop", "end")


def watching(moves: Sequence[Entry], deeds: frozenset[str], pace: float) -> tuple[list[float], ...]:
    """Seconds of each stretch of others' moves, before and now."""
    before: list[float] = []
    after: list[float] = []
    was = now = thought = 0.0
    shown = 0
    for number, entry in enumerate(moves):
        if entry.seat == SEAT:
            if was:
                before.append(was)
                after.append(now)
            was = now = thought = 0.0
            shown = 0
            continue
        was += max(pace, THINKING)
        thought += THINKING
        follows = moves[number + 1] if number + 1 < len(moves) else None
        if follows is None or follows.seat != entry.seat or follows.prompt in deeds or not deeds:
            shown += 1
            now += max(thought, pace * min(1.0, (AT_LEISURE / shown) ** 2))
            thought = 0.0
    return before, after


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="pioneers")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--level", default="deputy")
    parser.add_argument("--pace", type=float, default=0.7)
    parser.add_argument("--keep", type=Path)
    told = parser.parse_args()
    deeds = teller(saloon.game(told.game), "en").DEEDS
    acted = []
    kinds: dict[str, list[tuple[int, int]]] = {"plain": [], "with trades or fights": []}
    trades, minutes, longest = [], [], []
    where: dict[str, Counter[str]] = {kind: Counter() for kind in kinds}
    for number in range(told.games):
        seed = f"clicks {number}"
        made = whole_game(told.game, told.seats, seed, told.level, told.keep)
        moves = played(told.game, told.seats, seed, made)
        person = Person(told.game)
        for turn in own_turns(moves):
            acted.append(sum(is_deed(entry, deeds) for entry in turn))
            aside = any(entry.prompt in ASIDE.get(told.game, ()) for entry in turn)
            kind = "with trades or fights" if aside else "plain"
            pressed = person.presses(turn)
            where[kind].update(pressed)
            kinds[kind].append((len(turn), len(pressed)))
        trades += person.trades
        before, after = watching(moves, deeds, told.pace)
        minutes.append((sum(before) / 60, sum(after) / 60))
        longest.append((max(before), max(after)))
        print(f"game {number + 1}: {len(moves)} moves, {len(before)} stretches of others")
    print(f"deeds a turn: {mean(acted):.1f}; no turn takes fewer presses, but for rows of deeds")
    kinds["all"] = [pair for pairs in list(kinds.values()) for pair in pairs]
    for kind, pairs in kinds.items():
        if pairs:
            was, now = zip(*pairs, strict=True)
            print(
                f"presses a turn, {kind} ({len(pairs)}): mean {mean(was):.1f} before, "
                f"{mean(now):.1f} now; median {median(was):.0f}, {median(now):.0f}"
            )
    if trades:
        print(f"presses a trade ({len(trades)}): median {median(trades):.0f}, most {max(trades)}")
    print(f"minutes watching: {mean(m for m, _ in minutes):.1f}, {mean(m for _, m in minutes):.1f}")
    print(f"longest wait, s: {max(m for m, _ in longest):.0f}, {max(m for _, m in longest):.0f}")
    print("where the presses of a turn go, in all turns and in plain ones:")
    plain, everywhere = where["plain"], sum(where.values(), Counter[str]())
    for what, count in everywhere.most_common():
        share = count / len(kinds["all"]), plain[what] / max(1, len(kinds["plain"]))
        print(f"{share[0]:7.2f} {share[1]:6.2f}  {what}")


if __name__ == "__main__":
    main()
