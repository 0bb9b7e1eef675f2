"""Numbers that laws change [WA-08, WA-26, WA-50 to WA-52]."""

from __future__ import annotations

from typing import get_args

import pytest

from engine.games.world_adventure.cards import HAPPENINGS, LEGENDARY, POWERS
from engine.games.world_adventure.effects import LawKey
from engine.games.world_adventure.laws import law
from engine.games.world_adventure.state import Acting
from tests.engine.world_adventure.kit import FOE, ME, clan, lay

OF_STATUS = {"buy", "moves", "reroll", "scout-sure", "quest-sure"}


def test_every_law_has_a_card_or_a_status_that_knows_it() -> None:
    cards = [*HAPPENINGS.values(), *LEGENDARY.values(), *POWERS.values()]

    assert {one.key for card in cards for one in card.laws} | OF_STATUS == {*get_args(LawKey)}


@pytest.mark.rule("WA-26")
def test_an_event_holds_for_everybody_and_for_npcs() -> None:
    s = lay(clan(), clan(), event="sandstorm")
    assert [law(s, seat, "moves") for seat in (ME, FOE)] == [-1, -1]

    s.event = "kings-riders"
    assert law(s, None, "npc-steps", "government") == 1
    assert law(s, None, "npc-steps", "brigand") == 0

    s.event = ""
    assert law(s, None, "npc-steps", "government") == 0


def test_a_law_without_a_kind_holds_for_all_kinds() -> None:
    s = lay(clan(), event="naga")

    assert law(s, ME, "retreat", "minion") == law(s, ME, "retreat", "player") == -1


@pytest.mark.rule("WA-08")
def test_a_power_in_use_holds_in_the_own_turn_only() -> None:
    s = lay(clan(acting=Acting(powers=["silver-tongue"])), clan(), turn_of=ME)
    assert law(s, ME, "buy") == -1
    assert law(s, FOE, "buy") == 0

    s.turn_of = FOE
    assert law(s, ME, "buy") == 0


@pytest.mark.rule("WA-08", "WA-26")
def test_what_holds_adds_up() -> None:
    acting = Acting(powers=["silver-tongue"])
    s = lay(clan(charisma=2, acting=acting), event="bazaar-week", turn_of=ME)

    assert law(s, ME, "buy") == -1


@pytest.mark.rule("WA-50")
@pytest.mark.parametrize(("points", "moves", "sure"), [(3, 0, 0), (4, 1, 0), (5, 2, 1)])
def test_a_high_explorer(points: int, moves: int, sure: int) -> None:
    s = lay(clan(explorer=points))

    assert law(s, ME, "moves") == moves
    assert law(s, ME, "scout-sure") == law(s, ME, "quest-sure", "explorer") == sure


@pytest.mark.rule("WA-51")
@pytest.mark.parametrize(("points", "sure"), [(0, 0), (4, 0), (5, 1)])
def test_charisma_lowers_prices(points: int, sure: int) -> None:
    s = lay(clan(charisma=points))

    assert law(s, ME, "buy") == -points
    assert law(s, ME, "quest-sure", "charisma") == sure


@pytest.mark.rule("WA-52")
@pytest.mark.parametrize(("points", "dice"), [(3, 0), (4, 1), (5, 1)])
def test_a_high_leadership(points: int, dice: int) -> None:
    assert law(lay(clan(leadership=points)), ME, "reroll") == dice
