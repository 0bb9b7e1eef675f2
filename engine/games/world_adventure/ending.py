"""When the game ends, and how everyone is placed [WA-01 to WA-04, WA-88]."""

from __future__ import annotations

from engine.core import Result, Score
from engine.games.world_adventure import events as e
from engine.games.world_adventure.state import Clan, Turn, World, team_of


def runes_of(s: World, seat: int) -> int:
    """[WA-03] The runes of a seat's whole team."""
    return sum([len(s.clans[mate].runes) for mate in team_of(s, seat)])


def has_won(s: World, seat: int) -> bool:
    """[WA-01, WA-04] Whether the seat has reached the goal."""
    legend = any("legendary" in s.clans[mate].runes for mate in team_of(s, seat))
    return runes_of(s, seat) >= s.goal and (legend or not s.legend)


def win(t: Turn, seat: int) -> None:
    """The seat's whole team wins."""
    winners = team_of(t.s, seat)
    t.tell(e.GoalReached(list(winners), runes_of(t.s, seat)))
    _finish(t.s, winners)


def time_up(t: Turn) -> None:
    """[WA-88] The seats with the most runes win; if several have as many, they share the win."""
    most = max(runes_of(t.s, seat) for seat in range(t.s.seats))
    t.tell(e.TimeUp(t.s.month))
    _finish(t.s, [seat for seat in range(t.s.seats) if runes_of(t.s, seat) == most])


def _finish(s: World, winners: list[int]) -> None:
    """Place the others by their runes; partners share a place."""
    ranks = [(other in winners, runes_of(s, other)) for other in range(s.seats)]
    heads = [ranks[team[0]] for team in s.teams]
    places = tuple(1 + sum(head > rank for head in heads) for rank in ranks)
    s.result = Result(places, tuple(_scores(s, clan) for clan in s.clans))


def _scores(s: World, clan: Clan) -> tuple[Score, ...]:
    runes, gold = Score("runes", len(clan.runes)), Score("gold", clan.gold)
    return runes, gold, Score("rounds", s.month, "low")
