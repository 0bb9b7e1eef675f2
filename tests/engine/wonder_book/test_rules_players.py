"""The Players' Phase: WB-27 to WB-34 and WB-39 to WB-42."""

from __future__ import annotations

import pytest

from engine.core import Msg
from engine.games.wonder_book.actions import (
    Agree,
    AskForItem,
    AskForShred,
    Attack,
    CallHero,
    Collect,
    EndTurn,
    GiveItem,
    GiveShred,
    Interact,
    Move,
    Refuse,
    TakeTurn,
    TurnPage,
    UseItem,
    UseShred,
    UseSkill,
)
from engine.games.wonder_book.cards import SHREDS
from engine.games.wonder_book.cards import conditions as when
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.kinds import Card, Goal, Special
from engine.games.wonder_book.events import HandOverRefused, TurnEnded
from engine.games.wonder_book.state import SPARKS, WonderBook, spark_supply
from tests.engine.wonder_book.laid import (
    NEVER,
    OPEN_CHEST,
    at,
    chest,
    deciding,
    events,
    hero,
    laid,
    offered,
    opened,
    play,
    refusal,
    story,
)

LAMP = Card("item", item="lantern", specials=(Special("lantern", (do.Hearts("you", 1),)),))
GLOW = Card("item", item="lantern", specials=(Special("lantern", (do.Hearts("area", 1),)),))
NEEDLE = Card(
    "item",
    item="needle",
    specials=(Special("needle", (do.Hearts("you", 1),), when=when.Here("garden")),),
)

# --- turns ----------------------------------------------------------------------------------


@pytest.mark.rule("WB-27")
def test_heroes_take_their_turns_in_any_order() -> None:
    s = laid(ken=at("square"), lara=at("square"), sid=at("square"))
    assert deciding(s) == ["ken", "lara", "sid"]

    s = play(s, TakeTurn("sid"), by="sid")
    assert deciding(s) == ["sid"]
    s = play(s, EndTurn())
    assert deciding(s) == ["ken", "lara"]
    s = play(s, TakeTurn("lara"), by="lara")
    s = play(s, EndTurn())

    assert deciding(s) == ["ken"]  # the last turn begins by itself
    assert EndTurn() in offered(s)


@pytest.mark.rule("WB-27")
def test_a_turn_is_finished_before_another_starts() -> None:
    s = laid(ken=at("square"), lara=at("square"), turn="ken")

    s = play(s, Move("lane"))

    assert refusal(s, TakeTurn("lara"), by="lara") is None
    assert deciding(s) == ["ken"]


@pytest.mark.rule("WB-27")
def test_nobody_takes_a_turn_twice_in_one_phase() -> None:
    s = laid(ken=at("square", done=True), lara=at("square"), sid=at("square"))

    assert deciding(s) == ["lara", "sid"]
    assert refusal(s, TakeTurn("ken"), by="ken") is None


@pytest.mark.rule("WB-27")
def test_a_house_players_hero_acts_when_called() -> None:
    s = laid(ken=at("square"), lara=at("square"), sid=at("square"), people=(True, False, True))
    assert deciding(s) == ["ken", "sid"]

    s = play(s, CallHero("lara"), by="ken")

    assert deciding(s) == ["lara"]


@pytest.mark.rule("WB-27")
def test_a_house_players_hero_acts_when_the_people_are_done() -> None:
    s = laid(
        ken=at("square"),
        lara=at("square"),
        sid=at("square"),
        people=(True, False, False),
        turn="ken",
    )

    s = play(s, EndTurn())

    assert deciding(s) == ["lara"]


@pytest.mark.rule("WB-28")
def test_a_turn_has_three_actions_and_an_action_may_be_repeated() -> None:
    s = laid(ken=at("square"), lara=at("lane"), sparks={"square": 3}, turn="ken")

    s = play(s, Collect(), Move("lane"))
    assert deciding(s) == ["ken"]
    s = play(s, Move("square"))

    assert (hero(s, "ken").done, hero(s, "ken").sparks, deciding(s)) == (True, 1, ["lara"])


@pytest.mark.rule("WB-28")
def test_unused_actions_are_lost_on_passing() -> None:
    s = laid(ken=at("square"), lara=at("lane"), turn="ken")

    told = events(s, EndTurn())
    s = play(s, EndTurn())

    assert told[0] == TurnEnded("ken")
    assert (hero(s, "ken").done, deciding(s)) == (True, ["lara"])


