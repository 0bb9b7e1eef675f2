"""A seat's close-up, 900 x 900: where its hero stands, in the light, and what is around it."""

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from engine.core import View
from engine.games.wonder_book.cards import HERO_CARDS
from engine.games.wonder_book.state import WonderBook
from rendering import pieces
from rendering.canvas import sheet
from rendering.fonts import Face
from rendering.keeping import kept
from rendering.palette import EYE, INK, LEATHER, Tint
from rendering.paper import paper
from rendering.pixels import resized, scaled
from rendering.text import Style, fitted, write
from rendering.wonder_book.board import (
    figures_in,
    fill,
    hero_figure,
    objects_in,
    plate_of,
    scene_of,
)
from rendering.wonder_book.book import PAGES, Scene, open_book, write_name
from rendering.wonder_book.cards import party
from rendering.wonder_book.figures import picture
from rendering.wonder_book.maps import Box, outline
from rendering.wonder_book.plates import scene
from rendering.wonder_book.strip import CREAM
from rendering.words import Say, said

WIDE, HIGH, STRIP = 900, 900, 110
CLOSER = 1.5
SOFT, SHADE, GLOW = 4, 26, 2  # of shade and light: how coarse, how dark of 255, how bright
BEYOND = 60  # pixels of the board above and below the pages that may be seen
FIBRES = Tint(dark=(216, 206, 190), light=(255, 255, 255), edge=(216, 206, 190))
WINDOW = (round(WIDE / CLOSER), round((HIGH - STRIP) / CLOSER))  # what is shown of the board
LEAST_ROOM = (110, 90)  # the least of a room that must be seen for it to be filled here


def draw_close_up(view: View[WonderBook], say: Say) -> Image.Image | None:
    """Before anything stands, the scene that is read. None for a reader without a hero in the
    book."""
    s = view.s
    if not s.areas:
        return scene(plate_of(s), party(s))
    if view.seat is None or not s.heroes[view.seat].area:
        return None
    image = sheet((WIDE, HIGH), LEATHER, seed=12, edge=0)
    whole = scene_of(s, say)
    room = whole.sheet.areas[s.heroes[view.seat].area].room
    window = around(room)
    image.paste(_ground(whole._replace(names=()), s.heroes[view.seat].area, window), (0, STRIP))
    for area in s.areas:
        if box := _seen(whole.sheet.areas[area].room, window):
            top = box[1] + write_name(image, box, said(say, f"area-{area}")) + 6
            inside = (box[0], top, box[2], box[3])
            fill(image, inside, figures_in(view, area, say), objects_in(s, area, say), CLOSER)
    _strip(image, s, view.seat, say)
    return image


def _ground(book: Scene, own: str, window: Box) -> Image.Image:
    """That part of the book as coloured paper with its fibres. The place where the hero stands lies
    in the light of a lamp that shines on its rim, what is around it in half a shade."""
    size = (WIDE, HIGH - STRIP)
    found = ImageChops.multiply(resized(_seen_through(book, window), size), _fibres())
    x, y = window[:2]
    ring = [((a - x) * CLOSER / SOFT, (b - y) * CLOSER / SOFT) for a, b in outline(book.sheet, own)]
    shape = Image.new("L", (size[0] // SOFT, size[1] // SOFT))
    ImageDraw.Draw(shape).polygon(ring, 255)
    around = ImageChops.invert(shape)
    halo = ImageChops.darker(shape.filter(ImageFilter.GaussianBlur(6)), around)
    found.paste(INK, (0, 0), resized(scaled(around, SHADE / 255), size))
    found.paste(EYE, (0, 0), resized(scaled(halo, GLOW), size))
    return found


def _seen_through(book: Scene, window: Box) -> Image.Image:
    """The open book and, beyond it, the desk."""
    image = Image.new("RGB", WINDOW, LEATHER.dark)
    image.paste(open_book(book), (-window[0], -window[1]))
    return image


@kept
def _fibres() -> Image.Image:
    return paper((WIDE, HIGH - STRIP), FIBRES, seed=23, edge=0)


def around(room: Box) -> Box:
    """The part of the board around a room, kept on the pages."""
    x = (room[0] + room[2] - WINDOW[0]) // 2
    y = (room[1] + room[3] - WINDOW[1]) // 2
    left = min(max(x, PAGES[0]), PAGES[2] - WINDOW[0])
    top = min(max(y, PAGES[1] - BEYOND), PAGES[3] + BEYOND - WINDOW[1])
    return left, top, left + WINDOW[0], top + WINDOW[1]


def _seen(room: Box, window: Box) -> Box | None:
    """The room as it lies in the close-up, if enough of it can be seen."""
    left, top = max(room[0], window[0] + 8), max(room[1], window[1] + 8)
    right, bottom = min(room[2], window[2] - 8), min(room[3], window[3] - 8)
    if right - left < LEAST_ROOM[0] or bottom - top < LEAST_ROOM[1]:
        return None
    x, y = window[:2]
    return (
        round((left - x) * CLOSER),
        round((top - y) * CLOSER) + STRIP,
        round((right - x) * CLOSER),
        round((bottom - y) * CLOSER) + STRIP,
    )


def _strip(image: Image.Image, s: WonderBook, seat: int, say: Say) -> None:
    """Who it is, with Hearts and Sparks."""
    hero, middle = s.heroes[seat], STRIP // 2
    pieces.lay(image, (62, middle), picture(hero_figure(s, seat), 86))
    name, style = fitted(said(say, f"hero-{hero.name}"), Style(Face.TITLE, 48), 240, 30)
    write(image, (122, middle), name, style, CREAM, "lm")
    most = HERO_CARDS[hero.name].hearts
    pieces.hearts(image, (390, middle), hero.hearts, most, 46)
    pieces.counted(image, (760, middle), "spark", str(hero.sparks), 56, CREAM)
