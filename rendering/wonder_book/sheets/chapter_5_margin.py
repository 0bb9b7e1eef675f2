"""Chapter V, first sheet: the margin, and what readers left on it."""

from rendering.palette import Tint
from rendering.wonder_book.drawing import (
    crumbs,
    drawn,
    gate,
    icon,
    rings,
    ruled,
    sketch,
    stitches,
    tufts,
    wall,
    waves,
)
from rendering.wonder_book.maps import Area, Map, Painter

ART: dict[str, Painter] = {
    "red-cut": drawn(
        sketch((4, 60), (30, 72), (60, 84), (96, 96), wide=2.6),
        stitches((4, 64), (92, 97), 8),
        icon("needle", 84, 66, 44),
    ),
    "red-thumb": drawn(
        rings(50, 108, (108, 84), 6, 2.2),
        tufts(52, 4, 14, 86),
    ),
    "red-tea": drawn(
        rings(46, 76, (74, 44)),
        rings(47, 77, (68, 39)),
        waves((30, 78, 62, 86), 2, 3),
        icon("cookie", 86, 90, 32),
    ),
    "red-blot": drawn(
        rings(50, 78, (60, 40), 5, 3),
        rings(14, 66, (9, 9), 2, 3),
        rings(88, 62, (12, 12), 2, 3),
        rings(82, 92, (8, 8), 2, 3),
        rings(16, 92, (10, 7), 2, 3),
    ),
    "red-horse": drawn(
        sketch((72, 62), (92, 62), (94, 74), (72, 74), (72, 62), wide=2.6),
        sketch((74, 74), (73, 92), wide=2.4),
        sketch((79, 74), (78, 92), wide=2.4),
        sketch((83, 74), (83, 92), wide=2.4),
        sketch((88, 74), (88, 92), wide=2.4),
        sketch((93, 74), (94, 92), wide=2.4),
        sketch((73, 63), (66, 50), (60, 54), (64, 58), (70, 58), wide=2.4),
        sketch((94, 64), (98, 74)),
        tufts(95, 9, 4, 60),
    ),
    "red-flowers": drawn(
        icon("petals", 22, 66, 58),
        sketch((22, 74), (26, 98), wide=2.4),
        icon("petals", 76, 58, 48),
        sketch((76, 65), (72, 98), wide=2.4),
        icon("sprout", 50, 90, 50),
    ),
    "red-ribbon": drawn(
        sketch((30, 2), (36, 30), (28, 60), (38, 96), wide=2.4),
        sketch((62, 2), (68, 30), (60, 60), (70, 96), wide=2.4),
        sketch((38, 96), (50, 82), (70, 96), wide=2.4),
    ),
    "red-gnat": drawn(
        rings(50, 76, (9, 26), 1, 2.2),
        rings(50, 60, (8, 8), 1, 2.2),
        rings(30, 68, (30, 11), 1, 2),
        rings(70, 68, (30, 11), 1, 2),
        sketch((46, 80), (28, 92), (24, 98)),
        sketch((54, 80), (72, 92), (76, 98)),
        sketch((46, 84), (38, 96)),
        sketch((54, 84), (62, 96)),
    ),
    "red-clip": drawn(
        sketch((36, 92), (36, 52), (44, 44), (60, 44), (68, 52), (68, 94), wide=3.4),
        sketch((68, 94), (60, 98), (50, 98), (44, 92), (44, 58), wide=3.4),
        sketch((44, 58), (52, 52), (60, 58), (60, 86), wide=3.4),
        crumbs((6, 84, 32, 96), 5, 2),
    ),
    "red-rules": drawn(
        ruled((3, 8, 97, 96), 8),
        sketch((12, 3), (12, 97), wide=2.4),
    ),
    "bakery": drawn(
        wall((3, 4, 97, 97), 0.16, 5, (34, 20)),
        icon("bread", 88, 84, 42),
        icon("bread", 12, 86, 38),
    ),
    "red-hill": drawn(
        rings(50, 112, (112, 96), 3, 2),
        gate(86, 97, 24, 54),
        tufts(92, 4, 6, 40),
    ),
}

