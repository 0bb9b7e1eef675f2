"""What a page without a scene shows: a sign cut out of paper, before its chapter's land."""

from zlib import crc32

from PIL import Image, ImageFilter

from engine.games.wonder_book.state import Page
from rendering import atlas, icons
from rendering.keeping import kept
from rendering.palette import CARD_PAPER, INK, Colour
from rendering.pieces import lay
from rendering.pixels import resized, scaled
from rendering.portraits import portrait

VIEWS = 2  # of a chapter's land
SIDES = (270, 400, 530)  # where the middle of a side's sign may be
TEXT, STEP, STEPS = 290, 9, 25  # that of a text with a key: from where, in steps of, how many
SIGN, FACE, MIDDLE = 216, 296, 158  # pixels
RIM = 13  # of the paper around a sign
GOLD, OAK, BLUE, PLUM, RED, GREEN = (
    (196, 128, 20),
    (140, 82, 44),
    (46, 92, 134),
    (106, 69, 125),
    (184, 58, 42),
    (74, 116, 62),
)
TONES: dict[Colour, str] = {
    GOLD: "lamp lantern bell key horn post-horn capsule coins gear gears watch coat bread cookie "
    "flame sparks",
    OAK: "door gate chest chest-open house tower fireplace satchel box barracks stairs steps "
    "knight bridge bookshelf exit gavel bench oven",
    PLUM: "vortex spiral portal caterpillar serpent egg eggs dragon eye fangs",
    RED: "strike needle stitch yarn thumb speech ruler question music book umbrella quill",
    GREEN: "petals fluid flask people hanger",
}


def sign(chapter: int, page: Page, art: str, face: str) -> Image.Image:
    """Other than that of the page before and of the page behind, also where both have one sign."""
    if page.key:
        turn = crc32(page.key.encode())
        x = TEXT + turn // VIEWS % STEPS * STEP
    else:
        turn = 2 * page.card + (page.side == "back")
        x = SIDES[turn % len(SIDES)]
    return _sign(f"ground-{chapter}-{turn % VIEWS}", x, art, face)


@kept
def _sign(ground: str, x: int, art: str, face: str) -> Image.Image:
    image = atlas.read(f"plates/{ground}", "RGB")
    if face:
        lay(image, (x, MIDDLE), portrait(face, FACE))
    else:
        _cut_out(image, x, art)
    return image


def _cut_out(image: Image.Image, x: int, art: str) -> None:
    """The icon in its colour, on white paper that is cut a little larger, with its shadow."""
    glyph = Image.new("L", (SIGN + 4 * RIM, SIGN + 4 * RIM))
    glyph.paste(icons.icon(art, SIGN), (2 * RIM, 2 * RIM))
    wider = glyph.reduce(4).filter(ImageFilter.MaxFilter(RIM // 4 * 2 + 1))  # quick, since small
    soft = resized(wider, glyph.size).filter(ImageFilter.GaussianBlur(4))
    around = scaled(soft, 6, -510)
    corner = (x - glyph.width // 2, MIDDLE - glyph.height // 2)
    dark = scaled(around.filter(ImageFilter.GaussianBlur(7)), 0.55)
    image.paste(INK, (corner[0] + 5, corner[1] + 8), dark)
    image.paste(CARD_PAPER.light, corner, around)
    image.paste(_tone(art), corner, glyph)


def _tone(art: str) -> Colour:
    return next((tone for tone, names in TONES.items() if art in names.split()), BLUE)
