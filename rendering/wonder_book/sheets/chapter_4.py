"""Chapter IV: the Dead Letter Office."""

from rendering.palette import Tint
from rendering.wonder_book.drawing import (
    boards,
    drawn,
    grid,
    icon,
    rings,
    ruled,
    sketch,
    teeth,
    wall,
)
from rendering.wonder_book.maps import Area, Map, Painter

ART: dict[str, Painter] = {
    "post-slot": drawn(
        boards((2, 4, 98, 98), 5, 1),
        sketch((36, 82), (64, 82), (64, 92), (36, 92), (36, 82), wide=2.6),
        icon("envelope", 84, 76, 44),
        icon("envelope", 14, 78, 40),
    ),
    "post-sacks": drawn(
        sketch((2, 98), (6, 74), (16, 66), (26, 74), (30, 98)),
        sketch((26, 98), (32, 66), (44, 56), (56, 66), (60, 98)),
        sketch((56, 98), (60, 76), (72, 68), (86, 76), (92, 98)),
        icon("envelope", 44, 82, 34),
        icon("envelope", 74, 88, 28),
        icon("envelope", 15, 88, 28),
    ),
    "post-sorter": drawn(
        icon("gears", 12, 76, 62),
        icon("gear", 88, 80, 52),
        sketch((24, 92), (80, 92), wide=2.6),
        rings(32, 96, (8, 8)),
        rings(52, 96, (8, 8)),
        rings(72, 96, (8, 8)),
        icon("envelope", 52, 84, 30),
    ),
    "post-counter": drawn(
        sketch((2, 80), (98, 80), wide=3),
        grid((6, 81, 94, 97), 6, 1),
        grid((72, 52, 94, 80), 5, 1),
        icon("bell", 14, 70, 36),
        sketch((84, 10), (92, 40), wide=4),
    ),
    "post-holes": drawn(
        grid((4, 56, 96, 97), 8, 5, 3, 0.45),
        grid((4, 3, 96, 12), 8, 1, 4, 0.5),
    ),
    "post-parcels": drawn(
        sketch((4, 97), (4, 74), (24, 74), (24, 97), (4, 97)),
        sketch((14, 74), (14, 97)),
        sketch((26, 97), (26, 82), (44, 82), (44, 97), (26, 97)),
        sketch((76, 97), (76, 66), (96, 66), (96, 97), (76, 97)),
        sketch((76, 80), (96, 80)),
        teeth((76, 66), (96, 66), 4),
        icon("fangs", 60, 88, 34),
    ),
    "post-scales": drawn(
        sketch((50, 97), (50, 56), wide=2.6),
        sketch((14, 62), (86, 54), wide=2.4),
        sketch((14, 62), (6, 84), (22, 84), (14, 62)),
        sketch((86, 54), (78, 76), (94, 76), (86, 54)),
        sketch((38, 97), (62, 97), wide=3),
        icon("envelope", 14, 80, 24),
    ),
    "post-vault": drawn(
        rings(84, 70, (44, 44), 3),
        rings(84, 70, (8, 8)),
        sketch((84, 70), (92, 60), wide=3),
        wall((2, 50, 60, 98), 0.2, 5, (38, 21)),
        icon("key", 14, 84, 40),
    ),
    "post-long": drawn(
        sketch((4, 40), (34, 58), (52, 62), (96, 92), wide=2.4),
        sketch((4, 56), (30, 74), (50, 78), (86, 98), wide=2.4),
        icon("envelope", 24, 62, 30, 330),
        icon("envelope", 74, 86, 28, 330),
    ),
    "post-wheel": drawn(
        rings(12, 62, (46, 46), 2),
        sketch((12, 30), (12, 94)),
        sketch((2, 62), (24, 62)),
        rings(88, 62, (46, 46), 2),
        sketch((88, 30), (88, 94)),
        sketch((76, 62), (99, 62)),
        icon("swirl", 50, 88, 28),
    ),
    "post-drop": drawn(
        sketch((30, 40), (30, 98), wide=2.4),
        sketch((70, 40), (70, 98), wide=2.4),
        ruled((30, 56, 70, 92), 4),
        icon("envelope", 50, 74, 30, 20),
        icon("envelope", 46, 90, 28, 340),
        sketch((86, 60), (86, 90), (80, 82)),
    ),
    "post-tube": drawn(
        sketch((6, 97), (6, 40), (14, 20), (14, 3), wide=2.4),
        sketch((20, 97), (20, 44), (26, 24), (26, 3), wide=2.4),
        icon("wind", 86, 70, 50),
        icon("envelope", 13, 66, 26),
    ),
}

