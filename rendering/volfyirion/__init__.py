"""Pictures of Volfyirion."""

from rendering.volfyirion.board import draw
from rendering.volfyirion.cards import draw_card
from rendering.volfyirion.hand import draw_hand, draw_pile

__all__ = ["draw", "draw_card", "draw_hand", "draw_pile"]
