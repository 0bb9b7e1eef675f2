"""Chapter VI, first sheet: the tower from the inside, as pages."""

from rendering.palette import Tint
from rendering.wonder_book.drawing import (
    boards,
    chain,
    drawn,
    icon,
    print_lines,
    rings,
    ruled,
    sketch,
    stair,
    stitches,
    wall,
)
from rendering.wonder_book.maps import Area, Map, Painter

ART: dict[str, Painter] = {
    "bolt-foot": drawn(
        stair((40, 97, 97, 60), 5),
        print_lines((4, 88, 36, 96), 3, 1, 2),
    ),
    "bolt-inside": drawn(
        sketch((8, 97), (8, 46), (92, 46), (92, 97), wide=2.6),
        ruled((8, 60, 92, 86), 2, 2),
        sketch((52, 74), (96, 74), wide=4),
        sketch((60, 70), (60, 78), wide=3),
        sketch((84, 70), (84, 78), wide=3),
        rings(22, 74, (9, 9), 1, 2.4),
    ),
    "bolt-hooks": drawn(
        wall((2, 3, 98, 98), 0.12, 2, (36, 20)),
        *(icon("hanger", 8 + 10.5 * i, 88, 26) for i in range(9)),
    ),
    "bolt-stair": drawn(
        stair((4, 97, 60, 62), 6),
        stair((60, 62, 97, 42), 4),
        print_lines((66, 76, 96, 95), 4, 3, 2),
    ),
    "bolt-slit": drawn(
        wall((2, 3, 98, 97), 0.14, 4, (38, 21)),
        sketch((86, 40), (82, 50), (82, 90), (86, 96), (90, 90), (90, 50), (86, 40), wide=2.6),
        sketch((78, 90), (30, 98)),
        sketch((78, 76), (10, 92)),
    ),
    "bell-stair": drawn(
        stair((6, 97, 80, 58), 8),
        icon("bell", 84, 76, 78),
        sketch((84, 66), (84, 40)),
    ),
    "bolt-dog-ear": drawn(
        sketch((72, 3), (97, 34), wide=2.6),
        sketch((72, 3), (76, 30), (97, 34)),
        boards((3, 82, 97, 97), 2, 5),
        print_lines((4, 70, 60, 76), 2, 6, 2),
    ),
    "bolt-desk": drawn(
        sketch((4, 54), (96, 54), wide=3),
        sketch((12, 54), (10, 97), wide=2.4),
        sketch((88, 54), (90, 97), wide=2.4),
        icon("book", 50, 45, 30),
        icon("cookie", 72, 92, 24),
        icon("web", 20, 64, 34),
    ),
    "bolt-chain": drawn(
        chain((4, 62), (46, 92), 9),
        chain((46, 92), (96, 66), 10),
        icon("lock", 46, 84, 34),
    ),
    "bolt-spine": drawn(
        sketch((20, 3), (16, 50), (20, 97), wide=2.4),
        sketch((80, 3), (84, 50), (80, 97), wide=2.4),
        ruled((18, 60, 82, 92), 3, 2.6),
        stitches((50, 60), (50, 96), 4),
    ),
    "bolt-cut": drawn(
        sketch((30, 97), (58, 60), (72, 3), wide=2.6),
        sketch((42, 97), (66, 62), (80, 3), wide=2.6),
        icon("needle", 86, 80, 50),
        icon("yarn", 14, 82, 44),
    ),
}

AREAS = {
    "bolt-foot": Area(
        "foot-inside-stair foot-slit-stair foot-slit foot-se foot-inside",
        (321, 765, 557, 909),
        (229, 198, 135),
    ),
    "bolt-inside": Area(
        ("hooks-inside hooks-inside-stair foot-inside-stair foot-inside inside-sw"),
        (61, 717, 301, 915),
        (179, 145, 98),
    ),
    "bolt-hooks": Area(
        "desk-hooks desk-dog-ear-hooks-stair hooks-inside-stair hooks-inside",
        (49, 517, 301, 693),
        (197, 174, 130),
    ),
    "bolt-stair": Area(
        (
            "desk-dog-ear-hooks-stair dog-ear-stair slit-stair foot-slit-stair "
            "foot-inside-stair hooks-inside-stair"
        ),
        (321, 511, 553, 741),
        (242, 224, 175),
    ),
    "bolt-slit": Area(
        ("slit-stair bell-stair-slit-w bell-stair-slit-e slit-se foot-slit foot-slit-stair"),
        (573, 707, 877, 857),
        (199, 139, 74),
    ),
    "bell-stair": Area(
        (
            "bell-stair-cut-dog-ear-spine bell-stair-cut bell-stair-slit-e "
            "bell-stair-slit-w bell-stair-dog-ear"
        ),
        (619, 361, 877, 687),
        (186, 175, 154),
    ),
    "bolt-dog-ear": Area(
        (
            "desk-dog-ear-spine bell-stair-cut-dog-ear-spine bell-stair-dog-ear "
            "dog-ear-stair desk-dog-ear-hooks-stair"
        ),
        (313, 347, 589, 491),
        (229, 200, 122),
    ),
    "bolt-desk": Area(
        ("chain-desk chain-desk-spine desk-dog-ear-spine desk-dog-ear-hooks-stair desk-hooks"),
        (55, 297, 297, 491),
        (168, 147, 116),
    ),
    "bolt-chain": Area(
        "chain-nw chain-ne chain-spine chain-desk-spine chain-desk",
        (57, 131, 307, 271),
        (202, 202, 181),
    ),
    "bolt-spine": Area(
        ("chain-spine cut-spine bell-stair-cut-dog-ear-spine desk-dog-ear-spine chain-desk-spine"),
        (327, 151, 599, 325),
        (213, 174, 88),
    ),
    "bolt-cut": Area(
        "cut-spine cut-ne bell-stair-cut bell-stair-cut-dog-ear-spine",
        (621, 157, 879, 339),
        (199, 207, 165),
    ),
}

MAP = Map(
    corners={
        "chain-nw": (52, 125),
        "chain-ne": (319, 116),
        "chain-spine": (318, 143),
        "cut-spine": (613, 145),
        "cut-ne": (886, 151),
        "chain-desk": (50, 291),
        "chain-desk-spine": (312, 278),
        "desk-dog-ear-spine": (306, 333),
        "bell-stair-cut-dog-ear-spine": (604, 343),
        "bell-stair-cut": (885, 347),
        "desk-hooks": (43, 511),
        "desk-dog-ear-hooks-stair": (308, 506),
        "dog-ear-stair": (560, 506),
        "bell-stair-dog-ear": (602, 505),
        "slit-stair": (559, 692),
        "bell-stair-slit-w": (609, 694),
        "bell-stair-slit-e": (884, 699),
        "hooks-inside": (45, 712),
        "hooks-inside-stair": (311, 700),
        "foot-inside-stair": (315, 758),
        "foot-slit-stair": (567, 761),
        "foot-slit": (566, 871),
        "slit-se": (886, 880),
        "inside-sw": (54, 930),
        "foot-inside": (316, 921),
        "foot-se": (565, 927),
    },
    areas=AREAS,
    parts=(tuple(AREAS),),
    art=ART,
    page=Tint((238, 214, 164), (252, 240, 208), (170, 164, 100)),
)
