"""Pictures that are shown with a page, as pen drawings; `scene-<name>` says what they show."""

from rendering.wonder_book.drawing import (
    boards,
    coil,
    crumbs,
    drawn,
    hail,
    icon,
    pane,
    print_lines,
    rings,
    ruled,
    sketch,
    stones,
    wall,
)
from rendering.wonder_book.maps import Painter

SEVEN = (2, 1)  # column and row of the pane whose star has seven points

SCENES: dict[str, Painter] = {
    "fold-panes": drawn(
        *(
            pane(28 + 22 * column, 19 + 31 * row, 40, 7 if (column, row) == SEVEN else 6)
            for row in range(3)
            for column in range(3)
        ),
        sketch((14, 2), (86, 2), (86, 98), (14, 98), (14, 2), wide=4),
    ),
    "dark-white": drawn(
        ruled((1, 3, 99, 30), 16, 2),
        sketch((4, 96), (16, 42), (90, 34), (98, 90), (4, 96), wide=3),
        coil(54, 66, 58, 3.4),
        print_lines((16, 50, 34, 88), 6, 1, 2),
    ),
    "dark-ruler": drawn(
        sketch((28, 98), (26, 50), (36, 18), (50, 8), (64, 18), (74, 50), (72, 98), wide=4),
        rings(50, 50, (64, 82), 1, 3),
        rings(42, 46, (9, 12), 2, 3),
        rings(58, 46, (9, 12), 2, 3),
        sketch((50, 50), (48, 62), (52, 62)),
        sketch((44, 74), (56, 74), wide=3),
        sketch((80, 12), (90, 10), (94, 92), (84, 94), (80, 12), wide=3),
        *(sketch((80.5 + 0.7 * i, 20 + 11 * i), (84.5 + 0.7 * i, 19.6 + 11 * i)) for i in range(7)),
    ),
    "red-shell": drawn(
        rings(50, 20, (26, 28), 1, 3),
        rings(48, 19, (2, 2), 1, 4),
        rings(52, 19, (2, 2), 1, 4),
        sketch((48.5, 25), (50, 26.5), (51.5, 25), wide=2.4),
        sketch((45, 12), (42, 26), (41, 36), wide=4),
        sketch((55, 12), (58, 26), (59, 36), wide=4),
        sketch((44, 32), (34, 50), (32, 72), (68, 72), (66, 50), (56, 32), wide=3),
        coil(50, 62, 30, 2.4),
        sketch((12, 74), (88, 74), wide=5),
        sketch((20, 74), (20, 98), wide=4),
        sketch((80, 74), (80, 98), wide=4),
        sketch((40, 72), (38, 96), wide=3),
        sketch((60, 72), (62, 96), wide=3),
        icon("book", 80, 60, 70),
    ),
    "bolt-asleep": drawn(
        sketch((2, 34), (98, 30), wide=2),
        stones((6, 44, 70, 48), 6, 1),
        stones((4, 62, 64, 66), 6, 2),
        stones((6, 84, 70, 88), 7, 3),
        icon("dragon", 84, 52, 170),
        rings(81, 40, (11, 8), 2, 3),
        crumbs((70, 76, 98, 92), 8, 4),
    ),
    "bolt-hand": drawn(
        boards((30, 4, 74, 96), 6, 1),
        sketch((30, 4), (30, 96), (74, 96), (74, 4), (30, 4), wide=4),
        sketch((20, 50), (80, 50), (80, 58), (20, 58), (20, 50), wide=4),
        icon("hand", 15, 54, 110, 270),
        hail((80, 6, 98, 86), 16, 3),
        wall((1, 66, 28, 98), 0.2, 4),
    ),
}
