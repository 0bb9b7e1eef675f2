"""Chapter III, first sheet: the town behind the page, mirrored."""

from rendering.palette import Tint
from rendering.wonder_book.drawing import (
    boards,
    coil,
    drawn,
    gate,
    grid,
    icon,
    print_lines,
    rings,
    ruled,
    sketch,
    tufts,
    wall,
    waves,
)
from rendering.wonder_book.maps import Area, Map, Painter

ART: dict[str, Painter] = {
    "dark-gutter": drawn(
        sketch((10, 98), (12, 70), (8, 40)),
        sketch((90, 98), (88, 66), (92, 36)),
        boards((14, 74, 86, 98), 3, 1),
        icon("portal", 50, 86, 54),
    ),
    "dark-well": drawn(
        icon("fountain", 84, 76, 96),
        waves((4, 88, 66, 96), 3),
        rings(16, 70, (34, 14), 2),
        tufts(60, 4, 56, 70),
    ),
    "dark-court": drawn(
        ruled((2, 82, 98, 97), 4),
        sketch((16, 98), (36, 82)),
        sketch((50, 98), (50, 82)),
        sketch((84, 98), (64, 82)),
        icon("lamp", 88, 62, 66),
        icon("lamp", 12, 64, 54),
    ),
    "dark-bakery": drawn(
        wall((2, 4, 98, 98), 0.13, 2, (36, 21)),
        gate(14, 97, 38, 60),
        icon("bread", 90, 86, 46),
        icon("hand", 76, 88, 36),
    ),
    "dark-belfry": drawn(
        sketch((14, 98), (14, 52), (50, 36), (86, 52), (86, 98)),
        icon("bell", 50, 78, 84, 180),
        sketch((14, 60), (86, 60)),
        ruled((18, 92, 34, 97), 2),
    ),
    "dark-turn": drawn(
        rings(50, 62, (88, 44), 2),
        sketch((6, 74), (94, 74), wide=3),
        sketch((6, 84), (94, 84), wide=3),
        boards((8, 75, 92, 84), 1, 3),
        icon("swirl", 50, 94, 26),
    ),
    "dark-post": drawn(
        grid((4, 56, 30, 96), 3, 4, 4, 0.4),
        grid((72, 56, 97, 96), 3, 4, 5, 0.4),
        icon("horn", 50, 84, 56),
    ),
    "dark-mural": drawn(
        wall((2, 4, 98, 98), 0.1, 6, (34, 20)),
        icon("caterpillar", 20, 84, 52),
        coil(48, 84, 22),
        icon("dragon", 76, 82, 60),
        print_lines((10, 95, 90, 97), 2, 7, 2),
    ),
    "dark-leaf": drawn(
        sketch((6, 60), (30, 46), (70, 46), (96, 60), (70, 76), (30, 76), (6, 60)),
        sketch((6, 60), (96, 60)),
        sketch((30, 46), (42, 60), (30, 76)),
        sketch((54, 46), (66, 60), (54, 76)),
        waves((4, 88, 96, 96), 2),
    ),
    "dark-luggage": drawn(
        icon("satchel", 14, 84, 44),
        icon("backpack", 84, 82, 48),
        ruled((4, 97, 96, 98), 1, 2.4),
        sketch((30, 97), (30, 74), (56, 74), (56, 97)),
    ),
    "dark-lectern": drawn(
        sketch((30, 98), (46, 84), (46, 62)),
        sketch((70, 98), (54, 84), (54, 62)),
        sketch((14, 66), (50, 58), (86, 66), (50, 72), (14, 66)),
        icon("book", 50, 52, 60),
        icon("candle", 16, 88, 34),
    ),
}

