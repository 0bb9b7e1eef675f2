"""The open book without figures: pages, folded and popped-up parts, borders, names. Cached."""

import io
from typing import NamedTuple
from zlib import crc32

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from rendering import rich
from rendering.canvas import SCALE, Pen, sheet
from rendering.fonts import Face
from rendering.keeping import kept
from rendering.lines import Path, dashed, double, inked
from rendering.palette import INK, LEATHER, PARCHMENT, WHITE, Colour, Tint, grey, mix
from rendering.paper import paper
from rendering.pixels import resized, scaled
from rendering.text import Style, fitted, width, write
from rendering.wonder_book import plates
from rendering.wonder_book.column import NOTE, note
from rendering.wonder_book.maps import Box, Map, around, border, outline, rim

SIZE = (1280, 960)
BOOK = (12, 92, 912, 952)
PAGES = (26, 102, 898, 942)
SPINE = 461
POOL = 16
LABEL, LEAST_LABEL = 42, 36
WASHED, VIVID = 190, 1.25  # how much an area's colour covers, and how far it is from grey
PALE = 192  # a ground as light as this has darker things on it
MARGIN = 9  # pixels that a name keeps from the borders if it can
SHADOW = (74, 48, 26)
TITLE, TITLE_ROOM = Style(Face.TITLE, 46), 560  # of the chapter, on its ribbon

Border = tuple[str, str]


class Scene(NamedTuple):
    """What decides how the empty book looks. `names` are pairs: an area, and the word on the
    picture. Before anything stands, `plate` is seen with its `party`, and the chapter's `title`."""

    sheet: Map
    areas: tuple[str, ...]
    dashed: tuple[Border, ...]
    solid: tuple[Border, ...]
    names: tuple[tuple[str, str], ...]
    plate: str = ""
    party: plates.Party = ()
    title: str = ""
    chapter: int = 1


def open_book(scene: Scene) -> Image.Image:
    """The whole board's still layer, to be painted on."""
    with Image.open(io.BytesIO(_unnamed(scene._replace(names=(), title="")))) as opened:
        image = opened.convert("RGB")
    if not scene.areas:
        title, style = fitted(scene.title, TITLE, TITLE_ROOM, 30)
        write(image, (SPINE + 1, PAGES[1] + 657), title, style, WHITE, "mm")
    for area, name in scene.names:
        if area in scene.areas:
            write_name(image, scene.sheet.areas[area].room, name)
    return image


@kept
def _unnamed(scene: Scene) -> bytes:
    """Without words, as a JPEG: painting it takes a fifth of a second, keeping it whole 5 MB, and
    the table and the close-up of a moment have one in common."""
    raw = io.BytesIO()
    _painted(scene).save(raw, "JPEG", quality=95)
    return raw.getvalue()


def _painted(scene: Scene) -> Image.Image:
    image = sheet(SIZE, LEATHER, seed=11, edge=0.5)
    image.paste(note(), NOTE[:2])
    _pages(image, scene.sheet.page, scene.chapter)
    if not scene.areas:
        _window(image, scene)
        return image
    for part in scene.sheet.parts:
        if not set(part) & set(scene.areas):
            _fold(image, scene.sheet, frozenset(part))
    _pop_up(image, scene)
    return image


def name_block(name: str, box: Box) -> rich.Block:
    """An area's name at the top of its box, never smaller than the least size of a label."""
    wide, high = box[2] - box[0], box[3] - box[1]
    if _widest(name, LEAST_LABEL) > wide:
        name = name.replace("-", "- ")
    margin = MARGIN if _widest(name, LEAST_LABEL) <= wide - 2 * MARGIN else 0
    room = wide - 2 * margin

    def fits(size: int) -> bool:
        laid = rich.layout(name, size, room, Face.BOLD, centred=True)
        return _widest(name, size) <= room and laid.height <= high // 3

    size = next((s for s in range(LABEL, LEAST_LABEL, -1) if fits(s)), LEAST_LABEL)
    block = rich.fit(name, (room, high), (size, size), Face.BOLD, centred=True)
    return block._replace(atoms=[atom._replace(x=atom.x + margin) for atom in block.atoms])


