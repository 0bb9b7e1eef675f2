"""A close-up for phones, 900 wide: every City that is fought over, larger than on the table.
The reader's own lie on the left."""

from PIL import Image

from engine.core import View
from engine.games.volfyirion.state import City, Volfyirion, team_of
from rendering.canvas import border, sheet
from rendering.fonts import Face
from rendering.keeping import kept
from rendering.palette import SEATS, mix
from rendering.pieces import LEAST, lay
from rendering.text import Style, fitted, write
from rendering.volfyirion import tokens
from rendering.volfyirion.cities import plate, plate_of
from rendering.volfyirion.rage import den_of
from rendering.volfyirion.strip import numbered
from rendering.volfyirion.symbols import BONE, COAL, EMBER, GLOW, SLATE
from rendering.words import Names, Say, said

WIDE, EDGE, HEAD = 900, 10, 64
HIGH = 265  # of a City
NAME = Style(Face.BOLD, 40)


def draw_close_up(
    view: View[Volfyirion], say: Say, names: Names | None = None
) -> Image.Image | None:
    """None for a reader without a House. Without `names` Houses go by their numbers."""
    if view.seat is None:
        return None

    def called(seat: int) -> str:
        if seat == view.seat:
            return said(say, "picture-you")
        return names(seat) if names else numbered(say, "picture-house", seat + 1)

    sides = _sides(view.s, view.seat)
    if len(sides) == 1:
        return _alone(view.s, *sides[0], called(view.seat), say)
    wide = (WIDE - EDGE) // len(sides) - EDGE
    image = _sheet(max(len(cities) for _, cities in sides))
    for i, (seats, cities) in enumerate(sides):
        left = EDGE + i * (wide + EDGE)
        _head(image, (left, wide), seats, [called(seat) for seat in seats])
        for n, city in enumerate(cities):
            piece = plate(plate_of(view.s, city, marked=len(seats) > 1), (wide, HIGH), say)
            image.paste(piece, (left, HEAD + n * (HIGH + EDGE)))
    return image


def _sheet(rows: int) -> Image.Image:
    return sheet((WIDE, HEAD + rows * (HIGH + EDGE) + EDGE), SLATE, seed=13, edge=0)


def _alone(s: Volfyirion, seats: list[int], cities: list[City], name: str, say: Say) -> Image.Image:
    """Alone against the dragon: the Cities two by two, and his Lair in the last place."""
    image, wide = _sheet(-(-(len(cities) + 1) // 2)), (WIDE - EDGE) // 2 - EDGE
    _head(image, (EDGE, WIDE - 2 * EDGE), seats, [name])
    pieces = [plate(plate_of(s, city), (wide, HIGH), say) for city in cities]
    for i, piece in enumerate([*pieces, _foe(s.dragon.at == "woken", (wide, HIGH), say)]):
        image.paste(piece, (EDGE + i % 2 * (wide + EDGE), HEAD + i // 2 * (HIGH + EDGE)))
    return image


@kept
def _foe(awake: bool, size: tuple[int, int], say: Say) -> Image.Image:
    image = den_of(awake, size).copy()
    border(image, EMBER if awake else COAL, 4 if awake else 2)
    word = said(say, "picture-awake" if awake else "picture-asleep")
    text, style = fitted(word, NAME, size[0] - 20, LEAST)
    write(image, (12, HEAD // 2), text, style, GLOW if awake else BONE, "lm", halo=COAL)
    return image


def _sides(s: Volfyirion, seat: int) -> list[tuple[list[int], list[City]]]:
    """The reader's side first: who they are, and their Cities."""
    sides = [[n] for n in range(s.seats)] if s.mode == "coop" else s.teams
    mine = seat if s.mode == "coop" else team_of(s, seat)
    return [
        (side, [city for city in s.cities if set(side) & set(city.owners)])
        for side in (sides[mine], *(side for i, side in enumerate(sides) if i != mine))
    ]


def _head(image: Image.Image, place: tuple[int, int], seats: list[int], names: list[str]) -> None:
    """Whose Cities stand below. `place`: from where, and how wide."""
    left, wide = place
    tint = mix(SEATS[seats[0]].colour, COAL, 0.6)
    image.paste(tint, (left, 6, left + wide, HEAD - 6))
    x = left + 8
    for seat in seats:
        lay(image, (x + 26, HEAD // 2), tokens.house(seat, 52))
        x += 58
    text, style = fitted(" · ".join(names), NAME, left + wide - x - 8, LEAST)
    write(image, (x + 4, HEAD // 2), text, style, BONE, "lm")
