"""Pictures of Volfyirion."""

from engine.games.volfyirion.state import Volfyirion
from rendering.artist import Artist
from rendering.volfyirion.board import draw
from rendering.volfyirion.cards import full_card
from rendering.volfyirion.hand import draw_hand, draw_pile
from rendering.volfyirion.houses import letters

__all__ = ["ARTIST", "draw", "draw_hand", "draw_pile"]

ARTIST: Artist[Volfyirion] = Artist(
    table=draw,
    named=draw,
    letters=letters,
    card=full_card,
    hand=draw_hand,
    pile=draw_pile,
)
