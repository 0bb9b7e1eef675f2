from __future__ import annotations

from typing import Any

import pytest

from engine.core import Applied, Event
from engine.games.realm_of_wonder import GAME
from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder.state import Realm
from tests.engine.honours import at_the_end, in_a_moment
from tests.engine.realm_of_wonder.ground import WELL
from tests.engine.realm_of_wonder.kit import FOE, ME, do, done, events, laid, side
from tests.engine.realm_of_wonder.test_battle import facing, fight, lair
from tests.engine.realm_of_wonder.test_counterspell import COUNTER, OTHER
from tests.engine.realm_of_wonder.test_ending import GATE, ROADS
from tests.engine.realm_of_wonder.test_forts import by_fort
from tests.engine.realm_of_wonder.test_spoils import beaten


def enters(road: str = "quest", foe: dict[str, Any] | None = None, **mine: Any) -> Applied[Realm]:
    """I enter the castle."""
    me = side(at=GATE, left=4, **{**ROADS[road], **mine})
    return done(laid(me, side(**(foe or {}))), a.EnterCastle())


def lost_battle() -> tuple[Event, ...]:
    _, happened = fight(facing(), "1", "3")
    return happened


def won_battle() -> tuple[Event, ...]:
    _, happened = fight(facing(), "3", "1")
    return happened


def end(last: Applied[Realm], *before: tuple[Event, ...]) -> set[str]:
    """What I have earned."""
    return {honour for seat, honour in at_the_end(GAME, last.s, *before, last.events) if seat == ME}


def test_the_long_way_round() -> None:
    assert "long-way-round" in end(enters(), lost_battle(), lost_battle())
    assert "long-way-round" not in end(enters(), lost_battle())


def test_straight_up_the_stairs() -> None:
    beats, happened = fight(lair("cyclops"), "3", "1")
    assert beats.characters[ME].tiles == ["cyclops"]

    assert "walked-in" in end(enters(), lost_battle())
    assert "walked-in" not in end(enters(), won_battle())
    assert "walked-in" not in end(enters("monsters"), happened)


@pytest.mark.parametrize(("road", "tile"), [("monsters", "dragon"), ("orbs", "cursed")])
def test_borrowed_glory(road: str, tile: str) -> None:
    taken = events(beaten(None, {"tiles": [tile]}), a.TakeTile(tile))
    no_use = events(beaten(None, {"tiles": ["potion"]}), a.TakeTile("potion"))

    assert "borrowed-glory" in end(enters(road), taken)
    assert "borrowed-glory" not in end(enters(road), no_use)
    assert "borrowed-glory" not in end(enters("quest"), taken)


def test_spoilt_for_choice() -> None:
    assert "two-roads" in end(enters("orbs", victory=True))
    assert "two-roads" not in end(enters("orbs"))


@pytest.mark.parametrize(("height", "tokens"), [(3, 4), (2, 4)])
def test_new_management(height: int, tokens: int) -> None:
    s = by_fort(height, mp=20)

    applied = done(s, a.Conquer(WELL, tokens))

    assert in_a_moment(GAME, [(s, applied)]) == ({(ME, "new-tenant")} if height > 2 else set())


@pytest.mark.parametrize("help", [{}, {"tiles": ["knight"]}, {"muscles": 1}])
def test_bare_hands(help: dict[str, Any]) -> None:
    s, happened = fight(lair("dragon", help), "purple", "3", "1")
    assert "dragon" in s.characters[ME].tiles

    assert ("bare-hands" in end(enters(), happened)) == (not help)


def test_bare_hands_need_not_win_the_race() -> None:
    _, happened = fight(lair("dragon"), "purple", "3", "1")
    wins = enters()
    foes = at_the_end(GAME, wins.s, lost_battle(), wins.events)

    assert (ME, "bare-hands") in at_the_end(GAME, wins.s, happened, wins.events)
    assert not {honour for seat, honour in foes if seat == FOE}


def test_no_you_dont() -> None:
    me = side(magic=["minus", OTHER])
    s = do(laid(me, side(magic=[COUNTER]), step="spells"), a.Cast("minus"))

    answered = done(s, a.TargetSeat(FOE))

    assert in_a_moment(GAME, [(s, answered)]) == {(ME, "no-you-dont")}


def test_to_counter_another_spell_is_nothing_special() -> None:
    s = laid(side(magic=["minus"]), side(magic=[COUNTER]), step="spells")

    answered = done(do(s, a.Cast("minus")), a.TargetSeat(FOE))

    assert in_a_moment(GAME, [(s, answered)]) == set()


def test_it_knows_you_by_now() -> None:
    _, cyclops = fight(lair("cyclops"), "1", "3")
    _, vampire = fight(lair("vampire"), "1", "3")

    assert "twice-bitten" in end(enters(), cyclops, vampire, cyclops)
    assert "twice-bitten" not in end(enters(), cyclops, vampire)
