"""Cities, Strongholds and the claimed Lair: what an attack costs, who defends, what is built."""

from typing import NamedTuple

from PIL import Image

from engine.games.volfyirion.state import LAIR, City, Volfyirion
from rendering.fonts import Face
from rendering.keeping import kept
from rendering.palette import WHITE
from rendering.pieces import LEAST, lay
from rendering.text import Style, below_edge, fitted, narrowed, width, write
from rendering.volfyirion import faces, symbols, tokens
from rendering.volfyirion.chips import Box, Chip, chip, chip_of
from rendering.volfyirion.faces import Size
from rendering.volfyirion.plates import scene
from rendering.volfyirion.symbols import COAL, EMBER
from rendering.words import Say, said

HEAD, EDGE, GAP = 58, 6, 4
ROW, ROW_NEAR, NEAR = 36, 46, 220  # how high a row of cards is, and on a plate so high
FREE = 30  # how high the edge is with the places that are free
NAME, LEAST_NAME, NAME_OF_TWO = 38, 30, 30
BADGE = 42


class Plate(NamedTuple):
    """A City in plain values. `marks` are the seats to be named on a shared Stronghold."""

    key: str
    strength: int
    shift: int
    standing: bool
    troops: tuple[Chip, ...]
    buildings: tuple[Chip, ...]
    spaces: tuple[int, int]
    dragon: bool
    marks: tuple[int, ...] = ()


def plate_of(s: Volfyirion, city: City, marked: bool = False) -> Plate:
    return Plate(
        city.key,
        city.strength,
        city.shift,
        city.standing,
        tuple(chip_of(troop) for troop in city.troops),
        tuple(chip_of(building) for building in city.buildings),
        (0, 0) if city.key == LAIR else (city.troop_spaces, city.building_spaces),
        s.dragon.at == "city" and s.dragon.city == city.key,
        tuple(city.owners) if marked else (),
    )


@kept
def plate(facts: Plate, size: Size, say: Say) -> Image.Image:
    """`size` in pixels. The scene tells how the City stands: in the evening light, under the dragon
    or fallen. The cards lie below it, so that it is seen whole."""
    wide, high = size
    rows = _rows(facts, size)
    top = rows[0][1][1] - GAP // 2 if rows else high - _foot_of(facts)
    state = "fallen" if not facts.standing else "dragon" if facts.dragon else "evening"
    image = Image.new("RGB", size, COAL)
    image.paste(scene(facts.key, state, (wide, top)))
    _head(image, facts, say)
    for card, (x0, y0, x1, y1) in rows:
        image.paste(chip(card, (x1 - x0, y1 - y0), say), (x0, y0))
    if _foot_of(facts):
        _foot(image, facts, say)
    _border(image, EMBER if facts.dragon else COAL, 4 if facts.dragon else 2)
    return image


def name_room(wide: int, facts: Plate) -> int:
    """What is left of the head for the name."""
    taken = 2 * EDGE + (HEAD + 6 if facts.standing else 0)
    return wide - taken - marks_width(facts) - 10


def marks_width(facts: Plate) -> int:
    return (BADGE + 2) * len(facts.marks)


def name_lines(name: str, room: int) -> tuple[list[str], Style]:
    """One line if the name stays large enough, otherwise two."""
    large, small = Style(Face.BOLD, NAME), Style(Face.BOLD, NAME_OF_TWO)
    if width(name, large._replace(size=LEAST_NAME)) <= room or " " not in name:
        text, style = fitted(name, large, room, LEAST_NAME)
        return [text], style
    size = min(fitted(word, small, room, LEAST)[1].size for word in name.split(" ", 1))
    words = [narrowed(word, small._replace(size=size), room) for word in name.split(" ", 1)]
    style = min((style for _, style in words), key=lambda style: style.wide)
    return [word for word, _ in words], style


def _head(image: Image.Image, facts: Plate, say: Say) -> None:
    """Whose, the name, and what an attack costs [VF-25, VF-26]."""
    x, middle, right = EDGE + 2, EDGE + HEAD // 2 - 2, image.width - EDGE
    for seat in facts.marks:
        lay(image, (x + BADGE // 2, middle), tokens.house(seat, BADGE))
        x += BADGE + 2
    x = EDGE + 2 + marks_width(facts)
    tone = WHITE if facts.standing else symbols.DIM
    lines, style = name_lines(said(say, f"city-{facts.key}"), name_room(image.width, facts))
    for i, line in enumerate(lines):
        y = below_edge(middle + (2 * i - len(lines) + 1) * HEAD // 4, line, style, stroke=3)
        write(image, (x + 2, y), line, style, tone, "lm", halo=COAL)
    if facts.standing:
        colour = EMBER if facts.shift else symbols.COAL
        lay(
            image,
            (right - HEAD // 2, EDGE + HEAD // 2),
            tokens.shield(str(facts.strength), HEAD, colour),
        )


def _rows(facts: Plate, size: Size) -> list[tuple[Chip, Box]]:
    """A row for each card, Troops first: names and Defence need the room [VF-11, VF-12]."""
    if not facts.standing:
        return []
    (wide, high), cards = size, [*facts.troops, *facts.buildings]
    most = ROW if high < NEAR else ROW_NEAR
    foot = high - _foot_of(facts)
    low = min(most, (foot - HEAD - EDGE) // max(1, len(cards)) - GAP)
    top = foot - len(cards) * (low + GAP)
    return [
        (card, (EDGE, y, wide - EDGE, y + low))
        for card, y in zip(cards, range(top + GAP // 2, foot, low + GAP), strict=False)
    ]


def _foot_of(facts: Plate) -> int:
    return FREE if not facts.standing or _free(facts) else 0


def _free(facts: Plate) -> list[str]:
    """The kinds of the places that no card has taken."""
    taken = (len(facts.troops), len(facts.buildings))
    kinds = zip(("troop", "building"), facts.spaces, taken, strict=True)
    return [kind for kind, spaces, used in kinds for _ in range(spaces - used)]


def _foot(image: Image.Image, facts: Plate, say: Say) -> None:
    """A thin edge below the scene: which places are free, or that the City is destroyed."""
    wide, middle = image.width, image.height - FREE // 2 - 1
    if not facts.standing:
        style = Style(Face.ITALIC, 30)
        word, style = fitted(said(say, "picture-destroyed"), style, wide - 20, LEAST)
        write(image, (wide // 2, middle - 2), word, style, symbols.BONE, "mm")
        return
    for i, kind in enumerate(_free(facts)):
        place = faces.space((FREE * 2, FREE - 6), symbols.KINDS[kind], 4)
        image.paste(place, (EDGE + i * (place.width + 2 * GAP), middle - place.height // 2), place)


def _border(image: Image.Image, colour: tuple[int, int, int], wide: int) -> None:
    x1, y1 = image.size
    for box in ((0, 0, x1, wide), (0, y1 - wide, x1, y1), (0, 0, wide, y1), (x1 - wide, 0, x1, y1)):
        image.paste(colour, box)
