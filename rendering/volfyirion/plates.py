"""A City as it is now: in the evening, under the dragon, or fallen. From an atlas that is loaded
once; `rendering/assets/build_cities.py` makes it."""

from typing import Literal

from PIL import Image

from rendering import atlas
from rendering.keeping import kept

State = Literal["evening", "dragon", "fallen"]


def index() -> atlas.Grid:
    return atlas.index("cities", atlas.Grid)


@kept
def scene(city: str, state: State, size: tuple[int, int]) -> Image.Image:
    """The City filling a picture of that size: what does not fit is cut off below, where its wall
    is, or at both sides. ValueError for a City that the atlas lacks. Kept: copy before painting."""
    return atlas.cell("cities", city, state, size)
