"""Every word that a card can say does what it says."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from engine.core import Dice, Msg
from engine.games.wonder_book import GAME
from engine.games.wonder_book import content as c
from engine.games.wonder_book.actions import (
    EndTurn,
    Interact,
    Move,
    PickArea,
    PickHero,
    PickWyrm,
    Stop,
    TurnPage,
    UseShred,
    UseSkill,
)
from engine.games.wonder_book.conditions import holds
from engine.games.wonder_book.events import Guarded
from engine.games.wonder_book.phases import OWNERS
from engine.games.wonder_book.script import carry_out
from engine.games.wonder_book.state import Stack, WonderBook, in_play
from tests.engine.wonder_book.laid import (
    AREAS,
    LAID,
    NEVER,
    OPEN_CHEST,
    SEED,
    at,
    chest,
    events,
    hero,
    laid,
    offered,
    opened,
    play,
    refusal,
    story,
    wyrm,
)


def said(*do: c.Effect, **table: Any) -> WonderBook:
    """Ken and Lara stand in the square, Sid in the lane; Ken's card has ordered `do`."""
    heroes: dict[str, Any] = {"ken": at("square"), "lara": at("square"), "sid": at("lane")}
    s = laid(**{**heroes, "turn": "ken", **chest("square", *do), **table})
    return play(s, Interact("chest"))


def test_every_effect_is_carried_out_by_a_module_that_the_game_imports() -> None:
    owners = {owner.__name__ for owner in OWNERS}
    homeless = [
        effect.__name__
        for effect in get_args(c.Effect)
        if carry_out.dispatch(effect).__module__ not in owners
        or carry_out.dispatch(effect) is carry_out.dispatch(object)
    ]
    idle = owners - {carry_out.dispatch(effect).__module__ for effect in get_args(c.Effect)}
    assert (homeless, idle) == ([], set())


# --- the book -------------------------------------------------------------------------------


@pytest.mark.rule("WB-31")
def test_link_and_wall_change_where_heroes_can_go() -> None:
    s = said(c.Link("tower", "lane"), c.Wall("square", "lane"))

    s = play(s, TurnPage())

    assert Move("lane") not in offered(s)
    assert ("lane", "tower") in s.dashed
    assert ("lane", "square") in s.solid


def test_areas_open_and_close() -> None:
    s = opened({1: story(c.Open(AREAS), c.Open(("square",)), c.Close(("garden",)))})

    assert s.areas == [area for area in AREAS if area != "garden"]


def test_heroes_are_placed_and_carried() -> None:
    s = said(c.PlaceHeroes("garden"), c.Carry("cellar"), sid=at("lane", hearts=0))

    assert [each.area for each in s.heroes] == ["cellar", "garden", "garden"]


def test_the_vortex_moves() -> None:
    s = said(c.Vortex("garden"), c.Spawn(1))

    assert (s.vortex, wyrm(s, "A").area) == ("garden", "garden")


# --- Wyrms ----------------------------------------------------------------------------------


@pytest.mark.rule("WB-49")
@pytest.mark.parametrize(("area", "left"), [("square", ["lane"]), ("", [])])
def test_removed_wyrms_return_to_the_supply_undefeated(area: str, left: list[str]) -> None:
    s = said(c.RemoveWyrms(area), wyrms={"A": "square", "B": "lane"}, stunned="A")

    assert [s.wyrms[i].area for i in in_play(s)] == left
    assert (wyrm(s, "A").stunned, s.counters["defeated"]) == (False, 0)


def test_one_wyrm_is_stunned_or_all() -> None:
    wyrms = {"A": "square", "B": "lane", "C": "garden"}

    one = play(said(c.Stun("adjacent"), wyrms=wyrms), PickWyrm("B"))
    every = said(c.Stun("adjacent", all=True), wyrms=wyrms)

    assert [wyrm(one, letter).stunned for letter in "ABC"] == [False, True, False]
    assert [wyrm(every, letter).stunned for letter in "ABC"] == [True, True, False]


def test_a_wyrm_is_shoved_to_an_adjacent_area() -> None:
    s = said(c.Shove("adjacent"), wyrms={"A": "square", "B": "lane"})

    s = play(s, PickWyrm("B"))
    assert offered(s) == [PickArea("square"), PickArea("bridge")]
    s = play(s, PickArea("bridge"))

    assert [wyrm(s, letter).area for letter in "AB"] == ["square", "bridge"]


