"""Chapter V, second sheet: the nursery under the hills, and the office above it."""

from rendering.palette import Tint
from rendering.wonder_book.drawing import (
    boards,
    books,
    drawn,
    grid,
    icon,
    print_lines,
    rings,
    ruled,
    sketch,
    stair,
    stones,
    strings,
    teeth,
    waves,
)
from rendering.wonder_book.maps import Area, Map, Painter

ART: dict[str, Painter] = {
    "red-step": drawn(
        stair((50, 97, 97, 66), 4),
        rings(28, 92, (44, 10), 2),
        icon("roots", 12, 14, 46),
    ),
    "red-bath": drawn(
        sketch((8, 74), (14, 96), (86, 96), (92, 74), wide=2.6),
        waves((10, 76, 90, 82), 2),
        icon("crystal-drop", 90, 58, 28),
    ),
    "red-shelves": drawn(
        books((4, 74, 96, 96), 3),
        teeth((10, 74), (40, 74), 4),
        teeth((60, 74), (90, 74), 4),
    ),
    "red-stars": drawn(
        strings((6, 2, 94, 34), 6, 4, "success", 22),
        strings((4, 60, 96, 84), 6, 5, "success", 20),
    ),
    "red-holes": drawn(
        rings(12, 82, (26, 20), 2, 2.4),
        rings(36, 88, (20, 16), 2, 2.4),
        rings(64, 86, (24, 18), 2, 2.4),
        rings(90, 76, (22, 22), 2, 2.4),
        icon("book", 36, 88, 20),
        teeth((4, 62), (22, 62), 4),
    ),
    "red-bench": drawn(
        sketch((60, 84), (96, 84), wide=3),
        sketch((64, 84), (64, 96)),
        sketch((92, 84), (92, 96)),
        icon("book", 78, 74, 44),
        books((4, 74, 30, 96), 6),
    ),
    "red-dent": drawn(
        rings(50, 84, (78, 26), 4),
        boards((3, 62, 97, 97), 3, 7),
    ),
    "red-stones": drawn(
        stones((10, 74, 92, 92), 5, 8),
        stones((16, 58, 40, 62), 1, 9),
        icon("egg", 88, 60, 34),
    ),
    "red-galley": drawn(
        sketch((8, 50), (92, 50)),
        sketch((14, 50), (14, 94), (40, 94), (40, 50)),
        sketch((54, 50), (54, 94), (82, 94), (82, 50)),
        print_lines((18, 56, 38, 90), 6, 10, 2),
        print_lines((58, 56, 80, 90), 6, 11, 2),
    ),
    "red-drawers": drawn(
        grid((4, 60, 96, 97), 5, 3),
        rings(13, 66, (4, 4)),
        rings(50, 66, (4, 4)),
        rings(87, 79, (4, 4)),
        rings(32, 91, (4, 4)),
    ),
    "red-desk": drawn(
        sketch((66, 70), (98, 70), wide=3),
        sketch((70, 70), (70, 97)),
        sketch((94, 70), (94, 97)),
        icon("quill", 88, 48, 46),
        icon("papers", 76, 56, 34),
        ruled((4, 90, 30, 96), 2),
    ),
    "red-window": drawn(
        grid((14, 50, 86, 94), 2, 2),
        icon("sun", 66, 80, 44),
        sketch((6, 97), (94, 97), wide=3),
    ),
}

MAP = Map(
    corners={
        "desk-nw": (522, 119),
        "desk-ne": (886, 122),
        "drawers-nw": (272, 147),
        "desk-drawers": (523, 146),
        "desk-drawers-galley": (522, 286),
        "desk-galley-window": (707, 291),
        "desk-window": (886, 292),
        "drawers-stones": (271, 353),
        "drawers-galley-stones": (518, 353),
        "dent-nw": (45, 383),
        "dent-stones": (268, 383),
        "galley-window": (703, 490),
        "window-se": (886, 490),
        "bench-galley-stones": (518, 494),
        "bench-galley": (702, 511),
        "bench-ne": (883, 512),
        "dent-stars-stones": (267, 537),
        "bench-stars-stones": (520, 535),
        "bath-dent": (46, 581),
        "bath-dent-stars": (270, 579),
        "bench-holes-stars": (520, 693),
        "bench-holes": (886, 696),
        "bath-step": (48, 752),
        "bath-shelves-stars-step": (272, 746),
        "holes-shelves-stars": (522, 747),
        "step-sw": (48, 930),
        "shelves-step": (272, 926),
        "holes-shelves": (521, 928),
        "holes-se": (886, 930),
    },
    areas={
        "red-step": Area(
            "bath-step bath-shelves-stars-step shelves-step step-sw",
            (63, 761, 261, 921),
            (224, 202, 175),
        ),
        "red-shelves": Area(
            ("bath-shelves-stars-step holes-shelves-stars holes-shelves shelves-step"),
            (277, 753, 515, 917),
            (214, 179, 133),
        ),
        "red-bath": Area(
            "bath-dent bath-dent-stars bath-shelves-stars-step bath-step",
            (53, 587, 261, 741),
            (155, 158, 185),
        ),
        "red-stars": Area(
            (
                "dent-stars-stones bench-stars-stones bench-holes-stars "
                "holes-shelves-stars bath-shelves-stars-step bath-dent-stars"
            ),
            (277, 549, 513, 731),
            (250, 226, 163),
        ),
        "red-holes": Area(
            ("bench-holes-stars bench-holes holes-se holes-shelves holes-shelves-stars"),
            (531, 701, 873, 917),
            (179, 155, 133),
        ),
        "red-bench": Area(
            (
                "bench-galley-stones bench-galley bench-ne bench-holes "
                "bench-holes-stars bench-stars-stones"
            ),
            (525, 519, 869, 683),
            (240, 197, 162),
        ),
        "red-dent": Area(
            "dent-nw dent-stones dent-stars-stones bath-dent-stars bath-dent",
            (59, 391, 261, 569),
            (220, 204, 180),
        ),
        "red-stones": Area(
            (
                "drawers-stones drawers-galley-stones bench-galley-stones "
                "bench-stars-stones dent-stars-stones dent-stones"
            ),
            (275, 367, 511, 529),
            (188, 183, 178),
        ),
        "red-galley": Area(
            (
                "desk-drawers-galley desk-galley-window galley-window bench-galley "
                "bench-galley-stones drawers-galley-stones"
            ),
            (527, 297, 695, 489),
            (226, 226, 228),
        ),
        "red-window": Area(
            "desk-galley-window desk-window window-se galley-window",
            (717, 305, 869, 485),
            (252, 194, 145),
        ),
        "red-drawers": Area(
            ("drawers-nw desk-drawers desk-drawers-galley drawers-galley-stones drawers-stones"),
            (279, 153, 511, 347),
            (208, 205, 208),
        ),
        "red-desk": Area(
            ("desk-nw desk-ne desk-window desk-galley-window desk-drawers-galley desk-drawers"),
            (531, 127, 879, 282),
            (224, 168, 162),
        ),
    },
    parts=(
        (
            "red-step",
            "red-bath",
            "red-shelves",
            "red-stars",
            "red-holes",
            "red-bench",
            "red-dent",
            "red-stones",
        ),
        ("red-galley", "red-drawers", "red-desk", "red-window"),
    ),
    art=ART,
    page=Tint((242, 226, 216), (255, 247, 240), (214, 156, 150)),
)
