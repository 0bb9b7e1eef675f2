"""The table's picture: the open book with everything that stands in it."""

from functools import lru_cache

from PIL import Image

from engine.core import View
from engine.games.wonder_book.reading import scene_of as scene_read
from engine.games.wonder_book.state import (
    WYRMS,
    Ally,
    Boss,
    Page,
    WonderBook,
    bosses_in_play,
    in_play,
)
from engine.games.wonder_book.turns import turn_under_way
from rendering import icons
from rendering.fonts import Face
from rendering.palette import INK, WHITE
from rendering.text import Style, fitted, width, write
from rendering.wonder_book import symbols
from rendering.wonder_book.book import Scene, name_block, open_book
from rendering.wonder_book.cards import party
from rendering.wonder_book.column import draw_column
from rendering.wonder_book.crowds import stand
from rendering.wonder_book.figures import Figure
from rendering.wonder_book.maps import Box, Map
from rendering.wonder_book.plates import has_plate
from rendering.wonder_book.sheets import map_of
from rendering.wonder_book.strip import draw_strip
from rendering.words import Say, said

OBJECT = Style(Face.BOLD, 36)
OBJECT_ROW = 44

Objects = tuple[tuple[str, str], ...]  # stack and word, of an area


def draw(view: View[WonderBook], say: Say) -> Image.Image:
    """The table at any moment: the map with all that stands on it or, before a chapter's map is set
    up, the scene of the story."""
    s = view.s
    scene = scene_of(s, say)
    image = open_book(scene)
    for area in s.areas:
        figures, objects = figures_in(view, area, say), objects_in(s, area, say)
        if figures or objects:
            left, top, right, bottom = room = scene.sheet.areas[area].room
            top += _name_height(dict(scene.names)[area], room) + 4
            fill(image, (left, top, right, bottom), figures, objects)
    draw_strip(image, view, say)
    draw_column(image, view, say)
    return image


def faces(s: WonderBook) -> list[str]:
    return [hero.name for hero in s.heroes]


def scene_of(s: WonderBook, say: Say) -> Scene:
    """What lies still between moves, as plain values by which its picture is kept."""
    sheet = map_of(s.chapter, s.areas)
    names = _names(say, sheet)
    borders = tuple(s.dashed), tuple(s.solid)
    scene = Scene(sheet, tuple(s.areas), *borders, names, chapter=s.chapter)
    if s.areas:
        return scene
    return scene._replace(plate=plate_of(s), party=party(s), title=say(f"chapter-{s.chapter}"))


def plate_of(s: WonderBook) -> str:
    """The scene of the page that lies open, or that of the chapter's first page."""
    first = Page(1, "front")
    shown = [scene_read(s, page) for page in (s.page or first, first)]
    return next(scene for scene in shown if has_plate(scene))


def figures_in(view: View[WonderBook], area: str, say: Say) -> tuple[Figure, ...]:
    """The vortex, bosses, heroes, allies, Wyrms and Sparks, in this order everywhere."""
    s = view.s
    figures = [Figure("vortex")] if s.vortex == area else []
    figures += [boss_figure(boss, say) for boss in bosses_in_play(s, area)]
    those = [seat for seat, hero in enumerate(s.heroes) if hero.area == area]
    figures += [hero_figure(s, seat)._replace(mine=seat == view.seat) for seat in those]
    figures += [ally_figure(ally, say) for ally in s.allies if ally.area == area]
    for i in in_play(s, area):
        wyrm = s.wyrms[i]
        figures.append(Figure("wyrm", WYRMS[i], down=wyrm.stunned, aura=wyrm.aura))
    if count := s.sparks.get(area):
        figures.append(Figure("sparks", number=count))
    return tuple(figures)


def boss_figure(boss: Boss, say: Say) -> Figure:
    return Figure("boss", said(say, f"boss-{boss.name}"), number=boss.hearts, who=boss.name)


def ally_figure(ally: Ally, say: Say) -> Figure:
    name = said(say, f"ally-{ally.name}")
    return Figure("ally", name, down=not ally.standing, number=ally.hearts, who=ally.name)


def objects_in(s: WonderBook, area: str, say: Say) -> Objects:
    stacks = [name for name, stack in s.stacks.items() if stack.area == area]
    return tuple((name, said(say, f"object-{name}")) for name in stacks)


@lru_cache(maxsize=16)
def _names(say: Say, sheet: Map) -> tuple[tuple[str, str], ...]:
    return tuple((area, say(f"area-{area}")) for area in sheet.areas)


def hero_figure(s: WonderBook, seat: int) -> Figure:
    hero = s.heroes[seat]
    letter, acting = hero.name[:1].upper(), turn_under_way(s) == seat
    return Figure("hero", letter, seat, not hero.standing, acting=acting, who=hero.name)


def fill(
    image: Image.Image,
    box: Box,
    figures: tuple[Figure, ...],
    objects: Objects,
    closer: float = 1,
) -> None:
    """What is below an area's name: objects in their box, then figures."""
    left, top, right, bottom = box
    for stack, word in objects:
        _object(image, (left, top, right, top + OBJECT_ROW), stack, word)
        top += OBJECT_ROW
    stand(image, (left, top, right, bottom), figures, closer)


@lru_cache(maxsize=64)
def _name_height(name: str, room: Box) -> int:
    return name_block(name, room).height


def _object(image: Image.Image, box: Box, stack: str, word: str) -> None:
    """What can be interacted with here: an icon and the name that the button has [WB-39]."""
    left, top, right, bottom = box
    text, style = fitted(word, OBJECT, right - left - 48, 28)
    middle = (top + bottom) // 2
    x = (left + right - width(text, style) - 40) // 2
    icons.stamp(image, (x + 18, middle), symbols.OBJECTS.get(stack, symbols.THING), 36, INK)
    write(image, (x + 40, middle), text, style, INK, "lm", halo=WHITE)
