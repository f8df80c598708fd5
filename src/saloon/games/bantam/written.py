"""The declared part of the table of `bantam`. Written by scripts/written.py; nobody edits it."""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import Ask
from saloon.engine.errors import hold
from saloon.engine.event import EVERYBODY
from saloon.engine.state import State

GO: Final = 0  # place
ATTACK: Final = 115  # who
AMBUSH: Final = 135  # who
SNEAK: Final = 155  # slot
TRY: Final = 171  # tab
BUY: Final = 194  # card
SELL_WEAPON: Final = 230  # card
BUY_ITEM: Final = 266  # item
BUY_MOUNT: Final = 278  # mount
BUY_GOODS: Final = 286  # kind
SELL: Final = 291  # kind
SELL_HEAD: Final = 296  # token
ORDER: Final = 322  # drink
PUT: Final = 326  # kind
GET: Final = 331  # kind
PICK_UP: Final = 336  # thing
LAY: Final = 380  # thing
DISCARD: Final = 424  # thing
PAY: Final = 468  # thing
PAY_WEAPON: Final = 512  # card
DEDICATE: Final = 548  # endeavor, count
TOOL: Final = 588  # tool
PICK: Final = 679  # tool
USE: Final = 770  # tool
PLAY: Final = 861  # card
TRUCE: Final = 950  # card
TOSS: Final = 1039  # card
TAKE: Final = 1128  # card
PRIM: Final = 1217  # which
SPOIL_NONE: Final = 1220
SPOIL_GOODS: Final = 1221
SPOIL_CASH: Final = 1222
SPOIL_THING: Final = 1223
SPOIL_CARD: Final = 1224
SPOIL_RIDER: Final = 1225
SPOIL_MOUNT: Final = 1226
SPOIL_JAIL: Final = 1227
COLOUR: Final = 1228  # colour
BURN: Final = 1233  # place, slot
FLAME: Final = 1377  # fire
SKILL: Final = 1401  # skill
TASK: Final = 1407  # number
CHARACTER_IS: Final = 1417  # character
NAME: Final = 1421  # kind
PASS: Final = 1425
WORK: Final = 1426
REFLECT: Final = 1427
BUILD: Final = 1428
ENTER: Final = 1429
LEAVE: Final = 1430
CLIMB: Final = 1431
BASH: Final = 1432
FIX: Final = 1433
LOOT_ALL: Final = 1434
PERK: Final = 1435
HERB_HEAL: Final = 1436
UNLOAD: Final = 1437
VISIT_DOC: Final = 1438
LIGHT: Final = 1439
DOUSE_IT: Final = 1440
NAVIGATE: Final = 1441
BEFRIEND: Final = 1442
ENDURE: Final = 1443
REROLL: Final = 1444
ACCEPT: Final = 1445
YES: Final = 1446
NO: Final = 1447
SKIP: Final = 1448
DONE: Final = 1449
FORGO: Final = 1450
ALT: Final = 1451
SPECIAL: Final = 1452
DRAW_ITEMS: Final = 1453
DRAW_MOUNTS: Final = 1454
SELL_ITEM: Final = 1455
SELL_MOUNT: Final = 1456
STOP: Final = 1457
BUY_SADDLE: Final = 1458
SELL_SADDLE: Final = 1459
TRADE_HIDES: Final = 1460
BUY_TOKEN: Final = 1461
OPEN_CHEST: Final = 1462
RECRUIT: Final = 1463  # rider, price
MOUNT_HEAD: Final = 1487  # token
DEPOSIT: Final = 1513  # dollars
WITHDRAW: Final = 1533  # dollars
CHOOSE: Final = 1553  # which
NAME_PLAYER: Final = 1557  # who
BONUS: Final = 1561  # event, which
SETTING_UP: Final = 0
PICKING: Final = 1
DAWN: Final = 2
TURN: Final = 3
FIGHT: Final = 4
DUSK: Final = 5
NIGHTFALL: Final = 6
SPREAD: Final = 7
WEATHER: Final = 8
EARNINGS: Final = 9
SLEEP: Final = 10
RESTORE: Final = 11
CALENDAR: Final = 12
NIGHT_END: Final = 13
BRAWL_OVER: Final = 14
FINISHED: Final = 15


def is_go(move: int) -> bool:
    """Whether a move is of the family `go`."""
    return 0 <= move < 115


def is_attack(move: int) -> bool:
    """Whether a move is of the family `fight`."""
    return 115 <= move < 135


def is_ambush(move: int) -> bool:
    """Whether a move is of the family `ambush`."""
    return 135 <= move < 155


def is_sneak(move: int) -> bool:
    """Whether a move is of the family `sneak`."""
    return 155 <= move < 171


def is_try(move: int) -> bool:
    """Whether a move is of the family `try`."""
    return 171 <= move < 194


def is_buy(move: int) -> bool:
    """Whether a move is of the family `buy`."""
    return 194 <= move < 230


def is_sell_weapon(move: int) -> bool:
    """Whether a move is of the family `sell`."""
    return 230 <= move < 266


def is_buy_goods(move: int) -> bool:
    """Whether a move is of the family `buy`."""
    return 286 <= move < 291


def is_sell(move: int) -> bool:
    """Whether a move is of the family `sell`."""
    return 291 <= move < 296


def is_sell_head(move: int) -> bool:
    """Whether a move is of the family `sell`."""
    return 296 <= move < 322


def is_order(move: int) -> bool:
    """Whether a move is of the family `order`."""
    return 322 <= move < 326


def is_put(move: int) -> bool:
    """Whether a move is of the family `put`."""
    return 326 <= move < 331


def is_get(move: int) -> bool:
    """Whether a move is of the family `get`."""
    return 331 <= move < 336


def is_pick_up(move: int) -> bool:
    """Whether a move is of the family `pick-up`."""
    return 336 <= move < 380


def is_lay(move: int) -> bool:
    """Whether a move is of the family `lay`."""
    return 380 <= move < 424


def is_discard(move: int) -> bool:
    """Whether a move is of the family `discard`."""
    return 424 <= move < 468


def is_pay_weapon(move: int) -> bool:
    """Whether a move is of the family `pay`."""
    return 512 <= move < 548


def is_dedicate(move: int) -> bool:
    """Whether a move is of the family `dedicate`."""
    return 548 <= move < 588


def is_pick(move: int) -> bool:
    """Whether a move is of the family `pick`."""
    return 679 <= move < 770


def is_use(move: int) -> bool:
    """Whether a move is of the family `use`."""
    return 770 <= move < 861


def is_truce(move: int) -> bool:
    """Whether a move is of the family `truce`."""
    return 950 <= move < 1039


def is_burn(move: int) -> bool:
    """Whether a move is of the family `burn`."""
    return 1233 <= move < 1377


def is_recruit(move: int) -> bool:
    """Whether a move is of the family `recruit`."""
    return 1463 <= move < 1487


def is_mount_head(move: int) -> bool:
    """Whether a move is of the family `mount`."""
    return 1487 <= move < 1513


def is_deposit(move: int) -> bool:
    """Whether a move is of the family `deposit`."""
    return 1513 <= move < 1533


def is_withdraw(move: int) -> bool:
    """Whether a move is of the family `withdraw`."""
    return 1533 <= move < 1553


def is_bonus(move: int) -> bool:
    """Whether a move is of the family `bonus`."""
    return 1561 <= move < 1669


EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "builds": ("who", "place", "count"),
    "climbs": ("who", "place"),
    "bashes": ("who", "place"),
    "breaches": ("who", "place"),
    "fixes": ("who", "place"),
    "picks": ("who", "place"),
    "loots": ("who", "place"),
    "takes": ("who", "kind", "place"),
    "perk": ("who", "place"),
    "check": ("who", "check", "die", "total"),
    "low-will": ("who", "n"),
    "sure": ("who", "check"),
    "ambush": ("who", "target", "card"),
    "fight": ("who", "target"),
    "blocks": ("who", "count"),
    "foe-healed": ("slot", "count"),
    "blocked": ("who", "count"),
    "sheltered": ("who",),
    "brawl": ("who", "target"),
    "brawl-out": ("who",),
    "brawl-roll": ("who", "die"),
    "wins": ("who",),
    "plays": ("who", "card"),
    "refreshes": ("who", "count"),
    "peeks": ("who", "target", "count"),
    "sees-card": ("rival", "card"),
    "sneaks": ("who", "slot"),
    "spotted": ("who", "slot"),
    "foe-attacks": ("slot", "target", "range"),
    "foe-rolls": ("slot", "die"),
    "foe-hurt": ("slot", "count", "left"),
    "foe-burned": ("slot",),
    "engagement": ("count",),
    "truce-mark": ("who",),
    "plays-nothing": ("who",),
    "card-cancelled": ("who", "card"),
    "pushed": ("who", "place"),
    "foe-check": ("slot", "check", "die", "total"),
    "foe-moves": ("slot", "at"),
    "defeats": ("who", "slot", "token"),
    "gains": ("who", "kind", "count"),
    "fight-over": ("who", "target", "why"),
    "wins-fight": ("who", "target"),
    "draws-cards": ("who", "count"),
    "exhausts": ("who", "card"),
    "interrupts": ("who", "card"),
    "spoils": ("who", "target", "spoil"),
    "takes-goods": ("who", "kind", "target"),
    "takes-cash": ("who", "dollars", "target"),
    "takes-thing": ("who", "thing", "target"),
    "takes-card": ("who", "card", "target"),
    "takes-mount": ("who", "mount", "target"),
    "takes-rider": ("who", "rider", "target"),
    "event-roll": ("who", "die"),
    "free-drink": ("who", "drink"),
    "grit-spent": ("who", "count"),
    "grit-less": ("who", "count"),
    "cash": ("who", "dollars"),
    "cash-lost": ("who", "dollars"),
    "bargain": ("who", "dollars"),
    "crafts": ("who", "craft"),
    "item": ("who", "item"),
    "weapon": ("who", "card"),
    "skill-today": ("who", "skill", "count"),
    "skill": ("who", "skill", "count"),
    "works": ("who", "endeavor", "first", "second"),
    "rerolls": ("who", "die"),
    "cancelled": ("who",),
    "faints": ("who",),
    "to-doc": ("who",),
    "doc": ("who", "left"),
    "released": ("who", "place"),
    "douses": ("who", "fire"),
    "befriends": ("who", "fire"),
    "navigates": ("who", "place"),
    "burn-down": ("who", "place", "target"),
    "hurt": ("who", "count", "left"),
    "burn-out": ("fire",),
    "grows": ("who", "fire", "place"),
    "lights": ("who", "place"),
    "joins": ("who", "fire"),
    "fire-fails": ("who", "place"),
    "new-fire": ("who", "fire", "colour"),
    "fire": ("fire", "place"),
    "burns-up": ("place", "thing"),
    "lies": ("place", "thing"),
    "picks-up": ("who", "thing"),
    "discards": ("who", "thing"),
    "stores": ("who", "kind", "place"),
    "fetches": ("who", "kind", "place"),
    "deposits": ("who", "dollars"),
    "coin": ("who", "count"),
    "withdraws": ("who", "dollars"),
    "interest": ("who", "dollars"),
    "chest": ("who", "place", "chest"),
    "event": ("who", "happening"),
    "event-swept": ("happening",),
    "chooses": ("who", "happening", "choice"),
    "uses": ("who", "tool", "held"),
    "pinned": ("happening", "month"),
    "locality": ("happening",),
    "speed-today": ("who", "change"),
    "limiter": ("who", "change"),
    "ignored": ("who", "species"),
    "reshuffled": ("happening",),
    "hands-over": ("who", "target"),
    "level": ("who", "endeavor", "level"),
    "buys-token": ("who",),
    "month": ("month", "year"),
    "first-player": ("who",),
    "in-stock": ("card",),
    "foe": ("slot", "front"),
    "mounts-head": ("who", "token", "dollars"),
    "learns": ("who", "card"),
    "keeps": ("who", "happening", "up"),
    "lets-go": ("who", "happening"),
    "mount-back": ("who", "mount"),
    "saddles": ("who", "mount", "dollars"),
    "sells-saddle": ("who", "mount", "dollars"),
    "mount-offered": ("who", "mount"),
    "recruits": ("who", "rider"),
    "dedicates": ("who", "endeavor", "count"),
    "masters": ("who", "endeavor", "skill"),
    "move": ("who", "count"),
    "steps": ("who", "place"),
    "falls": ("who",),
    "night": ("round",),
    "weather": ("who", "weather"),
    "earns": ("who", "place", "kind"),
    "sleep": (),
    "foe-heals": ("slot",),
    "page-task": ("who", "side", "page", "number"),
    "task": ("who", "task"),
    "np": ("who", "count"),
    "score-reached": ("who",),
    "np-lost": ("who", "count"),
    "task-lost": ("who", "task"),
    "honor": ("who", "honor"),
    "grid": ("a", "b", "c", "d"),
    "pages": ("who", "left", "right"),
    "character": ("who", "character"),
    "jailed": ("who",),
    "loan": ("who",),
    "bail-share": ("who", "target"),
    "pays": ("who", "dollars"),
    "pays-weapon": ("who", "card"),
    "pays-thing": ("who", "thing"),
    "buys-weapon": ("who", "card", "dollars"),
    "sells-weapon": ("who", "card", "dollars"),
    "draws": ("who", "count"),
    "buys-item": ("who", "item", "dollars"),
    "declines": ("who",),
    "buys": ("who", "kind", "dollars"),
    "sells-item": ("who", "item", "dollars"),
    "sells-head": ("who", "token", "dollars"),
    "buys-mount": ("who", "mount", "dollars"),
    "sells-mount": ("who", "mount", "dollars"),
    "drinks": ("who", "drink", "dollars"),
    "tries": ("who", "tab"),
    "sells": ("who", "kind", "dollars"),
    "turn": ("who", "round"),
    "passes": ("who",),
    "practice-won": ("round", "medal"),
    "last-round": ("round",),
    "practice-lost": ("round",),
    "heals": ("who", "count", "left"),
    "wil": ("who", "count", "left"),
    "wil-lost": ("who", "count", "left"),
    "grit": ("who", "count"),
}
ASKS: Final[dict[str, tuple[str, ...]]] = {
    "pick": (),
    "loot-all": (),
    "reroll": ("check", "total", "faces", "wil"),
    "ambush-card": ("target",),
    "block": ("card", "count"),
    "keep": (),
    "sneak": ("slot",),
    "card": ("count",),
    "use-card": ("card",),
    "path": ("count",),
    "push": ("target",),
    "interrupt": (),
    "item-window": (),
    "spoils": ("target",),
    "spoil-goods": ("target",),
    "spoil-thing": ("target",),
    "look": ("target",),
    "spoil-rider": ("target",),
    "either": ("happening",),
    "drink": (),
    "burn-cabin": (),
    "name": (),
    "any-skill": (),
    "sneak-order": (),
    "release": (),
    "last-release": (),
    "flames": ("fire", "count"),
    "douse-tool": (),
    "navigate": ("fire",),
    "grow-fire": (),
    "grow": ("fire",),
    "fire-tool": (),
    "fire-place": (),
    "fire-colour": (),
    "room": ("kind", "count"),
    "keep-item": ("item", "other"),
    "keep-head": ("token",),
    "unload": (),
    "looted-cargo": ("count",),
    "cargo": ("count",),
    "event": ("happening",),
    "event-tool": (),
    "spare": ("happening",),
    "player": (),
    "level-up": (),
    "lose": (),
    "hunter": (),
    "swap-mount": ("mount",),
    "rider": (),
    "key": (),
    "back": (),
    "free-move": (),
    "skill": (),
    "uncheck": (),
    "character": (),
    "bail": ("dollars",),
    "buy-item": (),
    "buy-mount": (),
    "tab-tool": (),
    "sell-here": (),
    "turn": ("grit", "left"),
}


