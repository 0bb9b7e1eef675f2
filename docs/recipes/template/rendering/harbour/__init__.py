"""Pictures of the table."""

from rendering.harbour.board import draw

__all__ = ["draw"]
