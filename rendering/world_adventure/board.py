"""The table's picture: the chart, what is happening below it, and what one must know beside it."""

from PIL import Image

from engine.core import View
from engine.games.world_adventure.state import World
from rendering.canvas import sheet
from rendering.fonts import Face
from rendering.palette import INK
from rendering.still import still
from rendering.text import Style, fitted, write
from rendering.words import Say, said
from rendering.world_adventure.chart import GAME, land, whole
from rendering.world_adventure.chart import SIZE as MAP
from rendering.world_adventure.column import draw_column
from rendering.world_adventure.figures import draw_figures
from rendering.world_adventure.places import Scenery, lay_scenery, scenery
from rendering.world_adventure.scene import AT, draw_scene
from rendering.world_adventure.symbols import WATER

SIZE = (1280, 960)
TITLE = Style(Face.TITLE, 40)


def draw(view: View[World], say: Say) -> Image.Image:
    """A picture of SIZE pixels. What the view hides is drawn face down."""
    s = view.s
    image = _laid(scenery(s), say)
    draw_figures(whole(image), view)
    image.paste(draw_scene(s, say), AT)
    draw_column(image, view, say)
    return image


@still(GAME)
def _laid(facts: Scenery, say: Say) -> Image.Image:
    """What seldom changes: everything that lies on the map except the figures."""
    image = _empty(say)
    lay_scenery(whole(image), facts)
    return image


@still(GAME)
def _empty(say: Say) -> Image.Image:
    """Land and sea."""
    image = sheet(SIZE, WATER, seed=23, edge=0.35)
    image.paste(land(1), (0, 0, *MAP))
    text, style = fitted(said(say, "game-world-adventure"), TITLE, 400, 28)
    write(image, (18, 38), text, style, INK, "lm", halo=WATER.light)
    return image
