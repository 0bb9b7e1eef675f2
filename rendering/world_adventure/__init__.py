"""Pictures of World Adventure."""

from engine.games.world_adventure.state import World
from rendering.artist import Artist
from rendering.world_adventure.board import draw
from rendering.world_adventure.cards import full_card
from rendering.world_adventure.close_up import draw_close_up
from rendering.world_adventure.deeds import draw_deeds
from rendering.world_adventure.ends import ground
from rendering.world_adventure.hand import hand, pile
from rendering.world_adventure.places import faces

__all__ = ["ARTIST", "draw", "draw_close_up", "hand", "pile"]

ARTIST: Artist[World] = Artist(
    table=draw,
    emblem="salman",
    card=full_card,
    hand=hand,
    close_up=draw_close_up,
    pile=pile,
    faces=faces,
    ground=ground,
    goals=draw_deeds,
)
