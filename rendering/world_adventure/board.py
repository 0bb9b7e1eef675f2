"""The table's picture: the chart, what is happening below it, and what one must know beside it."""

from collections.abc import Sequence

from PIL import Image

from engine.core import View
from engine.games.world_adventure.state import World
from rendering.canvas import sheet
from rendering.fonts import Face
from rendering.keeping import kept
from rendering.palette import INK
from rendering.text import Style, fitted, write
from rendering.words import Say, said
from rendering.world_adventure.chart import SIZE as MAP
from rendering.world_adventure.chart import land, whole
from rendering.world_adventure.column import draw_column
from rendering.world_adventure.figures import Threat, draw_figures, draw_threats, threats
from rendering.world_adventure.places import Scenery, lay_scenery, scenery
from rendering.world_adventure.scene import AT, draw_scene
from rendering.world_adventure.symbols import WATER

SIZE = (1280, 960)
TITLE = Style(Face.TITLE, 40)


def draw(view: View[World], say: Say) -> Image.Image:
    s = view.s
    image = _threatened(scenery(s), threats(s), say).copy()
    draw_figures(whole(image), view)
    image.paste(draw_scene(s, say), AT)
    draw_column(image, view, say)
    return image


@kept
def _threatened(facts: Scenery, those: Sequence[Threat], say: Say) -> Image.Image:
    image = _laid(facts, say).copy()
    draw_threats(whole(image), those)
    return image


@kept
def _laid(facts: Scenery, say: Say) -> Image.Image:
    image = sheet(SIZE, WATER, seed=23, edge=0.35)
    image.paste(land(1), (0, 0, *MAP))
    lay_scenery(whole(image), facts)
    text, style = fitted(said(say, "game-world-adventure"), TITLE, 400, 28)
    write(image, (18, 38), text, style, INK, "lm", halo=WATER.light)
    return image
