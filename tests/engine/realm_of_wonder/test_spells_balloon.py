"""The balloon in one's own turn: RW-55, and where it is given up: RW-34."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.actions import Attack, Conquer, Walk
from engine.games.realm_of_wonder.routes import open_ways
from engine.games.realm_of_wonder.state import Realm
from tests.engine.playing import Loaded
from tests.engine.realm_of_wonder.kit import FOE, ME, Side, do, done, laid, offered, side
from tests.engine.realm_of_wonder.test_walking import left, option, walks, where


def flying(at: str = "", points: int = 3, **more: Any) -> Side:
    return side(at=at, left=points, pace={"balloon": True}, **more)


def cost(s: Realm, space: str) -> int:
    return open_ways(s, ME)[space].cost


@pytest.mark.rule("RW-55")
def test_every_space_costs_one() -> None:
    on_foot, in_the_air = laid(side(left=3)), laid(flying())

    assert (cost(on_foot, "H6"), cost(in_the_air, "H6")) == (3, 2)


@pytest.mark.rule("RW-55")
def test_it_crosses_characters_monsters_and_forts() -> None:
    barred = {"H3": "dragon"}
    s = laid(flying(points=2), side(at="H4", forts={"H4": 3}), monsters=barred)
    on_foot = laid(side(left=2), side(at="H4", forts={"H4": 3}), monsters=barred)

    assert walks(s) == {"H5", "H6", "H9"}
    assert walks(on_foot) == set()


@pytest.mark.rule("RW-27", "RW-55", "RW-77")
def test_it_crosses_a_house_but_never_lands_there() -> None:
    s = laid(flying(at="H3", points=2, key="golem"), side(key="mage", at="H6"))

    assert open_ways(s, ME)["H4"].path == ("H1", "H4")
    assert not offered(s, Walk("H1"))
    assert not offered(s, Attack("H1"))


@pytest.mark.rule("RW-33", "RW-55")
def test_it_crosses_walls() -> None:
    assert offered(laid(flying(at="H6", points=1)), Walk("H8"))


@pytest.mark.rule("RW-55")
def test_it_does_not_cross_water() -> None:
    s = laid(flying(at="H8", points=1))
    apart = laid(flying(at="H2", points=1), middle="quarry")

    assert walks(s) == {"H2", "H6", "H9"}
    assert not any(code.endswith("11") for code in walks(apart))


@pytest.mark.rule("RW-55")
def test_it_comes_down_upon_a_character_a_monster_or_a_fort_by_battle_or_conquest() -> None:
    s = laid(flying(), side(at="H3", forts={"H4": 1}), monsters={"H6": "cyclops"})

    assert not {"H3", "H4", "H6"} & walks(s)
    assert offered(s, Attack("H3"))
    assert offered(s, Attack("H6"))
    assert offered(s, Conquer("H4", 2))


@pytest.mark.rule("RW-41", "RW-55")
def test_a_draw_leads_back_to_where_one_could_stand_on_the_way() -> None:
    s = laid(flying(), side(at="H3"), monsters={"H5": "cyclops"})

    then = done(s, Attack("H5"), dice=Loaded("2", "1")).s

    assert open_ways(s, ME)["H5"].path == ("H3", "H5")
    assert (where(then), where(then, FOE)) == ("H1", "H3")


@pytest.mark.rule("RW-34")
def test_it_is_given_up_on_the_castle_island_and_remaining_points_stay() -> None:
    s = laid(flying(at="H14"))

    applied = done(s, Walk("K1"))

    assert applied.events == (e.Walked(ME, ["H15", "K1"], 2), e.BalloonLeft(ME))
    assert left(applied.s) == 1
    assert not applied.s.characters[ME].pace.balloon


@pytest.mark.rule("RW-34")
def test_the_way_says_that_it_is_given_up() -> None:
    detail = option(laid(flying(at="H15")), Walk("K1")).detail

    assert detail
    assert "here-balloon" in str(detail)


@pytest.mark.rule("RW-34")
def test_the_step_onto_the_island_needs_a_path() -> None:
    assert not offered(laid(flying(at="H15", points=1), castle="quarry"), Walk("K1"))


@pytest.mark.rule("RW-34")
def test_on_the_island_everything_is_as_on_foot() -> None:
    s = laid(flying(at="H15", points=6), side(at="K6"))

    ways = open_ways(s, ME)

    assert not {"K2", "K5", "K"} & ways.keys()
    assert offered(s, Attack("K6"))


@pytest.mark.rule("RW-34")
def test_a_way_in_the_air_ends_on_the_island_since_what_leads_on_costs_more() -> None:
    on_foot, in_the_air = laid(side(at="I15", left=6)), laid(flying(at="I15", points=6))

    landed = do(in_the_air, Walk("K4"))

    assert cost(on_foot, "H15") == 6
    assert "H15" not in open_ways(in_the_air, ME)
    assert "K4" in open_ways(in_the_air, ME)
    assert cost(landed, "H15") == 5
