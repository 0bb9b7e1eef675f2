"""Medic packs out of turn: WA-64."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.barracks import UsingMedics
from engine.games.world_adventure.state import Npc, World
from tests.engine.world_adventure.kit import FOE, ME, clan, rolling, told
from tests.engine.world_adventure.turns import at_turn, doing

RIGHT = UsingMedics()
TIRED: dict[str, Any] = {"soldiers": [1, 2, 1], "fainted": [0, 1], "medics": 2}


def allowed(s: World, seat: int) -> bool:
    return any(RIGHT.options(s, seat))


@pytest.mark.rule("WA-64")
@pytest.mark.parametrize("seat", [ME, FOE])
@pytest.mark.parametrize("who", [0, 1])
def test_a_soldier_of_ones_choice_is_back_in_anybodys_turn(seat: int, who: int) -> None:
    s = at_turn(clan("CN1", **TIRED), clan("IN2", **TIRED))
    offers = [a.UseMedic("soldier-1"), a.UseMedic("soldier-2")]
    assert [option.action for option in RIGHT.options(s, seat)] == offers
    t = rolling(s)

    RIGHT.play(t, seat, offers[who])

    assert s.clans[seat].medics == 1
    fainted = [number for number, one in enumerate(s.clans[seat].soldiers) if one.fainted]
    assert fainted == [1 - who]
    assert told(t, e.MedicUsed) == [e.MedicUsed(seat)]


@pytest.mark.rule("WA-64")
@pytest.mark.parametrize("lacking", [{"medics": 0}, {"fainted": []}])
def test_it_needs_a_pack_and_a_fainted_soldier(lacking: dict[str, Any]) -> None:
    assert not allowed(at_turn(clan("CN1", **TIRED | lacking)), ME)


@pytest.mark.rule("WA-64")
def test_also_when_attacked_but_not_once_the_dice_have_fallen() -> None:
    s = at_turn(
        clan("CN", soldiers=[1, 2, 1], fainted=[0], medics=2),
        clan("IN2", **TIRED),
        npcs=[Npc("legendary", "roc", "CN1")],
    )
    doing(s, a.Travel("CN1"))
    assert allowed(s, ME)

    doing(s, a.Roll(), dice=(6, 6, 6, 6))

    assert not allowed(s, ME)
    assert allowed(s, FOE)
