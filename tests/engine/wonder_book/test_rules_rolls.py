"""Attacks, damage and dice: WB-35 to WB-38."""

from __future__ import annotations

import pytest

from engine.core import Action, Msg
from engine.games.wonder_book import GAME
from engine.games.wonder_book.actions import (
    Attack,
    HoldBack,
    Interact,
    Keep,
    Move,
    PickArea,
    Reroll,
    Stop,
    Strike,
    TurnPage,
    UseItem,
    UseShred,
    UseSkill,
)
from engine.games.wonder_book.cards import conditions as when
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.effects import Effect
from engine.games.wonder_book.cards.kinds import Card, Goal, Special
from engine.games.wonder_book.state import Wyrm
from tests.engine.wonder_book.laid import (
    OPEN_CHEST,
    at,
    chest,
    deciding,
    done,
    hero,
    laid,
    offered,
    play,
    refusal,
    story,
    wyrm,
)

SUCCESSES: tuple[tuple[Effect, ...], ...] = ((), *((do.Count("hits", n),) for n in (1, 2, 3)))
DIE = Card("item", item="needle", specials=(Special("needle", (do.Roll(3, SUCCESSES),)),))

# --- attacks --------------------------------------------------------------------------------


@pytest.mark.rule("WB-35")
def test_the_target_is_chosen_after_the_roll() -> None:
    s = laid(sid=at("square"), ken=at("garden"), turn="sid", wyrms={"A": "square", "B": "lane"})

    s = play(s, Attack(), rolls="+-")
    assert offered(s) == [Strike("A"), Strike("B"), Reroll(), Stop()]
    s = play(s, Strike("B"))

    assert (wyrm(s, "A").stunned, wyrm(s, "B").stunned) == (False, True)


@pytest.mark.rule("WB-35")
def test_an_attack_needs_a_valid_target_when_the_dice_are_rolled() -> None:
    s = laid(ken=at("square"), sid=at("garden"), turn="ken", wyrms={"A": "lane"})
    assert refusal(s, Attack()) == Msg("wb-35-area", {"way": True})

    s = play(s, Move("lane"), Attack(), Strike("A"), rolls="+++")

    assert wyrm(s, "A").area == ""


@pytest.mark.rule("WB-31", "WB-35")
def test_moving_first_is_advised_only_where_a_way_leads_out() -> None:
    s = laid(ken=at("square"), sid=at("garden"), turn="ken", wyrms={"A": "lane"})
    s.dashed = []

    assert not any(isinstance(action, Move) for action in GAME.legal(s, 0))
    assert refusal(s, Attack()) == Msg("wb-35-area", {"way": False})


@pytest.mark.rule("WB-35")
def test_without_success_nothing_happens_and_the_action_is_spent() -> None:
    s = laid(sid=at("square"), ken=at("garden"), turn="sid", wyrms={"A": "square", "B": "lane"})

    s = play(s, Attack(), Keep(), Attack(), Keep(), Attack(), Keep(), rolls="-" * 6)

    assert (wyrm(s, "A").stunned, wyrm(s, "B").stunned, hero(s, "sid").done) == (False, False, True)


@pytest.mark.rule("WB-35")
def test_an_attack_hits_one_wyrm() -> None:
    s = laid(
        ken=at("square"),
        sid=at("garden"),
        turn="ken",
        wyrms={"A": "square", "B": "square"},
        stunned="B",
    )

    s = play(s, Attack(), Strike("A"), rolls="++-")

    assert (wyrm(s, "A").area, wyrm(s, "B").area, wyrm(s, "B").stunned) == ("", "square", True)


@pytest.mark.rule("WB-36")
@pytest.mark.parametrize(
    ("stunned", "rolls", "strikes", "area", "down"),
    [
        ("", "+--", (), "square", True),
        ("", "++-", (Strike("A"),), "", False),
        ("A", "+--", (), "", False),
    ],
)
def test_a_wyrm_has_two_life_points(
    stunned: str, rolls: str, strikes: tuple[Strike, ...], area: str, down: bool
) -> None:
    s = laid(
        ken=at("square", hearts=1),
        sid=at("garden"),
        turn="ken",
        wyrms={"A": "square"},
        stunned=stunned,
    )

    s = play(s, Attack(), *strikes, rolls=rolls)

    assert (wyrm(s, "A").area, wyrm(s, "A").stunned) == (area, down)


