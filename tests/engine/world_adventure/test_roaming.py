"""The NPC phase: pursuit, ways, scouting, prey, and every tie on the way [WA-35 to WA-42]."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.world_adventure import events as e
from engine.games.world_adventure.board import distance, is_city, neighbours
from engine.games.world_adventure.roaming import act, acting_order, pursue
from engine.games.world_adventure.state import Clan, Npc, NpcKind, Turn, World
from tests.engine.playing import Chosen
from tests.engine.world_adventure.kit import FOE, ME, THIRD, clan, lay, rolling, told

CARDS: dict[NpcKind, str] = {
    "brigand": "brigand-1",
    "government": "government-1",
    "minion": "minion-1-1",
    "destroyer": "destroyer-1-1",
    "raid": "raid-1",
    "legendary": "roc",
}
MISS = (6,) * 5  # as many dice as any NPC may roll


def met(kind: NpcKind, at: str, *clans: Clan, **rest: Any) -> World:
    return lay(*clans, npcs=[Npc(kind, CARDS[kind], at)], **rest)


def acted(s: World, *shows: int | str | Chosen) -> Turn:
    t = rolling(s, *shows)
    act(t, s.npcs[0])
    return t


def sought(t: Turn) -> int | None:
    """The seat that an NPC scouts for."""
    return next((event.seat for event in told(t, e.NpcScouted)), None)


def struck(t: Turn) -> int | None:
    return next((event.seat for event in told(t, e.Ambushed)), None)


# --- order ------------------------------------------------------------------------------------


@pytest.mark.rule("WA-35", "WA-42")
def test_brigand_government_then_monsters() -> None:
    kinds: list[NpcKind] = ["raid", "minion", "government", "destroyer", "brigand"]
    npcs = [Npc("legendary", "roc", "AR4"), Npc("legendary", "naga", "JV2")]
    npcs += [Npc(kind, CARDS[kind], "CN1") for kind in kinds]

    order = acting_order(lay(clan(), clan(), npcs=npcs))

    assert order == ["brigand", "government", "minion", "destroyer", "raid", "roc", "naga"]


# --- the Brigand's way ------------------------------------------------------------------------


@pytest.mark.rule("WA-36")
def test_the_brigand_moves_two_territories_towards_the_nearest() -> None:
    s = met("brigand", "EU1", clan("JV3", gold=99), clan("IN2", gold=0))
    before = distance("EU1", "IN2", around_cities=True)

    t = acted(s)

    assert distance(s.npcs[0].at, "IN2", around_cities=True) == before - 2
    (moved,) = told(t, e.NpcMoved)
    assert moved.places[-1] == s.npcs[0].at
    assert len(moved.places) == 2
    assert s.trails["brigand"] == ["EU1", *moved.places]
    assert sought(t) is None


@pytest.mark.rule("WA-36", "WA-83")
def test_the_brigand_goes_around_the_city() -> None:
    s = met("brigand", "CN1", clan("CN4"), clan())
    t = rolling(s)

    pursue(t, s.npcs[0])

    assert "CN" not in s.trails["brigand"]
    assert distance(s.npcs[0].at, "CN4") == 1


@pytest.mark.rule("WA-36")
@pytest.mark.parametrize("seed_way", [("CN2", "CN3"), ("CN6", "CN5")])
def test_among_equally_short_ways_chance_decides(seed_way: tuple[str, str]) -> None:
    s = met("brigand", "CN1", clan("CN4"), clan())

    acted(s, *seed_way[:1])

    assert s.trails["brigand"] == ["CN1", *seed_way]


@pytest.mark.rule("WA-36")
def test_the_brigand_stops_on_reaching_its_target() -> None:
    s = met("brigand", "CN1", clan("CN2"), clan())

    t = acted(s, *MISS)

    assert s.npcs[0].at == "CN2"
    assert sought(t) == ME
    assert told(t, e.NpcMoved) == [e.NpcMoved("brigand", ["CN2"])]


@pytest.mark.rule("WA-36")
def test_the_brigand_does_not_move_away_from_whom_it_has_reached() -> None:
    s = met("brigand", "CN1", clan("CN1", gold=0), clan("CN2", gold=99))

    t = acted(s, *MISS)

    assert s.npcs[0].at == "CN1"
    assert not told(t, e.NpcMoved)
    assert sought(t) == ME


@pytest.mark.rule("WA-36", "WA-84")
def test_the_brigand_waits_before_a_city_for_the_nearest_who_is_in_it() -> None:
    """It does not turn to a clan farther off, nor scout for one that it cannot reach."""
    s = met("brigand", "CN1", clan("CN", gold=0), clan("CN4", gold=99))

    t = acted(s)

    assert s.npcs[0].at == "CN1"
    assert not t.events


@pytest.mark.rule("WA-36", "WA-83")
@pytest.mark.parametrize(("start", "stop"), [("IN6", "AR"), ("JV5", "JV"), ("EU4", "RU")])
def test_the_brigand_walks_towards_a_city_and_stops_at_its_gate(start: str, stop: str) -> None:
    s = met("brigand", start, clan(stop), clan(stop))
    before = distance(stop, start, around_cities=True)

    t = acted(s)

    assert distance(stop, s.npcs[0].at, around_cities=True) == max(1, before - 2)
    assert not any(is_city(place) for place in s.trails["brigand"])
    assert sought(t) is None


@pytest.mark.rule("WA-36")
def test_without_a_target_the_brigand_stays_put() -> None:
    s = met("brigand", "CN1", clan("CN2"), clan("JV2"), event="peace-of-the-road")

    t = acted(s)

    assert s.npcs[0].at == "CN1"
    assert not t.events


@pytest.mark.rule("WA-36")
@pytest.mark.parametrize(
    ("mine", "others"),
    [
        ({"gold": 9}, {"gold": 8, "goods": ["silk", "silk"]}),
        ({"gold": 9, "goods": ["silk", "iron"]}, {"gold": 9, "goods": ["silk"]}),
    ],
)
@pytest.mark.parametrize("swapped", [False, True])
def test_at_equal_distance_gold_counts_then_commodities(
    mine: dict[str, Any], others: dict[str, Any], swapped: bool
) -> None:
    clans = [clan("EU2", **mine), clan("EU2", **others)]
    s = met("brigand", "EU3", *(reversed(clans) if swapped else clans))

    t = acted(s, *MISS)

    assert sought(t) == (FOE if swapped else ME)


@pytest.mark.rule("WA-36")
@pytest.mark.parametrize("seat", [ME, FOE])
def test_among_equals_the_brigand_pursues_one_by_chance(seat: int) -> None:
    s = met("brigand", "CN1", clan("CN2"), clan("CN6"))

    t = acted(s, Chosen(seat), *MISS)

    assert s.npcs[0].at == ("CN2", "CN6")[seat]
    assert sought(t) == seat


@pytest.mark.rule("WA-36")
def test_who_is_nearer_counts_before_who_is_richer() -> None:
    s = met("brigand", "CN1", clan("CN3", gold=99), clan("CN6", gold=0))

    t = acted(s, *MISS)

    assert sought(t) == FOE


@pytest.mark.rule("WA-36")
@pytest.mark.parametrize("goal", ["JV5", "JV", "EU"])
@pytest.mark.parametrize("place", ["EU3", "PE1", "CN6", "IN2", "AR1"])
def test_the_brigand_never_enters_a_city(place: str, goal: str) -> None:
    """It can start anywhere and cross the whole map."""
    s = met("brigand", place, clan(goal), clan(goal))
    for _ in range(8):
        pursue(rolling(s), s.npcs[0])
        assert not any(map(is_city, s.trails["brigand"]))

    assert distance(s.npcs[0].at, goal) == is_city(goal)


# --- the Government's way ---------------------------------------------------------------------


@pytest.mark.rule("WA-37")
def test_the_government_pursues_the_wanted_only() -> None:
    s = met("government", "CN1", clan("CN2"), clan("CN4", wanted=1))

    acted(s, "CN", *MISS)

    assert s.trails["government"] == ["CN1", "CN", "CN4"]


@pytest.mark.rule("WA-37", "WA-78")
def test_with_nobody_wanted_the_government_stays_put() -> None:
    s = met("government", "CN1", clan("CN2"), clan("CN1"))

    t = acted(s)

    assert s.npcs[0].at == "CN1"
    assert not t.events


@pytest.mark.rule("WA-37", "WA-84")
def test_the_government_follows_into_cities() -> None:
    s = met("government", "CN1", clan("CN", wanted=1), clan())

    t = acted(s, *MISS)

    assert s.npcs[0].at == "CN"
    assert sought(t) == ME


@pytest.mark.rule("WA-37")
def test_the_nearer_wanted_player_before_the_more_wanted() -> None:
    s = met("government", "CN1", clan("JV3", wanted=9), clan("CN2", wanted=1))

    t = acted(s, *MISS)

    assert sought(t) == FOE


@pytest.mark.rule("WA-37", "WA-76")
@pytest.mark.parametrize(
    ("points", "track", "seat"),
    [((1, 3), [ME, FOE], FOE), ((2, 2), [ME, FOE], ME), ((2, 2), [FOE, ME], FOE)],
)
def test_at_equal_distance_the_higher_rank(
    points: tuple[int, int], track: list[int], seat: int
) -> None:
    clans = [clan(at, wanted=n) for at, n in zip(("CN2", "CN6"), points, strict=True)]
    s = met("government", "CN1", *clans, track=track)

    t = acted(s, *MISS)

    assert sought(t) == seat


# --- scouting ---------------------------------------------------------------------------------


@pytest.mark.rule("WA-36", "WA-37", "WA-14")
@pytest.mark.parametrize("kind", ["brigand", "government"])
def test_success_means_attack(kind: NpcKind) -> None:
    s = met(kind, "CN1", clan("CN1", wanted=1, soldiers=[1]), clan())

    t = acted(s, 3)

    (scouting,) = told(t, e.NpcScouted)
    assert scouting.found
    assert struck(t) == ME


@pytest.mark.rule("WA-36", "WA-37", "WA-14")
@pytest.mark.parametrize("kind", ["brigand", "government"])
def test_without_success_nobody_is_attacked(kind: NpcKind) -> None:
    s = met(kind, "CN1", clan("CN1", wanted=1), clan())

    t = acted(s, *MISS)

    (scouting,) = told(t, e.NpcScouted)
    assert not scouting.found
    assert struck(t) is None


@pytest.mark.rule("WA-36")
def test_the_brigand_scouts_once_for_the_richest_of_those_it_has_reached() -> None:
    s = met("brigand", "CN6", clan("CN1", gold=3), clan("CN1", gold=9), clan("CN1", gold=5))

    t = acted(s, *MISS)

    assert [event.seat for event in told(t, e.NpcScouted)] == [FOE]


# --- monsters ---------------------------------------------------------------------------------


@pytest.mark.rule("WA-38", "WA-41")
@pytest.mark.parametrize("kind", ["minion", "legendary"])
def test_minion_and_legend_attack_in_their_territory(kind: NpcKind) -> None:
    assert struck(acted(met(kind, "CN1", clan("CN1"), clan("CN2")))) == ME
    assert struck(acted(met(kind, "CN1", clan("CN"), clan("CN2")))) is None


@pytest.mark.rule("WA-39", "WA-40", "WA-83")
@pytest.mark.parametrize("kind", ["destroyer", "raid"])
def test_destroyer_and_raid_attack_next_to_them_too(kind: NpcKind) -> None:
    for place in neighbours("CN1"):
        expected = None if is_city(place) else ME
        assert struck(acted(met(kind, "CN1", clan(place), clan()))) == expected


@pytest.mark.rule("WA-42")
@pytest.mark.parametrize(
    ("prey", "other"),
    [
        ({"soldiers": [2, 1], "fainted": [1]}, {"soldiers": [1, 1], "gold": 99}),
        ({"soldiers": [1, 1]}, {"soldiers": [2, 1], "gold": 99}),
        ({"soldiers": [1, 1], "fainted": [1]}, {"soldiers": [1, 2], "fainted": [1], "gold": 99}),
        ({"soldiers": [2], "gold": 9}, {"soldiers": [2], "gold": 8, "goods": ["silk", "silk"]}),
        ({"gold": 9, "goods": ["silk"]}, {"gold": 9}),
    ],
)
@pytest.mark.parametrize("swapped", [False, True])
def test_a_monster_attacks_the_weakest_then_the_richest(
    prey: dict[str, Any], other: dict[str, Any], swapped: bool
) -> None:
    clans = [clan("CN1", **prey), clan("CN2", **other)]
    s = met("destroyer", "CN1", *(reversed(clans) if swapped else clans))

    t = acted(s)

    assert struck(t) == (FOE if swapped else ME)
    assert len(told(t, e.Ambushed)) == 1


@pytest.mark.rule("WA-42")
@pytest.mark.parametrize("seat", [ME, FOE, THIRD])
def test_among_equals_chance_picks_the_prey(seat: int) -> None:
    s = met("raid", "CN1", clan("CN1"), clan("CN2"), clan("CN6"))

    assert struck(acted(s, Chosen(seat))) == seat


@pytest.mark.rule("WA-42")
@pytest.mark.parametrize("kind", ["minion", "destroyer", "raid", "legendary"])
def test_never_the_same_player_twice_in_a_month(kind: NpcKind) -> None:
    s = met(kind, "CN1", clan("CN1"), clan("CN1", soldiers=[1]))

    first, second, third = (struck(acted(s)) for _ in range(3))

    assert (first, second, third) == (ME, FOE, None)


@pytest.mark.rule("WA-42", "WA-38")
def test_a_monster_turns_to_another_than_who_engaged_it() -> None:
    s = met("minion", "CN1", clan("CN1"), clan("CN1", soldiers=[1, 1]))
    s.npcs[0].spares = [ME]

    assert struck(acted(s)) == FOE
