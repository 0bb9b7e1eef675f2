"""Pictures of Volfyirion."""

from engine.games.volfyirion.state import Volfyirion
from rendering.artist import Artist
from rendering.volfyirion.board import draw
from rendering.volfyirion.cards import full_card
from rendering.volfyirion.hand import hand, pile
from rendering.volfyirion.houses import crests, letters

__all__ = ["ARTIST", "draw", "hand", "pile"]

ARTIST: Artist[Volfyirion] = Artist(
    table=draw,
    emblem="volfyirion",
    named=draw,
    letters=letters,
    faces=crests,
    card=full_card,
    hand=hand,
    pile=pile,
)