class Written(State):
    """The fields of the table, as fields.py declares them."""

    def __init__(self) -> None:
        super().__init__()
        self.pick = False
        self.shuffled = False
        self.gentle = False
        self.side = 0
        self.sg = False
        self.pvp = True
        self.step = 0
        self.round = 0
        self.first = -1
        self.active = -1
        self.lost = False
        self.turn = 0
        self.joint: tuple[int, ...] = ()
        self.grid: tuple[int, ...] = ()
        self.moving = False
        self.move_left = 0
        self.free = 0
        self.bargain: tuple[int, ...] = ()
        self.drawn: tuple[int, ...] = ()
        self.offered = -1
        self.fought = 0
        self.drawn_mounts = False
        self.drawn_hunters = False
        self.drawer = -1
        self.led = -1
        self.navigated = 0
        self.crime = False
        self.unloading = False
        self.due = 0
        self.watched = 0
        self.raises = 0
        self.burned = 0
        self.rises = 0
        self.supply: list[int] = []
        self.stock: tuple[tuple[int, ...], ...] = ()
        self.rack: tuple[int, ...] = ()
        self.items: tuple[int, ...] = ()
        self.mounts: tuple[int, ...] = ()
        self.under: tuple[tuple[int, ...], ...] = (
            (),
            (),
            (),
            (),
            (),
        )
        self.character: list[int] = []
        self.where: list[int] = []
        self.skills: list[int] = []
        self.skills_tmp: list[int] = []
        self.skills_more: list[int] = []
        self.spd: list[int] = []
        self.spd_tmp: list[int] = []
        self.vig: list[int] = []
        self.vig_max: list[int] = []
        self.wil: list[int] = []
        self.grit: list[int] = []
        self.grit_less: list[int] = []
        self.cash: list[int] = []
        self.goods: list[int] = []
        self.item: list[int] = []
        self.item_tired: list[int] = []
        self.crafted: list[int] = []
        self.mount: list[int] = []
        self.level: list[int] = []
        self.dedicated: list[int] = []
        self.cards: list[tuple[int, ...]] = []
        self.tired: list[int] = []
        self.np: list[int] = []
        self.tasks: list[int] = []
        self.raised: list[int] = []
        self.reached: list[int] = []
        self.sneaked: list[int] = []
        self.daily: list[int] = []
        self.jailer: list[int] = []
        self.pages: list[int] = []
        self.rider_of: list[int] = []
        self.saddle: list[int] = []
        self.note: list[int] = []
        self.change: list[int] = []
        self.change_at: list[int] = []
        self.coins: list[int] = []
        self.honored: list[int] = []
        self.kept: list[tuple[int, ...]] = []
        self.ignores: list[int] = []
        self.foe_token: list[int] = []
        self.foe_at: list[int] = []
        self.wounds: list[int] = []
        self.reserve: tuple[int, ...] = ()
        self.restocks = 0
        self.came: tuple[int, ...] = ()
        self.shelved: tuple[int, ...] = ()
        self.seen = 0
        self.head: list[int] = []
        self.ground: tuple[int, ...] = ()
        self.cabin: list[int] = []
        self.door: list[int] = []
        self.stored: list[int] = []
        self.fire: tuple[int, ...] = ()
        self.befriended: list[int] = []
        self.raiser: tuple[int, ...] = ()
        self.fire_colour: tuple[int, ...] = ()
        self.fighting = False
        self.attacker = -1
        self.defender = -1
        self.after = 3
        self.engagements = 0
        self.ambushed = False
        self.brawl = False
        self.used_item = 0
        self.hand: list[tuple[int, ...]] = []
        self.deck: list[tuple[int, ...]] = []
        self.pile: list[tuple[int, ...]] = []
        self.aside: tuple[int, ...] = ()
        self.known: list[tuple[int, ...]] = []
        self.block: list[int] = []
        self.extra: list[int] = []
        self.fate: list[int] = []
        self.used: list[int] = []
        self.special: list[int] = []
        self.cover = 0
        self.felled = -1
        self.turned: tuple[int, ...] = ()
        self.truce: tuple[int, ...] = ()
        self.peeked: list[tuple[int, ...]] = []
        self.month = 0
        self.year = 0
        self.buyer = -1
        self.honors: tuple[int, ...] = ()
        self.riders: tuple[tuple[int, ...], ...] = ()
        self.searched = 0
        self.hunters: tuple[int, ...] = ()
        self.chest: tuple[int, ...] = ()
        self.opened = 0
        self.events: tuple[int, ...] = ()
        self.near: tuple[int, ...] = ()
        self.discards: tuple[int, ...] = ()
        self.happened: tuple[int, ...] = ()
        self.event = -1
        self.event_np = 0
        self.handed = -1
        self.ongoing: tuple[int, ...] = ()
        self.locality = -1
        self.pin = -1
        self.locality_left = 0
        self.travelled = False
        self.drew = False
        self.ended_move = False
        self.visited = 0
        self.sold: tuple[int, ...] = ()
        self.shown: list[int] = []

    def become(self, other: State) -> None:
        assert isinstance(other, Written)
        super().become(other)
        self.pick = other.pick
        self.shuffled = other.shuffled
        self.gentle = other.gentle
        self.side = other.side
        self.sg = other.sg
        self.pvp = other.pvp
        self.step = other.step
        self.round = other.round
        self.first = other.first
        self.active = other.active
        self.lost = other.lost
        self.turn = other.turn
        self.joint = other.joint
        self.grid = other.grid
        self.moving = other.moving
        self.move_left = other.move_left
        self.free = other.free
        self.bargain = other.bargain
        self.drawn = other.drawn
        self.offered = other.offered
        self.fought = other.fought
        self.drawn_mounts = other.drawn_mounts
        self.drawn_hunters = other.drawn_hunters
        self.drawer = other.drawer
        self.led = other.led
        self.navigated = other.navigated
        self.crime = other.crime
        self.unloading = other.unloading
        self.due = other.due
        self.watched = other.watched
        self.raises = other.raises
        self.burned = other.burned
        self.rises = other.rises
        self.supply = other.supply[:]
        self.stock = other.stock
        self.rack = other.rack
        self.items = other.items
        self.mounts = other.mounts
        self.under = other.under
        self.character = other.character[:]
        self.where = other.where[:]
        self.skills = other.skills[:]
        self.skills_tmp = other.skills_tmp[:]
        self.spd = other.spd[:]
        self.spd_tmp = other.spd_tmp[:]
        self.vig = other.vig[:]
        self.vig_max = other.vig_max[:]
        self.wil = other.wil[:]
        self.grit = other.grit[:]
        self.grit_less = other.grit_less[:]
        self.cash = other.cash[:]
        self.goods = other.goods[:]
        self.item = other.item[:]
        self.item_tired = other.item_tired[:]
        self.crafted = other.crafted[:]
        self.mount = other.mount[:]
        self.level = other.level[:]
        self.dedicated = other.dedicated[:]
        self.cards = other.cards[:]
        self.tired = other.tired[:]
        self.np = other.np[:]
        self.tasks = other.tasks[:]
        self.raised = other.raised[:]
        self.reached = other.reached[:]
        self.sneaked = other.sneaked[:]
        self.daily = other.daily[:]
        self.jailer = other.jailer[:]
        self.foe_token = other.foe_token[:]
        self.foe_at = other.foe_at[:]
        self.wounds = other.wounds[:]
        self.reserve = other.reserve
        self.restocks = other.restocks
        self.came = other.came
        self.shelved = other.shelved
        self.seen = other.seen
        self.head = other.head[:]
        self.ground = other.ground
        self.cabin = other.cabin[:]
        self.door = other.door[:]
        self.stored = other.stored[:]
        self.fire = other.fire
        self.befriended = other.befriended[:]
        self.raiser = other.raiser
        self.fire_colour = other.fire_colour
        self.fighting = other.fighting
        self.attacker = other.attacker
        self.defender = other.defender
        self.after = other.after
        self.engagements = other.engagements
        self.ambushed = other.ambushed
        self.brawl = other.brawl
        self.used_item = other.used_item
        self.hand = other.hand[:]
        self.deck = other.deck[:]
        self.pile = other.pile[:]
        self.aside = other.aside
        self.known = other.known[:]
        self.block = other.block[:]
        self.extra = other.extra[:]
        self.fate = other.fate[:]
        self.used = other.used[:]
        self.special = other.special[:]
        self.cover = other.cover
        self.felled = other.felled
        self.turned = other.turned
        self.truce = other.truce
        self.peeked = other.peeked[:]
        self.shown = other.shown[:]
        if other.sg:
            self.skills_more = other.skills_more[:]
            self.pages = other.pages[:]
            self.rider_of = other.rider_of[:]
            self.saddle = other.saddle[:]
            self.note = other.note[:]
            self.change = other.change[:]
            self.change_at = other.change_at[:]
            self.coins = other.coins[:]
            self.honored = other.honored[:]
            self.kept = other.kept[:]
            self.ignores = other.ignores[:]
            self.month = other.month
            self.year = other.year
            self.buyer = other.buyer
            self.honors = other.honors
            self.riders = other.riders
            self.searched = other.searched
            self.hunters = other.hunters
            self.chest = other.chest
            self.opened = other.opened
            self.events = other.events
            self.near = other.near
            self.discards = other.discards
            self.happened = other.happened
            self.event = other.event
            self.event_np = other.event_np
            self.handed = other.handed
            self.ongoing = other.ongoing
            self.locality = other.locality
            self.pin = other.pin
            self.locality_left = other.locality_left
            self.travelled = other.travelled
            self.drew = other.drew
            self.ended_move = other.ended_move
            self.visited = other.visited
            self.sold = other.sold

    def keep_limits(self) -> None:
        """What always holds because the fields say so; raises Broken."""
        hold(0 <= self.step < 16, "step is out of range")
        hold(-1 <= self.first < self.seats, "first is no seat")
        hold(-1 <= self.active < self.seats, "active is no seat")
        hold(0 <= self.fought < 65536, "fought is out of range")
        hold(len(self.supply) == 5, "supply has too many or too few entries")
        hold(len(self.under) == 5, "under has too many or too few entries")
        hold(len(self.character) == self.seats, "character has too many or too few entries")
        for one in self.character:
            hold(-1 <= one < 4, "character holds what is out of range")
        hold(len(self.where) == self.seats, "where has too many or too few entries")
        for one in self.where:
            hold(0 <= one < 115, "where holds what is out of range")
        hold(len(self.skills) == 6 * self.seats, "skills has too many or too few entries")
        for one in self.skills:
            hold(one >= 0, "skills holds what is out of range")
        hold(len(self.skills_tmp) == 6 * self.seats, "skills_tmp has too many or too few entries")
        hold(len(self.spd) == self.seats, "spd has too many or too few entries")
        hold(len(self.spd_tmp) == self.seats, "spd_tmp has too many or too few entries")
        hold(len(self.vig) == self.seats, "vig has too many or too few entries")
        for one in self.vig:
            hold(one >= 0, "vig holds what is out of range")
        hold(len(self.vig_max) == self.seats, "vig_max has too many or too few entries")
        hold(len(self.wil) == self.seats, "wil has too many or too few entries")
        for one in self.wil:
            hold(one >= 0, "wil holds what is out of range")
        hold(len(self.grit) == self.seats, "grit has too many or too few entries")
        for one in self.grit:
            hold(one >= 0, "grit holds what is out of range")
        hold(len(self.grit_less) == self.seats, "grit_less has too many or too few entries")
        hold(len(self.cash) == self.seats, "cash has too many or too few entries")
        for one in self.cash:
            hold(one >= 0, "cash holds what is out of range")
        hold(len(self.goods) == 5 * self.seats, "goods has too many or too few entries")
        for one in self.goods:
            hold(one >= 0, "goods holds what is out of range")
        hold(len(self.item) == self.seats, "item has too many or too few entries")
        for one in self.item:
            hold(-1 <= one < 12, "item holds what is out of range")
        hold(len(self.item_tired) == self.seats, "item_tired has too many or too few entries")
        hold(len(self.crafted) == self.seats, "crafted has too many or too few entries")
        hold(len(self.mount) == self.seats, "mount has too many or too few entries")
        for one in self.mount:
            hold(-1 <= one < 8, "mount holds what is out of range")
        hold(len(self.level) == 4 * self.seats, "level has too many or too few entries")
        for one in self.level:
            hold(one >= 0, "level holds what is out of range")
        hold(len(self.dedicated) == 4 * self.seats, "dedicated has too many or too few entries")
        hold(len(self.cards) == self.seats, "cards has too many or too few entries")
        hold(len(self.tired) == 89, "tired has too many or too few entries")
        hold(len(self.np) == self.seats, "np has too many or too few entries")
        for one in self.np:
            hold(one >= 0, "np holds what is out of range")
        hold(len(self.tasks) == self.seats, "tasks has too many or too few entries")
        for one in self.tasks:
            hold(one >= 0, "tasks holds what is out of range")
        hold(len(self.raised) == self.seats, "raised has too many or too few entries")
        hold(len(self.reached) == self.seats, "reached has too many or too few entries")
        hold(len(self.sneaked) == self.seats, "sneaked has too many or too few entries")
        for one in self.sneaked:
            hold(0 <= one < 65536, "sneaked holds what is out of range")
        hold(len(self.daily) == self.seats, "daily has too many or too few entries")
        hold(len(self.jailer) == self.seats, "jailer has too many or too few entries")
        hold(len(self.foe_token) == 16, "foe_token has too many or too few entries")
        hold(len(self.foe_at) == 16, "foe_at has too many or too few entries")
        hold(len(self.wounds) == 16, "wounds has too many or too few entries")
        hold(len(self.head) == 26, "head has too many or too few entries")
        hold(len(self.cabin) == 48, "cabin has too many or too few entries")
        hold(len(self.door) == 48, "door has too many or too few entries")
        hold(len(self.stored) == 144, "stored has too many or too few entries")
        hold(len(self.befriended) == self.seats, "befriended has too many or too few entries")
        hold(len(self.peeked) == self.seats, "peeked has too many or too few entries")
        if self.sg:
            hold(
                len(self.skills_more) == 6 * self.seats,
                "skills_more has too many or too few entries",
            )
            hold(len(self.pages) == 2 * self.seats, "pages has too many or too few entries")
            hold(len(self.rider_of) == 12, "rider_of has too many or too few entries")
            hold(len(self.saddle) == self.seats, "saddle has too many or too few entries")
            hold(len(self.note) == self.seats, "note has too many or too few entries")
            for one in self.note:
                hold(0 <= one < 2, "note holds what is out of range")
            hold(len(self.change) == self.seats, "change has too many or too few entries")
            hold(len(self.change_at) == self.seats, "change_at has too many or too few entries")
            hold(len(self.coins) == self.seats, "coins has too many or too few entries")
            hold(len(self.honored) == self.seats, "honored has too many or too few entries")
            for one in self.honored:
                hold(0 <= one < 256, "honored holds what is out of range")
            hold(len(self.kept) == self.seats, "kept has too many or too few entries")
            hold(len(self.ignores) == self.seats, "ignores has too many or too few entries")
            for one in self.ignores:
                hold(0 <= one < 64, "ignores holds what is out of range")
            hold(-1 <= self.event < 54, "event is out of range")

    def tell_builds(self, clauses: str, *, who: int, place: int, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("builds", clauses, (who, place, count), EVERYBODY)

    def tell_climbs(self, clauses: str, *, who: int, place: int) -> None:
        log = self.log
        if log is not None:
            log.tell("climbs", clauses, (who, place), EVERYBODY)

    def tell_bashes(self, clauses: str, *, who: int, place: int) -> None:
        log = self.log
        if log is not None:
            log.tell("bashes", clauses, (who, place), EVERYBODY)

    def tell_breaches(
        self, clauses: str = "BAN-BRE-05 BAN-BRE-06", *, who: int, place: int
    ) -> None:
        log = self.log
        if log is not None:
            log.tell("breaches", clauses, (who, place), EVERYBODY)

    def tell_fixes(self, clauses: str, *, who: int, place: int) -> None:
        log = self.log
        if log is not None:
            log.tell("fixes", clauses, (who, place), EVERYBODY)

    def tell_picks(self, clauses: str, *, who: int, place: int) -> None:
        log = self.log
        if log is not None:
            log.tell("picks", clauses, (who, place), EVERYBODY)

    def tell_loots(self, clauses: str, *, who: int, place: int) -> None:
        log = self.log
        if log is not None:
            log.tell("loots", clauses, (who, place), EVERYBODY)

    def tell_takes(self, clauses: str, *, who: int, kind: int, place: int) -> None:
        log = self.log
        if log is not None:
            log.tell("takes", clauses, (who, kind, place), EVERYBODY)

    def tell_perk(self, clauses: str = "BAN-CAB-14", *, who: int, place: int) -> None:
        log = self.log
        if log is not None:
            log.tell("perk", clauses, (who, place), EVERYBODY)

    def tell_check(self, clauses: str, *, who: int, check: int, die: int, total: int) -> None:
        log = self.log
        if log is not None:
            log.tell("check", clauses, (who, check, die, total), EVERYBODY)

    def tell_low_will(self, clauses: str, *, who: int, n: int) -> None:
        log = self.log
        if log is not None:
            log.tell("low-will", clauses, (who, n), EVERYBODY)

    def tell_sure(self, clauses: str, *, who: int, check: int) -> None:
        log = self.log
        if log is not None:
            log.tell("sure", clauses, (who, check), EVERYBODY)

    def tell_ambush(self, clauses: str, *, who: int, target: int, card: int) -> None:
        log = self.log
        if log is not None:
            log.tell("ambush", clauses, (who, target, card), EVERYBODY)

    def tell_fight(self, clauses: str, *, who: int, target: int) -> None:
        log = self.log
        if log is not None:
            log.tell("fight", clauses, (who, target), EVERYBODY)

    def tell_blocks(self, clauses: str, *, who: int, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("blocks", clauses, (who, count), EVERYBODY)

    def tell_foe_healed(self, clauses: str = "BAN-ENM-04", *, slot: int, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("foe-healed", clauses, (slot, count), EVERYBODY)

    def tell_blocked(self, clauses: str, *, who: int, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("blocked", clauses, (who, count), EVERYBODY)

    def tell_sheltered(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("sheltered", clauses, (who,), EVERYBODY)

    def tell_brawl(self, clauses: str, *, who: int, target: int) -> None:
        log = self.log
        if log is not None:
            log.tell("brawl", clauses, (who, target), EVERYBODY)

    def tell_brawl_out(self, clauses: str = "BAN-BRW-02", *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("brawl-out", clauses, (who,), EVERYBODY)

    def tell_brawl_roll(self, clauses: str = "BAN-BRW-02", *, who: int, die: int) -> None:
        log = self.log
        if log is not None:
            log.tell("brawl-roll", clauses, (who, die), EVERYBODY)

    def tell_wins(self, clauses: str = "BAN-BRW-06", *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("wins", clauses, (who,), EVERYBODY)

    def tell_plays(self, clauses: str, *, who: int, card: int) -> None:
        log = self.log
        if log is not None:
            log.tell("plays", clauses, (who, card), EVERYBODY)

    def tell_refreshes(self, clauses: str, *, who: int, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("refreshes", clauses, (who, count), EVERYBODY)

    def tell_peeks(self, clauses: str = "BAN-CRD-12", *, who: int, target: int, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("peeks", clauses, (who, target, count), EVERYBODY)

    def whisper_sees_card(
        self, to: int, clauses: str = "BAN-CRD-12", *, rival: int, card: int
    ) -> None:
        log = self.log
        if log is not None:
            log.tell("sees-card", clauses, (rival, card), to)

    def tell_sneaks(self, clauses: str, *, who: int, slot: int) -> None:
        log = self.log
        if log is not None:
            log.tell("sneaks", clauses, (who, slot), EVERYBODY)

    def tell_spotted(self, clauses: str, *, who: int, slot: int) -> None:
        log = self.log
        if log is not None:
            log.tell("spotted", clauses, (who, slot), EVERYBODY)

    def tell_foe_attacks(self, clauses: str, *, slot: int, target: int, range: int) -> None:
        log = self.log
        if log is not None:
            log.tell("foe-attacks", clauses, (slot, target, range), EVERYBODY)

    def tell_foe_rolls(self, clauses: str = "BAN-ATT-04", *, slot: int, die: int) -> None:
        log = self.log
        if log is not None:
            log.tell("foe-rolls", clauses, (slot, die), EVERYBODY)

    def tell_foe_hurt(self, clauses: str, *, slot: int, count: int, left: int) -> None:
        log = self.log
        if log is not None:
            log.tell("foe-hurt", clauses, (slot, count, left), EVERYBODY)

    def tell_foe_burned(self, clauses: str, *, slot: int) -> None:
        log = self.log
        if log is not None:
            log.tell("foe-burned", clauses, (slot,), EVERYBODY)

    def tell_engagement(self, clauses: str, *, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("engagement", clauses, (count,), EVERYBODY)

    def tell_truce_mark(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("truce-mark", clauses, (who,), EVERYBODY)

    def tell_plays_nothing(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("plays-nothing", clauses, (who,), EVERYBODY)

    def tell_card_cancelled(
        self, clauses: str = "BAN-FGT-07 BAN-CRD-02", *, who: int, card: int
    ) -> None:
        log = self.log
        if log is not None:
            log.tell("card-cancelled", clauses, (who, card), EVERYBODY)

    def tell_pushed(self, clauses: str, *, who: int, place: int) -> None:
        log = self.log
        if log is not None:
            log.tell("pushed", clauses, (who, place), EVERYBODY)

    def tell_foe_check(self, clauses: str, *, slot: int, check: int, die: int, total: int) -> None:
        log = self.log
        if log is not None:
            log.tell("foe-check", clauses, (slot, check, die, total), EVERYBODY)

    def tell_foe_moves(self, clauses: str, *, slot: int, at: int) -> None:
        log = self.log
        if log is not None:
            log.tell("foe-moves", clauses, (slot, at), EVERYBODY)

    def tell_defeats(self, clauses: str, *, who: int, slot: int, token: int) -> None:
        log = self.log
        if log is not None:
            log.tell("defeats", clauses, (who, slot, token), EVERYBODY)

    def tell_gains(self, clauses: str, *, who: int, kind: int, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("gains", clauses, (who, kind, count), EVERYBODY)

    def tell_fight_over(self, clauses: str, *, who: int, target: int, why: int) -> None:
        log = self.log
        if log is not None:
            log.tell("fight-over", clauses, (who, target, why), EVERYBODY)

    def tell_wins_fight(self, clauses: str, *, who: int, target: int) -> None:
        log = self.log
        if log is not None:
            log.tell("wins-fight", clauses, (who, target), EVERYBODY)

    def tell_draws_cards(self, clauses: str, *, who: int, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("draws-cards", clauses, (who, count), EVERYBODY)

    def tell_exhausts(self, clauses: str = "BAN-CRD-12", *, who: int, card: int) -> None:
        log = self.log
        if log is not None:
            log.tell("exhausts", clauses, (who, card), EVERYBODY)

    def tell_interrupts(
        self, clauses: str = "BAN-CRD-13 BAN-CRD-08", *, who: int, card: int
    ) -> None:
        log = self.log
        if log is not None:
            log.tell("interrupts", clauses, (who, card), EVERYBODY)

    def tell_spoils(self, clauses: str, *, who: int, target: int, spoil: int) -> None:
        log = self.log
        if log is not None:
            log.tell("spoils", clauses, (who, target, spoil), EVERYBODY)

    def tell_takes_goods(self, clauses: str, *, who: int, kind: int, target: int) -> None:
        log = self.log
        if log is not None:
            log.tell("takes-goods", clauses, (who, kind, target), EVERYBODY)

    def tell_takes_cash(
        self, clauses: str = "BAN-LOO-03", *, who: int, dollars: int, target: int
    ) -> None:
        log = self.log
        if log is not None:
            log.tell("takes-cash", clauses, (who, dollars, target), EVERYBODY)

    def tell_takes_thing(self, clauses: str, *, who: int, thing: int, target: int) -> None:
        log = self.log
        if log is not None:
            log.tell("takes-thing", clauses, (who, thing, target), EVERYBODY)

    def tell_takes_card(self, clauses: str, *, who: int, card: int, target: int) -> None:
        log = self.log
        if log is not None:
            log.tell("takes-card", clauses, (who, card, target), EVERYBODY)

    def tell_takes_mount(self, clauses: str, *, who: int, mount: int, target: int) -> None:
        log = self.log
        if log is not None:
            log.tell("takes-mount", clauses, (who, mount, target), EVERYBODY)

    def tell_takes_rider(self, clauses: str, *, who: int, rider: int, target: int) -> None:
        log = self.log
        if log is not None:
            log.tell("takes-rider", clauses, (who, rider, target), EVERYBODY)

    def tell_event_roll(self, clauses: str, *, who: int, die: int) -> None:
        log = self.log
        if log is not None:
            log.tell("event-roll", clauses, (who, die), EVERYBODY)

    def tell_free_drink(self, clauses: str, *, who: int, drink: int) -> None:
        log = self.log
        if log is not None:
            log.tell("free-drink", clauses, (who, drink), EVERYBODY)

    def tell_grit_spent(self, clauses: str, *, who: int, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("grit-spent", clauses, (who, count), EVERYBODY)

    def tell_grit_less(self, clauses: str, *, who: int, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("grit-less", clauses, (who, count), EVERYBODY)

    def tell_cash(self, clauses: str, *, who: int, dollars: int) -> None:
        log = self.log
        if log is not None:
            log.tell("cash", clauses, (who, dollars), EVERYBODY)

    def tell_cash_lost(self, clauses: str, *, who: int, dollars: int) -> None:
        log = self.log
        if log is not None:
            log.tell("cash-lost", clauses, (who, dollars), EVERYBODY)

    def tell_bargain(self, clauses: str = "BAN-SHP-10", *, who: int, dollars: int) -> None:
        log = self.log
        if log is not None:
            log.tell("bargain", clauses, (who, dollars), EVERYBODY)

    def tell_crafts(self, clauses: str, *, who: int, craft: int) -> None:
        log = self.log
        if log is not None:
            log.tell("crafts", clauses, (who, craft), EVERYBODY)

    def tell_item(self, clauses: str, *, who: int, item: int) -> None:
        log = self.log
        if log is not None:
            log.tell("item", clauses, (who, item), EVERYBODY)

    def tell_weapon(self, clauses: str, *, who: int, card: int) -> None:
        log = self.log
        if log is not None:
            log.tell("weapon", clauses, (who, card), EVERYBODY)

    def tell_skill_today(self, clauses: str, *, who: int, skill: int, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("skill-today", clauses, (who, skill, count), EVERYBODY)

    def tell_skill(self, clauses: str, *, who: int, skill: int, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("skill", clauses, (who, skill, count), EVERYBODY)

    def tell_works(self, clauses: str, *, who: int, endeavor: int, first: int, second: int) -> None:
        log = self.log
        if log is not None:
            log.tell("works", clauses, (who, endeavor, first, second), EVERYBODY)

    def tell_rerolls(self, clauses: str, *, who: int, die: int) -> None:
        log = self.log
        if log is not None:
            log.tell("rerolls", clauses, (who, die), EVERYBODY)

    def tell_cancelled(self, clauses: str = "BAN-END-06", *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("cancelled", clauses, (who,), EVERYBODY)

    def tell_faints(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("faints", clauses, (who,), EVERYBODY)

    def tell_to_doc(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("to-doc", clauses, (who,), EVERYBODY)

    def tell_doc(self, clauses: str, *, who: int, left: int) -> None:
        log = self.log
        if log is not None:
            log.tell("doc", clauses, (who, left), EVERYBODY)

    def tell_released(self, clauses: str, *, who: int, place: int) -> None:
        log = self.log
        if log is not None:
            log.tell("released", clauses, (who, place), EVERYBODY)

    def tell_douses(self, clauses: str, *, who: int, fire: int) -> None:
        log = self.log
        if log is not None:
            log.tell("douses", clauses, (who, fire), EVERYBODY)

    def tell_befriends(self, clauses: str, *, who: int, fire: int) -> None:
        log = self.log
        if log is not None:
            log.tell("befriends", clauses, (who, fire), EVERYBODY)

    def tell_navigates(self, clauses: str = "BAN-FIN-05", *, who: int, place: int) -> None:
        log = self.log
        if log is not None:
            log.tell("navigates", clauses, (who, place), EVERYBODY)

    def tell_burn_down(self, clauses: str, *, who: int, place: int, target: int) -> None:
        log = self.log
        if log is not None:
            log.tell("burn-down", clauses, (who, place, target), EVERYBODY)

    def tell_hurt(self, clauses: str, *, who: int, count: int, left: int) -> None:
        log = self.log
        if log is not None:
            log.tell("hurt", clauses, (who, count, left), EVERYBODY)

    def tell_burn_out(self, clauses: str, *, fire: int) -> None:
        log = self.log
        if log is not None:
            log.tell("burn-out", clauses, (fire,), EVERYBODY)

    def tell_grows(self, clauses: str, *, who: int, fire: int, place: int) -> None:
        log = self.log
        if log is not None:
            log.tell("grows", clauses, (who, fire, place), EVERYBODY)

    def tell_lights(self, clauses: str, *, who: int, place: int) -> None:
        log = self.log
        if log is not None:
            log.tell("lights", clauses, (who, place), EVERYBODY)

    def tell_joins(self, clauses: str, *, who: int, fire: int) -> None:
        log = self.log
        if log is not None:
            log.tell("joins", clauses, (who, fire), EVERYBODY)

    def tell_fire_fails(self, clauses: str, *, who: int, place: int) -> None:
        log = self.log
        if log is not None:
            log.tell("fire-fails", clauses, (who, place), EVERYBODY)

    def tell_new_fire(self, clauses: str, *, who: int, fire: int, colour: int) -> None:
        log = self.log
        if log is not None:
            log.tell("new-fire", clauses, (who, fire, colour), EVERYBODY)

    def tell_fire(
        self, clauses: str = "BAN-FIR-07 BAN-FIR-09 BAN-FIR-10", *, fire: int, place: int
    ) -> None:
        log = self.log
        if log is not None:
            log.tell("fire", clauses, (fire, place), EVERYBODY)

    def tell_burns_up(self, clauses: str = "BAN-FIR-10", *, place: int, thing: int) -> None:
        log = self.log
        if log is not None:
            log.tell("burns-up", clauses, (place, thing), EVERYBODY)

    def tell_lies(self, clauses: str, *, place: int, thing: int) -> None:
        log = self.log
        if log is not None:
            log.tell("lies", clauses, (place, thing), EVERYBODY)

    def tell_picks_up(self, clauses: str = "BAN-STO-05", *, who: int, thing: int) -> None:
        log = self.log
        if log is not None:
            log.tell("picks-up", clauses, (who, thing), EVERYBODY)

    def tell_discards(self, clauses: str = "BAN-STO-04", *, who: int, thing: int) -> None:
        log = self.log
        if log is not None:
            log.tell("discards", clauses, (who, thing), EVERYBODY)

    def tell_stores(
        self, clauses: str = "BAN-STO-03 BAN-CAB-11", *, who: int, kind: int, place: int
    ) -> None:
        log = self.log
        if log is not None:
            log.tell("stores", clauses, (who, kind, place), EVERYBODY)

    def tell_fetches(
        self, clauses: str = "BAN-STO-03 BAN-CAB-11", *, who: int, kind: int, place: int
    ) -> None:
        log = self.log
        if log is not None:
            log.tell("fetches", clauses, (who, kind, place), EVERYBODY)

    def tell_deposits(self, clauses: str, *, who: int, dollars: int) -> None:
        log = self.log
        if log is not None:
            log.tell("deposits", clauses, (who, dollars), EVERYBODY)

    def tell_coin(self, clauses: str = "BAN-BNK-04", *, who: int, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("coin", clauses, (who, count), EVERYBODY)

    def tell_withdraws(
        self, clauses: str = "BAN-BNK-03 BAN-BNK-08", *, who: int, dollars: int
    ) -> None:
        log = self.log
        if log is not None:
            log.tell("withdraws", clauses, (who, dollars), EVERYBODY)

    def tell_interest(self, clauses: str, *, who: int, dollars: int) -> None:
        log = self.log
        if log is not None:
            log.tell("interest", clauses, (who, dollars), EVERYBODY)

    def tell_chest(self, clauses: str, *, who: int, place: int, chest: int) -> None:
        log = self.log
        if log is not None:
            log.tell("chest", clauses, (who, place, chest), EVERYBODY)

    def tell_event(self, clauses: str, *, who: int, happening: int) -> None:
        log = self.log
        if log is not None:
            log.tell("event", clauses, (who, happening), EVERYBODY)

    def tell_event_swept(self, clauses: str, *, happening: int) -> None:
        log = self.log
        if log is not None:
            log.tell("event-swept", clauses, (happening,), EVERYBODY)

    def tell_chooses(self, clauses: str, *, who: int, happening: int, choice: int) -> None:
        log = self.log
        if log is not None:
            log.tell("chooses", clauses, (who, happening, choice), EVERYBODY)

    def tell_uses(self, clauses: str = "BAN-EVT-06", *, who: int, tool: int, held: int) -> None:
        log = self.log
        if log is not None:
            log.tell("uses", clauses, (who, tool, held), EVERYBODY)

    def tell_pinned(self, clauses: str, *, happening: int, month: int) -> None:
        log = self.log
        if log is not None:
            log.tell("pinned", clauses, (happening, month), EVERYBODY)

    def tell_locality(self, clauses: str = "BAN-LCL-04 BAN-LCL-06", *, happening: int) -> None:
        log = self.log
        if log is not None:
            log.tell("locality", clauses, (happening,), EVERYBODY)

    def tell_speed_today(self, clauses: str, *, who: int, change: int) -> None:
        log = self.log
        if log is not None:
            log.tell("speed-today", clauses, (who, change), EVERYBODY)

    def tell_limiter(self, clauses: str, *, who: int, change: int) -> None:
        log = self.log
        if log is not None:
            log.tell("limiter", clauses, (who, change), EVERYBODY)

    def tell_ignored(self, clauses: str, *, who: int, species: int) -> None:
        log = self.log
        if log is not None:
            log.tell("ignored", clauses, (who, species), EVERYBODY)

    def tell_reshuffled(self, clauses: str = "BAN-EVT-13", *, happening: int) -> None:
        log = self.log
        if log is not None:
            log.tell("reshuffled", clauses, (happening,), EVERYBODY)

    def tell_hands_over(self, clauses: str, *, who: int, target: int) -> None:
        log = self.log
        if log is not None:
            log.tell("hands-over", clauses, (who, target), EVERYBODY)

    def tell_level(self, clauses: str, *, who: int, endeavor: int, level: int) -> None:
        log = self.log
        if log is not None:
            log.tell("level", clauses, (who, endeavor, level), EVERYBODY)

    def tell_buys_token(self, clauses: str = "BAN-CAL-05", *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("buys-token", clauses, (who,), EVERYBODY)

    def tell_month(self, clauses: str, *, month: int, year: int) -> None:
        log = self.log
        if log is not None:
            log.tell("month", clauses, (month, year), EVERYBODY)

    def tell_first_player(self, clauses: str = "BAN-SET-16", *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("first-player", clauses, (who,), EVERYBODY)

    def tell_in_stock(self, clauses: str = "BAN-CAL-03", *, card: int) -> None:
        log = self.log
        if log is not None:
            log.tell("in-stock", clauses, (card,), EVERYBODY)

    def tell_foe(self, clauses: str = "BAN-SET-14", *, slot: int, front: int) -> None:
        log = self.log
        if log is not None:
            log.tell("foe", clauses, (slot, front), EVERYBODY)

    def tell_mounts_head(self, clauses: str, *, who: int, token: int, dollars: int) -> None:
        log = self.log
        if log is not None:
            log.tell("mounts-head", clauses, (who, token, dollars), EVERYBODY)

    def tell_learns(self, clauses: str, *, who: int, card: int) -> None:
        log = self.log
        if log is not None:
            log.tell("learns", clauses, (who, card), EVERYBODY)

    def tell_keeps(self, clauses: str = "BAN-EVT-12", *, who: int, happening: int, up: int) -> None:
        log = self.log
        if log is not None:
            log.tell("keeps", clauses, (who, happening, up), EVERYBODY)

    def tell_lets_go(self, clauses: str, *, who: int, happening: int) -> None:
        log = self.log
        if log is not None:
            log.tell("lets-go", clauses, (who, happening), EVERYBODY)

    def tell_mount_back(self, clauses: str, *, who: int, mount: int) -> None:
        log = self.log
        if log is not None:
            log.tell("mount-back", clauses, (who, mount), EVERYBODY)

    def tell_saddles(
        self, clauses: str = "BAN-MNT-03", *, who: int, mount: int, dollars: int
    ) -> None:
        log = self.log
        if log is not None:
            log.tell("saddles", clauses, (who, mount, dollars), EVERYBODY)

    def tell_sells_saddle(
        self, clauses: str = "BAN-MNT-06", *, who: int, mount: int, dollars: int
    ) -> None:
        log = self.log
        if log is not None:
            log.tell("sells-saddle", clauses, (who, mount, dollars), EVERYBODY)

    def tell_mount_offered(self, clauses: str, *, who: int, mount: int) -> None:
        log = self.log
        if log is not None:
            log.tell("mount-offered", clauses, (who, mount), EVERYBODY)

    def tell_recruits(self, clauses: str, *, who: int, rider: int) -> None:
        log = self.log
        if log is not None:
            log.tell("recruits", clauses, (who, rider), EVERYBODY)

    def tell_dedicates(self, clauses: str, *, who: int, endeavor: int, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("dedicates", clauses, (who, endeavor, count), EVERYBODY)

    def tell_masters(self, clauses: str, *, who: int, endeavor: int, skill: int) -> None:
        log = self.log
        if log is not None:
            log.tell("masters", clauses, (who, endeavor, skill), EVERYBODY)

    def tell_move(self, clauses: str, *, who: int, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("move", clauses, (who, count), EVERYBODY)

    def tell_steps(self, clauses: str, *, who: int, place: int) -> None:
        log = self.log
        if log is not None:
            log.tell("steps", clauses, (who, place), EVERYBODY)

    def tell_falls(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("falls", clauses, (who,), EVERYBODY)

    def tell_night(self, clauses: str, *, round: int) -> None:
        log = self.log
        if log is not None:
            log.tell("night", clauses, (round,), EVERYBODY)

    def tell_weather(self, clauses: str = "BAN-NIG-03", *, who: int, weather: int) -> None:
        log = self.log
        if log is not None:
            log.tell("weather", clauses, (who, weather), EVERYBODY)

    def tell_earns(
        self, clauses: str = "BAN-NIG-05 BAN-NIG-07 BAN-CAB-10", *, who: int, place: int, kind: int
    ) -> None:
        log = self.log
        if log is not None:
            log.tell("earns", clauses, (who, place, kind), EVERYBODY)

    def tell_sleep(self, clauses: str) -> None:
        log = self.log
        if log is not None:
            log.tell("sleep", clauses, (), EVERYBODY)

    def tell_foe_heals(self, clauses: str, *, slot: int) -> None:
        log = self.log
        if log is not None:
            log.tell("foe-heals", clauses, (slot,), EVERYBODY)

    def tell_page_task(self, clauses: str, *, who: int, side: int, page: int, number: int) -> None:
        log = self.log
        if log is not None:
            log.tell("page-task", clauses, (who, side, page, number), EVERYBODY)

    def tell_task(self, clauses: str, *, who: int, task: int) -> None:
        log = self.log
        if log is not None:
            log.tell("task", clauses, (who, task), EVERYBODY)

    def tell_np(self, clauses: str, *, who: int, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("np", clauses, (who, count), EVERYBODY)

    def tell_score_reached(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("score-reached", clauses, (who,), EVERYBODY)

    def tell_np_lost(self, clauses: str, *, who: int, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("np-lost", clauses, (who, count), EVERYBODY)

    def tell_task_lost(self, clauses: str, *, who: int, task: int) -> None:
        log = self.log
        if log is not None:
            log.tell("task-lost", clauses, (who, task), EVERYBODY)

    def tell_honor(self, clauses: str, *, who: int, honor: int) -> None:
        log = self.log
        if log is not None:
            log.tell("honor", clauses, (who, honor), EVERYBODY)

    def tell_grid(self, clauses: str, *, a: int, b: int, c: int, d: int) -> None:
        log = self.log
        if log is not None:
            log.tell("grid", clauses, (a, b, c, d), EVERYBODY)

    def tell_pages(
        self, clauses: str = "BAN-SET-20 BAN-SET-21 BAN-SGN-03", *, who: int, left: int, right: int
    ) -> None:
        log = self.log
        if log is not None:
            log.tell("pages", clauses, (who, left, right), EVERYBODY)

    def tell_character(self, clauses: str, *, who: int, character: int) -> None:
        log = self.log
        if log is not None:
            log.tell("character", clauses, (who, character), EVERYBODY)

    def tell_jailed(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("jailed", clauses, (who,), EVERYBODY)

    def tell_loan(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("loan", clauses, (who,), EVERYBODY)

    def tell_bail_share(self, clauses: str, *, who: int, target: int) -> None:
        log = self.log
        if log is not None:
            log.tell("bail-share", clauses, (who, target), EVERYBODY)

    def tell_pays(self, clauses: str, *, who: int, dollars: int) -> None:
        log = self.log
        if log is not None:
            log.tell("pays", clauses, (who, dollars), EVERYBODY)

    def tell_pays_weapon(self, clauses: str = "BAN-JAI-05", *, who: int, card: int) -> None:
        log = self.log
        if log is not None:
            log.tell("pays-weapon", clauses, (who, card), EVERYBODY)

    def tell_pays_thing(self, clauses: str = "BAN-JAI-05", *, who: int, thing: int) -> None:
        log = self.log
        if log is not None:
            log.tell("pays-thing", clauses, (who, thing), EVERYBODY)

    def tell_buys_weapon(self, clauses: str, *, who: int, card: int, dollars: int) -> None:
        log = self.log
        if log is not None:
            log.tell("buys-weapon", clauses, (who, card, dollars), EVERYBODY)

    def tell_sells_weapon(
        self, clauses: str = "BAN-SHP-03 BAN-SHP-08", *, who: int, card: int, dollars: int
    ) -> None:
        log = self.log
        if log is not None:
            log.tell("sells-weapon", clauses, (who, card, dollars), EVERYBODY)

    def tell_draws(self, clauses: str, *, who: int, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("draws", clauses, (who, count), EVERYBODY)

    def tell_buys_item(self, clauses: str, *, who: int, item: int, dollars: int) -> None:
        log = self.log
        if log is not None:
            log.tell("buys-item", clauses, (who, item, dollars), EVERYBODY)

    def tell_declines(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("declines", clauses, (who,), EVERYBODY)

    def tell_buys(self, clauses: str = "BAN-SHP-15", *, who: int, kind: int, dollars: int) -> None:
        log = self.log
        if log is not None:
            log.tell("buys", clauses, (who, kind, dollars), EVERYBODY)

    def tell_sells_item(
        self, clauses: str = "BAN-SHP-03 BAN-SHP-08", *, who: int, item: int, dollars: int
    ) -> None:
        log = self.log
        if log is not None:
            log.tell("sells-item", clauses, (who, item, dollars), EVERYBODY)

    def tell_sells_head(
        self, clauses: str = "BAN-SHP-14", *, who: int, token: int, dollars: int
    ) -> None:
        log = self.log
        if log is not None:
            log.tell("sells-head", clauses, (who, token, dollars), EVERYBODY)

    def tell_buys_mount(self, clauses: str, *, who: int, mount: int, dollars: int) -> None:
        log = self.log
        if log is not None:
            log.tell("buys-mount", clauses, (who, mount, dollars), EVERYBODY)

    def tell_sells_mount(
        self, clauses: str = "BAN-SHP-03 BAN-SHP-08", *, who: int, mount: int, dollars: int
    ) -> None:
        log = self.log
        if log is not None:
            log.tell("sells-mount", clauses, (who, mount, dollars), EVERYBODY)

    def tell_drinks(
        self, clauses: str = "BAN-SHP-12", *, who: int, drink: int, dollars: int
    ) -> None:
        log = self.log
        if log is not None:
            log.tell("drinks", clauses, (who, drink, dollars), EVERYBODY)

    def tell_tries(self, clauses: str, *, who: int, tab: int) -> None:
        log = self.log
        if log is not None:
            log.tell("tries", clauses, (who, tab), EVERYBODY)

    def tell_sells(self, clauses: str, *, who: int, kind: int, dollars: int) -> None:
        log = self.log
        if log is not None:
            log.tell("sells", clauses, (who, kind, dollars), EVERYBODY)

    def tell_turn(
        self, clauses: str = "BAN-TUR-01 BAN-TUR-02 BAN-TUR-03", *, who: int, round: int
    ) -> None:
        log = self.log
        if log is not None:
            log.tell("turn", clauses, (who, round), EVERYBODY)

    def tell_passes(self, clauses: str, *, who: int) -> None:
        log = self.log
        if log is not None:
            log.tell("passes", clauses, (who,), EVERYBODY)

    def tell_practice_won(self, clauses: str, *, round: int, medal: int) -> None:
        log = self.log
        if log is not None:
            log.tell("practice-won", clauses, (round, medal), EVERYBODY)

    def tell_last_round(self, clauses: str, *, round: int) -> None:
        log = self.log
        if log is not None:
            log.tell("last-round", clauses, (round,), EVERYBODY)

    def tell_practice_lost(self, clauses: str, *, round: int) -> None:
        log = self.log
        if log is not None:
            log.tell("practice-lost", clauses, (round,), EVERYBODY)

    def tell_heals(self, clauses: str, *, who: int, count: int, left: int) -> None:
        log = self.log
        if log is not None:
            log.tell("heals", clauses, (who, count, left), EVERYBODY)

    def tell_wil(self, clauses: str, *, who: int, count: int, left: int) -> None:
        log = self.log
        if log is not None:
            log.tell("wil", clauses, (who, count, left), EVERYBODY)

    def tell_wil_lost(self, clauses: str, *, who: int, count: int, left: int) -> None:
        log = self.log
        if log is not None:
            log.tell("wil-lost", clauses, (who, count, left), EVERYBODY)

    def tell_grit(self, clauses: str = "BAN-GRT-06", *, who: int, count: int) -> None:
        log = self.log
        if log is not None:
            log.tell("grit", clauses, (who, count), EVERYBODY)

    def ask_pick(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "pick", moves, clause, ())

    def ask_loot_all(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "loot-all", moves, clause, ())

    def ask_reroll(
        self,
        seat: int,
        moves: list[int],
        clause: str,
        *,
        check: int,
        total: int,
        faces: int,
        wil: int,
    ) -> Ask:
        return Ask(seat, "reroll", moves, clause, (check, total, faces, wil))

    def ask_ambush_card(self, seat: int, moves: list[int], clause: str, *, target: int) -> Ask:
        return Ask(seat, "ambush-card", moves, clause, (target,))

    def ask_block(self, seat: int, moves: list[int], clause: str, *, card: int, count: int) -> Ask:
        return Ask(seat, "block", moves, clause, (card, count))

    def ask_keep(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "keep", moves, clause, ())

    def ask_sneak(self, seat: int, moves: list[int], clause: str, *, slot: int) -> Ask:
        return Ask(seat, "sneak", moves, clause, (slot,))

    def ask_card(self, seat: int, moves: list[int], clause: str, *, count: int) -> Ask:
        return Ask(seat, "card", moves, clause, (count,))

    def ask_use_card(self, seat: int, moves: list[int], clause: str, *, card: int) -> Ask:
        return Ask(seat, "use-card", moves, clause, (card,))

    def ask_path(
        self, seat: int, moves: list[int], clause: str = "BAN-FGT-15", *, count: int
    ) -> Ask:
        return Ask(seat, "path", moves, clause, (count,))

    def ask_push(self, seat: int, moves: list[int], clause: str, *, target: int) -> Ask:
        return Ask(seat, "push", moves, clause, (target,))

    def ask_interrupt(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "interrupt", moves, clause, ())

    def ask_item_window(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "item-window", moves, clause, ())

    def ask_spoils(self, seat: int, moves: list[int], clause: str, *, target: int) -> Ask:
        return Ask(seat, "spoils", moves, clause, (target,))

    def ask_spoil_goods(self, seat: int, moves: list[int], clause: str, *, target: int) -> Ask:
        return Ask(seat, "spoil-goods", moves, clause, (target,))

    def ask_spoil_thing(self, seat: int, moves: list[int], clause: str, *, target: int) -> Ask:
        return Ask(seat, "spoil-thing", moves, clause, (target,))

    def ask_look(self, seat: int, moves: list[int], clause: str, *, target: int) -> Ask:
        return Ask(seat, "look", moves, clause, (target,))

    def ask_spoil_rider(self, seat: int, moves: list[int], clause: str, *, target: int) -> Ask:
        return Ask(seat, "spoil-rider", moves, clause, (target,))

    def ask_either(self, seat: int, moves: list[int], clause: str, *, happening: int) -> Ask:
        return Ask(seat, "either", moves, clause, (happening,))

    def ask_drink(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "drink", moves, clause, ())

    def ask_burn_cabin(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "burn-cabin", moves, clause, ())

    def ask_name(self, seat: int, moves: list[int], clause: str = "BAN-LIM-01") -> Ask:
        return Ask(seat, "name", moves, clause, ())

    def ask_any_skill(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "any-skill", moves, clause, ())

    def ask_sneak_order(self, seat: int, moves: list[int], clause: str = "BAN-END-06") -> Ask:
        return Ask(seat, "sneak-order", moves, clause, ())

    def ask_release(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "release", moves, clause, ())

    def ask_last_release(self, seat: int, moves: list[int], clause: str = "BAN-FNT-05") -> Ask:
        return Ask(seat, "last-release", moves, clause, ())

    def ask_flames(
        self, seat: int, moves: list[int], clause: str = "BAN-FIN-01", *, fire: int, count: int
    ) -> Ask:
        return Ask(seat, "flames", moves, clause, (fire, count))

    def ask_douse_tool(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "douse-tool", moves, clause, ())

    def ask_navigate(
        self, seat: int, moves: list[int], clause: str = "BAN-FIN-05", *, fire: int
    ) -> Ask:
        return Ask(seat, "navigate", moves, clause, (fire,))

    def ask_grow_fire(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "grow-fire", moves, clause, ())

    def ask_grow(self, seat: int, moves: list[int], clause: str, *, fire: int) -> Ask:
        return Ask(seat, "grow", moves, clause, (fire,))

    def ask_fire_tool(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "fire-tool", moves, clause, ())

    def ask_fire_place(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "fire-place", moves, clause, ())

    def ask_fire_colour(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "fire-colour", moves, clause, ())

    def ask_room(self, seat: int, moves: list[int], clause: str, *, kind: int, count: int) -> Ask:
        return Ask(seat, "room", moves, clause, (kind, count))

    def ask_keep_item(
        self, seat: int, moves: list[int], clause: str, *, item: int, other: int
    ) -> Ask:
        return Ask(seat, "keep-item", moves, clause, (item, other))

    def ask_keep_head(self, seat: int, moves: list[int], clause: str, *, token: int) -> Ask:
        return Ask(seat, "keep-head", moves, clause, (token,))

    def ask_unload(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "unload", moves, clause, ())

    def ask_looted_cargo(
        self, seat: int, moves: list[int], clause: str = "BAN-LOO-07", *, count: int
    ) -> Ask:
        return Ask(seat, "looted-cargo", moves, clause, (count,))

    def ask_cargo(self, seat: int, moves: list[int], clause: str, *, count: int) -> Ask:
        return Ask(seat, "cargo", moves, clause, (count,))

    def ask_event(self, seat: int, moves: list[int], clause: str, *, happening: int) -> Ask:
        return Ask(seat, "event", moves, clause, (happening,))

    def ask_event_tool(self, seat: int, moves: list[int], clause: str = "BAN-EVT-06") -> Ask:
        return Ask(seat, "event-tool", moves, clause, ())

    def ask_spare(
        self, seat: int, moves: list[int], clause: str = "BAN-EVT-12", *, happening: int
    ) -> Ask:
        return Ask(seat, "spare", moves, clause, (happening,))

    def ask_player(self, seat: int, moves: list[int], clause: str = "BAN-EVR-63") -> Ask:
        return Ask(seat, "player", moves, clause, ())

    def ask_level_up(self, seat: int, moves: list[int], clause: str = "BAN-EVR-64") -> Ask:
        return Ask(seat, "level-up", moves, clause, ())

    def ask_lose(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "lose", moves, clause, ())

    def ask_hunter(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "hunter", moves, clause, ())

    def ask_swap_mount(self, seat: int, moves: list[int], clause: str, *, mount: int) -> Ask:
        return Ask(seat, "swap-mount", moves, clause, (mount,))

    def ask_rider(self, seat: int, moves: list[int], clause: str = "BAN-RID-05") -> Ask:
        return Ask(seat, "rider", moves, clause, ())

    def ask_key(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "key", moves, clause, ())

    def ask_back(self, seat: int, moves: list[int], clause: str = "BAN-CHK-07") -> Ask:
        return Ask(seat, "back", moves, clause, ())

    def ask_free_move(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "free-move", moves, clause, ())

    def ask_skill(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "skill", moves, clause, ())

    def ask_uncheck(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "uncheck", moves, clause, ())

    def ask_character(self, seat: int, moves: list[int], clause: str = "BAN-SET-03") -> Ask:
        return Ask(seat, "character", moves, clause, ())

    def ask_bail(
        self, seat: int, moves: list[int], clause: str = "BAN-JAI-05", *, dollars: int
    ) -> Ask:
        return Ask(seat, "bail", moves, clause, (dollars,))

    def ask_buy_item(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "buy-item", moves, clause, ())

    def ask_buy_mount(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "buy-mount", moves, clause, ())

    def ask_tab_tool(self, seat: int, moves: list[int], clause: str) -> Ask:
        return Ask(seat, "tab-tool", moves, clause, ())

    def ask_sell_here(self, seat: int, moves: list[int], clause: str = "BAN-CAB-14") -> Ask:
        return Ask(seat, "sell-here", moves, clause, ())

    def ask_turn(self, seat: int, moves: list[int], clause: str, *, grit: int, left: int) -> Ask:
        return Ask(seat, "turn", moves, clause, (grit, left))
