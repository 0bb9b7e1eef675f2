"""What Wonder Book's scenes in the old tower are set up from: its hours, walls, window and stair.
Build time only.

Two places serve all six chapters, the desk and the hooks: each chapter sees them at another hour
and from another side.
"""

from typing import NamedTuple

from rendering.assets.props import disc, mixed, outline, polygon
from rendering.assets.stage import (
    CREAM,
    HIGH,
    OAK,
    at,
    bricks,
    cloud,
    frames,
    group,
    near,
    rect,
    shaded,
    stroke,
)


class Hour(NamedTuple):
    """The sky in the window, the walls, and the light that falls in, with its strength."""

    sky: tuple[str, str]
    wall: str
    joint: str
    light: str
    strength: float
    hail: bool = False
    stars: bool = False


STORM = Hour(("#26335c", "#c98a86"), "#6d5148", "#3c2d30", "#8fa6d8", 0.3, hail=True)
DAWN = Hour(("#1f2a4c", "#d99a86"), "#5f5158", "#332c38", "#9fb0dc", 0.22, stars=True)
MORNING = Hour(("#8ec4d8", "#f8e2b4"), "#8d7360", "#5a463e", "#ffe6b0", 0.5)
NOON = Hour(("#6fb4d8", "#d8ecec"), "#987e68", "#65503f", "#fff2cc", 0.55)
AFTERNOON = Hour(("#9cc0cc", "#f2cf8e"), "#92745a", "#5d4636", "#ffdb94", 0.55)
NIGHT = Hour(("#1b2144", "#5a5a86"), "#5c4a4e", "#2f2430", "#ffc98a", 0.4, stars=True)
DUSK = Hour(("#6a3f66", "#f08a4a"), "#7a4f48", "#43292e", "#ff9a5a", 0.5)


PANE = "M-95 90 V-70 A95 95 0 0 1 95 -70 V90Z"
GRAINS = ((-70, 20), (-50, -90), (-30, -10), (-10, -120), (5, 40), (20, -60))
GRAINS += ((40, 10), (55, -100), (70, -30), (-60, -40), (75, 55), (-20, 60))


def window(hour: Hour, x: float, y: float) -> str:
    """In its arch of stone, with the weather outside."""
    view = shaded(*hour.sky) + outline(PANE, "url(#shade)") + _weather(hour)
    clip = f'<clipPath id="pane"><path d="{PANE}"/></clipPath>'
    inside = clip + f'<g clip-path="url(#pane)">{view}</g>'
    stone = mixed(hour.wall, "#ffffff", 0.22)
    around = f"M-123 116 V-72 A123 123 0 0 1 123 -72 V116Z {PANE}"
    arch = f'<path fill-rule="evenodd" d="{around}" fill="{stone}"/>'
    bars = stroke([(0, -160), (0, 90)], mixed(hour.joint, "#000000", 0.2), 9)
    bars += stroke([(-95, -20), (95, -20)], mixed(hour.joint, "#000000", 0.2), 9)
    sill = rect(-141, 106, 282, 26, mixed(stone, "#ffffff", 0.12), 4)
    return group(at(inside, x, y), "flat") + near(at(arch + bars + sill, x, y))


def _weather(hour: Hour) -> str:
    far = mixed(hour.sky[0], "#ffffff", 0.18)
    found = cloud(-40, -60, 0.45, far) + cloud(50, -16, 0.5, mixed(far, "#000000", 0.1))
    if hour.hail:
        for a, b in GRAINS:
            found += disc(a, b, 4, "#eef3fa")
            found += stroke([(a + 1, b - 4), (a + 7, b - 24)], "#eef3fa", 1.6, 0.5)
    if hour.stars:
        found += "".join(disc(a, b, 2, CREAM) for a, b in ((-60, -90), (10, -130), (60, -70)))
    land = mixed(hour.sky[1], "#2f5d50", 0.55)
    return found + outline("M-95 90 V52 Q-40 26 10 44 T95 40 V90Z", land)


def wall(hour: Hour, seed: int) -> str:
    return group(bricks(hour.wall, hour.joint, seed), "flat")


def torn_frame(hour: Hour) -> str:
    return frames(21, mixed(hour.joint, "#000000", 0.45))


def stair(hour: Hour, *, railed: bool = True) -> str:
    """Up to the right, with dust on each step."""
    found = ""
    for i in range(8):
        x, y = 760 + i * 62, 560 - i * 62
        tone = mixed(mixed(hour.wall, "#c3a488", 0.5), hour.joint, i / 9)
        found += polygon([(x, y), (x + 92, y), (x + 92, HIGH), (x, HIGH)], tone)
        found += rect(x, y, 96, 13, mixed(tone, "#ffffff", 0.25))
        found += rect(x, y - 6, 92, 7, "#d8cfc4", 3)
    rail = stroke([(742, 520), (1200, 50)], mixed(OAK, "#000000", 0.45), 15)
    posts = "".join(
        rect(x, 1262 - x, 7, 82, mixed(OAK, "#000000", 0.45)) for x in range(770, 1190, 62)
    )
    return near(found) + (near(rail + posts) if railed else "")
