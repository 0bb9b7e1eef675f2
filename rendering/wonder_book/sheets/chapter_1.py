"""Chapter I: Lamp Court and what lies around it."""

from math import pi, sin
from random import Random

from rendering.canvas import Pen
from rendering.lines import Point
from rendering.wonder_book.maps import Area, Box, Map
from rendering.wonder_book.strokes import arch, bricks, drop, hinge, planks, shelf, tuft


def landing(pen: Pen, _: Box) -> None:
    planks(pen, (242, 822, 890, 930), rows=4, seed=1)
    pen.stamp("portal", (836, 882), 84)


def well(pen: Pen, _: Box) -> None:
    pen.stamp("fountain", (140, 850), 150, turn=180)
    for x, y in ((92, 764), (140, 738), (186, 760), (120, 712), (168, 704)):
        drop(pen, (x, y))
    for x in range(262, 440, 44):
        tuft(pen, (x, 632 + (x - 262) * 0.1))


def hinge_hill(pen: Pen, _: Box) -> None:
    for i in range(4):
        pen.ring((342, 842), (128 - i * 26, 66 - i * 15), 1.5, arc=(180, 360))
    for x, y in ((272, 752), (408, 756), (342, 716)):
        hinge(pen, (x, y))
    for x, y in ((304, 796), (380, 798), (268, 808)):
        tuft(pen, (x, y))


def gatehouse(pen: Pen, _: Box) -> None:
    bricks(pen, (446, 604, 654, 822), (40, 22), seed=2, share=0.22)
    arch(pen, (608, 804), 34, 66)
    for x in range(582, 640, 13):
        pen.line([(x, 750), (x, 804)], 1.5)


def lamp_court(pen: Pen, _: Box) -> None:
    for i in range(7):
        pen.line([(226 + i * 66, 606), (330 + i * 34, 500)], 1.2, 190)
    for y in (518, 540, 568, 596):
        pen.line([(216, y), (640, y)], 1.2, 190)
    pen.stamp("lamp", (266, 540), 76)
    pen.stamp("lantern", (372, 540), 66)
    pen.stamp("lamp", (604, 560), 66)


def bakery(pen: Pen, _: Box) -> None:
    bricks(pen, (224, 336, 436, 500), (34, 20), seed=5, share=0.16)
    pen.stamp("bread", (400, 470), 48)
    pen.stamp("bread", (256, 478), 42)


def bell_stair(pen: Pen, _: Box) -> None:
    left, top = 62, 540
    steps: list[Point] = []
    for i in range(9):
        steps += [(left + i * 16, top - i * 30), (left + i * 16, top - (i + 1) * 30)]
    pen.line(steps, 2)
    for i, (x, y) in enumerate(steps[1::2]):
        pen.line([(x, y), (x + 16, y)], 2)
        pen.line([(x + 4, y + 6), (x + 4, 548 - i)], 1, 150)


def reading_room(pen: Pen, _: Box) -> None:
    shelf(pen, (236, 262, 566, 314), seed=7)
    pen.stamp("armchair", (524, 234), 54)
    pen.stamp("candle", (262, 236), 46)


def paper_bridge(pen: Pen, _: Box) -> None:
    for i in range(15):
        x = 584 + i * 20
        sag = 12 * sin(pi * i / 14)
        pen.line([(x, 264 + sag), (x - 8, 292 + sag)], 1.6)
    for down in (0, 28):
        rail = [(584 + i * 20, 262 + down + 12 * sin(pi * i / 14)) for i in range(15)]
        pen.line([(x - down * 0.3, y) for x, y in rail], 2)
    pen.stamp("paper-plane", (846, 236), 44)


def seam(pen: Pen, _: Box) -> None:
    points = [(722 + i * 10, 462 - 14 * sin(i / 2.2)) for i in range(15)]
    pen.line(points, 2)
    for x, y in points[1::2]:
        pen.line([(x - 7, y - 9), (x + 7, y + 9)], 1.6)
        pen.line([(x + 7, y - 9), (x - 7, y + 9)], 1.6)
    pen.stamp("needle", (848, 414), 46, turn=90)


