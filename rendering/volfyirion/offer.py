"""What can be bought, for a phone, 900 wide: the Row and the Wonders, twice as large as on the
table, below the points that are left."""

from collections.abc import Iterator

from PIL import Image

from engine.core import HIDDEN, View
from engine.games.volfyirion.state import (
    ROW,
    Volfyirion,
    active,
    gained,
    market_of,
    points,
    team_of,
)
from engine.games.volfyirion.turn import MainPhase
from rendering.canvas import sheet
from rendering.fonts import Face
from rendering.keeping import kept
from rendering.pieces import LEAST, lay
from rendering.text import Style, fitted, write
from rendering.volfyirion import faces, symbols
from rendering.volfyirion.market import LATER
from rendering.volfyirion.strip import pills, three
from rendering.volfyirion.tickets import CLUTCH
from rendering.words import Say, said

WIDE, EDGE, HEAD = 900, 10, 70
LARGER = 1.4  # than on the table, which is 1280 wide
CARD = ((WIDE - 3 * EDGE) // 2, 154)
NEXT = 46  # how high it says that the deck's top card is not on offer yet
TITLE = Style(Face.BOLD, 40)


def draw_offer(view: View[Volfyirion], say: Say) -> Image.Image | None:
    """For a seat that may buy now; None for others."""
    s, seat = view.s, view.seat
    asked = s.stack and not isinstance(s.stack[-1], MainPhase)
    if seat is None or s.result is not None or asked or seat not in active(s):
        return None
    cards = [*_cards(s, seat, say)]
    rows = -(-len(cards) // 2)
    image = sheet((WIDE, HEAD + rows * (CARD[1] + EDGE)), symbols.SLATE, seed=13, edge=0)
    word = said(say, "picture-asset-row")
    purse = pills(three(points(s, seat)), three(gained(s, seat)), 52, (0, 1, 2))
    right = WIDE - EDGE
    for piece in reversed(purse):
        lay(image, (right - piece.width // 2, HEAD // 2), piece)
        right -= piece.width + EDGE
    text, style = fitted(word, TITLE, right - 2 * EDGE, LEAST)
    write(image, (EDGE + 4, HEAD // 2), text, style, symbols.BONE, "lm")
    for i, card in enumerate(cards):
        corner = (EDGE + i % 2 * (CARD[0] + EDGE), HEAD + i // 2 * (CARD[1] + EDGE))
        image.paste(card, corner)
    return image


def _cards(s: Volfyirion, seat: int, say: Say) -> Iterator[Image.Image]:
    """The Row, what comes next, then the Wonders of the Lair."""
    hall = market_of(s, seat)
    for i in range(ROW):
        card = hall.row[i] if i < len(hall.row) else ""
        yield _card(card, say, sealed=card in hall.sealed)
    top = hall.top.cards[0] if hall.top.cards else ""
    yield _next(top, say, later=s.houses[seat].perk != "qoam-oracle")
    guarded = s.mode == "team" and s.dragon.at == "lair" and s.dragon.lair == team_of(s, seat)
    for card in hall.lair if not hall.claimed else ():
        yield _card(card, say, more=CLUTCH * guarded)


def _card(card: str, say: Say, *, sealed: bool = False, more: int = 0) -> Image.Image:
    return faces.face(card, say, CARD, sealed, more, LARGER) if card else faces.hole(CARD)


@kept
def _next(card: str, say: Say, later: bool) -> Image.Image:
    """The deck's top card, under the words that say so; a back if it lies face down."""
    image = sheet(CARD, symbols.SLATE, seed=9, edge=0)
    size = (CARD[0], CARD[1] - NEXT)
    word, style = fitted(said(say, "picture-next"), TITLE, CARD[0], LEAST)
    write(image, (CARD[0] // 2, NEXT // 2), word, style, symbols.DIM, "mm")
    piece = faces.back(size) if card == HIDDEN else faces.face(card, say, size) if card else None
    if piece:
        image.paste(piece, (0, NEXT))
        if later and card != HIDDEN:
            image.paste(symbols.COAL, (0, NEXT), Image.new("L", size, LATER))
    return image
