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
from rendering.pieces import LEAST, in_row, lay
from rendering.text import NARROWEST, Style, below_edge, fitted, sprite, width, write
from rendering.volfyirion import faces, symbols
from rendering.volfyirion.cards import letter_of
from rendering.volfyirion.faces import RIM, Size
from rendering.volfyirion.strip import numbered
from rendering.volfyirion.symbols import COAL, GLOW
from rendering.words import Say, said

NAME, EMPTY = Style(Face.BOLD, 30), Style(Face.ITALIC, 30)
ONE_LINE = NAME._replace(size=LEAST)  # in a low slip
TALL = 54  # from here on there is room for two lines
GAP, EDGE = 6, 4
LETTER, SIGN = 26, 26  # how wide the band is for its letter, and for the sign beside that
SHORT = 42  # how wide a Troop's Defence is without its sign, and the gap before that
# columns and rows of a Play Area, the first that holds all: each has room for a whole name
WIDE_GRIDS = ((3, 2), (4, 2), (4, 3))
SLIM_GRIDS = ((1, 4), (1, 5), (1, 6))

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
    """The whole name, in letters as narrow as it needs; beside it or, where a name is long and the
    slip high, below it what the card gives. The Defence of Troops always stands there."""
    card, colour = CARDS[facts.card], symbols.colour_of(facts.card)
    image = faces.blank(size, symbols.GILT if card.is_wonder else colour)
    name = said(say, f"card-{facts.card}")
    band = _band(image, facts, least_width(name) + (SHORT if card.defence else 0), say)
    room = size[0] - band - RIM - 2 * EDGE
    beside = room if size[1] >= TALL else room - least_width(name) - EDGE
    info = _info(facts, max(LEAST, min(30, size[1] * 6 // 10)), beside)
    if facts.sealed:
        _sealed(image, band, name)
    elif info and size[1] >= TALL and width(name, ONE_LINE) + info.width + EDGE > room:
        _name(image, (band + EDGE, size[1] * 27 // 100), name, room)
        lay(image, (band + EDGE + info.width // 2, size[1] * 73 // 100), info)
    else:
        _one_line(image, band, name, info, card.defence)
    return image


def lay_play_area(
    image: Image.Image, box: Box, play: Sequence[Played], say: Say, grids: Grids = WIDE_GRIDS
) -> None:
    """Equal cards lie together, those that can still do something first. How many more there are
    than have room stands in words in the last place."""
    chips = chips_of(play)
    grid = next((grid for grid in grids if grid[0] * grid[1] >= len(chips)), grids[-1])
    size, places = grid_of(box, *grid)
    if len(chips) > len(places):
        rest, chips = chips[len(places) - 1 :], chips[: len(places) - 1]
        _and_more(image, places[-1], size, sum(facts.times for facts in rest), say)
    for facts, place in zip(chips, places, strict=False):
        image.paste(chip(facts, size, say), place)
    if not chips:
        middle = ((box[0] + box[2]) // 2, (box[1] + box[3]) // 2)
        word, style = fitted(said(say, "picture-play-area"), EMPTY, box[2] - box[0], LEAST)
        write(image, middle, word, style, symbols.DIM, "mm")


def chips_of(play: Sequence[Played]) -> list[Chip]:
    counts = Counter(chip_of(played) for played in play)
    chips = [facts._replace(times=times) for facts, times in counts.items()]
    return sorted(chips, key=lambda facts: not facts.ready)


def _and_more(
    image: Image.Image, corner: tuple[int, int], size: Size, count: int, say: Say
) -> None:
    """How many cards have no room, in words."""
    word, style = fitted(numbered(say, "picture-more", count), EMPTY, size[0] - 2 * EDGE, LEAST)
    write(image, (corner[0] + EDGE, corner[1] + size[1] // 2), word, style, GLOW, "lm", halo=COAL)


def grid_of(box: Box, across: int, down: int) -> tuple[Size, list[tuple[int, int]]]:
    """How large each slip is, and where their corners lie, in pixels."""
    x0, y0, x1, y1 = box
    wide = (x1 - x0 - GAP * (across - 1)) // across
    high = (y1 - y0 - GAP * (down - 1)) // down
    places = [
        (x0 + i % across * (wide + GAP), y0 + i // across * (high + GAP))
        for i in range(across * down)
    ]
    return (wide, high), places


def _band(image: Image.Image, facts: Chip, need: int, say: Say) -> int:
    """The colour with its letter and, below or beside that, the sign of an ability that is not
    sealed, which is bright while it can be used; what stands right of the band may `need` its room.
    Returns where the band ends, in pixels."""
    high, card, colour = image.height, CARDS[facts.card], symbols.colour_of(facts.card)
    able = card.secondary is not None and not facts.sealed
    spare = image.width - 2 * RIM - LETTER - SIGN - 2 * EDGE - need
    beside = able and high < TALL and spare >= 0
    wide = RIM + (LETTER + SIGN if beside else 34 if high >= TALL and not facts.sealed else LETTER)
    image.paste(colour, (RIM, RIM, wide, high - RIM))
    at, place = (wide // 2 + 1, high // 2), (wide - SIGN // 2 - 1, high // 2)
    if beside:
        at = (RIM + LETTER // 2, high // 2)
    elif able and high >= TALL:
        at, place = (at[0], high * 30 // 100), (at[0], high * 70 // 100)
    write(image, at, letter_of(facts.card, say), Style(Face.BOLD, LEAST), WHITE, "mm")
    if able and (beside or high >= TALL):
        sign = symbols.CHAIN if card.chain else symbols.REMOVE
        tone = GLOW if facts.ready else mix(colour, COAL, 0.45)
        icons.stamp(image, place, sign, SIGN - 2, tone)
    return wide


def _sealed(image: Image.Image, band: int, name: str) -> None:
    """Dark and hatched, with a lock [VF-29]."""
    faces.shade(image)
    middle, size = image.height // 2, min(30, image.height * 7 // 10)
    faces.lock(image, (image.width - RIM - 4 - size // 2, middle), size)
    room = image.width - band - RIM - size - 6 - 2 * EDGE
    _name(image, (band + EDGE, middle), name, room, symbols.BONE, COAL)


def _info(facts: Chip, size: int, room: int) -> Image.Image | None:
    """For Troops their Defence, for other cards what they give. Of equal cards how many, and only
    that where both have no room."""
    if facts.sealed:
        return None
    card = CARDS[facts.card]
    points = faces.points_of(card.points, size, icon=False)
    one = faces.defence(card.defence) if card.defence else in_row(points, 3) if points else None
    if facts.times == 1:
        return one
    count = faces.label(f"×{facts.times}", size, 200, INK)
    both = in_row([one, count], 6) if one else count
    return both if card.defence or both.width <= room else count


def _one_line(
    image: Image.Image, band: int, name: str, info: Image.Image | None, defence: int
) -> None:
    """What stands beside the name is left out if the name would have to be cut for it. Of a Troop's
    Defence only the sign is."""
    room, middle = image.width - band - RIM - 2 * EDGE, image.height // 2
    tight = info is not None and least_width(name) > room - info.width - EDGE
    if tight:
        info = faces.label(f"+{defence}", LEAST, SHORT, INK) if defence else None
    if info:
        lay(image, (image.width - RIM - EDGE - info.width // 2, middle), info)
        room -= info.width + EDGE
    _name(image, (band + EDGE, middle), name, room)


def least_width(name: str) -> int:
    """Of a name in one line, in the narrowest letters that are used."""
    return width(name, ONE_LINE) * NARROWEST // 100 + 1


def _name(
    image: Image.Image,
    at: tuple[int, int],
    name: str,
    room: int,
    colour: tuple[int, int, int] = INK,
    halo: tuple[int, int, int] | None = None,
) -> None:
    text, style = fitted(name, NAME, room, LEAST)
    if sprite(text, style).mask.height > image.height:
        style = style._replace(size=LEAST)
    at = (at[0], below_edge(at[1], text, style))
    write(image, at, text, style, colour, "lm", halo=halo)
