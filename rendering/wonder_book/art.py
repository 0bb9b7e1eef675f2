"""What is drawn in the areas of chapter I: a few strokes each, in thin ink, behind the figures."""

from collections.abc import Callable
from math import cos, pi, sin
from random import Random

from rendering.canvas import Pen
from rendering.lines import Point
from rendering.wonder_book.maps import Box

Painter = Callable[[Pen], None]


def landing(pen: Pen) -> None:
    _planks(pen, (242, 822, 890, 930), rows=4, seed=1)
    pen.stamp("portal", (836, 882), 84)


def well(pen: Pen) -> None:
    pen.stamp("fountain", (140, 850), 150, turn=180)
    for x, y in ((92, 764), (140, 738), (186, 760), (120, 712), (168, 704)):
        _drop(pen, (x, y))
    for x in range(262, 440, 44):
        _tuft(pen, (x, 632 + (x - 262) * 0.1))


def hinge_hill(pen: Pen) -> None:
    for i in range(4):
        pen.ring((342, 842), (128 - i * 26, 66 - i * 15), 1.5, arc=(180, 360))
    for x, y in ((272, 752), (408, 756), (342, 716)):
        _hinge(pen, (x, y))
    for x, y in ((304, 796), (380, 798), (268, 808)):
        _tuft(pen, (x, y))


def gatehouse(pen: Pen) -> None:
    _bricks(pen, (446, 604, 654, 822), (40, 22), seed=2, share=0.22)
    _arch(pen, (608, 804), 34, 66)
    for x in range(582, 640, 13):
        pen.line([(x, 750), (x, 804)], 1.5)


def lamp_court(pen: Pen) -> None:
    for i in range(7):
        pen.line([(226 + i * 66, 606), (330 + i * 34, 500)], 1.2, 190)
    for y in (518, 540, 568, 596):
        pen.line([(216, y), (640, y)], 1.2, 190)
    pen.stamp("lamp", (266, 540), 76)
    pen.stamp("lantern", (372, 540), 66)
    pen.stamp("lamp", (604, 560), 66)


def bakery(pen: Pen) -> None:
    _bricks(pen, (224, 336, 436, 500), (34, 20), seed=5, share=0.16)
    pen.stamp("bread", (400, 470), 48)
    pen.stamp("bread", (256, 478), 42)


def bell_stair(pen: Pen) -> None:
    left, top = 62, 540
    steps: list[Point] = []
    for i in range(9):
        steps += [(left + i * 16, top - i * 30), (left + i * 16, top - (i + 1) * 30)]
    pen.line(steps, 2)
    for i, (x, y) in enumerate(steps[1::2]):
        pen.line([(x, y), (x + 16, y)], 2)
        pen.line([(x + 4, y + 6), (x + 4, 548 - i)], 1, 150)


def reading_room(pen: Pen) -> None:
    _shelf(pen, (236, 262, 566, 314), seed=7)
    pen.stamp("armchair", (524, 234), 54)
    pen.stamp("candle", (262, 236), 46)


def paper_bridge(pen: Pen) -> None:
    for i in range(15):
        x = 584 + i * 20
        sag = 12 * sin(pi * i / 14)
        pen.line([(x, 264 + sag), (x - 8, 292 + sag)], 1.6)
    for drop in (0, 28):
        rail = [(584 + i * 20, 262 + drop + 12 * sin(pi * i / 14)) for i in range(15)]
        pen.line([(x - drop * 0.3, y) for x, y in rail], 2)
    pen.stamp("paper-plane", (846, 236), 44)


def seam(pen: Pen) -> None:
    points = [(722 + i * 10, 462 - 14 * sin(i / 2.2)) for i in range(15)]
    pen.line(points, 2)
    for x, y in points[1::2]:
        pen.line([(x - 7, y - 9), (x + 7, y + 9)], 1.6)
        pen.line([(x + 7, y - 9), (x - 7, y + 9)], 1.6)
    pen.stamp("needle", (848, 414), 46, turn=90)