@pytest.mark.rule("WB-28")
def test_a_hero_that_can_only_pass_is_not_skipped() -> None:
    s = laid(ken=at("cellar"), lara=at("lane", done=True), turn="ken")

    assert (deciding(s), offered(s)) == (["ken"], [EndTurn()])


@pytest.mark.rule("WB-29")
def test_what_a_card_reveals_is_resolved_before_the_turn_goes_on() -> None:
    s = laid(ken=at("square"), lara=at("lane"), turn="ken", **chest("square", do.DrawShred("you")))

    s = play(s, Interact("chest"))
    assert (offered(s), deciding(s)) == ([TurnPage()], ["ken", "lara"])
    s = play(s, TurnPage())
    assert deciding(s) == ["ken"]
    s = play(s, Move("lane"), Move("square"))

    assert hero(s, "ken").done


# --- additional actions ---------------------------------------------------------------------


@pytest.mark.rule("WB-30")
def test_an_additional_action_does_not_count_towards_the_three() -> None:
    s = laid(ken=at("square", shreds=["twice-told"]), lara=at("lane"), turn="ken")

    s = play(s, UseShred("twice-told"), *[Move("lane"), Move("square")] * 2)

    assert (hero(s, "ken").done, hero(s, "ken").area) == (True, "square")


@pytest.mark.rule("WB-30")
def test_an_additional_action_is_taken_now_or_never() -> None:
    s = laid(lara=at("square", sparks=1), ken=at("lane"), turn="lara")

    s = play(s, UseSkill("tag-team"), EndTurn())
    assert deciding(s) == ["lara"]
    s = play(s, Move("square"), Move("lane"))

    assert hero(s, "lara").done


@pytest.mark.rule("WB-30")
def test_a_stated_kind_is_the_only_one_on_offer() -> None:
    s = laid(
        ken=at("square", shreds=["mist"]),
        lara=at("lane"),
        sparks={"square": 2},
        turn="ken",
        **chest("square", do.Extra("collect")),
    )

    s = play(s, Interact("chest"))

    assert offered(s) == [Collect(), EndTurn()]


@pytest.mark.rule("WB-30")
def test_an_additional_action_can_be_a_special_action() -> None:
    s = laid(
        ken=at("square", shreds=["fireflies"]),
        lara=at("lane"),
        turn="ken",
        **chest("square", do.Extra()),
    )

    s = play(s, Interact("chest"), UseShred("fireflies"))

    assert hero(s, "ken").sparks == 2


@pytest.mark.rule("WB-30")
def test_another_hero_may_be_given_an_additional_action() -> None:
    s = laid(lara=at("square", sparks=1, skills=["plan-b"]), ken=at("lane", done=True), turn="lara")

    s = play(s, UseSkill("plan-b"))
    assert deciding(s) == ["ken"]
    s = play(s, Move("bridge"))

    assert (hero(s, "ken").area, deciding(s)) == ("bridge", ["lara"])


# --- moving, Sparks, skills -----------------------------------------------------------------


@pytest.mark.rule("WB-31")
def test_a_hero_moves_over_dashed_lines_only() -> None:
    s = laid(ken=at("lane"), lara=at("square"), turn="ken")
    assert refusal(s, Move("tower")) == Msg("wb-31-wall", {"place": "tower"})
    assert refusal(s, Move("garden")) is None

    s = play(s, Move("square"))

    assert hero(s, "ken").area == hero(s, "lara").area == "square"


@pytest.mark.rule("WB-31")
def test_beyond_a_solid_line_nothing_is_adjacent() -> None:
    s = laid(sid=at("lane", shreds=["mist"]), ken=at("tower"), turn="sid", wyrms={"A": "tower"})

    assert refusal(s, Attack()) == Msg("wb-35-adjacent", {"way": True})
    assert refusal(s, GiveShred("mist", "ken")) is None


@pytest.mark.rule("WB-32")
def test_a_spark_is_collected_from_the_own_area() -> None:
    s = laid(ken=at("square"), lara=at("square"), turn="ken", sparks={"square": 1, "lane": 1})

    s = play(s, Collect())

    assert (hero(s, "ken").sparks, s.sparks) == (1, {"square": 0, "lane": 1})
    assert refusal(s, Collect()) == Msg("wb-32-none", {"place": "square"})


