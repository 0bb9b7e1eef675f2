"""What lies on every table: seat badges, counted icons, dice. Cached pictures with alpha."""

from collections.abc import Sequence
from math import cos, pi, sin

from PIL import Image, ImageDraw

from rendering import icons
from rendering.fonts import Face
from rendering.keeping import kept
from rendering.palette import BLOOD, EYE, FAINT_INK, INK, SEATS, WHITE, Colour
from rendering.pixels import scaled
from rendering.text import Style, width, write

LEAST = 28  # of type on a picture 1280 wide: 8.8 pixels at 400
LETTERED = 40  # a badge so large has room for such a letter
FINE = 4  # shapes are drawn this much larger and reduced: Pillow does not smooth polygons
# corners of each shape: how many, and the turn of the first from the top, in degrees
SHAPES = {"square": (4, 45), "triangle": (3, 0), "diamond": (4, 0), "pentagon": (5, 0)}
SHAPES["hexagon"] = (6, 30)
# how far out the corners lie, so that all shapes weigh alike, and how far down the middle moves
REACH = {"circle": 0.43, "square": 0.54, "triangle": 0.57, "diamond": 0.5, "pentagon": 0.49}
REACH["hexagon"] = 0.48
DROP = {"triangle": 0.09, "pentagon": 0.02}


