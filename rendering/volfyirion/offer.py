"""What can be bought, for a phone, 900 wide: the Row and the Wonders, twice as large as on the
table, with the points that are left; or the cards of which one may be removed."""

from collections.abc import Sequence

from PIL import Image

from engine.core import HIDDEN, View
from engine.games.volfyirion.actions import RemoveCard
from engine.games.volfyirion.asks import RemoveOne
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
from rendering import icons
from rendering.canvas import sheet
from rendering.fonts import Face
from rendering.keeping import kept
from rendering.pieces import LEAST, in_room
from rendering.text import Style, fitted, write
from rendering.volfyirion import faces, symbols
from rendering.volfyirion.market import LATER
from rendering.volfyirion.strip import Three, pills, three
from rendering.volfyirion.tickets import CLUTCH
from rendering.words import Say, said

WIDE, EDGE, HEAD = 900, 8, 44  # HEAD: how high a heading is that lies across
LARGER = 1.25  # than on the table, which is 1280 wide
CARD = ((WIDE - 3 * EDGE) // 2, 136)
TITLE = Style(Face.BOLD, 40)

Parts = list[Image.Image]


def draw_offer(view: View[Volfyirion], say: Say) -> Image.Image | None:
    """For a seat that may buy now; None for others. The Row, the Wonders of the Lair, then what
    comes next, each with its heading. While it is asked which of its cards to remove, these."""
    s, seat = view.s, view.seat
    asked = s.stack[-1] if s.stack else None
    if seat is None or s.result is not None or seat not in active(s):
        return None
    if isinstance(asked, RemoveOne):
        rows = _pairs([_card(card, say) for card in _own(s, seat, asked)])
    elif asked and not isinstance(asked, MainPhase):
        return None
    else:
        rows = _rows(s, seat, say)
    return _drawn(rows) if rows else None


def _own(s: Volfyirion, seat: int, ask: RemoveOne) -> list[str]:
    """The cards that an ask is about, each once; none where the hand cannot be seen."""
    if ask.me != seat or HIDDEN in s.houses[seat].hand.cards:
        return []
    removals = (one.action for one in ask.choices(s) if one.blocked is None)
    return list(dict.fromkeys(one.card for one in removals if isinstance(one, RemoveCard)))


def _drawn(rows: Sequence[Parts]) -> Image.Image:
    high = sum(max(piece.height for piece in row) + EDGE for row in rows)
    image = sheet((WIDE, EDGE + high), symbols.SLATE, seed=13, edge=0)
    y = EDGE
    for row in rows:
        for i, piece in enumerate(row):
            image.paste(piece, (EDGE + i * (CARD[0] + EDGE), y), piece.convert("RGBA"))
        y += max(piece.height for piece in row) + EDGE
    return image


def _rows(s: Volfyirion, seat: int, say: Say) -> list[Parts]:
    """Two parts side by side, or a heading across."""
    hall = market_of(s, seat)
    purse = (three(points(s, seat)), three(gained(s, seat)))
    row = [hall.row[i] if i < len(hall.row) else "" for i in range(ROW)]
    five = [_card(card, say, sealed=card in hall.sealed) for card in row]
    rows = _pairs([_title(*purse, say), *five])
    if not hall.claimed:
        guarded = s.mode == "team" and s.dragon.at == "lair" and s.dragon.lair == team_of(s, seat)
        wonders = [_card(card, say, more=CLUTCH * guarded) for card in hall.lair]
        rows += (
            [[_heading("cave", said(say, "picture-lair"), WIDE - 2 * EDGE, HEAD)]]
            if wonders
            else []
        )
        rows += _pairs(wonders)
    if hall.top.cards:
        word = _heading(symbols.DECK, said(say, "picture-next"), *CARD)
        later = s.houses[seat].perk != "qoam-oracle"
        rows.append([word, _next(hall.top.cards[0], say, later)])
    return rows


def _pairs(parts: Parts) -> list[Parts]:
    return [parts[i : i + 2] for i in range(0, len(parts), 2)]


def _card(card: str, say: Say, *, sealed: bool = False, more: int = 0) -> Image.Image:
    return faces.face(card, say, CARD, sealed, more, LARGER) if card else faces.hole(CARD)


@kept
def _title(left: Three, of: Three, say: Say) -> Image.Image:
    """What the Row is called, and the points that are left to spend."""
    image = _heading("", said(say, "picture-asset-row"), CARD[0], CARD[1] // 2)
    whole = Image.new("RGBA", CARD)
    whole.paste(image, (0, 0))
    purse = in_room(pills(left, of, 52, (0, 1, 2)), CARD[0], EDGE)
    whole.paste(purse, (0, CARD[1] * 72 // 100 - purse.height // 2))
    return whole


@kept
def _heading(icon: str, word: str, wide: int, high: int) -> Image.Image:
    image = Image.new("RGBA", (wide, high))
    left = 60 if icon else 4
    if icon:
        icons.stamp(image, (28, high // 2), icon, 46, symbols.BONE)
    text, style = fitted(word, TITLE, wide - left - 4, LEAST)
    write(image, (left, high // 2), text, style, symbols.BONE, "lm")
    return image


@kept
def _next(card: str, say: Say, later: bool) -> Image.Image:
    """The deck's top card, paler while it cannot be had yet; a back if it lies face down."""
    if card == HIDDEN:
        return faces.back(CARD)
    image = faces.face(card, say, CARD, larger=LARGER).copy()
    if later:
        image.paste(symbols.COAL, (0, 0), Image.new("L", CARD, LATER))
    return image