def _widest(name: str, size: int) -> int:
    return max(width(word, Style(Face.BOLD, size)) for word in name.split())


def _pages(image: Image.Image, tint: Tint, chapter: int) -> None:
    """The open book; what nobody has opened yet is white paper, in the light of this sheet."""
    cover = Pen(SIZE)
    cover.draw.rounded_rectangle([edge * SCALE for edge in BOOK], 14 * SCALE, 255)
    image.paste((58, 34, 24), mask=cover.mask())
    _page_edges(image)
    land = plates.country(chapter)
    if tint != PARCHMENT:
        land = ImageChops.multiply(land, Image.new("RGB", land.size, tint.light))
    image.paste(land, PAGES[:2])
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


def _window(image: Image.Image, scene: Scene) -> None:
    """Before anything stands: a hole in the white country, through which the story is seen, and a
    ribbon for the chapter's title."""
    hole, around = plates.window()
    behind = Image.new("RGB", hole.size)
    behind.paste(plates.scene(scene.plate, scene.party), (36, 114))
    image.paste(behind, PAGES[:2], hole)
    image.paste(around, PAGES[:2], around)


def _fold(image: Image.Image, sheet: Map, part: frozenset[str]) -> None:
    """A part of the book that is still folded flat: a crease in the white paper [WB-68]."""
    crease = Pen(SIZE)
    for i, line in enumerate(rim(sheet, part)):
        path = [(x * SCALE, y * SCALE) for x, y in line]
        dashed(crease.draw, path, 255, 3 * SCALE, i, 15 * SCALE, 13 * SCALE)
    image.paste(mix(sheet.page.edge, INK, 0.2), mask=scaled(crease.mask(), 0.8))


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
    """A sheet of coloured paper, darker at its edges; on it, cut out of another, what is there."""
    polygon, wash = outline(sheet, area), vivid(sheet.areas[area].wash)
    box = around(polygon)
    left, top = box[0] - POOL, box[1] - POOL
    size = (box[2] + POOL - left, box[3] + POOL - top)
    shape, art = Pen(size, (left, top)), Pen(size, (left, top))
    shape.shape(polygon)
    mask = shape.mask()
    pool = ImageChops.invert(scaled(mask.filter(ImageFilter.GaussianBlur(POOL)), 0.8))
    sheet.art[area](art, box)
    lit = _lit().crop((left, top, left + size[0], top + size[1]))
    lit.paste(wash, mask=Image.new("L", size, WASHED))
    lit.paste(mix(wash, INK, 0.3), mask=scaled(pool, 0.5))
    _cut_out(lit, art.mask(), wash)
    image.paste(lit, (left, top), mask)


def _cut_out(image: Image.Image, cut: Image.Image, tone: Colour) -> None:
    """Strips of another paper with their shadow, to the lower right."""
    shadow = ImageChops.offset(cut, 2, 3).filter(ImageFilter.GaussianBlur(1.2))
    image.paste(mix(tone, INK, 0.6), mask=scaled(shadow, 0.55))
    image.paste(second(tone), mask=cut)


def second(tone: Colour) -> Colour:
    """Of what is cut out: lighter than its ground or, where that is nearly white, darker."""
    return mix(tone, INK, 0.5) if grey(tone) > PALE else mix(tone, WHITE, 0.75)


def vivid(tone: Colour) -> Colour:
    """The same hue, further from grey."""
    mean = sum(tone) / 3
    r, g, b = (min(255, max(0, round(mean + (part - mean) * VIVID))) for part in tone)
    return r, g, b


@kept
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
        at = (box[0] + x, box[1] + y)
        write(image, at, atom.value, atom.style(block.size), INK, halo=WHITE)
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
