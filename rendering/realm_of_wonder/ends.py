"""The picture of the end: how far everybody came, and what lies behind it."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from engine.games.realm_of_wonder.board import CASTLE
from engine.games.realm_of_wonder.ending import best_road, may_enter
from engine.games.realm_of_wonder.state import Realm
from engine.games.realm_of_wonder.ways import NO_WAY, distance_to_castle
from rendering.canvas import sheet
from rendering.palette import INK, mix
from rendering.realm_of_wonder.castle import castle
from rendering.realm_of_wonder.easel import Easel
from rendering.realm_of_wonder.ground import stars
from rendering.realm_of_wonder.symbols import MOON, SKY
from rendering.words import Say

SIZE, NEAR = (1280, 720), 6
HILL = mix((168, 186, 128), INK, 0.35)


def ends(s: Realm, say: Say) -> Sequence[str]:
    return [_came(s, seat, say) for seat in range(s.seats)]


def _came(s: Realm, seat: int, say: Say) -> str:
    """In the castle; before its gate, if it was open; or else on the best road to it."""
    at = s.characters[seat].at
    if at == CASTLE:
        return say("picture-end-inside")
    road, have, whole = best_road(s, seat)
    if not may_enter(s, seat):
        return say(f"picture-end-{road}", have=have, whole=whole)
    n = distance_to_castle(s.middle, s.castle)[at]
    return say("picture-end-away", n="none" if n == NO_WAY else n)


def ground(_: Realm) -> Image.Image:
    """The castle, near, below the stars."""
    image = sheet(SIZE, SKY, seed=6, edge=0.3)
    Easel(image, (640, 360), 1).paint(MOON, (-640, -360, 640, 200), stars)
    ImageDraw.Draw(image).ellipse((-500, 560, 1780, 1500), HILL)
    near = castle(NEAR)
    x, y = 300 + near.corner[0] * NEAR, 620 + near.corner[1] * NEAR
    image.paste(near.image, (round(x), round(y)), near.image)
    return image
