"""Every effect that a card can name does what it says."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from engine.core import Dice, Msg
from engine.games.wonder_book import GAME
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
from engine.games.wonder_book.cards import conditions as when
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.conditions import Test
from engine.games.wonder_book.cards.effects import Effect, Who
from engine.games.wonder_book.cards.kinds import Card, Goal
from engine.games.wonder_book.events import Guarded
from engine.games.wonder_book.holds import holds
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


def said(*effects: Effect, **table: Any) -> WonderBook:
    """Ken and Lara stand in the square, Sid in the lane; Ken's card has given `effects`."""
    heroes: dict[str, Any] = {"ken": at("square"), "lara": at("square"), "sid": at("lane")}
    s = laid(**{**heroes, "turn": "ken", **chest("square", *effects), **table})
    return play(s, Interact("chest"))


def test_every_effect_is_carried_out_by_a_module_that_the_game_imports() -> None:
    owners = {owner.__name__ for owner in OWNERS}
    homeless = [
        effect.__name__
        for effect in get_args(Effect)
        if carry_out.dispatch(effect).__module__ not in owners
        or carry_out.dispatch(effect) is carry_out.dispatch(object)
    ]
    idle = owners - {carry_out.dispatch(effect).__module__ for effect in get_args(Effect)}
    assert (homeless, idle) == ([], set())


# --- the book -------------------------------------------------------------------------------


@pytest.mark.rule("WB-31")
def test_link_and_wall_change_where_heroes_can_go() -> None:
    s = said(do.Link("tower", "lane"), do.Wall("square", "lane"))

    s = play(s, TurnPage())

    assert Move("lane") not in offered(s)
    assert ("lane", "tower") in s.dashed
    assert ("lane", "square") in s.solid


def test_areas_open_and_close() -> None:
    s = opened({1: story(do.Open(AREAS), do.Open(("square",)), do.Close(("garden",)))})

    assert s.areas == [area for area in AREAS if area != "garden"]


def test_heroes_are_placed_and_carried() -> None:
    s = said(do.PlaceHeroes("garden"), do.Carry("cellar"), sid=at("lane", hearts=0))

    assert [each.area for each in s.heroes] == ["cellar", "garden", "garden"]


def test_the_vortex_moves() -> None:
    s = said(do.Vortex("garden"), do.Spawn(1))

    assert (s.vortex, wyrm(s, "A").area) == ("garden", "garden")


# --- Wyrms ----------------------------------------------------------------------------------


@pytest.mark.rule("WB-49")
@pytest.mark.parametrize(("area", "left"), [("square", ["lane"]), ("", [])])
def test_removed_wyrms_return_to_the_supply_undefeated(area: str, left: list[str]) -> None:
    s = said(do.RemoveWyrms(area), wyrms={"A": "square", "B": "lane"}, stunned="A")

    assert [s.wyrms[i].area for i in in_play(s)] == left
    assert (wyrm(s, "A").stunned, s.counters["defeated"]) == (False, 0)


def test_one_wyrm_is_stunned_or_all() -> None:
    wyrms = {"A": "square", "B": "lane", "C": "garden"}

    one = play(said(do.Stun("adjacent"), wyrms=wyrms), PickWyrm("B"))
    every = said(do.Stun("adjacent", all=True), wyrms=wyrms)

    assert [wyrm(one, letter).stunned for letter in "ABC"] == [False, True, False]
    assert [wyrm(every, letter).stunned for letter in "ABC"] == [True, True, False]


def test_a_wyrm_is_shoved_to_an_adjacent_area() -> None:
    s = said(do.Shove("adjacent"), wyrms={"A": "square", "B": "lane"})

    s = play(s, PickWyrm("B"))
    assert offered(s) == [PickArea("square"), PickArea("bridge")]
    s = play(s, PickArea("bridge"))

    assert [wyrm(s, letter).area for letter in "AB"] == ["square", "bridge"]


# --- heroes ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "hurt"), [("you", "ken"), ("each", "ken lara sid"), ("area", "ken lara")]
)
def test_who_is_meant(who: Who, hurt: str) -> None:
    s = said(do.Hearts(who, -1), do.Sparks(who, 2), do.Sparks(who, -1), do.DrawShred(who))

    for each, full in zip(s.heroes, (6, 5, 4), strict=True):
        hit = each.name in hurt
        assert (each.hearts, each.sparks, len(each.shreds)) == (full - hit, hit, hit)


def test_all_in_an_area_are_hurt() -> None:
    s = said(do.HurtIn("lane", 2))

    assert [each.hearts for each in s.heroes] == [6, 5, 2]


def test_a_guard_wards_off_hearts_until_the_next_round() -> None:
    s = laid(
        ken=at("square"),
        lara=at("square", done=True),
        turn="ken",
        wyrms={"A": "square"},
        goal=Goal(NEVER.test, "bridge", (do.Activate(3),)),
        **chest("square", do.Guard("you", 2)),
    )

    s = play(s, *OPEN_CHEST, EndTurn(), PickHero("ken"), PickHero("ken"))
    told = events(s, PickHero("ken"))
    s = play(s, PickHero("ken"))

    assert (hero(s, "ken").hearts, hero(s, "ken").guard, s.round) == (5, 0, 2)
    assert not any(isinstance(e, Guarded) for e in told)


