"""Pictures of Realm of Wonder."""

from rendering.realm_of_wonder.board import draw

__all__ = ["draw"]
