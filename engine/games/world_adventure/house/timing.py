"""When a seat can be somewhere, as bot players see it: in months of the calendar, so that merely
letting a month pass brings nothing nearer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.games.world_adventure.board import distances
from engine.games.world_adventure.stalls import INCOME, owned
from engine.games.world_adventure.state import STATUS_MOST, Clan, World
from engine.games.world_adventure.turn import ACTIONS, MOVES, fresh_points

SLOPE = 0.3  # how much of a month the way within it counts
EARNED = 8.0  # gold earned in a month, stalls apart
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

    def arrive(self, steps: float, acts: int = 0) -> float:
        """The month in which `steps` are walked and `acts` done at the end."""
        if steps <= self.moves and acts <= self.acts:
            return self.month + SLOPE * steps / self.pace
        rest = max(0, steps - self.moves) / self.pace
        turns = max(1, -(-rest // 1))
        return self.month + turns + SLOPE * (rest - turns + 1 if rest else 0)

    def nearest(self, places: Iterable[str]) -> int:
        far = self.far
        return min([far[place] for place in places], default=FAR)

    def save(self, gold: float) -> float:
        """How many months it takes to save this much gold."""
        return max(0.0, gold - self.clan.gold) / self.income


def pace(clan: Clan) -> int:
    """[WA-28, WA-50] The steps of a month, events apart."""
    return MOVES + (clan.explorer >= STATUS_MOST) + (clan.explorer > STATUS_MOST)


def _is_to_come(s: World, seat: int) -> bool:
    """Whether the seat's turn of this month is still to come."""
    if s.step != "players":
        return s.step != "npcs"
    return s.turn_of is None or s.order.index(seat) > s.order.index(s.turn_of)
