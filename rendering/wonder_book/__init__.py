"""Pictures of Wonder Book."""

from engine.games.wonder_book.state import WonderBook
from rendering.artist import Artist
from rendering.wonder_book.board import draw, faces
from rendering.wonder_book.cards import draw_page, full_card, hand
from rendering.wonder_book.close_up import draw_close_up
from rendering.wonder_book.ends import ground
from rendering.wonder_book.score_sheet import draw_campaign

__all__ = [
    "ARTIST",
    "draw",
    "draw_campaign",
    "draw_close_up",
    "draw_page",
    "hand",
]

ARTIST: Artist[WonderBook] = Artist(
    table=draw,
    emblem="ken",
    card=full_card,
    hand=hand,
    close_up=draw_close_up,
    page=draw_page,
    campaign=draw_campaign,
    faces=faces,
    ground=ground,
)
