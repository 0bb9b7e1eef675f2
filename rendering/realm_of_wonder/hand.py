"""A hand: movement cards above, magic cards below. A pile: equal cards together."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engine.core import HIDDEN, View
from engine.games.realm_of_wonder.cards import MOVES
from engine.games.realm_of_wonder.state import Realm
from rendering.canvas import sheet
from rendering.fonts import Face
from rendering.grid import GAP, WIDE, card_width, columns, corners
from rendering.realm_of_wonder.faces import face
from rendering.realm_of_wonder.symbols import GILT, MOON, SKY
from rendering.text import Style, fitted, write
from rendering.words import Say, said

HEAD = 60
MOVE_HIGH, MAGIC_HIGH = 236, 400
COLUMNS = (3, 4)

Entry = tuple[str, bool, int]  # card, chosen, how many
Section = tuple[str, tuple[Entry, ...], int]  # title, cards, how high these are


def draw_hand(view: View[Realm], say: Say) -> Image.Image | None:
    """What a seat holds, with the movement card that it has chosen; None for a reader without a
    seat [RW-13, RW-14]."""
    if view.seat is None:
        return None
    me = view.s.characters[view.seat]
    moves = sorted((card for card in me.moves.cards if card in MOVES), key=_speed)
    kinds = Counter(card for card in me.magic.cards if card != HIDDEN)
    return _sections(
        (
            ("picture-hand-moves", tuple((c, c == me.chosen.value, 1) for c in moves), MOVE_HIGH),
            ("picture-hand-magic", tuple((c, False, n) for c, n in kinds.items()), MAGIC_HIGH),
        ),
        COLUMNS,
        say,
    )


def draw_pile(cards: Sequence[str], say: Say) -> Image.Image:
    """A pile to look through, in the order in which its cards came."""
    kinds = Counter(cards)
    moves = tuple((c, False, n) for c, n in kinds.items() if c in MOVES)
    other = tuple((c, False, n) for c, n in kinds.items() if c not in MOVES)
    sections = [("", moves, MOVE_HIGH)] * bool(moves) + [("", other, MAGIC_HIGH)] * bool(other)
    return _sections(tuple(sections), COLUMNS, say)


def _speed(card: str) -> int:
    return MOVES[card].speed


@lru_cache(maxsize=8)
def _sections(sections: tuple[Section, ...], fewest_most: tuple[int, int], say: Say) -> Image.Image:
    heights = [_height(section, fewest_most) for section in sections]
    image = sheet((WIDE, sum(heights) + GAP if sections else 120), SKY, seed=17, edge=0.3)
    if not sections:
        _words(image, WIDE // 2, 60, "picture-pile-empty", say)
    top = 0
    for (title, cards, high), tall in zip(sections, heights, strict=True):
        if title:
            _words(image, WIDE // 2, top + HEAD // 2, title, say)
        if cards:
            grid = (columns(len(cards), *fewest_most), high)
            _lay(image, top + (HEAD if title else GAP), cards, grid, say)
        else:
            _words(image, WIDE // 2, top + HEAD + 22, "picture-hand-empty", say)
        top += tall
    return image


def _height(section: Section, fewest_most: tuple[int, int]) -> int:
    title, cards, high = section
    rows = -(-len(cards) // columns(len(cards), *fewest_most))
    return (HEAD if title else GAP) + (rows * (high + GAP) if cards else HEAD)


def _lay(
    image: Image.Image, top: int, cards: tuple[Entry, ...], grid: tuple[int, int], say: Say
) -> None:
    across, high = grid
    size = (card_width(across), high)
    places = corners(len(cards), across, size, top)
    for (card, chosen, times), corner in zip(cards, places, strict=True):
        image.paste(face(card, say, size, chosen, times), corner)


def _words(image: Image.Image, x: int, y: int, id: str, say: Say) -> None:
    title = id.startswith("picture-hand-m")
    style = Style(Face.TITLE, 36) if title else Style(Face.BOLD, 40)
    text, style = fitted(said(say, id), style, WIDE - 60, 28)
    write(image, (x, y), text, style, GILT if title else MOON, "mm")
