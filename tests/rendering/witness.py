"""What is written on a picture, where and how large: Pillow tells of each line what became of it
while parts were pasted, cut and made smaller."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest
from PIL import Image

from rendering import text as writing

CUT = f"{writing.ELLIPSIS}\N{WORD JOINER}"  # looks the same, but stands in no text

Box = tuple[float, float, float, float]


class Written(NamedTuple):
    """A line of text on a picture. `whole`: no edge has cut it; `size` is that of its type in
    pixels of the picture."""

    text: str
    size: float
    box: Box
    whole: bool = True

    def moved(self, x: float, y: float, by: float = 1) -> Written:
        x0, y0, x1, y1 = self.box
        box = (x0 * by + x, y0 * by + y, x1 * by + x, y1 * by + y)
        return self._replace(box=box, size=self.size * by)

    def within(self, size: tuple[int, int]) -> Written:
        x0, y0, x1, y1 = self.box
        inside = x0 >= -1 and y0 >= -1 and x1 <= size[0] + 1 and y1 <= size[1] + 1
        return self._replace(whole=self.whole and inside)

    def touches(self, size: tuple[int, int]) -> bool:
        x0, y0, x1, y1 = self.box
        return x1 > 0 and y1 > 0 and x0 < size[0] and y0 < size[1]


def written(image: Image.Image) -> list[Written]:
    return getattr(image, "_written", [])


@contextmanager
def watched() -> Iterator[None]:
    """All that is drawn meanwhile keeps what was written on it."""
    _forget()
    with pytest.MonkeyPatch.context() as patch:
        _watch(patch)
        yield
    _forget()


def _forget() -> None:
    for name, module in [*sys.modules.items()]:
        if name.startswith("rendering"):
            for thing in vars(module).values():
                if not isinstance(thing, type) and (clear := getattr(thing, "cache_clear", None)):
                    clear()


def _add(image: Image.Image, lines: list[Written]) -> None:
    kept = [line.within(image.size) for line in lines if line.touches(image.size)]
    if kept:
        image.__dict__["_written"] = [*written(image), *kept]


def _watch(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(writing, "ELLIPSIS", CUT)
    stamp = writing._stamp

    def stamped(image: Image.Image, at: tuple[int, int], ink: Any, colour: Any) -> None:
        stamp(image, at, ink, colour)
        x, y = at[0] + ink.left, at[1] + ink.top
        box = (x, y, x + ink.mask.width, y + ink.mask.height)
        _add(image, [Written(ink.text, ink.size, box)])

    patch.setattr(writing, "_stamp", stamped)
    for name, placed in PLACED.items():
        _carry(patch, name, placed)
    for name in ("paste", "alpha_composite"):
        _lay(patch, name)


def _same(*_: Any) -> tuple[float, float, float]:
    return 0, 0, 1


def _cropped(_: Image.Image, box: Box) -> tuple[float, float, float]:
    return -box[0], -box[1], 1


def _reduced(_: Image.Image, by: int) -> tuple[float, float, float]:
    return 0, 0, 1 / by


def _resized(
    image: Image.Image, size: tuple[int, int], _: int, box: Box | None = None, *__: Any
) -> tuple[float, float, float]:
    x0, y0, x1, _y1 = box or (0, 0, image.width, 0)
    by = size[0] / (x1 - x0)
    return -x0 * by, -y0 * by, by


# how far a new picture moves what stood on the old one, and how much larger it makes it
PLACED: dict[str, Callable[..., tuple[float, float, float]]] = {
    **dict.fromkeys(
        ("copy", "convert", "quantize", "filter", "point", "rotate", "getchannel"), _same
    ),
    "crop": _cropped,
    "reduce": _reduced,
    "resize": _resized,
}


def _carry(
    patch: pytest.MonkeyPatch, name: str, placed: Callable[..., tuple[float, float, float]]
) -> None:
    """A new picture has what stood on the old one."""
    plain = getattr(Image.Image, name)

    def carried(self: Image.Image, *args: Any, **kwargs: Any) -> Image.Image:
        made = plain(self, *args, **kwargs)
        made.__dict__.pop("_written", None)
        if lines := written(self):
            moved = placed(self, *args)
            _add(made, [line.moved(*moved) for line in lines])
        return made

    patch.setattr(Image.Image, name, carried)


def _lay(patch: pytest.MonkeyPatch, name: str) -> None:
    """What is pasted brings what stands on it, and on its mask."""
    plain = getattr(Image.Image, name)

    def laid(self: Image.Image, *args: Any, **kwargs: Any) -> None:
        plain(self, *args, **kwargs)
        x, y, *_ = next((arg for arg in args[1:] if isinstance(arg, tuple)), (0, 0))
        for part in (*args, *kwargs.values()):
            if isinstance(part, Image.Image):
                _add(self, [line.moved(x, y) for line in written(part)])

    patch.setattr(Image.Image, name, laid)