MAP = Map(
    corners={
        "tube-nw": (342, 117),
        "tube-ne": (636, 120),
        "drop-tube": (636, 147),
        "drop-ne": (886, 149),
        "long-nw": (48, 175),
        "long-ne": (312, 173),
        "long-wheel": (312, 256),
        "tube-wheel": (341, 257),
        "drop-tube-wheel": (635, 259),
        "long-parcels-nw": (45, 343),
        "long-parcels-ne": (271, 339),
        "long-parcels-se": (270, 383),
        "wheel-se": (605, 341),
        "drop-vault-wheel": (633, 341),
        "drop-vault": (885, 342),
        "long-parcels-scales-wheel": (312, 383),
        "scales-wheel": (605, 384),
        "scales-vault": (632, 384),
        "holes-scales-vault": (634, 511),
        "holes-vault": (886, 512),
        "parcels-sorter": (45, 553),
        "counter-parcels-scales-sorter": (312, 551),
        "counter-holes-scales": (634, 551),
        "sacks-sorter": (47, 721),
        "counter-sacks-sorter": (312, 719),
        "counter-sacks-slot": (312, 761),
        "counter-holes-slot": (635, 762),
        "holes-slot": (636, 819),
        "holes-se": (886, 821),
        "sacks-sw": (47, 930),
        "sacks-slot": (314, 927),
        "slot-se": (636, 929),
    },
    areas={
        "post-slot": Area(
            "counter-sacks-slot counter-holes-slot holes-slot slot-se sacks-slot",
            (319, 779, 629, 921),
            (243, 213, 160),
        ),
        "post-sacks": Area(
            ("sacks-sorter counter-sacks-sorter counter-sacks-slot sacks-slot sacks-sw"),
            (53, 727, 305, 915),
            (174, 147, 103),
        ),
        "post-sorter": Area(
            ("parcels-sorter counter-parcels-scales-sorter counter-sacks-sorter sacks-sorter"),
            (57, 563, 303, 713),
            (192, 167, 144),
        ),
        "post-counter": Area(
            (
                "counter-parcels-scales-sorter counter-holes-scales "
                "counter-holes-slot counter-sacks-slot counter-sacks-sorter"
            ),
            (317, 559, 623, 755),
            (229, 183, 154),
        ),
        "post-holes": Area(
            (
                "holes-scales-vault holes-vault holes-se holes-slot "
                "counter-holes-slot counter-holes-scales"
            ),
            (643, 517, 879, 813),
            (196, 169, 123),
        ),
        "post-parcels": Area(
            (
                "long-parcels-nw long-parcels-ne long-parcels-se "
                "long-parcels-scales-wheel counter-parcels-scales-sorter "
                "parcels-sorter"
            ),
            (51, 351, 263, 547),
            (173, 146, 109),
        ),
        "post-scales": Area(
            (
                "long-parcels-scales-wheel scales-wheel scales-vault "
                "holes-scales-vault counter-holes-scales "
                "counter-parcels-scales-sorter"
            ),
            (317, 391, 625, 545),
            (235, 215, 171),
        ),
        "post-vault": Area(
            ("drop-vault-wheel drop-vault holes-vault holes-scales-vault scales-vault"),
            (641, 349, 877, 497),
            (163, 147, 133),
        ),
        "post-long": Area(
            (
                "long-nw long-ne long-wheel long-parcels-scales-wheel "
                "long-parcels-se long-parcels-ne long-parcels-nw"
            ),
            (59, 183, 305, 333),
            (212, 191, 163),
        ),
        "post-wheel": Area(
            (
                "long-wheel tube-wheel drop-tube-wheel drop-vault-wheel wheel-se "
                "scales-wheel long-parcels-scales-wheel"
            ),
            (317, 267, 597, 377),
            (185, 139, 116),
        ),
        "post-drop": Area(
            "drop-tube drop-ne drop-vault drop-vault-wheel drop-tube-wheel",
            (645, 155, 879, 335),
            (185, 168, 157),
        ),
        "post-tube": Area(
            "tube-nw tube-ne drop-tube drop-tube-wheel tube-wheel",
            (347, 139, 629, 251),
            (243, 215, 148),
        ),
    },
    parts=(
        ("post-slot", "post-sacks", "post-sorter", "post-counter", "post-holes"),
        ("post-parcels", "post-scales", "post-vault"),
        ("post-long", "post-wheel", "post-drop", "post-tube"),
    ),
    art=ART,
    page=Tint((206, 178, 134), (232, 208, 166), (150, 110, 66)),
)
