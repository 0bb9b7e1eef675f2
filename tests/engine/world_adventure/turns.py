"""ME in its turn: what is on offer, what is refused, and how it is done."""

from __future__ import annotations

from typing import Any

from engine.core import Action, Msg, Option
from engine.games.world_adventure.state import Acting, Clan, Turn, World
from engine.games.world_adventure.turn import TakingTurn
from tests.engine.playing import Chosen
from tests.engine.world_adventure.kit import ME, clan, lay, rolling
from tests.engine.world_adventure.witness import answer


def at_turn(me: Clan, *others: Clan, moves: int = 2, actions: int = 1, **rest: Any) -> World:
    """Every city needs silk, unless `rest`, any field of the world, says otherwise."""
    others = others or (clan(),)
    nations = ("europe", "russia", "japan", "egypt", "persia", "china", "arabia", "india", "java")
    usual: dict[str, Any] = {"needs": dict.fromkeys(nations, "silk"), "turn_of": ME}
    s = lay(me, *others, **usual | rest)
    me.acting = Acting(moves, actions)
    s.stack = [TakingTurn(seat=ME, begun=True)]
    return s


def doing(s: World, *actions: Action, dice: tuple[int | str | Chosen, ...] = ()) -> Turn:
    """ME does these things one after the other; everything between runs by itself."""
    t = rolling(s, *dice)
    for action in actions:
        answer(t, action)
    return t


def open_to(s: World) -> list[Action]:
    return [option.action for option in _options(s) if option.blocked is None]


def option(s: World, action: Action) -> Option:
    return next(one for one in _options(s) if one.action == action)


def refusal(s: World, action: Action) -> Msg | None:
    return option(s, action).blocked


def _options(s: World) -> list[Option]:
    return [offer.told(s, ME) for offer in s.stack[-1].options(s, ME)]