@pytest.mark.rule("WB-32")
def test_a_gained_spark_comes_from_the_supply() -> None:
    s = laid(ken=at("square", shreds=["fireflies"]), lara=at("square"), turn="ken")
    before = spark_supply(s)

    s = play(s, UseShred("fireflies"))

    assert (hero(s, "ken").sparks, spark_supply(s)) == (2, before - 2)


@pytest.mark.rule("WB-33", "WB-34")
def test_a_skill_is_paid_to_the_supply_then_resolved() -> None:
    s = laid(sid=at("square", sparks=1), ken=at("square"), turn="sid")
    before = spark_supply(s)

    s = play(s, UseSkill("tinker"))

    assert (hero(s, "sid").sparks, len(hero(s, "sid").shreds)) == (0, 1)
    assert spark_supply(s) == before + 1
    assert refusal(s, UseSkill("tinker")) == Msg("wb-33-sparks", {"n": 1, "held": 0, "near": False})


@pytest.mark.rule("WB-34")
def test_a_skill_that_could_do_nothing_cannot_be_used() -> None:
    s = laid(
        tina=at("square", sparks=1),
        ken=at("square"),
        turn="tina",
    )

    assert refusal(s, UseSkill("patch-up")) == Msg("wb-34-nothing")


@pytest.mark.rule("WB-34")
def test_only_the_own_skills_can_be_used() -> None:
    s = laid(ken=at("square", sparks=3), sid=at("square"), turn="ken", wyrms={"A": "square"})

    assert refusal(s, UseSkill("tinker")) is None
    assert UseSkill("headlong") in offered(s)


# --- objects and items ----------------------------------------------------------------------


@pytest.mark.rule("WB-39")
def test_interacting_flips_the_card_of_the_own_area() -> None:
    s = laid(ken=at("lane"), lara=at("lane"), turn="ken", **chest("square", do.Hearts("you", -1)))
    elsewhere = Msg("wb-39-elsewhere", {"object": "chest", "place": "square", "way": True})
    assert refusal(s, Interact("chest")) == elsewhere

    s = play(s, Move("square"), *OPEN_CHEST)

    assert (hero(s, "ken").hearts, hero(s, "lara").hearts) == (5, 5)


@pytest.mark.rule("WB-39", "WB-33")
def test_an_interaction_may_cost_sparks() -> None:
    s = laid(
        ken=at("square", sparks=1),
        lara=at("lane"),
        sparks={"square": 1},
        turn="ken",
        **chest("square", do.DrawShred("you"), sparks=2),
    )
    assert refusal(s, Interact("chest")) == Msg("wb-39-sparks", {"n": 2, "held": 1, "near": True})

    s = play(s, Collect(), *OPEN_CHEST)

    assert (hero(s, "ken").sparks, len(hero(s, "ken").shreds)) == (0, 1)


def holders(taker: str = "lane") -> WonderBook:
    """Ken in the square holds a lantern and Mist; Lara holds Boulder."""
    return laid(
        ken=at("square", items=[2], shreds=["mist"]),
        lara=at(taker, shreds=["boulder"]),
        sid=at("square", hearts=0),
        turn="ken",
        cards={2: LAMP},
    )


@pytest.mark.rule("WB-40")
def test_an_item_is_given_to_a_hero_in_the_same_or_an_adjacent_area() -> None:
    s = holders()

    s = play(s, GiveItem("lantern", "lara"), GiveShred("mist", "sid"))

    assert (hero(s, "lara").items, hero(s, "sid").shreds) == ([2], ["mist"])
    assert (hero(s, "ken").items, hero(s, "ken").shreds) == ([], [])
    assert deciding(s) == ["ken"]


@pytest.mark.rule("WB-40")
def test_nothing_changes_hands_over_a_distance() -> None:
    s = holders("garden")

    assert refusal(s, GiveItem("lantern", "lara")) is None
    assert refusal(s, AskForShred("boulder", "lara")) is None


@pytest.mark.rule("WB-40")
def test_an_item_is_taken_if_its_player_agrees() -> None:
    s = holders()

    s = play(s, AskForShred("boulder", "lara"))
    assert (deciding(s), offered(s)) == (["lara"], [Agree(), Refuse()])
    s = play(s, Agree())

    assert (hero(s, "ken").shreds, hero(s, "lara").shreds) == (["mist", "boulder"], [])