def test_the_group_pays_together_and_says_who() -> None:
    s = said(
        do.PaySparks(3),
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

    healed = play(said(do.Heal(2, "area"), **heroes), PickHero("lara"))
    given = play(said(do.GiveSpark(2), **heroes), PickHero("sid"))

    assert [each.hearts for each in healed.heroes] == [1, 3, 4]
    assert [each.sparks for each in given.heroes] == [0, 0, 2]


def test_heroes_are_brought_and_joined() -> None:
    brought = said(do.Bring(), lara=at("tower", hearts=0))
    joined = said(do.Join(), lara=at("tower", hearts=0))

    assert [each.area for each in brought.heroes] == ["square", "tower", "square"]
    assert [each.area for each in joined.heroes] == ["lane", "tower", "lane"]


def test_a_walk_goes_step_by_step_and_may_stop() -> None:
    s = said(do.Walk(3))

    s = play(s, PickArea("tower"), PickArea("garden"), Stop())

    assert (hero(s, "ken").area, offered(s)) == ("garden", [TurnPage()])


@pytest.mark.parametrize("company", [PickHero("lara"), Stop()])
def test_one_hero_may_come_along(company: PickHero | Stop) -> None:
    s = said(do.Drag())

    s = play(s, PickArea("tower"), company)

    came = isinstance(company, PickHero)
    assert (hero(s, "ken").area, hero(s, "lara").area == "tower") == ("tower", came)


def test_sparks_are_gathered_from_around() -> None:
    s = said(do.Gather(), sparks={"square": 2, "lane": 1, "tower": 1, "garden": 1})

    assert hero(s, "ken").sparks == 3
    assert s.sparks == {"square": 1, "lane": 0, "tower": 0, "garden": 1}


@pytest.mark.rule("WB-38")
def test_the_group_says_who_rolls_and_nobody_rolls_again() -> None:
    s = said(do.Roll(2, ((do.Hearts("you", -1),), (do.Sparks("you", 1),)), by="group"))

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
    s = opened({1: story(do.Discard((2, 4))), 2: story(), 3: story(), 4: story()})

    assert (s.read, s.deck.cards) == ([1, 2, 4], ["3"])


def test_a_rule_is_in_force_from_the_moment_it_is_read() -> None:
    s = opened({1: story(do.RuleOn(2), do.Count("bells", 2), do.Count("bells", -5)), 2: story()})

    assert (s.rules, s.counters["bells"]) == ([2], 0)


# --- conditions -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("test", "true"),
    [
        (when.Has("ink"), True),
        (when.Has("salt"), False),
        (when.Lacks("salt"), True),
        (when.AtLeast("bells", 2), True),
        (when.AtLeast("bells", (2, 3, 4)), False),
        (when.Below("bells", 3), True),
        (when.Below("bells", 2), False),
        (when.HeroesIn("square"), False),
        (when.HeroesIn("square", 2), True),
        (when.SparksHeld(3), True),
        (when.SparksHeld(3, "lane"), False),
        (when.Holds(2), True),
        (when.Holds(2, "lane"), False),
        (when.StackDone("ovens"), True),
        (when.StackDone("chest"), False),
        (when.WyrmsIn("square"), True),
        (when.WyrmsIn("", 2), False),
        (when.NoWyrms("lane"), True),
        (when.NoWyrms(), False),
        (when.DestinyAtLeast(5), True),
        (when.DestinyAtLeast(6), False),
        (when.Heroes(3), True),
        (when.Heroes(4), False),
        (when.Plays("sid"), True),
        (when.Plays("tina"), False),
        (when.Here("square"), False),
        (when.Hearty(), False),
        (when.All((when.Has("ink"), when.Heroes(3))), True),
        (when.All((when.Has("ink"), when.Heroes(4))), False),
    ],
)
def test_conditions_without_an_acting_hero(test: Test, true: bool) -> None:
    s = laid(
        ken=at("square", sparks=2, items=[2]),
        lara=at("square", sparks=1),
        sid=at("lane"),
        wyrms={"A": "square"},
        stacks={"chest": Stack("square", [1])},
        cards={1: Card("interaction"), 2: Card("item", item="lantern")},
        settings={"keywords": ["ink"], "counters": {"bells": 2}},
    )

    assert holds(s, test) is true


@pytest.mark.parametrize(
    ("test", "ken", "lara"),
    [
        (when.Here("square"), True, False),
        (when.Hearty(), True, False),
        (when.Holds(2), True, False),
        (when.Holds(2, "lane"), False, False),
    ],
)
def test_conditions_of_the_acting_hero(test: Test, ken: bool, lara: bool) -> None:
    s = laid(
        ken=at("square", items=[2]),
        lara=at("lane", hearts=1),
        cards={2: Card("item", item="lantern")},
    )

    assert [holds(s, test, me) for me in (0, 1)] == [ken, lara]


def test_what_a_card_means_by_you_needs_an_acting_hero() -> None:
    with pytest.raises(RuntimeError, match="no hero acts"):
        opened({1: story(do.Open(AREAS), do.Hearts("you", -1))})


def test_a_story_that_ends_nowhere_is_loud() -> None:
    s = opened({1: story()})

    with pytest.raises(RuntimeError, match=f"chapter {LAID} has a dead end"):
        GAME.apply(s, 0, TurnPage(), Dice(SEED, 1))
