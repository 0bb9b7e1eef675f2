"""What lies behind the picture of the end."""

from PIL import Image

from engine.games.volfyirion.state import Volfyirion
from rendering.volfyirion.plates import scene


def ground(s: Volfyirion) -> Image.Image:
    """A City that burns or, if all stand, one in the evening light."""
    city = min(s.cities, key=lambda city: city.standing)
    return scene(city.key, "evening" if city.standing else "fallen", (1280, 720))
