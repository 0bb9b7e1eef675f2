"""What the signs on the board mean, if few players leave room for it."""

from PIL import Image

from rendering.canvas import border, sheet
from rendering.fonts import Face
from rendering.keeping import kept
from rendering.palette import Colour, mix
from rendering.pieces import LEAST
from rendering.realm_of_wonder import spots
from rendering.realm_of_wonder.easel import Easel
from rendering.realm_of_wonder.passages import wall, whirl
from rendering.realm_of_wonder.symbols import DIM, MIDNIGHT, MOON, PANEL
from rendering.text import Style, width, write
from rendering.words import Say, said

WIDE, LINE = 322, 52
# word and a space that looks so, in two columns
ENTRIES = (
    ("tower", "H3"),
    ("open", "H3"),
    ("well", "H4"),
    ("house", "H1"),
    ("runestone", "Q7"),
    ("vortex", "Q8"),
    ("beach", "K1"),
    ("hard", "K5"),
    ("wall", ""),
    ("whirl", ""),
)
WORD = Style(Face.BOLD, LEAST)
SIGN, SIDE = 43, 9  # where a word begins, beside its sign; from words to the edge
CLOSE = 38  # a line where all stand in one column


@kept
def legend(say: Say) -> Image.Image:
    """WIDE pixels across: in two columns or, where their words have no room beside each other, in
    one."""
    words = [said(say, f"picture-legend-{word}") for word, _ in ENTRIES]
    first, second = (max(width(word, WORD) for word in words[n::2]) for n in range(2))
    across = 2 if first + second + 2 * (SIGN + SIDE) <= WIDE else 1
    line = LINE if across > 1 else CLOSE
    image = sheet((WIDE, line * len(ENTRIES) // across + 12), PANEL, seed=3, edge=0.3)
    border(image, mix(DIM, MIDNIGHT, 0.6), 2)
    for i, (word, code) in enumerate(ENTRIES):
        x, y = WIDE - SIDE - SIGN - second if i % across else 6, 6 + i // across * line + line // 2
        _sign(Easel(image, (x + 20, y), 0.78 * line / LINE), word, code)
        write(image, (x + SIGN, y), words[i], WORD, MOON, "lm")
    return image


def _sign(easel: Easel, word: str, code: str) -> None:
    match word:
        case "tower":
            easel.lay(spots.tower(code, easel.scale, False), (0, 0))
        case "house":
            grey: Colour = (180, 120, 90)
            easel.lay(spots.house(code, grey, easel.scale, False), (0, 0))
        case "beach":
            easel.lay(spots.beach(easel.scale), (0, 0))
        case "wall":
            wall(easel, (-20, 0), (20, 0))
        case "whirl":
            easel.put(whirl(easel.scale))
        case _:
            easel.lay(spots.space(code, easel.scale, False), (0, 0))
