"""A page of a story, 800 wide and as high as its text: it is read aloud from a phone."""

from functools import cache

from PIL import Image, ImageDraw

from rendering import icons, rich
from rendering.canvas import Pen, ink_mask, rays, sheet
from rendering.cards import Card
from rendering.fonts import Face
from rendering.palette import CARD_PAPER, FAINT_INK, INK, WHITE, lettering, mix
from rendering.paper import paper
from rendering.pieces import lay
from rendering.pixels import resized
from rendering.portraits import portrait
from rendering.text import Style, fitted, write

WIDE, MARGIN, GAP = 800, 52, 22
ROOM = WIDE - 2 * MARGIN
BANNER_TOP, BANNER_HIGH = 40, 82
TITLE_TOP = BANNER_TOP + BANNER_HIGH + 18
FACE, ICON = 300, 220  # heights of a portrait, of an icon
TEXT, RULE, SMALL = 40, 38, 34  # sizes of type
FOOT, DISC, EMBLEM = 44, 30, 46  # half of the disc on a ribbon; the icon in it
SHADOW = 18  # below a plate
TALLEST, SHIFT = 2600, 300  # of the sheet from which pages are cut, and where they begin

Box = tuple[int, int, int, int]


def draw_page(card: Card) -> Image.Image:
    """With a plate, it begins with the plate up to the edges; the banner hangs below it."""
    title = rich.fit(card.title, (ROOM, 132), (58, 40), Face.TITLE, centred=True)
    story, rule, flavour = _blocks(card)
    plate = card.plate() if card.plate else None
    head = plate.height - BANNER_TOP - 6 if plate else 0
    art = 0 if plate else _art(card)
    top = head + TITLE_TOP + title.height + GAP
    below = top + (art + GAP if art else 0) + story.height + GAP
    rule_high = rule.height + 34 + GAP if rule.atoms else 0
    last = flavour.height + GAP if flavour.atoms else 0
    high = below + rule_high + last + (SMALL + 20 if card.number else 0) + FOOT
    image = _paper(high, _seed(card))
    _frame(image)
    if plate:
        _hang(image, plate)
    _banner(image, head + BANNER_TOP, card)
    rich.paint(image, (MARGIN, head + TITLE_TOP), title, INK)
    if art:
        _picture(image, (MARGIN, top, WIDE - MARGIN, top + art), card)
    rich.paint(image, (MARGIN, below - GAP - story.height), story, INK)
    if rule.atoms:
        _rule(image, below, card, rule)
    rich.paint(image, (MARGIN, below + rule_high), flavour, FAINT_INK)
    if card.number:
        _number(image, card.number)
    return image


