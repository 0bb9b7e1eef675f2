"""The picture of how a game ended, 1280 x 720: who won, large, before the game's own ground, and
what was reached; then who played."""

from itertools import groupby
from typing import NamedTuple

from PIL import Image

from rendering import rich
from rendering.canvas import frame, ink
from rendering.fonts import Face
from rendering.keeping import kept
from rendering.palette import GOLD, SEATS, WHITE, Colour, mix
from rendering.pieces import LEAST, lay
from rendering.pixels import resized
from rendering.portraits import has_portrait, portrait, token
from rendering.text import Style, fitted, width, write

SIZE = WIDE, HIGH = 1280, 720
LEFT, RIGHT = 580, WIDE - 56
BOTTOM = HIGH - 44
NOTE = (RIGHT - LEFT) // 2  # room for what a seat reached
ROW, BETWEEN = 88, 16  # height of a line at most, and the space between two sides
NIGHT: Colour = (22, 20, 30)
DIM: Colour = (214, 204, 186)
VEILS = (70, 190)  # of 255: how dark the ground is at the left, and below words
PORTRAITS = {1: 400, 2: 270, 3: 230, 4: 220}  # how large, by how many there are
HEADS, HEADS_MIDDLE = 520, (296, 262)  # room for them, and its middle


class Player(NamedTuple):
    """A line of the card. `note` is what this seat did, in a word or a number; `face` is the key of
    a portrait; sides whose `place` differs stand apart."""

    seat: int
    letter: str
    name: str
    note: str = ""
    face: str = ""
    place: int = 1


class ResultCard(NamedTuple):
    """Everything is in words already. Up to six players have a line each. `heads` are the keys of
    those who are seen large; `game`, and `figure` with its caption, may be empty."""

    game: str
    title: str
    subtitle: str
    heads: tuple[str, ...]
    figure: str
    caption: str  # what the figure counts
    players: tuple[Player, ...]
    ground: Image.Image | None = None
    colour: Colour = GOLD


def draw_result(card: ResultCard) -> Image.Image:
    """WIDE x HIGH pixels. With many players the rows move closer together."""
    image = _ground(card.ground)
    ink(image, card.colour, lambda pen, _: frame(pen, (16, 16, WIDE - 17, HIGH - 17), 4, 3))
    _heads(image, card.heads)
    _figure(image, card)
    top = _words(image, card)
    sides = [[*side] for _, side in groupby(card.players, lambda player: player.place)]
    gaps = BETWEEN * (len(sides) - 1) if len(card.players) > len(sides) else 0
    row = min(ROW, (BOTTOM - top - gaps) // max(1, len(card.players)))
    for side in sides:
        for player in side:
            _line(image, top + row // 2, row, player)
            top += row
        top += BETWEEN if gaps else 0
    return image


def _ground(ground: Image.Image | None) -> Image.Image:
    """It fills the picture, in the dark below words."""
    image = Image.new("RGB", SIZE, NIGHT)
    if ground:
        by = max(WIDE / ground.width, HIGH / ground.height)
        wide, high = WIDE / by, HIGH / by
        left, top = (ground.width - wide) / 2, (ground.height - high) / 2
        image = resized(ground.convert("RGB"), SIZE, (left, top, left + wide, top + high))
    image.paste(NIGHT, mask=_veil())
    return image


@kept
def _veil() -> Image.Image:
    row = Image.new("L", (WIDE, 1), VEILS[1])
    for x in range(LEFT):
        share = max(0, x - LEFT // 2) * 2 / LEFT
        row.putpixel((x, 0), round(VEILS[0] + (VEILS[1] - VEILS[0]) * share))
    return row.resize(SIZE)


def _heads(image: Image.Image, heads: tuple[str, ...]) -> None:
    """Large portraits in one or two rows."""
    shown = [key for key in heads if has_portrait(key)][:4]
    if not shown:
        return
    size, across = PORTRAITS[len(shown)], min(2, len(shown))
    down = -(-len(shown) // across)
    step = min(size, (HEADS - size) // max(1, across - 1)), size * 9 // 10
    for i, key in enumerate(shown):
        row = i // across
        many = min(across, len(shown) - row * across)
        x = HEADS_MIDDLE[0] + round((i % across - (many - 1) / 2) * step[0])
        y = HEADS_MIDDLE[1] + round((row - (down - 1) / 2) * step[1])
        lay(image, (x, y), portrait(key, size))


def _figure(image: Image.Image, card: ResultCard) -> None:
    """What was reached, and of what it is the number."""
    middle, room = HEADS_MIDDLE[0], LEFT - 80
    text, style = fitted(card.figure, Style(Face.TITLE, 120), room, 60)
    write(image, (middle, 552), text, style, WHITE, "mm", halo=NIGHT)
    text, style = fitted(card.caption, Style(Face.BOLD, 42), room, LEAST)
    write(image, (middle, 644), text, style, mix(card.colour, WHITE, 0.55), "mm", halo=NIGHT)


def _words(image: Image.Image, card: ResultCard) -> int:
    """Which game, when it ended, and who won. Returns where the lines begin, in pixels."""
    room = RIGHT - LEFT
    text, style = fitted(card.game, Style(Face.BOLD, 36), room, LEAST)
    write(image, (LEFT, 66), text, style, mix(card.colour, WHITE, 0.35), "lm")
    title = rich.fit(card.title, (room, 130), (60, 36), Face.TITLE)
    rich.paint(image, (LEFT, 90), title, WHITE)
    y = 98 + title.height
    subtitle = rich.fit(card.subtitle, (room, 120), (40, LEAST), Face.ITALIC)
    rich.paint(image, (LEFT, y), subtitle, DIM)
    return y + subtitle.height + 18


def _line(image: Image.Image, y: int, row: int, player: Player) -> None:
    """On a plate in the seat's colour. What the seat did may take half of the line."""
    tint = mix(SEATS[player.seat].colour, NIGHT, 0.72)
    image.paste(tint, (LEFT, y - row // 2 + 2, RIGHT, y + row // 2 - 2))
    lay(image, (LEFT + row // 2, y), token(player.face, player.seat, player.letter, row * 9 // 10))
    size = max(LEAST, row * 52 // 100)
    note, style = fitted(player.note, Style(Face.BOLD, size), NOTE, LEAST)
    write(image, (RIGHT - 16, y), note, style, WHITE, "rm")
    room = RIGHT - LEFT - row - 46 - width(note, style)
    name, style = fitted(player.name, Style(Face.TEXT, size), room, LEAST)
    write(image, (LEFT + row + 10, y), name, style, WHITE, "lm")
