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
        "luggage-nw": (508, 120),
        "luggage-ne": (698, 124),
        "post-nw": (263, 142),
        "post-ne": (476, 141),
        "lectern-luggage": (696, 168),
        "lectern-ne": (886, 172),
        "lectern-se": (882, 447),
        "mural-nw": (45, 288),
        "mural-se": (210, 509),
        "mural-post": (258, 279),
        "leaf-post": (473, 311),
        "leaf-luggage": (501, 305),
        "leaf-lectern-luggage": (689, 316),
        "mural-post-turn": (252, 364),
        "leaf-post-turn": (473, 362),
        "leaf-nw": (514, 363),
        "leaf-lectern": (684, 441),
        "bakery-leaf-w": (514, 478),
        "bakery-leaf-e": (684, 484),
        "bakery-ne": (883, 484),
        "bakery-nw": (516, 493),
        "bakery-turn": (473, 490),
        "mural-turn": (250, 506),
        "court-turn": (251, 536),
        "bakery-court-turn": (470, 532),
        "belfry-mural-w": (44, 631),
        "belfry-mural-e": (211, 621),
        "belfry-court": (254, 618),
        "bakery-court-well": (473, 688),
        "bakery-well": (886, 703),
        "belfry-court-gutter": (260, 747),
        "court-gutter-well": (481, 743),
        "belfry-sw": (55, 909),
        "belfry-gutter": (259, 899),
        "gutter-sw": (263, 924),
        "gutter-well": (482, 925),
        "well-se": (886, 930),
    },
    areas={
        "dark-gutter": Area(
            ("belfry-court-gutter court-gutter-well gutter-well gutter-sw belfry-gutter"),
            (271, 761, 475, 909),
            (161, 150, 195),
        ),
        "dark-well": Area(
            "bakery-court-well bakery-well well-se gutter-well court-gutter-well",
            (487, 709, 879, 909),
            (112, 131, 188),
        ),
        "dark-court": Area(
            (
                "court-turn bakery-court-turn bakery-court-well court-gutter-well "
                "belfry-court-gutter belfry-court"
            ),
            (265, 543, 463, 739),
            (214, 206, 240),
        ),
        "dark-bakery": Area(
            (
                "bakery-turn bakery-nw bakery-leaf-w bakery-leaf-e bakery-ne "
                "bakery-well bakery-court-well bakery-court-turn"
            ),
            (479, 499, 873, 681),
            (180, 142, 184),
        ),
        "dark-belfry": Area(
            (
                "belfry-mural-w belfry-mural-e belfry-court belfry-court-gutter "
                "belfry-gutter belfry-sw"
            ),
            (69, 635, 249, 889),
            (134, 122, 179),
        ),
        "dark-turn": Area(
            ("mural-post-turn leaf-post-turn bakery-turn bakery-court-turn court-turn mural-turn"),
            (257, 369, 463, 525),
            (175, 186, 213),
        ),
        "dark-post": Area(
            "post-nw post-ne leaf-post leaf-post-turn mural-post-turn mural-post",
            (267, 155, 467, 353),
            (173, 146, 180),
        ),
        "dark-mural": Area(
            (
                "mural-nw mural-post mural-post-turn mural-turn mural-se "
                "belfry-mural-e belfry-mural-w"
            ),
            (49, 303, 203, 615),
            (220, 205, 231),
        ),
        "dark-leaf": Area(
            (
                "leaf-post leaf-luggage leaf-lectern-luggage leaf-lectern "
                "bakery-leaf-e bakery-leaf-w leaf-nw leaf-post-turn"
            ),
            (519, 323, 675, 471),
            (117, 136, 148),
        ),
        "dark-luggage": Area(
            ("luggage-nw luggage-ne lectern-luggage leaf-lectern-luggage leaf-luggage"),
            (513, 129, 685, 299),
            (173, 154, 142),
        ),
        "dark-lectern": Area(
            ("lectern-luggage lectern-ne lectern-se leaf-lectern leaf-lectern-luggage"),
            (705, 181, 865, 433),
            (204, 182, 159),
        ),
    },
    parts=(
        ("dark-gutter", "dark-well", "dark-court", "dark-bakery", "dark-belfry"),
        ("dark-turn", "dark-post", "dark-mural", "dark-leaf", "dark-luggage", "dark-lectern"),
    ),
    art=ART,
    page=Tint((66, 60, 88), (94, 88, 120), (36, 32, 54)),
)
