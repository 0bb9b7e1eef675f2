"""Chapter II: the town in winter, as long as it is not folded away."""

from rendering.palette import Tint
from rendering.wonder_book.drawing import (
    drawn,
    flakes,
    gate,
    icon,
    print_lines,
    rings,
    ruled,
    sketch,
    stair,
    stitches,
    stones,
    tufts,
    wall,
)
from rendering.wonder_book.maps import Area, Map, Painter

ART: dict[str, Painter] = {
    "fold-roofs": drawn(
        sketch((4, 96), (4, 62), (28, 44), (52, 62), (52, 96)),
        sketch((40, 54), (66, 36), (94, 60), (94, 96)),
        wall((10, 66, 48, 94), 0.3, 1, (26, 15)),
        sketch((20, 50), (20, 34), (30, 34), (30, 46)),
        sketch((72, 42), (72, 24), (82, 24), (82, 50)),
        flakes((60, 62, 92, 96), 6, 1),
    ),
    "fold-line": drawn(
        sketch((2, 40), (26, 47), (50, 49), (74, 47), (98, 40)),
        icon("coat", 24, 62, 54),
        sketch((44, 49), (44, 78), (64, 80), (64, 49)),
        icon("cloak", 82, 60, 48),
        flakes((6, 78, 96, 96), 9, 2),
    ),
    "bakery": drawn(
        wall((4, 4, 96, 96), 0.16, 3, (34, 20)),
        gate(50, 96, 44, 66),
        icon("bread", 16, 90, 40),
        icon("bread", 84, 90, 36),
    ),
    "lamp-court": drawn(
        ruled((2, 80, 98, 96), 4),
        sketch((20, 98), (38, 80)),
        sketch((50, 98), (50, 80)),
        sketch((80, 98), (62, 80)),
        icon("lamp", 16, 62, 70),
        icon("lamp", 86, 64, 62),
        flakes((30, 60, 72, 78), 5, 5),
    ),
    "gatehouse": drawn(
        wall((4, 4, 96, 96), 0.14, 4, (40, 22)),
        gate(50, 98, 52, 100),
        sketch((34, 98), (34, 82)),
        sketch((50, 98), (50, 78)),
        sketch((66, 98), (66, 82)),
        icon("gear", 84, 60, 44),
    ),
    "fold-drift": drawn(
        rings(30, 104, (86, 60), 3),
        rings(76, 106, (76, 44), 3),
        icon("papers", 82, 74, 40),
        icon("papers", 16, 66, 34, 30),
        flakes((6, 40, 94, 70), 9, 6),
    ),
    "fold-steps": drawn(
        stair((4, 98, 96, 54), 9),
        sketch((6, 90), (96, 46)),
        sketch((4, 98), (50, 98), (96, 98)),
        flakes((6, 40, 60, 66), 6, 7),
    ),
    "fold-ledge": drawn(
        sketch((2, 82), (20, 80), (40, 84), (66, 80), (98, 83), wide=3),
        tufts(82, 5),
        sketch((30, 80), (30, 66), (70, 66), (70, 80)),
        sketch((26, 66), (74, 66), wide=3),
        ruled((6, 90, 94, 96), 3),
    ),
    "fold-tower": drawn(
        sketch((32, 98), (38, 62), (62, 62), (68, 98)),
        sketch((34, 62), (34, 46), (66, 46), (66, 62), (34, 62), wide=2.5),
        sketch((30, 46), (50, 34), (70, 46)),
        icon("flame", 50, 54, 30),
        sketch((26, 52), (4, 44)),
        sketch((26, 58), (4, 62)),
        sketch((74, 52), (96, 44)),
        sketch((74, 58), (96, 62)),
        wall((38, 68, 62, 98), 0.3, 8, (22, 14)),
    ),
    "fold-hollow": drawn(
        rings(50, 102, (112, 70), 4),
        stones((14, 82, 86, 92), 4, 9),
        flakes((6, 42, 94, 60), 6, 10),
    ),
    "fold-gutter": drawn(
        sketch((42, 2), (46, 30), (42, 60), (48, 98), wide=2.5),
        sketch((56, 2), (52, 30), (58, 60), (52, 98), wide=2.5),
        stitches((49, 60), (50, 96), 5),
        print_lines((4, 62, 34, 96), 6, 11, 2),
        print_lines((66, 62, 98, 96), 6, 12, 2),
    ),
}

