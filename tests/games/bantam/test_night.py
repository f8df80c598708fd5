"""The Night Phase (BAN-NIG, BAN-SHE-02, BAN-WIL-07, BAN-WIL-09)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bantam.tables import West, place, west


def night(dice: list[int], **settings: Any) -> West:
    """The night after the last turn of a round."""
    w = west(dice, active=1, turn=1, **settings)
    w.play("1 pass")
    return w


def test_the_steps_of_a_night() -> None:
    """BAN-NIG-01, BAN-NIG-02, BAN-RULING-100: fires, weather, earnings, sleep, restore."""
    w = night([], at={0: "w_mill", 1: "w_gate"}, cabins={"w_mill": 0})
    kinds = [event.kind for event in w.match.events]
    order = [kind for kind in kinds if kind in ("night", "weather", "earns", "sleep", "turn")]
    assert order == ["night", "weather", "weather", "earns", "sleep", "turn"]
    w.cited("BAN-NIG-01", "BAN-NIG-02")


def test_killing_cold_needs_no_roll() -> None:
    """BAN-NIG-03: in the mountains."""
    w = night([], at={0: "m_dig", 1: "town_square"})
    assert w.state.vig[0] == 3
    w.cited("BAN-NIG-03")


def test_hard_frost_is_harder_on_low_will() -> None:
    """BAN-NIG-03, BAN-WIL-07, BAN-RULING-35: a 3 is enough at WIL 2, not at WIL 0."""
    w = night([3], at={0: "w_mill"}, wil={0: 2})
    assert w.state.vig[0] == 4
    w = night([3], at={0: "w_mill"})
    assert w.state.vig[0] == 3
    w.cited("BAN-WIL-07")
    assert w.told("low-will"), "and the log says so"


def test_marsh_fever_costs_grit() -> None:
    """BAN-NIG-03, BAN-GRT-05: and may be re-rolled (BAN-WIL-05)."""
    w = night([2], at={0: "k_reeds"})
    assert w.state.grit[0] == 3
    w = west([2, 3], active=1, turn=1, at={0: "k_reeds"}, wil={0: 2})
    w.play("1 pass", "0 reroll")
    assert (w.state.grit[0], w.state.wil[0]) == (4, 1)
    w.cited("BAN-WIL-05")


@pytest.mark.parametrize("where", ["w_look", "w_hollow", "w_mill-cabin", "gunsmith", "doc", "jail"])
@pytest.mark.silent("BAN-NIG-03")
def test_where_no_weather_comes(where: str) -> None:
    """BAN-NIG-03, BAN-NIG-04, BAN-SHE-02, BAN-CAB-13, BAN-RULING-34.

    Shelter, Hidden Acres, Cabins, stores.
    """
    w = night([], at={0: where}, cabins={"w_mill": 0}, vig={0: 2})
    assert w.told("weather") == []
    clause = {"w_look": "BAN-SHE-02", "w_hollow": "BAN-SHE-02", "w_mill-cabin": "BAN-CAB-13"}
    w.cited(clause.get(where, "BAN-NIG-01" if where == "gunsmith" else "BAN-NIG-04"))


def test_cabins_earn_the_resource_of_their_acre() -> None:
    """BAN-NIG-05, BAN-NIG-07, BAN-CAB-10, BAN-RULING-05.

    In an empty slot, while the Supply lasts.
    """
    w = night(
        [],
        cabins={"w_mill": 0, "p_grass": 1, "k_reeds": 1},
        levels={1: {"logging": "journeyman"}},
        stored={"w_mill": ["herb"], "p_grass": ["gem", "gem", "gem"]},
        supply={"herb": 0},
    )
    mill = place("w_mill") * 3
    assert w.state.stored[mill : mill + 3] == [2, 0, -1]
    grass = place("p_grass") * 3
    assert w.state.stored[grass : grass + 3] == [4, 4, 4]
    assert w.told("earns") == [(0, place("w_mill"), 0)]
    w.cited("BAN-NIG-05", "BAN-NIG-07", "BAN-CAB-10")


def test_sleep_refits_everything() -> None:
    """BAN-NIG-09, BAN-NIG-10, BAN-ITM-03: wherever the player is; changes until Night end."""
    w = west(items={0: "gloves"}, weapons={0: ["torch"]}, tired=["torch"])
    w.play("0 use:item")
    assert w.state.skill(0, 0) == 5
    w.play("0 pass", "1 pass")
    assert w.state.skill(0, 0) == 4
    assert not any(w.state.tired)
    assert w.state.item_tired[0] == 0
    w.cited("BAN-NIG-09", "BAN-NIG-10", "BAN-CHK-10")


def test_a_night_in_a_camp_and_in_a_cabin() -> None:
    """BAN-NIG-11, BAN-WIL-09, BAN-CAB-13: 1 and 1 in a camp, 2 and 1 in a Cabin."""
    w = night([], at={0: "p_camp", 1: "w_mill-cabin"}, vig={0: 1, 1: 1}, cabins={"w_mill": 1})
    assert w.state.vig == [2, 3]
    assert w.state.wil == [1, 1]
    w.cited("BAN-NIG-11", "BAN-WIL-09", "BAN-CAB-13")


def test_wounded_foes_recover() -> None:
    """BAN-NIG-12: one Wound a night."""
    w = night([], foes={"m_claim": "grizzly_1"}, wounds={"m_claim": 2})
    assert 1 in w.state.wounds
    w.cited("BAN-NIG-12")


def test_fire_spoils_the_rest() -> None:
    """BAN-NIG-14, BAN-FIR-11: of a player in a burning camp and of a foe in one."""
    w = west(
        at={0: "p_camp"},
        vig={0: 2},
        active=1,
        turn=1,
        foes={"p_herd": "wolf_1"},
        wounds={"p_herd": 1},
        fire=[(0, "p_camp", 0), (0, "p_herd", 0)],
        raisers=[1],
        fire_colours=[16],
    )
    w.play("1 pass")
    w.until("turn")
    assert not [n for who, n, _ in w.told("heals") if who == 0]
    w.cited("BAN-NIG-14")


def test_an_aware_foe_spoils_the_rest() -> None:
    """BAN-NIG-15: a foe in the camp; not one sneaked past."""
    w = night([], at={0: "p_camp"}, vig={0: 1}, foes={"p_camp": "wolf_1"})
    assert w.state.vig[0] == 1
    w.cited("BAN-NIG-15")
    w = west([], at={0: "p_camp"}, vig={0: 1}, foes={"p_camp": "wolf_1"}, active=1, turn=1)
    w.state.sneaked[0] = (1 << 16) - 1
    w.play("1 pass")
    assert w.state.vig[0] == 2


def test_a_prisoner_wakes_up_whole() -> None:
    """BAN-NIG-13: with full Vigor, but only who had none left."""
    w = night([], at={0: "jail"}, vig={0: 0}, cash={0: 9})
    assert w.state.vig[0] == 4
    w = night([], at={0: "jail"}, vig={0: 1}, cash={0: 9})
    assert w.state.vig[0] == 1


def test_doc_barber_is_no_bed() -> None:
    """BAN-NIG-16."""
    w = night([], at={0: "doc"}, vig={0: 0})
    assert w.state.vig[0] == 0
    w.cited("BAN-NIG-16")
