"""Cards for sale where there is little room: name, price and what they give, in two lines."""

from functools import lru_cache

from PIL import Image

from engine.core import HIDDEN
from engine.games.volfyirion.cards import CARDS
from engine.games.volfyirion.state import Market
from rendering import icons
from rendering.canvas import border, sheet
from rendering.fonts import Face
from rendering.palette import INK, WHITE
from rendering.pieces import in_row, lay
from rendering.text import Style, fitted, write
from rendering.volfyirion import faces, symbols, tokens
from rendering.volfyirion.cards import letter_of
from rendering.volfyirion.chips import Box, Chip, chip
from rendering.volfyirion.faces import RIM, Size
from rendering.volfyirion.market import DEN_ROCK, deck_count
from rendering.words import Say, said

COLUMNS, GAP = 5, 6
BAND, LINE = 30, 25
CLUTCH = 2  # B more for each Wonder of a Lair with the dragon on it [VF-61]


def draw_tickets(image: Image.Image, box: Box, market: Market, dragon: bool, say: Say) -> None:
    """The Row above; below it the deck's top card, the decks, the Lair with its Wonders."""
    wide = (box[2] - box[0] - GAP * (COLUMNS - 1)) // COLUMNS
    high = (box[3] - box[1] - GAP) // 2
    steps = [
        (box[0] + i * (wide + GAP), box[1] + j * (high + GAP)) for j in (0, 1) for i in range(5)
    ]
    for i in range(COLUMNS):
        card = market.row[i] if i < len(market.row) else ""
        image.paste(ticket(card, (wide, high), say, card in market.sealed), steps[i])
    top = market.top.cards[0] if market.top.cards else ""
    image.paste(ticket(top, (wide, high), say), steps[5])
    counts = (deck_count(market), len(market.wonders.cards))
    image.paste(_decks(counts, dragon, market.claimed, (2 * wide + GAP, high), say), steps[6])
    for i in range(2):
        card = market.lair[i] if i < len(market.lair) else ""
        image.paste(ticket(card, (wide, high), say, more=CLUTCH if dragon else 0), steps[8 + i])


@lru_cache(maxsize=256)
def ticket(card: str, size: Size, say: Say, sealed: bool = False, more: int = 0) -> Image.Image:
    """`more` is what the card costs above the printed price."""
    if not card:
        return faces.hole(size)
    if card == HIDDEN:
        return faces.back(size)
    if sealed:
        return chip(Chip(card, sealed=True), size, say)
    facts, colour, (wide, high) = CARDS[card], symbols.colour_of(card), size
    image = faces.blank(size, symbols.GILT if facts.is_wonder else colour)
    image.paste(colour, (RIM, RIM, BAND, high - RIM))
    style = Style(Face.BOLD, 26)
    write(image, (BAND // 2 + 1, high // 2), letter_of(card, say), style, WHITE, "mm")
    text, style = fitted(said(say, f"card-{card}"), style, wide - BAND - 12, 19)
    write(image, (BAND + 6, high * 28 // 100), text, style, INK, "lm")
    line = [tokens.pill(symbols.currency_of(card), str(facts.cost + more), LINE)]
    line += [tokens.shield(f"+{facts.defence}", LINE + 4)] if facts.defence else []
    row = in_row(line, 4)
    foot = high * 72 // 100
    lay(image, (BAND + 6 + row.width // 2, foot), row)
    gives = in_row(faces.points_of(facts.points, LINE - 3, icon=False), 3)
    gives = faces.within(gives, (wide - BAND - row.width - 22, LINE))
    lay(image, (wide - RIM - 4 - gives.width // 2, foot), gives)
    return image


@lru_cache(maxsize=64)
def _decks(
    counts: tuple[int, int], dragon: bool, claimed: bool, size: Size, say: Say
) -> Image.Image:
    """How many cards are left; the Lair, and whether the dragon is at home."""
    image, middle = sheet(size, DEN_ROCK, seed=6, edge=0.3), size[1] // 2
    border(image, symbols.EMBER, 2)
    x = 10
    for icon, count, tone in (
        (symbols.DECK, counts[0], symbols.BONE),
        ("gem", counts[1], symbols.GILT),
    ):
        piece = tokens.counted(icon, str(count), 30, tone)
        lay(image, (x + piece.width // 2, middle), piece)
        x += piece.width + 10
    icons.stamp(image, (x + 18, middle), "cave", 36, symbols.BONE)
    word = said(say, "picture-claimed" if claimed else "picture-lair")
    room = size[0] - x - 44 - (50 if dragon else 8)
    text, style = fitted(word, Style(Face.BOLD, 32), room, 20)
    write(image, (x + 42, middle), text, style, symbols.BONE, "lm")
    if dragon:
        lay(image, (size[0] - 28, middle), tokens.dragon(46))
    return image
