import pytest
from PIL import ImageStat

from rendering.leaderboard import ROW, TOP, Board, Standing, bars, draw_leaderboard


@pytest.mark.parametrize("columns", [1, 2, 3])
def test_rows_make_the_table_longer(columns: int) -> None:
    heads = ("Destiny",) * columns
    row = Standing(1, "W" * 32, ("40",) * columns, mine=True)
    short = draw_leaderboard(Board("Leaderboard", "this server", heads, (row,)))
    long = draw_leaderboard(Board("Leaderboard", "this server", heads, (row,) * 10))
    assert short.width == long.width == 1280
    assert long.height - short.height == 9 * 72


def test_one_sees_at_once_which_row_is_ones_own() -> None:
    """Against its neighbours it is told by more than the clouds of the paper, in grey as well."""
    rows = tuple(Standing(place, "Ann", ("40",), mine=place == 5) for place in range(1, 11))
    image = draw_leaderboard(Board("Leaderboard", "this server", ("Destiny",), rows)).convert("L")
    light = [
        ImageStat.Stat(image.crop((500, TOP + i * ROW + 6, 900, TOP + (i + 1) * ROW - 6))).mean[0]
        for i in range(10)
    ]
    others = light[:4] + light[5:]
    assert min(others) - light[4] > max(others) - min(others)


@pytest.mark.parametrize(
    ("values", "found"),
    [
        (("20", "10", "0"), [1, 0.5, 0]),
        (("1180", "1120", "1000"), [1, 0.75, 0.25]),  # ratings: what lies between them
        (("7",), [1]),
        (("0", "0"), [0, 0]),
        (("—", "3"), [0, 0]),
        ((), []),
    ],
)
def test_a_bar_is_as_long_as_its_number_is_large(values: list[str], found: list[float]) -> None:
    assert bars(values) == pytest.approx(found)
