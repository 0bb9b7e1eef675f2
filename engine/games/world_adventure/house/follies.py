"""What a friend at the table would laugh at."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Choice
from engine.games.world_adventure import actions as a
from engine.games.world_adventure.state import World

OFTEN = 3  # times that the same is bought in one turn


def follies(choice: Choice[World]) -> Iterator[str]:
    """The kinds of folly in this choice, as `bot stupid` counts them."""
    match choice.action:
        case a.SellUpgrade(upgrade) if a.BuyUpgrade(upgrade) in choice.done:
            yield "sold-again"
        case a.BuyUpgrade() as same if choice.done.count(same) == OFTEN - 1:
            yield "bought-thrice"
        case a.Retreat() | a.SmokeBomb() if choice.done[-1:] == [a.AttackIt()]:
            yield "left-at-once"
        case a.EndTurn() if not choice.done:
            yield "nothing-done"
        case _:
            pass
