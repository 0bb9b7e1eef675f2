"""The open book without figures: pages, folded and popped-up parts, borders, names. Cached."""

from functools import lru_cache
from random import Random
from typing import NamedTuple
from zlib import crc32

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from rendering import icons, rich
from rendering.canvas import SCALE, Pen, rays, sheet
from rendering.fonts import Face
from rendering.lines import Path, dashed, double, inked
from rendering.palette import FAINT_INK, GOLD, INK, LEATHER, PARCHMENT, WHITE, Colour, Tint, mix
from rendering.paper import paper
from rendering.pixels import resized, scaled
from rendering.text import Style, width, write
from rendering.wonder_book.column import NOTE, note
from rendering.wonder_book.maps import Box, Map, around, border, outline, rim

SIZE = (1280, 960)
BOOK = (12, 92, 912, 952)
PAGES = (26, 102, 898, 942)
SPINE = 461
MIDDLE = (SPINE, 522)
PLEAT = 74
POOL = 16
LABEL, LEAST_LABEL = 42, 36
MARGIN = 9  # pixels that a name keeps from the borders if it can
SHADOW = (74, 48, 26)

Border = tuple[str, str]


class Scene(NamedTuple):
    """What decides how the empty book looks. `names` are pairs: an area, and the word on the
    picture."""

    sheet: Map
    areas: tuple[str, ...]
    dashed: tuple[Border, ...]
    solid: tuple[Border, ...]
    names: tuple[tuple[str, str], ...]


@lru_cache(maxsize=8)
def open_book(scene: Scene) -> Image.Image:
    """The whole board's still layer. Copy before painting on it."""
    image = sheet(SIZE, LEATHER, seed=11, edge=0.5)
    image.paste(note(), NOTE[:2])
    _pages(image, scene.sheet.page)
    folded = [part for part in scene.sheet.parts if not set(part) & set(scene.areas)]
    for i, part in enumerate(folded):
        _fold(image, scene.sheet, frozenset(part), seed=i)
    if scene.areas:
        _pop_up(image, scene)
    else:
        _frontispiece(image)
    for area, name in scene.names:
        if area in scene.areas:
            write_name(image, scene.sheet.areas[area].room, name)
    return image


def name_block(name: str, box: Box) -> rich.Block:
    """An area's name at the top of its box, never smaller than the least size of a label."""
    wide, high = box[2] - box[0], (box[3] - box[1]) // 3
    if _widest(name, LEAST_LABEL) > wide:
        name = name.replace("-", "- ")
    margin = MARGIN if _widest(name, LEAST_LABEL) <= wide - 2 * MARGIN else 0
    room = (wide - 2 * margin, high)
    most = next((s for s in range(LABEL, LEAST_LABEL, -1) if _widest(name, s) <= room[0]), 0)
    block = rich.fit(name, room, (most or LEAST_LABEL, LEAST_LABEL), Face.BOLD, centred=True)
    return block._replace(atoms=[atom._replace(x=atom.x + margin) for atom in block.atoms])


def _widest(name: str, size: int) -> int:
    return max(width(word, Style(Face.BOLD, size)) for word in name.split())


def _pages(image: Image.Image, tint: Tint) -> None:
    cover = Pen(SIZE)
    cover.draw.rounded_rectangle([edge * SCALE for edge in BOOK], 14 * SCALE, 255)
    image.paste((58, 34, 24), mask=cover.mask())
    _page_edges(image)
    spread = (PAGES[2] - PAGES[0], PAGES[3] - PAGES[1])
    image.paste(paper(spread, tint, seed=7), PAGES[:2])
    _gutter(image)


def _page_edges(image: Image.Image) -> None:
    """The pages below, as thin lines at both sides."""
    pen = ImageDraw.Draw(image)
    x0, y0, x1, y1 = PAGES
    for i in range(4, 0, -1):
        tone = mix((214, 188, 142), INK, 0.12 * i)
        pen.rectangle((x0 - 2 * i, y0 + i, x1 + 2 * i, y1 - i + 4), tone)


def _gutter(image: Image.Image) -> None:
    """Both pages bend down into the spine."""
    wide, (_, y0, _, y1) = 90, PAGES
    ramp = Image.new("L", (2 * wide, 1))
    for x in range(2 * wide):
        ramp.putpixel((x, 0), round(120 * (1 - abs(x - wide) / wide) ** 2.4))
    image.paste(SHADOW, (SPINE - wide, y0), resized(ramp, (2 * wide, y1 - y0)))


def _frontispiece(image: Image.Image) -> None:
    """Shown before anything stands: the tower in which the book was found."""
    pen, sun = Pen(SIZE), Pen(SIZE)
    pen.dot(MIDDLE, 236)
    image.paste(SHADOW, mask=scaled(pen.mask().filter(ImageFilter.GaussianBlur(9)), 0.6))
    pen.dot(MIDDLE, 230)
    image.paste(_lit(), mask=pen.mask())
    rays(sun.draw, MIDDLE, 150, 218, seed=8)
    image.paste(GOLD, mask=sun.mask())
    rim_line = Pen(SIZE)
    for radius, wide in ((228, 4), (218, 1.5)):
        rim_line.ring(MIDDLE, (radius, radius), wide)
    image.paste(INK, mask=rim_line.mask())
    icons.stamp(image, MIDDLE, "tower", 220, INK)


