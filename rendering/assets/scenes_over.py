"""What happens on the Book while it lies open on its desk. Build time only."""

from rendering.assets.props import polygon
from rendering.assets.stage import BRASS, at, flakes, glow, group, line, near, rect, stroke


def snow_from_the_book() -> str:
    """White flakes come up out of the pages, and they are square."""
    return near(flakes(46, 3, 8, square=True)) + glow(600, 430, 240, "#dfe8ff", 0.4)


def red_line() -> str:
    drawn = line("M330 478 L600 512 L880 470", "#c8402f", 8)
    pencil = at(
        rect(-110, -10, 190, 20, "#c8402f", 3)
        + polygon([(80, -10), (116, 0), (80, 10)], "#f3dcb4")
        + polygon([(104, -3), (116, 0), (104, 3)], "#c8402f"),
        930,
        400,
        turn=128,
    )
    return group(drawn, "thin") + near(pencil)


def flap() -> str:
    """The brass flap for letters, and what has fallen through it."""
    brass = rect(506, 470, 190, 66, BRASS, 8) + rect(522, 484, 158, 22, "#5a4114", 6)
    return group(brass) + group(stroke([(540, 522), (660, 522)], "#8a6a1c", 5), "flat")


def paper() -> str:
    """The butter paper with a plan of three lines."""
    sheet = at(
        rect(-96, -60, 192, 116, "#f2e6b8", 3)
        + stroke([(-70, -32), (60, -32)], "#5a4a6a", 5)
        + stroke([(-70, -4), (40, -4)], "#5a4a6a", 5)
        + stroke([(-70, 24), (66, 24)], "#5a4a6a", 5)
        + stroke([(-72, 40), (70, 40)], "#c8402f", 4),
        700,
        500,
        turn=-9,
    )
    return group(sheet)