MAP = Map(
    corners={
        "hill-nw": (671, 123),
        "hill-ne": (886, 126),
        "hill-se": (886, 317),
        "bakery-nw": (328, 129),
        "bakery-ne": (626, 135),
        "flowers-nw": (50, 316),
        "flowers-ribbon": (271, 306),
        "bakery-ribbon": (324, 307),
        "bakery-ribbon-rules": (501, 309),
        "bakery-rules": (619, 312),
        "hill-rules-w": (662, 315),
        "hill-rules-e": (805, 318),
        "blot-flowers-ribbon": (264, 500),
        "blot-gnat-ribbon-rules": (502, 504),
        "clip-gnat-rules": (706, 515),
        "clip-rules": (801, 517),
        "clip-ne": (883, 513),
        "flowers-tea": (48, 531),
        "blot-flowers-tea": (265, 539),
        "cut-tea": (53, 718),
        "blot-cut-tea-thumb": (274, 708),
        "blot-gnat-horse-thumb": (508, 750),
        "clip-gnat-horse": (711, 755),
        "clip-horse": (886, 759),
        "cut-sw": (55, 930),
        "cut-thumb": (273, 920),
        "horse-thumb": (510, 924),
        "horse-se": (886, 930),
    },
    areas={
        "red-cut": Area(
            "cut-tea blot-cut-tea-thumb cut-thumb cut-sw", (59, 722, 263, 912), (252, 219, 211)
        ),
        "red-thumb": Area(
            "blot-cut-tea-thumb blot-gnat-horse-thumb horse-thumb cut-thumb",
            (281, 751, 503, 915),
            (229, 202, 181),
        ),
        "red-tea": Area(
            "flowers-tea blot-flowers-tea blot-cut-tea-thumb cut-tea",
            (59, 541, 259, 703),
            (197, 161, 107),
        ),
        "red-blot": Area(
            (
                "blot-flowers-ribbon blot-gnat-ribbon-rules blot-gnat-horse-thumb "
                "blot-cut-tea-thumb blot-flowers-tea"
            ),
            (279, 517, 497, 703),
            (191, 183, 205),
        ),
        "red-horse": Area(
            "blot-gnat-horse-thumb clip-gnat-horse clip-horse horse-se horse-thumb",
            (521, 769, 877, 919),
            (252, 225, 179),
        ),
        "red-gnat": Area(
            ("blot-gnat-ribbon-rules clip-gnat-rules clip-gnat-horse blot-gnat-horse-thumb"),
            (515, 521, 699, 743),
            (213, 210, 186),
        ),
        "red-clip": Area(
            "clip-gnat-rules clip-rules clip-ne clip-horse clip-gnat-horse",
            (717, 525, 875, 749),
            (184, 189, 194),
        ),
        "red-flowers": Area(
            ("flowers-nw flowers-ribbon blot-flowers-ribbon blot-flowers-tea flowers-tea"),
            (57, 321, 257, 519),
            (243, 192, 200),
        ),
        "red-ribbon": Area(
            (
                "flowers-ribbon bakery-ribbon bakery-ribbon-rules "
                "blot-gnat-ribbon-rules blot-flowers-ribbon"
            ),
            (277, 315, 495, 495),
            (229, 140, 134),
        ),
        "red-rules": Area(
            (
                "bakery-ribbon-rules bakery-rules hill-rules-w hill-rules-e "
                "clip-rules clip-gnat-rules blot-gnat-ribbon-rules"
            ),
            (507, 323, 795, 497),
            (227, 230, 222),
        ),
        "bakery": Area(
            "bakery-nw bakery-ne bakery-rules bakery-ribbon-rules bakery-ribbon",
            (339, 147, 613, 293),
            (248, 172, 110),
        ),
        "red-hill": Area(
            "hill-nw hill-ne hill-se hill-rules-e hill-rules-w",
            (677, 131, 873, 303),
            (182, 201, 138),
        ),
    },
    parts=(
        (
            "red-cut",
            "red-thumb",
            "red-tea",
            "red-blot",
            "red-horse",
            "red-flowers",
            "red-ribbon",
            "red-gnat",
            "red-clip",
            "red-rules",
            "red-hill",
        ),
        ("bakery",),
    ),
    art=ART,
    page=Tint((242, 226, 216), (255, 247, 240), (214, 156, 150)),
)