# --- heroes ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "hurt"), [("you", "ken"), ("each", "ken lara sid"), ("area", "ken lara")]
)
def test_who_is_meant(who: c.Who, hurt: str) -> None:
    s = said(c.Hearts(who, -1), c.Sparks(who, 2), c.Sparks(who, -1), c.DrawShred(who))

    for each, full in zip(s.heroes, (6, 5, 4), strict=True):
        hit = each.name in hurt
        assert (each.hearts, each.sparks, len(each.shreds)) == (full - hit, hit, hit)


def test_all_in_an_area_are_hurt() -> None:
    s = said(c.HurtIn("lane", 2))

    assert [each.hearts for each in s.heroes] == [6, 5, 2]


def test_a_guard_wards_off_hearts_until_the_next_round() -> None:
    s = laid(
        ken=at("square"),
        lara=at("square", done=True),
        turn="ken",
        wyrms={"A": "square"},
        goal=c.Goal(NEVER.test, "bridge", (c.Activate(3),)),
        **chest("square", c.Guard("you", 2)),
    )

    s = play(s, *OPEN_CHEST, EndTurn(), PickHero("ken"), PickHero("ken"))
    told = events(s, PickHero("ken"))
    s = play(s, PickHero("ken"))

    assert (hero(s, "ken").hearts, hero(s, "ken").guard, s.round) == (5, 0, 2)
    assert not any(isinstance(e, Guarded) for e in told)


def test_the_group_pays_together_and_says_who() -> None:
    s = said(
        c.PaySparks(3),
        ken=at("square", sparks=2),
        lara=at("square", sparks=1),
        sid=at("lane", sparks=0),
    )

    assert offered(s) == [PickHero("ken"), PickHero("lara")]
    s = play(s, PickHero("lara"))  # then only Ken has Sparks left

    assert [each.sparks for each in s.heroes] == [0, 0, 0]


@pytest.mark.rule("WB-52")
def test_heroes_are_healed_and_given_sparks() -> None:
    heroes = {"ken": at("square", hearts=1), "lara": at("square", hearts=1), "sid": at("lane")}

    healed = play(said(c.Heal(2, "area"), **heroes), PickHero("lara"))
    given = play(said(c.GiveSpark(2), **heroes), PickHero("sid"))

    assert [each.hearts for each in healed.heroes] == [1, 3, 4]
    assert [each.sparks for each in given.heroes] == [0, 0, 2]


def test_heroes_are_brought_and_joined() -> None:
    brought = said(c.Bring(), lara=at("tower", hearts=0))
    joined = said(c.Join(), lara=at("tower", hearts=0))

    assert [each.area for each in brought.heroes] == ["square", "tower", "square"]
    assert [each.area for each in joined.heroes] == ["lane", "tower", "lane"]


def test_a_walk_goes_step_by_step_and_may_stop() -> None:
    s = said(c.Walk(3))

    s = play(s, PickArea("tower"), PickArea("garden"), Stop())

    assert (hero(s, "ken").area, offered(s)) == ("garden", [TurnPage()])


@pytest.mark.parametrize("company", [PickHero("lara"), Stop()])
def test_one_hero_may_come_along(company: PickHero | Stop) -> None:
    s = said(c.Drag())

    s = play(s, PickArea("tower"), company)

    came = isinstance(company, PickHero)
    assert (hero(s, "ken").area, hero(s, "lara").area == "tower") == ("tower", came)


def test_sparks_are_gathered_from_around() -> None:
    s = said(c.Gather(), sparks={"square": 2, "lane": 1, "tower": 1, "garden": 1})

    assert hero(s, "ken").sparks == 3
    assert s.sparks == {"square": 1, "lane": 0, "tower": 0, "garden": 1}


@pytest.mark.rule("WB-38")
def test_the_group_says_who_rolls_and_nobody_rolls_again() -> None:
    s = said(c.Roll(2, ((c.Hearts("you", -1),), (c.Sparks("you", 1),)), by="group"))

    s = play(s, PickHero("sid"), rolls="--")

    assert (hero(s, "sid").hearts, offered(s)) == (3, [TurnPage()])


