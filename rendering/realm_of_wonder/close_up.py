"""A seat's close-up, 900 x 800: where its figure stands and what is around it. With a hand and the
choice it fills one screen of a phone."""

from PIL import Image

from engine.core import View
from engine.games.realm_of_wonder.magic import due
from engine.games.realm_of_wonder.quests import progress
from engine.games.realm_of_wonder.state import Realm
from rendering import icons
from rendering.canvas import sheet
from rendering.fonts import Face
from rendering.palette import SEATS, mix
from rendering.pieces import lay
from rendering.portraits import token
from rendering.realm_of_wonder import symbols
from rendering.realm_of_wonder.board import draw_figures, lay_scenery, scenery
from rendering.realm_of_wonder.easel import Stand, spot
from rendering.realm_of_wonder.ground import MIDDLE, plate
from rendering.realm_of_wonder.ground import SIZE as BOARD
from rendering.realm_of_wonder.panels import power
from rendering.realm_of_wonder.symbols import GILT, MIDNIGHT, MOON, PANEL
from rendering.text import Style, fitted, width, write
from rendering.words import Say, said

WIDE, HIGH, STRIP = 900, 800, 140
CLOSER = 1.7
WINDOW = (WIDE, HIGH - STRIP)
NAME, NUMBER = Style(Face.TITLE, 50), Style(Face.BOLD, 54)
ICON, EDGE = 54, 20
NAME_ROOM = 400
OUTWARDS = 0.62  # how far the middle of the window follows the figure out


def draw_close_up(view: View[Realm], say: Say) -> Image.Image | None:
    """None for a reader without a seat."""
    if view.seat is None:
        return None
    s = view.s
    stand = Stand(s.middle, s.castle)
    left, top = corner_of(spot(s.characters[view.seat].at, stand))
    image = Image.new("RGB", (WIDE, HIGH))
    easel = plate(stand, CLOSER, (left, top, left + WINDOW[0], top + WINDOW[1]))
    lay_scenery(easel, scenery(s))
    draw_figures(easel, view)
    image.paste(easel.image, (0, STRIP))
    image.paste(_strip(s, view.seat, say), (0, 0))
    return image


def corner_of(figure: tuple[float, float]) -> tuple[int, int]:
    """The corner of the part of the board around a figure, moved inwards, where the castle is, so
    that little of the night outside the rim is seen."""
    corner: list[int] = []
    for at, middle, board, window in zip(figure, MIDDLE, BOARD, WINDOW, strict=True):
        wanted = (middle + at * OUTWARDS) * CLOSER - window / 2
        corner.append(round(min(max(wanted, 0), board * CLOSER - window)))
    return corner[0], corner[1]


def _strip(s: Realm, seat: int, say: Say) -> Image.Image:
    """Who it is, magic points, the quest, movement points or cards, the power."""
    one = s.characters[seat]
    image = sheet((WIDE, STRIP), PANEL, seed=9, edge=0)
    image.paste(mix(SEATS[seat].colour, MIDNIGHT, 0.72), (0, 0, WIDE, 72))
    image.paste(GILT, (0, STRIP - 3, WIDE, STRIP))
    lay(image, (70, STRIP // 2), token(one.key, seat, symbols.LETTERS[one.key], 124))
    comes = due(s, seat)
    right = _number(image, WIDE - EDGE, 36, symbols.MP, f"{one.mp} {comes:+d}".replace("-", "−"))
    name, style = fitted(said(say, f"character-{one.key}"), NAME, min(NAME_ROOM, right - 150), 34)
    write(image, (140, 36), name, style, MOON, "lm")
    lay(image, (WIDE - EDGE - 29, 106), power(one.key, one.ready, 58))
    if one.victory:
        icons.stamp(image, (WIDE - EDGE - 92, 106), symbols.VICTORY, 58, GILT)
    have, needed = progress(s, seat)
    x = 140
    points = one.pace.left if s.turn_of == seat and s.step == "movement" else None
    for icon, text in (
        (symbols.MOVES, str(len(one.moves.cards) if points is None else points)),
        (symbols.MAGIC_CARDS, str(len(one.magic.cards))),
        (symbols.QUESTS[s.quest], f"{have}/{needed}"),
    ):
        x = _from_left(image, x, 106, icon, text) + 36
    return image


def _number(image: Image.Image, right: int, y: int, icon: str, text: str) -> int:
    """A number with its icon, up to a right end. Returns where it begins, in pixels."""
    write(image, (right, y), text, NUMBER, GILT, "rm")
    left = right - width(text, NUMBER) - ICON - 8
    icons.stamp(image, (left + ICON // 2, y), icon, ICON, GILT)
    return left


def _from_left(image: Image.Image, x: int, y: int, icon: str, text: str) -> int:
    """An icon with its number. Returns where it ends, in pixels."""
    icons.stamp(image, (x + ICON // 2, y), icon, ICON, GILT)
    write(image, (x + ICON + 8, y), text, NUMBER, MOON, "lm")
    return x + ICON + 8 + width(text, NUMBER)
