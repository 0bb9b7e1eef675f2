"""How the memory of a process goes while people click, as a picture."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from rendering.fonts import Face
from rendering.palette import CARD_PAPER, FAINT_INK, GOLD, INK
from rendering.paper import paper
from rendering.text import Style, write

SIZE = WIDE, HIGH = 1280, 640
LEFT, RIGHT, TOP, BOTTOM = 110, 1230, 110, 560
GOAL, STRIDE = 400, 100  # MB: what a process may take, and from line to line
MEGABYTE = 1_000_000
WORDS, NUMBERS = Style(Face.BOLD, 34), Style(Face.TEXT, 30)


def curve(title: str, held: Sequence[int], clicks: int) -> Image.Image:
    """`held`: bytes, at equal distances from the first click to the last one."""
    megabytes = [count / MEGABYTE for count in held]
    top = max(GOAL, *megabytes) + STRIDE / 2
    image = paper(SIZE, CARD_PAPER, 19, 0.4)
    pen = ImageDraw.Draw(image)
    for line in range(0, int(top) + 1, STRIDE):
        y = _down(line, top)
        goal = line == GOAL
        pen.line((LEFT, y, RIGHT, y), GOLD if goal else FAINT_INK, 4 if goal else 1)
        write(image, (LEFT - 14, y), f"{line}", NUMBERS, INK, "rm")
    across = (RIGHT - LEFT) / max(1, len(held) - 1)
    points = [(LEFT + n * across, _down(one, top)) for n, one in enumerate(megabytes)]
    pen.line(points, INK, 4, joint="curve")
    for part in range(5):
        at = (LEFT + (RIGHT - LEFT) * part // 4, BOTTOM + 42)
        write(image, at, f"{clicks * part // 4:,}", NUMBERS, INK, "ms")
    write(image, (LEFT, 58), title, WORDS, INK, "lm")
    return image


def _down(megabytes: float, top: float) -> int:
    return round(BOTTOM - (BOTTOM - TOP) * megabytes / top)
