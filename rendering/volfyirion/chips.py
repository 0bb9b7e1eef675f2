"""Cards in play as slips: the letter, the name, and what still matters about them."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from engine.games.volfyirion.cards import CARDS
from engine.games.volfyirion.state import Played
from rendering import icons
from rendering.fonts import Face
from rendering.keeping import kept
from rendering.palette import INK, WHITE, mix
from rendering.pieces import LEAST, in_room, in_row, lay
from rendering.text import Style, below_edge, fitted, sprite, width, write
from rendering.volfyirion import faces, symbols
from rendering.volfyirion.cards import letter_of
from rendering.volfyirion.faces import RIM, Size
from rendering.volfyirion.symbols import COAL, GLOW
from rendering.words import Say, said

NAME, EMPTY = Style(Face.BOLD, 30), Style(Face.ITALIC, 30)
ONE_LINE = NAME._replace(size=LEAST)  # in a high slip: else two lines
TALL = 54  # from here on there is room for two lines
GAP = 6
# columns and rows of a Play Area, the first that holds all
WIDE_GRIDS = ((3, 2), (4, 2), (4, 3), (5, 3))
HALF_GRIDS = ((2, 1), (2, 2), (3, 2), (4, 2), (5, 2))
SLIM_GRIDS = ((1, 4), (1, 5), (2, 5), (2, 6))

Box = tuple[int, int, int, int]
Grids = tuple[tuple[int, int], ...]


class Chip(NamedTuple):
    """`ready` says that its secondary ability can still be used this turn [VF-32]."""

    card: str
    ready: bool = False
    sealed: bool = False
    times: int = 1


def chip_of(played: Played) -> Chip:
    ready = CARDS[played.card].secondary is not None and not (played.used or played.sealed)
    return Chip(played.card, ready, played.sealed)


@kept
def chip(facts: Chip, size: Size, say: Say) -> Image.Image:
    """Two lines if it is narrow and high, otherwise one."""
    wide, high = size
    card, colour = CARDS[facts.card], symbols.colour_of(facts.card)
    image = faces.blank(size, symbols.GILT if card.is_wonder else colour)
    band = _band(image, facts, say)
    name, room = said(say, f"card-{facts.card}"), wide - band - 2 * RIM - 8
    if facts.sealed:
        _sealed(image, band, facts.card, name)
        return image
    info = _info(facts, max(LEAST, min(30, high * 6 // 10)), room - width(name, ONE_LINE) - 8)
    if info and width(name, ONE_LINE) > room:
        row = in_room([faces.sign(symbols.ART[facts.card], 34), info], room, 8)
        image.paste(row, (band + 5, (high - row.height) // 2), row)
    elif info and high >= TALL and width(name, ONE_LINE) + info.width + 8 > room:
        _two_lines(image, band, facts.card, name, info)
    else:
        _one_line(image, band, facts.card, name, info)
    return image


def lay_play_area(
    image: Image.Image, box: Box, play: Sequence[Played], say: Say, grids: Grids = WIDE_GRIDS
) -> None:
    """Equal cards lie together. What does not fit is told by a number."""
    counts = Counter(chip_of(played) for played in play)
    chips = [facts._replace(times=times) for facts, times in counts.items()]
    grid = next((grid for grid in grids if grid[0] * grid[1] >= len(chips)), grids[-1])
    size, places = _grid(box, *grid)
    for facts, place in zip(chips, places, strict=False):
        image.paste(chip(facts, size, say), place)
    if (more := len(chips) - len(places)) > 0:
        at = (box[2] - 4, box[3] - 14)
        write(image, at, f"+{more}", Style(Face.BOLD, 34), GLOW, "rm", halo=COAL)
    if not chips:
        middle = ((box[0] + box[2]) // 2, (box[1] + box[3]) // 2)
        word, style = fitted(said(say, "picture-play-area"), EMPTY, box[2] - box[0], LEAST)
        write(image, middle, word, style, symbols.DIM, "mm")


def _grid(box: Box, across: int, down: int) -> tuple[Size, list[tuple[int, int]]]:
    x0, y0, x1, y1 = box
    wide = (x1 - x0 - GAP * (across - 1)) // across
    high = (y1 - y0 - GAP * (down - 1)) // down
    places = [
        (x0 + i % across * (wide + GAP), y0 + i // across * (high + GAP))
        for i in range(across * down)
    ]
    return (wide, high), places


def _band(image: Image.Image, facts: Chip, say: Say) -> int:
    """The colour with its letter and the sign of an ability, which is bright while it can be used.
    Returns where the band ends, in pixels."""
    colour, (wide, high) = symbols.colour_of(facts.card), image.size
    letter, card = letter_of(facts.card, say), CARDS[facts.card]
    across, beside = (
        min(40, wide * 17 // 100),
        card.secondary is not None and high < TALL and wide > 180,
    )
    image.paste(colour, (RIM, RIM, across + (26 if beside else 0), high - RIM))
    at, place = ((across + RIM) // 2, high // 2), (across + 12, high // 2)
    if card.secondary and high >= TALL:
        at, place = (at[0], high * 30 // 100), (at[0], high * 70 // 100)
    write(image, at, letter, Style(Face.BOLD, max(LEAST, min(30, high * 5 // 10))), WHITE, "mm")
    if card.secondary and (beside or high >= TALL):
        sign = symbols.CHAIN if card.chain else symbols.REMOVE
        icons.stamp(
            image,
            place,
            sign,
            min(26, across - 4),
            GLOW if facts.ready else mix(colour, COAL, 0.45),
        )
    return across + (26 if beside else 0)


def _sealed(image: Image.Image, band: int, card: str, name: str) -> None:
    """Dark and hatched, with a lock [VF-29]."""
    faces.shade(image)
    middle, size = image.height // 2, min(34, image.height * 7 // 10, image.width // 7)
    faces.lock(image, (image.width - RIM - 4 - size // 2, middle), size)
    room = image.width - band - 2 * RIM - size - 16
    _name(image, (band + 6, middle), card, name, room, symbols.BONE, COAL)


def _info(facts: Chip, size: int, room: int) -> Image.Image | None:
    """For Troops their Defence, for other cards what they give. Of equal cards how many, and only
    that where both have no room."""
    if facts.sealed and facts.times == 1:
        return None
    card = CARDS[facts.card]
    points = faces.points_of(card.points, size, icon=False)
    one = faces.defence(card.defence) if card.defence else in_row(points, 3)
    if facts.times == 1:
        return one
    count = faces.label(f"×{facts.times}", size, 200, INK)
    both = in_row([one, count], 6)
    return both if (card.defence or points) and both.width <= room else count


def _one_line(
    image: Image.Image, band: int, card: str, name: str, info: Image.Image | None
) -> None:
    """What stands beside the name is left out if there is no room for both."""
    room, middle = image.width - band - 2 * RIM - 8, image.height // 2
    left = room - info.width - 8 if info else room
    if info and (left >= width(name, ONE_LINE) or room < width(name, ONE_LINE)):
        lay(image, (image.width - RIM - 4 - info.width // 2, middle), info)
        room = left
    _name(image, (band + 6, middle), card, name, room)


def _two_lines(image: Image.Image, band: int, card: str, name: str, info: Image.Image) -> None:
    high = image.height
    room = image.width - band - 2 * RIM - 6
    _name(image, (band + 5, high * 27 // 100), card, name, room)
    lay(image, (band + 5 + info.width // 2, high * 73 // 100), info)


def _name(
    image: Image.Image,
    at: tuple[int, int],
    card: str,
    name: str,
    room: int,
    colour: tuple[int, int, int] = INK,
    halo: tuple[int, int, int] | None = None,
) -> None:
    """The name or, where it has no room, the art, which no other card has."""
    if width(name, ONE_LINE) > room:
        size = min(room, image.height * 8 // 10)
        icons.stamp(image, (at[0] + size // 2, at[1]), symbols.ART[card], size, colour)
        return
    text, style = fitted(name, NAME, room, LEAST)
    if sprite(text, style).mask.height > image.height:
        style = style._replace(size=LEAST)
    at = (at[0], below_edge(at[1], text, style))
    write(image, at, text, style, colour, "lm", halo=halo)
