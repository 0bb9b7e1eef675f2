"""What lies behind the picture of the end."""

from PIL import Image

from engine.games.wonder_book.state import WonderBook
from rendering.wonder_book.cards import party
from rendering.wonder_book.plates import scene

# of each chapter: where it began and, for those who have won and so have read it, where it ended
BEGAN = ("eight-street", "fold-early", "dark-town", "post-noon", "red-nursery", "bolt-dusk")
ENDED = ("eight-hooks", "fold-hook", "dark-hook", "post-hook", "red-hook", "bolt-last-page")


def ground(s: WonderBook) -> Image.Image:
    """A scene of the chapter that everybody at the table has seen."""
    won = s.result is not None and 1 in s.result.places
    return scene((ENDED if won else BEGAN)[s.chapter - 1], party(s))
