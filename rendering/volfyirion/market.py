"""What can be bought: Asset Deck and Row, Wonders on the Lair."""

from collections.abc import Sequence

from PIL import Image

from engine.core import HIDDEN
from engine.games.volfyirion.state import ROW, Market, Volfyirion
from rendering import icons
from rendering.canvas import border, sheet
from rendering.fonts import Face
from rendering.keeping import kept
from rendering.pieces import LEAST, lay
from rendering.text import Style, fitted, write
from rendering.volfyirion import faces, symbols, tokens
from rendering.volfyirion.symbols import BONE, EMBER
from rendering.words import Say, said

CARD = (308, 112)
STEP, DOWN, ACROSS = CARD[0] + 6, CARD[1] + 8, 3
HEAD = 34
HEADING = Style(Face.BOLD, 30)
DEN = (956, 356, 1270, 650)  # the Lair's plate
DEN_HEAD, DEN_CARD = 52, (302, CARD[1])
LATER = 84  # how dark, of 255, a card is that nobody can have yet
DEN_ROCK = symbols.Tint(dark=(58, 34, 28), light=(84, 48, 36), edge=(24, 14, 14))


def draw_row(image: Image.Image, corner: tuple[int, int], s: Volfyirion, say: Say) -> None:
    """The deck with its top card, then the five [VF-03, VF-04]. Only the Oracle's owner may have
    the top card [VF-41]."""
    market, later = s.markets[0], all(house.perk != "qoam-oracle" for house in s.houses)
    image.paste(heading(deck_count(market), say), corner)
    places = cells((corner[0], corner[1] + HEAD), ROW + 1)
    draw_top(image, places[0], market, say, later)
    draw_five(image, places[1:], market, say)


def cells(corner: tuple[int, int], count: int, across: int = ACROSS) -> list[tuple[int, int]]:
    """The corners of cards in rows of so many."""
    x, y = corner
    return [(x + i % across * STEP, y + i // across * DOWN) for i in range(count)]


def draw_five(
    image: Image.Image, places: Sequence[tuple[int, int]], market: Market, say: Say
) -> None:
    """`places` are their upper left corners, in pixels; one past the end of the Row stays empty."""
    for i, at in enumerate(places):
        card = market.row[i] if i < len(market.row) else ""
        place(image, at, card, say, sealed=card in market.sealed)


def draw_lair(image: Image.Image, s: Volfyirion, say: Say) -> None:
    """The Lair with its Wonders, and the dragon while it is at home [VF-05, VF-31]."""
    market = s.markets[0]
    image.paste(den(s.dragon.at == "lair", len(market.wonders.cards), market.claimed, say), DEN[:2])
    if not market.claimed:
        for i in range(2):
            card = market.lair[i] if i < len(market.lair) else ""
            at = (DEN[0] + 6, DEN[1] + DEN_HEAD + 2 + i * DOWN)
            place(image, at, card, say, size=DEN_CARD)


def deck_count(market: Market) -> int:
    return len(market.top.cards) + len(market.deck.cards)


@kept
def den(dragon: bool, wonders: int, claimed: bool, say: Say) -> Image.Image:
    """The Lair's plate. `wonders` is how many are left to be turned up, which a claimed Lair does
    not tell."""
    size = (DEN[2] - DEN[0], DEN[3] - DEN[1])
    image = sheet(size, DEN_ROCK, seed=5, edge=0.5)
    border(image, EMBER, 3)
    middle = DEN_HEAD // 2 + 4
    icons.stamp(image, (32, middle), "cave", 44, BONE)
    room = size[0] - 64 - 70 - (64 if dragon else 0)
    text, style = fitted(said(say, "picture-lair"), Style(Face.BOLD, 38), room, LEAST)
    write(image, (60, middle), text, style, BONE, "lm")
    right = size[0] - 8
    if dragon:
        lay(image, (right - 25, middle - 1), tokens.dragon(50))
        right -= 62
    if claimed:
        word, style = fitted(
            said(say, "picture-claimed"), Style(Face.ITALIC, 36), size[0] - 20, LEAST
        )
        write(image, (size[0] // 2, 150), word, style, symbols.DIM, "mm")
    else:
        count = tokens.counted(symbols.KINDS["wonder"], str(wonders), 32, symbols.GILT)
        lay(image, (right - count.width // 2, middle), count)
    return image


@kept
def heading(count: int, say: Say) -> Image.Image:
    """How many cards the deck has and that its top card comes next, then what the Row is called."""
    image = sheet((2 * STEP, HEAD), symbols.SLATE, seed=9, edge=0)
    icons.stamp(image, (18, HEAD // 2), symbols.DECK, HEAD - 6, BONE)
    middle = HEAD // 2 + 1
    write(image, (40, middle), str(count), HEADING, BONE, "lm")
    if count:
        word, style = fitted(said(say, "picture-next"), HEADING, STEP - 100, LEAST)
        write(image, (90, middle), word, style, symbols.DIM, "lm")
    word, style = fitted(said(say, "picture-asset-row"), HEADING, STEP - 20, LEAST)
    write(image, (STEP, middle), word, style, BONE, "lm")
    return image


def draw_top(
    image: Image.Image, at: tuple[int, int], market: Market, say: Say, later: bool = True
) -> None:
    """The top card if it is face up, darker than the Row that it is not yet a part of; otherwise a
    back; nothing if the deck is used up."""
    card = market.top.cards[0] if market.top.cards else ""
    if card == HIDDEN:
        image.paste(faces.back(CARD), at)
    else:
        place(image, at, card, say)
    if later and card and card != HIDDEN:
        image.paste(symbols.COAL, at, Image.new("L", CARD, LATER))


def place(
    image: Image.Image,
    at: tuple[int, int],
    card: str,
    say: Say,
    size: tuple[int, int] = CARD,
    sealed: bool = False,
    more: int = 0,
) -> None:
    """A card, or where one could lie."""
    image.paste(faces.face(card, say, size, sealed, more) if card else faces.hole(size), at)
