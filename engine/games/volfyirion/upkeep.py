"""What each seat does at the start of its Main Phase and at the end of its turn."""

from __future__ import annotations

from engine.games.volfyirion import events as e
from engine.games.volfyirion.cards import Bonus
from engine.games.volfyirion.piles import discard_hand, gain_points, put_down
from engine.games.volfyirion.prices import held, is_nothing, said
from engine.games.volfyirion.state import LAIR, Points, Turn, add, own_cities, points

LAIR_GIVES = Bonus(battle=4)  # in each Main Phase [VF-36]


def gain_from_play(t: Turn, me: int) -> None:
    """[VF-14, VF-20] Buildings and Wonders give their points again, the claimed Lair its B."""
    cities = own_cities(t.s, me)
    in_play = list(t.s.houses[me].play)
    in_play += [played for city in cities for played in (*city.buildings, *city.troops)]
    gained = Points()
    for played in in_play:
        played.gained = played.used = False
        gained.count(gain_points(t, me, played))
    if any(city.key == LAIR for city in cities):
        add(t, me, LAIR_GIVES)
        gained.count(LAIR_GIVES)
    if not is_nothing(gained):
        t.tell(e.PointsGained(me, said(gained)))


def clear(t: Turn, me: int) -> None:
    """[VF-37] Play Area and hand go to the discard pile, unspent points are lost."""
    put_down(t.s, me)
    discard_hand(t, me)
    if not is_nothing(lost := points(t.s, me)):
        t.tell(e.PointsLost(me, held(lost)))
    t.s.houses[me].points, t.s.houses[me].gained = Points(), Points()
