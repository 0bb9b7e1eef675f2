"""A lobby's rules: who joins, who fills, which mode and settings, when it may start."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec

from bot.table.table import Lobby
from db import Seat
from engine.core import Game, Mode, Msg, Setup


class Refusal(Exception):
    """The lobby stays as it is; `msg` says why."""

    def __init__(self, msg: Msg) -> None:
        super().__init__(msg.id)
        self.msg = msg


def first_plan(game: Game[Any], mode: Mode | None = None) -> Setup:
    """What a lobby begins with: a mode in which others can join."""
    mode = mode or next((one for one in game.modes if not one.several), game.modes[0])
    chosen = {setting.key: setting.default for setting in game.settings}
    return Setup(mode.key, 0, settings=chosen)


def alone_mode(game: Game[Any]) -> Mode | None:
    """How one person plays without anybody else, if the game knows a way."""
    return next((mode for mode in game.modes if mode.several or mode.seats[0] == 1), None)


def solo_mode(game: Game[Any]) -> Mode:
    """How one person plays alone: with several seats, else against house players."""
    return alone_mode(game) or game.modes[0]


def solo_seats(mode: Mode, player: str, level: str) -> list[Seat]:
    fewest = mode.seats[0]
    if mode.several:
        return [Seat(number, player=player) for number in range(fewest)]
    others = [Seat(number, house=level) for number in range(1, fewest)]
    return [Seat(0, player=player), *others]


def still_there(seat: Seat, level: str) -> Seat:
    """For a rematch: who has been forgotten is played by the house."""
    gone = seat.house is None and seat.user is None
    return Seat(seat.seat, house=level) if gone else seat


def join(lobby: Lobby, player: str) -> Lobby:
    if player in lobby.people:
        raise Refusal(Msg("already-seated"))
    if lobby.mode.several and lobby.seats:
        raise Refusal(Msg("mode-for-one"))
    return _seated(lobby, [*lobby.seats, Seat(0, player=player)])


def leave(lobby: Lobby, player: str) -> Lobby:
    if player not in lobby.people:
        raise Refusal(Msg("stranger"))
    return _seated(lobby, [seat for seat in lobby.seats if seat.player != player])


def fill(lobby: Lobby, level: str) -> Lobby:
    if lobby.mode.several:
        raise Refusal(Msg("mode-for-one"))
    return _seated(lobby, [*lobby.seats, Seat(0, house=level)])


def dismiss(lobby: Lobby) -> Lobby:
    """The last house player goes."""
    house = [seat.seat for seat in lobby.seats if seat.house is not None]
    if not house:
        raise Refusal(Msg("no-house-player"))
    return _seated(lobby, [seat for seat in lobby.seats if seat.seat != house[-1]])


def choose_mode(lobby: Lobby, key: str) -> Lobby:
    mode = next((mode for mode in lobby.game.modes if mode.key == key), None)
    if mode is None:
        raise Refusal(Msg("forged"))
    if mode.several and len(lobby.seats) > 1:
        raise Refusal(Msg("mode-for-one"))
    if len(lobby.seats) > mode.seats[1]:
        raise Refusal(Msg("too-many", {"most": mode.seats[1]}))
    return replace(lobby, plan=msgspec.structs.replace(lobby.plan, mode=key))


def choose(lobby: Lobby, number: int, value: str) -> Lobby:
    """The value of the game's nth setting."""
    settings = lobby.game.settings
    if number >= len(settings) or value not in settings[number].values:
        raise Refusal(Msg("forged"))
    chosen = lobby.plan.settings | {settings[number].key: value}
    return replace(lobby, plan=msgspec.structs.replace(lobby.plan, settings=chosen))


def ready(lobby: Lobby, player: str) -> Lobby:
    """As it starts. The host starts; when the host has left, anyone who sits."""
    if lobby.row.owner in lobby.people and player != lobby.row.owner:
        raise Refusal(Msg("not-host"))
    if player not in lobby.people:
        raise Refusal(Msg("stranger"))
    fewest, most = lobby.mode.seats
    seats = list(lobby.seats)
    if lobby.mode.several and len(seats) == 1:
        seats = [Seat(number, player=player) for number in range(fewest)]
    if len(seats) < fewest:
        raise Refusal(Msg("too-few", {"fewest": fewest, "most": most}))
    return settled(lobby, seats)


def filled(lobby: Lobby, player: str, level: str) -> Lobby:
    """As it starts with house players on the seats that are still needed."""
    for _ in range(len(lobby.seats), lobby.mode.seats[0]):
        lobby = fill(lobby, level)
    return ready(lobby, player)


def alone(lobby: Lobby, player: str) -> Lobby:
    """As it starts for the one person who sits there, in the mode for one."""
    if lobby.people != [player] or (mode := alone_mode(lobby.game)) is None:
        raise Refusal(Msg("not-alone"))
    seats = tuple(seat for seat in lobby.seats if seat.house is None)
    return ready(choose_mode(replace(lobby, seats=seats), mode.key), player)


def settled(lobby: Lobby, seats: Sequence[Seat]) -> Lobby:
    """With the plan telling who sits where; that is stored for good."""
    people = tuple(seat.house is None for seat in seats)
    plan = msgspec.structs.replace(lobby.plan, seats=len(seats), people=people)
    return replace(lobby, seats=tuple(seats), plan=plan)


def _seated(lobby: Lobby, seats: Sequence[Seat]) -> Lobby:
    """In the order in which they came."""
    if len(seats) > lobby.mode.seats[1]:
        raise Refusal(Msg("table-full"))
    numbered = [msgspec.structs.replace(seat, seat=number) for number, seat in enumerate(seats)]
    return replace(lobby, seats=tuple(numbered))
