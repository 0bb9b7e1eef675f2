from itertools import combinations

from PIL import Image, ImageChops

from rendering.palette import SEATS
from rendering.pieces import badge, counted, dice, die, hearts, in_row


def _silhouette(seat: int) -> Image.Image:
    return badge(seat, "K", 64).getchannel("A")


def test_seats_differ_in_shape_and_not_only_in_colour() -> None:
    assert len({seat.shape for seat in SEATS}) == len({seat.colour for seat in SEATS}) == 6
    for one, other in combinations(range(6), 2):
        assert ImageChops.difference(_silhouette(one), _silhouette(other)).getbbox()


def test_badges_stay_in_their_square() -> None:
    for seat in range(6):
        left, top, right, bottom = _silhouette(seat).getbbox() or (0, 0, 0, 0)
        assert left >= 1
        assert top >= 1
        assert right <= 63
        assert bottom <= 63


def test_a_failed_die_differs_also_without_colour() -> None:
    yes, no = die(True, 60).convert("L"), die(False, 60).convert("L")
    assert ImageChops.difference(yes, no).getbbox()


def test_lost_hearts_are_hollow() -> None:
    full, lost = Image.new("RGB", (60, 60), "white"), Image.new("RGB", (60, 60), "white")
    hearts(full, (5, 30), 1, 1, 50)
    hearts(lost, (5, 30), 0, 1, 50)
    assert full.getpixel((30, 30)) != (255, 255, 255) == lost.getpixel((30, 30))


def test_a_count_says_how_wide_it_is() -> None:
    image = Image.new("RGB", (200, 60), "white")
    assert counted(image, (0, 30), "spark", "12", 40) > counted(image, (0, 30), "spark", "1", 40)


def test_dice_are_laid_side_by_side() -> None:
    image = Image.new("RGB", (400, 100), "white")
    dice(image, (200, 50), [True, False, True], 60)
    left, _, right, _ = ImageChops.invert(image).getbbox() or (0, 0, 0, 0)
    assert abs((right + left) / 2 - 200) <= 2
    assert right - left >= 3 * 60


def test_pieces_in_a_row_keep_their_edges_and_their_middle() -> None:
    """A soft edge stays as it is: pasted through itself it would fade."""
    soft, tall = Image.new("RGBA", (4, 2), (200, 0, 0, 120)), Image.new("RGBA", (3, 6), "blue")

    row = in_row([soft, tall], 5)

    assert row.size == (12, 6)
    assert row.getpixel((0, 2)) == (200, 0, 0, 120)
    assert row.getpixel((0, 0)) == (0, 0, 0, 0)
    assert row.getpixel((9, 0)) == (0, 0, 255, 255)
    assert in_row([], 5).size == (1, 1)
