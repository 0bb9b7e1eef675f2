"""A partner's panel in a team game: two lines beside the Strongholds."""

from PIL import Image

from engine.core import View
from engine.games.volfyirion.state import Volfyirion, active, gained, points
from rendering import icons
from rendering.canvas import border, sheet
from rendering.fonts import Face
from rendering.keeping import kept
from rendering.palette import SEATS, mix
from rendering.pieces import LEAST, lay
from rendering.text import Style, fitted, write
from rendering.volfyirion import symbols, tokens
from rendering.volfyirion.faces import Size
from rendering.volfyirion.houses import PILES, Box, Panel
from rendering.volfyirion.symbols import BONE, COAL, GLOW, SLATE

BADGE, EDGE = 36, 8
NAME, NUMBER = Style(Face.BOLD, 30), Style(Face.BOLD, LEAST)
STEP, SIGN = 64, 24  # from one pile to the next; how large its sign is


@kept
def slip(facts: Panel, size: Size) -> Image.Image:
    """Badge and name on a ribbon of the seat's colour, the signs of the piles below."""
    wide, high = size
    image = sheet(size, SLATE, seed=21, edge=0.3)
    image.paste(mix(SEATS[facts.seat].colour, COAL, 0.55), (3, 3, wide - 3, high * 55 // 100))
    border(image, *((GLOW, 4) if facts.acting else (mix(SLATE.light, BONE, 0.25), 2)))
    middle = high * 29 // 100
    lay(image, (EDGE + BADGE // 2, middle), tokens.house(facts.seat, BADGE))
    room = wide - 2 * EDGE - BADGE - 8 - 36 * facts.acting
    text, style = fitted(facts.name, NAME, room, LEAST)
    write(image, (EDGE + BADGE + 8, middle), text, style, BONE, "lm")
    if facts.acting:
        icons.stamp(image, (wide - EDGE - 16, middle), "hourglass", 30, GLOW)
    for i, (_, icon) in enumerate(PILES):
        icons.stamp(image, (EDGE + 14 + i * STEP, high * 77 // 100), icon, SIGN, symbols.DIM)
    return image


def write_slip(image: Image.Image, box: Box, view: View[Volfyirion], seat: int) -> None:
    """What changes within a turn: how many cards lie where, and one's own C [VF-57]."""
    s, house = view.s, view.s.houses[seat]
    y = box[1] + (box[3] - box[1]) * 77 // 100
    for i, pile in enumerate((house.deck.cards, house.hand.cards, house.discard)):
        write(image, (box[0] + EDGE + 30 + i * STEP, y), str(len(pile)), NUMBER, BONE, "lm")
    if seat in active(s):
        left, of = points(s, seat).command, gained(s, seat).command
        shown = f"/{of}" if of else ""
        piece = tokens.pill("command", str(left), LEAST, dim=not left, icon=False, of=shown)
        lay(image, (box[2] - EDGE - piece.width // 2, y), piece)