@pytest.mark.rule("WB-36")
def test_damage_of_a_card_stuns_and_defeats_likewise_but_passes_nothing_on() -> None:
    s = laid(
        ken=at("square", shreds=["boulder"]),
        sid=at("garden"),
        turn="ken",
        wyrms={"A": "square", "B": "square"},
        stunned="A",
    )

    s = play(s, UseShred("boulder"), Strike("A"))

    assert (wyrm(s, "A").area, wyrm(s, "B").stunned) == ("", False)


@pytest.mark.rule("WB-36")
def test_damage_to_several_wyrms_hits_each_once() -> None:
    s = laid(
        sid=at("square", sparks=2, skills=["tripwire"]),
        ken=at("garden"),
        turn="sid",
        wyrms={"A": "square", "B": "lane", "C": "bridge"},
    )

    s = play(s, UseSkill("tripwire"), Strike("B"))
    assert offered(s) == [Strike("A"), Strike("C"), Stop()]
    s = play(s, Strike("C"))

    assert [wyrm(s, letter).stunned for letter in "ABC"] == [False, True, True]


@pytest.mark.rule("WB-36")
def test_a_sweep_hits_every_wyrm_of_the_area() -> None:
    s = laid(
        ken=at("square"),
        sid=at("garden"),
        turn="ken",
        wyrms={"A": "square", "B": "square", "C": "lane"},
        stunned="B",
        **chest("square", do.Sweep(1)),
    )

    s = play(s, *OPEN_CHEST)

    assert (wyrm(s, "A").stunned, wyrm(s, "B").area, wyrm(s, "C").stunned) == (True, "", False)


@pytest.mark.rule("WB-36")
def test_wyrms_that_stand_alike_are_one_choice() -> None:
    s = laid(sid=at("square"), ken=at("garden"), turn="sid", wyrms=dict.fromkeys("ABC", "lane"))

    s = play(s, Attack(), rolls="++")
    assert offered(s) == [Strike("A"), HoldBack(), Stop()]
    s = play(s, Strike("A"))

    assert [wyrm(s, letter).area for letter in "ABC"] == ["", "lane", "lane"]


@pytest.mark.rule("WB-35")
@pytest.mark.parametrize(
    ("then", "left"),
    [
        ((Strike("A"),), Wyrm("")),
        ((HoldBack(),), Wyrm("square", stunned=True)),
        ((Stop(),), Wyrm("square")),
    ],
    ids=["all", "held back", "nothing"],
)
def test_a_success_allows_damage_and_does_not_order_it(
    then: tuple[Action, ...], left: Wyrm
) -> None:
    s = laid(sid=at("square"), ken=at("garden"), turn="sid", wyrms={"A": "square"})

    s = play(s, Attack(), *then, rolls="++")

    assert (wyrm(s, "A"), deciding(s)) == (left, ["sid"])


@pytest.mark.rule("WB-35")
def test_nobody_is_asked_to_hold_back_where_no_wyrm_could_be_left_lying() -> None:
    s = laid(sid=at("square"), ken=at("garden"), turn="sid", wyrms={"A": "square"}, stunned="A")

    s = play(s, Attack(), rolls="++")

    assert (wyrm(s, "A").area, Move("lane") in offered(s)) == ("", True)


@pytest.mark.rule("WB-35", "WB-38")
def test_who_rolls_again_has_held_nothing_back() -> None:
    s = laid(ken=at("square"), sid=at("garden"), turn="ken", wyrms={"A": "square"})

    s = play(s, Attack(), HoldBack(), Reroll(), Strike("A"), rolls="++-" + "-")

    assert wyrm(s, "A").area == ""


@pytest.mark.rule("WB-37")
def test_damage_left_after_a_defeat_goes_to_further_targets() -> None:
    s = laid(
        ken=at("square"),
        sid=at("garden"),
        lara=at("garden"),
        turn="ken",
        wyrms={"A": "square", "B": "square", "C": "square"},
        stunned="AB",
    )

    s = play(s, Attack(), Strike("A"), Strike("B"), Strike("C"), rolls="+++")

    assert (wyrm(s, "A").area, wyrm(s, "B").area, wyrm(s, "C").stunned) == ("", "", True)