def test_a_side_door_leads_to_another_hero() -> None:
    s = laid(ken=at("square", shreds=["side-door"]), sid=at("garden"), turn="ken")

    s = play(s, UseShred("side-door"))

    assert hero(s, "ken").area == "garden"


def test_sharing_out_needs_more_than_one_heart() -> None:
    s = laid(
        tina=at("square", hearts=2, skills=["share-out"]), ken=at("square", hearts=2), turn="tina"
    )

    s = play(s, UseSkill("share-out"))

    assert (hero(s, "tina").hearts, hero(s, "ken").hearts) == (1, 3)
    assert refusal(s, UseSkill("share-out")) == Msg("wb-34-not-now")


# --- cards ----------------------------------------------------------------------------------


def test_cards_are_set_aside_unread() -> None:
    s = opened({1: story(c.Discard((2, 4))), 2: story(), 3: story(), 4: story()})

    assert (s.read, s.deck.cards) == ([1, 2, 4], ["3"])


def test_a_rule_is_in_force_from_the_moment_it_is_read() -> None:
    s = opened({1: story(c.RuleOn(2), c.Count("bells", 2), c.Count("bells", -5)), 2: story()})

    assert (s.rules, s.counters["bells"]) == ([2], 0)


# --- conditions -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("test", "true"),
    [
        (c.Has("ink"), True),
        (c.Has("salt"), False),
        (c.Lacks("salt"), True),
        (c.AtLeast("bells", 2), True),
        (c.AtLeast("bells", (2, 3, 4)), False),
        (c.Below("bells", 3), True),
        (c.Below("bells", 2), False),
        (c.HeroesIn("square"), False),
        (c.HeroesIn("square", 2), True),
        (c.SparksHeld(3), True),
        (c.SparksHeld(3, "lane"), False),
        (c.Holds(2), True),
        (c.Holds(2, "lane"), False),
        (c.StackDone("ovens"), True),
        (c.StackDone("chest"), False),
        (c.WyrmsIn("square"), True),
        (c.WyrmsIn("", 2), False),
        (c.NoWyrms("lane"), True),
        (c.NoWyrms(), False),
        (c.DestinyAtLeast(5), True),
        (c.DestinyAtLeast(6), False),
        (c.Heroes(3), True),
        (c.Heroes(4), False),
        (c.Plays("sid"), True),
        (c.Plays("tina"), False),
        (c.Here("square"), False),
        (c.Hearty(), False),
        (c.All((c.Has("ink"), c.Heroes(3))), True),
        (c.All((c.Has("ink"), c.Heroes(4))), False),
    ],
)
def test_conditions_without_an_acting_hero(test: c.Test, true: bool) -> None:
    s = laid(
        ken=at("square", sparks=2, items=[2]),
        lara=at("square", sparks=1),
        sid=at("lane"),
        wyrms={"A": "square"},
        stacks={"chest": Stack("square", [1])},
        cards={1: c.Card("interaction"), 2: c.Card("item", item="lantern")},
        settings={"keywords": ["ink"], "counters": {"bells": 2}},
    )

    assert holds(s, test) is true


@pytest.mark.parametrize(
    ("test", "ken", "lara"),
    [
        (c.Here("square"), True, False),
        (c.Hearty(), True, False),
        (c.Holds(2), True, False),
        (c.Holds(2, "lane"), False, False),
    ],
)
def test_conditions_of_the_acting_hero(test: c.Test, ken: bool, lara: bool) -> None:
    s = laid(
        ken=at("square", items=[2]),
        lara=at("lane", hearts=1),
        cards={2: c.Card("item", item="lantern")},
    )

    assert [holds(s, test, me) for me in (0, 1)] == [ken, lara]


def test_what_a_card_means_by_you_needs_an_acting_hero() -> None:
    with pytest.raises(RuntimeError, match="no hero acts"):
        opened({1: story(c.Open(AREAS), c.Hearts("you", -1))})


def test_a_story_that_ends_nowhere_is_loud() -> None:
    s = opened({1: story()})

    with pytest.raises(RuntimeError, match=f"chapter {LAID} has a dead end"):
        GAME.apply(s, 0, TurnPage(), Dice(SEED, 1))
