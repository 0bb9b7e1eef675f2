"""A lobby's rules: who joins, who fills it, which mode and settings it has, when it may start."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain, count
from typing import Any

import msgspec

from bot.table.clock import HELD
from bot.table.table import Lobby, Table
from db import Figure, Seat
from engine.core import Game, Mode, Msg, Setup


class Refusal(Exception):
    """The lobby stays as it is; `msg` says why."""

    def __init__(self, msg: Msg) -> None:
        super().__init__(msg.id)
        self.msg = msg


def first_plan(game: Game[Any], mode: Mode | None = None) -> Setup:
    """What a lobby begins with: a mode that others can join."""
    mode = mode or next((one for one in game.modes if not one.alone), game.modes[0])
    chosen = {setting.key: setting.default for setting in game.settings if not setting.again}
    return Setup(mode.key, 0, settings=chosen)


def alone_mode(game: Game[Any]) -> Mode | None:
    """The mode in which one person plays without anybody else, if the game has one."""
    return next((mode for mode in game.modes if mode.several or mode.seats[0] == 1), None)


def solo_mode(game: Game[Any]) -> Mode:
    """The mode in which one person plays alone: with several seats, or else against bot players."""
    return alone_mode(game) or game.modes[0]


def solo_seats(mode: Mode, player: str, level: str) -> list[Seat]:
    """Seats for one person alone: all of the mode's if it lets one person play several, else theirs
    and those of the bot players needed, who play at `level`."""
    fewest = mode.seats[0]
    if mode.several:
        return [Seat(number, player=player) for number in range(fewest)]
    others = [Seat(number, house=level) for number in range(1, mode.beside + 1)]
    return [Seat(0, player=player), *others]


def rematch(table: Table, player: str, level: str) -> list[Seat]:
    """The same people and bot players, with the player who asks; a bot player sits for those who
    have been forgotten.

    If people play against each other, the next seat or team is now the first, and players who left
    are not drawn into another game.
    """
    seats = _named([_still_there(seat, table, player, level) for seat in table.seats])
    if not table.mode.competitive:
        return seats
    sides = table.mode.sides(len(seats))
    order = [seat for side in sides for seat in side]
    turned = order[len(sides[0]) :] + order[: len(sides[0])]
    places = dict(zip(turned, order, strict=True))
    moved = [msgspec.structs.replace(seat, seat=places[seat.seat]) for seat in seats]
    return sorted(moved, key=lambda seat: seat.seat)


def regathered(seats: Sequence[Seat]) -> list[Seat]:
    """In a lobby no seat is kept warm: people who left join it like anybody else."""
    return _named(
        [Seat(one.seat, house=one.house, bot=one.bot) if one.house else one for one in seats]
    )


def must_sit(lobby: Lobby, player: str) -> None:
    """Raise Refusal for somebody who does not sit there."""
    if player not in lobby.people:
        raise Refusal(Msg("lobby-stranger"))


def join(lobby: Lobby, player: str) -> Lobby:
    """Those who have not played a campaign's last chapter leave its party their seats; people who
    sit there may give them to bot players. Raises Refusal for somebody who sits there already, and
    if there is no seat for them."""
    if player in lobby.people:
        raise Refusal(Msg("already-seated"))
    must_find_room(lobby, player)
    if lobby.mode.alone and lobby.seats:
        raise Refusal(Msg("mode-for-one"))
    if player not in lobby.party and 0 < lobby.free <= len(lobby.awaited):
        raise Refusal(Msg("seats-kept"))
    return _with(lobby, Seat(0, player=player))


def must_find_room(lobby: Lobby, player: str) -> None:
    """Raise Refusal for somebody who was not asked to come while others were. Of those who were,
    the first to come sits."""
    held = lobby.held
    if 0 < lobby.free <= len(held) and all(one.player != player for one in held):
        raise Refusal(Msg("seats-held", {"until": str(int(held[0].at + HELD))}))


def accept(lobby: Lobby, player: str) -> Lobby:
    """Join; a bot player makes room for somebody who was asked to come. Raises Refusal like
    `join`."""
    house = [seat for seat in lobby.seats if seat.house is not None]
    if not lobby.free and house and any(one.player == player for one in lobby.held):
        lobby = _only(lobby, [seat for seat in lobby.seats if seat is not house[-1]])
    return join(lobby, player)


def join_team(lobby: Lobby, player: str, number: int) -> Lobby:
    """Join a team, perhaps from another one. A bot player makes room and takes the seat that is
    left. Raises Refusal if there is no such team, or no seat in it for the player."""
    if number >= len(lobby.mode.teams):
        raise Refusal(Msg("forged"))
    team, taken = lobby.mode.teams[number], {seat.seat: seat for seat in _named(lobby.seats)}
    before = next((seat.seat for seat in lobby.seats if seat.player == player), None)
    if before in team:
        raise Refusal(Msg("already-seated"))
    if before is None:
        must_find_room(lobby, player)
    free = [seat for seat in team if seat not in taken]
    free += [seat for seat in team if seat in taken and taken[seat].house]
    if not free:
        raise Refusal(Msg("team-full"))
    house = taken.pop(free[0], None)
    if before is not None:
        del taken[before]
        if house is not None:
            taken[before] = msgspec.structs.replace(house, seat=before)
    taken[free[0]] = Seat(free[0], player=player)
    return replace(lobby, seats=tuple(taken[seat] for seat in sorted(taken)))


def leave(lobby: Lobby, player: str) -> Lobby:
    """Raises Refusal for somebody who does not sit there."""
    must_sit(lobby, player)
    return _only(lobby, [seat for seat in lobby.seats if seat.player != player])


def fill(lobby: Lobby, player: str, level: str) -> Lobby:
    """Somebody who sits there adds a bot player: like those who sit there already, else of this
    level. Raises Refusal for anybody else, in a mode for one, and if the table is full."""
    must_sit(lobby, player)
    if lobby.mode.alone:
        raise Refusal(Msg("mode-for-one"))
    levels = [seat.house for seat in lobby.seats if seat.house is not None]
    return _with(lobby, Seat(0, house=[level, *levels][-1]))


def dismiss(lobby: Lobby, player: str) -> Lobby:
    """Somebody who sits there sends the last bot player away. Raises Refusal for anybody else, or
    if there is none."""
    must_sit(lobby, player)
    house = [seat.seat for seat in lobby.seats if seat.house is not None]
    if not house:
        raise Refusal(Msg("no-house-player"))
    return _only(lobby, [seat for seat in lobby.seats if seat.seat != house[-1]])


def choose_mode(lobby: Lobby, key: str) -> Lobby:
    """Bot players make room. Raises Refusal if there is no such mode, or too many people for it."""
    mode = next((mode for mode in lobby.game.modes if mode.key == key), None)
    if mode is None:
        raise Refusal(Msg("forged"))
    seats, room = list(lobby.seats), 1 if mode.several else mode.seats[1]
    for house in [seat for seat in lobby.seats[::-1] if seat.house]:
        if len(seats) > room:
            seats.remove(house)
    if len(seats) > room:
        raise Refusal(Msg("not-alone" if mode.alone else "too-many", {"most": room}))
    return _only(replace(lobby, plan=msgspec.structs.replace(lobby.plan, mode=key)), seats)


def clock_of(preset: int | None, chosen: int, seats: Sequence[Seat]) -> int:
    """While nobody has chosen a clock, one person alone has none, since nobody waits for them."""
    people = {seat.player for seat in seats if seat.house is None}
    return chosen if preset is None else preset if len(people) > 1 else 0


def present(lobby: Lobby) -> Lobby:
    """The lobby without the people who have left the server."""
    return _only(lobby, [seat for seat in lobby.seats if seat.left is None])


def leads(lobby: Lobby, player: str, alone: bool) -> bool:
    """Whether the player may start: the host may, and so may anyone who sits in a lobby left
    `alone`."""
    return player == lobby.host or (alone and player in lobby.people)


def ready(lobby: Lobby, player: str) -> Lobby:
    """The lobby as it starts. Raises Refusal for somebody who does not sit there, or if too few
    do."""
    must_sit(lobby, player)
    fewest, most = lobby.mode.seats
    seats = list(_only(lobby, lobby.seats).seats)
    if lobby.mode.several and len(seats) == 1:
        seats = [Seat(number, player=player) for number in range(fewest)]
    if len(seats) < fewest:
        raise Refusal(Msg("too-few", {"fewest": fewest, "most": most}))
    return settled(lobby, seats)


def started(lobby: Lobby, player: str, level: str) -> Lobby:
    """The lobby as it starts; in a direct message with bot players, since nobody else can come."""
    if lobby.direct and not lobby.mode.alone:
        return filled(lobby, player, level)
    return ready(lobby, player)


def filled(lobby: Lobby, player: str, level: str) -> Lobby:
    """The lobby as it starts, with bot players on the seats still needed."""
    fewest = lobby.mode.beside + 1 if len(lobby.seats) == 1 else lobby.mode.seats[0]
    for _ in range(len(lobby.seats), fewest):
        lobby = fill(lobby, player, level)
    return ready(lobby, player)


def alone(lobby: Lobby, player: str) -> Lobby:
    """The lobby as it starts for the one person who sits there, in the mode for one. Raises Refusal
    if others sit there, too, or there is no such mode."""
    if lobby.people != [player] or (mode := alone_mode(lobby.game)) is None:
        raise Refusal(Msg("not-alone"))
    return ready(choose_mode(lobby, mode.key), player)


def missing(lobby: Lobby) -> int:
    """How many must still sit down before it can start. In a direct message bot players will."""
    if lobby.direct or lobby.mode.several:
        return 0
    return max(0, lobby.mode.seats[0] - len(lobby.seats))


def settled(lobby: Lobby, seats: Sequence[Seat]) -> Lobby:
    """The lobby with a plan that tells who sits where, which figures they had in the campaign, and
    what the mode knows. The plan is stored for good."""
    people = tuple(seat.house is None for seat in seats)
    chosen = {s.key: lobby.plan.settings.get(s.key, s.default) for s in lobby.settings}
    had = tuple(had_by(seat.player, lobby.figures) for seat in seats) if lobby.figures else ()
    plan = msgspec.structs.replace(
        lobby.plan, seats=len(seats), people=people, settings=chosen, had=had
    )
    return replace(lobby, seats=tuple(seats), plan=plan)


def had_by(player: str | None, figures: Sequence[Figure]) -> tuple[str, ...]:
    """All bot players count as one."""
    return tuple(one.name for one in figures if one.player == player)


def _still_there(seat: Seat, table: Table, player: str, level: str) -> Seat:
    if seat.player == player:
        return Seat(seat.seat, player=player)
    forgotten = seat.house is None and seat.user is None
    left = table.mode.competitive and seat.house is not None
    return Seat(seat.seat, house=seat.house or level, bot=seat.bot) if forgotten or left else seat


def _with(lobby: Lobby, new: Seat) -> Lobby:
    """The lobby with somebody on the first free seat."""
    taken = {seat.seat for seat in lobby.seats}
    free = [number for number in range(lobby.mode.seats[1]) if number not in taken]
    if not free:
        raise Refusal(Msg("table-full"))
    seats = _named([*lobby.seats, msgspec.structs.replace(new, seat=free[0])])
    return replace(lobby, seats=tuple(sorted(seats, key=lambda seat: seat.seat)))


def _named(seats: Sequence[Seat]) -> list[Seat]:
    """Each bot player with a name of its own, which it keeps wherever it sits: one that has none
    yet is named by its seat, if nobody else bears that name."""
    found, taken = list[Seat](), {seat.bot for seat in seats}
    for seat in seats:
        if seat.house is not None and seat.player is None and seat.bot is None:
            name = next(name for name in chain([seat.named], count(1)) if name not in taken)
            seat = msgspec.structs.replace(seat, bot=name)
            taken.add(name)
        found.append(seat)
    return found


def _only(lobby: Lobby, seats: Sequence[Seat]) -> Lobby:
    """The lobby with only these seats. They close up; with teams everyone keeps a seat that the
    mode has."""
    seats = _named(seats)
    if not lobby.mode.teams:
        kept = [msgspec.structs.replace(seat, seat=number) for number, seat in enumerate(seats)]
        return replace(lobby, seats=tuple(kept))
    room = range(lobby.mode.seats[1])
    kept = [seat for seat in seats if seat.seat in room]
    lobby = replace(lobby, seats=tuple(kept))
    for seat in seats:
        lobby = lobby if seat in kept else _with(lobby, seat)
    return lobby
