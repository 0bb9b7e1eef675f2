"""What stands still on a board is kept small, and looks the same."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageStat

from rendering import keeping
from rendering.keeping import Store
from rendering.palette import PARCHMENT
from rendering.paper import paper
from rendering.realm_of_wonder.easel import Stand
from rendering.realm_of_wonder.ground import plate
from rendering.still import layer, still
from rendering.world_adventure.chart import land

GAME = "realm_of_wonder"
SIZE = (300, 200)


@pytest.fixture(autouse=True)
def store(monkeypatch: pytest.MonkeyPatch) -> Store:
    mine = Store(2**30)
    monkeypatch.setattr(keeping, "STORE", mine)
    return mine


def test_it_takes_a_byte_a_pixel_and_is_made_once(store: Store) -> None:
    made: list[int] = []

    @still(GAME)
    def sky(n: int) -> Image.Image:
        made.append(n)
        return Image.new("RGB", SIZE, (20, 30, 90))

    one, other = sky(1), sky(1)
    one.paste((255, 255, 255), (0, 0, 10, 10))

    assert made == [1]
    assert store.held < 1.1 * SIZE[0] * SIZE[1]
    assert other.mode == "RGB"
    assert other.getpixel((0, 0)) == sky(1).getpixel((200, 100))


def test_a_part_is_what_lies_in_the_box() -> None:
    box = (400, 300, 900, 700)
    whole = land(1.7).crop(box)
    assert ImageChops.difference(land.part(box, 1.7), whole).getbbox() is None


def test_a_layer_leaves_what_it_does_not_cover() -> None:
    disc, board = Image.new("RGBA", (20, 20)), Image.new("RGB", (60, 60), (200, 180, 120))
    disc.paste((30, 30, 80, 255), (5, 5, 15, 15))

    layer(disc, GAME).lay(board, (20, 20))

    assert board.getpixel((22, 22)) == (200, 180, 120)
    assert max(ImageStat.Stat(board.crop((26, 26, 34, 34))).mean) < 100


@pytest.mark.parametrize("corner", [(-5, -8), (55, 52), (-30, 10), (10, 90)])
def test_a_layer_that_juts_out_is_cut_off(corner: tuple[int, int]) -> None:
    """What lies beside the picture is not even made ready, which shows nowhere."""
    disc = Image.linear_gradient("L").resize((20, 20)).convert("RGBA")
    large, board = Image.new("RGB", (200, 200)), Image.new("RGB", (60, 60))

    layer(disc, GAME).lay(large, (70 + corner[0], 70 + corner[1]))
    layer(disc, GAME).lay(board, corner)

    assert board.tobytes() == large.crop((70, 70, 130, 130)).tobytes()


@pytest.mark.slow
def test_from_near_the_ground_is_the_ground() -> None:
    """What is drawn of it for a close-up, against the same part of the whole."""
    box = (300, 200, 1200, 860)
    whole = plate(Stand(2, 1), 1.7).image.crop(box)
    assert ImageChops.difference(plate(Stand(2, 1), 1.7, box).image, whole).getbbox() is None


def test_a_sheet_of_paper_has_no_more_than_its_tones(store: Store) -> None:
    sheet = paper(SIZE, PARCHMENT, 7)
    assert len(sheet.getcolors(256) or ()) > 40
    assert store.held < 1.1 * SIZE[0] * SIZE[1]