MAP = Map(
    corners={
        "line-nw": (264, 145),
        "line-ne": (479, 140),
        "gutter-nw": (686, 155),
        "gutter-ne": (886, 153),
        "roofs-nw": (50, 166),
        "line-roofs": (261, 157),
        "gatehouse-line": (477, 228),
        "gatehouse-gutter": (681, 236),
        "bakery-roofs": (45, 403),
        "bakery-lamp-court-line-roofs": (252, 391),
        "gatehouse-lamp-court-line": (476, 390),
        "gatehouse-gutter-hollow": (671, 400),
        "gutter-hollow": (882, 399),
        "bakery-drift": (49, 674),
        "bakery-drift-lamp-court-steps": (254, 662),
        "gatehouse-lamp-court-ledge-steps": (471, 660),
        "gatehouse-hollow-ledge-tower": (681, 668),
        "hollow-tower": (886, 675),
        "drift-sw": (50, 930),
        "drift-steps": (263, 922),
        "ledge-steps": (482, 927),
        "ledge-tower": (687, 930),
        "tower-se": (886, 930),
    },
    areas={
        "fold-roofs": Area(
            "roofs-nw line-roofs bakery-lamp-court-line-roofs bakery-roofs",
            (55, 177, 241, 385),
            (172, 183, 204),
        ),
        "fold-line": Area(
            (
                "line-nw line-ne gatehouse-line gatehouse-lamp-court-line "
                "bakery-lamp-court-line-roofs line-roofs"
            ),
            (267, 157, 469, 377),
            (217, 233, 247),
        ),
        "bakery": Area(
            (
                "bakery-roofs bakery-lamp-court-line-roofs "
                "bakery-drift-lamp-court-steps bakery-drift"
            ),
            (63, 407, 241, 653),
            (196, 148, 107),
        ),
        "lamp-court": Area(
            (
                "bakery-lamp-court-line-roofs gatehouse-lamp-court-line "
                "gatehouse-lamp-court-ledge-steps bakery-drift-lamp-court-steps"
            ),
            (259, 397, 465, 653),
            (208, 183, 109),
        ),
        "gatehouse": Area(
            (
                "gatehouse-line gatehouse-gutter gatehouse-gutter-hollow "
                "gatehouse-hollow-ledge-tower gatehouse-lamp-court-ledge-steps "
                "gatehouse-lamp-court-line"
            ),
            (487, 239, 665, 651),
            (205, 205, 216),
        ),
        "fold-drift": Area(
            "bakery-drift bakery-drift-lamp-court-steps drift-steps drift-sw",
            (55, 679, 239, 917),
            (225, 232, 236),
        ),
        "fold-steps": Area(
            (
                "bakery-drift-lamp-court-steps gatehouse-lamp-court-ledge-steps "
                "ledge-steps drift-steps"
            ),
            (269, 669, 465, 915),
            (196, 208, 222),
        ),
        "fold-ledge": Area(
            (
                "gatehouse-lamp-court-ledge-steps gatehouse-hollow-ledge-tower "
                "ledge-tower ledge-steps"
            ),
            (491, 673, 667, 913),
            (169, 185, 201),
        ),
        "fold-tower": Area(
            "gatehouse-hollow-ledge-tower hollow-tower tower-se ledge-tower",
            (693, 681, 869, 923),
            (228, 208, 136),
        ),
        "fold-hollow": Area(
            ("gatehouse-gutter-hollow gutter-hollow hollow-tower gatehouse-hollow-ledge-tower"),
            (695, 403, 865, 663),
            (169, 183, 211),
        ),
        "fold-gutter": Area(
            ("gutter-nw gutter-ne gutter-hollow gatehouse-gutter-hollow gatehouse-gutter"),
            (691, 161, 867, 385),
            (158, 153, 185),
        ),
    },
    parts=(
        ("fold-roofs", "fold-line", "bakery", "lamp-court", "gatehouse"),
        ("fold-drift", "fold-steps", "fold-ledge", "fold-tower"),
        ("fold-hollow", "fold-gutter"),
    ),
    art=ART,
    page=Tint((186, 200, 214), (222, 232, 240), (120, 140, 170)),
)
