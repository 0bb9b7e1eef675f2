"""Which NPCs come and go, stages, markers [WA-10, WA-13, WA-27, WA-34, WA-43 to WA-46]."""

from __future__ import annotations

import pytest

from engine.core import Zone
from engine.games.world_adventure import events as e
from engine.games.world_adventure.board import HAUNTS
from engine.games.world_adventure.cards import Deed
from engine.games.world_adventure.laws import law
from engine.games.world_adventure.npcs import (
    awaken,
    clear_month,
    come,
    count_need,
    mark_merchant,
    mark_monster,
    raise_stage,
    remove,
    send_raid,
    stand,
)
from engine.games.world_adventure.state import Npc, npc_of
from tests.engine.world_adventure.kit import FOE, ME, clan, lay, rolling, told

NINE = ("EU1", "EU2", "RU1", "RU2", "JP1", "JP2", "CN1", "CN2", "IN1")


# --- awakening --------------------------------------------------------------------------------


@pytest.mark.rule("WA-13")
def test_a_marker_and_a_die_name_a_territory() -> None:
    t = rolling(lay(clan(), clan()), "arabia", 2)

    assert awaken(t) == "AR2"
    assert t.s.rolled == [2]


# --- Brigand, Government ----------------------------------------------------------------------


@pytest.mark.rule("WA-43")
def test_every_third_need_calls_the_brigand() -> None:
    t = rolling(lay(clan(), clan()), "egypt", 5)

    count_need(t)
    count_need(t)
    assert not t.s.npcs
    count_need(t)

    assert t.s.npcs == [Npc("brigand", "brigand-1", "EG5")]
    assert told(t, e.NpcCame) == [e.NpcCame("brigand", "brigand-1", "EG5")]


@pytest.mark.rule("WA-43")
def test_a_third_need_is_lost_while_the_brigand_is_out() -> None:
    here = Npc("brigand", "brigand-1", "EG5")
    t = rolling(lay(clan(), clan(), npcs=[here], fulfilled=5))

    count_need(t)
    assert t.s.npcs == [here]
    remove(t, here)
    count_need(t)

    assert not t.s.npcs


@pytest.mark.rule("WA-44")
def test_every_third_merchant_calls_the_government() -> None:
    t = rolling(lay(clan(), clan(), stage=2), "japan", 1)

    for place in NINE[:3]:
        assert not t.s.npcs
        mark_merchant(t, place)

    assert t.s.merchants == list(NINE[:3])
    assert t.s.npcs == [Npc("government", "government-2", "JP1")]


@pytest.mark.rule("WA-44")
def test_a_third_merchant_is_lost_while_the_government_is_out() -> None:
    t = rolling(lay(clan(), clan(), npcs=[Npc("government", "government-1", "EG5")], plundered=5))

    mark_merchant(t, "EU1")

    assert npc_of(t.s, "government") == Npc("government", "government-1", "EG5")


@pytest.mark.rule("WA-67")
def test_nine_merchant_markers_are_taken_back() -> None:
    t = rolling(lay(clan(), clan(), merchants=list(NINE[:8]), plundered=8), "japan", 1)

    mark_merchant(t, NINE[8])

    assert t.s.merchants == []
    assert npc_of(t.s, "government")  # the ninth is also a third


# --- monsters ---------------------------------------------------------------------------------


@pytest.mark.rule("WA-45")
def test_every_third_monster_marker_wakes_a_legend_at_its_place() -> None:
    t = rolling(lay(clan(), clan(), legends=Zone(["roc", "nian"]), slain=1))

    mark_monster(t, "EU1")
    assert not t.s.npcs
    mark_monster(t, "EU2")

    assert t.s.npcs == [Npc("legendary", "roc", HAUNTS["roc"])]
    assert t.s.legends.cards == ["nian"]


@pytest.mark.rule("WA-45", "WA-46")
def test_legends_bear_each_other() -> None:
    t = rolling(lay(clan(), clan(), legends=Zone(["roc", "nian"]), slain=2))

    for place in NINE[:4]:
        mark_monster(t, place)

    assert [npc.card for npc in t.s.npcs] == ["roc", "nian"]


@pytest.mark.rule("WA-45")
def test_with_no_legend_left_nothing_wakes() -> None:
    t = rolling(lay(clan(), clan(), slain=2))

    mark_monster(t, "EU1")

    assert not t.s.npcs
    assert t.s.monsters == ["EU1"]


@pytest.mark.rule("WA-69")
def test_nine_monster_markers_are_taken_back() -> None:
    t = rolling(lay(clan(), clan(), monsters=list(NINE[:8]), slain=9))

    mark_monster(t, NINE[8])

    assert t.s.monsters == []


