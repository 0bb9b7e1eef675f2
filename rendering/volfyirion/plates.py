"""A City as it is now: in the evening, under the dragon, or fallen. From an atlas that is loaded
once; `rendering/assets/build_cities.py` makes it."""

from typing import Literal

from PIL import Image

from rendering import atlas
from rendering.keeping import kept

State = Literal["evening", "dragon", "fallen"]


def index() -> atlas.Grid:
    return atlas.index("cities", atlas.Grid)


# how much of what has no room is cut off above: from the sky, where only the dragon is
ABOVE: dict[State, float] = {"evening": 0.85, "dragon": 0.4, "fallen": 0.85}


@kept
def scene(city: str, state: State, size: tuple[int, int]) -> Image.Image:
    """The City filling a picture of that size, so that it is seen from its roofs to its wall.
    ValueError for a City that the atlas lacks. Kept: copy before painting."""
    return atlas.cell("cities", city, state, size, ABOVE[state])