def _number(image: Image.Image, number: str) -> None:
    at = (WIDE // 2, image.height - FOOT - 14)
    write(image, at, f"· {number} ·", Style(Face.BOLD, SMALL), FAINT_INK, "mm")


def _art(card: Card) -> int:
    """How high what is drawn on the page is."""
    return FACE if card.face else ICON if card.art or card.figure else 0


def _frame(image: Image.Image) -> None:
    pen, high = ImageDraw.Draw(image), image.height
    pen.rectangle((16, 16, WIDE - 17, high - 17), None, INK, 3)
    pen.rectangle((24, 24, WIDE - 25, high - 25), None, FAINT_INK, 1)


def _hang(image: Image.Image, plate: Image.Image) -> None:
    """The plate at the top, with its shadow on the page."""
    image.paste(INK, (0, plate.height), _fading(plate.width))
    image.paste(plate, (0, 0))


@cache
def _fading(wide: int) -> Image.Image:
    ramp = Image.new("L", (1, SHADOW))
    for y in range(SHADOW):
        ramp.putpixel((0, y), round(120 * (1 - y / SHADOW) ** 2))
    return resized(ramp, (wide, SHADOW))


def _paper(high: int, seed: int) -> Image.Image:
    """A part of one large sheet, since each page has a height of its own."""
    whole = paper((WIDE, TALLEST + SHIFT), CARD_PAPER, 7, 0)
    top = seed * 7 % SHIFT
    return whole.crop((0, top, WIDE, top + high))


def _blocks(card: Card) -> tuple[rich.Block, rich.Block, rich.Block]:
    """What is told, what a player can act on, and what is only flavour."""
    facts = [f":{icon}: {text}" for icon, text in card.facts]
    story = rich.layout("\n".join(filter(None, [card.story, *facts])), TEXT, ROOM)
    rule = rich.layout(card.rule, RULE, ROOM - 52)
    return story, rule, rich.layout(card.flavour, SMALL, ROOM, Face.ITALIC, centred=True)


def _banner(image: Image.Image, top: int, card: Card) -> None:
    """A ribbon in the card's colour with the icon of its kind or its letter, and the kind."""
    high = BANNER_HIGH
    image.paste(mix(card.colour, INK, 0.55), (30, top + 4), _ribbon())
    image.paste(card.colour, (30, top), _ribbon())
    middle = (MARGIN + 32, top + high // 2)
    image.paste(WHITE, (middle[0] - DISC, middle[1] - DISC), _disc())
    tone = mix(card.colour, INK, 0.4)
    if card.emblem:
        icons.stamp(image, middle, card.emblem, EMBLEM, tone)
    else:
        write(image, middle, card.letter, Style(Face.BOLD, 42), tone, "mm")
    text, style = fitted(card.kind, Style(Face.TITLE, 40), ROOM - 120, SMALL)
    write(image, (MARGIN + 82, middle[1]), text, style, lettering(card.colour), "lm")


@cache
def _ribbon() -> Image.Image:
    wide, high, notch = WIDE - 60, BANNER_HIGH, 24
    corners = ((0, 0), (wide, 0), (wide - notch, high // 2), (wide, high), (0, high))
    return ink_mask(
        (wide, high), lambda pen, by: pen.polygon([(x * by, y * by) for x, y in corners], 255)
    )


@cache
def _disc() -> Image.Image:
    side = 2 * DISC
    return ink_mask((side, side), lambda pen, by: pen.ellipse((0, 0, side * by, side * by), 255))


def _picture(image: Image.Image, box: Box, card: Card) -> None:
    """A portrait or its icon in a glory of rays, as in an engraving."""
    x0, y0, x1, y1 = box
    middle, size = ((x0 + x1) // 2, (y0 + y1) // 2), (x1 - x0, y1 - y0)
    art = sheet(size, CARD_PAPER, _seed(card) + 1, edge=0)
    art = Image.blend(art, Image.new("RGB", size, mix(card.colour, WHITE, 0.62)), 0.55)
    lines = Pen(size, (x0, y0))
    centre = (size[0] // 2, size[1] // 2)
    rays(lines.draw, centre, round(size[1] * 0.43), round(size[1] * 1.5), _seed(card))
    art.paste(mix(card.colour, WHITE, 0.25), (0, 0), lines.mask())
    image.paste(art, (x0, y0))
    ImageDraw.Draw(image).rectangle(box, None, INK, 2)
    if card.face:
        lay(image, middle, portrait(card.face, size[1] - 4))
    elif card.figure:
        write(image, middle, card.figure, Style(Face.BOLD, size[1] * 5 // 8), INK, "mm")
    else:
        icons.stamp(image, middle, card.art, round(size[1] * 0.74), INK)


def _rule(image: Image.Image, top: int, card: Card, block: rich.Block) -> None:
    """What a player can act on, apart from the story: a box of its own."""
    box = (MARGIN, top, WIDE - MARGIN, top + block.height + 34)
    plate = Image.new("RGB", (box[2] - box[0], box[3] - box[1]), mix(card.colour, WHITE, 0.84))
    image.paste(plate, box[:2], Image.new("L", plate.size, 200))
    ImageDraw.Draw(image).rectangle(box, None, mix(card.colour, INK, 0.3), 2)
    image.paste(card.colour, (box[0], box[1], box[0] + 10, box[3]))
    rich.paint(image, (MARGIN + 32, top + 14), block, INK)


def _seed(card: Card) -> int:
    """The same card always lies on the same paper."""
    return sum(i * ord(c) for i, c in enumerate(card.title, 1)) % 97
