"""What moves on the map: clans, NPCs with their reach and their way, and rings for what changed."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin
from typing import NamedTuple

from PIL import Image

from engine.core import View
from engine.games.world_adventure.board import TERRITORIES, distances, is_city
from engine.games.world_adventure.roaming import stride
from engine.games.world_adventure.state import Npc, NpcKind, World
from rendering import icons, portraits
from rendering.canvas import Pen
from rendering.keeping import kept
from rendering.lines import Path, Point, dashed
from rendering.palette import EYE, GOLD, INK, NIGHT, WHITE, Colour
from rendering.pieces import lay, pointer
from rendering.world_adventure import symbols
from rendering.world_adventure.chart import (
    CODE_UP,
    Chart,
    Grid,
    Stain,
    pen_around,
    region_lines,
)
from rendering.world_adventure.places import Token, lay_quests, lay_trade, scenery, token_of

DOWN, LOWER, HIGHER = 21, 9, 10  # below the middle, where figures stand; by how much a fan is bent
SIZES = {2: (40, 40), 3: (40, 26)}  # of figures beside each other: how wide, and how far apart
GLOW = 3  # around the figure that acts
ASIDE, ABOVE, BELOW = 38, 16, -13  # a way past a code: how far to its side, from its middle
DASHES: dict[NpcKind, tuple[float, float]] = {  # how the reach is drawn: dash and gap
    "brigand": (16, 9),
    "government": (4, 9),
    "destroyer": (26, 7),
    "raid": (10, 6),
}


class Threat(NamedTuple):
    """Where an NPC can strike."""

    kind: NpcKind
    codes: frozenset[str]


class Standing(NamedTuple):
    """Somebody in a territory."""

    seat: Token | None = None
    icon: str = ""
    acting: bool = False
    mine: bool = False


def draw_figures(chart: Chart, view: View[World]) -> None:
    """On a close-up (`chart`) only what is near is drawn. Where NPCs strike is seen above rings, so
    that its border has no gaps."""
    s, facts = view.s, scenery(view.s)
    new = changed(view)
    for code in sorted(new):
        if chart.is_near(code):
            chart.stain(_ring(code, chart.scale))
    draw_threats(chart, threats(s))
    for kind, path in s.trails.items():
        if len(path) > 1:
            chart.stain(_arrow(tuple(path), symbols.NPC_TONES[kind], chart.scale))
    lay_trade(chart, facts, {*new, *(code for path in s.trails.values() for code in path)})
    groups = _standing(view)
    for code, those in groups.items():
        if chart.is_near(code):
            _group(chart, code, those)
    lay_quests(chart, facts, [code for code, those in groups.items() if len(those) > 1])


# --- who stands where -------------------------------------------------------------------------


def _standing(view: View[World]) -> dict[str, list[Standing]]:
    """NPCs first, because figures stand in front of them."""
    s = view.s
    found: dict[str, list[Standing]] = {}
    for npc in s.npcs:
        one = Standing(icon=symbols.npc_icon(npc.kind, npc.card))
        found.setdefault(npc.at, []).append(one)
    for seat, clan in enumerate(s.clans):
        acting = s.turn_of == seat and s.result is None
        if clan.at:
            one = Standing(token_of(s, seat), acting=acting, mine=seat == view.seat)
            found.setdefault(clan.at, []).append(one)
    return found


class Place(NamedTuple):
    """From the middle of a territory, in the table's pixels, and how wide a figure is there."""

    right: float
    down: float
    size: int


@lru_cache(maxsize=32)
def places(count: int, legend: bool) -> list[Place]:
    """Where so many figures stand, smaller and closer together the more there are: below the code
    and the signs, beside the lair of a legend, three in a fan."""
    if count == 1:
        return [Place(22, DOWN + HIGHER, 40) if legend else Place(0, DOWN, 50)]
    size, step = SIZES.get(count, (28, 66 / (count - 1)))
    left, middle = -step * (count - 1) / 2, DOWN + LOWER
    down = (middle + 2, middle - HIGHER, middle + 2) if count == 3 else (middle,) * count
    return [Place(left + step * i, y, size) for i, y in enumerate(down)]


