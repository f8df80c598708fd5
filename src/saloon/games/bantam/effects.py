"""What cards, tabs, drinks and events do: skills, goods, checks and a closed list of verbs.

A check is one int, skill * 16 + difficulty, and 0 is no check. An Effect is a verb with numbers;
the constructors in lower case let a row of content read like the face it stands for.
"""

from __future__ import annotations

from typing import Final

AGL: Final = 0
STR: Final = 1
MAL: Final = 2
SNK: Final = 3
PER: Final = 4
WIS: Final = 5
BLACK: Final = 6
"""A check of the bare die."""
SKILLS: Final[tuple[str, ...]] = ("agl", "str", "mal", "snk", "per", "wis")

LUMBER: Final = 0
HIDE: Final = 1
HERB: Final = 2
SILVER: Final = 3
GEM: Final = 4
KINDS: Final[tuple[str, ...]] = ("lumber", "hide", "herb", "silver", "gem")
RESOURCES: Final = 4
"""The first four kinds of goods; a Gem is none of them."""

ANY: Final = 9
"""Own choice, in place of a skill, a Resource, a species and the like."""
ALL_GOODS: Final = 10
"""Every carried Resource, in place of one kind."""

NO_KEY: Final = 0
YELLOW: Final = 1
BLUE_KEY: Final = 2
KEYS: Final[tuple[str, ...]] = ("", "yellow", "blue")

NO_CHECK: Final = 0


def check(text: str) -> int:
    """A check by what is printed: AGL7, or BLK4 for the bare die.

    >>> skill_of(check("STR6")), difficulty_of(check("STR6"))
    (1, 6)
    """
    name = text[:3].lower()
    skill = BLACK if name == "blk" else SKILLS.index(name)
    return skill * 16 + int(text[3:])


def skill_of(check: int) -> int:
    """Which skill a check is on."""
    return check >> 4


def difficulty_of(check: int) -> int:
    """What a check asks for."""
    return check & 15


NONE: Final = 0
CASH: Final = 1
LOSE_CASH: Final = 2
RES: Final = 3
LOSE_RES: Final = 4
GEM_GAIN: Final = 5
LOSE_HEAD: Final = 6
NP: Final = 7
VIG: Final = 8
VIG_FULL: Final = 9
VIG_MAX: Final = 10
WIL: Final = 11
WIL_FULL: Final = 12
GRIT: Final = 13
GRIT_NEXT: Final = 14
SKILL_UP: Final = 15
SKILL_TMP: Final = 16
SPD_TMP: Final = 17
MOVE_FREE: Final = 18
GOTO: Final = 19
GOTO_HIDDEN: Final = 20
TO_JAIL: Final = 21
SKULL: Final = 22
BACK: Final = 23
RED_TRAIL: Final = 24
ITEM_DRAW: Final = 25
WEAPON_TOP: Final = 26
MOUNT_TOP: Final = 27
MOUNT_RETURN: Final = 28
RIDER_GAIN: Final = 29
HUNTER_GAIN: Final = 30
DRINK_FREE: Final = 31
LEVEL_UP: Final = 32
IGNORE: Final = 33
KEEP_UP: Final = 34
KEEP_DOWN: Final = 35
RESHUFFLE5: Final = 36
PASS_CARD: Final = 37
WOUND_OTHER: Final = 38
FIRE_CABIN: Final = 39
BARGAIN: Final = 40
CRAFT: Final = 41
SELL_HERE: Final = 42
ALL: Final = 43
EITHER: Final = 44
EACH_PLAYER: Final = 45
IF_MOUNT: Final = 46
ROLL6: Final = 47
CHECK: Final = 48
ONGOING_TURN: Final = 49
DISCARD_SELF: Final = 50
NP_BACK: Final = 51
SKIP_ROLL: Final = 52
DAMAGE: Final = 53
BLOCK: Final = 54
MOVE: Final = 55
HEAL: Final = 56
PUSH: Final = 57
REFRESH: Final = 58
DRAW: Final = 59
PEEK: Final = 60
EXHAUST_ENEMY: Final = 61
SEE_TEXT: Final = 62
KEY: Final = 63
FIRE: Final = 64
ENTRY: Final = 65
DOUSE: Final = 66

