"""Chapter VI, second sheet: the last page, a country in pen strokes."""

from rendering.palette import Tint
from rendering.wonder_book.drawing import (
    drawn,
    hail,
    icon,
    print_lines,
    rings,
    ruled,
    sketch,
    tufts,
    waves,
)
from rendering.wonder_book.maps import Area, Map, Painter

ART: dict[str, Painter] = {
    "bolt-margin": drawn(
        sketch((94, 3), (94, 97), wide=2.4),
        tufts(92, 5, 8, 80),
        icon("feather", 20, 76, 44),
        sketch((40, 84), (50, 76), (60, 86), (72, 78)),
    ),
    "bolt-capital": drawn(
        sketch((16, 58), (84, 58), (84, 97), (16, 97), (16, 58), wide=2.6),
        sketch((32, 94), (50, 62), (68, 94), wide=5),
        sketch((40, 82), (60, 82), wide=4),
        icon("leaf", 24, 68, 26),
        icon("leaf", 76, 68, 26),
    ),
    "bolt-comma": drawn(
        waves((3, 72, 97, 96), 4, 6),
        *(rings(14 + 24 * i, 66, (7, 7), 3, 3) for i in range(4)),
        *(sketch((16.5 + 24 * i, 66), (15 + 24 * i, 73), wide=3) for i in range(4)),
    ),
    "bolt-white": drawn(
        sketch((6, 94), (24, 92), (34, 95)),
        sketch((66, 93), (92, 95)),
    ),
    "bolt-sentence": drawn(
        print_lines((4, 66, 96, 96), 4, 2, 4),
        print_lines((4, 5, 96, 8), 2, 3, 4),
    ),
    "bolt-footnote": drawn(
        ruled((5, 60, 60, 60), 1, 2.2),
        icon("success", 12, 70, 22),
        print_lines((20, 70, 95, 96), 6, 4, 2),
    ),
    "bolt-struck": drawn(
        print_lines((4, 76, 96, 94), 3, 5, 4),
        sketch((2, 84), (30, 80), (64, 88), (98, 82), wide=4),
        sketch((2, 92), (40, 88), (70, 95), (98, 89), wide=4),
    ),
    "bolt-stop": drawn(
        rings(50, 76, (62, 40), 8, 3),
    ),
    "bolt-hail": drawn(
        hail((8, 46, 96, 88), 22, 6),
    ),
    "bolt-hill": drawn(
        sketch((3, 50), (20, 40), (44, 32), (70, 40), (97, 60), wide=2.4),
        tufts(46, 5, 10, 84),
        tufts(52, 3, 76, 94),
        sketch((80, 60), (88, 76), (84, 92), (92, 98)),
    ),
    "bolt-tower": drawn(
        sketch((76, 97), (78, 40), (94, 40), (96, 97), wide=2.6),
        sketch((74, 40), (86, 16), (98, 40), (74, 40), wide=2.6),
        sketch((82, 97), (82, 82), (86, 76), (90, 82), (90, 97), wide=2.2),
        sketch((84, 52), (88, 52), (88, 62), (84, 62), (84, 52)),
        hail((4, 70, 60, 86), 8, 7),
    ),
}

AREAS = {
    "bolt-margin": Area(
        "capital-margin capital-comma-margin comma-margin margin-sw",
        (59, 775, 299, 911),
        (244, 242, 217),
    ),
    "bolt-capital": Area(
        (
            "capital-sentence capital-sentence-white capital-comma-white "
            "capital-comma-margin capital-margin"
        ),
        (59, 479, 289, 747),
        (234, 201, 121),
    ),
    "bolt-comma": Area(
        (
            "capital-comma-white comma-footnote-struck-white comma-footnote "
            "comma-margin capital-comma-margin"
        ),
        (313, 707, 501, 913),
        (155, 180, 177),
    ),
    "bolt-white": Area(
        (
            "capital-sentence-white hail-sentence-white hail-white struck-white "
            "comma-footnote-struck-white capital-comma-white"
        ),
        (309, 465, 493, 689),
        (243, 241, 228),
    ),
    "bolt-sentence": Area(
        ("sentence-nw hail-sentence hail-sentence-white capital-sentence-white capital-sentence"),
        (57, 253, 337, 449),
        (181, 174, 136),
    ),
    "bolt-footnote": Area(
        (
            "comma-footnote-struck-white footnote-stop-struck footnote-stop "
            "footnote-se comma-footnote"
        ),
        (521, 719, 728, 915),
        (242, 244, 212),
    ),
    "bolt-struck": Area(
        (
            "struck-white hill-struck-w hill-struck-e hill-stop-struck "
            "footnote-stop-struck comma-footnote-struck-white"
        ),
        (513, 535, 725, 695),
        (244, 186, 174),
    ),
    "bolt-stop": Area(
        "footnote-stop-struck hill-stop-struck hill-stop stop-se footnote-stop",
        (746, 603, 879, 911),
        (144, 139, 134),
    ),
    "bolt-hail": Area(
        ("hail-sentence hail-tower hail-hill-tower hail-hill hail-white hail-sentence-white"),
        (363, 247, 561, 449),
        (191, 206, 209),
    ),
    "bolt-hill": Area(
        (
            "hail-hill-tower hill-tower hill-stop hill-stop-struck "
            "hill-struck-e hill-struck-w hail-hill"
        ),
        (579, 345, 877, 507),
        (161, 189, 111),
    ),
    "bolt-tower": Area(
        "tower-nw tower-ne hill-tower hail-hill-tower hail-tower",
        (587, 133, 873, 317),
        (252, 241, 199),
    ),
}

MAP = Map(
    corners={
        "tower-nw": (578, 122),
        "tower-ne": (886, 124),
        "sentence-nw": (46, 248),
        "hail-sentence": (357, 242),
        "hail-tower": (577, 240),
        "hail-hill-tower": (575, 322),
        "hill-tower": (883, 333),
        "capital-sentence": (42, 469),
        "capital-sentence-white": (294, 461),
        "hail-sentence-white": (349, 456),
        "hail-white": (499, 460),
        "hail-hill": (572, 464),
        "struck-white": (500, 514),
        "hill-struck-w": (571, 514),
        "hill-struck-e": (734, 522),
        "capital-comma-white": (297, 702),
        "comma-footnote-struck-white": (507, 702),
        "footnote-stop-struck": (736, 712),
        "hill-stop-struck": (736, 592),
        "hill-stop": (886, 594),
        "capital-margin": (53, 770),
        "capital-comma-margin": (304, 758),
        "footnote-stop": (738, 920),
        "stop-se": (886, 920),
        "margin-sw": (55, 930),
        "comma-margin": (306, 924),
        "comma-footnote": (506, 921),
        "footnote-se": (734, 930),
    },
    areas=AREAS,
    parts=(tuple(AREAS),),
    art=ART,
    page=Tint((238, 214, 164), (252, 240, 208), (170, 164, 100)),
)
