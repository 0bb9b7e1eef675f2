"""Pictures of World Adventure."""

from rendering.world_adventure.board import draw
from rendering.world_adventure.cards import draw_card
from rendering.world_adventure.close_up import draw_close_up
from rendering.world_adventure.hand import draw_hand, draw_pile

__all__ = ["draw", "draw_card", "draw_close_up", "draw_hand", "draw_pile"]
