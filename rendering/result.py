"""The picture of how a game ended, 1280 x 720: one strong figure, then who played."""

from typing import NamedTuple

from PIL import Image

from rendering import icons, rich
from rendering.canvas import frame, ink, rays, sheet
from rendering.fonts import Face
from rendering.palette import CARD_PAPER, FAINT_INK, GOLD, INK, WHITE, Colour, mix
from rendering.pieces import LEAST, lay
from rendering.portraits import token
from rendering.text import Style, fitted, width, write

WIDE, HIGH = 1280, 720
LEFT, RIGHT = 580, WIDE - 70
TOP, BOTTOM = 312, HIGH - 52
NOTE = 230  # the most that a player's note takes
ROW = 82  # height of a line for up to four players; more players get less


class Player(NamedTuple):
    """A line of the card. `note` is what this seat did, in a word or a number; `face` is the key of
    a portrait."""

    seat: int
    letter: str
    name: str
    note: str = ""
    face: str = ""


class ResultCard(NamedTuple):
    """Everything is in words already. Up to six players have a line each."""

    title: str
    subtitle: str
    icon: str
    figure: str
    caption: str  # what the figure counts
    players: tuple[Player, ...]
    colour: Colour = GOLD


def draw_result(card: ResultCard) -> Image.Image:
    """WIDE x HIGH pixels. With many players the rows move closer together."""
    image = sheet((WIDE, HIGH), CARD_PAPER, seed=23, edge=0.8)
    ink(image, mix(card.colour, WHITE, 0.3), lambda pen, _: rays(pen, (300, 330), 190, 265, 5))
    ink(image, INK, lambda pen, _: frame(pen, (18, 18, WIDE - 19, HIGH - 19), 3, 3))
    ink(image, FAINT_INK, lambda pen, _: frame(pen, (28, 28, WIDE - 29, HIGH - 29), 1, 4))
    _strong_figure(image, card)
    _words(image, card)
    row = min(ROW, (BOTTOM - TOP) // max(1, len(card.players)))
    for i, player in enumerate(card.players):
        _line(image, TOP + i * row + row // 2, row, player)
    return image


def _strong_figure(image: Image.Image, card: ResultCard) -> None:
    icons.stamp(image, (300, 258), card.icon, 200, mix(card.colour, INK, 0.2))
    text, style = fitted(card.figure, Style(Face.TITLE, 150), 330, 60)
    write(image, (300, 450), text, style, INK, "mm")
    text, style = fitted(card.caption, Style(Face.TEXT, 44), 460, 28)
    write(image, (300, 622), text, style, INK, "mm")


def _words(image: Image.Image, card: ResultCard) -> None:
    title = rich.fit(card.title, (RIGHT - LEFT, 140), (64, 36), Face.TITLE)
    rich.paint(image, (LEFT, 64), title, INK)
    room = TOP - 74 - title.height
    subtitle = rich.fit(card.subtitle, (RIGHT - LEFT, room), (38, LEAST), Face.ITALIC)
    rich.paint(image, (LEFT, 66 + title.height), subtitle, FAINT_INK)


def _line(image: Image.Image, y: int, row: int, player: Player) -> None:
    high = row * 5 // 6
    lay(image, (LEFT + 34, y), token(player.face, player.seat, player.letter, row * 11 // 12))
    note, style = fitted(player.note, Style(Face.BOLD, high * 3 // 5), NOTE, LEAST)
    write(image, (RIGHT, y), note, style, INK, "rm")
    room = RIGHT - LEFT - 104 - width(note, style)
    name, style = fitted(player.name, Style(Face.TEXT, high * 3 // 5), room, 28)
    write(image, (LEFT + 84, y), name, style, INK, "lm")
