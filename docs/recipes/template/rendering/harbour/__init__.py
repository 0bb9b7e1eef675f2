"""Pictures of the table."""

from engine.games.harbour.state import Harbour
from rendering.artist import Artist
from rendering.harbour.board import draw, no_card, no_cards

__all__ = ["ARTIST", "draw"]

ARTIST: Artist[Harbour] = Artist(table=draw, card=no_card, hand=no_cards)
