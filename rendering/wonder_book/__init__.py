"""Pictures of Wonder Book."""

from rendering.wonder_book.board import draw
from rendering.wonder_book.cards import draw_card, draw_hand, draw_page
from rendering.wonder_book.close_up import draw_close_up
from rendering.wonder_book.score_sheet import draw_campaign

__all__ = ["draw", "draw_campaign", "draw_card", "draw_close_up", "draw_hand", "draw_page"]