@pytest.mark.rule("WB-37")
@pytest.mark.parametrize(("then", "stunned"), [(Strike("B"), True), (Stop(), False)])
def test_what_is_left_over_can_be_dealt_to_the_one_other_target(
    then: Action, stunned: bool
) -> None:
    s = laid(
        sid=at("square"),
        ken=at("garden"),
        turn="sid",
        wyrms={"A": "square", "B": "lane"},
        stunned="A",
    )

    s = play(s, Attack(), Strike("A"), rolls="++")
    assert offered(s) == [Strike("B"), Stop()]
    s = play(s, then)

    assert (wyrm(s, "A").area, wyrm(s, "B").stunned, deciding(s)) == ("", stunned, ["sid"])


@pytest.mark.rule("WB-37")
def test_a_wyrm_that_lies_is_left_lying_where_the_hero_stops() -> None:
    s = laid(
        sid=at("square"),
        ken=at("garden"),
        turn="sid",
        wyrms={"A": "square", "B": "lane", "C": "bridge"},
        stunned="AB",
    )

    s = play(s, Attack(), Strike("A"), rolls="++")
    assert offered(s) == [Strike("C"), Strike("B"), Stop()]
    s = play(s, Stop())

    assert (wyrm(s, "B"), wyrm(s, "C")) == (Wyrm("lane", stunned=True), Wyrm("bridge"))


@pytest.mark.rule("WB-37")
def test_damage_left_without_a_further_target_is_lost() -> None:
    s = laid(
        ken=at("square"),
        sid=at("garden"),
        turn="ken",
        wyrms={"A": "square", "B": "lane"},
        stunned="A",
    )

    s = play(s, Attack(), rolls="+++")

    assert (wyrm(s, "A").area, wyrm(s, "B").stunned, deciding(s)) == ("", False, ["ken"])


# --- rolling again --------------------------------------------------------------------------


@pytest.mark.rule("WB-38")
def test_a_reroll_costs_a_heart_and_rolls_the_failures_again() -> None:
    s = laid(ken=at("square"), sid=at("garden"), turn="ken", wyrms={"A": "square"})

    s = play(s, Attack(), Reroll(), Strike("A"), rolls="+--" + "+-")

    assert (hero(s, "ken").hearts, s.roll, wyrm(s, "A").area) == (5, [True, True, False], "")
    s = play(s, Move("lane"), Move("square"))
    assert hero(s, "ken").done


@pytest.mark.rule("WB-38")
def test_only_one_reroll_a_turn() -> None:
    s = laid(ken=at("square"), sid=at("garden"), turn="ken", wyrms={"A": "square"})

    s = play(s, Attack(), Reroll(), Attack(), rolls="------" + "+--")

    assert (hero(s, "ken").hearts, wyrm(s, "A").stunned) == (5, True)
    assert refusal(s, Reroll()) is None


@pytest.mark.rule("WB-38")
def test_no_reroll_with_the_last_heart() -> None:
    s = laid(ken=at("square", hearts=1), sid=at("garden"), turn="ken", wyrms={"A": "square"})

    s = play(s, Attack(), rolls="---")

    assert (deciding(s), hero(s, "ken").hearts) == (["ken"], 1)
    assert refusal(s, Reroll()) is None


@pytest.mark.rule("WB-38")
def test_no_reroll_of_nothing_but_successes() -> None:
    s = laid(sid=at("square"), ken=at("garden"), turn="sid", wyrms={"A": "square", "B": "lane"})

    s = play(s, Attack(), rolls="++")

    assert Reroll() not in offered(s)


@pytest.mark.rule("WB-38")
def test_a_special_action_can_be_rerolled() -> None:
    s = laid(ken=at("square", items=[2]), sid=at("garden"), turn="ken", cards={2: DIE})

    s = play(s, UseItem("needle"), Reroll(), rolls="+--" + "++")

    assert (s.counters["hits"], hero(s, "ken").hearts) == (3, 5)