VERBS: Final[tuple[str, ...]] = (
    "none",
    "cash",
    "lose-cash",
    "res",
    "lose-res",
    "gem-gain",
    "lose-head",
    "np",
    "vig",
    "vig-full",
    "vig-max",
    "wil",
    "wil-full",
    "grit",
    "grit-next",
    "skill-up",
    "skill-tmp",
    "spd-tmp",
    "move-free",
    "goto",
    "goto-hidden",
    "to-jail",
    "skull",
    "back",
    "red-trail",
    "item-draw",
    "weapon-top",
    "mount-top",
    "mount-return",
    "rider-gain",
    "hunter-gain",
    "drink-free",
    "level-up",
    "ignore",
    "keep-up",
    "keep-down",
    "reshuffle5",
    "pass-card",
    "wound-other",
    "fire-cabin",
    "bargain",
    "craft",
    "sell-here",
    "all",
    "either",
    "each-player",
    "if-mount",
    "roll6",
    "check",
    "ongoing-turn",
    "discard-self",
    "np-back",
    "skip-roll",
    "damage",
    "block",
    "move",
    "heal",
    "push",
    "refresh",
    "draw",
    "peek",
    "exhaust-enemy",
    "see-text",
    "key",
    "fire",
    "entry",
    "douse",
)


class Effect:
    """A verb, up to two numbers, and for the composed ones the effects it is made of.

    ALL and EITHER have any number of parts, EACH_PLAYER and ONGOING_TURN one, IF_MOUNT what owners
    of a Mount do and what the others do, ROLL6 one part for each side of the die, CHECK the check
    in `a`, then what a pass and what a failure brings.
    """

    def __init__(self, verb: int, a: int = 0, b: int = 0, parts: tuple[Effect, ...] = ()) -> None:
        self.verb = verb
        self.a = a
        self.b = b
        self.parts = parts


NOTHING_HAPPENS: Final = Effect(NONE)
WOUND: Final = Effect(VIG, -1)
FULL_VIG: Final = Effect(VIG_FULL)
FULL_WIL: Final = Effect(WIL_FULL)
LOSE_ALL: Final = Effect(LOSE_RES, ALL_GOODS)
INTO_HIDING: Final = Effect(GOTO_HIDDEN)
ARREST: Final = Effect(TO_JAIL)
STEP_BACK: Final = Effect(BACK)
TOP_WEAPON: Final = Effect(WEAPON_TOP)
TOP_MOUNT: Final = Effect(MOUNT_TOP)
RETURN_MOUNT: Final = Effect(MOUNT_RETURN)
A_RIDER: Final = Effect(RIDER_GAIN)
A_DRINK: Final = Effect(DRINK_FREE)
KEEP_OPEN: Final = Effect(KEEP_UP)
KEEP_CLOSED: Final = Effect(KEEP_DOWN)
BACK_IN_DECK: Final = Effect(RESHUFFLE5)
HAND_OVER: Final = Effect(PASS_CARD)
BURN_ONE: Final = Effect(FIRE_CABIN)
LET_GO: Final = Effect(DISCARD_SELF)
GIVE_BACK: Final = Effect(NP_BACK)
NO_ROLL: Final = Effect(SKIP_ROLL)


def cash(n: int) -> Effect:
    """Take $n."""
    return Effect(CASH, n)


def lose_cash(n: int) -> Effect:
    """Pay $n, or what there is."""
    return Effect(LOSE_CASH, n)


def res(kind: int, n: int) -> Effect:
    """Gain n of a Resource."""
    return Effect(RES, kind, n)


def lose_res(kind: int, n: int) -> Effect:
    """Discard n of a Resource."""
    return Effect(LOSE_RES, kind, n)


def gem(n: int) -> Effect:
    """Gain n Gems."""
    return Effect(GEM_GAIN, n)


def lose_head(n: int) -> Effect:
    """Discard n carried Heads."""
    return Effect(LOSE_HEAD, n)


def np(n: int) -> Effect:
    """Earn n Notoriety."""
    return Effect(NP, n)


def vig(n: int) -> Effect:
    """Gain or lose n Vigor."""
    return Effect(VIG, n)


