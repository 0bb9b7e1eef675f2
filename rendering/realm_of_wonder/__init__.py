"""Pictures of Realm of Wonder."""

from engine.games.realm_of_wonder.state import Realm
from rendering.artist import Artist
from rendering.realm_of_wonder.board import draw
from rendering.realm_of_wonder.cards import full_card
from rendering.realm_of_wonder.close_up import draw_close_up
from rendering.realm_of_wonder.ends import ends, ground
from rendering.realm_of_wonder.figures import faces, letters
from rendering.realm_of_wonder.hand import hand, pile

__all__ = ["ARTIST", "draw", "draw_close_up", "hand", "letters", "pile"]

ARTIST: Artist[Realm] = Artist(
    table=draw,
    emblem="mage",
    card=full_card,
    hand=hand,
    close_up=draw_close_up,
    pile=pile,
    letters=letters,
    faces=faces,
    ends=ends,
    ground=ground,
)
