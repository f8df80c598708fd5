"""A title: what a game tells the engine about itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from saloon.engine.ask import Ask, Flow
from saloon.engine.errors import BadGame, BadSetup, IllegalMove
from saloon.engine.family import Family
from saloon.engine.field import Field
from saloon.engine.number import Number
from saloon.engine.rng import Rng
from saloon.engine.state import Part, State

Value = bool | int | str
"""What an option can be set to."""

SPECTATOR: Final = -1
MOST_MOVES: Final = 0xFFFF
"""A move takes 16 bits of a history entry; the highest number stands for one that is hidden."""

T = TypeVar("T", bound=State, default=Any)
"""The table of one game; plain `Game` is any of them."""


class Option:
    """A setting the table agrees on before the game; its words stand in the game's locale."""

    def __init__(
        self, id: str, default: Value, clause: str, choices: tuple[Value, ...] = (False, True)
    ) -> None:
        self.id = id
        self.default = default
        self.clause = clause
        self.choices = choices
        self.flag = choices == (False, True)

    def read(self, value: object) -> Value:
        """A value given by a person or a program; a flag also as on/off text."""
        if isinstance(value, str) and self.flag:
            word = value.strip().lower()
            if word in ("1", "true", "yes", "on"):
                return True
            if word in ("0", "false", "no", "off"):
                return False
        for choice in self.choices:
            if type(choice) is type(value) and choice == value:
                return choice
            if isinstance(value, str) and str(choice) == value:
                return choice
        allowed = ", ".join([_shown(choice) for choice in self.choices])
        raise BadSetup(f"option {self.id} takes {allowed}, not {value!r}")


def _shown(value: Value) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


class Zone:
    """A place on the table whose things a seat cannot know, in order, the top last.

    Things of one kind that lie hidden from a seat, in whatever zones, could for all it knows have
    changed places. `name` tells the zones of a table apart. Of a zone that is not `ordered`, such
    as a hand, the seat sees things leave but not from which place; how they are listed means
    nothing. Dice under a cup do not change places: each could show any of its `faces`, whatever the
    others show. A zone of dice is the only one of its kind.
    """

    def __init__(
        self,
        name: str,
        kind: str,
        things: list[int],
        ordered: bool = True,
        faces: tuple[int, ...] = (),
    ) -> None:
        self.name = name
        self.kind = kind
        self.things = things
        self.ordered = ordered
        self.faces = faces

    def __repr__(self) -> str:
        return f"<Zone {self.name} ({self.kind}): {self.things}>"


def mix(zones: list[Zone], rng: Rng) -> None:
    """Deal the things of some zones out again: each may lie where any other of its kind lay.

    They are put in order first, so that nothing of the truth shines through; dice are thrown again.
    """
    for kind in dict.fromkeys([zone.kind for zone in zones]):
        alike = [zone for zone in zones if zone.kind == kind]
        things = sorted([thing for zone in alike for thing in zone.things])
        if len(things) > 1:
            rng.shuffle(things)
        dealt = 0
        for zone in alike:
            count = len(zone.things)
            if zone.faces:
                zone.things = rng.throw(zone.faces, count, kind)
            else:
                zone.things = things[dealt : dealt + count]
                if not zone.ordered:
                    zone.things.sort()
            dealt += count


