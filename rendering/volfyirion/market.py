"""What can be bought: Asset Deck and Row, Wonders on the Lair."""

from functools import lru_cache

from PIL import Image

from engine.core import HIDDEN
from engine.games.volfyirion.state import ROW, Market, Volfyirion
from rendering import icons
from rendering.canvas import border, sheet
from rendering.fonts import Face
from rendering.pieces import lay
from rendering.text import Style, fitted, write
from rendering.volfyirion import faces, symbols, tokens
from rendering.volfyirion.symbols import BONE, EMBER
from rendering.words import Say, said

CARD = (148, 216)
STEP = CARD[0] + 6
HEAD = 30
HEADING = Style(Face.BOLD, 30)
DEN = (956, 356, 1270, 632)  # the Lair's plate
DEN_HEAD = 52
DEN_ROCK = symbols.Tint(dark=(58, 34, 28), light=(84, 48, 36), edge=(24, 14, 14))


def draw_row(image: Image.Image, corner: tuple[int, int], market: Market, say: Say) -> None:
    """The deck with its top card, then the five [VF-03, VF-04]."""
    x, y = corner
    image.paste(_heading(deck_count(market), say), corner)
    _top(image, (x, y + HEAD + 2), market, say)
    for i in range(ROW):
        card = market.row[i] if i < len(market.row) else ""
        _place(image, (x + 14 + (i + 1) * STEP, y + HEAD + 2), card, card in market.sealed, say)


def draw_lair(image: Image.Image, s: Volfyirion, say: Say) -> None:
    """The Lair with its Wonders, and the dragon while it is at home [VF-05, VF-31]."""
    market = s.markets[0]
    image.paste(den(s.dragon.at == "lair", len(market.wonders.cards), market.claimed, say), DEN[:2])
    if not market.claimed:
        for i in range(2):
            card = market.lair[i] if i < len(market.lair) else ""
            at = (DEN[0] + 6 + i * STEP, DEN[1] + DEN_HEAD + 4)
            _place(image, at, card, sealed=False, say=say)


def deck_count(market: Market) -> int:
    return len(market.top.cards) + len(market.deck.cards)


@lru_cache(maxsize=64)
def den(dragon: bool, wonders: int, claimed: bool, say: Say) -> Image.Image:
    size = (DEN[2] - DEN[0], DEN[3] - DEN[1])
    image = sheet(size, DEN_ROCK, seed=5, edge=0.5)
    border(image, EMBER, 3)
    middle = DEN_HEAD // 2 + 4
    icons.stamp(image, (32, middle), "cave", 44, BONE)
    room = size[0] - 64 - 70 - (64 if dragon else 0)
    text, style = fitted(said(say, "picture-lair"), Style(Face.BOLD, 38), room, 24)
    write(image, (60, middle), text, style, BONE, "lm")
    right = size[0] - 8
    if dragon:
        lay(image, (right - 28, middle), tokens.dragon(58))
        right -= 62
    if claimed:
        word, style = fitted(said(say, "picture-claimed"), Style(Face.ITALIC, 36), size[0] - 20, 22)
        write(image, (size[0] // 2, 150), word, style, symbols.DIM, "mm")
    else:
        count = tokens.counted(symbols.KINDS["wonder"], str(wonders), 32, symbols.GILT)
        lay(image, (right - count.width // 2, middle), count)
    return image


@lru_cache(maxsize=128)
def _heading(count: int, say: Say) -> Image.Image:
    """How many cards the deck has, then what the Row is called."""
    image = sheet((3 * STEP, HEAD), symbols.SLATE, seed=9, edge=0)
    icons.stamp(image, (18, HEAD // 2), symbols.DECK, HEAD - 2, BONE)
    write(image, (40, HEAD // 2), str(count), HEADING, BONE, "lm")
    word, style = fitted(said(say, "picture-asset-row"), HEADING, 2 * STEP - 20, 20)
    write(image, (STEP + 14, HEAD // 2), word, style, BONE, "lm")
    return image


def _top(image: Image.Image, at: tuple[int, int], market: Market, say: Say) -> None:
    """The top card if it is face up, otherwise a back; nothing if the deck is used up."""
    card = market.top.cards[0] if market.top.cards else ""
    if card == HIDDEN:
        image.paste(faces.back(CARD), at)
    else:
        _place(image, at, card, sealed=False, say=say)


def _place(image: Image.Image, at: tuple[int, int], card: str, sealed: bool, say: Say) -> None:
    if card:
        image.paste(faces.face(card, say, CARD, sealed), at)
    else:
        image.paste(faces.hole(CARD), at)
