"""Chapter III, second sheet: the cut page in the dark."""

from rendering.palette import Tint
from rendering.wonder_book.drawing import (
    coil,
    crumbs,
    drawn,
    icon,
    print_lines,
    rings,
    ruled,
    sketch,
)
from rendering.wonder_book.maps import Area, Map, Painter

ART: dict[str, Painter] = {
    "dark-brink": drawn(
        sketch((2, 70), (20, 76), (36, 72), (60, 80), (98, 76), wide=3),
        ruled((6, 90, 80, 98), 3),
        icon("portal", 22, 86, 50),
    ),
    "dark-crumbs": drawn(
        crumbs((6, 56, 94, 96), 22, 1),
        sketch((64, 96), (62, 80), (88, 76), (92, 92), (64, 96)),
    ),
    "dark-lower": drawn(
        ruled((4, 74, 96, 74), 1, 2),
        print_lines((4, 4, 96, 10), 2, 2),
        icon("quill", 84, 86, 40),
        sketch((14, 92), (22, 84), (28, 94), (36, 84), (44, 92), (60, 86)),
    ),
    "dark-corner": drawn(
        sketch((60, 98), (97, 52), wide=2.6),
        sketch((60, 98), (66, 62), (97, 52)),
        ruled((6, 84, 52, 96), 3),
    ),
    "dark-field": drawn(
        coil(50, 74, 52, 3.2),
        sketch((6, 92), (26, 90), (34, 94)),
        sketch((70, 94), (94, 91)),
    ),
    "dark-ruled": drawn(
        sketch((92, 3), (94, 97), wide=3),
        icon("ruler", 84, 80, 62),
        sketch((6, 88), (70, 86)),
        sketch((6, 94), (70, 92)),
    ),
    "dark-thin": drawn(
        rings(50, 72, (62, 46), 3),
        icon("eye", 50, 72, 64),
    ),
    "dark-lines": drawn(
        print_lines((5, 6, 95, 97), 11, 3),
    ),
    "dark-upper": drawn(
        ruled((4, 22, 96, 22), 1, 2),
        print_lines((6, 92, 94, 97), 2, 4),
        icon("feather", 82, 74, 44),
        sketch((10, 80), (20, 72), (28, 82), (38, 74), (50, 80)),
    ),
    "dark-cut": drawn(
        sketch((22, 96), (48, 50), (56, 4), wide=2.6),
        sketch((34, 98), (58, 54), (64, 4), wide=2.6),
        icon("hand", 76, 78, 56),
        icon("needle", 16, 66, 44),
    ),
}

MAP = Map(
    corners={
        "cut-nw": (685, 231),
        "cut-ne": (861, 226),
        "upper-nw": (502, 264),
        "cut-upper": (689, 255),
        "lines-nw": (263, 283),
        "lines-upper": (502, 274),
        "thin-nw": (45, 333),
        "lines-thin": (263, 313),
        "field-lines-thin": (274, 512),
        "field-lines-ruled-upper": (509, 503),
        "cut-ruled-upper": (694, 501),
        "cut-ruled": (871, 490),
        "crumbs-thin": (60, 579),
        "crumbs-field-thin": (273, 561),
        "corner-field-ruled": (528, 683),
        "corner-ruled": (886, 673),
        "brink-crumbs": (71, 768),
        "brink-crumbs-field-lower": (291, 753),
        "corner-field-lower": (532, 741),
        "brink-sw": (85, 930),
        "brink-lower": (303, 918),
        "corner-lower": (540, 907),
        "corner-se": (886, 902),
    },
    areas={
        "dark-brink": Area(
            "brink-crumbs brink-crumbs-field-lower brink-lower brink-sw",
            (87, 777, 289, 911),
            (145, 125, 205),
        ),
        "dark-crumbs": Area(
            "crumbs-thin crumbs-field-thin brink-crumbs-field-lower brink-crumbs",
            (77, 585, 269, 751),
            (153, 213, 223),
        ),
        "dark-lower": Area(
            "brink-crumbs-field-lower corner-field-lower corner-lower brink-lower",
            (311, 757, 529, 901),
            (163, 203, 252),
        ),
        "dark-corner": Area(
            ("corner-field-ruled corner-ruled corner-se corner-lower corner-field-lower"),
            (551, 685, 875, 895),
            (204, 144, 194),
        ),
        "dark-field": Area(
            (
                "field-lines-thin field-lines-ruled-upper corner-field-ruled "
                "corner-field-lower brink-crumbs-field-lower crumbs-field-thin"
            ),
            (299, 517, 503, 735),
            (247, 223, 183),
        ),
        "dark-ruled": Area(
            ("field-lines-ruled-upper cut-ruled-upper cut-ruled corner-ruled corner-field-ruled"),
            (529, 511, 861, 657),
            (202, 182, 252),
        ),
        "dark-thin": Area(
            "thin-nw lines-thin field-lines-thin crumbs-field-thin crumbs-thin",
            (61, 335, 259, 557),
            (204, 144, 194),
        ),
        "dark-lines": Area(
            ("lines-nw lines-upper field-lines-ruled-upper field-lines-thin lines-thin"),
            (281, 295, 495, 497),
            (163, 203, 252),
        ),
        "dark-upper": Area(
            ("upper-nw cut-upper cut-ruled-upper field-lines-ruled-upper lines-upper"),
            (515, 271, 685, 495),
            (183, 243, 252),
        ),
        "dark-cut": Area(
            "cut-nw cut-ne cut-ruled cut-ruled-upper cut-upper",
            (707, 237, 855, 483),
            (176, 116, 166),
        ),
    },
    parts=(
        (
            "dark-brink",
            "dark-crumbs",
            "dark-lower",
            "dark-corner",
            "dark-field",
            "dark-ruled",
            "dark-thin",
            "dark-lines",
            "dark-upper",
        ),
        ("dark-cut",),
    ),
    art=ART,
    page=Tint((66, 60, 88), (94, 88, 120), (36, 32, 54)),
)
