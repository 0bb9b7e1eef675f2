"""The last dice, in the corner below the board."""

from PIL import Image, ImageDraw

from engine.games.realm_of_wonder.board import LANDS
from engine.games.realm_of_wonder.cards import PURPLE
from engine.games.realm_of_wonder.state import Realm
from rendering import icons
from rendering.fonts import Face
from rendering.keeping import kept
from rendering.palette import EYE, INK, NIGHT, WHITE, Colour
from rendering.pieces import FINE, LEAST, lay
from rendering.realm_of_wonder import symbols
from rendering.realm_of_wonder.figures import Token, face, token
from rendering.realm_of_wonder.symbols import GILT, MAGIC
from rendering.text import Style, write

LEFT, BOTTOM, LINE = 8, 918, 68
DIE, WHO = 64, 48  # a die is 20 pixels wide on a phone of 400
TOTAL = Style(Face.BOLD, 36)
LAND_TONES: dict[str, Colour] = {**symbols.GROUND}


def draw_roll(image: Image.Image, s: Realm) -> None:
    """Who rolled, each die and, in a battle, the sum with everything that was added [RW-38]."""
    for i, roll in enumerate(reversed(s.rolled)):
        y = BOTTOM - i * LINE
        row = _row(token(s, roll.seat), tuple(roll.dice[-3:]), roll.total)
        image.paste(row, (LEFT, y - row.height // 2), row)


@kept
def _row(who: Token | None, dice: tuple[str, ...], total: int) -> Image.Image:
    image = Image.new("RGBA", (340, DIE + 2))
    y, x = image.height // 2, WHO // 2
    if who:
        lay(image, (x, y), face(who, WHO))
    else:
        ImageDraw.Draw(image).ellipse((0, y - x, WHO - 2, y + x - 2), NIGHT, EYE, 2)
        icons.stamp(image, (x, y), "eye", WHO - 12, EYE)
    for at, side in enumerate(dice):
        x = WHO + 3 + at * (DIE + 1) + DIE // 2
        lay(image, (x, y), die(side, DIE))
    if total:
        write(image, (x + DIE // 2 + 5, y), f"={total}", TOTAL, GILT, "lm", halo=NIGHT)
    left, _, right, _ = image.getbbox() or (0, 0, 1, 1)
    return image.crop((left, 0, right, image.height))


@kept
def die(face: str, size: int) -> Image.Image:
    """A number, purple if it is the two that is rolled again; or the letter of a land
    [RW-06, RW-39]."""
    purple, land = face == PURPLE, face in LANDS
    tone: Colour = MAGIC if purple else LAND_TONES.get(face, WHITE)
    big = Image.new("RGBA", (size * FINE, size * FINE))
    edge = size * FINE - 1
    pen = ImageDraw.Draw(big)
    pen.rounded_rectangle((0, 0, edge, edge), edge // 5, tone, GILT if purple else INK, FINE * 2)
    small = big.reduce(FINE)
    text = face[0].upper() if land else "2" if purple else face
    style = Style(Face.BOLD, max(LEAST, size * 70 // 100))
    write(small, (size // 2, size // 2), text, style, WHITE if purple else INK, "mm")
    return small
