"""World events: each card does what it says [WA-26]."""

from __future__ import annotations

from copy import deepcopy

import pytest

from engine.games.world_adventure.board import LEGENDS
from engine.games.world_adventure.cards import HAPPENINGS, LEGENDARY, happening
from engine.games.world_adventure.effects import Summon
from engine.games.world_adventure.month import befall
from engine.games.world_adventure.state import Turn
from tests.engine.world_adventure.kit import FOE, ME, clan, lay
from tests.engine.world_adventure.witness import holds, rich, seen, sure

EVERY = pytest.mark.parametrize("event", [*HAPPENINGS, *LEGENDARY])


def come(event: str) -> tuple[Turn, Turn]:
    """The table before the event, and after it has come."""
    s = rich()
    if Summon("government") in happening(event).once:
        s.npcs = []
    before = sure(deepcopy(s))
    s.event = event
    t = sure(s)
    befall(t)
    return before, t


@pytest.mark.rule("WA-26")
def test_there_are_24_and_one_for_each_legend() -> None:
    assert len(HAPPENINGS) == 24
    assert [*LEGENDARY] == [*LEGENDS]
    cards = [*HAPPENINGS.values(), *LEGENDARY.values()]
    assert len({repr(card) for card in cards}) == len(cards)


@pytest.mark.rule("WA-26")
@EVERY
def test_its_laws_hold_as_long_as_it_does(event: str) -> None:
    before, t = come(event)

    for one in happening(event).laws:
        assert holds(t.s, one) == one.n + holds(before.s, one)
    t.s.event = ""
    assert all(holds(t.s, one) == holds(before.s, one) for one in happening(event).laws)


@pytest.mark.rule("WA-26")
@EVERY
def test_what_it_does_at_once_can_be_seen(event: str) -> None:
    before, t = come(event)

    card = happening(event)
    assert all(seen(effect, before.s, t.s) for effect in (*card.instants, *card.once))
    assert card.laws or card.instants


@pytest.mark.rule("WA-26")
def test_it_does_it_to_everybody() -> None:
    s = lay(clan(wanted=2), clan(wanted=1), event="great-pardon")

    befall(sure(s))

    assert [s.clans[seat].wanted for seat in (ME, FOE)] == [1, 0]


def test_village_drums_know_the_limit_of_leadership() -> None:
    s = lay(clan(leadership=1, soldiers=[1]), clan(leadership=1), event="village-drums")

    befall(sure(s))

    assert [len(s.clans[seat].soldiers) for seat in (ME, FOE)] == [1, 1]
