"""Cards, 600 x 840, which can be read without knowing the game."""

from collections.abc import Callable
from typing import NamedTuple

from PIL import Image, ImageDraw

from rendering import icons, rich
from rendering.canvas import Pen, frame, ink, rays, sheet
from rendering.fonts import Face
from rendering.palette import CARD_PAPER, FAINT_INK, INK, WHITE, Colour, lettering, mix
from rendering.pieces import counted
from rendering.pixels import resized
from rendering.text import Style, fitted, width, write

WIDE, HIGH = 600, 840
MARGIN = 44
ROOM = WIDE - 2 * MARGIN
BANNER_TOP, BANNER_HIGH = 34, 62
TITLE_TOP, FOOT = BANNER_TOP + BANNER_HIGH + 16, 34
GAP = 18
LEAST_PICTURE = 150
SCENE = 290  # pixels by which a card with a scene is higher


class Card(NamedTuple):
    """What a card shows, already in words. Texts may contain **bold**, *italic* and :icon:."""

    title: str
    kind: str  # on the banner
    colour: Colour
    letter: str  # stands for the colour
    art: str = ""  # an icon
    scene: Callable[[Pen, tuple[int, int, int, int]], None] | None = None  # drawn instead
    story: str = ""
    facts: tuple[tuple[str, str], ...] = ()  # icon and what it says, a line each
    rule: str = ""
    flavour: str = ""
    cost: tuple[tuple[str, str], ...] = ()  # icon and number
    number: str = ""  # in its deck


class Plan(NamedTuple):
    """How a card is laid out: its set blocks, and where the body goes in which size of type."""

    title: rich.Block
    flavour: rich.Block | None
    top: int
    bottom: int
    size: int


