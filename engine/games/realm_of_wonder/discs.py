"""The two turning discs [RW-06, RW-17, RW-30, RW-31]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from msgspec.structs import replace

from engine.core import Msg
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.board import LANDS, SPACES, Land
from engine.games.realm_of_wonder.ending import may_enter
from engine.games.realm_of_wonder.routes import bars, ways_from
from engine.games.realm_of_wonder.state import Disc, Realm, Roll, Turn, touch
from engine.games.realm_of_wonder.ways import NO_WAY, distance_to_castle, docks

DISCS: tuple[Disc, ...] = get_args(Disc)
RACERS, TOLD = 4, 2  # a line of a menu has room for so many in the race, or of both kinds
FAR = 30  # points: how far one looks for a bridge


def turn_of_disc(s: Realm, disc: Disc) -> Land:
    """The land with whose path the disc's whirl lines up."""
    return LANDS[s.middle if disc == "middle" else s.castle]


def turn_disc(t: Turn, disc: Disc, land: Land) -> None:
    """Line the disc's whirl up with the path of a land; everything on the disc turns with it
    [RW-26]."""
    if turn_of_disc(t.s, disc) != land:
        touch(t, *(code for code, space in SPACES.items() if space.disc == disc))
    setattr(t.s, disc, LANDS.index(land))
    t.tell(e.DiscTurned(disc, land))


def roll_land(t: Turn, seat: int) -> Land:
    """Roll the rotation die, which has one face for each land."""
    land = t.dice.pick(LANDS)
    t.s.rolled = [Roll(seat, [land])]
    t.tell(e.DieRolled(seat, land))
    return land


# --- what a turn changes, told beforehand -----------------------------------------------------


def turning(s: Realm, seat: int | None, disc: Disc, land: Land, left: int | None = None) -> Msg:
    """[RW-26] How far from the castle those then are to whom the gate is open, and the nearest
    bridge of the seat and others; if the turn concerns nobody, the bridges of the disc. `seat`: who
    reads it, None if several do; `left`: the MP that it keeps."""
    if turn_of_disc(s, disc) == land:
        return Msg("realm-of-wonder-turning-nothing")
    then = replace(s, **{disc: LANDS.index(land)})
    castle = list(_racers(then, seat))[:RACERS]
    cross = list(_crossings(then, seat, disc))[: max(0, TOLD - len(castle))]
    args = {"castle": castle, "cross": cross, "disc": disc, "left": left}
    ways = [] if castle or cross else [_bridge(*pair) for pair in _bridges(then, disc)]
    return Msg("realm-of-wonder-turning", {**args, "bridges": ways})


def _racers(s: Realm, seat: int | None) -> Iterator[Msg]:
    """The nearest first; `seat` is the reader."""
    far = distance_to_castle(s.middle, s.castle)
    seats = [one for one in range(s.seats) if may_enter(s, one)]
    found = sorted((far[s.characters[one].at], one) for one in seats)
    for at, (n, one) in enumerate(found):
        args = {"seat": None if one == seat else one, "n": "" if n == NO_WAY else n}
        yield Msg("realm-of-wonder-turning-racer", {**args, "first": not at})


def _crossings(s: Realm, seat: int | None, disc: Disc) -> Iterator[Msg]:
    """Where the seat, and others, the nearest first, cross to the disc or away from it."""
    seats = [one for one in range(s.seats) if not may_enter(s, one)]
    found = [(one != seat, *way, one) for one in seats for way in _nearest_bridge(s, one, disc)]
    for at, (other, n, start, end, one) in enumerate(sorted(found)):
        args = {"seat": one if other else None, "n": n, "bridge": _bridge(start, end)}
        yield Msg("realm-of-wonder-turning-crossing", {**args, "first": not at})


def _nearest_bridge(s: Realm, seat: int, disc: Disc) -> list[tuple[int, str, str]]:
    """What it costs a seat to cross, and from where to where; empty if the disc has no bridge for
    it."""
    at = s.characters[seat].at
    ways = ways_from(s, seat, at, FAR, bars(s, seat))
    both = [way for pair in _bridges(s, disc) for way in (pair, pair[::-1])]
    here = [way for way in both if SPACES[way[0]].disc == SPACES[at].disc and way[1] in ways]
    return sorted((ways[end].cost, start, end) for start, end in here)[:1]


def _bridges(s: Realm, disc: Disc) -> list[tuple[str, str]]:
    pairs = docks(s.middle, s.castle)
    return [pair for pair in pairs if disc in (SPACES[pair[0]].disc, SPACES[pair[1]].disc)]


def _bridge(start: str, end: str) -> Msg:
    return Msg("realm-of-wonder-bridge", {"space": start, "to": end})
