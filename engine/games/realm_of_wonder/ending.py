"""The three roads into the castle, and how the game ends [RW-01, RW-03, RW-80]."""

from __future__ import annotations

from typing import Literal

from engine.core import Result, Score
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.quests import progress
from engine.games.realm_of_wonder.state import NEEDED, Realm, Turn

Road = Literal["quest", "monsters", "orbs"]


def roads(s: Realm, seat: int) -> dict[Road, tuple[int, int]]:
    """For each road, what a seat has and what it needs. A Victory token stands for the whole quest
    [RW-01, RW-02]."""
    one = s.characters[seat]
    have, needed = progress(s, seat)
    return {
        "quest": (needed if one.victory else min(have, needed), needed),
        "monsters": (min(one.monsters, NEEDED), NEEDED),
        "orbs": (min(one.orbs, NEEDED), NEEDED),
    }


def may_enter(s: Realm, seat: int) -> Road | Literal[""]:
    """[RW-03] The road by which the castle gate opens to a seat, or "" if none does."""
    walked: list[Road] = [road for road, (have, whole) in roads(s, seat).items() if have == whole]
    return walked[0] if walked else ""


def win(t: Turn, seat: int) -> None:
    """[RW-01] The seat that enters the castle wins at once."""
    road = may_enter(t.s, seat)
    t.tell(e.CastleEntered(seat, road))
    _finish(t, [seat], road)


def time_up(t: Turn) -> None:
    """[RW-80] The seat that is farthest along its best road wins; seats that are equally far share
    the win."""
    t.tell(e.TimeUp(t.s.round))
    _finish(t, leaders(t.s))


def leaders(s: Realm) -> list[int]:
    """[RW-80] The seats that win if time is up."""
    best = max(reach_of(s, seat) for seat in range(s.seats))
    return [seat for seat in range(s.seats) if reach_of(s, seat) == best]


def _finish(t: Turn, winners: list[int], road: str = "") -> None:
    """Place the others by how far they have come; equals share a place."""
    s = t.s
    ranks = [(seat in winners, reach_of(s, seat)) for seat in range(s.seats)]
    places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
    s.result = Result(places, tuple(_scores(s, seat) for seat in range(s.seats)), road)


def best_road(s: Realm, seat: int) -> tuple[Road, int, int]:
    """The road on which a seat is farthest, what it has and what it needs."""
    found = roads(s, seat).items()
    road, (have, whole) = max(found, key=lambda one: one[1][0] / one[1][1])
    return road, have, whole


def reach_of(s: Realm, seat: int) -> float:
    """How much of its best road a seat has covered, from 0 to 1."""
    _, have, whole = best_road(s, seat)
    return have / whole


def _scores(s: Realm, seat: int) -> tuple[Score, ...]:
    one = s.characters[seat]
    scores = [Score("road-done", int(100 * reach_of(s, seat))), Score("rounds", s.round, "low")]
    if one.victory:
        scores.append(Score("quest-round", one.victory_round, "low"))
    return tuple(scores)
