"""Pictures of Realm of Wonder."""

from rendering.realm_of_wonder.board import draw
from rendering.realm_of_wonder.cards import draw_card
from rendering.realm_of_wonder.close_up import draw_close_up
from rendering.realm_of_wonder.figures import letters
from rendering.realm_of_wonder.hand import draw_hand, draw_pile

__all__ = ["draw", "draw_card", "draw_close_up", "draw_hand", "draw_pile", "letters"]
