"""What lies behind the picture of the end."""

from PIL import Image, ImageFilter

from engine.games.world_adventure.state import World
from rendering.world_adventure.chart import land


def ground(_: World) -> Image.Image:
    """The lands of the Silk Road, far away: nobody reads codes there."""
    return land(1).filter(ImageFilter.GaussianBlur(5))
