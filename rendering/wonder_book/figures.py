"""Figures and tokens of the board, each a picture of its own."""

from math import cos, pi, sin
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFilter

from rendering import icons
from rendering.canvas import SCALE, Pen
from rendering.fonts import Face
from rendering.keeping import kept
from rendering.palette import BLOOD, EYE, GOLD, INK, NIGHT, VIOLET, WHITE, Colour, mix
from rendering.pieces import LEAST, counted, greyed, lay, pointed
from rendering.portraits import ringed, token
from rendering.text import Style, fitted, width, write

STUNNED: Colour = (118, 112, 124)
TORN: Colour = (186, 150, 226)
LEAST_HEARTS = 26  # pixels
TEETH, RAYS = 22, 32  # corners of the Dark Vortex, and of the sun behind who acts


class Figure(NamedTuple):
    """Something that stands in an area. Equal figures share one cached picture."""

    kind: str  # hero, ally, boss, wyrm, sparks, vortex
    letter: str = ""  # a name, of a boss or an ally
    seat: int = 0
    down: bool = False  # knocked out, or stunned
    number: int = 0
    acting: bool = False
    aura: bool = False  # the Dark Aura lies on it
    mine: bool = False  # the reader's own hero
    who: str = ""  # the key of a hero, a boss or an ally, whose face it has


@kept
def picture(figure: Figure, size: int) -> Image.Image:
    """`size` is the side of its square, in pixels."""
    match figure.kind:
        case "hero":
            return _hero(figure, size)
        case "wyrm":
            return _wyrm(figure, size)
        case "boss":
            return _boss(figure, size)
        case "ally":
            return _named(figure, size)
        case "vortex":
            return _vortex(size)
        case _:
            return _sparks(figure.number, size)


