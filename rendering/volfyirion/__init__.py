"""Pictures of Volfyirion."""

from engine.games.volfyirion.state import Volfyirion
from rendering.artist import Artist
from rendering.volfyirion.board import draw
from rendering.volfyirion.cards import full_card
from rendering.volfyirion.close_up import draw_close_up
from rendering.volfyirion.ends import ground
from rendering.volfyirion.hand import hand, pile
from rendering.volfyirion.houses import crests, letters
from rendering.volfyirion.offer import draw_offer

__all__ = ["ARTIST", "draw", "draw_close_up", "hand", "pile"]

ARTIST: Artist[Volfyirion] = Artist(
    table=draw,
    emblem="volfyirion",
    foe="volfyirion",
    named=draw,
    letters=letters,
    faces=crests,
    card=full_card,
    hand=hand,
    close_up=draw_close_up,
    named_close_up=draw_close_up,
    offer=draw_offer,
    pile=pile,
    ground=ground,
)
