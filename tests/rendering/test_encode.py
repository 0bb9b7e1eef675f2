import io

from PIL import Image, ImageChops

from rendering.encode import png
from rendering.palette import PARCHMENT
from rendering.paper import paper


def test_a_picture_survives_in_256_colours() -> None:
    sheet = paper((320, 240), PARCHMENT, 7)
    with Image.open(io.BytesIO(png(sheet))) as image:
        assert image.format == "PNG"
        assert image.mode == "P"
        assert image.size == (320, 240)
        off = ImageChops.difference(image.convert("RGB"), sheet)
    assert max(off.tobytes()) < 24
