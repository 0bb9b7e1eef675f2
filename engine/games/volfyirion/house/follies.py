"""What a friend at the table would laugh at."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Choice
from engine.games.volfyirion import actions as a
from engine.games.volfyirion.state import Volfyirion


def follies(choice: Choice[Volfyirion]) -> Iterator[str]:
    """The kinds of folly in this choice, as `bot stupid` counts them."""
    match choice.action:
        case a.EndTurn() if a.PlayAll() in choice.legal:
            yield "cards-unplayed"
        case a.Redeploy(card, at, to):
            way_back = ((one.card, one.city, one.to_city) for one in _redeployed(choice))
            if (card, to, at) in way_back:
                yield "to-and-fro"
        case _:
            pass


def _redeployed(choice: Choice[Volfyirion]) -> Iterator[a.Redeploy]:
    return (one for one in choice.done if isinstance(one, a.Redeploy))
