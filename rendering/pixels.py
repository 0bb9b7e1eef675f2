"""Two of Pillow's calls with types: Pillow's own types name numpy, which is not installed here."""

from collections.abc import Sequence
from typing import Protocol, cast

from PIL import Image

Box = tuple[float, float, float, float]


class _Pixels(Protocol):
    def resize(
        self, size: tuple[int, int], resample: int, box: Box | None = None
    ) -> Image.Image: ...

    def point(self, lut: Sequence[float]) -> Image.Image: ...


def resized(
    image: Image.Image,
    size: tuple[int, int],
    box: Box | None = None,
    resample: Image.Resampling = Image.Resampling.BICUBIC,
) -> Image.Image:
    return cast("_Pixels", image).resize(size, resample, box)


def scaled(mask: Image.Image, factor: float, least: float = 0) -> Image.Image:
    """A mask with all its values multiplied, from `least` upwards."""
    return cast("_Pixels", mask).point([min(255, least + p * factor) for p in range(256)])