@pytest.mark.rule("WB-07", "WB-40")
def test_who_plays_alone_is_not_asked_whether_they_agree() -> None:
    solo = opened({1: story()}, mode="solo").alone
    s = laid(
        ken=at("square"), lara=at("lane", shreds=["mist"]), turn="ken", settings={"alone": solo}
    )

    s = play(s, AskForShred("mist", "lara"))

    assert (hero(s, "ken").shreds, hero(s, "lara").shreds) == (["mist"], [])
    assert (deciding(s), Move("lane") in offered(s)) == (["ken"], True)


@pytest.mark.rule("WB-40")
def test_a_refused_request_costs_no_action_but_is_not_made_again_in_the_turn() -> None:
    s = holders()

    s = play(s, AskForShred("boulder", "lara"))
    told = events(s, Refuse())
    s = play(s, Refuse(), Move("lane"), Move("square"))

    assert told[0] == HandOverRefused("lara")
    assert (hero(s, "lara").shreds, hero(s, "ken").done) == (["boulder"], False)
    assert refusal(s, AskForShred("boulder", "lara")) == Msg("wb-40-refused")


@pytest.mark.rule("WB-40")
def test_who_was_refused_may_ask_for_something_else_and_ask_somebody_else() -> None:
    s = laid(
        ken=at("square"),
        lara=at("square", shreds=["boulder", "mist"]),
        sid=at("lane", shreds=["boulder"]),
        turn="ken",
    )

    s = play(s, AskForShred("boulder", "lara"), Refuse())
    s = play(s, AskForShred("mist", "lara"), Agree(), AskForShred("boulder", "sid"), Agree())

    assert hero(s, "ken").shreds == ["mist", "boulder"]


@pytest.mark.rule("WB-40")
def test_nor_is_it_made_again_in_an_action_given_by_another_hero() -> None:
    s = laid(
        lara=at("lane", sparks=1, skills=["plan-b"], shreds=["boulder"]),
        ken=at("square"),
        turn="lara",
    )

    s = play(s, UseSkill("plan-b"), AskForShred("boulder", "lara"), Refuse())

    assert deciding(s) == ["ken"]
    assert refusal(s, AskForShred("boulder", "lara")) == Msg("wb-40-refused")


@pytest.mark.rule("WB-40")
def test_items_are_taken_from_a_knocked_out_hero() -> None:
    s = laid(ken=at("square"), lara=at("square", hearts=0, items=[2]), turn="ken", cards={2: LAMP})

    s = play(s, AskForItem("lantern", "lara"), Agree())

    assert hero(s, "ken").items == [2]


@pytest.mark.rule("WB-41")
def test_a_special_action_follows_its_own_condition() -> None:
    s = laid(ken=at("tower", hearts=2, items=[2]), lara=at("square"), turn="ken", cards={2: NEEDLE})
    assert refusal(s, UseItem("needle")) == Msg("wb-41-elsewhere", {"place": "garden", "way": True})

    s = play(s, Move("garden"), UseItem("needle"))

    assert hero(s, "ken").hearts == 3


@pytest.mark.rule("WB-41")
def test_a_special_action_needs_something_that_it_can_do() -> None:
    shreds = ["boulder", "honeycomb", "fireflies"]
    s = laid(
        ken=at("square", shreds=shreds, items=[2]),
        lara=at("square", sparks=SPARKS),
        turn="ken",
        cards={2: GLOW},
    )

    for action in (*map(UseShred, shreds), UseItem("lantern")):
        assert refusal(s, action) == Msg("wb-41-nothing")
    assert hero(s, "ken").shreds == shreds


@pytest.mark.rule("WB-34")
def test_without_a_shred_card_in_deck_and_discard_pile_none_can_be_drawn() -> None:
    every = [name for name, shred in SHREDS.items() for _ in range(shred.copies)]
    s = laid(sid=at("square", sparks=2), ken=at("lane", shreds=every), turn="sid")

    assert refusal(s, UseSkill("tinker")) == Msg("wb-34-nothing")


# --- the end of the phase -------------------------------------------------------------------


@pytest.mark.rule("WB-42")
def test_the_phase_ends_when_every_standing_hero_has_acted() -> None:
    s = laid(
        ken=at("square"),
        lara=at("square"),
        sid=at("square", hearts=0),
        turn="ken",
        goal=Goal(NEVER.test, "bridge", (do.PutSparks("garden", 1),)),
    )

    s = play(s, EndTurn())
    assert (deciding(s), s.sparks) == (["lara"], {})
    s = play(s, EndTurn())

    assert (s.sparks, s.round) == ({"garden": 1}, 2)
