"""What stands still on a board, kept in the colours of its game: a byte a pixel in place of four.
The board is sent in these colours, so nothing is lost."""

from collections.abc import Callable
from functools import update_wrapper
from typing import Generic, NamedTuple, ParamSpec

from PIL import Image

from rendering.encode import coloured
from rendering.keeping import kept

P = ParamSpec("P")
Box = tuple[int, int, int, int]


class Still(Generic[P]):
    """A function whose pictures are kept so. Each call gives one of its own, to be painted on."""

    def __init__(self, make: Callable[P, Image.Image], game: str) -> None:
        def few(*args: P.args, **kwargs: P.kwargs) -> Image.Image:
            return coloured(make(*args, **kwargs), game)

        update_wrapper(self, make)
        self._kept = kept(update_wrapper(few, make))

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Image.Image:
        return self._kept(*args, **kwargs).convert("RGB")

    def part(self, box: Box, *args: P.args, **kwargs: P.kwargs) -> Image.Image:
        """What lies within the box."""
        return self._kept(*args, **kwargs).crop(box).convert("RGB")

    def cache_clear(self) -> None:
        self._kept.cache_clear()


def still(game: str) -> Callable[[Callable[P, Image.Image]], Still[P]]:
    return lambda make: Still(make, game)


class Layer(NamedTuple):
    """A layer that does not cover everything: its colours, and where it has any."""

    colours: Image.Image
    mask: Image.Image

    def lay(self, image: Image.Image, corner: tuple[int, int]) -> None:
        """At that corner, as much of it as lies on the picture."""
        (x, y), (wide, high) = corner, self.mask.size
        box = max(0, -x), max(0, -y), min(wide, image.width - x), min(high, image.height - y)
        if box[0] < box[2] and box[1] < box[3]:
            colours = self.colours.crop(box).convert("RGB")
            image.paste(colours, (x + box[0], y + box[1]), self.mask.crop(box))


def layer(image: Image.Image, game: str) -> Layer:
    """Of a picture with alpha."""
    return Layer(coloured(image.convert("RGB"), game), image.getchannel("A"))