MAP = Map(
    corners={
        "luggage-nw": (536, 121),
        "luggage-ne": (726, 125),
        "post-nw": (290, 141),
        "post-ne": (505, 142),
        "lectern-luggage": (725, 169),
        "lectern-ne": (886, 172),
        "lectern-se": (882, 447),
        "mural-nw": (45, 288),
        "mural-se": (238, 508),
        "mural-post": (285, 278),
        "leaf-post": (502, 312),
        "leaf-luggage": (530, 306),
        "leaf-lectern-luggage": (717, 317),
        "mural-post-turn": (279, 363),
        "leaf-post-turn": (502, 363),
        "leaf-nw": (543, 364),
        "leaf-lectern": (713, 442),
        "bakery-leaf-w": (542, 479),
        "bakery-leaf-e": (713, 485),
        "bakery-ne": (883, 484),
        "bakery-nw": (545, 494),
        "bakery-turn": (502, 491),
        "mural-turn": (277, 505),
        "court-turn": (278, 536),
        "bakery-court-turn": (499, 532),
        "belfry-mural-w": (44, 631),
        "belfry-mural-e": (238, 620),
        "belfry-court": (281, 617),
        "bakery-court-well": (502, 689),
        "bakery-well": (886, 703),
        "belfry-court-gutter": (287, 746),
        "court-gutter-well": (510, 744),
        "belfry-sw": (55, 909),
        "belfry-gutter": (286, 899),
        "gutter-sw": (290, 923),
        "gutter-well": (510, 926),
        "well-se": (886, 930),
    },
    areas={
        "dark-gutter": Area(
            ("belfry-court-gutter court-gutter-well gutter-well gutter-sw belfry-gutter"),
            (297, 761, 503, 909),
            (196, 190, 214),
        ),
        "dark-well": Area(
            "bakery-court-well bakery-well well-se gutter-well court-gutter-well",
            (515, 709, 879, 911),
            (176, 186, 216),
        ),
        "dark-court": Area(
            (
                "court-turn bakery-court-turn bakery-court-well court-gutter-well "
                "belfry-court-gutter belfry-court"
            ),
            (293, 543, 493, 739),
            (208, 204, 222),
        ),
        "dark-bakery": Area(
            (
                "bakery-turn bakery-nw bakery-leaf-w bakery-leaf-e bakery-ne "
                "bakery-well bakery-court-well bakery-court-turn"
            ),
            (507, 499, 873, 683),
            (206, 186, 208),
        ),
        "dark-belfry": Area(
            (
                "belfry-mural-w belfry-mural-e belfry-court belfry-court-gutter "
                "belfry-gutter belfry-sw"
            ),
            (69, 637, 277, 889),
            (186, 180, 210),
        ),
        "dark-turn": Area(
            ("mural-post-turn leaf-post-turn bakery-turn bakery-court-turn court-turn mural-turn"),
            (285, 369, 493, 525),
            (196, 202, 216),
        ),
        "dark-post": Area(
            "post-nw post-ne leaf-post leaf-post-turn mural-post-turn mural-post",
            (295, 155, 495, 353),
            (212, 198, 216),
        ),
        "dark-mural": Area(
            (
                "mural-nw mural-post mural-post-turn mural-turn mural-se "
                "belfry-mural-e belfry-mural-w"
            ),
            (51, 299, 231, 613),
            (222, 214, 228),
        ),
        "dark-leaf": Area(
            (
                "leaf-post leaf-luggage leaf-lectern-luggage leaf-lectern "
                "bakery-leaf-e bakery-leaf-w leaf-nw leaf-post-turn"
            ),
            (549, 323, 703, 473),
            (190, 200, 206),
        ),
        "dark-luggage": Area(
            ("luggage-nw luggage-ne lectern-luggage leaf-lectern-luggage leaf-luggage"),
            (541, 129, 713, 301),
            (206, 196, 190),
        ),
        "dark-lectern": Area(
            ("lectern-luggage lectern-ne lectern-se leaf-lectern leaf-lectern-luggage"),
            (733, 181, 865, 435),
            (220, 208, 196),
        ),
    },
    parts=(
        ("dark-gutter", "dark-well", "dark-court", "dark-bakery", "dark-belfry"),
        ("dark-turn", "dark-post", "dark-mural", "dark-leaf", "dark-luggage", "dark-lectern"),
    ),
    art=ART,
    page=Tint((66, 60, 88), (94, 88, 120), (36, 32, 54)),
)
