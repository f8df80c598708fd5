"""The content of `pioneers`: counts, ids and numbers as rules.md has them."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from saloon.games.pioneers import content
from saloon.games.pioneers.content import (
    ANIMALS,
    AROUND,
    BANDIT_FACE,
    BUILD_COST,
    BUILDINGS,
    DEADWOOD_FACES,
    DEADWOOD_LETTERS,
    DIPLOMAS,
    EVENTS,
    FACES,
    GAMBLE_PAYS,
    GOODS,
    HOMESTEAD,
    KEPT_PRAYERS,
    LABORERS,
    LAND_TILES,
    LANDS,
    MOST_PLAYERS,
    PLACES,
    PLAYER_FACES,
    POINT_CARD,
    PRAYERS,
    RESOURCE,
    RESOURCE_FACES,
    RESOURCES,
    SELL,
    SELL_RESOURCE,
    STAKES,
    SYMBOLS,
    TOOL,
    TOOL_SETS,
    TOOLS,
)

RULES = (Path(content.__file__).parent / "rules.md").read_text(encoding="utf-8")


def rows(chapter: str) -> list[list[str]]:
    """The tables of a chapter of rules.md, without their heads."""
    part = RULES.partition(f"\n## {chapter}\n")[2].partition("\n## ")[0]
    found: list[list[str]] = []
    for table in re.findall(r"(?:^\|.*\n)+", part, re.MULTILINE):
        lines = [
            [cell.strip() for cell in line.strip("|").split("|")] for line in table.split("\n")
        ]
        found += [line for line in lines[2:] if len(line) > 1]
    return found


def dollars(cell: str) -> int:
    """The price a cell of a table begins with, or 0."""
    price = re.match(r"\$(\d+)", cell)
    return int(price[1]) if price else 0


def test_seventy_land_tiles_as_the_table_counts_them() -> None:
    assert LAND_TILES == sum(land.count for land in LANDS) == 70
    names = {"mountain": "Mountains"}
    told = {row[0]: row[1:] for row in rows("Land tiles")}
    assert len(told) == len(LANDS) + 1
    for land in LANDS:
        count, build, hunt, cross = told[names.get(land.id, land.id.replace("-", " ").title())]
        assert land.count == int(count), land.id
        carries = [BUILDINGS[land.builds]] if land.builds >= 0 else []
        carries += ["homestead"] if land.homestead else []
        assert [kind for kind in BUILDINGS if kind in build] == carries, land.id
        assert land.hunt == (hunt != "no"), land.id
        assert land.cross == (cross != "no"), land.id


def test_production_land_homestead_land_and_barren_land() -> None:
    production = sum(land.count for land in LANDS if land.builds >= 0)
    only_homestead = sum(land.count for land in LANDS if land.homestead and land.builds < 0)
    barren = sum(land.count for land in LANDS if not land.homestead)
    assert (production, only_homestead, barren) == (34, 18, 18)
    assert sum(land.count for land in LANDS if not land.cross) == 12


@pytest.mark.silent("PIO-TOWN-01", "PIO-TOWN-02", "PIO-TOWN-04")
def test_the_town_is_a_flower_of_seven() -> None:
    """PIO-TOWN-01, PIO-TOWN-02, PIO-TOWN-04, PIO-RULING-01"""
    hexes = [(place.q, place.r) for place in PLACES]
    assert hexes == [(0, 0), *AROUND]
    ring = [place.id for place in PLACES]
    assert ring == ["store", "church", "school", "bank", "saloon", "jail", "blacksmith"]
    spaces = {(q + dq, r + dr) for q, r in hexes for dq, dr in AROUND} - set(hexes)
    assert len(spaces) == 12


def test_prices_as_the_table_has_them() -> None:
    told = {row[0]: row for row in rows("Prices and fees")}
    named = {"food": "Food", "bullet": "Bullet", "revolver": "Revolver", "horse": "Horse"}
    named |= {kind: kind.title() for kind in RESOURCES}
    named |= dict.fromkeys(TOOLS, "Tool, each")
    named["point-card"] = "Pioneer Point card"
    assert [good.id for good in GOODS] == [
        *("food", "bullet", "revolver", "horse"),
        *TOOLS,
        *RESOURCES,
        "point-card",
    ]
    for good in GOODS:
        row = told[named[good.id]]
        assert good.buy == dollars(row[2]), good.id
        assert good.sell == dollars(row[3]), good.id
        assert PLACES[good.place].id in row[1].lower().replace("general ", ""), good.id
    assert list(BUILD_COST) == [dollars(told["Building"][2])] * 4 + [dollars(told["Homestead"][2])]
    assert dollars(told["Building"][3]) == content.SELL_BUILDING
    assert GOODS[POINT_CARD].id == "point-card"
    assert [good.id for good in GOODS[TOOL:RESOURCE]] == list(TOOLS)
    assert list(SELL_RESOURCE) == SELL[RESOURCE:POINT_CARD] == [4, 5, 5, 6]


def test_fees_as_the_table_has_them() -> None:
    told = {row[0]: dollars(row[2]) for row in rows("Prices and fees")}
    assert told["Stake Claim"] == content.STAKE_FEE
    assert told["Obtain Diploma"] == content.DIPLOMA_FEE
    assert told["Pray"] == content.PRAY_FEE
    assert told["Hire a Laborer"] == content.LABORER_FEE
    assert told["Hire the Bandit"] == content.BANDIT_FEE
    assert told["Hire the Sheriff (block, arrest, release, kill)"] == content.SHERIFF_FEE
    assert told["surcharge on each Buy action at the General Store"] == content.STORE_TIP
    assert told["the Bandit's drink"] == content.DRINK
    assert told["share of another player's point card"] == content.BANK_SHARE
    assert told["lost Shootout against the Sheriff"] == content.ARREST_FINE


def test_one_order_for_everything_that_belongs_to_a_resource() -> None:
    chain = list(zip(RESOURCES, BUILDINGS, TOOLS, LABORERS, DIPLOMAS, strict=False))
    assert chain == [
        ("corn", "farm", "scythe", "farmer", "agriculture"),
        ("cattle", "ranch", "cleaver", "rancher", "bovine"),
        ("lumber", "sawmill", "ax", "lumberjack", "forestry"),
        ("ore", "mine", "pickaxe", "miner", "mining"),
    ]
    assert BUILDINGS[HOMESTEAD] == "homestead"


def test_dice() -> None:
    letters = "".join(DEADWOOD_LETTERS[face] for face in DEADWOOD_FACES)
    assert letters == "AALLEE"
    assert sum(RESOURCE_FACES) / len(RESOURCE_FACES) == 4.5
    assert Counter(FACES[face] for face in PLAYER_FACES) == {
        **dict.fromkeys(SYMBOLS, 1),
        "bandit": 2,
    }
    assert FACES[BANDIT_FACE] == "bandit"
    assert len(SYMBOLS) == MOST_PLAYERS


def test_both_bets_of_a_gamble_are_fair() -> None:
    """PIO-RULING-05"""
    for face, pays in enumerate(GAMBLE_PAYS):
        assert PLAYER_FACES.count(face) * pays == len(PLAYER_FACES)


def test_animals_as_the_table_has_them() -> None:
    told = [int(row[1]) for row in rows("Dice and animals")]
    assert [animal.number for animal in ANIMALS] == told == [1, 2, 2, 3, 3, 4, 4, 5, 5, 6]


@pytest.mark.silent("PIO-SETUP-06", "PIO-SETUP-07")
def test_tools_and_stakes_by_players() -> None:
    """PIO-SETUP-06, PIO-SETUP-07"""
    assert [TOOL_SETS[players] for players in (2, 3, 4)] == [1, 1, 2]
    assert [STAKES[players] for players in (2, 3, 4)] == [4, 5, 6]


def test_thirteen_diplomas_ten_prayers_seventy_events() -> None:
    assert len(set(DIPLOMAS)) == 13
    assert len(set(PRAYERS)) == len(rows("Prayer cards")) == 10
    assert [PRAYERS[card] for card in KEPT_PRAYERS] == ["deliverance", "harvest", "pilgrim"]
    told = rows("Event cards")
    assert [int(row[0]) for row in told] == list(range(1, 71))
    scopes = [("self", "all", "other")[event.scope] for event in EVENTS]
    assert scopes == [row[2] for row in told]
    assert Counter(event.mood for event in EVENTS) == {
        content.GOOD: 35,
        content.BAD: 23,
        content.MIXED: 12,
    }


def test_every_card_has_one_id_and_a_name_in_the_code() -> None:
    ids = [*PRAYERS, *(event.id for event in EVENTS)]
    assert len(set(ids)) == 80
    for table in (PRAYERS, [event.id for event in EVENTS], DIPLOMAS):
        for number, id in enumerate(table):
            assert getattr(content, id.upper().replace("-", "_")) == number, id


@pytest.mark.silent("PIO-SHOOT-06")
def test_a_shootout_favours_the_defender() -> None:
    """PIO-SHOOT-06"""
    deck = content.DECK
    draws = {
        place: (deck - place) / (deck * (deck - 1) / 2) for place in range(1, deck)
    }  # first of two Hits
    wins = sum(p / deck * (place - 1) for place, p in draws.items())
    tie = sum(draws.values()) / deck
    assert round(wins, 4) == round(4 / 15, 4)
    assert round(tie, 4) == 0.1
    assert (content.ATTACKER_HITS, content.DEFENDER_HITS) == (1, 2)
