"""Figures and tokens, and how they stand together in an area."""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFilter

from rendering import icons
from rendering.canvas import SCALE, Pen
from rendering.fonts import Face
from rendering.palette import BLOOD, EYE, GOLD, INK, NIGHT, VIOLET, WHITE, Colour, mix
from rendering.pieces import badge, counted, lay
from rendering.text import Style, fitted, width, write
from rendering.wonder_book.maps import Box

# size of a figure and the gap to the next, the first at which all fit: a crowd overlaps before it
# becomes small
CROWDS = ((66, 5), (60, 5), (60, -14), (54, -14), (48, -12), (42, -10), (36, -16))
LINE = 4  # pixels between rows
STUNNED: Colour = (118, 112, 124)


class Figure(NamedTuple):
    """Something that stands in an area. Equal figures share one cached picture."""

    kind: str  # hero, ally, boss, wyrm, sparks, vortex
    letter: str = ""  # a name, of a boss or an ally
    seat: int = 0
    down: bool = False  # knocked out, or stunned
    number: int = 0
    acting: bool = False
    aura: bool = False  # the Dark Aura lies on it
    icon: str = ""


def stand(image: Image.Image, box: Box, figures: tuple[Figure, ...], closer: float = 1) -> None:
    """Rows in the middle of the box, as large as they fit; the left one lies on top."""
    crowds = [(round(size * closer), round(gap * closer)) for size, gap in CROWDS]
    size, gap = next((c for c in crowds if _fits(box, figures, *c)), crowds[-1])
    rows = _rows(box, figures, size, gap)
    high = size + LINE
    top = (box[1] + box[3] - high * len(rows) + LINE) // 2
    for i, row in enumerate(rows):
        x = (box[0] + box[2] + _wide(row, size, gap)) // 2
        for figure in reversed(row):
            piece = picture(figure, size)
            x -= piece.width
            image.paste(piece, (x, top + i * high), piece)
            x -= gap


@lru_cache(maxsize=512)
def picture(figure: Figure, size: int) -> Image.Image:
    match figure.kind:
        case "hero":
            return _hero(figure, size)
        case "wyrm":
            return _wyrm(figure, size)
        case "boss" | "ally":
            return _named(figure, size)
        case "vortex":
            return _vortex(size)
        case _:
            return _sparks(figure.number, size)


def _rows(box: Box, figures: tuple[Figure, ...], size: int, gap: int) -> list[list[Figure]]:
    rows: list[list[Figure]] = [[]]
    for figure in figures:
        if rows[-1] and _wide([*rows[-1], figure], size, gap) > box[2] - box[0]:
            rows.append([])
        rows[-1].append(figure)
    return rows


def _wide(row: list[Figure], size: int, gap: int) -> int:
    return sum(picture(figure, size).width + gap for figure in row) - gap


def _fits(box: Box, figures: tuple[Figure, ...], size: int, gap: int) -> bool:
    rows = _rows(box, figures, size, gap)
    if max((_wide(row, size, gap) for row in rows if row), default=0) > box[2] - box[0]:
        return False
    return len(rows) * (size + LINE) - LINE <= box[3] - box[1]