def _hero(figure: Figure, size: int) -> Image.Image:
    """The face, with stars over a hero that is down [WB-51] and a pointer to the reader's own. The
    hero that acts has rays around it, and its face stays as large."""
    image = token(figure.who, figure.seat, figure.letter, size, figure.down)
    if figure.down:
        image = image.copy()
        icons.stamp(image, (size // 2, size * 24 // 100), "stun", size * 7 // 10, INK)
    image = _rayed(image) if figure.acting else image
    return pointed(image) if figure.mine else image


def _rayed(face: Image.Image) -> Image.Image:
    """On a bright sun with an inked rim, so that it cannot be taken for a seat's ring."""
    size = face.width + 2 * max(4, face.width // 8)
    image = Image.new("RGBA", (size, size))
    for inset, tone in ((0, INK), (2, EYE)):
        pen = Pen((size, size))
        pen.shape(_ragged(size, size / 2 - inset, RAYS, face.width / size))
        image.paste(tone, mask=pen.mask())
    image.alpha_composite(face, ((size - face.width) // 2,) * 2)
    return image


def _wyrm(figure: Figure, size: int) -> Image.Image:
    """Dark, with a bright eye. A stunned Wyrm is grey, with its eye shut and stars above it. The
    Dark Aura is a broken dark ring around it [WB-36]."""
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
    """[WB-66]"""
    ring, middle, radius = Pen((size, size)), (size / 2, size / 2), size / 2 - 0.5
    for start in range(0, 360, 45):
        ring.ring(middle, (radius, radius), 5, (start, start + 32))
    image.paste(VIOLET, mask=ring.mask())


def _boss(figure: Figure, size: int) -> Image.Image:
    """Its face, as large as it can be, and its Hearts on a dark plate at its foot."""
    image, number = Image.new("RGBA", (size, size)), str(figure.number)
    lay(image, (size // 2, size * 47 // 100), ringed(figure.who, EYE, size * 94 // 100))
    hearts = max(LEAST_HEARTS, size * 30 // 100)
    wide, high = hearts * 8 // 5 + width(number, Style(Face.BOLD, hearts)), hearts * 6 // 5
    left, top = (size - wide) // 2, size - high
    for inset, tone in ((0, WHITE), (2, INK), (4, NIGHT)):
        plate = Pen((size, size))
        box = (left + inset, top + inset, left + wide - 1 - inset, size - 1 - inset)
        plate.draw.rounded_rectangle([SCALE * edge for edge in box], SCALE * high // 2, 255)
        image.paste(tone, mask=plate.mask())
    counted(image, (left + hearts // 4, top + high // 2), "heart", number, hearts, WHITE, EYE)
    return image


def _named(figure: Figure, size: int) -> Image.Image:
    """An ally: its name with its Hearts below, or only the Hearts in a crowd."""
    ink, red = INK, BLOOD
    left, number = size * 94 // 100, str(figure.number)
    name, style = fitted(figure.letter, Style(Face.BOLD, size * 38 // 100), size * 2, 16)
    hearts = size * (48 if name else 56) // 100
    beside = width(number, Style(Face.BOLD, hearts))
    if name:
        beside = max(width(name, style), beside + hearts * 5 // 4)
    image = _plate(figure, (left + beside + size // 6, size))
    if name:
        write(image, (left, size * 27 // 100), name, style, ink, "lm")
        counted(image, (left, size * 70 // 100), "heart", number, hearts, ink, red)
    else:
        middle = left + beside // 2
        icons.stamp(image, (middle, size * 26 // 100), "heart", size * 36 // 100, red)
        write(image, (middle, size * 69 // 100), number, Style(Face.BOLD, hearts), ink, "mm")
    return image


def _plate(figure: Figure, extent: tuple[int, int]) -> Image.Image:
    """The face on paper."""
    size, skin = extent[1], STUNNED if figure.down else WHITE
    image = Image.new("RGBA", extent)
    for inset, tone in ((0, WHITE), (2, INK), (4, skin)):
        plate = Pen(extent)
        edges = (inset, inset, extent[0] - 1 - inset, size - 1 - inset)
        plate.draw.rounded_rectangle([SCALE * edge for edge in edges], SCALE * size // 3, 255)
        image.paste(tone, mask=plate.mask())
    face = ringed(figure.who, GOLD, size - 8)
    image.paste(greyed(face) if figure.down else face, (4, 4), face)
    if figure.down:
        icons.stamp(image, (size // 2, size * 20 // 100), "stun", size * 60 // 100, INK)
    return image


def _eye(image: Image.Image, at: tuple[int, int], size: int, shut: bool) -> None:
    pen = ImageDraw.Draw(image)
    r = max(3, size * 8 // 100)
    if shut:
        pen.line((at[0] - r, at[1], at[0] + r, at[1]), (*INK, 255), 2)
    else:
        pen.ellipse((at[0] - r, at[1] - r, at[0] + r, at[1] + r), (*EYE, 255), (*NIGHT, 255))


def _letter(image: Image.Image, letter: str, size: int, skin: Colour) -> None:
    style = Style(Face.BOLD, max(LEAST, size * 46 // 100))
    middle = min(size * 70 // 100, size - style.size * 9 // 20)  # with its halo inside the figure
    write(image, (middle, middle), letter, style, WHITE, "mm", halo=skin)


def _vortex(size: int) -> Image.Image:
    """The Dark Vortex: a hole torn into the page, ragged and violet, so that nobody takes it for a
    Wyrm [WB-45]."""
    image = Image.new("RGBA", (size, size))
    for inset, tone in ((0.0, WHITE), (0.04, INK), (0.07, TORN)):
        pen = Pen((size, size))
        pen.shape(_ragged(size, size / 2 * (1 - 2 * inset), TEETH, 0.76))
        image.paste(tone, mask=pen.mask())
    hole = Pen((size, size))
    hole.stamp("swirl", (size / 2, size / 2), size * 74 // 100)
    image.paste(NIGHT, mask=hole.mask())
    return image


def _ragged(size: int, radius: float, corners: int, inner: float) -> list[tuple[float, float]]:
    """The corners of a round with a torn edge, by turns far out and, by that share, farther in."""
    turns = [(2 * pi * i / corners, radius * (inner if i % 2 else 1)) for i in range(corners)]
    return [(size / 2 + out * sin(turn), size / 2 - out * cos(turn)) for turn, out in turns]


def _sparks(count: int, size: int) -> Image.Image:
    """[WB-32]"""
    style = Style(Face.BOLD, size * 56 // 100)
    number = str(count)
    image = Image.new("RGBA", (size + width(number, style) + 2, size))
    shape = Image.new("L", (size, size))
    shape.paste(255, (size // 10, size // 10), icons.icon("spark", size * 8 // 10))
    image.paste(INK, (0, 0), shape.filter(ImageFilter.MaxFilter(7)))
    image.paste((255, 190, 48), (0, 0), shape)
    write(image, (size - 2, size // 2), number, style, INK, "lm", halo=WHITE)
    return image
