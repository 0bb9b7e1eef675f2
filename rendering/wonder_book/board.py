"""The table's picture: the open book with all that stands in it."""

from functools import lru_cache

from PIL import Image

from engine.core import View
from engine.games.wonder_book.state import WYRMS, WonderBook, in_play
from engine.games.wonder_book.turns import turn_under_way
from rendering import icons
from rendering.fonts import Face
from rendering.palette import INK, WHITE
from rendering.text import Style, fitted, width, write
from rendering.wonder_book import symbols
from rendering.wonder_book.book import Scene, name_block, open_book
from rendering.wonder_book.column import draw_column, draw_strip
from rendering.wonder_book.figures import Figure, stand
from rendering.wonder_book.maps import MAPS, Box
from rendering.words import Say, said

OBJECT = Style(Face.BOLD, 36)
OBJECT_ROW = 44


def draw(view: View[WonderBook], say: Say) -> Image.Image:
    s = view.s
    image = open_book(scene_of(s, say)).copy()
    for area in s.areas:
        _fill(image, area, s, say)
    draw_strip(image, view, say)
    draw_column(image, view, say)
    return image


def scene_of(s: WonderBook, say: Say) -> Scene:
    names = _names(say, s.chapter)
    return Scene(s.chapter, tuple(s.areas), tuple(s.dashed), tuple(s.solid), names)


@lru_cache(maxsize=16)
def _names(say: Say, chapter: int) -> tuple[tuple[str, str], ...]:
    return tuple((area, say(f"area-{area}")) for area in MAPS[chapter].areas)


def _fill(image: Image.Image, area: str, s: WonderBook, say: Say) -> None:
    """Below its name: the object, then what stands in the area."""
    x0, y0, x1, y1 = MAPS[s.chapter].areas[area].room
    top = y0 + _name_height(said(say, f"area-{area}"), (x0, y0, x1, y1)) + 4
    for name, stack in s.stacks.items():
        if stack.area == area:
            _object(image, (x0, top, x1, top + OBJECT_ROW), name, said(say, f"object-{name}"))
            top += OBJECT_ROW
    stand(image, (x0, top, x1, y1), figures_in(s, area))


def figures_in(s: WonderBook, area: str) -> list[Figure]:
    """The vortex, heroes, Wyrms, Sparks: in this order everywhere."""
    figures = [Figure("vortex")] if s.vortex == area else []
    figures += [hero_figure(s, seat) for seat, h in enumerate(s.heroes) if h.area == area]
    figures += [Figure("wyrm", WYRMS[i], down=s.wyrms[i].stunned) for i in in_play(s, area)]
    if count := s.sparks.get(area):
        figures.append(Figure("sparks", count=count))
    return figures


def hero_figure(s: WonderBook, seat: int) -> Figure:
    hero = s.heroes[seat]
    acting = turn_under_way(s) == seat
    return Figure("hero", hero.name[:1].upper(), seat, down=not hero.standing, acting=acting)


@lru_cache(maxsize=64)
def _name_height(name: str, room: Box) -> int:
    return name_block(name, room).height


def _object(image: Image.Image, box: Box, stack: str, name: str) -> None:
    """What can be interacted with here: an icon and the name that the button has."""
    text, style = fitted(name, OBJECT, box[2] - box[0] - 44, 28)
    middle = (box[1] + box[3]) // 2
    x = (box[0] + box[2] - width(text, style) - 44) // 2
    icons.stamp(image, (x + 18, middle), symbols.OBJECTS[stack], 36, INK)
    write(image, (x + 44, middle), text, style, INK, "lm", halo=WHITE)
