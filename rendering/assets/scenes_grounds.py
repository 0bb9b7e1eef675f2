"""What lies behind the sign of a page without a scene of its own: the land of each chapter, in
two views. Build time only."""

from random import Random

from rendering.assets.props import disc, mixed
from rendering.assets.stage import (
    CREAM,
    WIDE,
    at,
    bent_lamp,
    cloud,
    cottage,
    fir,
    flakes,
    glow,
    group,
    hill,
    line,
    near,
    rect,
    sky,
    stars,
    stroke,
    torn,
)

HIGH = 480  # units
SIZE = (800, 320)  # pixels
VIEWS = 2


def _land(view: int, tone: str) -> str:
    """Two hills, the farther one paler."""
    dice = Random(view * 7 + 1)
    far = [dice.uniform(290, 380) for _ in range(6)]
    front = [dice.uniform(400, 440) for _ in range(7)]
    return near(hill(far, mixed(tone, "#ffffff", 0.25), foot=HIGH)) + near(
        hill(front, tone, foot=HIGH)
    )


def _eight(view: int) -> str:
    """Chapter I: an evening of hills and houses."""
    things = (
        cottage(170, 400, 1.3, "#d9b184", "#8a4b34")
        + cottage(1030, 404, 1.5, "#c98f5c", "#4d6a76"),
        bent_lamp(130, 440, 1.5, "#ffdf8a") + bent_lamp(1080, 440, 1.5, "#ffdf8a", mirror=True),
    )[view]
    clouds = cloud(250 + view * 240, 90, 0.9, "#7d8ab0")
    return sky("#4a6390", "#e2a98c") + near(clouds) + _land(view, "#6d8a5c") + near(things)


def _fold(view: int) -> str:
    """Chapter II: snow of paper."""
    things = (
        cottage(150, 420, 1.2, "#c98f5c", "#f2f2ee")
        + cottage(1060, 420, 1.4, "#b8795a", "#f2f2ee"),
        bent_lamp(140, 440, 1.5, "#ffdf8a", mirror=False) + fir(1080, 420, 1.4, "#8fa6b8"),
    )[view]
    return (
        sky("#3d5480", "#a9bcd6") + _land(view, "#e6ecf4") + near(things)
        + near(flakes(40, view + 3, 6, square=True))
    )  # fmt: skip


def _dark(view: int) -> str:
    """Chapter III: silver lines on black."""
    dice, lines = Random(view + 2), ""
    for n in range(7):
        x, high = 40 + n * 170 + view * 30, dice.uniform(70, 190)
        top = [
            (x, 420),
            (x, 420 - high),
            (x + 55, 370 - high),
            (x + 110, 420 - high),
            (x + 110, 420),
        ]
        lines += stroke(top, "#8f98b4", 4)
    return (
        sky("#12121c", "#34324c") + group(stars(20, view, 200), "flat") + group(lines, "thin")
        + near(hill([410, 420, 412, 420, 410], "#1e1f2e", foot=HIGH))
    )  # fmt: skip


def _post(view: int) -> str:
    """Chapter IV: pigeonholes and letters."""
    dice, holes = Random(view + 5), ""
    for n in range(6 * 15):
        x, y = 10 + n % 15 * 80, 12 + n // 15 * 70
        holes += rect(x, y, 68, 58, "#4a3220", 3)
        if dice.random() < 0.4:
            letter = rect(-24, -16, 48, 32, CREAM, 2) + stroke(
                [(-22, -14), (0, 2), (22, -14)], "#b39a6a", 2
            )
            holes += at(letter, x + 34, y + 36, turn=dice.uniform(-12, 12))
    wall = group(rect(0, 0, WIDE, HIGH, "#8a6238") + holes, "flat")
    light = glow(300 + view * 300, 180, 460, "#ffe2a0", 0.55)
    return wall + light + near(hill([430, 416, 430, 410, 430], "#c9a870", "#8a6238", HIGH))


def _red(view: int) -> str:
    """Chapter V: a page with what is left of its country, and a red line."""
    front = [[420, 420, 410, 380, 340], [350, 390, 420, 420, 420]][view]
    red = line(
        f"M-20 {300 + view * 20} Q600 {250 - view * 40} 1220 {320 - view * 30}", "#c8402f", 9
    )
    far = near(hill([330, 300, 320, 300, 340], "#e2d0c0", foot=HIGH))
    kept = near(hill([float(y) for y in front], "#9db06a", foot=HIGH))
    return sky("#e9c8b8", "#fbeee2") + far + group(red, "thin") + kept


def _bolt(view: int) -> str:
    """Chapter VI: dusk over the last page."""
    sun = near(disc(260 + view * 330, 190, 80, "#f6d79a"))
    far = [(-40.0, 380.0), (400, 350 + view * 14), (800, 372), (1240, 350)]
    return (
        sky("#6a4a78", "#f0a070") + glow(260 + view * 330, 190, 280, "#ffd79a", 0.7) + sun
        + near(torn(far, "#b08a9a", view + 2))
        + near(torn([(-40, 420), (300, 436), (900, 410), (1240, 430)], "#e3d3c8", view + 7))
    )  # fmt: skip


GROUNDS = {
    f"ground-{chapter}-{view}": (draw(view),)
    for chapter, draw in enumerate((_eight, _fold, _dark, _post, _red, _bolt), 1)
    for view in range(VIEWS)
}
