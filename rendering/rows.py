"""Cards as rows, 800 wide, a row a card: hands, piles, offers and single cards. Their text can be
read on a phone that shows them 275 pixels wide."""

from collections.abc import Sequence
from math import cos, pi, sin

from PIL import Image, ImageDraw, ImageFilter

from rendering import icons, rich
from rendering.atlas import cell
from rendering.canvas import SCALE
from rendering.cards import Card, Ground
from rendering.fonts import Face
from rendering.keeping import kept
from rendering.palette import CARD_PAPER, FAINT_INK, FOREST, INK, WHITE, Colour, mix
from rendering.paper import paper
from rendering.pixels import scaled
from rendering.portraits import portrait
from rendering.text import Style, width, write

PAGE = 4  # cards on a picture
WIDE, ROW, GAP, EDGE = 800, 208, 12, 12  # a row at least so high; gap between rows; to the edge
STRIP = WIDE - 2 * EDGE
BAR, ART = 48, 188
ART_AT = BAR + 16
TEXT_AT, TEXT_END = ART_AT + ART + 18, STRIP - 18
TEXT, TITLE, LEAST = 34, 40, 34  # sizes of type; nothing is smaller than the last
COST = 48  # height of a plate with a number
LINE = 38  # from one line of text to the next
ROOM = TEXT_END - TEXT_AT
MARK = Style(Face.BOLD, LEAST)  # the place in the hand, and the letter that stands for the colour
TALLEST = 900  # of the sheet from which rows are cut
DESK: Colour = (226, 209, 176)
SHADE: Colour = (96, 74, 48)
RAYS, RIM = 20, 8  # of a tile
TALL = 260  # of the largest tile, with a portrait whose head is as wide as the tile
SIGN, FIGURE = 104, 128  # an icon in front of a scene; type of a number in place of an icon


