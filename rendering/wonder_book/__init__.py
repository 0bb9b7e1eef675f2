"""Pictures of Wonder Book."""

from rendering.wonder_book.board import draw
from rendering.wonder_book.cards import draw_card, draw_hand, draw_page

__all__ = ["draw", "draw_card", "draw_hand", "draw_page"]
