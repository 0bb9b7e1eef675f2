"""Bot players: each sees a view, never a state. Their budgets count playouts, not seconds."""

from engine.house import greedy, random, search
from engine.house.player import House
from engine.house.playing_out import Record, play_out

__all__ = ["HOUSES", "House", "Record", "play_out"]

HOUSES: dict[str, House] = {  # the best first, as menus offer them
    "search": search.choose,
    "greedy": greedy.choose,
    "random": random.choose,
}
