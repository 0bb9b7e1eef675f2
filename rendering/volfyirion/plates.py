"""A City as it is now: in the evening, under the dragon, or fallen. From an atlas that is loaded
once; `rendering/assets/build_cities.py` makes it."""

from functools import cache, lru_cache
from typing import Literal

import msgspec
from PIL import Image

from rendering.fonts import ASSETS
from rendering.pixels import resized

State = Literal["evening", "dragon", "fallen"]


class Index(msgspec.Struct, frozen=True):
    """A row of cells a City, a column a state. `sources` is a digest of what it was built from."""

    cell: tuple[int, int]
    sources: str
    cities: list[str]
    states: list[State]


@cache
def index() -> Index:
    return msgspec.json.decode((ASSETS / "cities.json").read_bytes(), type=Index)


@cache
def _atlas() -> Image.Image:
    with Image.open(ASSETS / "cities.webp") as image:
        return image.convert("RGB")


@lru_cache(maxsize=64)
def scene(city: str, state: State, size: tuple[int, int]) -> Image.Image:
    """The City filling a picture of that size: what does not fit is cut off below, where its wall
    is, or at both sides. ValueError for a City that the atlas lacks. Kept: copy before painting."""
    wide, high = index().cell
    by = max(size[0] / wide, size[1] / high)
    across, down = size[0] / by, size[1] / by
    left = index().states.index(state) * wide + (wide - across) / 2
    top = index().cities.index(city) * high
    box = (left, top, left + across, top + down)
    return resized(_atlas(), size, box, Image.Resampling.LANCZOS)