def _group(chart: Chart, code: str, those: list[Standing]) -> None:
    legend = TERRITORIES[code].legend is not None
    for one, place in zip(those, places(len(those), legend), strict=True):
        where, size = chart.spot(code, place.right, place.down), chart.size(place.size)
        if one.acting:
            _glow(chart, where, size)
        lay(chart.image, where, _piece(one, size))
        if one.mine:
            lay(chart.image, (where[0], where[1] - size // 2 - 2), pointer(size * 2 // 5))


def _piece(one: Standing, size: int) -> Image.Image:
    return figure(one.seat, size) if one.seat else npc(one.icon, size)


def figure(who: Token, size: int, dimmed: bool = False) -> Image.Image:
    """The hero in the ring of its seat, `size` pixels wide."""
    return portraits.token(who.who, who.seat, who.letter, size, dimmed)


@kept
def npc(icon: str, size: int) -> Image.Image:
    """Dark with a bright rim, and never in a seat's colour."""
    image = Image.new("RGBA", (size, size))
    for inset, tone in ((0, INK), (size * 0.03, EYE), (size * 0.09, NIGHT)):
        pen = Pen((size, size))
        pen.dot((size / 2, size / 2), size / 2 - 1 - inset)
        image.paste(tone, mask=pen.mask())
    icons.stamp(image, (size // 2, size // 2), icon, size * 68 // 100, EYE)
    return image


@kept
def hunter(size: int) -> Image.Image:
    """An NPC within the border of its reach, for the legend."""
    image, middle = Image.new("RGBA", (size, size)), size / 2
    pen = Pen((size, size))
    turns = [n * pi / 3 for n in range(7)]
    corners = [(middle * (1 + 0.94 * cos(a)), middle * (1 + 0.94 * sin(a))) for a in turns]
    for (x, y), (right, low) in pairwise(corners):
        near, far = ((x + (right - x) * by, y + (low - y) * by) for by in (0.2, 0.8))
        pen.line([near, far], 4)
    image.paste(symbols.NPC_TONES["brigand"], mask=pen.mask())
    lay(image, (size // 2, size // 2), npc("bandit", size * 68 // 100))
    return image


def _glow(chart: Chart, where: tuple[int, int], size: int) -> None:
    radius = size // 2 + chart.size(GLOW)
    corner = (where[0] - radius - 2, where[1] - radius - 2)
    pen = Pen((2 * radius + 4, 2 * radius + 4), corner)
    pen.dot(where, radius, 235)
    chart.image.paste(symbols.GLOW, corner, pen.mask())


# --- what threatens, what has changed ---------------------------------------------------------


def reach(s: World, npc: Npc) -> set[str]:
    """Where an NPC can strike: what it reaches with its next steps, the next territories, or only
    its own [WA-36 to WA-39, WA-85]."""
    match npc.kind:
        case "brigand" | "government":
            brigand = npc.kind == "brigand"
            ways, most = distances(npc.at, brigand), stride(s, npc)
        case "destroyer" | "raid":
            ways, most = distances(npc.at), 1
        case _:
            return {npc.at}
    barred = npc.kind != "government"
    return {code for code, n in ways.items() if n <= most and not (barred and is_city(code))}


def threats(s: World) -> tuple[Threat, ...]:
    """The threats of all NPCs on the map that strike."""
    found = (Threat(npc.kind, frozenset(reach(s, npc))) for npc in s.npcs if npc.kind in DASHES)
    return tuple(threat for threat in found if threat.codes)


def draw_threats(chart: Chart, those: Iterable[Threat]) -> None:
    for threat in those:
        chart.stain(_border(threat, chart.scale))


# --- kept, since a move changes few of them ---------------------------------------------------


@kept
def _border(threat: Threat, scale: float) -> Stain:
    grid, (dash, gap) = Grid((0, 0), scale), DASHES[threat.kind]
    lines = region_lines(grid, sorted(threat.codes))
    pen, corner = pen_around([point for line in lines for point in line], grid.size(12))
    for line in lines:
        path = [((x - corner[0]) * 2, (y - corner[1]) * 2) for x, y in line]
        dashed(pen.draw, path, 255, round(10 * scale), 1, dash * 2 * scale, gap * 2 * scale)
    return Stain(symbols.NPC_TONES[threat.kind], pen.mask(), corner)


@kept
def _arrow(path: Sequence[str], tone: Colour, scale: float) -> Stain:
    """An arrow from where it stood to where it stands now."""
    grid = Grid((0, 0), scale)
    points = way(grid, path)
    line = [*points[:-1], _short(points[-2], points[-1], grid.size(26))]

    def drawn(wide: int) -> tuple[Image.Image, tuple[int, int]]:
        pen, corner = pen_around(points, grid.size(30))
        pen.line(line, wide * scale)
        pen.dot(line[0], wide * scale * 0.8)
        pen.shape(_head(line[-2], line[-1], (wide + 12) * scale))
        return pen.mask(), corner

    return _rimmed(tone, *drawn(13), drawn(7)[0])


def way(grid: Grid, path: Sequence[str]) -> list[Point]:
    """From one figure's place to the next; straight down or up it goes around the code between
    them."""
    points: list[Point] = [grid.spot(path[0], 0, DOWN)]
    for one, other in pairwise(path):
        (x, up), (right, low) = grid.spot(one), grid.spot(other)
        if abs(x - right) < grid.size(2):
            lower = one if up > low else other
            around = [grid.spot(lower, ASIDE, down - CODE_UP) for down in (BELOW, ABOVE)]
            points += around if lower == other else around[::-1]
        points.append(grid.spot(other, 0, DOWN))
    return points


@kept
def _ring(code: str, scale: float) -> Stain:
    """Around a territory that has changed."""
    grid = Grid((0, 0), scale)
    points, (x, y) = grid.outline(code), grid.spot(code)
    inner = [(x + (px - x) * 0.95, y + (py - y) * 0.95) for px, py in points]

    def drawn(wide: int) -> tuple[Image.Image, tuple[int, int]]:
        pen, corner = pen_around(points)
        pen.line([*inner, inner[0]], wide * scale)
        return pen.mask(), corner

    return _rimmed(GOLD, *drawn(9), drawn(5)[0])


def _rimmed(tone: Colour, mask: Image.Image, corner: tuple[int, int], core: Image.Image) -> Stain:
    """White all over the mask, with the tone inside it."""
    tones = Image.new("RGB", mask.size, WHITE)
    tones.paste(tone, mask=core)
    return Stain(tones, mask, corner)


def _short(start: Point, end: Point, by: float) -> Point:
    long = hypot(end[0] - start[0], end[1] - start[1])
    share = max(0.2, 1 - by / long)
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _head(start: Point, end: Point, size: float) -> Path:
    a = atan2(end[1] - start[1], end[0] - start[0])
    return [
        (end[0] + size * 0.7 * cos(a), end[1] + size * 0.7 * sin(a)),
        *((end[0] + size * 0.6 * cos(a + d), end[1] + size * 0.6 * sin(a + d)) for d in (2, -2)),
    ]


def changed(view: View[World]) -> set[str]:
    """Territories that changed since the reader's last turn or, for a reader without a seat, in
    this turn."""
    s = view.s
    past = s.clock - _turns_ago(s, view.seat)
    return {code for code, mark in s.marks.items() if mark > past and code in TERRITORIES}


def _turns_ago(s: World, seat: int | None) -> int:
    """How many turns of others have passed since the reader's own: a round, unless it was this
    month."""
    if seat is None:
        return 1
    if s.turn_of in s.order and seat in s.order:
        back = s.order.index(s.turn_of) - s.order.index(seat)
        return back if back > 0 else s.seats
    return s.seats
