import pytest

from rendering.leaderboard import Board, Standing, draw_leaderboard


@pytest.mark.parametrize("columns", [1, 2, 3])
def test_rows_make_the_table_longer(columns: int) -> None:
    heads = ("Destiny",) * columns
    row = Standing(1, "W" * 32, ("40",) * columns, mine=True)
    short = draw_leaderboard(Board("Leaderboard", "this server", heads, (row,)))
    long = draw_leaderboard(Board("Leaderboard", "this server", heads, (row,) * 10))
    assert short.width == long.width == 1280
    assert long.height - short.height == 9 * 72
