"""A team's market: the Row and the Wonders on the Lair; how many cards are left."""

from PIL import Image

from engine.games.volfyirion.state import ROW, Market
from rendering import icons
from rendering.canvas import border, sheet
from rendering.fonts import Face
from rendering.keeping import kept
from rendering.pieces import LEAST, lay
from rendering.text import Style, fitted, write
from rendering.volfyirion import symbols, tokens
from rendering.volfyirion.faces import Size
from rendering.volfyirion.market import (
    DEN_ROCK,
    DOWN,
    cells,
    deck_count,
    draw_five,
    draw_top,
    place,
)
from rendering.words import Say, said

ACROSS = 4  # cards in a row
HIGH = 2 * DOWN  # of the whole market
CLUTCH = 2  # B more for each Wonder of a Lair with the dragon on it [VF-61]


def draw_market(
    image: Image.Image, corner: tuple[int, int], market: Market, dragon: bool, say: Say
) -> None:
    """The deck's top card, the Row, then the Lair."""
    places = cells(corner, ROW + 3, ACROSS)
    draw_top(image, places[0], market, say)
    draw_five(image, places[1 : ROW + 1], market, say)
    for i, at in enumerate(places[ROW + 1 :]):
        card = market.lair[i] if i < len(market.lair) else ""
        place(image, at, card, say, more=CLUTCH if dragon else 0)


def decks(market: Market, dragon: bool, size: Size, say: Say) -> Image.Image:
    """How many cards are left; the Lair, and whether the dragon is at home."""
    counts = (deck_count(market), len(market.wonders.cards))
    return _decks(counts, dragon, market.claimed, size, say)


@kept
def _decks(
    counts: tuple[int, int], dragon: bool, claimed: bool, size: Size, say: Say
) -> Image.Image:
    image = sheet(size, DEN_ROCK, seed=6, edge=0.3)
    border(image, symbols.EMBER, 2)
    icons.stamp(image, (26, 20), "cave", 32, symbols.BONE)
    word = said(say, "picture-claimed" if claimed else "picture-lair")
    text, style = fitted(word, Style(Face.BOLD, 30), size[0] - 60 - 70 * dragon, LEAST)
    write(image, (50, 20), text, style, symbols.BONE, "lm")
    if dragon:
        lay(image, (size[0] - 36, size[1] // 2), tokens.dragon(60))
    x = 12
    for icon, count, tone in (
        (symbols.DECK, counts[0], symbols.BONE),
        ("gem", counts[1], symbols.GILT),
    ):
        piece = tokens.counted(icon, str(count), 28, tone)
        lay(image, (x + piece.width // 2, size[1] - 18), piece)
        x += piece.width + 18
    return image
