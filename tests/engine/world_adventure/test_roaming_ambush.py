"""Attacks in the player phase: who may strike, and in what order [WA-36 to WA-42, WA-85]."""

from __future__ import annotations

import pytest

from engine.games.world_adventure import events as e
from engine.games.world_adventure.board import neighbours
from engine.games.world_adventure.roaming import ambush, attacker, may_strike
from engine.games.world_adventure.state import Acting, Npc, NpcKind
from tests.engine.world_adventure.kit import FOE, ME, clan, lay, rolling, told

CARDS: dict[NpcKind, str] = {
    "brigand": "brigand-1",
    "government": "government-1",
    "minion": "minion-1-1",
    "destroyer": "destroyer-1-1",
    "raid": "raid-1",
    "legendary": "roc",
}
HERE, BESIDE, CITY, AWAY = "CN1", "CN2", "CN", "CN4"


def npc(kind: NpcKind, at: str = HERE, spares: list[int] | None = None) -> Npc:
    return Npc(kind, CARDS[kind], at, spares or [])


def first(at: str, *npcs: Npc, wanted: int = 1) -> NpcKind | None:
    """The kind that attacks a wanted clan standing there in its turn, if any."""
    found = attacker(lay(clan(at, wanted=wanted), clan(), npcs=list(npcs)), ME)
    return found.kind if found else None


# --- reach ------------------------------------------------------------------------------------


@pytest.mark.rule("WA-85", "WA-36", "WA-37", "WA-40", "WA-41")
@pytest.mark.parametrize("kind", ["brigand", "government", "raid", "legendary"])
def test_these_strike_whoever_comes_to_them(kind: NpcKind) -> None:
    assert first(HERE, npc(kind)) == kind
    assert first(AWAY, npc(kind)) is None


@pytest.mark.rule("WA-38", "WA-39", "WA-85")
@pytest.mark.parametrize("kind", ["minion", "destroyer"])
def test_minion_and_destroyer_wait_for_their_own_phase(kind: NpcKind) -> None:
    assert first(HERE, npc(kind)) is None


@pytest.mark.rule("WA-40", "WA-83", "WA-85")
def test_a_raid_strikes_all_around_but_not_into_the_city() -> None:
    for place in neighbours(HERE):
        expected = None if place == CITY else "raid"
        assert first(place, npc("raid")) == expected


@pytest.mark.rule("WA-36", "WA-37", "WA-41", "WA-85")
@pytest.mark.parametrize("kind", ["brigand", "government", "legendary"])
def test_the_others_strike_in_their_own_territory_only(kind: NpcKind) -> None:
    assert first(BESIDE, npc(kind)) is None


@pytest.mark.rule("WA-37", "WA-84", "WA-85")
def test_the_government_strikes_in_cities_too() -> None:
    assert first(CITY, npc("government", CITY)) == "government"


@pytest.mark.rule("WA-39", "WA-40", "WA-42", "WA-84")
@pytest.mark.parametrize("kind", ["destroyer", "raid"])
def test_a_city_shelters_from_monsters_next_to_it(kind: NpcKind) -> None:
    s = lay(clan(CITY), clan(BESIDE), npcs=[npc(kind)])

    assert not may_strike(s, s.npcs[0], ME)
    assert may_strike(s, s.npcs[0], FOE)


# --- who is left in peace ---------------------------------------------------------------------


@pytest.mark.rule("WA-37", "WA-78")
def test_the_government_leaves_good_people_alone() -> None:
    assert first(HERE, npc("government"), wanted=0) is None


@pytest.mark.rule("WA-85")
@pytest.mark.parametrize("kind", ["brigand", "government"])
def test_patrols_strike_once_a_turn(kind: NpcKind) -> None:
    t = rolling(lay(clan(HERE, wanted=1), clan(), npcs=[npc(kind)]))

    ambush(t, ME)
    t.s.stack[0].auto(t)

    assert attacker(t.s, ME) is None
    t.s.clans[ME].acting = Acting()  # the next turn
    assert attacker(t.s, ME) is t.s.npcs[0]


@pytest.mark.rule("WA-42", "WA-85")
@pytest.mark.parametrize("kind", ["raid", "legendary"])
def test_a_monster_strikes_once_a_month(kind: NpcKind) -> None:
    t = rolling(lay(clan(HERE), clan(HERE), npcs=[npc(kind)]))

    ambush(t, ME)
    t.s.stack[0].auto(t)
    t.s.clans[ME].acting = Acting()

    assert attacker(t.s, ME) is None
    assert attacker(t.s, FOE) is t.s.npcs[0]


@pytest.mark.rule("WA-42")
def test_a_monster_spares_whoever_has_engaged_it() -> None:
    s = lay(clan(HERE), clan(HERE), npcs=[npc("raid", spares=[ME])])

    assert attacker(s, ME) is None
    assert attacker(s, FOE) is s.npcs[0]


# --- order ------------------------------------------------------------------------------------


@pytest.mark.rule("WA-85", "WA-35")
def test_they_strike_one_after_the_other() -> None:
    """In this order, whatever the order in which they came."""
    kinds: list[NpcKind] = ["legendary", "raid", "government", "brigand"]
    t = rolling(lay(clan(HERE, wanted=1), clan(), npcs=[npc(kind) for kind in kinds]))

    assert ambush(t, ME)
    (watching,) = t.s.stack
    while not watching.over:
        watching.auto(t)

    assert [event.foe for event in told(t, e.Ambushed)] == [
        "brigand-1",
        "government-1",
        "raid-1",
        "roc",
    ]


@pytest.mark.rule("WA-85", "WA-49")
def test_who_is_no_longer_there_is_struck_no_more() -> None:
    t = rolling(lay(clan(HERE), clan(), npcs=[npc("brigand"), npc("raid"), npc("raid", "JV1")]))

    ambush(t, ME)
    (watching,) = t.s.stack
    watching.auto(t)
    t.s.clans[ME].at = "JV1"  # having died, it has awoken elsewhere
    watching.auto(t)

    assert watching.over
    assert [event.foe for event in told(t, e.Ambushed)] == ["brigand-1"]


@pytest.mark.rule("WA-85")
def test_nobody_near_nothing_happens() -> None:
    t = rolling(lay(clan(HERE), clan(), npcs=[npc("brigand", AWAY)]))

    assert not ambush(t, ME)
    assert not t.s.stack
    assert not t.events
