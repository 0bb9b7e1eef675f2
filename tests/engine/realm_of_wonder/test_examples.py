"""The worked examples of the catalogue: RW-E1 to RW-E5."""

from __future__ import annotations

import pytest

from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.state import FORTS, Fort
from tests.engine.playing import Loaded
from tests.engine.realm_of_wonder.ground import BY_TOWER, BY_WELL, TOWER, WELL, spaces
from tests.engine.realm_of_wonder.kit import FOE, GAME, ME, do, done, laid, lay, settle, side


@pytest.mark.rule("RW-E1")
def test_income() -> None:
    forts = dict.fromkeys(spaces("well", "middle")[:2], 1)
    me = side(tiles=["orb", "cursed"], forts=forts, mp=10)
    s = lay(me, side(), step="points", middle="heath", castle="ice")

    applied = settle(s)

    assert e.Income(ME, 3 + 2 + 1 - 1 + 1) in applied.events
    assert applied.s.characters[ME].mp == 10 + 6


@pytest.mark.rule("RW-E2")
def test_conquest() -> None:
    s = laid(side(at=BY_WELL, left=4, mp=12), side(forts={WELL: 3}))

    s = do(s, a.Conquer(WELL, 4))

    assert s.forts == {WELL: Fort(ME, 1)}
    assert [one.supply for one in s.characters] == [FORTS - 1, FORTS]
    assert s.characters[ME].mp == 0


@pytest.mark.rule("RW-E3")
@pytest.mark.parametrize("die", ["1", "2", "3"])
def test_battle(die: str) -> None:
    me = side(at=BY_TOWER, magic=["plus-muscle"], muscles=1)
    s = laid(me, side(at=TOWER, tiles=["knight"]), opened=[TOWER])

    s = do(s, a.Attack(TOWER), a.PlayMuscle("plus-muscle"))
    applied = done(s, a.EndMuscles(), dice=Loaded(die, die))

    rolls = [event for event in applied.events if isinstance(event, e.BattleRolled)]
    assert [roll.bonus for roll in rolls] == [2, 2]
    assert e.BattleDrawn(ME) in applied.events
    assert applied.s.characters[ME].at == BY_TOWER


@pytest.mark.rule("RW-E4")
def test_purple_two() -> None:
    s = laid(side(at=BY_TOWER), side(at=TOWER), opened=[TOWER])

    applied = done(s, a.Attack(TOWER), dice=Loaded("purple", "purple", "1", "3"))

    assert e.BattleRolled(ME, ["purple", "purple", "1"], 0, 5) in applied.events


@pytest.mark.rule("RW-E5")
def test_lightning() -> None:
    me = side(move="move-12", magic=["lightning", "plus"])
    s = laid(me, side(move="move-40", magic=["plus"]), step="spells")
    assert GAME.actors(s) == [ME]

    s = do(s, a.Cast("lightning"))
    assert s.characters[ME].pace.speed == 62
    assert GAME.actors(s) == [FOE]
    s = do(s, a.EndSpells())
    assert GAME.actors(s) == [ME]
    s = do(s, a.EndSpells())

    assert s.step == "movement"
    assert s.turn_of == ME
