"""The title strip: game, chapter, whose turn, round; the last dice in the corner."""

from typing import NamedTuple

from PIL import Image

from engine.core import View
from engine.games.wonder_book.state import NOBODY, WonderBook
from engine.games.wonder_book.turns import turn_under_way
from rendering import icons, pieces
from rendering.canvas import sheet
from rendering.fonts import Face
from rendering.keeping import kept
from rendering.palette import GOLD, LEATHER
from rendering.text import Style, fitted, width, write
from rendering.words import Say, said

WIDE, HIGH = 1280, 90
MIDDLE = 46
DICE_AT = 1095
DIE, DICE_ROOM = 78, 364  # a die is 24 pixels wide on a phone of 400, unless there are more than 3
CREAM, SUN = (246, 226, 178), (255, 198, 84)
TITLE, ROUND = Style(Face.TITLE, 38), Style(Face.BOLD, 34)


class Words(NamedTuple):
    title: str
    chapter: str
    turn: str
    round: str


def draw_strip(image: Image.Image, view: View[WonderBook], say: Say) -> None:
    """Pasted along the top, WIDE x HIGH pixels."""
    s = view.s
    acting = turn_under_way(s)
    hero = "" if acting == NOBODY else said(say, f"hero-{s.heroes[acting].name}")
    words = Words(
        said(say, "picture-wonder-book"),
        say("picture-chapter", chapter=s.chapter),
        say("picture-turn", hero=hero) if hero else "",
        say("picture-round", n=s.round) if s.round else "",
    )
    image.paste(_strip(words, tuple(s.roll)), (0, 0))


@kept
def _strip(words: Words, roll: tuple[bool, ...]) -> Image.Image:
    image = sheet((WIDE, HIGH), LEATHER, seed=12, edge=0)
    icons.stamp(image, (52, MIDDLE), "book", 62, GOLD)
    write(image, (92, MIDDLE), words.title, TITLE, CREAM, "lm")
    x = 92 + width(words.title, TITLE) + 22
    chapter, style = fitted(words.chapter, Style(Face.ITALIC, 32), 180, 28)
    write(image, (x, MIDDLE), chapter, style, CREAM, "lm")
    x += width(chapter, style) + 20
    write(image, (904, MIDDLE), words.round, ROUND, CREAM, "rm")
    room = 904 - width(words.round, ROUND) - 20 - x
    turn, style = fitted(words.turn, Style(Face.BOLD, 34), room, 28)
    write(image, (x + room // 2, MIDDLE), turn, style, SUN, "mm")
    pieces.dice(image, (DICE_AT, MIDDLE), roll, min(DIE, DICE_ROOM * 5 // 6 // max(1, len(roll))))
    return image
