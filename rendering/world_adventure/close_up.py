"""A seat's close-up, 900 x 900: the land around its figure, and its player mat."""

from PIL import Image

from engine.core import View
from engine.games.world_adventure.board import TERRITORIES, middle
from engine.games.world_adventure.state import World
from rendering.fonts import Face
from rendering.palette import INK
from rendering.pieces import LEAST
from rendering.pixels import resized
from rendering.text import Style, fitted, write
from rendering.words import Say, said
from rendering.world_adventure.chart import ORIGIN, SIDE, SIZE, Chart, land
from rendering.world_adventure.figures import draw_figures
from rendering.world_adventure.mat import MAT_HIGH, TOP_HIGH, head, mat
from rendering.world_adventure.places import lay_scenery, scenery
from rendering.world_adventure.scene import battle_of, draw_scene
from rendering.world_adventure.symbols import SAND

WIDE, HIGH = 900, 900
CLOSER = 1.7
WINDOW = (WIDE, HIGH - TOP_HIGH - MAT_HIGH)
NATION, NAME_DOWN = Style(Face.BOLD, 30), 38


def draw_close_up(view: View[World], say: Say) -> Image.Image | None:
    """None for a reader without a seat, or before there is a figure."""
    s = view.s
    if view.seat is None or not s.clans[view.seat].at:
        return None
    image = Image.new("RGB", (WIDE, HIGH))
    left, top = corner_of(s.clans[view.seat].at)
    window = land.part((left, top, left + WINDOW[0], top + WINDOW[1]), CLOSER)
    chart = Chart((left, top), CLOSER, window)
    lay_scenery(chart, scenery(s))
    draw_figures(chart, view)
    _nations(chart, s, say)
    if battle_of(s):
        strip = draw_scene(s, say)
        strip = resized(strip, (WIDE, strip.height * WIDE // strip.width))
        window.paste(strip, (0, WINDOW[1] - strip.height))
    image.paste(head(view, view.seat, say), (0, 0))
    image.paste(window, (0, TOP_HIGH))
    image.paste(mat(view, view.seat, say), (0, HIGH - MAT_HIGH))
    return image


def corner_of(code: str) -> tuple[int, int]:
    """The corner of the part of the map around a territory, kept on the map."""
    corner: list[int] = []
    for at, origin, whole, window in zip(middle(code), ORIGIN, SIZE, WINDOW, strict=True):
        wanted = (origin + at * SIDE) * CLOSER - window / 2
        corner.append(int(min(max(wanted, 0), whole * CLOSER - window)))
    return corner[0], corner[1]


def _nations(chart: Chart, s: World, say: Say) -> None:
    """What each city's nation is called. Figures stand where the name would be: they go first."""
    taken = {*(clan.at for clan in s.clans), *(npc.at for npc in s.npcs)}
    for code, one in TERRITORIES.items():
        if one.city and code not in taken and chart.is_near(code):
            text, style = fitted(said(say, f"nation-{one.nation}"), NATION, 110, LEAST)
            write(chart.image, chart.spot(code, 0, NAME_DOWN), text, style, INK, "mm", halo=SAND)
