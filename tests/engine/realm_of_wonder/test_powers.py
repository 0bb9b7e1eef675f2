"""Special powers: RW-44 to RW-50, and where they end: RW-34."""

from __future__ import annotations

import pytest

from engine.core import Action
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.actions import (
    EndTurn,
    UseCatapult,
    UseFist,
    UseFrozenStone,
    UseHelmet,
    UseVulture,
    UseWand,
    Walk,
)
from engine.games.realm_of_wonder.board import LANDS
from engine.games.realm_of_wonder.cards import CharacterKey
from engine.games.realm_of_wonder.routes import open_ways
from engine.games.realm_of_wonder.state import Realm
from tests.engine.playing import Loaded
from tests.engine.realm_of_wonder.kit import FOE, ME, blocked, do, done, laid, offered, offers, side
from tests.engine.realm_of_wonder.test_walking import walks


def spaces(s: Realm, kind: type[UseCatapult] | type[UseHelmet]) -> set[str]:
    return {action.space for action in offers(s, ME) if isinstance(action, kind)}


# --- use --------------------------------------------------------------------------------------


@pytest.mark.rule("RW-44")
@pytest.mark.parametrize(
    ("key", "power"),
    [
        ("mage", UseWand()),
        ("golem", UseFist()),
        ("troll", UseVulture()),
        ("yeti", UseFrozenStone("middle")),
        ("gnome", UseCatapult("Q8")),
        ("cyclops", UseHelmet("H8")),
    ],
)
def test_a_power_is_free_and_used_once_until_it_is_made_ready(
    key: CharacterKey, power: Action
) -> None:
    s = laid(side(key=key, at="H7", mp=0), side(key="mage" if key != "mage" else "golem"))

    applied = done(s, power)

    assert applied.events[0] == e.PowerUsed(ME, key)
    assert not applied.s.characters[ME].ready
    assert not offered(applied.s, power)
    assert blocked(laid(side(key="mage", ready=False)), UseWand()) == "rw-44-spent"


@pytest.mark.rule("RW-44")
def test_only_in_the_own_movement_turn() -> None:
    s = laid(side(), side(key="golem"))

    assert not offered(s, UseFist(), FOE)
    assert offered(do(s, EndTurn()), UseFist(), FOE)


@pytest.mark.rule("RW-34")
def test_no_power_starts_on_the_castle_island() -> None:
    assert blocked(laid(side(key="mage", at="K3"), side(key="golem")), UseWand()) == "rw-34-power"


# --- the six ----------------------------------------------------------------------------------


@pytest.mark.rule("RW-45", "RW-78")
def test_the_wand_draws_one_mp_from_every_own_well_the_house_s_too() -> None:
    s = laid(side(mp=2, forts={"H4": 3, "Q3": 1}))

    assert do(s, UseWand()).characters[ME].mp == 5


@pytest.mark.rule("RW-46")
def test_the_fist_breaks_through_walls_at_usual_costs() -> None:
    s = laid(side(key="golem", at="H8", left=2), side(key="mage"))

    then = do(s, UseFist())

    assert "H6" not in walks(s)
    assert open_ways(then, ME)["H6"].path == ("H6",)
    assert open_ways(then, ME)["H6"].cost == 2


@pytest.mark.rule("RW-47")
def test_the_vulture_makes_every_space_of_its_land_cost_one_on_both_discs() -> None:
    s = laid(side(key="troll", at="H12", left=9), side(key="golem"))

    then = do(s, UseVulture())

    assert then.characters[ME].pace.vulture == "heath"
    assert (open_ways(s, ME)["H14"].cost, open_ways(then, ME)["H14"].cost) == (2, 1)
    assert open_ways(then, ME)["H6"].cost == 3  # each step costs one
    assert open_ways(then, ME)["D12"].cost == 2


@pytest.mark.rule("RW-48")
def test_the_frozen_runestone_turns_a_whirl_to_the_ice() -> None:
    s = laid(side(key="yeti"), side(key="golem"))

    then = do(s, UseFrozenStone("castle"))

    assert then.castle == LANDS.index("ice")
    assert then.middle == 0
    assert not offered(laid(side(key="yeti"), side(), middle="ice"), UseFrozenStone("middle"))


@pytest.mark.rule("RW-49")
def test_the_catapult_throws_to_any_vortex_of_the_outer_disc() -> None:
    s = laid(side(key="gnome", at="O13", left=0), side(key="golem"))

    then = do(s, UseCatapult("H7"))

    assert spaces(s, UseCatapult) == {"H7", "Q8", "M7", "I3", "O8", "D6"}
    assert then.characters[ME].at == "H7"


@pytest.mark.rule("RW-41", "RW-49", "RW-76")
def test_a_flight_to_an_occupied_vortex_is_a_battle() -> None:
    s = laid(side(key="gnome", at="O13"), side(key="golem", at="H7"))

    drawn = done(s, UseCatapult("H7"), dice=Loaded("1", "1"))

    assert e.BattleBegan(ME, FOE, "H7") in drawn.events
    assert drawn.s.characters[ME].at == "O13"


@pytest.mark.rule("RW-50")
def test_the_helmet_dives_to_easy_beaches_of_the_same_land() -> None:
    s = laid(side(key="cyclops", at="Q6", left=0), side(key="golem"))

    then = do(s, UseHelmet("Q15"))

    assert spaces(s, UseHelmet) == {"Q4", "Q15"}  # Q12 is hard
    assert then.characters[ME].at == "Q15"
    assert spaces(laid(side(key="cyclops", at="Q3"), side()), UseHelmet) == set()


@pytest.mark.rule("RW-37", "RW-50")
def test_the_helmet_leads_into_no_foreign_fort() -> None:
    s = laid(side(key="cyclops", at="Q6"), side(key="golem", forts={"Q15": 1}))

    assert spaces(s, UseHelmet) == {"Q4"}


@pytest.mark.rule("RW-50", "RW-76")
def test_a_dive_to_who_stands_there_is_a_battle_with_a_monster_too() -> None:
    s = laid(side(key="cyclops", at="Q6"), side(key="golem", at="Q15"), monsters={"Q4": "vampire"})

    assert e.BattleBegan(ME, FOE, "Q15") in done(s, UseHelmet("Q15")).events
    assert e.MonsterFought(ME, "vampire", "Q4") in done(s, UseHelmet("Q4")).events


# --- where they end ---------------------------------------------------------------------------


@pytest.mark.rule("RW-34", "RW-46")
def test_the_fist_ends_at_the_castle_island() -> None:
    s = laid(side(key="golem", at="H15", left=5, pace={"fist": True}), side(key="mage"))

    then = do(s, Walk("K1"))

    assert not then.characters[ME].pace.fist
    assert "K2" not in open_ways(s, ME)
    assert open_ways(then, ME).get("K2") is None


@pytest.mark.rule("RW-34", "RW-47")
def test_the_vulture_ends_there_too() -> None:
    s = laid(side(key="troll", at="H14", left=9, pace={"vulture": "heath"}), side(key="mage"))

    then = do(s, Walk("K1"), Walk("H15"))

    assert (open_ways(s, ME)["H13"].cost, open_ways(s, ME)["H11"].cost) == (2, 2)
    assert open_ways(then, ME)["H14"].cost == 2


@pytest.mark.rule("RW-46", "RW-47")
def test_fist_and_vulture_last_for_a_round() -> None:
    s = laid(side(key="golem"), side(key="troll"))

    then = do(s, UseFist(), EndTurn(), UseVulture(), EndTurn())

    assert not then.characters[ME].pace.fist
    assert not then.characters[FOE].pace.vulture
