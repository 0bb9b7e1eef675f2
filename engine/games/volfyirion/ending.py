"""How the game ends: no City is left standing, or too many rounds have passed [VF-01, VF-54, VF-63,
VF-64]."""

from __future__ import annotations

from engine.core import Result, Score
from engine.games.volfyirion import events as e
from engine.games.volfyirion import ploys
from engine.games.volfyirion.state import City, Turn, Volfyirion

ROUNDS = 40  # [VF-64]


def watch(t: Turn) -> None:
    """After every step, resolve Ploys that watch the table, then see who has no City left [VF-01,
    VF-42, VF-63]."""
    ploys.spring(t)
    s = t.s
    if s.result is None and s.stack:
        fallen = _fallen(s) if [city for city in s.cities if not city.standing] else []
        if s.won or fallen:
            finish(t, [number for number in range(len(s.teams)) if number not in fallen])


def _fallen(s: Volfyirion) -> list[int]:
    """The sides that have no City left."""
    standing = {city.owners[0] for city in s.cities if city.standing}  # owners are partners
    return [number for number, team in enumerate(s.teams) if standing.isdisjoint(team)]


def finish(t: Turn, winners: list[int]) -> None:
    """Give places by team. A side that loses to the dragon takes second place behind it."""
    places = [2] * t.s.seats
    for seat in (seat for number in winners for seat in t.s.teams[number]):
        places[seat] = 1
    scores = tuple(_scores(t.s, number) for number, team in enumerate(t.s.teams) for _ in team)
    t.s.result = Result(tuple(places), scores)


def time_up(t: Turn) -> None:
    """[VF-64] The side with more standing Cities wins, then the one with more Defence on them. If
    both are equal, nobody wins; against the dragon, time up is a loss."""
    alone = len(t.s.teams) == 1
    t.tell(e.TimeUp(ROUNDS, alone=alone))
    if alone:
        finish(t, [])
    else:
        finish(t, leaders(t.s))


def leaders(s: Volfyirion, but: City | None = None) -> list[int]:
    """[VF-64] The sides that win if time is up, if this City falls before; several if all are
    equal."""
    strengths = [strength_of(s, number, but) for number in range(len(s.teams))]
    return [number for number, one in enumerate(strengths) if one == max(strengths)]


def strength_of(s: Volfyirion, team: int, but: City | None = None) -> tuple[int, int]:
    """[VF-64] The standing Cities of a side, and their Defence together."""
    cities = [city for city in cities_of(s, team) if city is not but]
    return len(cities), sum(city.strength for city in cities)


def cities_of(s: Volfyirion, team: int) -> list[City]:
    return [c for c in s.cities if c.standing and set(c.owners) & set(s.teams[team])]


def _scores(s: Volfyirion, team: int) -> tuple[Score, ...]:
    return Score("cities", len(cities_of(s, team))), Score("rounds", s.round, "low")
