"""Pictures that were cut out of paper when we built, as they lie in `assets`. Each is read once."""

from functools import cache
from typing import TypeVar

import msgspec
from PIL import Image

from rendering.fonts import ASSETS
from rendering.pixels import resized

T = TypeVar("T")


class Grid(msgspec.Struct, frozen=True):
    """Equal cells, each found by its row and its column. `sources` is a digest of what the atlas
    was built from."""

    cell: tuple[int, int]
    sources: str
    rows: list[str]
    columns: list[str]

    def corner(self, row: str, column: str) -> tuple[int, int]:
        """The left upper corner of a cell, in pixels. ValueError for what the atlas lacks."""
        return self.columns.index(column) * self.cell[0], self.rows.index(row) * self.cell[1]


@cache
def index(name: str, kind: type[T]) -> T:
    """What lies where: `<name>.json`."""
    return msgspec.json.decode((ASSETS / f"{name}.json").read_bytes(), type=kind)


@cache
def atlas(name: str, mode: str) -> Image.Image:
    """`<name>.webp`, whole. Kept: cut from it, do not paint on it."""
    return read(name, mode)


def cell(name: str, row: str, column: str, size: tuple[int, int], above: float = 0) -> Image.Image:
    """A cell filling a picture of that size: what does not fit is cut off at both sides or, this
    share of it, `above`, the rest below. ValueError for what the atlas lacks."""
    grid = index(name, Grid)
    (left, top), (wide, high) = grid.corner(row, column), grid.cell
    by = max(size[0] / wide, size[1] / high)
    across, down = size[0] / by, size[1] / by
    left += (wide - across) / 2
    top += (high - down) * above
    box = (left, top, left + across, top + down)
    return resized(atlas(name, "RGB"), size, box, Image.Resampling.LANCZOS)


def read(name: str, mode: str) -> Image.Image:
    with Image.open(ASSETS / f"{name}.webp") as image:
        return image.convert(mode)
