"""Wonder Book's first scene: the hill in the hail. Build time only."""

from rendering.assets.plate import Plate, Slot
from rendering.assets.props import outline
from rendering.assets.stage import (
    beam,
    cloud,
    fir,
    frames,
    glow,
    group,
    hail,
    hill,
    near,
    shaded,
    sky,
    smooth,
    tower,
)


def _clouds(tone: str, *places: tuple[float, float, float]) -> str:
    return near("".join(cloud(*place, tone) for place in places))


def _firs(*places: tuple[float, float, float]) -> str:
    """The nearer, the darker."""
    return near(
        "".join(fir(*place, "#2d4a4a" if place[2] > 1.2 else "#35554f") for place in places)
    )


def _door() -> str:
    """It stands open, and light falls out of it."""
    frame = outline("M800 374 V332 A30 30 0 0 1 860 332 V374Z", "#4a3128")
    light = outline("M808 374 V336 A22 24 0 0 1 842 322 L842 374Z", "#ffd27a")
    return group(frame + light, "flat")


def _near_land() -> str:
    left = [(-40, 640), (160, 610), (400, 566), (560, 500), (700, 440), (790, 384)]
    edge = smooth([*left, (850, 392), (960, 500), (1240, 600)])
    return near(shaded("#536a62", "#2c4046") + outline(f"{edge} V760 H-40Z", "url(#shade)"))


def _path() -> str:
    d = "M560 740 C540 660 590 610 640 560 C690 510 780 460 806 374 L848 374 "
    d += "C836 450 760 520 726 580 C690 640 740 690 820 740Z"
    return group(outline(d, "#b79a78"))


SCENES: dict[str, Plate] = {
    "eight-hail": Plate(
        (
            sky("#26335c", "#c98a86"),
            glow(700, 430, 520, "#f2b48a", 0.55),
            _clouds("#4a5681", (170, 150, 1.7), (940, 110, 2), (560, 60, 1.6)),
            _clouds("#36426d", (380, 90, 1.9), (1110, 190, 1.8), (-10, 230, 1.5)),
            near(hill([470, 420, 450, 400, 470, 420, 470], "#7d6f92", "#574f78")),
            near(hill([560, 530, 520, 400, 360, 400, 520], "#5f6d6a", "#3c4a55")),
            near(tower(830, 372, 0.72, "#c3ad92", "#6b3f52")),
            _door(),
            _near_land(),
            beam([(806, 378), (844, 378), (740, 600), (540, 560)], "#ffcf7a", 0.3),
            glow(824, 346, 150, "#ffb95a", 0.7),
            _path(),
            _firs((90, 690, 1.5), (1090, 660, 1.7), (1000, 640, 1.1), (220, 670, 1.1)),
            group(hail(70, 5, 3), "flat"),
            near(hail(30, 9, 8)),
            frames(2, "#2b3752"),
        ),
        (
            Slot(818, 462, 108, "run"),
            Slot(762, 536, 142, "run"),
            Slot(676, 612, 178, "run"),
            Slot(566, 690, 215, "run"),
        ),
        all_four=True,
    ),
}
