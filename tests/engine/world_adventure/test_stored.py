"""Tables that were stored under older rules open, and go on under today's."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core import Dice
from engine.games.world_adventure import GAME
from engine.games.world_adventure.actions import Buy, LeaveShop
from engine.games.world_adventure.stalls import nation_of
from engine.games.world_adventure.state import World
from tests.engine.conformance import chance

DATA = Path(__file__).parents[2] / "data"
STORED = sorted(DATA.glob("world_adventure_*.json"))  # files by version
SEED = b"0123456789abcdef"


def stored(name: str) -> World:
    return GAME.load((DATA / f"world_adventure_{name}.json").read_bytes())


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_an_older_table_is_played_to_its_end(path: Path) -> None:
    s, moves = GAME.load(path.read_bytes()), 0
    while s.result is None:
        moves += 1
        luck = Dice(SEED, moves)
        s = GAME.apply(s, *chance(GAME, s, luck), Dice(SEED[::-1], moves)).s
        GAME.check(s)

    assert STORED
    assert moves > 1


@pytest.mark.rule("WA-59")
def test_a_need_that_was_met_before_the_visit_ended_is_not_met_twice() -> None:
    """What that visit had on offer stays on offer."""
    s = stored("3_shop")
    (visitor,) = GAME.actors(s)
    assert nation_of(s, visitor) in s.served
    assert Buy("iron") in GAME.legal(s, visitor)

    after = GAME.apply(s, visitor, LeaveShop(), Dice(SEED, 1)).s

    assert (after.served, after.fulfilled) == (s.served, s.fulfilled)
