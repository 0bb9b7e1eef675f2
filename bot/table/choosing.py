"""What is chosen for a lobby: its mode, settings and clock, and how well its bot players play.

A field of its modals is named by its id: `mode`, `setting-<key>`, `variants-<n>` (the n-th SWITCHES
of them), `clock`, `level`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from zlib import crc32

import msgspec

from bot.preferences import CLOCKS
from bot.table.lobby import Refusal, choose_mode, must_sit
from bot.table.table import Lobby
from engine.core import Msg, Setting
from engine.house import LEVEL_OF

SWITCHES = 10  # variants in one field: as many as Discord allows
UNCHOSEN = "unchosen"  # a clock: as it is in this server

Answers = Mapping[str, Sequence[str]]  # by the fields' ids


def answered(lobby: Lobby, player: str, drawn: int, answers: Answers) -> Lobby:
    """The lobby with what somebody who sits there chose in a modal that was `drawn` for it; all of
    it, or a Refusal."""
    must_sit(lobby, player)
    if stamp(lobby) != drawn:
        raise Refusal(Msg("lobby-chosen-since"))
    for field in sorted(
        answers, key=lambda one: one == "mode"
    ):  # the others are of the mode so far
        lobby = _answered(lobby, field, answers[field])
    return lobby


def stamp(lobby: Lobby) -> int:
    """A number that changes with what is chosen, so that a late answer is known."""
    return crc32(repr(_chosen(lobby)).encode()) % 10**9


def choose(lobby: Lobby, key: str, value: str) -> Lobby:
    """Set a setting that the mode has. Raises Refusal if it has no such setting or value."""
    setting = next((one for one in lobby.settings if one.key == key), None)
    if setting is None or setting.switch or value not in setting.values:
        raise Refusal(Msg("forged"))
    return _with(lobby, {key: value})


def switch(lobby: Lobby, number: int, on: Sequence[str]) -> Lobby:
    """Set the variants of one field: these are on, the others there off. Raises Refusal if the
    field has others."""
    known = [setting.key for setting in switches(lobby, number)]
    if not known or not set(on) <= set(known):
        raise Refusal(Msg("forged"))
    return _with(lobby, {key: "on" if key in on else "off" for key in known})


def switches(lobby: Lobby, number: int) -> Sequence[Setting]:
    """The variants of the n-th field, from 0; none after the last."""
    known = [setting for setting in lobby.settings if setting.switch]
    return known[number * SWITCHES : (number + 1) * SWITCHES]


def set_clock(lobby: Lobby, hours: str) -> Lobby:
    """Set how many hours a decision may take; from now on that stays, no matter who comes or goes.
    Raises Refusal for a clock that is not on offer, and in a direct message."""
    if hours == UNCHOSEN and lobby.row.preset is not None:
        return lobby
    if lobby.direct or hours not in map(str, CLOCKS):
        raise Refusal(Msg("forged"))
    return replace(lobby, row=msgspec.structs.replace(lobby.row, clock=int(hours), preset=None))


def set_level(lobby: Lobby, level: str) -> Lobby:
    """All bot players who sit here play like that. An old menu may still name it otherwise. Raises
    Refusal for an unknown level, or if there are no bot players any more."""
    if level not in LEVEL_OF:
        raise Refusal(Msg("forged"))
    if not any(seat.house for seat in lobby.seats):  # they were sent away in the meantime
        raise Refusal(Msg("lobby-chosen-since"))
    house = LEVEL_OF[level]
    seats = [msgspec.structs.replace(s, house=house) if s.house else s for s in lobby.seats]
    return replace(lobby, seats=tuple(seats))


def as_before(lobby: Lobby, player: str) -> Lobby:
    """The lobby with the mode, settings and clock of the last table of this game here, as somebody
    who sits there wants it. Raises Refusal for anybody else, if there was no such table, or if too
    many sit here for its mode."""
    must_sit(lobby, player)
    if (before := lobby.before) is None:
        raise Refusal(Msg("forged"))
    lobby = choose_mode(lobby, before.mode)
    settings = {one.key: before.settings.get(one.key, one.default) for one in lobby.settings}
    known = {
        one.key: settings[one.key] for one in lobby.settings if settings[one.key] in one.values
    }
    lobby = _with(lobby, known)
    return lobby if before.clock is None or lobby.direct else set_clock(lobby, str(before.clock))


def was_other(lobby: Lobby) -> bool:
    """Whether the last table of this game here was played in another way, which is possible now."""
    with suppress(Refusal):
        return lobby.before is not None and _chosen(as_before(lobby, lobby.host)) != _chosen(lobby)
    return False


def _answered(lobby: Lobby, field: str, values: Sequence[str]) -> Lobby:
    kind, _, which = field.partition("-")
    match kind, which, list(values):
        case "mode", "", [mode]:
            return choose_mode(lobby, mode)
        case "setting", key, [value]:
            return choose(lobby, key, value)
        case "variants", number, on if number.isdecimal():
            return switch(lobby, int(number), on)
        case "clock", "", [hours]:
            return set_clock(lobby, hours)
        case "level", "", []:  # they are not alike, and stay as they are
            return lobby
        case "level", "", [level]:
            return set_level(lobby, level)
        case _:
            raise Refusal(Msg("forged"))


def _chosen(lobby: Lobby) -> tuple[object, ...]:
    settings = [lobby.plan.settings.get(one.key, one.default) for one in lobby.settings]
    clock = lobby.row.clock if lobby.row.preset is None else None
    return lobby.plan.mode, settings, clock


def _with(lobby: Lobby, values: Mapping[str, str]) -> Lobby:
    plan = msgspec.structs.replace(lobby.plan, settings=lobby.plan.settings | dict(values))
    return replace(lobby, plan=plan)