def _hero(figure: Figure, size: int) -> Image.Image:
    """The badge; a gold ring for who acts, stars over a hero that is down."""
    image = Image.new("RGBA", (size, size))
    if figure.acting:
        pen = Pen((size, size))
        pen.dot((size / 2, size / 2), size / 2 - 0.5)
        image.paste(GOLD, mask=pen.mask())
    lay(image, (size // 2, size // 2), badge(figure.seat, figure.letter, size, figure.down))
    if figure.down:
        icons.stamp(image, (size // 2, size * 24 // 100), "stun", size * 7 // 10, INK)
    return image


def _wyrm(figure: Figure, size: int) -> Image.Image:
    """Dark with a bright eye; stunned it is grey, its eye shut, stars above it. The Dark Aura is a
    broken dark ring around it."""
    image = Image.new("RGBA", (size, size))
    skin = STUNNED if figure.down else NIGHT
    rim = 6.0 if figure.aura else 0.0
    for inset, tone in ((rim, WHITE), (rim + 1.5, INK), (rim + 3.5, skin)):
        pen = Pen((size, size))
        pen.dot((size / 2, size / 2), size / 2 - inset)
        image.paste(tone, mask=pen.mask())
    if figure.aura:
        _aura(image, size)
    head = (size * 42 // 100, size * 46 // 100)
    tone = mix(skin, WHITE, 0.45 if figure.down else 0.42)
    icons.stamp(image, head, "wyrm", size * 62 // 100, tone)
    _eye(image, (size * 46 // 100, size * 37 // 100), size, figure.down)
    if figure.down:
        icons.stamp(image, (size // 2, size * 16 // 100), "stun", size * 60 // 100, EYE)
    _letter(image, figure.letter, size, skin)
    return image


def _aura(image: Image.Image, size: int) -> None:
    ring, middle, radius = Pen((size, size)), (size / 2, size / 2), size / 2 - 0.5
    for start in range(0, 360, 45):
        ring.ring(middle, (radius, radius), 5, (start, start + 32))
    image.paste(VIOLET, mask=ring.mask())


def _named(figure: Figure, size: int) -> Image.Image:
    """A boss, dark with a bright eye, or an ally, on paper: its name and its Hearts."""
    dark = figure.kind == "boss"
    skin, ink = (NIGHT, WHITE) if dark else (STUNNED if figure.down else WHITE, INK)
    name, style = fitted(figure.letter, Style(Face.BOLD, size * 42 // 100), size * 3 // 2, 16)
    image = Image.new("RGBA", (size + max(width(name, style), size * 3 // 4) + 4, size))
    for inset, tone in ((0, WHITE), (2, INK), (4, skin)):
        plate = Pen(image.size)
        edges = (inset, inset, image.width - 1 - inset, size - 1 - inset)
        plate.draw.rounded_rectangle([SCALE * edge for edge in edges], SCALE * size // 3, 255)
        image.paste(tone, mask=plate.mask())
    shade = mix(skin, WHITE, 0.5) if dark else INK
    icons.stamp(image, (size // 2, size // 2), figure.icon, size * 66 // 100, shade)
    if dark:
        _eye(image, (size * 46 // 100, size * 37 // 100), size, shut=False)
    if figure.down:
        icons.stamp(image, (size // 2, size * 20 // 100), "stun", size * 60 // 100, INK)
    write(image, (size - 4, size * 30 // 100), name, style, ink, "lm")
    hearts, at = size * 36 // 100, (size - 4, size * 71 // 100)
    counted(image, at, "heart", str(figure.number), hearts, ink, EYE if dark else BLOOD)
    return image


def _eye(image: Image.Image, at: tuple[int, int], size: int, shut: bool) -> None:
    pen = ImageDraw.Draw(image)
    r = max(3, size * 8 // 100)
    if shut:
        pen.line((at[0] - r, at[1], at[0] + r, at[1]), (*INK, 255), 2)
    else:
        pen.ellipse((at[0] - r, at[1] - r, at[0] + r, at[1] + r), (*EYE, 255), (*NIGHT, 255))


def _letter(image: Image.Image, letter: str, size: int, skin: Colour) -> None:
    at = (size * 70 // 100, size * 70 // 100)
    write(image, at, letter, Style(Face.BOLD, size * 46 // 100), WHITE, "mm", halo=skin)


def _vortex(size: int) -> Image.Image:
    """The Dark Vortex: a hole in the page."""
    image = Image.new("RGBA", (size, size))
    for inset, tone in ((0.0, WHITE), (2.0, NIGHT)):
        pen = Pen((size, size))
        pen.dot((size / 2, size / 2), size / 2 - inset)
        image.paste(tone, mask=pen.mask())
    hole = Pen((size, size))
    hole.stamp("swirl", (size / 2, size / 2), size * 80 // 100)
    image.paste((168, 128, 214), mask=hole.mask())
    return image


def _sparks(count: int, size: int) -> Image.Image:
    style = Style(Face.BOLD, size * 56 // 100)
    number = str(count)
    image = Image.new("RGBA", (size + width(number, style) + 2, size))
    shape = Image.new("L", (size, size))
    shape.paste(255, (size // 10, size // 10), icons.icon("spark", size * 8 // 10))
    image.paste(INK, (0, 0), shape.filter(ImageFilter.MaxFilter(7)))
    image.paste((255, 190, 48), (0, 0), shape)
    write(image, (size - 2, size // 2), number, style, INK, "lm", halo=WHITE)
    return image