@pytest.mark.rule("WA-46")
def test_a_second_monster_of_a_tier_replaces_the_first() -> None:
    first, other = (
        Npc("minion", "minion-1-1", "CN1", [ME]),
        Npc("destroyer", "destroyer-1-1", "EU1"),
    )
    t = rolling(lay(clan(struck=["minion", "destroyer"]), clan(), npcs=[first, other]))

    stand(t, "minion", "minion-1-3", "CN4", FOE)

    assert t.s.npcs == [other, Npc("minion", "minion-1-3", "CN4", [FOE])]
    assert told(t, e.NpcLeft) == [e.NpcLeft("minion", "minion-1-1")]
    assert t.s.clans[ME].struck == ["destroyer"]  # the newcomer has struck nobody [WA-42]


@pytest.mark.rule("WA-27", "WA-40", "WA-46")
def test_the_next_raid_replaces_the_last() -> None:
    t = rolling(lay(clan(), clan(), npcs=[Npc("raid", "raid-1", "CN1")], stage=3), "persia", 6)

    send_raid(t)

    assert t.s.npcs == [Npc("raid", "raid-3", "PE6")]


@pytest.mark.rule("WA-34")
def test_minion_and_destroyer_leave_at_the_end_of_the_month() -> None:
    stay = [
        Npc("raid", "raid-1", "CN1", [ME]),
        Npc("legendary", "roc", "AR4"),
        Npc("brigand", "brigand-1", "EG5"),
        Npc("government", "government-1", "EG6"),
    ]
    gone = [Npc("minion", "minion-1-1", "CN4"), Npc("destroyer", "destroyer-1-1", "EU1")]
    t = rolling(lay(clan(), clan(), npcs=[*gone, *stay]))

    clear_month(t)

    assert t.s.npcs == stay
    assert not stay[0].spares  # it no longer spares anybody [WA-42]
    assert told(t, e.NpcLeft) == [e.NpcLeft(npc.kind, npc.card) for npc in gone]


# --- stages -----------------------------------------------------------------------------------


DEEDS: list[Deed] = ["brigand", "government", "player", "player", "minion", "destroyer", "raid"]


@pytest.mark.rule("WA-10")
@pytest.mark.parametrize(("runes", "stage"), [(0, 1), (3, 1), (4, 2), (5, 2), (6, 2), (7, 3)])
def test_the_leaders_runes_make_the_stage(runes: int, stage: int) -> None:
    t = rolling(lay(clan(runes=["hero"]), clan(runes=DEEDS[:runes])))

    raise_stage(t)

    assert t.s.stage == stage
    assert told(t, e.StageRose) == [e.StageRose(stage)] * (stage > 1)


@pytest.mark.rule("WA-10")
def test_runes_of_a_team_are_not_added_up() -> None:
    t = rolling(
        lay(clan(runes=DEEDS[:3]), clan(), clan(runes=DEEDS[:3]), clan(), teams=[[0, 2], [1, 3]])
    )

    raise_stage(t)

    assert t.s.stage == 1


@pytest.mark.rule("WA-10")
def test_npcs_on_the_map_change_their_cards() -> None:
    npcs = [
        Npc("minion", "minion-1-2", "CN4", [FOE]),
        Npc("raid", "raid-1", "CN1"),
        Npc("legendary", "roc", "AR4"),
        Npc("brigand", "brigand-1", "EG5"),
    ]
    t = rolling(lay(clan(runes=DEEDS), clan(struck=["raid"]), npcs=npcs))

    raise_stage(t)

    assert [npc.card for npc in t.s.npcs] == ["minion-3-2", "raid-3", "roc", "brigand-3"]
    assert t.s.npcs[0].spares == [FOE]
    assert t.s.clans[FOE].struck == [t.s.npcs[1].token]  # it is the same monster [WA-42]


@pytest.mark.rule("WA-26")
def test_a_legends_event_is_in_force_from_its_awakening_to_its_death() -> None:
    """It does not wait for the next month; after its death the event of the one that woke before
    holds, then the month's."""
    t = rolling(lay(clan(), clan(), event="tailwind"))
    assert law(t.s, ME, "moves") == 1

    naga = come(t, "legendary", "naga", "JV2")
    assert (law(t.s, ME, "moves"), law(t.s, ME, "retreat")) == (-1, -1)
    roc = come(t, "legendary", "roc", "AR4")
    assert (law(t.s, ME, "moves"), law(t.s, ME, "sell")) == (0, -2)
    remove(t, roc)
    assert (law(t.s, ME, "moves"), law(t.s, ME, "sell")) == (-1, 0)
    remove(t, naga)
    assert law(t.s, ME, "moves") == 1

    assert [one.event for one in told(t, e.EventCame)] == ["naga", "roc", "naga", "tailwind"]


@pytest.mark.rule("WA-26")
def test_a_dead_legends_event_that_was_stored_as_the_months_is_over_too() -> None:
    """Tables before version 4 stored it that way."""
    roc = Npc("legendary", "roc", "AR4")
    t = rolling(lay(clan(), clan(), npcs=[roc], event="roc"))

    remove(t, roc)

    assert t.s.running == ""


@pytest.mark.rule("WA-46")
def test_whoever_comes_is_marked_on_the_map() -> None:
    t = rolling(lay(clan(), clan(), clock=7))

    come(t, "raid", "raid-1", "CN2")

    assert t.s.marks["CN2"] == 7