@pytest.mark.rule("WB-38")
def test_other_rolls_cannot_be_rerolled() -> None:
    s = laid(
        ken=at("square"), sid=at("garden"), turn="ken", **chest("square", do.Roll(3, SUCCESSES))
    )

    s = play(s, Interact("chest"), rolls="+--")

    assert (s.counters["hits"], offered(s)) == (1, [TurnPage()])


@pytest.mark.rule("WB-38")
def test_an_additional_action_shares_the_turns_one_reroll() -> None:
    s = laid(
        ken=at("square", shreds=["twice-told"]), sid=at("garden"), turn="ken", wyrms={"A": "square"}
    )

    s = play(s, UseShred("twice-told"), Attack(), Reroll(), rolls="------")
    s = play(s, Attack(), rolls="---")

    assert (hero(s, "ken").hearts, Reroll() in offered(s)) == (5, False)


@pytest.mark.rule("WB-38")
def test_no_reroll_in_another_hero_s_turn() -> None:
    s = laid(
        lara=at("square", sparks=1, skills=["plan-b"]),
        ken=at("lane", done=True),
        turn="lara",
        wyrms={"A": "lane"},
    )

    s = play(s, UseSkill("plan-b"), Attack(), rolls="---")

    assert (deciding(s), hero(s, "ken").hearts) == (["lara"], 6)


@pytest.mark.rule("WB-38")
def test_nothing_wards_off_the_price_of_a_reroll() -> None:
    s = laid(
        ken=at("square"),
        sid=at("garden"),
        turn="ken",
        wyrms={"A": "square"},
        **chest("square", do.Guard("you", 2)),
    )

    s = play(s, *OPEN_CHEST, Attack(), Reroll(), rolls="------")

    assert (hero(s, "ken").hearts, hero(s, "ken").guard) == (5, 2)


@pytest.mark.rule("WB-38", "WB-35")
def test_a_skill_may_walk_and_attack_with_other_dice() -> None:
    s = laid(
        ken=at("square", sparks=1), sid=at("garden"), turn="ken", wyrms={"A": "lane", "B": "lane"}
    )

    s = play(s, UseSkill("headlong"), PickArea("lane"), Strike("A"), Strike("B"), rolls="++++")

    assert (hero(s, "ken").area, wyrm(s, "A").area, wyrm(s, "B").area) == ("lane", "", "")


@pytest.mark.rule("WB-35")
def test_an_attack_that_a_card_orders_has_the_hero_s_special_effect() -> None:
    s = laid(
        lara=at("square", shreds=["giants-grip"]),
        ken=at("garden"),
        turn="lara",
        wyrms={"A": "square", "B": "square"},
    )

    s = play(s, UseShred("giants-grip"), Strike("A"), Strike("B"), rolls="++---")

    assert (wyrm(s, "A").area, wyrm(s, "B").area) == ("", "")


@pytest.mark.rule("WB-35")
def test_an_attack_that_a_skill_orders_is_lost_without_a_target() -> None:
    s = laid(ken=at("square", sparks=1), sid=at("garden"), turn="ken", wyrms={"A": "lane"})

    s = play(s, UseSkill("headlong"), Stop())

    assert (deciding(s), hero(s, "ken").sparks, wyrm(s, "A").stunned) == (["ken"], 0, False)


@pytest.mark.rule("WB-35")
def test_dice_end_free_undo() -> None:
    s = laid(ken=at("square"), sid=at("garden"), turn="ken", wyrms={"A": "square"})

    assert done(s, Move("lane")).free
    assert not done(s, Attack(), rolls="+++").free


@pytest.mark.rule("WB-36", "WB-24")
def test_defeated_wyrms_are_counted_for_a_goal() -> None:
    goal = Goal(when.AtLeast("defeated", 1), "bridge", (), do=(do.GoTo(2),))
    s = laid(
        ken=at("square"),
        sid=at("garden"),
        turn="ken",
        wyrms={"A": "square"},
        goal=goal,
        cards={2: story()},
    )

    s = play(s, Attack(), Strike("A"), rolls="+++")

    assert (s.counters["defeated"], s.goal) == (1, 0)
