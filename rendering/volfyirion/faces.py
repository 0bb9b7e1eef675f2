"""Cards as they lie on the table and in the hand, at any size: the least that tells them apart."""

from collections.abc import Iterator

from PIL import Image

from engine.games.volfyirion.cards import CARDS, Bonus
from rendering import icons, pieces
from rendering.canvas import border, ink, sheet
from rendering.fonts import Face
from rendering.keeping import kept
from rendering.palette import INK, WHITE, Colour, mix
from rendering.pieces import LEAST, in_room, in_row
from rendering.pixels import resized
from rendering.text import Style, below_edge, fitted, width, write
from rendering.volfyirion import symbols, tokens
from rendering.volfyirion.cards import letter_of
from rendering.volfyirion.symbols import ASH, COAL, CURRENCIES, EMBER, GLOW, SLATE
from rendering.words import Say, said

Size = tuple[int, int]

RIM, BAND, LINE = 3, 54, 34
NAME = Style(Face.BOLD, 32)


@kept
def face(
    card: str, say: Say, size: Size, sealed: bool = False, more: int = 0, larger: float = 1
) -> Image.Image:
    """Its art and letter; name; price and what it gives; ability in signs. `more` is what it costs
    above the printed price; what stands on it is so much `larger` than on the table."""
    image = blank(size, symbols.GILT if CARDS[card].is_wonder else symbols.colour_of(card))
    band, line = round(BAND * larger), round(LINE * larger)
    _band(image, card, say, band)
    left, room = band + 8, size[0] - band - 8 - RIM - 4
    name = NAME._replace(size=round(NAME.size * larger))
    text, style = fitted(said(say, f"card-{card}"), name, room, LEAST)
    write(image, (left, below_edge(size[1] * 18 // 100, text, style)), text, style, INK, "lm")
    does = list(signs(card, say, round(LINE * larger**0.5)))
    for some, share in ((_prices(card, more, line, room), 50), (does, 81)):
        row = in_room(some, room, 5)
        image.paste(row, (left, size[1] * share // 100 - row.height // 2), row)
    if sealed:
        seal(image)
    return image


def _band(image: Image.Image, card: str, say: Say, band: int) -> None:
    high = image.height
    image.paste(symbols.colour_of(card), (RIM, RIM, band, high - RIM))
    middle = (RIM + band) // 2
    icons.stamp(image, (middle, high * 32 // 100), symbols.ART[card], band - 8, WHITE)
    letter = Style(Face.BOLD, band * 32 // BAND)
    write(image, (middle, high * 78 // 100), letter_of(card, say), letter, WHITE, "mm")


def _prices(card: str, more: int, line: int, room: int) -> list[Image.Image]:
    """What it costs, then, behind an arrow, what it gives [VF-22, VF-28], without icons if these
    have no room."""
    facts, currency = CARDS[card], symbols.currency_of(card)
    pieces = [tokens.pill(currency, str(facts.cost + more), line + 2)] * bool(facts.cost)
    if facts.defence:
        return [*pieces, sign("arrow", line), defence(facts.defence, line * LEAST // LINE)]
    pieces.append(sign("arrow", line))
    whole = [*pieces, *points_of(facts.points, line)]
    if in_row(whole, 5).width <= room:
        return whole
    return [*pieces, *points_of(facts.points, line, icon=False)]


def defence(number: int, size: int = LEAST) -> Image.Image:
    """What a Troop adds to its City."""
    return tokens.counted(symbols.DEFENCE, f"+{number}", size, INK)


@kept
def back(size: Size, icon: str = "wyrm") -> Image.Image:
    """A card face down."""
    wide, high = size
    image = sheet(size, SLATE, seed=wide, edge=0.4)
    border(image, COAL, RIM)
    inner = (RIM + 4, RIM + 4, wide - RIM - 5, high - RIM - 5)
    ink(image, EMBER, lambda pen, by: pen.rectangle([v * by for v in inner], None, 255, 2 * by))
    if icon:
        icons.stamp(image, (wide // 2, high // 2), icon, min(wide, high) * 6 // 10, EMBER)
    return image


@kept
def space(size: Size, icon: str = "", dash: int = 12) -> Image.Image:
    """A place where a card could lie: an outline of dashes, so many pixels long."""
    image = Image.new("RGBA", size)
    wide, high = size
    for x in range(0, wide, 2 * dash):
        for y in (0, high - 3):
            image.paste(symbols.DIM, (x, y, min(x + dash, wide), y + 3))
    for y in range(0, high, 2 * dash):
        for x in (0, wide - 3):
            image.paste(symbols.DIM, (x, y, x + 3, min(y + dash, high)))
    if icon:
        mark = min(size) * 6 // 10 if min(size) > 40 else min(size) - 2
        icons.stamp(image, (wide // 2, high // 2), icon, mark, symbols.DIM)
    return image


@kept
def hole(size: Size) -> Image.Image:
    """The same on bare slate, which is cheaper to lay than something that one can see through."""
    image = sheet(size, SLATE, seed=size[1], edge=0)
    image.paste(space(size), mask=space(size))
    return image


def blank(size: Size, colour: Colour) -> Image.Image:
    """A card's paper with a rim in its colour."""
    image = sheet(size, ASH, seed=size[0], edge=0)
    border(image, mix(colour, INK, 0.25), RIM)
    return image


def shade(image: Image.Image) -> None:
    """Dark and hatched."""
    image.paste(COAL, mask=Image.new("L", image.size, 90))
    image.paste(COAL, mask=tokens.hatching(image.size))


def seal(image: Image.Image) -> None:
    """Hatched, with a lock: not to be used."""
    shade(image)
    lock(image, (image.width // 2, image.height // 2), min(image.size) * 5 // 10)


def lock(image: Image.Image, centre: tuple[int, int], size: int) -> None:
    icons.stamp(image, centre, symbols.SEALED, size + 6, COAL)
    icons.stamp(image, centre, symbols.SEALED, size, GLOW)


def points_of(bonus: Bonus, high: int, plus: str = "", icon: bool = True) -> list[Image.Image]:
    """Its points as pills."""
    return [
        tokens.pill(name, f"{plus}{n}", high, icon=icon)
        for name in CURRENCIES
        if (n := getattr(bonus, name))
    ]


def signs(card: str, say: Say, high: int) -> Iterator[Image.Image]:
    """The secondary ability: what it needs, then what it gives [VF-32, VF-33]."""
    facts = CARDS[card]
    if facts.chain:
        yield sign(symbols.CHAIN, high)
        for colour in facts.chain.needs:
            letter = said(say, f"picture-colour-{colour}")[:1]
            yield tokens.medal(letter, symbols.COLOURS[colour], high)
    elif facts.remove:
        yield sign(symbols.REMOVE, high)
    if gives := facts.secondary:
        yield sign("arrow", high)
        yield from points_of(gives, high, "+", icon=False)
        for name, icon in symbols.EFFECTS.items():
            yield from [sign(icon, high)] * getattr(gives, name)


@kept
def sign(icon: str, size: int, colour: Colour = INK) -> Image.Image:
    """An icon, or the word "arrow" for an arrow to the right; `size` pixels high."""
    if icon == "arrow":
        image = Image.new("RGBA", (size * 6 // 10, size))
        write(image, (image.width // 2, size // 2), "→", Style(Face.BOLD, size), colour, "mm")
        return image
    return pieces.sign(icon, size, colour)


def within(piece: Image.Image, room: Size) -> Image.Image:
    """The piece, made smaller if it must be."""
    share = min(1, room[0] / piece.width, room[1] / piece.height)
    if share == 1:
        return piece
    size = (max(1, int(piece.width * share)), max(1, int(piece.height * share)))
    return resized(piece, size, resample=Image.Resampling.LANCZOS)


def label(text: str, size: int, room: int, colour: Colour) -> Image.Image:
    """A line of bold text, on a transparent sheet."""
    words, style = fitted(text, Style(Face.BOLD, max(LEAST, size)), room, LEAST)
    image = Image.new("RGBA", (max(1, width(words, style)), size * 13 // 10))
    write(image, (0, image.height // 2), words, style, colour, "lm")
    return image
