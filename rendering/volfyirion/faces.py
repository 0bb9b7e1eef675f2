"""Cards as they lie on the table and in the hand, at any size: the least that tells them apart."""

from collections.abc import Iterator
from functools import lru_cache

from PIL import Image

from engine.games.volfyirion.cards import CARDS, Bonus
from rendering import icons, pieces, rich
from rendering.canvas import border, ink, sheet
from rendering.fonts import Face
from rendering.palette import INK, WHITE, Colour, mix
from rendering.pieces import in_row, lay
from rendering.pixels import resized
from rendering.text import Style, fitted, width, write
from rendering.volfyirion import symbols, tokens
from rendering.volfyirion.cards import letter_of
from rendering.volfyirion.symbols import ASH, COAL, CURRENCIES, EMBER, GLOW, SLATE
from rendering.words import Say, said

Size = tuple[int, int]

RIM = 3
NAME_SIZES = (40, 24)


@lru_cache(maxsize=160)
def face(card: str, say: Say, size: Size, sealed: bool = False) -> Image.Image:
    """Banner with letter and cost, art beside the points, name, ability in signs."""
    wide, high = size
    colour, band, foot = symbols.colour_of(card), band_of(wide), foot_of(wide)
    image = blank(size, symbols.GILT if CARDS[card].is_wonder else colour)
    _banner(image, card, say, band)
    name = name_block(card, say, size)
    top = high - foot - RIM - name.height - wide // 30
    _middle(image, card, (RIM, band, wide - RIM, top))
    rich.paint(image, (RIM + 2, top), name, INK)
    _foot(image, card, say, high - foot - RIM)
    if sealed:
        seal(image)
    return image


def band_of(wide: int) -> int:
    return 12 + wide * 15 // 100


def foot_of(wide: int) -> int:
    return 10 + wide * 16 // 100


def name_block(card: str, say: Say, size: Size) -> rich.Block:
    """The name, in two lines at most if it fits."""
    room = (size[0] - 2 * RIM - 4, size[1] * 27 // 100)
    name = said(say, f"card-{card}")
    most = min(NAME_SIZES[0], size[0] * 19 // 100)
    whole = next((s for s in range(most, NAME_SIZES[1], -1) if _widest(name, s) <= room[0]), 0)
    sizes = (whole or NAME_SIZES[1], min(whole or NAME_SIZES[1], NAME_SIZES[1]))
    return rich.fit(name, room, sizes, Face.BOLD, centred=True)


@lru_cache(maxsize=16)
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


@lru_cache(maxsize=64)
def space(size: Size, icon: str = "") -> Image.Image:
    """A place where a card could lie: a dashed outline."""
    image = Image.new("RGBA", size)
    wide, high = size
    dash = 12
    for x in range(0, wide, 2 * dash):
        for y in (0, high - 3):
            image.paste(symbols.DIM, (x, y, min(x + dash, wide), y + 3))
    for y in range(0, high, 2 * dash):
        for x in (0, wide - 3):
            image.paste(symbols.DIM, (x, y, x + 3, min(y + dash, high)))
    if icon:
        mark = min(size) * 6 // 10
        icons.stamp(image, (wide // 2, high // 2), icon, mark, symbols.DIM)
    return image


@lru_cache(maxsize=16)
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


@lru_cache(maxsize=64)
def sign(icon: str, size: int, colour: Colour = INK) -> Image.Image:
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


def _widest(name: str, size: int) -> int:
    return max(width(word, Style(Face.BOLD, size)) for word in name.split())


def _banner(image: Image.Image, card: str, say: Say, band: int) -> None:
    facts, wide, middle = CARDS[card], image.width, (band + RIM) // 2
    image.paste(symbols.colour_of(card), (RIM, RIM, wide - RIM, band))
    disc = band - RIM - 4
    lay(
        image,
        (RIM + 3 + disc // 2, middle),
        tokens.medal(letter_of(card, say), symbols.colour_of(card), disc),
    )
    right = wide - RIM - 3
    if facts.cost:
        price = tokens.pill(symbols.currency_of(card), str(facts.cost), band - RIM - 4)
        lay(image, (right - price.width // 2, middle), price)
        right -= price.width
    if icon := _kind_icon(card):
        centre = (RIM + 3 + disc + (right - RIM - 3 - disc) // 2, middle)
        icons.stamp(image, centre, icon, disc * 9 // 10, WHITE)


def _kind_icon(card: str) -> str:
    facts = CARDS[card]
    kind = "troop" if facts.is_troop else "wonder" if facts.is_wonder else facts.kind
    return symbols.KINDS.get(kind, "")


def _middle(image: Image.Image, card: str, box: tuple[int, int, int, int]) -> None:
    """Art on the left; what the card gives, one below the other, on the right."""
    left, top, right, bottom = box
    facts, high, gap = CARDS[card], bottom - top, 4
    line = min((high - 2 * gap) // 3 - 2, (right - left) * 23 // 100)
    gives = points_of(facts.points, line)
    if facts.defence:
        gives = [tokens.shield(f"+{facts.defence}", min(high - 8, (right - left) * 42 // 100))]
    column = max(piece.width for piece in gives)
    y = top + (high - sum(piece.height + gap for piece in gives) + gap) // 2
    for piece in gives:
        lay(image, (right - 6 - column // 2, y + piece.height // 2), piece)
        y += piece.height + gap
    room = right - left - column - 14
    size = min(room, high - 6)
    tone = mix(symbols.colour_of(card), INK, 0.45)
    icons.stamp(image, (left + 3 + room // 2, (top + bottom) // 2), symbols.ART[card], size, tone)


def _foot(image: Image.Image, card: str, say: Say, top: int) -> None:
    facts, wide = CARDS[card], image.width
    if not facts.secondary:
        return
    foot = foot_of(wide)
    tone = mix(symbols.colour_of(card), WHITE, 0.72)
    image.paste(tone, (RIM, top, wide - RIM, top + foot))
    row = in_row(list(signs(card, say, foot - 6)), 3)
    lay(image, (wide // 2, top + foot // 2), within(row, (wide - 2 * RIM - 6, foot - 6)))


def label(text: str, size: int, room: int, colour: Colour) -> Image.Image:
    """A line of bold text, on a transparent sheet."""
    words, style = fitted(text, Style(Face.BOLD, size), room, size * 7 // 10)
    image = Image.new("RGBA", (max(1, width(words, style)), size * 13 // 10))
    write(image, (0, image.height // 2), words, style, colour, "lm")
    return image
