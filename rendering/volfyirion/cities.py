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

HEAD, EDGE, GAP = 58, 6, 5
DIMMED = 64  # of 255: how dark an empty space is
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
    or fallen."""
    wide, high = size
    state = "fallen" if not facts.standing else "dragon" if facts.dragon else "evening"
    image = scene(facts.key, state, size).copy()
    _border(image, EMBER if facts.dragon else COAL, 4 if facts.dragon else 2)
    _head(image, facts, say)
    if facts.standing:
        _spaces(image, facts, say)
    else:
        word, style = fitted(
            said(say, "picture-destroyed"), Style(Face.ITALIC, 34), wide - 20, LEAST
        )
        write(image, (wide // 2, (high + HEAD) // 2), word, style, symbols.BONE, "mm", halo=COAL)
    return image


def name_room(wide: int, facts: Plate) -> int:
    """What is left of the head for the name."""
    taken = 2 * EDGE + (HEAD + 6 if facts.standing else 0)
    taken += dragon_of(facts) - 2 if facts.dragon else 0
    return wide - taken - marks_width(facts) - 10


def marks_width(facts: Plate) -> int:
    """Two marks beside the dragon overlap: the name needs the room."""
    if not facts.marks:
        return 0
    return BADGE + 2 + (len(facts.marks) - 1) * _step(facts)


def dragon_of(facts: Plate) -> int:
    return 46 if len(facts.marks) > 1 else HEAD + 2


def _step(facts: Plate) -> int:
    return 20 if facts.dragon else BADGE + 2


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
    """Whose, the name, the dragon, and what an attack costs [VF-25, VF-26]."""
    x, middle, right = EDGE + 2, EDGE + HEAD // 2 - 2, image.width - EDGE
    for seat in facts.marks:
        lay(image, (x + BADGE // 2, middle), tokens.house(seat, BADGE))
        x += _step(facts)
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
        right -= HEAD + 4
    if facts.dragon:
        size = dragon_of(facts)
        lay(image, (right - size // 2 + 1, EDGE + HEAD // 2), tokens.dragon(size))


def _spaces(image: Image.Image, facts: Plate, say: Say) -> None:
    """Troops first, then Buildings; two columns where there are four spaces [VF-11, VF-12]."""
    troops, buildings = facts.spaces
    filled: list[tuple[Chip | None, str]] = []
    for cards, count, kind in (
        (facts.troops, troops, "troop"),
        (facts.buildings, buildings, "building"),
    ):
        filled += [(card, kind) for card in cards]
        filled += [(None, kind)] * (count - len(cards))
    boxes = _boxes(image.size, len(filled))
    for (card, kind), (x0, y0, x1, y1) in zip(filled, boxes, strict=True):
        size = (x1 - x0, y1 - y0)
        if card:
            image.paste(chip(card, size, say), (x0, y0))
        else:
            image.paste(COAL, (x0, y0), Image.new("L", size, DIMMED))
            empty = faces.space(size, symbols.KINDS[kind])
            image.paste(empty, (x0, y0), empty)


def _boxes(size: Size, count: int) -> list[Box]:
    if not count:
        return []
    across = 2 if count > 2 else 1
    down = -(-count // across)
    wide = (size[0] - 2 * EDGE - GAP * (across - 1)) // across
    top = EDGE + HEAD + GAP
    high = (size[1] - EDGE - top - GAP * (down - 1)) // down
    boxes: list[Box] = []
    for i in range(count):
        # one column of Troops, one of Buildings
        column, row = (i // down, i % down) if across == 2 else (0, i)
        x, y = EDGE + column * (wide + GAP), top + row * (high + GAP)
        boxes.append((x, y, x + wide, y + high))
    return boxes


def _border(image: Image.Image, colour: tuple[int, int, int], wide: int) -> None:
    x1, y1 = image.size
    for box in ((0, 0, x1, wide), (0, y1 - wide, x1, y1), (0, 0, wide, y1), (x1 - wide, 0, x1, y1)):
        image.paste(colour, box)