@kept
def badge(seat: int, letter: str, size: int, dimmed: bool = False) -> Image.Image:
    """A seat's colour, shape and letter on a paper rim. Where the letter would be too small to be
    read, shape and colour say it alone."""
    colour, shape, ink = SEATS[seat]
    big = Image.new("RGBA", (size * FINE, size * FINE))
    for inset, tone in ((0.0, INK), (0.035, WHITE), (0.075, INK), (0.105, colour)):
        _shape(ImageDraw.Draw(big), shape, size * FINE, inset, tone)
    small = big.reduce(FINE)
    middle = (size // 2, size // 2 + round(size * DROP.get(shape, 0) * 0.8))
    if size >= LETTERED:
        style = Style(Face.BOLD, max(LEAST, size * (40 if shape == "triangle" else 48) // 100))
        write(small, middle, letter[:1], style, ink, "mm")
    return greyed(small) if dimmed else small


def pointed(figure: Image.Image) -> Image.Image:
    """The reader's own figure, under a pointer in the colour of "you" in the header. It is higher
    by half of the pointer."""
    arrow = pointer(figure.width * 2 // 5)
    image = Image.new("RGBA", (figure.width, figure.height + arrow.height // 2))
    image.paste(figure, (0, image.height - figure.height))
    image.alpha_composite(arrow, ((figure.width - arrow.width) // 2, 0))
    return image


@kept
def pointer(size: int) -> Image.Image:
    """A triangle that points down, `size` pixels wide and an eighth less high."""
    big = Image.new("RGBA", (size * FINE, size * FINE * 7 // 8))
    pen, wide, high = ImageDraw.Draw(big), big.width, big.height
    for inset, tone in ((0.0, INK), (0.12, EYE)):
        by = round(wide * inset)
        corners = [(by * 3 // 2, by), (wide - by * 3 // 2, by), (wide // 2, high - by * 2)]
        pen.polygon(corners, (*tone, 255))
    return big.reduce(FINE)


@kept
def die(success: bool, size: int) -> Image.Image:
    """A die that shows a star, or a cross in another ink, so that not only the colour differs."""
    big = Image.new("RGBA", (size * FINE, size * FINE))
    edge = size * FINE - 1
    pen = ImageDraw.Draw(big)
    face = WHITE if success else (226, 212, 184)
    pen.rounded_rectangle((0, 0, edge, edge), edge // 5, face, INK, FINE * max(2, size // 22))
    small = big.reduce(FINE)
    name, tone = ("success", icons.tint("success")) if success else ("failure", FAINT_INK)
    icons.stamp(small, (size // 2, size // 2), name, size * 66 // 100, tone)
    return small


def lay(image: Image.Image, centre: tuple[int, int], piece: Image.Image) -> None:
    """Paste a piece by its middle."""
    image.paste(piece, (centre[0] - piece.width // 2, centre[1] - piece.height // 2), piece)


def in_row(pieces: Sequence[Image.Image], gap: int) -> Image.Image:
    """Pieces with alpha side by side on a transparent sheet, centred in height. A gap below 0 lets
    them overlap. Without pieces, a single clear pixel."""
    wide = sum(piece.width + gap for piece in pieces) - gap if pieces else 1
    image = Image.new("RGBA", (max(1, wide), max((p.height for p in pieces), default=1)))
    x = 0
    for piece in pieces:
        image.alpha_composite(piece, (x, (image.height - piece.height) // 2))
        x += piece.width + gap
    return image


def in_room(pieces: Sequence[Image.Image], room: int, gap: int, least: int = 3) -> Image.Image:
    """Pieces side by side in so many pixels: closer together if they must be. From the last one
    on, those without room are left out, and their number is told."""
    for count in range(len(pieces), 0, -1):
        shown = [*pieces[:count], *([_more(len(pieces) - count)] if count < len(pieces) else [])]
        spare = room - sum(piece.width for piece in shown)
        if spare >= least * (len(shown) - 1):
            return in_row(shown, min(gap, spare // max(1, len(shown) - 1)))
    return in_row([_more(len(pieces))] if pieces else [], gap)


@kept
def _more(count: int) -> Image.Image:
    text, style = f"+{count}", Style(Face.BOLD, LEAST)
    image = Image.new("RGBA", (width(text, style), LEAST + 4))
    write(image, (0, image.height // 2), text, style, FAINT_INK, "lm")
    return image


@kept
def sign(name: str, size: int, colour: Colour) -> Image.Image:
    """An icon by itself, on a transparent sheet."""
    image = Image.new("RGBA", (size, size))
    icons.stamp(image, (size // 2, size // 2), name, size, colour)
    return image


def counted(
    image: Image.Image,
    corner: tuple[int, int],
    name: str,
    number: str,
    size: int,
    colour: Colour = INK,
    tint: Colour | None = None,
) -> int:
    """An icon and its number, from the middle of their left edge. Returns how wide they are, in
    pixels."""
    style = Style(Face.BOLD, size)
    x, y = corner
    icons.stamp(image, (x + size // 2, y), name, size, tint or icons.tint(name))
    write(image, (x + size * 5 // 4, y), number, style, colour, "lm")
    return size * 5 // 4 + width(number, style)


def hearts(image: Image.Image, corner: tuple[int, int], now: int, most: int, size: int) -> None:
    """Full hearts in red and lost ones as faint outlines, from the middle of their left edge."""
    for i in range(most):
        centre = (corner[0] + i * (size + 4) + size // 2, corner[1])
        lay(image, centre, _heart(size, full=i < now))


def dice(image: Image.Image, centre: tuple[int, int], faces: Sequence[bool], size: int) -> None:
    """Lays the dice in a row around `centre`, each `size` pixels wide. True is a success."""
    step = size * 6 // 5
    left = centre[0] - step * (len(faces) - 1) // 2
    for i, success in enumerate(faces):
        lay(image, (left + i * step, centre[1]), die(success, size))


@kept
def _heart(size: int, full: bool) -> Image.Image:
    heart = Image.new("RGBA", (size, size))
    tone = BLOOD if full else FAINT_INK
    heart.paste(tone, (0, 0), icons.icon("heart", size))
    if not full:
        hole = icons.icon("heart", size - 8)
        heart.paste((0, 0, 0, 0), (4, 4), hole)
    return heart


def _shape(pen: ImageDraw.ImageDraw, shape: str, side: int, inset: float, tone: Colour) -> None:
    middle = side / 2
    reach = side * (REACH[shape] - 0.03)
    if shape == "circle":
        r = reach - side * inset
        pen.ellipse((middle - r, middle - r, middle + r, middle + r), tone)
        return
    corners, turn = SHAPES[shape]
    # an even rim needs the corners pulled in by more than the sides
    r = reach - side * inset / cos(pi / corners)
    drop = side * DROP.get(shape, 0)
    angles = [pi * (turn / 180 + 2 * i / corners) for i in range(corners)]
    pen.polygon([(middle + r * sin(a), middle + drop - r * cos(a)) for a in angles], tone)


def greyed(piece: Image.Image) -> Image.Image:
    """Without colour and a little paler: somebody who is down, or has acted."""
    alpha = scaled(piece.getchannel("A"), 0.8)
    grey = piece.convert("L").convert("RGB")
    grey.putalpha(alpha)
    return grey