def _fold(image: Image.Image, sheet: Map, part: frozenset[str], seed: int) -> None:
    """A part of the book that is still folded flat: pleats in plain paper [WB-68]."""
    lines = rim(sheet, part)
    mask = _filled(lines)
    _shade(image, mask, 4, 0.35)
    image.paste(mix(sheet.page.light, sheet.page.edge, 0.22), mask=scaled(mask, 0.55))
    lean = Random(seed).choice((-0.09, 0.09))
    image.paste(SHADOW, mask=scaled(ImageChops.multiply(_pleats(lean), mask), 0.5))
    _rim(image, lines, FAINT_INK, 2)


@lru_cache(maxsize=2)
def _pleats(lean: float) -> Image.Image:
    """Paper folded like a fan: each pleat dark in its crease, lit on its ridge."""
    row = Image.new("L", (SIZE[0], 1))
    for x in range(SIZE[0]):
        across = x % PLEAT / PLEAT
        row.putpixel((x, 0), round(120 * (1 - across) ** 3 + 26 * across))
    flat = resized(row, SIZE)
    slant = (1, lean, -lean * SIZE[1] / 2, 0, 1, 0)
    return flat.transform(SIZE, Image.Transform.AFFINE, slant, Image.Resampling.BILINEAR)


def _pop_up(image: Image.Image, scene: Scene) -> None:
    """The parts that stand: lit paper above the page, washed, drawn in, bordered [WB-68]."""
    lines = rim(scene.sheet, frozenset(scene.areas))
    _shade(image, _filled([outline(scene.sheet, area) for area in scene.areas]), 12, 0.75)
    _rim(image, lines, WHITE, 9)
    for area in scene.areas:
        _paint(image, scene.sheet, area)
    _rim(image, lines, INK, 4)
    _borders(image, scene)


def _paint(image: Image.Image, sheet: Map, area: str) -> None:
    """Watercolour that pools at the edges, and the area's drawing in thin ink."""
    polygon, wash = outline(sheet, area), sheet.areas[area].wash
    box = around(polygon)
    left, top = box[0] - POOL, box[1] - POOL
    size = (box[2] + POOL - left, box[3] + POOL - top)
    shape, art = Pen(size, (left, top)), Pen(size, (left, top))
    shape.shape(polygon)
    mask = shape.mask()
    pool = ImageChops.invert(scaled(mask.filter(ImageFilter.GaussianBlur(POOL)), 0.8))
    sheet.art[area](art, box)
    lit = _lit().crop((left, top, left + size[0], top + size[1]))
    lit.paste(wash, mask=Image.new("L", size, 153))
    lit.paste(mix(wash, INK, 0.25), mask=scaled(pool, 0.5))
    lit.paste(FAINT_INK, mask=scaled(art.mask(), 0.62))
    image.paste(lit, (left, top), mask)


@lru_cache(maxsize=1)
def _lit() -> Image.Image:
    return paper(SIZE, PARCHMENT._replace(dark=(236, 222, 192)), seed=19, edge=0)


def _borders(image: Image.Image, scene: Scene) -> None:
    """Dashed where figures may cross, a double line where they may not [WB-31]."""
    dashes, walls, mortar = Pen(SIZE), Pen(SIZE), Pen(SIZE)
    for one, other in scene.dashed:
        if path := _border(scene, one, other):
            seed = crc32(f"{one} {other}".encode())
            dashed(dashes.draw, path, 255, 5 * SCALE, seed, 20 * SCALE, 14 * SCALE)
    for one, other in scene.solid:
        if path := _border(scene, one, other):
            seed = crc32(f"{one} {other}".encode())
            double(walls.draw, path, 255, 255, 14 * SCALE, seed)
            mortar.draw.line(inked(path, seed, 0.8), 255, 7 * SCALE, joint="curve")
    image.paste(INK, mask=dashes.mask())
    image.paste(INK, mask=walls.mask())
    image.paste(WHITE, mask=mortar.mask())


def _border(scene: Scene, one: str, other: str) -> list[tuple[float, float]]:
    if one not in scene.areas or other not in scene.areas:
        return []
    return [(x * SCALE, y * SCALE) for x, y in border(scene.sheet, one, other)]


def write_name(image: Image.Image, box: Box, name: str) -> int:
    """The name at the top of the box. Returns how high it is, in pixels."""
    block = name_block(name, box)
    for atom, x, y in block.atoms:
        at, style = (box[0] + x, box[1] + y), Style(atom.face, block.size)
        write(image, at, atom.value, style, INK, halo=WHITE)
    return block.height


def _filled(rings: list[Path] | tuple[Path, ...]) -> Image.Image:
    pen = Pen(SIZE)
    for ring in rings:
        pen.shape(ring)
    return pen.mask()


def _shade(image: Image.Image, mask: Image.Image, drop: int, strength: float) -> None:
    """The shadow that standing paper throws on the page."""
    soft = ImageChops.offset(mask, drop * 2 // 3, drop).filter(ImageFilter.GaussianBlur(drop * 0.8))
    image.paste(SHADOW, mask=scaled(soft, strength))


def _rim(image: Image.Image, lines: tuple[Path, ...], colour: Colour, wide: int) -> None:
    pen = Pen(SIZE)
    for i, line in enumerate(lines):
        pen.line(inked(line, i, 0.7), wide)
    image.paste(colour, mask=pen.mask())
