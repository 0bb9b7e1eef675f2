from PIL import Image

from rendering.fonts import Face
from rendering.palette import INK
from rendering.text import (
    NARROWEST,
    Style,
    below_edge,
    fitted,
    shared,
    shortened,
    sprite,
    width,
    write,
)

STYLE = Style(Face.BOLD, 40)


def _ink(image: Image.Image) -> tuple[int, int, int, int]:
    box = image.convert("L").point([255 * (p < 128) for p in range(256)]).getbbox()
    assert box is not None
    return box


def test_sprites_are_drawn_once() -> None:
    assert sprite("Landing", STYLE) is sprite("Landing", STYLE)


def test_text_stands_where_its_anchor_says() -> None:
    image = Image.new("RGB", (400, 100), "white")
    write(image, (200, 50), "HEH", STYLE, INK, "mm")
    left, top, right, bottom = _ink(image)
    assert abs((left + right) / 2 - 200) <= 2
    assert abs((top + bottom) / 2 - 50) <= 2


def test_a_long_name_shrinks_before_it_is_cut() -> None:
    name = "abcdefghijklmnopqrstuvwxyz012345"
    whole, style = fitted(name, STYLE, 500, 20)
    assert whole == name
    assert 20 <= style.size < 40
    assert style.wide == 100
    assert width(whole, style) <= 500
    cut, style = fitted(name, STYLE, 200, 30)
    assert cut.endswith("…")
    assert style.size == 30
    assert width(cut, style) <= 200


def test_at_the_least_size_letters_become_narrower_before_a_name_is_cut() -> None:
    name = "abcdefghijklmnopqrstuvwxyz012345"
    room = width(name, STYLE) * 85 // 100

    whole, style = fitted(name, STYLE, room, 40)

    assert whole == name
    assert style.size == 40
    assert NARROWEST < style.wide <= 85
    assert sprite(whole, style).mask.width <= room
    assert sprite(whole, style).mask.height == sprite(name, STYLE).mask.height


def test_nothing_needs_no_room() -> None:
    assert fitted("", STYLE, -5, 20) == ("", STYLE)


def test_what_fits_stays_whole() -> None:
    assert shortened("Ken", STYLE, 200) == "Ken"
    assert fitted("Ken", STYLE, 200, 20) == ("Ken", STYLE)


def test_accents_of_capitals_stay_below_the_edge() -> None:
    assert below_edge(20, "Ecu", STYLE) == 20
    image = Image.new("RGB", (200, 60), "white")

    write(image, (10, below_edge(15, "Éçu", STYLE)), "Éçu", STYLE, INK, "lm")

    _, top, _, bottom = _ink(image)
    assert abs(bottom - top - sprite("Éçu", STYLE).mask.height) <= 2


def test_words_share_what_is_spare_or_too_little() -> None:
    assert shared([100, 50], 10, 190) == [120, 70]
    assert shared([100, 50], 10, 95) == [60, 35]
