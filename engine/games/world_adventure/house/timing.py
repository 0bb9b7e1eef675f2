"""When a seat can be somewhere, as bot players see it: in months of the calendar, so that merely
letting a month pass brings nothing nearer."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache

from engine.games.world_adventure.board import distances
from engine.games.world_adventure.stalls import INCOME, owned
from engine.games.world_adventure.state import STATUS_MOST, Clan, World
from engine.games.world_adventure.turn import ACTIONS, MOVES, fresh_points

SLOPE = 0.3  # how much of a month the way within it counts
EARNED = 8.0  # gold earned in a month, not counting stalls
FAR = 99  # steps


class Timing:
    """`moves` and `acts` are left in the turn of `month`, the seat's next one to come. What simply
    takes time counts from `now`: a turn that has begun is as good as over."""

    def __init__(self, s: World, seat: int) -> None:
        clan = s.clans[seat]
        self.s, self.seat, self.clan = s, seat, clan
        self.far: Mapping[str, int] = distances(clan.at)
        self.pace = pace(clan)
        if s.turn_of == seat and not clan.working:
            self.month, self.moves, self.acts = s.month, clan.acting.moves, clan.acting.actions
            self.now = s.month + (clan.acting != fresh_points(s, seat))
        else:
            self.month = s.month + clan.working + (not _is_to_come(s, seat))
            self.moves, self.acts = self.pace, ACTIONS
            self.now = self.month
        self.income = EARNED + INCOME * owned(s, seat)
        self.arrive = _months(self.month, self.moves, self.pace, True)  # by steps to be walked
        self.act = _months(self.month, self.moves, self.pace, self.acts > 0)  # and to act there

    def nearest(self, places: Collection[str]) -> int:
        """Steps to the nearest of these places."""
        for place, steps in self.far.items():
            if place in places:
                return steps
        return FAR

    def save(self, gold: float) -> float:
        """How many months it takes to save this much gold."""
        return max(0.0, gold - self.clan.gold) / self.income


@lru_cache(maxsize=500)
def _months(month: int, moves: int, pace: int, able: bool) -> tuple[float, ...]:
    """The month in which so many steps are walked; not this one, unless `able`."""
    return tuple([_month(month, moves, pace, able, steps) for steps in range(FAR + 1)])


def _month(month: int, moves: int, pace: int, able: bool, steps: int) -> float:
    if able and steps <= moves:
        return month + SLOPE * steps / pace
    rest = max(0, steps - moves) / pace
    turns = max(1, -(-rest // 1))
    return month + turns + SLOPE * (rest - turns + 1 if rest else 0)


def pace(clan: Clan) -> int:
    """[WA-28, WA-50] The steps of a month, not counting events."""
    return MOVES + (clan.explorer >= STATUS_MOST) + (clan.explorer > STATUS_MOST)


def _is_to_come(s: World, seat: int) -> bool:
    """Whether the seat's turn of this month is still to come."""
    if s.step != "players":
        return s.step != "npcs"
    return s.turn_of is None or s.order.index(seat) > s.order.index(s.turn_of)
