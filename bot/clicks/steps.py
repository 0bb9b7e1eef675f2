"""What a click in a lobby changes."""

from __future__ import annotations

from collections.abc import Callable

from bot.preferences import CLOCKS
from bot.screens.lobby_layout import NOBODY, UNCHOSEN
from bot.table import lobby as rules
from bot.table.ids import Step
from bot.table.table import Lobby
from engine.house import HOUSES

LEVEL = "search"  # of bot players, in whatever way they come to a seat, unless somebody chooses


def change_of(step: Step, player: str) -> Callable[[Lobby], Lobby] | None:
    """The change that a step makes, or None for a click that this bot never offered."""
    match step.do:
        case "join" if step.number is not None:
            number = step.number
            return lambda lobby: rules.join_team(lobby, player, number)
        case "join":
            return lambda lobby: rules.join(lobby, player)
        case "leave":
            return lambda lobby: rules.leave(lobby, player)
        case "start":
            return lambda lobby: rules.started(lobby, player, LEVEL)
        case "house":
            return lambda lobby: rules.filled(lobby, player, LEVEL)
        case "alone":
            return lambda lobby: rules.alone(lobby, player)
        case _:
            return _picked(step)


def _picked(step: Step) -> Callable[[Lobby], Lobby] | None:
    """What was chosen in a menu."""
    match step.do:
        case "fill" if step.value == NOBODY:
            return rules.dismiss
        case "fill" if step.value in HOUSES:
            return lambda lobby: rules.fill(lobby, step.value)
        case "mode":
            return lambda lobby: rules.choose_mode(lobby, step.value)
        case "set" if step.number is not None:
            number = step.number
            return lambda lobby: rules.choose(lobby, number, step.value)
        case "switch":
            return lambda lobby: rules.switch(lobby, step.values)
        case "clock" if step.value in map(str, CLOCKS):
            return lambda lobby: rules.set_clock(lobby, int(step.value))
        case "clock" if step.value == UNCHOSEN:
            return lambda lobby: lobby
        case _:
            return None
