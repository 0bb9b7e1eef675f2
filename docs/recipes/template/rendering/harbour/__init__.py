"""Pictures of the table."""

from engine.games.harbour.state import Harbour
from rendering.artist import Artist
from rendering.harbour.board import draw, nothing

__all__ = ["ARTIST", "draw"]

ARTIST: Artist[Harbour] = Artist(table=draw, card=nothing, hand=nothing)