def pages(count: int) -> int:
    """How many pictures so many cards need."""
    return -(-count // PAGE)


def page_of(cards: Sequence[Card], page: int) -> tuple[Card, ...]:
    return tuple(cards[page * PAGE : (page + 1) * PAGE])


def draw_rows(cards: Sequence[Card], first: int = 1) -> Image.Image:
    """The cards one below the other, numbered from `first`, or not at all (0). There must be
    some."""
    rows = [_row(card._replace(times=1, chosen=False)) for card in cards]
    image = Image.new("RGB", (WIDE, sum(row.height + GAP for row in rows) + GAP), DESK)
    y = GAP
    for number, (card, row) in enumerate(zip(cards, rows, strict=True), first):
        image.paste(SHADE, (0, y - GAP // 2), _shadow(row.height))
        image.paste(row, (EDGE, y), _corners(row.height))
        _marks(image, card, number if first else 0, (EDGE, y), row.height)
        y += row.height + GAP
    return image


@kept
def _row(card: Card) -> Image.Image:
    """Without its number in the hand, and what tells it from its like."""
    title, body = _title(card), _body(card)
    top = 14 + title.height + 4 + (COST + 4 if card.cost and title.width == ROOM else 0)
    needed = top + sum(block.height + 4 for block, _ in body) + 10
    image = paper((STRIP, TALLEST), CARD_PAPER, 61, 0, max(ROW, needed))
    image.paste(card.colour, (0, 0, BAR, image.height))
    write(image, (BAR // 2, image.height - 32), card.letter, MARK, WHITE, "mm", halo=INK)
    _art(image, card)
    rich.paint(image, (TEXT_AT, 14), title, INK)
    _cost(image, card, 10 if title.width < ROOM else top - COST - 4)
    y = top
    for block, colour in body:
        rich.paint(image, (TEXT_AT, y), block, colour)
        y += block.height + 4
    return image


def _title(card: Card) -> rich.Block:
    """On one line if it fits beside the cost, else on as many as it needs; above the cost if one of
    its words needs that."""
    room = ROOM - _cost_width(card)
    sizes = (s for s in range(TITLE, LEAST - 1, -1) if width(card.title, _titled(s)) <= room)
    size = next(sizes, LEAST)
    if max(width(word, _titled(size)) for word in card.title.split()) > room:
        room = ROOM
    return rich.layout(card.title, size, room, Face.TITLE, leading=rich.TIGHT)


def _titled(size: int) -> Style:
    return Style(Face.TITLE, size)


def _body(card: Card) -> list[tuple[rich.Block, Colour]]:
    """Facts, then the rule; the kind above them where a row has room for it."""
    lines = [f":{icon}: {text}" if icon else text for icon, text in card.facts]
    blocks = [(_set(line), INK) for line in (*lines, card.rule) if line]
    high = sum(block.height + 4 for block, _ in blocks)
    if card.kind and high <= 2 * LINE + 8:
        kind = " · ".join(filter(None, [card.kind, card.number]))
        blocks.insert(0, (_set(kind, Face.ITALIC), FAINT_INK))
    return blocks


def _set(text: str, face: Face = Face.TEXT) -> rich.Block:
    return rich.layout(text, TEXT, ROOM, face, leading=LINE / TEXT)


def _cost_width(card: Card) -> int:
    return sum(_price(number) + 8 for _, number in card.cost)


def _price(number: str) -> int:
    return TEXT + 6 + width(number, Style(Face.BOLD, TEXT + 2)) + 24


def _cost(image: Image.Image, card: Card, top: int) -> None:
    """Icons with their numbers on plates, at the right."""
    x, style, plate = TEXT_END, Style(Face.BOLD, TEXT + 2), mix(card.colour, INK, 0.35)
    for icon, number in reversed(card.cost):
        x -= _price(number)
        box = (x, top, x + _price(number), top + COST)
        ImageDraw.Draw(image).rounded_rectangle(box, 12, plate)
        icons.stamp(image, (x + 12 + TEXT // 2, top + COST // 2), icon, TEXT, WHITE)
        write(image, (x + 18 + TEXT, top + COST // 2), number, style, WHITE, "lm")
        x -= 8


def _marks(image: Image.Image, card: Card, number: int, corner: tuple[int, int], high: int) -> None:
    """Of a row with that corner and so high: where it lies in the hand, how many there are of it,
    and whether it has been chosen."""
    (left, top), middle, right = corner, corner[1] + high // 2, corner[0] + ART_AT + ART
    x, art = left + BAR // 2, top + _art_at(card, high)[0]
    if number:
        write(image, (x, top + 32), str(number), MARK, WHITE, "mm", halo=INK)
    if card.times > 1:
        image.paste(INK, (left, middle - 40, left + BAR, middle + 40))
        for y, text in ((-19, "×"), (17, str(card.times))):
            write(image, (x, middle + y), text, MARK, WHITE, "mm")
    if card.chosen:
        ImageDraw.Draw(image).rectangle((right - 64, art, right, art + 64), FOREST)
        icons.stamp(image, (right - 32, art + 32), "check", 52, WHITE)


def _art(image: Image.Image, card: Card) -> None:
    top, high = _art_at(card, image.height)
    image.paste(SHADE, (ART_AT - 6, top - 4), _tile_shadow(high))
    tile = _tile(card.art, card.colour, card.face, card.figure, card.ground, high)
    image.paste(tile, (ART_AT, top))


def _art_at(card: Card, row: int) -> tuple[int, int]:
    """From where and how high: a portrait is as high as its row has room for, until its head is as
    wide as the tile."""
    edge = (ROW - ART) // 2
    high = min(row - 2 * edge, TALL) if card.face else ART
    return (row - high) // 2 if card.face else edge, high


@kept
def _tile(
    art: str, colour: Colour, face: str, figure: str, ground: Ground | None, high: int
) -> Image.Image:
    """Paper with a darker rim: rays, and on them a portrait, or the icon as a white sheet that
    casts a shadow, or a number; or a scene, and the icon smaller at its left."""
    tile = cell(*ground, (ART, ART)) if ground else _rays(colour, high)
    if face:
        whole = portrait(face, min(high, TALL - 2 * RIM))
        tile.paste(whole, ((ART - whole.width) // 2, (high - whole.height) // 2), whole)
    elif figure:
        style = Style(Face.BOLD, FIGURE)
        write(tile, (ART // 2 + 4, ART // 2 + 6), figure, style, mix(colour, INK, 0.5), "mm")
        write(tile, (ART // 2, ART // 2), figure, style, WHITE, "mm")
    elif art:
        _cut_out(tile, art, SIGN if ground else ART * 3 // 4, RIM + 2 if ground else 0)
    ImageDraw.Draw(tile).rectangle((0, 0, ART - 1, high - 1), None, mix(colour, INK, 0.3), RIM)
    return tile


def _cut_out(tile: Image.Image, art: str, size: int, x: int) -> None:
    """An icon of white paper, in the middle or, in front of a scene, so far from its lower left."""
    x = x or (ART - size) // 2
    y = ART - size - x
    shadow = Image.new("L", (ART, ART))
    shadow.paste(255, (x + 3, y + 5), icons.icon(art, size))
    tile.paste(INK, (0, 0), scaled(shadow.filter(ImageFilter.GaussianBlur(4)), 0.6))
    tile.paste(WHITE, (x, y), icons.icon(art, size))


def _rays(colour: Colour, high: int) -> Image.Image:
    across, down = ART * SCALE, high * SCALE
    big, reach = Image.new("RGB", (across, down), colour), max(across, down)
    pen = ImageDraw.Draw(big)
    for ray in range(RAYS):
        turns = [2 * pi * (ray + share) / RAYS for share in (0, 0.5)]
        ends = [(across / 2 + reach * cos(turn), down / 2 + reach * sin(turn)) for turn in turns]
        pen.polygon([(across / 2, down / 2), *ends], mix(colour, WHITE, 0.14))
    return big.reduce(SCALE)


@kept
def _tile_shadow(high: int) -> Image.Image:
    mask = Image.new("L", (ART + 16, high + 16))
    mask.paste(150, (8, 8, ART + 10, high + 11))
    return mask.filter(ImageFilter.GaussianBlur(4))


@kept
def _shadow(high: int) -> Image.Image:
    mask = Image.new("L", (WIDE, high + GAP + 4))
    ImageDraw.Draw(mask).rounded_rectangle((EDGE + 2, 8, EDGE + STRIP, high + 9), 16, 170)
    return mask.filter(ImageFilter.GaussianBlur(4))


@kept
def _corners(high: int) -> Image.Image:
    big = Image.new("L", (STRIP * SCALE, high * SCALE))
    ImageDraw.Draw(big).rounded_rectangle((0, 0, big.width - 1, big.height - 1), 16 * SCALE, 255)
    return big.reduce(SCALE)
