"""The goal, with how far each side is, and what threatens next."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Msg
from engine.games.world_adventure.board import distance
from engine.games.world_adventure.ending import runes_of
from engine.games.world_adventure.state import World, npc_of

NEAR = 2  # runes from the goal
NEAR_MOVING = 3  # in one's own turn: three deeds in one are not rare
BESIDE = 2  # spaces between the Government and a clan that it hunts
LATE = 35  # the month from which time is a danger [WA-88]


def stakes(s: World) -> tuple[Msg, ...]:
    return () if s.result is not None else (_goal(s), *_dangers(s)[:1])


def ranked(s: World) -> list[list[int]]:
    """The teams, the leader first."""
    return sorted(s.teams, key=lambda team: -runes_of(s, team[0]))


def _goal(s: World) -> Msg:
    """[WA-01, WA-03, WA-04] What wins, and how far each side is."""
    sides = [_side(s, team) for team in ranked(s)]
    return Msg("world-adventure-goal", {"goal": s.goal, "legend": s.legend, "sides": sides})


def _side(s: World, team: list[int]) -> Msg:
    return Msg("world-adventure-side", {"seats": team, "n": runes_of(s, team[0])})


def _dangers(s: World) -> list[Msg]:
    if not s.month:
        return []
    return [*_near(s), *_hunters(s), *_ahead(s)]


def _leaders(s: World) -> list[list[int]]:
    most = runes_of(s, ranked(s)[0][0])
    return [team for team in s.teams if runes_of(s, team[0]) == most]


def _near(s: World) -> Iterator[Msg]:
    """Who is near the goal: the side whose turn it is, since runes come in one's own turn, else
    the leaders, named together."""
    moving = [team for team in s.teams if s.turn_of in team and _lacks(s, team) <= NEAR_MOVING]
    near = moving or [team for team in _leaders(s) if _lacks(s, team) <= NEAR]
    if near:
        seats = [seat for team in near for seat in team]
        yield Msg("world-adventure-near", {"seats": seats, "n": max(_lacks(s, near[0]), 0)})


def _lacks(s: World, team: list[int]) -> int:
    return s.goal - runes_of(s, team[0])


def _hunters(s: World) -> Iterator[Msg]:
    """[WA-37, WA-40] The Government beside whom it hunts, a Raid beside whom it may attack."""
    government, raid = npc_of(s, "government"), npc_of(s, "raid")
    if government is not None:
        hunted = [seat for seat, clan in enumerate(s.clans) if clan.wanted]
        near = [seat for seat in hunted if distance(government.at, s.clans[seat].at) <= BESIDE]
        if near:
            yield Msg("world-adventure-hunts", {"seats": near})
    if raid is not None:
        reached = [seat for seat, clan in enumerate(s.clans) if distance(raid.at, clan.at) <= 1]
        if reached:
            yield Msg("world-adventure-raids", {"seats": reached, "card": raid.card})


def _ahead(s: World) -> Iterator[Msg]:
    leaders = _leaders(s)
    if len(leaders) == 1:
        args = {"seats": leaders[0], "n": _lacks(s, leaders[0]), "late": s.month >= LATE}
        yield Msg("world-adventure-ahead", args)
