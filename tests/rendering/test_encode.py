import io
from itertools import pairwise

import pytest
from PIL import Image, ImageChops, ImageOps, ImageStat

from bot.text.say import say_in
from rendering.encode import JPEG_QUALITIES, board, coloured, form, png, webp
from rendering.palette import PARCHMENT
from rendering.paper import paper
from tests.rendering.every import of_tables
from tests.rendering.palettes import FLAT

BOARD, OTHER = 380_000, 250_000  # bytes at most
LIKE = 3  # of 255, on average: how far a pixel in the game's colours may be from its own


def sky() -> Image.Image:
    """A glow, as a scene has one."""
    glow = Image.radial_gradient("L").resize((400, 300))
    return ImageOps.colorize(glow, (250, 210, 120), (30, 30, 80), (150, 50, 70))


def seen(raw: bytes) -> Image.Image:
    return Image.open(io.BytesIO(raw)).convert("RGB")


def test_a_picture_survives_in_256_colours() -> None:
    sheet = paper((320, 240), PARCHMENT, 7)
    with Image.open(io.BytesIO(png(sheet))) as image:
        assert image.format == "PNG"
        assert image.mode == "P"
        assert image.size == (320, 240)
        off = ImageChops.difference(image.convert("RGB"), sheet)
    assert max(off.tobytes()) < 24


def test_a_png_holds_every_pixel() -> None:
    """Ours is written without Pillow, which reads it with all of its checksums."""
    few = coloured(sky(), "realm_of_wonder")
    raw = board(sky(), "realm_of_wonder")
    Image.open(io.BytesIO(raw)).verify()
    assert seen(raw).tobytes() == few.convert("RGB").tobytes()


def test_a_png_keeps_what_is_seen_through() -> None:
    sheet = Image.new("RGBA", (30, 20))
    sheet.paste((10, 200, 30, 128), (5, 5, 15, 15))
    with Image.open(io.BytesIO(png(sheet))) as image:
        assert image.convert("RGBA").tobytes() == sheet.tobytes()


def test_what_is_sent_is_named_as_what_it_is() -> None:
    assert form(png(sky())) == "png"
    assert form(webp(sky())) == "webp"
    assert {form(board(sky(), game)) for game in FLAT} == {"png"}
    assert form(board(sky(), "volfyirion")) == "jpg"


def test_a_glow_is_sent_without_bands() -> None:
    """Each of its tones stands beside the next one; 256 colours of a whole sunset leave steps."""

    def steps(raw: bytes) -> int:
        tones = seen(raw).crop((200, 150, 399, 151)).split()
        return max(abs(a - b) for tone in tones for a, b in pairwise(tone.tobytes()))

    assert max(steps(webp(sky())), steps(board(sky(), "volfyirion"))) <= 8 < steps(png(sky()))


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(FLAT))
def test_a_board_looks_the_same_in_the_colours_of_its_game(game: str) -> None:
    for name, draw in of_tables(game):
        if image := draw(say_in("en")):
            image = image.convert("RGB")
            off = ImageChops.difference(coloured(image, game).convert("RGB"), image)
            assert max(ImageStat.Stat(off).mean) < LIKE, name


@pytest.mark.slow
@pytest.mark.parametrize(
    "game",
    [
        "realm_of_wonder",
        "volfyirion",
        "world_adventure",
        pytest.param("wonder_book", marks=pytest.mark.landing),
    ],
)
def test_no_picture_of_a_table_is_too_large(game: str) -> None:
    for name, draw in of_tables(game):
        if image := draw(say_in("en")):
            page = name.endswith("page") or name == "campaign"
            most = OTHER if page or name.endswith("close") else BOARD
            assert len(webp(image) if page else board(image, game)) <= most, name


def test_a_board_that_takes_too_many_bytes_is_sent_in_less_quality() -> None:
    """A crowded table of four is higher than it is wide."""
    crowded = Image.effect_noise((1280, 1280), 15).convert("RGB")
    raw = io.BytesIO()
    crowded.save(raw, "JPEG", quality=JPEG_QUALITIES[0], subsampling=0)

    assert len(raw.getvalue()) > BOARD
    assert len(board(crowded, "volfyirion")) <= BOARD
