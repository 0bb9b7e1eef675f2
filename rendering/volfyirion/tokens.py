"""Pills of points, shields, medals, the dragon: small pictures with alpha, all cached."""

from math import pi, sin

from PIL import Image, ImageDraw

from rendering import icons
from rendering.canvas import Pen
from rendering.fonts import Face
from rendering.keeping import kept
from rendering.palette import INK, WHITE, Colour, mix
from rendering.pieces import LEAST
from rendering.portraits import ringed, token
from rendering.text import Style, cap_height, width, write
from rendering.volfyirion import symbols
from rendering.volfyirion.symbols import CURRENCIES, GLOW

LETTERED = 40  # so high is a plate that has room for a letter

Corners = list[tuple[float, float]]


@kept
def pill(
    currency: str, number: str, high: int, dim: bool = False, icon: bool = True, of: str = ""
) -> Image.Image:
    """Points of one kind: icon, number and letter on a plate of its own colour and shape. `of`
    says, smaller, out of how many. A low plate has no letter: colour and shape say it."""
    facts = CURRENCIES[currency]
    big = Style(Face.BOLD, max(LEAST, high * 84 // 100))
    small = Style(Face.BOLD, max(LEAST, high * 66 // 100))
    side = high * (36 if facts.shape == "pointed" else 24) // 100
    start = side + (high * 82 // 100 if icon else 0)
    letter = of + facts.letter if high >= LETTERED else of
    wide = start + width(number, big) + (1 + width(letter, small) if letter else 0) + side
    plate = mix(facts.colour, symbols.COAL, 0.55) if dim else facts.colour
    image = _plate(facts.shape, (wide, high), plate)
    tone = symbols.DIM if dim else WHITE
    if icon:
        size = high * 78 // 100
        icons.stamp(image, (side + size // 2, high // 2), facts.icon, size, tone)
    write(image, (start, high // 2), number, big, tone, "lm")
    foot = high // 2 + cap_height(big) // 2
    write(image, (start + width(number, big) + 1, foot), letter, small, tone)
    return image


@kept
def medal(letter: str, colour: Colour, size: int) -> Image.Image:
    """A card's colour as a disc with its letter."""
    image = Image.new("RGBA", (size, size))
    for inset, tone in ((0.0, WHITE), (size * 0.09, colour)):
        pen = Pen((size, size))
        pen.dot((size / 2, size / 2), size / 2 - inset)
        image.paste(tone, mask=pen.mask())
    style = Style(Face.BOLD, max(LEAST, size * 62 // 100))
    write(image, (size // 2, size // 2), letter, style, WHITE, "mm")
    return image


@kept
def shield(number: str, size: int, colour: Colour = (88, 96, 110)) -> Image.Image:
    """Defence."""
    image = Image.new("RGBA", (size, size))
    for inset, tone in ((0.0, WHITE), (size * 0.06, colour)):
        pen = Pen((size, size))
        pen.shape(_shield(size, inset))
        image.paste(tone, mask=pen.mask())
    style = Style(Face.BOLD, max(LEAST, size * 56 // 100))
    write(image, (size // 2, size * 46 // 100), number, style, WHITE, "mm")
    return image


@kept
def dragon(size: int) -> Image.Image:
    """The Volfyirion token: the dragon in a ring of embers."""
    return ringed("volfyirion", GLOW, size)


def crest(seat: int) -> str:
    """The key of a House's crest among the portraits."""
    return f"house-{seat + 1}"


def house(seat: int, size: int) -> Image.Image:
    """A House: its crest in the ring of its seat, with shape and number."""
    return token(crest(seat), seat, str(seat + 1), size)


@kept
def counted(icon: str, number: str, size: int, colour: Colour) -> Image.Image:
    """An icon and its number, on a transparent sheet."""
    style = Style(Face.BOLD, size)
    image = Image.new("RGBA", (size * 5 // 4 + width(number, style) + 2, size * 5 // 4))
    middle = image.height // 2
    icons.stamp(image, (size // 2, middle), icon, size, colour)
    write(image, (size * 6 // 5, middle), number, style, colour, "lm")
    return image


@kept
def hatching(size: tuple[int, int], step: int = 14) -> Image.Image:
    """Slanted lines over something sealed."""
    pen, (wide, high) = Pen(size), size
    for x in range(-high, wide, step):
        pen.line([(x, high), (x + high, 0)], 2.5, 150)
    return pen.mask()


def _plate(shape: str, size: tuple[int, int], colour: Colour) -> Image.Image:
    image = Image.new("RGBA", size)
    for inset, tone in ((0.0, mix(colour, INK, 0.5)), (1.5, colour)):
        pen = Pen(size)
        _outline(pen.draw, shape, size, inset)
        image.paste(tone, mask=pen.mask())
    return image


def _outline(pen: ImageDraw.ImageDraw, shape: str, size: tuple[int, int], inset: float) -> None:
    """Drawn on a mask of twice the size."""
    x0, y0, x1, y1 = (2 * v for v in (inset, inset, size[0] - inset, size[1] - inset))
    if shape == "pointed":
        tip, middle = (y1 - y0) * 0.32, (y0 + y1) / 2
        pen.polygon(
            [
                (x0, middle),
                (x0 + tip, y0),
                (x1 - tip, y0),
                (x1, middle),
                (x1 - tip, y1),
                (x0 + tip, y1),
            ],
            255,
        )
    else:
        corner = (y1 - y0) / 2 if shape == "round" else (y1 - y0) / 8
        pen.rounded_rectangle((x0, y0, x1 - 1, y1 - 1), corner, 255)


def _shield(size: int, inset: float) -> Corners:
    """Straight on top, round below."""
    left, right, top, foot = inset, size - inset, inset, size - inset
    waist = size * 0.42
    curve = [i / 12 for i in range(13)]
    down = [
        (right - (right - size / 2) * (1 - sin(pi / 2 * (1 - u))), waist + (foot - waist) * u)
        for u in curve
    ]
    return [(left, top), (right, top), *down, *[(size - x, y) for x, y in reversed(down)]]