def torn_edge(pen: Pen, _: Box) -> None:
    dice = Random(3)
    tear = [(690 + dice.uniform(-14, 8), y) for y in range(330, 820, 14)]
    pen.shape([(640, 320), *tear, (640, 820)], 150)
    pen.line(tear, 3)
    for i in range(7):
        x = 730 + i * 22
        pen.line([(x, 776 - dice.uniform(0, 10)), (x + 12, 752 - dice.uniform(0, 14))], 1.4)


MAP = Map(
    corners={
        # bell stair, reading room, bakery, lamp court
        "stair-nw": (46, 124),
        "stair-ne": (212, 118),
        "stair-se": (212, 568),
        "stair-sw": (48, 546),
        "three-stair": (226, 318),
        "two-ovens": (222, 500),
        "room-ne": (562, 122),
        "room-se": (574, 318),
        "door": (552, 324),
        "three-ovens": (426, 336),
        "oven-se": (434, 490),
        "court-ne": (644, 376),
        "court-se": (636, 598),
        "court-sw": (446, 606),
        # paper bridge, seam, torn edge
        "bridge-ne": (884, 122),
        "bridge-se": (880, 276),
        "three-bridge": (704, 308),
        "bridge-sw": (664, 332),
        "seam-se": (878, 492),
        "seam-sw": (700, 500),
        "edge-se": (880, 786),
        "edge-sw": (682, 794),
        "edge-w": (668, 540),
        # well, hinge hill, gatehouse, landing
        "well-nw": (46, 588),
        "well-n": (216, 600),
        "well-ne": (440, 630),
        "hill-ne": (444, 667),
        "hill-nw": (238, 646),
        "hill-se": (446, 814),
        "hill-sw": (242, 808),
        "well-sw": (50, 926),
        "well-se": (238, 930),
        "gate-e": (652, 700),
        "gate-se": (656, 806),
        "landing-ne": (884, 824),
        "landing-se": (882, 928),
    },
    areas={
        "landing": Area(
            "hill-sw hill-se gate-se landing-ne landing-se well-se",
            (252, 817, 872, 926),
            (249, 218, 170),
        ),
        "well": Area(
            "well-nw well-n well-ne hill-ne hill-nw hill-sw well-se well-sw",
            (54, 606, 232, 920),
            (179, 211, 219),
        ),
        "hinge-hill": Area(
            "hill-nw hill-ne hill-se hill-sw", (248, 661, 438, 806), (176, 191, 130)
        ),
        "gatehouse": Area(
            "court-sw court-se gate-e gate-se hill-se hill-ne well-ne",
            (452, 616, 646, 800),
            (175, 154, 133),
        ),
        "lamp-court": Area(
            "three-ovens door court-ne court-se court-sw stair-se two-ovens oven-se",
            (440, 374, 636, 594),
            (250, 223, 139),
        ),
        "bakery": Area(
            "three-stair three-ovens oven-se two-ovens", (232, 340, 426, 488), (204, 146, 97)
        ),
        "bell-stair": Area(
            "stair-nw stair-ne three-stair two-ovens stair-se stair-sw",
            (54, 130, 212, 540),
            (184, 176, 192),
        ),
        "reading-room": Area(
            "stair-ne room-ne room-se door three-ovens three-stair",
            (228, 132, 562, 314),
            (225, 202, 137),
        ),
        "paper-bridge": Area(
            "room-ne bridge-ne bridge-se three-bridge bridge-sw room-se",
            (576, 132, 872, 284),
            (218, 226, 210),
        ),
        "seam": Area(
            "bridge-se seam-se seam-sw three-bridge", (708, 312, 872, 488), (208, 168, 168)
        ),
        "torn-edge": Area(
            "three-bridge seam-sw seam-se edge-se edge-sw edge-w bridge-sw",
            (682, 506, 870, 780),
            (164, 153, 170),
        ),
    },
    parts=(
        ("landing", "well", "hinge-hill", "gatehouse"),
        ("lamp-court", "bakery", "bell-stair", "reading-room"),
        ("paper-bridge", "seam", "torn-edge"),
    ),
    art={
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
    },
)
