import pytest

from rendering.grid import GAP, WIDE, card_width, columns, corners


@pytest.mark.parametrize(("count", "across"), [(0, 5), (3, 5), (6, 6), (7, 5), (12, 6), (13, 5)])
def test_rows_are_even(count: int, across: int) -> None:
    assert columns(count, least=5, most=6) == across


@pytest.mark.parametrize("count", [1, 5, 8])
def test_rows_are_full_or_centred_and_stay_on_the_picture(count: int) -> None:
    size = (card_width(5), 100)

    places = list(corners(count, 5, size, top=40))

    assert len(set(places)) == count
    for top in {y for _, y in places}:
        row = [x for x, y in places if y == top]
        assert min(row) >= GAP
        assert abs(min(row) - (WIDE - max(row) - size[0])) <= 5
    assert max(y for _, y in places) == 40 + (count - 1) // 5 * (100 + GAP)
