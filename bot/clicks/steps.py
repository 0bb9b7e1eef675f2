"""What a click in a lobby changes."""

from __future__ import annotations

from collections.abc import Callable

from bot.table import choosing
from bot.table import lobby as rules
from bot.table.ids import Step
from bot.table.table import Lobby

LEVEL = "good"  # of bot players, in whatever way they come to a seat, unless somebody chooses


def change_of(step: Step, player: str) -> Callable[[Lobby], Lobby] | None:
    """The change that a step makes, or None for a click that this bot never offered."""
    number = step.number
    match step.do:
        case "join" if number is not None:
            return lambda lobby: rules.join_team(lobby, player, number)
        case "join":
            return lambda lobby: rules.accept(lobby, player)
        case "leave":
            return lambda lobby: rules.leave(lobby, player)
        case "fill":
            return lambda lobby: rules.fill(lobby, player, LEVEL)
        case "dismiss":
            return lambda lobby: rules.dismiss(lobby, player)
        case "chosen" if number is not None:
            return lambda lobby: choosing.answered(lobby, player, number, step.fields)
        case "before":
            return lambda lobby: choosing.as_before(lobby, player)
        case "start":
            return lambda lobby: rules.started(lobby, player, LEVEL)
        case "alone":
            return lambda lobby: rules.alone(lobby, player)
        case _:
            return None