def draw_card(card: Card) -> Image.Image:
    high = _high(card)
    image = sheet((WIDE, high), CARD_PAPER, seed=_seed(card), edge=0.75)
    ink(image, INK, lambda pen, _: frame(pen, (14, 14, WIDE - 15, high - 15), 3, 3))
    ink(image, FAINT_INK, lambda pen, _: frame(pen, (21, 21, WIDE - 22, high - 22), 1, 4))
    laid = plan(card)
    _banner(image, card)
    rich.paint(image, (MARGIN, TITLE_TOP), laid.title, INK)
    _body(image, card, laid)
    if laid.flavour:
        rich.paint(image, (MARGIN, laid.bottom + 8), laid.flavour, FAINT_INK)
    if card.number:
        at = (WIDE // 2, high - FOOT - 10)
        write(image, at, f"· {card.number} ·", Style(Face.BOLD, 26), FAINT_INK, "mm")
    return image


def plan(card: Card) -> Plan:
    title = rich.fit(card.title, (ROOM, 104), (46, 30), Face.TITLE, centred=True)
    top, bottom, flavour = TITLE_TOP + title.height + 14, _high(card) - FOOT, None
    if card.number:
        bottom -= 32
    if card.flavour:
        flavour = rich.fit(card.flavour, (ROOM, 96), (26, 22), Face.ITALIC, centred=True)
        bottom -= flavour.height + 8
    return Plan(title, flavour, top, bottom - 8, _size(card, bottom - 8 - top))


def draw_hand(cards: list[Image.Image]) -> Image.Image:
    """Up to six cards side by side on 1280 px, numbered as in the menu."""
    count = max(3, len(cards))
    wide = (1280 - 20 * (count + 1)) // count
    high = wide * HIGH // WIDE
    image = sheet((1280, high + 110), CARD_PAPER, seed=61)
    for i, card in enumerate(cards):
        x = 20 + i * (wide + 20)
        image.paste(resized(card, (wide, high), resample=Image.Resampling.LANCZOS), (x, 80))
        middle = (x + wide // 2, 42)
        write(image, middle, str(i + 1), Style(Face.BOLD, 48), INK, "mm")
    return image


def _banner(image: Image.Image, card: Card) -> None:
    """A ribbon in the card's colour with its letter, its kind and its cost."""
    top, high = BANNER_TOP, BANNER_HIGH
    ink(image, mix(card.colour, INK, 0.55), lambda pen, by: _ribbon(pen, by, top + 3, high))
    ink(image, card.colour, lambda pen, by: _ribbon(pen, by, top, high))
    middle = top + high // 2
    _medal(image, (MARGIN + 24, middle), card)
    x, tone = WIDE - MARGIN - 26, lettering(card.colour)
    for name, number in reversed(card.cost):
        x -= 46 + width(number, Style(Face.BOLD, 38))
        counted(image, (x, middle), name, number, 38, tone, tone)
        x -= 14
    text, style = fitted(card.kind, Style(Face.TITLE, 28), x - MARGIN - 66, 18)
    write(image, (MARGIN + 62, middle), text, style, tone, "lm")


def _ribbon(pen: ImageDraw.ImageDraw, by: int, top: int, high: int) -> None:
    left, right, notch = 26, WIDE - 27, 18
    corners = ((left, top), (right, top), (right - notch, top + high // 2), (right, top + high))
    pen.polygon([(x * by, y * by) for x, y in (*corners, (left, top + high))], 255)


def _medal(image: Image.Image, centre: tuple[int, int], card: Card) -> None:
    def disc(pen: ImageDraw.ImageDraw, by: int) -> None:
        x, y, r = centre[0] * by, centre[1] * by, 23 * by
        pen.ellipse((x - r, y - r, x + r, y + r), 255)

    ink(image, WHITE, disc)
    write(image, centre, card.letter, Style(Face.BOLD, 32), mix(card.colour, INK, 0.4), "mm")


def _body(image: Image.Image, card: Card, laid: Plan) -> None:
    """Story, facts and rule at the largest size that fits; the picture takes what they leave."""
    top, size = laid.top, laid.size
    spare = laid.bottom - top - needs(card, size)
    if _least_picture(card) and spare > LEAST_PICTURE:
        high = min(spare, 360) - GAP
        spare -= high + GAP
        _picture(image, (MARGIN, top, WIDE - MARGIN, top + high), card)
        top += high + GAP
    top += max(0, spare) // 2
    if card.story:
        block = rich.layout(card.story, size, ROOM)
        rich.paint(image, (MARGIN, top), block, INK)
        top += block.height + GAP
    for name, text in card.facts:
        top = _fact(image, top, name, text, size)
    if card.rule:
        _rule(image, top + 8, card, size)


def _size(card: Card, room: int) -> int:
    """The largest size that leaves room for a picture, or the largest without a picture if that
    would make the text small. A scene is never left out."""
    picture = _least_picture(card)
    with_picture = next((s for s in range(34, 25, -1) if needs(card, s) + picture < room), 0)
    left = room - picture if card.scene else room
    return with_picture or next((s for s in range(30, 19, -1) if needs(card, s) <= left), 19)


def _least_picture(card: Card) -> int:
    if card.scene:
        return SCENE
    return LEAST_PICTURE if card.art else 0


def _high(card: Card) -> int:
    return HIGH + SCENE if card.scene else HIGH


def needs(card: Card, size: int) -> int:
    """The height of all text at a size."""
    high = sum(_fact_height(text, size) for _, text in card.facts)
    if card.story:
        high += rich.layout(card.story, size, ROOM).height + GAP
    if card.rule:
        high += rich.layout(card.rule, size, ROOM - 40).height + 40
    return high


def _picture(image: Image.Image, box: tuple[int, int, int, int], card: Card) -> None:
    """The card's scene, or its icon in a glory of rays, as in an engraving."""
    x0, y0, x1, y1 = box
    middle, high = ((x0 + x1) // 2, (y0 + y1) // 2), y1 - y0
    art = sheet((x1 - x0, high), CARD_PAPER, _seed(card) + 1, edge=0)
    wash = mix(card.colour, WHITE, 0.62)
    art = Image.blend(art, Image.new("RGB", art.size, wash), 0.55)
    image.paste(art, (x0, y0))
    if card.scene:
        lines = Pen(art.size, (x0, y0))
        card.scene(lines, box)
        image.paste(INK, (x0, y0), lines.mask())
        ink(image, INK, lambda pen, _: frame(pen, box, 2, _seed(card)))
        return

    def glory(pen: ImageDraw.ImageDraw, by: int) -> None:
        rays(pen, (middle[0], middle[1]), round(high * 0.43), round(high * 1.5), _seed(card))
        pen.rectangle((0, 0, WIDE * by, y0 * by), 0)
        pen.rectangle((0, y1 * by, WIDE * by, HIGH * by), 0)
        pen.rectangle((0, 0, x0 * by, HIGH * by), 0)
        pen.rectangle((x1 * by, 0, WIDE * by, HIGH * by), 0)

    ink(image, mix(card.colour, WHITE, 0.25), glory)
    ink(image, INK, lambda pen, _: frame(pen, box, 2, _seed(card)))
    icons.stamp(image, middle, card.art, round(high * 0.74), INK)


def _fact(image: Image.Image, top: int, name: str, text: str, size: int) -> int:
    block = rich.layout(text, size, ROOM - size - 22)
    line = round(size * rich.LEADING)
    icons.stamp(image, (MARGIN + size // 2 + 2, top + line // 2), name, size + 6, icons.tint(name))
    rich.paint(image, (MARGIN + size + 22, top), block, INK)
    return top + _fact_height(text, size)


def _fact_height(text: str, size: int) -> int:
    return rich.layout(text, size, ROOM - size - 22).height + 8


def _rule(image: Image.Image, top: int, card: Card, size: int) -> None:
    """What a player can act on, apart from the story: a box of its own."""
    block = rich.layout(card.rule, size, ROOM - 40)
    box = (MARGIN, top, WIDE - MARGIN, top + block.height + 26)
    plate = Image.new("RGB", (box[2] - box[0], box[3] - box[1]), mix(card.colour, WHITE, 0.84))
    image.paste(plate, box[:2], Image.new("L", plate.size, 200))
    ink(image, mix(card.colour, INK, 0.3), lambda pen, _: frame(pen, box, 2, 9))
    ink(image, card.colour, lambda pen, by: _mark(pen, by, box))
    rich.paint(image, (MARGIN + 24, top + 10), block, INK)


def _mark(pen: ImageDraw.ImageDraw, by: int, box: tuple[int, int, int, int]) -> None:
    pen.rectangle((box[0] * by, box[1] * by, (box[0] + 8) * by, box[3] * by), 255)


def _seed(card: Card) -> int:
    """The same card always lies on the same paper."""
    return sum(i * ord(c) for i, c in enumerate(card.title, 1)) % 97
