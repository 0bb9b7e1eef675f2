from itertools import pairwise

from PIL import Image, ImageDraw

from rendering.lines import closed, dashed, double, inked

PATH = [(10.0, 50.0), (290.0, 50.0)]


def _mask() -> Image.Image:
    return Image.new("L", (300, 100))


def _changes(row: bytes) -> int:
    return sum((a > 0) != (b > 0) for a, b in pairwise(row))


def test_ink_sways_but_not_by_chance() -> None:
    assert inked(PATH, 3) == inked(PATH, 3) != inked(PATH, 4)
    assert all(abs(y - 50) <= 1.2 for _, y in inked(PATH, 3))


def test_a_dashed_line_has_gaps_and_a_wall_has_none() -> None:
    may, must_not = _mask(), _mask()
    dashed(ImageDraw.Draw(may), PATH, 255, 5, seed=1)
    double(ImageDraw.Draw(must_not), PATH, 255, 1, 15, seed=1)
    assert _changes(may.crop((0, 50, 300, 51)).tobytes()) > 8
    assert _changes(must_not.crop((0, 50, 300, 51)).tobytes()) <= 2


def test_a_wall_is_two_lines() -> None:
    wall = _mask()
    double(ImageDraw.Draw(wall), PATH, 255, 1, 15, seed=1)
    column = wall.crop((150, 0, 151, 100)).tobytes()
    assert sum((a == 255) != (b == 255) for a, b in pairwise(column)) == 4


def test_closed_paths_end_where_they_began() -> None:
    assert closed(PATH)[-1] == PATH[0]
