"""Ways over the map: WA-28, WA-29, WA-83, WA-85."""

from __future__ import annotations

from typing import cast

import pytest

from engine.core import Msg, named
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.board import TERRITORIES, distance, neighbours
from engine.games.world_adventure.roaming import Ambush
from engine.games.world_adventure.state import Npc, Quest, World
from engine.games.world_adventure.travel import ways
from tests.engine.world_adventure.kit import FOE, ME, clan, told
from tests.engine.world_adventure.turns import at_turn, doing, open_to, option

RAID = Npc("raid", "raid-1", "CN2")


def goals(s: World) -> set[str]:
    return {action.place for action in open_to(s) if isinstance(action, a.Travel)}


def way(s: World, place: str) -> dict[str, object]:
    detail = option(s, a.Travel(place)).detail
    assert detail
    return dict(detail.args)


def sights(s: World, place: str) -> list[Msg]:
    return cast("list[Msg]", way(s, place)["here"])


# --- points -----------------------------------------------------------------------------------


@pytest.mark.rule("WA-29", "WA-83")
def test_a_step_to_a_neighbour_costs_a_move() -> None:
    s = at_turn(clan("CN"), moves=1)
    assert goals(s) == set(neighbours("CN"))

    t = doing(s, a.Travel("CN3"))

    assert (s.clans[ME].at, s.clans[ME].acting.moves) == ("CN3", 0)
    assert told(t, e.Travelled) == [e.Travelled(ME, ["CN3"])]
    assert s.clans[ME].acting.actions == 1


@pytest.mark.rule("WA-29")
@pytest.mark.parametrize("moves", [0, 2, 3])
def test_one_gets_as_far_as_the_moves_reach(moves: int) -> None:
    s = at_turn(clan("PE"), moves=moves)

    assert goals(s) == {code for code in TERRITORIES if 1 <= distance("PE", code) <= moves}


@pytest.mark.rule("WA-29")
def test_a_way_of_several_steps_is_gone_at_once() -> None:
    s = at_turn(clan("CN1"), moves=3)
    assert (way(s, "CN4")["cost"], way(s, "CN4")["left"]) == (2, 1)

    t = doing(s, a.Travel("CN4"))

    assert (s.clans[ME].at, s.clans[ME].acting.moves) == ("CN4", 1)
    assert told(t, e.Travelled) == [e.Travelled(ME, ["CN", "CN4"])]


@pytest.mark.rule("WA-28")
def test_nobody_blocks_a_way() -> None:
    ring = [Npc("minion", "minion-1-1", place) for place in neighbours("CN")]
    s = at_turn(clan("CN"), npcs=ring)

    assert goals(s) == {code for code in TERRITORIES if 1 <= distance("CN", code) <= 2}


# --- attacks on the way -----------------------------------------------------------------------


@pytest.mark.rule("WA-85", "WA-29")
def test_the_menu_tells_who_attacks_on_the_way() -> None:
    s = at_turn(clan("CN"), npcs=[Npc("brigand", "brigand-1", "CN3")])

    assert way(s, "CN3")["foes"] == ("brigand-1",)
    assert way(s, "CN6")["foes"] == ()


@pytest.mark.rule("WA-85", "WA-29")
def test_of_several_shortest_ways_the_safest_is_taken() -> None:
    s = at_turn(clan("CN1"), npcs=[Npc("brigand", "brigand-1", "CN2")])

    assert ways(s, ME)["CN3"].path == ("CN", "CN3")


@pytest.mark.rule("WA-85", "WA-40")
def test_an_attack_ends_the_way_and_the_rest_of_the_points_is_kept() -> None:
    s = at_turn(clan("CN5"), npcs=[RAID], moves=3)
    assert way(s, "CN2")["foes"] == ("raid-1",)

    t = doing(s, a.Travel("CN2"))

    assert (s.clans[ME].at, s.clans[ME].acting.moves) == ("CN2", 1)
    assert told(t, e.Travelled) == [e.Travelled(ME, ["CN", "CN2"])]
    assert told(t, e.Ambushed) == [e.Ambushed(ME, "raid-1", "CN2")]


@pytest.mark.rule("WA-85", "WA-40")
def test_a_raid_stops_whoever_comes_next_to_it() -> None:
    s = at_turn(clan("CN4"), npcs=[RAID], moves=3)

    t = doing(s, a.Travel("CN1"))  # through the city

    assert s.clans[ME].at == "CN1"
    assert told(t, e.Ambushed) == [e.Ambushed(ME, "raid-1", "CN2")]
    assert isinstance(s.stack[-2], Ambush)


@pytest.mark.rule("WA-85", "WA-42")
def test_who_has_struck_already_is_no_danger_any_more() -> None:
    s = at_turn(clan("CN", struck=["raid"]), npcs=[RAID])

    t = doing(s, a.Travel("CN2"))

    assert way(s, "CN3")["foes"] == ()
    assert told(t, e.Ambushed) == []


# --- what stands there ------------------------------------------------------------------------


@pytest.mark.rule("WA-12")
def test_the_menu_tells_signs_without_a_marker() -> None:
    both = next(one.code for one in TERRITORIES.values() if one.merchant and one.monster)
    city = TERRITORIES[both].code[:2]
    merchant, monster = Msg("world-adventure-here-merchant"), Msg("world-adventure-here-monster")

    for merchants, monsters, expected in (
        ([], [], [merchant, monster]),
        ([both], [], [monster]),
        ([], [both], [merchant]),
    ):
        s = at_turn(clan(city), merchants=merchants, monsters=monsters)
        assert sights(s, both) == expected


@pytest.mark.rule("WA-29")
def test_the_menu_tells_of_errands_npcs_and_players() -> None:
    s = at_turn(
        clan("CN", quest=Quest("lost-camel", ["CN1"])),
        clan("CN1"),
        npcs=[Npc("minion", "minion-1-2", "CN1")],
    )

    assert sights(s, "CN1") == [
        Msg("world-adventure-here-quest", {"quest": "lost-camel"}),
        Msg("world-adventure-here-npc", {"npc": "minion", "card": "minion-1-2"}),
        Msg("world-adventure-here-clan", {"seat": FOE}),
    ]


@pytest.mark.rule("WA-51", "WA-57")
@pytest.mark.parametrize(
    ("charisma", "first"),
    [
        (3, []),
        (4, [Msg("world-adventure-here-toll", {"owner": named(FOE), "n": 2})]),
        (5, [Msg("world-adventure-here-barred", {"owner": named(FOE)})]),
    ],
)
def test_the_menu_tells_of_a_city_what_it_needs_and_asks(charisma: int, first: list[Msg]) -> None:
    s = at_turn(clan("CN1"), clan(charisma=charisma), stalls={"china": FOE})
    need = Msg("world-adventure-here-need", {"commodity": "silk"})

    assert sights(s, "CN") == [*first, need]
    s.served = ["china"]
    assert sights(s, "CN") == first
