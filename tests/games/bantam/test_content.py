"""The content of `bantam` is whole: every number, id and connection the specification asks for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from saloon.games.bantam import board, cards, content, effects, events
from saloon.games.bantam.board import (
    ACRE,
    BLACK_ACRE,
    COLOURS,
    GATE_TO,
    JOINED,
    NOWHERE,
    SLOT_ACRE,
    SLOT_SPECIES,
    SPECIES,
    TILE,
    TOWN,
    TRAIL,
    TRAILS_AT,
    WHITE,
    acre,
    far_end,
)
from saloon.games.bantam.cards import CARD, ICONS, OWNERS, Card
from saloon.games.bantam.content import (
    CABIN_CARD,
    CHARACTER,
    ENDEAVOR,
    ENEMY,
    ITEM,
    LIST_A,
    LIST_B,
    MOUNT,
    TAB,
    Task,
)
from saloon.games.bantam.effects import Effect, check, difficulty_of, skill_of
from saloon.games.bantam.events import EVENT, HONOR, LEFT, MONTH, RIDER, RIGHT


def of(owner: str) -> list[Card]:
    return [card for card in CARD if OWNERS[card.owner] == owner]


def walked(effect: Effect) -> Iterator[Effect]:
    """An effect and everything it is made of."""
    yield effect
    for part in effect.parts:
        yield from walked(part)


def all_effects() -> Iterator[Effect]:
    roots = [card.text for card in CARD] + [cabin.perk for cabin in CABIN_CARD]
    roots += [effect for tab in TAB for effect in (tab.win, *tab.fail)]
    roots += [drink.effect for drink in content.DRINK] + [item.effect for item in ITEM]
    roots += [effect for token in content.CRAFT for effect in (token.fight, token.tool)]
    roots += [enemy.loot for enemy in ENEMY] + list(events.CHEST)
    roots += [effect for trail in TRAIL for effect in trail.penalties]
    for card in EVENT:
        for choice in card.choices:
            roots += [choice.result, *choice.fail]
        for bonus in card.bonus:
            roots += [bonus.effect, bonus.cost]
    for root in roots:
        yield from walked(root)


# -- numbers (bantam-needs.md, N1) ---------------


def test_there_is_as_much_of_everything_as_the_box_needs() -> None:
    assert [character.id for character in CHARACTER] == ["levi", "hannah", "jericho", "mika"]
    assert Counter(OWNERS[card.owner] for card in CARD) == {
        "levi": 9,
        "hannah": 9,
        "jericho": 9,
        "mika": 9,
        "weapon": 36,
        "hunter": 12,
        "mount": 5,
        "gunman": 10,
        "predator": 10,
        "legendary": 10,
    }
    assert Counter(card.rarity for card in of("weapon")) == {
        cards.COMMON: 18,
        cards.RARE: 12,
        cards.LEGENDARY_CARD: 6,
    }
    assert (len(CABIN_CARD), len(ENDEAVOR), len(content.DRINK), len(TAB)) == (5, 4, 4, 23)
    assert len(ITEM) * content.ITEM_COPIES == 24
    assert (len(MOUNT), len(ENEMY), len(content.CRAFT)) == (8, 26, 2)
    assert (len(LIST_A), len(LIST_B)) == (4, 4)
    assert (len(TILE), len(ACRE), len(TRAIL), len(board.STORES)) == (5, 67, 93, 7)
    assert (len(LEFT), len(RIGHT), len(HONOR), len(MONTH)) == (6, 6, 8, 12)
    assert all(len(page.tasks) == 5 for page in (*LEFT, *RIGHT))
    assert Counter(rider.type for rider in RIDER) == {0: 4, 1: 4, 2: 4}
    assert (len(EVENT), len(events.CHEST)) == (54, 6)


def test_every_id_is_there_once() -> None:
    ids = Counter(
        [
            *(row.id for row in CHARACTER),
            *(row.id for row in CARD),
            *(row.id for row in CABIN_CARD),
            *(row.id for row in ENDEAVOR),
            *(row.id for row in TILE),
            *(row.id for row in ACRE),
            *(row.id for row in TAB),
            *(row.id for row in content.DRINK),
            *(row.id for row in ITEM),
            *(row.id for row in content.CRAFT),
            *(row.id for row in MOUNT),
            *(row.id for row in ENEMY),
            *(row.id for row in HONOR),
            *(row.id for row in RIDER),
            *(row.id for row in (*LEFT, *RIGHT)),
        ]
    )
    assert [id for id, count in ids.items() if count > 1] == []
    assert len({event.title for event in EVENT}) == 54
    assert len(effects.VERBS) == len(set(effects.VERBS)) == effects.DOUSE + 1


def test_verbs_stand_where_their_numbers_say() -> None:
    for number, name in enumerate(effects.VERBS):
        assert getattr(effects, name.upper().replace("-", "_")) == number


# -- characters, cabins, endeavors ---------------


def test_characters_are_even() -> None:
    for character in CHARACTER:
        assert sum(character.skills) == 12
        assert max(character.skills) == 4
        assert character.skills[effects.WIS] in (0, 1)
        assert character.spd == 2
        assert character.vig in (4, 5)
        assert character.wil == 3
        assert 1 <= character.month <= 12
    assert [character.cash for character in CHARACTER] == [3, 4, 2, 3]
    assert CHARACTER[cards.LEVI].skills[effects.AGL] == 4


@pytest.mark.parametrize("owner", OWNERS[:4])
def test_a_character_deck_has_what_a_fight_needs(owner: str) -> None:
    deck = of(owner)
    icons = Counter(ICONS[card.icon] for card in deck)
    assert icons["brawl"] >= 2
    assert icons["tackle"] >= 2
    assert icons["evade"] >= 1
    blocks = [card for card in deck if card.icon == cards.BLOCK_ICON]
    assert len([card for card in blocks if card.spc == effects.REFRESH]) >= 2
    assert all(card.no_loot for card in deck)


def test_cabins_and_perks() -> None:
    for number, cabin in enumerate(CABIN_CARD[:4]):
        assert [skill_of(c) for c in (cabin.climb, cabin.pick, cabin.bash, cabin.burn)] == [
            effects.AGL,
            effects.SNK,
            effects.STR,
            effects.MAL,
        ]
        assert skill_of(cabin.loot) == effects.SNK
        assert 6 <= difficulty_of(cabin.burn) <= 8
        assert (cabin.vig, cabin.wil) >= (1, 1)
        assert 2 <= cabin.shelter <= 6
        assert cabin.perk.verb == CHARACTER[number].perk.verb
        assert cabin.perk.a == CHARACTER[number].perk.a
    abandoned = CABIN_CARD[content.ABANDONED]
    assert (abandoned.vig, abandoned.wil, abandoned.loot, abandoned.shelter) == (0, 1, 0, 4)
    for number, token in enumerate(content.CRAFT):
        assert CHARACTER[token.owner].perk.verb == effects.CRAFT
        assert CHARACTER[token.owner].perk.a == number


def test_endeavors_get_better() -> None:
    """BAN-RULING-08."""
    for endeavor in ENDEAVOR:
        assert list(endeavor.difficulty) == sorted(endeavor.difficulty, reverse=True)
        assert list(endeavor.reward) == sorted(endeavor.reward)
        assert endeavor.cost[0] in (3, 4)
        assert endeavor.cost[1] in (3, 4, 5)
        assert list(endeavor.limit) == sorted(endeavor.limit)
    assert ENDEAVOR[content.MINING].difficulty[:2] == (5, 4)
    assert ENDEAVOR[content.LOGGING].reward[:2] == (1, 2)
    for number in (content.LOGGING, content.HUNTING, content.MINING):
        assert ENDEAVOR[number].limit == (1, 2, 3)


# -- the country ---------------


def on(tile: int) -> list[int]:
    return [number for number, row in enumerate(ACRE) if row.tile == tile]


@pytest.mark.parametrize("tile", range(4))
def test_a_terrain_tile_has_what_it_must(tile: int) -> None:
    rows = [ACRE[number] for number in on(tile)]
    assert on(tile) == list(range(tile * 12, tile * 12 + 12))
    found = [row for row in rows if row.resource != board.NONE_HERE]
    assert {row.resource for row in found} == {tile}
    assert 3 <= len(found) <= 5
    assert [row.gate for row in rows if row.gate != NOWHERE] == [TOWN]
    assert all(row.gate == NOWHERE for row in found)
    assert len([row for row in rows if row.camp]) == 1
    assert len([row for row in rows if row.shelter]) == 1
    hidden = [row for row in rows if row.colours == BLACK_ACRE]
    assert [skill_of(row.entry) for row in hidden] == [effects.SNK]
    assert all(row.entry == 0 for row in rows if row not in hidden)
    assert 3 <= len([row for row in rows if row.species != board.NONE_HERE]) <= 5
    posts = [ACRE[post].tile for post in TILE[tile].posts]
    assert posts == [tile] * 4


def test_colours_are_colours_or_exactly_white_or_exactly_black() -> None:
    for row in ACRE:
        plain = row.colours & ((1 << len(COLOURS)) - 1)
        assert row.colours in (plain, WHITE, BLACK_ACRE)
        assert row.colours


def test_town_has_its_gates_its_stores_and_its_two_releases() -> None:
    town = [ACRE[number] for number in on(TOWN)]
    assert sorted(row.gate for row in town if row.gate != NOWHERE) == [0, 1, 2, 3]
    assert Counter(row.store for row in town if row.store != board.NONE_HERE) == {
        board.GUNSMITH: 1,
        board.TRADING_POST: 1,
        board.STABLES: 1,
        board.SALOON: 1,
        board.BANK: 2,
        board.TOWN_HALL: 1,
        board.DOC_JAIL: 2,
    }
    named = {
        board.TOWN_SQUARE: "town_square",
        board.RELEASE_DOC: "release_doc",
        board.RELEASE_JAIL: "release_jail",
        board.GUNSMITH_ACRE: "gunsmith",
        board.TRADING_ACRE: "trading_post",
        board.STABLES_ACRE: "stables",
        board.SALOON_ACRE: "saloon",
        board.BANK_ACRE: "bank",
        board.VAULT: "vault",
        board.TOWN_HALL_ACRE: "town_hall",
        board.DOC: "doc",
        board.JAIL: "jail",
    }
    assert {number: ACRE[number].id for number in named} == named
    assert board.RELEASE_DOC in JOINED[board.DOC]
    assert board.RELEASE_JAIL in JOINED[board.JAIL]


def reached(start: int, keys: bool, grid: tuple[int, int, int, int]) -> set[int]:
    """Every Acre that can be walked to, over gates and the joints of this arrangement."""
    joints: dict[int, list[int]] = {}
    for a, b, out, into in ((0, 1, 1, 3), (2, 3, 1, 3), (0, 2, 2, 0), (1, 3, 2, 0)):
        one, other = TILE[grid[a]].posts[out], TILE[grid[b]].posts[into]
        joints.setdefault(one, []).append(other)
        joints.setdefault(other, []).append(one)
    seen, todo = {start}, [start]
    while todo:
        here = todo.pop()
        ways = [far_end(t, here) for t in TRAILS_AT[here] if keys or not TRAIL[t].key]
        ways += [GATE_TO[here]] if GATE_TO[here] != NOWHERE else []
        for way in (*ways, *joints.get(here, [])):
            if way not in seen:
                seen.add(way)
                todo.append(way)
    return seen


@pytest.mark.parametrize("grid", [(0, 1, 2, 3), (3, 2, 1, 0), (1, 3, 0, 2)])
def test_every_place_can_be_walked_to_and_left_again(grid: tuple[int, int, int, int]) -> None:
    closed = {board.VAULT, board.JAIL}
    assert reached(board.TOWN_SQUARE, True, grid) == set(range(67)) - closed
    assert reached(board.TOWN_SQUARE, False, grid) == set(range(67)) - closed - {acre("m_gallery")}
    for start in range(67):
        assert board.TOWN_SQUARE in reached(start, False, grid), ACRE[start].id


def test_trails_join_acres_of_one_tile_and_run_both_ways_unless_one_way() -> None:
    pairs = Counter(frozenset((trail.a, trail.b)) for trail in TRAIL)
    assert max(pairs.values()) == 1
    for number, trail in enumerate(TRAIL):
        assert trail.a != trail.b
        assert ACRE[trail.a].tile == ACRE[trail.b].tile
        assert number in TRAILS_AT[trail.a]
        assert (number in TRAILS_AT[trail.b]) != trail.one_way
        for effect in trail.penalties:
            assert effect.verb in (effects.VIG, effects.RED_TRAIL)
        assert bool(trail.check) or not trail.penalties
    keys = Counter(trail.key for trail in TRAIL if trail.key)
    assert keys == {effects.YELLOW: 2, effects.BLUE_KEY: 3}
    assert len([trail for trail in TRAIL if trail.one_way]) == 3
    for number, others in enumerate(JOINED):
        assert all(number in JOINED[other] for other in others)


def trail_between(one: str, other: str) -> board.Trail:
    ends = {acre(one), acre(other)}
    return next(trail for trail in TRAIL if {trail.a, trail.b} == ends)


def test_the_falls_the_river_and_the_cave_are_as_the_book_says() -> None:
    falls = trail_between("m_falls", "m_vein")
    assert falls.check == check("AGL7")
    assert [(e.verb, e.a) for e in falls.penalties] == [
        (effects.VIG, -1),
        (effects.RED_TRAIL, acre("m_shore")),
    ]
    river = trail_between("k_bank", "k_isle")
    assert skill_of(river.check) == effects.AGL
    assert ACRE[acre("k_isle")].resource == effects.HERB
    assert trail_between("m_ledge", "m_gallery").key == effects.YELLOW
    assert TILE[TOWN].lit_by == content.TOWN_FIRE
    assert [tile.wildfire for tile in TILE] == [True, True, True, False, True]


def test_location_icons_lead_to_and_fro() -> None:
    gates = [number for number in range(67) if GATE_TO[number] != NOWHERE]
    assert len(gates) == 8
    assert all(GATE_TO[GATE_TO[number]] == number for number in gates)
    assert GATE_TO[acre("w_gate")] == acre("gate_wild")


def test_foe_slots() -> None:
    assert len(SLOT_ACRE) == board.SLOTS == 16
    assert Counter(SPECIES[species] for species in SLOT_SPECIES) == {
        "bandit": 5,
        "wolf": 4,
        "grizzly": 3,
        "cougar": 2,
        "old_marrow": 1,
        "the_mawl": 1,
    }
    assert [ACRE[number].slot for number in SLOT_ACRE] == list(range(16))
    assert [ACRE[number].id for number in board.WILD_CABINS] == ["w_cabin", "p_ranch", "k_shack"]
    assert all(ACRE[number].species == board.BANDIT for number in board.WILD_CABINS)


# -- cards ---------------


FIXED = {
    "brawl": "tackle",
    "block": "brawl",
    "tackle": "block",
    "companion": "evade",
    "throwable": "evade",
    "evade": "gun",
}


def test_cards_cancel_what_their_icon_does() -> None:
    for card in CARD:
        if ICONS[card.icon] in FIXED:
            assert card.cancels == 1 << ICONS.index(FIXED[ICONS[card.icon]]), card.id
        assert card.cancels
        assert -1 <= card.low <= card.high <= 4
        assert 1 <= len(card.prims) <= 3
        assert {prim.verb for prim in card.prims} <= {
            effects.DAMAGE,
            effects.BLOCK,
            effects.MOVE,
            effects.HEAL,
            effects.PUSH,
        }
        assert all(prim.n > 0 for prim in card.prims)


def test_cards_stand_where_their_numbers_say() -> None:
    for start, count, owner in (
        (cards.WEAPONS, cards.WEAPON_CARDS, "weapon"),
        (cards.FIRST_HUNTER, cards.HUNTER_CARDS, "hunter"),
        (cards.FIRST_MOUNT_SKILL, cards.MOUNT_SKILL_CARDS, "mount"),
        *((first, 10, OWNERS[7 + n]) for n, first in enumerate(cards.DECK_FIRST)),
    ):
        assert CARD[start : start + count] == tuple(of(owner))
    for character in range(4):
        own = CARD[9 * character : 9 * character + 9]
        assert own == tuple(of(OWNERS[character]))
    assert cards.DECK_FIRST[0] == cards.OWNABLE


def tools(verb: int) -> list[str]:
    return [card.id for card in of("weapon") if card.spc == verb]


def test_the_rack_has_its_tools() -> None:
    rack = of("weapon")
    assert len([card for card in rack if card.high > 0]) == 20
    assert tools(effects.FIRE) == ["kerosene", "branding_iron", "pitch_bow", "nether_lantern"]
    assert len(tools(effects.ENTRY)) == 6
    assert tools(effects.DOUSE) == ["shovel", "bucket"]
    assert tools(effects.KEY) == ["torch", "lasso", "ice_pick"]
    torch = next(card for card in rack if card.id == "torch")
    assert (torch.spc_n, torch.rarity) == (effects.YELLOW, cards.COMMON)
    assert [card.np for card in rack] == [int(card.rarity == cards.LEGENDARY_CARD) for card in rack]
    assert [card.id for card in rack if card.discard] == ["dynamite"]


def gains(card: Card) -> tuple[int, int, int, int]:
    """What makes a weapon good, to compare cards of one icon."""
    reach = 99 if card.low < 0 else card.high - card.low
    strength = sum(4 * prim.n - (difficulty_of(prim.check) // 2) for prim in card.prims)
    return card.cancels.bit_count(), reach, strength, int(card.spc != effects.NONE)


def test_no_dear_weapon_is_beaten_in_everything_by_a_cheaper_one() -> None:
    for dear in of("weapon"):
        for cheap in of("weapon"):
            if cheap.icon == dear.icon and cheap.price < dear.price:
                pairs = zip(gains(cheap), gains(dear), strict=True)
                assert not all(one > other for one, other in pairs), (cheap.id, dear.id)


def test_push_kick_is_as_the_book_says() -> None:
    push = next(card for card in CARD if card.id == "hannah_push")
    assert push.prims[0].verb == effects.DAMAGE
    assert push.prims[0].check
    assert (push.spc, push.needs_prim) == (effects.PUSH, True)


@pytest.mark.parametrize("deck", ["gunman", "predator", "legendary"])
def test_enemy_decks(deck: str) -> None:
    rows = of(deck)
    assert len([card for card in rows if card.low <= 0]) >= 4
    for card in rows:
        assert card.spc == effects.NONE
        assert card.timing in (cards.NO_TEXT, cards.IMMEDIATE)
        assert {skill_of(prim.check) for prim in card.prims if prim.check} <= {
            effects.AGL,
            effects.STR,
        }


# -- enemies, goods ---------------


def test_enemies_fit_their_decks_and_fill_the_board() -> None:
    assert len([enemy for enemy in ENEMY if enemy.deck == content.LEGENDARY]) == 2
    species = Counter(enemy.species for enemy in ENEMY)
    slots = Counter(SLOT_SPECIES)
    assert all(species[kind] >= count for kind, count in slots.items())
    for enemy in ENEMY:
        bandit = enemy.species == board.BANDIT
        assert enemy.surface == (content.POSTER if bandit else content.PLAQUE)
        assert (enemy.deck == content.GUNMAN) == bandit
        assert 0 <= enemy.range <= (3 if bandit else 2)
        assert min(enemy.skills) > 0
        if enemy.deck == content.LEGENDARY:
            assert 6 <= enemy.vig <= 8
            assert (enemy.symbol, enemy.sneak) == (content.NEUTRAL, 0)
        else:
            assert skill_of(enemy.sneak) == effects.SNK


def test_tokens_with_one_front_differ_only_in_the_loot() -> None:
    seen: dict[int, tuple[object, ...]] = {}
    for enemy in ENEMY:
        shown = (
            enemy.name,
            enemy.species,
            enemy.symbol,
            enemy.range,
            enemy.vig,
            enemy.skills,
            enemy.sneak,
        )
        assert seen.setdefault(enemy.front, shown) == shown
    assert len(set(seen.values())) == len(content.FRONTS) == len(seen)


def test_mounts() -> None:
    assert len([mount for mount in MOUNT if mount.kind == content.HORSE]) >= 5
    skills = [mount.skill for mount in MOUNT if mount.skill != content.NO_SKILL_CARD]
    assert sorted(skills) == [cards.FIRST_MOUNT_SKILL + n for n in range(5)]
    for mount in MOUNT:
        assert skill_of(mount.loot) == effects.PER
        assert (mount.saddle_spd, mount.saddle_slots, mount.saddle_vig) != (0, 0, 0)


def test_items_know_where_they_work() -> None:
    combat = {effects.DAMAGE, effects.BLOCK, effects.MOVE}
    for item in ITEM:
        verbs = {part.verb for part in walked(item.effect)} - {effects.ALL}
        assert (item.where == cards.COMBAT) == (verbs <= combat)
        assert 1 <= item.price <= 3
    assert content.SELL_PRICE[effects.SILVER] == max(content.SELL_PRICE[: effects.RESOURCES])
    assert content.BUY_PRICE[effects.GEM] == 0


def test_stores_have_a_bargain_where_they_must() -> None:
    bargains = {tab.acre for tab in TAB if tab.win.verb == effects.BARGAIN}
    assert {board.GUNSMITH_ACRE, board.STABLES_ACRE, board.SALOON_ACRE} <= bargains
    crimes = {tab.id for tab in TAB if tab.crime}
    assert crimes == {"tab_vault_loot", "ia_post_steal"}
    assert TAB[content.VAULT_LOOT].acre == board.VAULT
    assert TAB[content.VAULT_DOOR].win.a == board.VAULT
    assert TAB[content.POST_STEAL].id == "ia_post_steal"
    assert TAB[content.DOC_BANDAGE].acre == board.DOC
    assert [tab.id for tab in TAB if tab.sg] == ["ia_hall_favor"]
    for place, here in enumerate(content.TABS_AT):
        assert all(TAB[number].acre == place for number in here)


def test_effects_are_well_formed() -> None:
    for effect in all_effects():
        assert 0 <= effect.verb <= effects.DOUSE
        parts = len(effect.parts)
        if effect.verb == effects.ROLL6:
            assert parts == 6
        elif effect.verb in (effects.CHECK, effects.IF_MOUNT):
            assert parts == 2
        elif effect.verb in (effects.ALL, effects.EITHER):
            assert parts >= 2
        elif effect.verb in (effects.EACH_PLAYER, effects.ONGOING_TURN):
            assert parts == 1
        else:
            assert parts == 0
        if effect.verb in (effects.RES, effects.LOSE_RES):
            assert effect.a in (*range(4), effects.ANY, effects.ALL_GOODS)
        if effect.verb in (effects.SKILL_UP, effects.SKILL_TMP):
            assert effect.a in (*range(6), effects.ANY)
        if effect.verb == effects.IGNORE:
            assert effect.a in range(4)


# -- Shadow Governors ---------------


def tasks() -> list[Task]:
    pages = [task for page in (*LEFT, *RIGHT) for task in page.tasks]
    return [*LIST_A, *LIST_B, *pages, *[honor.task for honor in HONOR], events.INSTEAD]


def test_tasks_with_one_id_are_the_same_task() -> None:
    seen: dict[str, tuple[int, int, int]] = {}
    for task in tasks():
        said = (task.predicate, task.a, task.b)
        assert seen.setdefault(task.id, said) == said
    assert len(set(seen.values())) == len(seen)


def test_pages_have_five_different_tasks_and_little_harm() -> None:
    """BAN-RULING-82."""
    harm = {content.P_LOOT_PLAYER, content.P_BURN_CABIN}
    for page in (*LEFT, *RIGHT):
        assert len({task.id for task in page.tasks}) == 5
        assert len([task for task in page.tasks if task.predicate in harm]) <= 2
    lootings = [task for task in tasks() if task.predicate == content.P_LOOT_PLAYER]
    assert len(lootings) == 1
    for left in LEFT:
        for right in RIGHT:
            assert not {task.id for task in left.tasks} & {task.id for task in right.tasks}


def test_honors_ask_for_what_one_has() -> None:
    for honor in HONOR:
        assert honor.task.predicate in (content.P_HAVE, content.P_SKILL_AT)


def test_the_year() -> None:
    seasons = Counter(month.season for month in MONTH if month.season != events.NO_SEASON)
    assert 6 <= seasons.total() <= 8
    assert set(seasons) == set(range(4))
    assert max(seasons.values()) <= 2
    assert len([month for month in MONTH if month.restock]) == 3
    assert MONTH[0].id == "march"


RED_NUMBERS = [4, 18, 23, 25, 30, 34, 41, 45, 48, 52]
LOCALITIES = [6, 20, 24, 27, 35, 37, 46]
KEPT_WITH_BONUS = [16, 17, 19, 28, 29, 40, 50, 51, 53, 54]


def numbers(of: list[bool]) -> list[int]:
    return [number for number, true in enumerate(of, 1) if true]


def test_events_are_of_the_kinds_and_numbers_the_book_names() -> None:
    """BAN-RULING-83."""
    assert numbers([not event.listed for event in EVENT]) == RED_NUMBERS
    assert numbers([event.type == events.LOCALITY for event in EVENT]) == LOCALITIES
    assert numbers([bool(event.bonus) for event in EVENT]) == KEPT_WITH_BONUS
    assert Counter(events.EVENT_TYPES[event.type] for event in EVENT) == {
        "ailment": 5,
        "discovery": 13,
        "encounter": 15,
        "locality": 7,
        "weather": 5,
        "wildlife": 9,
    }
    for event in EVENT:
        pinned = bool(event.pin) != bool(event.month)
        assert pinned == (event.type == events.LOCALITY)
        assert 1 <= event.tiles <= events.ON_ANY
        assert len(event.choices) == 1 if event.rolls else 3 <= len(event.choices) <= 4
        free = [choice for choice in event.choices if choice.need == content.NEED_NONE]
        assert free, event.title
        assert all(choice.check or not choice.fail for choice in event.choices)


def test_cards_that_can_give_notoriety() -> None:
    giving = [
        any(part.verb == effects.NP for choice in event.choices for part in walked(choice.result))
        for event in EVENT
    ]
    assert numbers(giving) == [2, 3, 5, 6, 10, 13, 17, 22, 24, 36, 40, 44, 47, 52, 53]
