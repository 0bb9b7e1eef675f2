"""What moves on the map: clans, NPCs with their reach and their way, and rings for what changed."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import atan2, cos, hypot, sin
from typing import NamedTuple

from PIL import Image

from engine.core import View
from engine.games.world_adventure.atlas import TERRITORIES, distances, is_city
from engine.games.world_adventure.roaming import stride
from engine.games.world_adventure.state import Npc, NpcKind, World
from rendering import icons
from rendering.canvas import Pen
from rendering.lines import Path, Point, dashed
from rendering.palette import EYE, GOLD, INK, NIGHT, WHITE, Colour
from rendering.pieces import badge, lay
from rendering.world_adventure import symbols
from rendering.world_adventure.chart import Chart, region_lines
from rendering.world_adventure.places import Token, token_of

FIGURE, NPC, DOWN = 42, 46, 24
DASHES: dict[NpcKind, tuple[float, float]] = {  # of the reach: dash and gap
    "brigand": (16, 9),
    "government": (4, 9),
    "destroyer": (26, 7),
    "raid": (10, 6),
}


class Standing(NamedTuple):
    """Somebody in a territory."""

    seat: Token | None = None
    icon: str = ""
    acting: bool = False


def draw_figures(chart: Chart, view: View[World]) -> None:
    s = view.s
    for npc in s.npcs:
        _reach(chart, s, npc)
    _rings(chart, changed(view))
    for kind, path in s.trails.items():
        _trail(chart, path, symbols.NPC_TONES[kind])
    for code, those in _standing(s).items():
        if chart.is_near(code):
            _group(chart, code, those)


# --- who stands where -------------------------------------------------------------------------


def _standing(s: World) -> dict[str, list[Standing]]:
    """NPCs first: figures stand before them."""
    found: dict[str, list[Standing]] = {}
    for npc in s.npcs:
        one = Standing(icon=symbols.npc_icon(npc.kind, npc.card))
        found.setdefault(npc.at, []).append(one)
    for seat, clan in enumerate(s.clans):
        acting = s.turn_of == seat and s.result is None
        if clan.at:
            found.setdefault(clan.at, []).append(Standing(token_of(s, seat), acting=acting))
    return found


def _group(chart: Chart, code: str, those: list[Standing]) -> None:
    """In one or two rows, closer the more they are."""
    across = 3 if len(those) > 2 else len(those)
    for i, one in enumerate(those):
        row, place = divmod(i, across)
        in_row = min(across, len(those) - row * across)
        right = (place - (in_row - 1) / 2) * (36 if in_row > 2 else 46)
        where = chart.spot(code, right, DOWN - (18 if len(those) > 3 else 0) + row * 26)
        if one.acting:
            _glow(chart, where)
        lay(chart.image, where, _piece(one, chart))


def _piece(one: Standing, chart: Chart) -> Image.Image:
    if one.seat:
        return badge(one.seat.seat, one.seat.letter, chart.size(FIGURE))
    return npc(one.icon, chart.size(NPC))


@lru_cache(maxsize=64)
def npc(icon: str, size: int) -> Image.Image:
    """Dark with a bright rim: never a seat's colour."""
    image = Image.new("RGBA", (size, size))
    for inset, tone in ((0, INK), (size * 0.03, EYE), (size * 0.09, NIGHT)):
        pen = Pen((size, size))
        pen.dot((size / 2, size / 2), size / 2 - 1 - inset)
        image.paste(tone, mask=pen.mask())
    icons.stamp(image, (size // 2, size // 2), icon, size * 68 // 100, EYE)
    return image


def _glow(chart: Chart, where: tuple[int, int]) -> None:
    radius = chart.size(29)
    corner = (where[0] - radius - 2, where[1] - radius - 2)
    pen = Pen((2 * radius + 4, 2 * radius + 4), corner)
    pen.dot(where, radius, 235)
    chart.image.paste(symbols.GLOW, corner, pen.mask())


# --- what threatens, what has changed ---------------------------------------------------------


def reach(s: World, npc: Npc) -> set[str]:
    """Where it can strike from where it stands: after its next steps, or the next territory."""
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


def _reach(chart: Chart, s: World, npc: Npc) -> None:
    lines = region_lines(chart, reach(s, npc))
    if npc.kind not in DASHES or not lines:
        return
    dash, gap = DASHES[npc.kind]
    pen, corner = _pen([point for line in lines for point in line], chart.size(12))
    for line in lines:
        path = [((x - corner[0]) * 2, (y - corner[1]) * 2) for x, y in line]
        long = 2 * chart.scale
        dashed(pen.draw, path, 255, round(10 * chart.scale), 1, dash * long, gap * long)
    chart.image.paste(symbols.NPC_TONES[npc.kind], corner, pen.mask())


def _trail(chart: Chart, path: list[str], tone: Colour) -> None:
    """An arrow from where it stood to where it stands."""
    if len(path) < 2:
        return
    points = [chart.spot(code, 0, DOWN) for code in path]
    line = [*points[:-1], _short(points[-2], points[-1], chart.size(26))]
    for colour, wide in ((WHITE, 13), (tone, 7)):
        pen, corner = _pen(points, chart.size(30))
        pen.line(line, wide * chart.scale)
        pen.shape(_head(line[-2], line[-1], (wide + 12) * chart.scale))
        chart.image.paste(colour, corner, pen.mask())


def _pen(points: Sequence[Point], margin: int) -> tuple[Pen, tuple[int, int]]:
    """For what lies about these points, on the picture or beside it, and the corner of its mask: a
    mask of the whole chart would cost most of a picture."""
    lows, highs = ([int(edge(axis)) for axis in zip(*points, strict=True)] for edge in (min, max))
    corner = (lows[0] - margin, lows[1] - margin)
    size = (highs[0] - lows[0] + 2 * margin, highs[1] - lows[1] + 2 * margin)
    return Pen(size, corner), corner


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
    """Territories that changed since the reader's last turn; for who has no seat, in this turn."""
    s = view.s
    past = s.clock - _turns_ago(s, view.seat)
    return {code for code, mark in s.marks.items() if mark > past and code in TERRITORIES}


def _turns_ago(s: World, seat: int | None) -> int:
    """How many turns of others the reader's own lies back: a round, unless it was this month."""
    if seat is None:
        return 1
    if s.turn_of in s.order and seat in s.order:
        back = s.order.index(s.turn_of) - s.order.index(seat)
        return back if back > 0 else s.seats
    return s.seats


def _rings(chart: Chart, codes: Iterable[str]) -> None:
    for code in sorted(codes):
        if not chart.is_near(code):
            continue
        points, (x, y) = chart.outline(code), chart.spot(code)
        inner = [(x + (px - x) * 0.95, y + (py - y) * 0.95) for px, py in points]
        reach = chart.size(60)
        corner = (x - reach, y - reach)
        for tone, wide in ((WHITE, 9), (GOLD, 5)):
            pen = Pen((2 * reach, 2 * reach), corner)
            pen.line([*inner, inner[0]], wide * chart.scale)
            chart.image.paste(tone, corner, pen.mask())