def vig_max(n: int) -> Effect:
    """Move the Vigor limiter."""
    return Effect(VIG_MAX, n)


def wil(n: int) -> Effect:
    """Gain or lose n Will Power."""
    return Effect(WIL, n)


def grit(n: int) -> Effect:
    """N spent Grit back; negative: n Grit spent."""
    return Effect(GRIT, n)


def grit_next(n: int) -> Effect:
    """So much less Grit in the next Day Phase."""
    return Effect(GRIT_NEXT, n)


def skill_up(skill: int, n: int) -> Effect:
    """A skill up for good."""
    return Effect(SKILL_UP, skill, n)


def skill_tmp(skill: int, n: int) -> Effect:
    """A skill up until Night."""
    return Effect(SKILL_TMP, skill, n)


def spd_tmp(n: int) -> Effect:
    """Speed up or down until Night."""
    return Effect(SPD_TMP, n)


def move_free(n: int) -> Effect:
    """Go up to n Acres without Grit."""
    return Effect(MOVE_FREE, n)


def goto(place: int) -> Effect:
    """Be placed in an Acre."""
    return Effect(GOTO, place)


def red_trail(place: int) -> Effect:
    """Follow the red dashed trail to an Acre."""
    return Effect(RED_TRAIL, place)


def item(n: int) -> Effect:
    """Draw n Items."""
    return Effect(ITEM_DRAW, n)


def level_up(n: int) -> Effect:
    """An Endeavor n levels up."""
    return Effect(LEVEL_UP, n)


def ignore(species: int) -> Effect:
    """A species leaves the actor alone for good."""
    return Effect(IGNORE, species)


def wound_other(n: int) -> Effect:
    """A player of choice loses n Vigor."""
    return Effect(WOUND_OTHER, n)


def bargain(n: int) -> Effect:
    """$n off the next purchase here today."""
    return Effect(BARGAIN, n)


def craft(token: int) -> Effect:
    """Make one of a character's own tokens."""
    return Effect(CRAFT, token)


def sell_here(n: int) -> Effect:
    """Sell up to n goods at Trading Post prices."""
    return Effect(SELL_HERE, n)


def damage(n: int) -> Effect:
    """The opponent loses n Vigor."""
    return Effect(DAMAGE, n)


def block(n: int) -> Effect:
    """N less damage in this Engagement."""
    return Effect(BLOCK, n)


def step(n: int) -> Effect:
    """Go up to n Acres in a fight."""
    return Effect(MOVE, n)


def peek(n: int) -> Effect:
    """See n cards of the opponent."""
    return Effect(PEEK, n)


def key(colour: int) -> Effect:
    """A Key of a colour."""
    return Effect(KEY, colour)


def fire(modifier: int) -> Effect:
    """A Fire Starter with a modifier."""
    return Effect(FIRE, modifier)


def entry(modifier: int) -> Effect:
    """An Entry Tool with a modifier."""
    return Effect(ENTRY, modifier)


def douse(modifier: int) -> Effect:
    """A Douse tool with a modifier."""
    return Effect(DOUSE, modifier)


def every(*parts: Effect) -> Effect:
    """All of them, from left to right."""
    return Effect(ALL, 0, 0, parts)


def either(*parts: Effect) -> Effect:
    """One of them, by choice."""
    return Effect(EITHER, 0, 0, parts)


def each_player(part: Effect) -> Effect:
    """Everybody does it."""
    return Effect(EACH_PLAYER, 0, 0, (part,))


def if_mount(owned: Effect, without: Effect) -> Effect:
    """One thing for owners of a Mount, another for the rest."""
    return Effect(IF_MOUNT, 0, 0, (owned, without))


def six(*sides: Effect) -> Effect:
    """A die: one effect for each side, from 1 to 6."""
    return Effect(ROLL6, 0, 0, sides)


def test(printed: str, passed: Effect, failed: Effect) -> Effect:
    """A check and what follows it."""
    return Effect(CHECK, check(printed), 0, (passed, failed))


def ongoing_turn(part: Effect) -> Effect:
    """Now, and at the start of each turn begun on the tile while the card lies there."""
    return Effect(ONGOING_TURN, 0, 0, (part,))
