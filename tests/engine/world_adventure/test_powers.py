"""Rune Powers: each card does what it says, as often as it says [WA-07, WA-08]."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy

import pytest

from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.cards import POWERS
from engine.games.world_adventure.figures import Edge
from engine.games.world_adventure.powers import YELLOW, fresh, purple, use_purple
from engine.games.world_adventure.state import World
from tests.engine.world_adventure.kit import ME, told
from tests.engine.world_adventure.witness import granted, holds, rich, seen, sure

YELLOWS = [key for key, card in POWERS.items() if not card.purple]
ONCE = ("second-dawn", "carpet-of-winds")
PURPLES = [key for key, card in POWERS.items() if card.purple]


def holding(*keys: str) -> World:
    return rich(powers=[fresh(key) for key in keys])


def offered(s: World) -> list[a.UsePower]:
    return [one.action for one in YELLOW.offers(s, ME) if isinstance(one.action, a.UsePower)]


@pytest.mark.rule("WA-07", "WA-08")
def test_twelve_of_each_colour_and_no_two_alike() -> None:
    assert len(YELLOWS) == len(PURPLES) == 12
    assert Counter(map(repr, POWERS.values())).most_common(1)[0][1] == 1


@pytest.mark.rule("WA-08")
@pytest.mark.parametrize("key", YELLOWS)
def test_a_yellow_one_does_what_it_says(key: str) -> None:
    s = holding(key)
    before, t = deepcopy(s), sure(s)
    use = a.UsePower(key, "EG") if key == "carpet-of-winds" else a.UsePower(key)
    assert use in offered(s)

    YELLOW.perform(t, ME, use)

    card = POWERS[key]
    assert all(seen(effect, before, s) for effect in card.effects)
    assert all(holds(s, one) == one.n + holds(before, one) for one in card.laws)
    assert card.effects or card.laws
    assert told(t, e.PowerUsed) == [e.PowerUsed(ME, key)]


@pytest.mark.rule("WA-08")
@pytest.mark.parametrize("key", ONCE)
def test_an_action_or_a_flight_comes_once(key: str) -> None:
    s = holding(key)
    (first, *_) = offered(s)

    YELLOW.perform(sure(s), ME, first)

    assert s.clans[ME].powers == []
    assert s.pile == [key]


@pytest.mark.rule("WA-08", "WA-07")
@pytest.mark.parametrize("key", [key for key in YELLOWS if key not in ONCE])
def test_a_yellow_one_is_used_twice_then_lies_face_up(key: str) -> None:
    s = holding(key)
    (first, *_) = offered(s)
    YELLOW.perform(sure(s), ME, first)
    assert [power.uses for power in s.clans[ME].powers] == [1]
    assert s.pile == []

    s.clans[ME].acting.powers = []  # another turn
    (again, *_) = offered(s)
    YELLOW.perform(sure(s), ME, again)

    assert s.clans[ME].powers == []
    assert s.pile == [key]


@pytest.mark.rule("WA-08")
def test_what_holds_for_a_turn_is_not_used_twice_in_it() -> None:
    s = holding("eagle-eye")

    YELLOW.perform(sure(s), ME, a.UsePower("eagle-eye"))

    assert offered(s) == []


@pytest.mark.rule("WA-08")
@pytest.mark.parametrize("key", PURPLES)
def test_a_purple_one_does_what_it_says_once(key: str) -> None:
    s = holding(key)
    before, t, edge = deepcopy(s), sure(s), Edge()
    assert offered(s) == []
    assert [one.action for one in purple(s, ME)] == [a.UsePower(key)]

    use_purple(t, ME, key, edge)

    assert all(granted(s, boon, edge, before) for boon in POWERS[key].boons)
    assert s.clans[ME].powers == []
    assert s.pile == [key]


@pytest.mark.rule("WA-08")
def test_there_is_no_limit_on_how_many_come_before_a_stage() -> None:
    s, edge = holding("lion-heart", "long-gallop"), Edge()

    for option in [*purple(s, ME)]:
        assert isinstance(option.action, a.UsePower)
        use_purple(sure(s), ME, option.action.power, edge)

    assert edge == Edge(damage=3, stages=1)


def test_the_carpet_flies_to_every_other_city() -> None:
    places = [use.place for use in offered(holding("carpet-of-winds"))]

    assert len(places) == 8
    assert "CN" not in places
