"""The goal, with how far everybody is, and who is closest to winning."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Msg
from engine.games.realm_of_wonder.board import CASTLE
from engine.games.realm_of_wonder.cards import QUESTS
from engine.games.realm_of_wonder.ending import best_road, may_enter, reach_of, roads
from engine.games.realm_of_wonder.routes import open_ways
from engine.games.realm_of_wonder.state import ROUNDS, Realm, points
from engine.games.realm_of_wonder.walking import POINT_COST
from engine.games.realm_of_wonder.ways import NO_WAY, distance_to_castle

LATE = ROUNDS - 5  # from here on, time is a danger [RW-80]


def stakes(s: Realm) -> tuple[Msg, ...]:
    return () if s.result is not None else (_goal(s), *[*rivals(s), *_closest(s)][:1])


def rivals(s: Realm) -> Iterator[Msg]:
    """[RW-01, RW-03] The seats to which the castle gate is open, then those that lack only one
    thing; each time those who can be there in this round, in the order in which they move, before
    those who still move in it, and these before the others, the nearest first."""
    far = distance_to_castle(s.middle, s.castle)
    away = {seat: far[one.at] for seat, one in enumerate(s.characters)}
    seats = sorted(away, key=lambda seat: _due(s, seat, away[seat]))
    racers = [
        {"seat": seat, "road": road, "n": "" if away[seat] == NO_WAY else away[seat]}
        for seat in seats
        if (road := may_enter(s, seat))
    ]
    if racers:
        others = [Msg("realm-of-wonder-may-enter-too", one) for one in racers[1:]]
        yield Msg("realm-of-wonder-may-enter", {**racers[0], "others": others})
    for seat in seats:
        close = [road for road, (have, whole) in roads(s, seat).items() if have == whole - 1]
        if close and not may_enter(s, seat):
            yield Msg("realm-of-wonder-lacks-one", {"seat": seat, "roads": close})


def _due(s: Realm, seat: int, n: int) -> tuple[bool, bool, int]:
    """[RW-15, RW-22, RW-23] When a seat may be at the castle, `n` points away: surely in this
    round, perhaps (a disc can still turn), or not before the next one."""
    one = s.characters[seat]
    extra = one.mp >= POINT_COST and not one.pace.extra
    left = points(s, seat) if one.pace.card else 0
    if s.step == "movement" and seat == s.turn_of:  # its powers and its balloon count, too
        late = CASTLE not in open_ways(s, seat, extra)
    else:
        late = one.pace.moved or left + extra < n
    return late, one.pace.moved, n if late else -one.pace.speed


def _goal(s: Realm) -> Msg:
    """[RW-72] What opens the gate, what the King wants, and how far all who have set out are on
    their best road."""
    wanted = Msg(f"quest-{s.quest}-goal", {"n": QUESTS[s.quest]})
    sides = [_best(s, seat) for seat in range(s.seats) if reach_of(s, seat)]
    return Msg("realm-of-wonder-goal", {"quest": s.quest, "wanted": wanted, "sides": sides})


def _best(s: Realm, seat: int) -> Msg:
    road, have, whole = best_road(s, seat)
    return Msg(f"realm-of-wonder-goal-{road}", {"seat": seat, "have": have, "whole": whole})


def _closest(s: Realm) -> Iterator[Msg]:
    """[RW-80] Who is farthest on their best road; in the last rounds it may decide."""
    reach = [reach_of(s, seat) for seat in range(s.seats)]
    first = [seat for seat in range(s.seats) if reach[seat] == max(reach)]
    if len(first) == 1:
        rounds = ROUNDS if s.round >= LATE else 0
        yield Msg("realm-of-wonder-closest", {"seat": first[0], "rounds": rounds})
