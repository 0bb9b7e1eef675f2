"""Bot players: each sees a view, never a state. Their budgets count playouts, not seconds."""

from __future__ import annotations

from engine.house import beginner, good, greedy, random, search
from engine.house.measures import kept
from engine.house.player import House
from engine.house.playing_out import Record, play_out

__all__ = ["HOUSES", "LEVELS", "LEVEL_OF", "House", "Record", "play_out"]

LEVELS: dict[str, House] = {  # named by strength, the best first, as menus offer them
    "good": good.choose,
    "beginner": beginner.choose,
}
HOUSES: dict[str, House] = {  # all that `simulate` knows: the levels, and what they are measured by
    **LEVELS,
    "search": kept(search.choose),
    "greedy": kept(greedy.choose),
    "random": random.choose,
}
LEVEL_OF = {  # the level of each key that a seat or an old menu can hold
    **{level: level for level in LEVELS},
    "search": "good",
    "greedy": "beginner",
    "random": "beginner",
}