def torn_edge(pen: Pen) -> None:
    dice = Random(3)
    tear = [(690 + dice.uniform(-14, 8), y) for y in range(330, 820, 14)]
    pen.shape([(640, 320), *tear, (640, 820)], 150)
    pen.line(tear, 3)
    for i in range(7):
        x = 730 + i * 22
        pen.line([(x, 776 - dice.uniform(0, 10)), (x + 12, 752 - dice.uniform(0, 14))], 1.4)


PAINTERS: dict[str, Painter] = {
    "landing": landing,
    "well": well,
    "hinge-hill": hinge_hill,
    "gatehouse": gatehouse,
    "lamp-court": lamp_court,
    "bakery": bakery,
    "bell-stair": bell_stair,
    "reading-room": reading_room,
    "paper-bridge": paper_bridge,
    "seam": seam,
    "torn-edge": torn_edge,
}


def _planks(pen: Pen, box: Box, rows: int, seed: int) -> None:
    dice, (x0, y0, x1, y1) = Random(seed), box
    for row in range(rows):
        y = y0 + (y1 - y0) * row / rows
        pen.line([(x0, y), (x1, y)], 1.5, 200)
        for _ in range(3):
            x = dice.uniform(x0, x1)
            pen.line([(x, y), (x, y + (y1 - y0) / rows)], 1.5, 200)


def _bricks(pen: Pen, box: Box, brick: tuple[int, int], seed: int, share: float) -> None:
    """Here and there a few bricks: a whole wall would shout."""
    dice, (x0, y0, x1, y1) = Random(seed), box
    for row in range((y1 - y0) // brick[1]):
        for column in range((x1 - x0) // brick[0] + 1):
            x = x0 + column * brick[0] + row % 2 * brick[0] // 2
            y = y0 + row * brick[1]
            if dice.random() < share:
                right, bottom = x + brick[0], y + brick[1]
                pen.line([(x, y), (right, y), (right, bottom), (x, bottom), (x, y)], 1.2, 200)


def _arch(pen: Pen, foot: Point, half: int, high: int) -> None:
    x, y = foot
    top = [
        (x - half * cos(pi * i / 12), y - high + half - half * sin(pi * i / 12)) for i in range(13)
    ]
    pen.line([(x - half, y), *top, (x + half, y)], 2.5)


def _shelf(pen: Pen, box: Box, seed: int) -> None:
    """A row of books of uneven height, some leaning."""
    dice, (x0, y0, x1, y1) = Random(seed), box
    pen.line([(x0, y1), (x1, y1)], 2)
    x = float(x0 + 4)
    while x < x1 - 16:
        wide, high = dice.uniform(8, 17), dice.uniform(0.6, 1) * (y1 - y0)
        lean = dice.choice((0, 0, 0, 6))
        book = [(x, y1), (x + lean, y1 - high), (x + wide + lean, y1 - high), (x + wide, y1)]
        pen.line(book, 1.5)
        pen.line([(x + lean, y1 - high * 0.8), (x + wide + lean, y1 - high * 0.8)], 1, 180)
        x += wide + lean + dice.choice((1, 1, 1, 12))


def _hinge(pen: Pen, middle: Point) -> None:
    x, y = middle
    for side in (-1, 1):
        edge = x + side * 15
        pen.line([(x, y - 9), (edge, y - 9), (edge, y + 9), (x, y + 9)], 1.8)
        pen.dot((x + side * 9, y), 2)
    pen.line([(x, y - 12), (x, y + 12)], 3)


def _tuft(pen: Pen, foot: Point) -> None:
    x, y = foot
    for lean in (-7, -2, 4, 8):
        pen.line([(x + lean * 0.3, y), (x + lean, y - 11)], 1.5)


def _drop(pen: Pen, tip: Point) -> None:
    """A drop that falls upwards."""
    x, y = tip
    pen.line([(x, y + 16), (x - 5, y + 6)], 1.6)
    pen.line([(x, y + 16), (x + 5, y + 6)], 1.6)
    pen.ring((x, y + 5), (5, 6), 1.6, arc=(170, 370))
