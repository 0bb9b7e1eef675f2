"""Vortices: RW-32, and fights at their ends: RW-41, RW-76."""

from __future__ import annotations

import pytest

from engine.core import named
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.actions import Vortex
from engine.games.realm_of_wonder.details import odds
from engine.games.realm_of_wonder.state import Realm
from tests.engine.playing import Loaded
from tests.engine.realm_of_wonder.kit import FOE, ME, blocked, do, done, laid, offers, side
from tests.engine.realm_of_wonder.test_walking import option


def jumps(s: Realm) -> set[str]:
    return {action.space for action in offers(s, ME) if isinstance(action, Vortex)}


@pytest.mark.rule("RW-32")
def test_three_mp_lead_to_the_next_vortex_of_the_disc_either_way() -> None:
    outer, middle = laid(side(at="H7")), laid(side(at="M11"))

    assert jumps(outer) == {"Q8", "D6"}
    assert jumps(middle) == {"O13", "D11"}
    assert jumps(laid(side(at="H4"))) == set()


@pytest.mark.rule("RW-32")
def test_it_may_be_repeated_and_costs_no_movement_points() -> None:
    s = laid(side(at="H7", left=0, mp=9))

    then = do(s, Vortex("Q8"), Vortex("M7"))

    assert (then.characters[ME].at, then.characters[ME].mp) == ("M7", 3)
    assert then.characters[ME].pace.left == 0


@pytest.mark.rule("RW-32")
def test_a_journey_that_cannot_be_paid_says_so() -> None:
    assert blocked(laid(side(at="H7", mp=2)), Vortex("Q8")) == "rw-32-cost"


@pytest.mark.rule("RW-76")
def test_a_battle_waits_at_an_occupied_vortex() -> None:
    s = laid(side(at="H7", left=2), side(at="Q8"))

    won = done(s, Vortex("Q8"), dice=Loaded("3", "1"))

    detail = option(s, Vortex("Q8")).detail
    assert detail
    assert detail.args == {"other": named(FOE), "monster": "", "odds": odds(0, 0)}
    assert e.BattleBegan(ME, FOE, "Q8") in won.events
    assert (won.s.characters[ME].at, won.s.characters[ME].pace.left) == ("Q8", 2)


@pytest.mark.rule("RW-41", "RW-76")
def test_a_draw_there_leads_back_to_where_the_journey_began() -> None:
    s = laid(side(at="H7", left=2), side(at="Q8"))

    drawn = done(s, Vortex("Q8"), dice=Loaded("1", "1"))

    assert drawn.s.characters[ME].at == "H7"
    assert e.TurnEnded(ME) in drawn.events