class Secret:
    """A question whose answer stays hidden from others after it is given.

    Where several questions follow each other and already which one it is tells something, all of
    them show others the same `face`, the prompt of the first, with its clause and no arguments.
    """

    def __init__(self, prompt: str, face: str = "", clause: str = "") -> None:
        self.prompt = prompt
        self.face = face
        self.clause = clause


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[T]):
    """One game: its facts and, in a subclass, its rules, views and moves.

    A subclass names its table, `class Wanted(Game[Table])`, and takes it in every method. It
    overrides every method that raises an error here, and the others where the game needs them.
    Moves are ints from 0 to `len(moves) - 1`; `moves` holds their text form.
    """

    def __init__(
        self,
        id: str,
        rules: str,
        seats: tuple[int, ...],
        default_seats: int,
        options: tuple[Option, ...],
        moves: tuple[str, ...],
        bound: int,
        parts: tuple[type[Part], ...],
        prompts: tuple[str, ...] = (),
        rollout: int = 2,
        langs: tuple[str, ...] = ("en", "fr"),
        secrets: tuple[Secret, ...] = (),
        covered: tuple[str, ...] = (),
        unshown: tuple[str, ...] = (),
        numbers: tuple[Number, ...] = (),
        fallbacks: dict[str, str] | None = None,
        openings: tuple[str, ...] = (),
        pieces: tuple[str, ...] = (),
        point_events: dict[str, int] | None = None,
        families: tuple[Family, ...] = (),
        events: dict[str, tuple[str, ...]] | None = None,
        asks: dict[str, tuple[str, ...]] | None = None,
        weight: int = 2,
    ) -> None:
        self.id = id
        # How much there is to learn, from 1 (light) to 4 (heavy), as a lobby sorts and marks games.
        self.weight = weight
        self.rules = rules
        self.seats = seats
        self.default_seats = default_seats
        self.options = options
        self.moves = moves
        self.bound = bound
        self.parts: dict[str, type[Part]] = {cls.__name__: cls for cls in parts}
        self.prompts = prompts or (() if asks is None else tuple(asks))
        # The languages that the game has words in; a reader of another one gets the first.
        self.langs = langs
        # How many moves a search plays by chance before it asks `senses`, at most: none in a game
        # where any move of a long turn is worse than to end it.
        self.rollout = rollout
        self.secrets: dict[str, Secret] = {secret.prompt: secret for secret in secrets}
        # Fields of the table that hold what `hide` covers beside the zones, and fields that no view
        # shows although they hide nothing: all of it follows from what everybody has seen.
        self.covered = covered
        self.unshown = unshown
        # What a designer may turn, where there is no numbers.py; and which module stands in for one
        # that is not beside game.py (text, scene).
        self.numbers = numbers
        self.fallbacks: dict[str, str] = {} if fallbacks is None else fallbacks
        # For the lab: the questions that begin a game or a turn, whose first answer is an opening;
        # under which names a view holds what a report calls cards; and, where `sources` does not
        # say where points come from, the events that tell of points won or lost, first by whom.
        self.openings = openings
        self.pieces = pieces
        self.point_events: dict[str, int] = {} if point_events is None else point_events
        # What the moves are made of, and what the numbers of events and questions are called, where
        # the game declares it.
        self.families = families
        self.events: dict[str, tuple[str, ...]] = {} if events is None else events
        self.asks: dict[str, tuple[str, ...]] = {} if asks is None else asks
        # The clauses that the rules cite by their docstrings, found by reading them.
        self.claims: frozenset[str] = frozenset()
        self.codes: dict[str, int] = {text: code for code, text in enumerate(moves)}
        if len(moves) > MOST_MOVES:
            raise ValueError(
                f"{id}: {len(moves)} moves are more than the {MOST_MOVES} there can be"
            )
        if len(self.codes) != len(moves):
            raise ValueError(f"{id}: two moves share a text form")

    # -- what a game must say ---------------------------------------------------------------

    def new(self, seats: int, options: dict[str, Value], rng: Rng) -> T:
        """The table set up for the first beat."""
        raise NotImplementedError

    def play(self, state: T) -> Flow:
        """The whole game from any state that stands between two beats.

        Yields BEAT there first (changing nothing), again between any two beats, and last when
        `state.over`.
        """
        raise NotImplementedError

    def view(self, state: T, seat: int) -> dict[str, Any]:
        """What a seat (or SPECTATOR) may know of the table, as plain data."""
        raise NotImplementedError

    def hide(self, state: T, seat: int, rng: Rng) -> None:
        """Redeal, in place, everything that this seat (or SPECTATOR) cannot know.

        What is dealt must follow from what the seat knows and from `rng` alone, so that nothing of
        the truth shines through: put hidden things in a fixed order first, then mix them.
        """
        raise NotImplementedError

    def check(self, state: T) -> None:
        """Raise Broken when the table breaks an invariant."""
        raise NotImplementedError

    def scores(self, state: T) -> list[int]:
        """One number a seat; more is better."""
        raise NotImplementedError

    def sense(self, state: T, seat: int) -> float:
        """The evaluation of this table for a seat: about its chance to win, 0 to 1."""
        raise BadGame(f"the game {self.id!r} has no sense, so only random bots can play it")

    # -- what a game may say ----------------------------------------------------------------

    def menu(self, state: T, ask: Ask) -> list[int]:
        """The moves of an open question after hidden things were redealt.

        Only games whose menus depend on hidden things (a hand of cards) override this.
        """
        return ask.moves

    def absent(self, state: T, ask: Ask) -> int:
        """What is answered for a player who left or ran out of time; the first move by default."""
        return ask.moves[0]

    def sources(self, state: T) -> list[dict[str, int]]:
        """Where the points of each seat come from: by name, the most telling first."""
        return [{"score": score} for score in self.scores(state)]

    def lasted(self, state: T) -> dict[str, int]:
        """How long the whole game has lasted so far, in what it counts: days, rounds."""
        return {}

    def layout(self, seats: int) -> list[Field]:
        """What `observe` writes, field by field, at a table with this many seats."""
        raise BadGame(f"the game {self.id!r} has no layout, so learning machines cannot play it")

    def observe(self, state: T, seat: int) -> bytes:
        """What a seat may know of the table as small numbers, 0 to 255, for learning machines.

        As in `view`, nothing that the seat cannot know may show in it.
        """
        raise BadGame(f"the game {self.id!r} has no observe, so learning machines cannot play it")

    def senses(self, state: T) -> list[float]:
        """`sense` of every seat; a game that finds them all at once faster says so here."""
        return [self.sense(state, seat) for seat in range(state.seats)]

    def prior(self, state: T, ask: Ask) -> list[float] | None:
        """How promising each of `ask.moves` looks at a glance: a weight a move, 0 or more.

        None says that all look alike. The search reads only the proportions: in a long menu it
        tries first what weighs most, and it plays its rollouts by these weights, so this should
        cost far less than playing a move. What weighs 0 is out of the question for a search, as
        long as anything else is not: so it does not lose its way in menus that lead nowhere. Of
        the others `sense` alone decides what is good. A game with long menus gains by it.
        """
        return None

    def likely(self, state: T, ask: Ask) -> list[float] | None:
        """`prior` without what takes long to find out: no weight is less, and most are the same.

        A rollout draws a move by these and then asks `is_pruned`, which costs less than `prior`
        where that works out for every Action whether it leads anywhere.
        """
        return self.weigh(state, ask)

    def is_pruned(self, state: T, ask: Ask, move: int) -> bool:
        """Whether `prior` gives a move no weight although `likely` gives it some."""
        return False

    def zones(self, state: T, seat: int) -> list[Zone]:
        """Where things lie that this seat (or SPECTATOR) cannot know.

        Written from the rules, not from `hide`: the conformance suite holds one against the other.
        """
        return []

    def lay(self, state: T, zones: list[Zone]) -> None:
        """Put things into the zones that `zones` found, each with as many as lay there."""

    def veiled(self, state: T, seat: int) -> bool:
        """Whether answers of others to secret questions (`secrets`) lie face down for this seat.

        As long as they do, nothing that this seat is handed holds them. A game where they are
        shown in the end says so here.
        """
        return bool(self.secrets)

    def moment(self, view: dict[str, Any]) -> dict[str, Any]:
        """What of a view tells one moment from another.

        A game whose view counts tries (how often somebody went back) leaves the counts out: two
        moments that differ in nothing else are the same table, and a hint does not lead in circles.
        """
        return view

    def landmark(self, state: T, seat: int) -> int:
        """A number that is the same wherever `moment` is, and found much sooner.

        Bots compare moments only where it agrees. It follows from what the seat sees: where its
        piece stands, what it has in hand. Without one they compare more often.
        """
        return 0

    def refuse(self, seats: int, options: dict[str, Value]) -> str:
        """Why these settings do not go together, in one sentence, or ''."""
        return ""

    # -- what every game shares -------------------------------------------------------------

    def settle_options(self, seats: int, given: Mapping[str, object]) -> dict[str, Value]:
        """All options with their values; raises BadSetup with what was allowed."""
        if seats not in self.seats:
            allowed = f"{self.seats[0]} to {self.seats[-1]}"
            raise BadSetup(f"{self.id} is for {allowed} seats, not {seats}")
        known = {option.id: option for option in self.options}
        for name in given:
            if name not in known:
                allowed = ", ".join(known) or "none"
                raise BadSetup(f"{self.id} has no option {name!r}; its options are: {allowed}")
        settled = {o.id: o.read(given[o.id]) if o.id in given else o.default for o in self.options}
        reason = self.refuse(seats, settled)
        if reason:
            raise BadSetup(reason)
        return settled

    def weigh(self, state: T, ask: Ask) -> list[float] | None:
        """What `prior` says of a question, a weight a move; bots look here."""
        weights = self.prior(state, ask)
        if weights is not None and len(weights) != len(ask.moves):
            raise BadGame(
                f"the prior of {self.id!r} gives {len(weights)} weights for the "
                f"{len(ask.moves)} moves of {ask.prompt!r}"
            )
        return weights

    def text(self, move: int) -> str:
        """The text form of a move."""
        if not 0 <= move < len(self.moves):
            last = len(self.moves) - 1
            raise IllegalMove(f"{self.id} has no move {move}; its moves are 0 to {last}")
        return self.moves[move]

    def code(self, text: str) -> int:
        """The move that a text form stands for."""
        code = self.codes.get(text.strip())
        if code is None:
            raise IllegalMove(f"{text!r} is not a move of {self.id}")
        return code

    def family(self, move: str) -> Family | None:
        """The family that a move in text form belongs to, where the game has declared them."""
        code = self.codes.get(move, -1)
        for family in self.families:
            if code in family:
                return family
        return None

    def __reduce__(self) -> tuple[Any, ...]:
        """A game travels by name: the module of its class holds it as GAME."""
        return (_find_game, (type(self).__module__,))

    def __repr__(self) -> str:
        return f"<Game {self.id} ({self.rules}), {self.seats[0]} to {self.seats[-1]} seats>"


FINDERS: Final[list[Callable[[str], Game]]] = []
"""How a game is found by its id; the catalog puts itself here, since the engine knows no game."""


def find(id: str) -> Game:
    """The game with this id; raises BadSetup naming those there are."""
    for finder in FINDERS:
        return finder(id)
    raise BadSetup(f"there is no game {id!r}, nor any other")


def _find_game(module: str) -> Game:
    game = import_module(module).GAME
    assert isinstance(game, Game)
    return game
