"""Runestones: RW-30, RW-31, RW-67; what a turning disc takes with it: RW-26."""

from __future__ import annotations

import pytest

from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.actions import DrinkPotion, SetDisc, SpinDisc, Walk
from engine.games.realm_of_wonder.board import LANDS
from engine.games.realm_of_wonder.cards import MOVES
from engine.games.realm_of_wonder.state import points
from tests.engine.playing import Loaded
from tests.engine.realm_of_wonder.kit import FOE, ME, blocked, do, done, laid, offered, offers, side


@pytest.mark.rule("RW-30")
def test_one_mp_turns_a_disc_by_the_die() -> None:
    s = laid(side(at="H8"))

    applied = done(s, SpinDisc("castle"), dice=Loaded("orchard"))

    assert applied.events == (e.DieRolled(ME, "orchard"), e.DiscTurned("castle", "orchard"))
    assert (applied.s.middle, applied.s.castle) == (0, LANDS.index("orchard"))
    assert applied.s.characters[ME].mp == s.characters[ME].mp - 1
    assert not applied.free


@pytest.mark.rule("RW-31")
def test_three_mp_turn_a_whirl_to_a_land_of_ones_choice() -> None:
    s = laid(side(at="H8"))

    applied = done(s, SetDisc("middle", "ice"))

    assert applied.s.middle == LANDS.index("ice")
    assert applied.s.characters[ME].mp == s.characters[ME].mp - 3
    assert applied.free


@pytest.mark.rule("RW-74")
def test_both_whirls_may_line_up_with_one_path() -> None:
    s = laid(side(at="H8"), middle="ice", castle="marsh")

    then = do(s, SetDisc("castle", "ice"))

    assert then.middle == then.castle == LANDS.index("ice")


@pytest.mark.rule("RW-31")
def test_a_whirl_that_is_there_already_is_not_turned() -> None:
    s = laid(side(at="H8"), middle="ice")

    assert SetDisc("middle", "ice") not in offers(s, ME)
    assert SetDisc("castle", "ice") in offers(s, ME)


@pytest.mark.rule("RW-30", "RW-31")
def test_turns_that_cannot_be_paid_say_so() -> None:
    poor = laid(side(at="H8", mp=0))

    assert blocked(poor, SpinDisc("middle")) == "rw-30-cost"
    assert blocked(poor, SetDisc("middle", "ice")) == "rw-31-cost"


@pytest.mark.rule("RW-30")
def test_discs_turn_at_runestones_only() -> None:
    assert not offered(laid(side(at="H4")), SpinDisc("middle"))
    assert offered(laid(side(at="H15")), SpinDisc("middle"))


@pytest.mark.rule("RW-26")
def test_a_disc_takes_everything_on_it_along() -> None:
    s = laid(side(at="H15", left=3), side(at="Q13", forts={"M14": 2}), monsters={"H12": "dragon"})

    then = do(s, SetDisc("middle", "dunes"), Walk("H11"), Walk("D2"))

    assert then.characters[ME].at == "D2"
    assert then.characters[FOE].at == "Q13"
    assert then.forts.keys() == {"M14"}
    assert then.monsters == {"H12": "dragon"}


@pytest.mark.rule("RW-67")
def test_a_potion_drunk_on_a_runestone_is_a_bonus_token_for_good() -> None:
    s = laid(side(at="H8", tiles=["potion", "orb"]))

    applied = done(s, DrinkPotion("muscle"))

    one = applied.s.characters[ME]
    assert applied.events == (e.PotionDrunk(ME), e.BonusTaken(ME, "muscle"))
    assert (one.tiles, one.muscles, one.shoes) == (["orb"], 1, 0)
    assert applied.s.bonus == 5
    assert "potion" in applied.s.gone


@pytest.mark.rule("RW-67")
def test_a_shoe_is_worth_a_point_in_every_turn_from_this_one_on() -> None:
    s = laid(side(at="H8", tiles=["potion"], left=2))

    now = do(s, DrinkPotion("shoe"))
    later = laid(side(move="move-20", shoes=1), side(move="move-10"))

    assert now.characters[ME].pace.left == 2 + 1
    assert later.characters[ME].pace.left == MOVES["move-20"].points + 1


@pytest.mark.rule("RW-22", "RW-67")
def test_a_shoe_gives_no_point_where_spells_took_more_than_all() -> None:
    s = laid(
        side(at="H8", tiles=["potion"], move="move-50", pace={"shift": -6}), side(move="move-1")
    )

    s = do(s, DrinkPotion("shoe"))

    assert (points(s, ME), s.characters[ME].pace.left) == (0, 0)


@pytest.mark.rule("RW-67")
def test_a_potion_is_drunk_on_a_runestone_only() -> None:
    assert not offered(laid(side(at="H4", tiles=["potion"])), DrinkPotion("shoe"))


@pytest.mark.rule("RW-79")
def test_without_a_bonus_token_left_the_potion_is_kept() -> None:
    s = laid(side(at="H8", tiles=["potion"], shoes=3), side(muscles=3))

    assert blocked(s, DrinkPotion("shoe")) == "rw-79-bonus"
