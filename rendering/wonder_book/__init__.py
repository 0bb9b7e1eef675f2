"""Pictures of Wonder Book."""

from rendering.wonder_book.board import draw

__all__ = ["draw"]
